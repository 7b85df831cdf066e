//! Sentences about invalid names, such as an unknown clause id, and about wrong numbers of tiles.

#![expect(clippy::trivially_copy_pass_by_ref, reason = "every fault is passed by reference")]

use super::FaultRows;
use crate::layouts::NotAHand;
use crate::text::{any_of, meant};
use crate::tiles::NotATile;
use crate::words::{Clause, Language, NotAName, UnknownClause, suggest};

pub(super) fn tile(_: &NotATile, language: Language) -> FaultRows {
    fault_rows!(language;
        "not the canonical form of a tile, such as K1, Y13 or J*"
        / "bir taşın K1, Y13 ya da J* gibi asıl yazılışı değil",
        String::new(),
        String::new())
}

pub(super) fn clause(UnknownClause(id): &UnknownClause, language: Language) -> FaultRows {
    let nearest = suggest(id, Clause::ALL.iter().map(|clause| clause.id()));
    fault_rows!(language;
        "there is no clause {id:?}" / "{id:?} diye bir madde yok",
        String::new(),
        meant(nearest, String::new(), language))
}

pub(super) fn name(NotAName(names): &NotAName, language: Language) -> FaultRows {
    fault_rows!(language, names = any_of(names, language);
        "not one of {names}" / "şunlardan biri değil: {names}",
        String::new(),
        String::new())
}

pub(super) fn counts(_: &NotAHand, language: Language) -> FaultRows {
    fault_rows!(language;
        "no hand has that many copies of a tile or that many wild tiles"
            / "hiçbir elde aynı taştan ya da okeyden bu kadar çok olmaz",
        String::new(),
        String::new())
}
