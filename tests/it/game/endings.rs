//! The referee computes the right points for each way to end a hand of 101, and says which points are unknown.

use okey::game::{Figure, Noted, Refereed, State};

use super::cases::{PLAYERS, case, yuzbir};
use super::{refereed, wrongs};
use crate::command::{called, json_of};

/// A round in which Ali opens with a sum of 103 and keeps 11 tiles. Can throws B5, which fits no meld. Then it is Ali's
/// turn.
const ROUND: &str = "Ali: open R11-13 / K10-13 / Y6-8, throw B9\n\
    Ayşe: draw ?, throw Y1\nVeli: draw ?, throw Y1\nCan: draw ?, throw B5\n";

/// An action that lays nine of the twelve tiles that Ali holds after the next draw.
const LAYS: &str = "lay B1-3 / R2-4 / R5-7";

fn last(text: &str) -> Refereed {
    refereed(text).pop().expect("a hand")
}

fn ali(lines: &str) -> Option<i64> {
    let text = yuzbir(lines);
    case(&text, &[]);
    last(&text).points[0]
}

/// A finish must throw the only tile left. With two tiles left, `finish` is illegal, and the tile counts as thrown
/// (`finish.last-tile`).
#[test]
fn two_tiles_left_are_no_finish() {
    let two = yuzbir("Ali: open R1-13 / B1-4 / Y1-3, finish K9\nAyşe: draw ?, throw Y13\n");
    case(&two, &["4 illegal finish.last-tile 0 0"]);
    let state = last(&two).state.expect("a table");
    assert!(state.over().is_none());
    assert_eq!((state.rack(0).len(), state.discards().len()), (1, 2));
    case(&two.replace("finish", "throw"), &[]);
}

/// A player who takes a discard must lay it. Finishing without laying it is a foul (`take.opened`).
#[test]
fn a_finish_owes_the_tile_taken() {
    for end in ["finish", "throw"] {
        let owes = yuzbir(&format!("{ROUND}Ali: take B5, {LAYS}, add Y5 Y4 to 3, {end} B5\n"));
        case(&owes, &["8 foul take.opened 0 101"]);
        assert_eq!(last(&owes).points[0], Some(-101 + 101));
        // A player who has laid the taken tile may throw an equal tile to finish.
        for tile in ["B9", "B5"] {
            let laid = format!("{ROUND}Ali: take B5, lay B3-5 / R2-4 / R5-7, add Y5 Y4 to 3, {end} {tile}\n");
            assert_eq!(ali(&laid), Some(-101));
        }
    }
}

/// An elden is a finish that lays all tiles in a single opening. If the player lays, lays off or swaps anything else in
/// the turn, it is an ordinary finish (`finish.hand`).
#[test]
fn elden_is_one_opening_and_nothing_else() {
    let won = |turn: &str| ali(&format!("Ali: {turn}\n"));
    assert_eq!(won("open R1-13 / B1-4 / Y1-4, finish K9"), Some(-202));
    assert_eq!(won("open R1-13 / B1-4, lay Y1-4, finish K9"), Some(-101));
    assert_eq!(won("open R1-13 / B1-4, add B5-8 to 2, finish K9"), Some(-101));
    // An elden doubles the points, and so does a thrown okey. After a swap the finish is no elden.
    assert_eq!(won("open R1-7 / B1-6 O* / Y1-7, finish O*"), Some(-404));
    assert_eq!(won("open R1-13 / B1-3 O* / Y1-4, swap B4 at 2, finish O*"), Some(-202));
    // The layoff is taken back, so two tiles are left and the player cannot finish.
    let back = "open R1-13 / B1-4 / Y1-3, add Y4 to 3, undo, finish K9";
    case(&yuzbir(&format!("Ali: {back}\n")), &["4 illegal finish.last-tile 0 0"]);
    // A finish is no elden if any player, including the finisher, opened in an earlier turn.
    assert_eq!(ali(&format!("{ROUND}Ali: draw ?, {LAYS}, add Y5 Y4 to 3, finish B9\n")), Some(-101));
    let after = yuzbir(&format!("{ROUND}Ali: draw ?, throw K1\nAyşe: draw ?, open R1-7 / B1-7 / K1-7, finish K9\n"));
    assert_eq!(last(&after).points[1], None);
}

/// An opening below the bar is allowed only in an elden (opening and finishing in one turn), and an elden has no swap.
/// So here the opening is a foul and the swap does not count (`finish.hand`, `open.series`). `judge` charges the same
/// points.
#[test]
fn a_swap_makes_a_low_opening_a_foul() {
    let swaps = |end: &str| yuzbir(&format!("Ali: open R1-7 / B1-6 O*=B7 / Y1-7, swap B7 at 2{end}\n"));
    let call = "judge finish 'R1-7 / B1-6 O*=B7 / Y1-7' --swapped B7 -i K1 --variant 101 --json --throw";
    let [low, swap, okey] = ["foul open.series 0 101", "illegal swap.okey 0 0", "foul discard.okey 0 101"];
    let more = "illegal finish.last-tile 0 0";
    for (end, wrong) in [
        (", throw O*", &[low, swap, okey][..]),
        (", finish O*", &[low, swap, more, okey]),
        (", finish B7", &[low, swap, more]),
        (", throw B7", &[low, swap]),
    ] {
        let text = swaps(end);
        let expected: Vec<String> = wrong.iter().map(|wrong| format!("4 {wrong}")).collect();
        case(&text, &expected.iter().map(String::as_str).collect::<Vec<_>>());
        let hand = last(&text);
        let charged: i64 = hand.turns.iter().flat_map(|turn| &turn.wrong).map(|placed| placed.wrong.points).sum();
        let thrown = end.rsplit(' ').next().expect("a tile");
        let ruled = json_of(&called(&format!("{call} {thrown}"), &[]).stdout);
        // `judge` assumes that the okey from the swap was laid or thrown, so compare the cost only if the okey is
        // thrown.
        if thrown == "O*" {
            assert_eq!(ruled["cost"]["points"], charged, "{end}: {ruled}");
        }
        let state = hand.state.expect("a table");
        assert!(state.over().is_none() && state.melds().is_empty(), "{end}");
        assert_eq!((state.rack(0).len(), state.player(0).opened), (21, None), "{end}");
    }
    case(&swaps("\nend"), &["4 foul open.series 0 101", "4 illegal swap.okey 0 0", "5 illegal turn.order 0 0"]);
    assert_eq!(last(&swaps("\nend")).points[0], Some(202 + 101));
    // The player may take the melds back, lay them again and finish. The foul stays.
    let again = swaps(", gather, open R1-7 / B1-6 O*=B7 / Y1-7, throw B7");
    case(&again, &["4 foul open.series 0 101", "4 illegal swap.okey 0 0"]);
    assert_eq!(last(&again).points[0], Some(-202 + 101));
    // An illegal swap changes nothing, so the finish is still an elden.
    let unfit = swaps(", finish B7").replace("swap B7 at 2", "swap B7 at 1");
    case(&unfit, &["4 illegal swap.okey 0 0"]);
    assert_eq!(last(&unfit).points[0], Some(-202));
}

/// A player who throws a tile with which the next player opens pays for it (`foul.feeding`). If the next player opens
/// below the bar, the thrower pays only for an elden finish.
#[test]
fn a_low_opening_feeds_only_with_the_finish() {
    let turn = "take R1, open R1-7 / B1-6 O*=B7 / Y1-7";
    for (end, wrong) in [
        ("finish B7", &["6 foul foul.feeding 0 101"][..]),
        ("swap B7 at 2, throw B7", &["6 foul open.series 1 101", "6 illegal swap.okey 1 0"]),
    ] {
        let lines = format!("Ali: throw R1\nAyşe: {turn}, {end}\n");
        case(&format!("game 101\nset fouls.feeding=flat\n{PLAYERS}indicator K1\n{lines}"), wrong);
    }
}

/// The word `end` after an unfinished turn is illegal only if the player owes a throw (`turn.order`): after drawing a
/// tile, or after taking one without putting it back. Otherwise the rack and the points are the same as without that
/// turn, except that fouls still cost points.
#[test]
fn an_end_owes_a_throw_only_after_a_draw() {
    let set = "game 101\nset fouls.put_back=0\nset penalty.exhausted=tiles\n";
    let [classic, free] = [("game okey\n", "R5-13 B4-7 K9"), (set, "R1-13 B4-7 Y2 Y3 K9 B8")];
    let [owed, low] = ["illegal turn.order 1 0", "foul open.series 1 101"];
    for ((game, tiles), turn, wrong) in [
        (classic, "take, put back", None),
        (classic, "show R5", None),
        (classic, "take", Some(owed)),
        (classic, "draw ?", Some(owed)),
        (free, "take, put back", None),
        (free, "take, open R1-3, gather, put back", Some(low)),
        (free, "take, open R1-3, put back", Some(low)),
        (free, "draw ?", Some(owed)),
    ] {
        let head = format!("{game}{PLAYERS}indicator R5\nrack Ayşe {tiles}\nAli: throw K1\n");
        let (with, without) = (last(&format!("{head}Ayşe: {turn}\nend\n")), last(&format!("{head}end\n")));
        let found: Vec<String> =
            wrongs(&with).iter().map(|wrong| wrong[wrong.find(' ').expect("a line") + 1..].to_owned()).collect();
        assert_eq!(found, wrong.iter().copied().collect::<Vec<_>>(), "{game}{turn}");
        assert_eq!((with.begun, without.begun), (2, 1), "{game}{turn}");
        let foul = if wrong == Some(low) { 101 } else { 0 };
        let [with_state, without_state] = [&with, &without].map(|hand| hand.state.clone().expect("a table"));
        if wrong != Some(owed) {
            let tiles = |state: &State| (state.rack(1).tiles(), state.rack(1).len(), state.rack(1).is_known());
            assert_eq!(tiles(&with_state), tiles(&without_state), "{game}{turn}");
            assert_eq!(with.points[1], without.points[1].map(|points| points + foul), "{game}{turn}");
        }
        assert!(with_state.melds().is_empty(), "{game}{turn}");
    }
}

/// An illegal opening goes back to the rack before the throw of the last tile is judged. So the player still has tiles
/// and does not finish.
#[test]
fn a_faulty_opening_is_no_finish() {
    let all = "Ali: open R1-7 / B1-7 / Y1-3 Y5-7 Y9";
    let thrown = yuzbir(&format!("{all}, throw K9\n"));
    case(&thrown, &["4 foul run.shape 0 101"]);
    let finished = yuzbir(&format!("{all}, finish K9\n"));
    case(&finished, &["4 foul run.shape 0 101", "4 illegal finish.last-tile 0 0"]);
    for text in [thrown, finished] {
        let state = last(&text).state.expect("a table");
        assert!(state.over().is_none() && state.melds().is_empty());
        assert_eq!((state.rack(0).len(), state.player(0).opened), (21, None));
    }
    // A finish counts if later melds in the same turn raise a low opening to the required sum. It is no elden, which
    // has a single opening. If the sum stays too low, the finish is illegal.
    let mended = yuzbir("Ali: open R1-7 / B1-7 / Y4-6, lay Y1-3, finish K9\n");
    case(&mended, &["4 foul open.series 0 101", "4 illegal finish.last-tile 0 0"]);
    let mended = yuzbir("Ali: open R10-13 / B1-4 / Y10-12, lay Y1-3 / B10-13 / K4-6, finish K9\n");
    case(&mended, &["4 foul open.series 0 101"]);
    assert_eq!(last(&mended).points[0], Some(-101 + 101));
    // Only an elden needs no minimum sum. If the melds are laid in two parts, or after another player opened, their sum
    // of 84 is too low.
    let parts = yuzbir("Ali: open R1-7 / B1-7, lay Y1-7, finish K9\n");
    case(&parts, &["4 foul open.series 0 101", "4 illegal finish.last-tile 0 0"]);
    let once = "open R1-7 / B1-7 / Y1-7, finish B9";
    case(&yuzbir(&format!("Ali: {once}\n")), &[]);
    let second = yuzbir(&format!("Ali: open R11-13 / K10-13 / Y6-8, throw B9\nAyşe: draw ?, {once}\n"));
    case(&second, &["5 foul open.series 1 101", "5 illegal finish.last-tile 1 0"]);
}

/// A player must keep one tile to throw, so melds, layoffs and swaps may not use up the whole rack (`open.keep-one`,
/// `finish.last-tile`).
#[test]
fn the_last_tile_is_thrown_and_not_laid() {
    let left = |turn: &str, wrong: &str, tiles: usize| {
        let text = yuzbir(&format!("Ali: {turn}\n"));
        case(&text, &[wrong]);
        assert_eq!(last(&text).state.expect("a table").rack(0).len(), tiles, "{turn}");
    };
    left("open R1-13 / B1-4 / Y1-5", "4 illegal open.keep-one 0 0", 22);
    left("open R1-13 / B1-4, lay Y1-5", "4 illegal finish.last-tile 0 0", 5);
    left("open R1-13 / B1-4, lay Y1-4, add Y5 to 3", "4 illegal finish.last-tile 0 0", 1);
    left("open R1-13 / B1-4, add B5-9 to 2", "4 illegal finish.last-tile 0 0", 1);
}

/// A player may use `undo` again in the same turn only after another layoff. Otherwise the second `undo` is a foul
/// (`layoff.undo`).
#[test]
fn a_tile_laid_off_again_may_come_back_again() {
    let then = |actions: &str| yuzbir(&format!("{ROUND}Ali: draw ?, {actions}, throw B7\n"));
    case(&then("add Y5 to 3, undo, add Y5 to 3, undo"), &[]);
    case(&then("add Y5 Y4 to 3, undo, add Y4 to 3, undo"), &[]);
    case(&then("add Y5 Y4 to 3, undo, undo"), &["8 foul layoff.undo 0 101"]);
    case(&then("add Y5 Y4 to 3, undo, undo, add Y5 to 3, undo"), &["8 foul layoff.undo 0 101"]);
}

/// If a player's partner finishes, the player's tiles do not count and may be unknown. The opponents' tiles must be
/// known (`team.mate`).
#[test]
fn the_tiles_of_a_winners_partner_need_not_be_known() {
    let round = ROUND
        .replace("Ayşe: draw ?", "Ayşe: draw ?, open R1-5 / R8-10 / B8-10 / K7-9 / Y11-13")
        .replace("Veli: draw ?", "Veli: draw ?, open B10-13 / Y10-13 / B4-6");
    let points = |game: &str| {
        let end = format!("Ali: draw ?, {LAYS}, add Y5 Y4 to 3, finish K9\n");
        let text = format!("game {game}\n{PLAYERS}indicator K1\n{round}{end}");
        case(&text, &[]);
        last(&text).points
    };
    assert_eq!(points("101-team"), [Some(-101), None, Some(0), Some(202)]);
    assert_eq!(points("101"), [Some(-101), None, None, Some(202)]);
}

/// If the rack certainly holds a tile that is missing in the list of tiles left, the answer reports the difference.
#[test]
fn tiles_left_without_a_known_one() {
    let round = ROUND.replace("Veli: draw ?", "Veli: draw ?, open B10-13 / Y10-13 / B4-6");
    let end = format!("Ali: draw ?, {LAYS}, add Y5 Y4 to 3, finish B9\n");
    let differs = |left: &str| {
        let hand = last(&yuzbir(&format!("rack Veli K5 ?x20\n{round}{end}left Veli {left}\n")));
        assert_eq!(wrongs(&hand), Vec::<String>::new());
        hand.differs.iter().map(|each| (each.player, each.of, each.settled.clone())).collect::<Vec<_>>()
    };
    assert_eq!(differs("K5-9 R8-10 B7 B8"), []);
    let known = Figure::Tiles(vec!["K5".parse().expect("a tile")], 9);
    assert_eq!(differs("K6 K6-9 R8-10 B7 B8"), [(2, Noted::Left, known.clone())]);
    assert_eq!(differs("K5-9 R8-10 B7"), [(2, Noted::Left, known)]);
}
