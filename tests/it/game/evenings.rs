//! The referee understands records written after an evening of play, with disputes, mistakes in writing, and agreed
//! decisions.

use okey::Clause;
use okey::game::{Figure, Noted, Referee, Why};
use okey::record::Record;
use okey::score::ScoreFault;

use super::cases::{PLAYERS, case, yuzbir};
use super::{clause_and_why, refereed};
use crate::command::{json_of, run_with, text_of};
use crate::engine::case::engine;

const OPENS: &str = "Ali: open R11-13 / K10-13 / Y6-8, throw B1\n";

fn notes(text: &str) -> Vec<(Clause, Why)> {
    let hands = refereed(text);
    hands.last().expect("a hand").turns.iter().flat_map(|turn| turn.notes.iter().map(clause_and_why)).collect()
}

/// Runs `okey replay` on a record. Returns what it prints and the exit code.
fn replayed(text: &str, args: &[&str]) -> (String, Option<i32>) {
    let output = run_with(&[&["replay", "-", "--lang", "en"], args].concat(), text.as_bytes());
    let printed = if output.stdout.is_empty() { output.stderr } else { output.stdout };
    (text_of(printed), output.status.code())
}

#[test]
fn an_ambiguous_meld_makes_no_foul() {
    let opens = "Ali: open K10-13 / R10-12 / Y4-7 / O* R3 O*, throw B8\n";
    let text = format!("game 101\n{PLAYERS}indicator B5\n{opens}Ayşe: draw ?, throw R1\nVeli: draw ?, throw K3\n");
    case(&text, &[]);
    let unknown: Vec<_> = refereed(&text)[0]
        .turns
        .iter()
        .map(|turn| turn.unknown.iter().map(clause_and_why).collect::<Vec<_>>())
        .collect();
    let undecided = vec![(Clause::DiscardPlayable, Why::PlayableUndecided)];
    assert_eq!(unknown, [Vec::new(), undecided.clone(), undecided]);
    // The okey in the group `R3 Y3 O*` may stand for B3 or K3, so throwing either of them is a foul.
    let opens = "Ali: open K10-13 / R10-12 / Y4-7 / R3 Y3 O*, throw B8\n";
    let text = format!("game 101\n{PLAYERS}indicator B5\n{opens}Ayşe: draw ?, throw B3\nVeli: draw ?, throw K3\n");
    case(&text, &["5 foul discard.playable 1 101", "6 foul discard.playable 2 101"]);
    // A claim that R1 fits a meld does not decide which tile an undeclared okey replaces.
    let opens = "Ali: open K10-13 / R10-12 / Y4-7 / O* R3 O*, throw B8\n";
    let team = format!("game 101-team\n{PLAYERS}indicator B5\n{opens}Ayşe: draw ?, throw R1\nVeli: claim R1\n");
    case(&team, &[]);
    let unknown: Vec<_> = refereed(&team)[0].turns.iter().flat_map(|turn| &turn.unknown).map(clause_and_why).collect();
    assert_eq!(unknown, [(Clause::DiscardClaim, Why::PlayableUndecided)]);
    assert_eq!(notes(&team), []);
}

#[test]
fn a_foul_that_the_table_does_not_play_is_refused() {
    let refused = |set: &str, foul: &str| {
        let text = format!("game 101\n{PLAYERS}{set}indicator K1\n{OPENS}{foul}\n");
        let record = Record::read(&text).expect("a record");
        let faults = Referee::new(&engine(), &record.header).hand(&record.hands[0]).expect_err("a foul that cannot be");
        let [fault] = &faults[..] else { panic!("{faults:?}") };
        (fault.kind.code(), text[fault.span.clone().expect("a place")].to_owned())
    };
    assert_eq!(refused("", "foul Ali feeding"), ("foul-off", "feeding".to_owned()));
    assert_eq!(refused("", "foul Ali okey-lost"), ("foul-off", "okey-lost".to_owned()));
    let playable = refused("set fouls.playable=off\n", "foul Ali discard.playable");
    assert_eq!(playable, ("foul-off", "discard.playable".to_owned()));
    assert_eq!(refused("set fouls.feeding=number\n", "foul Ali feeding").0, "fed-tile-missing");
    case(&yuzbir(&format!("{OPENS}foul Ali put-back\n")), &["5 foul take.put-back 0 101"]);
    let fed = format!("game 101\n{PLAYERS}set fouls.feeding=number\nindicator K1\n{OPENS}foul Ali feeding:R7:pairs\n");
    case(&fed, &["6 foul foul.feeding 0 140"]);
}

#[test]
fn a_hand_that_cannot_be_scored_says_why() {
    let text = format!(
        "game 101\n{PLAYERS}indicator K1\n{OPENS}left Ali J* J*\nleft Ayşe J*\nleft Veli K5\nleft Can K6\nend\n"
    );
    let text = text.replace("throw B1\n", "throw B1\nAyşe: draw ?, open B9-13 / Y9-13, throw B2\n");
    let hands = refereed(&text);
    assert!(matches!(hands[0].unscored[..], [ScoreFault::CopiesLeft { .. }]), "{:?}", hands[0].unscored);
    let (printed, status) = replayed(&text, &[]);
    assert!(printed.contains("Points: unknown (3 J* are left in all, but there are only 2)"), "{printed}");
    assert_eq!(status, Some(0));
    // The racks of the first two players together have three false jokers, but the game has only two, so their points
    // are unknown. The others have not opened and pay a fixed penalty.
    assert_eq!(hands[0].points, [None, None, Some(202), Some(202)]);
    let pot = format!("game okey-pot\n{PLAYERS}indicator R5\nend\n");
    let (printed, _) = replayed(&pot, &["--json"]);
    assert!(printed.contains(r#""unscored":["the stake is missing"]"#), "{printed}");
}

/// A hand of 101 in which Ayşe has opened and holds an okey and nine unrecorded tiles.
const SWAPS: &str = "Ali: open O*=K10 K11-13 / R10-13 / B4-6, throw Y2\n\
                     Ayşe: draw ?, open B10-13 / Y10-13 / K4-6, swap K10 at 1, throw Y3\n";

/// A player who is known to have an okey left pays the penalty for it (`penalty.okey`) exactly once, even if the
/// recorded sum of the rack already includes this penalty.
#[test]
fn a_sum_says_nothing_of_an_okey_that_is_known() {
    let settled = |end: &str| {
        let hands = refereed(&format!("game 101\n{PLAYERS}indicator R5\n{SWAPS}{end}"));
        (hands[0].points[1], hands[0].differs.len())
    };
    assert_eq!(settled("end\nleft Ali = 50\nleft Ayşe = 20\n"), (Some(121), 0));
    // Ayşe has an okey and nine other tiles, which sum to at most 117.
    // - 121 must include the penalty of 101 for the okey.
    // - 110 may or may not include the penalty, so the points are unknown.
    // - 340 is impossible.
    assert_eq!(settled("end\nleft Ali = 50\nleft Ayşe = 121\n"), (Some(121), 0));
    assert_eq!(settled("end\nleft Ali = 50\nleft Ayşe = 110\n"), (None, 0));
    assert_eq!(settled("end\nleft Ali = 50\nleft Ayşe = 340\n"), (None, 1));
    let finish = "Veli: draw ?, throw B2\nCan: draw ?, throw B1\nAli: draw ?, lay R1-5 / Y4-8, finish O*\n";
    for sum in [20, 121] {
        assert_eq!(settled(&format!("{finish}left Ayşe = {sum}\n")), (Some(141), 0), "{sum}");
    }
}

/// A recorded sum that contradicts the known tiles of the rack is reported as a difference.
#[test]
fn an_impossible_sum_is_reported_as_a_difference() {
    let settled = |left: &str| {
        let text = format!("game 101\n{PLAYERS}indicator K1\n{OPENS}Ayşe: draw R2, throw Y1\n{left}end\n");
        let hands = refereed(&text);
        (hands[0].points[0], hands[0].differs.iter().map(|each| each.settled.clone()).collect::<Vec<_>>())
    };
    let (unseen, none) = (Figure::Tiles(Vec::new(), 11), Vec::new());
    assert_eq!(settled("left Ali = 34\n"), (Some(34), none.clone()));
    assert_eq!(settled("left Ali = 600\n"), (Some(600), vec![unseen.clone()]));
    assert_eq!(settled("left Ali = 0\n"), (Some(0), vec![unseen.clone()]));
    assert_eq!(settled("left Ali\n"), (None, vec![unseen]));
    let tiles = "left Ali B2 B3 B4 B5 B6 B7 B8 K7 K8 R4 R5\n";
    assert_eq!(settled(tiles), (Some(59), none));
}

/// A hand may have one line `left` and one line `opened` per player, and one line `indicator`. Otherwise the order of
/// the lines would decide the points.
#[test]
fn no_line_about_the_end_of_a_hand_is_repeated() {
    let turns = format!("indicator K1\n{OPENS}Ayşe: draw R2, throw Y1\nend\n");
    for hand in [&turns, "indicator K1\nfinished Veli\n"] {
        for (first, second) in [
            ("left Ali = 40", "left Ali = 60"),
            ("left Ali = 40", "left Ali K1 R2"),
            ("left Ali K1 R2", "left Ali = 40"),
            ("opened Ali series", "opened Ali pairs"),
            ("indicator K1", "indicator R1"),
        ] {
            let first = if hand.contains(first) { "about again" } else { first };
            let record =
                Record::read(&format!("game 101\n{PLAYERS}hand 1\n{hand}{first}\n{second}\n")).expect("a record");
            let faults = Referee::new(&engine(), &record.header).hand(&record.hands[0]).expect_err(second);
            let codes: Vec<&str> = faults.iter().map(|fault| fault.kind.code()).collect();
            assert_eq!(codes, ["said-twice"], "{hand}{first}\n{second}");
        }
    }
}

/// The line `totals` carries points over from earlier games. `Referee::totals` counts the points won and lost;
/// `Referee::balances` adds the points with which a game starts. A score sheet shows the same numbers.
#[test]
fn totals_and_balances_are_those_of_the_score_sheet() {
    for (game, start) in [("okey", 20), ("101", 0)] {
        let text = format!("game {game}\n{PLAYERS}totals Ali 5 Ayşe 20 Veli -5\nhand 1\nfinished Veli\n");
        let record = Record::read(&text).expect("a record");
        let engine = engine();
        let mut referee = Referee::new(&engine, &record.header);
        let points = referee.hand(&record.hands[0]).expect("a hand").points;
        let carried = [5, 20, -5, start];
        let balances = std::array::from_fn(|seat| Some(carried[seat] + points[seat].expect("points")));
        assert_eq!(referee.balances(), balances, "{game}");
        assert_eq!(referee.totals(), balances.map(|balance| balance.map(|balance| balance - start)), "{game}");
    }
}

#[test]
fn nothing_goes_on_after_the_end() {
    let void = yuzbir(&format!("{OPENS}void a wrong deal\nAyşe: draw ?, throw O*\n"));
    case(&void, &["6 illegal turn.order 1 0"]);
    let finished = format!("{PLAYERS}indicator R5\nAli: finish K6\nend\n");
    case(&finished, &[]);
    let void_end = yuzbir(&format!("{OPENS}void a wrong deal\nend\n"));
    case(&void_end, &[]);
}

#[test]
fn one_cause_is_reported_once() {
    let rack = "rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6\n";
    case(&format!("{PLAYERS}indicator R5\n{rack}Ali: finish K7\n"), &["4 illegal tiles.copies 0 0"]);
    // The player holds K6, but not K7 of the layout.
    let layout = "K1 K2 K3 / R7 R8 R9 / B10 Y10 K10 / Y12 Y13 Y1 / J* R6";
    let text = format!("{PLAYERS}indicator R5\n{rack}Ali: finish K6 with {}\n", layout.replace("J*", "K7"));
    case(&text, &["4 illegal tiles.copies 0 0"]);
    let unopened = yuzbir(&format!("{OPENS}Ayşe: draw ?, swap Y6 at 3, add Y5 to 3, throw B3\n"));
    case(&unopened, &["5 illegal swap.okey 1 0"]);
}

#[test]
fn claims_say_why_they_do_nothing() {
    let team = |lines: &str| format!("game 101-team\n{PLAYERS}indicator K1\n{lines}");
    let why = |text: &str| notes(text).into_iter().map(|(_, why)| why).collect::<Vec<_>>();
    assert_eq!(why(&team("Ali: open R11-13 / K10-13 / Y6-8\nAyşe: claim K9\nAli: throw B1\n")), [Why::ClaimNotThrown]);
    assert_eq!(why(&team(&format!("{OPENS}Veli: claim Y9\n"))), [Why::ClaimNotThrown]);
    let last = "Ali: open R11-13 / K10-13 / Y6-8 / B1-3 / R2-4 / R5-9, finish Y9\nAyşe: claim Y9\n";
    assert_eq!(why(&team(last)), [Why::ClaimOfLast]);
}

#[test]
fn a_foul_that_the_turns_show_is_written_again_with_a_note() {
    let text = yuzbir(&format!("{OPENS}Ayşe: draw ?, throw Y9\nfoul Ayşe discard.playable\n"));
    case(&text, &["5 foul discard.playable 1 101", "6 foul discard.playable 1 101"]);
    assert_eq!(notes(&text), [(Clause::DiscardPlayable, Why::RuledAgain)]);
}

/// Many people write `end` after every hand. After a finish it only gets a note.
#[test]
fn an_end_after_a_finish_is_a_note() {
    let text = "game okey\nplayers Ali Ayşe Veli Can\nindicator R5\n\
        rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6\nAli: finish K6\nson\n";
    case(text, &[]);
    assert_eq!(notes(text), [(Clause::TurnOrder, Why::EndAfterFinish)]);
}

#[test]
fn points_and_tiles_left_that_differ_are_distinct() {
    let text = yuzbir(&format!("rack Ayşe K3 ?x20\n{OPENS}left Ali = 30\nleft Ayşe K9\npoints Veli 30\nend\n"));
    let hands = refereed(&text);
    let of: Vec<Noted> = hands[0].differs.iter().map(|difference| difference.of).collect();
    assert_eq!(of, [Noted::Left, Noted::Points]);
}

/// Two wins of the classic game by a player `A`: with an ordinary last throw, and with an okey.
const WINS: [&str; 2] = [
    "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6\nA: finish K6\n",
    "K1 K2 K3 R7 R8 R9 B10 Y10 K10 R10 Y12 Y13 Y1 J* R6\nA: finish R6\n",
];

/// A line `finished` must agree with the turns: which player finished, and how.
#[test]
fn a_recorded_finish_is_compared_with_the_turns() {
    let [plain, okey] = WINS;
    for (by, win, line, differs) in [
        ("Ali", plain, "Ali", None),
        ("Ali", plain, "Ali okey", Some(0)),
        ("Ali", plain, "Ayşe", Some(1)),
        ("Veli", plain, "Ali", Some(0)),
        ("Ali", okey, "Ali", Some(0)),
    ] {
        let turns = win.replace("A:", &format!("{by}:"));
        let record = format!("game okey\n{PLAYERS}hand starts {by}\nindicator R5\nrack {by} {turns}finished {line}\n");
        let of = refereed(&record)[0].differs.iter().map(|each| (each.player, each.of)).collect::<Vec<_>>();
        assert_eq!(of, differs.map(|player| (player, Noted::Finish)).into_iter().collect::<Vec<_>>(), "{record}");
    }
}

/// If the turns stop before the end of the hand, they can contradict the recorded finish, but not the tiles left at the
/// end.
#[test]
fn turns_that_stop_early_contradict_only_the_finish() {
    let text = yuzbir(&format!("rack Ayşe K3 ?x20\n{OPENS}finished Veli\nleft Ayşe K9\n"));
    let of: Vec<Noted> = refereed(&text)[0].differs.iter().map(|difference| difference.of).collect();
    assert_eq!(of, [Noted::Finish]);
}

/// A line `opened` must say how the player opened in the turns. Otherwise the answer names the difference.
#[test]
fn a_recorded_opening_is_compared_with_the_turns() {
    for (line, differs) in [("opened Ali series", 0), ("opened Ali pairs", 1)] {
        let hands = refereed(&yuzbir(&format!("{OPENS}{line}\nend\n")));
        let of = hands[0].differs.iter().filter(|difference| difference.of == Noted::Opened);
        assert_eq!(of.count(), differs, "{line}");
    }
}

/// At a table where a dizi ends the game (`points.dizi_game`), a win with other melds is not recorded as a dizi.
#[test]
fn a_table_with_dizi_records_other_wins_as_they_are() {
    let head = format!("game okey\n{PLAYERS}set points.dizi_game=true\nindicator R5\n");
    let hands = refereed(&format!("{head}rack Ali {}", WINS[0].replace("A:", "Ali:")));
    assert_eq!(hands[0].ending().map(|ending| (ending.by, ending.how)), Some((0, Vec::new())));
}

/// The answer uses the colour letters of the record. Player names are printed as written, even if they look like tiles.
#[test]
fn letters_are_those_of_the_record() {
    let players = "players B1 Y7 \"Masa Y2\" Can\n";
    let turn = "B1: open R11-13 / K10-13 / S6-8, throw M1\n\"Y7\": draw ?, throw S9\n";
    let written = format!("game 101\nletters rkms\n{players}indicator K1\n{turn}");
    let unknown_racks = written.replace("letters rkms\n", "");
    let (printed, status) = replayed(&written, &[]);
    assert_eq!(status, Some(1), "{printed}");
    let krby = unknown_racks.replace("S6-8", "Y6-8").replace("M1\n", "B1\n").replace("S9", "Y9");
    let asked = replayed(&krby, &["--letters", "rkms"]).0;
    for printed in [printed, asked.replace("throw Y9", "throw S9")] {
        for shown in
            ["started by B1", "\"Y7\": draw ?, throw S9", "foul +101 Y7", "S9 is playable", "it fits S6", " Masa Y2 "]
        {
            assert!(printed.contains(shown), "{shown}: {printed}");
        }
        assert!(!printed.contains("Y9") && !printed.contains("M1,"), "{printed}");
    }
    let (refused, status) = replayed(&unknown_racks, &[]);
    assert_eq!(status, Some(2), "{refused}");
    let refused: Vec<&str> = refused.split_whitespace().collect();
    assert!(refused.join(" ").contains("write the line `letters rkms` above"), "{refused:?}");
}

/// If the referee only writes a note about a line, such as a late claim, the answer shows the note below the unchanged
/// line.
#[test]
fn a_note_stands_below_its_line() {
    let text = format!("game 101-team\n{PLAYERS}indicator K1\n{OPENS}Veli: işlek Y9 ; why\npardon Ayşe layoff.undo\n");
    let (printed, _) = replayed(&text, &[]);
    assert!(printed.contains("    5  Veli: işlek Y9\n       note [discard.claim]"), "{printed}");
    assert!(printed.contains("    6  pardon Ayşe layoff.undo\n       note [layoff.undo]"), "{printed}");
}

/// The table printed after the last turn of a hand says how the hand ended.
#[test]
fn a_table_at_the_end_says_so() {
    let rack = "rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6\n";
    let (printed, _) = replayed(&format!("{PLAYERS}indicator R5\n{rack}Ali: finish K6\n"), &["--to", "1"]);
    assert!(printed.contains("\nAli finished.\n Ali "), "{printed}");
    let (before, _) = replayed(&format!("{PLAYERS}indicator R5\n{rack}Ali: throw K6\n"), &["--to", "1"]);
    assert!(!before.contains("finished"), "{before}");
}

/// `okey replay` shows the size of each rack, including unknown tiles. If a player throws a tile that the rack cannot
/// hold, no tile of the rack is certain.
#[test]
fn a_rack_at_the_table_has_its_number_of_tiles() {
    for (rack, turn, known, perhaps) in [
        ("K1-13 R1 R2", "throw R2", 14, 0),
        ("K1-13 R1 ?", "throw R1", 13, 0),
        ("K1-13 R1 ?", "throw B1", 14, 0),
        ("K1-13 R1 R2", "throw B1", 0, 15),
        ("K1-13 K1 ?", "throw K1", 13, 0),
        ("K1-13 K1-2", "throw B2", 0, 15),
        ("?x15", "throw B2", 0, 0),
    ] {
        let text = format!("{PLAYERS}indicator R5\nrack Ali {rack}\nAli: {turn}\n");
        let answer: serde_json::Value =
            serde_json::from_str(&replayed(&text, &["--to", "1", "--json"]).0).expect("JSON");
        let racks = answer["hands"][0]["table"]["racks"].as_array().expect("racks");
        let count = |rack: &serde_json::Value, field: &str| rack[field].as_array().expect("tiles").len();
        assert_eq!(
            (count(&racks[0], "tiles"), count(&racks[0], "perhaps"), &racks[0]["count"]),
            (known, perhaps, &14.into()),
            "{text}"
        );
        assert!(racks.iter().all(|rack| count(rack, "tiles") as u64 <= rack["count"].as_u64().expect("a number")));
        let (printed, _) = replayed(&text, &["--to", "1"]);
        assert_eq!(printed.contains("?x14 (perhaps: K1 "), perhaps > 0, "{printed}");
        assert_eq!(printed.contains(&format!("?x{}", 14 - known)), known < 14, "{printed}");
    }
}

#[test]
fn names_are_never_tiles() {
    let players = "players B1 Veli \"x:B7\" \"K*2\"\n";
    let head = format!("game 101\nletters rkms\n{players}indicator K1\n");
    let turns = "Veli: throw K3\nfoul B1 put-back\npardon \"x:B7\" layoff.undo\n\"x:B7\": draw K4, throw K5\n";
    let (printed, _) = replayed(&format!("{head}{turns}"), &[]);
    for shown in ["It is B1's turn", "foul B1 put-back", "pardon \"x:B7\" layoff.undo", "started by B1"] {
        assert!(printed.contains(shown), "{shown}: {printed}");
    }
    let (json, _) = replayed(&format!("{head}{turns}"), &["--json"]);
    assert!(json.contains("It is B1's turn") && !json.contains("2060") && !json.contains('\u{2060}'), "{json}");
    for form in ["svg", "html"] {
        let (page, _) = replayed(&format!("{head}B1: throw K3\n"), &["--to", "1", "--format", form]);
        assert!(page.contains("B1") && !page.contains("M1") && !page.contains('\u{2060}'), "{page}");
    }
}

#[test]
fn a_void_hand_is_shown_as_void() {
    let text = yuzbir(&format!("{OPENS}void a wrong deal\n"));
    let (printed, _) = replayed(&text, &["--to", "line:5"]);
    assert!(printed.contains("The hand does not count"), "{printed}");
    let finished = format!("{PLAYERS}indicator R5\nAli: finish K6\nvoid a wrong deal\nend\n");
    case(&finished, &[]);
}

#[test]
fn names_with_invisible_characters_are_kept() {
    let names = ["Ali\u{202e}X", "Ay\u{200b}\u{2060}şe", "Ve\u{2066}li", "Can"];
    let players = names.map(|name| format!(" \"{name}\"")).concat();
    let text = format!("game okey\nplayers{players}\nindicator R5\n\"{}\": draw K4\n", names[1]);
    let (json, _) = replayed(&text, &["--json"]);
    assert!(!json.contains(['\u{202e}', '\u{200b}', '\u{2060}', '\u{2066}']), "{json}");
    let answer = json_of(&json);
    assert_eq!(answer["players"], serde_json::json!(names));
    let message = answer["hands"][0]["turns"][0]["wrong"][0]["message"].as_str().expect("a message");
    assert!(message.contains(names[0]), "{message}");
    let (record, _) = replayed(&text, &["--format", "record"]);
    assert!(names.iter().all(|name| record.contains(name)), "{record}");
}

#[test]
fn a_hand_without_players_is_refused() {
    for text in ["hand\n", "void\n", "hand 1\n", "; c\nel\n", "game 101\nvoid\n", "indicator R5\nend\n"] {
        for args in [&[][..], &["--json"], &["--format", "record"], &["--format", "svg", "--to", "1"]] {
            let (printed, code) = replayed(text, args);
            assert!(code == Some(2) && printed.contains("players"), "{text:?} {args:?}: {code:?} {printed}");
        }
    }
}

/// If a record continues after the end of the game, the referee writes a note and still computes the points of these
/// hands.
#[test]
fn hands_after_the_end_of_the_game_are_reported() {
    let wins = "rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6\nAli: finish K6\n";
    let hand = |number: u32| format!("hand {number} starts Ali\nindicator R5\n{wins}");
    let record = |head: &str, hands: u32| {
        let hands: String = (1..=hands).map(hand).collect();
        format!("game okey\n{head}{PLAYERS}{hands}")
    };
    let after_end = |text: &str| refereed(text).iter().map(|hand| hand.after_end).collect::<Vec<bool>>();
    assert_eq!(after_end(&record("set points.start=4\n", 4)), [false, false, true, true]);
    assert_eq!(after_end(&record("", 4)), [false; 4]);
    let carried = record("", 3).replace("hand 1", "totals Ali 9 Ayşe 9 Veli 4 Can 9\nhand 1");
    assert_eq!(after_end(&carried), [false, false, true]);
    let dizi = record("set points.dizi_game=true\n", 2).replace(
        "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6",
        "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B1 K6",
    );
    assert_eq!(after_end(&dizi), [false, true]);
    assert_eq!(after_end(&dizi.replace("dizi_game=true", "dizi_game=false")), [false, false]);
    // A dizi ends the game even if its tiles earn more as a run.
    let cheap = dizi.replace("set points.dizi_game", "set points.dizi=1\nset points.dizi_game");
    assert_eq!(after_end(&cheap), [false, true]);
    assert_eq!(after_end(&record("", 3).replace("game okey", "game okey-pot\nset points.start=1")), [false; 3]);
    let file = crate::command::folder("after-end").join("evening.okey");
    std::fs::write(&file, record("set points.start=4\n", 3)).expect("a file");
    let printed = crate::command::run(&["replay", &file.to_string_lossy(), "--lang", "tr"]).stdout;
    assert_eq!(String::from_utf8_lossy(&printed).matches("Oyun bu elden önce bitmişti").count(), 1);
}

/// If points depend on unknown tiles that a player had left, the answer says which line to add to the record.
#[test]
fn missing_data_for_a_settlement_is_named() {
    let rack = "K1 K2 K3 K5 K6 R10 R11 R12 R13 Y10 Y11 Y12 Y13 B10 B11 B12 ?x6";
    let opens = "open R10-13 / Y10-13 / B10-12, throw K1";
    let text = |left: &str| {
        let players = "game 101\nplayers \"Uzun Ali\" Ayşe Veli Can\nhand 1 starts \"Uzun Ali\"\nindicator B7\n";
        format!("{players}rack \"Uzun Ali\" {rack}\n\"Uzun Ali\": {opens}\nend\n{left}")
    };
    let (printed, _) = replayed(&text(""), &[]);
    let wanted = "write `left \"Uzun Ali\" K4 R7 ...`, or their sum: `left \"Uzun Ali\" = 34`.";
    assert!(crate::command::flowing(&printed).contains(wanted), "{printed}");
    let (json, _) = replayed(&text(""), &["--json"]);
    let missing = json_of(&json)["hands"][0]["left_missing"].clone();
    assert!(missing[0].as_str().is_some_and(|text| text.contains(wanted)) && missing[1].is_null(), "{json}");
    let output = run_with(&["replay", "-", "--lang", "tr"], text("").as_bytes());
    let turkish = crate::command::flowing(&text_of(output.stdout));
    assert!(turkish.contains("`kalan \"Uzun Ali\" = 34` diye yazın"), "{turkish}");
    for left in ["left \"Uzun Ali\" = 30\n", "left \"Uzun Ali\" K2 K3 K5 K6 Y1 Y1 Y2 Y2 R1 R1\n"] {
        let (printed, _) = replayed(&text(left), &[]);
        assert!(!printed.contains("left \"Uzun Ali\" K4"), "{printed}");
    }
}

/// If the turn or line of `--to` does not exist, every output format reports an error.
#[test]
fn a_record_is_stopped_only_where_there_is_something() {
    let rack = "rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6\n";
    let turns = "Ali: throw K6\nAyşe: draw ?\nhand\nindicator R5\n";
    let text = format!("; a remark\n{PLAYERS}\nindicator R5\n{rack}{turns}");
    for form in [&[][..], &["--json"], &["--format", "svg"], &["--format", "html"]] {
        for (to, expected) in [
            ("1", Some(0)),
            ("2", Some(0)),
            ("3", Some(2)),
            ("99", Some(2)),
            ("2:1", Some(2)),
            ("3:1", Some(2)),
            ("line:1", Some(2)),
            ("line:4", Some(0)),
            ("line:9", Some(0)),
            ("line:10", Some(2)),
        ] {
            let (printed, code) = replayed(&text, &[form, &["--to", to]].concat());
            assert_eq!(code, expected, "{form:?} --to {to}: {printed}");
        }
    }
    let (printed, _) = replayed(&text, &["--to", "3"]);
    assert!(printed.contains("hand 1 has no turn 3") && printed.contains("--to 1:2"), "{printed}");
    let (printed, _) = replayed(&text, &["--to", "line:99"]);
    assert!(printed.contains("line 99 belongs to no hand") && printed.contains("lines 4 to 9"), "{printed}");
}
