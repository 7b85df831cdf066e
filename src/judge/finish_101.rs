//! Applies the rules on a finish in 101 (`finish.*`).

use super::laid_off::{self, ToLay};
use super::opening::{self, is_elden, must_lie, tiles_in, wrong_opening};
use super::ruled::Account;
use super::swap::{self, Exchanges};
use super::{Cost, DiscardClaim, Fact, Finding, FinishClaim, OpeningClaim, Reading, discard, layoff};
use crate::meld::{Meld, MeldKind};
use crate::notation::{LaidMelds, LaidTile};
use crate::score::{BONUS, FinishKind, Multiplied, Opened, Part, TilesLeft};
use crate::table::Table;
use crate::tiles::Tile;
use crate::words::Clause;

/// Decides whether a player has finished, by judging the opening, the layoffs and the last tile together. `others` are
/// the melds that were on the table before this turn.
pub(super) fn rule(table: &Table, claim: &FinishClaim, melds: &[Meld], others: &[Meld]) -> Reading {
    let by_pairs = opening::by_pairs(claim.opened, melds);
    let with = if by_pairs { Opened::Pairs } else { Opened::Series };
    let at_once = claim.opened.is_none();
    let needed = table.game().rack();
    let on_table = OnTable::of(table, claim, (others, melds), with);
    let used = on_table.okeys_used(table, claim, melds);
    if on_table.has_refused_okeys(table, claim, others, used) {
        let laid_off = claim.tiles_laid_off().any(|tile| table.is_okey(tile));
        if laid_off || melds.iter().any(|meld| swap::holds_okey(table, meld)) {
            return without_okeys(table, claim, melds, others);
        }
    }
    // In an exchange, the player puts down a tile and gets an okey. If the player then lays or throws the okey, the
    // claim lists both tiles. Count them as one: the rack has lost only one tile.
    let laid = tiles_in(melds) + claim.laid_off.len() + claim.swapped.len();
    let laid = laid.saturating_sub(on_table.okeys.min(used));
    let more = !claim.laid_off.is_empty() || !claim.swapped.is_empty();
    let whole = at_once && laid == needed && !more;
    let elden = is_elden(with, whole, claim.anybody_opened());
    let mut ruled = if elden { all_at_once(table, melds) } else { laying(table, claim, melds) };
    let mut fouls = ruled.cost.take().unwrap_or_default();
    // A run or group laid after opening with pairs is a foul. It stays on the table, so the finish can count.
    let mixed = !at_once && ruled.is_mixed();
    let mixed: Vec<Finding> = ruled.findings.extract_if(.., |finding| mixed && finding.against).collect();
    let lies = ruled.stands();
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
    let unused = claim.taken.is_some_and(|tile| !taken(&mut ruled, table, claim, tile, (melds, lies, on_table.taken)));
    if unused {
        // A taken discard goes back to the rack only with a penalty, so drop the finding about tiles that go back.
        ruled.findings.retain(|finding| finding.fact != Fact::GoesBack);
        // A player who pays for the opening does not also pay for the discard that is then not laid. But taking it may
        // have been a foul of its own.
        let forbidden = at_once && !table.profile().takes_unopened;
        if forbidden || lies || fouls.parts.is_empty() {
            fouls = fouls.with(&wrong_opening(table));
        }
    }
    let fails = !ruled.stands();
    ruled.findings.extend(mixed.into_iter().map(|finding| Finding { against: fails, foul: !fails, ..finding }));
    if !fails && claim.thrown.is_some() {
        won(&mut ruled, table, claim, (others, melds), (with, elden), (on_table.okeys_of_others, &fouls));
    }
    if fails && (lies || !at_once) {
        // What the player did before the failed finish stays done, and other players pay for it.
        let mut others_pay = Reading::default();
        if let Some(tile) = claim.taken.filter(|&tile| at_once && opening::lies(melds, tile)) {
            opening::fed(&mut others_pay, table, tile, by_pairs, 1);
        }
        if on_table.swaps {
            swap::owner_pays(&mut others_pay, table, on_table.okeys_of_others, 1);
        }
        fouls = others_pay.cost.iter().fold(fouls, Cost::with);
        ruled.findings.extend(others_pay.findings);
    }
    // A failed finish itself costs nothing. But a wrong opening, a taken discard that was not laid and a forbidden
    // throw are fouls.
    if let Some(tile) = claim.thrown.filter(|_| fails) {
        ruled.holds(Clause::FinishLastTile, Fact::CountsAsThrown { tile });
        let OnTable { exchanged, lays_all, .. } = &on_table;
        let thrown = match (lies, at_once) {
            (true, _) => thrown_on(table, claim, (tile, with), exchanged, (&claim.laid_off, *lays_all)),
            // The melds of this turn went back to the rack, so only the other melds are on the table.
            (false, false) => {
                let (others, _) = exchanged.split_at(others.len());
                thrown_on(table, claim, (tile, with), others, (&claim.laid_off, *lays_all))
            }
            (false, true) => thrown_on(table, claim, (tile, with), others, (&[], true)),
        };
        fouls = thrown.cost.iter().fold(fouls, Cost::with);
        let bears = |finding: &Finding| finding.against || finding.fact.is_unknown();
        ruled.findings.extend(thrown.findings.into_iter().filter(bears));
    }
    ruled.closed(Some(fouls).filter(|fouls| !fouls.parts.is_empty()))
}

/// Judges a finish with an exchange that is refused. The player then has no okey from it, so the melds and layoffs with
/// okeys were not made. Judges the other melds and layoffs.
fn without_okeys(table: &Table, claim: &FinishClaim, melds: &[Meld], others: &[Meld]) -> Reading {
    let made = melds.iter().zip(&claim.melds.0).filter(|(meld, _)| !swap::holds_okey(table, meld));
    let (made, laid): (Vec<Meld>, Vec<Vec<LaidTile>>) = made.map(|(meld, laid)| (meld.clone(), laid.clone())).unzip();
    let laid_off = claim.laid_off.iter().copied().filter(|&(tile, _)| !table.is_okey(tile)).collect();
    let claim = FinishClaim { melds: LaidMelds(laid), laid_off, ..claim.clone() };
    let mut ruled = rule(table, &claim, &made, others);
    // The melds that were made have other positions in the whole claim, so the findings name no position.
    for finding in &mut ruled.findings {
        (finding.meld, finding.place) = (None, None);
    }
    let against = ruled.findings.iter().take_while(|finding| finding.against).count();
    ruled.findings.insert(against, Finding::of(Clause::SwapOkey, Fact::OkeyNotTaken, true));
    ruled
}

/// Judges the last tile of a failed finish like any other thrown tile. The table has `melds`, and the player has made
/// the layoffs `laid_off`. If not all of these layoffs are allowed (`all` is false), it is unknown which of them were
/// made, so every combination is tried. `with` says how the player opened. If the combinations lead to different costs,
/// the finding says that it is unknown whether the tile was playable.
fn thrown_on(
    table: &Table,
    claim: &FinishClaim,
    (tile, with): (Tile, Opened),
    melds: &[Meld],
    (laid_off, all): (&[ToLay], bool),
) -> Reading {
    let discard = DiscardClaim { tile, on_table: claim.on_table.clone(), last: false, called: None, withdrawn: None };
    let with_pairs = claim.opened == Some(Opened::Pairs) || melds.iter().any(|meld| meld.kind == MeldKind::Pair);
    let laid_off: Vec<ToLay> = laid_off.iter().copied().filter(|_| !table.is_okey(tile)).collect();
    let may = |tiles: usize| layoff::barred(table, Some(with), claim.opened.is_none(), tiles).is_none();
    let outcomes = laid_off::outcomes(table, &laid_off, melds, with_pairs, all, may).unwrap_or_default();
    let mut rulings = outcomes.iter().map(|melds| discard::rule(table, &discard, melds));
    match rulings.next() {
        Some(first) if rulings.all(|other| other.cost == first.cost) => first,
        _ => {
            let mut ruled = Reading::default();
            ruled.holds(Clause::DiscardPlayable, Fact::PlayableUnknown { tile });
            ruled.closed(None)
        }
    }
}

/// Returns true if the player used the discard taken in this turn as required (`take.*`), and adds a finding about it.
/// If not, the finish counts, but taking the tile was a foul. `lies` is true if the melds may be laid.
fn taken(
    ruled: &mut Reading,
    table: &Table,
    claim: &FinishClaim,
    tile: Tile,
    (melds, lies, on_table): (&[Meld], bool, TakenOnTable),
) -> bool {
    let opened = claim.opened.is_some();
    let clause = must_lie(opened, opening::by_pairs(claim.opened, melds));
    let in_melds = opening::lies(melds, tile);
    let put_down = claim.swapped.contains(&tile) || claim.tiles_laid_off().any(|laid| laid == tile);
    // If the claim does not say what the player did with the tile, the tile is still on the rack.
    let is_gone = in_melds || put_down || claim.thrown == Some(tile);
    let fails = !ruled.stands() || !is_gone;
    let forbidden = !opened && !table.profile().takes_unopened;
    if forbidden {
        ruled.charged(Clause::TakeMustOpen, Fact::TakingForbidden, fails);
    }
    let (fact, used) = match on_table {
        _ if in_melds && lies => (Fact::TakenLies { tile }, true),
        TakenOnTable::LaidOff if opened => (Fact::TakenLaidOff { tile }, true),
        TakenOnTable::Swapped if opened => (Fact::TakenSwapped { tile }, true),
        TakenOnTable::Unknown if opened => (Fact::TakenUnknown { tile, opened }, true),
        _ if in_melds || (opened && put_down) => (Fact::TakenNotLaid { tile, opened }, false),
        _ => (Fact::TakenMissing { tile }, false),
    };
    if used {
        ruled.holds(clause, fact);
    } else {
        ruled.charged(clause, fact, fails);
    }
    used && !forbidden
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

/// How the player used the taken discard, other than in a new meld: laid off, or exchanged for an okey.
#[derive(Clone, Copy, Default)]
enum TakenOnTable {
    /// The player neither laid off nor exchanged the taken discard, or had to take it back.
    #[default]
    NotUsed,
    LaidOff,
    Swapped,
    /// The player laid off or exchanged the taken discard together with other tiles. Some of these tiles had to go back
    /// to the rack, and it is unknown which ones.
    Unknown,
}

#[derive(Default)]
struct OnTable {
    ruled: Reading,
    /// The number of okeys that the player got by exchange. If the exchange fails, this is the number of tiles put
    /// down.
    okeys: usize,
    /// The smallest number of okeys that the player can have got by exchange: 0 if the exchange fails. Exception: if
    /// the melds on the table are unknown too, the number is 1, because one of them may have allowed the exchange.
    received: usize,
    /// The number of okeys that the player got from melds that were laid before this turn.
    okeys_of_others: usize,
    /// The number of okeys that the player got from melds laid in this turn.
    own_okeys: usize,
    /// The melds on the table after the exchanges: first the melds laid before this turn, then those of this turn.
    exchanged: Vec<Meld>,
    /// True if the exchange is allowed, or if there is none.
    swaps: bool,
    /// True if all layoffs are allowed.
    lays_all: bool,
    taken: TakenOnTable,
}

impl OnTable {
    /// Judges layoffs and exchanges together: with the exchanges first or, if this is not allowed, with the layoffs
    /// first. `others` are the melds that were on the table before this turn.
    fn of(table: &Table, claim: &FinishClaim, (others, melds): (&[Meld], &[Meld]), with: Opened) -> Self {
        let all = [others, melds].concat();
        if claim.swapped.is_empty() && claim.laid_off.is_empty() {
            return Self { exchanged: all, swaps: true, lays_all: true, ..Self::default() };
        }
        let on_table = claim.on_table.as_ref().map_or(&[][..], |melds| &melds.0);
        let laid = [on_table, &claim.melds.0].concat();
        let order = |swap_first| Self::ruled(table, claim, with, (&laid, &all, others.len()), swap_first);
        let first = order(true);
        if first.ruled.stands() {
            return first;
        }
        Some(order(false)).filter(|order| order.ruled.stands()).unwrap_or(first)
    }

    /// Returns true if the exchange is refused and the okeys that the player used, `used` of them, must have come from
    /// it. This is uncertain if the player used more okeys than that, or if no meld of another turn holds an okey.
    fn has_refused_okeys(&self, table: &Table, claim: &FinishClaim, others: &[Meld], used: usize) -> bool {
        let may_be_swapped = !self.swaps && used <= claim.swapped.len() && self.own_okeys == 0;
        may_be_swapped && others.iter().any(|meld| swap::holds_okey(table, meld))
    }

    /// Returns the number of okeys that the player laid or threw. Counts an okey taken off a meld of this turn once: it
    /// is listed twice, in that meld and where the player used it afterwards.
    fn okeys_used(&self, table: &Table, claim: &FinishClaim, melds: &[Meld]) -> usize {
        let tiles = melds.iter().flat_map(Meld::tiles).chain(claim.tiles_laid_off()).chain(claim.thrown);
        tiles.filter(|&tile| table.is_okey(tile)).count().saturating_sub(self.own_okeys)
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
        let tiles: &[ToLay] = &claim.laid_off;
        let before = if swap_first { melds.to_vec() } else { turn.lay_off(table, tiles, melds).melds };
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
        let swaps = ruled.stands();
        // If the table forbids an exchange in the turn of the opening, the exchange is not made.
        let too_early = swap::untimely(table, turn.same, false).is_some();
        let after = if too_early { melds.to_vec() } else { exchanges.melds.clone() };
        let onto = if swap_first { &after } else { melds };
        let layoffs = layoff::part(table, tiles, onto, turn);
        if !tiles.is_empty() {
            ruled.findings.extend(layoffs.findings.iter().cloned());
        }
        let taken = |tile: Tile| match (claim.tiles_laid_off().any(|laid| laid == tile), claim.swapped.contains(&tile))
        {
            (true, _) if layoffs.stands() => TakenOnTable::LaidOff,
            (_, true) if swaps => TakenOnTable::Swapped,
            (true, _) if tiles.len() > 1 => TakenOnTable::Unknown,
            (_, true) if claim.swapped.len() > 1 => TakenOnTable::Unknown,
            _ => TakenOnTable::NotUsed,
        };
        // If the exchange fails, assume that the player got an okey for each tile put down. Otherwise the ruling would
        // also report a wrong number of tiles. If the melds on the table are unknown, one of them may have allowed the
        // exchange. So assume that the player got at least one okey.
        let unseen = (claim.swapped.len(), usize::from(!table_known));
        let possible = (exchanges.okeys(), if swaps { exchanges.okeys() } else { 0 });
        let (okeys, received) = if exchanges.stand { possible } else { unseen };
        let okeys_of_others = exchanges.okeys_of_first(others);
        Self {
            okeys,
            received,
            okeys_of_others,
            own_okeys: exchanges.okeys() - okeys_of_others,
            swaps,
            lays_all: layoffs.stands(),
            taken: claim.taken.map(taken).unwrap_or_default(),
            exchanged: after,
            ruled,
        }
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
fn okey_may_be_last(table: &Table, claim: &FinishClaim, melds: (&[Meld], &[Meld]), with: Opened) -> bool {
    let mut laid_off = claim.laid_off.clone();
    let Some(at) = laid_off.iter().position(|&(tile, _)| table.is_okey(tile)) else { return false };
    laid_off.remove(at);
    laid_off.is_empty() || OnTable::of(table, &FinishClaim { laid_off, ..claim.clone() }, melds, with).ruled.stands()
}

/// Returns true if an okey was certainly the last tile laid before the final throw: it is the only layoff, and no meld
/// can have been laid after it.
fn okey_before_last(table: &Table, claim: &FinishClaim) -> bool {
    let alone = matches!(*claim.laid_off, [(only, _)] if table.is_okey(only));
    alone && claim.swapped.is_empty() && (claim.opened.is_none() || claim.melds.0.is_empty())
}

/// Adds the points of a finish, and those of the fouls in this turn. Some tables multiply fouls like other points
/// (`foul.flat`). `okeys_of_others` is the number of okeys taken from melds that were laid before this turn.
fn won(
    ruled: &mut Reading,
    table: &Table,
    claim: &FinishClaim,
    melds: (&[Meld], &[Meld]),
    (with, elden): (Opened, bool),
    (okeys_of_others, fouls): (usize, &Cost),
) {
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
    let finish = Cost::of(Clause::FinishBonus, BONUS * factor);
    let finish = finish.and(clause, unopened.iter().map(Part::points).sum::<i64>(), to);
    ruled.cost = Some(finish.clone());
    let Multiplied { by, factor } = Multiplied::of_fouls(table.profile(), &how);
    let opens_with = |tile: &Tile| claim.opened.is_none() && opening::lies(melds.1, *tile);
    if let Some(tile) = claim.taken.filter(opens_with) {
        opening::fed(ruled, table, tile, with == Opened::Pairs, factor);
    }
    swap::owner_pays(ruled, table, okeys_of_others, factor);
    ruled.cost = ruled.cost.take().map(|cost| cost.with(&fouls.times(factor)));
    if factor > 1 && ruled.cost.as_ref() != Some(&finish) {
        ruled.holds(Clause::FoulFlat, Fact::Multiplied { by, factor });
    }
}
