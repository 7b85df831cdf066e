//! A game: hands one after another, until its rules end it.

use std::num::NonZeroU64;

use super::settle::before;
use super::{Refereed, Setup};
use crate::record::{HandRecord, Header};
use crate::score::{Form, Played, Scoring, Sheet};

/// The hands of one game, and whether another one follows.
///
/// The classic game ends when the points of a player run out, 101 after a number of hands, a tournament of partners
/// after three matches or when one side has won two of them (`match.hands`); a pot, and the simplified game, after one
/// hand. Hands that do not count are played again.
#[derive(Debug, Clone)]
pub struct Evening {
    header: Header,
    seed: u64,
    form: Form,
    /// How many hands that count there are at most, where the sheet does not say it.
    most: Option<usize>,
    starter: usize,
    hands: Vec<HandRecord>,
    played: Vec<Played>,
    /// Whether a hand was entered that counts and cannot be settled.
    unsettled: bool,
}

/// The hands of a game of 101 where nobody says how many: the fewest that are usual.
const USUAL: u64 = 3;

impl Evening {
    /// A game whose tiles are dealt under `seed`; with `hands` hands, or as many as its rules say.
    pub fn new(header: Header, seed: u64, hands: Option<NonZeroU64>) -> Self {
        let hands = hands.map(NonZeroU64::get);
        let profile = &header.profile;
        let scoring = Scoring::of(profile);
        let usual = Form::new(profile, (scoring == Scoring::Yuzbir && !profile.teams).then_some(USUAL), profile.teams);
        let plain = Form::new(profile, hands.filter(|_| scoring == Scoring::Yuzbir), false);
        let form = if hands.is_some() || profile.match_limit.is_some() { plain } else { usual };
        let most = match scoring {
            Scoring::Yuzbir => None,
            Scoring::Ladder => hands,
            Scoring::Pot | Scoring::Chains => hands.or(Some(1)),
        };
        Self {
            // Other games than 101 have no form, and no game has no hands.
            form: form.unwrap_or_default(),
            most: most.and_then(|most| usize::try_from(most).ok()),
            header,
            seed,
            starter: 0,
            hands: Vec::new(),
            played: Vec::new(),
            unsettled: false,
        }
    }

    /// What holds for all hands.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The hands so far, as records.
    pub fn hands(&self) -> &[HandRecord] {
        &self.hands
    }

    /// The number of the next hand, counted from 1; [`Setup::dealt`] counts from 0.
    pub fn number(&self) -> u64 {
        self.hands.len() as u64 + 1
    }

    /// The next hand before its first turn; `None` where the game is over.
    pub fn next(&self) -> Option<Setup> {
        let deal = || Setup::dealt(&self.header.profile, self.seed, self.number() - 1, self.starter);
        (!self.is_over()).then(deal)
    }

    /// Enters a hand that has ended, and what a referee found of it.
    pub fn enter(&mut self, record: HandRecord, refereed: &Refereed) {
        self.starter = refereed.next_starter();
        self.hands.push(record);
        self.unsettled |= refereed.played.is_none() && !refereed.void;
        self.played.extend(refereed.played.clone());
    }

    /// Whether no hand is left to play.
    pub fn is_over(&self) -> bool {
        // What cannot be settled ends the game: it cannot be known who has points left.
        if self.unsettled {
            return true;
        }
        let all = self.most.is_some_and(|most| self.played.len() >= most);
        all || !self.played.is_empty() && self.sheet().is_none_or(|sheet| sheet.is_over())
    }

    /// The hands so far as a score sheet, on top of what was carried in; `None` where none was played to its end, where
    /// they cannot be settled, or where more are recorded than the points last.
    pub fn sheet(&self) -> Option<Sheet> {
        Sheet::carried(&self.header.profile, &self.played, self.form, before(&self.header)).ok()
    }
}
