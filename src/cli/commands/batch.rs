//! `okey batch`: answers one question for every line of a stream.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde_json::Value;

use crate::cli::attempt::{Attempt, InAttempt};
use crate::cli::batch::{AnswerPart, AnswerTarget, Pipeline, PipelineEvent, Progress, Signals};
use crate::cli::escape::shown_path;
use crate::cli::failure::{CallFault, Failure};
use crate::cli::input::jobs;
use crate::cli::output::Output;
use crate::cli::packing::{Packing, unpacked};
use crate::cli::presentation::Presentation;
use crate::cli::{Answered, input};
use crate::oracle::diagnostic::{Place, Refusal};
use crate::oracle::fault::AskFault;
use crate::oracle::{QuestionName, SCHEMAS, json, usual_variant};
use crate::report::BatchSummary;
use crate::words::{Language, Named, suggest};
use crate::{Defaults, Oracle, sort};

/// The maximum number of bytes of plain text per write, unless a single line is longer. A write of this size to a pipe
/// is atomic on Linux, so killing the program leaves no incomplete line.
const WHOLE: usize = 4096;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let named = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let path = |name: &str| matches.get_one::<OsString>(name).filter(|path| *path != "-").map(Path::new);
    let question = named("question").and_then(Oracle::question_named);
    let defaults =
        Defaults { question, language: output.language(), ..input::defaults(matches, usual_variant(question))? };
    check_fields(&defaults.fields)?;
    let fail_fast = matches.get_flag("fail-fast");

    let lines = Lines::opened(path("file"), output)?;
    let (own, presentation) = (output.own(), output.presentation);
    let packing = Packing::of(named("compress"), path("output")).unwrap_or(Packing::None);
    let mut answers = Answers::new(path("output"), &lines, packing, output)?;
    let signals = if own { watched(presentation) } else { Signals::default() };
    let mut progress = Progress::of(lines.file.as_ref(), own, path("output").is_some());
    let packed = Packing::of(named("decompress"), lines.path.as_deref());
    let from = unpacked(progress.counting(lines.from), packed);
    let from = progress.counting_lines(Box::new(from));
    let pipeline = Pipeline::start(from, defaults, packing, jobs(matches), fail_fast, signals.clone());
    let language = presentation.language;
    let ended = match pipeline {
        Ok(pipeline) => {
            answers.write_all(pipeline, &signals, fail_fast, lines.path.as_deref(), &mut progress, language)
        }
        Err(error) => Err(Failure::Call(CallFault::NoThreads { reason: error.to_string() })),
    };
    progress.clear();
    if ended.is_err() {
        answers.to.abandon();
    }
    let Answers { lines, refused, writes_errors, .. } = answers;
    output.verdict(refused == 0 && !writes_errors);
    if matches.get_flag("summary") {
        output.write_error(&summary(lines, refused, &progress, presentation.is_json(), language));
    }
    ended
}

/// Checks the names in `--fields`. Fails if one of them is not a field of any answer.
fn check_fields(names: &[String]) -> Result<(), Failure> {
    if names.is_empty() {
        return Ok(());
    }
    let is_answer = |name: &str| QuestionName::NAMES.contains(&name) || ["sheet", "converted"].contains(&name);
    let mut all: Vec<String> = vec!["id".to_owned(), "text".to_owned()];
    for (_, schema) in SCHEMAS.iter().filter(|(name, _)| is_answer(name)) {
        let schema: Value = serde_json::from_str(schema).expect("a schema is JSON");
        let fields = schema["properties"].as_object().into_iter().flatten().map(|(field, _)| field.clone());
        all.extend(fields);
    }
    let all = sort::distinct(all);
    let Some(name) = names.iter().find(|name| !all.contains(name)) else { return Ok(()) };
    let nearest = suggest(name, all.iter().map(String::as_str)).map(str::to_owned);
    Err(Refusal::of(AskFault::UnknownField { field: name.clone(), nearest, all }, Place::Call).into())
}

/// Starts to watch for signals: the first one stops the program cleanly, the second one ends it at once.
fn watched(presentation: Presentation) -> Signals {
    Signals::watch(move |signal, lines| {
        let text = Failure::Stopped { signal, lines }.to_text(presentation, true);
        let _ = io::Write::write_all(&mut io::stderr(), format!("{text}\n").as_bytes());
    })
}

struct Lines {
    from: Box<dyn Read + Send>,
    /// A second handle on the input, or `None` if the input is not a file.
    file: Option<File>,
    path: Option<PathBuf>,
}

impl Lines {
    fn opened(path: Option<&Path>, output: &mut Output) -> Result<Self, Failure> {
        let Some(path) = path else {
            let (from, file) = output.take_input();
            return Ok(Self { from, file, path: None });
        };
        let reading = || reading(Some(path), None);
        let file = File::open(path).attempt(reading)?;
        if file.metadata().is_ok_and(|data| data.is_dir()) {
            return Err(Failure::attempted(reading(), &io::ErrorKind::IsADirectory.into()));
        }
        let again = file.try_clone().attempt(reading)?;
        Ok(Self { from: Box::new(file), file: Some(again), path: Some(path.to_owned()) })
    }
}

struct Answers<'a> {
    to: AnswerTarget<'a>,
    packing: Packing,
    lines: u64,
    refused: u64,
    /// True while answers that contain errors are being written. If that write fails, the exit code must still report
    /// the errors.
    writes_errors: bool,
}

impl<'a> Answers<'a> {
    /// Opens the file at `path`, or standard output. Fails if the questions come from the same file.
    fn new(path: Option<&Path>, lines: &Lines, packing: Packing, output: &'a mut Output) -> Result<Self, Failure> {
        let to = if let Some(path) = path {
            AnswerTarget::named(path.to_owned()).attempt(|| writing(Some(path), None))?
        } else {
            let file = output.file();
            AnswerTarget::standard(output.bytes(), file)
        };
        if lines.file.as_ref().is_some_and(|file| to.is(file, lines.path.as_deref())) {
            let path = path.or(lines.path.as_deref()).map(shown_path);
            return Err(Failure::Call(CallFault::SameFile { path }));
        }
        Ok(Self { to, packing, lines: 0, refused: 0, writes_errors: false })
    }

    fn write_all(
        &mut self,
        mut pipeline: Pipeline,
        signals: &Signals,
        fail_fast: bool,
        from: Option<&Path>,
        progress: &mut Progress,
        language: Language,
    ) -> Result<(), Failure> {
        loop {
            match pipeline.next() {
                PipelineEvent::Part(part) => {
                    self.write(&part, signals)?;
                    if fail_fast && !part.refused.is_empty() {
                        return Ok(());
                    }
                }
                PipelineEvent::Waiting => {}
                PipelineEvent::Done => return self.end(),
                PipelineEvent::Stopped(signal) => return Err(self.stopped(signal, signals)),
                PipelineEvent::Unreadable(error) => {
                    if self.lines > 0 {
                        self.end()?;
                    }
                    return Err(Failure::attempted(reading(from, Some(self.lines)), &error));
                }
                PipelineEvent::Broken => return Err(Failure::Call(CallFault::ThreadEnded)),
            }
            progress.show(self.lines, language);
        }
    }

    /// Writes one part of the answers: plain text in pieces of whole lines, compressed data in one piece.
    fn write(&mut self, part: &AnswerPart, signals: &Signals) -> Result<(), Failure> {
        self.writes_errors = !part.refused.is_empty();
        let before = (self.lines, self.refused);
        let mut rest = part.bytes.as_slice();
        while !rest.is_empty() {
            // Look for signals before each write, because a write may block forever if no program reads the pipe.
            if let Some(signal) = signals.came() {
                return Err(self.stopped(signal, signals));
            }
            let (piece, lines) = match self.packing {
                Packing::None => {
                    let piece = whole_lines(rest);
                    (piece, memchr::memchr_iter(b'\n', &rest[..piece]).count() as u64)
                }
                Packing::Gzip | Packing::Zstd => (rest.len(), part.lines),
            };
            let held = signals.writing();
            self.to.write(&rest[..piece]).map_err(|error| self.unwritable(error))?;
            self.lines += lines;
            self.refused = before.1 + part.refused.partition_point(|&at| before.0 + at < self.lines) as u64;
            signals.written(self.lines);
            drop(held);
            rest = &rest[piece..];
        }
        self.writes_errors = false;
        Ok(())
    }

    /// Finishes the output. If no line was written, compressed output gets a compressed empty text, because an empty
    /// file is not a valid compressed file.
    fn end(&mut self) -> Result<(), Failure> {
        if self.lines > 0 || self.packing == Packing::None {
            return self.to.end().map_err(|error| self.unwritable(error));
        }
        // A compressed stream is valid only if something was written.
        let nothing = self.packing.pack(Vec::new()).and_then(|bytes| self.to.write(&bytes));
        nothing.map_err(|error| self.unwritable(error))
    }

    fn stopped(&self, signal: i32, signals: &Signals) -> Failure {
        signals.end();
        Failure::Stopped { signal, lines: self.lines }
    }

    fn unwritable(&self, error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::Write(error);
        }
        Failure::attempted(writing(self.to.path(), Some(self.lines)), &error)
    }
}

/// Returns the attempt to read the stream after `lines` answered lines.
fn reading(path: Option<&Path>, lines: Option<u64>) -> Attempt {
    Attempt::Read { path: path.map(shown_path), lines }
}

/// Returns the attempt to write answers after `lines` written lines.
fn writing(path: Option<&Path>, lines: Option<u64>) -> Attempt {
    Attempt::WriteAnswers { path: path.map(shown_path), lines }
}

/// Returns the number of bytes to write next: as many whole lines as fit into [`WHOLE`] bytes, or one longer line.
fn whole_lines(text: &[u8]) -> usize {
    if text.len() <= WHOLE {
        return text.len();
    }
    let end = memchr::memrchr(b'\n', &text[..WHOLE]).or_else(|| memchr::memchr(b'\n', text));
    end.map_or(text.len(), |end| end + 1)
}

fn summary(lines: u64, refused: u64, progress: &Progress, json: bool, language: Language) -> String {
    let seconds = progress.seconds();
    if json {
        let answered = lines - refused;
        json::text(&BatchSummary { schema: "okey.summary/1", lines, answered, refused, seconds })
    } else {
        language.batch_summary(lines, refused, seconds, progress.rate(lines))
    }
}
