//! The help of the arguments of `okey hapis`.

words! {
    /// The help text of each argument.
    HapisArguments {
        position_value = "POS", "KONUM";
        dice_value = "DICE", "ZAR";
        steps_value = "STEPS", "ADIMLAR";
        other_value = "OTHER", "RAKİP";
        side_value = "W|B", "W|B";
        position = "The position: WHITE:BLACK:PRISONERS:DICE:TURN, or its 16 characters",
            "Konum: BEYAZ:SİYAH:HAPİSTEKİLER:ZAR:SIRA ya da 16 karakterlik kısa yazım";
        dice = "Two dice, such as 42 [default: those of the position]", "İki zar, 42 gibi [verilmezse: konumun zarı]";
        rules = "The set of rules: plakoto, thesis or tapa [default: plakoto]",
            "Kurallar: plakoto, thesis (tez) ya da tapa [verilmezse: plakoto]";
        set = "A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times",
            "Tek bir kural: both_dice, bear_off_free ya da mother, =true ya da =false ile; birden çok verilebilir";
        svg = "Also draw the board into this file, as SVG", "Tahtayı bu dosyaya SVG olarak da çizer";
        play = "Play this turn: show the position it leads to, or why it is not legal",
            "Bu hamleyi oynar: vardığı konumu ya da neden oynanamayacağını yazar";
        after = "Continue after these steps, such as 16-14 or 6-off",
            "Bu adımlar oynanmış sayılır: 16-14, 6-off gibi";
        exact = "Add the exact risk after each step: how many of 36 throws imprison",
            "Her adımdan sonraki kesin riski de yazar: 36 zardan kaçı hapseder";
        as_printed = "Run the thesis's program (thesis) as printed: it never frees a checker that it leaves (EK-2)",
            "Tezdeki programı (thesis) basıldığı gibi çalıştırır: üstünden kalkılan pulu serbest bırakmaz (EK-2)";
        player = "The player: random, thesis, thesis-turn, exact, held, two-ply or warden",
            "Oyuncu: random, thesis, thesis-turn, exact, held, two-ply ya da warden";
        opponent =
            "The player against you: random, thesis, thesis-turn, exact, held, two-ply or warden [default: held]",
            "Karşınızdaki oyuncu: random, thesis, thesis-turn, exact, held, two-ply ya da warden [verilmezse: held]";
        other = "The player against it", "Karşısındaki oyuncu";
        endangered = "The side in danger: W or B [default: the one not on roll]",
            "Tehlikede olan taraf: W (beyaz) ya da B (siyah) [verilmezse: sırası olmayan]";
        yours = "Your side, W or B [default: W]", "Sizin tarafınız: W (beyaz) ya da B (siyah) [verilmezse: W]";
        record = "The record of a game; - is standard input", "Oyun kaydı; - standart girdidir";
        games = "How many games, an even number [default: 1000]", "Oyun sayısı, çift [verilmezse: 1000]";
        seed_of_player = "The seed of the player's random choices [default: 1]",
            "Oyuncunun rastgele seçimlerinin tohumu [verilmezse: 1]";
        seed_of_dice = "The seed of the dice [default: 1]", "Zarların tohumu [verilmezse: 1]";
    }
}
