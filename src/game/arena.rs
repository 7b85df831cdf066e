//! Many games between computer players: every deal played in each distinct rotation of the kinds, so that luck with the
//! tiles cancels.

use super::players::{Kind, Sense};
use super::settle::stake;
use super::{Action, BySeat, Chance, Chronicle, Over, SEATS, Setup, State};
use crate::record::HandRecord;
use crate::score::FinishKind;
use crate::table::Profile;
use crate::words::Named;

/// Who plays, by which rules, under which seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arena {
    profile: Profile,
    /// The distinct kinds in the order they were named.
    kinds: Vec<Kind>,
    /// Every distinct rotation: the kind at each seat.
    seatings: Vec<[Kind; SEATS]>,
    seed: u64,
}

/// What one deal came to, summed over its seatings.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// For each kind: its points, its wins, and on how many seats it sat.
    pub kinds: Vec<(i64, u32, u32)>,
    /// What each seat came to, the starter's first: points and wins.
    pub seats: [(i64, u32); SEATS],
    /// How the hands ended.
    pub endings: Endings,
    /// How many turns they lasted.
    pub turns: usize,
    /// How many fouls there were.
    pub fouls: usize,
    /// The hands as records, where they are wanted.
    pub records: Vec<HandRecord>,
}

/// How hands ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Endings {
    /// Somebody finished.
    pub finished: usize,
    /// The stock ran out.
    pub exhausted: usize,
    /// All four opened with pairs.
    pub void: usize,
    /// Finishes that were more than normal, each way with its number; one finish may be several.
    pub ways: [usize; FinishKind::ALL.len()],
}

/// A mean over deals with its standard error.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Paired {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// What a kind came to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measured {
    /// The kind.
    pub kind: Kind,
    /// Wins a hand.
    pub wins: Paired,
    /// Points a hand.
    pub points: Paired,
    /// What it has beyond the first kind, deal by deal.
    pub difference: Paired,
}

/// The players' names in records of an arena.
pub const NAMES: [&str; SEATS] = ["P1", "P2", "P3", "P4"];

impl Arena {
    /// An arena of the kinds at the four seats.
    #[must_use]
    pub fn new(profile: &Profile, seats: [Kind; SEATS], seed: u64) -> Self {
        let mut kinds: Vec<Kind> = Vec::new();
        let mut seatings: Vec<[Kind; SEATS]> = Vec::new();
        for turn in 0..SEATS {
            let mut seating = seats;
            seating.rotate_left(turn);
            let [first, ..] = seating;
            if !kinds.contains(&first) {
                kinds.push(first);
            }
            if !seatings.contains(&seating) {
                seatings.push(seating);
            }
        }
        Self { profile: profile.clone(), kinds, seatings, seed }
    }

    /// The distinct kinds.
    #[must_use]
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// Every distinct rotation.
    #[must_use]
    pub fn seatings(&self) -> &[[Kind; SEATS]] {
        &self.seatings
    }

    /// Plays one deal in every seating; with records where they are wanted.
    #[must_use]
    pub fn deal(&self, deal: u64, records: bool) -> Tally {
        let setup = Setup::dealt(&self.profile, self.seed, deal, 0);
        let sense = Sense::new(&setup.table);
        let mut tally = Tally { kinds: vec![(0, 0, 0); self.kinds.len()], ..Tally::default() };
        for (number, &seating) in (1..).zip(&self.seatings) {
            let chronicle = records.then(|| Chronicle::new(&setup, Some(number)));
            self.hand(&setup, &sense, deal, seating, chronicle, &mut tally);
        }
        tally
    }

    fn hand(
        &self,
        setup: &Setup,
        sense: &Sense,
        deal: u64,
        seating: [Kind; SEATS],
        mut chronicle: Option<Chronicle>,
        tally: &mut Tally,
    ) {
        let mut players = BySeat::from(seating.map(Kind::player));
        let mut state = State::new(setup.clone());
        while state.over().is_none() {
            let seat = state.seat();
            let mut chance = Chance::new(self.seed, deal, state.turns(), seat);
            loop {
                let action: Action = players[seat].act(&state.view(seat), sense, &mut chance);
                if let Some(chronicle) = &mut chronicle {
                    chronicle.note(&state, &action);
                }
                let step = state.step(&action);
                tally.fouls += step.wrong.len();
                if action.ends_turn() || state.over().is_some() || !step.wrong.is_empty() && state.seat() != seat {
                    break;
                }
            }
        }
        tally.turns += state.turns();
        match state.over() {
            Some(Over::Won { how, .. }) => {
                tally.endings.finished += 1;
                for (count, way) in tally.endings.ways.iter_mut().zip(FinishKind::ALL) {
                    *count += usize::from(how.contains(way));
                }
            }
            Some(Over::Void) => tally.endings.void += 1,
            _ => tally.endings.exhausted += 1,
        }
        let points = state.points();
        let seated = seating.into_iter().zip(points).zip(&mut tally.seats).enumerate();
        for (seat, ((kind, points), (sum, wins))) in seated {
            let won = u32::from(matches!(state.over(), Some(Over::Won { by, .. }) if *by == seat));
            *sum += points;
            *wins += won;
            let own = self.kinds.iter().zip(&mut tally.kinds).find(|(other, _)| **other == kind);
            if let Some((_, (sum, wins, seats))) = own {
                *sum += points;
                *wins += won;
                *seats += 1;
            }
        }
        tally.records.extend(chronicle.map(Chronicle::record));
    }

    /// What each player stakes where there is a pot.
    #[must_use]
    pub fn stake(&self) -> Option<u32> {
        stake(&self.profile)
    }

    /// What the kinds came to over these deals.
    #[must_use]
    pub fn measure(&self, tallies: &[Tally]) -> Vec<Measured> {
        let each = |at: usize, of: fn(&(i64, u32, u32)) -> f64| -> Vec<f64> {
            let kinds = tallies.iter().filter_map(|tally| tally.kinds.get(at));
            kinds.map(|kind| of(kind) / f64::from(kind.2)).collect()
        };
        let points: fn(&(i64, u32, u32)) -> f64 = |kind| {
            // Points of a hand are small.
            i32::try_from(kind.0).map_or(0.0, f64::from)
        };
        let first = each(0, points);
        let measured = |(at, &kind): (usize, &Kind)| {
            let own = each(at, points);
            let difference: Vec<f64> = own.iter().zip(&first).map(|(own, first)| own - first).collect();
            Measured {
                kind,
                wins: Paired::of(&each(at, |kind| f64::from(kind.1))),
                points: Paired::of(&own),
                difference: Paired::of(&difference),
            }
        };
        self.kinds.iter().enumerate().map(measured).collect()
    }
}

impl Arena {
    /// What each seat came to over these deals, the starter's first: wins and points a hand.
    #[must_use]
    pub fn seats(&self, tallies: &[Tally]) -> [(Paired, Paired); SEATS] {
        let hands = u32::try_from(self.seatings.len()).map_or(1.0, f64::from);
        std::array::from_fn(|seat| {
            let each = |of: fn(&(i64, u32)) -> f64| -> Vec<f64> {
                tallies.iter().filter_map(|tally| tally.seats.get(seat)).map(|seat| of(seat) / hands).collect()
            };
            let points = each(|seat| i32::try_from(seat.0).map_or(0.0, f64::from));
            (Paired::of(&each(|seat| f64::from(seat.1))), Paired::of(&points))
        })
    }
}

impl Paired {
    /// The mean of some values, and its standard error.
    fn of(values: &[f64]) -> Self {
        let count = u32::try_from(values.len()).map_or(f64::INFINITY, f64::from);
        let mean = values.iter().sum::<f64>() / count;
        let spread: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let error = if count > 1.0 { (spread / (count - 1.0) / count).sqrt() } else { 0.0 };
        Self { mean, error }
    }
}

impl std::ops::AddAssign for Endings {
    fn add_assign(&mut self, other: Self) {
        self.finished += other.finished;
        self.exhausted += other.exhausted;
        self.void += other.void;
        for (own, more) in self.ways.iter_mut().zip(other.ways) {
            *own += more;
        }
    }
}
