//! The parser of tiles and the grammar in `grammar/` accept the same texts with the same meaning. The texts are case
//! files, the examples in the grammar's README, and generated nearly valid texts.

use std::cell::Cell;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use okey::notation::{self, Letters, NotationFault, Readable};
use okey::{Fault, Faults};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestRunner;

mod meaning;

pub(crate) use self::meaning::meaning;
use self::meaning::tree;
use crate::command::{generated, root};
use crate::samples::{slow_cases, some_of};

/// The codes of all faults that the parser of tiles can report. The parser does not know the rules of a table, so
/// faults against them are not in this list.
const CODES: [&str; 41] = [
    "unknown-word",
    "joker-word",
    "joker-count",
    "other-letters",
    "number-missing",
    "colour-between",
    "two-readings",
    "comma-missing",
    "colour-missing",
    "number-range",
    "leading-zero",
    "range-backwards",
    "range-past-end",
    "range-end",
    "two-or-run",
    "number-or-count",
    "shared-none",
    "bad-repeat",
    "repeat-first",
    "count-between",
    "list-count",
    "several-numbers",
    "doubtful-colours",
    "mark-or-number",
    "named-okey",
    "tile-or-note",
    "black-and-k",
    "other-colour",
    "indicator-tile",
    "indicator-between",
    "indicator-differs",
    "indicator-in-text",
    "number-word",
    "tiles-touch",
    "declared-in-hand",
    "bar-in-hand",
    "empty-meld",
    "declaration-missing",
    "not-one-tile",
    "no-tiles",
    "too-long",
];

const GRAMMAR: [&str; 3] = ["notation.pest", "krby.pest", "rkms.pest"];

#[derive(Debug, Clone, Copy)]
enum Form {
    Hand,
    Tile,
    Melds,
}

/// How a text is parsed: as a `hand`, a `tile` or `melds`, and with which letters for the colours.
#[derive(Debug, Clone, Copy)]
struct Reading {
    form: Form,
    letters: Letters,
}

impl Reading {
    fn named(name: &str) -> Option<Self> {
        let (form, letters) = match name.split_once(' ') {
            None => (name, Letters::Krby),
            Some((form, "rkms")) => (form, Letters::Rkms),
            Some(_) => return None,
        };
        let form = match form {
            "hand" => Form::Hand,
            "tile" => Form::Tile,
            "melds" => Form::Melds,
            _ => return None,
        };
        Some(Self { form, letters })
    }

    /// Parses the text with the parser under test. Returns the canonical form.
    fn parse(self, text: &str) -> Result<String, Faults<NotationFault>> {
        match self.form {
            Form::Hand => {
                let Readable { rack, indicator, faults } = notation::hand_at_table(text, self.letters);
                let indicator = indicator.map(|(face, _)| format!(" (indicator {face})")).unwrap_or_default();
                if faults.is_empty() { Ok(format!("{rack}{indicator}")) } else { Err(faults.into()) }
            }
            Form::Tile => notation::tile(text, self.letters).map(|written| written.symbol.to_string()),
            Form::Melds => notation::melds(text, self.letters).map(|melds| melds.to_string()),
        }
    }

    const fn form(self) -> &'static str {
        match self.form {
            Form::Hand => "hand",
            Form::Tile => "tile",
            Form::Melds => "melds",
        }
    }

    /// Returns the canonical form of the text by the grammar, or `None` if the grammar rejects the text.
    fn meaning(self, text: &str) -> Option<String> {
        meaning(self.form(), self.letters, text)
    }

    /// Returns the names of the productions of the grammar that match a part of the text.
    fn productions(self, text: &str) -> Vec<String> {
        let tree = tree(self.form(), self.letters, text);
        tree.map(|tree| tree.rules().into_iter().map(str::to_owned).collect()).unwrap_or_default()
    }

    /// Returns a message if the parser and the grammar disagree on the text.
    fn difference(self, text: &str) -> Option<String> {
        let (parsed, meaning) = (self.parse(text), self.meaning(text));
        (parsed.as_ref().ok() != meaning.as_ref())
            .then(|| format!("{self:?} {text:?}: by the grammar it is {meaning:?}, the parser gives {parsed:?}"))
    }
}

/// The failures of a test, collected so that one run shows them all.
#[derive(Default)]
struct Failures(String);

impl Failures {
    fn add(&mut self, file: &str, line: usize, what: &str) {
        writeln!(self.0, "{file}:{line}: {what}").expect("a string takes everything");
    }

    fn report(self) {
        assert!(self.0.is_empty(), "\n{}", self.0);
    }
}

fn grammar_path(name: &str) -> PathBuf {
    root().join("grammar").join(name)
}

/// A case from a file. The first line of the file has the text and how to parse it, the second line the expected
/// result.
struct Case {
    file: String,
    reading: Reading,
    text: String,
    expected: String,
}

impl Case {
    fn all(folder: &str) -> Vec<Self> {
        let mut paths: Vec<PathBuf> = fs::read_dir(grammar_path(folder))
            .expect("the folder of cases is readable")
            .map(|entry| entry.expect("an entry of the folder is readable").path())
            .collect();
        paths.sort();
        paths.iter().map(|path| Self::read(folder, path)).collect()
    }

    fn read(folder: &str, path: &Path) -> Self {
        let name = path.file_name().expect("an entry has a name").to_string_lossy();
        let file = format!("grammar/{folder}/{name}");
        assert!(name.ends_with(".txt"), "{file}: cases end in .txt");
        let content = fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"));
        let [first, second] = content.lines().collect::<Vec<_>>()[..] else {
            panic!("{file}: a case has two lines");
        };
        let (head, text) = first.split_once(':').unwrap_or_else(|| panic!("{file}:1: no colon"));
        let text = unescape(text.strip_prefix(' ').unwrap_or(text), &format!("{file}:1"));
        let (head, text) = match head.strip_suffix(" times").and_then(|head| head.rsplit_once(' ')) {
            Some((head, times)) => {
                (head, text.repeat(times.parse().unwrap_or_else(|error| panic!("{file}:1: {times:?}: {error}"))))
            }
            None => (head, text),
        };
        let reading = Reading::named(head).unwrap_or_else(|| panic!("{file}:1: {head:?} is no reading"));
        Self { file, reading, text, expected: second.to_owned() }
    }

    fn stem(&self) -> &str {
        let name = self.file.rsplit('/').next().unwrap_or_default();
        name.strip_suffix(".txt").unwrap_or(name)
    }
}

/// Replaces escapes such as `\u{a0}` in a case file by their characters.
fn unescape(text: &str, at: &str) -> String {
    let mut pieces = text.split("\\u{");
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (code, rest) = piece.split_once('}').unwrap_or_else(|| panic!("{at}: an escape without its end"));
        let character = u32::from_str_radix(code, 16).ok().and_then(char::from_u32);
        plain.push(character.unwrap_or_else(|| panic!("{at}: {code:?} is no character")));
        plain.push_str(rest);
    }
    plain
}

/// Returns the span of a fault as case files write it.
fn place_of(fault: &Fault<NotationFault>, text: &str) -> String {
    fault.span.clone().map_or_else(
        || "whole".to_owned(),
        |span| {
            let covered = text.get(span.clone()).unwrap_or("(not on a character boundary)");
            format!("at {}..{}: {covered}", span.start, span.end)
        },
    )
}

fn codes(faults: &[Fault<NotationFault>]) -> String {
    let codes: Vec<&str> = faults.iter().map(|fault| fault.kind.code()).collect();
    codes.join(", ")
}

#[test]
fn valid_cases_have_their_canonical_printing() {
    let mut failures = Failures::default();
    let cases = Case::all("cases/valid");
    for case in &cases {
        let expected = case.expected.strip_prefix("=> ").unwrap_or_else(|| panic!("{}:2: no `=> `", case.file));
        match case.reading.parse(&case.text) {
            Ok(printed) if printed == expected => {}
            Ok(printed) => failures.add(&case.file, 2, &format!("{expected:?} expected, the parser read {printed:?}")),
            Err(faults) => failures.add(&case.file, 1, &format!("refused with {faults:?}")),
        }
        if case.reading.meaning(&case.text).as_deref() != Some(expected) {
            failures.add(&case.file, 1, "the grammar says otherwise");
        }
        if case.stem().starts_with("rkms") != (case.reading.letters == Letters::Rkms) {
            failures.add(&case.file, 1, "the name of the file and the letter set differ");
        }
    }
    failures.report();
}

#[test]
fn invalid_cases_have_the_one_fault_they_are_named_after() {
    let mut failures = Failures::default();
    for case in &Case::all("cases/invalid") {
        let code = CODES.iter().find(|&&code| has_code(case.stem(), code));
        let Some(&code) = code else {
            failures.add(&case.file, 1, "the name of the file starts with no fault code");
            continue;
        };
        match case.reading.parse(&case.text) {
            Ok(printed) => failures.add(&case.file, 1, &format!("the parser read {printed:?}")),
            Err(faults) => match &faults[..] {
                [fault] if fault.kind.code() == code => {
                    let (place, expected) =
                        (place_of(fault, &case.text), unescape(&case.expected, &format!("{}:2", case.file)));
                    if place != expected {
                        failures.add(&case.file, 2, &format!("{expected:?} expected, the fault is {place:?}"));
                    }
                }
                _ => failures.add(&case.file, 1, &format!("one {code} expected, the parser gives {faults:?}")),
            },
        }
        // The grammar does not limit the length of a text.
        if code != "too-long" && case.reading.meaning(&case.text).is_some() {
            failures.add(&case.file, 1, "the grammar accepts it");
        }
    }
    failures.report();
}

/// Returns true if the file name `stem` is the error code, alone or followed by a hyphen and more text.
fn has_code(stem: &str, code: &str) -> bool {
    stem.strip_prefix(code).is_some_and(|more| more.is_empty() || more.starts_with('-'))
}

#[test]
fn every_code_has_an_invalid_case() {
    let cases = Case::all("cases/invalid");
    for code in CODES {
        assert!(cases.iter().any(|case| case.stem() == code), "grammar/cases/invalid/{code}.txt is missing");
    }
}

/// A row of a table in the grammar's README.
struct Row {
    line: usize,
    reading: Reading,
    text: String,
    /// The tiles of the text in canonical form, or the codes of its faults.
    expected: Result<String, String>,
}

/// A section of the grammar's README. Its heading names productions of the grammar, and its tables have examples of
/// them.
struct Section {
    line: usize,
    productions: Vec<String>,
    rows: Vec<Row>,
}

/// Returns the sections of the grammar's README.
///
/// The header of a table says how the texts in the first column are parsed. It also says whether the second column has
/// canonical forms or fault codes. Examples are `| hand rkms | reads as |` and `| melds | fault |`. The part about
/// records has tables of another form, which `record::grammar` checks.
fn readme() -> Vec<Section> {
    let content = fs::read_to_string(grammar_path("README.md")).expect("the README is readable");
    let mut sections: Vec<Section> = Vec::new();
    let mut table = None;
    for (line, content) in (1..).zip(content.lines()) {
        let at = format!("grammar/README.md:{line}");
        if content == "# Records" {
            break;
        }
        if let Some(heading) = content.strip_prefix("### ") {
            sections.push(Section { line, productions: code_spans(heading), rows: Vec::new() });
        }
        let Some(section) = sections.last_mut() else { continue };
        let cells: Vec<&str> = content.split('|').map(str::trim).collect();
        let ["", first, second, ""] = cells[..] else {
            assert!(!content.starts_with('|'), "{at}: a row has two cells");
            table = None;
            continue;
        };
        let Some((reading, accepted)) = table else {
            let reading = Reading::named(first).unwrap_or_else(|| panic!("{at}: {first:?} is no reading"));
            assert!(matches!(second, "reads as" | "fault"), "{at}: `reads as` or `fault` expected");
            table = Some((reading, second == "reads as"));
            continue;
        };
        if first.starts_with("---") {
            continue;
        }
        let expected = code_spans(second);
        section.rows.push(Row {
            line,
            reading,
            text: unescape(&code_spans(first).concat(), &at),
            expected: if accepted { Ok(expected.concat()) } else { Err(expected.join(", ")) },
        });
    }
    sections
}

pub(crate) fn code_spans(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn readme_lines_are_read_as_it_says() {
    let mut failures = Failures::default();
    for Row { line, reading, text, expected } in readme().iter().flat_map(|section| &section.rows) {
        let parsed = reading.parse(text).map_err(|faults| codes(&faults));
        if parsed != *expected {
            failures.add("grammar/README.md", *line, &format!("{expected:?} expected, the parser gives {parsed:?}"));
        }
        if reading.meaning(text) != expected.clone().ok() {
            failures.add("grammar/README.md", *line, "the grammar says otherwise");
        }
    }
    failures.report();
}

/// Every production has a section in the grammar's README, with accepted examples that use it and with rejected
/// examples.
#[test]
fn readme_covers_every_production() {
    let mut failures = Failures::default();
    let sections = readme();
    for Section { line, productions, rows } in &sections {
        let accepted = rows.iter().filter(|row| row.expected.is_ok());
        let used: Vec<String> = accepted.flat_map(|row| row.reading.productions(&row.text)).collect();
        for production in productions {
            if !used.contains(production) {
                failures.add("grammar/README.md", *line, &format!("no line below uses `{production}`"));
            }
        }
        if !rows.iter().any(|row| row.expected.is_err()) {
            failures.add("grammar/README.md", *line, "no refused line below");
        }
    }
    for file in GRAMMAR {
        let grammar = fs::read_to_string(grammar_path(file)).expect("the grammar is readable");
        for (line, content) in (1..).zip(grammar.lines()) {
            if let Some((production, body)) = content.split_once(" = ") {
                let silent = body.starts_with('_');
                let named = sections.iter().any(|section| section.productions.iter().any(|name| name == production));
                if !production.starts_with("//") && !production.starts_with(' ') && !silent && !named {
                    failures.add(file, line, &format!("`{production}` has no section in the README"));
                }
            }
        }
    }
    failures.report();
}

#[test]
fn every_production_has_a_comment() {
    let mut failures = Failures::default();
    for file in GRAMMAR {
        let grammar = fs::read_to_string(grammar_path(file)).expect("the grammar is readable");
        let lines: Vec<&str> = grammar.lines().collect();
        for (line, pair) in (2..).zip(lines.windows(2)) {
            let production = pair[1].starts_with(|first: char| first.is_ascii_lowercase());
            if production && !pair[0].starts_with("// ") {
                failures.add(file, line, "no comment above the production");
            }
        }
    }
    failures.report();
}

/// Parser and grammar agree on every character between words, between the parts of a word, and inside a word.
///
/// Characters above U+FFFF are not tested, because none of them is a space or a letter of a colour word.
#[test]
fn every_character_is_read_alike() {
    let readings = ["hand", "hand rkms", "melds", "melds rkms"]
        .map(|name| Reading::named(name).expect("these are names of readings"));
    let mut differences = Vec::new();
    for (round, character) in some_of('\0'..='\u{3000}', 0).enumerate() {
        for text in [format!("red{character}7"), format!("K1{character}R2"), format!("ye{character}il7")] {
            differences.extend(some_of(readings, round).filter_map(|reading| reading.difference(&text)));
        }
    }
    // No character above U+3000 is a space, so few of them, one text and one reading are enough.
    for character in some_of(some_of('\u{3001}'..='\u{ffff}', 0), 0) {
        differences.extend(readings[0].difference(&format!("red{character}7")));
    }
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
}

/// Parser and grammar agree on every number, range and count that is valid or nearly valid, before and after a colour.
#[test]
fn every_number_is_read_alike() {
    let bounds =
        || (0..=15).map(|bound| bound.to_string()).chain(["", "00", "07", "013", "99", "256"].map(str::to_owned));
    let ranges = bounds().flat_map(|from| bounds().map(move |to| format!("{from}-{to}")));
    let mut differences = Vec::new();
    for (round, numbers) in some_of(bounds().chain(ranges), 0).enumerate() {
        let words = [format!("K{numbers}"), format!("{numbers}r"), format!("mavi {numbers}"), format!("{numbers}sarı")];
        let texts = words.iter().flat_map(|word| [word.clone(), format!("O={word}"), format!("{word}x1={word}")]);
        for text in texts.chain(some_of(bounds(), round).map(|times| format!("K{numbers}x{times}"))) {
            for name in ["hand", "tile", "melds", "hand rkms", "tile rkms", "melds rkms"] {
                let reading = Reading::named(name).expect("these are names of readings");
                differences.extend(reading.difference(&text));
            }
        }
    }
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
}

/// Parts of words, and whole words that are valid or nearly valid.
const PIECES: &str = "K r B y G m S s KR krb RM J j* O O* * J* 1 2 4 7 9 10 13 0 14 07 - – — 4-7 7-4 9-9 1-13 x x2 X1 \
    ×4 x5 x0 = =R9 =m3 / kırmızı KIRMIZI kirmizi SİYAH siyah mavi MAVİ Sarı yeşil YEŞİL red Blue GREEN yellow black \
    joker i İ ı ş \u{307} \u{327} \u{306} \u{308} a ğ Ü Q é \u{212a} ７ ٣ okey sahte OKEY false gerçek GERC\u{327}EK \
    real tane adet bir ten . ! ? … ve and ⚫ 🔴 🟦\u{fe0f} 🟡 💚 \u{fe0f} : 8 5 6 1 2 3";

const WORDS: &str = "K1 r2 B3 y13 G5 M7 s8 J O* 7R 10krk R4-7 4–6m KRB10 R6x2 kırmızı\u{a0}7 7\u{a0}red mavi5 \
    SİYAH\u{a0}12-13 yes\u{327}il\u{a0}3x1 O*=R9 j=9\u{a0}mavi K5-5 R9=Y1 okey sahte sahte\u{a0}okey R 7 8 9 2 🔴7 \
    mavi: 5-6-7 K1-K2-K3 K1-K3 8B kırmızı\u{a0}5 tane 2\u{a0}tane x2 2\u{a0}R8 1 okey\u{a0}2 ,2 \
    1- 2- 1-8-8\u{a0}sarı 2-mavi R5-7-B9 5-7R-B9 2. sarı\u{a0}yok mavi:\u{a0}none my\u{a0}hand 3\u{a0}tane \
    KRB\u{a0}10 iki\u{a0}tane two\u{a0}okeys R-5 mavi-5-6-7 siyah-mavi-R el 1-) b.) çift RB-9 \
    B4\u{a0}gösterge göstergem okey\u{a0}var 1\u{fe0f}\u{20e3}\u{a0} 3'lü 3'lü\u{a0} kr5 Gr7 siyahlar maviden sarılarım reds *R5* *mavi _sarı_ elimde \
    elimdeki\u{a0}taşlar taşlarım: (mavi\u{a0}4)\u{a0}gösterge gösterge: 7⚫ 6🔵\u{a0} mavi\u{a0}- \
    9\u{a0}10\u{a0}11mavi ve\u{a0}11\u{a0}2\u{a0}kırmızı okeyim ile var ,\u{a0}okeyim J(R5) J\u{a0}(R5) 3,\u{a0}2,\u{a0}1\u{a0}okey ve\u{a0}1\u{a0}okey \
    2x\u{a0}R7 3*B8 2x\u{a0}okey mavi'den sarı,\u{a0}mavi\u{a0}ve\u{a0}kırmızı mavi:\u{a0}- okey:\u{a0}-\n sarı:\n okey:\u{a0}R6 gösterge\u{a0}R5 indicator\u{a0}tile\u{a0}R5 \
    R1-13\u{a0}-\u{a0}R5 ve\u{a0}B8\u{a0}çift 2\u{a0}tane\u{a0}R7\u{a0}ve siyahtan\u{a0}2 2\u{a0}reds 6,\u{a0}7\u{a0}siyah\u{20}8 kırmızı,5\n 5,mavi\n okey,1\n sarı,\n mavi,,5,6\n 5,6,,sarı renk,sayı\n kırmızıdan\u{a0}2\u{a0}tane\u{a0}7 bir\u{a0}de birde \
    2x\u{a0}7\u{a0}sarı \u{20}x\u{a0}2 \u{20}sarı: (okey)\u{a0}mavi\u{a0}7 (1\u{a0}okey) KB7\u{a0}(okey) 2\u{a0}sarı\u{a0}ve\u{a0}mavi\u{a0}7 \n7\u{a0}sarı\u{a0}8 2\u{a0}siyahtan \
    okey:\u{a0}R6\ngösterge\u{a0}R5 gösterge\u{a0}R5,\u{a0}okey\u{a0}R7 okey\u{a0}1,\u{a0}8\u{a0}sarı sarı,\u{a0}mavi,\u{a0}and\u{a0}kırmızı mavi:\u{a0}-, 7,8R\u{20}9B R5\u{a0}(okey)\u{a0}R7 x\u{a0}2 \
    1\u{a0}7\u{a0}sarı\n2\u{a0}3\u{a0}mavi\n \n1\u{a0}9\u{a0}mavi \n2\u{a0}5 ve\u{a0}7\u{a0}9\u{a0}mavi 8\u{a0}ve\u{a0}9\u{a0}mavi 5-5 3-4x2 sahte\nokey sahte\n sahte\u{a0}okey\u{a0}R6 \
    mavi\u{a0}2\u{a0}tane\u{a0}7 ,\u{a0}2\u{a0}tane\u{a0}9 ,\u{a0}6\u{a0}x2, (2) R5;2\n B7,1\n 1.\u{a0}6.\u{a0}8\u{a0}mavi okey\u{a0}1.\u{a0}5\u{a0}mavi kırmızı\u{a0}7";

/// Separators of words, valid or nearly valid.
const GAPS: &[&str] = &[
    ". ",
    " ?",
    " - ",
    "-",
    "\n- ",
    "\n1-",
    "\n2- ",
    "\n2-",
    ", 2-",
    "\n1) ",
    "\n* ",
    " + ",
    "• ",
    " ve ",
    " and ",
    "- ",
    " -",
    " — ",
    " : ",
    "\n",
    ",",
    " ",
    " ",
    "",
    " ",
    "  ",
    ", ",
    ";",
    "\t",
    "\u{c}",
    "\n",
    "\r\n",
    "\u{b}",
    "\u{85}",
    "\u{a0}",
    "\u{2028}",
    "\u{3000}",
    " / ",
    "/",
    "//",
    "\u{0}",
    "\u{1b}",
    "\u{200b}",
    "\u{200e}",
    "\u{feff}",
    "\u{180e}",
    " & ",
    "\n> ",
    "\t",
    " gösterge\n",
    " gösterge, ",
    "\n1\n",
    " bir de ",
    " artı ",
    "\n2\u{20e3} ",
];

/// Generates nearly valid texts of up to `pieces` pieces.
fn soup(pieces: usize) -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        6 => select(WORDS.split(' ').collect::<Vec<_>>()).prop_map(|word| format!("{word} ")),
        6 => select(PIECES.split(' ').collect::<Vec<_>>()).prop_map(str::to_owned),
        3 => select(GAPS).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(piece, 0..=pieces).prop_map(|pieces| pieces.concat())
}

/// Asserts that parser and grammar agree on generated texts, with both sets of letters.
fn compare(form: Form, pieces: usize) {
    let (accepted, refused) = (Cell::new(0_u32), Cell::new(0_u32));
    let outcome = TestRunner::new(generated(16_384)).run(&soup(pieces), |text| {
        for letters in [Letters::Krby, Letters::Rkms] {
            let reading = Reading { form, letters };
            if let Some(difference) = reading.difference(&text) {
                return Err(TestCaseError::fail(difference));
            }
            match reading.parse(&text) {
                Ok(_) => accepted.set(accepted.get() + 1),
                Err(faults) => {
                    refused.set(refused.get() + 1);
                    let strange = faults.iter().find(|fault| !CODES.contains(&fault.kind.code()));
                    prop_assert!(strange.is_none(), "a fault whose code is not listed: {:?}", strange);
                }
            }
        }
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    let (accepted, refused) = (accepted.get(), refused.get());
    let least = u32::try_from(slow_cases(1000)).expect("a count");
    assert!(accepted.min(refused) > least, "one-sided texts: {accepted} accepted, {refused} refused");
}

#[test]
fn generated_hands_are_read_alike() {
    compare(Form::Hand, 6);
}

#[test]
fn generated_tiles_are_read_alike() {
    compare(Form::Tile, 3);
}

#[test]
fn generated_melds_are_read_alike() {
    compare(Form::Melds, 7);
}
