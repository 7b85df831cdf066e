//! Does it open: the sum or the pairs, and what is laid with them (`open.*`).

use crate::meld::{Meld, MeldKind};
use crate::profile::{Rising, TakeUnopened};
use crate::rules::Clause;
use crate::table::Table;
use crate::tile::Tile;

use super::{Cost, Fact, OpeningClaim, Ruled};

/// Rules on an opening with series or with pairs.
pub(super) fn rule(table: &Table, claim: &OpeningClaim, melds: &[Meld], pairs_claimed: bool) -> Ruled {
    let mut ruled = Ruled::default();
    opens(&mut ruled, table, claim, melds, pairs_claimed);
    ruled.closed(Some(wrong_opening(table)))
}

/// What a wrong opening costs (`foul.list`).
pub(super) fn wrong_opening(table: &Table) -> Cost {
    Cost::of(Clause::FoulList, table.profile().fouls.points)
}

/// Whether these melds are laid with pairs: pairs prevail where both lie.
pub(super) fn of_pairs(melds: &[Meld]) -> bool {
    let pairs = melds.iter().filter(|meld| meld.kind == MeldKind::Pair).count();
    pairs > 0 && pairs * 2 >= melds.len()
}

/// Notes all that makes an opening or spoils it.
pub(super) fn opens(ruled: &mut Ruled, table: &Table, claim: &OpeningClaim, melds: &[Meld], pairs_claimed: bool) {
    ruled.melds(table, melds);
    let pairs = melds.iter().filter(|meld| meld.kind == MeldKind::Pair).count();
    let by_pairs = pairs_claimed || of_pairs(melds);
    if pairs_claimed && pairs == 0 {
        let together = matches!(melds, [meld] if meld.places.len() > 3);
        ruled.breaks(Clause::OpenPairs, Fact::NotPairs { together });
    } else if pairs > 0 && pairs < melds.len() {
        ruled.breaks(Clause::OpenNoMix, Fact::Mixed);
    }
    stays(ruled, table, melds);
    let (bar, raised) = bar(table, claim, by_pairs);
    if by_pairs {
        let pairs = u32::try_from(pairs).unwrap_or(u32::MAX);
        ruled.note(raised.unwrap_or(Clause::OpenPairs), Fact::PairCount { pairs, bar }, pairs < bar);
    } else {
        let sum = melds.iter().map(Meld::sum).sum();
        ruled.note(raised.unwrap_or(Clause::OpenSeries), Fact::Sum { sum, bar }, sum < bar);
    }
    if let (Some(clause), Some(highest)) = (raised, claim.highest) {
        ruled.holds(clause, Fact::Raised { highest, bar });
    }
    if let Some(tile) = claim.taken {
        if table.profile().take_unopened == TakeUnopened::Never {
            ruled.breaks(Clause::TakeMustOpen, Fact::TakingForbidden);
        }
        taken(ruled, melds, tile, if by_pairs { Clause::TakePairs } else { Clause::TakeMustOpen });
    }
}

/// One tile stays for the discard (`open.keep-one`).
fn stays(ruled: &mut Ruled, table: &Table, melds: &[Meld]) {
    let laid = melds.iter().map(|meld| meld.places.len()).sum();
    if laid > table.profile().game.tiles().rack {
        ruled.breaks(Clause::OpenKeepOne, Fact::NothingStays { laid });
    }
}

/// A tile that was taken lies in the melds (`take.must-open`, `take.pairs`, `take.opened`).
pub(super) fn taken(ruled: &mut Ruled, melds: &[Meld], tile: Tile, clause: Clause) {
    if melds.iter().flat_map(|meld| &meld.places).any(|placed| placed.tile == tile) {
        ruled.holds(clause, Fact::TakenLies { tile });
    } else {
        ruled.breaks(clause, Fact::TakenMissing { tile });
    }
}

/// What to reach, and the clause that raised it where one did (`open.rising`).
fn bar(table: &Table, claim: &OpeningClaim, by_pairs: bool) -> (u32, Option<Clause>) {
    let open = &table.profile().open;
    let least = claim.bar.unwrap_or(if by_pairs { open.pairs } else { open.sum });
    match claim.highest.filter(|_| open.rising != Rising::Off) {
        Some(highest) if highest >= least => (highest.saturating_add(1), Some(Clause::OpenRising)),
        _ => (least, None),
    }
}
