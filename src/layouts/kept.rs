//! How far hands are, and what brings them nearer.
//!
//! A distance is fourteen less the tiles that the best target keeps, as in [`distance`](crate::distance). Groups that
//! keep one tile need not be looked at, for a run keeps it as well; what is left of each colour is looked up in the
//! table of kept tiles. A tile is useful when the hand with it keeps one more; it is spare when the hand without it
//! keeps as many. A target of the hand without a tile is a target of the hand too, so one search for the targets finds
//! all spare tiles, and another the useful ones after each discard.
//!
//! Places that want more of a face than there are tiles are not counted here, not even for the indicator's and the
//! okey's face, of which there are fewer: whatever wants more wilds for such places than there are keeps no more than
//! other melds do that want no more, as a count of all layouts says (`docs/PROOFS.md`).

use super::Layouts;
use super::groups::{COLOUR, PartialGroups, counts, partial_groups, places};
use super::line::{Digits, NUMBERS};
use super::packed::{ALL_FACES, ONES, Packed, RoleSet, at, bits, lane};
use super::places::{Kept, PLACES, Within};
use super::runs::Runs;
use crate::table::Role;

/// The tiles not in groups, as an index for each colour, and how many places are left for them.
#[derive(Debug, Clone, Copy)]
struct Left {
    index: [u32; 4],
    places: usize,
}

/// A number where groups can be begun.
#[derive(Debug, Clone, Copy)]
struct Site<'a> {
    number: usize,
    begun: &'a [PartialGroups],
    /// What the groups from here on and all runs could keep, if none took tiles from another.
    bound: Kept,
    /// What the groups alone could.
    groups: Kept,
}

/// What runs can keep of the tiles that groups leave: by colour, by pairs of colours, and for all four, up to `places`
/// places.
struct Lines {
    places: usize,
    of_colour: [Kept; 4],
    halves: [Kept; 2],
    runs: Kept,
}

impl Lines {
    fn new(runs: &mut Runs, digits: [Digits; 4], Left { index, places }: Left) -> Self {
        let mut of_colour = [Kept::NOTHING; 4];
        for (colour, kept) in of_colour.iter_mut().enumerate() {
            *kept = Kept::unpacked(runs.kept(digits[colour], index[colour]));
        }
        let [k, r, b, y] = &of_colour;
        let halves = [k.joined(r, places), b.joined(y, places)];
        let runs = halves[0].joined(&halves[1], places);
        Self { places, of_colour, halves, runs }
    }

    /// What the runs of all colours keep in `places` places.
    const fn in_all(&self) -> u8 {
        self.runs.0[self.places]
    }

    /// The same with `kept` for one colour.
    fn with(&self, colour: usize, kept: Kept) -> Self {
        let mut of_colour = self.of_colour;
        of_colour[colour] = kept;
        let mut halves = self.halves;
        halves[colour / 2] = kept.joined(&of_colour[colour ^ 1], self.places);
        Self { places: self.places, of_colour, halves, runs: halves[0].joined(&halves[1], self.places) }
    }

    /// For each colour, what runs of the three others keep together with it.
    fn others(&self) -> [Within; 4] {
        [0, 1, 2, 3].map(|colour| self.of_others(colour))
    }

    /// The same after [`Self::with`] changed `colour`; what the others keep together with it is as it was `before`.
    fn others_beside(&self, colour: usize, before: &[Within; 4]) -> [Within; 4] {
        [0, 1, 2, 3].map(|other| if other == colour { before[other] } else { self.of_others(other) })
    }

    fn of_others(&self, colour: usize) -> Within {
        self.of_colour[colour ^ 1].joined(&self.halves[1 - colour / 2], self.places).within(self.places)
    }
}

impl Layouts {
    /// The most natural tiles that a target keeps.
    pub fn most_kept(self, hand: Packed) -> u8 {
        self.ask(hand, 0, Ask::Most, &mut []).0
    }

    /// The faces that can lose a tile while the hand still keeps `most`.
    pub fn spare(self, hand: Packed, most: u8) -> RoleSet {
        match most.checked_sub(1) {
            Some(fewer) => RoleSet(self.ask(hand, fewer, Ask::Spare(most), &mut []).1),
            None => RoleSet(hand.once),
        }
    }

    /// The faces of which one more tile would be kept; `most` is what is kept now. Faces already held as often as
    /// possible may be among them.
    pub fn missing(self, hand: Packed, most: u8) -> RoleSet {
        let mut missing = [Missing::new(hand, None, most)];
        self.look_for(hand, &mut missing);
        RoleSet(missing[0].found)
    }

    /// The same after each discard, given with what is kept after it; one search answers all.
    pub(crate) fn missing_after(self, hand: Packed, discards: impl Iterator<Item = (Role, u8)>) -> Vec<RoleSet> {
        let mut missing: Vec<Missing> = discards.map(|(role, most)| Missing::new(hand, Some(role), most)).collect();
        self.look_for(hand, &mut missing);
        missing.iter().map(|missing| RoleSet(missing.found)).collect()
    }

    fn look_for(self, hand: Packed, missing: &mut [Missing]) {
        let least = missing.iter().map(|missing| missing.most).min().unwrap_or_default();
        self.ask(hand, least.saturating_sub(1), Ask::Missing, missing);
    }

    /// Searches the targets that keep more than `best`: returns the most kept and the faces to spare, and fills
    /// `missing`.
    fn ask(self, hand: Packed, best: u8, asked: Ask, missing: &mut [Missing]) -> (u8, u64) {
        self.with_runs(|runs| {
            let digits = Digits::of(hand);
            let left = Left { index: Digits::indices(digits, hand), places: PLACES };
            let lines = Lines::new(runs, digits, left);
            let mut sites = [Site { number: 0, begun: &[], bound: lines.runs, groups: Kept::NOTHING }; NUMBERS];
            let count = find_sites(hand, &mut sites);
            let mut search = Search {
                of_runs: runs,
                digits,
                hand,
                runs: lines.runs,
                best,
                asked,
                missing,
                spare: 0,
                taken: [0; NUMBERS],
            };
            search.go(&sites[..count], left, &lines, 0);
            (search.best, search.spare)
        })
    }
}

/// Fills `sites` with the numbers where groups can be begun, adds the groups to their bounds, and counts them.
fn find_sites(hand: Packed, sites: &mut [Site<'_>; NUMBERS]) -> usize {
    let mut count = 0;
    for number in 0..NUMBERS {
        let begun = partial_groups(hand.holding(number));
        if !begun.is_empty() {
            sites[count].number = number;
            sites[count].begun = begun;
            count += 1;
        }
    }
    let mut groups = Kept::NOTHING;
    for site in sites[..count].iter_mut().rev() {
        let mut most = [0; PLACES + 1];
        for begun in site.begun.iter().filter(|begun| begun.places <= PLACES) {
            most[begun.places] = most[begun.places].max(begun.keeps);
        }
        let after = groups;
        for (places, keeps) in most.into_iter().enumerate().filter(|&(_, keeps)| keeps > 0) {
            for (sum, after) in groups.0[places..].iter_mut().zip(after.0) {
                *sum = (*sum).max(after + keeps);
            }
        }
        site.groups = groups;
        site.bound = groups.joined(&site.bound, PLACES);
    }
    count
}

/// What is asked of a hand: the most that is kept, or faces of the targets that keep it.
#[derive(Debug, Clone, Copy)]
enum Ask {
    Most,
    /// Faces of which one more is kept.
    Missing,
    /// Faces that can lose a tile without loss.
    Spare(u8),
}

/// A hand, as it is or without one of its tiles, and the faces it misses.
#[derive(Debug, Clone, Copy)]
struct Missing {
    hand: Packed,
    /// The colour and the number of the tile that it is without.
    without: Option<(usize, usize)>,
    /// How many tiles its targets keep.
    most: u8,
    /// The faces whose tiles are all held, so that none can come.
    out: u64,
    /// The faces found so far.
    found: u64,
}

impl Missing {
    fn new(hand: Packed, without: Option<Role>, most: u8) -> Self {
        let hand = without.and_then(|role| hand.without(role)).unwrap_or(hand);
        // Wilds are kept in any case.
        let without = without.and_then(Role::face).map(|face| (face.colour as usize, face.number.index()));
        let out = hand.twice & !hand.triple | hand.thrice;
        Self { hand, without, most, out, found: if most == 0 { ALL_FACES } else { 0 } }
    }
}

struct Search<'a> {
    of_runs: &'a mut Runs,
    digits: [Digits; 4],
    hand: Packed,
    /// What runs of all tiles keep.
    runs: Kept,
    best: u8,
    asked: Ask,
    missing: &'a mut [Missing],
    /// The faces found so far of which a tile can be spared.
    spare: u64,
    /// The tiles of each number in groups.
    taken: [usize; NUMBERS],
}

impl Search<'_> {
    /// Looks at the groups chosen, then at every way to add groups at `sites` that could keep more than the best.
    fn go(&mut self, sites: &[Site<'_>], left: Left, lines: &Lines, kept: u8) {
        let in_runs = lines.in_all();
        match self.asked {
            Ask::Most => self.best = self.best.max(kept + in_runs),
            Ask::Missing => self.look(left, lines, kept),
            Ask::Spare(most) if kept + in_runs == most => self.spare(left, in_runs, lines),
            Ask::Spare(_) => {}
        }
        for (at, site) in sites.iter().enumerate() {
            if kept + site.bound.0[left.places] <= self.best {
                return;
            }
            let others = &sites[at + 1..];
            let bound = others.first().map_or(self.runs, |other| other.bound);
            for begun in site.begun {
                let Some(places) = left.places.checked_sub(begun.places) else { continue };
                let kept = kept + begun.keeps;
                if kept + bound.0[places] <= self.best {
                    continue;
                }
                let index = Digits::without(self.digits, left.index, site.number, begun.colours);
                let left = Left { index, places };
                let lines = Lines::new(self.of_runs, self.digits, left);
                let groups = others.first().map_or(Kept::NOTHING, |other| other.groups);
                if kept + groups.within(places).joined(&lines.runs, 0) > self.best {
                    self.taken[site.number] = begun.taken;
                    self.go(others, left, &lines, kept);
                    self.taken[site.number] = 0;
                }
            }
        }
    }

    /// Looks at what each hand misses that has these groups in a best target.
    fn look(&mut self, left: Left, lines: &Lines, kept: u8) {
        let mut others = None;
        for at in 0..self.missing.len() {
            let most = self.missing[at].most;
            let Some((colour, number)) = self.missing[at].without else {
                if kept + lines.in_all() == most {
                    self.miss(at, left, lines, others.get_or_insert_with(|| lines.others()));
                }
                continue;
            };
            let digits = self.digits[colour];
            if digits.count(left.index[colour], number) == 0 {
                continue;
            }
            let mut left = left;
            left.index[colour] -= digits.weight(number);
            let rest = Kept::unpacked(self.of_runs.kept(digits, left.index[colour]));
            let others = others.get_or_insert_with(|| lines.others());
            if kept + others[colour].joined(&rest, 0) == most {
                let lines = lines.with(colour, rest);
                self.miss(at, left, &lines, &lines.others_beside(colour, others));
            }
        }
    }

    /// Adds the faces that the best targets with these groups miss of the hand at `at`.
    fn miss(&mut self, at: usize, left: Left, lines: &Lines, others: &[Within; 4]) {
        let mut missing = self.missing[at];
        self.missing_in_runs(&mut missing, left, lines, others);
        self.missing_in_groups(&mut missing, lines);
        self.missing_beside_one(&mut missing, left, lines, others);
        self.missing[at] = missing;
    }

    /// Adds the faces that can lose a tile in the best targets with these groups: the runs keep as many without it.
    fn spare(&mut self, left: Left, in_runs: u8, lines: &Lines) {
        let others = lines.others();
        for (colour, others) in others.iter().enumerate() {
            let digits = self.digits[colour];
            for number in bits(lane(self.hand.once & !self.spare, colour)) {
                if counts(self.hand.holding(number))[colour] > counts(self.taken[number])[colour] {
                    let without = self.of_runs.kept(digits, left.index[colour] - digits.weight(number));
                    if others.joined(&Kept::unpacked(without), 0) >= in_runs {
                        self.spare |= 1 << at(colour, number);
                    }
                }
            }
        }
    }

    /// Faces that runs would keep one more of.
    fn missing_in_runs(&mut self, missing: &mut Missing, left: Left, lines: &Lines, others: &[Within; 4]) {
        for (colour, others) in others.iter().enumerate() {
            let tight = others.tight(&lines.of_colour[colour], lines.in_all());
            let more = self.of_runs.more(self.digits[colour], left.index[colour]);
            let more = more.into_iter().zip(tight).fold(0, |numbers, (more, tight)| numbers | more & tight);
            missing.found |= u64::from(more) << at(colour, 0) & !missing.out;
        }
    }

    /// Faces that the groups chosen would keep one more of, perhaps with a place more.
    fn missing_in_groups(&self, missing: &mut Missing, lines: &Lines) {
        for number in 0..NUMBERS {
            let taken = self.taken[number];
            for colour in (0..4).filter(|_| taken > 0) {
                if missing.out >> at(colour, number) & 1 == 1 {
                    continue;
                }
                let more = more_places(taken, taken + COLOUR[colour]).filter(|&more| more <= lines.places);
                if more.is_some_and(|more| lines.runs.0[lines.places - more] >= lines.in_all()) {
                    missing.found |= 1 << at(colour, number);
                }
            }
        }
    }

    /// Faces that would make a group with a tile that is in none.
    fn missing_beside_one(&mut self, missing: &mut Missing, left: Left, lines: &Lines, others: &[Within; 4]) {
        // The places of a group of two.
        const TWO: usize = 3;
        let in_runs = lines.in_all();
        for colour in 0..4 {
            let others = others[colour];
            // Without the tile runs keep no more than with it.
            let two = left.places >= TWO && others.joined(&lines.of_colour[colour], TWO) + 2 > in_runs;
            for number in bits(lane(missing.hand.once, colour)) {
                let taken = self.taken[number];
                if taken == 0 && !two {
                    continue;
                }
                let wanted = !(missing.found | missing.out) & ONES << number & !(1 << at(colour, number));
                let is_left = counts(missing.hand.holding(number))[colour] > counts(taken)[colour];
                if wanted == 0 || !is_left {
                    continue;
                }
                let digits = self.digits[colour];
                let without = Kept::unpacked(self.of_runs.kept(digits, left.index[colour] - digits.weight(number)));
                // Two tiles are added: the one held and the one that comes.
                let kept_with = |more: usize| more <= left.places && others.joined(&without, more) + 2 > in_runs;
                if taken == 0 {
                    // A group of two, whatever the other's colour is.
                    missing.found |= if kept_with(TWO) { wanted } else { 0 };
                    continue;
                }
                for with in (0..4).filter(|&with| wanted >> at(with, number) & 1 == 1) {
                    if more_places(taken, taken + COLOUR[colour] + COLOUR[with]).is_some_and(kept_with) {
                        missing.found |= 1 << at(with, number);
                    }
                }
            }
        }
    }
}

/// How many more places the groups of a number need when they keep `after` instead of `before`.
fn more_places(before: usize, after: usize) -> Option<usize> {
    places(after)?.checked_sub(places(before)?)
}
