//! How the hands of a table are scored, and whether one counts.

use super::Opened;
use crate::table::{ExhaustedPenalty, FourPairs, Game, Profile, Variant};

/// How a profile's hands are scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scoring {
    /// Points are lost from 20 down (or the table's own figure), by a ladder of finishes.
    Ladder,
    /// The winner takes a pot (`score.pot`).
    Pot,
    /// Penalties of 101.
    Yuzbir,
    /// Wins are counted; the game of chains has no points.
    Chains,
}

impl Scoring {
    /// How this profile's hands are scored.
    pub const fn of(profile: &Profile) -> Self {
        match (profile.game, profile.variant) {
            (Game::Classic, Variant::OkeyPot) => Self::Pot,
            (Game::Classic, _) => Self::Ladder,
            (Game::Yuzbir, _) => Self::Yuzbir,
            (Game::Chains, _) => Self::Chains,
        }
    }
}

/// What each player stakes where there is a pot and nobody says.
pub(crate) fn usual_stake(profile: &Profile) -> Option<u32> {
    (Scoring::of(profile) == Scoring::Pot).then_some(1)
}

/// Whether the sum of the tiles that a player of 101 has left counts: an opened player's, and everyone's where all
/// write their tiles when the stock runs out (`penalty.opened`, `penalty.exhausted`).
pub(crate) fn tiles_count(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    opened.is_some() || exhausted && profile.penalty.exhausted == ExhaustedPenalty::Tiles
}

/// Whether anything that such a player has left counts: where an unopened player's okeys do, his rack has to be known
/// for them (`penalty.okey`).
pub(crate) fn rack_counts(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    tiles_count(profile, opened, exhausted) || profile.penalty.okey_unopened > 0
}

/// Whether all players opened with pairs at a table where that makes the hand void.
pub(crate) fn is_void(profile: &Profile, opened: impl Iterator<Item = Option<Opened>>) -> bool {
    profile.game == Game::Yuzbir
        && profile.four_pairs == FourPairs::Void
        && opened.filter(|&opened| opened == Some(Opened::Pairs)).count() == profile.seats.count()
}
