//! The tiles, the deal and the direction of play.

use crate::rules::source::{A, B, C, D};

catalogue! {
    tr "Taşlar" en "Tiles";

    TilesSet: tr "Taş takımı" en "The set"
        tr "Okey ve 101 aynı taş takımıyla oynanır: siyah, kırmızı, mavi ve sarının her birinden 1'den 13'e kadar \
            ikişer taş, yani 104 sayılı taş, bir de iki sahte okey. 14 ya da 0 sayılı taş yoktur."
        en "Okey and 101 are played with the same set: 1 to 13 in black, red, blue and yellow, two of each, which \
            makes 104 numbered tiles, and two false jokers. There is no 14 and no 0."
        agreed [A.at("1"), B.at("Genel Bilgiler, Oyun Ekipmanı"), D.at("Taşlar ve Oyuncular")] in Okeys
        obeys yes("check -i R5 K1-13 K1 R9"):
            tr "bir rengin 13 sayısı ve ikinci 1'i" en "the 13 numbers of one colour and its second 1"
        breaks refused("check -i R5 K1-13 K1 R14"): tr "14 sayılı taş yoktur" en "no tile has the number 14"
        see [TilesColours, TilesCopies, FalseJokerValue];

    TilesColours: tr "Renkler" en "Colours"
        tr "Dört renk siyah, kırmızı, mavi ve sarıdır. Kimi taş takımlarında sarının yerinde yeşil vardır; bu beşinci \
            bir renk değil, aynı rengin başka boyasıdır. Bir elde hem sarı hem yeşil yazılmışsa hangisinin \
            kastedildiği belli olmaz, el okunmaz."
        en "The four colours are black, red, blue and yellow. Some sets paint the fourth one green; that is not a \
            fifth colour but the same one in another paint. A hand that names both yellow and green cannot be from one \
            set and is refused."
        agreed [A.at("1"), B.at("Genel Bilgiler, Oyun Ekipmanı"), C.at("tiles"), D.at("Taşlar ve Oyuncular")] in All
        obeys yes("check -i R5 G1-13 G1 R9"): tr "yeşilli bir taş takımından el" en "a hand from a set with green"
        breaks refused("check -i R5 Y1-13 G1 R9"): tr "bir elde hem sarı hem yeşil" en "yellow and green in one hand"
        see [TilesSet];

    TilesCopies: tr "Bir taştan kaç tane" en "How many of a tile"
        tr "Her sayılı taştan iki tane vardır; göstergenin eşi masada açık durduğundan elde ondan ancak bir tane \
            olabilir, sahte okey de en çok ikidir. Basitleştirilmiş oyunda (cs102) sayılar 1'den 7'ye kadardır, her \
            taştan dört tane vardır, sahte okey ve gösterge yoktur. Bunlara uymayan bir el olamaz: hakkında karar \
            verilmez, hata sayılır."
        en "There are two of every numbered tile; of the indicator's face a hand holds at most one, since its twin \
            lies face up on the table, and there are two false jokers at most. In the simplified game (cs102) the \
            numbers are 1 to 7 with four of each, and there are neither false jokers nor an indicator. A hand beyond \
            that cannot exist: it is an error and gets no verdict."
        derived [A.at("1"), B.at("Genel Bilgiler, Oyun Ekipmanı"), C.at("rules 1, 2"),
                D.at("Taşlar ve Oyuncular")] in All
        obeys yes("pairs -i R5 K1x2 R2x2 B3x2 Y4x2 K9x2 R8x2 B11x2 Y13"):
            tr "yedi taştan ikişer tane" en "two each of seven tiles"
        breaks refused("pairs -i R5 K1x2 K1 B3x2 Y4x2 K9x2 R8x2 B11x2 Y13 Y1"):
            tr "üçüncü bir siyah 1" en "a third black 1"
        see [TilesSet, IndicatorOkey];

    TilesDeal: tr "Dağıtım" en "The deal"
        tr "Okeyde herkese 14, oyuna başlayana 15 taş verilir, destede 48 taş kalır. 101'de herkese 21, başlayana 22 \
            taş verilir, destede 20 taş kalır. cs102'de 112 taştan herkese 14, ilk oyuncuya 15 taş düşer. Taş çekenin \
            ıstakasında bir taş fazla bulunur; taş atınca eski sayıya döner."
        en "Okey deals 14 tiles to each player and 15 to the starter, which leaves 48 in the stock. 101 deals 21 each \
            and 22 to the starter and leaves 20. In cs102 it is 14 and 15 of 112. After drawing, a player holds one \
            tile more than that until one is thrown."
        agreed [A.at("2, Dağıtım"), B.at("I, Taş Dağıtımı 3, 4"), C.at("game"), D.at("Taşların Dağıtımı")] in All
        obeys yes("check -i R5 K1-13 K1"): tr "iki sıra arasında 14 taş" en "14 tiles between two turns"
        breaks refused("check -i R5 K1-13"): tr "13 taş el olmaz" en "13 tiles are no hand"
        see [WinDiscard, OpenKeepOne];

    TilesDirection: tr "Oyunun yönü" en "Direction of play"
        tr "Oyun saat yönünün tersine, sağa doğru döner. Sırası gelen ya ortadan bir taş çeker ya da solundaki \
            oyuncunun attığı son taşı alır; başkasının attığı taş da, alttaki taşlar da alınamaz."
        en "Play passes anticlockwise, to the right. A player on turn draws from the stock or takes the last tile \
            thrown by the left neighbour; nobody else's discard may be taken, and no earlier one."
        agreed [A.at("3, Adım 3"), B.at("II, Oyun Sırası ve Taş Çekme 1, 3"), D.at("Oyunun Oynanması")] in All
        obeys allowed("judge take Y7 --variant okey -i R5 --from left"):
            tr "soldaki oyuncunun attığı son taşı almak" en "taking the left neighbour's last discard"
        breaks forbidden("judge take Y7 --variant okey -i R5 --from right"):
            tr "sağdaki oyuncunun attığı taşı almak" en "taking the right neighbour's discard"
        see [TakeMustOpen];
}
