//! The fixed words of the program.

use crate::words::{Bilingual, Language};

/// The help texts of one command.
pub(crate) struct CommandWords {
    /// The question that the command answers. Lists of commands show it.
    pub(crate) about: Bilingual,
    /// A longer explanation of the command. Its help and its manual page show it.
    pub(crate) more: Bilingual,
    /// The condition under which the command exits with 0.
    pub(crate) yes: Bilingual,
    /// The condition under which the command exits with 1; `None` if it never does.
    pub(crate) no: Option<Bilingual>,
    pub(crate) examples: &'static [CallToImitate],
}

/// An example command line, without the program's name.
pub(crate) struct CallToImitate {
    pub(crate) call: &'static str,
    /// The Turkish example. `None` if replacing the names of commands and values in the English example is enough.
    pub(crate) turkish: Option<&'static str>,
    pub(crate) does: Bilingual,
}

words! {
    Words {
        language: Language = Language::En, Language::Tr;
        // Words in help texts.
        about = "Rules referee and hand analyser for the tile game Okey and its variant 101",
            "Okey ve 101 oyunları için kural hakemi ve el çözümleyicisi";
        more =
            "Reads a hand the way people write it, with the indicator and the table's rules, and gives an exact answer: \
             does it win, what to throw, in which melds, and by which rule.\n\nTiles are written K1 R2 B3 Y4 \
             (black, red, blue, yellow, 1 to 13), J* for a false joker, O* for a real okey. You can also write: lower case, 7R, \
             kırmızı 7, red 7, 🔴7, a colour once and then its numbers (red 7 8 9), R4-7, K1-K2-K3, KRB10, R6x2, okey, sahte \
             okey, commas and new lines, G for a green set's fourth colour. With --letters rkms, tiles are read and shown \
             with R kırmızı, K siyah, M mavi, S sarı.",
            "Elinizi nasıl yazarsanız yazın okur; göstergeye ve masanın kurallarına göre kesin yanıt verir: el bitiyor mu, hangi \
             taş atılınca, hangi perlerle, hangi kurala göre.\n\nTaşlar K1 R2 B3 Y4 diye yazılır (siyah, kırmızı, \
             mavi, sarı; 1'den 13'e kadar), sahte okey J*, gerçek okey O*. Şunlar da olur: küçük harf, 7R, kırmızı 7, red \
             7, 🔴7, bir kez renk ve ardından sayıları (kırmızı 7 8 9), R4-7, K1-K2-K3, KRB10, R6x2, okey, sahte okey, \
             virgül ve satır sonu, dördüncü rengi yeşil olan taş takımları için G. --letters rkms verilirse taşlar R kırmızı, K \
             siyah, M mavi, S sarı harfleriyle okunur ve gösterilir.";
        usage = "Usage", "Kullanım";
        commands = "Commands", "Komutlar";
        arguments = "Arguments", "Argümanlar";
        options = "Options", "Seçenekler";
        table_options = "The table", "Masa";
        hand_options = "The hand", "Biten el";
        output_options = "The answer", "Yanıt";
        command_value = "COMMAND", "KOMUT";
        options_value = "OPTIONS", "SEÇENEKLER";
        hand_value = "HAND", "EL";
        tile_value = "TILE", "TAŞ";
        tiles_value = "TILES", "TAŞLAR";
        name_value = "NAME", "AD";
        file_value = "FILE", "DOSYA";
        setting_value = "KEY=VALUE", "ANAHTAR=DEĞER";
        number_value = "N", "N";
        topic_value = "TOPIC", "KONU";
        sheet_value = "SHEET", "YAZBOZ";
        player_value = "PLAYER", "OYUNCU";
        finish_value = "FINISH", "BİTİŞ";
        shell_value = "SHELL", "KABUK";
        also = "also", "diğer adı";
        /// The heading of the list of ways to write tiles.
        ways_title = "Ways to write tiles", "Taşların yazılışı";
        ways: &'static [(&'static str, &'static str)] =
            &[
                ("K1 R2 B3 Y13, 1k", "black, red, blue, yellow; the number may be first"),
                ("red 7, kırmızı 7, 7 red", "colours as words, or as signs: 🔴7"),
                ("red 7 8 9, R 7 8 9", "a colour once, then its numbers"),
                ("R7-9, R7-8-9", "R7 R8 R9; K1-K2-K3 and K1 - K2 - K3 too"),
                ("KRB10, R6x2, R6-6", "K10 R10 B10; R6 R6; R6 R6"),
                ("J*, false joker, sahte", "a false joker"),
                ("O*, okey, 2 okey", "okeys, whichever tile is the okey"),
                (", ; + new lines, bullets", "may stand between tiles"),
            ],
            &[
                ("K1 R2 B3 Y13, 1k", "siyah, kırmızı, mavi, sarı; sayı önde de olur"),
                ("kırmızı 7, 7 kirmizi, red 7", "renk sözcükle, ya da işaretle: 🔴7"),
                ("kırmızı 7 8 9, R 7 8 9", "renk bir kez, ardından sayıları"),
                ("R7-9, R7-8-9", "R7 R8 R9; K1-K2-K3 ve K1 - K2 - K3 de olur"),
                ("KRB10, R6x2, R6-6", "K10 R10 B10; R6 R6; R6 R6"),
                ("J*, sahte okey, sahte", "sahte okey"),
                ("O*, okey, 2 okey", "gerçek okey, hangi taş olursa olsun"),
                (", ; + satır sonu, madde imi", "taşların arasında durabilir"),
            ];
        exit_status = "Exit status", "Çıkış kodu";
        /// The text for options that exclude each other, with `{}` in place of their names.
        not_with = "not with {}", "{} ile birlikte verilmez";
        fouls_title = "Names of fouls", "Cezaların adları";
        classic = "classic", "klasik";
        yes_status = "the answer is yes, or the question is not a yes-no question",
            "yanıt evet ya da soru evet-hayır sorusu değil";
        no_status = "the answer is no", "yanıt hayır";
        exit_2 = "an error in the command or the input; nothing is written to standard output",
            "komutta ya da girdide hata var; standart çıktıya hiçbir şey yazılmaz";
        examples = "Examples", "Örnekler";
        man_name = "NAME", "AD";
        man_synopsis = "SYNOPSIS", "KULLANIM";
        man_description = "DESCRIPTION", "AÇIKLAMA";

        // Help texts of options.
        hand = "The tiles: one quoted string, or several words, or - for standard input",
            "Taşlar: tırnak içinde ya da ayrı sözcükler olarak; standart girdiden okumak için -";
        indicator = "The indicator (gösterge), the tile turned up", "Gösterge, yani açılan taş";
        variant =
            "The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for questions that only 101 has]",
            "Oyun: klasik (okey), yaygın (okey-house), çanak (okey-pot), yüzbir (101), eşli (101-team), basit (cs102) \
             [verilmezse: klasik; yalnız 101'de olan sorularda yüzbir]";
        rules =
            "A TOML file with a club's own rules, on top of the variant; write none for no club rules [default: the \
             file in the variable OKEY_RULES, else okey/rules.toml in the settings folder]",
            "Kulübün kendi kurallarının TOML dosyası; oyununkilerin üzerine uygulanır, istemiyorsanız yok yazın [verilmezse: \
             OKEY_RULES değişkenindeki dosya, o da yoksa ayar klasöründeki okey/rules.toml]";
        club_label = "Club rules", "Kulüp kuralları";
        set = "Set one switch; may be given several times", "Tek bir anahtarı ayarlar; birden çok kez verilebilir";
        letters =
            "The letters for colours in tiles: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]",
            "Taşların okunduğu ve gösterildiği renk harfleri: krby, ya da R kırmızı, K siyah, M mavi, S sarı için rkms [verilmezse: krby]";
        format = "table or json [default: table]", "tablo (table) ya da json [verilmezse: tablo]";
        json = "The same as --format json", "--format json ile aynı";
        lang = "Language: en or tr [default: that of the locale, else en]",
            "Dil: en ya da tr [verilmezse: sistemin dili, o da yoksa en]";
        color = "Colours: auto, always or never [default: auto]",
            "Renkler: kendiliğinden (auto), hep (always), hiç (never) [verilmezse: kendiliğinden]";
        help = "Print help", "Yardımı yazar";
        version = "Print the version", "Sürümü yazar";
        limit = "List at most this many [default: 20 in a table, all in JSON]",
            "En çok bu kadarını gösterir [verilmezse: tabloda 20, JSON'da hepsi]";
        count_only = "Only say how many there are", "Yalnız kaç tane olduğunu söyler";
        discard = "Only the layouts that throw this tile", "Yalnız bu taşın atıldığı dizilişler";
        partial = "Layouts that leave as few tiles outside melds as possible",
            "Olabildiğince az taşı açıkta bırakan dizilişler";
        seen = "Tiles seen on the table, which can no longer be drawn", "Masada görülen, artık gelemeyecek taşlar";
        draws = "The number of your own draws for which the chance is computed [default: 5]",
            "Olasılığın kaç çekişiniz için hesaplanacağı [verilmezse: 5]";
        simulate_worlds = "Also try each good throw in N random worlds (8 to 20000), and show how often you then win",
            "Her iyi atışı N rastgele dağıtımda sonuna kadar oynar, ne sıklıkta kazandırdığını gösterir (8 ile 20000 arası)";
        worlds_seed = "The seed of these worlds [default: 0]", "Bu dağıtımların tohumu [verilmezse: 0]";
        advised_record = "With --simulate: advice on the throw in turn --to of this record, instead of on a hand",
            "--simulate ile: el yerine bir kayıt; --to ile verilen turdaki atış için tavsiye verir";
        advised_turn = "The turn of the record to give advice on: 12, 3:12 in the third hand, or line:40",
            "Kaydın, atışı için tavsiye istenen turu: 12, üçüncü elde 3:12, satır:40";
        svg = "Save a picture in this file (SVG); - writes only the picture, to standard output",
            "Resmi bu dosyaya kaydeder (SVG); - verilirse standart çıktıya yalnız resmi yazar";
        bar = "The sum to reach, if an earlier opening has raised it (katlamalı) [default: the table's]",
            "Tutulacak toplam; katlamalı açışta önceki açış yükselttiyse [verilmezse: masanınki]";
        pairs_bar = "The number of pairs to reach, if it was raised [default: the table's]",
            "Gereken çift sayısı; katlamalı açışta yükseldiyse [verilmezse: masanınki]";
        taken = "The tile taken from the left, which must be in the opening",
            "Yandan alınan taş; açışta yer almalıdır";
        open_limit = "List the best openings, at most this many", "En iyi açışları sıralar, en çok bu kadarını";
        open_all = "List every opening, the best first", "En iyisinden başlayarak bütün açışları sıralar";
        sheet = "Finished hands as a record or in JSON: a file, - for standard input, or the JSON itself",
            "Kayıt ya da JSON olarak biten eller: dosya, standart girdi için - ya da JSON'un kendisi";
        player =
            "A player, as in \"Veli: series 34\" or \"Veli: series K7 J* foul=okey-discard\"; once for each player",
            "Bir oyuncu: \"Veli: seri 34\" ya da \"Veli: seri K7 J* ceza=okey-atma\" gibi; her biri için bir kez";
        reason_value = "REASON", "SEBEP";
        void_hand = "The hand does not count and is played again", "El sayılmaz, yeniden oynanır";
        adjust_value = "CORRECTION", "DÜZELTME";
        adjust = "A correction by hand, as in \"Can: +50 came late\"", "Elle düzeltme: \"Can: +50 geç kaldı\" gibi";
        totals_value = "POINTS", "PUANLAR";
        totals = "Points carried over from earlier games, as in \"Ali: 120\"",
            "Önceki oyunlardan devreden puanlar: \"Ali: 120\" gibi";
        add = "Add the hand to this file and show the sheet; a new file becomes a record",
            "Eli bu dosyaya ekler, yazbozu gösterir; yeni dosya kayıt olarak açılır";
        lines_value = "LINES", "SATIRLAR";
        if_hand =
            "The sheet after one more hand, as in \"finished Ali okey / left Veli = 34\"; nothing is written",
            "Bir el daha olsaydı yazboz: \"biten Ali okey / kalan Veli = 34\" gibi; hiçbir şey yazılmaz";
        check_sheet = "Only say what is missing or contradictory in the sheet",
            "Yalnız yazbozda eksik ve çelişkili olanları söyler";
        parts_of_all = "Also show the parts and clauses of every hand",
            "Her elin kalemlerini ve maddelerini de gösterir";
        as_form = "Turn the sheet into a record in its standard form, with English keywords, or into JSON Lines: record or json",
            "Yazbozu standart biçiminde, İngilizce anahtar sözcüklü bir kayda ya da JSON satırlarına çevirir: kayıt (record) ya da json";
        finish = "Who finished and how, as in \"Ali: okey\"", "Kim, nasıl bitti: \"Ali: okey\" gibi";
        exhausted = "The stock ran out; no player finished", "Taşlar tükendi, kimse bitmedi";
        stake = "What each player staked (okey-pot)", "Her oyuncunun ortaya koyduğu (çanak)";
        game_hands = "How many hands the game has; 3, 5, 7, 9 and 11 are usual (101)",
            "Oyun kaç el; çoğunlukla 3, 5, 7, 9 ya da 11 (101)";
        tournament = "Three matches, of 11 hands unless --hands says otherwise (101)",
            "Üç maç; --hands verilmezse her biri 11 el (101)";
        only = "Only this hand of the sheet, by its number, with its parts",
            "Yazbozun yalnız bu numaralı eli, dökümüyle";
        score_format = "table, json, csv, markdown, html (a page to print) or svg (the totals as lines) [default: table]",
            "tablo (table), json, csv, markdown, html (basılacak sayfa) ya da svg (toplamların çizgisi) [verilmezse: tablo]";
        deal_count = "How many hands [default: 1]", "Kaç el [verilmezse: 1]";
        seed = "The seed [default: a random one, which is shown]",
            "Tohum [verilmezse: rastgele; yanıtta gösterilir]";
        deal_tiles = "How many tiles: as many as a rack keeps, or one more [default: one more]",
            "Kaç taş: ıstakadaki kadar ya da bir fazlası [verilmezse: bir fazlası]";
        query_value = "ID or WORD", "MADDE ya da SÖZCÜK";
        query = "Ids of clauses or keys of switches, or words to look for",
            "Madde kimlikleri, anahtar adları ya da aranacak sözcükler";
        profile = "All switches of a profile, with their values", "Bir oyunun bütün anahtarları ve değerleri";
        diff = "The switches in which two profiles differ", "İki oyunun ayrıldığı anahtarlar";
        disputes = "The contested clauses, with all versions of each rule", "Tartışmalı maddeler, bütün görüşlerle";
        glossary = "The glossary: the words of the game and their meanings",
            "Sözlük: oyunda geçen sözcükler ve anlamları";
        page_format = "table, json or markdown [default: table]",
            "tablo (table), json ya da markdown [verilmezse: tablo]";
        schema_topic =
            "The topic: an answer, such as check or sheet; batch-line, a line that batch reads; or score-line, a \
             finished hand",
            "Konu: kontrol, sheet gibi bir yanıt; batch-line toplu komutunun okuduğu satır, score-line biten bir el";
        question = "The question for every line that names none: check, melds, pairs, waits, advise, open, score, \
                    judge or rules",
            "Soru belirtmeyen satırların sorusu: kontrol (check), perler (melds), çift (pairs), bekle (waits), tavsiye \
             (advise), aç (open), puan (score), hakem (judge) ya da kurallar (rules)";
        lines_file = "The file of lines; without it or with -, standard input",
            "Satırların dosyası; verilmezse ya da - ise standart girdi";
        answers_file = "Write the answers to this file", "Yanıtları bu dosyaya yazar";
        compress = "Compress the answers: none, gzip or zstd [default: by the name of the file]",
            "Yanıtları sıkıştırır: yok (none), gzip ya da zstd [verilmezse: dosyanın adına göre]";
        decompress = "Decompress the lines: none, gzip or zstd [default: by the name of the file, else by its first bytes]",
            "Satırları açar: yok (none), gzip ya da zstd [verilmezse: dosyanın adına, yoksa ilk baytlarına göre]";
        jobs = "How many threads to use [default: one for each core]",
            "Kaç iş parçacığı kullanılacağı [verilmezse: her çekirdeğe bir]";
        fail_fast = "Stop after the first refused line", "Geri çevrilen ilk satırdan sonra durur";
        want_summary = "At the end, write to standard error how many lines were answered",
            "Sonunda kaç satırın yanıtlandığını standart hataya yazar";
        fields = "Write only id and these fields of the JSON answer (names, separated by commas)",
            "JSON yanıtının yalnız id alanını ve bu alanları yazar (adlar virgülle ayrılır)";
        carry = "Copy these fields of the line (names, separated by commas) into its answer",
            "Satırın bu alanlarını (adlar virgülle ayrılır) yanıtına kopyalar";
        names_value = "NAMES", "ADLAR";
        batch_json = "Write errors of the call and the summary as JSON too",
            "Komuttaki hataları ve özeti de JSON olarak yazar";
        shell = "The shell: bash, elvish, fish, powershell, zsh", "Kabuk: bash, elvish, fish, powershell, zsh";
        man_topic = "The command; without it, okey itself", "Komut; verilmezse okey'in kendisi";

        // Labels in answers.
        hand_label = "Hand", "El";
        table_label = "Table", "Masa";
        indicator_label = "indicator", "gösterge";
        okey_label = "okey", "okey";
        wild = "any tile", "her taş";
        throw = "Throw", "Atılan";
        how = "How", "Nasıl";
        layouts = "Layouts", "Diziliş";
        one_of_them = "One of them", "Örnek";
        number_sign = "#", "#";
        melds_label = "Melds", "Perler";
        indicator_title = "Indicator", "Gösterge";
        loose_label = "Loose", "Açıkta kalanlar";
        useful_label = "Useful", "İşe yarayanlar";
        opens_not = "does not open", "açmaz";
        opened = "101: the rack has opened, with series or with pairs", "101: oyuncu el açmış: seri ya da çift";
        tile_label = "Tile", "Taş";
        unseen_label = "Unseen", "Görülmemiş";
        distance_label = "Distance", "Uzaklık";
        wins = "wins", "biter";
        by_label = "Nearest by", "En yakın yol";
        next_draw = "Next draw", "İlk çekişte";
        wins_hand = "Wins the hand", "Eli kazanma";
        points_hand = "Points", "Sayı";
        behind_best = "To the best", "En iyiye fark";
        worlds = "Worlds", "Dağıtım";
        keeps_whole = "Whole melds", "Tam perler";
        keeps_begun = "Begun melds", "Başlanmış perler";
        keeps_pairs = "Pairs", "Çiftler";
        no_place = "No place for", "Yeri olmayanlar";
        outside_label = "Outside", "Açıkta";
        because = "Because", "Dayandığı kurallar";
        elsewhere = "At other tables", "Başka masalarda";
        pairs_made = "Without okeys", "Okeysiz";
        pairs_with_okeys = "With okeys", "Okeyle";
        pairs_needed = "Needed", "Gereken";
        pairs_label = "Pairs", "Çiftler";
        singles_label = "Left single", "Tek kalan";
        aim = "Opening", "Açış";
        aim_sum = "highest sum", "en yüksek";
        aim_left = "least left", "en az kalan";
        aim_okey = "okeys kept", "okey elde";
        sum_label = "Sum", "Toplam";
        left_label = "Left", "Kalan";
        cost_label = "Costs", "Ceza";
        elden_label = "Elden", "Elden";
        openings_label = "Openings", "Açışlar";
        taken_label = "Taken", "Yandan";
        yes = "yes", "var";
        no = "no", "yok";
        none = "none", "yok";

        // Labels in error messages.
        error = "error", "hata";
        hint = "hint", "ipucu";
    }
}
