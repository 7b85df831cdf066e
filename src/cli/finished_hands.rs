//! Reads the finished hands for `okey score`.

use std::ffi::OsString;
use std::ops::{Range, RangeInclusive};

use clap::ArgMatches;
use clap::parser::ValueSource;

use super::attempt::{Attempt, RefusedAttempt};
use super::escape::shown_path;
use super::failure::{CallFault, Failure};
use super::input::{CallInput, bytes_of, speak_as, text_of};
use super::output::Output;
use crate::notation::{self, Letters, TextContext};
use crate::oracle::diagnostic::{Cause, Diagnostic, Place, Refusal};
use crate::oracle::reader::OptionReader;
use crate::oracle::reported::{Reported, UsualFacts, record_source};
use crate::oracle::values::{finish_kind, finish_names};
use crate::record::{MAX_BYTES, RecordFault, carried_twice, figure, is_between_names, opening_of, quoted_name, team};
use crate::score::{
    Adjustment, Finish, Foul, FoulKind, Opened, PLAYER_COUNTS, Played, ReportedPlayer, ScoreFault, Spanned, WrittenSum,
    okeys_only,
};
use crate::sheets::{JsonType, SheetFault, line_read};
use crate::table::{Profile, SEATS, Switch, Symbol};
use crate::tiles::Number;
use crate::words::{Named, folded, is_dash, moved, nearest_player, normal, span_within, suggest};

/// Reads the hands to score from a file, from standard input or from options.
pub(super) fn reported(matches: &ArgMatches, output: &mut Output) -> Result<Reported, Failure> {
    let call = CallInput::of(matches);
    let mut input = call.reader();
    match sheet_text(matches, output)? {
        None => {
            let (mut hand, facts) = hand_of_options(matches, &mut input);
            refuse_strangers(matches, &mut hand, &mut input);
            Ok(of_options(input, facts, hand)?)
        }
        Some(Ok(text)) => {
            let letters = input.letters();
            if let Some(record) = record_source(&text, letters)? {
                refuse_table(matches, &["variant", "rules", "set", "indicator", "stake"])?;
                speak_as(&record.text, matches, output);
                return Ok(Reported::of_source(record)?);
            }
            let facts = facts(matches, &mut input);
            Ok(of_json(&text, input, facts)?)
        }
        Some(Err(cause)) => {
            input.faults.push(Diagnostic::whole(cause, Place::Sheet));
            let facts = facts(matches, &mut input);
            Ok(Reported::new(input, facts, Vec::new(), Place::Sheet)?)
        }
    }
}

/// Combines the hand of the options with the rules of its table, and gives the players their teams.
pub(super) fn of_options(input: OptionReader<'_>, facts: UsualFacts, hand: Played) -> Result<Reported, Refusal> {
    let mut reported = Reported::new(input, facts, vec![hand], Place::Options)?;
    for hand in &mut reported.hands {
        give_teams(&reported.profile, hand);
    }
    Ok(reported)
}

/// Gives the players of a hand their teams if the table has partners and no player has a team. As in a record, the
/// first and the third player are partners.
pub(super) fn give_teams(profile: &Profile, hand: &mut Played) {
    let has_no_team = hand.players.len() == SEATS && hand.players.iter().all(|player| player.team.is_none());
    if profile.has_partners() && has_no_team {
        let names: Vec<String> = hand.players.iter().map(|player| player.name.value.clone()).collect();
        for (seat, player) in hand.players.iter_mut().enumerate() {
            player.team = Some(player.name.with(team(&names, seat)));
        }
    }
}

pub(super) fn of_json(text: &str, mut input: OptionReader<'_>, facts: UsualFacts) -> Result<Reported, Refusal> {
    input.sources.add(Place::Sheet, text);
    let (hands, faults) = line_read(text, input.letters(), &|_| false);
    input.faults.extend(Place::Sheet.faults(faults));
    Reported::new(input, facts, hands, Place::Sheet)
}

/// Fails if one of `options` is given. They describe the table, which a record already does.
pub(super) fn refuse_table(matches: &ArgMatches, options: &[&'static str]) -> Result<(), Failure> {
    let is_given = |option: &&&'static str| {
        matches.contains_id(option) && matches.value_source(option) == Some(ValueSource::CommandLine)
    };
    match options.iter().find(is_given) {
        Some(option) => Err(Failure::refused(CallFault::RecordNamesTable { option }, Place::Call)),
        None => Ok(()),
    }
}

/// Reads the hand of the options, and the facts about its table: variant, indicator and stake.
pub(super) fn hand_of_options(matches: &ArgMatches, input: &mut OptionReader<'_>) -> (Played, UsualFacts) {
    let letters = input.letters();
    let facts = facts(matches, input);
    let indicator = facts.indicator.ok().flatten().and_then(Symbol::face);
    (read_options(matches, TextContext { letters, indicator }, input), facts)
}

/// Refuses each player whom only `--adjust` names, because the name is probably misspelt. The first hand of a sheet
/// must name its players with `--player`.
pub(super) fn refuse_strangers(matches: &ArgMatches, hand: &mut Played, input: &mut OptionReader<'_>) {
    let named = matches.get_many::<String>("player").map_or(0, |names| names.len()).min(hand.players.len());
    let strangers = hand.players.split_off(named);
    // If there is no `--player` at all, a different fault is reported.
    for name in strangers.into_iter().map(|player| player.name).filter(|_| named > 0) {
        let players = hand.players.iter().map(|player| player.name.value.as_str());
        let nearest = nearest_player(&name.value, players).map(|(_, nearest)| nearest.to_owned());
        let kind = ScoreFault::SheetStranger { name: name.value.clone(), nearest };
        input.faults.push(Place::Options.fault(name.fault::<ScoreFault>(kind)));
    }
}

fn facts(matches: &ArgMatches, input: &mut OptionReader<'_>) -> UsualFacts {
    let variant = input.variant();
    let indicator = input.indicator(None);
    UsualFacts { variant, indicator, stake: stake(matches, input) }
}

fn stake(matches: &ArgMatches, input: &mut OptionReader<'_>) -> Option<u32> {
    let stake = *matches.get_one::<u64>("stake")?;
    let read = u32::try_from(stake).ok().filter(|&stake| stake <= Switch::MAX);
    if read.is_none() {
        let kind = SheetFault::FieldType { field: "stake", expected: JsonType::Count };
        input.faults.push(Diagnostic::whole(kind, Place::Call));
    }
    read
}

/// Parses a hand from options such as `--finish` and `--player`. Adds the faults to `input`.
fn read_options(matches: &ArgMatches, context: TextContext, input: &mut OptionReader<'_>) -> Played {
    let mut typed = Typed { text: String::new(), context, faults: Vec::new() };
    let mut hand = Played::exhausted();
    let players = matches.get_many::<String>("player").unwrap_or_default();
    let names: Vec<String> = players.clone().map(|value| name_part(value).0).collect();
    for value in matches.get_many::<String>("finish").into_iter().flatten() {
        let finish = typed.finish(value);
        if !names.contains(&finish.by.value)
            && let Some(missing) = colon_missing(value)
        {
            typed.refuse(&finish.by, missing);
        }
        if let Some(other) = &hand.finish {
            typed.refuse(&finish.by, ScoreFault::TwoFinishers { named: other.by.value != finish.by.value });
        }
        hand.finish = Some(finish);
    }
    let found = players.len();
    if found > *PLAYER_COUNTS.end() {
        // The hand is invalid anyway, so do not parse the players.
        typed.faults.push(Diagnostic::whole(ScoreFault::PlayerCount { found, seats: SEATS }, Place::Call));
        input.faults.extend(typed.faults);
        return hand;
    }
    hand.players.extend(players.map(|value| typed.player(value)));
    hand.void = matches.get_one::<String>("void").map(|reason| Spanned::made(reason.clone()));
    for value in matches.get_many::<String>("adjust").into_iter().flatten() {
        typed.adjust(value, &mut hand);
    }
    for value in matches.get_many::<String>("totals").into_iter().flatten() {
        let Some((name, points)) = typed.total(value) else { continue };
        if let Some(twice) = carried_twice(&hand.totals, &name) {
            typed.refuse(&name, twice.kind);
        }
        hand.totals.push((name, points));
    }
    if hand.finish.is_none() && hand.void.is_none() && !matches.get_flag("exhausted") {
        typed.faults.push(Diagnostic::whole(CallFault::FinishMissing, Place::Call));
    }
    input.sources.add(Place::Options, &typed.text);
    input.faults.extend(typed.faults);
    hand
}

/// Returns the text of the hands, or `None` if options describe a hand.
fn sheet_text(matches: &ArgMatches, output: &mut Output) -> Result<Option<Result<String, Cause>>, Failure> {
    let by_options = ["player", "finish", "void", "adjust", "totals"].into_iter().any(|id| matches.contains_id(id))
        || matches.get_flag("exhausted");
    let bytes = match matches.get_one::<OsString>("sheet") {
        None if by_options => return Ok(None),
        None if output.is_interactive() => return Ok(Some(Err(ScoreFault::NoHands.into()))),
        None => output.read(MAX_BYTES)?,
        Some(dash) if dash == "-" => output.read(MAX_BYTES)?,
        Some(json) if json.as_encoded_bytes().trim_ascii_start().starts_with(b"{") => {
            json.as_encoded_bytes().to_owned()
        }
        Some(path) => match bytes_of(path.as_ref(), MAX_BYTES) {
            Ok(bytes) => bytes,
            Err(error) => {
                let refused = RefusedAttempt::new(Attempt::ReadSheet { path: shown_path(path) }, &error);
                return Ok(Some(Err(refused.into())));
            }
        },
    };
    Ok(Some(text_of(bytes, MAX_BYTES)))
}

/// The options of a hand as one text with one option per line. Faults point into this text.
struct Typed {
    text: String,
    context: TextContext,
    faults: Vec<Diagnostic>,
}

impl Typed {
    fn refuse<T>(&mut self, at: &Spanned<T>, kind: impl Into<Cause>) {
        self.faults.push(Place::Options.fault(at.fault::<Cause>(kind)));
    }

    /// Adds an option and its value as a line to `self.text`. Returns the position of the value.
    fn line(&mut self, option: &str, value: &str) -> usize {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(option);
        self.text.push(' ');
        let start = self.text.len();
        self.text.extend(value.chars().map(|character| if character == '\n' { ' ' } else { character }));
        start
    }

    /// Splits a value such as `Veli: pairs K7` into the name and the words after the colon.
    fn name_and_words(start: usize, value: &str) -> (Spanned<String>, Vec<Spanned<&str>>) {
        let (name, piece, rest) = name_part(value);
        let at = |part: &str| moved(&span_within(value, part), start);
        let spot = |word| Spanned::new(word, at(word));
        (Spanned::new(name, at(piece)), rest.split_whitespace().map(spot).collect())
    }

    fn finish(&mut self, value: &str) -> Finish {
        let start = self.line("--finish", value);
        let (by, words) = Self::name_and_words(start, value);
        let mut how = Vec::new();
        for word in words {
            let plain = word.value.trim_matches(|mark| matches!(mark, ',' | '+' | ';'));
            match finish_kind(plain) {
                Some(meant) => how.push(word.with(meant)),
                None if plain.is_empty() => {}
                None => {
                    let nearest = suggest(plain, finish_names());
                    self.refuse(&word, CallFault::UnknownHow { word: plain.to_owned(), nearest });
                }
            }
        }
        Finish { by, how, not: Vec::new() }
    }

    /// Reads the points after a name and a colon. Returns the name, the points and the text after the points.
    fn points<'v>(&mut self, start: usize, value: &'v str) -> Option<(Spanned<String>, Spanned<i64>, &'v str)> {
        let (name, words) = Self::name_and_words(start, value);
        let whole = Spanned::new((), start..start + value.len());
        let Some(word) = words.first() else {
            self.refuse(&whole, CallFault::PointsMissing { word: String::new() });
            return None;
        };
        let points = match figure(word.value, -Adjustment::MOST..=Adjustment::MOST) {
            Ok(points) => points,
            Err(RecordFault::NotAFigure { word: text }) => {
                self.refuse(word, CallFault::PointsMissing { word: text });
                return None;
            }
            Err(fault) => {
                self.refuse(word, fault);
                return None;
            }
        };
        let end = word.span.as_ref().map_or(value.len(), |span| span.end - start);
        Some((name, word.with(points), value[end..].trim()))
    }

    /// Reads a correction such as `Can: +50 came late` and adds it to the player.
    fn adjust(&mut self, value: &str, hand: &mut Played) {
        let start = self.line("--adjust", value);
        let Some((name, points, words)) = self.points(start, value) else { return };
        let reason = words.strip_prefix('"').and_then(|words| words.strip_suffix('"')).unwrap_or(words);
        let players = hand.players.iter().map(|player| player.name.value.as_str());
        if reason == words && Adjustment::is_unclear(words, players) {
            let kind = ScoreFault::ReasonUnclear { words: words.to_owned() };
            self.refuse(&Spanned::new((), moved(&span_within(value, words), start)), kind);
        }
        let adjusted = points.with(Adjustment { points: points.value, reason: reason.to_owned() });
        match hand.players.iter_mut().find(|player| player.name.value == name.value) {
            Some(player) => player.adjusted.push(adjusted),
            None => hand.players.push(ReportedPlayer { adjusted: vec![adjusted], ..ReportedPlayer::new(name) }),
        }
    }

    /// Reads the points that a player brings from earlier games, such as `Ali: 120`.
    fn total(&mut self, value: &str) -> Option<(Spanned<String>, i64)> {
        let start = self.line("--totals", value);
        let (name, points, rest) = self.points(start, value)?;
        if !rest.is_empty() {
            self.refuse(&points, CallFault::PointsMissing { word: rest.to_owned() });
        }
        Some((name, points.value))
    }

    fn player(&mut self, value: &str) -> ReportedPlayer {
        let start = self.line("--player", value);
        let (name, words) = Self::name_and_words(start, value);
        if let Some(end) = self.end_of_name(value) {
            let (name, rest) = value.split_at(end);
            let marks = |sign: char| sign.is_whitespace() || is_dash(sign) || OUTSIDE_NAMES.contains(&sign);
            let (name, rest) =
                (name.trim_end_matches(marks), rest.trim_start_matches(marks).trim_end_matches([' ', ',', ';', ')']));
            let rest = if self.has_keyword(rest) { rest.to_owned() } else { String::new() };
            let kind = CallFault::ColonMissing { name: name.to_owned(), rest, whole: Some(value.trim().to_owned()) };
            self.refuse(&Spanned::new((), start..start + name.len()), kind);
        }
        let mut player = ReportedPlayer::new(name);
        let words: Vec<Spanned<&str>> = words.into_iter().map(without_comma).collect();
        if let Some((number, how, phrase)) = counted_opening(&words) {
            let written = self.text[phrase.clone()].to_owned();
            let name = player.name.value.clone();
            self.refuse(&Spanned::new((), phrase), CallFault::SumUnclear { written, name, number, how });
            return player;
        }
        let (opened, words) = opened_phrase(words);
        // The other words are tiles. Copy them into a text of blanks at the same positions, so that faults point to the
        // right bytes.
        let mut tiles = vec![b' '; self.text.len()];
        let mut span: Option<Range<usize>> = None;
        let mut words = words.as_slice();
        while let [word, after @ ..] = words {
            if let Some((foul, phrase, rest)) = foul_without_sign(words, self.context.letters) {
                self.refuse_foul(foul, phrase);
                words = rest;
                continue;
            }
            words = after;
            let at = word.span.clone().expect("a typed word has a span");
            if !self.apply_keyword(&mut player, word) {
                tiles[at.clone()].copy_from_slice(&self.text.as_bytes()[at.clone()]);
                span = Some(span.map_or(at.clone(), |before| before.start..at.end));
            }
        }
        let phrase = opened.iter().filter_map(|word| word.span.clone()).reduce(|first, last| first.start..last.end);
        if let Some(phrase) = phrase.filter(|_| player.opened.is_none()) {
            let word = opened.iter().map(|word| word.value).collect::<Vec<_>>().join(" ");
            let left = span.clone().map_or("34", |span| &self.text[span]).to_owned();
            let kind = CallFault::OpeningUnclear { word, name: player.name.value.clone(), left };
            self.refuse(&Spanned::new((), phrase), kind);
        }
        if let Some(span) = span {
            let mut tiles = String::from_utf8(tiles).expect("only whole words were copied");
            if let Some(unclear) = WrittenSum::unclear(&tiles, self.context) {
                self.refuse(&Spanned::new((), span), unclear);
                return player;
            }
            if let Some(sum) = self.sum(&tiles) {
                let spot = Spanned::new((), sum.span.clone());
                match sum.digits.map(|digits| figure(digits, 0..=Switch::MAX)) {
                    Some(Ok(sum)) => player.left_sum = Some(spot.with(sum)),
                    Some(Err(fault)) => self.refuse(&spot, fault),
                    None => self.refuse(&spot, ScoreFault::SumMissing),
                }
                let end = sum.span.end;
                tiles.replace_range(..end, &" ".repeat(end));
                if okeys_only(&tiles, self.context) == Some(0) {
                    return player;
                }
            } else if let Some(misplaced) = WrittenSum::misplaced(&tiles, self.context) {
                self.refuse(&Spanned::new((), span), misplaced);
                return player;
            }
            let readable = notation::readable_hand(&tiles, self.context);
            self.faults.extend(Place::Options.faults(readable.faults));
            player.left = Some(Spanned::new(readable.rack, span));
        }
        player
    }

    /// Adds a fault for a foul without `=`, as in `ceza işlek atma`.
    fn refuse_foul(&mut self, foul: String, phrase: &[Spanned<&str>]) {
        let spans = phrase.iter().filter_map(|word| word.span.clone());
        let span = spans.reduce(|first, last| first.start..last.end).expect("a typed word has a span");
        let written = self.text[span.clone()].to_owned();
        self.refuse(&Spanned::new((), span), CallFault::FoulSignMissing { written, foul });
    }

    /// Returns the sum at the start of a text about the tiles left, such as `= 34` or `34`. A number without `=` is a
    /// sum if nothing or only okeys follow it, or if it is above 13. Returns `None` if the text does not start with a
    /// sum.
    fn sum<'t>(&self, tiles: &'t str) -> Option<WrittenSum<'t>> {
        let sum = WrittenSum::of_digits(tiles)?;
        let marked = tiles[sum.span.clone()].starts_with('=');
        let okeys = okeys_only(&tiles[sum.span.end..], self.context).is_some();
        // A number above 13 is no tile, so it is a sum. A later check reports tiles after it.
        let high = sum.digits.is_some_and(|digits| !digits.parse().is_ok_and(|sum: u32| sum <= Number::COUNT.into()));
        (marked || okeys || high).then_some(sum)
    }

    /// Returns the position where the name at the start of a value ends, if other text follows without a colon: the
    /// user forgot the colon or named several players. Returns `None` for a value with a colon, and for a name alone.
    fn end_of_name(&self, value: &str) -> Option<usize> {
        if value.contains(':') {
            return None;
        }
        let name = value.trim_start();
        let position = |word: &str| span_within(name, word).start;
        // A name may have a part in brackets, as in `Ayşe (anne)`, and a seat number, as in `Oyuncu 1`. A bracket ends
        // the name if a keyword follows.
        let last_keyword = name.rsplit(WORD_ENDS).find(|word| self.is_keyword_or_tile(word)).map_or(0, position);
        let is_sign = |&(at, sign): &(usize, char)| {
            OUTSIDE_NAMES.contains(&sign) && (!matches!(sign, '(' | ')') || at < last_keyword)
        };
        let signs = name.char_indices().skip(1).find(is_sign).map(|(at, _)| at);
        let is_seat = |word: &str| word.parse().is_ok_and(|number| (1..=SEATS).contains(&number));
        let mut words = name.split_whitespace().skip(1);
        let word = words.find(|word| is_between_names(word) || self.has_keyword(word) && !is_seat(word));
        let end = signs.into_iter().chain(word.map(position)).min()?;
        Some(value.len() - name.len() + end)
    }

    /// Returns true if a word of `words` looks like a number, a tile or a keyword.
    fn has_keyword(&self, words: &str) -> bool {
        words.split(WORD_ENDS).any(|word| self.is_keyword_or_tile(word))
    }

    fn is_keyword_or_tile(&self, word: &str) -> bool {
        let digits = word.contains(|sign: char| sign.is_ascii_digit());
        let is_tile = || notation::tile(word, self.context).is_ok();
        let figure = digits && (is_digits(word) || is_tile());
        figure
            || is_keyword(word)
            // A word of one or two letters, such as `O`, may be the initials of a player.
            || (word.chars().count() > 2 || word.ends_with('*')) && is_tile()
    }

    /// Applies a keyword such as `pairs` to a player. Returns false if the word is not a keyword.
    fn apply_keyword(&mut self, player: &mut ReportedPlayer, word: &Spanned<&str>) -> bool {
        let spot = |value: &str| {
            let end = word.span.as_ref().expect("a typed word has a span").end;
            Spanned::new((), end - value.len()..end)
        };
        match PlayerKeyword::of(word.value) {
            Some(PlayerKeyword::Opened(opened)) => {
                if player.opened.is_some() {
                    self.refuse(word, CallFault::OpeningTwice);
                }
                player.opened = Some(word.with(opened));
            }
            Some(PlayerKeyword::Shown) => player.shown_indicator = word.with(true),
            Some(PlayerKeyword::Announced) => player.announced = word.with(true),
            Some(PlayerKeyword::Team(name)) => player.team = Some(spot(name).with(name.to_owned())),
            Some(PlayerKeyword::Foul(name)) => match Foul::read(name, self.context.letters) {
                Some(foul) => player.fouls.push(spot(name).with(foul)),
                None => self.refuse(&spot(name), ScoreFault::unknown_foul(name)),
            },
            None => return false,
        }
        true
    }
}

/// Returns the fault of a finish without a colon after the name: `Ali okey`, `Ali, okey attı` ("Ali threw an okey").
/// The first word for a kind of finish ends the name. Later words are ignored unless they are kinds of finish.
fn colon_missing(value: &str) -> Option<CallFault> {
    let words = value.split(|sign: char| matches!(sign, ' ' | '+') || OUTSIDE_NAMES.contains(&sign));
    let words: Vec<&str> = words.filter(|word| word.contains(|sign: char| !is_dash(sign))).collect();
    let is_how = |word: &&str| finish_kind(word).is_some();
    let first = words.iter().position(is_how).filter(|&first| first > 0 && !value.contains(':'))?;
    let (name, how) = words.split_at(first);
    let how: Vec<&str> = how.iter().copied().filter(|word| is_how(word)).collect();
    Some(CallFault::ColonMissing { name: name.join(" "), rest: how.join(" "), whole: None })
}

/// Characters that end a name without a colon.
const OUTSIDE_NAMES: [char; 7] = [',', ';', '=', '(', ')', '&', '/'];

/// Characters that end a word in a value without a colon.
const WORD_ENDS: [char; 6] = [' ', '\n', '(', ')', ',', ';'];

fn is_digits(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|sign| sign.is_ascii_digit())
}

/// Splits a value at the colon after the name. Returns the name, its text in the value, and the text after the colon. A
/// name with a colon is written in quotes, as in a record.
fn name_part(value: &str) -> (String, &str, &str) {
    let text = value.trim();
    if let Some((name, after)) = quoted_name(text)
        && let words = after.trim_start()
        && let Some(rest) = words.strip_prefix(':').or_else(|| words.is_empty().then_some(words))
    {
        return (name, &text[..text.len() - after.len()], rest);
    }
    let (name, rest) = value.split_once(':').unwrap_or((value, ""));
    (normal(name.trim()), name.trim(), rest)
}

/// A foul written without `=`: the name to write after `foul=`, the words of the foul, and the words after them.
type UnsignedFoul<'p, 'v> = (String, &'p [Spanned<&'v str>], &'p [Spanned<&'v str>]);

/// Returns the foul without `=` at the start of `words`: `foul playable-discard`, `ceza işlek atma` or `playable
/// discard`. Tries the longest name first.
fn foul_without_sign<'p, 'v>(words: &'p [Spanned<&'v str>], letters: Letters) -> Option<UnsignedFoul<'p, 'v>> {
    const MOST_WORDS: usize = 3;
    let has_label = FOUL.contains(&folded(words.first()?.value).as_str());
    let skipped = usize::from(has_label);
    // A word with a digit may be a tile, so it ends the name of the foul.
    let is_plain = |word: &&Spanned<&str>| !word.value.contains(|sign: char| sign.is_ascii_digit());
    let most = words.iter().skip(skipped + 1).take(MOST_WORDS - 1).take_while(is_plain).count() + 1;
    let most = most.min(words.len() - skipped);
    let joined =
        |count: usize| words[skipped..skipped + count].iter().map(|word| word.value).collect::<Vec<_>>().join("-");
    let known = |text: String| {
        foul_of_parts(&text).or_else(|| (has_label && Foul::read(&text, letters).is_some()).then_some(text))
    };
    let names = || FoulKind::ALL.iter().flat_map(|kind| [kind.name(), kind.alias()]);
    let similar = |text: String| has_label.then(|| suggest(&text, names())).flatten().map(str::to_owned);
    let longest = |find: &dyn Fn(String) -> Option<String>| {
        (1..=most).rev().find_map(|count| Some((find(joined(count))?, skipped + count)))
    };
    let (foul, end) = longest(&known).or_else(|| longest(&similar))?;
    let (phrase, rest) = words.split_at(end);
    Some((foul, phrase, rest))
}

/// Returns the foul whose name has the same parts as `text` in any order: `okey-discard` for `discard-okey`.
fn foul_of_parts(text: &str) -> Option<String> {
    let parts = |text: &str| {
        let mut parts: Vec<String> = text.split(['-', '_']).map(str::to_owned).collect();
        parts.sort_unstable();
        parts
    };
    let text = folded(text);
    let (length, wanted) = (text.chars().count(), parts(&text));
    let mut names = FoulKind::ALL.iter().flat_map(|kind| [kind.name(), kind.alias()]);
    // Compare the lengths first, which is fast, because the user may type thousands of words in one option.
    names.find(|name| name.chars().count() == length && parts(&folded(name)) == wanted).map(str::to_owned)
}

enum PlayerKeyword<'w> {
    Opened(Option<Opened>),
    Shown,
    Announced,
    Team(&'w str),
    Foul(&'w str),
}

impl<'w> PlayerKeyword<'w> {
    fn of(word: &'w str) -> Option<Self> {
        let plain = folded(word);
        if let Some(opened) = opening_of(word) {
            return Some(Self::Opened(opened));
        }
        if SHOWN.contains(&plain.as_str()) {
            return Some(Self::Shown);
        }
        if ANNOUNCED.contains(&plain.as_str()) {
            return Some(Self::Announced);
        }
        let (key, value) = word.split_once('=')?;
        match folded(key).as_str() {
            key if TEAM.contains(&key) => Some(Self::Team(value)),
            key if FOUL.contains(&key) => Some(Self::Foul(value)),
            _ => None,
        }
    }
}

/// Returns true if the word is a keyword or one of [`OPENED`].
fn is_keyword(word: &str) -> bool {
    OPENED.contains(&folded(word).as_str()) || PlayerKeyword::of(word).is_some()
}

/// Removes a comma after a keyword, as in `seri, 34`.
fn without_comma(word: Spanned<&str>) -> Spanned<&str> {
    let plain = word.value.trim_end_matches([',', ';']);
    let span = word.span.clone().map(|span| span.start..span.start + plain.len());
    if is_keyword(plain) { Spanned { value: plain, span } } else { word }
}

/// Finds words such as `6 çift açtı` ("opened with 6 pairs"). Returns the number, the kind of opening, and the byte
/// range of the words. The number may mean the pairs or points of the opening, or the sum of the tiles left. Returns
/// `None` if the number is impossible for this kind of opening ([`OPENING_PAIRS`], [`OPENING_SUMS`]).
fn counted_opening(words: &[Spanned<&str>]) -> Option<(String, Opened, Range<usize>)> {
    let is = |list: &[&str], word: &Spanned<&str>| list.contains(&folded(word.value).as_str());
    let words: Vec<&Spanned<&str>> = words.iter().filter(|word| !is(&BESIDE_OPENED, word)).collect();
    let how = |at: Option<usize>| opening_of(words.get(at?)?.value).flatten();
    let is_opened = |at: usize| words.get(at).is_some_and(|word| is(&OPENED, word));
    (0..words.len()).filter(|&at| is_digits(words[at].value)).find_map(|at| {
        let before = at.checked_sub(1);
        // After another word, for example a colour, the number belongs to a tile.
        if before.is_some_and(|before| how(Some(before)).is_none() && !is_opened(before)) {
            return None;
        }
        let (first, last, how) = match (how(Some(at + 1)), how(before)) {
            (Some(Opened::Pairs), _) => (at, at + 1, Opened::Pairs),
            (Some(Opened::Series), _) if is_opened(at + 2) => (at, at + 2, Opened::Series),
            (None, Some(opened)) if is_opened(at + 1) => (at - 1, at + 1, opened),
            _ => return None,
        };
        let possible = match how {
            Opened::Pairs => OPENING_PAIRS,
            Opened::Series => OPENING_SUMS,
        };
        words[at].value.parse().ok().filter(|number| possible.contains(number))?;
        let [start, end] = [first, last].map(|at| words[at].span.clone());
        Some((words[at].value.to_owned(), how, start?.start..end?.end))
    })
}

/// Splits words into two lists. The first has the words that say only that a player opened, as in `el açtı` ("opened").
fn opened_phrase(words: Vec<Spanned<&str>>) -> (Vec<Spanned<&str>>, Vec<Spanned<&str>>) {
    let is = |list: &[&str], word: &Spanned<&str>| list.contains(&folded(word.value).as_str());
    let opened = words.iter().any(|word| is(&OPENED, word));
    words.into_iter().partition(|word| opened && (is(&OPENED, word) || is(&BESIDE_OPENED, word)))
}

/// The possible numbers of pairs in an opening at any table (`open.pairs`). A player can lay at most 21 tiles, which
/// form at most 10 pairs.
const OPENING_PAIRS: RangeInclusive<u32> = 1..=10;
/// The possible sums of an opening: 51 is the lowest bar of any club.
const OPENING_SUMS: RangeInclusive<u32> = 51..=u32::MAX;
/// Words for opening that do not say how the player opened.
const OPENED: [&str; 6] = ["opened", "open", "acti", "acan", "acmis", "acik"];
/// Words that may come before or after one of [`OPENED`].
const BESIDE_OPENED: [&str; 6] = ["has", "with", "el", "eli", "elini", "ile"];
const SHOWN: [&str; 2] = ["shown", "gosterdi"];
const ANNOUNCED: [&str; 2] = ["announced", "bildirdi"];
const TEAM: [&str; 2] = ["team", "takim"];
const FOUL: [&str; 2] = ["foul", "ceza"];
