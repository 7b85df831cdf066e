//! Sentences about hapis: its turns, its computer players, and the thesis on hapis.
//!
//! The thesis prints the code of a computer player, and a worked example.

use super::{decimal, pick, plural};
use crate::hapis::arena::HapisTally;
use crate::hapis::{Dice, HapisOutcome, HapisPlayerKind, HapisReplay, Position, Rules, Side};
use crate::words::Language;

/// Returns the name of a side for the middle of a sentence.
pub(crate) const fn side(side: Side, language: Language) -> &'static str {
    match side {
        Side::White => pick(language, "White", "beyaz"),
        Side::Black => pick(language, "Black", "siyah"),
    }
}

pub(crate) const fn whose(side: Side, language: Language) -> &'static str {
    match side {
        Side::White => pick(language, "White's", "beyazın"),
        Side::Black => pick(language, "Black's", "siyahın"),
    }
}

/// The sentences about hapis in one language.
#[derive(Debug, Clone, Copy)]
pub struct Sayings(pub Language);

impl Sayings {
    const fn side_first(self, side: Side) -> &'static str {
        match side {
            Side::White => pick(self.0, "White", "Beyaz"),
            Side::Black => pick(self.0, "Black", "Siyah"),
        }
    }

    /// Returns a sentence that says which side must roll or, if `dice` is given, what it has rolled.
    pub fn on_roll(self, side: Side, dice: Option<Dice>) -> String {
        let who = self.side_first(side);
        match dice.map(Dice::both) {
            None => say!(self.0; "{who} is to throw" / "{who} zar atacak"),
            Some([one, other]) => say!(self.0; "{who} has thrown {one}-{other}" / "{who} {one}-{other} attı"),
        }
    }

    /// Returns a sentence with the number of legal turns. If `asked` is true, the sentence says instead that the turn
    /// in question is legal.
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

    /// Returns a sentence about the end of the game, if it is over.
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
                "{who} has imprisoned the opponent's mother: 2 points" / "{who} rakibin anasını hapsetti: 2 sayı"),
            HapisOutcome::Draw => say!(self.0; "A draw" / "Berabere"),
        }
    }

    /// Returns a sentence with the number of rolls, out of 36, with which the other side can imprison a checker of
    /// `side`.
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
            "On average, a throw can imprison {checkers} checkers, if it is played to imprison as many as possible"
            / "Her zar en çok pulu hapsedecek biçimde oynanırsa ortalama {checkers} pul hapseder")
    }

    /// Returns a sentence for the record of a person who played Black.
    pub fn person_is_white(self) -> String {
        say!(self.0;
            "The person played Black, but a record always shows the person as White."
            / "Bu oyunda kişi siyahla oynadı; kayıt kişiyi hep beyaz gösterir.")
    }

    /// Returns a summary of a checked record: its turns, its faults, and the number of lines not checked.
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

impl Sayings {
    pub fn chooses(self, player: &str, turn: &str) -> String {
        say!(self.0; "{player} plays {turn}" / "{player} {turn} oynar")
    }

    /// Explains how a kind of computer player chooses its turns.
    pub const fn why(self, player: HapisPlayerKind) -> &'static str {
        match player {
            HapisPlayerKind::Random => pick(self.0, "A random legal turn.", "Oynanabilecek hamlelerden rastgele biri."),
            HapisPlayerKind::Thesis => pick(
                self.0,
                "The player chooses step by step, each time the step with the smallest number.",
                "Oyuncu adım adım seçer, her defasında sayısı en küçük adımı.",
            ),
            HapisPlayerKind::ThesisTurn => pick(
                self.0,
                "Of all whole turns, the one with the smallest number by the formula of the thesis.",
                "Bütün hamleler içinde, tezdeki formülle sayısı en küçük olan.",
            ),
            HapisPlayerKind::Exact => pick(
                self.0,
                "The turn after which the fewest of 36 throws can imprison a checker:",
                "Ardından 36 zardan en azıyla pul hapsedilebilen hamle:",
            ),
            HapisPlayerKind::Held => pick(
                self.0,
                "The number by the formula of the thesis, minus the value of the prisoners:",
                "Tezdeki formülle bulunan sayı eksi hapistekilerin değeri:",
            ),
            HapisPlayerKind::TwoPly => pick(
                self.0,
                "The average points that the other side can expect over all 21 rolls:",
                "Rakibin 21 zar üzerinden ortalama beklediği sayı:",
            ),
            HapisPlayerKind::Warden => pick(
                self.0,
                "The average points that the other side can expect over all 21 rolls, with tuned weights:",
                "Ayarlanmış ağırlıklarla, rakibin 21 zar üzerinden ortalama beklediği sayı:",
            ),
        }
    }

    /// Returns the result of many games between two players: the first player's average lead in points per game, and
    /// the wins of both.
    pub fn arena(self, players: [HapisPlayerKind; 2], rules: Rules, seed: u64, tally: &HapisTally) -> String {
        let [one, other] = players;
        let mut table = vec![rules.set.name().to_owned()];
        table.extend(rules.changes().map(|(switch, on)| format!("{} = {on}", switch.key)));
        let table = table.join(", ");
        let HapisTally { games, won, lost, drawn, .. } = tally;
        let mean = decimal(&format!("{:+.3}", tally.mean()), self.0);
        // A standard error needs more than one pair of games.
        let error = if *games > 2 { decimal(&format!(" ± {:.3}", tally.error()), self.0) } else { String::new() };
        let wins = |[by_one, by_two]: [u64; 2]| (by_one + by_two, by_two);
        let ((won, won_two), (lost, lost_two)) = (wins(*won), wins(*lost));
        say!(self.0;
            "{one} against {other}: {mean}{error} points a game\n{games} games in pairs, rules {table}, seed \
             {seed}\n{one} won {won} ({won_two} by two points), {other} {lost} ({lost_two}), {drawn} drawn\n"
            / "{one}, {other} karşısında: oyun başına {mean}{error} sayı\nçift çift {games} oyun, kurallar {table}, \
               tohum {seed}\n{one} {won} oyun aldı ({won_two} tanesi iki sayı), {other} {lost} ({lost_two}), {drawn} \
               berabere\n")
    }
}

impl Sayings {
    /// Returns a sentence with the steps that bear checkers off. The program in the thesis plays them before it rates
    /// other steps.
    pub fn borne_off(self, steps: &str) -> String {
        say!(self.0;
            "First the program bears checkers off, without comparing numbers: {steps}"
            / "Program önce, sayılara bakmadan pul toplar: {steps}")
    }

    /// Returns a sentence with the step that the program in the thesis plays: the first step with the lowest score.
    pub fn plays(self, step: &str) -> String {
        say!(self.0;
            "The program plays {step}, the first step with the smallest number."
            / "Program, sayısı en küçük olan ilk adımı oynar: {step}.")
    }

    /// Explains a turn in which the program in the thesis leaves a playable die unplayed.
    pub const fn leaves_die(self) -> &'static str {
        pick(
            self.0,
            "The player chooses step by step, each time the step with the smallest number; so the program in the \
             thesis leaves a die unplayed that could be played.",
            "Oyuncu adım adım seçer, her defasında sayısı en küçük adımı; bu yüzden tezdeki program, oynanabilecek bir \
             zarı boşta bırakır.",
        )
    }

    /// Explains why a computer player does not play the turn `own`, and how it chooses its turn instead. The program in
    /// the thesis would play `own`, which is illegal, or empty if it finds no turn.
    pub fn refused(self, own: &str) -> String {
        match own {
            "" => say!(self.0;
                "Choosing step by step, the player finds nothing to play. But these rules allow some turns, so it \
                 plays the one with the smallest number by the formula of the thesis."
                / "Oyuncu adım adım seçince oynayacak bir şey bulamaz. Ama bu kurallarla oynanabilecek hamleler var; \
                   bunlardan, tezdeki formülle sayısı en küçük olanı oynar."),
            _ => say!(self.0;
                "Choosing step by step, the player would play {own}. These rules do not allow this turn, so it plays \
                 the whole turn with the smallest number by the formula of the thesis."
                / "Oyuncu adım adım seçse {own} oynardı. Bu kurallarda o hamle oynanamaz; bu yüzden bütün hamleler \
                   içinde, tezdeki formülle sayısı en küçük olanı oynar."),
        }
    }

    /// Returns a remark after a turn: the program in the thesis would play the illegal turn `own`.
    pub fn instead(self, own: &str) -> String {
        say!(self.0; "  (its first choice is illegal here: {own})" / "  (ilk seçtiği hamle burada oynanamaz: {own})")
    }

    /// Returns a sentence that names the step with the lowest score in a table of the thesis. The step goes from the
    /// point `from` to the point `to`.
    pub fn thesis_plays(self, from: usize, to: usize) -> String {
        say!(self.0;
            "The step with the smallest number is {from}-{to}; the thesis plays this step too."
            / "Sayısı en küçük adım {from}-{to}; tezde de o oynanır.")
    }

    /// Returns a sentence about the worked example: how many printed counts and sums equal the computed ones.
    pub fn agreement(self, counts: usize, of: usize, sums: usize, of_sums: usize) -> String {
        say!(self.0;
            "{counts} of {of} counts and {sums} of {of_sums} sums match the printed ones."
            / "{of} sayıdan {counts}, {of_sums} toplamdan {sums} tanesi basıldığı gibi çıkar.")
    }

    /// Returns a sentence about a misprint in the worked example. For each step, the thesis prints three counts and
    /// their weighted sum. One of the counts is `tek`, the ways to imprison a checker with one die. The thesis prints
    /// `tek` as `printed`, but the printed `sum` is right only if `tek` is `found`. With `printed`, the sum would be
    /// `with`.
    pub fn misprinted(self, step: &str, printed: u32, found: u32, sum: &str, with: &str) -> String {
        say!(self.0;
            "{step}: the thesis prints {printed} for tek, but the sum printed next to it, {sum}, is right only if tek \
             is {found}; with {printed} the sum would be {with}."
            / "{step}: tek {printed} diye basılmış, ama yanında basılı toplam ({sum}) ancak tek {found} olunca \
               çıkar; {printed} ile toplam {with} olurdu.")
    }
}
