//! What there is to say of a board.

use schemars::JsonSchema;
use serde::Serialize;

use super::head::HapisHead;
use crate::hapis::risk::Trap;
use crate::hapis::{Half, Outcome, POINTS, Position, Rules, Side, label_of};
use crate::words::Clause;

/// A board.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HapisShowReport {
    /// The common fields.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The side on roll, `W` or `B`.
    pub(crate) turn: String,
    /// The dice, `42`, where they are thrown.
    pub(crate) dice: Option<String>,
    /// Pips that White and Black have still to go.
    pub(crate) pips: [u32; 2],
    /// Checkers borne off.
    pub(crate) off: [u8; 2],
    /// The points where White's and Black's checkers lie imprisoned.
    pub(crate) prisoners: [Vec<usize>; 2],
    /// The points with a lone free checker of White's, of Black's.
    pub(crate) blots: [Vec<usize>; 2],
}

impl HapisShowReport {
    /// The answer for a position.
    #[must_use]
    pub fn new(position: &Position, rules: Rules) -> Self {
        let halves = Side::ALL.map(|side| (side, position.half(side)));
        let labels = |places: fn(Half) -> Vec<usize>| {
            halves.map(|(side, half)| {
                let mut labels: Vec<usize> = places(half).into_iter().map(|place| label_of(side, place)).collect();
                labels.sort_unstable();
                labels
            })
        };
        let prisoners = labels(|half| half.held().collect());
        let mut clauses = vec![Clause::HapisCheckers];
        if prisoners.iter().any(|side| !side.is_empty()) {
            clauses.push(Clause::HapisImprison);
        }
        Self {
            head: HapisHead::new("okey.hapis-show/1", position, rules, &clauses),
            turn: position.turn().to_string(),
            dice: position.dice().map(|dice| dice.to_string()),
            pips: halves.map(|(_, half)| half.pips()),
            off: halves.map(|(_, half)| half.off()),
            prisoners,
            blots: labels(|half| half.blots().collect()),
        }
    }
}

/// Throws that imprison.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HapisTrapReport {
    /// The common fields.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The side in danger, `W` or `B`.
    pub(crate) side: String,
    /// Throws of 36 with which the other side imprisons something.
    pub(crate) rolls: u32,
    /// The same for each point where there are some, ascending.
    pub(crate) points: Vec<HapisPointReport>,
    /// How many it imprisons on average if it imprisons as many as it can.
    pub(crate) expected: f64,
}

/// Throws that imprison a checker on a point.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HapisPointReport {
    /// The point.
    pub(crate) point: usize,
    /// Throws of 36.
    pub(crate) rolls: u32,
}

impl HapisTrapReport {
    /// The answer for the side in danger.
    #[must_use]
    pub fn new(position: &Position, rules: Rules, side: Side, trap: &Trap) -> Self {
        let rolls = |place: usize| HapisPointReport { point: label_of(side.other(), place), rolls: trap.places[place] };
        let mut points: Vec<HapisPointReport> = (0..POINTS).map(rolls).filter(|point| point.rolls > 0).collect();
        points.sort_by_key(|point| point.point);
        let clauses =
            if trap.rolls > 0 { &[Clause::HapisImprison, Clause::HapisDice][..] } else { &[Clause::HapisDice] };
        Self {
            head: HapisHead::new("okey.hapis-trap/1", position, rules, clauses),
            side: side.to_string(),
            rolls: trap.rolls,
            points,
            expected: f64::from(trap.most) / 36.0,
        }
    }
}

/// What the answer rests on that says how a game stands.
pub(super) fn clauses_of_outcome(position: &Position, rules: Rules) -> &'static [Clause] {
    let mothers = Side::ALL.iter().filter(|side| position.half(**side).is_held(0)).count();
    match position.outcome(rules) {
        Outcome::Running if rules.mother && mothers > 0 => &[Clause::HapisMother, Clause::HapisResult],
        Outcome::Mother(_) => &[Clause::HapisMother],
        Outcome::Draw if rules.mother && mothers == 2 => &[Clause::HapisMother],
        Outcome::Running | Outcome::Won(_) | Outcome::Mars(_) | Outcome::Draw => &[Clause::HapisResult],
    }
}

/// How a game stands.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HapisScoreReport {
    /// The common fields.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// `running`, `won`, `mars`, `mother` or `draw`.
    pub(crate) result: &'static str,
    /// Points that White and Black win.
    pub(crate) points: [i32; 2],
}

impl HapisScoreReport {
    /// The answer for a position.
    #[must_use]
    pub fn new(position: &Position, rules: Rules) -> Self {
        let outcome = position.outcome(rules);
        let clauses = clauses_of_outcome(position, rules);
        let points = |side| outcome.won().filter(|(winner, _)| *winner == side).map_or(0, |(_, points)| points);
        Self {
            head: HapisHead::new("okey.hapis-score/1", position, rules, clauses),
            result: outcome.name(),
            points: Side::ALL.map(points),
        }
    }
}
