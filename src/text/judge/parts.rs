//! Parts of sentences about facts: the names of tiles and melds, the reasons why tiles form no meld, and
//! irregularities.

use crate::judge::Irregularity;
use crate::meld::{Breach, Meld, MeldKind, Placed};
use crate::table::{Role, Table};
use crate::text::pick;
use crate::tiles::Tile;
use crate::winning::Way;
use crate::words::{Clause, Language};

/// Returns true for a false joker that is not wild and so always plays as one face.
fn is_plain_joker(placed: Placed, table: &Table) -> bool {
    placed.tile == Tile::FalseJoker && table.roles().of(placed.tile) == Role::Natural(placed.stands_for)
}

/// Returns the name of a tile in a meld, with its face if the tile is wild, as in `O*=R9`.
pub(crate) fn placed(placed: Placed, table: &Table) -> String {
    match (table.roles().of(placed.tile), placed.tile) {
        (Role::Natural(_), tile) => tile.to_string(),
        (Role::Wild, Tile::Numbered(_)) => format!("O*={}", placed.stands_for),
        (Role::Wild, Tile::FalseJoker) => format!("J*={}", placed.stands_for),
    }
}

pub(crate) fn meld(meld: &Meld, table: &Table) -> String {
    meld.places.iter().map(|&each| placed(each, table)).collect::<Vec<_>>().join(" ")
}

const fn wild(tile: Tile) -> &'static str {
    if matches!(tile, Tile::FalseJoker) { "J*" } else { "O*" }
}

/// Returns the names of the tiles in a meld. `undeclared` holds the indexes of okeys to write without a face.
pub(crate) fn laid_meld(meld: &Meld, undeclared: &[usize], table: &Table, language: Language) -> String {
    let place = |(at, each): (usize, &Placed)| {
        if undeclared.contains(&at) { wild(each.tile).to_owned() } else { placed(*each, table) }
    };
    let tiles = meld.places.iter().enumerate().map(place).collect::<Vec<_>>().join(" ");
    let group = meld.kind == MeldKind::Group;
    match undeclared {
        [] => tiles,
        _ if group => say!(language; "{tiles} (colour not declared)" / "{tiles} (rengi belirtilmemiş)"),
        _ => say!(language; "{tiles} (not declared)" / "{tiles} (neyin yerine geçtiği belirtilmemiş)"),
    }
}

/// Returns the name of a tile. An okey is written as `O*` with its face in parentheses.
pub(crate) fn tile(tile: Tile, table: &Table) -> String {
    if table.is_okey(tile) { format!("O* ({tile})") } else { tile.to_string() }
}

pub(super) fn breach(wrong: &Meld, breach: Breach, table: &Table, language: Language) -> String {
    let place = breach.place.unwrap_or(0);
    let at = |at: usize| wrong.places.get(at).map(|&each| placed(each, table)).unwrap_or_default();
    let face = wrong.places.get(place).map(|placed| placed.stands_for.to_string()).unwrap_or_default();
    let joker = wrong.places.get(place).filter(|placed| is_plain_joker(**placed, table));
    let why = match (breach.clause, breach.place) {
        (Clause::RunShape | Clause::GroupShape, None) if wrong.places.len() == 1 => say!(language;
            "one tile is not a meld" / "tek taş per olmaz"),
        (Clause::RunShape, None) => say!(language; "a run has at least three tiles" / "seri en az üç taştır"),
        (Clause::RunShape | Clause::GroupShape, Some(_)) if joker.is_some() => say!(language;
            "J* plays as {face} and does not belong there" / "sahte okey {face} sayılır, oraya uymaz"),
        (Clause::RunShape, Some(_)) => say!(language, tile = at(place), before = at(place - 1);
            "{tile} does not follow {before}" / "{before} taşının ardına {tile} gelmez"),
        (Clause::RunWrap, _) => say!(language;
            "at this table 1 does not follow 13" / "bu masada 13'ten sonra 1 gelmez"),
        (Clause::OkeyBesideFalse, _) => say!(language;
            "at this table an okey and a false joker may not lie next to each other"
            / "bu masada okeyle sahte okey yan yana gelemez"),
        (Clause::RunNoLoop, _) => say!(language;
            "no tile follows the 1 after a 13" / "13'ten sonraki 1'in ardına taş gelmez"),
        (Clause::GroupShape, None) => say!(language; "a group has three or four tiles" / "grup üç ya da dört taştır"),
        (Clause::Cs102Chain, None) => say!(language;
            "a chain is exactly four tiles of one number" / "zincir tam dört taştır, hepsi bir sayıdan"),
        (Clause::GroupShape | Clause::Cs102Chain, Some(_)) => {
            if wrong.places.get(place).map(|placed| placed.stands_for.number) == wrong.number() {
                say!(language, tile = at(place);
                    "the meld already has the colour of {tile}" / "{tile} ile aynı renkten bir taş zaten var")
            } else {
                say!(language, tile = at(place); "{tile} has another number" / "{tile} başka sayıdan")
            }
        }
        (Clause::MeldWilds, Some(_)) => say!(language; "a group never has five tiles" / "beş taştan grup olmaz"),
        (Clause::MeldWilds, None) => say!(language;
            "a meld needs a tile that is not wild" / "perde okey olmayan en az bir taş bulunmalı"),
        (Clause::PairShape, None) => say!(language; "a pair is two tiles" / "çift iki taştır"),
        (Clause::PairShape, Some(_)) => say!(language, first = at(0), tile = at(place);
            "{first} and {tile} are not a pair" / "{first} ile {tile} çift değil"),
        (Clause::FalseJokerValue, _) => say!(language;
            "here a false joker does not stand for {face}" / "burada sahte okey {face} yerine geçmez"),
        _ => say!(language;
            "the tile laid as {face} is not an okey, so it stands only for itself"
            / "{face} yerine konan taş okey değil, yalnız kendi yerine geçer"),
    };
    // A meld without natural tiles is always illegal, so leave out the faces of its okeys.
    let tiles = match (breach.clause, breach.place) {
        (Clause::MeldWilds, None) => wrong.tiles().map(wild).collect::<Vec<_>>().join(" "),
        _ => meld(wrong, table),
    };
    format!("{tiles}: {why}")
}

pub(super) fn way(way: Way, language: Language) -> &'static str {
    match way {
        Way::Melds => pick(language, "melds", "perlerle"),
        Way::Pairs => pick(language, "seven pairs", "yedi çiftle"),
        Way::Dizi => pick(language, "a dizi", "diziyle"),
        Way::Chains => pick(language, "chains", "zincirlerle"),
        Way::Series => pick(language, "series", "seriyle"),
    }
}

pub(super) fn kind(meld: &Meld, language: Language) -> &'static str {
    match meld.kind {
        MeldKind::Run => pick(language, "a run", "bir seridir"),
        MeldKind::Group => pick(language, "a group", "bir gruptur"),
        MeldKind::Pair => pick(language, "a pair", "bir çifttir"),
        MeldKind::Chain => pick(language, "a chain", "bir zincirdir"),
    }
}

pub(super) fn irregularity(what: Irregularity, language: Language) -> &'static str {
    match what {
        Irregularity::Count => {
            pick(language, "when a rack holds a tile too many or too few", "ıstakada bir taş fazla ya da eksik çıkarsa")
        }
        Irregularity::Turn => pick(language, "when a player plays out of turn", "bir oyuncu sırası gelmeden oynarsa"),
        Irregularity::Exposed => pick(language, "when a tile is shown by accident", "yanlışlıkla bir taş gösterilirse"),
    }
}

pub(super) fn to_agree(what: Irregularity, language: Language) -> String {
    match what {
        Irregularity::Count => say!(language;
            "the players must agree on two things: whether there is a penalty, and whether the rack is corrected from \
             the stock, the player sits out the hand, or the hand is dealt again"
            / "oyuncular iki şeyi kararlaştırmalı: ceza yazılır mı; ıstaka ortadan mı tamamlanır, oyuncu o eli oynamaz \
               mı, el baştan mı dağıtılır"),
        Irregularity::Turn => say!(language;
            "the players must agree on two things: whether there is a penalty, and whether the turn is taken back or \
             stands if the next player has not played yet"
            / "oyuncular iki şeyi kararlaştırmalı: ceza yazılır mı; üstüne oynanmadıysa hamle geri mi alınır, geçerli \
               mi sayılır"),
        Irregularity::Exposed => say!(language;
            "the players must agree on two things: whether there is a penalty, and whether the tile goes back to the \
             rack or must be thrown next"
            / "oyuncular iki şeyi kararlaştırmalı: ceza yazılır mı; taş ele mi döner, sıradaki atış o taş mı olur"),
    }
}

/// Returns a number of tiles with a verb: `1 tile is` or `3 tiles are`.
pub(super) fn tiles_are(count: usize) -> String {
    if count == 1 { "1 tile is".to_owned() } else { format!("{count} tiles are") }
}
