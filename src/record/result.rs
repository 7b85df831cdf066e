//! Hands with only their result in the record: who finished, and which tiles the others had left.

use crate::sort;
use std::ops::Range;

use super::fault::RecordFault;
use super::print::foul_name;
use super::statement::{HandRecord, Header, Left, Line, Statement};
use crate::hand::{Rack, Written};
use crate::score::{Finish, Foul, Played, ReportedPlayer, ScoreFault, Spanned, is_void, number_after, team_name};
use crate::table::{Game, SEATS, Symbol};
use crate::words::{Fault, Faults};

impl HandRecord {
    /// Returns true if the record gives only the result, without turns: how the hand ended, or only corrections of
    /// points. With dealt racks or a stock, a line `void` is no ending.
    pub(crate) fn is_only_result(&self, header: &Header) -> bool {
        let ends = |statement: &Statement| matches!(statement, Statement::Finished { .. } | Statement::End);
        let ended = self.any(ends) || self.is_correction() || self.is_void() && !self.is_dealt();
        !self.has_turns() && (ended || self.has_four_pairs(header))
    }

    fn any(&self, holds: impl Fn(&Statement) -> bool) -> bool {
        self.statements().any(|(_, statement)| holds(statement))
    }

    pub(crate) fn is_finished(&self) -> bool {
        self.any(|statement| matches!(statement, Statement::Finished { .. }))
    }

    /// Returns true if the record lists dealt racks or the stock.
    pub(crate) fn is_dealt(&self) -> bool {
        self.any(|statement| matches!(statement, Statement::Rack { .. } | Statement::Stock(_)))
    }

    /// Returns true if the hand has lines `adjust`, and no line about a hand that was played.
    fn is_correction(&self) -> bool {
        use Statement::{About, Adjust, Hand, Points, Stake};
        let corrects = |statement: &Statement| matches!(statement, Adjust { .. });
        self.any(corrects)
            && !self.any(|other| !matches!(other, About { .. } | Adjust { .. } | Hand { .. } | Points(_) | Stake(_)))
    }

    /// Returns true if all players opened with pairs, which makes the hand void (`penalty.all-pairs`).
    fn has_four_pairs(&self, header: &Header) -> bool {
        let opened = self.statements().filter_map(|(_, statement)| match statement {
            Statement::Opened { with, .. } => Some(with.value),
            _ => None,
        });
        is_void(&header.profile, header.players.len(), opened)
    }

    /// Returns true if the record gives at least a part of the result, without turns or dealt tiles.
    pub(crate) fn has_result(&self) -> bool {
        use Statement::{About, Hand, Indicator, Stake};
        let introduces = |other: &Statement| matches!(other, About { .. } | Hand { .. } | Indicator(_) | Stake(_));
        !self.has_turns() && !self.is_dealt() && self.any(|other| !introduces(other))
    }

    pub(crate) fn has_turns(&self) -> bool {
        self.any(|statement| matches!(statement, Statement::Turn(_)))
    }

    /// Returns the number of the hand, if the record gives one.
    pub fn number(&self) -> Option<u32> {
        self.statements().find_map(|(_, statement)| match statement {
            Statement::Hand { number, .. } => *number,
            _ => None,
        })
    }

    /// Returns the number of this hand, by default one more than `before`, the number of the preceding hand.
    pub(crate) fn number_after(&self, before: u32) -> u32 {
        number_after(self.number(), before)
    }

    /// Returns the number of the last hand; 0 if there are none.
    pub(crate) fn last_number(hands: &[Self]) -> u32 {
        hands.iter().fold(0, |before, hand| hand.number_after(before))
    }

    /// Returns the stake of this hand, by default `before`, the stake of the preceding hand.
    pub(crate) fn stake_after(&self, before: Option<u32>) -> Option<u32> {
        self.stake().map(|stake| stake.value).or(before)
    }

    /// Returns the stake that a line of this hand sets, if there is one.
    pub fn stake(&self) -> Option<Spanned<u32>> {
        self.statements().find_map(|(line, statement)| match statement {
            Statement::Stake(stake) => Some(Spanned::new(*stake, line.span.clone())),
            _ => None,
        })
    }

    /// Returns the byte range of the first line with a statement, or `0..0` if the hand has no statement.
    pub fn span(&self) -> Range<usize> {
        self.statements().next().map_or(0..0, |(line, _)| line.span.clone())
    }

    /// Converts the lines to a finished hand, as a scorekeeper reports it. `stake` applies if no line sets a stake.
    ///
    /// # Errors
    /// Returns every contradiction between the lines. Also fails if no line says how the hand ended.
    pub(crate) fn to_played(&self, header: &Header, stake: Option<u32>) -> Result<Played, Faults<RecordFault>> {
        let mut reader = self.reader(header, stake);
        let mut played = reader.played;
        if self.is_correction() {
            // Only the corrections count, as in a void hand.
            played.void = Some(played.at.with(String::new()));
        }
        let ended = played.finish.is_some() || played.void.is_some() || reader.exhausted || self.has_four_pairs(header);
        if !ended {
            reader.faults.push(Fault::new(RecordFault::EndingMissing { turns: false }, self.span()));
        }
        if played.void.is_some() {
            // A void hand scores no points, so contradictions do not matter.
            return Ok(played);
        }
        if reader.faults.is_empty() { Ok(played) } else { Err(reader.faults.into()) }
    }

    /// Returns the finished hand, even if its lines contradict each other or do not say how it ended.
    pub(crate) fn stated(&self, header: &Header, stake: Option<u32>) -> Played {
        self.reader(header, stake).played
    }

    /// Returns a fault for each repeated line `indicator`, and each repeated line `left` or `opened` of one player.
    pub(crate) fn repeated(&self) -> impl Iterator<Item = Fault<RecordFault>> {
        let mut seen = Vec::new();
        self.statements().filter_map(move |(line, statement)| {
            let player = match statement {
                Statement::Indicator(_) => None,
                Statement::Left { player, .. } => Some(*player),
                Statement::Opened { player, .. } => Some(player.value),
                _ => return None,
            };
            let own = (statement.keyword()?, player);
            if seen.contains(&own) {
                return Some(Fault::new(RecordFault::Twice { keyword: own.0.names() }, line.span.clone()));
            }
            seen.push(own);
            None
        })
    }

    fn reader(&self, header: &Header, stake: Option<u32>) -> ResultReader {
        let mut reader = ResultReader::new(self, header, stake);
        reader.faults.extend(self.repeated());
        self.statements().for_each(|(line, statement)| reader.line(line, statement));
        reader.pardon();
        reader
    }

    /// Converts a finished hand to the lines of a record, in a fixed order.
    pub fn of(played: &Played, header: &Header) -> Self {
        let seat = |name: &str| header.players.iter().position(|player| player == name);
        let number = played.number.as_ref().map(|number| number.value);
        let mut statements = vec![Statement::Hand { number, start: None }];
        let about = |(key, text): &(String, String)| Statement::About { key: key.clone(), text: text.clone() };
        statements.extend(played.about.iter().map(about));
        let stake = played.stake.as_ref().filter(|stake| header.stake != Some(stake.value));
        statements.extend(stake.map(|stake| Statement::Stake(stake.value)));
        statements.extend(played.indicator.clone().map(Statement::Indicator));
        let finish = played.finish.as_ref().and_then(|finish| {
            let by = finish.by.with(seat(&finish.by.value)?);
            Some(Statement::Finished { player: by, how: finish.how.clone() })
        });
        let exhausted = (played.void.is_none()).then_some(Statement::End);
        statements.extend(finish.or(exhausted));
        let finisher = played.finish.as_ref().map(|finish| &finish.by.value);
        let mut players: Vec<(usize, &ReportedPlayer)> =
            played.players.iter().filter_map(|player| Some((seat(&player.name.value)?, player))).collect();
        sort::by_key(&mut players, |(seat, _)| *seat);
        for (seat, player) in players {
            let own = |value: usize| player.name.with(value);
            statements.extend(player.announced.value.then(|| Statement::Announced(own(seat))));
            statements.extend(player.shown_indicator.value.then(|| Statement::Shown(own(seat))));
            let unopened = finisher != Some(&player.name.value)
                && player.left.as_ref().is_some_and(|left| !left.value.tiles.is_empty());
            let opened = player.opened.clone().or(unopened.then(|| Spanned::made(None)));
            // Only 101 has openings. In the other games, leave out that a player did not open.
            let opened = opened.filter(|with| header.profile.game == Game::Yuzbir || with.value.is_some());
            statements.extend(opened.map(|with| Statement::Opened { player: own(seat), with }));
            let tiles: Vec<Spanned<Symbol>> = player
                .left
                .iter()
                .flat_map(|left| &left.value.tiles)
                .map(|written| Spanned::new(written.symbol, written.span.clone()))
                .collect();
            let left = match &player.left_sum {
                Some(sum) => Some(Left::Sum(sum.clone(), tiles)),
                None => (!tiles.is_empty()).then_some(Left::Tiles(tiles)),
            };
            statements.extend(left.map(|left| Statement::Left { player: seat, left }));
            let fouls = player.fouls.iter().cloned();
            statements.extend(fouls.map(|foul| Statement::Foul { player: seat, foul }));
            let adjusted = player.adjusted.iter().cloned();
            statements.extend(adjusted.map(|adjusted| Statement::Adjust { player: seat, adjusted }));
        }
        statements.extend(played.void.as_ref().map(|reason| Statement::Void(reason.value.clone())));
        Self { lines: statements.into_iter().map(Line::from).collect() }
    }
}

/// Collects a finished hand from the lines of its record.
struct ResultReader {
    played: Played,
    exhausted: bool,
    faults: Vec<Fault<RecordFault>>,
}

impl ResultReader {
    fn new(hand: &HandRecord, header: &Header, stake: Option<u32>) -> Self {
        let at = Spanned::new((), hand.span());
        let names = &header.players;
        let seat = |(seat, name): (usize, &String)| ReportedPlayer {
            team: header.profile.has_partners().then(|| at.with(team(names, seat))),
            ..ReportedPlayer::new(at.with(name.clone()))
        };
        let played = Played {
            players: names.iter().enumerate().map(seat).collect(),
            stake: hand.stake().or_else(|| stake.map(Spanned::made)),
            number: hand.number().map(|number| at.with(number)),
            at,
            ..Played::exhausted()
        };
        Self { played, exhausted: false, faults: Vec::new() }
    }

    /// Adds a fault if the hand already ended in another way.
    fn ends_twice(&mut self, ended: bool, line: &Line) {
        self.faults.extend(ended.then(|| Fault::new(RecordFault::EndingTwice, line.span.clone())));
    }

    fn line(&mut self, line: &Line, statement: &Statement) {
        match statement {
            Statement::Finished { player, how } => {
                let by = player.with(self.name(player.value));
                if let Some(finish) = &self.played.finish {
                    let kind = ScoreFault::TwoFinishers { named: finish.by.value != by.value };
                    self.faults.push(Fault::new(kind.into(), line.span.clone()));
                }
                self.ends_twice(self.exhausted, line);
                self.played.finish = Some(Finish { by, how: how.clone(), not: Vec::new() });
            }
            Statement::End => {
                self.ends_twice(self.played.finish.is_some(), line);
                self.exhausted = true;
            }
            Statement::About { key, text } => self.played.about.push((key.clone(), text.clone())),
            Statement::Void(reason) => self.played.void = Some(Spanned::new(reason.clone(), line.span.clone())),
            Statement::Indicator(indicator) => {
                self.played.indicator = Some(indicator.clone());
            }
            Statement::Opened { player, with } => {
                let name = player.with(self.name(player.value));
                if let Some(seat) = self.seat(player.value) {
                    seat.opened = Some(with.clone());
                    seat.name = name;
                }
            }
            Statement::Left { player, left } => {
                let rack = |tiles: &[Spanned<Symbol>]| Spanned::new(rack(tiles), line.span.clone());
                if let Some(seat) = self.seat(*player) {
                    match left {
                        Left::Tiles(tiles) => seat.left = Some(rack(tiles)),
                        Left::Sum(sum, okeys) => {
                            seat.left_sum = Some(sum.clone());
                            seat.left = (!okeys.is_empty()).then(|| rack(okeys));
                        }
                    }
                }
            }
            Statement::Foul { player, foul } => {
                self.seat(*player).into_iter().for_each(|seat| seat.fouls.push(foul.clone()));
            }
            Statement::Pardon { player, foul } => {
                self.seat(*player).into_iter().for_each(|seat| seat.pardoned.push(foul.clone()));
            }
            Statement::Adjust { player, adjusted } => {
                self.seat(*player).into_iter().for_each(|seat| seat.adjusted.push(adjusted.clone()));
            }
            Statement::Announced(player) => {
                self.seat(player.value).into_iter().for_each(|seat| seat.announced = player.with(true));
            }
            Statement::Shown(player) => {
                self.seat(player.value).into_iter().for_each(|seat| seat.shown_indicator = player.with(true));
            }
            _ => {}
        }
    }

    /// Removes the pardoned fouls (see [`pardoned`]), equal ones first. This happens after the last line, because a
    /// pardon may precede its foul.
    fn pardon(&mut self) {
        for seat in &mut self.played.players {
            let mut others = Vec::new();
            for pardon in &seat.pardoned {
                match seat.fouls.iter().position(|done| done.value == pardon.value) {
                    Some(at) => drop(seat.fouls.remove(at)),
                    None => others.push(pardon),
                }
            }
            for pardon in others {
                match pardoned(seat.fouls.iter().map(|done| done.value), pardon.value) {
                    Ok(Some(at)) => drop(seat.fouls.remove(at)),
                    Ok(None) => {}
                    Err(kind) => self.faults.push(pardon.fault(kind)),
                }
            }
        }
    }

    fn seat(&mut self, player: usize) -> Option<&mut ReportedPlayer> {
        self.played.players.get_mut(player)
    }

    fn name(&self, player: usize) -> String {
        self.played.players.get(player).map(|player| player.name.value.clone()).unwrap_or_default()
    }
}

/// Returns the index of the pardoned foul: the one equal to `pardon`, else the first one that `pardon` can mean. Fails
/// if there is no equal foul, and `pardon` can mean two different ones.
pub(crate) fn pardoned(fouls: impl Iterator<Item = Foul>, pardon: Foul) -> Result<Option<usize>, RecordFault> {
    let mut first: Option<(usize, Foul)> = None;
    let mut other = None;
    for (at, foul) in fouls.enumerate().filter(|(_, foul)| foul.may_be(pardon)) {
        if foul == pardon {
            return Ok(Some(at));
        }
        let (_, first) = *first.get_or_insert((at, foul));
        other = other.or((foul != first).then_some([first, foul]));
    }
    match other {
        Some(fouls) => {
            let fouls = Box::new(fouls.map(foul_name));
            Err(RecordFault::PardonUnclear { pardoned: foul_name(pardon), fouls })
        }
        None => Ok(first.map(|(at, _)| at)),
    }
}

fn rack(tiles: &[Spanned<Symbol>]) -> Rack {
    let written = |tile: &Spanned<Symbol>| Written {
        symbol: tile.value,
        span: tile.span.clone().unwrap_or_default(),
        fourth: None,
    };
    Rack { tiles: tiles.iter().map(written).collect() }
}

/// Returns the name of a player's team: the names of both partners.
pub(crate) fn team<N: AsRef<str>>(names: &[N], seat: usize) -> String {
    let members = names.iter().skip(seat % (SEATS / 2)).step_by(SEATS / 2).take(2);
    team_name(&members.map(N::as_ref).collect::<Vec<_>>())
}
