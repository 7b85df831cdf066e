//! The JSON answer of `okey judge`.

use super::made::{Name, each, report};
use super::parts::{Head, MeldReport, melds};
use crate::judge::{Account, Claim, Cost, CostPart, Elsewhere, Finding, Question, Reading, Ruling, UndeclaredOkey};
use crate::table::{Table, Value, Variant};
use crate::tiles::Face;
use crate::words::Clause;

report! {
    /// The ruling on a player's claim.
    pub JudgeReport "Creates the answer for a ruling. `fact` puts a finding into words, and `verdict` a ruling" (
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
        head "The fields that all answers about a hand share. `hand` holds the player's tiles that the claim names": Head
            = Head::at("okey.judge/2", table.profile(), table.indicator(), held, &ruling.clauses),
        /// The question that was asked: `finish`, `opening`, `pairs`, `discard`, `layoff`, `swap`, `take`, `indicator`,
        /// `foul`, `left`, `meld`, `look` or `irregular`.
        question: Name<Question> = Name(ruling.question),
        /// The variant that was assumed because the question names none; otherwise null. If the other game has a
        /// different ruling, that ruling is the first one in `elsewhere`.
        assumed: Option<Variant> = assumed.then(|| table.profile().variant),
        /// True if the claim is right. Null if the answer depends on which tiles the undeclared okeys stand for, if a
        /// fact is missing, if no rule decides, or if the question is not a yes-or-no question.
        allowed: Option<bool> = ruling.allowed,
        verdict "The verdict in one sentence, in the requested language": String = verdict(ruling, table),
        melds "The melds as laid, with a possible tile for each undeclared okey": Vec<MeldReport> = melds(&ruling.melds),
        undeclared "The okeys in `melds` that can stand for several tiles, and for which the player did not say which one":
            Vec<UndeclaredReport> = each(&ruling.undeclared, UndeclaredReport::new),
        reasons "The reasons, those against the claim first. If the ruling depends on undeclared okeys, only the reasons that \
            hold in every case":
            Vec<ReasonReport> = each(&ruling.findings, reason),
        cost "The penalty or bonus; null if there is none, or if it depends on undeclared okeys": Option<CostReport>
            = ruling.cost.as_ref().map(CostReport::new),
        readings "If the ruling depends on which tiles the undeclared okeys stand for: one ruling for each possibility; \
            otherwise empty": Vec<ReadingReport>
            = each(&ruling.readings, reading),
        elsewhere "The rulings that differ at other tables: with one switch changed, or in the other game if the question \
            names no game": Vec<ElsewhereReport>
            = each(others, other),
    }
}

report! {
    /// An okey in a meld for which the player did not say which tile it represents.
    pub(crate) UndeclaredReport(okey: &UndeclaredOkey) {
        meld "The index of the meld that contains the okey, counted from 0": usize = okey.meld,
        place "The index of the okey in that meld, counted from 0": usize = okey.place,
        may "The faces that the okey can stand for": Vec<Face> = okey.faces.clone(),
    }
}

report! {
    /// A reason for the ruling, with its clause.
    pub(crate) ReasonReport(finding: &Finding, text: String) {
        clause "The id of the clause": Clause = finding.clause,
        text "The reason in words": String,
        against "True if the reason speaks against the claim": bool = finding.against,
        meld "The index of the meld that the reason is about, counted from 0; null if it is about no meld": Option<usize>
            = finding.meld,
        place "The index of the tile in that meld, counted from 0; null if the reason is about the whole meld": Option<usize>
            = finding.place,
    }
}

report! {
    /// A penalty or a bonus that follows from the ruling.
    pub(crate) CostReport(cost: &Cost) {
        points "The points added to the player's total. Penalties of 101 are positive; a bonus for finishing and lost points \
            are negative":
            i64 = cost.points(),
        /// Whose points change: `player`, `others` (each other player), `unopened` (each other player who has not
        /// opened), `opponents` (each opponent who has not opened), `owner` (the owner of the meld that the okey was
        /// taken from) or `thrower` (the player who threw the taken tile).
        to: Name<Account> = Name(cost.to()),
        parts "All parts, including those for other players": Vec<CostPartReport>
            = each(&cost.parts, CostPartReport::new),
    }
}

report! {
    /// One part of a penalty or bonus.
    pub(crate) CostPartReport(part: &CostPart) {
        clause "The id of the clause": Clause = part.clause,
        points "The points": i64 = part.points,
        to "Whose points change. The names are the same as for the whole cost": Name<Account> = Name(part.to),
    }
}

report! {
    /// The ruling on one reading of the melds: one way to decide which tiles the undeclared okeys stand for.
    pub(crate) ReadingReport(reading: &Reading, reasons: Vec<ReasonReport>) {
        melds "The melds, with the tile that each okey stands for": Vec<MeldReport> = melds(&reading.melds),
        allowed "True if the claim is right in this case": Option<bool> = reading.ruled.allowed,
        reasons "The reasons": Vec<ReasonReport>,
        cost "The penalty or bonus in this case; null if there is none": Option<CostReport>
            = reading.ruled.cost.as_ref().map(CostReport::new),
    }
}

report! {
    /// The ruling at a table with another setting.
    pub(crate) ElsewhereReport(other: &Elsewhere, verdict: String) {
        switch "The name of the switch": &'static str = other.switch,
        #[cfg_attr(feature = "schemas", schemars(with = "serde_json::Value"))]
        value "The value of the switch at that table": Value = other.value,
        allowed "True if the claim is right at that table": Option<bool> = other.ruling.allowed,
        verdict "The verdict at that table": String,
        cost "The penalty or bonus at that table; null if there is none": Option<CostReport>
            = other.ruling.cost.as_ref().map(CostReport::new),
    }
}
