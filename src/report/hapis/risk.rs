//! JSON answers that repeat computations of a thesis on hapis. One answer ranks the possible steps (moves of one
//! checker) for given dice as the computer player of the thesis does. The other compares the two tables printed in the
//! thesis with recomputed ones.

use serde::Serialize;

use super::{HapisHead, clauses_of_end};
use crate::hapis::printed::example::{ExampleRow, ExampleTable, truncated};
use crate::hapis::printed::{Ranked, Score};
use crate::hapis::{Dice, Position, Rules, Side, label_of};
use crate::report::parts::each;
use crate::words::Clause;

/// The clauses that decide how many ways there are to imprison a checker.
const COUNTED: &[Clause] = &[Clause::HapisImprison, Clause::HapisClosed];

/// The possible steps of a roll, in the order in which the computer player of the thesis on hapis ranks them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HapisRiskReport {
    /// The fields that all answers about hapis share.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The two dice as thrown.
    pub(crate) dice: Dice,
    /// The dice that are not played yet. If no die is played yet, the field `position` contains the dice too.
    pub(crate) left: Vec<u8>,
    /// The steps with which the computer player of the thesis on hapis bears checkers off, such as `3/off`. It bears
    /// off before it ranks any step.
    pub(crate) borne_off: Vec<String>,
    /// Every possible step, in the order in which the computer player of the thesis on hapis ranks them.
    pub(crate) steps: Vec<HapisRiskStepReport>,
    /// The step that the computer player of the thesis on hapis plays, such as `16/14`; null if no step can be played.
    pub(crate) plays: Option<String>,
}

impl HapisRiskReport {
    /// Creates the answer. With `--exact`, `rolls` holds for each step of `ranked` how many of the opponent's 36 throws
    /// can then imprison a checker.
    pub fn new(
        position: &Position,
        dice_and_left: (Dice, Vec<u8>),
        rules: Rules,
        borne_off: Vec<String>,
        ranked: &[Ranked],
        rolls: Option<&[u32]>,
        plays: Option<&Ranked>,
    ) -> Self {
        let (dice, left) = dice_and_left;
        let is_over = ranked.is_empty() && borne_off.is_empty();
        let clauses = clauses_of_end(position, rules).filter(|_| is_over).unwrap_or(COUNTED);
        let side = position.turn();
        let rolls = |number: usize| rolls.and_then(|rolls| rolls.get(number).copied());
        Self {
            head: HapisHead::new("okey.hapis-risk/2", position, rules, clauses),
            dice,
            left,
            borne_off,
            steps: each(ranked.iter().enumerate(), |(number, step)| {
                HapisRiskStepReport::new(side, step, rolls(number))
            }),
            plays: plays.map(|plays| plays.step.in_labels(side).to_string()),
        }
    }
}

/// A step, with the score that the computer player of the thesis on hapis gives it. A lower score is better.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct HapisRiskStepReport {
    /// The point from which the checker moves.
    pub(crate) from: usize,
    /// The point to which the checker moves.
    pub(crate) to: usize,
    /// The number of ways in which the opponent can imprison a checker with one die, as the thesis on hapis counts
    /// them.
    pub(crate) tek: u32,
    /// The number of ways in which the opponent can imprison a checker with the sum of two different dice.
    pub(crate) iki: u32,
    /// The number of ways in which the opponent can imprison a checker with a double.
    pub(crate) cif: u32,
    /// The score of the step, multiplied by 36 to get a whole number: 6 times `tek`, plus 2 times `iki`, plus `cif`.
    pub(crate) n: u32,
    /// With `--exact`, the number of throws, out of 36, that let the opponent imprison a checker; otherwise omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schemas", schemars(with = "u32"))]
    pub(crate) rolls: Option<u32>,
}

impl HapisRiskStepReport {
    pub(crate) fn new(side: Side, ranked: &Ranked, rolls: Option<u32>) -> Self {
        let label = |place: u8| label_of(side, usize::from(place));
        let score = ranked.score;
        Self {
            from: label(ranked.step.from),
            to: label(ranked.step.to),
            tek: score.tek,
            iki: score.iki,
            cif: score.cif,
            n: score.n(),
            rolls,
        }
    }
}

/// The two tables of the worked example in the thesis on hapis.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct HapisThesisReport {
    /// The fields that all answers about hapis share.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The two tables of the worked example, in the order in which the thesis on hapis prints them.
    pub(crate) tables: Vec<HapisTableReport>,
    /// The number of counts in the two printed tables: `tek`, `iki` and `cif` for each row with a score.
    pub(crate) counts: usize,
    /// How many of the printed counts equal the recomputed counts.
    pub(crate) counts_agree: usize,
    /// The number of sums in the two printed tables: one for each row with a score.
    pub(crate) sums: usize,
    /// How many of the printed sums equal the recomputed sums, truncated to three decimals.
    pub(crate) sums_agree: usize,
}

impl HapisThesisReport {
    /// Creates the answer from the printed tables and their recomputed scores.
    pub fn new(tables: &[ExampleTable], rules: Rules) -> Self {
        let printed_rows = || tables.iter().flat_map(|table| &table.rows).filter(|row| row.printed.numbers.is_some());
        let position = tables.first().map_or(Position::START, |table| table.position);
        Self {
            head: HapisHead::new("okey.hapis-thesis/2", &position, rules, COUNTED),
            tables: each(tables, HapisTableReport::new),
            counts: 3 * printed_rows().count(),
            counts_agree: printed_rows().map(ExampleRow::counts_agree).sum(),
            sums: printed_rows().count(),
            sums_agree: printed_rows().filter(|row| row.sum_agrees()).count(),
        }
    }
}

/// One table of the worked example in the thesis on hapis, with the printed and the recomputed counts and sums.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct HapisTableReport {
    /// The board before the step. The text contains the dice only if no die is played yet.
    pub(crate) position: Position,
    /// The dice that are not played yet.
    pub(crate) left: Vec<u8>,
    /// The rows, in the order in which the thesis on hapis prints them.
    pub(crate) rows: Vec<HapisRowReport>,
    /// The step that the computer player of the thesis on hapis plays: the first one with the lowest recomputed score.
    /// Null if no step can be played.
    pub(crate) plays: Option<String>,
}

impl HapisTableReport {
    pub(crate) fn new(table: &ExampleTable) -> Self {
        let side = table.position.turn();
        Self {
            position: table.position,
            left: table.left.clone(),
            rows: each(&table.rows, HapisRowReport::new),
            plays: table.plays.map(|plays| plays.step.in_labels(side).to_string()),
        }
    }
}

/// One row of a table in the thesis on hapis: a step, with its printed and its recomputed counts and sum.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct HapisRowReport {
    /// The point from which the checker moves.
    pub(crate) from: usize,
    /// The point to which the checker moves.
    pub(crate) to: usize,
    /// The counts and the sum that the thesis on hapis prints; null if the thesis says that the step cannot be played.
    pub(crate) printed: Option<HapisCountsReport>,
    /// The recomputed counts and sum of the step; null if the step cannot be played.
    pub(crate) found: Option<HapisCountsReport>,
    /// True if the row has a misprint: the printed and the recomputed counts differ, but the sums agree.
    pub(crate) misprint: bool,
}

impl HapisRowReport {
    pub(crate) fn new(row: &ExampleRow) -> Self {
        let printed = |(score, sum): (Score, &str)| HapisCountsReport::new(score, sum.to_owned());
        let computed = |ranked: Ranked| HapisCountsReport::new(ranked.score, truncated(ranked.score.printed()));
        Self {
            from: row.printed.from,
            to: row.printed.to,
            printed: row.printed.numbers.map(printed),
            found: row.computed.map(computed),
            misprint: row.is_misprint(),
        }
    }
}

/// The numbers of ways in which the opponent can imprison a checker after a step, and their weighted sum. The values
/// are printed in the thesis on hapis, or recomputed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct HapisCountsReport {
    /// The number of ways in which the opponent can imprison a checker with one die.
    pub(crate) tek: u32,
    /// The number of ways in which the opponent can imprison a checker with the sum of two different dice.
    pub(crate) iki: u32,
    /// The number of ways in which the opponent can imprison a checker with a double.
    pub(crate) cif: u32,
    /// The weighted sum of `tek`, `iki` and `cif`, as text with at most three decimals. A recomputed sum is truncated.
    pub(crate) sum: String,
}

impl HapisCountsReport {
    pub(crate) fn new(score: Score, sum: String) -> Self {
        Self { tek: score.tek, iki: score.iki, cif: score.cif, sum }
    }
}
