//! The ways of scoring a hand, and the rules about which hands and tiles count.

use super::Opened;
use crate::table::{ExhaustedPenalty, FourPairs, Game, Profile, Variant};

/// A way of scoring the hands of a table.
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

/// Returns true if the numbers on the tiles left count.
///
/// They count for a player who has opened. If the stock runs out, some tables count them for every player
/// (`penalty.opened`, `penalty.exhausted`).
pub(crate) fn tiles_count(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    opened.is_some() || exhausted && profile.penalty.exhausted == ExhaustedPenalty::Tiles
}

/// Returns true if any tile left on this player's rack counts, so that the rack must be known. At some tables an okey
/// counts even if the player has not opened (`penalty.okey`).
pub(crate) fn rack_counts(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    tiles_count(profile, opened, exhausted) || profile.penalty.okey_unopened > 0
}

/// Returns true if all four players opened with pairs and the table makes such a hand void.
pub(crate) fn is_void(profile: &Profile, opened: impl Iterator<Item = Option<Opened>>) -> bool {
    profile.game == Game::Yuzbir
        && profile.four_pairs == FourPairs::Void
        && opened.filter(|&opened| opened == Some(Opened::Pairs)).count() == profile.seats.count()
}
