//! The committed manual pages, completion scripts and schemas equal those that the program generates.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use okey::Language;

use crate::command::{assert_current, root, run, text_of};

const SCHEMAS: &str = "\
    check melds pairs waits advise open score sheet converted judge replay rules simulate view label deal summary \
    hapis-show hapis-moves hapis-risk hapis-choose hapis-trap hapis-score hapis-replay hapis-arena hapis-thesis batch \
    batch-line score-line error";
const SHELLS: [(&str, &str); 5] = [
    ("bash", "okey.bash"),
    ("elvish", "okey.elv"),
    ("fish", "okey.fish"),
    ("powershell", "_okey.ps1"),
    ("zsh", "_okey"),
];

fn written(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "okey {args:?} fails");
    text_of(output.stdout)
}

fn assert_only(folder: &Path, files: &BTreeSet<PathBuf>) {
    let found = fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path());
    let strays: Vec<PathBuf> = found.filter(|path| path.is_file() && !files.contains(path)).collect();
    assert!(strays.is_empty(), "nothing writes these files: {strays:?}");
}

/// Returns the names of all commands. The commands of a group such as `hapis` follow it, as `hapis-show`.
fn commands() -> Vec<String> {
    let mut names = Vec::new();
    for command in okey::cli::command(Language::En).get_subcommands() {
        names.push(command.get_name().to_owned());
        names.extend(command.get_subcommands().map(|own| format!("{}-{}", command.get_name(), own.get_name())));
    }
    names
}

#[test]
fn manual_pages_are_current() {
    for (language, folder) in [("en", root().join("man")), ("tr", root().join("man/tr"))] {
        let mut files = BTreeSet::new();
        let path = folder.join("okey.1");
        assert_current(&path, &written(&["man", "--lang", language]));
        files.insert(path);
        for command in commands() {
            let path = folder.join(format!("okey-{command}.1"));
            assert_current(&path, &written(&["man", &command, "--lang", language]));
            files.insert(path);
        }
        assert_only(&folder, &files);
    }
}

#[test]
fn the_book_is_current() {
    for (language, name) in [("en", "docs/RULES.md"), ("tr", "docs/KURALLAR.md")] {
        assert_current(&root().join(name), &written(&["rules", "--format", "markdown", "--lang", language]));
    }
}

/// Every clause whose sources disagree has a page in each language, and the README of the folder lists these pages.
#[test]
fn the_pages_of_disputes_are_current() {
    let disputed: Vec<_> = okey::rules::entries().filter(|entry| entry.dispute.is_some()).collect();
    assert!(disputed.len() > 20);
    for (language, folder, title, about) in [
        (
            Language::En,
            "docs/rules",
            "Disputed rules",
            "The sources disagree about these rules. Each page shows every version of the rule, with its sources.",
        ),
        (
            Language::Tr,
            "docs/kurallar",
            "Tartışmalı kurallar",
            "Bu kurallarda kaynaklar birbirini tutmuyor. Her sayfada kuralın bütün biçimleri ve kaynakları yazılıdır.",
        ),
    ] {
        let folder = root().join(folder);
        let link = match language {
            Language::Tr => |id: &str| format!("[English](../rules/{id}.md) · [Kaynaklar ve oyunlar](../KURALLAR.md)"),
            _ => |id: &str| format!("[Türkçe](../kurallar/{id}.md) · [Sources and profiles](../RULES.md)"),
        };
        let mut list = format!("# {title}\n\n{}\n\n{about}\n\n", link("README"));
        let mut files = BTreeSet::from([folder.join("README.md")]);
        for entry in &disputed {
            let id = entry.clause.id();
            writeln!(list, "* [{id}: {}]({id}.md)", entry.title.get(language)).expect("a string takes all");
            let page = written(&["rules", id, "--format", "markdown", "--lang", language.name()]);
            let path = folder.join(format!("{id}.md"));
            assert_current(&path, &format!("{}\n\n{page}", link(id)));
            files.insert(path);
        }
        assert_current(&folder.join("README.md"), &list);
        assert_only(&folder, &files);
    }
}

#[test]
fn every_schema_is_printed() {
    assert_eq!(written(&["schema"]).lines().collect::<Vec<_>>().join(" "), SCHEMAS);
    let folder = root().join("schema");
    let mut files = BTreeSet::new();
    for topic in SCHEMAS.split(' ') {
        let path = folder.join(format!("{topic}.json"));
        assert_eq!(fs::read_to_string(&path).expect("a schema"), written(&["schema", topic]), "{topic}");
        files.insert(path);
    }
    assert_only(&folder, &files);
}

#[test]
fn completions_are_current() {
    let folder = root().join("completions");
    let mut files = BTreeSet::new();
    for (shell, name) in SHELLS {
        let path = folder.join(name);
        assert_current(&path, &written(&["completions", shell]));
        files.insert(path);
    }
    assert_only(&folder, &files);
}
