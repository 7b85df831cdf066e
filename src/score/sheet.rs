//! A score sheet (yazboz): hands scored one after another, with running totals, until the game is over. A side is a
//! team, or a single player at a table without partners.

use crate::sort;
use std::borrow::Borrow;
use std::collections::BTreeMap;

use serde::Serialize;

use super::hand::by_side;
use super::refused::{crowd, repeated_names, teams, unknown_finisher, yellow_and_green};
use super::{Balances, HandScore, Outcome, Played, ScoreFault, Scoring, Seat, Spanned, ladder, yuzbir};
use crate::table::{Indicator, Profile, SEATS};
use crate::tiles::Tiles;
use crate::words::{Clause, Fault, Faults, most_similar};

/// The running total of a player or a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "TotalReport"))]
pub(crate) struct Total {
    /// The name of the player or the team.
    pub(crate) name: String,
    /// The points of all hands so far and those carried over from earlier games, without the starting points. In a
    /// tournament, only the hands of the same match count.
    pub(crate) points: i64,
    /// `points` plus the points that each player starts with, if any.
    pub(crate) balance: i64,
    /// The rank, counted from 1. Equal totals have the same rank.
    pub(crate) place: usize,
}

/// The totals and ranks of all players and all sides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) players: Vec<Total>,
    pub(crate) sides: Vec<Total>,
}

/// The text between the players' names in the name of a team.
pub(crate) const BETWEEN_MATES: &str = " + ";

/// Returns the default name of a team, as in `Ali + Can`.
pub(crate) fn team_name(players: &[impl Borrow<str>]) -> String {
    players.join(BETWEEN_MATES)
}

impl Standing {
    pub(super) fn new(enrolled: &[Seat], now: &Balances) -> Self {
        let players: Vec<(&str, i64)> =
            enrolled.iter().map(|player| (player.name.as_str(), now.points(&player.name))).collect();
        let teams = enrolled.iter().map(|player| player.team.as_deref());
        let sides: Vec<&str> = teams.zip(&players).map(|(team, &(name, _))| team.unwrap_or(name)).collect();
        let totals = by_side(sides.iter().copied().zip(players.iter().map(|&(_, points)| points)));
        // A team starts with the sum of its players' starting points.
        let members = |name: &str| sides.iter().map(|&side| i64::from(side == name)).sum::<i64>();
        Self { players: placed(now, &players, |_| 1), sides: placed(now, &totals, members) }
    }

    /// Returns the sides in first place; several if their totals are equal.
    pub(crate) fn first(&self) -> impl Iterator<Item = &Total> {
        self.sides.iter().filter(|side| side.place == 1)
    }
}

fn placed(now: &Balances, points: &[(&str, i64)], members: impl Fn(&str) -> i64) -> Vec<Total> {
    let better = |one: i64, other: i64| if now.fewer_wins { one < other } else { one > other };
    let total = |&(name, own): &(&str, i64)| Total {
        name: name.to_owned(),
        points: own,
        balance: now.start() * members(name) + own,
        place: 1 + points.iter().filter(|&&(_, other)| better(other, own)).count(),
    };
    points.iter().map(total).collect()
}

/// The default number of hands in a game, or in each match of a tournament (`match.hands`).
const MOST_HANDS: usize = 11;

const MATCHES: usize = 3;

/// The number of wins that end a tournament.
const TO_WIN: usize = 2;

/// How the hands of a score sheet are divided: one game, or a tournament of three matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Form {
    hands: Option<usize>,
    tournament: bool,
}

impl Form {
    /// Creates the form of one game, or of a tournament, with `hands` hands in each match.
    ///
    /// # Errors
    ///
    /// Returns a fault if the number of hands is 0. Also fails if `hands` or `tournament` is set in a game other than
    /// 101, because only 101 has a fixed number of hands.
    pub(crate) fn new(profile: &Profile, hands: Option<u64>, tournament: bool) -> Result<Self, ScoreFault> {
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

    /// Returns the form of one game. Ignores `hands` in games other than 101, which have no fixed number of hands.
    pub(crate) fn game(profile: &Profile, hands: Option<usize>) -> Self {
        Self { hands: hands.filter(|_| Scoring::of(profile) == Scoring::Yuzbir), tournament: false }
    }

    pub(crate) const fn tournament() -> Self {
        Self { hands: Some(MOST_HANDS), tournament: true }
    }

    /// Returns the number of hands in the game or in each match, if it was set.
    pub(crate) const fn hands(self) -> Option<usize> {
        self.hands
    }

    pub(crate) const fn is_tournament(self) -> bool {
        self.tournament
    }
}

/// A score sheet: its hands and all points.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub(crate) struct Sheet {
    pub(crate) form: Form,
    pub(crate) scoring: Scoring,
    /// In the order in which they were played.
    pub(crate) hands: Vec<SheetHand>,
    /// The matches of a tournament, or the only game. Empty before the first hand.
    pub(crate) matches: Vec<Match>,
    /// The numbers of the hands without an end, which are not scored.
    pub(crate) unfinished: Vec<u32>,
}

/// One hand of a score sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SheetHand {
    /// The number in the report, or one more than that of the preceding hand, even a void one.
    pub(crate) number: u32,
    /// The number of its match, counted from 1.
    pub(crate) game: usize,
    pub(crate) score: HandScore,
    pub(crate) indicator: Option<Indicator>,
    /// The known tiles left on all racks.
    pub(crate) left: Tiles,
    /// The totals and ranks after the hand.
    pub(crate) standing: Standing,
}

/// A match of a tournament, or the only game of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Match {
    /// The totals and ranks before the first hand.
    pub(crate) before: Standing,
    /// The number of hands played, without void ones.
    pub(crate) hands: usize,
    pub(crate) over: bool,
    /// The table's limit of points, if a side has reached it (`match.limit`).
    pub(crate) reached: Option<u32>,
    /// The totals and ranks after the last hand of the match.
    pub(crate) standing: Standing,
}

impl Sheet {
    /// Scores all hands of a sheet. Missing teams are those of the first hand, and a missing stake is that of the
    /// preceding hand.
    ///
    /// # Errors
    ///
    /// Returns every contradiction in the sheet.
    pub(crate) fn new(profile: &Profile, hands: &[Played], form: Form) -> Result<Self, Faults<ScoreFault>> {
        // With an impossible number of players, further checks would give misleading faults.
        let mut faults: Vec<Fault<ScoreFault>> = hands.iter().filter_map(|hand| crowd(profile, hand)).collect();
        if !faults.is_empty() {
            return Err(faults.into());
        }
        faults.extend(totals_faults(hands));
        faults.extend(number_faults(hands));
        let totals = hands.iter().take(1).flat_map(|hand| &hand.totals);
        let before = Balances::first(profile).with(totals.map(|(name, points)| (name.value.as_str(), *points)));
        let mut outcomes = Vec::new();
        for played in filled(profile, hands, &mut faults) {
            match Outcome::new(profile, &played) {
                Ok(outcome) => outcomes.push((played, outcome)),
                Err(others) => faults.extend(others),
            }
        }
        let Some((_, first)) = outcomes.first().filter(|_| faults.is_empty()) else {
            if hands.is_empty() {
                faults.push(Fault::whole(ScoreFault::NoHands));
            }
            return Err(faults.into());
        };
        let mut book = Book { enrolled: first.seats().to_vec(), ..Book::new(profile, form, before) };
        for (played, outcome) in &outcomes {
            book.score(profile, played, outcome).map_err(|fault| vec![fault])?;
        }
        Ok(book.sheet)
    }

    /// Returns true if the game or the tournament is over.
    pub(crate) fn is_over(&self) -> bool {
        if self.form.tournament {
            let played = self.matches.iter().filter(|game| game.over).count();
            played == MATCHES || self.wins().values().any(|&wins| wins >= TO_WIN)
        } else {
            self.matches.last().is_some_and(|game| game.over)
        }
    }

    /// Returns the number of matches won by each side. A tied match has no winner.
    pub(crate) fn wins(&self) -> BTreeMap<&str, usize> {
        let mut wins: BTreeMap<&str, usize> = BTreeMap::new();
        for game in self.matches.iter().filter(|game| game.over) {
            let first: Vec<&str> = game.standing.first().map(|side| side.name.as_str()).collect();
            if let [winner] = first.as_slice() {
                *wins.entry(winner).or_default() += 1;
            }
        }
        wins
    }

    /// Returns the sides in first place: the winners if the sheet is over. In a tournament, these are the sides with
    /// the most wins; none before the first win.
    pub(crate) fn leaders(&self) -> Vec<&str> {
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

/// A score sheet into which hands are entered one at a time.
#[derive(Debug, Clone)]
pub(crate) struct Book {
    pub(crate) sheet: Sheet,
    enrolled: Vec<Seat>,
    before: Balances,
    /// The latest hand, from which the next hand takes missing teams and a missing stake.
    last: Option<Played>,
}

impl Book {
    /// Returns an empty sheet for players with the points in `before`.
    pub(crate) const fn new(profile: &Profile, form: Form, before: Balances) -> Self {
        let scoring = Scoring::of(profile);
        let sheet = Sheet { form, scoring, hands: Vec::new(), matches: Vec::new(), unfinished: Vec::new() };
        Self { sheet, enrolled: Vec::new(), before, last: None }
    }

    /// Scores one more hand, as [`Sheet::new`] does. The hand must have no number and no points carried over.
    ///
    /// # Errors
    ///
    /// Returns every contradiction in the hand, and between it and those before.
    pub(crate) fn enter(&mut self, profile: &Profile, hand: &Played) -> Result<(), Faults<ScoreFault>> {
        let mut faults: Vec<Fault<ScoreFault>> = crowd(profile, hand).into_iter().collect();
        let before = self.last.as_ref();
        let stake = before.and_then(|before| carried_stake(profile, before));
        let played = fill(before.unwrap_or(hand), stake, hand, &mut faults);
        if !faults.is_empty() {
            return Err(faults.into());
        }
        let outcome = Outcome::new(profile, &played)?;
        if before.is_none() {
            self.enrolled = outcome.seats().to_vec();
        }
        self.score(profile, &played, &outcome).map_err(|fault| vec![fault])?;
        self.last = Some(played);
        Ok(())
    }

    fn score(&mut self, profile: &Profile, hand: &Played, outcome: &Outcome) -> Result<(), Fault<ScoreFault>> {
        let sheet = &mut self.sheet;
        if sheet.matches.last().is_none_or(|game| game.over) {
            let played = sheet.matches.len();
            if played > 0 && !(sheet.form.tournament && played < MATCHES) {
                let hands = sheet.matches.iter().map(|game| game.hands).sum();
                let reached = sheet.matches.last().is_some_and(|game| game.reached.is_some());
                let clause = match sheet.scoring {
                    Scoring::Yuzbir if reached => Some(Clause::MatchLimit),
                    Scoring::Yuzbir => Some(Clause::MatchHands),
                    Scoring::Ladder | Scoring::Pot | Scoring::Chains => None,
                };
                return Err(hand.at.fault(ScoreFault::HandAfterEnd { hands, clause }));
            }
            if played > 0 {
                self.before = Balances::first(profile);
            }
            let standing = Standing::new(&self.enrolled, &self.before);
            if let Some(clause) = ended_before(profile, sheet.scoring, &standing) {
                return Err(hand.at.fault(ScoreFault::HandAfterEnd { hands: 0, clause }));
            }
            let before = standing.clone();
            sheet.matches.push(Match { before, hands: 0, over: false, reached: None, standing });
        }
        let mut score = HandScore::new(outcome, &self.before);
        self.before.after(outcome, &score);
        let standing = Standing::new(&self.enrolled, &self.before);
        let reached = yuzbir::limit_reached(profile, standing.sides.iter().map(|side| side.balance));
        if reached.is_some() {
            score.clauses.push(Clause::MatchLimit);
            sort::ascending(&mut score.clauses);
        }
        let game = sheet.matches.len();
        if let Some(current) = sheet.matches.last_mut() {
            let number = hand.number_after(sheet.hands.last().map_or(0, |hand| hand.number));
            current.hands += usize::from(!score.void);
            current.over = match sheet.scoring {
                // A limit of points replaces the number of hands.
                Scoring::Yuzbir if sheet.form.hands.is_none() && profile.match_limit.is_some() => false,
                Scoring::Yuzbir => current.hands >= sheet.form.hands.unwrap_or(MOST_HANDS),
                Scoring::Ladder => {
                    let balances = standing.players.iter().map(|player| player.balance);
                    ladder::ends_game(profile, score.finish.as_ref(), balances)
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

/// Returns true if the points carried over have ended the game before its first hand: `Some` with the clause about a
/// limit of points, or `Some(None)` if a player of the classic game has no points left.
#[expect(clippy::option_option, reason = "the clause of an ended game may be missing, as in the fault")]
fn ended_before(profile: &Profile, scoring: Scoring, standing: &Standing) -> Option<Option<Clause>> {
    let players = standing.players.iter().map(|player| player.balance);
    let is_won = scoring == Scoring::Ladder && ladder::ends_game(profile, None, players);
    let reached = yuzbir::limit_reached(profile, standing.sides.iter().map(|side| side.balance));
    (is_won || reached.is_some()).then(|| reached.map(|_| Clause::MatchLimit))
}

/// Fills in missing teams and stakes, as [`Sheet::new`] describes. Adds a fault to `faults` for each hand whose players
/// or teams differ from those of the first hand.
fn filled(profile: &Profile, hands: &[Played], faults: &mut Vec<Fault<ScoreFault>>) -> Vec<Played> {
    let Some(first) = hands.first() else { return Vec::new() };
    let mut filled: Vec<Played> = Vec::new();
    for hand in hands {
        let stake = filled.last().and_then(|before| carried_stake(profile, before));
        filled.push(fill(first, stake, hand, faults));
    }
    filled
}

/// Returns the stake that also holds for the hand after `before`. A game without a pot has none: the hand that names a
/// stake reports it.
fn carried_stake<'p>(profile: &Profile, before: &'p Played) -> Option<&'p Spanned<u32>> {
    before.stake.as_ref().filter(|_| Scoring::of(profile) == Scoring::Pot)
}

/// Fills in a missing stake from `stake`, and missing teams from the hand `first`. Adds faults to `faults` if the
/// players or teams differ from those of `first`.
fn fill(first: &Played, stake: Option<&Spanned<u32>>, hand: &Played, faults: &mut Vec<Fault<ScoreFault>>) -> Played {
    let mut hand = hand.clone();
    if let Some(stake) = stake {
        hand.stake.get_or_insert_with(|| hand.at.with(stake.value));
    }
    faults.extend(strangers(&names_of(first), &hand));
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
    hand
}

/// Returns a fault for each name in the carried points (`totals`) that is not a player, and for each later hand with
/// such points.
fn totals_faults(hands: &[Played]) -> Vec<Fault<ScoreFault>> {
    let late = hands.iter().skip(1).filter_map(|hand| Some(hand.totals.first()?.0.fault(ScoreFault::TotalsLate)));
    let Some(first) = hands.first() else { return Vec::new() };
    let players = names_of(first);
    let strangers = first.totals.iter().map(|(name, _)| name).filter(|name| !players.contains(&name.value.as_str()));
    strangers.map(|name| stranger(name, &players)).chain(late).collect()
}

/// Returns a fault for everything in a hand that contradicts the header of its sheet. `players` are the names in the
/// header, in the order of play.
pub(crate) fn header_faults(profile: &Profile, players: &[String], hand: &Played) -> Vec<Fault<ScoreFault>> {
    let variant = hand.variant.as_ref().filter(|variant| variant.value != profile.variant);
    let other_variant =
        variant.map(|variant| variant.fault(ScoreFault::SheetVariant { first: profile.variant, here: variant.value }));
    let late = hand.totals.first().map(|(name, _)| name.fault(ScoreFault::TotalsLate));
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    let mut faults: Vec<Fault<ScoreFault>> = other_variant.into_iter().chain(late).collect();
    faults.extend(strangers(&players, hand));
    faults.extend(repeated_names(&hand.players));
    faults.extend(unknown_finisher(hand));
    // Check this here: a record calls the fourth colour yellow even if it was green.
    faults.extend(yellow_and_green(hand));
    faults.extend(if profile.has_partners() { other_mates(&players, hand) } else { teams(profile, hand) });
    faults
}

/// Returns a fault for partners (players who sit opposite each other) with different teams.
fn other_mates(players: &[&str], hand: &Played) -> Vec<Fault<ScoreFault>> {
    let reported = |name: &str| hand.players.iter().find(|player| player.name.value == name);
    let pairs = players.iter().zip(players.iter().skip(SEATS / 2));
    let differ = pairs.filter_map(|(one, mate)| {
        let (first, second) = (reported(one)?.team.as_ref()?, reported(mate)?.team.as_ref()?);
        let kind = ScoreFault::SheetTeams { name: (*mate).to_owned(), team: first.value.clone() };
        (first.value != second.value).then(|| second.fault(kind))
    });
    differ.collect()
}

fn names_of(hand: &Played) -> Vec<&str> {
    hand.players.iter().map(|player| player.name.value.as_str()).collect()
}

/// Returns the fault for a name that is no player of a sheet. It suggests the most similar candidate, even a very
/// different one, because the name is probably misspelt.
pub(crate) fn stranger<N: AsRef<str>>(name: &Spanned<String>, candidates: &[N]) -> Fault<ScoreFault> {
    let nearest = most_similar(&name.value, candidates.iter().map(N::as_ref), 0.0).map(|(_, name)| name.to_owned());
    name.fault(ScoreFault::SheetStranger { name: name.value.clone(), nearest })
}

fn number_faults(hands: &[Played]) -> Vec<Fault<ScoreFault>> {
    let mut faults = Vec::new();
    let mut before = 0;
    for hand in hands {
        let number = hand.number_after(before);
        if number <= before {
            let at = hand.number.as_ref().map_or(hand.at.clone(), |number| number.with(()));
            faults.push(at.fault(ScoreFault::HandNumber { number, before }));
        }
        before = number;
    }
    faults
}

/// Returns a fault for each player of `hand` who is not in `players` or, if there are none, for each name that `hand`
/// lacks.
fn strangers(players: &[&str], hand: &Played) -> Vec<Fault<ScoreFault>> {
    let own = names_of(hand);
    let absent: Vec<&str> = players.iter().copied().filter(|name| !own.contains(name)).collect();
    let named = hand.players.iter().map(|player| &player.name);
    let strangers: Vec<&Spanned<String>> = named.filter(|name| !players.contains(&name.value.as_str())).collect();
    if strangers.is_empty() {
        let fault = |name: &&str| hand.at.fault(ScoreFault::SheetAbsent { name: (*name).to_owned() });
        return absent.iter().map(fault).collect();
    }
    strangers.into_iter().map(|name| stranger(name, &absent)).collect()
}
