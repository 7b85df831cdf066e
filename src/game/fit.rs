//! Which melds a tile could fit at all: asked before `judge` is, so that it is not asked of every tile on every meld.

use super::state::{State, TableMeld};
use crate::layouts::{ALL_FACES, RoleSet, faces_to_bits};
use crate::notation::LaidTile;
use crate::table::Table;
use crate::tiles::{Colour, Face, Number, Tile};

impl State {
    /// The melds on which `judge` could allow a tile to be laid off. It allows no other (a test holds it to that), but
    /// not all of these: what an undeclared okey stands for is left to it.
    pub(super) fn could_take(&self, tile: Tile) -> impl Iterator<Item = &TableMeld> {
        let role = self.table.roles().of(tile);
        self.sound().filter(move |meld| meld.could_take.contains(role))
    }

    /// Whether `judge` could allow `tile` to be exchanged for an okey of a meld.
    pub(super) fn could_swap(&self, meld: &TableMeld, tile: Tile) -> bool {
        let held = meld.laid.iter().filter_map(|laid| self.tile_of(laid.symbol));
        let fits = || joining(&self.table, &meld.laid, |_| None).contains(self.table.roles().of(tile));
        held.into_iter().any(|held| self.table.is_okey(held)) && (meld.laid.len() == 2 || fits())
    }
}

/// What `judge` could allow to be laid off on this meld; nothing on a pair, which never grows (`layoff.pair`).
pub fn growing(table: &Table, laid: &[LaidTile]) -> RoleSet {
    if laid.len() > 2 { joining(table, laid, |laid| laid.declared) } else { RoleSet::default() }
}

/// What could join the meld: the colours a group lacks, or tiles of a run's colour close enough for its wilds to
/// bridge. A declared wild counts at its face.
fn joining(table: &Table, laid: &[LaidTile], held: impl Fn(&LaidTile) -> Option<Face>) -> RoleSet {
    let roles = table.roles();
    let face = |laid: &LaidTile| roles.of(laid.symbol.tile(table.indicator())?).face().or_else(|| held(laid));
    let faces: Vec<Face> = laid.iter().filter_map(face).collect();
    let Some(first) = faces.first() else { return RoleSet::of(ALL_FACES, true) };
    let reach = laid.len() + 1 - faces.len();
    let wrap = table.profile().run_wrap;
    let last = usize::from(Number::COUNT) + 1;
    // Where a 1 may follow 13, its place is there or at the beginning.
    let place = |face: &Face, after: bool| {
        let one = after && face.number == Number::ONE;
        if one { last } else { usize::from(face.number.get()) }
    };
    let lowest = |after| faces.iter().map(|face| place(face, after)).min().unwrap_or(1);
    let highest = |after| faces.iter().map(|face| place(face, after)).max().unwrap_or(1);
    let near = |own: &Face, after: bool| {
        place(own, after) + reach >= lowest(after) && place(own, after) <= highest(after) + reach
    };
    let ends_in_one = wrap && highest(true) == last && highest(true) - lowest(true) < laid.len();
    let in_group = |own: &Face| faces.iter().all(|face| face.number == own.number && face.colour != own.colour);
    let in_run = |own: &Face| {
        // It may follow even where another 1 begins the run.
        let follows = wrap && own.number == Number::ONE && highest(false) + reach >= last;
        let beside = (near(own, false) || ends_in_one && near(own, true)) && !faces.contains(own);
        (follows || beside) && faces.iter().all(|face| face.colour == own.colour)
    };
    let group = Colour::ALL.into_iter().map(|colour| Face { colour, ..*first }).filter(in_group);
    let run = Number::all().map(|number| Face { number, ..*first }).filter(in_run);
    RoleSet::of(faces_to_bits(group.chain(run)), true)
}
