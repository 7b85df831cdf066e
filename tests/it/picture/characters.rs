//! Pictures made of characters show every tile and are no wider than the terminal.

use okey::ShownPlace;
use okey::notation::Letters;
use okey::within::{Ink, pictured};
use okey::{Face, Game, Language, Picture, Placed, Profile, Role, Symbol, Table, Tile, UnseenTile, Variant, deck};
use proptest::prelude::*;

use super::{face, tile};
use crate::command::generated;

/// The default width of a terminal, in columns.
const USUAL: usize = 80;

fn drawn(picture: &Picture) -> String {
    let [drawn, _] = pictured(USUAL, picture, Language::En);
    drawn
}

fn described(picture: &Picture, language: Language) -> String {
    let [_, described] = pictured(USUAL, picture, language);
    described
}

fn table(indicator: Face) -> Table {
    Table::new(Profile::new(Variant::Okey), Some(Symbol::Tile(indicator.into()))).expect("a table")
}

/// Parses the places of a meld. `K1` is a tile, `R6=R8` a tile that plays as R8, and `·R9` a place whose tile is
/// missing.
fn cells(meld: &str) -> Vec<ShownPlace> {
    let cell = |word: &str| match (word.strip_prefix('·'), word.split_once('=')) {
        (Some(missing), _) => ShownPlace::Missing(face(missing)),
        (None, Some((name, stands_for))) => ShownPlace::Held(Placed { tile: tile(name), stands_for: face(stands_for) }),
        (None, None) => ShownPlace::Held(Placed { tile: tile(word), stands_for: face(word) }),
    };
    meld.split(' ').map(cell).collect()
}

fn example() -> Picture {
    Picture {
        melds: ["K1 K2 K3", "R7 R6=R8 R9", "J*=R6 K6 ·B6", "Y12 Y13 ·Y1"].map(cells).to_vec(),
        loose: ["K10", "R6", "J*"].map(tile).to_vec(),
        useful: vec![UnseenTile { tile: tile("B6"), left: 2 }, UnseenTile { tile: tile("R6"), left: 1 }],
        ..Picture::new(&table(face("R5")), &[], [])
    }
}

#[test]
fn a_hand_with_everything() {
    let expected = "\
Melds
 ╭──┬──┬──╮  ╭──┬───┬──╮  ╭───┬──┬╌╌╌╮  ╭───┬───┬╌╌╌╮
 │K1│K2│K3│  │R7│O* │R9│  │J* │K6┊·B6┊  │Y12│Y13┊·Y1┊
 │  │  │  │  │  │=R8│  │  │=R6│  ┊   ┊  │   │   ┊   ┊
 ╰──┴──┴──╯  ╰──┴───┴──╯  ╰───┴──┴╌╌╌╯  ╰───┴───┴╌╌╌╯
Loose
 ╭───╮ ╭──╮ ╭───╮
 │K10│ │O*│ │J* │
 │   │ │  │ │=R6│
 ╰───╯ ╰──╯ ╰───╯
Useful
 B6×2  O*×1
";
    assert_eq!(drawn(&example()), expected);
}

#[test]
fn the_same_in_words() {
    assert_eq!(
        described(&example(), Language::En),
        "Melds: K1 K2 K3 / R7 O*=R8 R9 / J*=R6 K6 ·B6 / Y12 Y13 ·Y1. Loose: K10 O* J*=R6. Useful: B6×2 O*×1."
    );
    assert!(described(&example(), Language::Tr).starts_with("Perler: K1 K2 K3 / "));
}

#[test]
fn empty_parts_have_no_heading() {
    let picture = Picture { loose: Vec::new(), useful: Vec::new(), melds: vec![cells("K1 K2 K3")], ..example() };
    assert_eq!(drawn(&picture), "Melds\n ╭──┬──┬──╮\n │K1│K2│K3│\n ╰──┴──┴──╯\n");
    assert_eq!(described(&picture, Language::En), "Melds: K1 K2 K3.");
    let nothing = Picture { melds: Vec::new(), ..picture };
    assert_eq!(pictured(USUAL, &nothing, Language::En), [String::new(), String::new()]);
}

/// A row is filled with useful tiles until the next tile does not fit.
#[test]
fn a_row_ends_where_the_next_item_does_not_fit() {
    let useful = |tiles: &[(&str, usize)]| {
        let tiles = tiles.iter().flat_map(|&(name, times)| std::iter::repeat_n(name, times));
        let useful = tiles.map(|name| UnseenTile { tile: tile(name), left: 1 }).collect();
        let picture = Picture { melds: Vec::new(), loose: Vec::new(), useful, ..example() };
        let lines: Vec<usize> = drawn(&picture).lines().skip(1).map(|line| line.chars().count()).collect();
        lines
    };
    // Ten tiles of 4 columns, three tiles of 5, twelve gaps of 2 and an indent of 1 are 80 columns.
    assert_eq!(useful(&[("K1", 10), ("K10", 3)]), [80]);
    assert_eq!(useful(&[("K1", 10), ("K10", 4)]), [80, 6]);
    assert_eq!(useful(&[("K1", 9), ("K10", 4)]), [74, 6]);
    assert_eq!(useful(&[]), [0; 0]);
}

/// Generates pictures of dealt tiles in random melds. A tile may play as any face, and some tiles of a meld may be
/// missing.
fn picture() -> impl Strategy<Value = Picture> {
    let places = prop::collection::vec((0..52_usize, any::<[bool; 3]>()), 22);
    (0..1000_u64, 0..=22_usize, 0..=22_usize, 0..=60_usize, places).prop_map(|(seed, count, loose, useful, places)| {
        let deal = deck::deal(Game::Yuzbir, count, seed, 0);
        let faces: Vec<Face> = Face::all().collect();
        let mut tiles = deal.hand.iter();
        let indicator = deal.indicator.expect("an indicator").face();
        let mut picture = Picture::new(&table(indicator), &[], tiles.by_ref().take(loose));
        picture.melds.push(Vec::new());
        for (tile, (face, [cut, missing, alike])) in tiles.zip(places) {
            let stands_for = match tile {
                Tile::Numbered(face) if alike => face,
                _ => faces[face],
            };
            let meld = picture.melds.last_mut().expect("a meld");
            meld.push(ShownPlace::Held(Placed { tile, stands_for }));
            meld.extend(missing.then_some(ShownPlace::Missing(faces[face])));
            if cut && alike {
                picture.melds.push(Vec::new());
            }
        }
        picture.useful =
            deck::set(Game::Yuzbir).step_by(2).take(useful).map(|tile| UnseenTile { tile, left: 1 }).collect();
        picture
    })
}

proptest! {
    #![proptest_config(generated(256))]

    #[test]
    fn every_tile_is_drawn_once_within_the_columns(picture in picture(), columns in 40..=140_usize) {
        let [drawing, _] = pictured(columns, &picture, Language::En);
        for line in drawing.lines() {
            prop_assert!(line.chars().count() <= columns, "{}", drawing);
        }
        let ink = Ink { letters: Letters::Krby, colours: true };
        prop_assert_eq!(anstream::adapter::strip_str(&ink.text(&drawing)).to_string(), drawing.clone());

        let roles = picture.roles;
        let name = |tile: Tile| {
            let okey = tile != Tile::FalseJoker && roles.of(tile) == Role::Wild;
            if okey { "O*".to_owned() } else { tile.to_string() }
        };
        let cells = picture.melds.iter().flatten().map(|cell| match cell {
            ShownPlace::Held(placed) => name(placed.tile),
            ShownPlace::Undeclared(tile) => name(*tile),
            ShownPlace::Missing(face) => format!("·{face}"),
        });
        let loose = picture.loose.iter().map(|&tile| name(tile));
        let useful = picture.useful.iter().map(|useful| format!("{}×{}", name(useful.tile), useful.left));
        let mut expected: Vec<String> = cells.chain(loose).chain(useful).collect();
        expected.sort();
        let words = drawing.split(|c: char| c.is_whitespace() || "│┊╭╮╰╯─╌┬┴".contains(c));
        let ignored = ["", "Melds", "Pairs", "Loose", "Useful"];
        let mut names: Vec<&str> = words.filter(|word| !ignored.contains(word) && !word.starts_with('=')).collect();
        names.sort_unstable();
        prop_assert_eq!(names, expected);
    }
}
