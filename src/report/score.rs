//! The JSON answers of `okey score`: for a single hand, and for a sheet of hands.

use super::made::{Name, each, report};
use super::parts::Head;
use crate::score::{
    Ending, FinishKind, HandScore, Match, Part, PlayerScore, Sheet, SheetHand, SideScore, Standing, Total,
};
use crate::table::{Indicator, Profile};
use crate::text;
use crate::tiles::Face;
use crate::words::{Clause, ClauseSet, Language};

report! {
    /// The points of one hand. The field `hand` lists the tiles left in all racks.
    pub ScoreReport "Creates the answer for one hand" (profile: &Profile, hand: &SheetHand, language: Language) where
        let score = &hand.score;
        let left = hand.left.iter().collect();
    {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head
            = Head::at("okey.score/2", profile, hand.indicator, left, &score.clauses),
        #[serde(flatten)]
        settled "The points of the players": SettledReport = SettledReport::new(score, language),
        teams "The points of the teams; empty if everyone plays alone": Vec<SideReport>
            = if profile.has_partners() { each(score.sides(), SideReport::new) } else { Vec::new() },
    }
}

report! {
    /// A finished hand with the points of every player.
    pub(crate) SettledReport(score: &HandScore, language: Language) where
        let name = |player: usize| score.players[player].name.clone();
    {
        finish "How the hand was finished; null if the stock ran out": Option<FinishReport>
            = score.finish.as_ref().map(|ending| FinishReport::new(ending, name)),
        void "True if the hand does not count and is played again": bool = score.void,
        players "The players in the order of the input": Vec<PlayerReport>
            = each(&score.players, |player| PlayerReport::new(player, language)),
    }
}

report! {
    /// How a hand was finished: the player and the kinds of finish.
    pub(crate) FinishReport(ending: &Ending, name: impl Fn(usize) -> String) {
        by "The player who finished": String = name(ending.by),
        how "The special kinds of this finish: `okey`, `pairs`, `hand`, `devam`, `dizi`; empty for a normal finish":
            Vec<Name<FinishKind>>
            = each(&ending.how, |how| Name(*how)),
    }
}

report! {
    /// The points that a hand adds for one player.
    pub(crate) PlayerReport(player: &PlayerScore, language: Language) {
        name "The player": String = player.name.clone(),
        team "The team; null if everyone plays alone": Option<String> = player.team.clone(),
        points "The sum of the parts": i64 = player.points(),
        parts "The parts of the points": Vec<PartReport> = each(&player.parts, |part| PartReport::new(part, language)),
    }
}

report! {
    /// One part of a player's points, with its clause.
    pub(crate) PartReport(part: &Part, language: Language) {
        clause "The id of the clause that justifies this part": Clause = part.clause,
        points "The points of this part: `base` times `factor`": i64 = part.points(),
        base "The points before multiplication": i64 = part.base,
        factor "The factor by which `base` is multiplied": i64 = part.factor,
        note "The reason for this part, in the requested language": String = text::score::note(part, language),
    }
}

report! {
    /// The points of a team in one hand.
    pub(crate) SideReport(side: SideScore) {
        name "The team": String = side.name,
        points "The sum of the points of the team's players": i64 = side.points,
    }
}

report! {
    /// A sheet of hands, with the running totals.
    pub SheetReport "Creates the answer for a sheet" (profile: &Profile, sheet: &Sheet, language: Language) where
        let clauses = sheet.hands.iter().flat_map(|hand| &hand.score.clauses).copied().collect::<ClauseSet>();
        let last = sheet.matches.last().map(|game| &game.standing);
    {
        #[serde(flatten)]
        head "The fields that all answers about a hand share. The indicator and the okey are null and `hand` is empty, \
            because they differ between hands": Head
            = Head::at("okey.sheet/2", profile, None, Vec::new(), &clauses.to_vec()),
        game_hands "The number of hands in a game; null if it is unknown, or if the game does not end after a number of hands":
            Option<usize> = sheet.form.hands(),
        tournament "True if the sheet is a tournament of three matches": bool = sheet.form.is_tournament(),
        hands "The hands in order": Vec<SheetHandReport>
            = each(&sheet.hands, |hand| SheetHandReport::new(profile, hand, language)),
        totals "The totals of the players at the end of the sheet. In a tournament, those of the last match": Vec<TotalReport>
            = last.map(players).unwrap_or_default(),
        teams "The totals of the teams; empty if everyone plays alone": Vec<TotalReport>
            = last.map(|standing| teams(profile, standing)).unwrap_or_default(),
        matches "The matches of a tournament; otherwise a single entry for the game": Vec<MatchReport>
            = each(&sheet.matches, MatchReport::new),
        over "True if no hand is left to play": bool = sheet.is_over(),
        leaders "The teams or players that lead or, if no hand is left to play, that have won": Vec<String>
            = each(sheet.leaders(), str::to_owned),
    }
}

report! {
    /// One hand of a sheet.
    pub(crate) SheetHandReport(profile: &Profile, hand: &SheetHand, language: Language) {
        number "The number of the hand in the sheet, counted from 1. Hands that do not count are numbered too": usize
            = hand.number,
        #[serde(rename = "match")]
        game "The number of the match that the hand belongs to, counted from 1": usize = hand.game,
        indicator "The indicator's face, if it is known": Option<Face> = hand.indicator.map(Indicator::face),
        #[serde(flatten)]
        settled "The points of the players": SettledReport = SettledReport::new(&hand.score, language),
        clauses "The ids of the clauses that justify the points": Vec<Clause> = hand.score.clauses.clone(),
        totals "The totals of the players after the hand": Vec<TotalReport> = players(&hand.standing),
        teams "The totals of the teams after the hand; empty if everyone plays alone": Vec<TotalReport>
            = teams(profile, &hand.standing),
    }
}

report! {
    /// The running total of a player or a team.
    pub(crate) TotalReport(total: &Total) {
        name "The player or the team": String = total.name.clone(),
        points "The sum of the points of all hands": i64 = total.points,
        balance "The same sum, added to the points that each player starts with, if any": i64 = total.balance,
        place "The rank, counted from 1. Equal totals have the same rank": usize = total.place,
    }
}

report! {
    /// One match of a sheet.
    pub(crate) MatchReport(game: &Match) {
        hands "The number of hands that count": usize = game.hands,
        over "True if the match is over": bool = game.over,
        limit "The limit of points that ended the match, because a side reached it; null if no side did": Option<u32>
            = game.reached,
        leaders "The teams or players with the best total": Vec<String> = each(game.standing.first(), |side| side.name.clone()),
        totals "The totals of the players": Vec<TotalReport> = players(&game.standing),
    }
}

fn players(standing: &Standing) -> Vec<TotalReport> {
    each(&standing.players, TotalReport::new)
}

fn teams(profile: &Profile, standing: &Standing) -> Vec<TotalReport> {
    if profile.has_partners() { each(&standing.sides, TotalReport::new) } else { Vec::new() }
}
