//! What the drawing in characters shows, and that it fits.

use proptest::prelude::*;

use crate::cli::paint::Ink;
use crate::cli::text::Words;
use crate::distance::{PartialPlace, UnseenTile};
use crate::meld::Placed;
use crate::notation::Letters;
use crate::picture::Picture;
use crate::table::deck;
use crate::table::{Game, Profile, Symbol, Table, Variant};
use crate::tiles::{Face, Tile};
use crate::words::Language;

fn drawn(picture: &Picture, words: &Words) -> String {
    super::drawn(picture, words, words.loose_label)
}

fn told(picture: &Picture, words: &Words) -> String {
    super::told(picture, words, words.loose_label)
}

fn words() -> &'static Words {
    Words::of(Language::En)
}

fn table(indicator: Face) -> Table {
    Table::new(Profile::new(Variant::Okey), Some(Symbol::Tile(indicator.into()))).expect("a table")
}

/// Cells written `K1`, `R6=R8` or `·R9`.
fn cells(meld: &str) -> Vec<PartialPlace> {
    let face = |name: &str| name.parse::<Face>().expect("a face");
    let cell = |word: &str| match (word.strip_prefix('·'), word.split_once('=')) {
        (Some(missing), _) => PartialPlace::Missing(face(missing)),
        (None, Some((tile, stands_for))) => {
            PartialPlace::Held(Placed { tile: tile.parse().expect("a tile"), stands_for: face(stands_for) })
        }
        (None, None) => PartialPlace::Held(Placed { tile: face(word).into(), stands_for: face(word) }),
    };
    meld.split(' ').map(cell).collect()
}

fn example() -> Picture {
    let tile = |name: &str| name.parse::<Tile>().expect("a tile");
    Picture {
        melds: ["K1 K2 K3", "R7 R6=R8 R9", "J*=R6 K6 ·B6", "Y12 Y13 ·Y1"].map(cells).to_vec(),
        loose: ["K10", "R6", "J*"].map(tile).to_vec(),
        useful: vec![UnseenTile { tile: tile("B6"), left: 2 }, UnseenTile { tile: tile("R6"), left: 1 }],
        ..Picture::new(&table("R5".parse().expect("a face")), &[], [])
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
    assert_eq!(drawn(&example(), words()), expected);
}

#[test]
fn the_same_in_words() {
    let told = |language| told(&example(), Words::of(language));
    assert_eq!(
        told(Language::En),
        "Melds: K1 K2 K3 / R7 O*=R8 R9 / J*=R6 K6 ·B6 / Y12 Y13 ·Y1. Loose: K10 O* J*=R6. Useful: B6×2 O*×1."
    );
    assert!(told(Language::Tr).starts_with("Perler: K1 K2 K3 / "));
}

#[test]
fn what_is_not_there_has_no_heading() {
    let picture = Picture { loose: Vec::new(), useful: Vec::new(), melds: vec![cells("K1 K2 K3")], ..example() };
    assert_eq!(drawn(&picture, words()), "Melds\n ╭──┬──┬──╮\n │K1│K2│K3│\n ╰──┴──┴──╯\n");
    assert_eq!(told(&picture, words()), "Melds: K1 K2 K3.");
    let nothing = Picture { melds: Vec::new(), ..picture };
    assert_eq!((drawn(&nothing, words()), told(&nothing, words())), (String::new(), String::new()));
}

/// Dealt tiles cut into melds at random, any of them standing for any face, some places missing.
fn picture() -> impl Strategy<Value = Picture> {
    let places = prop::collection::vec((0..52_usize, any::<[bool; 3]>()), 22);
    (0..1000_u64, 0..=22_usize, 0..=22_usize, 0..=60_usize, places).prop_map(|(seed, count, loose, useful, places)| {
        let deal = deck::deal(Game::Yuzbir, count, seed, 0);
        let faces: Vec<Face> = Face::all().collect();
        let mut tiles = deal.hand.iter();
        let mut picture =
            Picture::new(&table(deal.indicator.expect("an indicator").face()), &[], tiles.by_ref().take(loose));
        picture.melds.push(Vec::new());
        for (tile, (face, [cut, missing, alike])) in tiles.zip(places) {
            let stands_for = match tile {
                Tile::Numbered(face) if alike => face,
                _ => faces[face],
            };
            let meld = picture.melds.last_mut().expect("a meld");
            meld.push(PartialPlace::Held(Placed { tile, stands_for }));
            meld.extend(missing.then_some(PartialPlace::Missing(faces[face])));
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
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_tile_is_drawn_once_within_80_columns(picture in picture()) {
        let drawing = drawn(&picture, words());
        for line in drawing.lines() {
            prop_assert!(line.chars().count() <= 80, "{}", drawing);
        }
        let ink = Ink { letters: Letters::Krby, colours: true };
        prop_assert_eq!(anstream::adapter::strip_str(&ink.text(&drawing)).to_string(), drawing.clone());

        let roles = picture.roles;
        let name = |tile: Tile| {
            let okey = tile != Tile::FalseJoker && roles.of(tile) == crate::table::Role::Wild;
            if okey { "O*".to_owned() } else { tile.to_string() }
        };
        let cells = picture.melds.iter().flatten().map(|cell| match cell {
            PartialPlace::Held(placed) => name(placed.tile),
            PartialPlace::Missing(face) => format!("·{face}"),
        });
        let loose = picture.loose.iter().map(|&tile| name(tile));
        let useful = picture.useful.iter().map(|useful| format!("{}×{}", name(useful.tile), useful.left));
        let mut expected: Vec<String> = cells.chain(loose).chain(useful).collect();
        expected.sort();
        let words = drawing.split(|c: char| c.is_whitespace() || "│┊╭╮╰╯─╌┬┴".contains(c));
        let ignored = ["", "Melds", "Pairs", "Loose", "Useful"];
        let mut names: Vec<&str> =
            words.filter(|word| !ignored.contains(word) && !word.starts_with('=')).collect();
        names.sort_unstable();
        prop_assert_eq!(names, expected);
    }
}
