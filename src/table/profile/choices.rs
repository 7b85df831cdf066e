//! The switches whose value is one of several names, for example `false_joker = "wild"`.

use super::SEATS;
use crate::words::named;

named! {
    /// The role of a false joker: wild, or played as a face (`false-joker.value`).
    pub enum FalseJoker {
        /// A false joker plays as the face of the okey. It is not wild.
        Okey = "okey",
        /// A false joker plays as the face of the indicator. It is not wild.
        Indicator = "indicator",
        /// A false joker is wild: like an okey, it plays as any face.
        Wild = "wild",
    }

    /// The rule about a rising bar: whether each opening must beat the earlier ones (`open.rising`). A table with this
    /// rule is called katlamalı.
    pub(crate) enum Rising {
        /// Every player needs the same sum or number of pairs to open.
        Off = "off",
        /// Each opening must beat the highest opening of any player so far.
        All = "all",
        /// Each opening must beat the highest opening of the opponents so far, but not the partner's.
        Opponents = "opponents",
    }

    /// The rule for discarding a playable (işlek) tile: a tile that could be laid off on a meld (`discard.playable`).
    pub(crate) enum Playable {
        /// Discarding a playable tile is always a foul.
        Auto = "auto",
        /// Discarding a playable tile is a foul if an opponent points it out before the next player draws.
        Claim = "claim",
        /// Discarding a playable tile is never a foul.
        Off = "off",
    }

    /// How several multipliers of one finish in 101 combine, such as those for an okey and for pairs
    /// (`finish.multiplier`).
    pub(crate) enum Multiplier {
        /// The multipliers are multiplied with each other: 2 and 2 give 4.
        Stack = "stack",
        /// Only the highest multiplier is used: 2 and 2 give 2.
        Single = "single",
        /// No multiplier is used: every finish has the same value.
        None = "none",
    }

    /// The players whose points change when a hand of the classic game is won (`score.moves`).
    pub(crate) enum Moves {
        /// The players who did not win lose points.
        Others = "others",
        /// The winner's points go down. The first player to reach 0 wins the game.
        Winner = "winner",
    }

    /// The rule for the last discard, which a player makes when the stock is empty (`stock.last`, `take.last-discard`).
    pub(crate) enum LastDiscard {
        /// No player may take the last discard, so it ends the hand.
        Closed = "closed",
        /// The next player may take the last discard, and must then finish the hand in that turn.
        Finish = "finish",
    }

    /// The number of players at the table (`seats.two-three`).
    pub(crate) enum Seats {
        Two = "2",
        Three = "3",
        Four = "4",
    }

    /// The price of discarding a tile that lets the next player open (`foul.feeding`).
    pub(crate) enum Feeding {
        /// Discarding such a tile is no foul.
        Off = "off",
        /// The player pays ten times the number of the tile, or twenty times if the next player opens with pairs.
        Number = "number",
        /// The player pays the flat price that most fouls have.
        Flat = "flat",
    }

    /// The rule about adding the number of an okey left on the rack to its fixed penalty (`penalty.okey`).
    pub(crate) enum OkeyNumber {
        /// The number of the okey is not added to the penalty.
        Dropped = "dropped",
        /// The number of the okey is added to the penalty: if R6 is the okey, it costs 6 points more.
        Added = "added",
    }
}

impl Seats {
    pub(crate) const fn count(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => SEATS,
        }
    }
}
