//! Rules of 101 about penalties for the tiles left on a rack.

use crate::rules::entry::{B, F};

catalogue! {
    "101: penalties" / "101: eldeki taşların cezası";

    PenaltyUnopened: "The penalty for not opening" / "Açmayanın cezası"
        "A player who has not opened is charged 202 times the multiplier of the finish. The tiles on their rack do \
            not matter: even an okey adds nothing."
        / "El açmamış oyuncuya, ıstakasında ne olursa olsun 202 yazılır; 202, bitişin katsayısıyla çarpılır. Elinde \
            okey varsa ceza artmaz."
        contested [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] in Yuzbir
            [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] at "penalty.unopened_cap" = "none":
                "The penalty is 202 times the multiplier of the finish." / "202, bitişin katsayısıyla çarpılır."
            [F] at "penalty.unopened_cap" = "404":
                "The penalty is never more than 404." / "Katsayı ne olursa olsun 404'ü geçmez."
            elsewhere
                "With a limit of 404, a player who has not opened pays only 404 even after an elden finish with an \
                    okey thrown."
                / "Sınır konan masada elden, okey atarak bitişte de açmayana 404 yazılır."
        obeys points("Efe", 404, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Ada threw an okey and Efe has not opened, so Efe is charged 2 x 202"
            / "Ada okey attı, Efe açmamış: 2 x 202 yazılır"
        breaks points("Efe", 10, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has opened, so Efe is charged only the tiles left: 4 + 6"
            / "Efe açmıştı: yalnız elindekiler sayılır, 4 + 6"
        see [PenaltyOpened, PenaltyOkey, PenaltyExhausted];

    PenaltyOpened: "Tiles left after opening" / "Açanın elinde kalanlar"
        "A player who has opened is charged the sum of the tiles left on their rack, times the multiplier of the \
            finish."
        / "El açmış oyuncuya, elinde kalan taşların toplamı bitişin katsayısıyla çarpılarak yazılır."
        agreed [B.at("V, Oyun Bitişi 2; VI, Temel Puanlama 1, 4"), F] in Yuzbir
        obeys points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has K4 and R6 left and is charged 4 + 6, doubled because Ada threw an okey"
            / "Efe'nin elinde K4 ile R6 kaldı: 4 + 6, Ada okey attığı için iki katı"
        breaks points("Efe", 202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":null,"left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has not opened and is charged 202; the tiles left do not count"
            / "Efe açmamış: elindeki taşlar sayılmaz"
        see [PenaltyPairs, PenaltyOkey, PenaltyFalseJoker];

    PenaltyPairs: "Tiles left after opening with pairs" / "Çift açanın cezası"
        "A player who opened with pairs is charged twice the sum of the tiles left on their rack, times the \
            multiplier of the finish."
        / "Çift açana, elinde kalan taşların toplamının iki katı yazılır; bu da bitişin katsayısıyla çarpılır."
        agreed [B.at("VI, Çift Açma Cezası"), F] in Yuzbir
        obeys points("Efe", 40, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe is charged 10 for the tiles left, doubled because Efe opened with pairs, and doubled again \
                because Ada threw an okey"
            / "Efe'nin elinde 10 kaldı: çift açtığı için iki katı, Ada okey attığı için bir daha iki katı"
        breaks points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe opened with series and is charged 10 for the tiles left, doubled only because Ada threw an okey"
            / "Efe seri açmış: kalan 10, yalnız Ada okey attığı için ikiye katlanır"
        see [OpenPairs, PenaltyOpened];

    PenaltyOkey: "An okey left" / "Elde kalan okey"
        "A player who has opened is charged 101 for each okey left on their rack, instead of the okey's number. No \
            multiplier applies to this 101. A player who has not opened is charged only the 202."
        / "El açmış oyuncunun elinde kalan her okey için, okeyin sayısı yerine 101 yazılır; bu 101 hiçbir katsayıyla \
            çarpılmaz. Açmamış oyuncuya 202'den başka bir şey yazılmaz."
        contested [B.at("VI, Okey Cezası"), F] in Yuzbir
            [F] at "penalty.okey_number" = "dropped":
                "An okey left costs 101 instead of its number. A player who has not opened pays nothing extra for \
                    it."
                / "Okeyin sayısı yerine 101 yazılır; açmayana ayrıca bir şey yazılmaz."
            [B.at("VI, Okey Cezası")] at "penalty.okey_number" = "added":
                "An okey left costs 101 in addition to the normal penalty."
                / "Normal cezanın üstüne 101 daha yazılır."
            [F]:
                "A player who has not opened also pays 101 for an okey, in addition to the 202 \
                    (penalty.okey_unopened)."
                / "Açmayana da 202'nin üstüne 101 yazılır (penalty.okey_unopened)."
            elsewhere
                "If the okey's number counts in addition to the 101, the number is multiplied like that of any \
                    other tile. The 101 is not multiplied."
                / "Okeyin sayısının da yazıldığı masada bu sayı öbür taşlarınki gibi katlanır; 101 katlanmaz."
        obeys points("Efe", 106, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"R5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has R5 and an okey left and is charged 5 + 101" / "Efe'nin elinde R5 ile bir okey kaldı: 5 + 101"
        breaks points("Efe", 202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":null,"left":"R5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has not opened, so the okey left adds nothing to the 202"
            / "Efe açmamış: okey için ayrıca ceza yok"
        see [PenaltyFalseJoker, PenaltyUnopened];

    PenaltyFalseJoker: "A false joker left" / "Elde kalan sahte okey"
        "A false joker left on a rack counts the okey's number, not 101, even at a table where false jokers are \
            wild. At a table where false jokers take the indicator's value, a false joker left counts the indicator's \
            number."
        / "Elde kalan sahte okey için okeyin sayısı yazılır, 101 yazılmaz; sahte okeyin her taşın yerine geçtiği \
            masada da böyledir. Göstergenin değerini aldığı masada göstergenin sayısı yazılır."
        single_source [F] in Yuzbir
        obeys points("Efe", 11, r#"{"variant":"101","indicator":"R5","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K5 J"},{"name":"Nil"},{"name":"Can"}]}"#):
            "the okey is R6, and Efe has K5 and a false joker left, which count 5 + 6"
            / "okey R6; Efe'nin elinde K5 ile sahte okey kaldı: 5 + 6"
        breaks points("Efe", 106, r#"{"variant":"101","indicator":"R5","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has K5 and an okey left, not a false joker, and is charged 5 + 101"
            / "Efe'nin elinde K5 ile okey kaldı, sahte okey değil: 5 + 101"
        see [FalseJokerValue, PenaltyOkey];

    PenaltyExhausted: "The stock runs out" / "Taşlar tükenirse"
        "If the stock is empty and no player has finished, each player who has not opened is charged 202. A player \
            who opened with series is charged the sum of their tiles, and a player who opened with pairs is charged \
            twice that sum. No multiplier applies, and no player gets a bonus."
        / "Ortadaki taşlar tükenir ve kimse bitemezse açmayana 202, seri açana elindeki taşların toplamı, çift açana \
            bu toplamın iki katı yazılır. Katsayı uygulanmaz, kimseye -101 yazılmaz."
        contested [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] in Yuzbir
            [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] at "penalty.exhausted" = "unopened":
                "Players who have not opened are charged 202, and the other players are charged the tiles left on \
                    their racks."
                / "Açmayana 202, açana elindeki taşlar yazılır."
            [B.at("V, Oyun Bitişi 5; XI, Özel Bitme Durumları 2")] at "penalty.exhausted" = "tiles":
                "Every player is charged the tiles left on their rack." / "Herkese elindeki taşlar yazılır."
            elsewhere
                "If every player is charged the tiles left on their rack, a player may pay less by not opening."
                / "Herkese elindeki taşların yazıldığı masada açmadan beklemek daha az ceza getirebilir."
        obeys points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe opened with pairs and has tiles with a sum of 10 left, so Efe is charged 2 x 10"
            / "Efe çift açmış, elinde 10 kaldı: iki katı yazılır"
        breaks points("Efe", 40, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Ada finished by throwing an okey, so Efe is charged 2 x 10 for the pairs, doubled by the multiplier"
            / "Ada okey atarak bitti: Efe'ye çift açtığı için 2 x 10, katsayıyla bir daha iki katı yazılır"
        see [PenaltyUnopened, PenaltyPairs, ScoreExhausted];

    PenaltyAllPairs: "All four open with pairs" / "Dört oyuncu da çift açarsa"
        "If all four players open with pairs, there is no run or group to lay off on, so no player can finish. The \
            hand is void and replayed, and no player is charged anything."
        / "Dört oyuncu da çift açarsa yerde işlenecek seri ya da grup olmaz, bu yüzden kimse bitemez. El sayılmaz, \
            yeniden oynanır; kimseye bir şey yazılmaz."
        contested [B.at("V, Çiftten Bitme 4; XI, Özel Bitme Durumları 1"), F] in Yuzbir
            [B.at("V, Çiftten Bitme 4; XI, Özel Bitme Durumları 1"), F] at "four_pairs" = "void":
                "The hand is void and replayed." / "El sayılmaz, yeniden oynanır."
            [F] at "four_pairs" = "play":
                "Play goes on, and the hand is counted when the stock runs out."
                / "El sürer, taşlar tükenince sayılır."
            elsewhere
                "If the hand is not void, play goes on until the stock runs out, because no player can finish. \
                    Then every player is charged twice the sum of the tiles left."
                / "Elin sürdüğü masada kimse bitemez; elde kalan taşlar iki kat yazılır."
        obeys points("Efe", 0, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada","opened":"pairs","left":"B3"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil","opened":"pairs","left":"B9"},{"name":"Can","opened":"pairs","left":"Y2"}]}"#):
            "all four players opened with pairs, so the hand is void" / "dört oyuncu da çift açmış: el sayılmaz"
        breaks points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada","opened":"series","left":"B3"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil","opened":"pairs","left":"B9"},{"name":"Can","opened":"pairs","left":"Y2"}]}"#):
            "one player opened with series, so the hand counts and Efe is charged 2 x 10"
            / "bir oyuncu seri açmış: el sayılır, Efe'ye 2 x 10 yazılır"
        see [OpenPairs, FinishPairsParity];
}
