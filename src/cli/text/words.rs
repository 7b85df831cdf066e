//! The fixed words of the program.

use crate::words::{Bilingual, Language};

pub(crate) struct CommandWords {
    /// The question that the command answers, for lists of commands.
    pub(crate) about: Bilingual,
    /// A longer explanation, for the help and the manual page.
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
    /// The Turkish example; `None` if it differs from the English one only in the names of commands and values.
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
            "Reads a hand the way people write it, applies the rules of your table, and gives an exact answer. Does \
             the hand win? Which tile should you throw? Which melds do the tiles form? Which rules decide \
             this?\n\nWrite a tile as a letter for its colour (K black, R red, B blue, Y yellow) and a number from 1 \
             to 13, for example K1. J* is a false joker, O* a real okey. You can also write: lower case, 7R, kırmızı \
             7, red 7, 🔴7, a colour once and then its numbers (red 7 8 9), R4-7, K1-K2-K3, KRB10, R6x2, okey, sahte \
             okey, commas and new lines between tiles, and G for green in a set that has green instead of yellow. With \
             --letters rkms, tiles are read and shown with the letters R kırmızı, K siyah, M mavi, S sarı.",
            "Elinizi nasıl yazarsanız yazın okur, masanızın kurallarını uygular ve kesin yanıt verir. El bitiyor mu? \
             Hangi taşı atmalısınız? Taşlar hangi perleri oluşturuyor? Buna hangi kurallar karar veriyor?\n\nTaşı \
             renginin harfiyle (K siyah, R kırmızı, B mavi, Y sarı) ve 1'den 13'e kadar bir sayıyla yazın, örneğin K1. \
             J* sahte okey, O* gerçek okeydir. Şunlar da olur: küçük harf, 7R, kırmızı 7, red 7, 🔴7, bir kez renk ve \
             ardından sayıları (kırmızı 7 8 9), R4-7, K1-K2-K3, KRB10, R6x2, okey, sahte okey, taşların arasında \
             virgül ve satır sonu, sarı yerine yeşil olan taş takımlarında yeşil için G. --letters rkms verilirse \
             taşlar R kırmızı, K siyah, M mavi, S sarı harfleriyle okunur ve gösterilir.";
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
        ways_title = "Ways to write tiles", "Taşların yazılışı";
        ways: &'static [(&'static str, &'static str)] =
            &[
                ("K1 R2 B3 Y13, 1k", "black, red, blue, yellow; the number may come first"),
                ("red 7, kırmızı 7, 7 red", "colours as words, or as signs: 🔴7"),
                ("red 7 8 9, R 7 8 9", "a colour once, then its numbers"),
                ("R7-9, R7-8-9", "R7 R8 R9; also as K1-K2-K3 or K1 - K2 - K3"),
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
        /// The text for options that exclude each other. Their names replace `{}`.
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
        hand = "The tiles, in quotes or as several words; - reads them from standard input",
            "Taşlar: tırnak içinde ya da ayrı sözcükler olarak; standart girdiden okumak için -";
        indicator = "The indicator (gösterge), the tile turned up", "Gösterge, yani açılan taş";
        variant =
            "The variant: okey, okey-house, okey-pot, 101, 101-team, cs102 [default: okey; 101 for questions that only 101 has]",
            "Oyun: klasik (okey), yaygın (okey-house), çanak (okey-pot), yüzbir (101), eşli (101-team), basit (cs102) \
             [verilmezse: klasik; yalnız 101'de olan sorularda yüzbir]";
        rules =
            "A TOML file with your club's own rules, which replace rules of the variant; write none to use no such \
             file [default: the file that the environment variable OKEY_RULES names, else okey/rules.toml in the \
             settings folder]",
            "Kulübünüzün kendi kurallarının TOML dosyası; oyunun kuralları yerine bunlar geçer, dosya kullanılmasın \
             istiyorsanız yok yazın [verilmezse: OKEY_RULES ortam değişkenindeki dosya, o da yoksa ayar klasöründeki \
             okey/rules.toml]";
        club_label = "Club rules", "Kulüp kuralları";
        set = "Set one rule of the table, as in run_wrap=false; may be given several times",
            "Masanın tek bir kuralını ayarlar, run_wrap=false gibi; birden çok kez verilebilir";
        letters =
            "The letters that stand for colours: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: krby]",
            "Taşların okunduğu ve gösterildiği renk harfleri: krby, ya da R kırmızı, K siyah, M mavi, S sarı için rkms [verilmezse: krby]";
        format = "table or json [default: table]", "tablo (table) ya da json [verilmezse: tablo]";
        json = "The same as --format json", "--format json ile aynı";
        lang = "Language: en or tr [default: that of the locale, else en]",
            "Dil: en ya da tr [verilmezse: sistemin dili, o da yoksa en]";
        color = "Colours: auto, always or never [default: auto]",
            "Renkler: kendiliğinden (auto), hep (always), hiç (never) [verilmezse: kendiliğinden]";
        help = "Print help", "Yardımı yazar";
        version = "Print the version", "Sürümü yazar";
        limit = "List at most N layouts [default: 20 in a table, all in JSON]",
            "En çok N diziliş gösterir [verilmezse: tabloda 20, JSON'da hepsi]";
        count_only =
            "Give only the number of layouts, without a list", "Listelemeden yalnız kaç diziliş olduğunu söyler";
        discard = "List only the layouts in which you throw this tile", "Yalnız bu taşın atıldığı dizilişleri sıralar";
        partial = "List the layouts that leave the fewest tiles outside melds",
            "En az taşı açıkta bırakan dizilişleri sıralar";
        seen = "Tiles seen on the table, which can no longer be drawn", "Masada görülen, artık gelemeyecek taşlar";
        draws = "Compute the chance for this many of your own draws [default: 5]",
            "Olasılığın kaç çekişiniz için hesaplanacağı [verilmezse: 5]";
        simulate_worlds =
            "Also try each promising throw in N random deals of the tiles you cannot see (worlds, 8 to 20000), and \
             show how often you then win",
            "Umut veren her atışı, görmediğiniz taşların N rastgele dağıtımında sonuna kadar oynar, ne sıklıkta \
             kazandırdığını gösterir (8 ile 20000 arası)";
        worlds_seed =
            "The seed of the random deals of --simulate [default: 0]",
            "--simulate dağıtımlarının tohumu [verilmezse: 0]";
        advised_record =
            "With --simulate: give advice on a throw in this recorded game, in the turn that --to names, instead of on \
             a hand",
            "--simulate ile: el yerine bir kayıt; --to ile verilen turdaki atış için tavsiye verir";
        advised_turn = "The turn whose throw you ask about: 12, or 3:12 for turn 12 of the third hand, or line:40",
            "Atışı için tavsiye istediğiniz tur: 12, üçüncü elin 12. turu için 3:12 ya da satır:40";
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
            "A player, as in \"Veli: series 34\" or \"Veli: series K7 J* foul=okey-discard\"; give it once for each \
             player",
            "Bir oyuncu: \"Veli: seri 34\" ya da \"Veli: seri K7 J* ceza=okey-atma\" gibi; her oyuncu için bir kez \
             verin";
        reason_value = "REASON", "SEBEP";
        void_hand = "The hand does not count and is played again", "El sayılmaz, yeniden oynanır";
        adjust_value = "CORRECTION", "DÜZELTME";
        adjust = "A correction of a player's points, as in \"Can: +50 came late\"",
            "Bir oyuncunun puanında düzeltme: \"Can: +50 geç kaldı\" gibi";
        totals_value = "POINTS", "PUANLAR";
        totals = "Points carried over from earlier games, as in \"Ali: 120\"",
            "Önceki oyunlardan devreden puanlar: \"Ali: 120\" gibi";
        add = "Add the hand to this file and show the sheet; if the file does not exist, it is created as a record",
            "Eli bu dosyaya ekler, yazbozu gösterir; dosya yoksa kayıt olarak açılır";
        lines_value = "LINES", "SATIRLAR";
        if_hand =
            "Show the sheet as it would be after one more hand, as in \"finished Ali okey / opened Veli series / left \
             Veli = 12\"; the file stays as it is",
            "Bir el daha oynansaydı yazboz nasıl olurdu: \"biten Ali okey / açan Veli seri / kalan Veli = 12\" gibi; \
             dosyaya bir şey yazılmaz";
        check_sheet = "Only say what is missing or contradictory in the sheet",
            "Yalnız yazbozda eksik ve çelişkili olanları söyler";
        parts_of_all = "Also show how the points of every hand are made up, with the clauses",
            "Her elin dökümünü ve maddelerini de gösterir";
        as_form =
            "Convert the sheet: record writes a record in its standard form, with English keywords; json writes JSON \
             Lines",
            "Yazbozu çevirir: kayıt (record) verilirse standart biçiminde, İngilizce anahtar sözcüklü bir kayda, json \
             verilirse JSON satırlarına";
        finish = "Who finished and how, as in \"Ali: okey\"", "Kim, nasıl bitti: \"Ali: okey\" gibi";
        exhausted = "The stock ran out; no player finished", "Taşlar tükendi, kimse bitmedi";
        stake = "What each player staked (okey-pot)", "Her oyuncunun ortaya koyduğu (çanak)";
        game_hands = "How many hands the game has; 3, 5, 7, 9 and 11 are usual (101)",
            "Oyun kaç el; çoğunlukla 3, 5, 7, 9 ya da 11 (101)";
        tournament =
            "Score the hands as a tournament of three matches; each has 11 hands unless --hands says otherwise (101)",
            "Elleri üç maçlık turnuva olarak puanlar; --hands verilmezse her maç 11 eldir (101)";
        only = "Show only the hand with this number, and how its points are made up",
            "Yalnız bu numaralı eli, dökümüyle gösterir";
        score_format =
            "table, json, csv, markdown, html (a page to print) or svg (a line chart of the totals) [default: table]",
            "tablo (table), json, csv, markdown, html (basılacak sayfa) ya da svg (toplamların çizgi grafiği) \
             [verilmezse: tablo]";
        deal_count = "How many hands [default: 1]", "Kaç el [verilmezse: 1]";
        seed = "The seed [default: a random one, which is shown]",
            "Tohum [verilmezse: rastgele; yanıtta gösterilir]";
        deal_tiles = "How many tiles to deal: as many as a player holds between turns, or one more [default: one more]",
            "Kaç taş dağıtılacağı: ıstakadaki kadar ya da bir fazlası [verilmezse: bir fazlası]";
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
            "The topic: the name of an answer, such as check or sheet; batch-line for a line that okey batch reads; \
             score-line for a finished hand",
            "Konu: kontrol, sheet gibi bir yanıtın adı; okey toplu komutunun okuduğu satır için batch-line; biten bir \
             el için score-line";
        question = "The question for every line that names none: check, melds, pairs, waits, advise, open, score, \
                    judge or rules",
            "Soru belirtmeyen satırların sorusu: kontrol (check), perler (melds), çift (pairs), bekle (waits), tavsiye \
             (advise), aç (open), puan (score), hakem (judge) ya da kurallar (rules)";
        lines_file = "The file with the lines; if you give no file, or -, they are read from standard input",
            "Satırların dosyası; dosya vermezseniz ya da - verirseniz standart girdiden okunur";
        answers_file = "Write the answers to this file", "Yanıtları bu dosyaya yazar";
        compress = "Compress the answers: none, gzip or zstd [default: by the name of the file]",
            "Yanıtları sıkıştırır: yok (none), gzip ya da zstd [verilmezse: dosyanın adına göre]";
        decompress = "Decompress the lines: none, gzip or zstd [default: by the name of the file, else by its first bytes]",
            "Satırları açar: yok (none), gzip ya da zstd [verilmezse: dosyanın adına, yoksa ilk baytlarına göre]";
        jobs = "How many threads to use [default: one for each core]",
            "Kaç iş parçacığı kullanılacağı [verilmezse: her çekirdeğe bir]";
        fail_fast = "Stop after the first line that cannot be answered", "Yanıtlanamayan ilk satırdan sonra durur";
        want_summary = "At the end, write to standard error how many lines were answered",
            "Sonunda kaç satırın yanıtlandığını standart hataya yazar";
        fields = "Write only id and these fields of the JSON answer (names, separated by commas)",
            "JSON yanıtının yalnız id alanını ve bu alanları yazar (adlar virgülle ayrılır)";
        carry = "Copy these fields of the line (names, separated by commas) into its answer",
            "Satırın bu alanlarını (adlar virgülle ayrılır) yanıtına kopyalar";
        names_value = "NAMES", "ADLAR";
        batch_json = "Also write the summary, and errors in the command line, as JSON",
            "Özeti ve komuttaki hataları da JSON olarak yazar";
        shell = "The shell: bash, elvish, fish, powershell, zsh", "Kabuk: bash, elvish, fish, powershell, zsh";
        man_topic = "The command that the page is about; if you give none, the page is about okey itself",
            "Sayfanın konusu olan komut; vermezseniz sayfa okey'in kendisini anlatır";

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
        opened = "101: what the player has opened with: series or pairs", "101: oyuncunun ne açtığı: seri ya da çift";
        tile_label = "Tile", "Taş";
        unseen_label = "Unseen", "Görülmemiş";
        distance_label = "Distance", "Uzaklık";
        not_computed = "not computed at this table", "bu masada hesaplanmaz";
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
