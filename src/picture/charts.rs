//! Draws two charts as SVG: the running totals of a score sheet, and the results of a simulation with their standard
//! errors. All lengths and coordinates are in pixels.

use super::parts::{escaped, shortened, titled_svg};
use crate::game::float;
use crate::sort;

/// The colours of the lines, and of the kinds of player.
const COLOURS: [&str; 4] = ["#0062a3", "#b84a00", "#00775a", "#8a3d72"];

/// The width and the height of the chart of totals.
const SIZE: [i64; 2] = [720, 430];
/// The edges of the area in which the lines are drawn. The names of the lines are right of it.
const LEFT: i64 = 64;
const RIGHT: i64 = 550;
const TOP: i64 = 62;
const BOTTOM: i64 = 372;
/// The minimum distance between the names of two lines.
const LEADING: i64 = 20;
/// The maximum width of a name with its total, in characters. Wide characters such as emoji count twice.
const TOTAL_COLUMNS: usize = 18;
/// The maximum number of hands that are numbered below the lines.
const MOST_NUMBERS: usize = 16;

/// The dash patterns of the lines, for black-and-white prints.
const DASHES: [&str; 4] = ["none", "9 4", "2 4", "12 3 2 3"];

/// The running totals of one player or team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TotalsLine {
    pub name: String,
    /// The total before the first hand, and after each hand.
    pub totals: Vec<i64>,
}

/// Returns a chart of the running totals. `hand` is the name of the horizontal axis, and `numbers` are the numbers of
/// the hands.
pub fn totals_svg(title: &str, hand: &str, numbers: &[u32], lines: &[TotalsLine]) -> String {
    let hands = numbers.len();
    let every = || lines.iter().flat_map(|line| line.totals.iter().copied());
    let (least, most) = (every().min().unwrap_or(0), every().max().unwrap_or(0));
    let step = whole_step(most - least);
    let (least, most) = (least.div_euclid(step) * step, (most + step - 1).div_euclid(step) * step);
    let most = most.max(least + step);
    let x = |at: usize| LEFT + (RIGHT - LEFT) * whole(at) / whole(hands.max(1));
    let y = |total: i64| BOTTOM - (BOTTOM - TOP) * (total - least) / (most - least);
    let mut drawn = Vec::new();
    let mut at = least;
    while at <= most {
        let y = y(at);
        drawn.push(format!(
            "<path d=\"M{LEFT} {y}H{RIGHT}\" stroke=\"#8a8f94\" stroke-width=\"{}\"/>\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{at}</text>",
            if at == 0 { 2 } else { 1 },
            LEFT - 10,
            y + 5
        ));
        at += step;
    }
    let every_nth = hands.div_ceil(MOST_NUMBERS).max(1);
    for (at, number) in numbers.iter().enumerate().skip(every_nth - 1).step_by(every_nth) {
        drawn.push(format!("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{number}</text>", x(at + 1), BOTTOM + 22));
    }
    let middle = i64::midpoint(LEFT, RIGHT);
    drawn.push(format!("<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{}</text>", BOTTOM + 46, escaped(hand)));
    for ((line, label), (colour, dashes)) in lines.iter().zip(labels(lines, y)).zip(COLOURS.iter().zip(&DASHES).cycle())
    {
        let points: Vec<String> =
            line.totals.iter().enumerate().map(|(at, &total)| format!("{},{}", x(at), y(total))).collect();
        let dots: Vec<String> = line
            .totals
            .iter()
            .enumerate()
            .map(|(at, &total)| format!("<circle cx=\"{}\" cy=\"{}\" r=\"3.5\"/>", x(at), y(total)))
            .collect();
        let end = line.totals.last().copied().unwrap_or(0);
        let name = shortened(&line.name, TOTAL_COLUMNS.saturating_sub(end.to_string().len() + 1));
        drawn.push(format!(
            "<g fill=\"{colour}\"><polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\" \
             stroke-dasharray=\"{dashes}\"/>{}<text x=\"{}\" y=\"{}\">{} {end}</text></g>",
            points.join(" "),
            dots.concat(),
            x(line.totals.len().saturating_sub(1)) + 12,
            label + 5,
            escaped(&name)
        ));
    }
    titled_svg(SIZE, title, &drawn.join("\n"))
}

/// The space below each chart of a stack.
const STACK_GAP: i64 = 14;

/// Stacks charts from [`totals_svg`] in one picture.
pub fn stacked(charts: &[String]) -> String {
    let [width, height] = SIZE;
    let pitch = height + STACK_GAP;
    let place =
        |(at, chart): (usize, &String)| chart.replacen("<svg ", &format!("<svg y=\"{}\" ", pitch * whole(at)), 1);
    let inside: String = charts.iter().enumerate().map(place).collect();
    let height = pitch * whole(charts.len());
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n{inside}</svg>\n"
    )
}

/// Returns the y coordinate of each name, so that names do not overlap and stay next to the area of the lines.
fn labels(lines: &[TotalsLine], y: impl Fn(i64) -> i64) -> Vec<i64> {
    let mut order: Vec<(i64, usize)> =
        lines.iter().enumerate().map(|(at, line)| (y(line.totals.last().copied().unwrap_or(0)), at)).collect();
    sort::ascending(&mut order);
    let leading = LEADING.min((BOTTOM - TOP) / whole(lines.len()).max(1));
    let mut above = TOP - leading;
    for (height, _) in &mut order {
        *height = (*height).max(above + leading);
        above = *height;
    }
    let mut labels = vec![0; lines.len()];
    let mut below = BOTTOM + leading;
    for (height, at) in order.into_iter().rev() {
        below = height.min(below - leading);
        labels[at] = below;
    }
    labels
}

/// Returns the distance between two grid lines: the smallest of 1, 2, 5, 10, 20, 50 and so on that fits at most six
/// times into `range`.
fn whole_step(range: i64) -> i64 {
    let mut unit = 1;
    loop {
        if let Some(step) = [1, 2, 5].into_iter().map(|times| times * unit).find(|step| range / step <= 6) {
            return step;
        }
        unit *= 10;
    }
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).expect("a sheet is short")
}

/// The width of the chart of a simulation.
const WIDTH: f64 = 760.0;
/// The maximum width of a name, in characters. Wide characters such as emoji count twice.
const KIND_COLUMNS: usize = 22;
/// The left and the right edge of the column with the points.
const POINTS: [f64; 2] = [220.0, 460.0];
/// The left and the right edge of the column with the wins.
const WINS: [f64; 2] = [510.0, 730.0];
/// The left and the right edge of the bars for the lengths of the hands.
const LENGTHS: [f64; 2] = [60.0, 730.0];
/// The height of the row of one kind of player.
const ROW: f64 = 38.0;
const FIRST_ROW: f64 = 100.0;
/// The height of the longest bar for the lengths of the hands.
const BARS: f64 = 150.0;
/// The maximum number of bars for the lengths of the hands.
const MOST_BARS: usize = 40;

/// A mean and its standard error, if known.
type MeanWithError = (f64, Option<f64>);

#[derive(Debug, Clone, PartialEq)]
pub struct SimulatedKind {
    /// The name of this kind, such as `careful`.
    pub name: String,
    /// Points per hand.
    pub points: MeanWithError,
    /// Wins per hand.
    pub wins: MeanWithError,
}

/// The texts of the chart of a simulation, in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulationTexts {
    pub title: String,
    pub points: String,
    pub wins: String,
    /// The heading above the bars for the lengths of the hands.
    pub lengths: String,
    /// The decimal separator.
    pub point: char,
}

/// Returns a chart of a simulation. Entry `n` of `lengths` is the number of hands with `n` turns.
pub fn simulation_svg(texts: &SimulationTexts, kinds: &[SimulatedKind], lengths: &[usize]) -> String {
    let written = |number: f64| format!("{}", (number * 1e6).round() / 1e6).replace('.', &texts.point.to_string());
    let bottom = FIRST_ROW + ROW * float(kinds.len());
    let mut drawn = Vec::new();
    for (at, kind) in kinds.iter().enumerate() {
        drawn.push(label(20.0, row(at) + 5.0, "start", &shortened(&kind.name, KIND_COLUMNS)));
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

/// Returns the y coordinate of the middle of a row. Each row shows one kind of player.
fn row(at: usize) -> f64 {
    FIRST_ROW + ROW * (float(at) + 0.5)
}

/// Draws the mean of each kind of player, with one standard error on each side if it is known. `left` and `right` are
/// the edges of the drawing.
fn panel([left, right]: [f64; 2], bottom: f64, means: &[MeanWithError], written: impl Fn(f64) -> String) -> String {
    let ends = means.iter().flat_map(|&(mean, error)| {
        let around = error.map(|error| [mean - error, mean + error]);
        around.into_iter().flatten().chain([mean])
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
        let y = row(at);
        let bar = error.map(|error| {
            let [from, to, top] = [x(mean - error), x(mean + error), y - 6.0];
            format!("<path d=\"M{from:.1} {y}H{to:.1}M{from:.1} {top:.1}v12M{to:.1} {top:.1}v12\" stroke-width=\"2\"/>")
        });
        drawn.push(format!(
            "<g fill=\"{colour}\" stroke=\"{colour}\">{}<circle cx=\"{:.1}\" cy=\"{y}\" r=\"5\" stroke=\"none\"/></g>",
            bar.unwrap_or_default(),
            x(mean)
        ));
    }
    drawn.join("\n")
}

/// Draws the lengths of the hands as bars. `base` is the y coordinate of their lower ends. With many lengths,
/// neighbours share a bar.
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

/// Returns the distance between two grid lines: the smallest number of the form 1, 2 or 5 times a power of ten that
/// fits at most four times into `range`.
fn step(range: f64) -> f64 {
    let range = if range > 0.0 { range } else { 1.0 };
    let unit = 10.0_f64.powf((range / 4.0).log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * unit).find(|step| range / step <= 4.0).unwrap_or(unit * 10.0)
}
