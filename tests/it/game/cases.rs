//! The referee finds the right illegal actions, fouls and points in whole records, including every case that the
//! rulebook explains.

use std::num::NonZeroU64;

use okey::Clause;
use okey::game::players::PlayerKind;
use okey::game::{Referee, Remark, Why};
use okey::notation::Letters;
use okey::record::{Record, Statement, actions};

use rand::prelude::*;
use rand_chacha::ChaCha8Rng;

use super::simulated::deal;
use super::{clause_and_why, refereed, wrongs};
use crate::caller::run_quickly_with;
use crate::command::{json_of, run_with, text_of};
use crate::engine::case::engine;

pub(super) const PLAYERS: &str = "players Ali Ayşe Veli Can\n";

/// A hand of 101 in which Ali opens with a sum of 103, Ayşe with pairs, and Can with a sum of 110. Veli does not open.
const OPENED: &str = "indicator K1\n\
    Ali: open R11-13 / K10-13 / Y6-8, throw Y1\n\
    Ayşe: draw ?, open K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7, throw Y2\n\
    Veli: draw ?, throw B1\n\
    Can: draw ?, open B9-13 / Y9-13, throw R1\n";

/// The start of a turn in which Ali lays all tiles except the one to throw.
const LAYS_OUT: &str = "Ali: draw ?, lay B1-3 / R2-4 / R5-7, add Y5 to 3, add Y4 to 3, ";

fn points(text: &str) -> Vec<Option<i64>> {
    let hands = refereed(text);
    let last = hands.last().expect("a hand");
    assert_eq!(wrongs(last), Vec::<String>::new(), "{text}");
    last.points.to_vec()
}

#[test]
fn worked_penalties_come_out_of_whole_records() {
    let hand = |end: &str| format!("game 101\n{PLAYERS}{OPENED}{LAYS_OUT}{end}\nleft Ayşe = 10\nleft Can = 10\n");
    let known = |points: [i64; 4]| points.map(Some).to_vec();
    assert_eq!(points(&hand("finish R8")), known([-101, 20, 202, 10]));
    assert_eq!(points(&hand("throw R8")), known([-101, 20, 202, 10]));
    assert_eq!(points(&hand("finish O*")), known([-202, 40, 404, 20]));
    // Ayşe and Can have opened, so they pay for the tiles left on their racks. Without a list of these tiles, their
    // points are unknown.
    let unknown_racks = format!("game 101\n{PLAYERS}{OPENED}{LAYS_OUT}finish R8\n");
    assert_eq!(points(&unknown_racks), [Some(-101), None, Some(202), None]);
    let with_okey = unknown_racks.clone() + "left Can R5 O*\nleft Ayşe B4 Y6 O*\n";
    assert_eq!(points(&with_okey), known([-101, 20 + 101, 202, 5 + 101]));
    // An elden is a finish that lays all tiles in a single opening. It needs no minimum sum.
    let elden = |tile: &str| format!("game 101\n{PLAYERS}indicator K1\nAli: open R1-7 / B1-7 / Y1-7, finish {tile}\n");
    assert_eq!(points(&elden("K9")), known([-202, 404, 404, 404]));
    assert_eq!(points(&elden("O*")), known([-404, 808, 808, 808]));
    // A hand that ends because the stock is empty gives no bonus and multiplies nothing.
    let end = format!("game 101\n{PLAYERS}{OPENED}left Ali = 30\nleft Ayşe = 10\nleft Can = 7\nend\n");
    assert_eq!(points(&end), known([30, 20, 202, 7]));
}

#[test]
fn partners_and_teams() {
    let hand = format!("game 101-team\n{PLAYERS}{OPENED}{LAYS_OUT}finish R8\nleft Ayşe = 10\nleft Can = 10\n");
    // Veli's partner Ali finished, so the tiles on Veli's rack do not count.
    assert_eq!(points(&hand), [Some(-101), Some(20), Some(0), Some(10)]);
}

/// In the first turn, a player who holds the second tile with the indicator's face may show it for points. If that
/// player throws it, another player who takes it may not show it again.
#[test]
fn the_twin_of_another_is_not_shown_again() {
    let hand =
        format!("game okey\n{PLAYERS}indicator R5\nAli: show R5, throw R5\nAyşe: take R5, show R5, throw K4\nend\n");
    case(&hand, &["5 illegal score.indicator 1 0"]);
    assert_eq!(refereed(&hand)[0].points, [Some(-1), Some(-2), Some(-2), Some(-2)]);
    // Computer players never show a tile that another player has shown.
    let profile = okey::Profile::new(okey::Variant::Okey);
    let mut shown_at_all = 0;
    for number in 0..75 {
        let simulated = deal(&profile, [PlayerKind::Careful; 4], 7, number);
        assert_eq!(simulated.fouls, 0, "{number}");
        let shown = format!("{:?}", simulated.records[0]).matches("Show(").count();
        assert!(shown <= 1, "{number}");
        shown_at_all += shown;
    }
    assert!(shown_at_all > 5, "{shown_at_all}");
}

/// Other racks or discards can prove that a recorded draw is impossible. The player then cannot show the tile, lay it
/// or win with it.
///
/// The referee reports the impossible draw once, and writes a note for each later action that depends on it.
#[test]
fn nothing_is_done_with_a_tile_that_cannot_have_been_drawn() {
    let yuzbir = |turn: &str| {
        format!("game 101\n{PLAYERS}indicator R5\nrack Can K10 K10 ?x19\nAli: throw K3\nAyşe: {turn}\nend\n")
    };
    let classic = |turn: &str| {
        format!("game okey\n{PLAYERS}indicator R5\nrack Can R5 K10 K10 ?x11\nAli: throw K3\nAyşe: {turn}\n")
    };
    let drawn = "6 illegal tiles.copies 1 0";
    case(&yuzbir("draw K10, open K10-12 / R10-13 / Y10-13, throw K4"), &[drawn]);
    case(&classic("draw R5, show R5, throw K1"), &[drawn]);
    case(&classic("draw K10, throw K10"), &[drawn]);
    let shown = refereed(&classic("draw R5, show R5, throw K1\nend"));
    assert_eq!(shown[0].points, refereed(&classic("draw ?, throw K1\nend"))[0].points);
    assert!(shown[0].turns[1].notes.iter().any(|note| note.clause == Clause::TilesCopies), "{:?}", shown[0].turns);
}

/// A player who draws an impossible tile may win by throwing it, because the winning melds do not contain it.
#[test]
fn a_win_stands_if_the_impossible_draw_is_thrown() {
    let rack = "rack Ayşe K1 K2 K3 R7 R8 R9 B10 R10 K10 Y12 Y13 Y1 Y11 Y10\n";
    for game in ["okey", "okey-house"] {
        let hand = format!("game {game}\n{PLAYERS}indicator R5\nrack Ali K5 K5 ?x13\n{rack}Ali: throw R1\n");
        let won = |turn: &str| {
            let hands = refereed(&format!("{hand}Ayşe: {turn}\n"));
            (wrongs(&hands[0]), hands[0].points)
        };
        let (_, points) = won("draw ?, finish K7");
        assert!(points[0].is_some_and(|points| points < 0), "{points:?}");
        assert_eq!(won("draw K5, finish K5"), (vec!["7 illegal tiles.copies 1 0".to_owned()], points));
    }
}

/// A player may show the second tile with the indicator's face only once.
#[test]
fn the_twin_is_shown_once() {
    let rack = "rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 R5 R1 K6\n";
    let hand = format!("game okey\n{PLAYERS}indicator R5\n{rack}Ali: show R5, show R5, throw K6\n");
    let hands = refereed(&hand);
    assert_eq!(wrongs(hands.last().expect("a hand")), ["5 illegal score.indicator 0 0"]);
}

#[test]
fn classic_finishes() {
    let rack = "rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6\n";
    let won = |game: &str, end: &str| points(&format!("game {game}\n{PLAYERS}indicator R5\n{rack}{end}\n"));
    assert_eq!(won("okey", "Ali: finish K6"), [Some(0), Some(-2), Some(-2), Some(-2)]);
    assert_eq!(
        won("okey", "Ali: bit K6 : K1-3 / J* R7-9 / K10 B10 Y10 O* / Y12 Y13 Y1"),
        [Some(0), Some(-2), Some(-2), Some(-2)]
    );
    // Without a stake in the record, the points of the pot game are unknown.
    assert_eq!(won("okey-pot", "Ali: finish K6"), [None; 4]);
    // In the pot game, showing the second tile with the indicator's face gives no points.
    let shows = rack.replace("K6\n", "R5\n");
    let pot = format!("game okey-pot\n{PLAYERS}stake 5\nindicator R5\n{shows}Ali: show R5, finish R5\n");
    assert_eq!(points(&pot), [Some(15), Some(-5), Some(-5), Some(-5)]);
}

/// The points of a finish with unknown tiles are known only if every possible rack gives the same points.
#[test]
fn a_finish_out_of_unknown_tiles() {
    let head = |game: &str| format!("game {game}\n{PLAYERS}indicator R5\n");
    let won = |game: &str, lines: &str| points(&(head(game) + lines + "\n"));
    let lost = |each: i64| vec![Some(0), Some(-each), Some(-each), Some(-each)];
    let how_unknown = [Some(0), None, None, None];
    for game in ["okey", "okey-house"] {
        // The hand may have won by melds or by pairs, which give different points.
        assert_eq!(won(game, "Ali: finish K6"), how_unknown);
        assert_eq!(won(game, "Ali: finish O*"), how_unknown);
        assert_eq!(won(game, "rack Ali K1x2 K2x2 K3x2 K6 ?x8\nAli: finish K6"), how_unknown);
        // None of the eight tiles K1-4 R1-4 is paired, so the hand did not win by seven pairs. It is no dizi (1 to 13
        // of one colour and its second 1) either, so it won by melds.
        assert_eq!(won(game, "rack Ali K1-4 R1-4 ?x7\nAli: finish K6"), lost(2));
        assert_eq!(won(game, "rack Ali K1-4 R1-4 ?x7\nAli: finish O*"), lost(4));
        // The points in a record do not show how the hand won. A layout after the word `with` does.
        assert_eq!(won(game, "Ali: finish K6\npoints Ali 0 Ayşe -2 Veli -2 Can -2"), how_unknown);
        assert_eq!(won(game, "Ali: finish K6 with K1-3 / J* R7-9 / K10 B10 Y10 O* / Y12 Y13 Y1"), lost(2));
        // Each opponent also pays one point for the shown tile. What they pay for the finish is unknown, so the total
        // is unknown too.
        let shown = refereed(&(head(game) + "Ali: show R5, finish K6\n"));
        assert_eq!(shown[0].points, how_unknown);
    }
    // The fourteen tiles left after the throw may be a dizi. A dizi pays more than melds in `okey`, and as much as
    // melds in `okey-house`.
    assert_eq!(won("okey", "rack Ali K1-8 ?x7\nAli: finish R9"), how_unknown);
    assert_eq!(won("okey-house", "rack Ali K1-8 ?x7\nAli: finish R9"), lost(2));
    // Only pairs can win: the unknown tile must be a second B5 or an okey. So the points are known.
    let pairs = "K1x2 K2x2 K3x2 R7x2 R8x2 R9x2 B5";
    assert_eq!(won("okey", &format!("rack Ali {pairs} K6 ?\nAli: finish K6")), lost(8));
    // With this rack, too, only pairs can win, because neither Y13 fits into a meld.
    assert_eq!(won("okey", "rack Ali K1x2 K2x2 K3x2 R7x2 R8x2 R9 Y13x2 K6 ?\nAli: finish K6"), lost(8));
    // If others have thrown both okeys (R6) and the second B5, no tile completes the pairs, and the finish is a foul.
    let elsewhere = "Ayşe: draw ?, throw R6\nVeli: draw ?, throw R6\nCan: draw ?, throw B5\n";
    let text = format!("{}rack Ali {pairs} K6 Y1\nAli: throw Y1\n{elsewhere}Ali: draw ?, finish K6\n", head("okey"));
    case(&text, &["9 foul score.false-win 0 -4"]);
    let staked = |lines: &str| points(&format!("game okey-pot\n{PLAYERS}stake 5\nindicator R5\n{lines}\n"));
    // If the winner throws an okey or wins by pairs, each other player pays the stake twice. After a throw of K6 it is
    // unknown whether the hand won by pairs.
    assert_eq!(staked("Ali: finish O*"), [Some(30), Some(-10), Some(-10), Some(-10)]);
    assert_eq!(staked("Ali: finish K6"), [None; 4]);
    assert_eq!(staked("rack Ali K1-4 R1-4 ?x7\nAli: finish K6"), [Some(15), Some(-5), Some(-5), Some(-5)]);
    // In `cs102` every win pays the same points, so unknown tiles do not matter.
    let chains = format!("game cs102\n{PLAYERS}Ali: finish K6\n");
    assert!(points(&chains).iter().all(Option::is_some));
}

/// Players with fewer than three points pay nothing for a shown tile with the indicator's face. If the points of the
/// previous hand are unknown, it may be unknown who pays.
#[test]
fn unknown_points_leave_unknown_who_pays_for_the_twin() {
    let shows =
        "hand\nindicator R5\nrack Ayşe K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 R5\nAyşe: show R5, finish R5\n";
    let second = |before: i64| {
        let totals = format!("totals Ali {before} Ayşe {before} Veli {before} Can {before}\n");
        let hands = refereed(&format!("game okey\n{PLAYERS}{totals}indicator R5\nAli: finish K6\n{shows}"));
        hands[1].points
    };
    // With 19 points at the start, the losers have at least three left even after the most expensive win, a dizi (1 to
    // 13 of one colour and its second 1). So they pay for R5.
    assert_eq!(second(19), [Some(-3), Some(0), Some(-3), Some(-3)]);
    // With 18 points at the start, the losers have two left after a win with a dizi, and more after any other win. With
    // two points they do not pay for R5. How Ali won is unknown, so it is unknown whether Veli and Can pay. Ali lost
    // nothing and pays.
    assert_eq!(second(18), [Some(-3), Some(0), None, None]);
    // With 4 points at the start, the losers have at most two left and do not pay for R5. Veli and Can lose two points
    // for Ayşe's win.
    assert_eq!(second(4), [Some(-3), Some(0), Some(-2), Some(-2)]);
}

/// If the referee cannot follow a hand, its points and all later totals are unknown.
#[test]
fn totals_after_a_hand_that_was_followed_no_further() {
    let strayed = "Ali: throw K4\nVeli: draw K5, throw K5\nCan: draw ?, throw K6\n";
    let totals = |lines: &str| {
        let record = Record::read(&format!("{PLAYERS}indicator R5\n{lines}")).expect("a record");
        let engine = engine();
        let mut referee = Referee::new(&engine, &record.header);
        record.hands.iter().for_each(|hand| _ = referee.hand(hand).expect("a hand"));
        referee.totals()
    };
    assert_eq!(totals(strayed), [None; 4]);
    assert_eq!(totals("Ali: finish K6\n"), [Some(0), None, None, None]);
    assert_eq!(totals("Ali: throw K4\n"), [Some(0); 4]);
}

/// If the points of a player are unknown, the answer does not cite the clause that computes them.
#[test]
fn unknown_points_cite_no_clause() {
    let clauses = |text: &str| refereed(text)[0].clauses().iter().map(ToString::to_string).collect::<Vec<_>>();
    let classic = clauses(&format!("{PLAYERS}indicator R5\nAli: finish K6\n"));
    assert!(classic.iter().all(|clause| !clause.starts_with("score.")), "{classic:?}");
    let unknown_racks = clauses(&format!("game 101\n{PLAYERS}{OPENED}{LAYS_OUT}finish R8\n"));
    assert!(
        unknown_racks.iter().all(|clause| clause != "penalty.pairs" && clause != "penalty.opened"),
        "{unknown_racks:?}"
    );
}

/// Asserts that the last hand has exactly the expected illegal actions and fouls.
pub(super) fn case(text: &str, expected: &[&str]) {
    let hands = refereed(text);
    assert_eq!(wrongs(hands.last().expect("a hand")), expected, "{text}");
}

pub(super) fn yuzbir(lines: &str) -> String {
    format!("game 101\n{PLAYERS}indicator K1\n{lines}")
}

#[test]
fn impossible_actions_are_illegal_and_play_goes_on() {
    let classic = |lines: &str| format!("{PLAYERS}indicator R5\n{lines}");
    // The order of play is broken: the starter draws, a player throws without a draw, or a player plays out of turn.
    case(&classic("Ali: draw K4, throw K4\n"), &["3 illegal turn.order 0 0"]);
    case(&classic("Ali: throw K4\nAyşe: throw K5\n"), &["4 illegal turn.order 1 0"]);
    case(&classic("Ali: throw K4\nVeli: draw K5, throw K5\nAyşe: draw ?, throw K6\n"), &["4 illegal turn.order 2 0"]);
    // After two lines out of turn, the referee stops following the hand.
    let strayed = classic("Ali: throw K4\nVeli: draw K5, throw K5\nCan: draw ?, throw K6\nAyşe: draw ?\n");
    case(&strayed, &["4 illegal turn.order 2 0", "5 illegal turn.order 3 0"]);
    assert!(!refereed(&strayed)[0].followed);
    // Ali threw K4, so taking K5 is illegal. The later throw of K5 is not reported again.
    case(&classic("Ali: throw K4\nAyşe: take K5, throw K5\n"), &["4 illegal turn.order 1 0"]);
    // An illegal action before the draw is reported once, even if it is repeated. The draw after it is not reported.
    case(&classic("Ali: throw K4\nAyşe: put back, draw K5, throw K5\n"), &["4 illegal take.put-back 1 0"]);
    let before = |lines: &str| yuzbir(&format!("Ali: throw K4\n{lines}"));
    for (action, clause) in [("undo", "layoff.undo"), ("gather", "foul.list"), ("put back", "take.put-back")] {
        for order in [format!("{action}, draw K5, throw K5"), format!("{action}, {action}, draw K5, throw K5")] {
            let said = wrongs(&refereed(&before(&format!("Ayşe: {order}\n")))[0]);
            assert_eq!(said.first(), Some(&format!("5 illegal {clause} 1 0")), "{order}");
            assert_eq!(said.len(), 1, "{order}: {said:?}");
        }
    }
    let opened = "open R11-13 / K10-13 / Y6-8";
    let drawn =
        before(&format!("Ayşe: {opened}, draw K5, throw K5\nVeli: draw K5, throw K5\nCan: draw K5, throw K6\n"));
    case(&drawn, &["5 illegal turn.order 1 0", "7 illegal tiles.copies 3 0"]);
    case(&before(&format!("Ayşe: {opened}, take K4, throw K5\n")), &["5 illegal turn.order 1 0"]);
    case(&before(&format!("Ayşe: {opened}, draw K5, draw K6, throw K5\n")), &["5 illegal turn.order 1 0"; 2]);
    let state = refereed(&drawn)[0].state.clone().expect("a state");
    assert_eq!(state.stock_left(), 20 - 3);
    // The first record has a third copy of R5. In the second one, the player throws Y1, which is not on the known rack.
    case(&classic("Ali: throw R5\nAyşe: draw R5, throw K9\n"), &["4 illegal tiles.copies 1 0"]);
    let rack = "rack Ali K1x2 K2x2 K3x2 K4x2 K5x2 K6x2 K7x2 K8\n";
    case(&classic(&format!("{rack}Ali: throw Y1\n")), &["4 illegal tiles.copies 0 0"]);
    // If the record lists the stock, each draw must be its top tile, and the hand may not end before the stock is
    // empty.
    case(&classic("stock K4 K5\nAli: throw Y1\nAyşe: draw K5, throw K5\n"), &["5 illegal tiles.copies 1 0"]);
    case(&classic("stock K4 K5\nAli: throw Y1\nend\n"), &["5 illegal tiles.deal 1 0"]);
    // `cs102` has no okeys. Throwing one is illegal: it ends the turn, but leaves no discard to take.
    let chains = |lines: &str| format!("game cs102\n{PLAYERS}{lines}");
    for turn in ["throw O*", "finish O*"] {
        let text = chains(&format!("Ali: throw K1\nAyşe: draw ?, {turn}\nVeli: draw K2, throw K3\n"));
        case(&text, &["4 illegal tiles.copies 1 0"]);
        let state = refereed(&text)[0].state.clone().expect("a state");
        assert_eq!((0..4).map(|seat| state.rack(seat).len()).collect::<Vec<_>>(), [14; 4]);
        case(&text.replace("draw K2", "take K1"), &["4 illegal tiles.copies 1 0", "5 illegal turn.order 2 0"]);
    }
    // Three chains win. The other tiles of the layout do not matter.
    let layout = chains("rack Ali KRBY1 KRBY2 KRBY3 K7 K7 K6\nAli: finish K6 with KRBY1 / KRBY2 / KRBY3 / K7 K7\n");
    case(&layout, &[]);
    // `open` does not exist in the classic game.
    case(&classic("Ali: open R7-9, throw Y1\n"), &["3 illegal turn.order 0 0"]);
}

#[test]
fn a_false_win_costs_and_play_goes_on() {
    let text = format!(
        "{PLAYERS}indicator R5\nrack Ali K1x2 K3x2 K5x2 R1x2 R3x2 B5x2 Y9 Y11 K13\nAli: finish K13\nAyşe: take K13, throw K13\n"
    );
    case(&text, &["4 foul score.false-win 0 -4"]);
}

/// If a finish names a layout that no rack can hold, such as one with three B10, the record is wrong and the finish is
/// illegal. The referee must not pass such a layout to `judge`, which expects the tiles of one rack.
#[test]
fn a_layout_is_judged_only_if_the_player_can_hold_it() {
    let named = |layout: &str| format!("{PLAYERS}indicator Y13\nAli: finish R3 with {layout}\n");
    case(&named("B12 B10 B10 B10 O* O* B12 Y1 K12 B12 R12 Y12"), &["3 illegal tiles.copies 0 0"]);
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let tiles = "B9 B10 B11 B12 R12 K12 Y12 O* O* Y1 J".split(' ').collect::<Vec<_>>();
    for _ in 0..200 {
        let count = random.random_range(9..=14);
        let layout: Vec<&str> = (0..count).filter_map(|_| tiles.choose(&mut random).copied()).collect();
        let hands = refereed(&named(&layout.join(" ")));
        assert!(hands[0].turns.len() == 1, "{layout:?}");
    }
}

#[test]
fn openings_short_and_mended() {
    // The opening sums to 94 and needs 101. That is one foul, even if the opening is taken back and tried again.
    let short = "Ali: open R10-12 / K10-13 / Y4-6";
    case(&yuzbir(&format!("{short}, throw B1\n")), &["4 foul open.series 0 101"]);
    case(&yuzbir(&format!("{short}, gather, open R10-12, gather, throw B1\n")), &["4 foul open.series 0 101"]);
    let mended = yuzbir(&format!("{short}, lay B5-7, throw B1\n"));
    case(&mended, &["4 foul open.series 0 101"]);
    let state = refereed(&mended)[0].state.clone().expect("a table");
    assert_eq!(state.melds().iter().map(|meld| meld.number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert!(state.player(0).opened.is_some());
    // The low opening goes back to the rack before the throw is judged. Then no meld is on the table, so throwing R9 is
    // no second foul.
    let back = yuzbir(&format!("{short}, throw R9\n"));
    case(&back, &["4 foul open.series 0 101"]);
    let state = refereed(&back)[0].state.clone().expect("a table");
    assert!(state.melds().is_empty() && state.rack(0).len() == 21);
    // In 101 a 1 may not follow 13.
    case(&yuzbir("Ali: open R12 R13 R1 / K10-13 / Y10-13, throw B1\n"), &["4 foul run.wrap 0 101"]);
    case(&yuzbir("Ali: gather, throw B1\n"), &["4 illegal foul.list 0 0"]);
}

#[test]
fn tiles_taken_must_be_laid() {
    let opens = "Ali: open R11-13 / K10-13 / Y6-8, throw B1\n";
    case(&yuzbir(&format!("{opens}Ayşe: take B1, throw B9\n")), &["5 foul take.must-open 1 101"]);
    let pairs = "open K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7";
    case(&yuzbir(&format!("{opens}Ayşe: take B1, {pairs}, throw B9\n")), &["5 foul take.pairs 1 101"]);
    case(&yuzbir(&format!("{opens}Ayşe: take, put back, draw ?, throw B9\n")), &["5 foul take.put-back 1 101"]);
    case(&yuzbir(&format!("{opens}Ayşe: take, open B1-3 / B9-13 / Y9-13, throw R1\n")), &[]);
    let round = "Ayşe: draw ?, throw B2\nVeli: draw ?, throw B4\nCan: draw ?, throw Y5\n";
    // Y5 fits the run Y6-8, so throwing it is a foul. Ali may take Y5 but must then lay it off.
    case(&yuzbir(&format!("{opens}{round}Ali: take Y5, add Y5 to 3, throw K1\n")), &["7 foul discard.playable 3 101"]);
    case(
        &yuzbir(&format!("{opens}{round}Ali: take Y5, throw K1\n")),
        &["7 foul discard.playable 3 101", "8 foul take.opened 0 101"],
    );
}

#[test]
fn layoffs_swaps_and_undo() {
    let opens = "Ali: open O*=R10 R11-13 / K10-13 / Y6-8, throw B1\n";
    // Only a player who has opened may lay off or swap. A swap before opening is a foul, and the meld keeps its okey.
    case(&yuzbir(&format!("{opens}Ayşe: draw ?, add Y5 to 3, throw B3\n")), &["5 illegal layoff.who 1 0"]);
    case(&yuzbir(&format!("{opens}Ayşe: draw ?, swap R10 at 1, throw B3\n")), &["5 foul swap.okey 1 101"]);
    let round = "Ayşe: draw ?, throw B2\nVeli: draw ?, throw B4\nCan: draw ?, throw B5\n";
    let then = |actions: &str| yuzbir(&format!("{opens}{round}Ali: draw ?, {actions}\n"));
    case(&then("swap R10 at 1, throw B7"), &[]);
    case(&then("swap R9 at 1, throw B7"), &["8 illegal swap.okey 0 0"]);
    case(&then("add Y5 to 3, undo, throw B7"), &[]);
    case(&then("add Y5 to 3, add Y4 to 3, undo, undo, throw B7"), &["8 foul layoff.undo 0 101"]);
    case(&then("undo, throw B7"), &["8 illegal layoff.undo 0 0"]);
    // An okey that was laid off and then swapped out cannot be taken back.
    let swapped = then("add O*=Y5 to 3, swap Y5 at 3, undo, throw B7");
    case(&swapped, &["8 illegal layoff.undo 0 0"]);
    let state = refereed(&swapped)[0].state.clone().expect("a table");
    assert_eq!((state.rack(0).len(), state.melds()[2].laid.len()), (9, 4));
    case(&then("add B9 to 3, throw B7"), &["8 illegal layoff.run 0 0"]);
    // Tiles laid off together may be in any order: `add Y5 Y4` extends Y6-8 like `add Y4 Y5`.
    let fourth = |actions: &str| {
        let text = then(actions);
        case(&text, &[]);
        refereed(&text)[0].state.clone().expect("a table").melds()[2].to_string()
    };
    assert_eq!(fourth("add Y5 Y4 to 3, throw B7"), "Y4 Y5 Y6 Y7 Y8");
    assert_eq!(fourth("add Y3-5 to 3, throw B7"), "Y3 Y4 Y5 Y6 Y7 Y8");
    assert_eq!(fourth("add Y4 O* Y10 Y9, throw B7"), "Y4 K2=Y5 Y6 Y7 Y8 Y9 Y10");
    // `add O* Y5 Y3` extends the run Y6-8 downwards: the okey plays Y4. If it could go to either end, the referee
    // writes a note.
    assert_eq!(fourth("add O* Y5 Y3 to 3, throw B7"), "Y3 K2=Y4 Y5 Y6 Y7 Y8");
    assert_eq!(fourth("add O* Y10 to 3, throw B7"), "Y6 Y7 Y8 K2=Y9 Y10");
    let either = then("add O* Y9 to 3, throw B7");
    case(&either, &[]);
    let hands = refereed(&either);
    let unknown = &hands[0].turns.last().expect("a turn").unknown;
    assert!(matches!(unknown[..], [Remark { why: Why::EndUnknown { .. }, .. }]), "{unknown:?}");
    let state = refereed(&then("undo"))[0].state.clone().expect("a table");
    let understood = |tiles: &str| {
        let add = actions(&format!("add {tiles}"), Letters::Krby).expect("an action").remove(0);
        state.understood(&add).iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(understood("O* to 2"), "add O*=K9 to 2");
    assert_eq!(understood("K2 to 2"), "add K2 to 2");
    assert_eq!(understood("Y4 O* to 3"), "add Y4 O*=Y5 to 3");
    assert_eq!(understood("Y5 K9 Y4"), "add Y5 to 3, add K9 to 2, add Y4 to 3");
    case(&then("add Y3 Y5 to 3, throw B7"), &["8 illegal layoff.run 0 0"]);
    case(&then("lay B6 B6, throw B7"), &["8 illegal layoff.pair 0 0"]);
    case(&then("throw O*"), &["8 foul discard.okey 0 101"]);
    case(&then("throw Y9"), &["8 foul discard.playable 0 101"]);
    case(&then("finish B7"), &["8 illegal finish.last-tile 0 0"]);
}

/// Of the tiles in an `add`, the referee lays off only those that the player can hold; the printed record still lists
/// all. `judge` counts equal tiles in a `u8`, so it must not get 260 tiles R1.
#[test]
fn tiles_that_the_player_cannot_hold_are_not_laid_off() {
    let round = "Ayşe: draw ?, throw B2\nVeli: draw ?, throw B4\nCan: draw ?, throw B5\n";
    let hand = |open: &str, add: &str| {
        yuzbir(&format!("Ali: open {open}, throw B1\n{round}Ali: draw ?, add {add}, throw B7\n"))
    };
    let series = |add: &str| hand("R10-13 / K10-13 / Y6-8", add);
    let third = "8 illegal tiles.copies 0 0";
    for (add, melds) in
        [("Y5 R9 R9 R9 to 3", "add Y5 R9 R9 R9 to 3"), ("Y9 B8 Y5 B8 B8", "add Y9 Y5 to 3, add B8 B8 B8")]
    {
        let text = series(add);
        let laid = refereed(&text)[0].state.clone().expect("a table").melds()[2].to_string();
        assert!(laid.starts_with("Y5 Y6 Y7 Y8"), "{laid}");
        assert!(wrongs(&refereed(&text)[0]).contains(&third.to_owned()), "{add}");
        let record = Record::read(&text).expect("a record");
        let hand = Referee::new(&engine(), &record.header).hand(&record.hands[0]).expect("a hand");
        let strict = okey::record::printed(&record.header, &hand.numbered(&record.hands[0]));
        assert!(strict.contains(&format!("{melds}, throw B7")), "{strict}");
    }
    let many = |first: &str| first.to_owned() + &" R1".repeat(260);
    case(&series(&many("O*")), &[third, "8 illegal layoff.who 0 0"]);
    let pairs = hand("K3 K3 / K5 K5 / R3 R3 / B4 B4 / B6 B6", &many("O*"));
    assert!(wrongs(&refereed(&pairs)[0]).contains(&third.to_owned()));
}

/// `undo` takes back the tile that was laid off last, even if the meld holds an equal tile.
#[test]
fn undo_returns_only_the_last_layoff() {
    let round = "Ayşe: draw ?, throw B2\nVeli: draw ?, throw B4\nCan: draw ?, throw K5\n";
    let then = |switch: &str, meld: &str, actions: &str| {
        let rest = if meld.len() < 20 { "K10-13 / Y10-13 / B11-13" } else { "K10-13" };
        let opens = format!("Ali: open {meld} / {rest}, throw B1\n");
        format!("game 101\n{switch}{PLAYERS}indicator Y1\n{opens}{round}Ali: draw ?, {actions}throw B7\n")
    };
    let first = |text: &str| {
        case(text, &[]);
        let state = refereed(text)[0].state.clone().expect("a table");
        // The text of a meld may show an okey as `O*` or as its face Y2.
        (state.melds()[0].to_string().replace("O*", "Y2"), state.rack(0).len())
    };
    let wild = "set false_joker=wild\n";
    let wrap = "set run_wrap=true\n";
    let laid_off = [
        ("", "R7 R8 O*=R9", vec!["O*=R6", "O*=R10", "R6", "R10"]),
        ("", "O*=R6 R7 R8", vec!["O*=R5", "O*=R9", "R5", "R9"]),
        ("", "R7 O*=R8 R9", vec!["O*=R6", "O*=R10"]),
        ("", "R9 B9 O*=Y9", vec!["O*=K9", "K9"]),
        ("", "R9 B9 O*", vec!["O*", "K9", "Y9"]),
        (wild, "R7 J*=R8 J*=R9", vec!["O*=R6", "O*=R10"]),
        (wild, "O*=R7 J*=R8 R9", vec!["O*=R6", "J*=R6", "O*=R10", "J*=R10"]),
        (wrap, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", vec!["R1", "O*=R1"]),
        (wrap, "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1", vec!["R1", "O*=R1"]),
        (wrap, "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 O*=R1", vec!["R1", "O*=R1"]),
    ];
    for (switch, meld, tiles) in laid_off {
        let before = first(&then(switch, meld, ""));
        for tile in tiles {
            let back = first(&then(switch, meld, &format!("add {tile} to 1, undo, ")));
            assert_eq!(back, before, "{meld}: {tile}");
            let again = first(&then(switch, meld, &format!("add {tile} to 1, undo, add {tile} to 1, ")));
            assert_eq!(again, first(&then(switch, meld, &format!("add {tile} to 1, "))), "{meld}: {tile}");
        }
    }
    // The swapped okey cannot be taken back. Y9, which was laid off before it, stays in its meld.
    let exchanged = then("", "R7 R8 R9", "add Y9 to 3, add O*=R10 to 1, swap R10 at 1, undo, undo, ");
    case(&exchanged, &["8 illegal layoff.undo 0 0"]);
    assert_eq!(refereed(&exchanged)[0].state.as_ref().expect("a table").melds()[2].to_string(), "Y9 Y10 Y11 Y12 Y13");
}

/// A player who takes a discard must lay it. Of the taken tile and an equal tile, either may be taken back: the other
/// one counts as the taken tile.
#[test]
fn the_twin_of_a_taken_tile_may_come_back() {
    let opens = |thrown: &str| format!("Ali: open R5-7 / K10-13 / Y10-13 / B11-13, throw {thrown}\n");
    let playable = "4 foul discard.playable 0 101";
    let open = "open R8 K8 B8 / R11 K11 B11 / Y11-13 / K6 R6 B6";
    case(&yuzbir(&format!("{}Ayşe: take R8, {open}, add R8 to 1, undo, throw Y1\n", opens("R8"))), &[playable]);
    // The opening must contain the taken tile. Laying it off later does not prevent the foul.
    let without = "open B8-10 / R11 K11 B11 / Y11-13 / K6 R6 B6";
    let owed = [playable, "5 foul take.must-open 1 101"];
    case(&yuzbir(&format!("{}Ayşe: take R8, {without}, add R8 to 1, throw Y1\n", opens("R8"))), &owed);
    let round = "Ayşe: draw ?, throw Y2\nVeli: draw ?, throw Y4\nCan: draw ?, throw Y7\n";
    let then = |actions: &str| yuzbir(&format!("{}{round}Ali: take Y7, {actions}, throw K1\n", opens("B5")));
    case(&then("lay Y7 R7 B7, lay Y6-8, gather"), &["8 illegal foul.list 0 0"]);
    case(&then("lay Y7 R7 B7, lay K4-6, add K7 to 6, undo"), &[]);
    case(&then("lay K7 R7 B7, add Y7 to 5, undo, add Y7 to 5"), &[]);
    case(&then("lay K7 R7 B7, add Y7 to 5, undo"), &["8 foul take.opened 0 101"]);
    // A player who has laid nothing, or has taken everything back, may put the taken tile back at the price of one
    // foul.
    let free = |actions: &str| yuzbir(&format!("{}{round}Ali: take Y7, {actions}, throw K1\n", opens("B5")));
    let back = "put back, draw ?";
    case(&free(back), &["8 foul take.put-back 0 101"]);
    case(&free(&format!("add K9 to 2, undo, {back}")), &["8 foul take.put-back 0 101"]);
    let never =
        |actions: &str| format!("game 101\nset take.unopened=never\n{PLAYERS}indicator K1\n{}{actions}", opens("B5"));
    let short = "Ayşe: take B5, open B5-8, gather, throw Y1\n";
    case(&never(short), &["6 foul take.must-open 1 101", "6 foul open.series 1 101"]);
}

#[test]
fn pairs_openers() {
    let pairs = "Ali: open R11-13 / K10-13 / Y6-8, throw B1\n\
        Ayşe: draw ?, open K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7, ";
    case(&yuzbir(&format!("{pairs}add Y5 to 3, add Y4 to 3, throw B3\n")), &[]);
    case(&yuzbir(&format!("{pairs}add Y5 Y4 Y3 to 3, throw B3\n")), &["5 illegal layoff.pairs-limit 1 0"]);
    case(&yuzbir(&format!("{pairs}add Y5 Y4 to 3, undo, add Y4 to 3, throw B3\n")), &[]);
    case(&yuzbir(&format!("{pairs}lay B9-11, throw B3\n")), &["5 foul open.no-mix 1 101"]);
    case(&yuzbir(&format!("{pairs}lay B9 B9, throw B3\n")), &[]);
}

/// Ending a hand before the player on turn has thrown is illegal. The points are computed as if this player had thrown
/// an unknown tile.
#[test]
fn an_end_before_the_throw_is_illegal() {
    let ends = |lines: &str| yuzbir(&format!("Ali: open R11-13 / K10-13 / Y6-8, throw B1\n{lines}end\n"));
    let text = ends("Ayşe: draw ?\n");
    case(&text, &["6 illegal turn.order 1 0"]);
    let hands = refereed(&format!("{text}left Ali = 20\n"));
    assert_eq!(hands[0].points, [Some(20), Some(202), Some(202), Some(202)]);
    assert_eq!(hands[0].state.as_ref().expect("a table").rack(1).len(), 21);
    case(&ends("Ayşe: draw ?, throw B5\n"), &[]);
    case(&ends("Ayşe: draw ?\nVeli: claim B1\n"), &["7 illegal turn.order 1 0"]);
    case(&yuzbir("end\n"), &[]);
}

/// Feeding is the foul of throwing a tile with which the next player opens. The pardon `feeding:R7` cancels it for R7,
/// but for no other tile.
#[test]
fn a_pardon_of_feeding_goes_by_the_number() {
    let opens = "Ali: throw R7\nAyşe: take R7, open R7 K7 B7 / R11-13 / Y11-13 / K10-12, throw Y1\n";
    let record = |switch: &str, pardon: &str| {
        let head = format!("game 101\nset fouls.feeding={switch}\n{PLAYERS}indicator K1\n");
        format!("{head}{opens}foul Ali feeding:R13\npardon Ali {pardon}\nend\nleft Ayşe = 20\n")
    };
    for (pardon, expected, points) in
        [("feeding:R7", [0, 130], 202 + 130), ("feeding:R13", [70, 0], 202 + 70), ("feeding:R9", [70, 130], 202 + 200)]
    {
        let hands = refereed(&record("number", pardon));
        let wrong: Vec<i64> =
            hands[0].turns.iter().flat_map(|turn| &turn.wrong).map(|found| found.wrong.points).collect();
        assert_eq!((&wrong[..], hands[0].points[0]), (&expected[..], Some(points)), "{pardon}");
    }
    // A pardon without a tile may concern either of the two fouls, which have different prices. So it is refused.
    let unclear = Record::read(&record("number", "feeding")).expect("a record");
    let faults = Referee::new(&engine(), &unclear.header).hand(&unclear.hands[0]).expect_err("two fouls");
    assert_eq!(faults.iter().map(|fault| fault.kind.code()).collect::<Vec<_>>(), ["pardon-unclear"]);
}

/// If all four players open with pairs, the hand is void, and the same player starts the next hand.
#[test]
fn a_fourth_pairs_opener_voids_the_hand_by_any_end() {
    let pairs = |name: &str, colour: &str, draw: &str| {
        let pairs: Vec<String> = (1..=5).map(|number| format!("{colour}{number}x2")).collect();
        format!("{name}: {draw}open {}", pairs.join(" / "))
    };
    let before = format!(
        "{}, lay K7-9, throw K13\n{}, throw K12\n{}, throw K11\n",
        pairs("Ali", "R", ""),
        pairs("Ayşe", "B", "draw ?, "),
        pairs("Veli", "Y", "draw ?, "),
    );
    let ten = "draw ?, open K2x2 / K3x2 / K4x2 / K5x2 / K6x2 / R8x2 / R9x2 / R10x2 / R11x2 / R12x2, add K10 to 6";
    for end in [&format!("{}\nend\n", pairs("Can", "K", "draw ?, ")), &format!("Can: {ten}, throw O*\n")] {
        let end = end.replace("K1x2", "K6x2");
        let text = format!("game 101\n{PLAYERS}indicator B12\n{before}{end}hand 2\nindicator K1\nAli: throw O*\n");
        let hands = refereed(&text);
        assert!(hands[0].void && hands[0].is_over(), "{text}");
        assert_eq!((hands[0].points, hands[1].starter), ([Some(0); 4], 0), "{text}");
        let fouls = hands[0].turns.iter().flat_map(|turn| &turn.wrong);
        assert!(fouls.into_iter().all(|found| found.wrong.points == 0), "{text}");
    }
}

#[test]
fn four_pair_openers_void_the_hand() {
    let pairs = |name: &str, colour: &str, first: u32, draw: &str, thrown: &str| {
        let pairs: Vec<String> = (first..first + 5).map(|number| format!("{colour}{number}x2")).collect();
        format!("{name}: {draw}open {}, throw {thrown}\n", pairs.join(" / "))
    };
    let text = format!(
        "game 101\n{PLAYERS}hand 1 starts Veli\nindicator K1\n{}{}{}{}points Ali 0\nhand 2\nindicator K1\nVeli: throw O*\n",
        pairs("Veli", "R", 1, "", "K13"),
        pairs("Can", "B", 1, "draw ?, ", "K12"),
        pairs("Ali", "Y", 1, "draw ?, ", "K11"),
        pairs("Ayşe", "R", 6, "draw ?, ", "O*"),
    );
    let hands = refereed(&text);
    assert!(hands[0].void);
    assert_eq!(hands[0].points, [Some(0); 4]);
    // The foul costs nothing, because the hand is void. The same player starts the next hand.
    assert_eq!(wrongs(&hands[0]), ["8 foul discard.okey 1 0"]);
    assert_eq!(hands[1].starter, 2);
}

#[test]
fn claims_decide_where_they_are_played() {
    let opens = "Ali: open R11-13 / K10-13 / Y6-8, throw B1\nAyşe: draw ?, throw Y9\n";
    let team = |lines: &str| format!("game 101-team\n{PLAYERS}indicator K1\n{opens}{lines}");
    case(&team("Veli: draw ?, throw B2\n"), &[]);
    // The claim is a separate turn in the record, but the foul belongs to the turn of the discard.
    let claimed = team("Veli: claim Y9\nVeli: draw ?, throw B2\n");
    case(&claimed, &["6 foul discard.playable 1 101"]);
    assert_eq!(refereed(&claimed)[0].turns.iter().map(|turn| turn.line).collect::<Vec<_>>(), [4, 5, 6, 7]);
    assert_eq!(refereed(&claimed)[0].turns[1].wrong.len(), 1);
    // A claim has no effect in four cases: it comes too late; the thrower's partner makes it; the thrower noticed the
    // mistake first; it names another tile.
    case(&team("Veli: draw ?\nCan: claim Y9\nVeli: throw B2\n"), &[]);
    case(&team("Can: claim Y9\n"), &[]);
    case(&team("Ayşe: claim Y9\nVeli: claim Y9\n"), &[]);
    case(&team("Veli: claim Y8\n"), &[]);
    // Veli has taken Ayşe's discard, and can claim that it fits a meld until opening with it. The claim of Can, who is
    // Ayşe's partner, has no effect.
    let taken = "Ali: open R11-13 / K10-13 / Y6-8, throw B1\nAyşe: draw ?, throw Y9\nVeli: take\n";
    let team_taken = |lines: &str| format!("game 101-team\n{PLAYERS}indicator K1\n{taken}{lines}");
    let fouls = |text: &str| wrongs(&refereed(text)[0]).iter().filter(|wrong| wrong.contains("playable")).count();
    assert_eq!(fouls(&team_taken("Can: claim Y9\nVeli: open R3-5 / B10-13 / B9-11 / Y9 Y10 Y11, throw B2\n")), 0);
    assert_eq!(fouls(&team_taken("Veli: claim Y9\n")), 1);
    // Only the last discard can be claimed. Throwing an okey is a foul even if no player claims it.
    let notes = |text: &str| {
        refereed(text)[0].turns.iter().flat_map(|turn| turn.notes.iter().map(clause_and_why)).collect::<Vec<_>>()
    };
    let late = notes(&team("Veli: draw ?, throw B2\nVeli: claim Y9\n"));
    assert_eq!(late, [(Clause::DiscardClaim, Why::ClaimLate)]);
    let okey = notes(&team("Veli: draw ?, throw O*\nAyşe: claim O*\n"));
    assert_eq!(okey, [(Clause::DiscardClaim, Why::ClaimOkey)]);
    // At this table throwing a tile that fits a meld is a foul even without a claim.
    let auto = yuzbir(&format!("{opens}Veli: claim Y9\n"));
    case(&auto, &["5 foul discard.playable 1 101"]);
}

/// At some tables players pay for the tiles on their racks when the stock is empty. Their points are known only if the
/// record has these tiles (`penalty.exhausted`, `penalty.okey`).
#[test]
fn tiles_of_unopened_players_must_be_known_if_they_count() {
    let end = |set: &str, lines: &str| {
        points(&format!("game 101\nset {set}\n{PLAYERS}indicator K1\nAli: throw B1\n{lines}end\n"))
    };
    let left = "left Ali = 10\nleft Ayşe = 100\nleft Veli = 20\nleft Can = 30\n";
    assert_eq!(end("penalty.exhausted=tiles", left), [10, 100, 20, 30].map(Some));
    assert_eq!(end("penalty.exhausted=tiles", "left Ayşe = 100\n"), [None, Some(100), None, None]);
    assert_eq!(end("penalty.exhausted=unopened", ""), [Some(202); 4]);
    // At this table an okey costs a penalty even on the rack of a player who has not opened. The sum on the line `left
    // Can` may include an okey, so the points of Can are unknown.
    assert_eq!(end("penalty.okey_unopened=101", "left Ayşe B4 O*\nleft Can = 30\n"), [None, Some(303), None, None]);
}

/// The second tile with the indicator's face may be shown during the first turn, even before the draw
/// (`score.indicator`).
#[test]
fn the_twin_is_shown_before_the_draw() {
    let shows = |lines: &str| format!("game okey\n{PLAYERS}indicator R5\nAli: throw K1\n{lines}");
    case(&shows("Ayşe: show R5, draw K7, throw K3\n"), &[]);
    case(&shows("Ayşe: show R5, take K1, throw K3\n"), &[]);
    let again = "Ayşe: draw ?, throw K3\nVeli: draw ?, throw K4\nCan: draw ?, throw K4\nAli: draw ?, throw K5\n";
    case(&shows(&format!("{again}Ayşe: show R5, draw K7, throw K8\n")), &["9 illegal score.indicator 1 0"]);
}

/// A devam is a finish in which one okey is laid off and then the other is thrown. If the player lays anything in
/// between, it is an ordinary finish (`finish.multiplier`).
#[test]
fn devam_is_the_last_two_tiles() {
    let opens = "Ali: open K3-13 / R10-12, throw B9\n\
        Ayşe: draw ?, throw B1\nVeli: draw ?, throw Y1\nCan: draw ?, throw Y1\n";
    let bonus = |turn: &str| points(&format!("game 101-team\n{PLAYERS}indicator K1\n{opens}Ali: draw ?, {turn}\n"))[0];
    assert_eq!(bonus("lay B2-7, add O*=R13 to 2, finish O*"), Some(-404));
    assert_eq!(bonus("add O*=R13 to 2, lay B2-7, finish O*"), Some(-202));
    assert_eq!(bonus("lay B2-7, add R13 to 2, finish O*"), Some(-202));
}

/// A false joker that is declared as a wrong tile makes the opening a foul. If a player makes the same illegal layoff
/// twice, the referee reports it once.
#[test]
fn a_faulty_meld_and_twins() {
    let opens = |melds: &str| format!("game 101\n{PLAYERS}indicator Y13\nAli: open {melds}, throw B1\n");
    case(&opens("K10-13 / R10-12 / Y4-6 J*=Y7"), &["4 foul false-joker.value 0 101"]);
    case(&opens("K10-13 / R10-12 / Y4-6 J*"), &["4 foul run.shape 0 101"]);
    let short = "Ali: open K10-13 / R10-12, add K9, add R9, add K9, throw B1\n";
    case(&yuzbir(short), &["4 foul open.series 0 101", "4 illegal layoff.who 0 0"]);
    // A low opening that is taken back and tried again is one foul, even if the player puts back a taken tile in
    // between.
    let again = "Ali: throw Y9\nAyşe: take, open Y9-11, gather, put back, take, open Y9-11, throw K3\n";
    let fouls = wrongs(&refereed(&yuzbir(again))[0]);
    assert_eq!(fouls.iter().filter(|wrong| wrong.contains("open.series")).count(), 1, "{fouls:?}");
    let pairs = "Ali: open K3 K3 / K4 K4 / K5 K5 / K6 K6 / R7 R7, add R8 R8 to 5, throw Y2\n";
    case(&yuzbir(pairs), &["4 illegal layoff.pair 0 0"]);
}

/// The referee writes a note if an okey added to a run fits at both ends and the record does not name the end.
#[test]
fn an_okey_at_either_end_of_a_run() {
    let unknown = |add: &str| {
        let text = yuzbir(&format!("Ali: open R10-12 / K10-13 / Y7-9, add {add}, throw K7\n"));
        let hands = refereed(&text);
        assert_eq!(wrongs(&hands[0]), Vec::<String>::new(), "{text}");
        hands[0].turns[0].unknown.iter().map(|note| note.clause).collect::<Vec<_>>()
    };
    assert_eq!(unknown("O* to 1"), [Clause::OpenDeclared]);
    assert_eq!(unknown("O*=R9 to 1"), []);
    assert_eq!(unknown("O*=R13 to 1"), []);
    assert_eq!(unknown("O* to 2"), []);
}

/// The strict form of a record, which the program prints, names the meld of every layoff and swap.
#[test]
fn the_strict_form_names_the_meld() {
    let text = yuzbir("Ali: open R10-13 / K10-13 / Y6 O*=Y7 Y8, add R9, swap Y7, throw K7\n");
    let record = Record::read(&text).expect("a record");
    let hand = Referee::new(&engine(), &record.header).hand(&record.hands[0]).expect("a hand");
    let strict = okey::record::printed(&record.header, &hand.numbered(&record.hands[0]));
    assert!(strict.contains("add R9 to 1, swap Y7 at 3, throw K7"), "{strict}");
    // An `add` of tiles for several melds is printed as one `add` for each meld.
    let text = yuzbir("Ali: open K9-11 / R10-12 / B10-13 / K9 R9 B9, add K12 K13 Y9, throw Y2\n");
    let record = Record::read(&text).expect("a record");
    let hand = Referee::new(&engine(), &record.header).hand(&record.hands[0]).expect("a hand");
    assert_eq!(wrongs(&hand), Vec::<String>::new());
    let strict = okey::record::printed(&record.header, &hand.numbered(&record.hands[0]));
    assert!(strict.contains("add K12 K13 to 1, add Y9 to 4, throw Y2"), "{strict}");
    case(&format!("game 101\n{PLAYERS}{strict}"), &[]);
    // Actions that were not parsed from a text have no byte ranges. The referee still numbers their melds.
    let mut made = record.clone();
    for line in &mut made.hands[0].lines {
        if let Some(Statement::Turn(turn)) = &mut line.statement {
            turn.actions = turn.actions.iter().map(|each| okey::score::Spanned::made(each.value.clone())).collect();
        }
    }
    let hand = Referee::new(&engine(), &made.header).hand(&made.hands[0]).expect("a hand");
    assert_eq!(okey::record::printed(&made.header, &hand.numbered(&made.hands[0])), strict);
}

/// Tiles laid off without a meld number go to the first meld that takes them all. If no meld does, each tile goes to
/// the first meld that takes it.
#[test]
fn tiles_that_one_meld_takes_go_there_together() {
    let strict = |turn: &str| {
        let record = Record::read(&yuzbir(&format!("Ali: {turn}, throw B1\n"))).expect("a record");
        let hand = Referee::new(&engine(), &record.header).hand(&record.hands[0]).expect("a hand");
        let several = Why::SeveralMelds { numbers: vec![1, 4] };
        let noted = hand.turns[0].unknown.iter().any(|remark| remark.why == several);
        let printed = okey::record::printed(&record.header, &hand.numbered(&record.hands[0]));
        let added = printed.split_once("add ").and_then(|(_, rest)| rest.split(", throw").next());
        (added.unwrap_or_default().to_owned(), noted)
    };
    let open = "open R10-12 / K10-12 / B10-12 / Y5-7";
    assert_eq!(strict(&format!("{open}, add K9 O*")), ("K9 O*=K13 to 2".to_owned(), false));
    assert_eq!(strict("open K13 B13 Y13 / R10-12 / B10-13, add R9 R13"), ("R9 R13 to 2".to_owned(), false));
    let twice = "open R10-12 / K10-12 / B10-12 / R10-12";
    assert_eq!(strict(&format!("{twice}, add R9 R13")), ("R9 R13 to 1".to_owned(), true));
    assert_eq!(strict(&format!("{open}, add R9 Y8")), ("R9 to 1, add Y8 to 4".to_owned(), false));
    // No single meld takes both tiles R5, so each goes to another run, even if the player opened with pairs.
    let pairs = "open K3 K3 / K4 K4 / K5 K5 / K6 K6 / K7 K7";
    let twins = format!(
        "Ali: open K11-13 / R6-8 / B6-9 / R6-8 / Y10-11 Y12, throw Y1\nAyşe: draw, {pairs}, add R5 R5, throw Y2\n"
    );
    assert_eq!(wrongs(&refereed(&yuzbir(&twins))[0]), Vec::<String>::new());
    let beside_pairs =
        format!("Ali: {pairs}, throw Y1\nAyşe: draw, open R6-8 / R6-8 / K11-13 / B11-13, add R5 R5, throw Y2\n");
    assert_eq!(wrongs(&refereed(&yuzbir(&beside_pairs))[0]), Vec::<String>::new());
    // At this table a player may not lay off in the opening turn. So the referee chooses no meld and writes no note.
    let barred = format!("Ali: {twice}, add R9 R13, throw B1\n");
    let record = yuzbir(&barred).replacen("players", "set layoff.same_turn=false\nplayers", 1);
    let hand = &refereed(&record)[0];
    assert_eq!(wrongs(hand).len(), 1);
    assert_eq!(hand.turns[0].unknown, []);
}

/// The name `taken-not-opened` also covers the foul of opening with pairs that do not contain the taken tile
/// (`take.pairs`).
#[test]
fn a_pardon_of_a_taken_tile_covers_pairs_too() {
    let taken = "Ali: throw K1\nAyşe: take, open K2 K2 / R1 R1 / B1 B1 / Y3 Y3 / R4 R4, throw K5\n";
    let record = |pardon: &str| format!("game 101\n{PLAYERS}indicator Y13\n{taken}{pardon}");
    let whole = refereed(&record(""));
    assert_eq!(wrongs(&whole[0]), ["5 foul take.pairs 1 101"]);
    for name in ["taken-not-opened", "alıp-açmama", "take.pairs"] {
        let hands = refereed(&record(&format!("pardon Ayşe {name}\n")));
        assert_eq!(wrongs(&hands[0]), ["5 foul take.pairs 1 0"], "{name}");
        assert!(hands[0].turns.iter().all(|turn| turn.notes.is_empty()), "{name}");
    }
}

/// A finish that cannot be judged counts as thrown if other lines show that play went on: the next player draws, or the
/// table ruled a false win. No player is reported for a foul that only unnamed tiles could show.
#[test]
fn play_goes_on_after_a_finish_that_cannot_be_judged() {
    let head = format!("game okey\n{PLAYERS}indicator R5\nAli: throw K1\nAyşe: draw ?, throw K2\n");
    let text = |rest: &str| format!("{head}Veli: draw ?, finish K3\n{rest}");
    let hand = |rest: &str| refereed(&text(rest)).remove(0);
    let later = "Can: draw ?, throw K4\nAli: take, throw K5\nAyşe: draw ?, finish K7\n";
    let twice = "Can: draw ?, throw K4\nAli: take, throw K5\nAyşe: draw ?, throw K7\nVeli: draw ?, finish K8\n";
    let foul = |player: &str| format!("foul {player} score.false-win\n");
    for (rest, by, wrong) in [
        (String::new(), Some(2), &[][..]),
        ("end\n".to_owned(), Some(2), &[]),
        (foul("Veli"), None, &["7 foul score.false-win 2 -4"]),
        (foul("Can"), Some(2), &["7 foul score.false-win 3 -4"]),
        (later.to_owned(), Some(1), &[]),
        (foul("Veli") + later, Some(1), &["7 foul score.false-win 2 -4"]),
        (later.to_owned() + &foul("Veli"), Some(1), &["10 foul score.false-win 2 -4"]),
        (later.to_owned() + &foul("Ayşe"), None, &["10 foul score.false-win 1 -4"]),
        (twice.to_owned() + &foul("Veli"), Some(2), &["11 foul score.false-win 2 -4"]),
        (
            twice.to_owned() + &foul("Veli") + &foul("Veli"),
            None,
            &["11 foul score.false-win 2 -4", "12 foul score.false-win 2 -4"],
        ),
        // Only the next player's draw shows that play went on.
        ("Ali: draw ?, throw K4\n".to_owned(), Some(2), &["7 illegal turn.order 0 0"]),
        ("Can: throw K4\n".to_owned(), Some(2), &["7 illegal turn.order 3 0"]),
    ] {
        let hand = hand(&rest);
        assert_eq!(wrongs(&hand), wrong, "{rest}");
        assert_eq!(hand.ending().map(|ending| ending.by), by, "{rest}");
        let remarks = |list: &[Remark]| list.iter().map(clause_and_why).collect::<Vec<_>>();
        assert_eq!(remarks(&hand.turns[2].unknown), [(Clause::WinShape, Why::WinUnseen)], "{rest}");
        let is_last = by == Some(2) && !rest.starts_with(twice);
        let expected = if is_last { vec![] } else { vec![(Clause::WinShape, Why::PlayedOn)] };
        assert_eq!(remarks(&hand.turns[2].notes), expected, "{rest}");
        let state = hand.state.expect("a table");
        assert_eq!(state.discards().iter().any(|discard| discard.tile.to_string() == "K3"), !is_last, "{rest}");
    }
    for (language, sentence) in [
        ("en", "Play went on after this finish, so the tile counts as thrown."),
        ("tr", "Bu bitişten sonra oyun sürdüğü için taş atılmış sayıldı."),
    ] {
        let output = run_with(&["replay", "-", "--lang", language], text(later).as_bytes());
        assert_eq!(output.status.code(), Some(0), "{language}");
        let printed = text_of(output.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(printed.contains(sentence), "{language}: {printed}");
    }
}

/// If unknown tiles decide how a player won, a line `finished` with any possible way agrees with the turns.
#[test]
fn an_unknown_way_to_win_agrees_with_every_possible_one() {
    let head = format!("game okey\n{PLAYERS}indicator R5\nAli: throw K1\nAyşe: draw ?, finish");
    for (thrown, possible, other) in [
        ("K3", ["", "pairs", "çift", "dizi"], ["okey", "okey pairs", "okey dizi"]),
        ("O*", ["okey", "okey pairs", "dizi okey", "okey çift"], ["", "pairs", "dizi"]),
    ] {
        let differs = |how: &str| refereed(&format!("{head} {thrown}\nfinished {how}\n")).remove(0).differs;
        for how in possible {
            assert_eq!(differs(&format!("Ayşe {how}")), [], "{thrown} {how}");
        }
        for how in other.map(|how| format!("Ayşe {how}")).into_iter().chain(possible.map(|how| format!("Ali {how}"))) {
            assert_eq!(differs(&how).len(), 1, "{thrown} {how}");
        }
    }
}

/// If the points of a hand are unknown, the hint names what is missing: how a player won, or in 101 the tiles left.
#[test]
fn the_hint_of_unknown_points_names_what_is_missing() {
    let classic = format!("game okey\n{PLAYERS}indicator R5\nAli: throw K1\nAyşe: draw ?, finish K3\nleft Ali K5\n");
    let yuzbir = format!("game 101\n{PLAYERS}{OPENED}{LAYS_OUT}finish R8\n");
    for (record, language, hint) in [
        (&classic, "en", "finish K6 with R7-9"),
        (&classic, "tr", "bit K6 : R7-9"),
        (&yuzbir, "en", "left Ali K7 R2"),
        (&yuzbir, "tr", "kalan Ali K7 R2"),
    ] {
        let output = run_with(&["score", "-", "--json", "--lang", language], record.as_bytes());
        let answer = json_of(&output.stderr);
        assert_eq!(answer["error"]["code"], "record-not-settled", "{record}");
        assert!(answer["error"]["hint"].as_str().expect("a hint").contains(hint), "{language}: {record}");
    }
}

#[test]
fn the_tables_own_rulings() {
    let text = yuzbir("Ali: throw O*\npardon Ali discard.okey\nfoul Can put-back\npoints Can 202\nend\n");
    let hands = refereed(&text);
    assert_eq!(wrongs(&hands[0]), ["4 foul discard.okey 0 0", "6 foul take.put-back 3 101"]);
    assert_eq!(hands[0].points, [Some(202), Some(202), Some(202), Some(303)]);
    assert_eq!(hands[0].differs.len(), 1);
    let carried = text.replace(PLAYERS, &format!("{PLAYERS}totals Ali 10 Can -5\n"));
    let record = okey::record::Record::read(&carried).expect("a record");
    let engine = engine();
    let mut referee = Referee::new(&engine, &record.header);
    referee.hand(&record.hands[0]).expect("a hand");
    assert_eq!(referee.totals(), [Some(212), Some(202), Some(202), Some(298)]);
}

/// If the record states totals, the game continues from them. Otherwise every player begins with the starting points.
#[test]
fn accounts_carried_into_the_classic_game() {
    let shown =
        "indicator R5\nAli: throw K1\nAyşe: draw, throw K2\nVeli: draw, throw K3\nCan: draw, show R5, throw K4\nend\n";
    let stands = |totals: &str| {
        let record = Record::read(&format!("game okey\n{PLAYERS}{totals}{shown}")).expect("a record");
        let engine = engine();
        let mut referee = Referee::new(&engine, &record.header);
        let hand = referee.hand(&record.hands[0]).expect("a hand");
        assert_eq!(wrongs(&hand), Vec::<String>::new());
        [referee.totals(), referee.balances()].map(|each| each.map(|points| points.expect("points")))
    };
    // The line `totals` includes the 20 points with which a game starts. `Referee::totals` leaves them out, as a score
    // sheet does.
    let all = [[-19, -19, -2, -1], [1, 1, 18, 19]];
    assert_eq!(stands("totals Ali 2 Ayşe 3 Veli 20 Can 20\n"), all);
    // A record may have several `totals` lines, but they must name different players.
    assert_eq!(stands("totals Ali 2 Ayşe 3\ntotals Veli 20 Can 20\n"), all);
    assert!(Record::read(&format!("game okey\n{PLAYERS}totals Ali 9\ntotals Ali 2\n{shown}")).is_err());
    assert_eq!(stands(""), [[-2, -2, -2, -1], [18, 18, 18, 19]]);
    assert_eq!(stands("totals Ali 2\n"), [[-19, -2, -2, -1], [1, 18, 18, 19]]);
}

/// A game ends when a player's points run out, even if the points come from earlier hands. After a hand that the
/// players declared void, the same player starts again.
#[test]
fn an_evening_continues_from_carried_points() {
    let evening = |totals: &str, lines: &str| {
        let text = format!("game okey\n{PLAYERS}{totals}indicator R5\n{lines}");
        let record = Record::read(&text).expect("a record");
        let hand = Referee::new(&engine(), &record.header).hand(&record.hands[0]).expect("a hand");
        let mut evening = okey::game::Evening::new(record.header, 1, None);
        evening.enter(record.hands[0].clone(), &hand);
        evening
    };
    let wins = "rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 R6 R5 B4\nAli: finish B4\n";
    let two = "totals Ali 2 Ayşe 2 Veli 2 Can 2\n";
    assert!(evening(two, wins).is_over());
    assert!(!evening(&two.replace('2', "3"), wins).is_over());
    assert!(!evening("", wins).is_over());
    let starter = |lines: &str| evening("", lines).next().map(|setup| setup.starter);
    assert_eq!(starter(wins), Some(1));
    assert_eq!(starter("Ali: throw K1\nvoid spilled tea\n"), Some(0));
}

/// An `Evening` is a game of several hands. It is over when its score sheet says so, or after the given number of
/// hands.
#[test]
fn an_evening_ends_with_its_score_sheet() {
    let left = |name: &str| format!("left {name} = 30\nopened {name} series\nfoul {name} foul.list\n");
    for (game, most, stake, more) in [
        ("okey", None, "", ""),
        ("okey", NonZeroU64::new(2), "", ""),
        ("okey-pot", NonZeroU64::new(5), "stake 5\n", "stake 2\n"),
        ("cs102", NonZeroU64::new(3), "", ""),
        ("101", None, "", "101"),
        ("101-team", None, "", "101"),
    ] {
        let hand = |hand: usize| {
            let name = ["Ali", "Can", "Ayşe", "Veli"][hand % 4];
            let scored = if more == "101" {
                let others = ["Ali", "Ayşe", "Veli", "Can"].into_iter().filter(|other| *other != name);
                format!("opened {name} series\n") + &others.map(left).collect::<String>()
            } else if name == "Ayşe" {
                more.to_owned()
            } else {
                String::new()
            };
            format!("hand\nfinished {name}\n{scored}")
        };
        let header = format!("game {game}\n{PLAYERS}{stake}");
        let text = |hands: usize| header.clone() + &(0..hands).map(hand).collect::<String>();
        let record = Record::read(&text(40)).expect("a record");
        let engine = engine();
        let mut referee = Referee::new(&engine, &record.header);
        let mut evening = okey::game::Evening::new(record.header.clone(), 1, most);
        for (hand, count) in record.hands.iter().zip(1..) {
            evening.enter(hand.clone(), &referee.hand(hand).expect("a hand"));
            let output = run_quickly_with(&["score", "-", "--json"], &text(count));
            let over = output.code == 2 || json_of(&output.stdout)["over"] == true;
            let last = most.is_some_and(|most| count as u64 >= most.get());
            // Skip 101: without a number of hands, an `Evening` has three hands (or is a tournament if teams play), and
            // a score sheet has eleven.
            assert!(more == "101" || evening.is_over() == (over || last), "{game}: {count}");
        }
        assert!(evening.is_over(), "{game}");
    }
}

#[test]
fn an_unsettled_hand_leaves_unknown_who_pays_for_the_twin() {
    let strayed = "indicator R5\nAli: throw K4\nVeli: draw K5, throw K5\nCan: draw ?, throw K6\n";
    let shown =
        "hand starts Ali\nindicator R5\nAli: show R5, throw K1\nAyşe: draw, throw K2\nVeli: draw, throw K3\nend\n";
    let hands = refereed(&format!("game okey\n{PLAYERS}{strayed}{shown}"));
    assert_eq!(hands[1].points, [Some(-1), None, None, None]);
}

/// If the listed tiles left cannot be the whole rack, the answer also reports the size of the rack. The points are
/// computed from the listed tiles.
#[test]
fn tiles_left_that_cannot_be_all() {
    let differs = |left: &str| {
        let text = format!("game 101\n{PLAYERS}{OPENED}{LAYS_OUT}finish R8\n{left}\nleft Can = 10\n");
        let hands = refereed(&text);
        assert_eq!(wrongs(&hands[0]), Vec::<String>::new());
        let differs = hands[0].differs.iter().map(|each| (each.player, each.settled.clone()));
        (hands[0].points[1], differs.collect::<Vec<_>>())
    };
    let eleven = okey::game::Figure::Tiles(Vec::new(), 11);
    // Ayşe opened with pairs, so the sum of the eleven tiles left is doubled.
    assert_eq!(differs("left Ayşe K8 K8 K9 K9 R9 R10 R10 B4-7"), (Some(170), Vec::new()));
    assert_eq!(differs("left Ayşe B4 B6"), (Some(20), vec![(1, eleven.clone())]));
    assert_eq!(differs("left Ayşe K8 K8 K9 K9 R9 R10 R10 B4-6 K7").1, vec![(1, eleven)]);
}

/// If the next player opens with a thrown false joker, the thrower pays by the number of the tile that it plays as.
#[test]
fn a_false_joker_that_is_fed() {
    let fed = |plays: &str, as_tile: &str| {
        let set = format!("set fouls.feeding=number\nset false_joker={plays}\n");
        let opens = format!("Ayşe: take J*, open R10-13 / K10-13 / {as_tile}, throw K1\n");
        let text = format!("game 101\n{set}{PLAYERS}indicator B4\nAli: throw J*\n{opens}");
        wrongs(&refereed(&text)[0])
    };
    assert_eq!(fed("okey", "J* K5 R5"), ["7 foul foul.feeding 0 50"]);
    assert_eq!(fed("indicator", "J* K4 R4"), ["7 foul foul.feeding 0 40"]);
}

/// If a `foul` or `pardon` line names a false joker or an okey, its number comes from the indicator of the hand, whether
/// or not the record has the turns of the hand.
#[test]
fn a_fed_joker_in_a_line_has_the_number_of_its_face() {
    let head = format!("game 101\nset fouls.feeding=number\n{PLAYERS}hand\nindicator R5\n");
    for hand in ["finished Ali\n", "Ali: throw K1\nend\n"] {
        for (lines, points) in [
            ("foul Can feeding:J*\n", 262),
            ("foul Can feeding:O*:pairs\n", 322),
            ("foul Can feeding:J*\npardon Can feeding:J*\n", 202),
        ] {
            let text = format!("{head}{hand}{lines}");
            assert_eq!(refereed(&text)[0].points[3], Some(points), "{text}");
            let record = okey::record::Record::read(&text).expect("a record").to_string();
            assert!(record.contains(lines), "{record}");
        }
    }
}

/// A player who has not opened commits a foul by swapping an okey out of a meld. If the replacing tile does not fit the
/// meld, the swap is only illegal and costs nothing.
#[test]
fn swaps_of_a_player_who_has_not_opened() {
    let swap = |swap: &str| {
        let lines = format!("Ali: open R10-13 / K10-13 / Y6 O*=Y7 Y8, throw K7\nAyşe: draw ?, swap {swap}, throw R1\n");
        let hand = refereed(&yuzbir(&lines)).remove(0);
        wrongs(&hand)
    };
    let at = |wrongs: Vec<String>| {
        wrongs.iter().map(|wrong| wrong.split_once(' ').expect("a line").1.to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(at(swap("Y7 at 3")), ["foul swap.okey 1 101"]);
    assert_eq!(at(swap("Y9 at 3")), ["illegal swap.okey 1 0"]);
    assert_eq!(at(swap("K9 at 1")), ["illegal swap.okey 1 0"]);
    assert_eq!(at(swap("K9 at 9")), ["illegal swap.okey 1 0"]);
}

/// All tiles of a swap go into the same meld. In a run the player gets one okey for each tile. In a group, two tiles of
/// the missing colours together replace one okey.
#[test]
fn swaps_of_several_tiles() {
    let swap = |meld: &str, swap: &str| {
        let opens = "draw ?, open R9-13 / Y1-4 / Y6-13";
        let lines = format!("Ali: open {meld} / K9-13 / B9-13, throw B5\nAyşe: {opens}, swap {swap} at 1, throw Y13\n");
        let hand = refereed(&format!("game 101\n{PLAYERS}indicator B2\n{lines}")).remove(0);
        let state = hand.state.as_ref().expect("a table");
        (wrongs(&hand).len(), state.melds()[0].to_string(), state.rack(1).len())
    };
    assert_eq!(swap("R7 R8 O* O*", "R9 R10"), (0, "R7 R8 R9 R10".to_owned(), 4));
    assert_eq!(swap("K10 O*=Y10 O*", "Y10"), (0, "K10 Y10 B3".to_owned(), 4));
    assert_eq!(swap("K10 O*=Y10 O*", "R10 B10"), (0, "K10 B3 R10 B10".to_owned(), 3));
    assert_eq!(swap("K10 O*=Y10 O*", "R10 B5").0, 1);
}

/// At some tables a finish multiplies the penalties for fouls. Ayşe opens and finishes in one turn by throwing the
/// okey, so Ali's penalty is multiplied by four.
#[test]
fn fouls_that_a_finish_multiplies() {
    let lines = "indicator K1\nAli: throw K2\nAyşe: draw ?, open Y4-13 / R2-8 / B10-13, finish O*\n";
    let text = format!("game 101\nset fouls.multiplied=true\n{PLAYERS}{lines}");
    let hand = refereed(&text).remove(0);
    assert_eq!(wrongs(&hand), ["5 foul discard.okey 0 404"]);
    assert_eq!(hand.points[0], Some(808 + 404));
}

/// If a record of the pot game has no stake, the finisher is known and the points are unknown.
#[test]
fn a_pot_without_its_stake() {
    let rack = "rack Ali K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6\n";
    let text = format!("game okey-pot\n{PLAYERS}indicator R5\n{rack}Ali: finish K6\n");
    let hand = refereed(&text).remove(0);
    assert_eq!((hand.ending().map(|ending| ending.by), hand.points), (Some(0), [None; 4]));
    case(&text.replace("finish K6", "finish K9"), &["5 illegal tiles.copies 0 0"]);
}

/// A tile that is not wild cannot be declared as another tile. A layoff with such a declaration is illegal and does not
/// change the meld.
#[test]
fn a_natural_tile_is_no_other() {
    let opened = "set open.sum=90\nindicator R5\nAli: open K1-4 / R10-13 / B10-13, ";
    for (laid, clause) in [("Y8=K5 to 1", "okey.wild"), ("J*=B9 to 3", "false-joker.value")] {
        let text = format!("game 101\n{PLAYERS}{opened}add {laid}, throw Y1\nAyşe: draw K6, throw K5\n");
        let hand = refereed(&text).pop().expect("a hand");
        assert_eq!(wrongs(&hand), [format!("5 illegal {clause} 0 0"), "6 foul discard.playable 1 101".to_owned()]);
    }
}

#[test]
fn hands_that_cannot_have_been_dealt_are_refused() {
    let refused = |lines: &str, code: &str| {
        let text = format!("{PLAYERS}{lines}");
        let record = okey::record::Record::read(&text).expect("a record");
        let faults = Referee::new(&engine(), &record.header).hand(&record.hands[0]).expect_err(lines);
        assert_eq!(faults[0].kind.code(), code, "{lines}");
    };
    refused("Ali: throw K4\n", "hand-without-indicator");
    refused("indicator J*\nAli: throw K4\n", "indicator-false-joker");
    refused("indicator R5\nrack Ali K1 K2\n", "rack-size");
    refused("indicator R5\nrack Ali K1x2\nrack Can K1 ?x13\n", "dealt-too-often");
    refused("indicator R5\nrack Ali R5 R5 ?x13\n", "dealt-too-often");
    refused("indicator R5\nindicator R6\n", "said-twice");
    refused("indicator R5\nfoul Ali discard.okey\n", "unknown-foul");
}

/// If a `/` is missing between melds, the referee reads the melds that the tiles form in their order, as `judge` does.
/// A remark says so, and nothing is charged.
#[test]
fn a_missing_separator_is_added() {
    let understood = |text: &str| {
        let hand = refereed(text).remove(0);
        let turn = hand.turns.into_iter().next().expect("a turn");
        assert!(turn.wrong.is_empty(), "{text}: {:?}", turn.wrong);
        (turn.actions[0].to_string(), turn.unknown.len())
    };
    let open = yuzbir("Ali: open K10-13 R10-13 Y10-12, throw B1\n");
    let melds = "K10 K11 K12 K13 / R10 R11 R12 R13 / Y10 Y11 Y12";
    assert_eq!(understood(&open), (format!("open {melds}"), 1));
    assert_eq!(understood(&yuzbir("Ali: open K10-13 / R10-13 / Y10-12, throw B1\n")), (format!("open {melds}"), 0));
    let finish = |with: &str| {
        format!("{PLAYERS}indicator R5\nrack Ali K1-3 R7-9 K10 B10 Y10 B1-5 K6\nAli: finish K6 with {with}\n")
    };
    let layout = "K1 K2 K3 / R7 R8 R9 / K10 B10 Y10 / B1 B2 B3 B4 B5";
    assert_eq!(understood(&finish(&layout.replace(" /", ""))), (format!("finish K6 with {layout}"), 1));
    assert_eq!(understood(&finish(layout)).1, 0);
    // If the tiles form no melds in their order, the opening is wrong as it stands.
    let faults = |lines: &str| refereed(&yuzbir(lines)).remove(0).turns.remove(0).wrong.len();
    assert_eq!(faults("Ali: open K10-13 R10-12 Y10 Y12, throw B1\n"), 1);
}
