//! Points and penalties of finished hands, and the score sheets (yazboz) that add them up.
//!
//! A [`Played`] hand is what a scorekeeper wrote down, with the place of each word in the text. [`Outcome::new`] checks
//! it against the rules of a table, and returns [`Fault`](crate::Fault)s if it breaks them. A [`HandScore`] contains
//! the points of an outcome as [`Part`]s, each with its clause. [`Balances`] add up the points of several hands. The
//! question `score` of [`Oracle::ask`](crate::Oracle::ask) scores a whole sheet: the running totals, who leads, and
//! when the game is over.
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
mod sheet;
mod yuzbir;

pub use fault::{Needs, ScoreFault};
pub(crate) use foul::has_flat_price;
pub(crate) use foul::{Fed, FedTile};
pub use foul::{Foul, FoulKind};
pub(crate) use hand::parts;
pub use hand::{Balances, HandScore, Note, Part, PlayerScore};
pub(crate) use ladder::{doubling, earns_by_showing, ends_game, exhausted, false_win, most_valuable, rung};
pub use left::cost;
pub(crate) use left::{TilesLeft, WrittenSum, cost_to, okeys_only, tiles_clause};
pub(crate) use outcome::Seat;
pub use outcome::{Ending, Outcome};
pub(crate) use played::number_after;
pub use played::{Adjustment, Finish, FinishKind, Opened, Played, ReportedPlayer, Spanned};
pub(crate) use refused::PLAYER_COUNTS;
pub(crate) use refused::{
    LONGEST_NAME, announce_off, foul_refused, how_refused, okeys_thrown, pardon_refused, too_many_left,
};
pub(crate) use sheet::{
    BETWEEN_MATES, Book, Form, Match, Sheet, SheetHand, Standing, Total, header_faults, stranger, team_name,
};
pub(crate) use yuzbir::{BONUS, Multiplied, limit_reached};

use crate::table::{Game, Profile, Variant};

/// How a table scores its hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scoring {
    /// Classic game: players start with points, usually 20, and usually lose some when another player wins.
    Ladder,
    /// Pot game: every player pays a stake, and the winner takes the pot (`score.pot`).
    Pot,
    /// 101: players collect penalty points.
    Yuzbir,
    /// Simplified game `cs102`: wins are counted instead of points.
    Chains,
}

impl Scoring {
    /// Returns how a table with these rules scores its hands.
    pub const fn of(profile: &Profile) -> Self {
        match (profile.game, profile.variant) {
            (Game::Classic, Variant::OkeyPot) => Self::Pot,
            (Game::Classic, _) => Self::Ladder,
            (Game::Yuzbir, _) => Self::Yuzbir,
            (Game::Chains, _) => Self::Chains,
        }
    }
}

/// Returns the default stake; `None` if the table does not play for a pot.
pub(crate) fn usual_stake(profile: &Profile) -> Option<u32> {
    (Scoring::of(profile) == Scoring::Pot).then_some(1)
}

/// Returns true if a player pays for the numbers of the tiles left: after an opening (`penalty.opened`) or, at some
/// tables, if the stock runs out (`penalty.exhausted`).
pub(crate) fn tiles_count(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    opened.is_some() || exhausted && profile.penalty.exhausted_tiles
}

/// Returns true if the score can depend on the tiles that a player has left. At some tables even a player who has not
/// opened pays for an okey (`penalty.okey`).
pub(crate) fn rack_counts(profile: &Profile, opened: Option<Opened>, exhausted: bool) -> bool {
    tiles_count(profile, opened, exhausted) || profile.penalty.okey_unopened > 0
}

/// Returns true if all players opened with pairs and this makes a hand void at this table. `players` is their number,
/// which may be two or three (`seats.two-three`).
pub(crate) fn is_void(profile: &Profile, players: usize, opened: impl Iterator<Item = Option<Opened>>) -> bool {
    profile.game == Game::Yuzbir
        && profile.voids_four_pairs
        && opened.filter(|&opened| opened == Some(Opened::Pairs)).count() == players
}
