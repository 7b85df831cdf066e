//! The reasons why a question about a hand has no answer.

use crate::tiles::Tile;
use crate::words::{Clause, kinds};

kinds! {
    /// A reason why a question about a hand has no answer, although the hand itself has no fault. The comment on each
    /// variant describes such a question. Unless it says otherwise, the question is asked under the profile `okey`.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum NoAnswer {
        /// Which tiles remain after discarding K9, if the hand does not hold K9?
        DiscardNotHeld { tile "The tile": Tile } = "discard-not-held",
        /// Which tiles remain after discarding K1 from 14 tiles? A hand between turns discards nothing.
        NothingToDiscard { held "Tiles in the hand": usize } = "nothing-to-discard" breaks Clause::TilesDeal,
        /// Which pairs does a hand of `cs102` have? Pairs do not count in that game.
        NoPairsInGame = "no-pairs-in-game" breaks Clause::Cs102Win,
        /// What is the best discard under `101`, if no tiles can reach the bar of the table?
        NoDistanceInGame = "no-distance-in-game" breaks Clause::OpenSeries,
        /// Which tiles complete a hand of 15 tiles? It must discard first.
        OnTurn { held "Tiles in the hand": usize } = "on-turn" breaks Clause::TilesDeal,
        /// What is the best discard from 14 tiles? A hand between turns discards nothing.
        BetweenTurns { held "Tiles in the hand": usize } = "between-turns" breaks Clause::TilesDeal,
        /// Which tiles are unseen, if K1 lies on the table twice and is also in the hand? The set has only two copies.
        SeenTooOften { tile "The tile": Tile, held "Copies in the hand": usize, seen "Copies on the table": usize }
            = "seen-too-often" breaks Clause::TilesCopies,
        /// What is the chance within 60 own draws? The stock has fewer tiles.
        TooManyDraws { draws "How many": u64, most "What the stock holds": usize }
            = "too-many-draws" breaks Clause::TilesDeal,
        /// Which tiles complete a hand with an okey or a false joker, with `meld.okey_beside_false_joker = forbidden`?
        /// The other kind of joker may be drawn, and the search cannot keep the two apart.
        KeptApart = "jokers-kept-apart" breaks Clause::OkeyBesideFalse,
        /// How can a hand open in a game other than 101?
        NoOpeningInGame = "no-opening-in-game" breaks Clause::OpenSeries,
        /// Which openings of 22 tiles under `101` lay the taken tile K9, if the 22 tiles do not include K9?
        TakenNotHeld { tile "The tile": Tile } = "taken-not-held" breaks Clause::TakeMustOpen,
        /// Which openings under `101` lay a taken tile, if `take.unopened = never` forbids taking one?
        TakingForbidden = "taking-forbidden" breaks Clause::TakeMustOpen,
    }
}
