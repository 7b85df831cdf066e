//! The JSON answers of `okey score`: for a single finished hand, and for a score sheet with several hands.

use serde::Serialize;

use super::parts::{Head, each};
use crate::score::{Ending, FinishKind, HandScore, Match, Part, PlayerScore, Sheet, SheetHand, Standing, Total};
use crate::sheets::SheetForm;
use crate::table::{Indicator, Profile};
use crate::tiles::Face;
use crate::words::{Clause, ClauseSet, Language};

/// The points of one hand. The field `hand` lists the tiles left in all racks.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ScoreReport<'a> {
    /// The fields that all answers about a hand share.
    #[serde(flatten)]
    pub(crate) head: Head<'a>,
    /// How the hand ended, and the points of the players.
    #[serde(flatten)]
    pub(crate) settled: SettledReport,
    /// The points of the teams; empty if everyone plays alone.
    pub(crate) teams: Vec<SideReport>,
}

impl<'a> ScoreReport<'a> {
    /// Creates the answer for one hand.
    pub fn new(profile: &'a Profile, hand: &SheetHand, language: Language) -> Self {
        let score = &hand.score;
        let left: Vec<_> = hand.left.iter().collect();
        Self {
            head: Head::at("okey.score/2", profile, hand.indicator, left, score.clauses.clone()),
            settled: SettledReport::new(score, language),
            teams: if profile.has_partners() {
                each(score.sides(), |(name, points)| SideReport { name: name.to_owned(), points })
            } else {
                Vec::new()
            },
        }
    }
}

/// A finished hand with the points of every player.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SettledReport {
    /// How the hand was finished; null if no player finished.
    pub(crate) finish: Option<FinishReport>,
    /// True if the hand does not count and is played again.
    pub(crate) void: bool,
    /// The players in the order of the input.
    pub(crate) players: Vec<PlayerReport>,
}

impl SettledReport {
    pub(crate) fn new(score: &HandScore, language: Language) -> Self {
        let name = |player: usize| score.players[player].name.clone();
        Self {
            finish: score.finish.as_ref().map(|ending| FinishReport::new(ending, name)),
            void: score.void,
            players: each(&score.players, |player| PlayerReport::new(player, language)),
        }
    }
}

/// How a hand was finished: the player and the kinds of finish.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct FinishReport {
    /// The name of the player who finished.
    pub(crate) by: String,
    /// The special kinds of this finish; empty for a normal finish. `okey`: an okey was thrown. `pairs`: the player won
    /// with seven pairs or, in 101, had opened with pairs. `hand`: the player opened and finished in one turn. `devam`:
    /// the last two tiles were okeys. `dizi`: the player had the numbers 1 to 13 of one colour and a second 1.
    pub(crate) how: Vec<FinishKind>,
}

impl FinishReport {
    pub(crate) fn new(ending: &Ending, name: impl Fn(usize) -> String) -> Self {
        Self { by: name(ending.by), how: ending.how.clone() }
    }
}

/// The points that a hand adds for one player.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct PlayerReport {
    /// The name of the player.
    pub(crate) name: String,
    /// The team; null if everyone plays alone.
    pub(crate) team: Option<String>,
    /// The points of the player: the sum of the amounts in `parts`.
    pub(crate) points: i64,
    /// The amounts that add up to the points, each with its reason.
    pub(crate) parts: Vec<PartReport>,
}

impl PlayerReport {
    pub(crate) fn new(player: &PlayerScore, language: Language) -> Self {
        Self {
            name: player.name.clone(),
            team: player.team.clone(),
            points: player.points(),
            parts: each(&player.parts, |part| PartReport::new(part, language)),
        }
    }
}

/// One of the amounts that add up to a player's points in a hand, with the clause that sets it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct PartReport {
    /// The id of the clause that sets this amount. No clause sets a manual correction of the points. For such a
    /// correction, this field contains `match.hands`, but the clauses of the answer do not list this id.
    pub(crate) clause: Clause,
    /// The amount in points: `base` times `factor`.
    pub(crate) points: i64,
    /// The amount before it is multiplied.
    pub(crate) base: i64,
    /// The factor by which `base` is multiplied.
    pub(crate) factor: i64,
    /// The reason for this amount, in the requested language.
    pub(crate) note: String,
}

impl PartReport {
    pub(crate) fn new(part: &Part, language: Language) -> Self {
        Self {
            clause: part.clause,
            points: part.points(),
            base: part.base,
            factor: part.factor,
            note: part.text(language),
        }
    }
}

/// The points of a team in one hand.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SideReport {
    /// The name of the team.
    pub(crate) name: String,
    /// The sum of the points of the team's players.
    pub(crate) points: i64,
}

/// A score sheet: its hands, with the running totals.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct SheetReport<'a> {
    /// The fields that all answers about a hand share. The indicator and the okey are null and `hand` is empty, because
    /// they differ between hands.
    #[serde(flatten)]
    pub(crate) head: Head<'a>,
    /// The number of hands in a game: the value of the option `hands`, or 11 in a tournament without this option.
    /// Otherwise null, although a game of 101 then ends after 11 hands.
    pub(crate) game_hands: Option<usize>,
    /// True if the score sheet is a tournament of three matches.
    pub(crate) tournament: bool,
    /// The hands in order.
    pub(crate) hands: Vec<SheetHandReport>,
    /// The numbers of the hands that are not scored, because they were broken off or have no recorded end.
    pub(crate) unfinished: Vec<u32>,
    /// The totals of the players at the end of the sheet. In a tournament, those of the last match.
    pub(crate) totals: Vec<Total>,
    /// The totals of the teams; empty if everyone plays alone.
    pub(crate) teams: Vec<Total>,
    /// The matches of a tournament; otherwise a single entry for the game.
    pub(crate) matches: Vec<MatchReport>,
    /// True if no hand is left to play.
    pub(crate) over: bool,
    /// The teams or players in first place; in a tournament, those that have won the most matches. If no hand is left
    /// to play, they are the winners.
    pub(crate) leaders: Vec<String>,
}

impl<'a> SheetReport<'a> {
    /// Creates the answer for a sheet.
    pub fn new(profile: &'a Profile, sheet: &Sheet, language: Language) -> Self {
        let clauses = sheet.hands.iter().flat_map(|hand| &hand.score.clauses).copied().collect::<ClauseSet>();
        let last = sheet.matches.last().map(|game| &game.standing);
        Self {
            head: Head::at("okey.sheet/2", profile, None, Vec::new(), clauses.to_vec()),
            game_hands: sheet.form.hands(),
            tournament: sheet.form.is_tournament(),
            hands: each(&sheet.hands, |hand| SheetHandReport::new(profile, hand, language)),
            unfinished: sheet.unfinished.clone(),
            totals: last.map(|standing| standing.players.clone()).unwrap_or_default(),
            teams: last.map(|standing| teams(profile, standing)).unwrap_or_default(),
            matches: each(&sheet.matches, MatchReport::new),
            over: sheet.is_over(),
            leaders: each(sheet.leaders(), str::to_owned),
        }
    }
}

/// A hand or a sheet, converted to the text of a record or to JSON Lines.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ConvertedReport {
    /// The name and version of the schema: `okey.converted/1`.
    pub(crate) schema: &'static str,
    /// The form of the text. `record`: the text of a record. `json`: JSON Lines, with the header of the record in the
    /// first line and one hand in each further line.
    #[serde(rename = "as")]
    pub(crate) form: SheetForm,
    /// The converted text. An input line of `okey batch` with `"ask": "score"` can contain it in the field `sheet`.
    pub(crate) sheet: String,
}

impl ConvertedReport {
    /// Creates the answer from the converted text and its form.
    pub fn new(form: SheetForm, sheet: String) -> Self {
        Self { schema: "okey.converted/1", form, sheet }
    }
}

/// One hand of a sheet.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SheetHandReport {
    /// The number of the hand in the sheet, counted from 1. Hands that do not count are numbered too.
    pub(crate) number: u32,
    /// The number of the match that the hand belongs to, counted from 1.
    #[serde(rename = "match")]
    pub(crate) game: usize,
    /// The indicator's face, if it is known.
    pub(crate) indicator: Option<Face>,
    /// How the hand ended, and the points of the players.
    #[serde(flatten)]
    pub(crate) settled: SettledReport,
    /// The ids of the clauses that justify the points.
    pub(crate) clauses: Vec<Clause>,
    /// The totals of the players after the hand.
    pub(crate) totals: Vec<Total>,
    /// The totals of the teams after the hand; empty if everyone plays alone.
    pub(crate) teams: Vec<Total>,
}

impl SheetHandReport {
    pub(crate) fn new(profile: &Profile, hand: &SheetHand, language: Language) -> Self {
        Self {
            number: hand.number,
            game: hand.game,
            indicator: hand.indicator.map(Indicator::face),
            settled: SettledReport::new(&hand.score, language),
            clauses: hand.score.clauses.clone(),
            totals: hand.standing.players.clone(),
            teams: teams(profile, &hand.standing),
        }
    }
}

/// One match of a sheet.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct MatchReport {
    /// The number of hands played. Void hands are not counted.
    pub(crate) hands: usize,
    /// True if the match is over.
    pub(crate) over: bool,
    /// The limit of points, if a team or a player reached it and so ended the match; otherwise null.
    pub(crate) limit: Option<u32>,
    /// The teams or players with the best total.
    pub(crate) leaders: Vec<String>,
    /// The totals of the players at the end of the match.
    pub(crate) totals: Vec<Total>,
}

impl MatchReport {
    pub(crate) fn new(game: &Match) -> Self {
        Self {
            hands: game.hands,
            over: game.over,
            limit: game.reached,
            leaders: each(game.standing.first(), |side| side.name.clone()),
            totals: game.standing.players.clone(),
        }
    }
}

fn teams(profile: &Profile, standing: &Standing) -> Vec<Total> {
    if profile.has_partners() { standing.sides.clone() } else { Vec::new() }
}
