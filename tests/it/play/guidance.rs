//! `okey play` guides a player who does not know its commands, with help, examples from the player's own rack, and
//! advice.

use std::io::{Read, Write};

use super::{Dealt, output_text};
use crate::command::{flowing, run_with, spawned};

fn played(options: &[&str], typed: &str) -> String {
    output_text(&run_with(&[&["play"], options].concat(), typed.as_bytes()))
}

/// The overview of the commands has one line per command, and fits a terminal with 24 lines.
#[test]
fn the_overview_fits_the_screen() {
    for variant in ["okey", "okey-pot", "101", "101-team", "cs102"] {
        for (language, typed) in [("en", "help"), ("tr", "yardım")] {
            let options = ["--variant", variant, "--seed", "1", "--lang", language];
            let text = played(&options, &format!("{typed}\nq\n"));
            let help = text.split("\n> ").nth(1).expect("the help");
            assert!((10..=22).contains(&help.lines().count()), "{variant}: {help}");
            assert!(help.lines().all(|line| line.chars().count() <= 78), "{help}");
        }
    }
}

/// `help WORD` says more about a word than the overview, for example that an opening with pairs needs five pairs.
#[test]
fn help_for_one_word_says_more() {
    for (language, typed, has) in [
        ("en", "help open", "an opening with pairs needs five pairs"),
        ("en", "help pairs", "open K4 K4 / R7 R7"),
        ("tr", "yardım aç", "beş çift gerekir"),
        ("en", "help ?", "useful tiles are those that you cannot see"),
        ("tr", "yardım öneri", "görmedikleriniz arasından sayılır"),
        ("en", "help move", "in front of R7"),
        ("en", "help run", "run (seri) a run: three or more"),
        ("tr", "yardım grup", "grup (küt) aynı sayıdan"),
        ("tr", "yardım", "K4 R4 B4 Y4 J* O* siyah, kırmızı, mavi, sarı 4; sahte okey; okey"),
    ] {
        let text = flowing(&played(&["--variant", "101", "--seed", "1", "--lang", language], &format!("{typed}\nq\n")));
        assert!(text.contains(has), "{typed}: {text}");
    }
}

/// `open` without tiles shows how to write an opening, with melds from the player's rack.
#[test]
fn an_opening_without_tiles_gets_an_example() {
    let opens = "K10 K11 K12 K13 Y10 Y11 Y12 R9 R10 R11 B1 B2 K1 K4 K7 B5 B8 Y2 Y6 R7 R2";
    let short = "K10 K11 K12 K1 K4 K7 B5 B8 Y2 Y6 R7 R2 R13 B11 Y4 Y9 R9 B13 R5 K8 Y12 B1";
    for (rack, language, typed, has) in [
        (opens, "en", "open", "You can write: open K10 K11 K12 K13 / "),
        (opens, "tr", "aç", "Şöyle yazabilirsiniz: aç K10 K11 K12 K13 / "),
        (short, "en", "open", "as in open K10 K11 K12. These sum to 33; you need 101, or 5 pairs."),
        (short, "tr", "aç", "aç K10 K11 K12 gibi. Bunların toplamı 33; 101 ya da 5 çift gerekir."),
    ] {
        let dealt = Dealt { variant: "101", set: "", racks: [rack, "", "", ""], starter: 0, stock: "", lines: &[] };
        let text = flowing(&dealt.played("example", &format!("{typed}\nq\n"), &["--lang", language]).0);
        assert!(text.contains(has), "{typed}: {text}");
    }
    // Ayşe has opened with a sum of 138, and each opening must be higher, so Ali needs 139.
    let rich = "K10 K11 K12 K13 R10 R11 R12 R13 B10 B11 B12 B13 R1";
    let lines = ["Ayşe: open K10-13 / R10-13 / B10-13, throw R1", "Veli: draw R3, throw R3", "Can: draw Y3, throw Y3"];
    let racks = ["B1 B2 B3 K4 K6 K9 K12 K13 R2 R4 R7 R9 R13 B6 B8 B11 Y1 Y5 Y7 Y10 Y12", rich, "", ""];
    let raised = Dealt { variant: "101", set: "open.rising=all", racks, starter: 1, stock: "R3 Y3 Y5", lines: &lines };
    for (typed, has) in [
        ("open", "First draw or take a tile. Write the melds after open"),
        ("open", "These sum to 6; you need 139, or 5 pairs."),
        ("draw\nopen", "These sum to 6; you need 139, or 5 pairs."),
    ] {
        let text = flowing(&raised.played("raised", &format!("{typed}\nq\n"), &["--lang", "en"]).0);
        assert!(text.contains(has), "{typed}: {text}");
    }
    let opened = Dealt { variant: "101", set: "", racks: [rich, "", "", ""], starter: 0, stock: "", lines: &[] };
    for (language, typed, has) in [
        ("en", "open K10-13 / R10-13 / B10-13\nopen", "You have already opened: lay new melds with lay"),
        ("tr", "aç K10-13 / R10-13 / B10-13\naç", "Zaten açtınız: yeni perleri indir'le koyun"),
    ] {
        let text = flowing(&opened.played("opened", &format!("{typed}\nq\n"), &["--lang", language]).0);
        assert!(text.contains(has), "{typed}: {text}");
    }
    let text = flowing(&played(&["--seed", "1", "--lang", "en"], "open\nq\n"));
    assert!(!text.contains("You can write"), "{text}");
}

/// `add R5 4` can mean the tiles R5 and R4, or the tile R5 and meld 4. The program asks which.
#[test]
fn two_readings_are_refused() {
    let options = ["--variant", "101", "--seed", "3", "--lang"];
    for (language, typed, has) in [
        ("en", "add R5 4", "\"add R5 4\" can mean add R5 to 4 or add R5 R4 (write one of them)"),
        ("en", "swap K 10 2", "can mean swap K10 at 2 or swap K10 K2"),
        ("tr", "add R5 4", "iki türlü okunur, işle R5 4 ya da işle R5 R4 (birini yazın)"),
    ] {
        let text = flowing(&played(&[&options[..], &[language]].concat(), &format!("{typed}\nq\n")));
        assert!(text.contains(has), "{typed}: {text}");
    }
    for typed in ["add R5 R4", "add R5 to 4", "işle R5 4", "add R 4"] {
        let text = flowing(&played(&[&options[..], &["en"]].concat(), &format!("{typed}\nq\n")));
        assert!(!text.contains("can mean") && text.contains("illegal"), "{typed}: {text}");
    }
}

/// The advice does not count a discard as useful if another player took it and still holds it.
#[test]
fn the_advice_counts_only_tiles_that_can_come() {
    let lines = ["Ali: throw K3", "Ayşe: take K3, throw Y13", "Veli: draw K9, throw K9", "Can: draw K10, throw K10"];
    let racks = ["K1 K2 K3 B4 B5 B6 B7 B8 Y10 Y11 Y12 R9 R2 Y4 Y2", "Y13 R13", "", ""];
    let hand = |lines| Dealt { variant: "okey", set: "", racks, starter: 0, stock: "K9 K10 R8 Y1 Y3 Y5 Y7 R1", lines };
    let advised = |lines, language| flowing(&hand(lines).played("held", "?\nq\n", &["--lang", language]).0);
    let text = advised(&lines, "en");
    assert!(
        text.contains("K3×1") && text.contains("Other players are known to hold K3, so these do not count"),
        "{text}"
    );
    assert!(advised(&lines, "tr").contains("Başkalarının elinde olduğu bilinen K3, işe yarayanlara katılmadı."));
    // After Ayşe throws K3 again, no other player holds it, so the remark is gone.
    let more =
        ["Ali: draw R8, throw R8", "Ayşe: draw Y1, throw K3", "Veli: draw Y3, throw Y3", "Can: draw Y5, throw Y5"];
    let text = advised(&[&lines[..], &more].concat(), "en");
    assert!(text.contains("Useful") && !text.contains("Other players took"), "{text}");
}

/// A player may type `show indicator` to show the second tile with the indicator's face. If this earns nothing in the
/// game, the answer says so.
#[test]
fn the_indicator_can_be_shown_by_its_name() {
    for (variant, language, typed, has) in [
        ("okey", "en", "show indicator", "Ali: show R5"),
        ("okey", "tr", "göster gösterge", "Ali: göster R5"),
        (
            "okey-pot",
            "en",
            "show indicator",
            "Showing the indicator's twin earns nothing at this table. [score.indicator]",
        ),
        ("okey-pot", "tr", "göster gösterge", "Bu masada göstergenin eşini göstermek puan kazandırmaz."),
        ("okey", "tr", "göstergeyi göster", "Ali: göster R5"),
        ("101", "tr", "göstergeyi göster", "kural dışı [indicator.none]"),
        ("101", "en", "show the indicator", "illegal [indicator.none]"),
    ] {
        let dealt = Dealt { variant, set: "", racks: ["R5 K1 K2", "", "", ""], starter: 0, stock: "", lines: &[] };
        let text = flowing(&dealt.played("indicator", &format!("{typed}, throw K1\nq\n"), &["--lang", language]).0);
        assert!(text.contains(has), "{variant} {typed}: {text}");
    }
}

/// The heading of a hand and the table name the player's partner.
#[test]
fn the_partner_is_named() {
    let text = flowing(&played(&["--variant", "101-team", "--seed", "1", "--lang", "en"], "q\n"));
    assert!(text.contains(", your partner: Veli") && text.contains("Veli (your partner) 21"), "{text}");
    let text = flowing(&played(&["--variant", "101-team", "--seed", "1", "--lang", "tr"], "q\n"));
    assert!(text.contains(", eşiniz Veli") && text.contains("Veli (eşiniz) 21"), "{text}");
    assert!(!played(&["--variant", "101", "--seed", "1"], "q\n").contains("partner"));
}

/// `? 1000` compares throws in 1,000 random worlds (deals of the hidden tiles). If this takes long, the program says so
/// on standard error. The test does not wait for the result.
#[test]
fn long_work_is_announced() {
    let mut child = spawned(&["play", "--variant", "101", "--seed", "3", "--lang", "en"]);
    child.stdin.take().expect("a pipe").write_all(b"? 1000\nq\n").expect("a reader");
    let mut from = child.stderr.take().expect("a pipe");
    let (mut told, mut buffer) = (Vec::new(), [0; 1024]);
    while !String::from_utf8_lossy(&told).contains("Playing the hand to its end in 1000 random worlds") {
        let read = from.read(&mut buffer).expect("a pipe");
        assert!(read > 0, "{}", String::from_utf8_lossy(&told));
        told.extend(&buffer[..read]);
    }
    child.kill().expect("it works");
    child.wait().expect("it ends");
}
