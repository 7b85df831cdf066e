//! The JSON answers of `okey score`: for a single hand, and for a sheet of hands.

use super::head::Head;
use super::made::{each, report};
use crate::score::{Ending, HandScore, Match, Part, PlayerScore, Sheet, SheetHand, SideScore, Standing, Total};
use crate::table::{Indicator, Profile};
use crate::text;
use crate::tiles::Face;
use crate::words::{Clause, ClauseSet, Language};

report! {
    /// The points of one hand. The field `hand` lists the tiles left in all racks.
    pub ScoreReport "The answer for one hand" (profile: &Profile, hand: &SheetHand, language: Language) where
        let score = &hand.score;
        let left = hand.left.iter().collect();
    {
        #[serde(flatten)]
        head "The common fields": Head = Head::at("okey.score/1", profile, hand.indicator, left, &score.clauses),
        #[serde(flatten)]
        settled "The points of the players": SettledReport = SettledReport::new(score, language),
        teams "The teams; none where everyone plays alone": Vec<SideReport>
            = if profile.has_partners() { each(score.sides(), SideReport::new) } else { Vec::new() },
    }
}

report! {
    /// A finished hand with the points of every player.
    pub(crate) SettledReport(score: &HandScore, language: Language) where
        let name = |player: usize| score.players[player].name.clone();
    {
        finish "The finish; null where the stock ran out": Option<FinishReport>
            = score.finish.as_ref().map(|ending| FinishReport::new(ending, name)),
        void "Whether the hand does not count and is played again": bool = score.void,
        players "The players, in the order they were given": Vec<PlayerReport>
            = each(&score.players, |player| PlayerReport::new(player, language)),
    }
}

report! {
    /// How a hand was finished: the player and the kinds of finish.
    pub(crate) FinishReport(ending: &Ending, name: impl Fn(usize) -> String) {
        by "The finisher": String = name(ending.by),
        how "What made it more than a normal finish: `okey`, `pairs`, `hand`, `devam`, `dizi`": Vec<&'static str>
            = each(&ending.how, |how| how.name()),
    }
}

report! {
    /// The points that a hand adds for one player.
    pub(crate) PlayerReport(player: &PlayerScore, language: Language) {
        name "The player": String = player.name.clone(),
        team "The team; null where everyone plays alone": Option<String> = player.team.clone(),
        points "The sum of the parts": i64 = player.points(),
        parts "What it is made of": Vec<PartReport> = each(&player.parts, |part| PartReport::new(part, language)),
    }
}

report! {
    /// One part of a player's points, with its clause.
    pub(crate) PartReport(part: &Part, language: Language) {
        clause "The id of the clause behind it": Clause = part.clause,
        points "What it adds: `base` times `factor`": i64 = part.points(),
        base "The figure before it is multiplied": i64 = part.base,
        factor "What it is multiplied by": i64 = part.factor,
        note "What it is for, in the language asked for": String = text::score::note(part, language),
    }
}

report! {
    /// The points of a team in one hand.
    pub(crate) SideReport(side: SideScore) {
        name "The team": String = side.name,
        points "The points of its players together": i64 = side.points,
    }
}

report! {
    /// A sheet of hands, with the running totals.
    pub SheetReport "The answer for a sheet" (profile: &Profile, sheet: &Sheet, language: Language) where
        let clauses = sheet.hands.iter().flat_map(|hand| &hand.score.clauses).copied().collect::<ClauseSet>();
        let last = sheet.matches.last().map(|game| &game.standing);
    {
        #[serde(flatten)]
        head "The common fields; the indicator, the okey and the tiles are those of each hand": Head
            = Head::at("okey.sheet/1", profile, None, Vec::new(), &clauses.to_vec()),
        game_hands "The hands of a game; null where that was not said, or the game has no number of hands":
            Option<usize> = sheet.form.hands(),
        tournament "Whether it is a tournament of three matches": bool = sheet.form.is_tournament(),
        hands "The hands in order": Vec<SheetHandReport>
            = each(&sheet.hands, |hand| SheetHandReport::new(profile, hand, language)),
        totals "The players at the end of the sheet; of the last match, where there are several": Vec<TotalReport>
            = last.map(players).unwrap_or_default(),
        teams "The teams; none where everyone plays alone": Vec<TotalReport>
            = last.map(|standing| teams(profile, standing)).unwrap_or_default(),
        matches "The matches of a tournament, else the one game": Vec<MatchReport>
            = each(&sheet.matches, MatchReport::new),
        over "Whether no hand is left to play": bool = sheet.is_over(),
        leaders "The sides that lead, teams or players; once it is over, the winners": Vec<String>
            = each(sheet.leaders(), str::to_owned),
    }
}

report! {
    /// One hand of a sheet.
    pub(crate) SheetHandReport(profile: &Profile, hand: &SheetHand, language: Language) {
        number "Its place in the sheet, counted from 1; a hand that does not count has one too": usize = hand.number,
        #[serde(rename = "match")]
        game "The match it belongs to, counted from 1": usize = hand.game,
        indicator "The indicator's face, where it is known": Option<Face> = hand.indicator.map(Indicator::face),
        #[serde(flatten)]
        settled "The points of the players": SettledReport = SettledReport::new(&hand.score, language),
        clauses "The ids of the clauses the hand rests on": Vec<Clause> = hand.score.clauses.clone(),
        totals "The players' running totals after it": Vec<TotalReport> = players(&hand.standing),
        teams "The teams' running totals; none where everyone plays alone": Vec<TotalReport>
            = teams(profile, &hand.standing),
    }
}

report! {
    /// The running total of a player or a team.
    pub(crate) TotalReport(total: &Total) {
        name "The player or the team": String = total.name.clone(),
        points "The sum of what the hands added": i64 = total.points,
        balance "The same, but in the classic games counted from what everyone starts with": i64 = total.balance,
        place "The place, counted from 1; ties share it": usize = total.place,
    }
}

report! {
    /// One match of a sheet.
    pub(crate) MatchReport(game: &Match) {
        hands "The hands that count": usize = game.hands,
        over "Whether it is over": bool = game.over,
        limit "The limit of points that a side has reached, which ended it; null where none has": Option<u32>
            = game.reached,
        leaders "The sides in the first place": Vec<String> = each(game.standing.first(), |side| side.name.clone()),
        totals "The players' totals": Vec<TotalReport> = players(&game.standing),
    }
}

fn players(standing: &Standing) -> Vec<TotalReport> {
    each(&standing.players, TotalReport::new)
}

fn teams(profile: &Profile, standing: &Standing) -> Vec<TotalReport> {
    if profile.has_partners() { each(&standing.sides, TotalReport::new) } else { Vec::new() }
}
