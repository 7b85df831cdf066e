//! The pot game: every player stakes the same, and the winner takes the pot (`score.pot`).

use crate::words::Clause;

use super::{Balances, FinishKind, Note, Outcome, Part};

/// Returns the parts that the hand adds to one player's account.
///
/// Every player pays the stake, the winner too. If the stock runs out, the pot stays for the next hand. A broken pot
/// pays twice: every player, the winner too, adds their stake in it a second time.
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

/// Returns each player's share of the pot after the hand.
pub(super) fn left_in_pot(outcome: &Outcome, before: &Balances) -> i64 {
    if outcome.finish().is_some() { 0 } else { before.in_pot + outcome.stake() }
}
