//! The hints in error messages are right: a command line that follows the hint is accepted.

use std::fs;

use crate::command::{called, flowing, folder, run, run_with, text_of};

fn refused(call: &str, language: &str) -> String {
    let output = called(call, &["--lang", language]);
    assert_eq!(output.status.code(), Some(2), "okey {call}");
    flowing(&text_of(output.stderr))
}

const PLAYERS: &str = "-p Ali -p Can -p Veli -p Ece --variant 101";

/// A wrong command line, the hint of its error in English and in Turkish, and a command line that follows the hint (or
/// an empty text). The last one may also state facts that the hint does not name.
const OBEYED: &[(&str, &str, &str, &str)] = &[
    ("score -f 'Ali okey' PLAYERS", "write \"Ali: okey\"", "\"Ali: okey\" yazın", "score -f 'Ali: okey' PLAYERS"),
    (
        "advise -i Y11 --set meld.okey_beside_false_joker=forbidden K1x2 K3x2 R4x2 R6x2 B8x2 B10x2 J J Y1",
        "use okey melds or okey pairs, or leave out",
        "okey perler ya da okey çift komutunu kullanın",
        "pairs -i Y11 --set meld.okey_beside_false_joker=forbidden K1x2 K3x2 R4x2 R6x2 B8x2 B10x2 J J Y1",
    ),
    (
        "score --variant okey-pot --set classic.partners=on --stake 5 -f A -p 'A: team=x' -p 'B: team=y' -p 'C: team=x' \
         -p 'D: team=y'",
        "leave teams out; the game for a pot has no partners",
        "takımları çıkarın; çanaklı oyun",
        "score --variant okey-pot --set classic.partners=on --stake 5 -f A -p A -p B -p C -p D",
    ),
    (
        "judge finish 'K1-3 / R4-6' -i Y11 --first-turn --last-discard --throw K9",
        "--help",
        "--help",
        "judge finish 'K1-3 / R4-6' -i Y11 --first-turn --throw K9",
    ),
    (
        "score --variant 101-team -f A -p A -p B -p C",
        "this table needs four players; here are 3",
        "masada dört oyuncu olmalıdır; burada 3 oyuncu var",
        "score --variant 101-team -f A -p 'A: team=x' -p 'B: team=y' -p 'C: team=x' -p 'D: team=y'",
    ),
    (
        "score --variant 101-team -f A -p 'A: team=A' -p B -p C -p D",
        "give two players \"team\": \"A\" and the other two \"team\": \"B\"",
        "iki oyuncuya \"team\": \"A\", öbür ikisine \"team\": \"B\" yazın",
        "score --variant 101-team -f A -p 'A: team=A' -p 'B: team=B' -p 'C: team=A' -p 'D: team=B'",
    ),
    (
        "simulate --set seats=3",
        "judge, score and rules support it, and replay for hands without turns",
        "izle ise yalnız turları yazılmayan ellerde",
        "judge foul other --set seats=3 --variant 101",
    ),
    (
        "judge foul sulking --variant 101",
        "other (also okey-lost, feeding, if the table charges for them)",
        "diğer (masada ceza yazılıyorsa okey-kaptırma, besleme da)",
        "judge foul other --variant 101",
    ),
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
        "Velli adlı biri de oynuyorsa onu oyunculara ekleyin",
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
        "score -f Ali -p Ali -p 'Can: ceza işlek atma' -p Veli -p Ece",
        "write foul=işlek-atma",
        "ceza=işlek-atma yazın",
        "score -f Ali -p Ali -p 'Can: ceza=işlek-atma' -p Veli -p Ece --variant 101",
    ),
    (
        "score -f Ali -p Ali -p 'Can: foul discard okey' -p Veli -p Ece",
        "write foul=okey-discard",
        "ceza=okey-discard yazın",
        "score -f Ali -p Ali -p 'Can: foul=okey-discard' -p Veli -p Ece --variant 101",
    ),
    ("score -f Ali -p Ali -p 'Can: put back' -p Veli -p Ece", "write foul=put-back", "ceza=put-back yazın", ""),
    (
        "check -i R5 'kırmızı 7-8-9 siyah mavi sarı 10'",
        "put a comma before it",
        "önüne virgül koyun",
        "open -i R5 --variant 101 'kırmızı 7-8-9, siyah mavi sarı 10'",
    ),
    (
        "check -i R5 'red 7 8 9 black red blue 10'",
        "for the tiles after it, put a comma before it",
        "ardından geleninse önüne virgül koyun",
        "open -i R5 --variant 101 'red 7 8 9, black red blue 10'",
    ),
    (
        "check -i R5 'siyahtan 2, kırmızıdan 3'",
        "for a tile write K2; for a count, write the number of each of these tiles instead",
        "taşsa K2 yazın; adetse o taşların her birinin sayısını yazın",
        "open -i R5 --variant 101 'K2 R3'",
    ),
    (
        "check -i Y13 'siyah 1-2-3 - 4-5-6 mavi - 2 okey'",
        "or of what follows: B4 B5 B6 O* O* or K4 K5 K6 B2 O*",
        "ardından gelen için de: B4 B5 B6 O* O* ya da K4 K5 K6 B2 O*",
        "open -i Y13 --variant 101 'siyah 1-2-3 - mavi 4-5-6, 2 okey'",
    ),
    (
        "check -i Y13 'kırmızı 3’lü 7 8 9'",
        "write \"R3 R7 R8 R9\" or \"R7 R8 R9\"",
        "\"R3 R7 R8 R9\" ya da \"R7 R8 R9\" yazın",
        "open -i Y13 --variant 101 'R7 R8 R9'",
    ),
    ("check -i R5 'two blue 7'", "write \"blue 7 x2\"", "\"blue 7 x2\"", "open -i R5 --variant 101 'blue 7 x2'"),
    ("check -i R5 'R7 one okey'", "\"okey x1\"", "\"okey x1\"", "open -i R5 --variant 101 'okey x1'"),
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
    (
        "judge 'M7 M8 M9'",
        "okey judge meld \"M7 M8 M9\" --letters rkms?",
        "okey hakem per \"M7 M8 M9\" --letters rkms?",
        "judge meld 'M7 M8 M9' --letters rkms",
    ),
    // The classic game has no openings, so the hint suggests another variant. More tiles would not help.
    (
        "open --variant okey -i R5 K1-3",
        "use --variant 101 or 101-team",
        "--variant yüzbir ya da eşli verin",
        "open --variant 101 -i R5 K1-3",
    ),
    (
        "advise --variant okey -i R5 --opened pairs K1-3",
        "use --variant 101 or 101-team",
        "--variant yüzbir ya da eşli verin",
        "advise --variant 101 -i R5 --opened pairs K1-3",
    ),
    ("pairs --variant cs102 K1-3", "use okey check", "okey kontrol komutuyla bakın", ""),
    (
        "melds --variant 101 -i R5 K1-3",
        "for fewer tiles, use --partial",
        "daha az taş için --partial verin",
        "melds --variant 101 -i R5 --partial K1-3",
    ),
    (
        "advise --variant 101 -i R5 K1-3",
        "after opening, use --opened series or --opened pairs",
        "el açıldıysa --opened seri ya da --opened çift verin",
        "advise --variant 101 -i R5 --opened series K1-3",
    ),
    (
        "open -i R5 K1-13 R1-10",
        "in 101 a rack has 1 to 22 tiles",
        "101 oyununda elde 1 ile 22 arası taş olur",
        "open -i R5 K1-13 R1-9",
    ),
    (
        "batch evening.jsonl",
        "write the file after the question; if each line names its own question, use okey batch < FILE",
        "dosyayı sorudan sonra yazın; soruyu her satır kendisi belirtiyorsa okey toplu < DOSYA yazın",
        "",
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

/// Errors about tiles name the numbers of the game. In `cs102` these are 1 to 7, and there are no jokers.
#[test]
fn errors_name_the_tiles_of_the_game() {
    for call in ["check", "judge meld", "judge finish", "waits --seen K1", "melds"] {
        for hand in ["'K1 foo'", "K14", "K", "K007", "K1-14", "K12-1", "'K1 joker'", "'K1 okey: 3'"] {
            let said = [("en", "1 to 7"), ("tr", "7")].map(|(language, seven)| {
                let said = refused(&format!("{call} {hand} --variant cs102"), language);
                assert!(!said.contains("13") && !said.contains("J*"), "{call} {hand}: {said}");
                let jokers = hand.contains("joker") || hand.contains("okey");
                assert!(jokers || said.contains(seven), "{call} {hand}: {said}");
                said
            });
            assert!(!said[0].is_empty());
        }
    }
    assert!(refused("check 'K1 foo' -i R5", "en").contains("a number from 1 to 13; J* is a false joker"));
}

/// An error about unknown words names up to three of them. If there are more, it names the first one and counts the
/// others.
#[test]
fn unknown_words_are_named_or_counted() {
    for (hand, english, turkish) in [
        ("'K1 Q Q'", "\"Q\" is not a tile (2 places)", "\"Q\" bir taş değil (2 yerde)"),
        ("'K1 Q W E'", "\"Q\", \"W\" and \"E\" are not tiles (3 places)", "\"Q\", \"W\" ve \"E\" taş değil (3 yerde)"),
        ("'Q2 K1 Q3'", "\"Q2\" and \"Q3\" are not tiles (2 places)", "\"Q2\" ve \"Q3\" taş değil (2 yerde)"),
        (
            "'K1 Q W E Z Q'",
            "\"Q\" and 3 other words are not tiles (5 places)",
            "\"Q\" ve 3 sözcük daha taş değil (5 yerde)",
        ),
    ] {
        for (language, message) in [("en", english), ("tr", turkish)] {
            let said = refused(&format!("check -i R5 {hand}"), language);
            assert!(said.contains(message), "{hand}: {said}");
        }
    }
}

/// If a foul is written in several words and without `=`, the error quotes all of them. It reads none of them as a
/// tile.
#[test]
fn no_word_of_a_foul_is_left_over() {
    for (words, written) in [("ceza işlek atma", "ceza işlek atma"), ("foul put back K7", "foul put back")] {
        let said = refused(&format!("score -f Ali -p Ali -p 'Can: {words}' -p Veli -p Ece"), "en");
        assert!(said.contains(&format!("the foul \"{written}\"")) && !said.contains("is not a tile"), "{said}");
    }
}

/// A surname may be a word such as `Okey`. `score` then reads it as part of the name and not as a kind of finish.
#[test]
fn a_name_of_a_player_is_no_finish() {
    for (finisher, players) in [
        ("Ali Okey", "101 -p 'Ali Okey: foul=layoff-undo' -p Can -p Veli -p Ece"),
        ("Ali okey", "101 -p 'Ali okey : foul=layoff-undo' -p Can -p Veli -p Ece"),
        ("Ali Çift", "101-team -p 'Ali Çift: team=A' -p 'Can: team=B' -p 'Veli: team=A' -p 'Ece: team=B'"),
    ] {
        let output = called(&format!("score -f '{finisher}' --variant {players}"), &[]);
        assert_eq!(output.status.code(), Some(0), "{finisher}: {}", text_of(output.stderr));
    }
}

/// In `black blue 2 okey` the 2 counts okeys. The error says that the colours have no number, and does not suggest a
/// comma.
#[test]
fn a_count_of_okeys_is_no_number_of_colours() {
    for hand in ["R7 black blue 2 okey", "R7-8-9 black blue 2 okey"] {
        let said = refused(&format!("check -i R5 '{hand}'"), "en");
        assert!(!said.contains("comma") && said.contains("has a colour but no number"), "{hand}: {said}");
    }
}

/// In the value of `-i`, the word for the indicator may come before the tile, as in `indicator red 5`. Elsewhere it is
/// an error, and the hint says to leave it out.
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

/// `--if` describes a possible next hand. It names the finisher as a record does, such as `finished Ali okey`. For
/// another form, such as `Ali okey`, the hint shows the form of a record.
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

/// If a line of a record begins with a player's name, the hint shows the probable meaning: an opening, or the action of
/// a turn.
#[test]
fn a_line_after_a_name_gets_the_hint_of_its_statement() {
    let path = crate::command::folder("named-first").join("evening.okey");
    let path = path.to_str().expect("a path");
    let scored = |line: &str, language: &str| {
        let record = format!("game 101\nplayers Ali Can Veli Ece\nhand\nfinished Ali\n{line}\n");
        std::fs::write(path, record).expect("a file");
        called(&format!("score {path}"), &["--lang", language])
    };
    for (line, english, turkish) in [
        ("Veli çift açtı", "opened Veli pairs", "açan Veli çift"),
        ("Veli opened pairs 12", "opened Veli pairs", "açan Veli çift"),
        ("Veli seri 12", "opened Veli series", "açan Veli seri"),
        ("Veli açmadı", "opened Veli unopened", "açan Veli açmadı"),
    ] {
        for (language, hint) in [("en", english), ("tr", turkish)] {
            let said = flowing(&text_of(scored(line, language).stderr));
            assert!(said.contains(&format!("`{hint}`")), "{line}: {said}");
            let left = if hint.contains("açmadı") || hint.contains("unopened") { "" } else { "\nleft Veli = 12" };
            let output = scored(&format!("{hint}{left}"), language);
            assert_eq!(output.status.code(), Some(0), "{hint}: {}", text_of(output.stderr));
        }
    }
    for turn in ["Ali throw okey", "Ali finish K6", "Ali finish okey", "Ali okey at", "Ali open pairs R1 R1"] {
        let said = flowing(&text_of(scored(turn, "en").stderr));
        assert!(said.contains("`Ali: draw K4, throw R7`") && !said.contains("`finished Ali"), "{turn}: {said}");
    }
}

/// An answer in sentences (`say`) has the field `text`, so a question may select it in `fields`. Other answers have no
/// such field.
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

/// Only the answer to a line has an `id`, so an answer of a command has no such field.
#[test]
fn id_is_a_field_of_an_answer_to_a_line() {
    let call = "check 'K1-13 K1 Y9' -i R5 --json --fields";
    for fields in ["id", "id,wins"] {
        let refused = called(call, &[fields]);
        assert_eq!((refused.status.code(), refused.stdout.is_empty()), (Some(2), true), "{fields}");
        let error = crate::command::json_of(&refused.stderr);
        assert_eq!(error["error"]["code"], "unknown-answer-field", "{fields}");
    }
    let answer =
        run_with(&["batch", "check", "--fields", "id,wins"], b"{\"hand\":\"K1-13 K1 Y9\",\"indicator\":\"R5\"}\n");
    assert_eq!(text_of(answer.stdout), "{\"id\":null,\"wins\":true}\n");
}

/// A hint about a record names only its players, and a number of unknown tiles that completes the rack. A hint about a
/// finisher who does not play in the sheet does not suggest adding a player.
#[test]
fn hints_fit_the_players_and_the_racks() {
    let path = crate::command::folder("fitting-hints").join("evening.okey");
    let path = path.to_str().expect("a path");
    let said = |call: &str, lines: &str, language: &str| {
        std::fs::write(path, lines).expect("a file");
        let output = called(&format!("{call} {path}"), &["--lang", language]);
        assert_eq!(output.status.code(), Some(2), "{lines}");
        flowing(&text_of(output.stderr))
    };
    let four = "game 101\nplayers A Veli Can Ece\nhand\n";
    let finished = said("score -f Z --add", &format!("{four}finished A\n"), "en");
    assert!(finished.contains("\"Z\" is not a player of this sheet") && !finished.contains("--player"), "{finished}");
    let devam = format!("{four}finished A devam\n");
    assert!(said("replay", &devam, "en").contains("write `okey` instead of `devam`"));
    assert!(said("replay", &devam, "tr").contains("`devam` yerine `okey` yazın"));
    let rack = |tiles: &str| format!("{four}indicator Y13\nrack Veli {tiles}\nA: throw K1\n");
    assert!(said("replay", &rack("K1-13 R1-7"), "en").contains("write ? for an unknown tile"));
    assert!(said("replay", &rack("K1-13 R1-5"), "en").contains("?x3 for 3 of them"));
    assert!(said("replay", &rack("K1-13 R1-5"), "tr").contains("3 tanesi için ?x3"));
    for (language, hint) in [("en", "only the tiles that the player was dealt"), ("tr", "yalnız oyuncuya dağıtılan")]
    {
        let many = said("replay", &rack("K1-13 R1-9"), language);
        assert!(many.contains(hint) && !many.contains("?x"), "{many}");
    }
    let three = "game 101\nplayers A Veli Can\nhand\nindicator Y13\nA: throw K1\n";
    let few = said("replay", three, "en");
    assert!(few.contains("A: throw K1") && few.contains("record:5:1") && !few.contains("Ayşe"), "{few}");
}

/// The hint for an empty record shows how a record begins. These lines are a record without a fault.
#[test]
fn the_hint_for_an_empty_record_is_a_record() {
    for (language, turn) in [("en", "`Ali: throw R7`"), ("tr", "`Ali: at R7`")] {
        let empty = crate::command::run_with(&["replay", "-", "--lang", language], b"");
        let said = flowing(&text_of(empty.stderr));
        assert!(said.contains(turn), "{said}");
        let lines: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
        assert_eq!(lines.len(), 4, "{said}");
        let replay = crate::command::run_with(&["replay", "-"], lines.join("\n").as_bytes());
        assert_eq!(replay.status.code(), Some(0), "{lines:?}: {}", text_of(replay.stderr));
    }
}

/// In the help of a command, every line of an example is a comment or a part of a call, so that it can be pasted into a
/// shell.
#[test]
fn every_line_of_an_example_is_a_comment_or_a_call() {
    for language in ["en", "tr"] {
        for command in ["judge", "score", "replay", "batch", "check"] {
            let help = text_of(called(&format!("{command} --help"), &["--lang", language]).stdout);
            let heading = if language == "en" { "\nExamples:\n" } else { "\nÖrnekler:\n" };
            let (_, examples) = help.split_once(heading).expect("examples");
            let mut goes_on = false;
            for line in examples.lines().filter(|line| !line.trim().is_empty()) {
                let line = line.trim_start();
                assert!(
                    goes_on || ["# ", "okey ", "echo ", "printf "].iter().any(|start| line.starts_with(start)),
                    "{line}"
                );
                goes_on = line.ends_with('\\');
            }
        }
    }
}

/// The hint about a number or a list of colours does not repeat what the user did, or what is refused too.
#[test]
fn hints_name_what_is_accepted() {
    let scored = |lines: &str, language: &str| {
        let text = format!("game 101\nplayers Ali B C D\n{lines}");
        let output = run_with(&["score", "-", "--lang", language], text.as_bytes());
        assert_eq!(output.status.code(), Some(2), "{lines}");
        flowing(&text_of(output.stderr))
    };
    let nothing = "hand\nfinished Ali\nopened B series\nleft B 0\n";
    assert!(scored(nothing, "en").contains("write `finished B` for a player without tiles"));
    assert!(scored(nothing, "tr").contains("elinde taş kalmayan için `biten B`"));
    assert!(scored("hand\nfinished Ali\nleft B 34\n", "en").contains("write `left B = 34` for a sum"));
    assert!(scored("hand 99999999999\nfinished Ali\n", "en").contains("from 1 to 1000000"));
    assert!(scored("hand 0\nfinished Ali\n", "en").contains("number the hands from 1"));
    let colours =
        |set: &str, language: &str| refused(&format!("check K1 -i R5 --set points.double_colours={set}"), language);
    assert!(colours("red,black,red", "en").contains("name each colour only once"));
    assert!(colours("red,red", "tr").contains("her rengi bir kez yazın"));
    assert!(colours("red,pink", "en").contains("the colours are "));
    assert!(colours("pink,pink", "en").contains("the colours are "));
    let file = folder("twice-red").join("rules.toml");
    fs::write(&file, "points.double_colours = ['red', 'red']\n").expect("a file");
    let in_file = run(&["check", "K1", "-i", "R5", "--lang", "en", "--rules", file.to_str().expect("UTF-8")]);
    assert!(flowing(&text_of(in_file.stderr)).contains("name each colour only once"));
}
