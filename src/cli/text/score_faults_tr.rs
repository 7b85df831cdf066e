//! Turkish words for what is wrong with a report of finished hands.

use super::{Told, faults_tr, listed_fouls};
use crate::report::{JsonType, SheetFault};
use crate::score::{How, Needs, Opened, ScoreFault, Scoring};

const fn expected(expected: JsonType) -> &'static str {
    match expected {
        JsonType::Object => "nesne",
        JsonType::ObjectOrNull => "nesne ya da null",
        JsonType::List => "liste",
        JsonType::Text => "tırnak içinde metin",
        JsonType::Count => "0 ile 1000000 arası tam sayı",
        JsonType::Bool => "true ya da false",
        JsonType::Tiles => "taşlar: \"R5 K7\" gibi bir metin ya da metinler listesi",
    }
}

const fn finish(how: How) -> &'static str {
    match how {
        How::Okey => "okey atarak bitmek",
        How::Pairs => "çiftten bitmek",
        How::Hand => "elden bitmek",
        How::Devam => "devam",
        How::Dizi => "diziyle bitmek",
    }
}

pub(super) fn meant(nearest: Option<&str>, otherwise: String) -> String {
    nearest.map_or(otherwise, |nearest| format!("şunu mu demek istediniz: {nearest}?"))
}

/// Message, label and hint of one fault of a sheet.
pub(super) fn sheet(fault: &SheetFault) -> Told {
    match fault {
        SheetFault::Notation(fault) => faults_tr::notation(fault),
        SheetFault::Profile(fault) => faults_tr::profile(fault),
        SheetFault::Score(fault) => self::fault(fault),
        SheetFault::NotJson { reason } => (
            "bu JSON değil".to_owned(),
            reason.clone(),
            "her eli bir nesne olarak, yazbozda art arda yazın; örneği: okey help puan".to_owned(),
        ),
        SheetFault::FieldType { field: "", expected: JsonType::Object } => (
            "el, bir nesne olarak yazılır".to_owned(),
            "nesne bekleniyordu".to_owned(),
            "{\"finish\": {\"by\": \"Ali\"}, \"players\": [{\"name\": \"Ali\"}, ...]}".to_owned(),
        ),
        SheetFault::FieldType { field, expected: kind } => (
            format!("\"{field}\" böyle olamaz"),
            format!("beklenen: {}", expected(*kind)),
            format!("\"{field}\" alanına yazılabilen: {}", expected(*kind)),
        ),
        SheetFault::UnknownField { field, nearest, fields } => (
            format!("burada \"{field}\" diye bir alan yok"),
            "bilinmiyor".to_owned(),
            meant(*nearest, format!("alanlar: {}", fields.join(", "))),
        ),
        SheetFault::FieldTwice { field } => (
            format!("\"{field}\" iki kez verilmiş"),
            "ikinci kez".to_owned(),
            "her alanın tek değeri olur; birini çıkarın".to_owned(),
        ),
        SheetFault::FieldMissing { field: "finish" } => (
            "elin nasıl bittiği eksik".to_owned(),
            "\"finish\" yok".to_owned(),
            "\"finish\": {\"by\": \"AD\"} ekleyin; taşlar tükendiyse \"finish\": null".to_owned(),
        ),
        SheetFault::FieldMissing { field } => {
            (format!("\"{field}\" eksik"), format!("\"{field}\" yok"), format!("\"{field}\" ekleyin"))
        }
        SheetFault::FieldValue { field, value, allowed } => (
            format!("\"{field}\" alanı \"{value}\" sözünü almaz"),
            "aldığı sözlerden değil".to_owned(),
            format!("şunlardan biri olmalı: {}", allowed.join(", ")),
        ),
    }
}

/// Message, label and hint of one fault.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn fault(fault: &ScoreFault) -> Told {
    match fault {
        ScoreFault::Hand(fault) => faults_tr::hand(fault),
        ScoreFault::Table(fault) => faults_tr::table(fault),
        ScoreFault::NoHands => (
            "puanlanacak el yok".to_owned(),
            "burada bir el bekleniyordu".to_owned(),
            "JSON olarak yazılmış ellerin dosyasını, standart girdi için - ya da --player ile --finish verin"
                .to_owned(),
        ),
        ScoreFault::PlayerCount { found } => {
            (format!("{found} oyunculu bir el"), "bu el".to_owned(), "masada iki ile dört arası oyuncu olur".to_owned())
        }
        ScoreFault::NameEmpty => ("bir ad boş".to_owned(), "ad yok".to_owned(), "her oyuncuya bir ad verin".to_owned()),
        ScoreFault::NameLong { most } => {
            ("bir ad çok uzun".to_owned(), "bu ad".to_owned(), format!("ad en çok {most} karakter olur"))
        }
        ScoreFault::NameTwice { name } => (
            format!("iki oyuncunun adı da \"{name}\""),
            "ikinci kez".to_owned(),
            "ayırt edilsinler diye örneğin soyadının baş harfini ekleyin".to_owned(),
        ),
        ScoreFault::FinisherUnknown { name, nearest } => (
            format!("bitti denen \"{name}\" oyuncular arasında yok"),
            "bu kim?".to_owned(),
            meant(nearest.as_deref(), "oyunculardan birinin adını aynı yazımla verin".to_owned()),
        ),
        ScoreFault::TwoFinishers => (
            "bir eli iki oyuncu bitiremez".to_owned(),
            "birden çok biten".to_owned(),
            "el, ilk bitiş taşı atılınca biter: yalnız onu atanı yazın".to_owned(),
        ),
        ScoreFault::FinisherHasTiles { name, held, scoring } => (
            format!("{name} bitti deniyor ama elinde {held} taş var"),
            "elde kalan taş".to_owned(),
            match scoring {
                Scoring::Yuzbir => "biten son taşını atar: bitenin taşlarını çıkarın",
                _ => "biten bütün taşlarını dizmiştir: bitenin taşlarını çıkarın",
            }
            .to_owned(),
        ),
        ScoreFault::EldenAfterOpening { finisher, opener } => (
            format!("elden bitiş olamaz ({finisher}): {opener} el açmış"),
            "daha önce açılmış".to_owned(),
            "elden bitmek için, eşi dâhil kimse açmamış olmalı".to_owned(),
        ),
        ScoreFault::EldenWithPairs => (
            "çiftten elden bitilmez".to_owned(),
            "elden".to_owned(),
            "21 taşlık ıstaka çiftlerle boşalmaz, bir taş işlenir; elden bitişte ise taş işlenmez".to_owned(),
        ),
        ScoreFault::PairsAfterSeries { name } => (
            format!("{name} seri açmış, çiftten bitemez"),
            "çiftten bitiş".to_owned(),
            "ikisinden birini çıkarın".to_owned(),
        ),
        ScoreFault::PairsDenied { name } => (
            format!("{name} çift açmış, öyleyse çiftten bitmiştir"),
            "çiftten değil denmiş".to_owned(),
            "bunu çıkarın ya da neyle açıldığını düzeltin".to_owned(),
        ),
        ScoreFault::DevamOff => (
            "bu masada devam oynanmıyor".to_owned(),
            "devam".to_owned(),
            "oynanıyorsa devam = true yapın (--set devam=true); yoksa okey atarak bitiş yazın".to_owned(),
        ),
        ScoreFault::FinishUnwanted { how, variant } => (
            format!("{variant} oyununda {} yok", finish(*how)),
            "bu oyunda yok".to_owned(),
            match how {
                How::Hand | How::Devam => "elden bitiş ve devam 101'e özgüdür",
                How::Dizi => "dizi klasik oyuna özgüdür",
                How::Okey | How::Pairs => "bu oyunda bitmenin tek yolu vardır",
            }
            .to_owned(),
        ),
        ScoreFault::DiziWithPairs => (
            "dizi, yedi çift değildir".to_owned(),
            "dizi".to_owned(),
            "çiftler serilerle karışmaz: ikisinden birini çıkarın".to_owned(),
        ),
        ScoreFault::OpenedUnwanted { variant } => (
            format!("{variant} oyununda el açılmaz"),
            "bu oyunda yok".to_owned(),
            "el açmak 101'e özgüdür: bunu çıkarın ya da oyunu yazın (--variant yuzbir)".to_owned(),
        ),
        ScoreFault::CopiesLeft { tile, left, exist, thrown, is_okey, on_table } => {
            let what = if *is_okey { "okey".to_owned() } else { tile.clone() };
            let but = match (thrown, exist) {
                (0, 0) => "taş takımında hiç yok".to_owned(),
                (0, exist) => format!("oysa {exist} tane var"),
                (thrown, exist) => format!("oysa {exist} taneden {thrown} tanesi atılarak bitilmiş"),
            };
            let hint = if *on_table {
                "eşi gösterge olarak açıkta duruyor"
            } else {
                "bu taşı bütün ıstakalarda yoklayın"
            };
            (format!("ellerde toplam {left} {what} kalmış, {but}"), "fazla".to_owned(), hint.to_owned())
        }
        ScoreFault::TooManyLeft { name, held, most, opened } => (
            format!("{name} oyuncusunda {held} taş kalmış; en çok {most} olabilir"),
            format!("{held} taş"),
            match opened {
                None => "ıstakadakinden fazla: taşları yoklayın".to_owned(),
                Some(Opened::Series) => "el açmak daha çok taş götürür: taşları yoklayın".to_owned(),
                Some(Opened::Pairs) => "çift açmak daha çok taş götürür: taşları yoklayın".to_owned(),
            },
        ),
        ScoreFault::OpenedWithoutTiles { name } => (
            format!("{name} açmış, elinde taş kalmamış ama bitmemiş"),
            "taş yok".to_owned(),
            "atmak için bir taş kalmalıdır: kalan taşları yazın ya da biten olarak onu gösterin".to_owned(),
        ),
        ScoreFault::LeftMissing { name } => (
            format!("{name} oyuncusunun elinde kalan taşlar eksik"),
            "cezası kalan taşlardır".to_owned(),
            "ekleyin: \"left\": \"R5 K7\" ya da --player ile addan sonra".to_owned(),
        ),
        ScoreFault::IndicatorNeeded { needs } => (
            match needs {
                Needs::OkeyAsFalseJoker | Needs::IndicatorAsFalseJoker => {
                    "gösterge bilinmeden sahte okeyin sayısı olmaz"
                }
                Needs::OkeyNumber => "gösterge bilinmeden okeyin sayısı olmaz",
                Needs::Colour => "bu masada göstergenin rengi eli iki kat yazdırabilir",
            }
            .to_owned(),
            match needs {
                Needs::OkeyAsFalseJoker => "okeyin sayısını alır",
                Needs::IndicatorAsFalseJoker => "göstergenin sayısını alır",
                Needs::OkeyNumber => "bu masada sayısı da yazılır",
                Needs::Colour => "gösterge söylenmemiş",
            }
            .to_owned(),
            "göstergeyi yazın: -i R5 ya da \"indicator\": \"R5\"".to_owned(),
        ),
        ScoreFault::TeamMissing { name } => (
            format!("{name} oyuncusunun takımı eksik"),
            "hangi takım?".to_owned(),
            "\"team\": \"A\" (--player ile takim=A) ekleyin; yazbozda ilk ele yazmak yeter".to_owned(),
        ),
        ScoreFault::TeamUnwanted { variant } => (
            format!("{variant} oyununda herkes tek başına oynar"),
            "takım".to_owned(),
            "eşli oyun için: --variant esli".to_owned(),
        ),
        ScoreFault::TeamShape { sizes } => {
            let sizes: Vec<String> = sizes.iter().map(|(team, size)| format!("\"{team}\" {size} kişi")).collect();
            (
                format!("eşli oyunda ikişer kişilik iki takım olur: {}", sizes.join(", ")),
                "bu el".to_owned(),
                "takımları yoklayın".to_owned(),
            )
        }
        ScoreFault::UnknownFoul { name, nearest, scoring } => (
            match scoring {
                None => format!("\"{name}\" bir ceza nedeni değil"),
                Some(_) => format!("bu oyunda {name} diye bir ceza yok"),
            },
            "bilinmiyor".to_owned(),
            match nearest {
                Some(nearest) => format!("şunu mu demek istediniz: {nearest}?"),
                None => match listed_fouls(*scoring, true) {
                    fouls if fouls.is_empty() => "bu oyunda puan götüren bir hata yok".to_owned(),
                    fouls => format!("kural maddesini ya da şunlardan birini yazın: {fouls}"),
                },
            },
        ),
        ScoreFault::FoulOff { foul, switch } => (
            format!("bu masada {} ceza değil", super::score_tr::foul(*foul)),
            "kapalı".to_owned(),
            match *switch {
                "fouls.playable" => "bunu çıkarın; ceza olması için fouls.playable = auto ya da claim",
                "fouls.feeding" => "bunu çıkarın; ceza olması için fouls.feeding = number ya da flat",
                _ => "bunu çıkarın; ceza olması için fouls.okey_taken = 101",
            }
            .to_owned(),
        ),
        ScoreFault::FedTileMissing => (
            "bu masada beslemenin cezası atılan taşın sayısına bağlı".to_owned(),
            "hangi taş?".to_owned(),
            "taşı ekleyin: besleme:R7, çift açtırdıysa besleme:R7:cift".to_owned(),
        ),
        ScoreFault::ShownUnwanted { variant, .. } => (
            format!("{variant} oyununda göstergenin eşini göstermek puan getirmez"),
            "bu oyunda yok".to_owned(),
            "bunu çıkarın".to_owned(),
        ),
        ScoreFault::ShownTwice => (
            "göstergenin eşi iki kez gösterilmiş".to_owned(),
            "ikinci kez".to_owned(),
            "göstergenin tek eşi vardır, onu tek oyuncu gösterebilir".to_owned(),
        ),
        ScoreFault::StakeMissing => (
            "ortaya konan miktar eksik".to_owned(),
            "çanaklı bir el".to_owned(),
            "her oyuncunun koyduğunu yazın: --stake 10 ya da \"stake\": 10 (yazbozda ilk el yeter)".to_owned(),
        ),
        ScoreFault::StakeUnwanted { variant } => (
            format!("{variant} çanaklı oynanmaz"),
            "ortaya konan miktar".to_owned(),
            "bunu çıkarın; çanaklı oyun için: --variant canak".to_owned(),
        ),
        ScoreFault::SheetStranger { name, nearest } => (
            format!("\"{name}\" bu yazbozun oyuncusu değil"),
            "bu elde yeni".to_owned(),
            meant(nearest.as_deref(), "bir yazbozda bütün ellerin oyuncuları ilk eldekilerdir".to_owned()),
        ),
        ScoreFault::SheetAbsent { name } => (
            format!("\"{name}\" bu elde yok"),
            "bu el".to_owned(),
            "bir yazbozda bütün ellerin oyuncuları ilk eldekilerdir".to_owned(),
        ),
        ScoreFault::SheetTeams { name, team } => (
            format!("{name} bu yazbozda \"{team}\" takımında"),
            "başka takım".to_owned(),
            "takımlar değişmez; ilk elden sonra yazılmayabilir".to_owned(),
        ),
        ScoreFault::SheetVariant { first, here } => (
            format!("{first} yazbozunda bir {here} eli"),
            format!("{first} değil"),
            "her oyunun ellerini ayrı yazbozla puanlayın".to_owned(),
        ),
        ScoreFault::HandAfterEnd { hands, by_number } => (
            format!("oyun {hands} elde bitmişti"),
            "fazladan bir el".to_owned(),
            if *by_number {
                "bu eli ayrı bir yazboza yazın; üç maçlık turnuva için --tournament".to_owned()
            } else {
                "biri 0'a inmişti: sonraki oyunun ellerini ayrı bir yazboza yazın".to_owned()
            },
        ),
        ScoreFault::HandsNumber { hands } => {
            (format!("{hands} ellik oyun olmaz"), String::new(), "oyun 3, 5, 7, 9 ya da 11 eldir".to_owned())
        }
        ScoreFault::HandsUnwanted { variant } => (
            format!("{variant} belirli sayıda el üzerinden oynanmaz"),
            String::new(),
            "--hands ve --tournament seçeneklerini çıkarın: onlar 101'e özgüdür".to_owned(),
        ),
    }
}
