//! Every way to lay tiles out in runs and groups with none left over: counted exactly without listing, or listed one
//! at a time.
//!
//! Groups tie the colours together, runs do not. So the groups are chosen number by number, and what is left of each
//! colour is asked of one shared sweep (`runs`): it knows in how many ways those tiles lie in runs, and drops a choice
//! as soon as some colour can no longer be laid.

mod chains;
mod count;
mod groups;
mod list;
mod partial;
mod runs;
mod shape;

use std::cell::RefCell;

pub use chains::{chain_layouts, whole_chains};
pub use count::CountsWithoutOne;
pub(crate) use groups::{Taken, choices, layouts as group_layouts};
pub use partial::Fewest;
pub use shape::{GroupShape, RunShape, Shape};

use crate::material::Material;
use count::Counter;
use runs::Sweep;

/// The layouts of materials under one rule of runs. What it learns about one material serves the next.
///
/// ```
/// use okey::{FalseJoker, Indicator, Material, Roles, Tile};
/// use okey::partition::Partitioner;
///
/// let roles = Roles::new(Some(Indicator::new("R5".parse()?)), FalseJoker::Okey);
/// let tiles = ["B10", "Y10", "K10", "R6"].iter().map(|tile| tile.parse::<Tile>()).collect::<Result<Vec<_>, _>>()?;
/// let material = Material::new(tiles, &roles);
/// // The okey is the fourth of the group: one layout.
/// assert_eq!(Partitioner::new(true, 1).count(&material), 1);
/// # Ok::<(), okey::NotATile>(())
/// ```
#[derive(Debug)]
pub struct Partitioner {
    sweep: RefCell<Sweep>,
}

/// A layout: a multiset of melds, sorted.
pub type Layout = Vec<Shape>;

impl Partitioner {
    /// A partitioner that allows a 1 after 13, or not (`run.wrap`), for materials with up to `wilds` wilds.
    #[must_use]
    pub fn new(wrap: bool, wilds: u8) -> Self {
        Self { sweep: RefCell::new(Sweep::new(wilds.min(Material::MAX_WILDS), wrap)) }
    }

    /// How many layouts use every tile exactly once; 0 where there is none, 1 for no tiles at all.
    #[must_use]
    pub fn count(&self, material: &Material) -> u64 {
        Counter::new(&mut self.sweep.borrow_mut(), material).all()
    }

    /// How many layouts there are once one tile is taken away, for every tile that can be.
    ///
    /// ```
    /// use okey::Role;
    /// use okey::partition::Partitioner;
    ///
    /// let face = |text: &str| Ok::<_, okey::NotATile>(Role::Natural(text.parse()?));
    /// let material = [face("K1")?, face("K2")?, face("K3")?, face("K4")?].into_iter().collect();
    /// let counts = Partitioner::new(true, 1).counts_without_one(&material);
    /// assert_eq!(counts.of(face("K1")?), 1);
    /// assert_eq!(counts.of(face("K2")?), 0);
    /// # Ok::<(), okey::NotATile>(())
    /// ```
    #[must_use]
    pub fn counts_without_one(&self, material: &Material) -> CountsWithoutOne {
        Counter::new(&mut self.sweep.borrow_mut(), material).without_one()
    }
}
