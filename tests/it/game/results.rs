//! The referee computes the points of hands whose record has no turns but only the result.

use okey::game::{Figure, Noted, Referee, Refereed, Why};
use okey::record::Record;
use okey::score::{Note, Opened};

use super::cases::yuzbir;
use super::refereed;
use crate::command::{flowing, json_of, run, run_with, text_of};
use crate::engine::case::engine;

const YUZBIR: &str = "game 101\nplayers A B C D\nhand\n";

fn only(text: &str) -> Refereed {
    let mut hands = refereed(text);
    assert_eq!(hands.len(), 1, "{text}");
    hands.remove(0)
}

/// A pardon cancels one foul of the same player and kind. The score shows each pardon as an item of 0 points, even if
/// the record has no such foul.
#[test]
fn a_pardoned_foul_costs_nothing() {
    for (lines, points, pardoned) in [
        ("foul B discard.playable\npardon B discard.playable\n", 202, 1),
        ("ceza B işlek\naf B işlek\n", 202, 1),
        ("pardon B discard.playable\n", 202, 1),
        ("foul B discard.playable\nfoul B discard.playable\npardon B discard.playable\n", 303, 1),
        ("foul B discard.playable\npardon B discard.okey\n", 303, 1),
        ("foul C discard.playable\npardon B discard.playable\n", 202, 1),
        ("foul B discard.playable\n", 303, 0),
        // The order of the lines does not matter.
        ("pardon B put-back\nfoul B put-back\n", 202, 1),
        // A pardon does not cancel a foul of another clause.
        ("foul B layoff.who\npardon B layoff.run\n", 303, 1),
        ("foul B open.series\npardon B run.wrap\n", 303, 1),
        ("foul B take.opened\npardon B take.must-open\n", 303, 1),
        ("foul B take.must-open\npardon B take.opened\n", 303, 1),
        ("foul B take.pairs\nfoul B take.must-open\npardon B take.must-open\npardon B take.opened\n", 303, 2),
        ("foul B take.opened\nfoul B take.must-open\npardon B take.opened\n", 303, 1),
        ("foul B take.pairs\npardon B taken-not-opened\n", 202, 1),
        ("foul B take.pairs\npardon B alıp-açmama\n", 202, 1),
        ("foul B take.opened\npardon B taken-not-opened\n", 303, 1),
        ("foul B layoff.who\nfoul B layoff.run\npardon B layoff.who\n", 303, 1),
        ("pardon B layoff.who\nfoul B other\nfoul B layoff.who\n", 303, 1),
        ("foul B open.series\npardon B wrong-opening\n", 202, 1),
        ("foul B wrong-opening\npardon B open.series\n", 202, 1),
        ("pardon B other\npardon B layoff.run\nfoul B layoff.run\nfoul B layoff.who\n", 202, 2),
    ] {
        let hand = only(&format!("{YUZBIR}finished A\n{lines}"));
        assert_eq!(hand.points[1], Some(points), "{lines}");
        let parts = &hand.score.expect("a score").players[1].parts;
        let shown = parts.iter().filter(|part| matches!(part.note, Note::Pardoned { .. }));
        assert_eq!(shown.inspect(|part| assert_eq!(part.points(), 0)).count(), pardoned, "{lines}");
    }
    let charged = only(&format!("{YUZBIR}finished A\nfoul B layoff.who\nfoul B layoff.run\npardon B layoff.who\n"));
    let parts = charged.score.expect("a score").players[1].parts.clone();
    let notes = parts.iter().map(|part| (&part.note, part.clause.id()));
    let fouls: Vec<&str> = notes.filter(|(note, _)| matches!(note, Note::Foul { .. })).map(|(_, id)| id).collect();
    assert_eq!(fouls, ["layoff.run"]);
    // A pardon that may concern either of two fouls is refused.
    let fouls = "game 101\nset fouls.feeding=number\nplayers A B C D\nhand\nfinished A\n";
    for order in [["feeding:R7", "feeding:R12"], ["feeding:R12", "feeding:R7"], ["feeding:R7:pairs", "feeding:R7"]] {
        let lines = order.map(|foul| format!("foul B {foul}\n")).concat();
        let record = Record::read(&format!("{fouls}pardon B feeding\n{lines}")).expect("a record");
        let faults = Referee::new(&engine(), &record.header).hand(&record.hands[0]).expect_err("two fouls");
        let codes: Vec<&str> = faults.iter().map(|fault| fault.kind.code()).collect();
        assert_eq!(codes, ["pardon-unclear"], "{order:?}");
    }
    // A hand with turns is judged in the same way.
    let turns = yuzbir("Ali: throw B1\n").replacen("game 101\n", "game 101\nset fouls.feeding=number\n", 1);
    for (lines, codes) in [
        ("foul Ayşe feeding:R7\nfoul Ayşe feeding:R12\npardon Ayşe feeding\n", &["pardon-unclear"][..]),
        ("foul Ayşe feeding:R12\nfoul Ayşe feeding:R7\npardon Ayşe feeding\n", &["pardon-unclear"]),
        ("foul Ayşe feeding:R12\nfoul Ayşe feeding:R7\npardon Ayşe feeding:R7\n", &[]),
        ("foul Ayşe feeding:R7\nfoul Ayşe feeding:R7\npardon Ayşe feeding\n", &[]),
        ("foul Ayşe feeding:R7\npardon Ayşe feeding\nfoul Ayşe feeding:R12\n", &[]),
    ] {
        let record = Record::read(&format!("{turns}{lines}")).expect("a record");
        let faults = Referee::new(&engine(), &record.header).hand(&record.hands[0]).err();
        let found: Vec<&str> = faults.iter().flat_map(|faults| faults.iter()).map(|fault| fault.kind.code()).collect();
        assert_eq!(found, codes, "{lines}");
    }
    let equal = only(&format!("{fouls}foul B feeding:R7\nfoul B feeding:K7\npardon B feeding\n"));
    assert_eq!(equal.points[1], Some(272));
    // The score of a void hand shows no fouls.
    let void = only(&format!("{YUZBIR}foul B discard.playable\npardon B discard.playable\nvoid misdeal\n"));
    assert!(void.score.is_some_and(|score| score.players.iter().all(|player| player.parts.is_empty())));
    // In the classic game a false win is a foul, but throwing a tile that fits a meld is not. So a pardon for such a
    // throw is an error.
    let classic = "game okey\nplayers A B C D\nhand\nfinished A\n";
    let hand = only(&format!("{classic}foul B score.false-win\npardon B score.false-win\n"));
    assert_eq!(hand.points, [Some(0), Some(-2), Some(-2), Some(-2)]);
    let record = Record::read(&format!("{classic}pardon B discard.playable\n")).expect("a record");
    assert!(Referee::new(&engine(), &record.header).hand(&record.hands[0]).is_err());
}

/// Without a stake, the points of the pot game are unknown, but it is known who finished.
#[test]
fn a_pot_hand_without_a_stake_keeps_its_finish() {
    for (line, by, how) in [
        ("finished A", Some(0), 0),
        ("finished C okey", Some(2), 1),
        ("finished D pairs okey", Some(3), 2),
        ("end", None, 0),
    ] {
        let hand = only(&format!("game okey-pot\nplayers A B C D\nhand\n{line}\n"));
        let ending = hand.ending();
        assert_eq!((ending.as_ref().map(|ending| ending.by), hand.points), (by, [None; 4]), "{line}");
        assert_eq!(ending.map_or(0, |ending| ending.how.len()), how, "{line}");
        assert_eq!(hand.unscored.len(), 1, "{line}");
    }
}

fn faults(text: &str) -> Vec<&'static str> {
    let record = Record::read(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let faults = Referee::new(&engine(), &record.header).hand(&record.hands[0]).err();
    faults.into_iter().flatten().map(|fault| fault.kind.code()).collect()
}

/// The hand is void if every player opened with pairs, even if no line of the record ends the hand. With
/// `four_pairs=play`, or if one player did not open with pairs, it is not void.
#[test]
fn pairs_openers_end_a_hand() {
    let pairs = |names: &str| names.chars().map(|name| format!("opened {name} pairs\n")).collect::<Vec<_>>().concat();
    let hand = only(&format!("{YUZBIR}{}", pairs("ABCD")));
    assert!(hand.void && hand.is_over());
    assert_eq!(hand.points, [Some(0); 4]);
    for seats in ["", "set seats=3\n"] {
        let three = only(&format!("game 101\n{seats}players A B C\nhand\n{}", pairs("ABC")));
        assert!(three.void, "{seats}");
    }
    for text in [
        format!("{YUZBIR}{}", pairs("ABC")),
        format!("{YUZBIR}{}opened D series\n", pairs("ABC")),
        format!("game 101\nset four_pairs=play\nplayers A B C D\nhand\n{}", pairs("ABCD")),
    ] {
        let hand = only(&text);
        assert!(!hand.void && !hand.is_over(), "{text}");
    }
}

/// A hand without turns counts as broken off if no line says how it ended. Its points are unknown, but this is no
/// error, and it needs no indicator. A foul that does not exist in the game is an error.
#[test]
fn a_result_without_an_ending_is_not_settled() {
    for lines in [
        "",
        "foul C discard.playable\n",
        "pardon C discard.playable\n",
        "points A -101 B 202 C 303 D 202\n",
        "opened B series\nleft B = 34\n",
        "left B = 34\n",
        "opened B series\nadjust C +50 late\n",
        "indicator R5\nopened B series\nfoul C discard.playable\n",
        "indicator R5\n",
    ] {
        for head in [YUZBIR, "game 101\nplayers A B C\nhand\n", "game 101\nset seats=3\nplayers A B C\nhand\n"] {
            if lines.contains('D') && !head.contains('D') || lines == "indicator R5\n" && !head.contains('D') {
                continue;
            }
            let hand = only(&format!("{head}{lines}"));
            assert!(hand.followed && !hand.is_over() && hand.is_clean(), "{head}{lines}");
            assert_eq!((hand.points, hand.differs.len()), ([None; 4], 0), "{head}{lines}");
        }
    }
    assert_eq!(faults(&format!("{YUZBIR}foul C score.false-win\n")), ["unknown-foul"]);
    assert_eq!(faults(&format!("{YUZBIR}opened B series\nopened B pairs\n")), ["said-twice"]);
}

/// A hand that has only corrections of points (lines `adjust`) counts as not played. The corrections count, and the
/// same player starts the next hand.
#[test]
fn corrections_alone_are_settled() {
    let hands = refereed(&format!("{YUZBIR}adjust C +50 late\nadjust A -7\nhand\nfinished A\n"));
    assert!(hands[0].void && hands[0].is_over());
    assert_eq!(hands[0].points, [Some(-7), Some(0), Some(50), Some(0)]);
    assert_eq!((hands[0].starter, hands[1].starter), (0, 0));
}

/// An impossible deal is the same error in a hand with turns and in a hand without turns.
#[test]
fn a_wrong_deal_is_an_error() {
    let rack =
        |count: usize| format!("rack A {}\n", ["K1-13", "R1-9"].join(" ").replace("R1-9", &format!("R1-{count}")));
    for (lines, code) in [
        (rack(8), Some("rack-size")),
        (rack(10), Some("rack-size")),
        (rack(9), None),
        (rack(8) + "rack A ?\n", None),
        (rack(8) + "rack A O*\n", None),
        (rack(9).replace("K2", "") + "rack B K1 K1 K1 ?x18\n", Some("dealt-too-often")),
        (rack(9) + "stock B1-13 Y1-8\n", Some("stock-size")),
        (rack(9) + "stock B1-13 Y1-7\n", None),
    ] {
        let expected: Vec<&str> = code.into_iter().collect();
        for indicator in ["indicator K13\n", ""] {
            // With the indicator K13, the rack of A holds the other K13, so the faults are the same.
            for ending in ["finished A\n", "end\n", "A: throw R1\n"] {
                if indicator.is_empty() && ending.starts_with("A:") {
                    continue;
                }
                assert_eq!(
                    faults(&format!("{YUZBIR}{indicator}{lines}{ending}")),
                    expected,
                    "{indicator}{lines}{ending}"
                );
            }
        }
    }
    assert_eq!(faults("game 101\nplayers A B C\nhand\nrack A K1\nfinished A\n"), ["turns-of-few"]);
}

/// In a void hand, with or without turns, the written points are compared with the corrections of points.
#[test]
fn the_points_of_a_void_hand_are_compared() {
    for lines in ["", "indicator R5\nA: throw K1\n"] {
        let hand = only(&format!("{YUZBIR}{lines}points A 5 B 0 C 51\nadjust C +50\nvoid misdeal\n"));
        let differs: Vec<(usize, &Figure, &Figure)> =
            hand.differs.iter().map(|differs| (differs.player, &differs.written, &differs.settled)).collect();
        let points = Figure::Points;
        assert_eq!(differs, [(0, &points(5), &points(0)), (2, &points(51), &points(50))], "{lines}");
    }
}

/// At some tables even a player who has not opened pays for an okey. The record may list this player's tiles left, or
/// give their sum and then the okeys, as in `= 34 O*`.
#[test]
fn an_okey_of_an_unopened_player_may_stand_after_a_sum() {
    let head = YUZBIR.replace("players", "set penalty.okey_unopened=101\nplayers");
    for opened in ["", "opened B unopened\n"] {
        for (ending, left, points) in [
            ("finished A", "R5 K7", 202),
            ("finished A", "= 34", 202),
            ("finished A", "= 34 O*", 303),
            ("finished A", "= 0 O*", 303),
            ("finished A", "O*", 303),
            ("finished A okey", "= 34 O*", 505),
            ("end", "= 34 O*", 303),
        ] {
            let text = format!("{head}{ending}\n{opened}left B {left}\n");
            assert_eq!(only(&text).points[1], Some(points), "{text}");
        }
    }
    // At other tables, tiles left for a player who has not opened are an error: the line `opened` is probably missing.
    for left in ["R5 K7", "= 34"] {
        assert_eq!(faults(&format!("{YUZBIR}finished A\nleft B {left}\n")), ["left-unopened"]);
    }
}

/// `replay` says that nothing is wrong in a hand without turns only if the record has no foul and no pardon in it.
#[test]
fn a_foul_in_a_hand_without_turns_is_wrong() {
    for (line, language, clean) in [
        ("", "en", Some("Nothing is wrong.")),
        ("", "tr", Some("Yanlış yok.")),
        ("foul B put-back\n", "en", None),
        ("foul B put-back\n", "tr", None),
        ("foul B put-back\npardon B put-back\n", "en", None),
    ] {
        let record = format!("{YUZBIR}finished A\n{line}");
        let output = crate::command::run_with(&["replay", "-", "--lang", language], record.as_bytes());
        let page = crate::command::text_of(output.stdout);
        let said = ["Nothing is wrong.", "Yanlış yok."].into_iter().find(|said| page.contains(said));
        let code = i32::from(clean.is_none());
        assert_eq!((output.status.code(), said), (Some(code), clean), "{line}: {page}");
    }
}

/// A pardoned foul costs nothing and is shown, in a hand with turns as in one without. If it is unknown which tile a
/// player threw, a wrong line `left` is compared with the number of tiles, not with all tiles that may be left.
#[test]
fn a_pardon_and_a_wrong_rack_are_shown_after_turns() {
    let hand = only(
        "game 101\nplayers A B C D\nindicator Y13\nrack A K10-13 R10-13 B10-13 Y2-9 K1 K2\n\
         A: open K10-13 / R10-13 / B10-13, throw O*\npardon A discard.okey\nend\nleft A Y2-9\n",
    );
    let parts = &hand.score.expect("a score").players[0].parts;
    let pardoned = parts.iter().filter(|part| matches!(part.note, Note::Pardoned { .. }));
    assert_eq!(pardoned.map(|part| (part.clause.id(), part.points())).collect::<Vec<_>>(), [("discard.okey", 0)]);
    let settled: Vec<_> = hand.differs.iter().map(|difference| &difference.settled).collect();
    assert_eq!(settled, [&Figure::Tiles(Vec::new(), 9)]);
}

/// In the pot game, showing the tile with the indicator's face is allowed and changes no points, in a hand with turns
/// as in a sheet.
#[test]
fn the_twin_is_shown_for_nothing_in_the_pot_game() {
    let head = "game okey-pot\nplayers A B C D\nstake 5\nhand\nindicator R5\n";
    let points = |lines: &str| only(&format!("{head}{lines}")).points;
    assert_eq!(points("shown A\nend\n"), [Some(-5); 4]);
    assert_eq!(points("rack A R5 K1 ?x13\nA: show R5, throw K1\nend\n"), [Some(-5); 4]);
}

/// A hand that was broken off is not settled, and a remark says so of each correction in it.
#[test]
fn a_correction_of_a_hand_broken_off_does_not_count() {
    let turns = "game 101\nplayers A B C D\nhand\nindicator R5\nadjust C +50 late\nA: throw B1\n";
    let notes = |text: &str| {
        let hand = only(text);
        let notes = hand.turns.iter().flat_map(|turn| turn.notes.iter().map(|note| (turn.player, note.why.clone())));
        (notes.collect::<Vec<_>>(), hand.points[2])
    };
    assert_eq!(notes(turns), (vec![(2, Why::CorrectionUnsettled)], None));
    assert_eq!(notes(&format!("{turns}void misdeal\n")), (Vec::new(), Some(50)));
    assert_eq!(notes(&format!("{turns}end\n")).0, []);
}

/// The lines `shown` and `announced` are compared with the turns, as the lines `finished` and `opened` are. The turns
/// decide the points.
#[test]
fn shown_and_announced_lines_are_compared_with_the_turns() {
    let differs = |text: &str| {
        let hand = only(text);
        let differs = hand.differs.iter();
        let each = differs.map(|each| (each.player, each.of, each.written.clone(), each.settled.clone()));
        (each.collect::<Vec<_>>(), hand.points[0])
    };
    let classic = |turn: &str, line: &str| {
        let text = format!("game okey\nplayers A B C D\nhand\nindicator R5\nA: {turn}throw K1\n{line}end\n");
        differs(&text)
    };
    let hidden = |player| vec![(player, Noted::Shown, Figure::Shown(true), Figure::Shown(false))];
    assert_eq!(classic("", "shown B\n"), (hidden(1), Some(-1)));
    assert_eq!(classic("show R5, ", "shown B\n"), (hidden(1), Some(-1)));
    assert_eq!(classic("show R5, ", "shown A\n"), (Vec::new(), Some(-1)));
    assert_eq!(classic("show R5, ", ""), (Vec::new(), Some(-1)));
    let announced = |open: &str, player: &str| {
        let head = "game 101\nset pairs.announce=required\nplayers A B C D\nhand\nindicator Y13\n";
        differs(&format!("{head}announced {player}\nA: {open}throw K1\nleft A = 30\nend\n")).0
    };
    let opened = |with| Figure::Opened(Some(with));
    let series = "open K10-13 / R10-13 / B10-13, ";
    assert_eq!(announced(series, "A"), [(0, Noted::Announced, opened(Opened::Pairs), opened(Opened::Series))]);
    for (open, player) in [(series, "B"), ("open K2x2 / R2x2 / B2x2 / Y2x2 / K3x2, ", "A"), ("", "A")] {
        assert_eq!(announced(open, player), [], "{open}{player}");
    }
}

/// In a game without a pot, a stake is one fault, at its line.
#[test]
fn a_stake_without_a_pot_is_one_fault_at_its_line() {
    let three = "hand\nfinished A\nhand\nfinished B\nhand\nindicator R5\nA: throw K1\nend\n";
    for (record, line) in [
        (format!("game 101\nplayers A B C D\nstake 5\n{three}"), "stake 5"),
        (format!("game okey\nstake 5\nplayers A B C D\n{three}"), "stake 5"),
        (format!("game 101\nplayers A B C D\n{}", three.replacen("A\n", "A\nstake 7\n", 1)), "stake 7"),
        (format!("game 101\nplayers A B C D\n{}", three.replace("R5\n", "R5\nstake 9\n")), "stake 9"),
    ] {
        for command in ["replay", "score"] {
            let output = crate::command::run_with(&[command, "-", "--json"], record.as_bytes());
            let faults = crate::command::json_of(&output.stderr)["faults"].clone();
            let [fault] = faults.as_array().expect("faults").as_slice() else {
                panic!("{command}: {faults}\n{record}")
            };
            let from = record.find(line).expect("the line");
            assert_eq!(fault["code"], "stake-unwanted");
            assert_eq!(fault["span"], serde_json::json!([from, from + line.len()]), "{command}: {record}");
        }
    }
    let sheet = r#"{"finish": {"by": "A"}, "stake": 5, "players": [{"name": "A"}, {"name": "B"}]}
{"finish": {"by": "B"}, "players": [{"name": "A"}, {"name": "B"}]}"#;
    let output = crate::command::run_with(&["score", "-", "--variant", "101", "--json"], sheet.as_bytes());
    let faults = crate::command::json_of(&output.stderr)["faults"].clone();
    assert_eq!(faults.as_array().map(Vec::len), Some(1), "{faults}");
}

/// `replay` and `score` report the same faults of a record, in the order of its lines.
#[test]
fn replay_and_score_report_faults_in_the_order_of_the_lines() {
    let okey = "game okey\nplayers A B C D\nhand\n";
    for (record, count) in [
        (format!("{okey}opened A pairs\nleft A = 4\nfinished B\nopened B pairs\nfoul B okey-discard\n"), 3),
        (format!("{okey}finished A dizi pairs\nfoul B okey-discard\nhand 1\nfinished B\n"), 3),
        // A hand without a result has a number too.
        ("game okey\nplayers A B C D\nhand 1\nhand 1\nfinished B\n".to_owned(), 1),
        ("game okey\nset open.sum=x\nplayers A B C D\nset foo=1\nhand 1\nfinshed B\n".to_owned(), 3),
    ] {
        let faults = ["replay", "score"].map(|command| {
            let output = crate::command::run_with(&[command, "-", "--json"], record.as_bytes());
            assert_eq!(output.status.code(), Some(2), "{command}: {record}");
            let faults = crate::command::json_of(&output.stderr)["faults"].clone();
            let places = faults
                .as_array()
                .expect("faults")
                .iter()
                .map(|fault| (fault["span"][0].as_u64(), fault["code"].as_str().expect("a code").to_owned()));
            places.collect::<Vec<_>>()
        });
        assert!(faults[0].is_sorted_by_key(|(from, _)| *from), "{faults:?}\n{record}");
        assert_eq!((&faults[0], faults[0].len()), (&faults[1], count), "{record}");
    }
}

/// A foul on which the players decided is reported with its turn in a hand without turns too, and so is a pardoned one.
#[test]
fn a_ruled_foul_is_wrong_in_a_hand_without_turns() {
    let wrong = |set: &str, lines: &str| -> Vec<(usize, usize, i64, bool)> {
        let hand = only(&format!("game 101\n{set}players A B C D\nhand\nfinished A okey\n{lines}"));
        let turns = hand.turns.iter().flat_map(|turn| &turn.wrong);
        turns.map(|placed| (placed.line, placed.wrong.player, placed.wrong.points, placed.pardoned)).collect()
    };
    assert_eq!(wrong("", ""), []);
    assert_eq!(wrong("", "foul B other\n"), [(5, 1, 101, false)]);
    assert_eq!(wrong("set fouls.multiplied=true\n", "foul B other\n"), [(6, 1, 202, false)]);
    assert_eq!(wrong("", "void late\nfoul B other\n"), [(6, 1, 0, false)]);
    // A pardon concerns a foul on any line, and stands alone if there is none.
    assert_eq!(wrong("", "pardon B put-back\nfoul B put-back\n"), [(6, 1, 0, true)]);
    assert_eq!(wrong("", "foul B put-back\npardon C put-back\n"), [(5, 1, 101, false), (6, 2, 0, true)]);
    let lines = "pardon B other\npardon B layoff.run\nfoul B layoff.run\nfoul B layoff.who\n";
    assert_eq!(wrong("", lines), [(7, 1, 0, true), (8, 1, 0, true)]);
    // A foul that a player committed by throwing an okey or a false joker has its price from the indicator.
    let fed = "indicator B5\nfoul B feeding:J\n";
    assert_eq!(wrong("set fouls.feeding=number\n", fed), [(7, 1, 60, false)]);

    let replay = |text: &str| run_with(&["replay", "-", "--json"], text.as_bytes());
    let output = replay(&format!("{YUZBIR}finished A\nfoul B other\n"));
    assert_eq!(output.status.code(), Some(1));
    let wrong = &json_of(&output.stdout)["hands"][0]["turns"][0]["wrong"][0];
    assert_eq!((&wrong["kind"], &wrong["clause"], &wrong["line"]), (&"foul".into(), &"foul.flat".into(), &5.into()));
    assert_eq!(wrong["message"], "The players at the table decided this.");
    assert_eq!(replay(&format!("{YUZBIR}finished A\n")).status.code(), Some(0));
}

/// `okey replay` gives each hand the number that it has in the record and in `okey score`, and `--to` takes this
/// number.
#[test]
fn a_replayed_hand_has_its_own_number() {
    let turns = "indicator R5\nB: throw K1\nend\n";
    let text = format!("game 101\nplayers A B C D\nhand 7\nfinished A\nhand 9\nend\nhand starts B\n{turns}");
    let replay = |more: &[&str]| run_with(&[&["replay", "-"], more].concat(), text.as_bytes());
    let answer = json_of(&replay(&["--json"]).stdout);
    let numbers: Vec<_> =
        answer["hands"].as_array().expect("hands").iter().map(|hand| hand["number"].clone()).collect();
    assert_eq!(numbers, [7, 9, 10]);
    let page = text_of(replay(&["--lang", "en"]).stdout);
    let titles: Vec<&str> = page.lines().filter(|line| line.starts_with("Hand ")).collect();
    let expected = ["Hand 7, started by A", "Hand 9, started by B", "Hand 10, started by B, indicator R5"];
    assert_eq!(titles, expected);
    let stopped = text_of(replay(&["--to", "10:1", "--lang", "en"]).stdout);
    let last = stopped.split("Hand ").last().expect("a hand");
    assert!(last.starts_with("10, started by B") && last.contains("Stock"), "{stopped}");
    let error = |to: &str| {
        let error = json_of(&replay(&["--to", to, "--json", "--lang", "en"]).stderr)["error"].clone();
        [&error["code"], &error["message"], &error["hint"]].map(|text| text.as_str().unwrap_or_default().to_owned())
    };
    let missing = |number: u64| {
        [
            "no-such-hand".to_owned(),
            format!("there is no hand {number}"),
            "the record has these hands: 7, 9–10".to_owned(),
        ]
    };
    assert_eq!([error("3:1"), error("8:1"), error("4294967296:1")], [3, 8, 4_294_967_296].map(missing));
    assert_eq!(error("9:1")[1], "hand 9 has no turns, so there is no table to show");
    assert_eq!(error("10:2")[1], "hand 10 has no turn 2");
    // Without a number, the turn is one of the first hand.
    assert_eq!(error("1")[1], "hand 7 has no turns, so there is no table to show");
}

/// The remark that racks are incomplete names only players who laid tiles.
#[test]
fn incomplete_racks_matter_only_where_tiles_are_laid() {
    let page = |lines: &str| {
        let text = format!("game 101\nplayers A B C D\nhand\nindicator R5\n{lines}");
        flowing(&text_of(run_with(&["replay", "-", "--lang", "en"], text.as_bytes()).stdout))
    };
    let incomplete = "The racks of these players are incomplete";
    assert!(!page("A: throw K1\nB: draw ?, throw K2\n").contains(incomplete));
    let laid = page("A: throw K1\nB: draw ?, open K10-13 / R10-13 / B10-13, throw K2\nC: draw ?, throw K4\n");
    assert!(laid.contains(incomplete) && laid.contains("what they laid: B."), "{laid}");
    let text = "game okey\nplayers A B C D\nhand\nindicator R5\nA: throw K1\nB: draw ?, finish K2\n";
    let finished = flowing(&text_of(run_with(&["replay", "-", "--lang", "en"], text.as_bytes()).stdout));
    assert!(finished.contains("what they laid: B."), "{finished}");
}

/// The part for a broken pot names what is paid again: all stakes since the last win, not only the stake of this hand.
#[test]
fn a_broken_pot_is_paid_again_whole() {
    let text = "game okey-pot\nplayers A B C D\nstake 5\nhand\nend\nhand\nend\nhand\nfinished A okey\n";
    let scored = |language: &str| {
        let output = run_with(&["score", "-", "--hand", "3", "--json", "--lang", language], text.as_bytes());
        let parts = json_of(&output.stdout)["players"][1]["parts"].clone();
        (parts[1]["points"].as_i64(), parts[1]["note"].as_str().expect("a note").to_owned())
    };
    assert_eq!(scored("en"), (Some(-15), "the pot is broken: all its stakes are paid again".to_owned()));
    assert_eq!(scored("tr"), (Some(-15), "çanak kırıldı: çanakta ne varsa bir o kadar daha kondu".to_owned()));
    for (language, carried) in
        [("en", "If no player wins, the pot stays for the next hand"), ("tr", "çanak sonraki ele kalır")]
    {
        let page = flowing(&text_of(run(&["rules", "score.pot", "--lang", language]).stdout));
        assert!(page.contains(carried), "{page}");
    }
}
