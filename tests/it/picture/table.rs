//! The picture of a table has every tile once, and no tile covers another. The page that steps through a hand needs no
//! other file.

use std::collections::BTreeSet;

use roxmltree::{Document, Node};

use crate::command::{folder, run, text_of};

/// Plays a hand between computer players. Returns the path of its record and its number of turns.
fn recorded(name: &str, variant: &str, seed: u32) -> (String, usize) {
    let path = folder(&format!("table-{name}")).join("game.okey");
    let path = path.to_string_lossy().into_owned();
    let seed = seed.to_string();
    let call = ["play", "--watch", "--variant", variant, "--players", "careful", "--hands", "1", "--seed", &seed];
    assert_eq!(run(&[&call[..], &["--record", &path]].concat()).status.code(), Some(0));
    let text = std::fs::read_to_string(&path).expect("a record");
    let turns = text.lines().filter(|line| line.contains(": ") && line.contains("throw ")).count();
    (path, turns)
}

fn drawn(path: &str, turn: usize) -> String {
    let output = run(&["replay", path, "--to", &turn.to_string(), "--format", "svg", "--lang", "en"]);
    assert!(matches!(output.status.code(), Some(0 | 1)), "{}", text_of(output.stderr));
    text_of(output.stdout)
}

/// Returns the left, upper, right and lower edge of a tile in the picture.
fn place(node: Node<'_, '_>) -> [f32; 4] {
    let transform = node.attribute("transform").expect("a place");
    let numbers: Vec<f32> = transform
        .split(|character: char| !(character.is_ascii_digit() || character == '.'))
        .filter_map(|number| number.parse().ok())
        .collect();
    let [x, y] = numbers[..2] else { panic!("{transform}") };
    let scale = numbers.get(2).copied().unwrap_or(1.0);
    [x, y, x + 50.0 * scale, y + 76.0 * scale]
}

#[test]
fn every_tile_lies_apart_and_within_the_picture() {
    let mut melds = 0;
    for (name, variant, seed) in [("a", "101", 4), ("b", "101", 7), ("c", "okey", 3), ("d", "101-team", 5)] {
        let (path, turns) = recorded(name, variant, seed);
        for turn in (1..turns).step_by(5).chain([turns - 1]) {
            let svg = drawn(&path, turn);
            let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
            let root = document.root_element();
            assert_eq!((root.attribute("width"), root.attribute("height")), (Some("1000"), Some("800")));
            let ids: BTreeSet<&str> = root.descendants().filter_map(|node| node.attribute("id")).collect();
            let uses: Vec<Node<'_, '_>> = root.descendants().filter(|node| node.has_tag_name("use")).collect();
            let defined = |node: &Node<'_, '_>| {
                ids.contains(node.attribute("href").expect("a reference").trim_start_matches('#'))
            };
            assert!(uses.iter().all(defined), "{svg}");
            let tiles: Vec<Node<'_, '_>> = uses.into_iter().filter(|node| node.has_attribute("data-tile")).collect();
            let stock = root.descendants().find_map(|node| node.text()?.strip_prefix("Stock: ")?.parse::<usize>().ok());
            assert_eq!(tiles.len() + stock.expect("a stock") + 1, 106, "turn {turn} of {path}");
            let places: Vec<[f32; 4]> = tiles.iter().map(|&tile| place(tile)).collect();
            for (at, [left, upper, right, lower]) in places.iter().enumerate() {
                assert!(*left >= 0.0 && *upper >= 0.0 && *right <= 1000.0 && *lower <= 800.0, "{:?}", tiles[at]);
                assert!(right - left >= 18.0, "a tile is too small to read: {:?}", tiles[at]);
                for other in &places[..at] {
                    let apart = *left >= other[2] || *right <= other[0] || *upper >= other[3] || *lower <= other[1];
                    assert!(apart, "turn {turn} of {path}: {:?}", tiles[at]);
                }
            }
            let count = |attribute: &str| root.descendants().filter(|node| node.has_attribute(attribute)).count();
            assert_eq!((count("data-turn"), count("data-last"), count("data-indicator")), (1, 1, 1), "{svg}");
            melds = melds.max(svg.matches("text-anchor=\"end\"").count());
        }
    }
    assert!(melds >= 15, "{melds}");
}

/// Tiles that the record does not name are drawn face down. The picture marks the player on turn until the end of the
/// hand.
#[test]
fn unknown_tiles_lie_face_down() {
    let path = folder("table-unknown").join("game.okey");
    std::fs::write(&path, "game okey\nplayers Ali Ayşe Veli Can\nindicator R5\nrack Ali K1 K2 ?x13\nAli: throw K1\n")
        .expect("a record");
    let svg = drawn(&path.to_string_lossy(), 1);
    let known = svg.matches("data-tile=").count();
    assert_eq!(known, 2, "K2 on the rack and K1 among the discards: {svg}");
    assert_eq!(svg.matches("href=\"#back\"").count(), 13 + 3 * 14 + 3, "{svg}");
    let (path, turns) = recorded("over", "101", 4);
    // `turns` counts the turns that end with a throw. The next turn is the finish, after which no player is on turn.
    let svg = drawn(&path, turns + 1);
    assert!(!svg.contains("data-turn"), "{svg}");
}

/// `okey replay --format html` shows the deal and every turn, in one file that needs no other file.
#[test]
fn a_page_steps_through_the_hand() {
    let (path, _) = recorded("page", "101", 4);
    let record = std::fs::read_to_string(&path).expect("a record");
    let turns = record
        .lines()
        .filter(|line| ["Ali: ", "Ayşe: ", "Veli: ", "Can: "].iter().any(|name| line.starts_with(name)))
        .count();
    for (language, deal, last) in [
        ("en", "Hand 1: dealt", format!("Hand 1, turn {turns}. ")),
        ("tr", "1. el: taşlar dağıtıldı", format!("1. el, {turns}. tur. ")),
    ] {
        let output = run(&["replay", &path, "--format", "html", "--lang", language]);
        assert_eq!(output.status.code(), Some(0));
        let html = text_of(output.stdout);
        assert_eq!(html.matches("<figcaption>").count(), turns + 1, "{language}");
        assert!(html.contains(&format!("<figcaption>{deal}</figcaption>")) && html.contains(&last), "{language}");
        assert!(html.contains(&format!("max=\"{turns}\"")) && html.contains("ArrowLeft"), "{language}");
        let elsewhere = html.replace("http://www.w3.org/2000/svg", "");
        for address in ["http", "src=", "url(", "@import", "<link"] {
            assert!(!elsewhere.contains(address), "{address}");
        }
        let references = html.split("href=\"").skip(1).map(|rest| rest.split('"').next().expect("an end"));
        let missing: Vec<&str> =
            references.filter(|name| !html.contains(&format!("id=\"{}\"", name.trim_start_matches('#')))).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
    let output = run(&["replay", &path, "--format", "svg"]);
    assert_eq!(output.status.code(), Some(2), "a picture shows one moment, so the moment must be named");
}

/// The page shows the points of a hand as a table, and the caption of a turn names its fouls.
#[test]
fn a_page_has_tables_and_captions() {
    for (language, caption) in [
        ("en", "Hand 1, turn 8. Can: draw, throw O* – foul +101 Can [discard.okey]: An okey"),
        ("tr", "1. el, 8. tur. Can: çek, at O* – ceza +101 Can [discard.okey]: Okey"),
    ] {
        let call = ["replay", "tests/data/records/evening.okey", "--format", "html", "--lang", language];
        let html = text_of(run(&call).stdout);
        assert!(html.contains(caption), "{html}");
        assert!(html.contains("<table class=\"ledger\">") && !html.contains('╭'), "{html}");
    }
}

/// A run of thirteen tiles in front of any player stays on the felt, the drawn table top.
#[test]
fn a_long_run_stays_on_the_felt() {
    const FELT: [f32; 2] = [112.0, 888.0];
    let names = ["Ali", "Ayşe", "Veli", "Can"];
    for owner in 0..names.len() {
        let before = names[..owner].iter().zip(["Y1", "Y3", "Y5"]);
        let before: Vec<String> = before.map(|(name, tile)| format!("{name}: draw ?, throw {tile}\n")).collect();
        let record = format!(
            "game 101\nplayers {}\nindicator B5\n{}{}: draw ?, open K1-13 / R10-12, throw B1\n",
            names.join(" "),
            before.concat(),
            names[owner]
        );
        let path = folder(&format!("table-long-{owner}")).join("game.okey");
        std::fs::write(&path, record).expect("a record");
        let svg = drawn(&path.to_string_lossy(), owner + 1);
        let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
        let tiles = document.descendants().filter(|node| node.has_attribute("data-tile"));
        let places: Vec<[f32; 4]> = tiles.map(place).collect();
        assert!(places.len() >= 16, "{svg}");
        assert!(places.iter().all(|[left, _, right, _]| *left >= FELT[0] && *right <= FELT[1]), "{places:?}");
    }
}
