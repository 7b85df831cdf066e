//! Rules about the tiles, the deal and the direction of play, and about the indicator, the okey and the false joker.

use crate::rules::entry::{A, B, C, D, Section, field};

pub(super) const TILES: Section = catalogue! {
    "Tiles" / "Taşlar";

    TilesSet: "The set" / "Taş takımı"
        "Okey and 101 use the same set of tiles. The set has two tiles of every number from 1 to 13 in each of \
            four colours: black, red, blue and yellow. In addition to these 104 numbered tiles, the set has two false \
            jokers. No tile has the number 14 or 0."
        / "Okey ve 101 aynı taş takımıyla oynanır. Takımda dört renk vardır: siyah, kırmızı, mavi, sarı. Her renkte \
            1'den 13'e kadar her sayıdan iki taş bulunur; bunlar 104 taş eder. Bir de iki sahte okey vardır. 14 ya da \
            0 sayılı taş yoktur."
        asked "set of tiles, number of tiles in the box, 106 tiles" / "taş takımı, kaç taş var, 106 taş"
        agreed [A.at("1"), B.at("Genel Bilgiler, Oyun Ekipmanı"), D.at("Taşlar ve Oyuncular")] in Okeys
        obeys yes("check -i R5 K1-13 K1 R9"):
            "the set has all tiles of the hand: black 1 to 13, a second black 1 and red 9"
            / "eldeki her taş oyunun taş takımında var: siyah 1'den 13'e, ikinci siyah 1 ve kırmızı 9"
        breaks refused("check -i R5 K1-13 K1 R14"):
            "the hand contains red 14, but no tile has the number 14"
            / "yazılan elde kırmızı 14 var, ama 14 sayılı taş yoktur"
        see [TilesColours, TilesCopies, FalseJokerValue];

    TilesColours: "Colours" / "Renkler"
        "The four colours are black, red, blue and yellow. Some sets have green tiles in place of yellow ones; green \
            is then the fourth colour. No set has five colours. A hand with both yellow and green tiles cannot come \
            from one set, so the program rejects the hand."
        / "Taşlar dört renktir: siyah, kırmızı, mavi, sarı. Kimi taş takımlarında sarının yerinde yeşil vardır; yeşil \
            beşinci bir renk değildir, sarının yerini tutar. Bir elde hem sarı hem yeşil taş olamaz; program öyle \
            yazılan eli kabul etmez."
        asked "tile colours, green tiles, colour of a tile" / "taş renkleri, yeşil taş"
        agreed [A.at("1"), B.at("Genel Bilgiler, Oyun Ekipmanı"), C.at("tiles"), D.at("Taşlar ve Oyuncular")] in All
        obeys yes("check -i R5 G1-13 G1 R9"):
            "the hand has green tiles and no yellow tiles" / "elde yeşil taşlar var, sarı taş yok"
        breaks refused("check -i R5 Y1-13 G1 R9"):
            "the hand has both yellow and green tiles" / "elde hem sarı hem yeşil taş var"
        see [TilesSet];

    TilesCopies: "How many copies of a tile" / "Bir taştan kaç tane"
        "A hand holds at most two copies of a numbered tile and at most two false jokers. A hand holds at most one \
            tile with the indicator's colour and number, because the indicator itself lies face up on the table. In \
            the simplified game (cs102) the numbers are 1 to 7, there are four copies of every tile, and there are no \
            false jokers and no indicator. A hand that exceeds these limits is impossible: the program reports an \
            error instead of an answer."
        / "Bir elde sayılı bir taştan en çok iki, sahte okeyden de en çok iki tane olur. Göstergenin kendisi masada \
            açık durur; bu yüzden elde o taştan en çok bir tane (göstergenin eşi) olabilir. Basitleştirilmiş oyunda \
            (cs102) sayılar 1'den 7'ye kadardır, her taştan dört tane vardır, sahte okey ve gösterge yoktur. Bu \
            sınırları aşan bir el olamaz: program karar vermez, hata bildirir."
        asked "copies of a tile, three of the same tile, how many of each"
            / "aynı taştan kaç tane, üç aynı taş, taşın kopyası"
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
            other player 14. A player who has drawn a tile holds one extra tile until they throw one."
        / "Klasik okeyde herkese 14, oyuna başlayana 15 taş dağıtılır; destede 48 taş kalır. 101'de herkese 21, \
            başlayana 22 taş dağıtılır; destede 20 taş kalır. Basitleştirilmiş oyunda (cs102) 112 taş vardır; herkese \
            14, başlayana 15 taş dağıtılır. Taş çeken oyuncunun ıstakasında, taş atana kadar bir taş fazla olur."
        asked "tiles in a hand, how many tiles each, tiles dealt, deal size"
            / "elde kaç taş olur, taş dağılımı, dağıtılan taş sayısı"
        agreed [A.at("2, Dağıtım"), B.at("I, Taş Dağıtımı 3, 4"), C.at("game"), D.at("Taşların Dağıtımı")] in All
        obeys yes("check -i R5 K1-13 K1"):
            "the hand has 14 tiles, as many as a player holds between turns"
            / "elde 14 taş var; sırası gelmemiş oyuncunun elinde bu kadar taş olur"
        breaks refused("check -i R5 K1-13"):
            "the hand has only 13 tiles, one too few"
            / "elde yalnız 13 taş var, bir taş eksik"
        see [WinDiscard, OpenKeepOne];

    TilesDirection: "Direction of play" / "Oyunun yönü"
        "The turn passes anticlockwise, to the player on the right. The player whose turn it is draws a tile from the \
            stock or takes the last discard of the player on the left (the left neighbour). No other discard may be \
            taken."
        / "Oyun saat yönünün tersine, sağa doğru döner. Sırası gelen oyuncu ya ortadan bir taş çeker ya da solundaki \
            oyuncunun attığı son taşı alır. Başka bir oyuncunun attığı taş da, daha önce atılmış taşlar da alınamaz."
        asked "direction of play, clockwise, anticlockwise, left or right" / "oyun yönü, saat yönü, sağa sola dönmek"
        agreed [A.at("3, Adım 3"), B.at("II, Oyun Sırası ve Taş Çekme 1, 3"), D.at("Oyunun Oynanması")] in All
        obeys allowed("judge take Y7 --variant okey -i R5 --from left"):
            "the player takes the left neighbour's last discard"
            / "oyuncu, solundaki oyuncunun attığı son taşı alıyor"
        breaks forbidden("judge take Y7 --variant okey -i R5 --from right"):
            "the player takes the right neighbour's discard" / "oyuncu, sağındaki oyuncunun attığı taşı alıyor"
        see [TakeMustOpen];
};

pub(super) const JOKERS: Section = catalogue! {
    "Indicator, okey, false joker" / "Gösterge, okey, sahte okey";

    IndicatorOkey: "Which tile is the okey" / "Okeyin hangi taş olduğu"
        "After the deal one tile is turned up: the indicator (gösterge). The okey is the tile of the same colour with \
            the next higher number. For example, if the indicator is red 5, the okey is red 6. No tile has a number \
            above 13. So if the indicator is a 13, the okey is the 1 of that colour."
        / "Dağıtımdan sonra bir taş açılır; bu taş göstergedir. Okey, göstergeyle aynı renkten, sayısı bir büyük olan \
            taştır: gösterge kırmızı 5 ise okey kırmızı 6'dır. 13'ten büyük sayı yoktur; gösterge 13 ise okey o rengin \
            1'idir."
        asked "which tile is the okey, find the okey, okey of the hand" / "okey hangi taş, okeyi belirlemek, okey kaç"
        agreed [A.at("2, Okey Belirleme"), B.at("I, Okey Belirleme 2, 4, 6"), D.at("Taşlar ve Oyuncular")] in Okeys
        obeys yes("check -i R13 K1-12 R1x2 Y9"):
            "the indicator is red 13, so both red 1s are okeys" / "gösterge kırmızı 13, bu yüzden iki kırmızı 1 de okey"
        breaks no("check -i R12 K1-12 R1x2 Y9"):
            "the indicator is red 12, so red 1 is not the okey" / "gösterge kırmızı 12, bu yüzden kırmızı 1 okey değil"
        see [IndicatorRedraw, OkeyWild, IndicatorNone];

    IndicatorRedraw: "A false joker turned up" / "Gösterge sahte okey çıkarsa"
        "A false joker has no number, so it cannot be the indicator. If the players turn up a false joker, they put it \
            back and turn up other tiles until a numbered tile appears. According to the guide to 101, the players \
            turn up the tile below the false joker."
        / "Sahte okeyin sayısı olmadığı için gösterge olamaz. Açılan taş sahte okeyse geri konur ve sayılı bir taş \
            çıkana kadar yenisi açılır. 101 rehberine göre sahte okeyin altındaki taş açılır."
        asked "false joker as indicator, indicator is a false joker, flip a false joker"
            / "gösterge sahte, gösterge sahte okey, sahte okey açıldı"
        single_source [B.at("I, Okey Belirleme 3")] in Okeys
        obeys yes("check -i Y3 K1-13 K1 R9"):
            "the indicator is yellow 3, a numbered tile"
            / "gösterge sarı 3, yani sayılı bir taş"
        breaks refused("check -i J K1-13 K1 R9"):
            "a false joker is named as the indicator" / "gösterge olarak sahte okey yazılmış"
        see [IndicatorOkey];

    OkeyWild: "The okey is wild" / "Okey her taşın yerine geçer"
        "There are two okeys, and both are wild: each okey may stand for any tile. An okey may stand for a missing \
            tile or for its own colour and number. It may even stand for a third copy of a tile whose two copies \
            already lie in other melds."
        / "İki okey vardır, ikisi de her taşın yerine geçer. Okeyi eksik bir taşın yerine koyabilir ya da kendi rengi \
            ve sayısıyla kullanabilirsiniz. Bir taşın iki tanesi de başka perlerde olsa bile okeyi o taşın üçüncüsü \
            olarak kullanabilirsiniz."
        asked "okey is wild, wild tile, okey stands for any tile, replace any tile, any tile you like"
            / "okey her taş, okey yerine geçmek"
        agreed [A.at("4, Okey Kullanımı"), B.at("IV, Okey İşleme 1"), D.at("Okey ve Sahte Okey Taşları")] in Okeys
        obeys yes("check -i R8 K4-6 K5-7 RBY5 O B9-12 Y13"):
            "both black 5s lie in runs, and the okey stands for a third black 5 in a group of four"
            / "iki siyah 5 de serilerde; okey, dörtlü grupta üçüncü bir siyah 5 olur"
        breaks no("check -i R8 K1 O K4 R1-3 B4-7 Y9-12 Y2"):
            "one okey cannot stand for both K2 and K3: K1-O*-K4 is not a run"
            / "tek okey hem K2'nin hem K3'ün yerine geçemez: K1-O*-K4 seri değildir"
        see [MeldWilds, FalseJokerValue, SwapOkey];

    FalseJokerValue: "The value of a false joker" / "Sahte okeyin değeri"
        "The false jokers take the place of the tiles that became okeys. For example, if the indicator is red 5, the \
            two red 6s are okeys (wild). Each false joker then counts as a red 6 and as no other tile. Both false \
            jokers count as the same tile, so together they are a pair."
        / "Gösterge kırmızı 5 ise iki kırmızı 6 okeydir, yani her taşın yerine geçer. Kırmızı 6'nın yerini sahte okey \
            tutar: sahte okey kırmızı 6 gibi oynanır, başka bir taşın yerine geçmez. İki sahte okey aynı taş sayılır, \
            bu yüzden ikisi bir çift olur."
        asked "false joker meaning, value of a false joker, false joker used as"
            / "sahte okey nedir, sahte okey ne sayılır, sahte okeyin değeri, sahte okey yarar"
        contested [A.at("2, Sahte Okey Değeri Atama"), D.at("Okey ve Sahte Okey Taşları"), field(16)] in Okeys
            [A.at("2, Sahte Okey Değeri Atama"), D.at("Okey ve Sahte Okey Taşları"), field(16)]
                    at "false_joker" = "okey":
                "A false joker takes the okey's colour and number." / "Sahte okey, okeyin rengini ve sayısını alır."
            [B.at("I, Okey Belirleme 5"), field(2)] at "false_joker" = "indicator":
                "A false joker takes the indicator's colour and number."
                / "Sahte okey göstergenin rengini ve sayısını alır."
            [field(6)] at "false_joker" = "wild":
                "A false joker is wild, like an okey." / "Sahte okey de okey gibi her taşın yerine geçer."
            elsewhere
                "If false jokers take the indicator's colour and number, a hand can hold three tiles with this colour \
                    and number: the indicator's twin and both false jokers. If false jokers are wild, a hand can hold \
                    four wild tiles, and many more hands win."
                / "Sahte okey göstergenin değerini alıyorsa bir elde göstergeyle aynı sayılan üç taş olabilir: \
                    göstergenin eşi ve iki sahte okey. Sahte okey her taşın yerine geçiyorsa bir elde okey gibi \
                    oynanan dört taş olabilir; bu masada bitmek çok daha kolaydır."
        obeys yes("check -i R5 K1-3 J R7-9 KBY10 Y11-13 Y1 K6"):
            "the false joker J* counts as R6 and forms a run with R7 R8 R9"
            / "sahte okey J*, R6 sayılır ve R7 R8 R9 ile seri olur"
        breaks no("check -i R5 K1 K2 J R7-10 KBY10 Y11-13 Y1 K6"):
            "the false joker J* counts as R6 and cannot stand for K3" / "sahte okey J*, R6 sayılır; K3'ün yerine geçmez"
        see [OkeyWild, PairShape, PenaltyFalseJoker];
};
