//! The inputs of a call, as faults name them.

use crate::words::Language;

/// Defines the inputs as a table: the name for programs, the English name for people, and the Turkish one if it
/// differs.
macro_rules! places {
    ($($(#[$doc:meta])* $place:ident = $name:literal, $en:literal $(/ $tr:literal)?;)+) => {
        /// The input in which a fault lies.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub(super) enum Place {
            $($(#[$doc])* $place,)+
        }

        impl Place {
            /// Returns the name for programs.
            pub(super) const fn name(self) -> &'static str {
                match self {
                    $(Self::$place => $name,)+
                }
            }

            /// Returns the name for people.
            pub(super) const fn label(self, language: Language) -> &'static str {
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
    /// The single tile that an option names.
    Tile = "tile", "--discard";
    Seen = "seen", "--seen";
    Draws = "draws", "--draws";
    /// The tile taken from the left.
    Taken = "taken", "--taken";
    Melds = "melds", "melds" / "perler";
    /// The melds on the table, given by `--table` or `--onto`.
    Table = "table", "melds on the table" / "yerdeki perler";
    /// A claim for the referee that is not a list of melds.
    Claim = "claim", "claim" / "iddia";
    Thrown = "throw", "--throw";
    LaidOff = "layoffs", "--laid-off";
    Swapped = "swapped", "--swapped";
    /// How a hand was finished, as a claim tells it.
    HowFinished = "finish", "--finish";
    Variant = "variant", "--variant";
    /// The name of a variant whose profile is shown.
    Profile = "profile", "--profile";
    /// The name of a variant that is compared with another.
    Difference = "diff", "--diff";
    /// A `KEY=VALUE` setting.
    Setting = "set", "--set";
    /// The text of a rules file.
    RulesFile = "rules", "--rules";
    /// Finished hands: one hand or a sheet.
    Sheet = "sheet", "sheet" / "yazboz";
    Record = "record", "record" / "kayıt";
    /// The options that describe a finished hand, as they were typed.
    Options = "options", "options" / "seçenekler";
    /// A line of a stream.
    Line = "line", "line" / "satır";
    /// A position of hapis.
    Position = "position", "position" / "konum";
    Dice = "dice", "dice" / "zar";
    /// The steps of a turn.
    Steps = "steps", "steps" / "hamle";
    /// The name of a rule set of hapis.
    RuleSet = "rules", "--rules";
    /// The name of a player of hapis.
    Player = "player", "player" / "oyuncu";
    /// The name of the opponent in a match of hapis.
    Other = "other", "other player" / "rakip";
    /// A side of hapis.
    Side = "side", "--side";
    /// The call as a whole, which has no text to point at.
    Call = "call", "command" / "komut";
}

impl Place {
    /// Returns true for a long text. Only its lines at fault are shown, with their numbers.
    pub(super) const fn has_lines(self) -> bool {
        matches!(self, Self::Sheet | Self::Record)
    }
}
