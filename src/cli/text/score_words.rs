//! The fixed words of score cards.

words! {
    /// Fixed words of score cards.
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
        /// The columns of a hand as CSV.
        csv_hand: [&'static str; 8] = ["player", "team", "points", "clause", "part", "base", "factor", "note"],
            ["oyuncu", "takım", "puan", "madde", "kalem", "temel", "katsayı", "neden"];
        /// The columns of a sheet as CSV, before those of the players.
        csv_sheet: [&'static str; 3] = ["match", "hand", "finish"], ["maç", "el", "bitiş"];
        /// Follows a name in the column of that side's total.
        csv_total = "total", "toplam";
        /// The column of the club's rules file.
        csv_rules = "rules", "kurallar";
        place = "Place", "Sıra";
        /// The stock ran out, in a table.
        exhausted = "stock ran out", "taş bitti";
        /// The hand does not count, in a table.
        void = "void, replayed", "sayılmadı";
        /// The stock ran out, as a sentence.
        nobody_finished = "The stock ran out; no player finished.", "Taşlar tükendi, kimse bitmedi.";
        /// The hand does not count, as a sentence.
        is_void = "All four opened with pairs: the hand is void and is played again.",
            "Dört oyuncu da çift açtı: el sayılmaz, yeniden oynanır.";
        /// How to read the columns of a sheet.
        legend = "Each hand: the points it adds, then the running total.", "Her elde önce o elin puanı, sonra toplam.";
        /// How to read the columns of a sheet that counts down.
        legend_ladder = "Each hand: the points it takes, then the points left.", "Her elde önce düşülen puan, sonra kalan.";
        /// How to ask for the parts of a hand.
        ask_parts = "The parts of one hand: --only N. All of them: --json.",
            "Bir elin dökümü: --only N. Hepsininki: --json.";
    }
}
