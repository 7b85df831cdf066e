//! Finds the readings of laid melds. A reading says which face every okey stands for: the face that the player
//! declared, or one that fits the meld.

use crate::sort;
use std::slice;

use serde::Serialize;

use super::laid_off::MAX_OKEYS;
use super::{Fact, Finding};
use crate::layouts::RunShape;
use crate::meld::{Breach, Meld, MeldKind, Placed};
use crate::notation::{LaidMelds, LaidTile};
use crate::table::{Game, Role, Table};
use crate::tiles::{Colour, Face, Number, Tile};
use crate::words::Clause;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NonEmpty<T> {
    pub(crate) first: T,
    pub(crate) others: Vec<T>,
}

impl<T> NonEmpty<T> {
    pub(crate) const fn one(first: T) -> Self {
        Self { first, others: Vec::new() }
    }

    /// Converts a vector to a nonempty list. If the vector is empty, the list has one item, which `instead` creates.
    pub(crate) fn or_else(list: Vec<T>, instead: impl FnOnce() -> T) -> Self {
        let mut list = list.into_iter();
        match list.next() {
            Some(first) => Self { first, others: list.collect() },
            None => Self::one(instead()),
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> + Clone {
        std::iter::once(&self.first).chain(&self.others)
    }

    pub(crate) fn map<U>(self, mut each: impl FnMut(T) -> U) -> NonEmpty<U> {
        let first = each(self.first);
        NonEmpty { first, others: self.others.into_iter().map(each).collect() }
    }
}

/// The maximum number of readings that [`readings`] returns. The okeys of a real game never have more than 64 readings.
const MAX_READINGS: usize = 64;

const LAST: u8 = RunShape::AFTER_13;

/// A laid tile and the face that it stands for. The face is `None` for a wild without a declared face.
#[derive(Clone, Copy)]
struct PlayedTile {
    tile: Tile,
    face: Option<Face>,
}

impl PlayedTile {
    fn at(self, face: Face) -> Placed {
        Placed { tile: self.tile, stands_for: self.face.unwrap_or(face) }
    }
}

/// Returns one copy of the melds for each choice of faces that their okeys can stand for.
pub(super) fn readings(table: &Table, laid: &LaidMelds) -> NonEmpty<Vec<Meld>> {
    let mut readings: Vec<Vec<Meld>> = vec![Vec::new()];
    for laid in &laid.0 {
        let NonEmpty { first, others } = of_meld(table, laid);
        if others.is_empty() {
            for before in &mut readings {
                before.push(first.clone());
            }
            continue;
        }
        let melds = || std::iter::once(&first).chain(&others);
        let longer =
            readings.iter().flat_map(|before| melds().map(|meld| [before.as_slice(), slice::from_ref(meld)].concat()));
        readings = longer.take(MAX_READINGS).collect();
    }
    NonEmpty::or_else(readings, Vec::new)
}

pub(super) fn undeclared(table: &Table, laid: &[LaidTile]) -> bool {
    layings(table, laid).iter().any(|laying| laying.face.is_none())
}

/// Returns the tile that was laid; `None` if it was written `O*` and there is no indicator, so no tile is the okey.
pub(super) fn tile_of(table: &Table, laid: &LaidTile) -> Option<Tile> {
    laid.symbol.tile(table.indicator())
}

fn layings(table: &Table, laid: &[LaidTile]) -> Vec<PlayedTile> {
    let roles = table.roles();
    let laying = |laid: &LaidTile| {
        let tile = tile_of(table, laid)?;
        Some(PlayedTile { tile, face: laid.declared.or(roles.of(tile).face()) })
    };
    laid.iter().filter_map(laying).collect()
}

/// Returns the melds that the player may have meant: the run that the tiles form in the given order, if it is legal,
/// and every legal group. If there are none, returns the legal runs with the tiles in another order. If there are none
/// either, returns the illegal meld that the player most likely meant. Two tiles are always a pair, except in the
/// simplified game.
pub(super) fn of_meld(table: &Table, laid: &[LaidTile]) -> NonEmpty<Meld> {
    let tiles = layings(table, laid);
    let chains = table.game() == Game::Chains;
    if tiles.len() == 2 && !chains {
        return NonEmpty::one(pair(table, &tiles));
    }
    let groups = || groups(&tiles, if chains { MeldKind::Chain } else { MeldKind::Group });
    let legal = |meld: &Meld| meld.is_legal(table);
    let mut all: Vec<Meld> = run_as_laid(&tiles, legal).into_iter().collect();
    if of_one_number(&tiles) {
        all.extend(groups().iter().filter(|group| legal(group)).cloned());
    }
    if all.is_empty() {
        all = runs_otherwise(&tiles, legal);
    }
    NonEmpty::or_else(all, || meant(table, &tiles, groups().first))
}

fn pair(table: &Table, tiles: &[PlayedTile]) -> Meld {
    let known = tiles.iter().find_map(|laying| laying.face).or(table.okey()).unwrap_or(any());
    Meld { kind: MeldKind::Pair, places: tiles.iter().map(|laying| laying.at(known)).collect() }
}

fn meant(table: &Table, tiles: &[PlayedTile], group: Meld) -> Meld {
    if group.kind == MeldKind::Chain {
        return group;
    }
    // If the tiles form a run that is illegal only because of house rules, the player most likely meant this run.
    let elsewhere = |meld: &Meld| breaks_house_rules_only(meld, table);
    if let Some(run) = run_as_laid(tiles, elsewhere).or_else(|| runs_otherwise(tiles, elsewhere).into_iter().next()) {
        return run;
    }
    let run = as_laid(tiles);
    let against = |meld: &Meld| meld.breaches(table).len();
    if against(&group) < against(&run) || of_one_number(tiles) { group } else { run }
}

/// Returns true if a meld is illegal only because of house rules: it has a 1 after 13 (`run.wrap`), or an okey next to
/// a false joker (`okey.beside-false`).
pub(super) fn breaks_house_rules_only(meld: &Meld, table: &Table) -> bool {
    let breaches = meld.breaches(table);
    let of_table = |breach: &Breach| matches!(breach.clause, Clause::RunWrap | Clause::OkeyBesideFalse);
    !breaches.is_empty() && breaches.iter().all(of_table)
}

fn of_one_number(tiles: &[PlayedTile]) -> bool {
    let mut numbers = tiles.iter().filter_map(|laying| laying.face).map(|face| face.number);
    numbers.next().is_none_or(|first| numbers.all(|number| number == first))
}

fn run_as_laid(tiles: &[PlayedTile], legal: impl Fn(&Meld) -> bool) -> Option<Meld> {
    let colour = one_colour(tiles)?;
    starts(tiles).filter_map(|start| in_order(tiles.iter(), colour, start)).find(legal)
}

/// Returns the runs that these tiles form in another order than the player laid them. Leaves out runs for which `legal`
/// returns false. If the tiles are a run in reverse order, such as R7 R6 R5, returns only that run.
fn runs_otherwise(tiles: &[PlayedTile], legal: impl Fn(&Meld) -> bool) -> Vec<Meld> {
    let Some(colour) = one_colour(tiles) else { return Vec::new() };
    let mut downwards = starts(tiles).filter_map(|start| in_order(tiles.iter().rev(), colour, start));
    if let Some(downwards) = downwards.find(&legal) {
        return vec![downwards];
    }
    let orders = wild_orders(tiles);
    let first = |start| orders.iter().filter_map(|tiles| as_set(tiles, colour, start)).find(&legal);
    starts(tiles).filter_map(first).collect()
}

/// Returns the tiles once for each order of the wilds without a declared face. The order matters if an okey and a false
/// joker may not lie next to each other (`okey.beside-false`). If there are more wilds than a game has, returns only
/// the given order.
fn wild_orders(tiles: &[PlayedTile]) -> Vec<Vec<PlayedTile>> {
    let (open, known): (Vec<PlayedTile>, Vec<PlayedTile>) = tiles.iter().partition(|laying| laying.face.is_none());
    let alike = open.windows(2).all(|pair| matches!(pair, [one, other] if one.tile == other.tile));
    if alike || open.len() > MAX_OKEYS {
        return vec![tiles.to_vec()];
    }
    let mut orders = vec![Vec::new()];
    for wild in open.into_iter().rev() {
        let with = |order: &Vec<PlayedTile>| {
            let order = order.clone();
            (0..=order.len()).map(move |at| {
                let (before, after) = order.split_at(at);
                [before, &[wild], after].concat()
            })
        };
        orders = orders.iter().flat_map(with).collect();
    }
    orders.into_iter().map(|order| [known.as_slice(), &order].concat()).collect()
}

/// Returns the numbers with which a run of these tiles can begin if 1 may follow 13: for three tiles, 1 to 12.
fn starts(tiles: &[PlayedTile]) -> impl Iterator<Item = u8> + use<> {
    let more = tiles.len().saturating_sub(1);
    (1..=LAST).filter(move |start| usize::from(LAST - start) >= more)
}

/// Returns the colour of the tiles with a known face; `None` if they have several colours. Returns black if no face is
/// known.
fn one_colour(tiles: &[PlayedTile]) -> Option<Colour> {
    let mut colours = tiles.iter().filter_map(|laying| laying.face).map(|face| face.colour);
    let first = colours.next().unwrap_or(any().colour);
    colours.all(|colour| colour == first).then_some(first)
}

/// Returns the run of these tiles, in the given order, that begins with the number `start`. Returns `None` if a tile
/// with a known face does not have the number that its position requires.
fn in_order<'a>(tiles: impl Iterator<Item = &'a PlayedTile>, colour: Colour, start: u8) -> Option<Meld> {
    let place = |(place, laying): (u8, &PlayedTile)| {
        let placed = Face::new(colour, RunShape::number(place)?);
        laying.face.is_none_or(|face| face == placed).then(|| laying.at(placed))
    };
    let places: Option<Vec<Placed>> = (start..).zip(tiles).map(place).collect();
    Some(Meld { kind: MeldKind::Run, places: places? })
}

/// Returns the run of these tiles, in any order, that begins with the number `start`. The wilds fill the gaps between
/// the known faces. Returns `None` if the tiles do not fit.
fn as_set(tiles: &[PlayedTile], colour: Colour, start: u8) -> Option<Meld> {
    let (mut known, mut open): (Vec<PlayedTile>, Vec<PlayedTile>) =
        tiles.iter().partition(|laying| laying.face.is_some());
    open.reverse();
    let place = |(place, _): (u8, &PlayedTile)| {
        let face = Face::new(colour, RunShape::number(place)?);
        let at = known.iter().position(|laying| laying.face == Some(face));
        let laying = at.map(|at| known.remove(at)).or_else(|| open.pop())?;
        Some(laying.at(face))
    };
    let places: Option<Vec<Placed>> = (start..).zip(tiles).map(place).collect();
    known.is_empty().then_some(Meld { kind: MeldKind::Run, places: places? })
}

/// Returns an illegal run for tiles that form no legal run, so that a report can show the tiles as a meld. The numbers
/// are counted from the first tile with a known face: an okey after R5 counts as R6.
fn as_laid(tiles: &[PlayedTile]) -> Meld {
    let (at, first) = tiles.iter().enumerate().find_map(|(at, laying)| Some((at, laying.face?))).unwrap_or((0, any()));
    let before = first.number.get() + LAST - 1 - u8::try_from(at % 13).expect("below 13");
    let number = |place: usize| {
        let steps = u8::try_from(place % 13).expect("below 13");
        Number::new((before + steps - 1) % 13 + 1).expect("1 to 13")
    };
    let places = tiles.iter().enumerate();
    let places = places.map(|(place, laying)| laying.at(Face::new(first.colour, number(place))));
    Meld { kind: MeldKind::Run, places: places.collect() }
}

/// Returns the tiles as a group, once for each choice of colours for the wilds without a declared face. Such a wild
/// gets a colour that no known face has. The groups may be illegal.
fn groups(tiles: &[PlayedTile], kind: MeldKind) -> NonEmpty<Meld> {
    let known: Vec<Face> = tiles.iter().filter_map(|laying| laying.face).collect();
    let number = known.first().map_or(Number::ONE, |face| face.number);
    let missing: Vec<Colour> =
        Colour::ALL.into_iter().filter(|colour| known.iter().all(|face| face.colour != *colour)).collect();
    let open = tiles.len() - known.len();
    choices(&missing, open).map(|colours| {
        let mut colours = colours.into_iter();
        let place = |laying: &PlayedTile| match laying.face {
            Some(face) => laying.at(face),
            None => laying.at(Face::new(colours.next().unwrap_or(Colour::Black), number)),
        };
        Meld { kind, places: tiles.iter().map(place).collect() }
    })
}

/// Returns every selection of `count` colours, in the given order. If there are fewer than `count` colours, returns
/// one selection with all of them.
fn choices(colours: &[Colour], count: usize) -> NonEmpty<Vec<Colour>> {
    let all = colours.iter().copied();
    let rest = match colours {
        [first, rest @ ..] if count > 0 && colours.len() > count => Some((first, rest)),
        _ => None,
    };
    let Some((&first, rest)) = rest else { return NonEmpty::one(all.take(count).collect()) };
    let with = choices(rest, count - 1).map(|rest| [vec![first], rest].concat());
    let without = choices(rest, count);
    NonEmpty { first: with.first, others: with.others.into_iter().chain(without.iter().cloned()).collect() }
}

const fn any() -> Face {
    Face::new(Colour::Black, Number::ONE)
}

/// An okey in a meld. The player did not say which tile it stands for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "UndeclaredReport"))]
pub(crate) struct UndeclaredOkey {
    /// The index of the meld that contains the okey, counted from 0.
    pub(crate) meld: usize,
    /// The index of the okey among the tiles of its meld, counted from 0.
    pub(crate) place: usize,
    /// The wild tile: an okey, or a wild false joker.
    #[serde(skip)]
    pub(crate) tile: Tile,
    /// The faces that the okey can stand for; empty if all tiles of its meld are undeclared okeys.
    #[serde(rename = "may")]
    pub(crate) faces: Vec<Face>,
}

/// Returns the okeys in `melds` that can stand for several faces, and all okeys of melds that consist of undeclared
/// okeys. `readings` contains one copy of the melds for each choice of faces.
pub(super) fn undeclared_okeys(
    table: &Table,
    laid: &LaidMelds,
    readings: &NonEmpty<Vec<Meld>>,
    melds: &[Meld],
) -> Vec<UndeclaredOkey> {
    let mut undeclared_okeys = faceless_okeys(table, laid, melds);
    if readings.others.is_empty() {
        return undeclared_okeys;
    }
    for (at, meld) in melds.iter().enumerate() {
        let same = |of: &&Meld| **of != *meld;
        let others = || readings.iter().filter_map(|reading| reading.get(at));
        if others().find(same).is_none() {
            continue;
        }
        let settled = |placed: &Placed| others().all(|other| other.places.contains(placed));
        let wild = |placed: &Placed| table.roles().of(placed.tile) == Role::Wild;
        for (place, placed) in meld.places.iter().enumerate().filter(|(_, placed)| wild(placed) && !settled(placed)) {
            let places = others().flat_map(|other| &other.places);
            let may = places.filter(|other| other.tile == placed.tile && !settled(other));
            let faces = sort::distinct(may.map(|other| other.stands_for));
            undeclared_okeys.push(UndeclaredOkey { meld: at, place, tile: placed.tile, faces });
        }
    }
    undeclared_okeys
}

/// Returns the okeys of runs and groups that consist of undeclared okeys. Such a meld has no tile that shows which
/// faces the okeys stand for.
fn faceless_okeys(table: &Table, laid: &LaidMelds, melds: &[Meld]) -> Vec<UndeclaredOkey> {
    let faceless = |(at, meld): &(usize, &Meld)| {
        let tiles = laid.0.get(*at).map(|laid| layings(table, laid)).unwrap_or_default();
        meld.kind != MeldKind::Pair && !tiles.is_empty() && tiles.iter().all(|laying| laying.face.is_none())
    };
    let okeys = |(at, meld): (usize, &Meld)| {
        let okey = |(place, tile)| UndeclaredOkey { meld: at, place, tile, faces: Vec::new() };
        meld.tiles().enumerate().map(okey).collect::<Vec<_>>()
    };
    melds.iter().enumerate().filter(faceless).flat_map(okeys).collect()
}

/// Removes the findings that say what an undeclared okey of an illegal meld stands for. It stands for no tile: its face
/// in the meld only shows where the meld goes wrong. `laid` are the melds as the player laid them.
pub(super) fn forget_faces(findings: &mut Vec<Finding>, table: &Table, laid: &[Vec<LaidTile>], melds: &[Meld]) {
    let stands = |at: usize| {
        let declared = laid.get(at).is_some_and(|laid| laid.iter().any(|laid| laid.declared.is_some()));
        declared || melds.get(at).is_none_or(|meld| meld.is_legal(table) || breaks_house_rules_only(meld, table))
    };
    findings.retain(|finding| !matches!(finding.fact, Fact::OkeyStands { .. }) || finding.meld.is_none_or(stands));
}

/// Marks the undeclared okeys in the melds that findings name. A sentence about one of these melds then gives no face
/// for the okey.
pub(super) fn note(findings: &mut [Finding], undeclared_okeys: &[UndeclaredOkey], melds: &[Meld]) {
    for finding in findings {
        let Some(at) = finding.meld else { continue };
        if let Fact::Playable { meld, undeclared: places, .. }
        | Fact::NoFit { meld, undeclared: places, .. }
        | Fact::NoMatch { meld, undeclared: places, .. } = &mut finding.fact
            && melds.get(at) == Some(meld)
        {
            *places = undeclared_okeys.iter().filter(|okey| okey.meld == at).map(|okey| okey.place).collect();
        }
    }
}
