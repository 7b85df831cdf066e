//! A rules oracle for the Turkish tile game Okey and its 101 variant.
//!
//! The modules, in the order in which a written hand becomes a verdict:
//!
//! 1. [`notation`] parses text into a [`Rack`]: each tile ([`Tile`]) as written, with its place in the text.
//! 2. A [`Profile`] holds the rules of one table. A [`Table`] is a profile with an indicator.
//! 3. [`rules`] is the rulebook as data: each clause with its text in both languages, its sources and examples.
//! 4. A [`Hand`] is a rack that is possible at its table. If it is not, each reason is a [`Fault`] with its [`Clause`].
//! 5. [`RoleCounts`] counts the natural tiles and the wilds of a hand ([`Role`]). The search for melds needs nothing else.
//! 6. A [`Meld`] is a row of laid tiles, legal or not. [`layouts`] finds every way to arrange a hand in melds.
//! 7. [`Analysis`] gives the verdict on a hand; [`Pairing`] examines its pairs.
//! 8. [`score`] computes the points of finished hands and of sheets, part by part. [`sheets`] parses sheets from JSON.
//! 9. [`opening`] finds the openings of a hand of 101: their sums, the best ones and their number.
//! 10. [`distance`] measures how far a hand is from winning or opening, and finds its waits and its best discards.
//! 11. [`judge`] rules on claims: a meld, an opening, a discard, a layoff, a finish.
//! 12. [`record`] parses and prints the hands of a game. [`game`] plays hands turn by turn, with computer players if
//!     wanted, and referees records.
//! 13. [`text`] states faults, rulings, scores and games in Turkish and English. [`report`] holds every answer as data
//!     for other programs, with its clauses. [`Picture`] draws a hand.
//!
//! [`hapis`] is a separate game, a kind of backgammon.
//!
//! Only the `cli` module prints, exits or uses the terminal.

#![cfg_attr(
    not(feature = "cli"),
    allow(dead_code, unused_imports, reason = "some private items are used by the program alone")
)]

#[cfg(feature = "cli")]
pub mod cli;
pub mod distance;
pub mod game;
mod hand;
pub mod hapis;
pub mod judge;
pub mod layouts;
mod meld;
pub mod notation;
pub mod opening;
pub mod oracle;
pub mod picture;
pub mod record;
pub mod report;
pub mod rules;
pub mod score;
pub mod sheets;
mod table;
pub mod text;
mod tiles;
mod winning;
#[doc(hidden)]
pub mod within;
mod words;

pub use distance::{Advice, AdvisedDiscard, OpenedAdvice, Probability, Unseen, UnseenTile, Wait, Waits};
pub use hand::{FourthColour, Hand, HandFault, NoAnswer, Rack, RoleCounts, Written, impossible};
pub use meld::{Breach, Meld, MeldKind, Placed};
pub use oracle::{Defaults, Oracle, QuestionName};
pub use picture::Picture;
pub use report::Cited;
pub use table::{
    Accepts, Announce, ClassicPartners, Colours, ExhaustedPenalty, FalseJoker, Feeding, FoulRules, FourPairs, Game,
    Indicator, IndicatorWhen, LastDiscard, Moves, Multiplier, OkeyBesideFalseJoker, OkeyNumber, OpeningRules,
    PenaltyRules, Playable, PointRules, Profile, ProfileFault, Rising, Role, Roles, RulesFile, Seats, Switch, Symbol,
    Table, TableFault, TakeUnopened, TileSet, Value, Variant, deck,
};
pub use text::FaultText;
pub use tiles::{ByColour, Colour, Face, NotATile, Number, Tile, Tiles};
pub use winning::{
    Analysis, Completion, Decomposition, LeastDeadwood, Pairing, PartialLayout, Verdict, Way, WinningDiscard, lay,
};
pub use words::{Clause, ClauseSet, Fault, Faults, Language, Named, NotAName, UnknownClause};
