//! A rules oracle for the Turkish tile game Okey and its 101 variant.
//!
//! The crate reads hands the way people write them, applies the rules of a table, and answers exactly. Every answer
//! names the clauses of the rulebook that decide it.
//!
//! # 1. Ask one question
//!
//! [`Oracle::ask`] answers every question of the program from one line of JSON. Use it if your program forwards
//! questions from users, or is not written in Rust:
//!
//! ```
//! use okey::Oracle;
//!
//! let mut oracle = Oracle::default();
//! let answer = oracle.ask(r#"{"ask": "check", "indicator": "R5", "hand": "K1-13 K1 Y9", "fields": "wins"}"#);
//! assert_eq!(answer, r#"{"id":null,"wins":true}"#);
//! ```
//!
//! # 2. Check a hand
//!
//! A [`Profile`] holds the rules of a table, and a [`Table`] adds the indicator. A [`Hand`] is a set of tiles that a
//! player at that table can hold. An [`Engine`] answers every question about a hand, for example which discards win:
//!
//! ```
//! use okey::{Engine, Face, Hand, Profile, Table, Tile, Variant, Verdict};
//!
//! let indicator: Face = "R5".parse()?;
//! let table = Table::new(Profile::new(Variant::Okey), Some(indicator.into()))?;
//! let tiles = "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6".split(' ');
//! let hand = Hand::from_tiles(&table, tiles.map(str::parse).collect::<Result<Vec<Tile>, _>>()?)?;
//! let Verdict::OnTurn(discards) = Engine::default().verdict(&hand) else { panic!("15 tiles") };
//! assert_eq!(discards[0].tile.to_string(), "K6");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # 3. Read what people write
//!
//! [`notation`] parses hands the way people write them, for example in messages. If a text has two meanings, the fault
//! says so in Turkish or in English:
//!
//! ```
//! use okey::Language;
//! use okey::notation::{self, Letters};
//!
//! let rack = notation::hand("kırmızı 7 8 9, mavi 3 4 5", Letters::Krby).expect("six tiles");
//! assert_eq!(rack.tiles.len(), 6);
//! let faults = notation::hand("sarı 1 2 3 x2", Letters::Krby).expect_err("which tiles are doubled?");
//! assert!(!faults[0].text(Language::Tr).message.is_empty());
//! ```
//!
//! # 4. Open in 101
//!
//! [`Engine::openings`] finds the highest sum and the best openings, and counts all openings:
//!
//! ```
//! use okey::notation::{self, Letters};
//! use okey::opening::Bars;
//! use okey::{Engine, Face, Hand, Profile, Table, Variant};
//!
//! let indicator: Face = "K1".parse()?;
//! let table = Table::new(Profile::new(Variant::Yuzbir), Some(indicator.into()))?;
//! let rack = notation::hand("R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O*", Letters::Krby)?;
//! let openings = Engine::default().openings(&Hand::new(&table, &rack)?, Bars::of(table.profile()), None)?;
//! assert!(openings.best.sum >= openings.bars.sum);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # 5. Settle a finished hand
//!
//! [`score`] computes the points of every player, and the parts that add up to these points:
//!
//! ```
//! use okey::score::{Balances, HandScore, Opened, Outcome, Played, ReportedPlayer};
//! use okey::{Profile, Tile, Variant};
//!
//! let rules = Profile::new(Variant::Yuzbir);
//! let tiles: Vec<Tile> = ["R9", "K3"].map(str::parse).into_iter().collect::<Result<_, _>>()?;
//! let veli = ReportedPlayer::from("Veli").with_opening(Opened::Series).with_left(tiles);
//! let hand = Outcome::new(&rules, &Played::by("Ali", &[]).and(veli).and("Nil").and("Efe"))?;
//! let score = HandScore::new(&hand, &Balances::first(&rules));
//! let points: Vec<i64> = score.players.iter().map(|player| player.points()).collect();
//! assert_eq!(points, [-101, 12, 202, 202]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to go next
//!
//! | you want | look at |
//! |---|---|
//! | waits, the best discard, chances | [`Engine::waits`], [`Engine::advise`], [`distance`] |
//! | a ruling on a dispute | [`judge()`](judge::judge) |
//! | to run games, with computer players or your own | [`game`] |
//! | to read, write and referee game records | [`record`], [`game::Referee`] |
//! | sheets of hands from JSON | [`sheets`] |
//! | the rulebook as data | [`rules`] |
//! | sentences in Turkish and English | [`Verdict::text`], [`Ruling::text`](judge::Ruling::text), [`Fault::text`], [`Clause::statement`] |
//! | answers as JSON, pictures of hands | [`Oracle::ask`], [`Picture`] |
//! | hapis tavlası, a kind of backgammon | [`hapis`] |
//!
//! # Features
//!
//! The feature `cli`, on by default, adds the command-line program. If your program uses the crate only as a library,
//! turn the feature off with `default-features = false`. Only the `cli` module prints, exits or uses the terminal.

#![cfg_attr(
    not(feature = "cli"),
    allow(dead_code, unused_imports, reason = "some private items are used by the program alone")
)]

#[cfg(feature = "cli")]
pub mod cli;
pub mod distance;
mod engine;
pub mod game;
mod hand;
pub mod hapis;
pub mod judge;
mod layouts;
mod meld;
pub mod notation;
pub mod opening;
pub mod oracle;
#[expect(unreachable_pub, reason = "what is public here is the public part of a private room")]
mod picture;
pub mod record;
#[expect(unreachable_pub, reason = "what is public here is the public part of a private room")]
mod report;
pub mod rules;
pub mod score;
pub mod sheets;
mod sort;
mod table;
#[expect(unreachable_pub, reason = "what is public here is the public part of a private room")]
mod text;
mod tiles;
mod winning;
#[doc(hidden)]
pub mod within;
mod words;

pub use distance::{Advice, AdvisedDiscard, Probability, UnseenTile, Wait, Waits};
pub use engine::Engine;
pub use hand::{FourthColour, Hand, HandFault, NoAnswer, Rack, RoleCounts, Written, impossible};
pub use meld::{Breach, Meld, MeldKind, Placed};
pub use oracle::{Defaults, Oracle};
pub use picture::{Picture, ShownPlace};
pub use table::{
    Accepts, Colours, FalseJoker, Game, Indicator, Profile, ProfileFault, Role, Roles, RulesFile, Switch, Symbol,
    Table, TableFault, Value, Variant, deck,
};
pub use text::FaultText;
pub use tiles::{ByColour, Colour, Face, NotATile, Number, Tile, Tiles};
pub use winning::{Completion, Decomposition, LeastDeadwood, Pairing, Verdict, Way, WinningDiscard};
pub use words::{Clause, Fault, Faults, Language, Named, NotAName, UnknownClause};
