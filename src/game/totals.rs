//! Adds up the results of many deals, and computes means and standard errors. A deal is played once for each rotation
//! of the players.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::SEATS;
use super::hand_result::{HandEnd, HandResult, Loss};
use crate::record::HandRecord;
use crate::score::FinishKind;
use crate::words::Named;

/// The results of one deal, added up over all rotations of the players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tally {
    kinds: Vec<Sums>,
    /// In the order of `kinds`.
    losses: Vec<Losses>,
    seats: [Sums; SEATS],
    counts: HandCounts,
    /// The records of the hands; empty if the caller did not request them.
    pub(crate) records: Vec<HandRecord>,
}

/// The points and wins of one kind of player or of one seat, added up over some hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Sums {
    points: i64,
    wins: u32,
    /// Hands played. A hand counts twice if two of its players are of this kind.
    hands: u32,
}

/// The number of hands lost because the player's program failed, for each reason in `Loss::ALL`.
pub(crate) type Losses = [usize; Loss::ALL.len()];

/// How some hands ended, and how long they were.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct HandCounts {
    pub(crate) endings: Endings,
    /// Entry `n` is the number of hands with `n` turns.
    pub(crate) lengths: Vec<usize>,
    /// Fouls and illegal actions.
    pub(crate) fouls: usize,
}

/// The number of hands that ended in each way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "EndingsReport"))]
pub(crate) struct Endings {
    /// The number of hands that a player finished.
    pub(crate) finished: usize,
    /// The number of hands in which the stock ran out.
    pub(crate) exhausted: usize,
    /// The number of hands that are void because all four players opened with pairs.
    pub(crate) void: usize,
    /// The number of hands that ended because a program failed.
    pub(crate) lost: usize,
    /// The number of finishes of each special kind. One finish can have several kinds.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "schemas", schemars(with = "BTreeMap<String, usize>"))]
    pub(crate) ways: [usize; FinishKind::ALL.len()],
}

/// Writes the number of finishes of each kind in `FinishKind::ALL` as a map from the names of the kinds.
fn by_name<S: Serializer>(ways: &[usize; FinishKind::ALL.len()], serializer: S) -> Result<S::Ok, S::Error> {
    let names = FinishKind::ALL.iter().map(|kind| kind.name());
    names.zip(ways).collect::<BTreeMap<_, _>>().serialize(serializer)
}

/// The results of many deals, added up. No single deal is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Totals {
    deals: u64,
    kinds: Vec<OfKind>,
    seats: [OfHands; SEATS],
    pub(crate) counts: HandCounts,
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
pub(crate) struct Measured {
    pub(crate) means: Means,
    /// Hands lost because the program of this kind of player failed.
    pub(crate) losses: Losses,
    /// The lead over the first kind of player in points per hand, compared within each deal.
    pub(crate) difference: Paired,
}

impl Tally {
    /// Returns the tally of 0 hands. `kinds` is the number of kinds of players.
    pub(crate) fn new(kinds: usize) -> Self {
        Self {
            kinds: vec![Sums::default(); kinds],
            losses: vec![Losses::default(); kinds],
            seats: [Sums::default(); SEATS],
            counts: HandCounts::default(),
            records: Vec::new(),
        }
    }

    /// Adds the result of a hand with this number of turns and of fouls. `seating` has the index of the kind of player
    /// at each seat.
    pub(crate) fn add(&mut self, seating: [usize; SEATS], result: &HandResult, turns: usize, fouls: usize) {
        self.counts.add(result, turns, fouls);
        let seated = seating.into_iter().zip(result.points).zip(&mut self.seats).enumerate();
        for (seat, ((kind, points), of_seat)) in seated {
            let won = matches!(&result.winner, Some(by) if *by == seat);
            of_seat.add(points, won);
            let Some((sums, losses)) = self.kinds.get_mut(kind).zip(self.losses.get_mut(kind)) else { continue };
            sums.add(points, won);
            let reason = result.lost.filter(|lost| lost.seat == seat).map(|lost| lost.cause);
            for (count, loss) in losses.iter_mut().zip(Loss::ALL) {
                *count += usize::from(reason == Some(*loss));
            }
        }
    }
}

impl Sums {
    fn add(&mut self, points: i64, won: bool) {
        self.points += points;
        self.wins += u32::from(won);
        self.hands += 1;
    }
}

impl HandCounts {
    fn add(&mut self, result: &HandResult, turns: usize, fouls: usize) {
        let ended = match result.ending {
            HandEnd::Finished => &mut self.endings.finished,
            HandEnd::Exhausted => &mut self.endings.exhausted,
            HandEnd::Void => &mut self.endings.void,
            HandEnd::Lost => &mut self.endings.lost,
        };
        *ended += 1;
        for (count, way) in self.endings.ways.iter_mut().zip(FinishKind::ALL) {
            *count += usize::from(result.ways.contains(way));
        }
        add_lengths(&mut self.lengths, &[vec![0; turns], vec![1]].concat());
        self.fouls += fouls;
    }

    /// Adds the counts of other hands.
    fn join(&mut self, other: &Self) {
        let Endings { finished, exhausted, void, lost, ways } = &other.endings;
        self.endings.finished += finished;
        self.endings.exhausted += exhausted;
        self.endings.void += void;
        self.endings.lost += lost;
        add_counts(&mut self.endings.ways, ways);
        add_lengths(&mut self.lengths, &other.lengths);
        self.fouls += other.fouls;
    }

    /// Returns the number of turns in all hands.
    pub(crate) fn turns(&self) -> usize {
        self.lengths.iter().enumerate().map(|(turns, hands)| turns * hands).sum()
    }
}

/// Adds each count in `more` to the count at the same index of `own`.
fn add_counts(own: &mut [usize], more: &[usize]) {
    for (own, more) in own.iter_mut().zip(more) {
        *own += more;
    }
}

/// Adds the lengths of more hands. Entry `n` is the number of hands with `n` turns.
fn add_lengths(own: &mut Vec<usize>, more: &[usize]) {
    own.resize(own.len().max(more.len()), 0);
    add_counts(own, more);
}

impl Totals {
    /// Returns the totals of 0 deals. `kinds` is the number of kinds of players.
    pub(crate) fn new(kinds: usize) -> Self {
        Self {
            deals: 0,
            kinds: vec![OfKind::default(); kinds],
            seats: [OfHands::default(); SEATS],
            counts: HandCounts::default(),
        }
    }

    /// Adds the result of one deal between the same kinds of players.
    pub(crate) fn add(&mut self, tally: &Tally) {
        self.deals += 1;
        let first = *tally.kinds.first().expect("a simulation has players");
        for ((kind, &sums), losses) in self.kinds.iter_mut().zip(&tally.kinds).zip(&tally.losses) {
            kind.own.add(sums);
            add_counts(&mut kind.losses, losses);
            let scaled = |own: Sums, other: Sums| own.points * i64::from(other.hands);
            kind.scaled_lead.add(scaled(sums, first) - scaled(first, sums));
        }
        for (seat, &sums) in self.seats.iter_mut().zip(&tally.seats) {
            seat.add(sums);
        }
        self.counts.join(&tally.counts);
    }

    /// Adds the totals of other deals between the same kinds of players.
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
        self.counts.join(&other.counts);
    }

    pub(crate) const fn deals(&self) -> u64 {
        self.deals
    }

    pub(crate) const fn hands(&self) -> usize {
        let Endings { finished, exhausted, void, lost, .. } = self.counts.endings;
        finished + exhausted + void + lost
    }

    /// Returns the results of each kind of player.
    pub(crate) fn kinds(&self) -> Vec<Measured> {
        let first = self.kinds.first().map_or(1, |first| first.own.hands);
        let measured = |totals: &OfKind| Measured {
            means: totals.own.means(self.deals),
            losses: totals.losses,
            difference: totals.scaled_lead.paired(self.deals, f64::from(totals.own.hands) * f64::from(first)),
        };
        self.kinds.iter().map(measured).collect()
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
