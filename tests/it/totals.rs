//! The numbers of melds, pairs and openings in Okey, and of positions after a few turns of hapis tavlası. The program
//! and a slow count find the same totals, which `docs/PROOFS.md` shows as tables.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use okey::hapis::{Dice, HapisOutcome, Position, RuleSet, Rules};
use okey::{
    Colour, Engine, Face, FalseJoker, Hand, Meld, MeldKind, Number, Oracle, Placed, Rack, Table, Tile, Variant,
};
use serde_json::{Value, json};

use crate::command::{assert_current, root};
use crate::conformance::boards::{SlowPosition, SlowRules};
use crate::engine::case::Case;
use crate::reference::{self, opening, shapes};

fn face(colour: usize, number: usize) -> Face {
    let number = Number::new(u8::try_from((number - 1) % 13 + 1).expect("small")).expect("a number");
    Face::new(Colour::ALL[colour], number)
}

fn table(variant: Variant, false_joker: FalseJoker, indicator: Face) -> Table {
    let wrap = okey::Profile::new(variant).run_wrap();
    Case { variant, false_joker, wrap, indicator: Some(indicator), tiles: Vec::new() }.table()
}

/// Counts the melds that the program calls legal, by kind, length and number of wilds. Tries all runs of up to 15 tiles
/// and all groups of up to six, with every choice of at most two wilds.
fn legal_melds(variant: Variant) -> BTreeMap<(bool, usize, usize), u64> {
    let table = table(variant, FalseJoker::Okey, face(1, 5));
    let okey = face(1, 6);
    // Both tiles of the okey's face are wild, so the false joker is the natural tile that plays this face.
    let natural =
        |face: Face| Placed { tile: if face == okey { Tile::FalseJoker } else { face.into() }, stands_for: face };
    let wild = |face: Face| Placed { tile: okey.into(), stands_for: face };
    let mut counts = BTreeMap::new();
    let mut try_meld = |kind: MeldKind, places: Vec<Placed>, wilds: usize| {
        let length = places.len();
        if (Meld { kind, places }).is_legal(&table) {
            *counts.entry((kind == MeldKind::Run, length, wilds)).or_default() += 1;
        }
    };
    for colour in 0..4 {
        for first in 1..=13 {
            for length in 1..=15 {
                for wilds in (0..1_u32 << length).filter(|wilds| wilds.count_ones() <= 2) {
                    let place = |at: usize| {
                        let face = face(colour, first + at);
                        if wilds >> at & 1 == 1 { wild(face) } else { natural(face) }
                    };
                    try_meld(MeldKind::Run, (0..length).map(place).collect(), wilds.count_ones() as usize);
                }
            }
        }
    }
    for number in 1..=13 {
        for colours in 0..16_usize {
            for wilds in 0..=2 {
                let (naturals, missing): (Vec<usize>, Vec<usize>) =
                    (0..4).partition(|colour| colours >> colour & 1 == 1);
                // If no colour is missing, the wild plays a colour that the group already has.
                let wilds_as = missing.into_iter().chain(0..4).take(wilds);
                let places = naturals.iter().map(|&colour| natural(face(colour, number)));
                let places = places.chain(wilds_as.map(|colour| wild(face(colour, number)))).collect();
                try_meld(MeldKind::Group, places, wilds);
            }
        }
    }
    counts
}

fn slow_melds(wrap: bool) -> BTreeMap<(bool, usize, usize), u64> {
    let numbers: Vec<u8> = (1..=13).collect();
    let mut counts = BTreeMap::new();
    for meld in shapes::all_melds(&numbers, wrap, 2) {
        let is_run = matches!(meld, reference::Meld::Run { .. });
        let wilds = meld.wild_count();
        *counts.entry((is_run, meld.naturals().len() + wilds, wilds)).or_default() += 1;
    }
    counts
}

fn melds() -> String {
    let both = [Variant::Yuzbir, Variant::Okey].map(|variant| {
        let counts = legal_melds(variant);
        assert_eq!(counts, slow_melds(variant == Variant::Okey), "{variant}");
        counts
    });
    let mut text =
        "| meld | tiles | no wild | one wild | two wilds | no wild, 1 after 13 | one wild, 1 after 13 | two \
                    wilds, 1 after 13 |\n|---|---|---|---|---|---|---|---|\n"
            .to_owned();
    for (is_run, length) in [(false, 3), (false, 4)].into_iter().chain((3..=14).map(|length| (true, length))) {
        let kind = if is_run { "run" } else { "group" };
        let counts = both.iter().flat_map(|counts| {
            (0..=2).map(move |wilds| counts.get(&(is_run, length, wilds)).copied().unwrap_or_default())
        });
        let cells: Vec<String> = counts.map(spaced).collect();
        writeln!(text, "| {kind} | {length} | {} |", cells.join(" | ")).expect("a string takes all");
    }
    let sums = both.iter().flat_map(|counts| {
        (0..=2).map(move |wilds| counts.iter().filter(|((.., other), _)| *other == wilds).map(|(_, count)| count).sum())
    });
    let cells: Vec<String> = sums.map(spaced).collect();
    writeln!(text, "| all | | {} |", cells.join(" | ")).expect("a string takes all");
    text
}

/// Tries all 53 × 53 combinations of two symbols (52 faces and the false joker). Returns the combinations that the
/// program accepts as a pair, and those that it refuses because the game does not have both tiles.
fn paired(engine: &Engine, table: &Table) -> (BTreeSet<[Tile; 2]>, BTreeSet<[Tile; 2]>) {
    let symbols: Vec<Tile> = Face::all().map(Tile::from).chain([Tile::FalseJoker]).collect();
    let (mut pairs, mut impossible) = (BTreeSet::new(), BTreeSet::new());
    for &one in &symbols {
        for &other in &symbols {
            match Hand::in_play(table, &[one, other].into_iter().collect::<Rack>()) {
                Ok(hand) if engine.pairs(&hand).expect("an answer").with_okeys == 1 => pairs.insert([one, other]),
                Ok(_) => false,
                Err(_) => impossible.insert([one, other]),
            };
        }
    }
    (pairs, impossible)
}

/// Tries all combinations of two of the 105 tiles without the indicator, in both orders.
///
/// Returns the symbols of each pair (the tiles play as the same face, or one of them is wild), and how many of the 53 ×
/// 53 combinations of two symbols the game does not have.
fn slowly_paired(case: &Case) -> (BTreeSet<[Tile; 2]>, usize) {
    let mut tiles: Vec<Tile> =
        Face::all().map(Tile::from).chain([Tile::FalseJoker]).flat_map(|tile| [tile; 2]).collect();
    let indicator = Tile::from(case.indicator.expect("an indicator"));
    tiles.remove(tiles.iter().position(|tile| *tile == indicator).expect("the indicator"));
    let (mut pairs, mut possible) = (BTreeSet::new(), BTreeSet::new());
    for (at, &one) in tiles.iter().enumerate() {
        for &other in tiles[..at].iter().chain(&tiles[at + 1..]) {
            possible.insert([one, other]);
            let [a, b] = [case.plays(one), case.plays(other)];
            if a.is_none() || b.is_none() || a == b {
                pairs.insert([one, other]);
            }
        }
    }
    (pairs, 53 * 53 - possible.len())
}

fn pairs() -> String {
    let engine = Engine::default();
    let mut text = "| a false joker plays as | two symbols | form a pair | impossible |\n\
                    |---|---|---|---|\n"
        .to_owned();
    for false_joker in [FalseJoker::Okey, FalseJoker::Indicator, FalseJoker::Wild] {
        let mut figures = BTreeSet::new();
        for indicator in Face::all() {
            let case = Case {
                variant: Variant::Yuzbir,
                false_joker,
                wrap: false,
                indicator: Some(indicator),
                tiles: Vec::new(),
            };
            let (pairs, impossible) = paired(&engine, &case.table());
            assert_eq!((pairs.clone(), impossible.len()), slowly_paired(&case), "{false_joker} {indicator}");
            figures.insert((pairs.len(), impossible.len()));
        }
        let [(pairs, impossible)] = figures.into_iter().collect::<Vec<_>>()[..] else { panic!("indicators differ") };
        writeln!(text, "| {false_joker} | 2 809 | {pairs} | {impossible} |").expect("a string takes all");
    }
    text
}

/// Racks of 101. The indicator is Y13.
const RACKS: [&str; 5] = [
    "K4-7 K10 R4-6 R8 R10 B4 B6 B10-12 Y4 Y10-13 K1 R2",
    "K3-7 R3-7 B3-7 Y3-7 K8 R8",
    "K1-11 R3-13",
    "K9-13 R9-13 B9-13 Y9-12 K1 R1 Y1",
    "K9-12 R10-13 B10-12 Y5-7 K2 R4 B6 Y2 R7 J* O* O*",
];
const BARS: [u32; 6] = [0, 51, 81, 101, 121, 151];

fn openings() -> String {
    let mut oracle = Oracle::default();
    let heads: Vec<String> = BARS.iter().map(|bar| format!("bar {bar}")).collect();
    let mut text = format!("| rack | highest sum | {} |\n|---|---{}|\n", heads.join(" | "), "|---".repeat(BARS.len()));
    for rack in RACKS {
        let problem = Case::read(Variant::Yuzbir, "Y13", rack);
        let problem = problem.problem(&problem.tiles);
        let mut sums: BTreeMap<u32, u64> = BTreeMap::new();
        opening::each(&problem, &opening::melds(&problem), &mut |_, laid, _| *sums.entry(laid.sum).or_default() += 1);
        let highest = sums.keys().next_back().copied().unwrap_or_default();
        let mut cells = vec![highest.to_string()];
        for bar in BARS {
            let ask = json!({ "ask": "open", "variant": "101", "indicator": "Y13", "hand": rack,
                "set": [format!("open.sum={bar}")], "fields": "sum,openings" });
            let answer: Value = serde_json::from_str(&oracle.ask(&ask.to_string())).expect("JSON");
            let slow: u64 = sums.range(bar..).map(|(_, count)| count).sum();
            assert_eq!(
                (&answer["sum"], &answer["openings"]),
                (&json!(highest), &json!(slow)),
                "{rack} {bar}: {answer}"
            );
            cells.push(spaced(slow));
        }
        writeln!(text, "| `{rack}` | {} |", cells.join(" | ")).expect("a string takes all");
    }
    text
}

/// Positions of hapis tavlası, each with three rolls of the dice.
const POSITIONS: [(&str, [[usize; 2]; 3]); 10] = [
    ("111111111111111:ooooooooooooooo:-:-:W", [[6, 5], [4, 3], [2, 1]]),
    ("111111111111111:ooooooooooooooo:-:-:B", [[3, 3], [6, 1], [5, 2]]),
    ("111114444799abb:eggggiiiiikkkkk:-:-:B", [[2, 3], [6, 4], [5, 1]]),
    ("111114444799abe:eggggiiiiikkkkk:/e:-:W", [[5, 3], [2, 2], [6, 1]]),
    ("66666666666iijj:hoooooooooooooo:-:-:B", [[6, 5], [4, 2], [3, 1]]),
    ("11111111111111c:defiioooooooooo:-:-:W", [[6, 1], [5, 4], [3, 2]]),
    ("jjjkkklllmmmnno:111222333444556:-:-:W", [[6, 5], [4, 3], [2, 1]]),
    ("jjjkkklllmmmnno:11122233344455o:o/:-:W", [[5, 4], [6, 3], [1, 2]]),
    ("46bcdgijkmmmnno:1123444556bcefi:46/bci:-:B", [[6, 1], [3, 3], [5, 4]]),
    ("iiiiiiiiiiiiiim:11111111111111o:-:-:W", [[2, 1], [6, 5], [4, 3]]),
];

/// For each of [`POSITIONS`], the number of positions after two turns, each with any of the 21 rolls.
const TWO_TURNS: [u64; 10] = [3_474, 3_474, 483_496, 391_431, 19_727, 87_305, 119_412, 10_776, 480_117, 651];

/// The number of positions after one, two and three turns from the start, each with any of the 21 rolls.
const FROM_START: [u64; 3] = [59, 3_474, 708_405];

fn both_rules() -> (Rules, SlowRules) {
    (Rules::of(RuleSet::Plakoto), SlowRules { both_dice: true, bear_off_free: true, mother: true })
}

/// Returns each position to which a legal turn with this roll leads. A side that cannot play passes. After the end of
/// the game the list is empty.
fn next(position: &Position, [one, other]: [usize; 2], rules: Rules) -> Vec<Position> {
    let [one, other] = [one, other].map(|die| u8::try_from(die).expect("a die"));
    let turns = position.turns(Dice::new(one, other).expect("dice"), rules);
    if turns.is_empty() && position.outcome(rules) == HapisOutcome::Running {
        return vec![position.passed()];
    }
    turns.iter().map(|turn| position.after(turn)).collect()
}

fn slow_next(position: &SlowPosition, dice: [usize; 2], rules: SlowRules) -> Vec<SlowPosition> {
    let turns = position.turns(dice, rules);
    if turns.is_empty() && position.ending(rules).is_none() {
        return vec![position.passed()];
    }
    turns.into_iter().collect()
}

/// Returns the number of positions after one turn, after two turns, and so on. A position that is reached in two ways
/// counts twice. `rolls` lists the possible rolls of each turn.
fn leaves<P: Ord>(start: P, rolls: &[Vec<[usize; 2]>], next: &dyn Fn(&P, [usize; 2]) -> Vec<P>) -> Vec<u64> {
    let mut level = BTreeMap::from([(start, 1_u64)]);
    let mut counts = Vec::new();
    for choices in rolls {
        let mut after = BTreeMap::new();
        for (position, ways) in &level {
            for position in choices.iter().flat_map(|&dice| next(position, dice)) {
                *after.entry(position).or_default() += ways;
            }
        }
        level = after;
        counts.push(level.values().sum());
    }
    counts
}

/// Returns the number of positions after one turn, after two turns, and so on. Asserts that the slow program finds the
/// same numbers. `choices` lists the possible rolls of each turn.
fn turns_from(position: &str, choices: &[Vec<[usize; 2]>]) -> Vec<u64> {
    let (rules, slow_rules) = both_rules();
    let start: Position = position.parse().expect("a position");
    let fast = leaves(start.to_string(), choices, &|text, roll| {
        let position: Position = text.parse().expect("a position");
        next(&position, roll, rules).iter().map(ToString::to_string).collect()
    });
    let slow = leaves(SlowPosition::read(position), choices, &|position, roll| slow_next(position, roll, slow_rules));
    assert_eq!(fast, slow, "{position}");
    fast
}

/// Returns the 21 different rolls of two dice.
fn all_rolls() -> Vec<[usize; 2]> {
    (1..=6).flat_map(|one| (1..=one).map(move |other| [one, other])).collect()
}

fn hapis() -> String {
    let mut text = "| position | rolls | after one turn | two turns | three turns | two turns with all rolls |\n\
                    |---|---|---|---|---|---|\n"
        .to_owned();
    for ((position, rolls), all) in POSITIONS.into_iter().zip(TWO_TURNS) {
        let counts = turns_from(position, &rolls.map(|roll| vec![roll]));
        let cells: Vec<String> = counts.into_iter().chain([all]).map(spaced).collect();
        let rolls = rolls.map(|[one, other]| format!("{one}-{other}")).join(" ");
        writeln!(text, "| `{position}` | {rolls} | {} |", cells.join(" | ")).expect("a string takes all");
    }
    text
}

fn start() -> String {
    assert_eq!(turns_from(POSITIONS[0].0, &vec![all_rolls(); 2]), FROM_START[..2]);
    let mut text = "| turns | positions |\n|---|---|\n".to_owned();
    for (at, count) in FROM_START.into_iter().enumerate() {
        writeln!(text, "| {} | {} |", at + 1, spaced(count)).expect("a string takes all");
    }
    text
}

#[test]
#[ignore = "takes a minute"]
fn turns_of_hapis_with_all_rolls() {
    assert_eq!(turns_from(POSITIONS[0].0, &vec![all_rolls(); 3]), FROM_START);
    let found = POSITIONS.map(|(position, _)| turns_from(position, &vec![all_rolls(); 2])[1]);
    assert_eq!(found, TWO_TURNS);
}

/// Formats a number with a space between groups of three digits.
fn spaced(number: u64) -> String {
    let digits = number.to_string();
    let first = digits.len() % 3;
    let groups = digits.as_bytes()[first..].chunks(3).map(|group| std::str::from_utf8(group).expect("digits"));
    let groups: Vec<&str> =
        Some(&digits[..first]).filter(|group| !group.is_empty()).into_iter().chain(groups).collect();
    groups.join(" ")
}

/// Returns the page with `table` in place of the table after the mark of the section `name`. An empty line ends a
/// table.
fn replace_table(page: &str, name: &str, table: &str) -> String {
    let mark = format!("<!-- totals: {name} -->\n\n");
    let (before, rest) = page.split_once(&mark).unwrap_or_else(|| panic!("no mark {name}"));
    let (_, after) = rest.split_once("\n\n").expect("an empty line");
    format!("{before}{mark}{table}\n{after}")
}

/// The tables in `docs/PROOFS.md` have the totals that the engine and the slow count both find.
#[test]
fn the_page_has_the_totals() {
    let path = root().join("docs/PROOFS.md");
    let page = std::fs::read_to_string(&path).expect("the page");
    let tables =
        [("melds", melds()), ("pairs", pairs()), ("openings", openings()), ("hapis", hapis()), ("start", start())];
    let fresh = tables.into_iter().fold(page, |page, (name, table)| replace_table(&page, name, &table));
    assert_current(&path, &fresh);
}
