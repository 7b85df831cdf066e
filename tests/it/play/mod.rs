//! `okey play` at the terminal: what it prints, which actions it accepts, and what it records.

mod commands;
mod ends;
mod guidance;
mod hints;
pub(crate) mod keeping;
mod killed;
mod lines;
mod looks;
mod owners;
mod rack;
mod result;
mod screen;
mod sentences;
mod undo;

use std::fs;
use std::path::PathBuf;
use std::process::Output;
use std::sync::LazyLock;

use crate::command::{folder, run, run_with, text_of};

static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| folder("play"));

/// Returns the path of a file for a test, and removes the file if it exists.
pub(crate) fn file(name: &str) -> PathBuf {
    let path = FOLDER.join(name);
    let _ = fs::remove_file(&path);
    path
}

pub(crate) fn output_text(output: &Output) -> String {
    text_of(output.stdout.clone())
}

pub(crate) fn error_text(output: &Output) -> String {
    text_of(output.stderr.clone())
}

/// A hand that a test resumes: some tiles of each rack, and the top of the stock.
struct Dealt<'a> {
    variant: &'a str,
    set: &'a str,
    racks: [&'a str; 4],
    starter: usize,
    stock: &'a str,
    lines: &'a [&'a str],
}

const NAMES: [&str; 4] = ["Ali", "Ayşe", "Veli", "Can"];

impl Dealt<'_> {
    /// Returns the record of the hand. The indicator is R5 and a person sits at the first seat. All other tiles are
    /// dealt in a fixed order.
    fn record(&self) -> String {
        let mut rest: Vec<String> = ["K", "R", "B", "Y"]
            .iter()
            .flat_map(|colour| (1..=13).map(move |number| format!("{colour}{number}")))
            .flat_map(|tile| [tile.clone(), tile])
            .chain(["J*", "J*"].map(str::to_owned))
            .collect();
        let mut take = |tile: &str| {
            let at = rest.iter().position(|other| other == tile).unwrap_or_else(|| panic!("no {tile} is left"));
            rest.remove(at)
        };
        take("R5");
        let mut racks = self.racks.map(|rack| rack.split(' ').filter(|tile| !tile.is_empty()).map(&mut take).collect());
        let mut stock: Vec<String> = self.stock.split(' ').filter(|tile| !tile.is_empty()).map(&mut take).collect();
        let count = rest.len();
        let mut others: Vec<String> = (0..count).map(|at| rest[(at * 37 + 11) % count].clone()).collect();
        let size = if self.variant.starts_with("101") { 21 } else { 14 };
        for (seat, rack) in racks.iter_mut().enumerate() {
            let rack: &mut Vec<String> = rack;
            let more = size + usize::from(seat == self.starter) - rack.len();
            rack.extend(others.drain(..more));
        }
        stock.extend(others);
        let mut lines = vec!["record 1".to_owned(), format!("game {}", self.variant)];
        lines.extend((!self.set.is_empty()).then(|| format!("set {}", self.set)));
        lines.extend(["about seed 1", "about seats person,nearest,nearest,nearest"].map(str::to_owned));
        lines.extend([format!("players {}", NAMES.join(" ")), String::new()]);
        lines.extend([format!("hand starts {}", NAMES[self.starter]), "indicator R5".to_owned()]);
        lines.extend(NAMES.iter().zip(&racks).map(|(name, rack)| format!("rack {name} {}", rack.join(" "))));
        lines.push(format!("stock {}", stock.join(" ")));
        lines.extend(self.lines.iter().map(|&line| line.to_owned()));
        lines.join("\n") + "\n"
    }

    /// Resumes the hand with these input lines. Returns the output and the hand's lines in the record.
    fn played(&self, name: &str, typed: &str, options: &[&str]) -> (String, String) {
        let path = file(name);
        fs::write(&path, self.record()).expect("a record");
        let path = path.to_string_lossy().into_owned();
        let output = run_with(&[&["play", "--resume", &path][..], options].concat(), typed.as_bytes());
        assert!(matches!(output.status.code(), Some(0 | 1)), "{}{}", output_text(&output), error_text(&output));
        let text = fs::read_to_string(&path).expect("a record");
        let hand = text.split_once("\nstock ").expect("a stock").1.split_once('\n').expect("lines").1.to_owned();
        (output_text(&output), hand)
    }
}

/// Runs `okey replay` on a record that a test has written. Returns the exit code and the output.
fn refereed(name: &str) -> (Option<i32>, String) {
    let output = run(&["replay", &FOLDER.join(name).to_string_lossy()]);
    (output.status.code(), output_text(&output))
}
