//! Sentences about the game hapis. The files `players` and `thesis` hold the sentences about computer players and about
//! the thesis.

mod players;
mod thesis;

use super::{decimal, pick, plural};
use crate::hapis::{Dice, HapisOutcome, HapisReplay, Position, Rules, Side};
use crate::words::Language;

/// Returns the name of a side in lower case, for the middle of a sentence.
pub(crate) const fn side(side: Side, language: Language) -> &'static str {
    match side {
        Side::White => pick(language, "White", "beyaz"),
        Side::Black => pick(language, "Black", "siyah"),
    }
}

/// Returns the possessive of a side: "White's" or "Black's".
pub(crate) const fn whose(side: Side, language: Language) -> &'static str {
    match side {
        Side::White => pick(language, "White's", "beyazın"),
        Side::Black => pick(language, "Black's", "siyahın"),
    }
}

/// The sentences about hapis in one language.
///
/// ```
/// use okey::Language;
/// use okey::hapis::{HapisOutcome, Side};
/// use okey::text::hapis::Sayings;
///
/// assert_eq!(Sayings(Language::En).outcome(HapisOutcome::Mother(Side::White)), "White has imprisoned the mother: 2 points");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Sayings(pub Language);

impl Sayings {
    const fn side_first(self, side: Side) -> &'static str {
        match side {
            Side::White => pick(self.0, "White", "Beyaz"),
            Side::Black => pick(self.0, "Black", "Siyah"),
        }
    }

    /// Returns a sentence that says which side must roll or, if the dice are known, what it has rolled.
    pub fn on_roll(self, side: Side, dice: Option<Dice>) -> String {
        let who = self.side_first(side);
        match dice.map(Dice::both) {
            None => say!(self.0; "{who} is to throw" / "{who} zar atacak"),
            Some([one, other]) => say!(self.0; "{who} has thrown {one}-{other}" / "{who} {one}-{other} attı"),
        }
    }

    /// Returns a sentence with the number of legal turns. If `asked` is true, the user asked about one turn, and only
    /// this turn is listed.
    pub fn turns(self, side: Side, dice: Dice, turns: usize, asked: bool) -> String {
        let who = self.side_first(side);
        let [one, other] = dice.both();
        match (turns, asked) {
            (0, _) => say!(self.0;
                "{who} cannot play {one}-{other}" / "{who} {one}-{other} ile gele: oynayacak hamle yok"),
            (_, true) => say!(self.0;
                "{who} may play this with {one}-{other}:" / "{who} {one}-{other} ile bunu oynayabilir:"),
            (1, false) => say!(self.0;
                "{who} can play {one}-{other} in one way only:"
                / "{who} {one}-{other} zarını tek biçimde oynayabilir:"),
            (_, false) => say!(self.0;
                "{who} can play {one}-{other} in {turns} ways:"
                / "{who} {one}-{other} zarını {turns} biçimde oynayabilir:"),
        }
    }

    /// Returns the reason why a side has no turn: the game is over, or no step is legal.
    pub fn no_turn(self, position: &Position, dice: Dice, rules: Rules) -> String {
        self.over(position, rules).unwrap_or_else(|| self.turns(position.turn(), dice, 0, false) + "\n")
    }

    /// Returns a sentence about the end of the game, or `None` if the game is not over.
    pub fn over(self, position: &Position, rules: Rules) -> Option<String> {
        let over = match position.outcome(rules) {
            HapisOutcome::Running => return None,
            over => self.outcome(over),
        };
        Some(say!(self.0; "The game is over. {over}\n" / "Oyun bitti. {over}\n"))
    }

    /// Returns a sentence that says how a game ended, or that it goes on.
    pub fn outcome(self, outcome: HapisOutcome) -> String {
        let who = |side| self.side_first(side);
        match outcome {
            HapisOutcome::Running => say!(self.0; "The game goes on" / "Oyun sürüyor"),
            HapisOutcome::Won(side) => {
                say!(self.0, who = who(side); "{who} has won: 1 point" / "{who} kazandı: 1 sayı")
            }
            HapisOutcome::Mars(side) => say!(self.0, who = who(side);
                "{who} has won with a mars: 2 points" / "{who} mars etti: 2 sayı"),
            HapisOutcome::Mother(side) => say!(self.0, who = who(side);
                "{who} has imprisoned the mother: 2 points" / "{who} anayı hapsetti: 2 sayı"),
            HapisOutcome::Draw => say!(self.0; "A draw" / "Berabere"),
        }
    }

    /// Returns a sentence with the number of rolls, out of 36, that can imprison a checker of `side`.
    pub fn trap(self, side: Side, rolls: u32) -> String {
        let (danger, other) = (self::side(side, self.0), self.side_first(side.other()));
        match rolls {
            0 => say!(self.0;
                "{other} cannot imprison a checker of {danger} with any throw"
                / "{other} hiçbir zarla {danger} pulu hapsedemez"),
            _ => say!(self.0;
                "{other} can imprison a checker of {danger} with {rolls} of 36 throws"
                / "{other} 36 zardan {rolls} tanesiyle bir {danger} pulu hapsedebilir"),
        }
    }

    /// Returns a sentence with the average number of checkers that a roll imprisons.
    pub fn expected(self, checkers: f64) -> String {
        let checkers = decimal(&format!("{checkers:.2}"), self.0);
        say!(self.0;
            "A throw imprisons {checkers} checkers on average, if it imprisons as many as it can"
            / "Her zarda hapsedebildiği kadarını hapsederse zar başına ortalama {checkers} pul hapseder")
    }

    /// Returns a summary of a checked record: the number of turns, the number of faults, and the number of lines not
    /// checked.
    pub fn replayed(self, replay: &HapisReplay) -> String {
        let (turns, faults, skipped) = (replay.turns.len(), replay.faults.len(), replay.skipped);
        let played = plural(turns as u64, "turn", "turns");
        let wrong = plural(faults as u64, "fault", "faults");
        let followed = match (faults, skipped) {
            (0, _) => return say!(self.0; "{turns} {played}, no faults" / "{turns} hamle, yanlış yok"),
            (_, None | Some(0)) => String::new(),
            (_, Some(skipped)) => say!(self.0, lines = plural(skipped as u64, "line", "lines");
                "; the {skipped} {lines} after the last fault not checked"
                / "; son yanlıştan sonraki {skipped} satıra bakılmadı"),
        };
        say!(self.0; "{turns} {played}, {faults} {wrong}{followed}" / "{turns} hamle, {faults} yanlış{followed}")
    }
}
