//! JSON answers about turns of hapis: all legal turns, or the turn that a computer player plays.
//!
//! JSON answers about whole games of hapis: a checked record, and a series of games between two players.

use super::{HapisHead, clauses_of_outcome};
use crate::hapis::arena::HapisTally;
use crate::hapis::{
    Dice, HapisLineFault, HapisOutcome, HapisPlayerKind, HapisReplay, HapisTurn, OFF, Position, ReplayedTurn, Rules,
};
use crate::report::ErrorDetail;
use crate::report::made::{each, report};
use crate::words::{Clause, ClauseSet};

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

report! {
    /// The result of checking a record.
    pub HapisReplayReport "Creates the answer. `texts` holds the texts of the faults, in the same order" (
        replay: &HapisReplay,
        rules: Rules,
        texts: Vec<ErrorDetail>,
    ) where
        let faults = each(replay.faults.iter().zip(texts), |(fault, text)| HapisFaultReport::new(fault, text));
        let clauses = faults.iter().filter_map(|fault| fault.clause).collect::<ClauseSet>().to_vec();
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share. `position` is the last position reached": HapisHead
            = HapisHead::new("okey.hapis-replay/2", &replay.position, rules, &clauses),
        turns "The turns of the record": Vec<HapisTurnedReport> = each(&replay.turns, HapisTurnedReport::new),
        faults "The faults, in the order of the lines": Vec<HapisFaultReport>,
        followed "True if the record was replayed to its end. Lines after a turn that cannot be played are not checked":
            bool = replay.skipped.is_none(),
        result "The state of the game after the last turn: `running`, `won`, `mars`, `mother` or `draw`": &'static str
            = replay.position.outcome(rules).name(),
    }
}

report! {
    /// A turn of a checked record.
    pub(crate) HapisTurnedReport(turned: &ReplayedTurn) {
        line "The line, counted from 1": usize = turned.line,
        side "The side, `W` or `B`": String = turned.side.to_string(),
        dice "The dice": String = turned.dice.to_string(),
        steps "The steps; empty if nothing could be played": Vec<String> = turned.steps.clone(),
        refused "The steps that the computer player chose, if they are not legal and other steps were played; otherwise null":
            Option<Vec<String>> = turned.refused.clone(),
        position "The position after the turn": String = turned.position.to_string(),
    }
}

report! {
    /// A fault in a record, with its line.
    pub(crate) HapisFaultReport(fault: &HapisLineFault, text: ErrorDetail) {
        line "The line, counted from 1": usize = fault.line,
        code "The stable name of the kind of fault": &'static str = fault.fault.kind.code(),
        message "What is wrong, in the requested language": String = text.message,
        clause "The id of the clause that the record breaks": Option<Clause> = fault.fault.kind.clause(),
        span "The index of the first faulty character and the index after the last one, counted from 0 in the record":
            Option<[usize; 2]>
            = text.span,
        hint "What to write instead": Option<String> = text.hint,
    }
}

report! {
    /// The results of many games between two computer players.
    pub HapisArenaReport "Creates the answer for a tally" (
        players: [HapisPlayerKind; 2],
        rules: Rules,
        seed: u64,
        tally: &HapisTally,
    ) where
        let clauses = &[Clause::HapisResult];
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share. `position` is the start of every game": HapisHead
            = HapisHead::new("okey.hapis-arena/2", &Position::START, rules, clauses),
        players "The two players": [HapisPlayerKind; 2],
        games "The number of games, which are played in pairs": u64 = tally.games,
        seed "The seed of the dice": u64,
        points "The average number of points per game by which the first player is ahead of the second": f64 = tally.mean(),
        error "The standard error of `points`; 0 for a single pair of games, because it cannot be estimated": f64 = tally.error(),
        won "The numbers of games that the first player won by one point and by two points": [u64; 2] = tally.won,
        lost "The numbers of games that the first player lost by one point and by two points": [u64; 2] = tally.lost,
        drawn "The number of drawn games": u64 = tally.drawn,
        throws "The average number of throws per game": f64 = throws(tally),
    }
}

#[allow(clippy::cast_precision_loss)] // Far fewer throws than 2^52.
fn throws(tally: &HapisTally) -> f64 {
    tally.turns as f64 / tally.games as f64
}
