//! English words of rulings.

use super::judge::{JudgeWords, against, faces, has, is_plain_joker, meld, open, placed, tile, void_claim};
use super::score_en::foul;
use super::score_faults_en::tiles as count_tiles;
use crate::judge::{Called, Claim, Fact, Irregularity, Judgment, Pile, Question, Side, Sight, Taken};
use crate::meld::{Breach, Meld, MeldKind, Placed};
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
    to_opponents: "each opponent's who has not opened",
    to_owner: "the meld's owner's",
    to_thrower: "that of whoever threw the tile",
    told: "As told",
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
        Question::Meld => "Is this a meld?",
        Question::Look => "May the discards be looked at?",
        Question::Irregular => "What follows from this?",
    }
}

/// How many tiles there are, with the verb.
fn tiles_are(count: usize) -> String {
    if count == 1 { "1 tile is".to_owned() } else { format!("{count} tiles are") }
}

/// The verdict in one sentence.
pub(super) fn verdict(judgment: &Judgment, table: &Table) -> String {
    let against = against(judgment).map(|against| fact(against, table));
    let points = judgment.cost.as_ref().map_or(0, crate::judge::Cost::points);
    match (judgment.allowed, judgment.question) {
        (_, Question::Left) => format!("Whoever is left with these tiles is charged {points}."),
        (Some(false), Question::Foul) => format!("A foul: {}.", against.unwrap_or_default()),
        (Some(true), Question::Foul) if void_claim(judgment).is_some() => {
            format!("No foul: {}.", void_claim(judgment).map(|why| fact(why, table)).unwrap_or_default())
        }
        (Some(true), Question::Foul) => "No foul: this table writes no penalty for it.".to_owned(),
        (None, Question::Irregular) => "No rule decides this: each table must agree on it.".to_owned(),
        (None, _) if open(judgment).is_some() => {
            format!("Undecided: {}.", open(judgment).map(|open| fact(open, table)).unwrap_or_default())
        }
        (None, _) => "Undecided: it depends on what the okeys stand for.".to_owned(),
        (Some(true), Question::Meld) => {
            let melds = judgment.findings.iter().filter(|finding| matches!(finding.fact, Fact::IsMeld { .. }));
            format!("Valid: {}.", melds.map(|finding| fact(&finding.fact, table)).collect::<Vec<_>>().join("; "))
        }
        (Some(false), _) => format!("Not valid: {}.", against.unwrap_or_else(|| "see the readings".to_owned())),
        (Some(true), _) if has(judgment, |fact| *fact == Fact::TakenBack) => {
            format!("Valid: {}.", fact(&Fact::TakenBack, table))
        }
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
        Question::Meld => "this is a meld",
        Question::Look => "these discards may be looked at",
        Question::Irregular => "nothing follows",
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
        Way::Series => "series",
    }
}

fn breach(wrong: &Meld, breach: Breach, table: &Table) -> String {
    let place = breach.place.unwrap_or(0);
    let at = |at: usize| wrong.places.get(at).map(|&each| placed(each, table)).unwrap_or_default();
    let face = wrong.places.get(place).map(|placed| placed.stands_for.to_string()).unwrap_or_default();
    let joker = wrong.places.get(place).filter(|placed| is_plain_joker(**placed, table));
    let why = match (breach.clause, breach.place) {
        (Clause::RunShape, None) => "a run has at least three tiles".to_owned(),
        (Clause::RunShape | Clause::GroupShape, Some(_)) if joker.is_some() => {
            format!("J* plays as {face} and does not belong there")
        }
        (Clause::RunShape, Some(_)) => format!("{} does not follow {}", at(place), at(place - 1)),
        (Clause::RunWrap, _) => "at this table no 1 follows a 13".to_owned(),
        (Clause::RunNoLoop, _) => "nothing follows the 1 behind a 13".to_owned(),
        (Clause::GroupShape, None) => "a group has three or four tiles".to_owned(),
        (Clause::Cs102Chain, None) => "a chain is exactly four tiles of one number".to_owned(),
        (Clause::GroupShape | Clause::Cs102Chain, Some(_)) => {
            if wrong.places.get(place).map(|placed| placed.stands_for.number) == wrong.number() {
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
            format!("here a false joker does not stand for {face}")
        }
        _ => format!("a tile laid as {face} is no okey and stands for itself alone"),
    };
    format!("{}: {why}", meld(wrong, table))
}

const fn kind(meld: &Meld) -> &'static str {
    match meld.kind {
        MeldKind::Run => "a run",
        MeldKind::Group => "a group",
        MeldKind::Pair => "a pair",
        MeldKind::Chain => "a chain",
    }
}

const fn irregularity(what: Irregularity) -> &'static str {
    match what {
        Irregularity::Count => "when a rack holds a tile too many or too few",
        Irregularity::Turn => "when somebody plays out of turn",
        Irregularity::Exposed => "when a tile is shown by accident",
    }
}

const fn to_agree(what: Irregularity) -> &'static str {
    match what {
        Irregularity::Count => {
            "to agree: whether the rack is put right from the stock, the player sits the hand out, or the hand is dealt anew; \
             and whether points are written"
        }
        Irregularity::Turn => {
            "to agree: whether the turn is taken back, as long as nobody has played on it, or stands; and whether points are \
             written"
        }
        Irregularity::Exposed => {
            "to agree: whether the tile just goes back, or must be thrown next; and whether points are written"
        }
    }
}

const fn called(called: Called) -> &'static str {
    match called {
        Called::InTime => "claimed in time",
        Called::Late => "claimed after somebody had drawn",
        Called::Unnamed => "claimed without naming the tile",
        Called::Noticed => "claimed after the thrower had noticed",
    }
}

/// What was told of the case besides tiles and melds.
pub(super) fn told(claim: &Claim) -> Vec<String> {
    let yes = |told: bool, words: &str| told.then(|| words.to_owned());
    let tiles = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let how =
        |how: &[How]| (!how.is_empty()).then(|| how.iter().map(|&how| doubling(how)).collect::<Vec<_>>().join(", "));
    let all = match claim {
        Claim::Finish(claim) => vec![
            (!claim.laid_off.is_empty()).then(|| format!("{} laid off", tiles(&claim.laid_off))),
            claim.onto.as_ref().map(|onto| format!("melds on the table: {onto}")),
            yes(claim.first_turn, "the starter's first turn"),
            yes(claim.others_opened, "somebody else has opened"),
            yes(claim.devam, "both okeys were the last two tiles"),
            claim.highest.map(|highest| format!("the highest opening before was {highest}")),
            claim.taken.map(|tile| format!("{tile} was taken from the left")),
        ],
        Claim::Opening(claim) | Claim::Pairs(claim) => vec![
            claim.taken.map(|tile| format!("{tile} was taken from the left")),
            claim.bar.map(|bar| format!("the bar agreed on is {bar}")),
            claim.highest.map(|highest| format!("the highest opening before was {highest}")),
            claim.held.map(|held| format!("{held} tiles were held before laying")),
        ],
        Claim::Discard(claim) => vec![
            yes(claim.last, "the last tile, which ends the hand"),
            yes(claim.melds.is_none() && claim.withdrawn.is_none(), "the melds on the table were not told"),
            claim.called.map(|called| self::called(called).to_owned()),
        ],
        Claim::Layoff(claim) => {
            vec![yes(claim.same_turn, "opened in this turn"), yes(claim.undo, "the tiles are taken back")]
        }
        Claim::Take(claim) => vec![
            Some(if claim.from == Side::Left { "from the left" } else { "from the right" }.to_owned()),
            yes(claim.pairs_goer, "its thrower goes for pairs"),
            yes(claim.then == Taken::Kept, "kept on the rack"),
            yes(claim.then == Taken::PutBack, "put back"),
        ],
        Claim::Indicator(claim) => vec![
            Some(
                if claim.late { "shown after the first discard" } else { "shown before the first discard" }.to_owned(),
            ),
            claim.balance.map(|balance| format!("the other player has {balance} points")),
        ],
        Claim::Left(claim) => vec![
            yes(claim.exhausted, "the stock ran out"),
            yes(claim.all_pairs, "all four opened with pairs"),
            how(&claim.how),
        ],
        Claim::Foul(claim) => vec![how(&claim.how), claim.called.map(|called| self::called(called).to_owned())],
        Claim::Look(claim) => vec![
            Some(if claim.pile == Pile::All { "all discards" } else { "the player's own discards" }.to_owned()),
            yes(claim.thrown, "after throwing in this turn"),
        ],
        Claim::Swap(_) | Claim::Meld(_) => Vec::new(),
        Claim::Irregular(what) => vec![Some(
            match what {
                Irregularity::Count => "a rack holds a tile too many or too few",
                Irregularity::Turn => "somebody played out of turn",
                Irregularity::Exposed => "a tile was shown by accident",
            }
            .to_owned(),
        )],
    };
    all.into_iter().flatten().collect()
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
        Fact::Sum { sum: 0, bar, whole: false } => format!("none of it counts as a meld, and {bar} opens"),
        Fact::Sum { sum, bar, whole: false } => format!("what is melds among it sums to {sum}, and {bar} opens"),
        Fact::Sum { sum, bar, .. } if sum < bar => format!("the melds sum to {sum}, {} short of {bar}", bar - sum),
        Fact::Sum { sum, bar, .. } if sum == bar => format!("the melds sum to {sum}, exactly the bar"),
        Fact::Sum { sum, bar, .. } => format!("the melds sum to {sum}, and {bar} opens"),
        Fact::PairCount { pairs: 1, bar } => format!("there is 1 pair, and {bar} are needed"),
        Fact::PairCount { pairs, bar } => format!("pairs: {pairs}, of {bar} needed"),
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
        Fact::PutBack { free: false } => "a tile taken was put back".to_owned(),
        Fact::FromLeft => "the left neighbour's last discard may be taken".to_owned(),
        Fact::FromRight => "only the left neighbour's last discard may be taken".to_owned(),
        Fact::AllLaid { laid } => format!("{} laid, none left over", tiles_are(*laid)),
        Fact::WrongNumber { laid, needed } => format!("{} laid, and {needed} must be", tiles_are(*laid)),
        Fact::Thrown { tile: thrown } => format!("{} is thrown", tile(*thrown, table)),
        Fact::NothingThrown => "no tile is left to throw".to_owned(),
        Fact::PairsCannotEmpty => "pairs alone never empty a rack of 21: one tile must be laid off".to_owned(),
        Fact::WinsOtherwise => {
            "laid otherwise, the same tiles would have won; but the hand is judged as it was laid".to_owned()
        }
        Fact::ChainCount { chains } => format!("chains of different numbers: {chains}, and three win"),
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
        Fact::CalledLate => "it was claimed only after somebody had drawn, which is too late".to_owned(),
        Fact::CalledUnnamed => "it was claimed without naming its colour and number, which does not count".to_owned(),
        Fact::ThrowerNoticed => "its thrower noticed before anyone claimed it, so the claim does not count".to_owned(),
        Fact::MayBeTaken => "the player whose turn it is may take the tile".to_owned(),
        Fact::Withdrawn { sight: Sight::Seen } => {
            "another player has seen the discard, so it cannot be withdrawn".to_owned()
        }
        Fact::Withdrawn { sight: Sight::Unseen } => {
            "nobody has seen its colour and number yet, so it may be withdrawn".to_owned()
        }
        Fact::NoMeldsTold { tile: thrown } => format!(
            "the melds on the table were not told (--table), and if {} goes to one of them, it may not be thrown",
            tile(*thrown, table)
        ),
        Fact::TakenUntold { tile, opened: false } => format!(
            "what became of {tile} was not told; a player who has not opened must open with it at once (--opens)"
        ),
        Fact::TakenUntold { tile, opened: true } => format!(
            "what became of {tile} was not told; an opened player lays it (--opens) or lays it off (--onto) in this turn"
        ),
        Fact::PairsUntold => {
            "pairs are laid after series, which needs somebody to have opened with pairs; tell the melds with --table"
                .to_owned()
        }
        Fact::PutBackSilent => {
            "no source says what follows in the classic game when a tile taken is put back; the table agrees on it"
                .to_owned()
        }
        Fact::Silent { what } => format!("no document and no rule page says what follows {}", irregularity(*what)),
        Fact::ToAgree { what } => to_agree(*what).to_owned(),
        Fact::IsMeld { meld: laid } => {
            format!("{} is {}, its face value {}", meld(laid, table), kind(laid), laid.sum())
        }
        Fact::OneMeld { tiles } => {
            format!("the {tiles} tiles were read as one meld; if they are several, a / goes between them")
        }
        Fact::OkeyMayStand { tile: Tile::FalseJoker, faces: any } => {
            format!("the false joker may stand for {}, which changes nothing here", faces(any, "or"))
        }
        Fact::OkeyMayStand { faces: any, .. } => {
            format!("the okey may stand for {}, which changes nothing here", faces(any, "or"))
        }
        Fact::AnySum => "opened before, so melds may be laid whatever they sum to".to_owned(),
        Fact::FurtherPairs => "opened with pairs before, so further pairs may be laid".to_owned(),
        Fact::OnlyPairs => "opened with pairs before, so only further pairs may be laid".to_owned(),
        Fact::SameTurn => "at this table tiles may be laid off in the turn of one's own opening".to_owned(),
        Fact::PairsGoerToo => {
            "the discard of a player who goes for pairs may be taken to open with, like any other".to_owned()
        }
        Fact::OwnerPays { points } => format!("at this table the owner of the meld pays {points} for it"),
        Fact::MateFree => "the finisher's partner pays nothing for the tiles left".to_owned(),
        Fact::CountsAsThrown { tile: thrown } => format!("{} counts as thrown, and play goes on", tile(*thrown, table)),
        Fact::InTime => {
            "it is shown on the first turn before the first discard; a draw before makes no difference".to_owned()
        }
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
        Fact::NobodyWithPairs => "nobody has opened with pairs, so no pair may be laid".to_owned(),
        Fact::OwnPair => "somebody has opened with pairs, so own pairs may be laid beside".to_owned(),
        Fact::TooMany { tiles, limit } => {
            format!("{} in a turn, and a pairs opener lays off {limit} at most", count_tiles(*tiles))
        }
        Fact::WithinLimit { tiles, limit } => {
            format!("{} in a turn, and a pairs opener may lay off {limit}", count_tiles(*tiles))
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
        Fact::TooLate => "it was shown after the first discard; it is shown on the first turn, before that".to_owned(),
        Fact::Spared { floor } => format!("players with fewer than {floor} points are spared"),
        Fact::Called { foul: called, points } => format!("{} costs {}", foul(*called), points.abs()),
        Fact::LaidOffUnseen { tiles } => {
            let tiles = tiles.iter().map(|&each| tile(each, table)).collect::<Vec<_>>();
            format!("onto which melds {} went was not told (--onto), so the layoff is not judged", tiles.join(" "))
        }
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
            format!("{} in a turn, and this table sets no limit", count_tiles(*tiles))
        }
        Fact::LaidOffAtOnce => "at this table nothing is laid off in the turn of one's own opening".to_owned(),
        Fact::TilesForAll => "the stock ran out, and here the unopened write their tiles too".to_owned(),
        Fact::FedTileUntold => "it costs by the number of the tile thrown: name the tile, feeding:R7".to_owned(),
        Fact::OkeyNumberToo => "at this table an okey's own number is added as well".to_owned(),
        Fact::TakenLaidOff { tile } => format!("the {tile} taken was laid off in the same turn"),
        Fact::ClaimUntold => {
            "here it is a foul only if an opponent claims it in time, and whether one did was not told (--claimed)"
                .to_owned()
        }
        Fact::AnyOrder { meld: laid } => {
            format!("the order the tiles were laid in does not matter: they are the run {}", meld(laid, table))
        }
        Fact::NoIndicator => {
            "no indicator was told (-i), so none of these tiles was read as an okey, which could stand for another"
                .to_owned()
        }
        Fact::LooksUnopened => "a player who has not opened looks at no discards".to_owned(),
        Fact::LooksWithPairs => "a pairs opener may have the discards shown".to_owned(),
        Fact::LooksAtOthers => "a series opener may look at their own discards alone".to_owned(),
        Fact::LooksAtOwn { thrown: true } => "a series opener may look at their own discards after throwing".to_owned(),
        Fact::LooksAtOwn { thrown: false } => {
            "a series opener may look at their own discards only after throwing (--after-throwing)".to_owned()
        }
        Fact::Fed { points: 0 } => "whoever threw the tile taken pays nothing for it at this table".to_owned(),
        Fact::Fed { points } => format!("whoever threw the tile taken pays {points} for it at this table (besleme)"),
    }
}
