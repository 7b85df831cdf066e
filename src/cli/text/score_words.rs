//! The fixed words of score cards.

/// Fixed words.
pub(crate) struct ScoreWords {
    pub(crate) player: &'static str,
    pub(crate) team: &'static str,
    pub(crate) points: &'static str,
    pub(crate) part: &'static str,
    pub(crate) clause: &'static str,
    pub(crate) what_for: &'static str,
    pub(crate) hand: &'static str,
    pub(crate) finish: &'static str,
    pub(crate) total: &'static str,
    pub(crate) place: &'static str,
    /// The finish of a hand whose stock ran out, short.
    pub(crate) exhausted: &'static str,
    /// The finish of a hand that does not count, short.
    pub(crate) void: &'static str,
    /// The stock ran out, a sentence.
    pub(crate) nobody_finished: &'static str,
    /// The hand does not count, a sentence.
    pub(crate) is_void: &'static str,
    /// How the columns of a sheet are to be read.
    pub(crate) legend: &'static str,
    /// The same where points are counted down.
    pub(crate) legend_ladder: &'static str,
    /// Whom to ask for parts.
    pub(crate) ask_parts: &'static str,
}

pub(super) const EN: ScoreWords = ScoreWords {
    player: "Player",
    team: "Team",
    points: "Points",
    part: "Part",
    clause: "Clause",
    what_for: "For",
    hand: "Hand",
    finish: "Finish",
    total: "Total",
    place: "Place",
    exhausted: "stock ran out",
    void: "void, replayed",
    nobody_finished: "The stock ran out; nobody finished.",
    is_void: "All four opened with pairs: the hand is void and is played again.",
    legend: "Each hand: what it adds, then the running total.",
    legend_ladder: "Each hand: what it takes, then what is left.",
    ask_parts: "The parts of one hand: --only N. All of them: --json.",
};

pub(super) const TR: ScoreWords = ScoreWords {
    player: "Oyuncu",
    team: "Takım",
    points: "Puan",
    part: "Kalem",
    clause: "Madde",
    what_for: "Neden",
    hand: "El",
    finish: "Bitiş",
    total: "Toplam",
    place: "Sıra",
    exhausted: "taş bitti",
    void: "sayılmadı",
    nobody_finished: "Taşlar tükendi, kimse bitemedi.",
    is_void: "Dört oyuncu da çift açtı: el sayılmaz, yeniden oynanır.",
    legend: "Her elde önce o elin puanı, sonra toplam.",
    legend_ladder: "Her elde önce düşülen puan, sonra kalan.",
    ask_parts: "Bir elin dökümü: --only N. Hepsininki: --json.",
};
