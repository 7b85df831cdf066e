//! Turkish words of rulings.

use super::judge::{JudgeWords, against, faces, has, meld, placed, tile};
use super::score_tr::foul;
use crate::judge::{Fact, Judgment, Question};
use crate::meld::{Breach, Meld, Placed};
use crate::rules::Clause;
use crate::score::{How, Opened};
use crate::table::Table;
use crate::tile::Tile;
use crate::winning::Way;

pub(super) const WORDS: JudgeWords = JudgeWords {
    ruling: "Karar",
    laid: "Yere indirilen",
    on_table: "Yerdeki perler",
    tiles: "Taşlar",
    opened: "El açma",
    not_opened: "açmamış",
    series: "seri",
    pairs: "çift",
    at_this_table: "Bu masada geçerli olan",
    table_otherwise: "Başka görüş",
    reasons: "Gerekçe",
    clauses: "Ne diyor",
    cost: "Yazılacak puan",
    part: "Madde",
    points: "Puan",
    to: "Kime",
    to_player: "oyuncuya",
    to_others: "diğer oyuncuların her birine",
    to_unopened: "el açmamış diğer oyuncuların her birine",
    if_read: "Okeyler şöyleyse",
    follows: "Sonuç",
    setting: "Ayar",
    valid: "geçerli",
    not_valid: "geçersiz",
    says_who: "Dayanak ve kaynaklar",
    sources: "Kaynak",
    nobody: "açıkça söyleyen kaynak yok; öbür kurallardan çıkıyor",
    place: "Yer",
    referee: "Hakem",
    players: "Oyuncular",
    date: "Tarih",
};

pub(super) fn question(question: Question) -> &'static str {
    match question {
        Question::Finish => "Bu diziliş bitiyor mu?",
        Question::Opening => "Bu el açılır mı?",
        Question::Pairs => "Bu çiftlerle açılır mı?",
        Question::Discard => "Bu taş atılabilir mi?",
        Question::Layoff => "Bu taşlar işlenebilir mi?",
        Question::Swap => "Bu taşla yerdeki okey alınabilir mi?",
        Question::Take => "Yandan taş böyle alınabilir mi?",
        Question::Indicator => "Gösterge gösterilebilir mi?",
        Question::Foul => "Bunun cezası nedir?",
        Question::Left => "Elde kalan taşlar kaç yazar?",
    }
}

/// The verdict in one sentence.
pub(super) fn verdict(judgment: &Judgment, table: &Table) -> String {
    let against = against(judgment).map(|against| fact(against, table));
    let points = judgment.cost.as_ref().map_or(0, crate::judge::Cost::points);
    match (judgment.allowed, judgment.question) {
        (_, Question::Left) => format!("Elinde bu taşlar kalan oyuncuya {points} yazılır."),
        (Some(false), Question::Foul) => format!("Ceza var: {}.", against.unwrap_or_default()),
        (Some(true), Question::Foul) => "Ceza yok: bu masada bunun için bir şey yazılmaz.".to_owned(),
        (None, _) => "Belirsiz: okeylerin hangi taşların yerine geçtiğine bağlı.".to_owned(),
        (Some(false), _) => format!("Geçersiz: {}.", against.unwrap_or_else(|| "okumalara bakın".to_owned())),
        (Some(true), question) if has(judgment, |fact| *fact == Fact::NotClaimed) => {
            format!("Geçerli: {}; ortadan taş çekilmeden kimse işlek demedi.", stands(question))
        }
        (Some(true), question) if has(judgment, |fact| matches!(fact, Fact::WrongMeld { .. })) => {
            format!("Geçerli: {}; ama yerdekilerin hepsi per değil.", stands(question))
        }
        (Some(true), question) => format!("Geçerli: {}.", stands(question)),
    }
}

const fn stands(question: Question) -> &'static str {
    match question {
        Question::Finish => "bu dizilişle el biter",
        Question::Opening | Question::Left | Question::Foul => "el açılır",
        Question::Pairs => "bu çiftlerle açılır",
        Question::Discard => "taş atılabilir",
        Question::Layoff => "bu taşlar işlenebilir",
        Question::Swap => "okey alınabilir",
        Question::Take => "böyle yapılabilir",
        Question::Indicator => "gösterge gösterilebilir",
    }
}

fn doubling(by: How) -> &'static str {
    match by {
        How::Okey => "okey atıldı",
        How::Pairs => "çiftten bitildi",
        How::Hand => "elden bitildi",
        How::Devam => "devam atıldı",
        How::Dizi => "dizi yapıldı",
    }
}

const fn way(way: Way) -> &'static str {
    match way {
        Way::Melds => "perlerle",
        Way::Pairs => "yedi çiftle",
        Way::Dizi => "diziyle",
        Way::Chains => "zincirlerle",
    }
}

fn breach(wrong: &Meld, breach: Breach, table: &Table) -> String {
    let at = |at: usize| wrong.places.get(at).map(|&each| placed(each, table)).unwrap_or_default();
    let place = breach.place.unwrap_or(0);
    let why = match (breach.clause, breach.place) {
        (Clause::RunShape, None) => "seri en az üç taştır".to_owned(),
        (Clause::RunShape, Some(_)) => format!("{} taşının ardına {} gelmez", at(place - 1), at(place)),
        (Clause::RunWrap, _) => "bu masada 13'ten sonra 1 gelmez".to_owned(),
        (Clause::RunNoLoop, _) => "13'ten sonraki 1'in ardına taş gelmez".to_owned(),
        (Clause::GroupShape, None) => "grup üç ya da dört taştır".to_owned(),
        (Clause::Cs102Chain, None) => "zincir tam dört taştır, hepsi bir sayıdan".to_owned(),
        (Clause::GroupShape | Clause::Cs102Chain, Some(_)) => {
            if wrong.places[place].stands_for.number == wrong.places[0].stands_for.number {
                format!("{} ile aynı renkten bir taş zaten var", at(place))
            } else {
                format!("{} başka sayıdan", at(place))
            }
        }
        (Clause::MeldWilds, Some(_)) => "beş taştan grup olmaz".to_owned(),
        (Clause::MeldWilds, None) => "perde okey olmayan bir taş bulunmalı".to_owned(),
        (Clause::PairShape, None) => "çift iki taştır".to_owned(),
        (Clause::PairShape, Some(_)) => format!("{} ile {} çift değil", at(0), at(place)),
        (Clause::FalseJokerValue, _) => {
            format!("burada sahte okey {} yerine geçmez", wrong.places[place].stands_for)
        }
        _ => format!("{} okey değil, yalnız kendi yerine geçer", wrong.places[place].tile),
    };
    format!("{}: {why}", meld(wrong, table))
}

/// A fact, without a capital and a full stop.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fact")]
pub(super) fn fact(fact: &Fact, table: &Table) -> String {
    match fact {
        Fact::WrongMeld { meld, breach: why } => breach(meld, *why, table),
        Fact::MeldsLegal { melds: 1, pairs: true } => "çift kurallara uygun".to_owned(),
        Fact::MeldsLegal { melds: 1, pairs: false } => "per kurallara uygun".to_owned(),
        Fact::MeldsLegal { melds, pairs: true } => format!("{melds} çiftin hepsi kurallara uygun"),
        Fact::MeldsLegal { melds, pairs: false } => format!("{melds} perin hepsi kurallara uygun"),
        Fact::OkeyStands { placed: Placed { tile: Tile::FalseJoker, stands_for } } => {
            format!("sahte okey {stands_for} yerine geçiyor")
        }
        Fact::OkeyStands { placed: okey } => format!("okey {} yerine geçiyor", okey.stands_for),
        Fact::Sum { sum, bar } if sum < bar => {
            format!("perlerin toplamı {sum}; {bar} barajına {} sayı eksik", bar - sum)
        }
        Fact::Sum { sum, bar } if sum == bar => format!("perlerin toplamı {sum}; barajı tam karşılıyor"),
        Fact::Sum { sum, bar } => format!("perlerin toplamı {sum}; baraj {bar}"),
        Fact::PairCount { pairs, bar } => format!("{pairs} çift var, {bar} gerekiyor"),
        Fact::Raised { highest, bar } => format!("önceki en yüksek açış {highest}, baraj {bar} oldu"),
        Fact::Mixed => "aynı oyuncu hem çift hem seri ya da grup açamaz".to_owned(),
        Fact::NotPairs { together: false } => "bunların arasında çift yok".to_owned(),
        Fact::NotPairs { together: true } => {
            "bütün taşlar tek per olarak yazılmış; çiftlerin arasına / konur".to_owned()
        }
        Fact::NothingStays { laid } => format!("{laid} taşın hepsi yerde, atacak taş kalmadı"),
        Fact::TakenLies { tile } => format!("yandan alınan {tile} perlerin içinde"),
        Fact::TakenMissing { tile } => format!("yandan alınan {tile} perlerde yok"),
        Fact::TakingForbidden => "bu masada açmamış oyuncu yandan taş alamaz".to_owned(),
        Fact::TakenKept { tile, opened: true } => format!("yandan alınan {tile} elde tutuldu, açılmadı, işlenmedi"),
        Fact::TakenKept { tile, opened: false } => format!("{tile} yandan alındı ama onunla açılmadı"),
        Fact::PutBack { free: true } => "bu masada yandan alınan taş geri bırakılabilir".to_owned(),
        Fact::PutBack { free: false } => "yandan alınan taş geri bırakıldı; yanlış hesap mazeret sayılmaz".to_owned(),
        Fact::FromLeft => "soldaki oyuncunun attığı son taş alınabilir".to_owned(),
        Fact::FromRight => "yalnız soldaki oyuncunun attığı son taş alınabilir".to_owned(),
        Fact::AllLaid { laid } => format!("{laid} taş yerde, artan yok"),
        Fact::WrongNumber { laid, needed } => format!("{laid} taş yerde, {needed} olmalı"),
        Fact::Thrown { tile: thrown } => format!("atılan taş {}", tile(*thrown, table)),
        Fact::NothingThrown => "atacak taş kalmadı".to_owned(),
        Fact::PairsCannotEmpty => "21 taşlık ıstaka yalnız çiftlerle boşalmaz: bir taş işlenmeli".to_owned(),
        Fact::WinsOtherwise => "aynı taşlar başka dizilseydi biterdi; yere indirilen diziliş sayılır".to_owned(),
        Fact::ChainCount { chains } => format!("ayrı sayılardan {chains} zincir var, üçü bitirir"),
        Fact::WonBy { way: by, okey: false } => format!("el {} bitti", way(*by)),
        Fact::WonBy { way: by, okey: true } => format!("el {}, okey atılarak bitti", way(*by)),
        Fact::FalseJokerThrown => "sahte okey atmak okey atmak sayılmaz".to_owned(),
        Fact::FirstTurn => "oyuna başlayan, dağıtılan taşlar tamamsa hemen bitebilir".to_owned(),
        Fact::Pot { twice: false } => "çanağı biten alır".to_owned(),
        Fact::Pot { twice: true } => "çanağı biten alır, iki katı ödenir".to_owned(),
        Fact::Elden => "kimse açmadan bir sırada açılıp bitildi: elden; toplamın önemi yok".to_owned(),
        Fact::LaidOffNoElden => "taş işlendiği için elden bitiş sayılmaz; açış barajı aranır".to_owned(),
        Fact::OpenedNoElden => "başkası açmış olduğu için elden bitiş sayılmaz; açış barajı aranır".to_owned(),
        Fact::Multiplied { by, factor: 1 } if by.is_empty() => "katsayı yok".to_owned(),
        Fact::Multiplied { by, factor } => {
            let by: Vec<&str> = by.iter().map(|&each| doubling(each)).collect();
            format!("katsayı {factor}: {}", by.join(", "))
        }
        Fact::NoDevam => "bu masada devam yok, yalnız atılan okey sayılır".to_owned(),
        Fact::Clean { tile } => format!("{tile} yerdeki hiçbir pere işlenmez"),
        Fact::Playable { tile, meld: laid } => format!("{tile} işlektir: {} perine işlenir", meld(laid, table)),
        Fact::OkeyThrown => "okey her zaman işlektir, yalnız bitirirken atılır".to_owned(),
        Fact::OpenedOrNot => "oyuncunun açmış olup olmaması bir şey değiştirmez".to_owned(),
        Fact::LastTile => "eli bitiren son taş hangisi olursa olsun atılabilir".to_owned(),
        Fact::NotClaimed => "ortadan taş çekilmeden önce hiçbir rakip taşı söyleyerek işlek demedi".to_owned(),
        Fact::Claimed => "ortadan taş çekilmeden önce bir rakip taşı söyleyerek işlek dedi".to_owned(),
        Fact::PlayableFree => "bu masada işlek atmak serbest".to_owned(),
        Fact::FreeThrow => "bu oyunda her taş atılabilir".to_owned(),
        Fact::NotOpened => "oyuncu el açmamış".to_owned(),
        Fact::HasOpened { with: Opened::Series } => "oyuncu seri açmış".to_owned(),
        Fact::HasOpened { with: Opened::Pairs } => "oyuncu çift açmış".to_owned(),
        Fact::Fits { placed: one, meld: grown } => {
            format!("{} işlenir: {}", placed(*one, table), meld(grown, table))
        }
        Fact::NoFit { tile: one, meld: laid } => {
            format!("{} şu pere işlenmez: {}", tile(*one, table), meld(laid, table))
        }
        Fact::PairGrows => "çifte üçüncü taş konmaz".to_owned(),
        Fact::OwnPair => "çift açılmış, yanına eldeki çiftler konabilir".to_owned(),
        Fact::TooMany { tiles, limit } => {
            format!("bir seferde {tiles} taş işlenmiş; çift açan en çok {limit} taş işleyebilir")
        }
        Fact::WithinLimit { tiles, limit } => {
            format!("bir seferde {tiles} taş işlenmiş; çift açan {limit} taşa kadar işleyebilir")
        }
        Fact::TakenBack => "son işlenen taş geri alınabilir".to_owned(),
        Fact::AllTakenBack { tiles } => format!("{tiles} taş geri alındı; yalnız son işlenen alınabilir"),
        Fact::GoesBack => "taşlar ele döner, bunun için ceza yazılmaz".to_owned(),
        Fact::NoOkey => "yerde alınacak okey yok".to_owned(),
        Fact::Matches { tile, face } => format!("okey {face} yerinde duruyor, konan taş da {tile}"),
        Fact::NoMatch { tile: one, face } => {
            format!("okey {face} yerinde duruyor, {} o taş değil", tile(*one, table))
        }
        Fact::ColoursMissing { faces: both } => {
            format!("okeyin rengi söylenmemiş: {} birlikte konmalı", faces(both, "ve"))
        }
        Fact::BothColours { faces: both } => {
            format!("okeyin rengi söylenmemiş, {} birlikte kondu", faces(both, "ve"))
        }
        Fact::Twin => "taş göstergenin eşi".to_owned(),
        Fact::NotTwin { indicator } => format!("gösterge {indicator}, bu taş onun eşi değil"),
        Fact::NothingToShow => "101'de gösterge yalnız okeyi belirler".to_owned(),
        Fact::TooLate => "gösterge ilk sırada, ilk taşı atmadan gösterilir".to_owned(),
        Fact::Spared { floor } => format!("puanı {floor} sayısının altında olan oyuncudan puan düşülmez"),
        Fact::Called { foul: called, points } if *points < 0 => {
            format!("{}; {} puan düşülür", foul(*called), points.abs())
        }
        Fact::Called { foul: called, points } => format!("{}; {points} puan yazılır", foul(*called)),
        Fact::LaidOffUnseen => "taşların hangi perlere işlendiği söylenmedi; o yanı incelenmedi".to_owned(),
        Fact::Unlisted => "ceza listesinde yok; yine de yazılırsa her ceza kadar tutar".to_owned(),
        Fact::TilesComeBack => "taşlar ele döner, ceza kalır".to_owned(),
        Fact::NoFoulHere => "bu masada bunun için ceza yazılmaz".to_owned(),
        Fact::Unopened => "açmamış oyuncuya elinde ne kalırsa kalsın sabit ceza yazılır".to_owned(),
        Fact::Capped { cap } => format!("en çok {cap} yazılır"),
        Fact::Counted { sum, twice: false } => format!("kalan taşların toplamı {sum}"),
        Fact::Counted { sum, twice: true } => format!("kalan taşların toplamı {sum}, çift açana iki kat"),
        Fact::FalseJokerCounts { each } => format!("sahte okey {each} sayılır"),
        Fact::OkeysLeft { count, each } => format!("elde {count} okey kaldı, her biri {each}; katsayıya girmez"),
        Fact::Exhausted => "taşlar tükendi, katsayı yok".to_owned(),
        Fact::Void => "dördü de çift açtı: el geçersiz, yeniden oynanır".to_owned(),
        Fact::LeftIsFree => "bu oyunda elde kalan taşlar sayılmaz".to_owned(),
        Fact::WinnerMoves => "bu masada puanı düşen, kazananın kendisidir".to_owned(),
        Fact::Doubled { colour } => {
            format!("gösterge {}: bu masada el iki kat yazılır", super::score_tr::colour(*colour))
        }
        Fact::GameOver => "bu masada dizi bütün oyunu bitirir".to_owned(),
        Fact::NoLimit { tiles } => format!("bir sırada {tiles} taş işlenmiş; bu masada sayısına sınır yok"),
        Fact::LaidOffAtOnce => "bu masada açılan sırada taş işlenmez, sonraki sıra beklenir".to_owned(),
        Fact::TilesForAll => "taşlar tükendi: bu masada açmayan da elindeki taşları yazar".to_owned(),
        Fact::OkeyNumberToo => "bu masada okeyin kendi sayısı da toplama girer".to_owned(),
    }
}
