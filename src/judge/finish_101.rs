//! Applies the rules on a finish in 101 (`finish.*`).

use super::laid_off::{LaidOff, ToLay};
use super::opening::{self, is_elden, must_lie, tiles_in, wrong_opening};
use super::readings::{self, readings};
use super::ruled::Account;
use super::swap::{self, Exchanges};
use super::{Cost, DiscardClaim, Fact, Finding, FinishClaim, OpeningClaim, Reading, discard, layoff};
use crate::meld::{Meld, MeldKind};
use crate::notation::{LaidMelds, LaidTile};
use crate::score::{BONUS, FinishKind, Multiplied, Opened, Part, TilesLeft};
use crate::table::Table;
use crate::tiles::Tile;
use crate::words::Clause;

/// Decides whether a player has finished, by judging the opening, the layoffs and the last tile together.
pub(super) fn rule(table: &Table, claim: &FinishClaim, melds: &[Meld]) -> Reading {
    let by_pairs = claim.opened.map_or_else(|| opening::of_pairs(melds), |opened| opened == Opened::Pairs);
    let with = if by_pairs { Opened::Pairs } else { Opened::Series };
    let at_once = claim.opened.is_none();
    let needed = table.game().rack();
    let on_table = OnTable::of(table, claim, melds, with);
    // In an exchange, the player puts down a tile and gets an okey. If the player then lays or throws the okey, the
    // claim lists both tiles. Count them as one: the rack has lost only one tile.
    let used = on_table.okeys_used(table, claim, melds);
    let laid = tiles_in(melds) + claim.laid_off.len() + claim.swapped.len();
    let laid = laid.saturating_sub(on_table.okeys.min(used));
    let more = !claim.laid_off.is_empty() || !claim.swapped.is_empty();
    let whole = at_once && laid == needed && !more;
    let elden = is_elden(with, whole, claim.anybody_opened());
    let mut ruled = if elden { all_at_once(table, melds) } else { laying(table, claim, melds) };
    let (lies, short) = (ruled.stands(), ruled.cost.take());
    if at_once && !by_pairs && !claim.laid_off.is_empty() {
        ruled.holds(Clause::FinishHand, Fact::LaidOffNoElden);
    } else if at_once && !by_pairs && !claim.swapped.is_empty() {
        ruled.holds(Clause::FinishHand, Fact::SwappedNoElden);
    } else if at_once && !by_pairs && claim.anybody_opened() {
        ruled.holds(Clause::FinishHand, Fact::OpenedNoElden);
    }
    if more && at_once && !ruled.stands() {
        let clause = if claim.laid_off.is_empty() { Clause::SwapOkey } else { Clause::LayoffWho };
        ruled.breaks(clause, Fact::OpeningFails);
    } else if more {
        let findings = on_table.ruled.findings.iter().cloned();
        let further = findings.filter(|finding| !ruled.findings.contains(finding));
        let further: Vec<Finding> = further.collect();
        ruled.findings.extend(further);
    }
    let is_pair = |meld: &Meld| meld.kind == MeldKind::Pair;
    if lies && on_table.received > used {
        ruled.breaks(Clause::FinishLastTile, Fact::OkeyKept);
        ruled.thrown(Clause::FinishLastTile, claim.thrown, true);
    } else {
        last_tile(&mut ruled, claim, laid, needed, by_pairs && melds.iter().all(is_pair));
    }
    let kept = claim.taken.is_some_and(|tile| !taken(&mut ruled, table, claim, melds, tile, by_pairs));
    if ruled.stands() && claim.thrown.is_some() {
        won(&mut ruled, table, claim, melds, (with, elden));
        swap::owner_pays(&mut ruled, table, on_table.okeys_of_others);
    }
    // A failed finish itself costs nothing. But a wrong opening, a taken discard that was not laid and a forbidden
    // throw are fouls.
    let mut foul = short.or_else(|| kept.then(|| wrong_opening(table)));
    if let Some(tile) = claim.thrown.filter(|_| !ruled.stands()) {
        ruled.holds(Clause::FinishLastTile, Fact::CountsAsThrown { tile });
        let own = if lies { melds } else { &[] };
        let thrown = thrown_on(table, claim, own, tile);
        for part in thrown.cost.iter().flat_map(|cost| &cost.parts) {
            foul = Some(foul.unwrap_or_default().and(part.clause, part.points, part.to));
        }
        let bears = |finding: &Finding| finding.against || finding.fact.is_open();
        ruled.findings.extend(thrown.findings.into_iter().filter(bears));
    }
    ruled.closed(foul)
}

/// Judges the last tile of a failed finish like any other thrown tile. Returns an empty ruling if the tile is not an
/// okey and the claim has layoffs: they have changed the melds that decide whether the tile is playable. Also returns
/// an empty ruling if the cost depends on the face of an okey on the table that the player did not declare.
fn thrown_on(table: &Table, claim: &FinishClaim, own: &[Meld], tile: Tile) -> Reading {
    if !claim.laid_off.is_empty() && !table.is_okey(tile) {
        return Reading::default();
    }
    let discard = DiscardClaim { tile, on_table: claim.on_table.clone(), last: false, called: None, withdrawn: None };
    let on_table = readings(table, claim.on_table.as_ref().unwrap_or(&LaidMelds::default()));
    let all = on_table.clone();
    let ruled = on_table.map(|on_table| {
        let mut ruled = discard::rule(table, &discard, &[on_table.clone(), own.to_vec()].concat());
        readings::note(&mut ruled.findings, &readings::undeclared_okeys(table, &all, &on_table), &on_table);
        ruled
    });
    let agreed = ruled.iter().all(|other| other.cost == ruled.first.cost);
    if agreed { ruled.first } else { Reading::default() }
}

/// Returns true if the player used the discard taken in this turn as required (`take.*`), and adds a finding about it.
/// A player who had not opened must lay it in the opening. A player who had opened may also lay it off, or exchange it
/// for an okey.
fn taken(ruled: &mut Reading, table: &Table, claim: &FinishClaim, melds: &[Meld], tile: Tile, by_pairs: bool) -> bool {
    let clause = must_lie(claim.opened.is_some(), by_pairs);
    let forbidden = claim.opened.is_none() && !table.profile().may_take_unopened();
    if forbidden {
        ruled.breaks(Clause::TakeMustOpen, Fact::TakingForbidden);
    }
    if claim.opened.is_some() && !opening::lies(melds, tile) && claim.laid_off.contains(&tile) {
        ruled.holds(clause, Fact::TakenLaidOff { tile });
        return true;
    }
    if claim.opened.is_some() && claim.swapped.contains(&tile) {
        ruled.holds(clause, Fact::TakenSwapped { tile });
        return true;
    }
    opening::taken(ruled, melds, tile, clause);
    !forbidden && opening::lies(melds, tile)
}

/// Judges the melds of an elden finish: the player opens, lays all tiles and finishes in one turn. These melds need no
/// minimum sum (`finish.hand`).
fn all_at_once(table: &Table, melds: &[Meld]) -> Reading {
    let mut ruled = Reading::default();
    ruled.melds(table, melds);
    if melds.iter().any(Meld::is_pair) {
        ruled.breaks(Clause::OpenNoMix, Fact::Mixed);
    }
    ruled.closed(Some(wrong_opening(table)))
}

/// Judges the melds of a finish that is not elden (see [`is_elden`]). The melds are an opening, or further melds if the
/// player opened in an earlier turn.
fn laying(table: &Table, claim: &FinishClaim, melds: &[Meld]) -> Reading {
    if melds.is_empty() && claim.opened.is_some() {
        return Reading::default();
    }
    let opening = OpeningClaim {
        melds: claim.melds.clone(),
        highest: claim.highest.or((!claim.anybody_opened()).then_some(0)),
        opened: claim.opened,
        on_table: claim.on_table.clone(),
        // Pretend that another player has opened. Otherwise the opening rules could take this finish for an elden
        // finish, which needs no minimum sum.
        others_opened: Some(true),
        // If the player threw a tile, assume that the rack held exactly this tile and the laid ones. Then the opening
        // rules do not report a wrong number of tiles; `last_tile` reports it.
        held: claim.thrown.map(|_| tiles_in(melds) + 1),
        ..OpeningClaim::default()
    };
    opening::rule(table, &opening, melds, false)
}

#[derive(Default)]
struct OnTable {
    ruled: Reading,
    /// The number of okeys that the player got by exchange. If the exchange fails, the number of tiles put down.
    okeys: usize,
    /// A lower bound on the number of okeys that the player got by exchange. It is 0 if the melds in the claim do not
    /// allow the exchange. Exception: if the claim does not list the melds on the table, it is then 1, because one of
    /// these melds may have allowed the exchange.
    received: usize,
    /// The number of okeys that the player got from melds that were laid before this turn.
    okeys_of_others: usize,
    /// True if the player received okeys by exchange, and all of them came from melds that the player laid in this
    /// turn.
    only_own: bool,
}

impl OnTable {
    /// Judges layoffs and exchanges together. Tries each reading of the melds on the table, with the exchanges before
    /// or after the layoffs, and uses the first combination that is allowed. If none is allowed, uses the first one.
    fn of(table: &Table, claim: &FinishClaim, melds: &[Meld], with: Opened) -> Self {
        if claim.swapped.is_empty() && claim.laid_off.is_empty() {
            return Self::default();
        }
        let none = LaidMelds::default();
        let on_table = claim.on_table.as_ref().unwrap_or(&none);
        let laid = [on_table.0.as_slice(), claim.melds.0.as_slice()].concat();
        let readings = readings(table, on_table);
        let orders = readings.iter().flat_map(|onto| {
            let all = [onto.as_slice(), melds].concat();
            let open = readings::undeclared_okeys(table, &readings, onto);
            [true, false].map(|swap_first| {
                let mut order = Self::ruled(table, claim, with, (&laid, &all, onto.len()), swap_first);
                readings::note(&mut order.ruled.findings, &open, onto);
                order
            })
        });
        let orders: Vec<Self> = orders.collect();
        let first = orders.iter().position(|order| order.ruled.stands()).unwrap_or(0);
        orders.into_iter().nth(first).unwrap_or_default()
    }

    /// Returns the number of okeys that the player laid or threw. If `only_own` is true, counts one less: an okey taken
    /// off a meld of this turn is listed twice, in that meld and where the player used it afterwards.
    fn okeys_used(&self, table: &Table, claim: &FinishClaim, melds: &[Meld]) -> usize {
        let tiles = melds.iter().flat_map(Meld::tiles).chain(claim.laid_off.iter().copied()).chain(claim.thrown);
        tiles.filter(|&tile| table.is_okey(tile)).count().saturating_sub(usize::from(self.only_own))
    }

    fn ruled(
        table: &Table,
        claim: &FinishClaim,
        with: Opened,
        (laid, melds, others): (&[Vec<LaidTile>], &[Meld], usize),
        swap_first: bool,
    ) -> Self {
        let table_known = claim.on_table.is_some();
        let turn = layoff::LayOffTurn { with, same: claim.opened.is_none(), table_known };
        let tiles: Vec<ToLay> = claim.laid_off.iter().map(|&tile| (tile, None)).collect();
        let before =
            if swap_first { melds.to_vec() } else { LaidOff::most(table, &tiles, melds, with == Opened::Pairs).melds };
        let exchanges = Exchanges::new(table, &claim.swapped, laid, &before);
        let mut ruled = Reading::default();
        if exchanges.stand || table_known {
            ruled.findings.extend(exchanges.findings.iter().cloned());
        } else {
            ruled.holds(Clause::SwapOkey, Fact::SwappedUnseen { tiles: claim.swapped.clone() });
        }
        if !claim.swapped.is_empty() {
            swap::timing(&mut ruled, table, turn.same, exchanges.takes_several());
        }
        if !tiles.is_empty() {
            let onto = if swap_first { &exchanges.melds } else { melds };
            ruled.findings.extend(layoff::part(table, &tiles, onto, turn).findings);
        }
        // If the exchange fails, assume an okey for each tile put down: otherwise the ruling would also report a wrong
        // number of tiles. If the claim does not list the melds on the table, assume that the exchange was possible
        // with one of them: the player then got at least one okey.
        let unseen = (claim.swapped.len(), usize::from(!table_known));
        let (okeys, received) = if exchanges.stand { (exchanges.okeys(), exchanges.okeys()) } else { unseen };
        let okeys_of_others = exchanges.okeys_of_first(others);
        let only_own = exchanges.okeys() > 0 && okeys_of_others == 0;
        Self { ruled, okeys, received, okeys_of_others, only_own }
    }
}

/// Checks that the player laid all tiles except the thrown one (`finish.last-tile`, `finish.pairs-parity`).
fn last_tile(ruled: &mut Reading, claim: &FinishClaim, laid: usize, needed: usize, only_pairs: bool) {
    // If the player opened earlier, the claim may leave out the melds of earlier turns, so accept fewer tiles.
    let earlier = claim.opened.is_some() && laid < needed;
    if only_pairs && laid == needed {
        ruled.holds(Clause::FinishPairsParity, Fact::AllLaid { laid });
    } else if only_pairs && claim.laid_off.is_empty() && !earlier {
        ruled.breaks(Clause::FinishPairsParity, Fact::PairsCannotEmpty);
    }
    ruled.thrown(Clause::FinishLastTile, claim.thrown, laid == needed);
    ruled.all_laid(Clause::FinishLastTile, laid, if earlier { laid } else { needed });
}

/// Returns true if an okey may have been the last tile that the player laid off: one of the layoffs is an okey, and all
/// other layoffs are possible without it.
fn okey_may_be_last(table: &Table, claim: &FinishClaim, melds: &[Meld], with: Opened) -> bool {
    let mut laid_off = claim.laid_off.clone();
    let Some(at) = laid_off.iter().position(|&tile| table.is_okey(tile)) else { return false };
    laid_off.remove(at);
    laid_off.is_empty() || OnTable::of(table, &FinishClaim { laid_off, ..claim.clone() }, melds, with).ruled.stands()
}

/// Returns true if an okey was certainly the last tile laid before the final throw: it is the only layoff, and no meld
/// can have been laid after it.
fn okey_before_last(table: &Table, claim: &FinishClaim) -> bool {
    let alone = matches!(*claim.laid_off, [only] if table.is_okey(only));
    alone && claim.swapped.is_empty() && (claim.opened.is_none() || claim.melds.0.is_empty())
}

fn won(ruled: &mut Reading, table: &Table, claim: &FinishClaim, melds: &[Meld], (with, elden): (Opened, bool)) {
    let okey = claim.thrown.is_some_and(|tile| table.is_okey(tile));
    if okey {
        ruled.holds(Clause::DiscardOkey, Fact::LastTile);
    }
    if elden {
        ruled.holds(Clause::FinishHand, Fact::Elden);
    }
    let two = okey && okey_may_be_last(table, claim, melds, with);
    let devam = two && (claim.devam || okey_before_last(table, claim));
    if claim.devam && !two {
        ruled.holds(Clause::FinishMultiplier, Fact::NotBothOkeys);
    } else if devam && !table.profile().devam {
        ruled.holds(Clause::FinishMultiplier, Fact::NoDevam);
    } else if two && !devam && table.profile().devam {
        ruled.holds(Clause::FinishMultiplier, Fact::DevamUnknown);
    }
    let how = FinishKind::in_101(okey, devam, Some(with), elden);
    let multiplied = Multiplied::of_reported(table.profile(), &how);
    let unopened = TilesLeft::default();
    let clause = unopened.clause(table, false, elden);
    let unopened = unopened.parts(table, false, elden, &multiplied);
    let Multiplied { by, factor } = multiplied;
    ruled.holds(Clause::FinishMultiplier, Fact::Multiplied { by, factor });
    let teams = table.profile().teams;
    let to = if teams { Account::Opponents } else { Account::Unopened };
    if teams {
        ruled.holds(Clause::TeamMate, Fact::MateFree);
    }
    ruled.cost = Some(Cost::of(Clause::FinishBonus, BONUS * factor).and(
        clause,
        unopened.iter().map(Part::points).sum::<i64>(),
        to,
    ));
    if let Some(tile) = claim.taken.filter(|_| claim.opened.is_none()) {
        opening::fed(ruled, table, tile, with == Opened::Pairs);
    }
}
