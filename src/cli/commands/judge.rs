//! `okey judge`: decides whether a player's claim is right, and names the clauses. The ruling is a page for the
//! terminal, or a page to print and sign.

use clap::ArgMatches;

use super::{illustration, parts};
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::page::Block::{self, Facts, Heading, Picture, Signatures, Table, Text};
use crate::cli::page::{Rank, html, markdown, plain};
use crate::cli::picture::{drawn, one_line};
use crate::cli::presentation::Format;
use crate::cli::text::clauses::stated;
use crate::cli::text::{JudgeWords, Words};
use crate::cli::{Answered, input};
use crate::engine::Engine;
use crate::judge::{Account, Claim, Cost, DiscardClaim, Elsewhere, Finding, Reading, Ruling};
use crate::notation::Letters;
use crate::oracle::RuledCase;
use crate::oracle::claims::Case;
use crate::picture::{Picture as Laid, ShownPlace};
use crate::rules::{DisputeSide, Source};
use crate::table::Game;
use crate::text::any_of;
use crate::text::judge::{self, question, tile};
use crate::tiles::Tile;
use crate::words::{Clause, Language, Named};

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let ruled = RuledCase::of(&Engine::default(), input::claim(matches)?);
    let language = output.language();
    let RuledCase { case, ruling, others } = &ruled;
    let page = RulingPage { case, ruling, others, letters: output.presentation.letters, language };
    if page.save(matches, output)? {
        return Ok(());
    }
    if output.presentation.is_json() {
        return output.json(&ruled.report(language));
    }
    match output.presentation.format {
        Format::Markdown => output.page(&markdown(&page.signed())),
        Format::Html => output.page(&html(&page.signed(), question(ruling.question, language), language)),
        _ => output.tiles(&plain(&page.page())),
    }
}

struct RulingPage<'a> {
    case: &'a Case,
    ruling: &'a Ruling,
    others: &'a [Elsewhere],
    letters: Letters,
    language: Language,
}

impl RulingPage<'_> {
    fn page(&self) -> Vec<Block> {
        let mut page = vec![Text(self.language.ruling(self.ruling, &self.case.table))];
        page.extend(self.assumed().map(Text));
        page.push(Facts(self.setting()));
        page.extend(self.laid());
        page.extend(self.body());
        page.extend(parts::clauses(&self.ruling.clauses, self.case.table.profile(), self.language));
        page.extend(self.elsewhere());
        page
    }

    /// Returns a page to print and sign: the ruling, with the text and sources of each clause.
    fn signed(&self) -> Vec<Block> {
        let labels = JudgeWords::of(self.language);
        let title = format!("{}: {}", labels.ruling, judge::question(self.ruling.question, self.language));
        let mut page = vec![
            Heading(Rank::Book, title),
            Heading(Rank::Section, self.language.ruling(self.ruling, &self.case.table)),
        ];
        page.extend(self.assumed().map(Text));
        page.push(Facts(self.setting()));
        page.extend(self.laid());
        page.extend(self.body());
        page.push(Heading(Rank::Part, labels.says_who.to_owned()));
        page.push(Table(vec![labels.part, labels.clauses, labels.sources], self.clauses()));
        page.extend(self.elsewhere());
        page.push(Signatures(vec![labels.place, labels.date, labels.referee, labels.players]));
        page
    }

    /// Returns a sentence that names the assumed game, classic Okey or 101. If the other game leads to a different
    /// ruling, the sentence gives that ruling too. Returns `None` if the user named the game, or if the question fits
    /// only one game.
    fn assumed(&self) -> Option<String> {
        let other = self.others.iter().find(|other| other.table.game() != self.case.table.game());
        let other = other.map(|other| (&other.ruling, &other.table));
        self.case.other.is_some().then(|| judge::assumed(&self.case.table, other, self.language))
    }

    fn setting(&self) -> Vec<[String; 2]> {
        let words = Words::of(self.language);
        let labels = JudgeWords::of(self.language);
        let table = &self.case.table;
        let mut rows = parts::table_rows(table.profile(), table.indicator(), None, words);
        let claim = &self.case.claim;
        let yuzbir = table.game() == Game::Yuzbir;
        let opened = claim.opened().filter(|_| yuzbir);
        if let Some(Some(opened)) = opened {
            rows.push([labels.opened.to_owned(), opened.name_in(self.language).to_owned()]);
        }
        let (given, assumed) = self.details(opened == Some(None));
        let missing = matches!(claim, Claim::Discard(DiscardClaim { on_table: None, withdrawn: None, .. }) if yuzbir);
        let missing = missing.then(|| labels.table_melds.to_owned());
        let details =
            [(labels.given, given), (labels.assumed, assumed), (labels.missing, missing.into_iter().collect())];
        let details = details.into_iter().filter(|(_, details)| !details.is_empty());
        rows.extend(details.map(|(label, details)| [label.to_owned(), details.join("; ")]));
        let tiles: Vec<String> = self.tiles().into_iter().map(|each| tile(each, table)).collect();
        if !tiles.is_empty() {
            rows.push([self.tiles_label().to_owned(), tiles.join(" ")]);
        }
        if let Some(melds) = claim.melds().filter(|melds| !melds.0.is_empty()) {
            rows.push([if claim.is_on_table() { labels.on_table } else { labels.laid }.to_owned(), melds.to_string()]);
        }
        rows.extend(self.undeclared());
        rows
    }

    /// Returns two lists: the details of the claim that the user gave, and the details that the ruling assumes.
    /// `unopened` is true if the ruling assumes that the player has not opened.
    fn details(&self, unopened: bool) -> (Vec<String>, Vec<String>) {
        let Case { claim, leaves_usual, .. } = self.case;
        let not_opened = unopened.then(|| JudgeWords::of(self.language).not_opened);
        let usual = judge::usual_detail(claim, self.language);
        let given = usual.filter(|_| !leaves_usual).map(str::to_owned);
        let assumed = not_opened.into_iter().chain(usual.filter(|_| *leaves_usual));
        let given = given.into_iter().chain(judge::claim_details(claim, self.language));
        (given.collect(), assumed.map(str::to_owned).collect())
    }

    /// Returns a row with the undeclared okeys and the faces that each may stand for. Returns `None` if there are none.
    fn undeclared(&self) -> Option<[String; 2]> {
        let mut okeys: Vec<String> = Vec::new();
        for okey in self.ruling.undeclared.iter().filter(|okey| !okey.faces.is_empty()) {
            let Some(meld) = self.ruling.melds.get(okey.meld) else { continue };
            let places = self.ruling.undeclared.iter().filter(|other| other.meld == okey.meld);
            let places: Vec<usize> = places.map(|other| other.place).collect();
            let tiles = judge::laid_meld(meld, &places, &self.case.table, self.language);
            let faces = any_of(&okey.faces, self.language);
            okeys.push(format!("{tiles}: {faces}"));
        }
        okeys.dedup();
        (!okeys.is_empty()).then(|| [JudgeWords::of(self.language).undeclared.to_owned(), okeys.join("; ")])
    }

    fn tiles(&self) -> Vec<Tile> {
        let indicator = self.case.table.indicator();
        match &self.case.claim {
            // Keep the order of the tiles of a layoff: the ruling can depend on which tile is laid last.
            Claim::Layoff(claim) => {
                claim.tiles.0.iter().flatten().filter_map(|laid| laid.symbol.tile(indicator)).collect()
            }
            claim => claim.tiles(),
        }
    }

    fn tiles_label(&self) -> &'static str {
        if self.tiles().len() > 1 { JudgeWords::of(self.language).tiles } else { Words::of(self.language).tile_label }
    }

    /// Saves a picture of the laid melds if the option `--svg` is given. Returns true if the picture went to standard
    /// output in place of the answer.
    fn save(&self, matches: &ArgMatches, output: &mut Output) -> Result<bool, Failure> {
        let words = Words::of(self.language);
        let title = self.language.ruling(self.ruling, &self.case.table);
        illustration::save(matches, &title, words, self.tiles_label(), Some(&self.picture()), output)
    }

    fn picture(&self) -> Laid {
        let mut picture =
            Laid { letters: self.letters, ..Laid::new(&self.case.table, &self.ruling.melds, self.tiles()) };
        for okey in &self.ruling.undeclared {
            picture.melds[okey.meld][okey.place] = ShownPlace::Undeclared(okey.tile);
        }
        picture
    }

    fn laid(&self) -> Option<Block> {
        if self.ruling.melds.is_empty() {
            return None;
        }
        let words = Words::of(self.language);
        let picture = self.picture();
        let title = self.language.ruling(self.ruling, &self.case.table);
        let label = self.tiles_label();
        let svg = picture.svg(&title, &one_line(&picture, words, label));
        Some(Picture { drawn: drawn(&picture, words, label), svg })
    }

    /// Returns the reasons and the penalty. If the ruling depends on the faces of undeclared okeys, a table between
    /// them has the ruling for each case.
    fn body(&self) -> Vec<Block> {
        let labels = JudgeWords::of(self.language);
        let mut body = Vec::new();
        if !self.ruling.findings.is_empty() {
            body.push(Heading(Rank::Part, labels.reasons.to_owned()));
            body.push(Facts(self.reasons(&self.ruling.findings)));
        }
        if !self.ruling.readings.is_empty() {
            let rows = self.ruling.readings.iter().map(|reading| self.reading(reading));
            body.push(Heading(Rank::Part, labels.if_read.to_owned()));
            body.push(Table(vec![labels.laid, labels.follows, labels.cost], rows.collect()));
        }
        if let Some(cost) = &self.ruling.cost {
            body.push(Heading(Rank::Part, labels.cost.to_owned()));
            let row = |part: &crate::judge::CostPart| {
                vec![part.clause.to_string(), part.points.to_string(), self.account(part.to).to_owned()]
            };
            body.push(Table(vec![labels.part, labels.points, labels.to], cost.parts.iter().map(row).collect()));
        }
        body
    }

    fn reasons(&self, findings: &[Finding]) -> Vec<[String; 2]> {
        let fact = |finding: &Finding| {
            let mark = if finding.against || finding.foul { "✗ " } else { "" };
            [finding.clause.to_string(), format!("{mark}{}", self.language.fact(&finding.fact, &self.case.table))]
        };
        findings.iter().map(fact).collect()
    }

    fn reading(&self, reading: &Reading) -> Vec<String> {
        let labels = JudgeWords::of(self.language);
        let valid = if reading.allowed == Some(true) { labels.valid } else { labels.not_valid };
        let against = reading.findings.iter().find(|finding| finding.against);
        let why = against.map(|finding| format!(": {}", self.language.fact_within(&finding.fact, &self.case.table)));
        vec![
            parts::melds(&reading.melds, &self.case.table),
            format!("{valid}{}", why.unwrap_or_default()),
            self.points(reading.cost.as_ref()),
        ]
    }

    fn points(&self, cost: Option<&Cost>) -> String {
        let Some(cost) = cost else { return "–".to_owned() };
        let accounts = Account::ALL.iter().filter_map(|&to| Some((to, cost.to_account(to)?)));
        accounts.map(|(to, points)| format!("{points} ({})", self.account(to))).collect::<Vec<_>>().join(", ")
    }

    fn account(&self, to: Account) -> &'static str {
        let labels = JudgeWords::of(self.language);
        match to {
            Account::Player => labels.to_player,
            Account::Others => labels.to_others,
            Account::Unopened => labels.to_unopened,
            Account::Opponents if self.case.table.game() == Game::Yuzbir => labels.to_unopened_opponents,
            Account::Opponents => labels.to_opponents,
            Account::Owner => labels.to_owner,
            Account::Thrower => labels.to_thrower,
        }
    }

    /// Returns each clause with its text and sources. For a disputed clause, the version that this table plays comes
    /// first.
    fn clauses(&self) -> Vec<Vec<String>> {
        let labels = JudgeWords::of(self.language);
        let row = |clause: &Clause| {
            let entry = clause.entry();
            let statement = format!("{}.", stated(*clause, self.case.table.profile(), self.language));
            let Some(dispute) = &entry.dispute else {
                return vec![clause.to_string(), statement, self.named(entry.sources)];
            };
            let followed = dispute.followed(self.case.table.profile());
            let others = dispute.sides.iter().filter(|side| followed.is_none_or(|own| !std::ptr::eq(own, *side)));
            let says = |label: &str, side: &DisputeSide| format!("{label}: {}", side.says.get(self.language));
            let own = followed.map(|side| says(labels.at_this_table, side));
            let others =
                others.map(|side| format!("{} ({})", says(labels.table_otherwise, side), self.named(side.who)));
            let text: Vec<String> = [statement].into_iter().chain(own).chain(others).collect();
            vec![clause.to_string(), text.join(" "), self.named(followed.map_or(entry.sources, |side| side.who))]
        };
        self.ruling.clauses.iter().map(row).collect()
    }

    fn named(&self, sources: &[Source]) -> String {
        let named = parts::sources(sources, self.language);
        if named.is_empty() { JudgeWords::of(self.language).nobody.to_owned() } else { named }
    }

    /// Returns a table of the settings that would change the ruling, each with the changed ruling.
    fn elsewhere(&self) -> Vec<Block> {
        if self.others.is_empty() {
            return Vec::new();
        }
        let words = Words::of(self.language);
        let labels = JudgeWords::of(self.language);
        let row = |other: &Elsewhere| {
            let verdict = self.language.ruling(&other.ruling, &other.table);
            vec![format!("{} = {}", other.switch, other.value), verdict, self.points(other.ruling.cost.as_ref())]
        };
        vec![
            Heading(Rank::Part, words.elsewhere.to_owned()),
            Table(vec![labels.setting, labels.ruling, labels.cost], self.others.iter().map(row).collect()),
        ]
    }
}
