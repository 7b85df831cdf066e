//! Sentences about questions that have no answer for a hand.

use super::FaultRows;
use crate::hand::NoAnswer;
use crate::text::counted;
use crate::words::Language;

pub(super) fn no_answer(fault: &NoAnswer, language: Language) -> FaultRows {
    match fault {
        NoAnswer::DiscardNotHeld { tile } => fault_rows!(language;
            "{tile} is not in the hand" / "{tile} elde yok",
            "not held" / "elde değil",
            "name a tile of the hand" / "eldeki bir taşı yazın"),
        NoAnswer::NothingToDiscard { held } => fault_rows!(language, tiles = counted(*held, "tile");
            "a hand of {tiles} has none to throw" / "{held} taşlık elden taş atılmaz",
            "nothing to throw" / "atılacak taş yok",
            "add the tile drawn" / "çekilen taşı ekleyin"),
        NoAnswer::NoPairsInGame => fault_rows!(language;
            "this game has no pairs" / "bu oyunda çift yok",
            String::new(),
            "it is won with three chains of four tiles" / "bu oyunda dört taşlık üç zincirle bitilir"),
        NoAnswer::NoDistanceInGame => fault_rows!(language;
            "no hand can open at this table, so no tile brings a hand nearer to opening"
                / "bu masada hiçbir taşla el açılamaz, o yüzden hiçbir taş eli açmaya yaklaştırmaz",
            String::new(),
            "set open.sum or open.pairs to what 21 tiles can reach"
                / "open.sum ya da open.pairs için 21 taşla tutturulabilecek bir değer verin"),
        NoAnswer::OnTurn { held } => fault_rows!(language;
            "one of these {held} tiles is still to be thrown; only a hand between turns waits"
                / "bu {held} taştan biri atılmalı; yalnız sırası gelmemiş el taş bekler",
            "one too many" / "bir taş fazla",
            "leave one tile out" / "bir taşı çıkarın"),
        NoAnswer::BetweenTurns { held } => fault_rows!(language;
            "a hand of {held} tiles has none to throw" / "{held} taşlık elde atılacak taş yok",
            "one too few" / "bir taş eksik",
            "add the tile drawn" / "çekilen taşı ekleyin"),
        NoAnswer::SeenTooOften { tile, held, seen } => fault_rows!(language;
            "too many {tile}: {seen} seen and {held} in the hand"
                / "bu kadar çok {tile} olamaz: masada {seen}, elde {held} tane",
            "one too many" / "bir tane fazla",
            "list only tiles seen on the table, without the indicator and your hand"
                / "yalnız masada görülen taşları yazın; göstergeyi ve elinizdekileri katmayın"),
        NoAnswer::TooManyDraws { draws, most } => fault_rows!(language;
            "{draws} draws are too many: the stock holds {most} tiles"
                / "{draws} taş çekilemez: ortada {most} taş var",
            "too many" / "çok fazla",
            "use a number from 0 to {most}" / "0 ile {most} arasında bir sayı verin"),
        NoAnswer::KeptApart => fault_rows!(language;
            "this table keeps an okey and a false joker apart: the distance of a hand with either is not computed"
                / "bu masada okeyle sahte okey yan yana gelemez: biri olan elin bitişe uzaklığı hesaplanmaz",
            "holds one of them" / "biri var",
            "use melds, pairs or open, or leave out meld.okey_beside_false_joker"
                / "perler, cift ya da ac komutunu kullanın ya da meld.okey_beside_false_joker ayarını çıkarın"),
        NoAnswer::NoOpeningInGame => fault_rows!(language;
            "this game has no opening" / "bu oyunda el açılmaz",
            String::new(),
            "only 101 has openings" / "el yalnız 101'de açılır"),
        NoAnswer::TakenNotHeld { tile } => fault_rows!(language;
            "{tile} is not among the 22 tiles" / "22 taşın arasında {tile} yok",
            "not held" / "elde değil",
            "give the 22 tiles with the one taken, or the 21 without it"
                / "ya alınan taşla birlikte 22 taşı ya da onsuz 21 taşı yazın"),
        NoAnswer::TakingForbidden => fault_rows!(language;
            "at this table a player who has not opened may not take the discard"
                / "bu masada el açmamış oyuncu yandan taş alamaz",
            "may not be taken" / "alınamaz",
            String::new()),
    }
}
