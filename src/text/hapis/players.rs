//! Sentences about computer players of hapis and the reasons for their turns.

use super::Sayings;
use crate::hapis::arena::HapisTally;
use crate::hapis::{HapisPlayerKind, Rules};
use crate::text::{decimal, pick};

impl Sayings {
    /// Returns a sentence that says which turn a player chooses.
    pub fn chooses(self, player: &str, turn: &str) -> String {
        say!(self.0; "{player} plays {turn}" / "{player} {turn} oynar")
    }

    /// Returns an explanation of how a kind of computer player chooses its turns.
    pub const fn why(self, player: HapisPlayerKind) -> &'static str {
        match player {
            HapisPlayerKind::Random => pick(self.0, "A random legal turn.", "Oynanabilecek hamlelerden rastgele biri."),
            HapisPlayerKind::Thesis => pick(
                self.0,
                "Step by step, always the step with the smallest number.",
                "Adım adım, hep sayısı en küçük adım.",
            ),
            HapisPlayerKind::ThesisTurn => pick(
                self.0,
                "The whole turn with the smallest number of the thesis.",
                "Hamlenin bütününe bakınca tezdeki sayısı en küçük olan.",
            ),
            HapisPlayerKind::Exact => pick(
                self.0,
                "The turn after which the fewest of 36 throws imprison a checker:",
                "Ardından 36 zardan en azıyla pul hapsedilebilen hamle:",
            ),
            HapisPlayerKind::Held => pick(
                self.0,
                "The number of the thesis minus the value of the prisoners:",
                "Tezdeki sayı eksi hapistekilerin değeri:",
            ),
            HapisPlayerKind::TwoPly => pick(
                self.0,
                "The points the other side can expect over all 21 rolls:",
                "Rakibin 21 zar üzerinden beklenen sayısı:",
            ),
            HapisPlayerKind::Warden => pick(
                self.0,
                "The points the other side can expect over all 21 rolls, with tuned weights:",
                "Ayarlanmış ağırlıklarla rakibin 21 zar üzerinden beklenen sayısı:",
            ),
        }
    }

    /// Returns the result of many games between two players: how many points per game the first player is ahead on
    /// average, and how many games each has won.
    pub fn arena(self, players: [HapisPlayerKind; 2], rules: Rules, seed: u64, tally: &HapisTally) -> String {
        let [one, other] = players;
        let mut table = vec![rules.set.name().to_owned()];
        table.extend(rules.changes().map(|(switch, on)| format!("{} = {on}", switch.key)));
        let table = table.join(", ");
        let HapisTally { games, won, lost, drawn, .. } = tally;
        let mean = decimal(&format!("{:+.3}", tally.mean()), self.0);
        // After a single pair of games there is no standard error.
        let error = if *games > 2 { decimal(&format!(" ± {:.3}", tally.error()), self.0) } else { String::new() };
        let wins = |[by_one, by_two]: [u64; 2]| (by_one + by_two, by_two);
        let ((won, won_two), (lost, lost_two)) = (wins(*won), wins(*lost));
        say!(self.0;
            "{one} over {other}: {mean}{error} points a game\n{games} games in pairs, rules {table}, seed \
             {seed}\n{one} won {won} ({won_two} by two points), {other} {lost} ({lost_two}), {drawn} drawn\n"
            / "{one}, {other} karşısında: oyun başına {mean}{error} sayı\nçift çift {games} oyun, kurallar {table}, \
               tohum {seed}\n{one} {won} oyun aldı ({won_two} tanesi iki sayı), {other} {lost} ({lost_two}), {drawn} \
               berabere\n")
    }
}
