//! What `judge` rules on the melds of a hand in play.

use super::state::TableMeld;
use crate::judge::{
    Claim, DiscardClaim, Exchange, Fact, Finding, LayoffClaim, PlayableCall, Reading, Several, SwapClaim, each_reading,
};
use crate::meld::{Meld, MeldKind, Placed};
use crate::notation::{LaidMelds, LaidTile};
use crate::score::Opened;
use crate::table::{Playable, Role, Symbol, Table};
use crate::tiles::Tile;
use crate::words::Clause;

/// What follows under the reading that speaks for a claim, if one does: the player meant what he may.
pub(super) fn best(table: &Table, claim: &Claim) -> Reading {
    let Several { first, others } = each_reading(table, claim);
    let sound = |reading: &Reading| reading.ruled.allowed == Some(true);
    let other = if sound(&first) { None } else { others.into_iter().find(sound) };
    other.unwrap_or(first)
}

/// Melds in which an okey written by its face stands for itself.
pub(super) fn declared(table: &Table, melds: &LaidMelds) -> LaidMelds {
    LaidMelds(melds.0.iter().map(|meld| meld.iter().map(|laid| declare(table, laid)).collect()).collect())
}

pub(super) fn declare(table: &Table, laid: &LaidTile) -> LaidTile {
    let own = match laid.symbol {
        Symbol::Tile(Tile::Numbered(face)) if table.roles().of(face.into()) == Role::Wild => Some(face),
        _ => None,
    };
    LaidTile { declared: laid.declared.or(own), ..laid.clone() }
}

/// Whether a meld takes a tile that is thrown (`discard.playable`).
pub(super) enum Takes {
    /// It does, and why.
    Yes(Fact),
    /// It may: what an okey in it stands for was not said.
    Undecided,
    No,
}

pub(super) fn playable(table: &Table, meld: &TableMeld, tile: Tile) -> Takes {
    // Where claims decide, it is ruled on as if one were made.
    let called = (table.profile().fouls.playable == Playable::Claim).then_some(PlayableCall::InTime);
    let claim = DiscardClaim { tile, on_table: Some(meld.alone()), last: false, called, withdrawn: None };
    let readings = each_reading(table, &Claim::Discard(claim));
    let fact = |reading: &Reading| {
        let mut facts = reading.ruled.findings.iter().map(|finding| &finding.fact);
        facts.find(|fact| matches!(fact, Fact::Playable { .. })).cloned()
    };
    let facts: Vec<Option<Fact>> = readings.iter().map(fact).collect();
    match facts.first() {
        Some(Some(fact)) if facts.iter().all(Option::is_some) => Takes::Yes(fact.clone()),
        _ if facts.iter().any(Option::is_some) => Takes::Undecided,
        _ => Takes::No,
    }
}

/// A meld with a tile laid off on it.
pub(super) struct Grown {
    /// The meld as it lies now.
    pub(super) laid: Vec<LaidTile>,
    /// Where in it the tile lies.
    at: usize,
}

impl Grown {
    /// The tile as it lies in the meld.
    pub(super) fn new_tile(&self) -> Option<&LaidTile> {
        self.laid.get(self.at)
    }

    /// Whether the tile lies before all others.
    pub(super) const fn in_front(&self) -> bool {
        self.at == 0
    }
}

/// A meld with a tile laid off on it, or why not.
pub(super) fn laid_off(table: &Table, meld: &TableMeld, laid: &LaidTile, opened: Opened) -> Result<Grown, Finding> {
    let tiles = LaidMelds(vec![vec![laid.clone()]]);
    let claim = LayoffClaim { tiles, onto: meld.alone(), opened: Some(opened), same_turn: false, undo: false };
    let readings = each_reading(table, &Claim::Layoff(claim));
    let mut findings = readings.iter().flat_map(|reading| &reading.ruled.findings);
    let grown = findings.clone().find_map(|finding| match &finding.fact {
        Fact::Fits { placed, meld } => Some((placed, meld)),
        _ => None,
    });
    if let Some((placed, grown)) = grown {
        let before = meld.laid.iter().filter_map(|laid| laid.symbol.tile(table.indicator()));
        // A run from 1 to the 1 after 13 has its tile twice: it is the one at the end that was not there.
        let in_front = grown.tiles().skip(1).eq(before);
        let mut places = grown.places.iter();
        let at = if in_front { Some(0) } else { places.rposition(|place| place == placed) };
        return Ok(Grown { laid: as_laid(table, &meld.laid, grown), at: at.unwrap_or_default() });
    }
    let against = findings.find(|finding| finding.against).cloned();
    Err(against.unwrap_or(Finding::of(Clause::LayoffWho, Fact::GoesBack, true)))
}

/// A meld as it lies once it has grown: an okey of a group stays as undeclared as it was, all others have their place.
fn as_laid(table: &Table, before: &[LaidTile], grown: &Meld) -> Vec<LaidTile> {
    let open = grown.kind == MeldKind::Group
        && before.iter().any(|laid| {
            let wild = laid.symbol.tile(table.indicator()).is_some_and(|tile| table.roles().of(tile) == Role::Wild);
            wild && laid.declared.is_none()
        });
    let laid = |placed: &Placed| if open { LaidTile::tile(placed.tile) } else { placed.laid(table.roles()) };
    grown.places.iter().map(laid).collect()
}

/// A meld after a swap, with the okeys that come off it; or why not, where the meld has an okey at all.
pub(super) fn swapped(
    table: &Table,
    meld: &TableMeld,
    tiles: &[Tile],
    opened: Option<Opened>,
) -> Result<(Vec<LaidTile>, usize), Option<Finding>> {
    let claim = SwapClaim { tiles: tiles.to_vec(), from: meld.alone(), opened, same_turn: false, again: false };
    let best = best(table, &Claim::Swap(claim));
    if let Some(against) = best.ruled.findings.into_iter().find(|finding| finding.against) {
        let none = against.fact == Fact::NoOkey;
        return Err(if none { None } else { Some(against) });
    }
    let Some(read) = best.melds.first() else { return Err(None) };
    let Exchange { after, okeys, .. } = Exchange::new(table, &meld.laid, read, tiles);
    Ok((as_laid(table, &meld.laid, &after), okeys))
}
