//! A ruling as a page, at a terminal or to print and sign.

use crate::cli::commands::show;
use crate::cli::disputed::Case;
use crate::cli::page::Block::{self, Facts, Heading, Picture, Signatures, Table, Text as Words};
use crate::cli::page::Rank;
use crate::cli::picture::{drawn, told};
use crate::cli::text::Text;
use crate::judge::{Account, Cost, Elsewhere, Finding, Judgment, Reading};
use crate::language::Language;
use crate::rules::Clause;

/// Everything a page needs.
pub(super) struct Ruling<'a> {
    pub(super) case: &'a Case,
    pub(super) judgment: &'a Judgment,
    pub(super) others: &'a [Elsewhere],
    pub(super) language: Language,
    pub(super) text: &'static dyn Text,
}

impl Ruling<'_> {
    /// The page for a terminal.
    pub(super) fn page(&self) -> Vec<Block> {
        let words = self.text.words();
        let mut page = vec![Words(self.text.ruling(self.judgment, &self.case.table)), Facts(self.setting())];
        page.extend(self.laid());
        page.extend(self.body());
        page.push(Heading(Rank::Part, words.because.to_owned()));
        let stated = |clause: &Clause| [clause.to_string(), clause.statement(self.language).to_owned()];
        page.push(Facts(self.judgment.clauses.iter().map(stated).collect()));
        page.extend(self.elsewhere());
        page
    }

    /// The page to print: with what each clause says, who says so, and places to sign.
    pub(super) fn signed(&self) -> Vec<Block> {
        let said = self.text.judge_words();
        let title = format!("{}: {}", said.ruling, self.text.question(self.judgment.question));
        let mut page = vec![
            Heading(Rank::Book, title),
            Heading(Rank::Section, self.text.ruling(self.judgment, &self.case.table)),
            Facts(self.setting()),
        ];
        page.extend(self.laid());
        page.extend(self.body());
        page.push(Heading(Rank::Part, said.says_who.to_owned()));
        page.push(Table(vec![said.part, said.clauses, said.sources], self.clauses()));
        page.extend(self.elsewhere());
        page.push(Signatures(vec![said.place, said.date, said.referee, said.players]));
        page
    }

    fn setting(&self) -> Vec<[String; 2]> {
        let words = self.text.words();
        let said = self.text.judge_words();
        let table = &self.case.table;
        let mut facts = show::game(table.profile(), table.indicator(), words);
        facts.extend(show::changes(table.profile()));
        let mut rows = vec![[words.table_label.to_owned(), facts.join(", ")]];
        let tiles: Vec<String> = self.case.claim.tiles().iter().map(ToString::to_string).collect();
        if !tiles.is_empty() {
            rows.push([words.tile_label.to_owned(), tiles.join(" ")]);
        }
        if let Some(melds) = self.case.claim.melds().filter(|melds| !melds.0.is_empty()) {
            rows.push([said.laid.to_owned(), melds.to_string()]);
        }
        rows
    }

    fn laid(&self) -> Option<Block> {
        if self.judgment.melds.is_empty() {
            return None;
        }
        let words = self.text.words();
        let picture = crate::picture::Picture::new(&self.case.table, &self.judgment.melds, self.case.claim.tiles());
        let title = self.text.ruling(self.judgment, &self.case.table);
        Some(Picture { drawn: drawn(&picture, words), svg: picture.svg(&title, &told(&picture, words)) })
    }

    /// The reasons and the cost, or what follows from each reading.
    fn body(&self) -> Vec<Block> {
        let said = self.text.judge_words();
        let mut body = Vec::new();
        if !self.judgment.findings.is_empty() {
            body.push(Heading(Rank::Part, said.reasons.to_owned()));
            body.push(Facts(self.reasons(&self.judgment.findings)));
        }
        if !self.judgment.readings.is_empty() {
            let rows = self.judgment.readings.iter().map(|reading| self.reading(reading));
            body.push(Heading(Rank::Part, said.if_read.to_owned()));
            body.push(Table(vec![said.laid, said.follows, said.cost], rows.collect()));
        }
        if let Some(cost) = &self.judgment.cost {
            body.push(Heading(Rank::Part, said.cost.to_owned()));
            let row = |part: &crate::judge::CostPart| {
                vec![part.clause.to_string(), part.points.to_string(), self.account(part.to).to_owned()]
            };
            body.push(Table(vec![said.part, said.points, said.to], cost.parts.iter().map(row).collect()));
        }
        body
    }

    fn reasons(&self, findings: &[Finding]) -> Vec<[String; 2]> {
        let fact = |finding: &Finding| {
            let mark = if finding.against { "✗ " } else { "" };
            [finding.clause.to_string(), format!("{mark}{}", self.text.fact(&finding.fact, &self.case.table))]
        };
        findings.iter().map(fact).collect()
    }

    fn reading(&self, reading: &Reading) -> Vec<String> {
        let said = self.text.judge_words();
        let valid = if reading.ruled.allowed == Some(true) { said.valid } else { said.not_valid };
        let against = reading.ruled.findings.iter().find(|finding| finding.against);
        let why = against.map(|finding| format!(": {}", self.text.fact(&finding.fact, &self.case.table)));
        vec![
            show::melds(&reading.melds, &self.case.table),
            format!("{valid}{}", why.unwrap_or_default()),
            self.points(reading.ruled.cost.as_ref()),
        ]
    }

    fn points(&self, cost: Option<&Cost>) -> String {
        cost.map_or_else(|| "–".to_owned(), |cost| format!("{} ({})", cost.points(), self.account(cost.to())))
    }

    fn account(&self, to: Account) -> &'static str {
        let said = self.text.judge_words();
        match to {
            Account::Player => said.to_player,
            Account::Others => said.to_others,
            Account::Unopened => said.to_unopened,
        }
    }

    /// Each clause with its statement and its sources.
    fn clauses(&self) -> Vec<Vec<String>> {
        let said = self.text.judge_words();
        let row = |clause: &Clause| {
            let sources = clause.entry().map_or(&[][..], |entry| entry.sources);
            let named = sources.iter().map(|source| {
                let title = source.document.title().get(self.language);
                source.texts.map_or_else(|| title.to_owned(), |texts| self.text.of_texts(title, texts))
            });
            let named = named.collect::<Vec<_>>().join("; ");
            let named = if named.is_empty() { said.nobody.to_owned() } else { named };
            vec![clause.to_string(), format!("{}.", clause.statement(self.language)), named]
        };
        self.judgment.clauses.iter().map(row).collect()
    }

    /// The settings that turn the ruling.
    fn elsewhere(&self) -> Vec<Block> {
        if self.others.is_empty() {
            return Vec::new();
        }
        let words = self.text.words();
        let said = self.text.judge_words();
        let row = |other: &Elsewhere| {
            let verdict = self.text.ruling(&other.judgment, &self.case.table);
            vec![format!("{} = {}", other.switch, other.value), verdict, self.points(other.judgment.cost.as_ref())]
        };
        vec![
            Heading(Rank::Part, words.elsewhere.to_owned()),
            Table(vec![said.setting, said.ruling, said.cost], self.others.iter().map(row).collect()),
        ]
    }
}
