//! A hand in play, for programs that learn to play. Each action has a number, and a vector describes what one player
//! sees.

use std::sync::{Mutex, PoisonError};

use okey::game::{Action, Over, SEATS, Setup, State};
use okey::score::Opened;
use okey::{Colour, Engine, Face, Profile, Symbol, Tile, Variant};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The number of different tiles: 13 numbers in four colours, and the false joker.
const TILES: usize = 53;

/// The largest number of openings, or of choices of melds to lay, that are offered to a player.
const OPENINGS: usize = 5;

/// The kinds of actions, each with how many action numbers it has. Action numbers follow this order: `draw` has 0,
/// `take` has 1, and so on.
const KINDS: [(&str, usize); 12] = [
    ("draw", 1),
    ("take", 1),
    ("show", 1),
    ("put-back", 1),
    ("undo", 1),
    ("gather", 1),
    ("open", OPENINGS),
    ("lay", OPENINGS),
    ("throw", TILES),
    ("finish", TILES),
    ("add", TILES),
    ("swap", TILES),
];

/// Returns the name of every action, in the order of their numbers.
#[pyfunction]
pub(crate) fn action_names() -> Vec<String> {
    let names = KINDS.iter().flat_map(|&(kind, count)| {
        (0..count).map(move |place| match count {
            1 => kind.to_owned(),
            TILES => format!("{kind} {}", tile_name(place)),
            _ => format!("{kind} {}", place + 1),
        })
    });
    names.collect()
}

fn tile_name(index: usize) -> String {
    let tile = Face::all().map(Tile::Numbered).nth(index).unwrap_or(Tile::FalseJoker);
    tile.name().to_owned()
}

fn tile_index(tile: Tile) -> usize {
    match tile {
        Tile::FalseJoker => TILES - 1,
        Tile::Numbered(face) => {
            let colour = Colour::ALL.iter().position(|&colour| colour == face.colour).unwrap_or_default();
            13 * colour + usize::from(face.number.get()) - 1
        }
    }
}

/// A hand in play. It stores all tiles, but a view or an observation shows only what one player sees.
#[pyclass]
pub(crate) struct Game {
    state: State,
    /// The engine. It is in a mutex because Python may move the game between threads. The game itself never waits for
    /// the lock.
    engine: Mutex<Engine>,
    /// The actions that the player on turn may take, with their numbers.
    legal: Vec<(usize, Action)>,
}

impl Game {
    fn tile_of(&self, symbol: Symbol) -> Option<Tile> {
        symbol.tile(self.state.table().indicator())
    }

    /// Returns the number of an action, or `None` if it gets none.
    /// - If the action names a tile, such as `throw K1`, the tile decides the number.
    /// - Otherwise it is the first number of the action's kind that no action in `earlier` has.
    fn number(&self, action: &Action, earlier: &[(usize, Action)]) -> Option<usize> {
        let (kind, tile) = match action {
            Action::Draw(_) => ("draw", None),
            Action::Take(_) => ("take", None),
            Action::Show(_) => ("show", None),
            Action::PutBack => ("put-back", None),
            Action::Undo => ("undo", None),
            Action::Gather => ("gather", None),
            Action::Open(_) => ("open", None),
            Action::Lay(_) => ("lay", None),
            Action::Throw(tile) => ("throw", Some(*tile)),
            Action::Finish { tile, .. } => ("finish", Some(*tile)),
            Action::Add { tiles, .. } => ("add", Some(tiles.first()?.symbol)),
            Action::Swap { tiles, .. } => ("swap", Some(*tiles.first()?)),
            _ => return None,
        };
        let at = KINDS.iter().position(|&(name, _)| name == kind)?;
        let first: usize = KINDS[..at].iter().map(|&(_, count)| count).sum();
        let numbers = first..first + KINDS[at].1;
        let taken = |number: &usize| earlier.iter().any(|(other, _)| other == number);
        match tile {
            Some(tile) => Some(first + tile_index(self.tile_of(tile)?)).filter(|number| !taken(number)),
            None => numbers.into_iter().find(|number| !taken(number)),
        }
    }

    fn list_actions(&mut self) {
        self.legal.clear();
        let engine = unlocked(&mut self.engine);
        if self.state.over().is_none() && !self.state.end_unless_finished(engine) {
            let mut legal = Vec::new();
            for action in self.state.actions(engine) {
                if let Some(number) = self.number(&action, &legal) {
                    legal.push((number, action));
                }
            }
            legal.sort_by_key(|(number, _)| *number);
            self.legal = legal;
        }
    }

    fn counts(&self, tiles: impl Iterator<Item = Tile>) -> [i32; TILES] {
        let mut counts = [0; TILES];
        tiles.for_each(|tile| counts[tile_index(tile)] += 1);
        counts
    }
}

fn unlocked(engine: &mut Mutex<Engine>) -> &Engine {
    engine.get_mut().unwrap_or_else(PoisonError::into_inner)
}

fn valid(seat: usize) -> PyResult<usize> {
    if seat < SEATS { Ok(seat) } else { Err(PyValueError::new_err(format!("there is no seat {seat}, only 0 to 3"))) }
}

#[pymethods]
impl Game {
    #[new]
    fn new(variant: &str, seed: u64, deal: u64) -> PyResult<Self> {
        let variant: Variant = variant.parse().map_err(|_| PyValueError::new_err(format!("no variant {variant:?}")))?;
        let state = State::new(Setup::dealt(&Profile::new(variant), seed, deal, 0));
        let mut game = Self { state, engine: Mutex::default(), legal: Vec::new() };
        game.list_actions();
        Ok(game)
    }

    #[getter]
    fn seat(&self) -> usize {
        self.state.seat()
    }

    #[getter]
    fn over(&self) -> bool {
        self.state.over().is_some()
    }

    fn legal(&self) -> Vec<(usize, String)> {
        self.legal.iter().map(|(number, action)| (*number, action.to_string())).collect()
    }

    fn step(&mut self, number: usize) -> PyResult<()> {
        let Some((_, action)) = self.legal.iter().find(|(other, _)| *other == number) else {
            return Err(PyValueError::new_err(format!("action {number} is not among the actions of legal()")));
        };
        self.state.step(unlocked(&mut self.engine), &action.clone());
        self.list_actions();
        Ok(())
    }

    fn view<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyDict>> {
        let view = self.state.view(valid(seat)?);
        let table = view.table();
        let name = |tile: Tile| tile.name();
        let dict = PyDict::new(py);
        dict.set_item("seat", seat)?;
        dict.set_item("indicator", table.indicator().map(|indicator| indicator.face().name()))?;
        dict.set_item("okey", table.okey().map(Face::name))?;
        dict.set_item("on_turn", view.on_turn())?;
        dict.set_item("must_draw", view.must_draw())?;
        dict.set_item("rack", view.rack().iter().map(name).collect::<Vec<_>>())?;
        dict.set_item("takeable", view.takeable().filter(|_| view.on_turn()).map(name))?;
        dict.set_item("to_lay", view.to_lay().filter(|_| view.on_turn()).map(name))?;
        let melds = view.melds().iter().map(|meld| (meld.number, meld.owner, meld.to_string()));
        dict.set_item("melds", melds.collect::<Vec<_>>())?;
        let discards = view.discards().iter().map(|discard| (discard.by, name(discard.tile), discard.taken));
        dict.set_item("discards", discards.collect::<Vec<_>>())?;
        let seats = || 0..SEATS;
        dict.set_item("opened", seats().map(|seat| view.opened(seat).map(Opened::name)).collect::<Vec<_>>())?;
        dict.set_item("tiles", seats().map(|seat| view.tiles_of(seat)).collect::<Vec<_>>())?;
        dict.set_item("stock", view.stock_left())?;
        Ok(dict)
    }

    fn observation(&self, seat: usize) -> PyResult<Vec<i32>> {
        let view = self.state.view(valid(seat)?);
        let seats = (0..SEATS).map(|place| (seat + place) % SEATS);
        let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
        let indicator = view.table().indicator().map(|indicator| Tile::Numbered(indicator.face()));
        let on_turn = view.on_turn();
        let laid = view.melds().iter().flat_map(|meld| &meld.laid).filter_map(|laid| self.tile_of(laid.symbol));
        let mut numbers = Vec::new();
        numbers.extend(self.counts(view.rack().iter()));
        numbers.extend(self.counts(indicator.into_iter()));
        numbers.extend(self.counts(view.takeable().filter(|_| on_turn).into_iter()));
        numbers.extend(self.counts(view.to_lay().filter(|_| on_turn).into_iter()));
        numbers.extend(self.counts(laid));
        for by in seats.clone() {
            let discards = view.discards().iter().filter(|discard| discard.by == by && !discard.taken);
            numbers.extend(self.counts(discards.map(|discard| discard.tile)));
        }
        numbers.extend(seats.clone().map(|seat| count(view.tiles_of(seat))));
        for kind in [Opened::Series, Opened::Pairs] {
            numbers.extend(seats.clone().map(|seat| i32::from(view.opened(seat) == Some(kind))));
        }
        numbers.extend([count(view.stock_left()), i32::from(on_turn), i32::from(on_turn && view.must_draw())]);
        Ok(numbers)
    }

    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(over) = self.state.over() else { return Ok(None) };
        let dict = PyDict::new(py);
        let (winner, ways) = match over {
            Over::Won { by, how, .. } => (Some(*by), how.iter().map(|way| way.name()).collect()),
            _ => (None, Vec::new()),
        };
        dict.set_item("winner", winner)?;
        dict.set_item("ways", ways)?;
        dict.set_item("points", self.state.points())?;
        Ok(Some(dict))
    }
}
