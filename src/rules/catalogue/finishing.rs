//! Rules of 101 about finishing a hand.

use crate::rules::source::{B, F};

catalogue! {
    tr "101: bitmek" en "101: finishing";

    FinishLastTile: tr "Son taş" en "The last tile"
        tr "101'de elinizde kalan tek taşı atarak bitersiniz. Bütün taşlarını açıp atacak taşı kalmayan bitmiş \
            sayılmaz; elinde iki taş kalan da bitemez."
        en "In 101 a player finishes by throwing the one tile left in their hand. A player who lays all tiles and has \
            none to throw has not finished. A player with two tiles left cannot finish either."
        agreed [B.at("V, Normal Bitme 1-4"), F] in Yuzbir
        obeys yes("check -i Y13 --variant 101 K1-13 R1-8 B5"):
            tr "21 taş yerde, B5 atılır" en "21 tiles laid, B5 is thrown"
        breaks no("check -i Y13 --variant 101 K1-13 R1-7 B5 Y9"): tr "elde iki taş kalır" en "two tiles are left"
        see [OpenKeepOne, FinishHand, WinDiscard];

    FinishHand: tr "Elden bitmek" en "Elden: finishing from the hand"
        tr "Henüz kimse açmamışken bir turda açıp hiç taş işlemeden biten oyuncu elden bitmiş olur. Toplamın 101'i \
            tutması gerekmez. Eşi açmış olan da elden bitemez."
        en "A player finishes elden if they open and finish in one turn, without a layoff, before any other player has \
            opened. The sum need not reach 101. If the player's partner has opened, it is not elden either."
        contested [B.at("V, Elden Bitme 1, 4, 5; VIII, Diğer Önemli Kurallar 4; IX"), F] in Yuzbir
            [B.at("V, Elden Bitme 1, 4, 5; VIII, Diğer Önemli Kurallar 4; IX"), F]:
                tr "Toplamın 101'i tutması gerekmez; taşların hepsi bir seferde, taş işlemeden açılır."
                en "The sum need not reach 101; the player lays all tiles at once, without a layoff."
            [F]: tr "Elden biterken de toplam 101'i tutmalıdır." en "The sum must reach 101 for an elden finish too."
            elsewhere
                tr "101'in arandığı masada küçük sayılarla elden bitilmez."
                en "If the sum must reach 101, a hand of low numbers cannot finish elden."
        obeys yes("check -i Y9 --variant 101 KRBY1 KRBY2 KRB3 K4-7 R4-6 B4-6 R12"):
            tr "toplam 101'i bulmasa da bir turda biter" en "all 21 tiles are laid at once; the sum does not matter"
        breaks no("check -i Y9 --variant 101 KRBY1 KRBY2 KRB3 K4-7 R4-6 B4 B6 R9 R12"):
            tr "taşların hepsi perlere girmez" en "not all tiles fit into melds"
        see [FinishLastTile, FinishMultiplier, TeamHandFinish];

    FinishMultiplier: tr "Bitişin katsayısı" en "The finish's multiplier"
        tr "Okey atarak, çiftten ya da elden bitmek cezaları ikiye katlar. Birlikte olurlarsa katsayılar çarpılır: \
            elden, okey atarak bitiş 4 kattır. Son iki taşı iki okey olan oyuncu devam atmış olur: okey atmanın 2 katı \
            yerine 4 kat sayılır. Devamı yalnız 101 rehberi anlatır."
        en "Three finishes each double the penalties: throwing an okey, finishing from pairs and finishing elden. \
            Together they multiply: elden with an okey thrown is x4. If the last two tiles are both okeys, the finish \
            is a devam, which counts x4 instead of the x2 for the okey. Only the guide to 101 describes the devam."
        contested [B.at("V, Elden Bitme 6; Çiftten Bitme 1; Okey Atma 1-5; Devam Atma; VI, Katlama Tablosu"),
                F] in Yuzbir
            [B.at("V, Elden Bitme 6; Çiftten Bitme 1; Okey Atma 1-5; Devam Atma; VI, Katlama Tablosu")]
                    at "devam" = "true":
                tr "Katsayılar çarpılır; devam 4 kattır." en "The multipliers multiply; a devam is x4."
            [F] at "devam" = "false":
                tr "Katsayılar çarpılır; devam sayılmaz." en "The multipliers multiply; there is no devam."
            elsewhere
                tr "Yalnız en yüksek katsayının sayıldığı masada elden, okey atarak bitiş 2 katta kalır. Katsayısız \
                    masada her bitiş aynıdır."
                en "If only the highest multiplier counts, elden with an okey thrown stays at x2. If no multiplier \
                    counts, all finishes count the same."
        obeys yes("check -i Y13 --variant 101 K1-13 R1-8 O"):
            tr "elden, okey atılarak: 4 kat" en "elden with an okey thrown: x4"
        breaks yes("check -i Y13 --variant 101 K1-13 R1-8 J"):
            tr "sahte okey atmak katlamaz" en "a thrown false joker doubles nothing"
        see [FinishBonus, FinishHand, PenaltyOpened];

    FinishBonus: tr "Bitene yazılan" en "The finisher's bonus"
        tr "Bitene -101 yazılır; katsayı varsa çarpılır: -202, -404 ya da -808. Biten oyuncunun kendi cezaları da \
            ayrıca yazılır."
        en "The finisher scores -101 times the multiplier: -101, -202, -404 or -808. The finisher's own fouls still \
            count."
        agreed [B.at("V, Normal Bitme 5; Elden Bitme 2; Çiftten Bitme 2; VI, Katlama Tablosu"), F] in Yuzbir
        obeys points("Ada", -202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Ada okey atarak bitti" en "Ada finishes by throwing an okey"
        breaks points("Ada", 202, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "biten yok, -101 de yok" en "no player finishes, so there is no bonus"
        see [FinishMultiplier, TeamMate];

    FinishPairsParity: tr "Çiftten biten bir taş işler" en "Pairs need one layoff"
        tr "Çiftler ikişer taştır, ıstakada ise 21 taş vardır: yalnız çiftlerle ıstaka boşalmaz. Çift açan oyuncu, \
            bitmek için en az bir taşı yerdeki bir pere işlemelidir."
        en "A pair is two tiles and a rack holds 21, so pairs alone never empty a rack. A player who opened with pairs \
            must lay off at least one tile to finish."
        single_source [B.at("V, Çiftten Bitme 3")] in Yuzbir
        obeys allowed("judge finish 'K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7 / K8 K8 / K9 K9 / K10 K10' \
                --laid-off R10 --onto R7-9 --throw B5 -i Y13 --variant 101"):
            tr "on çift, bir işlenen, bir atılan taş" en "ten pairs, one laid off, one thrown"
        breaks forbidden("judge finish 'K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7 / K8 K8 / K9 K9 \
                / K10 K10 / K11 K11' -i Y13 --variant 101"):
            tr "on bir çift açılırsa atacak taş kalmaz" en "eleven pairs leave no tile to throw"
        see [LayoffPairsLimit, PenaltyAllPairs];

    FinishTilePlace: tr "Son taş nereye konur" en "Where the last tile goes"
        tr "101'de biten oyuncu, son taşını göstergenin üzerine koyar ya da kapalı olarak yana atar."
        en "In 101 the finisher puts the last tile on the indicator or throws it face down to the side."
        single_source [B.at("V, Normal Bitme 1")] in Yuzbir
        unshown Conduct
        see [FinishLastTile, WinDiscard];

    FinishCount: tr "El sonunda sayım" en "Counting at the end"
        tr "El bitince herkes ıstakasındaki taşları rakiplerine ve yazbozu tutana gösterir; taşlar öyle sayılır."
        en "At the end of a hand every player shows their rack to the opponents and the scorekeeper. Then the tiles \
            are counted."
        single_source [B.at("V, Oyun Bitişi 3")] in Yuzbir
        unshown Conduct
        see [PenaltyOpened, PenaltyUnopened];
}
