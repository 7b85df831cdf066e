//! The indicator, the okey and the false joker.

use crate::rules::source::{A, B, D, field};

catalogue! {
    tr "Gösterge, okey, sahte okey" en "Indicator, okey, false joker";

    IndicatorOkey: tr "Okeyin hangi taş olduğu" en "Which tile is the okey"
        tr "Dağıtımdan sonra bir taş açılır: gösterge. Okey, göstergeyle aynı renkten ve sayısı bir büyük olan taştır; \
            gösterge kırmızı 5 ise okey kırmızı 6'dır. 13'ten büyük sayı olmadığından, 13 açılırsa okey o rengin \
            1'idir."
        en "One tile is turned up, the indicator (gösterge). The okey is the next number up in its colour: under a red \
            5 it is the red 6. Nothing comes after 13, so a 13 turned up makes the 1 of its colour the okey."
        agreed [A.at("2, Okey Belirleme"), B.at("I, Okey Belirleme 2, 4, 6"), D.at("Taşlar ve Oyuncular")] in Okeys
        obeys yes("check -i R13 K1-12 R1x2 Y9"):
            tr "kırmızı 13 açıldı, iki kırmızı 1 okeydir" en "red 13 is up, so both red 1s are okeys"
        breaks no("check -i R12 K1-12 R1x2 Y9"):
            tr "kırmızı 12 açıldı, kırmızı 1 okey değildir" en "red 12 is up, so red 1 is no okey"
        see [IndicatorRedraw, OkeyWild, IndicatorNone];

    IndicatorRedraw: tr "Gösterge sahte okey çıkarsa" en "A false joker turned up"
        tr "Sahte okeyin sayısı olmadığından gösterge olamaz. Açılan taş sahte okeyse geri konur ve sayılı bir taş \
            çıkana kadar yenisi açılır; 101 rehberi bir alttaki taşı açtırır."
        en "A false joker has no number and cannot name the okey. When one is turned up it is put back, and tiles are \
            turned until a numbered one shows; the guide to 101 turns the tile below it."
        single_source [B.at("I, Okey Belirleme 3")] in Okeys
        obeys yes("check -i Y3 K1-13 K1 R9"): tr "sayılı bir taş göstergedir" en "a numbered tile is the indicator"
        breaks refused("check -i J K1-13 K1 R9"):
            tr "sahte okey gösterge olarak verildi" en "a false joker given as the indicator"
        see [IndicatorOkey];

    OkeyWild: tr "Okey her taşın yerine geçer" en "The okey is wild"
        tr "Okeyden iki tane vardır, ikisi de her taşın yerine geçer: eksik bir taşın, okeyin kendisinin, hatta iki \
            tanesi de başka perlerde kullanılmış bir taşın. Okeyin konduğu yerde kopya sayılmaz."
        en "There are two okeys and both are wild. Each stands for any tile: one that is missing, its own face, even a \
            tile whose two copies already lie in other melds. What an okey stands for is not counted against the \
            copies in the set."
        agreed [A.at("4, Okey Kullanımı"), B.at("IV, Okey İşleme 1"), D.at("Okey ve Sahte Okey Taşları")] in Okeys
        obeys yes("check -i R8 K4-6 K5-7 RBY5 O B9-12 Y13"):
            tr "iki siyah 5 serilerdeyken okey dörtlü grupta üçüncü siyah 5 olur"
            en "with both black 5s in runs, the okey is a third one in a group of four"
        breaks no("check -i R8 K1 O K4 R1-3 B4-7 Y9-12 Y2"):
            tr "bir okey iki taşın yerine geçmez: K1-O*-K4 seri olmaz"
            en "one okey is not two tiles: K1-O*-K4 is no run"
        see [MeldWilds, FalseJokerValue, SwapOkey];

    FalseJokerValue: tr "Sahte okeyin değeri" en "What a false joker plays as"
        tr "Okey taşları her yere girdiği için okeyin kendi yeri boş kalır; o yeri sahte okey doldurur. Gösterge \
            kırmızı 5 ise sahte okey kırmızı 6 gibi oynanır, başka taşın yerine geçmez. İki sahte okey aynı taş \
            olduğundan birlikte çift olur."
        en "The okey's own tiles go anywhere, and the false joker fills the place they leave: under a red 5 it plays \
            as a red 6 and as nothing else. Both false jokers share that face, so they make a pair."
        contested [A.at("2, Sahte Okey Değeri Atama"), D.at("Okey ve Sahte Okey Taşları"), field(16)] in Okeys
            [A.at("2, Sahte Okey Değeri Atama"), D.at("Okey ve Sahte Okey Taşları"), field(16)]
                    at "false_joker" = "okey":
                tr "Sahte okey, okeyin rengini ve sayısını alır." en "It takes the okey's colour and number."
            [B.at("I, Okey Belirleme 5"), field(2)] at "false_joker" = "indicator":
                tr "Sahte okey göstergenin değerini alır." en "It takes the value of the indicator."
            [field(6)] at "false_joker" = "wild":
                tr "Sahte okey de okey gibi her taşın yerine geçer." en "It is as wild as an okey."
            elsewhere
                tr "Göstergenin değerini alırsa o taştan elde üç tane bulunabilir (biri taşın kendisi, ikisi sahte \
                    okey). Her taşın yerine geçerse bir elde dört okey olabilir; öyle masalarda çok daha fazla el \
                    biter."
                en "Where it takes the indicator's value, a hand can hold three of that face (the tile and both false \
                    jokers). Where it is wild, one hand can hold four wilds, and far more hands win."
        obeys yes("check -i R5 K1-3 J R7-9 KBY10 Y11-13 Y1 K6"):
            tr "J* = R6, R7 R8 R9'un başına gelir" en "J* is R6 and goes before R7 R8 R9"
        breaks no("check -i R5 K1 K2 J R7-10 KBY10 Y11-13 Y1 K6"):
            tr "J*, K3'ün yerine geçmez" en "J* does not stand in for K3"
        see [OkeyWild, PairShape, PenaltyFalseJoker];
}
