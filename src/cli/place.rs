//! The inputs of a call, as faults name them.

use crate::words::Language;

/// The inputs as a table: the name programs know each by, and what people are told, in English and in Turkish where it
/// is a word.
macro_rules! places {
    ($($(#[$said:meta])* $place:ident = $name:literal, $en:literal $(/ $tr:literal)?;)+) => {
        /// Which input a fault lies in.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub(super) enum Place {
            $($(#[$said])* $place,)+
        }

        impl Place {
            /// The name programs know it by.
            pub(super) const fn name(self) -> &'static str {
                match self {
                    $(Self::$place => $name,)+
                }
            }

            /// What people are told.
            pub(super) const fn told(self, language: Language) -> &'static str {
                match (self, language) {
                    $($((Self::$place, Language::Tr) => $tr,)?)+
                    $((Self::$place, _) => $en,)+
                }
            }
        }
    };
}

places! {
    Indicator = "indicator", "indicator" / "gösterge";
    Hand = "hand", "hand" / "el";
    /// The single tile an option names.
    Tile = "tile", "--discard";
    Seen = "seen", "--seen";
    Draws = "draws", "--draws";
    /// The tile taken from the left.
    Taken = "taken", "--taken";
    Melds = "melds", "melds" / "perler";
    /// The melds on the table, as `--table` and `--onto` name them.
    Table = "table", "melds on the table" / "yerdeki perler";
    /// What is claimed before the referee, where it is no list of melds.
    Claim = "claim", "claim" / "iddia";
    Thrown = "throw", "--throw";
    LaidOff = "layoffs", "--laid-off";
    Swapped = "swapped", "--swapped";
    /// How a hand was finished, as a claim tells it.
    HowFinished = "finish", "--finish";
    Variant = "variant", "--variant";
    /// The name of a variant whose profile is shown.
    Profile = "profile", "--profile";
    /// The name of a variant that is compared with others.
    Difference = "diff", "--diff";
    /// A `KEY=VALUE` setting.
    Setting = "set", "--set";
    /// The text of a rules file.
    RulesFile = "rules", "--rules";
    /// Finished hands, one or a sheet of them.
    Sheet = "sheet", "sheet" / "yazboz";
    Record = "record", "record" / "kayıt";
    /// The options that tell a finished hand, as they were typed.
    Options = "options", "options" / "seçenekler";
    /// A line of a stream.
    Line = "line", "line" / "satır";
    /// A position of hapis.
    Position = "position", "position" / "konum";
    Dice = "dice", "dice" / "zar";
    /// The steps of a turn.
    Steps = "steps", "steps" / "hamle";
    /// The name of a set of rules of hapis.
    RuleSet = "rules", "--rules";
    /// The name of a player of hapis.
    Player = "player", "player" / "oyuncu";
    /// The name of the player against it.
    Other = "other", "other player" / "rakip";
    /// A side of hapis.
    Side = "side", "--side";
    /// The call as a whole; there is nothing to point at.
    Call = "call", "command" / "komut";
}

impl Place {
    /// Whether it is a long text, of which only the lines at fault are shown, with their numbers.
    pub(super) const fn has_lines(self) -> bool {
        matches!(self, Self::Sheet | Self::Record)
    }
}
