//! The opposite direction: from all targets to all hands.
//!
//! The hands have natural tiles of a few numbers only; the targets are those of the whole deck. A hand can keep only
//! the target's tiles of these numbers and its wilds, so only these are stored. A table has a cell for every multiset
//! of these tiles:
//!
//! 1. Mark the cell of every target: every multiset of melds, first with as few wilds as possible, then with wilds
//!    instead of natural tiles.
//! 2. Mark every multiset that is contained in a marked one: a hand can keep it.
//! 3. Store for every multiset the size of the largest marked one it contains: a hand with these tiles keeps that many.
//!
//! Nothing here searches a hand. The only pruning concerns melds outside the deck: one way to fill their places stands
//! for all ways. So the search in [`super`] and this table can agree only if both are right. At most two wilds are
//! allowed, because they can never fill a meld.

use super::{PLACES, Supply, all_melds, index};

/// The table.
pub(crate) struct Kept {
    deck: Deck,
    cells: Vec<u8>,
}

/// The small deck: its tiles, and the cell of each multiset of them.
struct Deck {
    /// The number of tiles of each sort: the faces by colour, and the wilds.
    copies: Vec<u8>,
    /// The distance of two cells that differ in one tile of that sort.
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

    /// Calls `visit` with every cell in ascending order, its tiles, and their number.
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

/// Returns the faces of a small deck in the order of its cells.
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

    /// Returns the distance of some tiles, given as the number of each face, by colour, and of the wilds.
    pub(crate) fn distance(&self, tiles: &[u8]) -> u8 {
        let cells = tiles.iter().zip(&self.deck.strides).map(|(&count, stride)| usize::from(count) * stride);
        PLACES - self.cells[cells.sum::<usize>()]
    }

    /// Calls `visit` with every hand of fourteen tiles, as in [`Kept::distance`], and its distance.
    pub(crate) fn for_each_hand(&self, mut visit: impl FnMut(&[u8], u8)) {
        self.deck.for_each_cell(|cell, tiles, size| {
            if size == PLACES {
                visit(tiles, PLACES - self.cells[cell]);
            }
        });
    }
}

/// Calls `visit` with the cell of every multiset of melds with fourteen places. Natural tiles fill the places as long
/// as there are any, wilds fill the others. Multisets that need too many wilds are skipped.
///
/// For melds outside the deck only their wilds are stored. Suppose some of them fill the places that the other melds
/// leave, without a wild. Then every other way to fill these places is the same target, or the same with wilds instead
/// of tiles outside the deck, which [`wilds_for_naturals`] marks.
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
    /// The number of melds with a face of the small deck; they come first.
    inside: usize,
    /// For each face the step of the cell; 0 for a face outside the small deck.
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
    /// Lays every meld of the list from `from` on, which may repeat the last one, until no place is left. Melds outside
    /// the deck are laid only until they fill all places without another wild. Returns true if they did.
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

/// Marks the targets with a wild instead of any natural tile of a marked target, repeatedly until the wilds run out. A
/// target with fewer than fourteen tiles in its cell has other tiles outside the small deck.
///
/// Wilds are the last sort, so cells with more wilds come later and are processed in the same pass.
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
