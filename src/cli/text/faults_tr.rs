//! Turkish words for every fault.

use super::{FaultText, Told, hapis, record, score_faults_tr};
use crate::cli::fault::{FaultKind, Wanted};
use crate::hand::HandFault;
use crate::judge::Question;
use crate::language::Language;
use crate::notation::{Letters, NotationFault};
use crate::profile::{Accepts, Colours, ProfileFault, Switch};
use crate::table::TableFault;

/// The words for one fault.
pub(super) fn fault(kind: &FaultKind) -> FaultText {
    let (message, label, hint) = match kind {
        FaultKind::Hapis(kind) => return hapis::fault(kind, Language::Tr),
        FaultKind::Notation(fault) => notation(fault),
        FaultKind::Profile(fault) => profile(fault),
        FaultKind::Table(fault) => table(fault),
        FaultKind::Hand(fault) => hand(fault),
        FaultKind::Score(fault) => score_faults_tr::fault(fault),
        FaultKind::Sheet(fault) => score_faults_tr::sheet(fault),
        FaultKind::Record(fault) => record::fault(fault, Language::Tr),
        own => self::own(own),
    };
    FaultText { message, label, hint: Some(hint) }
}

/// Message, label and hint of a fault of written tiles.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn notation(fault: &NotationFault) -> Told {
    match fault {
        NotationFault::UnknownWord { word, nearest, letters } => (
            format!("\"{word}\" bir taş değil"),
            "burada taş bekleniyordu".to_owned(),
            match nearest {
                Some(nearest) => format!("şunu mu demek istediniz: {nearest}? {}", a_tile(*letters)),
                None => a_tile(*letters),
            },
        ),
        NotationFault::JokerWord { word } => (
            format!("\"{word}\" bir taşın adı değil"),
            "ikisinden hangisi?".to_owned(),
            "sahte okey için J*, gerçek okey için O* yazın; bu söz kimine göre biri, kimine göre öbürüdür".to_owned(),
        ),
        NotationFault::OtherLetters { letter, letters } => (
            format!("\"{letter}\" burada bir renk harfi değil"),
            "renk harfi değil".to_owned(),
            match letters {
                Letters::Krby => "K siyah, R kırmızı, B mavi, Y sarı, G yeşil; M mavi ve S sarı için --letters rkms",
                Letters::Rkms => "--letters rkms verildi: R kırmızı, K siyah, M mavi, S sarı",
            }
            .to_owned(),
        ),
        NotationFault::NumberMissing => (
            "taşın rengi var, sayısı yok".to_owned(),
            "1 ile 13 arası bir sayı eksik".to_owned(),
            "rengi ve sayıyı bitişik yazın: K7".to_owned(),
        ),
        NotationFault::ColourMissing { number, letters } => {
            ("taşın sayısı var, rengi yok".to_owned(), "hangi renk?".to_owned(), {
                let [black, red, blue, yellow] = letters.of_colours();
                format!("{black}{number}, {red}{number}, {blue}{number} ya da {yellow}{number} yazın")
            })
        }
        NotationFault::NumberRange { number } => (
            format!("sayısı {number} olan taş yok"),
            "1 ile 13 arası bir sayı bekleniyordu".to_owned(),
            "sayılar 1'den 13'e kadardır".to_owned(),
        ),
        NotationFault::LeadingZero { number } => (
            "sayının başına sıfır konmaz".to_owned(),
            format!("{number} yazın"),
            "sayılar 1'den 13'e kadardır".to_owned(),
        ),
        NotationFault::RangeBackwards { from, to } => (
            "aralık geriye gidiyor".to_owned(),
            format!("önce {from}, sonra {to}"),
            format!("küçük sayıyı önce yazın: {to}-{from}"),
        ),
        NotationFault::RangePastEnd { to } => (
            format!("aralık 13'ü aşıyor: {to}"),
            "son sayı 13'tür".to_owned(),
            "13'ten sonraki 1'i ayrı yazın: R11-13 R1".to_owned(),
        ),
        NotationFault::RangeEnd => (
            "aralığın sonu yok".to_owned(),
            "çizgiden sonra sayı eksik".to_owned(),
            "R4 R5 R6 R7 için R4-7 yazın".to_owned(),
        ),
        NotationFault::TwoOrRun { one, other } => (
            format!("{one}-{other} iki taş da olabilir, bir seri de"),
            "yalnız ikisi mi, aradakiler de mi?".to_owned(),
            format!("iki taş için {one} {other}, seri için {one}-{} yazın", other.number),
        ),
        NotationFault::NumberOrCount { number } => (
            format!("\"{number}\" bir taşın sayısı da olabilir, sonraki okeyin adedi de"),
            "taş mı, kaç tane mi?".to_owned(),
            format!("taşsa virgül koyun: \"{number}, okey\"; adetse \"{number} tane okey\" yazın"),
        ),
        NotationFault::BadRepeat { .. } => (
            "taş böyle çoğaltılmaz".to_owned(),
            "x2 bekleniyordu".to_owned(),
            "R6x2, R6 R6 demektir; bir taştan dört tane yalnız cs102'de bulunur".to_owned(),
        ),
        NotationFault::TilesTouch { rest } => (
            format!("\"{rest}\" önündeki taşa bitişik"),
            "burada boşluk ya da virgül bekleniyordu".to_owned(),
            "taşların arasına boşluk koyun".to_owned(),
        ),
        NotationFault::DeclaredInHand => (
            "eldeki taşın neyin yerine geçtiği yazılmaz".to_owned(),
            "= yalnız per listesinde kullanılır".to_owned(),
            "elde yalnız O* yazın".to_owned(),
        ),
        NotationFault::BarInHand => (
            "el perlere bölünmeden yazılır".to_owned(),
            "/ yalnız per listesinde kullanılır".to_owned(),
            "taşları art arda yazın".to_owned(),
        ),
        NotationFault::EmptyMeld => (
            "taşı olmayan bir per var".to_owned(),
            "burada taş yok".to_owned(),
            "iki perin arasına tek / koyun: R7 R8 R9 / K5 R5 B5".to_owned(),
        ),
        NotationFault::DeclarationMissing => (
            "taşın neyin yerine geçtiği belli değil".to_owned(),
            "= işaretinin iki yanında birer taş bekleniyordu".to_owned(),
            "R9 yerine geçen okeyi O*=R9 diye yazın".to_owned(),
        ),
        NotationFault::NotOneTile { found } => (
            format!("burada tek taş olmalı, {found} taş var"),
            "tek taş bekleniyordu".to_owned(),
            "örneğin R5 yazın".to_owned(),
        ),
        NotationFault::NoTiles => (
            "hiç taş yok".to_owned(),
            "taş bekleniyordu".to_owned(),
            "taşları K1 R2 B3 J* gibi yazın; el tırnak içinde, ayrı sözcükler olarak ya da standart girdiden okumak için - ile verilir".to_owned(),
        ),
        NotationFault::TooLong { bytes, most } => {
            (format!("metin çok uzun: en az {bytes} bayt"), String::new(), format!("en çok {most} bayt okunur"))
        }
    }
}

/// Message, label and hint of a fault of the rules of a table.
pub(super) fn profile(fault: &ProfileFault) -> Told {
    match fault {
        ProfileFault::UnknownVariant { name, nearest } => (
            format!("\"{name}\" diye bir oyun yok"),
            "bilinmiyor".to_owned(),
            nearest.map_or_else(
                || "oyunlar: klasik, yaygin, canak, yuzbir, esli, basit".to_owned(),
                |nearest| format!("şunu mu demek istediniz: {nearest}?"),
            ),
        ),
        ProfileFault::UnknownSwitch { key, nearest } => (
            format!("\"{key}\" diye bir anahtar yok"),
            "bilinmiyor".to_owned(),
            nearest.map_or_else(
                || "örnek anahtarlar: run_wrap, false_joker, open.sum, points.normal".to_owned(),
                |nearest| format!("şunu mu demek istediniz: {nearest}?"),
            ),
        ),
        ProfileFault::SwitchValue { switch, value } => (
            format!("{} anahtarı \"{value}\" değerini almaz", switch.key),
            "bu anahtarın değeri değil".to_owned(),
            accepts(switch.accepts),
        ),
        ProfileFault::SettingShape => (
            "ayar, anahtar = değer biçimindedir".to_owned(),
            "= yok".to_owned(),
            "örneğin run_wrap=false yazın".to_owned(),
        ),
        ProfileFault::RulesNotToml { reason } => (
            "kural dosyası TOML değil".to_owned(),
            reason.clone(),
            "her satıra bir ayar yazın: run_wrap = false".to_owned(),
        ),
        ProfileFault::RulesType { switch, value, .. } => (
            if value.is_empty() {
                format!("{} anahtarı bu türden değer almaz", switch.key)
            } else {
                format!("{} anahtarı {value} değerini almaz", switch.key)
            },
            "bu anahtarın değeri değil".to_owned(),
            accepts(switch.accepts),
        ),
    }
}

/// Message, label and hint of a fault of an indicator.
pub(super) fn table(fault: &TableFault) -> Told {
    match fault {
        TableFault::IndicatorMissing => (
            "gösterge verilmemiş".to_owned(),
            String::new(),
            "açılan taşı yazın, örneğin -i R5; o zaman okey R6 olur".to_owned(),
        ),
        TableFault::IndicatorFalseJoker => (
            "sahte okey gösterge olamaz".to_owned(),
            "sayılı bir taş bekleniyordu".to_owned(),
            "sahte okey açılırsa geri konur, başka taş açılır: onu yazın".to_owned(),
        ),
        TableFault::IndicatorOkey => (
            "gösterge, okeyin kendisi değildir".to_owned(),
            "sayılı bir taş bekleniyordu".to_owned(),
            "açılan taşı yazın; okey, onunla aynı renkten bir büyük taştır".to_owned(),
        ),
        TableFault::IndicatorUnwanted => {
            ("bu oyunda gösterge yok".to_owned(), "beklenmiyordu".to_owned(), "-i seçeneğini çıkarın".to_owned())
        }
    }
}

/// Message, label and hint of a fault of tiles that no player can hold.
pub(super) fn hand(fault: &HandFault) -> Told {
    match fault {
        HandFault::TooManyCopies { tile, held, copies } => (
            format!("{held} tane {tile} var, taş takımında {copies} tane bulunur"),
            "bir tane fazla".to_owned(),
            "bu taşa yeniden bakın: böyle bir el olamaz".to_owned(),
        ),
        HandFault::RepeatPastSet { symbol, times, copies } => (
            format!("tek sözcükte {times} tane {symbol} var, taş takımında {copies} tane bulunur"),
            format!("en çok x{copies}"),
            format!("hepsi için {symbol}x{copies} yazın"),
        ),
        HandFault::IndicatorTwin { face, held } => (
            format!("{held} tane {face} var, oysa bir {face} gösterge olarak masada açık duruyor"),
            "bir tane fazla".to_owned(),
            format!("bu göstergeyle elde en çok bir {face} bulunur"),
        ),
        HandFault::TooManyFalseJokers { held } => (
            format!("{held} tane sahte okey var, taş takımında 2 tane bulunur"),
            "bir tane fazla".to_owned(),
            "gerçek okey O* diye yazılır".to_owned(),
        ),
        HandFault::YellowAndGreen => (
            "aynı elde hem sarı hem yeşil var".to_owned(),
            "dördüncü rengin diğer adı".to_owned(),
            "bir taş takımında ya sarı ya yeşil bulunur: hep birini kullanın".to_owned(),
        ),
        HandFault::NumberNotInSet { highest } => (
            "bu oyunda o sayı yok".to_owned(),
            format!("1 ile {highest} arası bir sayı bekleniyordu"),
            format!("bu oyunda sayılar 1 ile {highest} arasındadır"),
        ),
        HandFault::NoJokersInSet => (
            "bu oyunda okey de sahte okey de yok".to_owned(),
            "taş takımında yok".to_owned(),
            "bu oyunun taşları her renkten 1 ile 7 arasıdır, her birinden dört tane".to_owned(),
        ),
        HandFault::WrongCount { held, rack, variant, fits } => {
            let turn = rack + 1;
            let off =
                if held > rack { format!("{} taş fazla", held - turn) } else { format!("{} taş eksik", rack - held) };
            (
                format!("{held} taşlık el: {off}"),
                String::new(),
                match fits {
                    Some(fits) => format!("{held} taşlık el {fits} oyununda olur: --variant {fits}"),
                    None => format!("{variant} oyununda oyuncuda {rack} taş olur, sırası gelince {turn}"),
                },
            )
        }
    }
}

/// Message, label and hint of a fault of files, streams and questions.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
fn own(kind: &FaultKind) -> Told {
    match kind {
        FaultKind::AnswerTooLong { most } => (
            format!("yanıt {most} bayttan uzun olurdu"),
            String::new(),
            "\"limit\" değerini küçültün; komuta yalnız bu el sorulursa kaç tane varsa hepsini sıralar".to_owned(),
        ),
        FaultKind::NotUtf8 { at } => (
            format!("metin UTF-8 değil: {at} konumundaki bayt hiçbir karaktere ait değil"),
            String::new(),
            "metni UTF-8 olarak kaydedin".to_owned(),
        ),
        FaultKind::DiscardNotHeld { tile } => {
            (format!("{tile} elde yok"), "elde değil".to_owned(), "eldeki bir taşı yazın".to_owned())
        }
        FaultKind::NothingToDiscard { held } => (
            format!("{held} taşlık elden taş atılmaz"),
            "atılacak taş yok".to_owned(),
            "--discard seçeneğini çıkarın ya da çekilen taşı ekleyin".to_owned(),
        ),
        FaultKind::NoPairsInGame => (
            "bu oyunda çift yok".to_owned(),
            String::new(),
            "bu oyunda dört taşlık üç zincirle bitilir: okey kontrol komutuyla bakın".to_owned(),
        ),
        FaultKind::NoDistanceInGame => (
            "bu masada hiçbir taşla el açılamaz, o yüzden hiçbir taş eli açmaya yaklaştırmaz".to_owned(),
            String::new(),
            "open.sum ya da open.pairs 21 taşla tutturulabilmeli".to_owned(),
        ),
        FaultKind::OnTurn { held } => (
            format!("bunlar {held} taş, biri atılacak; yalnız sırası gelmemiş el taş bekler"),
            "bir taş fazla".to_owned(),
            "bir taşı çıkarın ya da hangisinin atılacağına okey tavsiye komutuyla bakın".to_owned(),
        ),
        FaultKind::BetweenTurns { held } => (
            format!("bunlar {held} taş, atılacak taş yok"),
            "bir taş eksik".to_owned(),
            "çekilen taşı ekleyin ya da elin ne beklediğine okey bekle komutuyla bakın".to_owned(),
        ),
        FaultKind::SeenTooOften { tile, held, seen } => (
            format!("bu kadar {tile} yok: masada {seen}, elde {held} tane"),
            "bir tane fazla".to_owned(),
            "yalnız gösterge ile eldekiler dışında masada görülen taşları yazın".to_owned(),
        ),
        FaultKind::PictureUnwritable { path, reason } => (
            format!("resim \"{path}\" dosyasına yazılamadı: {reason}"),
            String::new(),
            "var olan, yazılabilir bir klasörde bir dosya adı verin".to_owned(),
        ),
        FaultKind::TooManyDraws { draws, most } => (
            format!("kimse {draws} taş çekemez: ortada {most} taş var"),
            "çok fazla".to_owned(),
            format!("0 ile {most} arasında bir sayı verin"),
        ),
        FaultKind::NoOpeningInGame => (
            "bu oyunda el açılmaz".to_owned(),
            String::new(),
            "el açmak 101'dedir: --variant yuzbir ya da esli verin".to_owned(),
        ),
        FaultKind::TakenNotHeld { tile } => (
            format!("22 taşın arasında {tile} yok"),
            "elde değil".to_owned(),
            "ya alınan taşla birlikte 22 taşı ya da onsuz 21 taşı yazın".to_owned(),
        ),
        FaultKind::TakingForbidden => (
            "bu masada el açmamış oyuncu yandan taş alamaz".to_owned(),
            "alınamaz".to_owned(),
            "--taken seçeneğini çıkarın ya da --set take.unopened=open verin".to_owned(),
        ),
        FaultKind::QuestionNotInGame { question } => (
            format!("\"{question}\" bu oyunda sorulmaz"),
            String::new(),
            match question {
                Question::Opening | Question::Pairs | Question::Layoff | Question::Swap => {
                    "açmak, işlemek ve yerden okey almak 101'dedir: --variant yuzbir ya da esli verin"
                }
                Question::Indicator => "bu oyunda gösterge yok: --variant klasik verin ya da --variant yazmayın",
                _ => "bu oyunda yalnız finish sorulur; başka bir oyun için --variant verin",
            }
            .to_owned(),
        ),
        FaultKind::LaidNotHeld { tile } => (
            format!("{tile} açılmış ama elde yok"),
            "elde yok".to_owned(),
            "eli ve perleri gözden geçirin; --hand açmadan önceki bütün taşları ister".to_owned(),
        ),
        FaultKind::BarTooLow { option, least, switch } => (
            format!("{option} bu masanın istediği {least} barajının altında"),
            String::new(),
            format!("baraj yalnız yükselir; daha azını isteyen bir masa için --set {switch}=N verin"),
        ),
        FaultKind::UnknownClause { id, nearest } => (
            format!("\"{id}\" diye bir madde yok"),
            String::new(),
            nearest.map_or_else(
                || "okey kurallar bütün maddeleri, okey kurallar SÖZCÜK o sözcüğün geçtiklerini sıralar".to_owned(),
                |nearest| format!("şunu mu demek istediniz: {nearest}?"),
            ),
        ),
        FaultKind::RulesUnreadable { path, reason } => (
            format!("\"{path}\" kural dosyası okunamadı: {reason}"),
            String::new(),
            "bir TOML dosyasının yolunu verin".to_owned(),
        ),
        FaultKind::LineNotJson { reason } => (
            format!("satır JSON değil: {reason}"),
            "JSON değil".to_owned(),
            "her satır bütün bir JSON nesnesi olmalı".to_owned(),
        ),
        FaultKind::LineNotObject => (
            "satır bir JSON nesnesi değil".to_owned(),
            "nesne değil".to_owned(),
            "şöyle satırlar yazın: {\"id\": 1, \"indicator\": \"R5\", \"hand\": \"K1 K2 K3 ...\"}".to_owned(),
        ),
        FaultKind::FieldType { field, wanted } => (
            format!("\"{field}\" alanı bu değeri almaz"),
            "bu alanın değeri değil".to_owned(),
            match wanted {
                Wanted::Text => "metin alır",
                Wanted::Texts => "metin ya da metin listesi alır",
                Wanted::Count => "0 ya da daha büyük bir tam sayı alır",
                Wanted::Bool => "true ya da false alır",
                Wanted::Opened => "series ya da pairs alır",
            }
            .to_owned(),
        ),
        FaultKind::SheetUnreadable { path, reason } => (
            format!("\"{path}\" yazbozu okunamadı: {reason}"),
            String::new(),
            "JSON olarak yazılmış ellerin dosya yolunu ya da standart girdi için - verin".to_owned(),
        ),
        FaultKind::UnknownHow { word, nearest } => (
            format!("\"{word}\" bir bitiş değil"),
            "bilinmiyor".to_owned(),
            score_faults_tr::meant(*nearest, "addan ve iki noktadan sonra: okey, çift, elden, devam, dizi".to_owned()),
        ),
        FaultKind::FinishMissing => (
            "elin nasıl bittiği eksik".to_owned(),
            String::new(),
            "biteni yazın: --finish AD; taşlar tükendiyse: --exhausted".to_owned(),
        ),
        FaultKind::NoSuchHand { number, hands } => (
            format!("{number}. el yok"),
            String::new(),
            format!("yazbozda satır sırasıyla 1'den {hands} numaraya kadar el var"),
        ),
        FaultKind::RecordUnreadable { path, reason } => (
            format!("{path} kaydı okunamıyor: {reason}"),
            "okunamıyor".to_owned(),
            "bir dosya adı ya da standart girdi için - verin".to_owned(),
        ),
        _ => Told::default(),
    }
}

/// What a tile is written like.
fn a_tile(letters: Letters) -> String {
    let [black, red, blue, yellow] = letters.of_colours();
    format!(
        "taş, bir renk ({black} {red} {blue} {yellow} ya da kırmızı gibi bir sözcük) ile 1'den 13'e kadar bir sayıdır; J* \
         sahte okey, O* gerçek okeydir"
    )
}

fn accepts(accepts: Accepts) -> String {
    match accepts {
        Accepts::Bool => "true ya da false yazın".to_owned(),
        Accepts::Count => format!("0 ile {} arasında bir tam sayı yazın", Switch::MAX),
        Accepts::CountOr(word) => format!("0 ile {} arasında bir tam sayı ya da {word} yazın", Switch::MAX),
        Accepts::Words(words) => format!("şunlardan birini yazın: {}", words.join(", ")),
        Accepts::Colours => {
            format!("araya virgül koyarak renkleri ya da none yazın; renkler: {}", Colours::NAMES.join(", "))
        }
    }
}
