//! English.

use super::{CommandWords, FaultText, Misuse, ScoreWords, Text, Words, faults_en, score_en};
use crate::diagnostic::{FaultKind, Place};
use crate::score::{How, Part};

pub(super) struct English;

const WORDS: Words = Words {
    about: "Rules oracle and hand analyzer for the tile game Okey and its 101 variant",
    more: "Reads a hand as people write it, with the indicator and the table's rules, and answers exactly: whether it \
           wins, by throwing what, in which melds, and by which clause of the rules.\n\nTiles are written K1 R2 B3 Y4 \
           (black, red, blue, yellow, 1 to 13), J* for a false joker, O* for a real okey. Also read: lower case, 7R, \
           kırmızı 7, red 7, R4-7, KRB10, R6x2, commas, G for a green set's fourth colour. With --letters rkms, R is \
           kırmızı, K siyah, M mavi, S sarı.",
    usage: "Usage",
    commands: "Commands",
    arguments: "Arguments",
    options: "Options",
    table_options: "The table",
    hand_options: "The hand",
    output_options: "The answer",
    command_value: "COMMAND",
    options_value: "OPTIONS",
    hand_value: "HAND",
    tile_value: "TILE",
    name_value: "NAME",
    file_value: "FILE",
    setting_value: "KEY=VALUE",
    number_value: "N",
    topic_value: "TOPIC",
    sheet_value: "SHEET",
    player_value: "PLAYER",
    finish_value: "FINISH",
    shell_value: "SHELL",
    also: "also",
    exit_status: "Exit status",
    yes_status: "the answer is yes, or the question is not one of yes or no",
    no_status: "the answer is no",
    exit_2: "an error in the command or the input; nothing is written to standard output",
    examples: "Examples",
    man_name: "NAME",
    man_synopsis: "SYNOPSIS",
    man_description: "DESCRIPTION",

    check: CommandWords {
        about: "Does this hand win, and by throwing what?",
        more: "With one tile more than a rack keeps, it names every tile that wins when thrown; with no tile to spare, it \
               says whether the tiles are complete as they are.",
        exit_0: "the hand wins",
        exit_1: "it does not",
        examples: &[
            ("okey check -i R5 \"K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6\"", "the hand of a player on turn"),
            ("okey check -i R5 --set run_wrap=false K1-13 O", "at a table where 1 does not follow 13"),
        ],
    },
    melds: CommandWords {
        about: "Every way to lay a hand out in melds",
        more: "Lists the layouts that leave nothing over but the tile thrown. The total is exact, however many \
               are listed.",
        exit_0: "there is at least one",
        exit_1: "there is none",
        examples: &[
            ("okey melds -i R5 --discard K6 \"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O\"", "only by throwing K6"),
            ("okey melds -i K1 --variant 101 --count KRBY4-8 Ox2", "only how many there are"),
        ],
    },
    pairs: CommandWords {
        about: "Pairs: seven to win, or five to open in 101",
        more: "Counts the pairs of a hand, without okeys and with them, and shows them with the tiles left single.",
        exit_0: "there are enough",
        exit_1: "there are not",
        examples: &[("okey pairs -i R5 \"K1x2 R2x2 B3x2 Y4x2 K5x2 R8x2 B9 O\"", "six pairs and an okey")],
    },
    score: CommandWords {
        about: "Points and penalties of a finished hand, or of a sheet of hands",
        more: "Settles a hand by the rules of its variant; every figure comes with its parts and their clauses. A hand is told \
               by options, or read as JSON; several hands make a sheet (yazboz) with running totals.\n\nWith --player, words \
               after the name and a colon say the rest: series or pairs (what the player opened with), the tiles left, \
               foul=NAME, team=NAME, shown (the indicator's twin). With --finish: okey, pairs, elden, devam, dizi. Without \
               the indicator, an okey left is written O*.\n\nIn JSON a hand is {\"variant\", \"indicator\", \"finish\": null or \
               {\"by\", \"okey\", \"pairs\", \"hand\", \"devam\", \"dizi\"}, \"players\": [{\"name\", \"team\", \"opened\": null, \
               \"series\" or \"pairs\", \"left\", \"fouls\", \"shown_indicator\"}], \"stake\"}; only finish, by, players and name must \
               be there. Variant, teams and stake may be said in the first hand of a sheet alone. A sheet of 101 is \
               over after --hands of them, or after 11; one of classic Okey when someone reaches 0.",
        exit_0: "always",
        exit_1: "",
        examples: &[
            (
                "okey score --variant 101 -i R5 -f \"Ali: okey\" -p Ali -p \"Veli: series K7 J*\" -p \"Can: pairs Y2\" -p Ece",
                "Ali finished by throwing an okey; Ece has not opened",
            ),
            ("okey score -f \"Ali: pairs\" -p Ali -p Veli -p Can -p Ece", "seven pairs in classic Okey"),
            (
                "okey score --variant 101 '{\"finish\": null, \"players\": [{\"name\": \"Ali\"}, {\"name\": \"Veli\"}]}'",
                "the same as JSON; here the stock ran out",
            ),
            ("okey score evening.jsonl --hands 11", "a sheet, one hand a line, as a score card"),
            ("okey score evening.jsonl --only 7", "the parts of its seventh hand"),
            ("okey score evening.jsonl --format markdown", "the card as Markdown; csv and json as well"),
        ],
    },
    deal: CommandWords {
        about: "Random legal hands; the same seed deals the same ones again",
        more: "Deals the starter's hand with its indicator. With --json, each hand is one line.",
        exit_0: "always",
        exit_1: "",
        examples: &[("okey deal --variant 101 --seed 7 --count 3 --json", "three hands of 22 tiles")],
    },
    schema: CommandWords {
        about: "JSON Schemas of the answers",
        more: "Without a topic, it lists the topics.",
        exit_0: "always",
        exit_1: "",
        examples: &[("okey schema check", "the schema of what okey check --json writes")],
    },
    completions: CommandWords {
        about: "Completions for a shell",
        more: "Writes the script to standard output.",
        exit_0: "always",
        exit_1: "",
        examples: &[(
            "okey completions bash > ~/.local/share/bash-completion/completions/okey",
            "install them for bash",
        )],
    },
    man: CommandWords {
        about: "Manual pages",
        more: "Writes a page in the format man reads: for okey itself, or for one command.",
        exit_0: "always",
        exit_1: "",
        examples: &[("okey man check | man -l -", "read the page on check")],
    },

    hand: "The tiles: one quoted string, or several words, or - for standard input",
    indicator: "The indicator (gösterge), the tile turned up",
    variant: "The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey]",
    rules: "A club's own rules (a TOML file), on top of the variant",
    set: "Set one switch; may be given several times",
    letters: "Letters for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]",
    format: "table or json [default: table]",
    json: "The same as --format json",
    lang: "Language: en or tr [default: that of the locale, else en]",
    color: "Colours: auto, always or never [default: auto]",
    help: "Print help",
    version: "Print the version",
    limit: "List at most this many [default: 20 in a table, all in JSON]",
    count_only: "Only say how many there are",
    discard: "Only the layouts that throw this tile",
    sheet: "Finished hands in JSON: a file, - for standard input, or the JSON itself",
    player: "A player, as in \"Veli: series K7 J* foul=okey-discard\"; once for each",
    finish: "Who finished and how, as in \"Ali: okey\"",
    exhausted: "The stock ran out; nobody finished",
    stake: "What each player staked (okey-pot)",
    game_hands: "How many hands the game has: 3, 5, 7, 9 or 11 (101)",
    tournament: "Three matches, of 11 hands unless --hands says otherwise (101)",
    only: "Only this hand of the sheet, with its parts; hands are counted from 1",
    score_format: "table, json, csv or markdown [default: table]",
    deal_count: "How many hands [default: 1]",
    seed: "The seed [default: a random one, shown in the table]",
    deal_tiles: "How many tiles: as many as a rack keeps, or one more [default: one more]",
    schema_topic: "The answer: check, melds, pairs, score, sheet, deal, error",
    shell: "The shell: bash, elvish, fish, powershell, zsh",
    man_topic: "The command; without it, okey itself",

    hand_label: "Hand",
    table_label: "Table",
    indicator_label: "indicator",
    okey_label: "okey",
    wild: "any tile",
    throw: "Throw",
    how: "How",
    layouts: "Layouts",
    one_of_them: "One of them",
    number_sign: "#",
    melds_label: "Melds",
    way_melds: "melds",
    way_pairs: "seven pairs",
    way_dizi: "dizi",
    way_chains: "three chains",
    way_elden: "elden",
    way_okey: "okey finish",
    because: "Because",
    elsewhere: "At other tables",
    pairs_made: "Without okeys",
    pairs_with_okeys: "With okeys",
    pairs_needed: "Needed",
    pairs_label: "Pairs",
    singles_label: "Left single",
    none: "none",

    error: "error",
    hint: "hint",
    see_help: "for more, try --help",
};

/// `a`, `a or b`, `a, b or c`.
fn any_of(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

fn plural<'a>(count: u64, one: &'a str, many: &'a str) -> &'a str {
    if count == 1 { one } else { many }
}

impl Text for English {
    fn words(&self) -> &'static Words {
        &WORDS
    }

    fn wins_by(&self, tiles: &[String]) -> String {
        format!("Yes. This hand wins by throwing {}.", any_of(tiles))
    }

    fn complete(&self, tiles: usize) -> String {
        format!("Yes. These {tiles} tiles are complete: whatever tile comes next, throwing it wins.")
    }

    fn does_not_win(&self, kept: usize) -> String {
        format!("No. Whichever tile is thrown, the other {kept} are not complete.")
    }

    fn not_complete(&self, tiles: usize) -> String {
        format!("No. These {tiles} tiles are not complete.")
    }

    fn elden_by(&self, tiles: &[String]) -> String {
        format!("Yes, if nobody has opened yet: this hand finishes elden, all at once, by throwing {}.", any_of(tiles))
    }

    fn elden_complete(&self, tiles: usize) -> String {
        format!(
            "Yes, if nobody opens before: these {tiles} tiles are complete, and throwing whatever tile comes next is an \
             elden finish."
        )
    }

    fn no_elden(&self, kept: usize) -> String {
        format!("No. There is no elden finish: {kept} tiles do not all lie in melds.")
    }

    fn lays_out(&self, total: u64, discard: Option<&str>) -> String {
        let ways = plural(total, "way", "ways");
        match discard {
            Some(tile) => format!("{total} {ways} to lay this hand out in melds by throwing {tile}."),
            None => format!("{total} {ways} to lay this hand out in melds."),
        }
    }

    fn does_not_lay_out(&self, discard: Option<&str>) -> String {
        match discard {
            Some(tile) => format!("With {tile} thrown, the other tiles do not all fit into melds."),
            None => "There is no way to lay this hand out in melds.".to_owned(),
        }
    }

    fn more_layouts(&self, shown: u64, total: u64) -> String {
        format!("{shown} of {total} shown; --limit shows more.")
    }

    fn pairs_enough(&self, with_okeys: usize, needed: usize) -> String {
        format!("Yes. {with_okeys} pairs, and {needed} are needed.")
    }

    fn pairs_short(&self, with_okeys: usize, needed: usize) -> String {
        let pairs = plural(with_okeys as u64, "pair", "pairs");
        format!("No. {with_okeys} {pairs}, and {needed} are needed: {} short.", needed - with_okeys)
    }

    fn false_joker_plays(&self, as_what: &str) -> String {
        format!("J* plays as {as_what}")
    }

    fn dealt(&self, seed: u64) -> String {
        format!("Dealt with --seed {seed}.")
    }

    fn would_win(&self, setting: &str) -> String {
        format!("with {setting} this hand would win")
    }

    fn would_not_win(&self, setting: &str) -> String {
        format!("with {setting} this hand would not win")
    }

    fn score_words(&self) -> &'static ScoreWords {
        &score_en::WORDS
    }

    fn how(&self, how: How) -> &'static str {
        score_en::how(how)
    }

    fn note(&self, part: &Part) -> String {
        score_en::note(part)
    }

    fn finished(&self, name: &str, how: &[How], factor: Option<i64>) -> String {
        score_en::finished(name, how, factor)
    }

    fn leads(&self, hands: usize, of: Option<usize>, leaders: &[&str], balance: i64) -> String {
        score_en::leads(hands, of, leaders, balance)
    }

    fn won(&self, hands: usize, winners: &[&str], balance: i64) -> String {
        score_en::won(hands, winners, balance)
    }

    fn match_number(&self, number: usize) -> String {
        format!("Match {number}")
    }

    fn tournament(&self, over: bool, leaders: &[&str], wins: &str) -> String {
        score_en::tournament(over, leaders, wins)
    }

    fn place(&self, place: Place) -> &'static str {
        match place {
            Place::Indicator => "indicator",
            Place::Hand => "hand",
            Place::Tile => "--discard",
            Place::Melds => "melds",
            Place::Variant => "--variant",
            Place::Setting => "--set",
            Place::RulesFile => "--rules",
            Place::Sheet => "sheet",
            Place::Options => "options",
            Place::Call => "command",
        }
    }

    fn fault(&self, kind: &FaultKind) -> FaultText {
        faults_en::fault(kind)
    }

    fn more_faults(&self, count: usize) -> String {
        format!("... and {count} more")
    }

    fn misuse(&self, misuse: &Misuse) -> (String, Option<String>) {
        let meant = |nearest: &Option<String>| nearest.as_ref().map(|nearest| format!("did you mean {nearest}?"));
        match misuse {
            Misuse::UnknownOption { option, nearest } => {
                let hint = meant(nearest)
                    .or_else(|| Some("options of a command come after it: okey check -i R5 ...".to_owned()));
                (format!("there is no option {option} here"), hint)
            }
            Misuse::UnknownCommand { command, nearest } => (format!("there is no command {command}"), meant(nearest)),
            Misuse::NoCommand => ("a command is missing".to_owned(), None),
            Misuse::NotANumber { option, value } => (
                format!("{option} does not take the value \"{value}\""),
                Some("use a whole number, 0 or more".to_owned()),
            ),
            Misuse::BadValue { option, value, allowed, nearest } => {
                let hint = meant(nearest).or_else(|| (!allowed.is_empty()).then(|| format!("use {}", any_of(allowed))));
                (format!("{option} does not take the value \"{value}\""), hint)
            }
            Misuse::ValueMissing { option } => (format!("{option} needs a value"), None),
            Misuse::ValueUnwanted { option } => (format!("{option} takes no value"), None),
            Misuse::ArgumentMissing { argument } => (format!("{argument} is missing"), None),
            Misuse::ArgumentUnwanted { argument } => (format!("{argument} is not expected here"), None),
            Misuse::Repeated { option } => (format!("{option} is given more than once"), None),
            Misuse::Conflict { option, other } => (format!("{option} and {other} do not go together"), None),
            Misuse::NotUtf8 => ("an argument is not UTF-8".to_owned(), None),
            Misuse::Other { detail } => (detail.clone(), None),
        }
    }

    fn cannot_write(&self, reason: &str) -> String {
        format!("the answer cannot be written: {reason}")
    }

    fn cannot_read_input(&self, reason: &str) -> String {
        format!("standard input cannot be read: {reason}")
    }

    fn unknown_topic(&self, topic: &str, nearest: Option<&str>, all: &str) -> (String, String) {
        let hint = nearest.map_or_else(|| format!("use one of: {all}"), |nearest| format!("did you mean {nearest}?"));
        (format!("there is no topic \"{topic}\""), hint)
    }
}
