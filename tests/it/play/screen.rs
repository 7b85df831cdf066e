//! The screen of `okey play` shows the tiles that the player may see, and says what can be done about a low opening.

use super::{Dealt, output_text, refereed};
use crate::command::{flowing, run_with};

#[test]
fn the_first_screen_says_how_to_play() {
    for (language, parts) in [
        ("en", ["? gives advice", "q leaves", "throw K4", "help lists"]),
        ("tr", ["? öneri verir", "q oyundan çıkar", "at K4", "yardım komutları"]),
    ] {
        let text = flowing(&output_text(&run_with(&["play", "--seed", "1", "--lang", language], b"q\n")));
        let first = text.split("> ").next().expect("a screen");
        assert!(parts.iter().all(|part| first.contains(part)), "{first}");
    }
}

#[test]
fn help_lists_the_commands_of_the_game() {
    let cases = [
        ("okey", "help", &["draw", "take", "throw", "finish", "show", "put back", "q"][..], &["gather", "open "][..]),
        (
            "101",
            "help",
            &["draw", "open", "lay", "add", "swap", "undo", "gather", "put back", "finish"],
            &["show", "claim"],
        ),
        ("101-team", "help", &["claim"], &["show"]),
        ("okey-pot", "help", &["finish"], &["show"]),
        ("cs102", "help", &["draw", "take", "finish"], &["show", "open "]),
        (
            "101",
            "yardım",
            &["çek", "al", "aç", "indir", "işle", "değiş", "geri al", "topla", "geri bırak"],
            &["göster R", "işlek K"],
        ),
        ("101-team", "yardım", &["işlek"], &["göster R"]),
        ("okey", "yardim", &["çek", "bit", "göster"], &["topla"]),
    ];
    for (variant, typed, has, has_not) in cases {
        let language = if typed == "help" { "en" } else { "tr" };
        let call = ["play", "--variant", variant, "--seed", "1", "--lang", language];
        let output = output_text(&run_with(&call, format!("{typed}\nq\n").as_bytes()));
        let help = output.split("> ").nth(1).expect("the help");
        assert!(has.iter().all(|part| help.contains(part)), "{help}");
        assert!(has_not.iter().all(|part| !help.contains(part)), "{help}");
    }
}

/// The screen shows how many tiles the other players have, and names the drawn tile. If the last discard is taken, the
/// discard below it is shown again.
#[test]
fn the_screen_shows_open_tiles() {
    let rack = "K1 K3 K5 K7 R1 R3 R7 R8 B1 B3 B7 B12 Y1 Y3";
    let lines = ["Veli: throw Y8", "Can: draw, throw K9"];
    let racks = [rack, "", "Y8", "K9"];
    let dealt = Dealt { variant: "okey", set: "", racks, starter: 2, stock: "B2 Y9", lines: &lines };
    let text = flowing(&dealt.played("open", "draw\nq\n", &[]).0);
    for part in ["Tiles held Ayşe 14, Veli 14, Can 14", "Last discard K9 (Can)", "You drew Y9."] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let text = flowing(&dealt.played("open", "take\nq\n", &[]).0);
    assert!(text.contains("Last discard Y8 (Veli)") && !text.contains("Last discard none"), "{text}");
    let text = flowing(&dealt.played("open", "çek\nq\n", &["--lang", "tr"]).0);
    assert!(text.contains("Y9 çektiniz.") && text.contains("Eldeki taş sayısı Ayşe 14"), "{text}");
    let first = Dealt { starter: 0, lines: &[], ..dealt };
    assert!(flowing(&first.played("open", "q\n", &[]).0).contains("Last discard none"));
}

#[test]
fn offered_openings_show_their_sum() {
    let series = "K10 K11 K12 K13 Y10 Y11 Y12 R1 R2 R3 B1 B2 B3 K4 K7 B5 B8 Y2 Y6 R8 R12 Y13";
    let pairs = "K1 K1 R3 R3 B5 B5 Y7 Y7 K9 K9 R11 R11 B2 Y4 K6 R8 B10 Y12 K13 B12 R1 Y2";
    for (rack, english, turkish) in [(series, "(sum ", "(toplam "), (pairs, "(6 pairs)", "(6 çift)")] {
        let dealt = Dealt { variant: "101", set: "", racks: [rack, "", "", ""], starter: 0, stock: "", lines: &[] };
        let text = flowing(&dealt.played("offered", "q\n", &[]).0);
        assert!(text.contains(english), "{text}");
        let text = flowing(&dealt.played("offered", "q\n", &["--lang", "tr"]).0);
        assert!(text.contains(turkish) && text.contains("taş at") && !text.contains("atmak"), "{text}");
    }
}

/// The screen says that an opening is too low. The player may add melds or take it back. If the player throws a tile,
/// the screen names the tiles that return to the rack.
#[test]
fn a_faulty_opening_may_be_mended_or_gathered_up() {
    let rack = "K10 K11 K12 K13 Y10 Y11 Y12 R1 R2 R3 B1 B2 B3 K4 K7 B5 B8 Y2 Y6 R8 R12 Y8";
    let dealt = Dealt { variant: "101", set: "", racks: [rack, "", "", ""], starter: 0, stock: "", lines: &[] };
    let short = "open K10-13 / Y10-12\nopen K10-13 / Y10-12\n";
    let text = flowing(&dealt.played("faulty", &format!("{short}q\n"), &[]).0);
    let after = text.split("Enter it again").nth(1).expect("a table").to_owned();
    for part in ["faulty", "you count as not opened", "lay ", "gather", "throw a tile"] {
        assert!(after.contains(part), "{part}: {after}");
    }
    let number = |what: &str| {
        let at = after.split("You may").nth(1).expect("a list").find(what).expect("an offer");
        let before = &after.split("You may").nth(1).expect("a list")[..at];
        before.split_whitespace().next_back().expect("a number").to_owned()
    };
    let (text, hand) = dealt.played("faulty", &format!("{short}{}, throw R12\nq\n", number("lay ")), &[]);
    assert!(hand.contains(", lay ") && hand.contains("throw R12"), "{text}{hand}");
    assert!(!flowing(&text).contains("goes back to your rack:"), "{text}");
    assert_eq!(refereed("faulty").1.matches("[open.series]").count(), 1);
    let (text, hand) = dealt.played("faulty", &format!("{short}{}, throw R12\nq\n", number("gather")), &[]);
    assert!(hand.contains(", gather, throw R12"), "{text}{hand}");
    // A low opening goes back to the rack if the player throws a tile.
    let (text, hand) = dealt.played("faulty", &format!("{short}throw R12\nq\n"), &[]);
    assert!(flowing(&text).contains("goes back to your rack: K10 K11 K12 K13 / Y10 Y11 Y12."), "{text}{hand}");
    let (text, _) = dealt.played("faulty", &format!("{short}at R12\nq\n"), &["--lang", "tr"]);
    assert!(flowing(&text).contains("ıstakanıza döndü: K10 K11 K12 K13 / Y10 Y11 Y12."), "{text}");
}

/// The turns since the person's own turn, the table and the prompt fit a terminal with 24 lines, even in 101 with many
/// melds on the table.
#[test]
fn the_screen_of_a_turn_fits_24_lines() {
    let mut brief = 0;
    for (variant, language, hand) in
        [("101", "en", "\nHand "), ("101", "tr", " el (başlayan"), ("101-team", "en", "\nHand ")]
    {
        for seed in 1..=3 {
            let seed = seed.to_string();
            let call = ["play", "--variant", variant, "--seed", &seed, "--lang", language];
            let text = output_text(&run_with(&call, format!("{}q\n", "!\n".repeat(40)).as_bytes()));
            let screens: Vec<&str> = text.split("\n> ").collect();
            for screen in &screens[..screens.len() - 1] {
                // The result of the hand before is no longer on the screen.
                let screen = screen.rfind(hand).map_or(*screen, |from| &screen[from..]);
                assert!(screen.lines().count() < 24, "{variant}, seed {seed}:\n{screen}");
                brief += usize::from(!screen.contains('╭'));
            }
        }
    }
    assert!(brief > 0, "no table was too long for frames");
}
