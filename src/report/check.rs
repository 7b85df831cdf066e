//! The JSON answer of `okey check`.

use super::head::Head;
use super::made::{each, report};
use crate::distance::Distances;
use crate::hand::Hand;
use crate::report::Cited;
use crate::tiles::Tile;
use crate::winning::{Completion, Verdict, Way, WinningDiscard};

report! {
    /// The answer of `okey check`: whether a hand wins, and with which discards.
    pub CheckReport "The answer for a hand, from its verdict and how far it is" (
        hand: &Hand,
        cited: &Cited<Verdict>,
        distances: Distances,
    ) where
        let (discards, complete) = match &cited.verdict {
            Verdict::OnTurn(discards) => (each(discards, DiscardReport::new), None),
            Verdict::Between(completion) => (Vec::new(), Some(CompletionReport::new(completion))),
        };
    {
        #[serde(flatten)]
        head "The common fields": Head = Head::new("okey.check/1", hand, &cited.clauses),
        wins "Whether the hand wins; between turns, whether it is complete": bool = cited.verdict.wins(),
        discards "Every discard that wins; none between turns": Vec<DiscardReport>,
        complete "Between turns: how the hand is complete, or that it is not (no ways). Null on turn":
            Option<CompletionReport>,
        #[serde(flatten)]
        distances "The distance": DistancesReport = DistancesReport::new(distances),
    }
}

report! {
    /// The distance of a hand from a win, for each way of winning.
    #[derive(Default)]
    pub(crate) DistancesReport(distances: Distances) {
        /// The number of tiles to exchange before the hand wins or, in 101, opens. Null if no exchange helps, and for a
        /// rack that has opened.
        distance: Option<usize> = distances.least(),
        distance_melds "The same in melds; null in 101 and in `cs102`": Option<usize> = distances.of(Way::Melds),
        distance_pairs "The same in seven pairs, or in pairs enough to open in 101; null in `cs102`": Option<usize>
            = distances.of(Way::Pairs),
        distance_series "The same in series that reach the bar of 101; null in other games, and where the bar is \
            over 200": Option<usize> = distances.of(Way::Series),
    }
}

report! {
    /// A discard with which the hand wins.
    pub(crate) DiscardReport(discard: &WinningDiscard) {
        tile "The tile thrown": Tile = discard.tile,
        #[serde(flatten)]
        completion "How the others are complete, and in how many ways": CompletionReport
            = CompletionReport::new(&discard.completion),
        okey_finish "Whether the tile thrown is an okey": bool = discard.okey_finish,
    }
}

report! {
    /// How the tiles of a hand are complete, for example as melds or as seven pairs.
    pub(crate) CompletionReport(completion: &Completion) {
        ways "`melds`, `pairs`, `dizi`, `chains`": Vec<&'static str> = each(&completion.ways, |way| way.name()),
        decompositions "How many decompositions into melds there are; pairs are not counted": u64
            = completion.decompositions,
    }
}
