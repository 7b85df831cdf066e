//! The commands of hapis give the right answers, as JSON and as pages for people.

use serde_json::{Value, json};

use crate::command::{flowing, folder, json_of, run, run_with, text_of};

pub(crate) const EXAMPLE: &str = "111114444799abb:eggggiiiiikkkkk:-:23:B";

/// A position in which White cannot play the roll 6-6.
const NO_SIX: &str = "1:1223344556677:1/:66:W";

fn answer(args: &[&str], code: i32) -> Value {
    let args = [&["hapis"], args, &["--json"]].concat();
    let output = run(&args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    let answer = json_of(&output.stdout);
    assert!(answer["schema"].as_str().is_some_and(|schema| schema.starts_with("okey.hapis-")), "{answer}");
    assert!(answer["clauses"].is_array());
    answer
}

#[test]
fn show_tells_the_board() {
    let shown = answer(&["show", "111114444799abe:eggggiiiiikkkkk:/e:-:B"], 0);
    assert_eq!(shown["position"], "111114444799abe:eggggiiiiikkkkk:/e:-:B");
    assert_eq!(shown["rules"], "plakoto");
    assert_eq!(shown["pips"], json!([294, 268]));
    assert_eq!(shown["off"], json!([0, 0]));
    assert_eq!(shown["prisoners"], json!([[], [14]]));
    assert_eq!(shown["blots"], json!([[7, 10, 11, 14], []]));
    let start = answer(&["show", "AACA/z8AAMD/HwAA"], 0);
    assert_eq!(start["position"], "111111111111111:ooooooooooooooo:-:-:W");
    assert_eq!(start["compact"], "AACA/z8AAMD/HwAA");
}

#[test]
fn moves_lists_turns_and_checks_one() {
    let moves = answer(&["moves", EXAMPLE], 0);
    let turns = moves["turns"].as_array().expect("turns");
    assert!(turns.iter().any(|turn| turn["steps"] == json!(["20/18", "20/17"])));
    let one = answer(&["moves", EXAMPLE, "--play", "16/14 20/17"], 0);
    let turns = one["turns"].as_array().expect("turns");
    assert_eq!(turns.len(), 1);
    assert_eq!(turns[0]["position"], "111114444799abb:eeggghiiiiikkkk:-:-:W");
    // With a 6, Black could reach only a point that White blocks. So the roll 6-6 has no legal turn.
    let none = answer(&["moves", "1hhhhhhhhiiiiii:ooooooooooooooo:-:-:B", "66"], 1);
    assert_eq!(none["turns"], json!([]));
    for (position, more) in [("1hhhhhhhhiiiiii:ooooooooooooooo:-:66:B", &[][..]), (NO_SIX, &["--set", "mother=false"])]
    {
        let call = [&["moves", position, "--play", ""], more].concat();
        assert_eq!(answer(&call, 1)["turns"], json!([]), "{position}");
        let page = text_of(run(&[&["hapis"], call.as_slice()].concat()).stdout);
        assert!(page.contains("cannot play 6-6"), "{page}");
    }
}

#[test]
fn risk_is_the_table_of_the_thesis() {
    let risk = answer(&["risk", EXAMPLE, "23"], 0);
    let steps: Vec<(u64, u64, u64)> = risk["steps"]
        .as_array()
        .expect("steps")
        .iter()
        .map(|step| ["from", "to", "n"].map(|field| step[field].as_u64().expect("a figure")).into())
        .collect();
    let wanted = [
        (20, 18, 57),
        (20, 17, 98),
        (20, 15, 116),
        (18, 16, 57),
        (18, 15, 116),
        (18, 13, 119),
        (16, 14, 0),
        (16, 13, 119),
        (14, 12, 56),
    ];
    assert_eq!(steps, wanted);
    assert_eq!(risk["plays"], "16/14");
    assert!(risk["steps"][0].get("rolls").is_none());
    let second = answer(&["risk", EXAMPLE, "--after", "16-14", "--exact"], 0);
    assert_eq!(second["plays"], "20/17");
    assert_eq!(second["steps"][0]["rolls"], 24);
}

#[test]
fn choose_names_the_turn_of_every_player() {
    for player in ["random", "thesis", "thesis-turn", "exact", "held", "two-ply", "warden"] {
        let choice = answer(&["choose", EXAMPLE, "--player", player], 0);
        assert_eq!(choice["steps"].as_array().expect("steps").len(), 2, "{player}");
        assert_eq!(choice["before"], EXAMPLE);
    }
    let thesis = answer(&["choose", EXAMPLE, "--player", "thesis"], 0);
    assert_eq!(thesis["steps"], json!(["16/14", "20/17"]));
    assert_eq!(thesis["position"], "111114444799abb:eeggghiiiiikkkk:-:-:W");
}

#[test]
fn trap_counts_throws() {
    let trap = answer(&["trap", "111114444799abb:eeggghiiiiikkkk:-:-:W"], 0);
    assert_eq!((&trap["side"], &trap["rolls"]), (&json!("B"), &json!(24)));
    assert_eq!(trap["points"], json!([{ "point": 17, "rolls": 24 }]));
    answer(&["trap", "111111111111111:ooooooooooooooo:-:-:W"], 1);
}

#[test]
fn score_tells_how_a_game_stands() {
    let cases = [
        ("111111111111111:ooooooooooooooo:-:-:W", "plakoto", "running", [0, 0]),
        ("-:111:-:-:B", "plakoto", "won", [1, 0]),
        ("mno:-:-:-:W", "plakoto", "won", [0, 1]),
        // Both sides have borne off all checkers. The opponent played last, so the side on roll finished first and won.
        ("-:-:-:-:W", "plakoto", "won", [1, 0]),
        ("-:-:-:-:B", "plakoto", "won", [0, 1]),
        ("-:111222333444556:-:-:B", "plakoto", "mars", [2, 0]),
        ("1jjjjjjjjjjjjjj:155555555555555:1/:-:W", "plakoto", "mother", [0, 2]),
        ("1jjjjjjjjjjjjjj:155555555555555:1/:-:W", "thesis", "running", [0, 0]),
        ("1jjjjjjjjjjjjjo:15555555555555o:1/o:-:W", "plakoto", "draw", [0, 0]),
    ];
    for (position, rules, result, points) in cases {
        let running = i32::from(result == "running");
        let score = answer(&["score", "--rules", rules, position], running);
        assert_eq!((&score["result"], &score["points"]), (&json!(result), &json!(points)), "{position} {rules}");
    }
}

#[test]
fn switches_change_answers() {
    let larger = "66666666666iijj:hoooooooooooooo:-:65:B";
    let turns = |set: &[&str]| answer(&[&["moves", larger], set].concat(), 0)["turns"].as_array().expect("turns").len();
    assert_eq!((turns(&[]), turns(&["--set", "both_dice=false"]), turns(&["--rules", "thesis"])), (1, 2, 2));
    assert_eq!(turns(&["--set", "Both-Dice=false"]), 2);
    let held = "jjjkkklllmmmnno:11122233344455j:j/:65:W";
    // This position is invalid: a prisoner is always a single checker, and point 19 has three.
    assert_eq!(run(&["hapis", "moves", held]).status.code(), Some(2));
    let held = "jkkkllllmmmmnno:11122233344455j:j/:65:W";
    let bears_off = |set: &[&str]| {
        // By default the prisoner on point 19 forbids bearing off, so no turn is legal.
        let moves = answer(&[&["moves", held], set].concat(), i32::from(set.is_empty()));
        moves["turns"].to_string().contains("off")
    };
    assert!(!bears_off(&[]) && bears_off(&["--rules", "tapa"]) && bears_off(&["--set", "bear_off_free=false"]));
    let both = "1jjjjjjjjjjjjjj:155555555555555:1/:-:W";
    answer(&["score", both, "--set", "mother=false"], 1);
}

/// Black can play either the 6 or the 5, so Black must play the 6. This step imprisons White's mother (the last checker
/// on White's start point), which ends the game.
#[test]
fn the_larger_die_is_due_even_if_it_ends_the_game() {
    for dice in ["65", "56"] {
        let position = format!("12345dhhhiikkoo:7ikn:/ik:{dice}:B");
        let moves = answer(&["moves", &position], 0);
        assert_eq!(moves["turns"].as_array().expect("turns").len(), 1, "{moves}");
        assert_eq!((&moves["turns"][0]["steps"], &moves["turns"][0]["ends"]), (&json!(["7/1*"]), &json!("mother")));
        let either = answer(&["moves", &position, "--set", "both_dice=false"], 0);
        assert_eq!(either["turns"].as_array().expect("turns").len(), 2, "{either}");
    }
}

#[test]
fn replay_and_thesis_answer_whole() {
    let replay = answer(&["replay", "tests/data/hapis-game.txt"], 0);
    assert_eq!(replay["turns"].as_array().expect("turns").len(), 22);
    assert_eq!(replay["faults"], json!([]));
    let thesis = answer(&["thesis"], 0);
    let figures = ["counts", "counts_agree", "sums", "sums_agree"].map(|field| thesis[field].as_u64());
    assert_eq!(figures, [36, 35, 12, 12].map(Some));
    let misprints =
        |table: &Value| table["rows"].as_array().expect("rows").iter().filter(|row| row["misprint"] == true).count();
    assert_eq!(thesis["tables"].as_array().expect("tables").iter().map(misprints).sum::<usize>(), 1);
}

#[test]
fn arena_says_points_and_error() {
    let call = ["arena", "held", "random", "--games", "20", "--seed", "3"];
    let one = answer(&[&call[..], &["--jobs", "1"]].concat(), 0);
    let two = answer(&[&call[..], &["--jobs", "2"]].concat(), 0);
    assert_eq!(one, two);
    assert_eq!(one["games"], 20);
    assert!(one["points"].as_f64().expect("points") > 0.5 && one["error"].as_f64().expect("an error") > 0.0);
}

#[test]
fn pictures_show_prisoners() {
    let path = folder("hapis-prisoners").join("board.svg");
    let name = path.to_str().expect("a name");
    let output = run(&["hapis", "show", "111114444799abe:eggggiiiiikkkkk:/e:-:B", "--svg", name]);
    assert_eq!(output.status.code(), Some(0));
    let picture = std::fs::read_to_string(&path).expect("the picture");
    let document = roxmltree::Document::parse(&picture).expect("XML");
    let checkers: Vec<_> = document.descendants().filter(|node| node.has_attribute("data-point")).collect();
    assert_eq!(checkers.len(), 30);
    let prisoners: Vec<_> = checkers.iter().filter(|node| node.has_attribute("data-prisoner")).collect();
    assert_eq!(prisoners.len(), 1);
    assert_eq!((prisoners[0].attribute("data-side"), prisoners[0].attribute("data-point")), (Some("B"), Some("14")));
}

#[test]
fn a_game_can_be_played_and_left() {
    let output = run_with(&["hapis", "play", "--player", "random", "--seed", "4"], b"?\n2/3\n1\nq\n");
    let reported = text_of(output.stdout);
    assert_eq!(output.status.code(), Some(1));
    assert!(reported.contains("White has thrown") && reported.contains("random plays"), "{reported}");
    // The game reaches its end if the person always chooses the first turn.
    let output =
        run_with(&["hapis", "play", "--player", "random", "--seed", "4", "--lang", "tr"], "1\n".repeat(400).as_bytes());
    assert_eq!(output.status.code(), Some(0));
}

/// `hapis play` accepts the same words as `okey play` to quit the game and to show help.
#[test]
fn quit_and_help_are_the_same_words_as_in_the_other_game() {
    for leaves in ["Q", "QUIT", "Çık", "CIK"] {
        let output = run_with(&["hapis", "play", "--seed", "4"], format!("{leaves}\n1\n1\n").as_bytes());
        assert_eq!(String::from_utf8_lossy(&output.stdout).matches("your turn").count(), 1, "{leaves}");
    }
    let listed = |word: &str| run_with(&["hapis", "play", "--seed", "4"], format!("{word}\nq\n").as_bytes()).stdout;
    assert_eq!([listed("Yardım"), listed("hint")], [listed("help"), listed("?")]);
    assert!(String::from_utf8_lossy(&listed("help")).contains("lists the legal turns"));
}

/// `?` shows the advised turn, and `!` plays it. Typing this turn has the same effect.
#[test]
fn the_advice_is_a_legal_turn() {
    let played = |typed: &str| text_of(run_with(&["hapis", "play", "--seed", "4"], typed.as_bytes()).stdout);
    let text = played("?\nq\n");
    let advised = text.split("Advice").nth(1).and_then(|rest| rest.lines().next()).expect("advice").trim();
    let board = |text: &str| text.split("your turn: ").nth(1).map(str::to_owned).expect("the next board");
    assert_eq!(board(&played(&format!("{advised}\nq\n"))), board(&played("!\nq\n")), "{text}");
    assert_ne!(board(&played("!\nq\n")), board(&played("q\n")));
    assert!(played("\nq\n").lines().any(|line| line.trim_end().ends_with(advised)), "{text}");
}

/// `undo` goes back to the person's last decision, with the same dice. If the person then plays the same turns, the
/// game continues in the same way.
#[test]
fn a_turn_can_be_taken_back() {
    let played = |typed: &str| {
        let output = run_with(&["hapis", "play", "--seed", "4", "--player", "random"], typed.as_bytes());
        text_of(output.stdout)
    };
    let asked = |text: &str| text.split("your turn: ").map(str::to_owned).collect::<Vec<_>>();
    let whole = asked(&played("1\n1\nq\n"));
    let back = asked(&played("1\n2\nundo\nundo\n1\n1\nq\n"));
    let board = |part: &str| part.split_once("\n\n").map_or(part, |(_, board)| board).to_owned();
    assert_eq!(board(&back[4]), board(&whole[0]), "the first decision again");
    assert_eq!(back[5..], whole[1..]);
    assert!(back[3].starts_with("Your last turn is taken back."), "{back:?}");
    assert!(played("undo\nq\n").contains("You have not played a turn yet."));
    let turkish =
        run_with(&["hapis", "play", "--seed", "4", "--lang", "tr"], "geri al\n1\ngeri al\nöneri\nq\n".as_bytes());
    let turkish = text_of(turkish.stdout);
    for part in ["Daha hamle yapmadınız.", "Son hamleniz geri alındı.", "Öneri"] {
        assert!(turkish.contains(part), "{part}: {turkish}");
    }
}

#[test]
fn a_line_that_is_too_long_is_one_line() {
    let line = "1\n".to_owned() + &"x".repeat(5000) + "\nq\n";
    let output = run_with(&["hapis", "play", "--player", "random", "--seed", "4"], line.as_bytes());
    let reported = text_of(output.stdout);
    assert_eq!(reported.matches("at most 4096 bytes").count(), 1, "{reported}");
}

#[test]
fn pages_are_reported_in_both_languages() {
    let wastes = "11111114678ijln:2338loooooooooo:8/l:34:B";
    for args in [
        vec!["show", EXAMPLE],
        vec!["moves", EXAMPLE],
        vec!["risk", EXAMPLE],
        vec!["risk", EXAMPLE, "--after", "16-14"],
        vec!["choose", EXAMPLE, "--player", "exact"],
        vec!["choose", wastes, "--player", "thesis"],
        vec!["thesis"],
        vec!["trap", EXAMPLE],
    ] {
        let [english, turkish] = ["en", "tr"].map(|language| {
            let output = run(&[&["hapis"], args.as_slice(), &["--lang", language]].concat());
            let text = text_of(output.stdout);
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
            text
        });
        assert_ne!(english, turkish, "{args:?}");
    }
}

/// The list of turns marks each turn that ends the game. A step that imprisons the mother (the enemy's last checker on
/// its start point) ends the turn and the game.
#[test]
fn turns_that_end_the_game_are_marked() {
    let position = "iiiiiiiiiiiiiim:11111111111111o:-:21:W";
    let turns = |rules: &str| -> Vec<(Vec<String>, Value)> {
        let output = run(&["hapis", "moves", position, "--rules", rules, "--json"]);
        let answer = json_of(&output.stdout);
        let listed = answer["turns"].as_array().expect("turns").clone();
        let text = |step: &Value| step.as_str().expect("a step").to_owned();
        let steps = |turn: &Value| turn["steps"].as_array().expect("steps").iter().map(text).collect();
        listed.iter().map(|turn| (steps(turn), turn["ends"].clone())).collect()
    };
    let plakoto = turns("plakoto");
    let mother: Vec<_> = plakoto.iter().filter(|(_, ends)| *ends == "mother").collect();
    assert_eq!(mother.len(), 2, "{plakoto:?}");
    assert!(mother.iter().any(|(steps, _)| *steps == ["22/24*"]), "with a die left: {plakoto:?}");
    assert!(plakoto.iter().any(|(_, ends)| ends.is_null()), "{plakoto:?}");
    for (steps, ends) in &plakoto {
        assert_eq!(*ends == "mother", steps.iter().any(|step| step.ends_with("24*")), "{steps:?}");
        assert!(*ends != "mother" || steps.last().is_some_and(|step| step.ends_with("24*")), "{steps:?}");
    }
    // With `tapa`, imprisoning the mother does not end the game, so each turn uses both dice.
    assert!(turns("tapa").iter().all(|(steps, ends)| ends.is_null() && steps.len() == 2));
    for (lang, sentence) in
        [("en", "White has imprisoned the opponent's mother: 2 points"), ("tr", "anasını hapsetti: 2 sayı")]
    {
        let reported = flowing(&text_of(run(&["hapis", "moves", position, "--lang", lang]).stdout));
        assert_eq!(reported.matches(sentence).count(), 2, "{reported}");
    }
    let output = run(&["hapis", "moves", "o:1111111111111:-:11:W", "--json"]);
    assert_eq!(json_of(&output.stdout)["turns"][0]["ends"], "won", "{}", text_of(output.stdout));
}

/// Each game of `hapis play` prints its seed and has different dice. A game with the seed of another game has the same
/// dice.
#[test]
fn every_game_has_different_dice() {
    let played = |call: &[&str]| {
        text_of(run_with(&[&["hapis", "play", "--player", "random"], call].concat(), b"1\n1\nq\n").stdout)
    };
    let games: Vec<String> = (0..4).map(|_| played(&[])).collect();
    let seed = |game: &str| -> String {
        let (_, after) = game.split_once("Seed ").expect("a seed");
        after.chars().take_while(char::is_ascii_digit).collect()
    };
    let seeds: std::collections::BTreeSet<String> = games.iter().map(|game| seed(game)).collect();
    assert_eq!(seeds.len(), games.len());
    for game in &games {
        let (_, rest) = game.split_once('\n').expect("lines");
        assert_eq!(played(&["--seed", &seed(game)]), rest);
    }
    // `okey play` also prints its seed. A new game with this seed deals the same tiles, which the records show. The
    // screens can differ: with the line of the seed, a rack may be written as text because pictures need too many
    // lines.
    let folder = folder("seeds");
    let path = |name: &str| folder.join(name).to_str().expect("a path").to_owned();
    let play = |call: &[&str]| text_of(run_with(&[&["play", "--variant", "101"], call].concat(), b"q\n").stdout);
    let (first, second) = (path("first.okey"), path("second.okey"));
    let game = play(&["--record", &first]);
    play(&["--seed", &seed(&game), "--record", &second]);
    let read = |path: &str| std::fs::read_to_string(path).expect("a record");
    let record = read(&first);
    assert!(record.contains("\nhand 1 ") && record.contains("\nstock "), "{record}");
    assert_eq!(read(&second), record);
}
