//! `okey batch`: one question for every line of a stream.

use std::fs::{self, File};
use std::io::{self, Write};
use std::num::NonZero;
use std::thread;

use clap::ArgMatches;

use crate::cli::Status;
use crate::cli::args::COMMANDS;
use crate::cli::batch::{Asker, Packing, Part, Pipeline, Progress, QUESTIONS, Signals, Step};
use crate::cli::failure::Failure;
use crate::cli::input::Input;
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::text::{Misuse, Text, text};
use crate::report::BatchSummary;

/// The most that is written at once, in bytes: so much goes through a pipe as a whole, even if the program is killed.
const WHOLE: usize = 4096;

pub(in crate::cli) fn run(matches: &ArgMatches, manner: Manner, output: &mut Output) -> Result<Status, Failure> {
    let named = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let name = named("question").unwrap_or_default();
    let spec = COMMANDS.iter().find(|spec| spec.names().any(|each| each == name));
    let question = QUESTIONS.iter().find(|question| spec.is_some_and(|spec| spec.name == question.name));
    let question = question.ok_or(Failure::Misuse(Misuse::NoCommand))?;
    let asker = Asker { question, defaults: Input::defaults(matches, question.usual)?, language: manner.language };
    let path = named("file").filter(|&path| path != "-");
    let file = path.map(opened).transpose()?;
    let mut progress = Progress::of(file.as_ref(), named("output").is_some());
    let from = match file {
        Some(file) => progress.counting(file),
        None => progress.counting(io::stdin()),
    };
    let from = progress.counting_lines(Packing::of(named("decompress"), path).unpack(from));
    let packing = Packing::of(named("compress"), named("output"));
    let mut answers = Answers::new(named("output"), path, packing, output)?;

    let pipeline =
        Pipeline::start(from, asker, packing, jobs(matches), matches.get_flag("fail-fast"), Signals::watch())
            .map_err(Failure::Threads)?;
    let text = text(manner.language);
    let ended = answers.write_all(pipeline, matches.get_flag("fail-fast"), path, &mut progress, text);
    progress.clear();
    if matches.get_flag("summary") {
        summarize(&answers, &progress, manner, text);
    }
    ended.map(|()| (answers.refused == 0).into())
}

fn opened(path: &str) -> Result<File, Failure> {
    let unreadable =
        |error: io::Error| Failure::ReadLines { path: Some(path.to_owned()), reason: error.to_string(), lines: None };
    let file = File::open(path).map_err(unreadable)?;
    if file.metadata().is_ok_and(|data| data.is_dir()) {
        return Err(unreadable(io::ErrorKind::IsADirectory.into()));
    }
    Ok(file)
}

/// How many workers there are to be.
fn jobs(matches: &ArgMatches) -> usize {
    const MOST: u64 = 256;
    let asked = matches.get_one::<u64>("jobs").copied().filter(|&jobs| jobs > 0);
    asked
        .and_then(|jobs| usize::try_from(jobs.min(MOST)).ok())
        .unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get))
}

/// Where the answers go, and how many have gone there.
struct Answers<'a> {
    to: Box<dyn Write + 'a>,
    /// The file begun for them, where there is one, and how many of its bytes are whole lines or packed parts.
    file: Option<File>,
    whole: u64,
    path: Option<String>,
    packing: Packing,
    lines: u64,
    refused: u64,
}

impl<'a> Answers<'a> {
    /// Begins the file asked for, which must not be the one that is read; else standard output.
    fn new(path: Option<&str>, from: Option<&str>, packing: Packing, output: &'a mut Output) -> Result<Self, Failure> {
        let file = match path {
            None => None,
            Some(path) => {
                let real = |path: &str| fs::canonicalize(path).ok();
                if from.is_some_and(|from| real(from).is_some() && real(from) == real(path)) {
                    return Err(Failure::SameFile { path: path.to_owned() });
                }
                let unwritable = |error: io::Error| Failure::WriteLines {
                    path: Some(path.to_owned()),
                    reason: error.to_string(),
                    lines: None,
                };
                Some(File::create(path).map_err(unwritable)?)
            }
        };
        let again = file.as_ref().and_then(|file| file.try_clone().ok());
        let to: Box<dyn Write> = match file {
            Some(file) => Box::new(file),
            None => Box::new(output.bytes()),
        };
        Ok(Self { to, file: again, whole: 0, path: path.map(str::to_owned), packing, lines: 0, refused: 0 })
    }

    /// Writes what the pipeline answers, until it ends.
    fn write_all(
        &mut self,
        mut pipeline: Pipeline,
        fail_fast: bool,
        from: Option<&str>,
        progress: &mut Progress,
        text: &dyn Text,
    ) -> Result<(), Failure> {
        loop {
            match pipeline.next() {
                Step::Part(part) => {
                    self.write(&part)?;
                    if fail_fast && part.refused > 0 {
                        return Ok(());
                    }
                }
                Step::Waiting => {}
                Step::Done => return self.end(),
                Step::Stopped(signal) => return Err(Failure::Stopped { signal, lines: self.lines }),
                Step::Unreadable(error) => {
                    self.end()?;
                    let (path, reason) = (from.map(str::to_owned), error.to_string());
                    return Err(Failure::ReadLines { path, reason, lines: Some(self.lines) });
                }
                Step::Broken => {
                    let detail = "a thread ended before its work did".to_owned();
                    return Err(Failure::Misuse(Misuse::Other { detail }));
                }
            }
            progress.show(self.lines, text);
        }
    }

    /// Writes a part: plain, in pieces of whole lines; packed, as the whole it is.
    fn write(&mut self, part: &Part) -> Result<(), Failure> {
        let mut rest = part.bytes.as_slice();
        while !rest.is_empty() {
            let piece = if self.packing == Packing::None { whole_lines(rest) } else { rest.len() };
            if let Err(error) = self.to.write_all(&rest[..piece]).and_then(|()| self.to.flush()) {
                if self.packing == Packing::None {
                    let written = &part.bytes[..part.bytes.len() - rest.len()];
                    self.lines += memchr::memchr_iter(b'\n', written).count() as u64;
                }
                return Err(self.unwritable(error));
            }
            self.whole += piece as u64;
            rest = &rest[piece..];
        }
        self.lines += part.lines;
        self.refused += part.refused;
        Ok(())
    }

    /// A packed stream has something in it even if there was no line.
    fn end(&mut self) -> Result<(), Failure> {
        if self.lines > 0 || self.packing == Packing::None {
            return Ok(());
        }
        let nothing = self.packing.nothing().and_then(|bytes| self.to.write_all(&bytes)).and_then(|()| self.to.flush());
        nothing.map_err(|error| self.unwritable(error))
    }

    /// Why no more is written. A disk that fills up may have taken a piece of a line: it is taken out of the file again.
    fn unwritable(&self, error: io::Error) -> Failure {
        // A device has no length to set, and what failed is told anyway.
        let _ = self.file.as_ref().map(|file| file.set_len(self.whole));
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::Write(error);
        }
        Failure::WriteLines { path: self.path.clone(), reason: error.to_string(), lines: Some(self.lines) }
    }
}

/// How many bytes the next lines have that can be written as a whole; a long line is written alone.
fn whole_lines(text: &[u8]) -> usize {
    if text.len() <= WHOLE {
        return text.len();
    }
    let end = memchr::memrchr(b'\n', &text[..WHOLE]).or_else(|| memchr::memchr(b'\n', text));
    end.map_or(text.len(), |end| end + 1)
}

fn summarize(answers: &Answers<'_>, progress: &Progress, manner: Manner, text: &dyn Text) {
    let (lines, refused, seconds) = (answers.lines, answers.refused, progress.seconds());
    let said = if manner.json {
        let answered = lines - refused;
        let summary = BatchSummary { schema: "okey.summary/1", lines, answered, refused, seconds };
        serde_json::to_string(&summary).unwrap_or_default()
    } else {
        text.summary(lines, refused, seconds, progress.rate(lines))
    };
    // If standard error is closed, there is nobody to tell.
    let _ = writeln!(io::stderr().lock(), "{said}");
}
