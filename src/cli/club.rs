//! Finds the club's rules file: on the command line, in the environment, or in the user's configuration folder.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// The environment variable that names the club's rules file.
const VARIABLE: &str = "OKEY_RULES";

/// The values that mean "no rules file", in English and Turkish.
pub(super) const WITHOUT: [&str; 2] = ["none", "yok"];

/// Returns the rules file to use, or `None` if no file applies. `asked` is the value of the option `--rules`.
pub(super) fn rules(asked: Option<&OsStr>) -> Option<PathBuf> {
    let named = asked.map(OsString::from).or_else(|| env::var_os(VARIABLE).filter(|path| !path.is_empty()));
    match named {
        Some(path) if WITHOUT.iter().any(|without| path == *without) => None,
        Some(path) => Some(path.into()),
        // The file in the configuration folder may be missing. A file that the user names must exist.
        None => folder().map(|folder| folder.join("okey").join("rules.toml")).filter(|path| path.exists()),
    }
}

/// Returns the user's configuration folder on this platform.
fn folder() -> Option<PathBuf> {
    let at = |variable: &str| env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || at("HOME");
    if cfg!(windows) {
        at("APPDATA")
    } else if cfg!(target_os = "macos") {
        at("XDG_CONFIG_HOME").or_else(|| Some(home()?.join("Library/Application Support")))
    } else {
        at("XDG_CONFIG_HOME").or_else(|| Some(home()?.join(".config")))
    }
}
