//! Texts about hapis tavlası in both languages: the help of `okey hapis`, labels for answers, and sentences that only
//! the terminal shows.

use crate::hapis::{Dice, HapisOutcome, Side};
use crate::text::hapis;
use crate::text::{decimal, say};

pub(crate) use crate::text::hapis::Sayings;

words! {
    /// The value names (such as `POS`) and the help texts of the arguments.
    HapisArguments {
        position_value = "POS", "KONUM";
        dice_value = "DICE", "ZAR";
        steps_value = "STEPS", "ADIMLAR";
        other_value = "OTHER", "RAKİP";
        side_value = "W|B", "W|B";
        position = "The position: WHITE:BLACK:PRISONERS:DICE:TURN, or its 16 characters",
            "Konum: BEYAZ:SİYAH:HAPİSTEKİLER:ZAR:SIRA ya da 16 karakterlik kısa yazım";
        dice = "Two dice, such as 42 [default: those of the position]", "İki zar, 42 gibi [verilmezse: konumun zarı]";
        rules = "The set of rules: plakoto, thesis or tapa [default: plakoto]",
            "Kurallar: plakoto, thesis (tez) ya da tapa [verilmezse: plakoto]";
        set = "A single rule: both_dice, bear_off_free or mother, with =true or =false; may be given several times",
            "Tek bir kural: both_dice, bear_off_free ya da mother, =true ya da =false ile; birden çok verilebilir";
        svg = "Also draw the board into this file, as SVG", "Tahtayı bu dosyaya SVG olarak da çizer";
        play = "Play this turn and show the position after it, or the reason why the turn is illegal",
            "Bu hamleyi oynar; sonraki konumu ya da hamlenin neden oynanamayacağını yazar";
        after = "First play these steps, such as 16-14 or 6-off",
            "Önce bu adımları oynar: 16-14, 6-off gibi";
        exact = "Add the exact risk after each step: how many of 36 throws imprison a checker",
            "Her adımdan sonraki kesin riski de yazar: 36 zardan kaçı hapseder";
        as_printed =
            "Let the player thesis run its program exactly as the thesis prints it (EK-2), with a bug: prisoners are \
             never freed",
            "thesis oyuncusunun programını tezde basıldığı gibi (EK-2), hatasıyla çalıştırır: hapisteki pul hiç \
             serbest kalmaz";
        player = "The player: random, thesis, thesis-turn, exact, held, two-ply or warden",
            "Oyuncu: random, thesis, thesis-turn, exact, held, two-ply ya da warden";
        opponent =
            "Your opponent: random, thesis, thesis-turn, exact, held, two-ply or warden [default: held]",
            "Karşınızdaki oyuncu: random, thesis, thesis-turn, exact, held, two-ply ya da warden [verilmezse: held]";
        other = "The opponent of this player", "Karşısındaki oyuncu";
        endangered = "The side in danger: W or B [default: the side that is not on roll]",
            "Tehlikede olan taraf: W (beyaz) ya da B (siyah) [verilmezse: sırası olmayan]";
        yours = "Your side, W or B [default: W]", "Sizin tarafınız: W (beyaz) ya da B (siyah) [verilmezse: W]";
        record = "The record of a game; - is standard input", "Oyun kaydı; - standart girdidir";
        games = "How many games, an even number [default: 1000]", "Oyun sayısı, çift [verilmezse: 1000]";
        seed_of_player = "The seed of the player's random choices [default: 1]",
            "Oyuncunun rastgele seçimlerinin tohumu [verilmezse: 1]";
        seed_of_dice = "The seed of the dice [default: 1]", "Zarların tohumu [verilmezse: 1]";
    }
}

help! { HAPIS
    about "Hapis tavlası, the Turkish Plakoto: moves, risks, computer players, and the program from a thesis on the \
           game"
        / "Hapis tavlası: hamleler, riskler, bilgisayar oyuncuları ve oyun üzerine bir tezdeki program";
    more "Each side starts with fifteen checkers on its own first point, and the sides move in opposite directions. A \
          checker that lands on a lone enemy checker imprisons it. White moves up from 1 to 24, Black down from 24 to \
          1.\n\n\
          A position is written WHITE:BLACK:PRISONERS:DICE:TURN. WHITE and BLACK have one character for each checker, \
          which names its point: 1 to 9, or a to o for 10 to 24. If a side has fewer than fifteen characters, its \
          other checkers are borne off. PRISONERS names the points of the imprisoned checkers, White's / Black's, or \
          is -. DICE are two digits or -, TURN is W or B. The start is \
          111111111111111:ooooooooooooooo:-:-:W, or AACA/z8AAMD/HwAA in 16 characters."
       / "İki taraf da on beş pulla kendi ilk hanesinden başlar ve birbirine karşı ilerler. Tek duran rakip pulun \
          üstüne gelen pul onu hapseder. Beyaz 1'den 24'e çıkar, siyah 24'ten 1'e iner.\n\n\
          Konum BEYAZ:SİYAH:HAPİSTEKİLER:ZAR:SIRA diye yazılır. BEYAZ ve SİYAH için her pulun hanesi tek karakterle \
          yazılır: 1-9, 10'dan 24'e a-o. On beşe eksik olan pullar toplanmıştır. HAPİSTEKİLER beyazın / siyahın altta \
          kalan pullarının haneleridir, yoksa -. ZAR iki rakam ya da -, SIRA W (beyaz) ya da B (siyah). Başlangıç \
          111111111111111:ooooooooooooooo:-:-:W, 16 karakterle AACA/z8AAMD/HwAA diye yazılır.";
    yes "see the help of each command" / "komutların kendi yardımına bakın";
    no "see the help of each command" / "komutların kendi yardımına bakın";
    "hapis show 111114444799abb:eggggiiiiikkkkk:-:23:B":
        "the board of the worked example in the thesis" / "tezdeki örneğin tahtası";
    "hapis risk 111114444799abb:eggggiiiiikkkkk:-:23:B":
        "the risk table of this example, recomputed" / "bu örneğin risk tablosu, yeniden hesaplanmış";
}

help! { SHOW
    about "The board, its pips, prisoners and lone checkers" / "Tahta: kalan sayılar, hapistekiler, tek duran pullar";
    more "Draws the board in the terminal or as SVG. A prisoner is drawn at the edge, under its captor."
       / "Tahtayı ekrana ya da SVG olarak çizer. Hapisteki pul kenarda, onu hapsedenin altında durur.";
    "hapis show 111114444799abe:eggggiiiiikkkkk:/e:-:B":
        "Black's checker on 14 is imprisoned" / "siyahın 14'teki pulu hapiste";
    "hapis show --svg board.svg AACA/z8AAMD/HwAA": "the start, as a picture" / "başlangıç, resim olarak";
}

help! { MOVES
    about "Every legal turn for a roll of the dice" / "Bir zarla oynanabilecek bütün hamleler";
    more "Lists every position that the roll can reach, each with steps that lead there. 16/14 moves a checker, 11/14* \
          also imprisons a checker, 6/off bears a checker off, and 24/18(4) is a step that is played four times.\n\n\
          With --play, the command checks one turn: it shows the position after this turn, or the reason why the turn \
          is not legal."
       / "Zarla varılabilen her konumu bir kez, oraya götüren adımlarla listeler. 16/14 bir pulu oynar, 11/14* \
          bir pulu da hapseder, 6/off bir pulu toplar, 24/18(4) dört kez oynanan bir adımdır.\n\n\
          --play ile tek bir hamle denetlenir: vardığı konum ya da neden oynanamayacağı yazılır.";
    yes "there is a legal turn" / "oynanacak hamle var";
    no "there is no legal turn" / "oynanacak hamle yok (gele)";
    "hapis moves 111111111111111:ooooooooooooooo:-:-:W 65": "the first turn of a game" / "oyunun ilk hamlesi";
    "hapis moves --play 16/14,20/17 111114444799abb:eggggiiiiikkkkk:-:23:B":
        "is this turn legal?" / "bu hamle oynanabilir mi?";
}

help! { RISK
    about "The risk table of the thesis: every step with its counts and its risk out of 36"
        / "Tezin risk tablosu: her adım, sayıları, 36 üzerinden riski";
    more "Shows every step that the side on roll can play, in the order of the program in the thesis. Three counts say \
          in how many ways the other side can then imprison a checker: tek with one die, iki with the sum of two dice, \
          cif with a double. From the counts, the program computes the number of the step, 6 tek + 2 iki + cif, out of \
          36. It plays the first step with the smallest number. With --exact, the table also says with how many of 36 \
          throws the other side can really imprison a checker."
       / "Sırası olan tarafın oynayabileceği her adımı tezdeki programın sırasıyla gösterir. Üç sayı, rakibin o \
          adımdan sonra bir pulu kaç yolla hapsedebileceğini söyler: tek bir zarla (tek), iki zarın toplamıyla (iki), \
          çift zarla (cif). Program bunlardan adımın sayısını, 36 üzerinden 6 tek + 2 iki + cif olarak hesaplar ve \
          sayısı en küçük olan ilk adımı oynar. --exact ile, rakibin 36 zardan kaçıyla gerçekten hapsedebildiği de \
          yazılır.";
    yes "a step can be played" / "oynanacak bir adım var";
    no "no step can be played" / "oynanacak adım yok";
    "hapis risk 111114444799abb:eggggiiiiikkkkk:-:23:B": "the worked example, first step" / "tezdeki örnek, ilk adım";
    "hapis risk --after 16-14 --exact 111114444799abb:eggggiiiiikkkkk:-:23:B":
        "the worked example, second step" / "tezdeki örnek, ikinci adım";
}

help! { CHOOSE
    about "The turn that a computer player plays, and why" / "Bir bilgisayar oyuncusunun oynayacağı hamle ve nedeni";
    more "Shows the turn, and how the player rates it and the other turns. Each player has its own unit; a \
          lower value is better."
       / "Hamleyi, oyuncunun bu hamleyi ve öbürlerini nasıl değerlendirdiğini gösterir. Her oyuncunun kendi birimi \
          vardır; küçük değer daha iyidir.";
    yes "a turn is played" / "bir hamle oynanır";
    no "there is no legal turn" / "oynanacak hamle yok";
    "hapis choose --player thesis 111114444799abb:eggggiiiiikkkkk:-:23:B":
        "the turn that the program in the thesis plays" / "tezdeki programın oynadığı hamle";
    "hapis choose --player warden 111114444799abb:eggggiiiiikkkkk:-:-:B 66":
        "the turn of the strongest player, warden" / "en güçlü oyuncunun (warden) oynadığı hamle";
}

help! { TRAP
    about "How many of 36 throws can imprison a checker?" / "36 zardan kaçı bir pulu hapsedebilir?";
    more "Plays every legal turn of the 21 rolls for the attacking side, and counts the throws that can imprison a free \
          checker of the side in danger: for the whole position and for each point. It also shows how many checkers a \
          throw imprisons on average, if the attacking side always imprisons as many as possible."
       / "Tehlikedeki tarafın rakibi için 21 zarın bütün hamlelerini oynar ve serbest bir pulu hapsedebilen zarları \
          sayar: bütün konum için ve her hane için. Rakip her zarda hapsedebildiği kadar pul hapsederse ortalama \
          kaç pul hapsedeceğini de yazar.";
    yes "at least one throw can imprison a checker" / "pul hapsedebilen en az bir zar var";
    no "no throw can imprison a checker" / "pul hapsedebilen zar yok";
    "hapis trap 111114444799abb:eeggghiiiiikkkk:-:-:W":
        "the position after the turn of the worked example" / "tezdeki örneğin hamlesinden sonraki konum";
}

help! { SCORE
    about "How the game stands: running, won, mars, mother, draw"
        / "Oyun ne durumda: sürüyor, bitti, mars, ana, berabere";
    more "A side that bears off all its checkers wins 1 point, or 2 if the other has borne off none (mars). Under \
          plakoto, a side whose mother is imprisoned loses 2 points at once if the captor has left its own start point; \
          if both mothers are imprisoned, the game is a draw. It is also a draw if neither side can ever move again."
       / "Bütün pullarını toplayan 1, rakip hiç toplamamışsa mars ile 2 sayı alır. Plakotoda ana hapsolur, hapseden de \
          kendi başlangıç hanesinden çıkmış olursa oyun 2 sayıyla hemen biter; iki ana da hapisse berabere. İki taraf \
          da bir daha oynayamayacaksa yine berabere.";
    yes "the game is over" / "oyun bitmiş";
    no "the game goes on" / "oyun sürüyor";
    "hapis score -:111:-:-:B": "White has borne off all fifteen" / "beyaz on beş pulunu da toplamış";
}

help! { REPLAY
    about "Checks a recorded game turn by turn and recomputes the computer's turns"
        / "Kaydedilmiş bir oyunu hamle hamle denetler, bilgisayarın hamlelerini yeniden hesaplar";
    more "Lines of a record: `user 42 1-5 1-3` is White's turn with its dice and steps. `computer 66` is Black's turn. \
          Black's turn is recomputed with the program in the thesis; if you write its steps too, they are compared \
          with the recomputed ones. If the rules do not allow the turn of this program, the legal turn with the \
          smallest number is played instead, and the answer says so. `board POS` \
          and `total N` check the board and the pips thrown so far; a board of 16 characters is written from the view \
          of the side on roll. `rules NAME` and `set KEY=VALUE` give the rules. `about player NAME` names the computer \
          player; its turns are recomputed only if it is thesis. `#` begins a remark."
       / "Kaydın satırları: `user 42 1-5 1-3` beyazın hamlesidir, zarı ve adımlarıyla. `computer 66` siyahın \
          hamlesidir. Siyahın hamlesi tezdeki programla yeniden hesaplanır; adımlarını da yazarsanız hesaplananlarla \
          karşılaştırılır. Programın hamlesi kurallara uymuyorsa, oynanabileceklerden sayısı en küçük olan oynanır ve \
          bu bildirilir. `board KONUM` ve `total N` o ana kadarki tahtayı ve atılan sayıları denetler; 16 karakterlik \
          tahtaya sırası olan taraftan bakılır. `rules AD` ve `set ANAHTAR=DEĞER` kuralları, `about player AD` \
          bilgisayarın oyuncusunu yazar; hamleler yalnız thesis için yeniden hesaplanır. `#` not başlatır.";
    yes "there are no faults" / "yanlış yok";
    no "a turn is illegal, or is not the turn that the computer plays"
     / "bir hamle oynanamaz ya da bilgisayarın oynayacağı hamle değil";
    "hapis replay tests/data/hapis-game.txt": "the game that reaches the worked example" / "tezdeki örneğe varan oyun";
}

help! { ARENA
    about "Many games between two computer players: points a game, with the standard error"
        / "İki oyuncu arasında çok oyun: oyun başına sayı ve hata payı";
    more "The games are played in pairs: in the second game of a pair, the dice are the same and the players exchange \
          sides. The dice depend only on the seed and on the number of the pair, so the number of threads does not \
          change the result."
       / "Oyunlar çift çift oynanır: çiftin ikinci oyununda zarlar aynıdır, oyuncular yer değiştirir. Zarlar yalnız \
          tohuma ve çiftin numarasına bağlıdır; iş parçacığı sayısı sonucu değiştirmez.";
    "hapis arena held thesis --rules thesis --games 200":
        "how much better held plays than thesis" / "held, thesis'ten ne kadar iyi oynuyor";
}

help! { THESIS
    about "Both tables of the worked example in the thesis, recomputed next to the printed numbers"
        / "Tezdeki örneğin iki tablosu, basılı sayıların yanında yeniden hesaplanmış";
    more "Section 4.6 of the thesis prints the numbers of two steps but shows the board as a picture. Only the board \
          of Şekil-32 gives these numbers: 35 of the 36 counts and all twelve sums match; the 36th count is a misprint."
       / "Tezin 4.6. bölümü iki adımın sayılarını yazar, tahtayı resim olarak gösterir. O sayıları veren tek tahtada, \
          Şekil-32'de, 36 sayıdan 35'i ve on iki toplamın hepsi çıkar; kalan bir sayı basım yanlışıdır.";
    "hapis thesis": "both tables" / "iki tablo";
}

help! { PLAY
    about "A game at the terminal against a computer player" / "Uçbirimde bilgisayara karşı oyun";
    more "Draws the board, throws the dice and asks for your turn, which you write in this form: 16/14 20/17. An empty line \
          lists the legal turns, a number plays one of them. ? gives advice, ! follows it, board shows the board \
          again, undo takes back your last turn, help lists the commands, help WORD explains one of them, q leaves the \
          game.\n\n\
          With --record the game is saved as it is played. If a game was left or broken off, continue it with \
          --resume, or check it with okey hapis replay. In the record your turns are those of user, and the points of \
          the board are numbered from your start."
       / "Tahtayı çizer, zar atar, hamlenizi sorar: 16/14 20/17 diye yazılır. Boş satır oynanabilecek \
          hamleleri listeler, bir sayı onlardan birini oynar. ? öneri verir, ! önerileni yapar, tahta tahtayı yeniden \
          gösterir, geri al son hamlenizi geri alır, yardım komutları sıralar, yardım SÖZCÜK birini açıklar, q oyundan \
          çıkar.\n\n\
          --record ile oyun oynandıkça kaydedilir. Yarıda kalan oyunu --resume ile sürdürün, okey hapis replay ile \
          denetleyin. Kayıtta siz user'sınız; haneler sizin başlangıcınızdan sayılır.";
    yes "the game was played to its end" / "oyun sonuna kadar oynandı";
    no "it was left before its end" / "oyun yarıda bırakıldı";
    "hapis play --player held --seed 7" / "hapis oyna --player held --seed 7":
        "against a player that likes to imprison checkers" / "hapsetmeyi seven bir oyuncuya karşı";
    "hapis play --side B --record evening.txt" / "hapis oyna --side B --record aksam.txt":
        "you are Black, and the game is recorded" / "siyah sizsiniz, oyun kaydedilir";
    "hapis play --resume evening.txt" / "hapis oyna --resume aksam.txt":
        "continues that game where it was left" / "o oyun kaldığı yerden sürer";
}

words! {
    /// The labels in answers about hapis, and the sentences without parameters.
    HapisWords {
        title = "Hapis tavlası: a position", "Hapis tavlası: bir konum";
        position_label = "position", "konum";
        compact_label = "compact", "kısa";
        turn_label = "turn", "sıra";
        pips_label = "pips to go", "kalan sayı";
        off_label = "borne off", "toplanan";
        prisoners_label = "prisoners on", "hapistekiler";
        blots_label = "single checkers on", "tek duranlar";
        no_step = "No step can be played.\n", "Oynanacak adım yok.\n";
        cannot = "cannot", "oynanamaz";
        misprint = "misprint", "basım yanlışı";
        passes = "cannot play", "gele";
        your_turn = "your turn: ", "sıra sizde: ";
        welcome =
            "Write a turn as 16/14 20/17. An empty line lists the legal turns, a number plays one of them; ? gives advice, ! follows it, undo takes your last turn back, help lists the commands, q leaves.",
            "Hamlenizi 16/14 20/17 diye yazın. Boş satır oynanabilecek hamleleri listeler, sayı onlardan birini oynar; ? öneri verir, ! önerileni yapar, geri al son hamlenizi geri alır, yardım komutları sıralar, q oyundan çıkar.";
        /// The word for the person, next to the board.
        person = "you", "siz";
        advice = "Advice", "Öneri";
        nothing_to_undo = "You have not played a turn yet.", "Daha hamle yapmadınız.";
        taken_back = "Your last turn is taken back.", "Son hamleniz geri alındı.";
        commands: &'static [[&'static str; 2]] =
            &[
                ["16/14 20/17", "moves a checker from 16 to 14 and one from 20 to 17"],
                ["1/3(4)", "moves four checkers from 1 to 3; 6/off bears one off"],
                ["(an empty line)", "lists the legal turns"],
                ["2", "plays the second turn of the list"],
                ["?, !", "advice; follow it"],
                ["board", "the board and the dice again"],
                ["undo", "takes back your last turn, and the turns after it"],
                ["help WORD", "explains a command, or mars, mother, prisoner, closed"],
                ["q", "leaves the game"],
            ],
            &[
                ["16/14 20/17", "16'daki bir pulu 14'e, 20'dekini 17'ye götürür"],
                ["1/3(4)", "1'deki dört pulu 3'e götürür; 6/off pul toplar"],
                ["(boş satır)", "oynanabilecek hamleleri listeler"],
                ["2", "listedeki ikinci hamleyi oynar"],
                ["?, !", "öneri; önerileni oynar"],
                ["tahta", "tahtayı ve zarı yeniden gösterir"],
                ["geri al", "son hamlenizi ve ondan sonrakileri geri alır"],
                ["yardım SÖZCÜK", "bir komutu ya da mars, ana, hapis, kapı, gele sözcüğünü açıklar"],
                ["q", "oyundan çıkar"],
            ];
        /// Words of the game that `help WORD` explains.
        terms: &'static [[&'static str; 2]] =
            &[
                ["mars", "a win before the loser has borne off a checker: 2 points"],
                ["mother", "the last checker on its side's start point; under plakoto, a side loses 2 points if its mother is imprisoned"],
                ["prisoner", "a checker under an enemy checker; it cannot move until all enemy checkers have left its point"],
                [
                    "closed point",
                    "a point with two or more enemy checkers, or with one that holds a prisoner: you cannot land there",
                ],
                ["double", "two equal dice are played four times: 1/3(4), or 1/3(2) 3/5(2)"],
                ["hint", "? shows the turn that the player warden would play"],
            ],
            &[
                ["mars", "rakip daha pul toplamadan oyunu bitirmek: 2 sayı"],
                ["ana", "bir tarafın başlangıç hanesindeki son pulu; plakotoda anası hapsolan 2 sayı kaybeder"],
                ["hapis", "rakip pulun altında kalan pul, üstündekiler kalkana dek oynayamaz"],
                ["kapı", "rakibin en az iki pulunun ya da pulunuzu hapseden tek pulunun durduğu hane; oraya girilmez"],
                ["gele", "zarla oynanacak hamle olmaması; sıra rakibe geçer"],
                ["çift zar", "çift gelen zar dört kez oynanır: 1/3(4) ya da 1/3(2) 3/5(2)"],
                ["öneri", "? warden oyuncusunun oynayacağı hamleyi gösterir"],
            ];
        risk_columns: [&'static str; 7] =
            ["step", "tek", "iki", "çif", "of 36", "as printed", "exact, of 36"],
            ["adım", "tek", "iki", "çif", "36'da", "basıldığı gibi", "gerçekte 36'da"];
        thesis_columns: [&'static str; 7] =
            ["step", "printed", "sum", "computed", "of 36", "sum computed", ""],
            ["adım", "basılı", "toplam", "hesaplanan", "36'da", "hesaplanan toplam", ""];
    }
}

impl Sayings {
    /// Returns a sentence that says which side the person plays, and against whom.
    pub(crate) fn seats(self, mine: Side, opponent: &str) -> String {
        match mine {
            Side::White => say!(self.0;
                "You are White (○) and move up to 24; {opponent} is Black (●)."
                / "Siz beyazsınız (○), 24'e doğru oynarsınız; rakip ({opponent}) siyah (●)."),
            Side::Black => say!(self.0;
                "You are Black (●) and move down to 1; {opponent} is White (○)."
                / "Siz siyahsınız (●), 1'e doğru oynarsınız; rakip ({opponent}) beyaz (○)."),
        }
    }

    pub(crate) fn sides(self, mine: Side, opponent: &str) -> Vec<[String; 2]> {
        let name = |side: Side| if side == mine { self.words().person } else { opponent };
        let (white, black) = (name(Side::White), name(Side::Black));
        vec![[format!("○ {white}  1 → 24"), format!("● {black}  24 → 1")]]
    }

    pub(crate) fn opponent_played(self, opponent: &str, turn: &str) -> String {
        say!(self.0; "{opponent} plays {turn}" / "rakip {turn} oynadı")
    }

    /// Returns a sentence about the end of a game, for the person who played `mine`.
    pub(crate) fn outcome_for(self, outcome: HapisOutcome, mine: Side) -> String {
        let side = hapis::side(mine, self.0);
        match outcome {
            HapisOutcome::Won(winner) if winner == mine => {
                say!(self.0; "You ({side}) won: 1 point" / "Siz ({side}) kazandınız: 1 sayı")
            }
            HapisOutcome::Mars(winner) if winner == mine => {
                say!(self.0; "You ({side}) won with a mars: 2 points" / "Siz ({side}) mars ettiniz: 2 sayı")
            }
            HapisOutcome::Mother(winner) if winner == mine => say!(self.0;
                "You ({side}) imprisoned the opponent's mother: 2 points"
                    / "Siz ({side}) rakibin anasını hapsettiniz: 2 sayı"),
            _ => self.outcome(outcome),
        }
    }

    /// Returns the reason why a step from the point `label` is refused.
    pub(crate) fn no_checker(self, label: usize) -> String {
        say!(self.0; "You have no checker on {label}." / "{label}. hanede pulunuz yok.")
    }

    /// Returns a sentence with a few of the legal turns. `count` is the number of all legal turns.
    pub(crate) fn instead_of(self, dice: Dice, turns: &str, count: usize) -> String {
        let [one, other] = dice.both();
        match count {
            1 => say!(self.0;
                "With {one}-{other} you can only play {turns}." / "{one}-{other} ile yalnız {turns} oynanır."),
            _ => say!(self.0;
                "With {one}-{other} you can play {turns}; an empty line lists all {count} turns."
                / "{one}-{other} ile oynanabilecekler: {turns}; boş satır {count} hamlenin hepsini listeler."),
        }
    }

    pub(crate) const fn words(self) -> &'static HapisWords {
        HapisWords::of(self.0)
    }

    /// Returns the heading of the steps of one roll, ranked by risk. `left` holds the dice that are not played yet.
    pub(crate) fn risk_title(self, side: Side, dice: Dice, left: &[u8]) -> String {
        let [one, other] = dice.both();
        let all = if dice.is_double() { 4 } else { 2 };
        let figures = left.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let rest = match left {
            left if left.len() == all => String::new(),
            [] => say!(self.0; " (no die left)" / " (kalan zar yok)"),
            _ => say!(self.0; " ({figures} still to be played)" / " (kalan zar: {figures})"),
        };
        say!(self.0, whose = hapis::whose(side, self.0);
            "{whose} steps with {one}-{other}{rest}, ranked as in the thesis:"
            / "Tezdeki sıralamayla {whose} {one}-{other} ile adımları{rest}:")
    }

    pub(crate) fn risk_columns(self, exact: bool) -> Vec<String> {
        self.words().risk_columns.into_iter().take(if exact { 7 } else { 6 }).map(str::to_owned).collect()
    }

    /// Formats a number with three decimals, and 0 as `0`. Truncates the number, as the tables of the thesis do. Uses
    /// the decimal separator of the language.
    pub(crate) fn decimal(self, number: f64) -> String {
        decimal(&crate::hapis::printed::example::truncated(number).replace(',', "."), self.0)
    }

    pub(crate) fn more_turns(self, more: usize) -> String {
        say!(self.0; "and {more} more; --json lists them all" / "{more} hamle daha var; --json hepsini listeler")
    }

    pub(crate) fn cost(self, cost: f64) -> String {
        decimal(&format!("{cost:+.3}"), self.0)
    }

    pub(crate) fn on_point(self, point: usize) -> String {
        say!(self.0; "on {point}" / "{point}. hanede")
    }

    pub(crate) fn table_title(self, number: usize) -> String {
        match number {
            0 => say!(self.0;
                "Section 4.6, first step, dice 2 and 3, on the board of Şekil-32"
                / "4.6. bölüm, ilk adım, zarlar 2 ve 3, Şekil-32'deki tahtada"),
            _ => say!(self.0;
                "The second step, after 16-14 (Şekil-33), with the die 3 left"
                / "İkinci adım, 16-14'ten sonra (Şekil-33), kalan zar 3"),
        }
    }
}
