//! The multiplier in 101: some kinds of finish multiply the points of the hand (`finish.multiplier`).

use super::{FinishKind, Opened};
use crate::table::{Multiplier, Profile};

impl FinishKind {
    /// Returns the kinds of finish that multiply the points of a hand of 101: discarding an okey, devam (two okeys in
    /// succession), opening with pairs, and elden (opening and finishing in one turn).
    pub(crate) fn in_101(okey: bool, devam: bool, opened: Option<Opened>, elden: bool) -> Vec<Self> {
        let okey = okey.then_some(if devam { Self::Devam } else { Self::Okey });
        let pairs = (opened == Some(Opened::Pairs)).then_some(Self::Pairs);
        okey.into_iter().chain(pairs).chain(elden.then_some(Self::Hand)).collect()
    }

    /// Returns the factor by which this kind of finish multiplies the points of 101. It is 1 for a dizi, because 101
    /// has no dizi.
    pub const fn factor(self) -> i64 {
        match self {
            Self::Okey | Self::Pairs | Self::Hand => 2,
            Self::Devam => 4,
            Self::Dizi => 1,
        }
    }
}

/// Returns the kinds of finish that count, out of those in the report.
///
/// Devam means that the last two tiles were both okeys. Such a finish counts only as devam, not also as a finish with
/// an okey. At a table without devam it counts only as a finish with an okey.
pub(super) fn finished(profile: &Profile, reported: &[FinishKind]) -> Vec<FinishKind> {
    let in_place = if profile.devam { FinishKind::Devam } else { FinishKind::Okey };
    let devam = reported.contains(&FinishKind::Devam).then_some(in_place);
    let replaced = |how: &FinishKind| devam.is_some() && matches!(how, FinishKind::Okey | FinishKind::Devam);
    devam.into_iter().chain(reported.iter().copied().filter(|how| !replaced(how))).collect()
}

/// The multiplier of a hand: the kinds of finish in `by`, and the factor to which they multiply.
pub(crate) struct Multiplied {
    pub(crate) by: Vec<FinishKind>,
    pub(crate) factor: i64,
}

impl Multiplied {
    /// Returns the multiplier of a hand. `reported` lists the kinds of finish in the report.
    pub(crate) fn of_reported(profile: &Profile, reported: &[FinishKind]) -> Self {
        Self::new(profile, &finished(profile, reported))
    }

    /// Returns the multiplier of a hand. `how` lists the kinds of finish that [`finished`] returned.
    pub(crate) fn new(profile: &Profile, how: &[FinishKind]) -> Self {
        let by = match profile.multiplier {
            Multiplier::Stack => how.to_vec(),
            // Only the kind of finish with the largest factor counts. Of several with that factor, use the first.
            Multiplier::Single => how.iter().rev().max_by_key(|how| how.factor()).copied().into_iter().collect(),
            Multiplier::None => Vec::new(),
        };
        let factor = by.iter().map(|how| how.factor()).product();
        Self { by, factor }
    }

    /// Returns the multiplier 1, for a hand without a special finish.
    pub(crate) fn nothing() -> Self {
        Self { by: Vec::new(), factor: 1 }
    }
}
