//! What is wrong with a report of finished hands.

use crate::hand::HandFault;
use crate::table::{Symbol, TableFault, Variant};
use crate::words::{Clause, kinds};

use super::{FinishKind, Foul, FoulKind, FoulSwitch, Opened, Scoring};

/// What a hand cannot be settled for without its indicator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Needs {
    /// The number of a false joker that plays as the okey.
    OkeyAsFalseJoker,
    /// The number of a false joker that plays as the indicator.
    IndicatorAsFalseJoker,
    /// The number of an okey left, where it counts.
    OkeyNumber,
    /// The colour that may double the hand.
    Colour,
}

impl Needs {
    /// The clause that asks for it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::OkeyAsFalseJoker | Self::IndicatorAsFalseJoker => Clause::PenaltyFalseJoker,
            Self::OkeyNumber => Clause::PenaltyOkey,
            Self::Colour => Clause::ScoreColours,
        }
    }
}

/// The kinds of fault a report of hands can have. Each names a hand that has it, under `101` unless it says otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ScoreFault {
    /// Yellow and green on the racks of one table.
    Hand(HandFault),
    /// An indicator that does not fit the game.
    Table(TableFault),
    /// An empty sheet.
    NoHands,

    /// One player, or five.
    PlayerCount {
        /// How many there are.
        found: usize,
    },
    /// A name without a letter.
    NameEmpty,
    /// A name of a hundred letters.
    NameLong {
        /// The most there may be.
        most: usize,
    },
    /// Two players of one name.
    NameTwice {
        /// The name.
        name: String,
    },
    /// A finish by someone who does not play.
    FinisherUnknown {
        /// The name.
        name: String,
        /// A player who may have been meant.
        nearest: Option<String>,
    },
    /// `--finish Ali --finish Veli`, or a list of names in `by`.
    TwoFinishers,
    /// A finisher with tiles left.
    FinisherHasTiles {
        /// The finisher.
        name: String,
        /// How many tiles.
        held: usize,
        /// How the game is scored.
        scoring: Scoring,
    },
    /// Elden, though another player has opened.
    EldenAfterOpening {
        /// The finisher.
        finisher: String,
        /// The player who has opened.
        opener: String,
    },
    /// Elden from pairs.
    EldenWithPairs,
    /// A finish from pairs by a player who opened with series.
    PairsAfterSeries {
        /// The finisher.
        name: String,
    },
    /// `"pairs": false` of a player who opened with pairs.
    PairsDenied {
        /// The finisher.
        name: String,
    },
    /// Devam at a table that does not play it.
    DevamOff,
    /// Dizi in 101, elden in the classic game.
    FinishUnwanted {
        /// The finish.
        how: FinishKind,
        /// The profile.
        variant: Variant,
    },
    /// A dizi from pairs, in the classic game.
    DiziWithPairs,
    /// `"opened"` in the classic game.
    OpenedUnwanted {
        /// The profile.
        variant: Variant,
    },
    /// Three okeys left in all, or more copies of another tile than exist.
    CopiesLeft {
        /// The tile.
        tile: Symbol,
        /// How many are left.
        left: usize,
        /// How many there are, apart from the indicator itself.
        exist: usize,
        /// How many of them were thrown to finish.
        thrown: usize,
        /// Whether it is the okey.
        is_okey: bool,
        /// Whether one of them lies face up as the indicator.
        on_table: bool,
    },
    /// More tiles left than a player can keep.
    TooManyLeft {
        /// The player, where it is told who.
        name: Option<String>,
        /// How many tiles.
        held: usize,
        /// The most there can be.
        most: usize,
        /// What the player opened with.
        opened: Option<Opened>,
    },
    /// An opened player without tiles who did not finish.
    OpenedWithoutTiles {
        /// The player.
        name: String,
    },
    /// An opened player whose tiles left are not told.
    LeftMissing {
        /// The player.
        name: String,
    },
    /// A false joker left where the indicator is not told.
    IndicatorNeeded {
        /// What it is needed for.
        needs: Needs,
    },
    /// A player without a team, under `101-team`.
    TeamMissing {
        /// The player.
        name: String,
    },
    /// A team where everyone plays alone.
    TeamUnwanted {
        /// The profile.
        variant: Variant,
    },
    /// Teams that are not two of two, under `101-team`.
    TeamShape {
        /// The teams with their sizes.
        sizes: Vec<(String, usize)>,
    },
    /// `"fouls": ["sulking"]`: no foul of this game.
    UnknownFoul {
        /// The name.
        name: String,
        /// The nearest one there is.
        nearest: Option<FoulKind>,
        /// How the game is scored, where it is a foul in another one.
        scoring: Option<Scoring>,
    },
    /// A playable discard with `fouls.playable = off`.
    FoulOff {
        /// The foul.
        foul: Foul,
        /// The switch that turns it off.
        switch: FoulSwitch,
    },
    /// `"fouls": ["feeding"]` with `fouls.feeding = number`: the tile is not told.
    FedTileMissing,
    /// The indicator's twin shown where that is worth nothing.
    ShownUnwanted {
        /// The profile.
        variant: Variant,
        /// How it is scored.
        scoring: Scoring,
    },
    /// The indicator's twin shown by two players, in the classic game.
    ShownTwice,
    /// No stake, under `okey-pot`.
    StakeMissing,
    /// A stake where there is no pot.
    StakeUnwanted {
        /// The profile.
        variant: Variant,
    },

    /// A sheet with a player who was not there before.
    SheetStranger {
        /// The player.
        name: String,
        /// The one who may have been meant.
        nearest: Option<String>,
    },
    /// A sheet with a hand that lacks a player.
    SheetAbsent {
        /// The player.
        name: String,
    },
    /// A player who changes teams.
    SheetTeams {
        /// The player.
        name: String,
        /// The team so far.
        team: String,
    },
    /// A sheet of two variants, or one that is not the variant asked for.
    SheetVariant {
        /// The variant so far.
        first: Variant,
        /// The one named here.
        here: Variant,
    },
    /// A hand after the end of the game.
    HandAfterEnd {
        /// How many hands the game had.
        hands: usize,
        /// Whether it ended by its number of hands.
        by_number: bool,
    },
    /// `--hands 10`: no game has so many.
    HandsNumber {
        /// The number.
        hands: u64,
    },
    /// `--hands` in a game that is not played over a number of hands.
    HandsUnwanted {
        /// The profile.
        variant: Variant,
    },
}

kinds! {
    pub ScoreFault {
        Self::NoHands => "no-hands",
        Self::PlayerCount { .. } => "player-count" breaks Clause::TilesDeal,
        Self::NameEmpty => "name-empty",
        Self::NameLong { .. } => "name-long",
        Self::NameTwice { .. } => "name-twice",
        Self::FinisherUnknown { .. } => "finisher-unknown",
        Self::TwoFinishers => "two-finishers" breaks Clause::FinishLastTile,
        Self::FinisherHasTiles { scoring, .. } => "finisher-has-tiles" breaks match scoring {
            Scoring::Yuzbir => Clause::FinishLastTile,
            Scoring::Ladder | Scoring::Pot => Clause::WinShape,
            Scoring::Chains => Clause::Cs102Win,
        },
        Self::EldenAfterOpening { .. } => "elden-after-opening" breaks Clause::FinishHand,
        Self::EldenWithPairs => "elden-with-pairs" breaks Clause::FinishPairsParity,
        Self::PairsAfterSeries { .. } => "pairs-after-series" breaks Clause::OpenNoMix,
        Self::PairsDenied { .. } => "pairs-denied" breaks Clause::OpenNoMix,
        Self::DevamOff => "devam-off" breaks Clause::FinishMultiplier,
        Self::FinishUnwanted { how, variant } => "finish-unwanted" breaks finish_clause(*how, *variant),
        Self::DiziWithPairs => "dizi-with-pairs" breaks Clause::WinPairs,
        Self::OpenedUnwanted { .. } => "opened-unwanted" breaks Clause::OpenSeries,
        Self::CopiesLeft { .. } => "copies-left" breaks Clause::TilesCopies,
        Self::TooManyLeft { opened, .. } => "too-many-left" breaks match opened {
            None => Clause::TilesDeal,
            Some(Opened::Series) => Clause::OpenSeries,
            Some(Opened::Pairs) => Clause::OpenPairs,
        },
        Self::OpenedWithoutTiles { .. } => "opened-without-tiles" breaks Clause::FinishLastTile,
        Self::LeftMissing { .. } => "left-missing" breaks Clause::PenaltyOpened,
        Self::IndicatorNeeded { needs } => "indicator-needed" breaks needs.clause(),
        Self::TeamMissing { .. } => "team-missing" breaks Clause::TeamMate,
        Self::TeamUnwanted { .. } => "team-unwanted" breaks Clause::TeamMate,
        Self::TeamShape { .. } => "team-shape" breaks Clause::TeamMate,
        Self::UnknownFoul { scoring, .. } => "unknown-foul" breaks match scoring {
            None | Some(Scoring::Yuzbir) => Clause::FoulList,
            Some(Scoring::Ladder) => Clause::ScoreFalseWin,
            Some(Scoring::Pot) => Clause::ScorePot,
            Some(Scoring::Chains) => Clause::Cs102Win,
        },
        Self::FoulOff { foul, .. } => "foul-off" breaks foul.kind.clause(),
        Self::FedTileMissing => "fed-tile-missing" breaks Clause::FoulFeeding,
        Self::ShownUnwanted { scoring, .. } => "shown-unwanted" breaks match scoring {
            Scoring::Yuzbir => Clause::IndicatorNone,
            Scoring::Ladder => Clause::ScoreIndicator,
            Scoring::Pot => Clause::ScorePot,
            Scoring::Chains => Clause::TilesCopies,
        },
        Self::ShownTwice => "shown-twice" breaks Clause::ScoreIndicator,
        Self::StakeMissing => "stake-missing" breaks Clause::ScorePot,
        Self::StakeUnwanted { .. } => "stake-unwanted" breaks Clause::ScorePot,
        Self::SheetStranger { .. } => "sheet-stranger",
        Self::SheetAbsent { .. } => "sheet-absent",
        Self::SheetTeams { .. } => "sheet-teams" breaks Clause::TeamMate,
        Self::SheetVariant { .. } => "sheet-variant",
        Self::HandAfterEnd { by_number, .. } => "hand-after-end" may_break if *by_number { Some(Clause::MatchHands) } else { None },
        Self::HandsNumber { .. } => "hands-number" breaks Clause::MatchHands,
        Self::HandsUnwanted { .. } => "hands-unwanted" breaks Clause::MatchHands,
    }
    of others { Hand(HandFault), Table(TableFault) }
}

impl ScoreFault {
    /// A foul no game has, with the nearest name.
    #[must_use]
    pub fn unknown_foul(name: &str) -> Self {
        Self::UnknownFoul { name: name.to_owned(), nearest: FoulKind::suggest(name), scoring: None }
    }
}

/// The clause that says what a finish is, and so in which game; the game of chains has its own.
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
