//! Adds up the results of many deals, and computes means and standard errors. A deal is played once for each rotation
//! of the players.

use super::SEATS;
use super::arena::{Arena, Endings, Losses, Sums, Tally, add_counts, add_lengths};

/// The results of many deals, added up. No single deal is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Totals {
    deals: u64,
    kinds: Vec<OfKind>,
    seats: [OfHands; SEATS],
    pub(crate) endings: Endings,
    pub(crate) turns: usize,
    /// Entry `n` is the number of hands with `n` turns.
    pub(crate) lengths: Vec<usize>,
    /// Fouls and illegal actions.
    pub(crate) fouls: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct OfKind {
    own: OfHands,
    losses: Losses,
    /// One number per deal: the lead of this kind of player over the first kind in points per hand, scaled to an
    /// integer. If this kind has `p` points from `h` hands and the first kind `q` points from `g` hands, it is `p * g -
    /// q * h`.
    scaled_lead: Series,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct OfHands {
    hands: u32,
    points: Series,
    wins: Series,
}

/// One number per deal, stored as their sum and the sum of their squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Series {
    sum: i128,
    squares: i128,
}

/// A mean per hand and its standard error. All hands of one deal are one sample, because they start from the same
/// tiles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Paired {
    /// The mean, for example of the points in a hand.
    pub mean: f64,
    /// The standard error of the mean; `None` if there was only one deal.
    pub error: Option<f64>,
}

impl Paired {
    pub(super) fn of(numbers: impl Iterator<Item = i64>) -> Self {
        let (series, count) = numbers.fold((Series::default(), 0), |(mut series, count), number| {
            series.add(number);
            (series, count + 1)
        });
        series.paired(count, 1.0)
    }
}

/// The mean results of one kind of player, or of one seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Means {
    /// Wins per hand.
    pub(crate) wins: Paired,
    /// Points per hand.
    pub(crate) points: Paired,
}

/// The mean results of one kind of player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Measured<K> {
    pub(crate) kind: K,
    pub(crate) means: Means,
    /// Hands lost because the program of this kind of player failed.
    pub(crate) losses: Losses,
    /// The lead over the first kind of player in points per hand, compared within each deal.
    pub(crate) difference: Paired,
}

impl Totals {
    /// Returns totals of 0 deals, with a row for each kind of player in the arena.
    pub(crate) fn new<K: Clone + PartialEq>(arena: &Arena<K>) -> Self {
        Self {
            deals: 0,
            kinds: vec![OfKind::default(); arena.kinds().len()],
            seats: [OfHands::default(); SEATS],
            endings: Endings::default(),
            turns: 0,
            lengths: Vec::new(),
            fouls: 0,
        }
    }

    /// Adds the result of one deal, which must have been played in the arena passed to [`Self::new`].
    pub(crate) fn add(&mut self, tally: &Tally) {
        self.deals += 1;
        let first = *tally.kinds.first().expect("an arena has players");
        for ((kind, &sums), losses) in self.kinds.iter_mut().zip(&tally.kinds).zip(&tally.losses) {
            kind.own.add(sums);
            add_counts(&mut kind.losses, losses);
            let scaled = |own: Sums, other: Sums| own.points * i64::from(other.hands);
            kind.scaled_lead.add(scaled(sums, first) - scaled(first, sums));
        }
        for (seat, &sums) in self.seats.iter_mut().zip(&tally.seats) {
            seat.add(sums);
        }
        self.endings += tally.endings;
        self.turns += tally.turns;
        add_lengths(&mut self.lengths, &tally.lengths);
        self.fouls += tally.fouls;
    }

    /// Adds the totals of other deals from the same arena.
    pub(crate) fn join(&mut self, other: &Self) {
        self.deals += other.deals;
        for (own, more) in self.kinds.iter_mut().zip(&other.kinds) {
            own.own.join(&more.own);
            add_counts(&mut own.losses, &more.losses);
            own.scaled_lead.join(more.scaled_lead);
        }
        for (own, more) in self.seats.iter_mut().zip(&other.seats) {
            own.join(more);
        }
        self.endings += other.endings;
        self.turns += other.turns;
        add_lengths(&mut self.lengths, &other.lengths);
        self.fouls += other.fouls;
    }

    pub(crate) const fn deals(&self) -> u64 {
        self.deals
    }

    pub(crate) const fn hands(&self) -> usize {
        self.endings.finished + self.endings.exhausted + self.endings.void + self.endings.lost
    }

    pub(crate) fn kinds<K: Clone + PartialEq>(&self, arena: &Arena<K>) -> Vec<Measured<K>> {
        let first = self.kinds.first().map_or(1, |first| first.own.hands);
        let measured = |(kind, totals): (&K, &OfKind)| Measured {
            kind: kind.clone(),
            means: totals.own.means(self.deals),
            losses: totals.losses,
            difference: totals.scaled_lead.paired(self.deals, f64::from(totals.own.hands) * f64::from(first)),
        };
        arena.kinds().iter().zip(&self.kinds).map(measured).collect()
    }

    /// The first seat is the starter.
    pub(crate) fn seats(&self) -> [Means; SEATS] {
        self.seats.map(|seat| seat.means(self.deals))
    }
}

impl OfHands {
    fn add(&mut self, sums: Sums) {
        self.hands = sums.hands;
        self.points.add(sums.points);
        self.wins.add(sums.wins.into());
    }

    fn join(&mut self, other: &Self) {
        self.hands = self.hands.max(other.hands);
        self.points.join(other.points);
        self.wins.join(other.wins);
    }

    fn means(&self, deals: u64) -> Means {
        let hands = f64::from(self.hands);
        Means { wins: self.wins.paired(deals, hands), points: self.points.paired(deals, hands) }
    }
}

impl Series {
    fn add(&mut self, value: i64) {
        let value = i128::from(value);
        self.sum += value;
        self.squares += value * value;
    }

    fn join(&mut self, other: Self) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Returns the mean of the series and its standard error, both divided by `divisor`: the hands per deal, for a mean
    /// per hand.
    #[expect(clippy::cast_precision_loss, reason = "what is printed has fewer figures than a float")]
    fn paired(self, deals: u64, divisor: f64) -> Paired {
        let count = i128::from(deals);
        let deals = deals as f64;
        // Integers are exact, so the order in which deals were added does not change the result.
        let spread = (count * self.squares - self.sum * self.sum) as f64 / deals;
        let error = (count > 1).then(|| (spread / (deals - 1.0) / deals).sqrt() / divisor);
        Paired { mean: self.sum as f64 / deals / divisor, error }
    }
}

pub(crate) fn float(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}
