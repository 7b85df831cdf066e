//! The switches whose value is one of several named rules.

use super::SEATS;
use crate::words::named;

named! {
    /// The role of a false joker: the face it plays as, or wild (`false-joker.value`).
    FalseJoker {
        /// It plays as the face of the okey. It is not wild.
        Okey = "okey",
        /// It plays as the face of the indicator. It is not wild.
        Indicator = "indicator",
        /// It is wild: it plays as any face, as an okey does.
        Wild = "wild",
    }

    /// Which earlier opening the next opening must beat, at tables where the bar rises (katlamalı, `open.rising`).
    Rising {
        /// No earlier opening: the bar stays the same.
        Off = "off",
        /// The highest opening of any player so far.
        All = "all",
        /// The highest opening of the opponents so far. The partner's opening does not matter.
        Opponents = "opponents",
    }

    /// The rule for a player who has not opened and wants the left neighbour's discard (`take.must-open`).
    TakeUnopened {
        /// The player may take it and must then open with it in the same turn.
        Open = "open",
        /// The player may not take it.
        Never = "never",
    }

    /// The rule for discarding a playable tile, a tile that could be laid off (işlek, `discard.playable`).
    Playable {
        /// It is always a foul.
        Auto = "auto",
        /// It is a foul if an opponent claims it before a tile is drawn.
        Claim = "claim",
        /// It is never a foul.
        Off = "off",
    }

    /// The rule that combines the multipliers of a finish in 101 (`finish.multiplier`).
    Multiplier {
        /// They are multiplied with each other.
        Stack = "stack",
        /// Only the highest multiplier counts.
        Single = "single",
        /// No multiplier counts.
        None = "none",
    }

    /// The players whose points change when a hand of the classic game is won (`score.moves`).
    Moves {
        /// The other players lose points.
        Others = "others",
        /// The winner's own points go down. The first player to reach 0 wins the game.
        Winner = "winner",
    }

    /// The rule for an okey and a false joker side by side in a meld (`okey.beside-false`).
    OkeyBesideFalseJoker {
        /// They may be side by side.
        Allowed = "allowed",
        /// They may not be side by side.
        Forbidden = "forbidden",
    }

    /// The rule for the last discard when the stock is empty (`stock.last`, `take.last-discard`).
    LastDiscard {
        /// No player may take it. The hand ends with this discard.
        Closed = "closed",
        /// The next player may take it, and must then finish with it.
        Finish = "finish",
    }

    /// The number of players at the table (`seats.two-three`).
    Seats {
        /// Two players.
        Two = "2",
        /// Three players.
        Three = "3",
        /// Four players.
        Four = "4",
    }

    /// The partnerships in the classic game (`classic.partners`).
    ClassicPartners {
        /// Every player plays alone.
        Off = "off",
        /// Two partners play against two.
        On = "on",
    }

    /// The time limit for showing the indicator's twin, the second tile with the indicator's face (`indicator.when`).
    IndicatorWhen {
        /// The player may show it until drawing for the first time.
        BeforeDraw = "before_draw",
        /// The player may show it until making the first discard.
        FirstTurn = "first_turn",
    }

    /// The price of discarding a tile that lets the next player open (`foul.feeding`).
    Feeding {
        /// There is no price, because it is not a foul.
        Off = "off",
        /// The price is ten times the tile's number, or twenty times if the next player opens with pairs.
        Number = "number",
        /// The price is the same as for other fouls.
        Flat = "flat",
    }

    /// The rule for the number of an okey left on the rack. The okey also has a separate penalty (`penalty.okey`).
    OkeyNumber {
        /// Its number does not count.
        Dropped = "dropped",
        /// Its number counts, as it does for any other tile.
        Added = "added",
    }

    /// The rule for announcing the intention to open with pairs (`pairs.announce`).
    Announce {
        /// Players need not announce it. An announcement has no effect.
        Off = "off",
        /// Players must announce it.
        Required = "required",
    }

    /// The penalty of a player who has not opened when the stock runs out (`penalty.exhausted`).
    ExhaustedPenalty {
        /// The flat penalty for a hand that was not opened.
        Unopened = "unopened",
        /// The numbers on the player's tiles, as for a player who has opened.
        Tiles = "tiles",
    }

    /// The result of a 101 hand in which all four players opened with pairs (`penalty.all-pairs`).
    FourPairs {
        /// The hand is void and is played again.
        Void = "void",
        /// The hand is played to its end and counts.
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
