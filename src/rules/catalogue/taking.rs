//! Rules of 101 about taking the left neighbour's discard.

use crate::rules::entry::{A, B, D, F, field};

/// The JSON of a hand in which a player announced pairs and did not open.
const ANNOUNCED: &str = r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","announced":true}]}"#;

catalogue! {
    tr "101: yandan taş almak" en "101: taking the discard";

    TakeMustOpen: tr "Yandan alan açar" en "Taking a discard to open"
        tr "El açmadıysanız solunuzdaki oyuncunun attığı taşı ancak o taşla hemen açacaksanız alabilirsiniz; taş, \
            açtığınız perlerden birinde olmalıdır. Elinizde o taşın eşi varsa onu da kullanabilirsiniz. Taşı almadan \
            önce hesabınızı yapın."
        en "A player who has not opened may take the left neighbour's discard only to open with it at once. The tile \
            taken must be part of the opening. If the player also holds the second tile of the same colour and \
            number, they may use that tile too. The player must work out the opening before taking the tile."
        agreed [B.at("III, Yandan Taş Alma 1-3, 5, 6"), F] in Yuzbir
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-12 / Y4-7'"):
            tr "oyuncu açtı, aldığı Y7 açtığı serinin içinde"
            en "the player takes Y7 and opens with melds that contain it"
        breaks foul("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-13 / B3-5'"):
            tr "oyuncu açtı ama aldığı Y7'yi kullanmadı"
            en "the player takes Y7 and opens with melds that do not contain it"
        see [TakePutBack, TakePairs, TakeOpened];

    TakePutBack: tr "Alıp geri bırakmak" en "Putting a taken tile back"
        tr "Yandan aldığı taşı geri bırakan oyuncuya 101 ceza yazılır."
        en "A player who takes the left neighbour's discard and puts it back is charged 101."
        contested [B.at("III, Yandan Taş Alma 4; VII, Diğer Ceza Durumları 3")] in Yuzbir
            [B.at("III, Yandan Taş Alma 4; VII, Diğer Ceza Durumları 3")] at "fouls.put_back" = "101":
                tr "Geri bırakana 101 ceza yazılır." en "A player who puts the taken tile back is charged 101."
            [F] at "fouls.put_back" = "0":
                tr "Ceza yazılmaz; oyuncu taşı geri bırakıp ortadan çeker."
                en "A player who puts the taken tile back pays nothing and draws a tile from the stock."
            elsewhere
                tr "Ceza yazılmayan masada oyuncu taşı alıp deneyebilir."
                en "If putting a tile back costs nothing, a player may take a tile just to try whether it helps."
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-12 / Y4-7'"):
            tr "oyuncu Y7'yi alır ve onunla açar" en "the player takes Y7 and opens with it"
        breaks foul("judge take Y7 -i Y13 --variant 101 --put-back"):
            tr "oyuncu Y7'yi alır ve geri bırakır" en "the player takes Y7 and puts it back"
        see [TakeMustOpen, FoulList];

    TakeOpened: tr "Açmış oyuncunun yandan alması" en "Taking after opening"
        tr "El açmış oyuncu yandan taş alabilir ama aldığı taşı aynı turda yere açmalı ya da işlemelidir; elinde \
            tutamaz."
        en "A player who has opened may take the left neighbour's discard, but must lay it in a new meld or lay it off \
            in the same turn. The player may not keep the tile."
        single_source [F] in Yuzbir
        obeys allowed("judge take Y8 -i Y13 --variant 101 --opened series --onto 'Y5-7'"):
            tr "oyuncu aldığı Y8'i hemen işledi" en "the player takes Y8 and lays it off at once"
        breaks foul("judge take Y8 -i Y13 --variant 101 --opened series --kept"):
            tr "oyuncu aldığı Y8'i elinde tuttu" en "the player takes Y8 and keeps it"
        see [TakeMustOpen, LayoffWho];

    TakePairs: tr "Çifte gidenin yandan alması" en "Taking a discard for pairs"
        tr "Çifte giden ve henüz açmamış oyuncu, yandan taşı ancak o taşla çift açışı tamamlanıyorsa alabilir: elinde \
            dört çift vardır, alınan taş beşinciyi tamamlar. Çift biriktirmek için yandan taş alamaz."
        en "A player who goes for pairs and has not opened may take the left neighbour's discard only if it completes \
            an opening: the player holds four pairs, and the tile completes the fifth. The player may not take a \
            discard just to collect pairs."
        contested [B.at("III, Çiftten Yandan Taş Alma; IX"), F] in Yuzbir
            [F, B.at("III, Çiftten Yandan Taş Alma; IX")]:
                tr "Çift açmamış oyuncu, o taşla açmıyorsa yandan alamaz."
                en "A player who has not opened with pairs may take a discard only to open with it."
            [B.at("III, Çiftten Yandan Taş Alma; IX")]:
                tr "Çifte giden oyuncu açmamışsa da çift diyerek alabilir; aynı bölümde, açmamışsa alamayacağı da \
                    yazılıdır."
                en "A player who announces pairs may take a discard even without opening. The same section of the \
                    document also says the opposite."
            elsewhere
                tr "Serbest olan masada çifte giden oyuncu attığınız her taşı alabilir; çifte gittiğini önceden \
                    söylemesi gerekir."
                en "If a player who goes for pairs may take any discard, this player must announce pairs first."
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K2 K2 / K5 K5 / R3 R3 / B9 B9 / Y7 Y7'"):
            tr "oyuncu aldığı Y7 ile beşinci çiftini tamamlar ve açar"
            en "the player takes Y7, which completes the fifth pair, and opens"
        breaks foul("judge take Y7 -i Y13 --variant 101 --opens 'K2 K2 / K5 K5 / Y7 Y7'"):
            tr "alınan Y7 ile yalnız üç çift var; üç çiftle açılmaz"
            en "the player takes Y7 and lays only three pairs, which are too few to open"
        see [OpenPairs, TakeMustOpen];

    PairsAnnounce: tr "Çifte gittiğini söylemek" en "Announcing pairs"
        tr "Kimi masada çifte giden oyuncu bunu söyler: çifte gidiyorum. Bu masaların bazılarında bundan sonra atılmış \
            taşları açtırabilir. Tek bir kaynak, çifte gittiğini söyleyip hiç açamayana 202 yerine 404 yazan bir \
            masadan söz eder; bu bilgi doğrulanmamıştır."
        en "At some tables a player who goes for pairs must say so (çifte gidiyorum). At some of these tables the \
            player may then ask to see all discards. One unconfirmed report describes a table that charges 404 \
            instead of 202 if a player announces pairs and never opens."
        contested [B.at("III, Çiftten Yandan Taş Alma"), F] in Yuzbir
            [F] at "pairs.announce" = "off":
                tr "Çifte gittiğini söylemek gerekmez." en "Players need not announce pairs."
            [B.at("III, Çiftten Yandan Taş Alma"), F] at "pairs.announce" = "required":
                tr "Çifte giden oyuncu bunu söyler." en "A player going for pairs announces it."
            [field(1)] at "penalty.announced" = "404":
                tr "Söyleyip açamayana 404 yazılır (tek kaynak)."
                en "A player who announces pairs and never opens is charged 404 (one report)."
            elsewhere
                tr "Söylenen masada öbür oyuncular çift olabilecek taşları atmaz."
                en "If a player announces pairs, the other players keep the tiles that could make pairs."
        obeys settled("Efe", 404, "score - --set pairs.announce=required --set penalty.announced=404", ANNOUNCED):
            tr "Efe çifte gittiğini söyledi ama açamadı" en "Efe announced pairs and never opened"
        breaks unsettled("score -", ANNOUNCED):
            tr "Efe çifte gittiğini söyledi, oysa bu masada söylenmez"
            en "Efe announced pairs at a table where players do not announce pairs"
        see [OpenPairs, TakePairs, DiscardLooking, PenaltyUnopened];

    TakeFits: tr "Per tamamlamayan taşı almak" en "Taking a tile that completes no meld"
        tr "Soldaki oyuncunun attığı son taş, işe yarasa da yaramasa da alınabilir; 101'de alınan taş hemen açılmalı \
            ya da işlenmelidir. Kimi masada taş ancak ıstakada bir per tamamlıyorsa alınır. Istakayı başkası görmediği \
            için bunu yalnız oyuncunun kendisi bilir."
        en "A player may take the left neighbour's last discard even if it is of no use; in 101 the player must then \
            lay the tile on the table at once. At some tables a player may take a discard only if it completes a meld \
            on the rack. The other players do not see the rack, so only the player can check this."
        contested [A.at("3, Adım 3"), D.at("Oyunun Oynanması"), F] in Okeys
            [A.at("3, Adım 3"), D.at("Oyunun Oynanması"), F]:
                tr "Atılan her taş alınabilir." en "Any discard may be taken."
            [field(1)]: tr "Ancak bir per tamamlayan taş alınır." en "Only a tile that completes a meld may be taken."
            elsewhere
                tr "Yalnız per tamamlayan taşın alındığı masada, alınan taş oyuncunun bir perini ele verir."
                en "If only a tile that completes a meld may be taken, the other players learn something about the \
                    rack of the player who takes it."
        unshown Conduct
        see [TilesDirection, TakeMustOpen, TurnOrder];
}
