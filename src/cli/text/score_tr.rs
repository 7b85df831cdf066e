//! Turkish words for points and penalties.

use super::ScoreWords;
use crate::score::{Foul, How, Note, Part};
use crate::tile::Colour;

pub(super) const WORDS: ScoreWords = ScoreWords {
    player: "Oyuncu",
    team: "Takım",
    points: "Puan",
    part: "Kalem",
    clause: "Madde",
    what_for: "Neden",
    hand: "El",
    finish: "Bitiş",
    total: "Toplam",
    place: "Sıra",
    exhausted: "taş bitti",
    void: "sayılmadı",
    nobody_finished: "Taşlar tükendi, kimse bitemedi.",
    is_void: "Dört oyuncu da çift açtı: el sayılmaz, yeniden oynanır.",
    legend: "Her elde önce o elin puanı, sonra toplam.",
    legend_ladder: "Her elde önce düşülen puan, sonra kalan.",
    ask_parts: "Bir elin dökümü: --only N. Hepsininki: --json.",
};

/// A finish in a word or two.
pub(super) const fn how(how: How) -> &'static str {
    match how {
        How::Okey => "okey",
        How::Pairs => "çift",
        How::Hand => "elden",
        How::Devam => "devam",
        How::Dizi => "dizi",
    }
}

const fn how_long(how: How) -> &'static str {
    match how {
        How::Okey => "okey atıldı",
        How::Pairs => "çiftten",
        How::Hand => "elden",
        How::Devam => "devam: son iki taş okey",
        How::Dizi => "dizi",
    }
}

fn hows(how: &[How]) -> String {
    how.iter().map(|&how| how_long(how)).collect::<Vec<_>>().join(", ")
}

fn and(names: &[&str]) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} ve {last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// What multiplies a figure: ` x2 (çift açmış) x4 (devam: son iki taş okey)`.
fn times(pairs: bool, by: &[How]) -> String {
    let own = if pairs { " x2 (çift açmış)" } else { "" };
    let by = by.iter().map(|&how| format!(" x{} ({})", how.factor(), how_long(how)));
    [own.to_owned()].into_iter().chain(by).collect::<Vec<_>>().concat()
}

/// The arithmetic of a part, where there is any.
fn reckoned(part: &Part, pairs: bool, by: &[How]) -> String {
    let times = times(pairs, by);
    if times.is_empty() { String::new() } else { format!(": {}{times}", part.base) }
}

/// What a part is for.
pub(super) fn note(part: &Part) -> String {
    match &part.note {
        Note::Bonus { by } => format!("bitti{}", reckoned(part, false, by)),
        Note::Unopened { by } => format!("açmadı{}", reckoned(part, false, by)),
        Note::Capped { cap } => format!("açmayana en çok {cap}"),
        Note::Tiles { tiles, pairs, by } => format!("elde {}{}", tiles.join(" "), reckoned(part, *pairs, by)),
        Note::Sum { pairs, by } => format!("elde kalan, sayıldığı gibi{}", reckoned(part, *pairs, by)),
        Note::FalseJokers { count, each, pairs, by } => {
            let jokers = if *count == 1 { "elde J*".to_owned() } else { format!("elde {count} J*") };
            format!("{jokers}, tanesi {each}{}", reckoned(part, *pairs, by))
        }
        Note::Okeys { count, opened } => {
            let who = if *opened { "" } else { "açmadan " };
            match count {
                1 => format!("{who}elde okey"),
                _ => format!("{who}elde {count} okey: {} x{count}", part.base),
            }
        }
        Note::MateFinished { mate } => format!("eşi {mate} bitti: ıstakası sayılmaz"),
        Note::Void => "dördü de çift açtı: el sayılmaz".to_owned(),
        Note::Foul { foul: done, by } => format!("ceza: {}{}", foul(*done), reckoned(part, false, by)),
        Note::Finish { by, how } if how.is_empty() => format!("{by} bitti"),
        Note::Finish { by, how } => format!("{by} bitti ({})", hows(how)),
        Note::Exhausted => "taşlar tükendi".to_owned(),
        Note::Indicator { by } => format!("{by} göstergenin eşini gösterdi"),
        Note::Spared { by, floor } => {
            format!("{by} göstergenin eşini gösterdi; puanı {} altında olandan düşülmez", of_number(*floor))
        }
        Note::Doubled { colour: shown } => format!("gösterge {}: el iki kat", colour(*shown)),
        Note::FalseWin => "bitmediği hâlde bittim dedi".to_owned(),
        Note::Stake => "ortaya konan".to_owned(),
        Note::Again => "çanak kırıldı: bir o kadar daha kondu".to_owned(),
        Note::Pot { broken: false } => "çanak".to_owned(),
        Note::Pot { broken: true } => format!("kırılan çanak: {} x2", part.base),
        Note::Won => "eli kazandı".to_owned(),
    }
}

/// A number in the genitive, as it is spoken: `3'ün`, `6'nın`, `10'un`.
pub(super) fn of_number(number: u32) -> String {
    let ending = match (number % 10, number % 100, number % 1000) {
        (1 | 5 | 8, ..) | (0, 70 | 80, _) => "in",
        (2 | 7, ..) | (0, 20 | 50, _) => "nin",
        (3 | 4, ..) => "ün",
        (6, ..) => "nın",
        (9, ..) | (0, 10 | 30, _) => "un",
        (0, 40 | 60 | 90, _) => "ın",
        // Hundreds and thousands: yüz, bin.
        _ if number == 0 => "ın",
        _ if number.is_multiple_of(1000) => "in",
        _ => "ün",
    };
    format!("{number}'{ending}")
}

/// A colour.
pub(super) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "siyah",
        Colour::Red => "kırmızı",
        Colour::Blue => "mavi",
        Colour::Yellow => "sarı",
    }
}

/// What was done, as a noun.
pub(super) fn foul(foul: Foul) -> &'static str {
    match foul.kind.name {
        "wrong-opening" => "yanlış açma",
        "put-back" => "yandan alıp geri bırakma",
        "taken-not-opened" => "taş alıp açmama",
        "playable-discard" => "işlek taş atma",
        "okey-discard" => "okey atma",
        "layoff-undo" => "işlediğini geri alma",
        "okey-taken" => "haksız okey alma",
        "okey-lost" => "perindeki okeyi kaptırma",
        "feeding" => "besleme (attığı taşla sonraki oyuncuyu açtırma)",
        "discard-while-laying" => "işlerken taş atma",
        "gathered-up" => "yetmeyen açışı geri toplama",
        "false-win" => "yanlış bitiş",
        _ => "listede olmayan bir hata",
    }
}

/// A finish as a sentence.
pub(super) fn finished(name: &str, how: &[How], factor: Option<i64>) -> String {
    let how = if how.is_empty() { String::new() } else { format!(" ({})", hows(how)) };
    match factor {
        Some(factor) => format!("{name} bitti{how}. Bitiş indirimi ve taşlar x{factor} yazılır."),
        None => format!("{name} bitti{how}."),
    }
}

/// Who leads, as a sentence.
pub(super) fn leads(hands: usize, of: Option<usize>, leaders: &[&str], balance: i64) -> String {
    let after = of.map_or_else(|| format!("{hands} el sonunda"), |of| format!("{of} elin {hands} tanesi oynandı;"));
    match leaders {
        [leader] => format!("{after} {leader} önde: {balance}."),
        leaders => format!("{after} {} {balance} ile eşit.", and(leaders)),
    }
}

/// Who has won, as a sentence.
pub(super) fn won(hands: usize, winners: &[&str], balance: i64) -> String {
    match winners {
        [winner] => format!("Oyun {hands} el sonunda bitti: kazanan {winner}, puanı {balance}."),
        winners => format!("Oyun {hands} el sonunda bitti: {} {balance} ile birinciliği paylaştı.", and(winners)),
    }
}

/// How a tournament stands, as a sentence.
pub(super) fn tournament(over: bool, played: usize, leaders: &[&str], wins: &str) -> String {
    match (over, leaders) {
        (true, []) => "Turnuva berabere bitti: bütün maçlar berabere.".to_owned(),
        (false, []) if played == 0 => "Turnuva: henüz maç kazanan yok.".to_owned(),
        (false, []) => format!("Turnuva sürüyor. Kazanılan maç yok, berabere biten: {played}."),
        (true, [winner]) => format!("Turnuva bitti: kazanan {winner}. Kazanılan maçlar: {wins}."),
        (true, _) => format!("Turnuva berabere bitti. Kazanılan maçlar: {wins}."),
        (false, _) => format!("Turnuva sürüyor. Kazanılan maçlar: {wins}."),
    }
}

#[cfg(test)]
mod tests {
    use super::of_number;

    #[test]
    fn numbers_take_the_ending_they_are_spoken_with() {
        let spoken = [0, 1, 2, 3, 5, 6, 9, 10, 20, 40, 60, 70, 100, 300, 1000, 101].map(of_number);
        let written = [
            "0'ın", "1'in", "2'nin", "3'ün", "5'in", "6'nın", "9'un", "10'un", "20'nin", "40'ın", "60'ın", "70'in",
            "100'ün", "300'ün", "1000'in", "101'in",
        ];
        assert_eq!(spoken, written);
    }
}
