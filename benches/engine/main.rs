//! How many hands a second the fast engine answers, and how many the plain one does. Every set is checked before it is
//! timed.

#![allow(clippy::print_stdout, reason = "a report")]

mod clock;
mod hands;
mod layouts;
mod process;

use std::hint::black_box;
use std::time::Duration;

use okey::distance::Finder;
use okey::fast::{Gauge, Judge, Reckoner};
use okey::opening::{Bars, Opener};
use okey::{
    Analysis, Hand, Profile, Rack, Symbol, Tile, Tiles,
    Variant::{Okey, Yuzbir},
    Verdict, Way, Written,
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

/// A name, and what prints the figures under it.
type Bench = (&'static str, fn(&str));

const BENCHES: &[Bench] = &[
    ("win check, dealt 15 tiles", |name| wins(name, &hands::dealt(Okey, 15, 200_000))),
    ("win check, built to win, 0 to 2 okeys", |name| wins(name, &hands::built(100_000))),
    ("all layouts, built to win, 0 to 2 okeys", |name| layouts::layouts(name, &hands::built(100_000))),
    ("distance, dealt 14 tiles", |name| distances(name, &hands::dealt(Okey, 14, 50_000), false)),
    ("distance and useful tiles, dealt 14 tiles", |name| distances(name, &hands::dealt(Okey, 14, 20_000), true)),
    ("best opening sum, dealt 22 tiles", |name| sums(name, &hands::dealt(Yuzbir, 22, 200_000), 10 * CHECKED)),
    ("best opening sum, both okeys", |name| sums(name, &hands::dealt_both_okeys(Yuzbir, 22, 100_000), 10 * CHECKED)),
    ("best opening sum, racks with many openings", |name| sums(name, &hands::hard(1_000), 1_000)),
    ("okey check as a process", |name| told(name, 1, process::check(300))),
];

#[expect(clippy::cast_precision_loss, reason = "a few hundred thousand hands")]
fn told(name: &str, count: usize, time: Duration) {
    let each = time.as_secs_f64() / count as f64;
    println!("{name:<58} {:>14.0} {:>10.3} µs", 1.0 / each, each * 1e6);
}

fn count(sets: &[Set]) -> usize {
    sets.iter().map(|set| set.hands.len()).sum()
}

/// One hand in so many is asked of the plain engine too.
const CHECKED: usize = 40;

fn wins(name: &str, sets: &[Set]) {
    let judged: Vec<(Judge, &Set)> =
        sets.iter().map(|set| (Judge::new(&set.table).expect("a game of melds"), set)).collect();
    let mut winning = 0;
    let mut plain = Vec::new();
    for (judge, set) in &judged {
        for (at, tiles) in set.hands.iter().enumerate() {
            let discards = judge.discards(judge.pack(tiles.iter()).expect("two of a face"));
            winning += usize::from(discards.win());
            if at % CHECKED == 0 {
                let hand = Hand::new(&set.table, &rack(tiles)).expect("a hand");
                let Verdict::OnTurn(winning) = Analysis::new(&hand).verdict() else { panic!("{tiles} is on turn") };
                let thrown: Vec<Tile> = winning.iter().map(|discard| discard.tile).collect();
                let fast: Vec<Tile> =
                    tiles.distinct().filter(|&tile| judge.ways(&discards, tile).count() > 0).collect();
                assert_eq!(fast, thrown, "{tiles}");
                plain.push(hand.tiles().clone());
            }
        }
    }
    let time = clock::best(RUNS, || {
        let mut again = 0;
        for (judge, set) in &judged {
            for tiles in &set.hands {
                let hand = judge.pack(black_box(tiles).iter()).expect("two of a face");
                again += usize::from(black_box(judge.discards(hand)).win());
            }
        }
        assert_eq!(again, winning);
    });
    told(&format!("{name} ({winning} of {} win)", count(sets)), count(sets), time);
    let time = clock::best(1, || {
        for (_, set) in &judged {
            for tiles in set.hands.iter().step_by(CHECKED) {
                let hand = Hand::new(&set.table, &rack(tiles)).expect("a hand");
                black_box(Analysis::new(&hand).verdict());
            }
        }
    });
    told("  the plain engine", plain.len(), time);
}

fn distances(name: &str, sets: &[Set], useful: bool) {
    let gauged: Vec<(Gauge, &Set)> =
        sets.iter().map(|set| (Gauge::new(&set.table).expect("a game with distances"), set)).collect();
    let mut sum = 0;
    let mut checked = 0;
    for (gauge, set) in &gauged {
        let mut finder = Finder::new(&set.table);
        for (at, tiles) in set.hands.iter().enumerate() {
            let hand = gauge.pack(tiles.iter()).expect("two of a face");
            let measure = gauge.measure(hand);
            sum += usize::from(measure.least());
            if at % (CHECKED * 10) == 0 {
                let plain = finder.measure(tiles);
                assert_eq!(plain.distances.of(Way::Melds), Some(usize::from(measure.melds)), "{tiles}");
                assert_eq!(plain.distances.least(), Some(usize::from(measure.least())), "{tiles}");
                let roles = gauge.useful(hand, measure);
                let kinds: Vec<Tile> =
                    okey::deck::set(set.table.profile().game).collect::<Tiles>().distinct().collect();
                let fast = kinds.iter().copied().filter(|&tile| roles.contains(set.table.roles().of(tile)));
                assert!(fast.eq(plain.useful.iter().copied()), "{tiles}");
                checked += 1;
            }
        }
    }
    let time = clock::best(RUNS, || {
        let mut again = 0;
        for (gauge, set) in &gauged {
            for tiles in &set.hands {
                let hand = gauge.pack(black_box(tiles).iter()).expect("two of a face");
                let measure = gauge.measure(hand);
                again += usize::from(measure.least());
                if useful {
                    black_box(gauge.useful(hand, measure));
                }
            }
        }
        assert_eq!(again, sum);
    });
    told(name, count(sets), time);
    let time = clock::best(1, || {
        for (_, set) in &gauged {
            let mut finder = Finder::new(&set.table);
            for tiles in set.hands.iter().step_by(CHECKED * 10) {
                black_box(finder.measure(tiles));
            }
        }
    });
    told("  the plain engine", checked, time);
}

fn sums(name: &str, sets: &[Set], checked: usize) {
    let reckoned: Vec<(Reckoner, &Set)> =
        sets.iter().map(|set| (Reckoner::new(&set.table).expect("a game of 101"), set)).collect();
    let bars = Bars::of(&Profile::new(Yuzbir));
    let mut sum = 0;
    let mut opening = 0;
    let mut plain = Vec::new();
    for (reckoner, set) in &reckoned {
        for (at, tiles) in set.hands.iter().enumerate() {
            let reckoning = reckoner.reckon(reckoner.pack(tiles.iter()).expect("two of a face"));
            sum += u64::from(reckoning.sum);
            opening += usize::from(reckoning.series(bars));
            if at % checked == 0 {
                let hand = Hand::new(&set.table, &rack(tiles)).expect("a hand");
                let openings = Opener::new(&hand, bars, None).openings();
                assert_eq!((reckoning.sum, Some(reckoning.elden)), (openings.best.sum, openings.elden), "{tiles}");
                assert_eq!(reckoning.pairs(bars), openings.pairs.opens, "{tiles}");
                plain.push((&set.table, tiles));
            }
        }
    }
    let time = clock::best(RUNS, || {
        let mut again = 0;
        for (reckoner, set) in &reckoned {
            for tiles in &set.hands {
                let hand = reckoner.pack(black_box(tiles).iter()).expect("two of a face");
                again += u64::from(black_box(reckoner.reckon(hand)).sum);
            }
        }
        assert_eq!(again, sum);
    });
    told(&format!("{name} ({opening} of {} open)", count(sets)), count(sets), time);
    let time = clock::best(1, || {
        for (table, tiles) in &plain {
            let hand = Hand::new(table, &rack(tiles)).expect("a hand");
            black_box(Opener::new(&hand, bars, None).openings());
        }
    });
    told("  the plain engine", plain.len(), time);
}

fn rack(tiles: &Tiles) -> Rack {
    let written = |tile| Written { symbol: Symbol::Tile(tile), span: 0..0, fourth: None };
    Rack { tiles: tiles.iter().map(written).collect() }
}
