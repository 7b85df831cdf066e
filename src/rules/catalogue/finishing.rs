//! 101: finishing.

use crate::rules::source::{B, F};

catalogue! {
    tr "101: bitmek" en "101: finishing";

    FinishLastTile: tr "Son taş" en "The last tile"
        tr "101'de el, elde kalan tek taş atılarak biter. Taşlarının hepsini açıp atacak taşı kalmayan bitmiş \
            sayılmaz; iki taşı kalan da bitemez."
        en "A hand of 101 ends when the one tile left is thrown. Who lays everything down and has nothing to throw has \
            not finished, nor has who keeps two."
        agreed [B.at("V, Normal Bitme 1-4"), F] in Yuzbir
        obeys yes("check -i Y13 --variant 101 K1-13 R1-8 B5"):
            tr "21 taş yerde, B5 atılır" en "21 tiles laid, B5 is thrown"
        breaks no("check -i Y13 --variant 101 K1-13 R1-7 B5 Y9"): tr "elde iki taş kalır" en "two tiles are left"
        see [OpenKeepOne, FinishHand, WinDiscard];

    FinishHand: tr "Elden bitmek" en "Elden: finishing from the hand"
        tr "Henüz kimse açmamışken bir sırada açıp, hiç taş işlemeden bitmek elden bitmektir. Toplamın 101'i tutması \
            gerekmez. Eşinin açmış olması da elden bitmeyi kaldırır."
        en "Elden is opening and finishing in one turn, without a layoff, before anyone has opened. The sum need not \
            reach 101. A partner who has opened rules it out too."
        contested [B.at("V, Elden Bitme 1, 4, 5; VIII, Diğer Önemli Kurallar 4; IX"), F] in Yuzbir
            [B.at("V, Elden Bitme 1, 4, 5; VIII, Diğer Önemli Kurallar 4; IX"), F]:
                tr "Toplamın 101'i tutması gerekmez; taşların hepsi bir seferde, işlemeden açılır."
                en "The sum need not reach 101; all tiles go down at once, without a layoff."
            [F]: tr "Elden bitmek için de toplam 101'i tutmalıdır." en "The sum must reach 101 for this finish too."
            elsewhere
                tr "Toplamın arandığı masada küçük sayılarla elden bitilmez."
                en "Where the sum is asked for, a hand of low numbers cannot finish so."
        obeys yes("check -i Y9 --variant 101 KRBY1 KRBY2 KRB3 K4-7 R4-6 B4-6 R12"):
            tr "toplam 101'i bulmasa da bir sırada biter" en "all 21 go down at once, the sum aside"
        breaks no("check -i Y9 --variant 101 KRBY1 KRBY2 KRB3 K4-7 R4-6 B4 B6 R9 R12"):
            tr "taşların hepsi perlere girmez" en "not all tiles go into melds"
        see [FinishLastTile, FinishMultiplier, TeamHandFinish];

    FinishMultiplier: tr "Bitişin katsayısı" en "The finish's multiplier"
        tr "Okey atarak, çiftten ya da elden bitmek cezaları ikiye katlar; birlikte olurlarsa katsayılar çarpılır: \
            elden okey 4 kat. Son iki taşı iki okey olan devam atmış olur ve okey atmanın 2 katı yerine 4 sayılır; \
            devamı yalnız 101 rehberi anlatır."
        en "Throwing an okey, finishing from pairs and finishing elden double the penalties each, and together they \
            multiply: elden with an okey is x4. When both okeys are the last two tiles it is a devam, x4 in the okey's \
            place; only the guide to 101 tells of it."
        contested [B.at("V, Elden Bitme 6; Çiftten Bitme 1; Okey Atma 1-5; Devam Atma; VI, Katlama Tablosu"),
                F] in Yuzbir
            [B.at("V, Elden Bitme 6; Çiftten Bitme 1; Okey Atma 1-5; Devam Atma; VI, Katlama Tablosu")]
                    at "devam" = "true":
                tr "Katsayılar çarpılır; devam 4 kattır." en "The multipliers multiply; a devam is x4."
            [F] at "devam" = "false":
                tr "Katsayılar çarpılır; devam diye bir bitiş yoktur." en "They multiply, and there is no devam."
            elsewhere
                tr "Yalnız en yükseğinin sayıldığı masada elden okey 2 katta kalır; katsayısız masada her bitiş \
                    aynıdır."
                en "Where only the highest counts, elden with an okey stays at x2; where none counts, all finishes are \
                    alike."
        obeys yes("check -i Y13 --variant 101 K1-13 R1-8 O"):
            tr "elden, okey atılarak: 4 kat" en "elden with an okey thrown: x4"
        breaks yes("check -i Y13 --variant 101 K1-13 R1-8 J"):
            tr "sahte okey atmak katlamaz" en "a false joker thrown doubles nothing"
        see [FinishBonus, FinishHand, PenaltyOpened];

    FinishBonus: tr "Bitene yazılan" en "The finisher's bonus"
        tr "Biten oyuncunun hesabından 101 düşülür; katsayı varsa onunla çarpılır: -101, -202, -404 ya da -808. Yediği \
            cezalar yine yazılır."
        en "The finisher's account goes down by 101 times the multiplier: -101, -202, -404 or -808. The finisher's own \
            fouls still count."
        agreed [B.at("V, Normal Bitme 5; Elden Bitme 2; Çiftten Bitme 2; VI, Katlama Tablosu"), F] in Yuzbir
        obeys points("Ada", -202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Ada okey atarak bitti" en "Ada finishes by throwing an okey"
        breaks points("Ada", 202, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "biten yok, düşülen de yok" en "nobody finishes, so there is no bonus"
        see [FinishMultiplier, TeamMate];

    FinishPairsParity: tr "Çiftten biten bir taş işler" en "Pairs need one layoff"
        tr "Çiftler ikişer ikişer açılır, ıstakada 21 taş vardır: yalnız çiftlerle ıstaka boşalmaz. Çift açan bitmek \
            için en az bir taşı yerdeki bir pere işlemelidir."
        en "Pairs go down two by two and a rack holds 21: pairs alone never empty it. Who opened with pairs has to lay \
            off at least one tile to finish."
        single_source [B.at("V, Çiftten Bitme 3")] in Yuzbir
        obeys allowed("judge finish 'K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7 / K8 K8 / K9 K9 / K10 K10' \
                --laid-off R10 --onto R7-9 --throw B5 -i Y13 --variant 101"):
            tr "on çift, bir işlenen, bir atılan taş" en "ten pairs, one laid off, one thrown"
        breaks forbidden("judge finish 'K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7 / K8 K8 / K9 K9 \
                / K10 K10 / K11 K11' -i Y13 --variant 101"):
            tr "on bir çift: atacak taş kalmaz" en "eleven pairs leave nothing to throw"
        see [LayoffPairsLimit, PenaltyAllPairs];

    FinishTilePlace: tr "Son taş nereye konur" en "Where the last tile goes"
        tr "101'de biten, son taşını göstergenin üzerine koyar ya da kapalı olarak yana atar."
        en "In 101 the finisher lays the last tile on the indicator or throws it face down to the side."
        single_source [B.at("V, Normal Bitme 1")] in Yuzbir
        untold Conduct
        see [FinishLastTile, WinDiscard];

    FinishCount: tr "El sonunda sayım" en "Counting at the end"
        tr "El bitince herkes ıstakasındaki taşları rakiplerine ve yazbozu tutana gösterir, sayım öyle yapılır."
        en "When the hand is over everyone shows the rack to the opponents and the scorekeeper, and the tiles are \
            counted."
        single_source [B.at("V, Oyun Bitişi 3")] in Yuzbir
        untold Conduct
        see [PenaltyOpened, PenaltyUnopened];
}
