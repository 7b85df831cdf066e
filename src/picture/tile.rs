//! Draws one tile as SVG: its number, and below it the letter of its colour. Digits and letters are SVG strokes, so a
//! tile needs no font. All lengths and coordinates are in pixels, if no other unit is given.

use super::ShownTile;
use super::parts::{DULL, IVORY, LABEL, VIOLET, ink};
use crate::notation::Letters;
use crate::tiles::{Colour, Face, Tile};

pub(super) const WIDTH: usize = 50;
/// The height of the front of a tile.
pub(super) const HEIGHT: usize = 76;
/// The space below the front of a tile, for its edge and the lower part of a label such as `=R9`.
pub(super) const FOOT: usize = 9;

const GOLD: &str = "#eaa91b";
const LIGHT_GOLD: &str = "#ffdf7a";

/// The x coordinate of the centre of a tile.
const MIDDLE: usize = WIDTH / 2;
/// The y coordinate of the centre of the letter, and of the star that marks an okey.
const MARK: usize = 55;

/// The colours of the front and the edge of a tile.
pub(super) struct Body {
    front: &'static str,
    side: &'static str,
}

/// The colours of a tile in a meld.
pub(super) const BRIGHT: Body = Body { front: IVORY, side: "#cdbf98" };
/// The colours of a tile in no meld.
pub(super) const LOOSE: Body = Body { front: DULL, side: "#a89a76" };

/// Draws a text at this scale, centred at (`x`, `y`).
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

/// Draws the outline of a missing tile.
pub(super) fn ghost(face: Face, letters: Letters) -> String {
    format!(
        r#"<g stroke="{IVORY}"><rect x="1" y="1" width="{}" height="{}" rx="8" fill="{IVORY}" fill-opacity=".14" stroke-width="1.8" stroke-dasharray="5 5"/>{}</g>"#,
        WIDTH - 2,
        HEIGHT - 2,
        named(face, letters)
    )
}

/// Draws the number of a face, with the letter of its colour below.
fn named(face: Face, letters: Letters) -> String {
    let letter = letters.letter(face.colour).to_string();
    signs(&face.number.to_string(), MIDDLE, 24, "1.75") + &signs(&letter, MIDDLE, MARK, ".66")
}

fn numbered(face: Face, letters: Letters, mark: &str) -> String {
    format!(r#"<g stroke="{}">{mark}{}</g>"#, ink(face.colour), named(face, letters))
}

/// Draws the star of an okey, which lies behind the letter of the colour.
fn star() -> String {
    format!(
        r#"<path transform="translate({MIDDLE} {MARK})" d="M0-14l4.1 8.3 9.2 1.4-6.6 6.5 1.5 9.1-8.2-4.3-8.2 4.3 1.5-9.1-6.6-6.5 9.2-1.4z" fill="{LIGHT_GOLD}" stroke="{GOLD}" stroke-width="1.6"/>"#
    )
}

/// Draws the symbol of a false joker: a clover with leaves of the four colours.
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

/// Draws the label at the lower edge of a tile, with the face that the tile represents.
fn tab(face: Face, letters: Letters) -> String {
    let label = signs(&format!("={}", letters.spelt(face)), MIDDLE, 77, ".66");
    format!(
        r#"<g stroke="{}"><rect x="3" y="69" width="{}" height="16" rx="8" fill="{LABEL}" stroke-width="1.4"/>{label}</g>"#,
        ink(face.colour),
        WIDTH - 6
    )
}

/// A digit, a letter or another sign such as `+`, as an SVG path from the upper left corner of its box. The box is 14
/// units high.
struct Sign {
    name: char,
    width: f32,
    strokes: &'static str,
}

const fn sign(name: char, width: f32, strokes: &'static str) -> Sign {
    Sign { name, width, strokes }
}

const SIGNS: [Sign; 21] = [
    sign('0', 8.0, "m4 0c-2.6 0-4 2.6-4 7s1.4 7 4 7 4-2.6 4-7-1.4-7-4-7z"),
    sign('1', 3.6, "m0 3.2l3.6-3.2v14"),
    sign('2', 8.0, "m.3 3.6c.2-2.3 1.7-3.6 3.8-3.6 2.2 0 3.7 1.4 3.7 3.5 0 1.6-.9 2.8-2.2 4.1l-5.6 6.4h8"),
    sign(
        '3',
        8.0,
        "m.5 2.6c.5-1.7 1.8-2.6 3.5-2.6 2.1 0 3.5 1.3 3.5 3.3s-1.4 3.3-3.6 3.3c2.5 0 4.1 1.4 4.1 3.7 0 2.2-1.6 3.7-4 \
         3.7-2 0-3.5-1-4-2.9",
    ),
    sign('4', 8.0, "m5.8 14v-14l-5.8 9.6h8"),
    sign(
        '5',
        8.0,
        "m7.2 0h-5.6l-.8 6.1c.8-.8 1.8-1.2 3-1.2 2.5 0 4.2 1.8 4.2 4.5 0 2.8-1.7 4.6-4.2 4.6-1.9 0-3.3-1-3.8-2.7",
    ),
    sign(
        '6',
        8.0,
        "m6.9 1c-.7-.7-1.6-1-2.5-1-2.8 0-4.4 2.9-4.4 8 0 3.9 1.5 6 4 6 2.3 0 4-1.8 4-4.3s-1.6-4.2-3.9-4.2c-2 0-3.5 \
         1.3-4.1 3.4",
    ),
    sign('7', 8.0, "m0 0h8l-5 14"),
    sign(
        '8',
        8.0,
        "m4 6.5c-2.1 0-3.4-1.3-3.4-3.2s1.4-3.3 3.4-3.3 3.4 1.4 3.4 3.3-1.3 3.2-3.4 3.2c-2.4 0-4 1.5-4 3.7s1.6 3.8 4 \
         3.8 4-1.6 4-3.8-1.6-3.7-4-3.7",
    ),
    sign(
        '9',
        8.0,
        "m1.1 13c.7.7 1.6 1 2.5 1 2.8 0 4.4-2.9 4.4-8 0-3.9-1.5-6-4-6-2.3 0-4 1.8-4 4.3s1.6 4.2 3.9 4.2c2 0 3.5-1.3 \
         4.1-3.4",
    ),
    sign('K', 8.2, "m0 0v14m8-14l-8 8.4m3-3.1l5.2 8.7"),
    sign('R', 8.0, "m0 14v-14h4.2c2.3 0 3.6 1.4 3.6 3.6s-1.3 3.7-3.6 3.7h-4.2m4.4 0l3.6 6.7"),
    sign(
        'B',
        8.0,
        "m0 0v14h4.2c2.4 0 3.8-1.5 3.8-3.8s-1.4-3.7-3.8-3.7h-4.2m0-6.5h3.9c2 0 3.3 1.2 3.3 3.2s-1.3 3.3-3.3 3.3",
    ),
    sign('Y', 8.0, "m0 0l4 6.6 4-6.6m-4 6.6v7.4"),
    sign('M', 9.6, "m0 14v-14l4.8 7.4 4.8-7.4v14"),
    sign(
        'S',
        8.0,
        "m7.4 2.5c-.5-1.6-1.8-2.5-3.5-2.5-2.1 0-3.5 1.3-3.5 3.2 0 4.9 7.4 2.6 7.4 7.3 0 2.1-1.6 3.5-3.8 3.5-2 0-3.4-1-3.9-2.8",
    ),
    sign('J', 6.5, "m6.5 0v9.8c0 2.7-1.2 4.2-3.3 4.2-1.9 0-3-1.2-3.2-3.2"),
    sign('*', 6.0, "m3 0v7m-3-5.2l6 3.4m0-3.4l-6 3.4"),
    sign('×', 6.4, "m0 4.6l6.4 6.4m0-6.4l-6.4 6.4"),
    sign('=', 6.4, "m0 5h6.4m-6.4 4.6h6.4"),
    sign('+', 10.0, "m0 7h10m-5-5v10"),
];

/// The space between two signs, in SVG units.
const GAP: f32 = 4.2;

/// Returns the SVG path of a text on one line, centred at the origin. Skips characters that are not in [`SIGNS`].
pub(super) fn line(text: &str) -> String {
    let known = |character| SIGNS.iter().find(|sign| sign.name == character);
    let signs: Vec<&Sign> = text.chars().filter_map(known).collect();
    let width = signs.iter().map(|sign| sign.width + GAP).sum::<f32>() - GAP;
    let mut x = -width / 2.0;
    let mut path = |sign: &Sign| {
        let path = format!("M{x:.1}-7{}", sign.strokes);
        x += sign.width + GAP;
        path
    };
    signs.into_iter().map(&mut path).collect()
}
