//! The switches that choose among named rules.

use std::fmt;
use std::str::FromStr;

/// A switch value that is one of a few names.
pub trait Choice: Copy + Eq + Sized + 'static {
    /// Every choice, the usual one first.
    const ALL: &'static [Self];
    /// The names as they are written, in the same order.
    const NAMES: &'static [&'static str];
}

macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant),+
        }

        impl Choice for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];
            const NAMES: &'static [&'static str] = &[$($text),+];
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$variant => $text),+ })
            }
        }

        impl FromStr for $name {
            type Err = NotAChoice;

            fn from_str(text: &str) -> Result<Self, NotAChoice> {
                match text {
                    $($text => Ok(Self::$variant),)+
                    _ => Err(NotAChoice(Self::NAMES)),
                }
            }
        }
    )+};
}

choices! {
    /// What a false joker plays as (`false-joker.value`).
    FalseJoker {
        /// The okey's face, and not wild.
        Okey = "okey",
        /// The indicator's face, and not wild.
        Indicator = "indicator",
        /// Any tile, as an okey does.
        Wild = "wild",
    }

    /// Whether an opening raises the bar for those after it, as katlamalı tables play (`open.rising`).
    Rising {
        /// The bar stays.
        Off = "off",
        /// Every opening must beat the highest so far.
        All = "all",
        /// It must beat the highest opening of the opponents.
        Opponents = "opponents",
    }

    /// What who has not opened may do with the left neighbour's discard (`take.must-open`).
    TakeUnopened {
        /// Take it and open with it at once.
        Open = "open",
        /// Leave it.
        Never = "never",
    }

    /// When a playable (işlek) discard is a foul (`discard.playable`).
    Playable {
        /// Always.
        Auto = "auto",
        /// When an opponent claims it before anyone draws.
        Claim = "claim",
        /// Never.
        Off = "off",
    }

    /// How the doublings of a 101 finish work together (`finish.multiplier`).
    Multiplier {
        /// They multiply.
        Stack = "stack",
        /// Only the highest one counts.
        Single = "single",
        /// None counts.
        None = "none",
    }

    /// What becomes of a 101 hand that all four opened with pairs (`penalty.all-pairs`).
    FourPairs {
        /// It is void and played again.
        Void = "void",
        /// It is played out.
        Play = "play",
    }
}

/// The text is none of the names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("one of {}", .0.join(", "))]
pub struct NotAChoice(pub &'static [&'static str]);
