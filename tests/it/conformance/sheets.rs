//! Cases about points. For single hands of 101, the answers follow from the sums and factors of the rulebook. For score
//! sheets, the slow implementation in `kept::slow` computes the points, totals, places and teams.

use serde_json::{Value, json};

use super::Expectation;
use crate::kept::slow::{MOST_HANDS, SlowHand, SlowParts, SlowPlayer, SlowSheet};
use crate::score::law::{all_pairs, finishes, states};

/// The kinds of finish in the numbering of `scores-101`. The last kind was a devam that is elden, which is impossible,
/// so `law::finishes` no longer has it.
const KINDS: usize = 9;
const STATES: usize = 16;

/// The number of questions in `scores-101`: three values of `multiplier`, and up to two fouls.
pub(super) const SCORES: usize = KINDS * STATES * 3 * 3;

/// Makes a case about a finished hand of 101 with two players. A player pays a basic sum (such as the sum of the tiles
/// left) times the factors for the kind of finish.
pub(super) fn score(at: usize) -> Option<Expectation> {
    let (finishes, states) = (finishes(), states());
    assert_eq!(states.len(), STATES);
    let (finish, factors) = finishes.get(at % KINDS)?;
    let (state, sum, flat) = &states[at / KINDS % STATES];
    let round = at / KINDS / STATES;
    let (multiplier, fouls) = (["stack", "single", "none"][round % 3], i64::try_from(round / 3).expect("small"));
    let (elden, devam) = (finish.contains("hand"), finish.contains("devam"));
    let impossible = elden && state.contains(r#""opened": ""#) || devam && (*flat > 0 || state.contains("O*"));
    // The sources of `penalty.all-pairs` speak of four players, so the suite does not ask about two.
    if impossible || all_pairs(finish, state) {
        return None;
    }
    let factor = match multiplier {
        "stack" => factors.iter().product(),
        "single" => factors.iter().copied().max().unwrap_or(1),
        _ => 1,
    };
    let list = vec!["okey-discard"; usize::try_from(fouls).expect("a few")];
    let mut ask: Value = serde_json::from_str(&format!(
        r#"{{"ask": "score", "variant": "101", "indicator": "R5", "finish": {{"by": "A"{finish}}},
        "players": [{{"name": "A"}}, {{"name": "B"{state}}}]}}"#
    ))
    .expect("JSON");
    ask["set"] = json!(["devam=true", format!("multiplier={multiplier}")]);
    if fouls > 0 {
        ask["players"][1]["fouls"] = list.into();
    }
    let points = sum * factor + flat + fouls * 101;
    let answer = json!({ "players": [{ "name": "A", "points": -101 * factor }, { "name": "B", "points": points }] });
    let clauses = vec!["finish.bonus", "penalty.opened", "penalty.unopened", "penalty.okey", "finish.multiplier"];
    Some(Expectation { clauses, ask, answer })
}

/// A change of the rules: the games with this change, the changed switches, and their clause.
struct TableChange {
    games: &'static [&'static str],
    /// The changed settings, such as `points.normal=3`, separated by spaces.
    set: &'static str,
    clause: &'static str,
}

const fn change(games: &'static [&'static str], set: &'static str, clause: &'static str) -> TableChange {
    TableChange { games, set, clause }
}

const ALL: &[&str] = &["okey", "okey-house", "okey-pot", "101", "101-team"];
const BOTH: &[&str] = &["okey", "okey-house"];
const LONG: &[&str] = &["okey"];
const YUZBIR: &[&str] = &["101", "101-team"];
const SINGLE: &[&str] = &["101"];
const TEAMS: &[&str] = &["101-team"];

/// Unchanged tables, then at least one change for every switch that affects the points of a sheet.
const CHANGES: &[TableChange] = &[
    change(ALL, "", ""),
    change(ALL, "", ""),
    change(YUZBIR, "", ""),
    change(&["okey-pot"], "", ""),
    change(&["okey-pot"], "", ""),
    change(ALL, "seats=4", "seats.two-three"),
    change(&["okey", "okey-house", "okey-pot", "101"], "seats=2", "seats.two-three"),
    change(&["okey", "okey-house", "okey-pot", "101"], "seats=3", "seats.two-three"),
    change(BOTH, "points.normal=3", "score.normal"),
    change(BOTH, "points.okey=7", "score.okey"),
    change(BOTH, "points.pairs=6", "score.pairs"),
    change(BOTH, "points.pairs_okey=10", "score.pairs-okey"),
    change(LONG, "points.dizi=normal", "score.dizi"),
    change(BOTH, "points.dizi=11", "score.dizi"),
    change(LONG, "points.dizi_okey=okey", "score.dizi-okey"),
    change(BOTH, "points.dizi_okey=18", "score.dizi-okey"),
    change(BOTH, "points.exhausted=2", "score.exhausted"),
    change(BOTH, "points.indicator=2", "score.indicator"),
    change(LONG, "points.indicator_floor=none", "score.indicator"),
    change(BOTH, "points.indicator_floor=12", "score.indicator"),
    change(BOTH, "points.false_win=9", "score.false-win"),
    change(BOTH, "points.moves=winner", "score.moves"),
    change(BOTH, "points.start=33", "score.moves"),
    change(BOTH, "points.double_colours=none", "score.colours"),
    change(BOTH, "points.double_colours=black", "score.colours"),
    change(BOTH, "points.double_colours=red", "score.colours"),
    change(BOTH, "points.double_colours=blue", "score.colours"),
    change(BOTH, "points.double_colours=yellow", "score.colours"),
    change(BOTH, "points.double_colours=black,red", "score.colours"),
    change(BOTH, "points.dizi_game=true", "score.dizi-game"),
    change(BOTH, "classic.partners=on", "classic.partners"),
    change(YUZBIR, "multiplier=single", "finish.multiplier"),
    change(YUZBIR, "multiplier=none", "finish.multiplier"),
    change(SINGLE, "devam=true", "finish.multiplier"),
    change(TEAMS, "devam=false", "finish.multiplier"),
    change(YUZBIR, "penalty.unopened=150", "penalty.unopened"),
    change(YUZBIR, "penalty.unopened_cap=404", "penalty.unopened"),
    change(YUZBIR, "penalty.okey=50", "penalty.okey"),
    change(YUZBIR, "penalty.okey_number=added", "penalty.okey"),
    change(YUZBIR, "penalty.okey_unopened=101", "penalty.okey"),
    change(YUZBIR, "penalty.exhausted=tiles", "penalty.exhausted"),
    change(YUZBIR, "four_pairs=play", "penalty.all-pairs"),
    change(YUZBIR, "four_pairs=void", "penalty.all-pairs"),
    change(YUZBIR, "fouls.points=50", "foul.flat"),
    change(YUZBIR, "fouls.multiplied=true", "foul.flat"),
    change(YUZBIR, "fouls.put_back=0", "take.put-back"),
    change(YUZBIR, "fouls.okey=0", "okey.burnt"),
    change(YUZBIR, "fouls.okey=flat fouls.points=60", "okey.burnt"),
    change(YUZBIR, "fouls.playable=off", "discard.playable"),
    change(YUZBIR, "fouls.feeding=number", "foul.feeding"),
    change(YUZBIR, "fouls.feeding=flat", "foul.feeding"),
    change(YUZBIR, "fouls.okey_taken=101", "foul.okey-taken"),
    change(YUZBIR, "pairs.announce=required penalty.announced=404", "pairs.announce"),
    change(YUZBIR, "pairs.announce=required", "pairs.announce"),
    change(YUZBIR, "match.limit=none", "match.limit"),
    change(YUZBIR, "match.limit=500", "match.limit"),
];

pub(super) const SIZE: usize = 11 * CHANGES.len();

/// Settings that affect neither the points of a sheet nor the end of the game.
const WITHOUT_POINTS: [&str; 10] = [
    "",
    "seats=2",
    "seats=3",
    "seats=4",
    "points.double_colours=none",
    "match.limit=none",
    "fouls.playable=off",
    "pairs.announce=required",
    "devam=false",
    "four_pairs=void",
];

pub(super) fn sheet(at: usize) -> Expectation {
    let change = &CHANGES[at % CHANGES.len()];
    let round = at / CHANGES.len();
    let game = change.games[round % change.games.len()];
    let set: Vec<(&str, &str)> = change.set.split(' ').filter_map(|word| word.split_once('=')).collect();
    let shows = |sheet: &mut SlowSheet| {
        let outcome = |sheet: &SlowSheet| {
            let (points, accounts) = sheet.settled();
            let over = sheet.is_over(&accounts);
            (points, accounts, over)
        };
        let changed = outcome(sheet);
        let set = std::mem::take(&mut sheet.set);
        let differs = outcome(sheet) != changed;
        sheet.set = set;
        differs || WITHOUT_POINTS.contains(&change.set)
    };
    let seeds = (0..).map(|more: u64| 1_000_000 + 1000 * at as u64 + more);
    let sheet = seeds
        .map(|seed| SlowSheet::at_table(seed, game, set.clone()))
        .find_map(|mut sheet| (sheet.hands.len() <= 7 && is_possible(&sheet) && shows(&mut sheet)).then_some(sheet))
        .expect("a sheet on which the switch changes the points");
    let record = sheet.record(round % 4 == 3);
    let mut ask = json!({ "ask": "score", "sheet": record });
    let (points, accounts) = sheet.settled();
    let mut clauses = clauses(&sheet, &points);
    // A game of 101 has an agreed number of hands. If the case changes no switch and the last hand counts, this number
    // makes the last hand end the game. Otherwise the number is larger.
    let counted = sheet.hands.iter().filter(|hand| counts(hand)).count();
    let is_last = change.set.is_empty() && sheet.hands.last().is_some_and(counts);
    if sheet.is_101() {
        ask["hands"] = json!(if is_last { counted } else { MOST_HANDS });
        clauses.extend(is_last.then_some("match.hands"));
    }
    let is_over = sheet.is_over(&accounts) || sheet.is_101() && is_last;
    if !change.clause.is_empty() && !clauses.contains(&change.clause) {
        clauses.push(change.clause);
    }
    Expectation { clauses, ask, answer: answer(&sheet, &points, &accounts, is_over) }
}

/// Returns true if the hand is not void. A hand of 101 is also void if all four players opened with pairs;
/// `is_possible` leaves out the hands of two or three players who all opened with pairs.
fn counts(hand: &SlowHand) -> bool {
    hand.void.is_none() && hand.pairs_openers() < 4
}

/// Returns true if the sources say how to score every hand and every player has at most 11 tiles left.
/// - An opening with five pairs leaves 11 of 21 tiles.
/// - The sources of `penalty.all-pairs` speak of four players, not of two or three who all opened with pairs.
fn is_possible(sheet: &SlowSheet) -> bool {
    let fits = |player: &SlowPlayer| player.tiles.len() + player.okeys <= 11;
    let decided = |hand: &SlowHand| sheet.names.len() == 4 || hand.pairs_openers() < sheet.names.len();
    sheet.hands.iter().all(|hand| hand.players.iter().all(fits) && decided(hand))
}

fn answer(sheet: &SlowSheet, points: &[Vec<SlowParts>], accounts: &[i64], is_over: bool) -> Value {
    let hands: Vec<Value> = points
        .iter()
        .enumerate()
        .map(|(at, own)| {
            let player = |(name, own): (&&str, &SlowParts)| json!({ "name": name, "points": own.sum() });
            json!({ "number": at + 1, "players": sheet.names.iter().zip(own).map(player).collect::<Vec<_>>() })
        })
        .collect();
    // In 101, and with `points.moves = winner`, the player with the lowest total wins. At other classic tables the
    // player with the most points left wins.
    let fewest = sheet.is_101() || sheet.value("points.moves") == Some("winner");
    let place =
        |own: i64, all: &[i64]| 1 + all.iter().filter(|&&other| if fewest { other < own } else { other > own }).count();
    let totals = sheet.names.iter().zip(accounts);
    let totals: Vec<Value> =
        totals.map(|(name, &own)| json!({ "name": name, "balance": own, "place": place(own, accounts) })).collect();
    let mut answer = json!({ "hands": hands, "totals": totals, "over": is_over });
    if sheet.has_partners() {
        let sides = [accounts[0] + accounts[2], accounts[1] + accounts[3]];
        answer["teams"] = sides.iter().map(|&own| json!({ "balance": own, "place": place(own, &sides) })).collect();
    }
    answer
}

fn clauses(sheet: &SlowSheet, points: &[Vec<SlowParts>]) -> Vec<&'static str> {
    let mut clauses = Vec::new();
    let mut cite = |holds: bool, clause: &'static str| {
        if holds && !clauses.contains(&clause) {
            clauses.push(clause);
        }
    };
    for (hand, own) in sheet.hands.iter().zip(points) {
        if hand.void.is_some() {
            continue;
        }
        let has = |kind: &str| hand.finish.as_ref().is_some_and(|(_, how)| how.contains(&kind));
        let fouls = hand.players.iter().any(|player| !player.fouls.is_empty());
        if sheet.game == "okey-pot" {
            cite(true, "score.pot");
            continue;
        }
        if !sheet.is_101() {
            let finish = match (has("pairs"), has("dizi"), has("okey")) {
                _ if hand.finish.is_none() => "score.exhausted",
                (true, _, true) => "score.pairs-okey",
                (true, ..) => "score.pairs",
                (_, true, true) => "score.dizi-okey",
                (_, true, _) => "score.dizi",
                (.., true) => "score.okey",
                _ => "score.normal",
            };
            cite(true, finish);
            cite(own.iter().any(|own| own.shown != 0), "score.indicator");
            cite(fouls, "score.false-win");
            continue;
        }
        if hand.players.iter().filter(|player| player.opened == Some('p')).count() == hand.players.len() {
            cite(true, "penalty.all-pairs");
            if sheet.value("four_pairs") != Some("play") {
                continue;
            }
        }
        cite_101(sheet, hand, &mut cite);
        cite(fouls, "foul.flat");
        cite(fouls, "foul.list");
    }
    clauses
}

fn cite_101(sheet: &SlowSheet, hand: &SlowHand, cite: &mut dyn FnMut(bool, &'static str)) {
    let Some((by, how)) = &hand.finish else {
        cite(true, "penalty.exhausted");
        return;
    };
    cite(true, "finish.bonus");
    cite(!how.is_empty() || hand.players[*by].opened == Some('p'), "finish.multiplier");
    cite(how.contains(&"hand"), "finish.hand");
    cite(sheet.has_partners(), "team.mate");
    for (seat, player) in hand.players.iter().enumerate() {
        if seat == *by || sheet.has_partners() && seat % 2 == by % 2 {
            continue;
        }
        let elden = sheet.has_partners() && how.contains(&"hand");
        let clause = match player.opened {
            None if elden => "team.hand-finish",
            None => "penalty.unopened",
            Some('p') => "penalty.pairs",
            Some(_) => "penalty.opened",
        };
        cite(true, clause);
        cite(player.opened.is_some() && player.okeys > 0, "penalty.okey");
        let jokers = player.tiles.iter().any(|(colour, _)| *colour == 'J');
        cite(player.opened.is_some() && jokers && !player.as_sum, "penalty.false-joker");
    }
}
