//! Sentences about faults in a game record.

use super::FaultText;
use super::notation::notation;
use super::score::score;
use super::table::{hand, profile, table};
use crate::notation::{Letters, NotationFault};
use crate::record::{RecordFault, shown_name};
use crate::score::ScoreFault;
use crate::text::{counted, meant, named, plural};
use crate::words::Language;

#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn record(fault: &RecordFault, language: Language) -> FaultText {
    match fault {
        RecordFault::Notation(fault @ NotationFault::OtherLetters { letters: Letters::Krby, .. }) => {
            let hint = say!(language;
                "K black, R red, B blue, Y yellow, G green; for M mavi and S sarı write the line `letters rkms` above"
                / "K siyah, R kırmızı, B mavi, Y sarı, G yeşil; M mavi ve S sarı için yukarıya `harfler rkms` satırını \
                   yazın");
            FaultText { hint: Some(hint), ..notation(fault, language) }
        }
        RecordFault::Notation(fault) => notation(fault, language),
        RecordFault::Profile(fault) => profile(fault, language),
        RecordFault::Table(fault) => table(fault, language),
        RecordFault::Hand(fault) => hand(fault, language),
        RecordFault::Score(fault) => {
            let text = score(fault, language);
            FaultText { hint: line_hint(fault, language).or(text.hint), ..text }
        }
        RecordFault::Empty => fault_rows!(language;
            "the record is empty" / "kayıt boş",
            "no line" / "satır yok",
            "begin with `players Ali Ayşe Veli Can` and `indicator R5`, then one line for each turn: `Ali: throw R7`, `Ayşe: \
             draw K4, throw B9`"
                / "`oyuncular Ali Ayşe Veli Can` ve `gösterge R5` ile başlayın, sonra her hamle bir satır: `Ali: at R7`, \
                   `Ayşe: çek K4, at B9`"),
        RecordFault::Json => fault_rows!(language;
            "this is JSON, not a record" / "bu bir kayıt değil, JSON",
            "JSON" / "JSON",
            "to write it as a record: okey score FILE --as record" / "kayda çevirmek için: okey puan DOSYA --as record"),
        RecordFault::Version { version } => fault_rows!(language;
            "version {version} of the record format is unknown" / "kayıt biçiminin {version}. sürümü bilinmiyor",
            "known: 1" / "bilinen: 1",
            "use a newer version of the program" / "programın daha yeni bir sürümünü kullanın"),
        RecordFault::UnknownKeyword { word, nearest } => fault_rows!(language;
            "no line of a record begins with \"{word}\"" / "kayıtta \"{word}\" ile başlayan satır olmaz",
            "neither a keyword nor a player's name with a colon" / "ne anahtar sözcük ne de iki noktalı oyuncu adı",
            meant(*nearest, say!(language;
                "a line begins with a keyword such as `rack`, or is a turn: `Ali: draw K4, throw R7`"
                / "satır `ıstaka` gibi bir anahtar sözcükle başlar ya da hamledir: `Ali: çek K4, at R7`"), language)),
        RecordFault::UnknownAction { word, nearest } => fault_rows!(language;
            "\"{word}\" is not an action" / "\"{word}\" diye bir hamle yok",
            "an action was expected here" / "burada bir hamle bekleniyordu",
            meant(*nearest, say!(language;
                "use draw, take, put back, show, throw, finish; in 101 also open, lay, gather, add, swap, undo, claim"
                / "çek, al, geri bırak, göster, at, bit; 101'de ayrıca aç, indir, topla, işle, değiş, geri al, işlek"),
                language)),
        RecordFault::UnknownPlayer { name, nearest, players } => {
            let players: Vec<String> = players.iter().map(|name| named(name)).collect();
            let nearest = nearest.and_then(|at| players.get(usize::from(at))).map(String::as_str);
            fault_rows!(language, name = named(name), players = players.join(", ");
                "{name} does not play in this record" / "bu kayıtta {name} diye bir oyuncu yok",
                "not among the players" / "oyuncular arasında yok",
                meant(nearest, say!(language;
                    "the players are {players}; the name must match exactly"
                    / "oyuncular: {players}; adlar harfi harfine aynı olmalı"), language))
        }
        RecordFault::NameUnquoted { name } => {
            fault_rows!(language, quoted = named(&shown_name(name)), name = named(name);
            "the name {name} must be in quotes" / "{name} adı tırnak içinde yazılmalı",
            "only the first word is read as a name" / "yalnız ilk sözcük ad sayılır",
            "write {quoted}" / "{quoted} yazın")
        }
        RecordFault::NotAName { word } => fault_rows!(language, name = named(word);
            "\"{word}\" was not read as a name" / "\"{word}\" ad sayılmadı",
            "between names" / "adların arasında",
            "write only the names: `players Ali Veli Can`; if a player is called {name}, write \"{word}\""
                / "yalnız adları yazın: `oyuncular Ali Veli Can`; bir oyuncunun adı {name} ise \"{word}\" yazın"),
        RecordFault::KeywordMissing { name, keyword: [english, turkish], words } => {
            let [after, ardi] =
                words.each_ref().map(|words| if words.is_empty() { String::new() } else { format!(" {words}") });
            fault_rows!(language, quoted = named(&shown_name(name)), name = named(name);
                "the word {english} is missing before {name}" / "{name} adının önünde \"{turkish}\" sözcüğü eksik",
                "expected {english} before this" / "bunun önünde {turkish} bekleniyordu",
                "write `{english} {quoted}{after}`" / "`{turkish} {quoted}{ardi}` yazın")
        }
        RecordFault::TurnColonMissing { name } => fault_rows!(language, name = named(&shown_name(name));
            "the colon after {name} is missing" / "{name} adından sonra iki nokta eksik",
            "a turn begins with a name and a colon" / "tur satırı ad ve iki noktayla başlar",
            "write `{name}: draw K4, throw R7`; in a hand without turns, begin with a word such as `opened {name} series`"
                / "`{name}: çek K4, at R7` gibi yazın; turları yazılmayan elde satır `açan {name} seri` gibi başlar"),
        RecordFault::ColonUnwanted { before } => fault_rows!(language;
            "the colon after \"{before}\" does not belong here" / "burada \"{before}\" sözcüğünden sonra iki nokta olmaz",
            "only a turn has a colon, after the player's name" / "iki nokta yalnız tur satırında, addan sonra olur",
            "leave the colon out, as in `rack Ali K1 K2` or `indicator R5`; a turn is `Ali: draw K4`"
                / "iki noktayı çıkarın: `ıstaka Ali K1 K2`, `gösterge R5`; tur ise `Ali: çek K4` diye yazılır"),
        RecordFault::StartAlone { word } => fault_rows!(language;
            "`{word}` belongs in the line that begins the hand" / "`{word}` eli başlatan satıra yazılır",
            "not on a line of its own" / "kendi başına satır olmaz",
            "write `hand dealt Can`, or `hand starts Ali`" / "`el dağıtan Can` ya da `el başlar Ali` yazın"),
        RecordFault::StartUnclear { name } => fault_rows!(language, name = named(&shown_name(name));
            "does {name} start this hand, or deal it?" / "{name} bu ele başlıyor mu, yoksa eli dağıtıyor mu?",
            "the word \"starts\" or \"dealt\" is missing" / "\"başlar\" ya da \"dağıtan\" sözcüğü eksik",
            "write `hand starts {name}`, or `hand dealt {name}`" / "`el başlar {name}` ya da `el dağıtan {name}` yazın"),
        RecordFault::PlayerMissing { word } => fault_rows!(language;
            "the player of this turn is not named" / "bu turun oyuncusu yazılmamış",
            "whose?" / "kimin?",
            "write the name and a colon before it: `Ali: {word} ...`" / "önüne adı ve iki noktayı yazın: `Ali: {word} ...`"),
        RecordFault::PlayersMissing => fault_rows!(language;
            "the players are not named yet" / "oyuncular henüz yazılmamış",
            "whose?" / "kimin?",
            "write them above, in the order of play: `players Ali Ayşe Veli Can`"
                / "yukarıya oynama sırasıyla yazın: `oyuncular Ali Ayşe Veli Can`"),
        RecordFault::PlayersCount { found } => fault_rows!(language, players = counted(*found, "player");
            "a table has two to four players, but this line names {players}"
                / "masada iki ile dört arası oyuncu olur, {found} ad yazılmış",
            "two to four names are needed" / "iki ile dört arası ad gerekli",
            "name all players; put names with spaces in quotes: `players Ali \"Uzun Veli\" Ayşe Can`"
                / "bütün oyuncuları yazın; boşluklu adları tırnağa alın: `oyuncular Ali \"Uzun Veli\" Ayşe Can`"),
        RecordFault::TurnsOfFew { players } => fault_rows!(language;
            "the program checks turns only at a table of four, but {players} players play here"
                / "program hamleleri yalnız dört kişilik masada denetler, burada {players} kişi oynuyor",
            "a turn or a deal" / "hamle ya da dağıtım",
            "write only how the hand ended, in lines that begin with `finished`, `opened` and `left`"
                / "yalnız elin nasıl bittiğini yazın: `biten`, `açan` ve `kalan` ile başlayan satırlar"),
        RecordFault::UnknownHow { word, is_player: true, .. } => fault_rows!(language;
            "two players cannot finish the same hand, but {word} is named too"
                / "bir eli iki oyuncu bitiremez, {word} de yazılmış",
            "a second player" / "ikinci oyuncu",
            "name only the player who threw the last tile; put a name with spaces in quotes"
                / "yalnız son taşı atanı yazın; boşluklu adı tırnağa alın"),
        RecordFault::UnknownHow { word, nearest, .. } => fault_rows!(language;
            "\"{word}\" is not a kind of finish" / "\"{word}\" diye bir bitiş yok",
            "unknown" / "bilinmiyor",
            meant(*nearest, say!(language;
                "use okey, pairs, hand (elden), devam or dizi, or nothing for a normal finish"
                / "okey, çift, elden, devam ya da dizi yazın; normal bitişte bir şey yazmayın"), language)),
        RecordFault::OpenedMissing => fault_rows!(language;
            "the line does not say how the player opened" / "neyle açıldığı yazılmamış",
            "with what?" / "neyle?",
            "write series or pairs after the name: `opened Veli series` or `opened Veli pairs`"
                / "addan sonra seri ya da çift yazın: `açan Veli seri` ya da `açan Veli çift`"),
        RecordFault::UnknownOpening { word, nearest } => fault_rows!(language;
            "\"{word}\" is not a kind of opening" / "\"{word}\" diye bir açış yok",
            "unknown" / "bilinmiyor",
            meant(*nearest, say!(language;
                "use series, pairs or unopened; write the tiles left on a separate line, such as `left Veli = 34`"
                / "seri ya da çift yazın; açmayan için açmadı; kalan ayrı satıra yazılır: `kalan Veli = 34`"), language)),
        RecordFault::OpenedWithLeft { name, left } => fault_rows!(language, name = named(&shown_name(name));
            "\"{left}\" does not belong in the line about the opening" / "\"{left}\" açış satırına yazılmaz",
            "is this what is left?" / "elde kalan mı?",
            "write what is left on a separate line: `left {name} = 34` for a sum, `left {name} K7 R3` for tiles"
                / "kalanı ayrı satıra yazın: toplamsa `kalan {name} = 34`, taşlarsa `kalan {name} K7 R3`"),
        RecordFault::EndingMissing { turns: false } => fault_rows!(language;
            "the record does not say how this hand ended" / "kayıtta bu elin nasıl bittiği yazılmamış",
            "this hand" / "bu el",
            "add `finished Ali`, or `end` if the stock ran out, or `void` if the hand does not count"
                / "`biten Ali` ekleyin; taşlar tükendiyse `son`, el sayılmıyorsa `geçersiz` yazın"),
        RecordFault::EndingMissing { turns: true } => fault_rows!(language;
            "this hand was broken off, and there is no other hand to score"
                / "bu el yarım kalmış, puanlanacak başka el de yok",
            "this hand" / "bu el",
            "write the missing turns, or `end` if the stock ran out, or `void` if the hand does not count"
                / "eksik hamleleri yazın; taşlar tükendiyse `son`, el sayılmıyorsa `geçersiz` yazın"),
        RecordFault::TurnsUnfinished => fault_rows!(language;
            "the turns of this hand stop before its finish" / "bu elin hamleleri bitişe kadar yazılmamış",
            "there is a finish, but turns are missing" / "bitiş var, hamleler eksik",
            "write the missing turns, or remove all turns: the lines `finished`, `opened` and `left` settle the hand"
                / "eksik hamleleri yazın ya da bütün hamleleri silin: `biten`, `açan` ve `kalan` satırları eli hesaplamaya yeter"),
        RecordFault::EndingTwice => fault_rows!(language;
            "the record gives two endings for this hand" / "kayıtta bu elin iki ayrı bitişi var",
            "the second ending" / "ikinci bitiş",
            "leave out `end` if a player finished, or `finished` if the stock ran out"
                / "bir oyuncu bitirdiyse `son` satırını, taşlar tükendiyse `biten` satırını çıkarın"),
        RecordFault::SumUnmarked { name, sum } if sum == "0" => fault_rows!(language, name = named(&shown_name(name));
            "0 is neither a tile nor a sum that can be left" / "0 ne taştır ne de elde kalabilecek bir toplam",
            "nothing left?" / "hiç mi kalmadı?",
            "write `finished {name}` for a player without tiles, `left {name} K7 R3` for tiles that are left"
                / "elinde taş kalmayan için `biten {name}`, taş kaldıysa `kalan {name} K7 R3` yazın"),
        RecordFault::SumUnmarked { name, sum } => fault_rows!(language, name = named(&shown_name(name));
            "{sum} alone is neither a tile nor a sum" / "tek başına {sum} ne taştır ne toplam",
            "a sum?" / "toplam mı?",
            "write `left {name} = {sum}` for a sum, `left {name} K7 R3` for tiles"
                / "toplamsa `kalan {name} = {sum}`, taşlarsa `kalan {name} K7 R3` yazın"),
        RecordFault::OtherForm { word, keyword: [english, turkish] } => fault_rows!(language;
            "no line of a record begins with \"{word}\" and a name" / "kayıtta \"{word}\" ve bir adla başlayan satır olmaz",
            "not a keyword" / "anahtar sözcük değil",
            "write `{english}`" / "`{turkish}` yazın"),
        RecordFault::Twice { keyword: [english, turkish] } => fault_rows!(language;
            "`{english}` is given twice" / "`{turkish}` iki kez yazılmış",
            "the second time" / "ikinci kez",
            "leave one of them out" / "birini çıkarın"),
        RecordFault::PardonUnclear { pardoned, fouls } => {
            let [one, other] = &**fouls;
            fault_rows!(language;
                "the pardon of {pardoned} may concern {one} or {other}"
                    / "{pardoned} affı {one} için de olabilir, {other} için de",
                "which one?" / "hangisi?",
                "write the foul with the name that its own line uses: {one} or {other}"
                    / "cezayı kendi satırındaki adıyla yazın: {one} ya da {other}")
        }
        RecordFault::PlayerTwice { name } => fault_rows!(language, name = named(name);
            "{name} is given two numbers" / "{name} için iki sayı yazılmış",
            "the second time" / "ikinci kez",
            "leave one of them out" / "birini çıkarın"),
        RecordFault::TooLate { keyword: [english, turkish] } => fault_rows!(language;
            "`{english}` belongs before the first hand" / "`{turkish}` ilk elden önce yazılır",
            "a hand has begun already" / "el başlamış bile",
            "move the line to the top of the record" / "satırı kaydın başına taşıyın"),
        RecordFault::NameMissing => fault_rows!(language;
            "the name of a player is missing" / "oyuncunun adı eksik",
            "whose?" / "kimin?",
            "write a name after this word" / "bu sözcüğün arkasına bir ad yazın"),
        RecordFault::WordMissing => fault_rows!(language;
            "the line ends too early" / "satır yarım kalmış",
            "more words must follow" / "arkasından bir şey gelmeli",
            "examples: `game 101`, `set open.sum=91`, `foul Ali discard.okey`"
                / "örnekler: `oyun 101`, `ayar open.sum=91`, `ceza Ali discard.okey`"),
        RecordFault::TilesMissing => fault_rows!(language;
            "the tile is missing" / "taş yazılmamış",
            "which tile?" / "hangi taş?",
            "write the tile after this word, such as K4" / "bu sözcüğün arkasına taşı yazın, K4 gibi"),
        RecordFault::UnknownTiles { word } => fault_rows!(language;
            "\"{word}\" is not a number of unknown tiles" / "\"{word}\" bilinmeyen taş sayısı değil",
            "`?` or `?x5`" / "`?` ya da `?x5`",
            "`?` means one unknown tile, `?x5` five of them; the largest number is 22"
                / "`?` bilinmeyen bir taş, `?x5` bilinmeyen beş taş demektir; en çok 22 olur"),
        RecordFault::TileUnknown => fault_rows!(language;
            "`?` cannot be used here" / "bilinmeyen taş buraya yazılamaz",
            "which tile?" / "hangi taş?",
            "write the tile itself, such as K4" / "taşın kendisini yazın, K4 gibi"),
        RecordFault::FigureMissing => fault_rows!(language;
            "a number is missing" / "sayı eksik",
            "how many?" / "kaç?",
            "write a number after this word" / "bu sözcüğün arkasına bir sayı yazın"),
        RecordFault::NotAFigure { word } => fault_rows!(language;
            "\"{word}\" is not a number" / "\"{word}\" bir sayı değil",
            "a whole number was expected" / "tam sayı bekleniyordu",
            "write it in digits" / "rakamla yazın"),
        RecordFault::FigureOutOfBounds { least, most } => fault_rows!(language;
            "the number is out of range" / "sayı aralığın dışında",
            "from {least} to {most}" / "{least} ile {most} arasında olmalı",
            "check the digits" / "rakamları kontrol edin"),
        RecordFault::Unexpected { word } => fault_rows!(language;
            "\"{word}\" does not belong here" / "\"{word}\" buraya ait değil",
            "not expected" / "beklenmiyordu",
            "write each fact on a line of its own; only a remark may follow here, after a semicolon"
                / "her bilgiyi ayrı bir satıra yazın; burada yalnız açıklama, noktalı virgülden sonra kalabilir"),
        RecordFault::QuoteOpen => fault_rows!(language;
            "the quotes are not closed" / "tırnak kapanmamış",
            "opened here" / "burada açılmış",
            "close them on the same line; within them a quote is \\\""
                / "aynı satırda kapatın; içindeki tırnak \\\" diye yazılır"),
        RecordFault::UnknownLetters { word } => fault_rows!(language;
            "\"{word}\" is not a set of letters" / "\"{word}\" diye bir harf kümesi yok",
            "krby or rkms" / "krby ya da rkms",
            "krby: K R B Y; rkms: R kırmızı, K siyah, M mavi, S sarı"
                / "krby: K R B Y; rkms: R kırmızı, K siyah, M mavi, S sarı"),
        RecordFault::MeldNumber { word } if word.is_empty() => fault_rows!(language;
            "the number of the meld is missing" / "perin numarası eksik",
            "which meld?" / "hangi per?",
            "melds are numbered 1, 2, 3 in the order they were laid"
                / "perler iniş sırasıyla 1, 2, 3 diye numaralanır"),
        RecordFault::MeldNumber { word } => fault_rows!(language;
            "\"{word}\" is not the number of a meld" / "\"{word}\" bir per numarası değil",
            "which meld?" / "hangi per?",
            "melds are numbered 1, 2, 3 in the order they were laid"
                / "perler iniş sırasıyla 1, 2, 3 diye numaralanır"),
        RecordFault::TileOrMeld { text, readings, letters } => {
            let [one, other] = readings.each_ref().map(|action| action.text_in(language, *letters));
            fault_rows!(language;
                "\"{text}\" can mean {one} or {other}" / "\"{text}\" iki türlü okunur, {one} ya da {other}",
                "a tile or a meld?" / "taş mı, per mi?",
                "write one of them" / "birini yazın")
        }
        RecordFault::TwoTurns => fault_rows!(language;
            "one line holds two turns" / "bir satırda iki tur var",
            "a second turn begins here" / "burada ikincisi başlıyor",
            "a throw ends the turn: write each turn on a separate line"
                / "taş atılınca tur biter: her turu ayrı bir satıra yazın"),
        RecordFault::ClaimNotAlone => fault_rows!(language;
            "a claim needs a line to itself" / "işlek ayrı bir satıra yazılır",
            "claimed within a turn" / "turun içinde yazılmış",
            "write it after the throw, before the next draw: `Ayşe: claim K2`"
                / "atıştan sonra, sonraki çekişten önce yazın: `Ayşe: işlek K2`"),
        RecordFault::ActionMissing => fault_rows!(language;
            "this turn has no action" / "bu turda hamle yok",
            "what was done?" / "ne yapıldı?",
            "write the actions with commas between them: `Ali: draw K4, throw R7`"
                / "hamleleri virgülle ayırarak yazın: `Ali: çek K4, at R7`"),
        RecordFault::TimeShape => fault_rows!(language;
            "a time is one word at the end of the line" / "saat tek sözcüktür, satırın sonuna yazılır",
            "not a time" / "saat değil",
            "such as @21:14:03 or @8.2s" / "@21:14:03 ya da @8.2s gibi"),
        RecordFault::LineTooLong { bytes, most } => fault_rows!(language;
            "the line is too long: {bytes} bytes" / "satır çok uzun: {bytes} bayt",
            "begins here" / "burada başlıyor",
            "a line has at most {most} bytes; a turn or a comment may continue in the next one"
                / "bir satır en çok {most} bayt olabilir; hamle ya da yorum sonraki satırda sürebilir"),
        RecordFault::HandTooLong { most } => fault_rows!(language;
            "a hand has more than {most} lines" / "{most} satır geçmiş, yeni el başlamamış",
            "one line too many" / "bir satır fazla",
            "begin each hand with a line such as `hand 2`" / "her ele `el 2` gibi bir satırla başlayın"),
        RecordFault::TooManyHands { most } => fault_rows!(language;
            "the record has more than {most} hands" / "kayıtta {most} elden fazla el var",
            "one hand too many" / "fazladan bir el",
            "divide it into several records; the line `totals` carries the points over"
                / "birkaç kayda bölün; puanları `devreden` satırı taşır"),
        RecordFault::Control => fault_rows!(language;
            "this line contains a control character" / "bu satırda bir denetim karakteri var",
            "this character cannot be used here" / "bu karakter buraya yazılamaz",
            "delete it; names, tiles and comments are plain text" / "silin; adlar, taşlar ve yorumlar düz metindir"),
        RecordFault::IndicatorMissing => fault_rows!(language;
            "the hand has no indicator" / "elin göstergesi yok",
            "the okey of this hand is unknown" / "bu elin okeyi bilinmiyor",
            "write the indicator before the first turn: `indicator R5`"
                / "ilk turdan önce göstergeyi yazın: `gösterge R5`"),
        RecordFault::RackSize { name, held, needed, starts } => {
            let label = if *starts {
                say!(language; "the starter has one more tile" / "başlayanın bir taşı fazladır")
            } else {
                say!(language; "wrong number of tiles" / "taş sayısı tutmuyor")
            };
            let hint = match needed.checked_sub(*held) {
                None => say!(language;
                    "write only the tiles that the player was dealt" / "yalnız oyuncuya dağıtılan taşları yazın"),
                Some(1) => say!(language; "write ? for an unknown tile" / "bilinmeyen taş için ? yazın"),
                Some(missing) => say!(language;
                    "write ? for an unknown tile, ?x{missing} for {missing} of them"
                    / "bilinmeyen taş için ?, {missing} tanesi için ?x{missing} yazın"),
            };
            fault_rows!(language, name = named(name), tiles = plural(*held as u64, "tile", "tiles");
                "{name}'s rack has {held} {tiles}, but {needed} are dealt"
                    / "{name} adlı oyuncunun ıstakasında {held} taş var, oysa {needed} taş dağıtılır",
                label,
                hint)
        }
        RecordFault::DealtTooOften { tile, dealt, exist } => fault_rows!(language;
            "{tile} is dealt {dealt} times, but the racks and the stock can have only {exist} in all"
                / "{tile} {dealt} kez dağıtılmış, oysa ıstakalarda ve destede toplam {exist} tane olabilir",
            "one too many" / "bu bir fazla",
            "the racks, the stock and the indicator share one set of tiles"
                / "ıstakalar, deste ve gösterge tek bir taş takımındandır"),
        RecordFault::StockSize { found, most } => fault_rows!(language;
            "the stock has {found} tiles, but the deal leaves only {most}"
                / "destede {found} taş yazılmış, oysa dağıtımdan {most} taş kalır",
            "too many tiles" / "çok fazla taş",
            "write the stock from its top tile on; you may leave out the tiles at its end"
                / "desteyi en üstteki taştan başlayarak yazın; sondaki taşları yazmayabilirsiniz"),
        RecordFault::NotSettled { way: true } => fault_rows!(language;
            "the points of this hand are unknown" / "bu elin puanları bilinmiyor",
            "cannot be settled" / "hesaplanamıyor",
            "write the layout of the finish (`finish K6 with R7-9 / ...`) or the rack that the player was dealt \
             (`rack Ali K7 R2 ...`); the game continues from the points of all earlier hands"
                / "bitişin dizilişini (`bit K6 : R7-9 / ...`) ya da bitene dağıtılan ıstakayı (`ıstaka Ali K7 R2 ...`) \
                   yazın; oyun önceki ellerin puanlarıyla sürer"),
        RecordFault::NotSettled { way: false } => fault_rows!(language;
            "the points of this hand are unknown" / "bu elin puanları bilinmiyor",
            "cannot be settled" / "hesaplanamıyor",
            "write what is missing, such as the tiles left (`left Ali K7 R2`); the game continues from the points of \
             all earlier hands"
                / "eksik olanı, örneğin elde kalan taşları yazın (`kalan Ali K7 R2`); oyun önceki ellerin puanlarıyla \
                   sürer"),
        RecordFault::NotOfFour { players } => fault_rows!(language;
            "a game needs four players, but this record has {players}"
                / "oyun için dört oyuncu gerekir, bu kayıtta {players} oyuncu var",
            "not four players" / "dört oyuncu değil",
            "to add a hand to this score sheet, use okey score --add" / "bu yazboza el eklemek için okey puan --add kullanın"),
        RecordFault::NotASeed => fault_rows!(language, most = u64::MAX;
            "this is not a seed" / "bu bir tohum değil",
            "expected a number" / "bir sayı bekleniyordu",
            "write a number from 0 to {most}, or leave the line out for random tiles"
                / "0'dan {most} sayısına kadar bir sayı yazın ya da taşlar rastgele gelsin diye satırı silin"),
        RecordFault::NotHands { least, most } => fault_rows!(language;
            "this is not a number of hands" / "bu bir el sayısı değil",
            "expected a number" / "bir sayı bekleniyordu",
            "write a number from {least} to {most}, or leave the line out for the usual number of hands"
                / "{least} ile {most} arasında bir sayı yazın ya da her zamanki kadar el oynansın diye satırı silin"),
        RecordFault::NotSeats { kinds } => fault_rows!(language, kinds = kinds.join(", ");
            "this line does not say who plays at each of the four seats" / "bu satırdan dört yerde kimin oynadığı anlaşılmıyor",
            "expected four players" / "dört oyuncu bekleniyordu",
            "write four words with commas between them; each is person or one of {kinds}"
                / "virgülle ayırarak dört sözcük yazın; her biri person ya da şunlardan biri olur: {kinds}"),
        RecordFault::NotWhole => fault_rows!(language;
            "some tiles of this hand are unknown" / "bu elde bilinmeyen taşlar var",
            "some tiles are missing" / "yazılmamış taş var",
            "a hand can be continued only if its four racks and its stock are recorded, as in a game played here"
                / "eli sürdürmek için dört ıstaka ve deste yazılı olmalı; burada oynanan oyunun kaydında bunlar var"),
    }
}

/// Returns a hint that names the line to write in the record. Returns `None` if the usual hint fits a record, because
/// it names neither an option nor a JSON field.
fn line_hint(fault: &ScoreFault, language: Language) -> Option<String> {
    Some(match fault {
        ScoreFault::LeftMissing { name, .. } => say!(language, name = named(&shown_name(name));
            "write the sum or the tiles: `left {name} = 34`, `left {name} R5 K7`"
            / "toplamı ya da taşları yazın: `kalan {name} = 34`, `kalan {name} R5 K7`"),
        ScoreFault::IndicatorNeeded { .. } => say!(language;
            "name the indicator below the line `hand`: `indicator R5`"
            / "göstergeyi `el` satırının altına yazın: `gösterge R5`"),
        ScoreFault::StakeMissing => say!(language;
            "write what each player staked above the first hand: `stake 10`"
            / "her oyuncunun koyduğunu ilk elin üstüne yazın: `bahis 10`"),
        ScoreFault::DevamOff => say!(language;
            "write `okey` instead of `devam`; if the table plays devam, write `set devam=true` above the first hand"
            / "`devam` yerine `okey` yazın; masada devam oynanıyorsa ilk elin üstüne `ayar devam=true` yazın"),
        ScoreFault::DiziOff => say!(language;
            "leave it out; if a dizi wins, write `set win.dizi=true` above the first hand"
            / "bunu çıkarın; dizi sayılıyorsa ilk elin üstüne `ayar win.dizi=true` yazın"),
        ScoreFault::AnnounceOff { yuzbir: true } => say!(language;
            "leave it out; if pairs are announced, write `set pairs.announce=required` above the first hand"
            / "bunu çıkarın; çifte gidildiği söyleniyorsa ilk elin üstüne `ayar pairs.announce=required` yazın"),
        ScoreFault::OpenedUnwanted { .. } => say!(language;
            "opening belongs to 101: leave it out, or begin the record with `game 101`"
            / "el açmak 101'e özgüdür: bunu çıkarın ya da kaydın başına `oyun 101` yazın"),
        ScoreFault::LeftUnopened { name } => say!(language, name = named(&shown_name(name));
            "write `opened {name} series` or `opened {name} pairs`, or leave this line out"
            / "`açan {name} seri` ya da `açan {name} çift` yazın ya da bu satırı çıkarın"),
        ScoreFault::OpenedWithoutTiles { name } => say!(language, name = named(&shown_name(name));
            "one tile must stay for the discard: correct the line `left`, or write `finished {name}`"
            / "atmak için bir taş kalmalıdır: `kalan` satırını düzeltin ya da `biten {name}` yazın"),
        ScoreFault::ReasonUnclear { words } => say!(language;
            "write each correction on a line of its own, such as `adjust Can +50`; if this is the reason, write \"{words}\""
            / "her düzeltmeyi ayrı satıra yazın: `düzelt Can +50`; bu sebepse \"{words}\" yazın"),
        ScoreFault::NoHands => say!(language;
            "write the first hand: `hand 1`, `finished Ali`" / "ilk eli yazın: `el 1`, `biten Ali`"),
        ScoreFault::TotalsLate => say!(language;
            "write `totals` above the first hand; to correct points later, use `adjust`"
            / "`devreden` satırını ilk elin üstüne yazın; sonradan düzeltmek için `düzelt` kullanın"),
        _ => return None,
    })
}
