//! The README and the pages in `docs` are up to date. The text below each command line is what it prints today, and
//! every link has a target.

use std::path::PathBuf;

use crate::command::{assert_current, called, root, run_with, text_of, words};

/// Returns the paths of the four documents in the top folder and of all pages in `docs`.
fn papers() -> Vec<PathBuf> {
    let pages = std::fs::read_dir(root().join("docs")).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut papers: Vec<_> = pages.filter(|path| path.is_file()).collect();
    papers.extend(["README.md", "README.tr.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| root().join(name)));
    papers.sort();
    papers
}

/// Returns what the command line prints on a terminal: standard output, then standard error. The input is empty, or the
/// file named after `<`.
fn shown(call: &str) -> String {
    let call = call.strip_prefix("okey ").expect("a call of the program");
    let output = match call.split_once(" < ") {
        None => called(call, &[]),
        Some((call, file)) => {
            let input = std::fs::read(root().join(file)).expect("an input");
            run_with(&words(call).iter().map(String::as_str).collect::<Vec<_>>(), &input)
        }
    };
    let bytes = [output.stdout, output.stderr].concat();
    text_of(bytes).trim_end().to_owned()
}

/// Asserts that each output in a page is what the command line above it prints today. Returns the number of command
/// lines.
fn examples_current(path: &std::path::Path) -> usize {
    let text = std::fs::read_to_string(path).expect("a text");
    let mut fresh = String::new();
    let mut examples = 0;
    let mut rest = text.as_str();
    while let Some((before, block)) = rest.split_once("```console\n") {
        let (block, after) = block.split_once("```\n").expect("an end of the block");
        let call = block.lines().next().and_then(|line| line.strip_prefix("$ ")).expect("a call");
        fresh.extend([before, "```console\n$ ", call, "\n", &shown(call), "\n```\n"]);
        examples += 1;
        rest = after;
    }
    fresh.push_str(rest);
    assert_current(path, &fresh);
    examples
}

#[test]
fn examples_are_real() {
    let found: Vec<(PathBuf, usize)> =
        papers().into_iter().map(|path| (path.clone(), examples_current(&path))).collect();
    let all: usize = found.iter().map(|(_, examples)| examples).sum();
    assert!(all > 30, "the examples are found: {all}");
    let in_readme = found.iter().any(|(path, examples)| *path == root().join("README.md") && *examples > 5);
    assert!(in_readme, "those of the README are");
}

/// The page on streams shows all questions in `tests/data/questions.jsonl`.
#[test]
fn the_questions_of_a_stream_are_shown() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).expect("a text");
    assert!(read("docs/streams.md").contains(&format!("```json\n{}```", read("tests/data/questions.jsonl"))));
}

/// The picture at the top of each README equals the picture that the first command line of the page draws today.
#[test]
fn pictures_are_current() {
    for (paper, picture) in [("README.md", "docs/hand.svg"), ("README.tr.md", "docs/el.svg")] {
        let text = std::fs::read_to_string(root().join(paper)).expect("a text");
        assert!(text.contains(&format!("]({picture})")), "{paper} shows {picture}");
        let call = text.lines().find_map(|line| line.strip_prefix("$ okey ")).expect("a call");
        let output = called(call, &["--svg", "-"]);
        assert_eq!(output.status.code(), Some(0), "{call}");
        assert_current(&root().join(picture), &text_of(output.stdout));
    }
}

#[test]
fn links_lead_somewhere() {
    let mut found = 0;
    for path in papers() {
        let text = std::fs::read_to_string(&path).expect("a text");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link) {
            let file = link.split('#').next().unwrap_or_default();
            if !file.is_empty() && !file.starts_with("http") {
                let target = path.parent().expect("a folder").join(file);
                assert!(target.exists(), "{}: {link}", path.display());
                found += 1;
            }
        }
    }
    assert!(found > 30, "links are found: {found}");
}

#[test]
fn the_first_command_is_the_main_job() {
    let text = std::fs::read_to_string(root().join("README.md")).expect("the README");
    let line = text.lines().find_map(|line| line.strip_prefix("cargo run -- ")).expect("the command");
    assert_eq!(called(line, &[]).status.code(), Some(0));
}
