//! The kinds of scoring, and the rules that decide which hands and tiles cost points.

use super::Opened;
use crate::table::{ExhaustedPenalty, FourPairs, Game, Profile, Variant};

/// How a table scores its hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scoring {
    /// Classic game: players start with points, usually 20, and lose some whenever another player wins.
    Ladder,
    /// Pot game: every player pays a stake, and the winner takes the pot (`score.pot`).
    Pot,
    /// 101: players collect penalty points.
    Yuzbir,
    /// Simplified game `cs102`: there are no points, only wins are counted.
    Chains,
}

impl Scoring {
    /// Returns how a table with these rules scores its hands.
    pub const fn of(profile: &Profile) -> Self {
        match (profile.game, profile.variant) {
            (Game::Classic, Variant::OkeyPot) => Self::Pot,
            (Game::Classic, _) => Self::Ladder,
            (Game::Yuzbir, _) => Self::Yuzbir,
            (Game::Chains, _) => Self::Chains,
        }
    }
}

/// Returns the default stake of each player in the pot game; `None` if the table does not play for a pot.
pub(crate) fn usual_stake(profile: &Profile) -> Option<u32> {
    (Scoring::of(profile) == Scoring::Pot).then_some(1)
}

/// Returns true if a player pays for the numbers of the tiles left on the rack.
///
/// A player who has opened always pays (`penalty.opened`). At some tables every player pays if the stock runs out
/// (`penalty.exhausted`).
pub(crate) fn tiles_count(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    opened.is_some() || exhausted && profile.penalty.exhausted == ExhaustedPenalty::Tiles
}

/// Returns true if the score can depend on the tiles that a player has left. At some tables even a player who has not
/// opened pays for an okey (`penalty.okey`).
pub(crate) fn rack_counts(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    tiles_count(profile, opened, exhausted) || profile.penalty.okey_unopened > 0
}

/// Returns true if all players of a full table opened with pairs, and the table's rules make such a hand void.
pub(crate) fn is_void(profile: &Profile, opened: impl Iterator<Item = Option<Opened>>) -> bool {
    profile.game == Game::Yuzbir
        && profile.four_pairs == FourPairs::Void
        && opened.filter(|&opened| opened == Some(Opened::Pairs)).count() == profile.seats.count()
}
