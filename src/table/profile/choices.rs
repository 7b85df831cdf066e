//! The switches that choose among named rules.

use super::SEATS;
use crate::words::named;

named! {
    /// What a false joker plays as (`false-joker.value`).
    FalseJoker {
        /// The okey's face, and not wild.
        Okey = "okey",
        /// The indicator's face, and not wild.
        Indicator = "indicator",
        /// Any tile, as an okey does.
        Wild = "wild",
    }

    /// True if an opening raises the bar for those after it, as katlamalı tables play (`open.rising`).
    Rising {
        /// The bar stays.
        Off = "off",
        /// Every opening must beat the highest so far.
        All = "all",
        /// It must beat the highest opening of the opponents.
        Opponents = "opponents",
    }

    /// What a player who has not opened may do with the left neighbour's discard (`take.must-open`).
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

    /// Whose points move when a classic hand is won (`score.moves`).
    Moves {
        /// Those of all others go down.
        Others = "others",
        /// The winner's own go down; who is out of them first has won the game.
        Winner = "winner",
    }

    /// Whether an okey and a false joker may lie next to each other in a meld (`okey.beside-false`).
    OkeyBesideFalseJoker {
        /// They may.
        Allowed = "allowed",
        /// They may not.
        Forbidden = "forbidden",
    }

    /// What becomes of the last discard once the stock is empty (`stock.last`, `take.last-discard`).
    LastDiscard {
        /// The hand is over with it, and nobody may take it.
        Closed = "closed",
        /// The next player may take it to finish with it.
        Finish = "finish",
    }

    /// How many players sit at the table (`seats.two-three`).
    Seats {
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
        /// Four.
        Four = "4",
    }

    /// Whether partners play the classic game (`classic.partners`).
    ClassicPartners {
        /// Everyone plays alone.
        Off = "off",
        /// Two against two.
        On = "on",
    }

    /// Until when the indicator's twin may be shown (`indicator.when`).
    IndicatorWhen {
        /// Before the player draws for the first time.
        BeforeDraw = "before_draw",
        /// In the player's first turn, before the throw.
        FirstTurn = "first_turn",
    }

    /// What throwing the tile that lets the next player open costs (`foul.feeding`).
    Feeding {
        /// Nothing: it is no foul.
        Off = "off",
        /// Ten times the tile's number, twenty times where pairs were opened.
        Number = "number",
        /// As much as any other foul.
        Flat = "flat",
    }

    /// What becomes of the number of an okey left, besides its own penalty (`penalty.okey`).
    OkeyNumber {
        /// It is dropped.
        Dropped = "dropped",
        /// It is counted like that of any other tile.
        Added = "added",
    }

    /// Whether a player who goes for pairs says so (`pairs.announce`).
    Announce {
        /// Nobody needs to say it, and nothing follows if somebody does.
        Off = "off",
        /// The player says so.
        Required = "required",
    }

    /// What a player who has not opened is charged when the stock runs out (`penalty.exhausted`).
    ExhaustedPenalty {
        /// As for any hand not opened.
        Unopened = "unopened",
        /// The tiles on the rack, as everyone is.
        Tiles = "tiles",
    }

    /// What becomes of a 101 hand that all four opened with pairs (`penalty.all-pairs`).
    FourPairs {
        /// It is void and played again.
        Void = "void",
        /// It is played out.
        Play = "play",
    }
}

impl Seats {
    /// How many they are.
    pub const fn count(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => SEATS,
        }
    }
}
