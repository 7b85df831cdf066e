//! The screen of a terminal in `okey play`. The program `script` gives the game a terminal.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::play::output_text;

/// On a terminal each turn begins on an empty screen. With `--plain`, or on a terminal that cannot clear its screen,
/// lines are only appended. After a hand the game waits for Enter.
#[test]
fn a_terminal_is_cleared_at_each_turn() {
    const CLEAR: &str = "\u{1b}[H\u{1b}[J";
    let call = "play --seed 5 --lang en";
    let text = shown(call, "xterm", "!\n!\nq\n");
    assert_eq!(text.matches(CLEAR).count(), 2, "{text}");
    let second = text.split(CLEAR).nth(1).expect("a screen");
    let [turns, table] = ["Ayşe: ", "Your tiles"].map(|part| second.find(part).unwrap_or_else(|| panic!("{second}")));
    assert!(turns < table && second[..table].contains("You: "), "{second}");
    assert!(!shown(&format!("{call} --plain"), "xterm", "!\n!\nq\n").contains('\u{1b}'));
    assert!(!shown(call, "dumb", "!\n!\nq\n").contains('\u{1b}'));
    let text = shown("play --seed 5 --hands 2 --lang en", "xterm", &("!\n".repeat(100) + "q\n"));
    let waits = "You finished.\nPress Enter for the next hand; q leaves. ";
    assert!(text.contains(waits), "{text}");
    let text = shown("hapis play --seed 4 --lang en", "xterm", "1\n1\nq\n");
    let screen = text.rsplit(CLEAR).next().expect("a screen");
    assert!(screen.matches('┼').count() == 1 && screen.contains("held plays"), "{text}");
}

/// After a hand the player can still use commands such as `score`. `q` leaves the game, and Enter starts the next hand.
#[test]
fn words_after_a_hand_are_obeyed() {
    for (language, words, answers, next) in [
        (
            "en",
            ["score", "history", "discards", "board", "help board", "throw K4"],
            [
                "Totals: You 20, Ayşe 18",
                "You   take K4, finish R8",
                "Discards from first to last",
                "You finished.",
                "the table again",
                "The hand is over: press Enter for the next one.",
            ],
            "\nHand 2 ",
        ),
        (
            "tr",
            ["puan", "geçmiş", "atılanlar", "masa", "yardım masa", "at K4"],
            [
                "Toplam: Siz 20, Ayşe 18",
                "Siz   al K4, bit R8",
                "Atılan taşlar, ilkinden sonuncusuna",
                "Bitirdiniz.",
                "masayı yeniden gösterir",
                "El bitti: sonraki el için Enter'a basın.",
            ],
            "\n2. el ",
        ),
    ] {
        let call = format!("play --seed 5 --hands 2 --lang {language}");
        let asks = if language == "en" { "Press Enter for the next hand" } else { "Sonraki el için Enter'a basın" };
        let moves = shown(&call, "xterm", &"!\n".repeat(100));
        let turns = moves.split(asks).next().expect("a hand").matches("\n> ").count();
        let typed = "!\n".repeat(turns) + &words.join("\n");
        let text = shown(&call, "xterm", &(typed.clone() + "\nq\n"));
        let asked: Vec<&str> = text.split(asks).skip(1).collect();
        assert_eq!(asked.len(), words.len() + 1, "{text}");
        for (answer, text) in answers.iter().zip(asked) {
            assert!(text.contains(answer), "{answer}: {text}");
        }
        assert!(!text.contains(next), "{text}");
        let text = shown(&call, "xterm", &(typed + "\n\nq\n"));
        assert!(text.contains(next), "{text}");
    }
}

/// Runs a command of `okey` on a terminal with 80 columns and 24 lines, and enters the text `typed`. Returns what the
/// command prints. `terminal` is the value of the variable `TERM`.
fn shown(command: &str, terminal: &str, typed: &str) -> String {
    let line = format!("stty rows 24 cols 80 -echo; {} {command}", env!("CARGO_BIN_EXE_okey"));
    let mut child = Command::new("script")
        .args(["-qec", &line, "/dev/null"])
        .env("TERM", terminal)
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(typed.as_bytes()).expect("script reads");
    drop(input);
    output_text(&child.wait_with_output().expect("an end")).replace('\r', "")
}
