//! Checks a report of a hand. Returns a fault for every reason why the hand is impossible or its points cannot be
//! computed.

mod finish;
mod players;
mod racks;

use std::ops::RangeInclusive;

use crate::table::{Indicator, Profile, SEATS};
use crate::words::Fault;

use super::{Finish, Played, ScoreFault};

pub(crate) use players::{LONGEST_NAME, foul_refused};
pub(crate) use racks::{okeys_thrown, too_many_left};

/// The possible numbers of players at a table.
pub const PLAYER_COUNTS: RangeInclusive<usize> = 2..=4;

pub(super) fn refused(profile: &Profile, indicator: Option<Indicator>, played: &Played) -> Vec<Fault<ScoreFault>> {
    if let Some(fault) = crowd(profile, played) {
        return vec![fault];
    }
    let mut faults = players::refused(profile, played);
    let finisher = finish::finisher(played);
    if let Some(finish) = &played.finish {
        faults.extend(finish::refused(profile, played, finish, finisher));
    }
    faults.extend(racks::refused(profile, indicator, played, finisher));
    faults
}

/// Returns a fault if the number of players is impossible. The caller then makes no further checks, because the input
/// may not be a hand at all.
pub(super) fn crowd(profile: &Profile, played: &Played) -> Option<Fault<ScoreFault>> {
    let (found, seats) = (played.players.len(), profile.seats.count());
    let fits = if seats == SEATS { PLAYER_COUNTS.contains(&found) } else { found == seats };
    (!fits).then(|| played.at.fault(ScoreFault::PlayerCount { found, seats }))
}

fn is_reported(finish: Option<&Finish>, how: super::FinishKind) -> bool {
    finish.is_some_and(|finish| finish.says(how).is_some())
}
