//! Compares the possible throws of a player: after each throw, computer players play the hand to its end, many times.
//!
//! The player does not see the other racks and the stock. A world is one way to deal these unseen tiles. Every throw is
//! tried in the same worlds, so that luck cancels out. In every world all four players play like `careful`. In the
//! classic game, worlds that fit what the next player did are more likely (`players/worlds.rs`). In the other games,
//! all worlds are equally likely.

use std::cmp::Reverse;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::players::worlds::WorldWeights;
use super::players::{PlayerKind, RackAnalyzer, careful_throws};
use super::pool::Pool;
use super::state::Discard;
use super::totals::Paired;
use super::{Action, Chance, Over, SEATS, Setup, State};
use crate::engine::Engine;
use crate::sort;
use crate::table::{Game, Symbol, Table};
use crate::tiles::{Tile, Tiles};

const THROWS: usize = 8;

/// The number of throws that are tried in all worlds. The other throws are dropped earlier.
const FINALISTS: usize = 4;

/// The results of the compared throws. A world is a possible deal of the unseen tiles.
#[derive(Debug, Clone, PartialEq)]
pub struct Trials {
    /// The throws, the best first.
    pub throws: Vec<TriedThrow>,
    /// The number of worlds in which the best throws were tried.
    pub worlds: usize,
    /// The number of tiles in the stock.
    pub stock: usize,
    /// True if no player has thrown a tile in this hand.
    pub first_turn: bool,
    /// True if worlds that fit what the next player threw, took and declined to take are more likely. False if all
    /// worlds are equally likely.
    pub weighed: bool,
}

/// The results of one compared throw.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TriedThrow {
    /// The tile that is thrown.
    pub tile: Tile,
    /// The number of worlds (possible deals of the unseen tiles) in which the throw was tried.
    pub worlds: usize,
    /// The share of these worlds in which the player wins the hand.
    pub wins: Paired,
    /// The mean points of the player, plus those of the partner if there is one.
    pub points: Paired,
    /// The mean of this throw's points minus the best throw's points, over the worlds in which both were tried. `None`
    /// for the best throw.
    pub behind: Option<Paired>,
}

impl TriedThrow {
    /// Returns true if the mean points of this throw and of the best one differ by at most two standard errors.
    pub(crate) fn is_like_best(&self) -> bool {
        self.behind.is_none_or(|behind| behind.mean.abs() <= 2.0 * behind.error.unwrap_or(f64::INFINITY))
    }
}

/// The result of one world: the points of the player plus those of a partner, and whether the player won.
#[derive(Debug, Clone, Copy)]
struct WorldEnd {
    points: i64,
    won: bool,
}

/// A throw, with its results in the worlds played so far.
struct Contender {
    action: Action,
    tile: Tile,
    ends: Vec<WorldEnd>,
}

/// The progress of a comparison of throws. Another thread may read it or stop the comparison.
#[derive(Debug, Default)]
pub(crate) struct TrialProgress {
    played: AtomicUsize,
    stopped: AtomicBool,
}

impl TrialProgress {
    /// Returns the number of worlds that have been played to their end.
    pub(crate) fn played(&self) -> usize {
        self.played.load(Ordering::Relaxed)
    }

    /// Asks the comparison to stop. Returns false if it was asked before.
    pub(crate) fn stop(&self) -> bool {
        !self.stopped.swap(true, Ordering::Relaxed)
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

impl State {
    /// Returns a hand in play as the player on turn sees it: `own` is this player's rack, and `seen` are the tiles on
    /// the table. Each other player holds `held` unknown tiles. Returns `None` if there are too few unseen tiles for
    /// their racks.
    pub fn of_rack(table: &Table, own: &Tiles, seen: &Tiles, held: usize) -> Option<Self> {
        let mut unknown = Pool::EMPTY;
        unknown.add_unknown(u32::try_from(held).ok()?);
        let racks = [own.iter().collect(), unknown.clone(), unknown.clone(), unknown];
        let mut state = Self::new(Setup { table: table.clone(), starter: 0, racks, stock: Vec::new(), stock_left: 0 });
        for tile in seen.iter() {
            // The thrower is unknown, so the discard names no seat.
            state.discards.push(Discard { tile, by: SEATS, taken: false });
            state.free.take(tile);
        }
        if !seen.is_empty() {
            state.turns = SEATS;
            (0..SEATS).for_each(|seat| state.players[seat].turns = 1);
        }
        state.stock_left = state.free.tiles().count().checked_sub(held * (SEATS - 1))?;
        Some(state)
    }

    /// Lays the melds that the computer player `careful` would lay, then compares at most eight throws. Plays the hand
    /// to its end after each throw, in the same `worlds` random deals of the unseen tiles. After an eighth, a quarter
    /// and a half of them, drops the worse half of the throws, but keeps at least four. The number of threads, `jobs`,
    /// does not change the result.
    ///
    /// Returns `None` if the player on turn must draw first, if the rack has unknown tiles, or if the hand is over.
    pub fn try_throws(&self, worlds: usize, seed: u64, jobs: usize) -> Option<Trials> {
        self.try_throws_watched(worlds, seed, jobs, &TrialProgress::default())
    }

    /// Same as [`Self::try_throws`], but counts the played worlds in `progress`. Also returns `None` if the comparison
    /// is stopped.
    pub(crate) fn try_throws_watched(
        &self,
        worlds: usize,
        seed: u64,
        jobs: usize,
        progress: &TrialProgress,
    ) -> Option<Trials> {
        let engine = Engine::default();
        let (state, mut field) = self.contenders(&engine)?;
        let weights = WorldWeights::of(&state, &RackAnalyzer::new(&engine, state.table()));
        let sign = if self.table().game() == Game::Yuzbir { -1 } else { 1 };
        let mut dropped: Vec<Contender> = Vec::new();
        let mut played = 0;
        for share in [8, 4, 2, 1] {
            let until = worlds.div_ceil(share);
            let actions: Vec<Action> = field.iter().map(|contender| contender.action.clone()).collect();
            for ends in state.play_on(&actions, weights.as_ref(), played..until, (seed, jobs), progress)? {
                for (contender, end) in field.iter_mut().zip(ends) {
                    contender.ends.push(end);
                }
            }
            played = until;
            sort::by_cached_key(&mut field, |contender| Reverse(sign * total_points(&contender.ends)));
            if share > 1 {
                let stay = field.len().div_ceil(2).max(FINALISTS).min(field.len());
                dropped.splice(0..0, field.drain(stay..));
            }
        }
        field.append(&mut dropped);
        let best = &field.first()?.ends;
        let throws = field.iter().enumerate().map(|(place, contender)| contender.tried((place > 0).then_some(best)));
        Some(Trials {
            throws: throws.collect(),
            worlds,
            stock: self.stock_left(),
            first_turn: self.turns == 0,
            weighed: weights.is_some(),
        })
    }

    /// Returns the hand after laying what `careful` would lay, and the throws to compare. Returns `None` if the player
    /// must draw first, if the rack has unknown tiles, or if the hand is over.
    fn contenders(&self, engine: &Engine) -> Option<(Self, Vec<Contender>)> {
        let mut state = self.clone();
        let seat = state.seat();
        if state.over().is_some() || state.must_draw() || !state.rack(seat).is_known() {
            return None;
        }
        let analyzer = RackAnalyzer::new(engine, state.table());
        let mut chance = Chance::new(0, 0, 0, 0);
        loop {
            let view = state.view(seat);
            let action = PlayerKind::Careful.act(&view, &analyzer, &mut chance);
            let field = match &action {
                Action::Finish { tile: Symbol::Tile(tile), .. } => vec![Contender::new(action.clone(), *tile)],
                Action::Throw(Symbol::Tile(first)) => {
                    let others = careful_throws(&view, &analyzer).into_iter().filter(|tile| tile != first);
                    let others = others.filter(|&tile| !view.is_playable(tile) || !state.is_yuzbir());
                    let all = [*first].into_iter().chain(others).take(THROWS);
                    all.map(|tile| Contender::new(Action::throw(tile), tile)).collect()
                }
                _ => {
                    state.step(engine, &action);
                    continue;
                }
            };
            return Some((state, field));
        }
    }

    /// Plays the hand to its end after each action, in each of these worlds. Returns one list of results for each
    /// world, in the order of `actions`. Returns `None` if the comparison is stopped.
    fn play_on(
        &self,
        actions: &[Action],
        weights: Option<&WorldWeights>,
        worlds: Range<usize>,
        (seed, jobs): (u64, usize),
        progress: &TrialProgress,
    ) -> Option<Vec<Vec<WorldEnd>>> {
        let part = worlds.len().div_ceil(jobs.max(1)).max(1);
        let each = |worlds: Range<usize>| {
            let engine = Engine::default();
            let analyzer = RackAnalyzer::new(&engine, self.table());
            let world = |index: usize| {
                let mut chance = Chance::new(seed, index as u64, 0, 0);
                loop {
                    let world = self.with_hidden_shuffled(self.seat(), chance.below(usize::MAX) as u64);
                    if weights.is_none_or(|weights| chance.happens(weights.weight(&world, &analyzer))) {
                        return world;
                    }
                }
            };
            let end = |world: &Self, action: &Action| {
                (!progress.is_stopped()).then(|| world.clone().play_out(&engine, &analyzer, action))
            };
            let ends = |world: Self| {
                let ends = actions.iter().map(|action| end(&world, action)).collect::<Option<Vec<_>>>();
                progress.played.fetch_add(1, Ordering::Relaxed);
                ends
            };
            worlds.map(|index| ends(world(index))).collect::<Option<Vec<_>>>()
        };
        if jobs <= 1 {
            return each(worlds);
        }
        let each = &each;
        thread::scope(|scope| {
            let parts = worlds.clone().step_by(part).map(|from| from..worlds.end.min(from + part));
            let threads: Vec<_> = parts.map(|part| scope.spawn(move || each(part))).collect();
            let parts: Option<Vec<_>> =
                threads.into_iter().map(|thread| thread.join().expect("no player panics")).collect();
            Some(parts?.concat())
        })
    }

    /// Performs an action, then lets `careful` play for all four players until the hand is over. After
    /// [`State::LONGEST`] further turns the players draw only from the stock. Returns the result for the player on
    /// turn.
    fn play_out(mut self, engine: &Engine, analyzer: &RackAnalyzer<'_>, action: &Action) -> WorldEnd {
        let (seat, last) = (self.seat(), self.turns() + 1 + Self::LONGEST);
        self.step(engine, action);
        let mut chance = Chance::new(0, 0, 0, 0);
        while self.over().is_none() && !self.end_unless_finished(engine) {
            let action = PlayerKind::Careful.act(&self.view(self.seat()), analyzer, &mut chance);
            self.step(engine, &self.in_time(action, last));
        }
        let points = self.points().unwrap_or_default();
        let of = |seat: usize| points.get(seat).copied().unwrap_or_default();
        WorldEnd {
            points: of(seat) + self.partner(seat).map_or(0, of),
            won: matches!(self.over(), Some(Over::Won { by, .. }) if *by == seat),
        }
    }
}

fn total_points(ends: &[WorldEnd]) -> i64 {
    ends.iter().map(|end| end.points).sum()
}

impl Contender {
    fn new(action: Action, tile: Tile) -> Self {
        Self { action, tile, ends: Vec::new() }
    }

    /// `best` holds the results of the best throw; `None` if this is the best throw.
    fn tried(&self, best: Option<&Vec<WorldEnd>>) -> TriedThrow {
        let behind =
            |best: &Vec<WorldEnd>| Paired::of(self.ends.iter().zip(best).map(|(end, best)| end.points - best.points));
        TriedThrow {
            tile: self.tile,
            worlds: self.ends.len(),
            wins: Paired::of(self.ends.iter().map(|end| end.won.into())),
            points: Paired::of(self.ends.iter().map(|end| end.points)),
            behind: best.map(behind),
        }
    }
}
