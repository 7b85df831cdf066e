//! What laid melds can mean: every okey in the place where it was declared, or where the order of the tiles puts it.

use crate::indicator::Role;
use crate::meld::{Meld, MeldKind, Placed};
use crate::notation::{Laid, LaidMelds};
use crate::profile::Game;
use crate::table::Table;
use crate::tile::{Colour, Face, Number, Tile};

/// The most readings that are looked at; more okeys without a place than these need there are not.
const MOST: usize = 64;

/// A tile as laid: the face it must stand for, or `None` where that is open.
#[derive(Clone, Copy)]
struct Laying {
    tile: Tile,
    face: Option<Face>,
}

impl Laying {
    fn at(self, face: Face) -> Placed {
        Placed { tile: self.tile, stands_for: self.face.unwrap_or(face) }
    }
}

/// Every way to read these melds at a table, at least one.
pub(super) fn readings(table: &Table, laid: &LaidMelds) -> Vec<Vec<Meld>> {
    let mut readings = vec![Vec::new()];
    for meld in &laid.0 {
        let each = of_meld(table, meld);
        let longer = readings.iter().flat_map(|before: &Vec<Meld>| {
            each.iter().map(move |meld| before.iter().cloned().chain([meld.clone()]).collect())
        });
        readings = longer.take(MOST).collect();
    }
    readings
}

/// Whether an okey lies in this meld that nobody declared.
pub(super) fn undeclared(table: &Table, laid: &[Laid]) -> bool {
    layings(table, laid).iter().any(|laying| laying.face.is_none())
}

/// The physical tile that was laid.
pub(super) fn tile_of(table: &Table, laid: &Laid) -> Option<Tile> {
    laid.symbol.tile(table.indicator())
}

fn layings(table: &Table, laid: &[Laid]) -> Vec<Laying> {
    let roles = table.roles();
    let laying = |laid: &Laid| {
        let tile = tile_of(table, laid)?;
        let own = match roles.of(tile) {
            Role::Natural(face) => Some(face),
            Role::Wild => None,
        };
        Some(Laying { tile, face: laid.declared.or(own) })
    };
    laid.iter().filter_map(laying).collect()
}

fn of_meld(table: &Table, laid: &[Laid]) -> Vec<Meld> {
    let tiles = layings(table, laid);
    if tiles.len() == 2 {
        return vec![pair(table, &tiles)];
    }
    let many = if table.profile().game == Game::Chains { MeldKind::Chain } else { MeldKind::Group };
    let run = runs(table, &tiles);
    let groups = groups(&tiles, many);
    let legal = run.iter().chain(&groups).filter(|meld| meld.breaches(table).is_empty());
    let legal: Vec<Meld> = legal.cloned().collect();
    if !legal.is_empty() {
        return legal;
    }
    let faces: Vec<Face> = tiles.iter().filter_map(|laying| laying.face).collect();
    let one_number = faces.windows(2).all(|pair| pair[0].number == pair[1].number);
    let meant = if one_number || many == MeldKind::Chain { groups } else { run };
    meant.into_iter().take(1).collect()
}

fn pair(table: &Table, tiles: &[Laying]) -> Meld {
    let known = tiles.iter().find_map(|laying| laying.face).or(table.okey()).unwrap_or(any());
    Meld { kind: MeldKind::Pair, places: tiles.iter().map(|laying| laying.at(known)).collect() }
}

/// The run these tiles make: as they lie, backwards, sorted where nothing is open, or with okeys of one end at the
/// other. The first legal one, else as they lie.
fn runs(table: &Table, tiles: &[Laying]) -> Vec<Meld> {
    let backwards: Vec<Laying> = tiles.iter().rev().copied().collect();
    let mut orders = vec![tiles.to_vec(), backwards];
    if tiles.iter().all(|laying| laying.face.is_some()) {
        let mut sorted = tiles.to_vec();
        sorted.sort_by_key(|laying| laying.face);
        orders.push(sorted);
    }
    for turn in 1..tiles.len() {
        let (front, back) = tiles.split_at(turn);
        let open = |part: &[Laying]| part.iter().all(|laying| laying.face.is_none());
        if open(front) || open(back) {
            orders.push([back, front].concat());
        }
    }
    let runs: Vec<Meld> = orders.iter().filter_map(|order| run(order)).collect();
    let legal = runs.iter().find(|run| run.breaches(table).is_empty());
    let first = legal.or(runs.first()).cloned();
    first.into_iter().collect()
}

/// The run that the first known tile fixes; `None` where an open place lies before 1 or behind the 1 after 13.
fn run(tiles: &[Laying]) -> Option<Meld> {
    let anchor = tiles.iter().position(|laying| laying.face.is_some());
    let (at, face) = anchor.and_then(|at| Some((at, tiles[at].face?))).unwrap_or((0, any()));
    let first = i32::from(face.number.get()) - i32::try_from(at).ok()?;
    let place = |(place, laying): (i32, &Laying)| {
        let number = match (first + place, laying.face) {
            (_, Some(own)) => own.number,
            (14, None) => Number::ONE,
            (other, None) => Number::new(u8::try_from(other).ok()?)?,
        };
        Some(laying.at(Face::new(face.colour, number)))
    };
    let places: Option<Vec<Placed>> = (0..).zip(tiles).map(place).collect();
    Some(Meld { kind: MeldKind::Run, places: places? })
}

/// The groups these tiles can be: okeys without a declared colour take any of the missing ones.
fn groups(tiles: &[Laying], kind: MeldKind) -> Vec<Meld> {
    let known: Vec<Face> = tiles.iter().filter_map(|laying| laying.face).collect();
    let number = known.first().map_or(Number::ONE, |face| face.number);
    let missing: Vec<Colour> =
        Colour::ALL.into_iter().filter(|colour| known.iter().all(|face| face.colour != *colour)).collect();
    let open = tiles.len() - known.len();
    choices(&missing, open)
        .into_iter()
        .map(|colours| {
            let mut colours = colours.into_iter();
            let place = |laying: &Laying| match laying.face {
                Some(face) => laying.at(face),
                None => laying.at(Face::new(colours.next().unwrap_or(Colour::Black), number)),
            };
            Meld { kind, places: tiles.iter().map(place).collect() }
        })
        .collect()
}

/// Every choice of so many colours, in order; too few colours are one choice.
fn choices(colours: &[Colour], count: usize) -> Vec<Vec<Colour>> {
    if count == 0 || colours.len() <= count {
        return vec![colours.iter().copied().take(count).collect()];
    }
    let with = choices(&colours[1..], count - 1).into_iter().map(|rest| [vec![colours[0]], rest].concat());
    with.chain(choices(&colours[1..], count)).collect()
}

/// A face for tiles of which nothing is known.
const fn any() -> Face {
    Face::new(Colour::Black, Number::ONE)
}
