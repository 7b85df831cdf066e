//! Estimates how much a discard helps the next player of the classic game, with a logistic model.
//!
//! Some features count earlier tiles that resemble the discard: tiles that the next player threw, took or declined to
//! take. Others depend on the unseen tiles near the discard, or on the number of turns. `examples/danger.rs` fits the
//! weights to hands of `careful` players, and writes `danger.tsv`.

use std::sync::LazyLock;

use crate::game::View;
use crate::table::Table;
use crate::tiles::{Colour, Face, Tile};

/// The number of features.
pub const FEATURES: usize = OCCASIONS.len() * RELATIONS.len() + SURROUNDINGS.len();

/// The events in the model: the next player threw a tile, or took or left a tile that this player had thrown. An event
/// includes its time: the turn of a throw, or the number of turns since a tile was taken or left.
const OCCASIONS: [&str; 9] = [
    "threw in turn 1 or 2",
    "threw in turn 3 or 4",
    "threw in turn 5 or 6",
    "threw later",
    "took at most 1 turn ago",
    "took earlier",
    "left at most 1 turn ago",
    "left 2 or 3 turns ago",
    "left earlier",
];

/// The relations between the tile of an event and the discard that is rated.
const RELATIONS: [&str; 4] = ["the same tile", "the same number", "a number beside", "a number two away"];

/// The features that are not about events. `runs` and `groups` count the ways in which two unseen tiles complete a run
/// or a group with the discard.
const SURROUNDINGS: [&str; 30] = [
    "turns",
    "turns * turns",
    "tiles taken",
    "tiles taken * turns",
    "unseen copy",
    "unseen copy * turns",
    "runs",
    "runs * turns",
    "runs * runs",
    "groups",
    "groups * turns",
    "groups * groups",
    "runs * groups",
    "unseen of the number",
    "unseen of the number * turns",
    "unseen beside",
    "unseen beside * turns",
    "unseen two away",
    "unseen two away * turns",
    "no runs",
    "no groups",
    "no runs and no groups",
    "none beside",
    "a 1",
    "a 2",
    "a 3",
    "an 11",
    "a 12",
    "a 13",
    "tiles in the stock",
];

/// Returns the names of the features, in the order of [`Observations::features`].
pub fn feature_names() -> impl Iterator<Item = String> {
    let events = OCCASIONS.iter().flat_map(|occasion| RELATIONS.map(|relation| format!("{occasion}: {relation}")));
    events.chain(SURROUNDINGS.map(str::to_owned))
}

/// The largest value of the feature `turns`, also for later turns.
const LAST_TURN: usize = 12;

/// The facts from which a player estimates how much a discard helps the next player.
#[derive(Debug)]
pub struct Observations<'a> {
    table: &'a Table,
    /// The tiles that the next player threw, took or declined to take, each with an index in [`OCCASIONS`].
    events: Vec<(Face, usize)>,
    /// The number of unseen copies of every face, by colour and number.
    unseen: [[u8; 13]; 4],
    /// The finished turns of the next player, at most [`LAST_TURN`].
    turns: usize,
    taken: usize,
    stock: usize,
}

impl<'a> Observations<'a> {
    /// Collects the facts that the player on turn knows.
    pub fn of(view: &View<'a>) -> Self {
        let table = view.table();
        let face = |tile: Tile| table.roles().of(tile).face();
        let mut unseen = [[2; 13]; 4];
        let indicator = table.indicator().map(|indicator| Tile::from(indicator.face()));
        for face in view.rack().iter().chain(view.open_tiles()).chain(indicator).filter_map(face) {
            if let Some(count) = count_of(&mut unseen, face) {
                *count = count.saturating_sub(1);
            }
        }
        let by_next = || view.discards().iter().filter(|discard| discard.by == view.next());
        let (mut turn, turns) = (0, by_next().count());
        let (mut events, mut taken) = (Vec::new(), 0);
        for discard in view.discards() {
            let occasion = if discard.by == view.next() {
                turn += 1;
                ((turn - 1) / 2).min(3)
            } else if discard.by != view.seat() {
                continue;
            } else if discard.taken {
                taken += 1;
                if turns - turn <= 1 { 4 } else { 5 }
            } else {
                6 + ((turns - turn) / 2).min(2)
            };
            events.extend(face(discard.tile).map(|face| (face, occasion)));
        }
        Self { table, events, unseen, turns: turns.min(LAST_TURN), taken, stock: view.stock_left() }
    }

    /// Returns true if the next player has thrown, taken or declined to take a tile in this hand.
    pub(super) fn has_events(&self) -> bool {
        !self.events.is_empty()
    }

    /// Returns the values of the features for a discard with this face.
    pub fn features(&self, face: Face) -> [f64; FEATURES] {
        let mut features = [0.0; FEATURES];
        for (other, occasion) in &self.events {
            if let Some(feature) =
                self.relation(*other, face).and_then(|at| features.get_mut(occasion * RELATIONS.len() + at))
            {
                *feature += 1.0;
            }
        }
        for (feature, value) in features.iter_mut().skip(OCCASIONS.len() * RELATIONS.len()).zip(self.surroundings(face))
        {
            *feature = value;
        }
        features
    }

    /// Returns the index in [`RELATIONS`] that fits the two faces, if any.
    fn relation(&self, other: Face, face: Face) -> Option<usize> {
        let (low, high) = (other.number.get().min(face.number.get()), other.number.get().max(face.number.get()));
        let apart = if low == 1 && self.table.profile().run_wrap { (high - low).min(14 - high) } else { high - low };
        match (other.colour == face.colour, apart) {
            (true, 0) => Some(0),
            (false, 0) => Some(1),
            (true, 1) => Some(2),
            (true, 2) => Some(3),
            _ => None,
        }
    }

    fn surroundings(&self, face: Face) -> [f64; SURROUNDINGS.len()] {
        let number = face.number.get();
        // If the table allows a 1 after 13, a 1 has neighbours on both sides.
        let at = |step: i8| {
            let after_13 = if number == 1 && step < 0 && self.table.profile().run_wrap { 14 } else { number };
            let place = after_13.checked_add_signed(step);
            f64::from(place.map_or(0, |place| self.unseen_at(face.colour, place)))
        };
        let [two_below, below, above, two_above] = [-2, -1, 1, 2].map(at);
        let others = Colour::ALL.into_iter().filter(|&colour| colour != face.colour);
        let others = others.map(|colour| f64::from(self.unseen_at(colour, number)));
        let (of_number, squares) = others.fold((0.0, 0.0), |(sum, squares), each| (sum + each, squares + each * each));
        let runs = below * above + two_below * below + above * two_above;
        let groups = (of_number * of_number - squares) / 2.0;
        let (beside, two_away) = (below + above, two_below + two_above);
        let copy = f64::from(self.unseen_at(face.colour, number));
        let few = |count: usize| f64::from(u32::try_from(count).expect("a hand is short"));
        let (taken, stock, turns) = (few(self.taken), few(self.stock), few(self.turns));
        let late = turns / 10.0;
        let is = |condition: bool| f64::from(u8::from(condition));
        [
            turns,
            turns * late,
            taken,
            taken * late,
            copy,
            copy * late,
            runs,
            runs * late,
            runs * runs / 10.0,
            groups,
            groups * late,
            groups * groups / 10.0,
            runs * groups / 10.0,
            of_number,
            of_number * late,
            beside,
            beside * late,
            two_away,
            two_away * late,
            is(runs < 0.5),
            is(groups < 0.5),
            is(runs + groups < 0.5),
            is(beside < 0.5),
            is(number == 1),
            is(number == 2),
            is(number == 3),
            is(number == 11),
            is(number == 12),
            is(number == 13),
            stock / 10.0,
        ]
    }

    /// `place` is the tile's number, or 14 for a 1 that follows 13.
    fn unseen_at(&self, colour: Colour, place: u8) -> u8 {
        let number = if place == 14 && self.table.profile().run_wrap { 1 } else { place };
        let of_colour = self.unseen.get(colour as usize);
        of_colour.and_then(|counts| counts.get(usize::from(number).checked_sub(1)?)).copied().unwrap_or(0)
    }

    /// Returns the chance that a tile with this face brings the next player nearer to a win.
    pub fn chance_to_help(&self, face: Face) -> f64 {
        let features = self.features(face);
        MODEL.helps.chance(&features)
    }

    /// Returns the cost of a discard for the thrower, in hundredths of a useful tile.
    pub(super) fn cost(&self, tile: Tile) -> usize {
        let Some(face) = self.table.roles().of(tile).face() else { return OF_AN_OKEY };
        let features = self.features(face);
        let cost = HELPS * MODEL.helps.chance(&features) + WINS * MODEL.wins.chance(&features);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small positive number")]
        {
            (100.0 * cost).round() as usize
        }
    }
}

/// The cost of a discard that surely brings the next player nearer to a win, in useful tiles.
const HELPS: f64 = 4.0;

/// The cost of a discard with which the next player surely wins, in useful tiles.
const WINS: f64 = 40.0;

/// The cost of discarding an okey, in hundredths of a useful tile: higher than any other cost.
const OF_AN_OKEY: usize = 5000;

fn count_of(unseen: &mut [[u8; 13]; 4], face: Face) -> Option<&mut u8> {
    unseen.get_mut(face.colour as usize)?.get_mut(face.number.index())
}

struct Model {
    /// For the chance that the discard brings the next player nearer to a win.
    helps: Weights,
    /// For the chance that the next player can win with the discard.
    wins: Weights,
}

/// The constant term, then the weight of each feature.
struct Weights([f64; 1 + FEATURES]);

impl Weights {
    fn chance(&self, features: &[f64; FEATURES]) -> f64 {
        let Self([first, rest @ ..]) = self;
        logistic(first + rest.iter().zip(features).map(|(weight, feature)| weight * feature).sum::<f64>())
    }
}

/// Returns 1 / (1 + e^-x). Uses only operations that give the same result on every machine.
pub fn logistic(x: f64) -> f64 {
    // Ten squarings compute (1 - x/1024)^1024, which is close to e^-x.
    let power = (0..10).fold(1.0 - x.clamp(-30.0, 30.0) / 1024.0, |power, _| power * power);
    1.0 / (1.0 + power)
}

static MODEL: LazyLock<Model> = LazyLock::new(|| {
    let mut rows = include_str!("danger.tsv").lines().skip(2);
    let mut weights = [[0.0; 2]; 1 + FEATURES];
    for weight in &mut weights {
        let mut row = rows.next().unwrap_or_default().split('\t').skip(1);
        *weight = [(); 2].map(|()| row.next().and_then(|number| number.parse().ok()).expect("a number in each column"));
    }
    Model { helps: Weights(weights.map(|[helps, _]| helps)), wins: Weights(weights.map(|[_, wins]| wins)) }
});
