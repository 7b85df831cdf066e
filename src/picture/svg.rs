//! Draws a picture as a self-contained SVG file, which loads no font or other file. It may have a heading: the verdict
//! in words, and the indicator. All lengths and coordinates are in pixels.

use super::parts::{GROUND, IVORY, cut, described_svg, escaped};
use super::tile::{BRIGHT, FOOT, HEIGHT, LOOSE, WIDTH, ghost, signs, tile};
use super::{Picture, ShownPlace, ShownTile, pieces, rows};
use crate::distance::UnseenTile;

const MARGIN: usize = 26;
/// The maximum width of a row. A run of 14 tiles fits, and so do four melds with 14 tiles in total.
const ROW: usize = 790;
/// The maximum number of tiles in one row.
const TILES: usize = 14;
const MELD_TILE_GAP: usize = 2;
const MELD_GAP: usize = 20;
const LOOSE_GAP: usize = 6;
/// The space below the heading, and below each row of tiles.
const LEADING: usize = 14;
const PITCH: usize = HEIGHT + FOOT + LEADING;

/// The width of the dark border around loose tiles.
const PADDING: usize = 12;

const SMALL_PITCH: usize = 44;
const SMALL_HEIGHT: usize = 76;
const SMALL_TILES: usize = 17;
/// The width of the plus sign before the useful tiles, with the space after it.
const INDENT: usize = 36;

/// The scale of the indicator, relative to the tiles of the hand.
const INDICATOR_SCALE: &str = ".64";
const INDICATOR_WIDTH: usize = 32;
const LINE_HEIGHT: usize = 23;
/// The assumed width of a letter. The exact width is unknown, because the viewer chooses the font.
const LETTER_WIDTH: usize = 9;
const FONT_SIZE: usize = 17;
/// The width and the height reserved for the indicator.
const INDICATOR_SPACE: usize = 56;
/// The maximum number of lines of the heading.
const MOST_LINES: usize = 8;

#[derive(Default)]
struct SvgPage {
    drawn: Vec<String>,
    width: usize,
    height: usize,
}

impl SvgPage {
    /// Adds an SVG group to the current row, `x` pixels from the left. `data` are its attributes. `scale` is empty or
    /// an SVG transform such as `scale(.64)`.
    fn put(&mut self, x: usize, scale: &str, data: &str, what: &str) {
        let (x, y) = (MARGIN + x, MARGIN + self.height);
        self.drawn.push(format!("\n<g{data} transform=\"translate({x} {y}){scale}\">{what}</g>"));
    }

    /// Ends the current row, which has this size.
    fn end_row(&mut self, width: usize, height: usize) {
        self.width = self.width.max(width);
        self.height += height;
    }
}

/// Returns the width of a row of tiles.
const fn breadth(tiles: usize, gap: usize) -> usize {
    tiles * (WIDTH + gap) - gap
}

impl Picture {
    /// Returns the picture as SVG, without a visible heading.
    ///
    /// The title and the description are for screen readers. They may contain any text: unsafe characters are escaped
    /// or replaced, and text after 1000 characters is cut. Every tile is an SVG group with its name in `data-tile`, in
    /// `data-missing` if it is missing, or in `data-useful` (with `data-left`) if it is useful.
    pub fn svg(&self, title: &str, description: &str) -> String {
        self.page(title, description, None)
    }

    /// Returns the picture as SVG with a heading: the title, and the indicator tile on the right. `indicator` is the
    /// word in front of this tile, whose face is in `data-indicator`.
    pub fn headed_svg(&self, title: &str, description: &str, indicator: &str) -> String {
        self.page(title, description, Some(indicator))
    }

    fn page(&self, title: &str, description: &str, indicator_name: Option<&str>) -> String {
        let mut page = SvgPage {
            width: breadth(if indicator_name.is_some() { 8 } else { 3 }, MELD_TILE_GAP),
            ..SvgPage::default()
        };
        self.draw_melds(&mut page);
        self.draw_loose(&mut page);
        self.draw_useful(&mut page);
        let width = page.width + 2 * MARGIN;
        let heading = indicator_name.map(|indicator_name| self.heading(title, indicator_name, page.width));
        let (heading, above) = heading.unwrap_or_default();
        let height = (page.height + above + 2 * MARGIN).saturating_sub(LEADING);
        let transform = if above == 0 { String::new() } else { format!(r#" transform="translate(0 {above})""#) };
        let drawn = format!(
            r#"<rect width="{width}" height="{height}" rx="18" fill="{GROUND}"/>{heading}
<g{transform} fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">{}
</g>
"#,
            page.drawn.concat()
        );
        described_svg([width, height], title, description, &drawn)
    }

    /// Draws the heading of a picture with this width. Returns it with its height, including the space below it. The
    /// height of an empty heading is 0.
    fn heading(&self, title: &str, indicator_name: &str, width: usize) -> (String, usize) {
        let indicator_width =
            self.indicator.map_or(0, |_| INDICATOR_SPACE + (indicator_name.chars().count() + 2) * LETTER_WIDTH);
        let lines = break_lines(&cut(title), (width.saturating_sub(indicator_width) / LETTER_WIDTH).max(12));
        let indicator_height = self.indicator.map_or(0, |_| INDICATOR_SPACE);
        let height = (lines.len() * LINE_HEIGHT).max(indicator_height);
        let line = |(at, line): (usize, &String)| {
            let y = MARGIN + FONT_SIZE + at * LINE_HEIGHT;
            format!(r#"<text x="{MARGIN}" y="{y}">{}</text>"#, escaped(line))
        };
        let lines: String = lines.iter().enumerate().map(line).collect();
        let indicator = self.indicator.map(|face| {
            let x = MARGIN + width - INDICATOR_WIDTH;
            let shown = ShownTile { tile: face.into(), okey: false, stands_for: None, letters: self.letters };
            format!(
                r#"<text x="{}" y="{}" text-anchor="end">{}</text><g data-indicator="{face}" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" transform="translate({x} {MARGIN})scale({INDICATOR_SCALE})">{}</g>"#,
                x - 10,
                MARGIN + 30,
                escaped(indicator_name),
                tile(shown, &BRIGHT)
            )
        });
        let drawn = format!(
            r#"<g font-family="system-ui, sans-serif" font-size="{FONT_SIZE}" fill="{IVORY}">{lines}{}</g>"#,
            indicator.unwrap_or_default()
        );
        (drawn, if height == 0 { 0 } else { height + LEADING })
    }

    fn draw_melds(&self, page: &mut SvgPage) {
        let melds = self.melds.iter().flat_map(|meld| pieces(meld, TILES));
        for row in rows(melds, |meld| breadth(meld.len(), MELD_TILE_GAP), MELD_GAP, ROW) {
            let mut x = 0;
            for meld in row {
                for cell in meld {
                    self.draw_cell(*cell, x, page);
                    x += WIDTH + MELD_TILE_GAP;
                }
                x += MELD_GAP - MELD_TILE_GAP;
            }
            page.end_row(x - MELD_GAP, PITCH);
        }
    }

    fn draw_cell(&self, cell: ShownPlace, x: usize, page: &mut SvgPage) {
        let (data, drawn) = match self.shown(cell) {
            Ok(shown) => (format!(r#" data-tile="{}""#, shown.tile), tile(shown, &BRIGHT)),
            Err(missing) => (format!(r#" data-missing="{missing}""#), ghost(missing, self.letters)),
        };
        page.put(x, "", &data, &drawn);
    }

    /// Draws the loose tiles on a darker background.
    fn draw_loose(&self, page: &mut SvgPage) {
        let rows: Vec<_> = pieces(&self.loose, TILES).collect();
        let Some(longest) = rows.first() else { return };
        if page.height > 0 {
            page.height += PADDING;
        }
        let (width, height) = (breadth(longest.len(), LOOSE_GAP), rows.len() * PITCH - LEADING);
        let shade = format!(
            r##"<rect x="-{PADDING}" y="-{PADDING}" width="{}" height="{}" rx="14" fill="#000" fill-opacity=".22"/>"##,
            width + 2 * PADDING,
            height + 2 * PADDING
        );
        page.put(0, "", "", &shade);
        for row in rows {
            for (at, &loose) in row.iter().enumerate() {
                let data = format!(r#" data-tile="{loose}""#);
                page.put(at * (WIDTH + LOOSE_GAP), "", &data, &tile(self.apart(loose), &LOOSE));
            }
            page.end_row(breadth(row.len(), LOOSE_GAP), PITCH);
        }
        page.height += PADDING;
    }

    /// Draws the useful tiles in a small size, with a plus sign before them and the number of unseen copies below each.
    fn draw_useful(&self, page: &mut SvgPage) {
        for (line, row) in pieces(&self.useful, SMALL_TILES).enumerate() {
            if line == 0 {
                let plus = signs("+", 11, 25, ".9");
                let sign =
                    format!(r#"<g stroke="{IVORY}"><circle cx="11" cy="25" r="11" stroke-width="1.6"/>{plus}</g>"#);
                page.put(0, "", "", &sign);
            }
            for (at, &UnseenTile { tile: useful, left }) in row.iter().enumerate() {
                let data = format!(r#" data-useful="{useful}" data-left="{left}""#);
                let shown = ShownTile { stands_for: None, ..self.apart(useful) };
                let copies = format!(r#"<g stroke="{IVORY}">{}</g>"#, signs(&format!("×{left}"), 25, 95, "1"));
                page.put(INDENT + at * SMALL_PITCH, "scale(.64)", &data, &(tile(shown, &BRIGHT) + &copies));
            }
            page.end_row(INDENT + row.len() * SMALL_PITCH, SMALL_HEIGHT);
        }
    }
}

/// Breaks a text into lines of at most `letters` letters. Drops the lines after [`MOST_LINES`].
fn break_lines(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let mut rest: Vec<char> = word.chars().collect();
        if let Some(line) = lines.last_mut().filter(|line| line.chars().count() + 1 + rest.len() <= letters) {
            line.push(' ');
            line.extend(rest);
            continue;
        }
        while rest.len() > letters {
            lines.push(rest.drain(..letters).collect());
        }
        lines.push(rest.into_iter().collect());
    }
    if lines.len() > MOST_LINES {
        lines.truncate(MOST_LINES);
        if let Some(line) = lines.last_mut() {
            line.push('…');
        }
    }
    lines
}
