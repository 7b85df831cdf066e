//! Turkish words of rulings.

use super::judge::{JudgeWords, against, faces, has, is_plain_joker, meld, open, placed, tile, void_claim};
use super::score_tr::{self, foul};
use crate::judge::{Called, Claim, Fact, Irregularity, Judgment, Pile, Question, Side, Sight, Taken};
use crate::meld::{Breach, Meld, MeldKind, Placed};
use crate::rules::Clause;
use crate::score::{How, Opened};
use crate::table::Table;
use crate::tile::Tile;
use crate::winning::Way;

pub(super) const WORDS: JudgeWords = JudgeWords {
    ruling: "Karar",
    laid: "Perler",
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
    to_opponents: "el açmamış rakiplerin her birine",
    to_owner: "perin sahibine",
    to_thrower: "taşı atana",
    told: "Anlatılan",
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
        Question::Pairs => "Bu çiftler açılır mı?",
        Question::Discard => "Bu taş atılabilir mi?",
        Question::Layoff => "Bu taşlar işlenebilir mi?",
        Question::Swap => "Bu taşla yerdeki okey alınabilir mi?",
        Question::Take => "Yandan taş böyle alınabilir mi?",
        Question::Indicator => "Gösterge gösterilebilir mi?",
        Question::Foul => "Bunun cezası nedir?",
        Question::Left => "Elde kalan taşlar kaç yazar?",
        Question::Meld => "Bu per mi?",
        Question::Look => "Atılmış taşlara bakılabilir mi?",
        Question::Irregular => "Bundan ne çıkar?",
    }
}

/// The verdict in one sentence.
pub(super) fn verdict(judgment: &Judgment, table: &Table) -> String {
    let against = against(judgment).map(|against| fact(against, table));
    let points = judgment.cost.as_ref().map_or(0, crate::judge::Cost::points);
    match (judgment.allowed, judgment.question) {
        (_, Question::Left) => format!("Elinde bu taşlar kalan oyuncuya {points} yazılır."),
        (Some(false), Question::Foul) => format!("Ceza var: {}.", against.unwrap_or_default()),
        (Some(true), Question::Foul) if void_claim(judgment).is_some() => {
            format!("Ceza yok: {}.", void_claim(judgment).map(|why| fact(why, table)).unwrap_or_default())
        }
        (Some(true), Question::Foul) => "Ceza yok: bu masada bunun için bir şey yazılmaz.".to_owned(),
        (None, Question::Irregular) => "Buna karar veren kural yok: her masa kendi kararlaştırır.".to_owned(),
        (None, _) if open(judgment).is_some() => {
            format!("Belirsiz: {}.", open(judgment).map(|open| fact(open, table)).unwrap_or_default())
        }
        (None, _) => "Belirsiz: okeylerin hangi taşların yerine geçtiğine bağlı.".to_owned(),
        (Some(true), Question::Meld) => {
            let melds = judgment.findings.iter().filter(|finding| matches!(finding.fact, Fact::IsMeld { .. }));
            format!("Geçerli: {}.", melds.map(|finding| fact(&finding.fact, table)).collect::<Vec<_>>().join("; "))
        }
        (Some(false), _) => format!("Geçersiz: {}.", against.unwrap_or_else(|| "okumalara bakın".to_owned())),
        (Some(true), _) if has(judgment, |fact| *fact == Fact::TakenBack) => {
            format!("Geçerli: {}.", fact(&Fact::TakenBack, table))
        }
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
        Question::Pairs => "bu çiftler açılır",
        Question::Discard => "taş atılabilir",
        Question::Layoff => "bu taşlar işlenebilir",
        Question::Swap => "okey alınabilir",
        Question::Take => "böyle yapılabilir",
        Question::Indicator => "gösterge gösterilebilir",
        Question::Meld => "bu bir per",
        Question::Look => "bu taşlara bakılabilir",
        Question::Irregular => "bir şey yazılmaz",
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
        Way::Series => "seriyle",
    }
}

fn breach(wrong: &Meld, breach: Breach, table: &Table) -> String {
    let place = breach.place.unwrap_or(0);
    let at = |at: usize| wrong.places.get(at).map(|&each| placed(each, table)).unwrap_or_default();
    let face = wrong.places.get(place).map(|placed| placed.stands_for.to_string()).unwrap_or_default();
    let joker = wrong.places.get(place).filter(|placed| is_plain_joker(**placed, table));
    let why = match (breach.clause, breach.place) {
        (Clause::RunShape, None) => "seri en az üç taştır".to_owned(),
        (Clause::RunShape | Clause::GroupShape, Some(_)) if joker.is_some() => {
            format!("sahte okey {face} sayılır, oraya uymaz")
        }
        (Clause::RunShape, Some(_)) => format!("{} taşının ardına {} gelmez", at(place - 1), at(place)),
        (Clause::RunWrap, _) => "bu masada 13'ten sonra 1 gelmez".to_owned(),
        (Clause::RunNoLoop, _) => "13'ten sonraki 1'in ardına taş gelmez".to_owned(),
        (Clause::GroupShape, None) => "grup üç ya da dört taştır".to_owned(),
        (Clause::Cs102Chain, None) => "zincir tam dört taştır, hepsi bir sayıdan".to_owned(),
        (Clause::GroupShape | Clause::Cs102Chain, Some(_)) => {
            if wrong.places.get(place).map(|placed| placed.stands_for.number) == wrong.number() {
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
            format!("burada sahte okey {face} yerine geçmez")
        }
        _ => format!("{face} yerine konan taş okey değil, yalnız kendi yerine geçer"),
    };
    format!("{}: {why}", meld(wrong, table))
}

const fn kind(meld: &Meld) -> &'static str {
    match meld.kind {
        MeldKind::Run => "bir seri",
        MeldKind::Group => "bir grup",
        MeldKind::Pair => "bir çift",
        MeldKind::Chain => "bir zincir",
    }
}

const fn irregularity(what: Irregularity) -> &'static str {
    match what {
        Irregularity::Count => "ıstakada bir taş fazla ya da eksik çıkarsa",
        Irregularity::Turn => "biri sırası gelmeden oynarsa",
        Irregularity::Exposed => "yanlışlıkla bir taş gösterilirse",
    }
}

const fn to_agree(what: Irregularity) -> &'static str {
    match what {
        Irregularity::Count => {
            "kararlaştırılacak olan: ıstaka ortadan mı tamamlanır, oyuncu o eli oynamaz mı, el baştan mı dağıtılır; ceza yazılır mı"
        }
        Irregularity::Turn => {
            "kararlaştırılacak olan: üstüne oynanmadıysa hamle geri mi alınır, geçerli mi sayılır; ceza yazılır mı"
        }
        Irregularity::Exposed => {
            "kararlaştırılacak olan: taş ele mi döner, sıradaki atış o taş mı olur; ceza yazılır mı"
        }
    }
}

const fn called(called: Called) -> &'static str {
    match called {
        Called::InTime => "zamanında işlek dendi",
        Called::Late => "ortadan taş çekildikten sonra işlek dendi",
        Called::Unnamed => "taş söylenmeden işlek dendi",
        Called::Noticed => "önce atan fark etti, sonra işlek dendi",
    }
}

/// What was told of the case besides tiles and melds.
pub(super) fn told(claim: &Claim) -> Vec<String> {
    let yes = |told: bool, words: &str| told.then(|| words.to_owned());
    let tiles = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let how =
        |how: &[How]| (!how.is_empty()).then(|| how.iter().map(|&how| doubling(how)).collect::<Vec<_>>().join(", "));
    let all = match claim {
        Claim::Finish(claim) => vec![
            (!claim.laid_off.is_empty()).then(|| format!("işlenen: {}", tiles(&claim.laid_off))),
            claim.onto.as_ref().map(|onto| format!("yerdeki perler: {onto}")),
            yes(claim.first_turn, "oyuna başlayanın ilk sırası"),
            yes(claim.others_opened, "başkası açmıştı"),
            yes(claim.devam, "son iki taş iki okeydi"),
            claim.highest.map(|highest| format!("önceki en yüksek açış {highest}")),
            claim.taken.map(|tile| format!("{tile} yandan alındı")),
        ],
        Claim::Opening(claim) | Claim::Pairs(claim) => vec![
            claim.taken.map(|tile| format!("{tile} yandan alındı")),
            claim.bar.map(|bar| format!("kararlaştırılan baraj {bar}")),
            claim.highest.map(|highest| format!("önceki en yüksek açış {highest}")),
            claim.held.map(|held| format!("açmadan önce elde {held} taş vardı")),
        ],
        Claim::Discard(claim) => vec![
            yes(claim.last, "eli bitiren son taş"),
            yes(claim.melds.is_none() && claim.withdrawn.is_none(), "yerdeki perler söylenmedi"),
            claim.called.map(|called| self::called(called).to_owned()),
        ],
        Claim::Layoff(claim) => {
            vec![yes(claim.same_turn, "oyuncu bu sırada açtı"), yes(claim.undo, "taşlar geri alınıyor")]
        }
        Claim::Take(claim) => vec![
            Some(if claim.from == Side::Left { "soldaki oyuncunun taşı" } else { "sağdaki oyuncunun taşı" }.to_owned()),
            yes(claim.pairs_goer, "atan çifte gidiyor"),
            yes(claim.then == Taken::Kept, "elde tutuldu"),
            yes(claim.then == Taken::PutBack, "geri bırakıldı"),
        ],
        Claim::Indicator(claim) => vec![
            Some(
                if claim.late { "ilk taş atıldıktan sonra gösterildi" } else { "ilk taş atılmadan gösterildi" }
                    .to_owned(),
            ),
            claim.balance.map(|balance| format!("öbür oyuncunun puanı {balance}")),
        ],
        Claim::Left(claim) => {
            vec![yes(claim.exhausted, "taşlar tükendi"), yes(claim.all_pairs, "dördü de çift açmıştı"), how(&claim.how)]
        }
        Claim::Foul(claim) => vec![how(&claim.how), claim.called.map(|called| self::called(called).to_owned())],
        Claim::Look(claim) => vec![
            Some(if claim.pile == Pile::All { "atılmış taşların hepsi" } else { "kendi attığı taşlar" }.to_owned()),
            yes(claim.thrown, "bu sırada taşını attıktan sonra"),
        ],
        Claim::Swap(_) | Claim::Meld(_) => Vec::new(),
        Claim::Irregular(what) => vec![Some(
            match what {
                Irregularity::Count => "ıstakada bir taş fazla ya da eksik",
                Irregularity::Turn => "biri sırası gelmeden oynadı",
                Irregularity::Exposed => "yanlışlıkla bir taş gösterildi",
            }
            .to_owned(),
        )],
    };
    all.into_iter().flatten().collect()
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
        Fact::Sum { sum: 0, bar, whole: false } => format!("içlerinde sayılacak per yok; baraj {bar}"),
        Fact::Sum { sum, bar, whole: false } => format!("içlerinden per olanların toplamı {sum}; baraj {bar}"),
        Fact::Sum { sum, bar, .. } if sum < bar => {
            format!("perlerin toplamı {sum}; {bar} barajına {} sayı eksik", bar - sum)
        }
        Fact::Sum { sum, bar, .. } if sum == bar => format!("perlerin toplamı {sum}; barajı tam karşılıyor"),
        Fact::Sum { sum, bar, .. } => format!("perlerin toplamı {sum}; baraj {bar}"),
        Fact::PairCount { pairs, bar } => format!("{pairs} çift var, {bar} gerekiyor"),
        Fact::Raised { highest, bar } => format!("önceki en yüksek açış {highest}, baraj {bar} oldu"),
        Fact::Mixed => "aynı oyuncu hem çift hem seri ya da grup açamaz".to_owned(),
        Fact::NotPairs { together: false } => "bunların arasında çift yok".to_owned(),
        Fact::NotPairs { together: true } => {
            "bütün taşlar tek per olarak yazılmış; çiftlerin arasına / konur".to_owned()
        }
        Fact::NothingStays { laid } => format!("{laid} taşın hepsi açıldı, atacak taş kalmadı"),
        Fact::TakenLies { tile } => format!("yandan alınan {tile} perlerin içinde"),
        Fact::TakenMissing { tile } => format!("yandan alınan {tile} perlerde yok"),
        Fact::TakingForbidden => "bu masada açmamış oyuncu yandan taş alamaz".to_owned(),
        Fact::TakenKept { tile, opened: true } => format!("yandan alınan {tile} elde tutuldu, açılmadı, işlenmedi"),
        Fact::TakenKept { tile, opened: false } => format!("{tile} yandan alındı ama onunla açılmadı"),
        Fact::PutBack { free: true } => "bu masada yandan alınan taş geri bırakılabilir".to_owned(),
        Fact::PutBack { free: false } => "yandan alınan taş geri bırakıldı".to_owned(),
        Fact::FromLeft => "soldaki oyuncunun attığı son taş alınabilir".to_owned(),
        Fact::FromRight => "yalnız soldaki oyuncunun attığı son taş alınabilir".to_owned(),
        Fact::AllLaid { laid } => format!("{laid} taş perlerde, artan yok"),
        Fact::WrongNumber { laid, needed } => format!("perlerde {laid} taş var, {needed} olmalı"),
        Fact::Thrown { tile: thrown } => format!("atılan taş {}", tile(*thrown, table)),
        Fact::NothingThrown => "atacak taş kalmadı".to_owned(),
        Fact::PairsCannotEmpty => "21 taşlık ıstaka yalnız çiftlerle boşalmaz: bir taş işlenmeli".to_owned(),
        Fact::WinsOtherwise => "aynı taşlar başka dizilseydi biterdi; gösterilen diziliş sayılır".to_owned(),
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
        Fact::CalledLate => "ancak ortadan taş çekildikten sonra işlek dendi; geç kalındı".to_owned(),
        Fact::CalledUnnamed => "taşın rengi ve sayısı söylenmeden işlek dendi; bu sayılmaz".to_owned(),
        Fact::ThrowerNoticed => "işlek denmeden önce atan fark etti; sonradan söylenmesi sayılmaz".to_owned(),
        Fact::MayBeTaken => "taşı, sırası gelen oyuncu alabilir".to_owned(),
        Fact::Withdrawn { sight: Sight::Seen } => "atılan taşı başka bir oyuncu gördü; artık geri alınamaz".to_owned(),
        Fact::Withdrawn { sight: Sight::Unseen } => {
            "rengini ve sayısını henüz kimse görmedi; taş geri alınabilir".to_owned()
        }
        Fact::NoMeldsTold { tile: thrown } => format!(
            "yerdeki perler söylenmedi (--table); {} bunlardan birine işleniyorsa atılamaz",
            tile(*thrown, table)
        ),
        Fact::TakenUntold { tile, opened: false } => {
            format!("{tile} ile ne yapıldığı söylenmedi; açmamış oyuncu o taşla hemen açmalı (--opens)")
        }
        Fact::TakenUntold { tile, opened: true } => format!(
            "{tile} ile ne yapıldığı söylenmedi; açmış oyuncu onu aynı sırada pere koymalı (--opens) ya da işlemeli (--onto)"
        ),
        Fact::PairsUntold => {
            "seri açan çift koymuş; bunun için birinin çift açmış olması gerekir; yerdeki perleri --table ile söyleyin"
                .to_owned()
        }
        Fact::PutBackSilent => {
            "klasik okeyde yandan alınan taş geri bırakılırsa ne olacağını hiçbir kaynak söylemez; masa kararlaştırır"
                .to_owned()
        }
        Fact::Silent { what } => {
            format!("{} ne olacağını ne bir belge ne bir kural sayfası söyler", irregularity(*what))
        }
        Fact::ToAgree { what } => to_agree(*what).to_owned(),
        Fact::IsMeld { meld: laid } => {
            format!("{} {}, taşlarının toplamı {}", meld(laid, table), kind(laid), laid.sum())
        }
        Fact::OneMeld { tiles } => {
            format!("{tiles} taş tek per olarak okundu; birkaç per ise aralarına / konur")
        }
        Fact::OkeyMayStand { tile: Tile::FalseJoker, faces: any } => {
            format!("sahte okey {} yerine geçebilir; burada fark etmez", faces(any, "ya da"))
        }
        Fact::OkeyMayStand { faces: any, .. } => {
            format!("okey {} yerine geçebilir; burada fark etmez", faces(any, "ya da"))
        }
        Fact::AnySum => "oyuncu daha önce açtığı için perlerin toplamı aranmaz".to_owned(),
        Fact::FurtherPairs => "oyuncu daha önce çift açtığı için yeni çiftler koyabilir".to_owned(),
        Fact::OnlyPairs => "oyuncu daha önce çift açtığı için yalnız yeni çift koyabilir".to_owned(),
        Fact::SameTurn => "bu masada açılan sırada taş işlenebilir".to_owned(),
        Fact::PairsGoerToo => {
            "çifte giden oyuncunun attığı taş da öbürleri gibi yandan alınıp onunla açılabilir".to_owned()
        }
        Fact::OwnerPays { points } => format!("bu masada okeyi alınan perin sahibine {points} yazılır"),
        Fact::MateFree => "bitenin eşine elinde kalan taşlar için bir şey yazılmaz".to_owned(),
        Fact::CountsAsThrown { tile: thrown } => format!("{} atılmış sayılır, oyun sürer", tile(*thrown, table)),
        Fact::InTime => "gösterge ilk sırada, ilk taşı atmadan gösterildi; önce taş çekmiş olmak fark etmez".to_owned(),
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
        Fact::NobodyWithPairs => "kimse çift açmadığı için yere çift konamaz".to_owned(),
        Fact::OwnPair => "çift açılmış, yanına eldeki çiftler konabilir".to_owned(),
        Fact::TooMany { tiles, limit } => {
            format!("bir seferde {tiles} taş işlenmiş; çift açan en çok {limit} taş işleyebilir")
        }
        Fact::WithinLimit { tiles, limit } => {
            format!("bir seferde {tiles} taş işlenmiş; çift açan {limit} taşa kadar işleyebilir")
        }
        Fact::TakenBack => "son işlenen taş geri alınabilir".to_owned(),
        Fact::AllTakenBack { tiles } => format!("{tiles} taş geri alındı; yalnız son işlenen alınabilir"),
        Fact::GoesBack => "taşlar ıstakaya geri alınır, bunun için ceza yazılmaz".to_owned(),
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
        Fact::TooLate => "ilk taş atıldıktan sonra gösterildi; oysa ilk sırada, taş atmadan gösterilir".to_owned(),
        Fact::Spared { floor } => format!("puanı {} altında olandan düşülmez", score_tr::of_number(*floor)),
        Fact::Called { foul: called, points } if *points < 0 => {
            format!("{}; {} puan düşülür", foul(*called), points.abs())
        }
        Fact::Called { foul: called, points } => format!("{}; {points} puan yazılır", foul(*called)),
        Fact::LaidOffUnseen { tiles } => {
            let tiles = tiles.iter().map(|&each| tile(each, table)).collect::<Vec<_>>();
            format!("{} taşının hangi pere işlendiği söylenmedi (--onto); o yüzden işleme incelenmedi", tiles.join(" "))
        }
        Fact::Unlisted => "ceza listesinde yok; yine de yazılırsa her ceza kadar tutar".to_owned(),
        Fact::TilesComeBack => "taşlar ıstakaya geri alınır, ceza kalır".to_owned(),
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
            format!("gösterge {}: bu masada el iki kat yazılır", score_tr::colour(*colour))
        }
        Fact::GameOver => "bu masada dizi bütün oyunu bitirir".to_owned(),
        Fact::NoLimit { tiles } => format!("bir sırada {tiles} taş işlenmiş; bu masada sayısına sınır yok"),
        Fact::LaidOffAtOnce => "bu masada açılan sırada taş işlenmez, sonraki sıra beklenir".to_owned(),
        Fact::TilesForAll => "taşlar tükendi: bu masada açmayan da elindeki taşları yazar".to_owned(),
        Fact::FedTileUntold => "ne kadar olduğu atılan taşın sayısına bağlı; taşı da yazın: besleme:R7".to_owned(),
        Fact::OkeyNumberToo => "bu masada okeyin kendi sayısı da toplama girer".to_owned(),
        Fact::TakenLaidOff { tile } => format!("yandan alınan {tile} aynı sırada işlendi"),
        Fact::ClaimUntold => {
            "bu masada ancak bir rakip zamanında işlek derse ceza yazılır; dendi mi, söylenmedi (--claimed)".to_owned()
        }
        Fact::AnyOrder { meld: laid } => {
            format!("taşların hangi sırayla konduğu fark etmez: {} serisidir", meld(laid, table))
        }
        Fact::NoIndicator => {
            "gösterge söylenmedi (-i); bu yüzden hiçbir taş okey sayılmadı, okey başka taşın da yerine geçebilir"
                .to_owned()
        }
        Fact::LooksUnopened => "açmamış oyuncu atılmış taşlara bakamaz".to_owned(),
        Fact::LooksWithPairs => "çift açan, atılmış taşları açtırıp bakabilir".to_owned(),
        Fact::LooksAtOthers => "seri açan yalnız kendi attığı taşlara bakabilir".to_owned(),
        Fact::LooksAtOwn { thrown: true } => "seri açan, taşını attıktan sonra kendi attıklarına bakabilir".to_owned(),
        Fact::LooksAtOwn { thrown: false } => {
            "seri açan, kendi attıklarına ancak taşını attıktan sonra bakabilir (--after-throwing)".to_owned()
        }
        Fact::Fed { points: 0 } => "bu masada yandan alınan taşı atana bir şey yazılmaz".to_owned(),
        Fact::Fed { points } => format!("bu masada yandan alınan taşı atana {points} yazılır (besleme)"),
    }
}
