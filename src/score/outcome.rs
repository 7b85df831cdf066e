//! A finished hand that can have happened: a report, checked against a table's rules.

use crate::table::{Indicator, Profile, Table};
use crate::tiles::Tiles;
use crate::words::{Fault, Faults};

use super::left::TilesLeft;
use super::multiplied::finished;
use super::refused::refused;
use super::scoring::is_void;
use super::{FinishKind, Foul, Opened, Played, Player, ScoreFault};

/// A hand that can have happened. Only the check makes one.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Outcome {
    table: Table,
    seats: Vec<Seat>,
    finish: Option<Ending>,
    stake: i64,
}

/// How a hand was finished, and by whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The finisher's place among the seats.
    pub by: usize,
    /// What made it more than a normal finish; a devam stands in the okey's place.
    pub how: Vec<FinishKind>,
}

/// A player at the end of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// The name.
    pub name: String,
    /// The team, where partners play.
    pub team: Option<String>,
    /// What the player opened with, and has left.
    pub left: TilesLeft,
    /// The fouls.
    pub fouls: Vec<Foul>,
    /// Whether the player showed the indicator's twin.
    pub shown_indicator: bool,
}

impl Outcome {
    /// Checks a report against the rules of a table.
    ///
    /// # Errors
    /// Every reason why the hand cannot have happened so, or cannot be scored.
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

    /// The outcome of a hand that did happen at this table, such as one in play.
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

    /// The rules.
    pub fn profile(&self) -> &Profile {
        self.table.profile()
    }

    /// The indicator, where it is known.
    pub const fn indicator(&self) -> Option<Indicator> {
        self.table.indicator()
    }

    /// The players.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The finish; `None` where the stock ran out.
    pub const fn finish(&self) -> Option<&Ending> {
        self.finish.as_ref()
    }

    /// What each player staked.
    pub const fn stake(&self) -> i64 {
        self.stake
    }

    /// Whether the hand does not count and is played again (`penalty.all-pairs`).
    pub fn is_void(&self) -> bool {
        is_void(self.profile(), self.seats.iter().map(|seat| seat.left.opened))
    }

    /// All tiles left on the racks, in canonical order.
    pub fn left(&self) -> Tiles {
        self.seats.iter().flat_map(|seat| seat.left.known(&self.table)).collect()
    }

    /// The partner of this player, where partners play.
    pub fn mate(&self, of: usize) -> Option<usize> {
        let team = self.seats[of].team.as_ref()?;
        (0..self.seats.len()).find(|&at| at != of && self.seats[at].team.as_ref() == Some(team))
    }
}

impl Seat {
    fn new(player: Player, table: &Table) -> Self {
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

/// The table of a hand; its indicator, where it is known, must fit the game.
fn table(profile: &Profile, played: &Played) -> Result<Table, Fault<ScoreFault>> {
    let Some(spot) = &played.indicator else { return Ok(Table::unturned(profile.clone())) };
    Table::new(profile.clone(), Some(spot.value)).map_err(|kind| spot.fault(kind))
}

/// What makes the finish more than a normal one. Who opened with pairs finishes from pairs (`open.no-mix`).
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
