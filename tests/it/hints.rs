//! The hint of an error, once obeyed, leads to the answer that the user meant.

use crate::command::{called, flowing, text_of};

fn refused(call: &str, language: &str) -> String {
    let output = called(call, &["--lang", language]);
    assert_eq!(output.status.code(), Some(2), "okey {call}");
    flowing(&text_of(output.stderr))
}

const PLAYERS: &str = "-p Ali -p Can -p Veli -p Ece --variant 101";

/// A call, the hint that the error gives in English and in Turkish, and the call that obeys it, if there is one.
const OBEYED: &[(&str, &str, &str, &str)] = &[
    ("score -f 'Ali okey' PLAYERS", "write \"Ali: okey\"", "\"Ali: okey\" yazın", "score -f 'Ali: okey' PLAYERS"),
    ("score -f 'Ali, okey' PLAYERS", "write \"Ali: okey\"", "\"Ali: okey\" yazın", ""),
    ("score -f 'Ali okey attı' PLAYERS", "write \"Ali: okey\"", "\"Ali: okey\" yazın", ""),
    (
        "score -f Ayşe PLAYERS",
        "add Ayşe to the players",
        "Ayşe adını oyunculara ekleyin",
        "score -f Ayşe -p Ayşe -p Can -p Ece",
    ),
    (
        "score -f Velli PLAYERS",
        "did you mean Veli? if Velli plays too, add Velli to the players",
        "oynuyorsa Velli adını oyunculara ekleyin",
        "",
    ),
    (
        "score -f Ali -p Ali -p 'Can: ceza işlek' -p Veli -p Ece",
        "write foul=işlek",
        "ceza=işlek yazın",
        "score -f Ali -p Ali -p 'Can: ceza=işlek' -p Veli -p Ece --variant 101",
    ),
    ("score -f Ali -p Ali -p 'Can: işlek-atma' -p Veli -p Ece", "write foul=işlek-atma", "ceza=işlek-atma yazın", ""),
    (
        "score -f Ali -p Ali -p 'Can: foul playable-discard R7' -p Veli -p Ece",
        "write foul=playable-discard",
        "ceza=playable-discard yazın",
        "score -f Ali -p Ali -p 'Can: series foul=playable-discard R7' -p Veli -p Ece --variant 101",
    ),
    (
        "check -i R5 'kırmızı 7-8-9 siyah mavi sarı 10'",
        "put a comma before it",
        "önüne virgül koyun",
        "open -i R5 --variant 101 'kırmızı 7-8-9, siyah mavi sarı 10'",
    ),
    (
        "check -i R5 'red 7 8 9 black red blue 10'",
        "if of what follows, put a comma before it",
        "ardından geleninse önüne virgül koyun",
        "open -i R5 --variant 101 'red 7 8 9, black red blue 10'",
    ),
    ("check -i R5 'two blue 7'", "write \"blue 7 x2\"", "\"blue 7 x2\"", "open -i R5 --variant 101 'blue 7 x2'"),
    ("check -i R5 'one okey'", "\"okey x1\"", "\"okey x1\"", "open -i R5 --variant 101 'okey x1'"),
    (
        "check -i R5 K1.K2.K3",
        "put a space between tiles",
        "taşların arasına boşluk koyun",
        "open -i R5 --variant 101 'K1 K2 K3'",
    ),
    ("check -i R5 K4..7", "write R4-7 for R4 R5 R6 R7", "R4-7 yazın", "open -i R5 --variant 101 K4-7"),
    (
        "judge swap R9 --onto 'R7 R8 O*'",
        "--from \"R7 R8 O*\"",
        "--from \"R7 R8 O*\"",
        "judge swap R9 -i Y13 --from 'R7 R8 O*'",
    ),
    ("judge swap R9", "--from \"R7 R8 O*\"", "--from \"R7 R8 O*\"", ""),
    ("judge layoff R9", "--onto \"R7 R8 R9 / K5 R5 B5\"", "--onto \"R7 R8 R9 / K5 R5 B5\"", ""),
    (
        "judge irregular",
        "CLAIM is missing | = hint: use count, turn or exposed",
        "sayı, sıra ya da açık",
        "judge irregular turn",
    ),
    ("judge foul", "playable-discard", "işlek-atma", "judge foul playable-discard"),
    (
        "judge 'R12 R13 R1'",
        "okey judge meld \"R12 R13 R1\"",
        "okey hakem per \"R12 R13 R1\"",
        "judge meld 'R12 R13 R1'",
    ),
];

#[test]
fn hints_can_be_obeyed() {
    let whole = |call: &str| call.replace("PLAYERS", PLAYERS);
    for (call, english, turkish, obeyed) in OBEYED {
        for (language, hint) in [("en", english), ("tr", turkish)] {
            let said = refused(&whole(call), language);
            assert!(said.contains(hint), "okey {call}: {hint}: {said}");
        }
        if !obeyed.is_empty() {
            let output = called(&whole(obeyed), &[]);
            assert_ne!(output.status.code(), Some(2), "okey {obeyed}: {}", text_of(output.stderr));
        }
    }
}

/// The word for the indicator may come before the tile of `-i`. Elsewhere the hint says to leave it out.
#[test]
fn the_indicator_may_be_called_so() {
    let hand = "K1-13 K1";
    let answer = |indicator: &str| text_of(called(&format!("check --json '{hand}' -i '{indicator}'"), &[]).stdout);
    for written in ["gösterge kırmızı 5", "indicator red 5", "gösterge: R5"] {
        assert_eq!(answer(written), answer("R5"), "{written}");
    }
    let said = refused("judge discard 'gösterge R5' -i R5", "en");
    assert!(said.contains("leave it out here"), "{said}");
}

/// A supposed hand names its finisher as a record does.
#[test]
fn a_supposed_finish_is_written_as_in_a_record() {
    let path = crate::command::folder("supposed-finish").join("evening.okey");
    std::fs::write(&path, "game 101\nplayers Ali Can Veli Ece\nhand\nfinished Ali okey\n").expect("a file");
    let path = path.to_str().expect("a path");
    let asked = |line: &str, language: &str| called(&format!("score {path} --if '{line}'"), &["--lang", language]);
    for (line, english, turkish) in [
        ("Ali okey", "finished Ali okey", "biten Ali okey"),
        ("Veli bitti", "finished Veli", "biten Veli"),
        ("Veli okey attı", "finished Veli okey", "biten Veli okey"),
    ] {
        for (language, hint) in [("en", english), ("tr", turkish)] {
            let said = flowing(&text_of(asked(line, language).stderr));
            assert!(said.contains(&format!("`{hint}`")), "{line}: {said}");
            assert_eq!(asked(hint, language).status.code(), Some(0), "{hint}");
        }
    }
}

/// An answer in sentences has the field `text`, so a line may choose it.
#[test]
fn text_is_a_field_of_an_answer_in_sentences() {
    let ask = |more: &str| {
        let line =
            format!("{{\"ask\":\"check\",\"indicator\":\"R5\",\"hand\":\"K1-13 Y5\",\"fields\":\"text\"{more}}}");
        okey::Oracle::default().ask(&line)
    };
    let answer = crate::command::json_of(ask(",\"say\":true").as_bytes());
    let fields: Vec<&String> = answer.as_object().expect("an object").keys().collect();
    assert_eq!(fields, ["id", "text"]);
    assert!(ask("").contains("unknown-answer-field"));
}
