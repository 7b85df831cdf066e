//! Typical command lines give the expected answer. If a command line is wrong, the error says what to write instead.

use okey::Language;

use crate::command::{json_of, root, run, run_with};

fn as_text(bytes: &[u8]) -> String {
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
        assert_eq!(output.status.code(), Some(0), "{call:?}: {}", as_text(&output.stderr));
        let expected = run(if of_judge { &["judge", "--help", "--lang", "tr"] } else { &["--help", "--lang", "tr"] });
        assert_eq!(as_text(&output.stdout), as_text(&expected.stdout), "{call:?}");
    }
}

/// Every way to ask for the help of a subcommand prints the same text, with the arguments in the order of the call.
#[test]
fn help_is_found_within_a_command() {
    let help = as_text(&run(&["hapis", "show", "--help"]).stdout);
    for call in [&["hapis", "help", "show"][..], &["help", "hapis", "show"], &["hapis", "--lang", "en", "help", "show"]]
    {
        assert_eq!(as_text(&run(call).stdout), help, "{call:?}");
    }
    for (call, operands) in [
        (&["judge"][..], ["<QUESTION>", "[CLAIM]..."]),
        (&["batch"], ["[COMMAND]", "[FILE]"]),
        (&["hapis", "arena"], ["<PLAYER>", "<OTHER>"]),
        (&["hapis", "risk"], ["<POS>", "[DICE]"]),
    ] {
        let help = as_text(&run(&[call, &["--help"]].concat()).stdout);
        let at =
            operands.map(|operand| help.find(&format!("\n  {operand}")).unwrap_or_else(|| panic!("{operand}: {help}")));
        assert!(at[0] < at[1], "okey {call:?}: {help}");
    }
}

/// `--first-turn` says that no player has opened or taken a discard. Options that say the opposite are refused; an
/// empty table and 0 as the highest opening are accepted.
#[test]
fn first_turn_excludes_openings_and_taken_tiles() {
    for fits in [&["--table", ""][..], &["--highest", "0"], &["--laid-off", "R8"]] {
        let call = [&["judge", "finish", "R5 R6 R7", "-i", "K1", "--variant", "101", "--first-turn"], fits].concat();
        let output = run(&call);
        assert_eq!(output.status.code(), Some(0), "{fits:?}: {}", as_text(&output.stderr));
    }
    for other in [
        &["--opened", "series"][..],
        &["--others-opened"],
        &["--taken", "R7"],
        &["--last-discard"],
        &["--table", "B1-3"],
        &["--highest", "110"],
        &["--laid-off", "B4", "--onto", "B1-3"],
    ] {
        let call = [&["judge", "finish", "R5 R6 R7", "-i", "K1", "--variant", "101", "--first-turn", "--json"], other]
            .concat();
        let output = run(&call);
        let error = as_text(&output.stderr);
        assert!(output.status.code() == Some(2) && error.contains("\"conflict\""), "{other:?}: {error}");
    }
}

#[test]
fn a_picture_for_standard_output_goes_there_alone() {
    let position = "111114444799abe:eggggiiiiikkkkk:/e:-:B";
    let call = ["hapis", "show", position, "--svg", "-"];
    let output = run(&call);
    assert_eq!(output.status.code(), Some(0), "{}", as_text(&output.stderr));
    let picture = as_text(&output.stdout);
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"), "{picture}");
    assert!(!root().join("-").exists(), "no file of that name");
}

#[test]
fn help_lists_fouls_only_for_commands_that_take_them() {
    for (call, reported) in [
        (&["judge"][..], true),
        (&["score"], true),
        (&["hapis", "choose"], false),
        (&["hapis", "arena"], false),
        (&["hapis", "play"], false),
        (&["play"], false),
    ] {
        let help = as_text(&run(&[call, &["--help"]].concat()).stdout);
        assert_eq!(help.contains("okey-discard"), reported, "okey {call:?} --help");
    }
}

/// `okey rules düz` finds the glossary entry `düz per` (a group) and prints it before the clauses.
#[test]
fn words_of_the_glossary_come_before_parts() {
    let found = as_text(&run(&["rules", "düz", "--lang", "tr"]).stdout);
    let at = |text: &str| found.find(text).unwrap_or(usize::MAX);
    assert!(found.contains("düz per") && at("düz per") < at("open.fixed"), "{found}");
}

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
        (&["kontrol", "-i", "R5", "kırmızıl 7"], "kırmızı?", "kirmizi"),
        (&["kontrol", "-i", "R5", "sarıı 7"], "sarı?", "sari?"),
        (&["kontrol", "-i", "R5", "yesilll 7"], "yeşil?", "yesil?"),
        (&["puan", "-f", "Ali: çİFTT", "-p", "Ali", "-p", "Veli", "-p", "Can", "-p", "Ece"], "çift", "cift"),
        (&["kontrol", "-i", "R5", "--variant", "yüzbr", "K1"], "yüzbir", "yuzbir"),
        (&["kontrol", "-i", "R5", "--variant", "zzz", "K1"], "yaygın, çanak, yüzbir, eşli", "canak"),
    ] {
        let output = run(&[call, &["--lang", "tr"]].concat());
        let reported = as_text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{call:?}: {reported}");
        let hint = reported.lines().filter(|line| !line.contains(" | ")).collect::<Vec<_>>().join("\n");
        assert!(hint.contains(offers), "{call:?} should offer {offers}: {reported}");
        assert!(!hint.contains(never), "{call:?} should not offer {never}: {reported}");
    }
}

pub(crate) fn commands(language: Language) -> Vec<clap::Command> {
    let mut top = okey::cli::command(language);
    top.build();
    let mut all = vec![top];
    let mut at = 0;
    while let Some(command) = all.get(at) {
        let own: Vec<clap::Command> = command.get_subcommands().cloned().collect();
        all.extend(own);
        at += 1;
    }
    all
}

/// The placeholders for values in the help, such as `TILE`, are translated.
#[test]
fn value_names_are_of_the_language() {
    let names = |language| -> Vec<(String, Vec<String>)> {
        let of = |command: &clap::Command| {
            let args = command.get_arguments().filter(|arg| arg.get_action().takes_values());
            args.map(|arg| {
                let names = arg.get_value_names().unwrap_or_default();
                (arg.get_id().to_string(), names.iter().map(ToString::to_string).collect())
            })
            .collect::<Vec<_>>()
        };
        commands(language).iter().flat_map(of).collect()
    };
    let (english, turkish) = (names(Language::En), names(Language::Tr));
    assert_eq!(english.len(), turkish.len());
    let alike = english.iter().zip(&turkish).filter(|(one, other)| one == other);
    // `W|B` and `N` are the same in both languages.
    let alike: Vec<_> = alike.filter(|(one, _)| one.1 != ["W|B"] && one.1 != ["N"]).map(|(one, _)| one).collect();
    assert!(alike.is_empty(), "{alike:?}");
}

/// The Turkish help uses Turkish letters, for example `taş` (tile) and not `tas`.
#[test]
fn turkish_help_has_the_marks_of_its_letters() {
    const BARE: [&str; 17] = [
        "yuzbir",
        "yaygin",
        "canak",
        "esli",
        "cift",
        "ciftten",
        "bitis",
        "acis",
        "atis",
        "isleme",
        "gosterge",
        "aksaklik",
        "dagit",
        "takim",
        "zamaninda",
        "soylemeden",
        "islek",
    ];
    for mut command in commands(Language::Tr) {
        let help = command.render_long_help().to_string();
        let bare: Vec<&str> =
            help.split(|letter: char| !letter.is_alphanumeric()).filter(|word| BARE.contains(word)).collect();
        assert!(bare.is_empty(), "{}: {bare:?}", command.get_name());
    }
}

/// The names of questions may be written in any letter case, with the capitals of Turkish letters, like all other
/// words.
#[test]
fn questions_are_named_in_any_letter_case() {
    let judged = |name: &str| run(&["hakem", name, "K1-3", "-i", "R5", "--variant", "101", "--onto", "K4-6", "--json"]);
    for (plain, others) in [
        ("çift", ["Çift", "ÇİFT", "CIFT", "pairs"]),
        ("açış", ["AÇIŞ", "Açış", "ACIS", "Opening"]),
        ("bitiş", ["BİTİŞ", "Bitiş", "BITIS", "FINISH"]),
        ("gösterge", ["GÖSTERGE", "Gösterge", "GOSTERGE", "indicator"]),
        ("işleme", ["İşleme", "İŞLEME", "ISLEME", "LayOff"]),
    ] {
        let expected = judged(plain);
        let expected = (expected.status.code(), as_text(&expected.stdout), as_text(&expected.stderr));
        for name in others {
            let output = judged(name);
            assert_eq!((output.status.code(), as_text(&output.stdout), as_text(&output.stderr)), expected, "{name}");
        }
    }
    let line = b"{\"indicator\":\"R5\",\"hand\":\"K1 K1 R7\",\"variant\":\"101\"}\n";
    let answered = |name: &str| as_text(&run_with(&["batch", name], line).stdout);
    assert!(answered("pairs").contains("\"made\":1"));
    for name in ["Çift", "ÇİFT", "cift", "Pairs"] {
        assert_eq!(answered(name), answered("pairs"), "{name}");
    }
    assert_eq!(answered("AÇ"), answered("open"));
    assert_eq!(run_with(&["batch", "çiftler"], line).status.code(), Some(2));
}

/// A comparison of two games has no value for a game in which no rule depends on the switch.
#[test]
fn a_comparison_leaves_out_switches_that_a_game_does_not_use() {
    let values = |one: &str, other: &str, key: &str| -> Option<Vec<(String, String)>> {
        let answer = json_of(&run(&["rules", "--diff", one, other, "--json"]).stdout);
        let switches = answer["switches"].as_array().expect("switches");
        let values = &switches.iter().find(|switch| switch["key"] == key)?["values"];
        let values = values.as_object().expect("values").iter();
        Some(values.map(|(name, value)| (name.clone(), value.to_string())).collect())
    };
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(values("okey", "okey-house", "points.pairs"), Some(vec![pair("okey", "8"), pair("okey-house", "4")]));
    assert_eq!(values("okey", "okey-pot", "points.pairs"), Some(vec![pair("okey", "8")]));
    assert_eq!(values("cs102", "101", "open.sum"), Some(vec![pair("101", "101")]));
    assert_eq!(values("cs102", "okey-pot", "run_wrap"), Some(vec![pair("okey-pot", "true")]));
    assert_eq!(values("cs102", "okey-pot", "points.pairs"), None);
    let page = as_text(&run(&["rules", "--diff", "okey", "okey-pot", "--lang", "en"]).stdout);
    let row = page.lines().find(|line| line.contains("points.pairs ")).expect("a row");
    assert_eq!(row.split('┆').map(str::trim).nth(2), Some("–"), "{row}");
}
