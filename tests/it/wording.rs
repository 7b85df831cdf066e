//! Messages and help use plain words, and never call a player "he".

use std::fs;
use std::path::{Path, PathBuf};

/// Words and phrases that sentences for people must not contain.
const AVOIDED: &str = "whoever|whomever|whatever|nobody|somebody|someone|untold|anew|beside|dearest|he|\
     him|his|so many|of which|by means of|not told|is told|are told|was told|is said|are said|söylenmedi|söylendi|\
     bu sırada|aynı sırada";

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn literals(source: &str) -> Vec<String> {
    let mut literals = Vec::new();
    for line in source.replace("'\"'", "").replace("\\\n", "").lines() {
        let mut characters = line.chars().peekable();
        let mut literal: Option<String> = None;
        while let Some(character) = characters.next() {
            match (&mut literal, character) {
                (None, '/') if characters.peek() == Some(&'/') => break,
                (None, '"') => literal = Some(String::new()),
                (None, _) => {}
                (Some(text), '\\') => {
                    text.extend(characters.next().map(|escaped| if escaped == 'n' { ' ' } else { escaped }));
                }
                (Some(_), '"') => literals.extend(literal.take()),
                (Some(text), other) => text.push(other),
            }
        }
        assert!(literal.is_none(), "a literal goes on: {line}");
    }
    literals
}

/// Returns the text as lower-case words with a single space before and after each.
fn as_words(text: &str) -> String {
    let words = text.split(|character: char| !character.is_alphanumeric() && character != '_');
    format!(" {} ", words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ").to_lowercase())
}

#[test]
fn sentences_are_in_plain_words() {
    let sources = ["src/text", "src/cli/text"].map(|folder| files(Path::new(folder))).concat();
    let literals: Vec<String> =
        sources.iter().flat_map(|path| literals(&fs::read_to_string(path).expect("a file"))).collect();
    assert!(literals.len() > 2000, "only {} texts were read", literals.len());
    // "of which" is normal in a question.
    let odd: Vec<(&str, &String)> = literals
        .iter()
        .filter(|text| !text.ends_with('?'))
        .flat_map(|text| {
            AVOIDED
                .split('|')
                .filter(|word| as_words(text).contains(&format!(" {word} ")))
                .map(move |word| (word, text))
        })
        .collect();
    assert!(odd.is_empty(), "{odd:#?}");
}
