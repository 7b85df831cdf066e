//! Measures how many hands the engine answers per second, after checking the answers for some of the hands.

#![allow(clippy::print_stdout, reason = "a report")]

mod clock;
mod hands;
mod layouts;
mod process;

use std::hint::black_box;
use std::time::Duration;

use okey::opening::Bars;
use okey::within::Packer;
use okey::within::layouts as layouts_of;
use okey::{
    Engine, Hand, Profile, Rack, Symbol, Tiles,
    Variant::{Okey, Yuzbir},
    Written,
};

use hands::Set;

const RUNS: u32 = 7;

fn main() {
    let named = std::env::args().nth(1).filter(|name| !name.starts_with('-'));
    println!("{:<58} {:>14} {:>12}", "work", "a second", "each");
    for (name, bench) in BENCHES {
        if named.as_ref().is_none_or(|named| name.contains(named.as_str())) {
            bench(name);
        }
    }
}

/// The name of a benchmark, and its function, which prints the results.
type Bench = (&'static str, fn(&str));

const BENCHES: &[Bench] = &[
    ("win check, dealt 15 tiles", |name| wins(name, &hands::dealt(Okey, 15, 200_000))),
    ("win check, built to win, 0 to 2 okeys", |name| wins(name, &hands::built(100_000))),
    ("all layouts, built to win, 0 to 2 okeys", |name| layouts::layouts(name, &hands::built(100_000))),
    ("distance, dealt 14 tiles", |name| distances(name, &hands::dealt(Okey, 14, 50_000), false)),
    ("distance and useful tiles, dealt 14 tiles", |name| distances(name, &hands::dealt(Okey, 14, 20_000), true)),
    ("advice with its plan, dealt 15 tiles", |name| advice(name, &hands::dealt(Okey, 15, 5_000))),
    ("best opening sum, dealt 22 tiles", |name| sums(name, &hands::dealt(Yuzbir, 22, 200_000), 10 * CHECKED)),
    ("best opening sum, both okeys", |name| sums(name, &hands::dealt_both_okeys(Yuzbir, 22, 100_000), 10 * CHECKED)),
    ("best opening sum, racks with many openings", |name| sums(name, &hands::hard(1_000), 1_000)),
    ("the openings and their number, dealt 22 tiles", |name| openings(name, &hands::dealt(Yuzbir, 22, 10_000))),
    ("the openings and their number, racks with many", |name| openings(name, &hands::hard(2))),
    ("okey check as a process", |name| report(name, 1, process::check(300))),
];

#[expect(clippy::cast_precision_loss, reason = "a few hundred thousand hands")]
fn report(name: &str, count: usize, time: Duration) {
    let each = time.as_secs_f64() / count as f64;
    println!("{name:<58} {:>14.0} {:>10.3} µs", 1.0 / each, each * 1e6);
}

fn count(sets: &[Set]) -> usize {
    sets.iter().map(|set| set.hands.len()).sum()
}

/// Before a benchmark measures, it checks the answer for every `CHECKED`-th hand, or for fewer hands if checking is
/// slow.
const CHECKED: usize = 40;

fn wins(name: &str, sets: &[Set]) {
    let engine = Engine::default();
    let mut winning = 0;
    let all = |checked: bool| {
        let mut wins = 0;
        for set in sets {
            let (layouts, packer) = (layouts_of(&engine, set.table.profile().run_wrap()), Packer::new(&set.table));
            for (at, tiles) in set.hands.iter().enumerate() {
                let hand = packer.pack(black_box(tiles).iter());
                let discards = black_box(layouts.discards(hand));
                wins += usize::from(!discards.is_empty());
                if checked && at % CHECKED == 0 {
                    for role in tiles.iter().map(|tile| set.table.roles().of(tile)) {
                        let laid = hand.without(role).is_some_and(|kept| layouts.count(kept) > 0);
                        assert_eq!(discards.contains(role), laid, "{tiles}, throwing {role:?}");
                    }
                }
            }
        }
        wins
    };
    winning += all(true);
    let time = clock::best(RUNS, || assert_eq!(all(false), winning));
    report(&format!("{name} ({winning} of {} win)", count(sets)), count(sets), time);
}

fn distances(name: &str, sets: &[Set], useful: bool) {
    let engine = Engine::default();
    let hands: Vec<Hand> = sets.iter().flat_map(|set| set.hands.iter().map(|tiles| hand(set, tiles))).collect();
    let mut sum = 0;
    for (at, hand) in hands.iter().enumerate() {
        let least = engine.distances(hand).least().expect("a game with distances");
        sum += least;
        if at % (CHECKED * 10) == 0 {
            for tile in engine.useful(hand) {
                let with = Hand::from_tiles(hand.table(), hand.tiles().iter().chain([tile])).expect("a hand");
                assert_eq!(engine.distances(&with).least(), Some(least - 1), "{} and {tile}", hand.tiles());
            }
        }
    }
    let time = clock::best(RUNS, || {
        let mut again = 0;
        for hand in &hands {
            again += engine.distances(black_box(hand)).least().unwrap_or_default();
            if useful {
                black_box(engine.useful(hand));
            }
        }
        assert_eq!(again, sum);
    });
    report(name, count(sets), time);
}

fn advice(name: &str, sets: &[Set]) {
    let engine = Engine::default();
    let none = Tiles::default();
    let mut total = None;
    let time = clock::best(RUNS, || {
        let mut distance = 0;
        for set in sets {
            for tiles in &set.hands {
                let advice = engine.advise(&hand(set, black_box(tiles)), &none).expect("a game with distances");
                distance += advice.discards[0].distance();
            }
        }
        assert_eq!(*total.get_or_insert(distance), distance);
    });
    report(name, count(sets), time);
}

fn sums(name: &str, sets: &[Set], checked: usize) {
    let engine = Engine::default();
    let bars = Bars::of(&Profile::new(Yuzbir));
    let mut opening = 0;
    let mut all = |checked: Option<usize>| {
        let mut total = 0;
        opening = 0;
        for set in sets {
            let (layouts, packer) = (layouts_of(&engine, set.table.profile().run_wrap()), Packer::new(&set.table));
            for (at, tiles) in set.hands.iter().enumerate() {
                let sum = black_box(layouts.highest_sum(packer.pack(black_box(tiles).iter())));
                total += u64::from(sum);
                opening += usize::from(sum >= bars.sum);
                if checked.is_some_and(|checked| at % checked == 0) {
                    let openings = engine.openings(&hand(set, tiles), bars, None).expect("a rack of 101");
                    assert_eq!(sum, openings.best.sum, "{tiles}");
                }
            }
        }
        total
    };
    let total = all(Some(checked));
    let time = clock::best(RUNS, || assert_eq!(all(None), total));
    report(&format!("{name} ({opening} of {} open)", count(sets)), count(sets), time);
}

fn openings(name: &str, sets: &[Set]) {
    let engine = Engine::default();
    let bars = Bars::of(&Profile::new(Yuzbir));
    let mut total = None;
    let time = clock::best(RUNS, || {
        let mut openings = 0;
        for set in sets {
            for tiles in &set.hands {
                let found = engine.openings(&hand(set, black_box(tiles)), bars, None).expect("a rack of 101");
                openings += black_box(found).openings;
            }
        }
        assert_eq!(*total.get_or_insert(openings), openings);
    });
    report(name, count(sets), time);
}

fn hand(set: &Set, tiles: &Tiles) -> Hand {
    let written = |tile| Written { symbol: Symbol::Tile(tile), span: 0..0, fourth: None };
    Hand::new(&set.table, &Rack { tiles: tiles.iter().map(written).collect() }).expect("a hand")
}
