//! Draws the table at one moment of a game as one SVG picture or one HTML page.

use super::page::Page;
use crate::cli::page::{Block, Rank, html};
use crate::cli::text::game::GameWords;
use crate::game::{SEATS, State, TableMeld};
use crate::judge::{UndeclaredOkey, table_reading};
use crate::notation::Letters;
use crate::picture::{Picture, ShownPlace, stacked};
use crate::report::held;

/// A part of the table: its title, a description in words, and its picture.
type PicturePart = (String, String, Picture);

impl Page<'_> {
    /// Returns the whole table as one SVG picture.
    pub(super) fn svg(&self, state: &State, letters: Letters) -> String {
        let parts: Vec<String> = self
            .parts(state, letters)
            .iter()
            .map(|(title, text, picture)| picture.headed_svg(title, text, ""))
            .collect();
        stacked(&parts)
    }

    /// Returns the table as an HTML page. The page begins with `report`, the text about the faults of the hand.
    pub(super) fn html(&self, report: &str, state: &State, letters: Letters) -> String {
        let mut page = vec![Block::Call(report.trim_end().to_owned())];
        for (title, text, picture) in self.parts(state, letters) {
            let svg = picture.svg(&title, &text);
            page.extend([Block::Heading(Rank::Page, title), Block::Picture { drawn: String::new(), svg }]);
        }
        html(&page, "okey replay", self.language)
    }

    fn parts(&self, state: &State, letters: Letters) -> Vec<PicturePart> {
        let labels = GameWords::of(self.language);
        let empty = || Picture { letters, indicator: None, ..Picture::new(state.table(), &[], []) };
        let mut parts = Vec::new();
        for seat in 0..SEATS {
            let rack = state.rack(seat);
            let picture = Picture { loose: rack.iter().collect(), ..empty() };
            let hidden = held(&[], rack.len().saturating_sub(picture.loose.len()));
            let title = [vec![self.seat_label(state, seat)], hidden].concat().join(" ");
            parts.push((title, rack.tiles().to_string(), picture));
        }
        for meld in state.melds() {
            let owner = self.name(meld.owner);
            let picture = Picture { melds: vec![places(state, meld)], ..empty() };
            parts.push((format!("{} ({owner})", meld.number), meld.to_string(), picture));
        }
        let discards: Vec<_> = state.remaining_discards().map(|discard| discard.tile).collect();
        let text: Vec<String> = discards.iter().map(ToString::to_string).collect();
        parts.push((labels.discards.to_owned(), text.join(" "), Picture { loose: discards, ..empty() }));
        // Show the indicator only once, in the first part.
        if let Some((_, _, first)) = parts.first_mut() {
            first.indicator = state.table().indicator().map(crate::Indicator::face);
        }
        parts
    }
}

/// Returns the tiles of a meld in order. An okey is shown without a face if it is unknown which tile it stands for.
fn places(state: &State, meld: &TableMeld) -> Vec<ShownPlace> {
    let (melds, undeclared) = table_reading(state.table(), &meld.alone());
    let places = melds.into_iter().flat_map(|meld| meld.places);
    let mut places: Vec<ShownPlace> = places.map(ShownPlace::Held).collect();
    for UndeclaredOkey { place, tile, .. } in undeclared {
        places[place] = ShownPlace::Undeclared(tile);
    }
    places
}
