//! A slow parser of tiles that shares no code with the parser under test. The library pest builds a parse tree from the
//! grammar, and this code reads the tiles from the tree.

use okey::notation::Letters;
use okey::{Colour, Face, Indicator, Number, Symbol, Tile};
use pest::Parser as _;
use pest::iterators::{Pair, Pairs};

/// The pest parser for the letters K, R, B, Y and G: black, red, blue, yellow and green.
#[allow(missing_docs, unreachable_pub)]
mod krby {
    #[derive(pest_derive::Parser)]
    #[grammar = "grammar/notation.pest"]
    #[grammar = "grammar/krby.pest"]
    pub(super) struct Grammar;
}

/// The pest parser for the letters R, K, M and S: red, black, blue and yellow.
#[allow(missing_docs, unreachable_pub)]
mod rkms {
    #[derive(pest_derive::Parser)]
    #[grammar = "grammar/notation.pest"]
    #[grammar = "grammar/rkms.pest"]
    pub(super) struct Grammar;
}

/// A node of the parse tree: a production of the grammar, and the text that it matched.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) rule: String,
    text: String,
    /// The byte index at which the text begins.
    at: usize,
    children: Vec<Node>,
}

impl Node {
    fn of<R: pest::RuleType>(pair: Pair<'_, R>) -> Self {
        let (rule, text) = (format!("{:?}", pair.as_rule()), pair.as_str().to_owned());
        let at = pair.as_span().start();
        Self { rule, text, at, children: pair.into_inner().map(Self::of).collect() }
    }

    fn children<'a>(&'a self, rule: &'a str) -> impl Iterator<Item = &'a Node> {
        self.children.iter().filter(move |child| child.rule == rule)
    }

    fn child<'a>(&'a self, rule: &'a str) -> Option<&'a Node> {
        self.children.iter().find(|child| child.rule == rule)
    }

    fn has(&self, rule: &str) -> bool {
        self.rule == rule || self.children.iter().any(|child| child.has(rule))
    }

    pub(super) fn rules(&self) -> Vec<&str> {
        let below = self.children.iter().flat_map(Node::rules);
        std::iter::once(self.rule.as_str()).chain(below).collect()
    }

    /// Adds to `found` every node of this production in the subtree, from left to right.
    fn all<'a>(&'a self, rule: &str, found: &mut Vec<&'a Node>) {
        if self.rule == rule {
            found.push(self);
        }
        for child in &self.children {
            child.all(rule, found);
        }
    }

    fn all_of(&self, rule: &str) -> Vec<&Node> {
        let mut found = Vec::new();
        self.all(rule, &mut found);
        found
    }
}

/// Returns the parse tree of a text, or `None` if the grammar rejects the text.
pub(super) fn tree(form: &str, letters: Letters, text: &str) -> Option<Node> {
    fn node<R: pest::RuleType>(mut pairs: Pairs<'_, R>) -> Option<Node> {
        pairs.next().map(Node::of)
    }
    macro_rules! parse {
        ($grammar:ident) => {{
            let rule = match form {
                "hand" => $grammar::Rule::hand,
                "tile" => $grammar::Rule::tile,
                _ => $grammar::Rule::melds,
            };
            node($grammar::Grammar::parse(rule, text).ok()?)
        }};
    }
    match letters {
        Letters::Krby => parse!(krby),
        Letters::Rkms => parse!(rkms),
        other => panic!("there is no grammar of {other}"),
    }
}

/// A word of the text, its tiles, and how it is separated from the word before it.
#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own about the word")]
struct Word {
    tight: bool,
    dashed: bool,
    /// The separator before this word, such as `, ` or ` (`. If there is only a dash or no separator, it is empty, or
    /// the text `indicator` after an indicator.
    gap: String,
    tiles: Vec<Symbol>,
    declared: Option<Vec<Face>>,
    okey: bool,
    /// True if the word is only a number, such as the 8 in `K7 8`, which takes the colour of the previous word.
    goes_on: bool,
    /// The production of the word.
    rule: String,
    text: String,
    at: usize,
    /// The byte index at which the production of the word begins. All words of a list such as `7 8 kırmızı` belong to
    /// one production.
    piece: usize,
    /// True if the word has a count such as `x2`.
    counted: bool,
    /// True if the word is a further number of a colour, and its count does not touch it: the `8 x2` in `R7, 8 x2`.
    loosely_counted: bool,
    /// True if the word is a range with a dash and at least one tile between its ends, such as `R4-7`, or a range with
    /// a count, such as `R4-5x2`.
    range: bool,
}

/// Returns the tiles of a text in canonical form, followed by the indicator if the text names one. Returns `None` in
/// three cases:
/// - The grammar rejects the text.
/// - The text breaks a rule that the grammar cannot express.
/// - The groups of the text mean other tiles when each of them is read alone.
pub(crate) fn meaning(form: &str, letters: Letters, text: &str) -> Option<String> {
    if has_keycap_marks(text) {
        return None;
    }
    let text = &without_keycaps(text, None);
    let text = &with_columns(&without_emphasis(&without_quotes(&without_invisible(text))), letters)?;
    let tree = tree(form, letters, text)?;
    let Reading { melds, sizes, indicator } = left_to_right(form, letters, text, None, &tree)?;
    if form == "melds" {
        if sizes.iter().any(|sizes| may_be_melds(sizes)) {
            return None;
        }
    } else if meld(&tree, form).is_some_and(|words| is_counted_list(&words) || counts_colours(&words)) {
        return None;
    }
    let parts = if form == "melds" { text.split('/').collect() } else { vec![text.as_str()] };
    if parts.into_iter().zip(&melds).any(|(part, meld)| has_other_reading(form, letters, part, meld, indicator)) {
        return None;
    }
    let indicator = indicator.map(|face| format!(" (indicator {face})")).unwrap_or_default();
    let printed = melds.join(" / ") + &indicator;
    (form != "tile" || !printed.contains(' ')).then_some(printed)
}

/// Returns true if the groups of a text, each read alone, mean other tiles than `whole`. Splits the text first at line
/// ends and tabs only, and then also at weaker and weaker separators.
fn has_other_reading(form: &str, letters: Letters, text: &str, whole: &str, indicator: Option<Face>) -> bool {
    let form = if form == "melds" { "melds" } else { "hand" };
    let tiles = |printed: &str| -> Vec<String> {
        printed.split(' ').map(|tile| tile.split('=').next().unwrap_or_default().to_owned()).collect()
    };
    let read = |group: &str| {
        let reading = left_to_right(form, letters, group, indicator, &tree(form, letters, group)?)?;
        Some(tiles(&reading.melds.join(" ")))
    };
    let alone = |group: &str| {
        // A group has no tiles if the group with `, R1` appended means only the tile R1. A colour and a colon, such as
        // `sarı:`, have no tiles at the end of a text.
        let means_r1 = |text: &str| read(text).is_some_and(|tiles| tiles == ["R1"]);
        let heads = || group.trim_end().ends_with(':') && means_r1(&format!("R1\n{group}"));
        let empty = || means_r1(&format!("{group}, R1")) || heads();
        let apart = || {
            let numbers = group.trim_end().trim_end_matches(is_word_letter);
            let touches = numbers.ends_with(is_digit) && numbers.len() < group.len();
            read(&format!("{numbers} {}", &group[numbers.len()..])).filter(|_| touches)
        };
        let none = || empty().then(Vec::new);
        read(group).filter(|tiles| !tiles[0].is_empty()).or_else(none).or_else(apart)
    };
    // A number with a full stop, a bracket or a dash numbers an item only at the start of a line.
    let begins_item = |group: &str| {
        let group = group.trim_start();
        let rest = group.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let mark = rest.strip_prefix(['.', ')']).is_some()
            || rest.strip_prefix(is_dash).is_some_and(|rest| !rest.starts_with(is_digit));
        mark && (1..=2).contains(&(group.len() - rest.len()))
    };
    let separators = separators(text);
    let differs = |separators: &[(usize, usize, u8)], weakest: u8| {
        let ends = separators.iter().filter(|(.., strength)| *strength >= weakest);
        let starts = [(0, 5)].into_iter().chain(ends.clone().map(|&(_, end, strength)| (end, strength)));
        let ends = ends.map(|&(at, ..)| at).chain([text.len()]);
        let groups = starts.zip(ends).map(|((start, strength), end)| (&text[start..end], strength));
        let read: Option<Vec<Vec<String>>> = groups
            .map(|(group, strength)| if strength < 5 && begins_item(group) { None } else { alone(group) })
            .collect();
        read.is_some_and(|groups| groups.concat() != tiles(whole))
    };
    let mut levels = (0..=5).filter(|weakest| separators.iter().any(|(.., strength)| strength == weakest));
    let colours = blanks_behind_colours(text, letters, &separators);
    levels.any(|weakest| differs(&separators, weakest)) || !colours.is_empty() && differs(&colours, 0)
}

/// Returns the blanks between a colour and a number if the colour may belong to the numbers before it: the one after
/// `siyah` in `sarı 6, 7 siyah 8, 9 kırmızı`. A separator stands before these numbers, or another such blank. The first
/// such separator is returned too.
fn blanks_behind_colours(text: &str, letters: Letters, separators: &[(usize, usize, u8)]) -> Vec<(usize, usize, u8)> {
    let mut found: Vec<(usize, usize, u8)> = Vec::new();
    for (at, _) in text.match_indices(' ') {
        let name = text[..at].trim_end_matches(is_word_letter).len();
        let numbers = text[..name].trim_end_matches(is_blank_of_line);
        let run = numbers.trim_end_matches(|sign| is_digit(sign) || is_blank_of_line(sign)).len();
        let ends = |&(_, end, strength): &(usize, usize, u8)| end == run && strength != 1;
        let begins = separators.iter().any(ends) || found.last().is_some_and(|(split, ..)| *split == run);
        let name_alone = || text[name..at].chars().count() == 1 || word_names_colour(&text[name..at]);
        if numbers.len() < name
            && numbers.ends_with(is_digit)
            && text[at + 1..].starts_with(is_digit)
            && begins
            && name_alone()
            && is_colour(&text[name..at], letters)
        {
            if found.is_empty() {
                found.extend(separators.iter().filter(|separator| ends(separator)));
            }
            found.push((at, at + 1, 4));
        }
    }
    found
}

/// Returns true for a word for one colour, and false for letters such as `KR`.
fn word_names_colour(word: &str) -> bool {
    tree("hand", Letters::Krby, &format!("{word} 7")).is_some_and(|tree| tree.has("colour_word"))
}

/// Returns true for the words and the character that mean "and".
fn is_and(words: &str) -> bool {
    let words = words.to_lowercase().replace("i\u{307}", "i").replace('ı', "i");
    let words: Vec<&str> = words.split_whitespace().collect();
    matches!(words[..], ["ve" | "ile" | "and" | "arti" | "plus" | "birde" | "&"] | ["bir", "de"])
}

/// Replaces the commas next to the colours and the jokers of a table with commas: `kırmızı,5,6` becomes `kırmızı:5,6`,
/// and `5,kırmızı` becomes `5 kırmızı`. A table has at least two rows, or one row with several numbers. Every other
/// line begins with the word for a joker, the indicator or a hand. Returns `None` for a table with two readings.
fn with_columns(text: &str, letters: Letters) -> Option<String> {
    let comma = |sign: char| ",;".contains(sign);
    if !text.contains(comma) {
        return Some(text.to_owned());
    }
    let between = |sign: char| comma(sign) || is_blank_of_line(sign);
    let ends = |sign: char| sign == '/' || sign != '\t' && LINE_ENDS.contains(sign);
    let numbers = |cells: &str| cells.contains(is_digit) && cells.chars().all(|sign| is_digit(sign) || between(sign));
    let colour = |name: &str| {
        let name = name.trim_matches(is_blank_of_line);
        let sign = name.trim_end_matches(['\u{fe0e}', '\u{fe0f}']);
        let letters_alone = name.chars().all(is_word_letter);
        sign.chars().count() == 1 && SIGNS.contains(sign)
            || letters_alone && (name.chars().count() == 1 || word_names_colour(name)) && is_colour(name, letters)
    };
    let begins = |row: &str, productions: &[&str]| {
        let words: Vec<&str> = row.split_whitespace().take(2).collect();
        let word = |text: &str| text.trim_end_matches(|sign| !is_word_letter(sign)).to_owned();
        let named = |text: &str| {
            let tile = tree("hand", Letters::Krby, &word(text)).into_iter();
            let more = [" R5, R6", ": R5, R6"].map(|more| format!("{}{more}", word(text)));
            let trees = more.into_iter().filter_map(|text| tree("hand", Letters::Krby, &text));
            tile.chain(trees).any(|tree| productions.iter().any(|rule| tree.has(rule)))
        };
        let begins = row.trim_start_matches(is_blank_of_line).starts_with(is_word_letter);
        begins && words.first().is_some_and(|first| named(first.split(comma).next().unwrap_or_default()))
            || begins && words.len() > 1 && named(&words.join(" "))
    };
    let headings = |row: &str| {
        let folded = row.to_lowercase().replace('ı', "i").replace('ş', "s").replace(['\u{307}', '\u{327}'], "");
        let names = "renk sayi sayilar tas taslar colour color number numbers tile tiles";
        row.contains(comma)
            && folded.split(comma).all(|cell| names.split(' ').any(|name| cell.trim_matches(is_blank_of_line) == name))
    };
    let cells_of = |row: &str| -> Vec<String> {
        let cells = row.split(comma).map(|cell| cell.trim_matches(is_blank_of_line).to_owned());
        cells.filter(|cell| !cell.is_empty()).collect()
    };
    let (mut replaced, mut columns, mut rows, mut first, mut last) = (String::new(), Vec::new(), 0, 0, 0);
    for line in text.split_inclusive(ends) {
        let row = line.strip_suffix(ends).unwrap_or(line);
        let end = &line[row.len()..];
        let (name, cells) = row.split_once(comma).unwrap_or((row, ""));
        let (before, behind) = row.rsplit_once(comma).unwrap_or(("", row));
        rows += 1;
        if numbers(cells) && colour(name) {
            first += 1;
            columns.push(cells_of(cells));
            replaced.extend([name, ":", cells.trim_start_matches(between)]);
        } else if ["0", "1", "2"].contains(&cells.trim_matches(between)) && is_joker_word(name) {
            replaced.extend([name, ":", cells.trim_start_matches(between)]);
        } else if headings(row) || row.contains(comma) && colour(name) && cells.chars().all(between) {
            replaced += " ";
        } else if numbers(before) && colour(behind) {
            last += 1;
            columns.push(cells_of(before));
            replaced.extend([before.trim_end_matches(between), " ", behind]);
        } else if row.trim().is_empty()
            || !row.trim_end_matches(is_blank_of_line).ends_with(comma)
                && begins(row, &["label", "indicator", "joker_word", "joker_plural"])
        {
            rows -= 1;
            replaced += row;
        } else {
            return Some(text.to_owned());
        }
        replaced += end;
    }
    if first > 0 && last > 0 || first + last == 0 || rows < 2 && columns[0].len() < 2 {
        return Some(text.to_owned());
    }
    // A column of 1s and 2s may hold counts, and a first column 1, 2, 3 may number the rows.
    let two = columns.iter().all(|cells| cells.len() == 2);
    let counts = two && (0..2).any(|column| columns.iter().all(|cells| ["1", "2"].contains(&cells[column].as_str())));
    let marks = columns.iter().enumerate().all(|(at, cells)| cells.len() > 1 && cells[0] == (at + 1).to_string());
    (!counts && (last == 0 || !marks)).then_some(replaced)
}

fn is_joker_word(name: &str) -> bool {
    let name = name.trim_matches(is_blank_of_line);
    let letter = name.chars().count() == 1;
    let tree = tree("hand", Letters::Krby, &format!("{name}: 1")).filter(|_| !letter);
    tree.is_some_and(|tree| tree.has("colon_count"))
}

/// Returns true if numbers may say how many tiles of a colour there are: `siyahtan 2, kırmızıdan 3`, `2 siyahtan`.
fn counts_colours(words: &[Word]) -> bool {
    let joker = |tile: &Symbol| matches!(tile, Symbol::Okey | Symbol::Tile(Tile::FalseJoker));
    let numbered: Vec<&Word> =
        words.iter().filter(|word| word.tiles.first().is_some_and(|tile| !joker(tile))).collect();
    let key = |sign: char| sign.is_ascii_digit();
    let bare = |word: &Word| word.text.starts_with(key) && word.text.ends_with(key);
    let few = |number: &str| ["1", "2", "3", "4", "5", "6"].contains(&number);
    let of = |word: &Word| {
        let name = word.text.trim_end_matches(key);
        let number = &word.text[name.len()..];
        let colour = name.trim_end_matches(|sign: char| sign.is_whitespace() || sign == ':').to_lowercase();
        let colour = colour.replace(['\'', '\u{2019}'], "");
        let ablative = ["dan", "den", "tan", "ten"].iter().any(|ending| colour.ends_with(ending));
        few(number) && ablative && colour.chars().all(is_word_letter)
    };
    let ended = |word: &Word| {
        let after = word.text.trim_start_matches(key);
        let number = &word.text[..word.text.len() - after.len()];
        let name = after.trim_start_matches(is_blank_of_line).replace(['\'', '\u{2019}'], "");
        let plain = name.to_lowercase().replace('ı', "i").replace('ş', "s").replace(['\u{307}', '\u{327}'], "");
        let names = ["siyah", "kirmizi", "mavi", "sari", "yesil", "kara", "black", "red", "blue", "yellow", "green"];
        few(number) && !names.contains(&plain.as_str()) && name.chars().all(is_word_letter) && word_names_colour(&name)
    };
    let own = |at: usize| at == 0 || !bare(numbered[at - 1]);
    !numbered.is_empty() && numbered.iter().enumerate().all(|(at, word)| own(at) && of(word))
        || numbered.iter().enumerate().any(|(at, word)| ended(word) && own(at))
}

fn is_digit(sign: char) -> bool {
    sign.is_ascii_digit()
}

/// Returns the separators of a text: where each begins and ends, and its strength, from 0 for `7,8` to 5 for a line
/// end.
fn separators(text: &str) -> Vec<(usize, usize, u8)> {
    let blank = |sign: Option<char>| sign.is_none_or(char::is_whitespace);
    let mut separators = Vec::new();
    for (at, sign) in text.char_indices() {
        let (before, rest) = (text[..at].chars().next_back(), &text[at..]);
        let alike = |sign: char| if is_dash(sign) { is_dash } else { is_word_letter };
        let begins = !before.is_some_and(alike(sign));
        let run = rest.len() - rest.trim_start_matches(alike(sign)).len();
        let spaced = rest[run..].trim_start_matches(is_blank_of_line);
        let second = spaced.len() - spaced.trim_start_matches(is_word_letter).len();
        let length = match rest.len() - spaced.len() + second {
            both if run > 0 && second > 0 && run + second < both && begins && is_and(&rest[..both]) => both,
            _ => run.max(sign.len_utf8()),
        };
        let next = rest[length..].chars().next();
        let apart = begins && blank(before) && blank(next);
        let word = text[..at].trim_end_matches(is_word_letter);
        let attached = word.len() < at && word.ends_with(is_digit);
        let commas = || {
            let tight = |(comma, _): (usize, &str)| {
                !blank(text[..comma].chars().next_back()) && !blank(text[comma + 1..].chars().next())
            };
            text.match_indices([',', '+']).any(tight)
        };
        let strength = match sign {
            _ if LINE_ENDS.contains(sign) => 5,
            ';' | '•' | '‣' | '◦' | '(' | ')' | '[' | ']' | '{' | '}' => 4,
            ',' | '+' => {
                if blank(before) || blank(next) {
                    3
                } else {
                    0
                }
            }
            _ if is_dash(sign) && apart => 4,
            _ if apart && is_and(&rest[..length]) => 2,
            ' ' if before.is_some_and(is_digit) && begins_list(&rest[1..]) => 1,
            ' ' if attached && rest[1..].starts_with(is_digit) && commas() => 1,
            _ => continue,
        };
        separators.push((at, at + length, strength));
    }
    separators
}

/// Returns true if the text begins with two numbers joined by a comma, a plus sign or a dash, such as `7,8`.
fn begins_list(text: &str) -> bool {
    let after = text.trim_start_matches(is_digit);
    let sign = after.chars().next().filter(|&sign| after.len() < text.len() && (",+".contains(sign) || is_dash(sign)));
    sign.is_some_and(|sign| after[sign.len_utf8()..].starts_with(is_digit))
}

/// Returns true if brackets or line ends divide one meld into parts that may be melds. All parts then have three or
/// more tiles, or all have two.
fn may_be_melds(sizes: &[usize]) -> bool {
    sizes.len() > 1 && (sizes.iter().all(|&size| size > 2) || sizes.iter().all(|&size| size == 2))
}

/// What a text means if it is read from left to right.
struct Reading {
    /// The tiles of each meld, in canonical form. A hand is one meld.
    melds: Vec<String>,
    /// For each meld, the numbers of tiles between brackets and line ends.
    sizes: Vec<Vec<usize>>,
    indicator: Option<Face>,
}

/// Reads a text with this parse tree from left to right, as the grammar does. `known` is the indicator if the text is a
/// group of a text that names it.
fn left_to_right(form: &str, letters: Letters, text: &str, known: Option<Face>, tree: &Node) -> Option<Reading> {
    let melds: Vec<&Node> = if form == "melds" { tree.children("meld").collect() } else { vec![tree] };
    let faces = ["indicator", "indicator_behind"].iter().flat_map(|rule| tree.all_of(rule)).map(indicator_of);
    let indicators: Vec<Face> = faces.collect();
    let indicator = indicators.first();
    if indicators.iter().any(|other| Some(other) != indicator) || indicator.is_some() && form != "hand" {
        return None;
    }
    if tree.has("black_letter") && ["siyah", "kara", "black"].iter().any(|word| tree.has(word)) {
        return None;
    }
    let melds: Option<Vec<Vec<Word>>> = melds.into_iter().map(|node| meld(node, form)).collect();
    let melds = melds?;
    let lists =
        tree.has("number_list") || has_list_of_colours(tree) || melds.iter().any(|words| chains(words).any(is_list));
    let ranges = melds.iter().flatten().any(|word| word.range);
    let okey = known.or(indicator.copied()).map(|face| Indicator::new(face).okey());
    if !tree.all_of("okey_is").iter().all(|node| says_okey(node, tree, text, known, okey)) {
        return None;
    }
    let names = |words: &Vec<Word>| {
        let named = |pair: &[Word]| names_okey(&pair[0], &pair[1], okey) || is_named_okey(&pair[0], &pair[1], okey);
        words.windows(2).any(named)
            || (0..words.len()).any(|at| names_other_okey(words, at, text) || says_false_joker(words, at, okey))
    };
    let labels: Vec<usize> = tree.all_of("label").iter().map(|label| label.at + label.text.len()).collect();
    let counts = |words: &Vec<Word>| {
        (0..words.len()).any(|at| {
            may_count(words, at, letters)
                || between_tiles(words, at, &labels, text)
                || shares_colour(words, at, letters)
                || has_colour_behind(words, at, letters, text)
                || precedes_count(words, at)
                || shares_last_colour(words, at, letters)
                || is_unclear_at_and(words, at, text)
                || is_false_okey_or_two(words, at, text)
                || shares_count_of_colour(words, at)
                || counts_list(words, at, text)
                || shares_none(words, at)
                || is_label(words, at, text)
                || says_size_of_next(words, at)
                || shares_count(words, at)
                || counts_shared(words, at, text)
                || divides_row(words, at, letters, text)
                || leaves_out(words, at)
        })
    };
    let notes = |words: &Vec<Word>| {
        let pairs = words.windows(2).enumerate();
        pairs.into_iter().any(|(at, pair)| {
            let before = at.checked_sub(1).map(|at| &words[at]);
            is_note(pair, [before, words.get(at + 2)], text, form, okey) || is_dotted(&pair[0], &pair[1])
        })
    };
    if melds.iter().any(notes)
        || has_divided_names(tree, text)
        || has_abbreviation(tree)
        || melds.iter().any(counts)
        || lists && ranges
        || melds.iter().any(names)
        || numbers_items(tree, text)
        || numbers_rows(&melds.iter().flatten().collect::<Vec<_>>(), tree, text)
        || has_mark_out_of_order(tree, text)
        || has_unclear_mark(tree, letters, text)
        || counts_cells(text, letters)
        || counts_tile(text, letters)
        || melds.iter().flatten().any(|word| follows_columns(word, letters, text))
        || melds.iter().flatten().any(|word| names_far_tile(word, text))
        || has_counted_colour(tree, letters, text)
        || melds.iter().any(|words| numbers_a_line(words, tree, text))
    {
        return None;
    }
    let indicator = indicator.copied();
    let divides = |sign: char| LINE_ENDS.contains(sign) || "()[]{}".contains(sign);
    let is_together = |one: &Word, next: &Word| {
        // The text of a word in a list such as `7 8 kırmızı` is that of the whole list.
        let between =
            if one.piece == next.piece { Some(&*next.gap) } else { text.get(one.piece + one.text.len()..next.at) };
        between.is_none_or(|between| !between.contains(divides))
    };
    let sizes = |words: &Vec<Word>| {
        let parts = words.chunk_by(is_together);
        parts.map(|part| part.iter().map(|word| word.tiles.len()).sum()).collect()
    };
    let sizes = melds.iter().map(sizes).collect();
    Some(Reading { melds: melds.iter().map(|words| printed(words)).collect(), sizes, indicator })
}

/// Checks a text that says which tile is the okey, such as `okey: R6`. Returns true if the text agrees with the
/// indicator next to it (before or after) and is separated from the tiles of the hand.
fn says_okey(node: &Node, tree: &Node, text: &str, known: Option<Face>, okey: Option<Face>) -> bool {
    let ends = ["indicator", "indicator_behind"].iter().flat_map(|rule| tree.all_of(rule));
    let mut ends = ends.map(|node| node.at + node.text.len()).filter(|end| *end <= node.at);
    let behind = ends.any(|end| !text[end..node.at].contains(joins_tiles));
    let begins = known.is_some() && !text[..node.at].contains(joins_tiles);
    let after = text[node.at + node.text.len()..].trim_start_matches(is_blank_of_line);
    let gap = &after
        [..after.len() - after.trim_start_matches(|sign: char| sign.is_whitespace() || ",;.|/".contains(sign)).len()];
    let rest = &after[gap.len()..];
    let and = ["ve", "ile", "and", "art\u{131}", "plus", "bir de", "birde"]
        .iter()
        .any(|word| rest.strip_prefix(word).is_some_and(|after| after.starts_with(char::is_whitespace)));
    let separated = !gap.is_empty() && !and && !rest.starts_with(|sign| "+&".contains(sign) || is_dash(sign));
    let apart =
        after.is_empty() || after.starts_with('/') || gap.contains(|sign| LINE_ENDS.contains(sign)) || separated;
    let line = text[..node.at].trim_end_matches(|sign: char| sign.is_whitespace() || ",;+•‣◦.!?…".contains(sign));
    let gap = &text[line.len()..node.at];
    let leads = line.is_empty() || gap.contains(|sign| sign != '\t' && LINE_ENDS.contains(sign));
    let next = tree.all_of("indicator").into_iter().find(|indicator| indicator.at > node.at);
    let before = leads
        && !gap.contains(joins_tiles)
        && next.is_some_and(|next| !text[node.at + node.text.len()..next.at].contains(joins_tiles));
    let okey = if behind || begins { okey } else { next.map(|next| Indicator::new(indicator_of(next)).okey()) };
    (behind || begins || before) && apart && okey == Some(indicator_of(node))
}

/// Replaces each invisible character from a chat program, except between two digits, with a blank of the same length in
/// bytes.
fn without_invisible(text: &str) -> String {
    let is_invisible = |sign: char| {
        let direction = ('\u{202a}'..='\u{202c}').contains(&sign) || ('\u{2066}'..='\u{2069}').contains(&sign);
        direction || ['\u{200b}', '\u{200e}', '\u{200f}', '\u{2060}', '\u{feff}'].contains(&sign)
    };
    let is_digit = |sign: char| sign.is_ascii_digit();
    let replaced = text.char_indices().map(|(at, sign)| {
        let (before, after) = (text[..at].trim_end_matches(is_invisible), text[at..].trim_start_matches(is_invisible));
        let parts_digits = before.ends_with(is_digit) && after.starts_with(is_digit);
        if is_invisible(sign) && !parts_digits { '\u{2002}' } else { sign }
    });
    replaced.collect()
}

/// Replaces the characters `>` at the start of a line with blanks.
fn without_quotes(text: &str) -> String {
    let quote = |line: &str| {
        let rest = line.trim_start_matches(|sign: char| sign == '>' || sign.is_whitespace());
        line[..line.len() - rest.len()].replace('>', " ") + rest
    };
    text.split_inclusive(|sign| LINE_ENDS.contains(sign)).map(quote).collect()
}

/// Returns true if a 1 or 2 alone in a cell of a table may count the joker in a neighbouring cell: `okey` and `2` in
/// one row. A joker is an okey or a false joker. A digit next to a cell that names a colour counts no joker.
fn counts_cells(text: &str, letters: Letters) -> bool {
    let between = |sign: char| sign.is_whitespace() || ",;+•‣◦.!?…*".contains(sign) || is_dash(sign);
    let and = |text: &str| {
        let word: String = text.chars().filter(|sign| sign.is_alphabetic() || *sign == '&').collect();
        is_and(&word)
    };
    let text = &text.replace("bir de", "ve").replace("birde", "ve");
    let is_cell = |gap: &str| gap.contains('\t') && !gap.contains(['\n', '\r']);
    let joker = |word: &str| {
        let word: String = word.to_lowercase().replace('ş', "s").replace('ç', "c").replace(['\u{307}', '\u{327}'], "");
        let words =
            ["okey", "okeyim", "okeys", "sahte", "false", "fake", "gercek", "real", "joker", "jokers", "j", "o"];
        words.contains(&word.as_str())
    };
    let letter = |sign: char| sign.is_alphabetic() || "\u{307}\u{327}".contains(sign);
    let before = |left: &str| {
        let mut rest = left.trim_end_matches(between);
        let word = rest.trim_end_matches(|sign| letter(sign) || sign == '&').len();
        if and(&rest[word..]) && rest[..word].ends_with(char::is_whitespace) {
            rest = rest[..word].trim_end_matches(between);
        }
        let word = &rest[rest.trim_end_matches(letter).len()..];
        (left.len() - rest.len(), joker(word))
    };
    let after = |right: &str| {
        let mut rest = right.trim_start_matches(between);
        let word = rest.len() - rest.trim_start_matches(|sign| letter(sign) || sign == '&').len();
        if and(&rest[..word]) && rest[word..].starts_with(char::is_whitespace) {
            rest = rest[word..].trim_start_matches(between);
        }
        let word = rest.len() - rest.trim_start_matches(letter).len();
        (right.len() - rest.len(), joker(&rest[..word]))
    };
    text.match_indices(['1', '2']).any(|(at, _)| {
        let (left, right) = (&text[..at], &text[at + 1..]);
        let ((gap, joker_before), (next, joker_after)) = (before(left), after(right));
        let (rest_before, gap) = left.split_at(left.len() - gap);
        let (next, rest_after) = right.split_at(next);
        let line_end = |gap: &str| gap.contains(|sign| LINE_ENDS.contains(sign));
        let first = rest_before.is_empty() || left.trim_end_matches(between).ends_with('/') || line_end(gap);
        let last = rest_after.is_empty() || rest_after.starts_with('/') || line_end(next);
        let coloured = || {
            is_cell(gap) && names_colour_at_end(rest_before, letters)
                || is_cell(next) && names_colour_at_start(rest_after, letters)
        };
        first && last && (joker_before && is_cell(gap) || joker_after && is_cell(next)) && !coloured()
    })
}

/// Returns true if a row of a table has two cells: one tile, and a 1 or 2 that may count the tile.
fn counts_tile(text: &str, letters: Letters) -> bool {
    let ends = |sign: char| sign == '/' || sign != '\t' && LINE_ENDS.contains(sign);
    let plain = |cell: &str| {
        let ends = cell.ends_with(|sign: char| sign.is_ascii_digit());
        let numbers = cell.split(|sign: char| !sign.is_ascii_digit()).filter(|part| !part.is_empty());
        !cell.contains(['(', '[', '{', '=', 'x', 'X', '×']) && numbers.count() == 1 && ends
    };
    text.split(ends).any(|row| {
        let cells: Vec<&str> = row.split('\t').map(|cell| cell.trim_matches(is_separator)).collect();
        let cells: Vec<&str> = cells.into_iter().filter(|cell| !cell.is_empty()).collect();
        matches!(cells[..], [tile, "1" | "2"] if plain(tile) && meaning("tile", letters, tile).is_some())
    })
}

/// Returns true if a row of a table begins with a number without a colour, below a row with a colour at the start of
/// two or more cells. The number may then have the colour of its column or of the tile before it.
fn follows_columns(word: &Word, letters: Letters, text: &str) -> bool {
    let ends = |sign: char| sign == '/' || sign != '\t' && LINE_ENDS.contains(sign);
    let before = text[..word.at].trim_end_matches(|sign: char| !ends(sign));
    let row = before.trim_end_matches(|sign| ends(sign) || is_separator(sign)).rsplit(ends).next().unwrap_or_default();
    let cells = row.split('\t').map(|cell| cell.trim_start_matches(is_separator));
    word.goes_on && word.gap.contains(ends) && cells.filter(|cell| names_colour_at_start(cell, letters)).count() > 1
}

fn is_separator(sign: char) -> bool {
    sign.is_whitespace() || ",;+•‣◦.!?…*".contains(sign) || is_dash(sign)
}

/// Returns true if the word for the indicator comes after a separator in its row, and its tile is in the next line or
/// cell. An example is `K1, gösterge` and `mavi 4` on two lines.
fn names_far_tile(word: &Word, text: &str) -> bool {
    let name = |sign: char| sign.is_alphabetic() || ('\u{300}'..'\u{370}').contains(&sign);
    let after = word.text.trim_start_matches(name);
    let link = after.trim_start_matches(|sign: char| sign.is_whitespace() || ":=".contains(sign));
    let blanks = &after[..after.len() - link.len()];
    let before = text[..word.at].trim_end_matches(is_blank_of_line);
    let begins =
        before.is_empty() || before.ends_with(|sign: char| sign == '/' || sign != '\t' && LINE_ENDS.contains(sign));
    let gap = word.gap.rsplit(['(', ')', '[', ']', '{', '}']).next().unwrap_or_default();
    let apart = !word.tight && !word.dashed && !gap.chars().all(is_blank_of_line);
    word.rule == "indicator" && apart && blanks.contains(|sign| LINE_ENDS.contains(sign)) && !begins
}

const SIGNS: &str = "⚫⬛◼🖤🔴🟥❤🔵🟦💙🟡🟨💛🟢🟩💚";

fn is_word_letter(sign: char) -> bool {
    sign.is_alphabetic() && !"xX".contains(sign) || "\u{306}\u{307}\u{308}\u{327}".contains(sign)
}

/// Returns true if the text ends with a name of one or more colours: a word, letters or an emoji.
fn names_colour_at_end(text: &str, letters: Letters) -> bool {
    let sign = text.trim_end_matches(['\u{fe0e}', '\u{fe0f}']).ends_with(|sign| SIGNS.contains(sign));
    sign || is_colour(&text[text.trim_end_matches(is_word_letter).len()..], letters)
}

/// Returns true if the text starts with a name of one or more colours.
fn names_colour_at_start(text: &str, letters: Letters) -> bool {
    let end = text.len() - text.trim_start_matches(is_word_letter).len();
    text.starts_with(|sign| SIGNS.contains(sign)) || is_colour(&text[..end], letters)
}

fn is_colour(word: &str, letters: Letters) -> bool {
    !word.is_empty() && meaning("hand", letters, &format!("{}7", word.to_uppercase())).is_some()
}

/// Returns true if `var` comes right after a colour, as in `3 kırmızı var`. The 3 may then count red tiles.
fn has_counted_colour(tree: &Node, letters: Letters, text: &str) -> bool {
    // In `7 8 kırmızı var`, the numbers are no counts.
    let listed = |before: &str| {
        let numbers = before.trim_end_matches(|sign: char| !sign.is_ascii_digit());
        let mut words = numbers.rsplit(|sign: char| sign.is_whitespace() || ",;+".contains(sign) || is_dash(sign));
        let mut number =
            || words.find(|word| !word.is_empty()).is_some_and(|word| word.chars().all(|sign| sign.is_ascii_digit()));
        number() && number()
    };
    tree.all_of("has")
        .into_iter()
        .any(|node| names_colour_at_end(&text[..node.at], letters) && !listed(&text[..node.at]))
}

/// Replaces the stars or underscores around bold or italic text, as in `*Kırmızı:* 5`, with blanks.
fn without_emphasis(text: &str) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    let word =
        |sign: char| sign.is_alphabetic() && !"xX".contains(sign) || "\u{306}\u{307}\u{308}\u{327}".contains(sign);
    let mut at = 0;
    while at < signs.len() {
        let begins = at == 0 || signs[at - 1].is_whitespace() || signs[at - 1] == '/';
        let close = (at + 1..signs.len()).find(|&place| "*_".contains(signs[place]));
        at += 1;
        let Some(close) = close.filter(|&close| "*_".contains(signs[at - 1]) && signs[close] == signs[at - 1]) else {
            continue;
        };
        let inside: String = signs[at..close].iter().collect();
        let last = inside.trim_end_matches(word).len();
        let ends = signs.get(close + 1).is_none_or(|next| next.is_whitespace() || ":/,;+•‣◦".contains(*next));
        let clear = !inside.is_empty()
            && inside.trim() == inside
            && !inside.contains(|sign| LINE_ENDS.contains(sign))
            && !["j", "o"].contains(&inside[last..].to_lowercase().as_str());
        if begins && ends && clear {
            (signs[at - 1], signs[close]) = (' ', ' ');
            at = close + 1;
        }
    }
    signs.into_iter().collect()
}

/// Returns true if dashes connect three or more colours that share a number: `siyah-kırmızı-mavi 10`.
fn has_list_of_colours(tree: &Node) -> bool {
    let dashes = |node: &&Node| {
        let colours: Vec<&Node> = node.children("one_colour").collect();
        let gap = |pair: &[&Node]| &node.text[pair[0].at + pair[0].text.len() - node.at..pair[1].at - node.at];
        colours.windows(2).filter(|pair| gap(pair).contains(is_dash)).count() > 1
    };
    ["colours_apart", "colours_behind"].iter().flat_map(|rule| tree.all_of(rule)).any(|node| dashes(&node))
}

/// Returns the words of a meld or a hand, or `None` if they break a rule that the grammar cannot express.
fn meld(meld: &Node, form: &str) -> Option<Vec<Word>> {
    let mut reader =
        Reader { words: Vec::new(), tight: false, dashed: false, gap: String::new(), colour: None, clear: true };
    let pages: Vec<&Node> = meld.children("page").collect();
    for (number, page) in pages.iter().enumerate() {
        let gap = if number > 0 { "\u{c}" } else { "" };
        (reader.gap, reader.tight, reader.dashed, reader.colour) = (gap.to_owned(), false, false, None);
        for node in page.children("tiles").flat_map(|tiles| &tiles.children) {
            reader.node(node);
        }
    }
    let Reader { words, clear, .. } = reader;
    let declared = words.iter().all(|word| match &word.declared {
        Some(faces) => form == "melds" && faces.len() == 1 && word.tiles.len() == 1,
        None => true,
    });
    let unclear = chains(&words).any(|chain| {
        let tight = chain.chunk_by(|_, next| next.tight);
        two_apart(chain) && chain.iter().all(|word| !word.tight)
            || tight.into_iter().any(|chain| two_apart(chain) || has_unclear_range(chain))
    });
    let empty = words.iter().all(|word| word.tiles.is_empty());
    (clear && declared && !unclear && !empty && pages.into_iter().all(is_balanced)).then_some(words)
}

/// Returns true if a number of a tile may also number an item of a list, as in lines that begin with `1-`, `2-` and so
/// on.
fn numbers_items(tree: &Node, text: &str) -> bool {
    let is_digit = |sign: char| sign.is_ascii_digit();
    let line_end = |sign: char| "\n\t\r\u{b}\u{c}\u{85}\u{2028}\u{2029}".contains(sign);
    let separates =
        |sign: char| sign.is_whitespace() || !sign.is_alphanumeric() && !is_dash(sign) && !"()[]{}*".contains(sign);
    let blank = |before: &str| {
        let gap = before.trim_end_matches(char::is_whitespace);
        gap.len() < before.len() && !before[gap.len()..].contains(line_end) && !gap.ends_with(separates)
    };
    let numbers = ["number", "between_numbers"].iter().flat_map(|rule| tree.all_of(rule));
    let numbers: Vec<usize> = numbers.map(|number| number.at).collect();
    let coloured = [
        "colour_first",
        "joined_colour_first",
        "one_face",
        "colours_apart",
        "indicator",
        "indicator_behind",
        "stands_for",
    ];
    let coloured: Vec<&Node> = coloured.iter().flat_map(|rule| tree.all_of(rule)).collect();
    let labels = ends_of_labels(tree);
    let has_tiles = |text: &str| text.contains(|sign: char| sign.is_alphanumeric() || "()[]{}=:/".contains(sign));
    let mut items: Vec<bool> = Vec::new();
    let (mut last_line, mut unclear) = (0, false);
    for (at, _) in text.char_indices().filter(|&(at, sign)| is_digit(sign) && !text[..at].ends_with(is_digit)) {
        let rest = text[at..].trim_start_matches(is_digit);
        let digits = &text[at..text.len() - rest.len()];
        let before = &text[..at];
        let line = before.trim_end_matches(|sign: char| sign.is_whitespace() && !line_end(sign));
        let begins = line.is_empty() || line.ends_with(line_end) || line.ends_with('/') || labels.contains(&line.len());
        let dash = rest.strip_prefix(is_dash);
        let opens = before.ends_with(['(', '[', '{']);
        let dashed = before.ends_with(is_dash) && before.trim_end_matches(is_dash).ends_with(char::is_whitespace);
        // True if the number is alone in the first cell of a row and a number is in the next cell.
        let row = line.is_empty() || line.ends_with(|sign| sign != '\t' && line_end(sign) || sign == '/');
        let next = rest.trim_start_matches(|sign: char| sign.is_whitespace() && (sign == '\t' || !line_end(sign)));
        let cell = row && rest[..rest.len() - next.len()].contains('\t') && next.starts_with(is_digit);
        let is_tile = numbers.contains(&at);
        let may_number = if is_tile {
            let more = dash.is_some_and(|after| after.trim_start().starts_with(is_digit));
            !coloured.iter().any(|node| (node.at..node.at + node.text.len()).contains(&at))
                && (before.is_empty() || begins || before.ends_with(separates) || opens || dashed)
                && (dash.is_some() && (begins || !more) || rest.starts_with('.') || cell)
        } else {
            begins && (dash.is_some() || rest.starts_with([')', '.']))
        };
        let begins_list = |text: &str| text == "1" && !begins && blank(before);
        if digits.len() > 2 || !may_number || is_tile && begins_list(digits) {
            continue;
        }
        // The list ends at a line that does not begin with its next number.
        let row_end = |sign: char| sign != '\t' && line_end(sign);
        let own_line = before.rsplit(row_end).next().unwrap_or_default();
        let (leads, lines) = (!has_tiles(own_line), before.split(row_end).filter(|line| has_tiles(line)).count());
        let line = if leads { lines + 1 } else { lines };
        if line > last_line + 1 || line > last_line && !leads {
            items.clear();
        }
        let next = digits.parse() == Ok(items.len() + 1);
        if !next && (digits == "1" || leads && line > last_line) {
            items.clear();
        }
        last_line = line;
        if next || digits == "1" {
            items.push(is_tile);
        }
        unclear |= items.len() > 1 && items.contains(&true);
    }
    unclear
}

/// Returns the byte at which each label ends, without the blanks after it.
fn ends_of_labels(tree: &Node) -> Vec<usize> {
    let end = |label: &&Node| {
        let one = || label.text.find(char::is_whitespace).unwrap_or(label.text.len());
        let own = || label.text.to_lowercase().find("hand").map_or_else(one, |hand| hand + "hand".len());
        label.at + label.text.find(':').map_or_else(own, |colon| colon + 1)
    };
    tree.all_of("label").iter().map(end).collect()
}

/// Returns true if the numbers at the start of lines may count these lines, as in `1 7 sarı` and `2 3 mavi` on two
/// lines. In each of at least two lines another number must follow. If each number is equal to the next one or one
/// lower, all of them are tiles.
fn numbers_rows(words: &[&Word], tree: &Node, text: &str) -> bool {
    let row_end = |sign: char| sign != '\t' && LINE_ENDS.contains(sign);
    let labels = ends_of_labels(tree);
    let digits = |at: usize| -> &str {
        let rest = &text[at..];
        &rest[..rest.len() - rest.trim_start_matches(|sign: char| sign.is_ascii_digit()).len()]
    };
    let begins = |word: &Word| {
        let before = text[..word.at].trim_end_matches(is_blank_of_line);
        before.is_empty() || before.ends_with(row_end) || labels.contains(&before.len())
    };
    let rows: Vec<(&str, Option<usize>)> = words
        .iter()
        .enumerate()
        .filter(|(_, word)| !word.tiles.is_empty() && begins(word) && text[word.at..].starts_with(is_digit))
        .map(|(at, word)| {
            let next = words.get(at + 1).filter(|next| {
                let rest = &text[word.at + digits(word.at).len()..];
                let plain =
                    !rest.starts_with(|sign| is_word_letter(sign) || is_digit(sign) || "'\u{2019}".contains(sign));
                plain && !next.tight && !next.gap.contains(row_end) && text[next.at..].starts_with(is_digit)
            });
            (digits(word.at), next.map(|next| digits(next.at).parse().unwrap_or_default()))
        })
        .collect();
    let counts = rows.iter().zip(1_usize..).all(|((number, next), row)| number.parse() == Ok(row) && next.is_some());
    let joined = rows.iter().zip(1..).all(|((_, next), row)| *next == Some(row) || *next == Some(row + 1));
    rows.len() > 1 && counts && !joined
}

/// Returns true if a mark from 1 to 13 at the start of a line, such as `7.` or `7)`, may be a tile of the line before.
/// In `kırmızı 5, 6,` and `7. mavi 3` on two lines, the 7 may be a red tile.
///
/// Marks that number the lines in order are not tiles. The first mark is then on the first line with content, and each
/// later mark is one higher. If that line begins with the indicator, the first mark may be on a later line, but it must
/// be 1.
fn has_mark_out_of_order(tree: &Node, text: &str) -> bool {
    let line_end = |sign: char| LINE_ENDS.contains(sign);
    let starts =
        |rule: &str| tree.all_of(rule).into_iter().map(|node| (node.at, node.text.clone())).collect::<Vec<_>>();
    let (bullets, labels, indicators) = (starts("bullet"), starts("label"), starts("indicator"));
    let (mut expected, mut first, mut from) = (None, true, 0);
    for line in text.split_inclusive(|sign: char| LINE_ENDS.contains(sign) || sign == '/') {
        let to = from + line.len();
        let number = bullets
            .iter()
            .filter(|(at, _)| (from..to).contains(at))
            .find_map(|(_, mark)| mark.trim_end_matches(|sign: char| !sign.is_ascii_digit()).parse::<u8>().ok());
        // A number with a dash after it may also number an item, if nothing else is on its line.
        let dangling = || line.trim().strip_suffix(is_dash)?.parse::<u8>().ok().filter(|_| line.ends_with(line_end));
        let number = number.or_else(dangling);
        let in_label =
            |at: usize| labels.iter().any(|(label, text)| (*label..label + text.trim_end().len()).contains(&at));
        let content = line.char_indices().filter(|(_, sign)| sign.is_alphanumeric());
        let content = content.map(|(at, _)| from + at).find(|&at| !in_label(at));
        if number.is_some() && (first || expected == number) {
            (expected, first) = (number.map(|number| number + 1), false);
        } else if number.is_some_and(|number| (1..=13).contains(&number)) {
            return true;
        } else if let Some(content) = content {
            if first && indicators.iter().any(|(at, _)| *at == content) {
                expected = Some(1);
            }
            first = false;
        }
        if line.ends_with('/') {
            (expected, first) = (None, true);
        }
        from = to;
    }
    false
}

/// Returns true if a mark such as the `5.` in `5. 6 7 kırmızı` may be a tile and not the number of a list item.
/// - Numbers and then a colour must follow the mark.
/// - Two or more marks numbered 1, 2, 3 and so on are a list and no tiles.
/// - A 2 must come right after the mark `1.`, as in `1. 2 3 kırmızı`.
fn has_unclear_mark(tree: &Node, letters: Letters, text: &str) -> bool {
    let mut marks: Vec<(usize, usize)> = tree
        .all_of("bullet")
        .into_iter()
        .filter_map(|mark| Some((mark.text.strip_suffix('.')?.parse().ok()?, mark.at + mark.text.len())))
        .collect();
    marks.sort_by_key(|(_, end)| *end);
    let lists = |(at, (number, _)): (usize, &(usize, usize))| {
        let from = at.checked_sub(number - 1)?;
        let list: Vec<usize> = marks.iter().skip(from).map(|(number, _)| *number).collect();
        let counted = list.iter().zip(1..).take_while(|(number, place)| **number == *place).count();
        Some(counted > 1 && counted >= *number)
    };
    let of_tile = |line: &str| {
        let numbers: &[_] = &['.', ',', ';', '+', '•', '‣', '◦', '-', '\u{2212}'];
        let between = |sign: char| {
            sign.is_ascii_digit()
                || sign.is_whitespace()
                || numbers.contains(&sign)
                || ('\u{2010}'..='\u{2015}').contains(&sign)
        };
        let after_numbers = |text: &str| {
            let rest = text.trim_start_matches(between);
            let numbers = &text[..text.len() - rest.len()];
            numbers.contains(|sign: char| sign.is_ascii_digit()).then_some(rest.len())
        };
        let at_end = |left: usize| &line[line.len() - left..];
        let Some(mut rest) = after_numbers(line).map(at_end) else { return false };
        // Further numbers may follow `ve`, and the colour may be in brackets: `5. 6 ve 7 (kırmızı)`.
        while let Some((word, next)) = rest.split_once(char::is_whitespace) {
            let both = next.trim_start_matches(is_blank_of_line).split_once(char::is_whitespace);
            let both = both.filter(|(second, _)| is_and(&format!("{word} {second}")));
            let (next, and) = both.map_or_else(|| (next, is_and(word)), |(_, next)| (next, true));
            let Some(left) = after_numbers(next).filter(|_| and) else { break };
            rest = at_end(left);
        }
        let rest = rest.strip_prefix(['(', '[', '{']).map_or(rest, str::trim_start);
        let word =
            |sign: char| sign.is_alphabetic() && !"xX".contains(sign) || "\u{306}\u{307}\u{308}\u{327}".contains(sign);
        let end = rest.find(|sign| !word(sign)).unwrap_or(rest.len());
        let colour = format!(
            "{}7",
            if end == 0 { &rest[..rest.chars().next().map_or(0, char::len_utf8)] } else { &rest[..end] }
        );
        meaning("hand", letters, &colour).is_some()
    };
    marks.iter().enumerate().any(|mark| {
        let (number, end) = *mark.1;
        let next = text[end..].trim_start_matches(is_blank_of_line);
        let digits = next.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(next.len());
        let after_dot = next[digits..].strip_prefix('.').filter(|rest| rest.starts_with(char::is_whitespace));
        let number_after: Option<usize> = after_dot.and_then(|rest| {
            let rest = rest.trim_start_matches(is_blank_of_line);
            rest[..rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len())].parse().ok()
        });
        let dotted = (1..=2).contains(&digits) && after_dot.is_some();
        let separates = dotted && number_after != next[..digits].parse().ok().map(|number: usize| number + 1);
        let alone = number == 1 && next[..digits].parse() != Ok(2) && !separates;
        (1..=13).contains(&number) && !alone && lists(mark) != Some(true) && of_tile(&text[end..])
    })
}

/// Returns true if part of a chain, such as `R5-7` in `R5-7-B9`, may mean a range or single tiles. A chain that is only
/// one range, such as `R5-7`, is clear.
fn has_unclear_range(chain: &[Word]) -> bool {
    let upwards = |words: &[Word]| match (words[0].tiles.as_slice(), words[1].tiles.as_slice()) {
        ([Symbol::Tile(Tile::Numbered(one))], [Symbol::Tile(Tile::Numbered(other))]) => {
            one.number.get() + 1 < other.number.get()
        }
        _ => false,
    };
    let groups: Vec<&[Word]> = chain.chunk_by(|_, next| next.goes_on).collect();
    groups.len() > 1 && groups.iter().any(|group| group.len() == 2 && upwards(group) || group[0].range)
}

/// Splits the words into chains such as `K1-K2-K3`, whose words are joined by a dash or by nothing.
fn chains(words: &[Word]) -> impl Iterator<Item = &[Word]> {
    words.chunk_by(|_, next| next.tight || next.dashed)
}

/// Returns true if at least three words of the chain are single tiles: `K1-K2-K3` is a list and not a range.
fn is_list(chain: &[Word]) -> bool {
    chain.iter().filter(|word| word.tiles.len() == 1).count() > 2
}

fn printed(words: &[Word]) -> String {
    let printed = words.iter().flat_map(|word| {
        let declared = word.declared.as_ref().and_then(|faces| faces.first());
        let declared = declared.map(|face| format!("={face}")).unwrap_or_default();
        word.tiles.iter().map(move |tile| format!("{tile}{declared}"))
    });
    printed.collect::<Vec<_>>().join(" ")
}

/// Returns true if every opening bracket has a closing bracket of the same kind.
fn is_balanced(node: &Node) -> bool {
    fn fences<'a>(node: &'a Node, found: &mut Vec<&'a str>) {
        if matches!(node.rule.as_str(), "open" | "close") {
            found.push(&node.text);
        }
        node.children.iter().for_each(|child| fences(child, found));
    }
    let (mut found, mut open) = (Vec::new(), Vec::new());
    fences(node, &mut found);
    for fence in found {
        match fence {
            "(" => open.push(")"),
            "[" => open.push("]"),
            "{" => open.push("}"),
            close if open.pop() == Some(close) => {}
            _ => return false,
        }
    }
    open.is_empty()
}

/// Returns true if the two words together may mean one tile: in `okey R6`, the word `okey` may be a name for the tile
/// R6.
fn names_okey(word: &Word, next: &Word, okey: Option<Face>) -> bool {
    let [Symbol::Tile(Tile::Numbered(face))] = next.tiles[..] else { return false };
    let blank = |sign: char| sign.is_whitespace() && !"\n\t\r\u{b}\u{c}\u{85}\u{2028}\u{2029}".contains(sign);
    let together = if next.tight || next.dashed {
        !word.tight && !word.dashed
    } else {
        next.gap.chars().all(|sign| blank(sign) || "([{".contains(sign))
    };
    word.okey && together && !next.goes_on && next.declared.is_none() && okey.is_none_or(|okey| okey == face)
}

/// Returns true if the tile after the word for a false joker is the okey of the table, so that it may say what the
/// false joker stands for: `gösterge R5, sahte okey R6`. The tile begins no list.
fn says_false_joker(words: &[Word], at: usize, okey: Option<Face>) -> bool {
    let (Some(joker), Some(tile)) = (words.get(at), words.get(at + 1)) else { return false };
    let spaced =
        |word: &Word| !word.tight && !word.dashed && !word.gap.is_empty() && word.gap.chars().all(is_blank_of_line);
    let name = |sign: char| sign.is_alphabetic() || is_blank_of_line(sign) || is_dash(sign) || sign == '\u{327}';
    let word = joker.text.chars().count() > 1 && joker.text.chars().all(name);
    let listed = words
        .get(at + 2)
        .is_some_and(|next| spaced(next) && (next.piece == tile.piece || next.text.starts_with(is_digit)));
    word && joker.tiles == [Symbol::Tile(Tile::FalseJoker)]
        && joker.rule.starts_with("joker")
        && spaced(tile)
        && matches!(tile.tiles[..], [Symbol::Tile(Tile::Numbered(face))] if okey == Some(face))
        && tile.declared.is_none()
        && !listed
}

/// Returns true if the words `sahte` and `okey` may mean one false joker or two tiles: with a line end between them, or
/// in `okey sahte okey`. If each word is alone on its line, they are two tiles.
fn is_false_okey_or_two(words: &[Word], at: usize, text: &str) -> bool {
    let folded =
        |text: &str| text.to_lowercase().replace('ş', "s").replace(['\u{327}', '\u{307}'], "").replace('ı', "i");
    let name = folded(&words[at].text);
    let in_chain = words[at].tight || words.get(at + 1).is_some_and(|next| next.tight);
    let behind = name.strip_prefix("sahte").and_then(|rest| rest.strip_prefix(is_dash)).unwrap_or_default();
    let behind = &behind[..behind.len() - behind.trim_start_matches(is_word_letter).len()];
    if in_chain && words[at].rule != "without" && ["okey", "okeyim", "joker"].contains(&behind) {
        return true;
    }
    let (Some(word), Some(next)) = (words.get(at), words.get(at + 1)) else { return false };
    let (before, after) = (folded(&word.text), folded(&next.text));
    let names: Vec<&str> = before.split(|sign: char| is_blank_of_line(sign) || is_dash(sign)).collect();
    let last = names.last().copied().unwrap_or_default();
    let second = names.len().checked_sub(2).map_or("", |at| names[at]);
    let one = last == "sahte"
        || ["okey", "okeyim"].contains(&last)
            && !["sahte", "false", "fake", "gercek", "gerçek", "real"].contains(&second);
    let none = next.rule == "without";
    let first = after.len() - after.trim_start_matches(is_word_letter).len();
    let rest = after[first..].trim_start_matches(|sign| is_blank_of_line(sign) || is_dash(sign));
    let name = &rest[..rest.len() - rest.trim_start_matches(is_word_letter).len()];
    let colon = after.contains([':', '=']);
    let row_end = |sign: char| sign == '/' || sign != '\t' && LINE_ENDS.contains(sign);
    let begins =
        text[..word.piece + word.text.trim_end_matches(is_word_letter).len()].trim_end_matches(is_blank_of_line);
    let ends = next.text.trim_start_matches(is_word_letter).is_empty()
        && text[next.at + next.text.len()..].trim_start_matches(is_blank_of_line).chars().next().is_none_or(row_end);
    let listed = (begins.is_empty() || begins.ends_with(row_end)) && ends;
    let wrapped = last == "sahte"
        && !listed
        && ["okey", "okeyim"].contains(&&after[..first])
        && !next.gap.is_empty()
        && next.gap.chars().all(char::is_whitespace)
        && next.gap.contains(|sign| sign != '\t' && LINE_ENDS.contains(sign))
        && !colon;
    let spaced = !next.gap.is_empty() && next.gap.chars().all(is_blank_of_line);
    let between = after[first..].chars().next();
    let two = &after[..first] == "sahte"
        && between.is_some_and(|sign| is_blank_of_line(sign) || is_dash(sign))
        && ["okey", "okeyim", "joker"].contains(&name);
    one && !none && !next.tight && !next.dashed && (wrapped || spaced && two)
}

/// Returns true if a count with a unit may be that of two tiles with `ve` between them: `kırmızı 2 tane 7 ve 8`.
fn shares_count_of_colour(words: &[Word], at: usize) -> bool {
    let (Some(word), Some(next)) = (words.get(at), words.get(at + 1)) else { return false };
    let counted = |word: &Word| ["counted_of", "counted_number"].contains(&word.rule.as_str());
    let and = is_and(next.gap.trim()) && !next.tight && !next.dashed;
    counted(word) && and && next.goes_on || and && next.rule == "counted_number"
}

/// Returns true if a count may be that of all numbers of a list: `kırmızı 6 7 8 x2`. The count is clear if the number
/// before it has a count too, or if the number is one item of a longer list: `kırmızı 6, 7 x2, 8`.
fn counts_list(words: &[Word], at: usize, text: &str) -> bool {
    let word = &words[at];
    let counted = |word: &Word| word.counted || word.rule.starts_with("counted");
    let own = at.checked_sub(1).is_some_and(|last| counted(&words[last]));
    let apart = !word.tight && !word.dashed && !word.gap.chars().all(is_blank_of_line);
    let item = apart
        && word.tiles.iter().all(|tile| *tile == word.tiles[0])
        && words.get(at + 1).is_some_and(|next| {
            !next.tight && !next.dashed && next.gap == word.gap && text[next.at..].starts_with(is_digit)
        });
    word.loosely_counted && !own && !item
}

/// Returns true if the word for an okey comes right after the indicator and names one tile as the okey: `gösterge R5,
/// okey R7`. The tile begins no list.
fn names_other_okey(words: &[Word], at: usize, text: &str) -> bool {
    let (Some(indicator), Some(okey), Some(tile)) = (words.get(at), words.get(at + 1), words.get(at + 2)) else {
        return false;
    };
    let spaced =
        |word: &Word| !word.tight && !word.dashed && !word.gap.is_empty() && word.gap.chars().all(is_blank_of_line);
    let listed =
        words.get(at + 3).is_some_and(|next| spaced(next) && next.text.starts_with(|sign: char| sign.is_ascii_digit()));
    let follows = || !text[indicator.at + indicator.text.len()..okey.at].contains(joins_tiles);
    indicator.rule.starts_with("indicator")
        && okey.okey
        && follows()
        && spaced(tile)
        && matches!(tile.tiles[..], [Symbol::Tile(Tile::Numbered(_))])
        && tile.declared.is_none()
        && !tile.goes_on
        && !listed
}

/// Returns true for a sign that joins a statement to the tiles next to it.
fn joins_tiles(sign: char) -> bool {
    sign.is_alphanumeric() || "+&".contains(sign) || is_dash(sign)
}

/// Returns true if the word has one of the tiles of the range before it, with a dash between the two: `R1-13 - R5`.
fn leaves_out(words: &[Word], at: usize) -> bool {
    let (Some(range), Some(word)) = (words.get(at), words.get(at + 1)) else { return false };
    range.range && word.dashed && word.tiles.len() == 1 && range.tiles.contains(&word.tiles[0])
}

/// Returns true if a count may be that of two tiles with `ve` between them: `R7 ve B8 çift`, `2 tane R7 ve B8`.
fn shares_count(words: &[Word], at: usize) -> bool {
    let (Some(first), Some(second)) = (words.get(at), words.get(at + 1)) else { return false };
    let list = |at: usize| {
        words[at].rule == "number_first" && words.iter().filter(|word| word.piece == words[at].piece).count() > 1
    };
    let counts = |word: &Word| word.counted || word.rule.starts_with("counted") || word.rule == "colon_count";
    let lower = |word: &Word| word.text.to_lowercase();
    let units = |word: &Word| {
        let text = lower(word);
        text.contains("tane") || text.contains("adet") || text.contains(['x', '×', '*'])
    };
    let crossed = |word: &Word| {
        let number = word.text.trim_end_matches(|sign: char| sign.is_ascii_digit()).trim_end_matches(is_blank_of_line);
        number.ends_with(['x', 'X', '×'])
    };
    let spaced =
        |word: &Word| !word.tight && !word.dashed && !word.gap.is_empty() && word.gap.chars().all(is_blank_of_line);
    let and = !second.tight && !second.dashed && is_and(second.gap.trim());
    let joker = |word: &Word| !word.tiles.is_empty() && word.rule.starts_with("joker");
    let begins = |word: &Word| word.rule.ends_with("colour_first") || word.rule == "number_first" || joker(word);
    let shared = |word: &Word| ["several_colours", "colours_apart", "colours_behind"].contains(&word.rule.as_str());
    let single = |at: usize| {
        let word = &words[at];
        let near = at > 0 && spaced(word) && !words[at - 1].rule.starts_with("indicator");
        (begins(word) || shared(word)) && !near && !word.tight && !word.dashed
    };
    let one = second.tiles.iter().all(|tile| *tile == second.tiles[0]) && !second.tiles.is_empty();
    let behind = and && single(at) && !counts(first) && second.counted && !crossed(second) && one && begins(second);
    let number = |word: &Word| word.text.starts_with(|sign: char| sign.is_ascii_digit());
    let more = words.get(at + 2).is_some_and(|next| spaced(next) && number(next));
    let before = and
        && first.rule.starts_with("counted")
        && first.tiles.len() > 1
        && units(first)
        && second.tiles.len() == 1
        && !counts(second)
        && !list(at + 1)
        && !more;
    behind || before
}

/// Returns true if a 1 or 2 before several colours that share a number may be a count: `2 kırmızı ve mavi 7`.
fn counts_shared(words: &[Word], at: usize, text: &str) -> bool {
    let (Some(word), Some(next)) = (words.get(at), words.get(at + 1)) else { return false };
    let blank = |text: &str| text.starts_with(is_blank_of_line);
    let count = word.text.strip_prefix(['1', '2']).is_some_and(blank);
    let alone = word.rule == "number_first"
        && word
            .text
            .ends_with(|sign| is_word_letter(sign) || SIGNS.contains(sign) || "\u{fe0e}\u{fe0f}".contains(sign))
        && words.iter().filter(|other| other.piece == word.piece).count() == 1
        && !word.tight
        && !word.counted;
    let number = next.text.find(|sign: char| sign.is_ascii_digit());
    let name = |sign: char| is_word_letter(sign) || SIGNS.contains(sign) || "\u{fe0e}\u{fe0f}".contains(sign);
    let apart = number.is_some_and(|number| !next.text[..number].ends_with(name));
    let gap = next.gap.trim_matches(is_blank_of_line);
    let joins = |gap: &str| gap.is_empty() || is_and(gap);
    let sharing = match next.rule.as_str() {
        "colour_first" | "joined_colour_first" => next.dashed || next.tight || joins(gap),
        "colours_apart" => gap == "," || next.dashed || next.tight || joins(gap),
        _ => false,
    };
    let mut shared = next.tiles.clone();
    shared.dedup();
    let rest = &text[next.piece + next.text.len()..];
    let spaced = rest.trim_start_matches(is_blank_of_line);
    let number = spaced.strip_prefix(is_dash).map_or(spaced, str::trim_start);
    let more = !next.counted && number.starts_with(|sign: char| sign.is_ascii_digit());
    let colours: Vec<Option<Colour>> = word.tiles.iter().chain(&shared).copied().map(colour_of).collect();
    count && alone && apart && sharing && !more && colours.windows(2).all(|pair| pair[0] != pair[1])
}

fn colour_of(tile: Symbol) -> Option<Colour> {
    if let Symbol::Tile(Tile::Numbered(face)) = tile { Some(face.colour) } else { None }
}

/// Returns true if a row begins with numbers that have the colour of an earlier row, and a colour with a number follows
/// them: `R5` and `7 mavi 8` on two lines. The 7 may be red or blue. A row that ends with a colour has a reading alone.
fn divides_row(words: &[Word], at: usize, letters: Letters, text: &str) -> bool {
    let word = &words[at];
    let blanks = |gap: &str| !gap.is_empty() && gap.chars().all(is_blank_of_line);
    let near = |word: &Word| !word.tight && !word.dashed && blanks(&word.gap);
    let row_end = |sign: char| sign == '/' || sign != '\t' && LINE_ENDS.contains(sign);
    let digit = |sign: char| sign.is_ascii_digit();
    let name = |sign: char| is_word_letter(sign) || SIGNS.contains(sign) || "\u{fe0e}\u{fe0f}".contains(sign);
    let number = word.text.find(digit).unwrap_or_default();
    let (before, own) = word.text.split_at(number);
    let spaced = before.ends_with(is_blank_of_line) && before.trim_end_matches(is_blank_of_line).ends_with(name);
    let joker = |next: &Word| matches!(next.tiles[..], [Symbol::Okey | Symbol::Tile(Tile::FalseJoker)]);
    let counts = ["1", "2"].contains(&own) && words.get(at + 1).is_some_and(|next| joker(next) && near(next));
    let row = text[word.at..].split(row_end).next().unwrap_or_default();
    let next =
        text[word.at + row.len()..].trim_start_matches(|sign: char| sign.is_whitespace() || "([{:=".contains(sign));
    let more = next.trim_start_matches(['1', '2']);
    let joker = more.trim_start_matches(is_blank_of_line);
    let word_after = &joker[..joker.len() - joker.trim_start_matches(is_word_letter).len()];
    let counted = next.len() == more.len() + 1 && joker.len() < more.len() && is_joker_word(word_after);
    let linked = next.starts_with(digit) && !counted;
    if names_colour_at_end(row.trim_end_matches(is_separator), letters) && !linked {
        return false;
    }
    let mut numbers =
        words[..at].iter().rev().take_while(|word| word.goes_on && !word.counted && word.declared.is_none());
    word.rule == "colour_first" && near(word) && spaced && !counts && numbers.any(|word| word.gap.contains(row_end))
}

/// Returns true if the word `okey` after a tile may say that this tile is the okey: `R6 okey` at a table where the okey
/// is R6.
fn is_named_okey(word: &Word, next: &Word, okey: Option<Face>) -> bool {
    let [Symbol::Tile(Tile::Numbered(face))] = word.tiles[..] else { return false };
    let together = next.tight || next.dashed || next.gap.chars().all(is_blank_of_line);
    next.okey && together && okey == Some(face)
}

/// Returns true if the words are two tiles of one colour whose numbers differ by more than one, such as `K1 K3`.
fn two_apart(words: &[Word]) -> bool {
    let [one, other] = words else { return false };
    match (one.tiles.as_slice(), other.tiles.as_slice()) {
        ([Symbol::Tile(Tile::Numbered(one))], [Symbol::Tile(Tile::Numbered(other))]) => {
            one.colour == other.colour && one.number.get().abs_diff(other.number.get()) > 1
        }
        _ => false,
    }
}

/// A traversal of the parse tree that collects the words of a text from left to right.
struct Reader {
    words: Vec<Word>,
    tight: bool,
    dashed: bool,
    gap: String,
    colour: Option<Colour>,
    /// False if the text breaks a rule that the grammar cannot express.
    clear: bool,
}

impl Reader {
    fn node(&mut self, node: &Node) {
        match node.rule.as_str() {
            "tight" => self.tight = true,
            "dashed" => self.dashed = true,
            "gap" | "apart" | "fenced" => self.gap.clone_from(&node.text),
            "sign" | "has" => {}
            "piece" | "joined_piece" | "colour_list" | "joined_colour_list" | "follow" | "counted" => {
                for child in &node.children {
                    self.node(child);
                }
            }
            "colour_first" | "joined_colour_first" => {
                self.colour = node.child("colour").map(colour);
                self.clear &= !(is_range(node) && node.child("link").is_some_and(|link| link.text.ends_with(is_dash)));
                let numbers = self.numbers(node);
                self.word(node, faces(self.colour, numbers));
            }
            "more_numbers" | "joined_number" => {
                self.clear &= node.rule == "joined_number" || !self.says_size(node);
                let touches = |times: &Node| times.text.starts_with(['x', 'X', '×']);
                let numbers = self.numbers(node);
                self.word(node, faces(self.colour, numbers));
                let last = self.words.last_mut().expect("a word was read");
                last.loosely_counted = !node.child("times").is_none_or(touches);
            }
            "several_colours" | "joined_several_colours" => {
                let numbers = self.numbers(node);
                self.clear &= !has_doubtful_colours(node);
                self.word(
                    node,
                    node.children("mark").flat_map(|mark| faces(Some(colour(mark)), numbers.clone())).collect(),
                );
            }
            "colours_apart" | "colours_behind" => {
                let numbers = self.numbers(node);
                self.clear &= !has_doubtful_colours(node);
                let colours =
                    node.children.iter().filter(|name| ["one_colour", "mark"].contains(&&*name.rule)).map(colour);
                self.word(node, colours.flat_map(|colour| faces(Some(colour), numbers.clone())).collect());
            }
            "number_first" if node.child("colours_behind").is_some() => self.node(&node.children[0]),
            "number_first" | "joined_number_first" => self.number_first(node),
            "no_colour" => {
                self.word(node, Vec::new());
                self.clear &= !node.has("last_colon") || self.begins_row();
            }
            "joker_piece" | "joker_among" => match &node.children[..] {
                [said] if said.rule == "without" => {
                    self.word(said, Vec::new());
                    self.clear &= !said.has("last_colon") || self.begins_row();
                }
                [said] if said.rule == "present" => {
                    self.word(said, vec![joker(said)]);
                    self.words.last_mut().expect("a word was read").okey = said.has("okey_word");
                }
                [said] if said.rule == "colon_count" => self.counted(said),
                [said] if said.rule == "okey_is" => self.word(said, Vec::new()),
                _ if node.child("small_count").is_some() => self.counted(node),
                _ => {
                    self.word(node, node.children("joker").map(joker).collect());
                    let alone = node.child("times").is_none() && node.child("stands_for").is_none();
                    let last = self.words.last_mut().expect("a word was read");
                    last.okey = alone && node.has("okey_word");
                }
            },
            // The next word's gap becomes `indicator`, unless a separator other than a dash follows.
            "indicator" | "indicator_behind" => {
                self.word(node, Vec::new());
                "indicator".clone_into(&mut self.gap);
            }
            "counted_tiles" if node.child("counted_joker").is_some() => self.node(&node.children[0]),
            "counted_tiles" => {
                let face = node.child("one_face").or(node.child("face_behind")).expect("a face is counted");
                let numbers = self.numbers(face);
                let named = face.children.iter().find(|node| names_colour(node)).map(colour);
                self.word(node, faces(named, numbers).repeat(count(node)));
            }
            "counted_of" | "counted_number" => {
                self.colour = node.child("colour").map(colour).or(self.colour);
                let numbers = self.numbers(node);
                self.word(node, faces(self.colour, numbers).repeat(count(node)));
                self.words.last_mut().expect("a word was read").goes_on = node.rule == "counted_number";
            }
            "counted_joker" => {
                let tile = joker(node);
                self.word(node, vec![tile; count(node)]);
            }
            "counted_times" if node.child("one_face").or(node.child("face_behind")).is_none() => {
                self.word(node, vec![joker(node); count(node)]);
            }
            "counted_times" => {
                let face = node.child("one_face").or(node.child("face_behind")).expect("a face is counted");
                let numbers = self.numbers(face);
                let named = face.children.iter().find(|node| names_colour(node)).map(colour);
                self.word(node, faces(named, numbers).repeat(count(node)));
            }
            "counted_times_joker" => self.word(node, vec![joker(node); count(node)]),
            "counted_jokers" => self.counted(node),
            other => panic!("no meaning of {other}"),
        }
    }

    /// Returns true if the last word is the first one of its row.
    fn begins_row(&self) -> bool {
        let gap = self.words.last().map_or("", |word| word.gap.as_str());
        let gap = gap.rsplit(['(', ')', '[', ']', '{', '}']).next().unwrap_or_default();
        gap.contains(|sign| sign != '\t' && LINE_ENDS.contains(sign))
    }

    /// Adds as many okeys or false jokers as the node counts, such as two okeys for `okey 2`.
    fn counted(&mut self, node: &Node) {
        let times: usize = match node.child("small_count") {
            Some(digit) => digit.text.parse().expect("a digit"),
            None => count(node),
        };
        self.word(node, vec![joker(node); times]);
    }

    /// Adds tiles whose numbers come before their colours, such as `4-6 red`. Each list of numbers becomes a word.
    fn number_first(&mut self, node: &Node) {
        self.clear &= !has_doubtful_colours(node);
        let colours: Vec<Colour> = node.children.iter().filter(|node| names_colour(node)).map(colour).collect();
        for child in &node.children {
            match child.rule.as_str() {
                "dashed" => self.dashed = true,
                "gap" => self.gap.clone_from(&child.text),
                "numbers_before" | "numbers" | "number_list" | "number" => {
                    let numbers = self.numbers_in(child);
                    let tiles = colours.iter().flat_map(|colour| faces(Some(*colour), numbers.clone())).collect();
                    self.word(node, tiles);
                    let last = self.words.last_mut().expect("a word was read");
                    last.range |= is_range(child);
                    last.at = child.at;
                }
                _ => {}
            }
        }
    }

    fn word(&mut self, node: &Node, tiles: Vec<Symbol>) {
        let counting = ["times", "touching_times", "counted_from"].iter().find_map(|rule| node.child(rule));
        self.clear &= counting.is_none() || !is_pair(node);
        let copies = counting.map_or(1, count);
        let colours: Vec<Option<Colour>> = tiles.iter().copied().map(colour_of).collect();
        let two = copies > 1 && matches!(colours[..], [Some(one), Some(other)] if one == other);
        let tiles = tiles.into_iter().flat_map(|tile| std::iter::repeat_n(tile, copies)).collect();
        let declared = node.child("stands_for").map(|node| {
            let colours = node.children.iter().filter(|node| names_colour(node)).map(colour);
            let numbers = self.numbers(node);
            let faces = colours.flat_map(|colour| numbers.iter().map(move |number| Face::new(colour, *number)));
            let copies = node.child("count").map_or(1, count);
            faces.flat_map(|face| std::iter::repeat_n(face, copies)).collect()
        });
        let (tight, dashed) = (std::mem::take(&mut self.tight), std::mem::take(&mut self.dashed));
        let gap = std::mem::take(&mut self.gap);
        let range = is_range(node) || two;
        let goes_on = matches!(node.rule.as_str(), "more_numbers" | "joined_number");
        let (rule, text, at) = (node.rule.clone(), node.text.clone(), node.at);
        self.words.push(Word {
            tight,
            dashed,
            gap,
            tiles,
            declared,
            okey: false,
            goes_on,
            rule,
            text,
            at,
            piece: at,
            counted: counting.is_some(),
            loosely_counted: false,
            range,
        });
    }

    /// Returns true if the number may say how many tiles there are, like the `3'lü` in `kırmızı 5 6 7 3'lü`. Such a
    /// number has a suffix, and the number before it has none.
    fn says_size(&self, node: &Node) -> bool {
        let plain = self.words.last().is_some_and(|last| last.text.ends_with(is_digit));
        has_ending(&node.text)
            && plain
            && !self.tight
            && !self.dashed
            && !self.gap.is_empty()
            && self.gap.chars().all(is_blank_of_line)
    }

    /// Returns the numbers of a tile without those of its declared face: 4 for `K4=R9`.
    fn numbers(&mut self, node: &Node) -> Vec<Number> {
        let own =
            node.children.iter().filter(|child| matches!(child.rule.as_str(), "number" | "numbers" | "counted_from"));
        own.flat_map(|child| self.numbers_in(child)).collect()
    }

    /// Returns the numbers of a node of the parse tree, such as 4, 5 and 6 for `4-6`.
    fn numbers_in(&mut self, node: &Node) -> Vec<Number> {
        let between = |from: Number, to: Number| Number::all().filter(|number| (from..=to).contains(number)).collect();
        if let Some((from, to)) = bounds(node) {
            return if from == to { vec![from; 2] } else { between(from, to) };
        }
        let numbers: Vec<Number> = node.all_of("number").into_iter().map(|node| number(&node.text)).collect();
        if node.has("spoken_range") {
            self.clear &= numbers[0] <= numbers[1];
            return between(numbers[0], numbers[1]);
        }
        numbers
    }
}

/// Returns true if the text begins with a number that has an ending, such as `7'li`.
fn has_ending(text: &str) -> bool {
    let ending = text.trim_start_matches(is_digit).strip_prefix(['\'', '\u{2019}']).unwrap_or_default();
    let vowel = |text: &str| {
        let end = text.strip_prefix("i\u{307}").or_else(|| text.strip_prefix("u\u{308}"));
        let end = end.or_else(|| text.strip_prefix(|sign| "iıuü".contains(sign)));
        end.is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
    };
    let ending = ending.to_lowercase();
    vowel(&ending) || vowel(ending.trim_start_matches(['l', 'y', 's']))
}

/// Returns true if a number with an ending after a colour may say how many numbers follow: `kırmızı 3'lü 5 6 7`.
fn says_size_of_next(words: &[Word], at: usize) -> bool {
    let word = &words[at];
    let number = word.text.find(|sign: char| sign.is_ascii_digit()).map_or("", |at| &word.text[at..]);
    let spaced =
        |word: &Word| !word.tight && !word.dashed && !word.gap.is_empty() && word.gap.chars().all(is_blank_of_line);
    let mut follow = 0;
    for next in words[at + 1..].iter().take_while(|next| next.rule == "more_numbers" && spaced(next)) {
        let rest = next.text.trim_start_matches(is_digit);
        if rest.starts_with(['\'', '\u{2019}']) || rest.starts_with(is_word_letter) {
            break;
        }
        follow += 1;
        if !rest.is_empty() {
            break;
        }
    }
    let size = number.trim_end_matches(|sign| !is_digit(sign));
    let digits: String = size.chars().filter(char::is_ascii_digit).collect();
    word.rule.ends_with("colour_first") && has_ending(number) && digits.parse() == Ok(follow)
}

/// Returns true if the text is a list of tiles with a 1 or 2 after each, such as `K1 2, R5 2`. Each 1 or 2 may be a
/// tile or a count. Okeys and false jokers may be in the list too.
fn is_counted_list(words: &[Word]) -> bool {
    let joker = |tile: &Symbol| matches!(tile, Symbol::Okey | Symbol::Tile(Tile::FalseJoker));
    let counted = |word: &Word| word.tiles.len() == 1 || word.tiles.iter().all(joker);
    let blank = |sign: char| sign == '\t' || is_blank_of_line(sign);
    let near = |word: &Word| !word.tight && !word.dashed && !word.gap.is_empty() && word.gap.chars().all(blank);
    let in_line = |word: &Word| {
        let ends = |sign: char| sign == '/' || sign != '\t' && LINE_ENDS.contains(sign);
        !word.tight && !word.dashed && !word.gap.is_empty() && !word.gap.contains(ends)
    };
    let counts = |item: &[Word]| {
        let item: Vec<&Word> = item.iter().filter(|word| !word.tiles.is_empty()).collect();
        match item[..] {
            [tile, count]
                if counted(tile) && count.rule == "more_numbers" && ["1", "2"].contains(&count.text.as_str()) =>
            {
                Some(1)
            }
            _ if item.iter().all(|word| word.tiles.iter().all(joker)) => Some(0),
            _ => None,
        }
    };
    let total = |items: Vec<&[Word]>| items.into_iter().map(counts).sum::<Option<usize>>().is_some_and(|sum| sum > 1);
    total(words.chunk_by(|_, next| near(next)).collect()) || total(words.chunk_by(|_, next| in_line(next)).collect())
}

const LINE_ENDS: &str = "\n\t\r\u{b}\u{c}\u{85}\u{2028}\u{2029}";

fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

fn is_blank_of_line(sign: char) -> bool {
    sign.is_whitespace() && !LINE_ENDS.contains(sign)
}

fn ends_in_number(word: &Word) -> bool {
    word.text.ends_with(|sign: char| sign.is_ascii_digit())
}

/// Returns true if a number next to a word for a joker (an okey or a false joker) may be a count or the number of a
/// tile. For example, `siyah 1,2 okey` may mean black 1, black 2 and an okey, or black 1 and two okeys.
fn may_count(words: &[Word], at: usize, letters: Letters) -> bool {
    let before = |back: usize| at.checked_sub(back).map(|at| &words[at]);
    let word = &words[at];
    let lone = |word: &Word| ends_in_number(word) && word.tiles.len() == 1;
    let coloured = |word: Option<&Word>| word.is_some_and(|word| word.rule.ends_with("colour_first") && lone(word));
    let each = coloured(before(1))
        && coloured(before(2))
        && before(1).is_some_and(|last| !last.gap.contains(['(', ')', '[', ']', '{', '}']));
    let sign = word.gap.trim_matches(is_blank_of_line).to_lowercase();
    let and = is_and(&sign);
    let last = before(1).filter(|last| lone(last));
    let alike = |gap: &str| gap == word.gap || !sign.is_empty() && gap.trim_matches(is_blank_of_line) == sign;
    let listed = last.is_some_and(|last| last.rule == "more_numbers" && (and || alike(&last.gap)));
    let one_comma = if listed { [",", ";", "+", "•", "‣", "◦"].as_slice() } else { &[",", "+"] };
    let joined = and || one_comma.contains(&sign.as_str()) || word.gap.contains('\t');
    let heads = last.is_some_and(|last| last.rule.ends_with("colour_first")) && !each;
    // The number may be a count or the number of a tile in five cases, each with a variable:
    // - `of_list`: `siyah 1,2 okey` and `siyah 12, 13, 1 okey`
    // - `of_letter`: `K1,K2,2 J`
    // - `after_letter`: `R5 J 2`
    // - `before_list`: `okey 1, 2 kırmızı` and `okey 1, 2 ve 3 kırmızı`
    // - `next_line`: `R5 9 siyah` with `1 okey` on the next line
    let joker = |next: &Word| matches!(next.tiles[..], [Symbol::Okey | Symbol::Tile(Tile::FalseJoker)]);
    let is_letter = |next: &Word| {
        let first = next.text.to_lowercase();
        joker(next)
            && (first == "j"
                || first == "o"
                || first.starts_with(['j', 'o']) && !first.starts_with("joker") && !first.starts_with("okey"))
    };
    let letter = words.get(at + 1).is_some_and(|next| {
        is_letter(next) && !next.gap.is_empty() && next.gap.chars().all(is_blank_of_line) && !next.tight && !next.dashed
    });
    let digits = |word: &Word| -> Option<u8> {
        let ascii: String = word.text.chars().filter(char::is_ascii_digit).collect();
        ascii.parse().ok()
    };
    let follows = || match (before(1).and_then(digits), digits(word)) {
        (Some(13), Some(number)) => number == 1,
        (Some(last), Some(number)) => number == last + 1,
        _ => false,
    };
    let precedes = || before(1).and_then(digits).zip(digits(word)).is_some_and(|(last, number)| number + 1 == last);
    let digit = word.text.starts_with(|sign: char| sign.is_ascii_digit());
    let of_list = word.rule == "counted_jokers"
        && digit
        && !each
        && (word.tight || before(1).is_some_and(ends_in_number))
        && (word.tight
            || word.gap == ","
            || joined && follows() && (listed || heads)
            || joined && listed && precedes());
    let of_letter = word.goes_on
        && ["1", "2"].contains(&word.text.as_str())
        && word.gap.ends_with([',', ';', '+', '•', '‣', '◦'])
        && letter
        && (word.gap != "," || each);
    let after_letter = is_letter(word)
        && !word.counted
        && word.declared.is_none()
        && !word.tight
        && words.get(at + 1).is_some_and(|next| {
            let in_run = before(1).is_some_and(|last| digits(last) == Some(12)) && next.text == "1";
            next.goes_on
                && ["1", "2"].contains(&next.text.as_str())
                && (next.dashed || !next.tight && !next.gap.is_empty() && next.gap.chars().all(is_blank_of_line))
                && !(in_run && word.gap.chars().all(is_blank_of_line))
        });
    let count =
        word.text.ends_with(['1', '2']) && word.rule == "joker_piece" && !word.text.contains([':', '=', 'x', 'X', '×']);
    let rest: Vec<&Word> = words[at + 1..]
        .iter()
        .take_while(|next| next.rule == "number_first" && next.piece == words[at + 1].piece)
        .collect();
    let comma = |gap: &str| {
        gap.contains([',', ';', '+', '•', '‣', '◦'])
            && gap.chars().all(|sign| is_blank_of_line(sign) || ",;+•‣◦".contains(sign))
            || gap.trim_end_matches(is_blank_of_line) == "."
    };
    let and_one = |gap: &str| is_and(gap.trim());
    let apart = |word: &Word| {
        let after = word.text.trim_start_matches(is_digit);
        let ending = after.strip_prefix(['\'', '\u{2019}']).map(|after| after.trim_start_matches(is_word_letter));
        ending.unwrap_or(after).starts_with(|sign: char| sign.is_whitespace() || "([{".contains(sign))
    };
    let before_list = count
        && (rest.len() > 1 && rest.iter().all(|next| next.tiles.len() == 1) || rest.len() == 1 && apart(rest[0]))
        && rest.iter().all(|next| next.gap == rest[0].gap && comma(&next.gap) || and_one(&next.gap));
    let next_line = word.rule == "colour_first"
        && word.text.contains(|sign| LINE_ENDS.contains(sign))
        && word.text.ends_with(['1', '2'])
        && !word.text.trim_end_matches(['1', '2']).ends_with(|sign: char| sign.is_ascii_digit())
        && before(1).is_some_and(|last| ends_in_number(last) || names_colour_at_end(&last.text, letters))
        && !word.gap.is_empty()
        && word.gap.chars().all(is_blank_of_line)
        && words
            .get(at + 1)
            .is_some_and(|next| joker(next) && !next.gap.is_empty() && next.gap.chars().all(is_blank_of_line));
    of_list || of_letter || after_letter || before_list || next_line
}

/// Returns true if a word for "none", such as `yok`, may apply to an okey and a false joker: `okey ve sahte yok`, in
/// English `no okey and false joker`.
fn shares_none(words: &[Word], at: usize) -> bool {
    let (Some(word), Some(next)) = (words.get(at), words.get(at + 1)) else { return false };
    let joker = |word: &Word| {
        let named = word.text.chars().all(|sign| sign.is_alphabetic() || is_blank_of_line(sign) || is_dash(sign));
        named && word.tiles.len() == 1 && !word.counted && word.rule.starts_with("joker") && word.text.len() > 1
    };
    let together = !next.gap.contains(|sign| LINE_ENDS.contains(sign) || ".!?…".contains(sign));
    let none = |word: &Word| word.rule == "without";
    let english = |word: &Word| word.text.get(..2).is_some_and(|no| no.eq_ignore_ascii_case("no"));
    together && (joker(word) && none(next) && !english(next) || none(word) && english(word) && joker(next))
}

/// Returns true if numbers may have the colour of the tile before them or the colour after them. In `K1 2, 5 6 7R` the
/// numbers 5 and 6 may be black like the 2 or red like the 7. The colour must touch the last number, and a separator
/// such as a comma or a line end must come before the numbers.
fn shares_colour(words: &[Word], at: usize, letters: Letters) -> bool {
    let spaced =
        |word: &Word| !word.tight && !word.dashed && !word.gap.is_empty() && word.gap.chars().all(is_blank_of_line);
    let plain = |word: &Word| word.rule == "more_numbers" && word.tiles.len() == 1 && !word.counted;
    let line_end = |word: &Word| word.gap.contains(|sign| LINE_ENDS.contains(sign));
    let run = |near: &dyn Fn(&Word) -> bool| {
        let mut from = at;
        while from > 0 && near(&words[from]) && !line_end(&words[from]) && plain(&words[from - 1]) {
            from -= 1;
        }
        from
    };
    let word = &words[at];
    let is_digit = |sign: char| sign.is_ascii_digit() || is_dash(sign);
    let colour = word.text.trim_start_matches(is_digit);
    let name = colour.len() - colour.trim_start_matches(is_word_letter).len();
    let touches = word.rule == "number_first" && colour.len() < word.text.len() && is_colour(&colour[..name], letters);
    let line = run(&|word| !word.tight && !word.dashed && !word.gap.is_empty());
    let from = if line_end(&words[line]) { line } else { run(&spaced) };
    let first = &words[from];
    // In `K1-2-3 5 6 7R`, the list with dashes ends before the 5.
    let ends_list = from.checked_sub(1).map(|last| &words[last]).is_some_and(|last| {
        let number = last.text.trim_end_matches(|sign: char| sign.is_ascii_digit());
        let touches = !last.text.contains(|sign: char| sign.is_whitespace() || sign == ':');
        last.tight && touches || number.len() < last.text.len() && number.ends_with(is_dash)
    });
    touches && from < at && !first.tight && !first.gap.is_empty() && (!spaced(first) || ends_list)
}

/// Returns true if a number may have the colour of the tile before it or the colour after it, in three cases:
/// - An emoji touches only this number: `R6 7🔵 8`.
/// - The colour is in brackets: `R6 7 (mavi)`.
/// - A dash follows the colour: `R6, 7 mavi - 8`.
fn has_colour_behind(words: &[Word], at: usize, letters: Letters, text: &str) -> bool {
    let word = &words[at];
    if word.rule != "more_numbers" || word.tight || word.counted {
        return false;
    }
    let chain = words[at + 1..].iter().take_while(|next| next.tight && next.rule == "joined_number").count();
    let last = &words[at + chain];
    let rest = &text[last.at + last.text.len()..];
    let is_sign = |sign: char| SIGNS.contains(sign) || "\u{fe0e}\u{fe0f}".contains(sign);
    let signs = rest.len() - rest.trim_start_matches(is_sign).len();
    let touches_only = signs > 0 && rest[signs..].starts_with(is_separator);
    let colours = |names: &str| {
        let mut names = names.split(|sign: char| sign.is_whitespace() || is_dash(sign)).filter(|name| !is_and(name));
        names.all(|name| !name.is_empty() && (name.chars().all(is_sign) || is_colour(name, letters)))
    };
    let bracket = rest.trim_start().strip_prefix(['(', '[', '{']).and_then(|rest| rest.split_once([')', ']', '}']));
    let boxed = bracket.is_some_and(|(inside, after)| {
        let run = words[..at].iter().rev().take_while(|word| word.goes_on).count();
        let heading = words[at - run - 1].rule == "colour_first" && words[at - run - 1].text.contains([')', ']', '}']);
        let number = after.trim_start_matches(is_blank_of_line);
        let heads = heading && number.len() < after.len() && number.starts_with(|sign: char| sign.is_ascii_digit());
        !inside.is_empty() && colours(inside.trim_matches(is_blank_of_line)) && !heads
    });
    let apart = word.dashed || !word.gap.chars().all(is_blank_of_line);
    let spaced = rest.trim_start_matches(is_blank_of_line);
    let name = spaced.len() - spaced.trim_start_matches(|sign| is_word_letter(sign) || is_sign(sign)).len();
    let dash = spaced[name..].trim_start_matches(is_blank_of_line).strip_prefix(is_dash);
    let dashed = dash.is_some_and(|after| {
        let number = after.trim_start();
        let loose = number.len() < after.len() || !spaced[name..].starts_with(is_dash);
        loose && number.starts_with(|sign: char| sign.is_ascii_digit())
    });
    let one = chain == 0 && word.tiles.len() == 1 && spaced.len() < rest.len() && name > 0;
    touches_only || boxed || apart && one && dashed && colours(&spaced[..name])
}

/// Returns true if several colours follow a number, and then a 1 or 2 and a joker (an okey or a false joker): `7
/// kırmızı mavi 2 okey`. The 1 or 2 may be the number of the last colour or the count of the joker.
fn shares_last_colour(words: &[Word], at: usize, letters: Letters) -> bool {
    let [Some(last), Some(word), Some(next)] = [at.checked_sub(1), Some(at), Some(at + 1)].map(|at| words.get(at?))
    else {
        return false;
    };
    let spaced = |gap: &str| !gap.is_empty() && gap.chars().all(is_blank_of_line);
    let and = is_and(word.gap.trim_matches(is_blank_of_line));
    let joins = spaced(&word.gap) || and || word.dashed || word.tight;
    let joker = matches!(next.tiles[..], [Symbol::Okey | Symbol::Tile(Tile::FalseJoker)]) && !next.rule.is_empty();
    let number = word.text.trim_end_matches(['1', '2']);
    let names: Vec<&str> = number.split_whitespace().collect();
    // In `7 kırmızı, siyah ve mavi 2 okey`, the 2 may be the number of the last two colours.
    let with_commas = word.gap.trim_matches(is_blank_of_line) == ","
        && word.rule == "colours_apart"
        && names.len() > 2
        && is_and(names[names.len() - 2])
        && names[..names.len() - 3].iter().all(|name| name.ends_with(','));
    last.rule == "number_first"
        && last.tiles.len() == 1
        && last.piece == last.at
        && names_colour_at_end(&last.text, letters)
        && (joins && word.rule == "colour_first" && word.tiles.len() == 1 || with_commas)
        && number.len() + 1 == word.text.len()
        && number.ends_with(|sign: char| sign.is_whitespace() || ":=([{".contains(sign) || is_dash(sign))
        && joker
        && spaced(&next.gap)
        && !next.tight
        && !next.dashed
}

/// Returns true if a colour that the grammar reads with the 1 or 2 after it may belong to the number before it. In `K5,
/// 7 kırmızı - 2 okey` the 7 may be red, and the 2 may count the okeys. A dash, a colon or a bracket must be between
/// the colour and the 1 or 2. If the number has its own colour, as in `K7`, it must be a dash and a blank.
fn precedes_count(words: &[Word], at: usize) -> bool {
    let [Some(last), Some(word), Some(next)] = [at.checked_sub(1), Some(at), Some(at + 1)].map(|at| words.get(at?))
    else {
        return false;
    };
    let near = |word: &Word| !word.tight && !word.gap.is_empty() && word.gap.chars().all(is_blank_of_line);
    let joker = matches!(next.tiles[..], [Symbol::Okey | Symbol::Tile(Tile::FalseJoker)]) && !next.rule.is_empty();
    let linked = word.text.contains([':', '=', '(', '[', '{']) || word.text.contains(is_dash);
    let spaced_dash = word.text.split_once(is_dash).is_some_and(|(_, number)| number.starts_with(char::is_whitespace));
    word.rule == "colour_first"
        && word.tiles.len() == 1
        && word.text.ends_with(['1', '2'])
        && !word.text.trim_end_matches(['1', '2']).ends_with(|sign: char| sign.is_ascii_digit())
        && (last.goes_on && linked || ends_in_number(last) && spaced_dash)
        && near(word)
        && !word.dashed
        && joker
        && near(next)
        && !next.dashed
}

/// Returns true if a number next to `ve` ("and") may have the colour before it or the one after it: the 7 in
/// `kırmızı 2 ve 7 9 mavi`, and the 5 in `kırmızı 2 5 ve 9 mavi`. The number at `at` comes right after `ve` or a comma,
/// and its own colour comes after it.
fn is_unclear_at_and(words: &[Word], at: usize, text: &str) -> bool {
    let Some(last) = at.checked_sub(1).map(|at| &words[at]) else { return false };
    let word = &words[at];
    // The number at the start or the end of a word, if it is written with plain digits.
    let first = |word: &Word| -> Option<u8> {
        let rest = &text[word.at..];
        let after = rest.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let plain = !after.starts_with(|sign| is_digit(sign) || is_word_letter(sign) || "'\u{2019}".contains(sign));
        rest[..rest.len() - after.len()].parse().ok().filter(|_| plain)
    };
    let end = |word: &Word| -> Option<u8> {
        let before = word.text.trim_end_matches(|sign: char| sign.is_ascii_digit());
        let plain = !before.ends_with(is_digit);
        word.text[before.len()..].parse().ok().filter(|_| plain)
    };
    let follows = |last: Option<u8>, next: Option<u8>| last.zip(next).is_some_and(|(last, next)| next == last % 13 + 1);
    let together = |last: Option<u8>, next: Option<u8>| follows(last, next) || last.is_some() && last == next;
    let spaced =
        |word: &Word| !word.tight && !word.dashed && !word.gap.is_empty() && word.gap.chars().all(is_blank_of_line);
    let digit = |at: usize| text[at..].starts_with(|sign: char| sign.is_ascii_digit());
    let own = word.rule == "number_first" || word.rule == "colours_behind";
    let carried = last.goes_on || last.rule == "colour_first" || last.rule == "counted_of";
    let comma = word.gap.trim() == ",";
    if !is_and(word.gap.trim()) && !comma || word.tight || word.dashed || !own || !carried || !digit(word.at) {
        return false;
    }
    // In `mavi 7, 8 3 4 5 siyah`, the last three numbers are a run without the 8.
    if comma {
        let plain = |word: &Word| word.text.chars().all(|sign| sign.is_ascii_digit());
        let [a, b, c] =
            [1, 2, 3].map(|more| words.get(at + more).filter(|next| next.piece == word.piece && spaced(next)));
        let (Some(a), Some(b), Some(c)) = (a, b, c) else { return false };
        return !last.counted
            && [word, a, b].into_iter().all(plain)
            && follows(end(last), first(word))
            && !together(first(word), first(a))
            && follows(first(a), first(b))
            && follows(first(b), first(c));
    }
    let next = words.get(at + 1).filter(|next| next.piece == word.piece && spaced(next) && first(next).is_some());
    let after = text[word.at..].trim_start_matches(|sign: char| sign.is_ascii_digit());
    if let Some(next) = next.filter(|_| after.starts_with(is_blank_of_line)) {
        let wraps = first(next) == Some(1);
        return if follows(end(last), first(word)) {
            !follows(first(word), first(next)) || wraps
        } else {
            !together(first(word), first(next))
        };
    }
    let before = at.checked_sub(2).map(|at| &words[at]);
    let single = last.text.chars().all(|sign| sign.is_ascii_digit()) && spaced(last);
    let listed = single && before.and_then(end).is_some();
    listed
        && after.starts_with(is_blank_of_line)
        && !after.trim_start_matches(is_blank_of_line).starts_with(is_digit)
        && (follows(end(last), first(word)) || !together(before.and_then(end), end(last)))
}

/// Returns true if a count in words may be a label of the tiles after it. In `K3 çift (B5 B5)` the word `çift` (pair)
/// may count K3 or announce the two tiles B5.
fn is_label(words: &[Word], at: usize, text: &str) -> bool {
    let word = &words[at];
    let (Some(next), true) = (words.get(at + 1), word.counted && word.text.ends_with(char::is_alphabetic)) else {
        return false;
    };
    let end = |word: &Word| word.piece + word.text.len();
    let before = text.get(end(word)..next.at).unwrap_or_default().trim_matches(is_blank_of_line);
    let bracket = ["(", "[", "{"].contains(&before);
    let unit = ["tane", "adet"].iter().any(|unit| word.text.to_lowercase().ends_with(unit));
    let closes = |word: &Word| text[end(word)..].trim_start_matches(is_blank_of_line).starts_with([')', ']', '}']);
    let tile = |word: &Word| matches!(word.tiles[..], [Symbol::Tile(Tile::Numbered(_))]) && !word.counted;
    let copies = if unit { word.tiles.len() } else { 2 };
    let again = words.get(at + 2).is_some_and(|last| {
        let near = !last.gap.is_empty() && last.gap.chars().all(is_blank_of_line) && !last.tight && !last.dashed;
        near && tile(last) && last.tiles == next.tiles && copies == 2 && (closes(last) || !bracket)
    });
    tile(next) && (bracket || next.dashed && !unit) && (again || bracket && closes(next))
}

/// Returns true if one of two words is alone in a bracket and may explain the other, as in `R5 (kırmızı 5)` and `(okey)
/// R5`. Such a text may mean one tile or two.
fn is_note(words: &[Word], [first, third]: [Option<&Word>; 2], text: &str, form: &str, okey: Option<Face>) -> bool {
    let [word, next] = words else { return false };
    let behind = |word: &Word| word.piece + word.text.len();
    let before = text.get(behind(word)..next.at).unwrap_or_default();
    let gap = before.trim_matches(is_blank_of_line);
    let is_okey = |face: Face| okey.is_none_or(|okey| okey == face);
    let joker = |tile: Symbol| matches!(tile, Symbol::Okey | Symbol::Tile(Tile::FalseJoker));
    // The bracket of `sahte (okey) mavi 7` comes right after a joker, so it says nothing about the tile after it.
    let follows_joker = first.is_some_and(|first| {
        let all = !first.tiles.is_empty() && first.tiles.iter().all(|tile| joker(*tile));
        let gap = text.get(behind(first)..word.at).unwrap_or_default().trim_matches(is_blank_of_line);
        all && ["(", "[", "{"].contains(&gap)
    });
    let opens = text[..word.at].trim_end_matches(is_blank_of_line).ends_with(['(', '[', '{']) && !follows_joker;
    let closing =
        |gap: &str| gap.strip_prefix(|sign| ")]}".contains(sign)).map(|after| after.chars().all(is_blank_of_line));
    let gap_var = gap
        .get(..3)
        .filter(|var| var.eq_ignore_ascii_case("var"))
        .map_or(gap, |var| gap[var.len()..].trim_start_matches(is_blank_of_line));
    // The tile after the bracket may be the indicator: `(okey) mavi 4 gösterge`.
    let before_indicator = next.rule == "indicator_behind" && !next.text.starts_with(['(', '[', '{']);
    if opens && form != "melds" && closing(gap_var) == Some(true) && before_indicator && word.tiles == [Symbol::Okey] {
        return true;
    }
    if let ([tile], Some(first)) = (&word.tiles[..], next.tiles.first())
        && opens
        && form != "melds"
        && closing(gap_var) == Some(true)
        && !next.rule.starts_with("indicator")
        && joker(*tile)
        && let Symbol::Tile(Tile::Numbered(face)) = first
    {
        return *tile == Symbol::Okey || is_okey(*face);
    }
    let after = text[behind(next)..].trim_start_matches(is_blank_of_line);
    let present = after.get(..3).filter(|word| word.eq_ignore_ascii_case("var"));
    let after = present.map_or(after, |word| after[word.len()..].trim_start_matches(is_blank_of_line));
    let (Some(&last), [tile]) = (word.tiles.last(), &next.tiles[..]) else { return false };
    if !["(", "[", "{"].contains(&gap) || !after.starts_with([')', ']', '}']) {
        return false;
    }
    match (last, *tile) {
        (Symbol::Okey, Symbol::Tile(Tile::Numbered(face))) if word.okey => okey.is_some_and(|okey| okey != face),
        (Symbol::Tile(Tile::FalseJoker), tile) if before == gap => last == tile || !joker(tile),
        (Symbol::Tile(Tile::Numbered(face)), Symbol::Okey) if form != "melds" => {
            let fills_gap = third.is_some_and(|third| {
                let near = text[..third.at].trim_end_matches(is_blank_of_line).ends_with([')', ']', '}']);
                let numbered = |tile: &Symbol| match tile {
                    Symbol::Tile(Tile::Numbered(other)) => {
                        other.colour == face.colour && other.number.get() == face.number.get() + 2
                    }
                    _ => false,
                };
                near && third.tiles.first().is_some_and(numbered) && !third.text.contains(['=', '(', '[', '{'])
            });
            !fills_gap || is_okey(face)
        }
        (Symbol::Tile(Tile::Numbered(face)), tile) | (tile, Symbol::Tile(Tile::Numbered(face)))
            if joker(tile) && tile != Symbol::Okey =>
        {
            (form != "melds" || joker(last)) && is_okey(face)
        }
        _ => last == *tile || (form != "melds" || joker(last)) && joker(last) != joker(*tile),
    }
}

/// Returns true if dots come between two tiles that may be the ends of a range: `K1... K5`.
fn is_dotted(word: &Word, next: &Word) -> bool {
    let dots =
        (next.gap.contains("..") || next.gap.contains('…')) && !next.gap.contains(|sign| LINE_ENDS.contains(sign));
    let number = next.text.starts_with(|sign: char| sign.is_ascii_digit());
    match (&word.tiles[..], next.tiles.first()) {
        ([Symbol::Tile(Tile::Numbered(one))], Some(Symbol::Tile(Tile::Numbered(other)))) => {
            let upwards = one.colour == other.colour && one.number.get() + 1 < other.number.get();
            dots && upwards && (number || !word.goes_on)
        }
        _ => false,
    }
}

/// Returns true if the word for the indicator comes between two tiles that may both be the indicator, as in `mavi 9
/// gösterge kırmızı 1, siyah 2`. The tile before the word must begin its line or follow a comma or a colon. Something
/// must follow the tile after the word.
fn between_tiles(words: &[Word], at: usize, labels: &[usize], text: &str) -> bool {
    let word = &words[at];
    let Some(last) = at.checked_sub(1).map(|at| &words[at]).filter(|_| word.rule == "indicator") else { return false };
    let one_word = words.iter().filter(|other| other.piece == last.piece).count() == 1 && !last.goes_on;
    let tile = matches!(last.tiles[..], [Symbol::Tile(Tile::Numbered(_))]) && one_word;
    let blank = word.gap.trim_matches(is_blank_of_line);
    let before = text[..last.piece].trim_end_matches(is_blank_of_line);
    let plain = !last.counted && !last.text.contains(['=', 'x', 'X', '×', '(', '[', '{']);
    // The bracket around the tile, as in `(mavi 9) gösterge kırmızı 1, siyah 2`.
    let boxed =
        ["()", "[]", "{}"].into_iter().find(|pair| pair[1..] == *blank && before.ends_with(&pair[..1]) && plain);
    let near =
        !word.tight && !word.dashed && word.gap.ends_with(is_blank_of_line) && (blank.is_empty() || boxed.is_some());
    let begins = boxed.map_or(last.piece, |_| before.len() - 1);
    let name = |sign: char| sign.is_alphabetic() || ('\u{300}'..'\u{370}').contains(&sign);
    let after = word.text.trim_start_matches(name);
    let line = text[..begins].trim_end_matches(is_blank_of_line);
    let and = last.gap.contains(|sign: char| sign.is_alphabetic() || sign == '&');
    let between = |end: usize| &text[end.min(begins)..end.max(begins)];
    let no_tile = |sign: char| sign.is_whitespace() || "([{".contains(sign);
    let labelled = labels.iter().any(|&end| between(end).trim_matches(no_tile).is_empty());
    let alone = and || labelled || !line.ends_with(char::is_alphanumeric);
    tile && near && !after.trim_start().starts_with([':', '=']) && alone
}

/// Returns true if the text may mean fewer colours than it has colour names. Examples are two names of one colour, as
/// in `kara siyah 5`, and an emoji next to a word or a letter, as in `⚫ kırmızı 5`.
fn has_doubtful_colours(node: &Node) -> bool {
    let names: Vec<&Node> = node.children("mark").chain(node.children("one_colour")).collect();
    let is_sign = |node: &Node| !node.text.contains(char::is_alphabetic);
    let mixed = names.iter().any(|name| is_sign(name)) && !names.iter().all(|name| is_sign(name));
    let loose = |pair: &[&Node]| {
        let gap = &node.text[pair[0].at + pair[0].text.len() - node.at..pair[1].at - node.at];
        let blank = gap.contains(char::is_whitespace) && !gap.contains(char::is_alphabetic) && !gap.contains(',');
        if pair[1].rule == "mark" { mixed } else { blank }
    };
    let twice = names.windows(2).any(|pair| {
        (pair[1].rule == "mark" && is_sign(pair[1]) || loose(pair))
            && colour(pair[0]) == colour(pair[1])
            && !green(pair)
    });
    let lone_sign = names.iter().filter(|name| is_sign(name)).count() == 1;
    let first = names.first().is_some_and(|name| is_sign(name)) || names.len() == 2;
    let in_words = node.rule == "colours_apart" && node.child("one_colour").is_some();
    twice || in_words && lone_sign && first && names.windows(2).take(1).any(loose)
}

/// Returns true if exactly one of the two names is green. The fourth colour has two names, yellow and green.
fn green(pair: &[&Node]) -> bool {
    let is_green = |node: &Node| ["yesil", "green", "green_sign", "green_letter"].iter().any(|rule| node.has(rule));
    is_green(pair[0]) != is_green(pair[1])
}

/// Returns true if the text has a number, then an emoji and a word for one colour, then another number. The emoji may
/// belong to the number before it.
fn has_divided_names(tree: &Node, text: &str) -> bool {
    let numbers = ["number", "between_numbers", "small_count", "count"].iter().flat_map(|rule| tree.all_of(rule));
    let ends: Vec<usize> = numbers.map(|number| number.at + number.text.len()).collect();
    let blank = |sign: char| sign.is_whitespace() && !"\n\t\r\u{b}\u{c}\u{85}\u{2028}\u{2029}".contains(sign);
    tree.all_of("same_colour").into_iter().any(|name| {
        let numbered = |text: &str| {
            let linked = text.trim_start_matches(blank).trim_start_matches(|sign| ":=".contains(sign) || is_dash(sign));
            let inner = linked.trim_start_matches(blank).trim_start_matches(['(', '[', '{']).trim_start_matches(blank);
            inner.starts_with(|sign: char| sign.is_ascii_digit())
        };
        // Other colours may share the number: `4 🔴 kırmızı ve sarı 3`.
        let (mut rest, mut listed, mut follows) = (&text[name.at + name.text.len()..], false, false);
        loop {
            follows |= !listed && numbered(rest);
            let link = rest.trim_start_matches(blank);
            let after_comma = link.strip_prefix(',').unwrap_or(link).trim_start_matches(blank);
            let word =
                |text: &str| text.chars().take_while(|sign| is_word_letter(*sign) || *sign == '&').collect::<String>();
            let and = [word(after_comma).len()]
                .into_iter()
                .chain(after_comma.split_once(blank).map(|(bir, de)| bir.len() + 1 + word(de).len()))
                .find(|&length| after_comma.is_char_boundary(length) && is_and(&after_comma[..length]));
            listed = link.starts_with(',') && and.is_none();
            let named = after_comma[and.unwrap_or(0)..].trim_start_matches(blank);
            let named = if and.is_none() { named.strip_prefix(is_dash).unwrap_or(named) } else { named };
            let named = named.trim_start_matches(blank);
            let other = word(named);
            let sign = named.strip_prefix(|sign| SIGNS.contains(sign));
            rest = match sign {
                Some(after) => after.trim_start_matches(['\u{fe0e}', '\u{fe0f}']),
                None if !other.is_empty() && word_names_colour(&other) => &named[other.len()..],
                None => break,
            };
        }
        let parted = name.text.contains(|sign: char| {
            sign.is_whitespace() || "-\u{2212}\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}".contains(sign)
        });
        // In `kırmızı 5 🔵 mavi 6` the 5 is red already, so the emoji belongs to the word after it. In `5 🔴 6 🔵 mavi 7`
        // the 🔴 is the colour of the 5, so the 🔵 may belong to the 6.
        let numbers = |sign: char| blank(sign) || sign.is_ascii_digit();
        let before = text[..name.at].trim_end_matches(numbers);
        let apart = text[before.len()..].starts_with(blank);
        let touches = !text[..name.at].ends_with(blank);
        let heads = |heading: &&Node| {
            let lone = !heading.text.contains(char::is_alphabetic);
            let own = text[..heading.at].trim_end_matches(blank).ends_with(|sign| !blank(sign) && numbers(sign));
            heading.at + heading.text.trim_end_matches('\u{fe0f}').len() == before.len()
                && apart
                && (!touches || colour(heading) == colour(name))
                && !(lone && own)
        };
        let headings = ["same_colour", "colour_word", "mark"].iter().flat_map(|rule| tree.all_of(rule));
        let coloured = before.ends_with(':') || headings.into_iter().any(|heading| heads(&heading));
        let before_sign = coloured && !name.text.starts_with(char::is_alphabetic);
        parted && follows && !before_sign && ends.contains(&text[..name.at].trim_end_matches(blank).len())
    })
}

/// Returns true if a number alone on its line may number the next line: `1` and `5 6 7 kırmızı` on two lines. The next
/// line must have several numbers, or a number and its colour.
fn numbers_a_line(words: &[Word], tree: &Node, text: &str) -> bool {
    let line_end = |sign: char| LINE_ENDS.contains(sign);
    let labels: Vec<usize> = tree.all_of("label").iter().map(|label| label.at + label.text.len()).collect();
    words.windows(2).enumerate().any(|(at, pair)| {
        let [word, next] = pair else { return false };
        let listed = word.rule == "number_first" && next.rule == "number_first" && word.piece == next.piece;
        let leads = at == 0 || words[at - 1].piece != word.piece;
        let before = text[..word.at].trim_end_matches(is_blank_of_line);
        let begins =
            labels.contains(&word.at) || before.is_empty() || before.ends_with(|sign| line_end(sign) || sign == '/');
        let rest = &text[next.at..];
        let end = rest.find(|sign: char| sign.is_whitespace() || "()[]{},;+•‣◦".contains(sign)).unwrap_or(rest.len());
        let alone = rest[end..].trim_start_matches(is_blank_of_line).starts_with(line_end);
        listed && leads && begins && word.tiles.len() == 1 && next.gap.contains(line_end) && !alone
    })
}

/// Returns true if letters for several colours, without blanks between them, may abbreviate the word for one colour, as
/// in `kr5` and `5 kr`. Capitals alone abbreviate no word.
fn has_abbreviation(node: &Node) -> bool {
    let marks = node.all_of("mark");
    let touching = marks.chunk_by(|one, next| one.at + one.text.len() == next.at);
    touching
        .map(|marks| marks.iter().map(|mark| mark.text.as_str()).collect::<String>())
        .any(|run| is_abbreviation(&run))
}

fn is_abbreviation(written: &str) -> bool {
    let letters = written.to_lowercase();
    let words = ["siyah", "kirmizi", "mavi", "sari", "yesil", "kara", "black", "red", "blue", "yellow", "green"];
    let abbreviates = |word: &&str| {
        let mut rest = word.chars();
        word.starts_with(&letters[..1]) && letters.chars().all(|letter| rest.any(|next| next == letter))
    };
    let is_short = letters.chars().count() < 2 || !letters.is_ascii();
    !is_short && written != written.to_uppercase() && words.iter().any(abbreviates)
}

/// Replaces each keycap emoji by `sign`, or by its digits if there is no `sign`.
fn without_keycaps(text: &str, sign: Option<&str>) -> String {
    let emoji = ('0'..='9')
        .flat_map(|digit| ["\u{fe0f}\u{20e3}", "\u{20e3}"].map(|key| (format!("{digit}{key}"), digit.to_string())));
    let ten = ("🔟".to_owned(), "10".to_owned());
    emoji.chain([ten]).fold(text.to_owned(), |text, (emoji, digits)| text.replace(&emoji, sign.unwrap_or(&digits)))
}

/// Returns true if a keycap emoji at the start of a line may number a list item. The text then has plain digits too,
/// except in counts such as `x2`, and a blank and more text follow the emoji.
fn has_keycap_marks(text: &str) -> bool {
    const KEY: char = '\u{e000}';
    let text = without_keycaps(text, Some("\u{e000}"));
    let counts = |at: usize| text[..at].ends_with(['x', 'X', '×']);
    let plain = text.match_indices(|sign: char| sign.is_ascii_digit()).any(|(at, _)| !counts(at));
    let marks = |line: &str| {
        let number = line.trim_start_matches(|sign| is_blank_of_line(sign) || is_dash(sign) || "*•>".contains(sign));
        let rest = number.trim_start_matches(KEY);
        let more = rest.trim_start_matches(is_blank_of_line);
        let words: Vec<&str> = more.split_whitespace().take(2).collect();
        let and = words.first().is_some_and(|word| is_and(word)) || is_and(&words.join(" "));
        let joins = more.is_empty() || more.starts_with(|sign: char| ",;+&•‣◦.!?…".contains(sign) || is_dash(sign));
        number.starts_with(KEY) && more.len() < rest.len() && !joins && !and
    };
    plain && text.split(|sign| sign == '/' || LINE_ENDS.contains(sign)).any(marks)
}

fn number(text: &str) -> Number {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    digits.parse().expect("a number of a tile")
}

/// Returns the two ends of a range with a dash, such as `4-6`, or `None` for any other node.
fn bounds(node: &Node) -> Option<(Number, Number)> {
    let dash = |character| matches!(character, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}');
    let (from, to) = node.all_of("between_numbers").first()?.text.split_once(dash)?;
    Some((number(from), number(to)))
}

fn is_range(node: &Node) -> bool {
    bounds(node).is_some_and(|(from, to)| from.get() + 1 < to.get())
}

fn is_pair(node: &Node) -> bool {
    bounds(node).is_some_and(|(from, to)| from == to)
}

fn indicator_of(node: &Node) -> Face {
    let named = node.children.iter().find(|node| names_colour(node));
    Face::new(colour(named.expect("a colour")), number(&node.child("number").expect("a number").text))
}

fn faces(colour: Option<Colour>, numbers: Vec<Number>) -> Vec<Symbol> {
    let colour = colour.expect("a colour goes on");
    numbers.into_iter().map(|number| Symbol::Tile(Face::new(colour, number).into())).collect()
}

/// Returns true if the production is one name of a colour, before or after its numbers.
fn names_colour(node: &Node) -> bool {
    matches!(node.rule.as_str(), "colour" | "same_colour" | "colour_word" | "mark" | "colour_after" | "colour_next")
}

fn colour(node: &Node) -> Colour {
    let names = [
        (Colour::Black, ["siyah", "kara", "black", "black_sign", "black_letter"].as_slice()),
        (Colour::Red, &["kirmizi", "red", "red_sign", "red_letter"]),
        (Colour::Blue, &["mavi", "blue", "blue_sign", "blue_letter"]),
        (
            Colour::Yellow,
            &["sari", "yesil", "yellow", "green", "yellow_sign", "green_sign", "yellow_letter", "green_letter"],
        ),
    ];
    let found = names.into_iter().find(|(_, rules)| rules.iter().any(|rule| node.has(rule)));
    found.expect("a colour has a name").0
}

fn joker(node: &Node) -> Symbol {
    let plays_false = ["false_word", "false_plural", "false_letter"].iter().any(|rule| node.has(rule));
    if plays_false { Symbol::Tile(Tile::FalseJoker) } else { Symbol::Okey }
}

/// Returns the value of a count, such as 2 for `x2` or `iki` (two).
fn count(node: &Node) -> usize {
    let words = [("twofold", 2), ("bir", 1), ("iki", 2), ("uc", 3), ("dort", 4)];
    let digits = || node.all_of("count").first().map(|count| count.text.parse().expect("a digit"));
    let word = words.into_iter().find(|(word, _)| node.has(word)).map(|(_, count)| count);
    word.or_else(digits).expect("a count")
}
