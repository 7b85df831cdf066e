//! Random score sheets have the same points in every form, and these points equal those of the slow program.

use super::slow::SlowSheet;
use super::{answer, figures, scored};
use crate::command::folder;
use crate::record::grammar::cases;

const SHEETS: u64 = 1000;

#[test]
fn sheets_have_the_figures_of_the_slow_program_in_every_form() {
    let folder = folder("kept-forms");
    let (mut hands, mut shared) = (0, 0);
    for seed in 0..SHEETS {
        let sheet = SlowSheet::random(seed);
        // The answer for a single hand has another form than the answer for a sheet, so skip sheets with one hand.
        if sheet.hands.len() < 2 {
            continue;
        }
        let (points, accounts) = sheet.settled();
        let settled = (points, accounts.clone());
        let turkish = seed % 2 == 0;
        let (json, record) = (sheet.json(turkish), sheet.record(turkish));
        for text in [&json, &record] {
            let answer = answer(&["-"], text);
            assert_eq!(figures(&answer, &sheet.names), settled, "seed {seed}\n{text}");
            let better = |one: i64, other: i64| if sheet.game.starts_with("101") { one < other } else { one > other };
            for (name, own) in sheet.names.iter().zip(&accounts) {
                let place = 1 + accounts.iter().filter(|&&other| better(other, *own)).count();
                let totals = answer["totals"].as_array().expect("totals");
                let total = totals.iter().find(|total| total["name"] == *name).expect("a player");
                assert_eq!(total["place"], place, "seed {seed}: {name}");
                shared += usize::from(accounts.iter().filter(|&other| other == own).count() > 1);
            }
        }
        // Convert JSON Lines to a record and back, and a record to JSON Lines and back.
        let converted = |text: &str, form: &str| {
            let (code, out, err) = scored(&["-", "--as", form], text);
            assert_eq!(code, 0, "seed {seed}\n{text}\n{err}");
            out
        };
        for text in [&json, &record] {
            let once = converted(text, "record");
            let lines = converted(&once, "json");
            assert_eq!(converted(&lines, "record"), once, "seed {seed}");
            assert_eq!(converted(&lines, "json"), lines, "seed {seed}");
            assert_eq!(figures(&answer(&["-"], &lines), &sheet.names), settled, "seed {seed}\n{lines}");
            assert_eq!(figures(&answer(&["-"], &once), &sheet.names), settled, "seed {seed}\n{once}");
        }
        // Add the same sheet to a file with options on the command line, hand by hand.
        let path = folder.join(format!("{seed}.okey"));
        let path = path.to_str().expect("a path");
        let lang = if turkish { "tr" } else { "en" };
        let mut last = None;
        for call in sheet.calls(turkish) {
            let call: Vec<&str> = call.iter().map(String::as_str).collect();
            last = Some(answer(&[&["--add", path, "--lang", lang], call.as_slice()].concat(), ""));
        }
        assert_eq!(figures(&last.expect("a hand"), &sheet.names), settled, "seed {seed}\n{record}");
        let kept = std::fs::read_to_string(path).expect("a file");
        assert_eq!(figures(&answer(&[path], ""), &sheet.names), settled, "seed {seed}\n{kept}");
        hands += sheet.hands.len();
    }
    assert!(hands > 3000 && shared > 100, "{hands} hands, {shared} shared places");
}

/// A record can be converted whether or not it can be scored.
#[test]
fn every_record_that_can_be_read_can_be_converted() {
    let mut unscored = 0;
    for (name, text, canonical) in cases("valid") {
        unscored += usize::from(scored(&["-"], &text).0 == 2);
        let (code, json, err) = scored(&["-", "--as", "json"], &text);
        assert_eq!(code, 0, "{name}: {err}");
        let (code, record, err) = scored(&["-", "--as", "record"], &json);
        assert_eq!(code, 0, "{name}: {err}\n{json}");
        assert_eq!(record, canonical.trim_start_matches('\n'), "{name}\n{json}");
        assert_eq!(scored(&["-", "--as", "record"], &text).1, record, "{name}");
    }
    assert!(unscored > 3, "{unscored} records that cannot be scored");
}
