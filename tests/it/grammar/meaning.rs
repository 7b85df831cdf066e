//! What a text means by the grammar alone: the tree that pest makes of it, read tile by tile, as slowly as plainly.

use okey::notation::Letters;
use okey::{Colour, Face, Number, Symbol, Tile};
use pest::Parser as _;
use pest::iterators::{Pair, Pairs};

/// The grammar with the letters K R B Y G.
#[allow(missing_docs, unreachable_pub)]
mod krby {
    #[derive(pest_derive::Parser)]
    #[grammar = "grammar/notation.pest"]
    #[grammar = "grammar/krby.pest"]
    pub(super) struct Grammar;
}

/// The grammar with the letters R K M S.
#[allow(missing_docs, unreachable_pub)]
mod rkms {
    #[derive(pest_derive::Parser)]
    #[grammar = "grammar/notation.pest"]
    #[grammar = "grammar/rkms.pest"]
    pub(super) struct Grammar;
}

/// A node of the tree: which production read which text.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) rule: String,
    text: String,
    children: Vec<Node>,
}

impl Node {
    fn of<R: pest::RuleType>(pair: Pair<'_, R>) -> Self {
        let (rule, text) = (format!("{:?}", pair.as_rule()), pair.as_str().to_owned());
        Self { rule, text, children: pair.into_inner().map(Self::of).collect() }
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

    /// Every production in it.
    pub(super) fn rules(&self) -> Vec<&str> {
        let below = self.children.iter().flat_map(Node::rules);
        std::iter::once(self.rule.as_str()).chain(below).collect()
    }

    /// Every node of a rule in it, from left to right.
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

/// The tree of a text, if the grammar knows it.
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

/// A word, the tiles it writes, and how it follows the one before.
#[derive(Debug, Clone)]
struct Word {
    tight: bool,
    dashed: bool,
    tiles: Vec<Symbol>,
    declared: Option<Vec<Face>>,
}

/// The canonical printing of what a text means; `None` where the grammar refuses it, or what the grammar leaves to its
/// reader does.
pub(crate) fn meaning(form: &str, letters: Letters, text: &str) -> Option<String> {
    let tree = tree(form, letters, text)?;
    let melds: Vec<&Node> = if form == "melds" { tree.children("meld").collect() } else { vec![&tree] };
    let melds: Option<Vec<String>> = melds.into_iter().map(meld).collect();
    let printed = melds?.join(" / ");
    (form != "tile" || !printed.contains(' ')).then_some(printed)
}

fn meld(meld: &Node) -> Option<String> {
    let mut reader = Reader { words: Vec::new(), tight: false, dashed: false, colour: None };
    for node in &meld.child("tiles")?.children {
        reader.node(node);
    }
    let clear = reader.words.iter().all(|word| match &word.declared {
        Some(faces) => faces.len() == 1 && word.tiles.len() == 1,
        None => true,
    });
    let chains: Vec<&[Word]> = reader.words.chunk_by(|_, next| next.tight || next.dashed).collect();
    let unclear = chains.iter().any(|chain| {
        let tight = chain.chunk_by(|_, next| next.tight);
        two_apart(chain) && chain.iter().all(|word| !word.tight) || tight.into_iter().any(two_apart)
    });
    let printed = reader.words.iter().flat_map(|word| {
        let declared = word.declared.as_ref().and_then(|faces| faces.first());
        let declared = declared.map(|face| format!("={face}")).unwrap_or_default();
        word.tiles.iter().map(move |tile| format!("{tile}{declared}"))
    });
    let printed = printed.collect::<Vec<_>>().join(" ");
    (clear && !unclear).then_some(printed)
}

/// True if these are just two tiles of one colour with a gap.
fn two_apart(words: &[Word]) -> bool {
    let [one, other] = words else { return false };
    match (one.tiles.as_slice(), other.tiles.as_slice()) {
        ([Symbol::Tile(Tile::Numbered(one))], [Symbol::Tile(Tile::Numbered(other))]) => {
            one.colour == other.colour && one.number.get().abs_diff(other.number.get()) > 1
        }
        _ => false,
    }
}

/// Collects words from left to right.
struct Reader {
    words: Vec<Word>,
    tight: bool,
    dashed: bool,
    colour: Option<Colour>,
}

impl Reader {
    fn node(&mut self, node: &Node) {
        match node.rule.as_str() {
            "tight" => self.tight = true,
            "dashed" => self.dashed = true,
            "gap" | "apart" | "sign" => {}
            "piece" | "joined_piece" | "colour_list" | "joined_colour_list" | "follow" | "counted" => {
                for child in &node.children {
                    self.node(child);
                }
            }
            "colour_first" | "joined_colour_first" => {
                self.colour = node.child("colour").map(colour);
                self.word(node, faces(self.colour, numbers(node)));
            }
            "more_numbers" | "joined_number" => self.word(node, faces(self.colour, numbers(node))),
            "several_colours" | "joined_several_colours" => {
                let numbers = numbers(node);
                self.word(
                    node,
                    node.children("mark").flat_map(|mark| faces(Some(colour(mark)), numbers.clone())).collect(),
                );
            }
            "number_first" | "joined_number_first" => self.number_first(node),
            "joker_word_or_letter" | "joker_among" => self.word(node, node.children("joker").map(joker).collect()),
            "counted_tiles" if node.child("counted_joker").is_some() => self.node(&node.children[0]),
            "counted_tiles" => {
                let face = node.child("one_face").expect("a face is counted");
                let tiles = faces(face.child("colour").map(colour), numbers(face));
                self.word(node, tiles.repeat(count(node.child("count_word").expect("a count"))));
            }
            "counted_joker" => {
                let tile = joker(node.child("joker").expect("a joker is counted"));
                self.word(node, vec![tile; count(node.child("count_word").expect("a count"))]);
            }
            "counted_jokers" => {
                let times: usize = node.child("small_count").expect("a count").text.parse().expect("a digit");
                self.word(node, vec![joker(node.child("joker_word").expect("a joker is counted")); times]);
            }
            other => panic!("no meaning of {other}"),
        }
    }

    /// Every number with all colours; where there are several lots of numbers, each is a word.
    fn number_first(&mut self, node: &Node) {
        let named = |node: &Node| matches!(node.rule.as_str(), "colour_word" | "mark" | "colour_after");
        let colours: Vec<Colour> = node.children.iter().filter(|child| named(child)).map(colour).collect();
        for child in &node.children {
            match child.rule.as_str() {
                "dashed" => self.dashed = true,
                "numbers_before" | "number" => {
                    let numbers = numbers_in(child);
                    let tiles = colours.iter().flat_map(|colour| faces(Some(*colour), numbers.clone())).collect();
                    self.word(node, tiles);
                }
                _ => {}
            }
        }
    }

    fn word(&mut self, node: &Node, tiles: Vec<Symbol>) {
        let copies = node.child("times").map_or(1, count);
        let tiles = tiles.into_iter().flat_map(|tile| std::iter::repeat_n(tile, copies)).collect();
        let declared = node.child("stands_for").map(|node| {
            let named = |node: &&Node| matches!(node.rule.as_str(), "colour" | "colour_word" | "mark" | "colour_after");
            let colours = node.children.iter().filter(named).map(colour);
            let faces =
                colours.flat_map(|colour| numbers(node).into_iter().map(move |number| Face::new(colour, number)));
            let copies = node.child("times").map_or(1, count);
            faces.flat_map(|face| std::iter::repeat_n(face, copies)).collect()
        });
        let (tight, dashed) = (std::mem::take(&mut self.tight), std::mem::take(&mut self.dashed));
        self.words.push(Word { tight, dashed, tiles, declared });
    }
}

fn faces(colour: Option<Colour>, numbers: Vec<Number>) -> Vec<Symbol> {
    let colour = colour.expect("a colour goes on");
    numbers.into_iter().map(|number| Symbol::Tile(Face::new(colour, number).into())).collect()
}

/// The one colour that a node names.
fn colour(node: &Node) -> Colour {
    let names = [
        (Colour::Black, ["siyah", "black", "black_sign", "black_letter"].as_slice()),
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

/// The numbers of a node's own, without those of what it stands for.
fn numbers(node: &Node) -> Vec<Number> {
    node.children
        .iter()
        .filter(|child| matches!(child.rule.as_str(), "number" | "numbers"))
        .flat_map(numbers_in)
        .collect()
}

/// The numbers that a node of numbers writes.
fn numbers_in(node: &Node) -> Vec<Number> {
    let number = |text: &str| {
        let digits: String = text.replace('🔟', "10").chars().filter(char::is_ascii_digit).collect();
        digits.parse::<Number>().expect("a number of a tile")
    };
    if let Some(range) = node.all_of("between_numbers").first() {
        let dash = |character| matches!(character, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}');
        let bounds: Vec<Number> = range.text.split(dash).map(number).collect();
        return Number::all().filter(|number| (bounds[0]..=bounds[1]).contains(number)).collect();
    }
    node.all_of("number").into_iter().map(|node| number(&node.text)).collect()
}

fn joker(node: &Node) -> Symbol {
    let plays_false = node.has("false_word") || node.has("false_letter");
    if plays_false { Symbol::Tile(Tile::FalseJoker) } else { Symbol::Okey }
}

fn count(node: &Node) -> usize {
    node.child("count").expect("a count").text.parse().expect("a digit")
}
