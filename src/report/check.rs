//! The JSON answer of `okey check`.

use super::head::Head;
use super::made::{each, report};
use crate::distance::Distances;
use crate::hand::Hand;
use crate::report::Cited;
use crate::report::named::Name;
use crate::tiles::Tile;
use crate::winning::{Completion, Verdict, Way, WinningDiscard};

report! {
    /// The answer of `okey check`: whether a hand wins, and with which discards.
    pub CheckReport "Creates the answer for a hand. `cited` is the verdict, and `distances` says how far the hand is from \
        winning" (
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
        head "The fields that all answers about a hand share": Head = Head::new("okey.check/2", hand, &cited.clauses),
        wins "True if the hand wins or, between turns, if it is complete": bool = cited.verdict.wins(),
        discards "Every discard with which the hand wins; empty between turns": Vec<DiscardReport>,
        complete "Between turns: how the hand is complete; if it is not, `ways` is empty. Null if the player is on turn":
            Option<CompletionReport>,
        #[serde(flatten)]
        distances "How far the hand is from winning": DistancesReport = DistancesReport::new(distances),
    }
}

report! {
    /// The distance of a hand from a win, for each way of winning.
    #[derive(Default)]
    pub(crate) DistancesReport(distances: Distances) {
        /// The number of tiles to exchange before the hand wins or, in 101, opens. Null if no exchange helps, and for a
        /// rack that has opened.
        distance: Option<usize> = distances.least(),
        distance_melds "The distance from a win with melds; null in 101 and in `cs102`": Option<usize> = distances.of(Way::Melds),
        distance_pairs "The distance from seven pairs or, in 101, from enough pairs to open; null in `cs102`": Option<usize>
            = distances.of(Way::Pairs),
        distance_series "The distance from melds with the sum that opens in 101; null in other games, and if that sum is \
            over 200": Option<usize> = distances.of(Way::Series),
    }
}

report! {
    /// A discard with which the hand wins.
    pub(crate) DiscardReport(discard: &WinningDiscard) {
        tile "The discarded tile": Tile = discard.tile,
        #[serde(flatten)]
        completion "How the remaining tiles are complete": CompletionReport
            = CompletionReport::new(&discard.completion),
        okey_finish "True if the discarded tile is an okey": bool = discard.okey_finish,
    }
}

report! {
    /// How the tiles of a hand are complete, for example as melds or as seven pairs.
    pub(crate) CompletionReport(completion: &Completion) {
        ways "The ways in which the tiles win: `melds`, `pairs`, `dizi` or `chains`": Vec<Name<Way>>
            = each(&completion.ways, |way| Name(*way)),
        decompositions "The number of ways to divide the tiles into melds. Seven pairs are not counted": u64
            = completion.decompositions,
    }
}
