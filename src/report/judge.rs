//! The JSON answer of `okey judge`.

use serde::Serialize;

use super::parts::{Head, each};
use crate::judge::{Account, Claim, ClaimKind, Cost, CostPart, Elsewhere, Finding, Reading, Ruling, UndeclaredOkey};
use crate::meld::Meld;
use crate::table::{Table, Value, Variant};
use crate::words::Clause;

/// The ruling on a player's claim.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct JudgeReport<'a> {
    /// The fields that all answers about a hand share. Here, `hand` holds only the player's tiles that the claim names.
    #[serde(flatten)]
    pub(crate) head: Head<'a>,
    /// The question that was asked: `finish`, `opening`, `pairs`, `discard`, `layoff`, `swap`, `take`, `indicator`,
    /// `foul`, `left`, `meld`, `look` or `irregular`.
    pub(crate) question: ClaimKind,
    /// The variant whose rules were used because neither the question nor the house rules name a variant. Null if they
    /// name one, or if the question makes sense in only one game (101 or classic Okey). If the ruling differs in the
    /// other game, the first entry of `elsewhere` gives it.
    pub(crate) assumed: Option<Variant>,
    /// True if the claim is right. Null if the question is not a yes-or-no question, if no rule decides, or if a fact
    /// is missing. Also null if the answer depends on which tiles the undeclared okeys stand for.
    pub(crate) allowed: Option<bool>,
    /// The verdict in one sentence, in the requested language.
    pub(crate) verdict: String,
    /// The melds as laid, with a possible tile for each undeclared okey.
    pub(crate) melds: Vec<Meld>,
    /// The okeys in `melds` that can represent several tiles, if the player did not say which tile.
    pub(crate) undeclared: Vec<UndeclaredOkey>,
    /// The reasons, those against the claim first. If the ruling depends on undeclared okeys, the list has only the
    /// reasons that hold for every reading in `readings`.
    pub(crate) reasons: Vec<ReasonReport>,
    /// The penalty or bonus; null if there is none, or if it depends on undeclared okeys.
    pub(crate) cost: Option<CostReport>,
    /// If the ruling depends on which tiles the undeclared okeys stand for: each different ruling, with one choice
    /// of tiles that leads to it. Otherwise empty.
    pub(crate) readings: Vec<ReadingReport>,
    /// The rulings that differ from this one at tables with another variant or another value of one switch. If the
    /// question names no game, the list can also have the ruling of the other game (101 or classic Okey).
    pub(crate) elsewhere: Vec<ElsewhereReport>,
}

impl<'a> JudgeReport<'a> {
    /// Creates the answer for a ruling. `fact` writes the text of a reason, and `verdict` the sentence for a ruling.
    pub fn new(
        table: &'a Table,
        claim: &Claim,
        assumed: bool,
        ruling: &Ruling,
        others: &[Elsewhere],
        fact: impl Fn(&Finding) -> String,
        verdict: impl Fn(&Ruling, &Table) -> String,
    ) -> Self {
        let held: Vec<_> = claim.held(table).iter().collect();
        let reason = |finding: &Finding| ReasonReport {
            clause: finding.clause,
            text: fact(finding),
            against: finding.against,
            foul: finding.foul,
            meld: finding.meld,
            place: finding.place,
        };
        let reading = |reading: &Reading| ReadingReport::new(reading, each(&reading.findings, reason));
        let other = |other: &Elsewhere| ElsewhereReport::new(other, verdict(&other.ruling, &other.table));
        Self {
            head: Head::at("okey.judge/2", table.profile(), table.indicator(), held, ruling.clauses.clone()),
            question: ruling.question,
            assumed: assumed.then(|| table.profile().variant),
            allowed: ruling.allowed,
            verdict: verdict(ruling, table),
            melds: ruling.melds.clone(),
            undeclared: ruling.undeclared.clone(),
            reasons: each(&ruling.findings, reason),
            cost: ruling.cost.as_ref().map(CostReport::new),
            readings: each(&ruling.readings, reading),
            elsewhere: each(others, other),
        }
    }
}

/// A reason for the ruling, with its clause.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReasonReport {
    /// The id of the clause.
    pub(crate) clause: Clause,
    /// The reason in words.
    pub(crate) text: String,
    /// True if the reason speaks against the claim.
    pub(crate) against: bool,
    /// True if the reason is a foul for which the player pays, although the claim is allowed.
    pub(crate) foul: bool,
    /// The index of the meld that the reason is about, counted from 0; null if it is about no meld.
    pub(crate) meld: Option<usize>,
    /// The index of the tile that the reason is about, counted from 0 within its meld (see `meld`); null if the reason
    /// is about a whole meld or about no meld.
    pub(crate) place: Option<usize>,
}

/// A penalty or a bonus that follows from the ruling.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct CostReport {
    /// The points added to the totals of the players in `to`. In 101 few points are good, so a penalty is positive and
    /// the bonus for finishing is negative. In the classic game many points are good, so a loss is negative.
    pub(crate) points: i64,
    /// Whose points change: `player`, `others` (each other player), `unopened` (each other player who has not
    /// opened), `opponents` (each opponent; in 101, only those who have not opened), `owner` (the owner of the meld
    /// that the okey was taken from) or `thrower` (the player who threw the taken tile).
    pub(crate) to: Account,
    /// All parts of the cost, including the parts for players other than those in `to`.
    pub(crate) parts: Vec<CostPart>,
}

impl CostReport {
    pub(crate) fn new(cost: &Cost) -> Self {
        Self { points: cost.points(), to: cost.to(), parts: cost.parts.clone() }
    }
}

/// The ruling for one choice of the tiles that the undeclared okeys stand for.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ReadingReport {
    /// The melds, with the tile that each okey stands for.
    pub(crate) melds: Vec<Meld>,
    /// True if the claim is right with this choice of tiles; null if there is no yes-or-no answer.
    pub(crate) allowed: Option<bool>,
    /// The reasons for the ruling if the okeys stand for these tiles.
    pub(crate) reasons: Vec<ReasonReport>,
    /// The penalty or bonus if the okeys stand for these tiles; null if there is none.
    pub(crate) cost: Option<CostReport>,
}

impl ReadingReport {
    pub(crate) fn new(reading: &Reading, reasons: Vec<ReasonReport>) -> Self {
        Self {
            melds: reading.melds.clone(),
            allowed: reading.allowed,
            reasons,
            cost: reading.cost.as_ref().map(CostReport::new),
        }
    }
}

/// A different ruling at a table with another variant or another value of one switch.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ElsewhereReport {
    /// The name of the switch, or `variant`.
    pub(crate) switch: &'static str,
    /// The value of the switch at the other table. If `switch` is `variant`: the name of the other table's variant.
    #[cfg_attr(feature = "schemas", schemars(with = "serde_json::Value"))]
    pub(crate) value: Value,
    /// True if the claim would be right at a table with this value or variant; null if the claim has no yes-or-no
    /// answer there.
    pub(crate) allowed: Option<bool>,
    /// The verdict at a table with this value or variant.
    pub(crate) verdict: String,
    /// The penalty or bonus at a table with this value or variant; null if there is none.
    pub(crate) cost: Option<CostReport>,
}

impl ElsewhereReport {
    pub(crate) fn new(other: &Elsewhere, verdict: String) -> Self {
        Self {
            switch: other.switch,
            value: other.value,
            allowed: other.ruling.allowed,
            verdict,
            cost: other.ruling.cost.as_ref().map(CostReport::new),
        }
    }
}
