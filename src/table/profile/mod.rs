//! The rules of one table as a value: six presets, and switches that change single rules of them.

mod choices;
mod colours;
mod fault;
mod preset;
mod rules_file;
mod switch;

pub use choices::{
    Announce, ClassicPartners, ExhaustedPenalty, FalseJoker, Feeding, FourPairs, IndicatorWhen, LastDiscard, Moves,
    Multiplier, OkeyBesideFalseJoker, OkeyNumber, Playable, Rising, Seats, TakeUnopened,
};
pub use colours::Colours;
pub use fault::ProfileFault;
pub use preset::Variant;
pub use rules_file::RulesFile;
pub use switch::{Accepts, Switch, Value};

use crate::tiles::{Face, Tile};
use crate::words::Clause;

/// The game that a profile plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Game {
    /// Classic Okey: 14 tiles, runs and groups or seven pairs.
    Classic,
    /// 101 Okey (yüzbir): 21 tiles, opened with a sum.
    Yuzbir,
    /// The simplified game of source C: three chains of four.
    Chains,
}

/// The tiles of a game, and how many of them a player holds (`tiles.set`, `tiles.deal`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileSet {
    /// The highest number; 13, or 7 in `cs102`.
    pub highest: u8,
    /// Copies of every numbered tile; 2, or 4 in `cs102`.
    pub copies: u8,
    /// False jokers; 2, or none in `cs102`.
    pub false_jokers: u8,
    /// True if an indicator is turned up that names an okey.
    pub indicator: bool,
    /// Tiles of a player between turns; one more on turn.
    pub rack: usize,
}

/// The default number of players.
pub const SEATS: usize = 4;

impl TileSet {
    /// Returns the number of tiles in the stock after the deal to four players, the starter with one more
    /// (`tiles.deal`).
    pub const fn stock(self) -> usize {
        let all = 4 * self.highest as usize * self.copies as usize + self.false_jokers as usize;
        all - self.indicator as usize - (SEATS * self.rack + 1)
    }

    /// Returns how many copies of a tile all players together can hold: the indicator lies face up (`tiles.copies`).
    /// Returns 0 for a tile that is not in the set.
    pub fn copies_of(self, tile: Tile, indicator: Option<Face>) -> u8 {
        match tile {
            Tile::FalseJoker => self.false_jokers,
            Tile::Numbered(face) if Some(face) == indicator => self.copies - 1,
            Tile::Numbered(face) if face.number.get() > self.highest => 0,
            Tile::Numbered(_) => self.copies,
        }
    }
}

impl Game {
    /// Returns the tiles of this game.
    pub const fn tiles(self) -> TileSet {
        match self {
            Self::Classic => TileSet { highest: 13, copies: 2, false_jokers: 2, indicator: true, rack: 14 },
            Self::Yuzbir => TileSet { rack: 21, ..Self::Classic.tiles() },
            Self::Chains => TileSet { highest: 7, copies: 4, false_jokers: 0, indicator: false, rack: 14 },
        }
    }

    /// Returns how many tiles a rack holds between turns.
    pub const fn rack(self) -> usize {
        self.tiles().rack
    }
}

/// The points each other player loses in the classic games, or the declarer for a false win.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointRules {
    /// `score.normal`
    pub normal: u32,
    /// `score.okey`
    pub okey: u32,
    /// `score.pairs`
    pub pairs: u32,
    /// `score.pairs-okey`
    pub pairs_okey: u32,
    /// `score.dizi`; `None` means as for a normal finish.
    pub dizi: Option<u32>,
    /// `score.dizi-okey`; `None` means as for an okey finish.
    pub dizi_okey: Option<u32>,
    /// `score.exhausted`
    pub exhausted: u32,
    /// `score.indicator`
    pub indicator: u32,
    /// Players with fewer points than this do not lose points to a shown indicator; `None` means that all do.
    pub indicator_floor: Option<u32>,
    /// `score.false-win`
    pub false_win: u32,
    /// Whose points change (`score.moves`).
    pub moves: Moves,
    /// The points of every player before the first hand (`score.moves`).
    pub start: u32,
    /// The colours of indicators that double the points of a finish (`score.colours`).
    pub double_colours: Colours,
    /// True if a dizi ends the game (`score.dizi-game`).
    pub dizi_game: bool,
}

/// The bars for opening in 101.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningRules {
    /// The least sum of the melds (`open.series`).
    pub sum: u32,
    /// The least number of pairs (`open.pairs`).
    pub pairs: u32,
    /// How the bar rises with openings (`open.rising`).
    pub rising: Rising,
}

/// The prices of fouls in 101.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoulRules {
    /// Points of each foul (`foul.flat`).
    pub points: u32,
    /// True if the finish's multiplier applies to them.
    pub multiplied: bool,
    /// Points for a tile taken and put back (`take.put-back`).
    pub put_back: u32,
    /// When a playable discard is a foul (`discard.playable`).
    pub playable: Playable,
    /// The price of letting the next player open (`foul.feeding`).
    pub feeding: Feeding,
    /// Points for the owner of a meld whose okey is taken (`foul.okey-taken`).
    pub okey_taken: u32,
    /// Points for throwing an okey without ending the hand; `None` means as for any foul (`okey.burnt`).
    pub okey: Option<u32>,
}

/// The charges for the tiles on a rack in 101.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyRules {
    /// Points of a player who has not opened, before the multiplier (`penalty.unopened`).
    pub unopened: u32,
    /// The upper limit of those points; `None` means no limit.
    pub unopened_cap: Option<u32>,
    /// Points of an okey left with an opened player (`penalty.okey`).
    pub okey: u32,
    /// The treatment of the okey's number, in addition to those points.
    pub okey_number: OkeyNumber,
    /// Points of an okey left with a player who has not opened.
    pub okey_unopened: u32,
    /// The points of a player who announced pairs but has not opened, before the multiplier; `None` means `unopened`
    /// (`pairs.announce`).
    pub announced: Option<u32>,
    /// The charge for an unopened player when the stock runs out (`penalty.exhausted`).
    pub exhausted: ExhaustedPenalty,
}

/// One table's rules.
///
/// ```
/// use okey::{Profile, Variant};
///
/// let mut profile = Profile::new(Variant::Okey);
/// assert!(profile.run_wrap);
/// profile.set("run_wrap", "false").expect("a switch and its value");
/// assert!(!profile.run_wrap);
/// ```
#[expect(clippy::struct_excessive_bools, reason = "switches that are on or off, each with its own key and clause")]
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Profile {
    /// The preset that the profile is based on.
    pub variant: Variant,
    /// The game.
    pub game: Game,
    /// The number of players (`seats.two-three`).
    pub seats: Seats,
    /// True if the variant is played by partners, two against two.
    pub teams: bool,
    /// Partnerships in the classic game (`classic.partners`).
    pub classic_partners: ClassicPartners,
    /// True if 1 may follow 13 (`run.wrap`).
    pub run_wrap: bool,
    /// The role of a false joker (`false-joker.value`).
    pub false_joker: FalseJoker,
    /// The rule for an okey next to a false joker in a meld (`okey.beside-false`).
    pub okey_beside_false_joker: OkeyBesideFalseJoker,
    /// True if a dizi wins (`win.dizi`).
    pub win_dizi: bool,
    /// The points of the classic games.
    pub points: PointRules,
    /// How long the indicator's twin may be shown (`indicator.when`).
    pub indicator_when: IndicatorWhen,
    /// The bars of 101.
    pub open: OpeningRules,
    /// How a player who has not opened may use the left discard (`take.must-open`).
    pub take_unopened: TakeUnopened,
    /// Announcements of pairs (`pairs.announce`).
    pub announce: Announce,
    /// The fouls of 101.
    pub fouls: FoulRules,
    /// True if a player may lay off in the turn of their own opening (`layoff.when`).
    pub layoff_same_turn: bool,
    /// The most tiles that a pairs opener may lay off in a turn; `None` means any number (`layoff.pairs-limit`).
    pub layoff_pairs_limit: Option<u32>,
    /// True if a player may exchange an okey in the turn of their own opening (`swap.when`).
    pub swap_same_turn: bool,
    /// True if a player may exchange only one okey a turn (`swap.when`).
    pub swap_once: bool,
    /// How the finishes of 101 multiply (`finish.multiplier`).
    pub multiplier: Multiplier,
    /// True if devam counts (`finish.multiplier`).
    pub devam: bool,
    /// The charges for the tiles on a rack in 101.
    pub penalty: PenaltyRules,
    /// The rule for the last discard once the stock is empty (`stock.last`).
    pub last_discard: LastDiscard,
    /// The outcome of a hand that all four opened with pairs (`penalty.all-pairs`).
    pub four_pairs: FourPairs,
    /// The points at which a game of 101 ends; `None` means that it ends after a number of hands (`match.limit`).
    pub match_limit: Option<u32>,
    /// The name of the club's rules file, as answers show it, or `None`.
    pub club: Option<Box<str>>,
}

impl Profile {
    /// Returns true if a player who has not opened may take the left discard to open with it (`take.must-open`).
    pub fn may_take_unopened(&self) -> bool {
        self.take_unopened == TakeUnopened::Open
    }

    /// Returns true if an okey and a false joker must not lie next to each other in a meld (`okey.beside-false`).
    pub fn keeps_jokers_apart(&self) -> bool {
        self.okey_beside_false_joker == OkeyBesideFalseJoker::Forbidden && self.game != Game::Chains
    }

    /// Returns why no game can be played at this table, or `None` if one can. Tables without a referee have no games.
    /// Computer players do not follow the rule on jokers next to each other (`okey.beside-false`). In 101 they do not
    /// plan to finish with the last discard (`stock.last`).
    pub fn unplayed(&self) -> Option<ProfileFault> {
        let apart = self.keeps_jokers_apart().then_some("meld.okey_beside_false_joker");
        let offered = self.game == Game::Yuzbir && self.last_discard == LastDiscard::Finish;
        let offered = offered.then_some("stock.last_discard");
        self.unrefereed().or_else(|| self.not_played(apart.or(offered)?))
    }

    /// Returns why no game is refereed at this table, if none is: games have four players (`seats.two-three`).
    pub fn unrefereed(&self) -> Option<ProfileFault> {
        self.not_played((self.seats != Seats::Four).then_some("seats")?)
    }

    fn not_played(&self, key: &str) -> Option<ProfileFault> {
        Switch::find(key).map(|switch| ProfileFault::NotPlayed { switch, value: switch.get(self) })
    }

    /// Returns true if partners play two against two, in any of the games.
    pub fn has_partners(&self) -> bool {
        let ladder = self.game == Game::Classic && self.variant != Variant::OkeyPot;
        self.teams || ladder && self.classic_partners == ClassicPartners::On
    }

    /// Returns the clause for what partners pay in this game.
    pub const fn partners_clause(&self) -> Clause {
        match self.game {
            Game::Classic => Clause::ClassicPartners,
            Game::Yuzbir | Game::Chains => Clause::TeamMate,
        }
    }

    /// Returns true if a player who goes for pairs must announce it (`pairs.announce`).
    pub fn announces_pairs(&self) -> bool {
        self.game == Game::Yuzbir && self.announce == Announce::Required
    }
}
