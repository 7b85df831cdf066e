//! Draws a whole table as SVG: four racks around a felt, the melds in front of their owners, the discards in the four
//! corners, and the stock and the indicator in the middle.

use std::collections::BTreeMap;

use super::parts::{DULL, GROUND, IVORY, cut, escaped};
use super::tile::{BRIGHT, Body, LOOSE, tile};
use super::{Picture, ShownPlace, ShownTile, rows};
use crate::tiles::Tile;

/// A table at one moment, from the point of view of the first player, who sits at the lower edge. The next player sits
/// on the right.
#[derive(Debug, Clone)]
pub struct TablePicture {
    /// The players in the order of play.
    pub seats: [SeatPicture; 4],
    /// How the tiles look at this table: their roles, the letters of their colours, and the indicator.
    pub look: Picture,
    /// The text above the indicator in the middle.
    pub indicator: String,
    /// The text about the stock in the middle.
    pub stock: String,
    /// The number of tiles in the stock.
    pub stock_left: usize,
}

/// One player of a table.
#[derive(Debug, Clone, Default)]
pub struct SeatPicture {
    /// The name, and what else the label of the rack says.
    pub label: String,
    /// True if it is this player's turn.
    pub on_turn: bool,
    /// The known tiles of the rack.
    pub rack: Vec<Tile>,
    /// How many tiles of the rack are unknown.
    pub hidden: usize,
    /// The melds with their numbers.
    pub melds: Vec<(u32, Vec<ShownPlace>)>,
    /// The discards that nobody took, the last one at the end.
    pub discards: Vec<Tile>,
    /// True if the last of these discards was thrown in the turn before.
    pub threw_last: bool,
}

/// The width and the height of the picture in pixels.
const PAGE: [usize; 2] = [1000, 800];

/// A rectangle in which rows of tiles are drawn. A row is centred. `sink` says where the rows are if they do not fill
/// the area: 0 at its upper edge, 1 at its lower edge.
struct Area {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
    sink: f32,
}

/// Where the things of one seat are: the rack, the label above it, the melds, and the discards, which lie in the corner
/// on the player's right.
struct SeatAreas {
    rack: Area,
    label: [usize; 2],
    melds: Area,
    corner: Area,
}

const AREAS: [SeatAreas; 4] = [
    SeatAreas {
        rack: Area { x: 72.0, y: 728.0, width: 856.0, height: 66.0, sink: 0.0 },
        label: [500, 720],
        melds: Area { x: 242.0, y: 508.0, width: 516.0, height: 186.0, sink: 1.0 },
        corner: Area { x: 768.0, y: 508.0, width: 112.0, height: 186.0, sink: 1.0 },
    },
    SeatAreas {
        rack: Area { x: 894.0, y: 192.0, width: 102.0, height: 440.0, sink: 0.0 },
        label: [945, 184],
        melds: Area { x: 636.0, y: 296.0, width: 244.0, height: 208.0, sink: 0.5 },
        corner: Area { x: 768.0, y: 106.0, width: 112.0, height: 186.0, sink: 0.0 },
    },
    SeatAreas {
        rack: Area { x: 72.0, y: 28.0, width: 856.0, height: 66.0, sink: 0.0 },
        label: [500, 20],
        melds: Area { x: 242.0, y: 106.0, width: 516.0, height: 186.0, sink: 0.0 },
        corner: Area { x: 120.0, y: 106.0, width: 112.0, height: 186.0, sink: 0.0 },
    },
    SeatAreas {
        rack: Area { x: 4.0, y: 192.0, width: 102.0, height: 440.0, sink: 0.0 },
        label: [55, 184],
        melds: Area { x: 120.0, y: 296.0, width: 244.0, height: 208.0, sink: 0.5 },
        corner: Area { x: 120.0, y: 508.0, width: 112.0, height: 186.0, sink: 1.0 },
    },
];

/// The width of a tile with the space beside it, and the height with the space below it, at full size.
const PITCH: [usize; 2] = [53, 92];
/// The width in front of a meld for its number, and the space behind it, at full size.
const NUMBER_WIDTH: usize = 34;
const MELD_GAP: usize = 12;

/// The scales of tiles to try, the largest first. The last one is used even if the tiles do not fit.
const SCALES: [f32; 11] = [0.72, 0.66, 0.6, 0.55, 0.5, 0.45, 0.41, 0.37, 0.33, 0.29, 0.25];
/// The largest scale of a tile that lies on the table. Tiles on a rack may be larger.
const ON_TABLE: f32 = 0.6;

/// The drawings of all tiles that occur in a document. Each is defined once and drawn by reference.
#[derive(Debug, Default)]
pub struct TileShapes(BTreeMap<String, String>);

impl TileShapes {
    /// Returns the definitions of the drawings, as an SVG element.
    pub fn defined(&self) -> String {
        let shape = |(name, drawn): (&String, &String)| {
            format!(
                "<g id=\"{name}\" fill=\"none\" stroke-width=\"2.5\" stroke-linecap=\"round\" \
                 stroke-linejoin=\"round\">{drawn}</g>\n"
            )
        };
        format!("<defs>\n{}</defs>", self.0.iter().map(shape).collect::<String>())
    }

    /// Returns the name of the drawing of a tile.
    fn tile(&mut self, shown: ShownTile, is_loose: bool) -> String {
        let stands_for = shown.stands_for.map(|face| format!("-{face}")).unwrap_or_default();
        let okey = if shown.okey { "o" } else { "" };
        let loose = if is_loose { "l" } else { "m" };
        // An asterisk would have to be escaped in a style sheet.
        let name = format!("{loose}{}{okey}{stands_for}", shown.tile).replace('*', "j");
        let body: &Body = if is_loose { &LOOSE } else { &BRIGHT };
        self.0.entry(name.clone()).or_insert_with(|| tile(shown, body));
        name
    }

    /// Returns the name of the drawing of a tile that is face down.
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

/// A block of tiles that stay next to each other: a meld with its number, or one tile.
#[derive(Default)]
struct TileBlock {
    number: Option<u32>,
    /// The names of the drawings, each with further attributes.
    tiles: Vec<(String, String)>,
}

impl TileBlock {
    fn width(&self) -> usize {
        let around = if self.number.is_some() { NUMBER_WIDTH + MELD_GAP } else { 0 };
        self.tiles.len() * PITCH[0] + around
    }
}

impl Area {
    /// Draws blocks in rows, at the largest scale of at most `most` at which they fit.
    fn drawn(&self, blocks: &[TileBlock], most: f32) -> String {
        let layout = |scale: f32| {
            let room = (self.width / scale) as usize;
            (scale, rows(blocks, |block| block.width(), 0, room))
        };
        let height = |scale: f32, rows: usize| scale * (rows * PITCH[1]) as f32;
        let mut layouts = SCALES.into_iter().filter(|&scale| scale <= most).map(layout);
        let fits = |(scale, rows): &(f32, Vec<Vec<&TileBlock>>)| height(*scale, rows.len()) <= self.height;
        let smallest = layout(SCALES[SCALES.len() - 1]);
        let (scale, rows) = layouts.find(fits).unwrap_or(smallest);
        let mut y = self.y + self.sink * (self.height - height(scale, rows.len())).max(0.0);
        let mut drawn = String::new();
        for row in rows {
            let width: usize = row.iter().map(|block| block.width()).sum();
            let mut x = self.x + (self.width - scale * width as f32) / 2.0;
            for block in row {
                drawn += &block.drawn(x, y, scale);
                x += scale * block.width() as f32;
            }
            y += scale * PITCH[1] as f32;
        }
        drawn
    }
}

impl TileBlock {
    fn drawn(&self, mut x: f32, y: f32, scale: f32) -> String {
        let mut drawn = String::new();
        if let Some(number) = self.number {
            x += scale * NUMBER_WIDTH as f32;
            let size = (scale * 26.0).max(11.0);
            drawn += &format!(
                "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"{size:.1}\" text-anchor=\"end\">{number}</text>\n",
                x - scale * 5.0,
                y + scale * 46.0
            );
        }
        for (name, data) in &self.tiles {
            drawn += &format!("<use href=\"#{name}\"{data} transform=\"translate({x:.1} {y:.1})scale({scale})\"/>\n");
            if data.contains("data-last") {
                drawn += &format!(
                    "<rect width=\"50\" height=\"80\" rx=\"8\" fill=\"none\" stroke=\"{TURN}\" stroke-width=\"5\" \
                     transform=\"translate({x:.1} {y:.1})scale({scale})\"/>\n"
                );
            }
            x += scale * PITCH[0] as f32;
        }
        drawn
    }
}

impl TablePicture {
    /// Returns the table as a self-contained SVG picture. Title and description are for screen readers.
    ///
    /// Every tile has its name in `data-tile`. The last discard also has `data-last`.
    pub fn svg(&self, title: &str, description: &str) -> String {
        let mut shapes = TileShapes::default();
        let drawn = self.drawn(&mut shapes);
        self.page(title, description, &format!("{}\n{drawn}", shapes.defined()))
    }

    /// Returns the table as an SVG picture for a document that contains the definitions of `shapes`.
    pub fn svg_with(&self, shapes: &mut TileShapes, title: &str, description: &str) -> String {
        let drawn = self.drawn(shapes);
        self.page(title, description, &drawn)
    }

    fn page(&self, title: &str, description: &str, drawn: &str) -> String {
        let [width, height] = PAGE;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 \
             {width} {height}\">\n<title>{}</title>\n<desc>{}</desc>\n{drawn}</svg>\n",
            escaped(&cut(title)),
            escaped(&cut(description)),
        )
    }

    fn drawn(&self, shapes: &mut TileShapes) -> String {
        let [width, height] = PAGE;
        let mut drawn = format!(
            "<rect width=\"{width}\" height=\"{height}\" rx=\"18\" fill=\"#3b2617\"/>\n\
             <rect x=\"112\" y=\"98\" width=\"776\" height=\"604\" rx=\"26\" fill=\"{GROUND}\"/>\n\
             <g font-family=\"system-ui, sans-serif\" fill=\"{IVORY}\">\n"
        );
        for (seat, areas) in self.seats.iter().zip(&AREAS) {
            drawn += &self.seat(seat, areas, shapes);
        }
        drawn += &self.middle(shapes);
        drawn + "</g>\n"
    }

    fn seat(&self, seat: &SeatPicture, areas: &SeatAreas, shapes: &mut TileShapes) -> String {
        let SeatAreas { rack, label: [x, y], melds, corner } = areas;
        let (weight, ink) = if seat.on_turn { (" font-weight=\"bold\"", TURN) } else { ("", IVORY) };
        let mut drawn = format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"16\" text-anchor=\"middle\" fill=\"{ink}\"{weight}>{}</text>\n",
            escaped(&shortened(&seat.label))
        );
        if seat.on_turn {
            drawn += &format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"8\" fill=\"none\" stroke=\"{TURN}\" \
                 stroke-width=\"2.5\" data-turn=\"yes\"/>\n",
                rack.x - 2.0,
                rack.y - 3.0,
                rack.width + 4.0,
                rack.height + 6.0
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
            let tiles = places.iter().filter_map(|&place| {
                let (shown, tile) = match place {
                    ShownPlace::Held(placed) => (self.look.placed(placed), placed.tile),
                    ShownPlace::Undeclared(tile) => (self.look.undeclared(tile), tile),
                    ShownPlace::Missing(_) => return None,
                };
                Some((shapes.tile(shown, false), format!(" data-tile=\"{tile}\"")))
            });
            TileBlock { number: Some(*number), tiles: tiles.collect() }
        };
        let laid: Vec<TileBlock> = seat.melds.iter().map(meld).collect();
        drawn += &rack.drawn(&held, SCALES[0]);
        drawn += &melds.drawn(&laid, ON_TABLE);
        drawn + &corner.drawn(&thrown, ON_TABLE)
    }

    /// Draws the indicator and the stock in the middle of the table.
    fn middle(&self, shapes: &mut TileShapes) -> String {
        let mut drawn = String::new();
        let text = |x: usize, y: usize, text: &str| {
            format!("<text x=\"{x}\" y=\"{y}\" font-size=\"16\" text-anchor=\"middle\">{}</text>\n", escaped(text))
        };
        if let Some(face) = self.look.indicator {
            let name = shapes.tile(self.look.apart(face.into()), false);
            drawn += &text(450, 352, &self.indicator);
            drawn += &format!("<use href=\"#{name}\" data-indicator=\"{face}\" transform=\"translate(425 364)\"/>\n");
        }
        drawn += &text(550, 352, &self.stock);
        if self.stock_left > 0 {
            let name = shapes.back();
            for step in [8, 4, 0] {
                drawn += &format!("<use href=\"#{name}\" transform=\"translate({} {})\"/>\n", 525 + step, 364 + step);
            }
        }
        drawn
    }
}

/// The colour that marks the player on turn.
const TURN: &str = "#ffdf7a";

/// Shortens a label that would not fit next to a rack.
fn shortened(label: &str) -> String {
    const LONGEST: usize = 13;
    match label.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &label[..end]),
        None => label.to_owned(),
    }
}
