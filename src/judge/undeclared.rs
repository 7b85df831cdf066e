//! Finds the okeys on the table that can stand for several faces because the player declared none.

use std::collections::BTreeSet;

use crate::meld::{Meld, Placed};
use crate::table::{Role, Table};
use crate::tiles::{Face, Tile};

use super::non_empty::NonEmpty;
use super::{Fact, Finding};

/// An okey on the table that can stand for several faces because the player declared none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UndeclaredOkey {
    /// The index of the meld with the okey.
    pub meld: usize,
    /// The index of the okey in that meld.
    pub place: usize,
    /// The wild tile: an okey, or a wild false joker.
    pub tile: Tile,
    /// The faces that the okey can stand for.
    pub faces: Vec<Face>,
}

/// Returns the okeys in `melds` that can stand for several faces. `readings` contains one copy of the melds for each
/// choice of faces.
pub(super) fn undeclared(table: &Table, readings: &NonEmpty<Vec<Meld>>, melds: &[Meld]) -> Vec<UndeclaredOkey> {
    if readings.others.is_empty() {
        return Vec::new();
    }
    let mut undeclared = Vec::new();
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
            let faces: BTreeSet<Face> = may.map(|other| other.stands_for).collect();
            undeclared.push(UndeclaredOkey { meld: at, place, tile: placed.tile, faces: faces.into_iter().collect() });
        }
    }
    undeclared
}

pub(super) fn note(findings: &mut [Finding], undeclared: &[UndeclaredOkey], melds: &[Meld]) {
    for finding in findings {
        let Some(at) = finding.meld else { continue };
        if let Fact::Playable { meld, undeclared: places, .. } | Fact::NoFit { meld, undeclared: places, .. } =
            &mut finding.fact
            && melds.get(at) == Some(meld)
        {
            *places = undeclared.iter().filter(|okey| okey.meld == at).map(|okey| okey.place).collect();
        }
    }
}
