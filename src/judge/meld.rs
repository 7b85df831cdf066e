//! Decides whether tiles form a meld, and of which kind (`run.*`, `group.shape`, `pair.shape`, `meld.wilds`,
//! `cs102.chain`).

use crate::meld::Meld;
use crate::table::Table;
use crate::words::Clause;

use super::finish::is_dizi;
use super::ruled::shape;
use super::{Fact, Finding, ReadingRuling};

pub(super) fn rule(table: &Table, melds: &[Meld]) -> ReadingRuling {
    let mut ruled = ReadingRuling::default();
    for (at, meld) in melds.iter().enumerate() {
        if meld.is_legal(table) {
            let fact = Fact::IsMeld { meld: meld.clone() };
            ruled.findings.push(Finding::of(shape(table, meld), fact, false).in_meld(at));
        } else if is_dizi(table, &meld.tiles().collect::<Vec<_>>()) {
            ruled.findings.push(Finding::of(Clause::WinDizi, Fact::WinsAsDizi, false).in_meld(at));
        }
        ruled.wrong(table, at, meld);
    }
    if table.game().tiles().indicator && table.indicator().is_none() {
        ruled.holds(Clause::IndicatorOkey, Fact::NoIndicator);
    }
    ruled.closed(None)
}
