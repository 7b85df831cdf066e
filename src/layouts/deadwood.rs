//! Finds the choices of melds that leave the fewest tiles outside melds. The tiles outside are the deadwood.
//!
//! The search first computes the most tiles that melds can use ([`Layouts::most_tiles`]). It then chooses groups number
//! by number, and prunes if melds can no longer use that many tiles. For each choice of groups, it lists the tiles that
//! runs of each colour can use.
//!
//! Example: in `K1 K2 K3 K4 R9 R10` a run uses four tiles, and `R9 R10` stay outside.

use crate::sort;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::Layouts;
use super::figures::{LEVELS, WorthByWilds};
use super::groups::Objective;
use super::line::{DigitOrder, NUMBERS, NumberCounts};
use super::packed::Packed;
use super::runs::{Runs, Sweep, SweepState};
use super::sums::{WorthSite, WorthSites};
use crate::hand::RoleCounts;
use crate::tiles::{ByColour, Colour};

/// The lowest number of tiles that can stay outside melds, and the sets of tiles that melds then use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FewestOutside {
    pub(crate) outside: usize,
    /// Every possible set of the tiles inside melds, without duplicates, in a stable order.
    pub(crate) inside: Vec<RoleCounts>,
}

impl Layouts<'_> {
    pub(crate) fn fewest_outside(self, hand: Packed) -> FewestOutside {
        let most = self.most_tiles(hand);
        let outside = hand.len() - usize::from(most.unsigned_abs());
        let inside = match outside {
            0 => vec![hand.into()],
            1 => self.discards(hand).iter().map(|role| RoleCounts::from(hand).without(role)).collect(),
            _ => self.with_runs(|runs| DeadwoodSearch::find_all(runs, hand, most)),
        };
        let inside = sort::distinct(inside.into_iter().map(|inside| (inside.naturals, inside.wilds)));
        FewestOutside {
            outside,
            inside: inside.into_iter().map(|(naturals, wilds)| RoleCounts { naturals, wilds }).collect(),
        }
    }
}

struct DeadwoodSearch<'a> {
    runs: &'a mut Runs,
    digits: [DigitOrder; 4],
    hand: Packed,
    /// The largest number of tiles of the hand that melds can use together.
    most_tiles: i16,
    /// The tiles in the groups chosen so far.
    in_groups: ByColour<NumberCounts>,
    /// A cache of the results of [`Self::run_choices`]. The key is a colour, the tiles of this colour as an index (see
    /// [`DigitOrder`]), and a number of wilds.
    run_choices: FxHashMap<(usize, u32, u8), Rc<Vec<NumberCounts>>>,
    results: Vec<RoleCounts>,
}

impl<'a> DeadwoodSearch<'a> {
    /// Returns every choice of exactly `most_tiles` tiles that melds can use together.
    fn find_all(runs: &'a mut Runs, hand: Packed, most_tiles: i16) -> Vec<RoleCounts> {
        let digits = DigitOrder::of(hand);
        let (in_groups, run_choices) = (ByColour::default(), FxHashMap::default());
        let mut search = Self { runs, digits, hand, most_tiles, in_groups, run_choices, results: Vec::new() };
        search.search_groups(
            WorthSites::of(Objective::Tile, hand).all(),
            DigitOrder::indices(digits, hand),
            WorthByWilds::NOTHING,
        );
        search.results
    }

    /// Adds to the results each set of `most_tiles` tiles that the chosen groups and some runs use together. Then tries
    /// more groups at each of `sites`, unless an upper bound shows that melds would use fewer tiles. `ungrouped` has,
    /// for each colour, the index of the tiles in no group.
    fn search_groups(&mut self, sites: &[WorthSite<LEVELS>], ungrouped: [u32; 4], group_worth: WorthByWilds<LEVELS>) {
        let wilds = usize::from(self.hand.wilds);
        let run_worths: [WorthByWilds<LEVELS>; 4] = std::array::from_fn(|colour| {
            self.runs.most_worth[Objective::Tile as usize].1.worth(self.digits[colour], ungrouped[colour])
        });
        let [k, r, b, y] = run_worths;
        let melds = group_worth.joined(k.joined(r).joined(b.joined(y)));
        if melds.0[wilds] == self.most_tiles {
            self.add_choices(ungrouped, &run_worths, group_worth);
        }
        for (site_index, site) in sites.iter().enumerate() {
            if melds.joined(site.most).0[wilds] < self.most_tiles {
                return;
            }
            let later_sites = &sites[site_index + 1..];
            let bound = later_sites.first().map_or(melds, |next| melds.joined(next.most));
            for taking in site.takings {
                if bound.joined(taking.worth).0[wilds] < self.most_tiles {
                    continue;
                }
                for (colour, taken) in Colour::ALL.into_iter().zip(taking.taken) {
                    self.in_groups[colour][site.number] = taken;
                }
                let ungrouped = DigitOrder::without(self.digits, ungrouped, site.number, taking.taken);
                self.search_groups(later_sites, ungrouped, group_worth.joined(taking.worth));
                for colour in Colour::ALL {
                    self.in_groups[colour][site.number] = 0;
                }
            }
        }
    }

    /// Adds one result for each choice of tiles that runs can use in addition to the chosen groups.
    fn add_choices(
        &mut self,
        ungrouped: [u32; 4],
        run_worths: &[WorthByWilds<LEVELS>; 4],
        group_worth: WorthByWilds<LEVELS>,
    ) {
        let naturals: i16 = self.in_groups.iter().flat_map(|(_, numbers)| numbers).map(|&count| i16::from(count)).sum();
        for (wilds, tiles) in (0..=self.hand.wilds).zip(group_worth.0) {
            // `tiles` is the largest number of tiles that the chosen groups can have with at most `wilds` wilds. It is
            // lower than `naturals + wilds` if the groups have no place for all of these wilds.
            if tiles == naturals + i16::from(wilds) {
                let inside = RoleCounts { naturals: self.in_groups, wilds };
                self.add_runs(0, (ungrouped, run_worths), inside, tiles);
            }
        }
    }

    /// Adds to `inside`, in every possible way, tiles that fit into runs of `colour` and of the later colours. Each
    /// complete choice becomes a result. `inside_count` is the number of tiles in `inside`.
    fn add_runs(
        &mut self,
        colour: usize,
        (ungrouped, run_worths): ([u32; 4], &[WorthByWilds<LEVELS>; 4]),
        inside: RoleCounts,
        inside_count: i16,
    ) {
        if colour == 4 {
            if inside_count == self.most_tiles {
                self.results.push(inside);
            }
            return;
        }
        for wilds in 0..=self.hand.wilds - inside.wilds {
            // Runs of this colour must use `most` tiles. With fewer tiles, the total would stay below `most_tiles`.
            let most = run_worths[colour].0[usize::from(wilds)];
            let Ok(tiles) = u8::try_from(most - i16::from(wilds)) else { continue };
            let later: i16 = run_worths[colour + 1..].iter().map(|worth| worth.0[usize::from(self.hand.wilds)]).sum();
            if inside_count + most + later < self.most_tiles {
                continue;
            }
            for chosen in self.run_choices(colour, ungrouped[colour], wilds, tiles).iter() {
                let mut inside = inside;
                inside.wilds += wilds;
                for (count, &more) in inside.naturals[Colour::ALL[colour]].iter_mut().zip(chosen) {
                    *count += more;
                }
                self.add_runs(colour + 1, (ungrouped, run_worths), inside, inside_count + most);
            }
        }
    }

    /// Returns every choice of exactly `tiles` natural tiles of a colour that runs can use with exactly `wilds` wilds.
    fn run_choices(&mut self, colour: usize, index: u32, wilds: u8, tiles: u8) -> Rc<Vec<NumberCounts>> {
        if let Some(cached) = self.run_choices.get(&(colour, index, wilds)) {
            return Rc::clone(cached);
        }
        let held = self.digits[colour].counts(index);
        let mut choices = Vec::new();
        let mut choice = TileChoice { held, chosen: [0; NUMBERS], wilds };
        choose_tiles(&mut self.runs.sweep, 0, &mut choice, tiles, Sweep::START, &mut choices);
        let choices = Rc::new(choices);
        self.run_choices.insert((colour, index, wilds), Rc::clone(&choices));
        choices
    }
}

/// The tiles of one colour, and those of them that the search has chosen for runs with exactly `wilds` wilds.
struct TileChoice {
    held: NumberCounts,
    chosen: NumberCounts,
    wilds: u8,
}

/// Chooses `needed` more tiles in every possible way, from the number `number` (counted from 0) upwards. Adds a choice
/// to `choices` if runs can use all its tiles. `state` is the state of the [`Sweep`] after the tiles chosen from lower
/// numbers.
fn choose_tiles(
    sweep: &mut Sweep,
    number: usize,
    choice: &mut TileChoice,
    needed: u8,
    state: SweepState,
    choices: &mut Vec<NumberCounts>,
) {
    if number == NUMBERS {
        if needed == 0 && sweep.end(state).contains(choice.wilds) {
            choices.push(choice.chosen);
        }
        return;
    }
    if sweep.fewest(state) > choice.wilds || choice.held[number..].iter().sum::<u8>() < needed {
        return;
    }
    for count in 0..=choice.held[number].min(needed) {
        choice.chosen[number] = count;
        let next = sweep.step(state, count);
        choose_tiles(sweep, number + 1, choice, needed - count, next, choices);
    }
    choice.chosen[number] = 0;
}
