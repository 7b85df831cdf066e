//! The first stage of parsing: splits a text into lexemes (words, numbers, emoji and punctuation) with the gaps between
//! them.

use super::colour::{Letters, WrittenColour, after_quoted_ending, sign, word_of};
use super::list_marks::{ListMarks, bullet, mark};
use super::number::{WrittenNumber, digits, is_digit};
use super::vocabulary::{
    BORDER, after_and, after_blanks_of_line, after_dash, closing, ends_line, is_blank_of_line, is_comma, is_letter,
    is_separator, letters_at, split, word,
};
use crate::table::Symbol;
use crate::words::is_dash;

/// A lexeme: a word, a number, an emoji or a punctuation character, and the gap before it.
#[derive(Debug)]
pub(super) struct Lexeme<'a> {
    pub(super) kind: LexemeKind<'a>,
    pub(super) gap: Gap,
    /// The byte at which the lexeme begins.
    pub(super) at: usize,
    /// The byte after the end of the lexeme.
    pub(super) end: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum LexemeKind<'a> {
    Number(WrittenNumber<'a>),
    /// A single colour. The second field says whether it is a letter, a word or an emoji.
    Colour(WrittenColour, ColourForm),
    /// Several colours in one word, such as `KRB`.
    Colours(Vec<WrittenColour>),
    /// A letter for a false joker or an okey: `J` or `J*` for the false joker, `O` or `O*` for the okey.
    JokerLetter(Symbol),
    /// A word for an okey or a false joker: `okey`, `sahte okey` (false joker), or a plural such as `okeys`.
    JokerWord {
        symbol: Symbol,
        plural: bool,
    },
    /// A word such as `joker`, or an emoji, that people use for false jokers and for okeys.
    UnclearJoker,
    /// The phrase `no okey` or `no joker`.
    NoJoker,
    /// The letter `x` before a count, as in `R7 x2`.
    Cross,
    /// A unit word ("pieces") after a count: `tane` or `adet`.
    Unit,
    /// A word that means two copies: `çift` (a pair) or `twice`.
    Twofold,
    /// A number as a word, such as `iki`, `two` or `yedi` (seven). A number from 1 to 4 can be a count.
    NumberWord(u8),
    /// The word `yok` or `none`, as in `okey yok` ("no okey").
    Without,
    /// The word `var` ("there is"), as in `okey var`.
    Present,
    /// The word `to` in an English range: `3 to 7`.
    To,
    /// The word `kadar` ("up to") at the end of a Turkish range.
    Until,
    /// The word `gösterge` or `indicator`.
    Indicator,
    /// A label before a hand: `el:` or `hand:`, `elim` or `my hand`.
    Label,
    Colon,
    Equals,
    Star,
    Bar,
    /// The border between two texts of a list (see [`BORDER`]).
    Border,
    Open(char),
    Close,
    /// A dash that is not followed by a tile.
    Dash,
    /// A letter that numbers a list item at the start of a line: `a)`.
    LetterMark,
    /// A number with a dash or a full stop at the start of a line, before another number: `1- 7`. It may number a list
    /// item or be a tile.
    UnclearMark,
    /// Letters that are not a known word.
    Letters,
    Other,
    End,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ColourForm {
    Word,
    Letter,
    Sign,
}

/// The separator between a lexeme and the previous lexeme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Join {
    /// Nothing, as in `K1K2`.
    Touching,
    /// Blanks on the same line, as in `K1 K2`.
    Blank,
    /// Something that ends a list of numbers: a line end, a full stop, the word `ve` ("and"), or a comma and a blank.
    Apart,
    /// A comma without a blank after it, as in `1,2`.
    Comma,
    /// A dash without blanks, as in `K1-K2`.
    Tight,
    /// A dash with blanks, as in `K1 - K2`.
    Dashed,
}

impl Join {
    /// Returns true for a separator that ends a list of numbers or divides its items.
    pub(super) const fn separates(self) -> bool {
        matches!(self, Self::Apart | Self::Comma)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Gap {
    pub(super) join: Join,
    /// True if the gap contains only blanks and line ends.
    pub(super) blank: bool,
    /// True if a dash follows the previous lexeme without a blank.
    pub(super) dash_touches: bool,
}

impl Gap {
    const fn new(join: Join) -> Self {
        Self { join, blank: matches!(join, Join::Touching | Join::Blank), dash_touches: matches!(join, Join::Tight) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum BeforeGap {
    /// The start of the text or of a meld, or a label such as `el:`. A list mark such as `1)` may stand in the gap
    /// after it.
    Start,
    /// A bracket, or the mark of a list item that is a lexeme of its own, such as `a)`.
    Fence,
    /// A colon. A dash that ends the line after it means "none", as in `siyah: -`.
    Colon,
    Lexeme,
}

/// Splits a text into lexemes. The last lexeme is always [`LexemeKind::End`].
pub(super) fn lexemes(text: &str, letters: Letters) -> Vec<Lexeme<'_>> {
    let marks = ListMarks::new(text, letters);
    let mut lexer = Lexer { text, letters, marks, lexemes: Vec::with_capacity(text.len() / 3 + 2), open: Vec::new() };
    lexer.run();
    lexer.lexemes
}

struct Lexer<'a> {
    text: &'a str,
    letters: Letters,
    marks: ListMarks,
    lexemes: Vec<Lexeme<'a>>,
    /// The brackets that are still open, as indices into `lexemes`.
    open: Vec<usize>,
}

impl<'a> Lexer<'a> {
    fn run(&mut self) {
        let (mut rest, mut behind) = (self.text, BeforeGap::Start);
        loop {
            let (gap, after, mark) = gap(rest, behind, &self.marks);
            let (kind, next) = match mark {
                Some((kind, next)) => (kind, next),
                None if after.is_empty() => (LexemeKind::End, after),
                None => self.lexeme(after),
            };
            behind = match kind {
                LexemeKind::Bar | LexemeKind::Border | LexemeKind::Label => BeforeGap::Start,
                LexemeKind::Open(_) | LexemeKind::Close | LexemeKind::LetterMark | LexemeKind::UnclearMark => {
                    BeforeGap::Fence
                }
                LexemeKind::Colon => BeforeGap::Colon,
                _ => BeforeGap::Lexeme,
            };
            let ended = kind == LexemeKind::End;
            if ended || matches!(kind, LexemeKind::Bar | LexemeKind::Border) {
                self.unmatched();
            }
            let (at, end) = (self.text.len() - after.len(), self.text.len() - next.len());
            if let Some(form) = self.same_colour(&kind, at, next)
                && let Some(Lexeme { kind: LexemeKind::Colour(_, first), end: last, .. }) = self.lexemes.last_mut()
            {
                (*first, *last, rest) = (form, end, next);
                continue;
            }
            self.lexemes.push(Lexeme { kind, gap, at, end });
            if ended {
                return;
            }
            rest = next;
        }
    }

    /// Returns the form of a colour's name if the last lexeme and this one are one name: an emoji, and a word or letter
    /// for the same colour. Example: `🔴 kırmızı 5` ("🔴 red 5") is one tile. In `4 5 🔵 mavi 6` ("4 5 🔵 blue 6") there
    /// may be two names, because the emoji may be the colour of the 4 and the 5. Then returns `None`.
    fn same_colour(&self, kind: &LexemeKind<'_>, at: usize, after: &str) -> Option<ColourForm> {
        let (last, LexemeKind::Colour(colour, form)) = (self.lexemes.last()?, kind) else { return None };
        let LexemeKind::Colour(before, first) = &last.kind else { return None };
        let is_sign = |form: &ColourForm| *form == ColourForm::Sign;
        let is_one_name = |text: &str| sign(text).map_or_else(|| letters_at(text).1, |(_, after)| after).is_empty();
        let names = [&self.text[last.at..last.end], &self.text[at..self.text.len() - after.len()]];
        let gap = &self.text[last.end..at];
        let blanks = gap.trim_matches(is_blank_of_line);
        let together = blanks.is_empty() || after_dash(blanks) == Some("");
        if before != colour || is_sign(first) == is_sign(form) || !together || !names.into_iter().all(is_one_name) {
            return None;
        }
        let one = gap.is_empty() || !shared_number_follows(after) || !self.may_end_numbers();
        one.then_some(if is_sign(form) { *first } else { *form })
    }

    /// Returns true if the last lexeme, a colour, may be the colour of the numbers before it.
    fn may_end_numbers(&self) -> bool {
        let is_number = |lexeme: &&Lexeme<'_>| matches!(lexeme.kind, LexemeKind::Number(_));
        let near = |end: usize, at: usize| self.text[end..at].chars().all(is_blank_of_line);
        let mut lexemes = self.lexemes.iter().rev().peekable();
        let Some(last @ Lexeme { kind: LexemeKind::Colour(colour, first), .. }) = lexemes.next() else { return false };
        let Some(number) = lexemes.next().filter(is_number).filter(|number| near(number.end, last.at)) else {
            return false;
        };
        let mut start = number.at;
        while let Some(other) = lexemes.next_if(is_number) {
            if !near(other.end, start) {
                return true;
            }
            start = other.at;
        }
        // In `kırmızı 5 6 🔵 mavi 7` ("red 5 6 🔵 blue 7"), the 5 and the 6 already have a colour.
        let Some(heading) = lexemes.next().filter(|heading| near(heading.end, start)) else { return true };
        // In `5🔴 6🔴 R7`, the first emoji is the colour of the 5, so it gives no colour to the 6.
        let mut own = || lexemes.next().filter(is_number).is_some_and(|number| near(number.end, heading.at));
        let heads = match &heading.kind {
            LexemeKind::Colon => true,
            LexemeKind::Colour(of, form) => {
                heading.end < start && (last.at > number.end || of == colour) && !(*form == ColourForm::Sign && own())
            }
            _ => false,
        };
        *first != ColourForm::Sign || !heads
    }

    /// Treats brackets that were never closed as unknown characters.
    fn unmatched(&mut self) {
        for open in self.open.drain(..) {
            self.lexemes[open].kind = LexemeKind::Other;
        }
    }

    /// Parses the lexeme at the start of a text. Returns its kind and the remaining text.
    fn lexeme(&mut self, text: &'a str) -> (LexemeKind<'a>, &'a str) {
        let first = text.chars().next().unwrap_or_default();
        let after = &text[first.len_utf8()..];
        if is_digit(first) {
            let (number, rest) = digits(text);
            // Chat programs put a time of day such as `12:34` before a message. It is not a tile.
            let minutes = rest.strip_prefix(':').filter(|minutes| minutes.starts_with(is_digit));
            return match minutes {
                Some(minutes) => (LexemeKind::Other, digits(minutes).1),
                None => (LexemeKind::Number(number), rest),
            };
        }
        if let Some(close) = closing(first) {
            self.open.push(self.lexemes.len());
            return (LexemeKind::Open(close), after);
        }
        let kind = match first {
            '/' => LexemeKind::Bar,
            BORDER => LexemeKind::Border,
            ':' => LexemeKind::Colon,
            '=' => LexemeKind::Equals,
            '*' => LexemeKind::Star,
            'x' | 'X' | '×' => LexemeKind::Cross,
            '🃏' => LexemeKind::UnclearJoker,
            ')' | ']' | '}' => {
                let matches = |&open: &usize| self.lexemes[open].kind == LexemeKind::Open(first);
                if self.open.pop_if(|open| matches(open)).is_some() { LexemeKind::Close } else { LexemeKind::Other }
            }
            dash if is_dash(dash) && self.follows_on_same_line(text) => LexemeKind::Dash,
            stop if is_stop(stop) => return (LexemeKind::Other, split(text, is_stop).1),
            _ => return self.letters(text).unwrap_or((LexemeKind::Other, after)),
        };
        (kind, after)
    }

    /// Returns true if only blanks on the same line separate `text` from the last lexeme.
    fn follows_on_same_line(&self, text: &str) -> bool {
        let at = self.text.len() - text.len();
        let before = self.text[..at].trim_end_matches(is_blank_of_line);
        self.lexemes.last().is_some_and(|last| last.end == before.len())
    }

    /// Parses the letters, or the emoji such as 🔴, at the start of a text.
    fn letters(&self, text: &'a str) -> Option<(LexemeKind<'a>, &'a str)> {
        let (letters, after) = letters_at(text);
        if let Some(colour) = word_of(letters) {
            return Some((LexemeKind::Colour(colour, ColourForm::Word), after_quoted_ending(after)));
        }
        let joker = match letters {
            "j" | "J" => Some(Symbol::FALSE_JOKER),
            "o" | "O" => Some(Symbol::Okey),
            _ => None,
        };
        if let Some(symbol) = joker {
            return Some((LexemeKind::JokerLetter(symbol), after.strip_prefix('*').unwrap_or(after)));
        }
        if let Some(word) = word(text) {
            return Some(word);
        }
        let (mut colours, mut form, mut rest) = (Vec::new(), ColourForm::Sign, text);
        loop {
            if let Some((colour, after)) = sign(rest) {
                colours.push(colour);
                rest = after;
                continue;
            }
            let (letters, after) = letters_at(rest);
            let named: Option<Vec<WrittenColour>> = letters.chars().map(|letter| self.letters.colour(letter)).collect();
            let Some(named) = named.filter(|named| !named.is_empty()) else { break };
            colours.extend(named);
            form = ColourForm::Letter;
            rest = after;
        }
        match colours.as_slice() {
            [] if letters.is_empty() => None,
            [] => Some((LexemeKind::Letters, after)),
            [only] => Some((LexemeKind::Colour(*only, form), rest)),
            // In `🔴R5`, the emoji and the letter are one name.
            [one, other]
                if one == other
                    && form == ColourForm::Letter
                    && text[..text.len() - rest.len()].contains(|name| !is_letter(name)) =>
            {
                Some((LexemeKind::Colour(*one, form), rest))
            }
            _ => Some((LexemeKind::Colours(colours), rest)),
        }
    }
}

/// Parses the gap between two lexemes, such as blanks or a dash. Returns the gap and the text after it. If the gap ends
/// with a list mark such as `a)`, also returns the mark as a lexeme and the text after the mark.
fn gap<'a>(text: &'a str, behind: BeforeGap, marks: &ListMarks) -> (Gap, &'a str, Option<(LexemeKind<'a>, &'a str)>) {
    let line = after_blanks_of_line(text);
    let mut rest = text;
    if behind == BeforeGap::Start {
        if let Some((kind, next)) = mark(line, marks) {
            return (Gap::new(Join::Blank), line, Some((kind, next)));
        }
        rest = bullet(line, marks).unwrap_or(text);
        rest = and_also(after_blanks_of_line(rest)).unwrap_or(rest);
    } else if let Some(after) = after_dash(line) {
        let next = after_blanks(after, marks);
        let none = behind == BeforeGap::Colon && after_blanks_of_line(after).starts_with(ends_line);
        if begins_piece(next) && !none {
            let touches = line.len() == text.len();
            let tight = touches && next.len() == after.len();
            let gap = Gap::new(if tight { Join::Tight } else { Join::Dashed });
            return (Gap { dash_touches: touches, ..gap }, next, None);
        }
        return (Gap::new(if line.len() == text.len() { Join::Touching } else { Join::Blank }), line, None);
    }
    let mut gap = Gap::new(if behind == BeforeGap::Start { Join::Blank } else { Join::Touching });
    loop {
        let first = matches!(behind, BeforeGap::Lexeme | BeforeGap::Colon) && gap.join == Join::Touching;
        if let Some(after) = stop(rest, first) {
            gap = Gap::new(Join::Apart);
            rest = after;
            continue;
        }
        let separator = rest.chars().next().filter(|&next| is_separator(next) && next != BORDER);
        let Some(next) = separator else { return (gap, rest, None) };
        let after = &rest[next.len_utf8()..];
        let mut item = None;
        if ends_line(next) {
            let line = after_blanks_of_line(after);
            if let Some((kind, next)) = mark(line, marks) {
                return (Gap::new(Join::Apart), line, Some((kind, next)));
            }
            item = bullet(line, marks);
        }
        if item.is_none() && next.is_whitespace() {
            item = if behind == BeforeGap::Start { and_also(after) } else { and(after) };
        }
        gap.blank &= item.is_none() && !is_comma(next);
        gap.join = match gap.join {
            _ if is_comma(next) => Join::Comma,
            _ if item.is_some() || ends_line(next) => Join::Apart,
            Join::Touching => Join::Blank,
            Join::Comma => Join::Apart,
            before => before,
        };
        rest = item.unwrap_or(after);
    }
}

/// Returns true if a number follows on the same line, after blanks, a colon, an equals sign, a dash or a bracket.
fn number_follows(text: &str) -> bool {
    let link = after_blanks_of_line(text);
    let after = after_blanks_of_line(link.strip_prefix([':', '=']).or_else(|| after_dash(link)).unwrap_or(link));
    let inner = after.strip_prefix(|open| closing(open).is_some()).map_or(after, after_blanks_of_line);
    inner.starts_with(is_digit)
}

/// Returns true if a number follows a colour, or other colours that may share this number: ` ve mavi 5`. Commas between
/// the colours are possible only if `ve` ("and") comes before the last one.
fn shared_number_follows(text: &str) -> bool {
    let (mut rest, mut listed) = (text, false);
    loop {
        if !listed && number_follows(rest) {
            return true;
        }
        let link = after_blanks_of_line(rest);
        let comma = link.strip_prefix(',');
        let and = after_and(after_blanks_of_line(comma.unwrap_or(link)));
        listed = comma.is_some() && and.is_none();
        let name = after_blanks_of_line(and.or(comma).or_else(|| after_dash(link)).unwrap_or(link));
        let (letters, after) = letters_at(name);
        rest = match sign(name) {
            Some((_, after)) => after,
            None if word_of(letters).is_some() => after,
            None => return false,
        };
    }
}

/// Removes blanks and line ends at the start of a text, but stops before a line that begins with a list mark.
fn after_blanks<'a>(text: &'a str, marks: &ListMarks) -> &'a str {
    let mut rest = text;
    while let Some(blank) = rest.chars().next().filter(|&next| next.is_whitespace() && next != BORDER) {
        let after = &rest[blank.len_utf8()..];
        if ends_line(blank) {
            let line = after_blanks_of_line(after);
            if bullet(line, marks).is_some() || mark(line, marks).is_some() {
                break;
            }
        }
        rest = after;
    }
    rest
}

/// Returns true if a tile can begin at the start of the text: with a letter, a digit, an opening bracket or an emoji
/// such as 🔴.
fn begins_piece(text: &str) -> bool {
    let first = text.chars().next();
    first.is_some_and(|first| first.is_alphanumeric() || is_digit(first) || closing(first).is_some())
        || sign(text).is_some()
}

/// Returns true for a character that can end a sentence.
const fn is_stop(character: char) -> bool {
    matches!(character, '.' | '!' | '?' | '…')
}

/// Returns the text after a `.`, `!` or `?` that ends a sentence; `None` if `text` does not begin with one. A blank, a
/// `/` or the end of the text must follow the mark. `first` is true if the mark touches the word before it. A separate
/// `?` or `...` between tiles ends no sentence, because people write it for tiles that they do not name.
fn stop(text: &str, first: bool) -> Option<&str> {
    let (stop, rest) = split(text, is_stop);
    let ends = rest.is_empty() || rest.starts_with(|next: char| next.is_whitespace() || next == '/');
    if stop.is_empty() || !ends {
        return None;
    }
    let tiles = !first && (stop.contains("..") || stop.contains(['…', '?']));
    let last = || matches!(rest.trim_start_matches(is_separator).chars().next(), None | Some('/'));
    (!tiles || last()).then_some(rest)
}

/// Returns the text after words such as `ve` ("and"), if a blank and further text of the same meld follow.
fn and(text: &str) -> Option<&str> {
    let after = after_and(text).filter(|after| after.starts_with(char::is_whitespace))?;
    let next = after.trim_start_matches(is_separator);
    (!next.is_empty() && !next.starts_with('/')).then_some(after)
}

/// Returns the text after `bir de` ("and also"), which may begin a text that continues an earlier one.
fn and_also(text: &str) -> Option<&str> {
    and(text).filter(|_| text.starts_with(['b', 'B']))
}
