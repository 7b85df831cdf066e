//! The user can sort and move the tiles on the rack. The order lasts until the end of the hand and is not recorded.

use super::{Dealt, output_text};
use crate::command::run_with;

/// Returns the tiles of each rack in the text, from left to right. A `+` joins neighbouring tiles in one frame (a meld
/// or a pair): `K1+K2+K3`.
fn racks(text: &str) -> Vec<String> {
    let racks = text.split("Your tiles\n").skip(1);
    racks
        .map(|rack| {
            let rows = rack
                .lines()
                .take_while(|line| line.starts_with(" ╭") || line.starts_with(" │") || line.starts_with(" ╰"));
            let names = rows.filter(|row| row.starts_with(" │") && !row.contains('='));
            let joined =
                names.map(|row| row.trim().trim_matches('│').replace(' ', "").replace("││", " ").replace('│', "+"));
            joined.collect::<Vec<_>>().join(" ")
        })
        .collect()
}

const RACK: &str = "K1 R7 K3 R8 B4 R9 K2 B9 Y9 K9 Y2 Y2 B12 Y6";

fn dealt<'a>(lines: &'a [&'a str]) -> Dealt<'a> {
    Dealt { variant: "okey", set: "", racks: [RACK, "", "", "K13"], starter: 3, stock: "B5 R1", lines }
}

#[test]
fn a_rack_is_sorted_by_runs_and_by_pairs() {
    let lines = ["Can: throw K13"];
    let runs = "K1+K2+K3 R7+R8+R9 K9+B9+Y9";
    for typed in ["sort runs", "SORT", "seri diz", "diz seri", "Diz"] {
        let (text, hand) = dealt(&lines).played("sorted", &format!("{typed}\nq\n"), &["--lang", "en"]);
        let racks = racks(&text);
        assert_eq!(racks.len(), 2, "{typed}: {text}");
        let sorted: Vec<&str> = racks[1].split(' ').collect();
        assert!(runs.split(' ').all(|meld| sorted[..3].contains(&meld)), "{typed}: {racks:?}");
        assert_eq!(sorted[3..], ["B4", "B12", "Y2", "Y2", "Y6"], "{typed}");
        assert_eq!(hand, "Can: throw K13\n", "{typed}: sorting is no move of the game");
    }
    for typed in ["sort pairs", "çift diz", "CIFT DIZ"] {
        let (text, _) = dealt(&lines).played("sorted", &format!("{typed}\nq\n"), &["--lang", "en"]);
        assert!(racks(&text)[1].starts_with("Y2+Y2 K1 K2 K3 K9 "), "{typed}: {text}");
    }
}

/// `move` puts a tile at a position of the rack, or in front of another tile. The other tiles keep their order, and a
/// drawn tile goes to the end.
#[test]
fn moved_tiles_stay_where_they_are() {
    let lines = ["Can: throw K13"];
    let typed = "move Y6 1\nmove b12 K9 K2\nmove R7 99\ndraw\nq\n";
    let (text, _) = dealt(&lines).played("moved", typed, &["--lang", "en"]);
    let expected = [
        "K1+K2+K3 K9 R7+R8+R9 B4 B9 B12 Y2 Y2 Y6 Y9",
        "Y6 K1+K2+K3 K9 R7+R8+R9 B4 B9 B12 Y2 Y2 Y9",
        "Y6 K1 B12 K9 K2 K3 R7+R8+R9 B4 B9 Y2 Y2 Y9",
        "Y6 K1 B12 K9 K2 K3 R8 R9 B4 B9 Y2 Y2 Y9 R7",
        "Y6 K1 B12 K9 K2 K3 R8 R9 B4 B9 Y2 Y2 Y9 R7 B5",
    ];
    assert_eq!(racks(&text), expected, "{text}");
}

#[test]
fn tiles_that_cannot_be_moved_are_named() {
    let lines = ["Can: throw K13"];
    let typed = "move R13 1\nmove K1 R13\nmove\nmove K1\nmove K1 K99\nmove 1 2\nq\n";
    let (text, _) = dealt(&lines).played("unmoved", typed, &["--lang", "en"]);
    assert_eq!(text.matches("R13 is not on your rack.").count(), 2, "{text}");
    assert_eq!(text.matches("To move tiles on your rack").count(), 4, "{text}");
    assert_eq!(racks(&text).len(), 1, "nothing moved: {text}");
    let (text, _) = dealt(&lines).played("unmoved", "taşı R13 1\ntaşı\nq\n", &["--lang", "tr"]);
    assert!(text.contains("Istakanızda R13 yok.") && text.contains("Istakada taş taşımak için"), "{text}");
}

/// The screen frames neighbouring tiles that form a meld. The tiles of a run must be in ascending order. An okey in a
/// frame shows the face that it plays as, any other okey `O*`.
#[test]
fn melds_of_neighbours_share_a_frame() {
    let rack = "R6 K5 K7 R2 B2 Y11 Y12 Y13 Y1 B9 B10 K13 R13 B4";
    let dealt = Dealt { racks: [rack, "", "", "K12"], ..dealt(&["Can: throw K12"]) };
    let (text, _) = dealt.played("melds", "move R6 K7\nmove Y1 99\nmove Y12 Y11\nq\n", &["--lang", "en"]);
    let racks = racks(&text);
    assert!(racks[0].contains(" O* ") && !racks[0].contains("+O*"), "{racks:?}");
    assert!(racks[1].contains("K5+O*+K7") && text.contains("=K6"), "{text}");
    assert!(racks[2].contains("Y11+Y12+Y13+Y1"), "{racks:?}");
    assert!(racks[3].contains("Y12 Y11 Y13 Y1"), "{racks:?}");
}

/// The chosen sort order also applies to the racks of later hands.
#[test]
fn the_next_hand_is_sorted_too() {
    let typed = format!("sort pairs\n{}", "!\n".repeat(400));
    let call = ["play", "--variant", "101", "--hands", "2", "--seed", "4", "--lang", "en"];
    let text = output_text(&run_with(&call, typed.as_bytes()));
    let second = text.split("Hand 2 ").nth(1).expect("a second hand");
    let first = racks(second).first().expect("a rack").clone();
    let frames: Vec<&str> = first.split(' ').collect();
    let pairs = frames.iter().filter(|frame| frame.contains('+')).count();
    assert!(pairs > 0 && frames[..pairs].iter().all(|frame| frame.contains('+')), "{first}");
}
