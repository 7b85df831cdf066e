//! Applies the rules on a win in the classic game (`win.*`, `score.*`) and in the simplified game (`cs102.win`).

use super::ruled::Account;
use super::{Cost, Fact, Finding, FinishClaim, Reading, finish_101};
use crate::engine::Engine;
use crate::hand::Hand;
use crate::layouts::{CHAINS_TO_WIN, Packer};
use crate::meld::Meld;
use crate::score::{Scoring, doubling, false_win, most_valuable, rung};
use crate::sort;
use crate::table::{Game, LastDiscard, Moves, Profile, Role, Table};
use crate::tiles::{Number, Tile, Tiles};
use crate::winning::{Analysis, Way, other_ways};
use crate::words::Clause;

/// Decides whether a hand wins, and how many points each player gets or loses. `others` are the melds that were on the
/// table before this turn.
pub(super) fn rule(engine: &Engine, table: &Table, claim: &FinishClaim, melds: &[Meld], others: &[Meld]) -> Reading {
    if comes_too_late(table, claim) {
        let mut ruled = Reading::default();
        ruled.breaks(Clause::StockLast, Fact::LastDiscardClosed);
        return ruled.closed(None);
    }
    let mut ruled = match table.game() {
        Game::Classic => classic(engine, table, claim, melds),
        Game::Yuzbir => finish_101::rule(table, claim, melds, others),
        Game::Chains => chains(table, melds),
    };
    if claim.last_discard && ruled.allowed == Some(true) {
        ruled.holds(Clause::StockLast, Fact::FinishedWithLast);
    }
    ruled
}

fn classic(engine: &Engine, table: &Table, claim: &FinishClaim, melds: &[Meld]) -> Reading {
    let mut ruled = Reading::default();
    let laid: Vec<Tile> = melds.iter().flat_map(Meld::tiles).collect();
    let needed = table.game().rack();
    let ways = ways_of(engine, table, melds);
    if !(ways.contains(&Way::Dizi) && matches!(melds, [only] if lies_as_dizi(only))) {
        ruled.melds(table, melds);
    }
    let pairs = melds.iter().filter(|meld| meld.is_pair()).count();
    if pairs > 0 && melds.iter().any(Meld::is_series) {
        ruled.breaks(Clause::WinPairs, Fact::Mixed);
    }
    let shape = if pairs > 0 { Clause::WinPairs } else { Clause::WinShape };
    ruled.all_laid(shape, laid.len(), needed);
    ruled.thrown(Clause::WinDiscard, claim.thrown, laid.len() == needed);
    if claim.taken.is_some() {
        ruled.holds(Clause::TilesDirection, Fact::FromLeft);
    }
    if let Some(tile) = taken_elsewhere(claim, &laid) {
        ruled.breaks(shape, Fact::TakenMissing { tile });
    }
    if claim.first_turn {
        ruled.holds(Clause::WinFirstTurn, Fact::FirstTurn);
    }
    if ruled.stands() && claim.thrown.is_some() {
        won(&mut ruled, table, claim, &ways);
    }
    if let Some(tile) = claim.thrown.filter(|_| !ruled.stands()) {
        ruled.holds(Clause::ScoreFalseWin, Fact::CountsAsThrown { tile });
    }
    let false_win = false_win(&table.profile().points);
    let foul = (Scoring::of(table.profile()) == Scoring::Ladder).then(|| Cost::of(Clause::ScoreFalseWin, false_win));
    ruled.closed(foul)
}

/// Returns how these tiles can win the classic game: with melds, with pairs, or with a dizi (1 to 13 of one colour and
/// a second 1). Every layout of the tiles counts, not only the player's. Exception: if the table keeps okeys and false
/// jokers apart and the hand has both, only the player's layout counts (`okey.beside-false`).
pub(crate) fn ways_of(engine: &Engine, table: &Table, melds: &[Meld]) -> Vec<Way> {
    if table.game() != Game::Classic {
        return Vec::new();
    }
    let laid: Vec<Tile> = melds.iter().flat_map(Meld::tiles).collect();
    let dizi = is_dizi(table, &laid);
    let ways = if table.keeps_apart(laid.iter().copied()) {
        let clash = |meld: &Meld| meld.breaches(table).iter().any(|breach| breach.clause == Clause::OkeyBesideFalse);
        let pairs = melds.iter().any(Meld::is_pair);
        [(Way::Melds, !pairs), (Way::Pairs, pairs), (Way::Dizi, dizi && matches!(melds, [only] if !clash(only)))]
    } else {
        let hand = Packer::new(table).pack(laid);
        let complete = engine.caches().layouts(table.profile().run_wrap).is_complete(hand);
        [(Way::Melds, complete), (Way::Pairs, other_ways::all_pairs(hand)), (Way::Dizi, dizi)]
    };
    ways.into_iter().filter(|(_, can)| *can).map(|(way, _)| way).collect()
}

/// Returns the players who lose points when a player wins. The winner's partner loses none (`classic.partners`).
pub(super) fn losers(profile: &Profile) -> Account {
    if profile.has_partners() { Account::Opponents } else { Account::Others }
}

/// Returns true if these tiles win the classic game as a dizi: the numbers 1 to 13 of one colour and a second 1
/// (`win.dizi`).
pub(super) fn is_dizi(table: &Table, tiles: &[Tile]) -> bool {
    let may = table.game() == Game::Classic && table.profile().win_dizi && tiles.len() == table.game().rack();
    may && other_ways::is_dizi(Packer::new(table).pack(tiles.iter().copied()))
}

/// Returns true if tiles that win in this way, with an okey and a false joker among them, also win at a table that
/// forbids an okey next to a false joker (`okey.beside-false`). Returns `None` for melds: only a layout can answer.
pub(crate) fn wins_apart(table: &Table, tiles: &Tiles, way: Way) -> Option<bool> {
    match way {
        Way::Pairs => Some(pairs_lie_apart(table, tiles)),
        Way::Dizi => Some(dizi_lies_apart(table, tiles)),
        _ => None,
    }
}

/// Returns true if seven pairs need no okey next to a false joker. A false joker that is not wild needs an okey if its
/// face has an odd number of tiles, all of them false jokers. A wild one can lie with any tile of another pair.
fn pairs_lie_apart(table: &Table, tiles: &Tiles) -> bool {
    let role = table.roles().of(Tile::FalseJoker);
    let same: Vec<Tile> = tiles.iter().filter(|&tile| table.roles().of(tile) == role).collect();
    role == Role::Wild || same.len().is_multiple_of(2) || same.iter().any(|&tile| tile != Tile::FalseJoker)
}

/// Returns true if the tiles of a dizi can lie in a row from 1 to 13 and a second 1 with no okey next to a false joker.
/// The tile that plays as a 1 can lie at either end.
fn dizi_lies_apart(table: &Table, tiles: &Tiles) -> bool {
    let roles = table.roles();
    let mut row: Vec<Option<Tile>> = vec![None; usize::from(Number::COUNT) + 1];
    let (mut ones, mut wilds): (Vec<Tile>, Vec<Tile>) = (Vec::new(), Vec::new());
    for tile in tiles.iter() {
        match roles.of(tile).face() {
            None => wilds.push(tile),
            Some(face) if face.number == Number::ONE => ones.push(tile),
            Some(face) => put(&mut row, usize::from(face.number.get()) - 1, tile),
        }
    }
    let ends = [0, row.len() - 1];
    let rows = [ends, [ends[1], ends[0]]].map(|ends| {
        let mut row = row.clone();
        for (end, one) in ends.into_iter().zip(&ones) {
            put(&mut row, end, *one);
        }
        row
    });
    rows.into_iter().any(|row| fills_apart(table, &row, None, &wilds))
}

fn put(row: &mut [Option<Tile>], at: usize, tile: Tile) {
    if let Some(place) = row.get_mut(at) {
        *place = Some(tile);
    }
}

/// Returns true if the wild tiles fill the gaps of a row with no okey next to a false joker. `before` is the tile in
/// front of the row.
fn fills_apart(table: &Table, row: &[Option<Tile>], before: Option<Tile>, wilds: &[Tile]) -> bool {
    let Some((&next, rest)) = row.split_first() else { return true };
    let clash = |tile: Tile| before.is_some_and(|before| table.keeps_apart([before, tile]));
    match next {
        Some(tile) => !clash(tile) && fills_apart(table, rest, next, wilds),
        None => (0..wilds.len()).any(|at| {
            let mut wilds = wilds.to_vec();
            let tile = wilds.remove(at);
            !clash(tile) && fills_apart(table, rest, Some(tile), &wilds)
        }),
    }
}

/// Returns true if the faces in a meld include all numbers from 1 to 13 and a second 1, as a dizi must (`win.dizi`).
fn lies_as_dizi(meld: &Meld) -> bool {
    let numbers = sort::distinct(meld.faces().map(|face| face.number));
    let ones = meld.faces().filter(|face| face.number == Number::ONE).count();
    numbers.len() == usize::from(Number::COUNT) && ones == 2
}

/// Adds the points of a win to the ruling. If the hand can win in several ways, for example with melds and with pairs,
/// the most valuable way counts. In the pot game a win has no points: the winner takes the pot.
fn won(ruled: &mut Reading, table: &Table, claim: &FinishClaim, ways: &[Way]) {
    let profile = table.profile();
    let okey = claim.thrown.is_some_and(|tile| table.is_okey(tile));
    let pot = Scoring::of(profile) == Scoring::Pot;
    let Some((way, _)) = most_valuable(profile, ways.iter().copied(), okey) else { return };
    let doubled = table.indicator().and_then(|indicator| doubling(&profile.points, indicator));
    let cited = ruled.findings.iter().any(|finding| finding.clause == way.clause());
    if !okey || !cited {
        ruled.holds(way.clause(), Fact::WonBy { way, okey: false });
    }
    if okey {
        ruled.holds(Clause::WinOkeyFinish, Fact::WonBy { way, okey });
    }
    if claim.thrown == Some(Tile::FalseJoker) {
        ruled.holds(Clause::WinOkeyFinish, Fact::FalseJokerThrown);
    }
    if pot {
        ruled.holds(Clause::ScorePot, Fact::Pot { twice: okey || way == Way::Pairs });
        return;
    }
    let (clause, points) = rung(&profile.points, way, okey);
    let points = -i64::from(points);
    let to = if profile.points.moves == Moves::Winner { Account::Player } else { losers(profile) };
    if profile.has_partners() && to == Account::Opponents {
        ruled.holds(Clause::ClassicPartners, Fact::MateLosesNothing);
    }
    let mut cost = Cost::default().and(clause, points, to);
    if profile.points.moves == Moves::Winner {
        ruled.holds(Clause::ScoreMoves, Fact::WinnerMoves);
    }
    if let Some(colour) = doubled {
        ruled.holds(Clause::ScoreColours, Fact::Doubled { colour });
        cost = cost.and(Clause::ScoreColours, points, to);
    }
    if profile.points.dizi_game && ways.contains(&Way::Dizi) {
        ruled.holds(Clause::ScoreDiziGame, Fact::GameOver);
    }
    ruled.cost = Some(cost);
}

/// Returns the taken tile if it is neither in the melds nor thrown. The melds then do not show the whole hand.
fn taken_elsewhere(claim: &FinishClaim, laid: &[Tile]) -> Option<Tile> {
    claim.taken.filter(|tile| !laid.contains(tile) && claim.thrown != Some(*tile))
}

/// Returns true if the player took the last discard and this table forbids finishing with it (`stock.last`).
fn comes_too_late(table: &Table, claim: &FinishClaim) -> bool {
    claim.last_discard && table.profile().last_discard == LastDiscard::Closed
}

/// Returns a finding if another layout of the same tiles wins with the same throw.
pub(super) fn otherwise(engine: &Engine, table: &Table, claim: &FinishClaim, melds: &[Meld]) -> Option<Finding> {
    let thrown = claim.thrown.filter(|_| table.game() == Game::Classic && !comes_too_late(table, claim))?;
    let laid: Vec<Tile> = melds.iter().flat_map(Meld::tiles).collect();
    if taken_elsewhere(claim, &laid).is_some() {
        return None;
    }
    let wins = if table.keeps_apart(laid.iter().copied()) {
        let hand = Packer::new(table).pack(laid.iter().copied());
        let tiles: Tiles = laid.into_iter().collect();
        let whole = tiles.len() == table.game().rack();
        let ways = [(Way::Pairs, whole && other_ways::all_pairs(hand)), (Way::Dizi, is_dizi(table, tiles.as_slice()))];
        ways.into_iter().any(|(way, can)| can && wins_apart(table, &tiles, way) == Some(true))
    } else {
        let hand = Hand::from_tiles(table, laid.into_iter().chain([thrown])).ok()?;
        Analysis::new(engine.caches(), &hand).win_by(thrown).is_some()
    };
    wins.then_some(Finding::of(Clause::WinShape, Fact::WinsOtherwise, false))
}

/// Decides whether a hand wins the simplified game. Three chains of different numbers win. The other tiles do not
/// matter.
fn chains(table: &Table, melds: &[Meld]) -> Reading {
    let mut ruled = Reading::default();
    let (legal, others): (Vec<Meld>, Vec<Meld>) = melds.iter().cloned().partition(|meld| meld.is_legal(table));
    let numbers = sort::distinct(legal.iter().flat_map(|meld| meld.faces().map(|face| face.number)));
    let chains = numbers.len();
    let wins = chains >= CHAINS_TO_WIN;
    ruled.melds(table, if wins { &legal } else { melds });
    ruled.note(Clause::Cs102Win, Fact::ChainCount { chains }, !wins);
    if wins && !others.is_empty() {
        ruled.holds(Clause::Cs102Win, Fact::OtherTiles);
    }
    ruled.closed(None)
}
