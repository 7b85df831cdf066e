//! The groups that can be begun with tiles of one number, and the places they need.

use std::sync::LazyLock;

use super::packed::at;

/// How many ways there are to hold no, one or two tiles of a number in four colours.
pub(super) const HOLDINGS: usize = 81;

/// What a tile of each colour adds to the number of a holding.
pub(super) const COLOUR: [usize; 4] = [1, 3, 9, 27];

/// Some tiles of one number in groups that hold two of them or more.
#[derive(Debug, Clone, Copy)]
pub(super) struct Begun {
    /// The tiles, as a holding.
    pub(super) taken: usize,
    pub(super) colours: [u8; 4],
    pub(super) keeps: u8,
    pub(super) places: usize,
}

/// The groups that can be begun with each holding.
#[derive(Debug)]
pub(super) struct Groups {
    places: [Option<usize>; HOLDINGS],
    begun: Vec<Vec<Begun>>,
}

impl Groups {
    /// The groups, made on first use.
    pub(super) fn all() -> &'static Self {
        static GROUPS: LazyLock<Groups> = LazyLock::new(Groups::new);
        &GROUPS
    }

    fn new() -> Self {
        let places = places();
        let begun = |holding: usize| {
            let held = counts(holding);
            let fits = move |taken: &usize| counts(*taken).iter().zip(held).all(|(&taken, held)| taken <= held);
            let all = (1..HOLDINGS).filter(fits).filter_map(|taken| {
                let colours = counts(taken);
                Some(Begun { taken, colours, keeps: colours.iter().sum(), places: places[taken]? })
            });
            all.collect()
        };
        Self { places, begun: (0..HOLDINGS).map(begun).collect() }
    }

    /// The fewest places that keep these tiles; `None` where some group would hold a single one of them.
    pub(super) fn places(&self, taken: usize) -> Option<usize> {
        self.places.get(taken).copied().flatten()
    }

    pub(super) fn begun(&self, holding: usize) -> &[Begun] {
        &self.begun[holding]
    }
}

/// The holding of a number.
pub(super) const fn holding(some: u64, both: u64, number: usize) -> usize {
    let mut holding = 0;
    let mut colour = 0;
    while colour < 4 {
        let held = (some >> at(colour, number) & 1) + (both >> at(colour, number) & 1);
        holding += held as usize * COLOUR[colour];
        colour += 1;
    }
    holding
}

/// How many tiles of each colour a holding has.
pub(super) const fn counts(holding: usize) -> [u8; 4] {
    COUNTS[holding]
}

const COUNTS: [[u8; 4]; HOLDINGS] = {
    let mut counts = [[0; 4]; HOLDINGS];
    let mut at = 0;
    while at < 4 * HOLDINGS {
        let (holding, colour) = (at / 4, at % 4);
        counts[holding][colour] = (holding / COLOUR[colour] % 3) as u8;
        at += 1;
    }
    counts
};

fn places() -> [Option<usize>; HOLDINGS] {
    let mut places = [None; HOLDINGS];
    places[0] = Some(0);
    for holding in 1..HOLDINGS {
        let held = counts(holding);
        for colours in 0..16_usize {
            let in_group = |colour: &usize| colours >> colour & 1 == 1;
            let size = colours.count_ones().max(3) as usize;
            if colours.count_ones() >= 2 && (0..4).filter(in_group).all(|colour| held[colour] > 0) {
                let others: usize = holding - (0..4).filter(in_group).map(|colour| COLOUR[colour]).sum::<usize>();
                let with = places[others].map(|places: usize| places + size);
                places[holding] = [places[holding], with].into_iter().flatten().min();
            }
        }
    }
    places
}
