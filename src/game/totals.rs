//! Adds up the results of many deals, and computes means and standard errors. A deal is one shuffle of the tiles. It is
//! played several times, once for each rotation of the players.

use super::SEATS;
use super::arena::{Arena, Endings, Losses, Sums, Tally, add_counts, add_lengths};

/// The results of many deals, added up. Deals can be added in any order, and no single deal is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Totals {
    deals: u64,
    kinds: Vec<OfKind>,
    seats: [OfHands; SEATS],
    /// How many hands ended in each way.
    pub(crate) endings: Endings,
    /// The number of turns in all hands.
    pub(crate) turns: usize,
    /// The number of hands with 0 turns, with 1 turn and so on.
    pub(crate) lengths: Vec<usize>,
    /// The number of fouls and illegal actions in all hands.
    pub(crate) fouls: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct OfKind {
    own: OfHands,
    losses: Losses,
    /// The lead of this kind of player over the first kind in points per hand, as one number per deal. The number is
    /// scaled to an integer: if this kind has `p` points from `h` hands and the first kind `q` points from `g` hands,
    /// the number is `p * g - q * h`.
    scaled_lead: Series,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct OfHands {
    hands: u32,
    points: Series,
    wins: Series,
}

/// One number per deal, stored as the sum of these numbers and the sum of their squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Series {
    sum: i128,
    squares: i128,
}

/// A mean per hand and its standard error. All hands of one deal together are one sample, because they start from the
/// same tiles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Paired {
    /// The mean, for example of the points in a hand.
    pub mean: f64,
    /// The standard error of the mean; `None` if there was only one deal.
    pub error: Option<f64>,
}

impl Paired {
    /// Returns the mean of these numbers and its standard error.
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
    /// The mean number of wins in a hand.
    pub(crate) wins: Paired,
    /// The mean number of points in a hand.
    pub(crate) points: Paired,
}

/// The mean results of one kind of player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Measured<K> {
    /// The kind of player that these results belong to.
    pub(crate) kind: K,
    /// The mean number of wins and of points in a hand.
    pub(crate) means: Means,
    /// The number of hands that this kind of player lost because its program failed, for each reason.
    pub(crate) losses: Losses,
    /// How many points more per hand this kind of player makes than the first kind, compared within each deal.
    pub(crate) difference: Paired,
}

impl Totals {
    /// Returns totals of 0 deals for the players of an arena.
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

    /// Adds the result of one deal. The deal must have been played in the arena (simulation) for which these totals
    /// were created.
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

    /// Returns the number of deals (shuffles of the tiles).
    pub(crate) const fn deals(&self) -> u64 {
        self.deals
    }

    /// Returns the number of hands. One deal is played as several hands, one for each rotation of the players.
    pub(crate) const fn hands(&self) -> usize {
        self.endings.finished + self.endings.exhausted + self.endings.void + self.endings.lost
    }

    /// Returns the mean results of each kind of player.
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

    /// Returns the mean results of each seat. The first seat is the starter.
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

    /// Returns the mean of the series and its standard error, both divided by `divisor`. To get the mean per hand, pass
    /// the number of hands per deal.
    #[expect(clippy::cast_precision_loss, reason = "what is printed has fewer figures than a float")]
    fn paired(self, deals: u64, divisor: f64) -> Paired {
        let count = i128::from(deals);
        let deals = deals as f64;
        // Use integers, which are exact: the order in which deals are added then does not change the result.
        let spread = (count * self.squares - self.sum * self.sum) as f64 / deals;
        let error = (count > 1).then(|| (spread / (deals - 1.0) / deals).sqrt() / divisor);
        Paired { mean: self.sum as f64 / deals / divisor, error }
    }
}

pub(crate) fn float(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}
