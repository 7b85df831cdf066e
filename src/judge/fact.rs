//! What a ruling rests on, as data: one fact, and the clause that makes it matter.

use crate::meld::{Breach, Meld, Placed};
use crate::tiles::{Colour, Face, Tile};
use crate::winning::Way;
use crate::words::{Clause, described};

use crate::score::{FinishKind, Foul, Opened};

use super::{Irregularity, Sight};

/// A fact with its clause, and where it lies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The clause.
    pub clause: Clause,
    /// What was found.
    pub fact: Fact,
    /// Whether it stands against the claim.
    pub against: bool,
    /// The meld it lies in, counted from 0.
    pub meld: Option<usize>,
    /// The place in that meld, counted from 0.
    pub place: Option<usize>,
}

impl Finding {
    /// A fact that stands against the claim or not, and lies in no meld.
    pub(crate) const fn of(clause: Clause, fact: Fact, against: bool) -> Self {
        Self { clause, fact, against, meld: None, place: None }
    }

    pub(super) fn in_meld(self, at: usize) -> Self {
        Self { meld: Some(at), ..self }
    }
}

described! {
    /// What was found.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Fact {
        /// Tiles laid as a meld make none.
        WrongMeld { meld "The meld as read": Meld, breach "Why": Breach },
        /// All melds are legal.
        MeldsLegal { melds "How many": usize, pairs "Whether each of them is a pair": bool },
        /// Many tiles that are no meld lie as one, as they do where nothing parts the melds.
        OneMeld { tiles "How many": usize },
        /// What an okey stands for, or a false joker that is wild.
        OkeyStands { placed "The wild tile in its place": Placed },
        /// The sum of the melds, and the bar.
        Sum { sum "The sum of those that are melds": u32, bar "The bar": u32, whole "Whether all of them are": bool },
        /// The number of pairs, and the bar.
        PairCount { pairs "How many pairs": u32, bar "The bar": u32 },
        /// An opening before raised the bar.
        Raised { highest "That opening": u32, bar "The bar now": u32 },
        /// Somebody opened before, and how high the highest opening was that raised the bar was not told.
        HighestUntold { bar "What the bar is at least": u32 },
        /// Melds that sum to too little leave one tile: whether that ends the hand was not told.
        EldenUntold { laid "How many tiles lie in them": usize },
        /// Pairs lie beside runs or groups.
        Mixed,
        /// Runs or groups where pairs were claimed.
        NotPairs {
            together "Whether all the tiles were laid as one meld, as they are where nothing parts the pairs": bool,
        },
        /// No tile stays for the discard.
        NothingStays { laid "How many tiles were laid": usize },
        /// The tile taken lies in the melds.
        TakenLies { tile "The tile": Tile },
        /// The tile taken does not lie in the melds.
        TakenMissing { tile "The tile": Tile },
        /// The tile taken was laid off.
        TakenLaidOff { tile "The tile": Tile },
        /// Who has not opened may not take at this table.
        TakingForbidden,
        /// The tile taken was not laid.
        TakenNotLaid { tile "The tile": Tile, opened "Whether its taker had opened": bool },
        /// The tile taken was put back.
        PutBack { free "Whether that is free here": bool },
        /// The left neighbour's discard was taken.
        FromLeft,
        /// Another's discard was taken.
        FromRight,
        /// As many tiles as must lie in melds.
        AllLaid { laid "How many": usize },
        /// Too few or too many tiles lie in melds.
        WrongNumber { laid "How many do": usize, needed "How many must": usize },
        /// One tile is left and thrown.
        Thrown { tile "The tile": Tile },
        /// No tile is thrown.
        NothingThrown,
        /// One more tile is held than lies in melds, and nobody told which tile was thrown.
        ThrowUntold,
        /// Pairs alone cannot empty the rack.
        PairsCannotEmpty,
        /// The other layout of the same tiles that would have won.
        WinsOtherwise,
        /// How many chains of different numbers there are.
        ChainCount { chains "How many": usize },
        /// The way in which a classic hand is won.
        WonBy { way "The way": Way, okey "Whether an okey was thrown": bool },
        /// A false joker was thrown, which doubles nothing.
        FalseJokerThrown,
        /// The starter's first turn.
        FirstTurn,
        /// The winner takes the pot.
        Pot { twice "Whether twice": bool },
        /// The player opened and finished at once.
        Elden,
        /// A finish at once that is not elden, because a tile was laid off.
        LaidOffNoElden,
        /// A finish at once that is not elden, because somebody has opened.
        OpenedNoElden,
        /// What multiplies the hand.
        Multiplied { by "What counts": Vec<FinishKind>, factor "The factor": i64 },
        /// Devam is not played here; the okey alone counts.
        NoDevam,
        /// No devam: the last two tiles were not both okeys.
        NotBothOkeys,
        /// It is a devam if the okey laid off was the last tile but one.
        DevamUntold,
        /// The tile fits nowhere.
        Clean { tile "The tile": Tile },
        /// The tile could be laid off on this meld.
        Playable { tile "The tile": Tile, meld "The meld": Meld },
        /// An okey is always playable.
        OkeyThrown,
        /// This table has a price of its own for an okey thrown, or none.
        OkeyBurnt { points "The points; 0 where it is free": u32 },
        /// Whether the thrower has opened does not matter.
        OpenedOrNot,
        /// The tile was the last and ends the hand.
        LastTile,
        /// Nobody claimed it in time.
        NotClaimed,
        /// An opponent claimed it in time.
        Claimed,
        /// Throwing such a tile is free here.
        PlayableFree,
        /// Any tile may be thrown in this game.
        FreeThrow,
        /// The player has not opened.
        NotOpened,
        /// What was laid in this turn does not open.
        OpeningFails,
        /// The player has opened.
        HasOpened { with "With what": Opened },
        /// A tile goes to a meld.
        Fits { placed "The tile": Placed, meld "The meld with it": Meld },
        /// A tile goes to no meld there is.
        NoFit { tile "The tile": Tile, meld "The meld as it is": Meld },
        /// A pair takes no third tile.
        PairGrows,
        /// Two tiles alike that nobody's pairs lie on the table for.
        NobodyWithPairs,
        /// An own pair beside those of a pairs opener.
        OwnPair,
        /// More tiles than a pairs opener lays off in a turn.
        TooMany { tiles "How many": usize, limit "The most": u32 },
        /// Not more than a pairs opener lays off in a turn.
        WithinLimit { tiles "How many": usize, limit "The most": u32 },
        /// The last tile laid off is taken back.
        TakenBack,
        /// Several tiles laid off are taken back.
        AllTakenBack { tiles "How many": usize },
        /// The tiles go back to the rack; no foul is written for it.
        GoesBack,
        /// There is no okey in the melds.
        NoOkey,
        /// The tile is the one the okey stands for.
        Matches { tile "The tile": Tile, face "The face the okey stands for": Face },
        /// The tile is not the one the okey stands for.
        NoMatch { tile "The tile": Tile, face "The face the okey stands for": Face },
        /// The tile put down is itself one that stands for any.
        WildPutDown { tile "The tile": Tile },
        /// The okey's colour was not declared, and a missing colour is not put down.
        ColoursMissing { faces "The faces that must be put down, all of them": Vec<Face> },
        /// Both missing colours are put down.
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
        /// The tile is not.
        NotTwin { indicator "The indicator's face": Face },
        /// In 101 nothing is shown.
        NothingToShow,
        /// It was shown too late.
        TooLate,
        /// A player with fewer points is spared.
        Spared { floor "The least points that lose one": u32 },
        /// These tiles were laid off, and nobody told on which melds.
        LaidOffUnseen { tiles "Those that go to none of the melds that were told": Vec<Tile> },
        /// The melds on the table were not told.
        NoMeldsTold { tile "The tile thrown": Tile },
        /// What became of the tile taken was not told.
        TakenUntold { tile "The tile": Tile, opened "Whether its taker had opened": bool },
        /// A series opener lays pairs, and nobody told whether somebody has opened with pairs.
        PairsUntold,
        /// No source decides what follows when a tile taken is put back in the classic game.
        PutBackSilent,
        /// No source decides it.
        Silent { what "What": Irregularity },
        /// What each table must agree on instead.
        ToAgree { what "About what": Irregularity },
        /// Tiles are a meld.
        IsMeld { meld "The meld": Meld },
        /// Tiles are no meld, but win as a dizi.
        WinsAsDizi,
        /// An okey stands for one of several tiles.
        OkeyMayStand { tile "The wild tile": Tile, faces "The faces": Vec<Face> },
        /// Once opened, melds may be laid whatever they sum to.
        AnySum,
        /// Once opened with pairs, further pairs may be laid.
        FurtherPairs,
        /// Once opened with pairs, nothing but further pairs may be laid.
        OnlyPairs,
        /// Laid off in the turn of the opening, as this table allows.
        SameTurn,
        /// An okey is exchanged in the turn of the opening.
        SwappedAtOnce { allowed "Whether this table allows it": bool },
        /// A second okey is exchanged in one turn.
        SwappedAgain { allowed "Whether this table allows it": bool },
        /// The indicator's twin is shown after the player's first draw.
        ShownAfterDraw { late "Whether that is too late at this table": bool },
        /// An opponent claimed it after somebody had drawn.
        CalledLate,
        /// An opponent claimed it without naming the tile.
        CalledUnnamed,
        /// The thrower noticed before anyone claimed it.
        ThrowerNoticed,
        /// The player whose turn it is may take the tile claimed.
        MayBeTaken,
        /// The thrower wants the discard back.
        Withdrawn { sight "Whether anyone has seen it": Sight },
        /// The discard of a player who goes for pairs may be taken like any other.
        PairsGoerToo,
        /// The owner of the meld pays when its okey is taken.
        OwnerPays { points "The points": u32 },
        /// A partner pays nothing.
        MateFree,
        /// The partner of a classic winner, or of who showed the indicator, loses nothing.
        MateLosesNothing,
        /// What fell short as a win is thrown all the same.
        CountsAsThrown { tile "The tile": Tile },
        /// Shown before the first discard.
        InTime,
        /// A foul called by name.
        FoulCalled { foul "The foul": Foul, points "What it costs": i64 },
        /// A foul that the list does not name, called all the same.
        Unlisted,
        /// What a short opening laid comes back, the foul stays.
        TilesComeBack,
        /// A foul that this table does not write.
        NoFoulHere,
        /// A player announced pairs and never opened.
        Announced { played "Whether this table announces pairs": bool },
        /// A player who has not opened, whatever the rack holds.
        Unopened,
        /// What the growing penalty stops at.
        Capped { cap "The most": i64 },
        /// The tiles left, counted once or twice.
        Counted { sum "Their sum": i64, twice "Whether twice": bool },
        /// What a false joker left counts.
        FalseJokerCounts { each "The points of each": i64 },
        /// Okeys left with a player who has opened.
        OkeysLeft { count "How many": usize, each "What each costs": i64 },
        /// The stock ran out.
        Exhausted,
        /// All four opened with pairs; the hand is played again.
        Void,
        /// In the classic game what is left does not count.
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
        /// The stock ran out, and everyone writes the tiles left, opened or not.
        TilesForAll,
        /// The foul costs by a tile's number, and nobody told which tile.
        FedTileUntold,
        /// The numbers of the okeys left count beside their penalty.
        OkeyNumberToo,
        /// Whether the playable discard was claimed in time was not told.
        ClaimUntold,
        /// The tiles of this run were laid in another order, which is the same run.
        AnyOrder { meld "The run": Meld },
        /// No indicator was told, so no tile was read as the okey.
        NoIndicator,
        /// Who has not opened looks at no discards.
        LooksUnopened,
        /// A pairs opener may have all discards shown.
        LooksWithPairs,
        /// A series opener looks at no discards but the player's own.
        LooksAtOthers,
        /// A series opener looks at the player's own discards.
        LooksAtOwn { thrown "Whether after throwing": bool },
        /// What the thrower of a tile pays that was opened with.
        Fed { points "The points; 0 where this table writes none": u32 },
    }
}

impl Fact {
    /// Whether it says that something was not told or is decided nowhere, so that there is no ruling without it.
    pub const fn is_open(&self) -> bool {
        matches!(
            self,
            Self::LaidOffUnseen { .. }
                | Self::NoMeldsTold { .. }
                | Self::TakenUntold { .. }
                | Self::EldenUntold { .. }
                | Self::HighestUntold { .. }
                | Self::PairsUntold
                | Self::ThrowUntold
                | Self::FedTileUntold
                | Self::ClaimUntold
                | Self::PutBackSilent
                | Self::LastDiscardToFinish
                | Self::Silent { .. }
        )
    }
}
