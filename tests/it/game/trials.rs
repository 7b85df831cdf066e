//! The standard errors of `advise --simulate` are right. In positions with few hidden tiles, the tests play every world
//! (every deal of the hidden tiles) and so compute the exact value. An estimate must be within one and within two
//! standard errors of it about as often as a normal distribution predicts.

#![expect(clippy::print_stdout, reason = "the long proof tells its figures")]

use serde_json::Value;

use crate::command::{run_with, text_of};
use crate::engine::case::engine;
use crate::samples::slow_cases;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Over, Paired, Setup, State};
use okey::within::WorldWeights;
use okey::{Engine, Profile, Symbol, Table, Tile, Tiles, Variant};

/// A position near the end of a hand. Each opponent holds one hidden tile, and the other hidden tiles are in the stock.
struct Late {
    state: State,
    hidden: Vec<Tile>,
}

/// Plays deals of the classic game and calls `look` before each throw, until `look` returns false.
fn throws(seed: u64, mut look: impl FnMut(&State) -> bool) {
    let engine = engine();
    for deal in 0.. {
        let setup = Setup::dealt(&Profile::new(Variant::Okey), seed, deal, 0);
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        while state.over().is_none() && !state.end_unless_finished(&engine) {
            let action = careful(&state, &analyzer);
            if matches!(action, Action::Throw(_)) && !look(&state) {
                return;
            }
            state.step(&engine, &action);
        }
    }
}

fn careful(state: &State, analyzer: &RackAnalyzer<'_>) -> Action {
    PlayerKind::Careful.act(&state.view(state.seat()), analyzer, &mut Chance::new(0, 0, 0, 0))
}

/// Plays a hand in which the players throw the tiles `seen` in this order. At the end the player at seat 0 has the rack
/// `own` and must throw. Each opponent then holds one unknown tile.
fn thrown(table: &Table, own: &Tiles, seen: &[Tile]) -> State {
    let engine = engine();
    let last = own.iter().last().expect("a rack");
    let start = own.without(last).iter().chain([seen[0]]).collect();
    let mut state = State::of_rack(table, &start, &Tiles::default(), 1).expect("many unseen tiles");
    for &tile in seen {
        if state.must_draw() {
            state.step(&engine, &Action::Draw((state.seat() == 0).then_some(Symbol::Tile(tile))));
        }
        state.step(&engine, &Action::throw(tile));
    }
    state.step(&engine, &Action::Draw(Some(Symbol::Tile(last))));
    assert_eq!((state.seat(), state.rack(0).tiles()), (0, own.clone()));
    state
}

/// Returns positions in which the player on turn lacks one tile.
/// - If `weighed` is false, it is unknown who threw the discards. The hidden tiles are three pairs of equal tiles and a
///   single tile.
/// - If `weighed` is true, it is known who threw each discard, so some deals of the hidden tiles (worlds) are more
///   likely than others and get a larger weight. The hidden tiles are two pairs and two single tiles.
///
/// Up to two of the pairs are tiles that the player needs.
fn late_positions(count: usize, weighed: bool) -> Vec<Late> {
    let (engine, mut positions) = (engine(), Vec::new());
    throws(11, |state| {
        let (table, view) = (state.table(), state.view(state.seat()));
        let own = view.rack().tiles();
        let hand = okey::Hand::from_tiles(table, own.iter()).expect("a rack");
        let advice = engine.advise(&hand, &Tiles::default()).expect("a hand with a discard");
        let Some(best) = advice.discards.first().filter(|best| best.distance() == 1) else { return true };
        let mut useful: Vec<Tile> = best.useful.iter().filter(|tile| tile.left == 2).map(|tile| tile.tile).collect();
        let unseen = unseen(table, &own);
        let twice = |tile: Tile| unseen.iter().filter(|&&other| other == tile).count() == 2;
        useful.truncate(2);
        let others = unseen.iter().copied().skip(positions.len() % 30).filter(|&tile| twice(tile));
        let others: Vec<Tile> = others.filter(|tile| !useful.contains(tile)).collect();
        useful.extend(others.iter().step_by(5).take(4 - useful.len()));
        let [first, second, third, single] = useful[..] else { return true };
        let mut hidden = vec![first, first, second, second, third, third, single];
        if weighed {
            // The number of discards must be a multiple of 4, so that seat 0 is on turn again.
            hidden.remove(5);
        }
        let mut seen = unseen;
        for tile in &hidden {
            seen.swap_remove(seen.iter().position(|other| other == tile).expect("it is unseen"));
        }
        let state = if weighed {
            thrown(table, &own, &seen)
        } else {
            State::of_rack(table, &own, &seen.into_iter().collect(), 1).expect("seven unseen tiles")
        };
        assert_eq!(state.stock_left(), hidden.len() - 3);
        positions.push(Late { state, hidden });
        positions.len() < count
    });
    positions
}

/// Returns the tiles of the game except `own` and the indicator, sorted.
fn unseen(table: &Table, own: &Tiles) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = okey::deck::set(table.game()).collect();
    let indicator = table.indicator().map(|indicator| Tile::from(indicator.face()));
    for tile in own.iter().chain(indicator) {
        tiles.swap_remove(tiles.iter().position(|&other| other == tile).expect("the set has it"));
    }
    tiles.sort();
    tiles
}

/// Calls `each` with every different order of `tiles`, which must be sorted. `order` holds the tiles placed so far.
fn orders(tiles: &mut Vec<Tile>, order: &mut Vec<Tile>, each: &mut impl FnMut(&[Tile])) {
    if tiles.is_empty() {
        return each(order);
    }
    for at in 0..tiles.len() {
        if at > 0 && tiles[at] == tiles[at - 1] {
            continue;
        }
        order.push(tiles.remove(at));
        orders(tiles, order, each);
        tiles.insert(at, order.pop().expect("it was pushed"));
    }
}

/// Throws `tile` and plays the hand to its end. Returns the points of the player who threw it, and 1 if this player
/// wins, otherwise 0.
fn played_on(engine: &Engine, analyzer: &RackAnalyzer<'_>, mut world: State, tile: Tile) -> [i64; 2] {
    let (seat, last) = (world.seat(), world.turns() + 1 + State::LONGEST);
    world.step(engine, &Action::throw(tile));
    while world.over().is_none() && !world.end_unless_finished(engine) {
        let action = careful(&world, analyzer);
        let late = !world.is_in_time(&action, last);
        world.step(engine, &if late { Action::Draw(None) } else { action });
    }
    let won = matches!(world.over(), Some(Over::Won { by, .. }) if *by == seat);
    [world.points().expect("all tiles are known")[seat], won.into()]
}

/// Returns the exact weighted mean, over all deals of the unseen tiles, of each number that `numbers` computes.
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn exact(late: &Late, analyzer: &RackAnalyzer<'_>, mut numbers: impl FnMut(&State) -> [i64; 2]) -> [f64; 2] {
    let weights = WorldWeights::of(&late.state, analyzer);
    let (mut sums, mut total, mut worlds) = ([0.0; 2], 0.0, 0);
    let mut sorted = late.hidden.clone();
    sorted.sort();
    orders(&mut sorted, &mut Vec::new(), &mut |order| {
        let world = late.state.with_hidden(late.state.seat(), order.iter().copied());
        let weight = weights.as_ref().map_or(1.0, |weights| weights.weight(&world, analyzer));
        for (sum, number) in sums.iter_mut().zip(numbers(&world)) {
            *sum += weight * number as f64;
        }
        total += weight;
        worlds += 1;
    });
    assert_eq!(worlds, if weights.is_some() { 180 } else { 630 }, "6! / (2! 2!) or 7! / (2! 2! 2!)");
    sums.map(|sum| sum / total)
}

/// The number of estimates with a standard error above 0. `within` counts those at most one, and at most two, standard
/// errors away from the exact value.
#[derive(Debug, Default)]
struct Coverage {
    all: usize,
    within: [usize; 2],
}

impl Coverage {
    fn note(&mut self, estimate: Paired, exact: f64) {
        let error = estimate.error.expect("several worlds");
        if error > 0.0 {
            self.all += 1;
            for (count, errors) in self.within.iter_mut().zip([1.0, 2.0]) {
                *count += usize::from((estimate.mean - exact).abs() <= errors * error);
            }
        }
    }

    /// Asserts that each count is within about three standard deviations of its expected value. 68.3 % of the estimates
    /// should be within one standard error, 95.4 % within two.
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    fn check(&self) {
        for (count, chance) in self.within.into_iter().zip([0.683, 0.954]) {
            let (all, count) = (self.all as f64, count as f64);
            let deviation = (all * chance * (1.0 - chance)).sqrt();
            assert!((count - all * chance).abs() <= 3.0 * deviation + 0.5, "{self:?}");
        }
    }
}

/// Compares estimates with exact values for one throw in each position. The values are the probability of a win, and
/// the points of the throw minus those of the best throw. The throw is that of the lowest tile, because choosing a
/// throw by its result would bias the comparison.
fn compare(count: usize, weighed: bool) {
    let engine = engine();
    let (mut wins, mut behind) = (Coverage::default(), Coverage::default());
    for (number, late) in late_positions(count, weighed).iter().enumerate() {
        let trials = late.state.try_throws(256, number as u64, 1).expect("a throw");
        assert_eq!(trials.weighed, weighed);
        let throw = trials.throws.iter().min_by_key(|throw| throw.tile).expect("a throw");
        let best = trials.throws[0].tile;
        let analyzer = RackAnalyzer::new(&engine, late.state.table());
        let of = |world: &State, tile| played_on(&engine, &analyzer, world.clone(), tile);
        let exact = exact(late, &analyzer, |world| {
            let ([points, won], [best, _]) = (of(world, throw.tile), of(world, best));
            [won, points - best]
        });
        wins.note(throw.wins, exact[0]);
        if let Some(difference) = throw.behind {
            behind.note(difference, exact[1]);
        }
    }
    assert!(2 * wins.all > count, "{wins:?}");
    println!("of {count} positions, weighed {weighed}: wins {wins:?}, difference to the best throw {behind:?}");
    wins.check();
    behind.check();
}

#[test]
fn exact_values_lie_within_the_stated_errors() {
    compare(slow_cases(20), false);
    compare(slow_cases(20), true);
}

#[test]
#[ignore = "takes minutes"]
fn exact_values_of_200_positions_lie_within_the_stated_errors() {
    compare(200, false);
    compare(200, true);
}

/// A comparison, over many positions, of the weight of the real world (the actual deal of the hidden tiles) with the
/// mean weight of random worlds.
#[derive(Debug, Default, Clone, Copy)]
struct RealWorlds {
    positions: u32,
    /// The sum of `ln(real / mean)` over the positions, where `real` is the weight of the real world and `mean` the
    /// mean weight.
    logarithms: f64,
}

impl RealWorlds {
    /// Returns the geometric mean over the positions of the real world's weight divided by the mean weight.
    fn times(self) -> f64 {
        (self.logarithms / f64::from(self.positions)).exp()
    }
}

/// Compares the weight of the real world with the weights of 500 random worlds in `count` positions, each after a
/// number of turns that `every` divides. Returns four results, by the number of turns that the next player has
/// finished: 0 to 2, 3 to 5, 6 to 8, and more.
fn weigh_real_worlds(count: u32, every: usize) -> [RealWorlds; 4] {
    let (mut results, mut positions, mut unweighed) = ([RealWorlds::default(); 4], 0, 0);
    let engine = engine();
    throws(3, |state| {
        // The weights of the first turns are known to be missing, so looking at them takes no time.
        if state.turns() > 2 && state.turns() % every != 0 {
            return true;
        }
        let analyzer = RackAnalyzer::new(&engine, state.table());
        let Some(weights) = WorldWeights::of(state, &analyzer) else {
            assert!(state.turns() < 3, "the next player has thrown a tile");
            unweighed += 1;
            return true;
        };
        let weight = |world: &State| weights.weight(world, &analyzer);
        let worlds = (0..500).map(|seed| weight(&state.with_hidden_shuffled(state.seat(), 5000 + seed)));
        let mean = worlds.inspect(|weight| assert!((0.0..=1.0).contains(weight))).sum::<f64>() / 500.0;
        let finished = state.discards().iter().filter(|discard| discard.by == state.view(state.seat()).next()).count();
        let result = &mut results[(finished / 3).min(3)];
        result.logarithms += (weight(state) / mean).ln();
        result.positions += 1;
        positions += 1;
        positions < count
    });
    assert!(unweighed > 1);
    results
}

/// In the classic game, worlds have weights as soon as the next player has thrown a tile, or has taken or declined a
/// discard. The real world weighs more than the mean, and the difference grows with the turns.
///
/// Positions of the same hand are similar, so the test takes only some of each hand.
#[test]
fn worlds_that_fit_the_next_player_weigh_more() {
    let [early, middle, ..] = weigh_real_worlds(60, 5);
    assert!(early.times() > 1.2 && middle.times() > 2.0, "{early:?} {middle:?}");
}

#[test]
#[ignore = "takes a minute"]
fn worlds_that_fit_the_next_player_weigh_more_in_2000_positions() {
    let results = weigh_real_worlds(2000, 1);
    println!("{:?}", results.map(|result| (result.positions, result.times())));
    assert!(results.windows(2).all(|pair| pair[0].times() < pair[1].times()));
}

/// A simulation gives the same result with any number of threads, and another result with another seed.
#[test]
fn the_same_worlds_with_any_number_of_threads() {
    let state = State::new(Setup::dealt(&Profile::new(Variant::Okey), 5, 0, 0));
    let one = state.try_throws(24, 7, 1).expect("the starter throws");
    assert_eq!(state.try_throws(24, 7, 3).as_ref(), Some(&one));
    assert_ne!(state.try_throws(24, 8, 1).as_ref(), Some(&one));
    assert!(one.first_turn && one.stock == 48 && one.worlds == 24);
    assert!(one.throws.iter().take(4).all(|throw| throw.worlds == 24), "{one:?}");
    assert!(one.throws.iter().skip(4).all(|throw| throw.worlds < 24), "{one:?}");
    assert!(!one.weighed);
    assert!(one.throws[0].behind.is_none() && one.throws[1..].iter().all(|throw| throw.behind.is_some()));
}

/// A simulation does not depend on the tiles that the player cannot see.
#[test]
fn trials_use_the_view_alone() {
    for variant in [Variant::Okey, Variant::Yuzbir] {
        let state = State::new(Setup::dealt(&Profile::new(variant), 5, 1, 2));
        let hidden = state.with_hidden_shuffled(2, 9);
        assert_eq!(state.try_throws(8, 7, 1), hidden.try_throws(8, 7, 1), "{variant}");
    }
}

/// The advice for a turn of a record leaves out tiles that fit a meld on the table, in the ranking and in the
/// simulation. Throwing them is a foul (`discard.playable`).
#[test]
fn advice_for_a_record_leaves_out_playable_tiles() {
    let record = "game 101\nplayers Ali Ayşe Veli Can\nindicator K1\n\
        rack Ali R11-13 K10-13 Y6-8 B9 K9 K1 K3 K5 K7 R2 R4 R6 B1 B12 Y11\n\
        Ali: open R11-13 / K10-13 / Y6-8, throw B9\n";
    let call = ["advise", "--record", "-", "--to", "1", "--simulate", "8", "--json"];
    let output = run_with(&call, record.as_bytes());
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let tiles = |list: &Value| -> Vec<String> {
        let list = list.as_array().expect("a list").iter();
        list.map(|throw| throw["tile"].as_str().expect("a tile").to_owned()).collect()
    };
    for list in [&answer["discards"], &answer["simulation"]["throws"]] {
        let tiles = tiles(list);
        assert!(tiles.contains(&"B12".to_owned()), "{tiles:?}");
        // K9 fits the run K10-13, and no other tile of the rack fits a meld.
        assert!(!tiles.contains(&"K9".to_owned()), "{tiles:?}");
    }
    assert_eq!(tiles(&answer["discards"]).len(), 11, "{answer}");
}

/// `okey advise --to 2` means the second turn of the record. A turn out of order does not count, and a missing line
/// `hand` before the first turn makes no difference.
#[test]
fn a_turn_of_a_record_has_one_number() {
    let head = "game cs102\nplayers Ali Ayşe Veli Can\n";
    let racks = "rack Ali K1-4 R1-4 B1-4 Y1 Y5 Y6\nrack Ayşe K1-4 R1-4 B1-4 Y1 Y5\n";
    let [first, stray, second] = ["Ali: throw K1\n", "Veli: draw R5, throw R5\n", "Ayşe: draw K6, throw K2\n"];
    let advice = |record: &str, to: &str| {
        let call = ["advise", "--record", "-", "--to", to, "--simulate", "8", "--json"];
        let output = run_with(&call, record.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{to}: {record}{}", text_of(output.stderr));
        serde_json::from_slice::<Value>(&output.stdout).expect("JSON")
    };
    let plain = format!("{head}hand 1\n{racks}{first}{second}");
    for to in ["1", "2"] {
        let expected = advice(&plain, to);
        for lines in [
            format!("{head}hand 1\n{racks}{first}{stray}{second}"),
            format!("{head}{racks}{first}{stray}{second}"),
            format!("{head}{first}{racks}{second}"),
            format!("{head}{first}{stray}{racks}{second}"),
        ] {
            assert_eq!(advice(&lines, to), expected, "{to}: {lines}");
        }
    }
    // The page of `okey replay` shows the deal and both turns, even if the first line of the hand is a turn.
    let page = |record: String| text_of(run_with(&["replay", "-", "--format", "html"], record.as_bytes()).stdout);
    let expected = page(plain);
    assert_eq!(expected.matches("<figcaption>").count(), 3);
    assert_eq!(page(format!("{head}{first}{racks}{second}")), expected);
}

#[test]
fn nobody_throws_before_the_draw() {
    let engine = engine();
    let state = State::new(Setup::dealt(&Profile::new(Variant::Okey), 5, 0, 0));
    let tile = state.rack(0).iter().next().expect("15 tiles");
    let next = state.apply(&engine, &Action::throw(tile)).expect("a legal throw");
    assert_eq!(next.try_throws(8, 0, 1), None);
}

/// A simulation says that it is about the first throw of the hand if and only if no tile lies on the table.
#[test]
fn a_tile_on_the_table_ends_the_first_turn() {
    let setup = Setup::dealt(&Profile::new(Variant::Okey), 5, 0, 0);
    let table = setup.table.clone();
    let own = State::new(setup).rack(0).tiles();
    let tile = unseen(&table, &own)[0];
    for (seen, first_turn) in [(vec![], true), (vec![tile], false)] {
        let state = State::of_rack(&table, &own, &seen.into_iter().collect(), 14).expect("many unseen tiles");
        assert_eq!(state.try_throws(1, 7, 1).map(|trials| trials.first_turn), Some(first_turn));
    }
}
