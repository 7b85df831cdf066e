//! Points of the classic game. Players start with points, usually 20, and usually lose some when another player wins.
//!
//! Also computes the results of two other games. In the pot game, the winner takes the stakes of all players
//! (`score.pot`). In the simplified game `cs102`, a sheet counts wins instead of points (`cs102.win`).

use crate::table::{Indicator, Moves, PointRules, Profile};
use crate::tiles::Colour;
use crate::winning::Way;
use crate::words::Clause;

use super::{Balances, Ending, FinishKind, Note, Outcome, Part, Scoring};

/// Returns the clause about a win of this kind, and the points that each loser loses. `okey` is true if an okey was
/// discarded.
pub(crate) fn rung(points: &PointRules, way: Way, okey: bool) -> (Clause, u32) {
    match (way, okey) {
        (Way::Melds | Way::Chains | Way::Series, false) => (Clause::ScoreNormal, points.normal),
        (Way::Melds | Way::Chains | Way::Series, true) => (Clause::ScoreOkey, points.okey),
        (Way::Pairs, false) => (Clause::ScorePairs, points.pairs),
        (Way::Pairs, true) => (Clause::ScorePairsOkey, points.pairs_okey),
        (Way::Dizi, false) => (Clause::ScoreDizi, points.dizi.unwrap_or(points.normal)),
        (Way::Dizi, true) => (Clause::ScoreDiziOkey, points.dizi_okey.unwrap_or(points.okey)),
    }
}

/// Returns the most valuable way to win, with its value: the points that each loser loses. In the pot game the value is
/// 2 if the pot is paid twice (`score.pot`), otherwise 1. `okey` is true if an okey was discarded.
pub(crate) fn most_valuable(profile: &Profile, ways: impl IntoIterator<Item = Way>, okey: bool) -> Option<(Way, u32)> {
    let pot = Scoring::of(profile) == Scoring::Pot;
    let worth = |way: Way| match way {
        _ if !pot => rung(&profile.points, way, okey).1,
        Way::Pairs => 2,
        _ => 1 + u32::from(okey),
    };
    // In the pot game, an okey finish and seven pairs have the same value. Prefer the pairs.
    let ways = ways.into_iter().map(|way| (way, worth(way)));
    ways.max_by_key(|&(way, worth)| (worth, pot && way == Way::Pairs))
}

/// Returns the indicator's colour if it doubles the points of a win (`score.colours`).
pub(crate) fn doubling(points: &PointRules, indicator: Indicator) -> Option<Colour> {
    let colour = indicator.face().colour;
    points.double_colours.contains(colour).then_some(colour)
}

/// Returns the points for declaring a win without having one (`score.false-win`): negative, but positive where a win
/// lowers the winner's points (`score.moves`).
pub(crate) fn false_win(points: &PointRules) -> i64 {
    let lost = i64::from(points.false_win);
    match points.moves {
        Moves::Others => -lost,
        Moves::Winner => lost,
    }
}

/// Returns the points of every player if the stock runs out (`score.exhausted`): 0 where only the winner's points
/// change (`score.moves`).
pub(crate) fn exhausted(points: &PointRules) -> i64 {
    match points.moves {
        Moves::Others => -i64::from(points.exhausted),
        Moves::Winner => 0,
    }
}

/// Returns true if showing the tile with the indicator's face has an effect on points (`score.indicator`).
pub(crate) fn earns_by_showing(profile: &Profile) -> bool {
    Scoring::of(profile) == Scoring::Ladder && profile.points.indicator > 0
}

/// Returns the ways to win that match these kinds of finish. A dizi (`win.dizi`) is also one long run if 1 may follow
/// 13 (`run.wrap`). `Way::Dizi` comes last, because [`most_valuable`] returns the last of equal values.
fn ways(how: &[FinishKind], profile: &Profile) -> &'static [Way] {
    match how {
        how if how.contains(&FinishKind::Pairs) => &[Way::Pairs],
        how if how.contains(&FinishKind::Dizi) => match (profile.ways().contains(&Way::Dizi), profile.run_wrap) {
            (true, true) => &[Way::Melds, Way::Dizi],
            (true, false) => &[Way::Dizi],
            (false, _) => &[Way::Melds],
        },
        _ => &[Way::Melds],
    }
}

/// Returns true if the points of player `at` change when player `mover` wins or shows the tile with the indicator's
/// face.
fn moved(outcome: &Outcome, mover: usize, at: usize) -> bool {
    match outcome.profile().points.moves {
        Moves::Others => mover != at && outcome.mate(mover) != Some(at),
        Moves::Winner => mover == at,
    }
}

pub(super) fn parts(outcome: &Outcome, at: usize, before: &Balances) -> Vec<Part> {
    let points = &outcome.profile().points;
    let seat = &outcome.seats()[at];
    let mut parts = Vec::new();
    parts.extend(indicator(outcome, at, before));
    match outcome.finish() {
        None => parts.push(Part::plain(Clause::ScoreExhausted, exhausted(points), Note::Exhausted)),
        Some(finish) if outcome.mate(finish.by) == Some(at) => {
            let mate = outcome.seats()[finish.by].name.clone();
            parts.push(Part::plain(Clause::ClassicPartners, 0, Note::MateWon { mate }));
        }
        Some(finish) if !moved(outcome, finish.by, at) => {}
        Some(finish) => {
            let ways = ways(&finish.how, outcome.profile());
            let okey = finish.how.contains(&FinishKind::Okey);
            let most_valuable = most_valuable(outcome.profile(), ways.iter().copied(), okey);
            let (clause, lost) = rung(points, most_valuable.map_or(Way::Melds, |(way, _)| way), okey);
            let by = outcome.seats()[finish.by].name.clone();
            parts.push(loss(clause, lost, Note::Finish { by, how: finish.how.clone() }));
            let doubled = outcome.indicator().and_then(|indicator| doubling(points, indicator));
            parts.extend(doubled.map(|colour| loss(Clause::ScoreColours, lost, Note::Doubled { colour })));
        }
    }
    parts.extend(seat.fouls.iter().map(|foul| Part::plain(foul.clause, false_win(points), Note::FalseWin)));
    parts
}

/// Returns the clauses that apply to the whole hand.
pub(super) fn grounds(outcome: &Outcome) -> Vec<Clause> {
    let points = &outcome.profile().points;
    let winner = points.moves == Moves::Winner;
    [(winner, Clause::ScoreMoves), (ended_by_dizi(outcome.profile(), outcome.finish()), Clause::ScoreDiziGame)]
        .into_iter()
        .filter_map(|(holds, clause)| holds.then_some(clause))
        .collect()
}

/// Returns true if a player has no points left, or if a win with a dizi ends the game (`score.dizi-game`).
pub(crate) fn ends_game(profile: &Profile, finish: Option<&Ending>, balances: impl IntoIterator<Item = i64>) -> bool {
    ended_by_dizi(profile, finish) || balances.into_iter().any(|balance| balance <= 0)
}

fn ended_by_dizi(profile: &Profile, finish: Option<&Ending>) -> bool {
    let dizi = finish.is_some_and(|finish| finish.how.contains(&FinishKind::Dizi));
    dizi && profile.win_dizi && profile.points.dizi_game
}

/// Returns the change of the points of player `at`, if any, because a player showed the tile with the indicator's face
/// (`score.indicator`).
fn indicator(outcome: &Outcome, at: usize, before: &Balances) -> Option<Part> {
    let points = &outcome.profile().points;
    let shower = outcome.seats().iter().position(|seat| seat.shown_indicator)?;
    if !moved(outcome, shower, at) {
        return None;
    }
    let by = outcome.seats()[shower].name.clone();
    let has = before.balance(&outcome.seats()[at].name);
    // A player below the floor loses nothing if an opponent shows the tile.
    let floor = points.indicator_floor.filter(|&floor| shower != at && has < i64::from(floor));
    Some(match floor {
        Some(floor) => Part::plain(Clause::ScoreIndicator, 0, Note::Spared { by, floor }),
        None => loss(Clause::ScoreIndicator, points.indicator, Note::Indicator { by }),
    })
}

fn loss(clause: Clause, points: u32, note: Note) -> Part {
    Part::plain(clause, -i64::from(points), note)
}

/// Returns the points that player `at` pays and wins in a hand.
///
/// 1. Every player pays the stake, including the winner. If the stock runs out, the stakes stay in the pot.
/// 2. A win with an okey or with pairs breaks the pot: every player, including the winner, pays all stakes since the
///    last win a second time.
/// 3. The winner takes the pot.
pub(super) fn pot_parts(outcome: &Outcome, at: usize, before: &Balances) -> Vec<Part> {
    let part = |points, note| Part::plain(Clause::ScorePot, points, note);
    let players = i64::try_from(outcome.seats().len()).expect("a table has few players");
    let stake = outcome.stake();
    let each = before.in_pot + stake;
    let mut pot_parts = vec![part(-stake, Note::Stake)];
    if let Some(finish) = outcome.finish() {
        let broken = finish.how.iter().any(|how| matches!(how, FinishKind::Okey | FinishKind::Pairs));
        if broken {
            pot_parts.push(part(-each, Note::Again));
        }
        if finish.by == at {
            let factor = if broken { 2 } else { 1 };
            let note = Note::Pot { broken };
            pot_parts.push(Part { clause: Clause::ScorePot, base: each * players, factor, note });
        }
    }
    pot_parts
}

/// Returns what each player has in the pot after the hand; 0 if the pot was won.
pub(super) fn left_in_pot(outcome: &Outcome, before: &Balances) -> i64 {
    match outcome.finish() {
        _ if outcome.is_void() => before.in_pot,
        Some(_) => 0,
        None => before.in_pot + outcome.stake(),
    }
}

/// Returns one win for the winner, and nothing for any other player.
pub(super) fn chain_parts(outcome: &Outcome, at: usize) -> Vec<Part> {
    let won = outcome.finish().is_some_and(|finish| finish.by == at);
    won.then(|| Part::plain(Clause::Cs102Win, 1, Note::Won)).into_iter().collect()
}
