//! Counts the tiles of a hand by role: a natural face, or wild. A search for melds needs nothing else.

use crate::table::{Role, Roles};
use crate::tiles::{ByColour, Colour, Face, Number, Tile};

/// How many natural tiles of each face a hand has, and how many wilds.
///
/// Limits: usually, a hand has at most two natural tiles of a face. If false jokers play as the indicator's face, it
/// can have three of that face: one real tile (the other one is the indicator), and two false jokers. In a tile set
/// with four copies of each face, it can have four. There are at most four wilds: two okeys, and two false jokers if
/// they are wild.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoleCounts {
    /// The number of natural tiles, by colour and then by number. Index 0 is the number 1.
    pub naturals: ByColour<[u8; Number::COUNT as usize]>,
    /// The number of wilds.
    pub wilds: u8,
}

impl RoleCounts {
    /// The most wilds that a hand can hold.
    pub const MAX_WILDS: u8 = 4;

    /// Counts physical tiles by the role that `roles` gives each tile. A count above 255 is stored as 255.
    pub fn new(tiles: impl IntoIterator<Item = Tile>, roles: &Roles) -> Self {
        tiles.into_iter().map(|tile| roles.of(tile)).collect()
    }

    /// Returns the counts with one tile of this role removed. Returns them unchanged if there is no such tile.
    pub fn without(mut self, role: Role) -> Self {
        let count = self.of_role(role);
        *count = count.saturating_sub(1);
        self
    }

    fn of_role(&mut self, role: Role) -> &mut u8 {
        match role {
            Role::Natural(face) => &mut self.naturals[face.colour][face.number.index()],
            Role::Wild => &mut self.wilds,
        }
    }

    /// Returns the number of natural tiles of a face.
    pub fn count(&self, face: Face) -> u8 {
        self.naturals[face.colour][face.number.index()]
    }

    /// Returns how many natural tiles have this number, for each colour.
    pub fn of_number(&self, number: Number) -> ByColour<u8> {
        ByColour::from_fn(|colour| self.naturals[colour][number.index()])
    }

    /// Returns every face that has a natural tile, with the number of its tiles.
    pub fn faces(&self) -> impl Iterator<Item = (Face, u8)> + '_ {
        Face::all().map(|face| (face, self.count(face))).filter(|&(_, count)| count > 0)
    }

    /// Returns the colours with at least one natural tile.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + '_ {
        self.naturals.iter().filter(|(_, numbers)| numbers.iter().any(|&count| count > 0)).map(|(colour, _)| colour)
    }

    /// Returns the number of tiles, including wilds.
    pub fn len(&self) -> usize {
        let naturals: usize = self.faces().map(|(_, count)| usize::from(count)).sum();
        naturals + usize::from(self.wilds)
    }

    /// Returns true if there are no tiles.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl FromIterator<Role> for RoleCounts {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Self {
        let mut role_counts = Self::default();
        for role in roles {
            let count = role_counts.of_role(role);
            *count = count.saturating_add(1);
        }
        role_counts
    }
}
