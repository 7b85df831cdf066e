//! Draws the running totals of a score sheet as lines: the hands from left to right, the totals upwards.

use crate::sort;

use super::parts::{escaped, shortened, titled_svg};

const WIDTH: i64 = 720;
const HEIGHT: i64 = 430;
/// The edges, in pixels, of the area in which the lines are drawn. The names are written to the right of this area.
const LEFT: i64 = 64;
const RIGHT: i64 = 550;
const TOP: i64 = 62;
const BOTTOM: i64 = 372;
/// The minimum distance in pixels between two names.
const LEADING: i64 = 20;
/// The maximum width of a name and its total, in columns of a terminal.
const COLUMNS: usize = 18;
/// The maximum number of hands that are numbered below the lines.
const MOST_NUMBERS: usize = 16;

/// The colour and the dashes of each line. The dashes keep the lines apart in print without colours.
const STROKES: [(&str, &str); 4] =
    [("#0062a3", "none"), ("#b84a00", "9 4"), ("#00775a", "2 4"), ("#8a3d72", "12 3 2 3")];

/// The running totals of one player or team: the total before the first hand, and after each hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TotalsLine {
    /// The name of the player or the team.
    pub name: String,
    /// The totals in order, beginning with the one before the first hand.
    pub totals: Vec<i64>,
}

/// Returns a picture of the running totals as SVG. `title` is written above the lines, `hand` is the name of the
/// horizontal axis, and `numbers` are the numbers of the hands.
pub fn totals_svg(title: &str, hand: &str, numbers: &[u32], lines: &[TotalsLine]) -> String {
    let hands = numbers.len();
    let every = || lines.iter().flat_map(|line| line.totals.iter().copied());
    let (least, most) = (every().min().unwrap_or(0), every().max().unwrap_or(0));
    let step = step(most - least);
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
    for ((line, label), (colour, dashes)) in lines.iter().zip(labels(lines, y)).zip(STROKES.iter().cycle()) {
        let points: Vec<String> =
            line.totals.iter().enumerate().map(|(at, &total)| format!("{},{}", x(at), y(total))).collect();
        let dots: Vec<String> = line
            .totals
            .iter()
            .enumerate()
            .map(|(at, &total)| format!("<circle cx=\"{}\" cy=\"{}\" r=\"3.5\"/>", x(at), y(total)))
            .collect();
        let end = line.totals.last().copied().unwrap_or(0);
        let name = shortened(&line.name, COLUMNS.saturating_sub(end.to_string().len() + 1));
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
    titled_svg([WIDTH, HEIGHT], title, &drawn.join("\n"))
}

/// Returns the y coordinate of each name. Moves names apart that would overlap.
fn labels(lines: &[TotalsLine], y: impl Fn(i64) -> i64) -> Vec<i64> {
    let mut order: Vec<(i64, usize)> =
        lines.iter().enumerate().map(|(at, line)| (y(line.totals.last().copied().unwrap_or(0)), at)).collect();
    sort::ascending(&mut order);
    let mut labels = vec![0; lines.len()];
    let mut above = TOP - LEADING;
    for (height, at) in order {
        above = height.max(above + LEADING);
        labels[at] = above;
    }
    labels
}

/// Returns a round distance between two lines of the grid, so that there are about five of them.
fn step(range: i64) -> i64 {
    let mut unit = 1;
    loop {
        if let Some(step) = [1, 2, 5].into_iter().map(|times| times * unit).find(|step| range / step <= 6) {
            return step;
        }
        unit *= 10;
    }
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
