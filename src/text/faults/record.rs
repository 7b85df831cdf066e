//! What is wrong with a record.

use super::Told;
use super::hand::hand;
use super::notation::notation;
use super::score::score;
use super::table::{profile, table};
use crate::notation::{Letters, NotationFault};
use crate::record::RecordFault;
use crate::text::{meant, plural};
use crate::words::Language;

/// Message, label and hint of one fault.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn record(fault: &RecordFault, language: Language) -> Told {
    let [message, label, hint] = match fault {
        RecordFault::Notation(fault @ NotationFault::OtherLetters { letters: Letters::Krby, .. }) => {
            let (message, label, _) = notation(fault, language);
            let hint = say!(
                language,
                "K black, R red, B blue, Y yellow, G green; for M mavi and S sarı write the line `letters rkms` above",
                "K siyah, R kırmızı, B mavi, Y sarı, G yeşil; M mavi ve S sarı için yukarıya `harfler rkms` satırını yazın"
            );
            return (message, label, hint);
        }
        RecordFault::Notation(fault) => return notation(fault, language),
        RecordFault::Profile(fault) => return profile(fault, language),
        RecordFault::Table(fault) => return table(fault, language),
        RecordFault::Hand(fault) => return hand(fault, language),
        RecordFault::Score(fault) => return score(fault, language),
        RecordFault::Empty => [
            say!(language, "the record says nothing", "kayıtta hiçbir şey yazmıyor"),
            say!(language, "no line", "satır yok"),
            say!(
                language,
                "begin with `players Ali Ayşe Veli Can`, then one line for each turn: `Ali: draw K4, throw R7`",
                "`oyuncular Ali Ayşe Veli Can` ile başlayın, sonra her hamle bir satır: `Ali: çek K4, at R7`"
            ),
        ],
        RecordFault::Version { version } => [
            say!(language, "version {version} of the format is not known", "biçimin {version}. sürümü bilinmiyor"),
            say!(language, "known: 1", "bilinen: 1"),
            say!(language, "a newer program may read it", "daha yeni bir program okuyabilir"),
        ],
        RecordFault::UnknownKeyword { word, nearest } => [
            say!(language, "no line of a record begins with \"{word}\"", "kayıtta \"{word}\" ile başlayan satır olmaz"),
            say!(
                language,
                "neither a keyword nor a player's name with a colon",
                "ne anahtar sözcük ne de iki noktalı oyuncu adı"
            ),
            meant(
                *nearest,
                say!(
                    language,
                    "a line begins with a keyword such as `rack`, or is a turn: `Ali: draw K4, throw R7`",
                    "satır `ıstaka` gibi bir anahtar sözcükle başlar ya da hamledir: `Ali: çek K4, at R7`"
                ),
                language,
            ),
        ],
        RecordFault::UnknownAction { word, nearest } => [
            say!(language, "\"{word}\" is nothing a player does", "\"{word}\" diye bir hamle yok"),
            say!(language, "an action was expected here", "burada bir hamle bekleniyordu"),
            meant(
                *nearest,
                say!(
                    language,
                    "draw, take, show, open, lay, gather, add, swap, undo, put back, claim, throw, finish",
                    "çek, al, göster, aç, indir, topla, işle, değiş, geri al, geri bırak, işlek, at, bit"
                ),
                language,
            ),
        ],
        RecordFault::UnknownPlayer { name, nearest, players } => {
            let meant_player = nearest.and_then(|at| players.get(usize::from(at))).map(String::as_str);
            let players = players.join(", ");
            [
                say!(language, "{name} does not play in this record", "bu kayıtta {name} diye bir oyuncu yok"),
                say!(language, "not among the players", "oyuncular arasında yok"),
                meant(
                    meant_player,
                    say!(
                        language,
                        "the players are {players}; names are compared exactly",
                        "oyuncular: {players}; adlar harfi harfine aynı olmalı"
                    ),
                    language,
                ),
            ]
        }
        RecordFault::PlayersMissing => [
            say!(language, "the players are not named yet", "oyuncular henüz yazılmamış"),
            say!(language, "whose?", "kimin?"),
            say!(
                language,
                "write them above, in the order of play: `players Ali Ayşe Veli Can`",
                "yukarıya oynama sırasıyla yazın: `oyuncular Ali Ayşe Veli Can`"
            ),
        ],
        RecordFault::PlayersCount { found } => [
            say!(
                language,
                "four players sit at the table, {found} are named",
                "masada dört oyuncu oturur, {found} ad yazılmış"
            ),
            say!(language, "four names are needed", "dört ad gerekli"),
            say!(
                language,
                "put names with blanks into quotes: `players Ali \"Uzun Veli\" Ayşe Can`",
                "boşluklu adları tırnak içine alın: `oyuncular Ali \"Uzun Veli\" Ayşe Can`"
            ),
        ],
        RecordFault::Twice { keyword } => [
            say!(language, "`{keyword}` is said twice", "`{keyword}` iki kez yazılmış"),
            say!(language, "the second time", "ikinci kez"),
            say!(language, "leave one of them out", "birini çıkarın"),
        ],
        RecordFault::PlayerTwice { name } => [
            say!(language, "{name} is named twice in this line", "bu satırda {name} iki kez geçiyor"),
            say!(language, "the second time", "ikinci kez"),
            say!(language, "leave one of them out", "birini çıkarın"),
        ],
        RecordFault::TooLate { keyword } => [
            say!(language, "`{keyword}` belongs before the first hand", "`{keyword}` ilk elden önce yazılır"),
            say!(language, "a hand has begun already", "el başlamış bile"),
            say!(language, "move the line to the top of the record", "satırı kaydın başına taşıyın"),
        ],
        RecordFault::NameMissing => [
            say!(language, "the name of a player is missing", "oyuncunun adı eksik"),
            say!(language, "whose?", "kimin?"),
            say!(language, "write a name behind it", "arkasına bir ad yazın"),
        ],
        RecordFault::WordMissing => [
            say!(language, "the line ends too early", "satır yarım kalmış"),
            say!(language, "something must follow", "arkasından bir şey gelmeli"),
            say!(
                language,
                "examples: `game 101`, `set open.sum=91`, `foul Ali discard.okey`",
                "örnekler: `oyun 101`, `ayar open.sum=91`, `ceza Ali discard.okey`"
            ),
        ],
        RecordFault::TilesMissing => [
            say!(language, "no tile is named", "taş yazılmamış"),
            say!(language, "which tile?", "hangi taş?"),
            say!(language, "write the tile behind it, such as K4", "arkasına taşı yazın, K4 gibi"),
        ],
        RecordFault::UnknownTiles { word } => [
            say!(language, "\"{word}\" is not a number of unknown tiles", "\"{word}\" bilinmeyen taş sayısı değil"),
            say!(language, "`?` or `?x5`", "`?` ya da `?x5`"),
            say!(
                language,
                "`?` is one unknown tile, `?x5` are five; 22 at most",
                "`?` bilinmeyen bir taş, `?x5` beş taştır; en çok 22"
            ),
        ],
        RecordFault::TileUnknown => [
            say!(language, "an unknown tile does not belong here", "bilinmeyen taş buraya yazılamaz"),
            say!(language, "which tile?", "hangi taş?"),
            say!(language, "write the tile itself, such as K4", "taşın kendisini yazın, K4 gibi"),
        ],
        RecordFault::FigureMissing => [
            say!(language, "a number is missing", "sayı eksik"),
            say!(language, "how many?", "kaç?"),
            say!(language, "write a number behind it", "arkasına bir sayı yazın"),
        ],
        RecordFault::NotAFigure { word } => [
            say!(language, "\"{word}\" is no number", "\"{word}\" bir sayı değil"),
            say!(language, "a whole number was expected", "tam sayı bekleniyordu"),
            say!(language, "write it in digits", "rakamla yazın"),
        ],
        RecordFault::FigureOutOfBounds { least, most } => [
            say!(language, "no game has such a number", "hiçbir oyunda böyle bir sayı olmaz"),
            say!(language, "from {least} to {most}", "{least} ile {most} arasında olmalı"),
            say!(language, "look at the digits once more", "rakamlara bir daha bakın"),
        ],
        RecordFault::Unexpected { word } => [
            say!(language, "\"{word}\" does not belong here", "\"{word}\" buraya ait değil"),
            say!(language, "not expected", "beklenmiyordu"),
            say!(language, "a comment begins with a semicolon", "yorum noktalı virgülle başlar"),
        ],
        RecordFault::QuoteOpen => [
            say!(language, "the quotes are not closed", "tırnak kapanmamış"),
            say!(language, "opened here", "burada açılmış"),
            say!(
                language,
                "close them on the same line; within them a quote is \\\"",
                "aynı satırda kapatın; içindeki tırnak \\\" diye yazılır"
            ),
        ],
        RecordFault::UnknownLetters { word } => [
            say!(language, "\"{word}\" is no set of letters", "\"{word}\" diye bir harf kümesi yok"),
            say!(language, "krby or rkms", "krby ya da rkms"),
            say!(
                language,
                "krby: K R B Y; rkms: R kırmızı, K siyah, M mavi, S sarı",
                "krby: K R B Y; rkms: R kırmızı, K siyah, M mavi, S sarı"
            ),
        ],
        RecordFault::MeldNumber { word } if word.is_empty() => [
            say!(language, "the number of the meld is missing", "perin numarası eksik"),
            say!(language, "which meld?", "hangi per?"),
            say!(
                language,
                "melds are numbered 1, 2, 3 in the order they were laid",
                "perler iniş sırasıyla 1, 2, 3 diye numaralanır"
            ),
        ],
        RecordFault::MeldNumber { word } => [
            say!(language, "\"{word}\" is no number of a meld", "\"{word}\" bir per numarası değil"),
            say!(language, "which meld?", "hangi per?"),
            say!(
                language,
                "melds are numbered 1, 2, 3 in the order they were laid",
                "perler iniş sırasıyla 1, 2, 3 diye numaralanır"
            ),
        ],
        RecordFault::TwoTurns => [
            say!(language, "two turns stand in one line", "bir satırda iki hamle sırası var"),
            say!(language, "a second turn begins here", "burada ikincisi başlıyor"),
            say!(
                language,
                "a throw ends the turn: write each turn on a line of its own",
                "taş atmak sırayı bitirir: her sırayı kendi satırına yazın"
            ),
        ],
        RecordFault::ClaimNotAlone => [
            say!(language, "a claim stands on a line of its own", "işlek kendi satırında söylenir"),
            say!(language, "claimed within a turn", "hamlenin içinde söylenmiş"),
            say!(
                language,
                "write it behind the throw, before the next draw: `Ayşe: claim K2`",
                "atıştan sonra, sonraki çekişten önce yazın: `Ayşe: işlek K2`"
            ),
        ],
        RecordFault::ActionMissing => [
            say!(language, "nothing is done in this turn", "bu sırada hiçbir şey yapılmamış"),
            say!(language, "what was done?", "ne yapıldı?"),
            say!(
                language,
                "write the actions with commas between them: `Ali: draw K4, throw R7`",
                "hamleleri virgülle ayırarak yazın: `Ali: çek K4, at R7`"
            ),
        ],
        RecordFault::TimeShape => [
            say!(language, "a time is one word, the last of its line", "saat tek sözcüktür, satırın sonunda durur"),
            say!(language, "not a time", "saat değil"),
            say!(language, "such as @21:14:03 or @8.2s", "@21:14:03 ya da @8.2s gibi"),
        ],
        RecordFault::Control => [
            say!(language, "a control character stands in this line", "bu satırda bir denetim karakteri var"),
            say!(language, "cannot be written here", "buraya yazılamaz"),
            say!(
                language,
                "delete it; names, tiles and comments are plain text",
                "silin; adlar, taşlar ve yorumlar düz metindir"
            ),
        ],
        RecordFault::IndicatorMissing => [
            say!(language, "the hand has no indicator", "elin göstergesi yok"),
            say!(language, "nothing is known of the okey in this hand", "okey bilinmiyor"),
            say!(
                language,
                "write the indicator before the first turn: `indicator R5`",
                "ilk sıradan önce göstergeyi yazın: `gösterge R5`"
            ),
        ],
        RecordFault::RackSize { name, held, needed, starts } => {
            let tiles = plural(*held as u64, "tile", "tiles");
            [
                say!(
                    language,
                    "{name}'s rack has {held} {tiles}, {needed} are dealt",
                    "{name} adlı oyuncunun ıstakasında {held} taş var, {needed} taş dağıtılır"
                ),
                if *starts {
                    say!(language, "the starter has one tile more", "başlayanın bir taşı fazladır")
                } else {
                    say!(language, "not a rack as dealt", "sayısı tutmuyor")
                },
                say!(
                    language,
                    "write tiles that nobody noted as ?, five of them as ?x5",
                    "yazılmamış taşları ? diye yazın, beşini ?x5 diye"
                ),
            ]
        }
        RecordFault::DealtTooOften { tile, dealt, exist } => [
            say!(
                language,
                "{tile} is dealt {dealt} times; the set holds {exist} for racks and stock",
                "{tile} {dealt} kez dağıtılmış; ıstakalar ve deste için {exist} tane var"
            ),
            say!(language, "one too many", "bu bir fazla"),
            say!(
                language,
                "the racks, the stock and the indicator share one set of tiles",
                "ıstakalar, deste ve gösterge tek bir taş takımındandır"
            ),
        ],
        RecordFault::StockSize { found, most } => [
            say!(
                language,
                "the stock holds {found} tiles; the deal leaves {most}",
                "destede {found} taş var; dağıtımdan {most} taş kalır"
            ),
            say!(language, "too many tiles", "çok fazla taş"),
            say!(
                language,
                "the stock is written top first and may break off",
                "deste en üstteki taştan başlayarak yazılır, yarıda bırakılabilir"
            ),
        ],
        RecordFault::NotSettled => [
            say!(language, "it is not known what this hand comes to", "bu elin puanları bilinmiyor"),
            say!(language, "cannot be settled", "hesaplanamıyor"),
            say!(
                language,
                "write down what is not known, such as the tiles left (`left Ali K7 R2`); a game goes on from what every hand before comes to",
                "bilinmeyeni, örneğin elde kalan taşları yazın (`kalan Ali K7 R2`); oyun, önceki bütün ellerin puanı üzerine sürer"
            ),
        ],
        RecordFault::NotWhole => [
            say!(language, "not every tile of the last hand is known", "son elin her taşı bilinmiyor"),
            say!(language, "some tile is not written down", "yazılmamış taş var"),
            say!(
                language,
                "a hand can be gone on with whose four racks and stock are written down, as they are in a game that was played here",
                "dört ıstakası ve destesi yazılı el sürdürülebilir; burada oynanan oyunun kaydında bunlar yazılıdır"
            ),
        ],
    };
    (message, label, hint)
}
