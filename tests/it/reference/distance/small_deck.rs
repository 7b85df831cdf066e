//! A slow table of the distances of all hands from a small deck, computed from the complete hands, called targets.
//!
//! The natural tiles of these hands have only a few numbers, for example 12, 13 and 1. A target may use the whole deck.
//! A hand shares with a target only wilds and tiles of these numbers, so the table has a cell for every multiset of
//! them. It is filled in three steps:
//! 1. Mark the cell of every target. Lay every multiset of melds, first with as few wilds as possible, then with wilds
//!    in place of natural tiles.
//! 2. Mark every multiset that is contained in a marked multiset, because a hand may share fewer tiles with the target.
//! 3. For every multiset, store the size of the largest marked multiset that it contains. A hand with these tiles
//!    shares this number of tiles with its nearest target.
//!
//! The search in [`super`] works in the opposite direction, so the two are unlikely to have the same bug.
//!
//! One shortcut: melds from outside the small deck may supply the other tiles of a target without wilds. No further
//! melds are then tried for these tiles. At most two wilds are allowed, so that a meld can never consist of wilds
//! alone.

use super::{PLACES, Supply, all_melds, index};

/// For every multiset of tiles of the small deck, the highest number of these tiles that one complete hand can contain.
pub(crate) struct Kept {
    deck: Deck,
    cells: Vec<u8>,
}

/// The tiles of the small deck, and the mapping from their multisets to the cells of the table.
struct Deck {
    /// The number of tiles of each kind. The kinds are the faces, ordered by colour, and then the wilds.
    copies: Vec<u8>,
    /// For each kind, how much one more tile of it raises the index of a cell.
    strides: Vec<usize>,
    cells: usize,
}

impl Deck {
    fn new(numbers: &[u8], supply: &Supply) -> Self {
        let faces = faces(numbers).map(|face| supply.copies[face]);
        let copies: Vec<u8> = faces.chain([supply.wilds]).collect();
        let mut cells = 1;
        let mut strides = Vec::new();
        for &copies in &copies {
            strides.push(cells);
            cells *= usize::from(copies) + 1;
        }
        Self { copies, strides, cells }
    }

    fn wild(&self) -> usize {
        self.copies.len() - 1
    }

    /// Calls `visit` for every cell of the table in ascending order. The arguments are the index of the cell, the count
    /// of each kind of tile, and the total number of tiles.
    fn for_each_cell(&self, mut visit: impl FnMut(usize, &[u8], u8)) {
        let mut tiles = vec![0; self.copies.len()];
        let mut size = 0;
        for cell in 0..self.cells {
            visit(cell, &tiles, size);
            for (count, &copies) in tiles.iter_mut().zip(&self.copies) {
                if *count < copies {
                    *count += 1;
                    size += 1;
                    break;
                }
                size -= *count;
                *count = 0;
            }
        }
    }
}

/// Returns the indices of the small deck's faces, ordered by colour and then by number.
fn faces(numbers: &[u8]) -> impl Iterator<Item = usize> + '_ {
    (0..4).flat_map(|colour| numbers.iter().map(move |&number| index((colour, number))))
}

impl Kept {
    pub(crate) fn new(numbers: &[u8], supply: &Supply) -> Self {
        assert!(supply.wilds <= 2, "three wilds could fill a meld");
        let deck = Deck::new(numbers, supply);
        let mut cells = vec![0; deck.cells];
        for_each_target(numbers, supply, &deck, |cell| cells[cell] = 1);
        wilds_for_naturals(&deck, &mut cells);
        for (&copies, &stride) in deck.copies.iter().zip(&deck.strides) {
            for line in cells.chunks_exact_mut(stride * (usize::from(copies) + 1)) {
                for cell in (stride..line.len()).rev() {
                    line[cell - stride] |= line[cell];
                }
            }
        }
        deck.for_each_cell(|cell, _, size| cells[cell] *= size);
        for (&copies, &stride) in deck.copies.iter().zip(&deck.strides) {
            for line in cells.chunks_exact_mut(stride * (usize::from(copies) + 1)) {
                for cell in stride..line.len() {
                    line[cell] = line[cell].max(line[cell - stride]);
                }
            }
        }
        Self { deck, cells }
    }

    /// Returns how many tiles must be exchanged so that a hand consists of runs and groups. `tiles` has the count of
    /// each face, then the count of wilds.
    pub(crate) fn distance(&self, tiles: &[u8]) -> u8 {
        let cells = tiles.iter().zip(&self.deck.strides).map(|(&count, stride)| usize::from(count) * stride);
        PLACES - self.cells[cells.sum::<usize>()]
    }

    /// Calls `visit` for every hand of fourteen tiles, with the tiles as in [`Kept::distance`] and the distance.
    pub(crate) fn for_each_hand(&self, mut visit: impl FnMut(&[u8], u8)) {
        self.deck.for_each_cell(|cell, tiles, size| {
            if size == PLACES {
                visit(tiles, PLACES - self.cells[cell]);
            }
        });
    }
}

/// Calls `visit` with the cell of every target. The cell represents the tiles of the target that are wild or in the
/// small deck.
///
/// The melds use natural tiles while the game has copies of the face, and then wilds. A multiset of melds that needs
/// more wilds than the game has is skipped.
///
/// A meld from outside the small deck changes a cell only if it needs wilds. So if such melds complete a target without
/// wilds, the search skips the remaining ways to complete it. A skipped way leads to the same cell, or to a cell with
/// more wilds, which [`wilds_for_naturals`] marks.
fn for_each_target(numbers: &[u8], supply: &Supply, deck: &Deck, mut visit: impl FnMut(usize)) {
    let mut strides = [0; 52];
    faces(numbers).zip(&deck.strides).for_each(|(face, &stride)| strides[face] = stride);
    let (mut melds, outside): (Vec<&[usize]>, Vec<&[usize]>) =
        all_melds(supply.wrap).iter().map(Vec::as_slice).partition(|meld| meld.iter().any(|&face| strides[face] > 0));
    let inside = melds.len();
    melds.extend(outside);
    let laying = Laying { melds, inside, strides, wild: deck.strides[deck.wild()], supply };
    laying.lay(0, PLACES.into(), &mut Laid { used: [0; 52], wilds: 0, cell: 0 }, &mut visit);
}

struct Laying<'a> {
    melds: Vec<&'static [usize]>,
    /// The number of melds with a tile of the small deck. They come first in the list.
    inside: usize,
    /// For each face of the small deck, how much one more tile raises the index of a cell; 0 for other faces.
    strides: [usize; 52],
    wild: usize,
    supply: &'a Supply,
}

#[derive(Clone)]
struct Laid {
    used: [u8; 52],
    wilds: u8,
    cell: usize,
}

impl Laying<'_> {
    /// Calls `visit` for the ways to add melds with `left` tiles in total to `laid`. The indices of added melds are
    /// `from` or higher; the same meld may be laid twice.
    ///
    /// Returns true if `left` is 0, or if melds from outside the small deck can supply the `left` tiles without further
    /// wilds. These melds come last in the list. After the first such completion, the remaining melds are skipped.
    fn lay(&self, from: usize, left: usize, laid: &mut Laid, visit: &mut impl FnMut(usize)) -> bool {
        if left == 0 {
            visit(laid.cell);
            return true;
        }
        for at in from..self.melds.len() {
            let meld = self.melds[at];
            if meld.len() > left || (1..3).contains(&(left - meld.len())) {
                continue;
            }
            let (wilds, cell) = (laid.wilds, laid.cell);
            for &face in meld {
                let natural = laid.used[face] < self.supply.copies[face];
                laid.used[face] += 1;
                laid.wilds += u8::from(!natural);
                laid.cell += if natural { self.strides[face] } else { self.wild };
            }
            let enough = laid.wilds <= self.supply.wilds;
            let filled = enough && self.lay(at, left - meld.len(), laid, visit) && laid.wilds == wilds;
            for &face in meld {
                laid.used[face] -= 1;
            }
            (laid.wilds, laid.cell) = (wilds, cell);
            if filled && at >= self.inside {
                return true;
            }
        }
        false
    }
}

/// Marks all targets that result if wilds take the place of natural tiles in a marked target.
///
/// A cell with fewer than fourteen tiles represents a target with further tiles outside the small deck, which a wild
/// may replace too. A cell with one more wild has a higher index, because wilds are the last kind. So one pass in
/// ascending order is enough.
fn wilds_for_naturals(deck: &Deck, cells: &mut [u8]) {
    let wild = deck.wild();
    deck.for_each_cell(|cell, tiles, size| {
        if cells[cell] == 0 || tiles[wild] == deck.copies[wild] {
            return;
        }
        let exchanged = cell + deck.strides[wild];
        for (face, _) in tiles[..wild].iter().enumerate().filter(|&(_, &count)| count > 0) {
            cells[exchanged - deck.strides[face]] = 1;
        }
        if size < PLACES {
            cells[exchanged] = 1;
        }
    });
}
