//! Where a club's own rules are found: where the call says, else where the environment or the user's folder has them.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// The variable that names a rules file.
const VARIABLE: &str = "OKEY_RULES";

/// What stands for no file, in either language.
pub(super) const WITHOUT: [&str; 2] = ["none", "yok"];

/// The rules file of a call whose `--rules` says this; `None` where there is none.
pub(super) fn rules(asked: Option<&OsStr>) -> Option<PathBuf> {
    let named = asked.map(OsString::from).or_else(|| env::var_os(VARIABLE).filter(|path| !path.is_empty()));
    match named {
        Some(path) if WITHOUT.iter().any(|without| path == *without) => None,
        Some(path) => Some(path.into()),
        // Only a file that nobody named may be missing.
        None => folder().map(|folder| folder.join("okey").join("rules.toml")).filter(|path| path.exists()),
    }
}

/// The folder where the platform keeps what its user has set.
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
