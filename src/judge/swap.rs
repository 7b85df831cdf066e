//! May the okey be taken for this tile (`swap.okey`).

use crate::meld::{Meld, MeldKind, SMALLEST_GROUP};
use crate::table::Table;
use crate::tiles::{Colour, Face};
use crate::words::Clause;

use super::cost::Account;
use super::readings::undeclared;
use super::{Cost, Fact, ReadingRuling, SwapClaim};

const CLAUSE: Clause = Clause::SwapOkey;

/// Rules on tiles put down for an okey. Taking one without having opened is the foul; a tile that does not belong there
/// just goes back.
pub(super) fn rule(table: &Table, claim: &SwapClaim, melds: &[Meld]) -> ReadingRuling {
    let mut ruled = ReadingRuling::default();
    match claim.opened {
        None => ruled.breaks(CLAUSE, Fact::NotOpened),
        Some(with) => ruled.holds(CLAUSE, Fact::HasOpened { with }),
    }
    let open = |at: usize| claim.from.0.get(at).is_some_and(|laid| undeclared(table, laid));
    let with_okey = melds.iter().enumerate().filter(|(_, meld)| holds_okey(table, meld));
    let exchanges: Vec<ReadingRuling> = with_okey.map(|(at, meld)| exchange(table, claim, meld, open(at))).collect();
    // One meld whose okey can be had is enough.
    let had = exchanges.iter().find(|exchange| exchange.stands());
    match had.or(exchanges.first()) {
        Some(exchange) => ruled.findings.extend(exchange.findings.iter().cloned()),
        None => ruled.breaks(CLAUSE, Fact::NoOkey),
    }
    if claim.opened.is_none() && had.is_some() {
        return ruled.closed(Some(Cost::of(CLAUSE, table.profile().fouls.points)));
    }
    let points = table.profile().fouls.okey_taken;
    if !ruled.stands() {
        ruled.holds(CLAUSE, Fact::GoesBack);
    } else if points > 0 {
        ruled.holds(Clause::FoulOkeyTaken, Fact::OwnerPays { points });
        ruled.cost = Some(Cost::default().and(Clause::FoulOkeyTaken, points, Account::Owner));
    }
    ruled.closed(None)
}

fn holds_okey(table: &Table, meld: &Meld) -> bool {
    meld.places.iter().any(|placed| table.is_okey(placed.tile))
}

/// Whether the tiles put down are what an okey of the meld stands for.
fn exchange(table: &Table, claim: &SwapClaim, meld: &Meld, open: bool) -> ReadingRuling {
    let mut ruled = ReadingRuling::default();
    if let Some(&breach) = meld.breaches(table).first() {
        ruled.breaks(breach.clause, Fact::WrongMeld { meld: meld.clone(), breach });
        return ruled;
    }
    let given: Vec<Face> = claim.tiles.iter().filter_map(|&tile| table.roles().of(tile).face()).collect();
    if open && meld.kind == MeldKind::Group && meld.places.len() == SMALLEST_GROUP {
        let naturals: Vec<Face> =
            meld.places.iter().filter(|placed| !table.is_okey(placed.tile)).map(|placed| placed.stands_for).collect();
        let faces = meld.number().into_iter().flat_map(|number| Colour::ALL.map(|colour| Face::new(colour, number)));
        let faces: Vec<Face> = faces.filter(|face| !naturals.contains(face)).collect();
        let all = faces.iter().all(|face| given.contains(face));
        let fact = if all { Fact::BothColours { faces } } else { Fact::ColoursMissing { faces } };
        ruled.note(CLAUSE, fact, !all);
        return ruled;
    }
    let okeys = || meld.places.iter().filter(|placed| table.is_okey(placed.tile)).map(|placed| placed.stands_for);
    for &tile in &claim.tiles {
        let matching = okeys().find(|&face| table.roles().of(tile).face() == Some(face));
        match (matching, okeys().next()) {
            (Some(face), _) => ruled.holds(CLAUSE, Fact::Matches { tile, face }),
            (None, Some(face)) => ruled.breaks(CLAUSE, Fact::NoMatch { tile, face }),
            (None, None) => ruled.breaks(CLAUSE, Fact::NoOkey),
        }
    }
    ruled
}
