//! Draws the picture of a hand in characters, no wider than the terminal. Also describes it in one line, for readers
//! who cannot see it.

use super::presentation::columns;
use super::table::unbroken;
use super::text::Words;
use crate::distance::UnseenTile;
use crate::picture::{Picture, ShownPlace, ShownTile, pieces, rows};

const INDENT: &str = " ";
/// The maximum width in columns of one tile in a frame, with the bar before it.
const PLACE: usize = 5;
const MELD_GAP: usize = 2;
const LOOSE_GAP: usize = 1;

/// A tile in a frame, and below it the face that the tile represents.
struct Slot {
    name: String,
    below: String,
    missing: bool,
}

impl Slot {
    fn held(shown: ShownTile) -> Self {
        let below = shown.stands_for.map(|face| format!("={face}")).unwrap_or_default();
        Self { name: name(shown), below, missing: false }
    }

    fn of_cell(cell: ShownPlace, picture: &Picture) -> Self {
        match picture.shown(cell) {
            Ok(shown) => Self::held(shown),
            Err(missing) => Self { name: format!("·{missing}"), below: String::new(), missing: true },
        }
    }

    /// Returns the tile and the face that it represents, such as `O*=R9`.
    fn in_text(self) -> String {
        self.name + &self.below
    }

    fn width(&self) -> usize {
        self.name.chars().count().max(self.below.chars().count())
    }

    fn edge(&self) -> &'static str {
        if self.missing { "╌" } else { "─" }
    }
}

/// Returns the name of the tile, which is always `O*` for an okey.
fn name(shown: ShownTile) -> String {
    if shown.okey { "O*".to_owned() } else { shown.tile.to_string() }
}

/// Returns the label of the melds: "pairs" if all melds are pairs, otherwise "melds".
fn melds_label(picture: &Picture, words: &Words) -> &'static str {
    if picture.melds.iter().all(|meld| is_pair(meld)) { words.pairs_label } else { words.melds_label }
}

/// Returns true if the meld is two places with the same face. An undeclared okey makes a pair with any tile.
fn is_pair(meld: &[ShownPlace]) -> bool {
    let face = |place: &ShownPlace| match *place {
        ShownPlace::Held(placed) => Some(placed.stands_for),
        ShownPlace::Missing(face) => Some(face),
        ShownPlace::Undeclared(_) => None,
    };
    match meld {
        [one, other] => face(one).zip(face(other)).is_none_or(|(one, other)| one == other),
        _ => false,
    }
}

/// Draws the hand as framed tiles, from top to bottom: the melds, the tiles in no meld (under `loose_label`), and the
/// useful tiles.
pub(super) fn drawn(picture: &Picture, words: &Words, loose_label: &str) -> String {
    drawn_within(columns(), picture, words, loose_label)
}

/// Draws the hand, at most `columns` columns wide.
pub(crate) fn drawn_within(columns: usize, picture: &Picture, words: &Words, loose_label: &str) -> String {
    let loose = picture.loose.iter().map(|tile| vec![Slot::held(picture.apart(*tile))]).collect();
    let blocks = [
        (melds_label(picture, words), framed_places(&picture.melds, MELD_GAP, columns, picture)),
        (loose_label, framed(loose, LOOSE_GAP, columns)),
        (words.useful_label, listed(&picture.useful, picture, columns)),
    ];
    let blocks = blocks.into_iter().filter(|(_, lines)| !lines.is_empty());
    blocks.flat_map(|(label, lines)| [label.to_owned()].into_iter().chain(lines)).map(|line| line + "\n").collect()
}

/// Draws tiles in frames below a label, no wider than the terminal. `picture` supplies the roles of the tiles.
pub(super) fn drawn_frames(picture: &Picture, label: &str, frames: &[Vec<ShownPlace>]) -> String {
    let lines = framed_places(frames, LOOSE_GAP, columns(), picture);
    [label.to_owned()].into_iter().chain(lines).map(|line| line + "\n").collect()
}

/// Returns the tiles in frames as text, with brackets around each frame of several tiles.
pub(super) fn frames_in_text(picture: &Picture, frames: &[Vec<ShownPlace>]) -> String {
    let frame = |frame: &Vec<ShownPlace>| {
        let names = names(frame, picture);
        if frame.len() > 1 { unbroken(&format!("({names})")) } else { names }
    };
    frames.iter().map(frame).collect::<Vec<_>>().join(" ")
}

/// Returns the hand as one line of text. `loose_label` is the label of the tiles in no meld.
pub(crate) fn one_line(picture: &Picture, words: &Words, loose_label: &str) -> String {
    let melds: Vec<String> = picture.melds.iter().map(|meld| names(meld, picture)).collect();
    let loose: Vec<String> = picture.loose.iter().map(|tile| Slot::held(picture.apart(*tile)).in_text()).collect();
    let parts = [
        (melds_label(picture, words), melds.join(" / ")),
        (loose_label, loose.join(" ")),
        (words.useful_label, picture.useful.iter().map(|each| copies(*each, picture)).collect::<Vec<_>>().join(" ")),
    ];
    let parts = parts.into_iter().filter(|(_, tiles)| !tiles.is_empty());
    parts.map(|(label, tiles)| format!("{label}: {tiles}.")).collect::<Vec<_>>().join(" ")
}

/// Returns the tiles of a meld or of another frame as text.
fn names(frame: &[ShownPlace], picture: &Picture) -> String {
    frame.iter().map(|cell| Slot::of_cell(*cell, picture).in_text()).collect::<Vec<_>>().join(" ")
}

/// Draws melds or other frames, and splits those that are wider than a row.
fn framed_places(frames: &[Vec<ShownPlace>], gap: usize, columns: usize, picture: &Picture) -> Vec<String> {
    // A bar is drawn before each tile, and one ends the frame.
    let places = (columns - INDENT.len() - 1) / PLACE;
    let slots = |frame: &[ShownPlace]| frame.iter().map(|cell| Slot::of_cell(*cell, picture)).collect();
    let frames = frames.iter().flat_map(|frame| pieces(frame, places)).map(slots).collect();
    framed(frames, gap, columns)
}

/// Draws frames side by side, in as many rows as needed. If any tile represents another face, every frame has a second
/// line for such faces.
fn framed(frames: Vec<Vec<Slot>>, gap: usize, columns: usize) -> Vec<String> {
    let tall = frames.iter().flatten().any(|slot| !slot.below.is_empty());
    let width = |frame: &Vec<Slot>| frame.iter().map(|slot| slot.width() + 1).sum::<usize>() + 1;
    let mut lines = Vec::new();
    for row in rows(frames, width, gap, columns - INDENT.len()) {
        let frames: Vec<Vec<String>> = row.iter().map(|frame| frame_lines(frame, tall)).collect();
        let height = frames.first().map_or(0, Vec::len);
        lines.extend((0..height).map(|line| {
            let parts: Vec<&str> = frames.iter().map(|frame| frame[line].as_str()).collect();
            format!("{INDENT}{}", parts.join(&" ".repeat(gap)))
        }));
    }
    lines
}

fn frame_lines(slots: &[Slot], tall: bool) -> Vec<String> {
    let edge = |[left, joint, right]: [&str; 3]| {
        let edges: Vec<String> = slots.iter().map(|slot| slot.edge().repeat(slot.width())).collect();
        format!("{left}{}{right}", edges.join(joint))
    };
    let place = |at: usize, text: &str| {
        let slot = &slots[at];
        format!("{text:width$}{}", bar(Some(slot), slots.get(at + 1)), width = slot.width())
    };
    let line = |text: fn(&Slot) -> &str| {
        let places: String = slots.iter().enumerate().map(|(at, slot)| place(at, text(slot))).collect();
        format!("{}{places}", bar(None, slots.first()))
    };
    let mut lines = vec![edge(["╭", "┬", "╮"]), line(|slot| &slot.name)];
    lines.extend(tall.then(|| line(|slot| &slot.below)));
    lines.push(edge(["╰", "┴", "╯"]));
    lines
}

/// Returns the bar between two tiles, which is dotted if one of the tiles is missing.
fn bar(one: Option<&Slot>, other: Option<&Slot>) -> &'static str {
    if one.into_iter().chain(other).any(|slot| slot.missing) { "┊" } else { "│" }
}

fn listed(useful: &[UnseenTile], picture: &Picture, columns: usize) -> Vec<String> {
    const GAP: usize = 2;
    let tiles = useful.iter().map(|each| copies(*each, picture));
    let rows = rows(tiles, |tile| tile.chars().count(), GAP, columns - INDENT.len());
    rows.into_iter().map(|row| format!("{INDENT}{}", row.join(&" ".repeat(GAP)))).collect()
}

fn copies(useful: UnseenTile, picture: &Picture) -> String {
    format!("{}×{}", name(picture.apart(useful.tile)), useful.left)
}
