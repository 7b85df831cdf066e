//! Internals of the crate that its tests need. They are not part of the public API.

use crate::game::{SEATS, View};
use crate::hand::RoleCounts;
use crate::report::ViewReport;

pub use crate::engine::layouts;
pub use crate::game::laying::growing;
pub use crate::game::players::foresight::Foresight;
pub use crate::game::players::thinker::most_gaining;
pub use crate::game::players::worlds::WorldWeights;
pub use crate::layouts::{GroupShape, Layout, LayoutIter, Layouts, Packed, Packer, RoleSet, RunShape, Shape};
#[cfg(feature = "cli")]
pub use of_the_program::*;

/// Functions that sort lists.
pub mod sort {
    pub use crate::sort::{ascending, by, by_cached_key, by_key, by_number, distinct};
}

/// The model that estimates how much a discard helps the next player.
pub mod danger {
    pub use crate::game::players::danger::{FEATURES, Observations, feature_names, logistic};
}

/// Returns the counts of a hand as bit sets. Accepts counts that no real hand has.
pub fn packed(role_counts: &RoleCounts) -> Packed {
    Packed::of(role_counts)
}

/// Returns one player's view of a hand in play as JSON. In this JSON all players have 0 points.
pub fn view_json(view: &View<'_>) -> String {
    crate::oracle::json::text(&ViewReport::new(view, &[0; SEATS].into()))
}

#[cfg(feature = "cli")]
mod of_the_program {
    use std::io;
    use std::path::Path;

    use crate::cli::args::{GAME_HANDS, GAMES, command};
    use crate::cli::owned_file::OwnedFile;
    use crate::cli::picture::{drawn_within, one_line};
    use crate::cli::text::Words;
    use crate::cli::{bots, input};
    use crate::judge::Claim;
    use crate::oracle::{self, diagnostic};
    use crate::picture::Picture;
    use crate::score::LONGEST_NAME;
    use crate::table::Table;
    use crate::words::Language;
    use crate::{notation, record};

    /// Replaces the text `old` of a file by `new`, as `okey score --add` does. Calls `meanwhile` just before the
    /// replacement, so that a test can change the file at that moment.
    ///
    /// # Errors
    /// Fails if the file was changed or cannot be written.
    pub fn replace_while(path: &Path, old: &str, new: &str, meanwhile: impl FnOnce()) -> io::Result<()> {
        OwnedFile::open(path)?.replace_while(Some(old.as_bytes()), new.as_bytes(), meanwhile)
    }

    /// The limits that the table in `docs/limits.md` must list. Each entry has the text at the start of a table row,
    /// and the number in that row.
    pub const LIMITS: [(&str, u64); 17] = [
        ("text of a hand, a claim, melds", notation::MAX_BYTES as u64),
        ("rules file", notation::MAX_BYTES as u64),
        ("line of a stream", notation::MAX_BYTES as u64),
        ("record, sheet", record::MAX_BYTES as u64),
        ("line of a record, line typed in a game", record::MAX_LINE as u64),
        ("lines of one hand", record::MAX_HAND_LINES as u64),
        ("hands of a record", record::MAX_HANDS as u64),
        ("faults of a record", record::MAX_FAULTS as u64),
        ("faults shown", diagnostic::MOST_SHOWN as u64),
        ("name of a player", LONGEST_NAME as u64),
        ("hands of a game (`play --hands`)", *GAME_HANDS.end()),
        ("hands of a simulation (`simulate --games`)", *GAMES.end()),
        ("answer of a program that plays (`simulate --players`)", bots::LONGEST_ANSWER),
        ("actions of a program in one turn", bots::MOST_ACTIONS as u64),
        ("lines of standard error of all programs that play", bots::NOTES as u64),
        ("answer to a line of a stream", oracle::MOST_BYTES as u64),
        ("layouts listed for a line of a stream", oracle::MOST_LISTED),
    ];

    /// The maximum number of threads for each core of the computer, even if the option `--jobs` asks for more.
    pub const THREADS_OF_A_CORE: usize = input::MOST_FOR_A_CORE;

    pub use crate::cli::args::spoken;
    pub use crate::cli::batch::progress::Progress;
    pub use crate::cli::paint::Ink;
    pub use crate::cli::table::{breakable, loosened, widths};

    /// Returns a hand drawn in characters, at most `columns` wide, and the description of the picture in one line.
    pub fn pictured(columns: usize, picture: &Picture, language: Language) -> [String; 2] {
        let words = Words::of(language);
        let label = words.loose_label;
        [drawn_within(columns, picture, words, label), one_line(picture, words, label)]
    }

    /// Parses the English options of an `okey judge` command. Returns the table and the claim, or `None` if the options
    /// have an error.
    pub fn claim(call: &[String]) -> Option<(Table, Claim)> {
        let words = ["okey", "judge"].into_iter().chain(call.iter().map(String::as_str));
        let matches = command(Language::En).try_get_matches_from(words).ok()?;
        input::claim_of(matches.subcommand_matches("judge")?)
    }
}
