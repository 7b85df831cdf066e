//! The questions about a hand, such as `check`: what they have in common ([`HandQuestion`]), and the answer to each.
//! `okey check` asks the question `check` for one hand, and `okey batch check` asks it for each line of a stream.

use std::iter;
use std::ops::RangeInclusive;

use serde::Serialize;

use super::diagnostic::{Cause, Diagnostic, Place};
use super::fault::AskFault;
use super::hand_texts::{AcceptedHand, PlayerTiles};
use super::json::ChosenFields;
use super::line::OptionValues;
use super::options;
use super::reader::playable;
use crate::distance::{Advice, Distances, Waits, own_draws};
use crate::engine::Engine;
use crate::game::{SEATS, State, Trials};
use crate::hand::{Hand, HandFault, NoAnswer, Rack};
use crate::judge::Cited;
use crate::notation::NotationFault;
use crate::opening::{Bars, LaidThrow, Laying, Openings, asked_at};
use crate::report::{AdviseReport, CheckReport, MeldsReport, OpenReport, PairsReport, WaitsReport};
use crate::score::Opened;
use crate::table::{Profile, Table, Variant};
use crate::text::{trials, verdict};
use crate::tiles::Tile;
use crate::winning::{Decomposition, LeastDeadwood, Pairing, Verdict};
use crate::words::{Clause, Faults, Language};

impl From<NoAnswer> for Diagnostic {
    fn from(why: NoAnswer) -> Self {
        let place = match why {
            NoAnswer::DiscardNotHeld { .. } | NoAnswer::NothingToDiscard { .. } => Place::Tile,
            NoAnswer::OnTurn { .. } | NoAnswer::BetweenTurns { .. } | NoAnswer::KeptApart { .. } => Place::Hand,
            NoAnswer::SeenTooOften { .. } => Place::Seen,
            NoAnswer::TooManyDraws { .. } => Place::Draws,
            NoAnswer::TakenNotHeld { .. } | NoAnswer::TakingForbidden => Place::Taken,
            NoAnswer::NoPairsInGame | NoAnswer::NoDistanceInGame | NoAnswer::NoOpeningInGame => Place::Call,
        };
        Self::whole(why, place)
    }
}

/// The options of a question about a hand, except the tiles.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct HandOptions {
    pub(crate) draws: Option<u64>,
    /// The number of random deals (worlds) in which the throws are compared, if the question asks for it.
    pub(crate) simulate: Option<u64>,
    pub(crate) seed: u64,
    /// The number of threads that play the random deals.
    pub(crate) jobs: usize,
    /// The maximum number of layouts or openings to list, if the question sets it.
    pub(crate) limit: Option<u64>,
    /// The maximum number of layouts to list if `limit` is `None`.
    pub(crate) layouts: u64,
    pub(crate) partial: bool,
    pub(crate) opened: Option<Opened>,
    /// The minimum sum of an opening, if the question sets it.
    pub(crate) bar: Option<u32>,
    /// The minimum number of pairs for an opening, if the question sets it.
    pub(crate) pairs_bar: Option<u32>,
}

impl HandOptions {
    /// Creates the options from parsed values. `layouts` is the default maximum number of layouts to list.
    pub(crate) fn of(values: &OptionValues<'_>, layouts: u64) -> Self {
        let limit = if values.flag(&options::COUNT) {
            Some(0)
        } else if values.flag(&options::LIST_ALL) {
            Some(u64::MAX)
        } else {
            values.count(&options::LIMIT)
        };
        Self {
            draws: values.count(&options::DRAWS),
            simulate: values.count(&options::SIMULATE),
            seed: values.count(&options::SEED).unwrap_or(0),
            jobs: 1,
            limit,
            layouts,
            partial: values.flag(&options::PARTIAL),
            opened: values.text(&options::OPENED).and_then(|word| word.parse().ok()),
            bar: values.figure(&options::BAR),
            pairs_bar: values.figure(&options::PAIRS_BAR),
        }
    }
}

/// The input of a question: the engine, the tiles of a player at a table, and the options.
pub(crate) struct QuestionInput<'a> {
    pub(crate) engine: &'a Engine,
    pub(crate) laid: &'a PlayerTiles,
    pub(crate) options: &'a HandOptions,
    /// The fields to write, or `None` if the whole answer is needed, for example to write it as sentences.
    pub(crate) fields: Option<&'a ChosenFields<'a>>,
}

impl<'a> QuestionInput<'a> {
    pub(crate) fn table(&self) -> &'a Table {
        self.laid.hand.table()
    }

    /// Returns true if at least one of these fields is needed.
    pub(crate) fn needs(&self, fields: &[&str]) -> bool {
        self.fields.is_none_or(|chosen| chosen.any(fields))
    }

    /// Returns the number of draws for which chances are computed: the requested number, or 5 by default.
    pub(crate) fn draws(&self) -> Result<usize, NoAnswer> {
        const USUAL: u64 = 5;
        own_draws(self.options.draws.unwrap_or(USUAL), self.table().profile())
    }
}

/// The allowed values of the option `simulate`: the number of random deals (worlds) in which throws are compared.
pub(crate) const WORLDS: RangeInclusive<u64> = 8..=20_000;

/// A question about a hand. The type that implements this trait holds the answer.
pub(crate) trait HandQuestion: Sized {
    /// The variant to use if the question names none.
    const USUAL: Variant = Variant::Okey;

    /// Returns which kind of hand the question accepts.
    fn extent(_: &HandOptions) -> AcceptedHand {
        AcceptedHand::Whole
    }

    /// Computes the answer, or returns the reason why there is none.
    fn answer(asked: &QuestionInput<'_>) -> Result<Self, Diagnostic>;

    /// Returns the answer as data for JSON.
    fn report<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Serialize;

    /// Returns the clauses on which the answer rests.
    fn clauses(&self) -> &[Clause];

    /// Returns the answer in sentences. The first one answers the question, and the others add details.
    fn sentences(&self, asked: &QuestionInput<'_>, language: Language) -> Vec<String>;
}

/// The answer of `okey check`: whether the hand wins, and its distance from a win.
pub(crate) struct Check {
    pub(crate) cited: Cited<Verdict>,
    /// Empty if the answer does not need the distances, or if they cannot be computed.
    pub(crate) distances: Distances,
    /// True if the distances of the hand cannot be computed (see [`Hand::has_distances`]).
    pub(crate) unmeasured: bool,
}

impl HandQuestion for Check {
    fn answer(asked: &QuestionInput<'_>) -> Result<Self, Diagnostic> {
        let (engine, hand) = (asked.engine, &asked.laid.hand);
        let unmeasured = hand.has_distances().is_err();
        let needs_layouts = asked.needs(CheckReport::LAYOUTS);
        let verdict = if needs_layouts { engine.verdict(hand) } else { engine.uncounted_verdict(hand) };
        let cited = if asked.needs(CheckReport::CLAUSES) {
            Cited::on_verdict(engine, hand, verdict)
        } else {
            Cited { verdict, clauses: Vec::new() }
        };
        let needs_distances = asked.needs(CheckReport::DISTANCES) && !unmeasured;
        let distances = if needs_distances { engine.distances(hand) } else { Distances::default() };
        Ok(Self { cited, distances, unmeasured })
    }

    fn report<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Serialize {
        CheckReport::new(&asked.laid.hand, &self.cited, self.distances)
    }

    fn clauses(&self) -> &[Clause] {
        &self.cited.clauses
    }

    fn sentences(&self, asked: &QuestionInput<'_>, language: Language) -> Vec<String> {
        let hand = &asked.laid.hand;
        let far = self.distances.text(hand.table().game(), language);
        let unmeasured = self.unmeasured.then(|| verdict::unmeasured(language));
        iter::once(self.cited.verdict.text(hand, language)).chain(far).chain(unmeasured).collect()
    }
}

/// The answer of `okey melds`: the complete layouts of a hand, or the layouts with the fewest tiles outside melds.
pub(crate) struct Melds {
    pub(crate) discard: Option<Tile>,
    pub(crate) partial: Option<LeastDeadwood>,
    /// The number of layouts, with the clauses that justify it.
    pub(crate) cited: Cited<u64>,
}

impl Melds {
    /// Returns how many tiles partial layouts leave out of melds, or `None` for complete layouts.
    pub(crate) fn outside(&self) -> Option<usize> {
        self.partial.as_ref().map(LeastDeadwood::outside)
    }

    /// Returns at most as many layouts as the options allow. They are computed lazily.
    pub(crate) fn listed<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Iterator<Item = Decomposition> + 'a {
        self.list(asked).take(usize::try_from(listed(asked.options)).unwrap_or(usize::MAX))
    }

    pub(crate) fn list<'a>(
        &'a self,
        QuestionInput { engine, laid, .. }: &'a QuestionInput<'_>,
    ) -> Box<dyn Iterator<Item = Decomposition> + 'a> {
        match &self.partial {
            _ if self.cited.verdict == 0 => Box::new(iter::empty()),
            Some(partial) => Box::new(engine.partial_layouts(partial)),
            None => Box::new(engine.decompositions(&laid.hand, self.discard)),
        }
    }
}

/// Returns how many layouts to list at most.
pub(crate) fn listed(options: &HandOptions) -> u64 {
    options.limit.unwrap_or(options.layouts)
}

impl HandQuestion for Melds {
    fn extent(options: &HandOptions) -> AcceptedHand {
        if options.partial { AcceptedHand::InPlay } else { AcceptedHand::WholeWithout(&options::PARTIAL) }
    }

    fn answer(QuestionInput { engine, laid, options, .. }: &QuestionInput<'_>) -> Result<Self, Diagnostic> {
        laid.discard.map_or(Ok(()), |tile| laid.hand.can_throw(tile))?;
        let (hand, discard) = (&laid.hand, laid.discard);
        let partial = options.partial.then(|| engine.partial(hand, discard));
        let cited = match &partial {
            Some(partial) => Cited::on_partial(hand, partial),
            None => Cited::on_melds(engine, hand, discard),
        };
        Ok(Self { discard, partial, cited })
    }

    fn report<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Serialize {
        MeldsReport::new(&asked.laid.hand, &self.cited, self.discard, self.outside(), self.listed(asked))
    }

    fn clauses(&self) -> &[Clause] {
        &self.cited.clauses
    }

    fn sentences(&self, _: &QuestionInput<'_>, language: Language) -> Vec<String> {
        let total = self.cited.verdict;
        vec![match self.outside() {
            None => verdict::layouts(total, self.discard, language),
            Some(_) if total == 0 => verdict::no_meld(language),
            Some(outside) => verdict::partial(total, outside, self.discard, language),
        }]
    }
}

pub(crate) struct Pairs(pub(crate) Cited<Pairing>);

impl HandQuestion for Pairs {
    fn extent(_: &HandOptions) -> AcceptedHand {
        AcceptedHand::Pairs
    }

    fn answer(asked: &QuestionInput<'_>) -> Result<Self, Diagnostic> {
        Ok(Self(Cited::on_pairs(asked.engine, &asked.laid.hand)?))
    }

    fn report<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Serialize {
        PairsReport::new(&asked.laid.hand, &self.0)
    }

    fn clauses(&self) -> &[Clause] {
        &self.0.clauses
    }

    fn sentences(&self, _: &QuestionInput<'_>, language: Language) -> Vec<String> {
        vec![verdict::pairs(&self.0.verdict, language)]
    }
}

/// The answer of `okey waits`: the tiles that the hand waits for, and the number of draws to look ahead.
pub(crate) struct WaitsInDraws {
    pub(crate) cited: Cited<Waits>,
    pub(crate) draws: usize,
}

impl HandQuestion for WaitsInDraws {
    fn answer(asked: &QuestionInput<'_>) -> Result<Self, Diagnostic> {
        let draws = asked.draws()?;
        Ok(Self { cited: Cited::on_waits(asked.engine, &asked.laid.hand, &asked.laid.seen)?, draws })
    }

    fn report<'a>(&'a self, QuestionInput { laid, .. }: &'a QuestionInput<'_>) -> impl Serialize {
        WaitsReport::new(&laid.hand, &laid.seen, &self.cited, self.draws)
    }

    fn clauses(&self) -> &[Clause] {
        &self.cited.clauses
    }

    fn sentences(&self, asked: &QuestionInput<'_>, language: Language) -> Vec<String> {
        vec![verdict::waits(&self.cited.verdict, asked.table().game(), language)]
    }
}

/// A comparison of the possible discards.
pub(crate) enum Ranking {
    /// The advice for a hand with nothing laid yet, and the number of draws that it looks ahead.
    Closed(Cited<Advice>, usize),
    /// The advice for a rack whose player has opened.
    Opened(Cited<Vec<LaidThrow>>),
}

/// The answer of `okey advise`: a comparison of the possible discards, and the results of random deals if requested.
pub(crate) struct Advise {
    pub(crate) ranking: Ranking,
    pub(crate) trials: Option<Trials>,
}

/// Compares the discards of a hand: after each discard, the hand is played to its end in random deals (worlds). Returns
/// `None` if the question or the requested fields do not ask for this, or if [`State::try_throws`] returns `None`. A
/// wrong number of worlds is an error even if the field is not requested.
fn tried(asked: &QuestionInput<'_>) -> Result<Option<Trials>, Diagnostic> {
    let Some(worlds) = asked.options.simulate else { return Ok(None) };
    let (least, most) = WORLDS.into_inner();
    if !WORLDS.contains(&worlds) {
        return Err(Diagnostic::whole(AskFault::WorldsOutOfRange { worlds, least, most }, Place::Call));
    }
    let (hand, seen) = (&asked.laid.hand, &asked.laid.seen);
    playable(hand.table().profile())?;
    let rack = hand.table().game().rack();
    let state = asked.laid.state.as_deref().cloned();
    let state = state.or_else(|| State::of_rack(hand.table(), hand.tiles(), seen, rack));
    let too_few = || {
        let (unseen, held) = (asked.engine.unseen(hand, seen).count(), rack * (SEATS - 1));
        Diagnostic::whole(AskFault::TooFewUnseen { unseen, held }, Place::Seen)
    };
    let state = state.ok_or_else(too_few)?;
    if !asked.needs(AdviseReport::SIMULATION) {
        return Ok(None);
    }
    let worlds = usize::try_from(worlds).expect("checked against the range");
    Ok(state.try_throws(worlds, asked.options.seed, asked.options.jobs))
}

impl HandQuestion for Advise {
    fn extent(options: &HandOptions) -> AcceptedHand {
        if options.opened.is_some() { AcceptedHand::Opening } else { AcceptedHand::WholeWithout(&options::OPENED) }
    }

    fn answer(asked: &QuestionInput<'_>) -> Result<Self, Diagnostic> {
        Ok(Self { ranking: Ranking::of(asked)?, trials: tried(asked)? })
    }

    fn report<'a>(&'a self, QuestionInput { engine, laid, options, .. }: &'a QuestionInput<'_>) -> impl Serialize {
        let (hand, seen) = (&laid.hand, &laid.seen);
        let report = match &self.ranking {
            Ranking::Closed(cited, draws) => AdviseReport::new(hand, seen, cited, *draws),
            Ranking::Opened(cited) => {
                AdviseReport::opened(hand, seen, engine.unseen(hand, seen).count(), options.opened, cited)
            }
        };
        report.with_trials(self.trials.as_ref())
    }

    fn clauses(&self) -> &[Clause] {
        match &self.ranking {
            Ranking::Closed(cited, _) => &cited.clauses,
            Ranking::Opened(cited) => &cited.clauses,
        }
    }

    fn sentences(&self, asked: &QuestionInput<'_>, language: Language) -> Vec<String> {
        let advice = match &self.ranking {
            Ranking::Closed(cited, _) => verdict::advice(&cited.verdict, asked.table(), language),
            Ranking::Opened(cited) => verdict::opened_advice(&cited.verdict, asked.table(), language),
        };
        let trials = self.trials.iter().flat_map(|trials| trials::sentences(trials, asked.table(), language));
        [advice].into_iter().chain(trials).collect()
    }
}

impl Ranking {
    fn of(asked: &QuestionInput<'_>) -> Result<Self, Diagnostic> {
        let hand = &asked.laid.hand;
        let view = asked.laid.state.as_ref().map(|state| state.view(state.seat()));
        // In a hand of 101 from a record, a throw can be a foul if it does not end the hand: the throw of an okey, or
        // of a tile that fits a meld on the table.
        let is_foul = |tile: Tile| view.as_ref().is_some_and(|view| view.is_playable(tile));
        if let Some(opened) = asked.options.opened {
            let mut cited = Cited::on_opened(asked.engine, hand, opened)?;
            keep_clean(&mut cited.verdict, |throw| throw.left > 0 && is_foul(throw.tile));
            return Ok(Self::Opened(cited));
        }
        let draws = asked.draws()?;
        let (engine, seen) = (asked.engine, &asked.laid.seen);
        let planned = asked.needs(AdviseReport::PLAN);
        let mut advice = if planned { engine.advise(hand, seen)? } else { engine.advise_without_plan(hand, seen)? };
        let best = advice.discards.first().map(|discard| discard.tile);
        keep_clean(&mut advice.discards, |discard| discard.win.is_none() && is_foul(discard.tile));
        // The plan (a nearest complete hand) belongs to the best discard. Remove it if that discard was removed.
        advice.plan = advice.plan.filter(|_| advice.discards.first().map(|discard| discard.tile) == best);
        Ok(Self::Closed(Cited::on_ranking(advice, hand), draws))
    }
}

/// Removes the discards that are fouls, unless all discards are fouls.
fn keep_clean<T>(discards: &mut Vec<T>, is_foul: impl Fn(&T) -> bool) {
    if !discards.iter().all(&is_foul) {
        discards.retain(|discard| !is_foul(discard));
    }
}

/// The answer of `okey open`: how a rack of 101 can open.
pub(crate) struct Open {
    /// The tiles as the user wrote them.
    pub(crate) rack: Rack,
    pub(crate) cited: Cited<Openings>,
}

impl Open {
    /// Returns the openings with the highest sums: as many as the option `limit` says, or none without this option.
    pub(crate) fn list<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Iterator<Item = Laying> + 'a {
        let most = usize::try_from(asked.options.limit.unwrap_or(0)).unwrap_or(usize::MAX);
        (most > 0).then(|| asked.engine.list_openings(&self.cited.verdict)).into_iter().flatten().take(most)
    }
}

impl HandQuestion for Open {
    const USUAL: Variant = Variant::Yuzbir;

    fn extent(_: &HandOptions) -> AcceptedHand {
        AcceptedHand::Opening
    }

    fn answer(asked: &QuestionInput<'_>) -> Result<Self, Diagnostic> {
        let table = asked.table();
        asked_at(table, asked.laid.taken.is_some())?;
        let (hand, rack, taken) = with_taken(asked)?;
        let bars = bars(asked.options, table.profile())?;
        let needs = |part| asked.needs(OpenReport::fields_with(part));
        let openings = asked.engine.opening_parts(&hand, bars, taken, needs)?;
        let cited = if asked.needs(OpenReport::CLAUSES) {
            Cited::on_openings(openings)
        } else {
            Cited { verdict: openings, clauses: Vec::new() }
        };
        Ok(Self { rack, cited })
    }

    fn report<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Serialize {
        OpenReport::new(&self.cited, self.list(asked))
    }

    fn clauses(&self) -> &[Clause] {
        &self.cited.clauses
    }

    fn sentences(&self, _: &QuestionInput<'_>, language: Language) -> Vec<String> {
        vec![verdict::opening(&self.cited.verdict, language)]
    }
}

/// Adds the taken tile to the hand, unless the hand has more tiles than a rack holds: it then contains the taken tile
/// already. Returns the hand, its tiles as written, and the taken tile.
fn with_taken(asked: &QuestionInput<'_>) -> Result<(Hand, Rack, Option<Tile>), Diagnostic> {
    let (table, laid, mut rack) = (asked.table(), asked.laid, asked.laid.rack.clone());
    let Some(written) = &laid.taken else { return Ok((laid.hand.clone(), rack, None)) };
    if rack.tiles.len() <= table.game().rack() {
        rack.tiles.push(written.clone());
    }
    // The hand was valid without the taken tile, so every fault concerns the taken tile.
    let refused = |faults: Faults<HandFault>| {
        let none = Cause::from(NotationFault::NoTiles);
        Diagnostic::whole(faults.into_iter().next().map_or(none, |fault| fault.kind.into()), Place::Taken)
    };
    let hand = Hand::in_play(table, &rack).map_err(refused)?;
    Ok((hand, rack, written.symbol.tile(table.indicator())))
}

/// Returns the sum and the number of pairs that an opening must reach. Options can only raise the values of the table.
fn bars(options: &HandOptions, profile: &Profile) -> Result<Bars, Diagnostic> {
    let table = Bars::of(profile);
    let bar = |asked: Option<u32>, pairs, option, least| {
        let asked = asked.map(|bar| bar_at(profile, pairs, option, bar));
        asked.unwrap_or(Ok(least)).map_err(|fault| Diagnostic::whole(fault, Place::Call))
    };
    Ok(Bars {
        sum: bar(options.bar, false, "--bar", table.sum)?,
        pairs: bar(options.pairs_bar, true, "--pairs-bar", table.pairs)?,
    })
}

/// Returns the value of an option that sets the bar. `pairs` is true if the bar is a number of pairs. A bar below that
/// of the table is an error, because a bar can only rise (`open.rising`).
pub(super) fn bar_at(profile: &Profile, pairs: bool, option: &'static str, bar: u32) -> Result<u32, AskFault> {
    let table = Bars::of(profile);
    let (least, switch) = if pairs { (table.pairs, "open.pairs") } else { (table.sum, "open.sum") };
    if bar < least { Err(AskFault::BarTooLow { option, least, switch }) } else { Ok(bar) }
}
