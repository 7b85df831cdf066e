//! Parses lines that begin with a keyword, such as `indicator R5`.

use std::cell::Cell;
use std::num::{IntErrorKind, ParseIntError};
use std::ops::RangeInclusive;

use super::fault::RecordFault;
use super::keyword::{Keyword, StartWord};
use super::statement::{Left, Start, Statement};
use super::tiles::TileReader;
use super::token::{
    RecordResult, RecordText, RecordWord, TokenResult, bare, first_word, in_one_line, is_between_names, name, quoted,
};
use crate::hand::FourthColour;
use crate::notation::{Letters, TextContext};
use crate::score::{
    Adjustment, FinishKind, Foul, LONGEST_NAME, Opened, PLAYER_COUNTS, ScoreFault, Spanned, WrittenSum, okeys_only,
};
use crate::table::{ProfileFault, Switch};
use crate::tiles::Face;
use crate::words::{Named, folded, suggest};

/// Parses a whole number. The sign may be a minus sign or a hyphen.
pub(crate) fn figure<N>(word: &str, allowed: RangeInclusive<N>) -> Result<N, RecordFault>
where
    N: TryFrom<i64> + Into<i64> + PartialOrd,
{
    let digits = |error: &ParseIntError| matches!(error.kind(), IntErrorKind::PosOverflow | IntErrorKind::NegOverflow);
    match word.replace('\u{2212}', "-").parse::<i64>().map(N::try_from) {
        Ok(Ok(number)) if allowed.contains(&number) => Ok(number),
        Err(error) if !digits(&error) => Err(RecordFault::NotAFigure { word: word.to_owned() }),
        _ => {
            let (least, most) = allowed.into_inner();
            Err(RecordFault::FigureOutOfBounds { least: least.into(), most: most.into() })
        }
    }
}

/// A parser for a line of a record, with the values that earlier lines set.
#[derive(Clone, Copy)]
pub(super) struct LineReader<'a, 'h> {
    pub(super) source: RecordText<'a>,
    pub(super) letters: Letters,
    /// The indicator of the current hand, once a line names it.
    pub(super) indicator: Option<Face>,
    /// The name of the fourth colour in the current hand, yellow or green, once a tile has it.
    pub(super) fourth: &'h Cell<Option<FourthColour>>,
    /// Empty before the line `players`.
    pub(super) players: &'h [String],
}

impl<'a, 'h> LineReader<'a, 'h> {
    pub(super) fn statement(self, keyword: Keyword, word: &'a str, rest: &'a str) -> RecordResult<Statement> {
        match keyword {
            Keyword::Record => Ok(Statement::Version(self.last_number(word, rest)?)),
            Keyword::Game => self.game(word, rest),
            Keyword::Set => self.set(word, rest),
            Keyword::Letters => self.letters(word, rest),
            Keyword::About => self.about(word, rest),
            Keyword::Players => self.players(word, rest),
            Keyword::Stake => Ok(Statement::Stake(self.last_number(word, rest)?)),
            Keyword::Totals => Ok(Statement::Totals(self.accounts(word, rest)?)),
            Keyword::Points => Ok(Statement::Points(self.accounts(word, rest)?)),
            Keyword::Hand => self.hand(rest),
            Keyword::Indicator => Ok(Statement::Indicator(self.tiles().one(rest, word)?)),
            Keyword::Stock => Ok(Statement::Stock(self.tiles().several(rest, word)?)),
            Keyword::Rack => {
                let (rest, player) = self.player(word, rest)?;
                Ok(Statement::Rack { player, tiles: self.tiles().held(rest, word)? })
            }
            Keyword::Left => self.left(word, rest),
            Keyword::Announced => self.only_player(word, rest).map(Statement::Announced),
            Keyword::Shown => self.only_player(word, rest).map(Statement::Shown),
            Keyword::Finished => self.finished(word, rest),
            Keyword::Opened => self.opened(word, rest),
            Keyword::Adjust => self.adjust(word, rest),
            Keyword::Foul => self.foul(word, rest).map(|(player, foul)| Statement::Foul { player, foul }),
            Keyword::Pardon => self.foul(word, rest).map(|(player, foul)| Statement::Pardon { player, foul }),
            Keyword::End => self.nothing(rest).map(|()| Statement::End),
            Keyword::Void => Ok(Statement::Void(self.free(rest)?)),
        }
    }

    pub(super) const fn tiles(self) -> TileReader<'a, 'h> {
        let Self { source, letters, indicator, fourth, .. } = self;
        TileReader { source, context: TextContext { letters, indicator }, fourth }
    }

    pub(super) fn refuse<T>(self, kind: impl Into<RecordFault>, piece: &'a str) -> RecordResult<T> {
        Err(vec![self.source.fault(kind, piece)])
    }

    /// Skips spaces in `rest` and runs `parser`. If nothing is left, returns the fault `missing`, which marks `after`,
    /// the text before.
    fn token<T>(
        self,
        parser: fn(&'a str) -> TokenResult<'a, T>,
        rest: &'a str,
        after: &'a str,
        missing: RecordFault,
    ) -> RecordResult<(&'a str, T)> {
        let rest = rest.trim_start();
        if rest.is_empty() {
            return self.refuse(missing, after);
        }
        parser(rest).map_err(|(kind, at)| vec![self.source.fault(kind, at)])
    }

    fn word(self, rest: &'a str, after: &'a str, missing: RecordFault) -> RecordResult<(&'a str, RecordWord<'a>)> {
        self.token(bare, rest, after, missing)
    }

    /// Parses a word that may be in quotes, such as `series` in `opened Ali series`.
    fn choice(self, rest: &'a str, after: &'a str, missing: RecordFault) -> RecordResult<(&'a str, RecordWord<'a>)> {
        let is_quoted = rest.trim_start().starts_with('"');
        self.token(if is_quoted { quoted } else { bare }, rest, after, missing)
    }

    pub(super) fn nothing(self, rest: &'a str) -> RecordResult<()> {
        match rest.trim() {
            "" => Ok(()),
            more => self.refuse(RecordFault::Unexpected { word: first_word(more).to_owned() }, first_word(more)),
        }
    }

    fn number<N>(self, rest: &'a str, after: &'a str, allowed: RangeInclusive<N>) -> RecordResult<(&'a str, N)>
    where
        N: TryFrom<i64> + Into<i64> + PartialOrd,
    {
        let (rest, word) = self.word(rest, after, RecordFault::FigureMissing)?;
        match figure(&word.text, allowed) {
            Ok(number) => Ok((rest, number)),
            Err(fault) => self.refuse(fault, word.piece),
        }
    }

    fn count(self, rest: &'a str, after: &'a str) -> RecordResult<(&'a str, u32)> {
        self.number(rest, after, 0..=Switch::MAX)
    }

    fn last_number(self, word: &'a str, rest: &'a str) -> RecordResult<u32> {
        let (rest, number) = self.count(rest, word)?;
        self.nothing(rest)?;
        Ok(number)
    }

    /// Parses a player's name. Returns the remaining text and the index of the player.
    pub(super) fn player(self, after: &'a str, rest: &'a str) -> RecordResult<(&'a str, usize)> {
        let (rest, word) = self.token(name, rest, after, RecordFault::NameMissing)?;
        let player = self.named(&word)?;
        if rest.trim_start().starts_with(':') {
            return self.refuse(RecordFault::ColonUnwanted { before: word.text.into_owned() }, &rest.trim_start()[..1]);
        }
        Ok((rest, player))
    }

    pub(super) fn named(self, word: &RecordWord<'a>) -> RecordResult<usize> {
        if self.players.is_empty() {
            return self.refuse(RecordFault::PlayersMissing, word.piece);
        }
        let index = self.players.iter().position(|player| *player == word.text);
        index.map_or_else(|| self.refuse(self.unknown(word), word.piece), Ok)
    }

    fn unknown(self, word: &RecordWord<'a>) -> RecordFault {
        let line = &self.source.0[self.source.span(word.piece).start..];
        let line = line.split('\n').next().unwrap_or(line);
        RecordFault::unquoted(line, self.players)
            .unwrap_or_else(|| RecordFault::unknown_player(&word.text, self.players))
    }

    fn game(self, word: &'a str, rest: &'a str) -> RecordResult<Statement> {
        let (rest, name) = self.word(rest, word, RecordFault::WordMissing)?;
        self.nothing(rest)?;
        match name.text.parse() {
            Ok(variant) => Ok(Statement::Game(variant)),
            Err(_) => self.refuse(ProfileFault::unknown_variant(&name.text), name.piece),
        }
    }

    fn set(self, word: &'a str, rest: &'a str) -> RecordResult<Statement> {
        let setting = rest.trim();
        if setting.is_empty() {
            return self.refuse(RecordFault::WordMissing, word);
        }
        let Some((key, value)) = setting.split_once('=') else {
            return self.refuse(ProfileFault::SettingShape, setting);
        };
        let (key, value) = (key.trim_end(), value.trim_start());
        let spot = |piece: &'a str| Spanned::new(piece.to_owned(), self.source.span(piece));
        Ok(Statement::Set { key: spot(key), value: spot(value) })
    }

    fn letters(self, word: &'a str, rest: &'a str) -> RecordResult<Statement> {
        let (rest, name) = self.word(rest, word, RecordFault::WordMissing)?;
        self.nothing(rest)?;
        match name.text.to_ascii_lowercase().parse() {
            Ok(letters) => Ok(Statement::Letters(letters)),
            Err(_) => self.refuse(RecordFault::UnknownLetters { word: name.text.into_owned() }, name.piece),
        }
    }

    fn about(self, word: &'a str, rest: &'a str) -> RecordResult<Statement> {
        let (rest, key) = self.token(name, rest, word, RecordFault::WordMissing)?;
        Ok(Statement::About { key: key.text.into_owned(), text: self.free(rest)? })
    }

    /// Parses the rest of a line as free text. If the whole text is in quotes, removes the quotes.
    fn free(self, rest: &'a str) -> RecordResult<String> {
        let rest = rest.trim();
        if !rest.starts_with('"') {
            return Ok(in_one_line(rest));
        }
        let (after, text) = self.token(quoted, rest, rest, RecordFault::WordMissing)?;
        // In `"Star" club`, the quotes belong to the text.
        Ok(in_one_line(if after.trim().is_empty() { &text.text } else { rest }))
    }

    fn players(self, word: &'a str, rest: &'a str) -> RecordResult<Statement> {
        let mut rest = rest;
        let mut players: Vec<Spanned<String>> = Vec::new();
        while !rest.trim().is_empty() {
            let (after, name) = self.token(name, rest, word, RecordFault::NameMissing)?;
            let between = !players.is_empty() && !after.trim().is_empty();
            if between && !name.piece.starts_with('"') && is_between_names(&name.text) {
                return self.refuse(RecordFault::NotAName { word: name.text.into_owned() }, name.piece);
            }
            let text = name.text.into_owned();
            if text.trim().is_empty() {
                return self.refuse(ScoreFault::NameEmpty, name.piece);
            }
            if text.chars().count() > LONGEST_NAME {
                return self.refuse(ScoreFault::NameLong { most: LONGEST_NAME }, name.piece);
            }
            if players.iter().any(|other| other.value == text) {
                return self.refuse(ScoreFault::NameTwice { name: text }, name.piece);
            }
            players.push(Spanned::new(text, self.source.span(name.piece)));
            // Commas between names are optional.
            rest = after.trim_start().strip_prefix(',').unwrap_or(after);
        }
        if PLAYER_COUNTS.contains(&players.len()) {
            Ok(Statement::Players(players))
        } else {
            self.refuse(RecordFault::PlayersCount { found: players.len() }, word)
        }
    }

    fn accounts(self, word: &'a str, rest: &'a str) -> RecordResult<Vec<(usize, i64)>> {
        let mut rest = rest;
        let mut accounts: Vec<(usize, i64)> = Vec::new();
        while accounts.is_empty() || !rest.trim().is_empty() {
            let (named, player) = self.player(word, rest)?;
            let name = rest[..rest.len() - named.len()].trim();
            let twice = accounts.iter().any(|&(other, _)| other == player);
            if let Some(named) = self.players.get(player).filter(|_| twice) {
                return self.refuse(RecordFault::PlayerTwice { name: named.clone() }, name);
            }
            let (after, points) = self.number(named, name, -Adjustment::MOST..=Adjustment::MOST)?;
            accounts.push((player, points));
            rest = after;
        }
        Ok(accounts)
    }

    fn hand(self, rest: &'a str) -> RecordResult<Statement> {
        let mut rest = rest.trim_start();
        let mut number = None;
        if rest.starts_with(|first: char| first.is_ascii_digit()) {
            let (after, read) = self.count(rest, rest).map_err(|mut faults| {
                // The referee refuses the hand number 0, with a hint of its own.
                for fault in &mut faults {
                    if let RecordFault::FigureOutOfBounds { least, .. } = &mut fault.kind {
                        *least = 1;
                    }
                }
                faults
            })?;
            (number, rest) = (Some(read), after.trim_start());
        }
        if rest.is_empty() {
            return Ok(Statement::Hand { number, start: None });
        }
        let (after, word) = self.word(rest, rest, RecordFault::WordMissing)?;
        let Some(starts) = StartWord::find(&word.text) else {
            if let Ok((_, name)) = name(rest)
                && self.players.iter().any(|player| *player == name.text)
            {
                return self.refuse(RecordFault::StartUnclear { name: name.text.into_owned() }, name.piece);
            }
            return self.refuse(RecordFault::Unexpected { word: word.text.into_owned() }, word.piece);
        };
        let (after, player) = self.player(word.piece, after)?;
        self.nothing(after)?;
        let start = match starts {
            StartWord::Starts => Start::Starts(player),
            StartWord::Dealt => Start::Dealt(player),
        };
        Ok(Statement::Hand { number, start: Some(start) })
    }

    fn left(self, word: &'a str, rest: &'a str) -> RecordResult<Statement> {
        let (rest, player) = self.player(word, rest)?;
        let left = if let Some(sum) = rest.trim_start().strip_prefix('=') {
            self.sum(word, sum)?
        } else if rest.trim().is_empty() {
            Left::Tiles(Vec::new())
        } else if let Some(unclear) = WrittenSum::unclear(rest, self.tiles().context) {
            return self.refuse(unclear, rest.trim());
        } else if let Some(number) = self.unmarked_sum(rest) {
            let name = self.players.get(player).cloned().unwrap_or_default();
            return self.refuse(RecordFault::SumUnmarked { name, sum: rest.trim().to_owned() }, number);
        } else if let Some(misplaced) = WrittenSum::misplaced(rest, self.tiles().context) {
            return self.refuse(misplaced, rest.trim());
        } else {
            Left::Tiles(self.tiles().several(rest, word)?)
        };
        Ok(Statement::Left { player, left })
    }

    /// Returns the number at the start of `rest` if only okeys or nothing follow, as in `34 O*`. It is a sum without
    /// `=`.
    fn unmarked_sum(self, rest: &'a str) -> Option<&'a str> {
        let number = first_word(rest.trim_start());
        let okeys = rest.trim_start().get(number.len()..)?;
        let digits = number.chars().all(|digit| digit.is_ascii_digit());
        (digits && okeys_only(okeys, self.tiles().context).is_some()).then_some(number)
    }

    /// Parses a sum and the okeys after it, as in `34 O*`.
    fn sum(self, word: &'a str, rest: &'a str) -> RecordResult<Left> {
        if okeys_only(rest, self.tiles().context).is_some_and(|okeys| okeys > 0) {
            return self.refuse(ScoreFault::SumMissing, rest.trim());
        }
        let (okeys, sum) = self.count(rest, word)?;
        let digits = rest.trim_start();
        let number = &digits[..digits.len() - okeys.len()];
        let none = okeys_only(okeys, self.tiles().context) == Some(0);
        let okeys = if none { Vec::new() } else { self.tiles().several(okeys, word)? };
        Ok(Left::Sum(Spanned::new(sum, self.source.span(number)), okeys))
    }

    /// Same as [`Self::player`], but with the byte range of the name.
    fn placed_player(self, word: &'a str, rest: &'a str) -> RecordResult<(&'a str, Spanned<usize>)> {
        let (after, player) = self.player(word, rest)?;
        let name = rest[..rest.len() - after.len()].trim();
        Ok((after, Spanned::new(player, self.source.span(name))))
    }

    fn only_player(self, word: &'a str, rest: &'a str) -> RecordResult<Spanned<usize>> {
        let (rest, player) = self.placed_player(word, rest)?;
        self.nothing(rest)?;
        Ok(player)
    }

    fn finished(self, word: &'a str, rest: &'a str) -> RecordResult<Statement> {
        let (mut rest, player) = self.placed_player(word, rest)?;
        let mut how = Vec::new();
        while !rest.trim().is_empty() {
            let (after, word) = self.choice(rest, word, RecordFault::WordMissing)?;
            let Some(kind) = FinishKind::find(&word.text) else {
                return self.refuse(RecordFault::unknown_how(&word.text, self.players), word.piece);
            };
            how.push(Spanned::new(kind, self.source.span(word.piece)));
            rest = after;
        }
        Ok(Statement::Finished { player, how })
    }

    fn opened(self, word: &'a str, rest: &'a str) -> RecordResult<Statement> {
        let (rest, player) = self.placed_player(word, rest)?;
        let (rest, how) = self.choice(rest, word, RecordFault::OpenedMissing)?;
        let Some(with) = opening_of(&how.text) else {
            let names = Opened::ALL.iter().flat_map(|opened| opened.names()).chain(UNOPENED);
            let nearest = suggest(&how.text, names);
            return self.refuse(RecordFault::UnknownOpening { word: how.text.into_owned(), nearest }, how.piece);
        };
        let left = rest.trim();
        if opening_of(first_word(left)).is_some() {
            return self.refuse(RecordFault::Twice { keyword: Keyword::Opened.names() }, left);
        }
        if let Some(name) = self.players.get(player.value).filter(|_| !left.is_empty()) {
            return self.refuse(RecordFault::OpenedWithLeft { name: name.clone(), left: left.to_owned() }, left);
        }
        Ok(Statement::Opened { player, with: Spanned::new(with, self.source.span(how.piece)) })
    }

    fn adjust(self, word: &'a str, rest: &'a str) -> RecordResult<Statement> {
        let (named, player) = self.player(word, rest)?;
        let name = rest[..rest.len() - named.len()].trim();
        let (rest, points) = self.number(named, name, -Adjustment::MOST..=Adjustment::MOST)?;
        let span = self.source.span(named[..named.len() - rest.len()].trim());
        let words = rest.trim();
        if !words.starts_with('"') && Adjustment::is_unclear(words, self.players.iter().map(String::as_str)) {
            return self.refuse(ScoreFault::ReasonUnclear { words: words.to_owned() }, words);
        }
        let reason = self.free(rest)?;
        Ok(Statement::Adjust { player, adjusted: Spanned::new(Adjustment { points, reason }, span) })
    }

    fn foul(self, word: &'a str, rest: &'a str) -> RecordResult<(usize, Spanned<Foul>)> {
        let (rest, player) = self.player(word, rest)?;
        let (more, foul) = self.word(rest, word, RecordFault::WordMissing)?;
        // If the name has spaces instead of hyphens, as in `okey discard`, mark the whole name as faulty.
        let whole = rest.trim();
        if !more.trim().is_empty() && Foul::read(whole, self.letters).is_some() {
            return self.refuse(ScoreFault::unknown_foul(whole), whole);
        }
        self.nothing(more)?;
        match Foul::read(&foul.text, self.letters) {
            Some(value) => Ok((player, Spanned::new(value, self.source.span(foul.piece)))),
            None => self.refuse(ScoreFault::unknown_foul(&foul.text), foul.piece),
        }
    }
}

/// For a player who did not open; without diacritics.
const UNOPENED: [&str; 2] = ["unopened", "acmadi"];

/// Returns how a player opened, from a word such as `series`. `Some(None)` means that the player did not open; `None`
/// that the word is unknown.
#[expect(clippy::option_option, reason = "a player who did not open is an answer too")]
pub(crate) fn opening_of(word: &str) -> Option<Option<Opened>> {
    let unopened = || UNOPENED.contains(&folded(word).as_str()).then_some(None);
    Opened::find(word).map(Some).or_else(unopened)
}

/// Splits a turn into the name and the text after the colon. Returns `None` for any other line.
pub(super) fn turn_of(line: &str) -> Option<(RecordWord<'_>, &str)> {
    let (rest, word) = name(line.trim_start()).ok()?;
    Some((word, rest.trim_start().strip_prefix(':')?))
}
