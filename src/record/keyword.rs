//! The keywords of records, each with its Turkish twin.

use crate::words::{find_named, suggest};

/// Keywords with their names: the canonical one, and the Turkish one.
macro_rules! keywords {
    ($($(#[$doc:meta])* $name:ident { $($variant:ident = $english:literal $turkish:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(super) enum $name {
            $($variant),+
        }

        impl $name {
            pub(super) const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The canonical name and the Turkish one.
            pub(super) const fn names(self) -> [&'static str; 2] {
                match self { $(Self::$variant => [$english, $turkish]),+ }
            }

            /// The canonical name.
            pub(super) const fn name(self) -> &'static str {
                self.names()[0]
            }

            /// The keyword that a word is, in either language and any case, with or without Turkish marks.
            pub(super) fn find(word: &str) -> Option<Self> {
                find_named(word, Self::ALL, Self::names)
            }
        }
    )+};
}

keywords! {
    /// The first word of a line that is no turn.
    Keyword {
        Record = "record" "kayıt",
        Game = "game" "oyun",
        Set = "set" "ayar",
        Letters = "letters" "harfler",
        About = "about" "bilgi",
        Players = "players" "oyuncular",
        Stake = "stake" "bahis",
        Totals = "totals" "devreden",
        Hand = "hand" "el",
        Indicator = "indicator" "gösterge",
        Rack = "rack" "ıstaka",
        Stock = "stock" "deste",
        Foul = "foul" "ceza",
        Pardon = "pardon" "af",
        Left = "left" "kalan",
        Announced = "announced" "bildiren",
        Points = "points" "puan",
        End = "end" "son",
        Void = "void" "geçersiz",
    }

    /// What stands after `hand`.
    StartWord {
        Starts = "starts" "başlar",
        Dealt = "dealt" "dağıtan",
    }

    /// The first words of an action.
    Verb {
        Draw = "draw" "çek",
        Take = "take" "al",
        Show = "show" "göster",
        Open = "open" "aç",
        Lay = "lay" "indir",
        Gather = "gather" "topla",
        Add = "add" "işle",
        Swap = "swap" "değiş",
        Undo = "undo" "geri al",
        PutBack = "put back" "geri bırak",
        Claim = "claim" "işlek",
        Throw = "throw" "at",
        Finish = "finish" "bit",
    }
}

impl Keyword {
    /// The keyword that may have been meant.
    pub(super) fn suggest(word: &str) -> Option<&'static str> {
        suggest(word, Self::ALL.iter().flat_map(|keyword| keyword.names()))
    }

    /// Whether it speaks of the whole game, before its first hand.
    pub(super) const fn is_of_header(self) -> bool {
        matches!(
            self,
            Self::Record | Self::Game | Self::Set | Self::Letters | Self::Players | Self::Stake | Self::Totals
        )
    }
}

impl Verb {
    /// The verb that may have been meant.
    pub(super) fn suggest(word: &str) -> Option<&'static str> {
        suggest(word, Self::ALL.iter().flat_map(|verb| verb.names()))
    }
}
