//! In Turkish notes, the case ending after a number depends on how the number is spoken.

use okey::score::{Note, Part};
use okey::{Clause, Language};

/// Returns the Turkish note which says that a player pays nothing, because the player has fewer than `floor` points.
/// The test checks the genitive ending after this number.
fn spared(floor: u32) -> String {
    let spared = Note::Spared { by: "Ali".to_owned(), floor };
    Part::plain(Clause::ScoreIndicator, 0, spared).text(Language::Tr)
}

#[test]
fn numbers_take_the_ending_they_are_spoken_with() {
    for number in [
        "0'ın", "1'in", "2'nin", "3'ün", "5'in", "6'nın", "9'un", "10'un", "20'nin", "40'ın", "60'ın", "70'in",
        "100'ün", "300'ün", "1000'in", "101'in",
    ] {
        let (floor, _) = number.split_once('\'').expect("an ending");
        let printed = spared(floor.parse().expect("a number"));
        assert!(printed.contains(&format!(" puanı {number} altında")), "{number}: {printed}");
    }
}
