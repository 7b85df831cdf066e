//! `okey advise`: finds the best discard, and the tiles that would improve the hand after it.

use super::question::HandPage;
use super::{illustration, parts};
use crate::cli::table::{framed, listed, paragraph};
use crate::cli::text::Words;
use crate::distance::{Advice, AdvisedDiscard, PartialMeld, PartialPlace, Plan};
use crate::game::{Trials, TriedThrow};
use crate::hand::Hand;
use crate::judge::Cited;
use crate::opening::LaidThrow;
use crate::oracle::hands::{Advise, QuestionInput, Ranking};
use crate::picture::Picture;
use crate::score::Opened;
use crate::table::{Game, Table};
use crate::text::distance::{okey_finish, ways};
use crate::text::{distance, judge, trials};
use crate::winning::{PairedTiles, Way};
use crate::words::Language;

impl HandPage for Advise {
    fn yes(&self) -> bool {
        true
    }

    fn picture(&self, QuestionInput { engine, laid, .. }: &QuestionInput<'_>) -> Picture {
        let hand = &laid.hand;
        let advice = match &self.ranking {
            Ranking::Closed(cited, _) => &cited.verdict,
            Ranking::Opened(cited) => {
                return laid_before(cited.verdict.first(), hand);
            }
        };
        match advice.discards.first() {
            Some(best) if best.laid.is_some() => laid_before(best.laid.as_ref(), hand),
            Some(best) if best.win.is_some() => illustration::complete(engine, hand, Some(best.tile)),
            Some(best) => illustration::incomplete(engine, hand, Some(best.tile), &best.useful, &laid.seen),
            None => illustration::laid(hand, &[]),
        }
    }

    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String> {
        let (hand, game) = (&asked.laid.hand, asked.table().game());
        let mut pieces = match &self.ranking {
            Ranking::Closed(Cited { verdict: advice, .. }, draws) => {
                let waits = |best: &&AdvisedDiscard| best.distance() == 1 && best.win.is_none() && *draws > 0;
                let chance = advice.discards.first().filter(waits).map(|best| {
                    let sentence = distance::chance(best.useful_left(), advice.unseen, *draws, game, language);
                    format!("\n{}", paragraph(&sentence))
                });
                let laid: Vec<&LaidThrow> = advice.discards.iter().filter_map(|each| each.laid.as_ref()).collect();
                let table = if laid.is_empty() {
                    table(advice, game, language)
                } else {
                    laid_table(&laid, hand.table(), language)
                };
                vec![reasons(advice, hand, language), table, chance.unwrap_or_default()]
            }
            Ranking::Opened(cited) => {
                vec![laid_table(&cited.verdict.iter().collect::<Vec<_>>(), hand.table(), language)]
            }
        };
        pieces.extend(self.trials.iter().map(|trials| tried(trials, hand.table(), language)));
        pieces.into_iter()
    }
}

/// Returns a table of the throws that were compared in random worlds (random deals of the unseen tiles), the best
/// first. Sentences below it say how reliable the order is and how the results were computed.
pub(in crate::cli) fn tried(trials: &Trials, table: &Table, language: Language) -> String {
    let words = Words::of(language);
    let row = |throw: &TriedThrow| {
        let behind = throw.behind.map_or_else(|| "–".to_owned(), |behind| trials::points(behind, language));
        let (wins, points) = (trials::share(throw.wins, language), trials::points(throw.points, language));
        vec![throw.tile.to_string(), wins, points, behind, throw.worlds.to_string()]
    };
    let header = [words.throw, words.wins_hand, words.points_hand, words.behind_best, words.worlds];
    let rows = framed(&header, trials.throws.iter().map(row).collect());
    let sentences = trials::sentences(trials, table, language);
    format!("\n{rows}\n{}", sentences.iter().map(|sentence| paragraph(sentence)).collect::<String>())
}

fn laid_before(throw: Option<&LaidThrow>, hand: &Hand) -> Picture {
    illustration::laid(hand, throw.map_or(&[], |throw| throw.laying.melds.as_slice()))
}

/// Returns a table of discards for a player of 101 who has opened or can open now. Each row has the melds to lay before
/// the discard. If all of these melds are pairs, their column is titled "pairs".
fn laid_table(throws: &[&LaidThrow], table: &Table, language: Language) -> String {
    let words = Words::of(language);
    let row = |throw: &&LaidThrow| {
        let LaidThrow { tile, laying, opened, left, foul, .. } = throw;
        let foul = foul.map_or_else(String::new, |points| format!(" + {points}"));
        let melds = if opened.is_some() { parts::melds(&laying.melds, table) } else { words.opens_not.to_owned() };
        vec![tile.to_string(), melds, laying.left.to_string(), format!("{left}{foul}")]
    };
    let opens = |how| throws.iter().any(|throw| throw.opened == Some(how));
    let only_pairs = opens(Opened::Pairs) && !opens(Opened::Series);
    let melds_label = if only_pairs { words.pairs_label } else { words.melds_label };
    let header = [words.throw, melds_label, words.left_label, words.cost_label];
    format!("\n{}", framed(&header, throws.iter().map(row).collect()))
}

/// Explains the best discard by the plan (a complete hand to aim at) or by the pairs that the player keeps. Returns an
/// empty text if the hand already wins or can open.
fn reasons(advice: &Advice, hand: &Hand, language: Language) -> String {
    let words = Words::of(language);
    let table = hand.table();
    let Some(best) = advice.discards.first().filter(|best| best.win.is_none() && best.distance() > 0) else {
        return String::new();
    };
    let rows = match &advice.plan {
        Some(plan) => planned(plan, table, language),
        None if best.distances.nearest().any(|way| way == Way::Pairs) => {
            let pairs = PairedTiles::of(&hand.tiles().without(best.tile), table);
            vec![[words.keeps_pairs.to_owned(), parts::melds(&pairs.melds, table)]]
        }
        None => Vec::new(),
    };
    if rows.is_empty() { String::new() } else { format!("\n{}", listed(rows)) }
}

/// Returns rows for a plan (a complete hand to aim at): the complete melds, the incomplete melds with their missing
/// tiles, and the tiles outside the plan.
pub(super) fn planned(plan: &Plan, table: &Table, language: Language) -> Vec<[String; 2]> {
    let words = Words::of(language);
    let (whole, begun): (Vec<&PartialMeld>, Vec<&PartialMeld>) =
        plan.melds.iter().partition(|meld| meld.missing() == 0);
    let laid = |meld: &PartialMeld| {
        let spots = meld.spots.iter().map(|spot| match spot {
            PartialPlace::Held(held) => judge::placed(*held, table),
            PartialPlace::Missing(face) => format!("({face})"),
        });
        crate::cli::table::unbroken(&spots.collect::<Vec<_>>().join(" "))
    };
    let joined = |melds: Vec<&PartialMeld>| melds.into_iter().map(laid).collect::<Vec<_>>().join(" / ");
    let rows = [
        [words.keeps_whole.to_owned(), joined(whole)],
        [words.keeps_begun.to_owned(), joined(begun)],
        [words.no_place.to_owned(), plan.loose.to_string()],
    ];
    rows.into_iter().filter(|[_, text]| !text.is_empty()).collect()
}

/// Returns a table of discards: how many tiles the hand then needs, how many unseen tiles are useful, and the
/// probability of drawing a useful tile next.
fn table(advice: &Advice, game: Game, language: Language) -> String {
    let words = Words::of(language);
    let row = |throw: &AdvisedDiscard| {
        let kinds = throw.useful.iter().filter(|useful| useful.left > 0).count();
        let (useful, chance) = if throw.distance() == 0 || throw.win.is_some() {
            (words.wins.to_owned(), "–".to_owned())
        } else {
            let chance = distance::percent(throw.chance(advice.unseen, 1), language);
            (language.tiles_of_kinds(throw.useful_left(), kinds), chance)
        };
        let okey = throw.win.as_ref().is_some_and(|win| win.okey_finish).then(|| okey_finish(language));
        let ways = ways(throw.distances.nearest(), okey, game, language);
        vec![throw.tile.to_string(), throw.distance().to_string(), ways, useful, chance]
    };
    let header = [words.throw, words.distance_label, words.by_label, words.useful_label, words.next_draw];
    format!("\n{}", framed(&header, advice.discards.iter().map(row).collect()))
}
