//! Sentences about sets of tiles that no player can hold.

use super::FaultRows;
use crate::hand::HandFault;
use crate::text::counted;
use crate::words::Language;

pub(super) fn hand(fault: &HandFault, language: Language) -> FaultRows {
    match fault {
        HandFault::TooManyCopies { tile, held, copies } => fault_rows!(language;
            "{tile} appears {held} times, but the set has only {copies}"
                / "{held} tane {tile} var, taş takımında {copies} tane bulunur",
            "one too many" / "bir tane fazla",
            "check this tile: no hand can hold that many" / "bu taşı kontrol edin: böyle bir el olamaz"),
        HandFault::RepeatPastSet { symbol, times, copies } => fault_rows!(language;
            "{times} copies of {symbol} in one word, but the set has only {copies}"
                / "tek sözcükte {times} tane {symbol} var, taş takımında {copies} tane bulunur",
            "at most x{copies}" / "en çok x{copies}",
            "write {symbol}x{copies} for all of them" / "hepsi için {symbol}x{copies} yazın"),
        HandFault::IndicatorTwin { face, held } => fault_rows!(language;
            "{face} appears {held} times, but one {face} lies face up as the indicator"
                / "{held} tane {face} var, oysa bir {face} gösterge olarak masada açık duruyor",
            "one too many" / "bir tane fazla",
            "with this indicator, a hand holds at most one {face}" / "bu göstergeyle elde en çok bir {face} bulunur"),
        HandFault::TooManyFalseJokers { held } => fault_rows!(language;
            "there are {held} false jokers, but the set has only 2"
                / "{held} tane sahte okey var, taş takımında 2 tane bulunur",
            "one too many" / "bir tane fazla",
            "a real okey is written O*" / "gerçek okey O* diye yazılır"),
        HandFault::YellowAndGreen => fault_rows!(language;
            "yellow and green in one hand" / "aynı elde hem sarı hem yeşil var",
            "the other name of the fourth colour" / "dördüncü rengin diğer adı",
            "a set has yellow or green, not both: use one of them throughout"
                / "bir taş takımında ya sarı ya yeşil bulunur: hep birini kullanın"),
        HandFault::NumberNotInSet { highest } => fault_rows!(language;
            "this game does not have that number" / "bu oyunda o sayı yok",
            "expected 1 to {highest}" / "1 ile {highest} arası bir sayı bekleniyordu",
            "its numbers are 1 to {highest}" / "bu oyunda sayılar 1 ile {highest} arasındadır"),
        HandFault::NoJokersInSet => fault_rows!(language;
            "this game has no okeys and no false jokers" / "bu oyunda okey de sahte okey de yok",
            "not in the set" / "taş takımında yok",
            "its tiles are K1 to Y7, four of each"
                / "bu oyunun taşları her renkten 1 ile 7 arasıdır, her birinden dört tane"),
        HandFault::KeptApart => fault_rows!(language;
            "this table keeps an okey and a false joker apart: a hand with both is not analysed"
                / "bu masada okeyle sahte okey yan yana gelemez: ikisi birden olan el çözümlenmez",
            "holds both" / "ikisi de var",
            "ask judge about the melds as laid, or leave out meld.okey_beside_false_joker"
                / "perleri dizildiği gibi hakeme sorun ya da meld.okey_beside_false_joker ayarını çıkarın"),
        HandFault::WrongCount { held, rack, variant, fits } => {
            let turn = rack + 1;
            let tiles = counted(*held, "tile");
            let wrong = if held > rack {
                say!(language, over = held - turn, counted = counted(over, "tile");
                    "a hand of {tiles}: {counted} too many" / "{held} taşlık el: {over} taş fazla")
            } else {
                say!(language, short = rack - held, counted = counted(short, "tile");
                    "a hand of {tiles}: {counted} too few" / "{held} taşlık el: {short} taş eksik")
            };
            let hint = match fits {
                Some(fits) => say!(language;
                    "{held} tiles make a hand in {fits}" / "{held} taşlık el {fits} oyununda olur"),
                None => say!(language;
                    "in {variant} a player holds {rack} tiles, and {turn} on turn"
                    / "{variant} oyununda oyuncuda {rack} taş olur, sırası gelince {turn}"),
            };
            (wrong, String::new(), hint)
        }
    }
}
