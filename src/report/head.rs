//! The fields at the start of every JSON answer about a hand or a table.

use serde::{Serialize, Serializer};

use super::made::report;
use crate::hand::Hand;
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
        #[schemars(with = "serde_json::Value")]
        value "The value of the switch: true or false, a whole number, or a word": Value,
    }
}

impl SwitchSetting {
    /// Returns the switches of a profile that differ from the preset of its variant.
    pub(crate) fn changes(profile: &Profile) -> Vec<Self> {
        profile.changes().map(|(switch, value)| Self { key: switch.key, value }).collect()
    }
}
