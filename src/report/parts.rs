//! The parts that several JSON answers share: the fields at the start of every answer about a hand or a table, melds,
//! tiles that may be drawn with their chances, errors, and lists whose items are computed while they are written.

use std::cell::RefCell;
use std::fmt;
use std::sync::OnceLock;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use super::made::{Name, each, report};
use crate::distance::{Probability, UnseenTile};
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::table::{Indicator, Profile, Value, Variant};
use crate::tiles::{Face, Tile};
use crate::words::Clause;

report! {
    /// The fields that all answers about a hand share.
    pub(crate) Head {
        schema "The name and version of the schema, such as `okey.check/2`": &'static str,
        variant "The name of the variant": Variant,
        indicator "The indicator's face; null in `cs102`": Option<Face>,
        okey "The okey's face; null in `cs102`": Option<Face>,
        switches "The switches that differ from the preset of the variant": Vec<SwitchSetting>,
        rules "The name of the club's rules file that applies; null if there is none": Option<Box<str>>,
        hand "The tiles in canonical order": Vec<Tile>,
        clauses "The ids of the clauses that justify the answer": Vec<Clause>,
    }
}

impl Head {
    pub(crate) fn new(schema: &'static str, hand: &Hand, clauses: &[Clause]) -> Self {
        let table = hand.table();
        Self::at(schema, table.profile(), table.indicator(), hand.tiles().iter().collect(), clauses)
    }

    /// Creates the head of an answer that is not about a single hand.
    pub(crate) fn at(
        schema: &'static str,
        profile: &Profile,
        indicator: Option<Indicator>,
        hand: Vec<Tile>,
        clauses: &[Clause],
    ) -> Self {
        Self {
            schema,
            variant: profile.variant,
            indicator: indicator.map(Indicator::face),
            okey: indicator.map(Indicator::okey),
            switches: SwitchSetting::changes(profile),
            rules: profile.club.clone(),
            hand,
            clauses: clauses.to_vec(),
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Bool(on) => on.serialize(serializer),
            Self::Count(count) => count.serialize(serializer),
            Self::Word(word) => word.serialize(serializer),
            Self::Colours(colours) => serializer.collect_str(colours),
        }
    }
}

report! {
    /// A switch and its value.
    #[derive(Clone)]
    pub(crate) SwitchSetting {
        key "The name of the switch": &'static str,
        #[cfg_attr(feature = "schemas", schemars(with = "serde_json::Value"))]
        value "The value of the switch: true or false, a whole number, or a word": Value,
    }
}

impl SwitchSetting {
    /// Returns the switches of a profile that differ from the preset of its variant.
    pub(crate) fn changes(profile: &Profile) -> Vec<Self> {
        profile.changes().map(|(switch, value)| Self { key: switch.key, value }).collect()
    }
}

report! {
    /// A meld, with its kind and tiles.
    pub(crate) MeldReport(meld: &Meld) {
        kind "`run`, `group`, `pair` or `chain`": Name<MeldKind> = Name(meld.kind),
        tiles "The tiles in order": Vec<Tile> = meld.tiles().collect(),
        #[serde(rename = "as")]
        stands_for "The face that each tile stands for, in the same order": Vec<Face> = meld.faces().collect(),
        sum "The sum of the numbers; a 1 after 13 counts 1": u32 = meld.sum(),
    }
}

pub(super) fn melds(melds: &[Meld]) -> Vec<MeldReport> {
    each(melds, MeldReport::new)
}

report! {
    /// A tile, with the number of its copies that the player has not seen.
    #[derive(Clone)]
    pub(crate) LeftReport(left: UnseenTile) {
        tile "The tile": Tile = left.tile,
        left "The number of copies that the player has not seen": usize = left.left,
    }
}

/// A tile in a list, with the number of unseen copies. An answer lists hundreds of them, so their JSON is cached.
#[derive(Debug, Clone)]
pub(crate) struct UsefulReport(LeftReport);

impl From<UnseenTile> for UsefulReport {
    fn from(left: UnseenTile) -> Self {
        Self(LeftReport::new(left))
    }
}

impl Serialize for UsefulReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        /// The cached JSON, indexed by the tile and by the number of unseen copies, which is at most four.
        static WRITTEN: [[OnceLock<Option<Box<RawValue>>>; 5]; Tile::KINDS] =
            [const { [const { OnceLock::new() }; 5] }; Tile::KINDS];
        let once = WRITTEN[self.0.tile.index()].get(self.0.left);
        match once.and_then(|once| once.get_or_init(|| to_raw_value(&self.0).ok()).as_deref()) {
            Some(written) => written.serialize(serializer),
            None => self.0.serialize(serializer),
        }
    }
}

report! {
    /// A probability, exact and as a floating-point number.
    #[derive(Clone)]
    pub(crate) ChanceReport(chance: Probability, draws: usize) {
        draws "The number of own draws from the stock": usize,
        fraction "The exact probability as a fraction in lowest terms, such as `2/7`": String = chance.to_string(),
        probability "The probability as a floating-point number from 0 to 1": f64 = chance.value(),
    }
}

report! {
    /// The JSON that a command with `--json` writes to standard error if it has no answer.
    pub ErrorReport {
        error "The first fault": ErrorDetail,
        faults "All faults including the first one, at most twenty": Vec<ErrorDetail>,
        more "The number of faults that are not listed": usize,
    }
}

report! {
    /// One fault of the input.
    #[derive(Clone)]
    pub ErrorDetail {
        code "The stable name of the kind of fault": &'static str,
        message "What is wrong, in the requested language": String,
        clause "The id of the clause that the input breaks": Option<Clause>,
        span "The index of the first faulty character and the index after the last one, counted from 0 in the input":
            Option<[usize; 2]>,
        input "The input that contains the fault": Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        line "The line with the fault, counted from 1, if the input is a sheet or a record; otherwise omitted": Option<usize>,
        hint "What to write instead": Option<String>,
    }
}

/// A list that computes its items one at a time while it is serialized. It can be serialized only once.
pub struct Listing<'a, T>(RefCell<Box<dyn Iterator<Item = T> + 'a>>);

impl<'a, T> Listing<'a, T> {
    pub(super) fn new(items: impl Iterator<Item = T> + 'a) -> Self {
        Self(RefCell::new(Box::new(items)))
    }
}

impl<T> fmt::Debug for Listing<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Listing")
    }
}

impl<T: Serialize> Serialize for Listing<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.borrow_mut().by_ref())
    }
}
