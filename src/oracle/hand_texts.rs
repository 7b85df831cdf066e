//! Converts the texts of a hand into tiles, checks them against a table, and collects every fault. Also caches tables.

use std::borrow::Borrow;
use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::diagnostic::{Cause, Diagnosis, Diagnostic, Place, Sources};
use super::options::{self, QuestionOption};
use super::reader::OptionReader;
use super::text;
use crate::distance::Unseen;
use crate::game::State;
use crate::hand::{Hand, HandFault, NoAnswer, Rack, Written, impossible};
use crate::notation::{self, Letters, NotationFault, Readable, TextContext};
use crate::opening::asked_at;
use crate::table::{Game, Profile, Symbol, Table, TableFault, Variant};
use crate::text::FaultText;
use crate::tiles::{Tile, Tiles};
use crate::words::{Clause, Fault, Language};

/// The kind of hand that a question accepts.
#[derive(Debug, Clone, Copy)]
pub(crate) enum AcceptedHand {
    /// A whole hand: its player has not laid any tile.
    Whole,
    /// A whole hand. With this option, the question also accepts a smaller rack of 101.
    WholeWithout(&'static QuestionOption),
    /// A hand whose player may have laid some tiles already.
    InPlay,
    /// A hand as in [`Self::InPlay`], in a game that has pairs.
    Pairs,
    /// A hand as in [`Self::InPlay`], in a game that has openings.
    Opening,
}

impl AcceptedHand {
    /// Converts a rack to a hand by checking it against the rules of the table.
    pub(crate) fn hand(self, table: &Table, rack: &Rack) -> Result<Hand, Vec<Diagnostic>> {
        // Check this before the number of tiles: if the game does not have what the question asks for, no number of
        // tiles is right.
        let asked = match self {
            Self::Pairs if table.game() == Game::Chains => Err(NoAnswer::NoPairsInGame),
            Self::Opening => asked_at(table, false),
            _ => Ok(()),
        };
        asked.map_err(|why| vec![why.into()])?;
        let hand = match self {
            Self::Whole | Self::WholeWithout(_) => Hand::new(table, rack),
            Self::InPlay | Self::Pairs | Self::Opening => Hand::in_play(table, rack),
        };
        hand.map_err(|faults| faults.into_iter().map(|fault| self.fault(fault, table)).collect())
    }

    /// Converts a fault of a hand to a diagnostic. If the hand has too few tiles, the hint names the option with which
    /// the question accepts it, if there is one.
    fn fault(self, fault: Fault<HandFault>, table: &Table) -> Diagnostic {
        match (self, &fault.kind) {
            (Self::WholeWithout(option), HandFault::WrongCount { held, rack, .. })
                if table.game() == Game::Yuzbir && (1..*rack).contains(held) =>
            {
                Diagnostic::whole(SmallRack { fault: fault.kind, option: option.name }, Place::Hand)
            }
            _ => Place::Hand.fault(fault),
        }
    }
}

/// The fault of a rack that has too few tiles for a question. With one more option, the question would accept the rack.
#[derive(Debug, Clone)]
pub(super) struct SmallRack {
    pub(super) fault: HandFault,
    /// The name of the option with which the question would accept the rack.
    pub(super) option: &'static str,
}

impl Diagnosis for SmallRack {
    fn code_and_clause(&self) -> (&'static str, Option<Clause>) {
        self.fault.code_and_clause()
    }

    fn text(&self, language: Language) -> FaultText {
        text::small_rack(self, language)
    }
}

pub(crate) struct HandTexts<'a> {
    pub(crate) letters: Letters,
    pub(crate) indicator: Option<&'a str>,
    /// The indicator to use if the texts name none.
    pub(crate) usual: Option<Symbol>,
    pub(crate) discard: Option<&'a str>,
    pub(crate) seen: Option<&'a str>,
    pub(crate) taken: Option<&'a str>,
    /// The text of the hand, or the fault if that text cannot be read.
    pub(crate) hand: Result<&'a str, Cause>,
    pub(crate) extent: AcceptedHand,
}

/// The tiles of one player, checked against a table.
pub(crate) struct PlayerTiles {
    pub(crate) hand: Hand,
    pub(crate) rack: Rack,
    pub(crate) discard: Option<Tile>,
    pub(crate) seen: Tiles,
    pub(crate) taken: Option<Written>,
    /// The hand in play, if it comes from a record.
    pub(crate) state: Option<Box<State>>,
}

impl PlayerTiles {
    /// Returns the tiles of the player whose turn it is in a hand from a record. All tiles of the rack must be known.
    pub(crate) fn on_turn(state: State) -> Result<Self, Vec<Diagnostic>> {
        let view = state.view(state.seat());
        let rack: Rack = view.rack().iter().collect();
        let hand = AcceptedHand::InPlay.hand(view.table(), &rack)?;
        Ok(Self { hand, rack, discard: None, seen: view.out_of_reach(), taken: None, state: Some(Box::new(state)) })
    }
}

impl<'a> HandTexts<'a> {
    /// Takes the texts from the options of a question. `usual` is the default indicator.
    pub(crate) fn of(
        input: &OptionReader<'a>,
        usual: Option<Symbol>,
        hand: Result<&'a str, Cause>,
        extent: AcceptedHand,
    ) -> Self {
        let values = input.options;
        Self {
            letters: input.letters(),
            indicator: values.text(&options::INDICATOR),
            usual,
            discard: values.text(&options::DISCARD),
            seen: values.text(&options::SEEN),
            taken: values.text(&options::TAKEN),
            hand,
            extent,
        }
    }

    pub(crate) fn sources(&self) -> Sources {
        let mut sources = Sources::default();
        let texts = [
            (Place::Indicator, self.indicator),
            (Place::Tile, self.discard),
            (Place::Seen, self.seen),
            (Place::Taken, self.taken),
            (Place::Hand, self.hand.as_deref().ok()),
        ];
        for (place, text) in texts {
            if let Some(text) = text {
                sources.add(place, text);
            }
        }
        sources
    }

    /// Parses all texts and returns the player's tiles, or all faults. The function `table` creates the table for an
    /// indicator. If it fails with `None`, its fault is already reported.
    pub(crate) fn at<T: Borrow<Table>>(
        &self,
        table: impl FnOnce(Option<Symbol>) -> Result<T, Option<TableFault>>,
    ) -> Result<PlayerTiles, Vec<Diagnostic>> {
        let mut faults = Vec::new();
        let mut context = TextContext::from(self.letters);
        let given = tile(self.indicator, context, Place::Indicator, &mut faults)
            .map(|written| written.map(|written| written.symbol).or(self.usual));
        context.indicator = given.ok().flatten().and_then(Symbol::face);
        let (Readable { rack, indicator: named, faults: unread }, no_text) = match &self.hand {
            Ok(text) => (notation::hand_at_table(text, context), None),
            Err(kind) => (Readable::default(), Some(Diagnostic::whole(kind.clone(), Place::Hand))),
        };
        let of_indicator = |kind: &NotationFault| {
            use NotationFault::{IndicatorBetween, IndicatorTile, NamedOkey};
            matches!(kind, NamedOkey { .. } | IndicatorTile { .. } | IndicatorBetween { .. })
        };
        let asks = unread.iter().any(|fault| of_indicator(&fault.kind));
        // A text such as `okey: B5` has a fault that asks for the indicator. So do not report a missing indicator too.
        let is_reported = |kind: &TableFault| asks && *kind == TableFault::IndicatorMissing;
        let mut unreadable = Place::Hand.faults(unread);
        unreadable.extend(no_text);
        // If the hand names the indicator, use it for the discard and the tiles seen too.
        context.indicator = context.indicator.or(named.as_ref().map(|(face, _)| *face));
        let discard = tile(self.discard, context, Place::Tile, &mut faults).ok().flatten();
        let taken = tile(self.taken, context, Place::Taken, &mut faults).ok().flatten();
        let seen = Self::tiles(self.seen, context, Place::Seen, &mut faults);
        let table = given.ok().and_then(|given| {
            let fault = |kind| match &named {
                Some((_, span)) if given.is_none() => Diagnostic::new(kind, Place::Hand, span.clone()),
                _ => self.sources().fault(kind, place_of_table(given)),
            };
            let indicator = given.or(named.as_ref().map(|(face, _)| (*face).into()));
            table(indicator).map_err(|kind| faults.extend(kind.filter(|kind| !is_reported(kind)).map(fault))).ok()
        });
        let Some(table) = table else {
            faults.extend(unreadable);
            return Err(faults);
        };
        let table = table.borrow();
        let hand = if unreadable.is_empty() {
            self.extent.hand(table, &rack)
        } else {
            // Check only the readable tiles. Do not check how many there are, because unreadable tiles are missing.
            Err(unreadable.into_iter().chain(Place::Hand.faults(impossible(table, &rack))).collect())
        };
        let hand = hand.map_err(|more| faults.extend(more));
        let seen = seen_at(table, &rack, &seen, &mut faults);
        match hand {
            Ok(hand) if faults.is_empty() => {
                let discard = discard.and_then(|written| written.symbol.tile(table.indicator()));
                Ok(PlayerTiles { hand, rack, discard, seen, taken, state: None })
            }
            _ => Err(faults.into_iter().map(|fault| fault.in_game(table.game())).collect()),
        }
    }

    fn tiles(text: Option<&str>, context: TextContext, place: Place, faults: &mut Vec<Diagnostic>) -> Rack {
        let Some(text) = text.filter(|text| !text.trim().is_empty()) else { return Rack::default() };
        let readable = notation::readable_hand(text, context);
        faults.extend(place.faults(readable.faults));
        readable.rack
    }
}

/// Parses the tile of an option. Returns `Ok(None)` if the option is missing. If the tile is invalid, adds its faults
/// to `faults` and returns `Err`.
pub(crate) fn tile(
    text: Option<&str>,
    context: impl Into<TextContext>,
    place: Place,
    faults: &mut Vec<Diagnostic>,
) -> Result<Option<Written>, ()> {
    let Some(text) = text else { return Ok(None) };
    let read =
        if place == Place::Indicator { notation::indicator(text, context) } else { notation::tile(text, context) };
    read.map(Some).map_err(|more| faults.extend(place.faults(more)))
}

/// Returns the input that an error about the table points at: the indicator if there is one, or else the command line.
pub(crate) const fn place_of_table(indicator: Option<Symbol>) -> Place {
    if indicator.is_some() { Place::Indicator } else { Place::Call }
}

/// Returns the tiles seen on the table. Adds a fault for each impossible tile among them. If there is no fault at all,
/// adds one for each tile that the hand and the table together have too often. The limit is the tile set without the
/// indicator.
fn seen_at(table: &Table, hand: &Rack, seen: &Rack, faults: &mut Vec<Diagnostic>) -> Tiles {
    if seen.tiles.is_empty() {
        return Tiles::default();
    }
    let physical = |rack: &Rack| rack.symbols().filter_map(|symbol| symbol.tile(table.indicator())).collect();
    let (held, shown): (Tiles, Tiles) = (physical(hand), physical(seen));
    let impossible = impossible(table, seen);
    if impossible.is_empty() && faults.is_empty() {
        for (tile, kind) in Unseen::beyond(table, &held, &shown) {
            let last = seen.tiles.iter().rfind(|written| written.symbol.tile(table.indicator()) == Some(tile));
            let span = last.map(|written| written.span.clone());
            faults.push(Diagnostic { cause: kind.into(), place: Place::Seen, span, also: Vec::new() });
        }
    }
    faults.extend(Place::Seen.faults(impossible));
    shown
}

/// The key of a cached table: the variant that the question names, the default variant, and the indicator.
type TableKey = (Option<Variant>, Variant, Option<Symbol>);

/// A cache of tables. A line that sets its own rules does not use it.
#[derive(Debug, Default)]
pub(super) struct TableCache(FxHashMap<TableKey, Table>);

impl TableCache {
    /// Returns the table for `key`. Creates it with the rules from `profile` if it is not cached yet.
    pub(super) fn at(&mut self, key: TableKey, profile: impl FnOnce() -> Profile) -> Result<&Table, TableFault> {
        Ok(match self.0.entry(key) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(Table::new(profile(), key.2)?),
        })
    }
}
