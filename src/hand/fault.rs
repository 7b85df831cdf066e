//! The reasons why no player can hold certain tiles.

use crate::table::{Profile, Symbol, TileSet, Variant};
use crate::tiles::{Face, Tile};
use crate::words::{Clause, kinds};

kinds! {
    /// A reason why no player can hold certain tiles. The comment on each variant begins with an example. Unless it
    /// says otherwise, the example is for the profile `okey` with the indicator R5.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum HandFault {
        /// `R4 R4 R4`: more copies of a tile than the set has.
        TooManyCopies { tile "The tile": Tile, held "Copies in the hand": usize, copies "Copies in the set": u8 }
            = "too-many-copies" breaks Clause::TilesCopies,
        /// `R6x3`: one word writes more copies of a tile than the set has.
        RepeatPastSet {
            symbol "The tile, as it is written": Symbol, times "Copies the word writes": usize,
            copies "Copies in the set": u8,
        } = "repeat-past-set" breaks Clause::TilesCopies,
        /// `R5 R5`: the indicator's face twice. The set has two such tiles, and one of them lies on the table as the
        /// indicator.
        IndicatorTwin { face "The indicator's face": Face, held "Copies in the hand": usize }
            = "indicator-twin" breaks Clause::TilesCopies,
        /// `J* J* J*`: more false jokers than the set has.
        TooManyFalseJokers { held "How many": usize } = "too-many-false-jokers" breaks Clause::TilesCopies,
        /// `Y1 G2`: yellow and green in one hand.
        YellowAndGreen = "yellow-and-green" breaks Clause::TilesColours,
        /// `K8` under `cs102`: a number that the set does not have.
        NumberNotInSet { highest "The set's highest number": u8 } = "number-not-in-set" breaks Clause::TilesCopies,
        /// `J*` or `O*` under `cs102`: a joker, which the set does not have.
        NoJokersInSet = "no-jokers-in-set" breaks Clause::TilesCopies,
        /// `O* J*` with `meld.okey_beside_false_joker = forbidden`: both kinds of joker in one hand. The search for
        /// melds cannot keep them apart.
        KeptApart = "kept-apart" breaks Clause::OkeyBesideFalse,
        /// 13 or 16 tiles: a number that no hand of this game has.
        WrongCount {
            held "Tiles in the hand": usize, rack "Tiles of a player between turns; one more on turn": usize,
            variant "The profile": Variant, fits "A profile in which so many tiles are a hand": Option<Variant>,
        } = "wrong-count" breaks Clause::TilesDeal,
    }
}

impl HandFault {
    /// Returns the fault if the tile set does not have this tile at all, otherwise `None`.
    pub(crate) const fn not_in_set(set: &TileSet, symbol: Symbol) -> Option<Self> {
        match symbol {
            Symbol::Tile(Tile::Numbered(face)) if face.number.get() > set.highest => {
                Some(Self::NumberNotInSet { highest: set.highest })
            }
            Symbol::Tile(Tile::FalseJoker) if set.false_jokers == 0 => Some(Self::NoJokersInSet),
            Symbol::Okey if !set.indicator => Some(Self::NoJokersInSet),
            _ => None,
        }
    }

    /// Returns the fault of a hand with `held` tiles, which is a wrong number under the profile `variant`. The fault
    /// names a profile in which the number is right, if there is one.
    pub fn wrong_count(held: usize, variant: Variant) -> Self {
        let rack = |variant| Profile::new(variant).game.rack();
        let fits =
            [Variant::Okey, Variant::Yuzbir].into_iter().find(|&other| (rack(other)..=rack(other) + 1).contains(&held));
        Self::WrongCount { held, rack: rack(variant), variant, fits }
    }
}
