//! The rules of one table: six presets, and switches that change single rules.

mod choices;
mod preset;
mod rules_file;
#[cfg(feature = "toml")]
mod rules_toml;
mod switch;

use crate::tiles::{Face, Tile};
use crate::words::Clause;

pub use choices::{Colours, FalseJoker};
pub(crate) use choices::{Feeding, LastDiscard, Moves, Multiplier, OkeyNumber, Playable, Rising, Seats};
pub use preset::Variant;
pub use rules_file::{ProfileFault, RulesFile};
pub use switch::{Accepts, Switch, Value};

/// The game that a profile describes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Game {
    /// Classic Okey: players hold 14 tiles and win with runs and groups or with seven pairs.
    Classic,
    /// 101 Okey (yüzbir): players hold 21 tiles and open with melds of a minimum sum.
    Yuzbir,
    /// The game `cs102`, a simplified form of Okey from a programming course (source C of the rulebook). Players win
    /// with three chains. A chain is four tiles of one number, one of each colour.
    Chains,
}

/// The tiles of a game, and how many tiles a player holds (`tiles.set`, `tiles.deal`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct TileSet {
    /// The highest number on a tile: 13, or 7 in the game `cs102`.
    pub(crate) highest: u8,
    /// The number of copies of every numbered tile: 2, or 4 in the game `cs102`.
    pub(crate) copies: u8,
    /// The number of false jokers: 2, or 0 in the game `cs102`.
    pub(crate) false_jokers: u8,
    /// True if the game has an indicator.
    pub(crate) indicator: bool,
    /// The number of tiles that a player holds between turns. A player who has drawn holds one tile more.
    pub(crate) rack: usize,
}

/// The usual number of players at a table.
pub const SEATS: usize = 4;

impl TileSet {
    /// Returns the number of tiles in the stock after the deal to four players. The first player gets one tile more
    /// than the others (`tiles.deal`).
    pub(crate) const fn stock(self) -> usize {
        self.stock_after(SEATS)
    }

    /// Returns the number of tiles left in the stock after the deal to this many players. Each player gets as many
    /// tiles as at a table of four (`seats.two-three`).
    pub(crate) const fn stock_after(self, players: usize) -> usize {
        let all = 4 * self.highest as usize * self.copies as usize + self.false_jokers as usize;
        all - self.indicator as usize - (players * self.rack + 1)
    }

    /// Returns how many copies of a tile the players can hold together (`tiles.copies`). The indicator, which lies on
    /// the table, does not count. Returns 0 for a tile that is not in the set.
    pub(crate) fn copies_of(self, tile: Tile, indicator: Option<Face>) -> u8 {
        match tile {
            Tile::FalseJoker => self.false_jokers,
            Tile::Numbered(face) if Some(face) == indicator => self.copies - 1,
            Tile::Numbered(face) if face.number.get() > self.highest => 0,
            Tile::Numbered(_) => self.copies,
        }
    }
}

impl Game {
    pub(crate) const fn tiles(self) -> TileSet {
        match self {
            Self::Classic => TileSet { highest: 13, copies: 2, false_jokers: 2, indicator: true, rack: 14 },
            Self::Yuzbir => TileSet { rack: 21, ..Self::Classic.tiles() },
            Self::Chains => TileSet { highest: 7, copies: 4, false_jokers: 0, indicator: false, rack: 14 },
        }
    }

    /// Returns the number of tiles that a player holds between turns.
    pub const fn rack(self) -> usize {
        self.tiles().rack
    }
}

/// The points of the classic game. Most fields are the points that each loser loses for a kind of finish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PointRules {
    /// The points for a normal finish (`score.normal`).
    pub(crate) normal: u32,
    /// The points for a finish with an okey as the last discard (`score.okey`).
    pub(crate) okey: u32,
    /// The points for a finish with seven pairs (`score.pairs`).
    pub(crate) pairs: u32,
    /// The points for a finish with seven pairs and an okey as the last discard (`score.pairs-okey`).
    pub(crate) pairs_okey: u32,
    /// The points for a dizi: 1 to 13 of one colour and a second 1 (`score.dizi`). `None` means the points in `normal`.
    pub(crate) dizi: Option<u32>,
    /// The points for a dizi with an okey as the last discard (`score.dizi-okey`). `None` means the points in `okey`.
    pub(crate) dizi_okey: Option<u32>,
    /// The points that every player loses when the stock runs out (`score.exhausted`).
    pub(crate) exhausted: u32,
    /// The points for showing the tile with the indicator's face (`score.indicator`).
    pub(crate) indicator: u32,
    /// If an opponent shows the tile with the indicator's face, only players with at least this many points lose points
    /// (`score.indicator`). `None` means that every player loses points.
    pub(crate) indicator_floor: Option<u32>,
    /// The price that a player pays for declaring a win without having one (`score.false-win`).
    pub(crate) false_win: u32,
    pub(crate) moves: Moves,
    /// The points of every player at the start of a game (`score.moves`).
    pub(crate) start: u32,
    /// The colours of the indicator that double the points of a finish (`score.colours`).
    pub(crate) double_colours: Colours,
    /// True if a dizi (1 to 13 of one colour and a second 1) ends the game (`score.dizi-game`).
    pub(crate) dizi_game: bool,
}

/// The conditions for opening in 101.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OpeningRules {
    /// The minimum sum of the melds in an opening (`open.series`).
    pub(crate) sum: u32,
    /// The minimum number of pairs in an opening with pairs (`open.pairs`).
    pub(crate) pairs: u32,
    pub(crate) rising: Rising,
}

/// The prices of fouls in 101, in points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FoulRules {
    /// The price of every foul that has no special price (`foul.flat`).
    pub(crate) points: u32,
    /// True if the multipliers of the finish also apply to fouls.
    pub(crate) multiplied: bool,
    /// The price of taking a discard and putting it back (`take.put-back`).
    pub(crate) put_back: u32,
    pub(crate) playable: Playable,
    pub(crate) feeding: Feeding,
    /// The price that the owner of a meld pays when another player takes an okey from it (`foul.okey-taken`).
    pub(crate) okey_taken: u32,
    /// The price of discarding an okey without ending the hand (`okey.burnt`). `None` means the price in `points`.
    pub(crate) okey: Option<u32>,
}

/// The penalties for the tiles left on a rack in 101, in points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PenaltyRules {
    /// The penalty of a player who has not opened, before any multiplier (`penalty.unopened`).
    pub(crate) unopened: u32,
    /// The maximum of the penalty for not opening, after all multipliers. `None` means that there is no maximum.
    pub(crate) unopened_cap: Option<u32>,
    /// The penalty for an okey left on the rack of a player who has opened (`penalty.okey`).
    pub(crate) okey: u32,
    pub(crate) okey_number: OkeyNumber,
    /// The penalty for an okey left on the rack of a player who has not opened.
    pub(crate) okey_unopened: u32,
    /// The penalty of a player who announced pairs and has not opened, before any multiplier (`pairs.announce`). `None`
    /// means the penalty in `unopened`.
    pub(crate) announced: Option<u32>,
    /// True if a player who has not opened when the stock runs out pays for the tiles left, like a player who has
    /// opened. False if the player pays the penalty for not opening (`penalty.exhausted`).
    pub(crate) exhausted_tiles: bool,
}

/// The rules of one table.
///
/// ```
/// use okey::{Profile, Variant};
///
/// let usual = Profile::new(Variant::Okey);
/// assert!(usual.run_wrap());
/// let strict = usual.with("run_wrap", "false")?;
/// assert!(!strict.run_wrap());
/// # Ok::<(), okey::ProfileFault>(())
/// ```
///
/// [`Switch::ALL`] lists the rules that `with` can change, and [`Profile::value`] returns the value of one of them.
#[expect(clippy::struct_excessive_bools, reason = "switches that are on or off, each with its own key and clause")]
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Profile {
    pub(crate) variant: Variant,
    pub(crate) game: Game,
    pub(crate) seats: Seats,
    /// True in the preset `101-team`, in which partners play two against two.
    pub(crate) teams: bool,
    /// True if two partners play against two in the classic game (`classic.partners`).
    pub(crate) classic_partners: bool,
    /// True if a 1 may follow 13 in a run (`run.wrap`).
    pub(crate) run_wrap: bool,
    pub(crate) false_joker: FalseJoker,
    /// True if an okey and a false joker must not be side by side in a meld (`okey.beside-false`).
    pub(crate) jokers_apart: bool,
    /// True if a player may win with a dizi: 1 to 13 of one colour and a second 1 (`win.dizi`).
    pub(crate) win_dizi: bool,
    pub(crate) points: PointRules,
    /// True if a player may show the tile with the indicator's face only before the player's first draw. False if the
    /// player may show it until the first discard (`indicator.when`).
    pub(crate) must_show_before_draw: bool,
    pub(crate) open: OpeningRules,
    /// True if a player who has not opened may take the left neighbour's discard, and must then open with it in the
    /// same turn (`take.must-open`).
    pub(crate) takes_unopened: bool,
    /// True if players must announce pairs before they open with them (`pairs.announce`).
    pub(crate) must_announce: bool,
    pub(crate) fouls: FoulRules,
    /// True if players may lay off tiles in the turn in which they open (`layoff.when`).
    pub(crate) layoff_same_turn: bool,
    /// The maximum number of tiles that a player who opened with pairs may lay off in one turn (`layoff.pairs-limit`).
    /// `None` means that there is no maximum.
    pub(crate) layoff_pairs_limit: Option<u32>,
    /// True if players may exchange a tile for an okey in a laid meld in the turn in which they open (`swap.when`).
    pub(crate) swap_same_turn: bool,
    /// True if a player may take at most one okey from laid melds in a turn (`swap.when`).
    pub(crate) swap_once: bool,
    pub(crate) multiplier: Multiplier,
    /// True if devam, a finish with both okeys as the last two tiles, has a multiplier (`finish.multiplier`).
    pub(crate) devam: bool,
    pub(crate) penalty: PenaltyRules,
    pub(crate) last_discard: LastDiscard,
    /// True if a 101 hand in which all players opened with pairs is void and played again. False if it is played to its
    /// end and scored (`penalty.all-pairs`).
    pub(crate) voids_four_pairs: bool,
    /// The points at which a game of 101 ends (`match.limit`). `None` means that the game ends after an agreed number
    /// of hands.
    pub(crate) match_limit: Option<u32>,
    /// The keys of the switches that the players set, even to the value that the preset has.
    pub(crate) chosen: Vec<&'static str>,
    /// The name of the rules file (the house rules of a club), as answers show it; `None` without such a file.
    pub(crate) club: Option<Box<str>>,
}

impl Profile {
    /// Returns the preset that gives the initial values of the switches.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the game that is played.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Returns true if a run may continue from 13 to 1 (`run.wrap`).
    pub const fn run_wrap(&self) -> bool {
        self.run_wrap
    }

    /// Returns the role of a false joker (`false-joker.value`).
    pub const fn false_joker(&self) -> FalseJoker {
        self.false_joker
    }

    /// Returns true if an okey and a false joker must not be side by side in a meld (`okey.beside-false`).
    pub(crate) fn keeps_jokers_apart(&self) -> bool {
        self.jokers_apart && self.game != Game::Chains
    }

    /// Returns the reason why the computer players cannot play at this table, or `None` if they can.
    ///
    /// They cannot play if the referee does not support the table, or if an okey may not lie next to a false joker
    /// (`okey.beside-false`). They also cannot play 101 if a player may finish with the last discard, after the stock
    /// has run out (`stock.last`).
    pub fn unplayed(&self) -> Option<ProfileFault> {
        let apart = self.keeps_jokers_apart().then_some("meld.okey_beside_false_joker");
        let offered = self.game == Game::Yuzbir && self.last_discard == LastDiscard::Finish;
        let offered = offered.then_some("stock.last_discard");
        self.unrefereed().or_else(|| self.not_played(apart.or(offered)?))
    }

    /// Returns the reason why games at this table cannot be refereed, or `None` if they can. The referee needs four
    /// players (`seats.two-three`).
    pub(crate) fn unrefereed(&self) -> Option<ProfileFault> {
        self.not_played((self.seats != Seats::Four).then_some("seats")?)
    }

    fn not_played(&self, key: &str) -> Option<ProfileFault> {
        Switch::find(key).map(|switch| ProfileFault::NotPlayed { switch, value: switch.get(self) })
    }

    /// Returns true if partners play two against two.
    pub fn has_partners(&self) -> bool {
        let ladder = self.game == Game::Classic && self.variant != Variant::OkeyPot;
        self.teams || ladder && self.classic_partners
    }

    /// Returns the clause that says how partners score in this game.
    pub(crate) const fn partners_clause(&self) -> Clause {
        match self.game {
            Game::Classic => Clause::ClassicPartners,
            Game::Yuzbir | Game::Chains => Clause::TeamMate,
        }
    }

    /// Returns true if players must announce that they are going to open with pairs (`pairs.announce`).
    pub(crate) fn announces_pairs(&self) -> bool {
        self.game == Game::Yuzbir && self.must_announce
    }
}
