//! Parsing a printed record gives the same record, and printing it again gives the same text.

use okey::Language;
use okey::notation::{LaidTile, Letters};
use okey::record::{Action, Header, Record, printed_in};
use proptest::prelude::*;
use proptest::sample::select;

use super::grammar::accepts;
use crate::command::generated;

/// Player names, with and without quotes.
const NAMES: [&str; 12] =
    ["Ali", "Ayşe", "\"Uzun Veli\"", "Can", "hand", "el", "to", "K4", "\"a:b;c\"", "\"x\\\"y\\\\\"", "ali", "İ"];

const TILES: [&str; 14] =
    ["K1", "R13", "J*", "O*", "o", "kırmızı 7", "5b", "Y4-6", "KRB10", "R6x2", "mavi 7", "j", "Y1", "B12"];

fn tile() -> impl Strategy<Value = String> {
    select(vec!["K1", "R13", "J*", "O*", "o", "kırmızı 7", "5b", "7 mavi", "j", "Y1"]).prop_map(str::to_owned)
}

fn tiles() -> impl Strategy<Value = String> {
    prop::collection::vec(select(TILES.to_vec()), 1..6).prop_map(|tiles| tiles.join(" "))
}

fn melds() -> impl Strategy<Value = String> {
    let laid = prop_oneof![4 => tiles(), 1 => tile().prop_map(|tile| format!("{tile}=K3"))];
    prop::collection::vec(laid, 1..4).prop_map(|melds| melds.join(" / "))
}

fn action() -> impl Strategy<Value = String> {
    prop_oneof![
        (select(vec!["draw", "çek", "CEK", "take", "al", "show", "göster"]), tile())
            .prop_map(|(verb, tile)| format!("{verb} {tile}")),
        select(vec!["draw", "draw ?", "al", "gather", "topla", "undo", "geri al", "put back", "geri  bırak"])
            .prop_map(str::to_owned),
        (select(vec!["open", "aç", "lay", "İNDİR"]), melds()).prop_map(|(verb, melds)| format!("{verb} {melds}")),
        (tiles(), 1..9).prop_map(|(tiles, number)| format!("add {tiles} to {number}")),
        (tile(), 1..9).prop_map(|(tile, number)| format!("işle {tile}=R9 {number}")),
        (tiles(), 1..9).prop_map(|(tiles, number)| format!("değiş {tiles} {number}")),
        tiles().prop_map(|tiles| format!("swap {tiles}")),
    ]
}

fn last() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        tile().prop_map(|tile| format!(", throw {tile}")),
        (tile(), melds()).prop_map(|(tile, melds)| format!(", bit {tile} : {melds}")),
        (tile(), melds()).prop_map(|(tile, melds)| format!(",finish {tile} with {melds}")),
    ]
}

/// Generates a line of a hand, in which `§n` is the name of player `n`.
fn line() -> impl Strategy<Value = String> {
    let actions = prop::collection::vec(action(), 1..4).prop_map(|actions| actions.join(", "));
    let time = select(vec!["", " @8.2s", " @21:14:03 "]);
    prop_oneof![
        6 => (0..4, actions, last(), time).prop_map(|(player, actions, last, time)| format!("§{player}: {actions}{last}{time}")),
        1 => (0..4, tile()).prop_map(|(player, tile)| format!("§{player} :claim {tile}")),
        1 => (0..4, tiles()).prop_map(|(player, tiles)| format!("rack §{player} {tiles} ? ?x3")),
        1 => tiles().prop_map(|tiles| format!("  deste {tiles}")),
        1 => tile().prop_map(|tile| format!("indicator {tile}")),
        1 => (0..4, -300..300).prop_map(|(player, points)| format!("puan §{player} {points}")),
        1 => (0..4, 0..99).prop_map(|(player, sum)| format!("left §{player} = {sum}")),
        1 => (0..4, 0..99, tiles()).prop_map(|(player, sum, okeys)| format!("kalan §{player} ={sum} {okeys}")),
        1 => (0..4, prop::collection::vec(select(vec!["okey", "çift", "ELDEN", "devam", "dizi"]), 0..3))
            .prop_map(|(player, how)| format!("biten §{player} {}", how.join(" "))),
        1 => (0..4, select(vec!["series", "çift", "Seri", "unopened", "açmadı"]))
            .prop_map(|(player, how)| format!("opened §{player} {how}")),
        1 => (0..4, -300..300, select(vec!["", "reason ; note", "\"a;b\"", ":x"]))
            .prop_map(|(player, points, reason)| format!("adjust §{player} {points:+} {reason}")),
        1 => (0..4, select(vec!["shown", "gösteren", "announced"])).prop_map(|(player, word)| format!("{word} §{player}")),
        1 => (0..4, select(vec!["discard.okey", "foul.list", "wrong-opening", "diger"])).prop_map(|(player, foul)| format!("foul §{player} {foul}")),
        1 => select(vec!["end", "void", "void \"a;b\"", "void \":b\"", "hand", "el 7", "about x y \"z;\" w", "", "; c ; \"", "; \u{a0}"]).prop_map(str::to_owned),
        1 => (0..4).prop_map(|player| format!("hand 3 başlar §{player} ; so")),
    ]
}

fn record() -> impl Strategy<Value = String> {
    let names = Just(NAMES.to_vec()).prop_shuffle();
    // The stake may occur only once, so take each line at most once.
    let header = prop::sample::subsequence(
        vec!["kayıt 1", "about a \"b c\"", "set run_wrap=false", "; note", "letters krby", "stake 5", ""],
        0..4,
    );
    (names, header, prop::collection::vec(line(), 0..12)).prop_map(|(names, header, lines)| {
        let seated = |line: String| (0..4).fold(line, |line, at| line.replace(&format!("§{at}"), names[at]));
        let players = format!("players {}", names[..4].join(" "));
        let lines = lines.into_iter().map(seated);
        let all: Vec<String> = header.into_iter().map(str::to_owned).chain([players]).chain(lines).collect();
        all.join("\n")
    })
}

/// A tab or a line separator in a name, a reason or a note is printed as a space. Other control characters are refused,
/// such as a carriage return outside a line end.
#[test]
fn tabs_are_spaces() {
    let with = |between: &str| {
        let name = format!("\"A{between}b\"");
        format!(
            "players {name} Veli Can Nil\nabout club the{between}blue one\nhand\nfinished {name}\nfoul Can okey-discard\n"
        )
    };
    let plain = Record::read(&with(" ")).expect("a record");
    for sign in ["\t", "\u{2028}"] {
        let read = Record::read(&with(sign)).unwrap_or_else(|faults| panic!("{sign:?}: {faults:?}"));
        assert_eq!(read.header.players, plain.header.players, "{sign:?}");
        assert_eq!(read.to_string(), plain.to_string(), "{sign:?}");
    }
}

/// Returns the action without what printing changes: the positions of its tiles in the text, and the name of the fourth
/// colour (yellow or green).
fn without_places(mut action: Action) -> Action {
    let laid: Vec<&mut LaidTile> = match &mut action {
        Action::Open(melds) | Action::Lay(melds) | Action::Finish { with: Some(melds), .. } => {
            melds.0.iter_mut().flatten().collect()
        }
        Action::Add { tiles, .. } => tiles.iter_mut().collect(),
        _ => Vec::new(),
    };
    for tile in laid {
        *tile = LaidTile { declared: tile.declared, symbol: tile.symbol, ..LaidTile::tile(okey::Tile::FalseJoker) };
    }
    action
}

/// A text is parsed as an action only if it has exactly one action and no player's name before it.
#[test]
fn an_action_is_read_alone() {
    for text in ["", " ", "draw, throw K4", "throw K4, throw K4", "Ali: draw", "frob", "throw K14", "add R9 to x"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    let read = |text: &str| text.parse::<Action>().unwrap_or_else(|faults| panic!("{text}: {faults}")).to_string();
    assert_eq!(read("claim K2"), "claim K2");
    assert_eq!(read("bit k6 : k1-3 / j r7-9"), "finish K6 with K1 K2 K3 / J* R7 R8 R9");
    assert_eq!(read("  geri   bırak "), "put back");
}

proptest! {
    #![proptest_config(generated(2000))]

    #[test]
    fn an_action_is_read_as_it_is_printed(text in prop_oneof![3 => action(), 1 => last()]) {
        if let Ok(action) = text.trim_start_matches([',', ' ']).parse::<Action>() {
            let printed = action.to_string();
            let again = printed.parse::<Action>();
            prop_assert_eq!(again.map(without_places), Ok(without_places(action)), "{}", printed);
        } else {
            prop_assert_eq!(text, "");
        }
    }

    #[test]
    fn print_read_print_gives_the_same_bytes(text in record()) {
        let read = Record::read(&text);
        prop_assert!(read.is_ok(), "{text}\n{read:?}");
        let printed = read.expect("a record").to_string();
        let again = Record::read(&printed);
        prop_assert!(again.is_ok(), "{printed}\n{again:?}");
        prop_assert_eq!(again.expect("a record").to_string(), printed.clone());
        prop_assert!(accepts(&text), "the grammar refuses\n{text}");
        prop_assert!(accepts(&printed), "the grammar refuses\n{printed}");
    }

    /// A record in Turkish words and Turkish colour letters has the same meaning as the English one.
    #[test]
    fn a_record_in_other_words_and_letters_is_the_same(text in record()) {
        let record = Record::read(&text).expect("a record");
        let header = Header { letters: Letters::Rkms, ..record.header.clone() };
        let hands: String = record.hands.iter().map(|hand| printed_in(&header, hand, Language::Tr)).collect();
        let other = format!("{}harfler rkms\n{hands}", header.printed_in(Language::Tr));
        let again = Record::read(&other);
        prop_assert!(again.is_ok(), "{other}\n{again:?}");
        prop_assert_eq!(again.expect("a record").to_string(), record.to_string());
    }

    /// A record printed in English or Turkish keeps its colour letters, and parsing the text gives the same record.
    #[test]
    fn a_record_in_other_words_is_the_same(text in record(), letters in select(vec!["krby", "rkms"])) {
        let record = Record::read(&text).expect("a record");
        let header = Header { letters: Letters::Rkms, ..record.header.clone() };
        let hands: String = record.hands.iter().map(|hand| printed_in(&header, hand, Language::En)).collect();
        let lettered = format!("{}letters rkms\n{hands}", record.header);
        let own = if letters == "rkms" { &lettered } else { &text };
        let own = Record::read(own).expect("a record");
        for language in [Language::En, Language::Tr] {
            let hands: String = own.hands.iter().map(|hand| printed_in(&own.header, hand, language)).collect();
            let again = Record::read(&(own.header.printed_in(language) + &hands));
            prop_assert!(again.is_ok(), "{hands}\n{again:?}");
            prop_assert_eq!(again.expect("a record").to_string(), record.to_string());
        }
    }

    /// A randomly changed record is refused with a fault whose span is inside the text, or it is accepted. Then
    /// printing and parsing it again gives the same text.
    #[test]
    fn broken_records_are_refused_or_stay(
        text in record(),
        at in any::<prop::sample::Index>(),
        put in select(vec!["", ";", "\"", ",", ":", "@", "=", "?", " ", "\n", "/", "\\", "1", "x", "ş", "Ali", "throw K4", "\u{1b}"]),
        drop in 0..3_usize,
    ) {
        let characters: Vec<char> = text.chars().collect();
        let at = at.index(characters.len());
        let end = (at + drop).min(characters.len());
        let broken: String =
            characters[..at].iter().copied().chain(put.chars()).chain(characters[end..].iter().copied()).collect();
        match Record::read(&broken) {
            Ok(record) => {
                let printed = record.to_string();
                let again = Record::read(&printed);
                prop_assert!(again.is_ok(), "{broken}\n{printed}\n{again:?}");
                prop_assert_eq!(again.expect("a record").to_string(), printed);
            }
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                for span in faults.iter().filter_map(|fault| fault.span.clone()) {
                    prop_assert!(broken.get(span).is_some());
                }
            }
        }
    }
}

/// A statement that only repeats a default, such as `letters krby`, is not printed. A comment after it is printed, even
/// an empty one.
#[test]
fn comments_stay_without_their_line() {
    for (written, printed) in [("letters krby ;", ";"), ("letters krby ; harfler", "; harfler")] {
        let text = format!("{written}\nplayers Ali Ayşe Veli Can\n");
        let once = Record::read(&text).expect("a record").to_string();
        assert!(once.lines().any(|line| line == printed), "{once}");
        assert_eq!(Record::read(&once).expect("a record").to_string(), once);
    }
}
