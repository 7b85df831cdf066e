//! One piece of a hand: a tile, a range, one number in several colours, a joker, or numbers with the colour after them.

use super::blank::{Join, after_blanks, after_blanks_of_line, between, ends_line, letters_at, word_at};
use super::colour::{Letters, Named, Names, names, starts_with_sign};
use super::count::{count_after_joker, count_in_words, count_of_next, counted_words, repeated_first};
use super::face::{Item, after_link, again, one_face, starts_with_digit, tiles, unknown_word, up_to};
use super::fault::NotationFault;
use super::joker::{Joker, joker};
use super::number::{digits, is_digit, number, number_words, numbers, numbers_before, times};
use super::wrong::{Read, Wrong};
use crate::tiles::Number;

/// The colour of numbers that come without one: that of the tile before them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Going {
    /// There is none.
    Nothing,
    /// This one.
    On(Named),
    /// One that could not be read: the numbers are passed over.
    Unread,
}

impl Going {
    const fn named(self) -> Option<Named> {
        if let Self::On(named) = self { Some(named) } else { None }
    }
}

/// What a piece means depends on what stands before it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Before<'a> {
    pub(super) letters: Letters,
    pub(super) going: Going,
    pub(super) join: Join,
    /// The last word and all that follows it, where there is one.
    pub(super) last: Option<&'a str>,
}

/// A word with its tiles.
#[derive(Debug)]
pub(super) struct Word<'a> {
    /// How it follows the word before it in the same piece.
    pub(super) join: Join,
    /// The word and all that follows it.
    pub(super) at: &'a str,
    pub(super) length: usize,
    pub(super) tiles: Item,
}

impl<'a> Word<'a> {
    /// The word from `at` to `rest`.
    fn new(at: &'a str, rest: &str, tiles: Item) -> Self {
        Self { join: Join::Blank, at, length: at.len() - rest.len(), tiles }
    }
}

/// A piece, and how things go on after it.
#[derive(Debug)]
pub(super) struct Piece<'a> {
    /// One word, or several where numbers wait for their colour.
    pub(super) words: Vec<Word<'a>>,
    pub(super) going: Going,
    pub(super) rest: &'a str,
}

/// A piece that cannot be read.
#[derive(Debug)]
pub(super) struct Refused<'a> {
    pub(super) faults: Vec<Wrong<'a>>,
    pub(super) going: Going,
    /// Where reading goes on.
    pub(super) rest: &'a str,
}

type Parsed<'a> = Result<Piece<'a>, Refused<'a>>;

/// Reads the piece that a text begins with.
pub(super) fn piece<'a>(input: &'a str, before: Before<'a>) -> Parsed<'a> {
    if starts_with_digit(input) {
        return number_first(input, before);
    }
    match joker(input) {
        Some(Joker::Said(..))
            if matches!(before.going, Going::On(_))
                && let Some(unclear) = count_after_joker(input, true) =>
        {
            Err(refused(unclear, before.going))
        }
        Some(Joker::Said(symbol, rest)) => repeated(input, rest, vec![(symbol, None)], before.going),
        Some(Joker::Unclear(word)) => {
            let kind = NotationFault::JokerWord { word: word.to_owned() };
            Err(refused(Wrong::new(kind, input, word), before.going))
        }
        None => colour_first(input, before),
    }
}

/// `R7`, `KRB10`, `R4-7`, `kırmızı 7`, `R: 7`.
fn colour_first<'a>(input: &'a str, before: Before<'a>) -> Parsed<'a> {
    let (called, named) = match names(input, before.letters) {
        Ok(Some(read)) => read,
        Ok(None) => return Err(refused(unknown_word(input, None, before.letters), before.going)),
        Err(Wrong { kind: NotationFault::UnknownWord { nearest, .. }, .. }) => {
            if let Some(wrong) = count_in_words(input, before.letters) {
                return Err(refused(wrong, before.going));
            }
            if let Some(rest) = number_words(input) {
                return Err(refused(Wrong::new(NotationFault::NumberWord, input, up_to(input, rest)), before.going));
            }
            return Err(refused(unknown_word(input, nearest, before.letters), Going::Unread));
        }
        Err(wrong) => return Err(refused(wrong, Going::Unread)),
    };
    let (going, after) = match called {
        Names::One(name) => (Going::On(name), after_link(named)),
        Names::Several(_) => (Going::Nothing, named),
    };
    if !starts_with_digit(after) {
        let wrong = match number_words(after) {
            Some(rest) => Wrong::new(NotationFault::NumberWord, input, up_to(input, rest)),
            None => number_missing(input, up_to(input, named), before),
        };
        return Err(refused(wrong, Going::Unread));
    }
    match numbers_here(after, before.join) {
        Ok((numbers, rest)) => repeated(input, rest, tiles(called.all(), &numbers), going),
        Err(wrong) => Err(refused(wrong.of(going.named().map(|named| named.colour)), going)),
    }
}

/// The fault of a colour without a number; one before it may have been meant, and be read already.
fn number_missing<'a>(input: &'a str, colour: &'a str, before: Before<'_>) -> Wrong<'a> {
    let number_of = |last: &str| {
        let (number, rest) = number(last).ok()?;
        (after_blanks(rest) == input && !starts_with_sign(input)).then_some(number)
    };
    let taken = before.last.and_then(number_of).zip(before.going.named()).map(|(number, named)| named.face(number));
    Wrong::new(NotationFault::NumberMissing { colour: again(colour), taken }, input, word_at(input))
}

/// Numbers without a colour before them: more of the colour that goes on, `7R`, `7 8 9 kırmızı`, `2 okey`.
fn number_first<'a>(input: &'a str, before: Before<'a>) -> Parsed<'a> {
    if let Some(wrong) = repeated_first(input, before.letters) {
        return Err(refused(wrong, Going::Unread));
    }
    let tight = before.join == Join::Tight;
    if !tight && let Some(counted) = counted(input, before) {
        return counted;
    }
    // Three numbers and more with dashes wait for their colour; of one that goes on they are read one by one.
    let waiting = !tight && before.going == Going::Nothing;
    let read = if waiting { numbers_before(input) } else { numbers_here(input, before.join) };
    // Where a colour goes on, a sign begins the next tile; else it belongs to the number.
    let own = |after: &'a str| match before.going {
        Going::Nothing => names(after, before.letters),
        _ if letters_at(after).0.is_empty() => Ok(None),
        _ => names(after, before.letters),
    };
    let (numbers, after) = match read {
        Ok(read) => read,
        Err(_) if before.going == Going::Unread && letters_at(digits(input).1).0.is_empty() => {
            return Err(passed_over(input));
        }
        Err(wrong) => {
            let named = match own(wrong.after()) {
                Ok(Some((Names::One(named), _))) => Some(named),
                Ok(None) => before.going.named(),
                _ => None,
            };
            return Err(refused(wrong.of(named.map(|named| named.colour)), before.going));
        }
    };
    match own(after) {
        Ok(Some((called, rest))) => return repeated(input, rest, tiles(called.all(), &numbers), Going::Nothing),
        Ok(None) => {}
        Err(wrong) => return Err(refused(wrong, Going::Nothing)),
    }
    match before.going {
        Going::On(named) => going_on(input, named, before),
        Going::Unread => Err(passed_over(input)),
        Going::Nothing => list_before(input, numbers, after, before),
    }
}

/// More numbers of a colour.
fn going_on<'a>(input: &'a str, named: Named, before: Before<'a>) -> Parsed<'a> {
    let going = Going::On(named);
    if !matches!(before.join, Join::Tight | Join::Comma)
        && let Some(unclear) = count_of_next(input, before.letters, true)
    {
        return Err(refused(unclear, going));
    }
    if let Some(unclear) = unclear_colour(input, before) {
        return Err(refused(unclear, Going::Unread));
    }
    match numbers_here(input, before.join) {
        Ok((numbers, rest)) => repeated(input, rest, tiles(&[named], &numbers), going),
        Err(wrong) => Err(refused(wrong.of(Some(named.colour)), going)),
    }
}

/// The fault of a colour that may be that of the numbers before it or of what follows: it ends a line of numbers, and
/// the next begins with one; or 1 or 2 jokers may be counted behind it.
fn unclear_colour<'a>(input: &'a str, before: Before<'_>) -> Option<Wrong<'a>> {
    if before.join == Join::Tight {
        return None;
    }
    let listed = matches!(before.join, Join::Apart | Join::Comma);
    let mut at = input;
    let (mut last, mut rest) = numbers(at).ok()?;
    loop {
        let next = after_blanks_of_line(rest);
        if next.len() == rest.len() {
            return None;
        }
        if starts_with_digit(next) && listed {
            at = next;
            (last, rest) = numbers(at).ok()?;
            continue;
        }
        let Ok(Some((Names::One(_), after))) = names(next, before.letters) else { return None };
        let (behind, line) = (after_blanks(after), after_blanks_of_line(after));
        let next_line = listed && line.starts_with(ends_line) && starts_with_digit(behind);
        let counts = behind.len() < after.len() && matches!(counted_words(behind), Some((false, _)));
        let colour = up_to(next, after);
        let fault = NotationFault::ColourBetween { number: *last.last()?, colour: again(colour) };
        let unclear =
            (next_line || counts) && !starts_with_sign(next) && count_of_next(at, before.letters, true).is_none();
        return unclear.then(|| Wrong::new(fault, next, colour));
    }
}

/// Numbers that wait for a colour: `7 kırmızı`, `7, 8, 9 kırmızı`.
fn list_before<'a>(input: &'a str, first: Vec<Number>, after: &'a str, before: Before<'a>) -> Parsed<'a> {
    let letters = before.letters;
    let mut waiting = vec![(Join::Blank, input, first)];
    let mut rest = after;
    loop {
        if let Some((named, after)) = colour_after(rest, letters) {
            let count = waiting.len();
            let words = waiting.into_iter().enumerate().map(|(at, (join, start, numbers))| {
                let end = if at + 1 == count { after } else { end_of(start) };
                Word { join, at: start, length: start.len() - end.len(), tiles: tiles(&[named], &numbers) }
            });
            let words: Vec<Word<'a>> = words.collect();
            if let [word] = &words[..] {
                return repeated(input, after, word.tiles.clone(), Going::Nothing);
            }
            return Ok(Piece { words, going: Going::Nothing, rest: after });
        }
        let (join, next) = between(rest);
        let more = before.join != Join::Tight
            && matches!(join, Join::Blank | Join::Apart | Join::Comma | Join::Dashed)
            && starts_with_digit(next)
            && counted_words(next).is_none();
        let read = if more { numbers_before(next).ok() } else { None };
        match read {
            Some((numbers, after)) if letters_at(after).0.is_empty() => {
                waiting.push((join, next, numbers));
                rest = after;
            }
            _ => {
                let missing = |(_, start, _): &(Join, &'a str, Vec<Number>)| {
                    let written = &start[..start.len() - end_of(start).len()];
                    Wrong::new(NotationFault::ColourMissing { number: again(written), letters }, start, written)
                };
                // A lone number without a colour was one, or a count, of the tile before it.
                let unclear = before.last.filter(|_| waiting.len() == 1);
                let unclear = unclear
                    .and_then(|last| count_of_next(last, letters, false).or_else(|| count_after_joker(last, false)));
                let faults = unclear.map_or_else(|| waiting.iter().map(missing).collect(), |unclear| vec![unclear]);
                // What touches the last of them is no tile of its own.
                let rest = &rest[word_at(rest).len()..];
                return Err(Refused { faults, going: Going::Nothing, rest });
            }
        }
    }
}

/// The text after the numbers at the start; of a number with a dash that leads nowhere, after that number.
fn end_of(start: &str) -> &str {
    numbers_before(start).map_or_else(|_| digits(start).1, |(_, rest)| rest)
}

/// The one colour after blanks, where no number of its own follows it.
fn colour_after(text: &str, letters: Letters) -> Option<(Named, &str)> {
    let apart = after_blanks(text);
    if apart.len() == text.len() {
        return None;
    }
    match names(apart, letters) {
        Ok(Some((Names::One(named), rest))) if !rest.starts_with(|next| is_digit(next) || next == ':') => {
            Some((named, rest))
        }
        _ => None,
    }
}

/// `2 okey`, `2 tane okey`, `2 adet kırmızı 7`: how many, and of what. `None` where it says nothing of the kind.
fn counted<'a>(input: &'a str, before: Before<'a>) -> Option<Parsed<'a>> {
    let (unit, what) = counted_words(input)?;
    if !unit && matches!(before.going, Going::On(_)) && !matches!(before.join, Join::Apart | Join::Comma) {
        return None;
    }
    let count = usize::from(input.as_bytes()[0] - b'0');
    // A joker among tiles of a colour does not end them.
    let read = match joker(what) {
        Some(Joker::Said(symbol, rest)) => Ok((vec![(symbol, None)], before.going, rest)),
        _ => one_face(what, before.letters).map(|(tile, rest)| (tile, Going::Nothing, rest)),
    };
    Some(match read {
        Ok((tile, going, rest)) => {
            let tiles = tile.into_iter().flat_map(|tile| std::iter::repeat_n(tile, count)).collect();
            Ok(Piece { words: vec![Word::new(input, rest, tiles)], going, rest })
        }
        Err(wrong) => Err(refused(wrong, Going::Unread)),
    })
}

/// Numbers; a dash without blanks before them makes them single ones.
fn numbers_here(input: &str, join: Join) -> Read<'_, Vec<Number>> {
    if join == Join::Tight { number(input).map(|(number, rest)| (vec![number], rest)) } else { numbers(input) }
}

/// A piece of one word, with what says how often it counts.
fn repeated<'a>(input: &'a str, rest: &'a str, tiles: Item, going: Going) -> Parsed<'a> {
    match times(rest) {
        Ok((count, rest)) => {
            let tiles = tiles.into_iter().flat_map(|tile| std::iter::repeat_n(tile, count)).collect();
            Ok(Piece { words: vec![Word::new(input, rest, tiles)], going, rest })
        }
        Err(wrong) => Err(refused(wrong, going)),
    }
}

/// A refusal; reading goes on after the word that the fault lies in.
fn refused(wrong: Wrong<'_>, going: Going) -> Refused<'_> {
    let after = wrong.after();
    let rest = &after[word_at(after).len()..];
    Refused { faults: vec![wrong], going, rest }
}

/// A number of a colour that could not be read.
fn passed_over(input: &str) -> Refused<'_> {
    Refused { faults: Vec::new(), going: Going::Unread, rest: &input[word_at(input).len()..] }
}
