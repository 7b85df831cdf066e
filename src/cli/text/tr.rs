//! Turkish.

use super::{CommandWords, FaultText, Misuse, ScoreWords, Text, Words, faults_tr, score_tr};
use crate::diagnostic::{FaultKind, Place};
use crate::score::{How, Part};

pub(super) struct Turkish;

const WORDS: Words = Words {
    about: "Okey ve 101 oyunları için kural hakemi ve el çözümleyicisi",
    more: "Eli insanların yazdığı gibi okur, göstergeyi ve masanın kurallarını alır, kesin yanıt verir: el bitiyor mu, hangi \
           taş atılınca, hangi perlerle, hangi kural maddesine göre.\n\nTaşlar K1 R2 B3 Y4 diye yazılır (siyah, kırmızı, \
           mavi, sarı; 1'den 13'e kadar), sahte okey J*, gerçek okey O*. Şunlar da okunur: küçük harf, 7R, kırmızı 7, red \
           7, R4-7, KRB10, R6x2, virgül, dördüncü rengi yeşil olan takımlar için G. --letters rkms verilirse R kırmızı, K \
           siyah, M mavi, S sarı olur.",
    usage: "Kullanım",
    commands: "Komutlar",
    arguments: "Argümanlar",
    options: "Seçenekler",
    table_options: "Masa",
    hand_options: "Biten el",
    output_options: "Yanıt",
    command_value: "KOMUT",
    options_value: "SEÇENEKLER",
    hand_value: "EL",
    tile_value: "TAŞ",
    name_value: "AD",
    file_value: "DOSYA",
    setting_value: "ANAHTAR=DEĞER",
    number_value: "N",
    topic_value: "KONU",
    sheet_value: "ÇİZELGE",
    player_value: "OYUNCU",
    finish_value: "BİTİŞ",
    shell_value: "KABUK",
    also: "öbür adı",
    exit_status: "Çıkış kodu",
    yes_status: "yanıt evet ya da soru evet-hayır sorusu değil",
    no_status: "yanıt hayır",
    exit_2: "komutta ya da girdide hata var; standart çıktıya hiçbir şey yazılmaz",
    examples: "Örnekler",
    man_name: "AD",
    man_synopsis: "KULLANIM",
    man_description: "AÇIKLAMA",

    check: CommandWords {
        about: "Bu el bitiyor mu, hangi taş atılınca?",
        more: "Elde fazladan bir taş varsa, atılınca eli bitiren taşların hepsini söyler; fazla taş yoksa, taşların bu hâliyle \
               tamam olup olmadığını söyler.",
        exit_0: "el bitiyor",
        exit_1: "bitmiyor",
        examples: &[
            ("okey kontrol -i R5 \"K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6\"", "sırası gelmiş oyuncunun eli"),
            ("okey kontrol -i R5 --set run_wrap=false K1-13 O", "13'ten sonra 1 gelmeyen bir masada"),
        ],
    },
    melds: CommandWords {
        about: "Eli perlere dizmenin bütün yolları",
        more: "Atılan taştan başka taş artırmayan dizilişleri sıralar. Kaç tanesi gösterilirse gösterilsin, toplam kesindir.",
        exit_0: "en az bir diziliş var",
        exit_1: "hiç yok",
        examples: &[
            ("okey perler -i R5 --discard K6 \"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O\"", "yalnız K6 atıldığında"),
            ("okey perler -i K1 --variant 101 --count KRBY4-8 Ox2", "yalnız kaç tane olduğu"),
        ],
    },
    pairs: CommandWords {
        about: "Çiftler: bitmek için yedi, 101'de açmak için beş",
        more: "Eldeki çiftleri okeysiz ve okeyle sayar; çiftleri ve tek kalan taşları gösterir.",
        exit_0: "yeterince çift var",
        exit_1: "yok",
        examples: &[("okey cift -i R5 \"K1x2 R2x2 B3x2 Y4x2 K5x2 R8x2 B9 O\"", "altı çift ve bir okey")],
    },
    score: CommandWords {
        about: "Biten bir elin ya da bir yazbozun puanları ve cezaları",
        more: "Eli, oyunun kurallarına göre puanlar; her sayıyı parçalarıyla ve dayandığı maddelerle verir. El seçeneklerle \
               anlatılır ya da JSON olarak okunur; birden çok el, toplamları yürüyen bir çizelge (yazboz) olur.\n\n--player \
               ile, addan ve iki noktadan sonra: seri ya da çift (neyle açtığı), elde kalan taşlar, ceza=AD, takim=AD, \
               gosterdi (göstergenin eşini). --finish ile: okey, çift, elden, devam, dizi. Gösterge verilmezse elde kalan \
               okey O* diye yazılır.\n\nJSON'da el şudur: {\"variant\", \"indicator\", \"finish\": null ya da {\"by\", \"okey\", \
               \"pairs\", \"hand\", \"devam\", \"dizi\"}, \"players\": [{\"name\", \"team\", \"opened\": null, \"series\" ya da \
               \"pairs\", \"left\", \"fouls\", \"shown_indicator\"}], \"stake\"}; yalnız finish, by, players ve name zorunludur. \
               Oyun, takımlar ve ortaya konan, çizelgede yalnız ilk ele yazılabilir. 101 çizelgesi --hands kadar elde, \
               verilmezse 11 elde biter; klasik oyununki biri 0'a inince.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[
            (
                "okey puan --variant yuzbir -i R5 -f \"Ali: okey\" -p Ali -p \"Veli: seri K7 J*\" -p \"Can: çift Y2\" -p Ece",
                "Ali okey atarak bitti, Ece açmadı",
            ),
            ("okey puan -f \"Ali: çift\" -p Ali -p Veli -p Can -p Ece", "klasik oyunda yedi çift"),
            (
                "okey puan --variant yuzbir '{\"finish\": null, \"players\": [{\"name\": \"Ali\"}, {\"name\": \"Veli\"}]}'",
                "JSON olarak; burada taşlar tükenmiş",
            ),
            ("okey puan aksam.jsonl --hands 11", "her satırı bir el olan yazboz"),
            ("okey puan aksam.jsonl --only 7", "yedinci elin dökümü"),
            ("okey puan aksam.jsonl --format markdown", "yazboz, Markdown olarak; csv ve json da olur"),
        ],
    },
    deal: CommandWords {
        about: "Kurallara uygun rastgele eller; aynı tohumla hep aynıları",
        more: "Oyuna başlayan oyuncunun elini göstergeyle birlikte dağıtır. --json verilirse her el bir satırdır.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[("okey dagit --variant 101 --seed 7 --count 3 --json", "22 taşlık üç el")],
    },
    schema: CommandWords {
        about: "Yanıtların JSON şemaları",
        more: "Konu verilmezse konuları sıralar.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[("okey schema check", "okey check --json komutunun yazdığının şeması")],
    },
    completions: CommandWords {
        about: "Kabuk için tamamlama betiği",
        more: "Betiği standart çıktıya yazar.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[("okey completions bash > ~/.local/share/bash-completion/completions/okey", "bash için kurar")],
    },
    man: CommandWords {
        about: "Kılavuz sayfaları",
        more: "man programının okuduğu biçimde bir sayfa yazar: okey'in ya da bir komutun sayfasını.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[("okey man check --lang tr | man -l -", "check komutunun sayfasını açar")],
    },

    hand: "Taşlar: tırnak içinde ya da ayrı sözcükler olarak; standart girdiden okumak için -",
    indicator: "Gösterge, yani açılan taş",
    variant: "Oyun: klasik (okey), yaygin (okey-house), canak (okey-pot), yuzbir (101), esli (101-team), basit (cs102) \
              [verilmezse: klasik]",
    rules: "Kulübün kendi kuralları (TOML dosyası); oyununkilerden önce gelir",
    set: "Tek bir anahtarı ayarlar; birden çok kez verilebilir",
    letters: "Renk harfleri: krby, ya da R kırmızı, K siyah, M mavi, S sarı için rkms [verilmezse: krby]",
    format: "table (tablo) ya da json [verilmezse: table]",
    json: "--format json ile aynı",
    lang: "Dil: en ya da tr [verilmezse: sistemin dili, o da yoksa en]",
    color: "Renkler: auto (kendiliğinden), always (hep), never (hiç) [verilmezse: auto]",
    help: "Yardımı yazar",
    version: "Sürümü yazar",
    limit: "En çok bu kadarını gösterir [verilmezse: tabloda 20, JSON'da hepsi]",
    count_only: "Yalnız kaç tane olduğunu söyler",
    discard: "Yalnız bu taşın atıldığı dizilişler",
    sheet: "JSON olarak biten eller: dosya, standart girdi için - ya da JSON'un kendisi",
    player: "Bir oyuncu: \"Veli: seri K7 J* ceza=okey-atma\" gibi; her biri için bir kez",
    finish: "Kim, nasıl bitti: \"Ali: okey\" gibi",
    exhausted: "Taşlar tükendi, kimse bitemedi",
    stake: "Her oyuncunun ortaya koyduğu (çanak)",
    game_hands: "Oyun kaç el: 3, 5, 7, 9 ya da 11 (101)",
    tournament: "Üç maç; --hands verilmezse her biri 11 el (101)",
    only: "Çizelgenin yalnız bu eli, dökümüyle; ilk el 1",
    score_format: "table (tablo), json, csv ya da markdown [verilmezse: table]",
    deal_count: "Kaç el [verilmezse: 1]",
    seed: "Tohum [verilmezse: rastgele; tabloda gösterilir]",
    deal_tiles: "Kaç taş: ıstakadaki kadar ya da bir fazlası [verilmezse: bir fazlası]",
    schema_topic: "Yanıt: check, melds, pairs, score, sheet, deal, error",
    shell: "Kabuk: bash, elvish, fish, powershell, zsh",
    man_topic: "Komut; verilmezse okey'in kendisi",

    hand_label: "El",
    table_label: "Masa",
    indicator_label: "gösterge",
    okey_label: "okey",
    wild: "her taş",
    throw: "Atılan",
    how: "Nasıl",
    layouts: "Diziliş",
    one_of_them: "Örnek",
    number_sign: "#",
    melds_label: "Perler",
    way_melds: "perlerle",
    way_pairs: "yedi çiftle",
    way_dizi: "diziyle",
    way_chains: "üç zincirle",
    way_elden: "elden",
    way_okey: "okey atarak",
    because: "Dayandığı kurallar",
    elsewhere: "Başka masalarda",
    pairs_made: "Okeysiz",
    pairs_with_okeys: "Okeyle",
    pairs_needed: "Gereken",
    pairs_label: "Çiftler",
    singles_label: "Tek kalan",
    none: "yok",

    error: "hata",
    hint: "ipucu",
    see_help: "daha fazlası için: --help",
};

/// `a`, `a ya da b`, `a, b ya da c`.
fn any_of(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} ya da {last}", others.join(", ")),
    }
}

impl Text for Turkish {
    fn words(&self) -> &'static Words {
        &WORDS
    }

    fn wins_by(&self, tiles: &[String]) -> String {
        format!("Evet. Bu el {} atılarak biter.", any_of(tiles))
    }

    fn complete(&self, tiles: usize) -> String {
        format!("Evet. Bu {tiles} taş tamam: bundan sonra hangi taş gelirse gelsin, o taş atılarak bitilir.")
    }

    fn does_not_win(&self, kept: usize) -> String {
        format!("Hayır. Hangi taş atılırsa atılsın, kalan {kept} taş tamam değil.")
    }

    fn not_complete(&self, tiles: usize) -> String {
        format!("Hayır. Bu {tiles} taş tamam değil.")
    }

    fn elden_by(&self, tiles: &[String]) -> String {
        format!("Evet, henüz kimse açmadıysa: bu el {} atılarak elden biter.", any_of(tiles))
    }

    fn elden_complete(&self, tiles: usize) -> String {
        format!(
            "Evet, o zamana kadar kimse açmazsa: bu {tiles} taş tamam, sıradaki taş hangisi olursa olsun atılıp elden bitilir."
        )
    }

    fn no_elden(&self, kept: usize) -> String {
        format!("Hayır. Elden bitmiyor: {kept} taşın hepsi perlere dizilemiyor.")
    }

    fn lays_out(&self, total: u64, discard: Option<&str>) -> String {
        match discard {
            Some(tile) => format!("{tile} atılınca bu el perlere {total} ayrı şekilde dizilebilir."),
            None => format!("Bu el perlere {total} ayrı şekilde dizilebilir."),
        }
    }

    fn does_not_lay_out(&self, discard: Option<&str>) -> String {
        match discard {
            Some(tile) => format!("{tile} atılınca taşların hepsi perlere dizilemiyor."),
            None => "Bu el perlere dizilemiyor.".to_owned(),
        }
    }

    fn more_layouts(&self, shown: u64, total: u64) -> String {
        format!("{total} dizilişten {shown} tanesi gösterildi; daha fazlası için --limit verin.")
    }

    fn pairs_enough(&self, with_okeys: usize, needed: usize) -> String {
        format!("Evet. {with_okeys} çift var, {needed} gerekiyor.")
    }

    fn pairs_short(&self, with_okeys: usize, needed: usize) -> String {
        format!("Hayır. {with_okeys} çift var, {needed} gerekiyor: {} eksik.", needed - with_okeys)
    }

    fn false_joker_plays(&self, as_what: &str) -> String {
        format!("J* = {as_what}")
    }

    fn dealt(&self, seed: u64) -> String {
        format!("--seed {seed} ile dağıtıldı.")
    }

    fn would_win(&self, setting: &str) -> String {
        format!("{setting} olsa bu el biterdi")
    }

    fn would_not_win(&self, setting: &str) -> String {
        format!("{setting} olsa bu el bitmezdi")
    }

    fn score_words(&self) -> &'static ScoreWords {
        &score_tr::WORDS
    }

    fn how(&self, how: How) -> &'static str {
        score_tr::how(how)
    }

    fn note(&self, part: &Part) -> String {
        score_tr::note(part)
    }

    fn finished(&self, name: &str, how: &[How], factor: Option<i64>) -> String {
        score_tr::finished(name, how, factor)
    }

    fn leads(&self, hands: usize, of: Option<usize>, leaders: &[&str], balance: i64) -> String {
        score_tr::leads(hands, of, leaders, balance)
    }

    fn won(&self, hands: usize, winners: &[&str], balance: i64) -> String {
        score_tr::won(hands, winners, balance)
    }

    fn match_number(&self, number: usize) -> String {
        format!("{number}. maç")
    }

    fn tournament(&self, over: bool, leaders: &[&str], wins: &str) -> String {
        score_tr::tournament(over, leaders, wins)
    }

    fn place(&self, place: Place) -> &'static str {
        match place {
            Place::Indicator => "gösterge",
            Place::Hand => "el",
            Place::Tile => "--discard",
            Place::Melds => "perler",
            Place::Variant => "--variant",
            Place::Setting => "--set",
            Place::RulesFile => "--rules",
            Place::Sheet => "çizelge",
            Place::Options => "seçenekler",
            Place::Call => "komut",
        }
    }

    fn fault(&self, kind: &FaultKind) -> FaultText {
        faults_tr::fault(kind)
    }

    fn more_faults(&self, count: usize) -> String {
        format!("... ve {count} hata daha")
    }

    fn misuse(&self, misuse: &Misuse) -> (String, Option<String>) {
        let meant =
            |nearest: &Option<String>| nearest.as_ref().map(|nearest| format!("şunu mu demek istediniz: {nearest}?"));
        match misuse {
            Misuse::UnknownOption { option, nearest } => {
                let hint = meant(nearest)
                    .or_else(|| Some("komutun seçenekleri komuttan sonra gelir: okey kontrol -i R5 ...".to_owned()));
                (format!("burada {option} diye bir seçenek yok"), hint)
            }
            Misuse::UnknownCommand { command, nearest } => (format!("{command} diye bir komut yok"), meant(nearest)),
            Misuse::NoCommand => ("komut eksik".to_owned(), None),
            Misuse::NotANumber { option, value } => {
                let hint = "0 ya da daha büyük bir tam sayı yazın".to_owned();
                (format!("{option} seçeneği \"{value}\" değerini almaz"), Some(hint))
            }
            Misuse::BadValue { option, value, allowed, nearest } => {
                let hint = meant(nearest)
                    .or_else(|| (!allowed.is_empty()).then(|| format!("şunlardan biri olmalı: {}", any_of(allowed))));
                (format!("{option} seçeneği \"{value}\" değerini almaz"), hint)
            }
            Misuse::ValueMissing { option } => (format!("{option} bir değer ister"), None),
            Misuse::ValueUnwanted { option } => (format!("{option} değer almaz"), None),
            Misuse::ArgumentMissing { argument } => (format!("{argument} eksik"), None),
            Misuse::ArgumentUnwanted { argument } => (format!("{argument} burada beklenmiyor"), None),
            Misuse::Repeated { option } => (format!("{option} birden çok verilmiş"), None),
            Misuse::Conflict { option, other } => (format!("{option} ile {other} birlikte verilemez"), None),
            Misuse::NotUtf8 => ("bir argüman UTF-8 değil".to_owned(), None),
            Misuse::Other { detail } => (detail.clone(), None),
        }
    }

    fn cannot_write(&self, reason: &str) -> String {
        format!("yanıt yazılamadı: {reason}")
    }

    fn cannot_read_input(&self, reason: &str) -> String {
        format!("standart girdi okunamadı: {reason}")
    }

    fn unknown_topic(&self, topic: &str, nearest: Option<&str>, all: &str) -> (String, String) {
        let hint = nearest.map_or_else(
            || format!("şunlardan biri olmalı: {all}"),
            |nearest| format!("şunu mu demek istediniz: {nearest}?"),
        );
        (format!("\"{topic}\" diye bir konu yok"), hint)
    }
}
