//! Tiles that do not all lie in melds: which of them can, when as few as possible stay outside.
//!
//! How many can is known. Groups are chosen as long as that many can still be laid; then each colour by itself says
//! which of its other tiles lie in runs.

use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::Layouts;
use super::groups::Objective;
use super::line::{Digits, NUMBERS, NumberCounts};
use super::packed::Packed;
use super::runs::{Runs, Sweep, SweepState};
use super::sums::{WorthSite, WorthSites};
use super::worth::{LEVELS, WorthByWilds};
use crate::hand::RoleCounts;
use crate::tiles::{ByColour, Colour};

/// The fewest tiles that must stay outside, and every choice of tiles that then lie in melds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FewestOutside {
    /// How many tiles stay outside.
    pub outside: usize,
    /// The tiles that lie in melds, each choice once, in a stable order.
    pub inside: Vec<RoleCounts>,
}

impl Layouts {
    /// The fewest tiles that stay outside when the others lie in melds.
    ///
    /// ```
    /// use okey::Role;
    /// use okey::layouts::{Layouts, Packed};
    ///
    /// let face = |text: &str| Ok::<_, okey::NotATile>(Role::Natural(text.parse()?));
    /// let role_counts = [face("K1")?, face("K2")?, face("K3")?, face("R9")?].into_iter().collect();
    /// let fewest = Layouts::new(true).fewest_outside(Packed::try_from(&role_counts)?);
    /// assert_eq!((fewest.outside, fewest.inside.len()), (1, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fewest_outside(self, hand: Packed) -> FewestOutside {
        let most = self.most_tiles(hand);
        let outside = hand.len() - usize::from(most.unsigned_abs());
        let inside = match outside {
            0 => vec![hand.into()],
            1 => self.discards(hand).iter().map(|role| RoleCounts::from(hand).without(role)).collect(),
            _ => self.with_runs(|runs| DeadwoodSearch::all(runs, hand, most)),
        };
        let inside: BTreeSet<_> = inside.into_iter().map(|inside| (inside.naturals, inside.wilds)).collect();
        FewestOutside {
            outside,
            inside: inside.into_iter().map(|(naturals, wilds)| RoleCounts { naturals, wilds }).collect(),
        }
    }
}

struct DeadwoodSearch<'a> {
    runs: &'a mut Runs,
    digits: [Digits; 4],
    hand: Packed,
    most: i16,
    /// What lies in groups so far.
    in_groups: ByColour<NumberCounts>,
    run_choices: FxHashMap<(usize, u32, u8), Rc<Vec<NumberCounts>>>,
    found: Vec<RoleCounts>,
}

impl<'a> DeadwoodSearch<'a> {
    /// Every choice of `most` tiles that lie in melds.
    fn all(runs: &'a mut Runs, hand: Packed, most: i16) -> Vec<RoleCounts> {
        let digits = Digits::of(hand);
        let (in_groups, run_choices) = (ByColour::default(), FxHashMap::default());
        let mut search = Self { runs, digits, hand, most, in_groups, run_choices, found: Vec::new() };
        search.search_groups(
            WorthSites::of(Objective::Tile, hand).all(),
            Digits::indices(digits, hand),
            WorthByWilds::NOTHING,
        );
        search.found
    }

    /// Looks at the groups chosen, then at every way to add groups at `sites` with which enough can be laid.
    fn search_groups(&mut self, sites: &[WorthSite<LEVELS>], left: [u32; 4], groups: WorthByWilds<LEVELS>) {
        let wilds = usize::from(self.hand.wilds);
        let run_worths: [WorthByWilds<LEVELS>; 4] = std::array::from_fn(|colour| {
            self.runs.most_worth[Objective::Tile as usize].1.worth(self.digits[colour], left[colour])
        });
        let [k, r, b, y] = run_worths;
        let laid = groups.joined(k.joined(r).joined(b.joined(y)));
        if laid.0[wilds] == self.most {
            self.add_choices(left, &run_worths, groups);
        }
        for (at, site) in sites.iter().enumerate() {
            if laid.joined(site.most).0[wilds] < self.most {
                return;
            }
            let others = &sites[at + 1..];
            let bound = others.first().map_or(laid, |other| laid.joined(other.most));
            for taking in site.takings {
                if bound.joined(taking.worth).0[wilds] < self.most {
                    continue;
                }
                for (colour, taken) in Colour::ALL.into_iter().zip(taking.taken) {
                    self.in_groups[colour][site.number] = taken;
                }
                let left = Digits::without(self.digits, left, site.number, taking.taken);
                self.search_groups(others, left, groups.joined(taking.worth));
                for colour in Colour::ALL {
                    self.in_groups[colour][site.number] = 0;
                }
            }
        }
    }

    /// Adds every choice of tiles for runs together with these groups.
    fn add_choices(&mut self, left: [u32; 4], run_worths: &[WorthByWilds<LEVELS>; 4], groups: WorthByWilds<LEVELS>) {
        let tiles: i16 = self.in_groups.iter().flat_map(|(_, numbers)| numbers).map(|&count| i16::from(count)).sum();
        for (in_groups, worth) in (0..=self.hand.wilds).zip(groups.0) {
            // The groups hold exactly `in_groups` wilds.
            if worth == tiles + i16::from(in_groups) {
                let inside = RoleCounts { naturals: self.in_groups, wilds: in_groups };
                self.add_runs(0, (left, run_worths), inside, worth);
            }
        }
    }

    /// Adds the runs of this and the later colours to the tiles `inside`.
    fn add_runs(
        &mut self,
        colour: usize,
        run_worths: ([u32; 4], &[WorthByWilds<LEVELS>; 4]),
        inside: RoleCounts,
        laid: i16,
    ) {
        if colour == 4 {
            if laid == self.most {
                self.found.push(inside);
            }
            return;
        }
        for wilds in 0..=self.hand.wilds - inside.wilds {
            // With fewer tiles of a colour for as many wilds, fewer are laid in all.
            let most = run_worths.1[colour].0[usize::from(wilds)];
            let Ok(tiles) = u8::try_from(most - i16::from(wilds)) else { continue };
            let others: i16 =
                run_worths.1[colour + 1..].iter().map(|worth| worth.0[usize::from(self.hand.wilds)]).sum();
            if laid + most + others < self.most {
                continue;
            }
            for numbers in self.run_choices(colour, run_worths.0[colour], wilds, tiles).iter() {
                let mut inside = inside;
                inside.wilds += wilds;
                for (count, &more) in inside.naturals[Colour::ALL[colour]].iter_mut().zip(numbers) {
                    *count += more;
                }
                self.add_runs(colour + 1, run_worths, inside, laid + most);
            }
        }
    }

    /// Every choice of `tiles` tiles of a colour that lie in runs with exactly `wilds` wilds.
    fn run_choices(&mut self, colour: usize, index: u32, wilds: u8, tiles: u8) -> Rc<Vec<NumberCounts>> {
        if let Some(known) = self.run_choices.get(&(colour, index, wilds)) {
            return Rc::clone(known);
        }
        let held = self.digits[colour].counts(index);
        let mut found = Vec::new();
        find_kept(&mut self.runs.sweep, 0, &mut (held, [0; NUMBERS]), (tiles, wilds), Sweep::START, &mut found);
        let found = Rc::new(found);
        self.run_choices.insert((colour, index, wilds), Rc::clone(&found));
        found
    }
}

/// Finds every way to keep `wanted` of the tiles held of `number` and higher.
fn find_kept(
    sweep: &mut Sweep,
    number: usize,
    tiles: &mut (NumberCounts, NumberCounts),
    (wanted, wilds): (u8, u8),
    at: SweepState,
    found: &mut Vec<NumberCounts>,
) {
    let (held, kept) = *tiles;
    if number == NUMBERS {
        if wanted == 0 && sweep.end(at).contains(wilds) {
            found.push(kept);
        }
        return;
    }
    if sweep.fewest(at) > wilds || held[number..].iter().sum::<u8>() < wanted {
        return;
    }
    for count in 0..=held[number].min(wanted) {
        tiles.1[number] = count;
        let next = sweep.step(at, count);
        find_kept(sweep, number + 1, tiles, (wanted - count, wilds), next, found);
    }
    tiles.1[number] = 0;
}
