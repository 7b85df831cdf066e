//! What is said of a hand in a sentence: does it win, what does it wait for, what should be thrown, does it open.
//!
//! ```
//! use okey::{Analysis, Face, Hand, Language, Profile, Table, Tile, Variant, text};
//!
//! let indicator: Face = "R5".parse()?;
//! let table = Table::new(Profile::new(Variant::Okey), Some(indicator.into())).expect("a table");
//! let tiles: Vec<Tile> = Face::all().take(14).map(Tile::from).collect();
//! let hand = Hand::from_tiles(&table, tiles).expect("a hand");
//! let verdict = Analysis::new(&hand).verdict();
//! assert_eq!(text::verdict::win(&hand, &verdict, Language::En), "No. These 14 tiles are not complete.");
//! # Ok::<(), okey::NotATile>(())
//! ```

use crate::distance::{Advice, OpenedAdvice, OpenedThrow, Waits};
use crate::hand::Hand;
use crate::opening::{Opener, Openings};
use crate::table::Game;
use crate::tiles::Tile;
use crate::winning::{Pairing, Verdict};
use crate::words::Language;

use super::{any_of, plural};

/// Whether a hand wins, and by throwing what.
#[must_use]
pub fn win(hand: &Hand, verdict: &Verdict, language: Language) -> String {
    let text = In(language);
    let tiles = hand.tiles().len();
    let kept = hand.table().profile().game.tiles().rack;
    let elden = hand.table().profile().game == Game::Yuzbir;
    match verdict {
        _ if !verdict.wins() && elden => text.no_elden(kept),
        Verdict::OnTurn(discards) if discards.is_empty() => text.does_not_win(kept),
        Verdict::OnTurn(discards) => {
            let thrown: Vec<String> = discards.iter().map(|discard| discard.tile.to_string()).collect();
            if elden { text.elden_by(&thrown) } else { text.wins_by(&thrown) }
        }
        Verdict::Between(completion) if completion.ways.is_empty() => text.not_complete(tiles),
        Verdict::Between(_) if elden => text.elden_complete(tiles),
        Verdict::Between(_) => text.complete(tiles),
    }
}

/// In how many ways a hand lies in melds, in all or with this discard.
#[must_use]
pub fn layouts(total: u64, discard: Option<Tile>, language: Language) -> String {
    let discard = discard.map(|tile| tile.to_string());
    let text = In(language);
    if total == 0 { text.does_not_lay_out(discard.as_deref()) } else { text.lays_out(total, discard.as_deref()) }
}

/// In how many ways so few tiles stay outside, in all or with this discard.
#[must_use]
pub fn partial(total: u64, outside: usize, discard: Option<Tile>, language: Language) -> String {
    let discard = discard.map(|tile| tile.to_string());
    In(language).leaves_outside(total, outside, discard.as_deref())
}

/// That no meld can be laid at all.
#[must_use]
pub fn no_meld(language: Language) -> String {
    In(language).no_meld()
}

/// Whether there are pairs enough.
#[must_use]
pub fn pairs(pairing: &Pairing, language: Language) -> String {
    let (pairs, needed) = (pairing.with_okeys, pairing.needed);
    if pairing.eligible() { In(language).pairs_enough(pairs, needed) } else { In(language).pairs_short(pairs, needed) }
}

/// What a hand waits for, in 101 to open.
#[must_use]
pub fn waits(waits: &Waits, game: Game, language: Language) -> String {
    let text = In(language);
    let tiles: Vec<String> = waits.waits.iter().map(|wait| wait.tile.tile.to_string()).collect();
    if game == Game::Yuzbir {
        let elden: Vec<String> =
            waits.waits.iter().filter(|wait| wait.is_elden_alone()).map(|wait| wait.tile.tile.to_string()).collect();
        let elden = match elden.len() {
            0 => String::new(),
            all if all == tiles.len() => text.only_elden(),
            _ => text.with_these_elden(&elden),
        };
        return match waits.left() {
            _ if waits.ready && waits.distances.least() == Some(0) => text.any_tile_opens(),
            _ if waits.ready => text.any_tile_finishes_elden(),
            _ if tiles.is_empty() => text.none_opens(waits.distances.least()),
            0 => text.waits_to_open_seen(&tiles) + &elden,
            left => text.waits_to_open(&tiles, left) + &elden,
        };
    }
    match waits.distances.least() {
        _ if waits.ready => {
            let okey = waits.waits.iter().filter(|wait| wait.okey_finish).map(|wait| wait.tile.tile.to_string());
            let okey: Vec<String> = okey.collect();
            let more = if okey.is_empty() { String::new() } else { format!(" {}", text.also_by_okey(&okey)) };
            text.any_tile_completes() + &more
        }
        Some(1) if !tiles.is_empty() => match waits.left() {
            0 => text.waits_for_seen(&tiles),
            left => text.waits_for(&tiles, left),
        },
        distance => text.waits_for_none(distance.unwrap_or_default()),
    }
}

/// What is best thrown, and what that leaves; nothing where there is nothing to throw.
#[must_use]
pub fn advice(advice: &Advice, game: Game, language: Language) -> String {
    let text = In(language);
    let Some(best) = advice.throws.first() else { return String::new() };
    let tile = best.tile.to_string();
    match best.distance() {
        _ if game == Game::Yuzbir && best.win.is_some() => text.throw_elden(&tile),
        0 if game == Game::Yuzbir => text.throw_opens(&tile),
        distance if game == Game::Yuzbir => text.throw_to_open(&tile, distance, best.useful_left(), advice.unseen),
        0 => text.throw_wins(&tile),
        distance => text.throw_leaves(&tile, distance, best.useful_left(), advice.unseen),
    }
}

/// What is best thrown of a rack that has opened; nothing where there is nothing to throw.
#[must_use]
pub fn opened_advice(advice: &OpenedAdvice, language: Language) -> String {
    let Some(OpenedThrow { tile, laying, foul }) = advice.throws.first() else { return String::new() };
    let (text, tile) = (In(language), tile.to_string());
    let foul = if *foul > 0 { text.okey_thrown(*foul) } else { String::new() };
    match (laying.left.is_empty(), laying.melds.is_empty()) {
        (true, true) => text.throw_the_last(&tile),
        (true, false) => text.throw_of_opened(&tile, None),
        (false, _) => text.throw_of_opened(&tile, Some(laying.left_sum)) + &foul,
    }
}

/// Whether a rack of 101 opens, and how.
#[must_use]
pub fn opening(opener: &Opener, openings: &Openings, language: Language) -> String {
    let text = In(language);
    let (sum, bar) = (openings.best.sum, openings.bars.sum);
    if openings.series() {
        return text.opens(sum, bar);
    }
    let taken = opener.taken().map(|tile| tile.to_string());
    let short = if sum == 0 { text.lays_nothing(taken.as_deref()) } else { text.sum_short(sum, bar) };
    let elden = (openings.elden == Some(true)).then(|| text.opens_elden(opener.hand().on_turn()));
    let pairs = &openings.pairs;
    let by_pairs = pairs.opens.then(|| text.opens_by_pairs(pairs.with_okeys, pairs.needed));
    // Enough of them open nothing where they are the whole rack (`open.keep-one`).
    let whole = pairs.with_okeys >= pairs.needed && pairs.with_okeys * 2 == opener.hand().tiles().len();
    match elden.or(by_pairs) {
        Some(otherwise) => format!("{otherwise} {short}"),
        None if whole => format!("{} {}", text.cannot_open(&short), text.pairs_keep_nothing(pairs.with_okeys)),
        None => text.cannot_open(&short),
    }
}

/// A language that sentences are said in.
#[derive(Clone, Copy)]
struct In(Language);

impl In {
    fn wins_by(self, tiles: &[String]) -> String {
        say!(self.0, "Yes. This hand wins by throwing {}.", "Evet. Bu el {} atılarak biter.", any_of(tiles, self.0))
    }

    fn complete(self, tiles: usize) -> String {
        say!(
            self.0,
            "Yes. These {tiles} tiles are complete: whatever tile comes next, throwing it wins.",
            "Evet. Bu {tiles} taş tamam: bundan sonra hangi taş gelirse gelsin, o taş atılarak bitilir."
        )
    }

    fn does_not_win(self, kept: usize) -> String {
        say!(
            self.0,
            "No. Whichever tile is thrown, the other {kept} are not complete.",
            "Hayır. Hangi taş atılırsa atılsın, kalan {kept} taş tamam değil."
        )
    }

    fn not_complete(self, tiles: usize) -> String {
        say!(self.0, "No. These {tiles} tiles are not complete.", "Hayır. Bu {tiles} taş tamam değil.")
    }

    fn elden_by(self, tiles: &[String]) -> String {
        say!(
            self.0,
            "Yes, if nobody has opened yet: this hand finishes elden, all at once, by throwing {}.",
            "Evet, henüz kimse açmadıysa: bu el {} atılarak elden biter.",
            any_of(tiles, self.0)
        )
    }

    fn elden_complete(self, tiles: usize) -> String {
        say!(
            self.0,
            "Yes, if nobody opens before: these {tiles} tiles are complete, and throwing whatever tile comes next is an \
             elden finish.",
            "Evet, o zamana kadar kimse açmazsa: bu {tiles} taş tamam, sıradaki taş hangisi olursa olsun atılıp elden bitilir."
        )
    }

    fn no_elden(self, kept: usize) -> String {
        say!(
            self.0,
            "No. There is no elden finish: {kept} tiles do not all lie in melds.",
            "Hayır. Elden bitmiyor: {kept} taşın hepsi perlere dizilemiyor."
        )
    }

    fn lays_out(self, total: u64, discard: Option<&str>) -> String {
        match self.0 {
            Language::En => {
                let ways = plural(total, "way", "ways");
                match discard {
                    Some(tile) => format!("{total} {ways} to lay this hand out in melds by throwing {tile}."),
                    None => format!("{total} {ways} to lay this hand out in melds."),
                }
            }
            Language::Tr => match discard {
                Some(tile) => format!("{tile} atılınca bu el perlere {total} ayrı şekilde dizilebilir."),
                None => format!("Bu el perlere {total} ayrı şekilde dizilebilir."),
            },
        }
    }

    fn does_not_lay_out(self, discard: Option<&str>) -> String {
        match discard {
            Some(tile) => say!(
                self.0,
                "With {tile} thrown, the other tiles do not all fit into melds.",
                "{tile} atılınca taşların hepsi perlere dizilemiyor."
            ),
            None => say!(self.0, "There is no way to lay this hand out in melds.", "Bu el perlere dizilemiyor."),
        }
    }

    fn pairs_enough(self, with_okeys: usize, needed: usize) -> String {
        match self.0 {
            Language::En => {
                let pairs = plural(with_okeys as u64, "pair", "pairs");
                let are = plural(needed as u64, "is", "are");
                format!("Yes. {with_okeys} {pairs}, and {needed} {are} needed.")
            }
            Language::Tr => format!("Evet. {with_okeys} çift var, {needed} gerekiyor."),
        }
    }

    fn pairs_short(self, with_okeys: usize, needed: usize) -> String {
        match self.0 {
            Language::En => {
                let pairs = plural(with_okeys as u64, "pair", "pairs");
                format!("No. {with_okeys} {pairs}, and {needed} are needed: {} short.", needed - with_okeys)
            }
            Language::Tr => format!("Hayır. {with_okeys} çift var, {needed} gerekiyor: {} eksik.", needed - with_okeys),
        }
    }

    fn opens(self, sum: u32, bar: u32) -> String {
        match sum - bar {
            0 => say!(
                self.0,
                "Yes. The highest opening is {sum}, exactly the bar.",
                "Evet. En yüksek açış {sum}: baraj tam tutuyor."
            ),
            over => say!(
                self.0,
                "Yes. The highest opening is {sum}, {over} over the bar of {bar}.",
                "Evet. En yüksek açış {sum}: {bar} barajından {over} fazla."
            ),
        }
    }

    fn sum_short(self, sum: u32, bar: u32) -> String {
        say!(
            self.0,
            "The highest sum of runs and groups is {sum}, {} short of {bar}.",
            "Seri ve grupların en yüksek toplamı {sum}: {bar} için {} eksik.",
            bar - sum
        )
    }

    fn lays_nothing(self, taken: Option<&str>) -> String {
        match taken {
            Some(tile) => {
                say!(self.0, "No run or group can hold {tile}.", "{tile} hiçbir seriye ya da gruba girmiyor.")
            }
            None => say!(self.0, "No run or group can be laid.", "Açılabilecek seri ya da grup yok."),
        }
    }

    fn cannot_open(self, sum: &str) -> String {
        say!(self.0, "No. {sum}", "Hayır. {sum}")
    }

    fn pairs_keep_nothing(self, pairs: usize) -> String {
        let plural = plural(pairs as u64, "pair", "pairs");
        say!(
            self.0,
            "The {pairs} {plural} would leave no tile to throw.",
            "{pairs} çift yere inince atacak taş kalmaz."
        )
    }

    fn opens_by_pairs(self, pairs: usize, needed: usize) -> String {
        say!(
            self.0,
            "Yes, with pairs: there are {pairs}, and {needed} are needed.",
            "Evet, çift açılır: {pairs} çift var, {needed} gerekiyor."
        )
    }

    fn opens_elden(self, on_turn: bool) -> String {
        if on_turn {
            say!(
                self.0,
                "Yes, elden, if nobody has opened yet: all tiles but the one thrown can be laid at once.",
                "Evet, henüz kimse açmadıysa elden: atılan taş dışında bütün taşlar bir kerede açılıyor."
            )
        } else {
            say!(
                self.0,
                "Yes, elden, if nobody opens before: all tiles can be laid at once, and whatever tile comes next is thrown.",
                "Evet, o zamana kadar kimse açmazsa elden: bütün taşlar bir kerede açılıyor, sıradaki taş atılır."
            )
        }
    }

    fn also_by_okey(self, tiles: &[String]) -> String {
        say!(
            self.0,
            "Drawing {} makes an okey finish possible.",
            "{} gelirse okey atarak da bitilebilir.",
            any_of(tiles, self.0)
        )
    }

    fn waits_for_seen(self, tiles: &[String]) -> String {
        say!(
            self.0,
            "This hand waits for {}, but no copy is left unseen: no draw completes it.",
            "Bu eli {} tamamlardı ama görülmemiş tanesi kalmadı: ortadan çekilen hiçbir taş eli tamamlamaz.",
            any_of(tiles, self.0)
        )
    }

    fn any_tile_completes(self) -> String {
        say!(
            self.0,
            "This hand is complete: any tile will do, for it can be thrown at once.",
            "Bu el tamam: hangi taş gelirse gelsin, o taş atılarak bitilir."
        )
    }

    fn waits_for(self, tiles: &[String], left: usize) -> String {
        match self.0 {
            Language::En => {
                let unseen = plural(left as u64, "copy", "copies");
                format!("This hand waits for {}: {left} {unseen} not yet seen.", any_of(tiles, self.0))
            }
            Language::Tr => format!("Bu eli {} tamamlar: görülmemiş {left} tane var.", any_of(tiles, self.0)),
        }
    }

    fn waits_for_none(self, distance: usize) -> String {
        say!(
            self.0,
            "No single tile completes this hand: {distance} tiles must still be exchanged.",
            "Bu eli tek bir taş tamamlamaz: daha {distance} taşın değişmesi gerekiyor."
        )
    }

    fn throw_wins(self, tile: &str) -> String {
        say!(self.0, "Throw {tile}: it wins.", "{tile} atın: el biter.")
    }

    fn throw_elden(self, tile: &str) -> String {
        say!(
            self.0,
            "Throw {tile}: it finishes elden, if nobody has opened yet.",
            "{tile} atın: henüz kimse açmadıysa elden biter."
        )
    }

    fn throw_opens(self, tile: &str) -> String {
        say!(
            self.0,
            "This hand opens now. Throw {tile}; the others open without it.",
            "Bu el şimdi açılır. {tile} atın, açmak için ona gerek yok."
        )
    }

    fn throw_to_open(self, tile: &str, distance: usize, useful: usize, unseen: usize) -> String {
        match self.0 {
            Language::En => {
                let tiles = plural(distance as u64, "tile", "tiles");
                let help = if distance == 1 { "open it" } else { "bring the hand nearer" };
                format!(
                    "Throw {tile}. Then {distance} {tiles} must still be exchanged to open, and {useful} of {unseen} unseen tiles \
             {help}."
                )
            }
            Language::Tr => {
                let helps = if distance == 1 { "açtırır" } else { "açmaya yaklaştırır" };
                format!(
                    "{tile} atın. Sonra açmak için daha {distance} taşın değişmesi gerekir; görülmemiş {unseen} taştan {useful} \
             tanesi eli {helps}."
                )
            }
        }
    }

    fn okey_thrown(self, foul: u32) -> String {
        say!(self.0, " An okey thrown is a foul: {foul} points more.", " Okey atmak cezadır: {foul} sayı daha.")
    }

    fn throw_the_last(self, tile: &str) -> String {
        say!(self.0, "Throw {tile}, your last tile: it ends the hand.", "Son taşınız {tile} atılınca el biter.")
    }

    fn throw_of_opened(self, tile: &str, left: Option<u32>) -> String {
        match left {
            None => say!(
                self.0,
                "Lay all other tiles and throw {tile}: it ends the hand.",
                "Öteki taşların hepsini yere açıp {tile} atın: el biter."
            ),
            Some(left) => match self.0 {
                Language::En => {
                    let points = plural(left.into(), "point", "points");
                    format!(
                        "Throw {tile}. With the best laying {left} {points} then stay on the rack, layoffs not counted."
                    )
                }
                Language::Tr => {
                    format!("{tile} atın. En iyi açışla elde {left} sayı kalır; işlenecek taşlar hesapta yok.")
                }
            },
        }
    }

    fn any_tile_opens(self) -> String {
        say!(
            self.0,
            "This hand opens on the next turn, whatever tile comes.",
            "Hangi taş gelirse gelsin, bu el sıra gelince açılır."
        )
    }

    fn any_tile_finishes_elden(self) -> String {
        say!(
            self.0,
            "This hand finishes elden on the next turn, whatever tile comes, if nobody opens before.",
            "O zamana kadar kimse açmazsa bu el sıra gelince elden biter, hangi taş gelirse gelsin."
        )
    }

    fn only_elden(self) -> String {
        say!(
            self.0,
            " That is elden: only if nobody opens before.",
            " Bu elden olur: ancak o zamana kadar kimse açmazsa."
        )
    }

    fn with_these_elden(self, tiles: &[String]) -> String {
        say!(
            self.0,
            " With {} it is elden: only if nobody opens before.",
            " {} ile elden olur: ancak o zamana kadar kimse açmazsa.",
            any_of(tiles, self.0)
        )
    }

    fn waits_to_open(self, tiles: &[String], left: usize) -> String {
        match self.0 {
            Language::En => {
                let unseen = plural(left as u64, "copy", "copies");
                format!("This hand opens with {}: {left} {unseen} not yet seen.", any_of(tiles, self.0))
            }
            Language::Tr => format!("Bu eli {} açtırır: görülmemiş {left} tane var.", any_of(tiles, self.0)),
        }
    }

    fn waits_to_open_seen(self, tiles: &[String]) -> String {
        say!(
            self.0,
            "This hand would open with {}, but no copy is left unseen: no draw opens it.",
            "Bu eli {} açtırırdı ama görülmemiş tanesi kalmadı: ortadan çekilen hiçbir taşla açılmaz.",
            any_of(tiles, self.0)
        )
    }

    fn none_opens(self, distance: Option<usize>) -> String {
        match distance {
            Some(distance) => say!(
                self.0,
                "No single tile opens this hand: {distance} tiles must still be exchanged.",
                "Bu eli tek bir taş açtırmaz: daha {distance} taşın değişmesi gerekiyor."
            ),
            None => say!(self.0, "No tiles open at this table.", "Bu masada hiçbir taşla el açılamaz."),
        }
    }

    fn throw_leaves(self, tile: &str, distance: usize, useful: usize, unseen: usize) -> String {
        match self.0 {
            Language::En => {
                let tiles = plural(distance as u64, "tile", "tiles");
                let help = if distance == 1 { "complete it" } else { "bring the hand nearer" };
                format!(
                    "Throw {tile}. Then {distance} {tiles} must still be exchanged, and {useful} of {unseen} unseen tiles {help}."
                )
            }
            Language::Tr => {
                let helps = if distance == 1 { "tamamlar" } else { "yaklaştırır" };
                format!(
                    "{tile} atın. Sonra daha {distance} taşın değişmesi gerekir; görülmemiş {unseen} taştan {useful} tanesi eli \
             {helps}."
                )
            }
        }
    }

    fn leaves_outside(self, total: u64, outside: usize, discard: Option<&str>) -> String {
        match self.0 {
            Language::En => {
                let ways = plural(total, "way", "ways");
                let tiles = plural(outside as u64, "tile", "tiles");
                let said = match outside {
                    0 => format!("no tile need stay outside; {total} {ways} to lay them all in melds."),
                    _ => format!(
                        "at least {outside} {tiles} must stay outside; {total} {ways} to lay the others in melds."
                    ),
                };
                match discard {
                    Some(tile) => format!("With {tile} thrown, {said}"),
                    None => capital(&said),
                }
            }
            Language::Tr => {
                let ways = if total == 1 { "tek şekilde".to_owned() } else { format!("{total} ayrı şekilde") };
                let thrown = discard.map(|tile| format!("{tile} atılınca: ")).unwrap_or_default();
                match outside {
                    0 => format!("{thrown}Açıkta taş kalmaz; hepsi perlere {ways} dizilebilir."),
                    _ => format!("{thrown}En az {outside} taş açıkta kalır; kalanlar perlere {ways} dizilebilir."),
                }
            }
        }
    }

    fn no_meld(self) -> String {
        say!(self.0, "No meld can be laid from these tiles.", "Bu taşlarla tek bir per bile yapılamaz.")
    }
}

/// The sentence with a capital first.
fn capital(sentence: &str) -> String {
    let (first, rest) = sentence.split_at(1);
    first.to_uppercase() + rest
}
