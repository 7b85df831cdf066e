//! The inputs of a call, as faults name them.

/// Which input a fault lies in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Place {
    /// The indicator.
    Indicator,
    /// The hand.
    Hand,
    /// The single tile an option names, as `--discard` does.
    Tile,
    /// The tiles that `--seen` names.
    Seen,
    /// The number that `--draws` gives.
    Draws,
    /// The tile taken from the left, as `--taken` names it.
    Taken,
    /// A list of melds.
    Melds,
    /// The melds on the table, as `--table` and `--onto` name them.
    Table,
    /// What is claimed before the referee, where it is no list of melds.
    Claim,
    /// The tile that `--throw` names.
    Thrown,
    /// The tiles that `--laid-off` names.
    LaidOff,
    /// The name of a variant.
    Variant,
    /// The name of a variant whose profile is shown.
    Profile,
    /// The name of a variant that is compared with others.
    Difference,
    /// A `KEY=VALUE` setting.
    Setting,
    /// The text of a rules file.
    RulesFile,
    /// Finished hands, one or a sheet of them.
    Sheet,
    /// The record of a game.
    Record,
    /// The options that tell a finished hand, as they were typed.
    Options,
    /// A line of a stream.
    Line,
    /// A position of hapis.
    Position,
    /// Two dice.
    Dice,
    /// The steps of a turn.
    Steps,
    /// The name of a set of rules of hapis.
    RuleSet,
    /// The name of a player of hapis.
    Player,
    /// The name of the player against it.
    Other,
    /// A side of hapis.
    Side,
    /// The call as a whole; there is nothing to point at.
    Call,
}

impl Place {
    /// Whether it is a long text, of which only the lines at fault are shown, with their numbers.
    pub(super) const fn has_lines(self) -> bool {
        matches!(self, Self::Sheet | Self::Record)
    }

    /// The name programs know it by.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Indicator => "indicator",
            Self::Hand => "hand",
            Self::Tile => "tile",
            Self::Seen => "seen",
            Self::Draws => "draws",
            Self::Taken => "taken",
            Self::Melds => "melds",
            Self::Table => "table",
            Self::Claim => "claim",
            Self::Thrown => "throw",
            Self::LaidOff => "layoffs",
            Self::Variant => "variant",
            Self::Profile => "profile",
            Self::Difference => "diff",
            Self::Setting => "set",
            Self::RulesFile | Self::RuleSet => "rules",
            Self::Sheet => "sheet",
            Self::Record => "record",
            Self::Options => "options",
            Self::Line => "line",
            Self::Position => "position",
            Self::Dice => "dice",
            Self::Steps => "steps",
            Self::Player => "player",
            Self::Other => "other",
            Self::Side => "side",
            Self::Call => "call",
        }
    }
}
