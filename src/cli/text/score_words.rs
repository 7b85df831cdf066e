//! The fixed words of score cards.

words! {
    /// The fixed words of score cards.
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
        /// The column titles of one hand as CSV.
        csv_hand: [&'static str; 8] = ["player", "team", "points", "clause", "part", "base", "factor", "note"],
            ["oyuncu", "takım", "puan", "madde", "kalem", "temel", "katsayı", "neden"];
        /// The titles of the first columns of a sheet as CSV. One column for each player follows.
        csv_sheet: [&'static str; 3] = ["match", "hand", "finish"], ["maç", "el", "bitiş"];
        /// The word after a side's name in the title of its column of totals.
        csv_total = "total", "toplam";
        /// The title of the column with the club's rules file.
        csv_rules = "rules", "kurallar";
        place = "Place", "Sıra";
        /// The table entry for a hand in which the stock ran out.
        exhausted = "stock ran out", "taş bitti";
        /// The table entry for a hand that does not count.
        void = "void, replayed", "sayılmadı";
        /// A sentence for a hand in which the stock ran out.
        nobody_finished = "The stock ran out; no player finished.", "Taşlar tükendi, kimse bitmedi.";
        /// A sentence for a hand that does not count.
        is_void = "All four opened with pairs: the hand is void and is played again.",
            "Dört oyuncu da çift açtı: el sayılmaz, yeniden oynanır.";
        /// An explanation of the columns of a sheet.
        legend = "Each hand: the points it adds, then the running total.", "Her elde önce o elin puanı, sonra toplam.";
        /// An explanation of the columns of a sheet on which every hand takes points away.
        legend_ladder = "Each hand: the points it takes, then the points left.", "Her elde önce düşülen puan, sonra kalan.";
        /// A hint that says how to show the parts of a hand.
        ask_parts = "The parts of one hand: --only N. All of them: --json.",
            "Bir elin dökümü: --only N. Hepsininki: --json.";
    }
}
