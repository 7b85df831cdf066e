//! Tiles in the colours they have.

use anstyle::{Ansi256Color, Color, Style};

/// The ivory of a tile.
const IVORY: Color = Color::Ansi256(Ansi256Color(230));

fn style(letter: char) -> Style {
    let ink = match letter {
        'R' => 160,
        'B' => 26,
        // As dark as yellow must be to be read on ivory.
        'Y' => 94,
        'J' | 'O' => 90,
        _ => 16,
    };
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(ink)))).bg_color(Some(IVORY)).bold()
}

/// The text with every tile in it painted: `K1`, `J*`, both halves of `O*=R9`, and `=R9` below an okey.
///
/// A tile that is not there, `·R8`, stays plain.
pub(super) fn paint(text: &str) -> String {
    let mut painted = String::with_capacity(text.len() * 2);
    for part in text.split_inclusive(|c: char| !is_inside(c)) {
        let word = part.trim_end_matches(|c| !is_inside(c));
        let tiles = word.strip_prefix('=').unwrap_or(word);
        let halves: Vec<&str> = tiles.split('=').collect();
        if halves.iter().all(|half| is_tile(half)) {
            painted.push_str(&word[..word.len() - tiles.len()]);
            let inked: Vec<String> = halves.iter().map(|half| inked(half)).collect();
            painted.push_str(&inked.join("="));
            painted.push_str(&part[word.len()..]);
        } else {
            painted.push_str(part);
        }
    }
    painted
}

fn inked(tile: &str) -> String {
    let style = style(tile.chars().next().unwrap_or(' '));
    format!("{style}{tile}{style:#}")
}

fn is_inside(character: char) -> bool {
    character.is_alphanumeric() || matches!(character, '*' | '=' | '·')
}

fn is_tile(word: &str) -> bool {
    word == "O*" || word.parse::<crate::tile::Tile>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::paint;

    #[test]
    fn only_tiles_are_painted() {
        assert_eq!(paint("win.shape of 15, K14 K0 KR5"), "win.shape of 15, K14 K0 KR5");
        let painted = paint("throw K6, or O*=R9.");
        assert_eq!(painted.matches("\u{1b}[0m").count(), 3);
        assert_eq!(anstream::adapter::strip_str(&painted).to_string(), "throw K6, or O*=R9.");
    }

    #[test]
    fn in_a_frame_what_is_missing_stays_plain() {
        assert_eq!(paint("┊·R8┊ a = b"), "┊·R8┊ a = b");
        let painted = paint("│R7┊·R8┊=R9│ R5×2");
        assert_eq!(painted.matches("\u{1b}[0m").count(), 3);
        assert_eq!(anstream::adapter::strip_str(&painted).to_string(), "│R7┊·R8┊=R9│ R5×2");
    }
}
