//! `okey play` shows the state of a game: the table, the discards, the turns so far, the totals and the help.

use std::fs;

use super::{Dealt, file, output_text};
use crate::command::{flowing, okey, run_with};

const RACK: &str = "K1 K3 K5 K7 R1 R3 R7 R8 B1 B3 B7 B12 Y1 Y3";
const LINES: [&str; 5] = [
    "Veli: throw Y8",
    "Can: draw K2, throw K9",
    "Ali: take K9, throw B1",
    "Ayşe: draw R2, throw R2",
    "Veli: draw, throw B9",
];

fn dealt<'a>(lines: &'a [&'a str]) -> Dealt<'a> {
    Dealt { variant: "okey", set: "", racks: [RACK, "", "Y8 B9", "K9 R13"], starter: 2, stock: "K2 R2 Y7 Y13", lines }
}

/// The table shows each player's discards, except those that another player took.
#[test]
fn the_table_shows_all_four_corners() {
    let lines = [&LINES[..], &["Can: draw Y13, throw R13"]].concat();
    let text = flowing(&dealt(&lines).played("corners", "q\n", &["--lang", "en"]).0);
    assert!(text.contains("Discards Ayşe: R2; Veli: Y8 B9; Can: R13; Ali: B1 Stock"), "{text}");
    let text = flowing(&dealt(&lines).played("corners", "q\n", &["--lang", "tr"]).0);
    assert!(text.contains("Atılanlar Ayşe: R2; Veli: Y8 B9; Can: R13; Ali: B1"), "{text}");
}

/// `discards` shows every discard, with the taken ones in brackets.
#[test]
fn discards_shows_every_discard() {
    let lines = [&LINES[..], &["Can: draw Y13, throw R13"]].concat();
    for (typed, language) in [("discards", "en"), ("Discards", "tr"), ("atılanlar", "tr"), ("atilanlar", "en")] {
        let text = flowing(&dealt(&lines).played("discards", &format!("{typed}\nq\n"), &["--lang", language]).0);
        assert!(text.contains("Ayşe R2 Veli Y8 B9 Can (K9) R13 Ali B1"), "{typed}: {text}");
    }
}

/// `history` shows the turns of the hand. It hides the tiles that other players drew from the stock, but not those of
/// the user.
#[test]
fn history_hides_what_others_drew() {
    let lines = [&LINES[..], &["Can: draw Y13, throw R13"]].concat();
    let typed = "draw\nthrow K1\nhistory\nq\n";
    let text = dealt(&lines).played("history", typed, &["--lang", "en"]).0;
    let history = flowing(text.rsplit("> ").nth(1).expect("the turns"));
    for part in ["Veli throw Y8 Can draw, throw K9 Ali take K9, throw B1 Ayşe draw, throw R2", "Ali draw ", "throw K1"]
    {
        assert!(history.contains(part), "{part}: {history}");
    }
    assert!(!history.contains("Can draw K2") && !history.contains("Can draw Y13"), "{history}");
    let none = Dealt { lines: &[], starter: 0, ..dealt(&[]) };
    let text = none.played("history", "geçmiş\nq\n", &["--lang", "tr"]).0;
    assert!(text.contains("Bu elde daha hiçbir şey oynanmadı."), "{text}");
}

/// `score` shows the openings and fouls of the current hand and, after the first hand, the totals.
#[test]
fn score_shows_totals_openings_and_fouls() {
    let rack = "K10 K11 K12 K13 Y10 Y11 Y12 R9 R10 R11 R6 B1 B2 K1 K4 K7 B5 B8 Y2 Y6 R7";
    let lines = ["Can: throw K9", "Ali: draw Y9, open K10-13 / Y10-12 / R9-11, throw R6", "Ayşe: draw, throw Y13"];
    let lines = [&lines[..], &["Veli: draw, throw R13", "Can: draw, throw B11"]].concat();
    let racks = [rack, "Y13", "R13", "K9 B11"];
    let hand = Dealt { variant: "101", set: "", racks, starter: 3, stock: "Y9 B13 B13 B9", lines: &lines };
    let text = flowing(&hand.played("score", "score\nq\n", &["--lang", "en"]).0);
    assert!(
        text.contains("No hand is finished yet. Opened Ali: sum 109 Fouls Ali: an okey thrown [discard.okey]"),
        "{text}"
    );
    let call = ["play", "--seed", "5", "--hands", "2", "--lang", "en"];
    let text = output_text(&run_with(&call, "!\n".repeat(60).as_bytes()));
    let turns = text.split("Hand 2 ").next().expect("a hand").matches("\n> ").count();
    let typed = "!\n".repeat(turns + 1) + "score\nq\n";
    let text = output_text(&run_with(&call, typed.as_bytes()));
    let second = text.split("Hand 2 ").nth(1).unwrap_or_else(|| panic!("{text}"));
    assert_eq!(second.matches("Totals: ").count(), 2, "{second}");
}

/// `help WORD` explains one command, or a word of the game in the reader's language.
#[test]
fn help_explains_one_word() {
    for (variant, language, typed, has, has_not) in [
        ("okey", "en", "help draw", "a tile from the stock", "discard"),
        ("101", "en", "help put", "the tile you took", "stock"),
        ("101", "en", "help sort", "sorts your rack", "stock"),
        ("101", "tr", "yardım işle", "1 numaralı pere işler", "ortadan"),
        ("101", "tr", "yardım göster", "", "göstergenin eşi"),
        ("okey", "tr", "yardım gösterge", "okey", "ortadan taş"),
        ("okey", "en", "help false joker", "sahte okey", "a tile from the stock"),
    ] {
        let call = ["play", "--variant", variant, "--seed", "1", "--lang", language];
        let output = output_text(&run_with(&call, format!("{typed}\nq\n").as_bytes()));
        let help = flowing(output.split("> ").nth(1).expect("the help"));
        assert!(help.contains(has) && !help.contains(has_not), "{typed}: {help}");
    }
    let call = ["play", "--seed", "1", "--lang", "en"];
    let text = flowing(&output_text(&run_with(&call, b"help drow\nhelp frobnicate\nq\n")));
    assert!(text.contains("There is no help on \"drow\" (did you mean draw?)."), "{text}");
    assert!(text.contains("There is no help on \"frobnicate\" (help lists the commands)."), "{text}");
}

/// A mistyped command gets a suggestion: a command that begins with the typed letters, or the most similar command.
#[test]
fn a_mistyped_word_gets_a_suggestion() {
    for (variant, language, typed, meant) in [
        ("okey", "en", "d", "did you mean draw?"),
        ("okey", "en", "DR", "did you mean draw?"),
        ("okey", "en", "t", "did you mean take?"),
        ("okey", "en", "thorw K4", "did you mean throw?"),
        ("okey", "en", "h", "did you mean history?"),
        ("okey", "en", "dsicards", "did you mean discards?"),
        ("101", "en", "g", "did you mean gather?"),
        ("okey", "tr", "ç", "şunu mu demek istediniz: çek?"),
        ("okey", "tr", "gecmis 3", "şunu mu demek istediniz: geçmiş?"),
        ("okey", "en", "geçmi", "did you mean geçmiş?"),
    ] {
        let call = ["play", "--variant", variant, "--seed", "1", "--lang", language];
        let text = flowing(&output_text(&run_with(&call, format!("{typed}\nq\n").as_bytes())));
        assert!(text.contains(meant), "{typed}: {text}");
    }
}

/// If no command is similar to the typed word, the message names `help` and does not list the commands.
#[test]
fn an_unknown_word_points_to_the_help() {
    let text = flowing(&output_text(&run_with(&["play", "--seed", "1", "--lang", "en"], b"frobnicate\nq\n")));
    assert!(text.contains("\"frobnicate\" is not an action (help lists the commands)"), "{text}");
    let text = flowing(&output_text(&run_with(&["play", "--seed", "1", "--lang", "tr"], b"frobnicate\nq\n")));
    assert!(text.contains("diye bir hamle yok (komutları görmek için yardım yazın)"), "{text}");
}

/// Near the end of a hand of 101 many melds are on the table. The screen puts melds next to each other, in the order of
/// their numbers, and fits a terminal of 80 columns and 24 lines.
#[test]
fn a_late_table_fits_the_terminal() {
    let mut melds_seen = 0;
    for seed in 1..=6 {
        let call = ["play", "--variant", "101", "--hands", "1", "--seed", &seed.to_string(), "--lang", "en"];
        for width in [80, 120] {
            let mut command = okey();
            command.args(call).env("COLUMNS", width.to_string());
            let typed = file("typed");
            fs::write(&typed, "!\n".repeat(200)).expect("a file");
            let output = command.stdin(fs::File::open(&typed).expect("a file")).output().expect("the program starts");
            let text = output_text(&output);
            let tables = text.split("\n\nOn the table\n").skip(1);
            for table in tables {
                let screen = table.split("\n> ").next().expect("a screen");
                let lines = screen.lines().count() + 2;
                assert!(lines < 24, "{lines} lines at {width}:\n{screen}");
                assert!(screen.lines().all(|line| line.chars().count() <= width), "{screen}");
                let melds = screen.lines().take_while(|line| !line.starts_with(" Last discard"));
                let words: Vec<&str> = melds.flat_map(str::split_whitespace).collect();
                let owned = words.windows(2).filter(|two| two[1].ends_with(':'));
                let numbers: Vec<u32> = owned.map(|two| two[0].parse().expect("a number")).collect();
                assert!(numbers.is_sorted(), "{screen}");
                melds_seen = melds_seen.max(numbers.len());
            }
        }
    }
    assert!(melds_seen >= 15, "{melds_seen}");
}

/// `help WORD` points to the rules on a word that the screen shows, such as the id of a clause.
#[test]
fn help_points_to_the_rules() {
    for (language, typed, rules) in [
        ("en", "help penalty", "> Rules: okey rules penalty"),
        ("en", "help foul", "> Rules: okey rules foul"),
        ("en", "help score.normal", "> Rules: okey rules score.normal"),
        ("tr", "yardım ceza", " Kurallar: okey kurallar ceza"),
        ("tr", "yardım penalty.okey", "> Kurallar: okey kurallar penalty.okey"),
    ] {
        let call = ["play", "--variant", "101", "--seed", "1", "--lang", language];
        let text = flowing(&output_text(&run_with(&call, format!("{typed}\nq\n").as_bytes())));
        assert!(text.contains(rules), "{typed}: {text}");
    }
}
