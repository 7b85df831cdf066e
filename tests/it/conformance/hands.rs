//! Cases about hands: wins, layouts, distances, waits, pairs and openings. Slow reference searches compute the answers.

use okey::{FalseJoker, Game, Tile, Tiles, Variant};
use serde_json::{Value, json};

use super::Expectation;
use crate::distance::expected::{expected, unseen};
use crate::distance::hands::RULES;
use crate::engine::case::{Case, game, plain};
use crate::engine::sampler::{Sampler, Sort};
use crate::opening::sample::with_both_okeys;
use crate::reference::{self, chain_sets, layouts, most_pairs, seven_pairs, wins};

fn written(tiles: &[Tile]) -> String {
    tiles.iter().copied().collect::<Tiles>().to_string()
}

/// Returns the question about the hand, with the switches that the case changes.
pub(super) fn ask(question: &str, case: &Case) -> Value {
    let mut ask = json!({ "ask": question, "variant": case.variant.name(), "hand": written(&case.tiles) });
    if let Some(indicator) = case.indicator {
        ask["indicator"] = indicator.to_string().into();
    }
    let usual = okey::Profile::new(case.variant);
    let mut set = Vec::new();
    if usual.false_joker() != case.false_joker {
        set.push(format!("false_joker={}", case.false_joker));
    }
    if usual.run_wrap() != case.wrap {
        set.push(format!("run_wrap={}", case.wrap));
    }
    if !set.is_empty() {
        ask["set"] = set.into();
    }
    ask
}

/// Returns a random hand of the classic game, and its sampler. `at` selects the rules, how the hand is built, and
/// whether a random tile replaces one of its tiles.
fn classic(seed: u64, at: usize, size: usize) -> (Sampler, Case) {
    let mut sampler = Sampler::new(seed + at as u64);
    let (false_joker, wrap) = RULES[at % RULES.len()];
    let sort = [Sort::Made, Sort::Dense, Sort::Dealt, Sort::Pairs, Sort::Made, Sort::Dense, Sort::Dizi][at % 7];
    let case = sampler.case((Variant::Okey, false_joker, wrap), sort, size, at % 3 == 1);
    (sampler, case)
}

/// Returns the ways in which these tiles of the classic game are complete: melds, seven pairs or a dizi (1 to 13 of one
/// colour and its second 1).
fn ways(case: &Case, tiles: &[Tile]) -> Vec<&'static str> {
    let problem = case.problem(tiles);
    let complete =
        [("melds", wins(&problem)), ("pairs", seven_pairs(&problem)), ("dizi", reference::is_dizi(&problem))];
    complete.into_iter().filter_map(|(way, complete)| complete.then_some(way)).collect()
}

pub(super) fn win(at: usize, size: usize) -> Expectation {
    let (_, case) = classic(if size == 14 { 10_000_000 } else { 20_000_000 }, at, size);
    let mut clauses = vec!["win.shape", "win.pairs", "win.dizi", "run.wrap", "false-joker.value", "okey.wild"];
    let answer = if case.on_turn() {
        clauses.push("win.discard");
        let discard = |tile: Tile| {
            let ways = ways(&case, &case.without(tile));
            let okey = case.is_okey(tile);
            (!ways.is_empty()).then(|| json!({ "tile": tile.to_string(), "ways": ways, "okey_finish": okey }))
        };
        let discards: Vec<Value> = case.distinct().into_iter().filter_map(discard).collect();
        json!({ "wins": !discards.is_empty(), "discards": discards })
    } else {
        let ways = ways(&case, &case.tiles);
        json!({ "wins": !ways.is_empty(), "complete": { "ways": ways } })
    };
    Expectation { clauses, ask: ask("check", &case), answer }
}

fn faces(tiles: &[Tile]) -> Vec<reference::Tile> {
    let face = |tile: &Tile| match tile {
        Tile::Numbered(face) => plain(*face),
        Tile::FalseJoker => unreachable!("this game has no false jokers"),
    };
    tiles.iter().map(face).collect()
}

pub(super) fn chains(at: usize) -> Expectation {
    let mut sampler = Sampler::new(30_000_000 + at as u64);
    let size = 14 + at % 2;
    let case = sampler.chains(3, [12, 12, 11, 10][at % 4], size);
    let complete = |tiles: &[Tile]| !chain_sets(&faces(tiles)).is_empty();
    let wins = if case.on_turn() {
        case.distinct().into_iter().any(|tile| complete(&case.without(tile)))
    } else {
        complete(&case.tiles)
    };
    Expectation { clauses: vec!["cs102.chain"], ask: ask("check", &case), answer: json!({ "wins": wins }) }
}

pub(super) fn decompositions(at: usize) -> Expectation {
    let (_, case) = classic(40_000_000, at, 14);
    let mut ask = ask("melds", &case);
    ask["count"] = true.into();
    let clauses = vec!["run.shape", "run.wrap", "run.no-loop", "group.shape", "meld.wilds"];
    Expectation { clauses, ask, answer: json!({ "total": layouts(&case.problem(&case.tiles)).len() }) }
}

pub(super) fn distances(at: usize) -> Expectation {
    let (mut sampler, mut case) = classic(50_000_000, at, 14 + at % 2);
    for _ in 0..sampler.below(5) {
        case = sampler.exchanged(&case);
    }
    let distances = expected(&case);
    let answer = json!({
        "distance": distances.least(), "distance_melds": distances.melds, "distance_pairs": distances.pairs,
    });
    Expectation { clauses: vec!["win.shape", "win.pairs", "win.dizi"], ask: ask("check", &case), answer }
}

/// Makes a case about the waits of a hand of 14 tiles: the unseen tiles that complete it. If the hand is complete, the
/// answer only says so.
pub(super) fn waits(at: usize) -> Expectation {
    let (_, case) = classic(60_000_000, at * 3 + 1, 14);
    let ready = !ways(&case, &case.tiles).is_empty();
    let completes = |tile: Tile| {
        let drawn = case.with(tile);
        drawn.distinct().into_iter().any(|thrown| !ways(&drawn, &drawn.without(thrown)).is_empty())
    };
    let answer = if ready {
        json!({ "ready": true })
    } else {
        let tiles: Vec<Value> = unseen(&case)
            .into_iter()
            .filter(|&tile| completes(tile))
            .map(|tile| json!({ "tile": tile.to_string() }))
            .collect();
        json!({ "ready": false, "waits": tiles })
    };
    Expectation {
        clauses: vec!["win.shape", "win.pairs", "win.dizi", "tiles.copies"],
        ask: ask("waits", &case),
        answer,
    }
}

pub(super) fn pairs(at: usize) -> Expectation {
    let mut sampler = Sampler::new(70_000_000 + at as u64);
    let (variant, size) = if at.is_multiple_of(2) { (Variant::Okey, 14) } else { (Variant::Yuzbir, 21) };
    let (false_joker, _) = RULES[at / 2 % RULES.len()];
    let wrap = okey::Profile::new(variant).run_wrap();
    let sort = [Sort::Pairs, Sort::Dealt, Sort::Made][at / 2 % 3];
    let case = sampler.case((variant, false_joker, wrap), sort, size, at.is_multiple_of(5));
    let pairs = most_pairs(&case.problem(&case.tiles));
    let needed = if game(variant) == Game::Classic { 7 } else { 5 };
    let answer = json!({ "with_okeys": pairs, "needed": needed, "eligible": pairs >= needed });
    Expectation { clauses: vec!["pair.shape", "win.pairs", "open.pairs"], ask: ask("pairs", &case), answer }
}

pub(super) fn opening(at: usize) -> Expectation {
    let mut sampler = Sampler::new(100_000_000 + at as u64);
    let false_joker = [FalseJoker::Okey, FalseJoker::Indicator][at % 2];
    let sort = [Sort::Dealt, Sort::Made, Sort::Dealt, Sort::Pairs][at % 4];
    let size = if at % 20 == 19 { 21 } else { 22 };
    let mut case = sampler.case((Variant::Yuzbir, false_joker, false), sort, size, at % 3 == 2);
    if at.is_multiple_of(8) {
        case = with_both_okeys(case);
    }
    let bar = [101, 101, 81, 121][at / 2 % 4];
    let problem = case.problem(&case.tiles);
    let (mut highest, mut openings) = (0, 0_u64);
    reference::opening::each(&problem, &reference::opening::melds(&problem), &mut |_, laid, _| {
        highest = highest.max(laid.sum);
        openings += u64::from(laid.sum >= bar);
    });
    // An opening must leave one tile on the rack.
    let pairs = most_pairs(&problem).min((case.tiles.len() - 1) / 2) >= 5;
    let mut by = Vec::new();
    if highest >= bar {
        by.push("series");
    }
    if pairs {
        by.push("pairs");
    }
    let mut ask = ask("open", &case);
    if bar != 101 {
        let mut set = ask["set"].as_array().cloned().unwrap_or_default();
        set.push(format!("open.sum={bar}").into());
        ask["set"] = set.into();
    }
    let answer = json!({ "opens": !by.is_empty(), "by": by, "sum": highest, "openings": openings });
    Expectation { clauses: vec!["open.series", "open.pairs", "open.keep-one"], ask, answer }
}
