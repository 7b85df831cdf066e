//! English.

use super::{CommandWords, Words, book, game, judge_options, play};
use crate::words::Language;

pub(super) const WORDS: Words = Words {
    language: Language::En,
    about: "Rules oracle and hand analyzer for the tile game Okey and its 101 variant",
    more: "Reads a hand as people write it, with the indicator and the table's rules, and answers exactly: whether it \
           wins, by throwing what, in which melds, and by which clause of the rules.\n\nTiles are written K1 R2 B3 Y4 \
           (black, red, blue, yellow, 1 to 13), J* for a false joker, O* for a real okey. Also read: lower case, 7R, \
           kırmızı 7, red 7, 🔴7, a colour once and then its numbers (red 7 8 9), R4-7, K1-K2-K3, KRB10, R6x2, okey, sahte \
           okey, commas and new lines, G for a green set's fourth colour. With --letters rkms, tiles are read and shown \
           with R kırmızı, K siyah, M mavi, S sarı.",
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
    tiles_value: "TILES",
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
    ways_title: "Ways to write tiles",
    ways: &[
        ("K1 R2 B3 Y13, 1k", "black, red, blue, yellow; the number may be first"),
        ("red 7, kırmızı 7, 7 red", "colours as words, or as signs: 🔴7"),
        ("red 7 8 9, R 7 8 9", "a colour once, then its numbers"),
        ("R7-9, R7-8-9", "R7 R8 R9; K1-K2-K3 and K1 - K2 - K3 too"),
        ("KRB10, R6x2", "K10 R10 B10; R6 R6"),
        ("J*, false joker, sahte", "a false joker"),
        ("O*, okey, 2 okey", "real okeys, whatever their face"),
        (", ; + new lines, bullets", "may stand between tiles"),
    ],
    exit_status: "Exit status",
    not_with: "not with {}",
    fouls_title: "Names of fouls",
    classic: "classic",
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
               are listed. With --partial, in 101 any number of tiles up to 22 may be asked about.",
        exit_0: "there is at least one",
        exit_1: "there is none",
        examples: &[
            ("okey melds -i R5 --discard K6 \"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O\"", "only by throwing K6"),
            ("okey melds -i K1 --variant 101 --count KRBY4-8 Ox2", "only how many there are"),
        ],
    },
    pairs: CommandWords {
        about: "Pairs: seven to win, or five to open in 101",
        more: "Counts the pairs of a hand, without okeys and with them, and shows them with the tiles left single. In 101 \
               any number of tiles up to 22 may be asked about.",
        exit_0: "there are enough",
        exit_1: "there are not",
        examples: &[("okey pairs -i R5 \"K1x2 R2x2 B3x2 Y4x2 K5x2 R8x2 B9 O\"", "six pairs and an okey")],
    },
    waits: CommandWords {
        about: "Which tiles complete this hand between turns?",
        more: "Names every tile that completes the 14, in which way, and how many copies of it are not yet seen. The chance \
               to draw one counts own draws from the stock alone: no help from the left neighbour, and the hand kept as it \
               is. In 101 it names the tiles with which 21 tiles open.",
        exit_0: "some tile does",
        exit_1: "none does",
        examples: &[
            ("okey waits -i R5 \"K1-4 R7-10 B11-13 Y1 Y2 K9\"", "a hand that waits"),
            ("okey waits -i R5 --seen \"Y3 K5\" --draws 3 K1-4 R7-10 B11-13 Y1 Y2 K9", "with tiles seen on the table"),
        ],
    },
    advise: CommandWords {
        about: "Which discard leaves this hand nearest to winning, and what helps it then?",
        more: "Ranks every discard: by the distance it leaves, which is how many tiles must still be exchanged; then by how \
               many unseen tiles bring the hand nearer; then by keeping more choices open. Says which melds the best one \
               keeps and which it has begun.\n\nIn 101 the distance is that to opening. A rack that has opened (--opened) may \
               have any number of tiles up to 22; its discards are ranked by the points that stay after the best laying.",
        exit_0: "always",
        exit_1: "",
        examples: &[
            ("okey advise -i R5 \"K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J* K6\"", "the best discard, and why"),
            ("okey advise -i R5 --seen \"R8 R8\" --json K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J K6", "for a program"),
        ],
    },
    rules_of: CommandWords {
        about: "The rules, clause by clause: who says so, what may be switched, an example either way",
        more: "Without words, it lists the clauses. An id, or the key of a switch, shows the page on a clause; other words \
               find the clauses that speak of them, in either language, with or without the marks of Turkish letters.",
        exit_0: "always",
        exit_1: "",
        examples: &[
            ("okey rules run.wrap", "the page on one clause"),
            ("okey rules false joker", "the clauses that speak of the false joker"),
            ("okey rules --diff okey okey-house", "where two profiles differ"),
            ("okey rules --format markdown", "the whole book"),
        ],
    },
    open: CommandWords {
        about: "101: the opening sum, the best openings, elden",
        more: "Finds the highest sum that runs and groups come to, the opening that leaves the least behind, the one that \
               keeps the most okeys back, and how many openings there are. One tile always stays. What stays is counted \
               as at a finish that doubles nothing.\n\nAny number of tiles up to 22 may be asked about, also what a player \
               who has opened still holds. With --taken, the tile taken from the left is one of the 22, or joins fewer; it \
               lies in every opening shown.",
        exit_0: "the hand can open: with series, with pairs, or elden",
        exit_1: "it cannot",
        examples: &[
            (
                "okey open -i K1 --variant 101 \"R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O\"",
                "can it open, and how",
            ),
            ("okey open -i K1 --variant 101 --bar 118 --limit 5 KRBY4-8 Ox2", "after an opening of 117; the five best"),
        ],
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
    batch: CommandWords {
        about: "One of check, melds, pairs, waits, advise, open for every line of a stream",
        more: "Reads one JSON object a line, {\"id\": any, \"indicator\": \"R5\", \"hand\": \"K1 K2 ...\" or [\"K1\", ...]}, \
               as okey deal --json writes them, and writes one line for each, in the same order: the answer of the command \
               as with --json, the id first; or {\"id\", \"line\", \"error\"} where there is none. A bad line never stops \
               the stream, and an empty one is a bad one.\n\n\
               A line may also carry variant; seen and draws for waits and advise; opened for advise; discard, limit and partial for melds, \
               which lists at most 1000 layouts unless limit says otherwise; limit for open. Other fields are left alone; \
               okey schema batch-line says it as a JSON Schema. The options of the table hold for lines that say nothing; \
               --rules and --set hold on top of a line's own variant.\n\n\
               An answer has 8 MiB at most; a line that asks for more is refused. A file named with -o keeps what it held \
               until there is an answer, and is never the file that is read. What is written is whole lines, whether the disk \
               is full, the input breaks off or a signal ends the program; only a line of more than 4096 bytes can be cut, \
               when the program is killed or where the disk fills up behind a pipe. A reader may leave at any time: the exit \
               code is then that of the answers he was given.",
        exit_0: "all lines are answered",
        exit_1: "some lines are refused",
        examples: &[
            ("okey batch check hands.jsonl > answers.jsonl", "a file of hands"),
            ("okey deal --seed 7 --count 1000 --json | okey batch advise --summary", "a thousand random hands"),
            ("okey batch check hands.jsonl.gz -o answers.jsonl.zst", "compressed files, told by their names"),
        ],
    },
    judge: CommandWords {
        about: "The ruling on a disputed situation, with its reasons, its clauses and its cost",
        more: "Takes a claim as it was laid and rules on it. Write melds with / between them: \"R7 R8 R9 / K5 R5 B5\". Say \
               what an okey stands for with O*=R9; where nobody said it, the order of the tiles decides (O* R7 R8 is \
               6-7-8), and if that makes no meld, any order does. Where readings differ, it says what follows from \
               each. Okey is meant unless --variant or the question says 101; every ruling needs the indicator (-i), only \
               foul and irregular do not.\n\n\
               What was not told is not guessed: where it matters, the ruling is undecided and names it. A player has not \
               opened unless --opened says so. Under \"At other tables\" stands every switch that would turn the ruling; \
               okey rules CLAUSE explains a clause it cites. With --format html, the ruling is a page to print and sign.",
        exit_0: "a ruling was given, whatever it is",
        exit_1: "",
        examples: &[
            ("okey judge meld \"R12 R13 R1\" -i Y13 --variant 101", "meld: is this a meld, and as what?"),
            (
                "okey judge finish \"K1-3 / R7-9 / B4-7 / Y10-13\" --throw K6 -i R5 --format html > ruling.html",
                "finish: is this a win? A page to print",
            ),
            (
                "okey judge finish \"K1-3\" --laid-off R10 --onto \"R7-9\" --throw K6 --opened series -i Y13 --variant 101",
                "finish in 101, opened before: a tile laid off, the last one thrown",
            ),
            (
                "okey judge opening \"K10-13 / R10-12 / Y4-6 O*=Y7\" -i Y13 --variant 101",
                "opening: does this open? Melds laid in a later turn: with --opened series",
            ),
            (
                "okey judge pairs \"K1 K1 / R2 R2 / B3 B3 / Y4 O* / J J\" -i Y13 --variant 101",
                "pairs: do these pairs open?",
            ),
            (
                "okey judge discard R10 --table \"R7-9 / K5 R5 B5\" -i Y13 --variant 101",
                "discard: may this tile be thrown, or is it playable (işlek)?",
            ),
            (
                "okey judge layoff \"R10 R11\" --onto \"R7-9\" --opened pairs -i Y13 --variant 101",
                "layoff: may these be laid off? Taken back: with --undo",
            ),
            (
                "okey judge swap R12 --from \"R10 R11 O*\" --opened series -i Y13 --variant 101",
                "swap: may the okey be taken for this tile?",
            ),
            (
                "okey judge take Y7 --opens \"K10-13 / R10-12 / Y4-7\" -i Y13 --variant 101",
                "take: may the left discard be taken so? Or --onto MELDS, --kept, --put-back",
            ),
            ("okey judge indicator R5 --late -i R5", "indicator: may it be shown, and this late?"),
            ("okey judge foul okey-discard --finish okey", "foul: what does it cost?"),
            (
                "okey judge left \"K9 J* O*\" --opened pairs --finish okey -i Y13 --variant 101",
                "left: what do the tiles left cost?",
            ),
            ("okey judge irregular exposed", "irregular: count, turn or exposed; what no rule decides"),
        ],
    },
    deal: CommandWords {
        about: "Random legal hands; the same seed deals the same ones again",
        more: "Deals the starter's hand with its indicator. With --json, each hand is one line.",
        exit_0: "always",
        exit_1: "",
        examples: &[("okey deal --variant 101 --seed 7 --count 3 --json", "three hands of 22 tiles")],
    },
    replay: game::REPLAY[0],
    simulate: game::SIMULATE[0],
    play: play::PLAY[0],
    game: game::words(Language::En),
    at_play: play::words(Language::En),
    schema: CommandWords {
        about: "JSON Schemas of the answers, and of the lines batch reads",
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
    variant: "The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for what only 101 knows]",
    rules: "A club's own rules (a TOML file), on top of the variant; else OKEY_RULES, or okey/rules.toml in the folder of \
            settings; none: without",
    club_label: "Club rules",
    set: "Set one switch; may be given several times",
    letters: "Letters for colours, read and shown: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]",
    format: "table or json [default: table]",
    json: "The same as --format json",
    lang: "Language: en or tr [default: that of the locale, else en]",
    color: "Colours: auto, always or never [default: auto]",
    help: "Print help",
    version: "Print the version",
    limit: "List at most this many [default: 20 in a table, all in JSON]",
    count_only: "Only say how many there are",
    discard: "Only the layouts that throw this tile",
    partial: "Layouts that leave tiles outside, as few as can be",
    seen: "Tiles seen on the table, which cannot come any more",
    svg: "Save a picture in this file (SVG); - writes it to standard output, and nothing else",
    draws: "How many own draws to reckon with [default: 5]",
    query_value: "ID or WORD",
    query: "Ids of clauses or keys of switches, or words to look for",
    profile: "All switches of a profile, with their values",
    diff: "The switches in which two profiles differ",
    disputes: "The contested clauses, both sides of each",
    glossary: "The glossary: words of the game, and what people mean by them",
    page_format: "table, json or markdown [default: table]",
    bar: "The sum to reach, where an opening before has raised it (katlamalı) [default: the table's]",
    pairs_bar: "The number of pairs to reach, where it was raised [default: the table's]",
    taken: "The tile taken from the left, which must lie in the opening",
    open_limit: "List the best openings, at most this many",
    open_all: "List every opening, the best first",
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
    schema_topic: "The answer, such as check or sheet; batch-line for a line that batch reads",
    question: "The question: check, melds, pairs, waits, advise or open",
    lines_file: "The file of lines; without it or with -, standard input",
    answers_file: "Write the answers to this file",
    compress: "Compress the answers: none, gzip or zstd [default: by the name of the file]",
    decompress: "Decompress the lines: none, gzip or zstd [default: by the name of the file]",
    jobs: "How many hands to look at at once, at most 256 [default: one for each core]",
    fail_fast: "Stop after the first refused line",
    want_summary: "At the end, say on standard error how many lines were answered",
    batch_json: "Tell errors of the call, and the summary, as JSON too",
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
    indicator_title: "Indicator",
    loose_label: "Loose",
    useful_label: "Useful",
    way_melds: "melds",
    way_pairs: "seven pairs",
    way_dizi: "dizi",
    way_chains: "three chains",
    way_elden: "elden",
    way_series: "series",
    opens: "opens",
    opened: "101: the rack has opened, with series or with pairs",
    way_opening_pairs: "pairs",
    way_okey: "okey finish",
    way_okey_possible: "okey finish possible",
    tile_label: "Tile",
    unseen_label: "Unseen",
    distance_label: "Distance",
    wins: "wins",
    by_label: "Nearest by",
    next_draw: "Next draw",
    keeps_whole: "Whole melds",
    keeps_begun: "Begun melds",
    keeps_pairs: "Pairs",
    no_place: "No place for",
    outside_label: "Outside",
    because: "Because",
    elsewhere: "At other tables",
    pairs_made: "Without okeys",
    pairs_with_okeys: "With okeys",
    pairs_needed: "Needed",
    pairs_label: "Pairs",
    singles_label: "Left single",
    aim: "Opening",
    aim_sum: "highest sum",
    aim_left: "least left",
    aim_okey: "okeys kept",
    sum_label: "Sum",
    left_label: "Left",
    cost_label: "Costs",
    elden_label: "Elden",
    openings_label: "Openings",
    taken_label: "Taken",
    yes: "yes",
    no: "no",
    none: "none",

    judging: judge_options::EN,
    book: book::EN,

    error: "error",
    hint: "hint",
    see_help: "for more, try --help",
};
