//! Rules of 101 about penalties for the tiles left on a rack, and about fouls, partners and matches. Also lists cases
//! that no source decides.

use crate::rules::entry::{B, F, Section};

pub(super) const PENALTIES: Section = catalogue! {
    "101: penalties" / "101: eldeki taşların cezası";

    PenaltyUnopened: "The penalty for not opening" / "Açmayanın cezası"
        "A player who has not opened is charged 202 times the multiplier of the finish. The tiles on the player's rack \
            do not matter: even an okey adds nothing."
        / "El açmamış oyuncuya, ıstakasında ne olursa olsun 202 yazılır; 202, bitişin katsayısıyla çarpılır. Elinde \
            okey kalması bile cezayı artırmaz."
        asked "never opened, did not open, penalty for not opening" / "açamamak, açamayan ceza, açamadım, hiç açmamak"
        contested [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] in Yuzbir
            [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F]
                    at "penalty.unopened" = "202", "penalty.unopened_cap" = "none":
                "The penalty is 202 times the multiplier of the finish."
                / "Açmayana 202, bitişin katsayısıyla çarpılarak yazılır."
            [F] at "penalty.unopened_cap" = "404":
                "The penalty is never more than 404." / "Katsayı ne olursa olsun açmayana 404'ten çok yazılmaz."
            elsewhere
                "With a limit of 404, a player who has not opened pays only 404 (not 808) after an elden finish with \
                    an okey thrown."
                / "404 sınırı olan masada biri hem elden hem okey atarak bitse de açmayana 808 değil, 404 yazılır."
        obeys points("Efe", 404, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Ada finished by throwing an okey, and Efe has not opened, so Efe is charged 2 x 202"
            / "Ada okey attı, Efe açmamış: 2 x 202 yazılır"
        breaks points("Efe", 10, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has opened, so Efe is charged only for the tiles left: 4 + 6"
            / "Efe açmış: ona yalnız elinde kalan taşlar yazılır, 4 + 6"
        see [PenaltyOpened, PenaltyOkey, PenaltyExhausted];

    PenaltyOpened: "Tiles left after opening" / "Açanın elinde kalanlar"
        "A player who has opened is charged the sum of the tiles left on their rack, times the multiplier of the \
            finish."
        / "El açmış oyuncuya, elinde kalan taşların toplamı bitişin katsayısıyla çarpılarak yazılır."
        asked "opened with tiles left, tiles left in hand" / "açtım elde taş kaldı, elde kalan taşlar"
        agreed [B.at("V, Oyun Bitişi 2; VI, Temel Puanlama 1, 4"), F] in Yuzbir
        obeys points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has K4 and R6 left and is charged 4 + 6, doubled because Ada finished by throwing an okey"
            / "Efe'nin elinde K4 ile R6 kaldı: 4 + 6, Ada okey attığı için iki katı yazılır"
        breaks points("Efe", 202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has not opened and is charged 202; the tiles left do not count"
            / "Efe açmamış: 202 yazılır, elindeki taşlar sayılmaz"
        see [PenaltyPairs, PenaltyOkey, PenaltyFalseJoker];

    PenaltyPairs: "Tiles left after opening with pairs" / "Çift açanın cezası"
        "A player who opened with pairs is charged twice the sum of the tiles left on their rack, times the \
            multiplier of the finish."
        / "Çift açana, elinde kalan taşların toplamının iki katı yazılır; bu da bitişin katsayısıyla çarpılır."
        asked "opened with pairs tiles left, pairs opener doubled, pairs tiles left doubled"
            / "çift açtım taş kaldı, çift açanın kalan taşları, iki kat yazılmak"
        agreed [B.at("VI, Çift Açma Cezası"), F] in Yuzbir
        obeys points("Efe", 40, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe is charged 10 for the tiles left, doubled because Efe opened with pairs and doubled again because Ada \
                finished by throwing an okey"
            / "Efe'nin elinde toplamı 10 olan taşlar kaldı: çift açtığı için iki katı, Ada okey attığı için bunun da \
                iki katı yazılır"
        breaks points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe opened with series and is charged 10 for the tiles left, doubled once because Ada finished by \
                throwing an okey"
            / "Efe seri açmış, elinde toplamı 10 olan taşlar kalmış: yalnız Ada okey attığı için iki katı yazılır"
        see [OpenPairs, PenaltyOpened];

    PenaltyOkey: "An okey left" / "Elde kalan okey"
        "A player who has opened is charged 101 for each okey left on their rack, instead of the okey's number. No \
            multiplier applies to this 101. A player who has not opened pays nothing extra for an okey."
        / "El açmış oyuncunun elinde kalan her okey için, okeyin sayısı yerine 101 yazılır; bu 101 hiçbir katsayıyla \
            çarpılmaz. Açmamış oyuncuya, elindeki okey için ayrıca bir şey yazılmaz."
        asked "okey left in hand, stuck with an okey, caught with an okey"
            / "okey elde kalmak, elde kalan okey, elde okey cezası"
        contested [B.at("VI, Okey Cezası"), F] in Yuzbir
            [F] at "penalty.okey" = "101", "penalty.okey_number" = "dropped", "penalty.okey_unopened" = "0":
                "An okey left costs 101 instead of its number. A player who has not opened pays nothing extra for an \
                    okey."
                / "Elde kalan okey için okeyin sayısı yerine 101 yazılır; açmayana okey için bir şey yazılmaz."
            [B.at("VI, Okey Cezası")] at "penalty.okey" = "101", "penalty.okey_number" = "added":
                "The number of an okey left counts like the number of any other tile, and the okey costs another 101."
                / "Elde kalan okeyin sayısı öbür taşlarınki gibi yazılır, üstüne 101 daha yazılır."
            [F] at "penalty.okey_unopened" = "101", "penalty.unopened" = "202":
                "A player who has not opened also pays 101 for each okey left (penalty.okey_unopened), in addition to \
                    the 202."
                / "Açmayana da elinde kalan okey için 202'nin üstüne 101 yazılır (penalty.okey_unopened)."
            elsewhere
                "If the okey's number counts in addition to the 101, the multiplier applies to this number, as to the \
                    number of any other tile. The 101 is not multiplied."
                / "Okeyin sayısının da yazıldığı masada bu sayı öbür taşlarınki gibi katlanır; 101 katlanmaz."
        obeys points("Efe", 106, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"R5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has R5 and an okey left and is charged 5 + 101" / "Efe'nin elinde R5 ile bir okey kaldı: 5 + 101"
        breaks points("Efe", 202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","left":"R5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has not opened, so the okey left adds nothing to the 202"
            / "Efe açmamış: 202 yazılır, elindeki okey için ayrıca bir şey yazılmaz"
        see [PenaltyFalseJoker, PenaltyUnopened];

    PenaltyFalseJoker: "A false joker left" / "Elde kalan sahte okey"
        "A false joker left on a rack counts as the okey's number, not as 101, even at a table where false jokers are \
            wild. If false jokers take the indicator's colour and number, a false joker left counts as the indicator's \
            number."
        / "Elde kalan sahte okey için okeyin sayısı yazılır, 101 yazılmaz; sahte okeyin her taşın yerine geçtiği \
            masada da böyledir. Sahte okey göstergenin değerini alıyorsa göstergenin sayısı yazılır."
        asked "false joker left in hand, stuck with a false joker" / "sahte okey elde kalmak, elde kalan sahte okey"
        single_source [F] in Yuzbir
        obeys points("Efe", 11, r#"{"variant":"101","indicator":"R5","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K5 J"},{"name":"Nil"},{"name":"Can"}]}"#):
            "the okey is R6, and Efe has K5 and a false joker left, which count as 5 + 6"
            / "okey R6; Efe'nin elinde K5 ile sahte okey kaldı: 5 + 6"
        breaks points("Efe", 106, r#"{"variant":"101","indicator":"R5","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K5 O"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe has K5 and an okey (no false joker) left and is charged 5 + 101"
            / "Efe'nin elinde K5 ile okey kaldı, sahte okey değil: 5 + 101"
        see [FalseJokerValue, PenaltyOkey];

    PenaltyExhausted: "The stock runs out" / "Taşlar tükenirse"
        "If the stock is empty and no player has finished, each player who has not opened is charged 202. A player who \
            opened with series is charged the sum of the tiles left, and a player who opened with pairs is charged \
            twice that sum. No multiplier applies, and no player gets a bonus."
        / "Ortadaki taşlar tükenir ve kimse bitemezse açmayana 202, seri açana elindeki taşların toplamı, çift açana \
            bu toplamın iki katı yazılır. Katsayı uygulanmaz, kimseye -101 yazılmaz."
        asked "101 stock runs out, no tiles left in 101, nobody finished 101"
            / "101 taşlar tükendi, deste bitti ceza, 101de taş bitti"
        contested [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F] in Yuzbir
            [B.at("VI, Temel Puanlama 3; XI, Özel Bitme Durumları 3"), F]
                    at "penalty.exhausted" = "unopened", "penalty.unopened" = "202":
                "A player who has not opened is charged 202, and every other player is charged for the tiles left on \
                    their rack."
                / "Açmayana 202, açana elindeki taşlar yazılır."
            [B.at("V, Oyun Bitişi 5; XI, Özel Bitme Durumları 2")] at "penalty.exhausted" = "tiles":
                "Every player is charged the sum of the tiles left on their rack."
                / "Herkese elindeki taşların toplamı yazılır."
            elsewhere
                "If every player is charged the sum of the tiles left on their rack, this sum can be less than 202 for \
                    a player who has not opened."
                / "Herkese elindeki taşların yazıldığı masada açmayana 202'den az yazılabilir."
        obeys points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe opened with pairs and has tiles with a sum of 10 left, so Efe is charged 2 x 10"
            / "Efe çift açmış, elinde toplamı 10 olan taşlar kalmış: iki katı yazılır"
        breaks points("Efe", 40, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe opened with pairs and is charged 2 x 10, which is doubled again because Ada finished by throwing an \
                okey"
            / "Ada okey atarak bitti: Efe'ye çift açtığı için 2 x 10, bitişin katsayısı yüzünden bunun da iki katı \
                yazılır"
        see [PenaltyUnopened, PenaltyPairs, ScoreExhausted];

    PenaltyAllPairs: "All players open with pairs" / "Bütün oyuncular çift açarsa"
        "If all players have opened with pairs, there are no runs or groups on which to lay off tiles, so no player \
            can finish. The hand is void and replayed, and no player is charged anything."
        / "Bütün oyuncular çift açarsa yerde işlenecek seri ya da grup olmaz, bu yüzden kimse bitemez. El sayılmaz, \
            yeniden oynanır; kimseye bir şey yazılmaz."
        asked "everybody opened with pairs, all four open with pairs" / "herkes çift açtı, dört oyuncu da çift açarsa"
        contested [B.at("V, Çiftten Bitme 4; XI, Özel Bitme Durumları 1"), F] in Yuzbir
            [B.at("V, Çiftten Bitme 4; XI, Özel Bitme Durumları 1"), F] at "four_pairs" = "void":
                "The hand is void and replayed." / "El sayılmaz, yeniden oynanır."
            [F] at "four_pairs" = "play":
                "Play goes on until the stock runs out, and then the hand is scored."
                / "El sürer, taşlar tükenince sayılır."
            elsewhere
                "If the hand is not void, play goes on until the stock runs out, because no player can finish. \
                    Then every player is charged twice the sum of the tiles left."
                / "Elin sürdüğü masada kimse bitemez; taşlar tükenince herkese elinde kalanların iki katı yazılır."
        obeys points("Efe", 0, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada","opened":"pairs","left":"B3"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil","opened":"pairs","left":"B9"},{"name":"Can","opened":"pairs","left":"Y2"}]}"#):
            "all players opened with pairs, so the hand is void" / "bütün oyuncular çift açmış: el sayılmaz"
        breaks points("Efe", 20, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada","opened":"series","left":"B3"},{"name":"Efe","opened":"pairs","left":"K4 R6"},{"name":"Nil","opened":"pairs","left":"B9"},{"name":"Can","opened":"pairs","left":"Y2"}]}"#):
            "one player opened with series, so the hand is scored, and Efe is charged 2 x 10"
            / "bir oyuncu seri açmış: el sayılır, Efe'ye 2 x 10 yazılır"
        see [OpenPairs, FinishPairsParity];
};

/// The JSON of a score sheet with three hands. Several examples score it.
const THREE_HANDS: &str = concat!(
    r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#,
    "\n",
    r#"{"variant":"101","indicator":"R2","finish":{"by":"Efe"},"players":[{"name":"Ada"},{"name":"Efe","opened":"series"},{"name":"Nil"},{"name":"Can"}]}"#,
    "\n",
    r#"{"variant":"101","indicator":"B7","finish":{"by":"Efe"},"players":[{"name":"Ada"},{"name":"Efe","opened":"series"},{"name":"Nil"},{"name":"Can"}]}"#,
);

pub(super) const FOULS: Section = catalogue! {
    "101: fouls, partners, matches" / "101: cezalar, eşler, maçlar";

    FoulFlat: "A foul costs 101" / "Her hataya 101 yazılır"
        "Each foul (foul.list) costs 101. A player is charged only once for the same act. The multiplier of the finish \
            does not apply to fouls."
        / "Her hataya (foul.list) 101 ceza yazılır. Aynı harekete iki ceza yazılmaz. Ceza, el nasıl biterse bitsin \
            katsayıyla çarpılmaz."
        asked "how much is a foul, cost of a foul, foul points" / "ceza kaç puan, bir ceza ne kadar, hata kaç yazılır"
        contested [B.at("VII"), F] in Yuzbir
            [B.at("VII"), F] at "fouls.points" = "101", "fouls.multiplied" = "false":
                "Each foul costs 101, and the multiplier of the finish does not apply."
                / "Her hataya 101 yazılır, katsayıyla çarpılmaz."
            [F] at "fouls.multiplied" = "true":
                "The multiplier of the finish applies to fouls too." / "Cezalar da bitişin katsayısıyla çarpılır."
            elsewhere
                "If the multiplier applies to fouls, a foul costs 404 in a hand that a player finishes elden by \
                    throwing an okey."
                / "Cezaların da çarpıldığı masada biri hem elden hem okey atarak biterse her hata için 404 yazılır."
        obeys points("Efe", 161, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K13 R11 B6","fouls":["discard.playable"]},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe is charged 2 x 30 for the tiles left, and 101 for the foul, which is not doubled"
            / "Efe'ye elindeki taşlar için 2 x 30, hatası için 101 yazılır; 101 katlanmaz"
        breaks points("Efe", 60, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K13 R11 B6"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe commits no foul and is charged only 2 x 30 for the tiles left"
            / "Efe hata yapmadı: yalnız elindeki taşlar için 2 x 30 yazılır"
        see [FoulList, FinishBonus];

    FoulList: "List of fouls" / "Ceza yazılan hatalar"
        "It is a foul to open with too low a sum, too few pairs or an invalid meld such as 12-13-1. It is a foul to \
            take the left neighbour's discard and put it back. A player who has not opened also commits a foul by \
            taking this discard and not opening with it. It is a foul to throw a playable tile, or to throw an okey \
            without finishing. It is a foul to throw a tile while still laying off. It is a foul to lay off several \
            tiles and take them back, or to take an okey from a meld before opening. It is also a foul to pick up an \
            opening that is too low: the tiles go back to the rack, but the player is still charged."
        / "Toplamı ya da çift sayısı yetmeden açana ceza yazılır; 12-13-1 gibi geçersiz bir perle açana da yazılır. \
            Yandan aldığı taşı geri bırakana ya da onunla açmayana ceza yazılır. İşlek taş atana ve bitmeden okey \
            atana ceza yazılır. Taş işlemeyi tamamlamadan taş atana ceza yazılır. İşlediği taşların birden fazlasını \
            geri alana ve el açmadan yerdeki okeyi alana ceza yazılır. Toplamı yetmeyen açışını geri toplayana da \
            yazılır; oyuncu taşlarını eline alır ama ceza silinmez."
        asked "list of fouls, what counts as a foul, foul cancelled"
            / "ceza sebepleri, ne ceza sayılır, ceza silinmek, cezalar listesi"
        single_source [B.at("VII, Diğer Ceza Durumları 1-9")] in Yuzbir
        obeys allowed("judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --variant 101"):
            "the player opens with melds that sum to 101" / "oyuncu, toplamı 101 olan perlerle açıyor"
        breaks foul("judge opening 'K11-13 R1 / R10-12 / Y4-7' -i Y13 --variant 101"):
            "the player opens with a meld in which a red 1 follows black 11-12-13"
            / "oyuncu, siyah 11-12-13'ün sonuna kırmızı 1 koyduğu bir perle açıyor"
        see [FoulFlat, TakePutBack, DiscardPlayable, LayoffUndo];

    FoulFeeding: "Feeding" / "Besleme (yandan açtırma)"
        "Feeding means throwing the tile with which the next player opens. At some tables it costs ten times the \
            tile's number, or twenty times if the next player opens with pairs. At other tables it costs 101. No \
            source document mentions this foul."
        / "Kimi masalarda, attığı taşla sonraki oyuncuyu açtırana ceza yazılır. Ceza taşın sayısının on katıdır; \
            sonraki oyuncu çift açtıysa yirmi katıdır. Kimi masalarda ise ceza 101'dir. Kaynak belgelerin hiçbirinde \
            böyle bir ceza yoktur."
        asked "feeding, let the next player open, give the opening tile"
            / "besleme, yandan açtırmak, açacağı taşı atmak"
        contested [F] in Yuzbir
            [F] at "fouls.feeding" = "off": "Feeding is not a foul." / "Açtırana ceza yazılmaz."
            [F] at "fouls.feeding" = "number":
                "Feeding costs ten times the tile's number, or twenty times if the next player opens with pairs."
                / "Taşın sayısının on katı yazılır; çift açtırana yirmi katı yazılır."
            [F] at "fouls.feeding" = "flat", "fouls.points" = "101": "Feeding costs 101." / "Açtırana 101 yazılır."
            elsewhere
                "If feeding is a foul, players avoid throwing high tiles as long as the next player has not opened."
                / "Açtırana ceza yazılan masada oyuncular, sıradaki oyuncu açmamışsa büyük taşları atmaktan kaçınır."
        obeys allowed("judge foul feeding:R7 -i Y13 --variant 101"):
            "the player throws R7, and the next player opens with it, which is not a foul at most tables"
            / "oyuncu R7 atıyor, sonraki oyuncu onunla açıyor; çoğu masada bunun için ceza yazılmaz"
        breaks foul("judge foul feeding:R7 -i Y13 --variant 101 --set fouls.feeding=number"):
            "the player throws R7, and the next player opens with it; at this table the player pays ten times 7"
            / "oyuncu R7 atıyor, sonraki oyuncu onunla açıyor; bu masada açtırana 7'nin on katı yazılır"
        see [TakeMustOpen, FoulOkeyTaken, FoulFlat];

    FoulOkeyTaken: "Losing an okey from a meld" / "Perindeki okeyi kaptırmak"
        "At some tables a player is charged 101 if another player takes an okey from their meld on the table. At most \
            tables the owner of the meld pays nothing."
        / "Kimi masalarda, yerdeki perinden okeyi alınan oyuncuya 101 yazılır. Çoğu masada ceza yazılmaz."
        asked "lost an okey from my meld, okey taken out of my meld, somebody took my okey"
            / "perinden okey alınmak, okeyini kaptırmak"
        contested [F] in Yuzbir
            [F] at "fouls.okey_taken" = "0":
                "The owner of the meld pays nothing for the okey that was taken."
                / "Okeyi alınan perin sahibine ceza yazılmaz."
            [F] at "fouls.okey_taken" = "101":
                "The owner of the meld is charged 101 for the okey that was taken."
                / "Okeyi alınan perin sahibine 101 yazılır."
            elsewhere
                "If losing an okey costs 101, players avoid using an okey in place of a tile that another player \
                    probably holds."
                / "Ceza yazılan masada oyuncular, okeyi rakiplerin elinde olabilecek bir taşın yerine koymaktan \
                    kaçınır."
        obeys allowed("judge foul okey-lost -i Y13 --variant 101"):
            "a player takes an okey out of another player's meld; most tables charge the owner of the meld nothing"
            / "bir oyuncu, başka bir oyuncunun perindeki okeyi alıyor; çoğu masada perin sahibine ceza yazılmaz"
        breaks foul("judge foul okey-lost -i Y13 --variant 101 --set fouls.okey_taken=101"):
            "a player takes an okey out of another player's meld; this table charges the owner of the meld 101"
            / "bir oyuncu, başka bir oyuncunun perindeki okeyi alıyor; bu masada perin sahibine 101 yazılır"
        see [SwapOkey, FoulFeeding];

    TeamMate: "A partner's finish" / "Eşi biten oyuncu"
        "If a player finishes, the tiles on their partner's rack do not count. The partner does not pay the 202 for \
            not opening either, but still pays for fouls. The finisher's bonus (-101) belongs to the team and counts \
            once."
        / "Eşlide bir oyuncu bitince eşinin ıstakasındaki taşlar sayılmaz; eşi açmamışsa 202 de yazılmaz. Eşinin \
            hatalarına yazılan cezalar silinmez. Bitiş için yazılan -101, takıma bir kez yazılır."
        asked "partner finished, my partner went out, partner's tiles"
            / "eşim bitti, ortağım bitirdi, takım arkadaşının taşları"
        contested [B.at("V, Oyun Bitişi 4; XI, Eşli Turnuva Kuralları 5"), F] in Teams
            [F]:
                "The tiles on the rack of the finisher's partner do not count, but the partner still pays for fouls."
                / "Bitenin eşinin ıstakasındaki taşlar sayılmaz, ama hatalarına yazılan cezalar silinmez."
            [B.at("V, Oyun Bitişi 4; XI, Eşli Turnuva Kuralları 5")]:
                "All penalties of the finisher's partner are erased, even the penalties for fouls."
                / "Bitenin eşinin bütün cezaları, hatalarına yazılanlar da, silinir."
            elsewhere
                "If the penalties for fouls are erased too, a player whose partner is about to finish can commit fouls \
                    at no cost."
                / "Hatalara yazılan cezaların da silindiği masada, eşi bitmek üzere olan oyuncu hata yapmaktan \
                    çekinmez."
        obeys points("Nil", 0, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            "Ada finishes, so her partner Nil pays nothing for not opening"
            / "Ada bitti; eşi Nil açmamış olsa da Nil'e bir şey yazılmaz"
        breaks points("Efe", 202, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            "Ada finishes, and her opponent Efe is charged 202 for not opening"
            / "Ada bitti; rakibi Efe açmadığı için Efe'ye 202 yazılır"
        see [FinishBonus, TeamHandFinish];

    TeamHandFinish: "An elden finish with partners" / "Eşlide elden bitiş"
        "If a player finishes elden in a game with partners, each opponent who has not opened is charged 404, so the \
            two opponents together pay 808. For this reason an elden finish is also called 800 atmak (to throw 800)."
        / "Eşli oyunda biri elden bitince açmamış rakiplerin her birine 404, yani rakip takıma 808 yazılır. Elden \
            bitmeye bu yüzden 800 atmak da denir."
        asked "elden with partners, finish from the hand in teams" / "eşli elden, takımda elden bitmek"
        single_source [B.at("V, Elden Bitme 3")] in Teams
        obeys points("Efe", 404, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada","hand":true},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            "Ada finishes elden, and her opponent Efe has not opened" / "Ada elden bitti, rakibi Efe açmamış"
        breaks points("Efe", 202, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            "Ada finishes, but not elden, so her opponent Efe is charged only 202"
            / "Ada bitti ama elden bitmedi: rakibi Efe'ye yalnız 202 yazılır"
        see [FinishHand, FinishMultiplier, PenaltyUnopened];

    TeamSignals: "Signs between partners" / "Eşler arasında işaret"
        "Partners may not talk to each other, but they may agree on signs beforehand. In a dispute, a member of the \
            tournament's organising committee is called to the table."
        / "Eşler birbiriyle konuşamaz, ama önceden aralarında işaret kararlaştırabilir. Anlaşmazlık çıkarsa masaya, \
            turnuvayı düzenleyen kuruldan bir üye çağrılır."
        asked "partners talk, signs between partners, signal" / "eşle konuşmak, işaret vermek, kaş göz"
        single_source [B.at("VIII, Takım İletişimi 1, 2")] in Teams
        unshown Conduct
        see [TeamMate, MatchGroups];

    MatchHands: "Length of a game" / "Oyun kaç eldir"
        "The players agree on the number of hands in a game; 3, 5, 7, 9 and 11 are usual. The lowest total wins, and \
            players with equal totals share a place. In a tournament two teams play three matches of 11 hands against \
            each other, and the team that wins two of these matches wins."
        / "Oyunun kaç el süreceği baştan kararlaştırılır; çoğunlukla 3, 5, 7, 9 ya da 11 eldir. Toplamı en az olan \
            kazanır; toplamı eşit olanlar aynı dereceyi alır. Turnuvada iki takım 11 ellik üç maç yapar; ikisini \
            kazanan takım galip sayılır."
        asked "how many hands, length of a game, who wins the game" / "oyun kaç el, kaç el oynanır, oyunu kim kazanır"
        single_source [B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı; VI, Temel Puanlama 2; XI, Eşli Turnuva \
                Kuralları 1, 2")] in Yuzbir
        obeys settled("Efe", -101, "score - --hands 3", THREE_HANDS):
            "the game has three hands, the score sheet contains all three, and Efe finishes the last hand"
            / "oyun üç el, yazbozda üçü de var; son elde Efe bitti"
        breaks unsettled("score - --hands 2", THREE_HANDS):
            "the score sheet has a third hand, but the game has only two hands"
            / "yazbozda üçüncü bir el var, oysa oyun iki el"
        see [FinishBonus, ScoreNormal];

    MatchLimit: "A points limit" / "Puan sınırı"
        "Some tables play to a points limit instead of a number of hands. The game ends after the hand in which the \
            total of a player or a team reaches the limit. The lowest total wins."
        / "Kimi masada oyun belli sayıda el sürmez, bir puan sınırına kadar oynanır. Bir oyuncunun ya da takımın \
            toplamı sınıra ulaşınca o elin sonunda oyun biter; toplamı en az olan kazanır."
        asked "points limit, play up to a score, first to reach points"
            / "puan sınırı, kaça kadar oynanır, 500 olunca biter"
        contested [B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), F] in Yuzbir
            [B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), F] at "match.limit" = "none":
                "The game lasts for an agreed number of hands." / "Oyun kararlaştırılan sayıda el sürer."
            [F] at "match.limit" = "500":
                "The game ends when a player or a team reaches 500."
                / "Bir oyuncu ya da takım 500'e ulaşınca oyun biter."
            elsewhere
                "If a player is close to the limit, a single foul can end the game."
                / "Sınıra yaklaşmış bir oyuncuya yazılan tek bir ceza oyunu bitirebilir."
        obeys settled("Efe", -101, "score - --set match.limit=500", THREE_HANDS):
            "the limit is 500, and no player reaches it before the third hand"
            / "sınır 500; hiçbir oyuncu üçüncü elden önce sınıra ulaşmıyor"
        breaks unsettled("score - --set match.limit=300", THREE_HANDS):
            "the limit is 300, but the score sheet has another hand after a player has reached 300"
            / "sınır 300; ama yazbozda, bir oyuncu sınıra ulaştıktan sonra bir el daha var"
        see [MatchHands, ScoreMoves];

    MatchGroups: "Tournament groups" / "Turnuva grupları"
        "In a team tournament the teams first play in groups. When two teams of a group meet, they play three matches \
            of 11 hands. The two best teams of each group go on to the next round. All later rounds are knock-out \
            rounds: a team goes on if it wins two of three matches."
        / "Eşli turnuvada takımlar gruplara ayrılır. Aynı gruptan iki takım karşılaşınca 11 ellik üç maç yapar; her \
            grubun ilk iki takımı bir sonraki aşamaya çıkar. Sonraki aşamalarda eleme vardır: üç maçın ikisini kazanan \
            takım bir üst aşamaya çıkar."
        asked "tournament, tournament groups, knock out" / "turnuva, turnuva grupları, eleme"
        single_source [B.at("XI, Eşli Turnuva Kuralları 1-4")] in Teams
        unshown Setting
        see [MatchHands, TeamSignals];
};

pub(super) const IRREGULAR: Section = catalogue! {
    "Cases that no source decides" / "Hiçbir kaynağın çözmediği durumlar";

    IrregularCount: "A tile too many or too few" / "Istakada eksik ya da fazla taş"
        "No source document and no web page with rules says what happens if a rack has one tile too many or too few \
            during play. The players should agree beforehand whether the tiles are dealt again, whether the player \
            with the wrong number of tiles may still finish, and whether this player is charged a penalty."
        / "Oyun sürerken bir oyuncunun ıstakasında bir taş fazla ya da eksik çıkarsa ne olacağını hiçbir kaynak belge, \
            hiçbir kural sayfası söylemez. Masada önceden şunları kararlaştırın: el yeniden dağıtılır mı, taşı eksik \
            ya da fazla olan oyuncu yine de bitebilir mi, bu oyuncuya ceza yazılır mı."
        asked "too many tiles, too few tiles, one tile short" / "fazla taş, eksik taş, istakada taş fazla"
        silent in All
        unshown Undecided
        see [TilesDeal, FoulList];

    IrregularTurn: "Playing out of turn" / "Sırası gelmeden oynamak"
        "No source document and no web page with rules says what happens if a player draws or throws a tile out of \
            turn. The players should agree beforehand whether the tile goes back, what happens if another player has \
            seen the tile, and whether the player is charged a penalty."
        / "Bir oyuncu sırası gelmeden taş çeker ya da atarsa ne olacağını hiçbir kaynak belge, hiçbir kural sayfası \
            söylemez. Masada önceden şunları kararlaştırın: taş geri konur mu, başka bir oyuncunun gördüğü taşa ne \
            olur, ceza yazılır mı."
        asked "out of turn, play before your turn" / "sırası gelmeden oynamak, sıra atlamak"
        silent in All
        unshown Undecided
        see [TurnOrder, DiscardFinal];

    IrregularExposed: "A tile shown by accident" / "Yanlışlıkla gösterilen taş"
        "No source document and no web page with rules says what happens if a tile falls from a rack or is shown by \
            accident. The players should agree beforehand whether the tile goes back to the rack or counts as thrown, \
            and whether the player is charged a penalty."
        / "Bir taş ıstakadan düşer ya da yanlışlıkla açılırsa ne olacağını hiçbir kaynak belge, hiçbir kural sayfası \
            söylemez. Masada önceden şunları kararlaştırın: taş ıstakaya geri mi konur, atılmış mı sayılır, ceza \
            yazılır mı."
        asked "tile shown by accident, tile fell face up, saw my tile"
            / "taşım göründü, taş açığa düştü, yanlışlıkla göstermek"
        silent in All
        unshown Undecided
        see [DiscardFinal, DiscardLooking];
};
