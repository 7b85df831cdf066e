//! JSON answers about the thesis: the risks of the steps of a roll, and the two printed tables next to the recomputed
//! ones.

use super::HapisHead;
use crate::hapis::printed::example::{ExampleRow, ExampleTable, truncated};
use crate::hapis::printed::{Ranked, Score};
use crate::hapis::{Dice, Position, Rules, Side, label_of};
use crate::report::made::{each, report};
use crate::words::Clause;

/// The clauses that decide how many ways there are to imprison a checker.
const COUNTED: &[Clause] = &[Clause::HapisImprison, Clause::HapisClosed];

report! {
    /// The possible steps of a roll, in the order in which the thesis's program ranks them.
    pub HapisRiskReport "Creates the answer for the steps of the unplayed dice. `rolls` holds their exact risks, if \
        requested" (
        position: &Position,
        dice_and_left: (Dice, Vec<u8>),
        rules: Rules,
        borne_off: Vec<String>,
        ranked: &[Ranked],
        rolls: Option<&[u32]>,
        plays: Option<&Ranked>,
    ) where
        let (dice, left) = dice_and_left;
        let side = position.turn();
        let rolls = |number: usize| rolls.and_then(|rolls| rolls.get(number).copied());
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share": HapisHead
            = HapisHead::new("okey.hapis-risk/2", position, rules, COUNTED),
        dice "The dice as thrown": String = dice.to_string(),
        left "The unplayed dice; `position` contains the dice only if none is played": Vec<u8>,
        borne_off "The checkers that the thesis's program bears off before any step": Vec<String>,
        steps "Every step, in the order of the thesis's program": Vec<HapisRiskStepReport>
            = each(ranked.iter().enumerate(), |(number, step)| HapisRiskStepReport::new(side, step, rolls(number))),
        plays "The step that the thesis's program plays, such as `16/14`; null if no step can be played": Option<String>
            = plays.map(|plays| plays.step.in_labels(side).to_string()),
    }
}

report! {
    /// A step, with the score that the thesis's program gives it.
    pub(crate) HapisRiskStepReport(side: Side, ranked: &Ranked, rolls: Option<u32>) where
        let label = |place: u8| label_of(side, usize::from(place));
        let score = ranked.score;
    {
        from "The point from which the checker moves": usize = label(ranked.step.from),
        to "The point to which the checker moves": usize = label(ranked.step.to),
        tek "The number of ways to imprison a checker with one die, as the thesis counts": u32 = score.tek,
        iki "The number of ways with two dice": u32 = score.iki,
        cif "The number of ways with a double": u32 = score.cif,
        n "The score in 36ths: 6 tek + 2 iki + cif": u32 = score.n(),
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schemas", schemars(with = "u32"))]
        rolls "With `--exact`, the exact number of throws out of 36 with which the other side can imprison a checker; \
            otherwise omitted":
            Option<u32>,
    }
}

report! {
    /// The two tables of the worked example in the thesis.
    pub HapisThesisReport "Creates the answer for the recomputed tables" (tables: &[ExampleTable], rules: Rules) where
        let printed_rows = || tables.iter().flat_map(|table| &table.rows).filter(|row| row.printed.numbers.is_some());
        let position = tables.first().map_or(Position::START, |table| table.position);
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share": HapisHead
            = HapisHead::new("okey.hapis-thesis/2", &position, rules, COUNTED),
        tables "The tables": Vec<HapisTableReport> = each(tables, HapisTableReport::new),
        counts "The number of printed counts": usize = 3 * printed_rows().count(),
        counts_agree "The number of printed counts that agree with the recomputed ones": usize
            = printed_rows().map(ExampleRow::counts_agree).sum(),
        sums "The number of printed sums": usize = printed_rows().count(),
        sums_agree "The number of printed sums that agree with the recomputed ones, truncated to three decimals": usize
            = printed_rows().filter(|row| row.sum_agrees()).count(),
    }
}

report! {
    /// One table of the worked example, as printed and as recomputed.
    pub(crate) HapisTableReport(table: &ExampleTable) where
        let side = table.position.turn();
    {
        position "The board before the step, with the dice if none is played yet": String
            = table.position.to_string(),
        left "The unplayed dice": Vec<u8> = table.left.clone(),
        rows "The rows in the order of the thesis": Vec<HapisRowReport> = each(&table.rows, HapisRowReport::new),
        plays "The step with the lowest score, which the thesis also plays": Option<String>
            = table.plays.map(|plays| plays.step.in_labels(side).to_string()),
    }
}

report! {
    /// One row of a table: a step, with its printed and its recomputed numbers.
    pub(crate) HapisRowReport(row: &ExampleRow) where
        let printed = |(score, sum): (Score, &str)| HapisCountsReport::new(score, sum.to_owned());
        let computed = |ranked: Ranked| HapisCountsReport::new(ranked.score, truncated(ranked.score.printed()));
    {
        from "The point from which the checker moves": usize = row.printed.from,
        to "The point to which the checker moves": usize = row.printed.to,
        printed "The printed numbers; null if the thesis says that the step cannot be played": Option<HapisCountsReport>
            = row.printed.numbers.map(printed),
        found "The recomputed numbers; null if the step cannot be played": Option<HapisCountsReport> = row.computed.map(computed),
        misprint "True if a printed count is a misprint. The printed sum then fits the recomputed counts": bool
            = row.is_misprint(),
    }
}

report! {
    /// The three counts of a step, and the sum computed from them.
    pub(crate) HapisCountsReport(score: Score, sum: String) {
        tek "The number of ways to imprison a checker with one die": u32 = score.tek,
        iki "The number of ways with two dice": u32 = score.iki,
        cif "The number of ways with a double": u32 = score.cif,
        sum "The sum as printed, truncated to three decimals": String,
    }
}
