//! Rules of 101 about laying tiles off on melds and about taking okeys from melds.

use crate::rules::entry::{B, F, Section};

pub(super) const LAYING_OFF: Section = catalogue! {
    "101: laying off" / "101: taş işlemek";

    LayoffWho: "Who may lay off" / "Kim işleyebilir"
        "Only a player who has opened may lay off tiles, that is, add tiles to melds on the table. The player may lay \
            off tiles even in the turn of the opening. Every player who has opened may add tiles to runs and groups. \
            If a player has opened with pairs, every player who has opened may also lay off pairs (layoff.pair)."
        / "Yalnız el açmış oyuncu yerdeki perlere taş işleyebilir; açtığı turda da işleyebilir. Seri açan da çift açan \
            da seri ve gruplara taş işleyebilir. Biri çift açmışsa el açmış oyuncular çift de işleyebilir \
            (layoff.pair)."
        asked "lay off before opening, lay off unopened, who can lay off"
            / "açmadan işlemek, kim işleyebilir, çift açan seriye işlemek"
        single_source [B.at("IV, Genel İşleme Kuralları 1-3")] in Yuzbir
        obeys allowed("judge layoff R10 --onto 'R7-9' --opened series -i Y13 --variant 101"):
            "a player who opened with series adds R10 to the run R7-9" / "seri açmış oyuncu R10'u R7-9 serisine işliyor"
        breaks forbidden("judge layoff R10 --onto 'R7-9' -i Y13 --variant 101"):
            "a player who has not opened adds R10 to the run R7-9" / "el açmamış oyuncu R10'u R7-9 serisine işliyor"
        see [LayoffRun, LayoffGroup, LayoffPair];

    LayoffWhen: "When tiles are laid off" / "Ne zaman işlenir"
        "A player who has opened may lay off tiles even in the turn of the opening. At some tables the player must \
            wait for their next turn."
        / "El açan oyuncu, açtığı turda da taş işleyebilir. Kimi masalarda ise taş işlemek için bir sonraki turunu \
            beklemelidir."
        asked "lay off in the same turn, when to lay off, lay off right after opening"
            / "açtığı sırada işlemek, aynı turda işlemek"
        contested [B.at("IV, Genel İşleme Kuralları 1")] in Yuzbir
            [B.at("IV, Genel İşleme Kuralları 1")] at "layoff.same_turn" = "true":
                "A player may lay off as soon as they have opened." / "El açan hemen taş işleyebilir."
            [F] at "layoff.same_turn" = "false":
                "A player may not lay off in the turn of their opening."
                / "El açılan turda taş işlenmez, bir tur beklenir."
            elsewhere
                "If players may not lay off in the turn of the opening, a player can finish in that turn only if all \
                    tiles except the discard are in the player's new melds."
                / "Taş işlemek için bir tur beklenen masada açtığınız turda bitmek istiyorsanız, atacağınız taş \
                    dışındaki bütün taşları kendi perlerinize koymalısınız."
        obeys allowed("judge finish 'K1-13 / R1-7' --laid-off R8 --throw B5 -i Y13 --variant 101"):
            "the player opens, lays off R8 and finishes in one turn"
            / "oyuncu açıyor, aynı turda R8'i işliyor ve bitiyor"
        breaks forbidden("judge finish 'K1-13 / R1-7' --laid-off R8 --throw B5 -i Y13 --variant 101 \
                --set layoff.same_turn=false"):
            "the player opens and lays off R8 in the same turn, but at this table a player must wait a turn before \
                laying off"
            / "oyuncu açıyor, R8'i de aynı turda işliyor; bu masada işlemek için bir tur beklenir"
        see [LayoffWho, FinishHand];

    LayoffRun: "Laying off on a run" / "Seriye işlemek"
        "Tiles may be added only at the ends of a run, without skipping a number. To 7-8-9 a player may add a 6 or a \
            10, but an 11 only after the 10. In 101, a 1 may not follow a 13."
        / "Seri yalnız uçlarından uzar ve sayı atlanmaz: 7-8-9'a önce 6 ya da 10 işlenir, 11 ancak 10'dan sonra \
            işlenir. 101'de 13'ten sonra 1 konmaz."
        asked "add to a run, middle of a run, end of a run, lay off on a run"
            / "seriye işlemek, serinin ortasına taş, serinin ucuna taş"
        derived [B.at("II, Seri Perler; IV, Genel İşleme Kuralları 2")] in Yuzbir
        obeys allowed("judge layoff B4 --onto 'B5-7' --opened series -i Y13 --variant 101"):
            "the player adds B4 before B5 in the run B5 B6 B7" / "oyuncu B4'ü B5 B6 B7 serisinin başına işliyor"
        breaks forbidden("judge layoff B9 --onto 'B5-7' --opened series -i Y13 --variant 101"):
            "the player adds B9 to the run B5 B6 B7, but B8 is missing"
            / "oyuncu B9'u B5 B6 B7 serisine işliyor, ama arada B8 eksik"
        see [RunShape, RunWrap];

    LayoffGroup: "Laying off on a group" / "Gruba işlemek"
        "Only the missing colour may be added to a group of three. A group of four is full: even an okey cannot be \
            a fifth tile."
        / "Üçlü gruba yalnız eksik renk işlenir. Dörtlü grup doludur; okey de olsa beşinci taş konmaz."
        asked "add to a group, fourth colour, fifth tile in a group, lay off on a group"
            / "gruba işlemek, küte işlemek, üçlü grup"
        derived [B.at("II, Rakam Perleri; VIII, Diğer Önemli Kurallar 2")] in Yuzbir
        obeys allowed("judge layoff Y12 --onto 'K12 R12 B12' --opened series -i Y13 --variant 101"):
            "the player adds Y12 to a group in which only yellow is missing"
            / "oyuncu Y12'yi, yalnız sarısı eksik bir gruba işliyor"
        breaks forbidden("judge layoff R12 --onto 'K12 R12 B12' --opened series -i Y13 --variant 101"):
            "the player adds R12 to a group that already has a red tile"
            / "oyuncu R12'yi, kırmızısı olan bir gruba işliyor"
        see [GroupShape, MeldWilds];

    LayoffPair: "Laying off pairs" / "Çift işlemek"
        "No tile may be added to a pair on the table. But if one player has opened with pairs, other players who have \
            opened may lay their own pairs next to these pairs. If no player has opened with pairs, no pair may be \
            laid off."
        / "Yerdeki çifte üçüncü taş eklenmez. Ama biri çift açmışsa, el açmış öbür oyuncular da ellerindeki çiftleri \
            onun çiftlerinin yanına koyabilir. Kimse çift açmadıysa çift işlenmez."
        asked "add to a pair, lay off pairs, third tile to a pair"
            / "çifte işlemek, yerdeki çifte taş eklemek, çift işlemek"
        agreed [B.at("IV, Genel İşleme Kuralları 3-5"), F] in Yuzbir
        obeys allowed("judge layoff 'K5 K5' --onto 'B3 B3' --opened series -i Y13 --variant 101"):
            "the player lays a pair next to the pairs of a player who opened with pairs"
            / "oyuncu, çift açanın çiftlerinin yanına bir çift koyuyor"
        breaks forbidden("judge layoff O --onto 'B3 B3' --opened pairs -i Y13 --variant 101"):
            "the player adds a third tile to a pair" / "oyuncu, yerdeki bir çifte üçüncü taşı ekliyor"
        see [PairShape, LayoffPairsLimit];

    LayoffPairsLimit: "How many tiles a player who opened with pairs may lay off" / "Çift açan kaç taş işler"
        "A player who opened with pairs may lay off at most two tiles a turn, even in the turn in which the player \
            finishes. New pairs that the player lays do not count towards this limit. There is no limit for a player \
            who opened with series."
        / "Çift açan oyuncu bir turda en çok iki taş işleyebilir; bittiği turda da bu sınır geçerlidir. Yere açtığı \
            yeni çiftler bu sayıya girmez. Seri açan için böyle bir sınır yoktur."
        asked "how many tiles may a pairs opener lay off, limit for a pairs opener"
            / "çift açan kaç taş işler, çift açan işleme sınırı"
        contested [B.at("III, Çift Açma 3, 4; IV, Genel İşleme Kuralları 3; IX"), F] in Yuzbir
            [B.at("III, Çift Açma 3, 4; IV, Genel İşleme Kuralları 3; IX"), F] at "layoff.pairs_limit" = "2":
                "A player who opened with pairs may lay off at most two tiles a turn."
                / "Çift açan, bir turda en çok iki taş işler."
            [F] at "layoff.pairs_limit" = "1":
                "A player who opened with pairs may lay off at most one tile a turn."
                / "Çift açan, bir turda en çok bir taş işler."
            [F] at "layoff.pairs_limit" = "0":
                "A player who opened with pairs may not lay off any tile." / "Çift açan hiç taş işleyemez."
            [F] at "layoff.pairs_limit" = "none":
                "A player who opened with pairs may lay off any number of tiles."
                / "Çift açan, istediği kadar taş işler."
            elsewhere
                "Without a limit, a player who opened with pairs can empty the rack quickly. With a limit of one tile \
                    a turn, the player needs many turns to finish."
                / "Sınır yoksa çift açan oyuncu elini çabuk boşaltır; sınır bir taşsa bu oyuncunun bitmesi uzun sürer."
        obeys allowed("judge layoff 'R10 R11' --onto 'R7-9' --opened pairs -i Y13 --variant 101"):
            "a player who opened with pairs lays off two tiles in one turn"
            / "çift açmış oyuncu bir turda iki taş işliyor"
        breaks forbidden("judge layoff 'R10 R11 R12' --onto 'R7-9' --opened pairs -i Y13 --variant 101"):
            "a player who opened with pairs lays off three tiles in one turn"
            / "çift açmış oyuncu bir turda üç taş işliyor"
        see [LayoffWho, FinishPairsParity];

    LayoffUndo: "Taking a tile back" / "İşlenen taşı geri almak"
        "A player may take back or move only the last tile that they laid off. A player who lays off several tiles and \
            takes back more than the last one commits a foul."
        / "Yalnız son işlediğiniz taşı geri alabilir ya da yerini değiştirebilirsiniz. Birden çok taş işleyip geri \
            toplayana ceza yazılır."
        asked "take back a laid off tile, undo a layoff" / "işlenen taşı geri almak, işlediğim taşı almak"
        single_source [B.at("IV, Yere Açılan Perler 3, 4; VII, Diğer Ceza Durumları 4")] in Yuzbir
        obeys allowed("judge layoff R10 --onto 'R7-9' --opened series --undo -i Y13 --variant 101"):
            "the player takes back R10, the last tile laid off" / "oyuncu son işlediği taşı, R10'u geri alıyor"
        breaks foul("judge layoff 'R10 R11' --onto 'R7-9' --opened series --undo -i Y13 --variant 101"):
            "the player lays off two tiles and takes both back" / "oyuncu iki taş işliyor, ikisini de geri alıyor"
        see [LayoffWho, FoulList];

    SwapOkey: "Taking an okey from the table" / "Yerdeki okeyi almak"
        "A player who has opened may put down the exact tile that an okey on the table stands for and take the okey. \
            The okey may be in a run, a group or a pair. A player may not take an okey in order to open. If a group of \
            three has an okey whose colour was not declared, the player must put down a tile of each of the two \
            missing colours."
        / "El açmış oyuncu, yerdeki okey hangi taşın yerini tutuyorsa o taşı koyup okeyi alabilir. Okey seriden de, \
            gruptan da, çiftten de alınır. Önce el açılır, sonra okey alınır: 101'i tutturmak için yerden okey \
            alınmaz. Üçlü grupta okeyin hangi renk olduğu söylenmemişse eksik iki renk birden konmalıdır."
        asked "take an okey from the table, swap an okey, exchange an okey"
            / "yerdeki okeyi almak, okeyi değiştirmek, okey değişimi"
        contested [B.at("IV, Okey İşleme 1-5; VII, Diğer Ceza Durumları 8; IX"), F] in Yuzbir
            [B.at("IV, Okey İşleme 1-5; VII, Diğer Ceza Durumları 8; IX"), F]
                    at "fouls.okey_taken" = "0":
                "A player who has opened puts down the tile that the okey stands for and takes the okey. The owner \
                    of the meld pays nothing for the okey that was taken."
                / "El açmış oyuncu okeyin yerine geçtiği taşı koyup okeyi alır; perin sahibine ceza yazılmaz."
            [F]:
                "A player may take the okey from a meld, and the owner of the meld is charged 101."
                / "Oyuncu perdeki okeyi alabilir; perin sahibine 101 yazılır."
            elsewhere
                "If the owner of the meld is charged 101 for losing an okey (foul.okey-taken), players think twice \
                    before they lay an okey."
                / "Okeyi alınan perin sahibine ceza yazılan masada (foul.okey-taken) oyuncular okeyi yere koymadan \
                    önce iki kere düşünür."
        obeys allowed("judge swap R9 --from 'R7 R8 O=R9' --opened series -i Y13 --variant 101"):
            "the player puts down R9 and takes the okey that stands for it"
            / "oyuncu R9'u koyuyor, onun yerinde duran okeyi alıyor"
        breaks foul("judge swap R9 --from 'R7 R8 O=R9' -i Y13 --variant 101"):
            "a player who has not opened puts down R9 and takes the okey"
            / "el açmamış oyuncu R9'u koyuyor, okeyi alıyor"
        see [OpenDeclared, LayoffWho, OkeyWild];

    SwapWhen: "When an okey is exchanged" / "Okey ne zaman alınır"
        "To exchange an okey means to put down the tile that the okey stands for and take the okey. A player may \
            exchange an okey even in the turn of the opening, and may exchange several okeys in one turn. At some \
            tables the player must wait until the turn after the opening. At some tables a player may exchange only \
            one okey in a turn."
        / "El açan oyuncu, yerdeki okeyi açtığı turda da alabilir; bir turda birden çok okey alabilir. Kimi masada \
            açan oyuncu okey almak için bir tur bekler; kimi masada bir turda yalnız bir okey alınır."
        asked "when to swap an okey, two swaps in a turn, two okeys in one turn, swap on the opening turn"
            / "okey ne zaman değiştirilir, sırada kaç okey almak, açtığı sırada okey almak"
        contested [B.at("IV, Okey İşleme 4"), F] in Yuzbir
            [B.at("IV, Okey İşleme 4"), F] at "swap.same_turn" = "true":
                "The player opens first and may then exchange an okey in the same turn."
                / "Oyuncu önce el açar, ardından aynı turda da okey alabilir."
            [F] at "swap.same_turn" = "false":
                "A player may not exchange an okey in the turn of the opening."
                / "Açan oyuncu okey almak için bir tur bekler."
            [F] at "swap.once" = "true":
                "A player may exchange only one okey in a turn." / "Bir turda yalnız bir okey alınır."
            elsewhere
                "If a player may not exchange an okey in the turn of the opening, another player may take the okey \
                    first."
                / "Okey almak için bir tur beklenen masada, açan oyuncu beklerken okeyi başka bir oyuncu alabilir."
        obeys allowed("judge swap R9 --from 'R7 R8 O=R9' --opened series --same-turn -i Y13 --variant 101"):
            "the player exchanges an okey in the turn of the opening" / "oyuncu okeyi açtığı turda alıyor"
        breaks forbidden("judge swap R9 --from 'R7 R8 O=R9' --opened series --same-turn -i Y13 --variant 101 \
                --set swap.same_turn=false"):
            "the player exchanges an okey in the turn of the opening, but at this table the player must wait a turn"
            / "oyuncu okeyi açtığı turda alıyor; bu masada okey almak için bir tur beklenir"
        see [SwapOkey, LayoffWhen];
};
