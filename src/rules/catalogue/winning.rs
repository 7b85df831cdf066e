//! How a classic hand is won.

use crate::rules::source::{A, C, D};

catalogue! {
    tr "Klasik okey: bitmek" en "Classic: winning";

    WinShape: tr "Bitmiş el" en "A winning hand"
        tr "Sırası gelenin 15 taşı vardır. Biri atılınca kalan 14 taşın hepsi seri ve gruplara diziliyorsa el biter; \
            açıkta tek taş bile kalmamalıdır, her taş yalnız bir perde sayılır."
        en "A player on turn has 15 tiles. If one is thrown and all the other 14 lie in runs and groups, the hand \
            wins; not one tile may be left over, and each tile counts in one meld only."
        agreed [A.at("4, Bitme Kontrolü"), D.at("Kapama")] in Classic
        obeys yes("check -i R5 K1-3 R7-9 B4-7 Y10-13 K6"):
            tr "K6 atılır, 14 taş dört seridir" en "K6 is thrown, and the 14 are four runs"
        breaks no("check -i R5 K1-3 R7-9 B4-7 Y10-12 K6 R1"):
            tr "biri atılsa bir taş açıkta kalır" en "one tile is left over, whatever is thrown"
        see [WinDiscard, WinPairs, WinDizi];

    WinDiscard: tr "Bitiş taşı" en "The finishing tile"
        tr "Bitmek için 15. taş atılır ve göstergenin üzerine konur, ıstaka açılır. Atılacak boş taşı olmayan biri, 15 \
            taşın 15'i de perlere girse bile bitemez."
        en "To win, the 15th tile is thrown onto the indicator and the rack is shown. Without a tile to throw there is \
            no win, not even when all 15 lie in melds."
        agreed [A.at("4"), D.at("Kapama")] in Classic
        obeys yes("check -i R5 K1-3 R7-9 B4-6 Y9-13 B12"):
            tr "B12 göstergenin üzerine konur" en "B12 goes onto the indicator"
        breaks no("check -i R5 K1-3 R7-9 B4-6 Y10-12 K9-11"):
            tr "15 taşın hepsi perde; hangisi atılsa per bozulur" en "all 15 in melds: any discard breaks one"
        see [WinShape, WinOkeyFinish, FinishLastTile];

    WinPairs: tr "Yedi çift" en "Seven pairs"
        tr "Çifte giden, kalan 14 taşı yedi çift olunca biter. Çiftlerle seri ve gruplar bir arada olmaz: el ya baştan \
            sona perdir ya baştan sona çift."
        en "A player who goes for pairs (çifte gitmek) wins when the 14 tiles kept are seven pairs. Pairs never mix \
            with runs and groups: the hand is all the one or all the other."
        agreed [A.at("4, Çifte Gitmek"), D.at("Per'ler; Puanlama")] in Classic
        obeys yes("check -i R5 K1x2 R2x2 B3x2 Y4x2 K9x2 R8x2 B11x2 Y13"):
            tr "yedi çift, Y13 atılır" en "seven pairs, Y13 is thrown"
        breaks no("check -i R5 K1x2 R2x2 B3x2 Y4x2 R8-10 B11-13 Y7"):
            tr "dört çift ve iki seri karışmaz" en "four pairs and two runs do not mix"
        see [PairShape, ScorePairs, WinOkeyFinish];

    WinOkeyFinish: tr "Okey atarak bitmek" en "The okey finish"
        tr "Bitiş taşı okeyse okey atarak bitilmiş olur ve daha çok puan düşer. Atılan taşın gerçekten okey olması \
            gerekir; sahte okey atmak sıradan bitiştir."
        en "If the tile thrown to win is an okey, it is an okey finish and counts more. It has to be the okey itself; \
            throwing a false joker is an ordinary finish."
        agreed [A.at("4, Bitme Kontrolü"), D.at("Kapama; Puanlama")] in Classic
        obeys yes("check -i R5 K1-3 R10-12 B4-7 Y10-13 O"):
            tr "okey artmıştır, atılır" en "the okey is spare and is thrown"
        breaks yes("check -i R5 K1-3 R10-12 B4-7 Y10-13 J"):
            tr "sahte okey atılır: biter, ama okey atmış olmaz" en "a false joker is thrown: a win, but an ordinary one"
        see [ScoreOkey, ScorePot, FinishMultiplier];

    WinDizi: tr "Dizi" en "Dizi"
        tr "14 taşın hepsi tek renkten, 1'den 13'e kadar ve ikinci 1'le tamamsa buna dizi denir; eksik taşın yerini \
            okey tutabilir. Uzun puan cetvelinde en çok puan düşüren bitiştir."
        en "When the 14 tiles are 1 to 13 of one colour and its second 1, the hand is a dizi, the dearest finish of \
            the long ladder. Okeys may stand in for what is missing."
        single_source [D.at("Per'ler; Puanlama")] in Classic
        obeys yes("check -i R5 K1-13 K1 R9"): tr "siyah dizi" en "a dizi in black"
        breaks no("check -i R5 K1-13 K13 R9"): tr "ikinci 1 yerine ikinci 13" en "a second 13 in place of the second 1"
        see [RunWrap, ScoreDizi, ScoreDiziOkey];

    WinFirstTurn: tr "İlk sırada bitmek" en "Winning on the first turn"
        tr "Oyuna başlayan oyuncu, dağıtılan 15 taşla hiç taş çekmeden bitebilir. Hiçbir metin bunu söylemez, \
            yasaklamaz da; bitmek için istenen tek şey tamam bir el ve atılan taştır."
        en "The starter may win with the 15 tiles dealt, before drawing anything. No text mentions it and none forbids \
            it; all that winning asks for is a complete hand and a tile thrown."
        derived in Classic
        obeys allowed("judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' -i R5 --variant okey --throw K6 --first-turn"):
            tr "dağıtılan 15 taşla bitmek" en "winning with the 15 tiles dealt"
        breaks foul("judge finish 'K1-3 / R7-9 / B4-7' -i R5 --variant okey --throw K6 --first-turn"):
            tr "ilk sırada da 14 taşın hepsi dizilmelidir" en "all 14 must lie in melds on the first turn too"
        see [WinShape, TilesDeal];

    Cs102Win: tr "Basitleştirilmiş oyunda bitmek" en "Winning the simplified game"
        tr "cs102'de üç zinciri olan biter. Zincirlerin her biri başka sayıdan olmalıdır; aynı sayıdan iki zincir bir \
            sayılır. Artan taşlar eli bozmaz, hangisinin atıldığı da önemli değildir."
        en "In cs102 three chains win. Each must be of another number: two chains of one number count as one. The \
            tiles left over do not disturb, and it does not matter which of them is thrown."
        single_source [C.at("rules 4, 5; winning hand")] in Chains
        obeys yes("check --variant cs102 KRBY2 KRBY5 KRBY6 K1 K3 K4"):
            tr "üç ayrı sayıdan üç zincir" en "three chains of three numbers"
        breaks no("check --variant cs102 KRBY2x2 KRBY5 K1 K3 K4"):
            tr "2'den iki zincir bir sayılır" en "two chains of 2 count as one"
        see [Cs102Chain];

    Cs102Tie: tr "cs102: berabere" en "cs102: a tie"
        tr "Deste tükenmiş ve kimse kazanmamışsa oyun berabere biter; herkesin eli gösterilir."
        en "When the stock is empty and nobody has won, the game is a tie, and every hand is shown."
        single_source [C.at("rules 4; open hands")] in Chains
        obeys points("Ada", 0, r#"{"variant":"cs102","finish":null,"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "deste bitti, kazanan yok" en "the stock is empty, nobody has won"
        breaks points("Ada", 1, r#"{"variant":"cs102","finish":{"by":"Ada"},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Ada kazandı: beraberlik yok" en "Ada has won: no tie"
        see [Cs102Win, ScoreExhausted];
}
