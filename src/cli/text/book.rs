//! The words of the rulebook's pages.

words! {
    /// Fixed words of `okey rules`.
    BookWords {
        title = "The rules of Okey and 101", "Okey ve 101 kuralları";
        scope =
            "The rules by which the program decides: classic Okey, 101 Okey and the simplified game, clause by clause. \
             Each clause has an id that verdicts and scores cite. It states how certain it is, names its sources, and \
             shows an example that obeys it and one that breaks it. Where tables differ, it names both sides and the \
             switch that chooses between them.",
            "Programın karar verirken dayandığı kurallar: klasik okey, 101 ve basitleştirilmiş oyun, madde madde. Her \
             maddenin kararlarda ve puanlarda anılan bir adı vardır. Madde ne kadar kesin olduğunu ve kaynaklarını \
             yazar, uyan ve uymayan birer örnek gösterir. Masaların ayrıldığı yerde kimin ne dediğini ve masanın hangi \
             anahtarla seçeceğini yazar.";
        edition = "Edition", "Baskı";
        how_cited = "Clauses cite the documents by letter and section, as the documents number or title them.",
            "Maddeler belgeleri harfiyle ve bölümüyle anar; bölümler belgedeki numara ya da başlıklardır.";
        letter = "Letter", "Harf";
        document = "Document", "Belge";
        cited_by = "Cited by", "Nasıl anılır";
        glossary = "Glossary", "Sözlük";
        word = "Word", "Sözcük";
        several = "It has several meanings:", "Birden çok anlamı vardır:";
        in_clauses = "Clauses that mention it", "Geçtiği maddeler";
        explains = "okey rules ID explains a clause, with its sources and examples.",
            "okey kurallar MADDE, bir maddeyi kaynakları ve örnekleriyle açıklar.";
        clause = "Clause", "Madde";
        status = "Status", "Durum";
        agreed = "agreed: the sources that mention it say the same", "ortak: söz eden kaynaklar aynı şeyi söylüyor";
        contested = "contested: sources or tables differ", "tartışmalı: kaynaklar ya da masalar birbirinden ayrılıyor";
        single_source = "single source: only one mentions it", "tek kaynak: yalnız biri söz ediyor";
        source_each = "single source: for each game only one mentions it", "her oyun için tek kaynak";
        derived = "derived: no source states it; it follows from the other rules",
            "türetilmiş: hiçbir kaynak açıkça söylemiyor, öbür kurallardan çıkıyor";
        silent = "silent: no source decides it, and nothing follows from the other rules",
            "belirsiz: hiçbir kaynakta yazmıyor, öbür kurallardan da çıkmıyor";
        untold_setting = "No example: it is settled before the first tile is drawn.",
            "Örneği yok: ilk taş çekilmeden önce kararlaştırılır.";
        untold_conduct =
            "No example: it is about what people see, say and do at the table, which tiles and points do not show.",
            "Örneği yok: masada görülene, söylenene ve yapılana bakar; taşlardan ve puanlardan anlaşılmaz.";
        untold_undecided = "No source decides it, so a table agrees on it beforehand. The referee says so:",
            "Hiçbir kaynakta yazmaz, masa önceden kararlaştırır. Hakem de bunu söyler:";
        sources = "Sources", "Kaynaklar";
        profiles = "Profiles", "Oyunlar";
        switch = "Switch", "Anahtar";
        setting = "Setting", "Ayar";
        meaning = "Meaning", "Anlamı";
        a_number = "any whole number", "herhangi bir tam sayı";
        who_says = "Who says what", "Kim ne diyor";
        says = "What they say", "Dedikleri";
        obeys = "Obeys", "Uyan";
        breaks = "Breaks", "Uymayan";
        yes = "yes", "evet";
        no = "no", "hayır";
        refused = "refused", "geri çevrilir";
        allowed = "allowed", "olur";
        forbidden = "not allowed", "olmaz";
        foul = "a foul", "ceza yazılır";
        see_also = "See also", "Ayrıca";
        alike = "The two profiles set every switch alike.", "İki oyunda da bütün anahtarlar aynı.";
        idle = "Set, but no rule of this game uses it:", "Ayarlı, ama bu oyunda onu kullanan kural yok:";
        here = "Here", "Burada";
    }
}
