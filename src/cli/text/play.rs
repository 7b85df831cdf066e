//! Texts of games at the terminal, in both languages.

use crate::cli::args::spoken;
use crate::cli::escape::visible;
use crate::notation::LaidMelds;
use crate::opening::Bars;
use crate::rules::search;
use crate::score::{Opened, Scoring};
use crate::table::{Playable, Profile, Symbol};
use crate::text::{counted, meant, say, you};
use crate::tiles::{Tile, Tiles};
use crate::words::{Clause, Language};

help! { PLAY
    about "A game at the terminal against computer players, or between computer players only"
        / "Uçbirimde bir oyun: bilgisayar oyuncularına karşı ya da yalnız onlarla";
    more "You sit in the first seat and type what you do: `draw`, `take`, `throw K4`, `open R10-12 / K10-13 / Y4-6`, \
          `add R9 to 1`, `finish K6`. Put commas between several actions. If you write only a tile, the program asks \
          before it throws the tile: enter the tile again to confirm, also in a pipe. The program numbers the moves \
          that you can make; enter a number to make that move. Enter ? for advice and ! to follow the advice. undo \
          takes back your last move, sort and move arrange your rack, help lists the commands, and q leaves the game. \
          The program refuses an illegal move, names the rule, and does nothing on that line; only a tile that you \
          have drawn stays on your rack. To commit a foul anyway, enter it a second time; in the classic game, do the \
          same to throw an okey.\n\n\
          With --record the game is saved as it is played. If a game was left or broken off, continue it with \
          --resume, or check it with okey replay. If a record has hands dealt beforehand (okey deal --record), they \
          are played in their order."
       / "İlk koltukta siz oturursunuz ve hamlenizi yazarsınız: `çek`, `al`, `at K4`, `aç R10-12 / K10-13 / Y4-6`, \
          `işle R9 1`, `bit K6`. Birden çok hamlenin arasına virgül koyun. Yalnız taş yazarsanız atmadan önce \
          sorulur: bir kez daha yazın (boru hattında da). Listedeki bir hamlenin numarasını yazarsanız o hamle \
          yapılır; ? öneri verir, ! önerileni yapar, geri al son hamlenizi geri alır, seri diz ile çift diz ıstakanızı \
          dizer, yardım komutları sıralar, q oyundan çıkar. Kurala uymayan hamle nedeniyle birlikte geri çevrilir ve o \
          satırdan hiçbir şey yapılmaz; yalnız çekilmiş taş elinizde kalır. Cezalı bir hamleyi yine de yapmak için iki \
          kez yazın; klasik oyunda okey atmak da iki kez yazılır.\n\n\
          --record ile oyun oynandıkça kaydedilir. Yarıda kalan oyunu --resume ile sürdürün, okey izle ile denetleyin. \
          Kayıtta önceden dağıtılmış eller (okey dağıt --record) varsa sırasıyla oynanır.";
    yes "the game was played to its end" / "oyun sonuna dek oynandı";
    no "it was left before its end" / "oyun yarıda bırakıldı";
    "play --seed 1": "classic Okey against three computer players" / "üç bilgisayar oyuncusuna karşı klasik okey";
    "play --variant cs102 --watch --open-hands --seed 1":
        "four computer players, with all hands shown" / "dört bilgisayar oyuncusu, bütün eller açık";
    "play --variant 101 --hints --record evening.okey" / "oyna --variant yüzbir --hints --record aksam.okey":
        "101 with hints, recorded" / "ipuçlarıyla 101, kaydı tutularak";
    "play --resume evening.okey" / "oyna --resume aksam.okey":
        "continues that game where it was left" / "o oyun kaldığı yerden sürer";
}

words! {
    /// The fixed texts that `okey play` shows at the terminal.
    PlayWords {
        players =
            "The kinds of the computer players, with commas between them: random, cs102, nearest, careful, thinker",
            "Bilgisayar oyuncularının türleri, aralarına virgül koyarak: random, cs102, nearest, careful, thinker";
        hands =
            "How many hands to play at most, not counting void ones [default: by the rules of the game]",
            "En çok kaç el oynanacağı, geçersiz eller sayılmaz [verilmezse: oyunun kurallarına göre]";
        open_hands = "Show all hands", "Bütün elleri gösterir";
        watch = "Watch four computer players; you do not play",
            "Siz oynamazsınız: dört bilgisayar oyuncusunu izlersiniz";
        plain = "Do not clear the screen between turns", "Turlar arasında ekranı temizlemez";
        record = "Save the game in this file as it is played", "Oyunu oynandıkça bu dosyaya kaydeder";
        resume = "Continue a game that was recorded", "Kaydedilmiş oyunu sürdürür";
        hints = "Give advice before every choice", "Her karardan önce öneride bulunur";
        /// The name by which the program addresses the person.
        you = you(Language::En), you(Language::Tr);
        /// The players at the second, third and fourth seat. If no person plays, `first` has the first seat.
        others: [&'static str; 3] = ["Ayşe", "Veli", "Can"], ["Ayşe", "Veli", "Can"];
        first = "Ali", "Ali";
        okey = "okey", "okey";
        rack = "Your tiles", "Taşlarınız";
        table = "On the table", "Yerde";
        lies = "Last discard", "Son atılan";
        nothing = "none", "yok";
        one_tile =
            "to throw a tile, write only that tile; to do anything else, name the action, as in open K1-3, throw K5",
            "taş atmak için yalnız o taşı yazın; başka hamleyi adıyla yazın: aç K1-3, at K5";
        may = "You may", "Yapabilecekleriniz";
        or_throw = "throw a tile", "taş atın";
        or_lay = "lay more melds", "başka per indirin";
        /// The mark for the melds of a faulty opening, which is illegal or below the required sum or number of pairs.
        faulty = "faulty", "hatalı";
        not_opened =
            "Your opening is faulty, so you count as not opened. Fix the opening with lay, or take it back with \
             gather; if it is still faulty when you throw, its tiles go back to your rack. [open.fixed]",
            "Açışınız hatalı, bu yüzden açmamış sayılırsınız. Açışı indir ile düzeltin ya da topla ile geri alın; taş \
             attığınızda hâlâ hatalıysa taşları ıstakanıza döner. [open.fixed]";
        all_discards = "Discards from first to last; tiles in brackets were taken.",
            "Atılan taşlar, ilkinden sonuncusuna; ayraç içindekileri sıradaki oyuncu aldı.";
        no_turns = "Nothing has been played in this hand yet.", "Bu elde daha hiçbir şey oynanmadı.";
        no_totals = "No hand is finished yet.", "Henüz biten el yok.";
        openings = "Opened", "Açanlar";
        fouls = "Fouls", "Cezalar";
        hold = "Tiles held", "Eldeki taş sayısı";
        partner = "your partner", "eşiniz";
        welcome =
            "Write what you do, such as draw, take or throw K4. If you write only a tile, the program asks before it \
             throws the tile. If you write a number, the move with this number in the list is made. ? gives advice, ! \
             follows the advice, help lists the commands, q leaves the game.",
            "Hamlenizi yazın: çek, al, at K4 gibi. Yalnız taş yazarsanız atmadan önce sorulur. Sayı yazarsanız \
             listedeki o numaralı hamle yapılır. ? öneri verir, ! önerileni yapar, yardım komutları sıralar, q oyundan \
             çıkar.";
        how_to_move =
            "To move tiles on your rack, first write the tiles, then the number of a place, or the tile to put \
             them in front of: move K4 3, move K4 K5 R7.",
            "Istakada taş taşımak için önce taşları, sonra yerin numarasını ya da önüne konacakları taşı yazın: taşı K4 3, taşı \
             K4 K5 R7.";
        no_question = "There is no question to answer.", "Yanıtlanacak bir soru yok.";
        help_lists = "help lists the commands", "komutları görmek için yardım yazın";
        nothing_to_undo = "You have made no move in this hand that can be taken back.", "Bu elde geri alınacak bir hamleniz yok.";
        turn_over =
            "A throw ends your turn, so it must be the last action on the line.",
            "Taş atınca sıranız biter; atış satırdaki son hamle olmalı.";
        how_to_sort =
            "Sort the rack by melds with sort runs, or by pairs with sort pairs.",
            "Istakayı perlere göre dizmek için seri diz, çiftlere göre dizmek için çift diz yazın.";
        not_done = "Nothing was done.", "Bir şey yapılmadı.";
        how_to_try =
            "After ?, write the number of random worlds to try, from 8 to 20000: ? 400.",
            "? işaretinden sonra kaç rastgele dağıtımın oynanacağını yazın, 8 ile 20000 arası: ? 400.";
        draw_to_try = "Random worlds compare only throws: draw or take a tile first, then write ? 400.",
            "Rastgele dağıtımlar yalnız atışları karşılaştırır: önce taş çekin ya da alın, sonra ? 400 yazın.";
        not_tried = "The comparison of throws was stopped.", "Atışların karşılaştırması durduruldu.";
        no_list = "There is no numbered action now: throw a tile.", "Şu anda numaralı hamle yok: taş atın.";
        other_melds = "Other melds", "Öbür perler";
        stock_out = "The stock ran out; no player finished.", "Taş bitti; kimse bitmedi.";
        prompt = "> ", "> ";
        already_opened =
            "You have already opened: lay new melds with lay, or add tiles to the melds on the table with add.",
            "Zaten açtınız: yeni perleri indir'le koyun, yerdeki perlere işle'yle taş işleyin.";
        draw_first = "First draw or take a tile.", "Önce taş çekin ya da yandan alın.";
        next_hand = "Press Enter for the next hand; q leaves. ", "Sonraki el için Enter'a basın; q oyundan çıkar. ";
        hand_over = "The hand is over: press Enter for the next one.", "El bitti: sonraki el için Enter'a basın.";
        last_result = "Press Enter for the result of the game. ", "Oyunun sonucu için Enter'a basın. ";
        game_over = "The game is over: press Enter for its result.", "Oyun bitti: sonucu için Enter'a basın.";
        advice = "Advice", "Öneri";
        again = "Enter it again, or yes, to do it anyway.", "Yine de yapmak için bir kez daha ya da evet yazın.";
        left = "The game was left before its end.", "Oyun sonuna gelmeden bırakıldı.";
        unkept =
            "The game was not recorded. To record a game, use --record FILE; to continue it later, use --resume FILE.",
            "Oyunun kaydı tutulmadı. Oyunu kaydetmek için --record DOSYA, sonra sürdürmek için --resume DOSYA verin.";
        over = "The game is over.", "Oyun bitti.";
        kept = "Record:", "Kayıt:";
    }
}

/// The games whose help has a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::cli) enum HelpFor {
    EveryGame,
    /// All games except the simplified game, whose tiles are different.
    Tiles,
    /// Classic Okey, with or without a pot.
    Classic,
    /// Classic Okey without a pot.
    Ladder,
    /// The simplified game.
    Chains,
    /// The game 101.
    Yuzbir,
    /// The game 101 at tables where a player must claim that a discard was playable.
    Claims,
}

impl HelpFor {
    pub(in crate::cli) fn is_of(self, profile: &Profile) -> bool {
        let scoring = Scoring::of(profile);
        match self {
            Self::EveryGame => true,
            Self::Tiles => scoring != Scoring::Chains,
            Self::Classic => matches!(scoring, Scoring::Ladder | Scoring::Pot),
            Self::Ladder => scoring == Scoring::Ladder,
            Self::Chains => scoring == Scoring::Chains,
            Self::Yuzbir => scoring == Scoring::Yuzbir,
            Self::Claims => scoring == Scoring::Yuzbir && profile.fouls.playable == Playable::Claim,
        }
    }
}

/// A row of the help in English and in Turkish: a command, and what it does.
pub(in crate::cli) type BilingualHelp = (HelpFor, [&'static str; 2], [&'static str; 2]);

/// Creates rows of the help. A row has its games, the English command with its explanation, and the Turkish ones.
macro_rules! help_rows {
    ($($games:ident: $command:literal, $does:literal / $turkish:literal, $turkish_does:literal;)+) => {
        &[$((HelpFor::$games, [$command, $does], [$turkish, $turkish_does])),+]
    };
}

/// The commands that `help` without a word lists: the moves, then general commands, for example for the screen.
pub(in crate::cli) const HELP_COMMANDS: &[BilingualHelp] = help_rows![
    EveryGame: "draw", "a tile from the stock" / "çek", "ortadan taş";
    EveryGame: "take", "your left neighbour's last discard" / "al", "solunuzdakinin attığı son taş";
    EveryGame: "throw K4", "throws a tile and ends your turn" / "at K4", "taş atar, sıranız biter";
    Tiles: "K4 R4 B4 Y4 J* O*", "black, red, blue and yellow 4, false joker, okey"
        / "K4 R4 B4 Y4 J* O*", "siyah, kırmızı, mavi, sarı 4; sahte okey; okey";
    Classic: "finish K6", "throws the last tile and ends the hand" / "bit K6", "son taşı atar, eli bitirir";
    Classic: "put back", "the tile you took" / "geri bırak", "aldığınız taş";
    Ladder: "show R5", "the indicator's twin, in your first turn" / "göster R5", "göstergenin eşi, ilk turunuzda";
    Chains: "finish K6", "ends the hand with three chains" / "bit K6", "üç zincirle eli bitirir";
    Chains: "put back", "the tile you took" / "geri bırak", "aldığınız taş";
    Yuzbir: "open R10-12 / K10-13", "opens with melds, or with pairs"
        / "aç R10-12 / K10-13", "perlerle ya da çiftlerle el açar";
    Yuzbir: "lay B3-5", "new melds once you have opened" / "indir B3-5", "açtıktan sonra yeni per";
    Yuzbir: "add R9 to 1", "lays a tile off onto meld 1" / "işle R9 1", "taşı 1 numaralı pere işler";
    Yuzbir: "swap R9 at 1", "R9 for the okey in meld 1" / "değiş R9 1", "1 numaralı perdeki okeyi R9 ile alır";
    Yuzbir: "gather", "takes back a faulty opening" / "topla", "hatalı açışı geri alır";
    Yuzbir: "put back", "the tile you took" / "geri bırak", "aldığınız taş";
    Yuzbir: "finish K6", "throws your only tile and ends the hand" / "bit K6", "eldeki tek taşı atar, eli bitirir";
    Claims: "claim K2", "says that the discard before your draw was playable"
        / "işlek K2", "siz çekmeden önce atılan taşın işlek olduğunu söyler";
    EveryGame: "draw, throw K4", "several commands, with commas" / "çek, at K4", "virgülle birden çok hamle";
    EveryGame: "2", "the second move in the list" / "2", "listedeki ikinci hamle";
    EveryGame: "sort, move", "sort your rack; move tiles on it" / "diz, taşı", "ıstakayı dizer; ıstakada taş taşır";
    EveryGame: "discards, history, score", "what was thrown, the turns, the totals"
        / "atılanlar, geçmiş, puan", "atılan taşlar, oynanan turlar, puanlar";
    EveryGame: "?, !", "advice; follow it" / "?, !", "öneri; önerileni yapar";
    EveryGame: "undo", "takes back your last move" / "geri al", "son hamlenizi geri alır";
    EveryGame: "board", "the table again; an empty line does it too"
        / "masa", "masayı yeniden gösterir; boş satır da gösterir";
    EveryGame: "help WORD", "more about a command or a word of the game"
        / "yardım SÖZCÜK", "bir komut ya da oyunun bir sözcüğü üzerine";
    EveryGame: "q", "leaves the game" / "q", "oyundan çıkar";
];

/// Further help on the commands, which only `help WORD` shows.
pub(in crate::cli) const HELP_DETAILS: &[BilingualHelp] = help_rows![
    EveryGame: "throw K4", "if you write only K4, the program asks first; enter K4 again to throw it"
        / "at K4", "yalnız K4 yazarsanız önce sorulur, bir kez daha yazınca atılır";
    EveryGame: "draw, throw K4", "either all commands of a line are done, or none; only a drawn tile stays on your rack"
        / "çek, at K4", "satırdaki hamlelerin ya hepsi yapılır ya hiçbiri; ama çekilen taş elde kalır";
    EveryGame: "sort runs, sort pairs", "sorts your rack, by runs and groups or by pairs"
        / "seri diz, çift diz", "ıstakanızı perlere ya da çiftlere göre dizer";
    EveryGame: "move K4 3, move K4 R7", "moves K4 to place 3 of your rack, or in front of R7"
        / "taşı K4 3, taşı K4 R7", "K4'ü ıstakada 3. yere ya da R7'nin önüne koyar";
    EveryGame: "discards", "all discards, player by player; tiles in brackets were taken"
        / "atılanlar", "atılan bütün taşlar, oyuncu oyuncu; ayraç içindekiler alınmıştır";
    EveryGame: "history", "the turns of this hand" / "geçmiş", "bu elin turları";
    EveryGame: "score", "the totals, the openings and the fouls of this hand"
        / "puan", "puan durumu, bu elin açışları ve cezaları";
    EveryGame: "?, hint, useful",
        "a tile in brackets is still missing in its meld. The useful tiles are those that you cannot see: in the \
         stock, or hidden on the other racks. A discard that another player took and still holds does not count"
        / "?, öneri, yarayan",
          "ayraç içindeki taş, perde eksik olan taştır. Yarayan taşlar, görmedikleriniz arasından sayılır: destede ya \
           da öbür ıstakalarda. Başkasının alıp elinde tuttuğu taş sayılmaz";
    EveryGame: "? 400, hint 400",
        "tries each promising throw in 400 random worlds (deals of the tiles you cannot see), and says how often you \
         then win; ! throws the best tile"
        / "? 400, öneri 400",
          "umut veren her atışı, görmediğiniz taşların 400 rastgele dağıtımında sonuna kadar oynar, ne sıklıkta \
           kazandırdığını gösterir; ardından ! en iyisini atar";
    EveryGame: "undo", "the moves of the computer players after your move are taken back too"
        / "geri al", "bilgisayarın sizden sonraki hamleleri de geri alınır";
    Classic: "finish K6", "finish K6 with K1-3 / ... names the layout; without it the program finds one"
        / "bit K6", "bit K6 : K1-3 / ... dizilişi gösterir; yazmazsanız program bulur";
    Yuzbir: "open O*=Y6 ...", "write what an okey stands for: open Y4 Y5 O*=Y6 / ..."
        / "aç O*=Y6 ...", "okeyin neyin yerine geçtiğini yazın: aç Y4 Y5 O*=Y6 / ...";
    Yuzbir: "open, pairs",
        "an opening with pairs needs five pairs, each of two equal tiles: open K4 K4 / R7 R7 / B2 B2 / B9 B9 / Y1 Y1. \
         After it you may lay only pairs"
        / "aç, çift",
          "çift açmak için beş çift gerekir, her çift birbirinin eşi iki taştır: aç K4 K4 / R7 R7 / B2 B2 / B9 B9 / \
           Y1 Y1. Çift açan ancak çift indirebilir";
    Yuzbir: "lay B3-5", "lay also fixes a faulty opening"
        / "indir B3-5", "hatalı açışı düzeltmek için de indir yazılır";
    Yuzbir: "add R9 to 1",
        "the last number is that of the meld; if you leave it out, the tile goes to the only meld that it fits"
        / "işle R9 1", "sondaki sayı perin numarasıdır; yazmazsanız taş, gittiği tek pere işlenir";
    Yuzbir: "swap R9 at 1", "puts R9 down in meld 1 and takes the okey that stood for R9"
        / "değiş R9 1", "R9'u 1 numaralı pere koyar, onun yerine geçen okeyi alır";
];

pub(in crate::cli) fn drew(tile: Tile, language: Language) -> String {
    say!(language; "You drew {tile}." / "{tile} çektiniz.")
}

pub(in crate::cli) fn no_help(word: &str, nearest: Option<&str>, language: Language) -> String {
    let hint = meant(nearest, PlayWords::of(language).help_lists.to_owned(), language);
    let word = visible(word);
    say!(language; "There is no help on \"{word}\" ({hint})." / "\"{word}\" için yardım yok ({hint}).")
}

/// Returns the command that shows the rules on a word, or `None` if the rulebook does not have the word.
pub(in crate::cli) fn rules_on(word: &str, language: Language) -> Option<String> {
    let is_word = word.chars().all(|letter| letter.is_alphanumeric() || letter == '.' || letter == '-');
    let found = is_word && (word.parse::<Clause>().is_ok() || !search(word).is_empty());
    let command = spoken("rules", language);
    found.then(|| say!(language; "Rules: okey {command} {word}" / "Kurallar: okey {command} {word}"))
}

pub(in crate::cli) fn not_on_rack(tile: Tile, language: Language) -> String {
    say!(language; "{tile} is not on your rack." / "Istakanızda {tile} yok.")
}

pub(in crate::cli) fn taken_back(action: &str, language: Language) -> String {
    say!(language; "Taken back: {action}." / "Geri alındı: {action}.")
}

/// Returns the question that asks whether to throw the typed tile.
pub(in crate::cli) fn throw_asked(tile: Symbol, language: Language) -> String {
    say!(language;
        "Throw {tile}? Enter it again, or yes, to throw it."
        / "{tile} atılsın mı? Atmak için bir kez daha ya da evet yazın.")
}

/// Returns a warning about discarding an okey in the classic game.
pub(in crate::cli) fn gives_okey(next: &str, language: Language) -> String {
    say!(language;
        "You may throw the okey, but {next} can take it, and it stands for any tile."
        / "Okeyi atabilirsiniz, ama {next} onu alabilir; okey her taşın yerine geçer.")
}

/// Announces that melds go back to the rack, because the opening is still faulty after the discard.
pub(in crate::cli) fn goes_back(melds: &LaidMelds, language: Language) -> String {
    say!(language;
        "Your opening is still faulty and goes back to your rack: {melds}."
        / "Açışınız düzelmediği için ıstakanıza döndü: {melds}.")
}

/// Returns the value of an opening: its number of pairs, or its sum.
pub(in crate::cli) fn worth(pairs: usize, sum: u32, language: Language) -> String {
    if pairs > 0 {
        say!(language; "{pairs} pairs" / "{pairs} çift")
    } else {
        say!(language; "sum {sum}" / "toplam {sum}")
    }
}

/// Returns a phrase with the number of tiles that a hand lacks, and the number of unseen tiles that would help.
pub(in crate::cli) fn to_go(distance: usize, useful: usize, language: Language) -> String {
    let (tiles, help) = (counted(distance, "tile"), if useful == 1 { "helps" } else { "help" });
    let unseen = counted(useful, "unseen tile");
    say!(language; "{tiles} short, {unseen} {help}" / "{distance} taş eksik, görünmeyen {useful} taş işe yarar")
}

/// Says that these tiles are not counted as useful, because other players are known to hold them.
pub(in crate::cli) fn not_counted(tiles: &Tiles, language: Language) -> String {
    say!(language;
        "Other players are known to hold {tiles}, so these do not count as useful."
        / "Başkalarının elinde olduğu bilinen {tiles}, işe yarayanlara katılmadı.")
}

pub(in crate::cli) fn fouls(count: usize, language: Language) -> String {
    let counted = counted(count, "foul");
    say!(language; "{counted}" / "{count} ceza")
}

/// Explains how to write an opening. `opening` is an example from the player's rack.
pub(in crate::cli) fn can_open(opening: &str, language: Language) -> String {
    say!(language;
        "Write the melds after open, with / between them. You can write: {opening}."
        / "Perleri aç'tan sonra, aralarına / koyarak yazın. Şöyle yazabilirsiniz: {opening}.")
}

/// Explains how to write an opening to a player whose rack cannot open. `melds` are the melds on the rack, if any, and
/// `sum` is their sum.
pub(in crate::cli) fn cannot_open(melds: Option<String>, sum: u32, bars: Bars, language: Language) -> String {
    let Bars { sum: bar, pairs } = bars;
    match melds {
        Some(melds) => say!(language;
            "Write the melds after open, with / between them, as in open {melds}. These sum to {sum}; you need {bar}, or \
             {pairs} pairs."
            / "Perleri aç'tan sonra, aralarına / koyarak yazın: aç {melds} gibi. Bunların toplamı {sum}; {bar} ya da \
               {pairs} çift gerekir."),
        None => say!(language;
            "Write the melds after open, with / between them, as in open R10-12 / K10-13. Your rack has no meld yet; you \
             need a sum of {bar}, or {pairs} pairs."
            / "Perleri aç'tan sonra, aralarına / koyarak yazın: aç R10-12 / K10-13 gibi. Istakanızda daha per yok; \
               toplam {bar} ya da {pairs} çift gerekir."),
    }
}

/// Returns the answer to showing the indicator's twin at a table where that earns nothing.
pub(in crate::cli) fn earns_nothing(language: Language) -> String {
    let clause = Clause::ScoreIndicator;
    say!(language;
        "Showing the indicator's twin earns nothing at this table. [{clause}]"
        / "Bu masada göstergenin eşini göstermek puan kazandırmaz. [{clause}]")
}

pub(in crate::cli) fn playing_worlds(played: usize, worlds: usize, language: Language) -> String {
    say!(language; "Playing the hand to its end in {worlds} random worlds: {played} done, Ctrl-C stops"
        / "El, {worlds} rastgele dağıtımda sonuna kadar oynanıyor: {played} bitti, Ctrl-C durdurur")
}

/// Returns the name of the person's partner for the heading of a hand.
pub(in crate::cli) fn partner_is(name: &str, language: Language) -> String {
    say!(language; ", your partner: {name}" / ", eşiniz {name}")
}

pub(in crate::cli) fn too_long(begins: &str, most: usize, language: Language) -> String {
    say!(language;
        "A line has at most {most} bytes; nothing on this line was done: {begins}…"
        / "Bir satır en çok {most} bayt olabilir; bu satırın hiçbiri yapılmadı: {begins}…")
}

pub(in crate::cli) fn no_such_number(number: usize, language: Language) -> String {
    say!(language; "The list has no number {number}." / "Listede {number} numara yok.")
}

/// Returns the message for a command that takes no words, such as `undo`, followed by something.
pub(in crate::cli) fn alone(word: &str, language: Language) -> String {
    say!(language; "Write {word} alone, with nothing after it." / "{word} tek başına yazılır, ardına bir şey gelmez.")
}

/// Returns the reason why a discard cannot be taken in 101.
pub(in crate::cli) fn not_to_be_taken(
    clause: Clause,
    tile: Tile,
    opened: Option<Opened>,
    language: Language,
) -> String {
    match opened {
        None if clause == Clause::TakePairs => say!(language;
            "{tile} is in none of the pairs you would open with, so you may not take it."
            / "{tile} açacağınız çiftlerin hiçbirinde yok, bu yüzden alamazsınız."),
        None => say!(language;
            "You cannot open with {tile} at once, so you may not take it."
            / "{tile} ile hemen açamazsınız, bu yüzden alamazsınız."),
        Some(Opened::Series) => say!(language;
            "You cannot meld {tile}, lay it off or exchange it for an okey at once, so you may not take it."
            / "{tile} taşını hemen bir perde indiremez, işleyemez ya da okeyle değiştiremezsiniz, bu yüzden alamazsınız."),
        Some(Opened::Pairs) => say!(language;
            "You cannot lay {tile} in a pair, lay it off or exchange it for an okey at once, so you may not take it."
            / "{tile} taşını hemen bir çiftte indiremez, işleyemez ya da okeyle değiştiremezsiniz, bu yüzden alamazsınız."),
    }
}

pub(in crate::cli) fn tie(language: Language) -> String {
    let clause = Clause::Cs102Tie;
    say!(language;
        "The stock ran out and no player has won: a tie. [{clause}]" / "Deste tükendi, kazanan yok: berabere. [{clause}]")
}

pub(in crate::cli) fn you_won(hands: usize, balance: i64, language: Language) -> String {
    let counted = counted(hands, "hand");
    say!(language;
        "The game is over after {counted}: you win with {balance}."
        / "Oyun {hands} el sonunda bitti: siz kazandınız, puanınız {balance}.")
}

/// Returns a sentence that names the seed. A game with the same seed has the same deals.
pub(in crate::cli) fn seed_of_game(seed: u64, language: Language) -> String {
    say!(language; "Seed {seed}: with --seed {seed} you get the same tiles again."
        / "Tohum {seed}: --seed {seed} verirseniz aynı taşlar dağıtılır.")
}

pub(in crate::cli) fn hand_begins(number: u64, starter: &str, language: Language) -> String {
    say!(language; "Hand {number} (first to play: {starter})" / "{number}. el (başlayan: {starter})")
}
