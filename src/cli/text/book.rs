//! The fixed words on the pages of the rulebook.

words! {
    /// The fixed words of `okey rules`.
    BookWords {
        title = "The rules of Okey and 101", "Okey ve 101 kuralları";
        scope =
            "These are the rules by which the program plays classic Okey, 101 Okey, the simplified game and hapis \
             tavlası, clause by clause. Each clause has an id, a status and its sources. Verdicts and scores cite the \
             id. Most clauses have an example, and a counterexample that breaks the clause or to which the clause does \
             not apply. If tables differ, the clause lists the versions of the rule and the switch that chooses between \
             them.",
            "Programın kuralları, madde madde: klasik okey, 101, basitleştirilmiş oyun ve hapis tavlası. Her maddenin \
             bir adı, durumu ve kaynakları vardır; kararlarda ve puanlarda bu ad geçer. Çoğu maddenin bir örneği, bir de \
             karşı örneği vardır: karşı örnek maddeye uymaz ya da maddenin dışında kalır. Masalar farklı oynuyorsa \
             maddede bütün görüşler ve aralarından seçen anahtar yazılıdır.";
        edition = "Edition", "Baskı";
        how_cited =
            "A clause cites a document by its letter and a section. A section is a number or a heading of the document.",
            "Maddelerde belgenin harfi ve bölümü yazılır; bölüm, belgedeki bir numara ya da başlıktır.";
        letter = "Letter", "Harf";
        document = "Document", "Belge";
        cited_by = "Cited by", "Nasıl anılır";
        glossary = "Glossary", "Sözlük";
        word = "Word", "Söz";
        several = "The word has several meanings:", "Bu sözün birden çok anlamı var:";
        in_clauses = "Clauses about it", "İlgili maddeler";
        explains = "okey rules ID explains a clause, with its sources and examples.",
            "okey kurallar MADDE, bir maddeyi kaynakları ve örnekleriyle açıklar.";
        clause = "Clause", "Madde";
        status = "Status", "Durum";
        agreed = "agreed: all sources that mention it agree", "ortak: bundan söz eden kaynaklar aynı şeyi söylüyor";
        contested = "contested: sources or tables differ",
            "tartışmalı: kaynaklar ayrılıyor ya da masalar farklı oynuyor";
        single_source = "single source: only one source mentions it", "tek kaynak: bundan yalnız bir kaynak söz ediyor";
        source_each = "single source: for each game, only one source mentions it",
            "tek kaynak: her oyun için bundan yalnız bir kaynak söz ediyor";
        derived = "derived: no source states it directly; it follows from the other rules",
            "türetilmiş: hiçbir kaynak açıkça söylemiyor, öbür kurallardan çıkıyor";
        silent = "silent: neither a source nor another rule decides it",
            "belirsiz: hiçbir kaynak çözmüyor, öbür kurallardan da çıkmıyor";
        untold_setting = "There is no example, because the players settle this before the first tile is drawn.",
            "Örneği yok: ilk taş çekilmeden önce kararlaştırılır.";
        untold_conduct =
            "There is no example, because this clause is about how players behave, and the program sees only tiles and \
             points.",
            "Örneği yok: madde masadaki davranışla ilgili, program ise yalnız taşları ve puanları görür.";
        untold_undecided =
            "No source decides this, so the players must agree on a rule beforehand. This command says the same:",
            "Bunu hiçbir kaynak çözmüyor; masada önceden kararlaştırın. Şu komut da bunu söyler:";
        sources = "Sources", "Kaynaklar";
        profiles = "Profiles", "Oyunlar";
        switch = "Switch", "Anahtar";
        setting = "Setting", "Ayar";
        meaning = "Meaning", "Anlamı";
        a_number = "any whole number", "herhangi bir tam sayı";
        sides = "Versions of the rule", "Görüşler";
        rule = "Rule", "Kural";
        obeys = "Example", "Örnek";
        breaks = "Counterexample", "Karşı örnek";
        yes = "answer: yes", "yanıt: evet";
        no = "answer: no", "yanıt: hayır";
        refused = "answer: an error", "yanıt: hata";
        allowed = "ruling: allowed", "karar: olur";
        forbidden = "ruling: not allowed", "karar: olmaz";
        foul = "ruling: a foul", "karar: ceza yazılır";
        points_of = "{}'s points: {}", "{}: {} puan";
        see_also = "See also", "Ayrıca";
        same_settings = "The two profiles have the same setting for every switch.", "İki oyunda bütün anahtarlar aynı.";
        idle = "Set, but no rule of this game uses it:", "Ayarlı ama bu oyunda kullanan bir kural yok:";
        here = "Here", "Burada";
    }
}
