//! May the left neighbour's discard be taken so (`take.*`, `tiles.direction`).

use crate::meld::Meld;
use crate::profile::{Game, TakeUnopened};
use crate::rules::Clause;
use crate::score::Opened;
use crate::table::Table;

use super::opening::{of_pairs, opens, taken};
use super::{Cost, Fact, OpeningClaim, Ruled, Side, TakeClaim, Taken, layoff};

/// Rules on a discard taken.
pub(super) fn rule(table: &Table, claim: &TakeClaim, melds: &[Meld]) -> Ruled {
    let mut ruled = Ruled::default();
    match claim.from {
        Side::Left => ruled.holds(Clause::TilesDirection, Fact::FromLeft),
        Side::Right => {
            ruled.breaks(Clause::TilesDirection, Fact::FromRight);
            return ruled.closed(None);
        }
    }
    if table.profile().game != Game::Yuzbir {
        return ruled.closed(None);
    }
    if claim.then == Taken::PutBack {
        let cost = table.profile().fouls.put_back;
        let free = cost == 0;
        ruled.note(Clause::TakePutBack, Fact::PutBack { free }, !free);
        return ruled.closed(Some(Cost::of(Clause::TakePutBack, cost)));
    }
    match claim.opened {
        Some(with) => opened(&mut ruled, table, claim, melds, with),
        None => unopened(&mut ruled, table, claim, melds),
    }
    ruled.closed(Some(Cost::of(Clause::FoulList, table.profile().fouls.points)))
}

/// Who has opened melds the tile or lays it off in the same turn (`take.opened`).
fn opened(ruled: &mut Ruled, table: &Table, claim: &TakeClaim, melds: &[Meld], with: Opened) {
    let tile = claim.tile;
    match &claim.then {
        Taken::Kept | Taken::PutBack => ruled.breaks(Clause::TakeOpened, Fact::TakenKept { tile, opened: true }),
        Taken::Onto(_) => {
            layoff::may(ruled, Some(with));
            layoff::goes(ruled, table, &[(tile, None)], melds, Some(with));
        }
        Taken::Opens(_) => {
            ruled.melds(table, melds);
            if with == Opened::Pairs && !of_pairs(melds) {
                ruled.breaks(Clause::OpenNoMix, Fact::Mixed);
            }
            taken(ruled, melds, tile, Clause::TakeOpened);
        }
    }
}

/// Who has not opened takes it only to open with it at once (`take.must-open`).
fn unopened(ruled: &mut Ruled, table: &Table, claim: &TakeClaim, melds: &[Meld]) {
    let tile = claim.tile;
    if table.profile().take_unopened == TakeUnopened::Never {
        return ruled.breaks(Clause::TakeMustOpen, Fact::TakingForbidden);
    }
    match &claim.then {
        Taken::Kept | Taken::PutBack => ruled.breaks(Clause::TakeMustOpen, Fact::TakenKept { tile, opened: false }),
        Taken::Onto(_) => layoff::may(ruled, None),
        Taken::Opens(melds_laid) => {
            let opening =
                OpeningClaim { melds: melds_laid.clone(), taken: Some(tile), bar: None, highest: claim.highest };
            opens(ruled, table, &opening, melds, false);
            if !ruled.stands() && of_pairs(melds) {
                ruled.breaks(Clause::TakePairs, Fact::TakenKept { tile, opened: false });
            }
        }
    }
}
