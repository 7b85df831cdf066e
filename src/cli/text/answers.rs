//! What answers say.

use super::options::telling;
use super::{Ahead, clock, decimal};
use crate::judge::{Fact, Ruling};
use crate::table::Table;
use crate::text::{judge, plural, say, so_many};
use crate::winning::Way;
use crate::words::Language;

impl Language {
    pub(in crate::cli) fn more_layouts(self, shown: u64, total: u64) -> String {
        say!(self;
            "{shown} of {total} shown; --limit shows more."
            / "{total} dizilişten {shown} tanesi gösterildi; daha fazlası için --limit verin.")
    }

    pub(in crate::cli) fn pairs_of(self, pairs: usize, needed: usize) -> String {
        say!(self; "{pairs} of {needed}" / "{pairs} / {needed}")
    }

    /// What a setting would make of a hand: whether it then wins, or opens.
    pub(in crate::cli) fn would(self, setting: &str, opening: bool, yes: bool) -> String {
        let (en, tr) = match (opening, yes) {
            (true, true) => ("could open", "açılabilirdi"),
            (true, false) => ("could not open", "açılamazdı"),
            (false, true) => ("would win", "biterdi"),
            (false, false) => ("would not win", "bitmezdi"),
        };
        say!(self; "with {setting} this hand {en}" / "{setting} olsa bu el {tr}")
    }

    pub(in crate::cli) fn false_joker_plays(self, as_what: &str) -> String {
        say!(self; "J* plays as {as_what}" / "J* = {as_what}")
    }

    /// How many tiles are to be exchanged: until the hand is complete, or until it opens.
    pub(in crate::cli) fn tiles_to_exchange(self, distance: usize, opening: bool, by: &[String]) -> String {
        let by = if by.is_empty() { String::new() } else { format!(" ({})", by.join(", ")) };
        let tiles = so_many(distance, "tile");
        let (en, tr) = if opening { (" to open", "açmak için ") } else { ("", "") };
        say!(self; "{tiles} to exchange{en}{by}" / "{tr}{distance} taş değişmeli{by}")
    }

    pub(in crate::cli) fn distance_by(self, way: Way, distance: usize) -> String {
        match way {
            Way::Melds => say!(self; "{distance} in melds" / "perlerle {distance}"),
            Way::Pairs => say!(self; "{distance} in pairs" / "çiftlerle {distance}"),
            Way::Dizi => say!(self; "{distance} as a dizi" / "diziyle {distance}"),
            Way::Chains => say!(self; "{distance} in chains" / "zincirlerle {distance}"),
            Way::Series => say!(self; "{distance} in series" / "seriyle {distance}"),
        }
    }

    /// The chance to win within `draws` draws, or to open.
    pub(in crate::cli) fn draw_chance(
        self,
        opening: bool,
        chance: &str,
        draws: usize,
        good: usize,
        unseen: usize,
    ) -> String {
        let own_draws = so_many(draws, "own draw");
        let (verb, help, noun) =
            if opening { ("open", "nothing taken from", "açma") } else { ("win", "no help from", "bitme") };
        say!(self;
            "Chance to {verb} within {own_draws} from the stock alone: {chance} ({good} good among {unseen} unseen \
             tiles; the hand kept as it is, {help} the left neighbour)."
            / "Yalnız ortadan, kendi çektiğiniz {draws} taşla {noun} olasılığı: {chance} (görülmemiş {unseen} taştan \
               {good} tanesi işe yarar; el olduğu gibi kalır, soldaki oyuncunun attığı alınmaz).")
    }

    pub(in crate::cli) fn tiles_of_kinds(self, tiles: usize, kinds: usize) -> String {
        let so_many = so_many(kinds, "kind");
        say!(self; "{tiles} of {so_many}" / "{kinds} çeşit, {tiles} taş")
    }

    pub(in crate::cli) fn dealt_with_seed(self, seed: u64) -> String {
        say!(self; "Dealt with --seed {seed}." / "--seed {seed} ile dağıtıldı.")
    }

    pub(in crate::cli) fn title_of_texts(self, title: &str, texts: u8) -> String {
        let so_many = so_many(texts.into(), "text");
        say!(self; "{title} ({so_many})" / "{title} ({texts} metin)")
    }

    pub(in crate::cli) fn match_number(self, number: usize) -> String {
        say!(self; "Match {number}" / "{number}. maç")
    }

    pub(in crate::cli) fn batch_progress(self, lines: u64, per_second: u64, left: Option<Ahead>) -> String {
        let left = left
            .map(|Ahead { percent, seconds }| {
                say!(self, clock = clock(seconds); "{percent}%, {clock} left, " / "%{percent}, kalan {clock}, ")
            })
            .unwrap_or_default();
        say!(self; "{left}{lines} lines, {per_second}/s" / "{left}{lines} satır, {per_second}/sn")
    }

    pub(in crate::cli) fn batch_summary(self, lines: u64, refused: u64, seconds: f64, per_second: u64) -> String {
        let (answered, all) = (lines - refused, plural(lines, "line", "lines"));
        let seconds = decimal(&format!("{seconds:.1}"), self);
        say!(self;
            "{lines} {all}: {answered} answered, {refused} refused, in {seconds} s ({per_second} per second)"
            / "{lines} satır: {answered} yanıtlandı, {refused} geri çevrildi; {seconds} sn (saniyede {per_second})")
    }

    /// A verdict; an undecided one with the option that supplies what the ruling lacked.
    pub(in crate::cli) fn ruling(self, ruling: &Ruling, table: &Table) -> String {
        let said = judge::ruling(ruling, table, self);
        match (judge::untold(ruling).and_then(telling), said.strip_suffix('.')) {
            (Some(option), Some(clause)) if ruling.allowed.is_none() => format!("{clause} ({option})."),
            _ => said,
        }
    }

    /// A fact within a sentence, with the option that supplies what the ruling lacked.
    pub(in crate::cli) fn fact_within(self, fact: &Fact, table: &Table) -> String {
        let told = judge::fact(fact, table, self);
        telling(fact).map_or_else(|| told.clone(), |option| format!("{told} ({option})"))
    }

    pub(in crate::cli) fn fact(self, fact: &Fact, table: &Table) -> String {
        judge::sentence(&self.fact_within(fact, table), self)
    }
}
