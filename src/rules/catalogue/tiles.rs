//! Rules about the tiles, the deal and the direction of play.

use crate::rules::entry::{A, B, C, D};

catalogue! {
    "Tiles" / "Taşlar";

    TilesSet: "The set" / "Taş takımı"
        "Okey and 101 use the same set of tiles. The set has two tiles of every number from 1 to 13 in each of \
            four colours: black, red, blue and yellow. In addition to these 104 numbered tiles, the set has two false \
            jokers. No tile has the number 14 or 0."
        / "Okey ve 101 aynı taş takımıyla oynanır. Takımda siyah, kırmızı, mavi ve sarının her birinden 1'den 13'e \
            kadar ikişer taş, yani 104 sayılı taş, bir de iki sahte okey vardır. 14 ya da 0 sayılı taş yoktur."
        agreed [A.at("1"), B.at("Genel Bilgiler, Oyun Ekipmanı"), D.at("Taşlar ve Oyuncular")] in Okeys
        obeys yes("check -i R5 K1-13 K1 R9"):
            "every tile of the hand is in the set: black 1 to 13, a second black 1 and red 9"
            / "eldeki bütün taşlar takımda var: siyah 1'den 13'e, ikinci siyah 1 ve kırmızı 9"
        breaks refused("check -i R5 K1-13 K1 R14"):
            "the hand names red 14, but no tile has the number 14"
            / "elde kırmızı 14 yazıyor, oysa 14 sayılı taş yoktur"
        see [TilesColours, TilesCopies, FalseJokerValue];

    TilesColours: "Colours" / "Renkler"
        "The four colours are black, red, blue and yellow. Some sets have green tiles in place of yellow ones. In \
            such a set green is the fourth colour; no set has five colours. A hand with both yellow and green tiles \
            cannot come from one set, so the program refuses it."
        / "Dört renk siyah, kırmızı, mavi ve sarıdır. Kimi taş takımlarında sarının yerinde yeşil vardır; yeşil \
            beşinci bir renk değildir, sarının yerini tutar. Bir elde hem sarı hem yeşil olamaz; öyle yazılan el geri \
            çevrilir."
        agreed [A.at("1"), B.at("Genel Bilgiler, Oyun Ekipmanı"), C.at("tiles"), D.at("Taşlar ve Oyuncular")] in All
        obeys yes("check -i R5 G1-13 G1 R9"):
            "the hand has green tiles and no yellow tiles" / "elde yeşil taşlar var, sarı taş yok"
        breaks refused("check -i R5 Y1-13 G1 R9"):
            "the hand has both yellow and green tiles" / "elde hem sarı hem yeşil taş var"
        see [TilesSet];

    TilesCopies: "How many copies of a tile" / "Bir taştan kaç tane"
        "A hand holds at most two copies of a numbered tile and at most two false jokers. A hand holds at most one \
            tile with the indicator's colour and number, because the indicator itself lies face up on the table. In \
            the simplified game (cs102) the numbers are 1 to 7, every tile exists four times, and there are no false \
            jokers and no indicator. A hand that breaks these limits cannot exist: the program reports an error and \
            gives no verdict."
        / "Bir elde sayılı bir taştan en çok iki, sahte okeyden de en çok iki tane olur. Göstergenin kendisi masada \
            açık durduğu için elde onun eşinden ancak bir tane olabilir. Basitleştirilmiş oyunda (cs102) sayılar 1'den \
            7'ye kadardır, her taştan dört tane vardır, sahte okey ve gösterge yoktur. Buna uymayan bir el olamaz: \
            karar verilmez, hata bildirilir."
        derived [A.at("1"), B.at("Genel Bilgiler, Oyun Ekipmanı"), C.at("rules 1, 2"),
                D.at("Taşlar ve Oyuncular")] in All
        obeys yes("pairs -i R5 K1x2 R2x2 B3x2 Y4x2 K9x2 R8x2 B11x2 Y13"):
            "the hand holds no tile more than twice" / "elde hiçbir taştan ikiden fazla yok"
        breaks refused("pairs -i R5 K1x2 K1 B3x2 Y4x2 K9x2 R8x2 B11x2 Y13 Y1"):
            "the hand holds three black 1s" / "elde üç siyah 1 var"
        see [TilesSet, IndicatorOkey];

    TilesDeal: "The deal" / "Dağıtım"
        "In classic Okey the player who starts is dealt 15 tiles, and every other player 14; 48 tiles stay in the \
            stock. In 101 the player who starts is dealt 22 tiles, and every other player 21; 20 tiles stay in the \
            stock. The simplified game (cs102) has 112 tiles: the player who starts is dealt 15 of them, and every \
            other player 14. A player who has drawn a tile holds one tile more until they throw one."
        / "Okeyde herkese 14, oyuna başlayana 15 taş dağıtılır, destede 48 taş kalır. 101'de herkese 21, başlayana 22 \
            taş dağıtılır, destede 20 taş kalır. cs102'de 112 taştan herkese 14, başlayana 15 taş dağıtılır. Taş çeken \
            oyuncunun ıstakasında, taş atana kadar bir taş fazla olur."
        agreed [A.at("2, Dağıtım"), B.at("I, Taş Dağıtımı 3, 4"), C.at("game"), D.at("Taşların Dağıtımı")] in All
        obeys yes("check -i R5 K1-13 K1"):
            "the hand has 14 tiles, as a hand has between two turns" / "elde 14 taş var: tur aralarında böyle olur"
        breaks refused("check -i R5 K1-13"):
            "the hand has only 13 tiles, which are too few"
            / "elde 13 taş var; bir elde bu kadar az taş olmaz"
        see [WinDiscard, OpenKeepOne];

    TilesDirection: "Direction of play" / "Oyunun yönü"
        "The turn passes anticlockwise, to the player on the right. The player whose turn it is draws a tile from \
            the stock or takes the last discard of the player on the left (the left neighbour). No player may take a \
            discard of any other player, or an earlier discard."
        / "Oyun saat yönünün tersine, sağa doğru döner. Sırası gelen oyuncu ya ortadan bir taş çeker ya da solundaki \
            oyuncunun attığı son taşı alır. Başka bir oyuncunun attığı taş da, daha önce atılmış taşlar da alınamaz."
        agreed [A.at("3, Adım 3"), B.at("II, Oyun Sırası ve Taş Çekme 1, 3"), D.at("Oyunun Oynanması")] in All
        obeys allowed("judge take Y7 --variant okey -i R5 --from left"):
            "the player takes the left neighbour's last discard"
            / "oyuncu, solundaki oyuncunun attığı son taşı alır"
        breaks forbidden("judge take Y7 --variant okey -i R5 --from right"):
            "the player takes the right neighbour's discard" / "oyuncu, sağındaki oyuncunun attığı taşı alır"
        see [TakeMustOpen];
}
