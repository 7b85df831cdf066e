//! Output for people writes tiles with the chosen letters, and prints each tile in its colour.

use okey::notation::Letters;
use okey::within::Ink;

fn paint(text: &str) -> String {
    Ink { letters: Letters::Krby, colours: true }.text(text)
}

#[test]
fn tiles_have_the_letters_of_the_reader() {
    let ink = Ink { letters: Letters::Rkms, colours: false };
    assert_eq!(ink.text("throw B6, or O*=Y9; ·B8 =Y1 J* K1 R2"), "throw M6, or O*=S9; ·M8 =S1 J* K1 R2");
    assert_eq!(ink.text("B1-3, │B7┊·Y8┊=B9│ Y5×2 O\\*=B9"), "M1-3, │M7┊·S8┊=M9│ S5×2 O\\*=M9");
    assert_eq!(ink.text("\"B1\" B14 KB5 b5 open.B5x B6x2 O*x2"), "\"B1\" B14 KB5 b5 open.B5x M6x2 O*x2");
    let both = Ink { letters: Letters::Rkms, colours: true }.text("B6");
    assert_eq!(both.replace("M6", "B6"), paint("B6"));
}

#[test]
fn only_tiles_are_painted() {
    assert_eq!(paint("win.shape of 15, K14 K0 KR5"), "win.shape of 15, K14 K0 KR5");
    let painted = paint("throw K6, or O*=R9.");
    assert_eq!(painted.matches("\u{1b}[0m").count(), 3);
    assert_eq!(anstream::adapter::strip_str(&painted).to_string(), "throw K6, or O*=R9.");
}

#[test]
fn missing_tiles_in_a_frame_stay_plain() {
    assert_eq!(paint("┊·R8┊ a = b"), "┊·R8┊ a = b");
    let painted = paint("│R7┊·R8┊=R9│ R5×2");
    assert_eq!(painted.matches("\u{1b}[0m").count(), 3);
    assert_eq!(anstream::adapter::strip_str(&painted).to_string(), "│R7┊·R8┊=R9│ R5×2");
}
