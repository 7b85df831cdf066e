//! The size of a pool (a rack with some unknown tiles) stays correct even if its player throws a tile that the rack
//! cannot hold.

use okey::deck::set;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Pool, SEATS, Setup, State};
use okey::{Game, Profile, Symbol, Table, Tile, Variant};

use crate::engine::case::engine;
use crate::engine::sampler::Sampler;

/// The most copies of one tile that a pool counts. Further copies count as unknown tiles.
const MOST_COPIES: usize = 7;

fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

fn tiles(names: &str) -> Vec<Tile> {
    names.split_whitespace().map(tile).collect()
}

/// Returns a classic state with these racks and this stock, which need not form a possible deal. The first player
/// starts.
fn state(racks: [&[Tile]; SEATS], stock: Vec<Tile>) -> State {
    let table = Table::new(Profile::new(Variant::Okey), Some(Symbol::Tile(tile("R5")))).expect("a table");
    let racks = racks.map(|rack| rack.iter().copied().collect());
    State::new(Setup { table, starter: 0, racks, stock_left: stock.len(), stock })
}

/// A rack as a list of known tiles and a count of unknown tiles.
#[derive(Default)]
struct Listed {
    tiles: Vec<Tile>,
    more: usize,
}

impl Listed {
    fn add(&mut self, tile: Tile) {
        if self.count(tile) < MOST_COPIES {
            self.tiles.push(tile);
            self.tiles.sort_unstable();
        } else {
            self.more += 1;
        }
    }

    fn count(&self, tile: Tile) -> usize {
        self.tiles.iter().filter(|&&other| other == tile).count()
    }

    fn assert_is(&self, pool: &Pool) {
        assert!(pool.iter().eq(self.tiles.iter().copied()), "{:?}", self.tiles);
        assert_eq!((pool.len(), pool.unknown()), (self.tiles.len() + self.more, self.more));
        assert!(self.tiles.iter().all(|&tile| pool.count(tile) == self.count(tile)));
        let mut distinct = self.tiles.clone();
        distinct.dedup();
        assert!(pool.distinct().eq(distinct));
    }
}

/// Pools give the same counts as lists of tiles while four players draw and throw tiles of random racks.
#[test]
fn counts_are_those_of_a_list() {
    let all: Vec<Tile> = set(Game::Classic).chain(set(Game::Chains)).collect();
    let mut sampler = Sampler::new(4);
    for few in [1, 2, 3, 5, 12, all.len()] {
        let mut kinds = all.clone();
        sampler.shuffle(&mut kinds);
        kinds.truncate(few);
        let dealt: Vec<Tile> = (0..14 * SEATS).map(|_| sampler.pick(&kinds)).collect();
        let stock: Vec<Tile> = (0..400).map(|_| sampler.pick(&kinds)).collect();
        let racks: Vec<&[Tile]> = dealt.chunks(14).collect();
        let mut state = state([racks[0], racks[1], racks[2], racks[3]], stock.clone());
        let mut listed: [Listed; SEATS] = std::array::from_fn(|_| Listed::default());
        for (rack, tiles) in listed.iter_mut().zip(racks) {
            for &tile in tiles {
                rack.add(tile);
            }
        }
        let draws = stock.into_iter().take(390).map(Some);
        for drawn in std::iter::once(None).chain(draws) {
            let seat = state.seat();
            let rack = &mut listed[seat];
            rack.assert_is(state.rack(seat));
            if let Some(drawn) = drawn {
                state.step(&engine(), &Action::Draw(Some(Symbol::Tile(drawn))));
                rack.add(drawn);
                rack.assert_is(state.rack(seat));
            }
            let thrown = rack.tiles.swap_remove(sampler.below(rack.tiles.len()));
            rack.tiles.sort_unstable();
            state.step(&engine(), &Action::throw(thrown));
            rack.assert_is(state.rack(seat));
        }
    }
}

/// A pool counts at most seven copies of a tile, and counts further copies as unknown tiles.
#[test]
fn a_tile_taken_again_and_again_stays_a_tile() {
    for count in 0..300 {
        let pool: Pool = std::iter::repeat_n(tile("K1"), count).collect();
        assert_eq!((pool.len(), pool.count(tile("K1"))), (count, count.min(MOST_COPIES)));
        assert_eq!(pool.unknown(), count.saturating_sub(MOST_COPIES));
    }
}

/// If a player throws Y9 although other racks hold both copies, the player must have thrown another tile. So one tile
/// on the player's rack becomes unknown.
#[test]
fn a_lost_tile_leaves_an_unknown_one() {
    let other = tiles("Y9 Y9 B1 B2");
    let lost = |rack: &str, stock: &str| {
        let mut state = state([&tiles(rack), &other, &other, &other], tiles(stock));
        state.step(&engine(), &Action::throw(tile("Y9")));
        state
    };
    let rack = |state: &State| (state.rack(0).len(), state.rack(0).is_known());
    let mut state = lost("K1 K2 K3", "B3 B4 B5 B6 B7 B8 B9 B10 B11 B12");
    assert_eq!(rack(&state), (2, false));
    let mut round = |tiles: &str| {
        let mut wrong = 0;
        for seat in 0..SEATS {
            assert_eq!(state.seat(), (seat + 1) % SEATS);
            state.step(&engine(), &Action::Draw(None));
            let drawn = state.rack(state.seat()).iter().last().expect("a tile");
            let thrown = if state.seat() == 0 { tile(tiles) } else { drawn };
            wrong = state.step(&engine(), &Action::throw(thrown)).wrong.len();
        }
        (rack(&state), state.rack(0).count(tile("K1")), wrong)
    };
    assert_eq!(round("K1"), ((2, false), 0, 0));
    assert_eq!(round("K1"), ((2, false), 0, 0));
    assert_eq!(rack(&lost("K1", "B3")), (0, true));
    assert_eq!(rack(&lost("K1 K2", "B3")), (1, false));
}

/// Every rack keeps the right size even in an impossible record: one player throws Y9 300 times, although the others
/// hold both copies.
#[test]
fn tiles_lost_again_and_again_leave_the_rest() {
    let stock = vec![tile("K1"); 1300];
    let other = tiles("Y9 Y9 B1 B2");
    for size in [1, 2, 3, 14] {
        let mut state = state([&vec![tile("K1"); size], &other, &other, &other], stock.clone());
        for turn in 0..300 {
            if turn > 0 {
                state.step(&engine(), &Action::Draw(None));
            }
            state.step(&engine(), &Action::throw(tile("Y9")));
            assert_eq!(state.rack(0).len(), size - 1, "{turn}");
            assert!(state.rack(0).count(tile("K1")) <= MOST_COPIES);
            for _ in 1..SEATS {
                state.step(&engine(), &Action::Draw(None));
                state.step(&engine(), &Action::throw(tile("K1")));
            }
        }
        assert!(state.over().is_none());
    }
}

/// The random player picks a tile by its position in a fixed list. The list has each different tile once in canonical
/// order, then each second copy, and so on.
#[test]
fn every_tile_has_one_place() {
    let other = tiles("B1 B3 B5");
    for (rack, places) in [
        ("K2 J* K1 K2 J* K2", "K1 K2 J* K2 J* K2"),
        ("Y13 K1 R9 B4", "K1 R9 B4 Y13"),
        ("R3 R3 R3 R3 K9 K9 K9", "K9 R3 K9 R3 K9 R3 R3"),
    ] {
        let state = state([&tiles(rack), &other, &other, &other], tiles("B7"));
        let engine = engine();
        let analyzer = RackAnalyzer::new(&engine, state.table());
        let places = tiles(places);
        let mut thrown = vec![false; places.len()];
        for seed in 0..200 {
            let chance = Chance::new(seed, 0, 0, 0);
            let place = chance.clone().below(places.len());
            let action = PlayerKind::Random.act(&state.view(0), &analyzer, &mut chance.clone());
            assert_eq!(action, Action::throw(places[place]), "{rack}: {place}");
            thrown[place] = true;
        }
        assert!(thrown.iter().all(|&thrown| thrown), "{rack}: {thrown:?}");
    }
}
