//! The statements of a record, line by line.

use std::ops::Range;

use super::action::Action;
use crate::notation::Letters;
use crate::score::{Foul, Spanned, usual_stake};
use crate::table::{Profile, Symbol, Variant};
use crate::words::described;

/// A record: the header of the game, and its hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The statements that hold for all hands.
    pub header: Header,
    /// The hands in the order they were played.
    pub hands: Vec<HandRecord>,
}

/// The lines of a record before its first hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// Its lines as written, comments included.
    pub lines: Vec<Line>,
    /// The table's rules: the variant with every switch set.
    pub profile: Profile,
    /// The players in the order of play; the one named first starts the first hand.
    pub players: Vec<String>,
    /// How tiles are written.
    pub letters: Letters,
    /// The stake of each player, in the pot game.
    pub stake: Option<u32>,
    /// The accounts carried in, by player.
    pub totals: Vec<(usize, i64)>,
}

impl Header {
    /// Returns a header with these rules and players; in the pot game each stakes one.
    pub fn of(profile: &Profile, players: &[String], about: &[(&str, &str)]) -> Self {
        let stake = usual_stake(profile);
        let word = Spanned::made;
        let mut lines: Vec<Line> = vec![Statement::Game(profile.variant).into()];
        for (switch, value) in profile.changes() {
            let (key, value) = (word(switch.key.to_owned()), word(value.to_string()));
            lines.push(Statement::Set { key, value }.into());
        }
        for (key, text) in about {
            lines.push(Statement::About { key: (*key).to_owned(), text: (*text).to_owned() }.into());
        }
        lines.push(Statement::Players(players.iter().cloned().map(Spanned::made).collect()).into());
        lines.extend(stake.map(|stake| Statement::Stake(stake).into()));
        Self {
            lines,
            profile: profile.clone(),
            players: players.to_vec(),
            letters: Letters::Krby,
            stake,
            totals: Vec::new(),
        }
    }

    /// Returns the account that a player carried in, if given; the last one counts.
    pub fn carried(&self, player: usize) -> Option<i64> {
        self.totals.iter().rev().find(|(other, _)| *other == player).map(|&(_, total)| total)
    }
}

/// One hand of a record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandRecord {
    /// Its lines as written. The first begins the hand, unless the record omits that line.
    pub lines: Vec<Line>,
}

impl HandRecord {
    /// Returns true if the table called the hand void.
    pub fn is_void(&self) -> bool {
        self.statements().any(|(_, statement)| matches!(statement, Statement::Void(_)))
    }

    /// Returns its statements with their lines.
    pub fn statements(&self) -> impl Iterator<Item = (&Line, &Statement)> {
        self.lines.iter().filter_map(|line| Some((line, line.statement.as_ref()?)))
    }
}

/// One line of a record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// The statement; `None` for a comment alone.
    pub statement: Option<Statement>,
    /// The comment after it, without its semicolon.
    pub comment: Option<String>,
    /// Its number in the text, counted from 1; 0 if it was not parsed from a text.
    pub number: usize,
    /// The bytes of the text that hold its statement.
    pub span: Range<usize>,
}

impl From<Statement> for Line {
    fn from(statement: Statement) -> Self {
        Self { statement: Some(statement), ..Self::default() }
    }
}

described! {
    /// The statement of one line. Players are indices into `players`.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Statement {
        /// `record 1`
        Version(u32),
        /// `game 101`
        Game(Variant),
        /// `set open.sum=91`
        Set { key "The switch": Spanned<String>, value "Its value": Spanned<String> },
        /// `letters rkms`
        Letters(Letters),
        /// `about date 21 November`
        About { key "The key: one word": String, text "The text; may be empty": String },
        /// `players Ali Ayşe Veli Can`
        Players(Vec<Spanned<String>>),
        /// `stake 5`
        Stake(u32),
        /// `totals Ali 120 Ayşe 40`
        Totals(Vec<(usize, i64)>),
        /// `hand 2 starts Ali`
        Hand {
            number "Its number, where it has one": Option<u32>, start "The starter, if the record names one": Option<Start>,
        },
        /// `indicator R5`
        Indicator(Spanned<Symbol>),
        /// `rack Ali K1 R2 ? ?x5`
        Rack { player "Whose": usize, tiles "The tiles": Vec<Held> },
        /// `stock K4 Y9`
        Stock(Vec<Spanned<Symbol>>),
        /// `Ali: draw K4, throw K7`
        Turn(Turn),
        /// `foul Ali foul.list`
        Foul { player "Who committed it": usize, foul "The foul": Spanned<Foul> },
        /// `pardon Ali discard.playable`
        Pardon { player "Who committed it": usize, foul "The foul let pass": Spanned<Foul> },
        /// `left Ali R5 B7`, `left Ali = 34`
        Left { player "Whose": usize, left "What was left": Left },
        /// `announced Ali`: the player announced pairs (`pairs.announce`).
        Announced(Spanned<usize>),
        /// `points Ali -101 Ayşe 34`
        Points(Vec<(usize, i64)>),
        /// `end`
        End,
        /// `void misdeal`
        Void(String),
    }
}

/// The starter of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Start {
    /// This player.
    Starts(usize),
    /// The right neighbour of this player, who dealt.
    Dealt(usize),
}

impl Start {
    /// Returns the starter's index among `players` players (at least one).
    pub const fn starter(self, players: usize) -> usize {
        match self {
            Self::Starts(player) => player,
            Self::Dealt(player) if player + 1 < players => player + 1,
            Self::Dealt(_) => 0,
        }
    }
}

/// A tile on a rack, or unrecorded tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Held {
    /// A tile.
    Tile(Spanned<Symbol>),
    /// This many unknown tiles.
    Unknown(u32),
}

/// The tiles a player held at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Left {
    /// These tiles.
    Tiles(Vec<Spanned<Symbol>>),
    /// Tiles with this sum.
    Sum(u32),
}

/// One line of a player's turn, or a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// The player.
    pub player: usize,
    /// The actions, in order.
    pub actions: Vec<TurnAction>,
    /// The time, as written.
    pub time: Option<String>,
}

/// An action, and its bytes in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnAction {
    /// The action.
    pub action: Action,
    /// The bytes; empty if it was not parsed from a text.
    pub span: Range<usize>,
}

impl From<Action> for TurnAction {
    fn from(action: Action) -> Self {
        Self { action, span: 0..0 }
    }
}
