//! Compares the scores that the thesis on hapis prints in section 4.6 (figures 32 to 34) with recomputed scores.

use super::engine::{PrintedEngine, Ranked};
use super::score::Score;
use crate::hapis::board::{Side, path_of};
use crate::hapis::position::Position;

/// The board of Şekil-32 (figure 32), read from a picture. A search found no other board that gives the printed scores.
const SEKIL_32: &str = "111114444799abb:eggggiiiiikkkkk:-:23:B";

/// A step and its score, as printed in the thesis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PrintedStep {
    /// The label of the point that the checker leaves, 1 to 24.
    pub(crate) from: usize,
    /// The label of the point where the checker lands, 1 to 24.
    pub(crate) to: usize,
    /// The score and its weighted sum as text. `None` if the thesis says that the program cannot play the step.
    pub(crate) numbers: Option<(Score, &'static str)>,
}

const fn cells(from: usize, to: usize, tek: u32, iki: u32, cif: u32, sum: &'static str) -> PrintedStep {
    PrintedStep { from, to, numbers: Some((Score { tek, iki, cif }, sum)) }
}

const fn cannot(from: usize, to: usize) -> PrintedStep {
    PrintedStep { from, to, numbers: None }
}

/// The printed scores of the first step with the dice 2 and 3. Some sums have a decimal comma and some a point.
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

/// The printed scores of the second step (Şekil-33): after 16/14 with the die 2, every step with the die 3.
const SECOND: &[PrintedStep] = &[
    cells(20, 17, 1, 12, 6, "0,999"),
    cells(18, 15, 3, 13, 8, "1,444"),
    cells(16, 13, 4, 12, 14, "1,722"),
    cannot(14, 11),
];

/// A row of a table: the printed and the recomputed score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct ExampleRow {
    pub(crate) printed: PrintedStep,
    /// `None` if the thesis program cannot play the step.
    pub(crate) computed: Option<Ranked>,
}

impl ExampleRow {
    /// Returns how many of the three counts of the score are equal as printed and as recomputed; 0 if a score is
    /// missing.
    pub(crate) fn counts_agree(&self) -> usize {
        let Some((printed, computed)) = self.both() else { return 0 };
        let counts = |score: Score| [score.tek, score.iki, score.cif];
        counts(printed).iter().zip(counts(computed)).filter(|(printed, computed)| **printed == *computed).count()
    }

    /// Returns true if the recomputed sum, truncated to three decimals, equals the printed sum, or if both are missing.
    pub(crate) fn sum_agrees(&self) -> bool {
        let sum = self.printed.numbers.map(|(_, sum)| sum.replace('.', ","));
        sum == self.computed.map(|computed| truncated(computed.score.printed()))
    }

    /// Returns true if a printed count differs from the recomputed one, but the printed sum is right.
    pub(crate) fn is_misprint(&self) -> bool {
        self.counts_agree() < 3 && self.both().is_some() && self.sum_agrees()
    }

    fn both(&self) -> Option<(Score, Score)> {
        Some((self.printed.numbers?.0, self.computed?.score))
    }
}

/// A table of the printed example. It lists all steps from one position.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ExampleTable {
    /// The position before the steps. It has the dice only if both are unplayed.
    pub(crate) position: Position,
    pub(crate) left: Vec<u8>,
    /// In the order of the thesis.
    pub(crate) rows: Vec<ExampleRow>,
    /// The step that the program plays: the first one with the lowest recomputed score.
    pub(crate) plays: Option<Ranked>,
}

/// Returns the two tables of the example, recomputed from the board of Şekil-32.
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

/// Formats a number as the thesis prints it: cut off after three decimals, with a decimal comma; 0 is `0`.
///
/// Rounding errors are visible: the sum 36/36 is stored as 0.9999999999999999, and printed as `0,999`.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // The number is small and not negative.
pub(crate) fn truncated(number: f64) -> String {
    if number == 0.0 {
        return "0".to_owned();
    }
    let thousandths = (number * 1000.0).floor() as u64;
    format!("{},{:03}", thousandths / 1000, thousandths % 1000)
}
