//! Checks the tiles left in a report, on each rack and on all racks together.

use crate::hand::{HandFault, Rack, Written, otherwise_named};
use crate::score::scoring::{is_void, tiles_count};
use crate::score::{FinishKind, Needs, Opened, Played, ReportedPlayer, ScoreFault, Scoring, Spanned};
use crate::table::{FalseJoker, Game, Indicator, OkeyNumber, Profile, Symbol};
use crate::tiles::Tile;
use crate::words::Fault;
use crate::{table::Table, tiles::Tiles};

use super::is_reported;

pub(super) fn refused(
    profile: &Profile,
    indicator: Option<Indicator>,
    played: &Played,
    finisher: Option<usize>,
) -> Vec<Fault<ScoreFault>> {
    let mut faults = Vec::new();
    let opened = played.players.iter().map(ReportedPlayer::opened_with);
    let void = is_void(profile, opened);
    let team = finisher.and_then(|by| played.players[by].team.as_ref()).map(|team| &team.value);
    for (at, player) in played.players.iter().enumerate() {
        faults.extend(too_many(profile, player));
        let mate = team.is_some() && player.team.as_ref().map(|team| &team.value) == team;
        // Check only tiles left that can change the score. The tiles of the finisher and the finisher's partner
        // cannot, nor can any tiles in a void hand.
        if profile.game == Game::Yuzbir && Some(at) != finisher && !mate && !void {
            faults.extend(counted(profile, indicator, player, played.finish.is_none()));
        }
    }
    let coloured = Scoring::of(profile) == Scoring::Ladder && !profile.points.double_colours.is_empty();
    if let Some(finish) = played.finish.as_ref().filter(|_| coloured && indicator.is_none()) {
        faults.push(finish.by.fault(ScoreFault::IndicatorNeeded { needs: Needs::Colour }));
    }
    faults.extend(copies(profile, indicator, played));
    faults.extend(yellow_and_green(played));
    faults
}

fn counted(
    profile: &Profile,
    indicator: Option<Indicator>,
    player: &ReportedPlayer,
    exhausted: bool,
) -> Option<Fault<ScoreFault>> {
    if !tiles_count(profile, player.opened_with(), exhausted) {
        return None;
    }
    let name = player.name.value.clone();
    if player.left.is_none() && player.left_sum.is_some() {
        return None;
    }
    let Some(left) = &player.left else {
        return Some(player.name.fault(ScoreFault::LeftMissing { name }));
    };
    if left.value.tiles.is_empty() {
        let opened = player.opened.is_some();
        let kind = if opened { ScoreFault::OpenedWithoutTiles { name } } else { ScoreFault::LeftMissing { name } };
        return Some(left.fault(kind));
    }
    let needs = |written: &Written| match written.symbol {
        Symbol::Tile(Tile::FalseJoker) if profile.false_joker == FalseJoker::Indicator => {
            Some(Needs::IndicatorAsFalseJoker)
        }
        Symbol::Tile(Tile::FalseJoker) => Some(Needs::OkeyAsFalseJoker),
        Symbol::Okey if profile.penalty.okey_number == OkeyNumber::Added => Some(Needs::OkeyNumber),
        _ => None,
    };
    let (needs, written) = left.value.tiles.iter().find_map(|written| Some((needs(written)?, written)))?;
    indicator.is_none().then(|| at(left, written, ScoreFault::IndicatorNeeded { needs }))
}

fn too_many(profile: &Profile, player: &ReportedPlayer) -> Option<Fault<ScoreFault>> {
    let left = player.left.as_ref()?;
    let kind = too_many_left(profile, player.opened_with(), left.value.tiles.len(), Some(&player.name.value))?;
    Some(left.fault(kind))
}

/// Returns a fault if a player has too many tiles left: more than a full rack minus the smallest possible opening.
///
/// For example, an opening that needs the sum 101 has at least 8 tiles, because no tile counts more than 13.
pub(crate) fn too_many_left(
    profile: &Profile,
    opened: Option<Opened>,
    held: usize,
    name: Option<&String>,
) -> Option<ScoreFault> {
    const HIGHEST: usize = 13;
    let opened = opened.filter(|_| profile.game == Game::Yuzbir);
    let whole = |count: u32| usize::try_from(count).expect("a usize has 32 bits or more");
    let laid = match opened {
        None => 0,
        Some(Opened::Series) => whole(profile.open.sum).div_ceil(HIGHEST).max(3),
        Some(Opened::Pairs) => whole(profile.open.pairs).saturating_mul(2),
    };
    let most = profile.game.rack().saturating_sub(laid);
    (held > most).then(|| ScoreFault::TooManyLeft { name: name.cloned(), held, most, opened })
}

/// Returns a fault if a rack has so many okeys left that too few remained for the reported finish, such as a finish
/// with two okeys.
pub(crate) fn okeys_thrown(table: &Table, left: &Tiles, how: &[FinishKind]) -> Option<ScoreFault> {
    let okey = Tile::from(table.indicator()?.okey());
    let (left, thrown) = (left.count(okey), okeys_of_finish(|kind| how.contains(&kind)));
    let exist = exist(table.profile(), table.indicator(), Symbol::Okey);
    let tile = Symbol::Tile(okey);
    let fault = || ScoreFault::CopiesLeft { tile, left, exist, thrown, is_okey: true, on_table: false };
    (left > 0 && thrown > 0 && left + thrown > exist).then(fault)
}

/// Returns how many okeys the finisher must have had: 2 for devam (the last two tiles are okeys), 1 for a finish with
/// an okey, 0 for any other finish.
fn okeys_of_finish(is: impl Fn(FinishKind) -> bool) -> usize {
    if is(FinishKind::Devam) { 2 } else { usize::from(is(FinishKind::Okey)) }
}

/// Returns a fault for each tile that occurs on the racks more often than it exists. The fault marks the first surplus
/// copy.
fn copies(profile: &Profile, indicator: Option<Indicator>, played: &Played) -> Vec<Fault<ScoreFault>> {
    let finish = played.finish.as_ref();
    let thrown = okeys_of_finish(|kind| is_reported(finish, kind));
    let okey = indicator.map(Indicator::okey);
    let mut seen: Vec<(Symbol, &Spanned<Rack>, &Written)> = Vec::new();
    for left in played.players.iter().filter_map(|player| player.left.as_ref()) {
        for written in &left.value.tiles {
            let symbol = match written.symbol {
                Symbol::Tile(tile) if okey.map(Tile::from) == Some(tile) => Symbol::Okey,
                other => other,
            };
            seen.push((symbol, left, written));
        }
    }
    seen.sort_by_key(|(symbol, ..)| *symbol);
    let faults = seen.chunk_by(|one, next| one.0 == next.0).filter_map(|places| {
        let &(symbol, ..) = places.first()?;
        let is_okey = symbol == Symbol::Okey;
        let exist = exist(profile, indicator, symbol);
        let thrown = if is_okey { thrown } else { 0 };
        let &(_, left, beyond) = places.get(exist.saturating_sub(thrown))?;
        let on_table = indicator.is_some_and(|shown| symbol == Symbol::Tile(shown.face().into()));
        let tile = symbol.tile(indicator).map_or(symbol, Symbol::Tile);
        let kind = ScoreFault::CopiesLeft { tile, left: places.len(), exist, thrown, is_okey, on_table };
        Some(at(left, beyond, kind))
    });
    faults.collect()
}

/// Returns how many copies of a tile can be left on racks. The copy that lies on the table as the indicator is not
/// counted.
fn exist(profile: &Profile, indicator: Option<Indicator>, symbol: Symbol) -> usize {
    let set = profile.game.tiles();
    usize::from(match symbol {
        Symbol::Okey if set.indicator => set.copies,
        Symbol::Okey => 0,
        Symbol::Tile(tile) => set.copies_of(tile, indicator.map(Indicator::face)),
    })
}

/// Returns a fault if one rack has yellow tiles and another has green tiles. A real set of tiles has only one of these
/// colours.
fn yellow_and_green(played: &Played) -> Option<Fault<ScoreFault>> {
    let racks = played.players.iter().filter_map(|player| player.left.as_ref());
    let written = racks.flat_map(|left| left.value.tiles.iter().map(move |written| (written.fourth, (written, left))));
    let (written, left) = otherwise_named(written)?;
    Some(at(left, written, HandFault::YellowAndGreen.into()))
}

fn at(left: &Spanned<Rack>, written: &Written, kind: ScoreFault) -> Fault<ScoreFault> {
    if left.span.is_none() { left.fault(kind) } else { Fault::new(kind, written.span.clone()) }
}
