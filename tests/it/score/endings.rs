//! In a Turkish note a number has the case ending with which it is spoken, such as `3'ün` (of 3) and `6'nın` (of 6).

use okey::score::{Note, Part};
use okey::{Clause, Language, Oracle};
use serde_json::json;

use crate::command::json_of;

/// Returns the Turkish note that a player with fewer than `floor` points pays nothing. The note has this number in the
/// genitive, as in `3'ün` (of 3).
fn spared(floor: u32) -> String {
    let spared = Note::Spared { by: "Ali".to_owned(), floor };
    Part::plain(Clause::ScoreIndicator, 0, spared).text(Language::Tr)
}

#[test]
fn numbers_take_the_ending_they_are_spoken_with() {
    for number in [
        "0'ın", "1'in", "2'nin", "3'ün", "5'in", "6'nın", "9'un", "10'un", "20'nin", "40'ın", "60'ın", "70'in",
        "100'ün", "300'ün", "1000'in", "101'in",
    ] {
        let (floor, _) = number.split_once('\'').expect("an ending");
        let printed = spared(floor.parse().expect("a number"));
        assert!(printed.contains(&format!(" puanı {number} altında")), "{number}: {printed}");
    }
}

/// A team has two players, so English uses the plural: "Ann + Cem lead".
#[test]
fn a_team_leads_in_the_plural() {
    let sheet = |variant: &str| {
        let sheet = format!("game {variant}\nplayers Ann Bob Cem Dan\nhand 1\nfinished Ann\nhand 2\nfinished Ann\n");
        let line = json!({ "ask": "score", "sheet": sheet, "hands": 11, "say": true, "lang": "en" }).to_string();
        json_of(&Oracle::default().ask(&line)).to_string()
    };
    assert!(sheet("101-team").contains("Ann + Cem lead with"), "{}", sheet("101-team"));
    assert!(sheet("101").contains("Ann leads with"), "{}", sheet("101"));
}
