//! Converts a hand in play to the form from which `score` computes points. Also checks the recorded sum of the tiles
//! left on a rack. The scorekeeper may have included okeys in that sum, or charged for them separately.

use std::ops::RangeInclusive;

use super::pool::Pool;
use super::state::{Over, State};
use super::{BySeat, NAMES, SEATS};
use crate::record::team;
use crate::score::{
    Adjustment, Balances, Finish, FinishKind, Foul, FoulKind, Note, Opened, Outcome, Part, Played, ReportedPlayer,
    Scoring, Spanned, cost, parts, rack_counts, tiles_count, usual_stake,
};
use crate::table::{OkeyNumber, Symbol, Table};
use crate::tiles::{Number, Tile};

/// The possible sums of the tiles on a rack. If tiles are unknown, there are several.
pub(super) struct LeftSum {
    /// The possible sums of the tiles other than okeys.
    numbers: RangeInclusive<u32>,
    pub(super) okeys: u32,
    most_okeys: u32,
    /// The values that a scorekeeper may have added for each okey. The value 0 means that okeys are charged separately
    /// (`penalty.okey`).
    counted: Vec<u32>,
}

impl LeftSum {
    pub(super) fn of(rack: &Pool, table: &Table) -> Self {
        let whole = |count: usize| u32::try_from(count).expect("a rack holds few tiles");
        let (okeys, others): (Vec<Tile>, Vec<Tile>) = rack.iter().partition(|&tile| table.is_okey(tile));
        // If it is unknown which tile the player threw, no tile is certain. Treat every tile as unknown.
        let (known, unknown) = if rack.is_certain() {
            (others.iter().map(|&tile| cost(tile, table)).sum::<u32>(), whole(rack.unknown()))
        } else {
            (0, whole(rack.len()))
        };
        let okey = table.okey().map(Tile::from);
        let copies = okey.map_or(0, |okey| u32::from(table.copies_of(okey)));
        let false_jokers = u32::from(table.copies_of(Tile::FalseJoker));
        let okeys = whole(okeys.len());
        // An unknown tile adds at least 1 to the sum, except an okey (not counted) or a false joker (may add 0). So for
        // the lowest sum, assume as many okeys and false jokers as possible.
        let least = known + unknown.saturating_sub(false_jokers + copies.saturating_sub(okeys));
        let most = known.saturating_add(unknown.saturating_mul(Number::COUNT.into()));
        let (penalty, number) = (&table.profile().penalty, table.okey().map_or(0, |okey| u32::from(okey.number.get())));
        let counted = match penalty.okey_number {
            OkeyNumber::Added => vec![0, number, penalty.okey, penalty.okey + number],
            _ => vec![0, penalty.okey],
        };
        Self { numbers: least..=most, okeys, most_okeys: copies.min(okeys + unknown).max(okeys), counted }
    }

    /// Subtracts `okeys` okeys from the sum `written`, once for each value in `counted`. Returns the results that are
    /// possible sums of the other tiles.
    fn without(&self, written: u32, okeys: u32) -> impl Iterator<Item = u32> + '_ {
        let numbers = self.counted.iter().filter_map(move |each| written.checked_sub(each * okeys));
        numbers.filter(|numbers| self.numbers.contains(numbers))
    }

    pub(super) fn may_be(&self, written: u32) -> bool {
        (self.okeys..=self.most_okeys).any(|okeys| self.without(written, okeys).next().is_some())
    }

    /// Returns true if the rack can hold `okeys` okeys, and its other tiles can have this sum.
    pub(super) fn may_be_with(&self, sum: u32, okeys: u32) -> bool {
        self.numbers.contains(&sum) && (self.okeys..=self.most_okeys).contains(&okeys)
    }

    /// Returns the sum of the tiles other than okeys; `None` if several sums are possible.
    pub(super) fn known(&self) -> Option<u32> {
        (self.numbers.start() == self.numbers.end()).then_some(*self.numbers.start())
    }

    /// Returns the recorded sum without the okeys known to be on the rack. Returns `None` if it is unclear whether the
    /// sum includes them, or if no reading of the sum is possible.
    pub(super) fn numbers(&self, written: u32) -> Option<u32> {
        if self.okeys == 0 {
            return Some(written);
        }
        let mut readings: Vec<u32> = self.without(written, self.okeys).collect();
        readings.dedup();
        if let [numbers] = readings[..] { Some(numbers) } else { None }
    }
}

/// The facts about one player from record lines other than turns.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct AtEnd {
    pub(crate) left: Option<Vec<Tile>>,
    pub(crate) sum: Option<u32>,
    /// The number of okeys left that the record lists in addition to `sum`.
    pub(crate) okeys: usize,
    /// From the lines `foul`.
    pub(crate) fouls: Vec<Foul>,
    /// True if the player announced an opening with pairs.
    pub(crate) announced: bool,
    pub(crate) pardoned: Vec<Foul>,
    pub(crate) adjusted: Vec<Spanned<Adjustment>>,
}

/// A finished hand in the form that `score` needs, and the seats whose points are unknown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct HandReport {
    pub(crate) played: Played,
    /// One hand for each possible set of kinds of finish; empty if the kinds are certain.
    pub(crate) open: Vec<Played>,
    /// For each seat, true if the player's points depend on unknown tiles left on the rack.
    pub(crate) unknown: [bool; SEATS],
}

impl State {
    /// Returns the hand as a scorekeeper would report it; `None` if the hand is not over.
    pub(crate) fn hand_report<N: AsRef<str>>(
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
            seated.shown_indicator = Spanned::made(done.shown);
            let mut fouls: Vec<Foul> = done.fouls.iter().chain(&end.fouls).copied().collect();
            for pardoned in &end.pardoned {
                let at = fouls.iter().position(|foul| foul == pardoned);
                if let Some(at) = at {
                    seated.pardoned.push(Spanned::made(fouls.remove(at)));
                }
            }
            seated.fouls = fouls.into_iter().map(Spanned::made).collect();
            seated.opened = done.opened.map(|opened| Spanned::made(Some(opened)));
            // The turns show that the player opened with runs and groups after all. The announcement then costs
            // nothing.
            seated.announced = Spanned::made(end.announced && done.opened != Some(Opened::Series));
            seated.adjusted.clone_from(&end.adjusted);
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

    /// Returns the points of each seat, as if this were the first hand of a game; `None` while the hand is in play. All
    /// tiles must be known: in 101, a rack whose penalty depends on unknown tiles counts as 0.
    ///
    /// ```
    /// use okey::game::{Setup, State};
    /// use okey::{Profile, Variant};
    ///
    /// let state = State::new(Setup::dealt(&Profile::new(Variant::Okey), 1, 0, 0));
    /// assert_eq!(state.points(), None);
    /// ```
    pub fn points(&self) -> Option<[i64; SEATS]> {
        let profile = self.table.profile();
        let hand_report = self.hand_report(&NAMES, usual_stake(profile), &BySeat::default())?;
        let outcome = Outcome::of(self.table.clone(), hand_report.played);
        let before = Balances::first(profile);
        Some(std::array::from_fn(|seat| parts(&outcome, seat, &before).iter().map(Part::points).sum()))
    }

    /// Returns the points of each seat if the player at seat `loser` loses the hand now because the player's program
    /// failed. Only this player pays:
    ///
    /// | scoring | the player pays | the others get |
    /// |---|---|---|
    /// | classic | the price of a false win | 0 |
    /// | 101 | the same penalty as if the stock had run out now, and the price of a foul | 0 |
    /// | pot | one stake to each other player | one stake |
    /// | `cs102` | nothing, because the game counts only wins | 0 |
    ///
    /// Fouls, and points for showing the tile with the indicator's face, count as in every hand.
    pub(super) fn points_if_lost_by(&self, loser: usize) -> [i64; SEATS] {
        let profile = self.table.profile();
        let scoring = Scoring::of(profile);
        if let Some(stake) = usual_stake(profile).map(i64::from) {
            let others = i64::try_from(SEATS - 1).expect("a table has few seats");
            return std::array::from_fn(|seat| if seat == loser { -stake * others } else { stake });
        }
        let mut ended = self.clone();
        ended.back_to_rack();
        ended.over = Some(Over::Exhausted);
        let kind = if scoring == Scoring::Yuzbir { FoulKind::Other } else { FoulKind::FalseWin };
        if scoring != Scoring::Chains {
            ended.players[loser].fouls.push(kind.into());
        }
        let Some(report) = ended.hand_report(&NAMES, None, &BySeat::default()) else { return [0; SEATS] };
        let outcome = Outcome::of(self.table.clone(), report.played);
        let before = Balances::first(profile);
        let stays = |note: &Note| {
            matches!(note, Note::Foul { .. } | Note::FalseWin | Note::Indicator { .. } | Note::Spared { .. })
        };
        let pays = |seat: usize, part: &Part| stays(&part.note) || seat == loser && scoring == Scoring::Yuzbir;
        std::array::from_fn(|seat| {
            parts(&outcome, seat, &before).iter().filter(|part| pays(seat, part)).map(Part::points).sum()
        })
    }

    /// Returns a copy of `ends` without the recorded leftover tiles for which `believed` returns false. Leftover tiles
    /// of a fully known rack stay.
    pub(super) fn believing(&self, ends: &BySeat<AtEnd>, believed: impl Fn(usize, &[Tile]) -> bool) -> BySeat<AtEnd> {
        let end = |seat: usize| {
            let left = ends[seat].left.clone();
            let left = left.filter(|tiles| self.racks[seat].is_known() || believed(seat, tiles));
            AtEnd { left, ..ends[seat].clone() }
        };
        std::array::from_fn(end).into()
    }

    /// Returns true if the rack at `seat` can consist of exactly these tiles. They must include every tile that is
    /// certainly on the rack. Each other tile must be a known tile of the rack, or one whose place is unknown.
    pub(super) fn may_hold(&self, seat: usize, tiles: &[Tile]) -> bool {
        let rack = &self.racks[seat];
        let mut known: Vec<Tile> = rack.iter().collect();
        let mut free = self.free;
        let mut there = |tile: &Tile| match known.iter().position(|other| other == tile) {
            Some(at) => known.swap_remove(at) == *tile,
            None => free.take(*tile),
        };
        // If it is unknown which tile the player threw, `tiles` need not contain every known tile.
        tiles.len() == rack.len() && tiles.iter().all(&mut there) && (known.is_empty() || !rack.is_certain())
    }

    /// Stores the tiles left on the rack of a 101 player in `player`. Returns false if the penalty depends on unknown
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
        // If the rack has unknown tiles, use the leftover tiles of the record. The module `differs` reports
        // contradictions.
        let tiles = if rack.is_known() { Some(rack.iter().collect()) } else { end.left.clone() };
        player.left = tiles.map(|tiles: Vec<Tile>| Spanned::made(tiles.into_iter().collect()));
        let (profile, exhausted) = (self.table.profile(), winner.is_none());
        let counts =
            rack_counts(profile, opened, exhausted) && winner.is_none_or(|winner| self.partner(winner) != Some(seat));
        if player.left.is_none() {
            let known = LeftSum::of(rack, &self.table);
            // Use a recorded sum only if the rules charge for the numbers on the tiles. The sum does not show how many
            // okeys are left.
            let sum = end.sum.filter(|_| counts && tiles_count(profile, opened, exhausted));
            let numbers = if end.okeys > 0 { sum } else { sum.and_then(|sum| known.numbers(sum)) };
            player.left_sum = numbers.map(Spanned::made);
            if numbers.is_some() && known.okeys > 0 {
                player.left = Some(Spanned::made(rack.iter().filter(|&tile| self.table.is_okey(tile)).collect()));
            }
            let written = self.table.okey().filter(|_| numbers.is_some() && end.okeys > 0);
            if let Some(okey) = written {
                player.left = Some(Spanned::made(std::iter::repeat_n(Tile::from(okey), end.okeys).collect()));
            }
            if counts && numbers.is_none() {
                // `score` needs a sum for every player. The caller ignores the points of this one.
                player.left_sum = Some(Spanned::made(0));
                return false;
            }
        }
        true
    }
}
