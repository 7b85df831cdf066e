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
use crate::cli::table::paragraph;
use crate::cli::text::hapis::Sayings;
use crate::cli::text::play::{no_such_number, seed_of_game};
use crate::cli::typed::{TableWord, TypedLines};
use crate::hapis::{
    Dice, HapisOutcome, HapisPlayerKind, HapisRng, HapisTurn, Position, Rules, Side, TurnChoice, check, read_steps,
};
use crate::oracle::Diagnosis;

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
    let mut dice = HapisRng::new(seed, 0, 0);
    let mut chance = HapisRng::new(seed, 0, 1);
    let mut position = start(&mut dice);
    let say = Sayings(output.language());
    let mut lines = TypedLines(BufReader::new(output.take_input().0));
    if asked.is_none() {
        output.text(&paragraph(&seed_of_game(seed, output.language())))?;
    }
    // The exit code is 1 (no) until the game is over, because the person may leave before that.
    output.verdict(false);
    loop {
        let outcome = position.outcome(rules);
        if outcome != HapisOutcome::Running {
            output.verdict(true);
            return output.text(&format!("\n{}{}\n", drawn(&position), say.outcome(outcome)));
        }
        let thrown = dice.throw();
        let legal = position.turns(thrown, rules);
        output.text(&format!("\n{}\n{}\n", drawn(&position), say.on_roll(position.turn(), Some(thrown))))?;
        if legal.is_empty() {
            output.text(&say.no_turn(&position, thrown, rules))?;
            position = position.passed();
            continue;
        }
        let turn = if position.turn() == mine {
            let Some(turn) = ask(&position, thrown, rules, &legal, &mut lines, output)? else {
                return Ok(());
            };
            turn
        } else {
            let choice = TurnChoice { board: position.board(), dice: thrown, rules, turns: &legal };
            let turn = player.choose(choice, &mut chance);
            let line = turn.steps.line(position.board(), position.turn());
            output.text(&format!("{}\n", say.chooses(name.name(), &line)))?;
            turn
        };
        position = position.after(&turn);
    }
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

/// Asks the person at the terminal for a turn. Returns `None` if the person leaves.
fn ask(
    position: &Position,
    dice: Dice,
    rules: Rules,
    legal: &[HapisTurn],
    lines: &mut TypedLines<impl BufRead>,
    output: &mut Output,
) -> Result<Option<HapisTurn>, Failure> {
    let (say, language) = (Sayings(output.language()), output.language());
    let (board, side) = (position.board(), position.turn());
    loop {
        let asked = lines.asked(say.words().your_turn, language, output)?;
        let Some(line) = asked.as_deref().map(str::trim) else { return Ok(None) };
        let word = TableWord::read(line).map(|(word, _)| word);
        if word == Some(TableWord::Leave) {
            return Ok(None);
        }
        if let Ok(number) = line.parse::<usize>() {
            match number.checked_sub(1).and_then(|at| legal.get(at)) {
                Some(turn) => return Ok(Some(*turn)),
                None => output.text(&paragraph(&no_such_number(number, output.language())))?,
            }
            continue;
        }
        if line.is_empty() || matches!(word, Some(TableWord::Help | TableWord::Advice)) {
            for (number, turn) in legal.iter().enumerate() {
                output.text(&format!("{:>4}  {}\n", number + 1, turn.steps.line(board, side)))?;
            }
            continue;
        }
        let read = read_steps(line)
            .and_then(|steps| check(position, dice, rules, &steps, 0..line.len()).map_err(|fault| vec![fault].into()));
        match read {
            Ok(turn) => return Ok(Some(turn)),
            Err(faults) => {
                for fault in faults {
                    let text = Diagnosis::text(&fault.kind, language).in_one_line();
                    output.text(&format!("{}\n", visible(&text)))?;
                }
            }
        }
    }
}
