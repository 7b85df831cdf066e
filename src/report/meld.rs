//! The JSON of a meld.

use super::made::{each, report};
use crate::meld::Meld;
use crate::meld::MeldKind;
use crate::report::named::Name;
use crate::tiles::{Face, Tile};

report! {
    /// A meld, with its kind and tiles.
    pub(crate) MeldReport(meld: &Meld) {
        kind "`run`, `group`, `pair` or `chain`": Name<MeldKind> = Name(meld.kind),
        tiles "The tiles in order": Vec<Tile> = meld.tiles().collect(),
        #[serde(rename = "as")]
        stands_for "The face that each tile stands for, in the same order": Vec<Face> = meld.faces().collect(),
        sum "The sum of the numbers; a 1 after 13 counts 1": u32 = meld.sum(),
    }
}

pub(super) fn melds(melds: &[Meld]) -> Vec<MeldReport> {
    each(melds, MeldReport::new)
}
