//! A sheet of hands (yazboz): settled one after another, with running totals, until the game is over.

use std::collections::BTreeMap;

use crate::table::{Indicator, Profile};
use crate::tiles::Tiles;
use crate::words::{Clause, Fault, Faults, most_alike};

use super::refused::crowd;
use super::{Before, HandScore, Outcome, Played, ScoreFault, Scoring, Seat, Spanned, Standing};
use super::{ladder, yuzbir};

/// The most hands that are usual, and those of a tournament's match (`match.hands`).
const MOST_HANDS: usize = 11;

/// The matches of a tournament, and how many of them win it.
const MATCHES: usize = 3;
const TO_WIN: usize = 2;

/// How the hands of a sheet make games; if nothing else is said, they all make one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Form {
    hands: Option<usize>,
    tournament: bool,
}

impl Form {
    /// The form of a game of `hands` hands, or of a tournament of three matches with that many each.
    ///
    /// # Errors
    /// A game of no hands, or any number in a game that is not played over a number of hands.
    pub fn new(profile: &Profile, hands: Option<u64>, tournament: bool) -> Result<Self, ScoreFault> {
        if (hands.is_some() || tournament) && Scoring::of(profile) != Scoring::Yuzbir {
            return Err(ScoreFault::HandsUnwanted { variant: profile.variant });
        }
        let number = |hands: u64| usize::try_from(hands).ok().filter(|hands| *hands > 0);
        let hands = match hands {
            None => tournament.then_some(MOST_HANDS),
            Some(hands) => Some(number(hands).ok_or(ScoreFault::HandsNumber { hands })?),
        };
        Ok(Self { hands, tournament })
    }

    /// The hands of a game, where that was said.
    pub const fn hands(self) -> Option<usize> {
        self.hands
    }

    /// Whether three matches are played.
    pub const fn is_tournament(self) -> bool {
        self.tournament
    }
}

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameEnd {
    /// Its number of hands (`match.hands`).
    Hands,
    /// A limit of points (`match.limit`).
    Limit,
    /// An account that was used up, or a dizi (`score.moves`, `score.dizi-game`).
    Points,
}

/// A settled sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Sheet {
    /// Its form.
    pub form: Form,
    /// How its hands are scored.
    pub scoring: Scoring,
    /// The hands as they were played.
    pub hands: Vec<SheetHand>,
    /// The matches of a tournament, else the one game.
    pub matches: Vec<Match>,
}

/// A hand of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetHand {
    /// Its place in the sheet, counted from 1; a hand that does not count has one too.
    pub number: usize,
    /// The match it belongs to, counted from 1.
    pub game: usize,
    /// The hand, settled.
    pub score: HandScore,
    /// The indicator, where it is known.
    pub indicator: Option<Indicator>,
    /// All tiles left on the racks.
    pub left: Tiles,
    /// Where everybody stands after it.
    pub standing: Standing,
}

/// A match, or the game where only one is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The hands that count.
    pub hands: usize,
    /// Whether it is over.
    pub over: bool,
    /// The limit of points that a side has reached, where the game is played to one (`match.limit`).
    pub reached: Option<u32>,
    /// Where everybody stands at its end, or now.
    pub standing: Standing,
}

impl Sheet {
    /// Settles a sheet. What holds for all of it, teams and stakes, may be said in the first hand alone.
    ///
    /// # Errors
    /// Everything in it that cannot have happened.
    pub fn new(profile: &Profile, hands: &[Played], form: Form) -> Result<Self, Faults<ScoreFault>> {
        Self::carried(profile, hands, form, Before::first(profile))
    }

    /// Settles a sheet of a game, or of the first match of a tournament, into which the players carry accounts.
    ///
    /// # Errors
    /// Everything in it that cannot have happened.
    pub fn carried(
        profile: &Profile,
        hands: &[Played],
        form: Form,
        before: Before,
    ) -> Result<Self, Faults<ScoreFault>> {
        // What has no table's number of players is not compared with the other hands.
        let mut faults: Vec<Fault<ScoreFault>> = hands.iter().filter_map(|hand| crowd(profile, hand)).collect();
        if !faults.is_empty() {
            return Err(faults.into());
        }
        let mut outcomes = Vec::new();
        for played in filled(hands, &mut faults) {
            match Outcome::new(profile, &played) {
                Ok(outcome) => outcomes.push((played.at.clone(), outcome)),
                Err(others) => faults.extend(others),
            }
        }
        let Some((_, first)) = outcomes.first().filter(|_| faults.is_empty()) else {
            if hands.is_empty() {
                faults.push(Fault::whole(ScoreFault::NoHands));
            }
            return Err(faults.into());
        };
        let enrolled = first.seats().to_vec();
        let scoring = Scoring::of(profile);
        let mut book =
            Book { sheet: Self { form, scoring, hands: Vec::new(), matches: Vec::new() }, enrolled, before, profile };
        for (at, outcome) in &outcomes {
            book.enter(outcome).map_err(|fault| vec![at.fault(fault)])?;
        }
        Ok(book.sheet)
    }

    /// Whether no hand is left to play.
    pub fn is_over(&self) -> bool {
        if self.form.tournament {
            let played = self.matches.iter().filter(|game| game.over).count();
            played == MATCHES || self.wins().values().any(|&wins| wins >= TO_WIN)
        } else {
            self.matches.last().is_some_and(|game| game.over)
        }
    }

    /// The matches each side has won; nobody wins a match that is tied.
    pub fn wins(&self) -> BTreeMap<&str, usize> {
        let mut wins: BTreeMap<&str, usize> = BTreeMap::new();
        for game in self.matches.iter().filter(|game| game.over) {
            let first: Vec<&str> = game.standing.first().map(|side| side.name.as_str()).collect();
            if let [winner] = first.as_slice() {
                *wins.entry(winner).or_default() += 1;
            }
        }
        wins
    }

    /// The sides that lead; once the sheet is over, the winners. Empty where nobody has won a match yet.
    pub fn leaders(&self) -> Vec<&str> {
        if self.form.tournament {
            let wins = self.wins();
            let most = wins.values().max().copied().unwrap_or(0);
            return wins.into_iter().filter(|&(_, wins)| wins == most).map(|(side, _)| side).collect();
        }
        self.matches
            .last()
            .map(|game| game.standing.first().map(|side| side.name.as_str()).collect())
            .unwrap_or_default()
    }
}

/// A sheet while it is written.
struct Book<'p> {
    sheet: Sheet,
    /// The players as they sat at the first hand.
    enrolled: Vec<Seat>,
    before: Before,
    profile: &'p Profile,
}

impl Book<'_> {
    fn enter(&mut self, outcome: &Outcome) -> Result<(), ScoreFault> {
        let sheet = &mut self.sheet;
        if sheet.matches.last().is_none_or(|game| game.over) {
            let played = sheet.matches.len();
            if played > 0 && !(sheet.form.tournament && played < MATCHES) {
                let hands = sheet.matches.iter().map(|game| game.hands).sum();
                let reached = sheet.matches.last().is_some_and(|game| game.reached.is_some());
                let ended = match sheet.scoring {
                    Scoring::Yuzbir if reached => GameEnd::Limit,
                    Scoring::Yuzbir => GameEnd::Hands,
                    Scoring::Ladder | Scoring::Pot | Scoring::Chains => GameEnd::Points,
                };
                return Err(ScoreFault::HandAfterEnd { hands, ended });
            }
            if played > 0 {
                self.before = Before::first(self.profile);
            }
            let standing = Standing::new(&self.enrolled, &self.before);
            sheet.matches.push(Match { hands: 0, over: false, reached: None, standing });
        }
        let mut score = HandScore::new(outcome, &self.before);
        self.before.after(outcome, &score);
        let standing = Standing::new(&self.enrolled, &self.before);
        let reached = yuzbir::limit_reached(self.profile, standing.sides.iter().map(|side| side.balance));
        if reached.is_some() {
            score.clauses.push(Clause::MatchLimit);
            score.clauses.sort_unstable();
        }
        let game = sheet.matches.len();
        if let Some(current) = sheet.matches.last_mut() {
            let number = sheet.hands.len() + 1;
            current.hands += usize::from(!score.void);
            current.over = match sheet.scoring {
                // A game to a limit lasts as many hands as it takes.
                Scoring::Yuzbir if sheet.form.hands.is_none() && self.profile.match_limit.is_some() => false,
                Scoring::Yuzbir => current.hands >= sheet.form.hands.unwrap_or(MOST_HANDS),
                Scoring::Ladder => {
                    let balances = standing.players.iter().map(|player| player.balance);
                    ladder::ends_game(self.profile, score.finish.as_ref(), balances)
                }
                Scoring::Pot | Scoring::Chains => false,
            };
            current.over |= reached.is_some();
            current.reached = reached;
            current.standing = standing.clone();
            let (indicator, left) = (outcome.indicator(), outcome.left());
            sheet.hands.push(SheetHand { number, game, score, indicator, left, standing });
        }
        Ok(())
    }
}

/// The hands with what an earlier one said for all, and the faults of hands that do not belong together.
fn filled(hands: &[Played], faults: &mut Vec<Fault<ScoreFault>>) -> Vec<Played> {
    let Some(first) = hands.first() else { return Vec::new() };
    let mut stake: Option<Spanned<u32>> = None;
    let mut filled = Vec::new();
    for hand in hands {
        let mut hand = hand.clone();
        if let Some(stake) = &stake {
            hand.stake.get_or_insert_with(|| hand.at.with(stake.value));
        }
        stake.clone_from(&hand.stake);
        faults.extend(strangers(first, &hand));
        for player in &mut hand.players {
            let before = first.players.iter().find(|other| other.name.value == player.name.value);
            let Some(team) = before.and_then(|other| other.team.as_ref()) else { continue };
            match &player.team {
                None => player.team = Some(player.name.with(team.value.clone())),
                Some(other) if other.value != team.value => {
                    let (name, team) = (player.name.value.clone(), team.value.clone());
                    faults.push(other.fault(ScoreFault::SheetTeams { name, team }));
                }
                Some(_) => {}
            }
        }
        filled.push(hand);
    }
    filled
}

/// Players of a hand who were not in the first one, and the other way round.
fn strangers(first: &Played, hand: &Played) -> Vec<Fault<ScoreFault>> {
    let has = |hand: &Played, name: &str| hand.players.iter().any(|player| player.name.value == name);
    let absent: Vec<&str> =
        first.players.iter().map(|player| player.name.value.as_str()).filter(|name| !has(hand, name)).collect();
    let strangers: Vec<&Spanned<String>> =
        hand.players.iter().map(|player| &player.name).filter(|name| !has(first, &name.value)).collect();
    if strangers.is_empty() {
        let fault = |name: &&str| hand.at.fault(ScoreFault::SheetAbsent { name: (*name).to_owned() });
        return absent.iter().map(fault).collect();
    }
    let fault = |name: &&Spanned<String>| {
        // Whoever is missing is meant, however his name is written.
        let nearest = most_alike(&name.value, absent.iter().copied(), 0.0).map(|(_, name)| name.to_owned());
        name.fault(ScoreFault::SheetStranger { name: name.value.clone(), nearest })
    };
    strangers.iter().map(fault).collect()
}
