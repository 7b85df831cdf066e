//! Draws a whole table as SVG: the four racks at the edges, the melds in front of their owners, the discards in the
//! four corners, and the stock and the indicator in the middle. All lengths and coordinates are in pixels.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::parts::{DULL, GROUND, IVORY, cut_after, described_svg, escaped};
use super::tile::{BRIGHT, Body, LOOSE, tile};
use super::{Picture, ShownPlace, ShownTile, rows};
use crate::tiles::Tile;

/// A table at one moment. The first player sits at the lower edge, and the next player on the right.
#[derive(Debug, Clone)]
pub struct TablePicture {
    pub seats: [SeatPicture; 4],
    /// The `roles`, `letters` and `indicator` of this picture decide how the tiles are drawn. Its melds are not drawn.
    pub look: Picture,
    /// The text above the indicator in the middle.
    pub indicator: String,
    /// The text above the stock.
    pub stock: String,
    pub stock_left: usize,
}

#[derive(Debug, Clone, Default)]
pub struct SeatPicture {
    /// The text above the rack: the player's name and further facts.
    pub label: String,
    /// True if it is this player's turn.
    pub on_turn: bool,
    /// The known tiles of the rack.
    pub rack: Vec<Tile>,
    /// The number of unknown tiles on the rack.
    pub hidden: usize,
    /// The melds with their numbers.
    pub melds: Vec<(u32, Vec<ShownPlace>)>,
    /// The discards that no player took, from first to last.
    pub discards: Vec<Tile>,
    /// True if the last entry of `discards` is the latest discard at the table.
    pub threw_last: bool,
}

/// The width and the height of the picture.
const PAGE: [usize; 2] = [1000, 800];

/// A rectangle in which centred rows of tiles are drawn. `sink` is their vertical position: 0 at the upper edge, 100 at
/// the lower edge.
struct Area {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
    sink: usize,
}

/// The areas of one player. The corner on the player's right is for the discards.
struct SeatAreas {
    rack: Area,
    label: [usize; 2],
    melds: Area,
    corner: Area,
}

const AREAS: [SeatAreas; 4] = [
    SeatAreas {
        rack: Area { x: 72, y: 728, width: 856, height: 66, sink: 0 },
        label: [500, 720],
        melds: Area { x: 242, y: 508, width: 516, height: 186, sink: 100 },
        corner: Area { x: 768, y: 508, width: 112, height: 186, sink: 100 },
    },
    SeatAreas {
        rack: Area { x: 894, y: 192, width: 102, height: 440, sink: 0 },
        label: [945, 184],
        melds: Area { x: 636, y: 296, width: 244, height: 208, sink: 50 },
        corner: Area { x: 768, y: 106, width: 112, height: 186, sink: 0 },
    },
    SeatAreas {
        rack: Area { x: 72, y: 28, width: 856, height: 66, sink: 0 },
        label: [500, 20],
        melds: Area { x: 242, y: 106, width: 516, height: 186, sink: 0 },
        corner: Area { x: 120, y: 106, width: 112, height: 186, sink: 0 },
    },
    SeatAreas {
        rack: Area { x: 4, y: 192, width: 102, height: 440, sink: 0 },
        label: [55, 184],
        melds: Area { x: 120, y: 296, width: 244, height: 208, sink: 50 },
        corner: Area { x: 120, y: 508, width: 112, height: 186, sink: 100 },
    },
];

/// The distance, at full size, from one tile to the next on its right, and to the tile below.
const PITCH: [usize; 2] = [53, 92];
/// The width, at full size, of the meld's number (1, 2, …) before the meld.
const NUMBER_WIDTH: usize = 34;
/// The space after a meld, at full size.
const MELD_GAP: usize = 12;

/// The scales of tiles to try, in percent. The last one is used even if the tiles do not fit.
const SCALES: [usize; 11] = [72, 66, 60, 55, 50, 45, 41, 37, 33, 29, 25];
/// The largest scale, in percent, of a tile on the table. Tiles on a rack may be larger.
const ON_TABLE: usize = 60;

/// Formats hundredths of a pixel as a decimal number.
fn decimal(hundredths: usize) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// The drawings of the tiles of a document, by SVG id. Each is defined once and drawn by reference.
#[derive(Debug, Default)]
pub struct TileShapes(BTreeMap<String, String>);

impl TileShapes {
    /// Returns the definitions of the drawings as an SVG element.
    pub fn defined(&self) -> String {
        let shape = |(name, drawn): (&String, &String)| {
            format!(
                "<g id=\"{name}\" fill=\"none\" stroke-width=\"2.5\" stroke-linecap=\"round\" \
                 stroke-linejoin=\"round\">{drawn}</g>\n"
            )
        };
        format!("<defs>\n{}</defs>", self.0.iter().map(shape).collect::<String>())
    }

    /// Returns the SVG id of a tile, and defines its drawing if it is new.
    fn tile(&mut self, shown: ShownTile, is_loose: bool) -> String {
        let stands_for = shown.stands_for.map(|face| format!("-{face}")).unwrap_or_default();
        let okey = if shown.okey { "o" } else { "" };
        let loose = if is_loose { "l" } else { "m" };
        // A style sheet would have to escape the asterisk of `J*`.
        let name = format!("{loose}{}{okey}{stands_for}", shown.tile).replace('*', "j");
        let body: &Body = if is_loose { &LOOSE } else { &BRIGHT };
        self.0.entry(name.clone()).or_insert_with(|| tile(shown, body));
        name
    }

    /// Returns the SVG id of a tile that is face down.
    fn back(&mut self) -> String {
        let name = "back".to_owned();
        self.0.entry(name.clone()).or_insert_with(|| {
            format!(
                "<rect y=\"8\" width=\"50\" height=\"72\" rx=\"8\" fill=\"#a89a76\"/><rect width=\"50\" height=\"76\" rx=\"8\" \
                 fill=\"{DULL}\"/><rect x=\"8\" y=\"8\" width=\"34\" height=\"60\" rx=\"5\" stroke=\"#a89a76\"/>"
            )
        });
        name
    }
}

/// Tiles that stay next to each other: a meld with its number, or one tile.
#[derive(Default)]
struct TileBlock {
    number: Option<u32>,
    /// The SVG id of each tile, and further attributes such as `data-tile`.
    tiles: Vec<(String, String)>,
}

impl TileBlock {
    fn width(&self) -> usize {
        let around = if self.number.is_some() { NUMBER_WIDTH + MELD_GAP } else { 0 };
        self.tiles.len() * PITCH[0] + around
    }
}

impl Area {
    /// Draws blocks of tiles in rows, at the largest of the [`SCALES`] up to `most` at which they fit.
    fn draw(&self, blocks: &[TileBlock], most: usize, drawn: &mut String) {
        let layout = |scale: usize| (scale, rows(blocks, |block| block.width(), 0, 100 * self.width / scale));
        let height = |scale: usize, rows: usize| scale * rows * PITCH[1];
        let mut layouts = SCALES.into_iter().filter(|&scale| scale <= most).map(layout);
        let fits = |(scale, rows): &(usize, Vec<Vec<&TileBlock>>)| {
            height(*scale, rows.len()) <= 100 * self.height
                && rows.iter().flatten().all(|block| scale * block.width() <= 100 * self.width)
        };
        let (scale, rows) = layouts.find(fits).unwrap_or_else(|| layout(SCALES[SCALES.len() - 1]));
        let below = (100 * self.height).saturating_sub(height(scale, rows.len()));
        let mut y = 100 * self.y + self.sink * below / 100;
        for row in rows {
            let width: usize = row.iter().map(|block| scale * block.width()).sum();
            let mut x = 100 * self.x + (100 * self.width).saturating_sub(width) / 2;
            for block in row {
                block.draw([x, y], scale, drawn);
                x += scale * block.width();
            }
            y += scale * PITCH[1];
        }
    }
}

impl TileBlock {
    /// Draws the block with its upper left corner at `[x, y]`, in hundredths of a pixel.
    fn draw(&self, [mut x, y]: [usize; 2], scale: usize, drawn: &mut String) {
        if let Some(number) = self.number {
            x += scale * NUMBER_WIDTH;
            let (right, lower, size) = (decimal(x - scale * 5), decimal(y + scale * 46), decimal(scale * 26));
            let _ = writeln!(
                drawn,
                r#"<text x="{right}" y="{lower}" font-size="{size}" text-anchor="end">{number}</text>"#
            );
        }
        for (name, data) in &self.tiles {
            let transform = format!("translate({} {})scale({})", decimal(x), decimal(y), decimal(scale));
            let _ = writeln!(drawn, r##"<use href="#{name}"{data} transform="{transform}"/>"##);
            if data.contains("data-last") {
                let _ = writeln!(
                    drawn,
                    r#"<rect width="50" height="80" rx="8" fill="none" stroke="{TURN}" stroke-width="5" transform="{transform}"/>"#
                );
            }
            x += scale * PITCH[0];
        }
    }
}

impl TablePicture {
    /// Returns the table as a self-contained SVG picture. The title and the description are for screen readers.
    ///
    /// Every tile has its name in `data-tile`. The last discard also has `data-last`.
    pub fn svg(&self, title: &str, description: &str) -> String {
        let mut shapes = TileShapes::default();
        let drawn = self.drawn(&mut shapes);
        described_svg(PAGE, title, description, &format!("{}\n{drawn}", shapes.defined()))
    }

    /// Returns the table as an SVG picture that refers to `shapes`, and adds missing drawings there. The document must
    /// also contain [`TileShapes::defined`].
    pub(crate) fn svg_with(&self, shapes: &mut TileShapes, title: &str, description: &str) -> String {
        let drawn = self.drawn(shapes);
        described_svg(PAGE, title, description, &drawn)
    }

    fn drawn(&self, shapes: &mut TileShapes) -> String {
        let [width, height] = PAGE;
        let mut drawn = format!(
            "<rect width=\"{width}\" height=\"{height}\" rx=\"18\" fill=\"#3b2617\"/>\n\
             <rect x=\"112\" y=\"98\" width=\"776\" height=\"604\" rx=\"26\" fill=\"{GROUND}\"/>\n\
             <g font-family=\"system-ui, sans-serif\" fill=\"{IVORY}\">\n"
        );
        for (seat, areas) in self.seats.iter().zip(&AREAS) {
            self.draw_seat(seat, areas, shapes, &mut drawn);
        }
        self.draw_middle(shapes, &mut drawn);
        drawn + "</g>\n"
    }

    fn draw_seat(&self, seat: &SeatPicture, areas: &SeatAreas, shapes: &mut TileShapes, drawn: &mut String) {
        let SeatAreas { rack, label: [x, y], melds, corner } = areas;
        let (weight, ink) = if seat.on_turn { (r#" font-weight="bold""#, TURN) } else { ("", IVORY) };
        let label = escaped(&cut_after(&seat.label, LONGEST_LABEL));
        let _ = writeln!(
            drawn,
            r#"<text x="{x}" y="{y}" font-size="16" text-anchor="middle" fill="{ink}"{weight}>{label}</text>"#
        );
        if seat.on_turn {
            let [x, y, width, height] = [rack.x - 2, rack.y - 3, rack.width + 4, rack.height + 6];
            let _ = writeln!(
                drawn,
                r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="none" stroke="{TURN}" stroke-width="2.5" data-turn="yes"/>"#
            );
        }
        let mut alone = |tile: Tile, data: &str| TileBlock {
            tiles: vec![(shapes.tile(self.look.apart(tile), true), format!(" data-tile=\"{tile}\"{data}"))],
            number: None,
        };
        let mut held: Vec<TileBlock> = seat.rack.iter().map(|&tile| alone(tile, "")).collect();
        let last = seat.discards.len().checked_sub(1).filter(|_| seat.threw_last);
        let last = |at: usize| if last == Some(at) { " data-last=\"yes\"" } else { "" };
        let thrown: Vec<TileBlock> =
            seat.discards.iter().enumerate().map(|(at, &tile)| alone(tile, last(at))).collect();
        held.extend((0..seat.hidden).map(|_| TileBlock { tiles: vec![(shapes.back(), String::new())], number: None }));
        let meld = |(number, places): &(u32, Vec<ShownPlace>)| {
            let shown = places.iter().filter_map(|&place| self.look.shown(place).ok());
            let tiles = shown.map(|shown| (shapes.tile(shown, false), format!(" data-tile=\"{}\"", shown.tile)));
            TileBlock { number: Some(*number), tiles: tiles.collect() }
        };
        let laid: Vec<TileBlock> = seat.melds.iter().map(meld).collect();
        rack.draw(&held, SCALES[0], drawn);
        melds.draw(&laid, ON_TABLE, drawn);
        corner.draw(&thrown, ON_TABLE, drawn);
    }

    /// Draws the indicator and the stock in the middle of the table.
    fn draw_middle(&self, shapes: &mut TileShapes, drawn: &mut String) {
        let text = |x: usize, text: &str| {
            format!("<text x=\"{x}\" y=\"352\" font-size=\"16\" text-anchor=\"middle\">{}</text>\n", escaped(text))
        };
        if let Some(face) = self.look.indicator {
            let name = shapes.tile(self.look.apart(face.into()), false);
            drawn.push_str(&text(450, &self.indicator));
            let _ =
                writeln!(drawn, r##"<use href="#{name}" data-indicator="{face}" transform="translate(425 364)"/>"##);
        }
        drawn.push_str(&text(550, &self.stock));
        if self.stock_left > 0 {
            let name = shapes.back();
            for [x, y] in [[533, 372], [529, 368], [525, 364]] {
                let _ = writeln!(drawn, r##"<use href="#{name}" transform="translate({x} {y})"/>"##);
            }
        }
    }
}

/// The colour that marks the last discard, and the player whose turn it is.
const TURN: &str = "#ffdf7a";

/// The maximum number of characters of a label next to a rack.
const LONGEST_LABEL: usize = 13;
