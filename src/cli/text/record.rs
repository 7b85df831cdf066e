//! What is wrong with a record, in both languages side by side.

use super::{Told, faults_en, faults_tr, score_faults_en, score_faults_tr};
use crate::language::Language;
use crate::record::RecordFault;

/// A sentence in each language.
struct Both {
    en: String,
    tr: String,
}

/// English and Turkish, each a text to fill in.
macro_rules! both {
    ($en:literal, $tr:literal) => {
        Both { en: format!($en), tr: format!($tr) }
    };
}

fn meant(nearest: Option<&str>, otherwise: Both) -> Both {
    match nearest {
        Some(name) => both!("did you mean {name}?", "şunu mu demek istediniz: {name}?"),
        None => otherwise,
    }
}

/// Message, label and hint of one fault.
pub(super) fn fault(fault: &RecordFault, language: Language) -> Told {
    match (fault, language) {
        (RecordFault::Notation(fault), Language::En) => return faults_en::notation(fault),
        (RecordFault::Notation(fault), Language::Tr) => return faults_tr::notation(fault),
        (RecordFault::Profile(fault), Language::En) => return faults_en::profile(fault),
        (RecordFault::Profile(fault), Language::Tr) => return faults_tr::profile(fault),
        (RecordFault::Table(fault), Language::En) => return faults_en::table(fault),
        (RecordFault::Table(fault), Language::Tr) => return faults_tr::table(fault),
        (RecordFault::Hand(fault), Language::En) => return faults_en::hand(fault),
        (RecordFault::Hand(fault), Language::Tr) => return faults_tr::hand(fault),
        (RecordFault::Score(fault), Language::En) => return score_faults_en::fault(fault),
        (RecordFault::Score(fault), Language::Tr) => return score_faults_tr::fault(fault),
        _ => {}
    }
    let said = words(fault);
    let [message, label, hint] = said.map(|Both { en, tr }| match language {
        Language::En => en,
        Language::Tr => tr,
    });
    (message, label, hint)
}

#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
fn words(fault: &RecordFault) -> [Both; 3] {
    match fault {
        RecordFault::Empty => [
            both!("the record says nothing", "kayıtta hiçbir şey yazmıyor"),
            both!("no line", "satır yok"),
            both!(
                "begin with `players Ali Ayşe Veli Can`, then one line for each turn: `Ali: draw K4, throw R7`",
                "`oyuncular Ali Ayşe Veli Can` ile başlayın, sonra her hamle bir satır: `Ali: çek K4, at R7`"
            ),
        ],
        RecordFault::Version { version } => [
            both!("version {version} of the format is not known", "biçimin {version}. sürümü bilinmiyor"),
            both!("known: 1", "bilinen: 1"),
            both!("a newer program may read it", "daha yeni bir program okuyabilir"),
        ],
        RecordFault::UnknownKeyword { word, nearest } => [
            both!("no line of a record begins with \"{word}\"", "kayıtta \"{word}\" ile başlayan satır olmaz"),
            both!(
                "neither a keyword nor a player's name with a colon",
                "ne anahtar sözcük ne de iki noktalı oyuncu adı"
            ),
            meant(
                *nearest,
                both!(
                    "a line begins with a keyword such as `rack`, or is a turn: `Ali: draw K4, throw R7`",
                    "satır `ıstaka` gibi bir anahtar sözcükle başlar ya da hamledir: `Ali: çek K4, at R7`"
                ),
            ),
        ],
        RecordFault::UnknownAction { word, nearest } => [
            both!("\"{word}\" is nothing a player does", "\"{word}\" diye bir hamle yok"),
            both!("an action was expected here", "burada bir hamle bekleniyordu"),
            meant(
                *nearest,
                both!(
                    "draw, take, show, open, lay, gather, add, swap, undo, put back, claim, throw, finish",
                    "çek, al, göster, aç, indir, topla, işle, değiş, geri al, geri bırak, işlek, at, bit"
                ),
            ),
        ],
        RecordFault::UnknownPlayer { name, nearest, players } => {
            let meant_player = nearest.and_then(|at| players.get(usize::from(at))).map(String::as_str);
            let players = players.join(", ");
            [
                both!("{name} does not play in this record", "bu kayıtta {name} diye bir oyuncu yok"),
                both!("not among the players", "oyuncular arasında yok"),
                meant(
                    meant_player,
                    both!(
                        "the players are {players}; names are compared exactly",
                        "oyuncular: {players}; adlar harfi harfine aynı olmalı"
                    ),
                ),
            ]
        }
        RecordFault::PlayersMissing => [
            both!("the players are not named yet", "oyuncular henüz yazılmamış"),
            both!("whose?", "kimin?"),
            both!(
                "write them above, in the order of play: `players Ali Ayşe Veli Can`",
                "yukarıya oynama sırasıyla yazın: `oyuncular Ali Ayşe Veli Can`"
            ),
        ],
        RecordFault::PlayersCount { found } => [
            both!("four players sit at the table, {found} are named", "masada dört oyuncu oturur, {found} ad yazılmış"),
            both!("four names are needed", "dört ad gerekli"),
            both!(
                "put names with blanks into quotes: `players Ali \"Uzun Veli\" Ayşe Can`",
                "boşluklu adları tırnak içine alın: `oyuncular Ali \"Uzun Veli\" Ayşe Can`"
            ),
        ],
        RecordFault::Twice { keyword } => [
            both!("`{keyword}` is said twice", "`{keyword}` iki kez yazılmış"),
            both!("the second time", "ikinci kez"),
            both!("leave one of them out", "birini çıkarın"),
        ],
        RecordFault::TooLate { keyword } => [
            both!("`{keyword}` belongs before the first hand", "`{keyword}` ilk elden önce yazılır"),
            both!("a hand has begun already", "el başlamış bile"),
            both!("move the line to the top of the record", "satırı kaydın başına taşıyın"),
        ],
        RecordFault::NameMissing => [
            both!("the name of a player is missing", "oyuncunun adı eksik"),
            both!("whose?", "kimin?"),
            both!("write a name behind it", "arkasına bir ad yazın"),
        ],
        RecordFault::WordMissing => [
            both!("the line ends too early", "satır yarım kalmış"),
            both!("something must follow", "arkasından bir şey gelmeli"),
            both!(
                "examples: `game 101`, `set open.sum=91`, `foul Ali discard.okey`",
                "örnekler: `oyun 101`, `ayar open.sum=91`, `ceza Ali discard.okey`"
            ),
        ],
        RecordFault::TilesMissing => [
            both!("no tile is named", "taş yazılmamış"),
            both!("which tile?", "hangi taş?"),
            both!("write the tile behind it, such as K4", "arkasına taşı yazın, K4 gibi"),
        ],
        RecordFault::UnknownTiles { word } => [
            both!("\"{word}\" is not a number of unknown tiles", "\"{word}\" bilinmeyen taş sayısı değil"),
            both!("`?` or `?x5`", "`?` ya da `?x5`"),
            both!(
                "`?` is one unknown tile, `?x5` are five; 22 at most",
                "`?` bilinmeyen bir taş, `?x5` beş taştır; en çok 22"
            ),
        ],
        RecordFault::NumberMissing => [
            both!("a number is missing", "sayı eksik"),
            both!("how many?", "kaç?"),
            both!("write a number behind it", "arkasına bir sayı yazın"),
        ],
        RecordFault::NotANumber { word } => [
            both!("\"{word}\" is no number", "\"{word}\" bir sayı değil"),
            both!("a whole number was expected", "tam sayı bekleniyordu"),
            both!("write it in digits", "rakamla yazın"),
        ],
        RecordFault::Unexpected { word } => [
            both!("\"{word}\" does not belong here", "\"{word}\" buraya ait değil"),
            both!("not expected", "beklenmiyordu"),
            both!("a comment begins with a semicolon", "yorum noktalı virgülle başlar"),
        ],
        RecordFault::QuoteOpen => [
            both!("the quotes are not closed", "tırnak kapanmamış"),
            both!("opened here", "burada açılmış"),
            both!(
                "close them on the same line; within them a quote is \\\"",
                "aynı satırda kapatın; içindeki tırnak \\\" diye yazılır"
            ),
        ],
        RecordFault::UnknownLetters { word } => [
            both!("\"{word}\" is no set of letters", "\"{word}\" diye bir harf takımı yok"),
            both!("krby or rkms", "krby ya da rkms"),
            both!(
                "krby: K R B Y; rkms: R kırmızı, K siyah, M mavi, S sarı",
                "krby: K R B Y; rkms: R kırmızı, K siyah, M mavi, S sarı"
            ),
        ],
        RecordFault::MeldNumber { word } if word.is_empty() => [
            both!("the number of the meld is missing", "perin numarası eksik"),
            both!("which meld?", "hangi per?"),
            both!(
                "melds are numbered 1, 2, 3 in the order they were laid",
                "perler iniş sırasıyla 1, 2, 3 diye numaralanır"
            ),
        ],
        RecordFault::MeldNumber { word } => [
            both!("\"{word}\" is no number of a meld", "\"{word}\" bir per numarası değil"),
            both!("which meld?", "hangi per?"),
            both!(
                "melds are numbered 1, 2, 3 in the order they were laid",
                "perler iniş sırasıyla 1, 2, 3 diye numaralanır"
            ),
        ],
        RecordFault::TwoTurns => [
            both!("two turns stand in one line", "bir satırda iki hamle sırası var"),
            both!("a second turn begins here", "burada ikincisi başlıyor"),
            both!(
                "a throw ends the turn: write each turn on a line of its own",
                "taş atmak sırayı bitirir: her sırayı kendi satırına yazın"
            ),
        ],
        RecordFault::ClaimNotAlone => [
            both!("a claim stands on a line of its own", "işlek kendi satırında söylenir"),
            both!("claimed within a turn", "hamlenin içinde söylenmiş"),
            both!(
                "write it behind the throw, before the next draw: `Ayşe: claim K2`",
                "atıştan sonra, sonraki çekişten önce yazın: `Ayşe: işlek K2`"
            ),
        ],
        RecordFault::ActionMissing => [
            both!("nothing is done in this turn", "bu sırada hiçbir şey yapılmamış"),
            both!("what was done?", "ne yapıldı?"),
            both!(
                "write the actions with commas between them: `Ali: draw K4, throw R7`",
                "hamleleri virgülle ayırarak yazın: `Ali: çek K4, at R7`"
            ),
        ],
        RecordFault::TimeShape => [
            both!("a time is one word, the last of its line", "saat tek sözcüktür, satırın sonunda durur"),
            both!("not a time", "saat değil"),
            both!("such as @21:14:03 or @8.2s", "@21:14:03 ya da @8.2s gibi"),
        ],
        RecordFault::Control => [
            both!("a control character stands in this line", "bu satırda bir denetim karakteri var"),
            both!("cannot be written here", "buraya yazılamaz"),
            both!(
                "delete it; names, tiles and comments are plain text",
                "silin; adlar, taşlar ve yorumlar düz metindir"
            ),
        ],
        RecordFault::IndicatorMissing => [
            both!("the hand has no indicator", "elin göstergesi yok"),
            both!("nothing is known of the okey in this hand", "okey bilinmiyor"),
            both!(
                "write the gösterge before the first turn: `indicator R5`",
                "ilk sıradan önce göstergeyi yazın: `gösterge R5`"
            ),
        ],
        RecordFault::RackSize { name, held, needed, starts } => [
            both!(
                "{name}'s rack has {held} tiles, {needed} are dealt",
                "{name} adlı oyuncunun ıstakasında {held} taş var, {needed} taş dağıtılır"
            ),
            if *starts {
                both!("the starter has one tile more", "başlayanın bir taşı fazladır")
            } else {
                both!("not a rack as dealt", "sayısı tutmuyor")
            },
            both!(
                "write tiles that nobody noted as ?, five of them as ?x5",
                "yazılmamış taşları ? diye yazın, beşini ?x5 diye"
            ),
        ],
        RecordFault::DealtTooOften { tile, dealt, exist } => [
            both!(
                "{tile} is dealt {dealt} times; there are {exist}",
                "{tile} {dealt} kez dağıtılmış; {exist} tane var"
            ),
            both!("one too many", "bu bir fazla"),
            both!(
                "the racks, the stock and the indicator share one set of tiles",
                "ıstakalar, deste ve gösterge tek bir takımdandır"
            ),
        ],
        RecordFault::StockSize { found, most } => [
            both!(
                "the stock holds {found} tiles; the deal leaves {most}",
                "destede {found} taş var; dağıtımdan {most} taş kalır"
            ),
            both!("too many tiles", "çok fazla taş"),
            both!(
                "the stock is written top first and may break off",
                "deste en üstteki taştan başlayarak yazılır, yarıda bırakılabilir"
            ),
        ],
        RecordFault::AfterEnd => [
            both!("the hand is over already", "el bitmiş bile"),
            both!("after the end", "bitişten sonra"),
            both!("begin the next hand with `hand`", "sonraki eli `el` ile başlatın"),
        ],
        RecordFault::NotWhole => [
            both!("not every tile of the last hand is known", "son elin her taşı bilinmiyor"),
            both!("some tile is not written down", "yazılmamış taş var"),
            both!(
                "a hand can be gone on with whose four racks and stock are written down, as `okey play --record` writes them",
                "dört ıstakası ve destesi yazılı el sürdürülebilir; `okey oyna --record` böyle yazar"
            ),
        ],
        RecordFault::FoulNotInGame { name } => [
            both!("{name} is no foul of this game", "{name} bu oyunun cezalarından değil"),
            both!("not in this game", "bu oyunda yok"),
            both!("`okey rules foul.list` names the fouls", "cezaları `okey rules foul.list` sayar"),
        ],
        RecordFault::Notation(_)
        | RecordFault::Profile(_)
        | RecordFault::Table(_)
        | RecordFault::Hand(_)
        | RecordFault::Score(_) => [both!("", ""), both!("", ""), both!("", "")],
    }
}
