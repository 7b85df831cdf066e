//! The sentences of the answers.

use crate::hapis::arena::Tally;
use crate::hapis::{Dice, Kind, Outcome, Position, Rules, Side};
use crate::words::Language::{self, En, Tr};

/// What is said in a language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sayings(pub(crate) Language);

impl Sayings {
    const fn pick(self, en: &'static str, tr: &'static str) -> &'static str {
        match self.0 {
            En => en,
            Tr => tr,
        }
    }

    pub(crate) const fn title(self) -> &'static str {
        self.pick("Hapis tavlası: a position", "Hapis tavlası: bir konum")
    }

    pub(crate) const fn position_label(self) -> &'static str {
        self.pick("position", "konum")
    }

    pub(crate) const fn compact_label(self) -> &'static str {
        self.pick("compact", "kısa")
    }

    pub(crate) const fn turn_label(self) -> &'static str {
        self.pick("turn", "sıra")
    }

    pub(crate) const fn pips_label(self) -> &'static str {
        self.pick("pips to go", "kalan sayı")
    }

    pub(crate) const fn off_label(self) -> &'static str {
        self.pick("borne off", "toplanan")
    }

    pub(crate) const fn prisoners_label(self) -> &'static str {
        self.pick("prisoners on", "hapistekiler")
    }

    pub(crate) const fn blots_label(self) -> &'static str {
        self.pick("single checkers on", "tek duranlar")
    }

    pub(crate) const fn side(self, side: Side) -> &'static str {
        match side {
            Side::White => self.pick("White", "beyaz"),
            Side::Black => self.pick("Black", "siyah"),
        }
    }

    /// A side at the head of a sentence.
    const fn side_first(self, side: Side) -> &'static str {
        match side {
            Side::White => self.pick("White", "Beyaz"),
            Side::Black => self.pick("Black", "Siyah"),
        }
    }

    pub(crate) fn on_roll(self, side: Side, dice: Option<Dice>) -> String {
        let who = self.side_first(side);
        match (self.0, dice.map(Dice::both)) {
            (En, None) => format!("{who} is to throw"),
            (Tr, None) => format!("{who} zar atacak"),
            (En, Some([one, other])) => format!("{who} has thrown {one}-{other}"),
            (Tr, Some([one, other])) => format!("{who} {one}-{other} attı"),
        }
    }

    /// How many turns a roll has; `asked` where one was asked about.
    pub(crate) fn turns(self, side: Side, dice: Dice, turns: usize, asked: bool) -> String {
        let who = self.side_first(side);
        let [one, other] = dice.both();
        match (self.0, turns, asked) {
            (En, 0, _) => format!("{who} cannot play {one}-{other}"),
            (Tr, 0, _) => format!("{who} {one}-{other} ile gele: oynayacak hamle yok"),
            (En, _, true) => format!("{who} may play this with {one}-{other}:"),
            (Tr, _, true) => format!("{who} {one}-{other} ile bunu oynayabilir:"),
            (En, 1, false) => format!("{who} can play {one}-{other} in one way only:"),
            (Tr, 1, false) => format!("{who} {one}-{other} zarını tek biçimde oynayabilir:"),
            (En, _, false) => format!("{who} can play {one}-{other} in {turns} ways:"),
            (Tr, _, false) => format!("{who} {one}-{other} zarını {turns} biçimde oynayabilir:"),
        }
    }

    /// That nothing can be played.
    pub(crate) fn no_turn(self, position: &Position, dice: Dice) -> String {
        self.turns(position.turn(), dice, 0, false)
    }

    /// That the game is over, where it is: what could be played all the same is for study.
    pub(crate) fn over(self, position: &Position, rules: Rules) -> Option<String> {
        let over = match position.outcome(rules) {
            Outcome::Running => return None,
            over => self.outcome(over),
        };
        Some(match self.0 {
            En => format!("The game is over. {over}\n"),
            Tr => format!("Oyun bitti. {over}\n"),
        })
    }

    /// `left` are the dice still to be played.
    pub(crate) fn risk_title(self, side: Side, dice: Dice, left: &[u8]) -> String {
        let [one, other] = dice.both();
        let all = if dice.is_double() { 4 } else { 2 };
        let figures = left.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        match self.0 {
            En => {
                let who = self.side_first(side);
                let rest = match left {
                    left if left.len() == all => String::new(),
                    [] => ", no die left".to_owned(),
                    _ => format!(", the {figures} left"),
                };
                format!("{who}'s steps with {one}-{other}{rest}, as the thesis ranks them:")
            }
            Tr => {
                let whose = match side {
                    Side::White => "beyazın",
                    Side::Black => "siyahın",
                };
                let rest = match left {
                    left if left.len() == all => String::new(),
                    [] => " (kalan zar yok)".to_owned(),
                    _ => format!(" (kalan zar: {figures})"),
                };
                format!("Tezdeki sıralamayla {whose} {one}-{other} ile adımları{rest}:")
            }
        }
    }

    pub(crate) fn borne_off(self, steps: &str) -> String {
        match self.0 {
            En => format!("First it bears off, asking for no number: {steps}"),
            Tr => format!("Önce, sayıya bakmadan pul toplar: {steps}"),
        }
    }

    pub(crate) fn risk_columns(self, exact: bool) -> Vec<String> {
        let names = match self.0 {
            En => ["step", "tek", "iki", "çif", "of 36", "as printed", "exact, of 36"],
            Tr => ["adım", "tek", "iki", "çif", "36'da", "basıldığı gibi", "gerçekte 36'da"],
        };
        names.into_iter().take(if exact { 7 } else { 6 }).map(str::to_owned).collect()
    }

    /// A number of the thesis with all its digits cut to three, as the language writes decimals.
    pub(crate) fn decimal(self, number: f64) -> String {
        let cut = crate::hapis::printed::example::truncated(number);
        match self.0 {
            En => cut.replace(',', "."),
            Tr => cut,
        }
    }

    pub(crate) const fn no_step(self) -> &'static str {
        self.pick("No step can be played.\n", "Oynanacak adım yok.\n")
    }

    pub(crate) fn plays(self, step: &str) -> String {
        match self.0 {
            En => format!("It plays {step}, the first of the least."),
            Tr => format!("En küçüklerin ilkini oynar: {step}."),
        }
    }

    pub(crate) fn chooses(self, player: &str, turn: &str) -> String {
        match self.0 {
            En => format!("{player} plays {turn}"),
            Tr => format!("{player} {turn} oynar"),
        }
    }

    pub(crate) const fn why(self, player: Kind) -> &'static str {
        match player {
            Kind::Random => self.pick("Any legal turn, all alike.", "Hepsi bir: herhangi bir el."),
            Kind::Thesis => self
                .pick("Step by step, always the step with the least number.", "Adım adım, hep sayısı en küçük adım."),
            Kind::ThesisTurn => {
                self.pick("The whole turn with the thesis's least number.", "Bütün el olarak tezin en küçük sayısı.")
            }
            Kind::Exact => self.pick(
                "The turn after which the fewest throws of 36 imprison something:",
                "Ardından 36 zardan en azının hapsettiği el:",
            ),
            Kind::Held => self.pick(
                "The thesis's number, less what the prisoners are worth:",
                "Tezin sayısından hapistekilerin değeri düşülür:",
            ),
            Kind::TwoPly => self
                .pick("What the other side expects over all 21 rolls, in points:", "Rakibin 21 zarda beklediği sayı:"),
            Kind::Warden => self.pick(
                "What the other side expects over all 21 rolls, in points, by tuned terms:",
                "Ayarlanmış ölçülerle rakibin 21 zarda beklediği sayı:",
            ),
        }
    }

    /// Why the listings' own turn is all the same what is played.
    pub(crate) const fn leaves_die(self) -> &'static str {
        self.pick(
            "Step by step, always the step with the least number; the listings leave a die over that could still be played.",
            "Adım adım, hep sayısı en küçük adım; tezdeki kod, oynanabilecek bir zarı boşta bırakır.",
        )
    }

    /// Why the listings' own turn is not what is played.
    pub(crate) fn refused(self, own: &str) -> String {
        match (self.0, own) {
            (En, "") => {
                "Step by step it finds nothing to play, but this table has legal turns: of these the one with the \
                         thesis's least number."
                    .into()
            }
            (Tr, "") => {
                "Adım adım oynayacak bir şey bulamaz; ama bu masada oynanabilecek eller var, bunlardan tezdeki \
                         sayısı en küçük olanı oynar."
                    .into()
            }
            (En, _) => format!(
                "Step by step it would play {own}, which this table does not allow: so the whole turn with the thesis's \
                 least number."
            ),
            (Tr, _) => format!(
                "Adım adım oynasa {own} oynardı; bu masada o el oynanmadığından, bütün eller içinde tezdeki sayısı en küçük \
                 olanı oynar."
            ),
        }
    }

    pub(crate) fn more_turns(self, more: usize) -> String {
        match self.0 {
            En => format!("and {more} more; --json lists them all"),
            Tr => format!("{more} el daha var; --json hepsini sıralar"),
        }
    }

    pub(crate) fn cost(self, cost: f64) -> String {
        let figure = format!("{cost:+.3}");
        match self.0 {
            En => figure,
            Tr => figure.replace('.', ","),
        }
    }

    /// `side` is in danger.
    pub(crate) fn trap(self, side: Side, rolls: u32) -> String {
        let (danger, other) = (self.side(side), self.side_first(side.other()));
        match (self.0, rolls) {
            (En, 0) => format!("{other} imprisons nothing of {danger}'s with any throw"),
            (Tr, 0) => format!("{other} hiçbir zarla {danger} pulu hapsedemez"),
            (En, _) => format!("{other} imprisons something of {danger}'s with {rolls} of 36 throws"),
            (Tr, _) => format!("{other} 36 zardan {rolls} tanesiyle bir {danger} pulu hapseder"),
        }
    }

    pub(crate) fn on_point(self, point: usize) -> String {
        match self.0 {
            En => format!("on {point}"),
            Tr => format!("{point}. hanede"),
        }
    }

    pub(crate) fn expected(self, checkers: f64) -> String {
        match self.0 {
            En => format!("If it imprisons as many as it can, {checkers:.2} checkers a throw"),
            Tr => {
                format!("Hapsedebildiği kadar hapsederse zar başına {} pul", format!("{checkers:.2}").replace('.', ","))
            }
        }
    }

    pub(crate) fn outcome(self, outcome: Outcome) -> String {
        let who = |side| self.side_first(side);
        match (self.0, outcome) {
            (En, Outcome::Running) => "The game goes on".to_owned(),
            (Tr, Outcome::Running) => "Oyun sürüyor".to_owned(),
            (En, Outcome::Won(side)) => format!("{} has won: 1 point", who(side)),
            (Tr, Outcome::Won(side)) => format!("{} kazandı: 1 sayı", who(side)),
            (En, Outcome::Mars(side)) => format!("{} has won with a mars: 2 points", who(side)),
            (Tr, Outcome::Mars(side)) => format!("{} mars etti: 2 sayı", who(side)),
            (En, Outcome::Mother(side)) => format!("{} has imprisoned the mother: 2 points", who(side)),
            (Tr, Outcome::Mother(side)) => format!("{} anayı hapsetti: 2 sayı", who(side)),
            (En, Outcome::Draw) => "A draw".to_owned(),
            (Tr, Outcome::Draw) => "Berabere".to_owned(),
        }
    }

    pub(crate) fn table_title(self, number: usize) -> String {
        match (self.0, number) {
            (En, 0) => "Section 4.6, first step, dice 2 and 3, on the board of Şekil-32".to_owned(),
            (Tr, 0) => "4.6. bölüm, ilk adım, zarlar 2 ve 3, Şekil-32'deki tahtada".to_owned(),
            (En, _) => "The second step, after 16-14 (Şekil-33), the 3 left".to_owned(),
            (Tr, _) => "İkinci adım, 16-14'ten sonra (Şekil-33), kalan zar 3".to_owned(),
        }
    }

    pub(crate) const fn thesis_columns(self) -> [&'static str; 7] {
        match self.0 {
            En => ["step", "printed", "sum", "found", "of 36", "sum found", ""],
            Tr => ["adım", "basılı", "toplam", "çıkan", "36'da", "çıkan toplam", ""],
        }
    }

    pub(crate) const fn cannot(self) -> &'static str {
        self.pick("cannot", "oynanmaz")
    }

    pub(crate) const fn misprint(self) -> &'static str {
        self.pick("misprint", "basım yanlışı")
    }

    pub(crate) fn thesis_plays(self, from: usize, to: usize) -> String {
        match self.0 {
            En => format!("The least is {from}-{to}; the thesis plays it too."),
            Tr => format!("En küçüğü {from}-{to}; tezde de o oynanır."),
        }
    }

    pub(crate) fn agreement(self, counts: usize, of: usize, sums: usize, of_sums: usize) -> String {
        match self.0 {
            En => format!("{counts} of {of} counts come out as printed, and {sums} of {of_sums} sums."),
            Tr => format!("{of} sayıdan {counts}, {of_sums} toplamdan {sums} tanesi basıldığı gibi çıkar."),
        }
    }

    pub(crate) fn misprinted(self, step: &str, printed: u32, found: u32, sum: &str, with: &str) -> String {
        match self.0 {
            En => format!(
                "{step}: tek is printed as {printed}, but the sum printed beside it, {sum}, is that of tek {found}; with \
                 {printed} it would be {with}."
            ),
            Tr => format!(
                "{step}: tek {printed} diye basılmış, ama yanında basılı toplam, {sum}, tek {found} olunca çıkar; {printed} \
                 ile {with} olurdu."
            ),
        }
    }

    pub(crate) fn arena(self, players: [Kind; 2], rules: Rules, seed: u64, tally: &Tally) -> String {
        let [one, other] = players;
        let mut table = vec![rules.set.name().to_owned()];
        table.extend(rules.changes().map(|(switch, on)| format!("{} = {on}", switch.key)));
        let table = table.join(", ");
        let comma = |text: String| text.replace('.', ",");
        let Tally { games, won, lost, drawn, .. } = tally;
        let mean = format!("{:+.3}", tally.mean());
        // One pair tells nothing of how much pairs differ.
        let error = if *games > 2 { format!(" ± {:.3}", tally.error()) } else { String::new() };
        let wins = |[by_one, by_two]: [u64; 2]| (by_one + by_two, by_two);
        let ((won, won_two), (lost, lost_two)) = (wins(*won), wins(*lost));
        match self.0 {
            En => format!(
                "{one} over {other}: {mean}{error} points a game\n{games} games in pairs, rules {table}, seed {seed}\n\
                 {one} wins {won} ({won_two} by two points), {other} {lost} ({lost_two}), nobody {drawn}\n"
            ),
            Tr => format!(
                "{one}, {other} karşısında: oyun başına {}{} sayı\nçift çift {games} oyun, kurallar {table}, tohum {seed}\n\
                 {one} {won} oyun aldı ({won_two} tanesi iki sayı), {other} {lost} ({lost_two}), {drawn} berabere\n",
                comma(mean),
                comma(error)
            ),
        }
    }

    pub(crate) const fn passes(self) -> &'static str {
        self.pick("cannot play", "gele")
    }

    /// Beside a turn of the computer's, the one that its listings play.
    pub(crate) fn instead(self, own: &str) -> String {
        match self.0 {
            En => format!("  (its own is not allowed here: {own})"),
            Tr => format!("  (kendi eli bu masada oynanmaz: {own})"),
        }
    }

    pub(crate) fn replayed(self, turns: usize, faults: usize) -> String {
        let many = |count: usize, one: &str| format!("{count} {one}{}", if count == 1 { "" } else { "s" });
        match (self.0, faults) {
            (En, 0) => format!("{}, nothing wrong", many(turns, "turn")),
            (Tr, 0) => format!("{turns} el, yanlış yok"),
            (En, _) => format!("{}, {}", many(turns, "turn"), many(faults, "fault")),
            (Tr, _) => format!("{turns} el, {faults} yanlış"),
        }
    }

    pub(crate) const fn your_turn(self) -> &'static str {
        self.pick("your turn (16/14 20/17, ? lists, q leaves): ", "sıra sizde (16/14 20/17, ? sıralar, q çıkar): ")
    }
}
