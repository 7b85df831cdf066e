//! The program translates command lines between Turkish and English. Only the names of commands, questions and values
//! change.

use okey::Language;
use okey::within::spoken;

#[test]
fn names_are_those_of_the_language_and_nothing_else_changes() {
    for (call, expected) in [
        (
            "judge discard R10 --table 'R7-9 / B1' --claimed=late --opened pairs --variant 101-team -i Y13",
            "hakem atış R10 --table 'R7-9 / B1' --claimed=geç --opened çift --variant eşli -i Y13",
        ),
        ("judge foul okey-discard --finish pairs", "hakem ceza okey-atma --finish çift"),
        ("judge irregular count", "hakem aksaklık sayı"),
        ("score -", "puan -"),
        ("open 'pairs judge' -i K1", "aç 'pairs judge' -i K1"),
    ] {
        assert_eq!(spoken(call, Language::Tr), expected);
        assert_eq!(spoken(call, Language::En), call);
    }
}
