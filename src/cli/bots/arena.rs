//! Plays many hands between computer players. Each deal is played once for every distinct rotation of the players
//! around the table, so that lucky racks favour no player.

use super::entrant::Entrant;
use super::seats::ProgramSeats;
use crate::cli::failure::Failure;
use crate::engine::Engine;
use crate::game::players::RackAnalyzer;
use crate::game::{Chance, Chronicle, HandResult, LostHand, SEATS, Setup, State, Tally};
use crate::record::Statement;
use crate::score::{Adjustment, Spanned};
use crate::table::Profile;

/// A tournament setup: the players, the rules and the seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) struct Arena {
    profile: Profile,
    kinds: Vec<Entrant>,
    /// Each seating has the index of the kind of player at each seat.
    seatings: Vec<[usize; SEATS]>,
    seed: u64,
}

impl Arena {
    pub(in crate::cli) fn new(profile: &Profile, seats: [Entrant; SEATS], seed: u64) -> Self {
        let mut kinds: Vec<Entrant> = Vec::new();
        let mut seats = seats.map(|player| {
            kinds.iter().position(|kind| *kind == player).unwrap_or_else(|| {
                kinds.push(player);
                kinds.len() - 1
            })
        });
        let mut seatings: Vec<[usize; SEATS]> = Vec::new();
        for _ in 0..SEATS {
            if !seatings.contains(&seats) {
                seatings.push(seats);
            }
            seats.rotate_left(1);
        }
        Self { profile: profile.clone(), kinds, seatings, seed }
    }

    pub(in crate::cli) fn kinds(&self) -> &[Entrant] {
        &self.kinds
    }

    /// Returns the names of the players at the seats, for each seating.
    pub(in crate::cli) fn seatings(&self) -> Vec<[String; SEATS]> {
        self.seatings.iter().map(|seating| seating.map(|kind| self.kinds[kind].to_string())).collect()
    }

    /// Plays one deal once for every seating. If `records` is true, the result contains the records of the hands.
    ///
    /// # Errors
    /// Fails if a program cannot be started.
    pub(in crate::cli) fn play(
        &self,
        engine: &Engine,
        deal: u64,
        records: bool,
        programs: &mut ProgramSeats<'_>,
    ) -> Result<Tally, Failure> {
        let setup = Setup::dealt(&self.profile, self.seed, deal, 0);
        let analyzer = RackAnalyzer::new(engine, &setup.table);
        let mut tally = Tally::new(self.kinds.len());
        for (hand, seating) in (1..).zip(&self.seatings) {
            let chronicle = records.then(|| Chronicle::new(&setup, u32::try_from(hand).ok()));
            let mut played = PlayedHand { state: State::new(setup.clone()), fouls: 0, chronicle, lost: None };
            while played.state.over().is_none() && played.lost.is_none() {
                self.turn(&mut played, &analyzer, (deal, hand), seating, programs)?;
            }
            let result = HandResult::new(&played.state, played.lost);
            played.say_lost(&result);
            programs.end(&result);
            tally.add(*seating, &result, played.state.turns(), played.fouls);
            tally.records.extend(played.chronicle.map(Chronicle::record));
        }
        Ok(tally)
    }

    fn turn(
        &self,
        played: &mut PlayedHand,
        analyzer: &RackAnalyzer<'_>,
        (deal, hand): (u64, usize),
        seating: &[usize; SEATS],
        programs: &mut ProgramSeats<'_>,
    ) -> Result<(), Failure> {
        if played.state.end_unless_finished(analyzer.engine()) {
            // The stock is empty and the next player cannot finish with the last discard. Record an `end` line, because
            // no throw ends this hand.
            played.say(Statement::End);
            return Ok(());
        }
        let PlayedHand { state, fouls, chronicle, .. } = played;
        let seat = state.seat();
        let kind = &self.kinds[seating[seat]];
        let mut chance = Chance::new(self.seed, deal, state.turns(), seat);
        loop {
            let action = match programs.act(kind, (deal, hand), &state.view(seat), analyzer, &mut chance)? {
                Ok(action) => state.in_time(action, State::LONGEST),
                Err(cause) => {
                    played.lost = Some(LostHand { seat, cause });
                    return Ok(());
                }
            };
            if let Some(chronicle) = chronicle {
                chronicle.note(state, &action);
            }
            *fouls += state.step(analyzer.engine(), &action).wrong.len();
            if state.seat() != seat || state.over().is_some() {
                break;
            }
        }
        Ok(())
    }
}

struct PlayedHand {
    state: State,
    /// The number of fouls and illegal actions so far.
    fouls: usize,
    chronicle: Option<Chronicle>,
    lost: Option<LostHand>,
}

impl PlayedHand {
    fn say(&mut self, statement: Statement) {
        if let Some(chronicle) = &mut self.chronicle {
            chronicle.say(statement);
        }
    }

    /// Records a hand that a program lost: the hand is void, and corrections give every player the points of `result`.
    fn say_lost(&mut self, result: &HandResult) {
        let Some(LostHand { seat, cause }) = result.lost else { return };
        let reason = format!("P{} {cause}", seat + 1);
        self.say(Statement::Void(reason.clone()));
        for (player, points) in result.points.into_iter().enumerate().filter(|&(_, points)| points != 0) {
            let adjusted = Spanned::made(Adjustment { points, reason: reason.clone() });
            self.say(Statement::Adjust { player, adjusted });
        }
    }
}
