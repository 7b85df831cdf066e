//! The values of all switches in the six presets.

use std::fmt;
use std::str::FromStr;

use crate::words::{Language, NotAName, find_named, pick};

use super::{
    Colours, FalseJoker, Feeding, FoulRules, Game, LastDiscard, Moves, Multiplier, OkeyNumber, OpeningRules,
    PenaltyRules, Playable, PointRules, Profile, Rising, Seats,
};

/// The name of a preset: a game with a value for every switch (a rule that tables may change). [`Profile::new`]
/// creates a profile with these values.
///
/// ```
/// use okey::Variant;
///
/// assert_eq!("yuzbir".parse(), Ok(Variant::Yuzbir));
/// assert_eq!("Yüzbir".parse(), Ok(Variant::Yuzbir));
/// assert_eq!(Variant::Yuzbir.to_string(), "101");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Variant {
    /// Classic Okey in which a finish costs each loser 2, 4, 8, 12, 16 or 20 points.
    Okey,
    /// Classic Okey in which a finish costs each loser 2, 4 or 8 points. Most tables score this way.
    OkeyHouse,
    /// Classic Okey in which every player pays a stake into a pot and the winner takes the pot.
    OkeyPot,
    /// 101 Okey in which each player plays alone.
    Yuzbir,
    /// 101 Okey with partners, as in tournaments.
    YuzbirTeam,
    /// The game `cs102`, a simplified form of Okey without points.
    Cs102,
}

impl Variant {
    /// All six presets.
    pub const ALL: [Self; 6] =
        [Self::Okey, Self::OkeyHouse, Self::OkeyPot, Self::Yuzbir, Self::YuzbirTeam, Self::Cs102];

    /// The names of the presets, in the order of `ALL`.
    pub const NAMES: [&'static str; 6] = ["okey", "okey-house", "okey-pot", "101", "101-team", "cs102"];

    /// Returns the name that `Display` writes, for example `101-team`.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// Returns the name in a language, for example `eşli` (with partners). Parsing accepts this name too.
    ///
    /// ```
    /// use okey::{Language, Variant};
    ///
    /// assert_eq!(Variant::YuzbirTeam.name_in(Language::Tr), "eşli");
    /// assert_eq!("eşli".parse(), Ok(Variant::YuzbirTeam));
    /// ```
    pub const fn name_in(self, language: Language) -> &'static str {
        pick(language, self.name(), self.alias())
    }

    /// Returns the Turkish name. Parsing accepts it with or without Turkish letters.
    pub const fn alias(self) -> &'static str {
        match self {
            Self::Okey => "klasik",
            Self::OkeyHouse => "yaygın",
            Self::OkeyPot => "çanak",
            Self::Yuzbir => "yüzbir",
            Self::YuzbirTeam => "eşli",
            Self::Cs102 => "basit",
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Variant {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Self, NotAName> {
        let names = |variant: Self| [variant.name(), variant.alias()];
        find_named(text, &Self::ALL, names).ok_or(NotAName(&Self::NAMES))
    }
}

/// The points that most tables use (source F of the rulebook). A finish costs each loser 2, 4 or 8 points.
const HOUSE: PointRules = PointRules {
    normal: 2,
    okey: 4,
    pairs: 4,
    pairs_okey: 8,
    dizi: None,
    dizi_okey: None,
    exhausted: 0,
    indicator: 1,
    indicator_floor: None,
    false_win: 4,
    moves: Moves::Others,
    start: 20,
    double_colours: Colours::NONE,
    dizi_game: false,
};

/// The points in source D of the rulebook. A finish costs each loser 2, 4, 8, 12, 16 or 20 points; a dizi costs the
/// most.
const LONG: PointRules = PointRules {
    pairs: 8,
    pairs_okey: 12,
    dizi: Some(16),
    dizi_okey: Some(20),
    exhausted: 1,
    indicator_floor: Some(3),
    ..HOUSE
};

impl Profile {
    /// Creates a profile with the values of a preset.
    pub fn new(variant: Variant) -> Self {
        let base = Self {
            variant,
            game: Game::Classic,
            seats: Seats::Four,
            teams: false,
            classic_partners: false,
            run_wrap: true,
            false_joker: FalseJoker::Okey,
            jokers_apart: false,
            win_dizi: true,
            points: HOUSE,
            shows_after_draw: true,
            open: OpeningRules { sum: 101, pairs: 5, rising: Rising::Off },
            taking_barred: false,
            must_announce: false,
            fouls: FoulRules {
                points: 101,
                multiplied: false,
                put_back: 101,
                playable: Playable::Auto,
                feeding: Feeding::Off,
                okey_taken: 0,
                okey: None,
            },
            layoff_same_turn: true,
            layoff_pairs_limit: Some(2),
            swap_same_turn: true,
            swap_once: false,
            multiplier: Multiplier::Stack,
            devam: false,
            penalty: PenaltyRules {
                unopened: 202,
                unopened_cap: None,
                okey: 101,
                okey_number: OkeyNumber::Dropped,
                okey_unopened: 0,
                announced: None,
                exhausted_tiles: false,
            },
            last_discard: LastDiscard::Closed,
            plays_four_pairs: false,
            match_limit: None,
            chosen: Vec::new(),
            club: None,
        };
        match variant {
            Variant::Okey => Self { points: LONG, ..base },
            Variant::OkeyHouse | Variant::OkeyPot => base,
            Variant::Yuzbir => Self { game: Game::Yuzbir, run_wrap: false, ..base },
            Variant::YuzbirTeam => Self {
                game: Game::Yuzbir,
                teams: true,
                run_wrap: false,
                devam: true,
                fouls: FoulRules { playable: Playable::Claim, ..base.fouls },
                ..base
            },
            Variant::Cs102 => Self { game: Game::Chains, run_wrap: false, ..base },
        }
    }
}
