//! Rules about seats, dealing and turns.

use crate::rules::entry::{A, B, C, D, F, Section, Shows};

/// The JSON of a classic hand with three players.
const THREE: &str =
    r#"{"variant":"okey","finish":{"by":"Ada"},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"}]}"#;

pub(super) const SEATS: Section = catalogue! {
    "Seats, dealing, turns" / "Oturma, dağıtma, sıra";

    SeatOrder: "Who sits where" / "Kim nereye oturur"
        "If the players cannot agree on seats, they throw dice. The player with the highest throw sits down first, on \
            any side of the table. The other players take the next seats anticlockwise in the order of their throws, \
            from the highest to the lowest. The players keep their seats until the game ends."
        / "Oyuncular yer konusunda anlaşamazsa zar atılır. En büyük atan ilk oturur ve istediği yeri seçer; öbürleri \
            büyük atandan küçük atana doğru, saat yönünün tersine oturur. Oyun bitmeden yer değiştirilmez."
        asked "seating, choose seats, change places" / "oturma düzeni, oturacak yer, yer seçmek, yer değiştirmek"
        single_source [B.at("I, Oturma Düzeni 1-4")] in Yuzbir
        unshown Setting
        see [DealDealer, TilesDirection];

    DealDealer: "Who deals, who starts" / "Kim dağıtır, kim başlar"
        "In the first hand the player to the right of the scorekeeper deals. In every later hand the player to the \
            right of the last dealer deals. The player to the right of the dealer gets one extra tile and starts."
        / "İlk elde taşları yazbozu tutanın sağındaki oyuncu dağıtır; sonraki ellerde dağıtma sırası sağa geçer. \
            Dağıtanın sağındaki oyuncu bir taş fazla alır ve oyuna başlar."
        asked "who deals, starting player, first dealer, who goes first"
            / "ilk başlayan oyuncu, başlamak, oyuna başlamak, taş dağıtan, kim dağıtır"
        contested [B.at("I, Taş Dağıtımı 1, 2, 4")] in All
            [B.at("I, Taş Dağıtımı 1, 2, 4")]:
                "The player to the right of the dealer starts." / "Dağıtanın sağındaki oyuncu başlar."
            [A.at("2, Dağıtım")]:
                "The dealer starts, or the players choose the starter at random."
                / "Dağıtan ya da rastgele seçilen bir oyuncu başlar."
            [C.at("rule 6")]:
                "The player who starts is fixed before the game."
                / "Oyuna kimin başlayacağı baştan bellidir."
            elsewhere
                "If the players want to use another rule to decide who starts, they agree on that rule before the \
                    first hand. The player who starts throws the first tile and may win on the first turn."
                / "Oyuna kimin başlayacağını başka bir kuralla belirliyorsanız o kuralı ilk elden önce kararlaştırın. \
                    Başlayan oyuncu ilk taşı atar ve ilk turunda bitebilir."
        unshown Setting
        see [TilesDeal, TurnOrder];

    DealStacks: "The stacks" / "Taşların dizilişi"
        "Before the deal the tiles lie face down in stacks. In the classic game there are 21 stacks of five tiles and \
            one extra tile. In 101 each stack has seven tiles. The players throw one die to choose a stack. They put \
            the bottom tile of this stack face up on the next stack. Then the tiles are dealt."
        / "Taşlar kapalı olarak yığınlara dizilir. Klasik okeyde beşerlik 21 yığın yapılır, bir taş artar. 101'de \
            yığınlar (balyalar) yedişerliktir. Tek zar atılır ve bir balya seçilir. Bu balyanın en altındaki taş, açık \
            olarak bir sonraki balyanın üstüne konur. Sonra taşlar dağıtılır."
        asked "build the stacks, wall, piles of five" / "taşların dizilişi, taşları yığmak, yığın, balya"
        single_source [D.at("Taşlar ve Oyuncular"), B.at("I, Taş Dağıtımı 5")] in Okeys
        unshown Setting
        see [IndicatorTurned, TilesDeal];

    IndicatorTurned: "Turning up the indicator" / "Gösterge nasıl açılır"
        "In the classic game the dice are thrown twice: the first throw chooses a stack, and the second throw chooses \
            a tile of this stack. The chosen tile is turned up and becomes the indicator. In 101 three stacks are left \
            in front of the dealer after the deal. The top tile of the leftmost stack is turned up and becomes the \
            indicator."
        / "Klasik okeyde zar iki kez atılır: ilki yığını, ikincisi o yığında açılacak taşı belirler. Açılan taş \
            gösterge olur. 101'de dağıtımdan sonra yerde üç yığın kalır; dağıtana göre en soldaki yığının en üst taşı \
            gösterge olur."
        asked "turn up the indicator, choose the indicator, dice for the indicator"
            / "gösterge açmak, gösterge seçmek, zarla gösterge"
        contested [D.at("Taşlar ve Oyuncular"), B.at("I, Okey Belirleme 1")] in Okeys
            [D.at("Taşlar ve Oyuncular")]:
                "In the classic game the indicator is chosen with two throws of the dice."
                / "Klasik okeyde göstergeyi iki zar atışı belirler."
            [B.at("I, Okey Belirleme 1")]:
                "In 101 the top tile of the leftmost stack is turned up."
                / "101'de en soldaki yığının en üst taşı açılır."
            [A.at("2, Okey Belirleme")]: "A tile chosen at random is turned up." / "Rastgele bir taş açılır."
            elsewhere
                "No player knows the okey before the indicator is turned up, so it makes no difference how the \
                    indicator is chosen."
                / "Gösterge açılana kadar hiçbir oyuncu okeyi bilmez. Bu yüzden göstergeyi nasıl seçtiğiniz fark etmez."
        unshown Setting
        see [IndicatorOkey, IndicatorRedraw];

    TurnOrder: "A turn" / "Bir tur"
        "The player whose turn it is draws a tile from the stock or takes the left neighbour's last discard. In \
            101 the player may then open and lay off. At the end of the turn the player throws one tile. On the first \
            turn of a hand, the player who starts draws no tile and only throws one."
        / "Sırası gelen oyuncu ya ortadan bir taş çeker ya da solundaki oyuncunun attığı son taşı alır. 101'de \
            ardından isterse el açar ve taş işler. En sonunda bir taş atar. Oyuna başlayan oyuncu ilk turunda taş \
            çekmez, yalnız taş atar."
        asked "order of a turn, what to do in a turn, draw a tile" / "sıra bende, sırada ne yapılır, taş çekmek"
        agreed [A.at("3, Adım 1-5"), B.at("II, Oyun Sırası ve Taş Çekme 2-4"), C.at("game"),
                D.at("Oyunun Oynanması")] in All
        obeys followed(Shows::Yes, "players Ali Ayşe Veli Can\nindicator R5\nAli: throw K4\nAyşe: take K4, throw B9"):
            "Ali starts and throws K4; Ayşe takes K4 and throws B9"
            / "Ali başlıyor ve K4 atıyor; Ayşe K4'ü alıyor, B9 atıyor"
        breaks followed(Shows::No, "players Ali Ayşe Veli Can\nindicator R5\nAli: throw K4\nAyşe: throw B9"):
            "Ayşe throws a tile without drawing first" / "Ayşe taş çekmeden taş atıyor"
        see [TilesDirection, WinFirstTurn, IrregularTurn];

    StockLast: "When a hand ends with an empty stock" / "Deste bitince el ne zaman sona erer"
        "The player who draws the last tile of the stock throws one tile, and then the hand is over. At some tables \
            (stock.last_discard=finish) the next player may take this last discard, but only to finish with it. If the \
            next player cannot finish with it, the hand is over. If you record a game at one of these tables and no \
            player finishes a hand, write \"end\" as the last line of the hand. In 101 the command okey play does not \
            accept this setting. In the classic game the command offers the last discard to a player who can finish \
            with it."
        / "Destenin son taşını çeken oyuncu bir taş atar ve el sona erer. Kimi masada (stock.last_discard=finish) \
            sıradaki oyuncu bu son taşı alıp bitebilir; bitemezse el yine sona erer. Böyle bir masada kayıt \
            tutuyorsanız, kimsenin bitmediği elin son satırına \"son\" yazın. Bu ayarla okey oyna komutu 101 oynatmaz. \
            Klasik oyunda ise son atılan taşı, onunla bitebilecek oyuncuya sunar."
        asked "hand ends when the stock is empty, last draw, after the last tile is drawn"
            / "deste tükenince el ne zaman biter, son çekilen taş, ortadaki taş kalmadı"
        contested [B.at("V, Oyun Bitişi 1"), F] in Okeys
            [B.at("V, Oyun Bitişi 1"), F] at "stock.last_discard" = "closed":
                "The hand ends when the player who drew the last tile throws a tile."
                / "Destenin son taşını çeken oyuncu taş atınca el biter."
            [F]:
                "The next player may finish with the tile thrown after the last draw."
                / "Sıradaki oyuncu, son atılan taşla bitebilir."
            elsewhere
                "If the next player may finish with the last discard, the player who throws it tries to choose a tile \
                    that does not let the next player finish."
                / "Son atılan taşla bitilebilen masada son taşı atan oyuncu, sıradaki oyuncunun bitemeyeceği bir taş \
                    atmaya çalışır."
        obeys allowed("judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' --variant okey -i R5 --throw K6 --taken Y10 --last-discard \
                --set stock.last_discard=finish"):
            "the player finishes with the last discard, and this table allows it"
            / "oyuncu son atılan taşla bitiyor; bu masada son atılan taşla bitilebilir"
        breaks forbidden("judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' --variant okey -i R5 --throw K6 --taken Y10 --last-discard"):
            "the player wants to finish with the last discard, but at this table the hand is already over"
            / "oyuncu son atılan taşla bitmek istiyor; ama bu masada el, son taş atılınca biter"
        see [TakeLastDiscard, ScoreExhausted, PenaltyExhausted];

    TakeLastDiscard: "Taking the last discard" / "Son atılan taşı almak"
        "If the stock is empty, no player may take the last discard. At some tables the next player may take the last \
            discard, but only to finish the hand with it at once."
        / "Destede taş kalmadıysa son atılan taşı kimse alamaz. Kimi masada sıradaki oyuncu bu taşı alabilir, ama \
            yalnız onunla bitmek için; elinde tutamaz."
        asked "last discard, take the last discard, take when the stock is empty"
            / "son taşı almak, deste tükenince atılan taş, deste bitince yandan almak"
        contested [F] in Okeys
            [F] at "stock.last_discard" = "closed": "No player may take the last discard." / "Son atılan taşı kimse alamaz."
            [F]:
                "A player who finishes with the last discard may take it."
                / "Son atılan taşı, onunla bitecek olan oyuncu alabilir."
            elsewhere
                "If the last discard may be taken, the player who throws it should consider whether the next \
                    player could finish with it."
                / "Son atılan taş alınabiliyorsa taşı atan, sıradaki oyuncunun onunla bitip bitemeyeceğini \
                    düşünmelidir."
        obeys allowed("judge take Y10 --variant okey -i R5"):
            "the player takes a discard while tiles are left in the stock"
            / "oyuncu, destede daha taş varken soldaki oyuncunun attığı taşı alıyor"
        breaks forbidden("judge take Y10 --variant okey -i R5 --last-discard"):
            "the player takes the last discard after the stock is empty"
            / "oyuncu, deste tükendikten sonra son atılan taşı alıyor"
        see [StockLast, TilesDirection, TakeMustOpen];

    SeatsTwoThree: "Two or three players" / "İki ya da üç oyuncu"
        "The source documents describe a game for four players. With two or three players, each player gets the same \
            number of tiles as with four: 14 in the classic game (15 for the player who starts), and 21 in 101 (22 for \
            the player who starts). In the classic game 76 tiles stay in the stock with two players, and 62 tiles with \
            three. In 101 these numbers are 62 and 41. Play still passes to the right. With two players, the left and \
            the right neighbour are the same player. Hands with two or three players are scored by the same rules as \
            hands with four players. This program plays games and checks records only for four players."
        / "Kaynak belgeler dört kişilik oyunu anlatır. İki ya da üç kişi oynarsa her oyuncuya dağıtılan taş sayısı \
            değişmez: klasikte herkese 14, başlayana 15; 101'de herkese 21, başlayana 22 taş dağıtılır. Klasik oyunda \
            destede iki kişiyle 76, üç kişiyle 62 taş kalır. 101'de iki kişiyle 62, üç kişiyle 41 taş kalır. Sıra yine \
            sağa geçer; iki kişilik oyunda soldaki de sağdaki de öbür oyuncudur. Puanlar dört kişilik oyundaki gibi \
            yazılır. Program yalnız dört kişilik oyunları oynatır ve izler."
        asked "two players, three players, fewer players, without a fourth"
            / "iki kişi, üç kişi, iki üç oyuncu, eksik oyuncu"
        contested [A.at("Giriş"), B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), D.at("Taşlar ve Oyuncular"), F] in Okeys
            [A.at("Giriş"), B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), D.at("Taşlar ve Oyuncular")]
                at "seats" = "4": "Four players play." / "Dört oyuncu oynar."
            [F] at "seats" = "3": "Three players may play too." / "Üç kişiyle de oynanır."
            [F] at "seats" = "2": "Two players may play too." / "İki kişiyle de oynanır."
            elsewhere
                "With fewer players the stock lasts longer, so fewer hands end because the stock is empty."
                / "Oyuncu azaldıkça deste daha geç tükenir; bu yüzden birinin bittiği eller çoğalır."
        obeys settled("Nil", -2, "score - --set seats=3", THREE):
            "three players play at a table for three" / "üç kişilik masada üç oyuncu var"
        breaks unsettled("score - --set seats=2", THREE):
            "three players play at a table for two" / "iki kişilik masada üç oyuncu var"
        see [TilesDeal, TilesDirection, TurnOrder];
};
