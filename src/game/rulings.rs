//! Asks `judge` whether the rules allow the melds, layoffs and exchanges of a hand in play.

use super::state::TableMeld;
use crate::engine::Engine;
use crate::judge::{
    Claim, DiscardClaim, Exchange, Fact, Finding, LayoffClaim, NonEmpty, PlayableCall, Reading, SwapClaim, each_reading,
};
use crate::meld::{Meld, MeldKind, Placed};
use crate::notation::{LaidMelds, LaidTile};
use crate::score::Opened;
use crate::table::{Playable, Role, Symbol, Table};
use crate::tiles::Tile;
use crate::words::Clause;

/// Judges a claim that is not about a finish. Such a claim needs no search, so an empty engine is enough.
pub(super) fn without_search(table: &Table, claim: &Claim) -> NonEmpty<Reading> {
    each_reading(&Engine::default(), table, claim)
}

/// Returns the first reading that the rules allow, or the first reading if they allow none. A claim with an undeclared
/// okey has several readings.
pub(super) fn best(readings: NonEmpty<Reading>) -> Reading {
    let NonEmpty { first, others } = readings;
    let sound = |reading: &Reading| reading.allowed == Some(true);
    let other = if sound(&first) { None } else { others.into_iter().find(sound) };
    other.unwrap_or(first)
}

/// Returns the melds with a declared face for each okey that is written as a numbered tile: if R6 is the okey, `R6`
/// stands for the face R6.
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

/// Says whether a thrown tile could have been laid off onto a meld (`discard.playable`).
pub(super) enum Takes {
    /// Contains the fact [`Fact::Playable`].
    Yes(Fact),
    /// It depends on the face of an undeclared okey in the meld.
    Undecided,
    No,
}

pub(super) fn playable(table: &Table, meld: &TableMeld, tile: Tile) -> Takes {
    // At some tables only a timely claim makes such a throw a foul. Treat it as claimed, to learn whether the tile
    // fits.
    let called = (table.profile().fouls.playable == Playable::Claim).then_some(PlayableCall::InTime);
    let claim = DiscardClaim { tile, on_table: Some(meld.alone()), last: false, called, withdrawn: None };
    let readings = without_search(table, &Claim::Discard(claim));
    let fact = |reading: &Reading| {
        let mut facts = reading.findings.iter().map(|finding| &finding.fact);
        facts.find(|fact| matches!(fact, Fact::Playable { .. })).cloned()
    };
    let facts: Vec<Option<Fact>> = readings.iter().map(fact).collect();
    match facts.first() {
        Some(Some(fact)) if facts.iter().all(Option::is_some) => Takes::Yes(fact.clone()),
        _ if facts.iter().any(Option::is_some) => Takes::Undecided,
        _ => Takes::No,
    }
}

/// A meld after one tile was laid off onto it.
pub(super) struct Grown {
    pub(super) laid: Vec<LaidTile>,
    at: usize,
}

impl Grown {
    pub(super) fn new_tile(&self) -> Option<&LaidTile> {
        self.laid.get(self.at)
    }

    pub(super) const fn in_front(&self) -> bool {
        self.at == 0
    }
}

/// Returns the meld after laying off one tile, or the finding that says why the rules forbid the layoff.
pub(super) fn laid_off(table: &Table, meld: &TableMeld, laid: &LaidTile, opened: Opened) -> Result<Grown, Finding> {
    let tiles = LaidMelds(vec![vec![laid.clone()]]);
    let claim = LayoffClaim { tiles, onto: meld.alone(), opened: Some(opened), same_turn: false, undo: false };
    let readings = without_search(table, &Claim::Layoff(claim));
    let mut findings = readings.iter().flat_map(|reading| &reading.findings);
    let grown = findings.clone().find_map(|finding| match &finding.fact {
        Fact::Fits { placed, meld } => Some((placed, meld)),
        _ => None,
    });
    if let Some((placed, grown)) = grown {
        let before = meld.laid.iter().filter_map(|laid| laid.symbol.tile(table.indicator()));
        // A run from 1 through 13 to a second 1 has equal tiles at its ends. If the old tiles follow the first tile,
        // the new tile is the first; otherwise it is the last tile equal to the new one.
        let in_front = grown.tiles().skip(1).eq(before);
        let mut places = grown.places.iter();
        let at = if in_front { Some(0) } else { places.rposition(|place| place == placed) };
        return Ok(Grown { laid: as_laid(table, &meld.laid, grown), at: at.unwrap_or_default() });
    }
    let against = findings.find(|finding| finding.against).cloned();
    Err(against.unwrap_or(Finding::of(Clause::LayoffWho, Fact::GoesBack, true)))
}

/// Returns the tile as players write it. A wild names the face that it stands for, as in `R6=Y13`.
pub(super) fn laid_as(table: &Table, placed: Placed) -> LaidTile {
    match table.roles().of(placed.tile) {
        Role::Wild => LaidTile::standing_for(placed.tile, placed.stands_for),
        Role::Natural(_) => LaidTile::tile(placed.tile),
    }
}

/// Converts a meld after a layoff or an exchange to tiles on the table. Each wild declares its face, except in a group
/// that already contained an undeclared okey.
fn as_laid(table: &Table, before: &[LaidTile], grown: &Meld) -> Vec<LaidTile> {
    let open = grown.kind == MeldKind::Group
        && before.iter().any(|laid| {
            let wild = laid.symbol.tile(table.indicator()).is_some_and(|tile| table.roles().of(tile) == Role::Wild);
            wild && laid.declared.is_none()
        });
    let laid = |placed: &Placed| if open { LaidTile::tile(placed.tile) } else { laid_as(table, *placed) };
    grown.places.iter().map(laid).collect()
}

/// Returns the meld after exchanging tiles for an okey, and the number of okeys that the player receives. The error
/// says why the rules forbid the exchange; `None` if the meld has no okey.
pub(super) fn swapped(
    table: &Table,
    meld: &TableMeld,
    tiles: &[Tile],
    opened: Option<Opened>,
) -> Result<(Vec<LaidTile>, usize), Option<Finding>> {
    let claim = SwapClaim { tiles: tiles.to_vec(), from: meld.alone(), opened, same_turn: false, again: false };
    let best = best(without_search(table, &Claim::Swap(claim)));
    if let Some(against) = best.findings.into_iter().find(|finding| finding.against) {
        let none = against.fact == Fact::NoOkey;
        return Err(if none { None } else { Some(against) });
    }
    let Some(read) = best.melds.first() else { return Err(None) };
    let Exchange { after, okeys, .. } = Exchange::new(table, &meld.laid, read, tiles);
    Ok((as_laid(table, &meld.laid, &after), okeys))
}
