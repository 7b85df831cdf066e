//! Laws of reading and printing tiles, on generated input.

use std::ops::Range;

use okey::notation::{self, Laid, LaidMelds, Letters};
use okey::{Colour, Face, Fault, FaultKind, Number, Place, Symbol, Tile, Written};
use proptest::prelude::*;
use proptest::sample::select;

const LETTERS: [Letters; 2] = [Letters::Krby, Letters::Rkms];

fn config() -> ProptestConfig {
    ProptestConfig { cases: 4096, failure_persistence: None, ..ProptestConfig::default() }
}

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
    let laid =
        (symbol(), prop::option::of(face())).prop_map(|(symbol, declared)| Laid { symbol, declared, span: 0..0 });
    let meld = prop::collection::vec(laid, 1..=13);
    prop::collection::vec(meld, 1..=6).prop_map(LaidMelds)
}

/// Melds without the places they were written at.
fn content(melds: &LaidMelds) -> Vec<Vec<(Symbol, Option<Face>)>> {
    melds.0.iter().map(|meld| meld.iter().map(|laid| (laid.symbol, laid.declared)).collect()).collect()
}

/// A word as somebody might write it, and the tiles it means.
#[derive(Debug, Clone)]
struct Spelt {
    text: String,
    symbols: Vec<Symbol>,
}

/// A colour word in Turkish or English, each letter in one of its forms.
fn colour_word() -> impl Strategy<Value = (String, Colour)> {
    let words = [
        ("siyah", Colour::Black),
        ("kirmizi", Colour::Red),
        ("mavi", Colour::Blue),
        ("sari", Colour::Yellow),
        ("yesil", Colour::Yellow),
        ("black", Colour::Black),
        ("red", Colour::Red),
        ("blue", Colour::Blue),
        ("yellow", Colour::Yellow),
        ("green", Colour::Yellow),
    ];
    (select(words.to_vec()), any::<[prop::sample::Index; 7]>()).prop_map(|((word, colour), forms)| {
        let spell = |(letter, form): (char, &prop::sample::Index)| match letter {
            'i' => (*form.get(&["i", "I", "ı", "İ", "i\u{307}", "I\u{307}"])).to_owned(),
            's' => (*form.get(&["s", "S", "ş", "Ş", "s\u{327}", "S\u{327}"])).to_owned(),
            other => form.get(&[other, other.to_ascii_uppercase()]).to_string(),
        };
        (word.chars().zip(&forms).map(spell).collect(), colour)
    })
}

/// One to four colour letters, in either case.
fn colour_letters(letters: Letters) -> impl Strategy<Value = (String, Vec<Colour>)> {
    let named = match letters {
        Letters::Krby => vec![
            ('k', Colour::Black),
            ('r', Colour::Red),
            ('b', Colour::Blue),
            ('y', Colour::Yellow),
            ('g', Colour::Yellow),
        ],
        Letters::Rkms => {
            vec![('r', Colour::Red), ('k', Colour::Black), ('m', Colour::Blue), ('s', Colour::Yellow)]
        }
    };
    let letter = (select(named), any::<bool>()).prop_map(|((letter, colour), capital)| {
        let letter = if capital { letter.to_ascii_uppercase() } else { letter };
        (letter, colour)
    });
    prop::collection::vec(letter, 1..=4).prop_map(|letters| letters.into_iter().unzip())
}

/// A number, or a range with either dash.
fn numbers() -> impl Strategy<Value = (String, Vec<Number>)> {
    let bounds = (select(Number::all().collect::<Vec<_>>()), select(Number::all().collect::<Vec<_>>()));
    (bounds, any::<bool>(), select(vec!["-", "–"])).prop_map(|((one, other), range, dash)| {
        if !range {
            return (one.to_string(), vec![one]);
        }
        let (from, to) = (one.min(other), one.max(other));
        (format!("{from}{dash}{to}"), Number::all().filter(|number| (from..=to).contains(number)).collect())
    })
}

/// Colours and numbers, in either order; a colour word may stand apart.
fn faces(letters: Letters) -> impl Strategy<Value = Spelt> {
    let word = (colour_word(), select(vec!["", " ", "  ", "\t", "\u{a0}", "\n"]))
        .prop_map(|((word, colour), blanks)| (word, vec![colour], blanks));
    let colours = prop_oneof![word, colour_letters(letters).prop_map(|(text, colours)| (text, colours, ""))];
    (colours, numbers(), any::<bool>()).prop_map(|((name, colours, blanks), (digits, numbers), number_first)| {
        let text = if number_first { format!("{digits}{blanks}{name}") } else { format!("{name}{blanks}{digits}") };
        let faces = colours.iter().flat_map(|colour| numbers.iter().map(|number| Face::new(*colour, *number)));
        Spelt { text, symbols: faces.map(|face| Symbol::Tile(face.into())).collect() }
    })
}

fn joker() -> impl Strategy<Value = Spelt> {
    let false_joker = (select(vec!["J", "j", "J*", "j*"]), Just(Symbol::Tile(Tile::FalseJoker)));
    let okey = (select(vec!["O", "o", "O*", "o*"]), Just(Symbol::Okey));
    prop_oneof![false_joker, okey].prop_map(|(text, symbol)| Spelt { text: text.to_owned(), symbols: vec![symbol] })
}

fn spelt(letters: Letters) -> impl Strategy<Value = Spelt> {
    let times = prop::option::of((select(vec!["x", "X", "×"]), 1_usize..=4));
    (prop_oneof![5 => faces(letters), 1 => joker()], times).prop_map(|(word, times)| match times {
        None => word,
        Some((sign, times)) => {
            let repeated = word.symbols.iter().flat_map(|symbol| std::iter::repeat_n(*symbol, times));
            Spelt { text: format!("{}{sign}{times}", word.text), symbols: repeated.collect() }
        }
    })
}

fn separator() -> impl Strategy<Value = &'static str> {
    select(vec![" ", ", ", ",", ";", " ;\t", "\n", "\r\n", "\u{b}", "\u{85}", "\u{2003}", "\u{2028}", "\u{3000}"])
}

/// Words of a hand: the bytes each one covers, and the tiles it means.
type Words = Vec<(Range<usize>, Vec<Symbol>)>;

/// A whole hand: its text and its words.
fn spelt_hand(letters: Letters) -> impl Strategy<Value = (String, Words)> {
    let words = prop::collection::vec((spelt(letters), separator()), 1..=12);
    (prop::option::of(separator()), words, any::<bool>()).prop_map(|(before, words, separator_last)| {
        let mut text = before.unwrap_or_default().to_owned();
        let last = words.len() - 1;
        let mut places = Vec::new();
        for (at, (word, separator)) in words.into_iter().enumerate() {
            places.push((text.len()..text.len() + word.text.len(), word.symbols));
            text += &word.text;
            text += if at < last || separator_last { separator } else { "" };
        }
        (text, places)
    })
}

/// Words that are no tiles, and the code of the fault each of them has.
const BAD: &[(&str, &str)] = &[
    ("Q7", "unknown-word"),
    ("kirmzi7", "unknown-word"),
    ("-", "unknown-word"),
    ("=R9", "unknown-word"),
    ("\u{1b}[0m", "unknown-word"),
    ("ğğğ", "unknown-word"),
    ("joker", "joker-word"),
    ("S5", "other-letters"),
    ("R", "number-missing"),
    ("mavi", "number-missing"),
    ("7", "colour-missing"),
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

/// Words good and bad; the second part of a bad one is the code of its fault.
fn words_good_and_bad() -> impl Strategy<Value = Vec<(String, Option<&'static str>)>> {
    let good = symbol().prop_map(|symbol| (symbol.to_string(), None));
    let bad = select(BAD).prop_map(|(word, code)| (word.to_owned(), Some(code)));
    prop::collection::vec(prop_oneof![good, bad], 1..=16)
}

/// Any text: arbitrary characters, control characters, and pieces of what is written in hands.
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

/// What holds of every fault: it points at text, if it points anywhere.
fn check_faults(text: &str, faults: &[Fault]) -> Result<(), TestCaseError> {
    prop_assert!(!faults.is_empty(), "refused without a fault");
    for fault in faults {
        if let Some(span) = fault.span.clone() {
            prop_assert!(!span.is_empty(), "an empty place: {:?}", fault);
            prop_assert!(text.get(span).is_some(), "no place in the text: {:?}", fault);
        }
    }
    Ok(())
}

/// What holds of the places of tiles: they lie in the text, and one after the other.
fn check_places(text: &str, places: &[Range<usize>]) -> Result<(), TestCaseError> {
    for place in places {
        prop_assert!(text.get(place.clone()).is_some_and(|word| !word.is_empty()), "no place in the text: {:?}", place);
    }
    for pair in places.windows(2) {
        prop_assert!(pair[0].end <= pair[1].start, "out of order: {:?}", pair);
    }
    Ok(())
}

/// The words that wrote these tiles.
fn by_word(tiles: &[Written]) -> Words {
    let words = tiles.chunk_by(|one, next| one.span == next.span);
    words.map(|word| (word[0].span.clone(), word.iter().map(|written| written.symbol).collect())).collect()
}

proptest! {
    #![proptest_config(config())]

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
        let written = notation::tile(&symbol.to_string(), Letters::Krby, Place::Tile);
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
        let laid: Vec<&Laid> = melds.0.iter().flatten().collect();
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
            // Blanks alone would join `mavi` and `7`.
            text += ", ";
        }
        let readable = notation::readable_hand(&text, Letters::Krby, Place::Hand);
        prop_assert_eq!(readable.faults.iter().map(|fault| fault.kind.code()).collect::<Vec<_>>(), codes);
        for (fault, place) in readable.faults.iter().zip(places) {
            let span = fault.span.clone().unwrap_or_default();
            prop_assert!(place.start <= span.start && span.end <= place.end, "{:?} outside {:?}", fault, place);
        }
        prop_assert_eq!(readable.rack.to_string(), good.join(" "));
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
            if let Err(faults) = notation::tile(&text, letters, Place::Tile) {
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
                    let code = |fault: &Fault| fault.kind.code();
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
        let kind = FaultKind::TooLong { bytes: longer.len(), most: limit };
        let too_long = |place| vec![Fault { kind: kind.clone(), place, span: None }];
        assert_eq!(notation::hand(&longer, letters), Err(too_long(Place::Hand)));
        assert_eq!(notation::tile(&longer, letters, Place::Indicator), Err(too_long(Place::Indicator)));
        assert_eq!(notation::melds(&longer, letters), Err(too_long(Place::Melds)));
    }
}

/// Long texts without any separator take no longer than others.
#[test]
fn long_words_are_refused_at_once() {
    let limit = notation::MAX_BYTES;
    for word in ["k", "1", "J*", "K1-", "x2", "=", "\u{307}", "kırmızı"] {
        let text = word.repeat(limit / word.len());
        let faults = notation::hand(&text, Letters::Krby).expect_err("no tile is so long");
        assert_eq!(faults.len(), 1, "{word:?} repeated");
        notation::melds(&text, Letters::Krby).expect_err("no meld is so long");
    }
    for bars in ["/", "K1/", "K1=/"] {
        let text = bars.repeat(limit / bars.len());
        notation::hand(&text, Letters::Krby).expect_err("bars divide melds");
        let _ = notation::melds(&text, Letters::Krby);
    }
}
