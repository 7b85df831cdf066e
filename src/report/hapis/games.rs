//! Whole games: recorded ones checked, and many played.

use schemars::JsonSchema;
use serde::Serialize;

use super::head::HapisHead;
use crate::hapis::arena::Tally;
use crate::hapis::{Kind, Position, Replay, Rules, Turned};
use crate::report::ErrorDetail;
use crate::words::{Clause, ClauseSet};

/// A record that was checked.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HapisReplayReport {
    /// The common fields; `position` is the last one reached.
    #[serde(flatten)]
    head: HapisHead,
    /// The turns.
    turns: Vec<HapisTurnedReport>,
    /// What does not hold, in the order of the lines.
    faults: Vec<HapisFaultReport>,
    /// Whether it was followed to its end: nothing is said of what comes after a turn that cannot be played.
    followed: bool,
    /// How the game stands then: `running`, `won`, `mars`, `mother` or `draw`.
    result: &'static str,
}

/// One turn of a record.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HapisTurnedReport {
    /// The line, counted from 1.
    line: usize,
    /// The side, `W` or `B`.
    side: String,
    /// The dice.
    dice: String,
    /// The steps; none where nothing could be played.
    steps: Vec<String>,
    /// The computer's own steps, where the table does not allow them and others are played; else null.
    refused: Option<Vec<String>>,
    /// The position after the turn.
    position: String,
}

/// One thing that does not hold.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HapisFaultReport {
    /// The line, counted from 1.
    line: usize,
    /// The stable name of the fault's kind.
    code: &'static str,
    /// What is wrong, in the language asked for.
    message: String,
    /// The id of the clause it breaks.
    clause: Option<Clause>,
    /// The first character at fault and the one after the last, counted from 0 in the record.
    span: Option<[usize; 2]>,
    /// What would be right.
    hint: Option<String>,
}

impl HapisReplayReport {
    /// The answer; `told` says the faults in words, in their order.
    #[must_use]
    pub fn new(replay: &Replay, rules: Rules, told: Vec<ErrorDetail>) -> Self {
        let turned = |turned: &Turned| HapisTurnedReport {
            line: turned.line,
            side: turned.side.to_string(),
            dice: turned.dice.to_string(),
            steps: turned.steps.clone(),
            refused: turned.refused.clone(),
            position: turned.position.to_string(),
        };
        let faults: Vec<HapisFaultReport> = replay
            .faults
            .iter()
            .zip(told)
            .map(|(broken, told)| HapisFaultReport {
                line: broken.line,
                code: broken.fault.kind.code(),
                message: told.message,
                clause: broken.fault.kind.clause(),
                span: told.span,
                hint: told.hint,
            })
            .collect();
        let clauses: ClauseSet = faults.iter().filter_map(|fault| fault.clause).collect();
        Self {
            head: HapisHead::new("okey.hapis-replay/1", &replay.position, rules, &clauses.to_vec()),
            turns: replay.turns.iter().map(turned).collect(),
            faults,
            followed: replay.skipped.is_none(),
            result: replay.position.outcome(rules).name(),
        }
    }
}

/// Many games between two players.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HapisArenaReport {
    /// The common fields; `position` is the start.
    #[serde(flatten)]
    head: HapisHead,
    /// The two players.
    players: [Kind; 2],
    /// Games played, in pairs.
    games: u64,
    /// The seed of the dice.
    seed: u64,
    /// Points a game of the first player over the second.
    points: f64,
    /// The standard error of `points`; 0 where there is only one pair, which tells none.
    error: f64,
    /// Games the first player won by one point, and by two.
    won: [u64; 2],
    /// Games it lost by one point, and by two.
    lost: [u64; 2],
    /// Games that nobody won.
    drawn: u64,
    /// Throws a game.
    throws: f64,
}

impl HapisArenaReport {
    /// The answer for a tally.
    #[must_use]
    #[allow(clippy::cast_precision_loss)] // Far fewer throws than 2^52.
    pub fn new(players: [Kind; 2], rules: Rules, seed: u64, tally: &Tally) -> Self {
        Self {
            head: HapisHead::new("okey.hapis-arena/1", &Position::START, rules, &[Clause::HapisResult]),
            players,
            games: tally.games,
            seed,
            points: tally.mean(),
            error: tally.error(),
            won: tally.won,
            lost: tally.lost,
            drawn: tally.drawn,
            throws: tally.turns as f64 / tally.games as f64,
        }
    }
}
