//! The opposite way round: not from a hand to its targets but from the targets to all hands.
//!
//! The hands have natural tiles of a few numbers only; the targets are those of the whole deck. Of a target only its
//! tiles of these numbers and its wilds can be kept, so that is all that is written down of it. Then, in one table with
//! a cell for every multiset of these tiles,
//!
//! 1. the cell of every target is marked, one multiset of melds after another, first with no more wilds than it needs
//!    and then with wilds in place of natural tiles;
//! 2. every multiset that lies in a marked one is marked: a hand can keep it;
//! 3. every multiset is given the largest marked one that lies in it: what it keeps when it is a hand.
//!
//! Nothing searches a hand here. Nothing is cut short but melds that lie outside the deck, of which one way to fill the
//! places stands for all. So the search in [`super`] and this table can only agree by both being right. There must be no
//! more than two wilds, which can never fill a meld.

use super::{PLACES, Supply, all_melds, index};

/// The table.
pub(crate) struct Kept {
    deck: Deck,
    cells: Vec<u8>,
}

/// The small deck: what tiles there are, and where a multiset of them has its cell.
struct Deck {
    /// How many tiles there are of each sort: the faces, colour by colour, and the wilds.
    copies: Vec<u8>,
    /// How far apart two cells are that differ in one tile of that sort.
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

    /// Calls `visit` with every cell in ascending order and the tiles it stands for.
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

/// The faces of a small deck, in the order of its cells.
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

    /// The distance of the tiles: how many there are of each face, colour by colour, and of the wilds.
    pub(crate) fn distance(&self, tiles: &[u8]) -> u8 {
        let cells = tiles.iter().zip(&self.deck.strides).map(|(&count, stride)| usize::from(count) * stride);
        PLACES - self.cells[cells.sum::<usize>()]
    }

    /// Calls `visit` with every hand of fourteen tiles: its tiles as in [`Kept::distance`], and its distance.
    pub(crate) fn for_each_hand(&self, mut visit: impl FnMut(&[u8], u8)) {
        self.deck.for_each_cell(|cell, tiles, size| {
            if size == PLACES {
                visit(tiles, PLACES - self.cells[cell]);
            }
        });
    }
}

/// Calls `visit` with the cell of every multiset of melds with fourteen places, with natural tiles as far as there are
/// any and wilds in the other places; multisets that need too many wilds are left out.
///
/// Of melds outside the deck nothing but their wilds is written down. So where some of them fill the places that the
/// other melds leave, and need no wild, whatever else fills these places is the same target, or the same with wilds in
/// place of tiles outside the deck, which [`wilds_for_naturals`] marks.
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
    /// How many of them, the first ones, have a face of the small deck.
    inside: usize,
    /// What a natural tile adds to the cell: nothing for a face that is not in the small deck.
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
    /// Lays any meld of the list from `from` on, the last one again included, until no place is left. Melds outside the
    /// deck are laid only until they fill all places without another wild; whether they did.
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

/// Marks what the marked targets become with a wild in place of any of their natural tiles, and again until there are
/// no more wilds. A target that has fewer than fourteen tiles in its cell has others that are not in the small deck.
///
/// Wilds are the last sort, so the cells with one wild more come later and have their turn.
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
