//! A rules oracle for the Turkish tile game Okey and its 101 variant.
//!
//! The way from a written hand to a verdict, module by module:
//!
//! 1. [`notation`] reads text into a [`Rack`]: tiles ([`Tile`]) as written, each with its place in the text.
//! 2. A [`Profile`] holds one table's rules; with the indicator it makes a [`Table`].
//! 3. [`rules`] holds the clauses as data: what they say in both languages, who says so, and an example either way.
//! 4. [`Hand`] is a rack that can exist at that table; whatever stands against it is a [`Fault`] with its [`Clause`].
//! 5. [`RoleCounts`] is what of a hand matters to layouts: natural tiles and wilds ([`Role`]).
//! 6. A [`Meld`] is tiles as they are laid, legal or not; [`layouts`] counts and lists every layout of a hand in melds.
//! 7. [`Analysis`] turns that into verdicts, [`Pairing`] looks at pairs.
//! 8. [`score`] settles finished hands and sheets of them, every figure with its parts; [`sheets`] reads them from JSON.
//! 9. [`opening`] finds how a hand of 101 opens: sums, best openings, their number.
//! 10. [`distance`] says how far a hand is from winning or opening, what it waits for and what to throw.
//! 11. [`judge`] rules on claims: a meld, an opening, a discard, a layoff, a finish.
//! 12. [`record`] reads and prints the hands of a game as they were played; [`game`] plays hands turn by turn, alone or
//!     against computer players, and referees records.
//! 13. [`text`] says faults, rulings, scores and games in Turkish and English; [`report`] holds every answer as data for
//!     other programs, with the clauses it rests on; [`Picture`] shows a hand.
//!
//! [`hapis`] is another game, a kind of backgammon, beside all this.
//!
//! Nothing here prints, exits or knows a terminal; the `cli` module alone does.

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
