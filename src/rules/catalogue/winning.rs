//! Rules about winning a hand of the classic game.

use crate::rules::source::{A, C, D};

catalogue! {
    tr "Klasik okey: bitmek" en "Classic: winning";

    WinShape: tr "Bitmiş el" en "A winning hand"
        tr "Sırası gelen oyuncunun elinde 15 taş olur. Biri atılınca kalan 14 taşın hepsi seri ve gruplara diziliyorsa \
            el biter. Açıkta tek taş bile kalmamalıdır; her taş yalnız bir perde sayılır."
        en "The player on turn holds 15 tiles. The hand wins if the player throws one of them and the other 14 all lie \
            in runs and groups. No tile may be left over, and each tile counts in one meld only."
        agreed [A.at("4, Bitme Kontrolü"), D.at("Kapama")] in Classic
        obeys yes("check -i R5 K1-3 R7-9 B4-7 Y10-13 K6"):
            tr "K6 atılır, 14 taş dört seridir" en "K6 is thrown, and the other 14 tiles form four runs"
        breaks no("check -i R5 K1-3 R7-9 B4-7 Y10-12 K6 R1"):
            tr "hangi taş atılsa bir taş daha açıkta kalır" en "after every discard one more tile is left over"
        see [WinDiscard, WinPairs, WinDizi];

    WinDiscard: tr "Bitiş taşı" en "The finishing tile"
        tr "Bitmek için 15. taşı atıp göstergenin üzerine koyarsınız ve ıstakanızı açarsınız. Atacak taşınız yoksa, 15 \
            taşın hepsi perlere girse bile bitemezsiniz."
        en "To win, the player throws the 15th tile onto the indicator and shows the rack. A player without a tile to \
            throw has not won, even if all 15 tiles lie in melds."
        agreed [A.at("4"), D.at("Kapama")] in Classic
        obeys yes("check -i R5 K1-3 R7-9 B4-6 Y9-13 B12"):
            tr "B12 göstergenin üzerine konur" en "the player throws B12 onto the indicator"
        breaks no("check -i R5 K1-3 R7-9 B4-6 Y10-12 K9-11"):
            tr "15 taşın hepsi perlerde; hangisi atılsa bir per bozulur"
            en "all 15 tiles lie in melds, so every discard breaks a meld"
        see [WinShape, WinOkeyFinish, FinishLastTile];

    WinPairs: tr "Yedi çift" en "Seven pairs"
        tr "Çifte giden oyuncu, bir taş atınca kalan 14 taşı yedi çift oluyorsa biter. Çiftler seri ve gruplarla \
            karışmaz: elin ya tamamı per olur ya tamamı çift."
        en "A player who goes for pairs (çifte gitmek) wins when the 14 tiles kept are seven pairs. Pairs never mix \
            with runs and groups: a hand has only pairs, or only runs and groups."
        agreed [A.at("4, Çifte Gitmek"), D.at("Per'ler; Puanlama")] in Classic
        obeys yes("check -i R5 K1x2 R2x2 B3x2 Y4x2 K9x2 R8x2 B11x2 Y13"):
            tr "elde yedi çift var, Y13 atılır" en "the hand has seven pairs, and Y13 is thrown"
        breaks no("check -i R5 K1x2 R2x2 B3x2 Y4x2 R8-10 B11-13 Y7"):
            tr "elde dört çift ve iki seri karışık" en "the hand mixes four pairs and two runs"
        see [PairShape, ScorePairs, WinOkeyFinish];

    WinOkeyFinish: tr "Okey atarak bitmek" en "The okey finish"
        tr "Bitiş taşı okeyse okey atarak bitilmiş olur ve daha çok puan düşer. Atılan taş okeyin kendisi olmalıdır; \
            sahte okey atan normal bitmiş olur."
        en "A player who wins by throwing an okey makes an okey finish, which counts more points. The tile must be the \
            okey itself: throwing a false joker is a normal finish."
        agreed [A.at("4, Bitme Kontrolü"), D.at("Kapama; Puanlama")] in Classic
        obeys yes("check -i R5 K1-3 R10-12 B4-7 Y10-13 O"):
            tr "okey perlere girmez, atılır" en "no meld needs the okey, so the player throws it"
        breaks yes("check -i R5 K1-3 R10-12 B4-7 Y10-13 J"):
            tr "sahte okey atılır: el biter ama okey atılmış sayılmaz"
            en "the player throws a false joker: the hand wins, but with a normal finish"
        see [ScoreOkey, ScorePot, FinishMultiplier];

    WinDizi: tr "Dizi" en "Dizi"
        tr "14 taş tek renkte 1'den 13'e sıralanıyor ve ikinci 1'le tamamlanıyorsa el dizidir. Eksik taşın yerine okey \
            konabilir. Klasik puan cetvelinde en çok puanı dizi düşürür."
        en "If the 14 tiles are 1 to 13 of one colour and the second 1 of that colour, the hand is a dizi. Okeys may \
            stand for missing tiles. On the points ladder of the variant okey, a dizi takes the most points."
        single_source [D.at("Per'ler; Puanlama")] in Classic
        obeys yes("check -i R5 K1-13 K1 R9"): tr "el, siyah bir dizidir" en "the hand is a dizi in black"
        breaks no("check -i R5 K1-13 K13 R9"):
            tr "elde ikinci 1'in yerinde ikinci 13 var" en "the hand has a second 13 in place of the second 1"
        see [RunWrap, ScoreDizi, ScoreDiziOkey];

    WinFirstTurn: tr "İlk turda bitmek" en "Winning on the first turn"
        tr "Oyuna başlayan oyuncu, dağıtılan 15 taşla hiç taş çekmeden bitebilir. Hiçbir metin bunu ne söyler ne \
            yasaklar. Bitmek için elin tamam olması ve bir taşın atılması yeter."
        en "The starter may win with the 15 tiles dealt, without drawing a tile. No source mentions a win on the first \
            turn, and no source forbids it. To win, a player needs only a complete hand and a tile to throw."
        derived in Classic
        obeys allowed("judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' -i R5 --variant okey --throw K6 --first-turn"):
            tr "başlayan, dağıtılan 15 taşla biter" en "the starter wins with the 15 tiles dealt"
        breaks foul("judge finish 'K1-3 / R7-9 / B4-7' -i R5 --variant okey --throw K6 --first-turn"):
            tr "14 taşın onu dizilmiş; ilk turda da hepsi dizilmelidir"
            en "only ten of the 14 tiles lie in melds, which is not enough on the first turn either"
        see [WinShape, TilesDeal];

    Cs102Win: tr "Basitleştirilmiş oyunda bitmek" en "Winning the simplified game"
        tr "cs102'de üç zinciri olan oyuncu biter. Zincirlerin her biri başka sayıdan olmalıdır; aynı sayıdan iki \
            zincir bir sayılır. Artan taşlar eli bozmaz; hangisinin atıldığı da önemli değildir."
        en "In cs102 a player wins with three chains. Each chain must have a different number: two chains of one \
            number count as one. The tiles left over do not matter, and any of them may be thrown."
        single_source [C.at("rules 4, 5; winning hand")] in Chains
        obeys yes("check --variant cs102 KRBY2 KRBY5 KRBY6 K1 K3 K4"):
            tr "elde üç ayrı sayıdan üç zincir var" en "the hand has three chains of three different numbers"
        breaks no("check --variant cs102 KRBY2x2 KRBY5 K1 K3 K4"):
            tr "2'den iki zincir bir sayılır" en "the two chains of 2 count as one chain"
        see [Cs102Chain];

    Cs102Tie: tr "cs102: berabere" en "cs102: a tie"
        tr "Deste tükenmiş ve kimse bitmemişse oyun berabere biter; herkesin eli gösterilir."
        en "If the stock is empty and no player has won, the game is a tie, and all hands are shown."
        single_source [C.at("rules 4; open hands")] in Chains
        obeys points("Ada", 0, r#"{"variant":"cs102","finish":null,"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "deste bitti, biten oyuncu yok" en "the stock is empty and no player has won"
        breaks points("Ada", 1, r#"{"variant":"cs102","finish":{"by":"Ada"},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Ada bitti: beraberlik yok" en "Ada has won, so the game is not a tie"
        see [Cs102Win, ScoreExhausted];
}
