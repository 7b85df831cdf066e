//! 101: forbidden throws, and the indicator.

use crate::rules::source::{B, F, field};

catalogue! {
    tr "101: taş atmak" en "101: throwing a tile";

    DiscardPlayable: tr "İşlek taş atmak" en "Throwing a playable tile"
        tr "Yerdeki bir pere işlenebilecek taşa işlek denir. İşlek taş atmak el açmamış oyuncu için de 101 cezadır. \
            Yalnız eli bitiren son taş bu kuralın dışındadır."
        en "A tile that could be laid off on the table is playable (işlek). Throwing one is a foul of 101, for a \
            player who has not opened too. Only the last tile, the one that ends the hand, is exempt."
        contested [F] in Yuzbir
            [F] at "fouls.playable" = "auto":
                tr "İşlek taş atan, kimse fark etmese de ceza yer." en "The foul counts by itself, noticed or not."
            [B.at("VII, İşler Taş Cezası 1-3, 5")] at "fouls.playable" = "claim":
                tr "Ceza ancak bir rakip, ortadan taş çekilmeden önce taşın adını söyleyip işlek derse yazılır."
                en "It counts only if an opponent claims it and names the tile before anyone draws."
            elsewhere
                tr "Söylemeye bağlı masada dikkat de oyunun parçasıdır; eşli turnuvada varsayılan budur. Cezası \
                    olmayan masada işlek atılabilir."
                en "Where it must be claimed, attention is part of the game; team tournaments play so. Where it is \
                    off, such tiles are thrown freely."
        obeys allowed("judge discard B2 --table 'R7-9 / K5 R5 B5' -i Y13 --variant 101"):
            tr "B2 hiçbir pere işlenmez" en "B2 fits no meld on the table"
        breaks foul("judge discard R10 --table 'R7-9 / K5 R5 B5' -i Y13 --variant 101"):
            tr "R10 işlektir" en "R10 is playable"
        see [LayoffRun, LayoffGroup, DiscardOkey];

    DiscardOkey: tr "Okey atmak" en "Throwing an okey"
        tr "Okey her zaman işlektir, bu yüzden bitmeden okey atan ceza yer; el açmamış olması bir şey değiştirmez. Hem \
            okey hem işlek diye iki ceza yazılmaz."
        en "An okey is always playable, so throwing one without finishing is a foul, opened or not. It is one foul, \
            not a second one for a playable tile."
        agreed [B.at("VI, Okey Cezası; VII, İşler Taş Cezası 4; Diğer Ceza Durumları 5"), F] in Yuzbir
        obeys allowed("judge finish 'K1-13 / R1-8' --throw O -i Y13 --variant 101"):
            tr "okeyle bitmek ceza değildir" en "finishing with an okey is no foul"
        breaks foul("judge discard O --table 'R7-9' -i Y13 --variant 101"):
            tr "bitmeden okey atıldı" en "an okey thrown without finishing"
        see [DiscardPlayable, FinishMultiplier];

    OkeyBurnt: tr "Okeyi yakmak (yansın okey)" en "Burning an okey"
        tr "Bitmeden okey atmak cezadır. Kimi masada ise oyuncu elinde işe yaramayan okeyi cezasız atabilir; buna yansın \
            okey denir. Kimi masa da okey atmaya öbür hatalardan ayrı bir ceza yazar."
        en "An okey thrown without finishing is a foul. At some tables a player may throw an okey that is of no use to \
            them and pays nothing; this is called burning the okey (yansın okey). Other tables give it a price of its own."
        contested [B.at("VI, Okey Cezası; VII, Diğer Ceza Durumları 5"), F] in Yuzbir
            [B.at("VI, Okey Cezası; VII, Diğer Ceza Durumları 5"), F] at "fouls.okey" = "flat":
                tr "Bitmeden okey atan ceza yer." en "An okey thrown without finishing is a foul."
            [field(1)] at "fouls.okey" = "0": tr "Okey cezasız atılabilir." en "Throwing an okey costs nothing."
            elsewhere
                tr "Cezasız olan masada el bitmek üzereyken okey elde kalacağına atılır."
                en "Where it costs nothing, players throw an okey near the end rather than keep it."
        obeys allowed("judge discard O --table 'R7-9' -i Y13 --variant 101 --set fouls.okey=0"):
            tr "bu masada okey yakılabilir" en "this table lets an okey be burnt"
        breaks foul("judge discard O --table 'R7-9' -i Y13 --variant 101 --set fouls.okey=50"):
            tr "bu masada okey atmanın cezası 50" en "this table charges 50 for it"
        see [DiscardOkey, FoulFlat];

    DiscardClaim: tr "İşleği söylemek" en "Claiming a playable discard"
        tr "İşleğin söylendiği masada rakip, taşı atan fark etmeden ve ortadan taş çekilmeden önce taşın rengini ve \
            sayısını söyleyerek işlek der. Söylenmezse ceza yazılmaz. Söylenen taşı, sırası gelen oyuncu alabilir."
        en "Where playable discards are claimed, an opponent names the tile's colour and number before its thrower \
            notices and before anyone draws from the stock. Unclaimed, it is no foul. The tile may then be taken by \
            the player whose turn it is."
        single_source [B.at("VII, İşler Taş Cezası 2, 3, 5")] in Yuzbir
        obeys allowed("judge discard R10 --table 'R7-9' -i Y13 --variant 101-team"):
            tr "kimse işlek demedi" en "nobody claimed it"
        breaks foul("judge discard R10 --table 'R7-9' --claimed -i Y13 --variant 101-team"):
            tr "rakip zamanında söyledi" en "an opponent claimed it in time"
        see [DiscardPlayable, DiscardFinal];

    DiscardFinal: tr "Atılan taş geri alınmaz" en "No tile comes back"
        tr "Atılan taşın rengini ve sayısını başka bir oyuncu gördükten sonra taş geri alınamaz."
        en "Once another player has seen its colour and number, a discard cannot be withdrawn."
        single_source [B.at("VII, İşler Taş Cezası 6")] in Yuzbir
        obeys allowed("judge discard R10 --withdrawn unseen -i Y13 --variant 101"):
            tr "kimse görmeden geri alınır" en "withdrawn before anyone saw it"
        breaks forbidden("judge discard R10 --withdrawn seen -i Y13 --variant 101"):
            tr "görülen taş geri alınmaz" en "once seen it stays"
        see [DiscardClaim, DiscardPlayable];

    DiscardLooking: tr "Atılan taşlara bakmak" en "Looking at discards"
        tr "Atılan taşlar, alttakiler görünmeyecek biçimde üst üste konur. Çift açan oyuncu atılmış taşları \
            açtırabilir. Seri açan yalnız kendi attıklarına, o da taşını attıktan sonra bakabilir; açmamış oyuncu \
            bakamaz."
        en "Discards are laid one on another so that those below are not seen. A pairs opener may have them shown. A \
            series opener may look at their own, and only after throwing; who has not opened may not look."
        single_source [B.at("VIII, Taş Atma ve Görüntüleme 1-5")] in Yuzbir
        obeys allowed("judge look own --opened series --after-throwing"):
            tr "seri açan, taşını attıktan sonra kendi attıklarına bakar"
            en "a series opener looks at their own discards after throwing"
        breaks forbidden("judge look all --opened series"):
            tr "Seri açan, başkalarının attıklarını açtırmak ister"
            en "A series opener wants the discards of others shown"
        see [DiscardFinal, TurnOrder];

    DiscardPairsGoer: tr "Çifte gidenin attığı taş" en "A discard of a pairs goer"
        tr "Çifte giden oyuncunun attığı taş da başka her taş gibidir: sıradaki oyuncu onu alıp el açabilir."
        en "The discard of a player who goes for pairs is like any other: the next player may take it to open with."
        single_source [B.at("VIII, Diğer Önemli Kurallar 5; IX")] in Yuzbir
        obeys allowed("judge take Y7 --opens 'K10-13 / R10-12 / Y4-7' --pairs-goer -i Y13 --variant 101"):
            tr "çifte gidenin taşıyla açılır" en "opened with a pairs goer's discard"
        breaks foul("judge take Y7 --kept --pairs-goer -i Y13 --variant 101"):
            tr "o taş da alınıp elde tutulamaz" en "it may not be kept either"
        see [TakeMustOpen, TakePairs];

    IndicatorNone: tr "101'de göstergenin işi" en "The indicator in 101"
        tr "101'de gösterge yalnız okeyin hangi taş olduğunu söyler. Eşini göstermek puan getirmez, açık duran \
            gösterge taşı da çift için kullanılamaz."
        en "In 101 the indicator only says which tile is the okey. Showing its twin earns nothing, and the tile lying \
            face up makes no pair."
        contested [B.at("II, Gösterge Taşı; IX"), F] in Yuzbir
            [B.at("II, Gösterge Taşı; IX"), F]:
                tr "101'de göstergenin okeyi belirlemekten başka işlevi yoktur."
                en "In 101 the indicator has no function but to name the okey."
            [F]: tr "101'de de göstergenin eşini gösteren puan kazanır." en "Showing its twin earns points in 101 too."
            elsewhere
                tr "Gösterilen masada kaç puan sayılacağı baştan kararlaştırılır."
                en "Where it is shown, the table has to say beforehand what it is worth."
        obeys allowed("judge indicator R5 -i R5 --variant okey"):
            tr "klasik okeyde gösterge gösterilir" en "in the classic game the indicator may be shown"
        breaks forbidden("judge indicator R5 -i R5 --variant 101"):
            tr "101'de gösterge göstermek yoktur" en "in 101 there is nothing to show"
        see [IndicatorOkey, ScoreIndicator, PairShape];
}
