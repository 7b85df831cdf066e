//! Answers questions that are written as JSON objects.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::str;
use std::sync::LazyLock;

use serde::Serialize;
use serde_json::value::RawValue;

use super::claims::{Case, case};
use super::diagnostic::{Cause, Diagnostic, Place, Refusal, Sources};
use super::fault::AskFault;
use super::hand_texts::{AcceptedHand, HandTexts, TableCache};
use super::hands::{Advise, Check, HandOptions, HandQuestion, Melds, Open, Pairs, QuestionInput, WaitsInDraws};
use super::json;
use super::json::{ChosenFields, SeenMember};
use super::line::{self, OptionValues, QuestionLine, valid_fields};
use super::options::{self, QuestionName, QuestionOption};
use super::plain_line::LineShape;
use super::reader::{Defaults, OptionReader};
use super::reported::Reported;
use super::rulebook::RulebookPart;
use crate::engine::Engine;
use crate::judge::{Elsewhere, Finding, Ruling, elsewhere_and_at, judge};
use crate::notation::{MAX_BYTES, NotationFault};
use crate::report::{ConvertedReport, JudgeReport, RefusedLine, ScoreReport, SheetReport};
use crate::score::{HandScore, ScoreFault};
use crate::sheets::{SheetFault, is_field_of_hand};
use crate::table::{Table, Variant};
use crate::text::score;
use crate::words::{Clause, Language, Named, is_same_word, suggest};

/// The maximum length of one answer in bytes. It limits the memory that an answer needs.
pub(crate) const MOST_BYTES: usize = 8 * 1024 * 1024;

/// The default number of layouts that `melds` lists for one line. A hand can have millions of layouts.
pub(crate) const MOST_LISTED: u64 = 1000;

/// An oracle that answers every question about the game. It holds default values, and it caches the tables of earlier
/// questions.
///
/// A question is a JSON object. Its field `ask` names the question. Its other fields are the long options of the
/// command with that name. The answer is the JSON object that the command prints with `--json`, with the `id` of the
/// question.
///
/// ```
/// use okey::{Defaults, Oracle};
///
/// let mut oracle = Oracle::new(Defaults::default());
/// let answer = oracle.ask(r#"{"id": 7, "ask": "check", "indicator": "R5", "hand": "K1-13 K1 Y9", "fields": "wins"}"#);
/// assert_eq!(answer, r#"{"id":7,"wins":true}"#);
///
/// let ruling = oracle.ask(r#"{"ask": "judge", "question": "meld", "claim": "R12 R13 R1", "indicator": "Y4"}"#);
/// assert!(ruling.contains(r#""allowed":true"#));
///
/// let refused = oracle.ask(r#"{"ask": "check", "indicator": "R5", "hand": "K1-14"}"#);
/// assert!(refused.starts_with(r#"{"id":null,"error":{"code":"range-past-end""#), "{refused}");
/// ```
#[derive(Debug, Default)]
pub struct Oracle {
    defaults: Defaults,
    engine: Engine,
    tables: TableCache,
    shape: LineShape,
}

/// What the oracle does for a question about a hand: the default variant, the accepted kind of hand, and the answer.
#[derive(Clone, Copy)]
struct HandRow {
    usual: Variant,
    extent: fn(&HandOptions) -> AcceptedHand,
    answer: fn(&QuestionInput<'_>, &mut AnswerWriter<'_>) -> Result<(), Diagnostic>,
}

impl HandRow {
    const fn of<Q: HandQuestion>() -> Self {
        Self { usual: Q::USUAL, extent: Q::extent, answer: answer::<Q> }
    }

    const fn named(name: QuestionName) -> Option<Self> {
        Some(match name {
            QuestionName::Check => Self::of::<Check>(),
            QuestionName::Melds => Self::of::<Melds>(),
            QuestionName::Pairs => Self::of::<Pairs>(),
            QuestionName::Waits => Self::of::<WaitsInDraws>(),
            QuestionName::Advise => Self::of::<Advise>(),
            QuestionName::Open => Self::of::<Open>(),
            QuestionName::Score | QuestionName::Judge | QuestionName::Rules => return None,
        })
    }
}

fn answer<Q: HandQuestion>(asked: &QuestionInput<'_>, to: &mut AnswerWriter<'_>) -> Result<(), Diagnostic> {
    let answer = Q::answer(asked)?;
    let reason = |clause: &Clause, language| format!("{} ({})", clause.statement(language), clause.id());
    to.write(&answer.report(asked), |language| {
        let reasons = answer.clauses().iter().map(|clause| reason(clause, language));
        answer.sentences(asked, language).into_iter().chain(reasons).collect()
    })
}

impl Oracle {
    /// Creates an oracle that uses `defaults` for missing options.
    pub fn new(defaults: Defaults) -> Self {
        Self { defaults, ..Self::default() }
    }

    /// Answers one question as one JSON object without a line end: the answer, or the reasons why there is none. It
    /// never panics and never prints.
    pub fn ask(&mut self, line: &str) -> String {
        let mut answer = Vec::new();
        self.answer(line.as_bytes(), None, &mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Answers `line`, and appends the answer to `to` as one JSON object. `number` is the number of the line in its
    /// stream, from 1. Returns true if the line was answered, and false if an error was written instead.
    pub(crate) fn answer(&mut self, line: &[u8], number: Option<u64>, to: &mut Vec<u8>) -> bool {
        let start = to.len();
        let mut language = self.defaults.language;
        let refused = match line_text(line, number) {
            Err(cause) => Some((None, Vec::new(), Refusal::of(cause, Place::Line))),
            Ok(text) => match QuestionLine::read(text, &mut self.shape) {
                Err(fault) => {
                    let refusal = Refusal::in_text(Place::Line, text, vec![fault]);
                    Some((line::id(text).map(RawValue::get), Vec::new(), refusal))
                }
                Ok(asked) => {
                    language = asked.options.named(&options::LANG).unwrap_or(language);
                    let answered = self.answer_line(text, &asked, language, to);
                    answered.err().map(|refusal| {
                        let carry = names(asked.options.list(&options::CARRY), &self.defaults.carry);
                        (asked.id, carried_once(text, &carry), refusal)
                    })
                }
            },
        };
        let answered = refused.is_none();
        if let Some((id, carried, refusal)) = refused {
            to.truncate(start);
            let id = id.and_then(|id| serde_json::from_str(id).ok());
            let line = RefusedLine { id, line: number, carried, report: refusal.report(language) };
            // A write to memory cannot fail.
            let _ = json::write(&mut *to, &line);
        }
        answered
    }

    fn answer_line(
        &mut self,
        text: &str,
        asked: &QuestionLine<'_>,
        language: Language,
        to: &mut Vec<u8>,
    ) -> Result<(), Refusal> {
        let Self { defaults, engine, tables, .. } = self;
        let options = &asked.options;
        let question = question(options, defaults)?;
        let carry: BTreeSet<&str> = names(options.list(&options::CARRY), &defaults.carry);
        let mut faults = options.faults(question);
        // The reader of a finished hand finds repeated fields itself, and points at them.
        let is_hand = question == QuestionName::Score && options.text(&options::SHEET).is_none();
        if !is_hand && (asked.repeats || !carry.is_empty()) {
            faults.extend(repeated(text, &carry));
        }
        if question == QuestionName::Judge {
            faults.extend(misspelled(text, &carry));
        }
        if !faults.is_empty() {
            return Err(Refusal { faults, sources: Sources::default() });
        }
        let fields: ChosenFields<'_> = names(options.list(&options::FIELDS), &defaults.fields);
        let fields = fields.with_known("id");
        let fields = if options.flag(&options::SAY) { fields.with_known("text") } else { fields };
        let mut to = AnswerWriter {
            id: asked.id,
            carried: carried(text, &carry),
            fields: &fields,
            says: options.flag(&options::SAY),
            listed_by: [&options::LIMIT, &options::LIST_ALL].into_iter().find(|option| options.is_given(option)),
            language,
            to,
        };
        let input = OptionReader::new(options, defaults);
        match HandRow::named(question) {
            Some(row) => answer_hand(row, input, engine, tables, &mut to),
            None => match question {
                QuestionName::Score => answer_score((text, &carry), input, &mut to),
                QuestionName::Rules => answer_rules(input, &mut to),
                _ => answer_claim(input, engine, &mut to),
            },
        }
    }

    /// Returns the question with this English or Turkish name.
    pub(crate) fn question_named(asked: &str) -> Option<QuestionName> {
        let is_called = |name: &QuestionName| {
            asked == name.name() || name.turkish().iter().any(|turkish| is_same_word(turkish, asked))
        };
        QuestionName::ALL.iter().copied().find(is_called)
    }
}

fn question(options: &OptionValues<'_>, defaults: &Defaults) -> Result<QuestionName, Refusal> {
    let Some(asked) = options.text(&options::ASK) else {
        // If the field `ask` is not a text, report that it has the wrong type.
        let faults = options.faults(QuestionName::Check);
        if options.given().any(|option| *option == options::ASK) && !faults.is_empty() {
            return Err(Refusal { faults, sources: Sources::default() });
        }
        return defaults.question.ok_or_else(|| Refusal::of(AskFault::QuestionMissing, Place::Line));
    };
    Oracle::question_named(asked).ok_or_else(|| {
        let nearest = suggest(asked, QuestionName::NAMES.iter().copied());
        Refusal::of(AskFault::UnknownQuestion { question: asked.to_owned(), nearest }, Place::Line)
    })
}

/// Returns the variant of a question that names none, if the defaults name none either.
pub(crate) fn usual_variant(question: Option<QuestionName>) -> Variant {
    question.and_then(HandRow::named).map_or(Variant::Okey, |row| row.usual)
}

fn answer_hand(
    row: HandRow,
    mut input: OptionReader<'_>,
    engine: &Engine,
    tables: &mut TableCache,
    to: &mut AnswerWriter<'_>,
) -> Result<(), Refusal> {
    let values = input.options;
    let options = HandOptions::of(values, MOST_LISTED);
    let variant = input.variant();
    if !input.faults.is_empty() {
        return Err(input.refusal());
    }
    // The cached tables have the default rules, so a line that sets its own rules cannot use them.
    let own = values.text(&options::RULES).is_some() || !values.list(&options::SET).is_empty();
    let own = own.then(|| input.profile_of(variant, row.usual));
    if !input.faults.is_empty() {
        return Err(input.refusal());
    }
    let usual_indicator = input.defaults.indicator.and_then(|_| {
        let game = own.as_ref().map_or_else(|| input.profile_of(variant, row.usual).game, |profile| profile.game);
        input.usual_indicator(game)
    });
    let hand = Ok(values.text(&options::HAND).unwrap_or_default());
    let texts = HandTexts::of(&input, usual_indicator, hand, (row.extent)(&options));
    let usual_rules = || input.profile_of(variant, row.usual);
    let table = |indicator| match own {
        Some(profile) => Table::new(profile, indicator).map(Cow::Owned),
        None => tables.at((variant, row.usual, indicator), usual_rules).map(Cow::Borrowed),
    };
    let laid = texts.at(|indicator| table(indicator).map_err(Some));
    let laid = &laid.map_err(|faults| Refusal { faults, sources: texts.sources() })?;
    // Compute all fields for an answer in sentences, because the sentences can mention any of them.
    let fields = (!to.says).then_some(to.fields);
    let asked = QuestionInput { engine, laid, options: &options, fields };
    (row.answer)(&asked, to).map_err(|fault| texts.sources().refusal(fault))
}

/// Returns the names in `own`, or `usual` if `own` is empty. A text in `own` may hold several names with commas between
/// them.
fn names<'a, C: FromIterator<&'a str>>(own: &'a [Cow<'_, str>], usual: &'a [String]) -> C {
    match own {
        [] => usual.iter().map(String::as_str).collect(),
        own => own.iter().flat_map(|names| names.split(',')).map(str::trim).collect(),
    }
}

/// Returns the fields of a line that are copied into its answer: those named in `names`, each at most once. Leaves out
/// `id`, because every answer has it anyway.
fn carried<'a>(text: &'a str, names: &BTreeSet<&str>) -> Vec<(Cow<'a, str>, &'a RawValue)> {
    if names.is_empty() {
        return Vec::new();
    }
    let mut written = BTreeSet::from([Cow::Borrowed("id")]);
    let mut fields = valid_fields(text);
    fields.retain(|(name, _)| names.contains(name.as_ref()) && written.insert(name.clone()));
    fields
}

/// Returns the fields of a refused line that are copied into its error. Leaves out fields that the line has twice.
fn carried_once<'a>(text: &'a str, names: &BTreeSet<&str>) -> Vec<(Cow<'a, str>, &'a RawValue)> {
    let mut carried = carried(text, names);
    if !carried.is_empty() {
        let mut counts: BTreeMap<Cow<'_, str>, usize> = BTreeMap::new();
        for (name, _) in valid_fields(text) {
            *counts.entry(name).or_default() += 1;
        }
        carried.retain(|(name, _)| counts.get(name) == Some(&1));
    }
    carried
}

/// A writer for one answer. It writes the id, the fields copied from the question, and the requested fields.
struct AnswerWriter<'a> {
    id: Option<&'a str>,
    carried: Vec<(Cow<'a, str>, &'a RawValue)>,
    fields: &'a ChosenFields<'a>,
    /// True if the answer is also written in sentences.
    says: bool,
    /// The option that sets how many layouts or openings to list, if the line has it.
    listed_by: Option<&'static QuestionOption>,
    language: Language,
    to: &'a mut Vec<u8>,
}

impl AnswerWriter<'_> {
    /// Writes the answer as JSON. `sentences` returns the answer in words; it is called only if the question asks for
    /// words.
    fn write(
        &mut self,
        report: &impl Serialize,
        sentences: impl FnOnce(Language) -> Vec<String>,
    ) -> Result<(), Diagnostic> {
        self.to.extend_from_slice(b"{\"id\":");
        json::append_json(self.to, self.id.unwrap_or("null"));
        for (name, value) in &self.carried {
            json::append_member(self.to, name, value);
        }
        let whole = |fault| Diagnostic::whole(fault, Place::Line);
        let at = |field: &str| self.carried.iter().position(|(name, _)| *name == field);
        let mut twice = if self.says { at("text") } else { None };
        let mut seen = |field: &str, is_chosen: bool| {
            if let Some(at) = at(field).filter(|_| is_chosen) {
                twice = Some(twice.map_or(at, |first: usize| first.min(at)));
            }
        };
        let limits = (MOST_BYTES, self.listed_by.map(|option| option.name));
        let seen: Option<SeenMember<'_>> = if self.carried.is_empty() { None } else { Some(&mut seen) };
        self.fields.write(self.to, report, limits, seen).map_err(whole)?;
        if let Some(twice) = twice {
            return Err(whole(AskFault::CarriedTwice { field: self.carried[twice].0.to_string() }));
        }
        if self.says {
            json::append_member(self.to, "text", &sentences(self.language).join("\n"));
        }
        self.to.push(b'}');
        Ok(())
    }
}

fn answer_rules(input: OptionReader<'_>, to: &mut AnswerWriter<'_>) -> Result<(), Refusal> {
    let part = RulebookPart::of(input)?;
    Ok(to.write(&part.report(), |language| part.sentences(language))?)
}

fn answer_claim(input: OptionReader<'_>, engine: &Engine, to: &mut AnswerWriter<'_>) -> Result<(), Refusal> {
    let ruled = RuledCase::of(engine, case(input)?);
    let language = to.language;
    let report = ruled.report(language);
    Ok(to.write(&report, |language| ruled.sentences(language))?)
}

/// Returns a fault for every field that looks like a misspelled option of `judge`, such as `sameturn`. Without the
/// option, the ruling could be wrong.
fn misspelled(text: &str, carry: &BTreeSet<&str>) -> Vec<Diagnostic> {
    let known = || options::ALL.iter().filter(|option| option.claims.is_some()).map(|option| option.name);
    let is_known = |name: &str| name == "id" || carry.contains(name) || QuestionOption::is_name(name);
    let fault = |name: &str| {
        let nearest = suggest(name, known())?;
        Some(Diagnostic::whole(AskFault::UnknownOption { field: name.to_owned(), nearest }, Place::Line))
    };
    valid_fields(text).iter().filter(|(name, _)| !is_known(name)).filter_map(|(name, _)| fault(name)).collect()
}

/// Returns a fault for every option, `id` or field of `carry` that occurs twice. An option also occurs twice if a line
/// has it under two of its names.
fn repeated(text: &str, carry: &BTreeSet<&str>) -> Vec<Diagnostic> {
    let mut seen: BTreeMap<String, Cow<'_, str>> = BTreeMap::new();
    let mut faults = Vec::new();
    for (name, _) in valid_fields(text) {
        let option = QuestionOption::find(&name).map(|option| option.name);
        let own = option.or_else(|| (name == "id" || carry.contains(name.as_ref())).then_some(name.as_ref()));
        let Some(own) = own.map(str::to_owned) else { continue };
        let cause: Cause = match seen.get(&own) {
            None => {
                seen.insert(own, name);
                continue;
            }
            Some(first) if *first == name => SheetFault::FieldTwice { field: name.into_owned() }.into(),
            Some(first) => AskFault::conflict(first, &name).into(),
        };
        faults.push(Diagnostic::whole(cause, Place::Line));
    }
    faults
}

pub(crate) struct RuledCase {
    pub(crate) case: Case,
    pub(crate) ruling: Ruling,
    pub(crate) others: Vec<Elsewhere>,
}

impl RuledCase {
    pub(crate) fn of(engine: &Engine, case: Case) -> Self {
        let ruling = judge(engine, &case.table, &case.claim);
        let others = elsewhere_and_at(engine, &case.table, case.other.as_ref(), &case.claim);
        Self { case, ruling, others }
    }

    pub(crate) fn report(&self, language: Language) -> JudgeReport<'_> {
        let Case { table, claim, other, .. } = &self.case;
        let fact = |finding: &Finding| language.fact(&finding.fact, table);
        let verdict = |ruling: &Ruling, table: &Table| language.ruling(ruling, table);
        JudgeReport::new(table, claim, other.is_some(), &self.ruling, &self.others, fact, verdict)
    }

    fn sentences(&self, language: Language) -> Vec<String> {
        let table = &self.case.table;
        let reason = |finding: &Finding| format!("{} ({})", language.fact(&finding.fact, table), finding.clause.id());
        [language.ruling(&self.ruling, table)].into_iter().chain(self.ruling.findings.iter().map(reason)).collect()
    }
}

/// Answers `score`: computes the points of finished hands, or converts the hands to another format.
fn answer_score(
    (text, carry): (&str, &BTreeSet<&str>),
    input: OptionReader<'_>,
    to: &mut AnswerWriter<'_>,
) -> Result<(), Refusal> {
    let options = input.options;
    let record = options.text(&options::SHEET);
    let reported = match record {
        Some(record) => {
            next_to_sheet(text, carry)?;
            Reported::of_sheet(record, input.letters())?
        }
        None => Reported::of_line(text, input, carry)?,
    };
    let (hands, tournament) = (options.count(&options::HANDS), options.flag(&options::TOURNAMENT));
    let settled = || reported.settled(hands, tournament);
    if let Some(form) = options.named(&options::AS) {
        // A record can be converted even if its points cannot be computed. So check the points only of other inputs.
        if reported.record.is_none() {
            drop(settled()?);
        }
        let report = ConvertedReport::new(form, reported.converted(form));
        return Ok(to.write(&report, |language| vec![score::converted(form, language).to_owned()])?);
    }
    let sheet = settled()?;
    let (profile, language) = (&reported.profile, to.language);
    if record.is_some() || reported.is_of_sheet(hands, tournament) {
        let report = SheetReport::new(profile, &sheet, language);
        return Ok(to.write(&report, |language| score::standing(profile, &sheet, str::to_owned, language))?);
    }
    let hand = sheet.hands.first().ok_or_else(|| Refusal::of(ScoreFault::NoHands, Place::Line))?;
    let report = ScoreReport::new(profile, hand, language);
    Ok(to.write(&report, |language| points(&hand.score, language))?)
}

/// Checks the other fields of a line with the field `sheet`. Fails if the line has a field of one hand, or a field that
/// `score` does not know in a line, such as `if`. Without this field, the answer could be wrong.
fn next_to_sheet(text: &str, carry: &BTreeSet<&str>) -> Result<(), Refusal> {
    /// The options of `score` that a line may have next to `sheet`.
    static OPTIONS: LazyLock<Vec<&str>> = LazyLock::new(|| {
        let of_sheet = |name: &&str| QuestionOption::is_of_score(name) && !options::SHEET.conflicts.contains(name);
        options::ALL.iter().map(|option| option.name).filter(of_sheet).collect()
    });
    for (name, _) in valid_fields(text).into_iter().filter(|(_, value)| value.get() != "null") {
        if is_field_of_hand(&name) {
            return Err(Refusal::of(AskFault::conflict(options::SHEET.name, &name), Place::Line));
        }
        let is_known = ["id", "note"].contains(&name.as_ref()) || QuestionOption::is_of_score(&name);
        if !is_known && !carry.contains(name.as_ref()) {
            return Err(Refusal::of(SheetFault::unknown_field(&name, &OPTIONS), Place::Line));
        }
    }
    Ok(())
}

/// Returns the points of each player in words, with the reason for each part. For fewer than four players, the first
/// sentence says which rules apply.
fn points(score: &HandScore, language: Language) -> Vec<String> {
    let player = |player: &crate::score::PlayerScore| {
        let parts: Vec<String> = player.parts.iter().map(|part| part.text(language)).collect();
        let parts = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join("; ")) };
        format!("{}: {}{parts}", player.name, player.points())
    };
    score::seated(score.players.len(), language).into_iter().chain(score.players.iter().map(player)).collect()
}

/// Returns a line as text, without the carriage return at its end. Also removes the byte order mark of line 1.
fn line_text(line: &[u8], number: Option<u64>) -> Result<&str, Cause> {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if line.len() > MAX_BYTES {
        // The rest of a long line may be unread, so its length is unknown. Report the least possible length.
        return Err(NotationFault::TooLong { bytes: MAX_BYTES + 1, most: MAX_BYTES }.into());
    }
    let text = str::from_utf8(line).map_err(|error| AskFault::NotUtf8 { at: error.valid_up_to() })?;
    Ok(text.strip_prefix('\u{feff}').filter(|_| number == Some(1)).unwrap_or(text))
}
