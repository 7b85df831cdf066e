//! The JSON answer of `okey replay`: every turn of a record with its faults, and the points of every hand.

use serde::Serialize;

use super::parts::{SwitchSetting, each};
use super::score::{FinishReport, PartReport};
use crate::game::{
    Difference, Figure, Noted, PlacedWrong, Referee, Refereed, Remark, SEATS, State, TurnReport, Why, columns_before,
};
use crate::record::{Header, shown_name};
use crate::table::{Indicator, Variant};
use crate::text::game;
use crate::tiles::{Face, Tile};
use crate::words::{Clause, ClauseSet, Language};

/// A record that the referee has replayed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ReplayReport {
    /// The name and version of the schema: `okey.replay/2`.
    pub(crate) schema: &'static str,
    /// The version of the record format.
    pub(crate) record: u32,
    /// The name of the variant.
    pub(crate) variant: Variant,
    /// The switches that differ from the preset of the variant.
    pub(crate) switches: Vec<SwitchSetting>,
    /// The players in the order of play.
    pub(crate) players: Vec<String>,
    /// The hands in order.
    pub(crate) hands: Vec<ReplayHand>,
    /// The points at the end of the record.
    #[serde(flatten)]
    pub(crate) totals: ReplayTotals,
}

impl ReplayReport {
    /// Creates the answer from the reports of the hands and the points at the end.
    pub fn new(header: &Header, hands: Vec<ReplayHand>, totals: ReplayTotals) -> Self {
        Self {
            schema: "okey.replay/2",
            record: 1,
            variant: header.profile.variant,
            switches: SwitchSetting::changes(&header.profile),
            players: header.players.clone(),
            hands,
            totals,
        }
    }
}

/// The points of all players at the end of a record.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ReplayTotals {
    /// The totals of the players; points are null if a hand could not be scored.
    pub(crate) totals: Vec<ReplayTotal>,
    /// The totals of the teams; empty if everyone plays alone.
    pub(crate) teams: Vec<ReplayTeam>,
    /// The clauses that justify the answer, in the order of the rulebook.
    pub(crate) clauses: Vec<Clause>,
}

impl ReplayTotals {
    /// Creates the totals after the hands that the referee has scored.
    pub fn new(header: &Header, referee: &Referee<'_>, clauses: ClauseSet) -> Self {
        let points = referee.totals();
        let accounts = header.players.iter().zip(points).zip(referee.balances());
        let teams = if header.profile.has_partners() { 0..SEATS / 2 } else { 0..0 };
        Self {
            totals: each(accounts, |((name, points), balance)| ReplayTotal { name: name.to_owned(), points, balance }),
            teams: each(teams, |first| ReplayTeam::new(&header.players, &points, first)),
            clauses: clauses.to_vec(),
        }
    }
}

/// The points of one player over all hands.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayTotal {
    /// The name of the player.
    pub(crate) name: String,
    /// The points carried over from earlier games, plus the points of all hands.
    pub(crate) points: Option<i64>,
    /// The player's current points: `points` plus the points with which a game starts, for example in the classic game.
    /// Nothing is added for a player who carries over points, because these already include the starting points.
    pub(crate) balance: Option<i64>,
}

/// The points of a team over all hands.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayTeam {
    /// The players of the team.
    pub(crate) members: Vec<String>,
    /// The sum of the points of these players.
    pub(crate) points: Option<i64>,
}

impl ReplayTeam {
    pub(crate) fn new(players: &[String], points: &[Option<i64>; SEATS], first: usize) -> Self {
        let second = first + SEATS / 2;
        Self {
            members: [first, second].iter().filter_map(|&seat| players.get(seat).cloned()).collect(),
            points: points[first].zip(points[second]).map(|(one, other)| one + other),
        }
    }
}

/// A hand that the referee has replayed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ReplayHand {
    /// The number of the hand: the one that the record gives, or else one more than that of the hand before.
    pub(crate) number: u32,
    /// The name of the player who started the hand.
    pub(crate) starter: String,
    /// The indicator's face; null if it is unknown, or if the game has no indicator.
    pub(crate) indicator: Option<Face>,
    /// The turns, and some other lines on which the referee reports, such as claims; in the order of the record.
    pub(crate) turns: Vec<ReplayTurn>,
    /// The players whose racks the record does not list in full. The referee cannot check whether these players held
    /// the tiles that they laid.
    pub(crate) unknown_racks: Vec<String>,
    /// True if the hand could be replayed to its last line.
    pub(crate) followed: bool,
    /// True if the hand does not count.
    pub(crate) void: bool,
    /// True if the game was over before this hand. The hand is scored nevertheless.
    pub(crate) after_end: bool,
    /// The values in the record that differ from the computed ones: points, tiles left, the finish, or how a player
    /// opened.
    pub(crate) differs: Vec<ReplayDifference>,
    /// The reasons why a finished hand has no points for some or all players, in the requested language.
    pub(crate) unscored: Vec<String>,
    /// A sentence for each player whose points are unknown because the tiles left on the rack are unknown. It asks for
    /// these tiles, in the requested language.
    pub(crate) left_missing: Vec<String>,
    /// How the hand was finished; null if no player finished.
    pub(crate) finish: Option<FinishReport>,
    /// The points that each player gets for the hand.
    pub(crate) players: Vec<ReplayPlayer>,
    /// The state of the table at the point where the replay stopped. Null if it was not requested, or if the record has
    /// no deal.
    pub(crate) table: Option<ReplayTable>,
}

impl ReplayHand {
    /// Creates the report of the hand with this number. `text` is the text of the record. If `table` is true, the
    /// report includes the state of the table.
    pub fn new(header: &Header, text: &str, (number, hand): (u32, &Refereed), language: Language, table: bool) -> Self {
        let names = &header.players;
        let state = hand.state.as_ref();
        let at = hand.table(&header.profile);
        let why = |why: &Why| why.text(names, &at, language);
        let reported = || hand.played.as_ref()?.indicator.as_ref()?.value.face();
        let indicator = state.and_then(|state| state.table().indicator()).map(Indicator::face).or_else(reported);
        let finish = |ending| FinishReport::new(&ending, |by| names[by].clone());
        Self {
            number,
            starter: names[hand.starter].clone(),
            indicator,
            turns: each(&hand.turns, |turn| ReplayTurn::new(names, text, turn, why)),
            unknown_racks: each(&hand.unknown_racks, |&seat| names[seat].clone()),
            followed: hand.followed,
            void: hand.void,
            after_end: hand.after_end,
            differs: each(&hand.differs, |difference| ReplayDifference::new(names, difference)),
            unscored: each(&hand.unscored, |fault| fault.text(language).message),
            left_missing: each(&hand.left_missing, |missing| {
                game::left_missing(*missing, &shown_name(&names[missing.player]), language)
            }),
            finish: hand.ending().map(finish),
            players: each(names.iter().enumerate(), |(seat, name)| ReplayPlayer::new(name, hand, seat, language)),
            table: state.filter(|_| table).map(|state| ReplayTable::new(names, state)),
        }
    }
}

/// The referee's report on a turn, or on one of these other lines: a claim that a discard was playable; a foul on which
/// the table decided; a pardon without a foul; an `end` that is wrong or superfluous.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayTurn {
    /// The number of the first line of the turn.
    pub(crate) line: usize,
    /// The name of the player.
    pub(crate) player: String,
    /// The actions, in the standard form of records, such as `draw K4`.
    pub(crate) actions: Vec<String>,
    /// The faults of the turn.
    pub(crate) wrong: Vec<ReplayWrong>,
    /// What could not be judged because tiles are unknown.
    pub(crate) unknown: Vec<ReplayNote>,
    /// Remarks of the referee, except the faults in `wrong` and the missing facts in `unknown`.
    pub(crate) notes: Vec<ReplayNote>,
}

impl ReplayTurn {
    pub(crate) fn new(names: &[String], text: &str, turn: &TurnReport, why: impl Fn(&Why) -> String) -> Self {
        let note = |note: &Remark| ReplayNote { clause: note.clause, message: why(&note.why) };
        let wrong = |placed: &PlacedWrong| ReplayWrong::new(names, text, placed, why(&placed.wrong.why));
        Self {
            line: turn.line,
            player: names[turn.player].clone(),
            actions: each(&turn.actions, ToString::to_string),
            wrong: each(&turn.wrong, wrong),
            unknown: each(&turn.unknown, note),
            notes: each(&turn.notes, note),
        }
    }
}

/// A fault that the referee found in a turn.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayWrong {
    /// The kind of fault: `illegal` or `foul`.
    pub(crate) kind: &'static str,
    /// The clause that was broken.
    pub(crate) clause: Clause,
    /// The name of the player at fault.
    pub(crate) player: String,
    /// The penalty points for the player. 0 for an illegal action, for a foul that the players pardoned, and in a hand
    /// that does not count.
    pub(crate) points: i64,
    /// What is wrong, in the requested language.
    pub(crate) message: String,
    /// The line that contains the fault.
    pub(crate) line: usize,
    /// The index of the first faulty character in the line `line`, and the index after the last faulty character.
    pub(crate) span: [usize; 2],
    /// True if the players pardoned the foul.
    pub(crate) pardoned: bool,
}

impl ReplayWrong {
    pub(crate) fn new(names: &[String], text: &str, placed: &PlacedWrong, message: String) -> Self {
        let wrong = &placed.wrong;
        Self {
            kind: if wrong.foul.is_some() { "foul" } else { "illegal" },
            clause: wrong.clause,
            player: names[wrong.player].clone(),
            points: wrong.points,
            message,
            line: placed.line,
            span: [placed.span.start, placed.span.end].map(|at| columns_before(text, at)),
            pardoned: placed.pardoned,
        }
    }
}

/// A remark of the referee, with its clause.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayNote {
    /// The id of the clause that the remark cites.
    pub(crate) clause: Clause,
    /// The remark, in the requested language.
    pub(crate) message: String,
}

/// A value in the record that differs from the value computed by the referee.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayDifference {
    /// The name of the player.
    pub(crate) name: String,
    /// What differs between the record and the referee's result: `points`, `left` (the tiles left), `finish`,
    /// `opened`, `shown` (the tile with the indicator's face) or `announced` (an opening with pairs).
    pub(crate) of: Noted,
    /// The value in the record.
    pub(crate) written: FigureReport,
    /// The value that the referee computed.
    pub(crate) settled: FigureReport,
}

impl ReplayDifference {
    pub(crate) fn new(names: &[String], difference: &Difference) -> Self {
        Self {
            name: names[difference.player].clone(),
            of: difference.of,
            written: (&difference.written).into(),
            settled: (&difference.settled).into(),
        }
    }
}

/// A value about one player's hand, as a record states it or as the referee computes it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum FigureReport {
    /// A number of points, or the sum of a player's tiles left.
    Points(i64),
    /// A list of words: tiles (`?x5` means five unknown tiles), the kinds of a finish (such as `okey`), how a player
    /// opened, or `shown`.
    Words(Vec<String>),
    /// The player did not finish, did not open or did not show the tile.
    Nothing,
}

/// The points that a hand adds for one player.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayPlayer {
    /// The name of the player.
    pub(crate) name: String,
    /// The team; null if everyone plays alone.
    pub(crate) team: Option<String>,
    /// The points of the player in this hand; null if they cannot be computed.
    pub(crate) points: Option<i64>,
    /// The amounts that add up to the points, each with its reason; empty if the points are null.
    pub(crate) parts: Vec<PartReport>,
}

impl ReplayPlayer {
    pub(crate) fn new(name: &str, hand: &Refereed, seat: usize, language: Language) -> Self {
        let score = hand.score.as_ref().map(|score| &score.players[seat]);
        let points = hand.points[seat];
        let settled = score.filter(|_| points.is_some());
        Self {
            name: name.to_owned(),
            team: score.and_then(|player| player.team.clone()),
            points,
            parts: each(settled.iter().flat_map(|player| &player.parts), |part| PartReport::new(part, language)),
        }
    }
}

/// The table at the moment at which the replay stopped.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayTable {
    /// The player on turn; null if the hand was over.
    pub(crate) turn: Option<String>,
    /// The racks of the players.
    pub(crate) racks: Vec<ReplayRack>,
    /// The melds on the table, in the order of their numbers.
    pub(crate) melds: Vec<ReplayMeld>,
    /// The discarded tiles in order.
    pub(crate) discards: Vec<ReplayDiscard>,
    /// The number of tiles in the stock.
    pub(crate) stock_left: usize,
    /// The known tiles of the stock, the top one first.
    pub(crate) stock: Vec<Tile>,
}

impl ReplayTable {
    pub(crate) fn new(names: &[String], state: &State) -> Self {
        Self {
            turn: state.over().is_none().then(|| names[state.seat()].clone()),
            racks: each(names.iter().enumerate(), |(seat, name)| {
                let rack = state.rack(seat);
                ReplayRack { name: name.clone(), tiles: rack.certain(), perhaps: rack.uncertain(), count: rack.len() }
            }),
            melds: each(state.melds(), |meld| ReplayMeld {
                number: meld.number,
                owner: names[meld.owner].clone(),
                tiles: each(&meld.laid, ToString::to_string),
            }),
            discards: each(state.discards(), |discard| ReplayDiscard {
                tile: discard.tile,
                by: names[discard.by].clone(),
                taken: discard.taken,
            }),
            stock_left: state.stock_left(),
            stock: state.stock().collect(),
        }
    }
}

/// The tiles in the rack of one player.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayRack {
    /// The name of the player.
    pub(crate) name: String,
    /// The tiles that are certainly in the rack. The other tiles, up to `count`, are unknown.
    pub(crate) tiles: Vec<Tile>,
    /// The known tiles, if the player threw an unknown tile that may have been any of them. In this case `tiles` is
    /// empty, because none of them is certainly in the rack. Otherwise this list is empty.
    pub(crate) perhaps: Vec<Tile>,
    /// The number of tiles in the rack, known or unknown.
    pub(crate) count: usize,
}

/// A meld on the table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayMeld {
    /// The number by which the record names the meld.
    pub(crate) number: u32,
    /// The player who laid the meld.
    pub(crate) owner: String,
    /// The tiles of the meld in order. An okey with a declared face is written as in `O*=R9`.
    pub(crate) tiles: Vec<String>,
}

/// A discarded tile.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReplayDiscard {
    /// The tile that was thrown.
    pub(crate) tile: Tile,
    /// The player who discarded the tile.
    pub(crate) by: String,
    /// True if the next player took the tile.
    pub(crate) taken: bool,
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
            Figure::Shown(true) => Self::Words(vec![Noted::Shown.to_string()]),
            Figure::Finish(None) | Figure::Opened(None) | Figure::Shown(false) => Self::Nothing,
        }
    }
}
