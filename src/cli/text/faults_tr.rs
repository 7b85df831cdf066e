//! Turkish words for every fault.

use super::FaultText;
use crate::diagnostic::FaultKind;
use crate::notation::{Letters, MAX_BYTES};
use crate::profile::Accepts;

const A_TILE: &str = "taş, bir renk (K R B Y ya da kırmızı gibi bir sözcük) ile 1'den 13'e bir sayıdır; J* sahte okey, O* \
                      gerçek okey";

/// The words for one fault.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn fault(kind: &FaultKind) -> FaultText {
    let (message, label, hint) = match kind {
        FaultKind::UnknownWord { word, nearest } => (
            format!("\"{word}\" bir taş değil"),
            "burada taş bekleniyordu".to_owned(),
            nearest.map_or(A_TILE.to_owned(), |nearest| format!("{nearest} mi demek istediniz? {A_TILE}")),
        ),
        FaultKind::JokerWord { word } => (
            format!("\"{word}\" bir taşın adı değil"),
            "ikisinden hangisi?".to_owned(),
            "sahte okey için J*, gerçek okey için O* yazın; \"joker\" kimine göre biri, kimine göre öbürüdür"
                .to_owned(),
        ),
        FaultKind::OtherLetters { letter, letters } => (
            format!("\"{letter}\" bu harflerde bir renk değil"),
            "renk değil".to_owned(),
            match letters {
                Letters::Krby => "K siyah, R kırmızı, B mavi, Y sarı, G yeşil; M mavi ve S sarı için --letters rkms",
                Letters::Rkms => "--letters rkms ile: R kırmızı, K siyah, M mavi, S sarı",
            }
            .to_owned(),
        ),
        FaultKind::NumberMissing => (
            "taşın rengi var, sayısı yok".to_owned(),
            "1'den 13'e bir sayı eksik".to_owned(),
            "rengi ve sayıyı bitişik yazın: K7".to_owned(),
        ),
        FaultKind::ColourMissing { number } => (
            "taşın sayısı var, rengi yok".to_owned(),
            "hangi renk?".to_owned(),
            format!("K{number}, R{number}, B{number} ya da Y{number} yazın"),
        ),
        FaultKind::NumberRange { number } => (
            format!("{number} sayılı taş yok"),
            "1'den 13'e bir sayı bekleniyordu".to_owned(),
            "sayılar 1'den 13'e kadardır".to_owned(),
        ),
        FaultKind::LeadingZero { number } => (
            "sayının başına sıfır konmaz".to_owned(),
            format!("{number} yazın"),
            "sayılar 1'den 13'e kadardır".to_owned(),
        ),
        FaultKind::RangeBackwards { from, to } => (
            "aralık geriye gidiyor".to_owned(),
            format!("önce {from}, sonra {to}"),
            format!("küçük sayıyı önce yazın: {to}-{from}"),
        ),
        FaultKind::RangePastEnd { to } => (
            format!("aralık 13'ü aşıyor: {to}"),
            "son sayı 13'tür".to_owned(),
            "13'ten sonraki 1'i ayrı yazın: R11-13 R1".to_owned(),
        ),
        FaultKind::RangeEnd => (
            "aralığın sonu yok".to_owned(),
            "çizgiden sonra sayı eksik".to_owned(),
            "R4 R5 R6 R7 için R4-7 yazın".to_owned(),
        ),
        FaultKind::BadRepeat { .. } => (
            "taş böyle çoğaltılmaz".to_owned(),
            "x2 bekleniyordu".to_owned(),
            "R6x2, R6'yı iki kez yazar; bir taştan dörde kadar yalnız cs102'de bulunur".to_owned(),
        ),
        FaultKind::TilesTouch { rest } => (
            format!("\"{rest}\" önündeki taşa bitişik"),
            "burada boşluk ya da virgül bekleniyordu".to_owned(),
            "taşların arasına boşluk koyun".to_owned(),
        ),
        FaultKind::DeclaredInHand => (
            "eldeki taş henüz bir taşın yerine geçmez".to_owned(),
            "= yalnız per listesinde kullanılır".to_owned(),
            "elde yalnız O* yazın".to_owned(),
        ),
        FaultKind::BarInHand => (
            "el bölünmez".to_owned(),
            "/ yalnız per listesinde kullanılır".to_owned(),
            "taşları art arda yazın".to_owned(),
        ),
        FaultKind::EmptyMeld => (
            "taşı olmayan bir per var".to_owned(),
            "burada taş yok".to_owned(),
            "iki perin arasına tek / koyun: R7 R8 R9 / K5 R5 B5".to_owned(),
        ),
        FaultKind::DeclarationMissing => (
            "taşın hangi taşın yerine geçtiği belli değil".to_owned(),
            "= işaretinin iki yanında birer taş bekleniyordu".to_owned(),
            "R9 yerine geçen okey için O*=R9 yazın".to_owned(),
        ),
        FaultKind::NotOneTile { found } => (
            format!("burada bir taş gerekiyor, {found} taş var"),
            "bir taş bekleniyordu".to_owned(),
            "R5 gibi yazın".to_owned(),
        ),
        FaultKind::NoTiles => (
            "hiç taş yok".to_owned(),
            "taş bekleniyordu".to_owned(),
            "taşları tırnak içinde, ayrı sözcükler olarak ya da standart girdi için - ile verin".to_owned(),
        ),
        FaultKind::TooLong { bytes } => (
            format!("metin çok uzun: en az {bytes} bayt"),
            String::new(),
            format!("en çok {MAX_BYTES} bayt okunur; bir ele 60 kadarı yeter"),
        ),
        FaultKind::NotUtf8 { at } => (
            format!("metin UTF-8 değil: {at}. konumdaki bayt bir karakter başlatmıyor"),
            String::new(),
            "metni UTF-8 olarak kaydedin".to_owned(),
        ),
        FaultKind::IndicatorMissing => (
            "gösterge verilmemiş".to_owned(),
            String::new(),
            "açılan taşı söyleyin: -i R5. O zaman okey R6 olur".to_owned(),
        ),
        FaultKind::IndicatorFalseJoker => (
            "sahte okey gösterge olamaz".to_owned(),
            "sayılı bir taş bekleniyordu".to_owned(),
            "sahte okey açılırsa geri konur, başka taş açılır: onu yazın".to_owned(),
        ),
        FaultKind::IndicatorOkey => (
            "okey, gösterge değildir".to_owned(),
            "sayılı bir taş bekleniyordu".to_owned(),
            "açılan taşı yazın; okey, aynı rengin bir büyüğüdür".to_owned(),
        ),
        FaultKind::IndicatorUnwanted => {
            ("bu oyunda gösterge yok".to_owned(), "beklenmiyordu".to_owned(), "-i seçeneğini bırakın".to_owned())
        }
        FaultKind::TooManyCopies { tile, held, copies } => (
            format!("{held} tane {tile} var, takımda {copies} tane bulunur"),
            "bir tane fazla".to_owned(),
            "bu taşı gözden geçirin: bu taşlar bir elde olamaz".to_owned(),
        ),
        FaultKind::RepeatPastSet { tile, times, copies } => (
            format!("tek sözcükte {times} tane {tile} var, takımda {copies} tane bulunur"),
            format!("en çok x{copies}"),
            format!("olanı {tile}x{copies} diye yazın"),
        ),
        FaultKind::IndicatorTwin { face, held } => (
            format!("{held} tane {face} var, oysa bir {face} gösterge olarak masada açık duruyor"),
            "bir tane fazla".to_owned(),
            format!("bu göstergeyle elde en çok bir {face} bulunur"),
        ),
        FaultKind::TooManyFalseJokers { held } => (
            format!("{held} sahte okey var, takımda 2 tane bulunur"),
            "bir tane fazla".to_owned(),
            "gerçek okey O* diye yazılır".to_owned(),
        ),
        FaultKind::YellowAndGreen => (
            "aynı elde hem sarı hem yeşil var".to_owned(),
            "dördüncü rengin öbür adı".to_owned(),
            "bir takımda ya sarı ya yeşil bulunur: hep birini kullanın".to_owned(),
        ),
        FaultKind::NumberNotInSet { highest } => (
            "bu oyunda o sayı yok".to_owned(),
            format!("1'den {highest} sayısına kadar bekleniyordu"),
            format!("sayıları 1 ile {highest} arasındadır"),
        ),
        FaultKind::NoJokersInSet => (
            "bu oyunda okey de sahte okey de yok".to_owned(),
            "takımda yok".to_owned(),
            "taşları K1 ile Y7 arasıdır, her birinden dört tane".to_owned(),
        ),
        FaultKind::WrongCount { held, rack, variant, fits } => {
            let turn = rack + 1;
            let off =
                if held > rack { format!("{} taş fazla", held - turn) } else { format!("{} taş eksik", rack - held) };
            (
                format!("{held} taşlık el: {off}"),
                String::new(),
                match fits {
                    Some(fits) => format!("{held} taş, {fits} oyununun elidir: --variant {fits}"),
                    None => format!("{variant} oyununda oyuncuda {rack} taş olur, sırası gelince {turn}"),
                },
            )
        }
        FaultKind::DiscardNotHeld { tile } => {
            (format!("{tile} elde yok"), "elde değil".to_owned(), "eldeki bir taşı söyleyin".to_owned())
        }
        FaultKind::NothingToDiscard { held } => (
            format!("{held} taşlık el taş atmaz"),
            "atılacak taş yok".to_owned(),
            "--discard seçeneğini bırakın ya da çekilen taşı ekleyin".to_owned(),
        ),
        FaultKind::NoPairsInGame => (
            "bu oyunda çift yok".to_owned(),
            String::new(),
            "bu oyunda dörtlü üç zincir bitirir: okey kontrol ile sorun".to_owned(),
        ),
        FaultKind::UnknownVariant { name, nearest } => (
            format!("\"{name}\" diye bir oyun yok"),
            "bilinmiyor".to_owned(),
            nearest.map_or_else(
                || "klasik, yaygin, canak, yuzbir, esli ve basit var".to_owned(),
                |nearest| format!("{nearest} mi demek istediniz?"),
            ),
        ),
        FaultKind::UnknownSwitch { key, nearest } => (
            format!("\"{key}\" diye bir anahtar yok"),
            "bilinmiyor".to_owned(),
            nearest.map_or_else(
                || "örnek anahtarlar: run_wrap, false_joker, open.sum, points.normal".to_owned(),
                |nearest| format!("{nearest} mi demek istediniz?"),
            ),
        ),
        FaultKind::SwitchValue { switch, value } => (
            format!("{} anahtarı \"{value}\" değerini almaz", switch.key),
            "bu anahtarın değeri değil".to_owned(),
            accepts(switch.accepts),
        ),
        FaultKind::SettingShape => (
            "ayar, anahtar = değer biçimindedir".to_owned(),
            "= yok".to_owned(),
            "run_wrap=false gibi yazın".to_owned(),
        ),
        FaultKind::RulesUnreadable { path, reason } => (
            format!("{path} kural dosyası okunamadı: {reason}"),
            String::new(),
            "bir TOML dosyasının yolunu verin".to_owned(),
        ),
        FaultKind::RulesNotToml { reason } => (
            "kural dosyası TOML değil".to_owned(),
            reason.clone(),
            "her satıra bir ayar yazın: run_wrap = false".to_owned(),
        ),
        FaultKind::RulesType { switch, .. } => (
            format!("{} anahtarı bu türden değer almaz", switch.key),
            "bu anahtarın değeri değil".to_owned(),
            accepts(switch.accepts),
        ),
    };
    FaultText { message, label, hint: Some(hint) }
}

fn accepts(accepts: Accepts) -> String {
    match accepts {
        Accepts::Bool => "true ya da false yazın".to_owned(),
        Accepts::Count => "0 ya da daha büyük bir tam sayı yazın".to_owned(),
        Accepts::CountOr(word) => format!("0 ya da daha büyük bir tam sayı ya da {word} yazın"),
        Accepts::Words(words) => format!("şunlardan birini yazın: {}", words.join(", ")),
    }
}
