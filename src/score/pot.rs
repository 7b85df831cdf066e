//! Points of the pot game: every player pays the same stake into a pot, and the winner takes the pot (`score.pot`).

use crate::words::Clause;

use super::{Balances, FinishKind, Note, Outcome, Part};

/// Returns the points that player `at` pays and wins in a hand.
///
/// Every player pays the stake, including the winner. If the stock runs out, the stakes stay in the pot for the next
/// hand. A winner who finishes with an okey or with pairs breaks the pot: every player, including the winner, then
/// pays all stakes since the last win a second time.
pub(super) fn parts(outcome: &Outcome, at: usize, before: &Balances) -> Vec<Part> {
    let part = |points, note| Part::plain(Clause::ScorePot, points, note);
    let players = i64::try_from(outcome.seats().len()).expect("a table has few players");
    let stake = outcome.stake();
    let each = before.in_pot + stake;
    let mut parts = vec![part(-stake, Note::Stake)];
    if let Some(finish) = outcome.finish() {
        let broken = finish.how.iter().any(|how| matches!(how, FinishKind::Okey | FinishKind::Pairs));
        if broken {
            parts.push(part(-each, Note::Again));
        }
        if finish.by == at {
            let factor = if broken { 2 } else { 1 };
            let note = Note::Pot { broken };
            parts.push(Part { clause: Clause::ScorePot, base: each * players, factor, note });
        }
    }
    parts
}

/// Returns the amount that each player has in the pot after the hand; 0 if a player won the pot.
pub(super) fn left_in_pot(outcome: &Outcome, before: &Balances) -> i64 {
    if outcome.finish().is_some() { 0 } else { before.in_pot + outcome.stake() }
}
