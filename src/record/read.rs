//! Parses the text of a record, one hand at a time.

use std::cell::Cell;
use std::mem;
use std::str::FromStr;

use super::action::Action;
use super::fault::RecordFault;
use super::keyword::{Keyword, StartWord, Verb};
use super::line::{LineReader, opening_of, turn_of};
use super::statement::{HandRecord, Header, Line, Record, Statement};
use super::token::{RecordResult, RecordText, RecordWord, bare, first_word, name, open_quote, without_comment};
use crate::hand::FourthColour;
use crate::notation::{Letters, TextContext};
use crate::score::{FinishKind, Opened, ScoreFault, number_after};
use crate::table::{Game, Profile, ProfileFault, RulesFile, Variant};
use crate::tiles::Face;
use crate::words::{Fault, Faults, Language, folded};

/// The maximum length of a record in bytes. Score sheets have the same limit.
pub const MAX_BYTES: usize = 8 << 20;

/// The maximum length of a line in bytes.
pub const MAX_LINE: usize = 4096;

/// The maximum number of lines in one hand, and in the header before the first hand.
pub const MAX_HAND_LINES: usize = 2000;

pub(crate) const MAX_HANDS: usize = 10_000;

/// The number of faults after which the parser stops.
pub const MAX_FAULTS: usize = 1000;

impl Record {
    /// Parses a whole record.
    ///
    /// # Errors
    /// Returns every fault of the record, each with its place in the text.
    pub fn read(text: &str) -> Result<Self, Faults<RecordFault>> {
        let mut reader = RecordReader::new(text)?;
        let hands = reader.every_hand()?;
        Ok(Self { header: reader.header, hands })
    }
}

/// Returns true if the text looks like a record: a line begins with a keyword, or the first line is a comment or begins
/// with a misspelt keyword. Returns false for a text that begins with `{` or `[`, as JSON does.
pub(crate) fn is_record(text: &str) -> bool {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let word = |line: &str| -> String {
        line.split(|each: char| each.is_whitespace() || each == ';').next().unwrap_or_default().to_owned()
    };
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let Some(first) = lines.next().filter(|first| !first.starts_with(['{', '['])) else { return false };
    let begins = |line: &str| Keyword::find(&word(line)).is_some();
    first.starts_with(';') || begins(first) || Keyword::suggest(&word(first)).is_some() || lines.any(begins)
}

/// Returns the language of the first keyword of a record, or `None` if the record has no keyword.
pub(crate) fn language_of(text: &str) -> Option<Language> {
    let words = text.lines().filter_map(|line| line.split_whitespace().next());
    words.into_iter().find_map(|word| {
        let word = word.strip_prefix('\u{feff}').unwrap_or(word);
        let [english, _] = Keyword::find(word)?.names();
        Some(if folded(english) == folded(word) { Language::En } else { Language::Tr })
    })
}

/// Returns the game that the first line `game` of a record names. Without such a line, returns the classic game.
pub(crate) fn game_of(text: &str) -> Game {
    let variant = text.lines().find_map(|line| {
        let mut words = line.split_whitespace();
        let is_game = Keyword::find(words.next()?) == Some(Keyword::Game);
        words.next().filter(|_| is_game)?.parse::<Variant>().ok()
    });
    variant.map_or(Game::Classic, |variant| Profile::new(variant).game)
}

/// Parses the actions of a turn, such as `draw K4, throw K7`. This is the part of a turn after the colon.
///
/// # Errors
/// Returns every fault, each with its place in the text.
pub fn actions(text: &str, context: impl Into<TextContext>) -> Result<Vec<Action>, Faults<RecordFault>> {
    let TextContext { letters, indicator } = context.into();
    let fourth = Cell::new(None);
    let reader = LineReader { source: RecordText(text), letters, indicator, fourth: &fourth, players: &[] };
    let actions = reader.actions(text, text)?;
    Ok(actions.into_iter().map(|each| each.value).collect())
}

impl FromStr for Action {
    type Err = Faults<RecordFault>;

    /// Parses one action in any spelling that a record may have.
    ///
    /// ```
    /// use okey::record::Action;
    ///
    /// let action: Action = "işle O*=R9 1".parse()?;
    /// assert_eq!(action.to_string(), "add O*=R9 to 1");
    /// assert!("draw, throw K4".parse::<Action>().is_err());
    /// # Ok::<(), okey::Faults<okey::record::RecordFault>>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut actions = actions(text, Letters::Krby)?;
        match (actions.pop(), actions.is_empty()) {
            (Some(action), true) => Ok(action),
            (second, _) => {
                let word = second.map_or_else(String::new, |action| action.verb().name().to_owned());
                Err(vec![Fault::whole(RecordFault::Unexpected { word })].into())
            }
        }
    }
}

/// A parser that reads one hand at a time, so that the hands need not all be in memory.
#[derive(Debug)]
pub(crate) struct RecordReader<'a> {
    text: &'a str,
    at: usize,
    number: usize,
    header: Header,
    /// The indicator of the current hand, once a line names it.
    indicator: Option<Face>,
    /// The name of the fourth colour in the current hand, yellow or green, once a tile has it.
    fourth: Cell<Option<FourthColour>>,
    /// The first line of the next hand, which ended the current one. Header statements are refused while this is set.
    next: Option<Line>,
    /// The faults that were not returned yet.
    faults: Vec<Fault<RecordFault>>,
    /// The number of faults that were returned.
    passed_on: usize,
    /// The number of lines of the current hand, or of the header.
    lines: usize,
    hands: usize,
    /// The number of the latest hand; 0 before the first hand.
    hand_number: u32,
    /// The fault of this number if it is too low.
    misnumbered: Option<Fault<RecordFault>>,
}

impl<'a> RecordReader<'a> {
    /// Creates a reader and parses the header: the lines before the first hand.
    ///
    /// # Errors
    /// Returns every fault of the header and, if the header names the players, of all hands.
    pub(crate) fn new(text: &'a str) -> Result<Self, Faults<RecordFault>> {
        let header = Header {
            lines: Vec::new(),
            profile: Profile::new(Variant::Okey),
            players: Vec::new(),
            letters: Letters::Krby,
            stake: None,
            totals: Vec::new(),
        };
        let mut reader = Self::at_start(header, text);
        let at = reader.at;
        if text[at..].trim_start().starts_with('{') {
            let brace = RecordText(text).fault(RecordFault::Json, &text[at..].trim_start()[..1]);
            return Err(vec![brace].into());
        }
        let mut variant = None;
        while let Some(line) = reader.line() {
            if line.statement.as_ref().is_some_and(|statement| !is_of_header(statement)) {
                reader.next = Some(line);
                break;
            }
            if let Some(statement) = &line.statement
                && let Err(fault) = reader.enter(statement, &line, &mut variant)
            {
                reader.faults.push(fault);
            }
            if reader.has_room(&line) {
                reader.header.lines.push(line);
            }
        }
        // If the line `players` has a fault, do not also report that players are missing.
        let in_players = |fault: &Fault<RecordFault>| {
            let before = &text[..fault.span.as_ref().map_or(0, |span| span.start)];
            let line = &text[before.rfind('\n').map_or(at, |end| end + 1)..];
            Keyword::find(first_word(line)) == Some(Keyword::Players)
        };
        if reader.faults.iter().any(in_players) {
            reader.faults.retain(|fault| fault.kind != RecordFault::PlayersMissing);
        }
        reader.settle(variant.unwrap_or(Variant::Okey));
        let has_statement = reader.next.is_some() || reader.header.lines.iter().any(|line| line.statement.is_some());
        if !has_statement && reader.faults.is_empty() {
            reader.faults.push(Fault::whole(RecordFault::Empty));
        }
        // A record with a hand needs a line `players`.
        let unplayed = reader.next.as_ref().filter(|_| reader.header.players.is_empty() && reader.faults.is_empty());
        let missing = unplayed.map(|first| Fault::new(RecordFault::PlayersMissing, first.span.clone()));
        reader.faults.extend(missing);
        if reader.faults.is_empty() { Ok(reader) } else { Err(reader.every_fault().into()) }
    }

    /// Creates a reader for a text without a header. `header` is the header of its hands.
    pub(crate) fn below(header: Header, text: &'a str) -> Self {
        // Set `next` to an empty line. While `next` is set, the parser refuses header statements such as `game`,
        // because they come too late.
        let mut reader = Self { next: Some(Line::default()), ..Self::at_start(header, text) };
        let mut first = None;
        while first.is_none()
            && let Some(line) = reader.line()
        {
            first = Some(line).filter(|line| line.statement.is_some() || !reader.faults.is_empty());
        }
        reader.next = first;
        reader
    }

    /// Parses all hands.
    ///
    /// # Errors
    /// Returns the faults of all hands.
    pub(crate) fn every_hand(&mut self) -> Result<Vec<HandRecord>, Faults<RecordFault>> {
        let mut hands = Vec::new();
        let mut faults = Vec::new();
        for hand in self {
            match hand {
                Ok(hand) => hands.push(hand),
                Err(others) => faults.extend(others),
            }
        }
        if faults.is_empty() { Ok(hands) } else { Err(faults.into()) }
    }

    fn at_start(header: Header, text: &'a str) -> Self {
        Self {
            text,
            at: if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 },
            number: 0,
            header,
            indicator: None,
            fourth: Cell::new(None),
            next: None,
            faults: Vec::new(),
            passed_on: 0,
            lines: 0,
            hands: 0,
            hand_number: 0,
            misnumbered: None,
        }
    }

    pub(crate) const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the number of the latest hand. If the record gives none, it is the number of the preceding hand, even a
    /// faulty one, plus one.
    pub(crate) const fn hand_number(&self) -> u32 {
        self.hand_number
    }

    /// Returns the fault of the latest hand's number if it is not higher than the preceding hand's.
    pub(crate) fn misnumbered(&self) -> Option<Fault<RecordFault>> {
        self.misnumbered.clone()
    }

    /// Sets the number of the hand that begins with the line `first`.
    fn count_hand(&mut self, first: &Line) {
        let before = self.hand_number;
        let written = match first.statement {
            Some(Statement::Hand { number, .. }) => number,
            _ => None,
        };
        let number = number_after(written, before);
        let kind = || RecordFault::from(ScoreFault::HandNumber { number, before });
        self.misnumbered = written.filter(|&number| number <= before).map(|_| Fault::new(kind(), first.span.clone()));
        self.hand_number = number;
    }

    fn every_fault(mut self) -> Vec<Fault<RecordFault>> {
        // Without the line `players`, every turn would have a fault.
        if !self.header.players.is_empty() {
            while self.line().is_some() {}
        }
        self.faults
    }

    fn enter(
        &mut self,
        statement: &Statement,
        line: &Line,
        variant: &mut Option<Variant>,
    ) -> Result<(), Fault<RecordFault>> {
        let fault = |kind: RecordFault| Err(Fault::new(kind, line.span.clone()));
        let once = |again: bool, keyword: Keyword| {
            if again { fault(RecordFault::Twice { keyword: keyword.names() }) } else { Ok(()) }
        };
        match statement {
            Statement::Version(version) if *version > 1 => fault(RecordFault::Version { version: *version })?,
            Statement::Game(game) => {
                once(variant.is_some(), Keyword::Game)?;
                *variant = Some(*game);
            }
            Statement::Players(players) => {
                once(!self.header.players.is_empty(), Keyword::Players)?;
                self.header.players = players.iter().map(|player| player.value.clone()).collect();
            }
            Statement::Letters(letters) => {
                let is_other =
                    |line: &Line| matches!(line.statement, Some(Statement::Letters(other)) if other != *letters);
                once(self.header.lines.iter().any(is_other), Keyword::Letters)?;
                self.header.letters = *letters;
            }
            Statement::Stake(stake) => {
                once(self.header.stake.is_some(), Keyword::Stake)?;
                self.header.stake = Some(*stake);
            }
            Statement::Totals(totals) => {
                let Header { players, totals: before, .. } = &mut self.header;
                let again = totals.iter().find(|(player, _)| before.iter().any(|(other, _)| other == player));
                before.extend(totals);
                if let Some(name) = again.and_then(|&(player, _)| players.get(player)) {
                    fault(RecordFault::PlayerTwice { name: name.clone() })?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Sets the rules of the table after the whole header is read: `set` may come before `game`.
    fn settle(&mut self, variant: Variant) {
        let mut rules = RulesFile::default();
        for line in &self.header.lines {
            let Some(Statement::Set { key, value }) = &line.statement else { continue };
            if let Err(kind) = rules.set_once(&key.value, &value.value) {
                let at = if matches!(kind, ProfileFault::SwitchValue { .. }) { value } else { key };
                self.faults.push(at.fault(kind));
            }
        }
        self.header.profile = rules.apply_to(Some(variant));
    }

    /// Reads the next line. If it has faults, stores them and returns the line without a statement. Returns `None` at
    /// the end of the text, or after too many faults.
    fn line(&mut self) -> Option<Line> {
        if self.at >= self.text.len() || self.passed_on + self.faults.len() >= MAX_FAULTS {
            return None;
        }
        let rest = &self.text[self.at..];
        let end = rest.find('\n').unwrap_or(rest.len());
        let whole = &rest[..end];
        self.at += (end + 1).min(rest.len());
        self.number += 1;
        let (content, comment) = without_comment(whole);
        let content = content.trim();
        let source = RecordText(self.text);
        let mut line = Line {
            statement: None,
            comment: comment.map(str::to_owned),
            number: self.number,
            span: source.span(content),
        };
        let read = match control(whole) {
            _ if whole.len() > MAX_LINE => {
                let kind = RecordFault::LineTooLong { bytes: whole.len(), most: MAX_LINE };
                Err(vec![source.fault(kind, beginning(whole))])
            }
            Some(piece) => Err(vec![source.fault(RecordFault::Control, piece)]),
            None => match open_quote(whole) {
                Some(quote) => Err(vec![source.fault(RecordFault::QuoteOpen, quote)]),
                None => self.statement(content),
            },
        };
        match read {
            Ok(statement) => line.statement = statement,
            Err(faults) => self.faults.extend(faults),
        }
        match &line.statement {
            Some(Statement::Hand { .. }) => (self.indicator, self.fourth) = (None, Cell::new(None)),
            Some(Statement::Indicator(indicator)) => self.indicator = indicator.value.face(),
            _ => {}
        }
        Some(line)
    }

    /// Counts a line of the current hand or header. If there are too many, stores a fault, stops reading and returns
    /// false.
    fn has_room(&mut self, line: &Line) -> bool {
        self.lines += 1;
        let has_room = self.lines <= MAX_HAND_LINES;
        if !has_room {
            self.faults.push(Fault::new(RecordFault::HandTooLong { most: MAX_HAND_LINES }, line.span.clone()));
            self.at = self.text.len();
        }
        has_room
    }

    fn statement(&self, content: &'a str) -> RecordResult<Option<Statement>> {
        if content.is_empty() {
            return Ok(None);
        }
        let Header { letters, players, .. } = &self.header;
        let (source, letters, fourth) = (RecordText(self.text), *letters, &self.fourth);
        let reader = LineReader { source, letters, indicator: self.indicator, fourth, players };
        if let Some((name, rest)) = turn_of(content) {
            let unwanted = !players.contains(&name.text.to_string()) && Keyword::find(&name.text).is_some();
            if unwanted {
                return reader.refuse(RecordFault::ColonUnwanted { before: name.text.into_owned() }, name.piece);
            }
            return reader.turn(&name, rest).map(|turn| Some(Statement::Turn(turn)));
        }
        let Ok((rest, word)) = bare(content) else { return Ok(None) };
        let Some(keyword) = Keyword::find(&word.text) else {
            let (kind, piece) = not_a_keyword(content, &word, players);
            return reader.refuse(kind, piece);
        };
        if keyword.is_only_of_header() && self.next.is_some() {
            return reader.refuse(RecordFault::TooLate { keyword: keyword.names() }, word.piece);
        }
        reader.statement(keyword, word.piece, rest).map(Some)
    }
}

impl Iterator for RecordReader<'_> {
    type Item = Result<HandRecord, Faults<RecordFault>>;

    fn next(&mut self) -> Option<Self::Item> {
        let first = self.next.take()?;
        self.hands += 1;
        if self.hands > MAX_HANDS {
            self.at = self.text.len();
            let kind = RecordFault::TooManyHands { most: MAX_HANDS };
            return Some(Err(vec![Fault::new(kind, first.span)].into()));
        }
        // Set `next` to an empty line. While `next` is set, the parser refuses header statements such as `game`,
        // because they come too late.
        self.next = Some(Line::default());
        self.lines = 1;
        self.count_hand(&first);
        let mut hand = HandRecord { lines: vec![first] };
        let mut following = None;
        while let Some(line) = self.line() {
            if matches!(line.statement, Some(Statement::Hand { .. })) {
                following = Some(line);
                break;
            }
            if matches!(line.statement, Some(Statement::Stake(_))) && hand.stake().is_some() {
                let kind = RecordFault::Twice { keyword: Keyword::Stake.names() };
                self.faults.push(Fault::new(kind, line.span.clone()));
            }
            if self.has_room(&line) {
                hand.lines.push(line);
            }
        }
        self.next = following;
        let faults = mem::take(&mut self.faults);
        self.passed_on += faults.len();
        Some(if faults.is_empty() { Ok(hand) } else { Err(faults.into()) })
    }
}

fn is_of_header(statement: &Statement) -> bool {
    statement.keyword().is_some_and(Keyword::is_of_header)
}

/// Returns the fault of a line that begins with an unknown word, and the wrong part of the line.
fn not_a_keyword<'a>(content: &'a str, word: &RecordWord<'a>, players: &[String]) -> (RecordFault, &'a str) {
    if let Ok((rest, name)) = name(content)
        && players.iter().any(|player| *player == name.text)
    {
        let (name, piece) = (name.text.into_owned(), name.piece);
        let kind = match keyword_before(rest) {
            Some((keyword, words)) => {
                RecordFault::KeywordMissing { name, keyword: keyword.names(), words: Box::new(words) }
            }
            None => RecordFault::TurnColonMissing { name },
        };
        return (kind, piece);
    }
    let text = word.text.to_string();
    let kind = if let Some(unquoted) = RecordFault::unquoted(content, players) {
        unquoted
    } else if StartWord::find(&text).is_some() {
        RecordFault::StartAlone { word: text }
    } else if let Some(keyword) = meant_for(content, word, players) {
        RecordFault::OtherForm { word: text, keyword: keyword.names() }
    } else if Verb::find(&text).is_some() {
        RecordFault::PlayerMissing { word: text }
    } else {
        RecordFault::UnknownKeyword { nearest: Keyword::suggest(&text), word: text }
    };
    (kind, word.piece)
}

/// Finds the keyword that is missing before a player's name. `words` is the text after the name. Also returns the words
/// that belong after the name, in English and in Turkish. Returns `None` if no keyword fits, or if the text may be a
/// turn, as in `throw okey`.
///
/// - `okey attı` ("threw an okey") gives `finished` and `okey`.
/// - `çift açtı` ("opened pairs") gives `opened` and `pairs`.
fn keyword_before(words: &str) -> Option<(Keyword, [String; 2])> {
    let words: Vec<&str> = words.split_whitespace().collect();
    if words.len() > 1 && words.iter().any(|word| Verb::find(word).is_some()) {
        return None;
    }
    let means = |word: &str, keyword| {
        [Keyword::find(word), Keyword::of_other_form(word)].into_iter().flatten().any(|it| it == keyword)
    };
    let opening = words.iter().find_map(|word| opening_of(word));
    // The word `pairs` alone may be a kind of finish.
    if words.iter().any(|word| means(word, Keyword::Opened)) || !matches!(opening, None | Some(Some(Opened::Pairs))) {
        let names = opening?.map_or(["unopened", "açmadı"], Opened::names);
        return Some((Keyword::Opened, names.map(str::to_owned)));
    }
    let is_end = |word: &str| FinishKind::find(word).is_some() || means(word, Keyword::Finished);
    let fits = |word: &str| is_end(word) || BESIDE_FINISH.contains(&folded(word).as_str());
    let kinds = words.iter().filter_map(|word| FinishKind::find(word));
    let names = |language| kinds.clone().map(|kind| kind.name_in(language)).collect::<Vec<_>>().join(" ");
    let ends = words.iter().any(|word| is_end(word)) && words.iter().all(|word| fits(word));
    ends.then(|| (Keyword::Finished, [Language::En, Language::Tr].map(names)))
}

/// Words that may come next to a kind of finish; without diacritics.
const BESIDE_FINISH: [&str; 8] = ["threw", "throwing", "with", "an", "and", "atti", "atarak", "ve"];

/// Returns the keyword that the first word means in another form, such as `finished` for `finish Ali`. Returns `None`
/// if no player's name follows, because the word may then be the action of a turn.
fn meant_for(content: &str, word: &RecordWord<'_>, players: &[String]) -> Option<Keyword> {
    let (_, after) = content.split_once(word.piece)?;
    let (_, named) = name(after.trim_start()).ok()?;
    let keyword = Keyword::of_other_form(&word.text)?;
    players.iter().any(|player| *player == named.text).then_some(keyword)
}

fn beginning(line: &str) -> &str {
    const SHOWN: usize = 40;
    line.char_indices().nth(SHOWN).map_or(line, |(end, _)| &line[..end])
}

/// Returns the first control character of a line, except tabs and the carriage return of the line end.
fn control(line: &str) -> Option<&str> {
    let line = line.strip_suffix('\r').unwrap_or(line);
    let control = line.char_indices().find(|&(_, each)| each.is_control() && each != '\t');
    control.map(|(at, each)| &line[at..at + each.len_utf8()])
}
