//! A replayed game of hapis can be written as a record and replayed again. A replay reports every fault in the record.

use std::fmt::Write;

use okey::hapis::{
    HapisFault, HapisOutcome, HapisPlayerKind, HapisRecord, HapisReplay, HapisRng, Position, ReplayedTurn, RuleSet,
    Rules, Side, TurnChoice, read_dice, replay, turns,
};
use serde_json::{Value, json};

use super::games::SETS;
use crate::command::{json_of, root, run, run_with, text_of};

fn followed(text: &str, rules: Rules, as_printed: bool) -> HapisReplay {
    let record = HapisRecord::read(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    replay(&record, rules, as_printed)
}

/// Returns the record of a game between `thesis` (lines `computer`) and a random player (lines `user`). Turns of
/// `thesis` have dice but no steps. If `as_printed` is true, `thesis` plays like the published program, with its
/// programming error.
fn game(number: u64, rules: Rules, as_printed: bool) -> String {
    let (mut dice, mut chance) = (HapisRng::new(31, number, 0), HapisRng::new(31, number, 1));
    let (mut text, mut position) = (String::new(), Position::START);
    while position.outcome(rules) == HapisOutcome::Running {
        let thrown = dice.throw();
        if position.turn() == Side::White {
            let legal = turns(position.board(), thrown, rules);
            let steps = match legal.as_slice() {
                [] => String::new(),
                turns => turns[chance.one_of(turns.len())].steps.line(position.board(), Side::White),
            };
            writeln!(text, "user {thrown} {steps}").expect("a string takes all");
        } else {
            writeln!(text, "computer {thrown}").expect("a string takes all");
        }
        position = followed(&text, rules, as_printed).position;
    }
    text
}

/// Writes a replay as a record with the steps of all turns. After each turn comes the position in the long and in the
/// compact notation.
fn as_record(replay: &HapisReplay) -> String {
    let mut text = String::new();
    for ReplayedTurn { side, dice, steps, position, .. } in &replay.turns {
        let who = if *side == Side::White { "user" } else { "computer" };
        let (steps, compact) = (steps.join(" "), position.compact());
        writeln!(text, "{who} {dice} {steps}\nboard {position}\nboard {compact}").expect("a string takes all");
    }
    text
}

/// The number of a game with the rules of the thesis in which the published program leaves a die unused, which is rare.
const LEAVES: u64 = 153;

/// A replay of a record written from a replay finds no faults and ends in the same position. In half of the games the
/// computer plays like the program published in the thesis on hapis, with its programming error.
#[test]
fn a_printed_replay_can_be_replayed() {
    let thesis = HapisPlayerKind::Thesis;
    let (mut left_over, mut refused) = (0, 0);
    for set in SETS {
        let rules = Rules::of(set);
        for (number, as_printed) in (0..14).chain([LEAVES]).map(|number| (number, number % 2 == 1)) {
            let first = followed(&game(number, rules, as_printed), rules, as_printed);
            assert!(first.faults.is_empty(), "{set} {number}: {:?}", first.faults);
            let again = followed(&as_record(&first), rules, as_printed);
            assert!(again.faults.is_empty(), "{set} {number}: {:?}\n{}", again.faults, as_record(&first));
            assert_eq!(first.position, again.position);
            let mut before = Position::START;
            for turn in &first.turns {
                let board = before.board();
                let legal = turns(board, turn.dice, rules);
                let choice = TurnChoice { board, dice: turn.dice, rules, turns: &legal };
                let after = legal.iter().any(|legal| before.after(legal) == turn.position);
                refused += usize::from(turn.refused.is_some());
                if turn.side == Side::Black && !choice.turns.is_empty() {
                    left_over += usize::from(!after);
                    assert!(after || set == RuleSet::Thesis, "{set} {number}: {turn:?} is legal");
                    if !as_printed {
                        let plays = thesis.choose(choice, &mut HapisRng::new(1, 0, 1));
                        assert_eq!(before.after(&plays), turn.position, "{set} {number}: {turn:?}");
                    }
                }
                before = turn.position;
            }
        }
    }
    assert!(left_over > 0 && refused > 0, "{left_over} turns leave a die over, {refused} are refused");
}

/// The record of a short game against the program of the thesis. In the last turn the program would use one die,
/// although the rules `plakoto` require both.
const SHORTEST: &str = "\
user 21 1-2 2-4\n\
computer 32\n\
user 43 1-5 5-8\n\
computer 11\n\
user 66 1-7 1-7 7-13 4-10\n\
computer 46\n\
user 51 10-11 11-16\n\
computer 25\n\
user 41 16-20 8-9\n\
computer 61\n\
user 11 9-10 20-21 1-2 2-3\n\
computer 62\n\
user 64 1-5 5-11\n\
computer 33\n\
user 35 1-4 10-15\n\
computer 43\n\
user 45 15-19 3-8\n\
computer 16\n\
user 44 13-17 19-23 11-15 15-19\n\
computer 44\n\
user 51 17-18 1-6\n\
computer 34\n\
";

#[test]
fn either_side_may_start() {
    for (first, second) in [("user", "computer"), ("computer", "user")] {
        let kinds = |text: &str| {
            let faults = followed(text, Rules::default(), false).faults;
            faults.into_iter().map(|(_, fault)| fault.kind).collect::<Vec<_>>()
        };
        let steps = |side: &str| if side == "user" { " 1/6 6/12" } else { "" };
        let one = format!("{first} 65{}\n", steps(first));
        assert_eq!(kinds(&one), []);
        assert_eq!(kinds(&format!("{one}{second} 65{}\n", steps(second))), []);
        assert!(matches!(kinds(&format!("{one}{one}"))[..], [HapisFault::OutOfTurn { .. }]));
    }
}

/// The replay reports a computer's turn that `thesis` would not play, even if it is legal. If `thesis` plays the
/// recorded turn only because its first choice is illegal, the replay also shows that choice.
#[test]
fn every_other_turn_of_the_computer_is_a_fault() {
    let mut turns_of = [0; 2];
    let lines: Vec<&str> = SHORTEST.lines().collect();
    let ends = (1..=lines.len()).filter(|&end| lines[end - 1].starts_with("computer"));
    for text in ends.map(|end| lines[..end].join("\n")).chain(["computer 42".into()]) {
        let (text, dice) = (&*text, text.rsplit(' ').next().expect("dice"));
        let replay = followed(text, Rules::default(), false);
        let played = replay.turns.last().expect("a turn");
        let before = replay.turns.iter().rev().nth(1).map_or(Position::START.recoloured(), |turn| turn.position);
        let dice = read_dice(dice).expect("dice");
        let earlier = HapisReplay { turns: replay.turns[..replay.turns.len() - 1].to_vec(), ..replay.clone() };
        let earlier = as_record(&earlier);
        let as_printed = followed(&format!("{earlier}computer {dice}\n"), Rules::default(), true);
        let as_printed = as_printed.turns.last().expect("a turn").position;
        for turn in turns(before.board(), dice, Rules::default()) {
            let steps = turn.steps.line(before.board(), Side::Black);
            let other = followed(&format!("{earlier}computer {dice} {steps}\n"), Rules::default(), false);
            let own = before.after(&turn) == played.position;
            let refused = &other.turns.last().expect("a turn").refused;
            assert_eq!(*refused, if own { played.refused.clone() } else { None }, "{steps}");
            match &other.faults[..] {
                [] => assert!(own, "{steps}"),
                [(_, fault)] => {
                    let HapisFault::OtherTurn { printed, .. } = fault.kind else { panic!("{fault:?}") };
                    assert!(!own, "{steps}");
                    assert_eq!(printed, before.after(&turn) == as_printed, "{steps}");
                }
                more => panic!("{more:?}"),
            }
            turns_of[usize::from(own)] += 1;
        }
    }
    assert!(turns_of[0] > 50 && turns_of[1] > 5, "{turns_of:?}");
}

#[test]
fn the_computer_plays_only_legal_turns() {
    let last = |replay: HapisReplay| replay.turns.last().cloned().expect("turns");
    let plakoto = followed(SHORTEST, Rules::default(), false);
    assert_eq!(plakoto.faults, []);
    let turn = last(plakoto);
    assert_eq!((turn.steps, turn.refused), (vec!["24/20".into(), "20/17".into()], Some(vec!["8/4*".to_owned()])));
    let thesis = last(followed(SHORTEST, Rules::of(RuleSet::Thesis), false));
    assert_eq!((thesis.steps, thesis.refused), (vec!["8/4*".to_owned()], None));
    // The replay checks recorded steps of the computer against the rules, like those of `user`.
    for (set, code) in [(RuleSet::Plakoto, Some("hapis-both-dice")), (RuleSet::Thesis, None)] {
        let as_record = followed(&format!("{} 8-4", SHORTEST.trim_end()), Rules::of(set), false);
        assert_eq!(as_record.faults.first().map(|(_, fault)| fault.kind.code()), code, "{set}");
    }
    let answer = run_with(&["hapis", "replay", "-", "--json"], SHORTEST.as_bytes());
    let answer = json_of(&answer.stdout);
    assert_eq!(answer["turns"][21]["refused"], json!(["8/4*"]));
    assert_eq!(answer["turns"][0]["refused"], Value::Null);
    let page = run_with(&["hapis", "replay", "-"], SHORTEST.as_bytes());
    assert!(String::from_utf8_lossy(&page.stdout).contains("its first choice is illegal here: 8/4*"));
}

/// The published program has a programming error, which `thesis` corrects. If `thesis` would not choose a recorded
/// turn, the replay says whether the published program would.
#[test]
fn turns_only_the_printed_program_plays_are_marked() {
    let rules = Rules::of(RuleSet::Thesis);
    let printed = |record: &str, as_printed: bool| -> Vec<bool> {
        let faults = followed(record, rules, as_printed).faults;
        let kind = |fault: HapisFault| match fault {
            HapisFault::OtherTurn { printed, .. } => printed,
            other => panic!("{other:?}\n{record}"),
        };
        faults.into_iter().map(|(_, fault)| kind(fault.kind)).collect()
    };
    let differing = |number| printed(&as_record(&followed(&game(number, rules, true), rules, true)), false);
    let all: Vec<bool> = (0..12).flat_map(differing).collect();
    assert!(!all.is_empty() && all.iter().all(|&printed| printed), "{all:?}");
    for as_printed in [false, true] {
        assert_eq!(printed("user 42 1-5 1-3\ncomputer 66 24/18(2) 24/12\n", as_printed), [false]);
    }
}

/// The replay continues from the recorded turn of the computer, even if `thesis` would play another one.
#[test]
fn the_replay_continues_from_the_recorded_turn() {
    for as_printed in [false, true] {
        let as_record = "user 42 1-5 1-3\ncomputer 66 24/18(2) 24/12\nuser 21 1-3 1-2\ncomputer 11\n";
        let replay = followed(as_record, Rules::of(RuleSet::Thesis), as_printed);
        let codes: Vec<_> = replay.faults.iter().map(|(line, fault)| (*line, fault.kind.code())).collect();
        assert_eq!(codes, [(2, "hapis-other-turn")]);
        assert_eq!(replay.turns[1].position.half(Side::Black).count(12), 1, "it is told to 12");
        let pips = |at: usize| replay.turns[at].position.half(Side::Black).pips();
        assert_eq!(pips(1) - pips(3), 4, "four ones are played from the board that is told");
    }
}

#[test]
fn faults_name_the_correction_and_the_place() {
    let record = "user 42 1-5 1-3\ntotal 11\nboard AACA/z8AAMD/HwAA\ncomputer 66 24/18(4)\nuser 31 1-6\n";
    let answer = run_with(&["hapis", "replay", "-", "--json"], record.as_bytes());
    assert_eq!(answer.status.code(), Some(1));
    let answer = json_of(&answer.stdout);
    let faults: Vec<_> = answer["faults"]
        .as_array()
        .expect("faults")
        .iter()
        .map(|fault| {
            let [from, to] = [0, 1].map(|end| fault["span"][end].as_u64().expect("a span"));
            let covered = &record[usize::try_from(from).expect("small")..usize::try_from(to).expect("small")];
            (
                fault["line"].as_u64().expect("a line"),
                covered,
                fault["hint"].as_str().expect("a hint"),
                &fault["clause"],
            )
        })
        .collect();
    assert_eq!(
        faults,
        [
            (2, "total 11", "the total is 6", &Value::Null),
            (3, "board AACA/z8AAMD/HwAA", "the board is AACA/z8AACT/HwAA", &Value::Null),
            (5, "1-6", "the dice left are 3, 1", &json!("hapis.dice")),
        ]
    );
    let page = run_with(&["hapis", "replay", "-"], record.as_bytes());
    let page = text_of(page.stdout);
    for as_record in [
        "the total is 6",
        "the board is AACA/z8AACT/HwAA",
        "error[hapis.dice]: no die that is left moves a checker by 5 pips",
        "record:5:9",
        "2 turns, 3 faults",
    ] {
        assert!(page.contains(as_record), "{as_record}: {page}");
    }
    assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    let page = run_with(&["hapis", "replay", "-"], b"user 42 1-5 1-3\n");
    assert!(String::from_utf8_lossy(&page.stdout).ends_with("\n1 turn, no faults\n"));
}

/// A double is played four times. If a line `user` has no steps, the fault lists all dice of this turn.
#[test]
fn a_turn_without_steps_names_the_dice_left() {
    for (dice, hint) in [("66", "6, 6, 6, 6"), ("42", "4, 2")] {
        let record = format!("user {dice}\n");
        let answer = run_with(&["hapis", "replay", "-", "--json"], record.as_bytes());
        let answer = json_of(&answer.stdout);
        let fault = &answer["faults"][0];
        assert_eq!((&fault["code"], &fault["span"]), (&json!("hapis-must-play-on"), &json!([0, 7])));
        let as_record = format!("{} {}", fault["message"], fault["hint"]);
        assert!(as_record.contains(hint), "{as_record}");
    }
}

/// A record file may start with a byte order mark. If a record of hapis cannot be read, the error has the same code as
/// for a record of okey.
#[test]
fn records_are_read_from_any_file() {
    let text = std::fs::read(root().join("tests/data/hapis-game.txt")).expect("the record");
    let marked = [b"\xef\xbb\xbf".as_slice(), &text].concat();
    assert_eq!(run_with(&["hapis", "replay", "-"], &marked).status.code(), Some(0));
    let code = |output: std::process::Output| {
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        let error = json_of(&output.stderr);
        (error["error"]["code"].as_str().expect("a code").to_owned(), error["error"]["message"].to_string())
    };
    let (bad, as_record) = code(run_with(&["hapis", "replay", "-", "--json", "--lang", "tr"], b"user 4\xff"));
    assert!(bad == "not-utf8" && as_record.contains("metin UTF-8 de"), "{bad}: {as_record}");
    let (bad, _) = code(run(&["hapis", "replay", "no/such/record", "--json"]));
    assert_eq!(bad, "record-unreadable");
}

/// A record calls the person White even if the person played Black; the replay says so.
#[test]
fn the_record_of_a_person_who_played_black_says_so() {
    let replayed = |side: &str| {
        let text = format!("{side}rules tapa\nuser 42 1-5 1-3\n");
        text_of(run_with(&["hapis", "replay", "-", "--lang", "en"], text.as_bytes()).stdout)
    };
    let note = "The person played Black, but a record always shows the person as White.";
    assert!(replayed("about side B\n").starts_with(note));
    for side in ["", "about side W\n", "about side evening\n"] {
        assert!(!replayed(side).contains(note), "{side}");
    }
}
