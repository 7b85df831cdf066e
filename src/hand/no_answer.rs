//! Why a question about a hand has no answer.

use crate::tiles::Tile;
use crate::words::{Clause, kinds};

kinds! {
    /// A reason why a question about a hand has no answer, although the hand has no fault. Each variant shows such a
    /// question, under `okey` unless it says otherwise.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum NoAnswer {
        /// The tiles that remain after discarding K9 from a hand without it.
        DiscardNotHeld { tile "The tile": Tile } = "discard-not-held",
        /// The tiles that remain after discarding K1 from 14 tiles.
        NothingToDiscard { held "Tiles in the hand": usize } = "nothing-to-discard" breaks Clause::TilesDeal,
        /// The pairs of a hand of `cs102`.
        NoPairsInGame = "no-pairs-in-game" breaks Clause::Cs102Win,
        /// The best discard under `101` if no tiles can reach the bar of the table.
        NoDistanceInGame = "no-distance-in-game" breaks Clause::OpenSeries,
        /// The tiles that 15 tiles wait for.
        OnTurn { held "Tiles in the hand": usize } = "on-turn" breaks Clause::TilesDeal,
        /// The best discard from 14 tiles.
        BetweenTurns { held "Tiles in the hand": usize } = "between-turns" breaks Clause::TilesDeal,
        /// The unseen tiles if K1 lies on the table twice and in the hand: more copies than the set has.
        SeenTooOften { tile "The tile": Tile, held "Copies in the hand": usize, seen "Copies on the table": usize }
            = "seen-too-often" breaks Clause::TilesCopies,
        /// The chance within 60 draws: more than the stock has tiles.
        TooManyDraws { draws "How many": u64, most "What the stock holds": usize }
            = "too-many-draws" breaks Clause::TilesDeal,
        /// The waits of a hand with an okey or a false joker, with `meld.okey_beside_false_joker = forbidden`: the other one
        /// may come.
        KeptApart = "jokers-kept-apart" breaks Clause::OkeyBesideFalse,
        /// The openings of a hand of another game than 101.
        NoOpeningInGame = "no-opening-in-game" breaks Clause::OpenSeries,
        /// An opening with the taken tile K9 from 22 tiles without it, under `101`.
        TakenNotHeld { tile "The tile": Tile } = "taken-not-held" breaks Clause::TakeMustOpen,
        /// An opening with a taken tile under `101` with `take.unopened = never`.
        TakingForbidden = "taking-forbidden" breaks Clause::TakeMustOpen,
    }
}
