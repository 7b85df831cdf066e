//! Computes the widths of a table's columns, so that the table fits the terminal and no word is cut.

use unicode_width::UnicodeWidthStr;

use super::HARD_BLANK;

/// The minimum width of a column, except if all its texts are shorter.
const READABLE: usize = 12;

/// Returns the width of each column, with a sum of at most `room`. Returns `None` if a word would have to be cut.
///
/// First tries to keep texts together that contain unbreakable blanks. If there is not enough room, breaks them too.
pub fn widths(columns: &[Vec<&str>], room: usize) -> Option<Vec<usize>> {
    let blank = |character: char| character == ' ';
    let any_blank = |character: char| character == ' ' || character == HARD_BLANK;
    let widths = share(&needs(columns, blank), room).or_else(|| share(&needs(columns, any_blank), room))?;
    // A column may need less than its width, because texts are broken between words. So reduce the width to that of the
    // longest line.
    let widest = |(texts, width): (&Vec<&str>, usize)| {
        texts.iter().map(|text| longest_line(&loosened(text, width), width)).max().unwrap_or(0)
    };
    Some(columns.iter().zip(widths).map(widest).collect())
}

/// Breaks a text at blanks into lines of at most `width` columns, and returns the width of the longest line.
fn longest_line(text: &str, width: usize) -> usize {
    let (mut longest, mut line) = (0, 0);
    for word in text.split(' ').map(UnicodeWidthStr::width) {
        line = if line > 0 && line + 1 + word <= width { line + 1 + word } else { word };
        longest = longest.max(line);
    }
    longest
}

/// The width that a column must have, and the width of its longest text.
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

/// Returns the widths of all columns with a sum of at most `room`. Finds a common limit: narrow columns get their full
/// width, and wide columns are cut to the limit.
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

/// Replaces unbreakable blanks by ordinary ones in each part of the text that is wider than `width`.
pub fn loosened(text: &str, width: usize) -> String {
    if !text.contains(HARD_BLANK) {
        return text.to_owned();
    }
    let part = |part: &str| if part.width() > width { part.replace(HARD_BLANK, " ") } else { part.to_owned() };
    text.split(' ').map(part).collect::<Vec<_>>().join(" ")
}

/// Splits a command line where a shell allows a line break: at every blank outside single quotes.
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
