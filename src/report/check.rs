//! The answer of `okey check`.

use schemars::JsonSchema;
use serde::Serialize;

use super::head::Head;
use crate::distance::Distances;
use crate::hand::Hand;
use crate::report::Cited;
use crate::tiles::Tile;
use crate::winning::{Completion, Verdict, Way, WinningDiscard};

/// Whether a hand wins, and by which discards.
#[derive(Debug, Serialize, JsonSchema)]
pub struct CheckReport {
    /// The common fields.
    #[serde(flatten)]
    head: Head,
    /// Whether the hand wins; between turns, whether it is complete.
    wins: bool,
    /// Every discard that wins; none between turns.
    discards: Vec<DiscardReport>,
    /// Between turns: how the hand is complete, or that it is not (no ways). Null on turn.
    complete: Option<CompletionReport>,
    /// How far it is.
    #[serde(flatten)]
    distances: DistancesReport,
}

/// How far tiles are, by every way.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub(crate) struct DistancesReport {
    /// How many tiles must be exchanged, to win, or to open in 101; null where none would do, and of a rack that has
    /// opened.
    distance: Option<usize>,
    /// The same in melds; null in 101 and in `cs102`.
    distance_melds: Option<usize>,
    /// The same in seven pairs, or in pairs enough to open in 101; null in `cs102`.
    distance_pairs: Option<usize>,
    /// The same in series that reach the bar of 101; null in other games, and where the bar is over 200.
    distance_series: Option<usize>,
}

/// A discard that wins.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct DiscardReport {
    /// The tile thrown.
    tile: Tile,
    /// How the others are complete, and in how many ways.
    #[serde(flatten)]
    completion: CompletionReport,
    /// Whether the tile thrown is an okey.
    okey_finish: bool,
}

/// How some tiles are complete.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct CompletionReport {
    /// `melds`, `pairs`, `dizi`, `chains`.
    ways: Vec<&'static str>,
    /// How many decompositions into melds there are; pairs are not counted.
    decompositions: u64,
}

impl From<&Completion> for CompletionReport {
    fn from(completion: &Completion) -> Self {
        Self {
            ways: completion.ways.iter().map(|way: &Way| way.name()).collect(),
            decompositions: completion.decompositions,
        }
    }
}

impl From<Distances> for DistancesReport {
    fn from(distances: Distances) -> Self {
        Self {
            distance: distances.least(),
            distance_melds: distances.of(Way::Melds),
            distance_pairs: distances.of(Way::Pairs),
            distance_series: distances.of(Way::Series),
        }
    }
}

impl CheckReport {
    /// The answer for a hand, from its verdict and how far it is.
    #[must_use]
    pub fn new(hand: &Hand, cited: &Cited<Verdict>, distances: Distances) -> Self {
        let discard = |discard: &WinningDiscard| DiscardReport {
            tile: discard.tile,
            completion: (&discard.completion).into(),
            okey_finish: discard.okey_finish,
        };
        let (discards, complete) = match &cited.verdict {
            Verdict::OnTurn(discards) => (discards.iter().map(discard).collect(), None),
            Verdict::Between(completion) => (Vec::new(), Some(completion.into())),
        };
        let head = Head::new("okey.check/1", hand, &cited.clauses);
        Self { head, wins: cited.verdict.wins(), discards, complete, distances: distances.into() }
    }
}
