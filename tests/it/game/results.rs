//! Hands that a record gives without turns: only their result.

use okey::game::{Referee, Refereed};
use okey::record::Record;
use okey::score::Note;

use super::refereed;
use crate::engine::case::engine;

const YUZBIR: &str = "game 101\nplayers A B C D\nhand\n";

fn only(text: &str) -> Refereed {
    let mut hands = refereed(text);
    assert_eq!(hands.len(), 1, "{text}");
    hands.remove(0)
}

/// A pardon cancels one foul of the same kind. The foul then costs nothing and is shown with 0.
#[test]
fn a_pardoned_foul_costs_nothing() {
    for (lines, points, pardoned) in [
        ("foul B discard.playable\npardon B discard.playable\n", 202, 1),
        ("ceza B işlek\naf B işlek\n", 202, 1),
        ("pardon B discard.playable\n", 202, 1),
        ("foul B discard.playable\nfoul B discard.playable\npardon B discard.playable\n", 303, 1),
        ("foul B discard.playable\npardon B discard.okey\n", 303, 1),
        ("foul C discard.playable\npardon B discard.playable\n", 202, 1),
        ("foul B discard.playable\n", 303, 0),
    ] {
        let hand = only(&format!("{YUZBIR}finished A\n{lines}"));
        assert_eq!(hand.points[1], Some(points), "{lines}");
        let parts = &hand.score.expect("a score").players[1].parts;
        let shown = parts.iter().filter(|part| matches!(part.note, Note::Pardoned { .. }));
        assert_eq!(shown.inspect(|part| assert_eq!(part.points(), 0)).count(), pardoned, "{lines}");
    }
    // The fouls of a void hand are not written.
    let void = only(&format!("{YUZBIR}foul B discard.playable\npardon B discard.playable\nvoid misdeal\n"));
    assert!(void.score.is_some_and(|score| score.players.iter().all(|player| player.parts.is_empty())));
    // The classic game knows another foul.
    let classic = "game okey\nplayers A B C D\nhand\nfinished A\n";
    let hand = only(&format!("{classic}foul B score.false-win\npardon B score.false-win\n"));
    assert_eq!(hand.points, [Some(0), Some(-2), Some(-2), Some(-2)]);
    let record = Record::read(&format!("{classic}pardon B discard.playable\n")).expect("a record");
    assert!(Referee::new(&engine(), &record.header).hand(&record.hands[0]).is_err());
}

/// Without a stake, the points of the pot game are unknown, but not who finished.
#[test]
fn a_pot_hand_without_a_stake_keeps_its_finish() {
    for (line, by, how) in [
        ("finished A", Some(0), 0),
        ("finished C okey", Some(2), 1),
        ("finished D pairs okey", Some(3), 2),
        ("end", None, 0),
    ] {
        let hand = only(&format!("game okey-pot\nplayers A B C D\nhand\n{line}\n"));
        let ending = hand.ending();
        assert_eq!((ending.as_ref().map(|ending| ending.by), hand.points), (by, [None; 4]), "{line}");
        assert_eq!(ending.map_or(0, |ending| ending.how.len()), how, "{line}");
        assert_eq!(hand.unscored.len(), 1, "{line}");
    }
}
