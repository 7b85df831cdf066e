//! Some of the complete hands that keep the most tiles of a hand, meld by meld.
//!
//! Groups are chosen number by number, now those too that keep one tile or none, as long as the most can still be kept.
//! The places left are shared out among the colours, and runs are laid that keep what runs of a colour can in its
//! share.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::Layouts;
use super::groups::{TargetGroups, colours_with, counts, target_groups};
use super::line::{Digits, NUMBERS};
use super::packed::{Packed, bit_index, places_of_faces};
use super::places::{KeptByPlaces, KeptExactly, PLACES};
use super::runs::Runs;
use super::shape::RunShape;
use crate::meld::MeldKind;
use crate::tiles::{Colour, Face, Number};

/// A meld of a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TargetMeld {
    /// A run that begins at place `first`.
    Run { colour: Colour, first: u8, length: u8 },
    /// A group of these colours, as a holding.
    Group { number: Number, colours: usize },
}

impl TargetMeld {
    pub(crate) const fn kind(self) -> MeldKind {
        match self {
            Self::Run { .. } => MeldKind::Run,
            Self::Group { .. } => MeldKind::Group,
        }
    }

    /// Its places as bits: of a 1 after 13 the bit behind the 13.
    pub(crate) fn places(self) -> u64 {
        match self {
            Self::Run { colour, first, length } => {
                ((1 << length) - 1) << bit_index(colour as usize, usize::from(first) - 1)
            }
            Self::Group { number, colours } => colours_with(colours, 1) << number.index(),
        }
    }

    /// The faces it wants, in order.
    pub(crate) fn faces(self) -> impl Iterator<Item = Face> {
        let length = match self {
            Self::Run { length, .. } => length,
            Self::Group { .. } => 4,
        };
        (0..length).filter_map(move |at| match self {
            Self::Run { colour, first, .. } => Some(Face::new(colour, RunShape::number(first + at)?)),
            Self::Group { number, colours } => {
                let held = counts(colours)[usize::from(at)] > 0;
                held.then(|| Face::new(Colour::ALL[usize::from(at)], number))
            }
        })
    }
}

/// The melds of a complete hand.
pub(crate) type TargetMelds = Vec<TargetMeld>;

/// The most choices of groups looked at, the most ways of laying runs with each, and the most for one colour's runs.
const MOST_TRIED: usize = 24;

/// The tiles there are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Copies {
    /// How they play.
    pub(crate) plays: Packed,
    /// The faces that melds may want more often than there are natural tiles, wilds filling the places.
    pub(crate) scarce: u64,
}

impl Copies {
    /// How many natural tiles there are of a face.
    pub(super) fn of(&self, colour: usize, number: usize) -> u8 {
        let bit = 1 << bit_index(colour, number);
        [self.plays.once, self.plays.twice, self.plays.thrice].into_iter().map(|faces| u8::from(faces & bit != 0)).sum()
    }

    pub(super) const fn is_scarce(&self, colour: usize, number: usize) -> bool {
        self.scarce >> bit_index(colour, number) & 1 == 1
    }
}

impl Layouts {
    /// Shows some of the complete hands that keep `most` natural tiles of a hand, which is the most there is; where
    /// natural tiles run out they want no more wilds than there are.
    pub(crate) fn nearest(self, hand: Packed, most: u8, copies: &Copies, mut show: impl FnMut(&[TargetMeld])) {
        self.targets(hand, most, copies, (MOST_TRIED, MOST_TRIED), &mut show);
    }

    /// Whether there is such a complete hand at all. All are looked at until one is found.
    pub(crate) fn keeps(self, hand: Packed, most: u8, copies: &Copies) -> bool {
        self.targets(hand, most, copies, (usize::MAX, 1), &mut |_| ()) > 0
    }

    /// Shows up to `enough` targets for each of up to `looked_at` choices of groups; returns how many were shown.
    fn targets(
        self,
        hand: Packed,
        most: u8,
        copies: &Copies,
        (choices_left, targets_per_choice): (usize, usize),
        show: &mut dyn FnMut(&[TargetMeld]),
    ) -> usize {
        self.with_runs(|runs| {
            let digits = Digits::of(hand);
            let choices =
                std::array::from_fn(|number| target_groups(counts(hand.holding(number)), number, copies, PLACES));
            let mut search = TargetSearch {
                runs,
                digits,
                wrap: self.wrap,
                kept_by_groups: KeptByGroups::new(&choices),
                choices,
                most: most.cast_signed(),
                copies,
                chosen: Vec::new(),
                choices_left,
                targets_per_choice,
                run_cache: FxHashMap::default(),
                melds: TargetMelds::new(),
                found: 0,
                show,
            };
            search.search_groups(0, Digits::indices(digits, hand), PLACES, 0, 0);
            search.found
        })
    }
}

/// The most that groups keep, by their exact number of places.
struct KeptByGroups {
    /// Those of each number and the numbers above it.
    all: [KeptExactly; NUMBERS + 1],
    /// Of these, those with a group of that number.
    with: [KeptExactly; NUMBERS],
}

impl KeptByGroups {
    fn new(choices: &[Rc<[TargetGroups]>; NUMBERS]) -> Self {
        let mut kept_by_groups =
            Self { all: [KeptExactly::NOTHING; NUMBERS + 1], with: [KeptExactly::IMPOSSIBLE; NUMBERS] };
        for number in (0..NUMBERS).rev() {
            let others = kept_by_groups.all[number + 1];
            for groups in &*choices[number] {
                kept_by_groups.with[number].raise(&others, groups.size, groups.keeps);
            }
            kept_by_groups.all[number] = others.or(&kept_by_groups.with[number]);
        }
        kept_by_groups
    }
}

/// The key by which runs of one colour are remembered: colour, its tiles, places, tiles to keep.
type RunsKey = (usize, u32, usize, i8);

struct TargetSearch<'a> {
    runs: &'a mut Runs,
    digits: [Digits; 4],
    wrap: bool,
    choices: [Rc<[TargetGroups]>; NUMBERS],
    kept_by_groups: KeptByGroups,
    most: i8,
    copies: &'a Copies,
    /// The groups chosen so far.
    chosen: Vec<(usize, usize)>,
    /// How many choices of groups are still to be looked at, and how many targets of each are enough.
    choices_left: usize,
    targets_per_choice: usize,
    /// Runs that were laid before; most choices of groups leave a colour as it was.
    run_cache: FxHashMap<RunsKey, Rc<[TargetMelds]>>,
    /// The melds laid so far.
    melds: TargetMelds,
    found: usize,
    show: &'a mut dyn FnMut(&[TargetMeld]),
}

/// What runs keep of the tiles that groups leave, up to the places left.
struct KeptByRuns {
    index: [u32; 4],
    of_colour: [KeptExactly; 4],
    /// The colours from each one on together.
    from_colour: [KeptExactly; 5],
}

impl TargetSearch<'_> {
    fn left(&mut self, index: [u32; 4], places: usize) -> KeptByRuns {
        let find_runs = |colour: usize| KeptByPlaces::from_word(self.runs.kept(self.digits[colour], index[colour]));
        let [k, r, b, y] = [0, 1, 2, 3].map(find_runs);
        let from_blue = b.joined(&y, places);
        let from_red = r.joined(&from_blue, places);
        let all = k.joined(&from_red, places);
        let [all, from_red, from_blue] = [all, from_red, from_blue].map(KeptExactly::from);
        let of_colour = [k, r, b, y].map(KeptExactly::from);
        KeptByRuns { index, of_colour, from_colour: [all, from_red, from_blue, of_colour[3], KeptExactly::NOTHING] }
    }

    /// Tries the groups chosen, then every way to add groups of `number` or higher.
    fn search_groups(&mut self, number: usize, index: [u32; 4], places: usize, kept: i8, unfilled: u8) {
        let left = self.left(index, places);
        if kept + left.from_colour[0].in_places(places) == self.most {
            self.choices_left -= 1;
            for &(number, at) in &self.chosen {
                self.melds.extend(self.choices[number][at].targets(number));
            }
            self.add_runs(0, &left, (places, self.most - kept), self.found.saturating_add(self.targets_per_choice));
            self.melds.clear();
        }
        let kept_by_runs = left.from_colour[0].reversed(places);
        for next in number..NUMBERS {
            if kept + kept_by_runs.most_with(&self.kept_by_groups.all[next], 0) < self.most {
                return;
            }
            if kept + kept_by_runs.most_with(&self.kept_by_groups.with[next], 0) < self.most {
                continue;
            }
            let mut bounds = [None; PLACES + 1];
            let choices = Rc::clone(&self.choices[next]);
            for (at, groups) in choices.iter().enumerate() {
                // One target is enough where one is asked for.
                if self.choices_left == 0 || self.targets_per_choice == 1 && self.found > 0 {
                    return;
                }
                let Some(rest) = places.checked_sub(groups.size) else { continue };
                let more = *bounds[rest]
                    .get_or_insert_with(|| kept_by_runs.most_with(&self.kept_by_groups.all[next + 1], groups.size));
                let keeps = groups.keeps.cast_signed();
                if kept + keeps + more < self.most || unfilled + groups.unfilled > self.copies.plays.wilds {
                    continue;
                }
                let index = Digits::without_held(self.digits, index, next, groups.uses);
                self.chosen.push((next, at));
                self.search_groups(next + 1, index, rest, kept + keeps, unfilled + groups.unfilled);
                self.chosen.pop();
            }
        }
    }

    /// Adds runs of this and the later colours in every way that keeps what is wanted in exactly the places left, until
    /// enough targets are found.
    fn add_runs(&mut self, colour: usize, left: &KeptByRuns, (places, kept): (usize, i8), targets_per_choice: usize) {
        if colour == 4 {
            if self.found < targets_per_choice && self.unfilled() <= self.copies.plays.wilds {
                self.found += 1;
                (self.show)(&self.melds);
            }
            return;
        }
        for size in 0..=places {
            let here = left.of_colour[colour].in_places(size);
            let from_colour = left.from_colour[colour + 1].in_places(places - size);
            if here < 0 || here > kept || from_colour != kept - here || self.found >= targets_per_choice {
                continue;
            }
            for runs in self.find_runs((colour, left.index[colour], size, here)).iter() {
                let laid = self.melds.len();
                self.melds.extend(runs);
                self.add_runs(colour + 1, left, (places - size, kept - here), targets_per_choice);
                self.melds.truncate(laid);
            }
        }
    }

    fn find_runs(&mut self, key: RunsKey) -> Rc<[TargetMelds]> {
        if let Some(known) = self.run_cache.get(&key) {
            return Rc::clone(known);
        }
        let (colour, index, size, kept) = key;
        let most = if self.targets_per_choice == 1 { usize::MAX } else { MOST_TRIED };
        let digits = self.digits[colour];
        let (laid, found) = (TargetMelds::new(), Vec::new());
        let mut find_runs = RunFinder { runs: self.runs, colour, wrap: self.wrap, digits, most, laid, found };
        find_runs.find((index, digits.counts(index)), (size, kept), 1);
        let found: Rc<[TargetMelds]> = find_runs.found.into();
        self.run_cache.insert(key, Rc::clone(&found));
        found
    }

    /// How many places of the melds natural tiles cannot fill.
    fn unfilled(&self) -> u8 {
        let (mut left, mut unfilled) = (self.copies.plays, 0);
        for meld in &self.melds {
            let open;
            (left, open) = left.laid_in(meld.places());
            // Other faces always have tiles enough for melds as good as these.
            unfilled += (open & places_of_faces(self.copies.scarce)).count_ones() as u8;
        }
        unfilled
    }
}

/// The runs of one colour, tried one after the other.
struct RunFinder<'a> {
    runs: &'a mut Runs,
    colour: usize,
    wrap: bool,
    digits: Digits,
    /// The most multisets looked at.
    most: usize,
    laid: TargetMelds,
    found: Vec<TargetMelds>,
}

impl RunFinder<'_> {
    /// Finds every multiset of runs from place `from` on that keeps `kept` of these tiles in `size` places.
    fn find(&mut self, (index, held): (u32, [u8; NUMBERS]), (size, kept): (usize, i8), search_groups: u8) {
        if size == 0 {
            if kept == 0 && self.found.len() < self.most {
                self.found.push(self.laid.clone());
            }
            return;
        }
        let bounds = self.runs.kept(self.digits, index);
        let bounds = |size: usize| (bounds >> (4 * size) & 0xf) as i8;
        if kept > bounds(size) || self.found.len() >= self.most {
            return;
        }
        let end = RunShape::last_place(self.wrap);
        for first in search_groups..=end {
            let (mut left, mut held, mut here) = (index, held, 0);
            for length in 1..=RunShape::LONGEST {
                let Some(number) = RunShape::number(first + length - 1).filter(|_| first + length - 1 <= end) else {
                    break;
                };
                let count = &mut held[number.index()];
                if *count > 0 {
                    *count -= 1;
                    left -= self.digits.weight(number.index());
                    here += 1;
                }
                let Some(rest) = size.checked_sub(length.into()) else { break };
                // What is left keeps no more than all did.
                if length >= RunShape::SHORTEST && here <= kept && kept - here <= bounds(rest) {
                    self.laid.push(TargetMeld::Run { colour: Colour::ALL[self.colour], first, length });
                    self.find((left, held), (rest, kept - here), first);
                    self.laid.pop();
                }
            }
        }
    }
}
