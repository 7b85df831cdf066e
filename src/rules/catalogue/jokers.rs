//! Rules about the indicator, the okey and the false joker.

use crate::rules::entry::{A, B, D, field};

catalogue! {
    "Indicator, okey, false joker" / "Gösterge, okey, sahte okey";

    IndicatorOkey: "Which tile is the okey" / "Okeyin hangi taş olduğu"
        "After the deal one tile is turned up: the indicator (gösterge). The okey is the tile of the same colour \
            with the next higher number. If the indicator is red 5, the okey is red 6. No tile has a number above 13, \
            so if the indicator is a 13, the okey is the 1 of that colour."
        / "Dağıtımdan sonra bir taş açılır; bu taş göstergedir. Okey, göstergeyle aynı renkten, sayısı bir büyük olan \
            taştır: gösterge kırmızı 5 ise okey kırmızı 6'dır. 13'ten büyük sayı yoktur; gösterge 13 ise okey o rengin \
            1'idir."
        agreed [A.at("2, Okey Belirleme"), B.at("I, Okey Belirleme 2, 4, 6"), D.at("Taşlar ve Oyuncular")] in Okeys
        obeys yes("check -i R13 K1-12 R1x2 Y9"):
            "the indicator is red 13, so both red 1s are okeys" / "gösterge kırmızı 13, iki kırmızı 1 de okey"
        breaks no("check -i R12 K1-12 R1x2 Y9"):
            "the indicator is red 12, so red 1 is not the okey" / "gösterge kırmızı 12, kırmızı 1 okey değil"
        see [IndicatorRedraw, OkeyWild, IndicatorNone];

    IndicatorRedraw: "A false joker turned up" / "Gösterge sahte okey çıkarsa"
        "A false joker has no number, so it cannot be the indicator. If a false joker is turned up, the players \
            put it back and turn up another tile, until the tile is a numbered one. According to the guide to 101, \
            the players turn up the tile below the false joker."
        / "Sahte okeyin sayısı olmadığı için gösterge olamaz. Açılan taş sahte okeyse geri konur ve sayılı bir taş \
            çıkana kadar yenisi açılır. 101 rehberine göre bir alttaki taş açılır."
        single_source [B.at("I, Okey Belirleme 3")] in Okeys
        obeys yes("check -i Y3 K1-13 K1 R9"):
            "the indicator is yellow 3, a numbered tile"
            / "gösterge sarı 3, yani sayılı bir taş"
        breaks refused("check -i J K1-13 K1 R9"):
            "a false joker is named as the indicator" / "gösterge diye sahte okey yazıldı"
        see [IndicatorOkey];

    OkeyWild: "The okey is wild" / "Okey her taşın yerine geçer"
        "There are two okeys, and both are wild: each okey may stand for any tile. An okey may stand for a missing \
            tile, for its own colour and number, or even for a tile whose two copies already lie in other melds. The \
            limit of two copies does not apply to the tile that an okey stands for."
        / "İki okey vardır, ikisi de her taşın yerine geçer: eksik bir taşın, okeyin kendi taşının, hatta iki tanesi \
            de başka perlerde duran bir taşın. Okeyin yerine geçtiği taş için kopya sınırı aranmaz."
        agreed [A.at("4, Okey Kullanımı"), B.at("IV, Okey İşleme 1"), D.at("Okey ve Sahte Okey Taşları")] in Okeys
        obeys yes("check -i R8 K4-6 K5-7 RBY5 O B9-12 Y13"):
            "both black 5s lie in runs, and the okey stands for a third black 5 in a group of four"
            / "iki siyah 5 serilerdeyken okey dörtlü grupta üçüncü siyah 5 olur"
        breaks no("check -i R8 K1 O K4 R1-3 B4-7 Y9-12 Y2"):
            "one okey cannot stand for two tiles: K1-O*-K4 is not a run"
            / "bir okey iki taşın yerine geçmez: K1-O*-K4 seri olmaz"
        see [MeldWilds, FalseJokerValue, SwapOkey];

    FalseJokerValue: "The value of a false joker" / "Sahte okeyin değeri"
        "The false joker replaces the tile that became the okey. For example, if the indicator is red 5, the two \
            red 6s are okeys (wild), and each false joker plays as a red 6 and as no other tile. Both false jokers \
            play as the same tile, so together they are a pair."
        / "Okeyler her taşın yerine geçtiği için okeyin kendi yerini sahte okey tutar. Gösterge kırmızı 5 ise sahte \
            okey kırmızı 6 gibi oynanır, başka bir taşın yerine geçmez. İki sahte okey aynı taş sayılır, birlikte çift \
            olur."
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
                "If false jokers take the indicator's value, a hand can hold three tiles that play as this value \
                    (the tile itself and both false jokers). If false jokers are wild, a hand can hold four wild \
                    tiles, and many more hands win."
                / "Göstergenin değerini aldığı masada bir elde o taştan üç tane olabilir (biri taşın kendisi, ikisi \
                    sahte okey). Her taşın yerine geçtiği masada bir elde okey gibi dört taş olabilir ve çok daha \
                    fazla el biter."
        obeys yes("check -i R5 K1-3 J R7-9 KBY10 Y11-13 Y1 K6"):
            "the false joker J* is R6 and forms a run with R7 R8 R9"
            / "sahte okey J*, R6 olarak R7 R8 R9'un başına gelir"
        breaks no("check -i R5 K1 K2 J R7-10 KBY10 Y11-13 Y1 K6"):
            "the false joker J* is R6 and cannot stand for K3" / "sahte okey J*, K3'ün yerine geçmez"
        see [OkeyWild, PairShape, PenaltyFalseJoker];
}
