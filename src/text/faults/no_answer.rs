//! Sentences on questions about a hand that have no answer.

use super::Told;
use crate::hand::NoAnswer;
use crate::text::so_many;
use crate::words::Language;

/// Returns message, label and hint of a question without an answer.
pub(super) fn no_answer(fault: &NoAnswer, language: Language) -> Told {
    match fault {
        NoAnswer::DiscardNotHeld { tile } => told!(language;
            "{tile} is not in the hand" / "{tile} elde yok",
            "not held" / "elde değil",
            "name a tile of the hand" / "eldeki bir taşı yazın"),
        NoAnswer::NothingToDiscard { held } => told!(language, tiles = so_many(*held, "tile");
            "with {tiles} in hand, none is thrown" / "{held} taşlık elden taş atılmaz",
            "nothing to throw" / "atılacak taş yok",
            "add the tile drawn" / "çekilen taşı ekleyin"),
        NoAnswer::NoPairsInGame => told!(language;
            "this game has no pairs" / "bu oyunda çift yok",
            String::new(),
            "three chains of four tiles win it" / "bu oyunda dört taşlık üç zincirle bitilir"),
        NoAnswer::NoDistanceInGame => told!(language;
            "at this table no tiles open, so none bring a hand nearer"
                / "bu masada hiçbir taşla el açılamaz, o yüzden hiçbir taş eli açmaya yaklaştırmaz",
            String::new(),
            "21 tiles must be able to reach open.sum, or make open.pairs"
                / "open.sum ya da open.pairs 21 taşla tutturulabilmeli"),
        NoAnswer::OnTurn { held } => told!(language;
            "these are {held} tiles, of which one is to be thrown; only a hand between turns waits"
                / "bunlar {held} taş, biri atılacak; yalnız sırası gelmemiş el taş bekler",
            "one too many" / "bir taş fazla",
            "leave one tile out" / "bir taşı çıkarın"),
        NoAnswer::BetweenTurns { held } => told!(language;
            "these are {held} tiles, so there is none to throw" / "bunlar {held} taş, atılacak taş yok",
            "one too few" / "bir taş eksik",
            "add the tile drawn" / "çekilen taşı ekleyin"),
        NoAnswer::SeenTooOften { tile, held, seen } => told!(language;
            "there are not so many {tile}: {seen} seen and {held} in the hand"
                / "bu kadar {tile} yok: masada {seen}, elde {held} tane",
            "one too many" / "bir tane fazla",
            "name only tiles seen on the table besides the indicator and the hand itself"
                / "yalnız gösterge ile eldekiler dışında masada görülen taşları yazın"),
        NoAnswer::TooManyDraws { draws, most } => told!(language;
            "nobody draws {draws} tiles: the stock holds {most}"
                / "kimse {draws} taş çekemez: ortada {most} taş var",
            "too many" / "çok fazla",
            "use a number from 0 to {most}" / "0 ile {most} arasında bir sayı verin"),
        NoAnswer::NoOpeningInGame => told!(language;
            "nobody opens in this game" / "bu oyunda el açılmaz",
            String::new(),
            "openings belong to 101" / "el açmak 101'dedir"),
        NoAnswer::TakenNotHeld { tile } => told!(language;
            "{tile} is not among the 22 tiles" / "22 taşın arasında {tile} yok",
            "not held" / "elde değil",
            "give the 22 tiles with the one taken, or the 21 without it"
                / "ya alınan taşla birlikte 22 taşı ya da onsuz 21 taşı yazın"),
        NoAnswer::TakingForbidden => told!(language;
            "at this table no unopened player takes the left discard"
                / "bu masada el açmamış oyuncu yandan taş alamaz",
            "not to be taken" / "alınamaz",
            String::new()),
    }
}
