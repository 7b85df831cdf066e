//! Sentences about points and penalties.

use super::{all_of, counted, pick, you};
use crate::score::{BETWEEN_MATES, FinishKind, Foul, FoulKind, Note, Part, Scoring, Sheet};
use crate::sheets::SheetForm;
use crate::table::{Profile, SEATS};
use crate::tiles::{Colour, Tile};
use crate::words::{Clause, Language};

pub fn how(how: FinishKind, language: Language) -> &'static str {
    if how == FinishKind::Hand { "elden" } else { how.name_in(language) }
}

impl Part {
    /// Returns the reason for a part of a player's points.
    pub fn text(&self, language: Language) -> String {
        match &self.note {
            Note::Bonus { by } => say!(language, reckoned = reckoned(self, false, by, language);
                "finished{reckoned}" / "bitti{reckoned}"),
            Note::Unopened { by } => say!(language, reckoned = reckoned(self, false, by, language);
                "not opened{reckoned}" / "açmadı{reckoned}"),
            Note::Capped { cap } => say!(language; "no more than {cap} for not opening" / "açmayana en çok {cap}"),
            Note::Tiles { tiles, pairs, by } => {
                let tiles = tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ");
                say!(language, reckoned = reckoned(self, *pairs, by, language);
                    "left {tiles}{reckoned}" / "elde {tiles}{reckoned}")
            }
            Note::Sum { pairs, by } => say!(language, reckoned = reckoned(self, *pairs, by, language);
                "tiles left (only their sum is given){reckoned}" / "elde kalan (yalnız toplamı verilmiş){reckoned}"),
            Note::FalseJokers { count, each, pairs, by } => {
                let reckoned = reckoned(self, *pairs, by, language);
                match count {
                    1 => say!(language; "J* left{reckoned}" / "elde J*{reckoned}"),
                    _ => say!(language;
                        "{count} J* left, {each} each{reckoned}" / "elde {count} J*, tanesi {each}{reckoned}"),
                }
            }
            Note::Okeys { count, opened } => {
                let who = if *opened { "" } else { pick(language, ", unopened", "açmadan ") };
                match count {
                    1 => say!(language; "an okey left{who}" / "{who}elde okey"),
                    count => say!(language, base = self.base;
                        "{count} okeys left{who}: {base} x{count}" / "{who}elde {count} okey: {base} x{count}"),
                }
            }
            Note::MateFinished { mate } if mate == you(language) => say!(language;
                "you, their partner, finished: the rack does not count" / "eşi olan siz bitirdiniz: ıstakası sayılmaz"),
            Note::MateFinished { mate } => say!(language;
                "their partner {mate} finished: the rack does not count" / "eşi {mate} bitti: ıstakası sayılmaz"),
            Note::MateWon { mate } if mate == you(language) => say!(language;
                "you, their partner, won: nothing is lost" / "eşi olan siz bitirdiniz: puanı düşmez"),
            Note::MateWon { mate } => say!(language;
                "their partner {mate} won: nothing is lost" / "eşi {mate} bitti: puanı düşmez"),
            Note::Void => say!(language; "all players opened with pairs: void" / "herkes çift açtı: el sayılmaz"),
            Note::Foul { foul: done, by } => say!(language,
                foul = foul(*done, language), reckoned = reckoned(self, false, by, language);
                "foul: {foul}{reckoned}" / "ceza: {foul}{reckoned}"),
            Note::Pardoned { foul: done } => say!(language, foul = foul(*done, language);
                "foul, pardoned: {foul}" / "ceza, affedildi: {foul}"),
            Note::Finish { by, how } => {
                let how = if how.is_empty() { String::new() } else { format!(" ({})", hows(how, language)) };
                // Name the finisher, because this reason also appears for other players.
                if by == you(language) {
                    say!(language; "because you finished{how}" / "siz bitirdiğiniz için{how}")
                } else {
                    finishes(by, language) + &how
                }
            }
            Note::Exhausted => say!(language; "the stock ran out" / "taşlar tükendi"),
            Note::Indicator { by } => shows(by, language),
            Note::Spared { by, floor } => say!(language, shown = shows(by, language), of_floor = of_number(*floor);
                "{shown}; players with fewer than {floor} points lose nothing"
                    / "{shown}; puanı {of_floor} altında olandan düşülmez"),
            Note::Doubled { colour: shown } => say!(language, colour = colour(*shown, language);
                "the indicator is {colour}: the hand counts double" / "gösterge {colour}: el iki kat"),
            Note::Adjusted { reason } if reason.is_empty() => say!(language; "corrected by hand" / "elle düzeltildi"),
            Note::Adjusted { reason } => say!(language; "corrected by hand: {reason}" / "elle düzeltildi: {reason}"),
            Note::FalseWin => say!(language; "wrongly declared a win" / "bitmeden bittim dedi"),
            Note::Stake => say!(language; "stake" / "ortaya konan"),
            Note::Again => say!(language;
                "the pot is broken: all its stakes are paid again"
                    / "çanak kırıldı: çanakta ne varsa bir o kadar daha kondu"),
            Note::Pot { broken: false } => say!(language; "the pot" / "çanak"),
            Note::Pot { broken: true } => say!(language, base = self.base;
                "the broken pot: {base} x2" / "kırılan çanak: {base} x2"),
            Note::Won => say!(language; "won the hand" / "eli kazandı"),
        }
    }
}

pub fn foul(foul: Foul, language: Language) -> &'static str {
    match foul.kind {
        FoulKind::WrongOpening => pick(language, "a wrong opening", "yanlış açma"),
        FoulKind::PutBack => pick(language, "a tile taken and put back", "yandan alıp geri bırakma"),
        FoulKind::TakenNotOpened if foul.clause == Clause::TakeOpened => {
            pick(language, "a tile taken and not laid", "alınan taşı indirmeme")
        }
        FoulKind::TakenNotOpened => pick(language, "a tile taken without opening", "taş alıp açmama"),
        FoulKind::PlayableDiscard => pick(language, "a playable tile thrown", "işlek taş atma"),
        FoulKind::OkeyDiscard => pick(language, "an okey thrown", "okey atma"),
        FoulKind::LayoffUndo => pick(language, "taking layoffs back", "işlediğini geri alma"),
        FoulKind::OkeyTaken => pick(language, "an okey taken without the right to take it", "haksız okey alma"),
        FoulKind::OkeyLost => pick(language, "an okey lost from one's own meld", "perindeki okeyi kaptırma"),
        FoulKind::Feeding => pick(
            language,
            "a tile thrown that let the next player open",
            "besleme (attığı taşla sonraki oyuncuyu açtırma)",
        ),
        FoulKind::DiscardWhileLaying => pick(language, "a tile thrown while laying", "işlerken taş atma"),
        FoulKind::GatheredUp => pick(language, "a short opening gathered up", "yetmeyen açışı geri toplama"),
        FoulKind::FalseWin => pick(language, "a wrongly declared win", "yanlış bitiş"),
        FoulKind::Other => pick(language, "an unlisted foul", "listede olmayan bir hata"),
    }
}

pub fn colour(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::Black => pick(language, "black", "siyah"),
        Colour::Red => pick(language, "red", "kırmızı"),
        Colour::Blue => pick(language, "blue", "mavi"),
        Colour::Yellow => pick(language, "yellow", "sarı"),
    }
}

pub fn finishes(name: &str, language: Language) -> String {
    match language {
        Language::Tr if name == you(language) => "Bitirdiniz".to_owned(),
        Language::Tr => format!("{name} bitti"),
        Language::En => format!("{name} finished"),
    }
}

fn shows(name: &str, language: Language) -> String {
    match language {
        _ if name == you(language) => {
            pick(language, "you showed the indicator's twin", "göstergenin eşini siz gösterdiniz").to_owned()
        }
        Language::Tr => format!("{name} göstergenin eşini gösterdi"),
        Language::En => format!("{name} showed the indicator's twin"),
    }
}

/// Returns a sentence that says who finished and how. If `factor` is given, a second sentence says what it multiplies.
pub fn finished(name: &str, how: &[FinishKind], factor: Option<i64>, language: Language) -> String {
    let how = match how {
        [] => String::new(),
        how => say!(language, how = hows(how, language); ": {how}" / " ({how})"),
    };
    let who = finishes(name, language);
    match factor {
        Some(factor) => say!(language;
            "{who}{how}. The bonus and the tiles left are multiplied by {factor}."
            / "{who}{how}. Bitene yazılan -101 de elde kalan taşlar da {factor} kat yazılır."),
        None => format!("{who}{how}."),
    }
}

/// Returns a sentence that says which rules apply to a hand with fewer than four players.
pub fn seated(players: usize, language: Language) -> Option<String> {
    (players < SEATS).then(|| {
        say!(language;
            "This hand of {players} players was scored by the rules for four players."
            / "{players} kişilik bu el, dört kişilik masanın kurallarıyla puanlandı.")
    })
}

pub fn match_number(number: usize, language: Language) -> String {
    say!(language; "Match {number}" / "{number}. maç")
}

pub fn converted(form: SheetForm, language: Language) -> &'static str {
    match form {
        SheetForm::Record => pick(language, "The sheet is written as a record.", "Yazboz kayıt olarak yazıldı."),
        SheetForm::Json => pick(language, "The sheet is written as JSON Lines.", "Yazboz JSON Lines olarak yazıldı."),
    }
}

/// Returns a sentence about each match of a sheet: who leads or who won. Further sentences follow about the tournament,
/// if there is one, and about each hand that is not scored. `shown` formats the name of a player or team.
pub fn standing(
    profile: &Profile,
    sheet: &Sheet,
    shown: impl Fn(&str) -> String + Copy,
    language: Language,
) -> Vec<String> {
    let limit = profile.match_limit.filter(|_| sheet.scoring == Scoring::Yuzbir);
    let several = sheet.form.is_tournament();
    let mut sentences = Vec::new();
    for (at, game) in sheet.matches.iter().enumerate() {
        let leaders: Vec<String> = game.standing.first().map(|side| shown(&side.name)).collect();
        let balance = game.standing.first().next().map_or(0, |side| side.balance);
        let sentence = if game.over {
            won(game.hands, &leaders, balance, language)
        } else {
            leads(game.hands, sheet.form.hands(), &leaders, balance, language)
        };
        let ended = game.reached.map(|limit| {
            let reached = game.standing.sides.iter().filter(|side| side.balance >= i64::from(limit));
            let names: Vec<String> = reached.map(|side| shown(&side.name)).collect();
            self::reached(&names, limit, language)
        });
        let near = limit.filter(|_| !game.over).map(|limit| {
            let highest = game.standing.sides.iter().map(|side| side.balance).max().unwrap_or(0);
            let nearest = game.standing.sides.iter().filter(|side| side.balance == highest);
            let nearest: Vec<String> = nearest.map(|side| shown(&side.name)).collect();
            nearest_limit(&nearest, i64::from(limit) - highest, limit, language)
        });
        let sentence = [Some(sentence), ended, near].into_iter().flatten().collect::<Vec<_>>().join(" ");
        sentences.push(if several { format!("{}: {sentence}", match_number(at + 1, language)) } else { sentence });
    }
    if several {
        let played = sheet.matches.iter().filter(|game| game.over).count();
        let wins: Vec<String> = sheet.wins().iter().map(|(side, wins)| format!("{} {wins}", shown(side))).collect();
        let leaders: Vec<String> = sheet.leaders().into_iter().map(shown).collect();
        sentences.push(tournament(sheet.is_over(), played, &leaders, &wins.join(", "), language));
    }
    sentences.extend(unfinished(sheet, language));
    sentences
}

/// Returns a sentence that says who leads or shares the lead.
fn leads(hands: usize, of: Option<usize>, leaders: &[String], balance: i64, language: Language) -> String {
    let counted = counted(hands, "hand");
    let after = match of {
        Some(of) => say!(language, left = of.saturating_sub(hands);
            "After {hands} of {of} hands ({left} left)" / "{of} elin {hands} tanesi oynandı, {left} el kaldı;"),
        None => say!(language; "After {counted}" / "{hands} el sonunda"),
    };
    match leaders {
        [leader] => say!(language, lead = if leader.contains(BETWEEN_MATES) { "lead" } else { "leads" };
            "{after}, {leader} {lead} with {balance}." / "{after} {leader} önde: {balance}."),
        leaders => say!(language, leaders = all_of(leaders, language);
            "{after}, {leaders} are level at {balance}." / "{after} {leaders} {balance} ile eşit."),
    }
}

/// Returns a sentence that says who won the game or shares first place.
pub fn won(hands: usize, winners: &[String], balance: i64, language: Language) -> String {
    let counted = counted(hands, "hand");
    let yours = winners.iter().any(|winner| winner == you(language));
    match winners {
        [winner] => say!(language, win = if winner.contains(BETWEEN_MATES) { "win" } else { "wins" };
            "The game is over after {counted}: {winner} {win} with {balance}."
            / "Oyun {hands} el sonunda bitti: {winner} kazandı, puanı {balance}."),
        winners => {
            say!(language, winners = all_of(winners, language), shared = if yours { "paylaştınız" } else { "paylaştı" };
            "The game is over after {counted}: {winners} share first place with {balance}."
            / "Oyun {hands} el sonunda bitti: {winners} {balance} ile birinciliği {shared}.")
        }
    }
}

/// Returns a sentence that says which sides are nearest to the limit of points, and how many points are left.
fn nearest_limit(sides: &[String], left: i64, limit: u32, language: Language) -> String {
    say!(language, sides = all_of(sides, language);
        "Points left to the limit of {limit}: {left} ({sides})." / "{limit} sınırına kalan: {left} ({sides}).")
}

/// Returns the sentence for a written value, such as points, that differs from the computed value.
pub fn written_otherwise(hand: u32, name: &str, written: &str, settled: &str, language: Language) -> String {
    say!(language;
        "Hand {hand}, {name}: the sheet says {written}, but the computed value is {settled}."
        / "{hand}. el, {name}: yazılan {written}, hesaplanan {settled}.")
}

/// Returns a sentence that names missing hands. `single` is true if `missing` is a single number.
pub fn hands_missing(missing: &str, single: bool, language: Language) -> String {
    if single {
        say!(language; "Hand {missing} is missing." / "{missing}. el eksik.")
    } else {
        say!(language; "Hands {missing} are missing." / "{missing} numaralı eller eksik.")
    }
}

/// Returns a sentence for each hand of a sheet that is not scored because it has no end.
pub fn unfinished(sheet: &Sheet, language: Language) -> Vec<String> {
    let sentence = |number: &u32| {
        say!(language;
            "Hand {number} is not scored: it was broken off or has no recorded end."
            / "{number}. el hesaba katılmadı: yarım kalmış ya da nasıl bittiği yazılmamış.")
    };
    sheet.unfinished.iter().map(sentence).collect()
}

/// Returns the sentence for a score sheet with hypothetical hands (`--if`). `lines` describes these hands.
pub fn supposed(lines: &str, language: Language) -> String {
    say!(language;
        "This is how the sheet would look after: {lines}. The file was not changed."
        / "Şöyle olsaydı yazboz: {lines}. Dosyaya bir şey yazılmadı.")
}

/// Returns the sentence for `hands` hands without gaps or contradictions.
pub fn nothing_missing(hands: usize, language: Language) -> String {
    say!(language, counted = counted(hands, "hand");
        "Nothing is missing or contradictory in {counted}." / "{hands} elde eksik ya da çelişki yok.")
}

/// Returns the name of a finish of no special kind.
pub fn plain_finish(language: Language) -> &'static str {
    pick(language, "a normal finish", "normal bitiş")
}

/// Returns the word for a finish or an opening that did not take place.
pub fn nothing(language: Language) -> &'static str {
    pick(language, "nothing", "yok")
}

/// Returns the text for a player who showed the tile with the indicator's face.
pub fn shown(language: Language) -> &'static str {
    pick(language, "shown", "gösterildi")
}

/// Returns a sentence that names the sides that reached the limit of points.
fn reached(sides: &[String], limit: u32, language: Language) -> String {
    say!(language, sides = all_of(sides, language);
        "{sides} reached the limit of {limit}." / "{limit} sınırına ulaşan: {sides}.")
}

/// Returns a sentence that says whether a tournament is over, and who won how many matches.
fn tournament(over: bool, played: usize, leaders: &[String], wins: &str, language: Language) -> String {
    match (over, leaders) {
        (true, []) => say!(language;
            "The tournament is over and tied: every match was tied."
            / "Turnuva berabere bitti: bütün maçlar berabere."),
        (false, []) if played == 0 => say!(language;
            "No match of the tournament has been won yet." / "Turnuvada henüz maç kazanan yok."),
        (false, []) => say!(language;
            "The tournament goes on. Matches won: none; tied: {played}."
            / "Turnuva sürüyor. Kazanılan maç yok, berabere biten: {played}."),
        (true, [winner]) => say!(language, win = if winner.contains(BETWEEN_MATES) { "win" } else { "wins" };
            "The tournament is over: {winner} {win} it. Matches won: {wins}."
            / "Turnuva bitti: {winner} kazandı. Kazanılan maçlar: {wins}."),
        (true, _) => say!(language;
            "The tournament is over and tied. Matches won: {wins}."
            / "Turnuva berabere bitti. Kazanılan maçlar: {wins}."),
        (false, _) => say!(language;
            "The tournament goes on. Matches won: {wins}." / "Turnuva sürüyor. Kazanılan maçlar: {wins}."),
    }
}

fn how_long(how: FinishKind, language: Language) -> &'static str {
    match how {
        FinishKind::Okey => pick(language, "okey thrown", "okey atıldı"),
        FinishKind::Pairs => pick(language, "from pairs", "çiftten"),
        FinishKind::Hand => "elden",
        FinishKind::Devam => pick(language, "devam – the last two tiles were okeys", "devam – son iki taş okey"),
        FinishKind::Dizi => "dizi",
    }
}

fn hows(how: &[FinishKind], language: Language) -> String {
    how.iter().map(|&how| how_long(how, language)).collect::<Vec<_>>().join(", ")
}

/// Returns the factors of a penalty, such as ` x2 (opened with pairs) x2 (okey thrown)`.
fn times(pairs: bool, by: &[FinishKind], language: Language) -> String {
    let own = if pairs { pick(language, " x2 (opened with pairs)", " x2 (çift açmış)") } else { "" };
    let by = by.iter().map(|&how| format!(" x{} ({})", how.factor(), how_long(how, language)));
    [own.to_owned()].into_iter().chain(by).collect::<Vec<_>>().concat()
}

/// Returns a text that says how a part of the points is computed, such as `: 20 x2 (opened with pairs)`. The text is
/// empty if no factor applies.
fn reckoned(part: &Part, pairs: bool, by: &[FinishKind], language: Language) -> String {
    let times = times(pairs, by, language);
    if times.is_empty() { String::new() } else { format!(": {}{times}", part.base) }
}

/// Returns a number with the Turkish genitive ending that fits its pronunciation: `3'ün`, `6'nın`, `10'un`.
pub(crate) fn of_number(number: u32) -> String {
    let ending = match (number % 10, number % 100) {
        (1 | 5 | 8, _) | (0, 70 | 80) => "in",
        (2 | 7, _) | (0, 20 | 50) => "nin",
        (3 | 4, _) => "ün",
        (6, _) => "nın",
        (9, _) | (0, 10 | 30) => "un",
        (0, 40 | 60 | 90) => "ın",
        // The Turkish name of the number ends with "milyon" (million).
        _ if number > 0 && number.is_multiple_of(1_000_000) => "un",
        // The Turkish name of the number ends with "sıfır" (zero), "bin" (thousand) or "yüz" (hundred).
        _ if number == 0 => "ın",
        _ if number.is_multiple_of(1000) => "in",
        _ => "ün",
    };
    format!("{number}'{ending}")
}
