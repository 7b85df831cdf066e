//! `okey waits`: finds the tiles that a hand waits for between turns.

use super::illustration;
use super::question::{HandPage, Head};
use crate::cli::table::{framed, paragraph};
use crate::cli::text::Words;
use crate::distance::{Wait, Waits};
use crate::oracle::hand_question::QuestionInput;
use crate::oracle::hands::WaitsInDraws;
use crate::picture::Picture;
use crate::report::Cited;
use crate::table::Game;
use crate::text::ways::{okey_finish_possible, ways};
use crate::text::{distance, verdict};
use crate::tiles::Tile;
use crate::words::Language;

impl HandPage for WaitsInDraws {
    fn head<'a>(&'a self, asked: &QuestionInput<'a>, language: Language) -> Head<'a> {
        let Cited { verdict: waits, clauses } = &self.cited;
        let sentence = verdict::waits(waits, asked.table().game(), language);
        Head { hand: &asked.laid.hand, yes: !waits.waits.is_empty(), sentence, more: None, drawn: true, clauses }
    }

    fn picture(&self, QuestionInput { engine, laid, .. }: &QuestionInput<'_>) -> Picture {
        let (waits, hand) = (&self.cited.verdict, &laid.hand);
        if waits.ready {
            return illustration::ready(engine, hand);
        }
        // Show the waits if there are any. In 101 some waits are not among the useful tiles: a rack may wait for a tile
        // with which all its tiles can be laid in one turn (elden), even if its sum is far too low to open.
        let tiles: Vec<Tile> = waits.waits.iter().map(|wait| wait.tile.tile).collect();
        let useful = if tiles.is_empty() { engine.useful(hand) } else { tiles };
        let nearer = illustration::useful(engine, hand, &useful, &laid.seen);
        if waits.waits.is_empty() || waits.distances.least() == Some(1) {
            illustration::incomplete(engine, hand, None, &nearer, &laid.seen)
        } else {
            illustration::waiting(engine, hand, &nearer)
        }
    }

    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String> {
        let (waits, draws, game) = (&self.cited.verdict, self.draws, asked.table().game());
        let chance = (waits.left() > 0 && !waits.ready && draws > 0)
            .then(|| paragraph(&distance::chance(waits.left(), waits.unseen, draws, game, language)));
        [table(waits, game, language)].into_iter().chain(chance.map(|chance| format!("\n{chance}")))
    }
}

/// Returns a table of the tiles that complete the hand. The text is empty if any tile completes it.
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
