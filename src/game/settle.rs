//! Converts a hand in play to a finished hand, so that `score` can compute its points.

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

/// What the record says about a player after the end of the hand. The turns do not show these facts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AtEnd {
    /// The tiles left on the rack, if recorded.
    pub left: Option<Vec<Tile>>,
    /// The sum of the tiles left, if only the sum was recorded.
    pub sum: Option<u32>,
    /// The fouls that the table itself ruled, according to the record.
    pub fouls: Vec<Foul>,
    /// True if the player announced an opening with pairs.
    pub announced: bool,
    /// The fouls that the table pardoned.
    pub pardoned: Vec<Foul>,
}

/// A finished hand in the form that `score` needs, and the players whose points are unknown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandReport {
    /// The finished hand.
    pub played: Played,
    /// One copy of the hand for each way in which it may have been won; empty if that is certain.
    pub open: Vec<Played>,
    /// True for each seat whose player's points depend on unknown tiles left on the rack.
    pub unknown: [bool; SEATS],
}

impl State {
    /// Returns the hand as a scorekeeper would report it; `None` if the hand is not over.
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
            // Showing the tile with the indicator's face changes no points in the pot game (`score.indicator`).
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

    /// Returns the points of each seat, as if this were the first hand of a game. Returns zeros while the hand is in
    /// play. All tiles must be known.
    pub fn points(&self) -> [i64; SEATS] {
        let profile = self.table.profile();
        let Some(hand_report) = self.hand_report(&NAMES, usual_stake(profile), &BySeat::default()) else {
            return [0; SEATS];
        };
        let outcome = Outcome::of(self.table.clone(), hand_report.played);
        let before = Balances::first(profile);
        std::array::from_fn(|seat| parts(&outcome, seat, &before).iter().map(Part::points).sum())
    }

    /// Returns a copy of `ends` without the recorded leftover tiles that `believed` rejects. Leftover tiles of a fully
    /// known rack are never rejected.
    pub(super) fn believing(&self, ends: &BySeat<AtEnd>, believed: impl Fn(usize, &[Tile]) -> bool) -> BySeat<AtEnd> {
        let end = |seat: usize| {
            let left = ends[seat].left.clone();
            let left = left.filter(|tiles| self.racks[seat].is_known() || believed(seat, tiles));
            AtEnd { left, ..ends[seat].clone() }
        };
        std::array::from_fn(end).into()
    }

    /// Returns true if a rack can consist of exactly these tiles. Their number must be right, and they must include
    /// all known tiles of the rack. Each further tile must be one whose place is unknown.
    pub(super) fn may_hold(&self, seat: usize, tiles: &[Tile]) -> bool {
        let rack = &self.racks[seat];
        let mut known: Vec<Tile> = rack.iter().collect();
        let mut free = self.free;
        let mut there = |tile: &Tile| match known.iter().position(|other| other == tile) {
            Some(at) => known.swap_remove(at) == *tile,
            None => free.take(*tile),
        };
        // One of the known tiles is not really on the rack if the record named a tile that the player cannot hold.
        // Then `tiles` need not contain all known tiles.
        tiles.len() == rack.len() && tiles.iter().all(&mut there) && (known.is_empty() || !rack.is_certain())
    }

    /// Stores the tiles left on a 101 player's rack in `player`. Returns false if the player's points depend on unknown
    /// tiles.
    fn leave_tiles(
        &self,
        player: &mut ReportedPlayer,
        seat: usize,
        end: &AtEnd,
        winner: Option<usize>,
        opened: Option<Opened>,
    ) -> bool {
        let rack = &self.racks[seat];
        // If the rack has unknown tiles, use the recorded tiles even if they are impossible. The module `differs`
        // reports that contradiction.
        let tiles = if rack.is_known() { Some(rack.iter().collect()) } else { end.left.clone() };
        player.left = tiles.map(|tiles: Vec<Tile>| Spanned::made(tiles.into_iter().collect()));
        let (profile, exhausted) = (self.table.profile(), winner.is_none());
        let counts =
            rack_counts(profile, opened, exhausted) && winner.is_none_or(|winner| self.partner(winner) != Some(seat));
        if player.left.is_none() {
            let known = LeftSum::of(rack, &self.table);
            // A written sum does not show how many okeys are left, and okeys are charged separately. So use the sum
            // only if the rules charge this player for the numbers on the tiles.
            let sum = end.sum.filter(|_| counts && tiles_count(profile, opened, exhausted));
            let numbers = sum.and_then(|sum| known.numbers(sum));
            player.left_sum = numbers.map(Spanned::made);
            if numbers.is_some() && known.okeys > 0 {
                player.left = Some(Spanned::made(rack.iter().filter(|&tile| self.table.is_okey(tile)).collect()));
            }
            if counts && numbers.is_none() {
                // `score` needs a sum for every player, so enter 0. The caller ignores this player's points.
                player.left_sum = Some(Spanned::made(0));
                return false;
            }
        }
        true
    }
}

/// Returns the points of the players before the first hand of a record, including points carried over from earlier
/// games.
pub(super) fn before(header: &Header) -> Balances {
    let carried = header.players.iter().enumerate();
    let carried = carried.filter_map(|(player, name)| Some((name.as_str(), header.carried(player)?)));
    Balances::carried(&header.profile, carried)
}

/// Returns the name of a player's team. It consists of the names of both partners, in the order of play.
fn team<N: AsRef<str>>(names: &[N], seat: usize) -> String {
    let members = names.iter().skip(seat % (SEATS / 2)).step_by(SEATS / 2).take(2);
    team_name(&members.map(N::as_ref).collect::<Vec<_>>())
}
