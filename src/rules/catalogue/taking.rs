//! Rules of 101 about taking the left neighbour's discard.

use crate::rules::entry::{A, B, D, F, Section, field};

/// The JSON of a hand in which a player announced pairs and did not open.
const ANNOUNCED: &str = r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","announced":true}]}"#;

pub(super) const TAKING: Section = catalogue! {
    "101: taking the discard" / "101: yandan taş almak";

    TakeMustOpen: "Taking a discard to open" / "Yandan alan açar"
        "A player who has not opened may take the left neighbour's discard only to open with it at once. The tile \
            taken must be part of the opening. If the player also holds the second tile of the same colour and \
            number, they may use that tile too. The player must work out the opening before taking the tile."
        / "El açmadıysanız solunuzdaki oyuncunun attığı taşı ancak o taşla hemen açacaksanız alabilirsiniz; taş, \
            açtığınız perlerden birinde olmalıdır. Elinizde o taşın eşi varsa onu da kullanabilirsiniz. Taşı almadan \
            önce hesabınızı yapın."
        agreed [B.at("III, Yandan Taş Alma 1-3, 5, 6"), F] in Yuzbir
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-12 / Y4-7'"):
            "the player takes Y7 and opens with melds that contain it"
            / "oyuncu açtı, aldığı Y7 açtığı serinin içinde"
        breaks foul("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-13 / B3-5'"):
            "the player takes Y7 and opens with melds that do not contain it"
            / "oyuncu açtı ama aldığı Y7'yi kullanmadı"
        see [TakePutBack, TakePairs, TakeOpened];

    TakePutBack: "Putting a taken tile back" / "Alıp geri bırakmak"
        "A player who takes the left neighbour's discard and puts it back is charged 101."
        / "Yandan aldığı taşı geri bırakan oyuncuya 101 ceza yazılır."
        contested [B.at("III, Yandan Taş Alma 4; VII, Diğer Ceza Durumları 3")] in Yuzbir
            [B.at("III, Yandan Taş Alma 4; VII, Diğer Ceza Durumları 3")] at "fouls.put_back" = "101":
                "A player who puts the taken tile back is charged 101." / "Geri bırakana 101 ceza yazılır."
            [F] at "fouls.put_back" = "0":
                "A player who puts the taken tile back pays nothing and draws a tile from the stock."
                / "Ceza yazılmaz; oyuncu taşı geri bırakıp ortadan çeker."
            elsewhere
                "If putting a tile back costs nothing, a player may take a tile just to try whether it helps."
                / "Ceza yazılmayan masada oyuncu taşı alıp deneyebilir."
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-12 / Y4-7'"):
            "the player takes Y7 and opens with it" / "oyuncu Y7'yi alır ve onunla açar"
        breaks foul("judge take Y7 -i Y13 --variant 101 --put-back"):
            "the player takes Y7 and puts it back" / "oyuncu Y7'yi alır ve geri bırakır"
        see [TakeMustOpen, FoulList];

    TakeOpened: "Taking after opening" / "Açmış oyuncunun yandan alması"
        "A player who has opened may take the left neighbour's discard, but must lay it in a new meld or lay it off \
            in the same turn. The player may not keep the tile."
        / "El açmış oyuncu yandan taş alabilir ama aldığı taşı aynı turda yere açmalı ya da işlemelidir; elinde \
            tutamaz."
        single_source [F] in Yuzbir
        obeys allowed("judge take Y8 -i Y13 --variant 101 --opened series --onto 'Y5-7'"):
            "the player takes Y8 and lays it off at once" / "oyuncu aldığı Y8'i hemen işledi"
        breaks foul("judge take Y8 -i Y13 --variant 101 --opened series --kept"):
            "the player takes Y8 and keeps it" / "oyuncu aldığı Y8'i elinde tuttu"
        see [TakeMustOpen, LayoffWho];

    TakePairs: "Taking a discard for pairs" / "Çifte gidenin yandan alması"
        "A player who goes for pairs and has not opened may take the left neighbour's discard only if it completes \
            an opening: the player holds four pairs, and the tile completes the fifth. The player may not take a \
            discard just to collect pairs."
        / "Çifte giden ve henüz açmamış oyuncu, yandan taşı ancak o taşla çift açışı tamamlanıyorsa alabilir: elinde \
            dört çift vardır, alınan taş beşinciyi tamamlar. Çift biriktirmek için yandan taş alamaz."
        contested [B.at("III, Çiftten Yandan Taş Alma; IX"), F] in Yuzbir
            [F, B.at("III, Çiftten Yandan Taş Alma; IX")]:
                "A player who has not opened with pairs may take a discard only to open with it."
                / "Çift açmamış oyuncu, o taşla açmıyorsa yandan alamaz."
            [B.at("III, Çiftten Yandan Taş Alma; IX")]:
                "A player who announces pairs may take a discard even without opening. The same section of the \
                    document also says the opposite."
                / "Çifte giden oyuncu açmamışsa da çift diyerek alabilir; aynı bölümde, açmamışsa alamayacağı da \
                    yazılıdır."
            elsewhere
                "If a player who goes for pairs may take any discard, this player must announce pairs first."
                / "Serbest olan masada çifte giden oyuncu attığınız her taşı alabilir; çifte gittiğini önceden \
                    söylemesi gerekir."
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K2 K2 / K5 K5 / R3 R3 / B9 B9 / Y7 Y7'"):
            "the player takes Y7, which completes the fifth pair, and opens"
            / "oyuncu aldığı Y7 ile beşinci çiftini tamamlar ve açar"
        breaks foul("judge take Y7 -i Y13 --variant 101 --opens 'K2 K2 / K5 K5 / Y7 Y7'"):
            "the player takes Y7 and lays only three pairs, which are too few to open"
            / "alınan Y7 ile yalnız üç çift var; üç çiftle açılmaz"
        see [OpenPairs, TakeMustOpen];

    PairsAnnounce: "Announcing pairs" / "Çifte gittiğini söylemek"
        "At some tables a player who goes for pairs must say so (çifte gidiyorum). At some of these tables the \
            player may then ask to see all discards. One unconfirmed report describes a table that charges 404 \
            instead of 202 if a player announces pairs and never opens."
        / "Kimi masada çifte giden oyuncu bunu söyler: çifte gidiyorum. Bu masaların bazılarında bundan sonra atılmış \
            taşları açtırabilir. Tek bir kaynak, çifte gittiğini söyleyip hiç açamayana 202 yerine 404 yazan bir \
            masadan söz eder; bu bilgi doğrulanmamıştır."
        contested [B.at("III, Çiftten Yandan Taş Alma"), F] in Yuzbir
            [F] at "pairs.announce" = "off":
                "Players need not announce pairs." / "Çifte gittiğini söylemek gerekmez."
            [B.at("III, Çiftten Yandan Taş Alma"), F] at "pairs.announce" = "required":
                "A player going for pairs announces it." / "Çifte giden oyuncu bunu söyler."
            [field(1)] at "penalty.announced" = "404":
                "A player who announces pairs and never opens is charged 404 (one report)."
                / "Söyleyip açamayana 404 yazılır (tek kaynak)."
            elsewhere
                "If a player announces pairs, the other players keep the tiles that could make pairs."
                / "Söylenen masada öbür oyuncular çift olabilecek taşları atmaz."
        obeys settled("Efe", 404, "score - --set pairs.announce=required --set penalty.announced=404", ANNOUNCED):
            "Efe announced pairs and never opened" / "Efe çifte gittiğini söyledi ama açamadı"
        breaks unsettled("score -", ANNOUNCED):
            "Efe announced pairs at a table where players do not announce pairs"
            / "Efe çifte gittiğini söyledi, oysa bu masada söylenmez"
        see [OpenPairs, TakePairs, DiscardLooking, PenaltyUnopened];

    TakeFits: "Taking a tile that completes no meld" / "Per tamamlamayan taşı almak"
        "A player may take the left neighbour's last discard even if it is of no use; in 101 the player must then \
            lay the tile on the table at once. At some tables a player may take a discard only if it completes a meld \
            on the rack. The other players do not see the rack, so only the player can check this."
        / "Soldaki oyuncunun attığı son taş, işe yarasa da yaramasa da alınabilir; 101'de alınan taş hemen açılmalı \
            ya da işlenmelidir. Kimi masada taş ancak ıstakada bir per tamamlıyorsa alınır. Istakayı başkası görmediği \
            için bunu yalnız oyuncunun kendisi bilir."
        contested [A.at("3, Adım 3"), D.at("Oyunun Oynanması"), F] in Okeys
            [A.at("3, Adım 3"), D.at("Oyunun Oynanması"), F]:
                "Any discard may be taken." / "Atılan her taş alınabilir."
            [field(1)]: "Only a tile that completes a meld may be taken." / "Ancak bir per tamamlayan taş alınır."
            elsewhere
                "If only a tile that completes a meld may be taken, the other players learn something about the \
                    rack of the player who takes it."
                / "Yalnız per tamamlayan taşın alındığı masada, alınan taş oyuncunun bir perini ele verir."
        unshown Conduct
        see [TilesDirection, TakeMustOpen, TurnOrder];
};
