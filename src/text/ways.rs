//! The names of the ways to win.

use super::pick;
use crate::table::Game;
use crate::winning::Way;
use crate::words::Language;

/// Lists the ways of a win, followed by an okey finish if possible.
pub fn ways(ways: impl IntoIterator<Item = Way>, okey: Option<&'static str>, game: Game, language: Language) -> String {
    ways.into_iter().map(|each| way(each, game, language)).chain(okey).collect::<Vec<_>>().join(", ")
}

/// Returns a way's name. In 101 a hand that lies in melds all at once is an elden finish (`finish.hand`).
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

/// Says that the thrown tile is an okey.
pub const fn okey_finish(language: Language) -> &'static str {
    pick(language, "okey finish", "okey atarak")
}

/// Says that one of the possible throws is an okey.
pub const fn okey_finish_possible(language: Language) -> &'static str {
    pick(language, "okey finish possible", "okey atılabilir")
}
