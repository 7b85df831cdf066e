//! Why a question about a hand has no answer.

use crate::tiles::Tile;
use crate::words::{Clause, kinds};

kinds! {
    /// Why a question about a hand has no answer, though nothing is wrong with the hand. Each names a question that has
    /// none, under `okey` unless it says otherwise.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum NoAnswer {
        /// What is left when K9 is thrown from a hand without it.
        DiscardNotHeld { tile "The tile": Tile } = "discard-not-held",
        /// What is left when K1 is thrown from 14 tiles.
        NothingToDiscard { held "Tiles in the hand": usize } = "nothing-to-discard" breaks Clause::TilesDeal,
        /// The pairs of a hand of `cs102`.
        NoPairsInGame = "no-pairs-in-game" breaks Clause::Cs102Win,
        /// What to throw under `101` where no tiles reach what the table asks of an opening.
        NoDistanceInGame = "no-distance-in-game" breaks Clause::OpenSeries,
        /// What 15 tiles wait for.
        OnTurn { held "Tiles in the hand": usize } = "on-turn" breaks Clause::TilesDeal,
        /// What to throw of 14 tiles.
        BetweenTurns { held "Tiles in the hand": usize } = "between-turns" breaks Clause::TilesDeal,
        /// What comes where K1 lies on the table twice and in the hand: more copies than there are.
        SeenTooOften { tile "The tile": Tile, held "Copies in the hand": usize, seen "Copies on the table": usize }
            = "seen-too-often" breaks Clause::TilesCopies,
        /// The chance within 60 draws: more than the stock holds.
        TooManyDraws { draws "How many": u64, most "What the stock holds": usize }
            = "too-many-draws" breaks Clause::TilesDeal,
        /// What a hand with an okey or a false joker waits for, with `meld.okey_beside_false_joker = forbidden`: the other
        /// one may come.
        KeptApart = "jokers-kept-apart" breaks Clause::OkeyBesideFalse,
        /// The openings of a hand that is not of 101.
        NoOpeningInGame = "no-opening-in-game" breaks Clause::OpenSeries,
        /// An opening with K9, the tile taken, by 22 tiles that do not have it, under `101`.
        TakenNotHeld { tile "The tile": Tile } = "taken-not-held" breaks Clause::TakeMustOpen,
        /// An opening with a tile taken under `101` with `take.unopened = never`.
        TakingForbidden = "taking-forbidden" breaks Clause::TakeMustOpen,
    }
}
