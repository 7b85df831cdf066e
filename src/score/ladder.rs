//! Points of the classic game: a ladder of finishes, from 20 down.

use crate::profile::Points;
use crate::rules::Clause;
use crate::winning::Way;

use super::{Before, How, Note, Outcome, Part};

/// One rung: the finish it is for, its clause and its points.
struct Rung {
    how: &'static [How],
    clause: Clause,
    points: fn(&Points) -> u32,
}

const LADDER: [Rung; 6] = [
    Rung { how: &[], clause: Clause::ScoreNormal, points: |points| points.of(Way::Melds, false) },
    Rung { how: &[How::Okey], clause: Clause::ScoreOkey, points: |points| points.of(Way::Melds, true) },
    Rung { how: &[How::Pairs], clause: Clause::ScorePairs, points: |points| points.of(Way::Pairs, false) },
    Rung {
        how: &[How::Okey, How::Pairs],
        clause: Clause::ScorePairsOkey,
        points: |points| points.of(Way::Pairs, true),
    },
    Rung { how: &[How::Dizi], clause: Clause::ScoreDizi, points: |points| points.of(Way::Dizi, false) },
    Rung { how: &[How::Okey, How::Dizi], clause: Clause::ScoreDiziOkey, points: |points| points.of(Way::Dizi, true) },
];

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
            // The check leaves no finish that is not on the ladder.
            if let Some(rung) = LADDER.iter().find(|rung| rung.how == finish.how) {
                let by = outcome.seats()[finish.by].name.clone();
                parts.push(loss(rung.clause, (rung.points)(points), Note::Finish { by, how: finish.how.clone() }));
            }
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
