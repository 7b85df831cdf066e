//! Draws one tile as SVG: its number, and below it the letter of its colour.

use super::ShownTile;
use super::alphabet::line;
use super::ink::{DULL, IVORY, LABEL, VIOLET, ink};
use crate::notation::Letters;
use crate::tiles::{Colour, Face, Tile};

/// The width of a tile in pixels.
pub(super) const WIDTH: usize = 50;
/// The height of the front of a tile in pixels.
pub(super) const HEIGHT: usize = 76;
/// The height in pixels of the two parts below the front of a tile: the edge, and the label such as `=R9`.
pub(super) const FOOT: usize = 9;

const GOLD: &str = "#eaa91b";
const LIGHT_GOLD: &str = "#ffdf7a";

/// The x coordinate of the centre of a tile.
const MIDDLE: usize = WIDTH / 2;
/// The y coordinate of the centre of the letter, and of the star that marks an okey.
const MARK: usize = 55;

/// The colours of a tile: one for its front, one for its edge.
pub(super) struct Body {
    front: &'static str,
    side: &'static str,
}

/// The colours of a tile in a meld.
pub(super) const BRIGHT: Body = Body { front: IVORY, side: "#cdbf98" };
/// The colours of a tile in no meld.
pub(super) const LOOSE: Body = Body { front: DULL, side: "#a89a76" };

/// Returns a text drawn at the given scale and centred at the point (`x`, `y`).
pub(super) fn signs(text: &str, x: usize, y: usize, scale: &str) -> String {
    format!(r#"<path transform="translate({x} {y})scale({scale})" d="{}"/>"#, line(text))
}

pub(super) fn tile(shown: ShownTile, body: &Body) -> String {
    let Body { front, side } = body;
    let rim = if shown.okey { format!(r#" stroke="{GOLD}" stroke-width="3""#) } else { String::new() };
    let mut drawn = format!(
        r#"<rect y="8" width="{WIDTH}" height="{}" rx="8" fill="{side}"/><rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{front}"{rim}/>"#,
        HEIGHT - 4
    );
    drawn.push_str(&match shown.tile {
        Tile::FalseJoker => clover(),
        Tile::Numbered(face) if shown.okey => numbered(face, shown.letters, &star()),
        Tile::Numbered(face) => {
            numbered(face, shown.letters, &format!(r#"<circle cx="{MIDDLE}" cy="{MARK}" r="9.5" stroke-width="1.6"/>"#))
        }
    });
    drawn.extend(shown.stands_for.map(|face| tab(face, shown.letters)));
    drawn
}

/// Returns the outline of a tile that is missing from a meld.
pub(super) fn ghost(face: Face, letters: Letters) -> String {
    format!(
        r#"<g stroke="{IVORY}"><rect x="1" y="1" width="{}" height="{}" rx="8" fill="{IVORY}" fill-opacity=".14" stroke-width="1.8" stroke-dasharray="5 5"/>{}</g>"#,
        WIDTH - 2,
        HEIGHT - 2,
        named(face, letters)
    )
}

/// Returns the number of a face, with the letter of its colour below.
fn named(face: Face, letters: Letters) -> String {
    let letter = letters.letter(face.colour).to_string();
    signs(&face.number.to_string(), MIDDLE, 24, "1.75") + &signs(&letter, MIDDLE, MARK, ".66")
}

fn numbered(face: Face, letters: Letters, mark: &str) -> String {
    format!(r#"<g stroke="{}">{mark}{}</g>"#, ink(face.colour), named(face, letters))
}

/// Returns the star that marks a real okey. It is drawn behind the letter of the colour.
fn star() -> String {
    format!(
        r#"<path transform="translate({MIDDLE} {MARK})" d="M0-14l4.1 8.3 9.2 1.4-6.6 6.5 1.5 9.1-8.2-4.3-8.2 4.3 1.5-9.1-6.6-6.5 9.2-1.4z" fill="{LIGHT_GOLD}" stroke="{GOLD}" stroke-width="1.6"/>"#
    )
}

/// Returns the sign of a false joker: a clover whose four leaves have the four colours.
fn clover() -> String {
    const LEAF: &str =
        "M0-1.5c-7-4.5-8-9.6-4.6-11.5 2.1-1.1 4-.2 4.6 1.6.6-1.8 2.5-2.7 4.6-1.6 3.4 1.9 2.4 7-4.6 11.5z";
    let leaf = |(colour, angle): (Colour, usize)| {
        format!(r#"<path transform="rotate({angle})" d="{LEAF}" fill="{}"/>"#, ink(colour))
    };
    let leaves: String = Colour::ALL.into_iter().zip([0, 90, 180, 270]).map(leaf).collect();
    let name = signs("J*", MIDDLE, MARK, ".75");
    format!(r#"<g transform="translate({MIDDLE} 25)scale(1.25)">{leaves}</g><g stroke="{VIOLET}">{name}</g>"#)
}

/// Returns the label at the lower edge of a tile, with the face that the tile represents.
fn tab(face: Face, letters: Letters) -> String {
    let label = signs(&format!("={}", letters.spelt(face)), MIDDLE, 77, ".66");
    format!(
        r#"<g stroke="{}"><rect x="3" y="69" width="{}" height="16" rx="8" fill="{LABEL}" stroke-width="1.4"/>{label}</g>"#,
        ink(face.colour),
        WIDTH - 6
    )
}
