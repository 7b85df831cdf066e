//! Points and penalties of finished hands, and the score sheets (yazboz) that add them up.
//!
//! A [`Played`] hand is what a scorekeeper wrote down, with the place of each word in the text. It is checked against
//! the rules of a table. If it breaks them, the check returns [`Fault`](crate::Fault)s; otherwise the result is an
//! [`Outcome`]. A [`HandScore`] contains the points of an outcome. The points are a sum of [`Part`]s, and every part
//! names its clause. [`Balances`] add up the points of several hands. The question `score` of
//! [`Oracle::ask`](crate::Oracle::ask) scores a whole sheet: the running totals, who leads, and when the game is over.
//!
//! ```
//! use okey::score::{Balances, FinishKind, HandScore, Outcome, Played};
//! use okey::{Profile, Variant};
//!
//! let rules = Profile::new(Variant::Yuzbir);
//! let played = Played::by("Ali", &[FinishKind::Okey]).and("Veli").and("Can").and("Ece");
//! let outcome = Outcome::new(&rules, &played).expect("a hand that can have happened");
//! let score = HandScore::new(&outcome, &Balances::first(&rules));
//! let points: Vec<i64> = score.players.iter().map(|player| player.points()).collect();
//! assert_eq!(points, [-202, 404, 404, 404]);
//! ```

mod fault;
mod foul;
mod hand;
mod ladder;
mod left;
mod outcome;
mod played;
mod refused;
mod scoring;
mod sheet;
mod yuzbir;

pub use fault::{Needs, ScoreFault};
pub(crate) use foul::FedTile;
pub(crate) use foul::has_flat_price;
pub use foul::{Foul, FoulKind};
pub(crate) use hand::parts;
pub use hand::{Balances, HandScore, Note, Part, PlayerScore};
pub(crate) use ladder::{doubling, ends_game, exhausted, false_win, most_valuable, rung};
pub use left::cost;
pub(crate) use left::{TilesLeft, WrittenSum, cost_to, okeys_only, tiles_clause};
pub(crate) use outcome::Seat;
pub use outcome::{Ending, Outcome};
pub(crate) use played::number_after;
pub use played::{Adjustment, Finish, FinishKind, Opened, Played, ReportedPlayer, Spanned};
pub(crate) use refused::PLAYER_COUNTS;
pub(crate) use refused::{LONGEST_NAME, foul_refused, okeys_thrown, pardon_refused, too_many_left};
pub use scoring::Scoring;
pub(crate) use scoring::{is_void, rack_counts, tiles_count, usual_stake};
pub(crate) use sheet::{
    BETWEEN_MATES, Book, Form, Match, Sheet, SheetHand, Standing, Total, header_faults, stranger, team_name,
};
pub(crate) use yuzbir::{BONUS, Multiplied, limit_reached};
