//! Tiles that do not all lie in melds: which of them can, when as few as possible stay outside.
//!
//! How many can is known. Groups are chosen as long as that many can still be laid; then each colour by itself says
//! which of its other tiles lie in runs.

use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::Layouts;
use super::groups::Adds;
use super::line::{Digits, NUMBERS};
use super::packed::Packed;
use super::runs::{Runs, Sweep, Swept};
use super::sums::{Site, Sites};
use super::worth::{LEVELS, Worth};
use crate::hand::RoleCounts;
use crate::tiles::{ByColour, Colour};

/// The fewest tiles that must stay outside, and every choice of tiles that then lie in melds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fewest {
    /// How many tiles stay outside.
    pub outside: usize,
    /// The tiles that lie in melds, each choice once, in a stable order.
    pub inside: Vec<RoleCounts>,
}

/// Some tiles of one colour, by number.
type Numbers = [u8; NUMBERS];

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
    pub fn fewest_outside(self, hand: Packed) -> Fewest {
        let most = self.most_tiles(hand);
        let outside = hand.len() - usize::from(most.unsigned_abs());
        let inside = match outside {
            0 => vec![hand.into()],
            1 => self.discards(hand).iter().map(|role| RoleCounts::from(hand).without(role)).collect(),
            _ => self.with_runs(|runs| Search::all(runs, hand, most)),
        };
        let inside: BTreeSet<_> = inside.into_iter().map(|inside| (inside.naturals, inside.wilds)).collect();
        Fewest { outside, inside: inside.into_iter().map(|(naturals, wilds)| RoleCounts { naturals, wilds }).collect() }
    }
}

struct Search<'a> {
    runs: &'a mut Runs,
    digits: [Digits; 4],
    hand: Packed,
    most: i16,
    /// What lies in groups so far.
    in_groups: ByColour<Numbers>,
    lines: FxHashMap<(usize, u32, u8), Rc<Vec<Numbers>>>,
    found: Vec<RoleCounts>,
}

impl<'a> Search<'a> {
    /// Every choice of `most` tiles that lie in melds.
    fn all(runs: &'a mut Runs, hand: Packed, most: i16) -> Vec<RoleCounts> {
        let digits = Digits::of(hand);
        let (in_groups, lines) = (ByColour::default(), FxHashMap::default());
        let mut search = Self { runs, digits, hand, most, in_groups, lines, found: Vec::new() };
        search.choose(Sites::of(Adds::Tile, hand).all(), Digits::indices(digits, hand), Worth::NOTHING);
        search.found
    }

    /// Looks at the groups chosen, then at every way to add groups at `sites` with which enough can be laid.
    fn choose(&mut self, sites: &[Site<LEVELS>], left: [u32; 4], groups: Worth<LEVELS>) {
        let wilds = usize::from(self.hand.wilds);
        let lines: [Worth<LEVELS>; 4] = std::array::from_fn(|colour| {
            self.runs.most[Adds::Tile as usize].1.worth(self.digits[colour], left[colour])
        });
        let [k, r, b, y] = lines;
        let laid = groups.joined(k.joined(r).joined(b.joined(y)));
        if laid.0[wilds] == self.most {
            self.lay(left, &lines, groups);
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
                self.choose(others, left, groups.joined(taking.worth));
                for colour in Colour::ALL {
                    self.in_groups[colour][site.number] = 0;
                }
            }
        }
    }

    /// Adds every choice of tiles for runs together with these groups.
    fn lay(&mut self, left: [u32; 4], lines: &[Worth<LEVELS>; 4], groups: Worth<LEVELS>) {
        let tiles: i16 = self.in_groups.iter().flat_map(|(_, numbers)| numbers).map(|&count| i16::from(count)).sum();
        for (in_groups, worth) in (0..=self.hand.wilds).zip(groups.0) {
            // The groups hold exactly `in_groups` wilds.
            if worth == tiles + i16::from(in_groups) {
                let inside = RoleCounts { naturals: self.in_groups, wilds: in_groups };
                self.colours(0, (left, lines), inside, worth);
            }
        }
    }

    /// Adds the runs of this and the later colours to the tiles `inside`.
    fn colours(&mut self, colour: usize, lines: ([u32; 4], &[Worth<LEVELS>; 4]), inside: RoleCounts, laid: i16) {
        if colour == 4 {
            if laid == self.most {
                self.found.push(inside);
            }
            return;
        }
        for wilds in 0..=self.hand.wilds - inside.wilds {
            // With fewer tiles of a colour for as many wilds, fewer are laid in all.
            let most = lines.1[colour].0[usize::from(wilds)];
            let Ok(tiles) = u8::try_from(most - i16::from(wilds)) else { continue };
            let others: i16 = lines.1[colour + 1..].iter().map(|line| line.0[usize::from(self.hand.wilds)]).sum();
            if laid + most + others < self.most {
                continue;
            }
            for numbers in self.line(colour, lines.0[colour], wilds, tiles).iter() {
                let mut inside = inside;
                inside.wilds += wilds;
                for (count, &more) in inside.naturals[Colour::ALL[colour]].iter_mut().zip(numbers) {
                    *count += more;
                }
                self.colours(colour + 1, lines, inside, laid + most);
            }
        }
    }

    /// Every choice of `tiles` tiles of a colour that lie in runs with exactly `wilds` wilds.
    fn line(&mut self, colour: usize, index: u32, wilds: u8, tiles: u8) -> Rc<Vec<Numbers>> {
        if let Some(known) = self.lines.get(&(colour, index, wilds)) {
            return Rc::clone(known);
        }
        let held = self.digits[colour].counts(index);
        let mut found = Vec::new();
        keep(&mut self.runs.sweep, 0, &mut (held, [0; NUMBERS]), (tiles, wilds), Sweep::START, &mut found);
        let found = Rc::new(found);
        self.lines.insert((colour, index, wilds), Rc::clone(&found));
        found
    }
}

/// Finds every way to keep `wanted` of the tiles held of `number` and higher.
fn keep(
    sweep: &mut Sweep,
    number: usize,
    tiles: &mut (Numbers, Numbers),
    (wanted, wilds): (u8, u8),
    at: Swept,
    found: &mut Vec<Numbers>,
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
        keep(sweep, number + 1, tiles, (wanted - count, wilds), next, found);
    }
    tiles.1[number] = 0;
}
