//! Turns: all of them, and the one a player plays.

use schemars::JsonSchema;
use serde::Serialize;

use super::board::clauses_of_outcome;
use super::head::HapisHead;
use crate::hapis::{Dice, Kind, OFF, Outcome, Position, Rules, Turn};
use crate::words::Clause;

/// A turn and where it leads.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HapisTurnReport {
    /// The steps, in an order in which they can be played.
    steps: Vec<String>,
    /// The position after them, the other side on roll.
    position: String,
}

impl HapisTurnReport {
    pub(super) fn new(position: &Position, turn: &Turn) -> Self {
        Self {
            steps: turn.steps.written(position.board(), position.turn()),
            position: position.after(turn).to_string(),
        }
    }
}

/// What it rests on that these turns can be played, or none.
fn clauses(position: &Position, dice: Dice, rules: Rules, turns: &[Turn]) -> Vec<Clause> {
    if position.outcome(rules) != Outcome::Running {
        return clauses_of_outcome(position, rules).to_vec();
    }
    let bears_off = turns.iter().flat_map(|turn| turn.steps.as_slice()).any(|step| usize::from(step.to) == OFF);
    let dice_left = |turn: &Turn| turn.steps.len() < if dice.is_double() { 4 } else { 2 };
    // A mother that falls ends the turn, whatever dice are left.
    let over = |turn: &Turn| {
        let outcome = turn.leaves(position.board()).outcome(position.turn(), rules);
        rules.mother && matches!(outcome, Outcome::Mother(_) | Outcome::Draw)
    };
    let (ending, others): (Vec<&Turn>, Vec<&Turn>) =
        turns.iter().filter(|turn| dice_left(turn)).partition(|turn| over(turn));
    let short = !others.is_empty();
    let imprisons = turns.iter().any(|turn| turn.imprisons(position.board()));
    let cited = [
        (true, Clause::HapisDice),
        (rules.both_dice && short, Clause::HapisBothDice),
        (!ending.is_empty(), Clause::HapisMother),
        (imprisons, Clause::HapisImprison),
        (position.board().me.prisoners() > 0, Clause::HapisPrisoner),
        (true, Clause::HapisClosed),
        (bears_off, Clause::HapisBearOff),
    ];
    let mut clauses: Vec<Clause> = cited.into_iter().filter_map(|(cited, clause)| cited.then_some(clause)).collect();
    clauses.sort_unstable();
    clauses
}

/// Every legal turn of a roll.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HapisMovesReport {
    /// The common fields.
    #[serde(flatten)]
    head: HapisHead,
    /// The dice.
    dice: String,
    /// The turns, each position once; with `--play` the one that was asked about.
    turns: Vec<HapisTurnReport>,
}

impl HapisMovesReport {
    /// The answer for these turns.
    #[must_use]
    pub fn new(position: &Position, dice: Dice, rules: Rules, turns: &[Turn]) -> Self {
        let clauses = clauses(position, dice, rules, turns);
        Self {
            head: HapisHead::new("okey.hapis-moves/1", position, rules, &clauses),
            dice: dice.to_string(),
            turns: turns.iter().map(|turn| HapisTurnReport::new(position, turn)).collect(),
        }
    }
}

/// The turn a player plays.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HapisChooseReport {
    /// The common fields; `position` is the one after the turn.
    #[serde(flatten)]
    head: HapisHead,
    /// The position that was asked about, with the dice.
    before: String,
    /// The player.
    player: Kind,
    /// The dice.
    dice: String,
    /// The steps; none where nothing can be played.
    steps: Vec<String>,
    /// The steps of the thesis's listings, where the table does not allow them and others are played; else null.
    refused: Option<Vec<String>>,
    /// How the player weighs the turns it considers, the best first; none where it weighs step by step.
    weighed: Vec<HapisWeighedReport>,
}

/// A turn and what it costs in its player's eyes.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HapisWeighedReport {
    /// The steps.
    steps: Vec<String>,
    /// The cost, in units of the player's own; less is better.
    cost: f64,
}

impl HapisChooseReport {
    /// The answer for a player's turn, with the one it would have played where that is refused, and the turns it
    /// considered with their costs.
    #[must_use]
    pub fn new(
        position: &Position,
        dice: Dice,
        rules: Rules,
        player: Kind,
        turn: Option<&Turn>,
        refused: Option<&Turn>,
        weighed: &[(Turn, f64)],
    ) -> Self {
        let after = match turn {
            Some(turn) => position.after(turn),
            None if position.outcome(rules) == Outcome::Running => position.passed(),
            None => *position,
        };
        let steps = |turn: &Turn| turn.steps.written(position.board(), position.turn());
        let clauses = clauses(position, dice, rules, turn.map_or(&[], std::slice::from_ref));
        Self {
            head: HapisHead::new("okey.hapis-choose/1", &after, rules, &clauses),
            before: position.thrown(Some(dice)).to_string(),
            player,
            dice: dice.to_string(),
            steps: turn.map(steps).unwrap_or_default(),
            refused: refused.map(steps),
            weighed: weighed
                .iter()
                .map(|(turn, cost)| HapisWeighedReport { steps: steps(turn), cost: *cost })
                .collect(),
        }
    }
}
