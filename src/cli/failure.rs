//! Why there is no answer, told to a person with carets or to a program as JSON.

use std::io::{self, Write};
use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use anstream::{AutoStream, ColorChoice};

use super::escape::{brief, in_place, span_in_place};
use super::manner::Manner;
use super::text::{Misuse, Text, text};
use crate::diagnostic::{Fault, FaultKind, Place};
use crate::report::{ErrorDetail, ErrorReport};

/// The most faults that are shown one by one.
const MOST_SHOWN: usize = 20;

/// Why there is no answer.
pub(super) enum Failure {
    /// The input is at fault; with the texts the faults lie in.
    Faults(Vec<Fault>, Sources),
    /// The call is not one.
    Misuse(Misuse),
    /// A name that `schema`, `man` or the like do not know.
    UnknownTopic { topic: String, nearest: Option<&'static str>, all: String },
    /// The answer cannot be written.
    Write(io::Error),
    /// Standard input cannot be read.
    Read(io::Error),
    /// A stream cannot be read: its name, where it has one; the lines answered before, once there could be some.
    ReadLines { path: Option<String>, reason: String, lines: Option<u64> },
    /// The answers of a stream cannot be written: likewise.
    WriteLines { path: Option<String>, reason: String, lines: Option<u64> },
    /// A stream is to be written into itself.
    SameFile { path: String },
    /// The system grants no thread to work on a stream.
    Threads(io::Error),
    /// A signal ended the work on a stream.
    Stopped { signal: i32, lines: u64 },
}

/// The texts that were read, by what they are.
#[derive(Debug, Clone, Default)]
pub(super) struct Sources(Vec<(Place, String)>);

impl Sources {
    pub(super) fn add(&mut self, place: Place, text: &str) {
        self.0.push((place, text.to_owned()));
    }

    pub(super) fn extend(&mut self, more: Self) {
        self.0.extend(more.0);
    }

    /// A fault of an input as a whole: of all its text, where it has one.
    pub(super) fn fault(&self, kind: FaultKind, place: Place) -> Fault {
        let span = self.get(place).filter(|text| !text.is_empty()).map(|text| 0..text.len());
        Fault { kind, place, span }
    }

    fn get(&self, place: Place) -> Option<&str> {
        self.0.iter().find(|(each, _)| *each == place).map(|(_, text)| text.as_str())
    }
}

impl Failure {
    /// Whether the reader of the answer has gone.
    pub(super) fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Write(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// Writes it to standard error. If that fails too, there is nobody left to tell.
    pub(super) fn report(&self, manner: Manner) {
        let text = text(manner.language);
        let told = if manner.json { self.json(text) } else { self.carets(text, manner) };
        let _ = writeln!(io::stderr().lock(), "{told}");
    }

    fn json(&self, text: &dyn Text) -> String {
        serde_json::to_string(&self.data(text)).unwrap_or_default()
    }

    /// The failure as data.
    pub(super) fn data(&self, text: &dyn Text) -> ErrorReport {
        let details: Vec<ErrorDetail> = match self {
            Self::Faults(faults, sources) => {
                faults.iter().take(MOST_SHOWN).map(|fault| detail(fault, sources, text)).collect()
            }
            _ => Vec::new(),
        };
        let error = details.first().cloned().unwrap_or_else(|| self.detail(text));
        let more = if let Self::Faults(faults, _) = self { faults.len() - details.len() } else { 0 };
        let faults = if details.is_empty() { vec![error.clone()] } else { details };
        ErrorReport { error, faults, more }
    }

    fn detail(&self, text: &dyn Text) -> ErrorDetail {
        let (message, hint) = self.sentence(text);
        ErrorDetail {
            line: None,
            code: self.code().to_owned(),
            message: brief(&message),
            clause: None,
            span: None,
            input: None,
            hint: hint.map(|hint| brief(&hint)),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Faults(..) => "faults",
            Self::Misuse(misuse) => misuse.code(),
            Self::UnknownTopic { .. } => "unknown-topic",
            Self::Write(_) | Self::WriteLines { .. } => "write-failed",
            Self::Read(_) | Self::ReadLines { .. } => "read-failed",
            Self::SameFile { .. } => "same-file",
            Self::Threads(_) => "no-threads",
            Self::Stopped { .. } => "stopped",
        }
    }

    /// The failure in words, where it does not lie in a text.
    fn sentence(&self, text: &dyn Text) -> (String, Option<String>) {
        match self {
            Self::Faults(..) => (String::new(), None),
            Self::Misuse(misuse) => {
                let (message, hint) = text.misuse(misuse);
                (message, hint.or_else(|| Some(text.words().see_help.to_owned())))
            }
            Self::UnknownTopic { topic, nearest, all } => {
                let (message, hint) = text.unknown_topic(topic, *nearest, all);
                (message, Some(hint))
            }
            Self::Write(error) => (text.cannot_write(&error.to_string()), None),
            Self::Read(error) => (text.cannot_read_input(&error.to_string()), None),
            Self::ReadLines { path, reason, lines } => (text.cannot_read_lines(path.as_deref(), reason, *lines), None),
            Self::WriteLines { path, reason, lines } => {
                (text.cannot_write_lines(path.as_deref(), reason, *lines), None)
            }
            Self::SameFile { path } => (text.same_file(path), None),
            Self::Threads(error) => {
                let (message, hint) = text.no_threads(&error.to_string());
                (message, Some(hint))
            }
            Self::Stopped { lines, .. } => (text.stopped(*lines), None),
        }
    }

    fn carets(&self, text: &dyn Text, manner: Manner) -> String {
        let choice = match manner.color {
            ColorChoice::Auto => AutoStream::choice(&io::stderr()),
            given => given,
        };
        let renderer = if choice == ColorChoice::Never { Renderer::plain() } else { Renderer::styled() };
        let renderer = renderer.decor_style(DecorStyle::Ascii).term_width(80);
        if let Self::Faults(faults, sources) = self {
            let shown = faults.iter().take(MOST_SHOWN);
            let mut told: Vec<String> = shown.map(|fault| snippet(fault, sources, text, &renderer)).collect();
            if faults.len() > MOST_SHOWN {
                told.push(text.more_faults(faults.len() - MOST_SHOWN));
            }
            return told.join("\n\n");
        }
        let (message, hint) = self.sentence(text);
        let title = Level::ERROR.with_name(text.words().error).primary_title(brief(&message));
        renderer.render(&[with_hint(Group::with_title(title), hint.as_deref(), text)])
    }
}

fn detail(fault: &Fault, sources: &Sources, text: &dyn Text) -> ErrorDetail {
    let told = text.fault(&fault.kind);
    let characters = |source: &str, bytes: usize| source.get(..bytes).map_or(bytes, |before| before.chars().count());
    let span = fault.span.as_ref().and_then(|span| {
        let source = sources.get(fault.place)?;
        Some([characters(source, span.start), characters(source, span.end)])
    });
    let start = fault.span.as_ref().map(|span| span.start).filter(|_| fault.place == Place::Sheet);
    let line = start.zip(sources.get(fault.place)).map(|(start, source)| line(source, start));
    ErrorDetail {
        line,
        code: fault.kind.code().to_owned(),
        message: brief(&told.message),
        clause: fault.kind.clause().map(|clause| clause.to_string()),
        span,
        input: (fault.place != Place::Call).then(|| fault.place.name().to_owned()),
        hint: told.hint.map(|hint| brief(&hint)),
    }
}

fn snippet(fault: &Fault, sources: &Sources, text: &dyn Text, renderer: &Renderer) -> String {
    let told = text.fault(&fault.kind);
    let source = fault.span.as_ref().zip(sources.get(fault.place));
    // Where there is nothing to point at, the input is named; a hand names itself.
    let named = source.is_some() || matches!(fault.place, Place::Call | Place::Hand | Place::RulesFile | Place::Sheet);
    let message = if named { told.message } else { format!("{}: {}", text.place(fault.place), told.message) };
    let title = Level::ERROR.with_name(text.words().error).primary_title(brief(&message));
    let title = match fault.kind.clause() {
        Some(clause) => title.id(clause.id()),
        None => title,
    };
    let mut group = Group::with_title(title);
    if let Some((span, source)) = source {
        let (source, span, line) =
            if fault.place == Place::Sheet { lines(source, span) } else { (source, span.clone(), 1) };
        let shown =
            in_place(source, matches!(fault.place, Place::RulesFile | Place::Hand | Place::Sheet | Place::Options));
        let annotation = AnnotationKind::Primary.span(span_in_place(source, &shown, &span)).label(brief(&told.label));
        let snippet = Snippet::source(shown).path(text.place(fault.place)).line_start(line);
        group = group.element(snippet.annotation(annotation));
    }
    renderer.render(&[with_hint(group, told.hint.as_deref(), text)])
}

/// The lines of a long text that a span lies in, the span within them, and the number of the first.
fn lines<'a>(source: &'a str, span: &Range<usize>) -> (&'a str, Range<usize>, usize) {
    let start = source[..span.start].rfind('\n').map_or(0, |at| at + 1);
    let end = source[span.end..].find('\n').map_or(source.len(), |at| span.end + at);
    (&source[start..end], span.start - start..span.end - start, line(source, start))
}

/// The number of the line that a byte lies in, counted from 1.
fn line(source: &str, at: usize) -> usize {
    1 + source[..at].matches('\n').count()
}

fn with_hint<'a>(group: Group<'a>, hint: Option<&str>, text: &dyn Text) -> Group<'a> {
    match hint {
        Some(hint) => group.element(Level::HELP.with_name(text.words().hint).message(brief(hint))),
        None => group,
    }
}
