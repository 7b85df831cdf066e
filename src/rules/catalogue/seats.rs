//! Rules about seats, dealing and turns.

use crate::rules::example::Shows;
use crate::rules::source::{A, B, C, D, F};

/// The JSON of a classic hand with three players.
const THREE: &str =
    r#"{"variant":"okey","finish":{"by":"Ada"},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"}]}"#;

catalogue! {
    tr "Oturma, dağıtma, sıra" en "Seats, dealing, turns";

    SeatOrder: tr "Kim nereye oturur" en "Who sits where"
        tr "Oyuncular yer konusunda anlaşamazsa zar atılır. En büyük atan ilk oturur ve istediği yeri seçer; öbürleri \
            büyük atandan küçük atana doğru, saat yönünün tersine oturur. Oyun bitmeden yer değiştirilmez."
        en "If the players cannot agree on seats, they throw dice. The player with the highest throw sits first and \
            chooses the side. The others follow anticlockwise, from the higher throw to the lower. The seats do not \
            change before the game ends."
        single_source [B.at("I, Oturma Düzeni 1-4")] in Yuzbir
        unshown Setting
        see [DealDealer, TilesDirection];

    DealDealer: tr "Kim dağıtır, kim başlar" en "Who deals, who starts"
        tr "İlk elde taşları yazbozu tutanın sağındaki oyuncu dağıtır; sonraki ellerde dağıtma sırası sağa geçer. \
            Dağıtanın sağındaki oyuncu bir taş fazla alır ve oyuna başlar."
        en "In the first hand the player to the right of the scorekeeper deals. In each later hand the next player \
            deals. The player to the right of the dealer gets one extra tile and starts."
        contested [B.at("I, Taş Dağıtımı 1, 2, 4")] in All
            [B.at("I, Taş Dağıtımı 1, 2, 4")]:
                tr "Dağıtanın sağındaki oyuncu başlar." en "The player to the right of the dealer starts."
            [A.at("2, Dağıtım")]:
                tr "Dağıtan ya da rastgele biri başlar." en "The dealer starts, or a player chosen at random."
            [C.at("rules 6")]: tr "Kimin başlayacağı baştan bellidir." en "The starter is fixed beforehand."
            elsewhere
                tr "Başlayan oyuncu ilk taşı atar ve ilk turunda bitebilir. Kimin başlayacağı ilk elden önce \
                    kararlaştırılır."
                en "The starter throws the first tile and may win on the first turn. The table agrees on the starter \
                    before the first hand."
        unshown Setting
        see [TilesDeal, TurnOrder];

    DealStacks: tr "Taşların dizilişi" en "The stacks"
        tr "Taşlar kapalı olarak yığınlara dizilir. Klasik okeyde beşerlik 21 yığın yapılır, bir taş artar; 101'de \
            yığınlar (balyalar) yedişerliktir. Hangi yığının hangi taşından başlanacağını zar belirler."
        en "The tiles lie face down in stacks. The classic game has 21 stacks of five and one extra tile; 101 has \
            stacks of seven. Dice choose the first stack and the first tile in it."
        single_source [D.at("Taşlar ve Oyuncular"), B.at("I, Taş Dağıtımı 5")] in Okeys
        unshown Setting
        see [IndicatorTurned, TilesDeal];

    IndicatorTurned: tr "Gösterge nasıl açılır" en "Turning up the indicator"
        tr "Klasik okeyde ilk zar yığını, ikinci zar o yığında açılacak taşı belirler. 101'de dağıtanın önünde kalan \
            üç yığından en soldakinin en üst taşı açılır."
        en "In the classic game the first throw of the dice chooses a stack, and the second throw chooses the tile in \
            it that is turned up. In 101 three stacks are left in front of the dealer, and the top tile of the \
            leftmost one is turned up."
        contested [D.at("Taşlar ve Oyuncular"), B.at("I, Okey Belirleme 1")] in Okeys
            [D.at("Taşlar ve Oyuncular")]:
                tr "Klasikte taşı iki zar atışı belirler." en "Two throws of the dice choose the tile."
            [B.at("I, Okey Belirleme 1")]:
                tr "101'de en soldaki yığının en üst taşı açılır."
                en "In 101 the top tile of the leftmost stack is turned up."
            [A.at("2, Okey Belirleme")]: tr "Rastgele bir taş açılır." en "Any tile is turned up at random."
            elsewhere
                tr "Üçünde de taş açılana kadar hiçbir oyuncu okeyi bilmez; göstergenin nasıl açıldığı sonucu \
                    değiştirmez."
                en "In all three, no player knows the okey before the indicator is turned up, so the method changes no \
                    result."
        unshown Setting
        see [IndicatorOkey, IndicatorRedraw];

    TurnOrder: tr "Bir tur" en "A turn"
        tr "Sırası gelen oyuncu ya ortadan bir taş çeker ya da solundaki oyuncunun attığı son taşı alır. 101'de \
            ardından isterse el açar ve taş işler. Turunun sonunda bir taş atar. Oyuna başlayan ilk turunda taş \
            çekmez, yalnız taş atar."
        en "The player whose turn it is draws a tile from the stock or takes the left neighbour's last discard. In 101 \
            the player may then open and lay off. At the end of the turn the player throws one tile. On the first turn \
            the starter draws nothing and only throws."
        agreed [A.at("3, Adım 1-5"), B.at("II, Oyun Sırası ve Taş Çekme 2-4"), C.at("game"),
                D.at("Oyunun Oynanması")] in All
        obeys followed(Shows::Yes, "players Ali Ayşe Veli Can\nindicator R5\nAli: throw K4\nAyşe: take K4, throw B9"):
            tr "başlayan atar, sağındaki alır ve atar" en "the starter throws, the next player takes and throws"
        breaks followed(Shows::No, "players Ali Ayşe Veli Can\nindicator R5\nAli: throw K4\nAyşe: throw B9"):
            tr "taş çekmeden taş atılmaz" en "no player throws a tile without drawing first"
        see [TilesDirection, WinFirstTurn, IrregularTurn];

    StockLast: tr "Deste bitince el ne zaman sona erer" en "When a hand ends with an empty stock"
        tr "Son taşı çeken oyuncu bir taş atar ve el biter. Kimi masada sıradaki oyuncu o taşı alıp bitebilir; \
            bitemiyorsa el yine biter. Böyle bir masanın kaydında kimse bitmediyse elin sonuna son yazın. okey oyna, \
            klasik oyunda bu taşı onunla bitebilecek oyuncuya sunar; böyle bir masada 101 oynamaz."
        en "The player who draws the last tile throws one tile, and the hand is over. At some tables the next player \
            may take that tile and finish with it; if they cannot finish, the hand is over too. In a record of such a \
            table, write the line `end` at the end of the hand if no player finished. In the classic game `okey play` \
            offers the tile to a player who can finish with it. At such a table it does not play 101."
        contested [B.at("V, Oyun Bitişi 1"), F] in Okeys
            [B.at("V, Oyun Bitişi 1"), F] at "stock.last_discard" = "closed":
                tr "Atılan taşla el biter." en "That throw ends the hand."
            [F] at "stock.last_discard" = "finish":
                tr "Sıradaki oyuncu o taşla bitebilir." en "The next player may finish with that tile."
            elsewhere
                tr "Bitilebilen masada son taşı atan oyuncu, sıradaki oyuncuyu bitirmeyecek bir taş arar."
                en "If it is allowed, the player who throws last looks for a tile that does not let the next player \
                    finish."
        obeys allowed("judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' --variant okey -i R5 --throw K6 --taken Y10 --last-discard \
                --set stock.last_discard=finish"):
            tr "bu masada son atılan taşla bitilir" en "this table allows a finish with the last discard"
        breaks forbidden("judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' --variant okey -i R5 --throw K6 --taken Y10 --last-discard"):
            tr "el o taşla bitmişti" en "that throw had ended the hand"
        see [TakeLastDiscard, ScoreExhausted, PenaltyExhausted];

    TakeLastDiscard: tr "Son atılan taşı almak" en "Taking the last discard"
        tr "Destede taş kalmadıysa son atılan taşı kimse alamaz. Onunla bitilebilen masada sıradaki oyuncu taşı yalnız \
            bitmek için alabilir; elinde tutamaz."
        en "If the stock is empty, no player may take the last discard. At tables that allow a finish with it, the \
            next player may take it only to finish and may not keep it."
        contested [F] in Okeys
            [F]: tr "Son atılan taşı kimse alamaz." en "No player may take the last discard."
            [F]: tr "Onunla biten oyuncu alabilir." en "A player who finishes with it may take it."
            elsewhere
                tr "Alınabilen masada son taşı atan, sıradaki oyuncunun o taşla bitip bitemeyeceğini düşünür."
                en "If it is allowed, the player who throws last considers if the next player could finish with the \
                    tile."
        obeys allowed("judge take Y10 --variant okey -i R5"): tr "destede daha taş var" en "tiles are left in the stock"
        breaks forbidden("judge take Y10 --variant okey -i R5 --last-discard"):
            tr "deste bitmişti" en "the stock was empty"
        see [StockLast, TilesDirection, TakeMustOpen];

    SeatsTwoThree: tr "İki ya da üç oyuncu" en "Two or three players"
        tr "Belgeler dört oyuncudan söz eder. İki ya da üç kişi oynarsa dağıtılan taş sayısı değişmez: klasikte \
            herkese 14, başlayana 15; 101'de 21 ve 22. Destede iki kişiyle 76, üç kişiyle 62 taş kalır (101'de 62 ve \
            41). Sıra yine sağa geçer; iki kişilik oyunda soldaki de sağdaki de öbür oyuncudur. Puanlar aynı \
            kurallarla yazılır. Bu programla oynanan ve izlenen oyunlar dört kişiliktir."
        en "The documents speak of four players. Two or three players get the same number of tiles each: in the \
            classic game 14, and 15 for the starter; in 101, 21 and 22. Two players leave 76 tiles in the stock and \
            three players leave 62 (in 101, 62 and 41). Play still passes to the right. With two players, the left and \
            the right neighbour are the same player. Hands are scored by the same rules. The games that this program \
            plays and referees have four players."
        contested [A.at("Giriş"), B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), D.at("Taşlar ve Oyuncular"), F] in Okeys
            [A.at("Giriş"), B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), D.at("Taşlar ve Oyuncular")]
                at "seats" = "4": tr "Dört oyuncu oynar." en "Four players play."
            [F] at "seats" = "3": tr "Üç kişiyle de oynanır." en "Three players may play too."
            [F] at "seats" = "2": tr "İki kişiyle de oynanır." en "Two players may play too."
            elsewhere
                tr "Oyuncu azaldıkça deste daha geç tükenir, daha çok elde biri biter."
                en "With fewer players the stock lasts longer, and more hands end with a finish."
        obeys settled("Nil", -2, "score - --set seats=3", THREE): tr "üç kişilik masa" en "a table of three"
        breaks unsettled("score - --set seats=2", THREE):
            tr "iki kişilik masada üç oyuncu" en "three players at a table of two"
        see [TilesDeal, TilesDirection, TurnOrder];
}
