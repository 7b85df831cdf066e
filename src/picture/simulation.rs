//! Draws the results of a simulation: the points and the wins of each kind of player with their standard errors, and how
//! long the hands were.

use super::parts::{escaped, shortened, titled_svg};
use crate::game::float;

const WIDTH: f64 = 760.0;
/// The maximum width of a name, in columns of a terminal.
const COLUMNS: usize = 22;
/// For the columns of the points and of the wins, and for the chart of the lengths: the left and the right edge in
/// pixels.
const POINTS: [f64; 2] = [220.0, 460.0];
const WINS: [f64; 2] = [510.0, 730.0];
const LENGTHS: [f64; 2] = [60.0, 730.0];
/// The height of the row of one kind of player.
const ROW: f64 = 38.0;
const FIRST_ROW: f64 = 100.0;
/// The height in pixels of the longest bar in the chart of the lengths.
const BARS: f64 = 150.0;
/// The maximum number of bars in the chart of the lengths.
const MOST_BARS: usize = 40;

/// The colour of each kind of player.
const COLOURS: [&str; 4] = ["#0062a3", "#b84a00", "#00775a", "#8a3d72"];

/// A mean and its standard error, which is `None` if it is unknown.
pub type MeanWithError = (f64, Option<f64>);

/// The results of one kind of player.
#[derive(Debug, Clone, PartialEq)]
pub struct SimulatedKind {
    /// The name of this kind of player.
    pub name: String,
    /// The mean number of points per hand.
    pub points: MeanWithError,
    /// The mean number of wins per hand.
    pub wins: MeanWithError,
}

/// The texts of the picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulationTexts {
    /// The title of the picture.
    pub title: String,
    /// The heading above the points.
    pub points: String,
    /// The heading above the wins.
    pub wins: String,
    /// The heading above the bars, which show the lengths of the hands.
    pub lengths: String,
    /// The decimal sign of the language.
    pub point: char,
}

/// Returns a picture of a simulation as SVG. `lengths` has the number of hands with 0 turns, with 1 turn and so on.
pub fn simulation_svg(texts: &SimulationTexts, kinds: &[SimulatedKind], lengths: &[usize]) -> String {
    let written = |number: f64| format!("{}", (number * 1e6).round() / 1e6).replace('.', &texts.point.to_string());
    let bottom = FIRST_ROW + ROW * float(kinds.len());
    let mut drawn = Vec::new();
    for (at, kind) in kinds.iter().enumerate() {
        drawn.push(label(20.0, row(at) + 5.0, "start", &shortened(&kind.name, COLUMNS)));
    }
    let points: Vec<MeanWithError> = kinds.iter().map(|kind| kind.points).collect();
    let wins: Vec<MeanWithError> = kinds.iter().map(|kind| kind.wins).collect();
    for (edges, heading, means) in [(POINTS, &texts.points, points), (WINS, &texts.wins, wins)] {
        drawn.push(label(edges[0], FIRST_ROW - 34.0, "start", heading));
        drawn.push(panel(edges, bottom, &means, written));
    }
    let base = bottom + 90.0 + BARS;
    drawn.push(label(LENGTHS[0], bottom + 70.0, "start", &texts.lengths));
    drawn.push(bars(base, lengths));
    titled_svg([WIDTH, base + 44.0], &texts.title, &drawn.join("\n"))
}

/// Returns the y coordinate of the row of the player with this index.
fn row(at: usize) -> f64 {
    FIRST_ROW + ROW * (float(at) + 0.5)
}

/// Draws one mean for each kind of player, from left to right, with a bar of one standard error on each side.
fn panel([left, right]: [f64; 2], bottom: f64, means: &[MeanWithError], written: impl Fn(f64) -> String) -> String {
    let ends = means.iter().flat_map(|&(mean, error)| {
        let error = error.unwrap_or(0.0);
        [mean - error, mean + error]
    });
    // The axis contains 0, so that the picture does not exaggerate a difference.
    let (least, most) = ends.fold((0.0_f64, 0.0_f64), |(least, most), end| (least.min(end), most.max(end)));
    let step = step(most - least);
    let start = (least / step).floor();
    let end = (most / step).ceil().max(start + 1.0);
    let x = |value: f64| left + (right - left) * (value / step - start) / (end - start);
    let mut drawn = Vec::new();
    let mut tick = start;
    while tick <= end {
        let value = tick * step;
        let width = if value == 0.0 { 2 } else { 1 };
        let at = x(value);
        drawn.push(format!(
            "<path d=\"M{at:.1} {:.1}V{bottom:.1}\" stroke=\"#8a8f94\" stroke-width=\"{width}\"/>",
            FIRST_ROW - 8.0
        ));
        drawn.push(label(at, bottom + 20.0, "middle", &written(value)));
        tick += 1.0;
    }
    for (at, (&(mean, error), colour)) in means.iter().zip(COLOURS.iter().cycle()).enumerate() {
        let (y, error) = (row(at), error.unwrap_or(0.0));
        let [from, to] = [x(mean - error), x(mean + error)];
        drawn.push(format!(
            "<g fill=\"{colour}\" stroke=\"{colour}\"><path d=\"M{from:.1} {y}H{to:.1}M{from:.1} {:.1}v12M{to:.1} {:.1}v12\" \
             stroke-width=\"2\"/><circle cx=\"{:.1}\" cy=\"{y}\" r=\"5\" stroke=\"none\"/></g>",
            y - 6.0,
            y - 6.0,
            x(mean)
        ));
    }
    drawn.join("\n")
}

/// Draws the lengths of the hands as bars. `base` is the y coordinate of their lower ends. If there are many different
/// lengths, neighbouring lengths share a bar.
fn bars(base: f64, lengths: &[usize]) -> String {
    let Some(first) = lengths.iter().position(|&hands| hands > 0) else { return String::new() };
    let lengths = lengths.get(first..).unwrap_or_default();
    let each = lengths.len().div_ceil(MOST_BARS).max(1);
    let sums: Vec<usize> = lengths.chunks(each).map(|chunk| chunk.iter().sum()).collect();
    let most = float(sums.iter().copied().max().unwrap_or(1)).max(1.0);
    let [left, right] = LENGTHS;
    let width = ((right - left) / float(sums.len())).min(60.0);
    let every_nth = sums.len().div_ceil(14).max(1);
    let mut drawn = vec![format!("<path d=\"M{left} {base:.1}H{right}\" stroke=\"#8a8f94\" stroke-width=\"2\"/>")];
    for (at, &hands) in sums.iter().enumerate() {
        let (x, height) = (left + width * float(at), BARS * float(hands) / most);
        if hands > 0 {
            drawn.push(format!(
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"#5b6770\"/>",
                x + 1.0,
                base - height,
                width - 2.0
            ));
        }
        if at % every_nth == 0 {
            let from = first + at * each;
            let turns = if each > 1 { format!("{from}–{}", from + each - 1) } else { from.to_string() };
            drawn.push(label(x + width / 2.0, base + 20.0, "middle", &turns));
        }
    }
    let highest = sums.iter().max().copied().unwrap_or(0);
    drawn.push(label(left - 8.0, base - BARS + 5.0, "end", &highest.to_string()));
    drawn.push(label(left - 8.0, base + 5.0, "end", "0"));
    drawn.join("\n")
}

fn label(x: f64, y: f64, anchor: &str, text: &str) -> String {
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>", escaped(text))
}

/// Returns a round distance between two lines of the grid, so that there are about four of them.
fn step(range: f64) -> f64 {
    let range = if range > 0.0 { range } else { 1.0 };
    let unit = 10.0_f64.powf((range / 4.0).log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * unit).find(|step| range / step <= 4.0).unwrap_or(unit * 10.0)
}
