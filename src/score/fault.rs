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

kinds! {
    /// The kinds of fault a report of hands can have. Each names a hand that has it, under `101` unless it says
    /// otherwise.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum ScoreFault {
        /// An empty sheet.
        NoHands = "no-hands",
        /// One player, or five.
        PlayerCount {
            /// How many there are.
            found: usize,
        } = "player-count" breaks Clause::TilesDeal,
        /// A name without a letter.
        NameEmpty = "name-empty",
        /// A name of a hundred letters.
        NameLong {
            /// The most there may be.
            most: usize,
        } = "name-long",
        /// Two players of one name.
        NameTwice {
            /// The name.
            name: String,
        } = "name-twice",
        /// A finish by someone who does not play.
        FinisherUnknown {
            /// The name.
            name: String,
            /// A player who may have been meant.
            nearest: Option<String>,
        } = "finisher-unknown",
        /// `--finish Ali --finish Veli`, or a list of names in `by`.
        TwoFinishers = "two-finishers" breaks Clause::FinishLastTile,
        /// A finisher with tiles left.
        FinisherHasTiles {
            /// The finisher.
            name: String,
            /// How many tiles.
            held: usize,
            /// How the game is scored.
            scoring: Scoring,
        } = "finisher-has-tiles" breaks match scoring {
            Scoring::Yuzbir => Clause::FinishLastTile,
            Scoring::Ladder | Scoring::Pot => Clause::WinShape,
            Scoring::Chains => Clause::Cs102Win,
        },
        /// Elden, though another player has opened.
        EldenAfterOpening {
            /// The finisher.
            finisher: String,
            /// The player who has opened.
            opener: String,
        } = "elden-after-opening" breaks Clause::FinishHand,
        /// Elden from pairs.
        EldenWithPairs = "elden-with-pairs" breaks Clause::FinishPairsParity,
        /// A finish from pairs by a player who opened with series.
        PairsAfterSeries {
            /// The finisher.
            name: String,
        } = "pairs-after-series" breaks Clause::OpenNoMix,
        /// `"pairs": false` of a player who opened with pairs.
        PairsDenied {
            /// The finisher.
            name: String,
        } = "pairs-denied" breaks Clause::OpenNoMix,
        /// Devam at a table that does not play it.
        DevamOff = "devam-off" breaks Clause::FinishMultiplier,
        /// Dizi in 101, elden in the classic game.
        FinishUnwanted {
            /// The finish.
            how: FinishKind,
            /// The profile.
            variant: Variant,
        } = "finish-unwanted" breaks finish_clause(*how, *variant),
        /// A dizi from pairs, in the classic game.
        DiziWithPairs = "dizi-with-pairs" breaks Clause::WinPairs,
        /// `"opened"` in the classic game.
        OpenedUnwanted {
            /// The profile.
            variant: Variant,
        } = "opened-unwanted" breaks Clause::OpenSeries,
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
        } = "copies-left" breaks Clause::TilesCopies,
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
        } = "too-many-left" breaks match opened {
            None => Clause::TilesDeal,
            Some(Opened::Series) => Clause::OpenSeries,
            Some(Opened::Pairs) => Clause::OpenPairs,
        },
        /// An opened player without tiles who did not finish.
        OpenedWithoutTiles {
            /// The player.
            name: String,
        } = "opened-without-tiles" breaks Clause::FinishLastTile,
        /// An opened player whose tiles left are not told.
        LeftMissing {
            /// The player.
            name: String,
        } = "left-missing" breaks Clause::PenaltyOpened,
        /// A false joker left where the indicator is not told.
        IndicatorNeeded {
            /// What it is needed for.
            needs: Needs,
        } = "indicator-needed" breaks needs.clause(),
        /// A player without a team, under `101-team`.
        TeamMissing {
            /// The player.
            name: String,
        } = "team-missing" breaks Clause::TeamMate,
        /// A team where everyone plays alone.
        TeamUnwanted {
            /// The profile.
            variant: Variant,
        } = "team-unwanted" breaks Clause::TeamMate,
        /// Teams that are not two of two, under `101-team`.
        TeamShape {
            /// The teams with their sizes.
            sizes: Vec<(String, usize)>,
        } = "team-shape" breaks Clause::TeamMate,
        /// `"fouls": ["sulking"]`: no foul of this game.
        UnknownFoul {
            /// The name.
            name: String,
            /// The nearest one there is.
            nearest: Option<FoulKind>,
            /// How the game is scored, where it is a foul in another one.
            scoring: Option<Scoring>,
        } = "unknown-foul" breaks match scoring {
            None | Some(Scoring::Yuzbir) => Clause::FoulList,
            Some(Scoring::Ladder) => Clause::ScoreFalseWin,
            Some(Scoring::Pot) => Clause::ScorePot,
            Some(Scoring::Chains) => Clause::Cs102Win,
        },
        /// A playable discard with `fouls.playable = off`.
        FoulOff {
            /// The foul.
            foul: Foul,
            /// The switch that turns it off.
            switch: FoulSwitch,
        } = "foul-off" breaks foul.kind.clause(),
        /// `"fouls": ["feeding"]` with `fouls.feeding = number`: the tile is not told.
        FedTileMissing = "fed-tile-missing" breaks Clause::FoulFeeding,
        /// The indicator's twin shown where that is worth nothing.
        ShownUnwanted {
            /// The profile.
            variant: Variant,
            /// How it is scored.
            scoring: Scoring,
        } = "shown-unwanted" breaks match scoring {
            Scoring::Yuzbir => Clause::IndicatorNone,
            Scoring::Ladder => Clause::ScoreIndicator,
            Scoring::Pot => Clause::ScorePot,
            Scoring::Chains => Clause::TilesCopies,
        },
        /// The indicator's twin shown by two players, in the classic game.
        ShownTwice = "shown-twice" breaks Clause::ScoreIndicator,
        /// No stake, under `okey-pot`.
        StakeMissing = "stake-missing" breaks Clause::ScorePot,
        /// A stake where there is no pot.
        StakeUnwanted {
            /// The profile.
            variant: Variant,
        } = "stake-unwanted" breaks Clause::ScorePot,
        /// A sheet with a player who was not there before.
        SheetStranger {
            /// The player.
            name: String,
            /// The one who may have been meant.
            nearest: Option<String>,
        } = "sheet-stranger",
        /// A sheet with a hand that lacks a player.
        SheetAbsent {
            /// The player.
            name: String,
        } = "sheet-absent",
        /// A player who changes teams.
        SheetTeams {
            /// The player.
            name: String,
            /// The team so far.
            team: String,
        } = "sheet-teams" breaks Clause::TeamMate,
        /// A sheet of two variants, or one that is not the variant asked for.
        SheetVariant {
            /// The variant so far.
            first: Variant,
            /// The one named here.
            here: Variant,
        } = "sheet-variant",
        /// A hand after the end of the game.
        HandAfterEnd {
            /// How many hands the game had.
            hands: usize,
            /// Whether it ended by its number of hands.
            by_number: bool,
        } = "hand-after-end" may_break if *by_number { Some(Clause::MatchHands) } else { None },
        /// `--hands 10`: no game has so many.
        HandsNumber {
            /// The number.
            hands: u64,
        } = "hands-number" breaks Clause::MatchHands,
        /// `--hands` in a game that is not played over a number of hands.
        HandsUnwanted {
            /// The profile.
            variant: Variant,
        } = "hands-unwanted" breaks Clause::MatchHands,
    }
    of others {
        /// Yellow and green on the racks of one table.
        Hand(HandFault),
        /// An indicator that does not fit the game.
        Table(TableFault),
    }
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
