//! Each keyword of a record is accepted in all its spellings. Parsing a record keeps comments, quotes and player names.

use okey::record::{Record, RecordFault};

/// Lines of a record: the keyword in English, the keyword in Turkish, and the rest of the line.
const LINES: [(&str, &str, &str); 26] = [
    ("record", "kayıt", "1"),
    ("game", "oyun", "101"),
    ("set", "ayar", "open.sum=91"),
    ("letters", "harfler", "krby"),
    ("about", "bilgi", "place here"),
    ("players", "oyuncular", "Ali Ayşe Veli Can"),
    ("stake", "bahis", "5"),
    ("totals", "devreden", "Ali 120 Ayşe -40"),
    ("hand", "el", "2 starts Ayşe"),
    ("hand", "el", "3 dealt Ayşe"),
    ("indicator", "gösterge", "R5"),
    ("rack", "ıstaka", "Ali K1 R2 ? ?x5"),
    ("stock", "deste", "K4 Y9"),
    ("foul", "ceza", "Can discard.okey"),
    ("pardon", "af", "Ali wrong-opening"),
    ("left", "kalan", "Can = 34"),
    ("left", "kalan", "Can = 34 O*"),
    ("points", "puan", "Ali -101 Ayşe 34"),
    ("finished", "biten", "Ali okey pairs"),
    ("opened", "açan", "Can series"),
    ("opened", "açan", "Can unopened"),
    ("shown", "gösteren", "Can"),
    ("announced", "bildiren", "Can"),
    ("adjust", "düzelt", "Can -50 came late"),
    ("end", "son", ""),
    ("void", "geçersiz", "gathered up"),
];

/// Actions of a turn: the keyword in English, the keyword in Turkish, and the rest of the action.
const ACTIONS: [(&str, &str, &str); 13] = [
    ("draw", "çek", "B4"),
    ("take", "al", "B4"),
    ("show", "göster", "R5"),
    ("open", "aç", "R10-12 / K10-13"),
    ("lay", "indir", "B3 B4 O*=B5"),
    ("gather", "topla", ""),
    ("add", "işle", "R9 to 1"),
    ("swap", "değiş", "K10 Y10 at 2"),
    ("undo", "geri al", ""),
    ("put back", "geri bırak", ""),
    ("claim", "işlek", "K2"),
    ("throw", "at", "K7"),
    ("finish", "bit", "K6 with K1 K2 K3"),
];

/// Returns a record with these lines, after a line that names the players if none of them does.
fn record(lines: &[&str]) -> String {
    let players = lines.iter().any(|line| line.to_lowercase().starts_with("players") || line.ends_with("Veli Can"));
    let before = if players { "" } else { "players Ali Ayşe Veli Can\n" };
    format!("{before}{}\n", lines.join("\n"))
}

fn printed(text: &str) -> String {
    Record::read(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}")).to_string()
}

/// Returns spellings of a word: unchanged, in capitals, without the Turkish marks, and with the marks as separate
/// characters.
fn spellings(word: &str) -> [String; 4] {
    let marked = [('ç', "c\u{327}"), ('ş', "s\u{327}"), ('ğ', "g\u{306}"), ('ö', "o\u{308}"), ('ü', "u\u{308}")];
    let apart = marked.iter().fold(word.to_owned(), |word, (letter, apart)| word.replace(*letter, apart));
    let bare = marked.iter().fold(word.replace('ı', "i"), |word, (letter, apart)| word.replace(*letter, &apart[..1]));
    [word.to_owned(), word.to_uppercase(), bare, apart]
}

#[test]
fn every_name_finds_its_keyword_alone() {
    for (english, turkish, rest) in LINES {
        let expected = printed(&record(&[format!("{english} {rest}").trim_end()]));
        for name in [english, turkish].into_iter().flat_map(spellings) {
            let rest = rest.to_owned();
            let line = format!("{name} {rest}");
            assert_eq!(printed(&record(&[line.trim_end()])), expected, "{line}");
            for (of_hand, turkish) in [("starts", "başlar"), ("dealt", "dağıtan")] {
                for other in spellings(turkish).into_iter().chain([of_hand.to_uppercase()]) {
                    let line = line.replace(of_hand, &other);
                    assert_eq!(printed(&record(&[&line])), expected, "{line}");
                }
            }
        }
        assert!(expected.contains(&format!("\n{english}")) || expected.starts_with(english) || rest == "krby");
    }
    for (english, turkish, rest) in ACTIONS {
        let turn = |verb: &str| record(&[format!("Ali: {verb} {rest}").trim_end()]);
        let expected = printed(&turn(english));
        assert!(expected.contains(&format!("Ali: {english}")), "{expected}");
        for name in [english, turkish].into_iter().flat_map(spellings) {
            assert_eq!(printed(&turn(&name)), expected, "{name}");
        }
    }
}

#[test]
fn a_keyword_that_is_nearly_right_is_named() {
    let nearest = |text: &str| {
        let faults = Record::read(text).expect_err("no record");
        match &faults[0].kind {
            RecordFault::UnknownKeyword { nearest, .. } | RecordFault::UnknownAction { nearest, .. } => *nearest,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(nearest(&record(&["indicater R5"])), Some("indicator"));
    assert_eq!(nearest(&record(&["Ali: drow K4"])), Some("draw"));
    assert_eq!(nearest(&record(&["xyz K4"])), None);
}

#[test]
fn quotes_hide_semicolons_and_quotes() {
    let about = |line: &str| {
        let text = printed(&record(&[line]));
        text.lines().find(|line| line.starts_with("about")).expect("the line").to_owned()
    };
    assert_eq!(about(r#"about a "b;\";" ; c"#), r#"about a "b;\";" ; c"#);
    assert_eq!(about(r#"about "a \"b\" \\ c" d"#), r#"about "a \"b\" \\ c" d"#);
    assert_eq!(about(r#"about "a" b;c"#), "about a b ; c");
    // A quoted word at the start of a text belongs to the text.
    assert_eq!(about(r#"about note "Star" club ; c"#), r#"about note "\"Star\" club" ; c"#);
    assert_eq!(about(r#"about note "Star;" "Moon""#), r#"about note "\"Star;\" \"Moon\"""#);
    assert!(printed(&record(&["end"])).ends_with("\nend\n"), "a line without a comment");

    // An unclosed quote is a fault. Its span begins at the quote.
    let text = "players \"a";
    let faults = Record::read(text).expect_err("open quotes");
    assert_eq!((&faults[0].kind, faults[0].span.clone()), (&RecordFault::QuoteOpen, Some(8..9)));
}

#[test]
fn a_name_is_read_to_its_end_and_in_one_form() {
    let text = "players Ali S\u{327}en \"a \\\"b\\\" \\\\ c\" d\nS\u{327}en: draw\n\"a \\\"b\\\" \\\\ c\": throw K1\nAli: draw\n";
    let record = Record::read(text).expect("a record");
    assert_eq!(record.header.players, ["Ali", "Şen", r#"a "b" \ c"#, "d"]);
    let printed = record.to_string();
    assert!(printed.ends_with("Şen: draw ?\n\"a \\\"b\\\" \\\\ c\": throw K1\nAli: draw ?\n"), "{printed}");
}
