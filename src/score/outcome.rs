//! A finished hand that follows the rules of its table. It is created from a report, which is checked first.

use crate::table::{Indicator, Profile, Table};
use crate::tiles::Tiles;
use crate::words::{Fault, Faults};

use super::left::TilesLeft;
use super::multiplied::finished;
use super::refused::refused;
use super::scoring::is_void;
use super::{FinishKind, Foul, Opened, Played, ReportedPlayer, ScoreFault};

/// A finished hand that follows the rules of its table. A report becomes an outcome only if the check finds no fault.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Outcome {
    table: Table,
    seats: Vec<Seat>,
    finish: Option<Ending>,
    stake: i64,
}

/// The kind of finish of a hand, and the player who finished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The finisher's index among the seats.
    pub by: usize,
    /// The unusual kinds of this finish. The list is empty for a normal finish. Devam (both last tiles are okeys)
    /// replaces the simple finish with an okey.
    pub how: Vec<FinishKind>,
}

/// A player at the end of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// The player's name.
    pub name: String,
    /// The name of the player's team, at a table with partners.
    pub team: Option<String>,
    /// The kind of opening, and the tiles left.
    pub left: TilesLeft,
    /// The fouls of the player in this hand.
    pub fouls: Vec<Foul>,
    /// True if the player showed the indicator's twin, the second tile with the indicator's face.
    pub shown_indicator: bool,
}

impl Outcome {
    /// Checks a report against the rules of a table.
    ///
    /// # Errors
    ///
    /// Returns every reason why the hand cannot have happened or cannot be scored.
    pub fn new(profile: &Profile, played: &Played) -> Result<Self, Faults<ScoreFault>> {
        let mut faults = Vec::new();
        let table = table(profile, played).unwrap_or_else(|fault| {
            faults.push(fault);
            Table::unturned(profile.clone())
        });
        faults.extend(refused(profile, table.indicator(), played));
        if !faults.is_empty() {
            return Err(faults.into());
        }
        Ok(Self::of(table, played.clone()))
    }

    /// Returns the outcome of a hand that is known to follow the rules, for example a hand played by the referee.
    /// Nothing is checked.
    pub(crate) fn of(table: Table, played: Played) -> Self {
        let finish = played.finish.as_ref().and_then(|finish| {
            let by = played.players.iter().position(|player| player.name.value == finish.by.value)?;
            Some(Ending { by, how: how(table.profile(), &played, by) })
        });
        let stake = played.stake.as_ref().map_or(0, |stake| i64::from(stake.value));
        let seats = played.players.into_iter().map(|player| Seat::new(player, &table)).collect();
        Self { table, seats, finish, stake }
    }

    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the rules of the table.
    pub fn profile(&self) -> &Profile {
        self.table.profile()
    }

    /// Returns the indicator, if known.
    pub const fn indicator(&self) -> Option<Indicator> {
        self.table.indicator()
    }

    /// Returns the players, in the order of the report.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Returns the finish, or `None` if the stock ran out.
    pub const fn finish(&self) -> Option<&Ending> {
        self.finish.as_ref()
    }

    /// Returns the stake of each player, in points.
    pub const fn stake(&self) -> i64 {
        self.stake
    }

    /// Returns true if the hand is void and is played again (`penalty.all-pairs`).
    pub fn is_void(&self) -> bool {
        is_void(self.profile(), self.seats.iter().map(|seat| seat.left.opened))
    }

    /// Returns the tiles left on all racks together, in canonical order.
    pub fn left(&self) -> Tiles {
        self.seats.iter().flat_map(|seat| seat.left.known(&self.table)).collect()
    }

    /// Returns the index of the partner of player `of`, at a table with partners.
    pub fn mate(&self, of: usize) -> Option<usize> {
        let team = self.seats[of].team.as_ref()?;
        (0..self.seats.len()).find(|&at| at != of && self.seats[at].team.as_ref() == Some(team))
    }
}

impl Seat {
    fn new(player: ReportedPlayer, table: &Table) -> Self {
        let symbols = player.left.iter().flat_map(|left| left.value.symbols());
        let sum = player.left_sum.as_ref().map(|sum| sum.value);
        Self {
            left: TilesLeft {
                sum,
                announced: player.announced.value,
                ..TilesLeft::of(table, player.opened_with(), symbols)
            },
            name: player.name.value,
            team: player.team.map(|team| team.value),
            fouls: player.fouls.iter().map(|foul| foul.value).collect(),
            shown_indicator: player.shown_indicator.value,
        }
    }
}

/// Returns the table of a hand, or a fault if the indicator does not fit the game.
fn table(profile: &Profile, played: &Played) -> Result<Table, Fault<ScoreFault>> {
    let Some(spot) = &played.indicator else { return Ok(Table::unturned(profile.clone())) };
    Table::new(profile.clone(), Some(spot.value)).map_err(|kind| spot.fault(kind))
}

/// Returns the unusual kinds of the finish. If the finisher opened with pairs, the list always contains pairs, even if
/// the report does not mention them (`open.no-mix`).
fn how(profile: &Profile, played: &Played, by: usize) -> Vec<FinishKind> {
    let mut how: Vec<FinishKind> = played.finish.iter().flat_map(|finish| &finish.how).map(|how| how.value).collect();
    if played.players[by].opened_with() == Some(Opened::Pairs) {
        how.push(FinishKind::Pairs);
    }
    let mut how = finished(profile, &how);
    how.sort_unstable();
    how.dedup();
    how
}
