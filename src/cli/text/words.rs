//! The fixed words of a language.

/// What the help says of one command.
pub(crate) struct CommandWords {
    /// The question it answers, for lists of commands.
    pub(crate) about: &'static str,
    /// More about it, for its own help and manual page.
    pub(crate) more: &'static str,
    /// When it exits with 0.
    pub(crate) exit_0: &'static str,
    /// When it exits with 1; empty where it never does.
    pub(crate) exit_1: &'static str,
    /// Calls to imitate, each with what it does.
    pub(crate) examples: &'static [(&'static str, &'static str)],
}

/// Fixed words.
pub(crate) struct Words {
    // Help.
    pub(crate) about: &'static str,
    pub(crate) more: &'static str,
    pub(crate) usage: &'static str,
    pub(crate) commands: &'static str,
    pub(crate) arguments: &'static str,
    pub(crate) options: &'static str,
    pub(crate) table_options: &'static str,
    pub(crate) output_options: &'static str,
    pub(crate) command_value: &'static str,
    pub(crate) options_value: &'static str,
    pub(crate) hand_value: &'static str,
    pub(crate) tile_value: &'static str,
    pub(crate) name_value: &'static str,
    pub(crate) file_value: &'static str,
    pub(crate) setting_value: &'static str,
    pub(crate) number_value: &'static str,
    pub(crate) topic_value: &'static str,
    pub(crate) shell_value: &'static str,
    pub(crate) also: &'static str,
    pub(crate) exit_status: &'static str,
    pub(crate) yes_status: &'static str,
    pub(crate) no_status: &'static str,
    pub(crate) exit_2: &'static str,
    pub(crate) examples: &'static str,
    pub(crate) man_name: &'static str,
    pub(crate) man_synopsis: &'static str,
    pub(crate) man_description: &'static str,

    // Commands.
    pub(crate) check: CommandWords,
    pub(crate) melds: CommandWords,
    pub(crate) pairs: CommandWords,
    pub(crate) rules_of: CommandWords,
    pub(crate) deal: CommandWords,
    pub(crate) schema: CommandWords,
    pub(crate) completions: CommandWords,
    pub(crate) man: CommandWords,

    // Options.
    pub(crate) hand: &'static str,
    pub(crate) indicator: &'static str,
    pub(crate) variant: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) set: &'static str,
    pub(crate) letters: &'static str,
    pub(crate) format: &'static str,
    pub(crate) json: &'static str,
    pub(crate) lang: &'static str,
    pub(crate) color: &'static str,
    pub(crate) help: &'static str,
    pub(crate) version: &'static str,
    pub(crate) limit: &'static str,
    pub(crate) count_only: &'static str,
    pub(crate) discard: &'static str,
    pub(crate) deal_count: &'static str,
    pub(crate) seed: &'static str,
    pub(crate) deal_tiles: &'static str,
    pub(crate) query_value: &'static str,
    pub(crate) query: &'static str,
    pub(crate) profile: &'static str,
    pub(crate) diff: &'static str,
    pub(crate) disputes: &'static str,
    pub(crate) clashing: &'static str,
    pub(crate) page_format: &'static str,
    pub(crate) schema_topic: &'static str,
    pub(crate) shell: &'static str,
    pub(crate) man_topic: &'static str,

    // Verdicts.
    pub(crate) hand_label: &'static str,
    pub(crate) table_label: &'static str,
    pub(crate) indicator_label: &'static str,
    pub(crate) okey_label: &'static str,
    pub(crate) wild: &'static str,
    pub(crate) throw: &'static str,
    pub(crate) how: &'static str,
    pub(crate) layouts: &'static str,
    pub(crate) one_of_them: &'static str,
    pub(crate) number_sign: &'static str,
    pub(crate) melds_label: &'static str,
    pub(crate) way_melds: &'static str,
    pub(crate) way_pairs: &'static str,
    pub(crate) way_dizi: &'static str,
    pub(crate) way_chains: &'static str,
    pub(crate) way_elden: &'static str,
    pub(crate) way_okey: &'static str,
    pub(crate) because: &'static str,
    pub(crate) elsewhere: &'static str,
    pub(crate) pairs_made: &'static str,
    pub(crate) pairs_with_okeys: &'static str,
    pub(crate) pairs_needed: &'static str,
    pub(crate) pairs_label: &'static str,
    pub(crate) singles_label: &'static str,
    pub(crate) none: &'static str,

    /// The pages of `okey rules`.
    pub(crate) book: super::book::BookWords,

    // Errors.
    pub(crate) error: &'static str,
    pub(crate) hint: &'static str,
    pub(crate) see_help: &'static str,
}
