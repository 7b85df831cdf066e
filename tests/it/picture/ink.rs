//! The colours of an SVG picture have enough contrast with their backgrounds.

use std::collections::BTreeSet;

use okey::ShownPlace;
use okey::{Face, Picture, Placed, Tile, UnseenTile};
use roxmltree::{Document, Node};

use super::{face, table};
use crate::contrast::contrast;

/// In the SVG group of a tile, text with a y coordinate up to this one is on the tile. Text further down is on the
/// background of the picture.
const BELOW: f64 = 90.0;

/// Returns the colour of each text and of its background: the last tile or label drawn before the text.
fn pairs(svg: &str) -> BTreeSet<(String, String)> {
    let document = Document::parse(svg).expect("well-formed");
    let bodies = |node: &Node<'_, '_>| node.has_tag_name("rect") && !node.has_attribute("fill-opacity");
    let fill = |node: Node<'_, '_>| node.attribute("fill").expect("a colour").to_owned();
    let ground = document.descendants().find(bodies).map(fill).expect("a ground");
    let mut pairs = BTreeSet::new();
    let whole = |node: &Node<'_, '_>| node.descendants().skip(1).any(|inner| inner.has_attribute("data-tile"));
    let groups = document.descendants().filter(|node| node.has_tag_name("g") && node.has_attribute("transform"));
    for group in groups.filter(|group| !whole(group)) {
        let mut behind = ground.clone();
        for node in group.descendants() {
            if bodies(&node) {
                behind = fill(node);
            }
            let sign = node.has_tag_name("path") && !node.has_attribute("fill");
            let stroke = node.ancestors().find_map(|above| above.attribute("stroke"));
            if let (Some(stroke), true) = (stroke, sign) {
                let height = node.attribute("transform").and_then(|place| place.split([' ', ')']).nth(1));
                let below = height.and_then(|height| height.parse::<f64>().ok()).expect("a place") > BELOW;
                pairs.insert((stroke.to_owned(), if below { ground.clone() } else { behind.clone() }));
            }
        }
    }
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    pairs.extend(texts.filter_map(|text| Some((text.parent()?.attribute("fill")?.to_owned(), ground.clone()))));
    pairs
}

#[test]
fn every_colour_can_be_read_on_what_is_behind_it() {
    let table = table(face("R5"));
    let tiles: Vec<Tile> = Face::all().map(Tile::from).chain([Tile::FalseJoker]).collect();
    // Draw each tile in a meld as itself, in a meld as another face, and outside melds. A false joker plays as R6, the
    // okey.
    let placed = |tile: Tile, stands_for: Face| ShownPlace::Held(Placed { tile, stands_for });
    let own = |&tile: &Tile| match tile {
        Tile::Numbered(face) => placed(tile, face),
        Tile::FalseJoker => placed(tile, face("R6")),
    };
    let other = Face::all().map(|face| placed(Tile::FalseJoker, face));
    let missing = Face::all().map(ShownPlace::Missing);
    let mut picture = Picture::new(&table, &[], tiles.iter().copied());
    picture.melds = vec![tiles.iter().map(own).collect(), other.collect(), missing.collect()];
    picture.useful = tiles.iter().map(|&tile| UnseenTile { tile, left: 2 }).collect();
    let pairs = pairs(&picture.headed_svg("A hand", "Tiles", "Indicator"));

    // Fifteen pairs: five inks (four colours and the false joker) on bright and on dull tiles, the four colours on
    // labels, and ivory on the background.
    assert_eq!(pairs.len(), 15, "{pairs:?}");
    for (ink, ground) in &pairs {
        let contrast = contrast(ink, ground);
        assert!(contrast >= 4.5, "{ink} on {ground}: {contrast:.2}");
    }
}
