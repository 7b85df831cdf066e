//! The multiplier of a hand of 101 (`finish.multiplier`).

use super::{FinishKind, Opened};
use crate::table::{Multiplier, Profile};

impl FinishKind {
    /// A reason for a multiplier: an okey thrown (or devam), a pairs opener, elden.
    pub(crate) fn in_101(okey: bool, devam: bool, opened: Option<Opened>, elden: bool) -> Vec<Self> {
        let okey = okey.then_some(if devam { Self::Devam } else { Self::Okey });
        let pairs = (opened == Some(Opened::Pairs)).then_some(Self::Pairs);
        okey.into_iter().chain(pairs).chain(elden.then_some(Self::Hand)).collect()
    }

    /// Returns the factor in 101; 1 for a finish that 101 does not know.
    pub const fn factor(self) -> i64 {
        match self {
            Self::Okey | Self::Pairs | Self::Hand => 2,
            Self::Devam => 4,
            Self::Dizi => 1,
        }
    }
}

/// Returns the kinds of finish that count. Devam replaces the okey, and is an okey finish at a table that does not play
/// it.
pub(super) fn finished(profile: &Profile, reported: &[FinishKind]) -> Vec<FinishKind> {
    let in_place = if profile.devam { FinishKind::Devam } else { FinishKind::Okey };
    let devam = reported.contains(&FinishKind::Devam).then_some(in_place);
    let replaced = |how: &FinishKind| devam.is_some() && matches!(how, FinishKind::Okey | FinishKind::Devam);
    devam.into_iter().chain(reported.iter().copied().filter(|how| !replaced(how))).collect()
}

/// The multipliers of a hand at one table.
pub(crate) struct Multiplied {
    pub(crate) by: Vec<FinishKind>,
    pub(crate) factor: i64,
}

impl Multiplied {
    /// Returns the multipliers of a hand with this reported finish.
    pub(crate) fn of_reported(profile: &Profile, reported: &[FinishKind]) -> Self {
        Self::new(profile, &finished(profile, reported))
    }

    /// Returns the multipliers for the kinds that [`finished`] returns.
    pub(crate) fn new(profile: &Profile, how: &[FinishKind]) -> Self {
        let by = match profile.multiplier {
            Multiplier::Stack => how.to_vec(),
            // The first of the largest.
            Multiplier::Single => how.iter().rev().max_by_key(|how| how.factor()).copied().into_iter().collect(),
            Multiplier::None => Vec::new(),
        };
        let factor = by.iter().map(|how| how.factor()).product();
        Self { by, factor }
    }

    /// For a finish that doubles nothing.
    pub(crate) fn nothing() -> Self {
        Self { by: Vec::new(), factor: 1 }
    }
}
