//! The sentences of the answers.

use crate::hapis::arena::Tally;
use crate::hapis::{Dice, Kind, Outcome, Position, Replay, Rules, Side};
use crate::text::{decimal, hapis, pick, plural, say};
use crate::words::Language;

words! {
    /// The words beside figures, and sentences with nothing to fill in.
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
        /// Why the listings' own turn is all the same what is played.
        leaves_die =
            "Step by step, always the step with the least number; the listings leave a die over that could still be played.",
            "Adım adım, hep sayısı en küçük adım; tezdeki kod, oynanabilecek bir zarı boşta bırakır.";
        cannot = "cannot", "oynanmaz";
        misprint = "misprint", "basım yanlışı";
        passes = "cannot play", "gele";
        your_turn = "your turn (16/14 20/17, ? lists, q leaves): ", "sıra sizde (16/14 20/17, ? listeler, q çıkar): ";
        risk_columns: [&'static str; 7] =
            ["step", "tek", "iki", "çif", "of 36", "as printed", "exact, of 36"],
            ["adım", "tek", "iki", "çif", "36'da", "basıldığı gibi", "gerçekte 36'da"];
        thesis_columns: [&'static str; 7] =
            ["step", "printed", "sum", "found", "of 36", "sum found", ""],
            ["adım", "basılı", "toplam", "çıkan", "36'da", "çıkan toplam", ""];
    }
}

/// What is said of hapis tavlası, in a language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sayings(pub(crate) Language);

impl Sayings {
    pub(crate) const fn words(self) -> &'static HapisWords {
        HapisWords::of(self.0)
    }

    /// A side at the head of a sentence.
    const fn side_first(self, side: Side) -> &'static str {
        match side {
            Side::White => pick(self.0, "White", "Beyaz"),
            Side::Black => pick(self.0, "Black", "Siyah"),
        }
    }

    pub(crate) fn on_roll(self, side: Side, dice: Option<Dice>) -> String {
        let who = self.side_first(side);
        match dice.map(Dice::both) {
            None => say!(self.0; "{who} is to throw" / "{who} zar atacak"),
            Some([one, other]) => say!(self.0; "{who} has thrown {one}-{other}" / "{who} {one}-{other} attı"),
        }
    }

    /// How many turns a roll has; `asked` where one was asked about.
    pub(crate) fn turns(self, side: Side, dice: Dice, turns: usize, asked: bool) -> String {
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

    /// Why nothing can be played.
    pub(crate) fn no_turn(self, position: &Position, dice: Dice, rules: Rules) -> String {
        self.over(position, rules).unwrap_or_else(|| self.turns(position.turn(), dice, 0, false) + "\n")
    }

    /// That the game is over, where it is.
    pub(crate) fn over(self, position: &Position, rules: Rules) -> Option<String> {
        let over = match position.outcome(rules) {
            Outcome::Running => return None,
            over => self.outcome(over),
        };
        Some(say!(self.0; "The game is over. {over}\n" / "Oyun bitti. {over}\n"))
    }

    /// `left` are the dice still to be played.
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

    pub(crate) fn borne_off(self, steps: &str) -> String {
        say!(self.0; "First it bears off, asking for no number: {steps}" / "Önce, sayıya bakmadan pul toplar: {steps}")
    }

    pub(crate) fn risk_columns(self, exact: bool) -> Vec<String> {
        self.words().risk_columns.into_iter().take(if exact { 7 } else { 6 }).map(str::to_owned).collect()
    }

    /// A number of the thesis with all its digits cut to three, as the language writes decimals.
    pub(crate) fn decimal(self, number: f64) -> String {
        decimal(&crate::hapis::printed::example::truncated(number).replace(',', "."), self.0)
    }

    pub(crate) fn plays(self, step: &str) -> String {
        say!(self.0; "It plays {step}, the first of the least." / "En küçüklerin ilkini oynar: {step}.")
    }

    pub(crate) fn chooses(self, player: &str, turn: &str) -> String {
        say!(self.0; "{player} plays {turn}" / "{player} {turn} oynar")
    }

    pub(crate) const fn why(self, player: Kind) -> &'static str {
        match player {
            Kind::Random => pick(self.0, "Any legal turn, all alike.", "Hepsi bir: herhangi bir hamle."),
            Kind::Thesis => pick(
                self.0,
                "Step by step, always the step with the least number.",
                "Adım adım, hep sayısı en küçük adım.",
            ),
            Kind::ThesisTurn => pick(
                self.0,
                "The whole turn with the thesis's least number.",
                "Hamlenin bütününe bakınca tezdeki sayısı en küçük olan.",
            ),
            Kind::Exact => pick(
                self.0,
                "The turn after which the fewest throws of 36 imprison something:",
                "Ardından 36 zardan en azının hapsettiği hamle:",
            ),
            Kind::Held => pick(
                self.0,
                "The thesis's number, less what the prisoners are worth:",
                "Tezin sayısından hapistekilerin değeri düşülür:",
            ),
            Kind::TwoPly => pick(
                self.0,
                "What the other side expects over all 21 rolls, in points:",
                "Rakibin 21 zar üzerinden beklenen sayısı:",
            ),
            Kind::Warden => pick(
                self.0,
                "What the other side expects over all 21 rolls, in points, by tuned terms:",
                "Ayarlanmış ölçülerle rakibin 21 zar üzerinden beklenen sayısı:",
            ),
        }
    }

    /// Why the listings' own turn is not what is played.
    pub(crate) fn refused(self, own: &str) -> String {
        match own {
            "" => say!(self.0;
                "Step by step it finds nothing to play, but this table has legal turns: of these the one with the \
                 thesis's least number."
                / "Adım adım oynayacak bir şey bulamaz; ama bu masada oynanabilecek hamleler var, bunlardan tezdeki \
                   sayısı en küçük olanı oynar."),
            _ => say!(self.0;
                "Step by step it would play {own}, which this table does not allow: so the whole turn with the \
                 thesis's least number."
                / "Adım adım oynasa {own} oynardı; bu masada o hamle oynanmadığından, bütün hamleler içinde tezdeki sayısı \
                   en küçük olanı oynar."),
        }
    }

    pub(crate) fn more_turns(self, more: usize) -> String {
        say!(self.0; "and {more} more; --json lists them all" / "{more} hamle daha var; --json hepsini listeler")
    }

    pub(crate) fn cost(self, cost: f64) -> String {
        decimal(&format!("{cost:+.3}"), self.0)
    }

    /// `side` is in danger.
    pub(crate) fn trap(self, side: Side, rolls: u32) -> String {
        let (danger, other) = (hapis::side(side, self.0), self.side_first(side.other()));
        match rolls {
            0 => say!(self.0;
                "{other} imprisons nothing of {danger}'s with any throw"
                / "{other} hiçbir zarla {danger} pulu hapsedemez"),
            _ => say!(self.0;
                "{other} imprisons something of {danger}'s with {rolls} of 36 throws"
                / "{other} 36 zardan {rolls} tanesiyle bir {danger} pulu hapseder"),
        }
    }

    pub(crate) fn on_point(self, point: usize) -> String {
        say!(self.0; "on {point}" / "{point}. hanede")
    }

    pub(crate) fn expected(self, checkers: f64) -> String {
        let checkers = decimal(&format!("{checkers:.2}"), self.0);
        say!(self.0;
            "If it imprisons as many as it can, {checkers} checkers a throw"
            / "Hapsedebildiği kadar hapsederse zar başına {checkers} pul")
    }

    pub(crate) fn outcome(self, outcome: Outcome) -> String {
        let who = |side| self.side_first(side);
        match outcome {
            Outcome::Running => say!(self.0; "The game goes on" / "Oyun sürüyor"),
            Outcome::Won(side) => say!(self.0, who = who(side); "{who} has won: 1 point" / "{who} kazandı: 1 sayı"),
            Outcome::Mars(side) => say!(self.0, who = who(side);
                "{who} has won with a mars: 2 points" / "{who} mars etti: 2 sayı"),
            Outcome::Mother(side) => say!(self.0, who = who(side);
                "{who} has imprisoned the mother: 2 points" / "{who} anayı hapsetti: 2 sayı"),
            Outcome::Draw => say!(self.0; "A draw" / "Berabere"),
        }
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

    pub(crate) fn thesis_plays(self, from: usize, to: usize) -> String {
        say!(self.0;
            "The least is {from}-{to}; the thesis plays it too." / "En küçüğü {from}-{to}; tezde de o oynanır.")
    }

    pub(crate) fn agreement(self, counts: usize, of: usize, sums: usize, of_sums: usize) -> String {
        say!(self.0;
            "{counts} of {of} counts come out as printed, and {sums} of {of_sums} sums."
            / "{of} sayıdan {counts}, {of_sums} toplamdan {sums} tanesi basıldığı gibi çıkar.")
    }

    pub(crate) fn misprinted(self, step: &str, printed: u32, found: u32, sum: &str, with: &str) -> String {
        say!(self.0;
            "{step}: tek is printed as {printed}, but the sum printed beside it, {sum}, is that of tek {found}; with \
             {printed} it would be {with}."
            / "{step}: tek {printed} diye basılmış, ama yanında basılı toplam, {sum}, tek {found} olunca çıkar; \
               {printed} ile {with} olurdu.")
    }

    pub(crate) fn arena(self, players: [Kind; 2], rules: Rules, seed: u64, tally: &Tally) -> String {
        let [one, other] = players;
        let mut table = vec![rules.set.name().to_owned()];
        table.extend(rules.changes().map(|(switch, on)| format!("{} = {on}", switch.key)));
        let table = table.join(", ");
        let Tally { games, won, lost, drawn, .. } = tally;
        let mean = decimal(&format!("{:+.3}", tally.mean()), self.0);
        // One pair tells nothing of how much pairs differ.
        let error = if *games > 2 { decimal(&format!(" ± {:.3}", tally.error()), self.0) } else { String::new() };
        let wins = |[by_one, by_two]: [u64; 2]| (by_one + by_two, by_two);
        let ((won, won_two), (lost, lost_two)) = (wins(*won), wins(*lost));
        say!(self.0;
            "{one} over {other}: {mean}{error} points a game\n{games} games in pairs, rules {table}, seed \
             {seed}\n{one} wins {won} ({won_two} by two points), {other} {lost} ({lost_two}), nobody {drawn}\n"
            / "{one}, {other} karşısında: oyun başına {mean}{error} sayı\nçift çift {games} oyun, kurallar {table}, \
               tohum {seed}\n{one} {won} oyun aldı ({won_two} tanesi iki sayı), {other} {lost} ({lost_two}), {drawn} \
               berabere\n")
    }

    /// Beside a turn of the computer's, the one that its listings play.
    pub(crate) fn instead(self, own: &str) -> String {
        say!(self.0; "  (its own is not allowed here: {own})" / "  (kendi hamlesi bu masada oynanmaz: {own})")
    }

    pub(crate) fn replayed(self, replay: &Replay) -> String {
        let (turns, faults, skipped) = (replay.turns.len(), replay.faults.len(), replay.skipped);
        let played = plural(turns as u64, "turn", "turns");
        let wrong = plural(faults as u64, "fault", "faults");
        let followed = match (faults, skipped) {
            (0, _) => return say!(self.0; "{turns} {played}, nothing wrong" / "{turns} hamle, yanlış yok"),
            (_, None | Some(0)) => String::new(),
            (_, Some(skipped)) => say!(self.0, lines = plural(skipped as u64, "line", "lines");
                "; the {skipped} {lines} behind the last fault not looked at"
                / "; son yanlışın ardındaki {skipped} satıra bakılmadı"),
        };
        say!(self.0; "{turns} {played}, {faults} {wrong}{followed}" / "{turns} hamle, {faults} yanlış{followed}")
    }
}
