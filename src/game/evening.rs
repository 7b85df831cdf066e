//! A game: hands one after another, until the rules end it.

use std::num::NonZeroU64;

use super::settle::before;
use super::{Refereed, Setup};
use crate::record::{HandRecord, Header};
use crate::score::{Form, Played, Scoring, Sheet};

/// The hands of one game, and whether another one follows.
///
/// The classic game ends when a player's points run out, 101 after a number of hands, a tournament of partners after
/// three matches or two won by one side (`match.hands`). The pot game and the simplified game end after one hand. Hands
/// that do not count are played again.
#[derive(Debug, Clone)]
pub struct Evening {
    header: Header,
    seed: u64,
    form: Form,
    /// The maximum number of counting hands, if the sheet does not give it.
    most: Option<usize>,
    starter: usize,
    hands: Vec<HandRecord>,
    played: Vec<Played>,
    /// True if a counting hand could not be settled.
    unsettled: bool,
}

/// The default number of hands in 101: the smallest usual one.
const USUAL: u64 = 3;

impl Evening {
    /// Returns a game dealt under `seed`, with `hands` hands, or as many as its rules say.
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
            // Only 101 has a number of hands, and it is at least 1.
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

    /// Returns the header.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the hands so far, as records.
    pub fn hands(&self) -> &[HandRecord] {
        &self.hands
    }

    /// Returns the number of the next hand, counted from 1; [`Setup::dealt`] counts from 0.
    pub fn number(&self) -> u64 {
        self.hands.len() as u64 + 1
    }

    /// Returns the next hand before its first turn; `None` if the game is over.
    pub fn next(&self) -> Option<Setup> {
        let deal = || Setup::dealt(&self.header.profile, self.seed, self.number() - 1, self.starter);
        (!self.is_over()).then(deal)
    }

    /// Adds a finished hand and the referee's report.
    pub fn enter(&mut self, record: HandRecord, refereed: &Refereed) {
        self.starter = refereed.next_starter();
        self.hands.push(record);
        self.unsettled |= refereed.played.is_none() && !refereed.void;
        self.played.extend(refereed.played.clone());
    }

    /// Returns true if no hand is left to play.
    pub fn is_over(&self) -> bool {
        // A hand that cannot be settled ends the game, because it is unknown which players have points left.
        if self.unsettled {
            return true;
        }
        let all = self.most.is_some_and(|most| self.played.len() >= most);
        all || !self.played.is_empty() && self.sheet().is_none_or(|sheet| sheet.is_over())
    }

    /// Returns the hands so far as a score sheet, on top of the carried-in accounts; `None` if no hand was played to
    /// its end, if a hand cannot be settled, or if more hands are recorded than the points last.
    pub fn sheet(&self) -> Option<Sheet> {
        Sheet::carried(&self.header.profile, &self.played, self.form, before(&self.header)).ok()
    }
}
