//! The facts of a ruling, as data: each with the clause that makes it matter.

use crate::meld::{Breach, Meld, Placed};
use crate::tiles::{Colour, Face, Tile};
use crate::winning::Way;
use crate::words::{Clause, described};

use crate::score::{FinishKind, Foul, Opened};

use super::{Irregularity, Visibility};

/// A fact with its clause and place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The clause.
    pub clause: Clause,
    /// The fact.
    pub fact: Fact,
    /// True if it is against the claim.
    pub against: bool,
    /// The index of its meld.
    pub meld: Option<usize>,
    /// The index in that meld.
    pub place: Option<usize>,
}

impl Finding {
    /// Returns a fact, for or against the claim, that is in no meld.
    pub(crate) const fn of(clause: Clause, fact: Fact, against: bool) -> Self {
        Self { clause, fact, against, meld: None, place: None }
    }

    pub(super) fn in_meld(self, at: usize) -> Self {
        Self { meld: Some(at), ..self }
    }
}

described! {
    /// The facts a ruling may find.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Fact {
        /// Tiles laid as a meld form none.
        WrongMeld { meld "The meld as read": Meld, breach "Why": Breach },
        /// All melds are legal.
        MeldsLegal { melds "How many": usize, pairs "Whether each of them is a pair": bool },
        /// Many tiles that form no meld lie as one, as if bars were forgotten.
        OneMeld { tiles "How many": usize },
        /// The face of an okey, or of a wild false joker.
        OkeyStands { placed "The wild tile in its place": Placed },
        /// The sum of the melds, and the bar.
        Sum { sum "The sum of those that are melds": u32, bar "The bar": u32, whole "Whether all of them are": bool },
        /// The number of pairs, and the bar.
        PairCount { pairs "How many pairs": u32, bar "The bar": u32 },
        /// An earlier opening raised the bar.
        Raised { highest "That opening": u32, bar "The bar now": u32 },
        /// A player opened before, and the highest opening that raised the bar is unknown.
        HighestUnknown { bar "What the bar is at least": u32 },
        /// Melds below the bar leave one tile. It is unknown if throwing it ended the hand.
        EldenUnknown { laid "How many tiles lie in them": usize },
        /// Pairs are laid next to runs or groups.
        Mixed,
        /// Runs or groups in a claim of pairs.
        NotPairs {
            together "Whether all the tiles were laid as one meld, as they are where nothing parts the pairs": bool,
        },
        /// No tile remains for the discard.
        NothingStays { laid "How many tiles were laid": usize },
        /// The taken tile is in the melds.
        TakenLies { tile "The tile": Tile },
        /// The taken tile is not in the melds.
        TakenMissing { tile "The tile": Tile },
        /// The taken tile was laid off.
        TakenLaidOff { tile "The tile": Tile },
        /// The tile taken was put down for an okey.
        TakenSwapped { tile "The tile": Tile },
        /// An unopened player may not take at this table.
        TakingForbidden,
        /// The taken tile was not laid.
        TakenNotLaid { tile "The tile": Tile, opened "Whether its taker had opened": bool },
        /// The taken tile was put back.
        PutBack { free "Whether that is free here": bool },
        /// The left neighbour's discard was taken.
        FromLeft,
        /// Another player's discard was taken.
        FromRight,
        /// The right number of tiles is in melds.
        AllLaid { laid "How many": usize },
        /// Too few or too many tiles are in melds.
        WrongNumber { laid "How many do": usize, needed "How many must": usize },
        /// One tile is left and thrown.
        Thrown { tile "The tile": Tile },
        /// No tile is thrown.
        NothingThrown,
        /// One more tile is held than is in melds, and the thrown tile is unknown.
        ThrowUnknown,
        /// Pairs alone cannot empty the rack.
        PairsCannotEmpty,
        /// The other layout of the same tiles that would have won.
        WinsOtherwise,
        /// The number of chains of different numbers.
        ChainCount { chains "How many": usize },
        /// The way in which a classic hand is won.
        WonBy { way "The way": Way, okey "Whether an okey was thrown": bool },
        /// A thrown false joker, which doubles nothing.
        FalseJokerThrown,
        /// The starter's first turn.
        FirstTurn,
        /// The winner takes the pot.
        Pot { twice "Whether twice": bool },
        /// The player opened and finished at once.
        Elden,
        /// A finish in one turn that is not elden, because a tile was laid off.
        LaidOffNoElden,
        /// A finish at once that is not elden, because an okey was taken off the table.
        SwappedNoElden,
        /// A finish in one turn that is not elden, because another player has opened.
        OpenedNoElden,
        /// The multipliers of the hand.
        Multiplied { by "What counts": Vec<FinishKind>, factor "The factor": i64 },
        /// This table does not play devam; only the okey counts.
        NoDevam,
        /// No devam: the last two tiles were not both okeys.
        NotBothOkeys,
        /// It is a devam if the okey laid off was the second to last tile.
        DevamUnknown,
        /// The tile fits nowhere.
        Clean { tile "The tile": Tile },
        /// The tile could be laid off on this meld.
        Playable { tile "The tile": Tile, meld "The meld": Meld, undeclared "The places of okeys that nobody declared": Vec<usize> },
        /// An okey is always playable.
        OkeyThrown,
        /// This table prices a thrown okey differently from other fouls, or not at all.
        OkeyBurnt { points "The points; 0 where it is free": u32 },
        /// It does not matter whether the thrower has opened.
        OpenedOrNot,
        /// The tile was the last and ends the hand.
        LastTile,
        /// It was not claimed in time.
        NotClaimed,
        /// An opponent claimed it in time.
        Claimed,
        /// Throwing a playable tile is free here.
        PlayableFree,
        /// Any tile may be thrown in this game.
        FreeThrow,
        /// The player has not opened.
        NotOpened,
        /// The melds of this turn do not open.
        OpeningFails,
        /// The player has opened.
        HasOpened { with "With what": Opened },
        /// A tile goes onto a meld.
        Fits { placed "The tile": Placed, meld "The meld with it": Meld },
        /// A tile fits no meld.
        NoFit { tile "The tile": Tile, meld "The meld as it is": Meld, undeclared "The places of okeys that nobody declared": Vec<usize> },
        /// A pair takes no third tile.
        PairGrows,
        /// Two equal tiles, and no pairs opener's pairs on the table.
        NobodyWithPairs,
        /// An own pair next to those of a pairs opener.
        OwnPair,
        /// More tiles than a pairs opener may lay off in a turn.
        TooMany { tiles "How many": usize, limit "The most": u32 },
        /// Within a pairs opener's limit for a turn.
        WithinLimit { tiles "How many": usize, limit "The most": u32 },
        /// The last tile laid off is taken back.
        TakenBack,
        /// Several tiles laid off are taken back.
        AllTakenBack { tiles "How many": usize },
        /// The tiles go back to the rack without a foul.
        GoesBack,
        /// The melds contain no okey.
        NoOkey,
        /// The tile is the one the okey stands for.
        Matches { tile "The tile": Tile, face "The face the okey stands for": Face },
        /// Tiles were exchanged for okeys, and the melds on the table are unknown.
        SwappedUnseen { tiles "The tiles": Vec<Tile> },
        /// The tile is not the one the okey stands for.
        NoMatch { tile "The tile": Tile, face "The face the okey stands for": Face },
        /// The exchanged tile is itself wild.
        WildPutDown { tile "The tile": Tile },
        /// The okey's colour was not declared, and a missing colour is not given.
        ColoursMissing { faces "The faces that must be put down, all of them": Vec<Face> },
        /// Both missing colours are given.
        BothColours { faces "Those colours": Vec<Face> },
        /// With the stock empty the hand was over with the last throw.
        LastDiscardClosed,
        /// The last discard may only be taken to finish with it.
        LastDiscardKept,
        /// The last discard may be taken to finish with it, and nobody told whether its taker did.
        LastDiscardToFinish,
        /// The player finished with the last discard.
        FinishedWithLast,
        /// The stock is empty.
        StockEmpty,
        /// The tile is the indicator's twin.
        Twin,
        /// The tile is not the indicator's twin.
        NotTwin { indicator "The indicator's face": Face },
        /// In 101 the indicator is not shown.
        NothingToShow,
        /// It was shown too late.
        TooLate,
        /// A player with fewer points is spared.
        Spared { floor "The least points that lose one": u32 },
        /// Tiles were laid off on unknown melds.
        LaidOffUnseen { tiles "The tiles that fit none of the known melds": Vec<Tile> },
        /// The melds on the table are unknown.
        NoMeldsTold { tile "The tile thrown": Tile },
        /// The use made of the taken tile is unknown.
        TakenUnknown { tile "The tile": Tile, opened "Whether its taker had opened": bool },
        /// A series opener lays pairs, and it is unknown whether a player has opened with pairs.
        PairsUnknown,
        /// No source decides what follows if a taken tile is put back in the classic game.
        PutBackSilent,
        /// No source decides it.
        Silent { what "What": Irregularity },
        /// The question each table must agree on.
        ToAgree { what "About what": Irregularity },
        /// Tiles form a meld.
        IsMeld { meld "The meld": Meld },
        /// Tiles form no meld but win as a dizi.
        WinsAsDizi,
        /// An okey stands for one of several tiles.
        OkeyMayStand { tile "The wild tile": Tile, faces "The faces": Vec<Face> },
        /// An opened player may lay melds of any sum.
        AnySum,
        /// A pairs opener may lay further pairs.
        FurtherPairs,
        /// A pairs opener may lay only further pairs.
        OnlyPairs,
        /// Laid off in the turn of the opening, as this table allows.
        SameTurn,
        /// An okey is exchanged in the turn of the opening.
        SwappedAtOnce { allowed "Whether this table allows it": bool },
        /// A second okey is exchanged in one turn.
        SwappedAgain { allowed "Whether this table allows it": bool },
        /// The indicator's twin is shown after the player's first draw.
        ShownAfterDraw { late "Whether that is too late at this table": bool },
        /// An opponent claimed it after the next draw.
        CalledLate,
        /// An opponent claimed it without naming the tile.
        CalledUnnamed,
        /// The thrower noticed before any claim.
        ThrowerNoticed,
        /// The player on turn may take the claimed tile.
        MayBeTaken,
        /// The thrower wants the discard back.
        Withdrawn { visibility "Whether anyone has seen it": Visibility },
        /// The discard of a player who goes for pairs may be taken like any other.
        PairsGoerToo,
        /// The owner of the meld pays when its okey is taken.
        OwnerPays { points "The points": u32 },
        /// A partner pays nothing.
        MateFree,
        /// The partner of a classic winner, or of who showed the indicator, loses nothing.
        MateLosesNothing,
        /// A failed win still throws its tile.
        CountsAsThrown { tile "The tile": Tile },
        /// Shown before the first discard.
        InTime,
        /// A foul called by name.
        FoulCalled { foul "The foul": Foul, points "What it costs": i64 },
        /// A foul that is not on the list, charged all the same.
        Unlisted,
        /// A short opening comes back; the foul stays.
        TilesComeBack,
        /// A foul that this table does not charge.
        NoFoulHere,
        /// A player announced pairs and never opened.
        Announced { played "Whether this table announces pairs": bool },
        /// A player who has not opened; the tiles on the rack do not matter.
        Unopened,
        /// The cap of the growing penalty.
        Capped { cap "The most": i64 },
        /// The tiles left, counted once or twice.
        Counted { sum "Their sum": i64, twice "Whether twice": bool },
        /// The count of a false joker left.
        FalseJokerCounts { each "The points of each": i64 },
        /// Okeys left with an opened player.
        OkeysLeft { count "How many": usize, each "What each costs": i64 },
        /// The stock ran out.
        Exhausted,
        /// All four opened with pairs; the hand is played again.
        Void,
        /// In the classic game the tiles left do not count.
        LeftIsFree,
        /// The winner's own points move.
        WinnerMoves,
        /// The indicator's colour doubles what the finish moves.
        Doubled { colour "The colour": Colour },
        /// A dizi ends the game.
        GameOver,
        /// A pairs opener may lay off any number of tiles.
        NoLimit { tiles "How many": usize },
        /// Tiles were laid off in the turn of the opening, at a table that waits a turn.
        LaidOffAtOnce,
        /// The stock ran out, and every player counts the tiles left, opened or not.
        TilesForAll,
        /// The price of the foul depends on a tile that is unknown.
        FedTileUnknown,
        /// The numbers of the okeys left count in addition to their penalty.
        OkeyNumberToo,
        /// It is unknown whether the playable discard was claimed in time.
        ClaimUnknown,
        /// The tiles of this run were laid in another order, which is the same run.
        AnyOrder { meld "The run": Meld },
        /// Without an indicator, no tile was read as the okey.
        NoIndicator,
        /// No source decides whether discards may be looked at in the classic game.
        LookSilent,
        /// An unopened player may look at no discards.
        LooksUnopened,
        /// A pairs opener may see all discards.
        LooksWithPairs,
        /// A series opener may look only at the player's own discards.
        LooksAtOthers,
        /// A series opener looks at the player's own discards.
        LooksAtOwn { thrown "Whether after throwing": bool },
        /// The charge for the thrower of a tile that opened.
        FedNextPlayer { points "The points; 0 where this table writes none": u32 },
    }
}

impl Fact {
    /// Returns true if it says that something is unknown or undecided, so that there is no ruling without it.
    pub const fn is_open(&self) -> bool {
        matches!(
            self,
            Self::LaidOffUnseen { .. }
                | Self::SwappedUnseen { .. }
                | Self::NoMeldsTold { .. }
                | Self::TakenUnknown { .. }
                | Self::EldenUnknown { .. }
                | Self::HighestUnknown { .. }
                | Self::PairsUnknown
                | Self::ThrowUnknown
                | Self::FedTileUnknown
                | Self::ClaimUnknown
                | Self::PutBackSilent
                | Self::LastDiscardToFinish
                | Self::LookSilent
                | Self::Silent { .. }
        )
    }
}
