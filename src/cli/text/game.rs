//! What a referee of games says, in both languages side by side.

use super::CommandWords;
use crate::words::Language;

/// What the help says of `okey replay`.
pub(super) const REPLAY: [CommandWords; 2] = [
    CommandWords {
        about: "Referees the record of a game turn by turn, and settles it",
        more: "Follows a record of hands as they were played and says of every turn what is wrong with it, with clause, place \
               and price; then the points of each hand and the running totals. The format is described in grammar/README.md.",
        exit_0: "nothing is wrong in the record",
        exit_1: "there are fouls or illegal turns",
        examples: &[
            ("okey replay evening.okey", "what was wrong that evening, and who won"),
            ("okey replay evening.okey --to 2:14", "the table after the 14th turn of the second hand"),
            ("okey replay - --json < evening.okey", "the same for a program, from standard input"),
        ],
    },
    CommandWords {
        about: "Bir oyunun kaydını sıra sıra denetler, puanını çıkarır",
        more: "Oynandığı gibi yazılmış elleri izler; her sırada neyin yanlış olduğunu kuralı, yeri ve bedeliyle, sonunda her \
               elin puanını ve toplamları söyler. Kayıt biçimi grammar/README.md dosyasındadır.",
        exit_0: "kayıtta yanlış yok",
        exit_1: "cezalar ya da kural dışı hamleler var",
        examples: &[
            ("okey izle aksam.okey", "o akşam neler yanlıştı, kim kazandı"),
            ("okey izle aksam.okey --to 2:14", "ikinci elin 14. sırasından sonra masa"),
            ("okey izle - --json < aksam.okey", "aynısı, program için, standart girdiden"),
        ],
    },
];

/// What the help says of `okey simulate`.
pub(super) const SIMULATE: [CommandWords; 2] = [
    CommandWords {
        about: "Plays many games between computer players, and says who is better by how much",
        more: "Every deal is played in each distinct rotation of the kinds, so that luck with the tiles cancels; errors are \
               those of the mean over deals. A deal depends on the seed and its number alone: the same games on any number of \
               threads.\n\nThe kinds: random, any legal turn; cs102, the simplified game's own algorithm; nearest, the discard \
               that leaves the least distance and the most useful tiles; careful, nearest, but it keeps from the next player \
               what he is seen to collect, shows the indicator's twin, and in 101 looks at every draw that could let it open; \
               thinker, careful, unless playing on in worlds that may be the true one finds a surely better discard.",
        exit_0: "always",
        exit_1: "",
        examples: &[
            ("okey simulate --players nearest,random,nearest,random --games 100 --seed 1", "what thinking is worth"),
            ("okey simulate --variant 101 --players careful,nearest --games 20 --json", "two kinds at 101, as JSON"),
        ],
    },
    CommandWords {
        about: "Bilgisayar oyuncularını çok sayıda elde oynatır; kimin ne kadar iyi olduğunu söyler",
        more: "Her dağıtım, oyuncu türlerinin her ayrı dizilişiyle oynanır, böylece taş şansı ayıklanır; hata payları dağıtımlar \
               üzerinden ortalamanınkidir. Bir dağıtım yalnız tohuma ve numarasına bağlıdır: iş parçacığı sayısı ne olursa olsun \
               oyunlar aynıdır.\n\nTürler: random, kurallara uyan herhangi bir hamle; cs102, basit oyunun kendi algoritması; \
               nearest, bitmeye en yakın ve işe yarar taşı en çok bırakan taşı atar; careful, nearest gibidir ama sonraki \
               oyuncunun topladığı görülen taşı ona atmaz, göstergenin eşini gösterir ve 101'de el açtırabilecek her çekişi \
               hesaba katar; thinker, careful gibi oynar, ama görmediği taşları tekrar tekrar dağıtıp eli sonuna kadar oynatınca \
               başka bir taşın kesin daha iyi olduğunu görürse onu atar.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[
            ("okey dene --players nearest,random,nearest,random --games 100 --seed 1", "düşünmenin değeri"),
            ("okey dene --variant 101 --players careful,nearest --games 20 --json", "101'de iki tür, JSON olarak"),
        ],
    },
];

/// Words on the referee's page.
pub(crate) struct GameWords {
    pub(crate) record: &'static str,
    pub(crate) to: &'static str,
    pub(crate) to_value: &'static str,
    pub(crate) replay_format: &'static str,
    pub(crate) hand: &'static str,
    pub(crate) starts: &'static str,
    pub(crate) indicator: &'static str,
    pub(crate) illegal: &'static str,
    pub(crate) foul: &'static str,
    pub(crate) pardoned: &'static str,
    pub(crate) not_judged: &'static str,
    pub(crate) note: &'static str,
    pub(crate) nothing_wrong: &'static str,
    pub(crate) followed_no_further: &'static str,
    pub(crate) broken_off: &'static str,
    pub(crate) void: &'static str,
    pub(crate) totals: &'static str,
    pub(crate) unknown_points: &'static str,
    pub(crate) wrote: &'static str,
    pub(crate) comes_out: &'static str,
    pub(crate) discards: &'static str,
    pub(crate) stock: &'static str,
    pub(crate) on_turn: &'static str,
    pub(crate) points: &'static str,
    pub(crate) record_option: &'static str,
    pub(crate) won: &'static str,
    pub(crate) nobody: &'static str,
    pub(crate) players: &'static str,
    pub(crate) players_value: &'static str,
    pub(crate) games: &'static str,
    pub(crate) records: &'static str,
    pub(crate) folder_value: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) wins: &'static str,
    pub(crate) points_a_hand: &'static str,
    pub(crate) difference: &'static str,
    pub(crate) endings: &'static str,
    pub(crate) finishes: &'static str,
    pub(crate) exhausted: &'static str,
    pub(crate) voids: &'static str,
    pub(crate) ways: &'static str,
    pub(crate) by_seat: &'static str,
    pub(crate) length: &'static str,
    pub(crate) fouls: &'static str,
    pub(crate) per_second: &'static str,
    pub(crate) hands: &'static str,
    pub(crate) deals: &'static str,
    pub(crate) seed: &'static str,
}

const WORDS: [GameWords; 2] = [
    GameWords {
        record: "The record, or - for standard input",
        to: "Stop after this turn and show the table: 12, 3:12 for the third hand, or line:40",
        to_value: "TURN",
        replay_format: "The form of the answer: table, json, record (the record in its strict form), or svg and html: the table at --to",
        hand: "Hand",
        starts: "starts",
        indicator: "indicator",
        illegal: "illegal",
        foul: "foul",
        pardoned: "let pass",
        not_judged: "not judged",
        note: "note",
        nothing_wrong: "Nothing is wrong.",
        followed_no_further: "Two lines out of turn: the hand is followed no further.",
        broken_off: "The hand was broken off.",
        void: "The hand does not count and is played again.",
        totals: "Totals",
        unknown_points: "not known",
        wrote: "written",
        comes_out: "comes out",
        discards: "Discards",
        stock: "Stock",
        on_turn: "to play",
        points: "Points",
        record_option: "Write four racks, the indicator and the stock as a record to play from",
        won: "finished",
        nobody: "Nobody finished.",
        players: "The kinds of players in the order of play, with commas; they are repeated to four",
        players_value: "KINDS",
        games: "How many hands to play, rounded up to whole deals; 20 if not given",
        records: "Write the hands as records into this folder",
        folder_value: "DIR",
        kind: "Kind",
        wins: "Wins a hand",
        points_a_hand: "Points a hand",
        difference: "To the first",
        endings: "Endings",
        finishes: "finished",
        exhausted: "stock ran out",
        voids: "void",
        ways: "Among them",
        by_seat: "By seat, starter first",
        length: "Turns a hand",
        fouls: "Fouls",
        per_second: "Hands a second",
        hands: "Hands",
        deals: "deals",
        seed: "seed",
    },
    GameWords {
        record: "Kayıt dosyası; standart girdi için -",
        to: "Bu sıradan sonra dur ve masayı göster: 12, üçüncü el için 3:12 ya da line:40",
        to_value: "SIRA",
        replay_format: "Yanıtın biçimi: table, json, record (kaydın tek biçimli hâli) ya da svg, html: --to anındaki masa",
        hand: "El",
        starts: "başlar",
        indicator: "gösterge",
        illegal: "kural dışı",
        foul: "ceza",
        pardoned: "affedildi",
        not_judged: "bilinmiyor",
        note: "not",
        nothing_wrong: "Yanlış yok.",
        followed_no_further: "Art arda iki satır sıra dışı: el buradan sonra izlenmedi.",
        broken_off: "El yarıda kalmış.",
        void: "El sayılmaz, yeniden oynanır.",
        totals: "Toplam",
        unknown_points: "bilinmiyor",
        wrote: "yazılan",
        comes_out: "çıkan",
        discards: "Atılanlar",
        stock: "Deste",
        on_turn: "sırada",
        points: "Puan",
        record_option: "Dört ıstakayı, göstergeyi ve desteyi oynanacak bir kayıt olarak yaz",
        won: "bitti",
        nobody: "Kimse bitmedi.",
        players: "Oynama sırasıyla oyuncu türleri, virgülle; dörde tamamlanır",
        players_value: "TÜRLER",
        games: "Kaç el oynanacağı, tam dağıtımlara yuvarlanır; verilmezse 20",
        records: "Elleri kayıt olarak bu klasöre yaz",
        folder_value: "KLASÖR",
        kind: "Tür",
        wins: "El başına bitme",
        points_a_hand: "El başına puan",
        difference: "İlkine göre",
        endings: "Sonlar",
        finishes: "bitildi",
        exhausted: "taşlar tükendi",
        voids: "sayılmadı",
        ways: "Bunlardan",
        by_seat: "Koltuğa göre, başlayandan",
        length: "El başına sıra",
        fouls: "Ceza",
        per_second: "Saniyede el",
        hands: "El",
        deals: "dağıtım",
        seed: "tohum",
    },
];

/// The words of a language.
pub(crate) const fn words(language: Language) -> &'static GameWords {
    match language {
        Language::En => &WORDS[0],
        Language::Tr => &WORDS[1],
    }
}
