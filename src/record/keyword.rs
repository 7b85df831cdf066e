//! The keywords of records, in English and Turkish.

use crate::words::{Named, folded, named, suggest};

named! {
    /// The words that can begin a line other than a turn.
    pub(super) enum Keyword {
        Record = "record" / "kayıt",
        Game = "game" / "oyun",
        Set = "set" / "ayar",
        Letters = "letters" / "harfler",
        About = "about" / "bilgi",
        Players = "players" / "oyuncular",
        Stake = "stake" / "bahis",
        Totals = "totals" / "devreden",
        Hand = "hand" / "el",
        Indicator = "indicator" / "gösterge",
        Rack = "rack" / "ıstaka",
        Stock = "stock" / "deste",
        Foul = "foul" / "ceza",
        Pardon = "pardon" / "af",
        Left = "left" / "kalan",
        Announced = "announced" / "bildiren",
        Finished = "finished" / "biten",
        Opened = "opened" / "açan",
        Shown = "shown" / "gösteren",
        Adjust = "adjust" / "düzelt",
        Points = "points" / "puan",
        End = "end" / "son",
        Void = "void" / "geçersiz",
    }

    /// The words that may follow `hand`: `hand starts Ali`, or `hand dealt Ali` for the dealer.
    pub(super) enum StartWord {
        Starts = "starts" / "başlar",
        Dealt = "dealt" / "dağıtan",
    }

    /// The words that can begin an action, such as `draw` in `Ali: draw K4`.
    pub(super) enum Verb {
        Draw = "draw" / "çek",
        Take = "take" / "al",
        Show = "show" / "göster",
        Open = "open" / "aç",
        Lay = "lay" / "indir",
        Gather = "gather" / "topla",
        Add = "add" / "işle",
        Swap = "swap" / "değiş",
        Undo = "undo" / "geri al",
        PutBack = "put back" / "geri bırak",
        Claim = "claim" / "işlek",
        Throw = "throw" / "at",
        Finish = "finish" / "bit",
    }
}

impl Keyword {
    /// Returns the keyword most similar to `word`, if any is similar.
    pub(super) fn suggest(word: &str) -> Option<&'static str> {
        suggest(word, Self::ALL.iter().flat_map(|keyword| keyword.names()))
    }

    /// Returns the keyword that players also write as `word`: the keyword `finished` for the word `finish`.
    pub(super) fn of_other_form(word: &str) -> Option<Self> {
        let forms = |keyword: Self| -> &[&'static str] {
            match keyword {
                Self::Finished => &["finish", "finishes", "wins", "won", "bit", "bitti", "bitirdi", "bitiren"],
                Self::Opened => &["open", "opens", "aç", "açtı"],
                Self::Left => &["leaves", "kaldı"],
                Self::Shown => &["show", "shows", "göster", "gösterdi"],
                Self::Announced => &["announces", "bildirdi"],
                _ => &[],
            }
        };
        let word = folded(word);
        Self::ALL.iter().copied().find(|&keyword| forms(keyword).iter().any(|form| folded(form) == word))
    }

    /// Returns true if a statement with this keyword must come before the first hand.
    pub(super) const fn is_only_of_header(self) -> bool {
        matches!(self, Self::Record | Self::Game | Self::Set | Self::Letters | Self::Players | Self::Totals)
    }

    /// Returns true if a statement with this keyword may come before the first hand. `stake` and `about` may also come
    /// within a hand.
    pub(super) const fn is_of_header(self) -> bool {
        self.is_only_of_header() || matches!(self, Self::Stake | Self::About)
    }
}

impl Verb {
    /// Returns the verb most similar to `word`, if any is similar.
    pub(super) fn suggest(word: &str) -> Option<&'static str> {
        suggest(word, Self::ALL.iter().flat_map(|verb| verb.names()))
    }
}
