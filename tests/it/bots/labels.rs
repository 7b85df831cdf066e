//! `okey simulate --labels` writes one line for each decision of a player. The line also has the tiles that the player
//! could not see.

use std::fs;
use std::path::PathBuf;
use std::process::Output;
use std::sync::LazyLock;

use serde_json::Value;

use super::{has_python, script};
use crate::command::{folder, json_of, run, text_of};
use crate::schema::validate::validate;

static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| folder("labels"));

fn labelled(name: &str, variant: &str, players: &str, games: &str, more: &[&str]) -> (Output, String) {
    let path = FOLDER.join(name).to_string_lossy().into_owned();
    let call = ["simulate", "--variant", variant, "--players", players, "--games", games, "--labels", &path];
    let output = run(&[&call[..], more].concat());
    (output, fs::read_to_string(&path).unwrap_or_default())
}

/// Every label matches the JSON schema, contains all tiles of the game, and has the same result as the other labels of
/// its hand.
#[test]
fn a_label_has_the_whole_decision() {
    let schema = json_of(&run(&["schema", "label"]).stdout);
    for (variant, tiles) in [("okey", 106), ("101", 106), ("cs102", 112)] {
        let (output, labels) = labelled(variant, variant, "nearest,random", "4", &["--json"]);
        assert_eq!(output.status.code(), Some(0));
        let report = json_of(&output.stdout);
        let lines: Vec<Value> = labels.lines().map(json_of).collect();
        assert!(labels.ends_with('\n') && lines.len() > 80, "{variant}: {}", lines.len());
        let mut results: Vec<(Value, Value)> = Vec::new();
        for line in &lines {
            validate(&schema, line).unwrap_or_else(|why| panic!("{line}: {why}"));
            let seat = usize::try_from(line["seat"].as_u64().expect("a seat")).expect("a seat");
            assert!(line["legal"].as_array().expect("a list").contains(&line["choice"]), "{line}");
            assert_eq!((&line["racks"][seat], &line["view"]["seat"]), (&line["view"]["rack"], &line["seat"]));
            assert_eq!(
                line["stock"].as_array().map(Vec::len),
                line["view"]["stock"].as_u64().and_then(|left| usize::try_from(left).ok())
            );
            let count = |value: &Value| value.as_array().map_or(0, Vec::len);
            let racks: usize = (0..4).map(|seat| count(&line["racks"][seat])).sum();
            let melds = line["view"]["melds"].as_array().into_iter().flatten().map(|meld| count(&meld["tiles"]));
            let discards = line["view"]["discards"].as_array().into_iter().flatten();
            let lie = discards.filter(|discard| discard["taken_by"].is_null()).count();
            let shown = usize::from(!line["view"]["indicator"].is_null());
            assert_eq!(racks + count(&line["stock"]) + melds.sum::<usize>() + lie + shown, tiles, "{line}");
            let hand = (line["deal"].clone(), line["hand"].clone());
            match results.last() {
                Some((last, result)) if *last == json_of(&format!("[{},{}]", hand.0, hand.1)) => {
                    assert_eq!(*result, line["result"]);
                }
                _ => results.push((json_of(&format!("[{},{}]", hand.0, hand.1)), line["result"].clone())),
            }
        }
        // The labels are sorted by hand. Their points add up to the points in the report.
        let hands: Vec<String> = results.iter().map(|(hand, _)| hand.to_string()).collect();
        assert_eq!(hands, ["[0,1]", "[0,2]", "[1,1]", "[1,2]"], "{variant}");
        let points = results.iter().map(|(_, result)| {
            let points = result["points"].as_array().expect("points").iter().filter_map(Value::as_f64);
            points.sum::<f64>()
        });
        let reported: f64 = (0..2).map(|kind| report["kinds"][kind]["points"].as_f64().expect("a mean") * 8.0).sum();
        assert!((points.sum::<f64>() - reported).abs() < 1e-6, "{variant}");
    }
}

/// The labels are the same with any number of threads. A second simulation replaces the file.
#[test]
fn threads_change_no_label() {
    let [(_, one), (_, three)] = [("1", "16"), ("3", "16")]
        .map(|(jobs, games)| labelled("threads", "okey", "nearest,careful", games, &["--jobs", jobs]));
    assert_eq!(one, three);
    let (_, shorter) = labelled("threads", "okey", "nearest,careful", "2", &[]);
    assert!(one.starts_with(&shorter) && shorter.len() < one.len() && !shorter.is_empty());
}

/// Decisions of a program are labelled too. If the program fails, its labels give the cause.
#[test]
fn programs_are_labelled() {
    if !has_python() {
        return;
    }
    let players = format!("{},random", script("first_legal.py 3 crash"));
    let (output, labels) = labelled("program", "okey", &players, "2", &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text_of(output.stderr));
    let lines: Vec<Value> = labels.lines().map(json_of).collect();
    let own = |line: &&Value| line["player"].as_str().is_some_and(|player| player.contains("first_legal.py"));
    assert_eq!(lines.iter().filter(own).count(), 6);
    for line in &lines {
        assert_eq!((&line["result"]["ending"], &line["result"]["lost"]["cause"]), (&"lost".into(), &"died".into()));
        assert!(line["result"]["winner"].is_null());
    }
    // A program may choose a legal action that is not in its list, in English or Turkish.
    for (variant, call) in [("101", "first_legal.py 0 reversed"), ("okey", "first_legal.py 0 turkish")] {
        let (output, labels) = labelled("unlisted", variant, &format!("{},random", script(call)), "8", &["--json"]);
        let report = json_of(&output.stdout);
        assert_eq!((&report["endings"]["lost"], &report["fouls"]), (&0.into(), &0.into()), "{call}");
        let opened = labels.lines().filter(|line| line.contains("\"choice\":\"open ")).count();
        assert!(variant == "okey" || opened > 0, "nobody opened");
    }
}

/// In 101, a program that has opened and then fails pays for the tiles left on its rack and for a foul.
#[test]
fn an_opened_program_pays_for_its_tiles() {
    if !has_python() {
        return;
    }
    let players = format!("{},random,random,random", script("first_legal.py 1 garbage"));
    let (_, labels) = labelled("opened", "101", &players, "40", &[]);
    let mut found = 0;
    for line in labels.lines().map(json_of) {
        let (choice, view) = (line["choice"].as_str().expect("a choice"), &line["view"]);
        let own = line["player"].as_str().is_some_and(|player| player.contains("first_legal.py"));
        let Some(laid) = choice.strip_prefix("open ").filter(|_| own) else { continue };
        let mut left: Vec<&str> = view["rack"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        for tile in laid.split([' ', '/']).filter(|tile| !tile.is_empty()) {
            let tile = tile.split('=').next().unwrap_or(tile);
            let tile = if tile == "O*" { view["okey"].as_str().expect("an okey") } else { tile };
            let at = left.iter().position(|other| *other == tile).expect("the player holds the tile");
            left.swap_remove(at);
        }
        let pairs = laid.split('/').all(|meld| meld.split_whitespace().count() == 2);
        // Skip a rack with an okey or a false joker, whose cost is not its number. Skip an opening with pairs, which
        // doubles the sum.
        if pairs || left.iter().any(|tile| *tile == "J*" || view["okey"] == *tile) {
            continue;
        }
        let sum: i64 = left.iter().map(|tile| tile[1..].parse::<i64>().expect("a number")).sum();
        let seat = usize::try_from(line["seat"].as_u64().expect("a seat")).expect("a seat");
        assert_eq!(line["result"]["points"][seat], sum + 101, "{line}");
        found += 1;
    }
    assert!(found > 0, "no program opened");
}

/// If `--labels` cannot write its file, the error has the code `labels-unwritable`. If a player cannot be started, no
/// file is created.
#[test]
fn an_unwritable_file_is_named() {
    for path in [".", "no/such/folder/labels.jsonl", "-", "Cargo.toml/x"] {
        let output = run(&["simulate", "--players", "random", "--games", "1", "--labels", path, "--json"]);
        let error = text_of(output.stderr);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{path}: {error}");
        assert!(error.contains("\"code\":\"labels-unwritable\""), "{path}: {error}");
    }
    let (output, _) = labelled("never", "okey", "./missing", "4", &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(!FOLDER.join("never").exists());
}
