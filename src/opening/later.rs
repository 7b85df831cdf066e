//! What who has opened lays later (`open.later`).

use super::{Bars, Laying, Opener};
use crate::hand::Hand;
use crate::layouts::Layouts;
use crate::score::{Opened, cost_to};
use crate::table::Table;
use crate::tiles::Tile;
use crate::winning::PairedTiles;

/// What the tiles that stay cost who has opened so.
pub(crate) fn left_cost(laying: &Laying, opened: Opened, table: &Table) -> u32 {
    laying.left.iter().map(|tile| cost_to(opened, tile, table)).sum()
}

/// The laying that leaves the fewest points when a tile of the hand is thrown: of runs and groups where the rack opened
/// with series, whatever they sum to; of pairs where it opened with pairs.
pub(crate) fn best_laying(hand: &Hand, thrown: Tile, opened: Opened) -> Laying {
    let table = hand.table();
    let kept = hand.throwing(thrown);
    let nothing = || Laying::of(Vec::new(), &kept);
    match opened {
        Opened::Pairs => {
            // A low tile left alone may spare an okey: it goes with another one.
            let without = kept.tiles().distinct().map(|tile| kept.tiles().without(tile));
            let layings = [kept.tiles().clone()].into_iter().chain(without);
            let layings = layings.map(|tiles| Laying::of(PairedTiles::of(&tiles, table).melds, &kept));
            layings.min_by_key(|laying| left_cost(laying, opened, table)).unwrap_or_else(nothing)
        }
        Opened::Series if kept.tiles().is_empty() => nothing(),
        Opened::Series => {
            let layouts = Layouts::new(table.profile().run_wrap);
            let packed = super::packed(kept.tiles().iter(), table);
            let layings = Opener::new(&kept, Bars { sum: 0, pairs: 0 }, None);
            // The tile that stays is the one thrown, so all others may be laid.
            match layouts.list(packed).next().filter(|_| layouts.is_complete(packed)) {
                Some(layout) => layings.whole(&layout),
                None => layings.openings().fewest_left.unwrap_or_else(nothing),
            }
        }
    }
}
