//! The values of all switches in the six presets.

use crate::words::{Language, named};

use super::{
    Colours, FalseJoker, Feeding, FoulRules, Game, LastDiscard, Moves, Multiplier, OkeyNumber, OpeningRules,
    PenaltyRules, Playable, PointRules, Profile, Rising, Seats,
};

named! {
    /// The name of a preset: a game with a value for every switch (a rule that tables may change). [`Profile::new`]
    /// creates a profile with these values.
    ///
    /// ```
    /// use okey::{Language, Variant};
    ///
    /// assert_eq!("yuzbir".parse(), Ok(Variant::Yuzbir));
    /// assert_eq!("Yüzbir".parse(), Ok(Variant::Yuzbir));
    /// assert_eq!(Variant::YuzbirTeam.name_in(Language::Tr), "eşli");
    /// assert_eq!(Variant::Yuzbir.to_string(), "101");
    /// ```
    pub enum Variant {
        /// Classic Okey in which a finish costs each loser 2, 4, 8, 12, 16 or 20 points.
        Okey = "okey" / "klasik",
        /// Classic Okey in which a finish costs each loser 2, 4 or 8 points. Most tables score this way.
        OkeyHouse = "okey-house" / "yaygın",
        /// Classic Okey in which every player pays a stake into a pot and the winner takes the pot.
        OkeyPot = "okey-pot" / "çanak",
        /// 101 Okey in which each player plays alone.
        Yuzbir = "101" / "yüzbir",
        /// 101 Okey with partners, as in tournaments.
        YuzbirTeam = "101-team" / "eşli",
        /// The game `cs102`, a simplified form of Okey without points.
        Cs102 = "cs102" / "basit",
    }
}

impl Variant {
    /// All six presets.
    pub const ALL: [Self; 6] =
        [Self::Okey, Self::OkeyHouse, Self::OkeyPot, Self::Yuzbir, Self::YuzbirTeam, Self::Cs102];

    /// Returns the Turkish name. Parsing accepts it with or without Turkish letters.
    pub const fn alias(self) -> &'static str {
        self.name_in(Language::Tr)
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
            must_show_before_draw: false,
            open: OpeningRules { sum: 101, pairs: 5, rising: Rising::Off },
            takes_unopened: true,
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
            voids_four_pairs: true,
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
