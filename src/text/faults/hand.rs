//! Why no player can hold some tiles.

use super::Told;
use crate::hand::HandFault;
use crate::text::so_many;
use crate::words::Language;

/// Message, label and hint of a fault of tiles that no player can hold.
pub(super) fn hand(fault: &HandFault, language: Language) -> Told {
    match fault {
        HandFault::TooManyCopies { tile, held, copies } => (
            say!(
                language,
                "{tile} appears {held} times, but the set has only {copies}",
                "{held} tane {tile} var, taş takımında {copies} tane bulunur"
            ),
            say!(language, "one too many", "bir tane fazla"),
            say!(
                language,
                "check this tile: no player can hold such a hand",
                "bu taşa yeniden bakın: böyle bir el olamaz"
            ),
        ),
        HandFault::RepeatPastSet { symbol, times, copies } => (
            say!(
                language,
                "{times} copies of {symbol} in one word, but the set has only {copies}",
                "tek sözcükte {times} tane {symbol} var, taş takımında {copies} tane bulunur"
            ),
            say!(language, "at most x{copies}", "en çok x{copies}"),
            say!(language, "write {symbol}x{copies} for all of them", "hepsi için {symbol}x{copies} yazın"),
        ),
        HandFault::IndicatorTwin { face, held } => (
            say!(
                language,
                "{face} appears {held} times, but one {face} lies face up as the indicator",
                "{held} tane {face} var, oysa bir {face} gösterge olarak masada açık duruyor"
            ),
            say!(language, "one too many", "bir tane fazla"),
            say!(
                language,
                "with this indicator, a hand holds at most one {face}",
                "bu göstergeyle elde en çok bir {face} bulunur"
            ),
        ),
        HandFault::TooManyFalseJokers { held } => (
            say!(
                language,
                "there are {held} false jokers, but the set has only 2",
                "{held} tane sahte okey var, taş takımında 2 tane bulunur"
            ),
            say!(language, "one too many", "bir tane fazla"),
            say!(language, "a real okey is written O*", "gerçek okey O* diye yazılır"),
        ),
        HandFault::YellowAndGreen => (
            say!(language, "yellow and green in one hand", "aynı elde hem sarı hem yeşil var"),
            say!(language, "the other name of the fourth colour", "dördüncü rengin diğer adı"),
            say!(
                language,
                "a set has yellow or green, not both: use one of them throughout",
                "bir taş takımında ya sarı ya yeşil bulunur: hep birini kullanın"
            ),
        ),
        HandFault::NumberNotInSet { highest } => (
            say!(language, "this game does not have that number", "bu oyunda o sayı yok"),
            say!(language, "expected 1 to {highest}", "1 ile {highest} arası bir sayı bekleniyordu"),
            say!(language, "its numbers are 1 to {highest}", "bu oyunda sayılar 1 ile {highest} arasındadır"),
        ),
        HandFault::NoJokersInSet => (
            say!(language, "this game has no okeys and no false jokers", "bu oyunda okey de sahte okey de yok"),
            say!(language, "not in the set", "taş takımında yok"),
            say!(
                language,
                "its tiles are K1 to Y7, four of each",
                "bu oyunun taşları her renkten 1 ile 7 arasıdır, her birinden dört tane"
            ),
        ),
        HandFault::WrongCount { held, rack, variant, fits } => {
            let turn = rack + 1;
            let wrong = match (language, held > rack) {
                (Language::En, true) => {
                    format!("a hand of {}: {} too many", so_many(*held, "tile"), so_many(held - turn, "tile"))
                }
                (Language::En, false) => {
                    format!("a hand of {}: {} too few", so_many(*held, "tile"), so_many(rack - held, "tile"))
                }
                (Language::Tr, true) => format!("{held} taşlık el: {} taş fazla", held - turn),
                (Language::Tr, false) => format!("{held} taşlık el: {} taş eksik", rack - held),
            };
            let hint = match fits {
                Some(fits) => {
                    say!(language, "{held} tiles make a hand in {fits}", "{held} taşlık el {fits} oyununda olur")
                }
                None => say!(
                    language,
                    "in {variant} a player holds {rack} tiles, and {turn} on turn",
                    "{variant} oyununda oyuncuda {rack} taş olur, sırası gelince {turn}"
                ),
            };
            (wrong, String::new(), hint)
        }
    }
}
