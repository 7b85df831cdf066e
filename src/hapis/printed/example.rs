//! The worked example in section 4.6 of a thesis on hapis (its figures 32 to 34). This file compares the scores that
//! the thesis prints there with recomputed scores.

use super::engine::{PrintedEngine, Ranked};
use super::score::Score;
use crate::hapis::board::{Side, path_of};
use crate::hapis::position::Position;

/// The board of Şekil-32 (figure 32) in the thesis on hapis. The thesis shows the board only as a picture, so this
/// text was read from the picture. A search over all positions found no other board that gives the printed scores.
const SEKIL_32: &str = "111114444799abb:eggggiiiiikkkkk:-:23:B";

/// A row of a table in the thesis on hapis: a step and its printed score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PrintedStep {
    /// The label of the point that the checker leaves, 1 to 24.
    pub(crate) from: usize,
    /// The label of the point where the checker lands, 1 to 24.
    pub(crate) to: usize,
    /// The score printed in the thesis on hapis: three counts and their weighted sum as text. `None` if the thesis says
    /// that its program cannot play the step.
    pub(crate) numbers: Option<(Score, &'static str)>,
}

const fn cells(from: usize, to: usize, tek: u32, iki: u32, cif: u32, sum: &'static str) -> PrintedStep {
    PrintedStep { from, to, numbers: Some((Score { tek, iki, cif }, sum)) }
}

const fn cannot(from: usize, to: usize) -> PrintedStep {
    PrintedStep { from, to, numbers: None }
}

/// The scores that the thesis on hapis prints for every possible first step of a turn with the dice 2 and 3. The
/// thesis prints some sums with a decimal comma and some with a point.
const FIRST: &[PrintedStep] = &[
    cells(20, 18, 3, 16, 7, "1,583"),
    cells(20, 17, 4, 30, 14, "2,722"),
    cells(20, 15, 6, 32, 16, "3.222"),
    cells(18, 16, 3, 16, 7, "1,583"),
    cells(18, 15, 4, 32, 16, "3,222"),
    cells(18, 13, 7, 28, 21, "3.305"),
    cells(16, 14, 0, 0, 0, "0"),
    cells(16, 13, 7, 28, 21, "3,305"),
    cannot(16, 11),
    cells(14, 12, 4, 12, 8, "1,555"),
    cannot(14, 11),
    cannot(14, 9),
];

/// The scores that the thesis on hapis prints for the second step of the same turn (Şekil-33, its figure 33): the
/// program has moved one checker from 16 to 14 with the die 2, and now scores every step that uses the die 3.
const SECOND: &[PrintedStep] = &[
    cells(20, 17, 1, 12, 6, "0,999"),
    cells(18, 15, 3, 13, 8, "1,444"),
    cells(16, 13, 4, 12, 14, "1,722"),
    cannot(14, 11),
];

/// A row of a table: the score that is printed in the thesis on hapis, and the recomputed score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct ExampleRow {
    /// The step and its score, as printed in the thesis on hapis.
    pub(crate) printed: PrintedStep,
    /// The step with its recomputed score, or `None` if the program in the thesis cannot play it.
    pub(crate) computed: Option<Ranked>,
}

impl ExampleRow {
    /// Returns how many of the three counts of the score (see [`Score`]) are equal in the thesis on hapis and in the
    /// recomputed score. Returns 0 if one of the two scores is missing.
    pub(crate) fn counts_agree(&self) -> usize {
        let Some((printed, computed)) = self.both() else { return 0 };
        let counts = |score: Score| [score.tek, score.iki, score.cif];
        counts(printed).iter().zip(counts(computed)).filter(|(printed, computed)| **printed == *computed).count()
    }

    /// Returns true if the recomputed sum, truncated to three decimals, equals the sum printed in the thesis on hapis.
    /// Also returns true if both sums are missing.
    pub(crate) fn sum_agrees(&self) -> bool {
        let sum = self.printed.numbers.map(|(_, sum)| sum.replace('.', ","));
        sum == self.computed.map(|computed| truncated(computed.score.printed()))
    }

    /// Returns true if the thesis on hapis misprints a count in this row: the printed count differs from the recomputed
    /// count, but the printed sum is right for the recomputed counts.
    pub(crate) fn is_misprint(&self) -> bool {
        self.counts_agree() < 3 && self.both().is_some() && self.sum_agrees()
    }

    fn both(&self) -> Option<(Score, Score)> {
        Some((self.printed.numbers?.0, self.computed?.score))
    }
}

/// A table of the worked example in the thesis on hapis: all steps from one board.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ExampleTable {
    /// The position from which the steps of this table start. It includes the dice only if both are still unplayed.
    pub(crate) position: Position,
    /// The unplayed dice.
    pub(crate) left: Vec<u8>,
    /// The rows of the example's table, in the order in which the thesis on hapis prints them.
    pub(crate) rows: Vec<ExampleRow>,
    /// The step that the program in the thesis plays: the first one with the lowest recomputed score. `None` if it can
    /// play no step.
    pub(crate) plays: Option<Ranked>,
}

/// Returns the two tables of the example in the thesis on hapis, with scores recomputed from the board of Şekil-32.
#[allow(clippy::missing_panics_doc, reason = "the position is a constant")]
pub(crate) fn tables() -> [ExampleTable; 2] {
    let start: Position = SEKIL_32.parse().expect("the constant is a legal position");
    let dice = start.dice().expect("the constant names its dice");
    let mut engine = PrintedEngine::new(start.board(), dice, false);
    let first = table(start, &engine, FIRST);
    if let Some(plays) = &first.plays {
        engine.play(plays);
    }
    let between = start.board().after_all(&engine.steps);
    let second = table(Position::new(between, start.turn(), None), &engine, SECOND);
    [first, second]
}

fn table(position: Position, engine: &PrintedEngine, printed: &[PrintedStep]) -> ExampleTable {
    let ranked = engine.ranked();
    let row = |&printed: &PrintedStep| {
        let place = |label| u8::try_from(path_of(Side::Black, label)).expect("a path has 24 places");
        let (from, to) = (place(printed.from), place(printed.to));
        let computed = ranked.iter().copied().find(|ranked| (ranked.step.from, ranked.step.to) == (from, to));
        ExampleRow { printed, computed }
    };
    let rows = printed.iter().map(row).collect();
    ExampleTable { position, left: engine.dice_left().collect(), rows, plays: PrintedEngine::best(&ranked) }
}

/// Formats a number as the thesis on hapis prints it: cut off after three decimals, with a decimal comma; 0 is `0`.
///
/// Rounding errors are visible: the sum 36/36 is stored as 0.9999999999999999, so it becomes `0,999`.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // The number is small and not negative.
pub(crate) fn truncated(number: f64) -> String {
    if number == 0.0 {
        return "0".to_owned();
    }
    let thousandths = (number * 1000.0).floor() as u64;
    format!("{},{:03}", thousandths / 1000, thousandths % 1000)
}
