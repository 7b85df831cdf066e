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
          --to N --format svg draws the table after a turn. --format html without --to is a page that steps through \
          all turns with the arrow keys and a slider, in one file."
       / "Oynandığı gibi yazılmış elleri okur. Her turda neyin yanlış olduğunu kuralı, yeri ve cezasıyla yazar; sonra \
          her elin puanını ve toplamları gösterir. Kayıt biçimi grammar/README.md dosyasındadır.\n\n\
          --to N --format svg bir turdan sonraki masayı çizer. --to olmadan --format html bütün turları ok tuşları ve \
          sürgüyle gezdiren, tek dosyalık bir sayfadır.";
    yes "nothing is wrong in the record" / "kayıtta yanlış yok";
    no "there are fouls or illegal turns" / "cezalar ya da kural dışı hamleler var";
    "replay evening.okey" / "izle aksam.okey":
        "what went wrong that evening, and who won" / "o akşam ne yanlışlar yapıldı, kim kazandı";
    "replay evening.okey --to 2:14" / "izle aksam.okey --to 2:14":
        "the table after the 14th turn of the second hand" / "ikinci elin 14. turundan sonra masa";
    "replay evening.okey --format html" / "izle aksam.okey --format html":
        "a page that steps through all turns" / "bütün turları adım adım gösteren sayfa";
    "replay - --json < evening.okey" / "izle - --json < aksam.okey":
        "the same for a program, from standard input" / "aynısı, program için, standart girdiden okunarak";
}

help! { SIMULATE
    about "Plays many games between computer players and measures who is better, and by how much"
        / "Bilgisayar oyuncularını çok sayıda elde oynatır; kimin ne kadar iyi olduğunu ölçer";
    more "Every deal is played in each distinct rotation of the kinds, so luck with the tiles cancels out. The \
          standard errors are those of the mean over deals. A deal depends only on the seed and its number, so the \
          games are the same on any number of threads.\n\n\
          The kinds: random plays any legal turn; cs102 plays by the simplified game's own algorithm; nearest throws \
          the tile that leaves the least distance and the most useful tiles; careful plays like nearest, but does not \
          throw tiles the next player is seen to collect, shows the indicator's twin, and in 101 considers every draw \
          that could let it open; thinker plays like careful, but in the classic game looks one draw further ahead and \
          throws the tile that, judging by what the next player threw, took and left, helps that player least; in 101 \
          it deals the unseen tiles out many times to see what that player would take.\n\n\
          A program can play too: write its path and arguments in place of a kind. It gets a line of JSON for each \
          decision, {\"view\": ..., \"legal\": [...], \"seconds\": 10}, and answers with a line such as \
          {\"action\": \"throw K4\"}; after a hand it gets {\"result\": ...} and answers nothing. A program that ends, \
          answers too late, or answers with something that the referee refuses loses the hand: in the classic game \
          it pays the price of a false win, in 101 what it pays if the stock runs out plus the price of a foul, in \
          the pot game one stake to each other player. The other players pay nothing. docs/game.md has the details."
       / "Her dağıtım, oyuncu türlerinin her ayrı dizilişiyle oynanır, böylece taş şansı ayıklanır; hata payları \
          dağıtımlar üzerinden ortalamanınkidir. Bir dağıtım yalnız tohuma ve numarasına bağlıdır: iş parçacığı sayısı \
          ne olursa olsun oyunlar aynıdır.\n\n\
          Türler: random kurallara uyan herhangi bir hamleyi yapar; cs102 basit oyunun kendi algoritmasıyla oynar; \
          nearest, eli bitmeye en yakın ve işe yarar taşı en çok bırakan taşı atar; careful, nearest gibidir ama sonraki oyuncunun \
          topladığı görülen taşı ona atmaz, göstergenin eşini gösterir ve 101'de el açtırabilecek her çekişi hesaba \
          katar; thinker, careful gibi oynar, ama klasik oyunda bir çekiş sonrasına da bakar ve sonraki oyuncunun \
          attığı, aldığı, almadığı taşlara göre onu en az besleyen taşı atar; 101'de görmediği taşları tekrar tekrar \
          dağıtıp onun neyi alacağına bakar.\n\n\
          Bir program da oynayabilir: tür yerine programın yolunu ve argümanlarını yazın. Program her karar için bir \
          JSON satırı alır, {\"view\": ..., \"legal\": [...], \"seconds\": 10}, ve {\"action\": \"throw K4\"} gibi bir \
          satırla yanıtlar; el bitince {\"result\": ...} satırını alır, yanıt vermez. Sonlanan, geç kalan ya da \
          hakemin kabul etmediği bir yanıt veren program eli yitirir: klasik oyunda yanlış bitiş cezasını, 101'de \
          taşlar tükense yazılacak olanı ve bir cezayı, çanakta öbür oyuncuların her birine bir bahis öder. Öbür \
          oyunculara bir şey yazılmaz. Ayrıntılar docs/game.md dosyasındadır.";
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
        to = "Stop after this turn and show the table: 12, 3:12 for the third hand, or line:40",
            "Bu turdan sonra durur ve masayı gösterir: 12, üçüncü el için 3:12 ya da line:40";
        to_value = "TURN", "TUR";
        letters =
            "Letters for colours in the answer: krby, or rkms for R kırmızı, K siyah, M mavi, S sarı [default: those \
             of the record]",
            "Taşların gösterildiği renk harfleri: krby, ya da R kırmızı, K siyah, M mavi, S sarı için rkms [verilmezse: kaydınkiler]";
        replay_format =
            "The form of the answer: table, json, record (the record in its strict form), svg (the table at --to) or \
             html (that table, or without --to all turns)",
            "Yanıtın biçimi: tablo (table), json, record (kaydın tek biçimli hâli), svg (--to anındaki masa) ya da \
             html (o masa, --to verilmezse bütün turlar)";
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
        followed_no_further = "Two lines in a row are out of turn: the rest of the hand is not followed.",
            "Art arda iki satırda sırası olmayan oynamış: elin gerisi izlenmedi.";
        after_end = "The game was over before this hand; it is settled anyway.",
            "Oyun bu elden önce bitmişti; el yine de hesaplandı.";
        broken_off = "The hand was broken off.", "El yarıda kalmış.";
        void = "The hand does not count and is played again.", "El sayılmaz, yeniden oynanır.";
        totals = "Totals", "Toplam";
        balance = "left", "kalan";
        unknown_points = "unknown", "bilinmiyor";
        impossible = "The recorded tiles are impossible", "Yazılan taşlar bir arada olamaz";
        points_stand = "the points stand", "puanlar değişmez";
        points_noted = "points", "puan";
        tiles_left = "tiles left", "elde kalan";
        finish = "finish", "bitiş";
        finished = "finished", "bitti";
        opening = "opening", "açış";
        wrote = "written", "yazılan";
        comes_out = "computed", "hesaplanan";
        discards = "Discards", "Atılanlar";
        picture = "The table", "Masa";
        turn = "Turn", "Tur";
        stock = "Stock", "Deste";
        on_turn = "to play", "sırada";
        points = "Points", "Puan";
        record_option =
            "Write four racks, the indicator and the stock as a record to play (without this option, the same seed \
             deals other tiles)",
            "Dört ıstakayı, göstergeyi ve desteyi oynanacak bir kayıt olarak yazar (aynı tohum, bu seçenek olmadan başka dağıtır)";
        nobody = "No player finished.", "Kimse bitmedi.";
        players = "The players in the order of play, with commas: kinds, or programs with their path and arguments; they are repeated to fill four seats",
            "Oynama sırasıyla oyuncular, virgülle: türler ya da yolu ve argümanlarıyla programlar; dörde tamamlanır";
        players_value = "KINDS", "TÜRLER";
        games = "How many hands to play, rounded up to whole deals; 20 if not given",
            "Kaç el oynanacağı, tam dağıtımlara yuvarlanır; verilmezse 20";
        records = "Write the hands as records into this folder", "Elleri kayıt olarak bu klasöre yazar";
        folder_value = "DIR", "KLASÖR";
        labels = "Write each decision into this file, as lines of JSON for training",
            "Her kararı, eğitim verisi olacak JSON satırlarıyla bu dosyaya yazar";
        bot_seconds = "The seconds that a program has for an answer, from 0.01 to 3600; 10 if not given",
            "Bir programın yanıt için kaç saniyesi olduğu, 0.01'den 3600'e; verilmezse 10";
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
    /// Returns why a program lost a hand, in one or two words.
    pub(in crate::cli) const fn cause(&self, loss: Loss) -> &'static str {
        match loss {
            Loss::Died => self.died,
            Loss::Late => self.late,
            Loss::Illegal => self.not_legal,
            Loss::Flooded => self.flooded,
        }
    }
}

pub(in crate::cli) fn hand_begun(number: usize, starter: &str, language: Language) -> String {
    say!(language; "Hand {number}, started by {starter}" / "{number}. el, başlayan {starter}")
}

pub(in crate::cli) fn simulated(variant: Variant, hands: usize, deals: u64, seed: u64, language: Language) -> String {
    let (hand, deal) = (if hands == 1 { "hand" } else { "hands" }, if deals == 1 { "deal" } else { "deals" });
    say!(language;
        "{variant}: {hands} {hand} ({deals} {deal}, seed {seed})"
        / "{variant}: {hands} el ({deals} dağıtım, tohum {seed})")
}

/// Returns the caption of a step of a replay: the hand, and the turn after which the table is shown. Turn 0 is the
/// deal.
pub(in crate::cli) fn step_label(hand: usize, turn: usize, language: Language) -> String {
    if turn == 0 {
        return say!(language; "Hand {hand}: dealt" / "{hand}. el: taşlar dağıtıldı");
    }
    say!(language; "Hand {hand}, turn {turn}" / "{hand}. el, {turn}. tur")
}
