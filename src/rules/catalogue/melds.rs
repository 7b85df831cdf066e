//! Runs, groups, pairs and chains.

use crate::rules::source::{A, B, C, D, F, field};

catalogue! {
    tr "Perler" en "Melds";

    RunShape: tr "Seri" en "Runs"
        tr "Seri, aynı renkten art arda gelen en az üç sayıdır: mavi 5-6-7 gibi. Üst sınırı yoktur, sayılar yettikçe \
            uzar; farklı renklerden ardışık sayılar seri olmaz."
        en "A run is three or more consecutive numbers of one colour, such as blue 5-6-7. It has no upper limit but \
            the numbers themselves; consecutive numbers of different colours are no run."
        agreed [A.at("4, Sıralı Per"), B.at("II, Seri Perler"), D.at("Per'ler")] in Okeys
        obeys yes("check -i R5 K1-3 R7-9 B4-7 Y10-13 K6"): tr "üçlü ve dörtlü seriler" en "runs of three and four"
        breaks no("check -i R5 K1 K2 K4 R7-9 B4-7 Y10-13 K8"): tr "siyah 1-2-4 seri değildir" en "black 1-2-4 is no run"
        see [RunWrap, RunNoLoop, MeldWilds];

    RunWrap: tr "13'ten sonra 1" en "1 after 13"
        tr "Klasik okeyde 12-13-1 seridir: 1, 13'ten sonra gelebilir, ama yalnız serinin son taşı olarak. Bu 1'in \
            değeri yine 1'dir. 101'de böyle bir seri yoktur; onunla el açmak yanlış açma sayılır."
        en "In the classic game 12-13-1 is a run: a 1 may follow the 13, as the run's last tile only. It still counts \
            1. In 101 there is no such run; to open with one is a wrong opening."
        contested [A.at("4, Sıralı Per"), D.at("Per'ler")] in Okeys
            [A.at("4, Sıralı Per"), D.at("Per'ler")] at "run_wrap" = "true":
                tr "13'ten sonra 1 gelir; 12-13-1 geçerli bir perdir." en "A 1 may follow 13; 12-13-1 is a proper meld."
            [B.at("II, Seri Perler; VII, Diğer Ceza Durumları 2; IX")] at "run_wrap" = "false":
                tr "101'de 12-13-1 per olmaz, açan ceza yer." en "In 101, 12-13-1 is no meld, and laying it is a foul."
            elsewhere
                tr "13'ten sonra 1 gelmeyen bir masada 12-13-1 serisine dayanan eller bitmez, dizi de seri sayılmaz, \
                    ama el yine dizi olarak biter."
                en "At a table without it, hands that need 12-13-1 do not win. A dizi is then no run, yet still wins \
                    by its own clause."
        obeys yes("check -i R5 K1-3 R7-9 B4-7 Y11-13 Y1 K6"): tr "sarı 11-12-13-1" en "yellow 11-12-13-1"
        breaks no("check -i R5 --set run_wrap=false K1-3 R7-9 B4-7 Y11-13 Y1 K6"):
            tr "13'ten sonra 1 gelmeyen masada aynı el" en "the same hand where no 1 follows 13"
        see [RunNoLoop, WinDizi, LayoffRun];

    RunNoLoop: tr "1'den sonrası yoktur" en "Nothing after that 1"
        tr "13'ten sonra gelen 1 serinin sonudur: 13-1-2 hiçbir masada seri değildir. En uzun seri, iki 1'i de \
            kullanan 1'den 13'e ve yeniden 1'e giden 14 taştır."
        en "The 1 that follows 13 ends the run: 13-1-2 is a run at no table. The longest run is 1 to 13 and the second \
            1, 14 tiles with both copies of the 1."
        agreed [A.at("4, Sıralı Per"), D.at("Per'ler")] in Okeys
        obeys yes("melds -i R5 K1-13 K1 R9"): tr "14 taşlık tek seri" en "one run of 14 tiles"
        breaks no("check -i R5 K1-3 R7-9 B4-7 Y12 Y13 Y1 Y2 K6"):
            tr "sarı 12-13-1-2 olmaz" en "there is no yellow 12-13-1-2"
        see [RunWrap, WinDizi];

    GroupShape: tr "Grup" en "Groups"
        tr "Grup, hepsi farklı renkten aynı sayıdaki üç ya da dört taştır. Bir renk iki kez giremez, bu yüzden beşli \
            grup da olmaz."
        en "A group is three or four tiles of one number, all of different colours. No colour comes twice, so there is \
            no group of five."
        agreed [A.at("4, Düz Per"), B.at("II, Rakam Perleri; VIII, Diğer Önemli Kurallar 2"), D.at("Per'ler")] in Okeys
        obeys yes("check -i R5 KRB1 KRBY4 Y7-9 K10-13 B6"):
            tr "bir üçlü, bir dörtlü grup" en "a group of three and one of four"
        breaks no("check -i R5 K1x2 R1 KRBY4 Y7-9 K10-13 B6"):
            tr "iki siyah 1 bir grupta olmaz" en "two black 1s do not share a group"
        see [MeldWilds, LayoffGroup, Cs102Chain];

    MeldWilds: tr "Perlerde okey" en "Okeys in melds"
        tr "Bir perde birden çok okey olabilir; uçta da durur, arada da. Yeter ki perin ne olduğunu gösteren, okey \
            olmayan en az bir taş bulunsun. Okeyle bile beş taşlı grup yapılmaz, çünkü yerine geçeceği beşinci renk \
            yoktur."
        en "A meld may hold several okeys, at its ends or inside, as long as one tile in it is natural and says what \
            the meld is. Not even an okey makes a group of five: there is no fifth colour for it to stand for."
        derived [A.at("4, Okey Kullanımı"), D.at("Okey ve Sahte Okey Taşları")] in Okeys
        obeys yes("check -i R5 K1 Ox2 K4 B4-7 Y7-9 KRB11 R9"): tr "siyah 1-O*-O*-4" en "two okeys inside black 1-4"
        breaks no("check -i R5 KRBY1 KRBY2 KRBY3 O K9 R10"):
            tr "dolu grupların yanında okey de açıktaki taşı kurtarmaz"
            en "beside full groups one okey cannot place the tile left over"
        see [OkeyWild, OpenDeclared, SwapOkey];

    OkeyBesideFalse: tr "Okeyin yanında sahte okey" en "An okey next to a false joker"
        tr "Okeyle sahte okey aynı perde, yan yana da durabilir. Kimi masada yan yana gelemezler: seride aralarında başka \
            bir taş olmalıdır; ikisinden çift yapılmaz; grupta taşların sırası olmadığı için yalnız başka taş yoksa \
            sayılmaz. Bu masada ikisi birden olan eller çözümlenmez; yere konan perlere hakem karar verir, kayıtlar \
            denetlenir, oyun oynanmaz."
        en "An okey and a false joker may be in one meld, next to each other too. At some tables they may not lie next \
            to each other: in a run another tile lies between them, they make no pair, and in a group, where tiles have \
            no order, they only clash if there is no other tile. At such a table hands that hold both are not analysed \
            and no game is played; laid melds are ruled on, and records are refereed."
        contested [D.at("Okey ve Sahte Okey Taşları"), F] in Okeys
            [D.at("Okey ve Sahte Okey Taşları"), F] at "meld.okey_beside_false_joker" = "allowed":
                tr "Yan yana gelebilirler." en "They may lie next to each other."
            [field(1)] at "meld.okey_beside_false_joker" = "forbidden":
                tr "Yan yana gelemezler." en "They may not lie next to each other."
            elsewhere
                tr "Ayrı tutulan masada ikisi birden elde olunca per yapmak zorlaşır."
                en "Where they are kept apart, holding both makes melds harder to form."
        obeys allowed("judge meld 'R4 R5 J O=R7' -i R5"): tr "yan yana, bir seride" en "next to each other in a run"
        breaks forbidden("judge meld 'R4 R5 J O=R7' -i R5 --set meld.okey_beside_false_joker=forbidden"):
            tr "bu masada yan yana gelemezler" en "not at this table"
        see [MeldWilds, FalseJokerValue, OkeyWild];

    PairShape: tr "Çift" en "Pairs"
        tr "Çift, rengi de sayısı da aynı olan iki taştır. Okey, yanına konan taşın eşi olur; iki okey de, iki sahte \
            okey de çifttir."
        en "A pair is two tiles of the same colour and number. An okey beside any tile is its twin; two okeys are a \
            pair as well, and so are the two false jokers, which share a face."
        contested [A.at("4, Çifte Gitmek"), D.at("Per'ler"), F] in Okeys
            [A.at("4, Çifte Gitmek"), D.at("Per'ler"), F]:
                tr "Aynı renk ve sayıdan iki taş çifttir; çiftlerin renkleri aynı olabilir."
                en "Two tiles of one colour and number; several pairs may be of one colour."
            [B.at("II, Çift Kombinasyonları")]:
                tr "Çiftler farklı renklerden olmalıdır." en "Pairs must be of different colours."
            elsewhere
                tr "Farklı renk aranan masada beş çift açmak güçleşir; kaç rengin gerektiği ayrıca kararlaştırılır."
                en "Where colours are asked for, five pairs are harder to come by, and the table has to say how many \
                    colours are wanted."
        obeys yes("pairs -i R5 K1x2 R2x2 B3x2 Y4x2 K9x2 Jx2 B11 O Y13"):
            tr "sahte okeyler çift, okey B11'in eşi" en "the false jokers pair up, the okey twins B11"
        breaks no("pairs -i R5 K1 R1 R2x2 B3x2 Y4x2 K9x2 Jx2 B11x2 Y13"):
            tr "siyah 1 ile kırmızı 1 çift değildir" en "black 1 and red 1 are no pair"
        see [WinPairs, OpenPairs, IndicatorNone];

    Cs102Chain: tr "Basitleştirilmiş oyunda zincir" en "Chains in the simplified game"
        tr "cs102'de tek per vardır: aynı sayıdan, her renkten birer olmak üzere tam dört taş. Seri yoktur, okey ve \
            sahte okey yoktur; aynı taşın fazladan kopyaları zincire girmez."
        en "cs102 knows one meld: exactly four tiles of one number, one of each colour. There are no runs, no okeys \
            and no false jokers, and further copies of a tile add nothing."
        single_source [C.at("rules 1, 3; winning hand")] in Chains
        obeys yes("check --variant cs102 KRBY2 KRBY5 KRBY6 K1 K3 K2"):
            tr "2, 5 ve 6'dan birer zincir" en "chains of 2, 5 and 6"
        breaks no("check --variant cs102 KRBY2 KRBY5 K1-7"):
            tr "siyah 1-7 zincir değildir" en "black 1 to 7 is no chain"
        see [Cs102Win, GroupShape];
}
