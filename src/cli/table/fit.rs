//! Computes column widths with which a table fits the terminal, without cutting any word.

use unicode_width::UnicodeWidthStr;

use super::HARD_BLANK;

/// The minimum width of a column whose texts are longer than this.
const READABLE: usize = 12;

/// Returns the width of each column, with a sum of at most `room`. Returns `None` if some word would have to be cut.
///
/// If there is enough room, no line is broken at an unbreakable blank. If there is not, such blanks are treated as
/// ordinary ones.
pub fn widths(columns: &[Vec<&str>], room: usize) -> Option<Vec<usize>> {
    let blank = |character: char| character == ' ';
    let any_blank = |character: char| character == ' ' || character == HARD_BLANK;
    let widths = share(&needs(columns, blank), room).or_else(|| share(&needs(columns, any_blank), room))?;
    // After its lines are broken, a column may need less than the width it got.
    let widest = |(texts, width): (&Vec<&str>, usize)| {
        texts.iter().map(|text| longest_line(&loosened(text, width), width)).max().unwrap_or(0)
    };
    Some(columns.iter().zip(widths).map(widest).collect())
}

/// Returns the width of the longest line when a text is broken at blanks into lines of at most `width` columns.
fn longest_line(text: &str, width: usize) -> usize {
    let (mut longest, mut line) = (0, 0);
    for word in text.split(' ').map(UnicodeWidthStr::width) {
        line = if line > 0 && line + 1 + word <= width { line + 1 + word } else { word };
        longest = longest.max(line);
    }
    longest
}

/// The minimum width of a column, and the width of its longest text.
struct ColumnWidth {
    least: usize,
    whole: usize,
}

fn needs(columns: &[Vec<&str>], is_blank: impl Fn(char) -> bool) -> Vec<ColumnWidth> {
    let need = |texts: &Vec<&str>| {
        let whole = texts.iter().map(|text| text.width()).max().unwrap_or(0);
        let words = texts.iter().flat_map(|text| text.split(&is_blank));
        let longest = words.map(UnicodeWidthStr::width).max().unwrap_or(0);
        ColumnWidth { least: longest.max(whole.min(READABLE)), whole }
    };
    columns.iter().map(need).collect()
}

/// Returns the widths of all columns. Every column gets its full width up to a common limit, and the limit is as large
/// as `room` allows.
fn share(needs: &[ColumnWidth], room: usize) -> Option<Vec<usize>> {
    let at = |level: usize| needs.iter().map(move |need| level.clamp(need.least, need.whole)).collect::<Vec<_>>();
    let fits = |level: &usize| at(*level).iter().sum::<usize>() <= room;
    let level = (0..=room).rev().find(fits)?;
    let mut widths = at(level);
    let mut spare = room - widths.iter().sum::<usize>();
    for (width, need) in widths.iter_mut().zip(needs) {
        if *width < need.whole && spare > 0 {
            *width += 1;
            spare -= 1;
        }
    }
    Some(widths)
}

/// Makes unbreakable blanks breakable in each part of the text that is wider than `width`.
pub fn loosened(text: &str, width: usize) -> String {
    if !text.contains(HARD_BLANK) {
        return text.to_owned();
    }
    let part = |part: &str| if part.width() > width { part.replace(HARD_BLANK, " ") } else { part.to_owned() };
    text.split(' ').map(part).collect::<Vec<_>>().join(" ")
}

/// Splits a call at the places where a shell allows a line break: at every blank outside single quotes.
pub fn breakable(call: &str) -> Vec<&str> {
    let (mut double, mut single) = (false, false);
    let at_blank = move |character: char| {
        match character {
            '"' if !single => double = !double,
            '\'' if !double => single = !single,
            _ => {}
        }
        character == ' ' && !single
    };
    call.split(at_blank).collect()
}
