//! The time to parse tiles grows in proportion to the length of the text.

use okey::notation::{self, Letters};

use super::{assert_linear, filled};
use crate::samples::some_of;

/// The length in bytes of the longest text, for which a quadratic parser would need many milliseconds. The program
/// accepts texts of four times this length.
const MOST: usize = 16 * 1024;

const FILLERS: &[&str] = &[
    " ",
    "\n",
    "\r\n",
    ",",
    ", ",
    ";",
    "+",
    "•",
    "-",
    " - ",
    "- ",
    "\n- ",
    "\n1) ",
    "\n1- ",
    "\n1- 7",
    "\na) ",
    "✅\n",
    "\n✅",
    "?",
    " ?",
    "? ",
    ".",
    ". ",
    "...",
    "…",
    "!",
    " ve ",
    " and",
    "ve ",
    "/",
    " / ",
    "=",
    ":",
    "*",
    "(",
    ")",
    "()",
    "( ",
    ")(",
    "[]",
    "([{",
    "((x2))",
    "x",
    "x2",
    " x2",
    " (x2)",
    "k",
    "kr",
    "KR ",
    "K ",
    "K1",
    "K1 ",
    "K1,",
    "K1-",
    "K1 - ",
    "1",
    "1 ",
    "1,",
    "1, 1 1 ",
    "1-",
    "1 - ",
    "5-5 ",
    "1'den ",
    "3'ten 7'ye ",
    "1 to ",
    "1 tane ",
    "2 tane",
    " 2",
    "iki ",
    "iki tane ",
    "çift ",
    "kırmızı",
    "kırmızı ",
    "kırmızı-",
    "kırmızı ve ",
    "kırmızı 7 8 9, ",
    "kırmızı\n",
    "7 kırmızı ",
    "7 kırmızı mavi ",
    "siyah K1 ",
    "mavi 3-5 ",
    "1-2-3 mavi ",
    "🔴",
    "🔴 ",
    "🔴7",
    "🔴R",
    "R kırmızı ",
    "7🔴",
    "🟠",
    "J* ",
    "j",
    "okey ",
    "okey: ",
    "okey: 1, ",
    "okey R6 ",
    "okey,",
    "sahte ",
    "sahte okey 2, ",
    "2 okey, ",
    "joker ",
    "fake ",
    "no ",
    "el: ",
    "elim ",
    "gösterge ",
    "gösterge B4, ",
    "21:03 ",
    "mor ",
    "morkırmızı",
    "rot ",
    "\u{307}",
    "ğ",
    "\u{1b}",
    "R7x9 ",
    "R14 ",
    "R4-",
    "R7-4 ",
    "K1R2 ",
    "O*=R9 ",
    "\u{a0}",
    "7\u{fe0f}\u{20e3}",
    "1 2 K ",
    "\n1 2 K 3 ",
    "\n1 2 K",
    "(okey) ",
    "(okey) 7 ",
    "(1 okey) K7 ",
    "2 kırmızı ve mavi ",
    "2 kırmızı ve mavi 7 ",
    "2 kırmızı, mavi ve ",
    "okey 1, 2 ve ",
    "okey: R6, gösterge R5 ",
    "kırmızıdan 2 tane 7 ",
    "2x 7 kırmızı ",
    "7 x2, ",
    "2 siyahtan, ",
    "7 2'li ",
    "kırmızı,5,2\n",
    "5;6;mavi\n",
    "sarı,,\n",
    ",5",
];

/// Beginnings and ends that the tests put around the repeated pieces.
const FRAMES: &[(&str, &str)] =
    &[("", ""), ("5 ", " 5"), ("K1", "K1"), ("kırmızı 7 ", " mavi"), ("(", "=R9"), ("okey ", "\n1- 7")];

#[test]
fn hands_melds_and_tiles_are_read_in_proportion() {
    for (round, filler) in FILLERS.iter().enumerate() {
        for (head, tail) in some_of(FRAMES, round) {
            let text = |length| filled(head, filler, tail, length);
            let name = |form: &str| format!("{form} of {filler:?} between {head:?} and {tail:?}");
            assert_linear(&name("a hand"), MOST, text, |text| {
                let _ = notation::hand_at_table(text, Letters::Krby);
            });
            assert_linear(&name("melds"), MOST, text, |text| {
                let _ = notation::melds(text, Letters::Krby);
            });
        }
        let text = |length| filled("", filler, "K1", length);
        assert_linear(&format!("a tile of {filler:?}"), MOST, text, |text| {
            let _ = notation::tile(text, Letters::Rkms);
        });
    }
}

/// The time to report faults, including suggestions, grows in proportion to the length of the text.
#[test]
fn faults_are_reported_in_proportion() {
    for filler in ["kirmzi 7, ", "Q7 ", "a1 b2 ", "K1 ? ", "M7 ", "1, ", "R14 ", "K1-K3, "] {
        let text = |length| filled("", filler, "", length);
        assert_linear(&format!("the faults of {filler:?}"), MOST, text, |text| {
            let reported = notation::readable_hand(text, Letters::Krby).faults;
            assert!(reported.len() < 8, "one fault for each cause");
        });
    }
}
