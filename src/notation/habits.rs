//! Finds ambiguities that only the whole text can show:
//!
//! - A dash: `K1-K3` may be two tiles or a run.
//! - The letter K: it may mean black or kırmızı (red).
//! - A tile after the word `okey`: it may be a second tile or the face of the okey.
//! - A number at the start of an item: in the lines `1-8-8` and `2-7-8`, the 1 and the 2 may number a list.

use std::collections::BTreeSet;
use std::ops::Range;

use super::Letters;
use super::fault::{NotationFault, PlacedFault};
use super::lexeme::{ColourForm, Join, Lexeme, LexemeKind};
use super::list_marks::item_number;
use super::parser::TileParser;
use super::piece::{Dashes, TileWord};
use super::vocabulary::{ends_line, is_blank_of_line, split};
use crate::table::{Indicator, Symbol};
use crate::tiles::{Colour, Face, Number};
use crate::words::is_dash;

/// Facts about a text that the parser collects and checks for ambiguities at the end of the text.
#[derive(Default)]
pub(super) struct TextHabits {
    /// True if the text has a list of three or more tiles with dashes, for example `B1-2-3`.
    pub(super) lists: bool,
    /// Faults of ranges such as `R5-7`, which stands for R5, R6 and R7. They count only in a text with a list.
    pub(super) ranges: Vec<PlacedFault>,
    pub(super) indicators: Vec<(Face, Range<usize>)>,
    /// Faults of texts that may be a remark about another tile, such as `(okey)` after a tile, a tile after `okey`, or
    /// a tile after `sahte okey` ("false joker"). [`Note`] says at which tables.
    pub(super) notes: Vec<(Note, PlacedFault)>,
    /// Faults of words such as `gösterge` (indicator) that stand between two tiles. The face is that of the tile after
    /// the word.
    pub(super) between: Vec<(Face, PlacedFault)>,
    /// The lexeme indices of numbers with no colour right before them: the 8 in `R7 8` and the 7 in `7 kırmızı`, but
    /// not the 7 in `R7`.
    pub(super) numbers: BTreeSet<usize>,
}

/// The tables at which a text may be a remark about another tile.
pub(super) enum Note {
    /// Every table, as for `R5 (R5)` and `gösterge R5 okey R7` ("indicator R5 okey R7").
    Certain,
    /// Tables where this face may be the okey, as for `siyah 13 (okey)` ("black 13 (okey)"), `okey K13` and `J (K13)`.
    OkeyIs(Face),
    /// Tables where this face is known to be the okey, as for `sahte okey K13` ("false joker K13") and `K13 okey`.
    OkeyIsKnown(Face),
    /// Tables where the okey is another face, as for `okey (R6)`. If R6 is the okey, this text has a different fault.
    OkeyIsNot(Face),
}

impl TextHabits {
    /// Returns a fault for each ambiguity of the text. `known` is the indicator if the caller gave one.
    pub(super) fn check(&mut self, parser: TileParser<'_>, known: Option<Face>) -> Vec<PlacedFault> {
        let indicator = self.indicator(known);
        let mut wrong = black_and_k(parser);
        wrong.extend(counts_in_cells(parser));
        wrong.extend(self.item_numbers(parser));
        wrong.extend(self.row_numbers(parser));
        if self.lists {
            wrong.append(&mut self.ranges);
        }
        let okey = self.okey(known);
        let differs = |(here, span): &(Face, Range<usize>)| {
            let known = indicator.filter(|known| known != here)?;
            Some(PlacedFault::new(NotationFault::IndicatorDiffers { known, here: *here }, span.clone()))
        };
        let notes = std::mem::take(&mut self.notes).into_iter();
        let notes = notes.filter(|(note, _)| match note {
            Note::Certain => true,
            Note::OkeyIs(face) => okey.is_none_or(|okey| okey == *face),
            Note::OkeyIsKnown(face) => okey == Some(*face),
            Note::OkeyIsNot(face) => okey.is_some_and(|okey| okey != *face),
        });
        wrong.extend(notes.map(|(_, fault)| fault));
        let between = std::mem::take(&mut self.between).into_iter().filter(|(after, _)| Some(*after) != known);
        let between: Vec<PlacedFault> = between.map(|(_, fault)| fault).collect();
        if between.is_empty() {
            wrong.extend(self.indicators.iter().filter_map(differs));
        }
        wrong.extend(between);
        wrong
    }

    /// Returns the indicator that the caller gave, or else the first one that the text names.
    fn indicator(&self, known: Option<Face>) -> Option<Face> {
        known.or_else(|| self.indicators.first().map(|(face, _)| *face))
    }

    pub(super) fn okey(&self, known: Option<Face>) -> Option<Face> {
        self.indicator(known).map(|face| Indicator::new(face).okey())
    }

    /// Returns a fault for each number that may be the number of a list item, not of a tile. The items are numbered
    /// from 1: `1-8-8 sarı` and `2-7-8 mavi` on two lines, or `1- K1, 2- K2` on one line.
    fn item_numbers(&self, parser: TileParser<'_>) -> Vec<PlacedFault> {
        let mut wrong = Vec::new();
        // For each item of the list: the index of the lexeme with its number, or `None` if the number cannot be a tile.
        let mut items: Vec<Option<usize>> = Vec::new();
        let mut end = |items: Vec<Option<usize>>| {
            wrong.extend(items.iter().filter(|_| items.len() > 1).flatten().map(|&at| mark_or_number(parser, at)));
        };
        for (at, lexeme) in parser.lexemes.iter().enumerate() {
            // The gap before a lexeme contains the list marks that the parser skips, such as `1)`.
            let skipped = parser.gap_text(at).split(|character: char| !character.is_ascii_digit());
            let skipped = skipped.filter(|digits| !digits.is_empty()).map(|digits| (digits, None));
            let own = match lexeme.kind {
                LexemeKind::UnclearMark => item_number(parser.rest(at)).map(|(digits, _)| (digits, None)),
                LexemeKind::Number(number) if self.numbers.contains(&at) && may_number_item(parser, at) => {
                    Some((number.written, Some(at)))
                }
                _ => None,
            };
            // A line that does not begin with the next number ends the list.
            let mut ends = parser.gap_text(at).contains(|sign| ends_line(sign) && sign != '\t');
            for (number, place) in skipped.chain(own) {
                let next = number.parse() == Ok(items.len() + 1);
                if !next && (ends || number == "1") {
                    end(std::mem::take(&mut items));
                }
                if next || number == "1" {
                    items.push(place);
                }
                ends = false;
            }
            if ends {
                end(std::mem::take(&mut items));
            }
        }
        end(items);
        wrong
    }

    /// Returns a fault for each number at the start of a line if these numbers may count the lines: `1 7 sarı` and `2 3
    /// mavi` ("1 7 yellow" and "2 3 blue"). The fault needs at least two such lines, and another number after each of
    /// these numbers. Lines that begin with something else do not matter. In `1 2 3 sarı` and `2 2 mavi`, each of the
    /// numbers belongs to the next one, so they are tiles.
    fn row_numbers(&self, parser: TileParser<'_>) -> Vec<PlacedFault> {
        let begins = |at: &usize| {
            let before = parser.gap_text(*at).trim_end_matches(is_blank_of_line);
            let first = at.checked_sub(1).is_none_or(|last| *parser.kind(last) == LexemeKind::Label);
            before.is_empty() && first || before.ends_with(ends_line) && parser.begins_row(*at)
        };
        let plain = |at: usize| parser.digits(at).and_then(|number| number.written.parse::<usize>().ok());
        let counts = |at: usize, row: usize| {
            let written = parser.digits(at).filter(|number| number.suffix.is_none());
            let more = parser.is_number(at + 1) && !parser.begins_row(at + 1) && parser.join(at + 1) != Join::Tight;
            more && written.is_some() && plain(at) == Some(row)
        };
        let mut rows = Vec::new();
        for at in self.numbers.iter().copied().filter(begins) {
            rows.push(at);
            if !counts(at, rows.len()) {
                return Vec::new();
            }
        }
        let joined = |(row, &at): (usize, &usize)| plain(at + 1).is_some_and(|next| next == row || next == row + 1);
        if rows.len() < 2 || (1..).zip(&rows).all(joined) {
            return Vec::new();
        }
        rows.into_iter().map(|at| mark_or_number(parser, at)).collect()
    }
}

/// Returns a fault for each letter K if the text also has a word for black. The writer may use K for kırmızı (red).
fn black_and_k(parser: TileParser<'_>) -> Vec<PlacedFault> {
    let word = |kind: &LexemeKind<'_>| matches!(kind, LexemeKind::Colour(colour, ColourForm::Word) if colour.colour == Colour::Black);
    if !parser.lexemes.iter().any(|lexeme| word(&lexeme.kind)) {
        return Vec::new();
    }
    let letter = |lexeme: &Lexeme<'_>| match &lexeme.kind {
        LexemeKind::Colour(colour, form) => colour.colour == Colour::Black && *form == ColourForm::Letter,
        LexemeKind::Colours(_) => parser.text[lexeme.at..lexeme.end].contains(['k', 'K']),
        _ => false,
    };
    let letters = parser.lexemes.iter().filter(|lexeme| letter(lexeme));
    letters.map(|lexeme| PlacedFault::new(NotationFault::BlackAndK, lexeme.at..lexeme.end)).collect()
}

/// Returns a fault for each 1 or 2 that is alone in a cell of a table and may be a count (⇥ is a tab):
///
/// - A count of a joker (an okey or a false joker): `okey⇥2`. The joker comes right before or after the number, in
///   another cell. If a colour is on the other side of the number in this row, returns no fault, because the number
///   belongs to this colour.
/// - A count of a tile: `R5⇥2`. The row has two cells, and the first holds only this tile.
fn counts_in_cells(parser: TileParser<'_>) -> Vec<PlacedFault> {
    let joker = |at: usize| match parser.kind(at) {
        LexemeKind::JokerWord { symbol, .. } | LexemeKind::JokerLetter(symbol) => Some(*symbol),
        _ => None,
    };
    let is_cell = |at: usize| parser.gap_text(at).contains('\t') && !parser.begins_row(at);
    let tile_before = |at: usize| {
        let start = (2..=3).filter_map(|back| at.checked_sub(back)).find(|&start| parser.begins_row(start))?;
        let one_cell = (start + 1..at).all(|inner| !is_cell(inner)) && parser.is_number(at - 1);
        let only = one_cell && is_cell(at) && (parser.ends(at + 1) || parser.begins_row(at + 1));
        parser.face(start).filter(|(_, next)| only && *next == at).map(|_| parser.again(start, at))
    };
    let alone = |at: usize| (at == 0 || parser.begins_line(at)) && (parser.ends(at + 1) || parser.begins_line(at + 1));
    let fault = |at: usize| {
        let number = parser.digits(at)?.small_count().filter(|_| alone(at))?;
        let left = at.checked_sub(1).filter(|_| is_cell(at));
        let right = Some(at + 1).filter(|_| is_cell(at + 1));
        let coloured = |at| matches!(parser.kind(at), LexemeKind::Colour(..) | LexemeKind::Colours(..));
        let owned = left.is_some_and(coloured) || right.is_some_and(coloured);
        let joker = |at: Option<usize>| at.filter(|_| !owned).and_then(joker).map(|symbol| symbol.to_string());
        let before = tile_before(at).or_else(|| joker(left));
        let behind = before.is_some();
        let of = before.or_else(|| joker(right))?;
        let kind = NotationFault::NumberOrCount { number, of, behind, colour_carried: true, list: None, colour: None };
        Some(PlacedFault::new(kind, parser.span(at, at + 1)))
    };
    (0..parser.lexemes.len()).filter_map(fault).collect()
}

/// Returns true if the number at `at`, which has no colour right before it, may be the number of a list item: a dash
/// follows it without a blank; a full stop follows it; or it is alone in the first cell of a row, and the next cell has
/// a number. Inside a line there are two exceptions. The 2 in `R7 2-3-4` is a tile, because a number follows the dash.
/// The 1 in `siyah 12 13 1. mavi 2` is a tile, because it continues a list of numbers.
fn may_number_item(parser: TileParser<'_>, at: usize) -> bool {
    let (before, after) = (parser.gap_text(at).trim_end_matches(is_blank_of_line), parser.gap_text(at + 1));
    let last = at.checked_sub(1).map(|last| parser.kind(last));
    let opens = |last: &LexemeKind<'_>| {
        matches!(last, LexemeKind::Bar | LexemeKind::Border | LexemeKind::Label | LexemeKind::Open(_))
    };
    let begins = before.is_empty() && last.is_none_or(opens);
    let first = begins || before.ends_with(ends_line);
    let is_mark = |written: &str| item_number(written).is_some_and(|(_, after)| after.is_empty());
    let begins_list = |number: &str| number == "1" && parser.join(at) == Join::Blank && !first;
    parser
        .digits(at)
        .is_some_and(|number| number.suffix.is_none() && is_mark(number.written) && !begins_list(number.written))
        && !before.contains(|character: char| character.is_ascii_digit())
        && (begins || matches!(parser.join(at), Join::Blank | Join::Apart | Join::Comma | Join::Dashed))
        && (parser.dash_touches(at + 1) && (first || !parser.is_number(at + 1))
            || after.starts_with('.')
            || parser.begins_row(at) && parser.is_cell(at + 1) && parser.is_number(at + 1))
}

/// Returns the fault for a number that may be either a tile or the number of a list item. The fault covers the number
/// and the dash, full stop, bracket or colon after it.
pub(super) fn mark_or_number(parser: TileParser<'_>, at: usize) -> PlacedFault {
    let (from, rest) = (parser.start(at), parser.rest(at));
    let (number, after) = split(rest, |character| character.is_ascii_digit());
    let sign =
        after.chars().next().filter(|&sign| is_dash(sign) || matches!(sign, '.' | ')' | ':')).map_or(0, char::len_utf8);
    let mark = &rest[..number.len() + sign];
    let kind = NotationFault::MarkOrNumber { number: number.to_owned(), mark: mark.to_owned() };
    PlacedFault::new(kind, from..from + mark.len())
}

/// A chain: words that are connected by dashes, for example `K1-K3`.
pub(super) struct Chain {
    letters: Letters,
    words: Vec<ChainWord>,
    /// True if one of the words could not be parsed.
    broken: bool,
    /// True if the text has a chain of three or more single tiles, for example `K1-K3-K5`.
    pub(super) lists: bool,
}

struct ChainWord {
    tight: bool,
    /// True if the word means exactly one tile.
    single: bool,
    /// The face of the word's only tile. `None` if the word means several tiles, an okey or a false joker.
    face: Option<Face>,
    /// True if the word is only a number, such as the 7 in `R5-7`.
    bare: bool,
    dashes: Dashes,
    span: Range<usize>,
}

impl Chain {
    /// Creates an empty chain. `letters` are the letters for the colours in the hints of faults.
    pub(super) const fn new(letters: Letters) -> Self {
        Self { letters, words: Vec::new(), broken: false, lists: false }
    }

    /// Adds the next word to the chain (words connected by dashes) if a dash comes before the word. Otherwise starts a
    /// new chain with the word, and returns the faults of the old chain.
    pub(super) fn next(&mut self, join: Join, word: &TileWord, bare: bool, span: Range<usize>) -> Vec<PlacedFault> {
        let ended = if matches!(join, Join::Tight | Join::Dashed) { Vec::new() } else { self.end() };
        let (tight, single) = (join == Join::Tight, word.tiles.len() == 1);
        self.words.push(ChainWord { tight, single, face: word.only_face(), bare, dashes: word.dashes, span });
        ended
    }

    pub(super) fn give_up(&mut self) {
        self.broken = true;
    }

    /// Returns the faults of the chain, and begins a new one.
    pub(super) fn end(&mut self) -> Vec<PlacedFault> {
        let words = std::mem::take(&mut self.words);
        let broken = std::mem::take(&mut self.broken);
        if words.len() < 2 || broken {
            return Vec::new();
        }
        self.lists |= words.iter().filter(|word| word.single).count() > 2;
        let tight = words.chunk_by(|_, next| next.tight);
        let apart = words.iter().all(|word| !word.tight).then_some(&words[..]);
        let within = tight.clone().filter(|chain| chain.len() > 1).flat_map(ranges_within);
        let minus = words.windows(2).filter_map(|pair| minus(pair, self.letters));
        within.chain(tight.chain(apart).filter_map(two_or_run)).chain(minus).collect()
    }
}

/// Returns a fault for each ambiguous part of a chain without blanks. A part is ambiguous if it can mean two tiles or a
/// range: `R5-7` in `R5-7-B9`, or `5-7R` in `5-7R-B9`. Such a part has two numbers of one colour, and the second number
/// is higher by at least 2.
fn ranges_within(chain: &[ChainWord]) -> Vec<PlacedFault> {
    let fault = |one: Face, other: Face, span: Range<usize>| {
        PlacedFault::new(NotationFault::TwoOrRun { one, other, listed: true }, span)
    };
    let pairs = chain.chunk_by(|_, next| next.bare).filter(|group| group.len() < chain.len());
    let pairs = pairs.filter_map(|group| match group {
        [ChainWord { face: Some(one), span: from, .. }, ChainWord { face: Some(other), span: to, .. }] => {
            (one.number.get() + 1 < other.number.get()).then(|| fault(*one, *other, from.start..to.end))
        }
        [ChainWord { dashes: Dashes::Range(one, other), span, .. }] => Some(fault(*one, *other, span.clone())),
        _ => None,
    });
    pairs.collect()
}

/// Returns a fault if the second word is one tile of the range before it, as in `R1-13 - R5`. The dash may separate two
/// words, or leave the tile out of the range.
fn minus(words: &[ChainWord], letters: Letters) -> Option<PlacedFault> {
    let [ChainWord { dashes: Dashes::Range(from, to), span, .. }, ChainWord { face: Some(face), span: end, tight, .. }] =
        words
    else {
        return None;
    };
    if *tight || face.colour != from.colour || !(from.number..=to.number).contains(&face.number) {
        return None;
    }
    let range = || Number::between(from.number, to.number);
    let written = |numbers: &mut dyn Iterator<Item = Number>| {
        letters.symbols(numbers.map(|number| Symbol::Tile(Face { number, ..*face }.into())))
    };
    let one = written(&mut range().chain([face.number]));
    let other = written(&mut range().filter(|number| *number != face.number));
    Some(PlacedFault::new(NotationFault::TwoReadings { one, other }, span.start..end.end))
}

/// Returns a fault if the words are exactly two tiles of one colour whose numbers differ by more than 1: `K1-K3`.
fn two_or_run(words: &[ChainWord]) -> Option<PlacedFault> {
    let [ChainWord { face: Some(one), span: from, .. }, ChainWord { face: Some(other), span: to, .. }] = words else {
        return None;
    };
    let gap = one.number.get().abs_diff(other.number.get()) > 1;
    let kind = NotationFault::TwoOrRun { one: *one, other: *other, listed: false };
    (one.colour == other.colour && gap).then(|| PlacedFault::new(kind, from.start..to.end))
}
