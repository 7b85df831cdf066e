//! `okey hapis play`: plays a game of hapis tavlası at the terminal against a computer player.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::io::BufReader;

use clap::ArgMatches;

use super::call::{Call, player_called};
use super::games::{recorded, refused_record};
use super::position::drawn;
use crate::cli::Answered;
use crate::cli::attempt::RecordedGame;
use crate::cli::commands::game_help::{GameHelp, help};
use crate::cli::commands::live_record::SharedRecord;
use crate::cli::commands::parts::random_seed;
use crate::cli::escape::visible;
use crate::cli::failure::Failure;
use crate::cli::input::text_of;
use crate::cli::output::Output;
use crate::cli::owned_file::refused;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::hapis::{HapisWords, Sayings};
use crate::cli::text::play::{alone, no_such_number, seed_of_game};
use crate::cli::typed::{TableWord, TypedLines};
use crate::hapis::{
    HapisFault, HapisOutcome, HapisPlayerKind, HapisRecord, HapisReplay, HapisRng, HapisTurn, Position, ReplayedTurn,
    Rules, Side, TurnChoice, check, read_steps, replay,
};
use crate::oracle::Diagnosis;
use crate::record::MAX_BYTES;
use crate::sort;
use crate::words::{Fault, Language};

/// The computer player that advises the person: it names the turn that it would play itself.
const ADVISER: HapisPlayerKind = HapisPlayerKind::Warden;

/// The maximum number of legal turns in an error message.
const SHOWN: usize = 3;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let (kept, resumed) = SharedRecord::of(matches, RecordedGame::Hapis)?;
    let mut game = match resumed {
        Some(bytes) => HapisGame::resumed(bytes, kept)?,
        None => HapisGame::of(matches, kept)?,
    };
    // Create the record before the first output: if that fails, standard output must stay empty.
    game.keep()?;
    if game.is_seed_random {
        output.text(&paragraph(&seed_of_game(game.seed, output.language())))?;
    }
    if output.own() {
        game.kept.say_farewell(output.presentation, || false);
    }
    let say = Sayings(output.language());
    output.text(&paragraph(&format!("{} {}", say.seats(game.mine, game.name.name()), say.words().welcome)))?;
    // The exit code is 1 (no) until the game is over, because the person may leave before.
    output.verdict(false);
    let mut lines = TypedLines(Box::new(BufReader::new(output.take_input().0)));
    output.redraw(!matches.get_flag("plain"));
    let played = game.play(&mut lines, output);
    game.kept.say_end(played, output)
}

struct HapisGame {
    rules: Rules,
    name: HapisPlayerKind,
    mine: Side,
    seed: u64,
    /// True if neither an option nor the record names the seed.
    is_seed_random: bool,
    kept: SharedRecord,
    /// The text of the record before the turns in [`HapisTable::lines`].
    text: HapisRecordText,
    /// True if the record may be written. A resumed game that is not over leaves it unchanged until the person plays a
    /// turn or takes one back.
    is_begun: bool,
    /// The state before each decision of the person, so that the decision can be taken back.
    decisions: Vec<HapisTable>,
    now: HapisTable,
}

#[derive(Clone)]
struct HapisTable {
    position: Position,
    dice: HapisRng,
    /// The number of turns in the resumed record.
    resumed: usize,
    /// The turns played in this run, as lines of a record.
    lines: Vec<String>,
}

impl HapisTable {
    fn new(seed: u64) -> Self {
        let mut dice = HapisRng::new(seed, 0, 0);
        Self { position: start(&mut dice), dice, resumed: 0, lines: Vec::new() }
    }

    const fn turns(&self) -> usize {
        self.resumed + self.lines.len()
    }
}

/// The lines of a resumed record as they were read, or the header of a new record. Only [`Self::cut`] removes lines.
#[derive(Default)]
struct HapisRecordText {
    lines: Vec<String>,
    /// The line numbers of the turns, from 1.
    turns: Vec<usize>,
    /// The `about` lines for the person's side and the seed of the dice, if the record lacks them. They are written
    /// before the first new turn.
    missing: String,
}

impl HapisRecordText {
    fn new(header: &str) -> Self {
        Self::resumed(header, Vec::new(), String::new())
    }

    /// Returns the text of a resumed record. `turns` are the line numbers of its turns, from 1.
    fn resumed(content: &str, turns: Vec<usize>, missing: String) -> Self {
        Self { lines: content.split_inclusive('\n').map(str::to_owned).collect(), turns, missing }
    }

    /// Returns the record with the lines `new` of new turns appended.
    fn followed_by(&self, new: &[String]) -> String {
        let mut text = self.lines.concat();
        if !new.is_empty() {
            if !text.is_empty() && !text.ends_with('\n') {
                text.push('\n');
            }
            text += &self.missing;
        }
        text + &new.concat()
    }

    /// Removes all turns except the first `kept` ones, and then the `board` and `total` lines that no longer match.
    fn cut(&mut self, kept: usize, rules: Rules) {
        if kept >= self.turns.len() {
            return;
        }
        let cut = self.turns.split_off(kept).into_iter().collect();
        self.remove(&cut);
        let text = self.lines.concat();
        // After the turns are removed, a replay reports each `board` and `total` line that has become wrong. `read`
        // fails if only blank lines and comments remain; then there is nothing more to remove.
        if let Ok(record) = HapisRecord::read(text.trim_start_matches('\u{feff}')) {
            let wrong = replay(&record, rules, false).faults.iter().map(|&(line, _)| line).collect();
            self.remove(&wrong);
        }
    }

    /// Removes the lines with these numbers. They must come after the turns in `self.turns`, whose line numbers would
    /// otherwise change.
    fn remove(&mut self, numbers: &BTreeSet<usize>) {
        let mut number = 0;
        self.lines.retain(|_| {
            number += 1;
            !numbers.contains(&number)
        });
    }
}

enum HapisDecision {
    Play(HapisTurn),
    /// Takes back the person's last turn and all later turns.
    Undo,
    Leave,
}

/// Returns the start position. Each side rolls one die, and the higher number moves first.
fn start(dice: &mut HapisRng) -> Position {
    loop {
        let [white, black] = dice.throw().both();
        if white != black {
            return if white > black { Position::START } else { Position::START.recoloured() };
        }
    }
}

impl HapisGame {
    fn new(rules: Rules, name: HapisPlayerKind, mine: Side, seed: Option<u64>, kept: SharedRecord) -> Self {
        let (is_seed_random, seed) = (seed.is_none(), seed.unwrap_or_else(random_seed));
        let (text, decisions, now) = (HapisRecordText::default(), Vec::new(), HapisTable::new(seed));
        Self { rules, name, mine, seed, is_seed_random, kept, text, is_begun: true, decisions, now }
    }

    /// Returns a new game with the settings of the options.
    fn of(matches: &ArgMatches, kept: SharedRecord) -> Result<Self, Failure> {
        let mut call = Call::of(matches);
        let (rules, name, mine, seed) = (call.rules(), call.player(), call.side(), call.asked("seed"));
        call.done(Some(()))?;
        let (name, mine) = (name.unwrap_or(HapisPlayerKind::Held), mine.unwrap_or(Side::White));
        let mut game = Self::new(rules, name, mine, seed, kept);
        game.text = HapisRecordText::new(&game.header());
        Ok(game)
    }

    /// Resumes a recorded game. If the record names no computer player, the opponent is `thesis`.
    fn resumed(bytes: Vec<u8>, kept: SharedRecord) -> Result<Self, Failure> {
        // Keep the byte order mark in the text for the record; `text_of` removes it. `text_of` also refuses bytes that
        // are not UTF-8.
        let content = String::from_utf8_lossy(&bytes).into_owned();
        let text = text_of(bytes, MAX_BYTES).map_err(refused)?;
        let record = recorded(&text)?;
        let refuse_line = |fault| refused_record(&text, [fault]);
        let name = about(&record, HapisRecord::PLAYER, player_called).map_err(refuse_line)?;
        let side = |text: &str| Side::read(text).ok_or(HapisFault::NotASide);
        let mine = about(&record, HapisRecord::SIDE, side).map_err(refuse_line)?.unwrap_or(Side::White);
        let seed = |text: &str| text.parse().map_err(|_| HapisFault::NotASeed);
        let seed = about(&record, HapisRecord::SEED, seed).map_err(refuse_line)?;
        let (rules, name) = (record.rules().unwrap_or_default(), name.unwrap_or(HapisPlayerKind::Thesis));
        let HapisReplay { turns, faults, .. } = replay(&record, rules, false);
        if !faults.is_empty() {
            return Err(refused_record(&text, faults.into_iter().map(|(_, fault)| fault)));
        }
        let mut game = Self::new(rules, name, mine, seed, kept);
        for turn in &turns {
            game.follow(turn);
        }
        let missing = [HapisRecord::SIDE, HapisRecord::SEED].into_iter().filter(|key| record.about(key).is_none());
        let missing = missing.map(|key| game.about(key)).collect();
        game.text = HapisRecordText::resumed(&content, turns.iter().map(|turn| turn.line).collect(), missing);
        game.is_begun = false;
        if let Some(mut kept) = game.kept.lock() {
            kept.go_on_from(content);
        }
        Ok(game)
    }

    /// Applies the next turn of the resumed record.
    fn follow(&mut self, turn: &ReplayedTurn) {
        let side = self.in_record(turn.side);
        if self.now.turns() == 0 && self.now.position.turn() != side {
            self.now.position = self.now.position.recoloured();
        }
        if side == self.mine && !turn.steps.is_empty() {
            self.decisions.push(self.now.clone());
        }
        // Roll the dice once for each recorded turn, so that the next turn gets the same dice as in a game without
        // interruption.
        self.now.dice.throw();
        self.now.resumed += 1;
        self.now.position = match self.mine {
            Side::White => turn.position,
            Side::Black => turn.position.recoloured(),
        };
    }

    /// Plays the game. Returns false if the person leaves it.
    fn play(&mut self, lines: &mut TypedLines, output: &mut Output) -> Result<bool, Failure> {
        let say = Sayings(output.language());
        loop {
            let position = self.now.position;
            let outcome = position.outcome(self.rules);
            self.is_begun |= outcome != HapisOutcome::Running;
            self.keep()?;
            if outcome != HapisOutcome::Running {
                output.text(&format!("\n{}{}\n", drawn(&position), say.outcome_for(outcome, self.mine)))?;
                return Ok(true);
            }
            let before = self.now.clone();
            let dice = self.now.dice.throw();
            let legal = position.turns(dice, self.rules);
            // If the terminal clears the screen for each turn, show the board only on the person's turns: a small
            // screen has no room for two boards.
            if position.turn() == self.mine || !output.redraws() {
                output.text(&self.board(&position.thrown(Some(dice)), say))?;
            } else {
                output.text(&format!("{}\n", say.on_roll(position.turn(), Some(dice))))?;
            }
            if legal.is_empty() {
                output.text(&say.no_turn(&position, dice, self.rules))?;
                self.now.lines.push(self.line(&position, &format!("{dice}")));
                self.now.position = position.passed();
                continue;
            }
            let choice = TurnChoice { board: position.board(), dice, rules: self.rules, turns: &legal };
            let turn = if position.turn() == self.mine {
                match self.ask(&position, choice, lines, output)? {
                    HapisDecision::Play(turn) => {
                        output.new_screen()?;
                        self.is_begun = true;
                        self.decisions.push(before);
                        turn
                    }
                    HapisDecision::Undo => {
                        output.new_screen()?;
                        output.text(&paragraph(say.words().taken_back))?;
                        self.is_begun = true;
                        self.now = self.decisions.pop().unwrap_or(before);
                        self.text.cut(self.now.resumed, self.rules);
                        continue;
                    }
                    HapisDecision::Leave => return Ok(false),
                }
            } else {
                // The random numbers depend on the turn, so that a resumed game continues like the original one.
                let mut chance = HapisRng::new(self.seed, self.now.turns() as u64, 1);
                let turn = self.name.choose(choice, &mut chance);
                let line = turn.steps.line(position.board(), position.turn());
                output.text(&format!("{}\n", say.opponent_played(self.name.name(), &line)))?;
                turn
            };
            let steps = turn.steps.line(position.board(), self.in_record(position.turn()));
            self.now.lines.push(self.line(&position, &format!("{dice} {steps}")));
            self.now.position = position.after(&turn);
        }
    }

    fn board(&self, position: &Position, say: Sayings) -> String {
        let sides = listed(say.sides(self.mine, self.name.name()));
        format!("\n{}{sides}{}\n", drawn(position), say.on_roll(position.turn(), position.dice()))
    }

    /// Converts a side of this game to the side in the record, or back. In a record, the person is always White.
    const fn in_record(&self, side: Side) -> Side {
        match self.mine {
            Side::White => side,
            Side::Black => side.other(),
        }
    }

    fn line(&self, position: &Position, turn: &str) -> String {
        let who = if position.turn() == self.mine { "user" } else { "computer" };
        format!("{who} {turn}\n")
    }

    /// Writes the game to its record, unless a resumed record must stay unchanged (see [`Self::is_begun`]).
    fn keep(&self) -> Result<(), Failure> {
        match self.kept.lock() {
            Some(mut kept) if self.is_begun => kept.write(String::new, &self.text.followed_by(&self.now.lines), ""),
            _ => Ok(()),
        }
    }

    fn header(&self) -> String {
        let mut header = format!("about program okey hapis play\nrules {}\n", self.rules.set.name());
        for (switch, on) in self.rules.changes() {
            let _ = writeln!(header, "set {}={on}", switch.key);
        }
        let _ = writeln!(header, "about {} {}", HapisRecord::PLAYER, self.name.name());
        header + &self.about(HapisRecord::SIDE) + &self.about(HapisRecord::SEED)
    }

    /// Returns the `about` line with the key [`HapisRecord::SIDE`] or [`HapisRecord::SEED`].
    fn about(&self, key: &str) -> String {
        let text = if key == HapisRecord::SIDE { self.mine.to_string() } else { self.seed.to_string() };
        format!("about {key} {text}\n")
    }

    fn ask(
        &self,
        position: &Position,
        choice: TurnChoice<'_>,
        lines: &mut TypedLines,
        output: &mut Output,
    ) -> Result<HapisDecision, Failure> {
        let (say, language) = (Sayings(output.language()), output.language());
        let TurnChoice { board, dice, rules, turns: legal } = choice;
        let written = |turn: &HapisTurn| turn.steps.line(board, position.turn());
        // The adviser uses no random numbers, so any seed will do.
        let advised = || ADVISER.choose(choice, &mut HapisRng::new(0, 0, 2));
        loop {
            let asked = lines.asked(say.words().your_turn, language, output)?;
            let Some(line) = asked.as_deref().map(str::trim) else { return Ok(HapisDecision::Leave) };
            if let Ok(number) = line.parse::<usize>() {
                match number.checked_sub(1).and_then(|at| legal.get(at)) {
                    Some(turn) => return Ok(HapisDecision::Play(*turn)),
                    None => output.text(&paragraph(&no_such_number(number, language)))?,
                }
                continue;
            }
            let answer = match TableWord::read(line) {
                Some((TableWord::Leave, _)) => return Ok(HapisDecision::Leave),
                Some((TableWord::Follow, _)) => return Ok(HapisDecision::Play(advised())),
                Some((TableWord::Undo, _)) if !self.decisions.is_empty() => return Ok(HapisDecision::Undo),
                Some((TableWord::Undo, _)) => paragraph(say.words().nothing_to_undo),
                Some((TableWord::Advice, words)) if !words.is_empty() => paragraph(&alone("?", language)),
                Some((TableWord::Advice, _)) => listed(vec![[say.words().advice.to_owned(), written(&advised())]]),
                Some((TableWord::Help, words)) => help(&words.join(" "), &help_of, language),
                Some((TableWord::Board, _)) => self.board(&position.thrown(Some(dice)), say),
                _ if line.is_empty() => {
                    let line = |(at, turn): (usize, &HapisTurn)| format!("{:>4}  {}\n", at + 1, written(turn));
                    legal.iter().enumerate().map(line).collect::<Vec<_>>().concat()
                }
                _ => {
                    let read = read_steps(line).and_then(|steps| {
                        check(position, dice, rules, &steps, 0..line.len()).map_err(|fault| vec![fault].into())
                    });
                    match read {
                        Ok(turn) => return Ok(HapisDecision::Play(turn)),
                        Err(faults) => {
                            let text = |kind: &HapisFault| match kind {
                                HapisFault::NobodyThere { label } => paragraph(&say.no_checker(*label)),
                                kind => paragraph(&visible(&Diagnosis::text(kind, language).in_one_line())),
                            };
                            let mut texts: Vec<String> = faults.iter().map(|fault| text(&fault.kind)).collect();
                            texts.dedup();
                            texts.concat()
                                + &paragraph(&say.instead_of(dice, &likely(line, position, legal), legal.len()))
                        }
                    }
                }
            };
            output.text(&answer)?;
        }
    }
}

/// Parses the text of the line `about KEY TEXT` with this key. Returns `None` if the record has no such line.
fn about<T>(
    record: &HapisRecord,
    key: &str,
    read: impl FnOnce(&str) -> Result<T, HapisFault>,
) -> Result<Option<T>, Fault<HapisFault>> {
    let line = record.about(key);
    line.map(|(text, span)| read(text).map_err(|kind| Fault::new(kind, span))).transpose()
}

/// Returns a few legal turns as text. Turns that share the most steps with `line` come first.
fn likely(line: &str, position: &Position, legal: &[HapisTurn]) -> String {
    let typed: Vec<&str> = line.split(|each: char| each.is_whitespace() || each == ',').collect();
    let shared = |turn: &&HapisTurn| {
        let steps = turn.steps.written(position.board(), position.turn());
        let missing = typed.iter().filter(|typed| steps.iter().all(|step| step.trim_end_matches('*') != **typed));
        missing.count()
    };
    let mut turns: Vec<&HapisTurn> = legal.iter().collect();
    sort::by_key(&mut turns, shared);
    let texts = turns.iter().take(SHOWN).map(|turn| turn.steps.line(position.board(), position.turn()));
    texts.collect::<Vec<_>>().join(", ")
}

fn help_of(language: Language) -> GameHelp {
    let words = HapisWords::of(language);
    GameHelp { commands: words.commands.to_vec(), details: words.terms.to_vec(), has_tiles: false }
}
