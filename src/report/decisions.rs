//! The JSON about decisions in a hand. `okey simulate` sends a `DecisionLine` or a `ResultLine` to an external program
//! that plays. With `--labels`, it writes a `LabelLine` for each decision.

use serde::Serialize;

use super::parts::{SwitchSetting, each};
use crate::game::{BySeat, HandResult, SEATS, View};
use crate::score::Opened;
use crate::table::{Indicator, Variant};
use crate::tiles::{Face, Tile};

/// What one player sees of a hand. The other racks and the order of the stock are hidden. Seats are numbered from 0 in
/// the order of play.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ViewReport {
    /// The name and version of the schema: `okey.view/1`.
    pub(crate) schema: &'static str,
    /// The name of the variant.
    pub(crate) variant: Variant,
    /// The switches that differ from the preset of the variant.
    pub(crate) switches: Vec<SwitchSetting>,
    /// The seat of the player whose view this is.
    pub(crate) seat: usize,
    /// The seat of the player who started the hand.
    pub(crate) starter: usize,
    /// The number of finished turns of all players.
    pub(crate) turn: usize,
    /// The seat of the player on turn; null if the hand is over.
    pub(crate) on_turn: Option<usize>,
    /// `draw` if the player on turn must draw or take a tile, `play` after that, and `over` once the hand has ended.
    pub(crate) phase: &'static str,
    /// The indicator's face; null in the game `cs102`, which has no indicator.
    pub(crate) indicator: Option<Face>,
    /// The okey's face; null in the game `cs102`, which has no okey.
    pub(crate) okey: Option<Face>,
    /// The tiles on the player's own rack.
    pub(crate) rack: Vec<Tile>,
    /// The discard that the player may take now; null if there is none, or if another player is on turn.
    pub(crate) takeable: Option<Tile>,
    /// The discard that the player took in this turn and must still lay; null if there is none.
    pub(crate) to_lay: Option<Tile>,
    /// The melds on the table, in the order of their numbers.
    pub(crate) melds: Vec<SeenMeld>,
    /// All discards in order, including those that another player took.
    pub(crate) discards: Vec<SeenDiscard>,
    /// The players, in the order of the seats.
    pub(crate) players: Vec<SeenPlayer>,
    /// The number of tiles in the stock.
    pub(crate) stock: usize,
}

impl ViewReport {
    /// Creates the report of a view. `points` are the points of each seat before the hand.
    pub fn new(view: &View<'_>, points: &BySeat<i64>) -> Self {
        let (table, on_turn) = (view.table(), view.on_turn());
        Self {
            schema: "okey.view/1",
            variant: table.profile().variant,
            switches: SwitchSetting::changes(table.profile()),
            seat: view.seat(),
            starter: view.starter(),
            turn: view.finished_turns(),
            on_turn: view.seat_on_turn(),
            phase: match (view.seat_on_turn(), view.must_draw()) {
                (None, _) => "over",
                (Some(_), true) => "draw",
                (Some(_), false) => "play",
            },
            indicator: table.indicator().map(Indicator::face),
            okey: table.okey(),
            rack: view.rack().iter().collect(),
            takeable: view.takeable().filter(|_| on_turn),
            to_lay: view.to_lay().filter(|_| on_turn),
            melds: each(view.melds(), |meld| SeenMeld {
                number: meld.number,
                owner: meld.owner,
                tiles: each(&meld.laid, ToString::to_string),
                faulty: meld.faulty,
            }),
            discards: each(view.discards(), |discard| SeenDiscard {
                tile: discard.tile,
                by: discard.by,
                taken_by: discard.taken.then_some((discard.by + 1) % SEATS),
            }),
            players: each(0..SEATS, |seat| SeenPlayer::new(view, seat, points[seat])),
            stock: view.stock_left(),
        }
    }
}

/// A meld on the table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SeenMeld {
    /// The number of the meld. Actions use this number to name the meld.
    pub(crate) number: u32,
    /// The seat of the player who laid the meld.
    pub(crate) owner: usize,
    /// The tiles of the meld in order. An okey with a declared face is written as in `O*=R9`.
    pub(crate) tiles: Vec<String>,
    /// True if the meld belongs to a faulty opening that has not been corrected.
    pub(crate) faulty: bool,
}

/// A discarded tile.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SeenDiscard {
    /// The tile that was thrown.
    pub(crate) tile: Tile,
    /// The seat of the player who threw the tile.
    pub(crate) by: usize,
    /// The seat of the player who took the tile; null if the tile is still on the table.
    pub(crate) taken_by: Option<usize>,
}

/// The facts about one player that all players can see.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SeenPlayer {
    /// The number of tiles on the player's rack.
    pub(crate) tiles: usize,
    /// How the player opened; null if the player has not opened.
    pub(crate) opened: Option<Opened>,
    /// The sum of the opening, or its number of pairs; null if the player has not opened.
    pub(crate) reached: Option<u32>,
    /// True if the player showed the tile with the indicator's face.
    pub(crate) shown: bool,
    /// The names of the fouls that the player committed in this hand.
    pub(crate) fouls: Vec<&'static str>,
    /// The points of the player before this hand.
    pub(crate) points: i64,
}

impl SeenPlayer {
    fn new(view: &View<'_>, seat: usize, points: i64) -> Self {
        let player = view.player(seat);
        Self {
            tiles: view.tiles_of(seat),
            opened: player.opened,
            reached: player.opened.map(|_| player.reached),
            shown: player.shown,
            fouls: each(&player.fouls, |foul| foul.kind.name()),
            points,
        }
    }
}

/// A question to an external program that plays a hand: one line of JSON.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct DecisionLine<'a> {
    /// What the player sees.
    pub(crate) view: &'a ViewReport,
    /// Some of the legal actions, written as in a record, such as `draw`. Other actions can be legal too.
    pub(crate) legal: &'a [String],
    /// The time that the player has for the answer, in seconds.
    pub(crate) seconds: f64,
}

/// The result of a hand, for an external program that played it: one line of JSON.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct ResultLine<'a> {
    /// The result of the hand.
    pub(crate) result: &'a HandResult,
}

/// A line of `okey simulate --labels`: one decision of a player, the tiles that the player could not see, and the
/// result of the hand.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct LabelLine<'a> {
    /// The name and version of the schema: `okey.label/1`.
    pub(crate) schema: &'static str,
    /// The seed of the deals.
    pub(crate) seed: u64,
    /// The decision.
    #[serde(flatten)]
    pub(crate) decision: &'a LabelDecision,
    /// How the hand ended.
    pub(crate) result: &'a HandResult,
}

/// A player's decision, with the player's view, all racks and the stock.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct LabelDecision {
    /// The index of the deal, counted from 0. The seed and this index determine the tiles.
    pub(crate) deal: u64,
    /// The number of the hand within the deal, counted from 1. All hands of a deal begin with the same tiles; the seats
    /// of the players differ.
    pub(crate) hand: usize,
    /// The seat of the player who decides.
    pub(crate) seat: usize,
    /// The number of finished turns of all players.
    pub(crate) turn: usize,
    /// The kind of computer player, or the program as the command line names it.
    pub(crate) player: String,
    /// What the player sees.
    pub(crate) view: ViewReport,
    /// Some of the legal actions, written as in a record. The list always contains the action in the field `choice`.
    pub(crate) legal: Vec<String>,
    /// The action that the player chose.
    pub(crate) choice: String,
    /// The racks of all players, in the order of the seats.
    pub(crate) racks: Vec<Vec<Tile>>,
    /// The tiles of the stock, in the order in which they will be drawn.
    pub(crate) stock: Vec<Tile>,
}
