//! What the sentences of rulings have in common, and their fixed words.

use crate::indicator::Role;
use crate::judge::{Fact, Judgment};
use crate::meld::{Meld, Placed};
use crate::table::Table;
use crate::tile::{Face, Tile};

/// Fixed words of rulings.
pub(crate) struct JudgeWords {
    pub(crate) ruling: &'static str,
    pub(crate) laid: &'static str,
    pub(crate) on_table: &'static str,
    pub(crate) tiles: &'static str,
    pub(crate) opened: &'static str,
    pub(crate) not_opened: &'static str,
    pub(crate) series: &'static str,
    pub(crate) pairs: &'static str,
    pub(crate) at_this_table: &'static str,
    pub(crate) table_otherwise: &'static str,
    pub(crate) reasons: &'static str,
    pub(crate) clauses: &'static str,
    pub(crate) cost: &'static str,
    pub(crate) part: &'static str,
    pub(crate) points: &'static str,
    pub(crate) to: &'static str,
    pub(crate) to_player: &'static str,
    pub(crate) to_others: &'static str,
    pub(crate) to_unopened: &'static str,
    pub(crate) to_opponents: &'static str,
    pub(crate) to_owner: &'static str,
    pub(crate) to_thrower: &'static str,
    pub(crate) told: &'static str,
    pub(crate) if_read: &'static str,
    pub(crate) follows: &'static str,
    pub(crate) setting: &'static str,
    pub(crate) valid: &'static str,
    pub(crate) not_valid: &'static str,
    pub(crate) says_who: &'static str,
    pub(crate) sources: &'static str,
    pub(crate) nobody: &'static str,
    pub(crate) place: &'static str,
    pub(crate) referee: &'static str,
    pub(crate) players: &'static str,
    pub(crate) date: &'static str,
}

/// Whether a ruling rests on such a fact.
pub(super) fn has(judgment: &Judgment, such: impl Fn(&Fact) -> bool) -> bool {
    judgment.findings.iter().any(|finding| such(&finding.fact))
}

/// The fact to name in a verdict: the first one against the claim. Where pairs were not parted, that says more than what
/// the tiles are no run for.
pub(super) fn against(judgment: &Judgment) -> Option<&Fact> {
    let mut against = judgment.findings.iter().filter(|finding| finding.against).map(|finding| &finding.fact);
    let together = against.clone().find(|fact| matches!(fact, Fact::NotPairs { together: true }));
    together.or_else(|| against.next())
}

/// Why a claim of a playable discard does not count.
pub(super) fn void_claim(judgment: &Judgment) -> Option<&Fact> {
    let void = |fact: &&Fact| matches!(fact, Fact::CalledLate | Fact::CalledUnnamed | Fact::ThrowerNoticed);
    judgment.findings.iter().map(|finding| &finding.fact).find(void)
}

/// The fact that keeps a ruling open.
pub(super) fn open(judgment: &Judgment) -> Option<&Fact> {
    judgment.findings.iter().map(|finding| &finding.fact).find(|fact| fact.is_open())
}

/// A sentence begun with a capital, its full stop behind it.
pub(crate) fn sentence(text: &str, turkish: bool) -> String {
    let mut characters = text.chars();
    let first = characters.next().map(|first| match (first, turkish) {
        ('i', true) => "İ".to_owned(),
        (first, _) => first.to_uppercase().to_string(),
    });
    format!("{}{}.", first.unwrap_or_default(), characters.as_str())
}

/// Whether this is a false joker that plays as one face.
pub(super) fn is_plain_joker(placed: Placed, table: &Table) -> bool {
    placed.tile == Tile::FalseJoker && table.roles().of(placed.tile) == Role::Natural(placed.stands_for)
}

/// A tile in its place; a wild with what it stands for.
pub(super) fn placed(placed: Placed, table: &Table) -> String {
    match (table.roles().of(placed.tile), placed.tile) {
        (Role::Natural(_), tile) => tile.to_string(),
        (Role::Wild, Tile::Numbered(_)) => format!("O*={}", placed.stands_for),
        (Role::Wild, Tile::FalseJoker) => format!("J*={}", placed.stands_for),
    }
}

pub(super) fn meld(meld: &Meld, table: &Table) -> String {
    meld.places.iter().map(|&each| placed(each, table)).collect::<Vec<_>>().join(" ")
}

/// A tile, the okey by its name.
pub(crate) fn tile(tile: Tile, table: &Table) -> String {
    if table.is_okey(tile) { format!("O* ({tile})") } else { tile.to_string() }
}

/// Faces in a row, the last one behind this word.
pub(super) fn faces(faces: &[Face], and: &str) -> String {
    let names: Vec<String> = faces.iter().map(ToString::to_string).collect();
    match names.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [all @ .., last] => format!("{} {and} {last}", all.join(", ")),
    }
}
