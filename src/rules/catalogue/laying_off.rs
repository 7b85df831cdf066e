//! 101: laying off, and taking okeys from the table.

use crate::rules::source::{B, F};

catalogue! {
    tr "101: taş işlemek" en "101: laying off";

    LayoffWho: tr "Kim işleyebilir" en "Who may lay off"
        tr "Yalnız elini açmış oyuncu yerdeki perlere taş işleyebilir, açtığı sırada da. Seri açan, seri ve gruplara \
            işler; çift açan hem bunlara hem çiftlere."
        en "Only a player who has opened may lay tiles off on the melds on the table, in the turn of the opening too. \
            Who opened with series lays off on runs and groups; who opened with pairs, on these and on pairs."
        single_source [B.at("IV, Genel İşleme Kuralları 1-3")] in Yuzbir
        obeys allowed("judge layoff R10 --onto 'R7-9' --opened series -i Y13 --variant 101"):
            tr "seri açmış oyuncu R10'u işler" en "opened with series, R10 goes to the run"
        breaks forbidden("judge layoff R10 --onto 'R7-9' -i Y13 --variant 101"):
            tr "açmamış oyuncu işleyemez" en "not opened, no laying off"
        see [LayoffRun, LayoffGroup, LayoffPair];

    LayoffWhen: tr "Ne zaman işlenir" en "When tiles are laid off"
        tr "El açıldıktan sonra taş işlemek serbesttir, açılan sırada da. Kimi masalarda ise açan oyuncu bir sonraki \
            sırasını bekler."
        en "Tiles may be laid off once one has opened, in the turn of the opening too. At some tables an opener waits \
            for the next turn."
        contested [B.at("IV, Genel İşleme Kuralları 1")] in Yuzbir
            [B.at("IV, Genel İşleme Kuralları 1")] at "layoff.same_turn" = "true":
                tr "El açtıktan sonra işlemek serbesttir." en "Once one has opened, laying off is free."
            [F] at "layoff.same_turn" = "false":
                tr "Açılan sırada taş işlenmez, bir sıra beklenir." en "Nothing is laid off in the turn of the opening."
            elsewhere
                tr "Beklenen masada açtığı sırada bitmek isteyen, bütün taşlarını kendi perleriyle açmalıdır."
                en "Where one waits, finishing in the turn of the opening takes melds of one's own for every tile."
        obeys allowed("judge finish 'K1-13 / R1-7' --laid-off R8 --throw B5 -i Y13 --variant 101"):
            tr "açtığı sırada R10'u işleyip bitti" en "opened, laid off R10 and finished in one turn"
        breaks forbidden("judge finish 'K1-13 / R1-7' --laid-off R8 --throw B5 -i Y13 --variant 101 \
                --set layoff.same_turn=false"):
            tr "bu masada bir sıra beklenir" en "this table waits a turn"
        see [LayoffWho, FinishHand];

    LayoffRun: tr "Seriye işlemek" en "Laying off on a run"
        tr "Seri yalnız uçlarından uzar ve sayı atlanmaz: 7-8-9'a önce 6 ya da 10 gelir, 11 ancak 10'dan sonra. 101'de \
            13'ten sonra 1 konmaz."
        en "A run grows at its ends only, one number at a time: 7-8-9 takes a 6 or a 10, and an 11 only after the 10. \
            In 101 no 1 goes after a 13."
        derived [B.at("II, Seri Perler; IV, Genel İşleme Kuralları 2")] in Yuzbir
        obeys allowed("judge layoff B4 --onto 'B5-7' --opened series -i Y13 --variant 101"):
            tr "B4, B5'in önüne gelir" en "B4 goes before B5"
        breaks forbidden("judge layoff B9 --onto 'B5-7' --opened series -i Y13 --variant 101"):
            tr "B8 olmadan B9 işlenmez" en "no B9 without the B8"
        see [RunShape, RunWrap];

    LayoffGroup: tr "Gruba işlemek" en "Laying off on a group"
        tr "Üçlü gruba yalnız eksik renk işlenir. Dörtlü grup doludur; okey de olsa beşinci taş konmaz."
        en "A group of three takes the missing colour and nothing else. A group of four is full; not even an okey is a \
            fifth tile."
        derived [B.at("II, Rakam Perleri; VIII, Diğer Önemli Kurallar 2")] in Yuzbir
        obeys allowed("judge layoff Y12 --onto 'K12 R12 B12' --opened series -i Y13 --variant 101"):
            tr "eksik renk sarı" en "yellow is the missing colour"
        breaks forbidden("judge layoff R12 --onto 'K12 R12 B12' --opened series -i Y13 --variant 101"):
            tr "kırmızı zaten var" en "red is there already"
        see [GroupShape, MeldWilds];

    LayoffPair: tr "Çift işlemek" en "Laying off pairs"
        tr "Yerdeki çifte üçüncü taş eklenmez. Ama biri çift açmışsa, elini açmış öbür oyuncular da ellerindeki \
            çiftleri onun yanına koyabilir; kimse çift açmadıysa çift işlenmez."
        en "A pair on the table never grows. But once somebody has opened with pairs, the others who have opened may \
            lay pairs of their own beside them; before that, no pair is laid off."
        agreed [B.at("IV, Genel İşleme Kuralları 3-5"), F] in Yuzbir
        obeys allowed("judge layoff 'K5 K5' --onto 'B3 B3' --opened series -i Y13 --variant 101"):
            tr "çift açanın yanına bir çift" en "a pair beside those of a pairs opener"
        breaks forbidden("judge layoff O --onto 'B3 B3' --opened pairs -i Y13 --variant 101"):
            tr "çifte üçüncü taş" en "a third tile on a pair"
        see [PairShape, LayoffPairsLimit];

    LayoffPairsLimit: tr "Çift açan kaç taş işler" en "A pairs opener's limit"
        tr "Çift açan oyuncu bir sırada en çok iki taş işleyebilir; bittiği sırada da. Yere koyduğu yeni çiftler bu \
            sayıya girmez. Seri açan için böyle bir sınır yoktur."
        en "Who opened with pairs lays off at most two tiles a turn, in the finishing turn too. New pairs of their own \
            do not count. There is no such limit for who opened with series."
        contested [B.at("III, Çift Açma 3, 4; IV, Genel İşleme Kuralları 3; IX"), F] in Yuzbir
            [B.at("III, Çift Açma 3, 4; IV, Genel İşleme Kuralları 3; IX"), F] at "layoff.pairs_limit" = "2":
                tr "Bir seferde en çok iki taş işlenir." en "At most two tiles a turn."
            [F] at "layoff.pairs_limit" = "1": tr "Bir seferde bir taş işlenir." en "One tile a turn."
            [F] at "layoff.pairs_limit" = "0": tr "Çift açan hiç taş işleyemez." en "None at all."
            [F] at "layoff.pairs_limit" = "none": tr "İşlenen taşın sayısına bakılmaz." en "Any number of tiles."
            elsewhere
                tr "Sınır yoksa çift açan elindekileri çabuk boşaltır; sınır birse bitmesi uzar."
                en "Without a limit a pairs opener empties the rack fast; with a limit of one it takes long to finish."
        obeys allowed("judge layoff 'R10 R11' --onto 'R7-9' --opened pairs -i Y13 --variant 101"):
            tr "bir sırada iki taş" en "two tiles in a turn"
        breaks forbidden("judge layoff 'R10 R11 R12' --onto 'R7-9' --opened pairs -i Y13 --variant 101"):
            tr "bir sırada üç taş" en "three tiles in a turn"
        see [LayoffWho, FinishPairsParity];

    LayoffUndo: tr "İşlenen taşı geri almak" en "Taking a tile back"
        tr "Yalnız son işlenen taş geri alınabilir ya da yeri değiştirilebilir. Birden çok taş işleyip hepsini geri \
            toplamak cezadır."
        en "Only the last tile laid off may be taken back or moved. Laying off several and taking them back is a foul."
        single_source [B.at("IV, Yere Açılan Perler 3, 4; VII, Diğer Ceza Durumları 4")] in Yuzbir
        obeys allowed("judge layoff R10 --onto 'R7-9' --opened series --undo -i Y13 --variant 101"):
            tr "son işlenen R10 geri alınır" en "the R10 just laid off is taken back"
        breaks foul("judge layoff 'R10 R11' --onto 'R7-9' --opened series --undo -i Y13 --variant 101"):
            tr "iki taş geri alınmaz" en "two tiles are not taken back"
        see [LayoffWho, FoulList];

    SwapOkey: tr "Yerdeki okeyi almak" en "Taking an okey from the table"
        tr "Elini açmış oyuncu, yerdeki okeyin yerine geçtiği taşı koyup okeyi alabilir; seriden, gruptan ve çiftten. \
            Önce açılır, sonra alınır: 101'i tutturmak için yerden okey alınmaz. Üçlü grupta okeyin hangi renk olduğu \
            söylenmemişse eksik iki renk birden konmalıdır."
        en "A player who has opened may put down the very tile an okey stands for and take the okey, from runs, groups \
            and pairs. Opening comes first: the okey cannot be taken to reach the bar. In a group of three whose okey \
            was given no colour, both missing colours are needed."
        contested [B.at("IV, Okey İşleme 1-5; VII, Diğer Ceza Durumları 8; IX"), F] in Yuzbir
            [B.at("IV, Okey İşleme 1-5; VII, Diğer Ceza Durumları 8; IX"), F]:
                tr "El açmış oyuncu karşılık gelen taşı koyup okeyi alır; perin sahibine bir şey yazılmaz."
                en "Who has opened lays the tile and takes the okey; the owner of the meld is charged nothing."
            [F]:
                tr "Alınabilir, ama perinden okeyi alınana 101 yazılır."
                en "It may be taken, and the owner of the meld is charged 101."
            elsewhere
                tr "Sahibine ceza yazılan masada okey yere konurken iki kez düşünülür (foul.okey-taken)."
                en "Where the owner pays, an okey is laid with more care (foul.okey-taken)."
        obeys allowed("judge swap R9 --from 'R7 R8 O=R9' --opened series -i Y13 --variant 101"):
            tr "R9 konur, okey alınır" en "R9 goes down, the okey is taken"
        breaks foul("judge swap R9 --from 'R7 R8 O=R9' -i Y13 --variant 101"):
            tr "açmadan okey alınmaz" en "not opened, no okey"
        see [OpenDeclared, LayoffWho, OkeyWild];

    SwapWhen: tr "Okey ne zaman alınır" en "When an okey is exchanged"
        tr "Yerdeki okey, el açıldıktan sonra açılan sırada da alınabilir; bir sırada birden çok okey alınabilir. Kimi \
            masada açan oyuncu okey almak için bir sıra bekler, kimi masada bir sırada yalnız bir kez alınır."
        en "Once the player has opened, an okey may be exchanged in that same turn, and more than one a turn. At some \
            tables an opener waits a turn before exchanging, at others it is done only once a turn."
        contested [B.at("IV, Okey İşleme 4"), F] in Yuzbir
            [B.at("IV, Okey İşleme 4"), F] at "swap.same_turn" = "true":
                tr "Önce el açılır, ardından okey alınır." en "First comes the opening, then the okey."
            [F] at "swap.same_turn" = "false":
                tr "Açan oyuncu bir sıra bekler." en "An opener waits a turn."
            [F] at "swap.once" = "true": tr "Bir sırada bir kez alınır." en "It is done only once a turn."
            elsewhere
                tr "Bekleyen masada açan oyuncunun göz koyduğu okeyi başkası alabilir."
                en "Where an opener waits, somebody else may take the okey first."
        obeys allowed("judge swap R9 --from 'R7 R8 O=R9' --opened series --same-turn -i Y13 --variant 101"):
            tr "açtığı sırada okeyi aldı" en "exchanged in the turn of the opening"
        breaks forbidden("judge swap R9 --from 'R7 R8 O=R9' --opened series --same-turn -i Y13 --variant 101 \
                --set swap.same_turn=false"):
            tr "bu masada bir sıra beklenir" en "at this table an opener waits a turn"
        see [SwapOkey, LayoffWhen];
}
