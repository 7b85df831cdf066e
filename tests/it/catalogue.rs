//! The rulebook in the program is complete: every clause has an entry, every example gives the stated answer, and every
//! cited clause id exists.

use std::collections::BTreeSet;

use okey::Clause;
use okey::rules::{
    DATE, Document, EDITION, Entry, Example, SWITCH_TEXTS, Shows, Status, SwitchText, Unshown, WORDS, entries, search,
};
use okey::{Accepts, Named, Profile, Switch};
use serde_json::Value;

use crate::caller::{Printed, run_quickly, run_quickly_with};
use crate::command::{cites, json_of, root, run, text_of, words};
use crate::widths::is_one_word;

/// Switches, each with a value and a command line whose answer changes if the switch has this value.
const SWITCHED: &[(&str, &str, &str)] = &[
    ("false_joker", "indicator", "check -i R5 K1-3 J R7-9 KBY10 Y11-13 Y1 K6"),
    ("false_joker", "wild", "check -i R5 K1 K2 J R7-10 KBY10 Y11-13 Y1 K6"),
    ("run_wrap", "false", "check -i R5 K1-3 R7-9 B4-7 Y11-13 Y1 K6"),
    ("points.normal", "3", "judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' -i R5 --throw K6"),
    ("points.okey", "5", "judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' -i R5 --throw O"),
    ("points.pairs", "9", "judge finish 'K1 K1 / K2 K2 / K3 K3 / R1 R1 / R2 R2 / B9 B9 / Y9 Y9' -i R5 --throw K6"),
    ("points.pairs_okey", "13", "judge finish 'K1 K1 / K2 K2 / K3 K3 / R1 R1 / R2 R2 / B9 B9 / Y9 Y9' -i R5 --throw O"),
    ("points.dizi", "20", "judge finish 'K1-13 K1' -i R5 --throw R9"),
    ("points.dizi_okey", "21", "judge finish 'K1-13 K1' -i R5 --throw O"),
    ("points.exhausted", "3", "judge left --exhausted -i R5"),
    ("points.indicator", "2", "judge indicator R5 -i R5"),
    ("points.indicator_floor", "none", "judge indicator R5 -i R5 --balance 2"),
    ("points.false_win", "8", "judge finish 'K1-3 / R7-9' -i R5 --throw K6"),
    ("open.sum", "105", "judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --variant 101"),
    ("open.rising", "all", "judge opening 'K10-13 / R10-12 / Y4-7' --highest 120 -i Y13 --variant 101"),
    ("take.unopened", "never", "judge take Y7 --opens 'K10-13 / R10-12 / Y4-7' -i Y13 --variant 101"),
    ("fouls.put_back", "0", "judge take Y7 --put-back -i Y13 --variant 101"),
    ("layoff.pairs_limit", "3", "judge layoff 'R10 R11 R12' --onto 'R7-9' --opened pairs -i Y13 --variant 101"),
    ("fouls.playable", "off", "judge discard R10 --table 'R7-9' -i Y13 --variant 101"),
    ("multiplier", "single", "judge finish 'K1-13 / R1-8' --throw O -i Y13 --variant 101"),
    ("devam", "true", "judge finish --laid-off O --onto R7-9 --throw O --opened series -i Y13 --variant 101"),
    ("penalty.unopened", "303", "judge left K5 -i Y13 --variant 101"),
    ("penalty.unopened_cap", "404", "judge left K5 --finish 'okey elden' -i Y13 --variant 101"),
    ("penalty.okey", "50", "judge left 'O K5' --opened series -i Y13 --variant 101"),
    ("four_pairs", "play", "judge left K5 --opened pairs --all-pairs -i Y13 --variant 101"),
    ("fouls.points", "50", "judge foul wrong-opening -i Y13 --variant 101"),
    ("fouls.multiplied", "true", "judge foul okey-discard --finish okey -i Y13 --variant 101"),
    ("fouls.okey", "0", "judge discard O -i Y13 --variant 101"),
    ("fouls.okey", "50", "judge foul okey-discard -i Y13 --variant 101"),
    ("indicator.when", "before_draw", "judge indicator R5 --drawn -i R5"),
    ("swap.same_turn", "false", "judge swap R9 --from 'R7 R8 O=R9' --opened series --same-turn -i Y13 --variant 101"),
    ("swap.once", "true", "judge swap R9 --from 'R7 R8 O=R9' --opened series --again -i Y13 --variant 101"),
    ("match.limit", "100", "score --finish Ada --player Ada --player Efe --variant 101"),
    ("pairs.announce", "required", "judge left K5 --announced -i Y13 --variant 101 --set penalty.announced=404"),
    ("penalty.announced", "404", "judge left K5 --announced -i Y13 --variant 101 --set pairs.announce=required"),
    ("classic.partners", "on", "judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' -i R5 --throw K6"),
    ("seats", "3", "score --finish Ada --player Ada --player Efe"),
    ("meld.okey_beside_false_joker", "forbidden", "judge meld 'R4 R5 J O=R7' -i R5"),
    ("meld.okey_beside_false_joker", "forbidden", "check -i R5 K1-3 J O R8 R9 KBY10 Y11-13 Y1"),
    (
        "stock.last_discard",
        "finish",
        "judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' --variant okey -i R5 --throw K6 --taken Y10 --last-discard",
    ),
    ("stock.last_discard", "finish", "judge take Y10 --variant okey -i R5 --last-discard"),
    ("open.pairs", "4", "pairs -i K1 --variant 101 K3-6x2 R1-13 B9"),
    ("win.dizi", "false", "check -i R5 K1-13 K1 R9"),
    ("points.moves", "winner", "score --finish Ada --player Ada --player Efe"),
    ("points.moves", "winner", "judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' -i R5 --throw K6"),
    ("points.moves", "winner", "judge indicator R5 -i R5"),
    ("points.moves", "winner", "judge finish 'K1-3 / R7-9' -i R5 --throw K6"),
    ("points.moves", "winner", "judge foul false-win -i R5"),
    ("points.moves", "winner", "judge left --exhausted -i R5"),
    ("points.start", "30", "score tests/data/classic.jsonl"),
    ("points.double_colours", "red", "score --finish Ada --player Ada --player Efe -i R5"),
    ("points.double_colours", "red,blue", "judge finish 'K1-3 / R7-9 / B4-7 / Y10-13' -i R5 --throw K6"),
    ("points.dizi_game", "true", "score --finish 'Ada: dizi' --player Ada --player Efe"),
    ("points.dizi_game", "true", "judge finish 'K1-13 K1' -i R5 --throw R9"),
    ("layoff.same_turn", "false", "judge finish 'K1-13 / R1-7' --laid-off R8 --throw B5 -i Y13 --variant 101"),
    ("layoff.pairs_limit", "none", "judge layoff 'R10 R11 R12' --onto 'R7-9' --opened pairs -i Y13 --variant 101"),
    ("penalty.okey_number", "added", "judge left 'O K5' --opened series -i Y13 --variant 101"),
    ("penalty.okey_number", "added", "score --finish Ada --player Ada --player 'Efe: seri O K5' -i Y12 --variant 101"),
    ("penalty.okey_unopened", "101", "judge left 'O K5' -i Y13 --variant 101"),
    ("penalty.okey_unopened", "101", "score --finish Ada --player Ada --player 'Efe: O K5' -i Y12 --variant 101"),
    ("penalty.exhausted", "tiles", "judge left 'O K5' --exhausted -i Y13 --variant 101"),
    ("penalty.exhausted", "tiles", "score --exhausted --player 'Ada: K5' --player 'Efe: O K5' -i Y12 --variant 101"),
    ("fouls.feeding", "number", "judge foul feeding:R7 -i Y13 --variant 101"),
    ("fouls.feeding", "flat", "judge foul feeding -i Y13 --variant 101"),
    ("fouls.okey_taken", "101", "judge foul okey-lost -i Y13 --variant 101"),
];

fn examples() -> impl Iterator<Item = (&'static Entry, &'static Example)> {
    entries().flat_map(|entry| entry.examples.iter().flatten().map(move |example| (entry, example)))
}

/// Runs the program. Returns its exit code and the JSON that it prints.
fn answer(call: &str, input: &str) -> (u8, Value) {
    let words = words(call);
    let args: Vec<&str> = words.iter().map(String::as_str).chain(["--json"]).collect();
    let Printed { code, stdout, stderr } = run_quickly_with(&args, input);
    let text = if stdout.is_empty() { stderr } else { stdout };
    let json = serde_json::from_str(&text).ok();
    (code, json.unwrap_or_else(|| panic!("{call} answers no JSON: {text}")))
}

#[test]
fn every_clause_has_its_entry() {
    assert!(entries().map(|entry| entry.clause).eq(Clause::ALL.iter().copied()), "in the order of the clauses");
    for &clause in Clause::ALL {
        assert_eq!(clause.entry().clause, clause);
    }
}

#[test]
fn every_example_gives_its_answer() {
    for (entry, example) in examples() {
        let (code, answer) = answer(example.call, example.input);
        let (clause, call) = (entry.clause, example.call);
        let expected = match example.shows {
            Shows::No => 1,
            Shows::Refused => 2,
            Shows::Yes | Shows::Allowed | Shows::Forbidden | Shows::Foul | Shows::Points(..) => 0,
        };
        assert_eq!(code, expected, "{clause}: okey {call}\n{answer}");
        match example.shows {
            Shows::Allowed => assert_eq!(answer["allowed"], true, "{clause}: okey {call}"),
            Shows::Forbidden | Shows::Foul => {
                assert_eq!(answer["allowed"], false, "{clause}: okey {call}");
                assert_eq!(answer["cost"].is_null(), example.shows == Shows::Forbidden, "{clause}: okey {call}");
            }
            Shows::Points(player, points) => {
                let last = answer["hands"].as_array().and_then(|hands| hands.last()).unwrap_or(&answer);
                let players = last["players"].as_array().expect("players");
                let account = players.iter().find(|account| account["name"] == player).expect("the player");
                assert_eq!(account["points"], points, "{clause}: okey {call}");
            }
            Shows::Yes | Shows::No | Shows::Refused => {}
        }
    }
}

#[test]
fn every_clause_is_cited() {
    for entry in entries() {
        let Ok([keeps, offends]) = &entry.examples else { continue };
        let [obeys, breaks] =
            [keeps, offends].map(|example| cites(&answer(example.call, example.input).1, entry.clause.id()));
        assert!(obeys || breaks, "{} is cited by neither of its examples", entry.clause);
        let outcomes = (keeps.shows, obeys) != (offends.shows, breaks);
        assert!(outcomes, "{}: the two examples are told apart", entry.clause);
        let refused = matches!(offends.shows, Shows::No | Shows::Refused | Shows::Forbidden | Shows::Foul);
        // The second example breaks the rule of the clause. If its answer is an error, a no or a foul, it must cite the
        // clause. Any other answer must not. Answers of `score` are exempt, because they may cite the clause for
        // another player.
        let settled = matches!(offends.shows, Shows::Points(..));
        assert!(settled || breaks == refused, "{}: what breaks it says so", entry.clause);
    }
}

/// The clauses without examples in the rulebook, grouped by the reason.
///
/// If an answer starts to cite one of them, add two examples to its entry and remove it here.
const UNSHOWN: &[(Unshown, &[&str])] = &[
    (Unshown::Setting, &["seat.order", "deal.dealer", "deal.stacks", "indicator.turned", "match.groups"]),
    (Unshown::Conduct, &["open.fixed", "finish.tile-place", "finish.count", "team.signals", "take.fits"]),
    (Unshown::Undecided, &["irregular.count", "irregular.turn", "irregular.exposed"]),
];

/// A clause has no examples if and only if it is in [`UNSHOWN`]. No switch belongs to such a clause, and no answer
/// cites it. One exception: answers of `judge irregular` cite the clauses about undecided cases.
#[test]
fn clauses_without_examples_are_never_cited() {
    let reported: BTreeSet<(&str, &str)> =
        UNSHOWN.iter().flat_map(|(why, ids)| ids.iter().map(|&id| (why.name(), id))).collect();
    let found: BTreeSet<(&str, &str)> =
        entries().filter_map(|entry| Some((entry.examples.as_ref().err()?.name(), entry.clause.id()))).collect();
    assert_eq!(found, reported);
    // Skip the snapshots of `okey rules`, which prints every clause.
    let read = |path: std::path::PathBuf| (path.clone(), std::fs::read_to_string(path).expect("a text"));
    let answers = files(root().join("snapshots"), &["snap"]).into_iter().map(read);
    let answers: Vec<_> = answers.filter(|(path, _)| !path.starts_with(root().join("snapshots/rules"))).collect();
    assert!(answers.iter().any(|(_, text)| text.contains("\"win.shape\"")), "answers cite clauses");
    for entry in entries() {
        let undecided = matches!(entry.examples, Err(Unshown::Undecided));
        assert_eq!(entry.status == Status::Silent, undecided, "{}: silent is undecided", entry.clause);
        if entry.examples.is_ok() {
            continue;
        }
        assert_eq!(entry.clause.switches().count(), 0, "{}: a switch decides something", entry.clause);
        if undecided {
            // The judge cites the clause of an undecided irregularity, such as a play out of turn, but gives no ruling.
            let what = entry.clause.id().split('.').next_back().expect("a name");
            let (code, answer) = answer(&format!("judge irregular {what}"), "");
            assert_eq!((code, answer["allowed"].as_bool()), (0, None), "{}", entry.clause);
            assert!(cites(&answer, entry.clause.id()), "{}", entry.clause);
        }
        let cited = answers.iter().find(|(_, text)| text.contains(&format!("\"{}\"", entry.clause)));
        assert_eq!(cited.filter(|_| !undecided).map(|(path, _)| path), None, "{} has no examples", entry.clause);
        for language in ["en", "tr"] {
            let page = run(&["rules", entry.clause.id(), "--lang", language]);
            assert!(page.status.success() && !page.stdout.is_empty(), "{}", entry.clause);
        }
    }
}

/// Clauses for the classic game and 101 with one source for each game. Their status is `SingleSource`, although they
/// cite two sources.
const BY_GAME: [Clause; 1] = [Clause::DealStacks];

#[test]
fn status_and_sources_agree() {
    for entry in entries() {
        let (clause, sources) = (entry.clause, entry.sources.len());
        assert_eq!(
            entry.dispute.is_some(),
            entry.status == Status::Contested,
            "{clause}: only a contested one has sides"
        );
        match entry.status {
            Status::Agreed => assert!(sources >= 2, "{clause}: two sources agree, or none"),
            Status::SingleSource if BY_GAME.contains(&clause) => assert_eq!(sources, 2, "{clause}"),
            Status::SingleSource => assert_eq!(sources, 1, "{clause}"),
            Status::Silent => assert_eq!(sources, 0, "{clause}"),
            _ => {}
        }
        if let Some(dispute) = &entry.dispute {
            assert!(dispute.sides.len() >= 2, "{clause}: a dispute has sides");
            assert!(dispute.sides.iter().all(|side| !side.who.is_empty()), "{clause}: somebody says so");
            let followed = dispute.sides[0]
                .who
                .iter()
                .all(|source| entry.sources.iter().any(|own| own.document == source.document));
            assert!(followed, "{clause}: the side the rule follows comes first");
        }
    }
    let contested = entries().filter(|entry| entry.status == Status::Contested).count();
    assert!(contested > 10, "disputes are kept");
}

#[test]
fn texts_are_whole() {
    for entry in entries() {
        let dispute = entry.dispute.as_ref();
        let sides = dispute.into_iter().flat_map(|dispute| dispute.sides).map(|side| side.says);
        let sentences = [entry.text].into_iter().chain(sides).chain(dispute.map(|dispute| dispute.elsewhere));
        for text in sentences.flat_map(okey::rules::Bilingual::texts) {
            assert!(text.ends_with('.') && text.trim() == text && !text.contains("  "), "{}: {text}", entry.clause);
        }
        let phrases = [entry.title].into_iter().chain(entry.examples.iter().flatten().map(|example| example.what));
        for text in phrases.flat_map(okey::rules::Bilingual::texts) {
            assert!(!text.is_empty() && !text.ends_with('.') && text.trim() == text, "{}: {text}", entry.clause);
        }
        assert!(!entry.see.is_empty() && !entry.see.contains(&entry.clause), "{}: what to read next", entry.clause);
    }
    for language in [0, 1] {
        let texts: BTreeSet<&str> = entries().map(|entry| entry.text.texts()[language]).collect();
        assert_eq!(texts.len(), Clause::ALL.len(), "no text stands twice");
    }
    assert_eq!(entries().count(), Clause::ALL.len());
}

/// A side of a dispute is one version of a contested rule.
/// - `Dispute::followed` returns a side for every table with the switch values of this side.
/// - For each variant of the clause it returns some side, and for the first variant it returns the first side.
#[test]
fn every_side_of_a_dispute_has_its_tables() {
    for entry in entries() {
        let Some(dispute) = &entry.dispute else { continue };
        let plays = |profile: &Profile, side| dispute.followed(profile).is_some_and(|found| std::ptr::eq(found, side));
        let tables = entry.scope.variants().iter().map(|&variant| Profile::new(variant));
        for side in dispute.sides.iter().filter(|side| !side.at.is_empty()) {
            for table in tables.clone() {
                for last in side.at {
                    let set = |table: Profile, &(key, value): &_| table.with(key, value).expect("a setting");
                    let table = side.at.iter().chain([last]).fold(table.clone(), set);
                    assert!(plays(&table, side), "{}: {:?}", entry.clause, side.at);
                }
            }
        }
        for table in tables.clone() {
            assert!(dispute.followed(&table).is_some(), "{}: {}", entry.clause, table.variant());
        }
        let [first, ..] = dispute.sides else { panic!("{}: no side", entry.clause) };
        assert!(tables.take(1).all(|table| plays(&table, first)), "{}: the default", entry.clause);
    }
}

/// Some switches have no effect under one of the two readings of a contested clause. An item has the clause, the index of
/// the reading, and the switch. In the test below, the reading need not give a value for this switch.
const UNAFFECTED: [(&str, usize, &str); 13] = [
    ("pairs.announce", 0, "penalty.announced"),
    ("pairs.announce", 1, "penalty.announced"),
    ("swap.when", 0, "swap.once"),
    ("swap.when", 1, "swap.once"),
    ("swap.when", 2, "swap.same_turn"),
    ("penalty.unopened", 1, "penalty.unopened"),
    ("penalty.okey", 1, "penalty.okey_unopened"),
    ("penalty.okey", 2, "penalty.okey"),
    ("penalty.okey", 2, "penalty.okey_number"),
    ("foul.flat", 1, "fouls.points"),
    ("score.indicator", 0, "points.indicator"),
    ("score.moves", 0, "points.start"),
    ("score.moves", 1, "points.start"),
];

/// The side of a contested clause that `Dispute::followed` returns for a table agrees with this table. It lists the
/// table's value of each switch of the clause, except those in [`UNAFFECTED`]. Each number of three or more digits in
/// its text is a listed value.
#[test]
fn the_side_that_a_table_plays_is_true_for_it() {
    for entry in entries() {
        let (Some(dispute), clause) = (&entry.dispute, entry.clause) else { continue };
        let named = dispute.sides.iter().flat_map(|side| side.at).map(|&(key, _)| Switch::find(key).expect(key));
        let switches: Vec<&Switch> = clause.switches().chain(named).collect();
        let tables = entry.scope.variants().iter().map(|&variant| Profile::new(variant));
        for table in tables.flat_map(|table| with_each_value(&table, &switches)) {
            let Some(side) = dispute.followed(&table) else { continue };
            let index = dispute.sides.iter().position(|other| std::ptr::eq(other, side)).expect("a side");
            let at: Vec<(&str, String)> = side.at.iter().map(|&(key, value)| (key, value.to_owned())).collect();
            for switch in clause.switches() {
                let listed = at.contains(&(switch.key, switch.get(&table).to_string()));
                let unaffected = UNAFFECTED.contains(&(clause.id(), index, switch.key));
                assert!(listed || unaffected, "{clause}: {} = {}", switch.key, switch.get(&table));
            }
            // Remove `101` where it is the name of the game.
            let says = side.says.texts().join(" ").replace("In 101", "").replace("101'de", "");
            for figure in says.split(|c: char| !c.is_ascii_digit()).filter(|text| text.len() > 2) {
                assert!(at.iter().any(|(_, value)| value == figure), "{clause}, side {index}: {figure}");
            }
        }
    }
}

/// Returns copies of the table with one switch changed: one copy for every named value of each switch. A switch that
/// takes numbers also gets the numbers at which a price or a limit is likely to change.
fn with_each_value(table: &Profile, switches: &[&Switch]) -> Vec<Profile> {
    let numbers = ["0", "1", "2", "3", "4", "5", "50", "101", "202", "404", "500"];
    let changed = |switch: &&Switch| {
        let names = switch.names().into_iter().map(|value| value.to_string());
        let numbers = numbers.iter().filter(|_| switch.takes_numbers()).map(ToString::to_string);
        names.chain(numbers).map(|value| table.clone().with(switch.key, &value).expect("a setting")).collect::<Vec<_>>()
    };
    switches.iter().flat_map(changed).collect()
}

#[test]
fn every_switch_is_described() {
    assert!(SWITCH_TEXTS.iter().map(|text| text.key).eq(Switch::ALL.iter().map(|switch| switch.key)));
    for switch in Switch::ALL {
        let printed: Vec<&str> = SwitchText::of(switch).values.iter().map(|(name, _)| *name).collect();
        let names: Vec<String> = switch.names().iter().map(ToString::to_string).collect();
        assert_eq!(printed, names, "{}", switch.key);
        assert_eq!(names.is_empty(), matches!(switch.accepts, Accepts::Count), "{}", switch.key);
    }
}

#[test]
fn every_switch_changes_an_answer() {
    for (key, value, call) in SWITCHED {
        let plain = answer(call, "");
        let switched = answer(&format!("{call} --set {key}={value}"), "");
        let verdict = |(code, mut answer): (u8, Value)| {
            answer.as_object_mut().expect("an object").remove("switches");
            (code, answer)
        };
        assert_ne!(verdict(plain), verdict(switched), "{key} = {value} changes nothing of {call}");
    }
    let shown: BTreeSet<&str> = SWITCHED.iter().map(|(key, ..)| *key).collect();
    let all: BTreeSet<&str> = Switch::ALL.iter().map(|switch| switch.key).collect();
    assert_eq!(shown, all, "every switch is shown");
}

#[test]
fn words_find_clauses() {
    let ids = |query: &str| search(query).iter().map(|entry| entry.clause.id()).collect::<Vec<_>>();
    assert_eq!(ids("İŞLEK TAŞ"), ids("islek tas"));
    assert_eq!(ids("ISLEK"), ids("işlek"));
    assert_eq!(ids("false joker left").first(), Some(&"penalty.false-joker"));
    assert!(ids("bridge").is_empty());
    assert_eq!(ids("gösterge sahte").first(), Some(&"indicator.redraw"), "what has both words comes first");
    for entry in entries() {
        for query in entry.title.texts() {
            let place = ids(query).iter().position(|&id| id == entry.clause.id());
            assert!(place.is_some_and(|place| place < 3), "{query} finds {} at {place:?}", entry.clause);
        }
        assert_eq!(ids(entry.clause.id())[0], entry.clause.id(), "an id finds its clause first");
    }
}

/// A search also finds other forms of a word (`pair` and `pairs`) and synonyms (`mate` and `partner`). A part of a word
/// does not match: `zar` (dice) does not find `uzar` (grows longer).
#[test]
fn words_are_found_by_their_stems() {
    let of = |query: &str| search(query).iter().map(|entry| entry.clause).collect::<Vec<_>>();
    for (one, other) in [
        ("işlek taş", "işlek taşlar"),
        ("açmak", "açabilir"),
        ("bırakmak", "koymak"),
        ("pair", "pairs"),
        ("take a tile", "taking a tile"),
        ("mate", "partner"),
        ("13'ten sonra 1", "13 ten sonra 1"),
    ] {
        assert_eq!(of(one), of(other), "{one}, {other}");
    }
    assert!(of("zar").contains(&Clause::SeatOrder) && !of("zar").contains(&Clause::RunShape), "\"uzar\" has no dice");
}

#[test]
fn the_glossary_is_found_first() {
    let known: Vec<&str> = WORDS.iter().map(|word| word.word).collect();
    for word in [
        "işlek",
        "küt",
        "per",
        "yandan almak",
        "besleme",
        "kafa",
        "çift okey",
        "katlamalı",
        "joker",
        "renkli",
        "düz per",
        "kapamak",
        "elden",
        "çifte gitmek",
        "ıstaka",
        "gösterge",
    ] {
        assert!(known.contains(&word), "{word}");
    }
    for word in WORDS {
        assert!(word.meanings.iter().all(|(_, clauses)| !clauses.is_empty()), "{}: where to read on", word.word);
        assert_eq!(word.clashes(), word.here.is_some(), "{}: what is said instead", word.word);
        let texts = word.meanings.iter().flat_map(|(means, _)| means.texts());
        assert!(texts.into_iter().all(|text| !text.is_empty() && !text.ends_with('.')), "{}", word.word);
        for name in [word.word].iter().chain(word.also) {
            for query in [(*name).to_owned(), name.to_uppercase(), ascii(name)] {
                let printed = json_of(&run_quickly(&["rules", &query, "--json"]).stdout);
                assert_eq!(printed["words"][0]["word"], word.word, "{query}");
                let clauses = printed["clauses"].as_array().expect("clauses");
                assert!(word.clauses().iter().all(|clause| clauses.contains(&clause.id().into())), "{query}");
            }
            for language in ["en", "tr"] {
                let text = run_quickly(&["rules", name, "--lang", language]).stdout;
                assert!(text.starts_with(word.word), "{name}: {text}");
                assert!(word.clauses().iter().all(|clause| text.contains(clause.id())), "{name}: {text}");
            }
        }
    }
    let names: Vec<&str> =
        WORDS.iter().flat_map(|word| [word.word].into_iter().chain(word.also.iter().copied())).collect();
    assert_eq!(names.len(), names.iter().collect::<BTreeSet<_>>().len(), "no word stands twice");
}

fn ascii(text: &str) -> String {
    let pairs = [('ı', 'i'), ('ş', 's'), ('ç', 'c'), ('ğ', 'g'), ('ö', 'o'), ('ü', 'u'), ('İ', 'i')];
    text.chars().map(|c| pairs.iter().find(|(marked, _)| *marked == c).map_or(c, |&(_, plain)| plain)).collect()
}

/// A citation of a document names the section. The source `Field` (practice at tables) has no section.
#[test]
fn sources_name_their_sections() {
    for entry in entries() {
        let dispute = entry.dispute.as_ref();
        let sides = dispute.into_iter().flat_map(|dispute| dispute.sides).flat_map(|side| side.who);
        for source in entry.sources.iter().chain(sides) {
            let field = source.document == Document::Field;
            assert_eq!(source.section.is_empty(), field, "{}: {}", entry.clause, source.document);
        }
    }
}

/// A clause is contested if documents or tables disagree about it, even if most agree. Its text takes no side.
#[test]
fn disputes_are_kept_and_described_in_neutral_words() {
    let contested = [
        "layoff.when",
        "foul.feeding",
        "foul.okey-taken",
        "penalty.okey",
        "penalty.exhausted",
        "score.moves",
        "score.dizi-game",
        "penalty.all-pairs",
        "foul.flat",
        "penalty.unopened",
        "pair.shape",
        "team.mate",
        "swap.okey",
        "finish.hand",
        "indicator.none",
        "score.normal",
    ];
    for id in contested {
        let entry = id.parse::<Clause>().ok().map(Clause::entry).expect("a clause");
        assert_eq!(entry.status, Status::Contested, "{id}");
    }
    for entry in entries() {
        let Some(dispute) = &entry.dispute else { continue };
        let sides = dispute.sides.iter().map(|side| side.says).chain([dispute.elsewhere, entry.text]);
        for text in sides.flat_map(okey::rules::Bilingual::texts) {
            let printed = text.to_lowercase();
            for word in
                ["bedava", "mazeret", "haksız", "doğrusu", "elbette", "of course", "for free", "rightly", "wrongly"]
            {
                assert!(!printed.contains(word), "{}: {word}: {text}", entry.clause);
            }
        }
    }
}

#[test]
fn the_catalogue_has_an_edition_and_a_date() {
    let printed = answer("rules run.wrap", "").1;
    assert_eq!((printed["edition"].as_u64(), printed["date"].as_str()), (Some(u64::from(EDITION)), Some(DATE)));
    let digits: Vec<usize> = DATE.split('-').map(str::len).collect();
    assert_eq!(digits, [4, 2, 2]);
    for language in ["en", "tr"] {
        let book = run(&["rules", "--format", "markdown", "--lang", language]);
        let text = text_of(book.stdout);
        let head = text.split("tiles.set:").next().expect("what comes before the clauses");
        assert!(head.contains(DATE) && WORDS.iter().all(|word| head.contains(word.word)));
        assert!(Document::ALL.iter().all(|document| head.contains(&format!("| {} |", document.name()))), "{head}");
    }
}

/// The texts of the catalogue avoid words such as `joker`, which mean different things to different players.
#[test]
fn clashing_words_stay_in_their_list() {
    let clashing: Vec<&str> = WORDS.iter().filter(|word| word.clashes()).map(|word| word.word).collect();
    assert_eq!(clashing, ["çift okey", "joker", "kafa", "katlamalı", "renkli"]);
    for entry in entries() {
        let dispute = entry.dispute.as_ref();
        let sides = dispute.into_iter().flat_map(|dispute| dispute.sides).map(|side| side.says);
        let all = [entry.title, entry.text].into_iter().chain(sides).chain(dispute.map(|dispute| dispute.elsewhere));
        for text in all.flat_map(okey::rules::Bilingual::texts) {
            let printed: Vec<String> = text.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase).collect();
            assert!(!printed.iter().any(|word| word == "kafa" || word == "renkli"), "{text}");
            assert!(!text.contains("çift okey"), "{text}");
            assert!(!printed.iter().any(|word| word == "katlamalı") || entry.clause == Clause::OpenRising, "{text}");
            let jokers = text.matches("joker").count();
            assert_eq!(jokers, text.to_lowercase().matches("false joker").count(), "which joker? {text}");
        }
    }
}

/// In the documents and the source code, a word in backticks that looks like a clause id must be a clause id or the key
/// of a switch.
#[test]
fn cited_ids_exist() {
    let subjects: BTreeSet<&str> = Clause::ALL.iter().filter_map(|clause| clause.id().split('.').next()).collect();
    let mut found = 0;
    let papers = ["README.md", "README.tr.md", "ARCHITECTURE.md", "CHANGELOG.md"].map(|name| root().join(name));
    let docs = ["docs", "grammar", "src"].into_iter().flat_map(|folder| files(root().join(folder), &["md", "rs"]));
    for path in docs.chain(papers) {
        let text = std::fs::read_to_string(&path).expect("a text");
        for quoted in text.split('`').skip(1).step_by(2) {
            let Some((subject, rest)) = quoted.split_once('.') else { continue };
            let is_id = subjects.contains(subject)
                && !rest.is_empty()
                && rest.chars().all(|c| c.is_ascii_lowercase() || c == '-')
                && !["rs", "md", "toml"].contains(&rest);
            // One example shows the typing error `run.warp` on purpose.
            let misspelt = quoted == "run.warp";
            if is_id && !misspelt && Switch::find(quoted).is_none() {
                assert!(quoted.parse::<Clause>().is_ok(), "{}: no clause {quoted}", path.display());
                found += 1;
            }
        }
    }
    assert!(found > 60, "ids are found: {found}");
}

fn files(folder: std::path::PathBuf, endings: &[&str]) -> Vec<std::path::PathBuf> {
    let (mut folders, mut found) = (vec![folder], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|&ending| path.extension().is_some_and(|own| own == ending)) {
                found.push(path);
            }
        }
    }
    found
}

#[test]
fn pages_keep_to_80_columns() {
    for language in ["en", "tr"] {
        let mut calls: Vec<Vec<&str>> = Clause::ALL.iter().map(|clause| vec![clause.id()]).collect();
        calls.extend([vec![], vec!["--disputes"], vec!["--words"], vec!["--profile", "okey"], vec!["okey"]]);
        calls.push(vec!["--diff", "okey-pot", "101-team"]);
        for call in calls {
            let Printed { code, stdout: text, .. } =
                run_quickly(&[["rules", "--lang", language].as_slice(), &call].concat());
            assert_eq!(code, 0, "{call:?}");
            // The user must be able to copy a command line, so a line wider than 80 columns must be one word of the
            // shell.
            let wide = text.lines().find(|line| line.chars().count() > 80 && !is_one_word(line));
            assert_eq!(wide, None, "{call:?}");
        }
    }
}

#[test]
fn differences_are_those_of_the_profiles() {
    let values = |call: &str| -> BTreeSet<(String, String, String)> {
        let switches = answer(call, "").1["switches"].clone();
        let switches = switches.as_array().expect("switches").clone();
        let of = |switch: &Value| -> Vec<(String, String, String)> {
            let values = switch["values"].as_object().expect("values");
            let key = switch["key"].as_str().expect("a key");
            values.iter().map(|(name, value)| (key.to_owned(), name.clone(), value.to_string())).collect()
        };
        switches.iter().flat_map(of).collect()
    };
    let (one, other) = (values("rules --profile 101"), values("rules --profile esli"));
    assert_eq!(one.len(), Switch::ALL.len());
    let bare = |set: &BTreeSet<(String, String, String)>| -> BTreeSet<(String, String)> {
        set.iter().map(|(key, _, value)| (key.clone(), value.clone())).collect()
    };
    let differing: BTreeSet<(String, String)> = &bare(&one) ^ &bare(&other);
    assert!(!differing.is_empty());
    assert_eq!(bare(&values("rules --diff 101 101-team")), differing);
    assert!(values("rules --diff 101 101").is_empty());
}

/// The Turkish rulebook has the same example command lines as the English one, in Turkish, and they give the same
/// answers.
#[test]
fn turkish_calls_ask_what_the_english_ones_do() {
    let calls = |language: &str| {
        let output = run(&["rules", "--format", "markdown", "--lang", language]);
        let page = text_of(output.stdout);
        let calls =
            page.split("```sh\n").skip(1).map(|block| block.split("\n```").next().unwrap_or_default().to_owned());
        calls.collect::<Vec<String>>()
    };
    let (turkish, english) = (calls("tr"), calls("en"));
    assert_eq!(turkish.len(), english.len());
    for (tr, en) in turkish.iter().zip(&english) {
        let [reported, asked] = [tr, en].map(|call| {
            let (input, call) = call.split_once("' | ").map_or(("", call.as_str()), |(input, call)| (input, call));
            answer(call.trim_start_matches("okey "), input.trim_start_matches("echo '"))
        });
        assert!(!["judge", "score", "check"].iter().any(|name| tr.contains(&format!("okey {name} "))), "{tr}");
        assert_eq!(reported, asked, "{tr}");
    }
}
