//! The answer of `okey advise`.

use schemars::JsonSchema;
use serde::Serialize;

use super::Head;
use super::draws::{ChanceReport, LeftReport};
use crate::advice::{Advice, Throw};
use crate::distance::{PartialMeld, Plan, Spot};
use crate::hand::Hand;
use crate::ruling::Ruling;
use crate::tile::{Face, Tile};
use crate::tiles::Tiles;
use crate::winning::Way;

/// Every discard, the best first.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AdviseReport {
    /// The common fields.
    #[serde(flatten)]
    pub head: Head,
    /// The tiles seen on the table.
    pub seen: Vec<Tile>,
    /// How many tiles are unseen.
    pub unseen: usize,
    /// The discards, one for each different tile, the best first.
    pub discards: Vec<ThrowReport>,
    /// One of the nearest complete hands after the best discard; null where melds are not the nearest way.
    pub plan: Option<PlanReport>,
}

/// One discard and what it leaves.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ThrowReport {
    /// The tile thrown.
    pub tile: Tile,
    /// How far the others are: how many tiles must be exchanged.
    pub distance: usize,
    /// The same for melds; null in `cs102`.
    pub distance_melds: Option<usize>,
    /// The same for seven pairs; null in `cs102`.
    pub distance_pairs: Option<usize>,
    /// The tiles that bring them nearer.
    pub useful: Vec<LeftReport>,
    /// How many unseen tiles do.
    pub useful_left: usize,
    /// The chance that the next tile drawn from the stock does.
    pub chance: ChanceReport,
    /// Where one tile is missing: the chance to win within some own draws from the stock alone, the hand kept as it is.
    pub chance_to_win: Option<ChanceReport>,
}

/// A complete hand that lies near, and how much of it is held.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PlanReport {
    /// Its melds.
    pub melds: Vec<PartialMeldReport>,
    /// The held tiles it has no place for.
    pub loose: Vec<Tile>,
}

/// A meld that may not be whole.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PartialMeldReport {
    /// `run` or `group`.
    pub kind: &'static str,
    /// The physical tiles in place; null where one is missing.
    pub tiles: Vec<Option<Tile>>,
    /// The tile each place is for.
    #[serde(rename = "as")]
    pub stands_for: Vec<Face>,
}

impl AdviseReport {
    /// The answer for a hand, what was seen, and the ruling on it, with the chances in that many draws.
    #[must_use]
    pub fn new(hand: &Hand<'_>, seen: &Tiles, ruling: &Ruling<Advice>, draws: usize) -> Self {
        let advice = &ruling.verdict;
        let throw = |throw: &Throw| ThrowReport {
            tile: throw.tile,
            distance: throw.distance(),
            distance_melds: throw.distances.of(Way::Melds),
            distance_pairs: throw.distances.of(Way::Pairs),
            useful: throw.useful.iter().copied().map(LeftReport::from).collect(),
            useful_left: throw.useful_left(),
            chance: ChanceReport::new(throw.chance(advice.unseen, 1), 1),
            chance_to_win: (throw.distance() == 1)
                .then(|| ChanceReport::new(throw.chance(advice.unseen, draws), draws)),
        };
        Self {
            head: Head::new("okey.advise/1", hand, &ruling.clauses),
            seen: seen.iter().collect(),
            unseen: advice.unseen,
            discards: advice.throws.iter().map(throw).collect(),
            plan: advice.plan.as_ref().map(PlanReport::from),
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
        let place = |spot: &Spot| match spot {
            Spot::Held(placed) => (Some(placed.tile), placed.stands_for),
            Spot::Missing(face) => (None, *face),
        };
        let (tiles, stands_for) = meld.spots.iter().map(place).unzip();
        Self { kind: meld.kind.name(), tiles, stands_for }
    }
}
