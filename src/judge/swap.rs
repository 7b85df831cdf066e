//! Applies the rules on exchanging a tile for an okey in a meld (`swap.okey`).

use crate::sort;
use std::slice;

use super::readings::undeclared;
use super::ruled::Account;
use super::{Cost, Fact, Finding, Reading, SwapClaim};
use crate::meld::{Meld, MeldKind, Placed, SMALLEST_GROUP};
use crate::notation::LaidTile;
use crate::table::Table;
use crate::tiles::{Colour, Face, Tile};
use crate::words::Clause;

const CLAUSE: Clause = Clause::SwapOkey;

/// Decides whether the player may exchange tiles for an okey. A player who has not opened commits a foul by exchanging.
/// Tiles that do not match the okey go back to the rack.
pub(super) fn rule(table: &Table, claim: &SwapClaim, melds: &[Meld]) -> Reading {
    let mut ruled = Reading::default();
    match claim.opened {
        None => ruled.breaks(CLAUSE, Fact::NotOpened),
        Some(with) => ruled.holds(CLAUSE, Fact::HasOpened { with }),
    }
    let exchanges = Exchanges::new(table, &claim.tiles, &claim.from.0, melds);
    if claim.opened.is_some() {
        timing(&mut ruled, table, claim.same_turn, claim.again || exchanges.takes_several());
    }
    ruled.findings.extend(exchanges.findings.iter().cloned());
    if claim.opened.is_none() && exchanges.stand {
        return ruled.closed(Some(Cost::of(CLAUSE, table.profile().fouls.points)));
    }
    if ruled.stands() {
        owner_pays(&mut ruled, table, exchanges.okeys(), 1);
    } else {
        ruled.holds(CLAUSE, Fact::GoesBack);
    }
    ruled.closed(None)
}

/// Charges the owner of a meld from which another player takes okeys (`foul.okey-taken`). The penalty is multiplied by
/// `factor`.
pub(super) fn owner_pays(ruled: &mut Reading, table: &Table, okeys: usize, factor: i64) {
    let okeys = i64::try_from(okeys).expect("a claim is short");
    let points = i64::from(table.profile().fouls.okey_taken) * okeys * factor;
    if points > 0 {
        ruled.holds(Clause::FoulOkeyTaken, Fact::OwnerPays { points });
        let cost = ruled.cost.take().unwrap_or_default();
        ruled.cost = Some(cost.and(Clause::FoulOkeyTaken, points, Account::Owner));
    }
}

#[derive(Clone)]
pub(super) struct Exchanges {
    pub(super) findings: Vec<Finding>,
    pub(super) stand: bool,
    pub(super) melds: Vec<Meld>,
    okeys: Vec<usize>,
}

/// The maximum number of tiles in one exchange. An exchange of more tiles is rejected without a search, because no game
/// has that many okeys.
const MOST_PUT_DOWN: usize = 12;

impl Exchanges {
    /// Tries to exchange all of the tiles for okeys in these melds. If that is impossible, the findings say why the
    /// first meld with an okey does not take the tiles.
    pub(super) fn new(table: &Table, tiles: &[Tile], laid: &[Vec<LaidTile>], melds: &[Meld]) -> Self {
        let mut exchanges =
            Self { findings: Vec::new(), stand: true, melds: melds.to_vec(), okeys: vec![0; melds.len()] };
        // If no false joker may lie next to an okey, put down false jokers last. By then, another tile may have
        // replaced the okey that would lie next to the false joker.
        let mut ordered = tiles.to_vec();
        sort::by_key(&mut ordered, |&tile| tile == Tile::FalseJoker && table.profile().keeps_jokers_apart());
        if tiles.len() <= MOST_PUT_DOWN
            && let Some(put_down) = exchanges.put_down(table, &ordered, laid)
        {
            return put_down;
        }
        let with_okey = melds.iter().enumerate().find(|(_, meld)| holds_okey(table, meld));
        exchanges.findings = match with_okey {
            Some((at, meld)) => {
                let laid = laid.get(at).map_or(&[][..], Vec::as_slice);
                let findings = Exchange::new(table, laid, meld, tiles).ruled.findings;
                findings.into_iter().map(|finding| finding.in_meld(at)).collect()
            }
            None => vec![Finding::of(CLAUSE, Fact::NoOkey, true)],
        };
        exchanges.stand = false;
        exchanges
    }

    pub(super) fn okeys(&self) -> usize {
        self.okeys.iter().sum()
    }

    /// Returns true if the exchanges are possible and take more than one okey (`swap.when`).
    pub(super) fn takes_several(&self) -> bool {
        self.stand && self.okeys() > 1
    }

    pub(super) fn okeys_of_first(&self, melds: usize) -> usize {
        self.okeys.iter().take(melds).sum()
    }

    /// Exchanges all tiles for okeys, or returns `None` if that is impossible. Tries to put down the first tile in each
    /// meld with an okey: first alone, then together with other tiles that can join a group with it. Exchanges the
    /// remaining tiles by recursion.
    fn put_down(&self, table: &Table, tiles: &[Tile], laid: &[Vec<LaidTile>]) -> Option<Self> {
        let Some((&first, rest)) = tiles.split_first() else {
            return Some(self.clone());
        };
        for (at, meld) in self.melds.iter().enumerate().filter(|(_, meld)| holds_okey(table, meld)) {
            let as_laid = laid.get(at).map_or(&[][..], Vec::as_slice);
            for (put, others) in splits(table, first, rest) {
                let exchange = Exchange::new(table, as_laid, meld, &put);
                if !exchange.ruled.stands() {
                    continue;
                }
                let mut next = self.clone();
                let mut then = laid.to_vec();
                if let Some(as_laid) = then.get_mut(at) {
                    *as_laid = after_exchange(as_laid, meld, &exchange.after);
                }
                if let (Some(meld), Some(okeys)) = (next.melds.get_mut(at), next.okeys.get_mut(at)) {
                    *meld = exchange.after;
                    *okeys += exchange.okeys;
                }
                next.findings = self.findings.iter().cloned().chain(exchange.ruled.findings).collect();
                if let Some(all) = next.put_down(table, &others, &then) {
                    return Some(all);
                }
            }
        }
        None
    }
}

/// Returns every split of the tiles into two lists. The first list contains `first` and tiles of other colours with the
/// same number: these tiles can join a group together. The second list contains the remaining tiles. In the first
/// split, `first` is alone.
fn splits(table: &Table, first: Tile, rest: &[Tile]) -> Vec<(Vec<Tile>, Vec<Tile>)> {
    let face = |tile: Tile| table.roles().of(tile).face();
    let number = |tile| face(tile).map(|face| face.number);
    let mut splits = vec![(vec![first], Vec::new())];
    for &tile in rest {
        // If an equal tile is already in the second list, put this tile there too. Otherwise the same split would be
        // listed twice.
        let joins = |(put, others): &&(Vec<Tile>, Vec<Tile>)| {
            number(tile) == number(first)
                && put.iter().all(|&other| face(other) != face(tile))
                && !others.contains(&tile)
        };
        let joined = splits.iter().filter(joins).cloned().map(|(put, others)| ([put, vec![tile]].concat(), others));
        let joined: Vec<_> = joined.collect();
        for (_, others) in &mut splits {
            others.push(tile);
        }
        splits.extend(joined);
    }
    splits
}

fn after_exchange(laid: &[LaidTile], before: &Meld, after: &Meld) -> Vec<LaidTile> {
    let place = |(at, placed): (usize, &Placed)| match laid.get(at) {
        Some(laid) if before.places.get(at) == Some(placed) => laid.clone(),
        _ => LaidTile::tile(placed.tile),
    };
    after.places.iter().enumerate().map(place).collect()
}

/// Adds a finding if the player exchanges in the turn of the opening, or exchanges twice in one turn (`swap.when`).
pub(super) fn timing(ruled: &mut Reading, table: &Table, same_turn: bool, again: bool) {
    if same_turn && untimely(table, true, false).is_none() {
        ruled.holds(Clause::SwapWhen, Fact::SwappedAtOnce { allowed: true });
    }
    if again && untimely(table, false, true).is_none() {
        ruled.holds(Clause::SwapWhen, Fact::SwappedAgain { allowed: true });
    }
    if let Some(fact) = untimely(table, same_turn, again) {
        ruled.breaks(Clause::SwapWhen, fact);
    }
}

/// Returns the reason why a player who has opened may not exchange a tile for an okey now (`swap.when`). Returns `None`
/// if the player may.
pub(crate) fn untimely(table: &Table, same_turn: bool, again: bool) -> Option<Fact> {
    let profile = table.profile();
    if same_turn && !profile.swap_same_turn {
        return Some(Fact::SwappedAtOnce { allowed: false });
    }
    (again && profile.swap_once).then_some(Fact::SwappedAgain { allowed: false })
}

pub(super) fn holds_okey(table: &Table, meld: &Meld) -> bool {
    meld.places.iter().any(|placed| table.is_okey(placed.tile))
}

/// The result of exchanging tiles for the okeys of one meld.
pub(crate) struct Exchange {
    ruled: Reading,
    pub(crate) after: Meld,
    /// The number of okeys taken off the meld.
    pub(crate) okeys: usize,
}

impl Exchange {
    /// Exchanges tiles for the okeys of one meld. `meld` says which face each okey stands for. A tile replaces an okey
    /// that stands for the tile's face. Exception: if a group of three has an undeclared okey, the player must put down
    /// a tile of every colour that the group lacks.
    pub(crate) fn new(table: &Table, laid: &[LaidTile], meld: &Meld, tiles: &[Tile]) -> Self {
        let mut exchange = Self { ruled: Reading::default(), after: meld.clone(), okeys: 0 };
        if let Some(&breach) = meld.breaches(table).first() {
            exchange.ruled.breaks(breach.clause, Fact::WrongMeld { meld: meld.clone(), breach });
            return exchange;
        }
        let of_three = meld.kind == MeldKind::Group && meld.places.len() == SMALLEST_GROUP;
        let is_open = |at: usize| of_three && laid.get(at).is_some_and(|laid| undeclared(table, slice::from_ref(laid)));
        let (open, declared): (Vec<_>, Vec<_>) = meld.places.iter().enumerate().partition(|&(at, _)| is_open(at));
        let missing = if open.is_empty() { Vec::new() } else { missing(meld, &declared) };
        let mut okeys: Vec<_> = declared.into_iter().filter(|(_, placed)| table.is_okey(placed.tile)).collect();
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
                let no_match = |(_, okey): &(usize, &Placed)| {
                    let (face, meld) = (okey.stands_for, meld.clone());
                    Fact::NoMatch { tile, face, meld, undeclared: Vec::new() }
                };
                exchange.ruled.breaks(CLAUSE, okeys.first().map_or(Fact::NoOkey, no_match));
            }
        }
        if strange || !joining.is_empty() {
            // A wild false joker is no okey, so it stays in the group.
            let okeys = open.into_iter().filter(|(_, placed)| table.is_okey(placed.tile));
            let at: Vec<usize> = okeys.map(|(at, _)| at).collect();
            exchange.join(&at, &missing, joining, !strange);
        }
        // The meld may now have an okey next to a false joker (`okey.beside-false`).
        if let Some(&breach) = exchange.after.breaches(table).first() {
            exchange.ruled.breaks(breach.clause, Fact::WrongMeld { meld: exchange.after.clone(), breach });
        }
        exchange
    }

    /// Replaces the undeclared okeys at the indices `open` by tiles of all colours that the group lacks. The player
    /// must offer exactly one tile of each of these colours. Otherwise adds a finding against the claim and changes
    /// nothing.
    fn join(&mut self, open: &[usize], missing: &[Face], mut joining: Vec<Placed>, alone: bool) {
        let all = alone && joining.len() == missing.len();
        let faces = missing.to_vec();
        let fact = if all { Fact::BothColours { faces } } else { Fact::ColoursMissing { faces } };
        self.ruled.note(CLAUSE, fact, !all);
        if all {
            self.okeys += open.len();
            // A group of R7, B7 and an okey lacks two colours. The player puts down two tiles for one okey, and the
            // second tile joins the group as the fourth.
            sort::by_key(&mut joining, |placed| missing.iter().position(|face| *face == placed.stands_for));
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

/// Returns the faces that a group lacks if it has only the tiles in `places`: for R7 and B7, these are K7 and Y7.
fn missing(meld: &Meld, places: &[(usize, &Placed)]) -> Vec<Face> {
    let faces = meld.number().into_iter().flat_map(|number| Colour::ALL.map(|colour| Face::new(colour, number)));
    faces.filter(|face| places.iter().all(|(_, placed)| placed.stands_for != *face)).collect()
}
