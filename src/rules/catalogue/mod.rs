//! The catalogue of rules in both languages. Each file holds the sections about one subject.

/// Declares one section of the catalogue as a table.
///
/// The heading comes first. Then each clause has:
///
/// - its title, text, phrases of questions, status, sources and profiles;
/// - if sources contradict each other: each version of the rule, with its sources and the switch values that select it;
///   then the word `elsewhere`, and how the game differs at tables that do not play the default version;
/// - an example that obeys the clause and one that breaks it, as command lines with their answers (see
///   [`Example`](super::Example)). Without examples: the word `unshown` and the reason;
/// - related clauses, after the word `see`.
///
/// ```text
/// DiscardPlayable: "Throwing a playable tile" / "İşlek taş atmak"
///     "A tile that could be laid off on the table is playable (işlek). …"
///     / "Yerdeki bir pere işlenebilen taşa işlek denir. …"
///     asked "throw a playable tile, throw a tile that fits the table, …" / "işlek atmak, …"
///     contested [F] in Yuzbir
///         [F] at "fouls.playable" = "auto": "A playable tile thrown is a foul in every case, …" / "…"
///         [B.at("VII, …")] at "fouls.playable" = "claim": "A playable tile thrown is a foul only if …" / "…"
///         elsewhere "If the foul must be claimed, attention is part of the game. …" / "…"
///     obeys allowed("judge discard B2 --table 'R7-9' -i Y13 --variant 101"): "B2 fits no meld on the table" / "…"
///     breaks foul("judge discard R10 --table 'R7-9' -i Y13 --variant 101"): "R10 is playable" / "…"
///     see [LayoffRun, DiscardOkey];
/// ```
macro_rules! catalogue {
    (@status agreed) => { $crate::rules::Status::Agreed };
    (@status contested) => { $crate::rules::Status::Contested };
    (@status single_source) => { $crate::rules::Status::SingleSource };
    (@status derived) => { $crate::rules::Status::Derived };
    (@status silent) => { $crate::rules::Status::Silent };
    (@dispute contested
        $([$($who:expr),+] $(at $($key:literal = $value:literal),+)?: $en:literal / $tr:literal)+
        elsewhere $elsewhere_en:literal / $elsewhere_tr:literal
    ) => {
        Some($crate::rules::Dispute {
            sides: &[$($crate::rules::DisputeSide {
                who: &[$($who),+],
                at: &[$($(($key, $value)),+)?],
                says: $crate::words::both($en, $tr),
            }),+],
            elsewhere: $crate::words::both($elsewhere_en, $elsewhere_tr),
        })
    };
    (@dispute contested) => { compile_error!("a contested clause has its sides, and what differs elsewhere") };
    (@dispute $undisputed:ident) => { None };
    (@examples unshown $why:ident) => { Err($crate::rules::Unshown::$why) };
    (@examples
        obeys $keeps:ident($($kept:expr),+): $keeps_en:literal / $keeps_tr:literal
        breaks $offends:ident($($broken:expr),+): $offends_en:literal / $offends_tr:literal
    ) => {
        Ok([
            $crate::rules::Example::$keeps($($kept),+, $crate::words::both($keeps_en, $keeps_tr)),
            $crate::rules::Example::$offends($($broken),+, $crate::words::both($offends_en, $offends_tr)),
        ])
    };
    (
        $heading_en:literal / $heading_tr:literal;
        $(
            $clause:ident: $title_en:literal / $title_tr:literal
            $en:literal / $tr:literal
            asked $asked_en:literal / $asked_tr:literal
            $status:ident $([$($source:expr),+])? in $scope:ident
            $([$($who:expr),+] $(at $($key:literal = $value:literal),+)?: $says_en:literal / $says_tr:literal)*
            $(elsewhere $elsewhere_en:literal / $elsewhere_tr:literal)?
            $(unshown $why:ident)?
            $(obeys $keeps:ident($($kept:expr),+): $keeps_en:literal / $keeps_tr:literal)?
            $(breaks $offends:ident($($broken:expr),+): $offends_en:literal / $offends_tr:literal)?
            see [$($see:ident),+];
        )+
    ) => {
        $crate::rules::Section {
            title: $crate::words::both($heading_en, $heading_tr),
            entries: &[$($crate::rules::Entry {
                clause: $crate::Clause::$clause,
                title: $crate::words::both($title_en, $title_tr),
                text: $crate::words::both($en, $tr),
                asked: $crate::words::both($asked_en, $asked_tr),
                status: catalogue!(@status $status),
                dispute: catalogue!(
                    @dispute $status
                    $([$($who),+] $(at $($key = $value),+)?: $says_en / $says_tr)*
                    $(elsewhere $elsewhere_en / $elsewhere_tr)?
                ),
                sources: &[$($($source),+)?],
                scope: $crate::rules::Scope::$scope,
                examples: catalogue!(
                    @examples
                    $(unshown $why)?
                    $(obeys $keeps($($kept),+): $keeps_en / $keeps_tr)?
                    $(breaks $offends($($broken),+): $offends_en / $offends_tr)?
                ),
                see: &[$($crate::Clause::$see),+],
            }),+],
        }
    };
}

mod discarding;
mod fouls;
mod hapis;
mod laying_off;
mod melds;
mod opening;
mod points;
mod seats;
mod tiles;
mod winning;

use super::entry::{Entry, Section};
use crate::table::Switch;
use crate::words::Clause;

/// Every section of the catalogue, in the order of the clauses.
pub(crate) const SECTIONS: &[Section] = &[
    tiles::TILES,
    seats::SEATS,
    tiles::JOKERS,
    melds::MELDS,
    winning::WINNING,
    points::POINTS,
    opening::OPENING,
    discarding::TAKING,
    laying_off::LAYING_OFF,
    discarding::DISCARDING,
    winning::FINISHING,
    fouls::PENALTIES,
    fouls::FOULS,
    fouls::IRREGULAR,
    hapis::HAPIS,
];

/// Returns every entry of the catalogue, in the order of the clauses.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    SECTIONS.iter().flat_map(|section| section.entries)
}

impl Clause {
    /// Returns the entry of this clause.
    ///
    /// # Panics
    ///
    /// Panics if the clause has no entry. A test checks that every clause has one.
    pub fn entry(self) -> &'static Entry {
        entries().find(|entry| entry.clause == self).expect("every clause has an entry")
    }

    /// Returns the switches that change this clause, in the order of [`Switch::ALL`].
    pub fn switches(self) -> impl Iterator<Item = &'static Switch> {
        Switch::ALL.iter().filter(move |switch| switch.clause == self)
    }
}
