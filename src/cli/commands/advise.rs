//! `okey advise`: which discard leaves a hand nearest to winning, and what helps it then?

use clap::ArgMatches;

use super::waits::draws;
use super::{show, sight};
use crate::advice::{Advice, Throw};
use crate::cli::Status;
use crate::cli::failure::Failure;
use crate::cli::input::Input;
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::table::{framed, listed, paragraph};
use crate::cli::text::{Text, text};
use crate::diagnostic::{FaultKind, Place};
use crate::distance::{PartialMeld, Plan, Spot};
use crate::hand::Hand;
use crate::language::Language;
use crate::pairing::Pairs;
use crate::profile::Game;
use crate::report::AdviseReport;
use crate::ruling::Ruling;
use crate::table::Table;
use crate::winning::{Analysis, Way};

pub(in crate::cli) fn run(matches: &ArgMatches, manner: Manner, output: &mut Output) -> Result<Status, Failure> {
    let seat = Input::seat(matches, output)?;
    let hand = seat.hand()?;
    let draws = draws(matches.get_one("draws").copied(), &hand).map_err(|(kind, place)| seat.refuse(kind, place))?;
    if !hand.on_turn() {
        return Err(seat.refuse(FaultKind::BetweenTurns { held: hand.tiles().len() }, Place::Hand));
    }
    let Some(ruling) = Ruling::on_advice(&hand, &seat.seen) else {
        return Err(seat.refuse(FaultKind::NoDistanceInGame, Place::Call));
    };
    let advice = &ruling.verdict;
    let text = text(manner.language);
    let said = sentence(advice, text);
    let picture = sight::wanted(matches, manner).then(|| match advice.throws.first() {
        Some(best) if best.distance() == 0 => sight::complete(&Analysis::new(&hand), Some(best.tile)),
        Some(best) => sight::incomplete(&hand, Some(best.tile), &best.useful, &seat.seen),
        None => sight::laid(&hand, &[]),
    });
    if sight::save(matches, &said, text.words(), picture.as_ref(), output)? == sight::Answer::Replaced {
        return Ok(Status::Yes);
    }
    if manner.json {
        output.json(&AdviseReport::new(&hand, &seat.seen, &ruling, draws))?;
    } else {
        output.tiles(&paragraph(&said))?;
        output.tiles(&format!("\n{}", show::setting(&hand, text)))?;
        output.tiles(&sight::shown(picture.as_ref(), text.words()))?;
        output.tiles(&reasons(advice, &hand, text))?;
        output.tiles(&table(advice, hand.table().profile().game, manner.language, text))?;
        if let Some(best) = advice.throws.first().filter(|best| best.distance() == 1 && draws > 0) {
            let chance = show::percent(best.chance(advice.unseen, draws), manner.language);
            let said = text.chance_to_win(&chance, draws, best.useful_left(), advice.unseen);
            output.tiles(&format!("\n{}", paragraph(&said)))?;
        }
        output.tiles("\n")?;
        output.tiles(&show::clauses(&ruling.clauses, manner.language, text.words()))?;
    }
    Ok(Status::Yes)
}

fn sentence(advice: &Advice, text: &dyn Text) -> String {
    let Some(best) = advice.throws.first() else { return String::new() };
    let tile = best.tile.to_string();
    match best.distance() {
        0 => text.throw_wins(&tile),
        distance => text.throw_leaves(&tile, distance, best.useful_left(), advice.unseen),
    }
}

/// What the best discard keeps, and why.
fn reasons(advice: &Advice, hand: &Hand<'_>, text: &dyn Text) -> String {
    let words = text.words();
    let table = hand.table();
    let Some(best) = advice.throws.first().filter(|best| best.distance() > 0) else { return String::new() };
    let rows = match &advice.plan {
        Some(plan) => planned(plan, table, text),
        None if best.distances.nearest().any(|way| way == Way::Pairs) => {
            let pairs = Pairs::of(&hand.tiles().without(best.tile), table);
            vec![[words.keeps_pairs.to_owned(), show::melds(&pairs.melds, table)]]
        }
        None => Vec::new(),
    };
    if rows.is_empty() { String::new() } else { format!("\n{}", listed(rows)) }
}

/// The melds a plan has whole, those it has begun with what they want, and the tiles it has no place for.
fn planned(plan: &Plan, table: &Table, text: &dyn Text) -> Vec<[String; 2]> {
    let words = text.words();
    let (whole, begun): (Vec<&PartialMeld>, Vec<&PartialMeld>) =
        plan.melds.iter().partition(|meld| meld.missing() == 0);
    let laid = |meld: &PartialMeld| {
        let spots = meld.spots.iter().map(|spot| match spot {
            Spot::Held(placed) => show::placed_tile(*placed, table),
            Spot::Missing(face) => format!("({face})"),
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
fn table(advice: &Advice, game: Game, language: Language, text: &dyn Text) -> String {
    let words = text.words();
    let row = |throw: &Throw| {
        let kinds = throw.useful.iter().filter(|useful| useful.left > 0).count();
        let ways = throw.distances.nearest().map(|way| show::way(way, game, words));
        let (useful, chance) = if throw.distance() == 0 {
            (words.wins.to_owned(), "–".to_owned())
        } else {
            let chance = show::percent(throw.chance(advice.unseen, 1), language);
            (text.tiles_of_kinds(throw.useful_left(), kinds), chance)
        };
        let okey = throw.win.as_ref().is_some_and(|win| win.okey_finish).then_some(words.way_okey);
        let ways = ways.chain(okey).collect::<Vec<_>>().join(", ");
        vec![throw.tile.to_string(), throw.distance().to_string(), ways, useful, chance]
    };
    let header = [words.throw, words.distance_label, words.by_label, words.useful_label, words.next_draw];
    format!("\n{}", framed(&header, advice.throws.iter().map(row).collect()))
}
