//! Sentences that occur in answers.

use super::{Estimate, clock};
use crate::text::{counted, decimal, plural, say};
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

    pub(in crate::cli) fn false_joker_plays(self, as_what: &str) -> String {
        say!(self; "J* plays as {as_what}" / "J* = {as_what}")
    }

    pub(in crate::cli) fn tiles_of_kinds(self, tiles: usize, kinds: usize) -> String {
        let counted = counted(kinds, "kind");
        say!(self; "{tiles} of {counted}" / "{kinds} çeşit, {tiles} taş")
    }

    pub(in crate::cli) fn dealt_with_seed(self, seed: u64) -> String {
        say!(self; "Dealt with --seed {seed}." / "--seed {seed} ile dağıtıldı.")
    }

    pub(in crate::cli) fn title_of_texts(self, title: &str, texts: u8) -> String {
        let counted = counted(texts.into(), "text");
        say!(self; "{title} ({counted})" / "{title} ({texts} metin)")
    }

    pub(in crate::cli) fn batch_progress(self, lines: u64, per_second: u64, left: Option<Estimate>) -> String {
        let left = left
            .map(|Estimate { percent, seconds }| {
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
}
