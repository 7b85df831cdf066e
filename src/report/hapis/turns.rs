//! Turns: all of them, and the one a player plays.

use super::board::clauses_of_outcome;
use super::head::HapisHead;
use crate::hapis::{Dice, Kind, OFF, Outcome, Position, Rules, Turn};
use crate::report::made::{each, report};
use crate::words::Clause;

report! {
    /// A turn and where it leads.
    pub(crate) HapisTurnReport(position: &Position, rules: Rules, turn: &Turn) {
        steps "The steps, in an order in which they can be played": Vec<String> = steps(position, turn),
        position "The position after them, the other side on roll": String = position.after(turn).to_string(),
        ends "How the turn ends the game: `won`, `mars`, `mother` or `draw`; null where it goes on. With `mother` no further \
            dice are played": Option<&'static str> = turn.ends(position, rules).map(Outcome::name),
    }
}

fn steps(position: &Position, turn: &Turn) -> Vec<String> {
    turn.steps.written(position.board(), position.turn())
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

report! {
    /// Every legal turn of a roll.
    pub HapisMovesReport "The answer for these turns" (
        position: &Position,
        dice: Dice,
        rules: Rules,
        turns: &[Turn],
    ) where
        let clauses = clauses(position, dice, rules, turns);
    {
        #[serde(flatten)]
        head "The common fields": HapisHead = HapisHead::new("okey.hapis-moves/1", position, rules, &clauses),
        dice "The dice": String = dice.to_string(),
        turns "The turns, each position once; with `--play` the one that was asked about": Vec<HapisTurnReport>
            = each(turns, |turn| HapisTurnReport::new(position, rules, turn)),
    }
}

report! {
    /// The turn a player plays.
    pub HapisChooseReport "The answer for a player's turn, with the one it would have played where that is refused, \
        and the turns it considered with their costs" (
        position: &Position,
        dice: Dice,
        rules: Rules,
        player: Kind,
        turn: Option<&Turn>,
        refused: Option<&Turn>,
        weighed: &[(Turn, f64)],
    ) where
        let after = match turn {
            Some(turn) => position.after(turn),
            None if position.outcome(rules) == Outcome::Running => position.passed(),
            None => *position,
        };
        let clauses = clauses(position, dice, rules, turn.map_or(&[], std::slice::from_ref));
        let steps = |turn: &Turn| steps(position, turn);
    {
        #[serde(flatten)]
        head "The common fields; `position` is the one after the turn": HapisHead
            = HapisHead::new("okey.hapis-choose/1", &after, rules, &clauses),
        before "The position that was asked about, with the dice": String = position.thrown(Some(dice)).to_string(),
        player "The player": Kind,
        dice "The dice": String = dice.to_string(),
        steps "The steps; none where nothing can be played": Vec<String> = turn.map(steps).unwrap_or_default(),
        refused "The steps of the thesis's listings, where the table does not allow them and others are played; else \
            null": Option<Vec<String>> = refused.map(steps),
        weighed "How the player weighs the turns it considers, the best first; none where it weighs step by step":
            Vec<HapisWeighedReport> = each(weighed, |(turn, cost)| HapisWeighedReport::new(steps(turn), *cost)),
    }
}

report! {
    /// A turn and what it costs in its player's eyes.
    pub(crate) HapisWeighedReport(steps: Vec<String>, cost: f64) {
        steps "The steps": Vec<String>,
        cost "The cost, in units of the player's own; less is better": f64,
    }
}
