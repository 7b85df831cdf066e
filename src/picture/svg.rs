//! The picture as an SVG file that needs nothing else: no font, no script, no network.

use super::tile::{BRIGHT, DULL, FOOT, HEIGHT, WIDTH, ghost, signs, tile};
use super::xml::escaped;
use super::{Cell, Picture, Useful, pieces, rows};

const MARGIN: usize = 26;
/// Room for a run of 14 and for four melds of 14 tiles side by side.
const ROW: usize = 760;
/// Between tiles of a meld.
const JOINT: usize = 2;
const MELD_GAP: usize = 20;
const LOOSE_GAP: usize = 6;
/// From the top of a row of tiles to the next.
const PITCH: usize = HEIGHT + FOOT + 14;
/// The most tiles of a row, in a meld or loose.
const TILES: usize = 14;

/// The width a useful tile takes, its gap included.
const SMALL_PITCH: usize = 42;
const SMALL_HEIGHT: usize = 70;
const SMALL_TILES: usize = 18;

/// What is drawn so far, and how far it reaches.
#[derive(Default)]
struct Page {
    drawn: String,
    width: usize,
    y: usize,
}

impl Page {
    /// Draws something with a name, its upper left corner at `x` in the row being drawn.
    fn put(&mut self, x: usize, scale: &str, data: &str, what: &str) {
        let at = format!("translate({} {}){scale}", MARGIN + x, MARGIN + self.y);
        self.drawn.push_str(&format!(r#"<g {data} transform="{at}">{what}</g>"#));
    }

    fn reach(&mut self, width: usize) {
        self.width = self.width.max(width);
    }
}

/// The width of tiles side by side.
const fn breadth(tiles: usize, gap: usize) -> usize {
    tiles * (WIDTH + gap) - gap
}

impl Picture {
    /// The picture as SVG.
    ///
    /// The title and the description tell those who cannot see it what it shows. They may come from anywhere: what
    /// would not be plain text is escaped or replaced, and a text of more than 1000 characters is cut.
    /// Every tile of the hand is a group with its name in `data-tile`; a missing one has `data-missing` instead, a
    /// useful one `data-useful` and `data-left`.
    #[must_use]
    pub fn svg(&self, title: &str, description: &str) -> String {
        let mut page = Page { width: breadth(3, JOINT), ..Page::default() };
        self.draw_melds(&mut page);
        self.draw_loose(&mut page);
        self.draw_useful(&mut page);
        let Page { drawn, width, y } = page;
        let (width, height) = (width + 2 * MARGIN, y + 2 * MARGIN - 14);
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" viewBox="0 0 {width} {height}">
<title>{}</title>
<desc>{}</desc>
<rect width="{width}" height="{height}" rx="18" fill="#1f5c4a"/>
<g fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">{drawn}
</g>
</svg>
"##,
            escaped(title),
            escaped(description)
        )
    }

    fn draw_melds(&self, page: &mut Page) {
        let melds = self.melds.iter().flat_map(|meld| pieces(meld, TILES));
        for row in rows(melds, |meld| breadth(meld.len(), JOINT), MELD_GAP, ROW) {
            let mut x = 0;
            for meld in row {
                for cell in meld {
                    page.drawn.push('\n');
                    match *cell {
                        Cell::Held(placed) => {
                            let data = format!(r#"data-tile="{}""#, placed.tile);
                            page.put(x, "", &data, &tile(self.placed(placed), &BRIGHT));
                        }
                        Cell::Missing(face) => page.put(x, "", &format!(r#"data-missing="{face}""#), &ghost(face)),
                    }
                    x += WIDTH + JOINT;
                }
                x += MELD_GAP - JOINT;
            }
            page.reach(x - MELD_GAP);
            page.y += PITCH;
        }
    }

    /// Loose tiles lie on a darker ground.
    fn draw_loose(&self, page: &mut Page) {
        let rows: Vec<&[crate::tile::Tile]> = pieces(&self.loose, TILES).collect();
        let Some(first) = rows.first() else { return };
        page.y += 6;
        let width = breadth(first.len(), LOOSE_GAP);
        page.reach(width);
        page.drawn.push_str(&format!(
            r##"<rect x="{}" y="{}" width="{}" height="{}" rx="14" fill="#000" fill-opacity=".22"/>"##,
            MARGIN - 12,
            MARGIN + page.y - 12,
            width + 24,
            rows.len() * PITCH + 12
        ));
        for row in rows {
            for (at, &loose) in row.iter().enumerate() {
                page.drawn.push('\n');
                let data = format!(r#"data-tile="{loose}""#);
                page.put(at * (WIDTH + LOOSE_GAP), "", &data, &tile(self.apart(loose), &DULL));
            }
            page.y += PITCH;
        }
        page.y += 10;
    }

    /// Useful tiles are small, with their copies below.
    fn draw_useful(&self, page: &mut Page) {
        for row in pieces(&self.useful, SMALL_TILES) {
            for (at, &Useful { tile: useful, left }) in row.iter().enumerate() {
                let x = at * SMALL_PITCH;
                page.drawn.push('\n');
                let data = format!(r#"data-useful="{useful}" data-left="{left}""#);
                let copies = format!(r##"<g stroke="#fdf8e8">{}</g>"##, signs(&format!("×{left}"), 24, 88, "1"));
                page.put(x, "scale(.64)", &data, &(tile(self.apart(useful), &BRIGHT) + &copies));
            }
            page.reach(row.len() * SMALL_PITCH);
            page.y += SMALL_HEIGHT;
        }
    }
}
