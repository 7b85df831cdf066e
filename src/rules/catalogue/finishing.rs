//! Rules of 101 about finishing a hand.

use crate::rules::entry::{B, F, Section};

pub(super) const FINISHING: Section = catalogue! {
    "101: finishing" / "101: bitmek";

    FinishLastTile: "The last tile" / "Son taş"
        "In 101 a player finishes by throwing the last tile of their rack. A player who lays all tiles and has no \
            tile to throw has not finished. A player with two tiles left cannot finish either."
        / "101'de elinizde kalan tek taşı atarak bitersiniz. Bütün taşlarını açıp atacak taşı kalmayan bitmiş \
            sayılmaz; elinde iki taş kalan da bitemez."
        agreed [B.at("V, Normal Bitme 1-4"), F] in Yuzbir
        obeys yes("check -i Y13 --variant 101 K1-13 R1-8 B5"):
            "the player lays 21 tiles, throws B5 and finishes" / "oyuncu 21 taş açar, B5 atar"
        breaks no("check -i Y13 --variant 101 K1-13 R1-7 B5 Y9"):
            "the player can lay only 20 tiles, so two tiles are left and the hand does not finish"
            / "en çok 20 taş açılır, elde iki taş kalır"
        see [OpenKeepOne, FinishHand, WinDiscard];

    FinishHand: "Elden: finishing from the hand" / "Elden bitmek"
        "A player finishes elden if they open and finish in one turn, without a layoff, before any other player has \
            opened. For an elden finish the sum need not reach 101. If the player's partner has already opened, the \
            finish is not elden."
        / "Henüz kimse açmamışken bir turda açıp hiç taş işlemeden biten oyuncu elden bitmiş olur. Toplamın 101'i \
            tutması gerekmez. Eşi açmış olan da elden bitemez."
        contested [B.at("V, Elden Bitme 1, 4, 5; VIII, Diğer Önemli Kurallar 4; IX"), F] in Yuzbir
            [B.at("V, Elden Bitme 1, 4, 5; VIII, Diğer Önemli Kurallar 4; IX"), F]:
                "For an elden finish the sum need not reach 101. The player lays all tiles at once, without a \
                    layoff."
                / "Toplamın 101'i tutması gerekmez; taşların hepsi bir seferde, taş işlemeden açılır."
            [F]: "The sum must reach 101 for an elden finish too." / "Elden biterken de toplam 101'i tutmalıdır."
            elsewhere
                "If the sum must reach 101, a hand of low numbers cannot finish elden."
                / "101'in arandığı masada küçük sayılarla elden bitilmez."
        obeys yes("check -i Y9 --variant 101 KRBY1 KRBY2 KRB3 K4-7 R4-6 B4-6 R12"):
            "the player lays all 21 tiles in one turn, so the sum does not matter"
            / "oyuncu 21 taşı bir turda açar; toplamın 101'i bulması gerekmez"
        breaks no("check -i Y9 --variant 101 KRBY1 KRBY2 KRB3 K4-7 R4-6 B4 B6 R9 R12"):
            "not all 21 tiles fit into melds, so the player cannot finish elden"
            / "21 taşın hepsi perlere girmez, elden bitilmez"
        see [FinishLastTile, FinishMultiplier, TeamHandFinish];

    FinishMultiplier: "The multiplier of a finish" / "Bitişin katsayısı"
        "Three kinds of finish double the penalties (x2): throwing an okey, finishing from pairs and finishing \
            elden. If a finish is of several kinds, their multipliers are multiplied: an elden finish with an okey \
            thrown counts x4. If the last two tiles of the finisher are both okeys, the finish is a devam. A devam \
            counts x4 instead of the x2 for throwing an okey. Only the guide to 101 describes the devam."
        / "Okey atarak, çiftten ya da elden bitmek cezaları ikiye katlar. Birlikte olurlarsa katsayılar çarpılır: \
            elden, okey atarak bitiş 4 kattır. Son iki taşı iki okey olan oyuncu devam atmış olur: okey atmanın 2 katı \
            yerine 4 kat sayılır. Devamı yalnız 101 rehberi anlatır."
        contested [B.at("V, Elden Bitme 6; Çiftten Bitme 1; Okey Atma 1-5; Devam Atma; VI, Katlama Tablosu"),
                F] in Yuzbir
            [B.at("V, Elden Bitme 6; Çiftten Bitme 1; Okey Atma 1-5; Devam Atma; VI, Katlama Tablosu")]
                    at "devam" = "true":
                "If several multipliers apply, they are multiplied; a devam counts x4."
                / "Katsayılar çarpılır; devam 4 kattır."
            [F] at "devam" = "false":
                "If several multipliers apply, they are multiplied; there is no devam."
                / "Katsayılar çarpılır; devam sayılmaz."
            elsewhere
                "If only the highest multiplier counts, an elden finish with an okey thrown counts only x2. If no \
                    multiplier counts, all finishes count the same."
                / "Yalnız en yüksek katsayının sayıldığı masada elden, okey atarak bitiş 2 katta kalır. Katsayısız \
                    masada her bitiş aynıdır."
        obeys yes("check -i Y13 --variant 101 K1-13 R1-8 O"):
            "the player finishes elden by throwing an okey, which counts x4"
            / "oyuncu elden ve okey atarak bitti: 4 kat"
        breaks yes("check -i Y13 --variant 101 K1-13 R1-8 J"):
            "the player finishes elden by throwing a false joker, which counts only x2"
            / "oyuncu elden bitti ama sahte okey attı: yalnız 2 kat"
        see [FinishBonus, FinishHand, PenaltyOpened];

    FinishBonus: "The finisher's bonus" / "Bitene yazılan"
        "The player who finishes scores -101 times the multiplier: -101, -202, -404 or -808. Fouls of this player \
            still count."
        / "Bitene -101 yazılır; katsayı varsa çarpılır: -202, -404 ya da -808. Biten oyuncunun kendi cezaları da \
            ayrıca yazılır."
        agreed [B.at("V, Normal Bitme 5; Elden Bitme 2; Çiftten Bitme 2; VI, Katlama Tablosu"), F] in Yuzbir
        obeys points("Ada", -202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Ada finishes by throwing an okey" / "Ada okey atarak bitti"
        breaks points("Ada", 202, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "no player finishes, so Ada gets no bonus and is charged 202 for not opening"
            / "biten yok: Ada'ya -101 değil, açmadığı için 202 yazılır"
        see [FinishMultiplier, TeamMate];

    FinishPairsParity: "Finishing from pairs needs a layoff" / "Çiftten biten bir taş işler"
        "A pair has two tiles and a rack has 21, so a player cannot lay all tiles of a rack as pairs. A player who \
            opened with pairs must lay off at least one tile to finish."
        / "Çiftler ikişer taştır, ıstakada ise 21 taş vardır: yalnız çiftlerle ıstaka boşalmaz. Çift açan oyuncu, \
            bitmek için en az bir taşı yerdeki bir pere işlemelidir."
        single_source [B.at("V, Çiftten Bitme 3")] in Yuzbir
        obeys allowed("judge finish 'K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7 / K8 K8 / K9 K9 / K10 K10' \
                --laid-off R10 --onto R7-9 --throw B5 -i Y13 --variant 101"):
            "the player lays ten pairs, lays off R10 and throws B5" / "oyuncu on çift açar, R10'u işler, B5'i atar"
        breaks forbidden("judge finish 'K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7 / K8 K8 / K9 K9 \
                / K10 K10 / K11 K11' -i Y13 --variant 101"):
            "the player lays eleven pairs and has no tile left to throw"
            / "oyuncu on bir çift açar, atacak taşı kalmaz"
        see [LayoffPairsLimit, PenaltyAllPairs];

    FinishTilePlace: "Where the last tile goes" / "Son taş nereye konur"
        "In 101 the player who finishes puts the last tile on the indicator or throws it face down to the side."
        / "101'de biten oyuncu, son taşını göstergenin üzerine koyar ya da kapalı olarak yana atar."
        single_source [B.at("V, Normal Bitme 1")] in Yuzbir
        unshown Conduct
        see [FinishLastTile, WinDiscard];

    FinishCount: "Counting at the end" / "El sonunda sayım"
        "At the end of a hand every player shows their rack to the opponents and the scorekeeper. Then the tiles \
            are counted."
        / "El bitince herkes ıstakasındaki taşları rakiplerine ve yazbozu tutana gösterir; taşlar öyle sayılır."
        single_source [B.at("V, Oyun Bitişi 3")] in Yuzbir
        unshown Conduct
        see [PenaltyOpened, PenaltyUnopened];
};
