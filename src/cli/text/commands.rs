//! The help of each command, in both languages.

help! { CHECK
    about "Does this hand win, and by throwing what?" / "Bu el biter mi, hangi taş atılırsa biter?";
    more "On your turn you hold one extra tile. If the hand includes it, the answer names every tile that wins when \
          thrown. Without the extra tile, the answer says whether the tiles are complete."
       / "Elde fazladan bir taş varsa, atılınca eli bitiren taşların hepsini sayar; fazla taş yoksa, elin tamam olup \
          olmadığını söyler.";
    yes "the hand wins" / "el bitiyor";
    no "the hand does not win" / "el bitmiyor";
    "check -i R5 \"K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6\"":
        "a hand with the extra tile of a player on turn" / "sırası gelmiş oyuncunun, fazla taşlı eli";
    "check -i R5 --set run_wrap=false K1-13 O":
        "the same question at a table where 1 does not follow 13" / "aynı soru, 13'ten sonra 1 gelmeyen bir masada";
}

help! { MELDS
    about "Every way to lay a hand out in melds" / "Eli perlere dizmenin bütün yolları";
    more "Lists the layouts in which every tile except the one thrown lies in a meld. The total is exact, even if only \
          some layouts are listed. In 101, with --partial, you can give any number of tiles up to 22."
       / "Atılan taş dışında bütün taşların perlere girdiği dizilişleri sıralar. Hepsi gösterilmese de toplam \
          kesindir. --partial ile, 101'de 22'ye kadar istediğiniz sayıda taş yazabilirsiniz.";
    yes "there is at least one layout" / "en az bir diziliş var";
    no "there is no layout" / "hiçbir diziliş yok";
    "melds -i R5 --discard K6 \"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O\"": "only the layouts in which you throw K6"
        / "yalnız K6'nın atıldığı dizilişler";
    "melds -i K1 --variant 101 --count KRBY4-8 Ox2": "only the number of layouts" / "yalnız kaç diziliş olduğu";
}

help! { PAIRS
    about "Pairs: seven to win, or five to open in 101" / "Çiftler: bitmek için yedi, 101'de açmak için beş";
    more "Counts the pairs of a hand, without okeys and with them. Shows the pairs and the tiles that belong to no \
          pair. In 101 you can give any number of tiles up to 22."
       / "Eldeki çiftleri okeysiz ve okeyle sayar; çiftleri ve tek kalan taşları gösterir. 101'de 22'ye kadar \
          istediğiniz sayıda taş yazabilirsiniz.";
    yes "there are enough pairs" / "yeterince çift var";
    no "there are too few pairs" / "yeterince çift yok";
    "pairs -i R5 \"K1x2 R2x2 B3x2 Y4x2 K5x2 R8x2 B9 O\"": "six pairs and an okey" / "altı çift ve bir okey";
}

help! { WAITS
    about "Which tiles would complete this hand?" / "Sıra beklerken bu eli hangi taşlar bitirir?";
    more "Takes the 14 tiles of a player who waits for the next turn. Names every tile that completes the hand, says \
          in which way the tile completes the hand, and how many copies of it you have not seen yet. The chance of \
          drawing such a tile is computed for draws from the stock alone: you take no discards, and your hand does not \
          change. In 101, give 21 tiles; the answer then names the tiles with which you can open."
       / "Sırasını bekleyen oyuncunun 14 taşını alır. Gelince eli bitiren her taşı, nasıl bitirdiğini ve görülmemiş \
          kaç tanesinin kaldığını söyler. Çekme olasılığında yalnız ortadan çekeceğiniz taşlar sayılır: yandan taş \
          almazsınız, eliniz de değişmez. 101'de 21 taş yazın; o zaman el açtıran taşları söyler.";
    yes "at least one tile completes the hand" / "eli bitiren taş var";
    no "no tile completes the hand" / "eli bitiren taş yok";
    "waits -i R5 \"K1-4 R7-10 B11-13 Y1 Y2 K9\"": "a hand that waits for a tile" / "taş bekleyen bir el";
    "waits -i R5 --seen \"Y3 K5\" --draws 3 K1-4 R7-10 B11-13 Y1 Y2 K9":
        "with tiles seen on the table" / "masada görülen taşlarla";
}

help! { ADVISE
    about "Which discard leaves this hand nearest to winning, and which tiles help after that?"
        / "Hangi taş atılırsa el bitmeye en yakın kalır, sonra hangi taşlar işe yarar?";
    more "Ranks every possible discard. The best discard leaves the smallest distance, which is the number of tiles \
          that must still be exchanged. If two discards leave the same distance, the one after which more unseen tiles \
          help comes first. If these numbers are equal too, the discard that keeps more choices open comes first. The \
          answer also shows which melds are complete after the best discard, and which are only begun.\n\n\
          In 101 the distance is the number of tiles to exchange before you can open. If you can open now, the answer \
          says which melds to lay and which tile to throw. The discards are then ranked by the points of the tiles \
          left on the rack, and discards that are fouls come last. A player who has opened (--opened) gets the same \
          kind of advice, and may have any number of tiles up to 22."
       / "Atılabilecek her taşı sıralar. En iyi atış en küçük uzaklığı bırakır; uzaklık, daha kaç taşın değişmesi \
          gerektiğidir. Uzaklıklar eşitse, ardından işe yarayan görülmemiş taş sayısı çok olan atış önce gelir; bu \
          sayılar da eşitse daha çok seçeneği açık bırakan önce gelir. En iyi atıştan sonra hangi perlerin tam, \
          hangilerinin başlamış olduğu da gösterilir.\n\n\
          101'de uzaklık, açmak için değişmesi gereken taş sayısıdır. Şimdi açabiliyorsanız hangi perleri açıp hangi \
          taşı atacağınızı söyler. Atışlar o zaman elde kalan taşların puanına göre sıralanır, cezalı olanlar en sona \
          kalır. El açmış oyuncuya da (--opened) böyle tavsiye verilir; onun 22'ye kadar istediği sayıda taşı \
          olabilir.";
    "advise -i R5 \"K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J* K6\"":
        "the best discard, and why" / "en iyi atış ve nedeni";
    "advise -i R5 --seen \"R8 R8\" --json K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J K6":
        "for a program" / "program için";
}

help! { RULES_OF
    about "The rules, clause by clause, with their sources and switches, an example and a counterexample"
        / "Kurallar, madde madde: kaynakları, değiştirilebilen yanları, uyan ve uymayan birer örnek";
    more "If you give no words, the command lists the clauses. If you give the id of a clause, or the key of a switch, \
          it shows the page about that clause. If you give other words, it finds the clauses that mention them, in \
          either language. You may write Turkish words without the marks on their letters."
       / "Sözcük verilmezse maddeleri sıralar. Bir maddenin kimliğini ya da bir anahtarın adını yazarsanız o maddenin \
          sayfası açılır; başka sözcük yazarsanız geçtiği maddeler bulunur: iki dilde de, Türkçe harflerle ya da onlarsız.";
    "rules run.wrap": "the page on one clause" / "bir maddenin sayfası";
    "rules false joker" / "kurallar sahte okey":
        "the clauses that mention the false joker" / "sahte okeyin geçtiği maddeler";
    "rules --diff okey okey-house" / "kurallar --diff klasik yaygın":
        "the switches in which two profiles differ" / "iki oyunun ayrıldığı anahtarlar";
    "rules --format markdown": "the whole rulebook" / "kural kitabının tamamı";
}

help! { OPEN
    about "101: the highest opening sum, the best openings, an elden finish"
        / "101: en yüksek açış toplamı, en iyi açışlar, elden bitiş";
    more "Finds the highest sum of runs and groups, the opening that leaves the fewest points on the rack, the opening \
          that keeps the most okeys, and the number of openings. One tile always stays on the rack for the discard. \
          The points of the tiles left are given without a multiplier.\n\n\
          You can give any number of tiles up to 22, for example the tiles of a player who has already opened. With \
          --taken, name the tile that was taken from the left. If you give 22 tiles, it must be one of them; if you \
          give fewer, it is added to them. Every opening shown contains the tile taken."
       / "Seri ve grupların tuttuğu en yüksek toplamı, elde en az puan bırakan açışı, en çok okeyi elde tutan açışı ve \
          kaç ayrı açış olduğunu bulur. Atmak için bir taş hep elde kalır. Kalan taşların puanı katsayısız verilir.\n\n\
          22'ye kadar istediğiniz sayıda taş yazabilirsiniz; el açmış oyuncunun elinde kalanlar da olur. Yandan alınan \
          taşı --taken ile yazın. 22 taş yazarsanız bu taş onlardan biri olmalıdır; daha az yazarsanız onlara eklenir. \
          Gösterilen her açışta bu taş bulunur.";
    yes "the hand can open with series or with pairs" / "el seriyle ya da çiftle açılabiliyor";
    no "the hand cannot open, or only elden" / "el açılamıyor ya da yalnız elden bitebiliyor";
    "open -i K1 --variant 101 \"R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O\"":
        "can this hand open, and how?" / "bu el açılır mı, nasıl?";
    "open -i K1 --variant 101 --bar 118 --limit 5 KRBY4-8 Ox2":
        "the five best openings after another player opened with 117" / "biri 117 ile açtıktan sonra en iyi beş açış";
}

help! { SCORE
    about "Points and penalties of a finished hand, or of a sheet of hands"
        / "Biten bir elin ya da bir yazbozun puanları ve cezaları";
    more "Scores a hand by the rules of its variant and shows how each player's points are made up, with the clauses. \
          Describe a hand with options; several hands make a sheet (yazboz) with running totals.\n\n\
          To keep a sheet, add each hand with --add FILE. In the first hand, name the variant, and all players in the \
          order of play; in later hands, only the players who opened. The file is a record that you can edit. If you \
          correct a hand, the next call computes the totals of all later hands again. Above the first hand there are \
          lines such as game 101, set devam=true (a switch), players Ali Veli ..., stake 5, totals Ali 120. A hand has \
          lines such as hand 1, finished Ali okey, opened Veli series, left Veli = 34 O*, left Can K7 R3, foul Ece \
          okey-discard, shown Ali, announced Can, adjust Can +50 REASON, indicator R5, end (the stock ran out), void REASON, points \
          Ali -101 Veli 34 (your own figures, which --check compares with the computed ones). A comment begins with \
          ;.\n\n\
          In --player, write the name and a colon. For a player who opened, add series or pairs (what the player \
          opened with) and the tiles left or their sum (34, or 34 O* if an okey is also left). For a player who did \
          not open, add nothing, or the word unopened and the tiles left. You can also add foul=NAME, team=NAME and \
          shown (the player showed the indicator's twin) and announced (the player said they would open with pairs). In --finish, write the name of the player who finished; if \
          the finish was special, add a colon and okey, pairs, elden, devam or dizi. If you give no indicator, write \
          an okey left as O*.\n\n\
          In JSON a hand is {\"variant\", \"indicator\", \"finish\": null or {\"by\", \"okey\", \"pairs\", \"hand\", \
          \"devam\", \"dizi\"}, \"players\": [{\"name\", \"team\", \"opened\": null, \"series\" or \"pairs\", \
          \"left\": \"K7 R3\" or \"= 34 O*\", \"fouls\", \"shown_indicator\", \"adjust\": [{\"points\", \"reason\"}]}], \
          \"stake\", \"void\", \"totals\"}; only finish, by, players and name are required. In a sheet, only the first \
          hand needs the variant, the teams and the stake. A sheet of 101 is over after --hands hands; without \
          --hands it is over after 11 hands, but the answer says how many hands are left only with --tournament. A \
          sheet of classic Okey is over when a player reaches 0. The file does not keep --hands and --tournament: \
          give them in every call."
       / "Eli oyunun kurallarına göre puanlar; her oyuncunun puanının dökümünü, dayandığı maddelerle gösterir. Eli \
          seçeneklerle yazın; birden çok el, ara toplamlı bir yazboz olur.\n\n\
          Yazboz tutmak için her eli --add DOSYA ile ekleyin. İlk elde oyunu ve oynama sırasıyla bütün oyuncuları \
          yazın; sonraki ellerde yalnız açanlar yeter. Dosya elle düzeltebileceğiniz bir kayıttır. Bir eli \
          düzeltirseniz sonraki komut, ondan sonraki bütün ellerin toplamlarını yeniden hesaplar. İlk elin üstünde \
          şöyle satırlar olur: oyun 101, ayar devam=true (bir anahtar), oyuncular Ali Veli ..., bahis 5, devreden Ali \
          120. Bir elin satırları şöyledir: el 1, biten Ali okey, açan Veli seri, kalan Veli = 34 O*, kalan Can K7 R3, \
          ceza Ece okey-atma, gösteren Ali, bildiren Can, düzelt Can +50 SEBEP, gösterge R5, son (taşlar tükendi), geçersiz SEBEP, \
          puan Ali -101 Veli 34 (sizin yazdığınız sayılar; --check bunları hesaplananlarla karşılaştırır). Yorum ; ile \
          başlar.\n\n\
          --player için adı ve iki noktayı yazın. Açan oyuncuda ardına seri ya da çift (ne açtığını) ve elde kalan \
          taşları ya da toplamlarını (34; ayrıca okey kaldıysa 34 O*) ekleyin. Açmayan oyuncuda bir şey eklemeyin ya \
          da açmadı sözüyle elde kalan taşları ekleyin. Şunları da ekleyebilirsiniz: ceza=AD, takım=AD, gösterdi \
          (göstergenin eşini), bildirdi (çifte gittiğini). --finish için bitenin adını yazın; bitiş özelse ardına iki nokta ve okey, çift, elden, \
          devam ya da dizi ekleyin. Gösterge verilmezse elde kalan okeyi O* diye yazın.\n\n\
          JSON'da el şudur: {\"variant\", \"indicator\", \"finish\": null ya da {\"by\", \"okey\", \"pairs\", \
          \"hand\", \"devam\", \"dizi\"}, \"players\": [{\"name\", \"team\", \"opened\": null, \"seri\" ya da \
          \"çift\", \"left\": \"K7 R3\" ya da \"= 34 O*\", \"fouls\", \"shown_indicator\", \"adjust\": [{\"points\", \
          \"reason\"}]}], \"stake\", \"void\", \"totals\"}; yalnız finish, by, players ve name zorunludur. Oyunu, \
          takımları ve ortaya konanı yazbozda ilk ele yazmak yeter. 101 yazbozu --hands kadar elde biter; --hands \
          verilmezse 11 elde biter, ama kaç el kaldığı yalnız --tournament ile yazılır. Klasik oyunun yazbozu bir \
          oyuncu 0'a inince biter. --hands ile --tournament dosyaya yazılmaz: her komutta yeniden verin.";
    yes "always; with --check, if nothing is wrong or missing"
      / "her zaman; --check verilirse yanlış ya da eksik yoksa";
    no "--check found a written figure that differs from the computed one, or a missing or unfinished hand"
        / "--check, yazılanla çıkanın tutmadığı bir sayı ya da eksik veya yarım bir el buldu";
    "score --variant 101 -i R5 -f \"Ali: okey\" -p Ali -p \"Veli: series K7 J*\" -p \"Can: pairs Y2\" -p Ece"
    / "puan --variant yüzbir -i R5 -f \"Ali: okey\" -p Ali -p \"Veli: seri K7 J*\" -p \"Can: çift Y2\" -p Ece":
        "Ali finished by throwing an okey; Ece has not opened" / "Ali okey atarak bitti, Ece açmadı";
    "score --add evening.okey --variant 101 -f Ali -p Ali -p \"Veli: series 34\" -p \"Can: pairs 12\" -p Ece"
    / "puan --add aksam.okey --variant yüzbir -f Ali -p Ali -p \"Veli: seri 34\" -p \"Can: çift 12\" -p Ece":
        "begins a sheet with its first hand" / "ilk eliyle bir yazboz başlatır";
    "score --add evening.okey -f \"Veli: okey\" -p \"Ali: series 20 O*\""
    / "puan --add aksam.okey -f \"Veli: okey\" -p \"Ali: seri 20 O*\"":
        "adds the next hand and shows the sheet" / "sıradaki eli ekler, yazbozu gösterir";
    "score evening.okey --hand 7" / "puan aksam.okey --hand 7":
        "how the points of its seventh hand are made up" / "yedinci elin dökümü";
    "score evening.okey --if \"finished Ali okey / opened Veli series / left Veli = 12\""
    / "puan aksam.okey --if \"biten Ali okey / açan Veli seri / kalan Veli = 12\"":
        "how the sheet would look after this hand" / "el öyle bitse yazboz nasıl olurdu";
    "score evening.okey --format html" / "puan aksam.okey --format html":
        "a page to print; markdown, csv, svg and json as well" / "basılacak sayfa; markdown, csv, svg ve json da olur";
    "score --variant 101 '{\"finish\": null, \"players\": [{\"name\": \"Ali\"}, {\"name\": \"Veli\"}]}'":
        "a hand as JSON; here the stock ran out" / "JSON olarak bir el; burada taşlar tükenmiş";
}

help! { BATCH
    about "Answers the same question about every line of a file, or the question that each line names"
        / "Dosyadaki her el (her satır) için bir soru ya da satırın kendi sorusu";
    more "Reads one JSON object per line, such as {\"id\": any value, \"indicator\": \"R5\", \"hand\": \"K1 K2 ...\" \
          or [\"K1\", ...]}; okey deal --json writes such lines. Writes one line for each line that it reads, in the \
          same order: the id and the answer that the command gives with --json, or {\"id\", \"line\", \"error\"} if \
          there is no answer. An error in a line does not stop the stream; an empty line is an error too.\n\n\
          The other fields of a line are the long options of the command with their values: {\"ask\": \"judge\", \
          \"question\": \"layoff\", \"claim\": \"R9\", \"onto\": \"R10 R11 O*\"}. The field ask names the question \
          of the line. For the question score, the line is a finished hand, as in a sheet. With \"say\": true, the \
          answer is also given in sentences, in the language that the field lang names. The question melds lists at \
          most 1000 layouts if the line sets no limit. Unknown fields are ignored, with two exceptions: the question \
          score refuses them, and the question judge refuses a field whose name is similar to that of an option. To \
          see the JSON Schema of a line, use okey schema batch-line. The table options of the command (such as \
          --variant) apply to lines that do not set them; --rules and --set also change the rules of a variant that \
          a line names.\n\n\
          An answer has at most 8 MiB; a line that asks for more is refused. The file that you name with -o keeps its \
          old contents until the first answer is written, and it may not be the input file. The program writes whole \
          lines, even if the disk is full, the input breaks off or a signal ends the program. The only exception is a \
          line of more than 4096 bytes: it can be cut off if the program is killed, or if the disk fills up behind a \
          pipe. If reading or writing fails, the exit code is 2, and the answers written before that are valid. The \
          program that reads the answers may close the pipe at any time: the exit code then depends on the answers so \
          far."
       / "Her satırda bir JSON nesnesi okur: {\"id\": herhangi bir değer, \"indicator\": \"R5\", \"hand\": \"K1 K2 \
          ...\" ya da [\"K1\", ...]}; okey dağıt --json da böyle satırlar yazar. Her satıra aynı sırayla bir satır \
          yazar: id ile komutun --json yanıtını; yanıt yoksa {\"id\", \"line\", \"error\"}. Hatalı satır akışı \
          durdurmaz; boş satır da hatalı satırdır.\n\n\
          Satırın öbür alanları, komutun uzun seçenekleri ve değerleridir: {\"ask\": \"hakem\", \"question\": \
          \"işleme\", \"claim\": \"R9\", \"onto\": \"R10 R11 O*\"}. ask alanı satırın sorusunu belirtir. Puan \
          sorusunda satır, yazbozdaki gibi biten bir eldir. \"say\": true verilirse yanıt, lang alanındaki dilde \
          cümlelerle de yazılır. perler sorusu, satırda limit yoksa en çok 1000 diziliş sıralar. Bilinmeyen alanlara \
          bakılmaz; ama puan sorusu bunları, hakem sorusu da adı bir seçeneğinkine benzeyenleri geri çevirir. Satırın \
          JSON şeması için okey schema batch-line yazın. Komutun masa seçenekleri (--variant gibi), bunları \
          belirtmeyen satırlar içindir; --rules ile --set, satırın belirttiği oyunun kurallarını da değiştirir.\n\n\
          Bir yanıt en çok 8 MiB tutar; daha fazlasını isteyen satır geri çevrilir. -o ile verilen dosya, ilk yanıt \
          yazılana kadar olduğu gibi kalır; okunan dosyanın üzerine hiç yazılmaz. Disk dolsa da, girdi yarıda kesilse \
          de, program bir sinyalle durdurulsa da yazılanlar tam satırlardır; yalnızca 4096 bayttan uzun bir satır, \
          program zorla kapatılırsa ya da bir borunun ardında disk dolarsa yarım kalabilir. Okuma ya da \
          yazma başarısız olursa çıkış kodu 2 olur, o ana kadar yazılan yanıtlar geçerlidir. Yanıtları okuyan program \
          boruyu istediği anda kapatabilir: çıkış kodu o ana kadarki yanıtlara göredir.";
    yes "all lines are answered" / "bütün satırlar yanıtlandı";
    no "some lines are refused" / "geri çevrilen satır var";
    "batch check hands.jsonl > answers.jsonl" / "toplu kontrol eller.jsonl > yanitlar.jsonl":
        "a file of hands" / "bir dosya dolusu el";
    "deal --seed 7 --count 1000 --json | okey batch advise --summary"
    / "dağıt --seed 7 --count 1000 --json | okey toplu tavsiye --summary":
        "a thousand random hands" / "rastgele bin el";
    "batch check hands.jsonl.gz -o answers.jsonl.zst" / "toplu kontrol eller.jsonl.gz -o yanitlar.jsonl.zst":
        "compressed files, recognised by their names" / "adlarından anlaşılan sıkıştırılmış dosyalar";
}

help! { JUDGE
    about "The ruling on a disputed situation, with its reasons, its clauses and its cost"
        / "Tartışmalı bir durumda karar; gerekçesi, maddeleri ve cezasıyla";
    more "Gives a ruling on a claim, for example on melds as a player laid them. Put a / between melds: \"R7 R8 R9 / \
          K5 R5 B5\". To say what an okey stands for, write it as O*=R9. Otherwise the order of the tiles decides (O* \
          R7 R8 is 6-7-8); if the tiles form no meld in this order, the order is ignored. If the melds can be read in \
          several ways, the answer gives the result of each. The game is classic Okey unless --variant or the question \
          says 101. If you name no game, the answer says which game it assumed; if the ruling in the other game is \
          different, the answer gives that ruling too. A ruling that depends on the okey needs the indicator (-i).\n\n\
          The program does not guess facts: if an important fact is missing, the ruling is undecided, and the answer \
          says which fact is missing. Unless you give --opened, the program assumes that the player has not opened. \
          Under \"At other tables\" it lists every switch that would change the ruling. To read a clause that the \
          ruling cites, use okey rules CLAUSE. With --format html, the ruling is a page that you can print and sign."
       / "İddiayı masada olduğu gibi alır ve karar verir. Perlerin arasına / koyun: \"R7 R8 R9 / K5 R5 B5\". Okeyin \
          neyin yerine geçtiğini O*=R9 diye yazın; yazmazsanız taşların sırasına bakılır (O* R7 R8, 6-7-8'dir), o \
          sırayla per olmuyorsa sıra önemsenmez. Perler birden çok türlü okunabiliyorsa her okumanın sonucu ayrı \
          yazılır. --variant ya da soru 101 demedikçe klasik okey sayılır. Oyunu yazmazsanız hangi oyuna göre karar \
          verildiği, öbür oyunda karar başkaysa o da yazılır. Okeyin önemli olduğu her soruda göstergeyi (-i) verin.\n\n\
          Program tahminde bulunmaz: önemli bir bilgi eksikse karar belirsizdir, neyin eksik olduğu yazılır. --opened \
          verilmezse oyuncu el açmamış sayılır. \"Başka masalarda\" altında kararı değiştirecek anahtarların hepsi \
          vardır; dayanılan maddeyi okey kurallar MADDE açıklar. --format html ile karar, basılıp imzalanacak bir \
          sayfa olur.";
    yes "the question was answered, even with a ruling against the claim"
        / "soru yanıtlandı; karar iddiaya karşı da olabilir";
    "judge meld \"R12 R13 R1\" -i Y13 --variant 101":
        "meld: is this a meld, and as what?" / "per: bu taşlar per mi, hangi per?";
    "judge finish \"K1-3 / R7-9 / B4-7 / Y10-13\" --throw K6 -i R5 --format html > ruling.html"
    / "hakem bitiş \"K1-3 / R7-9 / B4-7 / Y10-13\" --throw K6 -i R5 --format html > karar.html":
        "finish: is this a win? A page to print" / "bitiş: bitiyor mu? Basılacak bir sayfa";
    "judge finish \"K1-3\" --laid-off R10 --onto \"R7-9\" --throw K6 --opened series -i Y13 --variant 101":
        "finish in 101 after an earlier opening: one tile is laid off, the last tile is thrown"
        / "101'de bitiş, daha önce açılmış: bir taş işlendi, sonuncusu atıldı";
    "judge opening \"K10-13 / R10-12 / Y4-6 O*=Y7\" -i Y13 --variant 101":
        "opening: do these melds open? For melds laid in a later turn, add --opened series"
        / "açış: bu perlerle el açılır mı? Sonraki turlarda konan perler için --opened seri ekleyin";
    "judge pairs \"K1 K1 / R2 R2 / B3 B3 / Y4 O* / J J\" -i Y13 --variant 101":
        "pairs: do these pairs open?" / "çift: bu çiftlerle açılır mı?";
    "judge discard R10 --table \"R7-9 / K5 R5 B5\" -i Y13 --variant 101":
        "discard: may this tile be thrown, or is it playable (işlek)? May it be taken back: add --withdrawn seen"
        / "atış: bu taş atılabilir mi, işlek mi? Geri alınabilir mi diye sormak için --withdrawn gördü ekleyin";
    "judge layoff \"R10 R11\" --onto \"R7-9\" --opened pairs -i Y13 --variant 101":
        "layoff: may these tiles be laid off? May they be taken back: add --undo"
        / "işleme: bu taşlar işlenebilir mi? Geri alınabilir mi diye sormak için --undo ekleyin";
    "judge swap R12 --from \"R10 R11 O*\" --opened series -i Y13 --variant 101":
        "swap: may the okey be taken for this tile?" / "okey-alma: bu taşla okey alınır mı?";
    "judge take Y7 --opens \"K10-13 / R10-12 / Y4-7\" -i Y13 --variant 101":
        "take: may the left neighbour's discard be taken like this? In place of --opens: --onto MELDS, --kept, \
         --put-back"
        / "yandan: taş böyle alınır mı? --opens yerine: --onto PERLER, --kept, --put-back";
    "judge indicator R5 --late -i R5":
        "indicator: may the indicator be shown this late?" / "gösterge: bu kadar geç gösterilir mi?";
    "judge foul okey-discard --finish okey": "foul: what does this foul cost?" / "ceza: bunun için ne yazılır?";
    "judge left \"K9 J* O*\" --opened pairs --finish okey -i Y13 --variant 101":
        "left: what do the tiles left cost?" / "kalan: elde kalan taşlar kaç yazar?";
    "judge look own --opened series --after-throwing":
        "look: may the player look at their own discards (own), or at all (all)?"
        / "bakma: oyuncu kendi attıklarına (kendi) ya da bütün atılanlara (hepsi) bakabilir mi?";
    "judge irregular exposed":
        "irregular: what happens if a rack has a tile too many or too few (count), a player plays out of turn (turn), \
         or a tile is shown by accident (exposed)?"
        / "aksaklık: ıstakada bir taş fazla ya da eksikse (sayı), bir oyuncu sırası gelmeden oynarsa (sıra) ya da \
           yanlışlıkla bir taş gösterilirse (açık) ne olur?";
}

help! { DEAL
    about "Random legal hands; the same seed always deals the same hands"
        / "Kurallara uygun rastgele eller; aynı tohum hep aynı elleri verir";
    more "Deals the starter's hand with its indicator. With --json, each hand is one line of JSON."
       / "Oyuna başlayan oyuncunun elini göstergeyle birlikte dağıtır. --json verilirse her el bir JSON satırıdır.";
    "deal --variant 101 --seed 7 --count 3 --json": "three hands of 22 tiles" / "22 taşlık üç el";
}

help! { SCHEMA
    about "JSON Schemas of the answers, and of the lines that okey batch reads"
        / "Yanıtların ve okey toplu komutunun okuduğu satırların JSON şemaları";
    more "If you name no topic, the command lists the topics." / "Konu yazmazsanız konuları sıralar.";
    "schema check": "the schema of what okey check --json writes" / "okey kontrol --json yanıtının şeması";
}

help! { COMPLETIONS
    about "Completions of commands and options for a shell" / "Kabukta komut ve seçenekleri tamamlayan betik";
    more "Writes the script to standard output." / "Betiği standart çıktıya yazar.";
    "completions bash > ~/.local/share/bash-completion/completions/okey": "installs the completions for bash"
        / "tamamlamayı bash için kurar";
}

help! { MAN
    about "Manual pages" / "Kılavuz sayfaları";
    more "Writes a page in the format that man reads: for okey itself, or for one command."
       / "man programının okuduğu biçimde bir sayfa yazar: okey'in ya da bir komutun sayfasını.";
    "man check | man -l -" / "man kontrol --lang tr | man -l -":
        "opens the page about check" / "kontrol komutunun sayfasını açar";
}

words! {
    /// The value names (such as `QUESTION`) and help texts of the arguments of `okey judge`.
    JudgeOptions {
        question_value = "QUESTION", "SORU";
        claim_value = "CLAIM", "İDDİA";
        melds_value = "MELDS", "PERLER";
        how_value = "HOW", "NASIL";
        question =
            "meld, finish, opening, pairs, discard, layoff, swap, take, indicator, foul, left, look or irregular",
            "per, bitiş, açış, çift, atış, işleme, okey-alma, yandan, gösterge, ceza, kalan, bakma ya da aksaklık";
        claim =
            "What is claimed: melds as they were laid (\"R7 R8 O*=R9 / K5 R5 B5\"), or tiles; for foul: its name; for \
             irregular: count, turn or exposed; for look: all or own",
            "İddia: masadaki gibi perler (\"R7 R8 O*=R9 / K5 R5 B5\") ya da taşlar; ceza için adı; aksaklık için sayı, \
             sıra ya da açık; bakma için hepsi ya da kendi";
        heading = "What happened", "Ne oldu";
        format = "table, json, markdown or html [default: table]",
            "tablo (table), json, markdown ya da html [verilmezse: tablo]";
        throw = "finish: the tile thrown", "bitiş: atılan taş";
        laid_off = "finish: the tiles laid off in this turn; name the melds with --onto (101)",
            "bitiş: bu turda işlenen taşlar; hangi perlere işlendiğini --onto ile yazın (101)";
        swapped = "finish: the tiles swapped for okeys on the table in this turn; name their melds with --onto (101)",
            "bitiş: bu turda okeylerin yerine konan taşlar; hangi perlerde olduğunu --onto ile yazın (101)";
        first_turn = "finish: this is the starter's first turn", "bitiş: bu, oyuna başlayanın ilk turu";
        opened = "What the player had opened with before: series or pairs [default: not opened]",
            "Oyuncunun daha önce ne açtığı: seri ya da çift [verilmezse: açmamış]";
        others_opened = "finish, opening: another player has opened (101)", "bitiş, açış: başka bir oyuncu açmıştı (101)";
        devam = "finish: the last two tiles were both okeys (101)", "bitiş: son iki taşın ikisi de okeydi (101)";
        highest = "The highest opening so far, if the bar rises (katlamalı)",
            "Önceki en yüksek açış (katlamalı açışta)";
        hand = "opening, pairs: all tiles that the player held before laying; the melds laid must come from these",
            "açış, çift: oyuncunun açmadan önce elindeki bütün taşlar; açılanlar bunların içinde olmalı";
        taken = "opening, pairs, finish: the tile taken from the left", "açış, çift, bitiş: yandan alınan taş";
        bar = "opening, pairs: the sum or the number of pairs to reach [default: the table's]",
            "açış, çift: tutulacak toplam ya da çift sayısı [verilmezse: masanınki]";
        table =
            "finish, discard, opening, pairs, take: the melds on the table; \"\" for none",
            "bitiş, atış, açış, çift, yandan: yerdeki perler; per yoksa \"\"";
        last = "discard: the tile was the last one, which ends the hand (--finishing means the same)",
            "atış: eli bitiren son taştı (--finishing aynı anlama gelir)";
        claimed =
            "discard, foul: an opponent claimed that the tile is playable (işlek). --claimed alone means in time: the \
             opponent named the tile before the next draw. Or write --claimed=late (after the next draw), \
             --claimed=unnamed (without naming the tile) or --claimed=noticed (the thrower noticed first)",
            "atış, ceza: bir rakip işlek dedi. Yalnız --claimed, zamanında demektir: rakip, ortadan taş çekilmeden \
             taşı söyledi. Ya da --claimed=geç (taş çekildikten sonra), --claimed=söylemeden (taşı söylemeden) ya da \
             --claimed=fark-etti (önce atan fark etti) yazın";
        withdrawn = "discard: the thrower wants the tile back: seen (another player has seen it) or unseen",
            "atış: atan, taşı geri almak istiyor; başkası gördükten sonra (gördü) ya da görmeden (görmedi)";
        onto = "layoff, take, finish: the melds on the table to which tiles are added, or in which they replace okeys",
            "işleme, yandan, bitiş: taşların işlendiği ya da okeyin yerine konduğu, yerdeki perler";
        same_turn = "layoff, swap, take: the player opened in this turn; say in --opened what they opened with",
            "işleme, okey-alma, yandan: oyuncu bu turda açtı (ne açtığını --opened ile yazın)";
        again = "swap: the player has already taken an okey in this turn", "okey-alma: oyuncu bu turda daha önce de okey aldı";
        undo = "layoff: the tiles are taken back", "işleme: taşlar geri alınıyor";
        after_throwing =
            "look: the player has already thrown a tile in this turn", "bakma: oyuncu bu turda taşını attı";
        from = "swap: the melds with the okey; take: left or right [default: left]",
            "okey-alma: okeyin bulunduğu perler; yandan: sol ya da sağ [verilmezse: sol]";
        opens = "take: the melds laid with the tile taken", "yandan: alınan taşla açılan perler";
        put_back = "take: the tile was put back", "yandan: taş geri bırakıldı";
        kept = "take: the tile was kept on the rack", "yandan: taş elde tutuldu";
        pairs_goer = "take: the player who threw the tile goes for pairs", "yandan: taşı atan çifte gidiyor";
        last_discard = "take, finish: the tile taken was the last discard, thrown when the stock was already empty",
            "yandan, bitiş: alınan taş, deste bitmişken atılan son taştı";
        late =
            "indicator: the tile was shown after the player's first discard",
            "gösterge: oyuncu ilk taşını attıktan sonra gösterildi";
        drawn =
            "indicator: the tile was shown after the player's first draw",
            "gösterge: oyuncu ilk taşını çektikten sonra gösterildi";
        balance = "indicator: the points of another player", "gösterge: öbür oyuncunun puanı";
        finish = "foul, left: what multiplied the points of the finish: okey, pairs, elden, devam",
            "ceza, kalan: bitişi katlayanlar: okey, çift, elden, devam";
        exhausted = "left: the stock ran out", "kalan: taşlar tükendi";
        announced = "left: the player had announced pairs (101)", "kalan: oyuncu çifte gittiğini söylemişti (101)";
        all_pairs = "left: all players had opened with pairs", "kalan: bütün oyuncular çift açmıştı";
    }
}
