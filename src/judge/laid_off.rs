//! Finds the largest number of tiles that a player can lay off together, in any order.

use std::collections::HashSet;
use std::mem;

use crate::layouts::RunShape;
use crate::meld::{Meld, MeldKind, Placed, fits};
use crate::table::{Role, Table};
use crate::tiles::{Colour, Face, Number, Tile};

use super::sweep::{Column, PLACES, PlaceChoice, PlaceChoices, Worth, span};

/// The maximum number of wild tiles in a game: two okeys and, at some tables, two false jokers.
pub(super) const MAX_OKEYS: usize = 4;

/// A tile that the player lays off, and the face that the player declares for it, if any.
pub(super) type ToLay = (Tile, Option<Face>);

#[derive(Debug, Clone)]
pub(super) enum LayOffStep {
    /// A tile joins a meld: the index of the meld, the tile, and the meld after the step.
    Onto(usize, Placed, Meld),
    /// Two equal tiles are laid as a new pair. This is allowed because there are other pairs on the table.
    OwnPair(Meld),
}

impl LayOffStep {
    /// Returns the meld after the step.
    pub(super) const fn meld(&self) -> &Meld {
        let (Self::Onto(_, _, meld) | Self::OwnPair(meld)) = self;
        meld
    }
}

/// Says which tiles the player may lay as new pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OwnPairs {
    /// No tiles, because no player has opened with pairs.
    Forbidden,
    /// Tiles that cannot be laid off onto a meld.
    OfTilesThatFitNowhere,
    /// Any two tiles that form a pair.
    OfAnyTiles,
}

#[derive(Debug, Clone)]
pub(super) struct LaidOff {
    pub(super) steps: Vec<LayOffStep>,
    pub(super) melds: Vec<Meld>,
    pub(super) left: Vec<Tile>,
}

type Chosen = Vec<(Colour, PlaceChoices)>;

struct LayOffTiles {
    natural: Vec<(Tile, Face)>,
    wild: Vec<Tile>,
}

impl LayOffTiles {
    /// Removes two tiles that can play as this face, and returns them as a pair. Returns `None` if there are too few.
    fn take_pair(&mut self, face: Face) -> Option<Meld> {
        let tiles = [self.take(face)?, self.take(face)?];
        Some(pair(&tiles, face))
    }

    fn take(&mut self, face: Face) -> Option<Tile> {
        match self.natural.iter().position(|(_, own)| *own == face) {
            Some(at) => Some(self.natural.remove(at).0),
            None => self.wild.pop(),
        }
    }
}

/// The face that two wilds in a pair stand for. Any face would do.
const ANY: Face = Face::new(Colour::Black, Number::ONE);

fn pair(tiles: &[Tile], stands_for: Face) -> Meld {
    Meld { kind: MeldKind::Pair, places: tiles.iter().map(|&tile| Placed { tile, stands_for }).collect() }
}

/// Returns these two tiles as a pair; `None` if they stand for different faces. The pair may be an okey and a false
/// joker, which some tables forbid (`okey.beside-false`).
fn as_pair(table: &Table, one: ToLay, other: ToLay) -> Option<Meld> {
    let faces = [one, other].map(|(tile, declared)| declared.or(table.roles().of(tile).face()));
    let face = faces.into_iter().flatten().next().unwrap_or(ANY);
    faces.into_iter().flatten().all(|own| own == face).then(|| pair(&[one.0, other.0], face))
}

/// Returns legal pairs that use all of the tiles; `None` if there are none.
fn pairs_of(table: &Table, tiles: &[ToLay]) -> Option<Vec<Meld>> {
    let Some((&first, rest)) = tiles.split_first() else { return Some(Vec::new()) };
    rest.iter().enumerate().find_map(|(at, &other)| {
        let pair = as_pair(table, first, other).filter(|pair| pair.is_legal(table))?;
        let others: Vec<ToLay> =
            rest.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, &tile)| tile).collect();
        Some([vec![pair], pairs_of(table, &others)?].concat())
    })
}

/// The number of tiles that [`ApartSearch`] may try to place before it stops with its best choice so far. A claim with
/// a few tiles needs far fewer tries.
const MAX_TRIES: usize = 1_000;

/// A search for the largest number of tiles that can be laid off with no okey next to a false joker.
struct ApartSearch<'t> {
    table: &'t Table,
    /// True if tiles may also be laid as new pairs.
    pairs: bool,
    /// The best choice found so far: it leaves the fewest tiles. Of several such choices, it is the one with the most
    /// new pairs, if new pairs are allowed.
    best: Option<LaidOff>,
    /// The number of tiles that the search may still try to place.
    tries: usize,
}

impl ApartSearch<'_> {
    /// Tries every way to lay off the tiles `held` after the steps in `laying`.
    fn go(&mut self, mut laying: LaidOff, mut held: Vec<ToLay>) {
        let table = self.table;
        let is_plain = |tile: Tile| matches!((tile, table.roles().of(tile)), (Tile::Numbered(_), Role::Natural(_)));
        let plain = |held: &[ToLay]| -> Vec<usize> {
            let places = held.iter().enumerate().filter(|(_, (tile, _))| is_plain(*tile));
            places.map(|(at, _)| at).collect()
        };
        // If a numbered tile can be laid in only one way, lay it at once. An okey or a false joker in its place would
        // only restrict the neighbours, because some tables do not allow an okey next to a false joker.
        let only = |laying: &LaidOff, held: &[ToLay], at: usize| {
            let mut moves = self.moves(laying, held, at);
            moves.pop().filter(|_| moves.is_empty())
        };
        while let Some((step, others)) = plain(&held).into_iter().find_map(|at| only(&laying, &held, at)) {
            held = others;
            laying.take(step);
        }
        self.keep(laying.clone(), &held);
        // Stop if all tiles are laid. If new pairs are allowed, stop only if all tiles are in new pairs: the number of
        // layoffs onto melds may be limited, so the search prefers new pairs.
        let is_complete =
            self.best.as_ref().is_some_and(|best| best.left.is_empty() && !(self.pairs && best.onto() > 0));
        self.tries = self.tries.saturating_sub(held.len() + 1);
        if is_complete || self.tries == 0 {
            return;
        }
        // The order in which numbered tiles are laid does not matter. So if a numbered tile can be laid, try only this
        // tile as the next one.
        let next = plain(&held).into_iter().find(|&at| !self.moves(&laying, &held, at).is_empty());
        for at in (0..held.len()).filter(|&at| next.is_none_or(|only| only == at)) {
            for (step, others) in self.moves(&laying, &held, at) {
                let mut laying = laying.clone();
                laying.take(step);
                self.go(laying, others);
            }
        }
    }

    /// Returns every step that lays the tile at index `at`, onto a meld or in a new pair. Each step comes with the
    /// tiles that remain after it.
    fn moves(&self, laying: &LaidOff, held: &[ToLay], at: usize) -> Vec<(LayOffStep, Vec<ToLay>)> {
        let mut others = held.to_vec();
        let tile = others.remove(at);
        let ways = laying.ways(self.table, tile).into_iter().map(|step| (step, others.clone()));
        let twins = others.iter().enumerate().filter(|_| self.pairs).filter_map(|(at, &twin)| {
            let is_new = others.iter().take(at).all(|&before| before != twin);
            let pair = as_pair(self.table, tile, twin).filter(|pair| is_new && pair.is_legal(self.table))?;
            let mut others = others.clone();
            others.remove(at);
            Some((LayOffStep::OwnPair(pair), others))
        });
        ways.chain(twins).collect()
    }

    /// Completes the choice `laying`, and stores it if it is the best so far. If new pairs are allowed and the tiles
    /// `held` all form pairs, lays them as new pairs; otherwise leaves them on the rack.
    fn keep(&mut self, mut laying: LaidOff, held: &[ToLay]) {
        match pairs_of(self.table, held).filter(|_| self.pairs) {
            Some(own) => laying.steps.extend(own.into_iter().map(LayOffStep::OwnPair)),
            None => laying.left = held.iter().map(|(tile, _)| *tile).collect(),
        }
        let rank = |laying: &LaidOff| (laying.left.len(), if self.pairs { laying.onto() } else { 0 });
        if self.best.as_ref().is_none_or(|best| rank(&laying) < rank(best)) {
            self.best = Some(laying);
        }
    }
}

impl LaidOff {
    /// Lays off as many tiles as possible. If any two equal tiles may also be laid as a new pair, uses the one of
    /// several best choices that has the most new pairs. If only tiles that fit nowhere may be laid as new pairs, lays
    /// off all other tiles first.
    pub(super) fn most(table: &Table, tiles: &[ToLay], melds: &[Meld], pairs: OwnPairs) -> Self {
        let mut most = Self::most_legal(table, tiles, melds, pairs == OwnPairs::OfAnyTiles);
        if pairs == OwnPairs::OfTilesThatFitNowhere {
            most.pair_up(table);
        }
        most
    }

    /// Lays off as many tiles as possible; if `pairs` is true, also as new pairs. If the best choice puts an okey next
    /// to a false joker and the table forbids this (`okey.beside-false`), searches for the best choice without such
    /// neighbours.
    fn most_legal(table: &Table, tiles: &[ToLay], melds: &[Meld], pairs: bool) -> Self {
        let most = Self::most_together(table, tiles, melds, pairs);
        let mut melds_laid = most.steps.iter().map(LayOffStep::meld);
        let apart = table.profile().keeps_jokers_apart() && melds_laid.any(|meld| !meld.is_legal(table));
        if apart { Self::most_apart(table, tiles, melds, pairs) } else { most }
    }

    /// Lays off as many tiles as possible one by one, with no okey next to a false joker.
    fn most_apart(table: &Table, tiles: &[ToLay], melds: &[Meld], pairs: bool) -> Self {
        let start = Self::start(melds);
        let mut search = ApartSearch { table, pairs, best: None, tries: MAX_TRIES };
        search.go(start.clone(), tiles.to_vec());
        search.best.unwrap_or(start)
    }

    /// Lays off as many tiles as possible. An okey may then lie next to a false joker, even if the table forbids this.
    pub(super) fn most_together(table: &Table, tiles: &[ToLay], melds: &[Meld], pairs: bool) -> Self {
        let roles = table.roles();
        let mut held = LayOffTiles { natural: Vec::new(), wild: Vec::new() };
        for &(tile, declared) in tiles {
            match (declared, roles.of(tile)) {
                (Some(face), _) | (None, Role::Natural(face)) => held.natural.push((tile, face)),
                (None, Role::Wild) => held.wild.push(tile),
            }
        }
        // A player may not lay off tiles onto an illegal meld.
        let legal: Vec<Meld> = melds.iter().filter(|meld| meld.is_legal(table)).cloned().collect();
        let is_held =
            |&colour: &Colour| !held.wild.is_empty() || held.natural.iter().any(|(_, face)| face.colour == colour);
        let columns = Colour::ALL.into_iter().filter(is_held).map(|colour| {
            let mut column = Column::new(colour, &legal, table.profile().run_wrap, pairs);
            let own = held.natural.iter().filter(|(_, face)| face.colour == colour);
            own.for_each(|(_, face)| column.tiles.add(face.number.get()));
            (colour, column)
        });
        let columns: Vec<(Colour, Column)> = columns.collect();
        let mut laying = Self::start(melds);
        for (colour, choices) in shared(&columns, held.wild.len().min(MAX_OKEYS), pairs) {
            laying.lay(table, colour, &choices, &mut held);
        }
        while pairs && held.wild.len() > 1 {
            let wilds = held.wild.split_off(held.wild.len() - 2);
            laying.steps.push(LayOffStep::OwnPair(pair(&wilds, ANY)));
        }
        laying.left = held.natural.into_iter().map(|(tile, _)| tile).chain(held.wild).collect();
        laying
    }

    /// Lays the tiles that are left as new pairs, as far as possible: first equal tiles, then okeys with other tiles.
    fn pair_up(&mut self, table: &Table) {
        let is_wild = |tile: Tile| table.roles().of(tile) == Role::Wild;
        for wilds in [false, true] {
            let mut single: Vec<Tile> = Vec::new();
            for tile in mem::take(&mut self.left) {
                let pair = |other: &Tile| {
                    let pair = as_pair(table, (*other, None), (tile, None)).filter(|pair| pair.is_legal(table));
                    pair.filter(|_| wilds || !(is_wild(tile) || is_wild(*other)))
                };
                match single.iter().enumerate().find_map(|(at, other)| Some((at, pair(other)?))) {
                    Some((at, pair)) => {
                        single.remove(at);
                        self.steps.push(LayOffStep::OwnPair(pair));
                    }
                    None => single.push(tile),
                }
            }
            self.left = single;
        }
    }

    /// Returns the state before any tile is laid off.
    fn start(melds: &[Meld]) -> Self {
        Self { steps: Vec::new(), melds: melds.to_vec(), left: Vec::new() }
    }

    /// Returns every step that lays a tile onto a meld.
    fn ways(&self, table: &Table, (tile, declared): ToLay) -> Vec<LayOffStep> {
        let suits = |placed: &Placed| declared.is_none_or(|face| placed.stands_for == face);
        let onto = |(at, meld)| {
            let ways = fits(table, meld, tile).into_iter().filter(|(placed, _)| suits(placed));
            ways.map(move |(placed, grown)| LayOffStep::Onto(at, placed, grown))
        };
        self.melds.iter().enumerate().flat_map(onto).collect()
    }

    fn take(&mut self, step: LayOffStep) {
        if let LayOffStep::Onto(at, _, grown) = &step
            && let Some(meld) = self.melds.get_mut(*at)
        {
            meld.clone_from(grown);
        }
        self.steps.push(step);
    }

    pub(super) fn onto(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, LayOffStep::Onto(..))).count()
    }

    pub(super) fn own_pairs(&self) -> usize {
        self.steps.len() - self.onto()
    }

    fn lay(&mut self, table: &Table, colour: Colour, choices: &[PlaceChoice], held: &mut LayOffTiles) {
        let choice = |place: u8| *choices.get(usize::from(place) - 1).expect("a place from 1 to 14");
        let is_run = |meld: &Meld| meld.kind == MeldKind::Run && meld.faces().all(|face| face.colour == colour);
        let faces = || (1..=PLACES).filter_map(|place| Some((place, Face::new(colour, RunShape::number(place)?))));
        for (place, face) in faces() {
            let PlaceChoice { up, groups, pairs, .. } = choice(place);
            let misses = |meld: &Meld| {
                meld.kind == MeldKind::Group
                    && meld.number() == Some(face.number)
                    && meld.faces().all(|other| other.colour != colour)
            };
            for _ in 0..up {
                self.onto_one(table, held, face, false, |meld| {
                    is_run(meld) && span(meld).is_some_and(|(_, last)| last + 1 == place)
                });
            }
            for _ in 0..groups {
                self.onto_one(table, held, face, false, misses);
            }
            for _ in 0..pairs {
                self.steps.extend(held.take_pair(face).map(LayOffStep::OwnPair));
            }
        }
        for (place, face) in faces().rev() {
            for _ in 0..choice(place).down {
                self.onto_one(table, held, face, true, |meld| {
                    is_run(meld) && span(meld).is_some_and(|(first, _)| first == place + 1)
                });
            }
        }
    }

    /// Lays off one tile as the face `stands_for`: a natural tile if possible, otherwise a wild. The tile joins the
    /// first legal meld for which `such` returns true: at the start of this meld if `before` is true, otherwise at its
    /// end. Does nothing if there is no such meld or no such tile.
    fn onto_one(
        &mut self,
        table: &Table,
        held: &mut LayOffTiles,
        stands_for: Face,
        before: bool,
        such: impl Fn(&Meld) -> bool,
    ) {
        let mut melds = self.melds.iter_mut().enumerate();
        let Some((at, meld)) = melds.find(|(_, meld)| such(meld) && meld.is_legal(table)) else { return };
        let Some(tile) = held.take(stands_for) else { return };
        let placed = Placed { tile, stands_for };
        if before {
            meld.places.insert(0, placed);
        } else {
            meld.places.push(placed);
        }
        self.steps.push(LayOffStep::Onto(at, placed, meld.clone()));
    }
}

/// The number of positions that [`outcomes`] may try before it gives up. A position is the melds and the tiles that are
/// not laid off yet. A claim with a few tiles has far fewer positions.
const MAX_POSITIONS: usize = 250;

/// Returns the melds after every way to lay off the tiles one by one, or `None` if there are too many ways. If `all` is
/// true, returns only the results of laying off all tiles, if this is possible. If `pairs` is true, two equal tiles may
/// also be laid as a new pair. `may` says whether the player may lay off a given number of tiles onto melds.
pub(super) fn outcomes(
    table: &Table,
    tiles: &[ToLay],
    melds: &[Meld],
    pairs: bool,
    all: bool,
    may: impl Fn(usize) -> bool,
) -> Option<Vec<Vec<Meld>>> {
    let mut positions = vec![(LaidOff::start(melds), tiles.to_vec())];
    let mut known = HashSet::new();
    let (mut complete, mut partial) = (Vec::new(), Vec::new());
    while let Some((laying, held)) = positions.pop() {
        if !known.insert((laying.melds.clone(), held.clone())) {
            continue;
        }
        if known.len() > MAX_POSITIONS {
            return None;
        }
        for (at, &tile) in held.iter().enumerate().filter(|_| may(laying.steps.len() + 1)) {
            for step in laying.ways(table, tile) {
                let (mut laying, mut held) = (laying.clone(), held.clone());
                held.remove(at);
                laying.take(step);
                positions.push((laying, held));
            }
        }
        let is_complete = held.is_empty() || (pairs && pairs_of(table, &held).is_some());
        if is_complete { &mut complete } else { &mut partial }.push(laying.melds);
    }
    if !all || complete.is_empty() {
        complete.extend(partial);
    }
    Some(complete)
}

/// Returns the layoffs of each colour that together use the most tiles. To find them, tries every way to divide `okeys`
/// wild tiles among the colours. If `pairs` is true, every two unused wild tiles also count, because the caller lays
/// them as a new pair.
fn shared(columns: &[(Colour, Column)], okeys: usize, pairs: bool) -> Chosen {
    // `best[n]` holds the best layoffs of the colours handled so far that use at most `n` okeys.
    let mut best: Vec<(Worth, Chosen)> = vec![((0, 0), Vec::new()); okeys + 1];
    for (colour, column) in columns {
        let ways = column.best(u8::try_from(okeys).expect("a table has few okeys"));
        let with = |all: usize| {
            let splits = ways.iter().take(all + 1).zip(best.iter().take(all + 1).rev());
            let sums = splits.map(|(own, others)| ((own.0.0 + others.0.0, own.0.1 + others.0.1), own, others));
            sums.max_by_key(|(worth, ..)| *worth)
        };
        let next = (0..best.len()).filter_map(|all| {
            let (worth, (_, own), (_, others)) = with(all)?;
            Some((worth, others.iter().copied().chain([(*colour, *own)]).collect()))
        });
        best = next.collect();
    }
    let with_pairs = |(used, (worth, _)): &(usize, &(Worth, _))| {
        let own = if pairs { (best.len() - 1 - used) / 2 } else { 0 };
        (worth.0 + 2 * own, worth.1 + own)
    };
    let (_, (_, choices)) = best.iter().enumerate().max_by_key(with_pairs).expect("an entry for no okeys");
    choices.clone()
}
