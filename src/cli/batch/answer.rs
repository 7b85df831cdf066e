//! Computes the answer to one line of a stream.

use std::str;

use super::fields::{LineFields, id};
use super::questions::Question;
use super::seats::SeatCache;
use crate::cli::failure::{Failure, Sources};
use crate::cli::fault::{FaultKind, InputFault};
use crate::cli::hand_texts::HandTexts;
use crate::cli::input::{Defaults, Input};
use crate::cli::json;
use crate::cli::place::Place;
use crate::cli::questions::QuestionInput;
use crate::notation::{MAX_BYTES, NotationFault};
use crate::report::RefusedLine;
use crate::table::Variant;
use crate::words::Language;

/// A question, with the default values for lines that omit a field.
pub(in crate::cli) struct Asker {
    pub(in crate::cli) question: &'static Question,
    pub(in crate::cli) defaults: Defaults,
    /// The language of the errors.
    pub(in crate::cli) language: Language,
}

/// The faults of a line, and the texts that contain them.
type LineFaults = (Vec<InputFault>, Sources);

impl Asker {
    /// Appends the answer to `line` as one line of JSON. `number` is the number of the input line, from 1. Returns true
    /// if the line was answered, and false if an error was written instead.
    pub(super) fn answer(&self, line: &[u8], number: u64, seats: &mut SeatCache, to: &mut Vec<u8>) -> bool {
        let start = to.len();
        let refused = match line_text(line, number) {
            Err(kind) => Some((None, (vec![InputFault::whole(kind, Place::Line)], Sources::default()))),
            Ok(text) => match LineFields::read(text) {
                Err(faults) => Some((id(text), (faults, Sources::one(Place::Line, text)))),
                Ok(fields) => self.ask(&fields, seats, to).err().map(|refused| (fields.id, refused)),
            },
        };
        let answered = refused.is_none();
        if let Some((id, (faults, sources))) = refused {
            to.truncate(start);
            let report = Failure::Faults(faults, sources).data(self.language);
            let line = RefusedLine { id, line: number, report };
            // A write to memory cannot fail.
            let _ = json::write(&mut *to, &line);
        }
        to.push(b'\n');
        answered
    }

    fn ask(&self, fields: &LineFields<'_>, seats: &mut SeatCache, to: &mut Vec<u8>) -> Result<(), LineFaults> {
        let options = fields.options().map_err(|faults| (faults, Sources::default()))?;
        let variant = fields.variant.text().map(variant).transpose()?;
        // The indicator given on the command line is used only if the game of this line has an indicator.
        let game = self.defaults.profile(variant).game;
        let usual = self.defaults.indicator.as_deref().filter(|_| game.tiles().indicator);
        let texts = HandTexts {
            letters: self.defaults.letters,
            indicator: fields.indicator.text().or(usual),
            discard: fields.discard.text(),
            seen: fields.seen.text(),
            taken: None,
            hand: Ok(fields.hand.text().unwrap_or_default()),
            extent: (self.question.extent)(&options),
        };
        let player = texts.at(|indicator| seats.at((variant, indicator), &self.defaults).map_err(Some));
        let (seat, laid) = player.map_err(|faults| (faults, texts.sources()))?;
        to.extend_from_slice(b"{\"id\":");
        match fields.id {
            Some(id) => drop(json::write(&mut *to, id)),
            None => to.extend_from_slice(b"null"),
        }
        // The fields of the answer are appended to the object, so a comma replaces the opening brace of the answer.
        let brace = to.len();
        let asked = QuestionInput { seat, laid: &laid, options: &options };
        (self.question.answer)(&asked, to).map_err(|(kind, place)| {
            let sources = texts.sources();
            (vec![sources.fault(kind, place)], sources)
        })?;
        to[brace] = b',';
        Ok(())
    }
}

fn variant(name: &str) -> Result<Variant, LineFaults> {
    let mut input = Input::default();
    input.variant_named(name, Place::Variant).ok_or((input.faults, input.sources))
}

/// Returns the text of a line without a byte order mark at its start and without CR LF at its end.
fn line_text(line: &[u8], number: u64) -> Result<&str, FaultKind> {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if line.len() > MAX_BYTES {
        // Only part of the line may have been read, so its exact length is unknown.
        return Err(NotationFault::TooLong { bytes: MAX_BYTES + 1, most: MAX_BYTES }.into());
    }
    let text = str::from_utf8(line).map_err(|error| FaultKind::NotUtf8 { at: error.valid_up_to() })?;
    Ok(text.strip_prefix('\u{feff}').filter(|_| number == 1).unwrap_or(text))
}
