//! Handles the throw that finishes a hand, and false declarations of a finish. Also searches for ways in which a rack
//! with unknown tiles can win.

use super::Action;
use super::pool::{Pool, PoolCounts};
use super::rulings::best;
use super::state::{Over, State};
use super::step::ReducedRack;
use super::wrong::{Remark, Step, Why};
use crate::distance::Finder;
use crate::engine::Engine;
use crate::hand::Hand;
use crate::judge::{Claim, FinishClaim, Reading, each_reading, is_elden, ways_of, wins_apart};
use crate::layouts::Packer;
use crate::meld::Meld;
use crate::notation::LaidMelds;
use crate::score::{FinishKind, Scoring, most_valuable};
use crate::table::{Game, Symbol, Table};
use crate::tiles::{Tile, Tiles};
use crate::winning::{Verdict, Way};
use crate::words::Clause;

/// The largest number of unknown tiles for which the search tries every possible tile. With more, the search assumes
/// that the unknown tiles can be any tiles.
const TRIED: usize = 2;

/// A search for the ways to win, such as melds or pairs, that a rack with unknown tiles may have.
struct OpenWays<'t> {
    table: &'t Table,
    finder: Finder<'t>,
    packer: Packer,
}

impl<'t> OpenWays<'t> {
    pub(super) fn new(engine: &'t Engine, table: &'t Table) -> Self {
        Self { table, finder: engine.finder(table), packer: Packer::new(table) }
    }

    /// Returns the possible sets of ways to win with this rack; `free` are the tiles that the unknown tiles can be.
    ///
    /// - With at most [`TRIED`] unknown tiles, there is one set for each winning choice of these tiles. Equal sets are
    ///   merged.
    /// - With more unknown tiles, each possible way is a set of its own.
    /// - If it is unknown which tile the player threw in an earlier turn, each way that the table allows is a set of
    ///   its own.
    pub(super) fn wins(&self, rack: &Pool, free: &PoolCounts) -> Vec<Vec<Way>> {
        if !rack.is_certain() {
            return self.table.profile().ways().iter().map(|&way| vec![way]).collect();
        }
        let mut wins = Vec::new();
        self.enter(&rack.tiles(), rack.unknown(), *free, &mut wins);
        wins
    }

    fn enter(&self, tiles: &Tiles, unknown: usize, mut free: PoolCounts, wins: &mut Vec<Vec<Way>>) {
        let mut ways: Vec<Way> =
            self.table.profile().ways().iter().copied().filter(|&way| self.fits(tiles, unknown, way)).collect();
        if unknown == 0 && self.table.keeps_apart(tiles.iter()) {
            ways.retain(|&way| wins_apart(self.table, tiles, way) != Some(false));
        }
        if ways.is_empty() {
            return;
        }
        if unknown == 0 || unknown > TRIED {
            let each: Vec<Vec<Way>> =
                if unknown == 0 { vec![ways] } else { ways.into_iter().map(|way| vec![way]).collect() };
            for ways in each {
                if !wins.contains(&ways) {
                    wins.push(ways);
                }
            }
            return;
        }
        let can_come: Vec<_> = free.iter().map(|(tile, _)| tile).collect();
        for tile in can_come {
            free.take(tile);
            self.enter(&tiles.iter().chain([tile]).collect(), unknown - 1, free, wins);
            free.add(tile);
        }
    }

    /// Returns true if `tiles` and `unknown` further tiles of any kind can win in this way. The win must use all of
    /// `tiles`.
    fn fits(&self, tiles: &Tiles, unknown: usize, way: Way) -> bool {
        if way == Way::Pairs {
            let hand = self.packer.pack(tiles.iter());
            return hand.odd().count_ones() as usize <= usize::from(hand.wilds) + unknown;
        }
        self.finder.distances(tiles).of(way).is_some_and(|distance| distance <= unknown)
    }
}

impl State {
    /// Handles a throw that the player declares as a finish (`finish.last-tile`, `win.shape`, `cs102.win`). If the
    /// declaration is wrong, the throw ends only the turn.
    pub(super) fn finish(&mut self, engine: &Engine, step: &mut Step, symbol: Symbol, with: Option<&LaidMelds>) {
        let Some(tile) = self.tile_of(symbol) else {
            return self.throw_okey_of_other_game(step);
        };
        if self.is_yuzbir() { self.finish_101(step, tile) } else { self.finish_classic(engine, step, tile, with) }
    }

    pub(super) fn finish_101(&mut self, step: &mut Step, tile: Tile) {
        let seat = self.seat;
        self.back_to_rack();
        let left = self.racks[seat].len();
        if left > 1 {
            // If the player took the last discard, `throw_101` reports the missing finish.
            if !self.took_last_discard() {
                step.illegal(seat, Clause::FinishLastTile, Why::NotLast { left });
            }
            return self.throw_101(step, tile);
        }
        self.judge_taken(step);
        if self.turn.low_elden.is_some() {
            self.fed(step, false);
        }
        self.leave(step, tile);
        if self.is_void() {
            return self.ended(tile);
        }
        let opened = self.players[seat].opened;
        let okey = self.table.is_okey(tile);
        let devam = okey && self.table.profile().devam && self.turn.okey_before_last;
        let at_once = self.turn.opened && !self.turn.more();
        let elden = opened.is_some_and(|with| is_elden(with, at_once, self.others_opened()));
        self.won(vec![FinishKind::in_101(okey, devam, opened, elden)], tile, Vec::new());
    }

    fn finish_classic(&mut self, engine: &Engine, step: &mut Step, tile: Tile, with: Option<&LaidMelds>) {
        let seat = self.seat;
        let finish = |melds| Action::Finish { tile: Symbol::Tile(tile), with: Some(melds) };
        let apart = with.and_then(|melds| self.separate(step, melds, finish));
        match self.win(engine, tile, apart.as_ref().or(with)) {
            Win::Yes { how, melds } => {
                self.leave(step, tile);
                self.won(vec![how], tile, melds);
            }
            Win::Unseen { open, why } => {
                let clause = if self.table.game() == Game::Chains { Clause::Cs102Win } else { Clause::WinShape };
                step.unknown.push(Remark::new(clause, why));
                self.leave(step, tile);
                if self.turn.played_on {
                    step.notes.push(Remark::new(clause, Why::PlayedOn));
                    return self.ended(tile);
                }
                self.won(open, tile, Vec::new());
            }
            Win::No(why) => {
                match Scoring::of(self.table.profile()) {
                    // A player cannot throw or lay a tile that the rack cannot hold. So the record is wrong about this
                    // tile, and the declaration itself is no foul.
                    _ if matches!(why, Why::NotHeld { .. }) => step.illegal(seat, Clause::TilesCopies, why),
                    Scoring::Ladder => self.foul(step, Clause::ScoreFalseWin, why),
                    Scoring::Pot => step.illegal(seat, Clause::WinShape, why),
                    Scoring::Chains | Scoring::Yuzbir => step.illegal(seat, Clause::Cs102Win, why),
                }
                self.leave(step, tile);
                self.ended(tile);
            }
        }
    }

    /// Ends the hand with a win. `open` lists the possible sets of kinds of the finish, such as pairs and a thrown
    /// okey; several only if tiles are unknown. The kinds in all sets are certain.
    fn won(&mut self, open: Vec<Vec<FinishKind>>, tile: Tile, with: Vec<Meld>) {
        let mut how = open.first().cloned().unwrap_or_default();
        how.retain(|kind| open.iter().all(|other| other.contains(kind)));
        let open = if open.len() > 1 { open } else { Vec::new() };
        self.over = Some(Over::Won { by: self.seat, how, open, tile, with });
        self.end_turn();
    }

    fn win(&self, engine: &Engine, tile: Tile, with: Option<&LaidMelds>) -> Win {
        let rack = &self.racks[self.seat];
        let Some(ReducedRack { rack: kept, free }) = self.without_thrown(tile) else {
            return Win::No(Why::NotHeld { tile });
        };
        let okey = self.table.is_okey(tile);
        if let Some(melds) = with {
            match self.named(engine, tile, melds, okey) {
                // The record says that the player drew this tile, but no copy of it was left. The tile really drawn is
                // unknown, and the rack may win with it.
                Win::No(Why::NotHeld { tile }) if self.players[self.seat].alleged.contains(&tile) => {}
                win => return win,
            }
        }
        // The search for melds ignores the rule that an okey must not lie next to a false joker (`okey.beside-false`).
        // So if the rack holds both, it is uncertain whether melds win. It is certain for pairs and for a dizi.
        let apart = self.table.keeps_apart(kept.iter());
        if !rack.is_known() || apart {
            let mut open: Vec<Vec<FinishKind>> = Vec::new();
            let mut may_be = |ways: &[Way]| {
                let how = self.how(ways, okey);
                if !open.contains(&how) {
                    open.push(how);
                }
            };
            let wins = OpenWays::new(engine, &self.table).wins(&kept, &free);
            for ways in &wins {
                may_be(ways);
                let certain: Vec<Way> = ways.iter().copied().filter(|&way| !apart || way != Way::Melds).collect();
                if !certain.is_empty() {
                    may_be(&certain);
                }
            }
            let is_certain = |ways: &Vec<Way>| ways.iter().any(|&way| way != Way::Melds);
            if let ([how], true) = (&*open, rack.is_known() && wins.iter().all(is_certain)) {
                return Win::Yes { how: how.clone(), melds: Vec::new() };
            }
            let why = if rack.is_known() { Why::LayoutNotNamed } else { Why::WinUnseen };
            return if open.is_empty() { Win::No(Why::DoesNotWin) } else { Win::Unseen { open, why } };
        }
        let Ok(hand) = Hand::from_tiles(&self.table, kept.iter()) else { return Win::No(Why::DoesNotWin) };
        let Verdict::Between(completion) = engine.verdict(&hand) else { return Win::No(Why::DoesNotWin) };
        if completion.ways.is_empty() {
            return Win::No(Why::DoesNotWin);
        }
        let how = self.how(&completion.ways, okey);
        Win::Yes { how, melds: engine.witness(&hand, None).unwrap_or_default() }
    }

    /// Returns the player's rack without the thrown tile; `None` if the player cannot hold that tile. If the record
    /// says that the player drew this tile when no copy of it was left, removes an unknown tile instead.
    fn without_thrown(&self, tile: Tile) -> Option<ReducedRack> {
        let alleged = || {
            let mut rack = self.racks[self.seat].clone();
            let is_alleged = self.players[self.seat].alleged.contains(&tile);
            (is_alleged && rack.take_unknown()).then_some(ReducedRack { rack, free: self.free })
        };
        self.without(self.seat, tile).or_else(alleged)
    }

    /// Checks the layout that the player named. The rack is checked first, because `judge` expects tiles that one rack
    /// can hold.
    fn named(&self, engine: &Engine, thrown: Tile, melds: &LaidMelds, okey: bool) -> Win {
        let laid = melds.0.iter().flatten().filter_map(|laid| self.tile_of(laid.symbol));
        if let Err(tile) = self.without_all(self.seat, laid.chain([thrown])) {
            return Win::No(Why::NotHeld { tile });
        }
        let claim = FinishClaim { melds: melds.clone(), thrown: Some(thrown), ..FinishClaim::default() };
        let Reading { melds, allowed, findings, .. } = best(each_reading(engine, &self.table, &Claim::Finish(claim)));
        if allowed != Some(true) {
            let against = findings.into_iter().find(|finding| finding.against);
            return Win::No(against.map_or(Why::DoesNotWin, |finding| Why::Fact(finding.fact)));
        }
        Win::Yes { how: self.how(&ways_of(engine, &self.table, &melds), okey), melds }
    }

    /// Returns the kinds of a finish: a thrown okey, pairs, or a dizi (the numbers 1 to 13 of one colour and a second
    /// 1). If the tiles win in several ways, only the most valuable one counts. But where a dizi ends the game
    /// (`score.dizi-game`), a dizi always counts.
    fn how(&self, ways: &[Way], okey: bool) -> Vec<FinishKind> {
        let profile = self.table.profile();
        let ends_game = profile.points.dizi_game && ways.contains(&Way::Dizi);
        let way = match most_valuable(profile, ways.iter().copied(), okey) {
            Some((Way::Pairs, _)) => Some(FinishKind::Pairs),
            Some((way, _)) if ends_game || way == Way::Dizi => Some(FinishKind::Dizi),
            _ => None,
        };
        okey.then_some(FinishKind::Okey).into_iter().chain(way).collect()
    }
}

enum Win {
    Yes {
        how: Vec<FinishKind>,
        melds: Vec<Meld>,
    },
    /// It is unknown whether the rack wins: tiles are unknown, or the table forbids an okey next to a false joker and
    /// the player named no layout.
    Unseen {
        open: Vec<Vec<FinishKind>>,
        why: Why,
    },
    No(Why),
}
