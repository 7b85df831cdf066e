//! Rules of 101 about forbidden discards and about the indicator.

use crate::rules::entry::{B, F, field};

catalogue! {
    tr "101: taş atmak" en "101: throwing a tile";

    DiscardPlayable: tr "İşlek taş atmak" en "Throwing a playable tile"
        tr "Yerdeki bir pere işlenebilen taşa işlek denir. İşlek taş atana, el açmamış olsa da 101 ceza yazılır. \
            Yalnız eli bitiren son taş bu kuralın dışındadır."
        en "A tile that could be laid off on the table is playable (işlek). Throwing a playable tile is a foul that \
            costs 101, even for a player who has not opened. The only exception is the last tile of a player who \
            finishes with it."
        contested [F] in Yuzbir
            [F] at "fouls.playable" = "auto":
                tr "İşlek taş atana, kimse fark etmese de ceza yazılır."
                en "Throwing a playable tile is always a foul, even if no player notices it."
            [B.at("VII, İşler Taş Cezası 1-3, 5")] at "fouls.playable" = "claim":
                tr "Ceza ancak bir rakip, ortadan taş çekilmeden önce taşı söyleyip işlek derse yazılır."
                en "Throwing a playable tile is a foul only if an opponent names the tile and says that it is \
                    playable before any player draws."
            elsewhere
                tr "İşleğin söylendiği masada dikkat de oyunun parçasıdır; eşli turnuvada böyle oynanır. Ceza \
                    yazılmayan masada işlek taş atılabilir."
                en "If an opponent must claim a playable discard, attention is part of the game; team tournaments \
                    play this way. At a table without this foul, players may throw playable tiles."
        obeys allowed("judge discard B2 --table 'R7-9 / K5 R5 B5' -i Y13 --variant 101"):
            tr "oyuncu B2 atar; B2 hiçbir pere işlenmez" en "the player throws B2, which fits no meld on the table"
        breaks foul("judge discard R10 --table 'R7-9 / K5 R5 B5' -i Y13 --variant 101"):
            tr "oyuncu R10 atar; R10 işlektir, R7-9'a işlenir"
            en "the player throws R10, which is playable because it fits the run R7-9"
        see [LayoffRun, LayoffGroup, DiscardOkey];

    DiscardOkey: tr "Okey atmak" en "Throwing an okey"
        tr "Okey her zaman işlektir. Bu yüzden bitmeden okey atana, el açmamış olsa da ceza yazılır. Hem okey hem \
            işlek diye iki ceza yazılmaz."
        en "An okey is always playable. So throwing an okey without finishing is a foul, even for a player who has \
            not opened. The player is charged once, not once for the okey and again for a playable tile."
        agreed [B.at("VI, Okey Cezası; VII, İşler Taş Cezası 4; Diğer Ceza Durumları 5"), F] in Yuzbir
        obeys allowed("judge finish 'K1-13 / R1-8' --throw O -i Y13 --variant 101"):
            tr "okey atarak bitene ceza yazılmaz" en "the player finishes by throwing an okey, which is not a foul"
        breaks foul("judge discard O --table 'R7-9' -i Y13 --variant 101"):
            tr "oyuncu bitmeden okey attı" en "the player throws an okey without finishing"
        see [DiscardPlayable, FinishMultiplier];

    OkeyBurnt: tr "Okeyi yakmak (yansın okey)" en "Burning an okey"
        tr "Bitmeden okey atana ceza yazılır. Kimi masada ise oyuncu, elinde işe yaramayan okeyi cezasız atabilir; \
            buna yansın okey denir. Kimi masada da okey atmanın cezası öbür hatalarınkinden farklıdır."
        en "Throwing an okey without finishing is a foul. At some tables a player may throw an okey that they cannot \
            use and pays nothing; this is called burning the okey (yansın okey). At other tables the penalty for \
            throwing an okey differs from the penalty for other fouls."
        contested [B.at("VI, Okey Cezası; VII, Diğer Ceza Durumları 5"), F] in Yuzbir
            [B.at("VI, Okey Cezası; VII, Diğer Ceza Durumları 5"), F] at "fouls.okey" = "flat":
                tr "Bitmeden okey atana ceza yazılır." en "Throwing an okey without finishing is a foul."
            [field(1)] at "fouls.okey" = "0":
                tr "Okey cezasız atılabilir." en "A player who throws an okey pays nothing."
            elsewhere
                tr "Ceza yazılmayan masada oyuncu, el bitmek üzereyken okeyi elinde tutmaz, atar."
                en "If throwing an okey costs nothing, players throw it near the end of the hand instead of keeping it."
        obeys allowed("judge discard O --table 'R7-9' -i Y13 --variant 101 --set fouls.okey=0"):
            tr "oyuncu okey attı; bu masada okey yakılabilir"
            en "the player throws an okey at a table where this costs nothing"
        breaks foul("judge discard O --table 'R7-9' -i Y13 --variant 101 --set fouls.okey=50"):
            tr "oyuncu okey attı; bu masada cezası 50" en "the player throws an okey at a table that charges 50 for it"
        see [DiscardOkey, FoulFlat];

    DiscardClaim: tr "İşleği söylemek" en "Claiming a playable discard"
        tr "İşleğin söylendiği masada rakip, taşı atan fark etmeden ve ortadan taş çekilmeden önce taşın rengini ve \
            sayısını söyleyip işlek der. Söylenmezse ceza yazılmaz. Söylenen taşı, sırası gelen oyuncu alabilir."
        en "At a table where playable discards must be claimed, an opponent claims the tile by its colour and number. \
            The opponent must do so before the player who threw the tile notices and before any player draws from the \
            stock. Without a claim there is no foul. The player whose turn it is may take the claimed tile."
        single_source [B.at("VII, İşler Taş Cezası 2, 3, 5")] in Yuzbir
        obeys allowed("judge discard R10 --table 'R7-9' -i Y13 --variant 101-team"):
            tr "atılan R10 işlek, ama kimse işlek demedi"
            en "the player throws R10, which is playable, and no opponent claims it"
        breaks foul("judge discard R10 --table 'R7-9' --claimed -i Y13 --variant 101-team"):
            tr "atılan R10 işlek, bir rakip de zamanında söyledi"
            en "the player throws R10, which is playable, and an opponent claims it in time"
        see [DiscardPlayable, DiscardFinal];

    DiscardFinal: tr "Atılan taş geri alınmaz" en "A discard is final"
        tr "Attığınız taşın rengini ve sayısını başka bir oyuncu gördüyse taşı geri alamazsınız."
        en "A player may not withdraw a discard after another player has seen its colour and number."
        single_source [B.at("VII, İşler Taş Cezası 6")] in Yuzbir
        obeys allowed("judge discard R10 --withdrawn unseen -i Y13 --variant 101"):
            tr "taş, kimse görmeden geri alınır" en "the player withdraws the tile before another player sees it"
        breaks forbidden("judge discard R10 --withdrawn seen -i Y13 --variant 101"):
            tr "taş, başka bir oyuncu gördükten sonra geri alınır"
            en "the player withdraws the tile after another player has seen it"
        see [DiscardClaim, DiscardPlayable];

    DiscardLooking: tr "Atılan taşlara bakmak" en "Looking at discards"
        tr "Atılan taşlar, alttakiler görünmeyecek biçimde üst üste konur. Çift açan oyuncu atılmış taşları \
            açtırabilir. Seri açan yalnız kendi attığı taşlara, o da taşını attıktan sonra bakabilir. Açmamış oyuncu \
            bakamaz."
        en "Players put their discards on top of each other, so that only the last one can be seen. A player who \
            opened with pairs may ask to see all discards. A player who opened with series may look only at their own \
            discards, and only after their throw. A player who has not opened may not look at discards."
        single_source [B.at("VIII, Taş Atma ve Görüntüleme 1-5")] in Yuzbir
        obeys allowed("judge look own --opened series --after-throwing"):
            tr "seri açan, taşını attıktan sonra kendi attıklarına bakar"
            en "a player who opened with series looks at their own discards after throwing"
        breaks forbidden("judge look all --opened series"):
            tr "seri açan, başkalarının attıklarını açtırmak ister"
            en "a player who opened with series asks to see the discards of all players"
        see [DiscardFinal, TurnOrder];

    DiscardPairsGoer: tr "Çifte gidenin attığı taş" en "The discard of a player who goes for pairs"
        tr "Çifte giden oyuncunun attığı taşın bir ayrıcalığı yoktur: sıradaki oyuncu onu alıp el açabilir."
        en "The discard of a player who goes for pairs is like any other discard: the next player may take it to open \
            with it."
        single_source [B.at("VIII, Diğer Önemli Kurallar 5; IX")] in Yuzbir
        obeys allowed("judge take Y7 --opens 'K10-13 / R10-12 / Y4-7' --pairs-goer -i Y13 --variant 101"):
            tr "sıradaki oyuncu, çifte gidenin attığı taşı alıp açar"
            en "the next player takes the discard of a player who goes for pairs, and opens with it"
        breaks foul("judge take Y7 --kept --pairs-goer -i Y13 --variant 101"):
            tr "sıradaki oyuncu, çifte gidenin attığı taşı alıp elinde tutar"
            en "the next player takes the discard of a player who goes for pairs, and keeps it"
        see [TakeMustOpen, TakePairs];

    IndicatorNone: tr "101'de göstergenin işi" en "The indicator in 101"
        tr "101'de gösterge yalnız okeyi belirler. Eşini göstermek puan getirmez; açık duran gösterge de çift yapmak \
            için kullanılamaz."
        en "In 101 the indicator only determines the okey. A player who shows the indicator's twin (the second tile of \
            its colour and number) earns nothing. The face-up indicator cannot be used in a pair."
        contested [B.at("II, Gösterge Taşı; IX"), F] in Yuzbir
            [B.at("II, Gösterge Taşı; IX"), F]:
                tr "101'de gösterge okeyi belirler, başka bir işe yaramaz."
                en "In 101 the indicator only determines the okey."
            [F]:
                tr "101'de de göstergenin eşini gösteren puan alır."
                en "A player who shows the indicator's twin earns points in 101 too."
            elsewhere
                tr "Göstergenin gösterildiği masada kaç puan olduğu baştan kararlaştırılır."
                en "If showing the indicator's twin earns points, the players must agree beforehand how many."
        obeys allowed("judge indicator R5 -i R5 --variant okey"):
            tr "oyuncu klasik okeyde göstergenin eşini gösterir"
            en "a player of the classic game shows the indicator's twin"
        breaks forbidden("judge indicator R5 -i R5 --variant 101"):
            tr "oyuncu 101'de göstergenin eşini gösterir" en "a player of 101 shows the indicator's twin"
        see [IndicatorOkey, ScoreIndicator, PairShape];
}
