//! Boards, turns and notations of hapis satisfy general laws. For example, each side always has fifteen checkers.

use okey::hapis::{Board, Dice, HapisPlayerKind, OFF, Position, Rules, Side, check, read_steps, turns};

use super::games::{SETS, game, positions};
use crate::samples::{cases, enough, some_of};

/// Asserts that each side has fifteen checkers, and that a point has a prisoner if and only if both sides stand on it.
fn assert_whole(board: &Board) {
    for half in [board.me, board.you] {
        assert_eq!((0..=OFF).map(|place| u32::from(half.count(place))).sum::<u32>(), 15);
    }
    for place in 0..24 {
        let (mine, yours) = (board.me.count(place), board.you.count(23 - place));
        let held = u8::from(board.me.is_held(place)) + u8::from(board.you.is_held(23 - place));
        assert_eq!(held, u8::from(mine > 0 && yours > 0), "place {place} of {board:?}");
        assert!(!board.me.is_held(place) || mine == 1);
        assert!(!board.you.is_held(23 - place) || yours == 1);
    }
    assert!(board.is_legal());
}

#[test]
fn every_turn_keeps_the_checkers() {
    for (rules, board, dice) in positions(400, 7) {
        assert_whole(&board);
        for turn in &turns(&board, dice, rules) {
            let after = turn.leaves(&board);
            assert_whole(&after);
            let pips: u32 = turn.steps.as_slice().iter().map(|step| u32::from(step.to) - u32::from(step.from)).sum();
            assert_eq!(after.me.pips() + pips, board.me.pips(), "pips are played");
            assert_eq!(after.you.men_of(), board.you.men_of(), "the enemy's checkers stay");
        }
    }
}

/// Counts the checkers of a side on each point and, last, those borne off.
trait Men {
    fn men_of(&self) -> Vec<u8>;
}

impl Men for okey::hapis::Half {
    fn men_of(&self) -> Vec<u8> {
        (0..=OFF).map(|place| self.count(place)).collect()
    }
}

#[test]
fn both_notations_give_the_position_back() {
    for (_, board, dice) in positions(500, 8) {
        for side in Side::ALL {
            let position = Position::new(board, side, Some(dice));
            assert_eq!(position.to_string().parse(), Ok(position), "{position}");
            let compact = position.compact();
            assert_eq!(compact.len(), 16);
            let bare: Position = compact.parse().expect("sixteen characters are a position");
            assert_eq!((*bare.board(), bare.turn(), bare.dice()), (board, Side::White, None), "{compact}");
        }
    }
}

/// A position with fewer than fifteen checkers is valid. The missing checkers count as borne off.
#[test]
fn fewer_than_fifteen_are_a_position() {
    for text in ["11111111111111:ooooooooooooooo:-:-:W", "1:o:-:-:B", "5:55:5/:-:W", "-:-:-:-:W"] {
        let position: Position = text.parse().unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        assert_eq!(position.to_string(), text);
        let bare: Position = position.compact().parse().expect("sixteen characters are a position");
        assert_eq!(bare.board(), position.board(), "{text}");
    }
}

/// Returns the text of the steps, with equal steps in a row as one with a count: `1/5(4)`. An asterisk on any of them
/// stays: `1/5*(4)`.
fn grouped(written: &[String]) -> String {
    let groups = written.chunk_by(|one, next| one.trim_end_matches('*') == next.trim_end_matches('*'));
    groups
        .map(|group| format!("{}({})", group.iter().max().expect("a step"), group.len()))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Parsing a turn from the printed list gives the same turn. The text may mark a step that imprisons a checker with an
/// asterisk, and may group equal steps.
#[test]
fn every_turn_is_read_as_it_is_written() {
    let mut moved_on = 0;
    for (round, (rules, board, dice)) in positions(cases(400), 13).into_iter().enumerate() {
        for side in Side::ALL {
            let position = Position::new(board, side, None);
            for turn in some_of(&turns(&board, dice, rules), round) {
                let written = turn.steps.written(&board, side);
                for text in [turn.steps.line(&board, side), written.join(","), grouped(&written)] {
                    let steps = read_steps(&text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
                    let read = check(&position, dice, rules, &steps, 0..text.len());
                    let read = read.unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
                    assert_eq!(read.leaves(&board), turn.leaves(&board), "{text}");
                }
                let after = turn.leaves(&board);
                moved_on += usize::from(turn.imprisons(&board) && after.you.prisoners() <= board.you.prisoners());
            }
        }
    }
    assert!(moved_on > enough(20), "captors that leave one for another: {moved_on}");
    let position: Position = "1111111111111be:ooooooooooooooe:e/:31:B".parse().expect("a position");
    let steps = read_steps("14/11* 24/23").expect("steps");
    let dice = Dice::new(3, 1).expect("dice");
    assert!(check(&position, dice, Rules::default(), &steps, 0..12).is_ok());
    let position: Position = "111111111111111:588888888888888:-:44:W".parse().expect("a position");
    let dice = Dice::new(4, 4).expect("dice");
    let faults = |text: &str| {
        let steps = read_steps(text).expect("steps");
        check(&position, dice, Rules::default(), &steps, 0..text.len()).map_err(|fault| fault.span).err()
    };
    assert_eq!((faults("1/5*(4)"), faults("1/5* 1/5(3)"), faults("1/5*(1) 1/5(3)")), (None, None, None));
    assert_eq!(faults("1/5(2) 1/5*(2)"), Some(Some(7..14)), "the third checker imprisons nothing");
}

/// Returns the steps with the point labels of the other side: 24 becomes 1, and 1 becomes 24.
fn mirrored(steps: &[String]) -> Vec<String> {
    let label = |label: &str| label.parse::<u8>().map_or_else(|_| label.to_owned(), |label| (25 - label).to_string());
    let step = |step: &String| {
        let (bare, star) = step.strip_suffix('*').map_or((step.as_str(), ""), |bare| (bare, "*"));
        let (from, to) = bare.split_once('/').expect("a step");
        format!("{}/{}{star}", label(from), label(to))
    };
    steps.iter().map(step).collect()
}

#[test]
fn colours_exchanged_mirror_the_moves() {
    for (rules, board, dice) in positions(200, 9) {
        let white = Position::new(board, Side::White, Some(dice));
        let black = white.recoloured();
        assert_ne!(white, black);
        assert_eq!(white.compact(), black.compact());
        for turn in &turns(&board, dice, rules) {
            let steps = [white, black].map(|position| turn.steps.written(position.board(), position.turn()));
            assert_eq!(mirrored(&steps[0]), steps[1]);
            assert_eq!(white.after(turn).recoloured(), black.after(turn));
        }
        assert_eq!(white.outcome(rules).name(), black.outcome(rules).name());
    }
}

#[test]
fn every_game_ends() {
    for set in SETS {
        for (number, one, other) in [
            (0, HapisPlayerKind::Random, HapisPlayerKind::Random),
            (1, HapisPlayerKind::Held, HapisPlayerKind::Random),
            (2, HapisPlayerKind::ThesisTurn, HapisPlayerKind::Held),
        ] {
            let mut thrown = 0;
            let mut watch = |_: &Board, _| thrown += 1;
            let points = game([one, other], Rules::of(set), 5, number, &mut watch);
            assert!((-2..=2).contains(&points) && (10..2000).contains(&thrown), "{set}: {points} after {thrown}");
        }
    }
}
