//! The facts of a ruling as data. Each fact comes with the clause that makes it matter.

use crate::meld::{Breach, Meld, Placed};
use crate::tiles::{Colour, Face, Tile};
use crate::winning::Way;
use crate::words::{Clause, described};

use crate::score::{FinishKind, Foul, Opened};

use super::{Irregularity, Visibility};

/// A fact, the clause that makes it matter, and the meld and tile it is about.
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
    /// The index of a tile in that meld, if the fact is about one tile.
    pub place: Option<usize>,
}

impl Finding {
    /// Returns a finding that is not about a certain meld.
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
        /// Many tiles are written as one meld that is not legal. The player probably forgot the separator `/` between
        /// melds.
        OneMeld { tiles "How many": usize },
        /// A wild tile in a meld (an okey, or a wild false joker) stands for a certain face.
        OkeyStands { placed "The wild tile in its place": Placed },
        /// The sum of the melds, compared with the sum that an opening needs.
        Sum { sum "The sum of those that are melds": u32, bar "The bar": u32, whole "Whether all of them are": bool },
        /// The number of pairs, compared with the number that an opening needs.
        PairCount { pairs "How many pairs": u32, bar "The bar": u32 },
        /// An earlier opening raised the sum or number of pairs that an opening needs.
        Raised { highest "That opening": u32, bar "The bar now": u32 },
        /// Another player opened before. This opening must exceed the earlier one, whose sum or number of pairs is
        /// unknown.
        HighestUnknown { bar "What the bar is at least": u32 },
        /// The melds do not reach the sum that an opening needs, and they leave one tile. They are allowed only if
        /// throwing that tile ended the hand, which is unknown.
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
        /// The player took the discard of the left neighbour, as the rules require.
        FromLeft,
        /// The player took the discard of someone other than the left neighbour.
        FromRight,
        /// The finish lays the required number of tiles.
        AllLaid { laid "How many": usize },
        /// The finish lays too few or too many tiles in melds.
        WrongNumber { laid "How many do": usize, needed "How many must": usize },
        /// The player throws one tile to finish.
        Thrown { tile "The tile": Tile },
        /// The player throws no tile to finish.
        NothingThrown,
        /// The melds hold a full rack, so the player must have thrown one more tile. It is unknown which tile that was.
        ThrowUnknown,
        /// A player of 101 lays 21 tiles and throws one. Pairs alone cannot do that, because 21 is odd.
        PairsCannotEmpty,
        /// Another layout of the same tiles would have won.
        WinsOtherwise,
        /// The number of chains. Each chain is complete and has a different number.
        ChainCount { chains "How many": usize },
        /// The way in which a classic hand is won.
        WonBy { way "The way": Way, okey "Whether an okey was thrown": bool },
        /// The thrown tile is a false joker. Only an okey would double the points.
        FalseJokerThrown,
        /// It is the first turn of the player who started the hand.
        FirstTurn,
        /// The winner takes the pot.
        Pot { twice "Whether twice": bool },
        /// The player laid all tiles in one opening and finished, before anyone else opened (elden).
        Elden,
        /// The player opened and finished in one turn, but also laid off a tile. So it is not elden, which is a finish
        /// with the opening alone.
        LaidOffNoElden,
        /// The player opened and finished in one turn, but also took an okey off the table. So it is not elden, which
        /// is a finish with the opening alone.
        SwappedNoElden,
        /// The player opened and finished in one turn, but another player had opened. So it is not elden, which is a
        /// finish before anyone else opens.
        OpenedNoElden,
        /// The special kinds of finish that multiply the points, and the resulting factor.
        Multiplied { by "What counts": Vec<FinishKind>, factor "The factor": i64 },
        /// The last two tiles were both okeys (devam), but this table does not count devam. Only the thrown okey
        /// counts.
        NoDevam,
        /// The last two tiles were not both okeys, so the finish is not devam.
        NotBothOkeys,
        /// The last two tiles may both have been okeys (devam). That is unknown, because another tile may have been
        /// laid between the two okeys.
        DevamUnknown,
        /// No meld takes the tile.
        Clean { tile "The tile": Tile },
        /// This meld takes the tile.
        Playable { tile "The tile": Tile, meld "The meld": Meld, undeclared "The places of okeys that nobody declared": Vec<usize> },
        /// The thrown tile is an okey, which is always playable.
        OkeyThrown,
        /// The thrown tile is an okey. This table sets its own price for such a throw, which may be 0.
        OkeyBurnt { points "The points; 0 where it is free": u32 },
        /// It makes no difference whether the thrower has opened.
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
        /// Nothing may be laid off or exchanged, because the melds of this turn do not open.
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
        /// The player lays a pair, which is allowed because there are pairs on the table.
        OwnPair,
        /// A player who opened with pairs lays off more tiles in a turn than the limit.
        TooMany { tiles "How many": usize, limit "The most": u32 },
        /// A player who opened with pairs stays within the limit on layoffs per turn.
        WithinLimit { tiles "How many": usize, limit "The most": u32 },
        /// The player takes back the last tile laid off.
        TakenBack,
        /// The player takes back several tiles laid off.
        AllTakenBack { tiles "How many": usize },
        /// The tiles go back to the rack. The attempt to lay them is not a foul.
        GoesBack,
        /// The melds contain no okey.
        NoOkey,
        /// The tile is the one that the okey stands for.
        Matches { tile "The tile": Tile, face "The face the okey stands for": Face },
        /// The player exchanged tiles for okeys, but the claim does not name the melds with those okeys.
        SwappedUnseen { tiles "The tiles": Vec<Tile> },
        /// The tile is not the one that the okey stands for.
        NoMatch { tile "The tile": Tile, face "The face the okey stands for": Face },
        /// The tile offered in exchange is itself wild.
        WildPutDown { tile "The tile": Tile },
        /// The okey is in a group and its colour was not declared. To get it, the player must put down tiles of all
        /// missing colours, and one of them is not given.
        ColoursMissing { faces "The faces that must be put down, all of them": Vec<Face> },
        /// The okey is in a group and its colour was not declared. The player gets it by putting down tiles of both
        /// missing colours.
        BothColours { faces "Those colours": Vec<Face> },
        /// The stock was empty, so the last throw had already ended the hand. The discard could not be taken.
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
        /// In 101 players do not show the indicator's twin.
        NothingToShow,
        /// The indicator's twin was shown too late.
        TooLate,
        /// A player with very few points left loses nothing when the indicator's twin is shown.
        Spared { floor "The least points that lose one": u32 },
        /// The player laid off tiles, but the claim does not name the melds that take them.
        LaidOffUnseen { tiles "The tiles that fit none of the known melds": Vec<Tile> },
        /// The claim does not name the melds on the table.
        NoMeldsTold { tile "The tile thrown": Tile },
        /// It is unknown what the player did with the taken tile.
        TakenUnknown { tile "The tile": Tile, opened "Whether its taker had opened": bool },
        /// A player who opened with runs and groups lays pairs. This is allowed only if a player has opened with pairs,
        /// which is unknown.
        PairsUnknown,
        /// In the classic game no rule source says what happens if a player puts a taken tile back.
        PutBackSilent,
        /// No rule source gives a ruling on this irregularity.
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
        /// The player lays off in the same turn as opening, which this table allows.
        SameTurn,
        /// The player exchanges a tile for an okey in the same turn as opening.
        SwappedAtOnce { allowed "Whether this table allows it": bool },
        /// The player exchanges tiles for an okey twice in one turn.
        SwappedAgain { allowed "Whether this table allows it": bool },
        /// The player shows the indicator's twin after drawing the first tile.
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
        /// The finisher's partner pays nothing.
        MateFree,
        /// In the classic game a partner of the winner, or of the player who showed the indicator, loses nothing.
        MateLosesNothing,
        /// The win is not valid, but the tile counts as thrown.
        CountsAsThrown { tile "The tile": Tile },
        /// The indicator's twin was shown in time, before the player's first throw.
        InTime,
        /// The claim is that the player committed this foul. It has this price.
        FoulCalled { foul "The foul": Foul, points "What it costs": i64 },
        /// The rulebook does not list this foul. If the table charges it anyway, it costs as much as any other foul.
        Unlisted,
        /// The opening did not reach the required sum or number of pairs. Its melds come back to the rack, and the
        /// player pays for the foul.
        TilesComeBack,
        /// This table does not charge the foul.
        NoFoulHere,
        /// The player announced an opening with pairs and never opened.
        Announced { played "Whether this table announces pairs": bool },
        /// The player has not opened, so the tiles on the rack do not matter.
        Unopened,
        /// The penalty is limited by a cap.
        Capped { cap "The most": i64 },
        /// The tiles left count with their sum, or with twice their sum.
        Counted { sum "Their sum": i64, twice "Whether twice": bool },
        /// What a false joker left on the rack costs.
        FalseJokerCounts { each "The points of each": i64 },
        /// A player who opened has okeys left, and each costs a fixed number of points.
        OkeysLeft { count "How many": usize, each "What each costs": i64 },
        /// The stock ran out.
        Exhausted,
        /// All four players opened with pairs, so the hand is played again.
        Void,
        /// In the classic game the tiles left do not count.
        LeftIsFree,
        /// Only the winner's points change. The other players keep theirs.
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
        /// The price of the foul depends on the number of the thrown tile, which is unknown.
        FedTileUnknown,
        /// Each okey left costs the number printed on it, in addition to its penalty.
        OkeyNumberToo,
        /// It is unknown whether the playable discard was claimed in time.
        ClaimUnknown,
        /// The tiles of this run were laid in another order, such as R1 R12 R13. The order makes no difference.
        AnyOrder { meld "The run": Meld },
        /// The indicator is unknown, so no tile was treated as the okey.
        NoIndicator,
        /// No rule source says if discards may be looked at in the classic game.
        LookSilent,
        /// The player has not opened and may not look at any discards.
        LooksUnopened,
        /// A player who opened with pairs may look at all discards.
        LooksWithPairs,
        /// A player who opened with runs and groups may look only at the tiles that this player threw.
        LooksAtOthers,
        /// A player who opened with runs and groups looks at the tiles that this player threw.
        LooksAtOwn { thrown "Whether after throwing": bool },
        /// The next player opened with this player's discard. At some tables this player is charged for that.
        FedNextPlayer { points "The points; 0 where this table writes none": u32 },
    }
}

impl Fact {
    /// Returns true if the fact says that something is unknown. The question then cannot be answered with yes or no.
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
