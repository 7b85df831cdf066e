//! `okey hapis play` shows which side the person plays, explains its commands and lists the legal turns. It records the
//! game, so that the game can be checked and resumed.

use std::fs;
use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use crate::command::{flowing, folder, run, run_with, spawned, text_of};

/// Runs `okey hapis play` with these options and typed lines. Returns the output.
fn played(options: &[&str], typed: &str) -> String {
    let output = run_with(&[&["hapis", "play"], options].concat(), typed.as_bytes());
    assert!(matches!(output.status.code(), Some(0 | 1)), "{}", text_of(output.stderr));
    text_of(output.stdout)
}

/// An interrupted game is resumed with the same dice and ends like an uninterrupted game. Its record has no faults.
#[test]
fn a_game_cut_off_resumes_to_the_same_end() {
    let folder = folder("hapis-played");
    for (at, (player, side, rules)) in
        [("held", "W", "plakoto"), ("random", "B", "tapa"), ("thesis", "W", "thesis"), ("thesis", "B", "plakoto")]
            .into_iter()
            .enumerate()
    {
        let path = |name: &str| folder.join(format!("{at}-{name}")).to_string_lossy().into_owned();
        let (whole, cut) = (path("whole"), path("cut"));
        let options = ["--player", player, "--side", side, "--rules", rules, "--set", "mother=false", "--seed", "5"];
        let first = "1\n".repeat(400);
        let text = played(&[&options[..], &["--record", &whole]].concat(), &first);
        assert!(text.ends_with(&format!("Record: {whole}\n")), "{text}");
        let expected = fs::read_to_string(&whole).expect("a record");
        let replayed = run(&["hapis", "replay", &whole]);
        assert_eq!(replayed.status.code(), Some(0), "{}\n{expected}", text_of(replayed.stdout));
        for lines in [0, 1, 6] {
            let _ = fs::remove_file(&cut);
            played(&[&options[..], &["--record", &cut]].concat(), &"1\n".repeat(lines));
            let typed = if lines > 0 { format!("undo\n{first}") } else { first.clone() };
            played(&["--resume", &cut], &typed);
            assert_eq!(fs::read_to_string(&cut).expect("a record"), expected, "{player} {side} {lines}");
        }
    }
}

/// A record without a line `about player` is resumed as a game against `thesis`. A record with a fault is refused and
/// stays unchanged.
#[test]
fn a_record_by_hand_is_resumed_or_refused() {
    let path = folder("hapis-by-hand").join("game").to_string_lossy().into_owned();
    let game = "user 42 1-5 1-3 # a remark\ncomputer 66\n";
    fs::write(&path, game).expect("a file");
    let text = played(&["--resume", &path, "--lang", "en"], "q\n");
    assert!(text.contains("You are White") && text.contains("thesis is Black"), "{text}");
    assert_eq!(fs::read_to_string(&path).expect("a record"), game);
    for (faulty, code) in [
        ("user 42 1-5 1-2\n", "hapis-no-such-die"),
        ("about player hold\nuser 42 1-5 1-3\n", "hapis-unknown-player"),
        ("about side Q\nuser 42 1-5 1-3\n", "hapis-not-a-side"),
        ("user 42 1-5 1-3\nabout seed -5\n", "hapis-not-a-seed"),
        ("user 42 1-5 1-3\nrules thesis\n", "hapis-late-line"),
        ("set mother=true\nset mother=true\nuser 42 1-5 1-3\n", "hapis-line-twice"),
        ("set both-dice=true\nset both_dice=true\nuser 42 1-5 1-3\n", "hapis-line-twice"),
        ("set mother\nuser 42 1-5 1-3\n", "hapis-setting-shape"),
        ("rules plakato\nuser 42 1-5 1-3\n", "hapis-unknown-rules"),
        ("set mothers=true\nuser 42 1-5 1-3\n", "hapis-unknown-setting"),
        ("set mother=yes\nuser 42 1-5 1-3\n", "hapis-bad-setting"),
    ] {
        fs::write(&path, faulty).expect("a file");
        for language in ["en", "tr"] {
            let output = run(&["hapis", "play", "--resume", &path, "--lang", language]);
            assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{faulty}");
            let reported = text_of(output.stderr);
            let of_play = ["hold", "about side Q", "about seed -5"].into_iter().find(|text| faulty.contains(text));
            assert!(of_play.is_none_or(|text| reported.contains(text) && reported.contains('^')), "{reported}");
        }
        assert_eq!(fs::read_to_string(&path).expect("a file"), faulty);
        if !["hapis-unknown-player", "hapis-not-a-side", "hapis-not-a-seed"].contains(&code) {
            let replayed = run(&["hapis", "replay", &path, "--json"]);
            let reported = text_of(replayed.stdout) + &text_of(replayed.stderr);
            assert!(reported.contains(code), "{faulty}: {reported}");
        }
    }
    // The options override the rules of the record.
    fs::write(&path, "rules thesis\nset mother=true\n").expect("a file");
    let rules = |more: &[&str]| text_of(run(&[&["hapis", "replay", &path, "--json"], more].concat()).stdout);
    assert!(rules(&[]).contains("\"rules\":\"thesis\"") && rules(&[]).contains("mother"), "{}", rules(&[]));
    assert!(rules(&["--rules", "tapa"]).contains("\"rules\":\"tapa\""), "{}", rules(&["--rules", "tapa"]));
}

/// A record as a person writes it: with comments, a line that names the place, moves in a form that the program does
/// not write itself, and no newline at the end.
const BY_HAND: &str = "\u{feff}# Kahvede\nabout place Kahve\nuser 42 1-5,1-3 # iyi\nboard 111111111111135:ooooooooooooooo:-:-:B\n\
     computer 66\ntotal 30\n# sonra\nuser 61 1-7 1-2";

/// A resumed record keeps its text. The program appends missing facts, such as the side, and then new turns.
#[test]
fn a_resumed_record_keeps_its_text() {
    let path = folder("hapis-resumed").join("game").to_string_lossy().into_owned();
    let resumed = |content: &str, typed: &str| {
        fs::write(&path, content).expect("a file");
        let text = flowing(&played(&["--resume", &path, "--lang", "en"], typed));
        (fs::read_to_string(&path).expect("a record"), text)
    };
    // The computer plays before the person decides. Its turn alone does not change the file.
    for typed in ["", "q\n", "?\nboard\nq\n"] {
        assert_eq!(resumed(BY_HAND, typed).0, BY_HAND, "{typed}");
    }
    // If the person takes back a turn with `undo`, it is removed from the file at once, as in an uninterrupted game.
    let (cut, _) = resumed(BY_HAND, "undo\nq\n");
    assert_eq!(cut, BY_HAND.replace("user 61 1-7 1-2", ""));
    assert_eq!(resumed(BY_HAND, "undo\nundo\nq\n").0, "\u{feff}# Kahvede\nabout place Kahve\n# sonra\n");
    let (kept, text) = resumed(BY_HAND, "1\nq\n");
    let added = kept.strip_prefix(BY_HAND).expect("the old text");
    let seed = added.strip_prefix("\nabout side W\nabout seed ").expect("the facts");
    let (seed, turns) = seed.split_once('\n').expect("a seed");
    assert!(text.contains(seed), "{text}");
    assert!(turns.starts_with("computer ") && turns.contains("\nuser ") && turns.ends_with('\n'), "{turns}");
    assert_eq!(run(&["hapis", "replay", &path]).status.code(), Some(0), "{kept}");
    // The first run added the missing facts, such as the seed, so this run adds nothing. `undo` can take back the
    // appended turns.
    let (again, text) = resumed(&kept, "1\nundo\nq\n");
    assert!(again == kept && !text.contains("seed"), "{again}");
    let (longer, _) = resumed(&kept, "1\nq\n");
    assert!(longer.strip_prefix(&kept).is_some_and(|added| added.starts_with("user ")), "{longer}");
    // `undo` also removes turns of earlier runs, and lines that are wrong without these turns. It keeps all other
    // lines.
    let seeded = format!("{BY_HAND}\nabout seed 3\n");
    let (cut, _) = resumed(&seeded, "undo\n1\nq\n");
    let stays = seeded.replace("user 61 1-7 1-2\n", "") + "about side W\nuser ";
    assert!(cut.starts_with(&stays) && cut.matches("user").count() == 2, "{cut}");
    let (cut, _) = resumed(&seeded, "undo\nundo\n1\nq\n");
    let stays = "\u{feff}# Kahvede\nabout place Kahve\n# sonra\nabout seed 3\nabout side W\nuser ";
    assert!(cut.starts_with(stays) && cut.matches("user").count() == 1, "{cut}");
    assert_eq!(run(&["hapis", "replay", &path]).status.code(), Some(0), "{cut}");
}

/// A game that cannot start prints only an error, for example if an option changes the rules of a resumed record.
#[test]
fn a_game_that_cannot_start_prints_only_an_error() {
    let folder = folder("hapis-no-start");
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let (missing, game) = (path("missing/game"), path("game"));
    fs::write(&game, "user 42 1-5 1-3\n").expect("a file");
    for options in [
        &["--record", &missing][..],
        &["--record", &missing, "--seed", "3"],
        &["--resume", &game, "--rules", "tapa"],
        &["--resume", &game, "--set", "mother=true"],
    ] {
        let output = run_with(&[&["hapis", "play"], options].concat(), b"q\n");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{options:?}");
        assert!(!output.stderr.is_empty(), "{options:?}");
    }
}

/// If another program removes the record, the game is saved under a new name. The hint shows the command that resumes
/// this game, `okey hapis play`.
#[test]
fn a_saved_game_is_resumed_by_the_command_of_hapis() {
    for (language, command) in [("en", "okey hapis play"), ("tr", "okey hapis oyna")] {
        let path = folder(&format!("hapis-saved-{language}")).join("game");
        let name = path.to_string_lossy().into_owned();
        let mut child = spawned(&["hapis", "play", "--seed", "4", "--record", &name, "--lang", language]);
        let begun = Instant::now();
        while fs::remove_file(&path).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(60), "no record");
            thread::sleep(Duration::from_millis(5));
        }
        // The game may end before it reads this line.
        let _ = child.stdin.take().expect("a pipe").write_all(b"q\n");
        let output = child.wait_with_output().expect("an end");
        let reported = flowing(&text_of(output.stderr));
        assert!(reported.contains(&format!("{command} --resume \"{name}.2\"")), "{reported}");
    }
}

/// For a player other than `thesis`, a replay checks only that the turns are legal. A turn of `thesis` must also be the
/// turn that `thesis` would choose.
#[test]
fn only_the_turns_of_the_thesis_are_compared() {
    let game = |player: &str| format!("about player {player}\nuser 42 1-5 1-3\ncomputer 61 24-17\n");
    let code = |player: &str| run_with(&["hapis", "replay", "-"], game(player).as_bytes()).status.code();
    assert_eq!([code("held"), code("thesis")], [Some(0), Some(1)]);
    let illegal = b"about player held\nuser 42 1-5 1-3\ncomputer 61 24-18 24-22\n";
    assert_eq!(run_with(&["hapis", "replay", "-"], illegal).status.code(), Some(1));
}

/// The game says which side the person plays, in the first lines and next to every board.
#[test]
fn the_side_of_the_person_is_shown() {
    for (side, language, first, beside) in [
        ("W", "en", "You are White (○) and move up to 24; held is Black (●).", ["○ you 1 → 24", "● held 24 → 1"]),
        (
            "B",
            "tr",
            "Siz siyahsınız (●), 1'e doğru oynarsınız; rakip (held) beyaz (○).",
            ["○ held 1 → 24", "● siz 24 → 1"],
        ),
    ] {
        let text = played(&["--seed", "4", "--side", side, "--lang", language], "board\nmasa\nq\n");
        let text = flowing(&text);
        let boards = text.matches('┼').count();
        assert!(text.contains(first) && boards > 2, "{text}");
        assert!(beside.iter().all(|part| text.matches(part).count() == boards), "{text}");
    }
    let output = run_with(&["hapis", "oyna", "--seed", "4", "--lang", "tr"], b"q\n");
    assert!(text_of(output.stdout).contains("sıra sizde"));
}

/// A refused line is answered with legal turns, first those that share a step with the typed turn.
#[test]
fn a_refused_line_says_what_is_legal() {
    let path = folder("hapis-refused").join("game").to_string_lossy().into_owned();
    // With this seed the next throw is the double 2-2.
    fs::write(&path, "about player held\nabout seed 3\ncomputer 41 24/20 24/23\nuser 62 1/7 1/3\ncomputer 51 24/19 20/19\nuser 54 1/6 7/11\ncomputer 25 24/22 24/19\n").expect("a file");
    for (language, typed, has) in [
        (
            "en",
            "1 6",
            "this is not a step (write FROM/TO: 16/14, 11/14* to imprison, 6/off, 24/18(4)) With 2-2 you can play 1/3(4), ",
        ),
        ("en", "6/8 6/8 6/8 6/8", "With 2-2 you can play 1/3(3) 6/8, "),
        ("tr", "1 6", "2-2 ile oynanabilecekler: 1/3(4), "),
    ] {
        let text = flowing(&played(&["--resume", &path, "--lang", language], &format!("{typed}\nq\n")));
        assert!(text.contains(has), "{typed}: {text}");
        assert_eq!(text.matches("2-2 ").count(), 2, "{typed}: {text}");
    }
}

/// `help WORD` explains a command or a word of the game. A mistyped word gets a suggestion.
#[test]
fn help_explains_one_word() {
    for (language, typed, has) in [
        ("en", "help undo", "takes back your last turn"),
        ("en", "help mother", "start point"),
        ("tr", "yardım kapı", "oraya girilmez"),
        ("tr", "yardım geri", "son hamlenizi"),
        ("en", "help udno", "did you mean undo?"),
        ("tr", "yardım okey", "\"okey\" için yardım yok"),
    ] {
        let text = flowing(&played(&["--seed", "4", "--lang", language], &format!("{typed}\nq\n")));
        assert!(text.contains(has), "{typed}: {text}");
    }
    let help = played(&["--seed", "4"], "help\nq\n");
    let help = help.split("your turn: ").nth(1).expect("the help");
    assert!(help.lines().count() <= 20, "{help}");
}
