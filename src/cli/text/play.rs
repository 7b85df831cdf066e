//! What is said in a game at the terminal, in both languages side by side.

use super::CommandWords;
use crate::words::Language;

/// What the help says of `okey play`.
pub(super) const PLAY: [CommandWords; 2] = [
    CommandWords {
        about: "A game at the terminal, against computer players or among them",
        more: "You sit at the first seat and write what you do: `draw`, `take`, `throw K4`, `open R10-12 / K10-13 / Y4-6`, \
               `add R9 to 1`, `finish K6`, several actions with commas between them. A tile alone throws it, a number does \
               what the list says, ? asks for advice, ! does what it says, q leaves. What is not allowed is explained and asked again; a foul is \
               done where you say it twice.\n\nWith --record the game is written down as it is played, so that a game that was \
               left or cut off can be gone on with (--resume) or refereed (okey replay).",
        exit_0: "the game was played to its end",
        exit_1: "it was left before",
        examples: &[
            ("okey play --seed 1", "classic Okey against three computer players"),
            ("okey play --variant cs102 --watch --open-hands --seed 1", "four computer players with open hands"),
            ("okey play --variant 101 --hints --record evening.okey", "101 with hints, written down"),
            ("okey play --resume evening.okey", "goes on where that game was left"),
        ],
    },
    CommandWords {
        about: "Uçbirimde bir oyun: bilgisayar oyuncularına karşı ya da onların arasında",
        more: "İlk koltukta siz oturursunuz ve hamlenizi yazarsınız: `çek`, `al`, `at K4`, `aç R10-12 / K10-13 / Y4-6`, `işle R9 1`, \
               `bit K6`; birden çok hamlenin arasına virgül konur. Yalnız taş yazmak onu atar, sayı yazmak listedekini yapar, ? \
               akıl sorar, ! önerileni yapar, q oyundan çıkar. Olmayan hamle açıklanır ve yeniden sorulur; cezalı hamle, iki kez söylerseniz \
               yapılır.\n\n--record ile oyun oynandıkça yazılır; yarıda kalan oyun --resume ile sürer, okey izle ile denetlenir.",
        exit_0: "oyun sonuna dek oynandı",
        exit_1: "oyun yarıda bırakıldı",
        examples: &[
            ("okey oyna --seed 1", "üç bilgisayar oyuncusuna karşı klasik okey"),
            ("okey oyna --variant cs102 --watch --open-hands --seed 1", "dört bilgisayar oyuncusu, eller açık"),
            ("okey oyna --variant 101 --hints --record aksam.okey", "ipuçlarıyla 101, kaydı tutularak"),
            ("okey oyna --resume aksam.okey", "o oyun kaldığı yerden sürer"),
        ],
    },
];

/// The words of a game at the terminal.
pub(crate) struct PlayWords {
    pub(crate) players: &'static str,
    pub(crate) hands: &'static str,
    pub(crate) open_hands: &'static str,
    pub(crate) watch: &'static str,
    pub(crate) record: &'static str,
    pub(crate) resume: &'static str,
    pub(crate) hints: &'static str,
    /// The person at the terminal.
    pub(crate) you: &'static str,
    /// The other players, and the first one where nobody sits at the terminal.
    pub(crate) others: [&'static str; 3],
    pub(crate) first: &'static str,
    pub(crate) begins: &'static str,
    pub(crate) okey: &'static str,
    pub(crate) rack: &'static str,
    pub(crate) table: &'static str,
    pub(crate) lies: &'static str,
    pub(crate) nothing: &'static str,
    pub(crate) may: &'static str,
    pub(crate) or_throw: &'static str,
    pub(crate) prompt: &'static str,
    pub(crate) advice: &'static str,
    pub(crate) distance: &'static str,
    pub(crate) useful: &'static str,
    pub(crate) again: &'static str,
    pub(crate) cannot_take: &'static str,
    pub(crate) left: &'static str,
    pub(crate) over: &'static str,
    pub(crate) kept: &'static str,
}

const WORDS: [PlayWords; 2] = [
    PlayWords {
        players: "The kinds of the computer players, with commas: random, cs102, nearest, careful, thinker",
        hands: "How many hands to play; if not given, as many as the rules of the game say",
        open_hands: "Show all hands",
        watch: "Nobody sits at the terminal: four computer players",
        record: "Write the game down as it is played",
        resume: "Go on with a game that was written down",
        hints: "Advise before every choice",
        you: "You",
        others: ["Ayşe", "Veli", "Can"],
        first: "Ali",
        begins: "first to play",
        okey: "okey",
        rack: "Your tiles",
        table: "On the table",
        lies: "Last discard",
        nothing: "none",
        may: "You may",
        or_throw: "throw a tile",
        prompt: "> ",
        advice: "Advice",
        distance: "distance",
        useful: "useful tiles left",
        again: "Say it again to do it all the same.",
        cannot_take: "You could not lay the tile at once, and must not take it.",
        left: "The game was left before its end.",
        over: "The game is over.",
        kept: "It is written down in",
    },
    PlayWords {
        players: "Bilgisayar oyuncularının türleri, virgülle: random, cs102, nearest, careful, thinker",
        hands: "Kaç el oynanacağı; verilmezse oyunun kuralları ne diyorsa",
        open_hands: "Bütün elleri göster",
        watch: "Uçbirimde kimse oturmaz: dört bilgisayar oyuncusu oynar",
        record: "Oyunu oynandıkça dosyaya yaz",
        resume: "Kaydedilmiş oyunu sürdür",
        hints: "Her karardan önce öneride bulun",
        you: "Siz",
        others: ["Ayşe", "Veli", "Can"],
        first: "Ali",
        begins: "başlayan",
        okey: "okey",
        rack: "Taşlarınız",
        table: "Yerde",
        lies: "Son atılan",
        nothing: "yok",
        may: "Yapabilecekleriniz",
        or_throw: "bir taş atmak",
        prompt: "> ",
        advice: "Öneri",
        distance: "uzaklık",
        useful: "işe yarar taş",
        again: "Yine de yapmak için bir kez daha söyleyin.",
        cannot_take: "Bu taşı hemen yere indiremezsiniz, alamazsınız.",
        left: "Oyun sonuna gelmeden bırakıldı.",
        over: "Oyun bitti.",
        kept: "Kaydı:",
    },
];

/// The words of a language.
pub(crate) const fn words(language: Language) -> &'static PlayWords {
    match language {
        Language::En => &WORDS[0],
        Language::Tr => &WORDS[1],
    }
}
