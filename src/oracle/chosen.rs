//! The choice of fields: an answer has only the fields that the question asks for.

use std::cell::Cell;

use serde::Serialize;

use super::fault::AskFault;
use super::json;
use crate::words::suggest;

/// The names of the fields that a question asks for. If there is no name, the answer has all its fields.
#[derive(Debug, Default)]
pub(crate) struct ChosenFields<'a> {
    /// Each name has a flag, which becomes true when the answer has a field with this name.
    names: Vec<(&'a str, Cell<bool>)>,
}

impl<'a> ChosenFields<'a> {
    /// Creates a choice of these fields. The name `id` is always valid, because every answer to a line has an `id`.
    pub(crate) fn new(names: impl IntoIterator<Item = &'a str>) -> Self {
        Self { names: names.into_iter().map(|name| (name, Cell::new(name == "id"))).collect() }
    }

    /// Makes the name `text` valid. An answer in sentences has this field in addition to the fields of the report.
    pub(crate) fn with_text(self) -> Self {
        self.names.iter().filter(|(name, _)| *name == "text").for_each(|(_, found)| found.set(true));
        self
    }

    /// Returns true if the answer must have at least one of these fields.
    pub(crate) fn any(&self, fields: &[&str]) -> bool {
        self.names.is_empty() || self.names.iter().any(|(name, _)| fields.contains(name))
    }

    fn takes(&self, field: &str) -> bool {
        let chosen = self.names.iter().filter(|(name, _)| *name == field);
        self.names.is_empty() || chosen.inspect(|(_, found)| found.set(true)).count() > 0
    }

    /// Appends the chosen fields of `report` to a JSON object whose closing brace is not written yet. Calls `taken`
    /// with the name of each appended field.
    ///
    /// # Errors
    ///
    /// Fails if a chosen name is not a field of the report, or if the fields take more than `most` bytes. `option` is the
    /// option that sets how long the lists of the report are.
    pub(crate) fn write(
        &self,
        to: &mut Vec<u8>,
        report: &impl Serialize,
        (most, option): (usize, Option<&'static str>),
        mut taken: impl FnMut(&str),
    ) -> Result<(), AskFault> {
        let mut chosen = |field: &str| self.takes(field) && (taken(field), true).1;
        json::append_members(to, report, most, &mut chosen).map_err(|_| AskFault::AnswerTooLong { most, option })?;
        match self.names.iter().find(|(_, found)| !found.get()) {
            Some((name, _)) => Err(unknown(name, report)),
            None => Ok(()),
        }
    }
}

/// Returns the fault for a name that no field of the report has.
fn unknown(name: &str, report: &impl Serialize) -> AskFault {
    let mut all = Vec::new();
    let mut list = |field: &str| {
        all.push(field.to_owned());
        false
    };
    // `list` collects the names of all fields and rejects every field, so nothing is written.
    let _ = json::append_members(&mut Vec::new(), report, usize::MAX, &mut list);
    let nearest = suggest(name, all.iter().map(String::as_str)).map(str::to_owned);
    AskFault::UnknownField { field: name.to_owned(), nearest, all }
}
