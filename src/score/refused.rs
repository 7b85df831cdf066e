//! Checks the report of a hand: the finish, the players and the tiles left. Returns a fault for every reason why the
//! hand is impossible or its points cannot be computed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::OnceLock;

use super::left::number;
use super::{
    Finish, FinishKind, Foul, Needs, Opened, Played, ReportedPlayer, ScoreFault, Scoring, Spanned, is_void,
    rack_counts, tiles_count,
};
use crate::hand::{HandFault, Rack, Written, otherwise_named};
use crate::sort;
use crate::table::{FalseJoker, Game, Indicator, OkeyNumber, Profile, SEATS, Symbol, Table};
use crate::tiles::{Colour, Face, Number, Tile, Tiles};
use crate::words::{Clause, Fault, nearest_player};

/// The possible numbers of players at a table for four, which may have empty seats.
pub(crate) const PLAYER_COUNTS: RangeInclusive<usize> = 2..=4;

pub(super) fn refused(profile: &Profile, indicator: Option<Indicator>, played: &Played) -> Vec<Fault<ScoreFault>> {
    if let Some(fault) = crowd(profile, played) {
        return vec![fault];
    }
    if played.void.is_some() {
        return [names(&played.players), teams(profile, played)].concat();
    }
    let mut faults = player_faults(profile, indicator, played);
    let finisher = played.finisher();
    if let Some(finish) = &played.finish {
        faults.extend(finish_faults(profile, played, finish, finisher));
    }
    faults.extend(rack_faults(profile, indicator, played, finisher));
    faults
}

pub(super) fn crowd(profile: &Profile, played: &Played) -> Option<Fault<ScoreFault>> {
    let (found, seats) = (played.players.len(), profile.seats.count());
    let fits = if seats == SEATS { PLAYER_COUNTS.contains(&found) } else { found == seats };
    (!fits).then(|| played.at.fault(ScoreFault::PlayerCount { found, seats }))
}

fn is_reported(finish: Option<&Finish>, how: super::FinishKind) -> bool {
    finish.is_some_and(|finish| finish.says(how).is_some())
}

const fn known(scoring: Scoring) -> &'static [FinishKind] {
    match scoring {
        Scoring::Ladder | Scoring::Pot => &[FinishKind::Okey, FinishKind::Pairs, FinishKind::Dizi],
        Scoring::Yuzbir => &[FinishKind::Okey, FinishKind::Pairs, FinishKind::Hand, FinishKind::Devam],
        Scoring::Chains => &[],
    }
}

/// Returns a fault if this table does not have this kind of finish.
pub(crate) fn how_refused(profile: &Profile, how: FinishKind) -> Option<ScoreFault> {
    match how {
        _ if !known(Scoring::of(profile)).contains(&how) => {
            Some(ScoreFault::FinishUnwanted { how, variant: profile.variant })
        }
        FinishKind::Devam if !profile.devam => Some(ScoreFault::DevamOff),
        FinishKind::Dizi if !profile.win_dizi && !profile.run_wrap => Some(ScoreFault::DiziOff),
        _ => None,
    }
}

fn finish_faults(profile: &Profile, played: &Played, finish: &Finish, by: Option<usize>) -> Vec<Fault<ScoreFault>> {
    let scoring = Scoring::of(profile);
    let mut faults = Vec::new();
    let pairs = is_reported(Some(finish), FinishKind::Pairs);
    for (at, how) in finish.how.iter().enumerate() {
        if finish.how[..at].iter().any(|before| before.value == how.value) {
            faults.push(how.fault(ScoreFault::HowTwice { how: how.value }));
        }
        faults.extend(how_refused(profile, how.value).map(|fault| how.fault(fault)));
        if how.value == FinishKind::Dizi && pairs {
            faults.push(how.fault(ScoreFault::DiziWithPairs));
        }
    }
    let Some(by) = by else {
        faults.push(unknown(played, finish));
        return faults;
    };
    let finisher = &played.players[by];
    let held = finisher.left.as_ref().map_or(0, |left| left.value.tiles.len());
    // In `cs102` a player can win with tiles left (`cs102.win`).
    if let Some(left) = finisher.left.as_ref().filter(|_| held > 0 && scoring != Scoring::Chains) {
        let name = finisher.name.value.clone();
        faults.push(left.fault(ScoreFault::FinisherHasTiles { name, held, scoring }));
    }
    if let Some(sum) = finisher.left_sum.as_ref().filter(|sum| sum.value > 0 && scoring != Scoring::Chains) {
        let name = finisher.name.value.clone();
        faults.push(sum.fault(ScoreFault::FinisherHasSum { name, sum: sum.value }));
    }
    if scoring == Scoring::Yuzbir {
        faults.extend(yuzbir(profile, played, finish, by));
    }
    faults
}

fn yuzbir(profile: &Profile, played: &Played, finish: &Finish, by: usize) -> Vec<Fault<ScoreFault>> {
    let finisher = &played.players[by];
    let mut faults = Vec::new();
    let own = finisher.opened_with();
    let name = || finisher.name.value.clone();
    let pairs = finish.says(FinishKind::Pairs);
    if let Some(pairs) = pairs.filter(|_| own == Some(Opened::Series)) {
        faults.push(pairs.fault(ScoreFault::PairsAfterSeries { name: name() }));
    }
    let denied = finish.not.iter().find(|how| how.value == FinishKind::Pairs);
    if let Some(denied) = denied.filter(|_| own == Some(Opened::Pairs)) {
        faults.push(denied.fault(ScoreFault::PairsDenied { name: name() }));
    }
    let Some(elden) = finish.says(FinishKind::Hand) else { return faults };
    if pairs.is_some() || own == Some(Opened::Pairs) {
        faults.push(elden.fault(ScoreFault::EldenWithPairs));
    }
    if profile.devam && finish.says(FinishKind::Devam).is_some() {
        faults.push(elden.fault(ScoreFault::EldenWithDevam));
    }
    for (at, player) in played.players.iter().enumerate() {
        if let Some(opened) = player.opened.as_ref().filter(|opened| at != by && opened.value.is_some()) {
            let opener = player.name.value.clone();
            faults.push(opened.fault(ScoreFault::EldenAfterOpening { finisher: name(), opener }));
        }
    }
    faults
}

/// Returns a fault if the finisher is not a player of the hand.
pub(super) fn unknown_finisher(played: &Played) -> Option<Fault<ScoreFault>> {
    let finish = played.finish.as_ref().filter(|_| played.finisher().is_none())?;
    Some(unknown(played, finish))
}

fn unknown(played: &Played, finish: &Finish) -> Fault<ScoreFault> {
    let name = &finish.by.value;
    let nearest = nearest_player(name, played.players.iter().map(|player| player.name.value.as_str()));
    let nearest = nearest.map(|(_, player)| player.to_owned());
    finish.by.fault(ScoreFault::FinisherUnknown { name: name.clone(), nearest })
}

/// The maximum length of a name, in characters.
pub(crate) const LONGEST_NAME: usize = 60;

fn player_faults(profile: &Profile, indicator: Option<Indicator>, played: &Played) -> Vec<Fault<ScoreFault>> {
    let scoring = Scoring::of(profile);
    let mut faults = Vec::new();
    faults.extend(names(&played.players));
    faults.extend(teams(profile, played));
    for (at, player) in played.players.iter().enumerate() {
        faults.extend(fouls(profile, indicator, player));
        if let Some(opened) = player.opened.as_ref().filter(|with| with.value.is_some() && scoring != Scoring::Yuzbir) {
            faults.push(opened.fault(ScoreFault::OpenedUnwanted { variant: profile.variant }));
        }
        if player.announced.value && !profile.announces_pairs() {
            faults.push(player.announced.fault(announce_off(profile)));
        } else if player.announced.value && played.opened_with(at) == Some(Opened::Series) {
            let (name, finished) = (player.name.value.clone(), player.opened_with().is_none());
            faults.push(player.announced.fault(ScoreFault::AnnouncedSeries { name, finished }));
        }
    }
    faults.extend(shown(profile, scoring, &played.players));
    match (&played.stake, scoring) {
        (None, Scoring::Pot) => faults.push(played.at.fault(ScoreFault::StakeMissing)),
        (Some(stake), Scoring::Ladder | Scoring::Yuzbir | Scoring::Chains) => {
            faults.push(stake.fault(ScoreFault::StakeUnwanted { variant: profile.variant }));
        }
        _ => {}
    }
    faults
}

/// Returns the fault for an announced opening with pairs at a table where players do not announce pairs.
pub(crate) fn announce_off(profile: &Profile) -> ScoreFault {
    ScoreFault::AnnounceOff { yuzbir: profile.game == Game::Yuzbir }
}

fn names(players: &[ReportedPlayer]) -> Vec<Fault<ScoreFault>> {
    let mut faults = Vec::new();
    for player in players {
        let teams = player.team.iter();
        for named in teams.chain([&player.name]) {
            if named.value.is_empty() {
                faults.push(named.fault(ScoreFault::NameEmpty));
            } else if named.value.chars().count() > LONGEST_NAME {
                faults.push(named.fault(ScoreFault::NameLong { most: LONGEST_NAME }));
            }
        }
    }
    faults.extend(repeated_names(players));
    faults
}

pub(super) fn repeated_names(players: &[ReportedPlayer]) -> Vec<Fault<ScoreFault>> {
    let mut known = BTreeSet::new();
    let repeated = players.iter().filter(|player| {
        let name = player.name.value.as_str();
        !name.is_empty() && !known.insert(name)
    });
    let fault = |player: &ReportedPlayer| player.name.fault(ScoreFault::NameTwice { name: player.name.value.clone() });
    repeated.map(fault).collect()
}

/// Checks that a table with partners has two teams of two, and any other table none.
pub(super) fn teams(profile: &Profile, played: &Played) -> Vec<Fault<ScoreFault>> {
    let clause = profile.partners_clause();
    if !profile.has_partners() {
        let unwanted = ScoreFault::TeamUnwanted { variant: profile.variant, clause };
        return played
            .players
            .iter()
            .filter_map(|player| Some(player.team.as_ref()?.fault(unwanted.clone())))
            .collect();
    }
    let players = played.players.len();
    let missing = |player: &ReportedPlayer| {
        player.name.fault(ScoreFault::TeamMissing { name: player.name.value.clone(), players, clause })
    };
    let missing: Vec<Fault<ScoreFault>> =
        played.players.iter().filter(|player| player.team.is_none()).map(missing).collect();
    if !missing.is_empty() {
        return missing;
    }
    let mut sizes = BTreeMap::new();
    for team in played.players.iter().filter_map(|player| player.team.as_ref()) {
        *sizes.entry(team.value.as_str()).or_insert(0_usize) += 1;
    }
    if sizes.len() == 2 && sizes.values().all(|&size| size == 2) {
        return Vec::new();
    }
    let sizes = sizes.into_iter().map(|(team, size)| (team.to_owned(), size)).collect();
    vec![played.at.fault(ScoreFault::TeamShape { sizes, clause })]
}

fn fouls(profile: &Profile, indicator: Option<Indicator>, player: &ReportedPlayer) -> Vec<Fault<ScoreFault>> {
    let refused = |foul: Foul| foul_refused(profile, indicator.is_some(), foul);
    let fouls = player.fouls.iter().filter_map(|spot| Some(spot.fault(refused(spot.value)?)));
    let pardoned = player.pardoned.iter().filter_map(|spot| Some(spot.fault(pardon_refused(profile, spot.value)?)));
    fouls.chain(pardoned).collect()
}

/// Returns a fault if the game has no such foul. A foul that costs nothing at this table can still be pardoned.
pub(crate) fn pardon_refused(profile: &Profile, foul: Foul) -> Option<ScoreFault> {
    foul_refused(profile, true, foul).filter(|fault| matches!(fault, ScoreFault::UnknownFoul { .. }))
}

/// Returns the reason, if any, why a score sheet of this table cannot list this foul. `knows_indicator` is true if the
/// indicator is known.
pub(crate) fn foul_refused(profile: &Profile, knows_indicator: bool, foul: Foul) -> Option<ScoreFault> {
    let scoring = Scoring::of(profile);
    if foul.kind.scoring() != scoring {
        let name = foul.kind.name().to_owned();
        return Some(ScoreFault::UnknownFoul { name, nearest: None, scoring: Some(scoring) });
    }
    if foul.is_switched_off(profile) {
        return Some(ScoreFault::FoulOff { foul });
    }
    if !knows_indicator && let Some(fault) = foul.number_unknown(profile) {
        return Some(fault);
    }
    foul.lacks_tile(profile).then_some(ScoreFault::FedTileMissing)
}

/// Returns a fault for each player who wrongly showed the tile with the indicator's face. In the classic game and in
/// the pot game, only one player may show it; in the pot game it changes no points. The other games do not know it.
fn shown(profile: &Profile, scoring: Scoring, players: &[ReportedPlayer]) -> Vec<Fault<ScoreFault>> {
    let shown = players.iter().filter(|player| player.shown_indicator.value);
    let kind = |at: usize| match scoring {
        Scoring::Ladder | Scoring::Pot if at == 0 => None,
        Scoring::Ladder | Scoring::Pot => Some(ScoreFault::ShownTwice),
        _ => Some(ScoreFault::ShownUnwanted { variant: profile.variant, scoring }),
    };
    shown.enumerate().filter_map(|(at, player)| Some(player.shown_indicator.fault(kind(at)?))).collect()
}

fn rack_faults(
    profile: &Profile,
    indicator: Option<Indicator>,
    played: &Played,
    finisher: Option<usize>,
) -> Vec<Fault<ScoreFault>> {
    let mut faults = Vec::new();
    let opened = (0..played.players.len()).map(|at| played.opened_with(at));
    let void = is_void(profile, played.players.len(), opened);
    let team = finisher.and_then(|by| played.players[by].team.as_ref()).map(|team| &team.value);
    for (at, player) in played.players.iter().enumerate() {
        let is_finisher = Some(at) == finisher;
        // Tiles of a finisher are allowed only in `cs102`. Another check reports them in the other games.
        if !is_finisher || profile.game == Game::Chains {
            faults.extend(too_many(profile, player));
        }
        let mate = team.is_some() && player.team.as_ref().map(|team| &team.value) == team;
        // Check only tiles that can change the score: not those of the finisher's team, and none in a void hand.
        let checked = profile.game == Game::Yuzbir && !is_finisher && !mate && !void;
        let exhausted = played.finish.is_none();
        if profile.game == Game::Yuzbir && !is_finisher {
            faults.extend(left_unopened(profile, player, exhausted));
        }
        let sum = (!is_finisher).then(|| sum_faults(profile, indicator, player, exhausted)).flatten();
        faults.extend(sum.or_else(|| checked.then(|| counted(profile, indicator, player, exhausted)).flatten()));
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
    let missing = || {
        // A player who has not opened pays for the tiles only if the stock ran out.
        let opened = player.opened_with().is_some();
        let clause = if opened { Clause::PenaltyOpened } else { Clause::PenaltyExhausted };
        ScoreFault::LeftMissing { name: name.clone(), clause }
    };
    let Some(left) = &player.left else {
        let sum = player.left_sum.as_ref();
        let nothing = sum.filter(|sum| sum.value == 0 && sum.span.is_some() && player.opened_with().is_some());
        return match (nothing, sum) {
            (Some(sum), _) => Some(sum.fault(ScoreFault::OpenedWithoutTiles { name })),
            (None, Some(_)) => None,
            (None, None) => Some(player.name.fault(missing())),
        };
    };
    if left.value.tiles.is_empty() && player.left_sum.is_none() {
        let opened = player.opened_with().is_some();
        let kind = if opened { ScoreFault::OpenedWithoutTiles { name } } else { missing() };
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

/// Returns a fault for the tiles left of a player who does not pay for them because there was no opening. If the report
/// says so, only a sum above 0 is a fault. If the report does not mention an opening, any tiles or any sum is a fault.
fn left_unopened(profile: &Profile, player: &ReportedPlayer, exhausted: bool) -> Option<Fault<ScoreFault>> {
    if rack_counts(profile, player.opened_with(), exhausted) {
        return None;
    }
    let forgotten = player.opened.is_none();
    let sum = player.left_sum.as_ref().filter(|sum| forgotten || sum.value > 0);
    let tiles = player.left.as_ref().filter(|_| forgotten);
    // Skip values without a place: the referee also lists tiles that cost nothing.
    let place = sum.map(|sum| sum.with(())).or(tiles.map(|left| left.with(()))).filter(|place| place.span.is_some())?;
    Some(place.fault(ScoreFault::LeftUnopened { name: player.name.value.clone() }))
}

/// Returns a fault for a sum that is too high, or that is followed by a tile other than an okey.
fn sum_faults(
    profile: &Profile,
    indicator: Option<Indicator>,
    player: &ReportedPlayer,
    exhausted: bool,
) -> Option<Fault<ScoreFault>> {
    // Skip a sum without a place: the referee checks its sums itself.
    let sum = player.left_sum.as_ref().filter(|sum| profile.game == Game::Yuzbir && sum.span.is_some())?;
    let (name, opened) = (player.name.value.clone(), player.opened_with());
    if !tiles_count(profile, opened, exhausted) {
        return None;
    }
    let okey = indicator.map(|indicator| Symbol::Tile(indicator.okey().into()));
    let is_okey = |symbol: Symbol| symbol == Symbol::Okey || okey == Some(symbol);
    let other = player.left.as_ref().and_then(|left| {
        let written = left.value.tiles.iter().find(|written| !is_okey(written.symbol))?;
        Some(at(left, written, ScoreFault::SumWithTiles { tile: written.symbol }))
    });
    if other.is_some() {
        return other;
    }
    let okeys = player.left.as_ref().map_or(0, |left| left.value.tiles.len());
    let tiles = most_left(profile, opened).saturating_sub(okeys);
    let most = highest_sum(profile, indicator, tiles);
    (sum.value > most).then(|| sum.fault(ScoreFault::SumTooHigh { name, sum: sum.value, tiles, most }))
}

/// Returns the highest sum of this many tiles without okeys, under any indicator if it is unknown.
fn highest_sum(profile: &Profile, indicator: Option<Indicator>, tiles: usize) -> u32 {
    const NUMBERS: usize = Number::COUNT as usize;
    // Cached, because a sheet has many sums to check. The sums depend only on the role of false jokers and the
    // indicator's number.
    static SUMS: [[OnceLock<Vec<u32>>; NUMBERS]; 3] = [const { [const { OnceLock::new() }; NUMBERS] }; 3];
    let highest = |number: Number| {
        let sums = &SUMS[profile.false_joker as usize][usize::from(number.get()) - 1];
        sums.get_or_init(|| highest_sums(profile, number)).get(tiles).copied()
    };
    let highest = match indicator {
        Some(known) => highest(known.face().number),
        None => Number::all().filter_map(highest).max(),
    };
    highest.expect("a rack has fewer tiles than the set")
}

/// Returns, at index `n`, the highest sum of `n` tiles without okeys.
fn highest_sums(profile: &Profile, indicator: Number) -> Vec<u32> {
    // The colour of the indicator makes no difference.
    let indicator = Symbol::Tile(Face::new(Colour::Black, indicator).into());
    let table = Table::new(profile.clone(), Some(indicator)).expect("a sheet of 101 has numbered indicators");
    let others = Tile::all().filter(|&tile| !table.is_okey(tile));
    let mut numbers: Vec<u32> =
        others.flat_map(|tile| std::iter::repeat_n(number(tile, &table), table.copies_of(tile).into())).collect();
    sort::by_key(&mut numbers, |&number| Reverse(number));
    let mut sum = 0;
    let sums = numbers.into_iter().map(|number| {
        sum += number;
        sum
    });
    std::iter::once(0).chain(sums).collect()
}

fn too_many(profile: &Profile, player: &ReportedPlayer) -> Option<Fault<ScoreFault>> {
    let left = player.left.as_ref()?;
    let kind = too_many_left(profile, player.opened_with(), left.value.tiles.len(), Some(&player.name.value))?;
    Some(left.fault(kind))
}

/// Returns a fault if a player has more tiles left than a full rack minus the smallest possible opening. For example,
/// an opening with the sum 101 has at least 8 tiles.
pub(crate) fn too_many_left(
    profile: &Profile,
    opened: Option<Opened>,
    held: usize,
    name: Option<&String>,
) -> Option<ScoreFault> {
    let opened = opened.filter(|_| profile.game == Game::Yuzbir);
    let most = most_left(profile, opened);
    (held > most).then(|| ScoreFault::TooManyLeft { name: name.cloned(), held, most, opened })
}

/// The highest number of a tile.
const HIGHEST: u32 = 13;

/// Returns the largest possible number of tiles left.
fn most_left(profile: &Profile, opened: Option<Opened>) -> usize {
    let laid = match opened {
        None => 0,
        Some(Opened::Series) => profile.open.sum.div_ceil(HIGHEST).max(3),
        Some(Opened::Pairs) => profile.open.pairs.saturating_mul(2),
    };
    let laid = usize::try_from(laid).expect("a usize has 32 bits or more");
    profile.game.rack().saturating_sub(laid)
}

/// Returns a fault if the okeys left and those that the finisher threw are together more than the game has. `None` if
/// one of these numbers is 0, or if the indicator is unknown.
pub(crate) fn okeys_thrown(table: &Table, left: &Tiles, how: &[FinishKind]) -> Option<ScoreFault> {
    let okey = Tile::from(table.indicator()?.okey());
    let (left, thrown) = (left.count(okey), okeys_of_finish(|kind| how.contains(&kind)));
    let exist = exist(table.profile(), table.indicator(), Symbol::Okey);
    let tile = Symbol::Tile(okey);
    let fault = || ScoreFault::CopiesLeft { tile, left, exist, thrown, is_okey: true, on_table: false };
    (left > 0 && thrown > 0 && left + thrown > exist).then(fault)
}

/// Returns how many okeys the finisher played last: 2 for devam, 1 for an okey finish.
fn okeys_of_finish(is: impl Fn(FinishKind) -> bool) -> usize {
    if is(FinishKind::Devam) { 2 } else { usize::from(is(FinishKind::Okey)) }
}

/// Returns a fault, at the first excess copy, for each tile with too many copies on the racks.
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
    sort::by_key(&mut seen, |(symbol, ..)| *symbol);
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

/// Returns how many copies of a tile can be left on racks, without the indicator.
fn exist(profile: &Profile, indicator: Option<Indicator>, symbol: Symbol) -> usize {
    let set = profile.game.tiles();
    usize::from(match symbol {
        Symbol::Okey if set.indicator => set.copies,
        Symbol::Okey => 0,
        Symbol::Tile(tile) => set.copies_of(tile, indicator.map(Indicator::face)),
    })
}

/// Returns a fault if both yellow and green tiles are left: they are the same colour.
pub(super) fn yellow_and_green(played: &Played) -> Option<Fault<ScoreFault>> {
    let racks = played.players.iter().filter_map(|player| player.left.as_ref());
    let written = racks.flat_map(|left| left.value.tiles.iter().map(move |written| (written.fourth, (written, left))));
    let (written, left) = otherwise_named(written)?;
    Some(at(left, written, HandFault::YellowAndGreen.into()))
}

fn at(left: &Spanned<Rack>, written: &Written, kind: ScoreFault) -> Fault<ScoreFault> {
    if left.span.is_none() { left.fault(kind) } else { Fault::new(kind, written.span.clone()) }
}
