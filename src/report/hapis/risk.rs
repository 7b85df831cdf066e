//! The thesis's table of steps, and both of its printed tables beside it.

use schemars::JsonSchema;
use serde::Serialize;

use super::head::HapisHead;
use crate::hapis::printed::example::{Row, Table, truncated};
use crate::hapis::printed::{Ranked, Score};
use crate::hapis::{Dice, Position, Rules, label_of};
use crate::words::Clause;

/// The steps of a roll as the thesis's program ranks them.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HapisRiskReport {
    /// The common fields.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The dice as thrown.
    pub(crate) dice: String,
    /// The dice still to be played; `position` names the dice only while all are.
    pub(crate) left: Vec<u8>,
    /// Checkers the program bears off before it looks at steps.
    pub(crate) borne_off: Vec<String>,
    /// Every step in the program's order.
    pub(crate) steps: Vec<HapisRiskStepReport>,
    /// The step it plays, `16/14`; null where none can be played.
    pub(crate) plays: Option<String>,
}

/// A step and its number.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HapisRiskStepReport {
    /// The point it leaves.
    pub(crate) from: usize,
    /// The point it reaches.
    pub(crate) to: usize,
    /// In how many ways one die may imprison something then, as the thesis counts.
    pub(crate) tek: u32,
    /// In how many ways two dice may.
    pub(crate) iki: u32,
    /// In how many ways a double may.
    pub(crate) cif: u32,
    /// The number in 36ths: 6 tek + 2 iki + cif.
    pub(crate) n: u32,
    /// With `--exact`, the throws of 36 with which the other side really imprisons something; else left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32")]
    pub(crate) rolls: Option<u32>,
}

impl HapisRiskReport {
    /// The answer for these steps of what is left of the dice; `rolls` are their exact risks where they are asked for.
    #[must_use]
    pub fn new(
        position: &Position,
        (dice, left): (Dice, Vec<u8>),
        rules: Rules,
        borne_off: Vec<String>,
        ranked: &[Ranked],
        rolls: Option<&[u32]>,
        plays: Option<&Ranked>,
    ) -> Self {
        let side = position.turn();
        let step = |(number, ranked): (usize, &Ranked)| {
            let Score { tek, iki, cif } = ranked.score;
            let rolls = rolls.and_then(|rolls| rolls.get(number).copied());
            let label = |place: u8| label_of(side, usize::from(place));
            let (from, to) = (label(ranked.step.from), label(ranked.step.to));
            HapisRiskStepReport { from, to, tek, iki, cif, n: ranked.score.n(), rolls }
        };
        Self {
            head: HapisHead::new("okey.hapis-risk/1", position, rules, &[Clause::HapisImprison, Clause::HapisClosed]),
            dice: dice.to_string(),
            left,
            borne_off,
            steps: ranked.iter().enumerate().map(step).collect(),
            plays: plays.map(|plays| plays.step.in_labels(side).to_string()),
        }
    }
}

/// Both tables of the worked example.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HapisThesisReport {
    /// The common fields.
    #[serde(flatten)]
    pub(crate) head: HapisHead,
    /// The tables.
    pub(crate) tables: Vec<HapisTableReport>,
    /// How many counts are printed.
    pub(crate) counts: usize,
    /// How many of them come out.
    pub(crate) counts_agree: usize,
    /// How many sums are printed.
    pub(crate) sums: usize,
    /// How many of them come out, their decimals cut off as printed.
    pub(crate) sums_agree: usize,
}

/// One table, printed and recomputed.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HapisTableReport {
    /// The board before the step, with the dice while none of them is played.
    pub(crate) position: String,
    /// The dice still to be played.
    pub(crate) left: Vec<u8>,
    /// The rows in the order of the thesis.
    pub(crate) rows: Vec<HapisRowReport>,
    /// The step with the least number, which the thesis plays too.
    pub(crate) plays: Option<String>,
}

/// One row.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HapisRowReport {
    /// The point the step leaves.
    pub(crate) from: usize,
    /// The point it reaches.
    pub(crate) to: usize,
    /// What is printed; null where the thesis says that it cannot be played.
    pub(crate) printed: Option<HapisCountsReport>,
    /// What comes out; null where it cannot be played.
    pub(crate) found: Option<HapisCountsReport>,
    /// Whether a printed count is a misprint: the printed sum is that of the count found.
    pub(crate) misprint: bool,
}

/// The counts of a step and their sum.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HapisCountsReport {
    /// By one die.
    pub(crate) tek: u32,
    /// By two.
    pub(crate) iki: u32,
    /// By a double.
    pub(crate) cif: u32,
    /// The sum as it is printed, three decimals cut off.
    pub(crate) sum: String,
}

impl HapisCountsReport {
    fn new(score: Score, sum: String) -> Self {
        Self { tek: score.tek, iki: score.iki, cif: score.cif, sum }
    }
}

impl HapisThesisReport {
    /// The answer for the recomputed tables.
    #[must_use]
    pub fn new(tables: &[Table], rules: Rules) -> Self {
        let told = || tables.iter().flat_map(|table| &table.rows).filter(|row| row.printed.told.is_some());
        let position = tables.first().map_or(Position::START, |table| table.position);
        Self {
            head: HapisHead::new(
                "okey.hapis-thesis/1",
                &position,
                rules,
                &[Clause::HapisImprison, Clause::HapisClosed],
            ),
            tables: tables.iter().map(table).collect(),
            counts: 3 * told().count(),
            counts_agree: told().map(Row::counts_agree).sum(),
            sums: told().count(),
            sums_agree: told().filter(|row| row.sum_agrees()).count(),
        }
    }
}

fn table(table: &Table) -> HapisTableReport {
    let row = |row: &Row| HapisRowReport {
        from: row.printed.from,
        to: row.printed.to,
        printed: row.printed.told.map(|(score, sum)| HapisCountsReport::new(score, sum.to_owned())),
        found: row.found.map(|found| HapisCountsReport::new(found.score, truncated(found.score.printed()))),
        misprint: row.is_misprint(),
    };
    HapisTableReport {
        position: table.position.to_string(),
        left: table.left.clone(),
        rows: table.rows.iter().map(row).collect(),
        plays: table.plays.map(|plays| plays.step.in_labels(table.position.turn()).to_string()),
    }
}
