//! With `--letters rkms`, output for people writes tiles with the letters R, K, M and S. JSON always uses the default
//! letters, `krby`.

use crate::command::{run, run_with, text_of};

/// Command lines for all commands that show tiles. Some get an answer, and some an error.
const CALLS: &[&[&str]] = &[
    &["check", "-i", "M5", "K1-3 R7-9 KMS10 S12 S13 S1 J K6 M6"],
    &["check", "-i", "M5", "K1-3 R7-9 KMS10 S12 S13 S3 J K6 M7"],
    &["melds", "-i", "R5", "K1-3 R7-9 KMS10 S12 S13 S1 J K6 O"],
    &["pairs", "-i", "R5", "K1x2 R2x2 M3x2 S4x2 K5x2 R8x2 M9 O"],
    &["waits", "-i", "R5", "K1-4 R7-10 M11-13 S1 S2 K9"],
    &["advise", "-i", "R5", "K1-3 R7 R9 M4 M6 S12 S13 K10 M10 S5 R1 J K6"],
    &["open", "-i", "K1", "--variant", "101", "R9-13 KRM12 S7-9 K1 K4 K6x2 M1 M3 M5 S1 S2 S4 O"],
    &["judge", "opening", "K10-13 / R10-12 / S4-6 O*=S7", "-i", "S13", "--variant", "101"],
    &["judge", "discard", "M10", "--table", "M7-9 / K5 R5 M5", "-i", "S13", "--variant", "101"],
    &["judge", "opening", "K10-13 / R10-12 / S4-6 O*=S7", "-i", "S13", "--variant", "101", "--format", "markdown"],
    &["judge", "opening", "K10-13 / R10-12 / S4-6 O*=S7", "-i", "S13", "--variant", "101", "--format", "html"],
    &[
        "score",
        "--variant",
        "101",
        "-i",
        "M5",
        "-f",
        "Ali: okey",
        "-p",
        "Ali",
        "-p",
        "Veli: series M7 M6 S2 J*",
        "-p",
        "Can",
        "-p",
        "Ece",
    ],
    &["deal", "--seed", "7", "--count", "3"],
    &["check", "-i", "M5", "M4 M4 M4 S1"],
    &["check", "-i", "M5", "M1-M3 Q7 8"],
    &["melds", "-i", "M5", "--discard", "S9", "K1-3 R7-9 KMS10 S12 S13 S1 J K6 M6"],
];

fn shown(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns the letters of the tiles in a text, outside quotes. A tile is a capital letter followed by a number.
fn letters(text: &str) -> Vec<char> {
    let words = text.split(|character: char| !character.is_alphanumeric() && character != '"');
    let tile = |word: &str| {
        let mut characters = word.chars();
        let letter = characters.next().filter(|letter| "KRBYMS".contains(*letter))?;
        characters.as_str().parse::<okey::Number>().ok().map(|_| letter)
    };
    words.filter_map(tile).collect()
}

#[test]
fn text_for_people_uses_the_chosen_letters() {
    for call in CALLS {
        for language in ["en", "tr"] {
            let read = run(&[call, ["--lang", language, "--letters", "rkms"].as_slice()].concat());
            let shown = [read.stdout, read.stderr].map(|bytes| shown(&bytes)).concat();
            let found = letters(&shown);
            assert!(!found.is_empty(), "{call:?} shows no tiles:\n{shown}");
            let strange: Vec<&char> = found.iter().filter(|letter| "BY".contains(**letter)).collect();
            assert!(strange.is_empty(), "{call:?} shows {strange:?}:\n{shown}");
        }
    }
}

/// A hint that quotes tiles to write uses the chosen letters, so that the reader can follow it.
#[test]
fn hints_quote_tiles_in_the_chosen_letters() {
    let calls: [(&[&str], &[&str]); 3] = [
        (&["pairs", "--variant", "101", "-i", "S13", "okey S1"], &["\"O* S1\"", "\"okey, S1\""]),
        (&["check", "-i", "R5", "M3-6, S7-8-9"], &["M3 M6"]),
        (&["judge", "meld", "-i", "S13", "okey S1 S2"], &["S1"]),
    ];
    for (call, quoted) in calls {
        for language in ["en", "tr"] {
            let read = run(&[call, ["--lang", language, "--letters", "rkms"].as_slice()].concat());
            let said = shown(&read.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(quoted.iter().all(|words| said.contains(words)), "{call:?}: {said}");
            assert!(!letters(&said.replace('"', " ")).iter().any(|letter| "BY".contains(*letter)), "{call:?}: {said}");
        }
    }
}

#[test]
fn output_for_programs_is_canonical() {
    for call in CALLS.iter().filter(|call| !call.contains(&"--format")) {
        let read = run(&[call, ["--json", "--letters", "rkms"].as_slice()].concat());
        let read = shown(&read.stdout) + &shown(&read.stderr);
        let found = letters(&read.replace('"', " "));
        let strange: Vec<&char> = found.iter().filter(|letter| "MS".contains(**letter)).collect();
        assert!(strange.is_empty(), "{call:?} shows {strange:?}:\n{read}");
    }
}

#[test]
fn turkish_names_are_commands() {
    let hand = "R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O";
    let open = |name: &str| run(&[name, "-i", "K1", "--variant", "yuzbir", hand]);
    assert_eq!(open("aç"), open("open"));
    assert_eq!(open("ac"), open("open"));
    assert_eq!(run(&["dağıt", "--seed", "7"]), run(&["deal", "--seed", "7"]));
    let pairs = |name: &str| run(&[name, "-i", "R5", "K1x2 R2x2 B3x2 Y4x2 K5x2 R8x2 B9 O"]);
    assert_eq!(pairs("çift"), pairs("pairs"));
    let help = shown(&run(&["--help", "--lang", "tr"]).stdout);
    for name in ["kontrol", "perler", "çift", "aç", "dağıt"] {
        assert!(help.contains(&format!("\n  {name} ")), "{name} is no name of a command in\n{help}");
    }
    assert!(shown(&run(&["kontrol", "--help", "--lang", "tr"]).stdout).contains("okey kontrol -i R5"));
}

#[test]
fn names_keep_their_letters() {
    let yuzbir = ["score", "-f", "B1", "-p", "B1: series", "-p", "B2: series B1 K3", "-p", "Nil", "-p", "Can"];
    let partners = [
        &["score", "--variant", "101-team", "-f", "B1", "-p", "B1: series team=Y1"][..],
        &["-p", "B2: series B1 K3 team=x", "-p", "K*2: series K3 team=Y1", "-p", "Can: team=x"],
    ]
    .concat();
    let classic = ["score", "--variant", "okey", "-f", "B1", "-p", "B1", "-p", "B2: shown", "-p", "R7", "-p", "Can"];
    for (call, variant) in [(&yuzbir[..], &["--variant", "101"][..]), (&partners, &[]), (&classic, &[])] {
        for format in ["table", "markdown", "csv", "json"] {
            let end = ["--format", format];
            let shown = |call: &[&str], letters: [&str; 4]| {
                let output = crate::command::run(&[call, &letters, variant, &end].concat());
                assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
                text_of(output.stdout)
            };
            let plain = shown(call, ["-i", "Y13", "--letters", "krby"]);
            let call: Vec<String> = call.iter().map(|word| word.replace("B1 K3", "M1 K3")).collect();
            let call: Vec<&str> = call.iter().map(String::as_str).collect();
            let text = shown(&call, ["-i", "S13", "--letters", "rkms"]);
            assert!(!text.contains('\u{2060}') && text.contains("B2") && !text.contains("M2"), "{text}");
            assert!(!text.contains("M1 finished") && !text.contains("M1, the partner"), "{text}");
            assert_eq!(text.lines().count(), plain.lines().count());
        }
    }
}

/// A player's name that could be a tile, such as `B5`, keeps its letters in errors.
#[test]
fn names_keep_their_letters_in_errors() {
    let hand = ["score", "--variant", "101", "-i", "M5", "--letters", "rkms", "-f"];
    let record = "letters rkms\ngame 101\nplayers B5 Y7 C D\nhand 1\nindicator M5\n";
    let calls: [(&[&str], &str); 7] = [
        (&["B5", "-p", "B5: R1", "-p", "Y7: series 3", "-p", "C: series 3", "-p", "D: series 2"], ""),
        (&["B5", "-p", "Y7: series 3", "-p", "Y8: series 3", "-p", "C: series 3", "-p", "D: series 2"], ""),
        (&["B5", "-p", "B5: = 5", "-p", "Y7: series = 300", "-p", "C: series", "-p", "D: = 4"], ""),
        (&["B5: pairs", "-p", "B5: series", "-p", "Y7: series 3", "-p", "C: series 3", "-p", "D: series 2"], ""),
        (&["score", "-"], "finished B6\n"),
        (&["score", "-"], "finished B5\nopened Y7 series\n"),
        (&["replay", "-"], "rack B5 M1\nB5: draw M1\nY7 draw R1\n"),
    ];
    for (call, lines) in calls {
        for language in ["en", "tr"] {
            let begun = if lines.is_empty() { &hand[..] } else { &[] };
            let call = [begun, call, &["--lang", language]].concat();
            let read = run_with(&call, format!("{record}{lines}").as_bytes());
            let said = shown(&read.stderr);
            assert!(!["M5 ", "S7", "M6", "S8"].iter().any(|name| said.contains(name)), "{call:?} {lines:?}\n{said}");
            assert!(["\"B5", "\"Y7", "\"B6"].iter().any(|name| said.contains(name)), "{call:?} {lines:?}\n{said}");
        }
    }
}
