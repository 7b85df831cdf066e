//! The answers of `okey score`: one hand, or a sheet.

use schemars::JsonSchema;
use serde::Serialize;

use super::head::Head;
use crate::score::{Ending, HandScore, Match, Part, PlayerScore, Sheet, SheetHand, SideScore, Standing, Total};
use crate::table::{Indicator, Profile};
use crate::text;
use crate::tiles::Face;
use crate::words::{Clause, ClauseSet, Language};

/// The points of one hand. Its `hand` lists the tiles left on all racks together.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ScoreReport {
    /// The common fields.
    #[serde(flatten)]
    head: Head,
    /// What the players come to.
    #[serde(flatten)]
    settled: SettledReport,
    /// The teams; none where everyone plays alone.
    teams: Vec<SideReport>,
}

/// A hand as it was settled.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SettledReport {
    /// The finish; null where the stock ran out.
    finish: Option<FinishReport>,
    /// Whether the hand does not count and is played again.
    void: bool,
    /// The players, in the order they were given.
    players: Vec<PlayerReport>,
}

/// Who finished, and how.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct FinishReport {
    /// The finisher.
    by: String,
    /// What made it more than a normal finish: `okey`, `pairs`, `hand`, `devam`, `dizi`.
    how: Vec<&'static str>,
}

/// What a hand adds to one player's account.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PlayerReport {
    /// The player.
    name: String,
    /// The team; null where everyone plays alone.
    team: Option<String>,
    /// The sum of the parts.
    points: i64,
    /// What it is made of.
    parts: Vec<PartReport>,
}

/// One part of a player's points.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PartReport {
    /// The id of the clause behind it.
    clause: Clause,
    /// What it adds: `base` times `factor`.
    points: i64,
    /// The figure before it is multiplied.
    base: i64,
    /// What it is multiplied by.
    factor: i64,
    /// What it is for, in the language asked for.
    note: String,
}

/// The points of a team.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SideReport {
    /// The team.
    name: String,
    /// The points of its players together.
    points: i64,
}

/// A sheet of hands with its running totals.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SheetReport {
    /// The common fields; the indicator, the okey and the tiles are those of each hand.
    #[serde(flatten)]
    head: Head,
    /// The hands of a game; null where that was not said, or the game has no number of hands.
    game_hands: Option<usize>,
    /// Whether it is a tournament of three matches.
    tournament: bool,
    /// The hands in order.
    hands: Vec<SheetHandReport>,
    /// The players at the end of the sheet; of the last match, where there are several.
    totals: Vec<TotalReport>,
    /// The teams; none where everyone plays alone.
    teams: Vec<TotalReport>,
    /// The matches of a tournament, else the one game.
    matches: Vec<MatchReport>,
    /// Whether no hand is left to play.
    over: bool,
    /// The sides that lead, teams or players; once it is over, the winners.
    leaders: Vec<String>,
}

/// A hand of a sheet.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SheetHandReport {
    /// Its place in the sheet, counted from 1; a hand that does not count has one too.
    number: usize,
    /// The match it belongs to, counted from 1.
    #[serde(rename = "match")]
    game: usize,
    /// The indicator's face, where it is known.
    indicator: Option<Face>,
    /// What the players come to.
    #[serde(flatten)]
    settled: SettledReport,
    /// The ids of the clauses the hand rests on.
    clauses: Vec<Clause>,
    /// The players' running totals after it.
    totals: Vec<TotalReport>,
    /// The teams' running totals; none where everyone plays alone.
    teams: Vec<TotalReport>,
}

/// A running total.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct TotalReport {
    /// The player or the team.
    name: String,
    /// The sum of what the hands added.
    points: i64,
    /// The same, but in the classic games counted from what everyone starts with.
    balance: i64,
    /// The place, counted from 1; ties share it.
    place: usize,
}

/// A match.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct MatchReport {
    /// The hands that count.
    hands: usize,
    /// Whether it is over.
    over: bool,
    /// The sides in the first place.
    leaders: Vec<String>,
    /// The players' totals.
    totals: Vec<TotalReport>,
}

impl ScoreReport {
    /// The answer for one hand.
    #[must_use]
    pub fn new(profile: &Profile, hand: &SheetHand, language: Language) -> Self {
        let score = &hand.score;
        let left = hand.left.iter().collect();
        let head = Head::at("okey.score/1", profile, hand.indicator, left, &score.clauses);
        Self {
            head,
            settled: SettledReport::new(score, language),
            teams: if profile.teams { score.sides().into_iter().map(side).collect() } else { Vec::new() },
        }
    }
}

impl SheetReport {
    /// The answer for a sheet.
    #[must_use]
    pub fn new(profile: &Profile, sheet: &Sheet, language: Language) -> Self {
        let clauses: ClauseSet = sheet.hands.iter().flat_map(|hand| hand.score.clauses.iter().copied()).collect();
        let last = sheet.matches.last().map(|game| &game.standing);
        Self {
            head: Head::at("okey.sheet/1", profile, None, Vec::new(), &clauses.to_vec()),
            game_hands: sheet.form.hands(),
            tournament: sheet.form.is_tournament(),
            hands: sheet.hands.iter().map(|hand| sheet_hand(profile, hand, language)).collect(),
            totals: last.map(|standing| totals(&standing.players)).unwrap_or_default(),
            teams: last.map(|standing| teams(profile, standing)).unwrap_or_default(),
            matches: sheet.matches.iter().map(match_report).collect(),
            over: sheet.is_over(),
            leaders: sheet.leaders().into_iter().map(str::to_owned).collect(),
        }
    }
}

fn sheet_hand(profile: &Profile, hand: &SheetHand, language: Language) -> SheetHandReport {
    SheetHandReport {
        number: hand.number,
        game: hand.game,
        indicator: hand.indicator.map(Indicator::face),
        settled: SettledReport::new(&hand.score, language),
        clauses: hand.score.clauses.clone(),
        totals: totals(&hand.standing.players),
        teams: teams(profile, &hand.standing),
    }
}

fn match_report(game: &Match) -> MatchReport {
    MatchReport {
        hands: game.hands,
        over: game.over,
        leaders: game.standing.first().map(|side| side.name.clone()).collect(),
        totals: totals(&game.standing.players),
    }
}

pub(super) fn finish(ending: &Ending, name: impl Fn(usize) -> String) -> FinishReport {
    FinishReport { by: name(ending.by), how: ending.how.iter().map(|how| how.name()).collect() }
}

impl SettledReport {
    fn new(score: &HandScore, language: Language) -> Self {
        let player = |player: &PlayerScore| PlayerReport {
            name: player.name.clone(),
            team: player.team.clone(),
            points: player.points(),
            parts: player.parts.iter().map(|each| part(each, language)).collect(),
        };
        let finish = score.finish.as_ref().map(|ending| finish(ending, |by| score.players[by].name.clone()));
        Self { finish, void: score.void, players: score.players.iter().map(player).collect() }
    }
}

/// One part of a player's points.
pub(super) fn part(part: &Part, language: Language) -> PartReport {
    let note = text::score::note(part, language);
    PartReport { clause: part.clause, points: part.points(), base: part.base, factor: part.factor, note }
}

fn side(side: SideScore) -> SideReport {
    SideReport { name: side.name, points: side.points }
}

fn teams(profile: &Profile, standing: &Standing) -> Vec<TotalReport> {
    if profile.teams { totals(&standing.sides) } else { Vec::new() }
}

fn totals(totals: &[Total]) -> Vec<TotalReport> {
    let total = |total: &Total| TotalReport {
        name: total.name.clone(),
        points: total.points,
        balance: total.balance,
        place: total.place,
    };
    totals.iter().map(total).collect()
}
