//! Points of 101: a bonus for the player who finishes, and penalties for every other player.
//!
//! Also computes the multiplier of a hand: some kinds of finish multiply its points (`finish.multiplier`).

use super::{FinishKind, Note, Opened, Outcome, Part, Seat};
use crate::table::{Game, Multiplier, Profile};
use crate::words::Clause;

impl FinishKind {
    /// Returns the kinds of this finish that multiply the points of 101. `okey` is true if the last discard was an
    /// okey. If `devam` is true too (the last two tiles were both okeys), the list has `Devam` instead of `Okey`.
    /// `elden` is true if the player opened and finished in one turn.
    pub(crate) fn in_101(okey: bool, devam: bool, opened: Option<Opened>, elden: bool) -> Vec<Self> {
        let okey = okey.then_some(if devam { Self::Devam } else { Self::Okey });
        let pairs = (opened == Some(Opened::Pairs)).then_some(Self::Pairs);
        okey.into_iter().chain(pairs).chain(elden.then_some(Self::Hand)).collect()
    }

    /// Returns the factor by which this kind of finish multiplies the points of 101. It is 1 for a dizi (the numbers 1
    /// to 13 of one colour and a second 1), because 101 has no dizi.
    pub const fn factor(self) -> i64 {
        match self {
            Self::Okey | Self::Pairs | Self::Hand => 2,
            Self::Devam => 4,
            Self::Dizi => 1,
        }
    }
}

/// Returns the kinds of finish in the report that count at this table.
///
/// In a devam the last two tiles are both okeys. If the table plays devam, it counts in place of an okey finish.
/// Otherwise it counts as an okey finish.
pub(super) fn finished(profile: &Profile, reported: &[FinishKind]) -> Vec<FinishKind> {
    let in_place = if profile.devam { FinishKind::Devam } else { FinishKind::Okey };
    let devam = reported.contains(&FinishKind::Devam).then_some(in_place);
    let replaced = |how: &FinishKind| devam.is_some() && matches!(how, FinishKind::Okey | FinishKind::Devam);
    devam.into_iter().chain(reported.iter().copied().filter(|how| !replaced(how))).collect()
}

/// The multiplier of a hand: the kinds of finish that multiply its points, and the product of their factors.
pub(crate) struct Multiplied {
    pub(crate) by: Vec<FinishKind>,
    pub(crate) factor: i64,
}

impl Multiplied {
    /// Returns the multiplier of a hand. `reported` lists the kinds of finish in the report.
    pub(crate) fn of_reported(profile: &Profile, reported: &[FinishKind]) -> Self {
        Self::new(profile, &finished(profile, reported))
    }

    /// Returns the multiplier of the fouls in a hand. It is 1 unless the table multiplies fouls (`foul.flat`).
    pub(crate) fn of_fouls(profile: &Profile, reported: &[FinishKind]) -> Self {
        if profile.fouls.multiplied { Self::of_reported(profile, reported) } else { Self::nothing() }
    }

    /// Returns the multiplier of a hand. `how` lists the kinds of finish that count, the result of [`finished`].
    pub(crate) fn new(profile: &Profile, how: &[FinishKind]) -> Self {
        let by = match profile.multiplier {
            Multiplier::Stack => how.to_vec(),
            // Only the kind of finish with the largest factor counts. If several have this factor, use the first.
            Multiplier::Single => how.iter().rev().max_by_key(|how| how.factor()).copied().into_iter().collect(),
            Multiplier::None => Vec::new(),
        };
        let factor = by.iter().map(|how| how.factor()).product();
        Self { by, factor }
    }

    /// Returns the multiplier 1, for points that no kind of finish multiplies.
    pub(crate) fn nothing() -> Self {
        Self { by: Vec::new(), factor: 1 }
    }
}

/// The bonus of the player who finishes, before any multiplier (`finish.bonus`).
pub(crate) const BONUS: i64 = -101;

pub(super) fn parts(outcome: &Outcome, at: usize) -> Vec<Part> {
    if outcome.has_four_pairs() {
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
    parts.extend(fouls(profile, seat, how));
    parts
}

fn fouls(profile: &Profile, seat: &Seat, how: &[FinishKind]) -> Vec<Part> {
    let multiplied = Multiplied::of_fouls(profile, how);
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

/// Returns the clauses that apply to the whole hand, without those about the points of single players.
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
