//! The switches that choose among named rules.

use super::SEATS;
use crate::words::named;

named! {
    /// The role of a false joker (`false-joker.value`).
    FalseJoker {
        /// The okey's face, and not wild.
        Okey = "okey",
        /// The indicator's face, and not wild.
        Indicator = "indicator",
        /// Any tile, as an okey does.
        Wild = "wild",
    }

    /// Which opening the next one must beat, at katlamalı tables (`open.rising`).
    Rising {
        /// None: the bar stays.
        Off = "off",
        /// The highest opening so far.
        All = "all",
        /// The highest opening of the opponents.
        Opponents = "opponents",
    }

    /// How a player who has not opened may use the left neighbour's discard (`take.must-open`).
    TakeUnopened {
        /// Take it and open with it in the same turn.
        Open = "open",
        /// Not at all.
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

    /// How the doublings of a 101 finish combine (`finish.multiplier`).
    Multiplier {
        /// They multiply.
        Stack = "stack",
        /// Only the highest one counts.
        Single = "single",
        /// None counts.
        None = "none",
    }

    /// Whose points change when a classic hand is won (`score.moves`).
    Moves {
        /// The other players lose points.
        Others = "others",
        /// The winner counts down; the first player without points wins the game.
        Winner = "winner",
    }

    /// The rule for an okey next to a false joker in a meld (`okey.beside-false`).
    OkeyBesideFalseJoker {
        /// They may.
        Allowed = "allowed",
        /// They may not.
        Forbidden = "forbidden",
    }

    /// The rule for the last discard once the stock is empty (`stock.last`, `take.last-discard`).
    LastDiscard {
        /// It ends the hand, and no player may take it.
        Closed = "closed",
        /// The next player may take it to finish with it.
        Finish = "finish",
    }

    /// The number of players at the table (`seats.two-three`).
    Seats {
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
        /// Four.
        Four = "4",
    }

    /// Partnerships in the classic game (`classic.partners`).
    ClassicPartners {
        /// Every player plays alone.
        Off = "off",
        /// Two play against two.
        On = "on",
    }

    /// How long the indicator's twin may be shown (`indicator.when`).
    IndicatorWhen {
        /// Until the player's first draw.
        BeforeDraw = "before_draw",
        /// Until the throw of the player's first turn.
        FirstTurn = "first_turn",
    }

    /// The price of throwing a tile that lets the next player open (`foul.feeding`).
    Feeding {
        /// Nothing: it is not a foul.
        Off = "off",
        /// Ten times the tile's number; twenty times if the next player opens with pairs.
        Number = "number",
        /// The price of any other foul.
        Flat = "flat",
    }

    /// How the number of an okey left on the rack is counted, in addition to its own penalty (`penalty.okey`).
    OkeyNumber {
        /// It is not counted.
        Dropped = "dropped",
        /// It is counted like the number of any other tile.
        Added = "added",
    }

    /// Announcements of players who go for pairs (`pairs.announce`).
    Announce {
        /// Not needed, and without effect.
        Off = "off",
        /// Required.
        Required = "required",
    }

    /// The charge for a player who has not opened when the stock runs out (`penalty.exhausted`).
    ExhaustedPenalty {
        /// The price of a hand that was not opened.
        Unopened = "unopened",
        /// The tiles on the rack, as for a player who has opened.
        Tiles = "tiles",
    }

    /// The outcome of a 101 hand that all four players opened with pairs (`penalty.all-pairs`).
    FourPairs {
        /// The hand is void and is played again.
        Void = "void",
        /// The hand is played out.
        Play = "play",
    }
}

impl Seats {
    /// Returns the number of players.
    pub const fn count(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => SEATS,
        }
    }
}
