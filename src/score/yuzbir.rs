//! Penalties of 101.

use crate::table::{FalseJoker, Multiplier, OkeyNumber, Profile};
use crate::tiles::Tile;
use crate::words::Clause;

use super::scoring::tiles_count;
use super::{Ending, FinishKind, Note, Opened, Outcome, Part, Seat};

/// The finisher's bonus before it is multiplied (`finish.bonus`).
pub(crate) const BONUS: i64 = -101;

/// What a finish multiplies by (`finish.multiplier`).
impl FinishKind {
    /// The factor in 101; 1 for a finish that 101 does not have.
    #[must_use]
    pub const fn factor(self) -> i64 {
        match self {
            Self::Okey | Self::Pairs | Self::Hand => 2,
            Self::Devam => 4,
            Self::Dizi => 1,
        }
    }
}

/// What multiplies a hand at one table, and by how much.
pub(crate) struct Multiplied {
    pub(crate) by: Vec<FinishKind>,
    pub(crate) factor: i64,
}

impl Multiplied {
    /// For a hand finished so; a devam stands in the okey's place.
    pub(crate) fn new(profile: &Profile, how: &[FinishKind]) -> Self {
        let by = match profile.multiplier {
            Multiplier::Stack => how.to_vec(),
            // The earliest of the largest.
            Multiplier::Single => how.iter().rev().max_by_key(|how| how.factor()).copied().into_iter().collect(),
            Multiplier::None => Vec::new(),
        };
        let factor = by.iter().map(|how| how.factor()).product();
        Self { by, factor }
    }

    fn nothing() -> Self {
        Self { by: Vec::new(), factor: 1 }
    }
}

/// The parts of one player's penalty.
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
        finish => match seat.opened {
            None if tiles_count(profile, None, finish.is_none()) => tiles_for_all(outcome, seat, &multiplied),
            None => unopened(profile, seat, finish, &multiplied),
            Some(opened) => self::opened(outcome, seat, opened, &multiplied),
        },
    };
    parts.extend(fouls(profile, seat, &multiplied));
    parts
}

/// What a player who has not opened writes where everyone writes the tiles left (`penalty.exhausted`): as much as one
/// who opened with series.
fn tiles_for_all(outcome: &Outcome, seat: &Seat, multiplied: &Multiplied) -> Vec<Part> {
    let mut parts = opened(outcome, seat, Opened::Series, multiplied);
    for part in parts.iter_mut().filter(|part| part.clause == Clause::PenaltyOpened) {
        part.clause = Clause::PenaltyExhausted;
    }
    parts
}

fn unopened(profile: &Profile, seat: &Seat, finish: Option<&Ending>, multiplied: &Multiplied) -> Vec<Part> {
    let elden = finish.is_some_and(|finish| finish.how.contains(&FinishKind::Hand));
    let clause = unopened_clause(profile, elden);
    let base = i64::from(profile.penalty.unopened);
    let note = Note::Unopened { by: multiplied.by.clone() };
    let whole = Part { clause, base, factor: multiplied.factor, note };
    let capped = cap(profile, whole.points())
        .map(|cap| Part::plain(Clause::PenaltyUnopened, cap - whole.points(), Note::Capped { cap }));
    let each = i64::from(profile.penalty.okey_unopened);
    let okeys = (each > 0 && seat.okeys > 0).then(|| Part {
        clause: Clause::PenaltyOkey,
        base: each,
        factor: self::whole(seat.okeys),
        note: Note::Okeys { count: seat.okeys, opened: false },
    });
    [whole].into_iter().chain(capped).chain(okeys).collect()
}

/// What a player who has not opened is charged by: a finish from the hand charges partners otherwise.
pub(crate) const fn unopened_clause(profile: &Profile, elden: bool) -> Clause {
    if profile.teams && elden { Clause::TeamHandFinish } else { Clause::PenaltyUnopened }
}

/// The most a player who has not opened is charged, where that is less than this (`penalty.unopened`).
pub(crate) fn cap(profile: &Profile, points: i64) -> Option<i64> {
    profile.penalty.unopened_cap.map(i64::from).filter(|&cap| cap < points)
}

fn opened(outcome: &Outcome, seat: &Seat, opened: Opened, multiplied: &Multiplied) -> Vec<Part> {
    let profile = outcome.profile();
    let pairs = opened == Opened::Pairs;
    let factor = multiplied.factor * if pairs { 2 } else { 1 };
    let by = || multiplied.by.clone();
    let mut parts = Vec::new();
    // Where an okey's number counts beside its penalty, it is one of the tiles left.
    let added = if profile.penalty.okey_number == OkeyNumber::Added { seat.okeys } else { 0 };
    let okeys = outcome.indicator().into_iter().flat_map(|shown| vec![Tile::from(shown.okey()); added]);
    let counted: Vec<Tile> = okeys.chain(seat.tiles.iter()).collect();
    if !counted.is_empty() {
        let clause = if pairs { Clause::PenaltyPairs } else { Clause::PenaltyOpened };
        let tiles: Vec<String> = counted.iter().map(ToString::to_string).collect();
        let base = counted.iter().copied().map(number).sum();
        parts.push(Part { clause, base, factor, note: Note::Tiles { tiles, pairs, by: by() } });
    }
    if let Some(sum) = seat.sum {
        let clause = if pairs { Clause::PenaltyPairs } else { Clause::PenaltyOpened };
        parts.push(Part { clause, base: i64::from(sum), factor, note: Note::Sum { pairs, by: by() } });
    }
    if seat.false_jokers > 0 {
        let count = seat.false_jokers;
        let each = false_joker(outcome);
        let note = Note::FalseJokers { count, each, pairs, by: by() };
        parts.push(Part { clause: Clause::PenaltyFalseJoker, base: whole(count) * each, factor, note });
    }
    if seat.okeys > 0 {
        let base = i64::from(profile.penalty.okey);
        let note = Note::Okeys { count: seat.okeys, opened: true };
        parts.push(Part { clause: Clause::PenaltyOkey, base, factor: whole(seat.okeys), note });
    }
    parts
}

/// What a false joker counts: the number it plays as; the okey's where it plays as any (`penalty.false-joker`).
fn false_joker(outcome: &Outcome) -> i64 {
    let number = outcome.indicator().map(|indicator| match outcome.profile().false_joker {
        FalseJoker::Okey | FalseJoker::Wild => indicator.okey().number,
        FalseJoker::Indicator => indicator.face().number,
    });
    number.map_or(0, |number| i64::from(number.get()))
}

fn fouls(profile: &Profile, seat: &Seat, multiplied: &Multiplied) -> Vec<Part> {
    let nothing = Multiplied::nothing();
    let multiplied = if profile.fouls.multiplied { multiplied } else { &nothing };
    let part = |foul: &super::Foul| {
        let note = Note::Foul { foul: *foul, by: multiplied.by.clone() };
        Part { clause: foul.clause, base: i64::from(foul.price(profile)), factor: multiplied.factor, note }
    };
    seat.fouls.iter().map(part).collect()
}

/// The number on a tile; a false joker has none of its own.
fn number(tile: Tile) -> i64 {
    match tile {
        Tile::Numbered(face) => i64::from(face.number.get()),
        Tile::FalseJoker => 0,
    }
}

/// A count of tiles as points.
fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The clauses a hand of 101 rests on beyond those of its parts.
pub(super) fn grounds(outcome: &Outcome) -> Vec<Clause> {
    let mut clauses = Vec::new();
    if outcome.is_void() {
        return clauses;
    }
    let jokers = outcome.seats().iter().any(|seat| seat.okeys + seat.false_jokers > 0);
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
