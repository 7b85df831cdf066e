//! Parts that several JSON answers share: the fields at the start of every answer about a hand, melds, errors and other
//! small values.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;
use std::sync::OnceLock;

#[cfg(feature = "schemas")]
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::distance::{Probability, UnseenTile};
use crate::game::{HandEnd, Loss, Noted};
use crate::hand::Hand;
use crate::hapis::{Dice, HapisPlayerKind, Position, Side};
use crate::judge::{Account, ClaimKind};
use crate::meld::{Meld, MeldKind};
use crate::rules::{Status, Unshown};
use crate::score::{FinishKind, Opened};
use crate::sheets::SheetForm;
use crate::table::{Indicator, Profile, Value, Variant};
use crate::tiles::{Face, Tile, Tiles};
use crate::winning::Way;
use crate::words::Clause;
#[cfg(feature = "schemas")]
use crate::words::Named;

/// The fields that all answers about a hand share.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct Head<'a> {
    /// The name and version of the schema, such as `okey.check/2`.
    pub(crate) schema: &'static str,
    /// The name of the variant.
    pub(crate) variant: Variant,
    /// The indicator's face; null if it is not given, and in the game `cs102`, which has no indicator.
    pub(crate) indicator: Option<Face>,
    /// The okey's face; null if the indicator is not given, and in the game `cs102`, which has no okey.
    pub(crate) okey: Option<Face>,
    /// The switches that differ from the preset of the variant.
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<SwitchSetting>"))]
    pub(crate) switches: ChangedSwitches<'a>,
    /// The name of the club's rules file that applies; null if there is none.
    pub(crate) rules: Option<&'a str>,
    /// The tiles, sorted by colour and number, with the false jokers last.
    pub(crate) hand: Cow<'a, [Tile]>,
    /// The ids of the clauses that justify the answer.
    pub(crate) clauses: Cow<'a, [Clause]>,
}

impl<'a> Head<'a> {
    pub(crate) fn new(schema: &'static str, hand: &'a Hand, clauses: &'a [Clause]) -> Self {
        let table = hand.table();
        Self::at(schema, table.profile(), table.indicator(), hand.tiles().as_slice(), clauses)
    }

    /// Creates the shared fields for an answer without a `Hand`. The list of tiles may be empty.
    pub(crate) fn at(
        schema: &'static str,
        profile: &'a Profile,
        indicator: Option<Indicator>,
        hand: impl Into<Cow<'a, [Tile]>>,
        clauses: impl Into<Cow<'a, [Clause]>>,
    ) -> Self {
        Self {
            schema,
            variant: profile.variant,
            indicator: indicator.map(Indicator::face),
            okey: indicator.map(Indicator::okey),
            switches: ChangedSwitches(profile),
            rules: profile.club.as_deref(),
            hand: hand.into(),
            clauses: clauses.into(),
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

/// A switch and its value.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SwitchSetting {
    /// The name of the switch.
    pub(crate) key: &'static str,
    /// The value of the switch: true or false, a whole number, or a word.
    #[cfg_attr(feature = "schemas", schemars(with = "serde_json::Value"))]
    pub(crate) value: Value,
}

impl SwitchSetting {
    /// Returns the switches of a profile that differ from the preset of its variant.
    pub(crate) fn changes(profile: &Profile) -> Vec<Self> {
        profile.changes().map(|(switch, value)| Self { key: switch.key, value }).collect()
    }
}

/// The switches of a profile that differ from the preset of its variant. They are computed during serialization.
#[derive(Debug)]
pub(crate) struct ChangedSwitches<'a>(&'a Profile);

impl Serialize for ChangedSwitches<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SwitchSetting::changes(self.0).serialize(serializer)
    }
}

/// A meld, with its kind and tiles.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct MeldReport<'a> {
    /// The kind of the meld: `run`, `group`, `pair` or `chain`.
    pub(crate) kind: MeldKind,
    /// The tiles of the meld, from the first to the last.
    #[serde(serialize_with = "tiles_of")]
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<Tile>"))]
    pub(crate) tiles: &'a Meld,
    /// The face that each tile represents, in the order of `tiles`.
    #[serde(rename = "as", serialize_with = "faces_of")]
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<Face>"))]
    pub(crate) stands_for: &'a Meld,
    /// The sum of the numbers that the tiles represent. In a run such as 12-13-1, the 1 counts as 1.
    pub(crate) sum: u32,
}

fn tiles_of<S: Serializer>(meld: &Meld, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(meld.tiles())
}

fn faces_of<S: Serializer>(meld: &Meld, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(meld.faces())
}

impl Serialize for Meld {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        MeldReport { kind: self.kind, tiles: self, stands_for: self, sum: self.sum() }.serialize(serializer)
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The name of a newtype struct that holds valid JSON. The JSON writer copies its text without escaping it.
pub(crate) const PLAIN_JSON: &str = "plain JSON";

/// The name of a newtype struct that holds the name of a field, chosen by a line of input. The JSON writer escapes it.
pub(crate) const FOREIGN_NAME: &str = "foreign name";

/// Serializes a list of tiles, each with its number of unseen copies.
pub(super) fn left<S: Serializer>(tiles: &[UnseenTile], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(tiles.iter().map(ListedTile))
}

/// A tile of a list, with its number of unseen copies. An answer can list hundreds of tiles, so the JSON of each item
/// is cached.
struct ListedTile<'a>(&'a UnseenTile);

impl Serialize for ListedTile<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        /// The cached JSON, indexed by the tile and its number of unseen copies (at most four).
        static WRITTEN: [[OnceLock<Option<Box<RawValue>>>; 5]; Tile::KINDS] =
            [const { [const { OnceLock::new() }; 5] }; Tile::KINDS];
        let once = WRITTEN[self.0.tile.index()].get(self.0.left);
        match once.and_then(|once| once.get_or_init(|| to_raw_value(self.0).ok()).as_deref()) {
            Some(written) => serializer.serialize_newtype_struct(PLAIN_JSON, written.get()),
            None => self.0.serialize(serializer),
        }
    }
}

/// The probability that the player draws at least one helpful tile, as a fraction and as a floating-point number.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ChanceReport {
    /// The number of tiles that the player draws from the stock.
    pub(crate) draws: usize,
    /// The exact probability as a fraction in lowest terms, such as `2/7`.
    pub(crate) fraction: Probability,
    /// The probability as a floating-point number from 0 to 1.
    pub(crate) probability: f64,
}

impl ChanceReport {
    pub(crate) fn new(chance: Probability, draws: usize) -> Self {
        Self { draws, fraction: chance, probability: chance.value() }
    }
}

/// The JSON that a command with `--json` writes to standard error if it has no answer.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ErrorReport {
    /// The first fault.
    pub(crate) error: ErrorDetail,
    /// All faults including the first one, at most twenty.
    pub(crate) faults: Vec<ErrorDetail>,
    /// The number of faults that are not listed.
    pub(crate) more: usize,
}

/// One fault of the input.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ErrorDetail {
    /// The stable name of the kind of fault.
    pub(crate) code: &'static str,
    /// What is wrong, in the requested language.
    pub(crate) message: String,
    /// The id of the clause that the input breaks.
    pub(crate) clause: Option<Clause>,
    /// The index of the first faulty character and the index after the last one, counted from 0 in the input.
    pub(crate) span: Option<[usize; 2]>,
    /// The name of the input that contains the fault, such as `hand`.
    pub(crate) input: Option<&'static str>,
    /// The line with the fault, counted from 1, if the input is a sheet or a record; otherwise omitted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<usize>,
    /// What to write instead.
    pub(crate) hint: Option<String>,
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

pub(super) fn each<T: IntoIterator, R>(things: T, made: impl FnMut(T::Item) -> R) -> Vec<R> {
    things.into_iter().map(made).collect()
}

/// Implements `Serialize` for types that are written as a string, and `JsonSchema` if the feature `schemas` is on.
///
/// A row has a type and the method that returns its string; without a method, the string is the text of `Display`. With
/// `[NAMES]` at the end of the row, the schema allows only the names of the type. Otherwise it allows every string.
macro_rules! written_as_string {
    (@write $value:ident, $serializer:ident, $type:ident) => {
        $serializer.collect_str($value)
    };
    (@write $value:ident, $serializer:ident, $type:ident: $text:ident) => {
        $serializer.serialize_unit_variant(stringify!($type), 0, $value.$text())
    };
    ($($type:ident $(: $text:ident)? $([$names:ident])?),+ $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                written_as_string!(@write self, serializer, $type $(: $text)?)
            }
        }

        #[cfg(feature = "schemas")]
        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                String::schema_name()
            }

            #[allow(unused_mut, reason = "only some types list their names")]
            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let mut schema = String::json_schema(generator);
                $(schema.insert("enum".to_owned(), Self::$names.to_vec().into());)?
                schema
            }
        }
    )+};
}

written_as_string!(
    Probability,
    Dice,
    Position,
    Side,
    Tile: name,
    Face: name,
    Clause: id,
    Noted: name,
    Variant: name [NAMES],
    HapisPlayerKind: name [NAMES],
    Account: name [NAMES],
    FinishKind: name [NAMES],
    HandEnd: name [NAMES],
    Loss: name [NAMES],
    MeldKind: name [NAMES],
    Opened: name [NAMES],
    ClaimKind: name [NAMES],
    SheetForm: name [NAMES],
    Status: name [NAMES],
    Unshown: name [NAMES],
    Way: name [NAMES],
);
