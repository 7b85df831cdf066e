//! The facts that a ruling reports, as data. Each fact comes with the clause of the rules that it belongs to.

use crate::meld::{Breach, Meld, Placed};
use crate::notation::LaidMelds;
use crate::tiles::{Colour, Face, Tile};
use crate::winning::Way;
use crate::words::{Clause, described};

use crate::score::{FinishKind, Foul, Opened};

use super::{Irregularity, Visibility};

/// One fact that a ruling reports, with its clause and the meld or tile that it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The clause of the rules that the fact belongs to.
    pub clause: Clause,
    /// What the ruling found, for example that a meld is a run with a sum of 26.
    pub fact: Fact,
    /// True if the fact is a reason to reject the claim.
    pub against: bool,
    /// True if the fact is a foul for which the player pays, although the claim is allowed.
    pub foul: bool,
    /// The index of the meld that the fact is about, if any.
    pub meld: Option<usize>,
    /// If the fact is about one tile: the index of the tile within the meld to which the field `meld` points.
    pub place: Option<usize>,
}

impl Finding {
    /// Returns a finding that does not refer to a meld.
    pub(crate) const fn of(clause: Clause, fact: Fact, against: bool) -> Self {
        Self { clause, fact, against, foul: false, meld: None, place: None }
    }

    pub(super) fn in_meld(self, at: usize) -> Self {
        Self { meld: Some(at), ..self }
    }
}

described! {
    /// The facts that a ruling can report.
    #[derive(Debug, Clone, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Fact {
        /// The tiles laid as a meld do not form one.
        WrongMeld {
            meld "The tiles, each with the face that it stands for": Meld,
            breach "The rule that they break": Breach,
        },
        /// All melds are legal.
        MeldsLegal { melds "The number of melds": usize, pairs "True if each of them is a pair": bool },
        /// Many tiles are written as one illegal meld. The player probably forgot the separator `/` between melds.
        OneMeld { tiles "The number of tiles": usize },
        /// A meld is illegal, but its tiles form several legal melds. A `/` between these melds is probably missing,
        /// so the claim is not judged.
        NotSeparated {
            pairs "True if the first of the melds is a pair": bool,
            apart "The melds, with the separators that are missing": LaidMelds,
        },
        /// A wild tile in a meld (an okey, or a wild false joker) stands for this face.
        OkeyStands { placed "The wild tile and the face that it stands for": Placed },
        /// The sum of the melds, compared with the sum that an opening needs.
        Sum {
            sum "The sum of the legal melds": u32,
            bar "The sum that an opening needs": u32,
            whole "True if all melds are legal": bool,
        },
        /// The number of pairs, compared with the number that an opening needs.
        PairCount { pairs "The number of pairs": u32, bar "The number of pairs that an opening needs": u32 },
        /// An earlier opening raised the sum or number of pairs that an opening needs.
        Raised {
            highest "The sum or number of pairs of the earlier opening": u32,
            bar "The sum or number of pairs that an opening needs now": u32,
        },
        /// The opening must exceed an earlier opening whose sum or number of pairs is unknown.
        HighestUnknown { bar "The sum or number of pairs that an opening needs at least": u32 },
        /// The sum is too low for an opening, but the melds leave only the tile to throw. The finish is elden, which
        /// needs no minimum sum, if no other player has opened; this is unknown.
        EldenUnknown { laid "The number of tiles in the melds": usize },
        /// Pairs are laid together with runs or groups.
        Mixed,
        /// The claim says pairs, but the melds are runs or groups.
        NotPairs,
        /// No tile remains for the throw.
        NothingStays { laid "The number of tiles laid": usize },
        /// More tiles are laid than the rack can have held.
        MoreThanHeld {
            laid "The number of tiles laid": usize,
            held "The largest number of tiles that the rack can have held": usize
        },
        /// The melds contain the taken discard.
        TakenLies { tile "The taken discard": Tile },
        /// The melds do not contain the taken discard.
        TakenMissing { tile "The taken discard": Tile },
        /// The player laid off the taken discard.
        TakenLaidOff { tile "The taken discard": Tile },
        /// The player exchanged the taken discard for an okey.
        TakenSwapped { tile "The taken discard": Tile },
        /// A player who has not opened may not take a discard at this table.
        TakingForbidden,
        /// The player took a discard but did not lay it.
        TakenNotLaid { tile "The taken discard": Tile, opened "True if the player had opened before taking it": bool },
        /// The player put the taken discard back.
        PutBack { free "True if this costs nothing at this table": bool },
        /// The player took the discard of the left neighbour, as the rules require.
        FromLeft,
        /// The player took the discard of the right neighbour, which the rules forbid.
        FromRight,
        /// The number of tiles laid is right for a finish.
        AllLaid { laid "The number of tiles laid": usize },
        /// The number of tiles laid is wrong for a finish.
        WrongNumber { laid "The number of tiles laid": usize, needed "The number of tiles that a finish needs": usize },
        /// The player got an okey in an exchange, but neither laid nor threw it.
        OkeyKept,
        /// The exchange for an okey is refused, so the melds and layoffs with this okey were not made.
        OkeyNotTaken,
        /// The player throws one tile to finish.
        Thrown { tile "The thrown tile": Tile },
        /// The player throws no tile to finish.
        NothingThrown,
        /// The melds leave only the tile to throw, and the claim does not name this tile.
        ThrowUnknown,
        /// A player who finishes in 101 lays 21 tiles and throws one. Pairs alone cannot do that, because 21 is odd.
        PairsCannotEmpty,
        /// Another layout of the same tiles would have won.
        WinsOtherwise,
        /// The number of complete chains (four tiles of one number, one of each colour). Several chains of one number
        /// count once.
        ChainCount { chains "The number of chains": usize },
        /// In addition to the chains that win, the player laid tiles that form no chain.
        OtherTiles,
        /// How a hand of the classic game wins: with melds, with pairs, or with a dizi (the numbers 1 to 13 of one
        /// colour and a second 1).
        WonBy { way "The kind of win": Way, okey "True if the player threw an okey": bool },
        /// The thrown tile is a false joker. Only a thrown okey doubles the points.
        FalseJokerThrown,
        /// It is the first turn of the player who started the hand.
        FirstTurn,
        /// In the pot game: the winner takes the pot, which holds the stakes of all players.
        Pot { twice "True if the winner gets twice the pot": bool },
        /// The player laid all tiles in one opening and finished, before any other player opened. This finish is called
        /// elden.
        Elden,
        /// The player opened and finished in one turn, but also laid off a tile. The finish is elden only if the player
        /// does nothing except open and discard.
        LaidOffNoElden,
        /// The player opened and finished in one turn, but also exchanged a tile for an okey on the table. The finish
        /// is elden only if the player does nothing except open and discard.
        SwappedNoElden,
        /// The player opened and finished in one turn, but another player had opened before. The finish is elden only
        /// if no other player has opened.
        OpenedNoElden,
        /// How the kinds of finish multiply the points.
        Multiplied {
            by "The kinds of finish that multiply the points": Vec<FinishKind>,
            factor "The factor for all of them together": i64,
        },
        /// The last two tiles were both okeys (devam). This table does not count devam; it counts only the thrown okey.
        NoDevam,
        /// The last two tiles were not both okeys, so the finish is not devam.
        NotBothOkeys,
        /// It is unknown whether the last two tiles were both okeys (devam). The player may have laid another tile
        /// between them.
        DevamUnknown,
        /// The tile fits no meld on the table. The player threw it or wants to lay it off.
        Clean { tile "The thrown tile, or the tile to lay off": Tile },
        /// The thrown tile could have been laid off onto this meld.
        Playable {
            tile "The thrown tile": Tile,
            meld "The meld before the tile joins it": Meld,
            undeclared "The indices of the okeys in the meld without a declared face": Vec<usize>,
        },
        /// The thrown tile is an okey, which is always playable.
        OkeyThrown,
        /// The thrown tile is an okey, and this table has a special price for throwing an okey.
        OkeyBurnt { points "The price of the throw, which may be 0": u32 },
        /// It is unknown whether the thrown tile was playable: it depends on the melds onto which the player laid off
        /// tiles in the same turn.
        PlayableUnknown { tile "The thrown tile": Tile },
        /// The foul of throwing an okey or a playable tile applies to every player, whether or not the player has
        /// opened.
        OpenedOrNot,
        /// The thrown tile was the last one on the rack, so the throw ends the hand.
        LastTile,
        /// No opponent claimed in time that the discard was playable.
        NotClaimed,
        /// An opponent claimed in time that the discard was playable.
        Claimed,
        /// Throwing a playable tile costs nothing at this table.
        PlayableFree,
        /// In this game the player may throw any tile.
        FreeThrow,
        /// The player has not opened.
        NotOpened,
        /// The player may not lay off or exchange tiles, because the melds of this turn are not a valid opening.
        OpeningFails,
        /// The player has opened.
        HasOpened { with "How the player opened": Opened },
        /// The tile can be laid off onto a meld.
        Fits {
            placed "The tile and the face that it stands for": Placed,
            meld "The meld after the tile has joined it": Meld,
        },
        /// The tile cannot be laid off onto this meld.
        NoFit {
            tile "The tile that does not fit": Tile,
            meld "The meld on the table": Meld,
            undeclared "The indices of the okeys in the meld without a declared face": Vec<usize>,
        },
        /// The player tries to lay off a tile onto a pair. A pair cannot get a third tile.
        PairGrows,
        /// The player lays a pair although no player has opened with pairs.
        NobodyWithPairs,
        /// The player lays a pair, which is allowed because there are pairs on the table.
        OwnPair,
        /// A player who opened with pairs lays off more tiles in a turn than the table allows.
        TooMany { tiles "The number of tiles laid off": usize, limit "The maximum at this table": u32 },
        /// A player who opened with pairs does not exceed the table's limit on layoffs in a turn.
        WithinLimit { tiles "The number of tiles laid off": usize, limit "The maximum at this table": u32 },
        /// The player takes back the tile that was laid off last.
        TakenBack,
        /// The player takes back several tiles that were laid off.
        AllTakenBack { tiles "The number of tiles taken back": usize },
        /// The player could not lay the tiles. They go back to the rack; trying to lay them is not a foul.
        GoesBack,
        /// The melds contain no okey.
        NoOkey,
        /// The tile that the player puts down has the face that the okey stands for.
        Matches { tile "The tile put down for the okey": Tile, face "The face that the okey stands for": Face },
        /// The player exchanged tiles for okeys, but the claim does not name the melds with those okeys.
        SwappedUnseen { tiles "The tiles exchanged for okeys": Vec<Tile> },
        /// The tile that the player offers for an okey does not have the face that the okey stands for.
        NoMatch {
            tile "The tile offered for the okey": Tile,
            face "The face that the okey stands for": Face,
            meld "The meld with the okey": Meld,
            undeclared "The indices of the okeys in the meld without a declared face": Vec<usize>,
        },
        /// The tile that the player offers for the okey is itself wild.
        WildPutDown { tile "The wild tile": Tile },
        /// The okey is in a group and its colour was not declared. To get the okey, the player must put down a tile of
        /// every colour that the group lacks. At least one of these tiles is missing from the claim.
        ColoursMissing { faces "All faces that the player must put down": Vec<Face> },
        /// The okey is in a group and its colour was not declared. The player gets the okey by putting down a tile of
        /// each colour that the group lacks: for R7 B7 and an okey, K7 and Y7.
        BothColours { faces "The faces that the player put down": Vec<Face> },
        /// The player cannot take the last discard. The stock was empty, so the throw had already ended the hand.
        LastDiscardClosed,
        /// The player took the last discard and did not finish. A player may take the last discard only to finish.
        LastDiscardKept,
        /// A player may take the last discard only to finish, and it is unknown whether the player finished.
        LastDiscardToFinish,
        /// The player finished with the last discard.
        FinishedWithLast,
        /// The stock is empty, so the player cannot draw a tile.
        StockEmpty,
        /// The shown tile has the same face as the indicator.
        Twin,
        /// The shown tile does not have the same face as the indicator.
        NotTwin { indicator "The face of the indicator": Face },
        /// In 101 players do not show the tile with the indicator's face.
        NothingToShow,
        /// The player showed the tile with the indicator's face too late.
        TooLate,
        /// A player with very few points loses nothing when another player shows the tile with the indicator's face.
        Spared { floor "The smallest number of points with which a player loses a point": u32 },
        /// The player laid off tiles, but the claim does not name the melds onto which they were laid.
        LaidOffUnseen { tiles "The tiles that fit none of the known melds": Vec<Tile> },
        /// The claim does not name the melds on the table.
        NoMeldsTold { tile "The thrown tile": Tile },
        /// It is unknown what the player did with the taken tile.
        TakenUnknown { tile "The taken discard": Tile, opened "True if the player had opened before taking it": bool },
        /// A player who opened with runs and groups lays pairs. This is allowed only if a player has opened with
        /// pairs, which is unknown.
        PairsUnknown,
        /// No source of the rules says what happens when a player puts a taken discard back in the classic game.
        PutBackSilent,
        /// No source of the rules covers this irregularity.
        Silent { what "The irregularity": Irregularity },
        /// The players must agree on a rule for this irregularity.
        ToAgree { what "The irregularity": Irregularity },
        /// The tiles form a meld.
        IsMeld { meld "The meld": Meld },
        /// The tiles do not form a meld, but they win as a dizi: the numbers 1 to 13 of one colour and a second 1.
        WinsAsDizi,
        /// A wild tile can stand for several faces.
        OkeyMayStand { tile "The wild tile": Tile, faces "The faces that it can stand for": Vec<Face> },
        /// After opening, a player may lay melds with any sum.
        AnySum,
        /// A player who opened with pairs may lay more pairs.
        FurtherPairs,
        /// A player who opened with pairs may lay only pairs.
        OnlyPairs,
        /// The player lays off in the turn of the opening, which this table allows.
        SameTurn,
        /// The player exchanges a tile for an okey in the same turn as the opening.
        SwappedAtOnce { allowed "True if this table allows it": bool },
        /// The player exchanges tiles for an okey twice in one turn.
        SwappedAgain { allowed "True if this table allows it": bool },
        /// The player shows the tile with the indicator's face after drawing a tile.
        ShownAfterDraw { late "True if this is too late at this table": bool },
        /// The player shows the tile with the indicator's face before drawing a tile, as this table demands.
        ShownBeforeDraw,
        /// An opponent claimed that the discard was playable, but only after the next draw.
        CalledLate,
        /// An opponent claimed that the discard was playable, but did not name its colour and number.
        CalledUnnamed,
        /// The thrower was the first to notice that the discard was playable; no opponent had said so yet.
        ThrowerNoticed,
        /// The player whose turn it is may take the discard that an opponent claimed as playable.
        MayBeTaken,
        /// The thrower wants to take the discard back.
        Withdrawn { visibility "Says whether another player saw the discard": Visibility },
        /// The player may take the discard, although the player who threw it collects pairs.
        PairsGoerToo,
        /// The owner of a meld pays because another player exchanged a tile for the okey in this meld.
        OwnerPays { points "The points that the owner pays": i64 },
        /// The partner of the player who finished pays nothing.
        MateFree,
        /// A partner loses nothing in the classic game when the other partner wins or shows the tile with the
        /// indicator's face.
        MateLosesNothing,
        /// The win is not valid, but the thrown tile stays thrown.
        CountsAsThrown { tile "The thrown tile": Tile },
        /// The player showed the tile with the indicator's face in time, before the player's first throw.
        InTime,
        /// The claim says that the player committed this foul.
        FoulCalled { foul "The foul": Foul, points "The price of the foul": i64 },
        /// The rulebook does not list this foul. If the table charges it anyway, it costs the same flat price as most
        /// listed fouls.
        Unlisted,
        /// The sum or number of pairs was too low for an opening. The melds go back to the rack, and the player pays
        /// for the foul of a wrong opening.
        TilesComeBack,
        /// The foul costs nothing, because this table does not charge it.
        NoFoulHere,
        /// The player announced an opening with pairs but never opened.
        Announced { played "True if players announce pairs at this table": bool },
        /// The player has not opened, so the penalty does not depend on the numbers of the tiles on the rack.
        Unopened,
        /// The penalty would be higher, but the table limits it.
        Capped { cap "The highest penalty": i64 },
        /// The tiles left cost their sum, or twice their sum.
        Counted { sum "The sum of the tiles": i64, twice "True if they cost twice the sum": bool },
        /// A false joker left on the rack costs points.
        FalseJokerCounts { each "The points for each false joker": i64 },
        /// Each okey left on the rack costs a fixed number of points.
        OkeysLeft { count "The number of okeys left": usize, each "The points for each okey": i64 },
        /// The hand ended because the stock ran out.
        Exhausted,
        /// All players opened with pairs, so the hand is void: the tiles are dealt again.
        Void,
        /// In the classic game the tiles left cost nothing.
        LeftIsFree,
        /// Only the winner's points change.
        WinnerMoves,
        /// The colour of the indicator doubles the points of the win.
        Doubled { colour "The colour of the indicator": Colour },
        /// A dizi (the numbers 1 to 13 of one colour and a second 1) ends the whole game.
        GameOver,
        /// A player who opened with pairs may lay off any number of tiles at this table.
        NoLimit { tiles "The number of tiles laid off": usize },
        /// The player laid off in the turn of the opening. At this table a player may lay off only from the next turn
        /// on.
        LaidOffAtOnce,
        /// The stock ran out. At this table every player then pays for the tiles left, even a player who has not
        /// opened.
        TilesForAll,
        /// The price of the foul depends on the number of the thrown tile, which is unknown.
        FedTileUnknown,
        /// Each okey left costs its number and also the penalty for an okey.
        OkeyNumberToo,
        /// It is unknown whether an opponent claimed in time that the discard was playable.
        ClaimUnknown,
        /// The player laid the tiles of this run in an unusual order, such as R1 R12 R13. The order makes no
        /// difference.
        AnyOrder { meld "The run in its usual order": Meld },
        /// The claim does not name the indicator, so no tile counts as the okey.
        NoIndicator,
        /// No source of the rules says whether players may look at discards in the classic game.
        LookSilent,
        /// The player has not opened, so the player may not look at any discards.
        LooksUnopened,
        /// A player who opened with pairs may look at all discards.
        LooksWithPairs,
        /// A player who opened with runs and groups looks at the discards of other players. Such a player may
        /// look only at their own discards.
        LooksAtOthers,
        /// A player who opened with runs and groups looks at their own discards.
        LooksAtOwn { thrown "True if the player has thrown a tile in this turn": bool },
        /// The player opened with the taken discard. At some tables the player who threw that tile pays for this.
        FedNextPlayer { points "The points that this player pays; 0 if this table charges none": i64 },
    }
}

impl Fact {
    /// Returns true if this fact says that something is unknown. The ruling then answers neither yes nor no, unless
    /// another fact speaks against the claim.
    pub(crate) const fn is_unknown(&self) -> bool {
        matches!(
            self,
            Self::NotSeparated { .. }
                | Self::LaidOffUnseen { .. }
                | Self::SwappedUnseen { .. }
                | Self::NoMeldsTold { .. }
                | Self::PlayableUnknown { .. }
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
