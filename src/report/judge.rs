//! The JSON answer of `okey judge`.

use super::head::Head;
use super::made::{each, report};
use super::meld::{MeldReport, melds};
use crate::judge::{Claim, Cost, CostPart, Elsewhere, Finding, Reading, Ruling, UndeclaredOkey};
use crate::table::{Table, Value};
use crate::tiles::Face;
use crate::words::Clause;

report! {
    /// The ruling on a player's claim.
    pub JudgeReport "The answer for a ruling; `fact` puts a finding into words, `verdict` a ruling" (
        table: &Table,
        claim: &Claim,
        assumed: bool,
        ruling: &Ruling,
        others: &[Elsewhere],
        fact: impl Fn(&Finding) -> String,
        verdict: impl Fn(&Ruling, &Table) -> String,
    ) where
        let held = claim.held(table).iter().collect();
        let reason = |finding: &Finding| ReasonReport::new(finding, fact(finding));
        let reading = |reading: &Reading| ReadingReport::new(reading, each(&reading.ruled.findings, reason));
        let other = |other: &Elsewhere| ElsewhereReport::new(other, verdict(&other.ruling, &other.table));
    {
        #[serde(flatten)]
        head "The common fields; `hand` holds the player's tiles that the claim names": Head
            = Head::at("okey.judge/1", table.profile(), table.indicator(), held, &ruling.clauses),
        /// The question that was asked: `finish`, `opening`, `pairs`, `discard`, `layoff`, `swap`, `take`, `indicator`,
        /// `foul`, `left`, `meld`, `look` or `irregular`.
        question: &'static str = ruling.question.name(),
        /// The variant that was assumed because the question names none; otherwise null. If the other game has a
        /// different ruling, that ruling is the first one in `elsewhere`.
        assumed: Option<&'static str> = assumed.then(|| table.profile().variant.name()),
        /// True if the claim is right. Null if the answer depends on which tiles the undeclared okeys stand for, if a
        /// fact is missing, if no rule decides, or if the question is not a yes-or-no question.
        allowed: Option<bool> = ruling.allowed,
        verdict "The verdict in one sentence, in the language asked for": String = verdict(ruling, table),
        melds "The melds as laid, in the first of their readings": Vec<MeldReport> = melds(&ruling.melds),
        undeclared "The okeys in them that nobody declared and that may stand for several tiles":
            Vec<UndeclaredReport> = each(&ruling.undeclared, UndeclaredReport::new),
        reasons "Every reason, those against the claim first; what all readings share where they differ":
            Vec<ReasonReport> = each(&ruling.findings, reason),
        cost "What it costs or earns; null where it does neither, or the readings differ": Option<CostReport>
            = ruling.cost.as_ref().map(CostReport::new),
        readings "The readings, where they lead to different rulings; else none": Vec<ReadingReport>
            = each(&ruling.readings, reading),
        elsewhere "Every setting of a single switch that gives another ruling, and the other game where none was named": Vec<ElsewhereReport>
            = each(others, other),
    }
}

report! {
    /// An okey in a meld for which the player did not say which tile it represents.
    pub(crate) UndeclaredReport(okey: &UndeclaredOkey) {
        meld "The meld it lies in, counted from 0": usize = okey.meld,
        place "The place in that meld, counted from 0": usize = okey.place,
        may "What it may stand for": Vec<Face> = okey.faces.clone(),
    }
}

report! {
    /// A reason for the ruling, with its clause.
    pub(crate) ReasonReport(finding: &Finding, text: String) {
        clause "The clause's id": Clause = finding.clause,
        text "The reason in words": String,
        against "Whether it stands against the claim": bool = finding.against,
        meld "The meld it lies in, counted from 0; null where it lies in none": Option<usize> = finding.meld,
        place "The place in that meld, counted from 0; null where the meld as a whole is meant": Option<usize>
            = finding.place,
    }
}

report! {
    /// A penalty or a bonus that follows from the ruling.
    pub(crate) CostReport(cost: &Cost) {
        points "What it adds to the account: penalties of 101 positive, the finisher's bonus and points lost negative":
            i64 = cost.points(),
        /// Whose points change: `player`, `others` (each other player), `unopened` (each other player who has not
        /// opened), `opponents` (each opponent who has not opened), `owner` (the owner of the meld that the okey was
        /// taken from) or `thrower` (the player who threw the taken tile).
        to: &'static str = cost.to().name(),
        parts "Every figure, also those of other accounts": Vec<CostPartReport>
            = each(&cost.parts, CostPartReport::new),
    }
}

report! {
    /// One part of a penalty or bonus.
    pub(crate) CostPartReport(part: &CostPart) {
        clause "The clause's id": Clause = part.clause,
        points "The points": i64 = part.points,
        to "Whose account": &'static str = part.to.name(),
    }
}

report! {
    /// The ruling on one reading of the melds: one way to decide which tiles the undeclared okeys stand for.
    pub(crate) ReadingReport(reading: &Reading, reasons: Vec<ReasonReport>) {
        melds "The melds, every okey in its place": Vec<MeldReport> = melds(&reading.melds),
        allowed "Whether the claim stands": Option<bool> = reading.ruled.allowed,
        reasons "The reasons": Vec<ReasonReport>,
        cost "What it costs or earns": Option<CostReport> = reading.ruled.cost.as_ref().map(CostReport::new),
    }
}

report! {
    /// The ruling at a table with another setting.
    pub(crate) ElsewhereReport(other: &Elsewhere, verdict: String) {
        switch "The switch's key": &'static str = other.switch,
        #[schemars(with = "serde_json::Value")]
        value "Its value there": Value = other.value,
        allowed "Whether the claim stands there": Option<bool> = other.ruling.allowed,
        verdict "The verdict there": String,
        cost "What it costs or earns there": Option<CostReport> = other.ruling.cost.as_ref().map(CostReport::new),
    }
}
