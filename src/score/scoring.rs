//! The ways of scoring a hand, and the rules about which hands and tiles are scored.

use super::Opened;
use crate::table::{ExhaustedPenalty, FourPairs, Game, Profile, Variant};

/// The way in which a table scores its hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scoring {
    /// Classic game: players start with points, usually 20, and lose points at each finish.
    Ladder,
    /// Pot game: the winner takes a pot of stakes (`score.pot`).
    Pot,
    /// 101: players collect penalty points.
    Yuzbir,
    /// Chain game: there are no points, only wins are counted.
    Chains,
}

impl Scoring {
    /// Returns the way of scoring of a profile.
    pub const fn of(profile: &Profile) -> Self {
        match (profile.game, profile.variant) {
            (Game::Classic, Variant::OkeyPot) => Self::Pot,
            (Game::Classic, _) => Self::Ladder,
            (Game::Yuzbir, _) => Self::Yuzbir,
            (Game::Chains, _) => Self::Chains,
        }
    }
}

/// Returns the default stake of each player in the pot game, or `None` in any other game.
pub(crate) fn usual_stake(profile: &Profile) -> Option<u32> {
    (Scoring::of(profile) == Scoring::Pot).then_some(1)
}

/// Returns true if a player pays the numbers on the tiles left.
///
/// A player who has opened always does. If the stock runs out, at some tables every player does (`penalty.opened`,
/// `penalty.exhausted`).
pub(crate) fn tiles_count(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    opened.is_some() || exhausted && profile.penalty.exhausted == ExhaustedPenalty::Tiles
}

/// Returns true if a player pays for any tile left, so that the score depends on the rack. At some tables even a player
/// who has not opened pays for an okey (`penalty.okey`).
pub(crate) fn rack_counts(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    tiles_count(profile, opened, exhausted) || profile.penalty.okey_unopened > 0
}

/// Returns true if all four players opened with pairs and the table makes such a hand void.
pub(crate) fn is_void(profile: &Profile, opened: impl Iterator<Item = Option<Opened>>) -> bool {
    profile.game == Game::Yuzbir
        && profile.four_pairs == FourPairs::Void
        && opened.filter(|&opened| opened == Some(Opened::Pairs)).count() == profile.seats.count()
}
