//! Parses a turn, such as `Ali: draw K4, throw K7 @21:14`, with an optional time after `@`.

use super::action::Action;
use super::fault::RecordFault;
use super::keyword::Verb;
use super::line::LineReader;
use super::statement::Turn;
use super::token::{RecordResult, RecordWord, first_word, is_special};
use crate::notation::NotationFault;
use crate::score::Spanned;

impl<'a> LineReader<'a, '_> {
    pub(super) fn turn(self, name: &RecordWord<'a>, rest: &'a str) -> RecordResult<Turn> {
        let player = self.named(name)?;
        let (rest, time) = self.time(rest)?;
        let actions = self.actions(name.piece, rest)?;
        let claim = actions.iter().find(|each| matches!(each.value, Action::Claim(_)));
        if let Some(claim) = claim.filter(|_| actions.len() > 1) {
            return self.refuse(RecordFault::ClaimNotAlone, &self.source.0[claim.span.clone().unwrap_or_default()]);
        }
        Ok(Turn { player, actions, time })
    }

    /// Parses actions separated by commas. If there are none, the fault marks `before`.
    pub(super) fn actions(self, before: &'a str, rest: &'a str) -> RecordResult<Vec<Spanned<Action>>> {
        let mut faults = Vec::new();
        let mut actions: Vec<Spanned<Action>> = Vec::new();
        for piece in rest.split(',').map(str::trim).filter(|piece| !piece.is_empty()) {
            if let Some(other) = self.other_turn(piece, actions.last()) {
                return self.refuse(RecordFault::TwoTurns, other);
            }
            match self.action(piece) {
                Ok(action) => actions.push(Spanned::new(action, self.source.span(piece))),
                Err(others) => faults.extend(others),
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        if actions.is_empty() { self.refuse(RecordFault::ActionMissing, before) } else { Ok(actions) }
    }

    /// Splits a turn into its actions and the time at its end, such as `@21:14`.
    fn time(self, rest: &'a str) -> RecordResult<(&'a str, Option<String>)> {
        let Some(at) = rest.find('@') else { return Ok((rest, None)) };
        let time = rest[at + 1..].trim_end();
        if time.is_empty() || time.contains(|each: char| each.is_whitespace() || matches!(each, ',' | '"' | '@')) {
            return self.refuse(RecordFault::TimeShape, rest[at..].trim_end());
        }
        Ok((rest[..at].trim_end(), Some(time.to_owned())))
    }

    /// Returns the word that begins a second turn in `piece`, or `None` if no second turn begins there. If the previous
    /// action, `before`, ends its turn, this is the first word. Otherwise it is a player's name before a colon.
    fn other_turn(self, piece: &'a str, before: Option<&Spanned<Action>>) -> Option<&'a str> {
        if before.is_some_and(|action| action.value.ends_turn()) {
            return Some(first_word(piece));
        }
        piece.match_indices(':').find_map(|(colon, _)| {
            let names = self.players.iter().filter_map(|player| name_at_end(&piece[..colon], player));
            names.max_by_key(|name| name.len())
        })
    }

    fn action(self, piece: &'a str) -> RecordResult<Action> {
        let Some((verb, words)) = verb(piece) else {
            let word = first_word(piece);
            let nearest = Verb::suggest(word);
            return self.refuse(RecordFault::UnknownAction { word: word.to_owned(), nearest }, word);
        };
        let (keyword, rest) = piece.split_at(words);
        let tiles = self.tiles();
        let tile = |rest| tiles.one(rest, keyword).map(|tile| tile.value);
        Ok(match verb {
            Verb::Draw => match rest.trim() {
                "" | "?" => Action::Draw(None),
                many if many.starts_with('?') => self.refuse(NotationFault::NotOneTile { found: 2 }, many)?,
                _ => Action::Draw(Some(tile(rest)?)),
            },
            Verb::Take => match rest.trim() {
                "" | "?" => Action::Take(None),
                _ => Action::Take(Some(tile(rest)?)),
            },
            Verb::Show => Action::Show(tile(rest)?),
            Verb::Claim => Action::Claim(tile(rest)?),
            Verb::Throw => Action::Throw(tile(rest)?),
            Verb::Open => Action::Open(tiles.melds(rest, keyword)?),
            Verb::Lay => Action::Lay(tiles.melds(rest, keyword)?),
            Verb::Gather => self.nothing(rest).map(|()| Action::Gather)?,
            Verb::Undo => self.nothing(rest).map(|()| Action::Undo)?,
            Verb::PutBack => self.nothing(rest).map(|()| Action::PutBack)?,
            Verb::Add => {
                let (rest, to) = self.meld_number(keyword, rest, "to", Verb::Add)?;
                let read = |text| tiles.laid(text, keyword);
                self.one_reading(piece, (rest, to), read, |tiles, to| Action::Add { tiles, to })?
            }
            Verb::Swap => {
                let (rest, at) = self.meld_number(keyword, rest, "at", Verb::Swap)?;
                let read =
                    |text| tiles.several(text, keyword).map(|put| put.into_iter().map(|tile| tile.value).collect());
                self.one_reading(piece, (rest, at), read, |tiles, at| Action::Swap { tiles, at })?
            }
            Verb::Finish => {
                let (first, melds) = match layout_at(rest) {
                    Some((first, melds)) => (first, Some(tiles.melds(melds, keyword)?)),
                    None => (rest, None),
                };
                Action::Finish { tile: tile(first)?, with: melds }
            }
        })
    }

    /// Splits off the meld number at the end of an action. In English it follows `to` or `at`, as in `add R9 to 1`. In
    /// Turkish it is the last word, as in `işle R9 1`.
    fn meld_number(
        self,
        keyword: &str,
        rest: &'a str,
        before: &str,
        verb: Verb,
    ) -> RecordResult<(&'a str, Option<u32>)> {
        let text = rest.trim_end();
        let last = text.split_whitespace().next_back().unwrap_or_default();
        let without = text[..text.len() - last.len()].trim_end();
        let word = without.split_whitespace().next_back().unwrap_or_default();
        if word.eq_ignore_ascii_case(before) {
            return match last.parse() {
                Ok(number) => Ok((&without[..without.len() - word.len()], Some(number))),
                Err(_) => self.refuse(RecordFault::MeldNumber { word: last.to_owned() }, last),
            };
        }
        if last.eq_ignore_ascii_case(before) {
            return self.refuse(RecordFault::MeldNumber { word: String::new() }, last);
        }
        let turkish = Verb::find(keyword) == Some(verb) && !keyword.eq_ignore_ascii_case(verb.name());
        match last.parse() {
            Ok(number) if turkish && !without.is_empty() => Ok((without, Some(number))),
            _ => Ok((rest, None)),
        }
    }
}

impl<'a> LineReader<'a, '_> {
    /// Builds a layoff or an exchange. Without a meld number, refuses a text such as `R5 4`: the 4 may be the tile R4,
    /// or the number of a meld.
    fn one_reading<T>(
        self,
        piece: &'a str,
        (text, meld): (&'a str, Option<u32>),
        tiles: impl Fn(&'a str) -> RecordResult<Vec<T>>,
        action: fn(Vec<T>, Option<u32>) -> Action,
    ) -> RecordResult<Action> {
        let read = action(tiles(text)?, meld);
        let (before, last) = text.trim_end().rsplit_once(char::is_whitespace).unwrap_or_default();
        let number = last.parse().ok().filter(|_| meld.is_none());
        match number.map(|number: u32| (number, tiles(before))) {
            Some((number, Ok(tiles))) => {
                let readings = Box::new([action(tiles, Some(number)), read]);
                self.refuse(RecordFault::TileOrMeld { text: piece.to_owned(), readings, letters: self.letters }, piece)
            }
            _ => Ok(read),
        }
    }
}

/// Returns the player's name, in quotes if necessary, if the text ends with it.
fn name_at_end<'a>(text: &'a str, player: &str) -> Option<&'a str> {
    let before = match text.strip_suffix('"') {
        Some(quoted) if !player.contains('"') => quoted.strip_suffix(player)?.strip_suffix('"')?,
        None if !player.contains(is_special) => text.strip_suffix(player)?,
        _ => return None,
    };
    let begins = before.chars().next_back().is_none_or(|last| last.is_whitespace() || last == '.');
    begins.then(|| &text[before.len()..])
}

/// Returns the verb at the start of an action, such as `put back`, and its length in bytes.
fn verb(piece: &str) -> Option<(Verb, usize)> {
    let end = |from: usize| {
        let start = from + piece[from..].find(|each: char| !each.is_whitespace())?;
        Some(start + piece[start..].find(char::is_whitespace).unwrap_or(piece.len() - start))
    };
    let first = end(0)?;
    let two = end(first).and_then(|second| {
        let words: Vec<&str> = piece[..second].split_whitespace().collect();
        Some((Verb::find(&words.join(" "))?, second))
    });
    two.or_else(|| Some((Verb::find(&piece[..first])?, first)))
}

/// Splits a finish into the thrown tile and the layout after a colon or `with`, if any.
fn layout_at(rest: &str) -> Option<(&str, &str)> {
    if let Some((tile, melds)) = rest.split_once(':') {
        return Some((tile, melds));
    }
    let mut from = 0;
    for word in rest.split_whitespace() {
        let at = from + rest[from..].find(word)?;
        if word.eq_ignore_ascii_case("with") {
            return Some((&rest[..at], &rest[at + word.len()..]));
        }
        from = at + word.len();
    }
    None
}
