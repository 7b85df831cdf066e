//! Turkish.

use super::{CommandWords, Words, book, game, judge_options, play};
use crate::words::Language;

pub(super) const WORDS: Words = Words {
    language: Language::Tr,
    about: "Okey ve 101 oyunları için kural hakemi ve el çözümleyicisi",
    more: "Eli insanların yazdığı gibi okur, göstergeyi ve masanın kurallarını alır, kesin yanıt verir: el bitiyor mu, hangi \
           taş atılınca, hangi perlerle, hangi kural maddesine göre.\n\nTaşlar K1 R2 B3 Y4 diye yazılır (siyah, kırmızı, \
           mavi, sarı; 1'den 13'e kadar), sahte okey J*, gerçek okey O*. Şunlar da okunur: küçük harf, 7R, kırmızı 7, red \
           7, 🔴7, bir kez renk ve ardından sayıları (kırmızı 7 8 9), R4-7, K1-K2-K3, KRB10, R6x2, okey, sahte okey, \
           virgül ve satır sonu, dördüncü rengi yeşil olan taş takımları için G. --letters rkms verilirse taşlar R kırmızı, K \
           siyah, M mavi, S sarı harfleriyle okunur ve gösterilir.",
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
    tiles_value: "TAŞLAR",
    name_value: "AD",
    file_value: "DOSYA",
    setting_value: "ANAHTAR=DEĞER",
    number_value: "N",
    topic_value: "KONU",
    sheet_value: "YAZBOZ",
    player_value: "OYUNCU",
    finish_value: "BİTİŞ",
    shell_value: "KABUK",
    also: "diğer adı",
    ways_title: "Taşların yazılışı",
    ways: &[
        ("K1 R2 B3 Y13, 1k", "siyah, kırmızı, mavi, sarı; sayı önde de olur"),
        ("kırmızı 7, 7 kirmizi, red 7", "renk sözcükle, ya da işaretle: 🔴7"),
        ("kırmızı 7 8 9, R 7 8 9", "renk bir kez, ardından sayıları"),
        ("R7-9, R7-8-9", "R7 R8 R9; K1-K2-K3 ve K1 - K2 - K3 de olur"),
        ("KRB10, R6x2", "K10 R10 B10; R6 R6"),
        ("J*, sahte okey, sahte", "sahte okey"),
        ("O*, okey, 2 okey", "gerçek okey, yüzü ne olursa olsun"),
        (", ; + satır sonu, madde imi", "taşların arasında durabilir"),
    ],
    exit_status: "Çıkış kodu",
    not_with: "{} ile birlikte verilmez",
    fouls_title: "Cezaların adları",
    classic: "klasik",
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
        more: "Atılan taştan başka taş artırmayan dizilişleri sıralar. Kaç tanesi gösterilirse gösterilsin, toplam \
               kesindir. --partial ile, 101'de 22'ye kadar kaç taş yazılırsa yazılsın bakılır.",
        exit_0: "en az bir diziliş var",
        exit_1: "hiç yok",
        examples: &[
            ("okey perler -i R5 --discard K6 \"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O\"", "yalnız K6 atıldığında"),
            ("okey perler -i K1 --variant 101 --count KRBY4-8 Ox2", "yalnız kaç tane olduğu"),
        ],
    },
    pairs: CommandWords {
        about: "Çiftler: bitmek için yedi, 101'de açmak için beş",
        more: "Eldeki çiftleri okeysiz ve okeyle sayar; çiftleri ve tek kalan taşları gösterir. 101'de 22'ye kadar kaç \
               taş yazılırsa yazılsın bakılır.",
        exit_0: "yeterince çift var",
        exit_1: "yok",
        examples: &[("okey cift -i R5 \"K1x2 R2x2 B3x2 Y4x2 K5x2 R8x2 B9 O\"", "altı çift ve bir okey")],
    },
    waits: CommandWords {
        about: "Sıra beklerken bu eli hangi taşlar bitirir?",
        more: "Gelince eli bitiren her taşı, nasıl bitirdiğini ve daha görülmemiş kaç tanesinin kaldığını söyler. Çekme \
               olasılığı yalnız ortadan kendi çektiğiniz taşları sayar: soldaki oyuncunun attığı alınmaz, el de olduğu gibi \
               kalır. 101'de 21 taşı açtıran taşları söyler.",
        exit_0: "bitiren taş var",
        exit_1: "yok",
        examples: &[
            ("okey bekle -i R5 \"K1-4 R7-10 B11-13 Y1 Y2 K9\"", "taş bekleyen bir el"),
            ("okey bekle -i R5 --seen \"Y3 K5\" --draws 3 K1-4 R7-10 B11-13 Y1 Y2 K9", "masada görülen taşlarla"),
        ],
    },
    advise: CommandWords {
        about: "Hangi taş atılırsa el bitmeye en yakın kalır, sonra ne işe yarar?",
        more: "Atılabilecek her taşı sıralar: önce kalan uzaklığa, yani daha kaç taşın değişmesi gerektiğine; sonra eli \
               yaklaştıran görülmemiş taşların sayısına; sonra da daha çok seçeneği açık bırakmasına göre. En iyi atışın \
               hangi perleri koruduğunu, hangilerinin başlamış olduğunu söyler.\n\n101'de uzaklık, el açmaya olan uzaklıktır. \
               Açmış olan el (--opened) 22 taşa kadar istenen sayıda taş tutabilir; atışları, en iyi açıştan sonra elde kalan \
               sayıya göre sıralanır.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[
            ("okey tavsiye -i R5 \"K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J* K6\"", "en iyi atış ve nedeni"),
            ("okey tavsiye -i R5 --seen \"R8 R8\" --json K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J K6", "program için"),
        ],
    },
    rules_of: CommandWords {
        about: "Kurallar, madde madde: kim söylüyor, ne değiştirilebilir, uyan ve uymayan birer örnek",
        more: "Sözcük verilmezse maddeleri sıralar. Bir maddenin kimliği ya da bir anahtarın adı o maddenin sayfasını açar; \
               başka sözcükler, geçtikleri maddeleri bulur: iki dilde de, Türkçe harflerle ya da onlarsız.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[
            ("okey kurallar run.wrap", "bir maddenin sayfası"),
            ("okey kurallar sahte okey", "sahte okeyden söz eden maddeler"),
            ("okey kurallar --diff klasik yaygin", "iki oyunun ayrıldığı yerler"),
            ("okey kurallar --format markdown", "kitabın tamamı"),
        ],
    },
    open: CommandWords {
        about: "101: açış toplamı, en iyi açışlar, elden bitiş",
        more: "Seri ve grupların tuttuğu en yüksek toplamı, elde en az bırakan açışı, en çok okeyi elde tutan açışı ve kaç \
               ayrı açış olduğunu bulur. Bir taş hep elde kalır. Kalan taşlar, katsayısız bir bitişteki gibi \
               sayılır.\n\n22'ye kadar kaç taş yazılırsa yazılsın bakılır; eli açmış oyuncunun elinde kalanlar da olabilir. \
               --taken verilirse yandan alınan taş 22 taştan biridir ya da daha az taş yazılmışsa onlara eklenir; \
               gösterilen her açışta yer alır.",
        exit_0: "el açılabiliyor: seri, çift ya da elden",
        exit_1: "açılamıyor",
        examples: &[
            ("okey ac -i K1 --variant yuzbir \"R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O\"", "açılır mı, nasıl"),
            ("okey ac -i K1 --variant yuzbir --bar 118 --limit 5 KRBY4-8 Ox2", "117 ile açılmışsa; en iyi beş açış"),
        ],
    },
    score: CommandWords {
        about: "Biten bir elin ya da bir yazbozun puanları ve cezaları",
        more: "Eli, oyunun kurallarına göre puanlar; her sayıyı kalemleriyle ve dayandığı maddelerle verir. El seçeneklerle \
               anlatılır ya da JSON olarak okunur; birden çok el, ara toplamlı bir yazboz olur.\n\n--player \
               ile, addan ve iki noktadan sonra: seri ya da çift (neyle açtığı), elde kalan taşlar, ceza=AD, takim=AD, \
               gosterdi (göstergenin eşini). --finish ile: okey, çift, elden, devam, dizi. Gösterge verilmezse elde kalan \
               okey O* diye yazılır.\n\nJSON'da el şudur: {\"variant\", \"indicator\", \"finish\": null ya da {\"by\", \"okey\", \
               \"pairs\", \"hand\", \"devam\", \"dizi\"}, \"players\": [{\"name\", \"team\", \"opened\": null, \"series\" ya da \
               \"pairs\", \"left\", \"fouls\", \"shown_indicator\"}], \"stake\"}; yalnız finish, by, players ve name zorunludur. \
               Oyun, takımlar ve ortaya konan, yazbozda yalnız ilk ele yazılabilir. 101 yazbozu --hands kadar elde, \
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
    batch: CommandWords {
        about: "Bir akışın her satırı için check, melds, pairs, waits, advise ya da open",
        more: "Her satırda bir JSON nesnesi okur: {\"id\": herhangi bir değer, \"indicator\": \"R5\", \"hand\": \"K1 K2 ...\" ya da \
               [\"K1\", ...]}; okey deal --json da böyle satırlar yazar. Her satıra aynı sırayla bir satır yazar: komutun --json \
               yanıtını, başında id ile; yanıt yoksa {\"id\", \"line\", \"error\"}. Kötü bir satır akışı durdurmaz; boş satır da \
               kötü satırdır.\n\n\
               Satırda şunlar da bulunabilir: variant; waits ve advise için seen ile draws; advise için opened; melds için discard, limit ve \
               partial. melds, limit verilmezse en çok 1000 diziliş sıralar; open da limit alır. Başka alanlara bakılmaz; satırın \
               JSON şeması: okey schema batch-line. Masa seçenekleri, bir \
               şey söylemeyen satırlar içindir; --rules ile --set, satırın kendi oyununun üzerine de uygulanır.\n\n\
               Bir yanıt en çok 8 MiB tutar; daha fazlasını isteyen satır geri çevrilir. -o ile verilen dosya, ilk yanıt \
               yazılana kadar olduğu gibi kalır; okunan dosyanın üzerine hiç yazılmaz. Disk dolsa da, girdi yarıda kesilse \
               de, program bir sinyalle durdurulsa da yazılanlar tam satırlardır; yalnızca 4096 bayttan uzun bir satır, \
               program zorla kapatılırsa ya da bir borunun ardında disk dolarsa yarım kalabilir. Okuyan istediği anda \
               bırakabilir: çıkış kodu o ana kadarki yanıtlara göredir.",
        exit_0: "bütün satırlar yanıtlandı",
        exit_1: "geri çevrilen satır var",
        examples: &[
            ("okey toplu check eller.jsonl > yanitlar.jsonl", "bir dosya dolusu el"),
            ("okey dagit --seed 7 --count 1000 --json | okey toplu advise --summary", "rastgele bin el"),
            ("okey toplu check eller.jsonl.gz -o yanitlar.jsonl.zst", "adlarından anlaşılan sıkıştırılmış dosyalar"),
        ],
    },
    judge: CommandWords {
        about: "Tartışmalı bir durumda karar; gerekçesi, maddeleri ve bedeliyle",
        more: "İddiayı masada olduğu gibi alır ve karar verir. Perlerin arasına / konur: \"R7 R8 R9 / K5 R5 B5\". Okeyin \
               neyin yerine geçtiği O*=R9 diye yazılır; söylenmediyse taşların sırasına bakılır (O* R7 R8, 6-7-8'dir), o sırada \
               per olmuyorsa sıra aranmaz. Okumalar ayrılıyorsa her birinden ne çıktığı söylenir. --variant ya da soru 101 \
               demedikçe klasik okey sayılır; ceza ile aksaklik dışında her soru göstergeyi (-i) ister.\n\n\
               Anlatılmayan bir şey uydurulmaz: önemliyse karar belirsizdir ve neyin eksik olduğu söylenir. --opened \
               verilmezse oyuncu el açmamış sayılır. \"Başka masalarda\" altında kararı çevirecek anahtarların hepsi vardır; \
               dayanılan maddeyi okey kurallar MADDE anlatır. --format html ile karar, basılıp imzalanacak bir sayfa olur.",
        exit_0: "karar ne olursa olsun verildi",
        exit_1: "",
        examples: &[
            ("okey hakem per \"R12 R13 R1\" -i Y13 --variant yuzbir", "per: bu per mi, neyin peri?"),
            (
                "okey hakem bitis \"K1-3 / R7-9 / B4-7 / Y10-13\" --throw K6 -i R5 --format html > karar.html",
                "bitis: bitiyor mu? Basılacak bir sayfa",
            ),
            (
                "okey hakem bitis \"K1-3\" --laid-off R10 --onto \"R7-9\" --throw K6 --opened seri -i Y13 --variant yuzbir",
                "101'de bitis, daha önce açılmış: bir taş işlendi, sonuncusu atıldı",
            ),
            (
                "okey hakem acis \"K10-13 / R10-12 / Y4-6 O*=Y7\" -i Y13 --variant yuzbir",
                "acis: bu el açılır mı? Sonraki sıralarda konan perler: --opened seri ile",
            ),
            (
                "okey hakem cift \"K1 K1 / R2 R2 / B3 B3 / Y4 O* / J J\" -i Y13 --variant yuzbir",
                "cift: bu çiftlerle açılır mı?",
            ),
            (
                "okey hakem atis R10 --table \"R7-9 / K5 R5 B5\" -i Y13 --variant yuzbir",
                "atis: bu taş atılabilir mi, işlek mi?",
            ),
            (
                "okey hakem isleme \"R10 R11\" --onto \"R7-9\" --opened cift -i Y13 --variant yuzbir",
                "isleme: bunlar işlenebilir mi? Geri almak: --undo ile",
            ),
            (
                "okey hakem okey-alma R12 --from \"R10 R11 O*\" --opened seri -i Y13 --variant yuzbir",
                "okey-alma: bu taşla okey alınır mı?",
            ),
            (
                "okey hakem yandan Y7 --opens \"K10-13 / R10-12 / Y4-7\" -i Y13 --variant yuzbir",
                "yandan: taş böyle alınır mı? Ya da --onto PERLER, --kept, --put-back",
            ),
            ("okey hakem gosterge R5 --late -i R5", "gosterge: bu kadar geç gösterilir mi?"),
            ("okey hakem ceza okey-atma --finish okey", "ceza: ne yazılır?"),
            (
                "okey hakem kalan \"K9 J* O*\" --opened cift --finish okey -i Y13 --variant yuzbir",
                "kalan: elde kalan taşlar kaç yazar?",
            ),
            ("okey hakem aksaklik acik", "aksaklik: sayi, sira ya da acik; hiçbir kuralın karar vermediği"),
        ],
    },
    deal: CommandWords {
        about: "Kurallara uygun rastgele eller; aynı tohumla hep aynıları",
        more: "Oyuna başlayan oyuncunun elini göstergeyle birlikte dağıtır. --json verilirse her el bir satırdır.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[("okey dagit --variant 101 --seed 7 --count 3 --json", "22 taşlık üç el")],
    },
    replay: game::REPLAY[1],
    simulate: game::SIMULATE[1],
    play: play::PLAY[1],
    game: game::words(Language::Tr),
    at_play: play::words(Language::Tr),
    schema: CommandWords {
        about: "Yanıtların ve batch'in okuduğu satırın JSON şemaları",
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
              [verilmezse: klasik; yalnız 101'de olan sorularda yuzbir]",
    rules: "Kulübün kendi kuralları (TOML dosyası), oyununkilerin üzerine; verilmezse OKEY_RULES, o da yoksa ayar \
            klasöründeki okey/rules.toml; yok: onlarsız",
    club_label: "Kulüp kuralları",
    set: "Tek bir anahtarı ayarlar; birden çok kez verilebilir",
    letters: "Taşların okunduğu ve gösterildiği renk harfleri: krby, ya da R kırmızı, K siyah, M mavi, S sarı için rkms [verilmezse: krby]",
    format: "table (tablo) ya da json [verilmezse: table]",
    json: "--format json ile aynı",
    lang: "Dil: en ya da tr [verilmezse: sistemin dili, o da yoksa en]",
    color: "Renkler: auto (kendiliğinden), always (hep), never (hiç) [verilmezse: auto]",
    help: "Yardımı yazar",
    version: "Sürümü yazar",
    limit: "En çok bu kadarını gösterir [verilmezse: tabloda 20, JSON'da hepsi]",
    count_only: "Yalnız kaç tane olduğunu söyler",
    discard: "Yalnız bu taşın atıldığı dizilişler",
    partial: "Olabildiğince az taşı açıkta bırakan dizilişler",
    seen: "Masada görülen, artık gelemeyecek taşlar",
    svg: "Resmi bu dosyaya kaydeder (SVG); - verilirse yalnızca resmi ekrana yazar",
    draws: "Kaç kez kendiniz taş çekeceksiniz [verilmezse: 5]",
    query_value: "MADDE ya da SÖZCÜK",
    query: "Madde kimlikleri, anahtar adları ya da aranacak sözcükler",
    profile: "Bir oyunun bütün anahtarları ve değerleri",
    diff: "İki oyunun ayrıldığı anahtarlar",
    disputes: "Tartışmalı maddeler, iki tarafıyla",
    glossary: "Sözlük: oyunun sözleri ve ne anlama geldikleri",
    page_format: "table (tablo), json ya da markdown [verilmezse: table]",
    bar: "Tutulacak toplam; katlamalıda önceki açış yükselttiyse [verilmezse: masanınki]",
    pairs_bar: "Gereken çift sayısı; katlamalıda yükseldiyse [verilmezse: masanınki]",
    taken: "Yandan alınan taş; açışta yer almalıdır",
    open_limit: "En iyi açışları sıralar, en çok bu kadarını",
    open_all: "En iyisinden başlayarak bütün açışları sıralar",
    sheet: "JSON olarak biten eller: dosya, standart girdi için - ya da JSON'un kendisi",
    player: "Bir oyuncu: \"Veli: seri K7 J* ceza=okey-atma\" gibi; her biri için bir kez",
    finish: "Kim, nasıl bitti: \"Ali: okey\" gibi",
    exhausted: "Taşlar tükendi, kimse bitemedi",
    stake: "Her oyuncunun ortaya koyduğu (çanak)",
    game_hands: "Oyun kaç el: 3, 5, 7, 9 ya da 11 (101)",
    tournament: "Üç maç; --hands verilmezse her biri 11 el (101)",
    only: "Yazbozun yalnız bu eli, dökümüyle; ilk el 1",
    score_format: "table (tablo), json, csv ya da markdown [verilmezse: table]",
    deal_count: "Kaç el [verilmezse: 1]",
    seed: "Tohum [verilmezse: rastgele; tabloda gösterilir]",
    deal_tiles: "Kaç taş: ıstakadaki kadar ya da bir fazlası [verilmezse: bir fazlası]",
    schema_topic: "Yanıt: check, sheet gibi; batch-line ise batch'in okuduğu satır",
    question: "Soru: check (kontrol), melds (perler), pairs (cift), waits (bekle), advise (tavsiye) ya da open (ac)",
    lines_file: "Satırların dosyası; verilmezse ya da - ise standart girdi",
    answers_file: "Yanıtları bu dosyaya yazar",
    compress: "Yanıtları sıkıştırır: none (yok), gzip ya da zstd [verilmezse: dosyanın adına göre]",
    decompress: "Satırları açar: none (yok), gzip ya da zstd [verilmezse: dosyanın adına göre]",
    jobs: "Aynı anda kaç ele bakılacağı, en çok 256 [verilmezse: her çekirdeğe bir]",
    fail_fast: "Geri çevrilen ilk satırdan sonra durur",
    want_summary: "Sonunda kaç satırın yanıtlandığını standart hataya yazar",
    batch_json: "Komuttaki hataları ve özeti de JSON olarak yazar",
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
    indicator_title: "Gösterge",
    loose_label: "Açıkta kalanlar",
    useful_label: "İşe yarayanlar",
    way_melds: "perlerle",
    way_pairs: "yedi çiftle",
    way_dizi: "diziyle",
    way_chains: "üç zincirle",
    way_elden: "elden",
    way_series: "seriyle",
    opens: "açar",
    opened: "101: el açılmış; series seriyle, pairs çiftle",
    way_opening_pairs: "çiftle",
    way_okey: "okey atarak",
    way_okey_possible: "okey atılabilir",
    tile_label: "Taş",
    unseen_label: "Görülmemiş",
    distance_label: "Uzaklık",
    wins: "biter",
    by_label: "En yakın yol",
    next_draw: "İlk çekişte",
    keeps_whole: "Tam perler",
    keeps_begun: "Başlanmış perler",
    keeps_pairs: "Çiftler",
    no_place: "Yeri olmayanlar",
    outside_label: "Açıkta",
    because: "Dayandığı kurallar",
    elsewhere: "Başka masalarda",
    pairs_made: "Okeysiz",
    pairs_with_okeys: "Okeyle",
    pairs_needed: "Gereken",
    pairs_label: "Çiftler",
    singles_label: "Tek kalan",
    aim: "Açış",
    aim_sum: "en yüksek",
    aim_left: "en az kalan",
    aim_okey: "okey elde",
    sum_label: "Toplam",
    left_label: "Kalan",
    cost_label: "Ceza",
    elden_label: "Elden",
    openings_label: "Açışlar",
    taken_label: "Yandan",
    yes: "var",
    no: "yok",
    none: "yok",

    judging: judge_options::TR,
    book: book::TR,

    error: "hata",
    hint: "ipucu",
    see_help: "daha fazlası için: --help",
};
