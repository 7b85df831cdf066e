//! The answer of `okey judge`.

use schemars::JsonSchema;
use serde::Serialize;

use super::head::Head;
use super::meld::{MeldReport, melds};
use crate::judge::{Claim, Cost, Elsewhere, Finding, Ruling};
use crate::table::{Table, Value};
use crate::words::Clause;

/// A ruling on a claim.
#[derive(Debug, Serialize, JsonSchema)]
pub struct JudgeReport {
    /// The common fields; the hand is what of the player's tiles the claim names.
    #[serde(flatten)]
    head: Head,
    /// What was asked: `finish`, `opening`, `pairs`, `discard`, `layoff`, `swap`, `take`, `indicator`, `foul`, `left`, `meld`,
    /// `look`, `irregular`.
    question: &'static str,
    /// Whether the claim stands; null where the readings differ, where it depends on what was not told, and where no rule
    /// decides or the question has no yes and no.
    allowed: Option<bool>,
    /// The verdict in one sentence, in the language asked for.
    verdict: String,
    /// The melds as laid, in the first of their readings.
    melds: Vec<MeldReport>,
    /// Every reason, those against the claim first; what all readings share where they differ.
    reasons: Vec<ReasonReport>,
    /// What it costs or earns; null where it does neither, or the readings differ.
    cost: Option<CostReport>,
    /// The readings, where they lead to different rulings; else none.
    readings: Vec<ReadingReport>,
    /// Every setting of a single switch that gives another ruling.
    elsewhere: Vec<ElsewhereReport>,
}

/// A reason.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReasonReport {
    /// The clause's id.
    clause: Clause,
    /// The reason in words.
    text: String,
    /// Whether it stands against the claim.
    against: bool,
    /// The meld it lies in, counted from 0; null where it lies in none.
    meld: Option<usize>,
    /// The place in that meld, counted from 0; null where the meld as a whole is meant.
    place: Option<usize>,
}

/// A cost.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct CostReport {
    /// What it adds to the account: penalties of 101 positive, the finisher's bonus and points lost negative.
    points: i64,
    /// Whose account: `player`, `others` (each other player), `unopened` (each other player who has not opened),
    /// `opponents` (each opponent who has not opened), `owner` (of the meld whose okey was taken) or `thrower` (of the tile
    /// that was taken).
    to: &'static str,
    /// Every figure, also those of other accounts.
    parts: Vec<CostPartReport>,
}

/// A figure of a cost.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct CostPartReport {
    /// The clause's id.
    clause: Clause,
    /// The points.
    points: i64,
    /// Whose account.
    to: &'static str,
}

/// A ruling under one reading of the okeys.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReadingReport {
    /// The melds, every okey in its place.
    melds: Vec<MeldReport>,
    /// Whether the claim stands.
    allowed: Option<bool>,
    /// The reasons.
    reasons: Vec<ReasonReport>,
    /// What it costs or earns.
    cost: Option<CostReport>,
}

/// A ruling at another table.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ElsewhereReport {
    /// The switch's key.
    switch: &'static str,
    /// Its value there.
    #[schemars(with = "serde_json::Value")]
    value: Value,
    /// Whether the claim stands there.
    allowed: Option<bool>,
    /// The verdict there.
    verdict: String,
    /// What it costs or earns there.
    cost: Option<CostReport>,
}

impl JudgeReport {
    /// The answer for a ruling; `fact` puts a finding into words, `verdict` a ruling.
    #[must_use]
    pub fn new(
        table: &Table,
        claim: &Claim,
        ruling: &Ruling,
        others: &[Elsewhere],
        fact: impl Fn(&Finding) -> String,
        verdict: impl Fn(&Ruling, &Table) -> String,
    ) -> Self {
        let reason = |finding: &Finding| ReasonReport {
            clause: finding.clause,
            text: fact(finding),
            against: finding.against,
            meld: finding.meld,
            place: finding.place,
        };
        let reasons = |findings: &[Finding]| findings.iter().map(reason).collect();
        let held = claim.held(table).iter().collect();
        Self {
            head: Head::at("okey.judge/1", table.profile(), table.indicator(), held, &ruling.clauses),
            question: ruling.question.name(),
            allowed: ruling.allowed,
            verdict: verdict(ruling, table),
            melds: melds(&ruling.melds),
            reasons: reasons(&ruling.findings),
            cost: ruling.cost.as_ref().map(CostReport::from),
            readings: ruling
                .readings
                .iter()
                .map(|reading| ReadingReport {
                    melds: melds(&reading.melds),
                    allowed: reading.ruled.allowed,
                    reasons: reasons(&reading.ruled.findings),
                    cost: reading.ruled.cost.as_ref().map(CostReport::from),
                })
                .collect(),
            elsewhere: others
                .iter()
                .map(|other| ElsewhereReport {
                    switch: other.switch,
                    value: other.value,
                    allowed: other.ruling.allowed,
                    verdict: verdict(&other.ruling, &other.table),
                    cost: other.ruling.cost.as_ref().map(CostReport::from),
                })
                .collect(),
        }
    }
}

impl From<&Cost> for CostReport {
    fn from(cost: &Cost) -> Self {
        let part = |part: &crate::judge::CostPart| CostPartReport {
            clause: part.clause,
            points: part.points,
            to: part.to.name(),
        };
        Self { points: cost.points(), to: cost.to().name(), parts: cost.parts.iter().map(part).collect() }
    }
}
