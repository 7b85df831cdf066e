//! Applies the rules on openings: the required sum or number of pairs, and conditions on the melds (`open.*`).

use super::ruled::Account;
use super::{Cost, Fact, Finding, OpeningClaim, Reading};
use crate::meld::{Meld, MeldKind};
use crate::score::{Fed, FedTile, Foul, Opened};
use crate::table::{Profile, Rising, Table};
use crate::tiles::Tile;
use crate::words::Clause;

pub(super) fn rule(table: &Table, claim: &OpeningClaim, melds: &[Meld], pairs_claimed: bool) -> Reading {
    let mut ruled = Reading::default();
    let fouls = match claim.opened {
        None => opens(&mut ruled, table, claim, melds, pairs_claimed),
        Some(with) => later(&mut ruled, table, claim, melds, with),
    };
    if fouls.is_none() && !ruled.stands() {
        // The melds may not be laid, but laying them was not a foul. So they go back to the rack.
        ruled.holds(Clause::FoulList, Fact::GoesBack);
    }
    ruled.closed(fouls)
}

/// Judges further melds of a player who has opened (`open.later`, `open.no-mix`, `layoff.pair`). Returns the cost of
/// the fouls; `None` if there are none.
pub(super) fn later(
    ruled: &mut Reading,
    table: &Table,
    claim: &OpeningClaim,
    melds: &[Meld],
    with: Opened,
) -> Option<Cost> {
    ruled.melds(table, melds);
    let lie = claim.on_table.as_ref().map(|table| table.0.iter().any(|meld| meld.len() == 2));
    let any_pairs = melds.iter().any(Meld::is_pair);
    // Skip single tiles, and "pairs" of two different tiles. They are not melds, and `ruled.melds` above has already
    // reported them.
    let mut laid = melds.iter().filter(|meld| meld.is_series() || meld.is_pair());
    let wrong = laid.find_map(|meld| misplaced(with, meld.kind, lie.unwrap_or(true)));
    match (with, wrong) {
        (Opened::Pairs, Some((clause, fact))) => {
            ruled.breaks(clause, fact);
            ruled.breaks(Clause::OpenLater, Fact::OnlyPairs);
        }
        (Opened::Series, Some((clause, fact))) => ruled.breaks(clause, fact),
        (Opened::Pairs, None) => ruled.holds(Clause::OpenLater, Fact::FurtherPairs),
        (Opened::Series, None) if any_pairs => {
            ruled.holds(Clause::LayoffPair, if lie.is_some() { Fact::OwnPair } else { Fact::PairsUnknown });
        }
        (Opened::Series, None) => ruled.holds(Clause::OpenLater, Fact::AnySum),
    }
    stays(ruled, table, melds, claim.held);
    // A run or group laid after opening with pairs is a foul, but it stays on the table.
    let mixed = ruled.is_mixed();
    let laid = ruled.stands() || mixed;
    let kept = claim.taken.is_some_and(|tile| !taken(ruled, melds, tile, laid, (true, Clause::TakeOpened)));
    let fouls = [mixed, kept].into_iter().filter(|&foul| foul).map(|_| wrong_opening(table));
    fouls.reduce(|fouls, foul| fouls.with(&foul))
}

/// Returns the reason why a player who has opened may not lay a meld of this kind (`open.no-mix`, `layoff.pair`).
/// Returns `None` if the player may. `pairs_lie` is true if there are pairs on the table.
pub(crate) fn misplaced(with: Opened, kind: MeldKind, pairs_lie: bool) -> Option<(Clause, Fact)> {
    match (with, kind == MeldKind::Pair) {
        (Opened::Pairs, false) => Some((Clause::OpenNoMix, Fact::Mixed)),
        (Opened::Series, true) if !pairs_lie => Some((Clause::LayoffPair, Fact::NobodyWithPairs)),
        _ => None,
    }
}

pub(super) fn wrong_opening(table: &Table) -> Cost {
    Cost::of(Clause::FoulList, table.profile().fouls.points)
}

pub(super) fn of_pairs(melds: &[Meld]) -> bool {
    pairs_prevail(melds.iter().filter(|meld| meld.is_pair()).count(), melds.len())
}

/// Returns true if the player opened with pairs, or opens with pairs by laying these melds.
pub(crate) fn by_pairs(opened: Option<Opened>, melds: &[Meld]) -> bool {
    opened.map_or_else(|| of_pairs(melds), |with| with == Opened::Pairs)
}

/// Returns true if at least half of the melds of an opening are pairs. Such an opening counts as an opening with pairs.
pub(crate) const fn pairs_prevail(pairs: usize, melds: usize) -> bool {
    pairs > 0 && pairs * 2 >= melds
}

/// Judges the melds of an opening. Returns the cost if there are fouls: a wrong opening, taking a discard that the
/// player may not take, and opening without the discard taken. A player who pays for a wrong opening does not also pay
/// for the discard that is then not laid. If the opening itself is right, the cost includes the points of the player
/// who threw the discard (`foul.feeding`).
pub(super) fn opens(
    ruled: &mut Reading,
    table: &Table,
    claim: &OpeningClaim,
    melds: &[Meld],
    pairs_claimed: bool,
) -> Option<Cost> {
    ruled.melds(table, melds);
    let sound = || melds.iter().filter(|meld| meld.is_legal(table));
    let pairs = melds.iter().filter(|meld| meld.is_pair()).count();
    let by_pairs = pairs_claimed || of_pairs(melds);
    if pairs_claimed && pairs == 0 {
        ruled.breaks(Clause::OpenPairs, Fact::NotPairs);
    } else if pairs > 0 && melds.iter().any(Meld::is_series) {
        ruled.breaks(Clause::OpenNoMix, Fact::Mixed);
    }
    stays(ruled, table, melds, claim.held);
    let before = EarlierOpening::of(table, claim, by_pairs);
    let least = claim.bar.unwrap_or(if by_pairs { table.profile().open.pairs } else { table.profile().open.sum });
    let bar = match before {
        Some(EarlierOpening::Known(highest)) => raised_bar(table.profile(), least, highest),
        Some(EarlierOpening::Shown) => least.saturating_add(1),
        Some(EarlierOpening::Unknown) | None => least,
    };
    let raised = (bar > least).then_some(Clause::OpenRising);
    if by_pairs {
        let pairs = sound().filter(|meld| meld.kind == MeldKind::Pair).count();
        let pairs = u32::try_from(pairs).expect("a claim is short");
        ruled.note(raised.unwrap_or(Clause::OpenPairs), Fact::PairCount { pairs, bar }, pairs < bar);
    } else {
        let series = || sound().filter(|meld| meld.kind != MeldKind::Pair);
        let sum = series().map(Meld::sum).sum();
        let whole = series().count() == melds.len();
        let at_once = sum < bar && ruled.stands() && may_be_elden(ruled, table, claim, melds);
        ruled.note(raised.unwrap_or(Clause::OpenSeries), Fact::Sum { sum, bar, whole }, sum < bar && !at_once);
    }
    match before {
        Some(EarlierOpening::Known(highest)) if raised.is_some() => {
            ruled.holds(Clause::OpenRising, Fact::Raised { highest, bar });
        }
        Some(EarlierOpening::Shown | EarlierOpening::Unknown) if raised.is_some() || ruled.stands() => {
            ruled.holds(Clause::OpenRising, Fact::HighestUnknown { bar });
        }
        _ => {}
    }
    let mut fouls = usize::from(ruled.is_foul());
    if let Some(tile) = claim.taken {
        let laid = ruled.stands();
        let forbidden = !table.profile().takes_unopened;
        let used = taken(ruled, melds, tile, laid, (false, must_lie(false, by_pairs)));
        if forbidden {
            ruled.findings.insert(0, Finding::of(Clause::TakeMustOpen, Fact::TakingForbidden, true));
        }
        if used {
            fed(ruled, table, tile, by_pairs, 1);
        }
        // Where taking the tile was the foul, it is not a second foul that the tile is not laid.
        fouls += usize::from(forbidden || !used && fouls == 0);
    }
    let fouls = std::iter::repeat_n(wrong_opening(table), fouls).reduce(|fouls, foul| fouls.with(&foul))?;
    Some(ruled.cost.iter().fold(fouls, Cost::with))
}

/// Returns true if a finish is elden (`finish.hand`): the player opens with runs and groups and lays all tiles in that
/// opening, before any other player has opened.
pub(crate) const fn is_elden(with: Opened, in_one_opening: bool, others_opened: bool) -> bool {
    matches!(with, Opened::Series) && in_one_opening && !others_opened
}

/// Returns true and adds a finding if the melds may be an elden opening, which needs no minimum sum (`finish.hand`):
/// they leave only the tile to throw, and no other player has opened.
fn may_be_elden(ruled: &mut Reading, table: &Table, claim: &OpeningClaim, melds: &[Meld]) -> bool {
    let laid = tiles_in(melds);
    let elden = is_elden(Opened::Series, laid == table.game().rack(), claim.anybody_opened());
    if elden {
        let is_known = claim.others_opened.is_some();
        ruled.holds(Clause::FinishHand, if is_known { Fact::Elden } else { Fact::EldenUnknown { laid } });
    }
    elden
}

/// Adds a finding that the player opened with a taken discard. At some tables, also charges the player who threw it
/// (`foul.feeding`), multiplied by `factor`.
pub(super) fn fed(ruled: &mut Reading, table: &Table, tile: Tile, pairs: bool, factor: i64) {
    let points = factor * feeding(table, tile, pairs).map_or(0, |foul| foul.price(table.profile()).into());
    ruled.holds(Clause::FoulFeeding, Fact::FedNextPlayer { points });
    if points > 0 {
        let cost = ruled.cost.take().unwrap_or_default();
        ruled.cost = Some(cost.and(Clause::FoulFeeding, points, Account::Thrower));
    }
}

/// Returns the foul of a player who threw the tile with which the next player opened (`foul.feeding`). Returns `None`
/// if the table does not charge this foul, or if the number of the tile is unknown.
pub(crate) fn feeding(table: &Table, tile: Tile, pairs: bool) -> Option<Foul> {
    let foul = Foul::feeding(FedTile { tile: Fed::Number(table.number_of(tile)?), pairs });
    (!foul.is_switched_off(table.profile())).then_some(foul)
}

pub(super) fn tiles_in(melds: &[Meld]) -> usize {
    melds.iter().map(|meld| meld.places.len()).sum()
}

/// Checks that the player keeps one tile to throw (`open.keep-one`). `held` is the number of tiles on the rack before
/// the player lays the melds. `None` stands for a full rack that includes the drawn tile.
fn stays(ruled: &mut Reading, table: &Table, melds: &[Meld], held: Option<usize>) {
    let laid = tiles_in(melds);
    let held = held.unwrap_or(table.game().rack() + 1);
    if laid > held {
        ruled.breaks(Clause::OpenKeepOne, Fact::MoreThanHeld { laid, held });
    } else if laid == held {
        ruled.breaks(Clause::OpenKeepOne, Fact::NothingStays { laid });
    }
}

/// Returns the clause that says how a player must use a taken discard.
pub(crate) const fn must_lie(opened_before: bool, by_pairs: bool) -> Clause {
    match (opened_before, by_pairs) {
        (true, _) => Clause::TakeOpened,
        (false, true) => Clause::TakePairs,
        (false, false) => Clause::TakeMustOpen,
    }
}

/// Returns true if the melds use the taken discard, and adds a finding about it. If the melds do not stay on the table
/// (`laid` is false), they do not use it. `opened` is true if the player had opened before taking it.
fn taken(ruled: &mut Reading, melds: &[Meld], tile: Tile, laid: bool, (opened, clause): (bool, Clause)) -> bool {
    let (fact, used) = match (lies(melds, tile), laid) {
        (true, true) => (Fact::TakenLies { tile }, true),
        (false, true) => (Fact::TakenMissing { tile }, false),
        (_, false) => (Fact::TakenNotLaid { tile, opened }, false),
    };
    ruled.note(clause, fact, !used);
    used
}

pub(super) fn lies(melds: &[Meld], tile: Tile) -> bool {
    melds.iter().flat_map(Meld::tiles).any(|laid| laid == tile)
}

/// The earlier opening that a new opening must exceed, at tables with this rule (`open.rising`).
enum EarlierOpening {
    /// The sum or the number of pairs of the earlier opening.
    Known(u32),
    /// Melds on the table show that another player has opened. The sum or number of pairs of that opening is unknown.
    Shown,
    /// Another player has opened, but it is unknown whether that opening raises the sum that a new opening needs. At
    /// some tables the partner's opening does not.
    Unknown,
}

impl EarlierOpening {
    fn of(table: &Table, claim: &OpeningClaim, by_pairs: bool) -> Option<Self> {
        let profile = table.profile();
        let most_pairs = u32::try_from(profile.game.rack() / 2).expect("a rack holds few tiles");
        match (claim.highest, &claim.on_table) {
            _ if profile.open.rising == Rising::Off => None,
            // `highest` may be a sum or a number of pairs. A value above `most_pairs` must be a sum, because a rack
            // cannot hold that number of pairs. An opening with pairs need not exceed a sum.
            (Some(highest), _) if !by_pairs || highest <= most_pairs => Some(Self::Known(highest)),
            (_, Some(melds)) if !melds.0.is_empty() => {
                let counts = profile.open.rising == Rising::All || !profile.teams;
                let shown = melds.0.iter().any(|meld| (meld.len() == 2) == by_pairs);
                shown.then_some(if counts { Self::Shown } else { Self::Unknown })
            }
            (_, _) => (claim.others_opened == Some(true)).then_some(Self::Unknown),
        }
    }
}

/// Returns the sum or number of pairs that an opening needs. `least` is the table's minimum, and `highest` is the value
/// of the highest earlier opening. At some tables a new opening must exceed `highest` (`open.rising`).
pub(crate) fn raised_bar(profile: &Profile, least: u32, highest: u32) -> u32 {
    if profile.open.rising == Rising::Off { least } else { least.max(highest.saturating_add(1)) }
}
