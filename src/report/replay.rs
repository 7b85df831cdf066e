//! The JSON answer of `okey replay`: every turn of a record with its faults, and the points of every hand.

use schemars::JsonSchema;
use serde::Serialize;

use super::made::{each, report};
use super::parts::SwitchSetting;
use super::score::{FinishReport, PartReport};
use crate::game::{
    Difference, Discard, Figure, Noted, PlacedWrong, Pool, Referee, Refereed, Remark, SEATS, Severity, State,
    TableMeld, TurnReport, Why,
};
use crate::record::{Header, shown_name};
use crate::table::{Indicator, Variant};
use crate::text::game;
use crate::tiles::{Face, Tile};
use crate::words::{Clause, ClauseSet, Language};

report! {
    /// A record that the referee has replayed.
    pub ReplayReport {
        #[serde(flatten)]
        head "The data that all hands of the record share": ReplayHead,
        hands "The hands in order": Vec<ReplayHand>,
        #[serde(flatten)]
        totals "The points at the end of the record": ReplayTotals,
    }
}

report! {
    /// The data that all hands of a record have in common.
    pub ReplayHead "Creates the head of a record" (header: &Header) {
        schema "`okey.replay/2`": &'static str = "okey.replay/2",
        record "The version of the record format": u32 = 1,
        variant "The name of the variant": Variant = header.profile.variant,
        switches "The switches that differ from the preset of the variant": Vec<SwitchSetting>
            = SwitchSetting::changes(&header.profile),
        players "The players in the order of play": Vec<String> = header.players.clone(),
    }
}

report! {
    /// The points of all players at the end of a record.
    pub ReplayTotals "Creates the totals after the hands that the referee has scored" (
        header: &Header,
        referee: &Referee<'_>,
        clauses: ClauseSet,
    ) where
        let points = referee.totals();
        let accounts = header.players.iter().zip(points).zip(referee.balances());
        let teams = if header.profile.has_partners() { 0..SEATS / 2 } else { 0..0 };
    {
        totals "The totals of the players; points are null if a hand could not be scored": Vec<ReplayTotal>
            = each(accounts, |((name, points), balance)| ReplayTotal::new(name, points, balance)),
        teams "The totals of the teams; empty if everyone plays alone": Vec<ReplayTeam>
            = each(teams, |first| ReplayTeam::new(&header.players, &points, first)),
        clauses "The clauses that justify the answer, in the order of the rulebook": Vec<Clause> = clauses.to_vec(),
    }
}

report! {
    /// The points of one player over all hands.
    pub(crate) ReplayTotal(name: &str, points: Option<i64>, balance: Option<i64>) {
        name "The player": String = name.to_owned(),
        points "The total that the record starts with, plus the points of all hands": Option<i64>,
        /// The current points of the player. They equal `points`, except in the classic game: there every player starts
        /// with some points, which are added here unless the record already brings totals from earlier games.
        balance: Option<i64>,
    }
}

report! {
    /// The points of a team over all hands.
    pub(crate) ReplayTeam(players: &[String], points: &[Option<i64>; SEATS], first: usize) where
        let second = first + SEATS / 2;
    {
        members "The players of the team": Vec<String>
            = [first, second].iter().filter_map(|&seat| players.get(seat).cloned()).collect(),
        points "The sum of the points of these players": Option<i64>
            = points[first].zip(points[second]).map(|(one, other)| one + other),
    }
}

report! {
    /// A hand that the referee has replayed.
    pub ReplayHand "Creates the report of a hand. `text` is the text of the record. If `table` is true, the report includes the \
        state of the table" (
        header: &Header,
        text: &str,
        hand: &Refereed,
        language: Language,
        table: bool,
    ) where
        let names = &header.players;
        let state = hand.state.as_ref();
        // Without a dealt hand there is no table, and a reason cannot be written without a table.
        let why = |why: &Why| state.map_or_else(String::new, |state| game::why(why, names, state.table(), language));
        let told = || hand.played.as_ref()?.indicator.as_ref()?.value.face();
        let indicator = state.and_then(|state| state.table().indicator()).map(Indicator::face).or_else(told);
        let finish = |ending| FinishReport::new(&ending, |by| names[by].clone());
    {
        starter "The player who started": String = names[hand.starter].clone(),
        indicator "The indicator's face; null if the game has none": Option<Face> = indicator,
        turns "The turns, and the claims between them": Vec<ReplayTurn>
            = each(&hand.turns, |turn| ReplayTurn::new(names, text, turn, why)),
        unknown_racks "The players whose racks the record does not list in full. So it cannot be checked whether they held the \
            tiles that they laid": Vec<String> = each(&hand.unknown_racks, |&seat| names[seat].clone()),
        followed "True if the hand could be replayed to its last line": bool = hand.followed,
        void "True if the hand does not count": bool = hand.void,
        after_end "True if the game was over before this hand. The hand is scored nevertheless": bool = hand.after_end,
        differs "The numbers and racks in the record that differ from the computed ones": Vec<ReplayDifference>
            = each(&hand.differs, |difference| ReplayDifference::new(names, difference)),
        unscored "The reasons why a finished hand has no points for some or all players, in the requested language": Vec<String>
            = each(&hand.unscored, |fault| fault.text(language).message),
        left_missing "What to add to the record about players whose remaining tiles count but are unknown, in the requested \
            language": Vec<String>
            = each(&hand.left_missing, |missing| game::left_missing(*missing, &shown_name(&names[missing.player]), language)),
        finish "How the hand was finished; null if no player finished": Option<FinishReport> = hand.ending().map(finish),
        players "The points that each player gets for the hand": Vec<ReplayPlayer>
            = each(names.iter().enumerate(), |(seat, name)| ReplayPlayer::new(name, hand, seat, language)),
        table "The state of the table at the point where the replay stopped; null if it was not requested":
            Option<ReplayTable> = state.filter(|_| table).map(|state| ReplayTable::new(names, state)),
    }
}

report! {
    /// A turn of a player, or a claim between turns.
    pub(crate) ReplayTurn(names: &[String], text: &str, turn: &TurnReport, why: impl Fn(&Why) -> String) where
        let note = |note: &Remark| ReplayNote::new(note.clause, why(&note.why));
        let wrong = |placed: &PlacedWrong| ReplayWrong::new(names, text, placed, why(&placed.wrong.why));
    {
        line "The number of the first line of the turn": usize = turn.line,
        player "The player": String = names[turn.player].clone(),
        actions "The actions, in canonical form": Vec<String> = each(&turn.actions, ToString::to_string),
        wrong "The faults of the turn": Vec<ReplayWrong> = each(&turn.wrong, wrong),
        unknown "What could not be judged because tiles are unknown": Vec<ReplayNote> = each(&turn.unknown, note),
        notes "Other remarks of the referee": Vec<ReplayNote> = each(&turn.notes, note),
    }
}

report! {
    /// A fault that the referee found in a turn.
    pub(crate) ReplayWrong(names: &[String], text: &str, placed: &PlacedWrong, message: String) where
        let (wrong, place) = (&placed.wrong, &placed.place);
    {
        kind "`illegal` or `foul`": &'static str = severity(wrong.kind),
        clause "The clause that was broken": Clause = wrong.clause,
        player "The player at fault": String = names[wrong.player].clone(),
        points "The penalty points for the player. 0 for an illegal action, for a foul that the table let pass, and in a \
            hand that does not count": i64 = wrong.points,
        message "The reason, in the requested language": String,
        line "The line that contains the fault": usize = place.line,
        span "The index of the first faulty character in that line, and the index after the last one": [usize; 2]
            = place.columns(text),
        pardoned "True if the table let the foul pass": bool = placed.pardoned,
    }
}

report! {
    /// A remark of the referee, with its clause.
    pub(crate) ReplayNote(clause: Clause, message: String) {
        clause "The clause": Clause,
        message "The remark, in the requested language": String,
    }
}

report! {
    /// A number or a rack that the record states and that differs from what the referee computed.
    pub(crate) ReplayDifference(names: &[String], difference: &Difference) {
        name "The player": String = names[difference.player].clone(),
        of "What differs: `points`, `left` (the tiles left), `finish` or `opened`": Noted = difference.of,
        written "The value in the record: points or tiles": FigureReport = (&difference.written).into(),
        settled "The computed value": FigureReport = (&difference.settled).into(),
    }
}

/// A value that a record states: points or tiles.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum FigureReport {
    /// A number of points, or the sum of a player's tiles left.
    Points(i64),
    /// The names of tiles, where `?x5` stands for five unknown tiles; the kinds of a finish; or how a player opened.
    Words(Vec<String>),
    /// The player did not finish or did not open.
    Nothing,
}

report! {
    /// The points that a hand adds for one player.
    pub(crate) ReplayPlayer(name: &str, hand: &Refereed, seat: usize, language: Language) where
        let score = hand.score.as_ref().map(|score| &score.players[seat]);
        let points = hand.points[seat];
        let settled = score.filter(|_| points.is_some());
    {
        name "The player": String = name.to_owned(),
        team "The team; null if everyone plays alone": Option<String> = score.and_then(|player| player.team.clone()),
        points "The sum of the parts; null if it cannot be computed": Option<i64>,
        parts "The parts; empty if the points are null": Vec<PartReport>
            = each(settled.iter().flat_map(|player| &player.parts), |part| PartReport::new(part, language)),
    }
}

report! {
    /// The table at the moment at which the replay stopped.
    pub(crate) ReplayTable(names: &[String], state: &State) {
        turn "The player on turn; null if the hand was over": Option<String>
            = state.over().is_none().then(|| names[state.seat()].clone()),
        racks "The racks of the players": Vec<ReplayRack>
            = each(names.iter().enumerate(), |(seat, name)| ReplayRack::new(name, state.rack(seat))),
        melds "The melds on the table, in the order of their numbers": Vec<ReplayMeld>
            = each(state.melds(), |meld| ReplayMeld::new(names, meld)),
        discards "The discarded tiles in order": Vec<ReplayDiscard>
            = each(state.discards(), |discard| ReplayDiscard::new(names, discard)),
        stock_left "The number of tiles in the stock": usize = state.stock_left(),
        stock "The known tiles of the stock, the top one first": Vec<Tile> = state.stock().collect(),
    }
}

report! {
    /// The tiles in the rack of one player.
    pub(crate) ReplayRack(name: &str, rack: &Pool) {
        name "The player": String = name.to_owned(),
        tiles "The known tiles": Vec<Tile> = rack.iter().collect(),
        count "The number of tiles in the rack, known or unknown": usize = rack.len(),
    }
}

report! {
    /// A meld on the table.
    pub(crate) ReplayMeld(names: &[String], meld: &TableMeld) {
        number "The number of the meld": u32 = meld.number,
        owner "The player who laid the meld": String = names[meld.owner].clone(),
        tiles "The tiles of the meld in order. An okey is followed by its declared face, if any": Vec<String>
            = each(&meld.laid, ToString::to_string),
    }
}

report! {
    /// A discarded tile.
    pub(crate) ReplayDiscard(names: &[String], discard: &Discard) {
        tile "The tile": Tile = discard.tile,
        by "The player who discarded the tile": String = names[discard.by].clone(),
        taken "True if the next player took the tile": bool = discard.taken,
    }
}

const fn severity(kind: Severity) -> &'static str {
    match kind {
        Severity::Illegal => "illegal",
        Severity::Foul(_) => "foul",
    }
}

/// Returns the tiles in the notation of records. Unknown tiles are written as one item, such as `?x5`.
pub(crate) fn held(tiles: &[Tile], unknown: usize) -> Vec<String> {
    let unknown = (unknown > 0).then(|| format!("?x{unknown}"));
    tiles.iter().map(ToString::to_string).chain(unknown).collect()
}

impl From<&Figure> for FigureReport {
    fn from(figure: &Figure) -> Self {
        match figure {
            Figure::Points(points) => Self::Points(*points),
            Figure::Tiles(tiles, unknown) => Self::Words(held(tiles, *unknown)),
            Figure::Finish(Some(how)) => Self::Words(how.iter().map(ToString::to_string).collect()),
            Figure::Opened(Some(opened)) => Self::Words(vec![opened.to_string()]),
            Figure::Finish(None) | Figure::Opened(None) => Self::Nothing,
        }
    }
}
