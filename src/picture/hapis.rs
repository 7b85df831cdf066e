//! Draws a board of hapis as a self-contained SVG file. All lengths and coordinates are in pixels.

use std::fmt::Write;

use super::parts::described_svg;
use crate::hapis::{POINTS, Position, Side};

/// The width of one of the 24 points.
const POINT: usize = 44;
/// The width of the bar between the left and the right half of the board.
const BAR: usize = 28;
const MARGIN: usize = 30;
/// The height of the triangle that marks a point.
const TALL: usize = 220;
/// The radius of a checker.
const RADIUS: usize = 20;
const WIDTH: usize = 2 * MARGIN + 12 * POINT + BAR;
const HEIGHT: usize = 2 * MARGIN + 2 * TALL + 60;
/// The number of checkers that fit on one point without overlap.
const APART: usize = 5;

/// Returns the board as SVG. The title and the description are for screen readers. An imprisoned checker is drawn at
/// the edge of the board, and its captor next to it.
///
/// Every checker has the attributes `data-side` and `data-point`, and an imprisoned one also `data-prisoner`.
pub fn svg(position: &Position, title: &str, description: &str) -> String {
    let mut drawn = String::new();
    for label in 1..=POINTS {
        point(&mut drawn, label);
        checkers(&mut drawn, position, label);
    }
    for (side, y) in [(Side::White, MARGIN + TALL + 22), (Side::Black, MARGIN + TALL + 44)] {
        let off = position.half(side).off();
        if off > 0 {
            let x = WIDTH / 2;
            let _ = write!(drawn, r##"<text x="{x}" y="{y}" fill="#f5ecd7">{} × {off}</text>"##, sign(side));
        }
    }
    let drawn = format!(
        r##"<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="#5b3a21"/>
<g font-family="sans-serif" font-size="14" text-anchor="middle">
{drawn}</g>
"##
    );
    described_svg([WIDTH, HEIGHT], title, description, &drawn)
}

const fn sign(side: Side) -> char {
    match side {
        Side::White => '○',
        Side::Black => '●',
    }
}

/// Returns the x coordinate of the middle of a point.
const fn across(label: usize) -> usize {
    let column = if label > 12 { label - 13 } else { 12 - label };
    MARGIN + column * POINT + POINT / 2 + if column >= 6 { BAR } else { 0 }
}

/// Returns the y coordinate of a spot on a point, `from_edge` pixels from the edge of the board.
const fn down(label: usize, from_edge: usize) -> usize {
    if label > 12 { MARGIN + from_edge } else { HEIGHT - MARGIN - from_edge }
}

fn point(drawn: &mut String, label: usize) {
    let (x, edge, tip) = (across(label), down(label, 0), down(label, TALL));
    let (left, right) = (x - POINT / 2, x + POINT / 2);
    let fill = if label.is_multiple_of(2) { "#c99b64" } else { "#8a5a33" };
    let y = if label > 12 { MARGIN - 10 } else { HEIGHT - MARGIN + 20 };
    let _ = writeln!(
        drawn,
        r##"<path d="M{left} {edge}L{right} {edge}L{x} {tip}Z" fill="{fill}"/><text x="{x}" y="{y}" fill="#f5ecd7">{label}</text>"##
    );
}

fn checkers(drawn: &mut String, position: &Position, label: usize) {
    let pile = position.pile(label);
    let apart = if pile.len() <= APART { 2 * RADIUS } else { (2 * RADIUS * (APART - 1)) / (pile.len() - 1) };
    for (number, (side, held)) in pile.into_iter().enumerate() {
        let (x, y) = (across(label), down(label, RADIUS + number * apart));
        let (fill, line) = match side {
            Side::White => ("#fdf8ec", "#5b3a21"),
            Side::Black => ("#221a14", "#e8d9b8"),
        };
        let mark = if held { r#" data-prisoner="yes" stroke-dasharray="5 4""# } else { "" };
        let _ = writeln!(
            drawn,
            r#"<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{fill}" stroke="{line}" stroke-width="2.5" data-side="{side}" data-point="{label}"{mark}/>"#
        );
    }
}
