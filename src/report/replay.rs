//! The answer of `okey replay`: every turn of a record with what is wrong with it, every hand settled.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::Serialize;

use super::Say;
use super::head::switches;
use super::score::{FinishReport, PartReport, finish, part};
use crate::game::{Figure, Kind, Pool, RecordPlace, Referee, Refereed, SEATS, State, TurnReport, Why, Wrong};
use crate::record::Header;
use crate::table::{Profile, Value, Variant};
use crate::tiles::{Face, Tile};
use crate::words::Clause;

/// Says why something is wrong, in the language asked for.
pub type SayWhy<'a> = &'a dyn Fn(&Why) -> String;

/// A refereed record.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayReport {
    /// What holds for all hands.
    #[serde(flatten)]
    pub head: ReplayHead,
    /// The hands in order.
    pub hands: Vec<ReplayHand>,
    /// The accounts at the end.
    #[serde(flatten)]
    pub totals: ReplayTotals,
}

/// What holds for all hands of a record.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayHead {
    /// `okey.replay/1`.
    pub schema: &'static str,
    /// The version of the format.
    pub record: u32,
    /// The profile's name.
    pub variant: Variant,
    /// The switches set otherwise than in the profile, with their values.
    #[serde(serialize_with = "switches")]
    #[schemars(with = "BTreeMap<String, serde_json::Value>")]
    pub switches: Vec<(&'static str, Value)>,
    /// The players in the order of play.
    pub players: Vec<String>,
}

/// The accounts at the end of a record.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayTotals {
    /// The players'; points are null where a hand could not be settled.
    pub totals: Vec<ReplayTotal>,
    /// The teams'; none where everyone plays alone.
    pub teams: Vec<ReplayTeam>,
    /// The clauses that the answer rests on, in the order of the rulebook.
    pub clauses: Vec<Clause>,
}

/// The account of a player.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayTotal {
    /// The player.
    pub name: String,
    /// The sum of what the hands added, and of what was carried in.
    pub points: Option<i64>,
}

/// The account of a team.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayTeam {
    /// Its players.
    pub members: Vec<String>,
    /// Their points together.
    pub points: Option<i64>,
}

/// A refereed hand.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayHand {
    /// Who started.
    pub starter: String,
    /// The indicator's face; null where the game has none.
    pub indicator: Option<Face>,
    /// The turns, and the claims between them.
    pub turns: Vec<ReplayTurn>,
    /// Whether it could be followed to its last line.
    pub followed: bool,
    /// Whether it does not count.
    pub void: bool,
    /// What the table wrote down otherwise.
    pub differs: Vec<ReplayDifference>,
    /// The finish; null where nobody finished.
    pub finish: Option<FinishReport>,
    /// What it adds to each account.
    pub players: Vec<ReplayPlayer>,
    /// The table as it stood where the hand was followed no further; null where that was not asked.
    pub table: Option<ReplayTable>,
}

/// A turn, or a claim.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayTurn {
    /// The number of its first line.
    pub line: usize,
    /// The player.
    pub player: String,
    /// What was done, in canonical form.
    pub actions: Vec<String>,
    /// What was wrong.
    pub wrong: Vec<ReplayWrong>,
    /// What could not be judged for lack of knowledge.
    pub unknown: Vec<ReplayNote>,
    /// What else is worth saying.
    pub notes: Vec<ReplayNote>,
}

/// Something wrong.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayWrong {
    /// `illegal` or `foul`.
    pub kind: &'static str,
    /// The clause broken.
    pub clause: Clause,
    /// Who did it.
    pub player: String,
    /// What it adds to his account; 0 for what is illegal and for a foul let pass.
    pub points: i64,
    /// Why, in the language asked for.
    pub message: String,
    /// The line it lies in.
    pub line: usize,
    /// The characters of that line.
    pub span: [usize; 2],
    /// Whether the table let it pass.
    pub pardoned: bool,
}

/// A remark with its clause.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayNote {
    /// The clause.
    pub clause: Clause,
    /// The remark, in the language asked for.
    pub message: String,
}

/// A figure that comes out otherwise than the table wrote it down.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayDifference {
    /// The player.
    pub name: String,
    /// What was written down: points, or tiles.
    pub written: FigureReport,
    /// What comes out.
    pub settled: FigureReport,
}

/// Points, or tiles.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum FigureReport {
    /// Points, or the sum of tiles.
    Points(i64),
    /// Tiles.
    Tiles(Vec<Tile>),
}

/// What a hand adds to one player's account.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayPlayer {
    /// The player.
    pub name: String,
    /// The team; null where everyone plays alone.
    pub team: Option<String>,
    /// The sum of the parts; null where something needed is not known.
    pub points: Option<i64>,
    /// What it is made of; nothing where the points are null.
    pub parts: Vec<PartReport>,
}

/// The table as it stood.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayTable {
    /// Whose turn it was; null where the hand was over.
    pub turn: Option<String>,
    /// The racks.
    pub racks: Vec<ReplayRack>,
    /// The melds, by their numbers.
    pub melds: Vec<ReplayMeld>,
    /// The discards in order.
    pub discards: Vec<ReplayDiscard>,
    /// How many tiles lay in the stock.
    pub stock_left: usize,
    /// Those that are known, top first.
    pub stock: Vec<Tile>,
}

/// A rack as it stood.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayRack {
    /// Whose.
    pub name: String,
    /// The known tiles.
    pub tiles: Vec<Tile>,
    /// How many tiles there are, known or not.
    pub count: usize,
}

/// A meld as it lay.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayMeld {
    /// Its number.
    pub number: u32,
    /// Who laid it.
    pub owner: String,
    /// Its tiles in place, each with what it was declared to stand for.
    pub tiles: Vec<String>,
}

/// A discard.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayDiscard {
    /// The tile.
    pub tile: Tile,
    /// Who threw it.
    pub by: String,
    /// Whether the next player took it.
    pub taken: bool,
}

impl ReplayHead {
    /// The head of a record.
    #[must_use]
    pub fn new(header: &Header) -> Self {
        let profile: &Profile = &header.profile;
        Self {
            schema: "okey.replay/1",
            record: 1,
            variant: profile.variant,
            switches: profile.changes().map(|(switch, value)| (switch.key, value)).collect(),
            players: header.players.clone(),
        }
    }
}

impl ReplayTotals {
    /// The accounts after the hands that a referee has settled.
    #[must_use]
    pub fn new(header: &Header, referee: &Referee<'_>, clauses: &BTreeSet<Clause>) -> Self {
        let totals = referee.totals();
        let named = header.players.iter().zip(totals);
        let team = |first: usize| {
            let members = [first, first + SEATS / 2];
            ReplayTeam {
                members: members.iter().filter_map(|&seat| header.players.get(seat).cloned()).collect(),
                points: totals[members[0]].zip(totals[members[1]]).map(|(one, other)| one + other),
            }
        };
        Self {
            totals: named.map(|(name, points)| ReplayTotal { name: name.clone(), points }).collect(),
            teams: if header.profile.teams { (0..SEATS / 2).map(team).collect() } else { Vec::new() },
            clauses: clauses.iter().copied().collect(),
        }
    }
}

impl ReplayHand {
    /// A refereed hand of a record, whose text it was read from; with the table where it is asked for.
    #[must_use]
    pub fn new(header: &Header, text: &str, hand: &Refereed, say: Say<'_>, why: SayWhy<'_>, table: bool) -> Self {
        let names = &header.players;
        let state = hand.state.as_ref();
        let indicator = state.and_then(|state| state.table().indicator());
        let difference = |difference: &crate::game::Difference| ReplayDifference {
            name: names[difference.player].clone(),
            written: (&difference.written).into(),
            settled: (&difference.settled).into(),
        };
        let player = |(seat, name): (usize, &String)| {
            let score = hand.score.as_ref().map(|score| &score.players[seat]);
            let points = hand.points[seat];
            let parts =
                score.filter(|_| points.is_some()).map(|player| player.parts.iter().map(|each| part(each, say)));
            ReplayPlayer {
                name: name.clone(),
                team: score.and_then(|player| player.team.clone()),
                points,
                parts: parts.map(Iterator::collect).unwrap_or_default(),
            }
        };
        Self {
            starter: names[hand.starter].clone(),
            indicator: indicator.map(crate::Indicator::face),
            turns: hand.turns.iter().map(|turn| ReplayTurn::new(names, text, turn, why)).collect(),
            followed: hand.followed,
            void: hand.void,
            differs: hand.differs.iter().map(difference).collect(),
            finish: hand.score.as_ref().and_then(finish),
            players: names.iter().enumerate().map(player).collect(),
            table: state.filter(|_| table).map(|state| ReplayTable::new(names, state)),
        }
    }
}

impl ReplayTurn {
    fn new(names: &[String], text: &str, turn: &TurnReport, why: SayWhy<'_>) -> Self {
        let note = |(clause, said): &(Clause, Why)| ReplayNote { clause: *clause, message: why(said) };
        let wrong = |(wrong, spot): &(Wrong, RecordPlace)| ReplayWrong {
            kind: match wrong.kind {
                Kind::Illegal => "illegal",
                Kind::Foul(_) => "foul",
            },
            clause: wrong.clause,
            player: names[wrong.player].clone(),
            points: wrong.points,
            message: why(&wrong.why),
            line: spot.line,
            span: spot.columns(text),
            pardoned: spot.pardoned,
        };
        Self {
            line: turn.line,
            player: names[turn.player].clone(),
            actions: turn.actions.iter().map(ToString::to_string).collect(),
            wrong: turn.wrong.iter().map(wrong).collect(),
            unknown: turn.unknown.iter().map(note).collect(),
            notes: turn.notes.iter().map(note).collect(),
        }
    }
}

impl ReplayTable {
    /// A table as it stands.
    #[must_use]
    pub fn new(names: &[String], state: &State) -> Self {
        let rack = |(seat, name): (usize, &String)| {
            let rack: &Pool = state.rack(seat);
            ReplayRack { name: name.clone(), tiles: rack.iter().collect(), count: rack.len() }
        };
        Self {
            turn: state.over().is_none().then(|| names[state.seat()].clone()),
            racks: names.iter().enumerate().map(rack).collect(),
            melds: state
                .melds()
                .iter()
                .map(|meld| ReplayMeld {
                    number: meld.number,
                    owner: names[meld.owner].clone(),
                    tiles: meld.laid.iter().map(ToString::to_string).collect(),
                })
                .collect(),
            discards: state
                .discards()
                .iter()
                .map(|discard| ReplayDiscard {
                    tile: discard.tile,
                    by: names[discard.by].clone(),
                    taken: discard.taken,
                })
                .collect(),
            stock_left: state.stock_left(),
            stock: state.stock().collect(),
        }
    }
}

impl From<&Figure> for FigureReport {
    fn from(figure: &Figure) -> Self {
        match figure {
            Figure::Points(points) => Self::Points(*points),
            Figure::Tiles(tiles) => Self::Tiles(tiles.clone()),
        }
    }
}
