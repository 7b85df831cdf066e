//! Texts about refereed games, in both languages.

use crate::game::Loss;
use crate::table::Variant;
use crate::text::say;
use crate::words::Language;

help! { REPLAY
    about "Checks the record of a game turn by turn, and computes its points"
        / "Bir oyunun kaydını tur tur denetler, puanını çıkarır";
    more "Reads a record of hands as they were played. For every turn it reports what is wrong, with the clause, the \
          place and the cost; then it shows the points of each hand and the running totals. The format is described \
          in grammar/README.md.\n\n\
          With --to N --format svg, the command draws the table after turn N. With --format html and without --to, it \
          writes one file: a web page on which the arrow keys and a slider move through all turns."
       / "Oynandığı gibi yazılmış elleri okur. Her turda neyin yanlış olduğunu kuralı, yeri ve cezasıyla yazar; sonra \
          her elin puanını ve toplamları gösterir. Kayıt biçimi grammar/README.md dosyasındadır.\n\n\
          --to N --format svg, N. turdan sonraki masayı çizer. --to olmadan --format html tek dosyalık bir web sayfası \
          yazar; bu sayfada bütün turlar ok tuşları ve sürgüyle gezilir.";
    yes "nothing is wrong in the record" / "kayıtta yanlış yok";
    no "there are fouls or illegal turns" / "cezalar ya da kural dışı hamleler var";
    "replay evening.okey" / "izle aksam.okey":
        "what went wrong that evening, and who won" / "o akşam ne yanlışlar yapıldı, kim kazandı";
    "replay evening.okey --to 2:14" / "izle aksam.okey --to 2:14":
        "the table after the 14th turn of the second hand" / "ikinci elin 14. turundan sonra masa";
    "replay evening.okey --format html" / "izle aksam.okey --format html":
        "a web page that shows all turns, one by one" / "bütün turları adım adım gösteren web sayfası";
    "replay - --json < evening.okey" / "izle - --json < aksam.okey":
        "the same for a program, from standard input" / "aynısı, program için, standart girdiden okunarak";
}

help! { SIMULATE
    about "Plays many games between computer players and measures who is better, and by how much"
        / "Bilgisayar oyuncularını çok sayıda elde oynatır; kimin ne kadar iyi olduğunu ölçer";
    more "Every deal is played once in each different seating: the kinds of players move around the table, so luck \
          with the tiles cancels out. The standard errors are those of the average over deals. The seed and the number \
          of a deal determine its tiles, so the number of threads does not change the games.\n\n\
          These are the kinds of players. random plays any legal turn. cs102 plays by the simplified game's own \
          algorithm. nearest throws the tile that leaves its hand nearest to winning; if several tiles do, the one \
          that leaves the most useful tiles. careful plays like nearest, but does not throw tiles that the next player \
          seems to collect, shows the indicator's twin, and in 101 considers every draw with which it could open. \
          thinker plays like careful, but in the classic game it looks one draw further ahead. It throws the tile that \
          helps the next player least, judging by what that player threw, took and did not take. In 101 it deals the \
          unseen tiles many times to see which discards the next player would take.\n\n\
          A program can play too: write its path and arguments in place of a kind. For each decision, the program \
          reads a line of JSON, {\"view\": ..., \"legal\": [...], \"seconds\": 10}, and answers with a line such as \
          {\"action\": \"throw K4\"}. After each hand it reads {\"result\": ...}, which needs no answer. A program \
          loses the hand if it ends, answers too late, or gives an answer that the referee refuses. In the classic \
          game it then pays the price of a false win, and in the pot game one stake to each other player. In 101 it \
          pays what it would pay if the stock ran out, and in addition the price of a foul. The other players pay \
          nothing. docs/game.md has the details."
       / "Her dağıtım, her ayrı oturma düzeninde bir kez oynanır: oyuncu türleri masada yer değiştirir, böylece taş \
          şansı ayıklanır. Hata payları, dağıtımlar üzerinden alınan ortalamanındır. Bir dağıtımın taşlarını tohum ve \
          dağıtımın numarası belirler; iş parçacığı sayısı oyunları değiştirmez.\n\n\
          Oyuncu türleri şunlardır. random kurallara uyan herhangi bir hamleyi yapar. cs102 basit oyunun kendi \
          algoritmasıyla oynar. nearest, elini bitmeye en yakın bırakan taşı atar; böyle birkaç taş varsa işe yarar \
          taşı en çok bırakanı seçer. careful, nearest gibidir, ama sonraki oyuncunun topladığı anlaşılan taşı ona \
          atmaz, göstergenin eşini gösterir ve 101'de el açtırabilecek her çekişi hesaba katar. thinker, careful gibi \
          oynar, ama klasik oyunda bir çekiş sonrasına da bakar. Sonraki oyuncunun attığı, aldığı, almadığı taşlara \
          göre onun işine en az yarayan taşı atar. 101'de görmediği taşları tekrar tekrar dağıtıp sonraki oyuncunun \
          hangi taşları alacağına bakar.\n\n\
          Bir program da oynayabilir: tür yerine programın yolunu ve argümanlarını yazın. Program her karar için bir \
          JSON satırı okur, {\"view\": ..., \"legal\": [...], \"seconds\": 10}, ve {\"action\": \"throw K4\"} gibi bir \
          satırla yanıtlar. El bitince {\"result\": ...} satırını okur, buna yanıt vermez. Program kapanırsa, geç \
          kalırsa ya da hakemin kabul etmediği bir yanıt verirse eli yitirir. O zaman klasik oyunda yanlış bitiş \
          cezasını, çanakta öbür oyuncuların her birine bir bahis öder. 101'de ona taşlar tükense ne yazılacaksa o, \
          ayrıca bir ceza yazılır. Öbür oyunculara bir şey yazılmaz. Ayrıntılar docs/game.md dosyasındadır.";
    "simulate --players nearest,random,nearest,random --games 100 --seed 1":
        "how much better nearest plays than random" / "nearest, random'dan ne kadar iyi oynuyor";
    "simulate --variant 101 --players careful,nearest --games 20 --json":
        "two kinds of players in 101, as JSON" / "101'de iki oyuncu türü, JSON olarak";
    "simulate --players './bot --fast,nearest' --games 100":
        "your own program against the kind nearest" / "kendi programınız nearest türüne karşı";
}

words! {
    /// The fixed words of `okey replay`, `okey simulate` and `okey play`.
    GameWords {
        record = "The record, or - for standard input", "Kayıt dosyası; standart girdi için -";
        to = "Stop after this turn and show the table: 12, or 3:12 for turn 12 of the third hand, or line:40",
            "Bu turdan sonra durur ve masayı gösterir: 12, üçüncü elin 12. turu için 3:12 ya da satır:40";
        to_value = "TURN", "TUR";
        letters =
            "The letters that stand for colours in the answer: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı \
             [default: those of the record]",
            "Taşların gösterildiği renk harfleri: krby, ya da R kırmızı, K siyah, M mavi, S sarı için rkms [verilmezse: kaydınkiler]";
        replay_format =
            "The form of the answer: table, json, record (the record in its standard form), svg (the table \
             after the turn --to) or html (the same table or, without --to, all turns)",
            "Yanıtın biçimi: tablo (table), json, record (kaydın standart biçimi), svg (--to turundan \
             sonraki masa) ya da html (aynı masa; --to verilmezse bütün turlar)";
        indicator = "indicator", "gösterge";
        illegal = "illegal", "kural dışı";
        foul = "foul", "ceza";
        pardoned = "pardoned", "affedildi";
        perhaps = "perhaps", "belki";
        not_judged = "not judged", "belirsiz";
        note = "note", "not";
        nothing_wrong = "Nothing is wrong.", "Yanlış yok.";
        unknown_racks =
            "The racks of these players are incomplete, so the program did not check that they held what they laid",
            "Istakaları tam yazılmadığından, indirdikleri taşların ellerinde olup olmadığına bakılamadı";
        followed_no_further = "Two lines in a row are out of turn, so the rest of the hand was not checked.",
            "Art arda iki satırda sırası olmayan oynamış; bu yüzden elin gerisi denetlenmedi.";
        after_end = "The game was already over before this hand; the points of the hand are computed anyway.",
            "Oyun bu elden önce bitmişti; elin puanı yine de hesaplandı.";
        broken_off = "The hand was broken off.", "El yarıda kalmış.";
        void = "The hand does not count and is played again.", "El sayılmaz, yeniden oynanır.";
        totals = "Totals", "Toplam";
        balance = "left", "kalan";
        unknown_points = "unknown", "bilinmiyor";
        impossible = "The record has a rack that is not possible", "Kayıtta olamayacak bir ıstaka var";
        points_stand = "the points stay the same", "puanlar değişmez";
        points_noted = "points", "puan";
        tiles_left = "tiles left", "elde kalan";
        finish = "finish", "bitiş";
        finished = "finished", "bitti";
        opening = "opening", "açış";
        twin = "indicator's twin", "göstergenin eşi";
        announced = "opening announced", "bildirilen açış";
        wrote = "written", "yazılan";
        comes_out = "computed", "hesaplanan";
        discards = "Discards", "Atılanlar";
        picture = "The table", "Masa";
        turn = "Turn", "Tur";
        stock = "Stock", "Deste";
        on_turn = "to play", "sırada";
        points = "Points", "Puan";
        record_option =
            "Deal all four racks, the indicator and the stock, and write them as a record that you can play (without \
             this option, the same seed deals other tiles)",
            "Dört ıstakayı, göstergeyi ve desteyi dağıtır, oynayabileceğiniz bir kayıt olarak yazar (bu seçenek \
             olmadan aynı tohum başka taşlar dağıtır)";
        nobody = "No player finished.", "Kimse bitmedi.";
        players =
            "The players in the order of play, with commas between them: kinds, or programs with their path and \
             arguments; the list is repeated until all four seats have a player",
            "Oynama sırasıyla, virgülle ayrılmış oyuncular: türler ya da yolu ve argümanlarıyla programlar; dört yer \
             dolana dek liste yinelenir";
        players_value = "KINDS", "TÜRLER";
        games = "How many hands to play; the number is rounded up to whole deals [default: 20]",
            "Kaç el oynanacağı; sayı, tam dağıtımlara yukarı yuvarlanır [verilmezse: 20]";
        records = "Write the hands as records into this folder", "Elleri kayıt olarak bu klasöre yazar";
        folder_value = "DIR", "KLASÖR";
        labels = "Write each decision of a player into this file, as a line of JSON, for use as training data",
            "Oyuncuların her kararını, eğitim verisi olarak kullanılacak bir JSON satırıyla bu dosyaya yazar";
        bot_seconds = "The seconds that a program has for an answer, from 0.01 to 3600 [default: 10]",
            "Bir programın yanıt için kaç saniyesi olduğu, 0.01 ile 3600 arası [verilmezse: 10]";
        points_drawn = "Points a hand, ± one standard error", "El başına puan, ± bir standart hata";
        lengths_drawn = "Hands by their number of turns", "Tur sayısına göre eller";
        lost = "Lost hands", "Yitirilen el";
        lost_hands = "lost by a program", "programın yitirdiği";
        died = "died", "sonlandı";
        late = "late", "geç kaldı";
        not_legal = "illegal", "kural dışı";
        flooded = "flooded", "çok uzun yanıt";
        kind = "Kind", "Tür";
        wins = "Wins a hand", "El başına bitiş";
        points_a_hand = "Points a hand", "El başına puan";
        difference = "To the first", "İlkine göre";
        endings = "Endings", "Eller nasıl bitti";
        finishes = "finished", "biten";
        exhausted = "stock ran out", "destesi tükenen";
        voids = "void", "sayılmayan";
        ways = "Among them", "Bunlardan";
        by_seat = "By seat, starter first", "Başlayandan itibaren sırayla";
        length = "Turns a hand", "El başına tur";
        fouls = "Fouls", "Ceza";
        per_second = "Hands a second", "Saniyede el";
        hands = "Hands", "El";
        deal = "deal", "dağıtım";
        deals = "deals", "dağıtım";
        seed = "seed", "tohum";
        seed_of_deals = "The seed of the deals [default: 1]", "Dağıtımların tohumu [verilmezse: 1]";
    }
}

impl GameWords {
    /// Returns the reason why a program lost a hand, in one or two words.
    pub(in crate::cli) const fn cause(&self, loss: Loss) -> &'static str {
        match loss {
            Loss::Died => self.died,
            Loss::Late => self.late,
            Loss::Illegal => self.not_legal,
            Loss::Flooded => self.flooded,
        }
    }
}

pub(in crate::cli) fn hand_begun(number: u32, starter: &str, language: Language) -> String {
    say!(language; "Hand {number}, started by {starter}" / "{number}. el, başlayan {starter}")
}

pub(in crate::cli) fn simulated(variant: Variant, hands: usize, deals: u64, seed: u64, language: Language) -> String {
    let (hand, deal) = (if hands == 1 { "hand" } else { "hands" }, if deals == 1 { "deal" } else { "deals" });
    say!(language;
        "{variant}: {hands} {hand} ({deals} {deal}, seed {seed})"
        / "{variant}: {hands} el ({deals} dağıtım, tohum {seed})")
}

/// Returns the caption of one step of a replay. `turn` is the turn after which the table is shown; 0 is the deal.
pub(in crate::cli) fn step_label(hand: u32, turn: usize, language: Language) -> String {
    if turn == 0 {
        return say!(language; "Hand {hand}: dealt" / "{hand}. el: taşlar dağıtıldı");
    }
    say!(language; "Hand {hand}, turn {turn}" / "{hand}. el, {turn}. tur")
}
