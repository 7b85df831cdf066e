//! Texts that commands print, in both languages: fixed words on the pages of the rulebook, of rulings and of score
//! cards. Also sentences with parameters.

use super::{Estimate, clock};
use crate::text::{counted, decimal, pick, plural, say};
use crate::words::Language;

words! {
    /// The title, introduction and labels of the rulebook.
    BookWords {
        title = "The rules of Okey and 101", "Okey ve 101 kuralları";
        scope =
            "These are the rules by which the program plays and judges classic Okey, 101 Okey, a simplified Okey \
             (cs102) and hapis tavlası, a backgammon game. Each rule is a clause with an id, a status and its sources. \
             The answers of the program cite clauses by id. Most clauses have an example and a counterexample. In a \
             counterexample, a player breaks the clause or the clause does not apply. A table is a group of players \
             who agree on their rules. If tables play a rule differently, the clause lists the versions of the rule. \
             With a switch, such as run_wrap, you choose one of the versions that the program supports. A setting is a \
             switch with a value, such as run_wrap = false. A profile is a named game with a setting for each switch: \
             okey (classic), okey-house (classic with the more common points for each kind of finish), okey-pot \
             (classic, played for a pot), 101, 101-team (101 with partners) and cs102. In the tables of settings, the \
             column Profiles lists the profiles that use the setting by default. In the commands K is black, R red, B \
             blue, Y yellow, G green, O an okey and J a false joker (the answers write O* and J*). The option -i gives \
             the indicator. R5 is red 5, K1-13 are all black tiles from 1 to 13, KRB1 are black, red and blue 1, and \
             K1x2 are two black 1s.",
            "Program klasik okeyi, 101'i, basitleştirilmiş okeyi (cs102) ve hapis tavlasını bu kurallara göre oynatır \
             ve denetler. Her maddenin bir adı, durumu ve kaynakları vardır; program yanıtlarında maddeyi bu adla \
             anar. Çoğu maddede bir örnek, bir de karşı örnek vardır. Karşı örnekte kurala uyulmaz ya da kural o \
             durumda geçerli değildir. Masalar farklı oynuyorsa maddede bütün görüşler yazılıdır. Programın bildiği \
             görüşlerden birini run_wrap gibi bir anahtarla seçersiniz. Oyunlar şunlardır: klasik (okey), yaygın \
             (okey-house: klasik okey, daha yaygın puan cetveliyle), çanak (okey-pot: ortaya para konan klasik okey), \
             yüzbir (101), eşli (101-team: eşli 101) ve basit (cs102). Ayar tablolarında Oyunlar sütunu, ayarın hangi \
             oyunlarda kendiliğinden geçerli olduğunu gösterir. Komutlarda K siyah, R kırmızı, B mavi, Y sarı, G \
             yeşil, O okey, J sahte okeydir (yanıtlarda O* ve J* yazılır); göstergeyi -i ile yazarsınız. R5 kırmızı 5, \
             K1-13 siyah 1'den 13'e kadar bütün taşlar, KRB1 siyah, kırmızı ve mavi 1, K1x2 iki siyah 1'dir.";
        edition = "Edition", "Baskı";
        how_cited =
            "Each clause names its sources. After each source, brackets contain the place in the document. The answers \
             in JSON name the document by its letter.",
            "Her maddede kaynakların adı, ardından ayraç içinde belgedeki yer yazılıdır. JSON yanıtlarında belgenin \
             harfi de yazılır.";
        letter = "Letter", "Harf";
        document = "Document", "Belge";
        cited_by = "Place", "Yer";
        glossary = "Glossary", "Sözlük";
        word = "Word", "Söz";
        several = "The word has several meanings:", "Bu sözün birden çok anlamı var:";
        in_clauses = "Clauses about this", "İlgili maddeler";
        explains = "okey rules ID explains a clause, with its sources and examples.",
            "okey kurallar MADDE, bir maddeyi kaynakları ve örnekleriyle açıklar.";
        clause = "Clause", "Madde";
        status = "Status", "Durum";
        agreed = "agreed: all sources that mention the rule agree",
            "ortak: kuraldan söz eden bütün kaynaklar aynı şeyi söylüyor";
        contested = "contested: sources disagree, or tables play differently",
            "tartışmalı: kaynaklar birbirini tutmuyor ya da masalar farklı oynuyor";
        single_source = "single source: only one source mentions the rule",
            "tek kaynak: kuraldan yalnız bir kaynak söz ediyor";
        source_each = "single source: for each game, only one source mentions the rule",
            "tek kaynak: her oyunda bu kuraldan yalnız bir kaynak söz ediyor";
        derived = "derived: no source states the rule directly; it follows from the other rules",
            "türetilmiş: hiçbir kaynak açıkça söylemiyor, öbür kurallardan çıkıyor";
        silent = "silent: no source decides this case, and it does not follow from the other rules",
            "belirsiz: hiçbir kaynak çözmüyor, öbür kurallardan da çıkmıyor";
        no_example_setting =
            "There is no example, because this clause is about preparing a game, and the program checks only the play.",
            "Örneği yok: bu madde oyunun hazırlığıyla ilgilidir, program ise yalnız oynanışı denetler.";
        no_example_conduct =
            "There is no example, because this clause is about how players behave, and the program sees only tiles and \
             points.",
            "Örneği yok: bu madde masadaki davranışla ilgilidir, program ise yalnız taşları ve puanları görür.";
        no_example_undecided =
            "No source decides this, so the players must agree on a rule beforehand. This command says the same:",
            "Bunu hiçbir kaynak çözmüyor; masada önceden kararlaştırın. Şu komut da bunu söyler:";
        sources = "Sources", "Kaynaklar";
        profiles = "Profiles", "Oyunlar";
        /// The text in place of the profiles, for a clause about hapis tavlası.
        rule_sets = "none; hapis tavlası has rule sets (--rules) instead",
            "hapis tavlası; kural takımı --rules ile seçilir";
        switch = "Switch", "Anahtar";
        setting = "Setting", "Ayar";
        meaning = "Meaning", "Anlamı";
        a_number = "any whole number", "herhangi bir tam sayı";
        sides = "Versions of the rule", "Görüşler";
        rule = "Rule", "Kural";
        obeys = "Example", "Örnek";
        breaks = "Counterexample", "Karşı örnek";
        refused = "okey {} gives an error instead of an answer", "okey {} yanıt vermez, hata bildirir";
        allowed = "ruling: allowed", "karar: olur";
        forbidden = "ruling: not allowed", "karar: olmaz";
        foul = "ruling: a foul", "karar: ceza yazılır";
        points_of = "{}'s points in this hand: {}", "bu elde {}: {} puan";
        see_also = "See also", "Ayrıca";
        same_settings = "The two profiles have the same setting for every switch.", "İki oyunda bütün anahtarlar aynı.";
        idle = "Settings that no rule of this game uses:", "Bu oyunda hiçbir kuralın kullanmadığı ayarlar:";
        here = "In this program", "Bu programda";
    }
}

words! {
    JudgeWords {
        ruling = "Ruling", "Karar";
        laid = "As laid", "Perler";
        on_table = "On the table", "Yerdeki perler";
        undeclared = "Undeclared", "Belirtilmemiş";
        tiles = "Tiles", "Taşlar";
        opened = "Opened with", "El açma";
        not_opened = "the player has not opened", "oyuncu el açmamış";
        at_this_table = "As this table plays it", "Bu masada geçerli olan";
        table_otherwise = "Others say", "Başka görüş";
        reasons = "Reasons", "Gerekçe";
        clauses = "What it says", "Ne diyor";
        cost = "Cost", "Yazılacak puan";
        part = "Clause", "Madde";
        points = "Points", "Puan";
        to = "Who", "Kime";
        to_player = "the player", "oyuncuya";
        to_others = "each other player", "diğer oyuncuların her birine";
        to_unopened = "each other player who has not opened", "el açmamış diğer oyuncuların her birine";
        to_opponents = "each opponent", "rakiplerin her birine";
        to_unopened_opponents = "each opponent who has not opened", "el açmamış rakiplerin her birine";
        to_owner = "the owner of the meld", "perin sahibine";
        to_thrower = "the player who threw the tile", "taşı atana";
        given = "Given", "Belirtilen";
        /// The label of facts that the user did not give and the ruling assumes.
        assumed = "Assumed", "Varsayım";
        /// The label of facts that the user did not give and the ruling does not assume.
        missing = "Not given", "Belirtilmeyen";
        table_melds = "the melds on the table", "yerdeki perler";
        if_read = "What the okeys may stand for", "Okeyler ne olabilir";
        follows = "Then", "Sonuç";
        setting = "Setting", "Ayar";
        valid = "valid", "geçerli";
        not_valid = "not valid", "geçersiz";
        says_who = "Says who?", "Dayanak ve kaynaklar";
        sources = "Who says so", "Kaynak";
        nobody = "no source states it; it follows from the other rules",
            "açıkça söyleyen kaynak yok; öbür kurallardan çıkıyor";
        place = "Place", "Yer";
        referee = "Referee", "Hakem";
        players = "Players", "Oyuncular";
        date = "Date", "Tarih";
    }
}

words! {
    ScoreWords {
        player = "Player", "Oyuncu";
        team = "Team", "Takım";
        points = "Points", "Puan";
        part = "Part", "Kalem";
        clause = "Clause", "Madde";
        what_for = "For", "Neden";
        hand = "Hand", "El";
        finish = "Finish", "Bitiş";
        total = "Total", "Toplam";
        /// The column titles of one hand as CSV.
        csv_hand: [&'static str; 8] = ["player", "team", "points", "clause", "part", "base", "factor", "note"],
            ["oyuncu", "takım", "puan", "madde", "kalem", "temel", "katsayı", "neden"];
        /// The first column titles of a score sheet as CSV. A column for each player follows.
        csv_sheet: [&'static str; 3] = ["match", "hand", "finish"], ["maç", "el", "bitiş"];
        /// The last word in the title of a column of totals, after the name of a player or team.
        csv_total = "total", "toplam";
        /// The title of the column with the name of the club's rules file.
        csv_rules = "rules", "kurallar";
        place = "Place", "Sıra";
        /// The entry for a hand in which the stock ran out.
        exhausted = "stock ran out", "taş bitti";
        /// The entry for a hand that does not count.
        void = "void, replayed", "sayılmadı";
        carried = "carried over", "devreden";
        nobody_finished = "The stock ran out; no player finished.", "Taşlar tükendi, kimse bitmedi.";
        is_void = "All players opened with pairs: the hand is void and is played again.",
            "Bütün oyuncular çift açtı: el sayılmaz, yeniden oynanır.";
        declared_void = "The hand is void and is played again.", "El sayılmaz, yeniden oynanır.";
        legend = "Each hand: the points it adds, then the running total.", "Her elde önce o elin puanı, sonra toplam.";
        /// The explanation for a sheet on which every hand takes points away.
        legend_ladder = "Each hand: the points it takes, then the points left.", "Her elde önce düşülen puan, sonra kalan.";
        sheet = "Score sheet", "Yazboz";
        ask_parts = "To see the parts of one hand, add --hand N; to see those of all hands, add --parts.",
            "Bir elin dökümü için --hand N, bütün ellerinki için --parts yazın.";
    }
}

impl Language {
    pub(in crate::cli) fn more_layouts(self, shown: u64, total: u64) -> String {
        say!(self;
            "{shown} of {total} layouts are shown; --limit shows more."
            / "{total} dizilişten {shown} tanesi gösterildi; daha fazlası için --limit verin.")
    }

    /// Returns the answer of a command in an example of the rulebook, such as "yes, the hand wins".
    pub(in crate::cli) fn example_answer(self, command: &str, yes: bool) -> &'static str {
        match (command, yes) {
            ("check", true) => pick(self, "yes, the hand wins", "evet, el biter"),
            ("check", false) => pick(self, "no, the hand does not win", "hayır, el bitmez"),
            ("melds", true) => pick(self, "yes, the tiles fit into melds", "evet, taşlar perlere dizilebilir"),
            ("melds", false) => pick(self, "no, the tiles do not fit into melds", "hayır, taşlar perlere dizilemez"),
            ("pairs", true) => pick(self, "yes, there are enough pairs", "evet, yeterince çift var"),
            ("pairs", false) => pick(self, "no, there are too few pairs", "hayır, yeterince çift yok"),
            ("open", true) => pick(self, "yes, the player can open", "evet, oyuncu el açabilir"),
            ("open", false) => pick(self, "no, the player cannot open", "hayır, oyuncu el açamaz"),
            ("replay", true) => pick(self, "nothing is wrong in the record", "kayıtta yanlış yok"),
            ("replay", false) => pick(self, "the record has a mistake", "kayıtta yanlış var"),
            ("hapis show", true) => pick(self, "the position is valid", "konum geçerli"),
            ("hapis moves", true) => pick(self, "yes, there is a legal turn", "evet, oynanacak hamle var"),
            ("hapis moves", false) => pick(self, "no, there is no legal turn", "hayır, oynanacak hamle yok"),
            ("hapis score", true) => pick(self, "yes, the game is over", "evet, oyun bitmiş"),
            ("hapis score", false) => pick(self, "no, the game is not over", "hayır, oyun bitmemiş"),
            (_, true) => pick(self, "yes", "evet"),
            (_, false) => pick(self, "no", "hayır"),
        }
    }

    /// Returns `number`, a value of the switch `key`, with its unit, for example "101 points".
    pub(in crate::cli) fn switch_amount(self, key: &str, number: u32) -> String {
        let unit = |one, many| plural(number.into(), one, many);
        match key {
            "open.sum" => say!(self; "a sum of {number}" / "toplam {number}"),
            "open.pairs" => say!(self, pairs = unit("pair", "pairs"); "{number} {pairs}" / "{number} çift"),
            "layoff.pairs_limit" => say!(self, tiles = unit("tile", "tiles");
                "{number} {tiles} a turn" / "bir turda {number} taş"),
            _ => say!(self, points = unit("point", "points"); "{number} {points}" / "{number} puan"),
        }
    }

    pub(in crate::cli) fn pairs_of(self, pairs: usize, needed: usize) -> String {
        say!(self; "{pairs} of {needed}" / "{pairs} / {needed}")
    }

    pub(in crate::cli) fn false_joker_plays(self, as_what: &str) -> String {
        say!(self; "J* plays as {as_what}" / "J* = {as_what}")
    }

    pub(in crate::cli) fn tiles_of_kinds(self, tiles: usize, kinds: usize) -> String {
        let (in_tiles, in_kinds) = (counted(tiles, "tile"), counted(kinds, "kind"));
        say!(self; "{in_tiles} of {in_kinds}" / "{kinds} çeşit, {tiles} taş")
    }

    pub(in crate::cli) fn dealt_with_seed(self, seed: u64) -> String {
        say!(self; "Dealt with --seed {seed}." / "--seed {seed} ile dağıtıldı.")
    }

    pub(in crate::cli) fn title_of_texts(self, title: &str, texts: u8) -> String {
        let counted = counted(texts.into(), "text");
        say!(self; "{title} ({counted})" / "{title} ({texts} metin)")
    }

    pub(in crate::cli) fn batch_progress(self, lines: u64, per_second: u64, left: Option<Estimate>) -> String {
        let left = left
            .map(|Estimate { percent, seconds }| {
                say!(self, clock = clock(seconds); "{percent}%, {clock} left, " / "%{percent}, kalan {clock}, ")
            })
            .unwrap_or_default();
        say!(self; "{left}{lines} lines, {per_second}/s" / "{left}{lines} satır, {per_second}/sn")
    }

    pub(in crate::cli) fn batch_summary(self, lines: u64, refused: u64, seconds: f64, per_second: u64) -> String {
        let (answered, all) = (lines - refused, plural(lines, "line", "lines"));
        let seconds = decimal(&format!("{seconds:.1}"), self);
        say!(self;
            "{lines} {all}: {answered} answered, {refused} refused, in {seconds} s ({per_second} per second)"
            / "{lines} satır: {answered} yanıtlandı, {refused} geri çevrildi; {seconds} sn (saniyede {per_second})")
    }
}
