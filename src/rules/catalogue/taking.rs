//! 101: taking the left neighbour's discard.

use crate::rules::source::{A, B, D, F, field};

/// A hand in which a player had announced pairs and never opened.
const ANNOUNCED: &str = r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","announced":true}]}"#;

catalogue! {
    tr "101: yandan taş almak" en "101: taking the discard";

    TakeMustOpen: tr "Yandan alan açar" en "Take it and open"
        tr "El açmamış oyuncu, solundakinin attığı taşı ancak hemen açacaksa alabilir ve o taşı açtığı perlerde \
            kullanmak zorundadır. Elinde o taşın eşi varsa onu da kullanabilir. Almadan önce hesabını yapmalıdır."
        en "A player who has not opened may take the left neighbour's discard only to open with it at once, and it \
            must lie in the opening. If the player holds its twin, that may be used too. The counting is done before \
            the tile is taken."
        agreed [B.at("III, Yandan Taş Alma 1-3, 5, 6"), F] in Yuzbir
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-12 / Y4-7'"):
            tr "alınan Y7 açılan serinin içinde" en "the Y7 taken lies in the opening"
        breaks foul("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-13 / B3-5'"):
            tr "açtı ama alınan taşı kullanmadı" en "an opening without the tile taken"
        see [TakePutBack, TakePairs, TakeOpened];

    TakePutBack: tr "Alıp geri bırakmak" en "Taken and put back"
        tr "Yandan alınan taş geri bırakılırsa 101 ceza yazılır." en "A discard taken and put back costs 101."
        contested [B.at("III, Yandan Taş Alma 4; VII, Diğer Ceza Durumları 3")] in Yuzbir
            [B.at("III, Yandan Taş Alma 4; VII, Diğer Ceza Durumları 3")] at "fouls.put_back" = "101":
                tr "Geri bırakmak 101 cezadır." en "Putting it back costs 101."
            [F] at "fouls.put_back" = "0":
                tr "Kimi masada ceza yoktur, taş bırakılır ve ortadan çekilir."
                en "At some tables it is free: the tile goes back and one is drawn from the stock."
            elsewhere
                tr "Cezası olmayan masada taş alınıp denenebilir."
                en "Where it costs nothing, a tile may be taken and tried."
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K10-13 / R10-12 / Y4-7'"):
            tr "taş alınıp açıldı, geri bırakılmadı" en "the tile was taken and opened with"
        breaks foul("judge take Y7 -i Y13 --variant 101 --put-back"):
            tr "taş alınıp geri bırakıldı" en "the tile was taken and put back"
        see [TakeMustOpen, FoulList];

    TakeOpened: tr "Açmış oyuncunun yandan alması" en "Taking after opening"
        tr "Elini açmış oyuncu yandan taş alabilir ama aldığı taşı aynı sırada yere açmalı ya da işlemelidir; elinde \
            tutamaz."
        en "A player who has opened may take the discard, but must meld it or lay it off in the same turn; it may not \
            be kept."
        single_source [F] in Yuzbir
        obeys allowed("judge take Y8 -i Y13 --variant 101 --opened series --onto 'Y5-7'"):
            tr "alınan Y8 hemen işlendi" en "the Y8 taken is laid off at once"
        breaks foul("judge take Y8 -i Y13 --variant 101 --opened series --kept"):
            tr "alınan Y8 elde tutuldu" en "the Y8 taken is kept"
        see [TakeMustOpen, LayoffWho];

    TakePairs: tr "Çifte gidenin yandan alması" en "Taking for pairs"
        tr "Çifte giden ama henüz açmamış oyuncu, yandan taşı ancak o taş çift açışını tamamlıyorsa alabilir: dört \
            çifti vardır, alınan taş beşincinin eşidir. Çift biriktirmek için alamaz."
        en "A player who goes for pairs and has not opened may take the discard only if it completes the opening: four \
            pairs in hand and the tile makes the fifth. It may not be taken to collect pairs."
        contested [B.at("III, Çiftten Yandan Taş Alma; IX"), F] in Yuzbir
            [F, B.at("III, Çiftten Yandan Taş Alma; IX")]:
                tr "Çift açmamış olan, o taşla açmıyorsa yandan alamaz." en "Not before opening, unless the tile opens."
            [B.at("III, Çiftten Yandan Taş Alma; IX")]:
                tr "Çifte giden, açmasa da çift diyerek alabilir; aynı yerde açmamışsa alamayacağı da yazılıdır."
                en "A player who announces pairs may take it unopened; the same passage also says the opposite."
            elsewhere
                tr "Serbest olan masada çifte giden her attığınızı toplayabilir; çifte gittiğini baştan söylemesi \
                    istenir."
                en "Where it is allowed, a player going for pairs can pick up every discard, and has to announce pairs \
                    first."
        obeys allowed("judge take Y7 -i Y13 --variant 101 --opens 'K2 K2 / K5 K5 / R3 R3 / B9 B9 / Y7 Y7'"):
            tr "alınan Y7 beşinci çifti tamamlar" en "the Y7 taken completes the fifth pair"
        breaks foul("judge take Y7 -i Y13 --variant 101 --opens 'K2 K2 / K5 K5 / Y7 Y7'"):
            tr "üç çiftle açılmaz" en "three pairs do not open"
        see [OpenPairs, TakeMustOpen];

    PairsAnnounce: tr "Çifte gittiğini söylemek" en "Announcing pairs"
        tr "Kimi masada çifte giden oyuncu bunu söyler: çifte gidiyorum. Bundan sonra atılmış taşları açtırabildiği masalar \
            vardır. Bir de, çifte gittiğini söyleyip hiç açamayana 202 yerine 404 yazan masadan söz edilir; bunu tek bir \
            anlatım bildirir, doğrulanmamıştır."
        en "At some tables a player who goes for pairs announces it (çifte gidiyorum), and at some of these may then have \
            all discards shown. One report, which nobody has confirmed, tells of a table that charges 404 and not 202 \
            for announced pairs that never opened."
        contested [B.at("III, Çiftten Yandan Taş Alma"), F] in Yuzbir
            [F] at "pairs.announce" = "off": tr "Çifte gittiğini söylemek gerekmez." en "Nobody has to announce pairs."
            [B.at("III, Çiftten Yandan Taş Alma"), F] at "pairs.announce" = "required":
                tr "Çifte giden bunu söyler." en "A player going for pairs announces it."
            [field(1)] at "penalty.announced" = "404":
                tr "Söyleyip açamayana 404 yazılır (tek anlatım)."
                en "Announced pairs that never opened cost 404 (one report)."
            elsewhere
                tr "Söylenen masada öbürleri çift olacak taşları elde tutar."
                en "Where it is announced, the others keep back tiles that make pairs."
        obeys settled("Efe", 404, "score - --set pairs.announce=required --set penalty.announced=404", ANNOUNCED):
            tr "çifte gittiğini söyledi, açamadı" en "announced pairs and never opened"
        breaks unsettled("score -", ANNOUNCED):
            tr "bu masada çifte gidildiği söylenmez" en "this table does not announce pairs"
        see [OpenPairs, TakePairs, DiscardLooking, PenaltyUnopened];

    TakeFits: tr "Per tamamlamayan taşı almak" en "Taking a tile that completes no meld"
        tr "Soldaki oyuncunun attığı son taş, işe yarasın yaramasın alınabilir; 101'de bir de hemen açılmalı ya da \
            işlenmelidir. Kimi masada taş ancak ıstakada bir per tamamlıyorsa alınır. Istakayı başkası görmediği için \
            bunu ancak oyuncunun kendisi bilir."
        en "The left neighbour's last discard may be taken whether it is of use or not; in 101 it must then be laid at \
            once. At some tables it may be taken only if it completes a meld on the rack. Nobody else sees the rack, so \
            only the player can know."
        contested [A.at("3, Adım 3"), D.at("Oyunun Oynanması"), F] in Okeys
            [A.at("3, Adım 3"), D.at("Oyunun Oynanması"), F]:
                tr "Atılan her taş alınabilir." en "Any discard may be taken."
            [field(1)]: tr "Ancak bir per tamamlayan taş alınır." en "Only a tile that completes a meld may be taken."
            elsewhere
                tr "Böyle oynanan masada alınan taş, oyuncunun bir perini ele verir."
                en "Where it is played so, a tile taken gives a meld away."
        untold Conduct
        see [TilesDirection, TakeMustOpen, TurnOrder];
}
