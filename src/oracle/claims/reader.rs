//! Parses the options and words of one claim.

use crate::hand::{HandFault, Rack, Written, impossible};
use crate::judge::Claim;
use crate::notation::{self, LaidMelds, NotationFault, TextContext};
use crate::oracle::diagnostic::{Diagnostic, Place, Refusal};
use crate::oracle::fault::AskFault;
use crate::oracle::options::{self, QuestionOption};
use crate::oracle::reader::OptionReader;
use crate::score::Opened;
use crate::table::{Indicator, Symbol, Table};
use crate::tiles::{Face, Tile, Tiles};
use crate::words::{Faults, Named};

/// A parser of the options and words of a claim. It collects tiles and faults.
pub(super) struct ClaimReader<'m> {
    pub(super) input: OptionReader<'m>,
    pub(super) indicator: Option<Indicator>,
    /// Every tile parsed so far, with the input that contains it.
    pub(super) written: Vec<(Place, Written)>,
    /// The player's hand before melds were laid, if `--hand` gives it.
    pub(super) hand: Option<Rack>,
}

impl<'m> ClaimReader<'m> {
    fn context(&self) -> TextContext {
        TextContext { letters: self.input.letters(), indicator: self.indicator.map(Indicator::face) }
    }

    pub(super) fn named<T: Named + std::str::FromStr>(&self, option: &'static QuestionOption) -> Option<T> {
        self.text(option)?.parse().ok()
    }

    /// Parses the tile taken from the left neighbour. Does not add it to `written`, because the hand or the laid tiles
    /// contain it too.
    pub(super) fn taken(&mut self) -> Option<Tile> {
        let taken = self.option_tile(&options::TAKEN, Place::Taken);
        self.written.retain(|(place, _)| *place != Place::Taken);
        taken
    }

    /// Removes one okey from `written` for each tile that the player exchanged for an okey. Such an okey is written
    /// twice: in its old meld, and where the player laid or threw it. Okeys in melds on the table are removed first.
    pub(super) fn take_okeys_off(&mut self, claim: &Claim, table: &Table) {
        let Claim::Finish(claim) = claim else { return };
        let mut off = claim.swapped.len();
        for of_melds in [Place::Table, Place::Melds] {
            self.written.retain(|(place, written)| {
                let okey = written.symbol.tile(table.indicator()).is_some_and(|tile| table.is_okey(tile));
                let taken = off > 0 && *place == of_melds && okey;
                off -= usize::from(taken);
                !taken
            });
        }
    }

    /// Returns true if any tile is written as an okey or a false joker.
    pub(super) fn names_okey(&self) -> bool {
        let wild = |symbol: Symbol| matches!(symbol, Symbol::Okey | Symbol::Tile(Tile::FalseJoker));
        self.written.iter().any(|(_, written)| wild(written.symbol))
    }

    /// Parses the option `--hand`, and reports a fault for every laid tile that the hand does not contain.
    pub(super) fn held(&mut self) {
        let Some(text) = self.text(&options::HAND) else { return };
        self.input.sources.add(Place::Hand, text);
        let readable = notation::readable_hand(text, self.context());
        self.input.faults.extend(Place::Hand.faults(readable.faults));
        let indicator = self.indicator;
        let mut hand: Tiles = readable.rack.symbols().filter_map(|symbol| symbol.tile(indicator)).collect();
        for (place, written) in &self.written {
            let Some(tile) = written.symbol.tile(indicator) else { continue };
            if hand.count(tile) == 0 {
                let kind = AskFault::LaidNotHeld { tile };
                self.input.faults.push(Diagnostic::new(kind, *place, written.span.clone()));
            }
            hand = hand.without(tile);
        }
        self.hand = Some(readable.rack);
    }

    /// Reports a fault if the tiles in `written` cannot all come from one tile set.
    pub(super) fn possible(&mut self, table: &Table) {
        // Use the index of each tile as its byte range, so that a fault identifies one tile. The real ranges of tiles
        // in different inputs can be equal.
        let numbered = self.written.iter().enumerate();
        let tiles = numbered.map(|(at, (_, written))| Written { span: at..at + 1, ..written.clone() });
        let faults = impossible(table, &Rack { tiles: tiles.collect() }).into_iter().map(|fault| {
            match fault.span.as_ref().and_then(|span| self.written.get(span.start)) {
                Some((place, written)) => Diagnostic::new(fault.kind, *place, written.span.clone()),
                None => Place::Hand.fault(fault),
            }
        });
        // The tiles of a range such as `R7-9` share one byte range, so their faults can be equal.
        let mut faults: Vec<_> = faults.collect();
        faults.dedup_by(|fault, before| fault.is_same(before));
        self.input.faults.extend(faults);
    }

    /// Reports a fault if a player finishes or opens with more tiles than a player can hold (`tiles.deal`). `other` is
    /// the table of another game in which the claim is judged too. In 101, a player who opened earlier may name melds
    /// onto which other players have laid tiles off, so this function does not count the tiles of such a player.
    pub(super) fn fits_hand(&mut self, claim: &Claim, table: &Table, other: Option<&Table>) {
        let opened = matches!(claim.opened(), Some(Some(_)));
        if opened || !matches!(claim, Claim::Finish(_) | Claim::Opening(_) | Claim::Pairs(_) | Claim::Take(_)) {
            return;
        }
        let swapped = if let Claim::Finish(claim) = claim { claim.swapped.len() } else { 0 };
        let tiles = claim.held(table);
        // An okey that the player got by exchange was not dealt or drawn, but comes from a meld.
        let okeys = table.okey().map_or(0, |okey| tiles.count(okey.into()));
        let held = tiles.len() - swapped.min(okeys);
        let rack = table.game().rack();
        let most = other.map_or(rack, |other| rack.max(other.game().rack())) + 1;
        if held > most {
            self.input.fault(HandFault::wrong_count(held, rack, table.profile().variant), Place::Claim);
        }
    }

    pub(super) fn text(&self, option: &'static QuestionOption) -> Option<&'m str> {
        self.input.options.text(option)
    }

    pub(super) fn flag(&self, option: &'static QuestionOption) -> bool {
        self.input.options.flag(option)
    }

    pub(super) fn number(&self, option: &'static QuestionOption) -> Option<u32> {
        self.input.options.figure(option)
    }

    pub(super) fn opened(&self) -> Option<Opened> {
        self.named(&options::OPENED)
    }

    pub(super) fn needed(&self, option: &'static QuestionOption) -> Result<(), Refusal> {
        let missing = || Refusal::of(AskFault::missing(&format!("--{}", option.name)), Place::Call);
        self.text(option).map(|_| ()).ok_or_else(missing)
    }

    pub(super) fn words(&self) -> &'m str {
        self.text(&options::CLAIM).unwrap_or_default()
    }

    pub(super) fn laid(&mut self) -> LaidMelds {
        self.melds(self.words(), Place::Melds)
    }

    /// Parses the melds that a player lays to finish. A player who has opened may lay off or exchange tiles instead of
    /// laying melds.
    pub(super) fn laid_now(&mut self) -> LaidMelds {
        let alone = self.words().is_empty()
            && self.opened().is_some()
            && [&options::LAID_OFF, &options::SWAPPED].into_iter().any(|option| self.text(option).is_some());
        if alone { LaidMelds::default() } else { self.laid() }
    }

    /// Parses the melds given by an option; the list may be empty. Returns `None` if the option is missing.
    pub(super) fn given_melds(&mut self, option: &'static QuestionOption) -> Option<LaidMelds> {
        self.text(option).map(|_| self.melds_of(option, Place::Table))
    }

    /// Parses the melds on the table from `--onto` or else `--table`. Returns `None` if both are missing.
    pub(super) fn melds_on_table(&mut self) -> Option<LaidMelds> {
        let onto = self.given_melds(&options::ONTO);
        if onto.is_some() { onto } else { self.given_melds(&options::TABLE) }
    }

    /// Parses the melds given by an option. Returns an empty list if the option is missing.
    pub(super) fn melds_of(&mut self, option: &'static QuestionOption, place: Place) -> LaidMelds {
        let text = self.text(option).unwrap_or_default();
        if text.trim().is_empty() { LaidMelds::default() } else { self.melds(text, place) }
    }

    /// Parses the tiles to lay off. An okey may be written with or without the face that it stands for.
    pub(super) fn declared_tiles(&mut self) -> LaidMelds {
        let text = self.words();
        self.written_melds(text, Place::Claim, notation::laid_off(text, self.context()))
    }

    /// Parses the tiles that a player laid off to finish. An okey may be written with or without the tile that it
    /// represents.
    pub(super) fn laid_off(&mut self) -> Vec<(Tile, Option<Face>)> {
        let Some(text) = self.text(&options::LAID_OFF) else { return Vec::new() };
        let laid = self.written_melds(text, Place::LaidOff, notation::laid_off(text, self.context()));
        let indicator = self.indicator;
        let tile = |laid: &notation::LaidTile| Some((laid.symbol.tile(indicator)?, laid.declared));
        laid.0.iter().flatten().filter_map(tile).collect()
    }

    fn melds(&mut self, text: &str, place: Place) -> LaidMelds {
        self.written_melds(text, place, notation::melds(text, self.context()))
    }

    /// Adds the tiles of the parsed melds to `written`, or their faults to `input`.
    fn written_melds(
        &mut self,
        text: &str,
        place: Place,
        parsed: Result<LaidMelds, Faults<NotationFault>>,
    ) -> LaidMelds {
        self.input.sources.add(place, text);
        match parsed {
            Ok(melds) => {
                let written = |laid: &notation::LaidTile| Written {
                    symbol: laid.symbol,
                    span: laid.span.clone(),
                    fourth: laid.fourth,
                };
                self.written.extend(melds.0.iter().flatten().map(|laid| (place, written(laid))));
                melds
            }
            Err(faults) => {
                self.input.faults.extend(place.faults(faults));
                LaidMelds::default()
            }
        }
    }

    /// Parses a claim that is a single tile, such as `R7`.
    pub(super) fn one(&mut self) -> Tile {
        let text = self.words();
        self.input.sources.add(Place::Claim, text);
        let read = notation::tile(text, self.input.letters()).map(|written| vec![written]);
        self.read(Place::Claim, read).first().copied().unwrap_or(Tile::FalseJoker)
    }

    /// Parses a claim that is a list of tiles, such as `R7 R8`.
    pub(super) fn several(&mut self) -> Vec<Tile> {
        self.tiles(self.words(), Place::Claim)
    }

    fn tiles(&mut self, text: &str, place: Place) -> Vec<Tile> {
        self.input.sources.add(place, text);
        let readable = notation::readable_hand(text, self.context());
        let read = if readable.faults.is_empty() { Ok(readable.rack.tiles) } else { Err(readable.faults.into()) };
        self.read(place, read)
    }

    pub(super) fn option_tile(&mut self, option: &'static QuestionOption, place: Place) -> Option<Tile> {
        let written = self.input.tile(option, place).ok()??;
        self.read(place, Ok(vec![written])).first().copied()
    }

    pub(super) fn option_tiles(&mut self, option: &'static QuestionOption, place: Place) -> Vec<Tile> {
        self.text(option).map(|text| self.tiles(text, place)).unwrap_or_default()
    }

    fn read(&mut self, place: Place, read: Result<Vec<Written>, Faults<NotationFault>>) -> Vec<Tile> {
        match read {
            Ok(written) => {
                let indicator = self.indicator;
                let tiles = written.iter().filter_map(|written| written.symbol.tile(indicator));
                let tiles = tiles.collect();
                self.written.extend(written.into_iter().map(|written| (place, written)));
                tiles
            }
            Err(faults) => {
                self.input.faults.extend(place.faults(faults));
                Vec::new()
            }
        }
    }
}
