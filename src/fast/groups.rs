//! The groups of one number: which of the tiles held can lie in groups, and with how many wilds.

use std::sync::LazyLock;

use super::packed::at;
use super::wilds::WildCounts;

/// Some tiles of one number in groups.
#[derive(Debug, Clone, Copy)]
pub(super) struct Choice {
    /// How many of each colour lie in groups.
    pub(super) taken: [u8; 4],
    /// With how many wilds they do.
    pub(super) wilds: WildCounts,
    /// The colours of which a tile is left, as bits of the number 1.
    pub(super) left: u64,
}

/// For every holding of one number, each choice of tiles that can lie in groups, those with the fewest wilds first.
#[derive(Debug)]
pub(super) struct Choices(Vec<Vec<Choice>>);

const HOLDINGS: usize = 81;

impl Choices {
    /// The choices, made on first use.
    pub(super) fn all() -> &'static Self {
        static CHOICES: LazyLock<Choices> = LazyLock::new(Choices::new);
        &CHOICES
    }

    fn new() -> Self {
        let laid = laid();
        let of = |holding: usize| {
            let held = counts(holding);
            let fits = |choice: &usize| counts(*choice).iter().zip(held).all(|(&taken, held)| taken <= held);
            let choice = |choice: usize| {
                let taken = counts(choice);
                let left = (0..4).filter(|&colour| held[colour] > taken[colour]);
                Choice { taken, wilds: laid[choice], left: left.fold(0, |bits, colour| bits | 1 << at(colour, 0)) }
            };
            let mut choices: Vec<Choice> = (1..HOLDINGS).filter(fits).map(choice).collect();
            choices.retain(|choice| !choice.wilds.is_never());
            choices.sort_by_key(|choice| choice.wilds.fewest());
            choices
        };
        Self((0..HOLDINGS).map(of).collect())
    }

    /// The choices of a holding, one bit of each colour for a tile and another for a second.
    pub(super) fn of(&self, some: u64, both: u64, number: usize, wilds: u8) -> &[Choice] {
        let held = |colour: usize| (some >> at(colour, number) & 1) + (both >> at(colour, number) & 1);
        let holding = held(0) + 3 * held(1) + 9 * held(2) + 27 * held(3);
        let choices = &self.0[holding as usize];
        let enough = choices.iter().take_while(|choice| choice.wilds.fewest() <= u32::from(wilds)).count();
        &choices[..enough]
    }
}

fn counts(holding: usize) -> [u8; 4] {
    [1, 3, 9, 27].map(|weight| (holding / weight % 3) as u8)
}

/// With how many wilds each choice of tiles lies in groups of two natural tiles or more. A group of one natural tile is
/// left out: a run of as many wilds does as well.
fn laid() -> [WildCounts; HOLDINGS] {
    let mut laid = [WildCounts::NEVER; HOLDINGS];
    laid[0] = WildCounts::NONE;
    for holding in 1..HOLDINGS {
        let held = counts(holding);
        for colours in 1_usize..16 {
            let group: [u8; 4] = std::array::from_fn(|colour| (colours >> colour & 1) as u8);
            let fits = group.iter().zip(held).all(|(&one, held)| one <= held);
            let wilds = match colours.count_ones() {
                2 => WildCounts(0b110),
                3 => WildCounts(0b11),
                4 => WildCounts(0b1),
                _ => continue,
            };
            if fits {
                let weight: usize =
                    [1, 3, 9, 27].iter().zip(group).map(|(weight, one)| weight * usize::from(one)).sum();
                laid[holding].0 |= laid[holding - weight].plus(wilds).0;
            }
        }
    }
    laid
}
