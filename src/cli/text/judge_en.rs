//! English words of rulings.

use super::judge::{JudgeWords, against, faces, has, meld, placed, tile};
use super::score_en::foul;
use crate::judge::{Fact, Judgment, Question};
use crate::meld::{Breach, Meld, Placed};
use crate::rules::Clause;
use crate::score::{How, Opened};
use crate::table::Table;
use crate::tile::Tile;
use crate::winning::Way;

pub(super) const WORDS: JudgeWords = JudgeWords {
    ruling: "Ruling",
    laid: "As laid",
    on_table: "On the table",
    tiles: "Tiles",
    opened: "Opened with",
    not_opened: "not opened",
    series: "series",
    pairs: "pairs",
    at_this_table: "As this table plays it",
    table_otherwise: "Others say",
    reasons: "Reasons",
    clauses: "What it says",
    cost: "Cost",
    part: "Clause",
    points: "Points",
    to: "Account",
    to_player: "the player's",
    to_others: "each other player's",
    to_unopened: "each other player's who has not opened",
    if_read: "If the okeys stand so",
    follows: "Then",
    setting: "Setting",
    valid: "valid",
    not_valid: "not valid",
    says_who: "Says who?",
    sources: "Who says so",
    nobody: "no source in so many words; it follows from the other rules",
    place: "Place",
    referee: "Referee",
    players: "Players",
    date: "Date",
};

pub(super) fn question(question: Question) -> &'static str {
    match question {
        Question::Finish => "Is this layout a win?",
        Question::Opening => "Does this open?",
        Question::Pairs => "Do these pairs open?",
        Question::Discard => "May this tile be thrown?",
        Question::Layoff => "May these tiles be laid off?",
        Question::Swap => "May the okey be taken for this?",
        Question::Take => "May the discard be taken so?",
        Question::Indicator => "May the indicator be shown?",
        Question::Foul => "What does this foul cost?",
        Question::Left => "What do the tiles left cost?",
    }
}

/// The verdict in one sentence.
pub(super) fn verdict(judgment: &Judgment, table: &Table) -> String {
    let against = against(judgment).map(|against| fact(against, table));
    let points = judgment.cost.as_ref().map_or(0, crate::judge::Cost::points);
    match (judgment.allowed, judgment.question) {
        (_, Question::Left) => format!("Whoever is left with these tiles is charged {points}."),
        (Some(false), Question::Foul) => format!("A foul: {}.", against.unwrap_or_default()),
        (Some(true), Question::Foul) => "No foul: this table writes no penalty for it.".to_owned(),
        (None, _) => "Undecided: it depends on what the okeys stand for.".to_owned(),
        (Some(false), _) => format!("Not valid: {}.", against.unwrap_or_else(|| "see the readings".to_owned())),
        (Some(true), question) if has(judgment, |fact| *fact == Fact::NotClaimed) => {
            format!("Valid: {}, as nobody claimed it before the next draw.", stands(question))
        }
        (Some(true), question) if has(judgment, |fact| matches!(fact, Fact::WrongMeld { .. })) => {
            format!("Valid: {}; but not all that lies on the table is melds.", stands(question))
        }
        (Some(true), question) => format!("Valid: {}.", stands(question)),
    }
}

const fn stands(question: Question) -> &'static str {
    match question {
        Question::Finish => "this layout wins",
        Question::Opening | Question::Left | Question::Foul => "this opens",
        Question::Pairs => "these pairs open",
        Question::Discard => "the tile may be thrown",
        Question::Layoff => "these tiles may be laid off",
        Question::Swap => "the okey may be taken",
        Question::Take => "this may be done",
        Question::Indicator => "the indicator may be shown",
    }
}

fn doubling(by: How) -> &'static str {
    match by {
        How::Okey => "an okey thrown",
        How::Pairs => "finished with pairs",
        How::Hand => "elden",
        How::Devam => "devam",
        How::Dizi => "dizi",
    }
}

const fn way(way: Way) -> &'static str {
    match way {
        Way::Melds => "melds",
        Way::Pairs => "seven pairs",
        Way::Dizi => "a dizi",
        Way::Chains => "chains",
    }
}

fn breach(wrong: &Meld, breach: Breach, table: &Table) -> String {
    let at = |at: usize| wrong.places.get(at).map(|&each| placed(each, table)).unwrap_or_default();
    let place = breach.place.unwrap_or(0);
    let why = match (breach.clause, breach.place) {
        (Clause::RunShape, None) => "a run has at least three tiles".to_owned(),
        (Clause::RunShape, Some(_)) => format!("{} does not follow {}", at(place), at(place - 1)),
        (Clause::RunWrap, _) => "at this table no 1 follows a 13".to_owned(),
        (Clause::RunNoLoop, _) => "nothing follows the 1 behind a 13".to_owned(),
        (Clause::GroupShape, None) => "a group has three or four tiles".to_owned(),
        (Clause::Cs102Chain, None) => "a chain is exactly four tiles of one number".to_owned(),
        (Clause::GroupShape | Clause::Cs102Chain, Some(_)) => {
            if wrong.places[place].stands_for.number == wrong.places[0].stands_for.number {
                format!("the colour of {} is there already", at(place))
            } else {
                format!("{} has another number", at(place))
            }
        }
        (Clause::MeldWilds, Some(_)) => "five tiles are never a group".to_owned(),
        (Clause::MeldWilds, None) => "a meld needs a tile that is not wild".to_owned(),
        (Clause::PairShape, None) => "a pair is two tiles".to_owned(),
        (Clause::PairShape, Some(_)) => format!("{} and {} are no pair", at(0), at(place)),
        (Clause::FalseJokerValue, _) => {
            format!("here a false joker does not stand for {}", wrong.places[place].stands_for)
        }
        _ => format!("{} is no okey and stands for itself alone", wrong.places[place].tile),
    };
    format!("{}: {why}", meld(wrong, table))
}

/// A fact, without a capital and a full stop.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fact")]
pub(super) fn fact(fact: &Fact, table: &Table) -> String {
    match fact {
        Fact::WrongMeld { meld, breach: why } => breach(meld, *why, table),
        Fact::MeldsLegal { melds, pairs } => match (melds, if *pairs { "pair" } else { "meld" }) {
            (1, kind) => format!("the {kind} is legal"),
            (2, kind) => format!("both {kind}s are legal"),
            (_, kind) => format!("all {melds} {kind}s are legal"),
        },
        Fact::OkeyStands { placed: Placed { tile: Tile::FalseJoker, stands_for } } => {
            format!("the false joker stands for {stands_for}")
        }
        Fact::OkeyStands { placed: okey } => format!("the okey stands for {}", okey.stands_for),
        Fact::Sum { sum, bar } if sum < bar => format!("the melds sum to {sum}, {} short of {bar}", bar - sum),
        Fact::Sum { sum, bar } if sum == bar => format!("the melds sum to {sum}, exactly the bar"),
        Fact::Sum { sum, bar } => format!("the melds sum to {sum}, and {bar} opens"),
        Fact::PairCount { pairs: 1, bar } => format!("there is 1 pair, and {bar} are needed"),
        Fact::PairCount { pairs, bar } => format!("there are {pairs} pairs, and {bar} are needed"),
        Fact::Raised { highest, bar } => format!("an opening of {highest} came before, so the bar is {bar}"),
        Fact::Mixed => "pairs never lie beside runs or groups of the same player".to_owned(),
        Fact::NotPairs { together: false } => "there is no pair among these".to_owned(),
        Fact::NotPairs { together: true } => "all the tiles lie as one meld; a / goes between the pairs".to_owned(),
        Fact::NothingStays { laid } => format!("{laid} tiles are laid, so none stays for the discard"),
        Fact::TakenLies { tile } => format!("the {tile} taken lies in the melds"),
        Fact::TakenMissing { tile } => format!("the {tile} taken does not lie in the melds"),
        Fact::TakingForbidden => "at this table a player who has not opened leaves the discard".to_owned(),
        Fact::TakenKept { tile, opened: true } => format!("the {tile} taken was kept, not melded or laid off"),
        Fact::TakenKept { tile, opened: false } => format!("the {tile} was taken without opening with it"),
        Fact::PutBack { free: true } => "at this table a tile taken may be put back".to_owned(),
        Fact::PutBack { free: false } => "a tile taken was put back; having miscounted is no excuse".to_owned(),
        Fact::FromLeft => "the left neighbour's last discard may be taken".to_owned(),
        Fact::FromRight => "only the left neighbour's last discard may be taken".to_owned(),
        Fact::AllLaid { laid } => format!("{laid} tiles are laid, none left over"),
        Fact::WrongNumber { laid, needed } => format!("{laid} tiles are laid, and {needed} must be"),
        Fact::Thrown { tile: thrown } => format!("{} is thrown", tile(*thrown, table)),
        Fact::NothingThrown => "no tile is left to throw".to_owned(),
        Fact::PairsCannotEmpty => "pairs alone never empty a rack of 21: one tile must be laid off".to_owned(),
        Fact::WinsOtherwise => {
            "laid otherwise, the same tiles would have won; but the hand is judged as it was laid".to_owned()
        }
        Fact::ChainCount { chains } => format!("{chains} chains of different numbers lie, and three win"),
        Fact::WonBy { way: by, okey: false } => format!("the hand is won with {}", way(*by)),
        Fact::WonBy { way: by, okey: true } => format!("the hand is won with {}, an okey thrown", way(*by)),
        Fact::FalseJokerThrown => "a false joker thrown is no okey finish".to_owned(),
        Fact::FirstTurn => "the starter may win with the tiles dealt, if they are complete".to_owned(),
        Fact::Pot { twice: false } => "the winner takes the pot".to_owned(),
        Fact::Pot { twice: true } => "the winner takes the pot, and it is paid twice".to_owned(),
        Fact::Elden => "opened and finished at once, before anyone else: elden, whatever the sum".to_owned(),
        Fact::LaidOffNoElden => "a tile was laid off, so this is not elden and must reach the bar".to_owned(),
        Fact::OpenedNoElden => "somebody has opened, so this is not elden and must reach the bar".to_owned(),
        Fact::Multiplied { by, factor: 1 } if by.is_empty() => "nothing multiplies it".to_owned(),
        Fact::Multiplied { by, factor } => {
            let by: Vec<&str> = by.iter().map(|&each| doubling(each)).collect();
            format!("multiplied by {factor}: {}", by.join(", "))
        }
        Fact::NoDevam => "devam is not played here; the okey thrown alone counts".to_owned(),
        Fact::Clean { tile } => format!("{tile} goes to no meld on the table"),
        Fact::Playable { tile, meld: laid } => format!("{tile} is playable (işlek): it goes to {}", meld(laid, table)),
        Fact::OkeyThrown => "an okey is always playable, and may be thrown only to finish".to_owned(),
        Fact::OpenedOrNot => "whether the player has opened makes no difference".to_owned(),
        Fact::LastTile => "the last tile, which ends the hand, may be any".to_owned(),
        Fact::NotClaimed => "no opponent claimed it, naming the tile, before anyone drew".to_owned(),
        Fact::Claimed => "an opponent claimed it, naming the tile, before anyone drew".to_owned(),
        Fact::PlayableFree => "at this table a playable tile may be thrown".to_owned(),
        Fact::FreeThrow => "in this game any tile may be thrown".to_owned(),
        Fact::NotOpened => "the player has not opened".to_owned(),
        Fact::HasOpened { with: Opened::Series } => "the player has opened with series".to_owned(),
        Fact::HasOpened { with: Opened::Pairs } => "the player has opened with pairs".to_owned(),
        Fact::Fits { placed: one, meld: grown } => {
            format!("{} fits and makes {}", placed(*one, table), meld(grown, table))
        }
        Fact::NoFit { tile: one, meld: laid } => {
            format!("{} does not fit {}", tile(*one, table), meld(laid, table))
        }
        Fact::PairGrows => "a pair takes no third tile".to_owned(),
        Fact::OwnPair => "somebody has opened with pairs, so own pairs may be laid beside".to_owned(),
        Fact::TooMany { tiles, limit } => {
            format!("{tiles} tiles in a turn, and a pairs opener lays off {limit} at most")
        }
        Fact::WithinLimit { tiles, limit } => {
            format!("{tiles} of the {limit} tiles a pairs opener may lay off in a turn")
        }
        Fact::TakenBack => "the last tile laid off may be taken back".to_owned(),
        Fact::AllTakenBack { tiles } => format!("{tiles} tiles are taken back, and only the last one may be"),
        Fact::GoesBack => "the tiles go back to the rack; no foul is written for it".to_owned(),
        Fact::NoOkey => "there is no okey to take".to_owned(),
        Fact::Matches { tile, face } => format!("the okey stands for {face}, and {tile} is that tile"),
        Fact::NoMatch { tile: one, face } => {
            format!("the okey stands for {face}, and {} is not that tile", tile(*one, table))
        }
        Fact::ColoursMissing { faces: both } => {
            format!("the okey's colour was not declared, so it takes {}", faces(both, "and"))
        }
        Fact::BothColours { faces: both } => {
            format!("the okey's colour was not declared, and {} are put down", faces(both, "and"))
        }
        Fact::Twin => "the tile is the indicator's twin".to_owned(),
        Fact::NotTwin { indicator } => format!("the indicator is {indicator}, and this is not its twin"),
        Fact::NothingToShow => "in 101 the indicator has no function but to name the okey".to_owned(),
        Fact::TooLate => "it is shown on the first turn, before the first discard".to_owned(),
        Fact::Spared { floor } => format!("players with fewer than {floor} points are spared"),
        Fact::Called { foul: called, points } => format!("{} costs {}", foul(*called), points.abs()),
        Fact::LaidOffUnseen => "nobody told which melds the tiles were laid off on, so that is not judged".to_owned(),
        Fact::Unlisted => {
            "the list of fouls does not name it; called all the same, it costs what each foul does".to_owned()
        }
        Fact::TilesComeBack => "the tiles come back to the rack, the foul stays".to_owned(),
        Fact::NoFoulHere => "this table writes no penalty for it".to_owned(),
        Fact::Unopened => "who has not opened pays the flat figure, whatever the rack holds".to_owned(),
        Fact::Capped { cap } => format!("it stops at {cap}"),
        Fact::Counted { sum, twice: false } => format!("the tiles left sum to {sum}"),
        Fact::Counted { sum, twice: true } => format!("the tiles left sum to {sum}, counted twice for a pairs opener"),
        Fact::FalseJokerCounts { each } => format!("a false joker counts {each}"),
        Fact::OkeysLeft { count, each } => format!("okeys left: {count}, at {each} each, which nothing multiplies"),
        Fact::Exhausted => "the stock ran out, so nothing is multiplied".to_owned(),
        Fact::Void => "all four opened with pairs: the hand is void and played again".to_owned(),
        Fact::LeftIsFree => "in this game the tiles left do not count".to_owned(),
        Fact::WinnerMoves => "at this table it is the winner's own points that go down".to_owned(),
        Fact::Doubled { colour } => {
            format!("the indicator is {}, which doubles the hand here", super::score_en::colour(*colour))
        }
        Fact::GameOver => "at this table a dizi ends the whole game".to_owned(),
        Fact::NoLimit { tiles } => {
            format!("{} in a turn, and this table sets no limit", super::score_faults_en::tiles(*tiles))
        }
        Fact::LaidOffAtOnce => "at this table nothing is laid off in the turn of one's own opening".to_owned(),
        Fact::TilesForAll => "the stock ran out, and here the unopened write their tiles too".to_owned(),
        Fact::OkeyNumberToo => "at this table an okey's own number is added as well".to_owned(),
    }
}
