//! A quick filter that finds the melds a tile could fit, so that `judge` examines only those.

use super::state::{State, TableMeld};
use crate::layouts::{ALL_FACES, RoleSet, faces_to_bits};
use crate::notation::LaidTile;
use crate::table::Table;
use crate::tiles::{Colour, Face, Number, Tile};

impl State {
    /// Returns the melds onto which `tile` can perhaps be laid off. No other meld takes the tile. The module `judge`
    /// must still check each meld, because it also considers which faces the undeclared okeys stand for.
    pub(super) fn could_take(&self, tile: Tile) -> impl Iterator<Item = &TableMeld> {
        let role = self.table.roles().of(tile);
        self.sound().filter(move |meld| meld.could_take.contains(role))
    }

    /// Returns false if `tile` certainly cannot be exchanged for an okey in `meld`. If the result is true, the module
    /// `judge` must decide.
    pub(super) fn could_swap(&self, meld: &TableMeld, tile: Tile) -> bool {
        let held = meld.laid.iter().filter_map(|laid| self.tile_of(laid.symbol));
        let fits = || joining(&self.table, &meld.laid, |_| None).contains(self.table.roles().of(tile));
        held.into_iter().any(|held| self.table.is_okey(held)) && (meld.laid.len() == 2 || fits())
    }
}

/// Returns the tiles that can perhaps be laid off onto the meld `laid`; the module `judge` must decide. Returns no
/// tiles for a pair, because nothing may be laid off onto pairs (`layoff.pair`).
pub fn growing(table: &Table, laid: &[LaidTile]) -> RoleSet {
    if laid.len() > 2 { joining(table, laid, |laid| laid.declared) } else { RoleSet::default() }
}

/// Returns the tiles that could join a meld. For a group these are the missing colours. For a run these are the tiles
/// near it: for R5 R6 and a wild, these are R3, R4, R7 and R8. `held` returns the declared face of a wild, if any.
fn joining(table: &Table, laid: &[LaidTile], held: impl Fn(&LaidTile) -> Option<Face>) -> RoleSet {
    let roles = table.roles();
    let face = |laid: &LaidTile| roles.of(laid.symbol.tile(table.indicator())?).face().or_else(|| held(laid));
    let faces: Vec<Face> = laid.iter().filter_map(face).collect();
    let Some(first) = faces.first() else { return RoleSet::of(ALL_FACES, true) };
    let reach = laid.len() + 1 - faces.len();
    let wrap = table.profile().run_wrap;
    let last = usize::from(Number::COUNT) + 1;
    // A run may continue from 13 to 1 at some tables. A 1 then has two possible positions: position 1 before the 2,
    // and position 14 after the 13.
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
        // A 1 can be laid after 13 even if the run already starts with a 1 of that colour.
        let follows = wrap && own.number == Number::ONE && highest(false) + reach >= last;
        let beside = (near(own, false) || ends_in_one && near(own, true)) && !faces.contains(own);
        (follows || beside) && faces.iter().all(|face| face.colour == own.colour)
    };
    let group = Colour::ALL.into_iter().map(|colour| Face { colour, ..*first }).filter(in_group);
    let run = Number::all().map(|number| Face { number, ..*first }).filter(in_run);
    RoleSet::of(faces_to_bits(group.chain(run)), true)
}
