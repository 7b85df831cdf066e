//! Labels for answers about hapis, and sentences that only the terminal shows.

use crate::hapis::{Dice, Side};
use crate::text::hapis::{self, Sayings};
use crate::text::{decimal, say};

words! {
    /// The labels in answers about hapis, and the sentences that have no parameters.
    HapisWords {
        title = "Hapis tavlası: a position", "Hapis tavlası: bir konum";
        position_label = "position", "konum";
        compact_label = "compact", "kısa";
        turn_label = "turn", "sıra";
        pips_label = "pips to go", "kalan sayı";
        off_label = "borne off", "toplanan";
        prisoners_label = "prisoners on", "hapistekiler";
        blots_label = "single checkers on", "tek duranlar";
        no_step = "No step can be played.\n", "Oynanacak adım yok.\n";
        cannot = "cannot", "oynanamaz";
        misprint = "misprint", "basım yanlışı";
        passes = "cannot play", "gele";
        your_turn = "your turn (16/14 20/17, ? lists, q leaves): ", "sıra sizde (16/14 20/17, ? listeler, q çıkar): ";
        risk_columns: [&'static str; 7] =
            ["step", "tek", "iki", "çif", "of 36", "as printed", "exact, of 36"],
            ["adım", "tek", "iki", "çif", "36'da", "basıldığı gibi", "gerçekte 36'da"];
        thesis_columns: [&'static str; 7] =
            ["step", "printed", "sum", "computed", "of 36", "sum computed", ""],
            ["adım", "basılı", "toplam", "hesaplanan", "36'da", "hesaplanan toplam", ""];
    }
}

impl Sayings {
    pub(crate) const fn words(self) -> &'static HapisWords {
        HapisWords::of(self.0)
    }

    /// Returns the heading of the table of risks. `left` holds the dice that are still to be played.
    pub(crate) fn risk_title(self, side: Side, dice: Dice, left: &[u8]) -> String {
        let [one, other] = dice.both();
        let all = if dice.is_double() { 4 } else { 2 };
        let figures = left.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let rest = match left {
            left if left.len() == all => String::new(),
            [] => say!(self.0; ", no die left" / " (kalan zar yok)"),
            _ => say!(self.0; ", the {figures} left" / " (kalan zar: {figures})"),
        };
        say!(self.0, whose = hapis::whose(side, self.0);
            "{whose} steps with {one}-{other}{rest}, as the thesis ranks them:"
            / "Tezdeki sıralamayla {whose} {one}-{other} ile adımları{rest}:")
    }

    pub(crate) fn risk_columns(self, exact: bool) -> Vec<String> {
        self.words().risk_columns.into_iter().take(if exact { 7 } else { 6 }).map(str::to_owned).collect()
    }

    /// Formats a number as the thesis prints it, cut to three decimals, but with the decimal sign of the language.
    pub(crate) fn decimal(self, number: f64) -> String {
        decimal(&crate::hapis::printed::example::truncated(number).replace(',', "."), self.0)
    }

    pub(crate) fn more_turns(self, more: usize) -> String {
        say!(self.0; "and {more} more; --json lists them all" / "{more} hamle daha var; --json hepsini listeler")
    }

    pub(crate) fn cost(self, cost: f64) -> String {
        decimal(&format!("{cost:+.3}"), self.0)
    }

    pub(crate) fn on_point(self, point: usize) -> String {
        say!(self.0; "on {point}" / "{point}. hanede")
    }

    pub(crate) fn table_title(self, number: usize) -> String {
        match number {
            0 => say!(self.0;
                "Section 4.6, first step, dice 2 and 3, on the board of Şekil-32"
                / "4.6. bölüm, ilk adım, zarlar 2 ve 3, Şekil-32'deki tahtada"),
            _ => say!(self.0;
                "The second step, after 16-14 (Şekil-33), the 3 left"
                / "İkinci adım, 16-14'ten sonra (Şekil-33), kalan zar 3"),
        }
    }
}
