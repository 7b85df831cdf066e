//! Rules about winning a hand of the classic game.

use crate::rules::entry::{A, C, D, Section};

pub(super) const WINNING: Section = catalogue! {
    "Classic: winning" / "Klasik okey: bitmek";

    WinShape: "A winning hand" / "Bitmiş el"
        "The player whose turn it is holds 15 tiles. The hand wins if the player throws one tile and all of the \
            other 14 lie in runs and groups. No tile may be left over, and each tile may be in one meld only."
        / "Sırası gelen oyuncunun elinde 15 taş olur. Biri atılınca kalan 14 taşın hepsi seri ve gruplara diziliyorsa \
            el biter. Açıkta tek taş bile kalmamalıdır; her taş yalnız bir perde sayılır."
        agreed [A.at("4, Bitme Kontrolü"), D.at("Kapama")] in Classic
        obeys yes("check -i R5 K1-3 R7-9 B4-7 Y10-13 K6"):
            "K6 is thrown, and the other 14 tiles form four runs" / "K6 atılır, 14 taş dört seridir"
        breaks no("check -i R5 K1-3 R7-9 B4-7 Y10-12 K6 R1"):
            "the hand does not win: whichever tile is thrown, another tile is left over"
            / "hangi taş atılsa bir taş daha açıkta kalır"
        see [WinDiscard, WinPairs, WinDizi];

    WinDiscard: "The finishing tile" / "Bitiş taşı"
        "To win, the player throws the 15th tile onto the indicator and shows the rack. If all 15 tiles are needed \
            for melds, there is no tile to throw, and the hand does not win."
        / "Bitmek için 15. taşı atıp göstergenin üzerine koyarsınız ve ıstakanızı açarsınız. Atacak taşınız yoksa, 15 \
            taşın hepsi perlere girse bile bitemezsiniz."
        agreed [A.at("4"), D.at("Kapama")] in Classic
        obeys yes("check -i R5 K1-3 R7-9 B4-6 Y9-13 B12"):
            "the player throws B12 onto the indicator" / "B12 göstergenin üzerine konur"
        breaks no("check -i R5 K1-3 R7-9 B4-6 Y10-12 K9-11"):
            "all 15 tiles lie in melds, so every discard breaks a meld"
            / "15 taşın hepsi perlerde; hangisi atılsa bir per bozulur"
        see [WinShape, WinOkeyFinish, FinishLastTile];

    WinPairs: "Seven pairs" / "Yedi çift"
        "A player who collects pairs instead of runs and groups (çifte gitmek) wins if the 14 tiles that remain \
            after the throw are seven pairs. Pairs never mix with runs and groups: a hand has only pairs, or only \
            runs and groups."
        / "Çifte giden oyuncu, bir taş atınca kalan 14 taşı yedi çift oluyorsa biter. Çiftler seri ve gruplarla \
            karışmaz: elin ya tamamı per olur ya tamamı çift."
        agreed [A.at("4, Çifte Gitmek"), D.at("Per'ler; Puanlama")] in Classic
        obeys yes("check -i R5 K1x2 R2x2 B3x2 Y4x2 K9x2 R8x2 B11x2 Y13"):
            "the hand has seven pairs, and Y13 is thrown" / "elde yedi çift var, Y13 atılır"
        breaks no("check -i R5 K1x2 R2x2 B3x2 Y4x2 R8-10 B11-13 Y7"):
            "the hand mixes four pairs and two runs" / "elde dört çift ve iki seri karışık"
        see [PairShape, ScorePairs, WinOkeyFinish];

    WinOkeyFinish: "The okey finish" / "Okey atarak bitmek"
        "A win by throwing an okey is an okey finish, which costs the other players more points. The tile must be \
            the okey itself: a win by throwing a false joker is a normal finish."
        / "Bitiş taşı okeyse okey atarak bitilmiş olur ve daha çok puan düşer. Atılan taş okeyin kendisi olmalıdır; \
            sahte okey atan normal bitmiş olur."
        agreed [A.at("4, Bitme Kontrolü"), D.at("Kapama; Puanlama")] in Classic
        obeys yes("check -i R5 K1-3 R10-12 B4-7 Y10-13 O"):
            "the player wins by throwing the okey, which no meld needs"
            / "okey perlere gerekmez, oyuncu onu atarak biter"
        breaks yes("check -i R5 K1-3 R10-12 B4-7 Y10-13 J"):
            "the player throws a false joker: the hand wins, but with a normal finish"
            / "sahte okey atılır: el biter ama okey atılmış sayılmaz"
        see [ScoreOkey, ScorePot, FinishMultiplier];

    WinDizi: "Dizi" / "Dizi"
        "If the 14 tiles are 1 to 13 of one colour and the second 1 of that colour, the hand is a dizi. Okeys may \
            stand for missing tiles. In the variant okey, no other win costs the other players as many points as a \
            dizi."
        / "14 taş tek renkte 1'den 13'e sıralanıyor ve ikinci 1'le tamamlanıyorsa el dizidir. Eksik taşın yerine okey \
            konabilir. Klasik puan cetvelinde en çok puanı dizi düşürür."
        single_source [D.at("Per'ler; Puanlama")] in Classic
        obeys yes("check -i R5 K1-13 K1 R9"): "the hand is a dizi in black" / "el, siyah bir dizidir"
        breaks no("check -i R5 K1-13 K13 R9"):
            "the hand is not a dizi, because it has a second 13 in place of the second 1"
            / "elde ikinci 1'in yerinde ikinci 13 var, dizi olmaz"
        see [RunWrap, ScoreDizi, ScoreDiziOkey];

    WinFirstTurn: "Winning on the first turn" / "İlk turda bitmek"
        "The player who starts may win with the 15 tiles dealt, without drawing a tile. No source mentions a win \
            on the first turn, and no source forbids it. To win, a player needs only a complete hand and a tile to \
            throw."
        / "Oyuna başlayan oyuncu, dağıtılan 15 taşla hiç taş çekmeden bitebilir. Hiçbir metin bunu ne söyler ne \
            yasaklar. Bitmek için elin tamam olması ve bir taşın atılması yeter."
        derived in Classic
        obeys allowed("judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' -i R5 --variant okey --throw K6 --first-turn"):
            "the player who starts wins with the 15 tiles dealt" / "başlayan, dağıtılan 15 taşla biter"
        breaks foul("judge finish 'K1-3 / R7-9 / B4-7' -i R5 --variant okey --throw K6 --first-turn"):
            "only ten of the 14 tiles lie in melds, but all 14 must lie in melds, on the first turn too"
            / "14 taştan yalnız onu dizilmiş; ilk turda da hepsi dizilmelidir"
        see [WinShape, TilesDeal];

    Cs102Win: "Winning the simplified game" / "Basitleştirilmiş oyunda bitmek"
        "In the simplified game (cs102) a player wins with three chains. Each chain must have a different number: \
            two chains of one number count as one. The tiles left over do not matter, and any of them may be thrown."
        / "cs102'de üç zinciri olan oyuncu biter. Zincirlerin her biri başka sayıdan olmalıdır; aynı sayıdan iki \
            zincir bir sayılır. Artan taşlar eli bozmaz; hangisinin atıldığı da önemli değildir."
        single_source [C.at("rules 4, 5; winning hand")] in Chains
        obeys yes("check --variant cs102 KRBY2 KRBY5 KRBY6 K1 K3 K4"):
            "the hand has three chains of three different numbers" / "elde üç ayrı sayıdan üç zincir var"
        breaks no("check --variant cs102 KRBY2x2 KRBY5 K1 K3 K4"):
            "both chains are of the number 2, so they count as one chain"
            / "iki zincir de 2'den, bir zincir sayılır"
        see [Cs102Chain];

    Cs102Tie: "cs102: a tie" / "cs102: berabere"
        "If the stock is empty and no player has won, the game is a tie, and all hands are shown."
        / "Deste tükenmiş ve kimse bitmemişse oyun berabere biter; herkesin eli gösterilir."
        single_source [C.at("rules 4; open hands")] in Chains
        obeys points("Ada", 0, r#"{"variant":"cs102","finish":null,"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "the stock is empty and no player has won" / "deste bitti, biten oyuncu yok"
        breaks points("Ada", 1, r#"{"variant":"cs102","finish":{"by":"Ada"},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "Ada has won, so the game is not a tie" / "Ada bitti: beraberlik yok"
        see [Cs102Win, ScoreExhausted];
};
