//! The JSON answers of `okey hapis`.
//!
//! JSON answers about a position of hapis.

mod risk;
mod turns;

use super::made::{each, report};
use super::parts::SwitchSetting;
use crate::hapis::risk::Trap;
use crate::hapis::{Half, HapisOutcome, POINTS, Position, Rules, Side, label_of};
use crate::table::Value;
use crate::words::Clause;

pub use risk::{HapisRiskReport, HapisThesisReport};
pub use turns::{HapisArenaReport, HapisChooseReport, HapisMovesReport, HapisReplayReport};

report! {
    /// The fields that all answers about hapis share.
    pub(crate) HapisHead(schema: &'static str, position: &Position, rules: Rules, clauses: &[Clause]) where
        let changes = rules.changes();
    {
        schema "The name and version of the schema, such as `okey.hapis-show/2`": &'static str,
        position "The position, `WHITE:BLACK:PRISONERS:DICE:TURN`": String = position.to_string(),
        compact "The board as the side on roll sees it, in 16 characters": String = position.compact(),
        rules "The rule set": &'static str = rules.set.name(),
        switches "The switches that differ from the rule set": Vec<SwitchSetting>
            = each(changes, |(switch, on)| SwitchSetting { key: switch.key, value: Value::Bool(on) }),
        clauses "The ids of the clauses that justify the answer": Vec<Clause> = clauses.to_vec(),
    }
}

report! {
    /// A board of hapis, with the numbers that follow from it.
    pub HapisShowReport "Creates the answer for a position" (position: &Position, rules: Rules) where
        let halves = Side::ALL.map(|side| (side, position.half(side)));
        let labels = |places: fn(Half) -> Vec<usize>| halves.map(|(side, half)| labels(side, places(half)));
        let prisoners = labels(|half| half.held().collect());
        let held = prisoners.iter().any(|side| !side.is_empty());
        let clauses = if held { &[Clause::HapisCheckers, Clause::HapisImprison][..] } else { &[Clause::HapisCheckers] };
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share": HapisHead
            = HapisHead::new("okey.hapis-show/2", position, rules, clauses),
        turn "The side on roll, `W` or `B`": String = position.turn().to_string(),
        dice "The dice, such as `42`, if they are known": Option<String> = position.dice().map(|dice| dice.to_string()),
        pips "The pips that White and Black must still play": [u32; 2] = halves.map(|(_, half)| half.pips()),
        off "The numbers of checkers that White and Black have borne off": [u8; 2] = halves.map(|(_, half)| half.off()),
        prisoners "The points where White and Black have an imprisoned checker": [Vec<usize>; 2],
        blots "The points where White and Black have a single free checker": [Vec<usize>; 2]
            = labels(|half| half.blots().collect()),
    }
}

/// Converts places on the path of `side` (0 to 23) to labels of points on the board (1 to 24), in ascending order.
fn labels(side: Side, places: Vec<usize>) -> Vec<usize> {
    let mut labels = each(places, |place| label_of(side, place));
    labels.sort_unstable();
    labels
}

report! {
    /// The rolls with which the other side can imprison a checker.
    pub HapisTrapReport "Creates the answer for the side in danger" (
        position: &Position,
        rules: Rules,
        side: Side,
        trap: &Trap,
    ) where
        let clauses = &[Clause::HapisImprison, Clause::HapisDice];
        let clauses = if trap.rolls > 0 { &clauses[..] } else { &clauses[1..] };
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share": HapisHead
            = HapisHead::new("okey.hapis-trap/2", position, rules, clauses),
        side "The side in danger, `W` or `B`": String = side.to_string(),
        rolls "The number of throws out of 36 with which the other side can imprison a checker": u32 = trap.rolls,
        points "The number of such throws for each point with at least one, in ascending order of the points":
            Vec<HapisPointReport>
            = points(side, trap),
        expected "The average number of checkers imprisoned if the other side always imprisons as many as possible": f64
            = f64::from(trap.most) / 36.0,
    }
}

report! {
    /// A point, with the number of rolls that imprison a checker there.
    pub HapisPointReport {
        point "The point": usize,
        rolls "The number of throws out of 36": u32,
    }
}

/// Returns the points where a checker of `side` can be imprisoned, in ascending order.
fn points(side: Side, trap: &Trap) -> Vec<HapisPointReport> {
    let rolls = |place: usize| HapisPointReport { point: label_of(side.other(), place), rolls: trap.places[place] };
    let mut points: Vec<HapisPointReport> = (0..POINTS).map(rolls).filter(|point| point.rolls > 0).collect();
    points.sort_by_key(|point| point.point);
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

report! {
    /// The state of a game: running, or over with a result.
    pub HapisScoreReport "Creates the answer for a position" (position: &Position, rules: Rules) where
        let outcome = position.outcome(rules);
        let clauses = clauses_of_outcome(position, rules);
        let points = |side| outcome.won().filter(|(winner, _)| *winner == side).map_or(0, |(_, points)| points);
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share": HapisHead
            = HapisHead::new("okey.hapis-score/2", position, rules, clauses),
        result "`running`, `won`, `mars`, `mother` or `draw`": &'static str = outcome.name(),
        points "The points that White and Black win": [i32; 2] = Side::ALL.map(points),
    }
}
