//! What the tests of this project look at from within: no part of what the crate promises.

pub use crate::game::fit::growing;
pub use crate::game::players::next_player::NextPlayer;
pub use crate::game::players::thinker::surest;

#[cfg(feature = "cli")]
pub use of_the_program::*;

#[cfg(feature = "cli")]
mod of_the_program {
    use crate::cli::args::{command, in_turkish};
    use crate::cli::claims;
    use crate::cli::picture::{drawn_within, one_line};
    use crate::cli::text::Words;
    use crate::judge::Claim;
    use crate::picture::Picture;
    use crate::table::Table;
    use crate::words::Language;

    pub use crate::cli::batch::progress::Progress;
    pub use crate::cli::paint::Ink;
    pub use crate::cli::table::fit::{breakable, loosened, widths};

    /// A hand in characters, no wider than so many columns, and in words.
    pub fn pictured(columns: usize, picture: &Picture, language: Language) -> [String; 2] {
        let words = Words::of(language);
        let label = words.loose_label;
        [drawn_within(columns, picture, words, label), one_line(picture, words, label)]
    }

    /// The table and the claim of `okey judge`, called in English with these words; none of a faulty call.
    pub fn claim(call: &[String]) -> Option<(Table, Claim)> {
        let words = ["okey", "judge"].into_iter().chain(call.iter().map(String::as_str));
        let matches = command(Language::En).try_get_matches_from(words).ok()?;
        claims::claim(matches.subcommand_matches("judge")?)
    }

    /// A call, without the program's name, as somebody who speaks this language types it.
    pub fn spoken(call: &str, language: Language) -> String {
        crate::cli::spoken::spoken(call, language, in_turkish)
    }
}
