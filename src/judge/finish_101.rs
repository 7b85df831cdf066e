//! Is this a finish in 101 (`finish.*`).

use crate::meld::Meld;
use crate::notation::LaidMelds;
use crate::score::{BONUS, FinishKind, Multiplied, Opened, Part, TilesLeft};
use crate::table::Table;
use crate::tiles::Tile;
use crate::words::Clause;

use super::cost::Account;
use super::laid_off::ToLay;
use super::opening::{is_elden, must_lie, tiles_in, wrong_opening};
use super::readings::readings;
use super::{Cost, DiscardClaim, Fact, Finding, FinishClaim, OpeningClaim, ReadingRuling, discard, layoff, opening};

/// Rules on all melds of a player who declares that the hand is over: the opening, the layoffs, and the last tile.
pub(super) fn rule(table: &Table, claim: &FinishClaim, melds: &[Meld]) -> ReadingRuling {
    let by_pairs = claim.opened.map_or_else(|| opening::of_pairs(melds), |opened| opened == Opened::Pairs);
    let with = if by_pairs { Opened::Pairs } else { Opened::Series };
    let at_once = claim.opened.is_none();
    let needed = table.game().rack();
    let laid = tiles_in(melds) + claim.laid_off.len();
    let whole = at_once && laid == needed && claim.laid_off.is_empty();
    let elden = is_elden(with, whole, claim.anybody_opened());
    let mut ruled = if elden { all_at_once(table, melds) } else { laying(table, claim, melds) };
    let (lies, short) = (ruled.stands(), ruled.cost.take());
    if at_once && !by_pairs && !claim.laid_off.is_empty() {
        ruled.holds(Clause::FinishHand, Fact::LaidOffNoElden);
    } else if at_once && !by_pairs && claim.anybody_opened() {
        ruled.holds(Clause::FinishHand, Fact::OpenedNoElden);
    }
    if !claim.laid_off.is_empty() && at_once && !ruled.stands() {
        ruled.breaks(Clause::LayoffWho, Fact::OpeningFails);
    } else if !claim.laid_off.is_empty() {
        let layoff = layoff(table, claim, melds, with);
        // Shared findings appear once.
        let further = layoff.findings.into_iter().filter(|finding| !ruled.findings.contains(finding));
        let further: Vec<Finding> = further.collect();
        ruled.findings.extend(further);
    }
    last_tile(&mut ruled, claim, laid, needed, by_pairs);
    let kept = claim.taken.is_some_and(|tile| !taken(&mut ruled, table, claim, melds, tile, by_pairs));
    if ruled.stands() && claim.thrown.is_some() {
        won(&mut ruled, table, claim, melds, (with, elden));
    }
    // A failed finish costs nothing itself; a short opening and an unused taken tile do.
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

/// Rules on the last tile of a failed finish like any discard: next to the melds on the table, if all their readings
/// agree, and the player's own melds. After layoffs the melds have changed, so only an okey is known to be a foul.
fn thrown_on(table: &Table, claim: &FinishClaim, own: &[Meld], tile: Tile) -> ReadingRuling {
    if !claim.laid_off.is_empty() && !table.is_okey(tile) {
        return ReadingRuling::default();
    }
    let discard = DiscardClaim { tile, on_table: claim.on_table.clone(), last: false, called: None, withdrawn: None };
    let lying = readings(table, claim.on_table.as_ref().unwrap_or(&LaidMelds::default()));
    let ruled = lying.map(|lying| discard::rule(table, &discard, &[lying, own.to_vec()].concat()));
    let agreed = ruled.iter().all(|other| other.cost == ruled.first.cost);
    if agreed { ruled.first } else { ReadingRuling::default() }
}

/// Decides whether a taken tile was used as required: in the opening by an unopened player, in a meld or a layoff by an
/// opened one (`take.*`).
fn taken(
    ruled: &mut ReadingRuling,
    table: &Table,
    claim: &FinishClaim,
    melds: &[Meld],
    tile: Tile,
    by_pairs: bool,
) -> bool {
    let clause = must_lie(claim.opened.is_some(), by_pairs);
    let forbidden = claim.opened.is_none() && !table.profile().may_take_unopened();
    if forbidden {
        ruled.breaks(Clause::TakeMustOpen, Fact::TakingForbidden);
    }
    if claim.opened.is_some() && !opening::lies(melds, tile) && claim.laid_off.contains(&tile) {
        ruled.holds(clause, Fact::TakenLaidOff { tile });
        return true;
    }
    opening::taken(ruled, melds, tile, clause);
    !forbidden && opening::lies(melds, tile)
}

/// Melds that open and finish in one turn need not reach the bar (`finish.hand`).
fn all_at_once(table: &Table, melds: &[Meld]) -> ReadingRuling {
    let mut ruled = ReadingRuling::default();
    ruled.melds(table, melds);
    if melds.iter().any(Meld::is_pair) {
        ruled.breaks(Clause::OpenNoMix, Fact::Mixed);
    }
    ruled.closed(Some(wrong_opening(table)))
}

/// Rules on the melds of this turn that are not elden, as an opening or as later melds.
fn laying(table: &Table, claim: &FinishClaim, melds: &[Meld]) -> ReadingRuling {
    if melds.is_empty() && claim.opened.is_some() {
        return ReadingRuling::default();
    }
    let opening = OpeningClaim {
        melds: claim.melds.clone(),
        highest: claim.highest.or((!claim.anybody_opened()).then_some(0)),
        opened: claim.opened,
        on_table: claim.on_table.clone(),
        // As after another player's opening: only the bar opens.
        others_opened: Some(true),
        ..OpeningClaim::default()
    };
    opening::rule(table, &opening, melds, false)
}

/// Rules on the layoffs, like any layoff: onto the melds on the table in the best reading, or the player's own.
fn layoff(table: &Table, claim: &FinishClaim, melds: &[Meld], with: Opened) -> ReadingRuling {
    let none = LaidMelds::default();
    let tiles: Vec<ToLay> = claim.laid_off.iter().map(|&tile| (tile, None)).collect();
    let lay = |onto: &Vec<Meld>| {
        let all = [onto.as_slice(), melds].concat();
        let turn = layoff::Turn { with, same: claim.opened.is_none(), told: claim.on_table.is_some() };
        layoff::part(table, &tiles, &all, turn)
    };
    let readings = readings(table, claim.on_table.as_ref().unwrap_or(&none)).map(|onto| lay(&onto));
    readings.iter().find(|ruled| ruled.stands()).unwrap_or(&readings.first).clone()
}

/// Checks that exactly one tile is left and thrown (`finish.last-tile`, `finish.pairs-parity`).
fn last_tile(ruled: &mut ReadingRuling, claim: &FinishClaim, laid: usize, needed: usize, by_pairs: bool) {
    // A player who opened earlier may name only this turn's tiles.
    let earlier = claim.opened.is_some() && laid < needed;
    if by_pairs && claim.laid_off.is_empty() && !earlier {
        ruled.breaks(Clause::FinishPairsParity, Fact::PairsCannotEmpty);
    } else if by_pairs && !earlier {
        ruled.holds(Clause::FinishPairsParity, Fact::AllLaid { laid });
    }
    ruled.thrown(Clause::FinishLastTile, claim.thrown, laid == needed);
    ruled.all_laid(Clause::FinishLastTile, laid, if earlier { laid } else { needed });
}

/// Returns true if an okey may have been the last tile laid off: the layoffs include an okey, and the others can have
/// gone before.
/// can have gone before.
fn okey_may_be_last(table: &Table, claim: &FinishClaim, melds: &[Meld], with: Opened) -> bool {
    let mut laid_off = claim.laid_off.clone();
    let Some(at) = laid_off.iter().position(|&tile| table.is_okey(tile)) else { return laid_off.is_empty() };
    laid_off.remove(at);
    laid_off.is_empty() || layoff(table, &FinishClaim { laid_off, ..claim.clone() }, melds, with).stands()
}

/// Returns true if the claim itself shows that an okey was the last tile laid: it is the only layoff, and nothing can
/// have been laid after it, because laying off requires having opened.
fn okey_before_last(table: &Table, claim: &FinishClaim) -> bool {
    let alone = matches!(*claim.laid_off, [only] if table.is_okey(only));
    alone && (claim.opened.is_none() || claim.melds.0.is_empty())
}

/// Notes the multiplier and the bonus (`finish.multiplier`, `finish.bonus`).
fn won(ruled: &mut ReadingRuling, table: &Table, claim: &FinishClaim, melds: &[Meld], (with, elden): (Opened, bool)) {
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
    } else if two && !devam && table.profile().devam && !claim.laid_off.is_empty() {
        ruled.holds(Clause::FinishMultiplier, Fact::DevamUntold);
    }
    let how = FinishKind::in_101(okey, devam, Some(with), elden);
    let multiplied = Multiplied::of_told(table.profile(), &how);
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
