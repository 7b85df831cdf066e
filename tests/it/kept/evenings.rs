//! An evening gets the same points as a record with turns, as a record with results, as JSON Lines, and as options. The
//! evenings are a game of 101, one with partners, and a classic game that ends when a player has no points left.

use okey::Engine;
use okey::game::Referee;
use okey::record::{HandRecord, Record, printed};
use serde_json::Value;

use super::{answer, figures, scored};
use crate::command::{called, folder};

/// Returns the record of a game between computer players.
fn played(name: &str, line: &str) -> String {
    let path = folder(&format!("kept-evenings-{name}")).join("evening.okey");
    let output = called(&format!("play --watch {line} --record"), &[path.to_str().expect("a path")]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    std::fs::read_to_string(path).expect("a record")
}

/// Converts the JSON line of a hand to options of `okey score`.
fn options(hand: &Value, teams: bool) -> Vec<String> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let mut options = Vec::new();
    if let Some(indicator) = text(&hand["indicator"]) {
        options.extend(["-i".to_owned(), indicator]);
    }
    match hand["finish"].as_object() {
        None => options.push("--exhausted".to_owned()),
        Some(finish) => {
            let how: Vec<&str> = finish.keys().map(String::as_str).filter(|key| *key != "by").collect();
            let how = how.join(" ").replace("hand", "elden");
            options.extend(["-f".to_owned(), format!("{}: {how}", finish["by"].as_str().expect("a name"))]);
        }
    }
    for player in hand["players"].as_array().expect("players") {
        let mut words = vec![format!("{}:", player["name"].as_str().expect("a name"))];
        words.extend(text(&player["opened"]));
        words.extend(text(&player["left"]).filter(|_| !player["opened"].is_null()));
        words.extend(text(&player["team"]).filter(|_| teams).map(|team| format!("team={}", team.replace(' ', ""))));
        words.extend((player["shown_indicator"] == true).then(|| "shown".to_owned()));
        options.extend(["-p".to_owned(), words.join(" ")]);
    }
    options
}

fn settled_in_four_forms(variant: &str, line: &str, hands: impl Fn(usize) -> bool) {
    let text = played(variant, line);
    let record = Record::read(&text).expect("a record");
    let header = &record.header;
    let names: Vec<&str> = header.players.iter().map(String::as_str).collect();
    let engine = Engine::default();
    let mut referee = Referee::new(&engine, header);
    let reports = record.hands.iter().map(|hand| referee.hand(hand).expect("a deal"));
    let hands_played: Vec<_> = reports.filter_map(|report| report.played).collect();
    assert!(hands(hands_played.len()), "{} hands", hands_played.len());
    let results: String = hands_played.iter().map(|hand| printed(header, &HandRecord::of(hand, header))).collect();
    let results = header.to_string() + &results;
    let (code, lines, err) = scored(&["-", "--as", "json"], &results);
    assert_eq!(code, 0, "{err}");
    let expected = answer(&["-"], &text);
    assert_eq!(expected["over"], true);
    assert_eq!(figures(&answer(&["-"], &results), &names), figures(&expected, &names));
    assert_eq!(figures(&answer(&["-"], &lines), &names), figures(&expected, &names));
    let path = folder(&format!("kept-evening-{variant}")).join("evening.okey");
    let path = path.to_str().expect("a path");
    let mut last = Value::Null;
    for (at, line) in lines.lines().skip(1).enumerate() {
        let hand: Value = serde_json::from_str(line).expect("JSON");
        let options = options(&hand, variant == "101-team" && at == 0);
        let mut call = vec!["--add", path];
        call.extend(["--variant", variant]);
        call.extend(options.iter().map(String::as_str));
        last = answer(&call, "");
    }
    assert_eq!(figures(&last, &names), figures(&expected, &names));
    assert_eq!(last["leaders"], expected["leaders"]);
}

#[test]
fn an_evening_of_101_is_the_same_in_four_forms() {
    settled_in_four_forms("101", "--variant 101 --hands 11 --seed 3", |hands| hands == 11);
}

#[test]
fn an_evening_of_partners_is_the_same_in_four_forms() {
    settled_in_four_forms("101-team", "--variant 101-team --hands 11 --seed 4", |hands| hands == 11);
}

#[test]
fn a_classic_game_down_to_0_is_the_same_in_four_forms() {
    settled_in_four_forms("okey", "--variant okey --seed 5", |hands| hands > 3);
}
