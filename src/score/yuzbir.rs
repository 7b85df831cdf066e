//! Points of 101: a bonus for the player who finishes, and penalties for every other player.

use crate::table::{Game, Profile};
use crate::words::Clause;

use super::multiplied::Multiplied;
use super::{FinishKind, Note, Outcome, Part, Seat};

/// The bonus of the player who finishes, before any multiplier (`finish.bonus`).
pub(crate) const BONUS: i64 = -101;

pub(super) fn parts(outcome: &Outcome, at: usize) -> Vec<Part> {
    if outcome.is_void() {
        return vec![Part::plain(Clause::PenaltyAllPairs, 0, Note::Void)];
    }
    let profile = outcome.profile();
    let seat = &outcome.seats()[at];
    let how = outcome.finish().map_or(&[][..], |finish| &finish.how);
    let multiplied = Multiplied::new(profile, how);
    let mut parts = match outcome.finish() {
        Some(finish) if finish.by == at => {
            let note = Note::Bonus { by: multiplied.by.clone() };
            vec![Part { clause: Clause::FinishBonus, base: BONUS, factor: multiplied.factor, note }]
        }
        Some(finish) if outcome.mate(finish.by) == Some(at) => {
            let mate = outcome.seats()[finish.by].name.clone();
            vec![Part::plain(Clause::TeamMate, 0, Note::MateFinished { mate })]
        }
        finish => {
            let elden = how.contains(&FinishKind::Hand);
            seat.left.parts(outcome.table(), finish.is_none(), elden, &multiplied)
        }
    };
    parts.extend(fouls(profile, seat, &multiplied));
    parts
}

fn fouls(profile: &Profile, seat: &Seat, multiplied: &Multiplied) -> Vec<Part> {
    let nothing = Multiplied::nothing();
    let multiplied = if profile.fouls.multiplied { multiplied } else { &nothing };
    let part = |foul: &super::Foul| {
        let note = Note::Foul { foul: *foul, by: multiplied.by.clone() };
        Part { clause: foul.priced_by(profile), base: i64::from(foul.price(profile)), factor: multiplied.factor, note }
    };
    seat.fouls.iter().map(part).collect()
}

/// Returns the table's limit of points if one of these totals has reached it, which ends the game (`match.limit`).
pub(crate) fn limit_reached(profile: &Profile, balances: impl IntoIterator<Item = i64>) -> Option<u32> {
    let limit = profile.match_limit.filter(|_| profile.game == Game::Yuzbir)?;
    balances.into_iter().any(|balance| balance >= i64::from(limit)).then_some(limit)
}

/// Returns the clauses that apply to a hand of 101 as a whole, without those of a single player's points.
pub(super) fn grounds(outcome: &Outcome) -> Vec<Clause> {
    let mut clauses = Vec::new();
    if outcome.is_void() {
        return clauses;
    }
    let jokers = outcome.seats().iter().any(|seat| seat.left.okeys + seat.left.false_jokers > 0);
    if jokers && outcome.indicator().is_some() {
        clauses.push(Clause::IndicatorOkey);
    }
    match outcome.finish() {
        None => clauses.push(Clause::PenaltyExhausted),
        Some(finish) => {
            clauses.push(Clause::FinishLastTile);
            if finish.how.contains(&FinishKind::Hand) {
                clauses.push(Clause::FinishHand);
            }
            if !finish.how.is_empty() {
                clauses.push(Clause::FinishMultiplier);
            }
            if outcome.profile().teams {
                clauses.push(Clause::TeamMate);
            }
        }
    }
    if outcome.seats().iter().any(|seat| !seat.fouls.is_empty()) {
        clauses.extend([Clause::FoulFlat, Clause::FoulList]);
    }
    clauses
}
