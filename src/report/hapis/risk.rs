//! The thesis's table of steps, and both of its printed tables beside it.

use super::head::HapisHead;
use crate::hapis::printed::example::{ExampleRow, ExampleTable, truncated};
use crate::hapis::printed::{Ranked, Score};
use crate::hapis::{Dice, Position, Rules, Side, label_of};
use crate::report::made::{each, report};
use crate::words::Clause;

/// What the counts of a step rest on.
const COUNTED: &[Clause] = &[Clause::HapisImprison, Clause::HapisClosed];

report! {
    /// The steps of a roll as the thesis's program ranks them.
    pub HapisRiskReport "The answer for these steps of what is left of the dice; `rolls` are their exact risks where \
        they are asked for" (
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
        head "The common fields": HapisHead = HapisHead::new("okey.hapis-risk/1", position, rules, COUNTED),
        dice "The dice as thrown": String = dice.to_string(),
        left "The dice still to be played; `position` names the dice only while all are": Vec<u8>,
        borne_off "Checkers the program bears off before it looks at steps": Vec<String>,
        steps "Every step in the program's order": Vec<HapisRiskStepReport>
            = each(ranked.iter().enumerate(), |(number, step)| HapisRiskStepReport::new(side, step, rolls(number))),
        plays "The step it plays, `16/14`; null where none can be played": Option<String>
            = plays.map(|plays| plays.step.in_labels(side).to_string()),
    }
}

report! {
    /// A step and its number.
    pub(crate) HapisRiskStepReport(side: Side, ranked: &Ranked, rolls: Option<u32>) where
        let label = |place: u8| label_of(side, usize::from(place));
        let score = ranked.score;
    {
        from "The point it leaves": usize = label(ranked.step.from),
        to "The point it reaches": usize = label(ranked.step.to),
        tek "In how many ways one die may imprison something then, as the thesis counts": u32 = score.tek,
        iki "In how many ways two dice may": u32 = score.iki,
        cif "In how many ways a double may": u32 = score.cif,
        n "The number in 36ths: 6 tek + 2 iki + cif": u32 = score.n(),
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schemars(with = "u32")]
        rolls "With `--exact`, the throws of 36 with which the other side really imprisons something; else left out":
            Option<u32>,
    }
}

report! {
    /// Both tables of the worked example.
    pub HapisThesisReport "The answer for the recomputed tables" (tables: &[ExampleTable], rules: Rules) where
        let told = || tables.iter().flat_map(|table| &table.rows).filter(|row| row.printed.numbers.is_some());
        let position = tables.first().map_or(Position::START, |table| table.position);
    {
        #[serde(flatten)]
        head "The common fields": HapisHead = HapisHead::new("okey.hapis-thesis/1", &position, rules, COUNTED),
        tables "The tables": Vec<HapisTableReport> = each(tables, HapisTableReport::new),
        counts "How many counts are printed": usize = 3 * told().count(),
        counts_agree "How many of them come out": usize = told().map(ExampleRow::counts_agree).sum(),
        sums "How many sums are printed": usize = told().count(),
        sums_agree "How many of them come out, their decimals cut off as printed": usize
            = told().filter(|row| row.sum_agrees()).count(),
    }
}

report! {
    /// One table, printed and recomputed.
    pub(crate) HapisTableReport(table: &ExampleTable) where
        let side = table.position.turn();
    {
        position "The board before the step, with the dice while none of them is played": String
            = table.position.to_string(),
        left "The dice still to be played": Vec<u8> = table.left.clone(),
        rows "The rows in the order of the thesis": Vec<HapisRowReport> = each(&table.rows, HapisRowReport::new),
        plays "The step with the least number, which the thesis plays too": Option<String>
            = table.plays.map(|plays| plays.step.in_labels(side).to_string()),
    }
}

report! {
    /// One row.
    pub(crate) HapisRowReport(row: &ExampleRow) where
        let printed = |(score, sum): (Score, &str)| HapisCountsReport::new(score, sum.to_owned());
        let found = |found: Ranked| HapisCountsReport::new(found.score, truncated(found.score.printed()));
    {
        from "The point the step leaves": usize = row.printed.from,
        to "The point it reaches": usize = row.printed.to,
        printed "What is printed; null where the thesis says that it cannot be played": Option<HapisCountsReport>
            = row.printed.numbers.map(printed),
        found "What comes out; null where it cannot be played": Option<HapisCountsReport> = row.computed.map(found),
        misprint "Whether a printed count is a misprint: the printed sum is that of the count found": bool
            = row.is_misprint(),
    }
}

report! {
    /// The counts of a step and their sum.
    pub(crate) HapisCountsReport(score: Score, sum: String) {
        tek "By one die": u32 = score.tek,
        iki "By two": u32 = score.iki,
        cif "By a double": u32 = score.cif,
        sum "The sum as it is printed, three decimals cut off": String,
    }
}
