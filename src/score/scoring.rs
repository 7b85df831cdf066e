//! The kinds of scoring, and the rules that decide which hands and tiles cost points.
//!
//! Also computes the results of two kinds of game. In the pot game, every player pays the same stake into a pot, and
//! the winner takes the pot (`score.pot`). In the simplified game `cs102`, a sheet counts wins instead of points
//! (`cs102.win`), and a hand without a winner is a tie.

use super::{Balances, FinishKind, Note, Opened, Outcome, Part};
use crate::table::{ExhaustedPenalty, FourPairs, Game, Profile, Variant};
use crate::words::Clause;

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

/// Returns the points that player `at` pays and wins in a hand.
///
/// Every player pays the stake, including the winner. If the stock runs out, the stakes stay in the pot for the next
/// hand. A winner who finishes with an okey or with pairs breaks the pot: every player, including the winner, then
/// pays all their stakes since the last win a second time.
pub(super) fn pot_parts(outcome: &Outcome, at: usize, before: &Balances) -> Vec<Part> {
    let part = |points, note| Part::plain(Clause::ScorePot, points, note);
    let players = i64::try_from(outcome.seats().len()).expect("a table has few players");
    let stake = outcome.stake();
    let each = before.in_pot + stake;
    let mut pot_parts = vec![part(-stake, Note::Stake)];
    if let Some(finish) = outcome.finish() {
        let broken = finish.how.iter().any(|how| matches!(how, FinishKind::Okey | FinishKind::Pairs));
        if broken {
            pot_parts.push(part(-each, Note::Again));
        }
        if finish.by == at {
            let factor = if broken { 2 } else { 1 };
            let note = Note::Pot { broken };
            pot_parts.push(Part { clause: Clause::ScorePot, base: each * players, factor, note });
        }
    }
    pot_parts
}

/// Returns the amount that each player has in the pot after the hand; 0 if a player won the pot.
pub(super) fn left_in_pot(outcome: &Outcome, before: &Balances) -> i64 {
    match outcome.finish() {
        _ if outcome.is_void() => before.in_pot,
        Some(_) => 0,
        None => before.in_pot + outcome.stake(),
    }
}

/// Returns what the player at index `at` scored: one win for the winner, nothing for any other player.
pub(super) fn chain_parts(outcome: &Outcome, at: usize) -> Vec<Part> {
    let won = outcome.finish().is_some_and(|finish| finish.by == at);
    won.then(|| Part::plain(Clause::Cs102Win, 1, Note::Won)).into_iter().collect()
}
