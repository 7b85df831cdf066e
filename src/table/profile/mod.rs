//! One table's rules as a value: six presets, and switches that change single rules on top of them.

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

/// Which of the three games a profile plays.
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

/// The tiles a game is played with, and how many a player holds (`tiles.set`, `tiles.deal`).
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
    /// Tiles of a player between turns; one more on his turn.
    pub rack: usize,
}

/// How many players sit at a table where nothing else is said.
pub const SEATS: usize = 4;

impl TileSet {
    /// Tiles left in the stock once four players have theirs and the starter one more (`tiles.deal`).
    pub const fn stock(self) -> usize {
        let all = 4 * self.highest as usize * self.copies as usize + self.false_jokers as usize;
        all - self.indicator as usize - (SEATS * self.rack + 1)
    }

    /// How many of a tile players can hold, all together: the indicator lies face up (`tiles.copies`). 0 for a tile
    /// that is not in the set.
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
    /// The tiles of this game.
    pub const fn tiles(self) -> TileSet {
        match self {
            Self::Classic => TileSet { highest: 13, copies: 2, false_jokers: 2, indicator: true, rack: 14 },
            Self::Yuzbir => TileSet { rack: 21, ..Self::Classic.tiles() },
            Self::Chains => TileSet { highest: 7, copies: 4, false_jokers: 0, indicator: false, rack: 14 },
        }
    }

    /// How many tiles a rack holds between turns.
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
    /// `score.dizi`; `None`: as a normal finish.
    pub dizi: Option<u32>,
    /// `score.dizi-okey`; `None`: as an okey finish.
    pub dizi_okey: Option<u32>,
    /// `score.exhausted`
    pub exhausted: u32,
    /// `score.indicator`
    pub indicator: u32,
    /// Players with fewer points than this are spared the indicator's loss; `None`: nobody is.
    pub indicator_floor: Option<u32>,
    /// `score.false-win`
    pub false_win: u32,
    /// Whose points move (`score.moves`).
    pub moves: Moves,
    /// What every player has before the first hand (`score.moves`).
    pub start: u32,
    /// The colours of indicators that double what a finish moves (`score.colours`).
    pub double_colours: Colours,
    /// True if a dizi ends the game (`score.dizi-game`).
    pub dizi_game: bool,
}

/// What it takes to open in 101.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningRules {
    /// The least sum of the melds (`open.series`).
    pub sum: u32,
    /// The least number of pairs (`open.pairs`).
    pub pairs: u32,
    /// True if the bar rises with every opening (`open.rising`).
    pub rising: Rising,
}

/// What fouls cost in 101.
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
    /// True if letting the next player open is a foul, and what it costs (`foul.feeding`).
    pub feeding: Feeding,
    /// Points for the owner of a meld whose okey is taken (`foul.okey-taken`).
    pub okey_taken: u32,
    /// Points for an okey thrown that does not end the hand; `None`: as any foul (`okey.burnt`).
    pub okey: Option<u32>,
}

/// What is counted against a rack in 101.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PenaltyRules {
    /// Points of a player who has not opened, before the multiplier (`penalty.unopened`).
    pub unopened: u32,
    /// The most those points may grow to; `None`: no limit.
    pub unopened_cap: Option<u32>,
    /// Points of an okey left with an opened player (`penalty.okey`).
    pub okey: u32,
    /// True if its number counts besides them.
    pub okey_number: OkeyNumber,
    /// Points of an okey left with a player who has not opened.
    pub okey_unopened: u32,
    /// The same where the player had announced pairs, before the multiplier; `None`: as for anybody who has not opened
    /// (`pairs.announce`).
    pub announced: Option<u32>,
    /// What such a player is charged when the stock runs out (`penalty.exhausted`).
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
    /// The preset it started from.
    pub variant: Variant,
    /// The game it plays.
    pub game: Game,
    /// How many players sit at the table (`seats.two-three`).
    pub seats: Seats,
    /// True if partners play two against two.
    pub teams: bool,
    /// Whether they do in the classic game (`classic.partners`).
    pub classic_partners: ClassicPartners,
    /// True if 1 may follow 13 (`run.wrap`).
    pub run_wrap: bool,
    /// What a false joker plays as (`false-joker.value`).
    pub false_joker: FalseJoker,
    /// States whether an okey and a false joker may lie next to each other in a meld (`okey.beside-false`).
    pub okey_beside_false_joker: OkeyBesideFalseJoker,
    /// True if a dizi is a way to win of its own (`win.dizi`).
    pub win_dizi: bool,
    /// The classic ladder.
    pub points: PointRules,
    /// Until when the indicator's twin may be shown (`indicator.when`).
    pub indicator_when: IndicatorWhen,
    /// The bar of 101.
    pub open: OpeningRules,
    /// True if a player who has not opened may take the left discard (`take.must-open`).
    pub take_unopened: TakeUnopened,
    /// Whether pairs are announced (`pairs.announce`).
    pub announce: Announce,
    /// The fouls of 101.
    pub fouls: FoulRules,
    /// True if tiles may be laid off in the turn of one's own opening (`layoff.when`).
    pub layoff_same_turn: bool,
    /// The most tiles a pairs opener lays off in a turn; `None`: any number (`layoff.pairs-limit`).
    pub layoff_pairs_limit: Option<u32>,
    /// Whether an okey may be exchanged in the turn of one's own opening (`swap.when`).
    pub swap_same_turn: bool,
    /// Whether an okey may be exchanged only once a turn (`swap.when`).
    pub swap_once: bool,
    /// How the finishes of 101 multiply (`finish.multiplier`).
    pub multiplier: Multiplier,
    /// True if devam counts (`finish.multiplier`).
    pub devam: bool,
    /// What is counted against a rack of 101.
    pub penalty: PenaltyRules,
    /// What becomes of the last discard once the stock is empty (`stock.last`).
    pub last_discard: LastDiscard,
    /// What happens when all four have opened with pairs (`penalty.all-pairs`).
    pub four_pairs: FourPairs,
    /// The points at which a game of 101 ends; `None`: it is played over a number of hands (`match.limit`).
    pub match_limit: Option<u32>,
    /// The file of a club's own rules that were laid on top, as answers name it; `None` where there was none.
    pub club: Option<Box<str>>,
}

impl Profile {
    /// True if a player who has not opened may take the left discard, to open with it (`take.must-open`).
    pub fn may_take_unopened(&self) -> bool {
        self.take_unopened == TakeUnopened::Open
    }

    /// Returns true if an okey and a false joker must not lie next to each other in a meld (`okey.beside-false`).
    pub fn keeps_jokers_apart(&self) -> bool {
        self.okey_beside_false_joker == OkeyBesideFalseJoker::Forbidden && self.game != Game::Chains
    }

    /// Returns why no game is played at this table, if none is. A game that is not refereed is not played. Computer
    /// players do not keep jokers apart (`okey.beside-false`), and in 101 they do not plan a whole finish with the last
    /// discard (`stock.last`).
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

    /// Whether partners play two against two, in whichever game.
    pub fn has_partners(&self) -> bool {
        let ladder = self.game == Game::Classic && self.variant != Variant::OkeyPot;
        self.teams || ladder && self.classic_partners == ClassicPartners::On
    }

    /// The clause that says what partners pay in this game.
    pub const fn partners_clause(&self) -> Clause {
        match self.game {
            Game::Classic => Clause::ClassicPartners,
            Game::Yuzbir | Game::Chains => Clause::TeamMate,
        }
    }

    /// Whether a player who goes for pairs announces it (`pairs.announce`).
    pub fn announces_pairs(&self) -> bool {
        self.game == Game::Yuzbir && self.announce == Announce::Required
    }
}
