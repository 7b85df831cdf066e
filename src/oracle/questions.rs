//! The questions that the program answers, each with its name.

use crate::words::named;

named! {
    /// A question that [`Oracle::ask`](crate::Oracle::ask) answers.
    pub(crate) enum QuestionName {
        /// Does a hand win, and with which discards?
        Check = "check",
        /// In which ways can the tiles of a hand be divided into melds?
        Melds = "melds",
        /// Which pairs does a hand have?
        Pairs = "pairs",
        /// Which tiles complete a hand?
        Waits = "waits",
        /// Which discard leaves a hand nearest to winning?
        Advise = "advise",
        /// How can a rack of 101 open?
        Open = "open",
        /// How many points does each player get for a finished hand?
        Score = "score",
        /// Is a player's claim right, for example that a meld is legal?
        Judge = "judge",
        /// What do the clauses of the rulebook say?
        Rules = "rules",
    }
}

impl QuestionName {
    /// Returns true if the question is about the tiles of one player.
    pub(crate) const fn is_about_hand(self) -> bool {
        !matches!(self, Self::Score | Self::Judge | Self::Rules)
    }

    /// Returns the Turkish names, the most common one first.
    pub(crate) const fn turkish(self) -> &'static [&'static str] {
        match self {
            Self::Check => &["kontrol"],
            Self::Melds => &["perler"],
            Self::Pairs => &["çift", "cift"],
            Self::Waits => &["bekle"],
            Self::Advise => &["tavsiye"],
            Self::Open => &["aç", "ac"],
            Self::Score => &["puan"],
            Self::Judge => &["hakem"],
            Self::Rules => &["kurallar"],
        }
    }
}
