//! The statements of a record. Each line holds at most one statement.

use std::ops::Range;

use super::action::Action;
use crate::notation::Letters;
use crate::score::{Adjustment, FinishKind, Foul, Opened, Spanned, usual_stake};
use crate::table::{Profile, Symbol, Variant};
use crate::words::described;

/// A record: the header of the game, and its hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The rules, the players and further facts that apply to all hands.
    pub header: Header,
    /// The hands in the order in which they were played.
    pub hands: Vec<HandRecord>,
}

/// The lines before the first hand, and the values that they set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The lines of the header as written, including comments.
    pub lines: Vec<Line>,
    /// The rules of the table: those of the variant, changed by the lines `set`.
    pub profile: Profile,
    /// The names of the players in the order of play. The first player starts the first hand.
    pub players: Vec<String>,
    /// The letters of the four colours.
    pub letters: Letters,
    /// The points that each player pays into the pot, if a line of the header sets them.
    pub stake: Option<u32>,
    /// The points that players carry over from earlier games, each with the index of the player.
    pub totals: Vec<(usize, i64)>,
}

impl Header {
    /// Creates a header with these rules, players and `about` lines. In the pot game each player pays the usual stake
    /// of one point.
    pub fn of(profile: &Profile, players: &[String], about: &[(&str, &str)]) -> Self {
        let header = Self {
            lines: Vec::new(),
            profile: profile.clone(),
            players: players.to_vec(),
            letters: Letters::Krby,
            stake: usual_stake(profile),
            totals: Vec::new(),
        };
        header.with_plain_lines(changed_settings(profile), about)
    }

    /// Replaces the lines with lines for the values of the header, in a fixed order and without comments. `set` has the
    /// keys and values of the `set` lines.
    pub(crate) fn with_plain_lines(
        self,
        set: impl IntoIterator<Item = (String, String)>,
        about: &[(&str, &str)],
    ) -> Self {
        let word = Spanned::made;
        let mut lines = vec![Statement::Game(self.profile.variant)];
        lines.extend(set.into_iter().map(|(key, value)| Statement::Set { key: word(key), value: word(value) }));
        lines.extend(about.iter().map(|&(key, text)| Statement::About { key: key.to_owned(), text: text.to_owned() }));
        let players = || Statement::Players(self.players.iter().cloned().map(word).collect());
        lines.extend((!self.players.is_empty()).then(players));
        lines.extend(self.stake.map(Statement::Stake));
        lines.extend((!self.totals.is_empty()).then(|| Statement::Totals(self.totals.clone())));
        Self { lines: lines.into_iter().map(Into::into).collect(), ..self }
    }

    /// Returns true if a line after the first `lines` lines has a statement.
    pub(crate) fn has_statement_after(&self, lines: usize) -> bool {
        self.lines.iter().skip(lines).any(|line| line.statement.is_some())
    }

    /// Returns the points that a player carries over from earlier games, if the record gives them.
    pub fn carried(&self, player: usize) -> Option<i64> {
        self.totals.iter().find(|(other, _)| *other == player).map(|&(_, total)| total)
    }

    /// Iterates over the players who carry over points from earlier games.
    pub(crate) fn accounts(&self) -> impl Iterator<Item = (&str, i64)> {
        let carried = |(player, name): (usize, _)| Some((String::as_str(name), self.carried(player)?));
        self.players.iter().enumerate().filter_map(carried)
    }
}

/// Returns the key and the value of each switch that differs from the preset of the variant.
pub(crate) fn changed_settings(profile: &Profile) -> impl Iterator<Item = (String, String)> {
    profile.changes().map(|(switch, value)| (switch.key.to_owned(), value.to_string()))
}

/// One hand of a record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandRecord {
    /// The lines of the hand as written. A line `hand` is optional.
    pub lines: Vec<Line>,
}

impl HandRecord {
    /// Returns the numbers of the first and the last line; zeros if there are no lines.
    pub(crate) fn line_numbers(&self) -> [usize; 2] {
        [self.lines.first(), self.lines.last()].map(|line| line.map_or(0, |line| line.number))
    }

    /// Returns true if a line declares the hand void.
    pub(crate) fn is_void(&self) -> bool {
        self.statements().any(|(_, statement)| matches!(statement, Statement::Void(_)))
    }

    /// Iterates over the statements, each with its line.
    pub fn statements(&self) -> impl Iterator<Item = (&Line, &Statement)> {
        self.lines.iter().filter_map(|line| Some((line, line.statement.as_ref()?)))
    }
}

/// One line of a record: a statement, a comment, both, or neither (a blank line).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// The statement; `None` if the line holds only a comment or is blank.
    pub statement: Option<Statement>,
    /// The comment at the end of the line, without the semicolon.
    pub comment: Option<String>,
    /// The number of the line in the text, counted from 1; 0 if the line was not parsed from a text.
    pub number: usize,
    /// The byte range of the statement in the text.
    pub span: Range<usize>,
}

impl From<Statement> for Line {
    fn from(statement: Statement) -> Self {
        Self { statement: Some(statement), ..Self::default() }
    }
}

described! {
    /// The statement of one line. Each comment begins with an example. Players are stored by index.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Statement {
        /// `record 1`: the version of the format.
        Version(u32),
        /// `game 101`: the variant of the rules.
        Game(Variant),
        /// `set open.sum=91`: changes one rule of the variant.
        Set { key "The name of the switch": Spanned<String>, value "The value of the switch": Spanned<String> },
        /// `letters rkms`: the letters that stand for the four colours.
        Letters(Letters),
        /// `about date 21 November`: information without effect on the rules or the points.
        About {
            key "The first word, which names the kind of information": String,
            text "The rest of the line; may be empty": String,
        },
        /// `players Ali Ayşe Veli Can`: the players in the order of play.
        Players(Vec<Spanned<String>>),
        /// `stake 5`: the points that each player pays into the pot, in the pot game.
        Stake(u32),
        /// `totals Ali 120 Ayşe 40`: the points that players carry over from earlier games.
        Totals(Vec<(usize, i64)>),
        /// `hand 2 starts Ali`: the beginning of a hand.
        Hand {
            number "The number of the hand, if the record gives one": Option<u32>,
            start "The starter or dealer, if the record names one": Option<Start>,
        },
        /// `indicator R5`: the indicator of the hand.
        Indicator(Spanned<Symbol>),
        /// `rack Ali K1 R2 ? ?x5`: the tiles dealt to a player. `?` is one unknown tile, and `?x5` stands for five.
        Rack { player "The index of the player": usize, tiles "The tiles on the rack": Vec<Held> },
        /// `stock K4 Y9`: the known tiles of the stock. The first one is the top.
        Stock(Vec<Spanned<Symbol>>),
        /// `Ali: draw K4, throw K7`: actions of a player.
        Turn(Turn),
        /// `foul Ali foul.list`: the players at the table ruled that this player committed a foul.
        Foul { player "The index of the player who committed the foul": usize, foul "The foul": Spanned<Foul> },
        /// `pardon Ali discard.playable`: the players at the table pardoned a foul.
        Pardon {
            player "The index of the player who committed the foul": usize,
            foul "The foul that was pardoned": Spanned<Foul>,
        },
        /// `left Ali R5 B7`: the tiles left on a rack. `left Ali = 34 O*`: the okeys left, and the sum of the other
        /// tiles.
        Left { player "The index of the player": usize, left "The tiles, or their sum": Left },
        /// `finished Ali okey`: the player finished, here by throwing an okey.
        Finished {
            player "The index of the player who finished": Spanned<usize>,
            how "The special kinds of the finish": Vec<Spanned<FinishKind>>,
        },
        /// `opened Veli series`, `opened Can unopened`: how the player opened.
        Opened {
            player "The index of the player": Spanned<usize>,
            with "How the player opened; `None` if the player did not open": Spanned<Option<Opened>>,
        },
        /// `shown Ali`: the player showed the tile with the indicator's face (`score.indicator`).
        Shown(Spanned<usize>),
        /// `adjust Can +50 came late`: a correction of the player's points by hand.
        Adjust {
            player "The index of the player": usize,
            adjusted "The points and the reason": Spanned<Adjustment>,
        },
        /// `announced Ali`: the player announced an opening with pairs (`pairs.announce`).
        Announced(Spanned<usize>),
        /// `points Ali -101 Ayşe 34`: the points that the players wrote down for the hand.
        Points(Vec<(usize, i64)>),
        /// `end`: the hand ended and no player finished.
        End,
        /// `void misdeal`: the hand does not count. The reason is optional.
        Void(String),
    }
}

/// The starter of a hand, named directly or by the dealer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Start {
    /// The player with this index starts.
    Starts(usize),
    /// The player with this index dealt, so the next player starts.
    Dealt(usize),
}

impl Start {
    /// Returns the index of the starter. `players`, the number of players, must be at least 1.
    pub const fn starter(self, players: usize) -> usize {
        match self {
            Self::Starts(player) => player,
            Self::Dealt(player) if player + 1 < players => player + 1,
            Self::Dealt(_) => 0,
        }
    }
}

/// An entry in the list of a rack's tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Held {
    /// A known tile.
    Tile(Spanned<Symbol>),
    /// This many tiles that the record does not name.
    Unknown(u32),
}

/// The tiles left on a player's rack, as a list or as a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Left {
    /// The list of the tiles.
    Tiles(Vec<Spanned<Symbol>>),
    /// The sum of the tiles other than okeys, and the okeys.
    Sum(Spanned<u32>, Vec<Spanned<Symbol>>),
}

/// The actions of a player on one line: a turn, a part of a turn, or a claim that the last discard was playable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// The index of the player who performs the actions.
    pub player: usize,
    /// The actions in the order of the record.
    pub actions: Vec<Spanned<Action>>,
    /// The time of the turn: the text after `@`.
    pub time: Option<String>,
}
