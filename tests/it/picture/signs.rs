//! SVG pictures draw the letters, digits and other characters on tiles as strokes, without a font.

use okey::ShownPlace;
use okey::notation::Letters;
use okey::{Face, Picture, Placed, Tile, UnseenTile};
use roxmltree::{Document, Node};

use super::{face, table, tile};

/// Returns the number of characters in each line of text in an SVG group. Each line is one path, in which every
/// character begins with `M`.
fn signs(group: Node<'_, '_>) -> Vec<usize> {
    let lines = group.descendants().filter(|node| node.has_tag_name("path") && !node.has_attribute("fill"));
    let line = |node: Node<'_, '_>| {
        let path = node.attribute("d").expect("a path");
        assert!(path.starts_with('M') && path.matches('M').count() == path.matches("-7m").count(), "{path}");
        path.matches('M').count()
    };
    lines.map(line).collect()
}

/// Returns the number of characters in each line of text in the first group with this attribute.
fn of_group(picture: &Picture, attribute: &str) -> Vec<usize> {
    let svg = picture.svg("", "");
    let document = Document::parse(&svg).expect("well-formed");
    let group = document.descendants().find(|node| node.has_attribute(attribute)).expect("a group");
    signs(group)
}

#[test]
fn there_is_a_sign_for_all_that_is_written() {
    let table = table(face("R5"));
    for letters in [Letters::Krby, Letters::Rkms] {
        for each in Face::all() {
            let digits = each.number.to_string().len();
            let empty = || Picture { letters, ..Picture::new(&table, &[], []) };
            let loose = Picture { loose: vec![each.into()], ..empty() };
            assert_eq!(of_group(&loose, "data-tile"), [digits, 1], "{each}");
            let joker = ShownPlace::Held(Placed { tile: Tile::FalseJoker, stands_for: each });
            let standing = Picture { melds: vec![vec![joker]], ..empty() };
            assert_eq!(of_group(&standing, "data-tile"), [2, digits + 2], "J*={each}");
            let missing = Picture { melds: vec![vec![ShownPlace::Missing(each)]], ..empty() };
            assert_eq!(of_group(&missing, "data-missing"), [digits, 1], "·{each}");
        }
    }
    for left in 0..100_usize {
        let useful = vec![UnseenTile { tile: tile("K1"), left }];
        let picture = Picture { useful, ..Picture::new(&table, &[], []) };
        assert_eq!(of_group(&picture, "data-useful"), [1, 1, 1 + left.to_string().len()], "×{left}");
        let svg = picture.svg("", "");
        let document = Document::parse(&svg).expect("well-formed");
        let plus = document.descendants().find(|node| node.has_tag_name("circle")).and_then(|node| node.parent());
        assert_eq!(signs(plus.expect("the plus")), [1]);
    }
}

/// Any two different characters are drawn with different strokes.
#[test]
fn every_sign_is_another() {
    let table = table(face("R5"));
    let strokes = |picture: &Picture, line: usize| {
        let svg = picture.svg("", "");
        let document = Document::parse(&svg).expect("well-formed");
        let paths = document.descendants().filter(|node| node.has_tag_name("path") && !node.has_attribute("fill"));
        let paths: Vec<&str> = paths.filter_map(|node| node.attribute("d")).collect();
        // The coordinates of each character end with one decimal. Drop them and keep the strokes.
        let after = |sign: &str| sign[sign.find('.').expect("a place") + 2..].to_owned();
        paths[line].split('M').skip(1).map(after).collect()
    };
    let mut all: Vec<String> = Vec::new();
    for letters in [Letters::Krby, Letters::Rkms] {
        for each in Face::all() {
            let picture = Picture { letters, loose: vec![each.into()], ..Picture::new(&table, &[], []) };
            all.extend([0, 1].into_iter().flat_map(|line| -> Vec<String> { strokes(&picture, line) }));
        }
    }
    let joker = ShownPlace::Held(Placed { tile: Tile::FalseJoker, stands_for: face("K1") });
    let useful = vec![UnseenTile { tile: tile("K1"), left: 1 }];
    let picture = Picture { melds: vec![vec![joker]], useful, ..Picture::new(&table, &[], []) };
    // The picture has six lines of text: two on the false joker (`J*`, `=K1`), three on the useful tile (the plus sign,
    // `1`, `K`), and `×1` below it.
    for line in 0..6 {
        all.extend::<Vec<String>>(strokes(&picture, line));
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), "0123456789KRBYMSJ*×=+".chars().count());
}
