//! Reads the deal from a record, and reports a fault if the deal is impossible.

use std::num::NonZeroUsize;
use std::ops::Range;

use crate::game::pool::{Pool, PoolCounts};
use crate::game::{BySeat, NAMES, SEATS, Setup};
use crate::hand::HandFault;
use crate::record::{HandRecord, Header, Held, RecordFault, Start, Statement};
use crate::score::{ScoreFault, Spanned, announce_off, foul_refused, pardon_refused};
use crate::table::{Indicator, Profile, Symbol, Table, TileSet};
use crate::tiles::Tile;
use crate::words::{Fault, Faults};

pub(super) fn start(hand: &HandRecord, players: NonZeroUsize) -> Option<usize> {
    hand.statements().find_map(|(_, statement)| match statement {
        Statement::Hand { start, .. } => start.map(|start: Start| start.starter(players.get())),
        _ => None,
    })
}

/// Returns the deal of a hand; tiles that the record does not list are unknown. Returns `None` if the record has
/// neither turns nor dealt tiles. But a record with an indicator and no result gets a deal in which all tiles are
/// unknown. Fails if the referee cannot start, for example because the deal is impossible or the indicator is missing.
pub(super) fn setup(
    header: &Header,
    hand: &HandRecord,
    starter: usize,
) -> Result<Option<Setup>, Vec<Fault<RecordFault>>> {
    let is_result = hand.is_only_result(header);
    if is_result && !hand.is_dealt() {
        return Ok(None);
    }
    let profile = &header.profile;
    let indicator = hand.statements().find_map(|(_, statement)| match statement {
        Statement::Indicator(tile) => Some(tile),
        _ => None,
    });
    let mut faults = strange_fouls(profile, indicator.is_some(), hand);
    faults.extend(hand.lines.iter().filter_map(|line| super::stake_unwanted(profile, line)));
    faults.extend(hand.repeated());
    let introduces = |statement: &Statement| {
        matches!(statement, Statement::Hand { .. } | Statement::About { .. } | Statement::Stake(_))
    };
    let played = hand.statements().find(|(_, statement)| !introduces(statement)).filter(|_| !hand.has_result());
    let Some((first, _)) = played else { return if faults.is_empty() { Ok(None) } else { Err(faults) } };
    faults.extend(profile.unrefereed().map(|kind| Fault::whole(kind.into())));
    if header.players.len() != SEATS {
        let players = header.players.len();
        // Point at the first line after the indicator, if there is one.
        let other = |statement: &Statement| !introduces(statement) && !matches!(statement, Statement::Indicator(_));
        let line = hand.statements().find(|(_, statement)| other(statement)).map_or(first, |(line, _)| line);
        return Err(vec![Fault::new(RecordFault::TurnsOfFew { players }, line.span.clone())]);
    }
    let unturned = indicator.is_none() && profile.game.tiles().indicator;
    // A record with only a result may lack the indicator. `score` asks for it if the points depend on it.
    if unturned && !is_result {
        faults.push(Fault::new(RecordFault::IndicatorMissing, first.span.clone()));
        return Err(faults);
    }
    let table = if unturned {
        Ok(Table::unturned(profile.clone()))
    } else {
        Table::new(profile.clone(), indicator.map(|tile| tile.value))
    };
    let table = match table {
        Ok(table) => table,
        Err(kind) => {
            let span = indicator.and_then(|tile| tile.span.clone());
            faults.push(Fault { kind: kind.into(), span, also: Vec::new() });
            return Err(faults);
        }
    };
    let dealt = Dealt::of(header, hand, &table, starter, &mut faults);
    if faults.is_empty() { Ok(Some(dealt.setup(table, starter))) } else { Err(faults) }
}

impl Setup {
    /// Builds a deal from tiles that another program dealt, for example a server. `racks` are in the order of play.
    /// `stock` starts with the top tile and may omit unknown tiles at the end.
    ///
    /// ```
    /// use okey::game::Setup;
    /// use okey::{Profile, Variant};
    ///
    /// let dealt = Setup::dealt(&Profile::new(Variant::Okey), 1, 0, 2);
    /// let racks = dealt.racks.each_ref().map(|rack| rack.iter().collect());
    /// assert_eq!(Setup::of(dealt.table.clone(), 2, racks, dealt.stock.clone()), Ok(dealt));
    /// ```
    ///
    /// # Errors
    /// Returns a fault for every tile that is not in the set or occurs too often (`tiles.copies`), for every rack of
    /// the wrong size, and for a stock with too many tiles (`tiles.deal`). The messages name the players `P1` to `P4`.
    pub fn of(
        table: Table,
        starter: usize,
        racks: [Vec<Tile>; SEATS],
        stock: Vec<Tile>,
    ) -> Result<Self, Faults<RecordFault>> {
        let starter = starter % SEATS;
        let (mut faults, mut copies) = (Vec::new(), ToDeal::new(&table));
        for &tile in racks.iter().flatten().chain(&stock) {
            copies.take(&Spanned::made(Symbol::Tile(tile)), &mut faults);
        }
        let most = table.game().tiles().stock();
        if stock.len() > most {
            faults.push(Fault::whole(RecordFault::StockSize { found: stock.len(), most }));
        }
        for (seat, (rack, name)) in racks.iter().zip(NAMES).enumerate() {
            faults.extend(rack_size(&table, name, rack.len(), seat == starter).map(Fault::whole));
        }
        if !faults.is_empty() {
            return Err(faults.into());
        }
        let racks = racks.map(|rack| rack.into_iter().collect());
        Ok(Self { table, starter, racks, stock, stock_left: most })
    }
}

fn rack_size(table: &Table, name: &str, held: usize, starts: bool) -> Option<RecordFault> {
    let needed = table.game().tiles().rack + usize::from(starts);
    (held != needed).then(|| RecordFault::RackSize { name: name.to_owned(), held, needed, starts })
}

struct Dealt {
    racks: BySeat<Option<Pool>>,
    stock: Vec<Tile>,
}

impl Dealt {
    fn of(
        header: &Header,
        hand: &HandRecord,
        table: &Table,
        starter: usize,
        faults: &mut Vec<Fault<RecordFault>>,
    ) -> Self {
        let mut dealt = Self { racks: BySeat::default(), stock: Vec::new() };
        let mut copies = ToDeal::new(table);
        let mut lines: BySeat<Option<Range<usize>>> = BySeat::default();
        let mut stock_line = None;
        for (line, statement) in hand.statements() {
            match statement {
                Statement::Rack { player, tiles } => {
                    let rack = dealt.racks[*player].get_or_insert(Pool::EMPTY);
                    for held in tiles {
                        match held {
                            Held::Unknown(count) => rack.add_unknown(*count),
                            Held::Tile(tile) => match copies.take(tile, faults) {
                                Some(tile) => rack.add(tile),
                                // Without an indicator it is unknown which tile an okey is.
                                None => rack.add_unknown(1),
                            },
                        }
                    }
                    lines[*player].get_or_insert(line.span.clone());
                }
                Statement::Stock(tiles) => {
                    dealt.stock.extend(tiles.iter().filter_map(|tile| copies.take(tile, faults)));
                    stock_line.get_or_insert(line.span.clone());
                }
                _ => {}
            }
        }
        let most = table.game().tiles().stock();
        if let Some(line) = stock_line.filter(|_| dealt.stock.len() > most) {
            faults.push(Fault::new(RecordFault::StockSize { found: dealt.stock.len(), most }, line));
        }
        let sound = faults.is_empty();
        let seated = dealt.racks.iter().zip(lines.iter()).zip(&header.players).enumerate();
        for (player, ((rack, line), name)) in seated.filter(|_| sound) {
            let (Some(rack), Some(line)) = (rack, line) else { continue };
            let wrong = rack_size(table, name, rack.len(), player == starter);
            faults.extend(wrong.map(|wrong| Fault::new(wrong, line.clone())));
        }
        dealt
    }

    fn setup(self, table: Table, starter: usize) -> Setup {
        let mut setup = Setup::unknown(table, starter);
        for (known, rack) in setup.racks.iter_mut().zip(self.racks) {
            if let Some(rack) = rack {
                *known = rack;
            }
        }
        setup.stock = self.stock;
        setup
    }
}

struct ToDeal {
    left: PoolCounts,
    dealt: PoolCounts,
    set: TileSet,
    indicator: Option<Indicator>,
    reported: Vec<Tile>,
}

impl ToDeal {
    fn new(table: &Table) -> Self {
        let (left, indicator) = (PoolCounts::to_deal(table), table.indicator());
        Self { left, dealt: PoolCounts::NONE, set: table.game().tiles(), indicator, reported: Vec::new() }
    }

    /// Takes one copy of a tile from the tiles left to deal, and returns the tile. If no copy is left, still returns
    /// the tile, but reports a fault the first time. Returns `None` for a tile that is not in the set, with a fault,
    /// and for an okey without an indicator.
    fn take(&mut self, written: &Spanned<Symbol>, faults: &mut Vec<Fault<RecordFault>>) -> Option<Tile> {
        if let Some(kind) = HandFault::not_in_set(&self.set, written.value) {
            faults.push(written.fault(kind));
            return None;
        }
        let tile = written.value.tile(self.indicator)?;
        self.dealt.add(tile);
        if !self.left.take(tile) && !self.reported.contains(&tile) {
            let dealt = usize::from(self.dealt.of(tile));
            faults.push(written.fault(RecordFault::DealtTooOften { tile, dealt, exist: dealt - 1 }));
            self.reported.push(tile);
        }
        Some(tile)
    }
}

/// Returns a fault for every foul, pardon and announcement of pairs that this table does not have.
fn strange_fouls(profile: &Profile, knows_indicator: bool, hand: &HandRecord) -> Vec<Fault<RecordFault>> {
    let fault = |statement: &Statement| -> Option<Fault<ScoreFault>> {
        match statement {
            Statement::Foul { foul, .. } => Some(foul.fault(foul_refused(profile, knows_indicator, foul.value)?)),
            Statement::Pardon { foul, .. } => Some(foul.fault(pardon_refused(profile, foul.value)?)),
            Statement::Announced(player) if !profile.announces_pairs() => Some(player.fault(announce_off(profile))),
            _ => None,
        }
    };
    hand.statements().filter_map(|(_, statement)| fault(statement)).map(Fault::into).collect()
}
