//! The commands about whole games of hapis tavlası:
//!
//! - `okey hapis play` plays a game at the terminal against a computer player.
//! - `okey hapis replay` checks a recorded game.
//! - `okey hapis arena` lets two computer players play many games.

use std::io::{BufRead, BufReader};

use clap::ArgMatches;

use super::call::Call;
use super::position::drawn;
use crate::cli::Answered;
use crate::cli::commands::parts::random_seed;
use crate::cli::escape::visible;
use crate::cli::failure::Failure;
use crate::cli::input::record;
use crate::cli::jobs::jobs;
use crate::cli::output::Output;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::hapis::Sayings;
use crate::cli::text::play::{no_such_number, seed_of_game};
use crate::cli::typed::{TableWord, TypedLines};
use crate::hapis::arena::meet;
use crate::hapis::{
    HapisFault, HapisOutcome, HapisPlayerKind, HapisRecord, HapisRng, HapisTurn, Position, ReplayedTurn, Side,
    TurnChoice, check, read_steps, replay,
};
use crate::oracle::Diagnosis;
use crate::oracle::diagnostic::{Diagnostic, Refusal, Sources};
use crate::oracle::place::Place;
use crate::record::MAX_BYTES;
use crate::report::{HapisArenaReport, HapisReplayReport};
use crate::text::hapis::side;
use crate::words::Fault;

/// The computer player that advises the person. Its advice is the turn that it would play itself.
const ADVISER: HapisPlayerKind = HapisPlayerKind::Warden;

pub(in crate::cli) fn run_play(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let rules = call.rules();
    let name = call.player();
    let mine = call.side();
    let asked = call.asked("seed");
    let seed = asked.unwrap_or_else(random_seed);
    call.done(Some(()))?;
    let (name, mine) = (name.unwrap_or(HapisPlayerKind::Held), mine.unwrap_or(Side::White));
    let player = name.player();
    let mut game = HapisTable::new(seed);
    // A copy of the game before each decision of the person, so that a decision can be taken back.
    let mut decisions: Vec<HapisTable> = Vec::new();
    let say = Sayings(output.language());
    let mut lines = TypedLines(BufReader::new(output.take_input().0));
    if asked.is_none() {
        output.text(&paragraph(&seed_of_game(seed, output.language())))?;
    }
    output.text(&paragraph(say.words().welcome))?;
    // The exit code is 1 (no) until the game is over, because the person may leave before that.
    output.verdict(false);
    loop {
        let outcome = game.position.outcome(rules);
        if outcome != HapisOutcome::Running {
            output.verdict(true);
            return output.text(&format!("\n{}{}\n", drawn(&game.position), say.outcome(outcome)));
        }
        let before = game.clone();
        let position = game.position;
        let thrown = game.dice.throw();
        let legal = position.turns(thrown, rules);
        output.text(&format!("\n{}\n{}\n", drawn(&position), say.on_roll(position.turn(), Some(thrown))))?;
        if legal.is_empty() {
            output.text(&say.no_turn(&position, thrown, rules))?;
            game.position = position.passed();
            continue;
        }
        let choice = TurnChoice { board: position.board(), dice: thrown, rules, turns: &legal };
        let turn = if position.turn() == mine {
            match ask(&position, choice, !decisions.is_empty(), &mut lines, output)? {
                HapisDecision::Play(turn) => {
                    decisions.push(before);
                    turn
                }
                HapisDecision::Undo => {
                    output.text(&paragraph(say.words().taken_back))?;
                    game = decisions.pop().unwrap_or(before);
                    continue;
                }
                HapisDecision::Leave => return Ok(()),
            }
        } else {
            let turn = player.choose(choice, &mut game.chance);
            let line = turn.steps.line(position.board(), position.turn());
            output.text(&format!("{}\n", say.chooses(name.name(), &line)))?;
            turn
        };
        game.position = position.after(&turn);
    }
}

/// A game in progress: the position, and the generators of the random numbers for the rest of the game.
#[derive(Clone)]
struct HapisTable {
    position: Position,
    dice: HapisRng,
    chance: HapisRng,
}

impl HapisTable {
    fn new(seed: u64) -> Self {
        let mut dice = HapisRng::new(seed, 0, 0);
        Self { position: start(&mut dice), dice, chance: HapisRng::new(seed, 0, 1) }
    }
}

/// The decision of the person.
enum HapisDecision {
    Play(HapisTurn),
    /// Takes back the person's last turn, and the turns after it.
    Undo,
    Leave,
}

/// Rolls one die for each side. The side with the higher number moves first.
fn start(dice: &mut HapisRng) -> Position {
    loop {
        let [white, black] = dice.throw().both();
        if white != black {
            return if white > black { Position::START } else { Position::START.recoloured() };
        }
    }
}

/// Asks the person at the terminal for a decision. `played` is true if the person has played a turn before.
fn ask(
    position: &Position,
    choice: TurnChoice<'_>,
    played: bool,
    lines: &mut TypedLines<impl BufRead>,
    output: &mut Output,
) -> Result<HapisDecision, Failure> {
    let (say, language) = (Sayings(output.language()), output.language());
    let TurnChoice { board, dice, rules, turns: legal } = choice;
    let written = |turn: &HapisTurn| turn.steps.line(board, position.turn());
    // The adviser uses no random numbers, so the seed does not matter.
    let advised = || ADVISER.player().choose(choice, &mut HapisRng::new(0, 0, 2));
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
        let answer = match TableWord::read(line).map(|(word, _)| word) {
            Some(TableWord::Leave) => return Ok(HapisDecision::Leave),
            Some(TableWord::Follow) => return Ok(HapisDecision::Play(advised())),
            Some(TableWord::Undo) if played => return Ok(HapisDecision::Undo),
            Some(TableWord::Undo) => paragraph(say.words().nothing_to_undo),
            Some(TableWord::Advice) => listed(vec![[say.words().advice.to_owned(), written(&advised())]]),
            Some(TableWord::Help) => listed(say.words().commands.iter().map(|row| row.map(str::to_owned)).collect()),
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
                        let text = |kind| visible(&Diagnosis::text(kind, language).in_one_line()) + "\n";
                        faults.iter().map(|fault| text(&fault.kind)).collect()
                    }
                }
            }
        };
        output.text(&answer)?;
    }
}

pub(in crate::cli) fn run_replay(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let rules = call.rules();
    let as_printed = call.flag("as-printed");
    call.done(Some(()))?;
    let text = record(matches, MAX_BYTES, output)?;
    let sources = Sources::one(Place::Record, &text);
    let record = match HapisRecord::read(&text) {
        Ok(record) => record,
        Err(faults) => return Err(Refusal { faults: faults.into_iter().map(placed).collect(), sources }.into()),
    };
    let replay = replay(&record, rules, as_printed);
    let faults: Vec<Diagnostic> = replay.faults.iter().map(|broken| placed(broken.fault.clone())).collect();
    let right = faults.is_empty();
    output.verdict(right);
    if output.presentation.is_json() {
        let details = Refusal { faults, sources }.details(output.language());
        output.json(&HapisReplayReport::new(&replay, rules, details))?;
        return Ok(());
    }
    let say = Sayings(output.language());
    let turn = |turn: &ReplayedTurn| {
        let line = |steps: &[String]| if steps.is_empty() { say.words().passes.to_owned() } else { steps.join(" ") };
        let instead = turn.refused.as_ref().map_or_else(String::new, |own| say.instead(&line(own)));
        [format!("  {:>3} {} {}", turn.line, side(turn.side, say.0), turn.dice), line(&turn.steps) + &instead]
    };
    output.text(&listed(replay.turns.iter().map(turn).collect()))?;
    output.text(&format!("\n{}\n{}\n", drawn(&replay.position), replay.position))?;
    if !right {
        output.text(&format!(
            "\n{}\n\n",
            Failure::from(Refusal { faults, sources }).to_text(output.presentation, false)
        ))?;
    }
    output.text(&say.over(&replay.position, rules).unwrap_or_default())?;
    output.text(&format!("{}\n", say.replayed(&replay)))
}

/// Converts a fault of the record to a diagnostic that names the record as the faulty input. A fault with an empty span
/// concerns the record as a whole, so the diagnostic gets no span.
fn placed(fault: Fault<HapisFault>) -> Diagnostic {
    Place::Record.fault(Fault { span: fault.span.filter(|span| !span.is_empty()), ..fault })
}

/// The default number of games.
const GAMES: u64 = 1000;

pub(in crate::cli) fn run_arena(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let rules = call.rules();
    let (one, other) = (call.player(), call.other_player());
    let (games, seed) = (call.number("games", GAMES), call.number("seed", 1));
    if games == 0 || games % 2 == 1 {
        call.refuse(Place::Call, Fault::new(HapisFault::OddGames, 0..0));
    }
    let (one, other) = call.done(one.zip(other))?;
    let tally = meet(&*one.player(), &*other.player(), rules, games / 2, seed, jobs(matches));
    let report = HapisArenaReport::new([one, other], rules, seed, &tally);
    let say = Sayings(output.language());
    output.answer(&report, || say.arena([one, other], rules, seed, &tally).lines().map(paragraph).collect())
}
