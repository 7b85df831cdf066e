//! Rules of 101 about laying tiles off on melds and about taking okeys from melds.

use crate::rules::entry::{B, F};

catalogue! {
    tr "101: taş işlemek" en "101: laying off";

    LayoffWho: tr "Kim işleyebilir" en "Who may lay off"
        tr "Yalnız el açmış oyuncu yerdeki perlere taş işleyebilir; açtığı turda da işleyebilir. Seri açan seri ve \
            gruplara işler; çift açan seri ve gruplara da işler, çift de işler."
        en "Only a player who has opened may lay off tiles, that is, add tiles to melds on the table. The player may \
            lay off tiles even in the turn of the opening. A player who opened with series may add tiles to runs and \
            groups. A player who opened with pairs may add tiles to runs and groups, and may also lay off pairs."
        single_source [B.at("IV, Genel İşleme Kuralları 1-3")] in Yuzbir
        obeys allowed("judge layoff R10 --onto 'R7-9' --opened series -i Y13 --variant 101"):
            tr "seri açmış oyuncu R10'u işler" en "the player opened with series and adds R10 to the run"
        breaks forbidden("judge layoff R10 --onto 'R7-9' -i Y13 --variant 101"):
            tr "el açmamış oyuncu R10'u işleyemez" en "the player has not opened, so they may not lay off R10"
        see [LayoffRun, LayoffGroup, LayoffPair];

    LayoffWhen: tr "Ne zaman işlenir" en "When tiles are laid off"
        tr "El açan oyuncu, açtığı turda da taş işleyebilir. Kimi masalarda ise taş işlemek için bir sonraki turunu \
            bekler."
        en "A player who has opened may lay off tiles even in the turn of the opening. At some tables the player must \
            wait for their next turn."
        contested [B.at("IV, Genel İşleme Kuralları 1")] in Yuzbir
            [B.at("IV, Genel İşleme Kuralları 1")] at "layoff.same_turn" = "true":
                tr "El açan hemen taş işleyebilir." en "A player may lay off as soon as they have opened."
            [F] at "layoff.same_turn" = "false":
                tr "El açılan turda taş işlenmez, bir tur beklenir."
                en "A player may not lay off in the turn of their opening."
            elsewhere
                tr "Beklenen masada açtığı turda bitmek isteyen oyuncu, atacağı taş dışında bütün taşlarını kendi \
                    perlerinde açmalıdır."
                en "If a player must wait a turn before laying off, they can finish in the turn of the opening only \
                    if all their tiles except the discard lie in their own melds."
        obeys allowed("judge finish 'K1-13 / R1-7' --laid-off R8 --throw B5 -i Y13 --variant 101"):
            tr "oyuncu açtığı turda R8'i işleyip bitti" en "the player opens, lays off R8 and finishes in one turn"
        breaks forbidden("judge finish 'K1-13 / R1-7' --laid-off R8 --throw B5 -i Y13 --variant 101 \
                --set layoff.same_turn=false"):
            tr "oyuncu açtığı turda R8'i işledi; bu masada bir tur beklemeliydi"
            en "the player opens and lays off R8 in one turn, but at this table the player must wait a turn"
        see [LayoffWho, FinishHand];

    LayoffRun: tr "Seriye işlemek" en "Laying off on a run"
        tr "Seri yalnız uçlarından uzar ve sayı atlanmaz: 7-8-9'a önce 6 ya da 10 işlenir, 11 ancak 10'dan sonra \
            işlenir. 101'de 13'ten sonra 1 konmaz."
        en "Tiles may be added only at the ends of a run, one number at a time: to 7-8-9 a player may add a 6 or a \
            10, and an 11 only after the 10. In 101 no 1 may follow a 13."
        derived [B.at("II, Seri Perler; IV, Genel İşleme Kuralları 2")] in Yuzbir
        obeys allowed("judge layoff B4 --onto 'B5-7' --opened series -i Y13 --variant 101"):
            tr "B4, B5 B6 B7 serisinde B5'in önüne gelir" en "the player adds B4 before B5 in the run B5 B6 B7"
        breaks forbidden("judge layoff B9 --onto 'B5-7' --opened series -i Y13 --variant 101"):
            tr "B5 B6 B7 serisine B8 olmadan B9 işlenmez" en "the player adds B9 to the run B5 B6 B7, but B8 is missing"
        see [RunShape, RunWrap];

    LayoffGroup: tr "Gruba işlemek" en "Laying off on a group"
        tr "Üçlü gruba yalnız eksik renk işlenir. Dörtlü grup doludur; okey de olsa beşinci taş konmaz."
        en "Only the missing colour may be added to a group of three. A group of four is full: even an okey cannot be \
            a fifth tile."
        derived [B.at("II, Rakam Perleri; VIII, Diğer Önemli Kurallar 2")] in Yuzbir
        obeys allowed("judge layoff Y12 --onto 'K12 R12 B12' --opened series -i Y13 --variant 101"):
            tr "grupta yalnız sarı eksik, Y12 işlenir"
            en "the player adds Y12 to a group in which only yellow is missing"
        breaks forbidden("judge layoff R12 --onto 'K12 R12 B12' --opened series -i Y13 --variant 101"):
            tr "grupta kırmızı zaten var, R12 işlenmez" en "the player adds R12 to a group that already has a red tile"
        see [GroupShape, MeldWilds];

    LayoffPair: tr "Çift işlemek" en "Laying off pairs"
        tr "Yerdeki çifte üçüncü taş eklenmez. Ama biri çift açmışsa, el açmış öbür oyuncular da ellerindeki çiftleri \
            onun çiftlerinin yanına koyabilir. Kimse çift açmadıysa çift işlenmez."
        en "No tile may be added to a pair on the table. If a player has opened with pairs, the other players who have \
            opened may lay their own pairs next to those pairs. If no player has opened with pairs, no pair may be \
            laid off."
        agreed [B.at("IV, Genel İşleme Kuralları 3-5"), F] in Yuzbir
        obeys allowed("judge layoff 'K5 K5' --onto 'B3 B3' --opened series -i Y13 --variant 101"):
            tr "oyuncu, çift açanın çiftlerinin yanına bir çift koyar"
            en "the player lays a pair next to the pairs of a player who opened with pairs"
        breaks forbidden("judge layoff O --onto 'B3 B3' --opened pairs -i Y13 --variant 101"):
            tr "oyuncu, yerdeki çifte üçüncü taşı ekler" en "the player adds a third tile to a pair"
        see [PairShape, LayoffPairsLimit];

    LayoffPairsLimit: tr "Çift açan kaç taş işler" en "Limit for a player who opened with pairs"
        tr "Çift açan oyuncu bir turda en çok iki taş işleyebilir; bittiği turda da bu sınır geçerlidir. Yere açtığı \
            yeni çiftler bu sayıya girmez. Seri açan için böyle bir sınır yoktur."
        en "A player who opened with pairs may lay off at most two tiles a turn, even in the turn of the finish. New \
            pairs that the player lays do not count towards this limit. A player who opened with series has no such \
            limit."
        contested [B.at("III, Çift Açma 3, 4; IV, Genel İşleme Kuralları 3; IX"), F] in Yuzbir
            [B.at("III, Çift Açma 3, 4; IV, Genel İşleme Kuralları 3; IX"), F] at "layoff.pairs_limit" = "2":
                tr "Çift açan, bir turda en çok iki taş işler."
                en "A player who opened with pairs may lay off at most two tiles a turn."
            [F] at "layoff.pairs_limit" = "1":
                tr "Çift açan, bir turda en çok bir taş işler."
                en "A player who opened with pairs may lay off at most one tile a turn."
            [F] at "layoff.pairs_limit" = "0":
                tr "Çift açan hiç taş işleyemez." en "A player who opened with pairs may not lay off any tile."
            [F] at "layoff.pairs_limit" = "none":
                tr "Çift açan, istediği kadar taş işler."
                en "A player who opened with pairs may lay off any number of tiles."
            elsewhere
                tr "Sınır yoksa çift açan elini çabuk boşaltır; sınır bir taşsa bitmesi uzun sürer."
                en "Without a limit, a player who opened with pairs empties the rack fast. With a limit of one tile, \
                    the player needs many turns to finish."
        obeys allowed("judge layoff 'R10 R11' --onto 'R7-9' --opened pairs -i Y13 --variant 101"):
            tr "oyuncu bir turda iki taş işler" en "the player lays off two tiles in one turn"
        breaks forbidden("judge layoff 'R10 R11 R12' --onto 'R7-9' --opened pairs -i Y13 --variant 101"):
            tr "oyuncu bir turda üç taş işler" en "the player lays off three tiles in one turn"
        see [LayoffWho, FinishPairsParity];

    LayoffUndo: tr "İşlenen taşı geri almak" en "Taking a tile back"
        tr "Yalnız son işlediğiniz taşı geri alabilir ya da yerini değiştirebilirsiniz. Birden çok taş işleyip geri \
            toplayana ceza yazılır."
        en "A player may take back or move only the last tile they laid off. A player who lays off several tiles and \
            takes them back commits a foul."
        single_source [B.at("IV, Yere Açılan Perler 3, 4; VII, Diğer Ceza Durumları 4")] in Yuzbir
        obeys allowed("judge layoff R10 --onto 'R7-9' --opened series --undo -i Y13 --variant 101"):
            tr "oyuncu son işlediği R10'u geri alır" en "the player takes back R10, the last tile laid off"
        breaks foul("judge layoff 'R10 R11' --onto 'R7-9' --opened series --undo -i Y13 --variant 101"):
            tr "oyuncu işlediği iki taşı geri alır" en "the player lays off two tiles and takes both back"
        see [LayoffWho, FoulList];

    SwapOkey: tr "Yerdeki okeyi almak" en "Taking an okey from the table"
        tr "El açmış oyuncu, yerdeki okeyin yerine geçtiği taşı koyup okeyi alabilir; seriden de, gruptan da, çiftten \
            de alınır. Önce el açılır, sonra okey alınır: 101'i tutturmak için yerden okey alınmaz. Üçlü grupta okeyin \
            hangi renk olduğu söylenmemişse eksik iki renk birden konmalıdır."
        en "A player who has opened may put down the exact tile that an okey stands for and take the okey, from a run, \
            a group or a pair. The player must open first: they may not take an okey to reach the bar. If a group of \
            three has an okey whose colour was not declared, the player must put down both missing colours."
        contested [B.at("IV, Okey İşleme 1-5; VII, Diğer Ceza Durumları 8; IX"), F] in Yuzbir
            [B.at("IV, Okey İşleme 1-5; VII, Diğer Ceza Durumları 8; IX"), F]:
                tr "El açmış oyuncu okeyin yerine geçtiği taşı koyup okeyi alır; perin sahibine bir şey yazılmaz."
                en "A player who has opened puts down the tile that the okey stands for and takes the okey. The owner \
                    of the meld pays nothing for the okey that was taken."
            [F]:
                tr "Okey alınır ama perinden okeyi alınana 101 yazılır."
                en "A player may take the okey from a meld, and the owner of the meld is charged 101."
            elsewhere
                tr "Sahibine ceza yazılan masada oyuncu okeyi yere koymadan iki kez düşünür (foul.okey-taken)."
                en "If losing an okey costs the owner of the meld 101 (foul.okey-taken), players think twice before \
                    they lay an okey."
        obeys allowed("judge swap R9 --from 'R7 R8 O=R9' --opened series -i Y13 --variant 101"):
            tr "oyuncu R9'u koyar, onun yerinde duran okeyi alır"
            en "the player puts down R9 and takes the okey that stands for it"
        breaks foul("judge swap R9 --from 'R7 R8 O=R9' -i Y13 --variant 101"):
            tr "el açmamış oyuncu okeyi alamaz" en "the player has not opened, so they may not take the okey"
        see [OpenDeclared, LayoffWho, OkeyWild];

    SwapWhen: tr "Okey ne zaman alınır" en "When an okey is exchanged"
        tr "El açan oyuncu, yerdeki okeyi açtığı turda da alabilir; bir turda birden çok okey alabilir. Kimi masada \
            açan oyuncu okey almak için bir tur bekler; kimi masada bir turda yalnız bir okey alınır."
        en "To exchange an okey means to put down the tile that it stands for and take the okey. A player who opens \
            may exchange an okey in the same turn, and may exchange several okeys in one turn. At some tables the \
            player must wait a turn after opening. At some tables a player may exchange only one okey in a turn."
        contested [B.at("IV, Okey İşleme 4"), F] in Yuzbir
            [B.at("IV, Okey İşleme 4"), F] at "swap.same_turn" = "true":
                tr "Önce el açılır, ardından okey alınır; aynı turda da alınır."
                en "The player opens first and may then exchange an okey in the same turn."
            [F] at "swap.same_turn" = "false":
                tr "Açan oyuncu okey almak için bir tur bekler."
                en "A player who opens must wait a turn before exchanging an okey."
            [F] at "swap.once" = "true":
                tr "Bir turda yalnız bir okey alınır." en "A player may exchange only one okey in a turn."
            elsewhere
                tr "Beklenen masada açan oyuncunun göz koyduğu okeyi başka bir oyuncu alabilir."
                en "If a player must wait a turn before exchanging an okey, another player may take the okey first."
        obeys allowed("judge swap R9 --from 'R7 R8 O=R9' --opened series --same-turn -i Y13 --variant 101"):
            tr "oyuncu okeyi açtığı turda aldı" en "the player exchanged the okey in the turn of the opening"
        breaks forbidden("judge swap R9 --from 'R7 R8 O=R9' --opened series --same-turn -i Y13 --variant 101 \
                --set swap.same_turn=false"):
            tr "oyuncu okeyi açtığı turda aldı; bu masada bir tur beklemeliydi"
            en "the player exchanges an okey in the turn of the opening, but this table requires waiting a turn"
        see [SwapOkey, LayoffWhen];
}
