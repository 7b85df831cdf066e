//! The rows of an SVG picture end in the right place, and a meld longer than a row is split evenly.

use okey::ShownPlace;
use okey::{Face, Picture, Tile, UnseenTile};
use roxmltree::Document;

use super::{face, table, tile};

/// Counts the SVG elements with this attribute in each row, from the top down.
fn rows(picture: &Picture, attribute: &str) -> Vec<usize> {
    let svg = picture.svg("", "");
    let document = Document::parse(&svg).expect("well-formed");
    let places = document.descendants().filter(|node| node.has_attribute(attribute));
    let heights: Vec<&str> = places.filter_map(|node| node.attribute("transform")?.split([' ', ')']).nth(1)).collect();
    heights.chunk_by(|one, other| one == other).map(<[&str]>::len).collect()
}

fn of_melds(lengths: &[usize]) -> Vec<usize> {
    let melds = lengths.iter().map(|&length| vec![ShownPlace::Missing(face("K1")); length]).collect();
    rows(&Picture { melds, ..Picture::new(&table(face("R5")), &[], []) }, "data-missing")
}

#[test]
fn a_row_ends_where_the_next_item_does_not_fit() {
    // A row has room for fourteen tiles in four melds, and for a run of fourteen tiles.
    assert_eq!(of_melds(&[4, 4, 3, 3]), [14]);
    assert_eq!(of_melds(&[4, 4, 4, 3]), [12, 3]);
    assert_eq!(of_melds(&[3, 3, 4, 14, 1]), [10, 14, 1]);
    assert_eq!(of_melds(&[]), [0; 0]);
}

#[test]
fn pieces_are_even() {
    assert_eq!(of_melds(&[14]), [14]);
    assert_eq!(of_melds(&[15]), [8, 7]);
    assert_eq!(of_melds(&[29]), [10, 10, 9]);
    assert_eq!(of_melds(&[0]), [0; 0]);
    let many = |count: usize| Face::all().cycle().map(Tile::from).take(count);
    let loose = |count| rows(&Picture::new(&table(face("R5")), &[], many(count)), "data-tile");
    assert_eq!([loose(14), loose(15), loose(29), loose(0)], [vec![14], vec![8, 7], vec![10, 10, 9], vec![]]);
    let useful = |count| {
        let useful = vec![UnseenTile { tile: tile("K1"), left: 1 }; count];
        rows(&Picture { useful, ..Picture::new(&table(face("R5")), &[], []) }, "data-useful")
    };
    assert_eq!([useful(17), useful(18), useful(53)], [vec![17], vec![9, 9], vec![14, 14, 14, 11]]);
}
