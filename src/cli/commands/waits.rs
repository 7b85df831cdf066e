//! `okey waits`: which tiles complete a hand between turns?

use clap::ArgMatches;

use super::{show, sight};
use crate::cli::Status;
use crate::cli::failure::Failure;
use crate::cli::fault::FaultKind;
use crate::cli::input::Input;
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::place::Place;
use crate::cli::table::{framed, paragraph};
use crate::cli::text::{Text, text};
use crate::distance::{Finder, Wait, Waits};
use crate::hand::Hand;
use crate::report::{Cited, WaitsReport};
use crate::table::Game;

pub(in crate::cli) fn run(matches: &ArgMatches, manner: Manner, output: &mut Output) -> Result<Status, Failure> {
    let seat = Input::seat(matches, output)?;
    let hand = seat.hand()?;
    let draws = draws(matches.get_one("draws").copied(), &hand).map_err(|(kind, place)| seat.refuse(kind, place))?;
    if hand.on_turn() {
        return Err(seat.refuse(FaultKind::OnTurn { held: hand.tiles().len() }, Place::Hand));
    }
    let game = hand.table().profile().game;
    let ruling = Cited::on_waits(&hand, &seat.seen);
    let waits = &ruling.verdict;
    let text = text(manner.language);
    let said = if game == Game::Yuzbir { opening(waits, text) } else { sentence(waits, text) };
    let picture = sight::wanted(matches, manner).then(|| {
        if waits.ready {
            sight::ready(&hand)
        } else {
            let outlook = Finder::new(hand.table()).measure(hand.tiles());
            let useful = sight::useful(&hand, &outlook.useful, &seat.seen);
            sight::incomplete(&hand, None, &useful, &seat.seen)
        }
    });
    output.verdict(!waits.waits.is_empty());
    if sight::save(matches, &said, text.words(), picture.as_ref(), output)? == sight::Answer::Replaced {
        return Ok(output.said());
    }
    if manner.json {
        output.json(&WaitsReport::new(&hand, &seat.seen, &ruling, draws))?;
    } else {
        output.tiles(&paragraph(&said))?;
        output.tiles(&format!("\n{}", show::setting(&hand, text)))?;
        output.tiles(&sight::shown(picture.as_ref(), text.words()))?;
        output.tiles(&table(waits, game, text))?;
        if waits.left() > 0 && !waits.ready && draws > 0 {
            let chance = show::percent(waits.chance(draws), manner.language);
            let (left, unseen) = (waits.left(), waits.unseen);
            let said = match game {
                Game::Yuzbir => text.chance_to_open(&chance, draws, left, unseen),
                Game::Classic | Game::Chains => text.chance_to_win(&chance, draws, left, unseen),
            };
            output.tiles(&format!("\n{}", paragraph(&said)))?;
        }
        output.tiles("\n")?;
        output.tiles(&show::clauses(&ruling.clauses, manner.language, text.words()))?;
    }
    Ok(output.said())
}

/// How many own draws are asked about.
pub(in crate::cli) fn draws(asked: Option<u64>, hand: &Hand) -> Result<usize, (FaultKind, Place)> {
    const USUAL: u64 = 5;
    let draws = asked.unwrap_or(USUAL);
    let most = hand.table().profile().game.tiles().stock();
    usize::try_from(draws)
        .ok()
        .filter(|&draws| draws <= most)
        .ok_or((FaultKind::TooManyDraws { draws, most }, Place::Draws))
}

fn sentence(waits: &Waits, text: Text) -> String {
    match waits.distances.least() {
        _ if waits.ready => {
            let okey = waits.waits.iter().filter(|wait| wait.okey_finish).map(|wait| wait.tile.tile.to_string());
            let okey: Vec<String> = okey.collect();
            let more = if okey.is_empty() { String::new() } else { format!(" {}", text.also_by_okey(&okey)) };
            text.any_tile_completes() + &more
        }
        Some(1) if !waits.waits.is_empty() => {
            let tiles: Vec<String> = waits.waits.iter().map(|wait| wait.tile.tile.to_string()).collect();
            if waits.left() == 0 { text.waits_for_seen(&tiles) } else { text.waits_for(&tiles, waits.left()) }
        }
        distance => text.waits_for_none(distance.unwrap_or_default()),
    }
}

/// With which tiles a rack of 101 opens.
fn opening(waits: &Waits, text: Text) -> String {
    let tiles: Vec<String> = waits.waits.iter().map(|wait| wait.tile.tile.to_string()).collect();
    match waits.left() {
        _ if waits.ready => text.any_tile_opens(),
        _ if tiles.is_empty() => text.none_opens(waits.distances.least()),
        0 => text.waits_to_open_seen(&tiles),
        left => text.waits_to_open(&tiles, left),
    }
}

/// Every tile that completes the hand; none where any does.
fn table(waits: &Waits, game: Game, text: Text) -> String {
    let words = text.words();
    if waits.waits.is_empty() || waits.ready {
        return String::new();
    }
    let row = |wait: &Wait| {
        let how = wait.ways.iter().map(|&way| show::way(way, game, words));
        let how: Vec<&str> = how.chain(wait.okey_finish.then_some(words.way_okey_possible)).collect();
        vec![wait.tile.tile.to_string(), wait.tile.left.to_string(), how.join(", ")]
    };
    let header = [words.tile_label, words.unseen_label, words.how];
    format!("\n{}", framed(&header, waits.waits.iter().map(row).collect()))
}
