//! Rules about runs, groups and pairs, and about the chains of the simplified game `cs102`.

use crate::rules::entry::{A, B, C, D, F, Section, field};

pub(super) const MELDS: Section = catalogue! {
    "Melds" / "Perler";

    RunShape: "Runs" / "Seri"
        "A run is three or more tiles of one colour with consecutive numbers, such as blue 5-6-7. A run may be as long \
            as the numbers allow. Consecutive numbers of different colours are not a run."
        / "Seri, aynı renkten, sayıları art arda gelen en az üç taştır: mavi 5-6-7 gibi. Üçten çok taşla da seri \
            yapabilirsiniz. Farklı renklerden ardışık sayılar seri olmaz."
        asked "what is a run, consecutive numbers, length of a run"
            / "seri nedir, sıralı per, ardışık sayılar, kaç taşlık seri"
        agreed [A.at("4, Sıralı Per"), B.at("II, Seri Perler"), D.at("Per'ler")] in Okeys
        obeys yes("check -i R5 K1-3 R7-9 B4-7 Y10-13 K6"):
            "the hand has runs of three and of four tiles" / "elde üçlü ve dörtlü seriler var"
        breaks no("check -i R5 K1 K2 K4 R7-9 B4-7 Y10-13 K8"):
            "the hand has black 1-2-4, which is not a run" / "elde siyah 1-2-4 var, bu üç taş seri değil"
        see [RunWrap, RunNoLoop, MeldWilds];

    RunWrap: "1 after 13" / "13'ten sonra 1"
        "In the classic game 12-13-1 is a run: a 1 may follow the 13, but only as the last tile of the run. In the sum \
            of a meld, this 1 counts as 1, not as 14. In 101, 12-13-1 is not a run, and a player who opens with \
            12-13-1 commits a foul."
        / "Klasik okeyde 12-13-1 seridir: 1, 13'ten sonra gelebilir ama yalnız serinin son taşı olarak. Perin sayıları \
            toplanırken bu 1 yine 1 sayılır, 14 değil. 101'de 12-13-1 seri değildir; onunla el açana ceza yazılır."
        asked "12 13 1, one after thirteen, 1 after 13" / "12 13 1, 13ten sonra 1, 13 üstüne 1"
        contested [A.at("4, Sıralı Per"), D.at("Per'ler")] in Okeys
            [A.at("4, Sıralı Per"), D.at("Per'ler")] at "run_wrap" = "true":
                "A 1 may follow 13; 12-13-1 is a valid meld." / "13'ten sonra 1 gelir; 12-13-1 geçerli bir perdir."
            [B.at("II, Seri Perler; VII, Diğer Ceza Durumları 2; IX")] at "run_wrap" = "false":
                "In 101, 12-13-1 is not a meld, and a player who opens with it commits a foul."
                / "101'de 12-13-1 per olmaz; onunla açana ceza yazılır."
            elsewhere
                "If a 1 may not follow a 13, a hand that needs 12-13-1 does not win. A dizi (1 to 13 and the second 1 \
                    of one colour) still wins, because a dizi is a separate way to win."
                / "13'ten sonra 1 gelmeyen masada 12-13-1 serisiyle bitemezsiniz. Dizi (tek renkte 1'den 13'e kadar ve \
                    ikinci 1) yapan yine biter, çünkü dizi ayrı bir bitiştir."
        obeys yes("check -i R5 K1-3 R7-9 B4-7 Y11-13 Y1 K6"):
            "the hand has yellow 11-12-13-1, which is a run" / "elde sarı 11-12-13-1 var, bu bir seri"
        breaks no("check -i R5 --set run_wrap=false K1-3 R7-9 B4-7 Y11-13 Y1 K6"):
            "the hand has yellow 11-12-13-1, which is not a run, because at this table a 1 may not follow a 13"
            / "elde sarı 11-12-13-1 var; bu masada 13'ten sonra 1 gelmediği için bu, seri değil"
        see [RunNoLoop, WinDizi, LayoffRun];

    RunNoLoop: "Nothing follows the 1 after 13" / "13'ten sonraki 1'in arkası gelmez"
        "The 1 that follows 13 ends the run: 13-1-2 is never a run, at any table. If a 1 may follow 13, the longest \
            run has 14 tiles: 1 to 13 and the second 1."
        / "13'ten sonra gelen 1 serinin sonudur: 13-1-2 hiçbir masada seri değildir. 13'ten sonra 1 gelen masada en \
            uzun seri 14 taştır: 1'den 13'e kadar, sonunda da ikinci 1."
        asked "13 1 2, go around, run past the 1" / "13 1 2, 1den sonra devam, 12 13 1 2"
        agreed [A.at("4, Sıralı Per"), D.at("Per'ler")] in Okeys
        obeys yes("melds -i R5 K1-13 K1 R9"):
            "black 1 to 13 and the second black 1 form one run of 14 tiles"
            / "siyah 1'den 13'e kadar olan taşlar, ikinci siyah 1'le birlikte 14 taşlık tek seri"
        breaks no("check -i R5 K1-3 R7-9 B4-7 Y12 Y13 Y1 Y2 K6"):
            "the hand has yellow 12-13-1-2, which is not a run" / "elde sarı 12-13-1-2 var, bu seri değil"
        see [RunWrap, WinDizi];

    GroupShape: "Groups" / "Grup"
        "A group is three or four tiles of one number, all of different colours. No colour may appear twice. There are \
            only four colours, so a group never has five tiles."
        / "Grup, aynı sayıdan, hepsi farklı renkte üç ya da dört taştır. Bir gruba aynı renkten iki taş giremez. \
            Yalnız dört renk olduğu için beşli grup olmaz."
        asked "what is a group, same number, same colour twice in a group"
            / "grup nedir, küt, aynı sayı, aynı renkten iki taş kütte"
        agreed [A.at("4, Düz Per"), B.at("II, Rakam Perleri; VIII, Diğer Önemli Kurallar 2"), D.at("Per'ler")] in Okeys
        obeys yes("check -i R5 KRB1 KRBY4 Y7-9 K10-13 B6"):
            "the hand has a group of three tiles and a group of four" / "elde bir üçlü, bir dörtlü grup var"
        breaks no("check -i R5 K1x2 R1 KRBY4 Y7-9 K10-13 B6"):
            "the hand has two black 1s and red 1, which are not a group"
            / "elde iki siyah 1 ile kırmızı 1 var, bu üç taş grup değil"
        see [MeldWilds, LayoffGroup, Cs102Chain];

    MeldWilds: "Okeys in melds" / "Perlerde okey"
        "A meld may hold more than one okey, at its ends or in the middle. At least one tile of the meld must not be \
            an okey. A group of five is impossible even with an okey, because there is no fifth colour."
        / "Bir perde birden çok okey olabilir; okey perin ucunda da arasında da durabilir. Ama perde okey olmayan en \
            az bir taş bulunmalıdır. Okeyle de beş taşlı grup yapılmaz, çünkü taşlarda beşinci bir renk yoktur."
        asked "two okeys in one meld, several okeys in a meld, meld of okeys"
            / "perde iki okey, bir perde birden çok okey, yalnız okeyden per"
        derived [A.at("4, Okey Kullanımı"), D.at("Okey ve Sahte Okey Taşları")] in Okeys
        obeys yes("check -i R5 K1 Ox2 K4 B4-7 Y7-9 KRB11 R9"):
            "two okeys stand for black 2 and 3 in the run 1-2-3-4" / "iki okey, siyah 1-2-3-4 serisinde 2 ile 3 olur"
        breaks no("check -i R5 KRBY1 KRBY2 KRBY3 O K9 R10"):
            "all three groups are full, so after the throw only the okey and one other tile (K9 or R10) remain, and \
                two tiles are not a meld"
            / "üç grup da dolu; okey, tek bir taşla (K9 ya da R10) per olmaz"
        see [OkeyWild, OpenDeclared, SwapOkey];

    OkeyBesideFalse: "An okey next to a false joker" / "Okeyin yanında sahte okey"
        "An okey and a false joker may lie in one meld, even next to each other. At some tables they may not lie next \
            to each other: in a run another tile must lie between them, and they are not a pair. The tiles of a group \
            have no order, so these tables forbid a group only if it consists entirely of okeys and false jokers. With \
            this setting, the program judges melds and checks records. But it does not analyse a hand that has both an \
            okey and a false joker, and you cannot play games with it."
        / "Okeyle sahte okey aynı perde bulunabilir, yan yana da durabilir. Kimi masada ise ikisi yan yana gelemez: \
            seride aralarında başka bir taş olmalıdır, ikisinden çift yapılmaz. Grupta taşların sırası yoktur; grupta \
            okeyle sahte okeyden başka taş varsa ikisi yan yana sayılmaz. Böyle bir masada program, perlerin geçerli \
            olup olmadığını söyler ve kayıtları denetler. Ama içinde hem okey hem sahte okey olan bir eli incelemez, \
            oyun da oynatmaz."
        asked "okey next to a false joker, okey beside a false joker, okey and false joker together"
            / "okey ile sahte okey yan yana, okeyin yanında sahte okey"
        contested [D.at("Okey ve Sahte Okey Taşları"), F] in Okeys
            [D.at("Okey ve Sahte Okey Taşları"), F] at "meld.okey_beside_false_joker" = "allowed":
                "An okey and a false joker may lie next to each other." / "Okeyle sahte okey yan yana gelebilir."
            [field(1)] at "meld.okey_beside_false_joker" = "forbidden":
                "An okey and a false joker may not lie next to each other." / "Okeyle sahte okey yan yana gelemez."
            elsewhere
                "If an okey and a false joker may not lie next to each other, a player with both tiles finds it \
                    harder to form melds."
                / "Okeyle sahte okeyin yan yana gelemediği masada, ikisi de elinizdeyse per yapmak zorlaşır."
        obeys allowed("judge meld 'R4 R5 J O=R7' -i R5"):
            "the false joker and the okey lie next to each other in a run"
            / "sahte okeyle okey bir seride yan yana duruyor"
        breaks forbidden("judge meld 'R4 R5 J O=R7' -i R5 --set meld.okey_beside_false_joker=forbidden"):
            "the false joker and the okey lie next to each other in a run, which this table forbids"
            / "sahte okeyle okey bir seride yan yana duruyor; bu masa bunu yasaklıyor"
        see [MeldWilds, FalseJokerValue, OkeyWild];

    PairShape: "Pairs" / "Çift"
        "A pair is two tiles of the same colour and number. An okey makes a pair with any tile. Two okeys are a pair. \
            The two false jokers count as the same tile, so they are a pair too."
        / "Çift, rengi de sayısı da aynı olan iki taştır. Okey, yanına konan taşın eşi olur. İki okey çifttir, iki \
            sahte okey de çifttir."
        asked "what is a pair, pair with an okey, okeys as a pair"
            / "çift nedir, okeyle çift, iki okey çift, sahte okeylerin çifti"
        contested [A.at("4, Çifte Gitmek"), D.at("Per'ler"), F] in Okeys
            [A.at("4, Çifte Gitmek"), D.at("Per'ler"), F]:
                "A pair is two tiles of one colour and number. A player may have several pairs of the same colour."
                / "Aynı renk ve sayıdan iki taş çifttir; bir renkten birden çok çift olabilir."
            [B.at("II, Çift Kombinasyonları")]:
                "A player's pairs must be of different colours." / "Çiftler farklı renklerden olmalıdır."
            elsewhere
                "If the pairs must be of different colours, five pairs are harder to collect. The players must agree \
                    on how many different colours are needed."
                / "Çiftlerin farklı renklerden olması gereken masada beş çift açmak zorlaşır; kaç renk gerektiğini \
                    baştan kararlaştırın."
        obeys yes("pairs -i R5 K1x2 R2x2 B3x2 Y4x2 K9x2 Jx2 B11 O Y13"):
            "the two false jokers are a pair, and the okey forms a pair with B11"
            / "iki sahte okey bir çift, okeyle B11 de bir çift"
        breaks no("pairs -i R5 K1 R1 R2x2 B3x2 Y4x2 K9x2 Jx2 B11x2 Y13"):
            "the hand has black 1 and red 1, which are not a pair" / "elde siyah 1 ile kırmızı 1 var, ikisi çift değil"
        see [WinPairs, OpenPairs, IndicatorNone];

    Cs102Chain: "Chains in the simplified game" / "Basitleştirilmiş oyunda zincir"
        "In the simplified game (cs102) the only meld is the chain: exactly four tiles of one number, one of each \
            colour. cs102 has no runs, no okeys and no false jokers. A second copy of a tile cannot be part of the \
            same chain."
        / "Basitleştirilmiş oyunda (cs102) yalnız bir çeşit per vardır: zincir. Zincir, aynı sayıdan dört taştır, her \
            renkten bir tane. Seri, okey ve sahte okey yoktur. Aynı taştan ikinci bir tane zincire girmez."
        asked "what is a chain, meld in cs102" / "zincir nedir, basit oyunda per"
        single_source [C.at("rules 1, 3; winning hand")] in Chains
        obeys yes("check --variant cs102 KRBY2 KRBY5 KRBY6 K1 K3 K2"):
            "the hand has a chain of 2s, a chain of 5s and a chain of 6s" / "elde 2, 5 ve 6'dan birer zincir var"
        breaks no("check --variant cs102 KRBY2 KRBY5 K1-7"):
            "the hand has only two chains, because black 1 to 7 is not a chain"
            / "elde yalnız iki zincir var, çünkü siyah 1-7 zincir değil"
        see [Cs102Win, GroupShape];
};
