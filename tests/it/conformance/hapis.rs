//! Cases about hapis tavlası: the legal turns of a roll, the result of a position, and its counts (pips, checkers borne
//! off, prisoners). The slow implementation in `boards` computes the answers.

use serde_json::{Value, json};

use super::Expectation;
use super::boards::{SlowPosition, SlowRules};
use crate::engine::sampler::Sampler;

/// A table of hapis: the name of its rule set, its rules, and the switch that differs from the rule set, if any.
struct HapisTable {
    set: &'static str,
    rules: SlowRules,
    changed: Option<&'static str>,
}

/// Returns each rule set unchanged, and each with one switch changed.
fn tables() -> Vec<HapisTable> {
    let sets = [("plakoto", [true, true, true]), ("thesis", [false, true, false]), ("tapa", [true, false, false])];
    let rules = |on: [bool; 3]| SlowRules { both_dice: on[0], bear_off_free: on[1], mother: on[2] };
    let mut tables = Vec::new();
    for (set, on) in sets {
        tables.push(HapisTable { set, rules: rules(on), changed: None });
        for (at, key) in ["both_dice", "bear_off_free", "mother"].into_iter().enumerate() {
            let mut turned = on;
            turned[at] = !turned[at];
            tables.push(HapisTable { set, rules: rules(turned), changed: Some(key) });
        }
    }
    tables
}

/// Positions, each with a roll. Each comment is about the positions below it.
const CHOSEN: [&str; 24] = [
    // The first turn, with and without a double.
    "111111111111111:ooooooooooooooo:-:65:W",
    "111111111111111:ooooooooooooooo:-:33:B",
    // A side cannot land on two enemy checkers. It imprisons a lone enemy checker.
    "111114444799abb:eggggiiiiikkkkk:-:23:B",
    "111114444799abb:eggggiiiiikkkkk:-:44:W",
    // A prisoner does not move, and its point is closed to the other checkers of its side.
    "111114444799abe:eggggiiiiikkkkk:/e:23:B",
    "111114444799abe:eggggiiiiikkkkk:/e:55:W",
    // Only one die can be played, and it must be the larger one.
    "66666666666iijj:hoooooooooooooo:-:65:B",
    "66666666666iijj:hoooooooooooooo:-:56:B",
    // If a checker plays the 6 to the last point of the board, the 1 can no longer be played.
    "aiooooooooooooo:1111111111111bb:-:61:W",
    "eeooooooooooooo:11111111111117f:-:16:B",
    // A die that equals the distance to the end of the board bears a checker off. A larger die bears off only the
    // hindmost checker.
    "jjjkkklllmmmnno:111222333444556:-:65:W",
    "mmmmmmmmnnnnooo:111222333444556:-:64:W",
    "jjjkkklllmmmnno:111222333444556:-:33:B",
    // A side may not bear off while one of its checkers is outside its home or, by some rules, imprisoned at home.
    "ijjkkklllmmmnno:111222333444556:-:65:W",
    "jjjkkklllmmmnno:11122233344455o:o/:65:W",
    "jjjjklllmmmmnno:11122233344455k:k/:61:W",
    // A mother is the last checker of a side on its start point. Which mother is imprisoned?
    // 1. White's, and Black has left its own start point.
    // 2. White's, and Black has not left its own start point.
    // 3. Both.
    // 4. Neither.
    "1jjjjjjjjjjjjjj:155555555555555:1/:21:W",
    "1jjjjjjjjjjjjjj:15555555555555o:1/:21:B",
    "1jjjjjjjjjjjjjo:15555555555555o:1/o:21:W",
    "iiiiiiiiiiiiiim:11111111111111o:-:21:W",
    // Ends of a game:
    // 1. Neither side can ever move again.
    // 2. White can bear off its last checker and wins one point.
    // 3. White can bear off its last checkers and wins two points (mars), because Black has borne off none.
    // 4. The game is over.
    "1oooooooooooooo:11111111111111o:1/o:65:W",
    "o:11111111111111:-:21:W",
    "no:111111111111111:-:61:W",
    "-:111:-:65:B",
];

/// The number of cases about chosen positions: one for each position at each of the 12 tables. A case asks for the
/// possible turns or, if the game is over, for the result.
pub(super) const OF_CHOSEN: usize = CHOSEN.len() * 12;

pub(super) fn case(at: usize) -> Option<Expectation> {
    let tables = tables();
    let table = &tables[at % tables.len()];
    if at < OF_CHOSEN {
        let text = CHOSEN[at / tables.len()];
        let position = SlowPosition::read(text);
        let dice: Vec<usize> =
            text.split(':').nth(3)?.chars().filter_map(|die| die.to_digit(10)).map(|die| die as usize).collect();
        let is_over = position.ending(table.rules).is_some();
        return Some(if is_over { result(&position, table) } else { turns(&position, [dice[0], dice[1]], table) });
    }
    let mut sampler = Sampler::new(110_000_000 + at as u64);
    match at / tables.len() % 6 {
        4 => Some(result(&random(&mut sampler, table, true)?, table)),
        5 => Some(figures(&random(&mut sampler, table, false)?, table)),
        kind => {
            let position = random(&mut sampler, table, false)?;
            let die = 1 + sampler.below(6);
            let other = if kind == 3 { die } else { (die + sampler.below(5)) % 6 + 1 };
            let case = turns(&position, [die, other], table);
            let count = case.answer["turns"].as_array()?.len();
            // Leave out long lists of turns: they test no more than short ones.
            (count <= 40).then_some(case)
        }
    }
}

/// Plays random turns from the start and returns the position reached.
/// - If `to_the_end` is true, plays to the end of the game, or for at most 400 turns.
/// - Otherwise plays a random number of turns; returns `None` if the game ends earlier.
fn random(sampler: &mut Sampler, table: &HapisTable, to_the_end: bool) -> Option<SlowPosition> {
    let mut position = SlowPosition::start(sampler.below(2));
    let most = if to_the_end { 400 } else { sampler.below(110) };
    for _ in 0..most {
        if position.ending(table.rules).is_some() {
            return Some(position).filter(|_| to_the_end);
        }
        let dice = [1 + sampler.below(6), 1 + sampler.below(6)];
        let turns: Vec<SlowPosition> = position.turns(dice, table.rules).into_iter().collect();
        position = if turns.is_empty() { position.passed() } else { sampler.pick(&turns) };
    }
    Some(position)
}

fn ask(question: &str, position: &SlowPosition, table: &HapisTable) -> Value {
    let mut ask = json!({ "ask": "hapis", "question": question, "position": position.text(), "rules": table.set });
    if let Some(key) = table.changed {
        let on = [
            ("both_dice", table.rules.both_dice),
            ("bear_off_free", table.rules.bear_off_free),
            ("mother", table.rules.mother),
        ];
        let value = on.into_iter().find(|(other, _)| *other == key).is_some_and(|(_, on)| on);
        ask["set"] = json!([format!("{key}={value}")]);
    }
    ask
}

fn turns(position: &SlowPosition, dice: [usize; 2], table: &HapisTable) -> Expectation {
    let rules = table.rules;
    let after = position.turns(dice, rules);
    let turns: Vec<Value> = after
        .iter()
        .map(|after| json!({ "position": after.text(), "ends": after.ending(rules).map(|(name, _)| name) }))
        .collect();
    let mut clauses = vec!["hapis.dice", "hapis.closed"];
    let me = position.turn;
    let mut cite = |holds: bool, clause| clauses.extend(holds.then_some(clause));
    cite(after.iter().any(|after| after.prisoners(1 - me) != position.prisoners(1 - me)), "hapis.imprison");
    cite(!position.prisoners(me).is_empty(), "hapis.prisoner");
    let differs = |rules: SlowRules| position.turns(dice, rules) != after;
    cite(differs(SlowRules { both_dice: !rules.both_dice, ..rules }), "hapis.both-dice");
    let bears_off = after.iter().any(|after| after.off(me) > position.off(me));
    cite(bears_off || differs(SlowRules { bear_off_free: !rules.bear_off_free, ..rules }), "hapis.bear-off");
    let ends = |name: &str| after.iter().any(|after| after.ending(rules).is_some_and(|(end, _)| end == name));
    cite(ends("mother") || differs(SlowRules { mother: !rules.mother, ..rules }), "hapis.mother");
    cite(after.iter().any(|after| after.ending(rules).is_some()), "hapis.result");
    let mut ask = ask("moves", position, table);
    ask["dice"] = format!("{}{}", dice[0], dice[1]).into();
    Expectation { clauses, ask, answer: json!({ "turns": turns }) }
}

fn result(position: &SlowPosition, table: &HapisTable) -> Expectation {
    let (result, points) = position.ending(table.rules).unwrap_or(("running", [0, 0]));
    let turned = SlowRules { mother: !table.rules.mother, ..table.rules };
    let by_mother = position.ending(turned) != position.ending(table.rules);
    let clauses = if by_mother { vec!["hapis.result", "hapis.mother"] } else { vec!["hapis.result"] };
    Expectation { clauses, ask: ask("score", position, table), answer: json!({ "result": result, "points": points }) }
}

fn figures(position: &SlowPosition, table: &HapisTable) -> Expectation {
    let both = |of: &dyn Fn(usize) -> Value| json!([of(0), of(1)]);
    let answer = json!({
        "pips": both(&|side| position.pips(side).into()),
        "off": both(&|side| position.off(side).into()),
        "prisoners": both(&|side| position.prisoners(side).into()),
    });
    Expectation { clauses: vec!["hapis.checkers", "hapis.imprison"], ask: ask("show", position, table), answer }
}
