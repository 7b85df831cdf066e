//! The answer of `okey replay`: every turn of a record with what is wrong with it, every hand settled.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::head::switches;
use super::score::{FinishReport, PartReport};
use crate::game::{Figure, Found, Noted, Pool, Referee, Refereed, Remark, SEATS, Severity, State, TurnReport, Why};
use crate::record::Header;
use crate::table::{Indicator, Profile, Value, Variant};
use crate::text::game;
use crate::tiles::{Face, Tile};
use crate::words::{Clause, ClauseSet, Language};

/// A refereed record.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayReport {
    /// What holds for all hands.
    #[serde(flatten)]
    head: ReplayHead,
    /// The hands in order.
    hands: Vec<ReplayHand>,
    /// The accounts at the end.
    #[serde(flatten)]
    totals: ReplayTotals,
}

/// What holds for all hands of a record.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayHead {
    /// `okey.replay/1`.
    schema: &'static str,
    /// The version of the format.
    record: u32,
    /// The profile's name.
    variant: Variant,
    /// The switches set otherwise than in the profile, with their values.
    #[serde(serialize_with = "switches")]
    #[schemars(with = "BTreeMap<String, serde_json::Value>")]
    switches: Vec<(&'static str, Value)>,
    /// The players in the order of play.
    players: Vec<String>,
}

/// The accounts at the end of a record.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayTotals {
    /// The players'; points are null where a hand could not be settled.
    pub(crate) totals: Vec<ReplayTotal>,
    /// The teams'; none where everyone plays alone.
    pub(crate) teams: Vec<ReplayTeam>,
    /// The clauses that the answer rests on, in the order of the rulebook.
    clauses: Vec<Clause>,
}

/// The account of a player.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayTotal {
    /// The player.
    pub(crate) name: String,
    /// The sum of what was carried in and of what the hands added.
    pub(crate) points: Option<i64>,
    /// What the player has now: the same, but in the classic games counted from what everyone starts with where nothing was
    /// carried in.
    pub(crate) balance: Option<i64>,
}

/// The account of a team.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayTeam {
    /// Its players.
    pub(crate) members: Vec<String>,
    /// Their points together.
    pub(crate) points: Option<i64>,
}

/// A refereed hand.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayHand {
    /// Who started.
    starter: String,
    /// The indicator's face; null where the game has none.
    indicator: Option<Face>,
    /// The turns, and the claims between them.
    turns: Vec<ReplayTurn>,
    /// Whether it could be followed to its last line.
    followed: bool,
    /// Whether it does not count.
    void: bool,
    /// Whether the game was over before it; it is settled all the same.
    after_end: bool,
    /// What the table wrote down otherwise.
    differs: Vec<ReplayDifference>,
    /// Why a hand that is over cannot be scored, or not for everyone, in the language asked for.
    unscored: Vec<String>,
    /// The finish; null where nobody finished.
    finish: Option<FinishReport>,
    /// What it adds to each account.
    players: Vec<ReplayPlayer>,
    /// The table as it stood where the hand was followed no further; null where that was not asked.
    table: Option<ReplayTable>,
}

/// A turn, or a claim.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayTurn {
    /// The number of its first line.
    line: usize,
    /// The player.
    player: String,
    /// What was done, in canonical form.
    actions: Vec<String>,
    /// What was wrong.
    wrong: Vec<ReplayWrong>,
    /// What could not be judged for lack of knowledge.
    unknown: Vec<ReplayNote>,
    /// What else is worth saying.
    notes: Vec<ReplayNote>,
}

/// Something wrong.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayWrong {
    /// `illegal` or `foul`.
    kind: &'static str,
    /// The clause broken.
    clause: Clause,
    /// Who did it.
    player: String,
    /// What it adds to his account; 0 for what is illegal, for a foul let pass, and in a hand that does not count.
    points: i64,
    /// Why, in the language asked for.
    message: String,
    /// The line it lies in.
    line: usize,
    /// The characters of that line.
    span: [usize; 2],
    /// Whether the table let it pass.
    pardoned: bool,
}

/// A remark with its clause.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayNote {
    /// The clause.
    clause: Clause,
    /// The remark, in the language asked for.
    message: String,
}

/// A figure that comes out otherwise than the table wrote it down.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayDifference {
    /// The player.
    name: String,
    /// What differs: the `points`, or what was `left`.
    of: Noted,
    /// What was written down: points, or tiles.
    written: FigureReport,
    /// What comes out.
    settled: FigureReport,
}

/// Points, or tiles.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum FigureReport {
    /// Points, or the sum of tiles.
    Points(i64),
    /// Tiles, and `?x5` for those that nobody knows.
    Tiles(Vec<String>),
}

/// What a hand adds to one player's account.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayPlayer {
    /// The player.
    name: String,
    /// The team; null where everyone plays alone.
    team: Option<String>,
    /// The sum of the parts; null where something needed is not known.
    points: Option<i64>,
    /// What it is made of; nothing where the points are null.
    parts: Vec<PartReport>,
}

/// The table as it stood.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayTable {
    /// Whose turn it was; null where the hand was over.
    turn: Option<String>,
    /// The racks.
    racks: Vec<ReplayRack>,
    /// The melds, by their numbers.
    melds: Vec<ReplayMeld>,
    /// The discards in order.
    discards: Vec<ReplayDiscard>,
    /// How many tiles lay in the stock.
    stock_left: usize,
    /// Those that are known, top first.
    stock: Vec<Tile>,
}

/// A rack as it stood.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayRack {
    /// Whose.
    name: String,
    /// The known tiles.
    tiles: Vec<Tile>,
    /// How many tiles there are, known or not.
    count: usize,
}

/// A meld as it lay.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayMeld {
    /// Its number.
    number: u32,
    /// Who laid it.
    owner: String,
    /// Its tiles in place, each with what it was declared to stand for.
    tiles: Vec<String>,
}

/// A discard.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReplayDiscard {
    /// The tile.
    tile: Tile,
    /// Who threw it.
    by: String,
    /// Whether the next player took it.
    taken: bool,
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
    pub fn new(header: &Header, referee: &Referee<'_>, clauses: ClauseSet) -> Self {
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
            totals: named
                .zip(referee.balances())
                .map(|((name, points), balance)| ReplayTotal { name: name.clone(), points, balance })
                .collect(),
            teams: if header.profile.teams { (0..SEATS / 2).map(team).collect() } else { Vec::new() },
            clauses: clauses.to_vec(),
        }
    }
}

impl ReplayHand {
    /// A refereed hand of a record, whose text it was read from; with the table where it is asked for; it speaks
    /// this language.
    #[must_use]
    pub fn new(header: &Header, text: &str, hand: &Refereed, language: Language, table: bool) -> Self {
        let names = &header.players;
        let state = hand.state.as_ref();
        // What the reasons speak of needs a table even where nothing was dealt.
        let why = |why: &Why| state.map_or_else(String::new, |state| game::why(why, names, state.table(), language));
        let indicator = state.and_then(|state| state.table().indicator());
        let difference = |difference: &crate::game::Difference| ReplayDifference {
            name: names[difference.player].clone(),
            of: difference.of,
            written: (&difference.written).into(),
            settled: (&difference.settled).into(),
        };
        let player = |(seat, name): (usize, &String)| {
            let score = hand.score.as_ref().map(|score| &score.players[seat]);
            let points = hand.points[seat];
            let parts =
                score.filter(|_| points.is_some()).map(|player| player.parts.iter().map(|each| PartReport::new(each, language)));
            ReplayPlayer {
                name: name.clone(),
                team: score.and_then(|player| player.team.clone()),
                points,
                parts: parts.map(Iterator::collect).unwrap_or_default(),
            }
        };
        Self {
            starter: names[hand.starter].clone(),
            indicator: indicator.map(Indicator::face),
            turns: hand.turns.iter().map(|turn| ReplayTurn::new(names, text, turn, why)).collect(),
            followed: hand.followed,
            void: hand.void,
            after_end: hand.after_end,
            differs: hand.differs.iter().map(difference).collect(),
            unscored: hand.unscored.iter().map(|fault| fault.text(language).message).collect(),
            finish: hand.ending().map(|ending| FinishReport::new(&ending, |by| names[by].clone())),
            players: names.iter().enumerate().map(player).collect(),
            table: state.filter(|_| table).map(|state| ReplayTable::new(names, state)),
        }
    }
}

impl ReplayTurn {
    fn new(names: &[String], text: &str, turn: &TurnReport, why: impl Fn(&Why) -> String) -> Self {
        let note = |note: &Remark| ReplayNote { clause: note.clause, message: why(&note.why) };
        let wrong = |Found { wrong, place, pardoned }: &Found| ReplayWrong {
            kind: match wrong.kind {
                Severity::Illegal => "illegal",
                Severity::Foul(_) => "foul",
            },
            clause: wrong.clause,
            player: names[wrong.player].clone(),
            points: wrong.points,
            message: why(&wrong.why),
            line: place.line,
            span: place.columns(text),
            pardoned: *pardoned,
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
    pub(super) fn new(names: &[String], state: &State) -> Self {
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

/// Tiles as a record writes a rack.
pub(crate) fn held(tiles: &[Tile], unknown: usize) -> Vec<String> {
    let unknown = (unknown > 0).then(|| format!("?x{unknown}"));
    tiles.iter().map(ToString::to_string).chain(unknown).collect()
}

impl From<&Figure> for FigureReport {
    fn from(figure: &Figure) -> Self {
        match figure {
            Figure::Points(points) => Self::Points(*points),
            Figure::Tiles(tiles, unknown) => Self::Tiles(held(tiles, *unknown)),
        }
    }
}
