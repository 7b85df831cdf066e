//! The conformance suite in the folder `conformance/`: questions for any program about the game, with the answers that
//! it must give. The slow references of the tests, the definitions of the rulebook and its examples make the answers;
//! the engine makes none of them. A test then asks the engine every question.
//!
//! A case is made from its group and its number alone. So a test can make a few cases of each group again and compare
//! them with the files. To write the files:
//!
//! ```sh
//! cargo test --locked conformance::write -- --ignored
//! ```

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use okey::rules::{Example, Shows, entries};
use okey::{FalseJoker, Game, Oracle, Tile, Tiles, Variant};
use serde_json::{Value, json};

use crate::command::{root, words};
use crate::distance::expected::{expected, unseen};
use crate::distance::hands::RULES;
use crate::engine::case::{Case, game, plain};
use crate::engine::sampler::{Sampler, Sort};
use crate::opening::sample::with_both_okeys;
use crate::oracle::line_of;
use crate::reference::{self, chain_sets, layouts, most_pairs, seven_pairs, wins};
use crate::score::law::{finishes, states};

/// A question, the fields that its answer must have, and the ids of the clauses that decide it.
struct Expectation {
    clauses: Vec<&'static str>,
    ask: Value,
    answer: Value,
}

/// A group of cases about one subject. The suite has one file for each group.
struct Group {
    name: &'static str,
    /// The number of cases.
    size: usize,
    /// Makes the case with this number, counted from 0. Returns `None` if the case cannot occur in a game, or if its
    /// question cannot be asked in one line of JSON.
    make: fn(usize) -> Option<Expectation>,
}

const GROUPS: [Group; 12] = [
    Group { name: "clauses", size: 400, make: clause },
    Group { name: "wins-14", size: 2_400, make: |at| Some(win(at, 14)) },
    Group { name: "wins-15", size: 4_000, make: |at| Some(win(at, 15)) },
    Group { name: "chains", size: 800, make: |at| Some(chains(at)) },
    Group { name: "decompositions", size: 2_400, make: |at| Some(decompositions(at)) },
    Group { name: "distances", size: 1_200, make: |at| Some(distances(at)) },
    Group { name: "waits", size: 1_200, make: |at| Some(waits(at)) },
    Group { name: "pairs", size: 1_200, make: |at| Some(pairs(at)) },
    Group { name: "melds", size: 3_200, make: |at| Some(meld(at)) },
    Group { name: "layoffs", size: 1_600, make: |at| Some(layoff(at)) },
    Group { name: "openings", size: 1_200, make: |at| Some(opening(at)) },
    Group { name: "scores-101", size: 1_800, make: score },
];

/// Returns the case with the number `at` as a line of the group's file, or `None` if there is no such case.
fn line(group: &Group, at: usize) -> Option<String> {
    let Expectation { clauses, ask, answer } = (group.make)(at)?;
    let id = format!("{}-{at:04}", group.name);
    Some(json!({ "id": id, "clauses": clauses, "ask": ask, "answer": answer }).to_string())
}

fn file(group: &Group) -> PathBuf {
    root().join(format!("conformance/cases/{}.jsonl", group.name))
}

#[test]
#[ignore = "writes the files of the suite, which takes minutes"]
fn write() {
    for group in &GROUPS {
        let mut text = String::new();
        for line in (0..group.size).filter_map(|at| line(group, at)) {
            writeln!(text, "{line}").expect("a string takes all");
        }
        fs::write(file(group), text).expect("the file can be written");
    }
}

/// The files of the conformance suite hold cases that the slow references generated. The test generates some cases of
/// every group again, and each must equal its line in the file of the group.
#[test]
fn the_files_are_what_the_references_make() {
    for group in &GROUPS {
        let text = fs::read_to_string(file(group)).expect("a file");
        let lines: Vec<&str> = text.lines().collect();
        let step = if group.size > 400 { 79 } else { 1 };
        let made: Vec<String> = (0..group.size).step_by(step).filter_map(|at| line(group, at)).collect();
        assert!(made.len() > 10, "{}: only {} cases", group.name, made.len());
        for line in &made {
            assert!(lines.contains(&line.as_str()), "{line}\nis not in the file; write the files anew");
        }
        assert!(group.size > 400 || made.len() == lines.len(), "{}: the file has other lines", group.name);
    }
}

/// The engine gives every expected answer. There are at least 20,000 cases, and every group of cases has at least two
/// different answers.
#[test]
fn the_engine_gives_every_answer() {
    let mut oracle = Oracle::default();
    let mut cases = 0;
    for group in &GROUPS {
        let text = fs::read_to_string(file(group)).expect("a file");
        let mut outcomes = std::collections::BTreeSet::new();
        for line in text.lines() {
            let case: Value = serde_json::from_str(line).expect("JSON");
            let answer: Value = serde_json::from_str(&oracle.ask(&case["ask"].to_string())).expect("JSON");
            assert!(agrees(&case["answer"], &answer), "{line}\nthe answer is {answer}");
            outcomes.insert(case["answer"].to_string());
            cases += 1;
        }
        assert!(outcomes.len() > 1, "{}: every answer is the same", group.name);
    }
    assert!(cases >= 20_000, "{cases} cases");
}

/// Returns true if `found` agrees with `expected`. An object must have the expected fields, and may have others. A list
/// must have exactly the expected items, in any order. All other values must be equal. Each expected item of a list
/// takes the first found item that agrees with it.
fn agrees(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            expected.iter().all(|(name, value)| found.get(name).is_some_and(|found| agrees(value, found)))
        }
        (Value::Array(expected), Value::Array(found)) => {
            let mut rest: Vec<&Value> = found.iter().collect();
            let mut take = |value: &Value| {
                let at = rest.iter().position(|found| agrees(value, found));
                at.map(|at| rest.remove(at)).is_some()
            };
            expected.len() == found.len() && expected.iter().all(&mut take)
        }
        _ => expected == found,
    }
}

#[test]
fn equality_of_answers() {
    let agree = |expected: &str, found: &str| {
        agrees(&serde_json::from_str(expected).expect("JSON"), &serde_json::from_str(found).expect("JSON"))
    };
    assert!(agree(r#"{"a":[1,2]}"#, r#"{"b":0,"a":[2,1]}"#));
    assert!(agree(r#"[{"t":"K1"},{"t":"K2"}]"#, r#"[{"t":"K2","left":1},{"t":"K1","left":2}]"#));
    assert!(!agree("[1,1,2]", "[1,2,2]"));
    assert!(!agree("[1]", "[1,2]"));
    assert!(!agree(r#"{"a":null}"#, "{}"));
    assert!(!agree("true", "1"));
}

fn written(tiles: &[Tile]) -> String {
    tiles.iter().copied().collect::<Tiles>().to_string()
}

/// Returns the question about the hand of `case`, with the switches that the case changes.
fn ask(question: &str, case: &Case) -> Value {
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

/// Returns a random hand of the classic game, and the sampler that built it. `at` selects the rules, the way to build
/// the hand, and whether a random tile replaces one of its tiles.
fn classic(seed: u64, at: usize, size: usize) -> (Sampler, Case) {
    let mut sampler = Sampler::new(seed + at as u64);
    let (false_joker, wrap) = RULES[at % RULES.len()];
    let sort = [Sort::Made, Sort::Dense, Sort::Dealt, Sort::Pairs, Sort::Made, Sort::Dense, Sort::Dizi][at % 7];
    let case = sampler.case((Variant::Okey, false_joker, wrap), sort, size, at % 3 == 1);
    (sampler, case)
}

/// Returns the ways in which these tiles of the classic game are complete: by melds, by seven pairs or by a dizi (1 to
/// 13 of one colour and its second 1).
fn ways(case: &Case, tiles: &[Tile]) -> Vec<&'static str> {
    let problem = case.problem(tiles);
    let complete =
        [("melds", wins(&problem)), ("pairs", seven_pairs(&problem)), ("dizi", reference::is_dizi(&problem))];
    complete.into_iter().filter_map(|(way, complete)| complete.then_some(way)).collect()
}

fn win(at: usize, size: usize) -> Expectation {
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

fn chains(at: usize) -> Expectation {
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

fn decompositions(at: usize) -> Expectation {
    let (_, case) = classic(40_000_000, at, 14);
    let mut ask = ask("melds", &case);
    ask["count"] = true.into();
    let clauses = vec!["run.shape", "run.wrap", "run.no-loop", "group.shape", "meld.wilds"];
    Expectation { clauses, ask, answer: json!({ "total": layouts(&case.problem(&case.tiles)).len() }) }
}

fn distances(at: usize) -> Expectation {
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

/// Makes a case that asks for the waits of a hand of 14 tiles: the unseen tiles that complete the hand. If the hand is
/// complete already, the answer only says so.
fn waits(at: usize) -> Expectation {
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

fn pairs(at: usize) -> Expectation {
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

/// Returns true if the tiles form one run or group.
fn is_one_meld(case: &Case, tiles: &[Tile]) -> bool {
    layouts(&case.problem(tiles)).iter().any(|layout| layout.len() == 1)
}

/// Returns a random run or group. Some of its tiles may be replaced by wilds or by wrong tiles.
fn laid(sampler: &mut Sampler, case: &Case, longest: usize) -> Vec<Tile> {
    let size = 3 + sampler.below(longest - 2);
    let (colour, first) = (sampler.below(4), 1 + sampler.below(13));
    let face = |colour: usize, number: usize| {
        let number = (number - 1) % 13 + 1;
        Tile::from(crate::engine::case::face(
            u8::try_from(colour % 4).expect("small"),
            u8::try_from(number).expect("small"),
        ))
    };
    let mut tiles: Vec<Tile> = if sampler.chance(0.6) {
        (0..size).map(|at| face(colour, first + at)).collect()
    } else {
        (0..size.min(5)).map(|at| face(colour + at, first)).collect()
    };
    for tile in &mut tiles {
        if sampler.chance(0.12) {
            *tile = case.okey();
        } else if sampler.chance(0.06) {
            *tile = Tile::FalseJoker;
        } else if sampler.chance(0.05) {
            *tile = face(sampler.below(4), 1 + sampler.below(13));
        }
    }
    tiles
}

/// Returns the rules and the indicator of a table of the classic game or of 101. The returned case has no tiles.
fn table(sampler: &mut Sampler, at: usize) -> Case {
    let variant = [Variant::Okey, Variant::Yuzbir][at % 2];
    let false_joker = [FalseJoker::Okey, FalseJoker::Indicator][at / 2 % 2];
    let wrap = okey::Profile::new(variant).run_wrap();
    let case = sampler.case((variant, false_joker, wrap), Sort::Dealt, 14, false);
    Case { tiles: Vec::new(), ..case }
}

/// Returns true if no tile occurs more often in `tiles` than in the game.
fn exists(case: &Case, tiles: &[Tile]) -> bool {
    let bag = crate::engine::sampler::bag(case);
    let count = |tiles: &[Tile], tile: &Tile| tiles.iter().filter(|other| *other == tile).count();
    tiles.iter().all(|tile| count(tiles, tile) <= count(&bag, tile))
}

fn meld(at: usize) -> Expectation {
    let mut sampler = Sampler::new(80_000_000 + at as u64);
    let (case, tiles) = loop {
        let case = table(&mut sampler, at);
        let tiles = laid(&mut sampler, &case, 7);
        // A meld may not consist of wild tiles alone, and a claim may not name more copies than exist.
        if exists(&case, &tiles) && tiles.iter().any(|&tile| case.plays(tile).is_some()) {
            break (case, tiles);
        }
    };
    let mut ask = ask("judge", &case);
    ask["question"] = "meld".into();
    ask["claim"] = claimed(&tiles).into();
    ask.as_object_mut().expect("an object").remove("hand");
    let allowed = is_one_meld(&case, &tiles);
    let clauses = vec!["run.shape", "run.wrap", "run.no-loop", "group.shape", "meld.wilds"];
    Expectation { clauses, ask, answer: json!({ "allowed": allowed }) }
}

/// Writes the tiles in their order.
fn claimed(tiles: &[Tile]) -> String {
    tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn layoff(at: usize) -> Expectation {
    let mut sampler = Sampler::new(90_000_000 + at as u64);
    let (case, onto, tile) = loop {
        let case = table(&mut sampler, at * 2 + 1);
        let onto = laid(&mut sampler, &case, 5);
        let plain = onto.iter().all(|&tile| case.plays(tile).is_some());
        if !plain || !is_one_meld(&case, &onto) {
            continue;
        }
        let bag = crate::engine::sampler::bag(&case);
        let near: Vec<Tile> = bag
            .into_iter()
            .filter(|&tile| {
                let face = case.plays(tile);
                face.is_some_and(|face| {
                    onto.iter().any(|&other| case.plays(other).is_some_and(|other| other.1.abs_diff(face.1) <= 1))
                })
            })
            .collect();
        let tile = sampler.pick(&near);
        let all: Vec<Tile> = onto.iter().copied().chain([tile]).collect();
        if exists(&case, &all) {
            break (case, onto, tile);
        }
    };
    let mut ask = ask("judge", &case);
    ask.as_object_mut().expect("an object").remove("hand");
    ask["question"] = "layoff".into();
    ask["claim"] = tile.to_string().into();
    ask["onto"] = claimed(&onto).into();
    ask["opened"] = "series".into();
    // The layoff is allowed if the tile and the meld together form one run or one group.
    let all: Vec<Tile> = onto.into_iter().chain([tile]).collect();
    let answer = json!({ "allowed": is_one_meld(&case, &all) });
    Expectation { clauses: vec!["layoff.run", "layoff.group"], ask, answer }
}

fn opening(at: usize) -> Expectation {
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
    // An opening must leave one tile in the rack, so at most half of the other tiles are pairs.
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
    Expectation { clauses: vec!["open.series", "open.pairs", "open.sum", "open.keep-one"], ask, answer }
}

/// Makes a case about the points of a finished hand of 101 with two players. The points are a sum times the factors of
/// the finish.
fn score(at: usize) -> Option<Expectation> {
    let (finishes, states) = (finishes(), states());
    let (finish, factors) = &finishes[at % finishes.len()];
    let (state, sum, flat) = &states[at / finishes.len() % states.len()];
    let round = at / finishes.len() / states.len();
    let (multiplier, fouls) = (["stack", "single", "none"][round % 3], i64::try_from(round / 3 % 3).expect("small"));
    let (elden, devam) = (finish.contains("hand"), finish.contains("devam"));
    if elden && state.contains(r#""opened": ""#) || devam && (*flat > 0 || state.contains("O*")) {
        return None;
    }
    let factor = match multiplier {
        "stack" => factors.iter().product(),
        "single" => factors.iter().copied().max().unwrap_or(1),
        _ => 1,
    };
    let list = vec!["okey-discard"; usize::try_from(fouls).expect("a few")];
    let mut ask: Value = serde_json::from_str(&format!(
        r#"{{"ask": "score", "variant": "101", "indicator": "R5", "finish": {{"by": "A"{finish}}},
        "players": [{{"name": "A"}}, {{"name": "B"{state}}}]}}"#
    ))
    .expect("JSON");
    ask["set"] = json!(["devam=true", format!("multiplier={multiplier}")]);
    if fouls > 0 {
        ask["players"][1]["fouls"] = list.into();
    }
    let points = sum * factor + flat + fouls * 101;
    let answer = json!({ "players": [{ "name": "A", "points": -101 * factor }, { "name": "B", "points": points }] });
    let clauses = vec!["finish.bonus", "penalty.opened", "penalty.unopened", "penalty.okey", "penalty.stack"];
    Some(Expectation { clauses, ask, answer })
}

/// Makes a case from an example of the rulebook. The authors of the rulebook wrote the expected answer by hand.
fn clause(at: usize) -> Option<Expectation> {
    let mut all = entries().flat_map(|entry| entry.proof.examples().map(move |example| (entry, example)));
    let (entry, example) = all.nth(at)?;
    let (question, ask) = question(example)?;
    let answer = match (example.shows, question.as_str()) {
        (Shows::Refused, _) => json!({ "error": {} }),
        (Shows::Allowed, _) => json!({ "allowed": true }),
        (Shows::Forbidden, _) => json!({ "allowed": false, "cost": null }),
        (Shows::Foul, _) => json!({ "allowed": false }),
        (Shows::Points(player, points), _) => {
            // The example states the points of one player only. For the others expect an empty object, which agrees
            // with any object.
            let others = ask["players"].as_array()?.len() - 1;
            let players: Vec<Value> =
                [json!({ "name": player, "points": points })].into_iter().chain(vec![json!({}); others]).collect();
            json!({ "players": players })
        }
        (shows, "check") => json!({ "wins": shows == Shows::Yes }),
        (shows, "open") => json!({ "opens": shows == Shows::Yes }),
        (shows, "pairs") => json!({ "eligible": shows == Shows::Yes }),
        _ => return None,
    };
    Some(Expectation { clauses: vec![entry.clause.id()], ask, answer })
}

/// Returns the question of an example as a line of JSON; `None` if the example reads several hands or a record.
fn question(example: &Example) -> Option<(String, Value)> {
    let words = words(example.call);
    if example.input.is_empty() {
        return line_of(&words.iter().map(String::as_str).collect::<Vec<_>>());
    }
    let mut ask: Value = serde_json::from_str(example.input).ok()?;
    ask["ask"] = "score".into();
    let mut options = words.strip_prefix(&["score".to_owned(), "-".to_owned()])?.chunks_exact(2);
    let mut set = Vec::new();
    for option in &mut options {
        match option[0].as_str() {
            "--set" => set.push(option[1].clone()),
            "-i" => ask["indicator"] = option[1].clone().into(),
            "--variant" => ask["variant"] = option[1].clone().into(),
            _ => return None,
        }
    }
    if !set.is_empty() {
        ask["set"] = set.into();
    }
    options.remainder().is_empty().then(|| ("score".to_owned(), ask))
}
