//! Checks the players in a report: their number, names, teams, fouls and stakes.

use std::collections::BTreeMap;

use crate::score::{Foul, Played, ReportedPlayer, ScoreFault, Scoring};
use crate::table::Profile;
use crate::words::Fault;

/// The maximum length of a name, in characters.
pub(crate) const LONGEST_NAME: usize = 60;

pub(super) fn refused(profile: &Profile, played: &Played) -> Vec<Fault<ScoreFault>> {
    let scoring = Scoring::of(profile);
    let mut faults = Vec::new();
    faults.extend(names(&played.players));
    faults.extend(teams(profile, played));
    for player in &played.players {
        faults.extend(fouls(profile, player));
        if let Some(opened) = player.opened.as_ref().filter(|_| scoring != Scoring::Yuzbir) {
            faults.push(opened.fault(ScoreFault::OpenedUnwanted { variant: profile.variant }));
        }
        if player.announced.value && !profile.announces_pairs() {
            faults.push(player.announced.fault(ScoreFault::AnnounceOff));
        }
    }
    faults.extend(shown(profile, scoring, &played.players));
    match (&played.stake, scoring) {
        (None, Scoring::Pot) => faults.push(played.at.fault(ScoreFault::StakeMissing)),
        (Some(stake), Scoring::Ladder | Scoring::Yuzbir | Scoring::Chains) => {
            faults.push(stake.fault(ScoreFault::StakeUnwanted { variant: profile.variant }));
        }
        _ => {}
    }
    faults
}

fn names(players: &[ReportedPlayer]) -> Vec<Fault<ScoreFault>> {
    let mut faults = Vec::new();
    for (at, player) in players.iter().enumerate() {
        let name = &player.name.value;
        let teams = player.team.iter();
        for named in teams.chain([&player.name]) {
            if named.value.is_empty() {
                faults.push(named.fault(ScoreFault::NameEmpty));
            } else if named.value.chars().count() > LONGEST_NAME {
                faults.push(named.fault(ScoreFault::NameLong { most: LONGEST_NAME }));
            }
        }
        if !name.is_empty() && players[..at].iter().any(|other| other.name.value == *name) {
            faults.push(player.name.fault(ScoreFault::NameTwice { name: name.clone() }));
        }
    }
    faults
}

/// Returns the faults in the teams. A table with partners needs two teams of two players. A table without partners
/// must have no teams.
fn teams(profile: &Profile, played: &Played) -> Vec<Fault<ScoreFault>> {
    let clause = profile.partners_clause();
    if !profile.has_partners() {
        let unwanted = ScoreFault::TeamUnwanted { variant: profile.variant, clause };
        return played
            .players
            .iter()
            .filter_map(|player| Some(player.team.as_ref()?.fault(unwanted.clone())))
            .collect();
    }
    let missing: Vec<Fault<ScoreFault>> = played
        .players
        .iter()
        .filter(|player| player.team.is_none())
        .map(|player| player.name.fault(ScoreFault::TeamMissing { name: player.name.value.clone(), clause }))
        .collect();
    if !missing.is_empty() {
        return missing;
    }
    let mut sizes = BTreeMap::new();
    for team in played.players.iter().filter_map(|player| player.team.as_ref()) {
        *sizes.entry(team.value.as_str()).or_insert(0_usize) += 1;
    }
    if sizes.len() == 2 && sizes.values().all(|&size| size == 2) {
        return Vec::new();
    }
    let sizes = sizes.into_iter().map(|(team, size)| (team.to_owned(), size)).collect();
    vec![played.at.fault(ScoreFault::TeamShape { sizes, clause })]
}

fn fouls(profile: &Profile, player: &ReportedPlayer) -> Vec<Fault<ScoreFault>> {
    player.fouls.iter().filter_map(|spot| Some(spot.fault(foul_refused(profile, spot.value)?))).collect()
}

/// Returns the reason why a score sheet of this table cannot list this foul; `None` if it can.
pub(crate) fn foul_refused(profile: &Profile, foul: Foul) -> Option<ScoreFault> {
    let scoring = Scoring::of(profile);
    if foul.kind.scoring() != scoring {
        let name = foul.kind.name().to_owned();
        return Some(ScoreFault::UnknownFoul { name, nearest: None, scoring: Some(scoring) });
    }
    if foul.is_switched_off(profile) {
        return Some(ScoreFault::FoulOff { foul });
    }
    foul.lacks_tile(profile).then_some(ScoreFault::FedTileMissing)
}

/// Returns a fault if the report wrongly says that a player showed the tile with the indicator's face. Only one player
/// can show it, and only some games give points for it.
fn shown(profile: &Profile, scoring: Scoring, players: &[ReportedPlayer]) -> Vec<Fault<ScoreFault>> {
    let shown = players.iter().filter(|player| player.shown_indicator.value);
    let kind = |at: usize| match scoring {
        Scoring::Ladder if at == 0 => None,
        Scoring::Ladder => Some(ScoreFault::ShownTwice),
        _ => Some(ScoreFault::ShownUnwanted { variant: profile.variant, scoring }),
    };
    shown.enumerate().filter_map(|(at, player)| Some(player.shown_indicator.fault(kind(at)?))).collect()
}
