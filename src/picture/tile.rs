//! One tile as SVG: ivory, with a coloured number above the letter of its colour.

use super::Shown;
use super::alphabet::line;
use crate::tile::{Colour, Face, Tile};

/// The width of a tile.
pub(super) const WIDTH: usize = 48;
/// The height of its face.
pub(super) const HEIGHT: usize = 68;
/// How far a tile with all that belongs to it reaches below its face.
pub(super) const FOOT: usize = 10;

const INK_OF_LABELS: &str = "#5b2a86";
const GOLD: &str = "#f0b429";

/// How a tile's body looks.
pub(super) struct Body {
    ivory: &'static str,
    side: &'static str,
}

/// A tile in a meld.
pub(super) const BRIGHT: Body = Body { ivory: "#fdf8e8", side: "#cdbf98" };
/// A tile in no meld.
pub(super) const DULL: Body = Body { ivory: "#e6e0cd", side: "#ad9f7c" };

const fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#23262b",
        Colour::Red => "#c9252d",
        Colour::Blue => "#1a56bd",
        Colour::Yellow => "#bd7a00",
    }
}

/// A line of signs of that size around a point.
pub(super) fn signs(text: &str, x: usize, y: usize, scale: &str) -> String {
    format!(r#"<path transform="translate({x} {y})scale({scale})" d="{}"/>"#, line(text))
}

/// A tile that is there, its upper left corner at 0 0.
pub(super) fn tile(shown: Shown, body: &Body) -> String {
    let Body { ivory, side } = body;
    let rim = if shown.okey { format!(r#" stroke="{GOLD}" stroke-width="3""#) } else { String::new() };
    let mut drawn = format!(
        r#"<path d="M0 8v55a8 8 0 0 0 8 8h32a8 8 0 0 0 8-8v-55z" fill="{side}" stroke="none"/><rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{ivory}"{rim}/>"#
    );
    drawn.push_str(&match shown.tile {
        Tile::FalseJoker => clover(),
        Tile::Numbered(face) if shown.okey => numbered(face, &star()),
        Tile::Numbered(face) => numbered(face, r#"<circle cx="24" cy="50" r="9.5" stroke-width="1.6"/>"#),
    });
    drawn.extend(shown.stands_for.map(tab));
    drawn
}

/// A place for a tile that is not there.
pub(super) fn ghost(face: Face) -> String {
    let outline = r##"<rect x="1" y="1" width="46" height="66" rx="8" fill="#fdf8e8" fill-opacity=".14" stroke="#fdf8e8" stroke-width="1.8" stroke-dasharray="5 5"/>"##;
    let signs = signs(&face.number.to_string(), 24, 24, "1.6") + &signs(&face.colour.to_string(), 24, 50, ".66");
    format!(r##"{outline}<g stroke="#fdf8e8" opacity=".8">{signs}</g>"##)
}

fn numbered(face: Face, mark: &str) -> String {
    let number = signs(&face.number.to_string(), 24, 22, "1.75");
    let letter = signs(&face.colour.to_string(), 24, 50, ".66");
    format!(r#"<g stroke="{}">{mark}{number}{letter}</g>"#, ink(face.colour))
}

/// The mark of a real okey, behind the letter of its colour.
fn star() -> String {
    format!(
        r#"<path d="M24 36l4.1 8.3 9.2 1.4-6.6 6.5 1.5 9.1-8.2-4.3-8.2 4.3 1.5-9.1-6.6-6.5 9.2-1.4z" fill="{GOLD}" stroke="{GOLD}" stroke-width="2"/>"#
    )
}

/// A false joker: a clover with a leaf of each colour.
fn clover() -> String {
    const LEAF: &str =
        "M0-1.5c-7-4.5-8-9.6-4.6-11.5 2.1-1.1 4-.2 4.6 1.6.6-1.8 2.5-2.7 4.6-1.6 3.4 1.9 2.4 7-4.6 11.5z";
    let leaf = |(colour, angle): (Colour, usize)| {
        format!(r#"<path transform="rotate({angle})" d="{LEAF}" fill="{}"/>"#, ink(colour))
    };
    let leaves: String = Colour::ALL.into_iter().zip([0, 90, 180, 270]).map(leaf).collect();
    let label = signs("J*", 24, 52, ".7");
    format!(
        r#"<g transform="translate(24 24)scale(1.15)" stroke="none">{leaves}</g><g stroke="{INK_OF_LABELS}">{label}</g>"#
    )
}

/// A label on the lower edge: what the tile stands for.
fn tab(face: Face) -> String {
    let ink = ink(face.colour);
    let label = signs(&format!("={face}"), 24, 69, ".68");
    format!(
        r##"<rect x="3" y="60" width="42" height="17" rx="8.5" fill="#fff" stroke="{ink}" stroke-width="1.4"/><g stroke="{ink}">{label}</g>"##
    )
}
