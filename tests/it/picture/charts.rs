//! The charts of score sheets and simulations have readable labels, and no error bars if the error is unknown.

use std::fs;

use roxmltree::Document;

use crate::command::{folder, run, text_of};

const NAMES: [&str; 4] = ["Ali", "Ece", "Can", "Veli"];

/// Draws a chart of a sheet with these totals. Returns the y coordinates of the players' names, in ascending order.
fn label_heights(totals: [i64; 4]) -> Vec<i64> {
    let path = folder("charts").join("totals.okey");
    let accounts = NAMES.iter().zip(totals).map(|(name, total)| format!(" {name} {total}"));
    let players = NAMES.join(" ");
    let text = format!("game okey\nplayers {players}\ntotals{}\nhand\nend\n", accounts.collect::<String>());
    fs::write(&path, text).expect("a sheet");
    let svg = text_of(run(&["score", path.to_str().expect("a path"), "--format", "svg"]).stdout);
    let document = Document::parse(&svg).expect("SVG");
    let names = document.descendants().filter(|node| {
        let text = node.text().unwrap_or_default();
        node.has_tag_name("text") && NAMES.iter().any(|name| text.starts_with(&format!("{name} ")))
    });
    let mut heights: Vec<i64> = names.filter_map(|node| node.attribute("y")?.parse().ok()).collect();
    heights.sort_unstable();
    heights
}

/// The names next to the lines of a chart do not overlap, and none is above the highest or below the lowest point of the
/// area in which the lines are drawn.
#[test]
fn every_name_is_inside_the_chart() {
    for totals in [[9, 9, 9, 9], [500, 9, 9, 9], [500, 500, 500, 9], [500, 490, 12, 9], [500, 400, 11, 9]] {
        let heights = label_heights(totals);
        assert_eq!(heights.len(), 4, "{totals:?}");
        // The y coordinate of a label's text is 5 pixels below the middle of the label.
        assert!(heights.iter().all(|height| (62 + 5..=372 + 5).contains(height)), "{totals:?}: {heights:?}");
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= 20), "{totals:?}: {heights:?}");
    }
}

/// A single deal has no standard error. So the chart has no error bars, and the table of the simulation has a dash in
/// place of the error.
#[test]
fn an_unknown_error_is_not_drawn_as_zero() {
    let file = folder("charts-simulated").join("chart.svg");
    let bars = |games: &str| {
        let path = file.to_str().expect("a path");
        run(&["simulate", "--players", "nearest,random", "--games", games, "--svg", path]);
        fs::read_to_string(&file).expect("a picture").matches("v12M").count()
    };
    assert_eq!((bars("1"), bars("40")), (0, 4));
    let table = |games: &str| text_of(run(&["simulate", "--players", "nearest,random", "--games", games]).stdout);
    assert!(table("1").contains("┆ – │") && !table("40").contains('–'));
}
