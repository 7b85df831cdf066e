//! A report that can be read in two ways is refused in every form: options, records and JSON. Each fault shows how to
//! write both readings.

use serde_json::{Value, json};

use crate::command::{json_of, run_with};

const FOUR: &str = "game 101\nplayers Ali Veli Can Ece\nhand 1\nfinished Ali\nopened Veli series\n";

/// Returns the code and the hint of the first fault of this call, or the points of every player.
fn asked(args: &[&str], input: &str) -> Result<Vec<i64>, (String, String)> {
    let output = run_with(&[args, &["--json", "--lang", "en"]].concat(), input.as_bytes());
    if !output.stderr.is_empty() {
        let error = json_of(&output.stderr)["error"].clone();
        let [code, hint] = ["code", "hint"].map(|field| error[field].as_str().unwrap_or_default().to_owned());
        return Err((code, hint));
    }
    let answer = json_of(&output.stdout);
    let players = answer["players"].as_array().or(answer["totals"].as_array()).expect("players").clone();
    Ok(players.iter().map(|player| player["points"].as_i64().expect("points")).collect())
}

/// Scores a hand of 101 that Ali finished. `values` are the values of `--player` for the other players. Returns the
/// same as [`asked`].
fn players(values: &[&str]) -> Result<Vec<i64>, (String, String)> {
    let values = values.iter().flat_map(|value| ["-p", value]);
    asked(&["score", "--variant", "101", "-f", "Ali", "-p", "Ali"].into_iter().chain(values).collect::<Vec<_>>(), "")
}

/// Returns a hand of 101 in JSON that Ali finished. Veli had opened with series and has these tiles left.
fn left_in_json(left: &str) -> String {
    format!(
        r#"{{"variant":"101","finish":{{"by":"Ali"}},"players":[{{"name":"Ali"}},{{"name":"Veli","opened":"series","left":"{left}"}}]}}"#
    )
}

#[track_caller]
fn assert_players(value: &str, code: &str, readings: &[&str]) {
    let (found, hint) = players(&[value]).expect_err(value);
    assert_eq!(found, code, "{value}");
    for reading in readings {
        assert!(hint.contains(&format!("\"{reading}\"")), "{value}: {reading}: {hint}");
        let other = players(&[reading]).err().map(|(code, _)| code);
        assert_ne!(other.as_deref(), Some(code), "{value}: {reading}");
    }
}

#[test]
fn a_name_without_a_colon_takes_no_facts() {
    for value in [
        "Veli 34",
        "Veli=seri 34",
        "Veli (seri 34)",
        "Veli, seri 34",
        "Veli - 34",
        "Veli seri 34 O*",
        "Veli K7",
        "Veli okey",
    ] {
        let whole = format!("{value}:");
        assert_players(value, "colon-missing", &[whole.as_str()]);
    }
    assert_players("Veli 34", "colon-missing", &["Veli: series 34", "Veli 34:"]);
    assert_players("Veli seri 34 O*", "colon-missing", &["Veli: seri 34 O*"]);
    assert_players("Uzun Veli (seri 34)", "colon-missing", &["Uzun Veli: seri 34"]);
    for value in ["Veli,Ece,Can", "Veli; Ece", "Veli ve Ece", "Veli & Ece", "Veli + Ece", "Veli - Ece", "Veli/Ece"] {
        assert_players(value, "colon-missing", &["Veli"]);
    }
    for value in [
        "Uzun Veli",
        "Ayşe-Nur",
        "Ali O",
        "Veli 34:",
        "Veli ve Ece:",
        "Ö. Can",
        "*Can*",
        "1+1",
        "Oyuncu 1",
        "Ayşe (anne)",
    ] {
        assert_eq!(players(&[value]), Ok(vec![-101, 202]), "{value}");
    }
    for (value, right) in [
        ("Ali - okey", "Ali: okey"),
        ("Ali, okey", "Ali: okey"),
        ("Ali (okey)", "Ali: okey"),
        ("Ali=okey", "Ali: okey"),
    ] {
        let finish = |value: &str| asked(&["score", "--variant", "101", "-f", value, "-p", "Ali", "-p", "Veli"], "");
        let (code, hint) = finish(value).expect_err(value);
        assert_eq!((code.as_str(), hint.contains(&format!("\"{right}\""))), ("colon-missing", true), "{value}: {hint}");
        assert_eq!(finish(right), Ok(vec![-202, 404]));
    }
}

#[test]
fn a_number_before_the_opening_is_no_sum() {
    for words in ["6 çift açtı", "6 çift", "6 pairs", "çift 6 açtı", "6 çift ile açtı", "el 6 çift açtı"] {
        assert_players(&format!("Veli: {words}"), "sum-unclear", &["Veli: pairs = 6"]);
    }
    for words in ["seri 105 açtı", "105 seri açtı", "seri 105 ile açtı", "opened 105 series opened"] {
        assert_players(&format!("Veli: {words}"), "sum-unclear", &["Veli: series = 105"]);
    }
    let few =
        ["score", "--variant", "101", "--set", "open.pairs=3", "-f", "Ali", "-p", "Ali", "-p", "Veli: 4 çift açtı"];
    assert_eq!(asked(&few, "").expect_err("4 pairs open at this table").0, "sum-unclear");
    for words in ["çift = 6", "pairs 6", "çift açtı 6", "çift açtı, 6", "çift, 6", "açtı çift 6"] {
        assert_eq!(players(&[&format!("Veli: {words}")]), Ok(vec![-101, 12]), "{words}");
    }
    assert_eq!(players(&["Veli: 34 seri"]), Ok(vec![-101, 34]));
    // The 34 can only be the sum of the tiles left, because no opening has 34 points or 34 pairs.
    assert_eq!(players(&["Veli: seri 34 açtı"]), Ok(vec![-101, 34]));
    assert_eq!(players(&["Veli: 34 çift"]), Ok(vec![-101, 68]));
    assert_eq!(players(&["Veli: seri 34, shown"]).expect_err("no twin in 101").0, "shown-unwanted");
}

/// The word `seri` means an opening with runs and groups. In `seri 2 okey` the 2 may be the sum of the tiles left or
/// the number of okeys left, so the text is refused.
#[test]
fn a_number_and_an_okey_are_two_readings() {
    for written in ["2 okey", "1 okey", "0 okey", "2 real okey", "2 O*", "1 O*", "0 O*", "2 O"] {
        assert_players(&format!("Veli: seri {written}"), "sum-or-okeys", &[]);
        let json = left_in_json(written);
        assert_eq!(asked(&["score", "-"], &json).expect_err(written).0, "sum-or-okeys", "{json}");
        let record = asked(&["score", "-"], &format!("{FOUR}left Veli {written}\n"));
        assert_eq!(record.expect_err(written).0, "sum-or-okeys");
    }
    for (written, points) in [
        ("O* O*", 202),
        ("= 2 O*", 103),
        ("okey okey", 202),
        ("34 okey", 135),
        ("2 okey K7", 209),
        ("2, O*", 103),
        ("3 O*", 104),
    ] {
        assert_eq!(players(&[&format!("Veli: seri {written}")]), Ok(vec![-101, points]), "{written}");
    }
    // The hint for `34 O*` only adds the missing sign: it suggests `= 34 O*`.
    let (code, hint) = asked(&["score", "-"], &format!("{FOUR}left Veli 34 O*\n")).expect_err("no sign");
    assert_eq!(code, "sum-unmarked");
    assert!(hint.contains("`left Veli = 34 O*`"), "{hint}");
}

/// `okey yok` ("no okey") after a sum means that no okeys are left. It is accepted in options, JSON and records.
#[test]
fn a_sum_may_say_that_no_okey_is_left() {
    for (written, points) in [("34 okey yok", 34), ("= 34 okey yok", 34), ("2 okey: 0", 2)] {
        assert_eq!(players(&[&format!("Veli: seri {written}")]), Ok(vec![-101, points]), "{written}");
    }
    assert_eq!(asked(&["score", "-"], &left_in_json("= 34 okey yok")), Ok(vec![-101, 34]));
    assert_eq!(asked(&["score", "-"], &format!("{FOUR}left Veli = 34 okey yok\n")), Ok(vec![-101, 34, 202, 202]));
}

/// A number above 13 is a sum. If it is not where a sum belongs, the hint shows the right order.
#[test]
fn a_sum_in_the_wrong_place_is_known() {
    for written in ["O* 34", "O* = 34", "O* =34"] {
        let hint = |found: Result<Vec<i64>, (String, String)>| {
            let (code, hint) = found.expect_err(written);
            assert_eq!(code, "sum-misplaced", "{written}");
            assert!(hint.contains("write = 34 O*"), "{hint}");
        };
        hint(players(&[&format!("Veli: seri {written}")]));
        hint(asked(&["score", "-"], &left_in_json(written)));
        hint(asked(&["score", "-"], &format!("{FOUR}left Veli {written}\n")));
    }
    let (code, hint) = asked(&["score", "-"], &left_in_json("34 O*")).expect_err("no sign");
    assert_eq!((code.as_str(), hint.contains("write = 34 O*")), ("sum-misplaced", true), "{hint}");
    for written in ["R5 34", "34 35", "O* 13"] {
        assert_ne!(asked(&["score", "-"], &left_in_json(written)).expect_err(written).0, "sum-misplaced", "{written}");
    }
}

/// In `seri 34 K7` the 34 is too high for a tile, so it is a sum. The error is about the word after the sum.
#[test]
fn a_sum_is_known_next_to_other_words() {
    for (words, code) in
        [("seri 34 J*", "sum-with-tiles"), ("seri 34 K7", "sum-with-tiles"), ("seri 34 puan", "unknown-word")]
    {
        assert_eq!(players(&[&format!("Veli: {words}")]).expect_err(words).0, code, "{words}");
    }
    assert_eq!(players(&["Veli: seri 34, ceza=işlek"]), Ok(vec![-101, 135]));
    assert_eq!(players(&["Veli: seri, 34"]), Ok(vec![-101, 34]));
}

/// The error for several words in quotes in a record, such as "çift okey", shows them together and in quotes. If the
/// line `players` is wrong, this is the only fault, although later lines use the names of the players.
#[test]
fn a_fault_of_a_record_is_reported_as_it_is_written() {
    let error = |record: &str| String::from_utf8(run_with(&["score", "-", "--lang", "en"], record.as_bytes()).stderr);
    let quoted = error("game 101\nplayers Ali Veli Can Ece\nfinished Ali \"çift okey\"\n").expect("UTF-8");
    assert!(quoted.contains("error: \"çift okey\" is not a kind of finish"), "{quoted}");
    for players in ["A B C A", "A B ve C", "A B \"\" C", "A"] {
        let header = error(&format!("players {players}\ntotals A 5\nhand starts A\nfinished A\n")).expect("UTF-8");
        assert_eq!(header.matches("error").count(), 1, "{header}");
    }
}

#[test]
fn brackets_are_not_nested() {
    let call =
        ["score", "--variant", "101", "--set", "devam=true", "-f", "Ali: devam", "-p", "Ali", "-p", "Veli: seri 5"];
    for language in ["en", "tr"] {
        let output = run_with(&[&call[..], &["--lang", language]].concat(), b"");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(text.contains("devam –") && !text.contains("))"), "{text}");
    }
}

#[test]
fn a_correction_out_of_range_is_a_number() {
    let call = |option: &str, points: &str| {
        let value = format!("Ali: {points}");
        asked(&["score", "--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli", option, &value], "")
    };
    for option in ["--adjust", "--totals"] {
        for points in ["+5000000000", "-1000000001", "99999999999999999999", "-9223372036854775808"] {
            assert_eq!(call(option, points).expect_err(points).0, "figure-out-of-bounds", "{option} {points}");
        }
        assert_eq!(call(option, "5x").expect_err("5x").0, "points-missing", "{option}");
    }
}

/// Every form of a finished hand refuses a sum above the maximum, and does not lower it to the maximum.
#[test]
fn a_sum_out_of_range_is_a_number() {
    for sum in ["1000001", "4294967296", "99999999999999999999"] {
        let forms = [
            players(&[&format!("Veli: series = {sum}")]),
            players(&[&format!("Veli: series {sum}")]),
            asked(&["score", "-"], &left_in_json(&format!("= {sum}"))),
            asked(&["score", "-"], &format!("{FOUR}left Veli = {sum}\n")),
        ];
        for answer in forms {
            assert_eq!(answer.expect_err(sum).0, "figure-out-of-bounds", "{sum}");
        }
    }
    assert_eq!(players(&["Veli: series = 1000000"]).expect_err("a sum").0, "sum-too-high");
}

/// `--adjust` corrects the points of a player. The answer cites no clause for the correction.
#[test]
fn a_correction_rests_on_no_clause() {
    for (variant, points) in [("101", [-51, 202]), ("okey", [50, -2]), ("okey-house", [50, -2])] {
        let call = ["score", "--variant", variant, "-f", "Ali", "-p", "Ali", "-p", "Veli", "--adjust", "Ali: +50 late"];
        let output = run_with(&[&call[..], &["--json", "--lang", "en"]].concat(), b"");
        let answer = json_of(&output.stdout);
        let clauses = answer["clauses"].as_array().expect("clauses");
        assert!(!clauses.is_empty() && clauses.iter().all(|clause| clause != "match.hands"), "{answer}");
        assert_eq!([0, 1].map(|at| answer["players"][at]["points"].as_i64().expect("points")), points, "{variant}");
        for format in ["table", "csv", "markdown"] {
            let output = run_with(&[&call[..], &["--format", format, "--lang", "en"]].concat(), b"");
            let text = String::from_utf8(output.stdout).expect("UTF-8");
            assert!(text.contains("late") && !text.contains("match.hands"), "{text}");
        }
    }
}

/// A correction counts in a void hand too, so the page of the hand shows it. Without corrections, the page of a void
/// hand has no points.
#[test]
fn a_correction_of_a_void_hand_is_shown() {
    let pairs = ["-f", "A", "-p", "A: pairs", "-p", "B: pairs 4", "-p", "C: pairs 4", "-p", "D: pairs 4"];
    for hand in [&["--void", "quarrel", "-p", "A", "-p", "B"][..], &pairs] {
        let page = |more: &[&str]| {
            let call = [&["score", "--variant", "101", "--lang", "en"], hand, more].concat();
            String::from_utf8(run_with(&call, b"").stdout).expect("UTF-8")
        };
        let corrected = page(&["--adjust", "A: -3 late"]);
        assert!(corrected.contains(" -3 ") && corrected.contains("corrected by hand: late"), "{corrected}");
        assert!(!page(&[]).contains("Points"), "{}", page(&[]));
    }
    let record = "game 101\nplayers A B C D\nhand\nvoid quarrel\nadjust A -3 late\n";
    let shown = String::from_utf8(run_with(&["score", "-", "--lang", "en"], record.as_bytes()).stdout).expect("UTF-8");
    assert!(shown.contains("corrected by hand: late"), "{shown}");
}

#[test]
fn a_reason_is_no_second_correction() {
    let adjusted = |words: &str| {
        let value = format!("Can: +50 {words}");
        let flags = asked(
            &[
                "score",
                "--variant",
                "101",
                "-f",
                "Ali",
                "-p",
                "Ali",
                "-p",
                "Veli: seri 1",
                "-p",
                "Can",
                "-p",
                "Ece",
                "--adjust",
                &value,
            ],
            "",
        );
        let record = asked(&["score", "-"], &format!("{FOUR}left Veli = 1\nadjust Can +50 {words}\n"));
        assert_eq!(flags.clone().map_err(|fault| fault.0), record.map_err(|fault| fault.0), "{words}");
        flags
    };
    for words in [
        "+20",
        "20",
        "Ece -50",
        "Ece 50",
        "Ece: -50",
        "ve Ece -50",
        "\u{2212}20",
        "- 20",
        "- 20 late",
        "– 20",
        "Ece - 50",
        "Ece : - 50",
        "ve Ece: -50, geç",
        "ve Ece -50 geç",
        "ve Ece 50",
        "ve ece: -50, geç",
        "geç, -50, ",
    ] {
        assert_eq!(adjusted(words).expect_err(words).0, "reason-unclear", "{words}");
        assert_eq!(adjusted(&format!("\"{words}\"")), Ok(vec![-101, 1, 252, 202]), "{words}");
        // In a record, the reason for a correction is in quotes.
        let record = format!("{FOUR}left Veli = 1\nadjust Can +50 \"{words}\"\n");
        let printed = run_with(&["score", "-", "--as", "record"], record.as_bytes()).stdout;
        let printed = String::from_utf8(printed).expect("UTF-8");
        assert!(printed.contains(&format!("adjust Can +50 \"{words}\"\n")), "{printed}");
    }
    for words in [
        "",
        "late",
        "Ece saw it",
        "came late in hand 3",
        "19-11",
        "came on 19-11",
        "Ece'nin 50",
        "Eceler 50",
        "at 20:30",
        "late - sorry",
        "2 kere sayıldı",
        "101 cezası unutuldu",
        "Ece 2 kez attı",
        "geç geldi -50 olacaktı",
    ] {
        assert_eq!(adjusted(words), Ok(vec![-101, 1, 252, 202]), "{words}");
    }
}

/// An unknown name in a correction of points is taken for a misspelt name. It adds no player.
#[test]
fn a_correction_names_a_player_of_the_hand() {
    let call = ["score", "--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Ece", "--adjust"];
    for (name, hint) in [("ece", "did you mean Ece?"), ("Ec", "did you mean Ece?"), ("Zühtü", "")] {
        let (code, said) = asked(&[&call[..], &[&format!("{name}: +50")]].concat(), "").expect_err(name);
        assert_eq!(code, "sheet-stranger", "{name}");
        assert!(said.contains(hint), "{name}: {said}");
    }
    assert_eq!(asked(&[&call[..], &["Ece: +50"]].concat(), ""), Ok(vec![-101, 252]));
    let path = crate::command::folder("readings-new").join("n.okey");
    let text = path.to_str().expect("a path");
    let (code, _) = asked(&[&["score", "--add", text], &call[1..], &["ece: +50"]].concat(), "").expect_err("ece");
    assert_eq!((code.as_str(), path.exists()), ("sheet-stranger", false));
}

/// A list of texts means the same as one text in which blanks separate them, but no colour or word has an effect beyond
/// its own text. A fault points into the list.
#[test]
fn a_list_of_tiles_means_the_same_as_one_text() {
    let json = |left: &Value| left_in_json("").replace(r#""left":"""#, &format!(r#""left":{left}"#));
    let read = |left: &Value| asked(&["score", "-", "-i", "R5"], &json(left));
    for (list, code) in [
        (&["siyah 5", "K6"][..], Some("black-and-k")),
        (&["mavi 3-5", "R 4-5-7"], Some("two-or-run")),
        (&["2", "okey"], Some("sum-or-okeys")),
        (&["O*", "34"], Some("sum-misplaced")),
        (&["=", "O*"], Some("sum-missing")),
        (&["Y1", "G2"], Some("yellow-and-green")),
        (&["= 34", "O*"], None),
        (&["=", "34"], None),
        (&["K7", "R3 J*"], None),
        (&["", " ", "K7"], None),
    ] {
        let one = read(&json!(list.join(" ")));
        assert_eq!(read(&json!(list)), one, "{list:?}");
        assert_eq!(one.err().map(|(code, _)| code).as_deref(), code, "{list:?}");
    }
    for (list, text) in [(["okey", "kırmızı 6"], "okey, kırmızı 6"), (["sahte", "okey"], "sahte, O*")] {
        assert_eq!(read(&json!(list)), read(&json!(text)), "{list:?}");
    }
    let apart = read(&json!(["kırmızı", "7", "8"]));
    assert_eq!(apart.err().map(|(code, _)| code).as_deref(), Some("number-missing"));
    for (list, at) in [(json!(["K7", "R3 R14"]), "14"), (json!(["K7\t", "x"]), "x"), (json!(["x\t", "K7"]), "\"x\\t\"")]
    {
        let text = json(&list);
        let output = run_with(&["score", "-", "--json"], text.as_bytes());
        let span = json_of(&output.stderr)["error"]["span"].clone();
        let [start, end] =
            [0, 1].map(|at| usize::try_from(span[at].as_u64().expect("a place")).expect("a small number"));
        assert_eq!(text.chars().skip(start).take(end - start).collect::<String>(), at, "{text}");
    }
}

/// `okey batch score` gives the same answer about a hand as `okey score`, even with totals from earlier games or a
/// number of hands.
#[test]
fn a_line_about_a_hand_has_the_answer_of_the_command() {
    let hand = |more: &str| left_in_json("R3").replacen('{', &format!("{{{more}"), 1);
    for (fields, field, options, schema) in [
        ("", "", &[][..], "okey.score/2"),
        ("", r#""totals":{"Ali":500},"#, &[], "okey.sheet/2"),
        (r#""hands":1,"#, "", &["--hands", "1"], "okey.sheet/2"),
        (r#""tournament":true,"#, "", &["--tournament"], "okey.sheet/2"),
        (r#""hands":3,"#, r#""totals":{"Ali":500},"#, &["--hands", "3"], "okey.sheet/2"),
    ] {
        let printed = run_with(&[&["score", "-", "--json"], options].concat(), hand(field).as_bytes());
        let mut answer = json_of(&run_with(&["batch", "score"], hand(&format!("{fields}{field}")).as_bytes()).stdout);
        assert_eq!(answer["schema"], schema, "{fields}{field}");
        answer.as_object_mut().expect("an answer").remove("id");
        assert_eq!(answer, json_of(&printed.stdout), "{fields}{field}");
    }
}

/// A report that states a value twice is refused in every form, even if the two values are equal.
#[test]
fn a_value_is_given_once() {
    let refused = |args: &[&str], input: &str| asked(args, input).expect_err(input).0;
    let header = "game 101\nplayers Ali Veli Can Ece\n";
    for second in [5, 90] {
        let json = left_in_json("R3").replacen('{', &format!(r#"{{"totals":{{"Ali":5,"Ali":{second}}},"#), 1);
        assert_eq!(refused(&["score", "-"], &json), "player-twice");
        let totals = format!("Ali: {second}");
        let call =
            ["score", "--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli", "--totals", "Ali: 5", "--totals"];
        assert_eq!(refused(&[&call[..], &[&totals]].concat(), ""), "player-twice");
        let totals = format!("{header}totals Ali 5\ntotals Veli 3 Ali {second}\nhand\nfinished Ali\n");
        assert_eq!(refused(&["score", "-"], &totals), "player-twice");
        let pot = "game okey-pot\nplayers Ali Veli\n";
        let stakes = format!("{pot}stake 5\nstake {second}\nhand\nfinished Ali\n");
        assert_eq!(refused(&["score", "-"], &stakes), "said-twice");
        let stakes = format!("{pot}hand\nstake 5\nfinished Ali\nstake {second}\n");
        assert_eq!(refused(&["score", "-"], &stakes), "said-twice");
    }
    let totals = format!("{header}totals Ali 5\ntotals Veli 3\nhand\nfinished Ali\n");
    assert_eq!(asked(&["score", "-"], &totals), Ok(vec![-96, 205, 202, 202]));
}

/// The fourth colour of a set of tiles is either yellow or green. A hand that names tiles of both colours is refused,
/// even in different lines. Another hand of the record may use the other colour.
#[test]
fn a_hand_of_a_record_is_yellow_or_green() {
    let hand = "finished Ali\nopened Veli pairs\nleft Veli G5\nopened Can series\nleft Can ";
    let header = "game 101\nplayers Ali Veli Can Ece\nhand\n";
    let refused = |record: &str| asked(&["score", "-"], record).err().map(|(code, _)| code);
    for more in ["Y7", "K1\nhand\nfinished Ali\nopened Ece series\nleft Ece G5\nopened Can pairs\nleft Can sarı 7"] {
        assert_eq!(refused(&format!("{header}{hand}{more}\n")).as_deref(), Some("yellow-and-green"), "{more}");
    }
    for more in ["G7", "K1\nhand\nfinished Ali\nopened Can series\nleft Can Y7"] {
        assert_eq!(refused(&format!("{header}{hand}{more}\n")), None, "{more}");
    }
    let turns = "game okey\nplayers Ali Veli Can Ece\nindicator R5\nAli: throw G5\nVeli: draw ?, throw Y5\n";
    assert_eq!(refused(turns).as_deref(), Some("yellow-and-green"));
    let json = format!(
        "{}\n{}",
        r#"{"record":1,"variant":"101","players":["Ali","Veli"]}"#,
        left_in_json("")
            .replace(r#"{"name":"Ali"}"#, r#"{"name":"Ali","left":"Y5"}"#)
            .replace(r#""left":"""#, r#""left":"G7""#)
    );
    assert_eq!(refused(&json).as_deref(), Some("yellow-and-green"));
}

/// A line of JSON about a finished hand is refused if it has a field that only other questions have.
#[test]
fn a_line_about_a_hand_has_no_other_fields() {
    let line = |more: &str| {
        let line = format!(
            r#"{{"ask":"score","variant":"101","finish":{{"by":"Ali"}},"players":[{{"name":"Ali"}},{{"name":"Veli"}}]{more}}}"#
        );
        json_of(&run_with(&["batch"], line.as_bytes()).stdout)
    };
    for more in ["devam", "exhausted", "opened", "announced", "hand", "throw", "question", "list"] {
        for value in ["true", "3", "\"series\""] {
            let answer = line(&format!(r#","{more}":{value}"#));
            assert!(answer["error"].is_object(), "{more}: {answer}");
        }
    }
    assert_eq!(line(r#","devam":true"#)["error"]["code"], "unknown-field");
    for more in
        ["", r#","id":3"#, r#","say":true"#, r#","lang":"tr""#, r#","set":["open.sum=91"]"#, r#","fields":["players"]"#]
    {
        assert_eq!(line(more)["players"][0]["points"], -101, "{more}");
    }
}

/// A hand is refused if its record has a line with a finish, but its turns do not reach a finish.
#[test]
fn a_hand_with_some_turns_and_a_finish_is_refused() {
    let turns = "game 101\nplayers Ali Veli Can Ece\nhand 1\nindicator Y13\nAli: throw B1\n";
    let finished = format!("{turns}finished Can\nopened Can series\nhand 2\nfinished Veli\n");
    assert_eq!(asked(&["score", "-"], &finished).expect_err("turns").0, "turns-unfinished");
    assert_eq!(run_with(&["score", "--check", "-"], finished.as_bytes()).status.code(), Some(2));
    let replayed = run_with(&["replay", "-", "--lang", "en"], finished.as_bytes());
    let text = String::from_utf8(replayed.stdout).expect("UTF-8");
    assert!(text.contains("Can"), "{text}");
    let differs =
        json_of(&run_with(&["replay", "-", "--json"], finished.as_bytes()).stdout)["hands"][0]["differs"].clone();
    assert_eq!(differs.as_array().map(Vec::len), Some(1), "{differs}");
    // A hand without a finish was broken off, so it does not count.
    assert_eq!(asked(&["score", "-"], &format!("{turns}hand 2\nfinished Veli\n")), Ok(vec![202, -101, 202, 202]));
}

/// A broken-off hand between two finished hands is not scored, and the answer names it. A record whose only hand was
/// broken off is refused, because its points are unknown.
#[test]
fn a_hand_that_was_broken_off_is_named() {
    let start = "game okey\nplayers A B C D\n";
    let broken = "hand 2\nindicator R5\nA: throw K1\n";
    let finished = |number: u32| format!("hand {number}\nfinished B\n");
    let says = [
        ("en", "Hand 2 is not scored: it was broken off or has no recorded end."),
        ("tr", "2. el hesaba katılmadı: yarım kalmış ya da nasıl bittiği yazılmamış."),
    ];
    for (after, hands) in [(finished(3), 2), (String::new(), 1)] {
        let record = format!("{start}{}{broken}{after}", finished(1));
        for (language, sentence) in says {
            let output = run_with(&["score", "-", "--lang", language], record.as_bytes());
            let text = String::from_utf8(output.stdout).expect("UTF-8");
            assert!(output.status.code() == Some(0) && text.contains(sentence), "{text}");
        }
        let sheet = json_of(&run_with(&["score", "-", "--json"], record.as_bytes()).stdout);
        assert_eq!((sheet["hands"].as_array().map(Vec::len), &sheet["unfinished"]), (Some(hands), &json!([2])));
    }
    // A last hand without turns is still to be played.
    let record = format!("{start}{}hand 2\nindicator R5\n", finished(1));
    let text = String::from_utf8(run_with(&["score", "-", "--lang", "en"], record.as_bytes()).stdout).expect("UTF-8");
    assert!(!text.contains("not scored"), "{text}");
    let alone = run_with(&["score", "-", "--lang", "en"], format!("{start}{broken}").as_bytes());
    let error = String::from_utf8(alone.stderr).expect("UTF-8");
    assert_eq!((alone.status.code(), alone.stdout.len()), (Some(2), 0), "{error}");
    assert!(error.contains("this hand was broken off") && !error.contains("finished"), "{error}");
}

/// `score` and `replay` cite the same clauses for a hand that was recorded without its turns.
#[test]
fn score_and_replay_cite_the_same_clauses() {
    for (head, hand, clause) in [
        ("game okey\nset seats=3\nplayers A B C\n", "finished A\n", "seats.two-three"),
        ("game okey\nset points.moves=winner\nplayers A B C D\n", "finished A\n", "score.moves"),
        ("game okey\nset points.dizi_game=true\nplayers A B C D\n", "finished A dizi\n", "score.dizi-game"),
        ("game okey-pot\nplayers A B C D\nstake 5\n", "finished A\n", "score.pot"),
        ("game cs102\nplayers A B C D\n", "end\n", "cs102.tie"),
        ("game cs102\nplayers A B C D\n", "finished A\n", "cs102.win"),
        ("game 101\nplayers A B C D\n", "finished A okey\nadjust B +50 late\n", "finish.multiplier"),
        ("game 101\nplayers A B C D\n", "end\nfoul B discard.playable\n", "foul.flat"),
    ] {
        let record = format!("{head}hand 1\n{hand}");
        let [scored, replayed] = ["score", "replay"]
            .map(|command| json_of(&run_with(&[command, "-", "--json"], record.as_bytes()).stdout)["clauses"].clone());
        assert_eq!(scored, replayed, "{record}");
        assert!(scored.as_array().is_some_and(|clauses| clauses.contains(&clause.into())), "{record}: {scored}");
        assert!(!scored.to_string().contains("match.hands"), "{record}: {scored}");
    }
}

/// In a list of names, a word such as `ve` (and) is not a name, and the list is refused. In quotes it is a name.
#[test]
fn a_word_between_names_is_no_player() {
    let record = |names: &str| asked(&["score", "-"], &format!("game 101\nplayers {names}\nhand\nfinished Ali\n"));
    for names in
        ["Ali, Veli ve Can", "Ali Veli VE Can", "Ali and Can", "Ali & Can", "Ali - Can", "Ali ile Veli", "Ali – Can"]
    {
        assert_eq!(record(names).expect_err(names).0, "not-a-name", "{names}");
    }
    let quoted = "game 101\nplayers Ali \"ve\"\n\nhand\nfinished Ali\n";
    let printed = run_with(&["score", "-", "--as", "record"], quoted.as_bytes()).stdout;
    assert!(String::from_utf8(printed).expect("UTF-8").contains("players Ali \"ve\"\n"));
}

/// A sum of the tiles left that lacks its number is refused, in a record as in JSON. The hint names a form for okeys
/// alone.
#[test]
fn okeys_alone_are_no_sum() {
    let record = |left: &str| format!("game 101\nplayers A B\nhand\nfinished A\nopened B series\nleft B {left}\n");
    let json = |left: &str| {
        let b = format!(r#"{{"name": "B", "opened": "series", "left": {left}}}"#);
        format!(r#"{{"variant": "101", "finish": {{"by": "A"}}, "players": [{{"name": "A"}}, {b}]}}"#)
    };
    for text in [record("= O*"), record("=O* O*"), json(r#""= O*""#)] {
        let output = run_with(&["score", "-", "--lang", "en"], text.as_bytes());
        let error = crate::command::flowing(&String::from_utf8(output.stderr).expect("UTF-8"));
        assert!(error.contains("the sum is not a number") && error.contains("= 0 O*"), "{text}: {error}");
    }
    for text in [record("= 0 O*"), record("O*"), json(r#""= 0 O*""#)] {
        assert_eq!(asked(&["score", "-"], &text), Ok(vec![-101, 101]), "{text}");
    }
    let number = run_with(&["score", "-", "--lang", "en"], json("34").as_bytes());
    assert!(String::from_utf8(number.stderr).expect("UTF-8").contains("\"= 34\""));
}
