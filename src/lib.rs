//! A rules oracle for the Turkish tile game Okey and its 101 variant.
//!
//! The way from a written hand to a verdict, module by module:
//!
//! 1. [`notation`] reads text into a [`Rack`]: tiles as written, each with its place in the text.
//! 2. A [`Profile`] holds one table's rules, with the indicator it makes a [`Table`].
//! 3. [`Hand`] is a rack that can exist at that table; whatever stands against it is a [`Fault`] with its [`Clause`].
//! 4. [`Material`] is what of a hand matters to layouts: natural tiles and wilds ([`Role`]).
//! 5. [`layouts`] counts and lists every layout in melds; [`Analysis`] turns that into verdicts, [`Pairing`] looks at
//!    pairs.
//! 6. [`rules`] holds the clauses as data: what they say in both languages, who says so, and an example either way.
//! 7. [`opening`] finds how a hand of 101 opens: sums, best openings, their number.
//! 8. [`score`] settles finished hands and sheets of them, every figure with its parts.
//! 9. [`sheets`] reads finished hands from JSON, [`record`] reads and prints the hands of a game as they were played.
//! 10. [`report`] holds every answer as data for other programs, with the clauses it rests on; [`Picture`] shows a hand.
//!
//! Nothing here prints, exits or knows a terminal; the `cli` module alone does.

mod advice;
mod chance;
mod choice;
#[cfg(feature = "cli")]
pub mod cli;
pub mod deck;
pub mod distance;
mod fault;
pub mod game;
mod hand;
pub mod hapis;
mod indicator;
pub mod judge;
mod language;
mod laying;
pub mod layouts;
mod material;
mod meld;
mod nearest;
pub mod notation;
pub mod opening;
mod pairing;
mod partial;
pub mod picture;
mod profile;
mod rack;
pub mod record;
pub mod report;
pub mod rules;
mod ruling;
pub mod score;
pub mod sheets;
mod table;
pub mod text;
mod tile;
mod tiles;
mod unseen;
mod waits;
mod ways;
mod winning;

pub use advice::{Advice, OpenedAdvice, Throw};
pub use chance::Chance;
pub use choice::{Choice, NotAChoice};
pub use fault::{Fault, Faults};
pub use hand::{Hand, HandFault, impossible};
pub use indicator::{Indicator, Role, Roles};
pub use language::{Language, UnknownLanguage};
pub use laying::lay;
pub use material::Material;
pub use meld::{Breach, Meld, MeldKind, Placed};
pub use pairing::Pairing;
pub use partial::{Partial, PartialLayout};
pub use picture::Picture;
pub use profile::{
    Accepts, Colours, ExhaustedPenalty, FalseJoker, Feeding, Fouls, FourPairs, Game, Moves, Multiplier, OkeyNumber,
    Opening, Penalty, Playable, Points, Profile, ProfileFault, Rising, RulesFile, Switch, TakeUnopened, TileSet, Value,
    Variant,
};
pub use rack::{Fourth, Rack, Symbol, Written};
pub use rules::Clause;
pub use ruling::Ruling;
pub use table::{Table, TableFault};
pub use text::FaultText;
pub use tile::{ByColour, Colour, Face, NotATile, Number, Tile};
pub use tiles::Tiles;
pub use unseen::{Left, Unseen};
pub use waits::{Wait, Waits};
pub use winning::{Analysis, Completion, Decomposition, Verdict, Way, WinningDiscard};
