//! The worth of melds, and other figures about them.
//!
//! A [`WorthByWilds`] is a small table. For each number of wilds that melds may use, it has the highest worth of these
//! melds. The worth is a number of points or a number of tiles. The function [`joined`](WorthByWilds::joined) divides
//! the wilds between two tables in the best way. Example: one colour is worth 20 without wilds and 30 with one wild,
//! another colour is worth 10 and 25. Together they are worth 30 without wilds, and 45 with one wild.
//!
//! A [`Figures`] describes laid melds: their tiles, points and wilds, and the tiles that they leave in the hand.

use std::fmt;
use std::ops::Add;

use crate::hand::RoleCounts;

/// The size of a table that has one value for each number of wilds, 0 to 4.
pub(crate) const LEVELS: usize = RoleCounts::MAX_WILDS as usize + 1;

/// The size of a table that fills one register of the processor: eight numbers of 16 bits. The values after the first
/// [`LEVELS`] have no meaning.
pub(crate) const LANES: usize = 8;

/// The highest worth (points or tiles) of some melds. Index `n` holds the worth with at most `n` wilds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WorthByWilds<const LEVELS: usize>(pub(crate) [i16; LEVELS]);

/// The sentinel for "impossible": so low that the sum with any real value is negative.
pub(crate) const IMPOSSIBLE: i16 = i16::MIN / 2;

impl WorthByWilds<LANES> {
    /// Returns the same as [`joined`](Self::joined). The loops have fixed lengths, so the compiler handles all values of
    /// a table with one instruction. It does not do so if the function is inlined.
    #[inline(never)]
    pub(crate) fn joined_at_once(&self, other: &Self) -> Self {
        let (mut both, mut shifted) = ([i16::MIN; LANES], self.0);
        for &two in &other.0[..LEVELS] {
            both = std::array::from_fn(|level| both[level].max(shifted[level].saturating_add(two)));
            shifted = std::array::from_fn(|level| level.checked_sub(1).map_or(i16::MIN, |level| shifted[level]));
        }
        Self(both)
    }

    /// Returns the highest worth of the melds of `self` and `other` together with all wilds of a table, that is, the
    /// value of [`joined`](Self::joined) at index `LEVELS - 1`.
    pub(crate) fn highest_together(&self, other: &Self) -> i16 {
        self.levels::<LEVELS>().highest_joined(other.levels())
    }
}

impl<const LEVELS: usize> WorthByWilds<LEVELS> {
    /// The worth (points or tiles) of an empty set of melds: 0 for any number of wilds.
    pub(crate) const NOTHING: Self = Self([0; LEVELS]);

    /// Returns the last value of the table: the worth with the most wilds.
    pub(crate) const fn highest(self) -> i16 {
        self.0[LEVELS - 1]
    }

    /// Returns the highest worth of the melds of `self` and `other` together, for each number of wilds. The wilds are
    /// divided between the two in the best way.
    pub(crate) fn joined(self, other: Self) -> Self {
        let mut both = [i16::MIN; LEVELS];
        for (level, both) in both.iter_mut().enumerate() {
            for (one, two) in self.0[..=level].iter().zip(other.0[..=level].iter().rev()) {
                *both = (*both).max(one.saturating_add(*two));
            }
        }
        Self(both)
    }

    /// Returns the last value of [`joined`](Self::joined), without computing the others.
    pub(crate) fn highest_joined(self, other: Self) -> i16 {
        self.0.iter().zip(other.0.iter().rev()).fold(i16::MIN, |best, (one, two)| best.max(one.saturating_add(*two)))
    }

    /// Returns the worth of the same melds together with others that use `wilds` wilds and are worth `value`.
    pub(crate) fn after(self, wilds: u8, value: i16) -> Self {
        let mut after = self.0.map(|worth| worth.saturating_add(value));
        for _ in 0..wilds {
            after = std::array::from_fn(|level| level.checked_sub(1).map_or(IMPOSSIBLE, |level| after[level]));
        }
        Self(after)
    }

    /// Returns the higher worth of `self` and `other` for each number of wilds.
    pub(crate) fn or(mut self, other: Self) -> Self {
        for (one, two) in self.0.iter_mut().zip(other.0) {
            *one = (*one).max(two);
        }
        self
    }

    /// Returns the table with `OTHER` values. Omits the last values, or adds [`IMPOSSIBLE`] after them.
    pub(crate) fn levels<const OTHER: usize>(&self) -> WorthByWilds<OTHER> {
        WorthByWilds(std::array::from_fn(|level| self.0.get(level).copied().unwrap_or(IMPOSSIBLE)))
    }
}

/// Adds one meld to the melds of the table `others`, and raises each entry of `best` to the result if it is higher. The
/// meld has the value `value` and the cost `used`. In both tables, index `n` is the best value (such as points) at a
/// cost (such as wilds) of at most `n`.
#[inline]
pub(super) fn raise<T: Copy + Ord + Add<Output = T>>(best: &mut [T], others: &[T], used: usize, value: T) {
    for (best, &others) in best[used..].iter_mut().zip(others) {
        *best = (*best).max(others + value);
    }
}

/// The number of ways to lay some tiles. Index `n` counts the ways that use exactly `n` wilds.
pub(crate) type WaysByWilds = [u64; LEVELS];

/// The number of ways to lay no tiles: one way, without wilds.
pub(crate) const ONE_WAY: WaysByWilds = [1, 0, 0, 0, 0];

/// Returns the number of ways to lay two sets of tiles together, for each number of wilds up to `wilds`.
pub(crate) fn ways_together(one: &WaysByWilds, other: &WaysByWilds, wilds: u8) -> WaysByWilds {
    let wilds = usize::from(wilds);
    let mut both = WaysByWilds::default();
    for (used, &ways) in one[..=wilds].iter().enumerate().filter(|&(_, &ways)| ways > 0) {
        for (both, other) in both[used..=wilds].iter_mut().zip(other) {
            *both += ways * other;
        }
    }
    both
}

/// Figures of some laid melds, such as their sum of points, packed into one integer. Adding two integers adds every
/// figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(crate) struct Figures(u64);

/// The position of one figure in the bits of [`Figures`]: its lowest bit, and how many bits it has.
#[derive(Clone, Copy)]
struct FigureBits {
    start: u32,
    width: u32,
}

/// The number of tiles in the melds, including wilds. It uses the 5 lowest bits, so 3 tiles with a sum of 15 points are
/// stored as 3 + 15 · 32.
const TILES: FigureBits = FigureBits { start: 0, width: 5 };
/// The sum of points of the melds.
const SUM: FigureBits = FigureBits { start: 5, width: 11 };
/// The sum of points of the natural tiles in the melds.
const NATURALS: FigureBits = FigureBits { start: 16, width: 11 };
/// The number of wilds in the melds.
const WILDS: FigureBits = FigureBits { start: 32, width: 4 };
/// The number of natural tiles outside the melds.
const OUTSIDE: FigureBits = FigureBits { start: 36, width: 6 };

#[expect(clippy::cast_possible_truncation, reason = "every figure has its width, and lies where it is cut out")]
impl Figures {
    pub(crate) const NOTHING: Self = Self(0);

    /// Returns the figures of `tiles` tiles that all have the number `number`. They are all wild if `wild` is true,
    /// otherwise all natural.
    pub(crate) fn equal(number: u8, tiles: u8, wild: bool) -> Self {
        let sum = u64::from(number) * u64::from(tiles);
        let (wilds, naturals) = if wild { (u64::from(tiles), 0) } else { (0, sum) };
        Self(u64::from(tiles) << TILES.start | sum << SUM.start | naturals << NATURALS.start | wilds << WILDS.start)
    }

    /// Returns the figures of an empty set of melds that leaves `tiles` natural tiles outside.
    pub(crate) fn leaving(tiles: u8) -> Self {
        Self(u64::from(tiles) << OUTSIDE.start)
    }

    pub(crate) const fn wilds(self) -> u8 {
        self.figure(WILDS) as u8
    }

    pub(crate) const fn tiles(self) -> u8 {
        self.figure(TILES) as u8
    }

    /// Returns the sum of points of the melds. A wild counts as the tile that it replaces.
    pub(crate) const fn sum(self) -> u16 {
        self.figure(SUM) as u16
    }

    /// Returns true if at least one natural tile stays outside the melds.
    pub(crate) const fn leaves(self) -> bool {
        self.figure(OUTSIDE) > 0
    }

    /// Returns the rank: the sum of points in the high bits, the number of tiles in the low 5 bits. So ranks compare by
    /// sum, and equal sums by number of tiles.
    pub(crate) const fn rank(self) -> u16 {
        self.0 as u16
    }

    /// Returns the thrift, a number that is higher if fewer points of natural tiles stay in the hand. Its high 16 bits
    /// are the sum of points of the natural tiles in the melds, its low 16 bits the rank.
    pub(crate) const fn thrift(self) -> u32 {
        self.0 as u32
    }

    const fn figure(self, FigureBits { start, width }: FigureBits) -> u64 {
        self.0 >> start & ((1 << width) - 1)
    }
}

/// Splits a [thrift](Figures::thrift) into the sum of points of the natural tiles in the melds, and the rank of the
/// melds.
#[expect(clippy::cast_possible_truncation, reason = "the rank is the low half")]
pub(crate) const fn parts_of(thrift: u32) -> (u16, u16) {
    ((thrift >> NATURALS.start) as u16, thrift as u16)
}

impl Add for Figures {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl fmt::Debug for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (naturals, _) = parts_of(self.thrift());
        write!(f, "{} tiles, sum {}, naturals {naturals}, {} wilds", self.tiles(), self.sum(), self.wilds())
    }
}
