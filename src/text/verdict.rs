//! Sentences about a hand: whether it wins, what it waits for, what to discard, and whether it opens.

use crate::distance::{Advice, Wait, Waits};
use crate::hand::Hand;
use crate::meld::Meld;
use crate::opening::{LaidThrow, Openings};
use crate::score::Opened;
use crate::table::{Game, Table};
use crate::tiles::Tile;
use crate::winning::{Pairing, Verdict};
use crate::words::Language;

use super::judge::meld;
use super::{any_of, counted, plural};

impl Verdict {
    /// Returns a sentence that says whether a hand wins, and with which discards.
    ///
    /// ```
    /// use okey::{Engine, Face, Hand, Language, Profile, Table, Tile, Variant};
    ///
    /// let indicator: Face = "R5".parse()?;
    /// let table = Table::new(Profile::new(Variant::Okey), Some(indicator.into())).expect("a table");
    /// let tiles: Vec<Tile> = Face::all().take(14).map(Tile::from).collect();
    /// let hand = Hand::from_tiles(&table, tiles).expect("a hand");
    /// let verdict = Engine::default().verdict(&hand);
    /// assert_eq!(verdict.text(&hand, Language::En), "No. These 14 tiles are not complete.");
    /// # Ok::<(), okey::NotATile>(())
    /// ```
    pub fn text(&self, hand: &Hand, language: Language) -> String {
        let tiles = hand.tiles().len();
        let kept = hand.table().game().rack();
        let elden = hand.table().game() == Game::Yuzbir;
        match self {
            _ if !self.wins() && elden => say!(language;
                "No. There is no elden finish: the {kept} tiles do not all fit into melds."
                / "Hayır. Elden bitmiyor: {kept} taşın hepsi perlere dizilemiyor."),
            Verdict::OnTurn(discards) if discards.is_empty() => say!(language;
                "No. Whichever tile is thrown, the other {kept} are not complete."
                / "Hayır. Hangi taş atılırsa atılsın, kalan {kept} taş tamam değil."),
            Verdict::OnTurn(discards) => {
                let thrown: Vec<Tile> = discards.iter().map(|discard| discard.tile).collect();
                let thrown = any_of(&thrown, language);
                if elden {
                    say!(language;
                        "Yes, if no player has opened yet: this hand finishes elden by throwing {thrown}."
                        / "Evet, henüz kimse açmadıysa: bu el {thrown} atılarak elden biter.")
                } else {
                    say!(language; "Yes. This hand wins by throwing {thrown}." / "Evet. Bu el {thrown} atılarak biter.")
                }
            }
            Verdict::Between(completion) if completion.ways.is_empty() => say!(language;
                "No. These {tiles} tiles are not complete." / "Hayır. Bu {tiles} taş tamam değil."),
            Verdict::Between(_) if elden => say!(language;
                "Yes, if no player opens first: these {tiles} tiles are complete, and throwing the next tile, whichever it \
                 is, finishes elden."
                / "Evet, o zamana kadar kimse açmazsa: bu {tiles} taş tamam; sonra hangi taş gelirse gelsin, o taş \
                   atılarak elden bitilir."),
            Verdict::Between(_) => say!(language;
                "Yes. These {tiles} tiles are complete: throwing the next tile, whichever it is, wins."
                / "Evet. Bu {tiles} taş tamam: sonra hangi taş gelirse gelsin, o taş atılarak bitilir."),
        }
    }
}

/// Returns a sentence that explains why a hand has no distance (`okey.beside-false`).
pub fn unmeasured(language: Language) -> String {
    say!(language;
        "At this table an okey and a false joker may not lie next to each other, so how far this hand is from winning is \
         not computed."
        / "Bu masada okeyle sahte okey yan yana gelemez; bu yüzden elin bitişe uzaklığı hesaplanmaz.")
}

/// Returns a sentence that says whether a hand would win or open with a setting such as `run_wrap = false`.
pub fn would(setting: &str, opening: bool, yes: bool, language: Language) -> String {
    let (en, tr) = match (opening, yes) {
        (true, true) => ("could open", "açılabilirdi"),
        (true, false) => ("could not open", "açılamazdı"),
        (false, true) => ("would win", "biterdi"),
        (false, false) => ("would not win", "bitmezdi"),
    };
    say!(language; "with {setting} this hand {en}" / "{setting} olsa bu el {tr}")
}

/// Returns a sentence with the number of layouts of a hand. Without `discard`, `total` counts the layouts after every
/// possible discard.
pub fn layouts(total: u64, discard: Option<Tile>, language: Language) -> String {
    let ways = plural(total, "way", "ways");
    match (total, discard) {
        (0, None) => say!(language; "There is no way to lay this hand out in melds." / "Bu el perlere dizilemiyor."),
        (0, Some(tile)) => say!(language;
            "With {tile} thrown, the other tiles do not all fit into melds."
            / "{tile} atılınca taşların hepsi perlere dizilemiyor."),
        (_, None) => say!(language;
            "{total} {ways} to lay this hand out in melds." / "Bu el perlere {total} ayrı şekilde dizilebilir."),
        (_, Some(tile)) => say!(language;
            "{total} {ways} to lay this hand out in melds after throwing {tile}."
            / "{tile} atılınca bu el perlere {total} ayrı şekilde dizilebilir."),
    }
}

/// Returns a sentence about the layouts that leave the fewest tiles outside melds. There are `total` such layouts, and
/// each leaves `outside` tiles out. `discard` is the tile that is discarded first, if any.
pub fn partial(total: u64, outside: usize, discard: Option<Tile>, language: Language) -> String {
    let ways = match total {
        1 => say!(language; "1 way" / "tek şekilde"),
        _ => say!(language; "{total} ways" / "{total} ayrı şekilde"),
    };
    let tiles = counted(outside, "tile");
    let (thrown, no, at) = match discard {
        Some(tile) => (say!(language; "With {tile} thrown, " / "{tile} atılınca: "), "no", "at"),
        None => (String::new(), "No", "At"),
    };
    match outside {
        0 => say!(language;
            "{thrown}{no} tile has to stay outside; all tiles can be laid in melds in {ways}."
            / "{thrown}Açıkta taş kalmaz; hepsi perlere {ways} dizilebilir."),
        _ => say!(language;
            "{thrown}{at} least {tiles} must stay outside; the others can be laid in melds in {ways}."
            / "{thrown}En az {outside} taş açıkta kalır; kalanlar perlere {ways} dizilebilir."),
    }
}

pub fn no_meld(language: Language) -> String {
    say!(language; "No meld can be laid from these tiles." / "Bu taşlarla tek bir per bile yapılamaz.")
}

/// Returns a sentence that says whether a hand has enough pairs to win or, in 101, to open.
pub fn pairs(pairing: &Pairing, language: Language) -> String {
    let (made, needed) = (pairing.with_okeys, pairing.needed);
    let pairs = plural(made as u64, "pair", "pairs");
    let are = plural(needed as u64, "is", "are");
    if pairing.eligible {
        say!(language; "Yes. {made} {pairs}, and {needed} {are} needed." / "Evet. {made} çift var, {needed} gerekiyor.")
    } else {
        let Some(short) = needed.checked_sub(made).filter(|&short| short > 0) else {
            return say!(language;
                "No. {made} {pairs}, and {needed} {are} needed, but no tile would be left to throw."
                / "Hayır. {made} çift var, {needed} gerekiyor, ama atılacak taş kalmıyor.");
        };
        say!(language;
            "No. {made} {pairs}, and {needed} {are} needed: {short} short."
            / "Hayır. {made} çift var, {needed} gerekiyor: {short} eksik.")
    }
}

/// Returns a sentence that names the tiles a hand waits for.
pub fn waits(waits: &Waits, game: Game, language: Language) -> String {
    let such = |belongs: fn(&Wait) -> bool| -> Vec<Tile> {
        waits.waits.iter().filter(|wait| belongs(wait)).map(|wait| wait.tile.tile).collect()
    };
    let tiles = such(|_| true);
    let (any, left, distance) = (any_of(&tiles, language), waits.left(), waits.distances.least());
    let copies = plural(left as u64, "copy", "copies");
    if game == Game::Yuzbir {
        let elden = such(Wait::is_elden_alone);
        let elden = match elden.len() {
            0 => String::new(),
            all if all == tiles.len() => say!(language;
                " This is an elden finish, which is possible only if no player opens first."
                / " Bu elden olur, ancak o zamana kadar kimse açmazsa."),
            _ => say!(language, tiles = any_of(&elden, language);
                " With {tiles} this is an elden finish, which is possible only if no player opens first."
                / " {tiles} ile elden olur, ancak o zamana kadar kimse açmazsa."),
        };
        return match distance {
            Some(0) if waits.ready => say!(language;
                "This hand opens on the next turn with any tile."
                / "Hangi taş gelirse gelsin, bu el sıra gelince açılır."),
            _ if waits.ready => say!(language;
                "This hand finishes elden on the next turn with any tile, if no player opens first."
                / "O zamana kadar kimse açmazsa bu el sıra gelince elden biter, hangi taş gelirse gelsin."),
            Some(distance) if tiles.is_empty() => say!(language;
                "No single tile opens this hand: {distance} tiles must still be exchanged."
                / "Bu eli tek bir taş açtırmaz: daha {distance} taşın değişmesi gerekiyor."),
            None if tiles.is_empty() => say!(language;
                "No hand can open at this table." / "Bu masada hiçbir taşla el açılamaz."),
            _ if left == 0 => say!(language;
                "This hand would open with {any}, but you have seen every copy, so no draw opens it.{elden}"
                / "Bu eli {any} açtırırdı ama görülmemiş tanesi kalmadı: ortadan çekilen hiçbir taşla açılmaz.{elden}"),
            _ => say!(language;
                "This hand opens with {any}: {left} {copies} not yet seen.{elden}"
                / "Bu eli {any} açtırır: görülmemiş {left} tane var.{elden}"),
        };
    }
    match distance {
        _ if waits.ready => {
            let okey = such(|wait| wait.okey_finish && wait.tile.left > 0);
            let more = if okey.is_empty() {
                String::new()
            } else {
                say!(language, tiles = any_of(&okey, language);
                    " Drawing {tiles} makes an okey finish possible." / " {tiles} gelirse okey atarak da bitilebilir.")
            };
            say!(language;
                "This hand is complete: throwing any tile you draw wins.{more}"
                / "Bu el tamam: hangi taş gelirse gelsin, o taş atılarak bitilir.{more}")
        }
        Some(1) if !tiles.is_empty() && left == 0 => say!(language;
            "This hand waits for {any}, but you have seen every copy, so no draw completes it."
            / "Bu eli {any} tamamlardı ama görülmemiş tanesi kalmadı: ortadan çekilen hiçbir taş eli tamamlamaz."),
        Some(1) if !tiles.is_empty() => say!(language;
            "This hand waits for {any}: {left} {copies} not yet seen."
            / "Bu eli {any} tamamlar: görülmemiş {left} tane var."),
        distance => {
            let distance = distance.unwrap_or_default();
            say!(language;
                "No single tile completes this hand: {distance} tiles must still be exchanged."
                / "Bu eli tek bir taş tamamlamaz: daha {distance} taşın değişmesi gerekiyor.")
        }
    }
}

/// Returns a sentence that says what to discard, and which tiles the hand then needs. The text is empty if the advice
/// has no discard.
pub fn advice(advice: &Advice, table: &Table, language: Language) -> String {
    let Some(best) = advice.discards.first() else { return String::new() };
    if let Some(laid) = &best.laid {
        return opening_advice(laid, table, language);
    }
    let (tile, distance, useful, unseen) = (best.tile, best.distance(), best.useful_left(), advice.unseen);
    if distance == 0 {
        return say!(language; "Throw {tile}: it wins." / "{tile} atın: el biter.");
    }
    let opening = table.game() == Game::Yuzbir;
    let tiles = counted(distance, "tile");
    let (to_open, for_opening) = if opening { (" to open", "açmak için ") } else { ("", "") };
    let verb = |one, many| plural(useful as u64, one, many);
    let bring = verb("brings the hand nearer", "bring the hand nearer");
    let help = match (distance, opening) {
        (1, true) => say!(language, open = verb("opens", "open"); "{open} it" / "açtırır"),
        (1, false) => say!(language, complete = verb("completes", "complete"); "{complete} it" / "tamamlar"),
        (_, true) => say!(language; "{bring} to opening" / "açmaya yaklaştırır"),
        (_, false) => say!(language; "{bring} to winning" / "bitmeye yaklaştırır"),
    };
    say!(language;
        "Throw {tile}. Then {tiles} must still be exchanged{to_open}, and {useful} of {unseen} unseen tiles {help}."
        / "{tile} atın. Sonra {for_opening}{distance} taşın daha değişmesi gerekir; görülmemiş {unseen} taştan \
           {useful} tanesi eli {help}.")
}

/// Returns advice for a rack of 101 that can open: what to lay and discard, or not to open yet.
fn opening_advice(laid: &LaidThrow, table: &Table, language: Language) -> String {
    let LaidThrow { tile, laying, only_elden, .. } = laid;
    let melds = melds(&laying.melds, table);
    if laid.opened.is_none() {
        return say!(language;
            "Throw {tile} and do not open yet: every opening costs more or makes the throw a foul."
            / "{tile} atın ama bu turda açmayın: açarsanız ya elde daha çok puan kalır ya da attığınız taşa ceza \
               yazılır.");
    }
    if !laying.left.is_empty() {
        let left = left_on_rack(laid, language);
        return say!(language;
            "This hand opens now: lay {melds} and throw {tile}. {left}"
            / "Bu el şimdi açılır: {melds} açıp {tile} atın. {left}");
    }
    if *only_elden {
        return say!(language;
            "Lay {melds} and throw {tile}: you finish elden, if no player has opened yet."
            / "{melds} açıp {tile} atın: henüz kimse açmadıysa elden biter.");
    }
    say!(language;
        "Lay {melds} and throw {tile}: this ends the hand (elden, if no player has opened yet)."
        / "{melds} açıp {tile} atın: el biter (henüz kimse açmadıysa elden).")
}

/// Returns a sentence for a player of 101 who has opened: what to lay and discard. The text is empty if the advice has
/// no discard.
pub fn opened_advice(advice: &[LaidThrow], table: &Table, language: Language) -> String {
    let Some(laid) = advice.first() else { return String::new() };
    let LaidThrow { tile, laying, .. } = laid;
    let melds = melds(&laying.melds, table);
    match (laying.left.is_empty(), laying.melds.is_empty()) {
        (true, true) => say!(language;
            "Throw {tile}, your last tile: this ends the hand." / "Son taşınızı atın ({tile}): el biter."),
        (true, false) => say!(language;
            "Lay {melds} and throw {tile}: this ends the hand." / "{melds} indirip {tile} atın: el biter."),
        (false, true) => {
            let left = left_on_rack(laid, language);
            say!(language; "Throw {tile}. {left}" / "{tile} atın. {left}")
        }
        (false, false) => {
            let left = left_on_rack(laid, language);
            say!(language; "Lay {melds} and throw {tile}. {left}" / "{melds} indirip {tile} atın. {left}")
        }
    }
}

/// Returns a sentence with the penalty points of the tiles left. If the discard is a foul, a second sentence gives its
/// points.
fn left_on_rack(LaidThrow { laying, opened, left, foul, .. }: &LaidThrow, language: Language) -> String {
    let points = plural((*left).into(), "point", "points");
    let stay = plural((*left).into(), "stays", "stay");
    let twice = match opened {
        Some(Opened::Pairs) if *left != laying.left_sum => {
            say!(language; ", with numbers counted twice" / ", sayılar iki kat")
        }
        _ => String::new(),
    };
    let fouled = match foul {
        None => String::new(),
        Some(foul) => {
            say!(language; " The throw is a foul: {foul} points more." / " Bu atış cezalıdır: {foul} puan daha.")
        }
    };
    say!(language;
        "Then {left} {points} {stay} on the rack{twice}; possible layoffs are not considered.{fouled}"
        / "Elde {left} puan kalır{twice}; işlenebilecek taşlar hesaba katılmadı.{fouled}")
}

fn melds(melds: &[Meld], table: &Table) -> String {
    melds.iter().map(|each| meld(each, table)).collect::<Vec<_>>().join(" / ")
}

/// Returns a sentence that says whether a rack of 101 can open, and how.
pub fn opening(openings: &Openings, language: Language) -> String {
    let (sum, bar) = (openings.best.sum, openings.bars.sum);
    if openings.series() {
        return match sum - bar {
            0 => say!(language;
                "Yes. The highest opening is {sum}, exactly the bar."
                / "Evet. En yüksek açış {sum}: baraj tam tutuyor."),
            over => say!(language;
                "Yes. The highest opening is {sum}, {over} over the bar of {bar}."
                / "Evet. En yüksek açış {sum}: {bar} barajından {over} fazla."),
        };
    }
    let short = match (sum, openings.taken()) {
        (0, Some(tile)) => say!(language;
            "No run or group can hold {tile}." / "{tile} hiçbir seriye ya da gruba girmiyor."),
        (0, None) => say!(language; "No run or group can be laid." / "Açılabilecek seri ya da grup yok."),
        _ => say!(language, short = bar - sum;
            "The highest sum of runs and groups is {sum}, {short} short of {bar}."
            / "Seri ve grupların en yüksek toplamı {sum}: {bar} için {short} eksik."),
    };
    let (made, needed) = (openings.pairs.with_okeys, openings.pairs.needed);
    let pairs = plural(made as u64, "pair", "pairs");
    // If the whole rack consists of pairs, the player must keep one tile for the discard (`open.keep-one`).
    let whole = made >= needed && made * 2 == openings.hand().tiles().len();
    let on_turn = openings.hand().on_turn();
    match openings.elden {
        _ if openings.pairs.eligible => say!(language,
            there_are = plural(made as u64, "there is", "there are"), are = plural(needed as u64, "is", "are");
            "Yes, with pairs: {there_are} {made}, and {needed} {are} needed. {short}"
            / "Evet, çift açılır: {made} çift var, {needed} gerekiyor. {short}"),
        Some(true) if on_turn => say!(language;
            "No, but this hand finishes elden if no player has opened yet: all tiles but the one thrown can be laid at \
             once. {short}"
            / "Hayır, ama henüz kimse açmadıysa bu el elden biter: atılan taş dışında bütün taşlar bir kerede açılıyor. \
               {short}"),
        Some(true) => say!(language;
            "No, but this hand finishes elden if no player opens first: all tiles can be laid at once, and the next tile \
             is thrown. {short}"
            / "Hayır, ama o zamana kadar kimse açmazsa bu el elden biter: bütün taşlar bir kerede açılıyor, sıradaki taş \
               atılır. {short}"),
        _ if whole => say!(language;
            "No. {short} The {made} {pairs} would leave no tile to throw."
            / "Hayır. {short} {made} çift yere inerse atacak taş kalmaz."),
        _ => match openings.taken().filter(|_| made >= needed) {
            Some(tile) => say!(language;
                "No. {short} The tile taken, {tile}, is in none of the {made} {pairs}."
                / "Hayır. {short} Yandan alınan {tile}, {made} çiftin hiçbirinde yok."),
            None => say!(language; "No. {short}" / "Hayır. {short}"),
        },
    }
}
