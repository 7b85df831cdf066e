//! Calls that people make, and what they must not do.

use crate::command::{root, run};

fn said(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn help_is_found_behind_options_of_every_command() {
    for (call, of_judge) in [
        (&["--lang", "tr", "help"][..], false),
        (&["--lang=tr", "help"], false),
        (&["--color", "never", "--lang", "tr", "help"], false),
        (&["help", "--lang", "tr"], false),
        (&["--lang", "tr", "help", "judge"], true),
    ] {
        let output = run(call);
        assert_eq!(output.status.code(), Some(0), "{call:?}: {}", said(&output.stderr));
        let expected = run(if of_judge { &["judge", "--help", "--lang", "tr"] } else { &["--help", "--lang", "tr"] });
        assert_eq!(said(&output.stdout), said(&expected.stdout), "{call:?}");
    }
}

#[test]
fn a_picture_for_standard_output_goes_there_alone() {
    let position = "111114444799abe:eggggiiiiikkkkk:/e:-:B";
    let call = ["hapis", "show", position, "--svg", "-"];
    let output = run(&call);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output.stderr));
    let picture = said(&output.stdout);
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"), "{picture}");
    assert!(!root().join("-").exists(), "no file of that name");
}

/// The names of fouls belong to the commands that take them.
#[test]
fn names_of_fouls_stand_where_fouls_are_told() {
    for (call, told) in [
        (&["judge"][..], true),
        (&["score"], true),
        (&["hapis", "choose"], false),
        (&["hapis", "arena"], false),
        (&["hapis", "play"], false),
        (&["play"], false),
    ] {
        let help = said(&run(&[call, &["--help"]].concat()).stdout);
        assert_eq!(help.contains("okey-discard"), told, "okey {call:?} --help");
    }
}

/// Where no word of the glossary is what was asked for, those that hold it whole come first.
#[test]
fn words_of_the_glossary_come_before_parts() {
    let found = said(&run(&["rules", "düz", "--lang", "tr"]).stdout);
    let at = |text: &str| found.find(text).unwrap_or(usize::MAX);
    assert!(found.contains("düz per") && at("düz per") < at("open.fixed"), "{found}");
}

/// What a Turkish message offers is called as the Turkish help calls it, with the marks of its letters.
#[test]
fn turkish_messages_offer_turkish_names() {
    for (call, offers, never) in [
        (&["hakem", "bitş"][..], "bitiş", "finish"),
        (&["hakem", "zzz"], "per, bakma", "meld"),
        (&["hakem", "ceza", "okey-atm"], "okey-atma", "okey-discard"),
        (&["hakem", "foul", "okey-discar"], "okey-atma", "okey-discard?"),
        (&["hakem", "aksaklık", "zzz"], "sayı, sıra ya da açık", "count"),
        (&["hakem", "bakma", "zzz"], "hepsi ya da kendi", "CLAIM"),
        (&["hakem", "kalan", "K1", "--opened", "zzz"], "seri ya da çift", "series"),
        (&["hakem", "per", "R1-3", "--throw", "K1"], "bitiş", "finish"),
        (&["kontrol", "-i", "R5", "kırmızılar 7"], "kırmızı?", "kirmizi"),
        (&["kontrol", "-i", "R5", "sarılar 7"], "sarı?", "sari?"),
        (&["kontrol", "-i", "R5", "yesilll 7"], "yeşil?", "yesil?"),
        (&["puan", "-f", "Ali: çİFTT", "-p", "Ali", "-p", "Veli", "-p", "Can", "-p", "Ece"], "çift", "cift"),
        (&["kontrol", "-i", "R5", "--variant", "yüzbr", "K1"], "yüzbir", "yuzbir"),
        (&["kontrol", "-i", "R5", "--variant", "zzz", "K1"], "yaygın, çanak, yüzbir, eşli", "canak"),
    ] {
        let output = run(&[call, &["--lang", "tr"]].concat());
        let told = said(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{call:?}: {told}");
        let hint = told.lines().filter(|line| !line.contains(" | ")).collect::<Vec<_>>().join("\n");
        assert!(hint.contains(offers), "{call:?} should offer {offers}: {told}");
        assert!(!hint.contains(never), "{call:?} should not offer {never}: {told}");
    }
}
