//! Converts a hand in play to a finished hand that can be scored.

use super::left_sum::LeftSum;
use super::state::{Over, State};
use super::{BySeat, NAMES, SEATS};
use crate::record::Header;
use crate::score::{
    Balances, Finish, FinishKind, Foul, Opened, Outcome, Part, Played, ReportedPlayer, Scoring, Spanned, parts,
    rack_counts, team_name, tiles_count, usual_stake,
};
use crate::table::Symbol;
use crate::tiles::Tile;

/// Facts about a player at the end of a hand that the hand itself does not show.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AtEnd {
    /// The tiles left on the rack, if recorded.
    pub left: Option<Vec<Tile>>,
    /// Their sum, if only the sum was recorded.
    pub sum: Option<u32>,
    /// Other fouls that the table ruled.
    pub fouls: Vec<Foul>,
    /// True if the player announced pairs.
    pub announced: bool,
    /// Fouls that the table pardoned.
    pub pardoned: Vec<Foul>,
}

/// A hand as input for `score`, and the players whose points are unknown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandReport {
    /// The report.
    pub played: Played,
    /// The same hand won in each possible way; empty if the way is known.
    pub open: Vec<Played>,
    /// The players whose tiles left count and are unknown.
    pub unknown: [bool; SEATS],
}

impl State {
    /// Returns the hand as a scorekeeper reports it; `None` during play.
    pub fn hand_report<N: AsRef<str>>(
        &self,
        names: &[N],
        stake: Option<u32>,
        ends: &BySeat<AtEnd>,
    ) -> Option<HandReport> {
        let over = self.over.as_ref()?;
        let mut played = Played::exhausted();
        played.indicator = self.table.indicator().map(|indicator| Spanned::made(Symbol::Tile(indicator.face().into())));
        played.stake = stake.map(Spanned::made);
        if let Over::Won { by, how, .. } = over {
            let by = names.get(*by).map_or_else(String::new, |name| name.as_ref().to_owned());
            let how = how.iter().map(|&how| Spanned::made(how)).collect();
            played.finish = Some(Finish { by: Spanned::made(by), how, not: Vec::new() });
        }
        let winner = match over {
            Over::Won { by, .. } => Some(*by),
            Over::Exhausted | Over::Void => None,
        };
        let mut unknown = [false; SEATS];
        for ((seat, name), unknown) in names.iter().enumerate().zip(&mut unknown) {
            let done = &self.players[seat];
            let end = &ends[seat];
            let mut seated = ReportedPlayer::new(Spanned::made(name.as_ref().to_owned()));
            seated.team = self.table.profile().has_partners().then(|| Spanned::made(team(names, seat)));
            // In the pot game a twin may be shown, and moves no points (`score.indicator`).
            seated.shown_indicator = Spanned::made(done.shown && Scoring::of(self.table.profile()) == Scoring::Ladder);
            let mut fouls: Vec<Foul> = done.fouls.iter().chain(&end.fouls).copied().collect();
            for pardoned in &end.pardoned {
                let at = fouls.iter().position(|foul| (foul.kind, foul.fed) == (pardoned.kind, pardoned.fed));
                if let Some(at) = at {
                    fouls.remove(at);
                }
            }
            seated.fouls = fouls.into_iter().map(Spanned::made).collect();
            seated.opened = done.opened.map(Spanned::made);
            seated.announced = Spanned::made(end.announced);
            if self.is_yuzbir() && winner != Some(seat) && *over != Over::Void {
                *unknown = !self.leave_tiles(&mut seated, seat, end, winner, done.opened);
            }
            played.players.push(seated);
        }
        let ways = match over {
            Over::Won { open, .. } => open.as_slice(),
            Over::Exhausted | Over::Void => &[],
        };
        let won = |how: &Vec<FinishKind>| {
            let mut played = played.clone();
            if let Some(finish) = &mut played.finish {
                finish.how = how.iter().map(|&how| Spanned::made(how)).collect();
            }
            played
        };
        let open = ways.iter().map(won).collect();
        Some(HandReport { played, open, unknown })
    }

    /// Returns the points of a hand with known racks, as the first hand of a game; `None` during play.
    pub fn points(&self) -> [i64; SEATS] {
        let profile = self.table.profile();
        let Some(hand_report) = self.hand_report(&NAMES, usual_stake(profile), &BySeat::default()) else {
            return [0; SEATS];
        };
        let outcome = Outcome::of(self.table.clone(), hand_report.played);
        let before = Balances::first(profile);
        std::array::from_fn(|seat| parts(&outcome, seat, &before).iter().map(Part::points).sum())
    }

    /// Returns the facts about the end, without recorded tiles that an unknown rack cannot hold.
    pub(super) fn believing(&self, ends: &BySeat<AtEnd>, believed: impl Fn(usize, &[Tile]) -> bool) -> BySeat<AtEnd> {
        let end = |seat: usize| {
            let left = ends[seat].left.clone();
            let left = left.filter(|tiles| self.racks[seat].is_known() || believed(seat, tiles));
            AtEnd { left, ..ends[seat].clone() }
        };
        std::array::from_fn(end).into()
    }

    /// Returns true if these tiles can be on a rack: the right number, the known ones among them, and no copy that is
    /// elsewhere.
    pub(super) fn may_hold(&self, seat: usize, tiles: &[Tile]) -> bool {
        let rack = &self.racks[seat];
        let mut known: Vec<Tile> = rack.iter().collect();
        let mut free = self.free;
        let mut there = |tile: &Tile| match known.iter().position(|other| other == tile) {
            Some(at) => known.swap_remove(at) == *tile,
            None => free.take(*tile),
        };
        // A rack that gave an impossible tile: it is unknown which of the known tiles it still holds.
        tiles.len() == rack.len() && tiles.iter().all(&mut there) && (known.is_empty() || !rack.is_certain())
    }

    /// Adds what a player of 101 has left. Returns true if everything that counts is known.
    fn leave_tiles(
        &self,
        player: &mut ReportedPlayer,
        seat: usize,
        end: &AtEnd,
        winner: Option<usize>,
        opened: Option<Opened>,
    ) -> bool {
        let rack = &self.racks[seat];
        // Impossible recorded tiles count as written, next to what is known (`differs`).
        let tiles = if rack.is_known() { Some(rack.iter().collect()) } else { end.left.clone() };
        player.left = tiles.map(|tiles: Vec<Tile>| Spanned::made(tiles.into_iter().collect()));
        let (profile, exhausted) = (self.table.profile(), winner.is_none());
        let counts =
            rack_counts(profile, opened, exhausted) && winner.is_none_or(|winner| self.partner(winner) != Some(seat));
        if player.left.is_none() {
            let known = LeftSum::of(rack, &self.table);
            // A sum does not show okeys that count separately.
            let sum = end.sum.filter(|_| counts && tiles_count(profile, opened, exhausted));
            let numbers = sum.and_then(|sum| known.numbers(sum));
            player.left_sum = numbers.map(Spanned::made);
            if numbers.is_some() && known.okeys > 0 {
                player.left = Some(Spanned::made(rack.iter().filter(|&tile| self.table.is_okey(tile)).collect()));
            }
            if counts && numbers.is_none() {
                // A placeholder is needed to settle the others; the caller ignores this player's points.
                player.left_sum = Some(Spanned::made(0));
                return false;
            }
        }
        true
    }
}

/// Returns the accounts before the first hand of a record.
pub(super) fn before(header: &Header) -> Balances {
    let carried = header.players.iter().enumerate();
    let carried = carried.filter_map(|(player, name)| Some((name.as_str(), header.carried(player)?)));
    Balances::carried(&header.profile, carried)
}

/// Returns the name of a player's team: both names, in the order of play.
fn team<N: AsRef<str>>(names: &[N], seat: usize) -> String {
    let members = names.iter().skip(seat % (SEATS / 2)).step_by(SEATS / 2).take(2);
    team_name(&members.map(N::as_ref).collect::<Vec<_>>())
}
