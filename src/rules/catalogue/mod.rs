//! The catalogue of rules in both languages. Each file holds one section.

/// Declares one section of the catalogue as a table.
///
/// The heading comes first. Then each clause has:
///
/// - its title, text, status, sources and profiles;
/// - if sources contradict each other, the sides, each with its settings, and the effect at other tables;
/// - a call of the program that obeys the clause and one that breaks it, written with the constructors of
///   [`Example`](super::Example), or `unshown` with the reason why there is none;
/// - related clauses.
///
/// ```text
/// DiscardPlayable: tr "İşlek taş atmak" en "Throwing a playable tile"
///     tr "Yerdeki bir pere işlenebilen taşa işlek denir. …"
///     en "A tile that could be laid off on the table is playable (işlek). …"
///     contested [F] in Yuzbir
///         [F] at "fouls.playable" = "auto": tr "…" en "A playable tile thrown is a foul in every case, …"
///         [B.at("VII, …")] at "fouls.playable" = "claim": tr "…" en "A playable tile thrown is a foul only if …"
///         elsewhere tr "…" en "If the foul must be claimed, attention is part of the game. …"
///     obeys allowed("judge discard B2 --table 'R7-9' -i Y13 --variant 101"): tr "…" en "B2 fits no meld on the table"
///     breaks foul("judge discard R10 --table 'R7-9' -i Y13 --variant 101"): tr "…" en "R10 is playable"
///     see [LayoffRun, DiscardOkey];
/// ```
macro_rules! catalogue {
    (@status agreed) => { $crate::rules::Status::Agreed };
    (@status contested) => { $crate::rules::Status::Contested };
    (@status single_source) => { $crate::rules::Status::SingleSource };
    (@status derived) => { $crate::rules::Status::Derived };
    (@status silent) => { $crate::rules::Status::Silent };
    (@dispute contested
        $([$($who:expr),+] $(at $($key:literal = $value:literal),+)?: tr $tr:literal en $en:literal)+
        elsewhere tr $elsewhere_tr:literal en $elsewhere_en:literal
    ) => {
        Some($crate::rules::Dispute {
            sides: &[$($crate::rules::DisputeSide {
                who: &[$($who),+],
                at: &[$($(($key, $value)),+)?],
                says: $crate::words::both!(tr $tr en $en),
            }),+],
            elsewhere: $crate::words::both!(tr $elsewhere_tr en $elsewhere_en),
        })
    };
    (@dispute contested) => { compile_error!("a contested clause has its sides, and what differs elsewhere") };
    (@dispute $undisputed:ident) => { None };
    (@proof unshown $why:ident) => { $crate::rules::Proof::Unshown($crate::rules::Unshown::$why) };
    (@proof
        obeys $keeps:ident($($kept:expr),+): tr $keeps_tr:literal en $keeps_en:literal
        breaks $offends:ident($($broken:expr),+): tr $offends_tr:literal en $offends_en:literal
    ) => {
        $crate::rules::Proof::Run {
            obeys: $crate::rules::Example::$keeps($($kept),+, $crate::words::both!(tr $keeps_tr en $keeps_en)),
            breaks: $crate::rules::Example::$offends($($broken),+, $crate::words::both!(tr $offends_tr en $offends_en)),
        }
    };
    (
        tr $heading_tr:literal en $heading_en:literal;
        $(
            $clause:ident: tr $title_tr:literal en $title_en:literal
            tr $tr:literal en $en:literal
            $status:ident $([$($source:expr),+])? in $scope:ident
            $([$($who:expr),+] $(at $($key:literal = $value:literal),+)?: tr $says_tr:literal en $says_en:literal)*
            $(elsewhere tr $elsewhere_tr:literal en $elsewhere_en:literal)?
            $(unshown $why:ident)?
            $(obeys $keeps:ident($($kept:expr),+): tr $keeps_tr:literal en $keeps_en:literal)?
            $(breaks $offends:ident($($broken:expr),+): tr $offends_tr:literal en $offends_en:literal)?
            see [$($see:ident),+];
        )+
    ) => {
        pub(super) const SECTION: $crate::rules::Section =
            $crate::rules::Section { title: $crate::words::both!(tr $heading_tr en $heading_en), entries: ENTRIES };

        const ENTRIES: &[$crate::rules::Entry] = &[$($crate::rules::Entry {
            clause: $crate::Clause::$clause,
            title: $crate::words::both!(tr $title_tr en $title_en),
            text: $crate::words::both!(tr $tr en $en),
            status: catalogue!(@status $status),
            dispute: catalogue!(
                @dispute $status
                $([$($who),+] $(at $($key = $value),+)?: tr $says_tr en $says_en)*
                $(elsewhere tr $elsewhere_tr en $elsewhere_en)?
            ),
            sources: &[$($($source),+)?],
            scope: $crate::rules::Scope::$scope,
            proof: catalogue!(
                @proof
                $(unshown $why)?
                $(obeys $keeps($($kept),+): tr $keeps_tr en $keeps_en)?
                $(breaks $offends($($broken),+): tr $offends_tr en $offends_en)?
            ),
            see: &[$($crate::Clause::$see),+],
        }),+];
    };
}

mod discarding;
mod finishing;
mod fouls;
mod hapis;
mod irregular;
mod jokers;
mod laying_off;
mod melds;
mod opening;
mod penalties;
mod points;
mod seats;
mod taking;
mod tiles;
mod winning;

use super::entry::{Entry, Section};
use crate::table::Switch;
use crate::words::Clause;

/// Every section of the catalogue, in the order of the clauses.
pub const SECTIONS: &[Section] = &[
    tiles::SECTION,
    seats::SECTION,
    jokers::SECTION,
    melds::SECTION,
    winning::SECTION,
    points::SECTION,
    opening::SECTION,
    taking::SECTION,
    laying_off::SECTION,
    discarding::SECTION,
    finishing::SECTION,
    penalties::SECTION,
    fouls::SECTION,
    irregular::SECTION,
    hapis::SECTION,
];

/// Returns every entry of the catalogue, in the order of the clauses.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    SECTIONS.iter().flat_map(|section| section.entries)
}

impl Clause {
    /// Returns the entry of this clause. A test checks that every clause has an entry.
    pub fn entry(self) -> Option<&'static Entry> {
        entries().find(|entry| entry.clause == self)
    }

    /// Returns the switches that change this clause, in the order of [`Switch::ALL`].
    pub fn switches(self) -> impl Iterator<Item = &'static Switch> {
        Switch::ALL.iter().filter(move |switch| switch.clause == self)
    }
}
