//! The reasons why no player can hold certain tiles. For example, no player can hold four copies of one tile.
//!
//! Also defines the reasons why a question about a hand has no answer. For example, "which pairs?" has no answer in a
//! game without pairs.

use crate::table::{Profile, Symbol, TileSet, Variant};
use crate::tiles::{Face, Tile};
use crate::words::{Clause, fault_kinds};

fault_kinds! {
    /// A reason why no player can hold certain tiles. The comment on each variant begins with an example. Unless it
    /// says otherwise, the example is for the profile `okey` with the indicator R5.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum HandFault {
        /// `R4 R4 R4`: the hand has more copies of a tile than the set.
        TooManyCopies {
            tile "The tile": Tile,
            held "The number of copies in the hand": usize,
            copies "The number of copies in the set": u8,
        } = "too-many-copies" breaks Clause::TilesCopies,
        /// `R6x3`: one word of the text asks for more copies of a tile than the set has, here three of `R6`.
        RepeatPastSet {
            symbol "The tile as written": Symbol, times "The number of copies in the text": usize,
            copies "The number of copies in the set": u8,
        } = "repeat-past-set" breaks Clause::TilesCopies,
        /// `R5 R5`: the hand has two tiles with the indicator's face. The set has only two, and one of them is the
        /// indicator on the table.
        IndicatorTwin { face "The face of the indicator": Face, held "The number of copies in the hand": usize }
            = "indicator-twin" breaks Clause::TilesCopies,
        /// `J* J* J*`: the hand has more false jokers than the set.
        TooManyFalseJokers {
            held "The number of false jokers in the hand": usize,
        } = "too-many-false-jokers" breaks Clause::TilesCopies,
        /// `Y1 G2`: the hand names the fourth colour both yellow and green.
        YellowAndGreen = "yellow-and-green" breaks Clause::TilesColours,
        /// `K8` in the game `cs102`: its set of tiles has no 8.
        NumberNotInSet { highest "The highest number in the set": u8 } = "number-not-in-set" breaks Clause::TilesCopies,
        /// `J*` or `O*` in the game `cs102`: its set of tiles has no okeys and no false jokers.
        NoJokersInSet = "no-jokers-in-set" breaks Clause::TilesCopies,
        /// `O* J*` with `meld.okey_beside_false_joker = forbidden`: the hand has both an okey and a false joker. At
        /// this table the two must not be next to each other in a meld. The search for melds cannot obey this rule, so
        /// the hand is rejected.
        KeptApart = "kept-apart" breaks Clause::OkeyBesideFalse,
        /// 13 or 16 tiles: no hand of this game has this number of tiles.
        WrongCount {
            held "The number of tiles in the hand": usize,
            rack "The number of tiles that a player has between turns": usize,
            fewest "The fewest tiles accepted; lower than `rack` if the player may have laid tiles": usize,
            variant "The profile of the table": Variant,
            fits "A profile under which a hand can have this number of tiles": Option<Variant>,
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

    /// Returns the fault of a hand whose number of tiles, `held`, is wrong under the profile `variant`. `fewest` is the
    /// lowest number accepted. If the number is right under another profile, the fault names that profile.
    pub(crate) fn wrong_count(held: usize, fewest: usize, variant: Variant) -> Self {
        let rack = |variant| Profile::new(variant).game.rack();
        let fits =
            [Variant::Okey, Variant::Yuzbir].into_iter().find(|&other| (rack(other)..=rack(other) + 1).contains(&held));
        Self::WrongCount { held, rack: rack(variant), fewest, variant, fits }
    }
}

fault_kinds! {
    /// A reason why a question about a hand has no answer, although a player can hold the tiles. The comment on each
    /// variant describes such a question. Unless it says otherwise, the question is asked under the profile `okey`.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum NoAnswer {
        /// The question names K9 as the discard, but the hand does not hold K9.
        DiscardNotHeld { tile "The tile": Tile } = "discard-not-held",
        /// The question names a discard, but the hand has 14 tiles. A hand between turns discards nothing.
        NothingToDiscard {
            held "The number of tiles in the hand": usize,
        } = "nothing-to-discard" breaks Clause::TilesDeal,
        /// The question asks for the pairs of a hand, but the game is `cs102`, which has no pairs.
        NoPairsInGame = "no-pairs-in-game" breaks Clause::Cs102Win,
        /// The question asks for the best discard under `101`, but at this table an opening needs more points (above
        /// 255) and more pairs (above 10) than the search for distances covers.
        NoDistanceInGame = "no-distance-in-game" breaks Clause::OpenSeries,
        /// The question asks which tiles complete a hand of 15 tiles. The player must discard first.
        OnTurn { held "The number of tiles in the hand": usize } = "on-turn" breaks Clause::TilesDeal,
        /// The question asks for the best discard from 14 tiles. A hand between turns discards nothing.
        BetweenTurns { held "The number of tiles in the hand": usize } = "between-turns" breaks Clause::TilesDeal,
        /// The question says that K1 lies on the table twice, and the hand also holds K1. The set has only two copies.
        SeenTooOften {
            tile "The tile": Tile,
            held "The number of copies in the hand": usize,
            seen "The number of copies on the table": usize,
        } = "seen-too-often" breaks Clause::TilesCopies,
        /// The question asks for the chance to get a tile in more draws than the stock has tiles.
        TooManyDraws { draws "The number of draws": u64, most "The number of tiles in the stock": usize }
            = "too-many-draws" breaks Clause::TilesDeal,
        /// The question asks which tiles complete a hand that contains an okey or a false joker, but the table has
        /// `meld.okey_beside_false_joker = forbidden`. With the missing tile the hand could have both, and the search
        /// for melds cannot keep an okey and a false joker apart.
        KeptApart { opens "True if the game has openings": bool } = "jokers-kept-apart" breaks Clause::OkeyBesideFalse,
        /// The question asks how a hand can open in a game other than 101.
        NoOpeningInGame = "no-opening-in-game" breaks Clause::OpenSeries,
        /// The question asks which openings under `101` lay the taken tile K9, but the hand does not hold K9.
        TakenNotHeld { tile "The tile": Tile } = "taken-not-held" breaks Clause::TakeMustOpen,
        /// The question asks which openings under `101` lay the tile that the player took. But the table sets
        /// `take.unopened = never`, which forbids taking a tile before opening.
        TakingForbidden = "taking-forbidden" breaks Clause::TakeMustOpen,
    }
}
