//! Sentences about the ways to win: the distance from each of them, and the probability that a draw helps.

use super::{counted, decimal, pick, plural};
use crate::distance::{Distances, Probability};
use crate::table::Game;
use crate::winning::Way;
use crate::words::Language;

/// Returns the names of the ways to win, separated by commas. The text `okey` comes last, if it is given.
pub fn ways(ways: impl IntoIterator<Item = Way>, okey: Option<&'static str>, game: Game, language: Language) -> String {
    ways.into_iter().map(|each| way(each, game, language)).chain(okey).collect::<Vec<_>>().join(", ")
}

/// Returns the name of a way to win. In 101, a win with melds in one turn is called elden (`finish.hand`).
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

pub const fn okey_finish(language: Language) -> &'static str {
    pick(language, "okey finish", "okey atarak")
}

pub const fn okey_finish_possible(language: Language) -> &'static str {
    pick(language, "okey finish possible", "okey atılabilir")
}

impl Distances {
    /// Returns a text such as `1 tile to exchange (1 in melds, 7 in pairs)`: how many tiles must be exchanged until the
    /// hand is complete or, in 101, opens. Returns `None` if no exchange is needed or none helps.
    ///
    /// ```
    /// use okey::{Engine, Face, Hand, Language, Profile, Table, Tile, Variant};
    ///
    /// let indicator: Face = "R5".parse()?;
    /// let table = Table::new(Profile::new(Variant::Okey), Some(indicator.into())).expect("a table");
    /// let tiles = Face::all().take(12).chain(Face::all().skip(30).take(2)).map(Tile::from);
    /// let hand = Hand::from_tiles(&table, tiles).expect("a hand");
    /// let far = Engine::default().distances(&hand).text(table.game(), Language::En);
    /// assert_eq!(far.as_deref(), Some("1 tile to exchange (1 in melds, 7 in pairs)"));
    /// # Ok::<(), okey::NotATile>(())
    /// ```
    pub fn text(self, game: Game, language: Language) -> Option<String> {
        let least = self.least().filter(|&least| least > 0)?;
        let by = WAYS.into_iter().filter_map(|(way, en, tr)| Some((way, self.of(way)?, en, tr)));
        // At most tables a dizi (1 to 13 of one colour and a second 1) is also one long run. Show the distance from a
        // dizi only if it is smaller than the distance from melds.
        let by = by.filter(|&(way, distance, ..)| way != Way::Dizi || self.of(Way::Melds) > Some(distance));
        let by: Vec<String> =
            by.map(|(_, distance, en, tr)| say!(language; "{distance} {en}" / "{tr} {distance}")).collect();
        let by = if by.is_empty() { String::new() } else { format!(" ({})", by.join(", ")) };
        let tiles = counted(least, "tile");
        let (en, tr) = if game == Game::Yuzbir { (" to open", "açmak için ") } else { ("", "") };
        Some(say!(language; "{tiles} to exchange{en}{by}" / "{tr}{least} taş değişmeli{by}"))
    }
}

/// The ways in the parentheses, with their English and Turkish words.
const WAYS: [(Way, &str, &str); 4] = [
    (Way::Melds, "in melds", "perlerle"),
    (Way::Series, "in series", "seriyle"),
    (Way::Pairs, "in pairs", "çiftlerle"),
    (Way::Dizi, "as a dizi", "diziyle"),
];

/// Returns a sentence with the probability that a player wins or, in 101, opens within `draws` draws. Of `unseen` tiles
/// that the player has not seen, `good` tiles help.
pub fn chance(good: usize, unseen: usize, draws: usize, game: Game, language: Language) -> String {
    let chance = percent(Probability::of_any(good, unseen, draws), language);
    let own_draws = counted(draws, "draw");
    let (deed, noun) = match game {
        Game::Yuzbir => ("opening", "açma"),
        Game::Classic | Game::Chains => ("winning", "bitme"),
    };
    say!(language, help = plural(good as u64, "helps", "help");
        "Chance of {deed} within {own_draws} of your own, all from the stock: {chance} ({good} of {unseen} unseen \
         tiles {help}, if your hand does not change and you take no discards)."
        / "Yalnız ortadan çekeceğiniz {draws} taşla {noun} olasılığı: {chance} (görülmemiş {unseen} taştan {good} \
           tanesi işe yarar; elinizin değişmediği, yandan taş almadığınız varsayılır).")
}

/// Formats a probability as a percentage with one decimal. Shows 0 or 100 only if the probability is exactly 0 or 1.
pub fn percent(chance: Probability, language: Language) -> String {
    let percent = chance.value() * 100.0;
    let rounded = match percent {
        0.0 | 100.0 => percent,
        _ => percent.clamp(0.1, 99.9),
    };
    let percent = decimal(&format!("{rounded:.1}"), language);
    say!(language; "{percent}%" / "%{percent}")
}
