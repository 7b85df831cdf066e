//! The JSON answers of `okey hapis`. This file contains the answers about one position.

mod risk;
mod turns;

use crate::sort;
use serde::Serialize;

use super::parts::{SwitchSetting, each};
use crate::hapis::risk::Trap;
use crate::hapis::{Dice, Half, HapisOutcome, POINTS, Position, Rules, Side, label_of};
use crate::table::Value;
use crate::words::Clause;

pub use risk::{HapisRiskReport, HapisThesisReport};
pub use turns::{HapisArenaReport, HapisChooseReport, HapisMovesReport, HapisReplayReport};

/// The fields that all answers about hapis share.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct HapisHead {
    /// The name and version of the schema, such as `okey.hapis-show/2`.
    pub(crate) schema: &'static str,
    /// The position, `WHITE:BLACK:PRISONERS:DICE:TURN`.
    pub(crate) position: Position,
    /// The board in the compact notation: 16 characters, from the point of view of the side on roll.
    pub(crate) compact: String,
    /// The name of the rule set: `plakoto`, `thesis` or `tapa`.
    pub(crate) rules: &'static str,
    /// The switches whose values differ from those of the rule set.
    pub(crate) switches: Vec<SwitchSetting>,
    /// The ids of the clauses that justify the answer.
    pub(crate) clauses: Vec<Clause>,
}

impl HapisHead {
    pub(crate) fn new(schema: &'static str, position: &Position, rules: Rules, clauses: &[Clause]) -> Self {
        let changes = rules.changes();
        Self {
            schema,
            position: *position,
            compact: position.compact(),
            rules: rules.set.name(),
            switches: each(changes, |(switch, on)| SwitchSetting { key: switch.key, value: Value::Bool(on) }),
            clauses: clauses.to_vec(),
        }
    }
}

/// A board of hapis, with the points that have prisoners or blots (single free checkers).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HapisShowReport {
    /// The fields that all answers about hapis share.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The side on roll, `W` or `B`.
    pub(crate) turn: Side,
    /// The dice, such as `42`, if they are known.
    pub(crate) dice: Option<Dice>,
    /// The pips of White and Black: the total distance that their checkers must still move.
    pub(crate) pips: [u32; 2],
    /// The numbers of checkers that White and Black have borne off.
    pub(crate) off: [u8; 2],
    /// The points where White and Black have an imprisoned checker.
    pub(crate) prisoners: [Vec<usize>; 2],
    /// The points where White and Black have a single free checker.
    pub(crate) blots: [Vec<usize>; 2],
}

impl HapisShowReport {
    /// Creates the answer for a position.
    pub fn new(position: &Position, rules: Rules) -> Self {
        let halves = Side::ALL.map(|side| (side, position.half(side)));
        let labels = |places: fn(Half) -> Vec<usize>| halves.map(|(side, half)| labels(side, places(half)));
        let prisoners = labels(|half| half.held().collect());
        let held = prisoners.iter().any(|side| !side.is_empty());
        let clauses = if held { &[Clause::HapisCheckers, Clause::HapisImprison][..] } else { &[Clause::HapisCheckers] };
        Self {
            head: HapisHead::new("okey.hapis-show/2", position, rules, clauses),
            turn: position.turn(),
            dice: position.dice(),
            pips: halves.map(|(_, half)| half.pips()),
            off: halves.map(|(_, half)| half.off()),
            prisoners,
            blots: labels(|half| half.blots().collect()),
        }
    }
}

/// Converts places on the path of `side` (0 to 23) to labels of points on the board (1 to 24), in ascending order.
fn labels(side: Side, places: Vec<usize>) -> Vec<usize> {
    let mut labels = each(places, |place| label_of(side, place));
    sort::ascending(&mut labels);
    labels
}

/// The throws of the dice with which one side can imprison a checker of the other side.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HapisTrapReport {
    /// The fields that all answers about hapis share.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The side in danger, `W` or `B`.
    pub(crate) side: Side,
    /// The number of throws, out of 36, with which the opponent of `side` can imprison a checker.
    pub(crate) rolls: u32,
    /// The points on which a throw can imprison a checker, in ascending order, each with the number of such throws.
    pub(crate) points: Vec<HapisPointReport>,
    /// The average number of checkers that a throw imprisons if the opponent of `side` always imprisons as many as
    /// possible.
    pub(crate) expected: f64,
}

impl HapisTrapReport {
    /// Creates the answer about the throws with which the opponent of `side` can imprison a checker.
    pub fn new(position: &Position, rules: Rules, side: Side, trap: &Trap) -> Self {
        let clauses = &[Clause::HapisImprison, Clause::HapisDice];
        let clauses = if trap.rolls > 0 { &clauses[..] } else { &clauses[1..] };
        let clauses = clauses_of_end(position, rules).unwrap_or(clauses);
        Self {
            head: HapisHead::new("okey.hapis-trap/2", position, rules, clauses),
            side,
            rolls: trap.rolls,
            points: points(side, trap),
            expected: f64::from(trap.most) / 36.0,
        }
    }
}

/// A point, with the number of throws that imprison a checker there.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HapisPointReport {
    /// The number of the point on the board, from 1 to 24.
    pub(crate) point: usize,
    /// The number of throws, out of 36, that imprison a checker on the point.
    pub(crate) rolls: u32,
}

/// Returns the points where a checker of `side` can be imprisoned, in ascending order.
fn points(side: Side, trap: &Trap) -> Vec<HapisPointReport> {
    let rolls = |place: usize| HapisPointReport { point: label_of(side.other(), place), rolls: trap.places[place] };
    let mut points: Vec<HapisPointReport> = (0..POINTS).map(rolls).filter(|point| point.rolls > 0).collect();
    sort::by_key(&mut points, |point| point.point);
    points
}

/// Returns the clauses that decide whether the game is over, and with which result.
fn clauses_of_outcome(position: &Position, rules: Rules) -> &'static [Clause] {
    let mothers = Side::ALL.iter().filter(|side| position.half(**side).is_held(0)).count();
    match position.outcome(rules) {
        HapisOutcome::Running if rules.mother && mothers > 0 => &[Clause::HapisMother, Clause::HapisResult],
        HapisOutcome::Mother(_) => &[Clause::HapisMother],
        HapisOutcome::Draw if rules.mother && mothers == 2 => &[Clause::HapisMother],
        HapisOutcome::Running | HapisOutcome::Won(_) | HapisOutcome::Mars(_) | HapisOutcome::Draw => {
            &[Clause::HapisResult]
        }
    }
}

/// Returns the clauses that decide the result of a finished game, or `None` if the game goes on.
fn clauses_of_end(position: &Position, rules: Rules) -> Option<&'static [Clause]> {
    (position.outcome(rules) != HapisOutcome::Running).then(|| clauses_of_outcome(position, rules))
}

/// The state of a game: running, or over with a result.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HapisScoreReport {
    /// The fields that all answers about hapis share.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// `running`, `won`, `mars` (won before the loser has borne off a checker), `mother` (won because the last checker
    /// on the loser's start point is imprisoned) or `draw`.
    pub(crate) result: &'static str,
    /// The points that White and Black win.
    pub(crate) points: [i32; 2],
}

impl HapisScoreReport {
    /// Creates the answer for a position.
    pub fn new(position: &Position, rules: Rules) -> Self {
        let outcome = position.outcome(rules);
        let clauses = clauses_of_outcome(position, rules);
        let points = |side| outcome.won().filter(|(winner, _)| *winner == side).map_or(0, |(_, points)| points);
        Self {
            head: HapisHead::new("okey.hapis-score/2", position, rules, clauses),
            result: outcome.name(),
            points: Side::ALL.map(points),
        }
    }
}
