//! JSON answers about turns of hapis: all legal turns, or the turn that a computer player plays.

use super::board::clauses_of_outcome;
use super::head::HapisHead;
use crate::hapis::{Dice, HapisOutcome, HapisPlayerKind, HapisTurn, OFF, Position, Rules};
use crate::report::made::{each, report};
use crate::words::Clause;

report! {
    /// A turn, with the position that it leads to.
    pub(crate) HapisTurnReport(position: &Position, rules: Rules, turn: &HapisTurn) {
        steps "The steps, in an order in which they can be played": Vec<String> = steps(position, turn),
        position "The position after the turn, with the other side on roll": String = position.after(turn).to_string(),
        ends "How the turn ends the game: `won`, `mars`, `mother` or `draw`; null if the game goes on. With `mother`, the \
            remaining dice are not played": Option<&'static str> = turn.ends(position, rules).map(HapisOutcome::name),
    }
}

fn steps(position: &Position, turn: &HapisTurn) -> Vec<String> {
    turn.steps.written(position.board(), position.turn())
}

/// Returns the clauses that decide which turns are legal.
fn clauses(position: &Position, dice: Dice, rules: Rules, turns: &[HapisTurn]) -> Vec<Clause> {
    if position.outcome(rules) != HapisOutcome::Running {
        return clauses_of_outcome(position, rules).to_vec();
    }
    let bears_off = turns.iter().flat_map(|turn| turn.steps.as_slice()).any(|step| usize::from(step.to) == OFF);
    let dice_left = |turn: &HapisTurn| turn.steps.len() < if dice.is_double() { 4 } else { 2 };
    // A turn that imprisons the mother ends the game, so no further dice must be played.
    let over = |turn: &HapisTurn| {
        let outcome = turn.leaves(position.board()).outcome(position.turn(), rules);
        rules.mother && matches!(outcome, HapisOutcome::Mother(_) | HapisOutcome::Draw)
    };
    let (ending, others): (Vec<&HapisTurn>, Vec<&HapisTurn>) =
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
    /// All legal turns of a roll.
    pub HapisMovesReport "Creates the answer for these turns" (
        position: &Position,
        dice: Dice,
        rules: Rules,
        turns: &[HapisTurn],
    ) where
        let clauses = clauses(position, dice, rules, turns);
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share": HapisHead
            = HapisHead::new("okey.hapis-moves/2", position, rules, &clauses),
        dice "The dice": String = dice.to_string(),
        turns "The turns, each of which leads to a different position. With `--play`, only the given turn": Vec<HapisTurnReport>
            = each(turns, |turn| HapisTurnReport::new(position, rules, turn)),
    }
}

report! {
    /// The turn that a computer player chooses.
    pub HapisChooseReport "Creates the answer for the turn of a computer player. `refused` is the turn that the player chose, \
        if it is not legal. `weighed` holds the turns that the player considered, with their costs" (
        position: &Position,
        dice: Dice,
        rules: Rules,
        player: HapisPlayerKind,
        turn: Option<&HapisTurn>,
        refused: Option<&HapisTurn>,
        weighed: &[(HapisTurn, f64)],
    ) where
        let after = match turn {
            Some(turn) => position.after(turn),
            None if position.outcome(rules) == HapisOutcome::Running => position.passed(),
            None => *position,
        };
        let clauses = clauses(position, dice, rules, turn.map_or(&[], std::slice::from_ref));
        let steps = |turn: &HapisTurn| steps(position, turn);
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share. `position` is the position after the turn": HapisHead
            = HapisHead::new("okey.hapis-choose/2", &after, rules, &clauses),
        before "The position before the turn, with the dice": String = position.thrown(Some(dice)).to_string(),
        player "The kind of computer player": HapisPlayerKind,
        dice "The dice": String = dice.to_string(),
        steps "The steps; empty if nothing can be played": Vec<String> = turn.map(steps).unwrap_or_default(),
        refused "The steps that the program in the thesis chose, if they are not legal and other steps are played; \
            otherwise null": Option<Vec<String>> = refused.map(steps),
        weighed "The turns that the player considered with their costs, the best first; empty for a player that ranks single \
            steps":
            Vec<HapisWeighedReport> = each(weighed, |(turn, cost)| HapisWeighedReport::new(steps(turn), *cost)),
    }
}

report! {
    /// A turn, with the cost that the computer player computes for it.
    pub(crate) HapisWeighedReport(steps: Vec<String>, cost: f64) {
        steps "The steps": Vec<String>,
        cost "The cost that the player computed. Its unit depends on the player; lower is better": f64,
    }
}
