//! `okey hapis play`: plays a game at the terminal against a computer player.

use std::io::{BufRead, BufReader};

use clap::ArgMatches;

use super::call::Call;
use super::position::drawn;
use crate::cli::Answered;
use crate::cli::commands::parts::random_seed;
use crate::cli::escape::visible;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::hapis::Sayings;
use crate::cli::text::play::{no_such_number, seed_of_game};
use crate::cli::typed::{TableWord, TypedLines};
use crate::hapis::{HapisOutcome, HapisPlayerKind, HapisRng, HapisTurn, Position, Side, TurnChoice, check, read_steps};
use crate::oracle::Diagnosis;

/// The computer player that advises the person. Its advice is the turn that it would play itself.
const ADVISER: HapisPlayerKind = HapisPlayerKind::Warden;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
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
    // The game before each decision of the person.
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

/// A game in progress: the position, and the random numbers that follow.
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
