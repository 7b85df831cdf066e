//! Plays many hands between computer players. Each deal is played once for every distinct rotation of the players
//! around the table, so that lucky racks favour no player.

use super::contest::{Contest, Decision, HandEnd, HandResult, Loss};
use super::players::RackAnalyzer;
use super::{Chance, Chronicle, SEATS, Setup, State, Step};
use crate::engine::Engine;
use crate::record::{HandRecord, Statement};
use crate::score::{Adjustment, FinishKind, Spanned};
use crate::table::Profile;
use crate::words::Named;

/// A tournament setup: the players, the rules and the seed. `K` is the type that names a kind of player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Arena<K> {
    profile: Profile,
    kinds: Vec<K>,
    seatings: Vec<[K; SEATS]>,
    seed: u64,
}

/// The results of one deal, added up over all rotations of the players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Tally {
    /// In the order of [`Arena::kinds`].
    pub(crate) kinds: Vec<Sums>,
    /// In the order of [`Arena::kinds`].
    pub(crate) losses: Vec<Losses>,
    pub(crate) seats: [Sums; SEATS],
    pub(crate) endings: Endings,
    pub(crate) turns: usize,
    /// Entry `n` is the number of hands with `n` turns.
    pub(crate) lengths: Vec<usize>,
    /// Fouls and illegal actions.
    pub(crate) fouls: usize,
    /// The records of the hands; empty if the caller did not request them.
    pub(crate) records: Vec<HandRecord>,
}

/// The points and wins of one kind of player or of one seat, added up over some hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Sums {
    pub(crate) points: i64,
    pub(crate) wins: u32,
    /// Hands played. A hand counts twice if two of its players are of this kind.
    pub(crate) hands: u32,
}

/// The number of hands lost because the player's program failed, for each reason in `Loss::ALL`.
pub(crate) type Losses = [usize; Loss::ALL.len()];

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Endings {
    pub(crate) finished: usize,
    pub(crate) exhausted: usize,
    /// Hands that are void because all four players opened with pairs.
    pub(crate) void: usize,
    /// Hands that a player lost because its program failed.
    pub(crate) lost: usize,
    /// The number of finishes of each kind in `FinishKind::ALL`. One finish can have two kinds, for example pairs and a
    /// thrown okey.
    pub(crate) ways: [usize; FinishKind::ALL.len()],
}

/// The player names that the arena writes in its records.
pub(crate) const NAMES: [&str; SEATS] = ["P1", "P2", "P3", "P4"];

impl<K: Clone + PartialEq> Arena<K> {
    pub(crate) fn new(profile: &Profile, mut seats: [K; SEATS], seed: u64) -> Self {
        let mut kinds: Vec<K> = Vec::new();
        let mut seatings: Vec<[K; SEATS]> = Vec::new();
        for _ in 0..SEATS {
            let [first, ..] = &seats;
            if !kinds.contains(first) {
                kinds.push(first.clone());
            }
            if !seatings.contains(&seats) {
                seatings.push(seats.clone());
            }
            seats.rotate_left(1);
        }
        Self { profile: profile.clone(), kinds, seatings, seed }
    }

    pub(crate) fn kinds(&self) -> &[K] {
        &self.kinds
    }

    pub(crate) fn seatings(&self) -> &[[K; SEATS]] {
        &self.seatings
    }

    /// Plays one deal once for every seating. `contest` chooses the actions of the players. If `records` is true, the
    /// result contains the records of the hands.
    ///
    /// # Errors
    /// Fails if `contest` fails.
    pub(crate) fn contested<C: Contest<K>>(
        &self,
        engine: &Engine,
        deal: u64,
        records: bool,
        contest: &mut C,
    ) -> Result<Tally, C::Error> {
        let setup = Setup::dealt(&self.profile, self.seed, deal, 0);
        let analyzer = RackAnalyzer::new(engine, &setup.table);
        let kinds = self.kinds.len();
        let mut tally =
            Tally { kinds: vec![Sums::default(); kinds], losses: vec![Losses::default(); kinds], ..Tally::default() };
        for (hand, seating) in (1..).zip(&self.seatings) {
            let chronicle = records.then(|| Chronicle::new(&setup, u32::try_from(hand).ok()));
            let mut played =
                PlayedHand { state: State::new(setup.clone()), done: Step::default(), chronicle, lost: None };
            while played.state.over().is_none() && played.lost.is_none() {
                self.turn(&mut played, &analyzer, (deal, hand), seating, contest)?;
            }
            let result = HandResult::new(&played.state, played.lost);
            played.say_lost(&result);
            contest.end(&result)?;
            self.add(&mut tally, seating, &played, &result);
            tally.records.extend(played.chronicle.map(Chronicle::record));
        }
        Ok(tally)
    }

    fn turn<C: Contest<K>>(
        &self,
        played: &mut PlayedHand,
        analyzer: &RackAnalyzer<'_>,
        (deal, hand): (u64, usize),
        seating: &[K; SEATS],
        contest: &mut C,
    ) -> Result<(), C::Error> {
        if played.state.end_unless_finished(analyzer.engine()) {
            // The stock is empty and the next player cannot finish with the last discard. Record an `end` line, because
            // no throw ends this hand.
            played.say(Statement::End);
            return Ok(());
        }
        let PlayedHand { state, done, chronicle, .. } = played;
        let seat = state.seat();
        let Some(kind) = seating.get(seat) else { return Ok(()) };
        let mut chance = Chance::new(self.seed, deal, state.turns(), seat);
        loop {
            let decision = Decision { deal, hand, view: state.view(seat), analyzer, chance: &mut chance };
            let action = match contest.act(kind, decision)? {
                Ok(action) => state.in_time(action, State::LONGEST),
                Err(loss) => {
                    played.lost = Some((seat, loss));
                    return Ok(());
                }
            };
            if let Some(chronicle) = chronicle {
                chronicle.note(state, &action);
            }
            state.go_on(analyzer.engine(), done, &action);
            if state.seat() != seat || state.over().is_some() {
                break;
            }
        }
        Ok(())
    }

    fn add(&self, tally: &mut Tally, seating: &[K; SEATS], played: &PlayedHand, result: &HandResult) {
        tally.fouls += played.done.wrong.len();
        let turns = played.state.turns();
        tally.turns += turns;
        add_lengths(&mut tally.lengths, &[vec![0; turns], vec![1]].concat());
        let ended = match result.end {
            HandEnd::Finished => &mut tally.endings.finished,
            HandEnd::Exhausted => &mut tally.endings.exhausted,
            HandEnd::Void => &mut tally.endings.void,
            HandEnd::Lost => &mut tally.endings.lost,
        };
        *ended += 1;
        for (count, way) in tally.endings.ways.iter_mut().zip(FinishKind::ALL) {
            *count += usize::from(result.ways.contains(way));
        }
        let seated = seating.iter().zip(result.points).zip(&mut tally.seats).enumerate();
        for (seat, ((kind, points), of_seat)) in seated {
            let won = matches!(&result.winner, Some(by) if *by == seat);
            of_seat.add(points, won);
            let mut of_kind = self.kinds.iter().zip(&mut tally.kinds).zip(&mut tally.losses);
            let Some(((_, sums), losses)) = of_kind.find(|((other, _), _)| *other == kind) else { continue };
            sums.add(points, won);
            let reason = result.lost.filter(|&(loser, _)| loser == seat).map(|(_, loss)| loss);
            for (count, loss) in losses.iter_mut().zip(Loss::ALL) {
                *count += usize::from(reason == Some(*loss));
            }
        }
    }
}

struct PlayedHand {
    state: State,
    /// The errors and remarks of all actions in this hand so far.
    done: Step,
    chronicle: Option<Chronicle>,
    /// The seat whose program failed, and the reason.
    lost: Option<(usize, Loss)>,
}

impl PlayedHand {
    fn say(&mut self, statement: Statement) {
        if let Some(chronicle) = &mut self.chronicle {
            chronicle.say(statement);
        }
    }

    /// Records a hand that a program lost: the hand is void, and corrections give every player the points of `result`.
    fn say_lost(&mut self, result: &HandResult) {
        let Some((loser, loss)) = result.lost else { return };
        let reason = format!("P{} {loss}", loser + 1);
        self.say(Statement::Void(reason.clone()));
        for (player, points) in result.points.into_iter().enumerate().filter(|&(_, points)| points != 0) {
            let adjusted = Spanned::made(Adjustment { points, reason: reason.clone() });
            self.say(Statement::Adjust { player, adjusted });
        }
    }
}

/// Adds each count in `more` to the count at the same index of `own`.
pub(super) fn add_counts(own: &mut [usize], more: &[usize]) {
    for (own, more) in own.iter_mut().zip(more) {
        *own += more;
    }
}

/// Adds the lengths of more hands. Entry `n` is the number of hands with `n` turns.
pub(super) fn add_lengths(own: &mut Vec<usize>, more: &[usize]) {
    own.resize(own.len().max(more.len()), 0);
    add_counts(own, more);
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
        self.lost += other.lost;
        add_counts(&mut self.ways, &other.ways);
    }
}
