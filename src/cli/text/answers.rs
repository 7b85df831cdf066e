//! What answers say.

use super::{Ahead, Text, any_of, clock};
use crate::judge::{Claim, Fact, Question, Ruling};
use crate::score::{FinishKind, Part};
use crate::table::Table;
use crate::text::{judge, say, score};
use crate::winning::Way;
use crate::words::Language;

impl Text {
    pub(in crate::cli) fn wins_by(self, tiles: &[String]) -> String {
        say!(self.0, "Yes. This hand wins by throwing {}.", "Evet. Bu el {} atılarak biter.", any_of(tiles, self.0))
    }

    pub(in crate::cli) fn complete(self, tiles: usize) -> String {
        say!(
            self.0,
            "Yes. These {tiles} tiles are complete: whatever tile comes next, throwing it wins.",
            "Evet. Bu {tiles} taş tamam: bundan sonra hangi taş gelirse gelsin, o taş atılarak bitilir."
        )
    }

    pub(in crate::cli) fn does_not_win(self, kept: usize) -> String {
        say!(
            self.0,
            "No. Whichever tile is thrown, the other {kept} are not complete.",
            "Hayır. Hangi taş atılırsa atılsın, kalan {kept} taş tamam değil."
        )
    }

    pub(in crate::cli) fn not_complete(self, tiles: usize) -> String {
        say!(self.0, "No. These {tiles} tiles are not complete.", "Hayır. Bu {tiles} taş tamam değil.")
    }

    pub(in crate::cli) fn elden_by(self, tiles: &[String]) -> String {
        say!(
            self.0,
            "Yes, if nobody has opened yet: this hand finishes elden, all at once, by throwing {}.",
            "Evet, henüz kimse açmadıysa: bu el {} atılarak elden biter.",
            any_of(tiles, self.0)
        )
    }

    pub(in crate::cli) fn elden_complete(self, tiles: usize) -> String {
        say!(
            self.0,
            "Yes, if nobody opens before: these {tiles} tiles are complete, and throwing whatever tile comes next is an \
             elden finish.",
            "Evet, o zamana kadar kimse açmazsa: bu {tiles} taş tamam, sıradaki taş hangisi olursa olsun atılıp elden bitilir."
        )
    }

    pub(in crate::cli) fn no_elden(self, kept: usize) -> String {
        say!(
            self.0,
            "No. There is no elden finish: {kept} tiles do not all lie in melds.",
            "Hayır. Elden bitmiyor: {kept} taşın hepsi perlere dizilemiyor."
        )
    }

    pub(in crate::cli) fn lays_out(self, total: u64, discard: Option<&str>) -> String {
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

    pub(in crate::cli) fn does_not_lay_out(self, discard: Option<&str>) -> String {
        match discard {
            Some(tile) => say!(
                self.0,
                "With {tile} thrown, the other tiles do not all fit into melds.",
                "{tile} atılınca taşların hepsi perlere dizilemiyor."
            ),
            None => say!(self.0, "There is no way to lay this hand out in melds.", "Bu el perlere dizilemiyor."),
        }
    }

    pub(in crate::cli) fn more_layouts(self, shown: u64, total: u64) -> String {
        say!(
            self.0,
            "{shown} of {total} shown; --limit shows more.",
            "{total} dizilişten {shown} tanesi gösterildi; daha fazlası için --limit verin."
        )
    }

    pub(in crate::cli) fn pairs_enough(self, with_okeys: usize, needed: usize) -> String {
        say!(
            self.0,
            "Yes. {with_okeys} pairs, and {needed} are needed.",
            "Evet. {with_okeys} çift var, {needed} gerekiyor."
        )
    }

    pub(in crate::cli) fn pairs_short(self, with_okeys: usize, needed: usize) -> String {
        match self.0 {
            Language::En => {
                let pairs = plural(with_okeys as u64, "pair", "pairs");
                format!("No. {with_okeys} {pairs}, and {needed} are needed: {} short.", needed - with_okeys)
            }
            Language::Tr => format!("Hayır. {with_okeys} çift var, {needed} gerekiyor: {} eksik.", needed - with_okeys),
        }
    }

    pub(in crate::cli) fn opens(self, sum: u32, bar: u32) -> String {
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

    pub(in crate::cli) fn sum_short(self, sum: u32, bar: u32) -> String {
        say!(
            self.0,
            "The highest sum of runs and groups is {sum}, {} short of {bar}.",
            "Seri ve grupların en yüksek toplamı {sum}: {bar} için {} eksik.",
            bar - sum
        )
    }

    pub(in crate::cli) fn lays_nothing(self, taken: Option<&str>) -> String {
        match taken {
            Some(tile) => {
                say!(self.0, "No run or group can hold {tile}.", "{tile} hiçbir seriye ya da gruba girmiyor.")
            }
            None => say!(self.0, "No run or group can be laid.", "Açılabilecek seri ya da grup yok."),
        }
    }

    pub(in crate::cli) fn cannot_open(self, sum: &str) -> String {
        say!(self.0, "No. {sum}", "Hayır. {sum}")
    }

    pub(in crate::cli) fn opens_by_pairs(self, pairs: usize, needed: usize) -> String {
        say!(
            self.0,
            "Yes, with pairs: there are {pairs}, and {needed} are needed.",
            "Evet, çift açılır: {pairs} çift var, {needed} gerekiyor."
        )
    }

    pub(in crate::cli) fn opens_elden(self, on_turn: bool) -> String {
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

    pub(in crate::cli) fn pairs_of(self, pairs: usize, needed: usize) -> String {
        say!(self.0, "{pairs} of {needed}", "{pairs} / {needed}")
    }

    pub(in crate::cli) fn would_open(self, setting: &str) -> String {
        say!(self.0, "with {setting} this hand could open", "{setting} olsa bu el açılabilirdi")
    }

    pub(in crate::cli) fn would_not_open(self, setting: &str) -> String {
        say!(self.0, "with {setting} this hand could not open", "{setting} olsa bu el açılamazdı")
    }

    pub(in crate::cli) fn false_joker_plays(self, as_what: &str) -> String {
        say!(self.0, "J* plays as {as_what}", "J* = {as_what}")
    }

    pub(in crate::cli) fn far(self, distance: usize, by: &[String]) -> String {
        match self.0 {
            Language::En => {
                let tiles = plural(distance as u64, "tile", "tiles");
                let by = if by.is_empty() { String::new() } else { format!(" ({})", by.join(", ")) };
                format!("{distance} {tiles} to exchange{by}")
            }
            Language::Tr => {
                let by = if by.is_empty() { String::new() } else { format!(" ({})", by.join(", ")) };
                format!("{distance} taş değişmeli{by}")
            }
        }
    }

    pub(in crate::cli) fn distance_by(self, way: Way, distance: usize) -> String {
        match way {
            Way::Melds => say!(self.0, "{distance} in melds", "perlerle {distance}"),
            Way::Pairs => say!(self.0, "{distance} in pairs", "çiftlerle {distance}"),
            Way::Dizi => say!(self.0, "{distance} as a dizi", "diziyle {distance}"),
            Way::Chains => say!(self.0, "{distance} in chains", "zincirlerle {distance}"),
            Way::Series => say!(self.0, "{distance} in series", "seriyle {distance}"),
        }
    }

    pub(in crate::cli) fn also_by_okey(self, tiles: &[String]) -> String {
        say!(
            self.0,
            "Drawing {} makes an okey finish possible.",
            "{} gelirse okey atarak da bitilebilir.",
            any_of(tiles, self.0)
        )
    }

    pub(in crate::cli) fn waits_for_seen(self, tiles: &[String]) -> String {
        say!(
            self.0,
            "This hand waits for {}, but no copy is left unseen: no draw completes it.",
            "Bu eli {} tamamlardı ama görülmemiş tanesi kalmadı: ortadan çekilen hiçbir taş eli tamamlamaz.",
            any_of(tiles, self.0)
        )
    }

    pub(in crate::cli) fn any_tile_completes(self) -> String {
        say!(
            self.0,
            "This hand is complete: any tile will do, for it can be thrown at once.",
            "Bu el tamam: hangi taş gelirse gelsin, o taş atılarak bitilir."
        )
    }

    pub(in crate::cli) fn waits_for(self, tiles: &[String], left: usize) -> String {
        match self.0 {
            Language::En => {
                let unseen = plural(left as u64, "copy", "copies");
                format!("This hand waits for {}: {left} {unseen} not yet seen.", any_of(tiles, self.0))
            }
            Language::Tr => format!("Bu eli {} tamamlar: görülmemiş {left} tane var.", any_of(tiles, self.0)),
        }
    }

    pub(in crate::cli) fn waits_for_none(self, distance: usize) -> String {
        say!(
            self.0,
            "No single tile completes this hand: {distance} tiles must still be exchanged.",
            "Bu eli tek bir taş tamamlamaz: daha {distance} taşın değişmesi gerekiyor."
        )
    }

    pub(in crate::cli) fn chance_to_win(self, chance: &str, draws: usize, good: usize, unseen: usize) -> String {
        match self.0 {
            Language::En => {
                let draws = if draws == 1 { "1 own draw".to_owned() } else { format!("{draws} own draws") };
                format!(
                    "Chance to win within {draws} from the stock alone: {chance} ({good} good among {unseen} unseen tiles; the hand \
             kept as it is, no help from the left neighbour)."
                )
            }
            Language::Tr => format!(
                "Yalnız ortadan, kendi çektiğiniz {draws} taşla bitme olasılığı: {chance} (görülmemiş {unseen} taştan {good} \
             tanesi işe yarar; el olduğu gibi kalır, soldaki oyuncunun attığı alınmaz)."
            ),
        }
    }

    pub(in crate::cli) fn throw_wins(self, tile: &str) -> String {
        say!(self.0, "Throw {tile}: it wins.", "{tile} atın: el biter.")
    }

    pub(in crate::cli) fn throw_elden(self, tile: &str) -> String {
        say!(
            self.0,
            "Throw {tile}: it finishes elden, if nobody has opened yet.",
            "{tile} atın: henüz kimse açmadıysa elden biter."
        )
    }

    pub(in crate::cli) fn throw_opens(self, tile: &str) -> String {
        say!(
            self.0,
            "This hand opens now: okey open shows how. Throw {tile}; the others open without it.",
            "Bu el şimdi açılır; nasıl açılacağını okey ac gösterir. {tile} atın, açmak için ona gerek yok."
        )
    }

    pub(in crate::cli) fn throw_to_open(self, tile: &str, distance: usize, useful: usize, unseen: usize) -> String {
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

    pub(in crate::cli) fn throw_of_opened(self, tile: &str, left: Option<u32>) -> String {
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

    pub(in crate::cli) fn any_tile_opens(self) -> String {
        say!(
            self.0,
            "This hand opens on the next turn, whatever tile comes.",
            "Hangi taş gelirse gelsin, bu el sıra gelince açılır."
        )
    }

    pub(in crate::cli) fn waits_to_open(self, tiles: &[String], left: usize) -> String {
        match self.0 {
            Language::En => {
                let unseen = plural(left as u64, "copy", "copies");
                format!("This hand opens with {}: {left} {unseen} not yet seen.", any_of(tiles, self.0))
            }
            Language::Tr => format!("Bu eli {} açtırır: görülmemiş {left} tane var.", any_of(tiles, self.0)),
        }
    }

    pub(in crate::cli) fn waits_to_open_seen(self, tiles: &[String]) -> String {
        say!(
            self.0,
            "This hand would open with {}, but no copy is left unseen: no draw opens it.",
            "Bu eli {} açtırırdı ama görülmemiş tanesi kalmadı: ortadan çekilen hiçbir taşla açılmaz.",
            any_of(tiles, self.0)
        )
    }

    pub(in crate::cli) fn none_opens(self, distance: Option<usize>) -> String {
        match distance {
            Some(distance) => say!(
                self.0,
                "No single tile opens this hand: {distance} tiles must still be exchanged.",
                "Bu eli tek bir taş açtırmaz: daha {distance} taşın değişmesi gerekiyor."
            ),
            None => say!(self.0, "No tiles open at this table.", "Bu masada hiçbir taşla el açılamaz."),
        }
    }

    pub(in crate::cli) fn chance_to_open(self, chance: &str, draws: usize, good: usize, unseen: usize) -> String {
        match self.0 {
            Language::En => {
                let draws = if draws == 1 { "1 own draw".to_owned() } else { format!("{draws} own draws") };
                format!(
                    "Chance to open within {draws} from the stock alone: {chance} ({good} good among {unseen} unseen tiles; the \
             hand kept as it is, nothing taken from the left neighbour)."
                )
            }
            Language::Tr => format!(
                "Yalnız ortadan, kendi çektiğiniz {draws} taşla açma olasılığı: {chance} (görülmemiş {unseen} taştan {good} \
             tanesi işe yarar; el olduğu gibi kalır, soldaki oyuncunun attığı alınmaz)."
            ),
        }
    }

    pub(in crate::cli) fn far_from_opening(self, distance: usize, by: &[String]) -> String {
        match self.0 {
            Language::En => {
                let tiles = plural(distance as u64, "tile", "tiles");
                let by = if by.is_empty() { String::new() } else { format!(" ({})", by.join(", ")) };
                format!("{distance} {tiles} to exchange to open{by}")
            }
            Language::Tr => {
                let by = if by.is_empty() { String::new() } else { format!(" ({})", by.join(", ")) };
                format!("açmak için {distance} taş değişmeli{by}")
            }
        }
    }

    pub(in crate::cli) fn throw_leaves(self, tile: &str, distance: usize, useful: usize, unseen: usize) -> String {
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

    pub(in crate::cli) fn tiles_of_kinds(self, tiles: usize, kinds: usize) -> String {
        match self.0 {
            Language::En => format!("{tiles} of {kinds} {}", plural(kinds as u64, "kind", "kinds")),
            Language::Tr => format!("{kinds} çeşit, {tiles} taş"),
        }
    }

    pub(in crate::cli) fn leaves_outside(self, total: u64, outside: usize, discard: Option<&str>) -> String {
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

    pub(in crate::cli) fn no_meld(self) -> String {
        say!(self.0, "No meld can be laid from these tiles.", "Bu taşlarla tek bir per bile yapılamaz.")
    }

    pub(in crate::cli) fn dealt(self, seed: u64) -> String {
        say!(self.0, "Dealt with --seed {seed}.", "--seed {seed} ile dağıtıldı.")
    }

    pub(in crate::cli) fn of_texts(self, title: &str, texts: u8) -> String {
        match self.0 {
            Language::En => format!("{title} ({texts} {})", plural(texts.into(), "text", "texts")),
            Language::Tr => format!("{title} ({texts} metin)"),
        }
    }

    pub(in crate::cli) fn would_win(self, setting: &str) -> String {
        say!(self.0, "with {setting} this hand would win", "{setting} olsa bu el biterdi")
    }

    pub(in crate::cli) fn would_not_win(self, setting: &str) -> String {
        say!(self.0, "with {setting} this hand would not win", "{setting} olsa bu el bitmezdi")
    }

    pub(in crate::cli) fn match_number(self, number: usize) -> String {
        say!(self.0, "Match {number}", "{number}. maç")
    }

    pub(in crate::cli) fn progress(self, lines: u64, per_second: u64, left: Option<Ahead>) -> String {
        let left = left
            .map(|left| say!(self.0, "{}%, {} left, ", "%{}, kalan {}, ", left.percent, clock(left.seconds)))
            .unwrap_or_default();
        say!(self.0, "{left}{lines} lines, {per_second}/s", "{left}{lines} satır, {per_second}/sn")
    }

    pub(in crate::cli) fn summary(self, lines: u64, refused: u64, seconds: f64, per_second: u64) -> String {
        match self.0 {
            Language::En => {
                let answered = lines - refused;
                let all = plural(lines, "line", "lines");
                format!(
                    "{lines} {all}: {answered} answered, {refused} refused, in {seconds:.1} s ({per_second} per second)"
                )
            }
            Language::Tr => {
                let answered = lines - refused;
                let seconds = format!("{seconds:.1}").replace('.', ",");
                format!(
                    "{lines} satır: {answered} yanıtlandı, {refused} geri çevrildi; {seconds} sn (saniyede {per_second})"
                )
            }
        }
    }

    pub(in crate::cli) fn how(self, how: FinishKind) -> &'static str {
        score::how(how, self.0)
    }

    pub(in crate::cli) fn note(self, part: &Part) -> String {
        score::note(part, self.0)
    }

    pub(in crate::cli) fn finished(self, name: &str, how: &[FinishKind], factor: Option<i64>) -> String {
        score::finished(name, how, factor, self.0)
    }

    pub(in crate::cli) fn leads(self, hands: usize, of: Option<usize>, leaders: &[&str], balance: i64) -> String {
        score::leads(hands, of, leaders, balance, self.0)
    }

    pub(in crate::cli) fn won(self, hands: usize, winners: &[&str], balance: i64) -> String {
        score::won(hands, winners, balance, self.0)
    }

    pub(in crate::cli) fn tournament(self, over: bool, played: usize, leaders: &[&str], wins: &str) -> String {
        score::tournament(over, played, leaders, wins, self.0)
    }

    pub(in crate::cli) fn told(self, claim: &Claim) -> Vec<String> {
        judge::told(claim, self.0)
    }

    pub(in crate::cli) fn question(self, question: Question) -> &'static str {
        judge::question(question, self.0)
    }

    pub(in crate::cli) fn ruling(self, judgment: &Ruling, table: &Table) -> String {
        judge::ruling(judgment, table, self.0)
    }

    pub(in crate::cli) fn fact_within(self, fact: &Fact, table: &Table) -> String {
        judge::fact(fact, table, self.0)
    }

    pub(in crate::cli) fn fact(self, fact: &Fact, table: &Table) -> String {
        judge::sentence(&judge::fact(fact, table, self.0), self.0)
    }
}

/// The sentence with a capital first.
fn capital(sentence: &str) -> String {
    let (first, rest) = sentence.split_at(1);
    first.to_uppercase() + rest
}

fn plural<'a>(count: u64, one: &'a str, many: &'a str) -> &'a str {
    if count == 1 { one } else { many }
}
