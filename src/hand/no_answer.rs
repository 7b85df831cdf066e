//! The reasons why a question about a hand has no answer, such as "which pairs?" in a game without pairs.

use crate::tiles::Tile;
use crate::words::{Clause, kinds};

kinds! {
    /// A reason why a question about a hand has no answer, although a player can hold the tiles. The comment on each
    /// variant gives a question with this reason. Unless it says otherwise, the question is asked under the profile
    /// `okey`.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum NoAnswer {
        /// Which tiles remain after discarding K9, if the hand does not hold K9?
        DiscardNotHeld { tile "The tile": Tile } = "discard-not-held",
        /// Which tiles remain after discarding K1 from 14 tiles? A hand between turns discards nothing.
        NothingToDiscard { held "Tiles in the hand": usize } = "nothing-to-discard" breaks Clause::TilesDeal,
        /// Which pairs does a hand of `cs102` have? That game has no pairs.
        NoPairsInGame = "no-pairs-in-game" breaks Clause::Cs102Win,
        /// What is the best discard under `101`, if an opening needs more points or pairs than any tiles have?
        NoDistanceInGame = "no-distance-in-game" breaks Clause::OpenSeries,
        /// Which tiles make a hand of 15 tiles complete? The player must discard first.
        OnTurn { held "Tiles in the hand": usize } = "on-turn" breaks Clause::TilesDeal,
        /// What is the best discard from 14 tiles? A hand between turns discards nothing.
        BetweenTurns { held "Tiles in the hand": usize } = "between-turns" breaks Clause::TilesDeal,
        /// Which tiles are unseen, if K1 lies on the table twice and is also in the hand? The set has only two copies.
        SeenTooOften { tile "The tile": Tile, held "Copies in the hand": usize, seen "Copies on the table": usize }
            = "seen-too-often" breaks Clause::TilesCopies,
        /// What is the chance to get a tile in 60 draws? The stock has fewer tiles.
        TooManyDraws { draws "How many": u64, most "What the stock holds": usize }
            = "too-many-draws" breaks Clause::TilesDeal,
        /// Which tiles make a hand with an okey or a false joker complete, with
        /// `meld.okey_beside_false_joker = forbidden`? The player may draw the other kind of joker. The search does not
        /// know the rule that the two must not be next to each other.
        KeptApart = "jokers-kept-apart" breaks Clause::OkeyBesideFalse,
        /// How can a hand open in a game other than 101?
        NoOpeningInGame = "no-opening-in-game" breaks Clause::OpenSeries,
        /// Which openings under `101` lay the tile K9 that the player took, if the hand does not hold K9?
        TakenNotHeld { tile "The tile": Tile } = "taken-not-held" breaks Clause::TakeMustOpen,
        /// Which openings under `101` lay the tile that the player took, if `take.unopened = never` forbids taking a
        /// tile?
        TakingForbidden = "taking-forbidden" breaks Clause::TakeMustOpen,
    }
}
