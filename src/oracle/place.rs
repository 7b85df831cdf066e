//! The inputs of a command, such as `--hand` or the rules file. A fault names the input that contains it.

use crate::words::Language;

/// Defines the enum `Place` from a table with one row for each input. A row has the name in JSON, and then the English
/// and the Turkish name in messages. The Turkish name may be left out if it is the same as the English one.
macro_rules! places {
    ($($(#[$doc:meta])* $place:ident = $name:literal, $en:literal $(/ $tr:literal)?;)+) => {
        /// An input of a command, such as `--hand`. A fault names the input that contains it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub(crate) enum Place {
            $($(#[$doc])* $place,)+
        }

        impl Place {
            /// Returns the name of the input in JSON.
            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(Self::$place => $name,)+
                }
            }

            /// Returns the name of the input in messages for people.
            pub(crate) const fn label(self, language: Language) -> &'static str {
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
    /// The tile that the option `--discard` names.
    Tile = "tile", "--discard";
    Seen = "seen", "--seen";
    Draws = "draws", "--draws";
    /// The tile taken from the left neighbour.
    Taken = "taken", "--taken";
    Melds = "melds", "melds" / "perler";
    /// The melds on the table, from `--table` or `--onto`.
    Table = "table", "melds on the table" / "yerdeki perler";
    /// A claim of `okey judge` that is not a list of melds.
    Claim = "claim", "claim" / "iddia";
    Thrown = "throw", "--throw";
    LaidOff = "layoffs", "--laid-off";
    Swapped = "swapped", "--swapped";
    /// The kind of finish in a claim.
    HowFinished = "finish", "--finish";
    Variant = "variant", "--variant";
    /// The variant whose profile the user asks to see.
    Profile = "profile", "--profile";
    /// A variant that the user compares with other variants.
    Difference = "diff", "--diff";
    Setting = "set", "--set";
    RulesFile = "rules", "--rules";
    /// Finished hands: a single one, or a sheet of them.
    Sheet = "sheet", "sheet" / "yazboz";
    Record = "record", "record" / "kayıt";
    /// The options that describe a finished hand, exactly as the user typed them.
    Options = "options", "options" / "seçenekler";
    /// The lines that `score --if` takes: a hand that might be played next.
    Supposed = "if", "--if";
    /// A line of a stream of `okey batch`.
    Line = "line", "line" / "satır";
    /// A position of the game hapis.
    Position = "position", "position" / "konum";
    Dice = "dice", "dice" / "zar";
    /// The steps of a turn of hapis.
    Steps = "steps", "steps" / "hamle";
    /// The name of a rule set of hapis.
    RuleSet = "rules", "--rules";
    /// The name of a player of hapis.
    Player = "player", "player" / "oyuncu";
    /// The name of the opponent of a hapis player.
    Other = "other", "other player" / "rakip";
    /// A side of hapis: White or Black.
    Side = "side", "--side";
    /// The command line as a whole. It has no text to point at.
    Call = "call", "command" / "komut";
}

impl Place {
    /// Returns true if the input can be a long text. An error then shows only the faulty lines, with their numbers.
    pub(crate) const fn has_lines(self) -> bool {
        matches!(self, Self::Sheet | Self::Record | Self::Supposed)
    }
}
