//! Many games between computer players. Every deal is played in each distinct rotation of the kinds, so that luck
//! cancels.

use super::players::{PlayerKind, RackAnalyzer};
use super::{Action, BySeat, Chance, Chronicle, Over, SEATS, Setup, State, Step};
use crate::record::{HandRecord, Statement};
use crate::score::FinishKind;
use crate::table::Profile;
use crate::words::Named;

/// The players, the rules and the seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arena {
    profile: Profile,
    /// The distinct kinds, in the order named.
    kinds: Vec<PlayerKind>,
    /// Every distinct rotation: the kind at each seat.
    seatings: Vec<[PlayerKind; SEATS]>,
    seed: u64,
}

/// The result of one deal, summed over its seatings.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// The result of each kind.
    pub kinds: Vec<Sums>,
    /// The result of each seat, the starter's first.
    pub seats: [Sums; SEATS],
    /// The endings of the hands.
    pub endings: Endings,
    /// The number of turns.
    pub turns: usize,
    /// The number of fouls.
    pub fouls: usize,
    /// The hands as records, if requested.
    pub records: Vec<HandRecord>,
}

/// The sums of some players over some hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sums {
    /// The points.
    pub points: i64,
    /// The wins.
    pub wins: u32,
    /// The hands. A kind on several seats counts a hand once per seat.
    pub hands: u32,
}

/// The endings of hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Endings {
    /// A player finished.
    pub finished: usize,
    /// The stock ran out.
    pub exhausted: usize,
    /// All four opened with pairs.
    pub void: usize,
    /// The finishes beyond a normal one, by kind; one finish may count in several.
    pub ways: [usize; FinishKind::ALL.len()],
}

/// The names of the players in records of an arena.
pub const NAMES: [&str; SEATS] = ["P1", "P2", "P3", "P4"];

impl Arena {
    /// Returns an arena of the kinds at the four seats.
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

    /// Returns the distinct kinds.
    pub fn kinds(&self) -> &[PlayerKind] {
        &self.kinds
    }

    /// Returns every distinct rotation.
    pub fn seatings(&self) -> &[[PlayerKind; SEATS]] {
        &self.seatings
    }

    /// Plays one deal in every seating, with records if requested.
    pub fn deal(&self, deal: u64, records: bool) -> Tally {
        let setup = Setup::dealt(&self.profile, self.seed, deal, 0);
        let analyzer = RackAnalyzer::new(&setup.table);
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
        analyzer: &RackAnalyzer,
        deal: u64,
        seating: [PlayerKind; SEATS],
        mut chronicle: Option<Chronicle>,
        tally: &mut Tally,
    ) {
        let mut players = BySeat::from(seating.map(PlayerKind::player));
        let mut state = State::new(setup.clone());
        let mut done = Step::default();
        while state.over().is_none() {
            if state.end_unless_finished() {
                // Only such a hand needs the line: the throw after the last draw ends every other one.
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
                state.go_on(&mut done, &action);
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
        let points = state.points();
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
