//! The worked example of section 4.6 (Şekil-32 to 34): what the thesis prints, and the same recomputed.

use super::engine::{Engine, Ranked};
use super::score::Score;
use crate::hapis::dice::Dice;
use crate::hapis::position::Position;
use crate::hapis::side::{Side, path_of};

/// The board of Şekil-32, which the thesis shows as a picture: the only one that gives the numbers it prints.
const SEKIL_32: &str = "111114444799abb:eggggiiiiikkkkk:-:23:B";

/// A step as the thesis tells it; `None` where it says that it cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Printed {
    /// The label it leaves.
    pub from: usize,
    /// The label it reaches.
    pub to: usize,
    /// The three counts and their sum, as printed.
    pub told: Option<(Score, &'static str)>,
}

const fn told(from: usize, to: usize, tek: u32, iki: u32, cif: u32, sum: &'static str) -> Printed {
    Printed { from, to, told: Some((Score { tek, iki, cif }, sum)) }
}

const fn cannot(from: usize, to: usize) -> Printed {
    Printed { from, to, told: None }
}

/// What is printed for the first step, the dice being 2 and 3.
const FIRST: &[Printed] = &[
    told(20, 18, 3, 16, 7, "1,583"),
    told(20, 17, 4, 30, 14, "2,722"),
    told(20, 15, 6, 32, 16, "3.222"),
    told(18, 16, 3, 16, 7, "1,583"),
    told(18, 15, 4, 32, 16, "3,222"),
    told(18, 13, 7, 28, 21, "3.305"),
    told(16, 14, 0, 0, 0, "0"),
    told(16, 13, 7, 28, 21, "3,305"),
    cannot(16, 11),
    told(14, 12, 4, 12, 8, "1,555"),
    cannot(14, 11),
    cannot(14, 9),
];

/// What is printed for the second step, after 16-14 (Şekil-33), with the 3 left.
const SECOND: &[Printed] = &[
    told(20, 17, 1, 12, 6, "0,999"),
    told(18, 15, 3, 13, 8, "1,444"),
    told(16, 13, 4, 12, 14, "1,722"),
    cannot(14, 11),
];

/// One row of a table, printed and recomputed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Row {
    /// What is printed.
    pub printed: Printed,
    /// The step as the engine ranks it; `None` where it cannot be played.
    pub found: Option<Ranked>,
}

impl Row {
    /// How many of the three counts come out as printed.
    pub fn counts_agree(&self) -> usize {
        let Some((printed, found)) = self.both() else { return 0 };
        let counts = |score: Score| [score.tek, score.iki, score.cif];
        counts(printed).iter().zip(counts(found)).filter(|(printed, found)| **printed == *found).count()
    }

    /// Whether the sum comes out as printed, its decimals cut off as the thesis cuts them.
    pub fn sum_agrees(&self) -> bool {
        let sum = self.printed.told.map(|(_, sum)| sum.replace('.', ","));
        sum == self.found.map(|found| truncated(found.score.printed()))
    }

    /// Whether a count differs although the sum is that of the count found: a misprint.
    pub fn is_misprint(&self) -> bool {
        self.counts_agree() < 3 && self.both().is_some() && self.sum_agrees()
    }

    fn both(&self) -> Option<(Score, Score)> {
        Some((self.printed.told?.0, self.found?.score))
    }
}

/// One table of the example.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    /// The board before the step, with the dice while none of them is played.
    pub position: Position,
    /// The dice still to be played.
    pub left: Vec<u8>,
    /// The rows in the order of the thesis.
    pub rows: Vec<Row>,
    /// The step the engine plays.
    pub plays: Option<Ranked>,
}

/// Both tables, recomputed on the board of Şekil-32.
pub fn tables() -> [Table; 2] {
    let start: Position = SEKIL_32.parse().unwrap_or(Position::START);
    let dice = start.dice().or(Dice::new(2, 3)).unwrap_or_else(|| unreachable!("2 and 3 are dice"));
    let mut engine = Engine::new(start.board(), dice, false);
    let first = table(start, &engine, FIRST);
    if let Some(plays) = &first.plays {
        engine.play(plays);
    }
    let between = start.board().after_all(&engine.steps);
    let second = table(Position::new(between, start.turn(), None), &engine, SECOND);
    [first, second]
}

fn table(position: Position, engine: &Engine, printed: &[Printed]) -> Table {
    let ranked = engine.ranked();
    let row = |&printed: &Printed| {
        let place = |label| u8::try_from(path_of(Side::Black, label)).unwrap_or_default();
        let (from, to) = (place(printed.from), place(printed.to));
        let found = ranked.iter().copied().find(|ranked| (ranked.step.from, ranked.step.to) == (from, to));
        Row { printed, found }
    };
    let rows = printed.iter().map(row).collect();
    Table { position, left: engine.dice_left().collect(), rows, plays: Engine::best(&ranked) }
}

/// A number as the thesis prints it: three decimals cut off, a comma, and `0` bare.
///
/// What it cuts is the double, so 36/36, whose terms sum to 0.9999999999999999, prints as `0,999`.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // Small and not negative.
pub fn truncated(number: f64) -> String {
    if number == 0.0 {
        return "0".to_owned();
    }
    let thousandths = (number * 1000.0).floor() as u64;
    format!("{},{:03}", thousandths / 1000, thousandths % 1000)
}
