//! What the help says of each command, in English and in Turkish.

use super::CommandWords;
use crate::words::Bilingual;

/// `okey check`
pub(in crate::cli) const CHECK: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "Does this hand win, and by throwing what?",
        more: "With one tile more than a rack keeps, it names every tile that wins when thrown; with no tile to spare, it \
               says whether the tiles are complete as they are.",
        exit_0: "the hand wins",
        exit_1: "it does not",
        examples: &[
            ("okey check -i R5 \"K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6\"", "the hand of a player on turn"),
            ("okey check -i R5 --set run_wrap=false K1-13 O", "at a table where 1 does not follow 13"),
        ],
    },
    tr: CommandWords {
        about: "Bu el biter mi, hangi taş atılırsa biter?",
        more: "Elde fazladan bir taş varsa, atılınca eli bitiren taşların hepsini söyler; fazla taş yoksa, taşların bu hâliyle \
               tamam olup olmadığını söyler.",
        exit_0: "el bitiyor",
        exit_1: "bitmiyor",
        examples: &[
            ("okey kontrol -i R5 \"K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6\"", "sırası gelmiş oyuncunun eli"),
            ("okey kontrol -i R5 --set run_wrap=false K1-13 O", "13'ten sonra 1 gelmeyen bir masada"),
        ],
    },
};

/// `okey melds`
pub(in crate::cli) const MELDS: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "Every way to lay a hand out in melds",
        more: "Lists the layouts that leave nothing over but the tile thrown. The total is exact, however many \
               are listed. With --partial, in 101 any number of tiles up to 22 may be asked about.",
        exit_0: "there is at least one",
        exit_1: "there is none",
        examples: &[
            ("okey melds -i R5 --discard K6 \"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O\"", "only by throwing K6"),
            ("okey melds -i K1 --variant 101 --count KRBY4-8 Ox2", "only how many there are"),
        ],
    },
    tr: CommandWords {
        about: "Eli perlere dizmenin bütün yolları",
        more: "Atılan taştan başka taş artırmayan dizilişleri sıralar. Kaç tanesi gösterilirse gösterilsin, toplam \
               kesindir. --partial ile, 101'de 22'ye kadar kaç taş yazılırsa yazılsın bakılır.",
        exit_0: "en az bir diziliş var",
        exit_1: "hiç yok",
        examples: &[
            ("okey perler -i R5 --discard K6 \"K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O\"", "yalnız K6 atıldığında"),
            ("okey perler -i K1 --variant 101 --count KRBY4-8 Ox2", "yalnız kaç tane olduğu"),
        ],
    },
};

/// `okey pairs`
pub(in crate::cli) const PAIRS: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "Pairs: seven to win, or five to open in 101",
        more: "Counts the pairs of a hand, without okeys and with them, and shows them with the tiles left single. In 101 \
               any number of tiles up to 22 may be asked about.",
        exit_0: "there are enough",
        exit_1: "there are not",
        examples: &[("okey pairs -i R5 \"K1x2 R2x2 B3x2 Y4x2 K5x2 R8x2 B9 O\"", "six pairs and an okey")],
    },
    tr: CommandWords {
        about: "Çiftler: bitmek için yedi, 101'de açmak için beş",
        more: "Eldeki çiftleri okeysiz ve okeyle sayar; çiftleri ve tek kalan taşları gösterir. 101'de 22'ye kadar kaç \
               taş yazılırsa yazılsın bakılır.",
        exit_0: "yeterince çift var",
        exit_1: "yok",
        examples: &[("okey çift -i R5 \"K1x2 R2x2 B3x2 Y4x2 K5x2 R8x2 B9 O\"", "altı çift ve bir okey")],
    },
};

/// `okey waits`
pub(in crate::cli) const WAITS: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "Which tiles complete this hand between turns?",
        more: "Names every tile that completes the 14, in which way, and how many copies of it are not yet seen. The chance \
               to draw one counts own draws from the stock alone: no help from the left neighbour, and the hand kept as it \
               is. In 101 it names the tiles with which 21 tiles open.",
        exit_0: "some tile does",
        exit_1: "none does",
        examples: &[
            ("okey waits -i R5 \"K1-4 R7-10 B11-13 Y1 Y2 K9\"", "a hand that waits"),
            ("okey waits -i R5 --seen \"Y3 K5\" --draws 3 K1-4 R7-10 B11-13 Y1 Y2 K9", "with tiles seen on the table"),
        ],
    },
    tr: CommandWords {
        about: "Sıra beklerken bu eli hangi taşlar bitirir?",
        more: "Gelince eli bitiren her taşı, nasıl bitirdiğini ve daha görülmemiş kaç tanesinin kaldığını söyler. Çekme \
               olasılığı yalnız ortadan kendi çektiğiniz taşları sayar: soldaki oyuncunun attığı alınmaz, el de olduğu gibi \
               kalır. 101'de 21 taşı açtıran taşları söyler.",
        exit_0: "bitiren taş var",
        exit_1: "yok",
        examples: &[
            ("okey bekle -i R5 \"K1-4 R7-10 B11-13 Y1 Y2 K9\"", "taş bekleyen bir el"),
            ("okey bekle -i R5 --seen \"Y3 K5\" --draws 3 K1-4 R7-10 B11-13 Y1 Y2 K9", "masada görülen taşlarla"),
        ],
    },
};

/// `okey advise`
pub(in crate::cli) const ADVISE: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "Which discard leaves this hand nearest to winning, and what helps it then?",
        more: "Ranks every discard: by the distance it leaves, which is how many tiles must still be exchanged; then by how \
               many unseen tiles bring the hand nearer; then by keeping more choices open. Says which melds the best one \
               keeps and which it has begun.\n\nIn 101 the distance is that to opening. A rack that has opened (--opened) may \
               have any number of tiles up to 22; its discards are ranked by the points that stay after the best laying, \
               and by the foul where an okey is thrown.",
        exit_0: "always",
        exit_1: "",
        examples: &[
            ("okey advise -i R5 \"K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J* K6\"", "the best discard, and why"),
            ("okey advise -i R5 --seen \"R8 R8\" --json K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J K6", "for a program"),
        ],
    },
    tr: CommandWords {
        about: "Hangi taş atılırsa el bitmeye en yakın kalır, sonra hangi taşlar işe yarar?",
        more: "Atılabilecek her taşı sıralar: önce kalan uzaklığa, yani daha kaç taşın değişmesi gerektiğine; sonra eli \
               yaklaştıran görülmemiş taşların sayısına; sonra da daha çok seçeneği açık bırakmasına göre. En iyi atışın \
               hangi perleri koruduğunu, hangilerinin başlamış olduğunu söyler.\n\n101'de uzaklık, el açmaya olan uzaklıktır. \
               Açmış olan el (--opened) 22 taşa kadar istenen sayıda taş tutabilir; atışları, perler konduktan sonra elde kalan \
               puana, okey atılıyorsa cezası da eklenerek sıralanır.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[
            ("okey tavsiye -i R5 \"K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J* K6\"", "en iyi atış ve nedeni"),
            ("okey tavsiye -i R5 --seen \"R8 R8\" --json K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J K6", "program için"),
        ],
    },
};

/// `okey rules`
pub(in crate::cli) const RULES_OF: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "The rules, clause by clause: who says so, what may be switched, an example either way",
        more: "Without words, it lists the clauses. An id, or the key of a switch, shows the page on a clause; other words \
               find the clauses that speak of them, in either language, with or without the marks of Turkish letters.",
        exit_0: "always",
        exit_1: "",
        examples: &[
            ("okey rules run.wrap", "the page on one clause"),
            ("okey rules false joker", "the clauses that speak of the false joker"),
            ("okey rules --diff okey okey-house", "where two profiles differ"),
            ("okey rules --format markdown", "the whole book"),
        ],
    },
    tr: CommandWords {
        about: "Kurallar, madde madde: kim söylüyor, ne değiştirilebilir, uyan ve uymayan birer örnek",
        more: "Sözcük verilmezse maddeleri sıralar. Bir maddenin kimliği ya da bir anahtarın adı o maddenin sayfasını açar; \
               başka sözcükler, geçtikleri maddeleri bulur: iki dilde de, Türkçe harflerle ya da onlarsız.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[
            ("okey kurallar run.wrap", "bir maddenin sayfası"),
            ("okey kurallar sahte okey", "sahte okeyden söz eden maddeler"),
            ("okey kurallar --diff klasik yaygın", "iki oyunun ayrıldığı yerler"),
            ("okey kurallar --format markdown", "kitabın tamamı"),
        ],
    },
};

/// `okey open`
pub(in crate::cli) const OPEN: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "101: the opening sum, the best openings, elden",
        more: "Finds the highest sum that runs and groups come to, the opening that leaves the least behind, the one that \
               keeps the most okeys back, and how many openings there are. One tile always stays. What stays is counted \
               as at a finish that doubles nothing.\n\nAny number of tiles up to 22 may be asked about, also what a player \
               who has opened still holds. With --taken, the tile taken from the left is one of the 22, or joins fewer; it \
               lies in every opening shown.",
        exit_0: "the hand can open: with series, with pairs, or elden",
        exit_1: "it cannot",
        examples: &[
            (
                "okey open -i K1 --variant 101 \"R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O\"",
                "can it open, and how",
            ),
            ("okey open -i K1 --variant 101 --bar 118 --limit 5 KRBY4-8 Ox2", "after an opening of 117; the five best"),
        ],
    },
    tr: CommandWords {
        about: "101: açış toplamı, en iyi açışlar, elden bitiş",
        more: "Seri ve grupların tuttuğu en yüksek toplamı, elde en az bırakan açışı, en çok okeyi elde tutan açışı ve kaç \
               ayrı açış olduğunu bulur. Bir taş hep elde kalır. Kalan taşlar, katsayısız bir bitişteki gibi \
               sayılır.\n\n22'ye kadar kaç taş yazılırsa yazılsın bakılır; eli açmış oyuncunun elinde kalanlar da olabilir. \
               --taken verilirse yandan alınan taş 22 taştan biridir ya da daha az taş yazılmışsa onlara eklenir; \
               gösterilen her açışta yer alır.",
        exit_0: "el açılabiliyor: seri, çift ya da elden",
        exit_1: "açılamıyor",
        examples: &[
            ("okey aç -i K1 --variant yüzbir \"R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O\"", "açılır mı, nasıl"),
            ("okey aç -i K1 --variant yüzbir --bar 118 --limit 5 KRBY4-8 Ox2", "117 ile açılmışsa; en iyi beş açış"),
        ],
    },
};

/// `okey score`
pub(in crate::cli) const SCORE: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "Points and penalties of a finished hand, or of a sheet of hands",
        more: "Settles a hand by the rules of its variant; every figure comes with its parts and their clauses. A hand is told \
               by options, or read as JSON; several hands make a sheet (yazboz) with running totals.\n\nWith --player, words \
               after the name and a colon say the rest: series or pairs (what the player opened with), the tiles left, \
               foul=NAME, team=NAME, shown (the indicator's twin). With --finish: okey, pairs, elden, devam, dizi. Without \
               the indicator, an okey left is written O*.\n\nIn JSON a hand is {\"variant\", \"indicator\", \"finish\": null or \
               {\"by\", \"okey\", \"pairs\", \"hand\", \"devam\", \"dizi\"}, \"players\": [{\"name\", \"team\", \"opened\": null, \
               \"series\" or \"pairs\", \"left\", \"fouls\", \"shown_indicator\"}], \"stake\"}; only finish, by, players and name must \
               be there. Variant, teams and stake may be said in the first hand of a sheet alone. A sheet of 101 is \
               over after --hands of them, or after 11; one of classic Okey when someone reaches 0.",
        exit_0: "always",
        exit_1: "",
        examples: &[
            (
                "okey score --variant 101 -i R5 -f \"Ali: okey\" -p Ali -p \"Veli: series K7 J*\" -p \"Can: pairs Y2\" -p Ece",
                "Ali finished by throwing an okey; Ece has not opened",
            ),
            ("okey score -f \"Ali: pairs\" -p Ali -p Veli -p Can -p Ece", "seven pairs in classic Okey"),
            (
                "okey score --variant 101 '{\"finish\": null, \"players\": [{\"name\": \"Ali\"}, {\"name\": \"Veli\"}]}'",
                "the same as JSON; here the stock ran out",
            ),
            ("okey score evening.jsonl --hands 11", "a sheet, one hand a line, as a score card"),
            ("okey score evening.jsonl --only 7", "the parts of its seventh hand"),
            ("okey score evening.jsonl --format markdown", "the card as Markdown; csv and json as well"),
        ],
    },
    tr: CommandWords {
        about: "Biten bir elin ya da bir yazbozun puanları ve cezaları",
        more: "Eli, oyunun kurallarına göre puanlar; her sayıyı kalemleriyle ve dayandığı maddelerle verir. El seçeneklerle \
               anlatılır ya da JSON olarak okunur; birden çok el, ara toplamlı bir yazboz olur.\n\n--player \
               ile, addan ve iki noktadan sonra: seri ya da çift (neyle açtığı), elde kalan taşlar, ceza=AD, takım=AD, \
               gösterdi (göstergenin eşini). --finish ile: okey, çift, elden, devam, dizi. Gösterge verilmezse elde kalan \
               okey O* diye yazılır.\n\nJSON'da el şudur: {\"variant\", \"indicator\", \"finish\": null ya da {\"by\", \"okey\", \
               \"pairs\", \"hand\", \"devam\", \"dizi\"}, \"players\": [{\"name\", \"team\", \"opened\": null, \"series\" ya da \
               \"pairs\", \"left\", \"fouls\", \"shown_indicator\"}], \"stake\"}; yalnız finish, by, players ve name zorunludur. \
               Oyun, takımlar ve ortaya konan, yazbozda yalnız ilk ele yazılabilir. 101 yazbozu --hands kadar elde, \
               verilmezse 11 elde biter; klasik oyununki biri 0'a inince.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[
            (
                "okey puan --variant yüzbir -i R5 -f \"Ali: okey\" -p Ali -p \"Veli: seri K7 J*\" -p \"Can: çift Y2\" -p Ece",
                "Ali okey atarak bitti, Ece açmadı",
            ),
            ("okey puan -f \"Ali: çift\" -p Ali -p Veli -p Can -p Ece", "klasik oyunda yedi çift"),
            (
                "okey puan --variant yüzbir '{\"finish\": null, \"players\": [{\"name\": \"Ali\"}, {\"name\": \"Veli\"}]}'",
                "JSON olarak; burada taşlar tükenmiş",
            ),
            ("okey puan aksam.jsonl --hands 11", "her satırı bir el olan yazboz"),
            ("okey puan aksam.jsonl --only 7", "yedinci elin dökümü"),
            ("okey puan aksam.jsonl --format markdown", "yazboz, Markdown olarak; csv ve json da olur"),
        ],
    },
};

/// `okey batch`
pub(in crate::cli) const BATCH: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "One of check, melds, pairs, waits, advise, open for every line of a stream",
        more: "Reads one JSON object a line, {\"id\": any, \"indicator\": \"R5\", \"hand\": \"K1 K2 ...\" or [\"K1\", ...]}, \
               as okey deal --json writes them, and writes one line for each, in the same order: the answer of the command \
               as with --json, the id first; or {\"id\", \"line\", \"error\"} where there is none. A bad line never stops \
               the stream, and an empty one is a bad one.\n\n\
               A line may also carry variant; seen and draws for waits and advise; opened for advise; discard, limit and partial for melds, \
               which lists at most 1000 layouts unless limit says otherwise; limit for open. Other fields are left alone; \
               okey schema batch-line says it as a JSON Schema. The options of the table hold for lines that say nothing; \
               --rules and --set hold on top of a line's own variant.\n\n\
               An answer has 8 MiB at most; a line that asks for more is refused. A file named with -o keeps what it held \
               until there is an answer, and is never the file that is read. What is written is whole lines, whether the disk \
               is full, the input breaks off or a signal ends the program; only a line of more than 4096 bytes can be cut, \
               when the program is killed or where the disk fills up behind a pipe. Where the stream itself breaks off, the exit \
               code is 2, and what was answered before stands. A reader may leave at any time: the exit \
               code is then that of the answers he was given.",
        exit_0: "all lines are answered",
        exit_1: "some lines are refused",
        examples: &[
            ("okey batch check hands.jsonl > answers.jsonl", "a file of hands"),
            ("okey deal --seed 7 --count 1000 --json | okey batch advise --summary", "a thousand random hands"),
            ("okey batch check hands.jsonl.gz -o answers.jsonl.zst", "compressed files, told by their names"),
        ],
    },
    tr: CommandWords {
        about: "Bir akışın her satırı için check, melds, pairs, waits, advise ya da open",
        more: "Her satırda bir JSON nesnesi okur: {\"id\": herhangi bir değer, \"indicator\": \"R5\", \"hand\": \"K1 K2 ...\" ya da \
               [\"K1\", ...]}; okey deal --json da böyle satırlar yazar. Her satıra aynı sırayla bir satır yazar: komutun --json \
               yanıtını, başında id ile; yanıt yoksa {\"id\", \"line\", \"error\"}. Hatalı bir satır akışı durdurmaz; boş satır da \
               kötü satırdır.\n\n\
               Satırda şunlar da bulunabilir: variant; waits ve advise için seen ile draws; advise için opened; melds için discard, limit ve \
               partial. melds, limit verilmezse en çok 1000 diziliş sıralar; open da limit alır. Başka alanlara bakılmaz; satırın \
               JSON şeması: okey schema batch-line. Masa seçenekleri, bir \
               şey söylemeyen satırlar içindir; --rules ile --set, satırın kendi oyununun üzerine de uygulanır.\n\n\
               Bir yanıt en çok 8 MiB tutar; daha fazlasını isteyen satır geri çevrilir. -o ile verilen dosya, ilk yanıt \
               yazılana kadar olduğu gibi kalır; okunan dosyanın üzerine hiç yazılmaz. Disk dolsa da, girdi yarıda kesilse \
               de, program bir sinyalle durdurulsa da yazılanlar tam satırlardır; yalnızca 4096 bayttan uzun bir satır, \
               program zorla kapatılırsa ya da bir borunun ardında disk dolarsa yarım kalabilir. Akışın kendisi yarıda kesilirse çıkış kodu 2 olur, \
               o ana kadarki yanıtlar durur. Okuyan istediği anda \
               bırakabilir: çıkış kodu o ana kadarki yanıtlara göredir.",
        exit_0: "bütün satırlar yanıtlandı",
        exit_1: "geri çevrilen satır var",
        examples: &[
            ("okey toplu check eller.jsonl > yanitlar.jsonl", "bir dosya dolusu el"),
            ("okey dağıt --seed 7 --count 1000 --json | okey toplu advise --summary", "rastgele bin el"),
            ("okey toplu check eller.jsonl.gz -o yanitlar.jsonl.zst", "adlarından anlaşılan sıkıştırılmış dosyalar"),
        ],
    },
};

/// `okey judge`
pub(in crate::cli) const JUDGE: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "The ruling on a disputed situation, with its reasons, its clauses and its cost",
        more: "Takes a claim as it was laid and rules on it. Write melds with / between them: \"R7 R8 R9 / K5 R5 B5\". Say \
               what an okey stands for with O*=R9; where nobody said it, the order of the tiles decides (O* R7 R8 is \
               6-7-8), and if that makes no meld, any order does. Where readings differ, it says what follows from \
               each. Okey is meant unless --variant or the question says 101; a ruling that turns on the okey needs \
               the indicator (-i).\n\n\
               What was not told is not guessed: where it matters, the ruling is undecided and names it. A player has not \
               opened unless --opened says so. Under \"At other tables\" stands every switch that would turn the ruling; \
               okey rules CLAUSE explains a clause it cites. With --format html, the ruling is a page to print and sign.",
        exit_0: "a ruling was given, whatever it is",
        exit_1: "",
        examples: &[
            ("okey judge meld \"R12 R13 R1\" -i Y13 --variant 101", "meld: is this a meld, and as what?"),
            (
                "okey judge finish \"K1-3 / R7-9 / B4-7 / Y10-13\" --throw K6 -i R5 --format html > ruling.html",
                "finish: is this a win? A page to print",
            ),
            (
                "okey judge finish \"K1-3\" --laid-off R10 --onto \"R7-9\" --throw K6 --opened series -i Y13 --variant 101",
                "finish in 101, opened before: a tile laid off, the last one thrown",
            ),
            (
                "okey judge opening \"K10-13 / R10-12 / Y4-6 O*=Y7\" -i Y13 --variant 101",
                "opening: does this open? Melds laid in a later turn: with --opened series",
            ),
            (
                "okey judge pairs \"K1 K1 / R2 R2 / B3 B3 / Y4 O* / J J\" -i Y13 --variant 101",
                "pairs: do these pairs open?",
            ),
            (
                "okey judge discard R10 --table \"R7-9 / K5 R5 B5\" -i Y13 --variant 101",
                "discard: may this tile be thrown, or is it playable (işlek)?",
            ),
            (
                "okey judge layoff \"R10 R11\" --onto \"R7-9\" --opened pairs -i Y13 --variant 101",
                "layoff: may these be laid off? Taken back: with --undo",
            ),
            (
                "okey judge swap R12 --from \"R10 R11 O*\" --opened series -i Y13 --variant 101",
                "swap: may the okey be taken for this tile?",
            ),
            (
                "okey judge take Y7 --opens \"K10-13 / R10-12 / Y4-7\" -i Y13 --variant 101",
                "take: may the left discard be taken so? Or --onto MELDS, --kept, --put-back",
            ),
            ("okey judge indicator R5 --late -i R5", "indicator: may it be shown, and this late?"),
            ("okey judge foul okey-discard --finish okey", "foul: what does it cost?"),
            (
                "okey judge left \"K9 J* O*\" --opened pairs --finish okey -i Y13 --variant 101",
                "left: what do the tiles left cost?",
            ),
            ("okey judge look own --opened series --after-throwing", "look: may discards be looked at? own or all"),
            ("okey judge irregular exposed", "irregular: count, turn or exposed; what no rule decides"),
        ],
    },
    tr: CommandWords {
        about: "Tartışmalı bir durumda karar; gerekçesi, maddeleri ve bedeliyle",
        more: "İddiayı masada olduğu gibi alır ve karar verir. Perlerin arasına / konur: \"R7 R8 R9 / K5 R5 B5\". Okeyin \
               neyin yerine geçtiği O*=R9 diye yazılır; söylenmediyse taşların sırasına bakılır (O* R7 R8, 6-7-8'dir), o sırada \
               per olmuyorsa sıra aranmaz. Okumalar ayrılıyorsa her birinden ne çıktığı söylenir. --variant ya da soru 101 \
               demedikçe klasik okey sayılır; okeyin önemli olduğu her soru göstergeyi (-i) ister.\n\n\
               Anlatılmayan bir şey uydurulmaz: önemliyse karar belirsizdir ve neyin eksik olduğu söylenir. --opened \
               verilmezse oyuncu el açmamış sayılır. \"Başka masalarda\" altında kararı çevirecek anahtarların hepsi vardır; \
               dayanılan maddeyi okey kurallar MADDE anlatır. --format html ile karar, basılıp imzalanacak bir sayfa olur.",
        exit_0: "karar ne olursa olsun verildi",
        exit_1: "",
        examples: &[
            ("okey hakem per \"R12 R13 R1\" -i Y13 --variant yüzbir", "per: bu taşlar per mi, hangi per?"),
            (
                "okey hakem bitiş \"K1-3 / R7-9 / B4-7 / Y10-13\" --throw K6 -i R5 --format html > karar.html",
                "bitiş: bitiyor mu? Basılacak bir sayfa",
            ),
            (
                "okey hakem bitiş \"K1-3\" --laid-off R10 --onto \"R7-9\" --throw K6 --opened seri -i Y13 --variant yüzbir",
                "101'de bitiş, daha önce açılmış: bir taş işlendi, sonuncusu atıldı",
            ),
            (
                "okey hakem açış \"K10-13 / R10-12 / Y4-6 O*=Y7\" -i Y13 --variant yüzbir",
                "açış: bu el açılır mı? Sonraki sıralarda konan perler: --opened seri ile",
            ),
            (
                "okey hakem çift \"K1 K1 / R2 R2 / B3 B3 / Y4 O* / J J\" -i Y13 --variant yüzbir",
                "çift: bu çiftlerle açılır mı?",
            ),
            (
                "okey hakem atış R10 --table \"R7-9 / K5 R5 B5\" -i Y13 --variant yüzbir",
                "atış: bu taş atılabilir mi, işlek mi?",
            ),
            (
                "okey hakem işleme \"R10 R11\" --onto \"R7-9\" --opened çift -i Y13 --variant yüzbir",
                "işleme: bunlar işlenebilir mi? Geri almak: --undo ile",
            ),
            (
                "okey hakem okey-alma R12 --from \"R10 R11 O*\" --opened seri -i Y13 --variant yüzbir",
                "okey-alma: bu taşla okey alınır mı?",
            ),
            (
                "okey hakem yandan Y7 --opens \"K10-13 / R10-12 / Y4-7\" -i Y13 --variant yüzbir",
                "yandan: taş böyle alınır mı? Ya da --onto PERLER, --kept, --put-back",
            ),
            ("okey hakem gösterge R5 --late -i R5", "gösterge: bu kadar geç gösterilir mi?"),
            ("okey hakem ceza okey-atma --finish okey", "ceza: ne yazılır?"),
            (
                "okey hakem kalan \"K9 J* O*\" --opened çift --finish okey -i Y13 --variant yüzbir",
                "kalan: elde kalan taşlar kaç yazar?",
            ),
            (
                "okey hakem bakma kendi --opened seri --after-throwing",
                "bakma: atılanlara bakılır mı? kendi ya da hepsi",
            ),
            ("okey hakem aksaklık açık", "aksaklık: sayı, sıra ya da açık; hiçbir kuralın karar vermediği"),
        ],
    },
};

/// `okey deal`
pub(in crate::cli) const DEAL: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "Random legal hands; the same seed deals the same ones again",
        more: "Deals the starter's hand with its indicator. With --json, each hand is one line.",
        exit_0: "always",
        exit_1: "",
        examples: &[("okey deal --variant 101 --seed 7 --count 3 --json", "three hands of 22 tiles")],
    },
    tr: CommandWords {
        about: "Kurallara uygun rastgele eller; aynı tohumla hep aynıları",
        more: "Oyuna başlayan oyuncunun elini göstergeyle birlikte dağıtır. --json verilirse her el bir satırdır.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[("okey dağıt --variant 101 --seed 7 --count 3 --json", "22 taşlık üç el")],
    },
};

/// `okey schema`
pub(in crate::cli) const SCHEMA: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "JSON Schemas of the answers, and of the lines batch reads",
        more: "Without a topic, it lists the topics.",
        exit_0: "always",
        exit_1: "",
        examples: &[("okey schema check", "the schema of what okey check --json writes")],
    },
    tr: CommandWords {
        about: "Yanıtların ve batch'in okuduğu satırın JSON şemaları",
        more: "Konu verilmezse konuları sıralar.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[("okey schema check", "okey check --json komutunun yazdığının şeması")],
    },
};

/// `okey completions`
pub(in crate::cli) const COMPLETIONS: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "Completions for a shell",
        more: "Writes the script to standard output.",
        exit_0: "always",
        exit_1: "",
        examples: &[(
            "okey completions bash > ~/.local/share/bash-completion/completions/okey",
            "install them for bash",
        )],
    },
    tr: CommandWords {
        about: "Kabuk için tamamlama betiği",
        more: "Betiği standart çıktıya yazar.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[("okey completions bash > ~/.local/share/bash-completion/completions/okey", "bash için kurar")],
    },
};

/// `okey man`
pub(in crate::cli) const MAN: Bilingual<CommandWords> = Bilingual {
    en: CommandWords {
        about: "Manual pages",
        more: "Writes a page in the format man reads: for okey itself, or for one command.",
        exit_0: "always",
        exit_1: "",
        examples: &[("okey man check | man -l -", "read the page on check")],
    },
    tr: CommandWords {
        about: "Kılavuz sayfaları",
        more: "man programının okuduğu biçimde bir sayfa yazar: okey'in ya da bir komutun sayfasını.",
        exit_0: "her zaman",
        exit_1: "",
        examples: &[("okey man check --lang tr | man -l -", "check komutunun sayfasını açar")],
    },
};
