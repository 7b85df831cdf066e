//! If one mistake breaks several rules, the referee reports it once, as `okey judge` does for the same claim.

use super::{refereed, wrongs};

const YUZBIR: &str = "game 101\nplayers A B C D\n";

/// Returns the illegal actions and fouls of a record of 101. Without a `switch`, `lines` begins at line 4 of the
/// record.
fn faults(switch: &str, lines: &str) -> Vec<String> {
    let hands = refereed(&format!("{YUZBIR}{switch}indicator K1\n{lines}"));
    wrongs(&hands[0])
}

/// A player who may not take the discard pays for taking it. Putting it back costs nothing more.
#[test]
fn a_forbidden_take_is_paid_once() {
    let lines = "A: throw Y7\nB: take, put back, draw ?, throw B1\n";
    let never = "set take.unopened=never\n";
    assert_eq!(faults(never, lines), ["6 foul take.must-open 1 101"]);
    assert_eq!(faults(&format!("{never}set fouls.put_back=0\n"), lines), ["7 foul take.must-open 1 101"]);
    assert_eq!(faults(never, "A: throw Y7\nB: take, throw B1\n"), ["6 foul take.must-open 1 101"]);
    assert_eq!(faults("", lines), ["5 foul take.put-back 1 101"]);
    assert_eq!(faults("set fouls.put_back=0\n", lines), Vec::<String>::new());
}

/// If a player takes a discard and lays a faulty opening without it, only the opening is a foul. Not laying the taken
/// tile is a second foul only if the player completes the opening and still leaves this tile out.
#[test]
fn a_short_opening_with_a_taken_tile_is_paid_once() {
    let takes = |melds: &str| faults("", &format!("A: throw Y7\nB: take, {melds}, throw K1\n"));
    let short = "open K10-13 / R10-12 / B5-7";
    assert_eq!(takes(short), ["5 foul open.series 1 101"]);
    assert_eq!(takes("open K10-13 / R10-12 / Y5-7"), ["5 foul open.series 1 101"]);
    assert_eq!(takes(&format!("{short}, gather")), ["5 foul open.series 1 101"]);
    assert_eq!(takes("open K10-13 / R10-13 / B12 B13 B1"), ["5 foul run.wrap 1 101"]);
    assert_eq!(takes(&format!("{short}, lay Y5-7")), ["5 foul open.series 1 101"]);
    let mended = ["5 foul open.series 1 101", "5 foul take.must-open 1 101"];
    assert_eq!(takes(&format!("{short}, lay Y10-12")), mended);
    assert_eq!(takes("open K10-13 / R10-12 / B10-12"), ["5 foul take.must-open 1 101"]);
}
