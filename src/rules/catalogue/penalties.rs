//! Rules of 101 about penalties for the tiles left on a rack.

use crate::rules::entry::{B, F};

catalogue! {
    tr "101: eldeki taşların cezası" en "101: penalties";

    PenaltyUnopened: tr "Açmayanın cezası" en "The penalty for not opening"
        tr "El açmamış oyuncuya, ıstakasında ne olursa olsun 202 yazılır; 202, bitişin katsayısıyla çarpılır. Elinde \
            okey varsa ceza artmaz."
        en "A player who has not opened is charged 202 times the multiplier of the finish. The tiles on their rack do \
            not matter: even an okey adds nothing."
        contested [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] in Yuzbir
            [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] at "penalty.unopened_cap" = "none":
                tr "202, bitişin katsayısıyla çarpılır." en "The penalty is 202 times the multiplier of the finish."
            [F] at "penalty.unopened_cap" = "404":
                tr "Katsayı ne olursa olsun 404'ü geçmez." en "The penalty is never more than 404."
            elsewhere
                tr "Sınır konan masada elden, okey atarak bitişte de açmayana 404 yazılır."
                en "With a limit of 404, a player who has not opened pays only 404 even after an elden finish with an \
                    okey thrown."
        obeys points("Efe", 404, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Ada okey attı, Efe açmamış: 2 x 202 yazılır"
            en "Ada threw an okey and Efe has not opened, so Efe is charged 2 x 202"
        breaks points("Efe", 10, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe açmıştı: yalnız elindekiler sayılır, 4 + 6"
            en "Efe has opened, so Efe is charged only the tiles left: 4 + 6"
        see [PenaltyOpened, PenaltyOkey, PenaltyExhausted];

    PenaltyOpened: tr "Açanın elinde kalanlar" en "Tiles left after opening"
        tr "El açmış oyuncuya, elinde kalan taşların toplamı bitişin katsayısıyla çarpılarak yazılır."
        en "A player who has opened is charged the sum of the tiles left on their rack, times the multiplier of the \
            finish."
        agreed [B.at("V, Oyun Bitişi 2; VI, Temel Puanlama 1, 4"), F] in Yuzbir
        obeys points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe'nin elinde K4 ile R6 kaldı: 4 + 6, Ada okey attığı için iki katı"
            en "Efe has K4 and R6 left and is charged 4 + 6, doubled because Ada threw an okey"
        breaks points("Efe", 202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe açmamış: elindeki taşlar sayılmaz"
            en "Efe has not opened and is charged 202; the tiles left do not count"
        see [PenaltyPairs, PenaltyOkey, PenaltyFalseJoker];

    PenaltyPairs: tr "Çift açanın cezası" en "Tiles left after opening with pairs"
        tr "Çift açana, elinde kalan taşların toplamının iki katı yazılır; bu da bitişin katsayısıyla çarpılır."
        en "A player who opened with pairs is charged twice the sum of the tiles left on their rack, times the \
            multiplier of the finish."
        agreed [B.at("VI, Çift Açma Cezası"), F] in Yuzbir
        obeys points("Efe", 40, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe'nin elinde 10 kaldı: çift açtığı için iki katı, Ada okey attığı için bir daha iki katı"
            en "Efe is charged 10 for the tiles left, doubled because Efe opened with pairs, and doubled again \
                because Ada threw an okey"
        breaks points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe seri açmış: kalan 10, yalnız Ada okey attığı için ikiye katlanır"
            en "Efe opened with series and is charged 10 for the tiles left, doubled only because Ada threw an okey"
        see [OpenPairs, PenaltyOpened];

    PenaltyOkey: tr "Elde kalan okey" en "An okey left"
        tr "El açmış oyuncunun elinde kalan her okey için, okeyin sayısı yerine 101 yazılır; bu 101 hiçbir katsayıyla \
            çarpılmaz. Açmamış oyuncuya 202'den başka bir şey yazılmaz."
        en "A player who has opened is charged 101 for each okey left on their rack, instead of the okey's number. No \
            multiplier applies to this 101. A player who has not opened is charged only the 202."
        contested [B.at("VI, Okey Cezası"), F] in Yuzbir
            [F] at "penalty.okey_number" = "dropped":
                tr "Okeyin sayısı yerine 101 yazılır; açmayana ayrıca bir şey yazılmaz."
                en "An okey left costs 101 instead of its number. A player who has not opened pays nothing extra for \
                    it."
            [B.at("VI, Okey Cezası")] at "penalty.okey_number" = "added":
                tr "Normal cezanın üstüne 101 daha yazılır."
                en "An okey left costs 101 in addition to the normal penalty."
            [F]:
                tr "Açmayana da 202'nin üstüne 101 yazılır (penalty.okey_unopened)."
                en "A player who has not opened also pays 101 for an okey, in addition to the 202 \
                    (penalty.okey_unopened)."
            elsewhere
                tr "Okeyin sayısının da yazıldığı masada bu sayı öbür taşlarınki gibi katlanır; 101 katlanmaz."
                en "If the okey's number counts in addition to the 101, the number is multiplied like that of any \
                    other tile. The 101 is not multiplied."
        obeys points("Efe", 106, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"R5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe'nin elinde R5 ile bir okey kaldı: 5 + 101" en "Efe has R5 and an okey left and is charged 5 + 101"
        breaks points("Efe", 202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","left":"R5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe açmamış: okey için ayrıca ceza yok"
            en "Efe has not opened, so the okey left adds nothing to the 202"
        see [PenaltyFalseJoker, PenaltyUnopened];

    PenaltyFalseJoker: tr "Elde kalan sahte okey" en "A false joker left"
        tr "Elde kalan sahte okey için okeyin sayısı yazılır, 101 yazılmaz; sahte okeyin her taşın yerine geçtiği \
            masada da böyledir. Göstergenin değerini aldığı masada göstergenin sayısı yazılır."
        en "A false joker left on a rack counts the okey's number, not 101, even at a table where false jokers are \
            wild. At a table where false jokers take the indicator's value, a false joker left counts the indicator's \
            number."
        single_source [F] in Yuzbir
        obeys points("Efe", 11, r#"{"variant":"101","indicator":"R5","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K5 J"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "okey R6; Efe'nin elinde K5 ile sahte okey kaldı: 5 + 6"
            en "the okey is R6, and Efe has K5 and a false joker left, which count 5 + 6"
        breaks points("Efe", 106, r#"{"variant":"101","indicator":"R5","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe'nin elinde K5 ile okey kaldı, sahte okey değil: 5 + 101"
            en "Efe has K5 and an okey left, not a false joker, and is charged 5 + 101"
        see [FalseJokerValue, PenaltyOkey];

    PenaltyExhausted: tr "Taşlar tükenirse" en "The stock runs out"
        tr "Ortadaki taşlar tükenir ve kimse bitemezse açmayana 202, seri açana elindeki taşların toplamı, çift açana \
            bu toplamın iki katı yazılır. Katsayı uygulanmaz, kimseye -101 yazılmaz."
        en "If the stock is empty and no player has finished, each player who has not opened is charged 202. A player \
            who opened with series is charged the sum of their tiles, and a player who opened with pairs is charged \
            twice that sum. No multiplier applies, and no player gets a bonus."
        contested [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] in Yuzbir
            [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] at "penalty.exhausted" = "unopened":
                tr "Açmayana 202, açana elindeki taşlar yazılır."
                en "Players who have not opened are charged 202, and the other players are charged the tiles left on \
                    their racks."
            [B.at("V, Oyun Bitişi 5; XI, Özel Bitme Durumları 2")] at "penalty.exhausted" = "tiles":
                tr "Herkese elindeki taşlar yazılır." en "Every player is charged the tiles left on their rack."
            elsewhere
                tr "Herkese elindeki taşların yazıldığı masada açmadan beklemek daha az ceza getirebilir."
                en "If every player is charged the tiles left on their rack, a player may pay less by not opening."
        obeys points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe çift açmış, elinde 10 kaldı: iki katı yazılır"
            en "Efe opened with pairs and has tiles with a sum of 10 left, so Efe is charged 2 x 10"
        breaks points("Efe", 40, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Ada okey atarak bitti: Efe'ye çift açtığı için 2 x 10, katsayıyla bir daha iki katı yazılır"
            en "Ada finished by throwing an okey, so Efe is charged 2 x 10 for the pairs, doubled by the multiplier"
        see [PenaltyUnopened, PenaltyPairs, ScoreExhausted];

    PenaltyAllPairs: tr "Dört oyuncu da çift açarsa" en "All four open with pairs"
        tr "Dört oyuncu da çift açarsa yerde işlenecek seri ya da grup olmaz, bu yüzden kimse bitemez. El sayılmaz, \
            yeniden oynanır; kimseye bir şey yazılmaz."
        en "If all four players open with pairs, there is no run or group to lay off on, so no player can finish. The \
            hand is void and replayed, and no player is charged anything."
        contested [B.at("V, Çiftten Bitme 4; XI, Özel Bitme Durumları 1"), F] in Yuzbir
            [B.at("V, Çiftten Bitme 4; XI, Özel Bitme Durumları 1"), F] at "four_pairs" = "void":
                tr "El sayılmaz, yeniden oynanır." en "The hand is void and replayed."
            [F] at "four_pairs" = "play":
                tr "El sürer, taşlar tükenince sayılır."
                en "Play goes on, and the hand is counted when the stock runs out."
            elsewhere
                tr "Elin sürdüğü masada kimse bitemez; elde kalan taşlar iki kat yazılır."
                en "If the hand is not void, play goes on until the stock runs out, because no player can finish. \
                    Then every player is charged twice the sum of the tiles left."
        obeys points("Efe", 0, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada","opened":"pairs","left":"B3"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil","opened":"pairs","left":"B9"},{"name":"Can","opened":"pairs","left":"Y2"}]}"#):
            tr "dört oyuncu da çift açmış: el sayılmaz" en "all four players opened with pairs, so the hand is void"
        breaks points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada","opened":"series","left":"B3"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil","opened":"pairs","left":"B9"},{"name":"Can","opened":"pairs","left":"Y2"}]}"#):
            tr "bir oyuncu seri açmış: el sayılır, Efe'ye 2 x 10 yazılır"
            en "one player opened with series, so the hand counts and Efe is charged 2 x 10"
        see [OpenPairs, FinishPairsParity];
}
