//! The README's examples are real: every call in it prints what stands below it.

use crate::command::{assert_current, root, run, words};

/// What a person would see of a call: standard output, then standard error.
fn shown(call: &str) -> String {
    let words = words(call);
    let args: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
    let output = run(&args);
    let bytes = [output.stdout, output.stderr].concat();
    String::from_utf8(bytes).expect("UTF-8").trim_end().to_owned()
}

/// Compares the outputs in a text with what its calls print today; says how many calls there are.
fn examples_current(name: &str) -> usize {
    let path = root().join(name);
    let text = std::fs::read_to_string(&path).expect("a text");
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
    assert_current(&path, &fresh);
    examples
}

#[test]
fn examples_are_real() {
    assert!(examples_current("README.md") > 5, "the examples are found");
    assert_eq!(examples_current("docs/hapis.md"), 4);
}

#[test]
fn the_first_command_is_the_main_job() {
    let text = std::fs::read_to_string(root().join("README.md")).expect("the README");
    let line = text.lines().find_map(|line| line.strip_prefix("cargo run --release --quiet -- ")).expect("the command");
    let words = words(line);
    let output = run(&words.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(output.status.code(), Some(0));
}
