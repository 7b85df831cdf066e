//! The sets of hands for the benchmarks, generated from fixed seeds.

use std::iter::repeat_n;

use okey::notation::{self, Letters};
use okey::{Colour, Face, Game, Indicator, Number, Profile, Symbol, Table, Tile, Tiles, Variant, deck};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A table, and hands with its indicator.
pub(crate) struct Set {
    pub(crate) table: Table,
    pub(crate) hands: Vec<Tiles>,
}

fn sets(variant: Variant, hands: impl Iterator<Item = (Indicator, Tiles)>) -> Vec<Set> {
    let mut all: Vec<(Face, Tiles)> = hands.map(|(indicator, hand)| (indicator.face(), hand)).collect();
    all.sort_by_key(|&(indicator, _)| indicator);
    all.chunk_by(|one, other| one.0 == other.0)
        .map(|set| Set { table: table(variant, set[0].0), hands: set.iter().map(|(_, hand)| hand.clone()).collect() })
        .collect()
}

fn table(variant: Variant, indicator: Face) -> Table {
    let indicator = Some(Symbol::Tile(indicator.into()));
    Table::new(Profile::new(variant), indicator).expect("the game has an indicator")
}

fn deals(variant: Variant, tiles: usize, count: u64) -> impl Iterator<Item = (Indicator, Tiles)> {
    let game = Profile::new(variant).game();
    let deals = (0..count).map(move |at| deck::deal(game, tiles, 2_024, at));
    deals.map(|deal| (deal.indicator.expect("the game has one"), deal.hand))
}

pub(crate) fn dealt(variant: Variant, tiles: usize, count: u64) -> Vec<Set> {
    sets(variant, deals(variant, tiles, count))
}

/// Returns randomly dealt hands of `tiles` tiles. Two random tiles of each hand are replaced by both okeys.
pub(crate) fn dealt_both_okeys(variant: Variant, tiles: usize, count: u64) -> Vec<Set> {
    let mut random = ChaCha8Rng::seed_from_u64(2_024);
    let with_both = deals(variant, tiles, count).map(|(indicator, hand)| {
        let okey = Tile::from(indicator.okey());
        let mut others: Vec<Tile> = hand.iter().filter(|&tile| tile != okey).collect();
        others.shuffle(&mut random);
        others.truncate(tiles - 2);
        (indicator, others.into_iter().chain([okey, okey]).collect())
    });
    sets(variant, with_both)
}

/// Returns racks of 22 tiles with two okeys and very many openings, each rack `times` times.
pub(crate) fn hard(times: usize) -> Vec<Set> {
    let table = table(Variant::Yuzbir, "Y12".parse().expect("a face"));
    let hand = |text: &str| {
        let rack = notation::hand(text, Letters::Krby).expect("tiles");
        rack.symbols().filter_map(|symbol| symbol.tile(table.indicator())).collect()
    };
    let hands = ["KRBY4-8 O O", "KRBY8-12 O O", "KRBY6-9 KRB10 R11 O O", "KRB5-10 Y6 Y7 O O", "KRB7-9x2 K10 K11 O O"];
    vec![Set { hands: hands.iter().flat_map(|text| repeat_n(hand(text), times)).collect(), table }]
}

/// Returns hands of 15 tiles: 14 that form random melds with up to two okeys, and one extra tile.
pub(crate) fn built(count: usize) -> Vec<Set> {
    let mut random = ChaCha8Rng::seed_from_u64(2_024);
    let faces: Vec<Face> = Face::all().collect();
    sets(
        Variant::Okey,
        std::iter::repeat_with(|| {
            let indicator = Indicator::new(*faces.choose(&mut random).expect("there are faces"));
            let okeys = random.random_range(0..=2);
            std::iter::repeat_with(|| hand(&mut random, indicator, okeys))
                .flatten()
                .next()
                .map(|hand| (indicator, hand))
        })
        .flatten()
        .take(count),
    )
}

/// Returns a hand of 15 tiles: 14 that form melds with `okeys` okeys, and one extra tile. Returns `None` if the deck
/// lacks a tile for the melds.
fn hand(random: &mut ChaCha8Rng, indicator: Indicator, okeys: usize) -> Option<Tiles> {
    let mut bag: Vec<Tile> = deck::set(Game::Classic).collect();
    bag.remove(bag.iter().position(|&tile| tile == indicator.face().into())?);
    bag.shuffle(random);
    let okey = Tile::from(indicator.okey());
    let mut places: Vec<Face> = Vec::new();
    while places.len() < 14 {
        let meld = meld(random);
        if places.len() + meld.len() == 14 || places.len() + meld.len() <= 11 {
            places.extend(meld);
        }
    }
    let wild: Vec<usize> = rand::seq::index::sample(random, 14, okeys).into_vec();
    let mut hand = Vec::new();
    for (at, face) in places.into_iter().enumerate() {
        let plays = match face {
            _ if wild.contains(&at) => okey,
            face if face == indicator.okey() => Tile::FalseJoker,
            face => face.into(),
        };
        hand.push(bag.swap_remove(bag.iter().position(|&tile| tile == plays)?));
    }
    let other = bag.iter().position(|&tile| tile != okey)?;
    hand.push(bag.swap_remove(other));
    Some(hand.into_iter().collect())
}

fn meld(random: &mut ChaCha8Rng) -> Vec<Face> {
    let mut colours = Colour::ALL;
    colours.shuffle(random);
    let size = random.random_range(3..=5_u8);
    if random.random_bool(0.5) {
        let first = random.random_range(1..=14 - size + 1);
        let number = |place| Number::new(if place > Number::COUNT { 1 } else { place });
        (first..first + size).filter_map(number).map(|number| Face::new(colours[0], number)).collect()
    } else {
        let number = Number::new(random.random_range(1..=Number::COUNT)).expect("1 to 13");
        colours.into_iter().take(usize::from(size.min(4))).map(|colour| Face::new(colour, number)).collect()
    }
}
