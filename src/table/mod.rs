//! A table: the rules that the players agreed on, and the indicator of the hand.

pub mod deck;
mod indicator;
mod profile;

use std::sync::Arc;

use crate::tiles::{Face, Number, Tile};
use crate::words::{Clause, fault_kinds};

pub use indicator::{Indicator, Role, Roles, Symbol};
pub use profile::{
    Accepts, Colours, FalseJoker, Game, Profile, ProfileFault, RulesFile, SEATS, Switch, Value, Variant,
};
pub(crate) use profile::{Feeding, LastDiscard, Moves, Multiplier, OkeyNumber, Playable, PointRules, Rising, TileSet};

/// The rules of a table (a profile), and the indicator of the hand. Clones share the profile.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Table {
    profile: Arc<Profile>,
    indicator: Option<Indicator>,
}

impl Table {
    /// Creates a table from rules and an indicator.
    ///
    /// # Errors
    ///
    /// Returns a fault in three cases: the game needs an indicator and none is given, the game has no indicator and one
    /// is given, or the indicator is not a numbered tile.
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

    /// Creates a table without an indicator, for questions that need none. At this table no numbered tile is wild.
    pub fn unturned(profile: Profile) -> Self {
        Self { profile: Arc::new(profile), indicator: None }
    }

    /// Returns a copy of this table with one switch changed, like the option `--set KEY=VALUE`.
    ///
    /// # Errors
    ///
    /// Returns a fault if there is no such switch, or if it does not accept the value.
    pub fn with(&self, key: &str, value: &str) -> Result<Self, ProfileFault> {
        let profile = Profile::clone(&self.profile).with(key, value)?;
        Ok(Self { profile: Arc::new(profile), indicator: self.indicator })
    }

    /// Returns a copy of this table with one switch changed, or `None` if the switch does not accept the value.
    pub fn with_value(&self, switch: &Switch, value: Value) -> Option<Self> {
        let mut profile = Profile::clone(&self.profile);
        switch.accepts.takes(value).then(|| profile.put(switch, value))?;
        Some(Self { profile: Arc::new(profile), indicator: self.indicator })
    }

    /// Returns a copy of this table with the preset `variant`. The switches that the players set, and those that differ
    /// from the old preset, keep their values.
    pub fn played_as(&self, variant: Variant) -> Self {
        let mut profile = Profile::new(variant);
        let old = Profile::new(self.profile.variant);
        for switch in Switch::ALL {
            let value = switch.get(&self.profile);
            if self.profile.chosen.contains(&switch.key) || value != switch.get(&old) {
                profile.put(switch, value);
            }
        }
        profile.chosen.clone_from(&self.profile.chosen);
        profile.club.clone_from(&self.profile.club);
        Self { profile: Arc::new(profile), indicator: self.indicator }
    }

    /// Returns the rules of this table.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// Returns the game that is played at this table.
    pub fn game(&self) -> Game {
        self.profile.game
    }

    /// Returns the indicator, or `None` if the game has none or it is unknown.
    pub const fn indicator(&self) -> Option<Indicator> {
        self.indicator
    }

    /// Returns the face of the okey, or `None` if there is no indicator.
    pub fn okey(&self) -> Option<Face> {
        self.indicator.map(Indicator::okey)
    }

    /// Returns true if the tile is a real okey. A false joker is not a real okey.
    pub fn is_okey(&self, tile: Tile) -> bool {
        self.okey().is_some_and(|okey| tile == okey.into())
    }

    /// Returns true if the tile is a real okey or a false joker.
    pub(crate) fn is_joker(&self, tile: Tile) -> bool {
        tile == Tile::FalseJoker || self.is_okey(tile)
    }

    /// Returns true if the tiles include an okey and a false joker, and this table forbids the two side by side
    /// (`okey.beside-false`).
    pub(crate) fn keeps_apart(&self, tiles: impl IntoIterator<Item = Tile>) -> bool {
        self.profile.keeps_jokers_apart() && self.has_jokers(tiles) == [true; 2]
    }

    /// Returns two facts: whether the tiles include an okey, and whether they include a false joker.
    fn has_jokers(&self, tiles: impl IntoIterator<Item = Tile>) -> [bool; 2] {
        let [mut okey, mut false_joker] = [false; 2];
        for tile in tiles {
            okey |= self.is_okey(tile);
            false_joker |= tile == Tile::FalseJoker;
        }
        [okey, false_joker]
    }

    /// Returns the number of a tile for scoring, or `None` if it depends on an unknown indicator
    /// (`penalty.false-joker`).
    ///
    /// A false joker has the number of the face it plays as, or, if it is wild, the number of the okey
    /// (`false-joker.value`).
    pub(crate) fn number_of(&self, tile: Tile) -> Option<Number> {
        match (tile, self.roles().of(tile)) {
            (Tile::Numbered(face), _) | (Tile::FalseJoker, Role::Natural(face)) => Some(face.number),
            (Tile::FalseJoker, Role::Wild) => self.okey().map(|okey| okey.number),
        }
    }

    /// Returns how many copies of a tile the players can hold together (`tiles.copies`). The indicator, which lies on
    /// the table, does not count.
    pub fn copies_of(&self, tile: Tile) -> u8 {
        self.game().tiles().copies_of(tile, self.indicator.map(Indicator::face))
    }

    /// Returns `okey.wild` if the tiles include an okey, and `false-joker.value` if they include a false joker.
    pub(crate) fn of_jokers(&self, tiles: impl IntoIterator<Item = Tile>) -> impl Iterator<Item = Clause> {
        let [okey, false_joker] = self.has_jokers(tiles);
        [okey.then_some(Clause::OkeyWild), false_joker.then_some(Clause::FalseJokerValue)].into_iter().flatten()
    }

    /// Returns the role of every tile at this table.
    pub fn roles(&self) -> Roles {
        Roles::new(self.indicator, self.profile.false_joker)
    }
}

fault_kinds! {
    /// The reason why an indicator does not fit the rules.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum TableFault {
        /// The game needs an indicator, but none is given.
        IndicatorMissing = "indicator-missing" breaks Clause::IndicatorOkey,
        /// Indicator `J*`: a false joker cannot be the indicator. The players put it back and turn up a new tile.
        IndicatorFalseJoker = "indicator-false-joker" breaks Clause::IndicatorRedraw,
        /// Indicator `O*`: the indicator must be written as a face such as `R5`, because its face determines the okey.
        IndicatorOkey = "indicator-okey" breaks Clause::IndicatorOkey,
        /// An indicator is given in the game `cs102`, which has no indicator.
        IndicatorUnwanted = "indicator-unwanted" breaks Clause::TilesCopies,
    }
}
