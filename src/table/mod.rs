//! A table: its rules and its indicator.

pub mod deck;
mod indicator;
mod profile;
mod symbol;

use std::sync::Arc;

pub use indicator::{Indicator, Role, Roles};
pub use profile::{
    Accepts, Announce, ClassicPartners, Colours, ExhaustedPenalty, FalseJoker, Feeding, FoulRules, FourPairs, Game,
    IndicatorWhen, LastDiscard, Moves, Multiplier, OkeyBesideFalseJoker, OkeyNumber, OpeningRules, PenaltyRules,
    Playable, PointRules, Profile, ProfileFault, Rising, RulesFile, SEATS, Seats, Switch, TakeUnopened, TileSet, Value,
    Variant,
};
pub use symbol::Symbol;

use crate::tiles::{Face, Number, Tile};
use crate::words::{Clause, kinds};

/// A profile together with an indicator that fits it. The profile is shared, so a clone is cheap.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Table {
    profile: Arc<Profile>,
    indicator: Option<Indicator>,
}

impl Table {
    /// Returns the table of these rules and this indicator.
    ///
    /// # Errors
    /// The indicator is missing, not allowed in this game, or not a numbered tile.
    pub fn new(profile: Profile, indicator: Option<Symbol>) -> Result<Self, TableFault> {
        let indicator = match (indicator, profile.game.tiles().indicator) {
            (None, true) => return Err(TableFault::IndicatorMissing),
            (Some(_), false) => return Err(TableFault::IndicatorUnwanted),
            (Some(Symbol::Okey), true) => return Err(TableFault::IndicatorOkey),
            (Some(Symbol::Tile(Tile::FalseJoker)), true) => return Err(TableFault::IndicatorFalseJoker),
            (Some(Symbol::Tile(Tile::Numbered(face))), true) => Some(Indicator::new(face)),
            (None, false) => None,
        };
        Ok(Self { profile: Arc::new(profile), indicator })
    }

    /// Returns the table of these rules before an indicator is turned up, for questions that involve no tile. No tile
    /// is wild.
    pub fn unturned(profile: Profile) -> Self {
        Self { profile: Arc::new(profile), indicator: None }
    }

    /// Returns this table with one switch set, as `--set KEY=VALUE` does.
    ///
    /// # Errors
    /// There is no such switch, or it does not take the value.
    pub fn with(&self, key: &str, value: &str) -> Result<Self, ProfileFault> {
        let mut profile = Profile::clone(&self.profile);
        profile.set(key, value)?;
        Ok(Self { profile: Arc::new(profile), indicator: self.indicator })
    }

    /// Returns this table with one switch set to a value; `None` if the switch does not take it.
    pub fn with_value(&self, switch: &Switch, value: Value) -> Option<Self> {
        let mut profile = Profile::clone(&self.profile);
        switch.accepts.takes(value).then(|| profile.put(switch, value))?;
        Some(Self { profile: Arc::new(profile), indicator: self.indicator })
    }

    /// Returns this table with another preset under its changes.
    pub fn played_as(&self, variant: Variant) -> Self {
        let mut profile = Profile::new(variant);
        for (switch, value) in self.profile.changes() {
            profile.put(switch, value);
        }
        profile.club.clone_from(&self.profile.club);
        Self { profile: Arc::new(profile), indicator: self.indicator }
    }

    /// Returns the rules.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// Returns the game.
    pub fn game(&self) -> Game {
        self.profile.game
    }

    /// Returns the indicator, in games that have one.
    pub const fn indicator(&self) -> Option<Indicator> {
        self.indicator
    }

    /// Returns the okey's face, in games that have one.
    pub fn okey(&self) -> Option<Face> {
        self.indicator.map(Indicator::okey)
    }

    /// Returns true if the tile is a real okey.
    pub fn is_okey(&self, tile: Tile) -> bool {
        self.okey().is_some_and(|okey| tile == okey.into())
    }

    /// Returns true if the tiles hold an okey and a false joker that must not lie next to each other here
    /// (`okey.beside-false`).
    pub fn keeps_apart(&self, tiles: impl IntoIterator<Item = Tile>) -> bool {
        let [mut okey, mut false_joker] = [false; 2];
        if self.profile.keeps_jokers_apart() {
            for tile in tiles {
                okey |= self.is_okey(tile);
                false_joker |= tile == Tile::FalseJoker;
            }
        }
        okey && false_joker
    }

    /// Returns the number a tile counts: its own; for a false joker the number of the tile it plays as, or the okey's
    /// if it is wild (`false-joker.value`, `penalty.false-joker`). `None` if the indicator is unknown.
    pub fn number_of(&self, tile: Tile) -> Option<Number> {
        match (tile, self.roles().of(tile)) {
            (Tile::Numbered(face), _) | (Tile::FalseJoker, Role::Natural(face)) => Some(face.number),
            (Tile::FalseJoker, Role::Wild) => self.okey().map(|okey| okey.number),
        }
    }

    /// Returns the number of copies of a tile that all players together can hold (`tiles.copies`).
    pub fn copies_of(&self, tile: Tile) -> u8 {
        self.game().tiles().copies_of(tile, self.indicator.map(Indicator::face))
    }

    /// Returns the clauses that give roles to the okeys and false jokers among some tiles.
    pub(crate) fn of_jokers(&self, tiles: impl IntoIterator<Item = Tile>) -> impl Iterator<Item = Clause> {
        let [mut okey, mut false_joker] = [false; 2];
        for tile in tiles {
            okey |= self.is_okey(tile);
            false_joker |= tile == Tile::FalseJoker;
        }
        [okey.then_some(Clause::OkeyWild), false_joker.then_some(Clause::FalseJokerValue)].into_iter().flatten()
    }

    /// Returns the roles of all tiles at this table.
    pub fn roles(&self) -> Roles {
        Roles::new(self.indicator, self.profile.false_joker)
    }
}

kinds! {
    /// The reason why some rules and an indicator make no table.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum TableFault {
        /// No indicator in a game that has one.
        IndicatorMissing = "indicator-missing" breaks Clause::IndicatorOkey,
        /// Indicator `J*`: a false joker is put back and another tile is turned.
        IndicatorFalseJoker = "indicator-false-joker" breaks Clause::IndicatorRedraw,
        /// Indicator `O*`: the okey follows from the indicator, not the reverse.
        IndicatorOkey = "indicator-okey" breaks Clause::IndicatorOkey,
        /// Any indicator under `cs102`.
        IndicatorUnwanted = "indicator-unwanted" breaks Clause::TilesCopies,
    }
}
