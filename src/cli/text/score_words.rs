//! The fixed words of score cards.

words! {
    /// Fixed words.
    ScoreWords {
        player = "Player", "Oyuncu";
        team = "Team", "Takım";
        points = "Points", "Puan";
        part = "Part", "Kalem";
        clause = "Clause", "Madde";
        what_for = "For", "Neden";
        hand = "Hand", "El";
        finish = "Finish", "Bitiş";
        total = "Total", "Toplam";
        place = "Place", "Sıra";
        /// The finish of a hand whose stock ran out, short.
        exhausted = "stock ran out", "taş bitti";
        /// The finish of a hand that does not count, short.
        void = "void, replayed", "sayılmadı";
        /// The stock ran out, a sentence.
        nobody_finished = "The stock ran out; nobody finished.", "Taşlar tükendi, kimse bitemedi.";
        /// The hand does not count, a sentence.
        is_void = "All four opened with pairs: the hand is void and is played again.",
            "Dört oyuncu da çift açtı: el sayılmaz, yeniden oynanır.";
        /// How the columns of a sheet are to be read.
        legend = "Each hand: what it adds, then the running total.", "Her elde önce o elin puanı, sonra toplam.";
        /// How the columns of a sheet are to be read where points are counted down.
        legend_ladder = "Each hand: what it takes, then what is left.", "Her elde önce düşülen puan, sonra kalan.";
        /// Whom to ask for parts.
        ask_parts = "The parts of one hand: --only N. All of them: --json.",
            "Bir elin dökümü: --only N. Hepsininki: --json.";
    }
}
