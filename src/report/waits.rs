//! The JSON answer of `okey waits`.

use super::draws::{ChanceReport, LeftReport};
use super::head::Head;
use super::made::{each, report};
use crate::distance::{Wait, Waits};
use crate::hand::Hand;
use crate::report::Cited;
use crate::report::named::Name;
use crate::tiles::{Tile, Tiles};
use crate::winning::Way;

report! {
    /// The tiles that a hand between turns waits for.
    pub WaitsReport "Creates the answer for a hand. `seen` holds the tiles that the player has seen. `draws` is the number of \
        own draws that the chance is computed for" (
        hand: &Hand,
        seen: &Tiles,
        cited: &Cited<Waits>,
        draws: usize,
    ) where
        let waits = &cited.verdict;
    {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head = Head::new("okey.waits/2", hand, &cited.clauses),
        seen "The tiles seen on the table": Vec<Tile> = seen.iter().collect(),
        ready "True if the hand is complete already or, in 101, can open already, so that it waits for any tile": bool
            = waits.ready,
        distance "The number of tiles to exchange before the hand is complete or, in 101, opens": Option<usize>
            = waits.distances.least(),
        waits "Every tile that completes the hand or, in 101, with which the hand opens": Vec<WaitReport>
            = each(&waits.waits, WaitReport::new),
        left "The number of unseen tiles that are in `waits`": usize = waits.left(),
        unseen "The number of tiles that the player has not seen": usize = waits.unseen,
        chance "The chance to win or, in 101, to open within the given number of own draws from the stock, with the \
            hand unchanged until then": ChanceReport = ChanceReport::new(waits.chance(draws), draws),
    }
}

report! {
    /// A tile that completes the hand or, in 101, a tile with which the hand opens.
    pub(crate) WaitReport(wait: &Wait) {
        #[serde(flatten)]
        tile "The tile": LeftReport = LeftReport::new(wait.tile),
        ways "The ways to win with the tile: `melds`, `pairs`, `dizi` or `chains`. In 101, the ways to open: `series`, \
            `pairs`, or `melds` if all tiles except one can be laid at once (elden)": Vec<Name<Way>>
            = each(&wait.ways, |way| Name(*way)),
        okey_finish "True if the player can then win by discarding an okey": bool = wait.okey_finish,
    }
}
