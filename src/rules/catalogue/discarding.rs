//! Rules of 101 about forbidden discards and about the indicator.

use crate::rules::source::{B, F, field};

catalogue! {
    tr "101: taş atmak" en "101: throwing a tile";

    DiscardPlayable: tr "İşlek taş atmak" en "Throwing a playable tile"
        tr "Yerdeki bir pere işlenebilen taşa işlek denir. İşlek taş atana, el açmamış olsa da 101 ceza yazılır. \
            Yalnız eli bitiren son taş bu kuralın dışındadır."
        en "A tile that could be laid off on the table is playable (işlek). To throw a playable tile is a foul of 101, \
            even for a player who has not opened. The only exception is the last tile, which ends the hand."
        contested [F] in Yuzbir
            [F] at "fouls.playable" = "auto":
                tr "İşlek taş atana, kimse fark etmese de ceza yazılır."
                en "A playable tile thrown is a foul in every case, even if no player notices it."
            [B.at("VII, İşler Taş Cezası 1-3, 5")] at "fouls.playable" = "claim":
                tr "Ceza ancak bir rakip, ortadan taş çekilmeden önce taşı söyleyip işlek derse yazılır."
                en "A playable tile thrown is a foul only if an opponent claims it and names the tile before any \
                    player draws."
            elsewhere
                tr "İşleğin söylendiği masada dikkat de oyunun parçasıdır; eşli turnuvada böyle oynanır. Ceza \
                    yazılmayan masada işlek taş atılabilir."
                en "If the foul must be claimed, attention is part of the game; team tournaments play this way. If \
                    there is no such foul, players may throw playable tiles."
        obeys allowed("judge discard B2 --table 'R7-9 / K5 R5 B5' -i Y13 --variant 101"):
            tr "B2 hiçbir pere işlenmez" en "B2 fits no meld on the table"
        breaks foul("judge discard R10 --table 'R7-9 / K5 R5 B5' -i Y13 --variant 101"):
            tr "R10 işlektir, R7-9'a işlenir" en "R10 is playable, because it fits the run R7-9"
        see [LayoffRun, LayoffGroup, DiscardOkey];

    DiscardOkey: tr "Okey atmak" en "Throwing an okey"
        tr "Okey her zaman işlektir. Bu yüzden bitmeden okey atana, el açmamış olsa da ceza yazılır. Hem okey hem \
            işlek diye iki ceza yazılmaz."
        en "An okey is always playable. So to throw an okey without finishing is a foul, even for a player who has not \
            opened. The player is charged once, not once for the okey and again for a playable tile."
        agreed [B.at("VI, Okey Cezası; VII, İşler Taş Cezası 4; Diğer Ceza Durumları 5"), F] in Yuzbir
        obeys allowed("judge finish 'K1-13 / R1-8' --throw O -i Y13 --variant 101"):
            tr "okey atarak bitene ceza yazılmaz" en "the player finishes by throwing an okey, which is not a foul"
        breaks foul("judge discard O --table 'R7-9' -i Y13 --variant 101"):
            tr "oyuncu bitmeden okey attı" en "the player throws an okey without finishing"
        see [DiscardPlayable, FinishMultiplier];

    OkeyBurnt: tr "Okeyi yakmak (yansın okey)" en "Burning an okey"
        tr "Bitmeden okey atana ceza yazılır. Kimi masada ise oyuncu, elinde işe yaramayan okeyi cezasız atabilir; \
            buna yansın okey denir. Kimi masada da okey atmanın cezası öbür hatalarınkinden farklıdır."
        en "To throw an okey without finishing is a foul. At some tables a player may throw an okey that they cannot \
            use and pays nothing; players call this burning the okey (yansın okey). At other tables the penalty for \
            throwing an okey differs from the penalty for other fouls."
        contested [B.at("VI, Okey Cezası; VII, Diğer Ceza Durumları 5"), F] in Yuzbir
            [B.at("VI, Okey Cezası; VII, Diğer Ceza Durumları 5"), F] at "fouls.okey" = "flat":
                tr "Bitmeden okey atana ceza yazılır." en "To throw an okey without finishing is a foul."
            [field(1)] at "fouls.okey" = "0":
                tr "Okey cezasız atılabilir." en "A player who throws an okey pays nothing."
            elsewhere
                tr "Ceza yazılmayan masada oyuncu, el bitmek üzereyken okeyi elinde tutmaz, atar."
                en "If throwing an okey costs nothing, players throw it near the end of the hand instead of keeping it."
        obeys allowed("judge discard O --table 'R7-9' -i Y13 --variant 101 --set fouls.okey=0"):
            tr "bu masada okey yakılabilir" en "this table allows burning an okey"
        breaks foul("judge discard O --table 'R7-9' -i Y13 --variant 101 --set fouls.okey=50"):
            tr "bu masada okey atmanın cezası 50" en "this table charges 50 for a thrown okey"
        see [DiscardOkey, FoulFlat];

    DiscardClaim: tr "İşleği söylemek" en "Claiming a playable discard"
        tr "İşleğin söylendiği masada rakip, taşı atan fark etmeden ve ortadan taş çekilmeden önce taşın rengini ve \
            sayısını söyleyip işlek der. Söylenmezse ceza yazılmaz. Söylenen taşı, sırası gelen oyuncu alabilir."
        en "At a table where playable discards must be claimed, an opponent claims the tile by its colour and number. \
            The claim must come before the thrower notices and before any player draws from the stock. Without a claim \
            there is no foul. The player whose turn it is may take the claimed tile."
        single_source [B.at("VII, İşler Taş Cezası 2, 3, 5")] in Yuzbir
        obeys allowed("judge discard R10 --table 'R7-9' -i Y13 --variant 101-team"):
            tr "kimse işlek demedi" en "no opponent claimed the tile"
        breaks foul("judge discard R10 --table 'R7-9' --claimed -i Y13 --variant 101-team"):
            tr "bir rakip zamanında söyledi" en "an opponent claimed the tile in time"
        see [DiscardPlayable, DiscardFinal];

    DiscardFinal: tr "Atılan taş geri alınmaz" en "A discard is final"
        tr "Attığınız taşın rengini ve sayısını başka bir oyuncu gördüyse taşı geri alamazsınız."
        en "A player may not withdraw a discard after another player has seen its colour and number."
        single_source [B.at("VII, İşler Taş Cezası 6")] in Yuzbir
        obeys allowed("judge discard R10 --withdrawn unseen -i Y13 --variant 101"):
            tr "taş, kimse görmeden geri alınır" en "the player withdraws the tile before another player sees it"
        breaks forbidden("judge discard R10 --withdrawn seen -i Y13 --variant 101"):
            tr "görülen taş geri alınmaz" en "another player has seen the tile, so it stays"
        see [DiscardClaim, DiscardPlayable];

    DiscardLooking: tr "Atılan taşlara bakmak" en "Looking at discards"
        tr "Atılan taşlar, alttakiler görünmeyecek biçimde üst üste konur. Çift açan oyuncu atılmış taşları \
            açtırabilir. Seri açan yalnız kendi attığı taşlara, o da taşını attıktan sonra bakabilir. Açmamış oyuncu \
            bakamaz."
        en "Discards are stacked, so that players see only the top one. A player who opened with pairs may have all \
            discards shown. A player who opened with series may look only at their own discards, and only after their \
            throw. A player who has not opened may not look at discards."
        single_source [B.at("VIII, Taş Atma ve Görüntüleme 1-5")] in Yuzbir
        obeys allowed("judge look own --opened series --after-throwing"):
            tr "seri açan, taşını attıktan sonra kendi attıklarına bakar"
            en "a player who opened with series looks at their own discards after throwing"
        breaks forbidden("judge look all --opened series"):
            tr "seri açan, başkalarının attıklarını açtırmak ister"
            en "a player who opened with series wants to have the other players' discards shown"
        see [DiscardFinal, TurnOrder];

    DiscardPairsGoer: tr "Çifte gidenin attığı taş" en "A discard of a pairs goer"
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
                en "If showing the indicator's twin earns points, the table must agree beforehand how many."
        obeys allowed("judge indicator R5 -i R5 --variant okey"):
            tr "klasik okeyde gösterge gösterilir" en "in the classic game a player may show the indicator"
        breaks forbidden("judge indicator R5 -i R5 --variant 101"):
            tr "101'de gösterge gösterilmez" en "in 101 no player shows the indicator"
        see [IndicatorOkey, ScoreIndicator, PairShape];
}
