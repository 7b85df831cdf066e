//! A hand recorded with its turns gets the same points as the same hand recorded with only its result.

use okey::Engine;
use okey::game::Referee;
use okey::record::{HandRecord, Record, Statement, printed};
use okey::score::Played;

use super::{answer, figures};
use crate::command::{called, folder};

fn records(variant: &str) -> Vec<String> {
    let folder = folder(&format!("kept-played-{variant}"));
    let players = if variant == "okey" { "nearest,random" } else { "nearest,careful" };
    let line = format!("simulate --variant {variant} --players {players} --games 12 --seed 7 --records");
    let output = called(&line, &[folder.to_str().expect("a path")]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("a record")).collect()
}

fn without_number(hand: &HandRecord) -> HandRecord {
    let mut hand = hand.clone();
    for line in &mut hand.lines {
        if let Some(Statement::Hand { number, .. }) = &mut line.statement {
            *number = None;
        }
    }
    hand
}

#[test]
fn a_played_hand_and_its_result_have_the_same_points() {
    let engine = Engine::default();
    let mut hands = 0;
    for variant in ["101", "101-team", "okey"] {
        for text in records(variant) {
            let record = Record::read(&text).expect("a record");
            let header = &record.header;
            let names: Vec<&str> = header.players.iter().map(String::as_str).collect();
            let mut referee = Referee::new(&engine, header);
            // Write every hand into the record twice: with its turns, and with only its result.
            let mut both = header.to_string();
            let mut points = Vec::new();
            for hand in &record.hands {
                let refereed = referee.hand(hand).expect("a deal");
                let Some(played) = &refereed.played else { continue };
                // Two hands of a record cannot have the same number, so leave the numbers out.
                both += &printed(header, &without_number(hand));
                both += &printed(header, &HandRecord::of(&Played { number: None, ..played.clone() }, header));
                let own: Vec<i64> = refereed.points.iter().map(|points| points.expect("settled")).collect();
                points.extend([own.clone(), own]);
            }
            if points.is_empty() {
                continue;
            }
            let (settled, totals) = figures(&answer(&["-"], &both), &names);
            assert_eq!(settled, points, "{both}");
            hands += points.len();
            // The referee computes the same totals as `okey score`.
            let replayed = Record::read(&both).expect("a record");
            let mut referee = Referee::new(&engine, &replayed.header);
            replayed.hands.iter().for_each(|hand| drop(referee.hand(hand)));
            assert_eq!(referee.balances().map(|balance| balance.expect("settled")).to_vec(), totals);
            // Hands with turns survive the conversion to JSON Lines and back.
            let (code, lines, err) = super::scored(&["-", "--as", "json"], &both);
            assert_eq!(code, 0, "{err}");
            let (_, again, _) = super::scored(&["-", "--as", "record"], &lines);
            assert_eq!(again, replayed.to_string());
        }
    }
    assert!(hands > 60, "{hands}");
}
