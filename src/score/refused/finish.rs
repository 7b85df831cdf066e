//! Checks the finish in a report: who finished, which kinds of finish the report lists, and which kinds it excludes.

use crate::score::{Finish, FinishKind, Opened, Played, ScoreFault, Scoring};
use crate::table::Profile;
use crate::words::{Fault, nearest_player};

use super::is_reported;

/// Returns the index of the player who finished; `None` if no player has the reported name.
pub(super) fn finisher(played: &Played) -> Option<usize> {
    let name = &played.finish.as_ref()?.by.value;
    played.players.iter().position(|player| player.name.value == *name)
}

const fn known(scoring: Scoring) -> &'static [FinishKind] {
    match scoring {
        Scoring::Ladder | Scoring::Pot => &[FinishKind::Okey, FinishKind::Pairs, FinishKind::Dizi],
        Scoring::Yuzbir => &[FinishKind::Okey, FinishKind::Pairs, FinishKind::Hand, FinishKind::Devam],
        Scoring::Chains => &[],
    }
}

pub(super) fn refused(
    profile: &Profile,
    played: &Played,
    finish: &Finish,
    by: Option<usize>,
) -> Vec<Fault<ScoreFault>> {
    let scoring = Scoring::of(profile);
    let mut faults = Vec::new();
    let pairs = is_reported(Some(finish), FinishKind::Pairs);
    for how in &finish.how {
        if !known(scoring).contains(&how.value) {
            faults.push(how.fault(ScoreFault::FinishUnwanted { how: how.value, variant: profile.variant }));
        } else if how.value == FinishKind::Devam && !profile.devam {
            faults.push(how.fault(ScoreFault::DevamOff));
        } else if how.value == FinishKind::Dizi && !profile.win_dizi && !profile.run_wrap {
            faults.push(how.fault(ScoreFault::DiziOff));
        }
        if how.value == FinishKind::Dizi && pairs {
            faults.push(how.fault(ScoreFault::DiziWithPairs));
        }
    }
    let Some(by) = by else {
        faults.push(unknown(played, finish));
        return faults;
    };
    let finisher = &played.players[by];
    let held = finisher.left.as_ref().map_or(0, |left| left.value.tiles.len());
    // A player of the simplified game can win with tiles left, so this is no fault (`cs102.win`).
    if let Some(left) = finisher.left.as_ref().filter(|_| held > 0 && scoring != Scoring::Chains) {
        let name = finisher.name.value.clone();
        faults.push(left.fault(ScoreFault::FinisherHasTiles { name, held, scoring }));
    }
    if scoring == Scoring::Yuzbir {
        faults.extend(yuzbir(played, finish, by));
    }
    faults
}

fn yuzbir(played: &Played, finish: &Finish, by: usize) -> Vec<Fault<ScoreFault>> {
    let finisher = &played.players[by];
    let mut faults = Vec::new();
    let own = finisher.opened_with();
    let name = || finisher.name.value.clone();
    let pairs = finish.says(FinishKind::Pairs);
    if let Some(pairs) = pairs.filter(|_| own == Some(Opened::Series)) {
        faults.push(pairs.fault(ScoreFault::PairsAfterSeries { name: name() }));
    }
    let denied = finish.not.iter().find(|how| how.value == FinishKind::Pairs);
    if let Some(denied) = denied.filter(|_| own == Some(Opened::Pairs)) {
        faults.push(denied.fault(ScoreFault::PairsDenied { name: name() }));
    }
    let Some(elden) = finish.says(FinishKind::Hand) else { return faults };
    if pairs.is_some() || own == Some(Opened::Pairs) {
        faults.push(elden.fault(ScoreFault::EldenWithPairs));
    }
    for (at, player) in played.players.iter().enumerate() {
        if let Some(opened) = player.opened.as_ref().filter(|_| at != by) {
            let opener = player.name.value.clone();
            faults.push(opened.fault(ScoreFault::EldenAfterOpening { finisher: name(), opener }));
        }
    }
    faults
}

fn unknown(played: &Played, finish: &Finish) -> Fault<ScoreFault> {
    let name = &finish.by.value;
    let nearest = nearest_player(name, played.players.iter().map(|player| player.name.value.as_str()));
    let nearest = nearest.map(|(_, player)| player.to_owned());
    finish.by.fault(ScoreFault::FinisherUnknown { name: name.clone(), nearest })
}
