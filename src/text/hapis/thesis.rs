//! Sentences about the program that the thesis prints, and about the worked example of the thesis.

use super::Sayings;
use crate::text::pick;

impl Sayings {
    /// Returns a sentence about the checkers that the thesis's program bears off. The program bears off before it rates
    /// any step.
    pub fn borne_off(self, steps: &str) -> String {
        say!(self.0;
            "First it bears off, without comparing numbers: {steps}" / "Önce, sayıya bakmadan pul toplar: {steps}")
    }

    /// Returns a sentence about the step that the thesis's program plays. The program gives each step a number and
    /// plays the first step with the smallest one.
    pub fn plays(self, step: &str) -> String {
        say!(self.0;
            "It plays {step}, the first step with the smallest number."
            / "Sayısı en küçük olan ilk adımı oynar: {step}.")
    }

    /// Returns the reason for a turn in which the thesis's program leaves a die unplayed although it could be played.
    pub const fn leaves_die(self) -> &'static str {
        pick(
            self.0,
            "Step by step, always the step with the smallest number; the listings leave a die that could still be played.",
            "Adım adım, hep sayısı en küçük adım; tezdeki kod, oynanabilecek bir zarı boşta bırakır.",
        )
    }

    /// Returns the reason why the computer player does not play the turn `own`, which the thesis's program chose: it is
    /// not legal.
    pub fn refused(self, own: &str) -> String {
        match own {
            "" => say!(self.0;
                "Step by step it finds nothing to play, but this table has legal turns: it plays the one with the \
                 smallest number of the thesis."
                / "Adım adım oynayacak bir şey bulamaz; ama bu masada oynanabilecek hamleler var, bunlardan tezdeki \
                   sayısı en küçük olanı oynar."),
            _ => say!(self.0;
                "Step by step it would play {own}, which this table does not allow: it plays the whole turn with the \
                 smallest number of the thesis."
                / "Adım adım oynasa {own} oynardı; bu masada o hamle oynanmadığından, bütün hamleler içinde tezdeki sayısı \
                   en küçük olanı oynar."),
        }
    }

    /// Returns a remark that names the illegal turn that the thesis's program chose. It follows the turn that is played
    /// instead.
    pub fn instead(self, own: &str) -> String {
        say!(self.0; "  (its own is not allowed here: {own})" / "  (kendi hamlesi bu masada oynanmaz: {own})")
    }

    /// Returns a sentence that names the step with the smallest number in a printed table. The step goes from the point
    /// `from` to the point `to`.
    pub fn thesis_plays(self, from: usize, to: usize) -> String {
        say!(self.0;
            "The smallest is {from}-{to}; the thesis plays it too." / "En küçüğü {from}-{to}; tezde de o oynanır.")
    }

    /// Returns a sentence that says how many computed counts and sums of the worked example equal the printed ones.
    pub fn agreement(self, counts: usize, of: usize, sums: usize, of_sums: usize) -> String {
        say!(self.0;
            "{counts} of {of} counts and {sums} of {of_sums} sums match the print."
            / "{of} sayıdan {counts}, {of_sums} toplamdan {sums} tanesi basıldığı gibi çıkar.")
    }

    /// Returns a sentence about a misprinted count of the worked example: the printed count and the computed one, each
    /// with the sum that follows from it.
    pub fn misprinted(self, step: &str, printed: u32, found: u32, sum: &str, with: &str) -> String {
        say!(self.0;
            "{step}: tek is printed as {printed}, but the sum printed next to it, {sum}, needs tek {found}; with \
             {printed} it would be {with}."
            / "{step}: tek {printed} diye basılmış, ama yanında basılı toplam, {sum}, tek {found} olunca çıkar; \
               {printed} ile {with} olurdu.")
    }
}
