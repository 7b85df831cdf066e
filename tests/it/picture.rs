//! SVG pictures show every tile, refer to no other files, and escape all text.

mod characters;
mod charts;
mod heading;
mod ink;
mod rows;
mod signs;
mod table;

use okey::ShownPlace;
use okey::{Face, Game, Picture, Placed, Profile, Role, Symbol, Table, Tile, UnseenTile, Variant, deck};
use proptest::prelude::*;
use roxmltree::{Document, Node};

use crate::command::generated;

fn table(indicator: Face) -> Table {
    Table::new(Profile::new(Variant::Yuzbir), Some(Symbol::Tile(indicator.into()))).expect("a table")
}

fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

fn face(name: &str) -> Face {
    name.parse().expect("a face")
}

fn values<'d>(document: &'d Document<'_>, attribute: &'static str) -> Vec<&'d str> {
    document.descendants().filter_map(|node| node.attribute(attribute)).collect()
}

/// Generates pictures of dealt tiles, some alone and some in random melds, which may lack tiles.
fn picture() -> impl Strategy<Value = Picture> {
    let places = prop::collection::vec((0..52_usize, any::<[bool; 2]>()), 22);
    (0..1000_u64, 0..=22_usize, 0..=22_usize, 0..=60_usize, places).prop_map(|(seed, count, loose, useful, places)| {
        let deal = deck::deal(Game::Yuzbir, count, seed, 0);
        let faces: Vec<Face> = Face::all().collect();
        let mut tiles = deal.hand.iter();
        let table = table(deal.indicator.expect("an indicator").face());
        let mut picture = Picture::new(&table, &[], tiles.by_ref().take(loose));
        picture.melds.push(Vec::new());
        for (tile, (face, [cut, missing])) in tiles.zip(places) {
            let stands_for = match table.roles().of(tile) {
                Role::Natural(face) => face,
                Role::Wild => faces[face],
            };
            let meld = picture.melds.last_mut().expect("a meld");
            meld.push(ShownPlace::Held(Placed { tile, stands_for }));
            meld.extend(missing.then_some(ShownPlace::Missing(faces[face])));
            if cut {
                picture.melds.push(Vec::new());
            }
        }
        picture.useful =
            deck::set(Game::Yuzbir).step_by(2).take(useful).map(|tile| UnseenTile { tile, left: 2 }).collect();
        picture
    })
}

/// Returns the left, top, right and bottom edge of a tile in the picture.
fn corners(node: Node<'_, '_>) -> [f64; 4] {
    let transform = node.attribute("transform").expect("a place");
    let numbers: Vec<f64> = transform
        .split(|c: char| !c.is_ascii_digit() && c != '.' && c != '-')
        .filter_map(|number| number.parse().ok())
        .collect();
    let scale = numbers.get(2).copied().unwrap_or(1.0);
    let body = node.descendants().find(|inner| inner.has_tag_name("rect")).expect("a body");
    let side = |name| body.attribute(name).and_then(|side| side.parse::<f64>().ok()).expect("a length") * scale;
    [numbers[0], numbers[1], numbers[0] + side("width"), numbers[1] + side("height")]
}

proptest! {
    #![proptest_config(generated(256))]

    #[test]
    fn every_tile_is_drawn_once_and_none_covers_another(picture in picture()) {
        let svg = picture.svg("A hand", "Tiles");
        let document = Document::parse(&svg).expect("well-formed");

        let cells: Vec<ShownPlace> = picture.melds.iter().flatten().copied().collect();
        let held = cells.iter().filter_map(|cell| match cell {
            ShownPlace::Held(placed) => Some(placed.tile),
            ShownPlace::Undeclared(tile) => Some(*tile),
            ShownPlace::Missing(_) => None,
        });
        let held: Vec<String> = held.chain(picture.loose.iter().copied()).map(|tile| tile.to_string()).collect();
        prop_assert_eq!(values(&document, "data-tile"), held);
        let missing = cells.iter().filter_map(|cell| match cell {
            ShownPlace::Held(_) | ShownPlace::Undeclared(_) => None,
            ShownPlace::Missing(face) => Some(face.to_string()),
        });
        prop_assert_eq!(values(&document, "data-missing"), missing.collect::<Vec<_>>());
        let useful: Vec<String> = picture.useful.iter().map(|useful| useful.tile.to_string()).collect();
        prop_assert_eq!(values(&document, "data-useful"), useful);

        let root = document.root_element();
        let side = |name| root.attribute(name).and_then(|side| side.parse::<f64>().ok()).expect("a length");
        let page = [0.0, 0.0, side("width"), side("height")];
        let tiles: Vec<[f64; 4]> = document
            .descendants()
            .filter(|node| ["data-tile", "data-missing", "data-useful"].iter().any(|name| node.has_attribute(*name)))
            .map(corners)
            .collect();
        for (at, one) in tiles.iter().enumerate() {
            prop_assert!(one[0] > page[0] && one[1] > page[1] && one[2] < page[2] && one[3] < page[3], "{one:?}");
            for other in &tiles[..at] {
                let apart = one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1];
                prop_assert!(apart, "{one:?} and {other:?}");
            }
        }
    }

    #[test]
    fn nothing_is_needed_to_see_it(picture in picture()) {
        let svg = picture.svg("A hand", "Tiles");
        let document = Document::parse(&svg).expect("well-formed");
        for node in document.descendants().filter(Node::is_element) {
            let name = node.tag_name().name();
            prop_assert!(["svg", "title", "desc", "g", "rect", "path", "circle"].contains(&name), "{name}");
            for attribute in node.attributes() {
                prop_assert!(!attribute.name().contains("href") && !attribute.name().starts_with("on"));
                prop_assert!(!attribute.value().contains("url") && !attribute.value().contains(':'));
            }
        }
    }

    #[test]
    fn no_title_does_harm(title in any::<String>(), description in "[<>&\"'\u{0}-\u{1f}\u{7f}-\u{9f}\u{202e}\u{fffe}\\]-]*") {
        let svg = Picture::new(&table(face("R5")), &[], [tile("K1")]).svg(&title, &description);
        prop_assert!(!svg.contains(|c: char| c.is_control() && c != '\n'));
        let document = Document::parse(&svg).expect("well-formed");
        prop_assert_eq!(document.descendants().filter(|node| node.has_tag_name("title")).count(), 1);
        prop_assert_eq!(values(&document, "data-tile"), ["K1"]);
        let plain = Picture::new(&table(face("R5")), &[], [tile("K1")]).svg("", "");
        prop_assert_eq!(svg.lines().count(), plain.lines().count());
    }
}

/// A heading above the tiles shows the verdict and the indicator, with their text escaped. The tiles are arranged as
/// without a heading.
#[test]
fn a_heading_says_the_verdict_and_shows_the_indicator() {
    let picture = Picture::new(&table(face("R5")), &[], [tile("K1"), tile("J*")]);
    let svg = picture.headed_svg("Yes & <no>, \u{1b}by throwing K6.", "Tiles", "Indicator");
    let document = Document::parse(&svg).expect("well-formed");
    assert_eq!(values(&document, "data-indicator"), ["R5"]);
    assert_eq!(values(&document, "data-tile"), ["K1", "J*"]);
    let texts: Vec<&str> =
        document.descendants().filter(|node| node.has_tag_name("text")).filter_map(|n| n.text()).collect();
    assert_eq!(texts.join(" "), "Yes & <no>, \u{fffd}by throwing K6. Indicator");
    let long = picture.headed_svg(&"word ".repeat(500), "Tiles", "Indicator");
    let document = Document::parse(&long).expect("well-formed");
    assert!(document.descendants().filter(|node| node.has_tag_name("text")).count() < 12);
}

#[test]
fn a_title_is_kept_as_text() {
    let picture = Picture::new(&table(face("R5")), &[], [tile("K1")]);
    let text = |title: &str| {
        let svg = picture.svg(title, "");
        let document = Document::parse(&svg).expect("well-formed");
        let node = document.descendants().find(|node| node.has_tag_name("title")).expect("a title");
        node.text().unwrap_or_default().to_owned()
    };
    assert_eq!(text("Ayşe's <b>\"hand\"</b> & more ]]>"), "Ayşe's <b>\"hand\"</b> & more ]]>");
    assert_eq!(text("</title><script>alert(1)</script>"), "</title><script>alert(1)</script>");
    assert_eq!(text("one\ntwo\u{1b}[31m\u{0}\u{202e}\u{ffff}"), "one two\u{fffd}[31m\u{fffd}\u{fffd}\u{fffd}");
    assert_eq!(text(&"x".repeat(5000)).chars().count(), 1001);
}

/// Returns the SVG elements that draw the only tile of the picture.
fn drawing(svg: &str) -> String {
    let document = Document::parse(svg).expect("well-formed");
    let group = document.descendants().find(|node| node.has_attribute("data-tile")).expect("a tile");
    group.children().map(|child| &svg[child.range()]).collect()
}

#[test]
fn no_two_tiles_look_alike() {
    let table = table(face("R5"));
    let tiles = Face::all().map(Tile::from).chain([Tile::FalseJoker]);
    let mut drawings: Vec<String> = tiles.map(|tile| drawing(&Picture::new(&table, &[], [tile]).svg("", ""))).collect();
    drawings.sort();
    drawings.dedup();
    assert_eq!(drawings.len(), 53);
}

#[test]
fn an_okey_shows_that_it_is_one_and_what_it_stands_for() {
    let drawn = |indicator: &str, stands_for: &str| {
        let mut picture = Picture::new(&table(face(indicator)), &[], []);
        picture.melds = vec![vec![ShownPlace::Held(Placed { tile: tile("R6"), stands_for: face(stands_for) })]];
        drawing(&picture.svg("", ""))
    };
    let looks = [drawn("B9", "R6"), drawn("R5", "R6"), drawn("R5", "K9"), drawn("R5", "Y11")];
    for (at, look) in looks.iter().enumerate() {
        assert!(!looks[..at].contains(look), "{at}");
    }
}

#[test]
fn the_biggest_pictures_stay_small() {
    let placed = |(name, stands_for): (&str, &str)| Placed { tile: tile(name), stands_for: face(stands_for) };
    let jokers = [("B1", "K10"), ("B1", "K12"), ("J*", "B1"), ("J*", "B1")].map(placed);
    let long = ["K10", "K12", "K13", "R10", "R12", "R13", "B10", "B12", "Y10", "Y12", "Y13"];
    let long = long.map(|name| placed((name, name)));
    let cells = jokers.into_iter().chain(long).chain(long).take(22).map(ShownPlace::Held);
    let useful =
        |tiles| deck::set(Game::Yuzbir).step_by(2).take(tiles).map(|tile| UnseenTile { tile, left: 2 }).collect();
    let title = "x".repeat(200);
    let mut picture = Picture { melds: vec![cells.collect()], ..Picture::new(&table(face("B13")), &[], []) };
    picture.useful = useful(20);
    let size = picture.svg(&title, &title).len();
    assert!(size <= 30_000, "{size}");
    picture.useful = useful(53);
    let size = picture.svg(&title, &title).len();
    assert!(size <= 55_000, "{size}");
}
