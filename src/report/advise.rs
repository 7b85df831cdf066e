//! The answer of `okey advise`.

use schemars::JsonSchema;
use serde::Serialize;

use super::check::DistancesReport;
use super::draws::{ChanceReport, LeftReport, UsefulReport};
use super::head::Head;
use super::open::LayingReport;
use crate::distance::{Advice, AdvisedDiscard, OpenedAdvice, OpenedDiscard, PartialMeld, PartialPlace, Plan};
use crate::hand::Hand;
use crate::report::Cited;
use crate::table::Game;
use crate::tiles::{Face, Tile, Tiles};

/// Every discard, the best first.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AdviseReport {
    /// The common fields.
    #[serde(flatten)]
    head: Head,
    /// The tiles seen on the table.
    seen: Vec<Tile>,
    /// How many tiles are unseen.
    unseen: usize,
    /// What a rack of 101 opened with, `series` or `pairs`; null where it has not.
    opened: Option<&'static str>,
    /// The discards, one for each different tile, the best first.
    discards: Vec<ThrowReport>,
    /// One of the nearest complete hands after the best discard; null where melds are not the nearest way.
    plan: Option<PlanReport>,
}

/// One discard and what it leaves.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ThrowReport {
    /// The tile thrown.
    tile: Tile,
    /// How far the others are.
    #[serde(flatten)]
    distances: DistancesReport,
    /// The tiles that bring them nearer.
    #[schemars(with = "Vec<LeftReport>")]
    useful: Vec<UsefulReport>,
    /// How many unseen tiles do.
    useful_left: usize,
    /// The chance that the next tile drawn from the stock does; null of a rack that has opened.
    chance: Option<ChanceReport>,
    /// Where one tile is missing: the chance to win within some own draws from the stock alone, the hand kept as it is.
    chance_to_win: Option<ChanceReport>,
    /// The same in 101: the chance to open.
    chance_to_open: Option<ChanceReport>,
    /// Of a rack that has opened, the laying that then leaves the fewest points; null of any other.
    laying: Option<LayingReport>,
    /// Of a rack that has opened, what the throw costs as a foul besides; null of any other.
    foul: Option<u32>,
    /// Of a rack that has opened, what the throw costs in all: the tiles left, of an opener with pairs counted twice, and
    /// the foul; null of any other.
    costs: Option<u32>,
}

/// A complete hand that lies near, and how much of it is held.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PlanReport {
    /// Its melds.
    melds: Vec<PartialMeldReport>,
    /// The held tiles it has no place for.
    loose: Vec<Tile>,
}

/// A meld that may not be whole.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PartialMeldReport {
    /// `run` or `group`.
    kind: &'static str,
    /// The physical tiles in place; null where one is missing.
    tiles: Vec<Option<Tile>>,
    /// The tile each place is for.
    #[serde(rename = "as")]
    stands_for: Vec<Face>,
}

impl AdviseReport {
    /// The answer for a hand, from what was `seen` and its verdict, with the chances in `draws` draws.
    #[must_use]
    pub fn new(hand: &Hand, seen: &Tiles, cited: &Cited<Advice>, draws: usize) -> Self {
        let advice = &cited.verdict;
        let opens = hand.table().game() == Game::Yuzbir;
        let within = |throw: &AdvisedDiscard| {
            (throw.distance() == 1).then(|| ChanceReport::new(throw.chance(advice.unseen, draws), draws))
        };
        let throw = |throw: &AdvisedDiscard| ThrowReport {
            distances: throw.distances.into(),
            useful: throw.useful.iter().copied().map(UsefulReport::from).collect(),
            useful_left: throw.useful_left(),
            chance: Some(ChanceReport::new(throw.chance(advice.unseen, 1), 1)),
            chance_to_win: within(throw).filter(|_| !opens),
            chance_to_open: within(throw).filter(|_| opens),
            ..ThrowReport::of(throw.tile)
        };
        Self {
            head: Head::new("okey.advise/1", hand, &cited.clauses),
            seen: seen.iter().collect(),
            unseen: advice.unseen,
            opened: None,
            discards: advice.discards.iter().map(throw).collect(),
            plan: advice.plan.as_ref().map(PlanReport::from),
        }
    }

    /// The answer for a rack of 101 that has opened.
    #[must_use]
    pub fn opened(hand: &Hand, seen: &Tiles, unseen: usize, cited: &Cited<OpenedAdvice>) -> Self {
        let advice = &cited.verdict;
        let throw = |throw: &OpenedDiscard| ThrowReport {
            laying: Some((&throw.laying).into()),
            foul: Some(throw.foul),
            costs: Some(throw.costs()),
            ..ThrowReport::of(throw.tile)
        };
        Self {
            head: Head::new("okey.advise/1", hand, &cited.clauses),
            seen: seen.iter().collect(),
            unseen,
            opened: Some(advice.opened.name()),
            discards: advice.discards.iter().map(throw).collect(),
            plan: None,
        }
    }
}

impl ThrowReport {
    /// A throw, with nothing else said of it.
    fn of(tile: Tile) -> Self {
        Self {
            tile,
            distances: DistancesReport::default(),
            useful: Vec::new(),
            useful_left: 0,
            chance: None,
            chance_to_win: None,
            chance_to_open: None,
            laying: None,
            foul: None,
            costs: None,
        }
    }
}

impl From<&Plan> for PlanReport {
    fn from(plan: &Plan) -> Self {
        Self { melds: plan.melds.iter().map(PartialMeldReport::from).collect(), loose: plan.loose.iter().collect() }
    }
}

impl From<&PartialMeld> for PartialMeldReport {
    fn from(meld: &PartialMeld) -> Self {
        let place = |spot: &PartialPlace| match spot {
            PartialPlace::Held(placed) => (Some(placed.tile), placed.stands_for),
            PartialPlace::Missing(face) => (None, *face),
        };
        let (tiles, stands_for) = meld.spots.iter().map(place).unzip();
        Self { kind: meld.kind.name(), tiles, stands_for }
    }
}
