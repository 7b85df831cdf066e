//! The names of the ways to win: melds, seven pairs, and others.

use super::pick;
use crate::table::Game;
use crate::winning::Way;
use crate::words::Language;

/// Returns the names of the ways to win, separated by commas. If `okey` is a text about an okey finish, it comes last.
pub fn ways(ways: impl IntoIterator<Item = Way>, okey: Option<&'static str>, game: Game, language: Language) -> String {
    ways.into_iter().map(|each| way(each, game, language)).chain(okey).collect::<Vec<_>>().join(", ")
}

/// Returns the name of a way of winning. In 101 a player who wins with melds lays the whole hand in one turn, which is
/// called elden (`finish.hand`).
pub const fn way(way: Way, game: Game, language: Language) -> &'static str {
    match way {
        Way::Melds if matches!(game, Game::Yuzbir) => "elden",
        Way::Melds => pick(language, "melds", "perlerle"),
        Way::Series => pick(language, "series", "seriyle"),
        Way::Pairs if matches!(game, Game::Yuzbir) => pick(language, "pairs", "çiftle"),
        Way::Pairs => pick(language, "seven pairs", "yedi çiftle"),
        Way::Dizi => pick(language, "dizi", "diziyle"),
        Way::Chains => pick(language, "three chains", "üç zincirle"),
    }
}

/// Returns words for a finish in which the discard is an okey.
pub const fn okey_finish(language: Language) -> &'static str {
    pick(language, "okey finish", "okey atarak")
}

pub const fn okey_finish_possible(language: Language) -> &'static str {
    pick(language, "okey finish possible", "okey atılabilir")
}
