//! The pot game: all stake the same, the winner takes the pot (`score.pot`).

use crate::words::Clause;

use super::{Before, FinishKind, Note, Outcome, Part};

/// The parts of what the hand adds to one player's account.
///
/// The stake is paid by all, the winner too. Where the stock ran out, the pot stays for the next hand. A broken pot is
/// paid twice: every player, the winner too, puts in once more what he has in it.
pub(super) fn parts(outcome: &Outcome, at: usize, before: &Before) -> Vec<Part> {
    let part = |points, note| Part::plain(Clause::ScorePot, points, note);
    let players = i64::try_from(outcome.seats().len()).unwrap_or(1);
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

/// What each player has in the pot after the hand.
pub(super) fn left_in_pot(outcome: &Outcome, before: &Before) -> i64 {
    if outcome.finish().is_some() { 0 } else { before.in_pot + outcome.stake() }
}
