//! Points of the classic game: a ladder of finishes, from 20 down.

use crate::profile::Points;
use crate::rules::Clause;
use crate::winning::Way;

use super::{Before, How, Note, Outcome, Part};

/// What each other player loses by a win in one way, an okey thrown or not, and the clause of that rung.
pub(crate) fn rung(points: &Points, way: Way, okey: bool) -> (Clause, u32) {
    match (way, okey) {
        (Way::Melds | Way::Chains, false) => (Clause::ScoreNormal, points.normal),
        (Way::Melds | Way::Chains, true) => (Clause::ScoreOkey, points.okey),
        (Way::Pairs, false) => (Clause::ScorePairs, points.pairs),
        (Way::Pairs, true) => (Clause::ScorePairsOkey, points.pairs_okey),
        (Way::Dizi, false) => (Clause::ScoreDizi, points.dizi.unwrap_or(points.normal)),
        (Way::Dizi, true) => (Clause::ScoreDiziOkey, points.dizi_okey.unwrap_or(points.okey)),
    }
}

/// The way a hand was won that was finished so.
fn way(how: &[How]) -> Way {
    match how {
        how if how.contains(&How::Pairs) => Way::Pairs,
        how if how.contains(&How::Dizi) => Way::Dizi,
        _ => Way::Melds,
    }
}

/// The parts of what one player loses.
pub(super) fn parts(outcome: &Outcome<'_>, at: usize, before: &Before) -> Vec<Part> {
    let points = &outcome.profile().points;
    let seat = &outcome.seats()[at];
    let mut parts = Vec::new();
    parts.extend(indicator(outcome, at, before));
    match outcome.finish() {
        None => parts.push(loss(Clause::ScoreExhausted, points.exhausted, Note::Exhausted)),
        Some(finish) if finish.by == at => {}
        Some(finish) => {
            let (clause, lost) = rung(points, way(&finish.how), finish.how.contains(&How::Okey));
            let by = outcome.seats()[finish.by].name.clone();
            parts.push(loss(clause, lost, Note::Finish { by, how: finish.how.clone() }));
        }
    }
    parts.extend(seat.fouls.iter().map(|foul| loss(foul.clause, points.false_win, Note::FalseWin)));
    parts
}

/// What the player loses because another one showed the indicator's twin (`score.indicator`).
fn indicator(outcome: &Outcome<'_>, at: usize, before: &Before) -> Option<Part> {
    let points = &outcome.profile().points;
    let shower = outcome.seats().iter().position(|seat| seat.shown_indicator).filter(|&shower| shower != at)?;
    let by = outcome.seats()[shower].name.clone();
    let has = before.balance(&outcome.seats()[at].name);
    Some(match points.indicator_floor.filter(|&floor| has < i64::from(floor)) {
        Some(floor) => Part::plain(Clause::ScoreIndicator, 0, Note::Spared { by, floor }),
        None => loss(Clause::ScoreIndicator, points.indicator, Note::Indicator { by }),
    })
}

fn loss(clause: Clause, points: u32, note: Note) -> Part {
    Part::plain(clause, -i64::from(points), note)
}
