//! The help texts of the options of `okey judge`.

words! {
    /// The help text of each option.
    JudgeOptions {
        question_value = "QUESTION", "SORU";
        claim_value = "CLAIM", "İDDİA";
        melds_value = "MELDS", "PERLER";
        how_value = "HOW", "NASIL";
        question =
            "meld, finish, opening, pairs, discard, layoff, swap, take, indicator, foul, left, look or irregular",
            "per, bitiş, açış, çift, atış, işleme, okey-alma, yandan, gösterge, ceza, kalan, bakma ya da aksaklık";
        claim =
            "What is claimed: melds as they were laid (\"R7 R8 O*=R9 / K5 R5 B5\"), tiles, the name of a foul, count, turn or \
             exposed, all or own",
            "İddia: masadaki gibi perler (\"R7 R8 O*=R9 / K5 R5 B5\"), taşlar, bir cezanın adı, sayı, sıra \
             ya da açık, hepsi ya da kendi";
        heading = "What happened", "Ne oldu";
        format = "table, json, markdown or html [default: table]",
            "tablo (table), json, markdown ya da html [verilmezse: tablo]";
        throw = "finish: the tile thrown", "bitiş: atılan taş";
        laid_off = "finish: the tiles laid off in this turn; name the melds with --onto (101)",
            "bitiş: bu turda işlenen taşlar; hangi perlere işlendiğini --onto ile yazın (101)";
        swapped = "finish: the tiles put down for okeys in this turn; name the melds with --onto (101)",
            "bitiş: bu turda okeylerin yerine konan taşlar; hangi perlerde olduğunu --onto ile yazın (101)";
        first_turn = "finish: in the starter's first turn", "bitiş: oyuna başlayanın ilk turunda";
        opened = "What the player had opened with before: series or pairs [default: not opened]",
            "Oyuncunun daha önce ne açtığı: seri ya da çift [verilmezse: açmamış]";
        others_opened = "finish, opening: another player has opened (101)", "bitiş, açış: başka bir oyuncu açmıştı (101)";
        devam = "finish: both okeys were the last two tiles (101)", "bitiş: son iki taş iki okeydi (101)";
        highest = "The highest opening before, if openings rise (katlamalı)", "Önceki en yüksek açış (katlamalı açışta)";
        hand = "opening, pairs: the tiles before laying, which must hold what was laid",
            "açış, çift: açmadan önceki taşlar; açılanlar bunların içinde olmalı";
        taken = "opening, pairs, finish: the tile taken from the left", "açış, çift, bitiş: yandan alınan taş";
        bar = "opening, pairs: the sum or number to reach [default: the table's]",
            "açış, çift: tutulacak toplam ya da çift sayısı [verilmezse: masanınki]";
        table =
            "finish, discard, opening, pairs, take: the melds on the table; \"\" for none",
            "bitiş, atış, açış, çift, yandan: yerdeki perler; per yoksa \"\"";
        last = "discard: it was the last tile, which ends the hand (also --finishing)", "atış: eli bitiren son taştı (--finishing de olur)";
        claimed =
            "discard, foul: an opponent claimed it (--claimed): in-time, naming the tile before the next draw [default]; \
             or --claimed=late, =unnamed, =noticed by the thrower first",
            "atış, ceza: bir rakip işlek dedi (--claimed): zamanında, yani ortadan taş çekilmeden taşı söyleyerek \
             [verilmezse]; ya da --claimed=geç (taş çekildikten sonra), =söylemeden (taşı söylemeden), =fark-etti (önce \
             atan fark etti)";
        withdrawn = "discard: the thrower wants it back after another player has seen it, or before: seen or unseen",
            "atış: atan, taşı geri almak istiyor; başkası gördükten sonra (gördü) ya da görmeden (görmedi)";
        onto = "layoff, take, finish: the melds on the table that the tiles go to, laid off or put down for an okey",
            "işleme, yandan, bitiş: taşların işlendiği ya da okeyin yerine konduğu, yerdeki perler";
        same_turn = "layoff, swap, take: the player opened in this turn; say with what in --opened",
            "işleme, okey-alma, yandan: oyuncu bu turda açtı (ne açtığını --opened ile yazın)";
        again = "swap: the player has already taken an okey in this turn", "okey-alma: oyuncu bu turda daha önce de okey aldı";
        undo = "layoff: the tiles are taken back", "işleme: taşlar geri alınıyor";
        after_throwing = "look: after throwing in this turn", "bakma: bu turda taşını attıktan sonra";
        from = "swap: the melds with the okey; take: left or right [default: left]",
            "okey-alma: okeyin bulunduğu perler; yandan: sol ya da sağ [verilmezse: sol]";
        opens = "take: the melds laid with the tile taken", "yandan: alınan taşla açılan perler";
        put_back = "take: the tile was put back", "yandan: taş geri bırakıldı";
        kept = "take: the tile was kept on the rack", "yandan: taş elde tutuldu";
        pairs_goer = "take: the player who threw the tile goes for pairs", "yandan: taşı atan çifte gidiyor";
        last_discard = "take, finish: the tile taken was the last discard, thrown with the stock empty",
            "yandan, bitiş: alınan taş, deste bitmişken atılan son taştı";
        late = "indicator: shown after the first discard", "gösterge: ilk taş atıldıktan sonra gösterildi";
        drawn = "indicator: shown after the player's first draw", "gösterge: oyuncu ilk taşını çektikten sonra gösterildi";
        balance = "indicator: the points another player has", "gösterge: öbür oyuncunun puanı";
        finish = "foul, left: what doubled the finish: okey, pairs, elden, devam",
            "ceza, kalan: bitişi katlayanlar: okey, çift, elden, devam";
        exhausted = "left: the stock ran out", "kalan: taşlar tükendi";
        announced = "left: the player had announced pairs (101)", "kalan: oyuncu çifte gittiğini söylemişti (101)";
        all_pairs = "left: all four had opened with pairs", "kalan: dört oyuncu da çift açmıştı";
    }
}
