//! A finished hand whose report has been checked.

use super::left::TilesLeft;
use super::refused::refused;
use super::yuzbir::finished;
use super::{Adjustment, Finish, FinishKind, Foul, Opened, Played, ReportedPlayer, ScoreFault, is_void};
use crate::sort;
use crate::table::{Indicator, Profile, Table};
use crate::tiles::Tiles;
use crate::words::{Fault, Faults};

/// A finished hand that follows the rules of its table.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Outcome {
    table: Table,
    seats: Vec<Seat>,
    finish: Option<Ending>,
    stake: i64,
    void: Option<String>,
}

/// The player who finished a hand, and the kind of finish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The index of the player who finished.
    pub by: usize,
    /// The unusual kinds of this finish. A devam (the last two tiles were both okeys) is listed without `Okey`.
    pub how: Vec<FinishKind>,
}

/// A player at the end of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Seat {
    pub(crate) name: String,
    /// `None` at a table without partners.
    pub(crate) team: Option<String>,
    /// How the player opened, and the tiles that the player has left.
    pub(crate) left: TilesLeft,
    pub(crate) fouls: Vec<Foul>,
    /// Pardoned fouls, which cost nothing.
    pub(crate) pardoned: Vec<Foul>,
    /// True if the player showed the tile with the indicator's face.
    pub(crate) shown_indicator: bool,
    pub(crate) adjusted: Vec<Adjustment>,
}

impl Outcome {
    /// Checks a report against the rules of a table.
    ///
    /// # Errors
    ///
    /// Returns every reason why the hand is impossible or why its points cannot be computed.
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

    /// Creates an outcome without checking it. The hand must follow the rules.
    pub(crate) fn of(table: Table, played: Played) -> Self {
        let finish = played.finish.as_ref().and_then(|finish| {
            let by = played.finisher()?;
            Some(Ending { by, how: how(table.profile(), &played, finish, by) })
        });
        let stake = played.stake.as_ref().map_or(0, |stake| i64::from(stake.value));
        let opened: Vec<Option<Opened>> = (0..played.players.len()).map(|at| played.opened_with(at)).collect();
        let void = played.void.map(|reason| reason.value);
        let finish = finish.filter(|_| void.is_none());
        let players = played.players.into_iter().zip(opened);
        let seats = players.map(|(player, opened)| Seat::new(player, opened, &table)).collect();
        Self { table, seats, finish, stake, void }
    }

    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn profile(&self) -> &Profile {
        self.table.profile()
    }

    pub(crate) const fn indicator(&self) -> Option<Indicator> {
        self.table.indicator()
    }

    /// In the order of the report.
    pub(crate) fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// `None` if the stock ran out, or if the players declared the hand void.
    pub(crate) const fn finish(&self) -> Option<&Ending> {
        self.finish.as_ref()
    }

    /// The points that each player pays into the pot.
    pub(crate) const fn stake(&self) -> i64 {
        self.stake
    }

    /// Returns the reason why the players declared the hand void, if they did.
    pub(crate) fn declared_void(&self) -> Option<&str> {
        self.void.as_deref()
    }

    /// Returns true if the players declared the hand void, or if all of them opened with pairs (`penalty.all-pairs`).
    pub(crate) fn is_void(&self) -> bool {
        self.void.is_some() || self.has_four_pairs()
    }

    /// Returns true if all players opened with pairs and this makes the hand void (`penalty.all-pairs`).
    pub(super) fn has_four_pairs(&self) -> bool {
        is_void(self.profile(), self.seats.len(), self.seats.iter().map(|seat| seat.left.opened))
    }

    /// Returns the known tiles left on all racks, sorted.
    pub(crate) fn left(&self) -> Tiles {
        self.seats.iter().flat_map(|seat| seat.left.known(&self.table)).collect()
    }

    /// Returns the index of a player's partner; `None` at a table without partners.
    pub(crate) fn mate(&self, of: usize) -> Option<usize> {
        let team = self.seats[of].team.as_ref()?;
        (0..self.seats.len()).find(|&at| at != of && self.seats[at].team.as_ref() == Some(team))
    }
}

impl Seat {
    fn new(player: ReportedPlayer, opened: Option<Opened>, table: &Table) -> Self {
        let symbols = player.left.iter().flat_map(|left| left.value.symbols());
        let sum = player.left_sum.as_ref().map(|sum| sum.value);
        Self {
            left: TilesLeft { sum, announced: player.announced.value, ..TilesLeft::of(table, opened, symbols) },
            name: player.name.value,
            team: player.team.map(|team| team.value),
            fouls: player.fouls.iter().map(|foul| foul.value.at(table)).collect(),
            pardoned: player.pardoned.iter().map(|foul| foul.value.at(table)).collect(),
            shown_indicator: player.shown_indicator.value,
            adjusted: player.adjusted.into_iter().map(|adjusted| adjusted.value).collect(),
        }
    }
}

fn table(profile: &Profile, played: &Played) -> Result<Table, Fault<ScoreFault>> {
    let Some(spot) = &played.indicator else { return Ok(Table::unturned(profile.clone())) };
    Table::new(profile.clone(), Some(spot.value)).map_err(|kind| spot.fault(kind))
}

/// Returns the unusual kinds of the finish, with `Pairs` if the finisher opened with pairs (`open.no-mix`).
fn how(profile: &Profile, played: &Played, finish: &Finish, by: usize) -> Vec<FinishKind> {
    let mut how: Vec<FinishKind> = finish.how.iter().map(|how| how.value).collect();
    if played.opened_with(by) == Some(Opened::Pairs) {
        how.push(FinishKind::Pairs);
    }
    sort::distinct(finished(profile, &how))
}
