//! The JSON answer of `okey waits`.

use super::draws::{ChanceReport, LeftReport};
use super::head::Head;
use super::made::{each, report};
use crate::distance::{Wait, Waits};
use crate::hand::Hand;
use crate::report::Cited;
use crate::tiles::{Tile, Tiles};

report! {
    /// The tiles that a hand between turns waits for.
    pub WaitsReport "The answer for a hand, from what was `seen` and its verdict, with the chance in `draws` draws" (
        hand: &Hand,
        seen: &Tiles,
        cited: &Cited<Waits>,
        draws: usize,
    ) where
        let waits = &cited.verdict;
    {
        #[serde(flatten)]
        head "The common fields": Head = Head::new("okey.waits/1", hand, &cited.clauses),
        seen "The tiles seen on the table": Vec<Tile> = seen.iter().collect(),
        ready "Whether the hand is complete already, or in 101 opens: any tile will do": bool = waits.ready,
        distance "How many tiles must be exchanged to complete the hand, or in 101 to open it": Option<usize>
            = waits.distances.least(),
        waits "Every tile that completes the hand, or with which it opens in 101": Vec<WaitReport>
            = each(&waits.waits, WaitReport::new),
        left "The number of unseen tiles that do so": usize = waits.left(),
        unseen "How many tiles are unseen": usize = waits.unseen,
        chance "The chance to win, or to open in 101, within some own draws from the stock alone, the hand kept \
            as it is": ChanceReport = ChanceReport::new(waits.chance(draws), draws),
    }
}

report! {
    /// A tile that completes the hand or, in 101, a tile with which the hand opens.
    pub(crate) WaitReport(wait: &Wait) {
        #[serde(flatten)]
        tile "The tile": LeftReport = LeftReport::new(wait.tile),
        ways "`melds`, `pairs`, `dizi`, `chains`; in 101 `series`, `pairs`, and `melds` where all tiles but one lie in \
            melds: elden": Vec<&'static str> = each(&wait.ways, |way| way.name()),
        okey_finish "Whether an okey can then be thrown to win": bool = wait.okey_finish,
    }
}
