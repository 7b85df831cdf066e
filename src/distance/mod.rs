//! How far a hand is from being complete, and what brings it nearer.
//!
//! The distance of fourteen tiles is the least number of them that must be exchanged to make them complete. Any tile that
//! exists may come in. So it is fourteen less the tiles kept by the nearest complete hand, its *aim*: natural tiles in
//! their places, and every okey, for an okey has a place in any aim. Only where an aim has more places of a face than
//! there are natural tiles, wilds must fill them; those places *strain* the wilds that exist.

mod aims;
mod best;
mod groups;
mod near;
mod plan;
mod runs;
mod supply;
mod ways;

pub use near::{Distances, Outlook};
pub use plan::{PartialMeld, Plan, Spot};
pub(crate) use supply::Supply;

use aims::{Aims, Example};
use best::PLACES;
use near::Near;
use plan::Laying;

use crate::material::Material;
use crate::meld::MeldKind;
use crate::profile::Game;
use crate::table::Table;
use crate::tile::Face;
use crate::tiles::Tiles;
use crate::winning::Way;

/// Measures hands at one table. What it learns about one hand serves the next.
///
/// ```
/// use okey::distance::Finder;
/// use okey::notation::{self, Letters};
/// use okey::{Place, Profile, Table, Tiles, Variant, Way};
///
/// let indicator = notation::tile("R5", Letters::Krby, Place::Indicator).expect("a tile").symbol;
/// let table = Table::new(Profile::new(Variant::Okey), Some(indicator)).expect("a table");
/// let rack = notation::hand("K1-4 R7-10 B11-13 Y1 Y2 K9", Letters::Krby).expect("tiles");
/// let tiles: Tiles = rack.symbols().filter_map(|symbol| symbol.tile(table.indicator())).collect();
/// let outlook = Finder::new(&table).measure(&tiles);
/// assert_eq!(outlook.distances.of(Way::Melds), Some(1));
/// let useful: Vec<String> = outlook.useful.iter().map(|tile| tile.to_string()).collect();
/// assert!(useful.contains(&"Y3".to_owned()));
/// ```
#[derive(Debug)]
pub struct Finder<'t> {
    table: &'t Table,
    supply: Supply,
    /// In games that are won with melds from fourteen tiles.
    aims: Option<Aims>,
}

impl<'t> Finder<'t> {
    /// Prepares to measure hands of a table.
    #[must_use]
    pub fn new(table: &'t Table) -> Self {
        let supply = Supply::new(table);
        let aims = (table.profile().game == Game::Classic).then(|| Aims::new(table, &supply));
        Self { table, supply, aims }
    }

    /// How far these tiles are, a hand of a player or one more.
    #[must_use]
    pub fn measure(&mut self, tiles: &Tiles) -> Outlook {
        self.measure_from(tiles, 0)
    }

    /// The same where the distance in melds is known to be `least` or more.
    #[must_use]
    pub(crate) fn measure_from(&mut self, tiles: &Tiles, least: usize) -> Outlook {
        let held = self.material(tiles);
        let game = self.table.profile().game;
        let rack = game.tiles().rack;
        let wins = self.table.profile().ways();
        let near = |&way: &Way| {
            let near = match way {
                Way::Melds => self.in_melds(&held, least)?.0,
                Way::Pairs => ways::pairs(&held, rack),
                Way::Dizi => ways::dizi(&held, rack),
                Way::Chains => ways::chains(&held),
            };
            Some((way, near))
        };
        let ways: Vec<(Way, Near)> =
            if game == Game::Yuzbir { Vec::new() } else { wins.iter().filter_map(near).collect() };
        Outlook::new(&ways, tiles, &self.supply, self.table.roles())
    }

    /// One of the nearest complete hands, laid in melds; `None` where pairs alone lie nearest, and in games without such
    /// hands.
    ///
    /// Of those looked at, one that wants no tile that was `seen` elsewhere too often is preferred; then one with the most melds whole; then one
    /// with the most melds that lack one tile at most.
    #[must_use]
    pub fn plan(&mut self, tiles: &Tiles, seen: &Tiles) -> Option<Plan> {
        let distances = self.measure(tiles).distances;
        self.plan_at(tiles, seen, distances)
    }

    /// The same of tiles that are known to be so far.
    pub(crate) fn plan_at(&mut self, tiles: &Tiles, seen: &Tiles, distances: Distances) -> Option<Plan> {
        let near = distances.nearest().find(|way| matches!(way, Way::Melds | Way::Dizi))?;
        let least = distances.of(Way::Melds).unwrap_or_default();
        let held = self.material(tiles);
        let plans: Vec<Plan> = self
            .aimed(near, &held, least)?
            .into_iter()
            .map(|melds| Plan::new(melds, tiles, self.table, |face| self.comes(face, &held) == 0))
            .collect();
        let seen = self.material(seen);
        let unseen = |face| self.comes(face, &held).saturating_sub(seen.count(face).into());
        let wanted = |plan: &Plan, face| {
            plan.melds.iter().flat_map(|meld| &meld.spots).filter(|&&spot| spot == Spot::Missing(face)).count()
        };
        let can_come = |plan: &Plan| Face::all().all(|face| wanted(plan, face) <= unseen(face));
        let lacking = |plan: &Plan, most| plan.melds.iter().filter(|meld| meld.missing() <= most).count();
        plans.into_iter().max_by_key(|plan| (can_come(plan), lacking(plan, 0), lacking(plan, 1)))
    }

    /// The melds of some of the nearest hands in one way, as faces, where the distance in melds is `least` or more.
    fn aimed(&mut self, way: Way, held: &Material, least: usize) -> Option<Vec<Laying>> {
        if way == Way::Dizi {
            return Some(vec![vec![(MeldKind::Run, ways::nearest_dizi(held))]]);
        }
        let (_, examples) = self.in_melds(held, least)?;
        let aims = self.aims.as_mut()?;
        Some(examples.iter().flat_map(|example| aims.melds(example)).collect())
    }

    /// How many natural tiles of a face can still come.
    fn comes(&self, face: Face, held: &Material) -> usize {
        usize::from(self.supply.copies(face).saturating_sub(held.count(face)))
    }

    fn in_melds(&mut self, held: &Material, least: usize) -> Option<(Near, Vec<Example>)> {
        let wilds = usize::from(held.wilds);
        let most = u8::try_from((PLACES - least).saturating_sub(wilds)).unwrap_or_default();
        let (best, examples) = self.aims.as_mut()?.best(held, most);
        let distance = PLACES.saturating_sub(wilds + usize::from(best.kept()));
        Some((Near { distance, missing: best.missing() }, examples))
    }

    fn material(&self, tiles: &Tiles) -> Material {
        Material::new(tiles.iter(), &self.table.roles())
    }
}
