//! The facts of a ruling as data. Each fact has a clause that says why it matters.

use crate::meld::{Breach, Meld, Placed};
use crate::tiles::{Colour, Face, Tile};
use crate::winning::Way;
use crate::words::{Clause, described};

use crate::score::{FinishKind, Foul, Opened};

use super::{Irregularity, Visibility};

/// A fact, the clause it belongs to, and its place in the melds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The clause that makes the fact matter.
    pub clause: Clause,
    /// The fact.
    pub fact: Fact,
    /// True if the fact is an objection to the claim.
    pub against: bool,
    /// The index of the meld that the fact is about, if any.
    pub meld: Option<usize>,
    /// The index of the tile in that meld, if the fact is about one tile.
    pub place: Option<usize>,
}

impl Finding {
    /// Returns a finding without a place.
    pub(crate) const fn of(clause: Clause, fact: Fact, against: bool) -> Self {
        Self { clause, fact, against, meld: None, place: None }
    }

    pub(super) fn in_meld(self, at: usize) -> Self {
        Self { meld: Some(at), ..self }
    }
}

described! {
    /// The facts that a ruling can report.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Fact {
        /// The tiles laid as a meld do not form one.
        WrongMeld { meld "The meld as read": Meld, breach "Why": Breach },
        /// All melds are legal.
        MeldsLegal { melds "How many": usize, pairs "Whether each of them is a pair": bool },
        /// Many tiles are written as one meld that is not legal. The player probably forgot the bars between melds.
        OneMeld { tiles "How many": usize },
        /// A wild tile in a meld (an okey, or a wild false joker) stands for a certain face.
        OkeyStands { placed "The wild tile in its place": Placed },
        /// The sum of the melds, compared with the bar.
        Sum { sum "The sum of those that are melds": u32, bar "The bar": u32, whole "Whether all of them are": bool },
        /// The number of pairs, compared with the bar.
        PairCount { pairs "How many pairs": u32, bar "The bar": u32 },
        /// An earlier opening raised the bar.
        Raised { highest "That opening": u32, bar "The bar now": u32 },
        /// Another player opened before. That opening raised the bar by an unknown amount.
        HighestUnknown { bar "What the bar is at least": u32 },
        /// The melds are below the bar and leave one tile. They are allowed only if throwing that tile ended the hand,
        /// which is unknown.
        EldenUnknown { laid "How many tiles lie in them": usize },
        /// Pairs are laid together with runs or groups.
        Mixed,
        /// The claim says pairs, but the melds are runs or groups.
        NotPairs {
            together "Whether all the tiles were laid as one meld, as they are where nothing parts the pairs": bool,
        },
        /// No tile remains for the throw.
        NothingStays { laid "How many tiles were laid": usize },
        /// The taken tile is in the melds.
        TakenLies { tile "The tile": Tile },
        /// The taken tile is not in the melds.
        TakenMissing { tile "The tile": Tile },
        /// The taken tile was laid off.
        TakenLaidOff { tile "The tile": Tile },
        /// The taken tile was exchanged for an okey.
        TakenSwapped { tile "The tile": Tile },
        /// At this table a player who has not opened may not take a discard.
        TakingForbidden,
        /// The player took the tile and did not lay it.
        TakenNotLaid { tile "The tile": Tile, opened "Whether its taker had opened": bool },
        /// The player put the taken tile back.
        PutBack { free "Whether that is free here": bool },
        /// The player took the left neighbour's discard.
        FromLeft,
        /// The player took the discard of someone other than the left neighbour.
        FromRight,
        /// The number of tiles in melds is right.
        AllLaid { laid "How many": usize },
        /// The number of tiles in melds is too small or too large.
        WrongNumber { laid "How many do": usize, needed "How many must": usize },
        /// The player throws one tile.
        Thrown { tile "The tile": Tile },
        /// The player throws no tile.
        NothingThrown,
        /// The melds hold all tiles of the rack except one. That tile was thrown, and it is unknown which tile it was.
        ThrowUnknown,
        /// Pairs alone cannot empty a rack of 21 tiles, because 21 is odd.
        PairsCannotEmpty,
        /// Another layout of the same tiles would have won.
        WinsOtherwise,
        /// The number of complete chains with different numbers.
        ChainCount { chains "How many": usize },
        /// The way in which a classic hand is won.
        WonBy { way "The way": Way, okey "Whether an okey was thrown": bool },
        /// The thrown tile is a false joker, which does not double the points.
        FalseJokerThrown,
        /// It is the first turn of the player who started the hand.
        FirstTurn,
        /// The winner takes the pot.
        Pot { twice "Whether twice": bool },
        /// The player opened and finished in one turn (elden).
        Elden,
        /// The player opened and finished in one turn. It is not elden (a finish with the opening alone), because a
        /// tile was laid off.
        LaidOffNoElden,
        /// The player opened and finished in one turn. It is not elden (a finish with the opening alone), because an
        /// okey was taken off the table.
        SwappedNoElden,
        /// The player opened and finished in one turn. It is not elden (finishing before anyone else opens), because
        /// another player had opened.
        OpenedNoElden,
        /// The multipliers that apply to the hand.
        Multiplied { by "What counts": Vec<FinishKind>, factor "The factor": i64 },
        /// This table does not count devam (finishing with two okeys in a row), so only the thrown okey counts.
        NoDevam,
        /// The finish is not devam (finishing with two okeys in a row), because the last two tiles were not both okeys.
        NotBothOkeys,
        /// It is unknown if the finish is devam (finishing with two okeys in a row): another tile may have been laid
        /// between the two okeys.
        DevamUnknown,
        /// No meld takes the tile.
        Clean { tile "The tile": Tile },
        /// This meld takes the tile.
        Playable { tile "The tile": Tile, meld "The meld": Meld, undeclared "The places of okeys that nobody declared": Vec<usize> },
        /// The thrown tile is an okey, which is always playable.
        OkeyThrown,
        /// The thrown tile is an okey. This table sets its own price for that, which may be 0.
        OkeyBurnt { points "The points; 0 where it is free": u32 },
        /// The rule applies to a thrower who has opened and to one who has not.
        OpenedOrNot,
        /// The tile was the last of the rack, so throwing it ends the hand.
        LastTile,
        /// No opponent claimed the discard in time.
        NotClaimed,
        /// An opponent claimed the discard in time.
        Claimed,
        /// Throwing a playable tile costs nothing at this table.
        PlayableFree,
        /// In this game the player may throw any tile.
        FreeThrow,
        /// The player has not opened.
        NotOpened,
        /// The melds of this turn do not open, so nothing may be laid off or exchanged.
        OpeningFails,
        /// The player has opened.
        HasOpened { with "With what": Opened },
        /// The tile fits a meld and joins it.
        Fits { placed "The tile": Placed, meld "The meld with it": Meld },
        /// The tile does not fit this meld.
        NoFit { tile "The tile": Tile, meld "The meld as it is": Meld, undeclared "The places of okeys that nobody declared": Vec<usize> },
        /// A pair cannot grow to three tiles.
        PairGrows,
        /// The player lays a pair although no player has opened with pairs.
        NobodyWithPairs,
        /// The player lays a pair, which is allowed because pairs are on the table.
        OwnPair,
        /// A player who opened with pairs lays off more tiles in a turn than the limit.
        TooMany { tiles "How many": usize, limit "The most": u32 },
        /// A player who opened with pairs stays within the limit on layoffs per turn.
        WithinLimit { tiles "How many": usize, limit "The most": u32 },
        /// The player takes back the last tile laid off.
        TakenBack,
        /// The player takes back several tiles laid off.
        AllTakenBack { tiles "How many": usize },
        /// The tiles go back to the rack, and this is not a foul.
        GoesBack,
        /// The melds contain no okey.
        NoOkey,
        /// The tile is the one that the okey stands for.
        Matches { tile "The tile": Tile, face "The face the okey stands for": Face },
        /// Tiles were exchanged for okeys in melds that the claim does not name.
        SwappedUnseen { tiles "The tiles": Vec<Tile> },
        /// The tile is not the one that the okey stands for.
        NoMatch { tile "The tile": Tile, face "The face the okey stands for": Face },
        /// The tile offered in exchange is itself wild.
        WildPutDown { tile "The tile": Tile },
        /// The colour of the okey was not declared. An exchange needs tiles of all missing colours, and one is not
        /// among the tiles.
        ColoursMissing { faces "The faces that must be put down, all of them": Vec<Face> },
        /// The colour of the okey was not declared, and tiles of both missing colours are put down.
        BothColours { faces "Those colours": Vec<Face> },
        /// The stock was empty, so the last throw had already ended the hand.
        LastDiscardClosed,
        /// The player took the last discard and did not finish. It may be taken only to finish.
        LastDiscardKept,
        /// The last discard may be taken only to finish. It is unknown if the player finished.
        LastDiscardToFinish,
        /// The player finished with the last discard.
        FinishedWithLast,
        /// The stock is empty.
        StockEmpty,
        /// The tile is the indicator's twin.
        Twin,
        /// The tile is not the indicator's twin.
        NotTwin { indicator "The indicator's face": Face },
        /// 101 has no showing of the indicator.
        NothingToShow,
        /// The tile was shown too late.
        TooLate,
        /// A player with fewer points than the floor loses nothing.
        Spared { floor "The least points that lose one": u32 },
        /// Tiles were laid off onto melds that the claim does not name.
        LaidOffUnseen { tiles "The tiles that fit none of the known melds": Vec<Tile> },
        /// The claim does not name the melds on the table.
        NoMeldsTold { tile "The tile thrown": Tile },
        /// It is unknown what the player did with the taken tile.
        TakenUnknown { tile "The tile": Tile, opened "Whether its taker had opened": bool },
        /// A player who opened with runs and groups lays pairs. This is allowed only if a player has opened with pairs,
        /// which is unknown.
        PairsUnknown,
        /// No rule source says what follows if a taken tile is put back in the classic game.
        PutBackSilent,
        /// No rule source decides this irregularity.
        Silent { what "What": Irregularity },
        /// The players must agree on a rule for this irregularity.
        ToAgree { what "About what": Irregularity },
        /// The tiles form a meld.
        IsMeld { meld "The meld": Meld },
        /// The tiles do not form a meld, but they win as a dizi: all numbers from 1 to 13 and a second 1.
        WinsAsDizi,
        /// A wild tile may stand for any of several faces.
        OkeyMayStand { tile "The wild tile": Tile, faces "The faces": Vec<Face> },
        /// After opening, a player may lay melds of any sum.
        AnySum,
        /// A player who opened with pairs may lay more pairs.
        FurtherPairs,
        /// A player who opened with pairs may lay only pairs.
        OnlyPairs,
        /// The player lays off in the turn of the opening, which this table allows.
        SameTurn,
        /// The player exchanges an okey in the turn of the opening.
        SwappedAtOnce { allowed "Whether this table allows it": bool },
        /// The player exchanges a second okey in one turn.
        SwappedAgain { allowed "Whether this table allows it": bool },
        /// The player shows the indicator's twin after drawing for the first time.
        ShownAfterDraw { late "Whether that is too late at this table": bool },
        /// An opponent claimed the discard after the next draw.
        CalledLate,
        /// An opponent claimed the discard without naming its colour and number.
        CalledUnnamed,
        /// The thrower noticed the playable tile before any opponent claimed it.
        ThrowerNoticed,
        /// The player on turn may take the claimed tile.
        MayBeTaken,
        /// The thrower wants the discard back.
        Withdrawn { visibility "Whether anyone has seen it": Visibility },
        /// Discards of a player who collects pairs may be taken like all others.
        PairsGoerToo,
        /// The owner of the meld pays for losing the okey in it.
        OwnerPays { points "The points": u32 },
        /// A partner of the finisher pays nothing.
        MateFree,
        /// In the classic game a partner of the winner, or of the player who showed the indicator, loses nothing.
        MateLosesNothing,
        /// The win is not valid, but the tile counts as thrown.
        CountsAsThrown { tile "The tile": Tile },
        /// The tile was shown before the first throw, in time.
        InTime,
        /// The foul was named directly.
        FoulCalled { foul "The foul": Foul, points "What it costs": i64 },
        /// The foul is not on the rulebook's list. It is charged anyway.
        Unlisted,
        /// The melds of an opening below the bar come back to the rack. The player still pays for the foul.
        TilesComeBack,
        /// This table does not charge the foul.
        NoFoulHere,
        /// The player announced to collect pairs and never opened.
        Announced { played "Whether this table announces pairs": bool },
        /// The player has not opened, so the tiles on the rack do not matter.
        Unopened,
        /// The penalty is limited by a cap.
        Capped { cap "The most": i64 },
        /// The tiles left count with their sum, or with twice their sum.
        Counted { sum "Their sum": i64, twice "Whether twice": bool },
        /// A false joker left on the rack counts this much.
        FalseJokerCounts { each "The points of each": i64 },
        /// A player who opened has okeys left.
        OkeysLeft { count "How many": usize, each "What each costs": i64 },
        /// The stock ran out.
        Exhausted,
        /// All four players opened with pairs, so the hand is played again.
        Void,
        /// In the classic game the tiles left do not count.
        LeftIsFree,
        /// The winner's own account changes, not those of the others.
        WinnerMoves,
        /// The colour of the indicator doubles the points for the finish.
        Doubled { colour "The colour": Colour },
        /// A dizi (a win with all numbers from 1 to 13) ends the whole game.
        GameOver,
        /// A player who opened with pairs may lay off any number of tiles at this table.
        NoLimit { tiles "How many": usize },
        /// The player laid off in the turn of the opening. This table allows it only from the next turn on.
        LaidOffAtOnce,
        /// The stock ran out. At this table all players then count the tiles left, even those who have not opened.
        TilesForAll,
        /// The price of the foul depends on the thrown tile, which is unknown.
        FedTileUnknown,
        /// Each okey left counts its number in addition to its penalty.
        OkeyNumberToo,
        /// It is unknown whether the playable discard was claimed in time.
        ClaimUnknown,
        /// The tiles of this run were laid in another order. The order makes no difference.
        AnyOrder { meld "The run": Meld },
        /// The indicator is unknown, so no tile was treated as the okey.
        NoIndicator,
        /// No rule source says if discards may be looked at in the classic game.
        LookSilent,
        /// The player has not opened and may not look at any discards.
        LooksUnopened,
        /// A player who opened with pairs may look at all discards.
        LooksWithPairs,
        /// A player who opened with runs and groups may look only at the own discards.
        LooksAtOthers,
        /// A player who opened with runs and groups looks at the own discards.
        LooksAtOwn { thrown "Whether after throwing": bool },
        /// The player who threw the tile with which the next player opened is charged.
        FedNextPlayer { points "The points; 0 where this table writes none": u32 },
    }
}

impl Fact {
    /// Returns true if the fact says that something is unknown or undecided, which prevents a yes or no.
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
