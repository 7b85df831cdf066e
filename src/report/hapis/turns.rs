//! Turns: all of them, and the one a player plays.

use schemars::JsonSchema;
use serde::Serialize;

use super::head::HapisHead;
use crate::hapis::{Dice, Name, Position, Rules, Turn};
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
        let bears_off =
            turns.iter().flat_map(|turn| turn.steps.as_slice()).any(|step| usize::from(step.to) == crate::hapis::OFF);
        let short = turns.iter().any(|turn| turn.steps.len() < if dice.is_double() { 4 } else { 2 });
        let mut clauses = vec![Clause::HapisDice];
        if rules.both_dice && short {
            clauses.push(Clause::HapisBothDice);
        }
        if position.board().me.prisoners() > 0 {
            clauses.push(Clause::HapisPrisoner);
        }
        clauses.push(Clause::HapisClosed);
        if bears_off {
            clauses.push(Clause::HapisBearOff);
        }
        clauses.sort_unstable();
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
    player: Name,
    /// The dice.
    dice: String,
    /// The steps; none where nothing can be played.
    steps: Vec<String>,
    /// How the player weighs the turns it considers, the best first.
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
    /// The answer for a player's turn, with the turns it considered and their costs.
    #[must_use]
    pub fn new(
        position: &Position,
        dice: Dice,
        rules: Rules,
        player: Name,
        turn: Option<&Turn>,
        weighed: &[(Turn, f64)],
    ) -> Self {
        let after = turn.map_or_else(|| position.passed(), |turn| position.after(turn));
        let steps = |turn: &Turn| turn.steps.written(position.board(), position.turn());
        Self {
            head: HapisHead::new("okey.hapis-choose/1", &after, rules, &[Clause::HapisDice]),
            before: position.thrown(Some(dice)).to_string(),
            player,
            dice: dice.to_string(),
            steps: turn.map(steps).unwrap_or_default(),
            weighed: weighed
                .iter()
                .map(|(turn, cost)| HapisWeighedReport { steps: steps(turn), cost: *cost })
                .collect(),
        }
    }
}
