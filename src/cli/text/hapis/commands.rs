//! The help of `okey hapis` and its subcommands, in both languages.

help! { HAPIS
    about "Hapis tavlası, the Turkish Plakoto: moves, risks, players, and the thesis rebuilt"
        / "Hapis tavlası: hamleler, riskler, oyuncular ve baştan kurulan tez programı";
    more "Fifteen checkers a side start on their own first point and move against each other; who lands on a lone \
          enemy imprisons it. White moves up from 1 to 24, Black down from 24 to 1.\n\n\
          A position is written WHITE:BLACK:PRISONERS:DICE:TURN, one digit a checker, 1 to 9 and a to o for the points \
          1 to 24; what is missing to fifteen is borne off. PRISONERS names the points where White's / Black's checker \
          lies underneath, or is -. DICE are two digits or -, TURN is W or B. The start is \
          111111111111111:ooooooooooooooo:-:-:W, or AACA/z8AAMD/HwAA in 16 characters."
       / "İki taraf da on beş pulla kendi ilk hanesinden başlar, birbirine karşı ilerler; tek duran rakip pulun üstüne \
          gelen onu hapseder. Beyaz 1'den 24'e çıkar, siyah 24'ten 1'e iner.\n\n\
          Konum BEYAZ:SİYAH:HAPİSTEKİLER:ZAR:SIRA diye yazılır; her pul bir hanedir, 1-9 ve a-o harfleri 1'den 24'e \
          haneleri gösterir; on beşe eksik olan pullar toplanmıştır. HAPİSTEKİLER beyazın / siyahın altta kalan \
          pullarının haneleridir, yoksa -. ZAR iki rakam ya da -, SIRA W (beyaz) ya da B (siyah). Başlangıç \
          111111111111111:ooooooooooooooo:-:-:W, 16 karakterle AACA/z8AAMD/HwAA diye yazılır.";
    yes "as each command says" / "her komutta kendine göre";
    no "as each command says" / "her komutta kendine göre";
    "hapis show 111114444799abb:eggggiiiiikkkkk:-:23:B": "the board the thesis works out" / "tezin hesapladığı tahta";
    "hapis risk 111114444799abb:eggggiiiiikkkkk:-:23:B": "its table, recomputed" / "tezin tablosu, yeniden hesaplanmış";
}

help! { SHOW
    about "The board, its pips, prisoners and lone checkers" / "Tahta: kalan sayılar, hapistekiler, tek duran pullar";
    more "Draws the board, in the terminal or as SVG. A prisoner stands at the edge, under its captor."
       / "Tahtayı ekrana ya da SVG olarak çizer. Hapisteki pul kenarda, onu hapsedenin altında durur.";
    "hapis show 111114444799abe:eggggiiiiikkkkk:/e:-:B":
        "Black's checker on 14 is held" / "siyahın 14'teki pulu hapiste";
    "hapis show --svg board.svg AACA/z8AAMD/HwAA": "the start, as a picture" / "başlangıç, resim olarak";
}

help! { MOVES
    about "Every legal turn of a roll" / "Bir zarla oynanabilecek bütün hamleler";
    more "Lists the turns by the positions they lead to, each once, with steps that lead there. 16/14 moves a checker, \
          11/14* imprisons, 6/off bears off, 24/18(4) is played four times.\n\n\
          With --play, one turn is checked: the position it leads to, or the reason why it is not legal."
       / "Hamleleri vardıkları konuma göre, her birini bir kez, oraya götüren adımlarla listeler. 16/14 bir pulu \
          oynar, 11/14* hapseder, 6/off toplar, 24/18(4) dört kez oynanır.\n\n\
          --play ile tek bir hamle denetlenir: vardığı konum ya da oynanamamasının nedeni söylenir.";
    yes "something can be played" / "oynanacak bir şey var";
    no "nothing can be played" / "oynanacak bir şey yok (gele)";
    "hapis moves 111111111111111:ooooooooooooooo:-:-:W 65": "the first turn of a game" / "oyunun ilk hamlesi";
    "hapis moves --play 16/14,20/17 111114444799abb:eggggiiiiikkkkk:-:23:B":
        "is this turn legal?" / "bu hamle oynanabilir mi?";
}

help! { RISK
    about "The thesis's table: every step, its counts, its number in 36ths"
        / "Tezin tablosu: her adım, sayıları, 36'da kaç olduğu";
    more "For the side on roll, every single step as the thesis's program lists it, with its three counts (tek by one \
          die, iki by two, cif by a double) and 6 tek + 2 iki + cif of 36. The step it plays is the first of the \
          least. With --exact, the throws of 36 with which the other side really imprisons something after the step."
       / "Sırası olan taraf için, tezdeki programın sıraladığı her adım; üç sayısıyla (tek bir zarla, iki zarın \
          toplamıyla, çift zarla) ve 6 tek + 2 iki + cif olarak 36'daki değeriyle. Oynadığı adım, en küçüklerin \
          ilkidir. --exact ile, adımdan sonra rakibin 36 zardan kaçıyla gerçekten hapsettiği de söylenir.";
    yes "some step can be played" / "oynanacak bir adım var";
    no "none can" / "yok";
    "hapis risk 111114444799abb:eggggiiiiikkkkk:-:23:B": "the worked example, first step" / "tezdeki örnek, ilk adım";
    "hapis risk --after 16-14 --exact 111114444799abb:eggggiiiiikkkkk:-:23:B": "and the second" / "ikinci adım";
}

help! { CHOOSE
    about "The turn a player plays, and why" / "Bir oyuncunun oynayacağı hamle ve nedeni";
    more "The turn, and how the player weighs it against the others; each player weighs in units of its own, less \
          being better."
       / "Hamle ve oyuncunun onu ötekilerle nasıl tarttığı söylenir; her oyuncu kendi birimiyle tartar, az olan \
          iyidir.";
    yes "a turn is played" / "bir hamle oynanır";
    no "nothing can be played" / "oynanacak bir şey yok";
    "hapis choose --player thesis 111114444799abb:eggggiiiiikkkkk:-:23:B": "as the thesis plays" / "tezin oynadığı";
    "hapis choose --player warden 111114444799abb:eggggiiiiikkkkk:-:-:B 66":
        "as our own player does" / "kendi oyuncumuzun oynadığı";
}

help! { TRAP
    about "With how many of 36 throws is something imprisoned?" / "36 zardan kaçı bir pulu hapseder?";
    more "Plays out every legal turn of the 21 rolls for the side against the one in danger, and counts the throws \
          with which it can leave a checker imprisoned that was free: for the position, for each point, and how many \
          it imprisons on average if it imprisons as many as it can."
       / "Tehlikedeki tarafın karşısındaki için 21 zarın bütün hamlelerini oynar; serbest bir pulu hapiste \
          bırakabildiği zarları sayar: bütün konum için, her hane için, bir de hapsedebildiği kadar hapsederse \
          ortalama kaç pul hapsedeceğini.";
    yes "some throw does" / "hapseden bir zar var";
    no "none does" / "yok";
    "hapis trap 111114444799abb:eeggghiiiiikkkk:-:-:W":
        "after the turn of the worked example" / "tezdeki örneğin hamlesinden sonra";
}

help! { SCORE
    about "How the game stands: running, won, mars, mother, draw"
        / "Oyun ne durumda: sürüyor, bitti, mars, ana, berabere";
    more "Bearing off all checkers wins 1, or 2 while the other has borne off none (mars). Under plakoto an imprisoned \
          mother loses 2 at once if the captor has left his own start point; both mothers imprisoned are a draw. So \
          are sides that can never move again."
       / "Bütün pullarını toplayan 1, rakip hiç toplamamışsa mars ile 2 sayı alır. Plakotoda ana hapsolur, hapseden de \
          kendi başlangıç hanesinden çıkmış olursa oyun 2 sayıyla hemen biter; iki ana da hapisse berabere. İki taraf \
          da bir daha oynayamayacaksa yine berabere.";
    yes "the game is over" / "oyun bitmiş";
    no "it goes on" / "sürüyor";
    "hapis score -:111:-:-:B": "White has borne off all fifteen" / "beyaz on beş pulunu da toplamış";
}

help! { REPLAY
    about "A recorded game checked turn by turn, the computer's turns recomputed"
        / "Kaydedilmiş bir oyunu hamle hamle denetler, bilgisayarın hamlelerini yeniden hesaplar";
    more "Lines of a record: `user 42 1-5 1-3` is White's turn with its dice and steps, `computer 66` Black's, which \
          is recomputed with the thesis's program; steps that are told are compared. Where the table does not allow \
          what its listings play, it plays the legal turn of their least number, and that is said. `board POS` and \
          `total N` check the board and the pips thrown so far; the 16 characters of a board are seen by the side on \
          roll. `#` begins a remark."
       / "Kaydın satırları: `user 42 1-5 1-3` beyazın hamlesi, zarı ve adımları; `computer 66` siyahın hamlesi, \
          tezdeki programla yeniden hesaplanır, adımları yazılmışsa karşılaştırılır. Tezdeki kodun oynadığı hamle bu \
          masada oynanmazsa, oynanabilecek hamlelerden sayısı en küçük olanı oynanır, bu da söylenir. `board KONUM` ve \
          `total N` o ana kadarki tahtayı ve atılan sayıları denetler; 16 karakterlik tahtaya sırası olan taraftan \
          bakılır. `#` not başlatır.";
    yes "nothing is wrong" / "yanlış yok";
    no "a turn is not legal, or not the one the computer plays"
     / "bir hamle oynanamaz ya da bilgisayarın oynayacağı hamle değil";
    "hapis replay tests/data/hapis-game.txt": "the game that reaches the worked example" / "tezdeki örneğe varan oyun";
}

help! { ARENA
    about "Many games between two players: points a game, with its error"
        / "İki oyuncu arasında çok oyun: oyun başına sayı ve hatası";
    more "Every pair of games has the same dice, with the seats exchanged. The chance of a game depends on the seed \
          and its number alone, so the result is the same on any number of threads."
       / "Her oyun çifti aynı zarlarla, yerler değiştirilerek oynanır. Bir oyunun zarları yalnız tohumuna ve \
          numarasına bağlıdır; iş parçacığı sayısı sonucu değiştirmez.";
    "hapis arena held thesis --rules thesis --games 200": "what holding is worth" / "hapiste tutmanın değeri";
}

help! { THESIS
    about "Both tables of the thesis's worked example, recomputed beside what is printed"
        / "Tezdeki örneğin iki tablosu, basılı sayıların yanında yeniden hesaplanmış";
    more "Section 4.6 prints the numbers of two steps but shows the board as a picture. On the board of Şekil-32, the \
          only one that gives them, 35 of the 36 counts and all twelve sums come out; the 36th count is a misprint."
       / "4.6. bölüm iki adımın sayılarını yazar, tahtayı resim olarak gösterir. O sayıları veren tek tahtada, \
          Şekil-32'de, 36 sayıdan 35'i ve on iki toplamın hepsi çıkar; kalan bir sayı basım yanlışıdır.";
    "hapis thesis": "both tables" / "iki tablo";
}

help! { PLAY
    about "A game at the terminal against a player" / "Uçbirimde bir oyuncuya karşı oyun";
    more "Draws the board, throws the dice and asks for your turn, written like 16/14 20/17. An empty line or ? lists \
          the legal turns, a number plays one of them, q leaves the game."
       / "Tahtayı çizer, zar atar, hamlenizi sorar: 16/14 20/17 diye yazılır. Boş satır ya da ? oynanabilecek \
          hamleleri listeler, bir sayı onlardan birini oynar, q oyundan çıkar.";
    yes "the game was played to its end" / "oyun sonuna kadar oynandı";
    no "it was left early" / "erken bırakıldı";
    "hapis play --player held --seed 7":
        "against a player that likes prisoners" / "hapsetmeyi seven bir oyuncuya karşı";
}
