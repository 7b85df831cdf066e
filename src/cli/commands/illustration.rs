//! Draws the picture of an answer in the terminal, or saves it as SVG for the option `--svg`.

use std::ffi::{OsStr, OsString};
use std::fs;

use clap::ArgMatches;

use crate::cli::attempt::{Attempt, InAttempt};
use crate::cli::escape::shown_path;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::paint::Ink;
use crate::cli::picture::{drawn, one_line};
use crate::cli::text::Words;
use crate::distance::UnseenTile;
use crate::engine::Engine;
use crate::hand::Hand;
use crate::meld::Meld;
use crate::opening::Bars;
use crate::picture::Picture;
use crate::table::{Game, Table};
use crate::tiles::{Tile, Tiles};
use crate::winning::{PairedTiles, Way};

/// Returns the picture of a winning or complete hand: one layout, and the discard.
pub(super) fn complete(engine: &Engine, hand: &Hand, discard: Option<Tile>) -> Picture {
    laid(hand, &layout(engine, hand, discard))
}

/// Returns one layout of the tiles after the discard: melds if possible, otherwise a dizi (the numbers 1 to 13 of one
/// colour and a second 1), otherwise pairs.
pub(super) fn layout(engine: &Engine, hand: &Hand, discard: Option<Tile>) -> Vec<Meld> {
    let melds = engine.witness(hand, discard).or_else(|| Some(vec![engine.dizi(hand, discard)?]));
    melds.unwrap_or_else(|| PairedTiles::of(&hand.staying(discard), hand.table()).melds)
}

/// Returns the picture of a hand that needs no tile: it is complete or, in 101, can already open.
pub(super) fn ready(engine: &Engine, hand: &Hand) -> Picture {
    let table = hand.table();
    if table.game() != Game::Yuzbir || engine.verdict(hand).wins() {
        return complete(engine, hand, None);
    }
    opening(engine, hand)
}

/// Returns the picture of a rack of 101 that can open: the best opening with runs and groups or, if there is none, its
/// pairs.
pub(super) fn opening(engine: &Engine, hand: &Hand) -> Picture {
    let openings = engine.openings(hand, Bars::of(hand.table().profile()), None);
    let melds = openings.map(|it| if it.series() { it.best.melds } else { it.pairs.pairs });
    laid(hand, &melds.unwrap_or_default())
}

/// Returns the picture of a hand with these melds. All other tiles are loose.
pub(super) fn laid(hand: &Hand, melds: &[Meld]) -> Picture {
    laid_from(hand.tiles(), melds, hand.table())
}

fn laid_from(tiles: &Tiles, melds: &[Meld], table: &Table) -> Picture {
    let places = melds.iter().flat_map(|meld| &meld.places);
    let loose = places.fold(tiles.clone(), |loose, placed| loose.without(placed.tile));
    Picture::new(table, melds, loose.iter())
}

/// Returns the picture of an incomplete hand: the melds or pairs to aim at, the discard, and the useful tiles.
pub(super) fn incomplete(
    engine: &Engine,
    hand: &Hand,
    thrown: Option<Tile>,
    useful: &[UnseenTile],
    seen: &Tiles,
) -> Picture {
    let table = hand.table();
    let kept = thrown.map_or_else(|| hand.clone(), |tile| hand.throwing(tile));
    let plan = engine.plan(&kept, seen);
    let mut picture = match plan {
        Some(plan) => {
            let mut picture = Picture::new(table, &[], plan.loose.iter());
            picture.melds =
                plan.melds.into_iter().map(|meld| meld.spots.into_iter().map(Into::into).collect()).collect();
            picture
        }
        None if engine.distances(&kept).nearest().any(|way| way == Way::Pairs) => {
            laid(&kept, &PairedTiles::of(kept.tiles(), table).melds)
        }
        None => begun(engine, hand, thrown),
    };
    picture.loose.extend(thrown);
    picture.useful = left(useful);
    picture
}

/// Returns the picture of a hand that any of the `useful` tiles would complete.
pub(super) fn waiting(engine: &Engine, hand: &Hand, useful: &[UnseenTile]) -> Picture {
    Picture { useful: left(useful), ..begun(engine, hand, None) }
}

/// Returns the picture of a hand after the discard `thrown`, with as many tiles as possible in melds.
pub(super) fn begun(engine: &Engine, hand: &Hand, thrown: Option<Tile>) -> Picture {
    let partial = engine.partial(hand, thrown);
    let layout = engine.partial_layouts(&partial).next();
    laid_from(&hand.staying(thrown), &layout.map(|layout| layout.melds).unwrap_or_default(), hand.table())
}

/// Returns the tiles of `useful` that have an unseen copy.
fn left(useful: &[UnseenTile]) -> Vec<UnseenTile> {
    useful.iter().copied().filter(|useful| useful.left > 0).collect()
}

/// Counts the unseen copies of each useful tile (a tile that brings the hand nearer to winning or opening). The list is
/// empty if the player must discard first.
pub(super) fn useful(engine: &Engine, hand: &Hand, useful: &[Tile], seen: &Tiles) -> Vec<UnseenTile> {
    let unseen = engine.unseen(hand, seen);
    let useful = useful.iter().filter(|_| !hand.on_turn());
    useful.map(|&tile| unseen.of(tile)).collect()
}

/// Returns the picture as text for the terminal. The text is empty without a picture.
pub(super) fn shown(picture: Option<&Picture>, words: &Words) -> String {
    picture.map(|picture| format!("\n{}", drawn(picture, words, words.loose_label))).unwrap_or_default()
}

/// Saves the picture as SVG if the option `--svg` is given. Returns true if the picture went to standard output in
/// place of the answer. `title` is the answer in one sentence, and `loose_label` the label of the tiles in no meld.
pub(super) fn save(
    matches: &ArgMatches,
    title: &str,
    words: &Words,
    loose_label: &str,
    picture: Option<&Picture>,
    output: &mut Output,
) -> Result<bool, Failure> {
    let Some((path, picture)) = matches.get_one::<OsString>("svg").zip(picture) else { return Ok(false) };
    let ink = Ink { letters: output.presentation.letters, colours: false };
    let picture = Picture { letters: ink.letters, ..picture.clone() };
    let indicator = picture.indicator.map(|face| format!(" {}: {face}.", words.indicator_title));
    let about = one_line(&picture, words, loose_label) + &indicator.unwrap_or_default();
    let svg = picture.headed_svg(&ink.text(title), &ink.text(&about), words.indicator_title);
    write_picture(path, &svg, output)
}

/// Writes a picture to the file at `path`. For the path `-`, writes it to standard output in place of the answer and
/// returns true.
pub(super) fn write_picture(path: &OsStr, svg: &str, output: &mut Output) -> Result<bool, Failure> {
    if path == "-" {
        output.text(svg)?;
        return Ok(true);
    }
    fs::write(path, svg).attempt(|| Attempt::WritePicture { path: shown_path(path) })?;
    Ok(false)
}
