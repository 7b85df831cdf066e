//! The parser reads the right tiles from generated text in every accepted spelling. For any other text, it returns
//! faults with the right spans.

use std::ops::Range;
use std::time::Duration;

use okey::notation::{self, LaidMelds, LaidTile, Letters, NotationFault, TextContext};
use okey::{Colour, Face, Fault, Faults, Number, Symbol, Tile, Written};
use proptest::prelude::*;
use proptest::sample::select;

use crate::command::{generated, thread_time};
use crate::samples::some_of;

const LETTERS: [Letters; 2] = [Letters::Krby, Letters::Rkms];

fn face() -> impl Strategy<Value = Face> {
    select(Face::all().collect::<Vec<_>>())
}

fn symbol() -> impl Strategy<Value = Symbol> {
    prop_oneof![
        8 => face().prop_map(|face| Symbol::Tile(face.into())),
        1 => Just(Symbol::Tile(Tile::FalseJoker)),
        1 => Just(Symbol::Okey),
    ]
}

fn laid_melds() -> impl Strategy<Value = LaidMelds> {
    let laid = (symbol(), prop::option::of(face())).prop_map(|(symbol, declared)| LaidTile {
        symbol,
        declared,
        fourth: None,
        span: 0..0,
    });
    let meld = prop::collection::vec(laid, 1..=13);
    prop::collection::vec(meld, 1..=6).prop_map(LaidMelds)
}

/// Returns the tiles of melds without their spans.
fn content(melds: &LaidMelds) -> Vec<Vec<(Symbol, Option<Face>)>> {
    melds.0.iter().map(|meld| meld.iter().map(|laid| (laid.symbol, laid.declared)).collect()).collect()
}

/// A word as a person might write it, and the tiles that it means.
#[derive(Debug, Clone)]
struct Spelt {
    text: String,
    symbols: Vec<Symbol>,
    /// True if a later number without a colour, such as the 8 in `K7 8`, takes the colour of this word. `None` for an
    /// okey or a false joker, which such a number ignores.
    goes_on: Option<bool>,
    /// The spelling to use after a tile, if this word begins with a number, such as `7 red`. In `K5 7 red` the 7 would
    /// be read as K7, so the spelling is `7red`.
    among: Option<String>,
}

/// How a text writes black. With the word `siyah` (black), the letter K is ambiguous, because it may mean red
/// (`kırmızı`).
#[derive(Debug, Clone, Copy)]
enum BlackBy {
    Word,
    Letter,
}

const BLACK_BY: [BlackBy; 2] = [BlackBy::Word, BlackBy::Letter];

/// Generates a colour word in Turkish or English. Each letter may be a capital. An `i` may lack its dot, and an `s` may
/// have a cedilla.
fn colour_word(black: BlackBy) -> impl Strategy<Value = (String, Colour)> {
    let mut words = vec![
        ("kirmizi", Colour::Red),
        ("mavi", Colour::Blue),
        ("sari", Colour::Yellow),
        ("yesil", Colour::Yellow),
        ("red", Colour::Red),
        ("blue", Colour::Blue),
        ("yellow", Colour::Yellow),
        ("green", Colour::Yellow),
    ];
    if matches!(black, BlackBy::Word) {
        words.extend(["siyah", "kara", "black"].map(|word| (word, Colour::Black)));
    }
    (select(words), any::<[prop::sample::Index; 7]>()).prop_map(|((word, colour), forms)| {
        let spell = |(letter, form): (char, &prop::sample::Index)| match letter {
            'i' => (*form.get(&["i", "I", "ı", "İ", "i\u{307}", "I\u{307}"])).to_owned(),
            's' => (*form.get(&["s", "S", "ş", "Ş", "s\u{327}", "S\u{327}"])).to_owned(),
            other => form.get(&[other, other.to_ascii_uppercase()]).to_string(),
        };
        (word.chars().zip(&forms).map(spell).collect(), colour)
    })
}

/// Generates one to four colour letters, each in upper or lower case.
fn colour_letters(letters: Letters, black: BlackBy) -> impl Strategy<Value = (String, Vec<Colour>)> {
    let mut named = match letters {
        Letters::Krby => vec![('r', Colour::Red), ('b', Colour::Blue), ('y', Colour::Yellow), ('g', Colour::Yellow)],
        Letters::Rkms => vec![('r', Colour::Red), ('m', Colour::Blue), ('s', Colour::Yellow)],
        other => panic!("the letters {other} have no colours here"),
    };
    if matches!(black, BlackBy::Letter) {
        named.push(('k', Colour::Black));
    }
    let letter = (select(named), any::<bool>()).prop_map(|((letter, colour), capital)| {
        let letter = if capital { letter.to_ascii_uppercase() } else { letter };
        (letter, colour)
    });
    prop::collection::vec(letter, 1..=4).prop_map(|letters| {
        let (mut text, colours): (String, _) = letters.into_iter().unzip();
        // Unless all letters are capitals, letters such as `kr` may abbreviate one colour (kırmızı).
        if ["kr", "km", "krm", "sr", "bk", "gr"].iter().any(|letters| text.eq_ignore_ascii_case(letters)) {
            text.make_ascii_uppercase();
        }
        (text, colours)
    })
}

/// Generates a number such as `5`, a range such as `5-8`, or `5-5`, which means the 5 twice. The dash may be of any
/// kind.
fn numbers() -> impl Strategy<Value = (String, Vec<Number>)> {
    let bounds = (select(Number::all().collect::<Vec<_>>()), select(Number::all().collect::<Vec<_>>()));
    (bounds, any::<bool>(), select(vec!["-", "–", "—", "\u{2011}", "−"])).prop_map(|((one, other), range, dash)| {
        if !range {
            return (one.to_string(), vec![one]);
        }
        let (from, to) = (one.min(other), one.max(other));
        if from == to {
            return (format!("{from}{dash}{to}"), vec![from; 2]);
        }
        (format!("{from}{dash}{to}"), Number::all().filter(|number| (from..=to).contains(number)).collect())
    })
}

/// Generates one colour: a word, a letter or an emoji, in any accepted spelling.
fn one_colour(letters: Letters, black: BlackBy) -> impl Strategy<Value = (String, Colour)> {
    let signs = [
        ("⚫", Colour::Black),
        ("⬛", Colour::Black),
        ("🖤", Colour::Black),
        ("🔴", Colour::Red),
        ("🟥", Colour::Red),
        ("🔵", Colour::Blue),
        ("🟦", Colour::Blue),
        ("🟡", Colour::Yellow),
        ("🟨", Colour::Yellow),
        ("🟢", Colour::Yellow),
        ("🟩", Colour::Yellow),
    ];
    let sign = (select(signs.to_vec()), select(vec!["", "\u{fe0f}", "\u{fe0e}"]));
    let letter = colour_letters(letters, black).prop_map(|(text, colours)| {
        let first = text.chars().next().map(String::from).unwrap_or_default();
        (first, colours[0])
    });
    prop_oneof![colour_word(black), letter, sign.prop_map(|((sign, colour), form)| (format!("{sign}{form}"), colour))]
}

/// Generates tiles: colours and numbers in either order. Between a single colour and its numbers there may be a blank,
/// a colon or a dash.
fn faces(letters: Letters, black: BlackBy) -> impl Strategy<Value = Spelt> {
    let blanks = select(vec!["", " ", "  ", "\t", "\u{a0}", "\n"]);
    let links = select(vec!["", " ", "  ", "\t", "\u{a0}", "\n", ":", ": ", " : ", " - ", " – "]);
    let one = (one_colour(letters, black), links, blanks)
        .prop_map(|((name, colour), link, blanks)| (name, vec![colour], link, blanks));
    let colours = prop_oneof![one, colour_letters(letters, black).prop_map(|(text, colours)| (text, colours, "", ""))];
    (colours, numbers(), any::<bool>()).prop_map(|((name, colours, link, blanks), (digits, numbers), number_first)| {
        let text = if number_first { format!("{digits}{blanks}{name}") } else { format!("{name}{link}{digits}") };
        let letters = name.chars().all(char::is_alphabetic);
        let among = number_first.then(|| if letters { format!("{digits}{name}") } else { format!("{name}{digits}") });
        let faces = colours.iter().flat_map(|colour| numbers.iter().map(|number| Face::new(*colour, *number)));
        let symbols = faces.map(|face| Symbol::Tile(face.into())).collect();
        Spelt { text, symbols, goes_on: Some(!number_first && colours.len() == 1), among }
    })
}

fn joker() -> impl Strategy<Value = Spelt> {
    let words = ["J", "j", "J*", "j*", "sahte okey", "SAHTE\u{a0}OKEY", "false joker", "False Okey"];
    let false_joker = (select(words.to_vec()), Just(Symbol::Tile(Tile::FalseJoker)));
    let words =
        ["O", "o", "O*", "o*", "okey", "OKEY", "gerçek okey", "Gercek  Okey", "GERC\u{327}EK okey", "real okey"];
    let okey = (select(words.to_vec()), Just(Symbol::Okey));
    prop_oneof![false_joker, okey].prop_map(|(text, symbol)| Spelt {
        text: text.to_owned(),
        symbols: vec![symbol],
        goes_on: None,
        among: None,
    })
}

fn spelt(letters: Letters, black: BlackBy) -> impl Strategy<Value = Spelt> {
    let times = prop::option::of((select(vec!["x", "X", "×", " x"]), 1_usize..=4));
    (prop_oneof![5 => faces(letters, black), 1 => joker()], times).prop_map(|(word, times)| match times {
        // In `K7-7x2` (two equal tiles) and in `KR7 x2` (several tiles and a space), the count could apply to all tiles
        // or only to the last one. So such words get no count.
        Some((sign, times))
            if word.symbols.windows(2).all(|pair| pair[0] != pair[1])
                && (word.symbols.len() == 1 || !sign.starts_with(' ')) =>
        {
            let symbols = word.symbols.iter().flat_map(|symbol| std::iter::repeat_n(*symbol, times)).collect();
            let repeated = |text: String| format!("{text}{sign}{times}");
            Spelt { text: repeated(word.text), symbols, among: word.among.map(repeated), ..word }
        }
        _ => word,
    })
}

fn separator() -> impl Strategy<Value = &'static str> {
    select(vec![
        " ", ", ", ",", ";", " ;\t", "\n", "\r\n", "\u{b}", "\u{85}", "\u{2003}", "\u{2028}", "\u{3000}", " + ",
        "\n- ", "\n* ", " ve ", " and ", "• ",
    ])
}

/// Returns true if the separator means "and". An "and" may come only between two tiles.
fn joins(separator: &str) -> bool {
    [" ve ", " and "].contains(&separator)
}

/// The words of a hand: the position of each word in the text, and the tiles it means.
type Words = Vec<(Range<usize>, Vec<Symbol>)>;

/// Returns true if the separator is only white space without a line break.
fn is_blank(separator: &str) -> bool {
    [" ", "\u{2003}", "\u{3000}"].contains(&separator)
}

/// Generates the text of a hand, and the words in it.
fn spelt_hand(letters: Letters) -> impl Strategy<Value = (String, Words)> {
    let words = move |black| prop::collection::vec((spelt(letters, black), separator()), 1..=12);
    let words = select(&BLACK_BY[..]).prop_flat_map(words);
    (prop::option::of(separator()), words, any::<bool>()).prop_map(|(before, words, separator_last)| {
        let mut text = before.filter(|before| !joins(before)).unwrap_or_default().to_owned();
        let last = words.len() - 1;
        let mut places = Vec::new();
        let (mut goes_on, mut colour_last) = (false, false);
        for (at, (word, separator)) in words.into_iter().enumerate() {
            let (spelling, going) = match word.among {
                Some(among) if goes_on => {
                    let number_first = among.starts_with(|first: char| first.is_ascii_digit());
                    (among, Some(!number_first))
                }
                _ => (word.text, word.goes_on),
            };
            goes_on = going.unwrap_or(goes_on);
            // After some words a space is ambiguous, so use a comma:
            // - In `okey R6`, R6 could be the okey.
            // - A 1 or 2 after an okey or a false joker could be its count.
            // - In `7 red 8`, the colour could also apply to the 8.
            // - After an emoji, a colour word could be a second name of the same colour.
            let names = ["okey", "joker", "sahte"].iter().any(|word| spelling.to_lowercase().ends_with(word));
            let sign = spelling.ends_with(|last: char| !last.is_alphanumeric());
            let shares = going == Some(false) && (sign || spelling.contains(char::is_whitespace));
            let joined = is_blank(separator) && (names || shares) || joins(separator) && shares;
            let separator = if joined { ", " } else { separator };
            // At the start of a line, a number with a dash after it could be the number of a list item.
            let is_dash = |sign: char| "-–—−".contains(sign);
            let may_number = spelling.starts_with(|first: char| first.is_ascii_digit()) && spelling.contains(is_dash);
            let begins_item = may_number && text.ends_with(['\n', '\t', '\u{b}', '\u{85}', '\u{2028}']);
            // After a word that ends with its colour, such as `7 red`, an emoji could be a second name of this colour.
            let may_name = colour_last && spelling.starts_with(|first: char| !first.is_alphanumeric());
            if at > 0 && (begins_item || may_name) {
                text += ", ";
            }
            colour_last = going == Some(false);
            places.push((text.len()..text.len() + spelling.len(), word.symbols));
            text += &spelling;
            text += if at < last || separator_last && !joins(separator) { separator } else { "" };
        }
        (text, places)
    })
}

/// Words that are not tiles, each with the code of its fault.
const BAD: &[(&str, &str)] = &[
    ("Q7", "unknown-word"),
    ("kirmzi7", "unknown-word"),
    ("?", "unknown-word"),
    ("=R9", "unknown-word"),
    ("\u{1b}[0m", "unknown-word"),
    ("ğğğ", "unknown-word"),
    ("joker", "joker-word"),
    ("S5", "other-letters"),
    ("R", "number-missing"),
    ("mavi", "number-missing"),
    ("R0", "number-range"),
    ("14r", "number-range"),
    ("red 14", "number-range"),
    ("red 14x9", "number-range"),
    ("R007", "leading-zero"),
    ("R7-4", "range-backwards"),
    ("R11-14", "range-past-end"),
    ("R4-", "range-end"),
    ("mavi 4-", "range-end"),
    ("R6x9", "bad-repeat"),
    ("K1R2", "tiles-touch"),
    ("O*=R9", "declared-in-hand"),
    ("/", "bar-in-hand"),
];

/// Generates lists of valid and invalid words. Each invalid word has the code of its fault.
fn words_good_and_bad() -> impl Strategy<Value = Vec<(String, Option<&'static str>)>> {
    let good = symbol().prop_map(|symbol| (symbol.to_string(), None));
    let bad = select(BAD).prop_map(|(word, code)| (word.to_owned(), Some(code)));
    prop::collection::vec(prop_oneof![good, bad], 1..=16)
}

/// Pieces that are repeated to make texts full of dashes, colours, numbers or other characters.
const HOSTILE: [&str; 22] = [
    "k",
    "1",
    "J*",
    "K1-",
    "x2",
    "=",
    "\u{307}",
    "kırmızı",
    "1 ",
    "-",
    " - ",
    "K ",
    "🔴",
    "🔴7",
    "🔴\u{fe0f} ",
    "1-",
    "mor ",
    "7, ",
    "K1 - ",
    "okey ",
    "sahte ",
    "2 okey, ",
];

/// Generates any text: arbitrary characters, control characters, and pieces of hands.
fn any_text() -> impl Strategy<Value = String> {
    let pieces = vec![
        "K",
        "R",
        "kırmızı",
        "mavi ",
        "joker",
        "J*",
        "O",
        "*",
        "1",
        "13",
        "0",
        "-",
        "–",
        "x",
        "×2",
        "=",
        "/",
        "//",
        ",",
        " ",
        "\n",
        "\0",
        "\u{1b}",
        "\u{7f}",
        "\u{9f}",
        "\u{200e}",
        "\u{202e}",
        "\u{feff}",
        "\u{307}",
        "\u{327}",
        "ğ",
    ];
    let piece = prop_oneof![
        2 => any::<char>().prop_map(String::from),
        3 => select(pieces).prop_map(str::to_owned),
        1 => face().prop_map(|face| face.to_string()),
    ];
    prop::collection::vec(piece, 0..=24).prop_map(|pieces| pieces.concat())
}

/// Checks that there are faults, and that their spans are nonempty and inside the text.
fn check_faults(text: &str, faults: &[Fault<NotationFault>]) -> Result<(), TestCaseError> {
    prop_assert!(!faults.is_empty(), "refused without a fault");
    for fault in faults {
        prop_assert!(fault.span.is_some() || fault.also.is_empty(), "further places without a first: {:?}", fault);
        for span in fault.span.iter().chain(&fault.also).cloned() {
            prop_assert!(!span.is_empty(), "an empty place: {:?}", fault);
            prop_assert!(text.get(span).is_some(), "no place in the text: {:?}", fault);
        }
    }
    Ok(())
}

/// Checks that the spans of tiles are nonempty, inside the text, and in order.
fn check_places(text: &str, places: &[Range<usize>]) -> Result<(), TestCaseError> {
    for place in places {
        prop_assert!(text.get(place.clone()).is_some_and(|word| !word.is_empty()), "no place in the text: {:?}", place);
    }
    for pair in places.windows(2) {
        prop_assert!(pair[0].end <= pair[1].start, "out of order: {:?}", pair);
    }
    Ok(())
}

/// Groups tiles by the word of the text that they come from.
fn by_word(tiles: &[Written]) -> Words {
    let words = tiles.chunk_by(|one, next| one.span == next.span);
    words.map(|word| (word[0].span.clone(), word.iter().map(|written| written.symbol).collect())).collect()
}

/// Generates tiles as people write them in a text message, such as `kırmızı 5-6-7`, `7, 8 sarı` and `2 okey`, and their
/// meaning.
fn texted_group() -> impl Strategy<Value = (String, Vec<Symbol>)> {
    let names = select(
        &[("siyah", Colour::Black), ("kırmızı", Colour::Red), ("🔵", Colour::Blue), ("sarı", Colour::Yellow)][..],
    );
    let numbers = (prop::collection::vec(1..=13_u8, 1..=4), select(&[" ", ", ", ",", "+", " + ", " ve ", "-"][..]));
    let tiles = (names, numbers, 0..4).prop_map(|((name, colour), (mut numbers, within), form)| {
        // Do not join two numbers with a dash, because `5-7` is a range.
        let within = if within == "-" && numbers.len() == 2 { " " } else { within };
        numbers.truncate(if within == " ve " { 2 } else { 4 });
        let written = numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(within);
        let text = match form {
            0 => format!("{name} {written}"),
            1 => format!("{name}: {written}"),
            2 => format!("{written} {name}"),
            _ => format!("{written}{name}"),
        };
        let numbers = numbers.into_iter().map(|number| Number::new(number).expect("a number"));
        (text, numbers.map(|number| Symbol::Tile(Face::new(colour, number).into())).collect())
    });
    let jokers = select(&[("okey", 1), ("1 okey", 1), ("2 okey", 2), ("okey 2", 2), ("iki okey", 2)][..]);
    prop_oneof![8 => tiles, 1 => jokers.prop_map(|(text, count)| (text.to_owned(), vec![Symbol::Okey; count]))]
}

proptest! {
    #![proptest_config(generated(4096))]

    /// If clear separators divide a text into parts such as `kırmızı 5-6-7`, the parser reads the tiles of each part,
    /// or it refuses the text.
    #[test]
    fn groups_are_read_as_meant_or_refused(
        groups in prop::collection::vec((texted_group(), select(&["\n", " - ", "; ", " • ", "\n- "][..])), 1..=5),
    ) {
        let last = groups.len() - 1;
        let text: String = groups.iter().enumerate()
            .map(|(place, ((group, _), separator))| group.clone() + if place < last { separator } else { "" })
            .collect();
        if let Ok(rack) = notation::hand(&text, Letters::Krby) {
            let meant: Vec<Symbol> = groups.into_iter().flat_map(|((_, tiles), _)| tiles).collect();
            prop_assert_eq!(rack.symbols().collect::<Vec<_>>(), meant, "{}", text);
        }
    }

    #[test]
    fn printed_hands_are_read_back(symbols in prop::collection::vec(symbol(), 1..=30)) {
        let printed = symbols.iter().map(Symbol::to_string).collect::<Vec<_>>().join(" ");
        let rack = notation::hand(&printed, Letters::Krby);
        prop_assert!(rack.is_ok(), "{:?}", rack);
        let rack = rack.unwrap_or_default();
        prop_assert_eq!(rack.symbols().collect::<Vec<_>>(), symbols);
        prop_assert_eq!(rack.to_string(), printed);
    }

    #[test]
    fn printed_tiles_are_read_back(symbol in symbol()) {
        let written = notation::tile(&symbol.to_string(), Letters::Krby);
        prop_assert_eq!(written.map(|written| written.symbol), Ok(symbol));
    }

    #[test]
    fn printed_melds_are_read_back(melds in laid_melds()) {
        let printed = melds.to_string();
        let again = notation::melds(&printed, Letters::Krby);
        prop_assert!(again.is_ok(), "{:?}: {:?}", printed, again);
        let again = again.unwrap_or_default();
        prop_assert_eq!(content(&again), content(&melds));
        prop_assert_eq!(again.to_string(), printed);
    }

    #[test]
    fn every_spelling_is_read(
        (letters, (text, words)) in select(&LETTERS[..]).prop_flat_map(|letters| (Just(letters), spelt_hand(letters))),
    ) {
        let rack = notation::hand(&text, letters);
        prop_assert!(rack.is_ok(), "{:?}: {:?}", text, rack);
        let rack = rack.unwrap_or_default();
        prop_assert_eq!(by_word(&rack.tiles), words);
        let printed = rack.to_string();
        let again = notation::hand(&printed, Letters::Krby).unwrap_or_default();
        prop_assert_eq!(again.to_string(), printed);
    }

    #[test]
    fn a_word_alone_means_the_same_tiles(
        (letters, (text, _)) in select(&LETTERS[..]).prop_flat_map(|letters| (Just(letters), spelt_hand(letters))),
    ) {
        let words = by_word(&notation::hand(&text, letters).unwrap_or_default().tiles);
        check_places(&text, &words.iter().map(|(place, _)| place.clone()).collect::<Vec<_>>())?;
        for (place, symbols) in words {
            let alone = notation::hand(&text[place], letters).unwrap_or_default();
            prop_assert_eq!(alone.symbols().collect::<Vec<_>>(), symbols);
        }
    }

    #[test]
    fn a_laid_word_alone_means_the_same_tiles(melds in laid_melds()) {
        let printed = melds.to_string();
        let melds = notation::melds(&printed, Letters::Krby).unwrap_or_default();
        let laid: Vec<&LaidTile> = melds.0.iter().flatten().collect();
        check_places(&printed, &laid.iter().map(|laid| laid.span.clone()).collect::<Vec<_>>())?;
        for laid in laid {
            let alone = notation::melds(&printed[laid.span.clone()], Letters::Krby).unwrap_or_default();
            prop_assert_eq!(content(&alone), [[(laid.symbol, laid.declared)]]);
        }
    }

    #[test]
    fn every_bad_word_is_reported(words in words_good_and_bad()) {
        let mut text = String::new();
        let (mut places, mut codes, mut good) = (Vec::new(), Vec::new(), Vec::new());
        for (word, code) in &words {
            if let Some(code) = code {
                places.push(text.len()..text.len() + word.len());
                codes.push(*code);
            } else {
                good.push(word.as_str());
            }
            text += word;
            // With only a space between them, `mavi` (blue) and `7` would be read as one tile.
            text += ", ";
        }
        let readable = notation::readable_hand(&text, Letters::Krby);
        prop_assert_eq!(readable.rack.to_string(), good.join(" "));
        let mut reported = 0;
        for fault in &readable.faults {
            for span in fault.span.iter().chain(&fault.also) {
                let word = places.iter().position(|place| place.start <= span.start && span.end <= place.end);
                prop_assert_eq!(word.map(|word| codes[word]), Some(fault.kind.code()), "{:?} at {:?}", fault, span);
                reported += 1;
            }
        }
        prop_assert_eq!(reported, places.len(), "a fault for each bad word: {:?}", readable.faults);
        // The parser combines faults with the same cause, but reports each unknown word separately.
        for code in codes.iter().filter(|code| **code != "unknown-word") {
            prop_assert_eq!(readable.faults.iter().filter(|fault| fault.kind.code() == *code).count(), 1, "{}", code);
        }
    }

    #[test]
    fn a_colour_once_is_the_colour_of_every_number(
        (letters, (name, colour), numbers, separator, link) in select(&LETTERS[..]).prop_flat_map(|letters| (
            Just(letters),
            select(&BLACK_BY[..]).prop_flat_map(move |black| one_colour(letters, black)),
            prop::collection::vec(select(Number::all().collect::<Vec<_>>()), 1..=9),
            select(vec![" ", ", ", ",", "; ", " + ", "\n", " ve ", "\n- "]),
            select(vec!["", " ", ": ", ":\n", " - "]),
        )),
    ) {
        let digits: Vec<String> = numbers.iter().map(Number::to_string).collect();
        let text = format!("{name}{link}{}", digits.join(separator));
        let read = notation::hand(&text, letters).map(|rack| rack.to_string());
        let each: Vec<String> = numbers.iter().map(|number| Face::new(colour, *number).to_string()).collect();
        prop_assert_eq!(read, Ok(each.join(" ")), "{:?}", text);
    }

    /// In `K5 2 R7` the 2 may be the tile K2, or a count that means two tiles R7. So the parser refuses it.
    #[test]
    fn a_number_that_may_count_a_tile_is_refused(
        (letters, (first, _), (second, _), numbers, counted, separator, count) in
            select(&LETTERS[..]).prop_flat_map(|letters| (
                Just(letters),
                one_colour(letters, BlackBy::Letter),
                one_colour(letters, BlackBy::Letter),
                prop::collection::vec(select(Number::all().collect::<Vec<_>>()), 1..=5),
                select(Number::all().collect::<Vec<_>>()),
                select(vec![" ", ", ", " ; ", " + ", "\n", "\r\n", " ve ", " and ", "\n- ", "\n14) ", ". ", "! "]),
                1..=2_u8,
            )),
        within in select(vec![" ", ", "]),
        link in select(vec![" ", "", ": ", "\n"]),
        after in select(vec!["", ", K1", "\nR2", ", 2 mavi 5", " okey", ".", ", 2 tane okey"]),
    ) {
        let digits: Vec<String> = numbers.iter().map(Number::to_string).collect();
        let before = format!("{first} {}", digits.join(within));
        let tile = format!("{second}{link}{counted}");
        // Put a space between the number and the tile, because `2R7` has another meaning.
        let text = format!("{before}{separator}{count} {tile}{after}");
        let read = notation::hand(&text, letters);
        let doubtful: Vec<String> = read.err().into_iter().flatten().filter_map(|fault| match fault.kind {
            NotationFault::NumberOrCount { of, .. } => Some(of),
            _ => None,
        }).collect();
        // The hint quotes the tile on one line, so that the user can copy it.
        prop_assert!(!doubtful.is_empty() && doubtful.iter().all(|of| !of.contains('\n')), "{:?}: {:?}", text, doubtful);
        // Both corrections in the hint are accepted.
        let number = format!("{before}{separator}{count}, {tile}");
        let tiles = notation::hand(&number, letters).map(|rack| rack.tiles.len());
        prop_assert_eq!(tiles, Ok(numbers.len() + 2), "{:?}", number);
        let in_one_line = tile.split_whitespace().collect::<Vec<_>>().join(" ");
        let times = format!("{before}{separator}{in_one_line} x{count}");
        let tiles = notation::hand(&times, letters).map(|rack| rack.tiles.len());
        prop_assert_eq!(tiles, Ok(numbers.len() + usize::from(count)), "{:?}", times);
    }

    #[test]
    fn a_number_that_may_count_the_joker_before_it_is_refused(
        (colour, _) in one_colour(Letters::Krby, BlackBy::Letter),
        number in select(Number::all().collect::<Vec<_>>()),
        separator in select(vec![" ", ", ", "\n", " ve "]),
        joker in select(vec!["okey", "sahte", "sahte okey", "false joker", "GERÇEK OKEY", "real okey"]),
        gap in select(vec![" ", "  ", " - ", " – "]),
        count in 1..=2_u8,
        after in select(vec!["", ", K1", "\nR2", " 9", ".", ", 2 tane okey"]),
    ) {
        let text = format!("{colour} {number}{separator}{joker}{gap}{count}{after}");
        let codes = notation::hand(&text, Letters::Krby).err();
        let codes = codes.map(|faults| faults.iter().map(|fault| fault.kind.code()).collect::<Vec<_>>());
        prop_assert_eq!(codes, Some(vec!["number-or-count"]), "{:?}", text);
    }

    /// If the word for the indicator stands between two tiles, either may be the indicator. With a comma, it is clear.
    #[test]
    fn an_indicator_between_two_tiles_is_refused(
        one in face(),
        other in face(),
        word in select(vec!["g\u{f6}sterge", "indicator", "g\u{f6}sterge ta\u{15f}\u{131}"]),
        before in select(vec!["", "K1, ", "el: "]),
        after in select(vec!["", ", K1", " R2", "\nK1"]),
    ) {
        let read = notation::hand_at_table(&format!("{before}{one} {word} {other}{after}"), Letters::Krby);
        let codes: Vec<_> = read.faults.iter().map(|fault| fault.kind.code()).collect();
        prop_assert_eq!(codes, ["indicator-between"]);
        let read = notation::hand_at_table(&format!("{before}{one}, {word} {other}"), Letters::Krby);
        prop_assert_eq!((read.faults.len(), read.indicator.map(|(face, _)| face)), (0, Some(other)));
    }

    /// `gösterge: R5, okey: R6` says only which tile is the okey. With any other tile, the text contradicts itself.
    #[test]
    fn a_text_may_name_the_okey_of_its_indicator(
        indicator in face(), named in face(), gap in select(vec![", ", "\n", " "]),
    ) {
        let read = notation::hand_at_table(&format!("g\u{f6}sterge: {indicator}{gap}okey: {named}, K1"), Letters::Krby);
        let okey = Face::new(indicator.colour, indicator.number.successor());
        if named == okey {
            prop_assert_eq!((read.rack.to_string(), read.faults.len()), ("K1".to_owned(), 0));
        } else {
            let codes: Vec<_> = read.faults.iter().map(|fault| fault.kind.code()).collect();
            prop_assert_eq!(codes, ["named-okey"]);
        }
    }

    /// A table with commas has a colour and its numbers in each row. A column with a 1 or 2 in every row may hold
    /// counts, and is left out here.
    #[test]
    fn rows_of_a_table_with_commas_are_read(
        rows in prop::collection::vec(
            (one_colour(Letters::Krby, BlackBy::Letter), prop::collection::vec(select(Number::all().skip(2).collect::<Vec<_>>()), 1..=4)),
            2..=4,
        ),
        comma in select(vec![",", ", ", ";"]),
        colour_first in any::<bool>(),
    ) {
        let row = |((name, _), numbers): &((String, Colour), Vec<Number>)| {
            let mut cells: Vec<String> = numbers.iter().map(Number::to_string).collect();
            cells.insert(if colour_first { 0 } else { cells.len() }, name.clone());
            cells.join(comma)
        };
        let text = rows.iter().map(row).collect::<Vec<_>>().join("\n");
        let read = notation::hand(&text, Letters::Krby).map(|rack| rack.to_string());
        let faces = rows.iter().flat_map(|((_, colour), numbers)| numbers.iter().map(|number| Face::new(*colour, *number)));
        prop_assert_eq!(read, Ok(faces.map(|face| face.to_string()).collect::<Vec<_>>().join(" ")), "{:?}", text);
    }

    /// The numbers at the start of the lines may count the lines, if another number follows each of them. If each of
    /// them is equal to the next number or one lower, they are tiles.
    #[test]
    fn numbers_that_may_count_the_lines_are_refused(
        lines in prop::collection::vec((1..=13_u8, select(vec!["sarı", "mavi", "siyah", "🔴"])), 2..=9),
        separator in select(vec![" ", ", ", "  "]),
        before in select(vec!["", "el: ", "okey\n"]),
    ) {
        let line = |(row, (number, colour)): (u8, &(u8, &str))| format!("{row}{separator}{number} {colour}");
        let text = before.to_owned() + &(1..).zip(&lines).map(line).collect::<Vec<_>>().join("\n");
        let joined = (1..).zip(&lines).all(|(row, (number, _))| *number == row || *number == row + 1);
        let read = notation::hand(&text, Letters::Krby);
        let codes = read.as_ref().err().map(|faults| faults.iter().map(|fault| fault.kind.code()).collect::<Vec<_>>());
        prop_assert_eq!(codes, (!joined).then(|| vec!["mark-or-number"]), "{:?}", text);
    }

    /// A number next to `ve` ("and") may have the colour before it or the one after it, unless it continues a run on
    /// its own side and no run on the other side.
    #[test]
    fn numbers_on_both_sides_of_and_are_read_only_if_they_are_clear(
        numbers in prop::collection::vec(1..=12_u8, 3),
        and in select(vec![" ve ", " and ", " ile ", " & "]),
        after in any::<bool>(),
    ) {
        let [one, two, three] = numbers[..] else { return Ok(()) };
        let runs = |last: u8, next: u8| last + 1 == next;
        let (text, tiles, clear) = if after {
            let tiles = format!("R{one} B{two} B{three}");
            let clear = runs(two, three) || two == three && !runs(one, two);
            (format!("red {one}{and}{two} {three} blue"), tiles, clear)
        } else {
            let tiles = format!("R{one} R{two} B{three}");
            let clear = (runs(one, two) || one == two) && !runs(two, three);
            (format!("red {one} {two}{and}{three} blue"), tiles, clear)
        };
        let read = notation::hand(&text, Letters::Krby).map(|rack| rack.to_string());
        prop_assert_eq!(read.ok(), clear.then_some(tiles), "{:?}", text);
    }

    /// A dash may leave a tile out of the range before it.
    #[test]
    fn a_range_and_one_of_its_tiles_are_refused(
        from in 1..=11_u8, more in 2..=12_u8, third in 1..=13_u8, dash in select(vec![" - ", " -", " – "]),
        name in select(vec!["", "R"]),
    ) {
        let to = 13.min(from + more);
        let read = notation::hand(&format!("R{from}-{to}{dash}{name}{third}"), Letters::Krby);
        let codes = read.err().map(|faults| faults.iter().map(|fault| fault.kind.code()).collect::<Vec<_>>());
        prop_assert_eq!(codes, (from..=to).contains(&third).then(|| vec!["two-readings"]));
    }

    #[test]
    fn dashes_between_three_tiles_and_more_separate_them(
        symbols in prop::collection::vec(symbol(), 3..=8),
        dash in select(vec!["-", "–", "—", " - ", " — ", "- ", " -", " -\n"]),
    ) {
        let words: Vec<String> = symbols.iter().map(Symbol::to_string).collect();
        let read = notation::hand(&words.join(dash), Letters::Krby).map(|rack| rack.to_string());
        prop_assert_eq!(read, Ok(words.join(" ")));
    }

    #[test]
    fn numbers_with_dashes_are_a_list_from_three_on(
        numbers in prop::collection::vec(select(Number::all().collect::<Vec<_>>()), 3..=8),
        colour in select(vec!["R", "kırmızı ", "Kırmızı", "🔴", "R "]),
        dash in select(vec!["-", "–", "—", " - ", " – "]),
    ) {
        let digits: Vec<String> = numbers.iter().map(Number::to_string).collect();
        let read = notation::hand(&format!("{colour}{}", digits.join(dash)), Letters::Krby).map(|rack| rack.to_string());
        let each: Vec<String> = digits.iter().map(|digits| format!("R{digits}")).collect();
        prop_assert_eq!(read, Ok(each.join(" ")));
    }

    #[test]
    fn just_two_tiles_with_a_dash_are_refused_where_more_could_lie_between(
        one in face(), other in face(), dash in select(vec!["-", " - ", " – ", "- "]),
    ) {
        let read = notation::hand(&format!("{one}{dash}{other}"), Letters::Krby);
        let gap = one.colour == other.colour && one.number.get().abs_diff(other.number.get()) > 1;
        match read {
            Ok(rack) => prop_assert!(!gap && rack.to_string() == format!("{one} {other}"), "{:?}", rack),
            Err(faults) => {
                prop_assert!(gap, "{:?}", faults);
                prop_assert_eq!(faults[0].kind.clone(), NotationFault::TwoOrRun { one, other, listed: false });
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_faults(text in any_text()) {
        for letters in LETTERS {
            match notation::hand(&text, letters) {
                Ok(rack) => {
                    prop_assert!(!rack.tiles.is_empty());
                    let places: Vec<_> = by_word(&rack.tiles).into_iter().map(|(place, _)| place).collect();
                    check_places(&text, &places)?;
                }
                Err(faults) => {
                    check_faults(&text, &faults)?;
                    check_places(&text, &faults.iter().filter_map(|fault| fault.span.clone()).collect::<Vec<_>>())?;
                }
            }
            if let Err(faults) = notation::tile(&text, letters) {
                check_faults(&text, &faults)?;
            }
            match notation::melds(&text, letters) {
                Ok(melds) => prop_assert!(!melds.0.is_empty() && melds.0.iter().all(|meld| !meld.is_empty())),
                Err(faults) => check_faults(&text, &faults)?,
            }
        }
    }

    #[test]
    fn one_meld_is_read_as_a_hand_is(text in any_text()) {
        let bare: String = text.chars().filter(|character| !matches!(character, '/' | '=')).collect();
        for letters in LETTERS {
            let hand = notation::hand(&bare, letters).map(|rack| rack.to_string());
            let melds = notation::melds(&bare, letters).map(|melds| melds.to_string());
            match (hand, melds) {
                (Ok(hand), Ok(melds)) => prop_assert_eq!(hand, melds),
                (Err(hand), Err(melds)) => {
                    let code = |fault: &Fault<NotationFault>| fault.kind.code();
                    prop_assert_eq!(hand.iter().map(code).collect::<Vec<_>>(), melds.iter().map(code).collect::<Vec<_>>());
                }
                (hand, melds) => prop_assert!(false, "as a hand {:?}, as melds {:?}", hand, melds),
            }
        }
    }
}

#[test]
fn only_longer_texts_are_too_long() {
    let limit = notation::MAX_BYTES;
    assert_eq!(limit, 64 * 1024, "the documented limit");
    let longest = "K1,".repeat(limit / 3) + &" ".repeat(limit % 3);
    assert_eq!(longest.len(), limit);
    for letters in LETTERS {
        let rack = notation::hand(&longest, letters).expect("a text of the greatest length is read");
        assert_eq!(rack.tiles.len(), limit / 3);
        notation::melds(&longest, letters).expect("a text of the greatest length is read");

        let longer = format!("{longest} ");
        let kind = NotationFault::TooLong { bytes: longer.len(), most: limit };
        let too_long = Faults::from(vec![Fault::whole(kind)]);
        assert_eq!(notation::hand(&longer, letters), Err(too_long.clone()));
        assert_eq!(notation::tile(&longer, letters), Err(too_long.clone()));
        assert_eq!(notation::melds(&longer, letters), Err(too_long));
    }
    // The limit on the length also applies to a text in canonical form, which a faster parser reads.
    let plain = ["K1"].repeat(limit / 3 + 1).join(" ");
    let bytes = plain.len();
    assert!(bytes > limit);
    let too_long = Faults::from(vec![Fault::whole(NotationFault::TooLong { bytes, most: limit })]);
    assert_eq!(notation::hand(&plain, Letters::Krby), Err(too_long));
}

/// A long text that repeats a hostile piece is parsed within the time limit, and its many faults are merged into a few.
#[test]
fn hostile_texts_take_no_longer() {
    // A parser that searches the rest of the text at every position would need seconds.
    const MOST: Duration = Duration::from_millis(400);
    let limit = notation::MAX_BYTES;
    for (round, word) in HOSTILE.into_iter().enumerate() {
        for tail in some_of(["", "K1", " kırmızı", "=R9"], round) {
            let text = word.repeat((limit - tail.len()) / word.len()) + tail;
            let read = || {
                let start = thread_time();
                let faults = notation::readable_hand(&text, Letters::Krby).faults;
                let _ = notation::melds(&text, Letters::Krby);
                assert!(faults.len() < 8, "{word:?} repeated has {} causes", faults.len());
                thread_time().saturating_sub(start)
            };
            // Other programs may slow down some attempts, so one fast attempt of five is enough.
            let least = (0..5).map(|_| read()).find(|&time| time < MOST);
            assert!(least.is_some(), "{word:?} repeated, then {tail:?}: longer than {MOST:?}");
        }
    }
    for bars in ["/", "K1/", "K1=/"] {
        let text = bars.repeat(limit / bars.len());
        notation::hand(&text, Letters::Krby).expect_err("bars divide melds");
        let _ = notation::melds(&text, Letters::Krby);
    }
}

/// If the same mistake is in every line of a text, the parser reports one fault with all its positions.
#[test]
fn one_habit_is_one_fault() {
    let line = "mor 3 4 5\n";
    let faults = notation::hand(&line.repeat(8), Letters::Krby).expect_err("no such colour");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].also.len(), 7);

    let faults = notation::hand(&"3 4 5\n".repeat(8), Letters::Krby).expect_err("no colour at all");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!((faults[0].kind.code(), faults[0].also.len()), ("colour-missing", 23));
}

/// The user can type the word that a hint suggests, and the parser accepts it. The suggestion has no invisible
/// characters, no separate combining marks, and no text from after the word.
#[test]
fn suggestions_of_hints_can_be_typed() {
    let quoted = |text: &str| match notation::hand(text, Letters::Krby).expect_err(text)[0].kind.clone() {
        NotationFault::NumberOrCount { number, of, .. } => format!("{of} x{number}"),
        NotationFault::NumberWord { tile, count } => count.or(tile).unwrap_or_else(|| panic!("{text}")),
        NotationFault::RepeatFirst { times, of } => format!("{of} x{times}"),
        NotationFault::ColourBetween { colour, numbers, .. }
        | NotationFault::NumberMissing { colour, taken: Some(_), numbers, .. } => format!("{colour} {numbers}"),
        kind => panic!("{text}: {kind:?}"),
    };
    for (text, typed, read) in [
        ("K5 2 \u{2764}\u{fe0f}7", "\u{2764}7 x2", "R7 R7"),
        ("K1 2x\u{26ab}\u{fe0f}7", "\u{26ab}7 x2", "K7 K7"),
        ("R5 6 SI\u{307}YAH", "S\u{130}YAH 6", "K6"),
        ("K7 8 mavi!", "mavi 8", "B8"),
        ("R1 2\n5, 6, 7 mavi", "mavi 5, 6, 7", "B5 B6 B7"),
        ("K1 2, okey 5 6 mavi", "mavi 5 6", "B5 B6"),
        ("K1-2-3 4-5-6 mavi 1 okey", "mavi 4-5-6", "B4 B5 B6"),
        ("2 okey 4 mavi", "O* x2", "O* O*"),
        ("R5 sahte 2 okey", "O* x2", "O* O*"),
        ("mavi 5 6, sahte okey 2", "J* x2", "J* J*"),
        ("mavi 5 6 2 \u{2003}k\u{131}rm\u{131}z\u{131}\u{2003}8", "k\u{131}rm\u{131}z\u{131} 8 x2", "R8 R8"),
        ("K5 7 red\n2 okey", "red 7", "R7"),
        ("two blue 7", "blue 7 x2", "B7 B7"),
        ("iki mavi 7 K5", "mavi 7 x2", "B7 B7"),
        ("R5 bir okey", "okey x1", "O*"),
        ("R5 iki sahte okey, K2", "sahte okey x2", "J* J*"),
        ("R5 two okeys", "O* x2", "O* O*"),
        ("yedi mavi", "mavi 7", "B7"),
        ("on \u{fc}\u{e7} siyah", "siyah 13", "K13"),
        ("siyah on iki", "siyah 12", "K12"),
    ] {
        assert_eq!(quoted(text), typed, "{text}");
        assert_eq!(notation::hand(typed, Letters::Krby).map(|rack| rack.to_string()).as_deref(), Ok(read), "{text}");
    }
}

/// The fault for an impossible range, such as `13-1R`, names the colour after the range. If several colours follow the
/// range, the fault names none.
#[test]
fn a_wrong_range_has_the_one_colour_behind_it() {
    let colour = |text: &str| match notation::hand(text, Letters::Krby).expect_err(text)[0].kind.clone() {
        NotationFault::RangeBackwards { colour, .. } | NotationFault::RangePastEnd { colour, .. } => colour,
        kind => panic!("{text}: {kind:?}"),
    };
    for (text, expected) in
        [("13-1R", Some(Colour::Red)), ("5-52R", Some(Colour::Red)), ("13-1RB", None), ("5-52RB", None), ("13-1", None)]
    {
        assert_eq!(colour(text), expected, "{text}");
    }
}

/// In `R8 9 K` the 9 is read as R9, but the user may have meant K9. The fault about the colour K says so only if the 9
/// and the colour are separated by a space alone. The colour must not be an emoji.
#[test]
fn a_number_is_said_to_be_taken_only_right_before_its_colour() {
    let taken = |text: &str| {
        let faults = notation::hand_at_table(text, Letters::Krby).faults;
        let taken = faults.iter().find_map(|fault| match &fault.kind {
            NotationFault::NumberMissing { taken, .. } => Some(*taken),
            _ => None,
        });
        taken.unwrap_or_else(|| panic!("{text}: {faults:?}")).map(|face| face.to_string())
    };
    assert_eq!(taken("R8 9 K").as_deref(), Some("R9"));
    for text in ["R8 9, K", "R8 9 \u{26ab}", "R8 9 1) K", "K2 1) K", "R8 K"] {
        assert_eq!(taken(text), None, "{text}");
    }
}

/// In `7 8 9 red` only the third tile includes the word `red`. So a stray bracket after `red` makes only the 9 invalid.
#[test]
fn the_last_of_several_numbers_has_their_colour() {
    let words = |text: &str| {
        let tiles = notation::readable_hand(text, Letters::Krby).rack.tiles;
        tiles.into_iter().map(|tile| text[tile.span].to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(words("7 8 9 k\u{131}rm\u{131}z\u{131}"), ["7", "8", "9 k\u{131}rm\u{131}z\u{131}"]);
    assert_eq!(words("7 8 9 k\u{131}rm\u{131}z\u{131})"), ["7", "8"]);
}

/// With the indicator R5, R6 is the okey. So `okey R6` is ambiguous, but `okey` before any other tile is not. Every
/// other indicator in the text is a fault.
#[test]
fn a_known_indicator_decides_what_is_unclear() {
    let indicator = "R5".parse().ok();
    let codes = |text: &str| {
        let context = TextContext { letters: Letters::Krby, indicator };
        let faults = notation::hand_at_table(text, context).faults;
        faults.iter().map(|fault| fault.kind.code()).collect::<Vec<_>>()
    };
    for face in Face::all() {
        let expected: &[&str] = if face.to_string() == "R6" { &["named-okey"] } else { &[] };
        assert_eq!(codes(&format!("okey {face}")), expected, "{face}");
        let expected: &[&str] = if Some(face) == indicator { &[] } else { &["indicator-differs"] };
        assert_eq!(codes(&format!("g\u{f6}sterge {face}, K1")), expected, "{face}");
    }
}

/// A declaration such as `O*=R9` means one tile, so a count such as `x2` after it is a fault.
#[test]
fn only_one_tile_is_declared_at_a_time() {
    let code = |text: &str| notation::melds(text, Letters::Krby).map_err(|faults| faults[0].kind.code());
    assert_eq!(notation::melds("O*=R9x1", Letters::Krby).map(|melds| melds.to_string()).as_deref(), Ok("O*=R9"));
    for text in ["O*=R9x2", "O*=R9 x3", "J=R9x2"] {
        assert_eq!(code(text), Err("declaration-missing"), "{text}");
    }
}

/// A hint for an unclear number or count writes tiles that can be typed. The `x` touches a number without a colour of
/// its own; after a colour, a blank separates them. Both readings of an unclear dash or number are complete.
#[test]
fn hints_write_both_readings_in_full() {
    let readings = |text: &str| {
        let faults = notation::hand_at_table(text, Letters::Krby).faults;
        let readings = faults.iter().find_map(|fault| match &fault.kind {
            NotationFault::TwoReadings { one, other } => Some(format!("{one} | {other}")),
            NotationFault::CountBetween { instead, .. } => Some(instead.clone().into()),
            _ => None,
        });
        readings.unwrap_or_else(|| panic!("{text}: {faults:?}"))
    };
    assert_eq!(readings("K3 çift 3"), "3x2");
    assert_eq!(readings("R7 2tane 5 mavi"), "5 mavi x2");
    assert_eq!(readings("K5-7 - 6"), "K5 K6 K7 K6 | K5 K7");
    assert_eq!(readings("r 7 8'li"), "R7 R8 | R7");
    assert_eq!(readings("r 7 2'li"), "R7 R2 | R7 R7");
    assert_eq!(readings("r 7 1'li"), "R7 R1 | R7");
    assert_eq!(readings("r 6 7 2'li"), "R6 R7 R2 | R6 R7");
    assert_eq!(readings("kırmızı 7 8 ve 9 mavi"), "R8 B9 | B8 B9");
    assert_eq!(readings("red 8 and 13 10 black"), "R13 K10 | K13 K10");
}

/// The hint for a bracket next to a tile names an okey only if one of the two tiles is an okey. In a list of melds, it
/// also says which tile this okey stands for.
#[test]
fn hints_for_brackets_name_an_okey() {
    let note = |faults: &[Fault<NotationFault>]| match faults {
        [Fault { kind: NotationFault::TileOrNote { okey, declared, .. }, .. }] => {
            (*okey, declared.map_or_else(String::new, |face| face.to_string()))
        }
        faults => panic!("{faults:?}"),
    };
    let hand = |text: &str| note(&notation::hand_at_table(text, Letters::Krby).faults);
    let melds = |text: &str| note(&notation::melds(text, Letters::Krby).expect_err(text));
    assert_eq!(hand("mavi 7 (okey)"), (true, String::new()));
    assert_eq!(hand("2 okey (kırmızı 6)"), (true, String::new()));
    assert_eq!(hand("mavi 7 (sahte)"), (false, String::new()));
    assert_eq!(melds("O* (R5) R6 R7"), (true, "R5".to_owned()));
    assert_eq!(melds("J* (R5) R6 R7"), (false, String::new()));
}

/// If each 1 or 2 in a list may be a count of the tile before it, the other reading has as many tiles as these counts
/// say.
#[test]
fn counts_in_a_list_give_the_other_reading() {
    let readings = |text: &str| match &notation::hand_at_table(text, Letters::Krby).faults[..] {
        [Fault { kind: NotationFault::TwoReadings { one, other }, .. }] => (one.clone(), other.clone()),
        faults => panic!("{text}: {faults:?}"),
    };
    assert_eq!(readings("K1 2, R5 1, okey"), ("K1 K2 R5 R1 O*".to_owned(), "K1 K1 R5 O*".to_owned()));
}
