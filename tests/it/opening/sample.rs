//! Sampled racks against the reference.

use okey::{FalseJoker, Tile, Variant};

use super::compare::{Asked, Seen, compare};
use crate::engine::case::Case;
use crate::engine::sampler::{Sampler, Sort};

impl Seen {
    fn add(&mut self, other: Self) {
        self.racks += other.racks;
        self.both_okeys += other.both_okeys;
        self.opening += other.opening;
        self.openings += other.openings;
        self.listed += other.listed;
        self.elden += other.elden;
        self.by_pairs += other.by_pairs;
        self.other_aims += other.other_aims;
    }
}

/// The case with both okeys: tiles of other faces make room for them.
fn with_both_okeys(mut case: Case) -> Case {
    let is_okey = |case: &Case, tile: Tile| tile != Tile::FalseJoker && case.plays(tile).is_none();
    let okey = Tile::Numbered(crate::engine::case::okey_of(case.indicator.expect("an indicator")));
    for _ in case.tiles.iter().filter(|&&tile| is_okey(&case, tile)).count()..2 {
        let at = case.tiles.iter().position(|&tile| tile != okey).expect("another tile");
        case.tiles[at] = okey;
    }
    case
}

/// Compares racks, every second one with both okeys.
fn sample(false_joker: FalseJoker, wrap: bool, sorts: &[(Sort, usize)], taken: bool, seed: u64) -> Seen {
    let mut sampler = Sampler::new(seed);
    let mut seen = Seen::default();
    for &(sort, racks) in sorts {
        for at in 0..racks {
            let size = if at % 5 == 4 && !taken { 21 } else { 22 };
            let mut case = sampler.case((Variant::Yuzbir, false_joker, wrap), sort, size, at % 3 == 2);
            if at % 2 == 0 {
                case = with_both_okeys(case);
            }
            let bar = [101, 101, 101, 60, 140][sampler.below(5)];
            let taken = taken.then(|| sampler.pick(&case.tiles));
            seen.add(compare(&Asked { case, bar, taken }));
        }
    }
    seen
}

#[test]
fn sampled_racks() {
    let seen = sample(FalseJoker::Okey, false, &[(Sort::Dealt, 200), (Sort::Made, 40)], false, 200);
    println!("{seen:?}");
}
