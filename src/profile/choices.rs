//! The switches that choose among named rules.

use crate::choice::choices;

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
