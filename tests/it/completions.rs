//! In bash, the completion script of the program suggests the right words for a command line.
#![cfg(unix)]

use std::path::Path;
use std::process::Command;

use crate::command::{root, text_of};

/// Returns the suggestions for the last word of this command line.
fn offered(words: &[&str]) -> Vec<String> {
    // Bash splits `--option=value` into three words and completes the last one.
    let script = r#"
        source completions/okey.bash
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); word="${COMP_WORDS[COMP_CWORD]}"
        [[ "${word}" == "=" ]] && word=""
        _okey_words okey "${word}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\n' "${COMPREPLY[@]}"
    "#;
    let output = Command::new("bash")
        .args(["--norc", "-c", script, "bash"])
        .args(words)
        .current_dir(root())
        .output()
        .expect("bash starts");
    assert!(output.stderr.is_empty(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    text_of(output.stdout).lines().map(str::to_owned).collect()
}

#[test]
fn bash_offers_names_and_values() {
    if !Path::new("/bin/bash").exists() && !Path::new("/usr/bin/bash").exists() {
        return;
    }
    let cases: &[(&[&str], &[&str])] = &[
        (&["okey", "kont"], &["kontrol"]),
        (&["okey", "adv"], &["advise"]),
        (&["okey", "kontrol", "--ind"], &["--indicator"]),
        (&["okey", "check", "--variant", "ya"], &["yaygın", "yaygin"]),
        (&["okey", "hakem", "finish", "x", "--variant", "101"], &["101", "101-team"]),
        (&["okey", "check", "--variant", "=", "okey-"], &["okey-house", "okey-pot"]),
        (&["okey", "open", "--set", "false"], &["false_joker=okey", "false_joker=indicator", "false_joker=wild"]),
        (&["okey", "open", "--set", "false_joker", "=", "w"], &["wild"]),
        (&["okey", "open", "--set", "false_joker", "="], &["okey", "indicator", "wild"]),
        (&["okey", "open", "--set", "open.s"], &["open.sum="]),
        (&["okey", "rules", "indicator.r"], &["indicator.redraw"]),
        (&["okey", "rules", "--profile", "can"], &["canak"]),
        (&["okey", "judge", "swa"], &["swap"]),
        (&["okey", "hakem", "yand"], &["yandan"]),
        (&["okey", "judge", "foul", "playable-"], &["playable-discard"]),
        (&["okey", "hakem", "ceza", "islek-"], &["islek-atma"]),
        (&["okey", "hakem", "bitis", "K1", "--opened", "s"], &["series", "seri"]),
        (&["okey", "batch", "wai"], &["waits"]),
        (&["okey", "schema", "mel"], &["melds"]),
        (&["okey", "check", "--lang", ""], &["en", "tr"]),
    ];
    for (words, expected) in cases {
        assert_eq!(&offered(words), expected, "{words:?}");
    }
}

#[test]
fn other_shells_list_the_same_values() {
    for script in ["_okey", "okey.fish"] {
        let text = std::fs::read_to_string(root().join("completions").join(script)).expect("the script");
        for value in ["yuzbir", "false_joker=wild", "indicator.redraw", "islek-atma", "yandan", "kontrol", "seri"] {
            assert!(text.contains(value), "{script} offers {value}");
        }
    }
}
