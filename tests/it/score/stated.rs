//! The answer of `okey score` explains the points with the clauses that it cites. If a switch changes the points, the
//! sentence of the clause names the points of this table.

use okey::{Profile, Switch, Value, Variant};
use serde_json::Value as Json;

use crate::caller::{Printed, run_quickly};
use crate::command::json_of;

/// Finished hands, as options of `okey score`: the first four of classic Okey, the others of 101.
const HANDS: [&[&str]; 13] = [
    &["-f", "A", "-p", "A: shown", "-p", "B", "-p", "C: foul=false-win", "-p", "D"],
    &["-f", "A: okey", "-p", "A", "-p", "B: shown", "-p", "C", "-p", "D"],
    &["-f", "A: pairs", "-p", "A", "-p", "B", "-p", "C", "-p", "D"],
    &["-f", "A: pairs, okey", "-p", "A", "-p", "B", "-p", "C", "-p", "D"],
    &["-f", "A: dizi", "-p", "A", "-p", "B", "-p", "C", "-p", "D"],
    &["-f", "A: dizi, okey", "-p", "A", "-p", "B", "-p", "C", "-p", "D"],
    &["--exhausted", "-p", "A", "-p", "B", "-p", "C", "-p", "D"],
    &["--exhausted", "-p", "A: shown", "-p", "B: foul=false-win", "-p", "C", "-p", "D"],
    &["-f", "A", "-p", "A: foul=put-back", "-p", "B: series K5 O*", "-p", "C: foul=okey-discard", "-p", "D: K5 O*"],
    &["-f", "A", "-p", "A: foul=layoff-undo", "-p", "B: pairs K5 O* O*", "-p", "C: Y3", "-p", "D: K5 O*"],
    &["-f", "A: okey", "-p", "A", "-p", "B: series K5", "-p", "C: K3 foul=put-back", "-p", "D: K5"],
    &["-f", "A: elden", "-p", "A", "-p", "B: K5", "-p", "C: K3 foul=gathered-up", "-p", "D: K5 O*"],
    &["--exhausted", "-p", "A: series Y1", "-p", "B: K5", "-p", "C: K3 O*", "-p", "D: pairs K5 O*"],
];

/// The clauses whose sentence must name the points of each part that cites them.
const PRICED: [&str; 10] = [
    "score.normal",
    "score.okey",
    "score.pairs",
    "score.pairs-okey",
    "score.dizi",
    "score.dizi-okey",
    "score.exhausted",
    "score.indicator",
    "score.false-win",
    "take.put-back",
];

fn numbers(sentence: &str) -> Vec<i64> {
    sentence.split(|character: char| !character.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// Returns the sentence of a clause from the page in Markdown.
fn sentence<'p>(page: &'p str, clause: &str) -> Option<&'p str> {
    let start = format!("* **{clause}**: ");
    page.lines().find_map(|line| line.strip_prefix(&start))
}

/// Asserts that the sentences name the points of the hand. Returns the number of compared sentences.
fn assert_stated(hand: &[&str], table: &[&str]) -> usize {
    let call = [&["score"], hand, table].concat();
    let Printed { code, stdout: answer, .. } = run_quickly(&[&call[..], &["--json"]].concat());
    if code == 2 {
        return 0;
    }
    let answer = json_of(&answer);
    let mut compared = 0;
    for (language, nothing) in [("en", "no player's points change"), ("tr", "kimsenin puanı değişmez")] {
        let page = run_quickly(&[&call[..], &["--format", "markdown", "--lang", language]].concat()).stdout;
        let stated = |clause: &str, points: i64, shown: &Json| {
            let Some(sentence) = sentence(&page, clause) else { panic!("{call:?}: {clause} in {page}") };
            let names = numbers(sentence).contains(&points) || points == 0 && sentence.contains(nothing);
            assert!(names, "{call:?}, {shown}: {sentence}");
            1
        };
        for player in answer["players"].as_array().expect("players") {
            let mut unopened = false;
            for part in player["parts"].as_array().expect("parts") {
                let clause = part["clause"].as_str().expect("a clause");
                let base = part["base"].as_i64().expect("points").abs();
                // A player with too few points loses nothing if another player shows the tile.
                let spared =
                    clause == "score.indicator" && part["note"].as_str().is_some_and(|note| note.contains(';'));
                if PRICED.contains(&clause) && !spared {
                    compared += stated(clause, base, part);
                } else if ["discard.okey", "layoff.undo", "foul.list"].contains(&clause) {
                    compared += stated("foul.flat", base, part);
                } else if clause == "penalty.unopened" && !unopened {
                    // A second part may reduce the points to the highest penalty of the table.
                    unopened = true;
                    compared += stated(clause, base, part);
                    if answer["finish"].is_null() {
                        compared += stated("penalty.exhausted", base, part);
                    }
                } else if clause == "penalty.okey" && !table.iter().any(|word| word.contains("okey_number=added")) {
                    compared += stated(clause, base, part);
                }
            }
        }
    }
    compared
}

#[test]
fn sentences_name_the_points_of_the_table() {
    let compared = compare(8);
    assert!(compared > 1_250, "{compared}");
}

#[test]
#[ignore = "takes 4 seconds"]
fn sentences_name_the_points_at_every_table() {
    let compared = compare(1);
    assert!(compared > 10_000, "{compared}");
}

/// Compares the sentences about each hand at a table with each `step`-th setting. Returns the number of compared
/// sentences.
fn compare(step: usize) -> usize {
    let mut compared = 0;
    for variant in Variant::ALL {
        let profile = Profile::new(variant);
        let pays = |switch: &&Switch| {
            ["points.", "fouls.", "penalty.", "classic.", "multiplier"]
                .iter()
                .any(|start| switch.key.starts_with(start))
        };
        let settings = Switch::ALL.iter().filter(pays).flat_map(|switch| {
            let values = switch.values();
            let counts = ["0", "1", "7"].map(str::to_owned);
            let values =
                if values.is_empty() { counts.to_vec() } else { values.iter().map(Value::to_string).collect() };
            values.into_iter().map(|value| format!("--set={}={value}", switch.key))
        });
        let settings: Vec<String> = settings.collect();
        let of_winner = "--set=points.moves=winner";
        for (at, hand) in HANDS.iter().enumerate() {
            let table = ["-i", "R5", "--variant", variant.name()];
            compared += assert_stated(hand, &table);
            for set in settings.iter().skip(at % step).step_by(step) {
                compared += assert_stated(hand, &[&table[..], &[set]].concat());
                if set.starts_with("--set=points.")
                    && set != of_winner
                    && !set.contains("moves")
                    && !profile.has_partners()
                {
                    compared += assert_stated(hand, &[&table[..], &[set, of_winner]].concat());
                }
            }
        }
    }
    compared
}
