//! Is this a finish in 101 (`finish.*`).

use crate::meld::{Meld, MeldKind};
use crate::rules::Clause;
use crate::score::{BONUS, How, Multiplied, Opened};
use crate::table::Table;

use super::cost::{Account, multiplied};
use super::left::unopened_points;
use super::opening::wrong_opening;
use super::{Cost, Fact, FinishClaim, OpeningClaim, Ruled, layoff, opening};

/// Rules on all melds of a player who says that the hand is over.
pub(super) fn rule(table: &Table, claim: &FinishClaim, melds: &[Meld]) -> Ruled {
    let mut ruled = Ruled::default();
    let by_pairs = claim.opened.map_or_else(|| opening::of_pairs(melds), |opened| opened == Opened::Pairs);
    let at_once = claim.opened.is_none();
    let elden = at_once && !by_pairs && claim.laid_off.is_empty() && !claim.others_opened;
    if at_once && !elden {
        let own = OpeningClaim { melds: claim.melds.clone(), highest: claim.highest, ..OpeningClaim::default() };
        opening::opens(&mut ruled, table, &own, melds, false);
        if !by_pairs && !claim.laid_off.is_empty() {
            ruled.holds(Clause::FinishHand, Fact::LaidOffNoElden);
        } else if !by_pairs {
            ruled.holds(Clause::FinishHand, Fact::OpenedNoElden);
        }
    } else {
        ruled.melds(table, melds);
        let pairs = melds.iter().filter(|meld| meld.kind == MeldKind::Pair).count();
        if let Some(with) = claim.opened {
            ruled.note(Clause::OpenLater, Fact::HasOpened { with }, by_pairs && pairs < melds.len());
        }
        if (elden && pairs > 0) || (by_pairs && pairs < melds.len()) {
            ruled.breaks(Clause::OpenNoMix, Fact::Mixed);
        }
    }
    if at_once && !claim.laid_off.is_empty() && !table.profile().layoff_same_turn {
        ruled.breaks(Clause::LayoffWhen, Fact::LaidOffAtOnce);
    }
    if at_once && by_pairs && !claim.laid_off.is_empty() {
        layoff::limit(&mut ruled, table, claim.laid_off.len());
    }
    if !claim.laid_off.is_empty() {
        ruled.holds(Clause::LayoffWho, Fact::LaidOffUnseen);
    }
    last_tile(&mut ruled, table, claim, melds, by_pairs);
    if ruled.stands() {
        won(&mut ruled, table, claim, by_pairs, elden);
    }
    ruled.closed(Some(wrong_opening(table)))
}

/// Exactly one tile is left and thrown (`finish.last-tile`, `finish.pairs-parity`).
fn last_tile(ruled: &mut Ruled, table: &Table, claim: &FinishClaim, melds: &[Meld], by_pairs: bool) {
    let needed = table.profile().game.tiles().rack;
    let laid = melds.iter().map(|meld| meld.places.len()).sum::<usize>() + claim.laid_off.len();
    // Who opened in an earlier turn may tell of this turn alone.
    let earlier = claim.opened.is_some() && laid < needed;
    if by_pairs && claim.laid_off.is_empty() && !earlier {
        ruled.breaks(Clause::FinishPairsParity, Fact::PairsCannotEmpty);
    } else if by_pairs && !earlier {
        ruled.holds(Clause::FinishPairsParity, Fact::AllLaid { laid });
    }
    match claim.thrown {
        Some(tile) => ruled.holds(Clause::FinishLastTile, Fact::Thrown { tile }),
        None => ruled.breaks(Clause::FinishLastTile, Fact::NothingThrown),
    }
    if laid == needed || earlier {
        ruled.holds(Clause::FinishLastTile, Fact::AllLaid { laid });
    } else {
        ruled.breaks(Clause::FinishLastTile, Fact::WrongNumber { laid, needed });
    }
}

/// What the finish multiplies, and what it earns (`finish.multiplier`, `finish.bonus`).
fn won(ruled: &mut Ruled, table: &Table, claim: &FinishClaim, by_pairs: bool, elden: bool) {
    let okey = claim.thrown.is_some_and(|tile| table.is_okey(tile));
    if okey {
        ruled.holds(Clause::DiscardOkey, Fact::LastTile);
    }
    if elden {
        ruled.holds(Clause::FinishHand, Fact::Elden);
    }
    let devam = okey && claim.devam;
    if devam && !table.profile().devam {
        ruled.holds(Clause::FinishMultiplier, Fact::NoDevam);
    }
    let okey = okey.then_some(if devam { How::Devam } else { How::Okey });
    let how = okey.into_iter().chain(by_pairs.then_some(How::Pairs)).chain(elden.then_some(How::Hand));
    let Multiplied { by, factor } = multiplied(table.profile(), &how.collect::<Vec<_>>());
    ruled.holds(Clause::FinishMultiplier, Fact::Multiplied { by, factor });
    let team = table.profile().teams && elden;
    let clause = if team { Clause::TeamHandFinish } else { Clause::PenaltyUnopened };
    let (unopened, _) = unopened_points(table, factor);
    ruled.cost = Some(Cost::of(Clause::FinishBonus, BONUS * factor).and(clause, unopened, Account::Unopened));
}
