//! Seats, dealing and turns.

use crate::rules::example::Shows;
use crate::rules::source::{A, B, C, D, F};

/// A classic hand of three players.
const THREE: &str =
    r#"{"variant":"okey","finish":{"by":"Ada"},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"}]}"#;

catalogue! {
    tr "Oturma, dağıtma, sıra" en "Seats, dealing, turns";

    SeatOrder: tr "Kim nereye oturur" en "Who sits where"
        tr "Oyuncular yer konusunda anlaşamazsa zar atılır. En büyük atan ilk oturur ve istediği yöne yerleşir; \
            öbürleri büyük zardan küçüğe, saat yönünün tersine oturur. Oyun bitmeden yer değiştirilmez."
        en "Players who cannot agree on seats throw dice. The highest sits first, on the side they like; the others \
            follow from high to low, anticlockwise. Nobody changes seats before the game ends."
        single_source [B.at("I, Oturma Düzeni 1-4")] in Yuzbir
        untold Setting
        see [DealDealer, TilesDirection];

    DealDealer: tr "Kim dağıtır, kim başlar" en "Who deals, who starts"
        tr "İlk elde taşları yazbozu tutanın sağındaki oyuncu dağıtır, sonraki ellerde sıra bir sonraki oyuncuya \
            geçer. Dağıtanın sağındaki oyuncu bir taş fazla alır ve oyuna o başlar."
        en "In the first hand the player to the right of the scorekeeper deals, in each later hand the next one. The \
            player to the right of the dealer gets one tile more and starts."
        contested [B.at("I, Taş Dağıtımı 1, 2, 4")] in All
            [B.at("I, Taş Dağıtımı 1, 2, 4")]:
                tr "Dağıtanın sağındaki oyuncu başlar." en "The player to the right of the dealer starts."
            [A.at("2, Dağıtım")]:
                tr "Dağıtan ya da rastgele biri başlar." en "The dealer starts, or one chosen at random."
            [C.at("rules 6")]: tr "Kimin başlayacağı baştan bellidir." en "The starter is fixed beforehand."
            elsewhere
                tr "Başlayan ilk taşı atar ve ilk sırasında bitebilir; kim olacağı ilk elden önce kararlaştırılır."
                en "The starter throws the first tile and may win on the first turn; who it is gets agreed before the \
                    first hand."
        untold Setting
        see [TilesDeal, TurnOrder];

    DealStacks: tr "Taşların dizilişi" en "The stacks"
        tr "Taşlar kapalı olarak yığınlara dizilir. Klasik okeyde beşerlik 21 yığın yapılır, bir taş artar; 101'de \
            yığınlar (balyalar) yedişerliktir. Hangi yığından, hangi taştan başlanacağını zar belirler."
        en "The tiles are laid face down in stacks: 21 stacks of five with one tile over in the classic game, stacks \
            of seven in 101. Dice choose the stack, and the tile in it, with which to begin."
        single_source [D.at("Taşlar ve Oyuncular"), B.at("I, Taş Dağıtımı 5")] in Okeys
        untold Setting
        see [IndicatorTurned, TilesDeal];

    IndicatorTurned: tr "Gösterge nasıl açılır" en "Turning up the indicator"
        tr "Klasik okeyde ilk zar yığını, ikinci zar o yığında açılacak taşı belirler. 101'de dağıtmadan sonra kalan \
            üç yığından, dağıtanın en solundakinin en üst taşı açılır."
        en "In the classic game the first throw of the dice names a stack, the second the tile of it that is turned \
            up. In 101 it is the top tile of the leftmost of the dealer's three remaining stacks."
        contested [D.at("Taşlar ve Oyuncular"), B.at("I, Okey Belirleme 1")] in Okeys
            [D.at("Taşlar ve Oyuncular")]:
                tr "Klasikte taşı iki zar atışı belirler." en "Two throws of the dice name the tile."
            [B.at("I, Okey Belirleme 1")]:
                tr "101'de en soldaki yığının en üst taşı açılır."
                en "In 101 the top tile of the leftmost stack is turned up."
            [A.at("2, Okey Belirleme")]: tr "Rastgele bir taş açılır." en "Any tile is turned up at random."
            elsewhere
                tr "Üçünde de taş açılana kadar kimse okeyi bilmez; göstergenin nasıl açıldığı sonucu değiştirmez."
                en "Nobody knows the okey before it is turned up in any of the three; the way to it decides nothing."
        untold Setting
        see [IndicatorOkey, IndicatorRedraw];

    TurnOrder: tr "Bir sıra" en "A turn"
        tr "Sırası gelen ya ortadan bir taş çeker ya da solundaki oyuncunun attığı son taşı alır; 101'de sonra isterse \
            açar ve işler; en sonunda bir taş atar. Başlayan ilk sırasında taş çekmez, yalnız atar."
        en "The player whose turn it is draws a tile from the stock or takes the left neighbour's last discard, in 101 \
            may then open and lay off, and throws one tile at the end. The starter draws nothing on the first turn and \
            only throws."
        agreed [A.at("3, Adım 1-5"), B.at("II, Oyun Sırası ve Taş Çekme 2-4"), C.at("game"),
                D.at("Oyunun Oynanması")] in All
        obeys followed(Shows::Yes, "players Ali Ayşe Veli Can\nindicator R5\nAli: throw K4\nAyşe: take K4, throw B9"):
            tr "başlayan atar, sağındaki alır ve atar" en "the starter throws, the next player takes and throws"
        breaks followed(Shows::No, "players Ali Ayşe Veli Can\nindicator R5\nAli: throw K4\nAyşe: throw B9"):
            tr "taş çekmeden atılmaz" en "nobody throws without a draw"
        see [TilesDirection, WinFirstTurn, IrregularTurn];

    SeatsTwoThree: tr "İki ya da üç oyuncu" en "Two or three players"
        tr "Belgeler dört oyuncudan söz eder. İki ya da üç kişi oynarsa dağıtılan taş sayısı değişmez: klasikte herkese \
            14, başlayana 15, 101'de 21 ve 22. Destede iki kişide 76, üç kişide 62 (101'de 62 ve 41) taş kalır. Sıra yine \
            sağa geçer; iki kişide soldaki de sağdaki de öbür oyuncudur. Puanlama aynı kurallarla yapılır. Burada oynanan \
            ve izlenen oyunlar dört kişiliktir."
        en "The documents speak of four players. Two or three are dealt as many tiles each: 14 and 15 for the starter in \
            the classic game, 21 and 22 in 101. That leaves 76 tiles in the stock for two and 62 for three (62 and 41 in \
            101). Play still passes to the right; with two, the left and the right neighbour are the same player. Hands \
            are scored by the same rules. Games played and refereed here have four players."
        contested [A.at("Giriş"), B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), D.at("Taşlar ve Oyuncular"), F] in Okeys
            [A.at("Giriş"), B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), D.at("Taşlar ve Oyuncular")]
                at "seats" = "4": tr "Dört oyuncu oynar." en "Four players play."
            [F] at "seats" = "3": tr "Üç kişi de oynar." en "Three play too."
            [F] at "seats" = "2": tr "İki kişi de oynar." en "Two play too."
            elsewhere
                tr "Oyuncu azaldıkça deste uzar ve el bitirmek kolaylaşır."
                en "With fewer players the stock lasts longer, and hands are finished more often."
        obeys settled("Nil", -2, "score - --set seats=3", THREE): tr "üç kişilik masa" en "a table of three"
        breaks unsettled("score - --set seats=2", THREE):
            tr "iki kişilik masada üç oyuncu" en "three players at a table of two"
        see [TilesDeal, TilesDirection, TurnOrder];
}
