//! Rules about winning a hand of the classic game, and about finishing a hand of 101.

use crate::rules::entry::{A, B, C, D, F, Section};

pub(super) const WINNING: Section = catalogue! {
    "Classic: winning" / "Klasik okey: bitmek";

    WinShape: "A winning hand" / "Bitmiş el"
        "After drawing, a player holds 15 tiles. The hand wins if the player throws one tile and all of the other 14 \
            lie in runs and groups. No tile may be left over, and each tile may be part of only one meld."
        / "Sırası gelen oyuncunun elinde, taş çekince 15 taş olur. Biri atılınca kalan 14 taşın hepsi seri ve gruplara \
            diziliyorsa el biter. Açıkta tek taş bile kalmamalıdır; her taş yalnız bir perde bulunabilir."
        asked "winning hand, hand complete, what wins" / "bitmiş el, el nasıl biter, 14 taş"
        agreed [A.at("4, Bitme Kontrolü"), D.at("Kapama")] in Classic
        obeys yes("check -i R5 K1-3 R7-9 B4-7 Y10-13 K6"):
            "K6 is thrown, and the other 14 tiles form four runs" / "K6 atılınca kalan 14 taş dört seri olur"
        breaks no("check -i R5 K1-3 R7-9 B4-7 Y10-12 K6 R1"):
            "whichever tile is thrown, at least one other tile is left over"
            / "hangi taş atılırsa atılsın, açıkta en az bir taş daha kalır"
        see [WinDiscard, WinPairs, WinDizi];

    WinDiscard: "The finishing tile" / "Bitiş taşı"
        "To win, the player throws the 15th tile onto the indicator and shows the other 14. If the melds need all 15 \
            tiles, there is no tile to throw, and the hand does not win."
        / "Bitmek için 15. taşı atıp göstergenin üzerine koyarsınız ve ıstakanızı açarsınız. 15 taşın hepsi perlerde \
            olsa bile, hangisini atarsanız atın bir per bozuluyorsa bitemezsiniz."
        asked "throw a tile to win, fifteenth tile, discard when I win" / "biterken taş atmak, 15. taş, 15 taş"
        agreed [A.at("4"), D.at("Kapama")] in Classic
        obeys yes("check -i R5 K1-3 R7-9 B4-6 Y9-13 B12"):
            "the player throws B12 onto the indicator" / "oyuncu B12'yi göstergenin üzerine atar"
        breaks no("check -i R5 K1-3 R7-9 B4-6 Y10-12 K9-11"):
            "all 15 tiles lie in melds, so every discard breaks a meld"
            / "15 taşın hepsi perlerde; hangisi atılırsa atılsın, bir per bozulur"
        see [WinShape, WinOkeyFinish, FinishLastTile];

    WinPairs: "Seven pairs" / "Yedi çift"
        "A player may collect pairs instead of runs and groups (çifte gitmek). This player wins if the 14 tiles that \
            remain after the throw are seven pairs. Pairs never mix with runs and groups: a winning hand has only \
            pairs, or only runs and groups."
        / "Çifte giden oyuncu, bir taş atınca kalan 14 taşı yedi çift oluyorsa biter. Çiftler seri ve gruplarla \
            karışmaz: elin ya tamamı per olur ya tamamı çift."
        asked "seven pairs, win with pairs, pairs win" / "yedi çift, çiftten bitmek klasik, çifte bitmek"
        agreed [A.at("4, Çifte Gitmek"), D.at("Per'ler; Puanlama")] in Classic
        obeys yes("check -i R5 K1x2 R2x2 B3x2 Y4x2 K9x2 R8x2 B11x2 Y13"):
            "the hand has seven pairs, and Y13 is thrown" / "elde yedi çift var, Y13 atılır"
        breaks no("check -i R5 K1x2 R2x2 B3x2 Y4x2 R8-10 B11-13 Y7"):
            "the hand mixes four pairs and two runs" / "elde dört çiftle iki seri var"
        see [PairShape, ScorePairs, WinOkeyFinish];

    WinOkeyFinish: "The okey finish" / "Okey atarak bitmek"
        "A player who wins by throwing an okey makes an okey finish. An okey finish costs the other players more \
            points than a normal finish. The tile must be the okey itself: a player who throws a false joker makes a \
            normal finish."
        / "Son taş olarak okeyi atan, okey atarak bitmiş olur; öbür oyunculardan normal bitişe göre daha çok puan \
            düşülür. Atılan taş okeyin kendisi olmalıdır; sahte okey atan normal bitmiş olur."
        asked "okey finish, win throwing an okey, throwing the false joker"
            / "okey atarak bitmek, sahte okey atıp bitmek"
        agreed [A.at("4, Bitme Kontrolü"), D.at("Kapama; Puanlama")] in Classic
        obeys yes("check -i R5 K1-3 R10-12 B4-7 Y10-13 O"):
            "the player wins by throwing the okey, which no meld needs"
            / "perlerde okeye gerek yok, oyuncu onu atarak biter"
        breaks yes("check -i R5 K1-3 R10-12 B4-7 Y10-13 J"):
            "the player throws a false joker: the hand wins, but with a normal finish"
            / "oyuncu sahte okey atar; el biter ama normal bitmiş olur"
        see [ScoreOkey, ScorePot, FinishMultiplier];

    WinDizi: "Dizi" / "Dizi"
        "A hand is a dizi if the 14 tiles that remain after the throw are 1 to 13 of one colour and the second 1 of \
            that colour. Okeys may stand for missing tiles. In the profile okey a dizi costs the other players more \
            points than any other kind of win."
        / "14 taş tek renkte 1'den 13'e sıralanıyor ve ikinci 1'le tamamlanıyorsa el dizidir. Eksik taşın yerine okey \
            konabilir. Klasik puan cetvelinde en çok puanı dizi düşürür."
        asked "what is a dizi, make a dizi, one colour 1 to 13" / "dizi nedir, dizi yapmak, tek renk 14 taş"
        single_source [D.at("Per'ler; Puanlama")] in Classic
        obeys yes("check -i R5 K1-13 K1 R9"): "the hand is a dizi in black" / "el, siyah bir dizidir"
        breaks no("check -i R5 K1-13 K13 R9"):
            "the hand is not a dizi, because it has a second 13 in place of the second 1"
            / "elde ikinci 1 yerine ikinci 13 var, bu yüzden el dizi değil"
        see [RunWrap, ScoreDizi, ScoreDiziOkey];

    WinFirstTurn: "Winning on the first turn" / "İlk turda bitmek"
        "The player who starts may win with the 15 tiles dealt, without drawing a tile. No source mentions a win on \
            the first turn, so no source forbids such a win. To win, a player needs only a complete hand and a tile to \
            throw."
        / "Oyuna başlayan oyuncu, dağıtılan 15 taşla hiç taş çekmeden bitebilir. Hiçbir kaynak ilk turda bitmekten söz \
            etmez, bunu yasaklamaz da. Bitmek için elin tamam olması ve atacak bir taşın kalması yeter."
        asked "win right away, win on the first turn, starter wins at once, dealt a winning hand"
            / "ilk sırada bitmek, başlayan hemen bitebilir, elden klasik"
        derived in Classic
        obeys allowed("judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' -i R5 --variant okey --throw K6 --first-turn"):
            "the player who starts wins with the 15 tiles dealt" / "başlayan oyuncu, dağıtılan 15 taşla bitiyor"
        breaks foul("judge finish 'K1-3 / R7-9 / B4-7' -i R5 --variant okey --throw K6 --first-turn"):
            "the player who starts declares a win, but only ten of the 14 tiles lie in melds"
            / "başlayan oyuncu bittiğini söylüyor, ama 14 taşın yalnız 10'u perlerde"
        see [WinShape, TilesDeal];

    Cs102Win: "Winning the simplified game" / "Basitleştirilmiş oyunda bitmek"
        "In the simplified game (cs102) a player wins with three chains. Each chain must have a different number: \
            two chains of one number count as one. The tiles left over do not matter, and any of them may be thrown."
        / "Basitleştirilmiş oyunda (cs102) üç zinciri olan oyuncu biter. Zincirlerin her biri başka sayıdan olmalıdır; \
            aynı sayıdan iki zincir, tek zincir sayılır. Artan taşlar eli bozmaz; bunlardan istediğinizi atabilirsiniz."
        asked "win cs102, three chains" / "cs102 bitmek, üç zincir"
        single_source [C.at("rules 4, 5; winning hand")] in Chains
        obeys yes("check --variant cs102 KRBY2 KRBY5 KRBY6 K1 K3 K4"):
            "the hand has three chains of three different numbers" / "elde üç ayrı sayıdan üç zincir var"
        breaks no("check --variant cs102 KRBY2x2 KRBY5 K1 K3 K4"):
            "two of the three chains have the number 2, so they count as one chain"
            / "üç zincirin ikisi 2'den; bu ikisi tek zincir sayılır"
        see [Cs102Chain];

    Cs102Tie: "A tie in cs102" / "cs102'de beraberlik"
        "If the stock is empty and no player has won, the game is a tie, and all hands are shown."
        / "Deste tükenmiş ve kimse bitmemişse oyun berabere biter; herkesin eli gösterilir."
        asked "cs102 tie, cs102 nobody won, draw in cs102" / "cs102 berabere, cs102 taş bitti"
        single_source [C.at("rule 4; program")] in Chains
        obeys points("Ada", 0, r#"{"variant":"cs102","finish":null,"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "the stock is empty and no player has won" / "deste tükendi, kimse bitmedi"
        breaks points("Ada", 1, r#"{"variant":"cs102","finish":{"by":"Ada"},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Ada has won, so the game is not a tie" / "Ada bitti, bu yüzden oyun berabere değil"
        see [Cs102Win, ScoreExhausted];
};

pub(super) const FINISHING: Section = catalogue! {
    "101: finishing" / "101: bitmek";

    FinishLastTile: "The last tile" / "Son taş"
        "In 101 a player finishes by throwing the last tile on their rack. A player who lays all tiles and has no tile \
            left to throw has not finished. A player with two tiles left cannot finish either."
        / "101'de elinizde kalan tek taşı atarak bitersiniz. Bütün taşlarınızı açar ve atacak taşınız kalmazsa bitmiş \
            sayılmazsınız. Elinizde iki taş kalırsa da bitemezsiniz."
        asked "finish without throwing, last tile thrown, no tile left to finish"
            / "taş atmadan bitmek, son taşı atmak, taş kalmadı bitmek"
        agreed [B.at("V, Normal Bitme 1-4"), F] in Yuzbir
        obeys yes("check -i Y13 --variant 101 K1-13 R1-8 B5"):
            "the player lays 21 tiles, throws B5 and finishes" / "oyuncu 21 taş açar, B5'i atar ve biter"
        breaks no("check -i Y13 --variant 101 K1-13 R1-7 B5 Y9"):
            "the player can lay only 20 tiles and cannot finish, because two tiles are left"
            / "oyuncu en çok 20 taş açabilir, elinde iki taş kalır; el bitmez"
        see [OpenKeepOne, FinishHand, WinDiscard];

    FinishHand: "Elden: finishing from the hand" / "Elden bitmek"
        "A player finishes elden if they open and finish in one turn before any other player has opened. In this turn \
            the player may not lay off tiles. For an elden finish the sum need not reach 101. If the player's partner \
            has already opened, the finish is not elden."
        / "Henüz kimse açmamışken tek turda açıp hiç taş işlemeden biten oyuncu elden bitmiş olur. Toplamın 101'i \
            tutması gerekmez. Eşli oyunda oyuncunun kendi eşi de açmamış olmalıdır."
        asked "finish from the hand, elden, open and finish at once" / "elden bitmek, elden, tek sırada açıp bitmek"
        contested [B.at("V, Elden Bitme 1, 4, 5; VIII, Diğer Önemli Kurallar 4; IX"), F] in Yuzbir
            [B.at("V, Elden Bitme 1, 4, 5; VIII, Diğer Önemli Kurallar 4; IX"), F]:
                "For an elden finish the sum need not reach 101. The player lays all tiles except the discard at once \
                    and does not lay off any."
                / "Toplamın 101'i tutması gerekmez; atılacak taş dışında bütün taşlar bir seferde, taş işlemeden \
                    açılır."
            [F]: "The sum must reach 101 for an elden finish too." / "Elden biterken de toplam 101'i tutmalıdır."
            elsewhere
                "If the sum must reach 101, a hand of low numbers cannot finish elden."
                / "Toplamın 101'i tutması gereken masada küçük sayılı bir elle elden bitilmez."
        obeys yes("check -i Y9 --variant 101 KRBY1 KRBY2 KRB3 K4-7 R4-6 B4-6 R12"):
            "the player lays 21 tiles in one turn and throws R12, so the sum does not matter"
            / "oyuncu 21 taşı tek turda açar, R12'yi atar; toplamın 101'i bulması gerekmez"
        breaks no("check -i Y9 --variant 101 KRBY1 KRBY2 KRB3 K4-7 R4-6 B4 B6 R9 R12"):
            "the player cannot fit 21 tiles of this rack into melds and so cannot finish elden"
            / "oyuncu 21 taşı perlere yerleştiremiyor, bu yüzden elden bitemez"
        see [FinishLastTile, FinishMultiplier, TeamHandFinish];

    FinishMultiplier: "The multiplier of a finish" / "Bitişin katsayısı"
        "Three kinds of finish count double (x2): throwing an okey as the last tile, finishing after opening with \
            pairs, and finishing elden. The multiplier applies to the bonus, to the tiles left on racks and to the 202 \
            for not opening. It does not apply to fouls or to the 101 for an okey left on a rack. If a finish is of \
            several kinds, the multipliers of these kinds are multiplied: for example, an elden finish with an okey \
            thrown counts x4. The guide to 101 has one more kind, the devam: the finisher's last two tiles are both \
            okeys. A devam counts x4 instead of the x2 for throwing an okey. In the profile 101-team a devam counts; \
            in the profile 101 it counts only if the players agree on it."
        / "Okey atarak, çiftten ya da elden bitmek 2 kat sayılır. Katsayı bitene yazılan -101'e, elde kalan taşlara ve \
            açmama cezasına uygulanır; hatalara ve elde kalan okey için yazılan 101'e uygulanmaz. Bir bitiş bunlardan \
            birkaçına birden uyuyorsa katsayılar çarpılır: hem elden hem okey atarak bitiş 4 kat sayılır. 101 \
            rehberinde bir de devam vardır: oyuncunun son iki taşı da okeyse bitiş, okey atmanın 2 katı yerine 4 kat \
            sayılır. Devam eşli oyunda sayılır; herkesin tek başına oynadığı oyunda ancak masa kararlaştırdıysa \
            sayılır."
        asked "multiplier, doubled, times two times four, pairs and okey finish in 101"
            / "bitiş katsayısı, kaça katlanır, iki kat dört kat, çiftten okey atıp bitmek 101"
        contested [B.at("V, Elden Bitme 6; Çiftten Bitme 1; Okey Atma 1-5; Devam Atma; VI, Katlama Tablosu"),
                F] in Yuzbir
            [F] at "multiplier" = "stack", "devam" = "false":
                "If several multipliers apply, they are multiplied with each other. A devam does not count."
                / "Katsayılar çarpılır; devam sayılmaz."
            [B.at("V, Elden Bitme 6; Çiftten Bitme 1; Okey Atma 1-5; Devam Atma; VI, Katlama Tablosu")]
                    at "multiplier" = "stack", "devam" = "true":
                "If several multipliers apply, they are multiplied with each other. A devam counts x4."
                / "Katsayılar çarpılır; devam 4 kattır."
            elsewhere
                "If only the highest multiplier counts, an elden finish with an okey thrown counts only x2. If no \
                    multiplier counts, all finishes count the same."
                / "Yalnız en yüksek katsayının sayıldığı masada, hem elden hem okey atarak bitiş de yalnız 2 kat \
                    sayılır. Katsayının uygulanmadığı masada bütün bitişler aynı sayılır."
        obeys yes("check -i Y13 --variant 101 K1-13 R1-8 O"):
            "the player finishes elden by throwing an okey, which counts x4"
            / "oyuncu elden ve okey atarak bitti: 4 kat"
        breaks yes("check -i Y13 --variant 101 K1-13 R1-8 J"):
            "the player finishes elden by throwing a false joker, which counts only x2"
            / "oyuncu elden bitti ama sahte okey attı: yalnız 2 kat"
        see [FinishBonus, FinishHand, PenaltyOpened];

    FinishBonus: "The finisher's bonus" / "Bitene yazılan"
        "The player who finishes scores -101 times the multiplier of the finish: -101, -202, -404 or -808. This player \
            is still charged for their fouls."
        / "Bitene -101, bitişin katsayısıyla çarpılarak yazılır: -101, -202, -404 ya da -808. Biten oyuncunun kendi \
            cezaları da ayrıca yazılır."
        asked "what does the finisher get, finisher bonus, minus points for finishing"
            / "bitene ne yazılır, bitenin puanı, eksi yazılmak"
        agreed [B.at("V, Normal Bitme 5; Elden Bitme 2; Çiftten Bitme 2; VI, Katlama Tablosu"), F] in Yuzbir
        obeys points("Ada", -202, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Ada finishes by throwing an okey" / "Ada okey atarak bitti"
        breaks points("Ada", 202, r#"{"variant":"101","indicator":"Y13","finish":null,"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "no player finishes, so Ada gets no bonus and is charged 202 for not opening"
            / "kimse bitmedi: Ada'ya -101 değil, açmadığı için 202 yazılır"
        see [FinishMultiplier, TeamMate];

    FinishPairsParity: "To finish after opening with pairs, lay off a tile" / "Çiftten biten bir taş işler"
        "A player who finishes puts 21 tiles on the table and throws the last tile. The 21 tiles cannot all be in \
            pairs, because 21 is an odd number. So a player who opened with pairs must lay off at least one tile to \
            finish."
        / "Bitmek için 21 taşı yere koyar, son taşı atarsınız. 21 tek sayıdır; bu yüzden bu taşların hepsi çift \
            olamaz. Çift açan oyuncu, bitmek için en az bir taşı yerdeki bir pere işlemelidir."
        asked "finish with pairs only, pairs leave one tile over" / "yalnız çiftle bitmek, çift açıp bitmek"
        single_source [B.at("V, Çiftten Bitme 3")] in Yuzbir
        obeys allowed("judge finish 'K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7 / K8 K8 / K9 K9 / K10 K10' \
                --laid-off R10 --onto R7-9 --throw B5 -i Y13 --variant 101"):
            "the player lays ten pairs, lays off R10 and throws B5"
            / "oyuncu on çift açıyor, R10'u işliyor, B5'i atıyor"
        breaks forbidden("judge finish 'K1 K1 / K2 K2 / K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7 / K8 K8 / K9 K9 \
                / K10 K10 / K11 K11' -i Y13 --variant 101"):
            "the player lays eleven pairs and has no tile left to throw"
            / "oyuncu on bir çift açıyor, atacak taşı kalmıyor"
        see [LayoffPairsLimit, PenaltyAllPairs];

    FinishTilePlace: "Where the last tile goes" / "Son taş nereye konur"
        "In 101 the player who finishes puts the last tile on the indicator or throws it face down to the side."
        / "101'de biten oyuncu, son taşını göstergenin üzerine koyar ya da kapalı olarak yana atar."
        asked "where to put the last tile, place of the finishing tile" / "son taş nereye konur, bitiş taşının yeri"
        single_source [B.at("V, Normal Bitme 1")] in Yuzbir
        unshown Conduct
        see [FinishLastTile, WinDiscard];

    FinishCount: "Counting at the end" / "El sonunda sayım"
        "At the end of a hand every player shows their rack to the opponents and the scorekeeper. Then the tiles \
            are counted."
        / "El bitince herkes ıstakasındaki taşları rakiplerine ve yazbozu tutana gösterir; sonra taşlar sayılır."
        asked "count the tiles left, show racks at the end" / "el bitince taşları göstermek, taş saymak, yazboza yazmak"
        single_source [B.at("V, Oyun Bitişi 3")] in Yuzbir
        unshown Conduct
        see [PenaltyOpened, PenaltyUnopened];
};
