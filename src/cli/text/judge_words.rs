//! The fixed words on the pages of rulings.

words! {
    /// The fixed words on the pages of rulings.
    JudgeWords {
        ruling = "Ruling", "Karar";
        laid = "As laid", "Perler";
        on_table = "On the table", "Yerdeki perler";
        undeclared = "Undeclared", "Belirtilmemiş";
        tiles = "Tiles", "Taşlar";
        opened = "Opened with", "El açma";
        not_opened = "not opened", "açmamış";
        series = "series", "seri";
        pairs = "pairs", "çift";
        at_this_table = "As this table plays it", "Bu masada geçerli olan";
        table_otherwise = "Others say", "Başka görüş";
        reasons = "Reasons", "Gerekçe";
        clauses = "What it says", "Ne diyor";
        cost = "Cost", "Yazılacak puan";
        part = "Clause", "Madde";
        points = "Points", "Puan";
        to = "Account", "Kime";
        to_player = "the player's", "oyuncuya";
        to_others = "each other player's", "diğer oyuncuların her birine";
        to_unopened = "that of each other player who has not opened", "el açmamış diğer oyuncuların her birine";
        to_opponents = "that of each opponent who has not opened", "el açmamış rakiplerin her birine";
        to_owner = "the meld's owner's", "perin sahibine";
        to_thrower = "that of the player who threw the tile", "taşı atana";
        given = "Given", "Belirtilen";
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
