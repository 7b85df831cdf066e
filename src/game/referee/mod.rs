//! The referee. It follows the hands of a record turn by turn, reports illegal actions and fouls, and settles the
//! hands.
//!
//! ```
//! use okey::Engine;
//! use okey::game::Referee;
//! use okey::record::Record;
//!
//! let text = "players Ali Ayşe Veli Can\nindicator R5\n\
//!             rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6\nAli: finish K6\n";
//! let record = Record::read(text).expect("a record");
//! let engine = Engine::default();
//! let mut referee = Referee::new(&engine, &record.header);
//! let hand = referee.hand(&record.hands[0]).expect("a deal that can have been");
//! assert!(hand.turns[0].wrong.is_empty());
//! assert_eq!(hand.points, [Some(0), Some(-2), Some(-2), Some(-2)]);
//! ```

mod deal;
mod differs;
mod follow;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;

use super::settle::{AtEnd, HandReport};
use super::state::{Over, State};
use super::wrong::{Remark, Wrong};
use super::{Action, BySeat, SEATS};
use crate::engine::Engine;
use crate::record::{HandRecord, Header, Line, RecordFault, Statement, pardoned};
use crate::score::{
    Balances, Ending, Foul, HandScore, Note, Outcome, Part, Played, PlayerScore, ScoreFault, Scoring, Spanned,
    ends_game, limit_reached, usual_stake,
};
use crate::table::{Profile, Table};
use crate::words::{Clause, ClauseSet, Fault, Faults};
use differs::differences;

pub use differs::{Difference, Figure, Noted};
pub(crate) use follow::Until;

/// A referee for one record. It checks the hands in order and adds up the points.
#[derive(Debug, Clone)]
pub struct Referee<'r> {
    engine: &'r Engine,
    header: &'r Header,
    /// The number of players, or 1 if the header names none. Seat numbers wrap around at this number.
    seats: NonZeroUsize,
    /// The lowest and the highest points that each player may have before the next hand. They differ if the points of
    /// an earlier hand are uncertain. At some tables a player with few points pays nothing when another player shows
    /// the tile with the indicator's face (`score.indicator`).
    accounts: [Balances; 2],
    starter: usize,
    totals: [Option<i64>; SEATS],
    /// The stake of the latest line `stake` that was read: what each player pays into the pot. `None` in other games.
    stake: Option<u32>,
    /// The fault of a stake in the header of a game without a pot, until the first hand reports it.
    stake_unwanted: Option<Fault<RecordFault>>,
    /// True if the game is over: a player of the classic game has no points left, a dizi has ended the game
    /// (`score.dizi-game`), or the limit of points of 101 is reached (`match.limit`).
    over: bool,
}

/// The referee's report on one hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refereed {
    /// The seat of the player who begins the hand.
    pub starter: usize,
    seats: NonZeroUsize,
    /// The reports on turns and on some other lines, in the order of the record. A hand without turns has only fouls
    /// on which the players at the table decided.
    pub turns: Vec<TurnReport>,
    /// The players whose dealt racks have unknown tiles. The referee cannot check that they held what they laid and
    /// threw.
    pub unknown_racks: Vec<usize>,
    /// The number of turns that were started, including an unfinished last one.
    pub begun: usize,
    /// The number of statements that the referee has read.
    pub(crate) read: usize,
    /// True if the referee could follow the hand to its last line. The referee stops at the second of two consecutive
    /// turns that were both played out of turn.
    pub followed: bool,
    /// The figures of the players that differ from the referee's.
    pub differs: Vec<Difference>,
    /// The points of the hand in detail; `None` if the referee did not reach the end of the hand or cannot compute its
    /// points.
    pub score: Option<HandScore>,
    /// The points that each player gets in the hand; `None` if the referee did not reach the end of the hand or the
    /// points depend on an unknown fact.
    pub points: [Option<i64>; SEATS],
    /// The finish, if the points are unknown only because the record gives no stake.
    finish: Option<Ending>,
    /// The hand in the form that [`score`](crate::score) needs; `None` if the referee did not reach its end, or if its
    /// points are unknown.
    pub played: Option<Played>,
    /// Reasons why the points of a finished hand are unknown.
    pub unscored: Vec<ScoreFault>,
    /// The players whose points are unknown because the tiles left on their racks are unknown.
    pub(crate) left_missing: Vec<LeftMissing>,
    /// True if the hand is void and does not count.
    pub void: bool,
    /// True if the game was over before this hand. The points of the hand are computed anyway.
    pub after_end: bool,
    /// The state after the last line that was followed; `None` if the record contains no deal.
    pub state: Option<State>,
    /// The actions assumed for each layoff or exchange that has no meld number in the record. The key is the index of
    /// the statement in the hand, and the index of the action in its turn.
    understood: BTreeMap<(usize, usize), Vec<Action>>,
}

/// A player whose points are unknown because the tiles left on the rack are unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LeftMissing {
    /// The index of the player.
    pub(crate) player: usize,
    /// The recorded sum of the tiles left. It may not determine the points, because okeys may be charged separately.
    pub(crate) sum: Option<u32>,
}

/// The report on one turn, or on some other lines: a claim, a foul that the players decided on, a pardon of a foul that
/// does not exist, and a wrong or superfluous line `end`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnReport {
    /// The number of the first line that the report is about, counted from 1.
    pub line: usize,
    /// The byte range of that line's statement in the text.
    pub statement: Range<usize>,
    /// The index of the player.
    pub player: usize,
    /// The actions of the turn, as the referee understood them.
    pub actions: Vec<Action>,
    /// The illegal actions and fouls.
    pub wrong: Vec<PlacedWrong>,
    /// Remarks on rules that the referee could not apply because a fact is unknown.
    pub unknown: Vec<Remark>,
    /// Remarks that do not report an error.
    pub notes: Vec<Remark>,
}

/// An illegal action or a foul, with its place in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedWrong {
    /// The illegal action or foul.
    pub wrong: Wrong,
    /// The number of the line, counted from 1.
    pub line: usize,
    /// The byte range of the whole statement in the text.
    pub statement: Range<usize>,
    /// The byte range of the faulty part in the text.
    pub span: Range<usize>,
    /// True if the players at the table pardoned the foul.
    pub pardoned: bool,
}

impl PlacedWrong {
    fn pardon(&mut self) {
        self.wrong.points = 0;
        self.pardoned = true;
    }
}

/// Returns the number of characters between the start of the line and byte `at`.
pub(crate) fn columns_before(text: &str, at: usize) -> usize {
    let before = text.get(..at).unwrap_or(text);
    before.chars().rev().take_while(|&each| each != '\n').count()
}

impl<'r> Referee<'r> {
    /// Creates a referee for a record with this header, before its first hand.
    pub fn new(engine: &'r Engine, header: &'r Header) -> Self {
        let before = Balances::carried(&header.profile, header.accounts());
        let start = Balances::first(&header.profile).start();
        let totals = std::array::from_fn(|seat| Some(header.carried(seat).map_or(0, |carried| carried - start)));
        let mut referee = Self {
            engine,
            header,
            seats: NonZeroUsize::new(header.players.len()).unwrap_or(NonZeroUsize::MIN),
            accounts: [before.clone(), before],
            starter: 0,
            totals,
            stake: header.stake.filter(|_| usual_stake(&header.profile).is_some()),
            stake_unwanted: header.lines.iter().find_map(|line| stake_unwanted(&header.profile, line)),
            over: false,
        };
        referee.over = referee.has_ended(None);
        referee
    }

    /// Returns the points that every player has won or lost so far, including earlier games; `None` if the points of
    /// some hand are unknown. The points with which a game starts are left out, unlike in a `totals` line of a record.
    pub const fn totals(&self) -> [Option<i64>; SEATS] {
        self.totals
    }

    /// Returns [`Self::totals`] plus the points with which a game starts, as players count them at the table.
    pub fn balances(&self) -> [Option<i64>; SEATS] {
        let start = Balances::first(&self.header.profile).start();
        self.totals.map(|total| Some(start + total?))
    }

    /// Checks a hand up to its end and computes its points.
    ///
    /// # Errors
    /// Returns the faults if the referee cannot start, for example because the deal is impossible or the indicator is
    /// missing. Also returns the faults if lines of the hand contradict each other, or if a pardon is ambiguous.
    pub fn hand(&mut self, hand: &HandRecord) -> Result<Refereed, Faults<RecordFault>> {
        self.hand_until(hand, Until::End)
    }

    /// Checks a hand up to the given turn or line.
    ///
    /// # Errors
    /// Returns the same faults as [`Self::hand`].
    pub(crate) fn hand_until(&mut self, hand: &HandRecord, until: Until) -> Result<Refereed, Faults<RecordFault>> {
        let refereed = self.checked(hand, until);
        let Some(fault) = self.stake_unwanted.take() else { return refereed };
        Err(std::iter::once(fault).chain(refereed.err().into_iter().flatten()).collect::<Vec<_>>().into())
    }

    fn checked(&mut self, hand: &HandRecord, until: Until) -> Result<Refereed, Faults<RecordFault>> {
        let starter = deal::start(hand, self.seats).unwrap_or(self.starter);
        if usual_stake(&self.header.profile).is_some() {
            self.stake = hand.stake_after(self.stake);
        }
        let setup = deal::setup(self.header, hand, starter)?;
        if hand.is_only_result(self.header) {
            return self.settle_result(hand, starter);
        }
        let state = setup.map(State::new);
        let has_unknown = |&seat: &usize| state.as_ref().is_some_and(|state| state.rack(seat).unknown() > 0);
        let unknown_racks = (0..SEATS).filter(has_unknown).collect();
        let mut refereed = Refereed::begun(starter, self.seats, state);
        refereed.unknown_racks = unknown_racks;
        refereed.after_end = self.over;
        if refereed.state.is_some() {
            let ends = follow::follow(self.engine, &mut refereed, hand, until)?;
            if !refereed.followed {
                self.lose_count();
            } else if until == Until::End {
                self.settle(&mut refereed, hand, &ends);
                if !refereed.is_over() && hand.is_finished() {
                    refereed.differs = differences(&refereed, hand);
                    // The turns stop before the end of the hand, so they can contradict a recorded finish, but not a
                    // figure at the end.
                    refereed.differs.retain(|difference| difference.of == Noted::Finish);
                }
            }
        } else if let Err(faults) = hand.to_played(self.header, self.stake) {
            // The hand was interrupted, so a missing end is no fault.
            let contradicts = |fault: &Fault<RecordFault>| !matches!(fault.kind, RecordFault::EndingMissing { .. });
            let faults: Vec<_> = faults.into_iter().filter(contradicts).collect();
            if !faults.is_empty() {
                return Err(faults.into());
            }
        }
        refereed.void |= refereed.state.as_ref().is_some_and(|state| state.over() == Some(&Over::Void));
        if refereed.void {
            refereed.price_fouls();
        }
        self.starter = refereed.next_starter();
        Ok(refereed)
    }

    fn settle(&mut self, refereed: &mut Refereed, hand: &HandRecord, ends: &BySeat<AtEnd>) {
        let names = &self.header.players;
        if refereed.void {
            refereed.points = [Some(0); SEATS];
            // In a void hand only the scorekeeper's corrections count, so ignore contradictions in other lines.
            if let Ok(played) = hand.to_played(self.header, self.stake)
                && let Ok(outcome) = Outcome::new(&self.header.profile, &played)
            {
                self.enter(refereed, played, &outcome);
            }
            refereed.differs = differences(refereed, hand);
            return;
        }
        let Some(state) = &refereed.state else { return };
        // The recorded leftover tiles may be wrong. So compute the points with all of them, then with those that a rack
        // can hold, then with none. Use the first computation that succeeds.
        let fits = state.believing(ends, |seat, tiles| state.may_hold(seat, tiles));
        let believed = [ends.clone(), fits, state.believing(ends, |_, _| false)];
        let mut refused = Vec::new();
        let settled = believed.iter().find_map(|ends| {
            let report = state.hand_report(names, self.stake, ends)?;
            let outcome = |played: &Played| Outcome::new(&self.header.profile, played);
            let every: Result<Vec<Outcome>, _> =
                std::iter::once(&report.played).chain(&report.open).map(outcome).collect();
            match every {
                Ok(every) => Some((report, every)),
                Err(faults) => {
                    refused.push(faults);
                    None
                }
            }
        });
        if settled.is_none() && refused.is_empty() {
            return;
        }
        refereed.unscored = refused.into_iter().next().into_iter().flatten().map(|fault| fault.kind).collect();
        // After illegal turns, every computation can fail. Then the hand has no score.
        if let Some((HandReport { played, open: open_ways, unknown }, every)) = settled
            && let Some((outcome, open)) = every.split_first()
        {
            let ways = if open.is_empty() { std::slice::from_ref(outcome) } else { open };
            let settled = |outcome: &Outcome| self.accounts.each_ref().map(|before| HandScore::new(outcome, before));
            let settled: Vec<[HandScore; 2]> = ways.iter().map(settled).collect();
            for ((seat, points), unknown) in refereed.points.iter_mut().enumerate().zip(unknown) {
                *points = agreed(&settled, seat).filter(|_| !unknown);
            }
            let missing = (0..SEATS).zip(unknown).filter_map(|(seat, unknown)| unknown.then_some(seat));
            refereed.left_missing = missing.map(|player| LeftMissing { player, sum: ends[player].sum }).collect();
            refereed.score = self.accounts.first().map(|before| HandScore::new(outcome, before));
            refereed.price_fouls();
            self.carry(ways, &settled);
            let known = open_ways.is_empty() && unknown == [false; SEATS];
            refereed.played = known.then_some(played);
        }
        self.add(refereed);
        refereed.differs = differences(refereed, hand);
    }

    /// Settles a hand that the record gives only as a result.
    fn settle_result(&mut self, hand: &HandRecord, starter: usize) -> Result<Refereed, Faults<RecordFault>> {
        let played = hand.to_played(self.header, self.stake)?;
        let mut refereed = Refereed::begun(starter, self.seats, None);
        refereed.after_end = self.over;
        let indicator = played.indicator.as_ref().map(|indicator| indicator.value);
        let table = Table::new(self.header.profile.clone(), indicator);
        let table = table.unwrap_or_else(|_| Table::unturned(self.header.profile.clone()));
        refereed.turns = follow::ruled_fouls(&table, hand);
        let outcome = match Outcome::new(&self.header.profile, &played) {
            Ok(outcome) => outcome,
            // If only the stake is missing, only the points are unknown.
            Err(faults) if faults.iter().all(|fault| fault.kind == ScoreFault::StakeMissing) => {
                refereed.unscored = vec![ScoreFault::StakeMissing];
                let staked = Played { stake: usual_stake(&self.header.profile).map(Spanned::made), ..played };
                let outcome = Outcome::new(&self.header.profile, &staked);
                refereed.finish = outcome.ok().and_then(|outcome| outcome.finish().cloned());
                self.lose_count();
                self.starter = refereed.next_starter();
                return Ok(refereed);
            }
            Err(faults) => return Err(faults.into_iter().map(Fault::into).collect::<Vec<_>>().into()),
        };
        refereed.void = outcome.is_void();
        self.enter(&mut refereed, played, &outcome);
        refereed.price_fouls();
        refereed.differs = differences(&refereed, hand);
        self.starter = refereed.next_starter();
        Ok(refereed)
    }

    /// Stores the points of a fully known result, and adds them to the totals.
    fn enter(&mut self, refereed: &mut Refereed, played: Played, outcome: &Outcome) {
        let settled = [self.accounts.each_ref().map(|before| HandScore::new(outcome, before))];
        for (seat, points) in refereed.points.iter_mut().enumerate() {
            *points = if seat < refereed.seats.get() { agreed(&settled, seat) } else { Some(0) };
        }
        let [[score, _]] = &settled;
        refereed.score = Some(score.clone());
        refereed.played = Some(played);
        self.carry(std::slice::from_ref(outcome), &settled);
        self.add(refereed);
    }

    /// Adds the points to the totals, and checks whether the game is over.
    fn add(&mut self, refereed: &Refereed) {
        for (total, points) in self.totals.iter_mut().zip(refereed.points) {
            *total = total.zip(points).map(|(total, points)| total + points);
        }
        self.over |= self.has_ended(refereed.score.as_ref().and_then(|score| score.finish.as_ref()));
    }

    /// Returns true if the points of the players, or a hand with this finish, end the game.
    fn has_ended(&self, finish: Option<&Ending>) -> bool {
        let profile = &self.header.profile;
        let balances = self.balances().into_iter().take(self.seats.get()).flatten();
        Scoring::of(profile) == Scoring::Ladder && ends_game(profile, finish, balances)
            || limit_reached(profile, self.side_balances()).is_some()
    }

    fn side_balances(&self) -> Vec<i64> {
        let known = self.balances();
        if self.header.profile.teams {
            let of_team = |seat: usize| {
                known
                    .get(seat)
                    .copied()
                    .flatten()
                    .zip(known.get(seat + SEATS / 2).copied().flatten())
                    .map(|(one, other)| one + other)
            };
            return (0..SEATS / 2).filter_map(of_team).collect();
        }
        known.into_iter().flatten().collect()
    }

    /// Marks the totals as unknown after a hand with unknown points.
    fn lose_count(&mut self) {
        self.totals = [None; SEATS];
        let all = |balance: i64| {
            let accounts = self.header.players.iter().map(|name| (name.as_str(), balance));
            Balances::carried(&self.header.profile, accounts)
        };
        self.accounts = [all(0), all(i64::from(u32::MAX))];
    }

    /// Updates the lowest and the highest possible points after a hand. If several results are possible, uses the ones
    /// with the lowest and the highest sum of points.
    fn carry(&mut self, ways: &[Outcome], settled: &[[HandScore; 2]]) {
        let [least, most] = &mut self.accounts;
        let sum = |score: &HandScore| score.players.iter().map(PlayerScore::points).sum::<i64>();
        let low = ways.iter().zip(settled.iter().map(|[low, _]| low)).min_by_key(|(_, score)| sum(score));
        let high = ways.iter().zip(settled.iter().map(|[_, high]| high)).max_by_key(|(_, score)| sum(score));
        for (account, scored) in [(least, low), (most, high)] {
            if let Some((outcome, score)) = scored {
                account.after(outcome, score);
            }
        }
    }
}

/// Returns a fault if the line sets a stake in a game without a pot.
fn stake_unwanted(profile: &Profile, line: &Line) -> Option<Fault<RecordFault>> {
    let sets = matches!(line.statement, Some(Statement::Stake(_))) && usual_stake(profile).is_none();
    let kind = || ScoreFault::StakeUnwanted { variant: profile.variant };
    sets.then(|| Fault::new(kind().into(), line.span.clone()))
}

/// Returns a player's points if all possible results of the hand agree on them.
fn agreed(settled: &[[HandScore; 2]], seat: usize) -> Option<i64> {
    let mut every = settled.iter().flatten().filter_map(|score| Some(score.players.get(seat)?.points()));
    let first = every.next()?;
    every.all(|points| points == first).then_some(first)
}

impl Refereed {
    const fn begun(starter: usize, seats: NonZeroUsize, state: Option<State>) -> Self {
        Self {
            starter,
            seats,
            turns: Vec::new(),
            unknown_racks: Vec::new(),
            begun: 0,
            read: 0,
            followed: true,
            differs: Vec::new(),
            score: None,
            points: [None; SEATS],
            finish: None,
            played: None,
            unscored: Vec::new(),
            left_missing: Vec::new(),
            void: false,
            after_end: false,
            state,
            understood: BTreeMap::new(),
        }
    }

    /// Returns the starter of the next hand. After a void hand the same player starts again.
    pub(crate) const fn next_starter(&self) -> usize {
        if self.void { self.starter } else { (self.starter + 1) % self.seats.get() }
    }

    /// Returns the record with a meld number for every layoff and exchange. A missing number becomes the one that the
    /// referee assumed.
    pub fn numbered(&self, hand: &HandRecord) -> HandRecord {
        let mut hand = hand.clone();
        for (at, statement) in hand.lines.iter_mut().filter_map(|line| line.statement.as_mut()).enumerate() {
            let Statement::Turn(turn) = statement else { continue };
            let actions = std::mem::take(&mut turn.actions).into_iter().enumerate();
            let numbered = actions.flat_map(|(place, each)| match self.understood.get(&(at, place)) {
                Some(understood) => understood.iter().map(|action| each.with(action.clone())).collect(),
                None => vec![each],
            });
            turn.actions = numbered.collect();
        }
        hand
    }

    /// Returns who finished and how; `None` if no player finished.
    pub fn ending(&self) -> Option<Ending> {
        let over = self.state.as_ref().and_then(State::over);
        match (&self.score, over) {
            (Some(score), _) => score.finish.clone(),
            (None, Some(Over::Won { by, how, .. })) => Some(Ending { by: *by, how: how.clone() }),
            (None, _) => self.finish.clone(),
        }
    }

    /// Returns the fault that the points of the hand are unknown.
    pub(crate) fn not_settled(&self) -> RecordFault {
        let over = self.state.as_ref().and_then(State::over);
        RecordFault::NotSettled { way: matches!(over, Some(Over::Won { open, .. }) if !open.is_empty()) }
    }

    /// Returns true if the hand has ended: a player finished, the stock ran out, or the hand is void.
    pub fn is_over(&self) -> bool {
        let is_settled = self.state.is_none() && (self.played.is_some() || !self.unscored.is_empty());
        is_settled || self.void || self.state.as_ref().is_some_and(|state| state.over().is_some())
    }

    /// Multiplies the points of fouls as the rules multiply the points of the hand (`fouls.multiplied`). In a void hand
    /// fouls cost nothing.
    fn price_fouls(&mut self) {
        let parts = self.score.iter().flat_map(|score| &score.players).flat_map(|player| &player.parts);
        let foul = parts.into_iter().find(|part| matches!(part.note, Note::Foul { .. }));
        let factor = if self.void { 0 } else { foul.map_or(1, |part| part.factor) };
        let wrong = self.turns.iter_mut().flat_map(|turn| &mut turn.wrong);
        wrong.for_each(|placed| placed.wrong.points *= factor);
    }

    /// Returns true if the hand has no illegal action and no foul.
    pub fn is_clean(&self) -> bool {
        self.turns.iter().all(|turn| turn.wrong.is_empty())
    }

    /// Returns the table of the hand. Without a deal, the indicator is unknown.
    pub(crate) fn table(&self, profile: &Profile) -> Table {
        self.state.as_ref().map_or_else(|| Table::unturned(profile.clone()), |state| state.table().clone())
    }

    /// Returns the clauses that the report on this hand refers to.
    pub fn clauses(&self) -> Vec<Clause> {
        let turn = self.turns.first().filter(|_| self.state.is_some()).map(|_| Clause::TurnOrder);
        let wrong = self.turns.iter().flat_map(|turn| &turn.wrong).map(|placed| placed.wrong.clause);
        let noted = self.turns.iter().flat_map(|turn| turn.unknown.iter().chain(&turn.notes)).map(|note| note.clause);
        let players = || self.score.iter().flat_map(|score| &score.players).zip(self.points);
        let known = players().filter(|(_, points)| points.is_some());
        let parts = known.flat_map(|(player, _)| &player.parts).filter_map(Part::basis);
        // Clauses about the whole hand apply only if all points are known.
        let is_settled = players().all(|(_, points)| points.is_some());
        let whole = self.score.iter().filter(|_| is_settled).flat_map(|score| &score.clauses).copied();
        turn.into_iter().chain(wrong).chain(noted).chain(parts).chain(whole).collect::<ClauseSet>().to_vec()
    }

    /// Pardons and returns the latest foul by this player that equals `foul`, or else the latest that may be the same.
    /// Fails if the pardon may concern two different fouls.
    fn pardon(&mut self, player: usize, foul: Foul) -> Result<Option<Foul>, RecordFault> {
        let turns = self.turns.iter_mut().rev().flat_map(|turn| turn.wrong.iter_mut().rev());
        let may_be = |placed: &&mut PlacedWrong| !placed.pardoned && placed.wrong.foul_of(player, foul).is_some();
        let mut fouls: Vec<&mut PlacedWrong> = turns.filter(may_be).collect();
        let at = pardoned(fouls.iter().filter_map(|placed| placed.wrong.foul), foul)?;
        Ok(at.and_then(|at| fouls.get_mut(at)).and_then(|placed| {
            placed.pardon();
            placed.wrong.foul
        }))
    }
}
