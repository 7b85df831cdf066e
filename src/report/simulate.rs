//! The answer of `okey simulate`.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::game::players::Kind;
use crate::game::{Arena, Means, Measured, Paired, Totals};
use crate::score::FinishKind;
use crate::table::Variant;
use crate::words::Named;

/// Many games between computer players.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SimulateReport {
    /// `okey.simulate/1`.
    pub(crate) schema: &'static str,
    /// The profile's name.
    pub(crate) variant: Variant,
    /// The seed; with it the same games can be played again.
    pub(crate) seed: u64,
    /// The hands played.
    pub(crate) games: usize,
    /// The deals, each played in every seating.
    pub(crate) deals: u64,
    /// The distinct seatings: the kind at each seat, the starter first.
    pub(crate) seatings: Vec<Vec<&'static str>>,
    /// The kinds in the order they were named.
    pub(crate) kinds: Vec<KindReport>,
    /// The seats, the starter's first.
    pub(crate) seats: Vec<SeatReport>,
    /// How the hands ended.
    pub(crate) endings: EndingsReport,
    /// Turns a hand.
    pub(crate) turns: f64,
    /// Fouls and illegal actions; there should be none.
    pub(crate) fouls: usize,
}

/// What a kind came to.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct KindReport {
    /// The kind.
    pub(crate) kind: &'static str,
    /// Its hands.
    #[serde(flatten)]
    pub(crate) hands: SeatReport,
    /// What it has beyond the first kind, over deals.
    pub(crate) difference: DifferenceReport,
}

/// What a seat came to, whoever sat there, or a kind, wherever it sat.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SeatReport {
    /// Wins a hand.
    pub(crate) wins: f64,
    /// Points a hand: penalties of 101 are positive, points lost negative.
    pub(crate) points: f64,
    /// The standard error of the points, over deals; null for a single deal.
    pub(crate) error: Option<f64>,
}

/// A paired difference.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct DifferenceReport {
    /// Points a hand.
    pub(crate) points: f64,
    /// Its standard error, over deals; null for a single deal.
    pub(crate) error: Option<f64>,
}

/// How the hands ended.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct EndingsReport {
    /// Somebody finished.
    pub(crate) finished: usize,
    /// The stock ran out.
    pub(crate) exhausted: usize,
    /// All four opened with pairs.
    pub(crate) void: usize,
    /// Finishes that were more than normal, by their ways; one finish may be several.
    pub(crate) ways: BTreeMap<&'static str, usize>,
}

impl SimulateReport {
    /// The answer for the deals that were played.
    #[must_use]
    pub fn new(arena: &Arena, variant: Variant, seed: u64, totals: &Totals) -> Self {
        let endings = totals.endings;
        let float = |count: usize| u32::try_from(count).map_or(f64::INFINITY, f64::from);
        let seat = |Means { wins, points }| SeatReport { wins: wins.mean, points: points.mean, error: points.error };
        let kind = |measured: Measured| {
            let Measured { kind, means, difference: Paired { mean, error } } = measured;
            KindReport { kind: kind.name(), hands: seat(means), difference: DifferenceReport { points: mean, error } }
        };
        Self {
            schema: "okey.simulate/1",
            variant,
            seed,
            games: totals.hands(),
            deals: totals.deals(),
            seatings: arena.seatings().iter().map(|seats| seats.map(Kind::name).to_vec()).collect(),
            kinds: totals.kinds(arena).into_iter().map(kind).collect(),
            seats: totals.seats().map(seat).into(),
            endings: EndingsReport {
                finished: endings.finished,
                exhausted: endings.exhausted,
                void: endings.void,
                ways: FinishKind::ALL.iter().zip(endings.ways).map(|(how, count)| (how.name(), count)).collect(),
            },
            turns: float(totals.turns) / float(totals.hands()),
            fouls: totals.fouls,
        }
    }
}
