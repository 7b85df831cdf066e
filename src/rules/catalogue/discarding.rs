//! Rules of 101 about taking the left neighbour's discard, about forbidden discards, and about the indicator.

use crate::rules::entry::{A, B, D, F, Section, field};

/// The JSON of a hand in which a player announced pairs and did not open.
const ANNOUNCED: &str = r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","announced":true}]}"#;

pub(super) const TAKING: Section = catalogue! {
    "101: taking the discard" / "101: yandan taş almak";

    TakeMustOpen: "Taking a discard to open" / "Yandan alan açar"
        "A player who has not opened may take the left neighbour's discard only to open with it at once. The tile \
            taken must be part of the opening. If the player also holds the second tile of the same colour and number, \
            they may use both tiles in the opening. Before taking the tile, the player must work out whether they can \
            open with it."
        / "El açmadıysanız solunuzdaki oyuncunun attığı taşı ancak o taşla hemen açacaksanız alabilirsiniz. Aldığınız \
            taş, açtığınız perlerden birinde olmalıdır. Elinizde o taşın eşi varsa açarken onu da kullanabilirsiniz. \
            Açıp açamayacağınızı taşı almadan önce hesaplayın."
        asked "take the discard before opening, take the discard unopened, take and open"
            / "açmadan yandan almak, yandan alıp açmak, yerden almak açmadan"
        agreed [B.at("III, Yandan Taş Alma 1-3, 5, 6"), F] in Yuzbir
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-12 / Y4-7'"):
            "the player takes Y7 and opens with melds that contain it"
            / "oyuncu Y7'yi alıyor ve içinde Y7 olan perlerle açıyor"
        breaks foul("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-13 / B3-5'"):
            "the player takes Y7 and opens with melds that do not contain it"
            / "oyuncu Y7'yi alıyor ama içinde Y7 olmayan perlerle açıyor"
        see [TakePutBack, TakePairs, TakeOpened];

    TakePutBack: "Putting a taken tile back" / "Alıp geri bırakmak"
        "A player who takes the left neighbour's discard and puts it back is charged 101."
        / "Yandan aldığı taşı geri bırakan oyuncuya 101 ceza yazılır."
        asked "put the taken tile back, take a discard and return it, took it and cannot open"
            / "yandan alıp geri koymak, aldığım taşı bırakmak, alıp açamamak"
        contested [B.at("III, Yandan Taş Alma 4; VII, Diğer Ceza Durumları 3")] in Yuzbir
            [B.at("III, Yandan Taş Alma 4; VII, Diğer Ceza Durumları 3")] at "fouls.put_back" = "101":
                "A player who puts the taken tile back is charged 101." / "Taşı geri bırakana 101 ceza yazılır."
            [F] at "fouls.put_back" = "0":
                "A player who puts the taken tile back pays nothing, but must draw a tile from the stock."
                / "Ceza yazılmaz; oyuncu taşı geri bırakıp ortadan çeker."
            elsewhere
                "If putting a tile back costs nothing, a player can take a discard just to find out whether it is \
                    useful."
                / "Ceza yazılmayan masada oyuncu taşı alıp ıstakasında dener, işine yaramazsa geri bırakır."
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-12 / Y4-7'"):
            "the player takes Y7 and opens with it" / "oyuncu Y7'yi alıyor ve onunla açıyor"
        breaks foul("judge take Y7 -i Y13 --variant 101 --put-back"):
            "the player takes Y7 and puts it back" / "oyuncu Y7'yi alıyor ve geri bırakıyor"
        see [TakeMustOpen, FoulList];

    TakeOpened: "Taking after opening" / "Açmış oyuncunun yandan alması"
        "A player who has opened may take the left neighbour's discard but may not keep it. In the same turn, the \
            player must lay the tile in a new meld, lay it off or exchange it for an okey on the table."
        / "El açmış oyuncu yandan taş alabilir ama aldığı taşı aynı turda yere açmalı, işlemeli ya da yerdeki bir \
            okeyle değiştirmelidir; elinde tutamaz."
        asked "keep the tile taken, take the discard after opening, opened player takes"
            / "açmışken yandan almak, alınan taşı elde tutmak"
        single_source [F] in Yuzbir
        obeys allowed("judge take Y8 -i Y13 --variant 101 --opened series --onto 'Y5-7'"):
            "the player takes Y8 and lays it off at once" / "oyuncu Y8'i alıyor ve hemen işliyor"
        breaks foul("judge take Y8 -i Y13 --variant 101 --opened series --kept"):
            "the player takes Y8 and keeps it" / "oyuncu Y8'i alıyor ve elinde tutuyor"
        see [TakeMustOpen, LayoffWho];

    TakePairs: "Taking a discard for pairs" / "Çifte gidenin yandan alması"
        "To go for pairs means to collect pairs for an opening. A player who goes for pairs and has not opened may \
            take the left neighbour's discard only to open with it. For example, a player with four pairs may take a \
            tile that completes a fifth pair."
        / "Çifte giden ve henüz açmamış oyuncu, yandan taşı ancak o taşla çift açacaksa alabilir. Örneğin elinde dört \
            çift varsa ve taş beşinci çifti tamamlıyorsa alabilir; yalnız çift biriktirmek için alamaz."
        asked "take the discard for pairs, collect pairs from discards, going for pairs take"
            / "çifte giderken yandan almak, çift için yandan almak"
        contested [B.at("III, Çiftten Yandan Taş Alma; IX"), F] in Yuzbir
            [F, B.at("III, Çiftten Yandan Taş Alma; IX")]:
                "A player who has not opened with pairs may take a discard only to open with it."
                / "Çift açmamış oyuncu, yandan taşı ancak onunla açacaksa alabilir."
            [B.at("III, Çiftten Yandan Taş Alma; IX")]:
                "A player who announces that they go for pairs may take a discard without opening. The same section of \
                    the guide also says the opposite."
                / "Çifte giden oyuncu, açmasa bile \"Çift\" diyerek yandan taş alabilir. Rehberin aynı bölümünde bunun \
                    tersi de yazar."
            elsewhere
                "If the table allows it, a player who goes for pairs may take any discard of the left neighbour. But \
                    the player must have announced beforehand that they go for pairs."
                / "\"Çift\" diyerek almanın serbest olduğu masada çifte giden oyuncu, solundakinin attığı her taşı \
                    alabilir; ama çifte gittiğini önceden söylemelidir."
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K2 K2 / K5 K5 / R3 R3 / B9 B9 / Y7 Y7'"):
            "the player takes Y7, which completes the fifth pair, and opens"
            / "oyuncu Y7'yi alıyor, beşinci çiftini tamamlıyor ve açıyor"
        breaks foul("judge take Y7 -i Y13 --variant 101 --opens 'K2 K2 / K5 K5 / Y7 Y7'"):
            "the player takes Y7 and lays only three pairs, which are too few to open"
            / "oyuncu Y7'yi alıyor ve yalnız üç çift açıyor; açmak için beş çift gerekir"
        see [OpenPairs, TakeMustOpen];

    PairsAnnounce: "Announcing pairs" / "Çifte gittiğini söylemek"
        "At some tables a player who goes for pairs must say \"Çifte gidiyorum\" (I am going for pairs). At some of \
            these tables the player may then ask to see all discards. One unconfirmed report describes a table where a \
            player who announces pairs and never opens is charged 404 instead of 202."
        / "Kimi masada çifte giden oyuncu \"Çifte gidiyorum\" demek zorundadır. Bu masaların bazılarında bunu söyleyen \
            oyuncu, atılmış bütün taşların gösterilmesini isteyebilir. Tek bir kaynak, çifte gittiğini söyleyip \
            açamayana 202 yerine 404 yazıldığını söyler; bunu doğrulayan başka kaynak yoktur."
        asked "announce pairs, say pairs, declare going for pairs, announced pairs never opened"
            / "çifte gittiğini söylemek, çifte gittiğimi söylemek, çifte gidiyorum demek, çift ilan etmek"
        contested [B.at("III, Çiftten Yandan Taş Alma"), F] in Yuzbir
            [F] at "pairs.announce" = "off":
                "Players need not announce pairs." / "Çifte gittiğini söylemek gerekmez."
            [B.at("III, Çiftten Yandan Taş Alma"), F] at "pairs.announce" = "required":
                "A player who goes for pairs must announce it." / "Çifte giden oyuncu bunu söylemek zorundadır."
            [field(1)] at "pairs.announce" = "required", "penalty.announced" = "404":
                "A player who announces pairs and never opens is charged 404 (one report)."
                / "Çifte gittiğini söyleyip açamayana 404 yazılır (tek kaynak)."
            elsewhere
                "If a player announces pairs, the other players avoid throwing tiles that could complete this player's \
                    pairs."
                / "Biri çifte gittiğini söylerse öbür oyuncular, onun çiftini tamamlayabilecek taşları ellerinde tutar."
        obeys settled("Efe", 404, "score - --set pairs.announce=required --set penalty.announced=404", ANNOUNCED):
            "Efe announced pairs and never opened" / "Efe çifte gittiğini söyledi ama açamadı"
        breaks unsettled("score -", ANNOUNCED):
            "Efe announced pairs at a table where players do not announce pairs"
            / "Efe çifte gittiğini söyledi, oysa bu masada çifte giden bunu söylemez"
        see [OpenPairs, TakePairs, DiscardLooking, PenaltyUnopened];

    TakeFits: "Taking a tile that completes no meld" / "Per tamamlamayan taşı almak"
        "A player may take the left neighbour's last discard even if it completes no meld on the rack. In 101 the \
            player must lay the tile on the table in the same turn. At some tables a player may take a discard only if \
            it completes a meld on the rack. The other players do not see the rack, so they cannot check this."
        / "Soldaki oyuncunun attığı son taş, ıstakada bir per tamamlamasa da alınabilir. 101'de alınan taş aynı turda \
            yere konmalıdır. Kimi masada taş ancak ıstakada bir per tamamlıyorsa alınır. Istakayı başkası görmediği \
            için bunu yalnız oyuncunun kendisi bilir."
        asked "take a tile that fits, take a discard that makes no meld, useless discard"
            / "per tamamlamayan taşı almak, işe yaramayan taşı yandan almak"
        contested [A.at("3, Adım 3"), D.at("Oyunun Oynanması"), F] in Okeys
            [A.at("3, Adım 3"), D.at("Oyunun Oynanması"), F]:
                "The tile taken need not complete a meld on the rack."
                / "Alınan taşın ıstakada bir per tamamlaması gerekmez."
            [field(1)]:
                "The tile taken must complete a meld on the rack."
                / "Alınan taş, ıstakada bir per tamamlamalıdır."
            elsewhere
                "If a player may take only a tile that completes a meld, taking a tile reveals that the player now has \
                    a meld with this tile."
                / "Yalnız per tamamlayan taşların alınabildiği masada taş almak, ıstakadaki bir peri öbür oyunculara \
                    belli eder."
        unshown Conduct
        see [TilesDirection, TakeMustOpen, TurnOrder];
};

pub(super) const DISCARDING: Section = catalogue! {
    "101: throwing a tile" / "101: taş atmak";

    DiscardPlayable: "Throwing a playable tile" / "İşlek taş atmak"
        "A tile that fits a meld on the table is playable (işlek). Throwing a playable tile is a foul that costs 101, \
            even for a player who has not opened. The only exception is the tile that a player throws to finish the \
            hand."
        / "Yerdeki bir pere işlenebilen taşa işlek denir. İşlek taş atana, el açmamış olsa da 101 ceza yazılır. \
            Yalnız eli bitiren son taş bu kuralın dışındadır."
        asked "throw a playable tile, throw a tile that fits the table, discard that fits a meld"
            / "işlek atmak, yere işleyen taş atmak"
        contested [F] in Yuzbir
            [F] at "fouls.playable" = "auto":
                "Throwing a playable tile is always a foul, even if no player notices it."
                / "İşlek taş atana, kimse fark etmese de ceza yazılır."
            [B.at("VII, İşler Taş Cezası 1-3, 5")] at "fouls.playable" = "claim":
                "Throwing a playable tile is a foul only if an opponent claims it. Before any player draws, the \
                    opponent must name the tile and say that it is playable."
                / "Ceza, ancak bir rakip atılan taşı söyleyip \"İşlek\" derse yazılır. Rakip bunu ortadan taş \
                    çekilmeden önce yapmalıdır."
            elsewhere
                "If opponents must claim playable discards, all players have to watch every discard; this is the rule \
                    in team tournaments. If a table does not count this as a foul, players can throw playable tiles \
                    without a penalty."
                / "İşlek taşı rakibin söylemesi gereken masada oyuncular atılan her taşa dikkat etmelidir; eşli \
                    turnuvada böyle oynanır. Bu cezanın olmadığı masada işlek taş atılabilir."
        obeys allowed("judge discard B2 --table 'R7-9 / K5 R5 B5' -i Y13 --variant 101"):
            "the player throws B2, which fits no meld on the table"
            / "oyuncu B2 atıyor; B2 yerdeki hiçbir pere işlenmez"
        breaks foul("judge discard R10 --table 'R7-9 / K5 R5 B5' -i Y13 --variant 101"):
            "the player throws R10, which is playable because it fits the run R7-9"
            / "oyuncu R10 atıyor; R10 işlektir, çünkü R7-9 serisine işlenir"
        see [LayoffRun, LayoffGroup, DiscardOkey];

    DiscardOkey: "Throwing an okey" / "Okey atmak"
        "An okey is always playable. So throwing an okey without finishing is a foul, even for a player who has not \
            opened. The player pays for only one foul, although the okey is also a playable tile."
        / "Okey her zaman işlektir. Bu yüzden bitmeden okey atana, el açmamış olsa da ceza yazılır. Hem okey hem \
            işlek diye iki ceza yazılmaz."
        asked "throw an okey, okey thrown by mistake, discard the okey" / "okey atmak ceza, yanlışlıkla okey atmak"
        contested [B.at("VI, Okey Cezası; VII, İşler Taş Cezası 4; Diğer Ceza Durumları 5"), F] in Yuzbir
            [B.at("VI, Okey Cezası; VII, İşler Taş Cezası 4; Diğer Ceza Durumları 5"), F] at "fouls.okey" = "flat":
                "Throwing an okey without finishing is a foul." / "Bitmeden okey atana ceza yazılır."
            [field(1)]:
                "A player may throw an okey that they cannot use, without a penalty."
                / "Oyuncu, elinde işe yaramayan okeyi cezasız atabilir."
            elsewhere
                "If throwing an okey costs nothing, a player can keep an okey until the hand is almost over and then \
                    throw it."
                / "Okey atmanın cezası yoksa oyuncu, okeyi elin sonuna kadar saklayıp sonra atabilir."
        obeys allowed("judge finish 'K1-13 / R1-8' --throw O -i Y13 --variant 101"):
            "the player finishes by throwing an okey" / "oyuncu okey atarak bitiyor"
        breaks foul("judge discard O --table 'R7-9' -i Y13 --variant 101"):
            "the player throws an okey without finishing" / "oyuncu bitmeden okey atıyor"
        see [DiscardPlayable, OkeyBurnt, FinishMultiplier];

    OkeyBurnt: "Burning an okey" / "Okeyi yakmak (yansın okey)"
        "Throwing an okey without finishing is a foul. At some tables a player who throws an okey that they cannot use \
            pays nothing; this is called burning the okey (yansın okey). At other tables the penalty for throwing an \
            okey differs from the penalty for other fouls."
        / "Bitmeden okey atana ceza yazılır. Kimi masada ise oyuncu, elinde işe yaramayan okeyi cezasız atabilir; \
            buna yansın okey denir. Kimi masada da okey atmanın cezası öbür hatalarınkinden farklıdır."
        asked "burn an okey, burnt okey, throw an okey free, useless okey"
            / "okeyi yakmak, yansın okey, cezasız okey atmak"
        contested [B.at("VI, Okey Cezası; VII, Diğer Ceza Durumları 5"), F] in Yuzbir
            [B.at("VI, Okey Cezası; VII, Diğer Ceza Durumları 5"), F] at "fouls.okey" = "flat":
                "Throwing an okey without finishing is a foul." / "Bitmeden okey atana ceza yazılır."
            [field(1)] at "fouls.okey" = "0":
                "A player who throws an okey pays nothing." / "Okey atana ceza yazılmaz."
            elsewhere
                "If throwing an okey costs nothing, a player with a useless okey throws it near the end of the hand \
                    instead of keeping it."
                / "Ceza yazılmayan masada oyuncu, el bitmek üzereyken okeyi elinde tutmaz, atar."
        obeys allowed("judge discard O --table 'R7-9' -i Y13 --variant 101 --set fouls.okey=0"):
            "the player throws an okey at a table where this costs nothing"
            / "oyuncu, okey atmanın cezasız olduğu bir masada okey atıyor"
        breaks foul("judge discard O --table 'R7-9' -i Y13 --variant 101 --set fouls.okey=50"):
            "the player throws an okey at a table that charges 50 for it"
            / "oyuncu, okey atana 50 ceza yazılan bir masada okey atıyor"
        see [DiscardOkey, FoulFlat];

    DiscardClaim: "Claiming a playable discard" / "İşleği söylemek"
        "At some tables playable discards must be claimed: an opponent must name the tile's colour and number and say \
            \"işlek\" (playable). The opponent must do so before the player who threw the tile notices the mistake and \
            before any player draws from the stock. Without a claim there is no foul. The player whose turn is next \
            may take the claimed tile."
        / "İşlek taşı rakibin söylemesi gereken masada rakip, taşın rengini ve sayısını söyleyip \"İşlek\" der. Bunu, \
            taşı atan fark etmeden ve ortadan taş çekilmeden önce yapmalıdır. Rakip söylemezse ceza yazılmaz. Söylenen \
            taşı, sırası gelen oyuncu alabilir."
        asked "claim a playable discard, call a playable tile, who gets a playable discard"
            / "işlek demek, işlek taşı almak, işleği söylemek"
        single_source [B.at("VII, İşler Taş Cezası 2, 3, 5")] in Yuzbir
        obeys allowed("judge discard R10 --table 'R7-9' -i Y13 --variant 101-team"):
            "the player throws R10, which is playable, and no opponent claims it"
            / "oyuncu R10 atıyor; R10 işlek, ama hiçbir rakip bunu söylemiyor"
        breaks foul("judge discard R10 --table 'R7-9' --claimed -i Y13 --variant 101-team"):
            "the player throws R10, which is playable, and an opponent claims it in time"
            / "oyuncu R10 atıyor; R10 işlek, bir rakip de bunu zamanında söylüyor"
        see [DiscardPlayable, DiscardFinal];

    DiscardFinal: "A discard is final" / "Atılan taş geri alınmaz"
        "A player may not withdraw a discard after another player has seen its colour and number."
        / "Attığınız taşın rengini ve sayısını başka bir oyuncu gördüyse taşı geri alamazsınız."
        asked "take my discard back, change my mind about a discard, withdraw a discard"
            / "attığım taşı geri almak, vazgeçmek, atılan taş değişmek"
        single_source [B.at("VII, İşler Taş Cezası 6")] in Yuzbir
        obeys allowed("judge discard R10 --withdrawn unseen -i Y13 --variant 101"):
            "the player withdraws the tile before another player sees it"
            / "oyuncu attığı taşı, başka bir oyuncu görmeden geri alıyor"
        breaks forbidden("judge discard R10 --withdrawn seen -i Y13 --variant 101"):
            "the player withdraws the tile after another player has seen it"
            / "oyuncu attığı taşı, başka bir oyuncu gördükten sonra geri alıyor"
        see [DiscardClaim, DiscardPlayable];

    DiscardLooking: "Looking at discards" / "Atılan taşlara bakmak"
        "Players put their discards on top of each other, so that only the last discard can be seen. A player who \
            opened with pairs may ask to see all discards. A player who opened with series may look only at their own \
            discards, and only after throwing a tile. A player who has not opened may not look at earlier discards."
        / "Atılan taşlar, alttakiler görünmeyecek biçimde üst üste konur. Çift açan oyuncu, atılmış bütün taşların \
            gösterilmesini isteyebilir. Seri açan oyuncu yalnız kendi attığı taşlara, o da ancak taşını attıktan sonra \
            bakabilir. Açmamış oyuncu atılmış taşlara bakamaz."
        asked "look at the discards, see old discards, look through discards"
            / "atılan taşlara bakmak, eski taşları görmek"
        single_source [B.at("VIII, Taş Atma ve Görüntüleme 1-5")] in Yuzbir
        obeys allowed("judge look own --opened series --after-throwing"):
            "a player who opened with series looks at their own discards after throwing"
            / "seri açmış oyuncu, taşını attıktan sonra kendi attığı taşlara bakıyor"
        breaks forbidden("judge look all --opened series"):
            "a player who opened with series asks to see the discards of all players"
            / "seri açmış oyuncu, bütün oyuncuların attığı taşların gösterilmesini istiyor"
        see [DiscardFinal, TurnOrder];

    DiscardPairsGoer: "The discard of a player who goes for pairs" / "Çifte gidenin attığı taş"
        "The discard of a player who goes for pairs is like any other discard: the next player may take it and open \
            with it."
        / "Çifte giden oyuncunun attığı taşın bir ayrıcalığı yoktur: sıradaki oyuncu onu alıp el açabilir."
        asked "discard of a player going for pairs, take from a pairs goer"
            / "çifte gidenin attığı taş, çifte gidenden almak"
        single_source [B.at("VIII, Diğer Önemli Kurallar 5; IX")] in Yuzbir
        obeys allowed("judge take Y7 --opens 'K10-13 / R10-12 / Y4-7' --pairs-goer -i Y13 --variant 101"):
            "the next player takes the discard of a player who goes for pairs, and opens with it"
            / "sıradaki oyuncu, çifte gidenin attığı taşı alıp onunla açıyor"
        breaks foul("judge take Y7 --kept --pairs-goer -i Y13 --variant 101"):
            "the next player takes the discard of a player who goes for pairs, and keeps it"
            / "sıradaki oyuncu, çifte gidenin attığı taşı alıp elinde tutuyor"
        see [TakeMustOpen, TakePairs];

    IndicatorNone: "The indicator in 101" / "101'de gösterge ne işe yarar"
        "In 101 the indicator only determines the okey. A player who shows the indicator's twin (the second tile of \
            its colour and number) earns nothing. The face-up indicator cannot be used in a pair."
        / "101'de gösterge yalnız okeyi belirler. Göstergenin eşini (aynı renk ve sayıdaki öbür taşı) gösteren oyuncu \
            puan almaz. Açık duran gösterge çift yapmak için kullanılamaz."
        asked "indicator in 101, use of the indicator in 101, show the indicator in 101"
            / "101de gösterge, göstergenin eşi 101"
        contested [B.at("II, Gösterge Taşı; IX"), F] in Yuzbir
            [B.at("II, Gösterge Taşı; IX"), F]:
                "In 101 the indicator only determines the okey."
                / "101'de gösterge okeyi belirler, başka bir işe yaramaz."
            [F]:
                "A player who shows the indicator's twin earns points in 101 too."
                / "101'de de göstergenin eşini gösteren puan alır."
            elsewhere
                "If a player earns points for showing the indicator's twin, the players must agree beforehand on the \
                    number of points."
                / "Göstergenin eşini gösterenin puan aldığı masada, kaç puan alacağı baştan kararlaştırılır."
        obeys allowed("judge indicator R5 -i R5 --variant okey"):
            "a player shows the indicator's twin in the classic game"
            / "oyuncu klasik okeyde göstergenin eşini gösteriyor"
        breaks forbidden("judge indicator R5 -i R5 --variant 101"):
            "a player shows the indicator's twin in 101" / "oyuncu 101'de göstergenin eşini gösteriyor"
        see [IndicatorOkey, ScoreIndicator, PairShape];
};
