//! Computes the largest number of a hand's tiles that a target can keep, and the tiles that would raise this number.
//!
//! A *target* is a complete hand of 14 tiles. It *keeps* those of its tiles that the hand already holds; the player
//! must draw its other tiles. The distance of a hand is 14 minus the most tiles that one target keeps (see
//! [`distance`](crate::distance)). Example: the best targets of `K1 K2 K3 K4 R9 R10 B9 B10` keep all eight tiles, so
//! the distance is 6.
//!
//! The search chooses groups number by number. For each choice, it looks up how many of the tiles outside groups the
//! runs can keep. The search skips groups that keep only one tile, because a run can keep that tile instead.
//!
//! A face is *missing* if, after the player draws a tile of it, some target keeps one tile more. A face is *spare* if,
//! after the player gives up a tile of it, some target still keeps the same number of tiles. One search finds all spare
//! faces. Another search finds the missing faces after every discard.
//!
//! A target may need more tiles of a face than the tile set has. The search ignores this limit, because another target
//! within the limit keeps as many tiles (`docs/PROOFS.md`). There may be no such target if false jokers play as the
//! indicator; callers then check the limit.

use super::Layouts;
use super::groups::{COLOUR_UNIT, PartialGroupsTable, counts, partial_groups, places, shared_numbers};
use super::line::{DigitOrder, NUMBERS};
use super::packed::{ALL_FACES, ONES, Packed, RoleSet, bit_index, lane, set_bits};
use super::places::{KeptByPlaces, PLACES, ReversedKept};
use super::runs::Runs;
use crate::table::Role;

/// The tiles that the chosen groups leave for runs. `indices` has, for each colour, the tiles of the hand that are in
/// no group, as an index (see [`DigitOrder`]). `places` is the number of tiles that the runs have in a complete hand:
/// 14 minus the tiles of the groups.
#[derive(Debug, Clone, Copy)]
struct Ungrouped {
    indices: [u32; 4],
    places: usize,
}

/// A number for which tiles of the hand can begin groups. Example: 5, if the hand holds `K5 R5`.
#[derive(Debug, Clone, Copy)]
struct KeptSite<'a> {
    number: usize,
    /// Every way to begin groups of this number with at least two tiles of the hand in each group.
    partial_groups: &'a PartialGroupsTable,
    /// An upper bound on the number of the hand's tiles in runs and in groups of this and higher numbers. It counts a
    /// tile twice if a run and a group both need it.
    bound: KeptByPlaces,
    /// An upper bound on the number of the hand's tiles in groups of this and higher numbers. Index `n` is the bound if
    /// the runs have `n` tiles.
    group_keeps: ReversedKept,
}

/// Tables for the runs that complete a target with the chosen groups. Entry `n` of each table is the largest number of
/// the hand's tiles in runs of at most `n` tiles in all. Entries above `places` may be too low.
struct KeptInRuns {
    places: usize,
    /// For each colour, the largest number of the hand's tiles that runs of this colour can use.
    of_colour: [KeptByPlaces; 4],
    /// The largest number that runs of two colours can use together: black with red, and blue with yellow.
    halves: [KeptByPlaces; 2],
    /// The largest number that runs of all four colours can use together.
    all: KeptByPlaces,
}

impl KeptInRuns {
    fn new(runs: &mut Runs, digits: [DigitOrder; 4], Ungrouped { indices, places }: Ungrouped) -> Self {
        let mut of_colour = [KeptByPlaces::NOTHING; 4];
        for (colour, kept) in of_colour.iter_mut().enumerate() {
            *kept = runs.kept(digits[colour], indices[colour]);
        }
        let [k, r, b, y] = &of_colour;
        let halves = [k.joined(r, places), b.joined(y, places)];
        let all = halves[0].joined(&halves[1], places);
        Self { places, of_colour, halves, all }
    }

    /// Returns the largest number of the hand's tiles in runs of at most `places` tiles in all.
    const fn most_kept(&self) -> u8 {
        self.all.0[self.places]
    }

    /// Returns the tables with the table of `colour` replaced by `kept`.
    fn with(&self, colour: usize, kept: KeptByPlaces) -> Self {
        let mut of_colour = self.of_colour;
        of_colour[colour] = kept;
        let mut halves = self.halves;
        halves[colour / 2] = kept.joined(&of_colour[colour ^ 1], self.places);
        Self { places: self.places, of_colour, halves, all: halves[0].joined(&halves[1], self.places) }
    }

    /// Returns a table for each colour. Entry `n` is the largest number of the hand's tiles in runs of the other three
    /// colours, if the runs of this colour have `n` tiles.
    fn others(&self) -> [ReversedKept; 4] {
        [0, 1, 2, 3].map(|colour| self.others_of(colour))
    }

    /// Returns the same as [`others`](Self::others) after a change of `colour`. `before` is the result before the
    /// change. Its table for `colour` is still right, because it is about the other three colours only.
    fn others_after_change(&self, colour: usize, before: &[ReversedKept; 4]) -> [ReversedKept; 4] {
        [0, 1, 2, 3].map(|other| if other == colour { before[other] } else { self.others_of(other) })
    }

    fn others_of(&self, colour: usize) -> ReversedKept {
        self.of_colour[colour ^ 1].joined(&self.halves[1 - colour / 2], self.places).reversed(self.places)
    }
}

impl Layouts<'_> {
    /// Returns the most natural tiles of the hand that one target can use.
    pub(crate) fn most_kept(self, hand: Packed) -> u8 {
        self.search_targets(hand, 0, KeptQuestion::Most, &mut []).0
    }

    /// Returns the spare faces (see the module documentation). `most` must be the result of
    /// [`most_kept`](Self::most_kept) for the hand.
    pub(crate) fn spare(self, hand: Packed, most: u8) -> RoleSet {
        match most.checked_sub(1) {
            Some(fewer) => RoleSet(self.search_targets(hand, fewer, KeptQuestion::Spare(most), &mut []).1),
            None => RoleSet(hand.once),
        }
    }

    /// Returns the missing faces (see the module documentation). `most` must be the result of
    /// [`most_kept`](Self::most_kept) for the hand.
    pub(crate) fn missing(self, hand: Packed, most: u8) -> RoleSet {
        let mut missing = [MissingFaces::new(hand, None, most)];
        self.fill_missing(hand, &mut missing);
        RoleSet(missing[0].faces)
    }

    /// Returns the missing faces after each of several discards, with one search. Each item of `discards` is a discard
    /// and the result of [`most_kept`](Self::most_kept) for the remaining tiles.
    pub(crate) fn missing_after(self, hand: Packed, discards: impl Iterator<Item = (Role, u8)>) -> Vec<RoleSet> {
        let mut missing: Vec<MissingFaces> =
            discards.map(|(role, most)| MissingFaces::new(hand, Some(role), most)).collect();
        self.fill_missing(hand, &mut missing);
        missing.iter().map(|missing| RoleSet(missing.faces)).collect()
    }

    fn fill_missing(self, hand: Packed, missing: &mut [MissingFaces]) {
        let Some(least) = missing.iter().map(|missing| missing.most).min() else { return };
        self.search_targets(hand, least.saturating_sub(1), KeptQuestion::Missing, missing);
    }

    /// Searches the targets that use more than `best` tiles of the hand, and answers `question`. For `Most`, the first
    /// result is the highest number of tiles that a target uses. For `Spare`, the second result is the set of spare
    /// faces. For `Missing`, each item of `missing` gets its missing faces.
    fn search_targets(self, hand: Packed, best: u8, question: KeptQuestion, missing: &mut [MissingFaces]) -> (u8, u64) {
        self.with_runs(|runs| {
            let digits = DigitOrder::of(hand);
            let ungrouped = Ungrouped { indices: DigitOrder::indices(digits, hand), places: PLACES };
            let run_keeps = KeptInRuns::new(runs, digits, ungrouped);
            let mut sites = [KeptSite {
                number: 0,
                partial_groups: partial_groups(0),
                bound: run_keeps.all,
                group_keeps: KeptByPlaces::NOTHING.reversed(PLACES),
            }; NUMBERS];
            let count = find_sites(hand, &mut sites);
            let mut search = KeptSearch {
                runs,
                digits,
                hand,
                without_groups: run_keeps.all,
                best,
                question,
                missing,
                spare: 0,
                grouped: [0; NUMBERS],
            };
            search.search_groups(&sites[..count], ungrouped, &run_keeps, 0);
            (search.best, search.spare)
        })
    }
}

/// Fills `sites` with the numbers at which the hand can begin groups, and with their upper bounds (see [`KeptSite`]).
/// Returns how many entries are filled.
fn find_sites(hand: Packed, sites: &mut [KeptSite<'_>; NUMBERS]) -> usize {
    let mut count = 0;
    for number in set_bits(lane(shared_numbers(hand.once).in_two_colours, 0)) {
        sites[count].number = number;
        sites[count].partial_groups = partial_groups(hand.holding(number));
        count += 1;
    }
    let mut group_keeps = KeptByPlaces::NOTHING;
    for site in sites[..count].iter_mut().rev() {
        group_keeps = site.partial_groups.kept.joined(&group_keeps, PLACES);
        site.group_keeps = group_keeps.reversed(PLACES);
        site.bound = group_keeps.joined(&site.bound, PLACES);
    }
    count
}

/// The question that a [`KeptSearch`] answers. The module documentation defines missing and spare faces.
#[derive(Debug, Clone, Copy)]
enum KeptQuestion {
    /// How many tiles of the hand can one target use at most?
    Most,
    /// Which faces are missing?
    Missing,
    /// Which faces are spare? The value is the most tiles of the hand that one target can use.
    Spare(u8),
}

/// A hand, perhaps after a discard, and its missing faces.
#[derive(Debug, Clone, Copy)]
struct MissingFaces {
    hand: Packed,
    /// The colour and number of the discarded tile; `None` if there is no discard or if a wild was discarded.
    discarded: Option<(usize, usize)>,
    /// The most tiles of the hand that one target can use.
    most: u8,
    /// The faces with no tile left to draw, because the hand already has the maximum number of them (see
    /// [`Packed::can_take`]). They are never missing faces.
    exhausted: u64,
    /// The missing faces found so far.
    faces: u64,
}

impl MissingFaces {
    fn new(hand: Packed, discard: Option<Role>, most: u8) -> Self {
        let hand = discard.map_or(hand, |role| hand.without(role).expect("the discard is a tile of the hand"));
        let discarded = discard.and_then(Role::face).map(|face| (face.colour as usize, face.number.index()));
        let exhausted = hand.twice & !hand.triple | hand.thrice;
        Self { hand, discarded, most, exhausted, faces: if most == 0 { ALL_FACES } else { 0 } }
    }
}

struct KeptSearch<'a> {
    runs: &'a mut Runs,
    digits: [DigitOrder; 4],
    hand: Packed,
    /// The largest number of the hand's tiles that runs can use if there are no groups. Entry `n` is for runs of at
    /// most `n` tiles in all.
    without_groups: KeptByPlaces,
    /// The number of tiles to beat: the search skips every branch in which all targets use at most `best` tiles of the
    /// hand. For [`KeptQuestion::Most`], it is the highest number found so far.
    best: u8,
    question: KeptQuestion,
    missing: &'a mut [MissingFaces],
    /// The spare faces found so far.
    spare: u64,
    /// The tiles in the chosen groups: for each number, the count of tiles in each colour, two bits per colour.
    grouped: [usize; NUMBERS],
}

impl KeptSearch<'_> {
    /// Answers the question `self.question` for those targets that consist of the chosen groups and of runs. Then adds
    /// groups at each of `sites` and recurses, unless an upper bound shows that targets with these groups use too few
    /// tiles of the hand. `kept` is the number of tiles of the hand in the chosen groups.
    fn search_groups(&mut self, sites: &[KeptSite<'_>], ungrouped: Ungrouped, run_keeps: &KeptInRuns, kept: u8) {
        let kept_by_runs = run_keeps.most_kept();
        match self.question {
            KeptQuestion::Most => self.best = self.best.max(kept + kept_by_runs),
            KeptQuestion::Missing => self.add_missing(ungrouped, run_keeps, kept),
            KeptQuestion::Spare(most) if kept + kept_by_runs == most => {
                self.add_spare(ungrouped, kept_by_runs, run_keeps);
            }
            KeptQuestion::Spare(_) => {}
        }
        for (site_index, site) in sites.iter().enumerate() {
            if kept + site.bound.0[ungrouped.places] <= self.best {
                return;
            }
            let later_sites = &sites[site_index + 1..];
            let bound = later_sites.first().map_or(self.without_groups, |next| next.bound);
            for groups in &site.partial_groups.all {
                let Some(places) = ungrouped.places.checked_sub(groups.places) else { continue };
                let kept = kept + groups.keeps;
                if kept + bound.0[places] <= self.best {
                    continue;
                }
                let indices = DigitOrder::without(self.digits, ungrouped.indices, site.number, groups.colours);
                let ungrouped = Ungrouped { indices, places };
                let run_keeps = KeptInRuns::new(self.runs, self.digits, ungrouped);
                let most_kept = match later_sites.first() {
                    Some(next) => next.group_keeps.most_with(&run_keeps.all, PLACES - places),
                    None => run_keeps.most_kept(),
                };
                if kept + most_kept > self.best {
                    self.grouped[site.number] = groups.taken;
                    self.search_groups(later_sites, ungrouped, &run_keeps, kept);
                    self.grouped[site.number] = 0;
                }
            }
        }
    }

    /// Updates the missing faces of those hands in `missing` for which the chosen groups are part of a best target: one
    /// that uses the most tiles of the hand.
    fn add_missing(&mut self, ungrouped: Ungrouped, run_keeps: &KeptInRuns, kept: u8) {
        let mut others = None;
        for hand_index in 0..self.missing.len() {
            let most = self.missing[hand_index].most;
            let Some((colour, number)) = self.missing[hand_index].discarded else {
                if kept + run_keeps.most_kept() == most {
                    self.add_missing_for(
                        hand_index,
                        ungrouped,
                        run_keeps,
                        others.get_or_insert_with(|| run_keeps.others()),
                    );
                }
                continue;
            };
            let digits = self.digits[colour];
            if digits.count(ungrouped.indices[colour], number) == 0 {
                continue;
            }
            let mut ungrouped = ungrouped;
            ungrouped.indices[colour] -= digits.weight(number);
            let rest = self.runs.kept(digits, ungrouped.indices[colour]);
            let others = others.get_or_insert_with(|| run_keeps.others());
            if kept + others[colour].most_with(&rest, 0) == most {
                let run_keeps = run_keeps.with(colour, rest);
                self.add_missing_for(hand_index, ungrouped, &run_keeps, &run_keeps.others_after_change(colour, others));
            }
        }
    }

    /// Updates the missing faces of the hand at index `hand_index` of `missing`. A tile of such a face can help a run,
    /// a chosen group, or a new group.
    fn add_missing_for(
        &mut self,
        hand_index: usize,
        ungrouped: Ungrouped,
        run_keeps: &KeptInRuns,
        others: &[ReversedKept; 4],
    ) {
        let mut missing = self.missing[hand_index];
        self.add_missing_in_runs(&mut missing, ungrouped, run_keeps, others);
        self.add_missing_in_groups(&mut missing, run_keeps);
        self.add_missing_of_new_groups(&mut missing, ungrouped, run_keeps, others);
        self.missing[hand_index] = missing;
    }

    /// Adds to `spare` each held face with a tile that neither the chosen groups nor the best runs need.
    fn add_spare(&mut self, ungrouped: Ungrouped, kept_by_runs: u8, run_keeps: &KeptInRuns) {
        let others = run_keeps.others();
        for (colour, others) in others.iter().enumerate() {
            let digits = self.digits[colour];
            for number in set_bits(lane(self.hand.once & !self.spare, colour)) {
                if counts(self.hand.holding(number))[colour] > counts(self.grouped[number])[colour] {
                    let kept_without = self.runs.kept(digits, ungrouped.indices[colour] - digits.weight(number));
                    if others.most_with(&kept_without, 0) >= kept_by_runs {
                        self.spare |= 1 << bit_index(colour, number);
                    }
                }
            }
        }
    }

    /// Adds to `missing` every face that, if the player draws it, lets the runs use one more of the player's tiles.
    fn add_missing_in_runs(
        &mut self,
        missing: &mut MissingFaces,
        ungrouped: Ungrouped,
        run_keeps: &KeptInRuns,
        others: &[ReversedKept; 4],
    ) {
        for (colour, others) in others.iter().enumerate() {
            // `fitting_places[n]` is all ones if the runs of this colour have `n` tiles in some best result for all
            // four colours. Otherwise it is zero.
            let fitting_places = others.places_with_sum(&run_keeps.of_colour[colour], run_keeps.most_kept());
            let gains = self.runs.gains(self.digits[colour], ungrouped.indices[colour]);
            let gaining = gains
                .into_iter()
                .zip(fitting_places)
                .fold(0, |numbers, (gains, fitting_places)| numbers | gains & fitting_places);
            missing.faces |= u64::from(gaining) << bit_index(colour, 0) & !missing.exhausted;
        }
    }

    /// Adds to `missing` every face for which one more tile can join the chosen groups. The tile fills an empty place
    /// of an incomplete group, or it makes the groups larger. If they get larger, fewer of the 14 tiles of the target
    /// are left for runs. The runs must still use the same number of tiles of the hand.
    fn add_missing_in_groups(&self, missing: &mut MissingFaces, run_keeps: &KeptInRuns) {
        for number in 0..NUMBERS {
            let grouped = self.grouped[number];
            for colour in (0..4).filter(|_| grouped > 0) {
                if missing.exhausted >> bit_index(colour, number) & 1 == 1 {
                    continue;
                }
                let extra =
                    extra_places(grouped, grouped + COLOUR_UNIT[colour]).filter(|&extra| extra <= run_keeps.places);
                if extra.is_some_and(|extra| run_keeps.all.0[run_keeps.places - extra] >= run_keeps.most_kept()) {
                    missing.faces |= 1 << bit_index(colour, number);
                }
            }
        }
    }

    /// Adds to `missing` every face that can start a new group with a held tile outside the chosen groups.
    fn add_missing_of_new_groups(
        &mut self,
        missing: &mut MissingFaces,
        ungrouped: Ungrouped,
        run_keeps: &KeptInRuns,
        others: &[ReversedKept; 4],
    ) {
        // The size of a new group: the held tile, the tile that joins it, and a third tile that the player still lacks.
        const GROUP_PLACES: usize = 3;
        let kept_by_runs = run_keeps.most_kept();
        for colour in 0..4 {
            let others = others[colour];
            // If this quick test is false, no held tile of this colour can begin a new group. If it is true, the search
            // below must check each tile, because a run may need the tile.
            let can_add_group = ungrouped.places >= GROUP_PLACES
                && others.most_with(&run_keeps.of_colour[colour], GROUP_PLACES) + 2 > kept_by_runs;
            for number in set_bits(lane(missing.hand.once, colour)) {
                let grouped = self.grouped[number];
                if grouped == 0 && !can_add_group {
                    continue;
                }
                let partners =
                    !(missing.faces | missing.exhausted) & ONES << number & !(1 << bit_index(colour, number));
                let is_ungrouped = counts(missing.hand.holding(number))[colour] > counts(grouped)[colour];
                if partners == 0 || !is_ungrouped {
                    continue;
                }
                let digits = self.digits[colour];
                let kept_without = self.runs.kept(digits, ungrouped.indices[colour] - digits.weight(number));
                // The groups of this number grow by `extra` tiles. The player has two of these tiles: the one held and
                // the one drawn. `most_with` does not count them, hence `+ 2`.
                let is_kept = |extra: usize| {
                    extra <= ungrouped.places && others.most_with(&kept_without, extra) + 2 > kept_by_runs
                };
                if grouped == 0 {
                    // The held tile and a drawn tile of any colour in `partners` can begin a new group.
                    missing.faces |= if is_kept(GROUP_PLACES) { partners } else { 0 };
                    continue;
                }
                for partner in (0..4).filter(|&partner| partners >> bit_index(partner, number) & 1 == 1) {
                    if extra_places(grouped, grouped + COLOUR_UNIT[colour] + COLOUR_UNIT[partner]).is_some_and(is_kept)
                    {
                        missing.faces |= 1 << bit_index(partner, number);
                    }
                }
            }
        }
    }
}

/// Returns by how many tiles the groups of one number grow if the holding in them changes from `before` to `after`. An
/// incomplete group such as `K5 R5` counts as three tiles. Returns `None` if either argument cannot begin groups.
fn extra_places(before: usize, after: usize) -> Option<usize> {
    places(after)?.checked_sub(places(before)?)
}
