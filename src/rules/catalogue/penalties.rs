//! 101: penalties for the tiles left.

use crate::rules::source::{B, F};

catalogue! {
    tr "101: eldeki taşların cezası" en "101: penalties";

    PenaltyUnopened: tr "Açmayanın cezası" en "Not opened"
        tr "El açmamış oyuncuya, ıstakasında ne olursa olsun 202 yazılır; bitişin katsayısıyla çarpılır. Elinde okey \
            bulunması bunu artırmaz."
        en "A player who has not opened is charged 202, whatever the rack holds, times the finish's multiplier. An \
            okey in it adds nothing."
        contested [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] in Yuzbir
            [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] at "penalty.unopened_cap" = "none":
                tr "202, bitişin katsayısıyla çarpılır." en "202, times the multiplier of the finish."
            [F] at "penalty.unopened_cap" = "404": tr "Ne olursa olsun 404'ü geçmez." en "Never more than 404."
            elsewhere
                tr "Sınır konan masada elden okeyle bitiş de açmayana 404 yazdırır."
                en "Under a cap an okey thrown elden costs the unopened 404 all the same."
        obeys points("Efe", 404, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "okey atıldı, Efe açmamış: 2 x 202" en "an okey was thrown, Efe has not opened: 2 x 202"
        breaks points("Efe", 10, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe açmıştı: elindekiler sayılır" en "Efe had opened: the tiles left count"
        see [PenaltyOpened, PenaltyOkey, PenaltyExhausted];

    PenaltyOpened: tr "Açanın elinde kalanlar" en "Opened with series"
        tr "Elini açmış oyuncuya, elinde kalan taşların sayıları toplanıp katsayıyla çarpılarak yazılır."
        en "A player who has opened is charged the sum of the tiles left, times the finish's multiplier."
        agreed [B.at("V, Oyun Bitişi 2; VI, Temel Puanlama 1, 4"), F] in Yuzbir
        obeys points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "4 + 6, okey atıldığı için iki katı" en "4 + 6, doubled for the okey thrown"
        breaks points("Efe", 202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "açmayanın taşları sayılmaz" en "not opened: the tiles do not count"
        see [PenaltyPairs, PenaltyOkey, PenaltyFalseJoker];

    PenaltyPairs: tr "Çift açanın cezası" en "Opened with pairs"
        tr "Çift açanın elinde kalan taşların toplamı önce kendisi için ikiye katlanır, sonra bitişin katsayısıyla \
            çarpılır."
        en "Who opened with pairs is charged twice the sum of the tiles left, and that times the finish's multiplier."
        agreed [B.at("VI, Çift Açma Cezası"), F] in Yuzbir
        obeys points("Efe", 40, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "elde 10; çift açtığı için iki, okey atıldığı için iki kat"
            en "10, twice for pairs, twice for the okey thrown"
        breaks points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "seri açanınki kendi için katlanmaz" en "series openers have no doubling of their own"
        see [OpenPairs, PenaltyOpened];

    PenaltyOkey: tr "Elde kalan okey" en "An okey left"
        tr "Açmış oyuncunun elinde kalan her okey, sayısı yerine 101 yazılır ve hiçbir katsayıyla çarpılmaz. Açmamış \
            oyuncuya 202'den fazlası yazılmaz."
        en "Each okey left with a player who has opened costs 101 instead of its number, outside every multiplier. A \
            player who has not opened pays nothing beyond the 202."
        contested [B.at("VI, Okey Cezası"), F] in Yuzbir
            [F] at "penalty.okey_number" = "dropped":
                tr "Sayısının yerine 101 yazılır; açmayana ek bir şey yazılmaz."
                en "101 in place of its number; nothing more for the unopened."
            [B.at("VI, Okey Cezası")] at "penalty.okey_number" = "added":
                tr "Normal cezanın üzerine 101 daha yazılır." en "101 on top of the normal penalty."
            [F]:
                tr "Açmayana da 202'nin üzerine 101 yazılır (penalty.okey_unopened)."
                en "The unopened pay 101 on top of their 202, too (penalty.okey_unopened)."
            elsewhere
                tr "Sayısı da yazılan masada bu sayı öteki taşlarınki gibi katlanır; 101 katlanmaz."
                en "Where its number counts too, it is doubled and multiplied like any other; the 101 is not."
        obeys points("Efe", 106, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"R5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "5 ve bir okey" en "5 and one okey"
        breaks points("Efe", 202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","left":"R5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "açmamışa okey için ek ceza yok" en "not opened: the okey adds nothing"
        see [PenaltyFalseJoker, PenaltyUnopened];

    PenaltyFalseJoker: tr "Elde kalan sahte okey" en "A false joker left"
        tr "Elde kalan sahte okey, her taşın yerine geçtiği masada da okeyin sayısı kadar yazılır; okey gibi 101 \
            değildir. Göstergenin değerini aldığı masada göstergenin sayısı yazılır."
        en "A false joker left counts the okey's number, also where it is wild, and not 101. Where it plays as the \
            indicator, it counts the indicator's number."
        single_source [F] in Yuzbir
        obeys points("Efe", 11, r#"{"variant":"101","indicator":"R5","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K5 J"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "okey R6: sahte okey 6 sayılır" en "the okey is R6: the false joker counts 6"
        breaks points("Efe", 106, r#"{"variant":"101","indicator":"R5","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "elde kalan gerçek okeydir" en "the tile left is a real okey"
        see [FalseJokerValue, PenaltyOkey];

    PenaltyExhausted: tr "Taşlar tükenirse" en "The stock runs out"
        tr "Ortada taş kalmaz ve kimse bitemezse açmayana 202, açana elindeki taşların toplamı, çift açana bunun iki \
            katı yazılır. Katsayı da bitiş indirimi de yoktur."
        en "If the stock is gone and nobody has finished, the unopened pay 202, the others their tiles, pairs openers \
            twice. There is no multiplier and no bonus."
        contested [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] in Yuzbir
            [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] at "penalty.exhausted" = "unopened":
                tr "Açmayana 202, açana elindeki taşlar yazılır."
                en "The unopened are charged 202, the others their tiles."
            [B.at("V, Oyun Bitişi 5; XI, Özel Bitme Durumları 2")] at "penalty.exhausted" = "tiles":
                tr "Herkese elindeki taşlar yazılır." en "Everyone is charged the tiles left."
            elsewhere
                tr "Herkesin taşını yazdığı masada açmadan beklemek ucuza gelebilir."
                en "Where everyone writes the tiles left, not opening may turn out cheap."
        obeys points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "çift açan Efe'de 10 kaldı" en "Efe opened with pairs and has 10 left"
        breaks points("Efe", 40, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "biri bitti, katsayı işler" en "somebody finished, so the multiplier counts"
        see [PenaltyUnopened, PenaltyPairs, ScoreExhausted];

    PenaltyAllPairs: tr "Dört oyuncu da çift açarsa" en "All four open with pairs"
        tr "Dördü de çift açarsa yerde işlenecek seri ya da grup olmaz, kimse bitemez: el sayılmaz, yeniden oynanır ve \
            kimseye bir şey yazılmaz."
        en "If all four open with pairs there is no run or group to lay off on and nobody can finish: the hand is void \
            and replayed, and nothing is charged."
        contested [B.at("V, Çiftten Bitme 4; XI, Özel Bitme Durumları 1"), F] in Yuzbir
            [B.at("V, Çiftten Bitme 4; XI, Özel Bitme Durumları 1"), F] at "four_pairs" = "void":
                tr "El sayılmaz, yeniden oynanır." en "The hand is void and replayed."
            [F] at "four_pairs" = "play":
                tr "El oynanır, taşlar tükenince sayılır." en "It is played on and counted when the stock runs out."
            elsewhere
                tr "Oynanan masada kimse bitemez; elde kalan taşlar iki kat yazılır."
                en "Where it is played on nobody can finish, and the tiles left count twice."
        obeys points("Efe", 0, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada","opened":"pairs","left":"B3"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil","opened":"pairs","left":"B9"},{"name":"Can","opened":"pairs","left":"Y2"}]}"#):
            tr "dört çift açan: el sayılmaz" en "four pairs openers: the hand is void"
        breaks points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada","opened":"series","left":"B3"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil","opened":"pairs","left":"B9"},{"name":"Can","opened":"pairs","left":"Y2"}]}"#):
            tr "biri seri açmış: el sayılır" en "one opened with series: the hand counts"
        see [OpenPairs, FinishPairsParity];
}
