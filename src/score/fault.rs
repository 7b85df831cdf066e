//! Errors in a report of finished hands.

use crate::hand::HandFault;
use crate::notation::{self, Letters};
use crate::table::{Symbol, TableFault, Variant};
use crate::tiles::Tile;
use crate::words::{Clause, kinds};

use super::{FinishKind, Foul, FoulKind, GameEnd, Opened, Scoring};

/// The reason why a hand cannot be scored without the indicator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Needs {
    /// A false joker was left. It costs as many points as the okey's number, which is unknown.
    OkeyAsFalseJoker,
    /// A false joker was left. It costs as many points as the indicator's number, which is unknown.
    IndicatorAsFalseJoker,
    /// An okey was left, and this table charges the okey's number, which is unknown.
    OkeyNumber,
    /// At this table some colours of the indicator double the points of the hand.
    Colour,
}

impl Needs {
    /// Returns the clause that makes the indicator necessary.
    pub const fn clause(self) -> Clause {
        match self {
            Self::OkeyAsFalseJoker | Self::IndicatorAsFalseJoker => Clause::PenaltyFalseJoker,
            Self::OkeyNumber => Clause::PenaltyOkey,
            Self::Colour => Clause::ScoreColours,
        }
    }
}

kinds! {
    /// The kinds of error in a report of hands. The comment at each kind gives an input with that error, under the
    /// profile `101` unless it names another one.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum ScoreFault {
        /// A sheet without hands.
        NoHands = "no-hands",
        /// A hand with one player or with five players.
        PlayerCount { found "How many there are": usize, seats "How many sit at the table": usize }
            = "player-count" breaks Clause::SeatsTwoThree,
        /// A player's name that contains no letter.
        NameEmpty = "name-empty",
        /// A player's name of a hundred letters.
        NameLong { most "The most there may be": usize } = "name-long",
        /// Two players with the same name.
        NameTwice { name "The name": String } = "name-twice",
        /// The finisher's name is not among the players.
        FinisherUnknown { name "The name": String, nearest "A player who may have been meant": Option<String> }
            = "finisher-unknown",
        /// Two finishers: `--finish Ali --finish Veli`, or a list of names in `by`.
        TwoFinishers = "two-finishers" breaks Clause::FinishLastTile,
        /// The finisher has tiles left.
        FinisherHasTiles {
            name "The finisher": String, held "How many tiles": usize, scoring "How the game is scored": Scoring,
        } = "finisher-has-tiles" breaks match scoring {
            Scoring::Yuzbir => Clause::FinishLastTile,
            Scoring::Ladder | Scoring::Pot => Clause::WinShape,
            Scoring::Chains => Clause::Cs102Win,
        },
        /// Elden (opening and finishing in one turn), although another player has opened before.
        EldenAfterOpening { finisher "The finisher": String, opener "The player who has opened": String }
            = "elden-after-opening" breaks Clause::FinishHand,
        /// An elden finish (opening and finishing in one turn) by a player who opened with pairs.
        EldenWithPairs = "elden-with-pairs" breaks Clause::FinishPairsParity,
        /// A finish with pairs by a player who opened with runs and groups.
        PairsAfterSeries { name "The finisher": String } = "pairs-after-series" breaks Clause::OpenNoMix,
        /// The finisher opened with pairs, and the report says `"pairs": false`.
        PairsDenied { name "The finisher": String } = "pairs-denied" breaks Clause::OpenNoMix,
        /// Devam (both okeys as the last two tiles), at a table that does not play it.
        DevamOff = "devam-off" breaks Clause::FinishMultiplier,
        /// A dizi (a colour's 1 to 13 and a second 1), at a table with `win.dizi = false` where 1 may not follow 13.
        DiziOff = "dizi-off" breaks Clause::WinDizi,
        /// A finish that the game does not have: a dizi (1 to 13 of one colour and a second 1) in 101, or elden
        /// (opening and finishing in one turn) in the classic game.
        FinishUnwanted { how "The finish": FinishKind, variant "The profile": Variant }
            = "finish-unwanted" breaks finish_clause(*how, *variant),
        /// A finish that is both a dizi (1 to 13 of one colour and a second 1) and seven pairs, in the classic game.
        DiziWithPairs = "dizi-with-pairs" breaks Clause::WinPairs,
        /// `"opened"` in the classic game, which has no openings.
        OpenedUnwanted { variant "The profile": Variant } = "opened-unwanted" breaks Clause::OpenSeries,
        /// More copies of a tile are left than exist, for example three okeys.
        CopiesLeft {
            tile "The tile": Symbol, left "How many are left": usize,
            exist "How many there are, apart from the indicator itself": usize,
            thrown "How many of them were thrown to finish": usize, is_okey "Whether it is the okey": bool,
            on_table "Whether one of them lies face up as the indicator": bool,
        } = "copies-left" breaks Clause::TilesCopies,
        /// A player has more tiles left than a rack holds, or more than an opening can have left over.
        TooManyLeft {
            name "The player, if known": Option<String>, held "How many tiles": usize,
            most "The most there can be": usize, opened "What the player opened with": Option<Opened>,
        } = "too-many-left" breaks match opened {
            None => Clause::TilesDeal,
            Some(Opened::Series) => Clause::OpenSeries,
            Some(Opened::Pairs) => Clause::OpenPairs,
        },
        /// A player who has opened has no tiles left, although another player finished.
        OpenedWithoutTiles { name "The player": String } = "opened-without-tiles" breaks Clause::FinishLastTile,
        /// A player has opened, and the report does not say which tiles are left.
        LeftMissing { name "The player": String } = "left-missing" breaks Clause::PenaltyOpened,
        /// The score depends on the indicator, which is unknown, for example because a false joker was left.
        IndicatorNeeded { needs "What it is needed for": Needs } = "indicator-needed" breaks needs.clause(),
        /// A player has no team, under the profile `101-team`.
        TeamMissing { name "The player": String, clause "What partners play by": Clause }
            = "team-missing" breaks *clause,
        /// A player has a team, at a table without partners.
        TeamUnwanted { variant "The profile": Variant, clause "What partners play by": Clause }
            = "team-unwanted" breaks *clause,
        /// The teams are not two teams of two players, under the profile `101-team`.
        TeamShape {
            sizes "The teams with their sizes": Vec<(String, usize)>, clause "What partners play by": Clause,
        } = "team-shape" breaks *clause,
        /// An unknown foul: `"fouls": ["sulking"]`.
        UnknownFoul {
            name "The name": String, nearest "The nearest one there is": Option<FoulKind>,
            scoring "How the game is scored, where it is a foul in another one": Option<Scoring>,
        } = "unknown-foul" breaks match scoring {
            None | Some(Scoring::Yuzbir) => Clause::FoulList,
            Some(Scoring::Ladder) => Clause::ScoreFalseWin,
            Some(Scoring::Pot) => Clause::ScorePot,
            Some(Scoring::Chains) => Clause::Cs102Win,
        },
        /// A foul that a switch of the table turns off, for example a playable discard with `fouls.playable = off`.
        FoulOff { foul "The foul": Foul } = "foul-off" breaks foul.kind.clause(),
        /// `"fouls": ["feeding"]` with `fouls.feeding = number`. The price depends on the number of the discard that
        /// let the next player open, and the report does not give this number.
        FedTileMissing = "fed-tile-missing" breaks Clause::FoulFeeding,
        /// `"fouls": ["feeding:J*"]`: a false joker has no number, so the price is unknown.
        FedNumberUnknown { fed "What stands after the colon": String } = "fed-number-untold" breaks Clause::FoulFeeding,
        /// A player showed the indicator's twin (the second tile with the indicator's face), in a game that gives no
        /// points for it.
        ShownUnwanted { variant "The profile": Variant, scoring "How it is scored": Scoring }
            = "shown-unwanted" breaks match scoring {
            Scoring::Yuzbir => Clause::IndicatorNone,
            Scoring::Ladder => Clause::ScoreIndicator,
            Scoring::Pot => Clause::ScorePot,
            Scoring::Chains => Clause::TilesCopies,
        },
        /// Two players showed the indicator's twin (the second tile with the indicator's face), in the classic game.
        ShownTwice = "shown-twice" breaks Clause::ScoreIndicator,
        /// `"announced": true`, at a table where no player announces a hand of pairs before opening.
        AnnounceOff = "announce-off" breaks Clause::PairsAnnounce,
        /// No stake is given, under the profile `okey-pot`.
        StakeMissing = "stake-missing" breaks Clause::ScorePot,
        /// A stake is given, in a game without a pot.
        StakeUnwanted { variant "The profile": Variant } = "stake-unwanted" breaks Clause::ScorePot,
        /// A later hand of a sheet has a player who was not in the first hand.
        SheetStranger { name "The player": String, nearest "The one who may have been meant": Option<String> }
            = "sheet-stranger",
        /// A later hand of a sheet lacks a player of the first hand.
        SheetAbsent { name "The player": String } = "sheet-absent",
        /// A player changes teams between two hands of a sheet.
        SheetTeams { name "The player": String, team "The team so far": String }
            = "sheet-teams" breaks Clause::TeamMate,
        /// Two hands of a sheet name different variants, or a hand names another variant than the options do.
        SheetVariant { first "The variant so far": Variant, here "The one named here": Variant } = "sheet-variant",
        /// A sheet continues with a hand after the end of the game.
        HandAfterEnd {
            hands "How many hands the game had": usize, ended "What ended it": GameEnd,
        } = "hand-after-end" may_break match ended {
            GameEnd::Hands => Some(Clause::MatchHands),
            GameEnd::Limit => Some(Clause::MatchLimit),
            GameEnd::Points => None,
        },
        /// `--hands 0`: a game has at least one hand.
        HandsNumber { hands "The number": u64 } = "hands-number" breaks Clause::MatchHands,
        /// `--hands`, in a game without a fixed number of hands.
        HandsUnwanted { variant "The profile": Variant } = "hands-unwanted" breaks Clause::MatchHands,
    }
    of others {
        /// An error in a hand: the racks of one table hold both yellow and green tiles.
        Hand(HandFault),
        /// An error in the table: the indicator does not fit the game.
        Table(TableFault),
    }
}

impl ScoreFault {
    /// Returns the fault for an unknown foul, with the most similar known name. `feeding:J*` gets its own fault,
    /// because the foul is known but its tile has no number.
    pub fn unknown_foul(name: &str) -> Self {
        // False jokers and okeys have no number of their own: their number depends on the indicator.
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

/// Returns the clause that defines this kind of finish, given the variant of the game.
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
