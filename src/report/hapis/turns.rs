//! JSON answers about turns of hapis: all legal turns, or the turn that a computer player plays.
//!
//! Also contains the JSON answers about whole games: a checked record, and a series of games between two players.

use serde::Serialize;

use super::{HapisHead, clauses_of_end};
use crate::hapis::arena::HapisTally;
use crate::hapis::{Dice, HapisOutcome, HapisPlayerKind, HapisReplay, HapisTurn, OFF, Position, ReplayedTurn, Rules};
use crate::report::ErrorDetail;
use crate::report::parts::each;
use crate::sort;
use crate::words::{Clause, ClauseSet};

/// A turn, with the position that it leads to.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct HapisTurnReport {
    /// The steps, in an order in which they can be played.
    pub(crate) steps: Vec<String>,
    /// The position after the turn, with the other side on roll.
    pub(crate) position: Position,
    /// How the turn ends the game: `won`, `mars` (the loser has not borne off a checker), `mother` (the loser's last
    /// checker on the start point is imprisoned) or `draw`; null if the game goes on.
    pub(crate) ends: Option<&'static str>,
}

impl HapisTurnReport {
    pub(crate) fn new(position: &Position, rules: Rules, turn: &HapisTurn) -> Self {
        Self {
            steps: steps(position, turn),
            position: position.after(turn),
            ends: turn.ends(position, rules).map(HapisOutcome::name),
        }
    }
}

fn steps(position: &Position, turn: &HapisTurn) -> Vec<String> {
    turn.steps.written(position.board(), position.turn())
}

/// Returns the clauses that decide which turns are legal.
fn clauses(position: &Position, dice: Dice, rules: Rules, turns: &[HapisTurn]) -> Vec<Clause> {
    if let Some(clauses) = clauses_of_end(position, rules) {
        return clauses.to_vec();
    }
    let bears_off = turns.iter().flat_map(|turn| turn.steps.as_slice()).any(|step| usize::from(step.to) == OFF);
    let dice_left = |turn: &HapisTurn| turn.steps.len() < if dice.is_double() { 4 } else { 2 };
    // A turn that imprisons the last checker on the start point ends the game, so it may leave dice unplayed.
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
    sort::ascending(&mut clauses);
    clauses
}

/// All legal turns of a roll.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HapisMovesReport {
    /// The fields that all answers about hapis share.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The dice, such as `42`.
    pub(crate) dice: Dice,
    /// The legal turns, each with a different position after it. With the option `--play`, only the turn that this
    /// option names.
    pub(crate) turns: Vec<HapisTurnReport>,
}

impl HapisMovesReport {
    /// Creates the answer, which lists `turns`.
    pub fn new(position: &Position, dice: Dice, rules: Rules, turns: &[HapisTurn]) -> Self {
        let clauses = clauses(position, dice, rules, turns);
        Self {
            head: HapisHead::new("okey.hapis-moves/2", position, rules, &clauses),
            dice,
            turns: each(turns, |turn| HapisTurnReport::new(position, rules, turn)),
        }
    }
}

/// The turn that a computer player chooses.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HapisChooseReport {
    /// The fields that all answers about hapis share. `position` is the position after the turn.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The position before the turn, with the dice.
    pub(crate) before: Position,
    /// The kind of computer player.
    pub(crate) player: HapisPlayerKind,
    /// The dice, such as `42`.
    pub(crate) dice: Dice,
    /// The steps of the chosen turn; empty if no step can be played.
    pub(crate) steps: Vec<String>,
    /// The steps that the computer player of the thesis on hapis chose, if the rules forbid them. The field `steps`
    /// then has the steps played instead. Otherwise null.
    pub(crate) refused: Option<Vec<String>>,
    /// The turns that the player compared, the best first, each with its cost; empty for a player that ranks single
    /// steps.
    pub(crate) weighed: Vec<HapisWeighedReport>,
}

impl HapisChooseReport {
    /// Creates the answer. `turn` is the turn that is played; `None` if no step can be played. `refused` is the illegal
    /// turn that the player chose instead, if any.
    pub fn new(
        position: &Position,
        dice: Dice,
        rules: Rules,
        player: HapisPlayerKind,
        turn: Option<&HapisTurn>,
        refused: Option<&HapisTurn>,
        weighed: &[(HapisTurn, f64)],
    ) -> Self {
        let after = match turn {
            Some(turn) => position.after(turn),
            None if position.outcome(rules) == HapisOutcome::Running => position.passed(),
            None => *position,
        };
        let clauses = clauses(position, dice, rules, turn.map_or(&[], std::slice::from_ref));
        let steps = |turn: &HapisTurn| steps(position, turn);
        Self {
            head: HapisHead::new("okey.hapis-choose/2", &after, rules, &clauses),
            before: position.thrown(Some(dice)),
            player,
            dice,
            steps: turn.map(steps).unwrap_or_default(),
            refused: refused.map(steps),
            weighed: each(weighed, |(turn, cost)| HapisWeighedReport { steps: steps(turn), cost: *cost }),
        }
    }
}

/// A turn, with the cost that the computer player computes for it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct HapisWeighedReport {
    /// The steps of the turn.
    pub(crate) steps: Vec<String>,
    /// The cost that the player computed. Its unit depends on the player; lower is better.
    pub(crate) cost: f64,
}

/// The result of checking the record of a game of hapis.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HapisReplayReport {
    /// The fields that all answers about hapis share. `position` is the last position reached.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The turns that the record contains.
    pub(crate) turns: Vec<ReplayedTurn>,
    /// The faults, in the order of the lines.
    pub(crate) faults: Vec<HapisFaultReport>,
    /// True if the record was replayed to its end. Lines after a turn that cannot be played are not checked.
    pub(crate) followed: bool,
    /// The state of the game after the last turn: `running`, `won`, `mars` (won before the loser has borne off a
    /// checker), `mother` (won because the last checker on the loser's start point is imprisoned) or `draw`.
    pub(crate) result: &'static str,
}

impl HapisReplayReport {
    /// Creates the answer. `texts` holds the texts of the faults, in the same order.
    pub fn new(replay: &HapisReplay, rules: Rules, texts: Vec<ErrorDetail>) -> Self {
        let faults = each(replay.faults.iter().zip(texts), |(&(line, _), text)| HapisFaultReport {
            line,
            code: text.code,
            message: text.message,
            clause: text.clause,
            span: text.span,
            hint: text.hint,
        });
        let clauses = faults.iter().filter_map(|fault| fault.clause).collect::<ClauseSet>().to_vec();
        Self {
            head: HapisHead::new("okey.hapis-replay/2", &replay.position, rules, &clauses),
            turns: replay.turns.clone(),
            faults,
            followed: replay.skipped.is_none(),
            result: replay.position.outcome(rules).name(),
        }
    }
}

/// A fault in a record, with its line.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct HapisFaultReport {
    /// The number of the line in the record, counted from 1.
    pub(crate) line: usize,
    /// The stable name of the kind of fault.
    pub(crate) code: &'static str,
    /// What is wrong, in the requested language.
    pub(crate) message: String,
    /// The id of the clause that the record breaks.
    pub(crate) clause: Option<Clause>,
    /// The index of the first faulty character and the index after the last one, counted from 0 in the record.
    pub(crate) span: Option<[usize; 2]>,
    /// What to write instead.
    pub(crate) hint: Option<String>,
}

/// The results of many games between two computer players.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HapisArenaReport {
    /// The fields that all answers about hapis share. `position` is the start of every game.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The two players.
    pub(crate) players: [HapisPlayerKind; 2],
    /// The number of games. They are played in pairs: two games with the same dice, in which the players swap sides.
    pub(crate) games: u64,
    /// The seed of the dice.
    pub(crate) seed: u64,
    /// The average number of points per game by which the first player is ahead of the second.
    pub(crate) points: f64,
    /// The standard error of `points`; 0 for a single pair of games, because it cannot be estimated.
    pub(crate) error: f64,
    /// The numbers of games that the first player won by one point and by two points.
    pub(crate) won: [u64; 2],
    /// The numbers of games that the first player lost by one point and by two points.
    pub(crate) lost: [u64; 2],
    /// The number of drawn games.
    pub(crate) drawn: u64,
    /// The average number of throws of the dice per game.
    pub(crate) throws: f64,
}

impl HapisArenaReport {
    /// Creates the answer from the counted results of all games.
    pub fn new(players: [HapisPlayerKind; 2], rules: Rules, seed: u64, tally: &HapisTally) -> Self {
        let clauses = &[Clause::HapisResult];
        Self {
            head: HapisHead::new("okey.hapis-arena/2", &Position::START, rules, clauses),
            players,
            games: tally.games,
            seed,
            points: tally.mean(),
            error: tally.error(),
            won: tally.won,
            lost: tally.lost,
            drawn: tally.drawn,
            throws: throws(tally),
        }
    }
}

#[allow(clippy::cast_precision_loss)] // Counts below 2^52 are exact.
fn throws(tally: &HapisTally) -> f64 {
    tally.turns as f64 / tally.games as f64
}
