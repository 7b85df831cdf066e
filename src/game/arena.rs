//! Plays many games between computer players. Each deal is played once for every distinct rotation of the players
//! around the table, so that no player gains from a lucky rack.

use super::players::{PlayerKind, RackAnalyzer};
use super::{Action, BySeat, Chance, Chronicle, Over, SEATS, Setup, State, Step};
use crate::engine::Engine;
use crate::record::{HandRecord, Statement};
use crate::score::FinishKind;
use crate::table::Profile;
use crate::words::Named;

/// A tournament setup: the players, the rules and the seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arena {
    profile: Profile,
    kinds: Vec<PlayerKind>,
    seatings: Vec<[PlayerKind; SEATS]>,
    seed: u64,
}

/// The results of one deal, added up over all rotations of the players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// The results of each kind of player, in the order of [`Arena::kinds`].
    pub kinds: Vec<Sums>,
    /// The results of each seat. The first seat is the starter.
    pub seats: [Sums; SEATS],
    /// How the hands ended.
    pub endings: Endings,
    /// The number of turns in all hands of the deal.
    pub turns: usize,
    /// The number of fouls and illegal actions in all hands of the deal.
    pub fouls: usize,
    /// The records of the hands; empty if the caller did not request them.
    pub records: Vec<HandRecord>,
}

/// The points and wins of one kind of player or of one seat, added up over some hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sums {
    /// The total points.
    pub points: i64,
    /// The number of hands won.
    pub wins: u32,
    /// The number of hands played. If two of the four players are of the same kind, each hand counts twice for that
    /// kind.
    pub hands: u32,
}

/// The number of hands for each kind of ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Endings {
    /// Hands that a player finished.
    pub finished: usize,
    /// Hands that ended because the stock ran out.
    pub exhausted: usize,
    /// Hands that are void because all four players opened with pairs.
    pub void: usize,
    /// The number of special finishes of each kind, in the order of `FinishKind::ALL`. A finish with two kinds, for
    /// example pairs and a thrown okey, counts for both.
    pub ways: [usize; FinishKind::ALL.len()],
}

/// The player names that the arena writes in its records.
pub const NAMES: [&str; SEATS] = ["P1", "P2", "P3", "P4"];

impl Arena {
    /// Returns an arena for these four kinds of players, one per seat.
    pub fn new(profile: &Profile, seats: [PlayerKind; SEATS], seed: u64) -> Self {
        let mut kinds: Vec<PlayerKind> = Vec::new();
        let mut seatings: Vec<[PlayerKind; SEATS]> = Vec::new();
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

    /// Returns the distinct kinds of players.
    pub fn kinds(&self) -> &[PlayerKind] {
        &self.kinds
    }

    /// Returns every distinct rotation of the players.
    pub fn seatings(&self) -> &[[PlayerKind; SEATS]] {
        &self.seatings
    }

    /// Plays one deal once for every rotation of the players. If `records` is true, the result also contains the
    /// records of the hands.
    pub fn deal(&self, engine: &Engine, deal: u64, records: bool) -> Tally {
        let setup = Setup::dealt(&self.profile, self.seed, deal, 0);
        let analyzer = RackAnalyzer::new(engine, &setup.table);
        let mut tally = Tally { kinds: vec![Sums::default(); self.kinds.len()], ..Tally::default() };
        for (number, &seating) in (1..).zip(&self.seatings) {
            let chronicle = records.then(|| Chronicle::new(&setup, Some(number)));
            self.hand(&setup, &analyzer, deal, seating, chronicle, &mut tally);
        }
        tally
    }

    fn hand(
        &self,
        setup: &Setup,
        analyzer: &RackAnalyzer<'_>,
        deal: u64,
        seating: [PlayerKind; SEATS],
        mut chronicle: Option<Chronicle>,
        tally: &mut Tally,
    ) {
        let mut players = BySeat::from(seating.map(PlayerKind::player));
        let mut state = State::new(setup.clone());
        let mut done = Step::default();
        while state.over().is_none() {
            if state.end_unless_finished(analyzer.engine()) {
                // Write an `end` line only here: the stock is empty and the next player cannot finish with the last
                // discard. Every other hand ends with a throw, which the record already contains.
                if let Some(chronicle) = &mut chronicle {
                    chronicle.say(Statement::End);
                }
                break;
            }
            let seat = state.seat();
            let mut chance = Chance::new(self.seed, deal, state.turns(), seat);
            loop {
                let action: Action = players[seat].act(&state.view(seat), analyzer, &mut chance);
                if let Some(chronicle) = &mut chronicle {
                    chronicle.note(&state, &action);
                }
                state.go_on(analyzer.engine(), &mut done, &action);
                if state.seat() != seat || state.over().is_some() {
                    break;
                }
            }
        }
        tally.fouls += done.wrong.len();
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
        let points = state.points().unwrap_or_default();
        let seated = seating.into_iter().zip(points).zip(&mut tally.seats).enumerate();
        for (seat, ((kind, points), of_seat)) in seated {
            let won = matches!(state.over(), Some(Over::Won { by, .. }) if *by == seat);
            of_seat.add(points, won);
            let of_kind = self.kinds.iter().zip(&mut tally.kinds).find(|(other, _)| **other == kind);
            if let Some((_, of_kind)) = of_kind {
                of_kind.add(points, won);
            }
        }
        tally.records.extend(chronicle.map(Chronicle::record));
    }
}

impl Sums {
    fn add(&mut self, points: i64, won: bool) {
        self.points += points;
        self.wins += u32::from(won);
        self.hands += 1;
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
