use okey::{Face, Profile, Variant};
use okey::{Indicator, Number, Tile, deck};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;

/// A question, and the tables and racks for which the search asks it.
pub(crate) struct Question {
    pub(crate) name: &'static str,
    /// The fields of the question, as JSON without braces.
    fields: &'static str,
    variants: &'static [Variant],
    /// True if the player is on turn and so has drawn a tile: the rack then has one tile more.
    on_turn: bool,
    /// The settings of the switch `open.sum` (the bar of 101) from which a table gets one.
    bars: &'static [&'static str],
}

impl Question {
    pub(crate) const ALL: &[Self] = &[
        Self { name: "check", fields: r#""ask":"check""#, ..ANY },
        Self { name: "open", fields: r#""ask":"open""#, variants: &[Variant::Yuzbir], ..ANY },
        Self { name: "melds --count", fields: r#""ask":"melds","count":true"#, ..ANY },
        Self { name: "melds --partial", fields: r#""ask":"melds","partial":true,"limit":0"#, ..ANY },
        Self { name: "advise", fields: r#""ask":"advise""#, on_turn: true, ..ANY },
        Self { name: "check, high bars", fields: r#""ask":"check""#, variants: &[Variant::Yuzbir], bars: HIGH, ..ANY },
    ];
}

/// The defaults of a question: it is asked in the classic game and in 101, with bars up to 121.
const ANY: Question = Question {
    name: "",
    fields: "",
    variants: &[Variant::Okey, Variant::Yuzbir],
    on_turn: false,
    bars: &["open.sum=101", "open.sum=1", "open.sum=51", "open.sum=81", "open.sum=121"],
};

/// Bars high enough to make distances much slower to compute.
const HIGH: &[&str] = &["open.sum=151", "open.sum=181", "open.sum=200", "open.sum=230", "open.sum=255"];

/// The switches that decide which tiles form melds, one switch per row.
const SWITCHES: [&[&str]; 2] =
    [&["run_wrap=true", "run_wrap=false"], &["false_joker=okey", "false_joker=wild", "false_joker=indicator"]];

#[derive(Clone)]
pub(crate) struct Rack {
    variant: Variant,
    /// The settings of the table, one per switch, such as `run_wrap=true`.
    switches: Vec<&'static str>,
    /// For each entry of `switches`, all settings of this switch.
    values: Vec<&'static [&'static str]>,
    indicator: Face,
    tiles: Vec<Tile>,
    /// All tiles of the game except the indicator and the tiles on the rack.
    bag: Vec<Tile>,
}

impl Rack {
    /// Returns a random rack whose tile numbers are 3 to 13 adjacent ones (1 follows 13). Most racks also have all
    /// okeys and false jokers. Fewer tile numbers allow more melds.
    pub(crate) fn random(question: &Question, random: &mut ChaCha8Rng) -> Self {
        let variant = *question.variants.choose(random).expect("a question has variants");
        let game = Profile::new(variant).game();
        let faces: Vec<Face> = Face::all().collect();
        let indicator = *faces.choose(random).expect("there are faces");
        let mut bag: Vec<Tile> = deck::set(game).collect();
        bag.remove(bag.iter().position(|&tile| tile == indicator.into()).expect("the indicator is in the set"));
        bag.shuffle(random);
        let (first, width) = (random.random_range(1..=13_u8), random.random_range(3..=13_u8));
        let okey = Tile::from(Indicator::new(indicator).okey());
        let jokers = random.random_bool(0.7);
        bag.sort_by_key(|&tile| match tile {
            _ if jokers && (tile == okey || tile == Tile::FalseJoker) => 0,
            Tile::Numbered(face) => 1 + u8::from((face.number.get() + Number::COUNT - first) % Number::COUNT >= width),
            Tile::FalseJoker => 3,
        });
        let size = game.rack() + usize::from(question.on_turn || random.random_bool(0.8));
        let tiles = bag.drain(..size).collect();
        let mut values = SWITCHES.to_vec();
        values.extend((variant == Variant::Yuzbir).then_some(question.bars));
        let switches = values.iter().map(|values| *values.choose(random).expect("a switch has values")).collect();
        Self { variant, switches, values, indicator, tiles, bag }
    }

    /// Returns the rack with up to four tiles exchanged, or with one switch set to a random value.
    pub(crate) fn exchanged(&self, random: &mut ChaCha8Rng) -> Self {
        let mut rack = self.clone();
        if random.random_bool(0.1) {
            let row = random.random_range(..rack.switches.len());
            rack.switches[row] = rack.values[row].choose(random).expect("a switch has values");
            return rack;
        }
        for _ in 0..random.random_range(1..=4) {
            let (held, other) = (random.random_range(..rack.tiles.len()), random.random_range(..rack.bag.len()));
            std::mem::swap(&mut rack.tiles[held], &mut rack.bag[other]);
        }
        rack
    }

    /// Returns the question about this rack as a line of JSON.
    pub(crate) fn line(&self, question: &Question) -> String {
        let mut tiles = self.tiles.clone();
        tiles.sort_unstable();
        let tiles: Vec<String> = tiles.iter().map(Tile::to_string).collect();
        format!(
            r#"{{{},"variant":"{}","set":["{}"],"indicator":"{}","hand":"{}"}}"#,
            question.fields,
            self.variant.name(),
            self.switches.join(r#"",""#),
            self.indicator,
            tiles.join(" "),
        )
    }
}
