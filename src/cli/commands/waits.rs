//! `okey waits`: which tiles complete a hand between turns?

use clap::ArgMatches;

use super::parts::Head;
use super::{illustration, parts};
use crate::cli::Answered;
use crate::cli::hand_texts::PlayerTiles;
use crate::cli::input::Input;
use crate::cli::output::Output;
use crate::cli::questions;
use crate::cli::table::{framed, paragraph};
use crate::cli::text::Words;
use crate::distance::{Finder, Wait, Waits};
use crate::report::WaitsReport;
use crate::table::Game;
use crate::text::ways::{okey_finish_possible, ways};
use crate::text::{distance, verdict};
use crate::tiles::Tile;
use crate::words::Language;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let seat = Input::seat(matches, output)?;
    let PlayerTiles { hand, seen, .. } = &seat.laid;
    let finder = Finder::new(&seat.table);
    let asked = matches.get_one("draws").copied();
    let (cited, draws) = questions::waits(&finder, &seat.laid, asked).map_err(|refusal| seat.refuse(refusal))?;
    let game = hand.table().game();
    let waits = &cited.verdict;
    let language = output.language();
    let said = verdict::waits(waits, game, language);
    let picture = illustration::wanted(matches, output).then(|| {
        if waits.ready {
            illustration::ready(hand)
        } else {
            // In 101 a rack that is far from the bar may wait for what ends it elden.
            let tiles: Vec<Tile> = waits.waits.iter().map(|wait| wait.tile.tile).collect();
            let useful = if tiles.is_empty() { finder.useful(hand.tiles(), waits.distances) } else { tiles };
            let nearer = illustration::useful(hand, &useful, seen);
            if waits.waits.is_empty() || waits.distances.least() == Some(1) {
                illustration::incomplete(&finder, hand, None, &nearer, seen)
            } else {
                illustration::waiting(hand, &nearer)
            }
        }
    });
    output.verdict(!waits.waits.is_empty());
    let head = Head { hand, said: &said, more: None, picture: picture.as_ref(), drawn: true };
    if head.write(matches, output, || WaitsReport::new(hand, seen, &cited, draws))? {
        output.tiles(&table(waits, game, language))?;
        if waits.left() > 0 && !waits.ready && draws > 0 {
            let said = distance::chance(waits.left(), waits.unseen, draws, game, language);
            output.tiles(&format!("\n{}", paragraph(&said)))?;
        }
        output.tiles(&parts::clauses(&cited.clauses, language))?;
    }
    Ok(())
}

/// Every tile that completes the hand; none where any does.
fn table(waits: &Waits, game: Game, language: Language) -> String {
    let words = Words::of(language);
    if waits.waits.is_empty() || waits.ready {
        return String::new();
    }
    let row = |wait: &Wait| {
        let okey = wait.okey_finish.then(|| okey_finish_possible(language));
        let how = ways(wait.ways.iter().copied(), okey, game, language);
        vec![wait.tile.tile.to_string(), wait.tile.left.to_string(), how]
    };
    let header = [words.tile_label, words.unseen_label, words.how];
    format!("\n{}", framed(&header, waits.waits.iter().map(row).collect()))
}
