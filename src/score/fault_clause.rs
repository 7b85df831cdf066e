//! The clause that each fault of a report breaks.

use crate::table::Variant;
use crate::words::Clause;

use super::{FinishKind, Opened, ScoreFault, Scoring};

impl ScoreFault {
    /// The clause the report breaks, where one speaks of it.
    #[must_use]
    pub const fn clause(&self) -> Option<Clause> {
        Some(match self {
            Self::Hand(fault) => return fault.clause(),
            Self::Table(fault) => return fault.clause(),
            Self::NoHands
            | Self::NameEmpty
            | Self::NameLong { .. }
            | Self::NameTwice { .. }
            | Self::FinisherUnknown { .. }
            | Self::SheetStranger { .. }
            | Self::SheetAbsent { .. }
            | Self::SheetVariant { .. }
            | Self::HandAfterEnd { by_number: false, .. } => return None,
            Self::PlayerCount { .. } => Clause::TilesDeal,
            Self::TwoFinishers | Self::OpenedWithoutTiles { .. } => Clause::FinishLastTile,
            Self::FinisherHasTiles { scoring, .. } => match scoring {
                Scoring::Yuzbir => Clause::FinishLastTile,
                Scoring::Ladder | Scoring::Pot => Clause::WinShape,
                Scoring::Chains => Clause::Cs102Win,
            },
            Self::EldenAfterOpening { .. } => Clause::FinishHand,
            Self::EldenWithPairs => Clause::FinishPairsParity,
            Self::PairsAfterSeries { .. } | Self::PairsDenied { .. } => Clause::OpenNoMix,
            Self::DevamOff => Clause::FinishMultiplier,
            Self::FinishUnwanted { how, variant } => finish_clause(*how, *variant),
            Self::DiziWithPairs => Clause::WinPairs,
            Self::OpenedUnwanted { .. } => Clause::OpenSeries,
            Self::CopiesLeft { .. } => Clause::TilesCopies,
            Self::TooManyLeft { opened, .. } => match opened {
                None => Clause::TilesDeal,
                Some(Opened::Series) => Clause::OpenSeries,
                Some(Opened::Pairs) => Clause::OpenPairs,
            },
            Self::LeftMissing { .. } => Clause::PenaltyOpened,
            Self::IndicatorNeeded { needs } => needs.clause(),
            Self::TeamMissing { .. } | Self::TeamUnwanted { .. } | Self::TeamShape { .. } | Self::SheetTeams { .. } => {
                Clause::TeamMate
            }
            Self::UnknownFoul { scoring, .. } => match scoring {
                None | Some(Scoring::Yuzbir) => Clause::FoulList,
                Some(Scoring::Ladder) => Clause::ScoreFalseWin,
                Some(Scoring::Pot) => Clause::ScorePot,
                Some(Scoring::Chains) => Clause::Cs102Win,
            },
            Self::FoulOff { foul, .. } => foul.kind.clause(),
            Self::FedTileMissing => Clause::FoulFeeding,
            Self::ShownUnwanted { scoring, .. } => match scoring {
                Scoring::Yuzbir => Clause::IndicatorNone,
                Scoring::Ladder => Clause::ScoreIndicator,
                Scoring::Pot => Clause::ScorePot,
                Scoring::Chains => Clause::TilesCopies,
            },
            Self::ShownTwice => Clause::ScoreIndicator,
            Self::StakeMissing | Self::StakeUnwanted { .. } => Clause::ScorePot,
            Self::HandAfterEnd { .. } | Self::HandsNumber { .. } | Self::HandsUnwanted { .. } => Clause::MatchHands,
        })
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
