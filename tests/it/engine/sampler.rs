//! Random hands from a seed, of kinds on which an engine easily makes mistakes. Examples are complete hands, hands that
//! lack one tile, pairs, dizis (1 to 13 of one colour and its second 1), and hands with many okeys and false jokers.

use okey::{Face, FalseJoker, Game, Tile, Variant};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::case::{Case, face, game, plain};
use crate::reference;

/// The way in which the sampler builds a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    /// Random tiles, with more okeys and false jokers than in a real deal.
    Dealt,
    /// Random runs and groups.
    Made,
    /// Random runs and groups of a few adjacent numbers, which have many layouts.
    Dense,
    /// Random pairs of equal tiles.
    Pairs,
    /// A dizi: 1 to 13 of one colour and that colour's second 1.
    Dizi,
}

pub(crate) struct Sampler {
    random: ChaCha8Rng,
}

impl Sampler {
    pub(crate) fn new(seed: u64) -> Self {
        Self { random: ChaCha8Rng::seed_from_u64(seed) }
    }

    pub(crate) fn chance(&mut self, probability: f64) -> bool {
        self.random.random_bool(probability)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.random.random_range(..end)
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        items.shuffle(&mut self.random);
    }

    /// Returns a hand of `size` tiles built as `sort` says. If `size` is 15 or 22, one tile is random, for the discard.
    ///
    /// If `near_miss` is true, a random tile replaces another one, so that many hands lack only one tile.
    pub(crate) fn case(
        &mut self,
        rules: (Variant, FalseJoker, bool),
        sort: Sort,
        size: usize,
        near_miss: bool,
    ) -> Case {
        let (variant, false_joker, wrap) = rules;
        loop {
            let indicator = (game(variant) != Game::Chains).then(|| self.face());
            let case = Case { variant, false_joker, wrap, indicator, tiles: Vec::new() };
            let mut draw = Draw { bag: bag(&case), case };
            let complete = size - usize::from(matches!(size, 15 | 22));
            let done = match sort {
                Sort::Dealt => {
                    self.draw_jokers(&mut draw);
                    Some(())
                }
                Sort::Made => self.melds(&mut draw, complete, 13),
                Sort::Dense => self.melds(&mut draw, complete, 3),
                Sort::Pairs => self.pairs(&mut draw, complete),
                Sort::Dizi => self.dizi(&mut draw),
            };
            if done.is_none() {
                continue;
            }
            while draw.case.tiles.len() < size {
                let at = self.below(draw.bag.len());
                draw.take(at);
            }
            if near_miss {
                let thrown = self.below(size);
                draw.case.tiles.swap_remove(thrown);
                let at = self.below(draw.bag.len());
                draw.take(at);
            }
            let mut case = draw.case;
            self.shuffle(&mut case.tiles);
            return case;
        }
    }

    /// Returns a hand of `cs102` with up to `most` random tiles of `chains` chains (four tiles of one number, one of
    /// each colour). All other tiles are random. No tile occurs more than four times.
    pub(crate) fn chains(&mut self, chains: usize, most: usize, size: usize) -> Case {
        let mut case = self.case((Variant::Cs102, FalseJoker::Okey, false), Sort::Dealt, size, false);
        let mut numbers = [1, 2, 3, 4, 5, 6, 7];
        self.shuffle(&mut numbers);
        let tiles = numbers[..chains].iter().flat_map(|&number| (0..4).map(move |colour| face(colour, number)));
        let mut tiles: Vec<Tile> = tiles.map(Tile::from).collect();
        self.shuffle(&mut tiles);
        tiles.truncate(most);
        case.tiles.retain(|tile| !tiles.contains(tile));
        case.tiles.truncate(size - tiles.len());
        case.tiles.extend(tiles);
        while case.tiles.len() < size {
            let more = self.pick(&case.tiles);
            if case.tiles.iter().filter(|&&tile| tile == more).count() < 4 {
                case.tiles.push(more);
            }
        }
        case
    }

    fn face(&mut self) -> Face {
        face(self.random.random_range(..4), self.random.random_range(1..=13))
    }

    /// Draws each okey and each false joker with a probability of 0.4.
    fn draw_jokers(&mut self, draw: &mut Draw) {
        for joker in [Tile::FalseJoker, Tile::FalseJoker].into_iter().chain(draw.okeys()) {
            let at = draw.bag.iter().position(|&tile| tile == joker);
            if let Some(at) = at.filter(|_| self.chance(0.4)) {
                draw.take(at);
            }
        }
    }

    /// Draws random runs and groups with `left` tiles in total, whose lowest numbers differ by less than `spread`.
    /// Returns `None` if the bag has neither a needed tile nor a wild, or if it gives up the search for exactly `left`
    /// tiles.
    fn melds(&mut self, draw: &mut Draw, mut left: usize, spread: u8) -> Option<()> {
        let lowest: u8 = self.random.random_range(1..=14 - spread);
        let wilds = if self.chance(0.5) { 0.25 } else { 0.05 };
        let colours: u8 = if self.chance(0.3) { 2 } else { 4 };
        while left > 0 {
            let first = lowest + self.random.random_range(..spread);
            let end = if draw.case.wrap { 14 } else { 13 };
            let faces: Vec<reference::Tile> = if self.chance(0.5) {
                let longest = if self.chance(0.1) { 14 } else { 5 };
                let last = first + self.random.random_range(2..longest);
                let colour = self.random.random_range(..colours);
                (first..=last.min(end)).map(|place| (colour, if place == 14 { 1 } else { place })).collect()
            } else {
                let mut group: Vec<u8> = (0..4).collect();
                self.shuffle(&mut group);
                group.truncate(self.random.random_range(3..=4));
                group.into_iter().map(|colour| (colour, first)).collect()
            };
            let fits = left.checked_sub(faces.len()).is_some_and(|after| after == 0 || after >= 3);
            if faces.len() < 3 || !fits {
                // The meld is shorter than three tiles, too long, or leaves one or two tiles, so try another one. Each
                // try may give up with a small probability, so the loop ends even if no meld fits.
                if self.chance(0.02) {
                    return None;
                }
                continue;
            }
            left -= faces.len();
            for face in faces {
                self.place(draw, face, wilds)?;
            }
        }
        Some(())
    }

    fn pairs(&mut self, draw: &mut Draw, size: usize) -> Option<()> {
        while draw.case.tiles.len() + 2 <= size {
            let at = self.below(draw.bag.len());
            let tile = draw.take(at);
            let mate = draw.case.plays(tile).unwrap_or_else(|| plain(self.face()));
            self.place(draw, mate, 0.05)?;
        }
        Some(())
    }

    fn dizi(&mut self, draw: &mut Draw) -> Option<()> {
        let colour = self.random.random_range(..4);
        for number in (1..=13).chain([1]) {
            self.place(draw, (colour, number), 0.05)?;
        }
        Some(())
    }

    /// Draws a natural tile with this face, or a wild. A wild is tried first with probability `wild`. Returns `None` if
    /// the bag has neither.
    fn place(&mut self, draw: &mut Draw, face: reference::Tile, wild: f64) -> Option<()> {
        let natural = draw.find(Some(face));
        let joker = draw.find(None);
        let joker_first = self.chance(wild);
        let at = if joker_first { joker.or(natural) } else { natural.or(joker) };
        draw.take(at?);
        Some(())
    }

    pub(crate) fn exchanged(&mut self, case: &Case) -> Case {
        let mut case = case.clone();
        let thrown = self.below(case.tiles.len());
        case.tiles.swap_remove(thrown);
        let drawn = self.pick(&unseen_tiles(&case));
        case.with(drawn)
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        *from.choose(&mut self.random).expect("something to choose from")
    }
}

/// A hand under construction, and the bag of tiles that may still be drawn.
struct Draw {
    bag: Vec<Tile>,
    case: Case,
}

impl Draw {
    fn take(&mut self, at: usize) -> Tile {
        let tile = self.bag.swap_remove(at);
        self.case.tiles.push(tile);
        tile
    }

    fn find(&self, plays: Option<reference::Tile>) -> Option<usize> {
        self.bag.iter().position(|&tile| self.case.plays(tile) == plays)
    }

    fn okeys(&self) -> Vec<Tile> {
        self.bag.iter().copied().filter(|&tile| self.case.is_okey(tile)).collect()
    }
}

/// Returns every tile of the game except the indicator.
pub(crate) fn bag(case: &Case) -> Vec<Tile> {
    let (highest, copies, false_jokers) = if game(case.variant) == Game::Chains { (7, 4, 0) } else { (13, 2, 2) };
    let mut bag = Vec::new();
    for colour in 0..4 {
        for number in 1..=highest {
            bag.extend(std::iter::repeat_n(Tile::Numbered(face(colour, number)), copies));
        }
    }
    if let Some(at) = bag.iter().position(|&tile| case.indicator.map(Tile::Numbered) == Some(tile)) {
        bag.remove(at);
    }
    bag.extend(std::iter::repeat_n(Tile::FalseJoker, false_jokers));
    bag
}

/// Returns every tile of the game except the hand and the indicator.
pub(crate) fn unseen_tiles(case: &Case) -> Vec<Tile> {
    let mut rest = bag(case);
    for tile in &case.tiles {
        rest.swap_remove(rest.iter().position(|other| other == tile).expect("the hand is part of the set"));
    }
    rest
}
