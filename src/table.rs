//! One table: the rules it plays by and the indicator that lies on it.

use crate::diagnostic::FaultKind;
use crate::indicator::{Indicator, Roles};
use crate::profile::{Profile, Variant};
use crate::rack::Symbol;
use crate::tile::{Face, Tile};

/// A profile together with the indicator turned up, which fits it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    profile: Profile,
    indicator: Option<Indicator>,
}

impl Table {
    /// The table of these rules and this indicator.
    ///
    /// # Errors
    /// An indicator is missing where the game has one, given where it has none, or no numbered tile.
    pub fn new(profile: Profile, indicator: Option<Symbol>) -> Result<Self, FaultKind> {
        let indicator = match (indicator, profile.game.tiles().indicator) {
            (None, true) => return Err(FaultKind::IndicatorMissing),
            (Some(_), false) => return Err(FaultKind::IndicatorUnwanted),
            (Some(Symbol::Okey), true) => return Err(FaultKind::IndicatorOkey),
            (Some(Symbol::Tile(Tile::FalseJoker)), true) => return Err(FaultKind::IndicatorFalseJoker),
            (Some(Symbol::Tile(Tile::Numbered(face))), true) => Some(Indicator::new(face)),
            (None, false) => None,
        };
        Ok(Self { profile, indicator })
    }

    /// The table of these rules before an indicator is turned up, for questions in which no tile has a part. No tile is
    /// wild there.
    #[must_use]
    pub const fn unturned(profile: Profile) -> Self {
        Self { profile, indicator: None }
    }

    /// The same table with one switch set otherwise; `None` where there is no such switch or value.
    #[must_use]
    pub fn with(&self, key: &str, value: &str) -> Option<Self> {
        let mut profile = self.profile.clone();
        profile.set(key, value).ok()?;
        Some(Self { profile, indicator: self.indicator })
    }

    /// The same table with another preset under its changes.
    #[must_use]
    pub fn played_as(&self, variant: Variant) -> Self {
        let mut profile = Profile::new(variant);
        for (switch, value) in self.profile.changes() {
            profile.put(switch, value);
        }
        profile.club.clone_from(&self.profile.club);
        Self { profile, indicator: self.indicator }
    }

    /// The rules.
    #[must_use]
    pub const fn profile(&self) -> &Profile {
        &self.profile
    }

    /// The indicator, where the game has one.
    #[must_use]
    pub const fn indicator(&self) -> Option<Indicator> {
        self.indicator
    }

    /// The okey's face, where the game has one.
    #[must_use]
    pub fn okey(&self) -> Option<Face> {
        self.indicator.map(Indicator::okey)
    }

    /// Whether a tile is a real okey.
    #[must_use]
    pub fn is_okey(&self, tile: Tile) -> bool {
        self.okey().is_some_and(|okey| tile == okey.into())
    }

    /// What every tile plays as here.
    #[must_use]
    pub fn roles(&self) -> Roles {
        Roles::new(self.indicator, self.profile.false_joker)
    }
}
