//! What the help says of each argument of `okey hapis`.

use crate::words::{Bilingual, both};

/// The help of an argument, by its name.
pub(crate) fn argument(name: &str) -> Bilingual {
    match name {
        "position" => both!(tr "Konum: BEYAZ:SİYAH:HAPİSTEKİLER:ZAR:SIRA ya da 16 karakterlik kısa yazım"
                            en "The position: WHITE:BLACK:PRISONERS:DICE:TURN, or its 16 characters"),
        "dice" => both!(tr "İki zar: 42; yoksa konumun zarı" en "Two dice, such as 42; else those of the position"),
        "rules" => both!(tr "Kurallar: plakoto, thesis (tez) ya da tapa [verilmezse: plakoto]"
                         en "The set of rules: plakoto, thesis or tapa [default: plakoto]"),
        "set" => both!(tr "Tek bir kural: both_dice, bear_off_free ya da mother, =true ya da =false ile; birden çok \
                           verilebilir"
                       en "A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given \
                           several times"),
        "svg" => both!(tr "Tahtayı bu dosyaya SVG olarak da çizer" en "Draw the board into this file as well, as SVG"),
        "play" => both!(tr "Bu hamleyi oynar: vardığı konumu, ya da neden oynanamayacağını söyler"
                        en "Play this turn: the position it leads to, or why it is not legal"),
        "after" => both!(tr "Önce bu adımlar oynanmış olsun: 16-14, 6-off"
                         en "Look at what is left after these steps, such as 16-14 or 6-off"),
        "exact" => both!(tr "Her adımdan sonraki kesin riski de söyler: 36 zardan kaçı hapseder"
                         en "Add the exact risk after each step: how many of 36 throws imprison"),
        "as-printed" => both!(tr "Tezdeki programı (thesis) basıldığı gibi çalıştırır: üstünden kalkılan pulu serbest \
                                  bırakmaz (EK-2)"
                              en "Run the thesis's program (thesis) as printed: it never frees a checker that it \
                                  leaves (EK-2)"),
        "player" => both!(tr "Oyuncu: random, thesis, thesis-turn, exact, held, two-ply ya da warden"
                          en "The player: random, thesis, thesis-turn, exact, held, two-ply or warden"),
        "opponent" => both!(tr "Karşınızdaki oyuncu: random, thesis, thesis-turn, exact, held, two-ply ya da warden \
                                [verilmezse: held]"
                            en "The player against you: random, thesis, thesis-turn, exact, held, two-ply or warden \
                                [default: held]"),
        "other" => both!(tr "Karşısındaki oyuncu" en "The player against it"),
        "side" => both!(tr "Tehlikede olan taraf: W (beyaz) ya da B (siyah); yoksa sırası olmayan"
                        en "The side in danger: W or B; else the one that is not on roll"),
        "file" => both!(tr "Oyun kaydı; - standart girdidir" en "The record of a game; - is standard input"),
        "games" => both!(tr "Oyun sayısı, çift [verilmezse: 1000]" en "How many games, an even number [default: 1000]"),
        "chance" => both!(tr "Oyuncunun rastgele seçimlerinin tohumu [verilmezse: 1]"
                          en "The seed of the player's own chance [default: 1]"),
        "seed" => both!(tr "Zarların tohumu [verilmezse: 1]" en "The seed of the dice [default: 1]"),
        "white" => both!(tr "Sizin tarafınız: W (beyaz) ya da B (siyah) [verilmezse: W]"
                         en "Your side, W or B [default: W]"),
        _ => unreachable!("every argument has its help"),
    }
}
