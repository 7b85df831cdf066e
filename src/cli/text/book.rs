//! The fixed words on the pages of the rulebook.

words! {
    /// The fixed words of `okey rules`.
    BookWords {
        title = "The rules of Okey and 101", "Okey ve 101 kuralları";
        scope =
            "These are the rules of the program: classic Okey, 101 Okey, the simplified game and hapis tavlası, clause by \
             clause. Each clause has an id, which verdicts and scores cite, a status, its sources, and two examples: one \
             that obeys it and one that breaks it. If tables differ, the clause lists the sides and the switch that \
             chooses between them.",
            "Programın kuralları, madde madde: klasik okey, 101, basitleştirilmiş oyun ve hapis tavlası. Her maddenin \
             kararlarda ve puanlarda geçen bir adı, durumu, kaynakları ve iki örneği vardır: biri maddeye uyar, biri \
             uymaz. Masalar farklı oynuyorsa maddede bütün görüşler ve aralarından seçen anahtar yazılıdır.";
        edition = "Edition", "Baskı";
        how_cited = "Clauses cite the documents by letter and section, with the numbers and headings of the documents.",
            "Maddelerde belgenin harfi ve bölümü yazılır; bölümler belgedeki numaralar ve başlıklardır.";
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
        contested = "contested: sources or tables differ", "tartışmalı: kaynaklar ya da masalar farklı";
        single_source = "single source: only one source mentions it", "tek kaynak: bundan yalnız bir kaynak söz ediyor";
        source_each = "single source: each game has only one source", "tek kaynak: her oyun için bir kaynak var";
        derived = "derived: no source states it directly; it follows from the other rules",
            "türetilmiş: hiçbir kaynak açıkça söylemiyor, öbür kurallardan çıkıyor";
        silent = "silent: no source decides it, and the other rules do not either",
            "belirsiz: hiçbir kaynak çözmüyor, öbür kurallardan da çıkmıyor";
        untold_setting = "There is no example: the players settle it before the first draw.",
            "Örneği yok: ilk taş çekilmeden önce kararlaştırılır.";
        untold_conduct =
            "There is no example: the clause is about conduct at the table, which tiles and points do not show.",
            "Örneği yok: madde masadaki davranışla ilgili, taşlardan ve puanlardan anlaşılmaz.";
        untold_undecided = "No source decides it, so the table must agree on it beforehand. The referee answers:",
            "Hiçbir kaynak çözmüyor, masada önceden kararlaştırın. Hakem de bunu söyler:";
        sources = "Sources", "Kaynaklar";
        profiles = "Profiles", "Oyunlar";
        switch = "Switch", "Anahtar";
        setting = "Setting", "Ayar";
        meaning = "Meaning", "Anlamı";
        a_number = "any whole number", "herhangi bir tam sayı";
        sides = "Sides", "Görüşler";
        rule = "Rule", "Kural";
        obeys = "Obeys", "Uyan";
        breaks = "Breaks", "Uymayan";
        yes = "yes", "evet";
        no = "no", "hayır";
        refused = "refused", "geri çevrilir";
        allowed = "allowed", "olur";
        forbidden = "not allowed", "olmaz";
        foul = "a foul", "ceza yazılır";
        see_also = "See also", "Ayrıca";
        same_settings = "The two profiles have the same setting for every switch.", "İki oyunda bütün anahtarlar aynı.";
        idle = "Set, but no rule of this game uses it:", "Ayarlı ama bu oyunda kullanan bir kural yok:";
        here = "Here", "Burada";
    }
}
