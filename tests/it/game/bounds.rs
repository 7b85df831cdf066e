//! The referee is right at the limits of a rule, where an off-by-one error would change the ruling.

use okey::Clause;
use okey::game::Why;
use okey::judge::Fact;

use super::cases::{PLAYERS, case, yuzbir};
use super::{refereed, wrongs};
use crate::command::{flowing, run_with, text_of};

/// Returns a record of one hand of `game` with these lines. `set` has settings, separated by spaces.
fn table(game: &str, set: &str, lines: &str) -> String {
    let settings: Vec<String> =
        set.split(' ').filter(|set| !set.is_empty()).map(|set| format!("set {set}\n")).collect();
    let set = settings.concat();
    format!("game {game}\n{set}{PLAYERS}indicator K1\n{lines}")
}

/// Returns the illegal actions and fouls of the last hand, without line numbers.
fn faults(text: &str) -> Vec<String> {
    let hands = refereed(text);
    let wrong = wrongs(hands.last().expect("a hand"));
    wrong.into_iter().map(|wrong| wrong.split_once(' ').expect("a line").1.to_owned()).collect()
}

/// With `open.rising=all`, each opening must have a higher sum than every earlier opening. With `opponents`, an opening
/// of the player's partner does not count. With `off`, openings need not rise.
#[test]
fn openings_rise() {
    let first = "open R11-13 / K10-13 / Y6-8";
    // A player opens with a sum of 103, and another player later opens with `melds`.
    let next = |melds: &str| format!("Ali: {first}, throw Y1\nAyşe: draw ?, open {melds}, throw Y2\n");
    let across =
        |melds: &str| format!("Ali: {first}, throw Y1\nAyşe: draw ?, throw Y2\nVeli: draw ?, open {melds}, throw B1\n");
    let before = "Ali: throw Y1\nAyşe: draw ?, throw Y2\nVeli: draw ?, throw B1\n";
    let ahead = |melds: &str| format!("{before}Can: draw ?, {first}, throw B2\nAli: draw ?, open {melds}, throw Y1\n");
    let (same, more) = ("B11-13 / Y10-13 / R6-8", "B11-13 / Y10-13 / R7-9");
    let rises = |game: &str, rising: &str, lines: &dyn Fn(&str) -> String| {
        let of = |melds: &str| faults(&table(game, &format!("open.rising={rising}"), &lines(melds)));
        assert_eq!(of(more), <[String; 0]>::default(), "{game} {rising}");
        match &of(same)[..] {
            [] => false,
            [only] => only.starts_with("foul open.rising "),
            more => panic!("{more:?}"),
        }
    };
    for (game, rising) in [("101", "all"), ("101", "opponents"), ("101-team", "all"), ("101-team", "opponents")] {
        assert!(rises(game, rising, &next) && rises(game, rising, &ahead), "{game} {rising}");
    }
    // In the team game Veli is Ali's partner. With `opponents`, Veli may open with the same sum as Ali.
    assert!(rises("101", "opponents", &across) && rises("101-team", "all", &across));
    assert!(!rises("101-team", "opponents", &across));
    assert!(!rises("101", "off", &next));
}

/// Openings with runs and groups must rise in their sum, and openings with pairs in their number of pairs. The two
/// kinds are not compared with each other.
#[test]
fn series_and_pairs_rise_apart() {
    let series = "Ali: open R11-13 / K10-13 / Y6-8, throw Y1\n";
    let five = "Ayşe: draw ?, open K3x2 / K4x2 / K5x2 / K6x2 / K7x2, throw Y2\n";
    let then = |melds: &str| {
        faults(&table("101", "open.rising=all", &format!("{series}{five}Veli: draw ?, open {melds}, throw B1\n")))
    };
    let other_five = "R2x2 / R3x2 / R4x2 / B3x2 / B4x2";
    assert_eq!(then(other_five), ["foul open.rising 2 101"]);
    assert_eq!(then(&format!("{other_five} / Y3x2")), <[String; 0]>::default());
    assert_eq!(then("B10-13 / Y10-13 / R5-7"), <[String; 0]>::default());
    assert_eq!(then("B11-13 / Y10-13 / R6-8"), ["foul open.rising 2 101"]);
}

/// With `fouls.feeding=number`, a player pays ten times the tile number of a thrown tile with which the next player
/// opens. If that player opens with pairs, it is twenty times the number (`foul.feeding`).
#[test]
fn feeding_pairs_costs_twice() {
    let fed = |opens: &str| {
        let lines = format!("Ali: throw R7\nAyşe: take R7, open {opens}, throw Y1\n");
        faults(&table("101", "fouls.feeding=number", &lines))
    };
    assert_eq!(fed("R7 K7 B7 / R11-13 / Y11-13 / K10-12"), ["foul foul.feeding 0 70"]);
    assert_eq!(fed("R7x2 / K3x2 / K4x2 / K5x2 / K6x2"), ["foul foul.feeding 0 140"]);
    assert_eq!(fed("R6-8 / R11-13 / Y11-13 / K10-12"), ["foul foul.feeding 0 70"]);
}

/// With `fouls.okey_taken`, the owner of a meld pays if another player swaps an okey out of it.
#[test]
fn the_owner_of_an_okey_taken_pays() {
    let okey = "open R11 O* R13 / K10-13 / Y6-8";
    let opens = "open B10-13 / Y10-13 / B4-6";
    let taken = |lines: &str| faults(&table("101", "fouls.okey_taken=101", lines));
    let by_next = format!("Ali: {okey}, throw B9\nAyşe: draw ?, {opens}, swap R12 at 1, throw Y1\n");
    assert_eq!(taken(&by_next), ["foul foul.okey-taken 0 101"]);
    let by_earlier = format!(
        "Ali: {opens}, throw R1\nAyşe: draw ?, {okey}, throw Y1\nVeli: draw ?, throw Y2\nCan: draw ?, throw Y2\n\
         Ali: draw ?, swap R12 at 4, throw Y1\n"
    );
    assert_eq!(taken(&by_earlier), ["foul foul.okey-taken 1 101"]);
    assert_eq!(taken(&format!("Ali: {okey}, swap R12 at 1, throw B9\n")), <[String; 0]>::default());
    assert_eq!(faults(&table("101", "", &by_next)), <[String; 0]>::default());
}

/// Some tables forbid swaps in the opening turn, or allow one swap per turn. They do not limit layoffs in this way
/// (`swap.when`).
#[test]
fn swaps_come_when_the_table_says() {
    let open = "Ali: open R11 O* R13 / K10-13 / Y6 O* Y8";
    let round = "throw B9\nAyşe: draw ?, throw B1\nVeli: draw ?, throw Y1\nCan: draw ?, throw Y1\nAli: draw ?";
    let of = |set: &str, actions: &str| faults(&table("101", set, &format!("{open}, {actions}\n")));
    let none = <[String; 0]>::default();
    let twice = "swap R12 at 1, swap Y7 at 3, throw B5";
    assert_eq!(of("", twice), none);
    let once = "swap R12 at 1, throw B5";
    assert_eq!(of("swap.same_turn=false", once), ["illegal swap.when 0 0"]);
    assert_eq!(of("swap.same_turn=false", &format!("{round}, {twice}")), none);
    assert_eq!(of("swap.once=true", twice), ["illegal swap.when 0 0"]);
    assert_eq!(of("swap.once=true", once), none);
    assert_eq!(of("swap.same_turn=false swap.once=true", "add K9 to 2, throw B5"), none);
    assert_eq!(of("swap.once=true", "swap R12 at 1, add K9 to 2, throw B5"), none);
    // Swapping the same okey again, after laying it off, is a second swap. A swap that does not fit does not count.
    let same = "swap R12 at 1, add O*=K9 to 2, swap K9 at 2, throw B5";
    assert_eq!(of("", same), none);
    assert_eq!(of("swap.once=true", same), ["illegal swap.when 0 0"]);
    assert_eq!(of("swap.once=true", &format!("{round}, swap R12 at 1, throw B5")), none);
    let wrong_first = "swap K9 at 1, swap R12 at 1, throw B5";
    assert_eq!(of("swap.once=true", wrong_first), ["illegal swap.okey 0 0"]);
    // `swap R8 R9 at 1` takes two okeys, so it counts as two swaps. `swap K7 Y7 at 1` lays two tiles for one okey, so
    // it counts as one.
    let both = |set: &str, meld: &str, swap: &str| {
        faults(&table("101", set, &format!("Ali: open {meld} / K10-13 / Y9-13, swap {swap} at 1, throw B5\n")))
    };
    assert_eq!(both("", "R7 O*=R8 O*=R9", "R8 R9"), none);
    assert_eq!(both("swap.once=true", "R7 O*=R8 O*=R9", "R8 R9"), ["illegal swap.when 0 0"]);
    assert_eq!(both("swap.once=true", "R7 B7 O*", "K7 Y7"), none);
}

/// A devam is a finish in which the player lays off one okey and then throws the other. It counts only if the table
/// plays devam (`finish.multiplier`).
#[test]
fn devam_is_played_with_two_okeys_at_its_tables() {
    let round = "Ali: open K3-13 / R10-12, throw B9\n\
        Ayşe: draw ?, throw B1\nVeli: draw ?, throw Y1\nCan: draw ?, throw Y1\n";
    let bonus = |game: &str, last: &str| {
        let text = table(game, "", &format!("{round}Ali: draw ?, lay B2-7, add {last}\n"));
        case(&text, &[]);
        refereed(&text)[0].points[0]
    };
    assert_eq!(bonus("101-team", "O*=R13 to 2, finish O*"), Some(-404));
    assert_eq!(bonus("101-team", "O*=R13 to 2, finish B9"), Some(-101));
    assert_eq!(bonus("101", "O*=R13 to 2, finish O*"), Some(-202));
    assert_eq!(bonus("101", "O*=R13 to 2, finish B9"), Some(-101));
}

/// If the referee cannot check a win, its note cites the clause that defines a win in this game.
#[test]
fn a_win_that_is_not_seen_rests_on_its_clause() {
    let unknown = |text: &str| refereed(text)[0].turns[0].unknown.iter().map(|note| note.clause).collect::<Vec<_>>();
    assert_eq!(unknown(&table("okey", "", "Ali: finish K6\n")), [Clause::WinShape]);
    assert_eq!(unknown(&format!("game cs102\n{PLAYERS}Ali: finish K6\n")), [Clause::Cs102Win]);
}

/// A player cannot finish by throwing K6 if another rack holds both copies of K6, even if all other tiles are unknown.
/// Such a record is wrong (`tiles.copies`), and the player pays nothing.
#[test]
fn a_tile_that_lies_elsewhere_finishes_nothing() {
    let elsewhere = |rack: &str| table("okey", "", &format!("rack Can {rack}\nAli: finish K6\n"));
    assert_eq!(faults(&elsewhere("K6x2 ?x12")), ["illegal tiles.copies 0 0"]);
    assert_eq!(faults(&elsewhere("K6 ?x13")), <[String; 0]>::default());
}

/// The referee writes a note for each laid-off okey whose face is uncertain. The note has the assumed face and another
/// possible one. Two okeys laid off together onto the run R9-11 count as R12 and R13.
#[test]
fn okeys_laid_off_together() {
    let laid = |add: &str| {
        let text = yuzbir(&format!("Ali: open R9-11 / K10-13 / Y10-12, add {add}, throw B1\n"));
        case(&text, &[]);
        let hand = refereed(&text).remove(0);
        let unknown_racks = hand.turns[0].unknown.iter().map(|note| match &note.why {
            Why::EndUnknown { as_face, other } => format!("{as_face} {other}"),
            other => format!("{other:?}"),
        });
        (hand.state.expect("a table").melds()[0].to_string(), unknown_racks.collect::<Vec<_>>())
    };
    assert_eq!(laid("O* O* to 1"), ("R9 R10 R11 K2=R12 K2=R13".to_owned(), vec!["R12 R7".into(), "R13 R8".into()]));
    assert_eq!(laid("O* R7 to 1"), ("R7 K2=R8 R9 R10 R11".to_owned(), Vec::new()));
    assert_eq!(laid("O* R12 to 1"), ("R9 R10 R11 R12 K2=R13".to_owned(), vec!["R13 R8".into()]));
    assert_eq!(laid("O*=R8 R12 to 1"), ("K2=R8 R9 R10 R11 R12".to_owned(), Vec::new()));
}

/// The note `SeveralMelds` appears only if more than one meld can take the laid-off tiles.
#[test]
fn several_melds_are_named_where_there_are_several() {
    let unknown = |open: &str, add: &str| {
        let hand = refereed(&yuzbir(&format!("Ali: open {open}, add {add}, throw B1\n"))).remove(0);
        hand.turns[0].unknown.iter().map(|note| note.why.clone()).collect::<Vec<_>>()
    };
    let open = "R10-12 / K10-12 / B10-12 / Y5-7";
    assert_eq!(unknown(open, "R9 R13"), []);
    assert_eq!(unknown(open, "R9"), []);
    let twice = Why::SeveralMelds { numbers: vec![1, 4] };
    assert_eq!(unknown("R10-12 / K10-12 / B10-12 / R10-12", "R9 R13"), std::slice::from_ref(&twice));
    assert_eq!(unknown("R10-12 / K10-12 / B10-12 / R10-12", "R9"), [twice]);
}

/// A note lists all melds that can take a laid-off okey (`layoff.who`).
#[test]
fn an_okey_that_several_melds_take() {
    let hand = refereed(&yuzbir("Ali: open R9-11 / K10-12 / B10-12 / Y5-7, add O*, throw B1\n")).remove(0);
    let why = hand.turns[0].unknown.iter().map(|note| note.why.clone()).collect::<Vec<_>>();
    assert!(why.contains(&Why::SeveralMelds { numbers: vec![1, 2, 3, 4] }), "{why:?}");
}

/// `undo` takes back the okey that was laid off last, even if the run has another okey. It is illegal if that okey has
/// been swapped out (`layoff.undo`).
#[test]
fn the_other_okey_of_a_run_does_not_come_back() {
    let laid =
        |swap: &str| yuzbir(&format!("Ali: open R9-11 O* / K10-13 / Y10-12, add O*=R8 to 1, {swap}undo, throw B1\n"));
    case(&laid(""), &[]);
    let text = laid("swap R8 at 1, ");
    case(&text, &["4 illegal layoff.undo 0 0"]);
    let state = refereed(&text).remove(0).state.expect("a table");
    assert_eq!(state.melds()[0].to_string(), "R8 R9 R10 R11 K2=R12");
}

/// The referee tries every tile for each of the two unknown tiles of the finisher. The hand wins only if one of them
/// makes a pair with B13 and the other one with Y1. An okey makes a pair with any tile.
#[test]
fn two_unknown_tiles_are_tried_one_by_one() {
    let finish = |elsewhere: &str| {
        let rack = "rack Ali K3x2 K7x2 K11x2 R5x2 R9x2 B13 Y1 K6 ?x2";
        faults(&table("okey", "", &format!("{rack}\nrack Can {elsewhere} ?x11\nAli: finish K6\n")))
    };
    assert_eq!(finish("B13 O O"), ["foul score.false-win 0 -4"]);
    assert_eq!(finish("B12 O O"), <[String; 0]>::default());
    assert_eq!(finish("B13 O B12"), <[String; 0]>::default());
}

/// `undo` is illegal if the laid-off okey of a group has been swapped for a natural tile, which then stays in the
/// group.
#[test]
fn an_okey_of_a_group_that_was_exchanged_stays() {
    let text = yuzbir("Ali: open R9 B9 K9 / K10-13 / Y10-12, add O* to 1, swap Y9 at 1, undo, throw B1\n");
    case(&text, &["4 illegal layoff.undo 0 0"]);
    let state = refereed(&text).remove(0).state.expect("a table");
    assert_eq!(state.melds()[0].to_string(), "R9 B9 K9 Y9");
}

/// After the only layoff of a turn was taken back, a second `undo` is illegal. The reason "No tile was laid off in this
/// turn" is given only if it is true.
#[test]
fn a_layoff_is_taken_back_once() {
    for (actions, language, sentence) in [
        ("add B7 to 3, undo, undo", "en", "The player has already taken back what was laid off in this turn."),
        ("add B7 to 3, undo, undo", "tr", "Oyuncu bu turda işlediğini zaten geri aldı."),
        ("undo", "en", "No tile was laid off in this turn."),
        ("undo", "tr", "Bu turda taş işlenmemiş."),
    ] {
        let text = yuzbir(&format!("Ali: open K10-13 / R10-13 / B4-6, {actions}, throw R1\n"));
        case(&text, &["4 illegal layoff.undo 0 0"]);
        let output = run_with(&["replay", "-", "--lang", language], text.as_bytes());
        let page = flowing(&text_of(output.stdout));
        assert!(page.contains(sentence), "{page}");
    }
}

/// Throwing an okey costs what the table says. If it is free, the referee writes only a note (`okey.burnt`).
#[test]
fn a_free_okey_is_noted() {
    let burnt = |price: &str| {
        let text = table("101", &format!("fouls.okey={price}"), "Ali: throw O*\n");
        let notes = refereed(&text)[0].turns[0].notes.iter().map(|note| note.clause).collect::<Vec<_>>();
        (faults(&text), notes)
    };
    assert_eq!(burnt("50"), (vec!["foul okey.burnt 0 50".to_owned()], vec![]));
    assert_eq!(burnt("0"), (vec![], vec![Clause::OkeyBurnt]));
}

/// A taken tile can be put back only in the same turn, before the player lays anything. It costs the penalty that the
/// table sets (`take.put-back`).
#[test]
fn a_taken_tile_goes_back_before_melds() {
    let back = |set: &str, turn: &str| faults(&table("101", set, &format!("Ali: throw R7\nAyşe: {turn}, throw Y1\n")));
    assert_eq!(back("", "take, put back, draw ?"), ["foul take.put-back 1 101"]);
    assert_eq!(back("fouls.put_back=0", "take, put back, draw ?"), <[String; 0]>::default());
    let illegal = ["illegal take.put-back 1 0"];
    assert_eq!(back("", "draw ?, put back"), illegal);
    assert_eq!(back("", "take, open R7 K7 B7 / R11-13 / Y11-13 / K10-12, put back"), illegal);
    assert_eq!(back("fouls.put_back=0", "take, put back, put back, draw ?"), illegal);
    // The player has laid melds without the taken tile, so it can no longer be put back.
    let without = back("", "take, open R10-13 / K10-13 / Y11-13, put back");
    assert!(without.contains(&illegal[0].to_owned()), "{without:?}");
    // A player who opened in an earlier turn may not put R7 back after laying off K9.
    let opened = "Ali: open R8-10 / K10-13 / Y10-13, throw B1\nAyşe: draw ?, throw Y1\nVeli: draw ?, throw Y2\n\
        Can: draw ?, throw R7\n";
    let later = |actions: &str| {
        faults(&table(
            "101",
            "fouls.put_back=0 fouls.playable=claim",
            &format!("{opened}Ali: take, {actions}throw B2\n"),
        ))
    };
    assert_eq!(later("put back, draw ?, "), <[String; 0]>::default());
    assert!(later("add K9 to 2, put back, add R7 to 1, ").contains(&"illegal take.put-back 0 0".to_owned()));
}

/// A claim that a discard fits a meld comes too late if the next player has drawn. It also comes too late if this
/// player has taken the tile and laid something (`discard.claim`).
#[test]
fn a_claim_comes_before_the_next_melds() {
    let opens = "Ali: open R11-13 / K10-13 / Y6-8, throw B1\nAyşe: draw ?, throw Y9\n";
    let fouls = |lines: &str| faults(&table("101-team", "", &format!("{opens}{lines}")));
    let foul = ["foul discard.playable 1 101"];
    let melds = "B10-13 / R10-13 / Y9 K9 B9";
    assert_eq!(fouls("Veli: claim Y9\n"), foul);
    assert_eq!(fouls("Veli: take\nAli: claim Y9\n"), foul);
    assert_eq!(fouls("Veli: draw ?\nAli: claim Y9\n"), <[String; 0]>::default());
    assert_eq!(fouls(&format!("Veli: take, open {melds}\nAli: claim Y9\n")), <[String; 0]>::default());
    // If the next player opened in an earlier turn, laying off Y9 already makes a claim too late.
    let earlier = "Ali: throw B1\nAyşe: draw ?, throw B2\nVeli: draw ?, open R11-13 / K10-13 / Y6-8, throw B3\n\
        Can: draw ?, throw B4\nAli: draw ?, throw B5\nAyşe: draw ?, throw Y9\n";
    let later = |lines: &str| faults(&table("101-team", "", &format!("{earlier}{lines}")));
    assert_eq!(later("Veli: take\nAli: claim Y9\n"), foul);
    assert_eq!(later("Veli: take, add Y9 to 3\nAli: claim Y9\n"), <[String; 0]>::default());
}

/// If the record names a foul that the referee has already found, the referee writes only a note. The foul must be of
/// the same kind, by the same player, and not pardoned.
#[test]
fn only_the_same_foul_is_ruled_again() {
    let noted = |lines: &str| {
        let text = table("101", "", &format!("Ali: throw Y1\nAyşe: draw ?, throw O*\n{lines}"));
        let hand = refereed(&text).remove(0);
        hand.turns.iter().flat_map(|turn| &turn.notes).filter(|note| note.why == Why::RuledAgain).count()
    };
    assert_eq!(noted("foul Ayşe okey-atma\n"), 1);
    for player in ["Ali", "Veli", "Can"] {
        assert_eq!(noted(&format!("foul {player} okey-atma\n")), 0, "{player}");
    }
    for foul in ["yanlış-açma", "geri-bırakma", "işlek-atma", "geri-alma", "okey-alma", "diğer"] {
        assert_eq!(noted(&format!("foul Ayşe {foul}\n")), 0, "{foul}");
    }
    assert_eq!(noted("pardon Ayşe discard.okey\nfoul Ayşe okey-atma\n"), 0);
    // No turn shows this foul, so the referee has not found it.
    assert_eq!(noted("foul Can geri-alma\nfoul Can geri-alma\n"), 0);
}

/// A swap at a meld without an okey and a swap at a missing meld number get different reasons.
#[test]
fn a_swap_names_a_meld_of_the_table() {
    let why = |swap: &str| {
        let open = "Ali: open R11 O* R13 / K10-13 / Y6-8";
        let hand = refereed(&table("101", "", &format!("{open}, swap {swap}, throw B9\n"))).remove(0);
        hand.turns[0].wrong.iter().map(|placed| placed.wrong.why.clone()).collect::<Vec<_>>()
    };
    assert_eq!(why("R12 at 1"), []);
    for number in [2, 3] {
        assert_eq!(why(&format!("K9 at {number}")), [Why::Fact(Fact::NoOkey)]);
    }
    assert_eq!(why("R12 at 4"), [Why::NoMeld { number: 4 }]);
}
