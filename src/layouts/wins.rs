//! The tiles whose discard leaves the others all in runs and groups.
//!
//! Nearly every dealt hand holds too many tiles that fit no other; those are sorted out first. For the rest groups are
//! chosen number by number, and the table of runs judges what is left of each colour.

use super::Layouts;
use super::groups::{Choice, choices, of_one_number};
use super::line::{Digits, NUMBERS};
use super::packed::{NUMBERS_OF_LANE, ONES, Packed, RoleSet, at, bits, lane, has_more_bits_than};
use super::runs::Runs;
use super::wilds::WildCounts;

/// The numbers at which groups can be chosen.
type Sites<'a> = [(usize, &'a [Choice])];

impl Layouts {
    /// Whether all tiles lie in melds.
    pub fn complete(self, hand: Packed) -> bool {
        !self.found(hand, Wanted::All).is_empty()
    }

    /// The roles whose discard leaves all other tiles in melds.
    pub fn discards(self, hand: Packed) -> RoleSet {
        self.found(hand, Wanted::ButOne)
    }

    /// Whether one tile can be left out so that all others lie in melds.
    #[inline]
    pub fn but_one(self, hand: Packed) -> bool {
        !self.found(hand, Wanted::SomeButOne).is_empty()
    }

    #[inline]
    fn found(self, hand: Packed, wanted: Wanted) -> RoleSet {
        let at_all = self.company(hand);
        if at_all.hopeless(hand.once, hand.twice, hand.wilds.into(), wanted.spare())
            || at_all.scattered(hand, wanted.spare())
        {
            return RoleSet::default();
        }
        self.looked_for(hand, wanted, at_all.candidates(hand))
    }

    fn looked_for(self, hand: Packed, wanted: Wanted, candidates: RoleSet) -> RoleSet {
        self.with_runs(|runs| {
            let digits = Digits::of(hand);
            let mut search =
                Search { layouts: self, runs, digits, hand, wanted, candidates, found: RoleSet::default() };
            search.run();
            search.found
        })
    }

    /// A hand without tiles that surely lie in no meld.
    pub(super) fn in_company(self, hand: Packed) -> Packed {
        self.company(hand).without_lone(hand)
    }

    /// Which tiles want wilds to lie in a meld.
    fn company(self, hand: Packed) -> Wanting {
        let (two, three) = of_one_number(hand.once);
        let in_runs = self.in_runs(hand.once, hand.wilds.into());
        Wanting { one: in_runs.one & !three, two: in_runs.two & !two }
    }

    /// Which of these tiles want a wild to lie in a run with the others, where there are `wilds` wilds.
    fn in_runs(self, once: u64, wilds: u32) -> Wanting {
        let line = if self.wrap { once | (once & ONES) << 13 } else { once };
        let next = line & line >> 1;
        let row = next & line >> 2;
        let one = once & !self.folded(row | row << 1 | row << 2);
        // Most hands hold no wild, and nobody asks how many a tile would want.
        if wilds == 0 {
            return Wanting { one, two: 0 };
        }
        let gap = line & line >> 2;
        Wanting { one, two: once & !self.folded(next | next << 1 | gap | gap << 2) }
    }

    /// The 1 after 13 is a tile numbered 1.
    const fn folded(self, line: u64) -> u64 {
        if self.wrap { line | line >> 13 & ONES } else { line }
    }
}

/// The tiles that want a wild or more to lie in a meld, and those that want two or more; the latter are not filled in
/// for a hand without wilds.
///
/// Without wilds a tile needs two others next to it; with one wild, one other.
#[derive(Debug, Clone, Copy)]
struct Wanting {
    one: u64,
    two: u64,
}

impl Wanting {
    /// Whether surely more than `spare` of these tiles and their twins lie in no meld.
    ///
    /// One wild brings at most four tiles into a meld that had no place (1 2 . 4 5), two wilds two that were alone (1 .
    /// . 4).
    const fn hopeless(self, tiles: u64, likes: u64, wilds: u32, spare: u32) -> bool {
        if wilds == 0 {
            // Whatever wants two wants one.
            return more(self.one & tiles, likes, spare);
        }
        if wilds == 1 && more(self.two & tiles, likes, spare) {
            return true;
        }
        let one = (self.one & tiles).count_ones() + (self.one & likes).count_ones();
        let two = (self.two & tiles).count_ones() + (self.two & likes).count_ones();
        one > 4 * wilds + spare || wilds <= 2 && two > 2 * (wilds / 2) + spare
    }

    /// The hand without the tiles that want more wilds than it has.
    const fn without_lone(self, hand: Packed) -> Packed {
        let lone = match hand.wilds {
            0 => self.one,
            1 => self.two,
            _ => 0,
        };
        Packed { once: hand.once & !lone, twice: hand.twice & !lone, thrice: hand.thrice & !lone, ..hand }
    }

    /// Whether more than `spare` tiles need a wild and cannot get one: a wild helps tiles of one colour or one number
    /// only.
    fn scattered(self, hand: Packed, spare: u32) -> bool {
        hand.wilds > 0 && uncovered(self.one, hand.twice, hand.wilds, spare)
    }

    /// The roles whose discard may leave the others in melds: in a hand without wilds, the tiles that want one if there
    /// are any.
    const fn candidates(self, hand: Packed) -> RoleSet {
        if hand.wilds > 0 || self.one == 0 { hand.roles() } else { RoleSet(self.one) }
    }
}

/// Whether these tiles, twins included, are more than `than` (0 or 1).
const fn more(tiles: u64, likes: u64, than: u32) -> bool {
    has_more_bits_than(tiles, than) || than > 0 && tiles & likes != 0
}

/// Whether `lines` colours or numbers are too few to cover these tiles once `less` are left out. Of a tile held twice
/// leaving one out is not enough.
fn uncovered(tiles: u64, twice: u64, lines: u8, less: u32) -> bool {
    if tiles == 0 {
        return false;
    }
    let place = tiles.trailing_zeros();
    let (lowest, colour, number) = (1 << place, NUMBERS_OF_LANE << (place & !15), ONES << (place & 15));
    let in_line = |line: u64| lines > 0 && !uncovered(tiles & !line, twice, lines - 1, less);
    let thrown = less > 0 && twice & lowest == 0 && !uncovered(tiles ^ lowest, twice, lines, less - 1);
    !(thrown || in_line(colour) || in_line(number))
}

/// What is wanted: all tiles laid, or all but one; and then every tile that can be the one, or any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    All,
    ButOne,
    SomeButOne,
}

/// The tiles not in groups, as bits and as an index for each colour.
#[derive(Debug, Clone, Copy)]
struct Left {
    once: u64,
    /// The numbers whose groups are not chosen yet.
    undecided: u64,
    index: [u32; 4],
}

impl Wanted {
    const fn spare(self) -> u32 {
        match self {
            Self::All => 0,
            Self::ButOne | Self::SomeButOne => 1,
        }
    }
}

struct Search<'a> {
    layouts: Layouts,
    runs: &'a mut Runs,
    digits: [Digits; 4],
    hand: Packed,
    wanted: Wanted,
    /// The most that can be found.
    candidates: RoleSet,
    found: RoleSet,
}

impl Search<'_> {
    /// Tries every choice of groups.
    fn run(&mut self) {
        let Packed { once, wilds, .. } = self.hand;
        let mut sites: [(usize, &[Choice]); NUMBERS] = [(0, &[]); NUMBERS];
        let mut count = 0;
        let mut undecided = 0;
        let (two, _) = of_one_number(once);
        for number in bits(lane(two, 0)) {
            let choices = choices(self.hand.holding(number), wilds);
            if !choices.is_empty() {
                sites[count] = (number, choices);
                count += 1;
                undecided |= ONES << number;
            }
        }
        let index = Digits::indices(self.digits, self.hand);
        self.choose(&sites[..count], Left { once, undecided, index }, WildCounts::NONE);
    }

    fn choose(&mut self, sites: &Sites<'_>, left: Left, groups: WildCounts) {
        let Some((&(number, choices), others)) = sites.split_first() else {
            self.judge(left, groups);
            return;
        };
        let undecided = left.undecided & !(ONES << number);
        self.go_on(others, Left { undecided, ..left }, groups);
        for choice in choices {
            let groups = groups.plus(choice.wilds).up_to(self.hand.wilds);
            if !groups.is_never() {
                let index = Digits::without(self.digits, left.index, number, choice.taken);
                let once = left.once & !(ONES << number) | choice.left << number;
                self.go_on(others, Left { once, undecided, index }, groups);
            }
        }
    }

    /// Goes on to the next site, unless too many tiles left for runs can lie in none, or everything is found.
    #[inline]
    fn go_on(&mut self, sites: &Sites<'_>, left: Left, groups: WildCounts) {
        let wilds = u32::from(self.hand.wilds) - groups.fewest();
        let for_runs = left.once & !left.undecided;
        if !self.layouts.in_runs(left.once, wilds).hopeless(for_runs, 0, wilds, self.wanted.spare()) && !self.done() {
            self.choose(sites, left, groups);
        }
    }

    /// Whether everything asked for is found.
    fn done(&self) -> bool {
        match self.wanted {
            Wanted::ButOne => self.found == self.candidates,
            Wanted::All | Wanted::SomeButOne => !self.found.is_empty(),
        }
    }

    /// Adds the discards that leave only runs besides the groups chosen.
    fn judge(&mut self, left: Left, groups: WildCounts) {
        let wilds = self.hand.wilds;
        let mut all = [WildCounts::NEVER; 4];
        let mut broken = 0;
        let mut breaks = 0;
        for (colour, all) in all.iter_mut().enumerate() {
            *all = self.runs.all(self.digits[colour], left.index[colour]);
            if all.up_to(wilds).is_never() {
                broken += 1;
                breaks = colour;
            }
            if broken > self.wanted.spare() {
                return;
            }
        }
        match broken {
            0 => {
                let together = all.iter().fold(groups, |sum, &all| sum.plus(all));
                match self.wanted {
                    Wanted::All if together.contains(wilds) => self.found = RoleSet::WILD,
                    Wanted::All => {}
                    Wanted::ButOne | Wanted::SomeButOne => {
                        if wilds > 0 && together.contains(wilds - 1) {
                            self.found = self.found.with(RoleSet::WILD);
                        }
                        for colour in 0..4 {
                            self.throw(left, all, groups, colour);
                        }
                    }
                }
            }
            _ => self.throw(left, all, groups, breaks),
        }
    }

    /// Adds the discards of one colour.
    fn throw(&mut self, left: Left, all: [WildCounts; 4], groups: WildCounts, colour: usize) {
        let wilds = self.hand.wilds;
        let numbers = lane(left.once & !self.found.0, colour);
        if numbers == 0 {
            return;
        }
        let others = (0..4).filter(|&other| other != colour);
        let rest = others.fold(groups, |sum, other| sum.plus(all[other]));
        let digits = self.digits[colour];
        if !rest.plus(self.runs.but_one(digits, left.index[colour])).contains(wilds) {
            return;
        }
        for number in bits(numbers) {
            let without = self.runs.all(digits, left.index[colour] - digits.weight(number));
            if rest.plus(without).contains(wilds) {
                self.found.0 |= 1 << at(colour, number);
            }
        }
    }
}
