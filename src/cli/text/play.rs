//! What is said in a game at the terminal, in both languages side by side.

use super::CommandWords;

/// What the help says of `okey play`.
pub(super) const PLAY: [CommandWords; 2] = [
    CommandWords {
        about: "A game at the terminal, against computer players or among them",
        more: "You sit at the first seat and write what you do: `draw`, `take`, `throw K4`, `open R10-12 / K10-13 / Y4-6`, \
               `add R9 to 1`, `finish K6`, several actions with commas between them. A tile written alone is thrown, a number does \
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
        about: "Uçbirimde bir oyun: bilgisayar oyuncularına karşı ya da yalnız onlarla",
        more: "İlk koltukta siz oturursunuz ve hamlenizi yazarsınız: `çek`, `al`, `at K4`, `aç R10-12 / K10-13 / Y4-6`, `işle R9 1`, \
               `bit K6`; birden çok hamlenin arasına virgül konur. Yalnız taş yazmak onu atar, sayı yazmak listedekini yapar, ? \
               akıl sorar, ! önerileni yapar, q oyundan çıkar. Yapılamayan hamlenin nedeni söylenir, hamle yeniden sorulur; cezalı hamle, iki kez söylerseniz \
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

words! {
    /// The words of a game at the terminal.
    PlayWords {
        players =
            "The kinds of the computer players, with commas: random, cs102, nearest, careful, thinker",
            "Bilgisayar oyuncularının türleri, virgülle: random, cs102, nearest, careful, thinker";
        hands =
            "How many hands to play; if not given, as many as the rules of the game say",
            "Kaç el oynanacağı; verilmezse oyunun kuralları ne diyorsa";
        open_hands = "Show all hands", "Bütün elleri gösterir";
        watch =
            "Nobody sits at the terminal: four computer players",
            "Siz oynamazsınız: dört bilgisayar oyuncusu oynar";
        record = "Write the game down as it is played", "Oyunu oynandıkça dosyaya yazar";
        resume = "Go on with a game that was written down", "Kaydedilmiş oyunu sürdürür";
        hints = "Advise before every choice", "Her karardan önce öneride bulunur";
        /// The person at the terminal.
        you = "You", "Siz";
        /// The other players, and the first one where nobody sits at the terminal.
        others: [&'static str; 3] = ["Ayşe", "Veli", "Can"], ["Ayşe", "Veli", "Can"];
        first = "Ali", "Ali";
        begins = "first to play", "başlayan";
        okey = "okey", "okey";
        rack = "Your tiles", "Taşlarınız";
        table = "On the table", "Yerde";
        lies = "Last discard", "Son atılan";
        nothing = "none", "yok";
        may = "You may", "Yapabilecekleriniz";
        or_throw = "throw a tile", "bir taş atmak";
        prompt = "> ", "> ";
        advice = "Advice", "Öneri";
        distance = "distance", "uzaklık";
        useful = "useful tiles left", "işe yarar taş";
        again = "Say it again to do it all the same.", "Yine de yapmak için bir kez daha söyleyin.";
        cannot_take =
            "You could not lay the tile at once, and must not take it.",
            "Bu taşı hemen açamaz ya da işleyemezsiniz, bu yüzden alamazsınız.";
        left = "The game was left before its end.", "Oyun sonuna gelmeden bırakıldı.";
        over = "The game is over.", "Oyun bitti.";
        kept = "It is written down in", "Kaydı:";
    }
}
