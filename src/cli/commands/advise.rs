//! `okey advise`: which discard leaves a hand nearest to winning, and what helps it then?

use clap::ArgMatches;

use super::parts::Head;
use super::{illustration, parts};
use crate::cli::Answered;
use crate::cli::hand_texts::{Extent, PlayerTiles};
use crate::cli::input::{Input, Seat};
use crate::cli::output::Output;
use crate::cli::questions;
use crate::cli::table::{framed, listed, paragraph};
use crate::cli::text::Words;
use crate::distance::{Advice, AdvisedDiscard, Finder, OpenedDiscard, PartialMeld, PartialPlace, Plan, Unseen};
use crate::hand::Hand;
use crate::report::{AdviseReport, Cited};
use crate::score::Opened;
use crate::table::{Game, Table, Variant};
use crate::text::ways::{okey_finish, ways};
use crate::text::{distance, judge, verdict};
use crate::winning::{Analysis, Pairs, Way};
use crate::words::Language;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let opened = matches.get_one::<String>("opened").and_then(|word| word.parse().ok());
    let extent = if opened.is_some() { Extent::InPlay } else { Extent::Whole };
    let seat = Input::seat_at(matches, Variant::Okey, extent, output)?;
    let PlayerTiles { hand, seen, .. } = &seat.laid;
    if let Some(opened) = opened {
        return of_opened(matches, &seat, opened, output);
    }
    let finder = Finder::new(&seat.table);
    let asked = matches.get_one("draws").copied();
    let (cited, draws) = questions::advice(&finder, &seat.laid, asked).map_err(|refusal| seat.refuse(refusal))?;
    let advice = &cited.verdict;
    let language = output.language();
    let said = verdict::advice(advice, hand.table().game(), language);
    let picture = illustration::wanted(matches, output).then(|| match advice.discards.first() {
        Some(best) if best.win.is_none() && best.distance() == 0 => illustration::opening(hand),
        Some(best) if best.win.is_some() => illustration::complete(&Analysis::new(hand), Some(best.tile)),
        Some(best) => illustration::incomplete(&finder, hand, Some(best.tile), &best.useful, seen),
        None => illustration::laid(hand, &[]),
    });
    let head = Head { hand, said: &said, more: None, picture: picture.as_ref(), drawn: true };
    if head.write(matches, output, || AdviseReport::new(hand, seen, &cited, draws))? {
        let game = hand.table().game();
        output.tiles(&reasons(advice, hand, language))?;
        output.tiles(&table(advice, game, language))?;
        let waits = |best: &&AdvisedDiscard| best.distance() == 1 && best.win.is_none() && draws > 0;
        if let Some(best) = advice.discards.first().filter(waits) {
            let said = distance::chance(best.useful_left(), advice.unseen, draws, game, language);
            output.tiles(&format!("\n{}", paragraph(&said)))?;
        }
        output.tiles(&parts::clauses(&cited.clauses, language))?;
    }
    Ok(())
}

/// The advice to a player who has already opened.
fn of_opened(matches: &ArgMatches, seat: &Seat, opened: Opened, output: &mut Output) -> Answered {
    let PlayerTiles { hand, seen, .. } = &seat.laid;
    let cited = Cited::on_opened(hand, opened).map_err(|why| seat.refuse(why.into()))?;
    let language = output.language();
    let words = Words::of(language);
    let throws = &cited.verdict.discards;
    let best = throws.first();
    let said = verdict::opened_advice(&cited.verdict, language);
    let picture = illustration::laid(hand, best.map_or(&[], |best| best.laying.melds.as_slice()));
    let row = |OpenedDiscard { tile, laying, left, foul }: &OpenedDiscard| {
        let melds = parts::melds(&laying.melds, hand.table());
        let foul = if *foul > 0 { format!(" + {foul}") } else { String::new() };
        vec![tile.to_string(), melds, laying.left.to_string(), format!("{left}{foul}")]
    };
    let header = [words.throw, words.melds_label, words.left_label, words.cost_label];
    let head = Head { hand, said: &said, more: None, picture: Some(&picture), drawn: true };
    if head.write(matches, output, || AdviseReport::opened(hand, seen, Unseen::new(hand, seen).count(), &cited))? {
        output.tiles(&format!("\n{}", framed(&header, throws.iter().map(row).collect())))?;
        output.tiles(&parts::clauses(&cited.clauses, language))?;
    }
    Ok(())
}

/// What the best discard keeps, and why.
fn reasons(advice: &Advice, hand: &Hand, language: Language) -> String {
    let words = Words::of(language);
    let table = hand.table();
    let Some(best) = advice.discards.first().filter(|best| best.win.is_none() && best.distance() > 0) else {
        return String::new();
    };
    let rows = match &advice.plan {
        Some(plan) => planned(plan, table, language),
        None if best.distances.nearest().any(|way| way == Way::Pairs) => {
            let pairs = Pairs::of(&hand.tiles().without(best.tile), table);
            vec![[words.keeps_pairs.to_owned(), parts::melds(&pairs.melds, table)]]
        }
        None => Vec::new(),
    };
    if rows.is_empty() { String::new() } else { format!("\n{}", listed(rows)) }
}

/// The melds a plan has whole, those it has begun with what they want, and the tiles it has no place for.
fn planned(plan: &Plan, table: &Table, language: Language) -> Vec<[String; 2]> {
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
    rows.into_iter().filter(|[_, said]| !said.is_empty()).collect()
}

/// Every discard.
fn table(advice: &Advice, game: Game, language: Language) -> String {
    let words = Words::of(language);
    let row = |throw: &AdvisedDiscard| {
        let kinds = throw.useful.iter().filter(|useful| useful.left > 0).count();
        let (useful, chance) = if throw.distance() == 0 || throw.win.is_some() {
            let opens = game == Game::Yuzbir && throw.win.is_none();
            (if opens { words.opens } else { words.wins }.to_owned(), "–".to_owned())
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
