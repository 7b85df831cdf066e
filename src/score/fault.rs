//! Faults in a report of finished hands.

use crate::hand::HandFault;
use crate::notation::{self, Letters};
use crate::table::{Symbol, TableFault, Variant};
use crate::tiles::Tile;
use crate::words::{Clause, kinds};

use super::{FinishKind, Foul, FoulKind, GameEnd, Opened, Scoring};

/// The part of a hand that cannot be settled without the indicator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Needs {
    /// The number of a false joker that plays as the okey.
    OkeyAsFalseJoker,
    /// The number of a false joker that plays as the indicator.
    IndicatorAsFalseJoker,
    /// The number of an okey left, at a table that counts it.
    OkeyNumber,
    /// The colour that may double the hand.
    Colour,
}

impl Needs {
    /// Returns the clause that needs it.
    pub const fn clause(self) -> Clause {
        match self {
            Self::OkeyAsFalseJoker | Self::IndicatorAsFalseJoker => Clause::PenaltyFalseJoker,
            Self::OkeyNumber => Clause::PenaltyOkey,
            Self::Colour => Clause::ScoreColours,
        }
    }
}

kinds! {
    /// The faults of a report of hands. Each variant describes an input that triggers it, under `101` unless it names
    /// another profile.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum ScoreFault {
        /// An empty sheet.
        NoHands = "no-hands",
        /// One player, or five.
        PlayerCount { found "How many there are": usize, seats "How many sit at the table": usize }
            = "player-count" breaks Clause::SeatsTwoThree,
        /// A name without a letter.
        NameEmpty = "name-empty",
        /// A name of a hundred letters.
        NameLong { most "The most there may be": usize } = "name-long",
        /// Two players of one name.
        NameTwice { name "The name": String } = "name-twice",
        /// A finish by a name that is not among the players.
        FinisherUnknown { name "The name": String, nearest "A player who may have been meant": Option<String> }
            = "finisher-unknown",
        /// `--finish Ali --finish Veli`, or a list of names in `by`.
        TwoFinishers = "two-finishers" breaks Clause::FinishLastTile,
        /// A finisher with tiles left.
        FinisherHasTiles {
            name "The finisher": String, held "How many tiles": usize, scoring "How the game is scored": Scoring,
        } = "finisher-has-tiles" breaks match scoring {
            Scoring::Yuzbir => Clause::FinishLastTile,
            Scoring::Ladder | Scoring::Pot => Clause::WinShape,
            Scoring::Chains => Clause::Cs102Win,
        },
        /// Elden although another player has opened.
        EldenAfterOpening { finisher "The finisher": String, opener "The player who has opened": String }
            = "elden-after-opening" breaks Clause::FinishHand,
        /// Elden from pairs.
        EldenWithPairs = "elden-with-pairs" breaks Clause::FinishPairsParity,
        /// A finish from pairs by a player who opened with series.
        PairsAfterSeries { name "The finisher": String } = "pairs-after-series" breaks Clause::OpenNoMix,
        /// `"pairs": false` of a player who opened with pairs.
        PairsDenied { name "The finisher": String } = "pairs-denied" breaks Clause::OpenNoMix,
        /// Devam at a table that does not play it.
        DevamOff = "devam-off" breaks Clause::FinishMultiplier,
        /// A dizi at a table with `win.dizi = false`, at which 1 may not follow 13 either.
        DiziOff = "dizi-off" breaks Clause::WinDizi,
        /// Dizi in 101, elden in the classic game.
        FinishUnwanted { how "The finish": FinishKind, variant "The profile": Variant }
            = "finish-unwanted" breaks finish_clause(*how, *variant),
        /// A dizi from pairs, in the classic game.
        DiziWithPairs = "dizi-with-pairs" breaks Clause::WinPairs,
        /// `"opened"` in the classic game.
        OpenedUnwanted { variant "The profile": Variant } = "opened-unwanted" breaks Clause::OpenSeries,
        /// Three okeys left in all, or more copies of another tile than exist.
        CopiesLeft {
            tile "The tile": Symbol, left "How many are left": usize,
            exist "How many there are, apart from the indicator itself": usize,
            thrown "How many of them were thrown to finish": usize, is_okey "Whether it is the okey": bool,
            on_table "Whether one of them lies face up as the indicator": bool,
        } = "copies-left" breaks Clause::TilesCopies,
        /// More tiles left than a player can keep.
        TooManyLeft {
            name "The player, if known": Option<String>, held "How many tiles": usize,
            most "The most there can be": usize, opened "What the player opened with": Option<Opened>,
        } = "too-many-left" breaks match opened {
            None => Clause::TilesDeal,
            Some(Opened::Series) => Clause::OpenSeries,
            Some(Opened::Pairs) => Clause::OpenPairs,
        },
        /// An opened player without tiles who did not finish.
        OpenedWithoutTiles { name "The player": String } = "opened-without-tiles" breaks Clause::FinishLastTile,
        /// An opened player whose tiles left are missing.
        LeftMissing { name "The player": String } = "left-missing" breaks Clause::PenaltyOpened,
        /// A false joker left, and no indicator.
        IndicatorNeeded { needs "What it is needed for": Needs } = "indicator-needed" breaks needs.clause(),
        /// A player without a team, under `101-team`.
        TeamMissing { name "The player": String, clause "What partners play by": Clause }
            = "team-missing" breaks *clause,
        /// A team at a table without partners.
        TeamUnwanted { variant "The profile": Variant, clause "What partners play by": Clause }
            = "team-unwanted" breaks *clause,
        /// Teams that are not two of two, under `101-team`.
        TeamShape {
            sizes "The teams with their sizes": Vec<(String, usize)>, clause "What partners play by": Clause,
        } = "team-shape" breaks *clause,
        /// `"fouls": ["sulking"]`: no foul of this game.
        UnknownFoul {
            name "The name": String, nearest "The nearest one there is": Option<FoulKind>,
            scoring "How the game is scored, where it is a foul in another one": Option<Scoring>,
        } = "unknown-foul" breaks match scoring {
            None | Some(Scoring::Yuzbir) => Clause::FoulList,
            Some(Scoring::Ladder) => Clause::ScoreFalseWin,
            Some(Scoring::Pot) => Clause::ScorePot,
            Some(Scoring::Chains) => Clause::Cs102Win,
        },
        /// A playable discard with `fouls.playable = off`.
        FoulOff { foul "The foul": Foul } = "foul-off" breaks foul.kind.clause(),
        /// `"fouls": ["feeding"]` with `fouls.feeding = number`: the tile is missing.
        FedTileMissing = "fed-tile-missing" breaks Clause::FoulFeeding,
        /// `"fouls": ["feeding:J*"]`: the number is missing.
        FedNumberUnknown { fed "What stands after the colon": String } = "fed-number-untold" breaks Clause::FoulFeeding,
        /// The indicator's twin shown in a game that gives no points for it.
        ShownUnwanted { variant "The profile": Variant, scoring "How it is scored": Scoring }
            = "shown-unwanted" breaks match scoring {
            Scoring::Yuzbir => Clause::IndicatorNone,
            Scoring::Ladder => Clause::ScoreIndicator,
            Scoring::Pot => Clause::ScorePot,
            Scoring::Chains => Clause::TilesCopies,
        },
        /// The indicator's twin shown by two players, in the classic game.
        ShownTwice = "shown-twice" breaks Clause::ScoreIndicator,
        /// `"announced": true` at a table that does not announce pairs.
        AnnounceOff = "announce-off" breaks Clause::PairsAnnounce,
        /// No stake, under `okey-pot`.
        StakeMissing = "stake-missing" breaks Clause::ScorePot,
        /// A stake in a game without a pot.
        StakeUnwanted { variant "The profile": Variant } = "stake-unwanted" breaks Clause::ScorePot,
        /// A sheet with a player who was not in its first hand.
        SheetStranger { name "The player": String, nearest "The one who may have been meant": Option<String> }
            = "sheet-stranger",
        /// A sheet with a hand that lacks a player.
        SheetAbsent { name "The player": String } = "sheet-absent",
        /// A player who changes teams.
        SheetTeams { name "The player": String, team "The team so far": String }
            = "sheet-teams" breaks Clause::TeamMate,
        /// A sheet of two variants, or of another variant than the one given.
        SheetVariant { first "The variant so far": Variant, here "The one named here": Variant } = "sheet-variant",
        /// A hand after the end of the game.
        HandAfterEnd {
            hands "How many hands the game had": usize, ended "What ended it": GameEnd,
        } = "hand-after-end" may_break match ended {
            GameEnd::Hands => Some(Clause::MatchHands),
            GameEnd::Limit => Some(Clause::MatchLimit),
            GameEnd::Points => None,
        },
        /// `--hands 10`: not a usual number of hands.
        HandsNumber { hands "The number": u64 } = "hands-number" breaks Clause::MatchHands,
        /// `--hands` in a game without a fixed number of hands.
        HandsUnwanted { variant "The profile": Variant } = "hands-unwanted" breaks Clause::MatchHands,
    }
    of others {
        /// Yellow and green tiles on the racks of one table.
        Hand(HandFault),
        /// An indicator that does not fit the game.
        Table(TableFault),
    }
}

impl ScoreFault {
    /// Returns the fault for an unknown foul, with the nearest name, or for a feeding without a known number.
    pub fn unknown_foul(name: &str) -> Self {
        // The table gives the number of false jokers and okeys.
        let numberless = |tile: &str| {
            let symbol = notation::tile(tile, Letters::Krby).map(|written| written.symbol);
            symbol.is_ok_and(|symbol| !matches!(symbol, Symbol::Tile(Tile::Numbered(_))))
        };
        if let Some((kind, fed)) = name.split_once(':')
            && Foul::find(kind).is_some_and(|foul| foul.kind == FoulKind::Feeding)
            && numberless(fed.split(':').next().unwrap_or(fed))
        {
            return Self::FedNumberUnknown { fed: fed.to_owned() };
        }
        Self::UnknownFoul { name: name.to_owned(), nearest: FoulKind::suggest(name), scoring: None }
    }
}

/// Returns the clause that defines finishes of this game.
const fn finish_clause(how: FinishKind, variant: Variant) -> Clause {
    match (how, variant) {
        (_, Variant::Cs102) => Clause::Cs102Win,
        (FinishKind::Okey, _) => Clause::WinOkeyFinish,
        (FinishKind::Pairs, _) => Clause::WinPairs,
        (FinishKind::Dizi, _) => Clause::WinDizi,
        (FinishKind::Hand, _) => Clause::FinishHand,
        (FinishKind::Devam, _) => Clause::FinishMultiplier,
    }
}
