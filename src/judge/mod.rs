//! Rulings on claims: does a hand win, do melds open, may a tile be thrown, what does a foul cost.
//!
//! A [`Claim`] says what happened. A [`Ruling`] says whether it was allowed, lists the reasons with their clauses, and
//! gives the cost. If the player declared no face for an okey in a meld, the claim is judged once for each face that
//! fits; each such choice is a [`Reading`] of the melds. [`elsewhere()`] judges the claim at tables with other rules.
//!
//! ```
//! use okey::judge::{Claim, OpeningClaim, judge};
//! use okey::notation::{self, Letters};
//! use okey::{Engine, Profile, Table, Variant};
//!
//! let indicator = notation::tile("Y13", Letters::Krby).expect("a tile").symbol;
//! let table = Table::new(Profile::new(Variant::Yuzbir), Some(indicator)).expect("a table");
//! let melds = notation::melds("K10-13 / R10-12 / O=Y3 Y4-6", Letters::Krby).expect("melds");
//! let claim = Claim::Opening(OpeningClaim { melds, ..OpeningClaim::default() });
//! let ruling = judge(&Engine::default(), &table, &claim);
//! assert_eq!(ruling.allowed, Some(false));
//! assert_eq!(ruling.cost.expect("a foul").points(), 101);
//! ```

#![warn(clippy::indexing_slicing)]

mod cited;
mod claim;
mod discard;
mod elsewhere;
mod fact;
mod finish;
mod finish_101;
mod foul;
mod laid_off;
mod layoff;
mod left;
mod merged;
mod opening;
mod readings;
mod ruled;
mod shown;
mod swap;
mod sweep;

use crate::engine::Engine;
use crate::meld::{Meld, MeldKind};
use crate::notation::LaidMelds;
use crate::score::has_flat_price;
use crate::sort;
use crate::table::{Game, Table};
use crate::tiles::{Face, Tile};
use crate::words::{Clause, ClauseSet};
use std::cmp::Reverse;

pub(crate) use cited::Cited;
pub use claim::{
    Claim, ClaimKind, DiscardClaim, FinishClaim, Irregularity, LayoffClaim, LeftClaim, Neighbour, OpeningClaim, Pile,
    PlayableCall, SwapClaim, TakeClaim, Taken, Visibility,
};
pub(crate) use elsewhere::elsewhere_and_at;
pub use elsewhere::{Elsewhere, VARIANT, elsewhere};
pub use fact::{Fact, Finding};
pub(crate) use finish::{ways_of, wins_apart};
pub(crate) use layoff::barred;
pub(crate) use merged::separated;
pub(crate) use opening::{by_pairs, feeding, is_elden, misplaced, must_lie, pairs_prevail, raised_bar};
pub(crate) use readings::NonEmpty;
pub(crate) use readings::UndeclaredOkey;
pub use ruled::{Account, Cost, CostPart, Reading};
pub(crate) use swap::{Exchange, untimely};

/// A ruling on a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Ruling {
    /// The question that the ruling answers.
    pub question: ClaimKind,
    /// True if the claim is allowed. `None` if a necessary fact is unknown, if the answer depends on the faces of
    /// undeclared okeys, or if the question is not a yes-or-no question.
    pub allowed: Option<bool>,
    /// The facts. Facts against the claim come first. If the ruling depends on the faces of undeclared okeys, only the
    /// facts that hold for every choice of faces are listed.
    pub findings: Vec<Finding>,
    /// The cost or gain. `None` if there is none, or if it depends on the faces of undeclared okeys.
    pub cost: Option<Cost>,
    /// The melds of the claim. Each undeclared okey stands for the first face that fits.
    pub melds: Vec<Meld>,
    /// The undeclared okeys in `melds` that can stand for several faces.
    pub(crate) undeclared: Vec<UndeclaredOkey>,
    /// If the ruling depends on the faces that undeclared okeys stand for: each different ruling, with a choice of
    /// faces that leads to it. Otherwise empty.
    pub readings: Vec<Reading>,
    /// The clauses that the ruling refers to, in the order of the rulebook.
    pub clauses: Vec<Clause>,
}

impl Ruling {
    fn facts(&self) -> impl Iterator<Item = &Fact> {
        let readings = self.readings.iter().flat_map(|reading| &reading.findings);
        self.findings.iter().chain(readings).map(|finding| &finding.fact)
    }

    fn outcome(&self) -> Vec<(Option<bool>, Option<&Cost>)> {
        let readings = self.readings.iter().map(|reading| (reading.allowed, reading.cost.as_ref()));
        std::iter::once((self.allowed, self.cost.as_ref())).chain(readings).collect()
    }
}

/// Returns one copy of the melds for each choice of faces that their okeys can stand for.
pub(crate) fn read(table: &Table, laid: &LaidMelds) -> Vec<Vec<Meld>> {
    readings::readings(table, laid).iter().cloned().collect()
}

/// Returns the laid melds. Each okey in them stands for the first face that fits. Also returns the okeys that can stand
/// for several faces.
pub(crate) fn table_reading(table: &Table, laid: &LaidMelds) -> (Vec<Meld>, Vec<UndeclaredOkey>) {
    let readings = readings::readings(table, laid);
    let undeclared = readings::undeclared_okeys(table, laid, &readings, &readings.first);
    (readings.first, undeclared)
}

/// Judges a claim. Does not check whether the tiles in the claim exist in the game. To check this, pass the tiles of
/// [`Claim::rack`] to [`impossible`](crate::impossible).
pub fn judge(engine: &Engine, table: &Table, claim: &Claim) -> Ruling {
    let mut ruling = ruling(engine, table, claim);
    if let (Claim::Finish(claim), Some(false)) = (claim, ruling.allowed) {
        let otherwise = finish::otherwise(engine, table, claim, &ruling.melds);
        let clauses = otherwise.iter().map(|finding| finding.clause).chain(ruling.clauses);
        ruling.clauses = clauses.collect::<ClauseSet>().to_vec();
        ruling.findings.extend(otherwise);
    }
    ruling
}

/// Judges a claim once for each choice of faces that the okeys in its melds can stand for. For a finish, the choices
/// also cover the melds that were on the table before the turn. If these earlier melds have several choices, each
/// reading lists them before the player's melds. Otherwise it lists only the player's melds.
pub(crate) fn each_reading(engine: &Engine, table: &Table, claim: &Claim) -> NonEmpty<Reading> {
    let none = LaidMelds::default();
    let others = claim.others().unwrap_or(&none);
    let laid = LaidMelds([others, claim.melds().unwrap_or(&none)].map(|melds| melds.0.as_slice()).concat());
    let all = readings::readings(table, &laid);
    let ruled = |melds: Vec<Meld>| {
        let (others, own) = melds.split_at(others.0.len());
        let mut ruled = rule(engine, table, claim, own, others);
        let laid_now = laid.0.get(others.len()..).unwrap_or_default();
        readings::forget_faces(&mut ruled.findings, table, laid_now, own);
        readings::note(&mut ruled.findings, &readings::undeclared_okeys(table, &laid, &all, &melds), &melds);
        Reading { melds, ..ruled }
    };
    let hidden = if readings::readings(table, others).others.is_empty() { others.0.len() } else { 0 };
    settled(claim, all.clone().map(ruled)).map(|mut reading| {
        reading.melds.drain(..hidden);
        reading
    })
}

/// Judges a claim, without checking whether another layout of the same tiles would have won.
fn ruling(engine: &Engine, table: &Table, claim: &Claim) -> Ruling {
    let merged = merged::ruling(engine, table, claim);
    let read = merged.as_ref().map_or(claim, |(_, separated)| separated);
    let laid = read.melds().cloned().unwrap_or_default();
    let (melds, undeclared) = table_reading(table, &laid);
    let readings = match merged {
        Some((ruled, _)) => NonEmpty::one(Reading { melds: melds.clone(), ..ruled }),
        None => each_reading(engine, table, claim),
    };
    let clauses = clauses(table, claim, &readings);
    let first = &readings.first;
    let agreed = agree(&readings);
    let everywhere = |finding: &Finding| readings.iter().all(|reading| reading.findings.contains(finding));
    let varies = |finding: &Finding| matches!(finding.fact, Fact::OkeyStands { .. } | Fact::Matches { .. }) || !agreed;
    let findings = first.findings.iter().filter(|finding| !varies(finding) || everywhere(finding)).cloned();
    let findings = findings.chain(in_any_order(table, &laid, &melds));
    let others = if agreed { meanings(&readings) } else { Vec::new() };
    Ruling {
        question: claim.kind(),
        allowed: first.allowed.filter(|_| readings.iter().all(|reading| reading.allowed == first.allowed)),
        findings: findings.chain(others).collect(),
        cost: first.cost.clone().filter(|_| agreed),
        melds,
        undeclared,
        readings: if agreed { Vec::new() } else { different(&readings) },
        clauses,
    }
}

/// Returns a finding for each legal run in which the player laid a 1 after 13 in another order, such as R1 R12 R13
/// (`run.wrap`).
fn in_any_order(table: &Table, laid: &LaidMelds, melds: &[Meld]) -> Vec<Finding> {
    let order = |meld: &Meld| meld.tiles().collect::<Vec<Tile>>();
    let as_laid = |at: usize| laid.0.get(at).into_iter().flatten().filter_map(|laid| readings::tile_of(table, laid));
    let other = |&(at, meld): &(usize, &Meld)| meld.wraps() && !as_laid(at).eq(order(meld));
    let legal = melds.iter().enumerate().filter(other).filter(|(_, meld)| meld.is_legal(table));
    let any_order = |meld: &Meld| Finding::of(Clause::RunWrap, Fact::AnyOrder { meld: meld.clone() }, false);
    legal.map(|(at, meld)| any_order(meld).in_meld(at)).collect()
}

/// Chooses one reading of each set of readings that differ only in the colour of an okey in a group: in R7 B7 O*, the
/// okey may stand for K7 or Y7. The okey may have either colour (`layoff.group`), so the reading that suits the
/// player's melds and layoffs best is chosen, in two steps:
///
/// 1. Ignore the findings that forbid the throw (`discard.playable`), and choose the reading with the fewest other
///    findings against the claim.
/// 2. If several readings have equally few, choose the one with the most findings that forbid the throw.
///
/// Applies to discards, to layoffs (also of a taken tile), and to a finish if the colour changes the ruling. Returns
/// the readings of any other claim unchanged.
fn settled(claim: &Claim, readings: NonEmpty<Reading>) -> NonEmpty<Reading> {
    let settles = match claim {
        Claim::Layoff(_) | Claim::Take(TakeClaim { then: Taken::Onto(_), .. }) | Claim::Discard(_) => true,
        Claim::Finish(_) => !agree(&readings),
        _ => false,
    };
    if !settles || readings.others.is_empty() {
        return readings;
    }
    let kinds = |reading: &Reading| -> Vec<Vec<Face>> {
        let place = |meld: &Meld| if meld.kind == MeldKind::Group { Vec::new() } else { meld.faces().collect() };
        reading.melds.iter().map(place).collect()
    };
    let suits = |reading: &Reading| {
        let thrown = |finding: &&Finding| matches!(finding.clause, Clause::DiscardPlayable | Clause::DiscardClaim);
        let (thrown, others): (Vec<_>, Vec<_>) =
            reading.findings.iter().filter(|finding| finding.against).partition(thrown);
        (Reverse(others.len()), thrown.len())
    };
    let mut settled: Vec<Reading> = Vec::new();
    for reading in readings.iter() {
        match settled.iter_mut().find(|other| kinds(other) == kinds(reading)) {
            None => settled.push(reading.clone()),
            Some(other) if suits(reading) > suits(other) => *other = reading.clone(),
            Some(_) => {}
        }
    }
    NonEmpty::or_else(settled, || readings.first.clone())
}

/// Returns true if all readings lead to the same verdict and the same cost.
fn agree(readings: &NonEmpty<Reading>) -> bool {
    let of = |reading: &Reading| (reading.allowed, reading.cost.clone());
    readings.others.iter().all(|reading| of(reading) == of(&readings.first))
}

/// Returns further findings for a claim whose readings all lead to the same ruling. There is one for each legal meld
/// found only in a later reading, and one for each okey that can stand for several faces.
fn meanings(readings: &NonEmpty<Reading>) -> Vec<Finding> {
    let first = &readings.first.findings;
    let further = readings.iter().flat_map(|reading| &reading.findings).filter(|finding| !first.contains(finding));
    let mut meanings: Vec<Finding> = Vec::new();
    for finding in further.filter(|finding| matches!(finding.fact, Fact::IsMeld { .. })) {
        if !meanings.contains(finding) {
            meanings.push(finding.clone());
        }
    }
    let okeys = first.iter().filter(|_| !readings.others.is_empty());
    let okeys = okeys.filter_map(|finding| match finding.fact {
        Fact::OkeyStands { placed } => Some((finding, placed.tile)),
        _ => None,
    });
    for (finding, tile) in okeys {
        let all = readings.iter().flat_map(|reading| &reading.findings);
        let faces = all.filter(|other| other.meld == finding.meld).filter_map(|other| match other.fact {
            Fact::OkeyStands { placed } if placed.tile == tile => Some(placed.stands_for),
            _ => None,
        });
        let faces = sort::distinct(faces);
        let may = Finding { fact: Fact::OkeyMayStand { tile, faces }, place: None, ..finding.clone() };
        let settled = matches!(&may.fact, Fact::OkeyMayStand { faces, .. } if faces.len() < 2);
        if !settled && !meanings.contains(&may) {
            meanings.push(may);
        }
    }
    meanings
}

/// Returns one reading for each different ruling. Two rulings are different if their verdicts or their facts differ;
/// the faces that okeys stand for are not compared. The findings of each returned reading name the faces of its okeys.
fn different(readings: &NonEmpty<Reading>) -> Vec<Reading> {
    let outcome = |reading: &Reading| -> (Option<bool>, Vec<Fact>) {
        let facts = reading.findings.iter().map(|finding| finding.fact.clone());
        let facts = facts.filter(|fact| !matches!(fact, Fact::OkeyStands { .. }));
        (reading.allowed, facts.collect())
    };
    let mut different: Vec<Reading> = Vec::new();
    for reading in readings.iter() {
        if different.iter().all(|other| outcome(other) != outcome(reading)) {
            different.push(reading.clone());
        }
    }
    for Reading { melds, findings, .. } in &mut different {
        readings::note(findings, &[], melds);
    }
    different
}

fn rule(engine: &Engine, table: &Table, claim: &Claim, melds: &[Meld], others: &[Meld]) -> Reading {
    match claim {
        Claim::Finish(claim) => finish::rule(engine, table, claim, melds, others),
        Claim::Opening(claim) => opening::rule(table, claim, melds, false),
        Claim::Pairs(claim) => opening::rule(table, claim, melds, true),
        Claim::Discard(claim) => discard::rule(table, claim, melds).beside(table, melds),
        Claim::Layoff(claim) => layoff::rule(table, claim, melds).beside(table, melds),
        Claim::Swap(claim) => swap::rule(table, claim, melds).beside(table, melds),
        Claim::Take(claim) => discard::take_rule(table, claim, melds),
        Claim::Indicator { tile, late, drawn, balance } => {
            shown::indicator_rule(table, *tile, [*late, *drawn], *balance)
        }
        Claim::Foul { foul, how, called } => foul::rule(table, *foul, how, *called),
        Claim::Left(claim) => left::rule(table, claim),
        Claim::Meld(_) => shown::meld_rule(table, melds),
        Claim::Look { pile, opened, thrown } => foul::looking_rule(table, *pile, *opened, *thrown),
        Claim::Irregular(what) => foul::irregular_rule(*what),
    }
}

/// Returns every clause that the ruling refers to: the clauses of findings and costs, and the clauses that define
/// which tiles are wild.
fn clauses(table: &Table, claim: &Claim, readings: &NonEmpty<Reading>) -> Vec<Clause> {
    let findings = readings.iter().flat_map(|reading| &reading.findings);
    let mut clauses: ClauseSet = findings.map(|finding| finding.clause).collect();
    let costs = readings.iter().filter_map(|reading| reading.cost.as_ref());
    clauses.extend(costs.flat_map(|cost| &cost.parts).map(|part| part.clause));
    let flat = |cost: &Cost| cost.parts.iter().any(|part| has_flat_price(part.clause));
    let foul = |reading: &Reading| reading.allowed == Some(false) && reading.cost.as_ref().is_some_and(flat);
    if table.game() == Game::Yuzbir && readings.iter().any(foul) {
        clauses.cite(Clause::FoulFlat);
    }
    clauses.extend(readings.iter().flat_map(|reading| &reading.melds).flat_map(|meld| meld.rests_on(table)));
    // The finding `MeldsLegal` has only the clause of the first meld. Add the clauses of the other melds.
    let legal =
        |reading: &&Reading| reading.findings.iter().any(|finding| matches!(finding.fact, Fact::MeldsLegal { .. }));
    clauses
        .extend(readings.iter().filter(legal).flat_map(|reading| &reading.melds).map(|meld| ruled::shape(table, meld)));
    let laid = readings.iter().flat_map(|reading| &reading.melds).flat_map(|meld| &meld.places);
    let named = claim.held(table);
    let mut of_jokers = table.of_jokers(laid.map(|placed| placed.tile).chain(named.iter())).peekable();
    clauses.extend(of_jokers.peek().map(|_| Clause::IndicatorOkey));
    clauses.extend(of_jokers);
    clauses.to_vec()
}
