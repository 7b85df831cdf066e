//! A game: hands are played until the rules end it.

use std::num::NonZeroU64;

use super::{Refereed, Setup};
use crate::record::{HandRecord, Header};
use crate::score::{Balances, Book, Form, Played, Scoring, Sheet};

/// One game: the hands played so far, and the rules that decide whether another hand follows.
///
/// A void hand is played again. If the caller gives no number of hands, the game ends as follows:
///
/// - The classic game ends when a player has no points left.
/// - 101 ends at the table's limit of points (`match.limit`), or after three hands if there is no limit.
/// - A tournament between two teams ends after three matches, or as soon as one team has won two (`match.hands`).
/// - The pot game and the game `cs102` end after one hand.
#[derive(Debug, Clone)]
pub struct Evening {
    header: Header,
    seed: u64,
    /// The number of hands, without void ones, after which the game ends; `None` if only the score sheet ends it.
    most: Option<usize>,
    starter: usize,
    hands: Vec<HandRecord>,
    book: Book,
    /// True if the points of a finished hand are unknown.
    unsettled: bool,
    /// True if the score sheet rejected a hand, for example because the game was already over.
    refused: bool,
}

/// The number of hands in a game of 101 if the caller gives none.
const USUAL: usize = 3;

impl Evening {
    /// Returns a game with `hands` hands; if `None`, the rules of the table decide. `seed` determines the deals.
    pub fn new(header: Header, seed: u64, hands: Option<NonZeroU64>) -> Self {
        let hands = hands.map(|hands| usize::try_from(hands.get()).unwrap_or(usize::MAX));
        let profile = &header.profile;
        let form = match (hands, profile.match_limit) {
            (None, None) if profile.teams => Form::tournament(),
            (None, None) => Form::game(profile, Some(USUAL)),
            _ => Form::game(profile, hands),
        };
        let most = match Scoring::of(profile) {
            Scoring::Yuzbir => None,
            Scoring::Ladder => hands,
            Scoring::Pot | Scoring::Chains => hands.or(Some(1)),
        };
        let before = Balances::carried(profile, header.accounts());
        Self {
            book: Book::new(profile, form, before),
            most,
            header,
            seed,
            starter: 0,
            hands: Vec::new(),
            unsettled: false,
            refused: false,
        }
    }

    /// Returns the header of the game's record: rules and players.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the records of the hands played so far.
    pub fn hands(&self) -> &[HandRecord] {
        &self.hands
    }

    /// Returns the number of the next hand, counted from 1 (in [`Setup::dealt`] from 0).
    pub fn number(&self) -> u64 {
        self.hands.len() as u64 + 1
    }

    /// Returns the deal of the next hand; `None` if the game is over.
    pub fn next(&self) -> Option<Setup> {
        let deal = || Setup::dealt(&self.header.profile, self.seed, self.number() - 1, self.starter);
        (!self.is_over()).then(deal)
    }

    /// Adds a finished hand and the referee's report on that hand.
    pub fn enter(&mut self, record: HandRecord, refereed: &Refereed) {
        self.starter = refereed.next_starter();
        self.hands.push(record);
        self.unsettled |= refereed.played.is_none() && !refereed.void;
        // A hand that the players declared void does not go on the score sheet.
        let played = refereed.played.clone().filter(|played| played.void.is_none());
        // The score sheet numbers the hands itself.
        let entered = played.map(|played| self.book.enter(&self.header.profile, &Played { number: None, ..played }));
        self.refused |= entered.is_some_and(|entered| entered.is_err());
    }

    /// Returns true if the game has ended.
    pub fn is_over(&self) -> bool {
        // If the points of a hand are unknown, it is unknown whether a player has points left.
        if self.unsettled || self.refused {
            return true;
        }
        let all = self.most.is_some_and(|most| self.book.sheet.hands.len() >= most);
        all || self.sheet().is_some_and(Sheet::is_over)
    }

    /// Returns the score sheet of the hands so far, including the points carried over from earlier games. Hands with
    /// unknown points are missing. Returns `None` if there are no hands, or if the score sheet rejected one.
    pub(crate) fn sheet(&self) -> Option<&Sheet> {
        Some(&self.book.sheet).filter(|sheet| !self.refused && !sheet.hands.is_empty())
    }
}
