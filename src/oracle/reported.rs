//! The finished hands that the user reports, with the rules for scoring them.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::diagnostic::{Diagnostic, Place, Refusal, Sources};
use super::options::{self, QuestionOption};
use super::reader::OptionReader;
use crate::engine::Engine;
use crate::game::{Difference, Referee};
use crate::notation::Letters;
use crate::record::{HandRecord, MAX_FAULTS, Record, RecordFault, RecordReader, game_of, in_line_order, is_record};
use crate::score::{Balances, Book, Form, Outcome, Played, ScoreFault, Sheet, Spanned, number_after};
use crate::sheets::{SheetForm, line_read, record_of, transcript};
use crate::table::{Profile, Symbol, Variant};
use crate::words::{Fault, Faults};

/// Finished hands, and the rules for scoring them.
pub(crate) struct Reported {
    pub(crate) profile: Profile,
    pub(crate) hands: Vec<Played>,
    /// The record that the hands come from; `None` if they come from JSON or from options.
    pub(crate) record: Option<KeptRecord>,
    /// The reasons why the hands of a record cannot be scored, although the record can be read.
    unsettled: Option<Refusal>,
    /// The input that the hands were read from.
    place: Place,
    sources: Sources,
    /// The text from which the record was read, if it is JSON Lines; otherwise `None`.
    origin: Option<RecordOrigin>,
}

/// The JSON Lines from which a record was read.
#[derive(Debug)]
struct RecordOrigin {
    json: String,
    /// For the header and each hand, the index of its first byte in the record, and the index of its object in the
    /// JSON.
    parts: Vec<(usize, usize)>,
}

impl RecordOrigin {
    /// Returns the refusal with each fault of the record placed at the JSON object of its hand.
    fn locate(&self, refusal: Refusal) -> Refusal {
        let object = |at: usize| {
            let after = self.parts.partition_point(|&(start, _)| start <= at);
            let object = self.parts.get(after.saturating_sub(1)).map_or(0, |&(_, object)| object);
            object..object + 1
        };
        let located = |fault: Diagnostic| match (fault.place, fault.span.clone()) {
            (Place::Record, span) => {
                let span = span.map(|span| object(span.start));
                Diagnostic { place: Place::Sheet, span, also: Vec::new(), ..fault }
            }
            _ => fault,
        };
        let mut sources = refusal.sources;
        sources.add(Place::Sheet, &self.json);
        Refusal { faults: refusal.faults.into_iter().map(located).collect(), sources }
    }
}

/// The text of a score sheet that is a record, or that is a record written as JSON Lines.
pub(crate) struct RecordSource<'a> {
    pub(crate) text: Cow<'a, str>,
    origin: Option<RecordOrigin>,
}

/// A record, and the figures in it (such as points) that differ from the computed ones.
pub(crate) struct KeptRecord {
    pub(crate) record: Record,
    /// Each difference between a written and a computed figure, with the number of its hand.
    pub(crate) differs: Vec<(u32, Difference)>,
}

/// Default values for reported hands. A hand uses each of them only if it does not state its own value.
#[derive(Clone, Copy)]
pub(crate) struct UsualFacts {
    pub(crate) variant: Option<Variant>,
    pub(crate) indicator: Result<Option<Symbol>, ()>,
    pub(crate) stake: Option<u32>,
}

impl Reported {
    /// Combines parsed hands with the rules that the options in `input` set. Fails if `input` has faults. The caller
    /// has already added the faults of the hands to `input`.
    pub(crate) fn new(
        mut input: OptionReader<'_>,
        facts: UsualFacts,
        mut hands: Vec<Played>,
        place: Place,
    ) -> Result<Self, Refusal> {
        let variant = one_variant(&mut input, facts.variant, &hands);
        let profile = input.profile_of(variant, Variant::Okey);
        if !input.faults.is_empty() {
            return Err(input.refusal());
        }
        for hand in &mut hands {
            if let (None, Ok(Some(symbol))) = (&hand.indicator, facts.indicator) {
                let length = input.options.text(&options::INDICATOR).map_or(0, str::len);
                hand.indicator = Some(Spanned::new(symbol, 0..length));
            }
            if hand.stake.is_none() {
                hand.stake = facts.stake.map(Spanned::made);
            }
        }
        Ok(Self { profile, hands, record: None, unsettled: None, place, sources: input.sources, origin: None })
    }

    /// Reads a finished hand from the fields of `line`, a JSON object. `carry` names fields that are allowed although a
    /// finished hand has no such field, because they are copied into the answer.
    pub(crate) fn of_line(line: &str, mut input: OptionReader<'_>, carry: &BTreeSet<&str>) -> Result<Self, Refusal> {
        input.sources.add(Place::Sheet, line);
        let is_allowed = |name: &str| QuestionOption::is_of_score(name) || carry.contains(name);
        let (hands, faults) = line_read(line, input.letters(), &is_allowed);
        input.faults.extend(Place::Sheet.faults(faults));
        let own = hands.iter().find_map(|hand| hand.variant.as_ref()).map(|variant| variant.value);
        let variant = own.or(input.defaults.variant);
        let game = input.profile_of(variant, Variant::Okey).game;
        let facts = UsualFacts { variant, indicator: Ok(input.usual_indicator(game)), stake: None };
        Self::new(input, facts, hands, Place::Sheet)
    }

    /// Reads a record and checks its hands with the referee. The record may also be written as JSON Lines.
    pub(crate) fn of_sheet(text: &str, letters: Letters) -> Result<Self, Refusal> {
        match record_source(text, letters)? {
            Some(source) => Self::of_source(source),
            None => Self::of_record(text),
        }
    }

    /// Reads a record like [`of_record`](Self::of_record). If the record is written as JSON Lines, faults have their
    /// places in the JSON.
    pub(crate) fn of_source(source: RecordSource<'_>) -> Result<Self, Refusal> {
        let Some(origin) = source.origin else { return Self::of_record(&source.text) };
        match Self::of_record(&source.text) {
            Ok(reported) => {
                let unsettled = reported.unsettled.map(|refusal| origin.locate(refusal));
                Ok(Self { unsettled, origin: Some(origin), ..reported })
            }
            Err(refusal) => Err(origin.locate(refusal)),
        }
    }

    /// Reads a record and checks its hands with the referee. Unfinished hands are in the field `record`, but not in
    /// the field `hands`.
    ///
    /// # Errors
    /// Fails if the record cannot be read. If the record can be read but its points cannot be computed, this function
    /// succeeds, and [`sheet`](Self::sheet) fails later.
    pub(crate) fn of_record(text: &str) -> Result<Self, Refusal> {
        let sources = Sources::one(Place::Record, text);
        let refuse = |mut faults: Vec<Fault<RecordFault>>| {
            in_line_order(&mut faults);
            Place::Record.refusal(text, faults).in_game(game_of(text))
        };
        let mut reader = RecordReader::new(text).map_err(|faults| refuse(faults.into_iter().collect()))?;
        let header = reader.header().clone();
        let engine = Engine::default();
        let mut referee = Referee::new(&engine, &header);
        let (mut faults, mut hands, mut records, mut differs) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut is_readable = true;
        while let Some(hand) = reader.next() {
            let number = reader.hand_number();
            faults.extend(reader.misnumbered());
            let hand = match hand {
                Ok(hand) => hand,
                Err(others) => {
                    is_readable = false;
                    faults.extend(others);
                    if faults.len() >= MAX_FAULTS {
                        break;
                    }
                    continue;
                }
            };
            match referee.hand(&hand) {
                Ok(refereed) => {
                    let unsettled = refereed.played.is_none() && (refereed.is_over() || !refereed.followed);
                    if unsettled {
                        let reason = refereed.unscored.first().cloned().map(RecordFault::from);
                        faults.push(Fault::new(reason.unwrap_or_else(|| refereed.not_settled()), hand.span()));
                    }
                    if refereed.followed && !refereed.is_over() && hand.has_turns() && hand.is_finished() {
                        faults.push(Fault::new(RecordFault::TurnsUnfinished, hand.span()));
                    }
                    // A score sheet must say how each hand ended, unless the hand has turns.
                    if refereed.played.is_none() && !refereed.is_over() && hand.has_result() {
                        faults.push(Fault::new(RecordFault::EndingMissing { turns: false }, hand.span()));
                    }
                    differs.extend(refereed.differs.into_iter().map(|difference| (number, difference)));
                    let at = Spanned::new((), hand.span());
                    let number = Some(at.with(number));
                    hands.extend(refereed.played.map(|played| Played { at, number, ..played }));
                }
                Err(others) => faults.extend(others),
            }
            records.push(hand);
        }
        // Report contradictory hands here only if there are other faults. Without other faults the record is scored,
        // and `Sheet::new` reports them.
        if !faults.is_empty() {
            let profile = &header.profile;
            let contradictions = hands.iter().filter_map(|hand| Outcome::new(profile, hand).err()).flatten();
            faults.extend(contradictions.map(Fault::into));
        }
        if !is_readable {
            return Err(refuse(faults));
        }
        let unsettled = (!faults.is_empty()).then(|| refuse(faults));
        if let Some(first) = hands.first_mut() {
            first.totals = header.accounts().map(|(name, points)| (Spanned::made(name.to_owned()), points)).collect();
        }
        let profile = header.profile.clone();
        let record = Some(KeptRecord { record: Record { header, hands: records }, differs });
        Ok(Self { profile, hands, record, unsettled, place: Place::Record, sources, origin: None })
    }

    /// Converts the hands to a record or to JSON Lines, as `form` says. If the hands come from a record, the result has
    /// all lines of that record.
    pub(crate) fn converted(&self, form: SheetForm) -> String {
        match &self.record {
            Some(kept) => form.write(&kept.record),
            None => form.write(&record_of(&self.profile, &self.hands)),
        }
    }

    /// Returns all hands of the record. Returns an empty list if the finished hands come from JSON or from options.
    pub(crate) fn records(&self) -> &[HandRecord] {
        self.record.as_ref().map_or(&[], |kept| &kept.record.hands)
    }

    /// Returns the number of each hand. Unfinished hands of a record are numbered too.
    pub(crate) fn numbers(&self) -> Vec<u32> {
        let written: Vec<Option<u32>> = match &self.record {
            Some(kept) => kept.record.hands.iter().map(HandRecord::number).collect(),
            None => self.hands.iter().map(|hand| hand.number.as_ref().map(|number| number.value)).collect(),
        };
        let follow = |before: &mut u32, number: Option<u32>| {
            *before = number_after(number, *before);
            Some(*before)
        };
        written.into_iter().scan(0, follow).collect()
    }

    /// Returns true if the answer must show the totals of a sheet, even if there is only one hand. This is so if a hand
    /// carries points over from earlier games, or if an option sets the form of the sheet.
    pub(crate) fn is_of_sheet(&self, hands: Option<u64>, tournament: bool) -> bool {
        hands.is_some() || tournament || self.hands.iter().any(|hand| !hand.totals.is_empty())
    }

    /// Creates a `Reported` with one hand only, to check the hand before adding it to a score sheet. `profile` holds
    /// the rules of that sheet.
    pub(crate) fn of_hand(profile: Profile, hand: Played, sources: Sources) -> Self {
        Self { profile, hands: vec![hand], record: None, unsettled: None, place: Place::Options, sources, origin: None }
    }

    /// Scores all hands as one game, or as a tournament of three matches if `tournament` is true. `hands` is the number
    /// of hands in the game or in each match, if the user set it.
    pub(crate) fn settled(&self, hands: Option<u64>, tournament: bool) -> Result<Sheet, Refusal> {
        self.sheet(self.form(hands, tournament)?)
    }

    /// Scores all hands like [`settled`](Self::settled), to check them. If all hands were broken off, the sheet has no
    /// scored hands.
    pub(crate) fn checked(&self, hands: Option<u64>, tournament: bool) -> Result<Sheet, Refusal> {
        let form = self.form(hands, tournament)?;
        let broken_off = self.broken_off();
        if self.unsettled.is_some() || !self.hands.is_empty() || broken_off.is_empty() {
            return self.sheet(form);
        }
        let empty = Book::new(&self.profile, form, Balances::first(&self.profile)).sheet;
        Ok(Sheet { unfinished: broken_off.into_iter().map(|(number, _)| number).collect(), ..empty })
    }

    fn form(&self, hands: Option<u64>, tournament: bool) -> Result<Form, Refusal> {
        let form = Form::new(&self.profile, hands, tournament);
        form.map_err(|fault| self.refuse(vec![Diagnostic::whole(fault, Place::Call)]))
    }

    /// Computes the points of all hands. `form` says whether they are one game or a tournament.
    pub(crate) fn sheet(&self, form: Form) -> Result<Sheet, Refusal> {
        if let Some(refusal) = &self.unsettled {
            return Err(refusal.clone());
        }
        let broken_off = self.broken_off();
        if self.hands.is_empty() && !broken_off.is_empty() {
            let fault = |&(_, hand): &(u32, &HandRecord)| {
                self.place.fault(Fault::new(RecordFault::EndingMissing { turns: hand.has_turns() }, hand.span()))
            };
            return Err(self.refuse(broken_off.iter().map(fault).collect()));
        }
        let sheet = Sheet::new(&self.profile, &self.hands, form).map_err(|faults| self.unscored(faults))?;
        Ok(Sheet { unfinished: broken_off.into_iter().map(|(number, _)| number).collect(), ..sheet })
    }

    /// Returns the hands of a record that are not scored because they have no end, with their numbers. Leaves out a
    /// last hand without turns, because it is still to be played.
    fn broken_off(&self) -> Vec<(u32, &HandRecord)> {
        let scored: Vec<u32> = self.hands.iter().flat_map(|hand| &hand.number).map(|number| number.value).collect();
        let records = self.records();
        let begun = records.iter().rposition(HandRecord::has_turns).map_or(0, |last| last + 1);
        let followed = records.len().saturating_sub(1).max(begun);
        let numbered = self.numbers().into_iter().zip(records).take(followed);
        numbered.filter(|(number, _)| !scored.contains(number)).collect()
    }

    /// Returns the error for hands that cannot have ended as reported.
    fn unscored(&self, faults: Faults<ScoreFault>) -> Refusal {
        let placed = |fault: Fault<ScoreFault>| {
            let place = match (&fault.kind, &fault.span) {
                // A JSON hand begins with a brace, so a fault at byte 0 can only be in the value of `--indicator`.
                (ScoreFault::Table(_), Some(span)) if span.start == 0 => Place::Indicator,
                (_, Some(_)) => self.place,
                (_, None) => Place::Call,
            };
            // If the hands come from a record, convert the fault, so that its hint mentions lines of the record.
            if self.record.is_some() { place.fault(fault.into::<RecordFault>()) } else { place.fault(fault) }
        };
        self.refuse(faults.into_iter().map(placed).collect())
    }

    /// Returns the error for faults that were found while the hands were scored.
    pub(crate) fn refuse(&self, mut faults: Vec<Diagnostic>) -> Refusal {
        // Each hand reports the same faults of the options, so remove the repetitions.
        faults.dedup_by(|fault, before| fault.span.is_none() && fault.is_same(before));
        let refusal = Refusal { faults, sources: self.sources.clone() };
        match &self.origin {
            Some(origin) => origin.locate(refusal),
            None => refusal,
        }
    }
}

/// Returns the text of a score sheet as a record. Returns `None` if the text is a score sheet in JSON that has no
/// record header.
pub(crate) fn record_source(text: &str, letters: Letters) -> Result<Option<RecordSource<'_>>, Refusal> {
    if is_record(text) {
        return Ok(Some(RecordSource { text: text.into(), origin: None }));
    }
    let transcript = transcript(text, letters).transpose();
    let transcript = transcript.map_err(|faults: Vec<_>| Place::Sheet.refusal(text, faults))?;
    Ok(transcript.map(|(record, parts)| RecordSource {
        text: record.into(),
        origin: Some(RecordOrigin { json: text.to_owned(), parts }),
    }))
}

/// Returns the variant of the hands. Adds a fault if the variant of a hand differs from `asked` or from the variant of
/// an earlier hand.
fn one_variant(input: &mut OptionReader<'_>, asked: Option<Variant>, hands: &[Played]) -> Option<Variant> {
    let mut first = asked;
    for spot in hands.iter().filter_map(|hand| hand.variant.as_ref()) {
        let first = *first.get_or_insert(spot.value);
        if spot.value != first {
            let kind = ScoreFault::SheetVariant { first, here: spot.value };
            input.faults.push(Place::Sheet.fault(spot.fault::<ScoreFault>(kind)));
        }
    }
    first
}
