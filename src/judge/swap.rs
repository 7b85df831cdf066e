//! May the okey be taken for this tile (`swap.okey`).

use std::slice;

use crate::meld::{Meld, MeldKind, Placed, SMALLEST_GROUP};
use crate::notation::LaidTile;
use crate::table::Table;
use crate::tiles::{Colour, Face, Tile};
use crate::words::Clause;

use super::cost::Account;
use super::readings::undeclared;
use super::{Cost, Fact, ReadingRuling, SwapClaim};

const CLAUSE: Clause = Clause::SwapOkey;

/// Rules on tiles put in the place of an okey. Taking one without having opened is the foul; a tile that does not
/// belong there goes back.
pub(super) fn rule(table: &Table, claim: &SwapClaim, melds: &[Meld]) -> ReadingRuling {
    let mut ruled = ReadingRuling::default();
    match claim.opened {
        None => ruled.breaks(CLAUSE, Fact::NotOpened),
        Some(with) => ruled.holds(CLAUSE, Fact::HasOpened { with }),
    }
    let with_okey = claim.from.0.iter().zip(melds).filter(|(_, meld)| holds_okey(table, meld));
    let exchanges: Vec<Exchange> =
        with_okey.map(|(laid, meld)| Exchange::new(table, laid, meld, &claim.tiles)).collect();
    // One meld with an available okey is enough.
    let had = exchanges.iter().find(|exchange| exchange.ruled.stands());
    match had.or(exchanges.first()) {
        Some(exchange) => ruled.findings.extend(exchange.ruled.findings.iter().cloned()),
        None => ruled.breaks(CLAUSE, Fact::NoOkey),
    }
    if claim.opened.is_none() && had.is_some() {
        return ruled.closed(Some(Cost::of(CLAUSE, table.profile().fouls.points)));
    }
    let okeys = had.map_or(0, |exchange| u32::try_from(exchange.okeys).unwrap_or(u32::MAX));
    let points = table.profile().fouls.okey_taken.saturating_mul(okeys);
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

/// The result of putting tiles in the place of a meld's okeys.
pub(crate) struct Exchange {
    /// True for each tile that belongs there, with the reason.
    ruled: ReadingRuling,
    /// The meld with the tiles in it.
    pub(crate) after: Meld,
    /// The number of okeys that come off.
    pub(crate) okeys: usize,
}

impl Exchange {
    /// Puts tiles into a meld under one reading. Each takes the okey that stands for it; in a group of three all
    /// missing colours together take the undeclared okeys.
    pub(crate) fn new(table: &Table, laid: &[LaidTile], meld: &Meld, tiles: &[Tile]) -> Self {
        let mut exchange = Self { ruled: ReadingRuling::default(), after: meld.clone(), okeys: 0 };
        if let Some(&breach) = meld.breaches(table).first() {
            exchange.ruled.breaks(breach.clause, Fact::WrongMeld { meld: meld.clone(), breach });
            return exchange;
        }
        let of_three = meld.kind == MeldKind::Group && meld.places.len() == SMALLEST_GROUP;
        let is_open = |at: usize| of_three && laid.get(at).is_some_and(|laid| undeclared(table, slice::from_ref(laid)));
        let (open, told): (Vec<_>, Vec<_>) = meld.places.iter().enumerate().partition(|&(at, _)| is_open(at));
        let missing = if open.is_empty() { Vec::new() } else { missing(meld, &told) };
        let mut okeys: Vec<_> = told.into_iter().filter(|(_, placed)| table.is_okey(placed.tile)).collect();
        let (mut joining, mut strange): (Vec<Placed>, bool) = (Vec::new(), false);
        for &tile in tiles {
            let Some(face) = table.roles().of(tile).face() else {
                exchange.ruled.breaks(CLAUSE, Fact::WildPutDown { tile });
                continue;
            };
            let put_down = Placed { tile, stands_for: face };
            if let Some(which) = okeys.iter().position(|(_, placed)| placed.stands_for == face) {
                let (at, _) = okeys.remove(which);
                exchange.put(at, put_down);
                exchange.okeys += 1;
                exchange.ruled.holds(CLAUSE, Fact::Matches { tile, face });
            } else if missing.contains(&face) && joining.iter().all(|other| other.stands_for != face) {
                joining.push(put_down);
            } else if !open.is_empty() {
                strange = true;
            } else {
                let okey = okeys.first();
                let refused = okey.map_or(Fact::NoOkey, |(_, okey)| Fact::NoMatch { tile, face: okey.stands_for });
                exchange.ruled.breaks(CLAUSE, refused);
            }
        }
        if strange || !joining.is_empty() {
            let at: Vec<usize> = open.into_iter().map(|(at, _)| at).collect();
            exchange.join(&at, &missing, joining, !strange);
        }
        exchange
    }

    /// Puts all missing colours in the place of the undeclared okeys at these indices; none if some are missing or
    /// others are given.
    fn join(&mut self, open: &[usize], missing: &[Face], mut joining: Vec<Placed>, alone: bool) {
        let all = alone && joining.len() == missing.len();
        let faces = missing.to_vec();
        let fact = if all { Fact::BothColours { faces } } else { Fact::ColoursMissing { faces } };
        self.ruled.note(CLAUSE, fact, !all);
        if all {
            self.okeys += open.len();
            // They take the okeys' places; one more tile joins the group.
            joining.sort_by_key(|placed| missing.iter().position(|face| *face == placed.stands_for));
            let mut joining = joining.into_iter();
            for (&at, put_down) in open.iter().zip(joining.by_ref()) {
                self.put(at, put_down);
            }
            self.after.places.extend(joining);
        }
    }

    fn put(&mut self, at: usize, put_down: Placed) {
        if let Some(placed) = self.after.places.get_mut(at) {
            *placed = put_down;
        }
    }
}

/// Returns the colours of a group that none of these places holds.
fn missing(meld: &Meld, places: &[(usize, &Placed)]) -> Vec<Face> {
    let faces = meld.number().into_iter().flat_map(|number| Colour::ALL.map(|colour| Face::new(colour, number)));
    faces.filter(|face| places.iter().all(|(_, placed)| placed.stands_for != *face)).collect()
}
