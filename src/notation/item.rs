//! One word of a hand: a tile, a range of tiles, one number in several colours, or a joker.

use nom::branch::alt;
use nom::bytes::complete::{take_while, take_while1};
use nom::character::complete::{char, digit1, one_of};
use nom::combinator::{cut, opt, verify};
use nom::error::{ErrorKind, ParseError};
use nom::{IResult, Parser};

use super::colour::{Colours, Letters, Named, colours, is_letter};
use super::is_separator;
use crate::diagnostic::FaultKind;
use crate::rack::{Fourth, Symbol};
use crate::tile::{Face, Number, Tile};

/// The most copies a repetition may write: what the largest set holds.
const MAX_TIMES: u8 = 4;

/// The tiles that one word writes.
pub(super) type Item = Vec<(Symbol, Option<Fourth>)>;

/// A refusal: the fault, and the text it covers.
#[derive(Debug)]
pub(super) struct Refusal<'a> {
    /// The faulty text and all that follows it.
    pub(super) at: &'a str,
    /// How many bytes of it are at fault; `None`: the rest of the word.
    pub(super) length: Option<usize>,
    /// `None` where no branch knew better than that this is no tile.
    pub(super) kind: Option<FaultKind>,
}

impl<'a> Refusal<'a> {
    /// A final refusal of `text`, which `at` starts with.
    fn cut<T>(at: &'a str, text: &str, kind: FaultKind) -> IResult<&'a str, T, Self> {
        Err(nom::Err::Failure(Self { at, length: Some(text.len()), kind: Some(kind) }))
    }
}

impl<'a> ParseError<&'a str> for Refusal<'a> {
    fn from_error_kind(at: &'a str, _: ErrorKind) -> Self {
        Self { at, length: None, kind: None }
    }

    fn append(_: &'a str, _: ErrorKind, other: Self) -> Self {
        other
    }

    /// The branch that came further knows more.
    fn or(self, other: Self) -> Self {
        if other.at.len() < self.at.len() || self.kind.is_none() { other } else { self }
    }
}

type Parsed<'a, T> = IResult<&'a str, T, Refusal<'a>>;

/// Reads the word at the start of `input`; what follows must not touch it.
pub(super) fn item(input: &str, letters: Letters) -> Parsed<'_, Item> {
    let (rest, symbols) =
        alt((joker, |input| colour_first(input, letters), |input| number_first(input, letters))).parse(input)?;
    let (rest, times) = opt(repeat).parse(rest)?;
    if !rest.starts_with(|next| is_separator(next) || matches!(next, '/' | '=')) && !rest.is_empty() {
        let touching = word_at(rest);
        return Refusal::cut(rest, touching, FaultKind::TilesTouch { rest: touching.to_owned() });
    }
    let times = usize::from(times.unwrap_or(1));
    Ok((rest, symbols.into_iter().flat_map(|symbol| std::iter::repeat_n(symbol, times)).collect()))
}

/// The word of one tile as answers write it, with a blank or the end after it, and the text after it.
///
/// Nearly all words of a stream are such; [`item`] reads them alike, only slower. `None` for any other word.
pub(super) fn canonical(input: &str, letters: Letters) -> Option<(&str, Symbol, Option<Fourth>)> {
    let digit = |byte: Option<&u8>| byte.filter(|byte| byte.is_ascii_digit()).map(|byte| byte - b'0');
    let bytes = input.as_bytes();
    let (length, symbol, fourth) = match bytes {
        [b'J', b'*', ..] => (2, Symbol::Tile(Tile::FalseJoker), None),
        [b'O', b'*', ..] => (2, Symbol::Okey, None),
        [letter, first @ b'1'..=b'9', ..] => {
            let named = letters.canonical(*letter)?;
            let (length, number) = match digit(bytes.get(2)) {
                Some(second) => (3, 10 * (first - b'0') + second),
                None => (2, first - b'0'),
            };
            let face = Face::new(named.colour, Number::new(number)?);
            (length, Symbol::Tile(face.into()), named.fourth)
        }
        _ => return None,
    };
    matches!(bytes.get(length), None | Some(b' ')).then(|| (&input[length..], symbol, fourth))
}

/// The text up to the next separator or bar.
pub(super) fn word_at(text: &str) -> &str {
    let end = text.find(|next| is_separator(next) || next == '/').unwrap_or(text.len());
    &text[..end]
}

/// `J`, `J*`, `O`, `O*`.
fn joker(input: &str) -> Parsed<'_, Item> {
    let (rest, word) = verify(letters1, |word: &str| matches!(word, "j" | "J" | "o" | "O")).parse(input)?;
    let (rest, _) = opt(char('*')).parse(rest)?;
    let symbol = if word.eq_ignore_ascii_case("j") { Symbol::Tile(Tile::FalseJoker) } else { Symbol::Okey };
    Ok((rest, vec![(symbol, None)]))
}

/// `R7`, `KRB10`, `R4-7`, `kırmızı 7`.
fn colour_first(input: &str, letters: Letters) -> Parsed<'_, Item> {
    let (rest, word) = letters1(input)?;
    let named = match colours(word, letters) {
        Ok(named) => named,
        Err(kind @ FaultKind::UnknownWord { .. }) => {
            let whole = word_at(input);
            return Refusal::cut(input, whole, whole_word(kind, whole));
        }
        Err(kind) => return Refusal::cut(input, word, kind),
    };
    let (after, named) = match named {
        Colours::Word(named) => (blanks(rest)?.0, vec![named]),
        Colours::Letters(named) => (rest, named),
    };
    if !after.starts_with(|next: char| next.is_ascii_digit()) {
        return Refusal::cut(input, word_at(input), FaultKind::NumberMissing);
    }
    let (rest, numbers) = numbers(after)?;
    Ok((rest, tiles(&named, &numbers)))
}

/// `7R`, `10KRB`, `4-7R`, `7 kırmızı`.
fn number_first(input: &str, letters: Letters) -> Parsed<'_, Item> {
    let (rest, numbers) = numbers(input)?;
    let written = &input[..input.len() - rest.len()];
    let apart = blanks(rest)?.0;
    let missing = || Refusal::cut(input, written, FaultKind::ColourMissing { number: written.to_owned(), letters });
    let Ok((after, word)) = letters1(apart) else {
        return missing();
    };
    match colours(word, letters) {
        Ok(Colours::Word(named)) => Ok((after, tiles(&[named], &numbers))),
        Ok(Colours::Letters(named)) if apart == rest => Ok((after, tiles(&named, &numbers))),
        Err(kind) if apart == rest => Refusal::cut(rest, word, kind),
        _ => missing(),
    }
}

/// An unknown word is named whole, with what follows its letters.
fn whole_word(kind: FaultKind, whole: &str) -> FaultKind {
    match kind {
        FaultKind::UnknownWord { nearest, letters, .. } => {
            FaultKind::UnknownWord { word: whole.to_owned(), nearest, letters }
        }
        other => other,
    }
}

fn tiles(colours: &[Named], numbers: &[Number]) -> Item {
    let tile = |named: &Named, number: &Number| (Symbol::Tile(Face::new(named.colour, *number).into()), named.fourth);
    colours.iter().flat_map(|named| numbers.iter().map(move |number| tile(named, number))).collect()
}

/// A number, or a range of them with `-`.
fn numbers(input: &str) -> Parsed<'_, Vec<Number>> {
    let (rest, from) = number(input)?;
    let (rest, dash) = opt(one_of("-–")).parse(rest)?;
    if dash.is_none() {
        return Ok((rest, vec![from]));
    }
    let to_digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (to_text, written) = (&rest[..to_digits], &input[..input.len() - rest.len() + to_digits]);
    if to_text.is_empty() {
        return Refusal::cut(input, word_at(input), FaultKind::RangeEnd);
    }
    if !to_text.starts_with('0') && to_text.parse::<u8>().map_or(true, |to| to > Number::COUNT) {
        return Refusal::cut(input, written, FaultKind::RangePastEnd { to: to_text.to_owned() });
    }
    let (after, to) = cut(number).parse(rest)?;
    if to < from {
        let kind = FaultKind::RangeBackwards { from: from.get(), to: to.get() };
        return Refusal::cut(input, written, kind);
    }
    Ok((after, Number::all().filter(|number| (from..=to).contains(number)).collect()))
}

fn number(input: &str) -> Parsed<'_, Number> {
    let (rest, digits) = digit1(input)?;
    let significant = digits.trim_start_matches('0');
    match significant.parse().ok().and_then(Number::new) {
        Some(_) if significant.len() < digits.len() => {
            Refusal::cut(input, digits, FaultKind::LeadingZero { number: significant.to_owned() })
        }
        Some(number) => Ok((rest, number)),
        None => Refusal::cut(input, digits, FaultKind::NumberRange { number: digits.to_owned() }),
    }
}

/// `x2`: how many times the word counts.
fn repeat(input: &str) -> Parsed<'_, u8> {
    let (rest, _) = one_of("xX×").parse(input)?;
    let (after, times) = take_while(char::is_alphanumeric).parse(rest)?;
    match times.parse::<u8>() {
        Ok(count) if (1..=MAX_TIMES).contains(&count) && times.len() == 1 => Ok((after, count)),
        _ => {
            let written = &input[..input.len() - after.len()];
            Refusal::cut(input, written, FaultKind::BadRepeat { times: times.to_owned() })
        }
    }
}

fn letters1(input: &str) -> Parsed<'_, &str> {
    take_while1(is_letter).parse(input)
}

fn blanks(input: &str) -> Parsed<'_, &str> {
    take_while(char::is_whitespace).parse(input)
}

#[cfg(test)]
mod tests {
    use super::{canonical, item};
    use crate::choice::Choice;
    use crate::notation::Letters;

    /// Every letter, digit and mark that means something in a word, some that do not, and the end.
    const PIECES: [&str; 30] = [
        "", "K", "R", "B", "Y", "G", "M", "S", "J", "O", "k", "y", "j", "x", "*", "=", "-", "/", " ", ",", "0", "1",
        "2", "3", "4", "9", "ı", "\u{307}", "\u{a0}", "Q",
    ];

    #[test]
    fn canonical_words_are_read_alike_both_ways() {
        let mut read = 0;
        for at in 0..PIECES.len().pow(4) {
            let piece = |place: u32| PIECES[at / PIECES.len().pow(place) % PIECES.len()];
            let word = [piece(0), piece(1), piece(2), piece(3)].concat();
            for &letters in Letters::ALL {
                if let Some((rest, symbol, fourth)) = canonical(&word, letters) {
                    let (after, tiles) = item(&word, letters).expect("a word");
                    assert_eq!((after, tiles.as_slice()), (rest, [(symbol, fourth)].as_slice()), "{word:?}");
                    read += 1;
                }
            }
        }
        assert!(read > 1000, "{read}");
    }
}
