//! How the hands of a table are scored, and whether a hand counts.

use super::Opened;
use crate::table::{ExhaustedPenalty, FourPairs, Game, Profile, Variant};

/// How a profile's hands are scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scoring {
    /// Players lose points from 20 down (or from the table's start), by a ladder of finishes.
    Ladder,
    /// The winner takes a pot (`score.pot`).
    Pot,
    /// Penalties of 101.
    Yuzbir,
    /// The chain game has no points; wins are counted.
    Chains,
}

impl Scoring {
    /// Returns the way of scoring of this profile.
    pub const fn of(profile: &Profile) -> Self {
        match (profile.game, profile.variant) {
            (Game::Classic, Variant::OkeyPot) => Self::Pot,
            (Game::Classic, _) => Self::Ladder,
            (Game::Yuzbir, _) => Self::Yuzbir,
            (Game::Chains, _) => Self::Chains,
        }
    }
}

/// The stake of each player in the pot game, if none is given.
pub(crate) fn usual_stake(profile: &Profile) -> Option<u32> {
    (Scoring::of(profile) == Scoring::Pot).then_some(1)
}

/// Returns true if the sum of a player's tiles left counts: an opened player's, and every player's at a table where all
/// write their tiles when the stock runs out (`penalty.opened`, `penalty.exhausted`).
pub(crate) fn tiles_count(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    opened.is_some() || exhausted && profile.penalty.exhausted == ExhaustedPenalty::Tiles
}

/// Returns true if any tile left with this player counts. If an unopened player's okeys count, the rack must be known
/// (`penalty.okey`).
pub(crate) fn rack_counts(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    tiles_count(profile, opened, exhausted) || profile.penalty.okey_unopened > 0
}

/// Returns true if all four players opened with pairs at a table where this makes the hand void.
pub(crate) fn is_void(profile: &Profile, opened: impl Iterator<Item = Option<Opened>>) -> bool {
    profile.game == Game::Yuzbir
        && profile.four_pairs == FourPairs::Void
        && opened.filter(|&opened| opened == Some(Opened::Pairs)).count() == profile.seats.count()
}
