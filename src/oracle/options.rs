//! The questions that the program answers, and their options as data. The option `--indicator`, for example, is the
//! field `indicator` in JSON.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use crate::judge::ClaimKind::{Discard, Finish, Foul, Indicator, Layoff, Left, Look, Opening, Pairs, Swap, Take};
use crate::judge::{ClaimKind, PlayableCall, Visibility};
use crate::notation::Letters;
use crate::sheets::SheetForm;
use crate::table::Switch;
use crate::words::{Language, Named, named};

named! {
    /// A question that [`Oracle::ask`](crate::Oracle::ask) answers.
    pub(crate) enum QuestionName {
        /// Does a hand win, and with which discards?
        Check = "check",
        /// In which ways can the tiles of a hand be divided into melds?
        Melds = "melds",
        /// Which pairs does a hand have?
        Pairs = "pairs",
        /// Which tiles complete a hand?
        Waits = "waits",
        /// Which discard leaves a hand nearest to winning?
        Advise = "advise",
        /// How can a rack of 101 open?
        Open = "open",
        /// How many points does each player get for a finished hand?
        Score = "score",
        /// Is a player's claim right, for example that a meld is legal?
        Judge = "judge",
        /// What do the clauses of the rulebook say?
        Rules = "rules",
    }
}

impl QuestionName {
    /// Returns the Turkish names, the most common one first.
    pub(crate) const fn turkish(self) -> &'static [&'static str] {
        match self {
            Self::Check => &["kontrol"],
            Self::Melds => &["perler"],
            Self::Pairs => &["çift", "cift"],
            Self::Waits => &["bekle"],
            Self::Advise => &["tavsiye"],
            Self::Open => &["aç", "ac"],
            Self::Score => &["puan"],
            Self::Judge => &["hakem"],
            Self::Rules => &["kurallar"],
        }
    }
}

/// The type of value that an option takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ValueType {
    Text,
    /// A string or a list of strings. A list is joined with blanks.
    Texts,
    /// A string with tiles, or a list of such strings. No colour, word or count has an effect in the next string.
    Tiles,
    /// A string or a list of strings. The strings stay separate.
    List,
    /// A list of two strings.
    Pair,
    /// A whole number from 0 to this maximum.
    Count(u64),
    Bool,
    /// A name from this list.
    Name(&'static [&'static str]),
}

/// An option that some questions take, as a field of a JSON line or as an option of the command line.
#[derive(Debug)]
pub(crate) struct QuestionOption {
    /// The index of the option in [`ALL`].
    pub(crate) index: OptionIndex,
    /// The name of the field, and of the long option without its dashes.
    pub(crate) name: &'static str,
    pub(crate) takes: ValueType,
    /// The questions that take the option. In addition, `judge` takes it if `claims` is not `None`.
    by: &'static [QuestionName],
    /// The value that the option has if the user gives it without a value, as in `--claimed`; `None` if it needs a
    /// value.
    pub(crate) bare: Option<&'static str>,
    /// The questions of `okey judge` that take the option, if it is an option of `judge`.
    pub(crate) claims: Option<&'static [ClaimKind]>,
    /// The options that cannot be given together with this one.
    pub(crate) conflicts: &'static [&'static str],
    /// The questions whose answer depends on the option. Other questions may accept it and ignore it.
    #[cfg_attr(not(feature = "schemas"), expect(dead_code, reason = "only the derived schema contains it"))]
    pub(crate) questions: &'static [QuestionName],
    /// The description of the value in the JSON Schema. If only one or two questions use the option, the schema adds
    /// their names.
    #[cfg_attr(not(feature = "schemas"), expect(dead_code, reason = "only the derived schema contains it"))]
    pub(crate) about: &'static str,
}

/// Compares options by index, because each option exists only once.
impl PartialEq for QuestionOption {
    fn eq(&self, other: &Self) -> bool {
        self.index == other.index
    }
}

impl QuestionOption {
    const fn new(name: &'static str, takes: ValueType, by: &'static [QuestionName], about: &'static str) -> Self {
        let index = OptionIndex::HAND;
        Self { index, name, takes, by, bare: None, claims: None, conflicts: &[], questions: by, about }
    }

    /// Creates an option that every question takes.
    const fn of_every(name: &'static str, takes: ValueType, about: &'static str) -> Self {
        Self::new(name, takes, QuestionName::ALL, about)
    }

    /// Creates an option that the questions about a hand take.
    const fn of_hands(name: &'static str, takes: ValueType, about: &'static str) -> Self {
        Self::new(name, takes, ABOUT_HANDS, about)
    }

    /// Creates an option that selects a part of the rulebook. A question can have only one option of this kind.
    const fn of_rules(name: &'static str, takes: ValueType, about: &'static str) -> Self {
        Self::new(name, takes, &[QuestionName::Rules], about).not_with(PARTS)
    }

    /// Creates an option that only `score` takes.
    const fn of_score(name: &'static str, takes: ValueType, about: &'static str) -> Self {
        Self::new(name, takes, &[Score], about)
    }

    /// Creates an option that only these questions of `okey judge` take.
    const fn of_claims(
        name: &'static str,
        takes: ValueType,
        claims: &'static [ClaimKind],
        about: &'static str,
    ) -> Self {
        Self { claims: Some(claims), ..Self::new(name, takes, &[Judge], about) }
    }

    /// Returns a copy of this option of `okey judge` that the questions about a hand take too.
    const fn and_hands(self) -> Self {
        Self { by: ABOUT_HANDS, ..self }
    }

    /// Returns a copy of this option of `okey judge` that the questions about a hand and `score` take too.
    const fn and_tables(self) -> Self {
        Self { by: ABOUT_TABLES, questions: ABOUT_TABLES, ..self }
    }

    /// Sets the questions whose answer depends on the option.
    const fn only(self, questions: &'static [QuestionName]) -> Self {
        Self { questions, ..self }
    }

    /// Returns true if the question takes the option.
    pub(crate) fn is_of(&self, question: QuestionName) -> bool {
        self.by.contains(&question) || question == Judge && self.claims.is_some()
    }

    const fn not_with(self, conflicts: &'static [&'static str]) -> Self {
        Self { conflicts, ..self }
    }

    pub(crate) fn is_name(name: &str) -> bool {
        Self::find(name).is_some()
    }

    /// Returns true if a question about finished hands takes an option with this name.
    pub(crate) fn is_of_score(name: &str) -> bool {
        Self::find(name).is_some_and(|option| option.is_of(QuestionName::Score))
    }

    /// Returns the option with this name, in which underscores may replace hyphens.
    pub(crate) fn find(name: &str) -> Option<&'static Self> {
        /// The options by name, in a map because an object can have many fields.
        static BY_NAME: LazyLock<FxHashMap<&str, &QuestionOption>> =
            LazyLock::new(|| ALL.iter().map(|option| (option.name, *option)).collect());
        let named = |name: &str| BY_NAME.get(if name == FINISHING { LAST.name } else { name }).copied();
        named(name).or_else(|| name.contains('_').then(|| named(&name.replace('_', "-"))).flatten())
    }
}

use QuestionName::{Advise, Check, Judge, Melds, Open, Score, Waits};
use QuestionOption as Row;
use ValueType::{Bool, Count, List, Name, Pair, Text, Texts, Tiles};

/// Another name of the option `last`.
pub(crate) const FINISHING: &str = "finishing";

const ABOUT_HANDS: &[QuestionName] = &[Check, Melds, QuestionName::Pairs, Waits, Advise, Open];
const ABOUT_TABLES: &[QuestionName] = &[Check, Melds, QuestionName::Pairs, Waits, Advise, Open, Score, Judge];
const EVERY_CLAIM: &[ClaimKind] = ClaimKind::ALL;

/// A whole number of up to 64 bits.
const NUMBER: ValueType = Count(u64::MAX);
/// A number that is compared with the value of a switch, such as a number of points.
const FIGURE: ValueType = Count(Switch::MAX as u64);

const PARTS: &[&str] = &["clause", "query", "profile", "diff", "disputes", "words"];

/// Defines each option as a static, and the list of all options.
macro_rules! options {
    ($($name:ident = $row:expr;)+) => {
        /// The index of each option in [`ALL`].
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "each index has the name of its option")]
        pub(crate) enum OptionIndex { $($name),+ }

        $(pub(crate) static $name: Row = Row { index: OptionIndex::$name, ..$row };)+

        /// All options, in the order of the rows.
        pub(crate) static ALL: &[&Row] = &[$(&$name),+];
    };
}

// The options that questions use most often come first.
options! {
    HAND = Row::of_claims(
        "hand",
        Tiles,
        &[Opening, Pairs],
        "The tiles of the hand, written as on the command line. For `judge`: the whole hand before laying.",
    )
    .and_hands()
    .only(&[Check, Melds, QuestionName::Pairs, Waits, Advise, Open, Judge]);
    INDICATOR = Row::of_claims(
        "indicator",
        Text,
        EVERY_CLAIM,
        "The face of the indicator, such as `R5`. The default is the indicator given on the command line. `cs102` has \
         no indicator.",
    )
    .and_hands()
    .only(ABOUT_TABLES);
    VARIANT = Row::of_claims(
        "variant",
        Text,
        EVERY_CLAIM,
        "The name or alias of a variant. The default is the variant given on the command line.",
    )
    .and_hands()
    .only(ABOUT_TABLES);
    ASK = Row::of_every("ask", Text, "The question. The default is the question of the stream.");
    SEEN = Row::of_hands("seen", Tiles, "the tiles that the player has seen on the table.").only(&[Waits, Advise]);
    DISCARD = Row::of_hands("discard", Text, "the tile to discard.").only(&[Melds]);
    DRAWS = Row::of_hands("draws", NUMBER, "the number of draws that the chance is computed for.")
        .only(&[Waits, Advise]);
    SIMULATE = Row::of_hands(
        "simulate",
        NUMBER,
        "the number of worlds in which each throw is played on. A world is one way to deal the tiles that the player \
         does not see.",
    )
    .not_with(&["opened"])
    .only(&[Advise]);
    // A line may have the field `seed` without `simulate`, because the lines that `okey deal --json` writes have it.
    SEED = Row::of_hands("seed", NUMBER, "the seed of the worlds of `simulate`. The default is 0.").only(&[Advise]);
    LIMIT = Row::of_hands("limit", NUMBER, "the maximum number of layouts or openings to list.")
        .not_with(&["count", "all"])
        .only(&[Melds, Open]);
    COUNT = Row::of_hands("count", Bool, "true to count the layouts and list none.")
        .not_with(&["limit"])
        .only(&[Melds]);
    LIST_ALL = Row::of_hands("all", Bool, "true to list all openings.").not_with(&["limit"]).only(&[Open]);
    PARTIAL = Row::of_hands("partial", Bool, "true to list the layouts that leave the fewest tiles out of melds.")
        .only(&[Melds]);
    OPENED = Row::of_claims(
        "opened",
        Name(&["series", "pairs"]),
        &[Finish, Opening, Pairs, Discard, Layoff, Swap, Take, Left, Look],
        "`series` or `pairs`, if the player of 101 has opened with them.",
    )
    .and_hands()
    .only(&[Advise, Judge]);
    BAR = Row::of_claims("bar", FIGURE, &[Opening, Pairs], "the minimum sum of an opening.")
        .and_hands()
        .only(&[Open, Judge]);
    PAIRS_BAR = Row::of_hands("pairs-bar", FIGURE, "the minimum number of pairs for an opening.").only(&[Open]);
    TAKEN = Row::of_claims("taken", Text, &[Finish, Opening, Pairs], "the tile taken from the left neighbour.")
        .and_hands()
        .only(&[Open, Judge]);
    LANG = Row::of_every("lang", Name(Language::NAMES), "The language of messages and texts.");
    SAY = Row::of_every("say", Bool, "True to add `text`, the answer in sentences, to the answer.");
    FIELDS = Row::of_every(
        "fields",
        List,
        "The fields of the answer to write, in addition to `id`. The default is all of them.",
    );
    CARRY = Row::of_every("carry", List, "The fields of the line to copy into the answer.");
    RULES = Row::of_claims(
        "rules",
        Text,
        EVERY_CLAIM,
        "The house rules in TOML, as in a file for the option --rules; `none` for no house rules.",
    )
    .and_tables();
    SET = Row::of_claims("set", List, EVERY_CLAIM, "Settings of single switches, each as `KEY=VALUE`.").and_tables();
    LETTERS = Row::of_claims(
        "letters",
        Name(Letters::NAMES),
        EVERY_CLAIM,
        "The letters of the colours. The default is those of the command line.",
    )
    .and_tables();
    QUESTION = Row::of_claims("question", Text, EVERY_CLAIM, "the kind of claim.");
    CLAIM = Row::of_claims("claim", Tiles, EVERY_CLAIM, "the melds, tiles or name that the claim is about.");
    THROW = Row::of_claims("throw", Text, &[Finish], "the tile thrown to finish.");
    LAID_OFF = Row::of_claims("laid-off", Tiles, &[Finish], "the tiles laid off in the finishing turn.");
    SWAPPED = Row::of_claims("swapped", Tiles, &[Finish], "the tiles put in place of okeys on the table.");
    // In the first turn of a hand no player has opened yet, and there is no discard to take. So the option contradicts
    // four other options.
    FIRST_TURN = Row::of_claims("first-turn", Bool, &[Finish], "true in the starter's first turn.")
        .not_with(&["opened", "others-opened", "taken", "last-discard"]);
    OTHERS_OPENED =
        Row::of_claims("others-opened", Bool, &[Finish, Opening], "true if another player had opened before.");
    DEVAM = Row::of_claims("devam", Bool, &[Finish], "true if the last two tiles were both okeys.");
    HIGHEST = Row::of_claims(
        "highest",
        FIGURE,
        &[Finish, Opening, Pairs, Take],
        "the highest earlier opening, if each opening must beat the earlier ones.",
    );
    TABLE = Row::of_claims("table", Text, &[Finish, Opening, Pairs, Discard, Take], "the melds on the table.");
    LAST = Row::of_claims("last", Bool, &[Discard], "true if the discard was the last tile, which ends the hand.");
    CLAIMED = Row {
        bare: Some("in-time"),
        ..Row::of_claims(
            "claimed",
            Name(PlayableCall::NAMES),
            &[Discard, Foul],
            "how the other players claimed the playable discard; true means `in-time`.",
        )
    };
    WITHDRAWN =
        Row::of_claims("withdrawn", Name(Visibility::NAMES), &[Discard], "whether another player has seen the discard \
            that the thrower wants back.");
    ONTO = Row::of_claims("onto", Text, &[Layoff, Take, Finish], "the melds on the table onto which tiles are laid \
        off, or in which they replace okeys.")
        .not_with(&["table"]);
    SAME_TURN = Row::of_claims("same-turn", Bool, &[Layoff, Swap, Take], "true if the player opened in the same turn.");
    AGAIN = Row::of_claims("again", Bool, &[Swap], "true if the player has already taken an okey this turn.");
    AFTER_THROWING = Row::of_claims("after-throwing", Bool, &[Look], "true if the player has already thrown a tile in \
        this turn.");
    UNDO = Row::of_claims("undo", Bool, &[Layoff], "true if the tiles are taken back.");
    FROM =
        Row::of_claims("from", Text, &[Swap, Take], "the meld with the okey for `swap`, `left` or `right` for `take`.");
    OPENS = Row::of_claims("opens", Text, &[Take], "the melds that the player opened with the taken tile.")
        .not_with(&["onto", "put-back", "kept"]);
    PUT_BACK = Row::of_claims("put-back", Bool, &[Take], "true if the taken tile was put back.")
        .not_with(&["onto", "kept"]);
    KEPT = Row::of_claims("kept", Bool, &[Take], "true if the taken tile was kept on the rack.").not_with(&["onto"]);
    PAIRS_GOER = Row::of_claims("pairs-goer", Bool, &[Take], "true if the player who threw the tile goes for pairs.");
    LAST_DISCARD = Row::of_claims(
        "last-discard",
        Bool,
        &[Finish, Take],
        "true if the stock was empty and the tile is the last discard.",
    );
    LATE = Row::of_claims("late", Bool, &[Indicator], "true if the indicator was shown after the player's first \
                                                       discard.");
    DRAWN = Row::of_claims("drawn", Bool, &[Indicator], "true if the indicator was shown after the player's first \
                                                         draw.");
    BALANCE = Row::of_claims("balance", FIGURE, &[Indicator], "the points that another player has.");
    FINISH =
        Row::of_claims("finish", Text, &[Foul, Left], "how the hand was finished: `okey`, `pairs`, `elden`, `devam`.");
    EXHAUSTED = Row::of_claims("exhausted", Bool, &[Left], "true if the stock ran out.");
    ALL_PAIRS = Row::of_claims("all-pairs", Bool, &[Left], "true if all players opened with pairs.");
    ANNOUNCED = Row::of_claims("announced", Bool, &[Left], "true if the player announced pairs.");
    CLAUSE = Row::of_rules("clause", Texts, "ids of clauses.");
    QUERY = Row::of_rules("query", Texts, "ids of clauses, or words to search for.");
    PROFILE = Row::of_rules("profile", Text, "the variant whose switches to list.");
    DIFF = Row::of_rules("diff", Pair, "two variants whose switches to compare.");
    DISPUTES = Row::of_rules("disputes", Bool, "true to list the disputed clauses.");
    WORDS = Row::of_rules("words", Bool, "true to list the words of the game.");
    SHEET = Row::of_score(
        "sheet",
        Text,
        "the text of a whole record, in place of the fields of one hand. The answer is `okey.sheet/2`.",
    )
    .not_with(&["variant", "rules", "set", "indicator", "finish"]);
    AS = Row::of_score(
        "as",
        Name(SheetForm::NAMES),
        "the form in which to write the hand or the sheet: `record` for the text of a record, `json` for JSON \
         Lines. The answer is `okey.converted/1`.",
    );
    HANDS = Row::of_score("hands", NUMBER, "the number of hands in a game.");
    TOURNAMENT = Row::of_score("tournament", Bool, "true to score the hands as a tournament of three matches.");
}
