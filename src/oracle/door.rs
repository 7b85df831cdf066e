//! Answers questions, each of them one JSON object.

use std::borrow::Cow;
use std::str;

use serde::Serialize;
use serde_json::value::RawValue;

use super::claims::{Case, case};
use super::diagnostic::{Cause, Diagnostic, Refusal, Sources};
use super::fault::AskFault;
use super::hand_question::{HandOptions, HandQuestion, QuestionInput, QuestionRefusal};
use super::hand_texts::{Extent, HandTexts, SeatCache, TableSeat};
use super::hands::{Advise, Check, Melds, Open, Pairs, WaitsInDraws};
use super::json;
use super::line::{self, OptionValues, QuestionLine, carried, selected};
use super::options::{self, QuestionOption};
use super::place::Place;
use super::questions::QuestionName;
use super::reader::{Defaults, OptionReader};
use super::reported::{Reported, UsualFacts};
use super::rulebook::RulebookPart;
use crate::judge::{Elsewhere, Finding, Ruling, at_other_table, elsewhere, judge};
use crate::notation::{MAX_BYTES, NotationFault};
use crate::report::{JudgeReport, RefusedLine, ScoreReport};
use crate::score::{Form, HandScore, ScoreFault};
use crate::sheets::line_read;
use crate::table::{Table, Variant};
use crate::text::score;
use crate::words::{Language, Named, is_same_word, suggest};

/// The maximum length of one answer in bytes. About ten thousand layouts fit. A worker holds only a few answers at a
/// time, so this limit also bounds the memory.
pub(crate) const MOST_BYTES: usize = 8 * 1024 * 1024;

/// The default number of layouts that `melds` lists for one line. A hand can have millions of layouts.
pub(crate) const MOST_LISTED: u64 = 1000;

/// An oracle that answers every question about the game. It holds default values, and it caches the tables of earlier
/// questions.
///
/// A question is a JSON object. Its field `ask` names the question, its other fields are the long options of the command
/// with that name. The answer is the JSON object that the command prints with `--json`, with the `id` of the question.
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
    seats: SeatCache,
}

/// A question about a hand: its default variant, and the functions that answer it.
#[derive(Clone, Copy)]
struct HandRow {
    usual: Variant,
    extent: fn(&HandOptions) -> Extent,
    answer: fn(&QuestionInput<'_>, &mut AnswerWriter<'_>) -> Result<(), QuestionRefusal>,
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

fn answer<Q: HandQuestion>(asked: &QuestionInput<'_>, to: &mut AnswerWriter<'_>) -> Result<(), QuestionRefusal> {
    let answer = Q::ask(asked)?;
    to.write(&answer.report(asked), |language| answer.sentences(asked, language))
}

impl Oracle {
    /// Creates an oracle that uses `defaults` for missing options.
    pub fn new(defaults: Defaults) -> Self {
        Self { defaults, seats: SeatCache::default() }
    }

    /// Answers one question. Returns one JSON object without a line end: the answer, or the reasons why there is none.
    /// It never panics and never prints.
    pub fn ask(&mut self, line: &str) -> String {
        let mut answer = Vec::new();
        self.answer(line.as_bytes(), None, &mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Appends the answer to `line` as one JSON object. `number` is the number of the line in its stream, from 1. Returns
    /// true if the line was answered, and false if an error was written instead.
    pub(crate) fn answer(&mut self, line: &[u8], number: Option<u64>, to: &mut Vec<u8>) -> bool {
        let start = to.len();
        let mut language = self.defaults.language;
        let refused = match line_text(line, number) {
            Err(cause) => Some((None, Refusal::of(cause, Place::Line))),
            Ok(text) => match QuestionLine::read(text) {
                Err(fault) => {
                    let refusal = Refusal { faults: vec![fault], sources: Sources::one(Place::Line, text) };
                    Some((line::id(text), refusal))
                }
                Ok(asked) => {
                    language = asked.options.named(&options::LANG).unwrap_or(language);
                    let answered = self.answer_line(text, &asked, language, to);
                    answered.err().map(|refusal| (asked.id, refusal))
                }
            },
        };
        let answered = refused.is_none();
        if let Some((id, refusal)) = refused {
            to.truncate(start);
            let line = RefusedLine { id, line: number, report: refusal.report(language) };
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
        let Self { defaults, seats } = self;
        let options = &asked.options;
        let question = question(options, defaults)?;
        let mut faults = options.faults(question);
        if question == QuestionName::Judge {
            faults.extend(misspelled(text));
        }
        if !faults.is_empty() {
            return Err(Refusal { faults, sources: Sources::default() });
        }
        let mut to = AnswerWriter { text, id: asked.id, options, defaults, language, to };
        let input = OptionReader::new(options, defaults);
        match HandRow::named(question) {
            Some(row) => answer_hand(row, input, seats, &mut to),
            None => match question {
                QuestionName::Score => score_line(text, input, &mut to),
                QuestionName::Rules => answer_rules(input, &mut to),
                _ => answer_claim(input, &mut to),
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
        // If the field `ask` is not a text, report its type.
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

/// Returns the variant of a question if neither the question nor the defaults name one.
pub(crate) fn usual_variant(question: Option<QuestionName>) -> Variant {
    question.and_then(HandRow::named).map_or(Variant::Okey, |row| row.usual)
}

fn answer_hand(
    row: HandRow,
    mut input: OptionReader<'_>,
    seats: &mut SeatCache,
    to: &mut AnswerWriter<'_>,
) -> Result<(), Refusal> {
    let values = input.options;
    let options = HandOptions::of(values, MOST_LISTED);
    let variant = input.variant();
    if !input.faults.is_empty() {
        return Err(input.refusal());
    }
    // If the line sets its own rules, no cached table fits.
    let own = values.text(&options::RULES).is_some() || !values.list(&options::SET).is_empty();
    let own = own.then(|| input.profile_of(variant, row.usual));
    if !input.faults.is_empty() {
        return Err(input.refusal());
    }
    let indicator = input.defaults.indicator;
    let mut game = || own.as_ref().map_or_else(|| input.profile_of(variant, row.usual).game, |profile| profile.game);
    let usual_indicator = indicator.filter(|_| game().tiles().indicator);
    let texts = HandTexts {
        letters: input.letters(),
        indicator: values.text(&options::INDICATOR),
        usual: usual_indicator,
        discard: values.text(&options::DISCARD),
        seen: values.text(&options::SEEN),
        taken: values.text(&options::TAKEN),
        hand: Ok(values.text(&options::HAND).unwrap_or_default()),
        extent: (row.extent)(&options),
    };
    let refuse = |faults| Refusal { faults, sources: texts.sources() };
    let mut answer = |seat: &TableSeat, laid: &_| {
        let asked = QuestionInput { seat, laid, options: &options };
        (row.answer)(&asked, to).map_err(|fault| {
            let sources = texts.sources();
            Refusal { faults: vec![sources.covering(fault)], sources }
        })
    };
    if let Some(profile) = own {
        let (seat, laid) = texts.at(|indicator| TableSeat::at(profile, indicator).map_err(Some)).map_err(refuse)?;
        return answer(&seat, &laid);
    }
    let usual = row.usual;
    let profile = || input.profile_of(variant, usual);
    let at = |indicator| seats.at((variant, usual, indicator), profile).map_err(Some);
    let (seat, laid) = texts.at(at).map_err(refuse)?;
    answer(seat, &laid)
}

/// A writer for one answer: the id, the fields that are copied from the question, and the requested fields of the
/// answer.
struct AnswerWriter<'a> {
    text: &'a str,
    id: Option<&'a RawValue>,
    options: &'a OptionValues<'a>,
    defaults: &'a Defaults,
    language: Language,
    to: &'a mut Vec<u8>,
}

impl<'a> AnswerWriter<'a> {
    /// Writes the answer as JSON. Calls `sentences` for the answer in words only if the question asks for it.
    fn write(
        &mut self,
        report: &impl Serialize,
        sentences: impl FnOnce(Language) -> Vec<String>,
    ) -> Result<(), Diagnostic> {
        let too_long = |_| Diagnostic::whole(AskFault::AnswerTooLong { most: MOST_BYTES }, Place::Line);
        self.to.extend_from_slice(b"{\"id\":");
        match self.id {
            Some(id) => drop(json::write(&mut *self.to, id)),
            None => self.to.extend_from_slice(b"null"),
        }
        let own = |option, usual: &'a [String]| match self.options.list(option) {
            [] => usual.iter().map(|name| Cow::Borrowed(name.as_str())).collect(),
            own => own.to_vec(),
        };
        let carry: Vec<Cow<'_, str>> = own(&options::CARRY, &self.defaults.carry);
        let fields: Vec<Cow<'_, str>> = own(&options::FIELDS, &self.defaults.fields);
        if !carry.is_empty() {
            for (name, value) in carried(self.text, &carry) {
                self.member(&name, value);
            }
        }
        if fields.is_empty() {
            // The answer begins with a brace, but its fields continue an object, so a comma replaces the brace.
            let brace = self.to.len();
            json::append(self.to, report, MOST_BYTES).map_err(too_long)?;
            self.to[brace] = b',';
            self.to.pop();
        } else {
            let mut whole = Vec::new();
            json::append(&mut whole, report, MOST_BYTES).map_err(too_long)?;
            let whole = str::from_utf8(&whole).expect("JSON is UTF-8");
            let chosen = selected(whole, &fields).map_err(|fault| Diagnostic::whole(fault, Place::Line))?;
            for (name, value) in chosen {
                self.member(&name, value);
            }
        }
        if self.options.flag(&options::SAY) {
            self.member("text", &sentences(self.language).join("\n"));
        }
        self.to.push(b'}');
        Ok(())
    }

    fn member(&mut self, name: &str, value: &(impl Serialize + ?Sized)) {
        self.to.push(b',');
        // Writes to memory cannot fail.
        let _ = json::write(&mut *self.to, name);
        self.to.push(b':');
        let _ = json::write(&mut *self.to, value);
    }
}

fn answer_rules(input: OptionReader<'_>, to: &mut AnswerWriter<'_>) -> Result<(), Refusal> {
    let part = RulebookPart::of(input)?;
    Ok(to.write(&part.report(), |language| part.sentences(language))?)
}

fn answer_claim(input: OptionReader<'_>, to: &mut AnswerWriter<'_>) -> Result<(), Refusal> {
    let ruled = RuledCase::of(case(input)?);
    let language = to.language;
    let report = ruled.report(language);
    Ok(to.write(&report, |language| ruled.sentences(language))?)
}

/// Returns a fault for every field that looks like a misspelled option of `judge`, such as `sameturn`. If the program
/// ignored such a field, the ruling could be wrong.
fn misspelled(text: &str) -> Vec<Diagnostic> {
    let known = || options::ALL.iter().filter(|option| option.claims.is_some()).map(|option| option.name);
    let is_known = |name: &str| name == "id" || QuestionOption::find(name).is_some();
    let fault = |name: &str| {
        let nearest = suggest(name, known())?;
        Some(Diagnostic::whole(AskFault::UnknownOption { field: name.to_owned(), nearest }, Place::Line))
    };
    line::all_fields(text).iter().filter(|(name, _)| !is_known(name)).filter_map(|(name, _)| fault(name)).collect()
}

/// A claim, the ruling on it, and the rulings at tables with other rules.
pub(crate) struct RuledCase {
    pub(crate) case: Case,
    pub(crate) ruling: Ruling,
    pub(crate) others: Vec<Elsewhere>,
}

impl RuledCase {
    pub(crate) fn of(case: Case) -> Self {
        let ruling = judge(&case.table, &case.claim);
        let other = case.other.as_ref().and_then(|other| at_other_table(&case.table, other, &case.claim));
        let others = other.into_iter().chain(elsewhere(&case.table, &case.claim)).collect();
        Self { case, ruling, others }
    }

    pub(crate) fn report(&self, language: Language) -> JudgeReport {
        let Case { table, claim, other } = &self.case;
        let fact = |finding: &Finding| language.fact(&finding.fact, table);
        let verdict = |ruling: &Ruling, table: &Table| language.ruling(ruling, table);
        JudgeReport::new(table, claim, other.is_some(), &self.ruling, &self.others, fact, verdict)
    }

    /// Returns the ruling and its reasons, each with its clause.
    fn sentences(&self, language: Language) -> Vec<String> {
        let table = &self.case.table;
        let reason = |finding: &Finding| format!("{} ({})", language.fact(&finding.fact, table), finding.clause.id());
        [language.ruling(&self.ruling, table)].into_iter().chain(self.ruling.findings.iter().map(reason)).collect()
    }
}

fn score_line(text: &str, mut input: OptionReader<'_>, to: &mut AnswerWriter<'_>) -> Result<(), Refusal> {
    input.sources.add(Place::Sheet, text);
    let (hands, faults) = line_read(text, input.letters(), QuestionOption::is_name);
    input.faults.extend(Place::Sheet.faults(faults));
    let facts = UsualFacts { variant: input.defaults.variant, indicator: Ok(input.defaults.indicator), stake: None };
    let reported = Reported::new(input, facts, hands, Place::Sheet)?;
    let form = Form::new(&reported.profile, None, false);
    let form = form.map_err(|fault: ScoreFault| Refusal::of(fault, Place::Call))?;
    let sheet = reported.sheet(form)?;
    let hand = sheet.hands.first().ok_or_else(|| Refusal::of(ScoreFault::NoHands, Place::Line))?;
    let report = ScoreReport::new(&reported.profile, hand, to.language);
    Ok(to.write(&report, |language| points(&hand.score, language))?)
}

/// Returns the points of each player in words, with the reason for each part.
fn points(score: &HandScore, language: Language) -> Vec<String> {
    let player = |player: &crate::score::PlayerScore| {
        let parts: Vec<String> = player.parts.iter().map(|part| score::note(part, language)).collect();
        let parts = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join("; ")) };
        format!("{}: {}{parts}", player.name, player.points())
    };
    score.players.iter().map(player).collect()
}

/// Removes a byte order mark at the start of a line and CR LF at its end, and returns the text.
fn line_text(line: &[u8], number: Option<u64>) -> Result<&str, Cause> {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if line.len() > MAX_BYTES {
        // Only a part of the line may have been read, so its length is at least `MAX_BYTES` + 1.
        return Err(NotationFault::TooLong { bytes: MAX_BYTES + 1, most: MAX_BYTES }.into());
    }
    let text = str::from_utf8(line).map_err(|error| AskFault::NotUtf8 { at: error.valid_up_to() })?;
    Ok(text.strip_prefix('\u{feff}').filter(|_| number == Some(1)).unwrap_or(text))
}
