//! Sentences about faults in finished hands and in their JSON.

use super::notation::notation;
use super::record::record;
use super::table::{hand, profile, table};
use super::{FaultText, refusal};
use crate::score::{FinishKind, FoulKind, Needs, Opened, ScoreFault, Scoring};
use crate::sheets::{JsonType, SheetFault};
use crate::table::{SEATS, Variant};
use crate::text::{counted, meant, named, pick, plural, score};
use crate::words::{Clause, Language};

#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn score(fault: &ScoreFault, language: Language) -> FaultText {
    match fault {
        ScoreFault::Hand(fault) => hand(fault, language),
        ScoreFault::Table(fault) => table(fault, language),
        ScoreFault::NoHands => fault_rows!(language;
            "there is no hand to score" / "puanlanacak el yok",
            "expected a hand" / "burada bir el bekleniyordu",
            "a sheet has at least one hand" / "bir yazbozda en az bir el olur"),
        ScoreFault::PlayerCount { found, seats: SEATS } => fault_rows!(language, players = counted(*found, "player");
            "this hand has {players}" / "bu elde {found} oyuncu var",
            "this hand" / "bu el",
            "a table has two to four players" / "masada iki ile dört arası oyuncu olur"),
        ScoreFault::PlayerCount { found, seats } => fault_rows!(language, players = counted(*found, "player");
            "this hand has {players}, but the table has {seats}"
                / "bu elde {found} oyuncu var, masa ise {seats} kişilik",
            "this hand" / "bu el",
            "name all players, or set seats to the number of players"
                / "bütün oyuncuları yazın ya da seats değerini oyuncu sayısı yapın"),
        ScoreFault::NameEmpty => fault_rows!(language;
            "a name is empty" / "bir ad boş",
            "no name" / "ad yok",
            "give every player a name" / "her oyuncuya bir ad verin"),
        ScoreFault::NameLong { most } => fault_rows!(language;
            "a name is too long" / "bir ad çok uzun",
            "this name" / "bu ad",
            "a name has at most {most} characters" / "ad en çok {most} karakter olur"),
        ScoreFault::NameTwice { name } => fault_rows!(language;
            "two players are called \"{name}\"" / "iki oyuncunun adı da \"{name}\"",
            "again" / "ikinci kez",
            "tell them apart, for instance by an initial"
                / "ayırt edilsinler diye örneğin soyadının baş harfini ekleyin"),
        ScoreFault::FinisherUnknown { name, nearest } => fault_rows!(language;
        "the finisher \"{name}\" is not among the players"
            / "biten olarak yazılan \"{name}\" oyuncular arasında yok",
        "who is this?" / "bu kim?",
        if let Some(nearest) = nearest {
            say!(language, nearest = named(nearest), name = named(name);
                "did you mean {nearest}? if {name} plays too, add {name} to the players"
                / "şunu mu demek istediniz: {nearest}? {name} adlı biri de oynuyorsa onu oyunculara ekleyin")
        } else {
            say!(language, name = named(name);
                "name one of the players with the same spelling, or add {name} to the players"
                / "oyunculardan birinin adını aynı yazımla verin ya da {name} adını oyunculara ekleyin")
        }),
        ScoreFault::HowTwice { how } => {
            let hint = match how {
                FinishKind::Okey => say!(language;
                    "leave one of them out; a finish with both okeys is called devam"
                    / "birini çıkarın; iki okeyi birden atarak bitmenin adı devamdır"),
                _ => say!(language; "leave one of them out" / "birini çıkarın"),
            };
            fault_rows!(language, how = how.name_in(language);
                "{how} is given twice" / "{how} iki kez yazılmış",
                "the second time" / "ikinci kez",
                hint)
        }
        ScoreFault::TwoFinishers { named: true } => fault_rows!(language;
            "two players cannot finish the same hand" / "bir eli iki oyuncu bitiremez",
            "more than one finisher" / "birden çok biten",
            "the hand ends with the first finishing discard: name only the player who threw this tile"
                / "el, ilk bitiş taşı atılınca biter: yalnız onu atanı yazın"),
        ScoreFault::TwoFinishers { named: false } => fault_rows!(language;
            "a hand has one ending, but more than one is given" / "bir elin tek bitişi olur, burada birden çok yazılmış",
            "more than one ending" / "birden çok bitiş",
            "write only how this hand ended: leave out the other ending"
                / "yalnız bu elin nasıl bittiğini yazın: öbür bitişi çıkarın"),
        ScoreFault::FinisherHasTiles { name, held, scoring } => {
            let hint = match scoring {
                Scoring::Yuzbir => say!(language;
                    "the finisher throws the last tile: leave out the finisher's tiles"
                    / "biten son taşını atar: bitenin taşlarını çıkarın"),
                _ => say!(language;
                    "the finisher has laid out all tiles: leave out the finisher's tiles"
                    / "biten bütün taşlarını dizmiştir: bitenin taşlarını çıkarın"),
            };
            fault_rows!(language, name = named(name), tiles = counted(*held, "tile");
                "{name} finished, but has {tiles} left" / "{name} bitmiş ama elinde {held} taş yazılmış",
                "tiles left" / "elde kalan taş",
                hint)
        }
        ScoreFault::FinisherHasSum { name, sum } => fault_rows!(language, name = named(name);
            "{name} finished, but {sum} is given as the sum of the tiles left"
                / "{name} bitmiş ama elinde kalan taşların toplamı {sum} yazılmış",
            "left" / "elde kalan",
            "the finisher has no tiles left: leave the sum out" / "bitenin elinde taş kalmaz: sayıyı çıkarın"),
        ScoreFault::SumTooHigh { name, sum, tiles, most } => fault_rows!(language,
            name = named(name), counted = counted(*tiles, "tile"), verb = if *tiles == 1 { "sums" } else { "sum" };
            "{name} cannot have {sum} left: {counted} {verb} to {most} at most"
                / "{name} oyuncusunun elinde {sum} sayı kalmış olamaz: {tiles} taş en çok {most} eder",
            "too high" / "çok yüksek",
            "write the sum of the numbers on the tiles, not doubled; write okeys after it: = 34 O*"
                / "taşların üstündeki sayıların toplamını, katlamadan yazın; okeyleri arkasına ekleyin: = 34 O*"),
        ScoreFault::SumMissing => fault_rows!(language;
            "the sum is not a number" / "kalanın toplamı sayı değil",
            "how many?" / "kaç?",
            "write the sum after the equals sign, then the okeys left: = 34 O*, or = 0 O* if only an okey is left"
                / "eşittir işaretinden sonra toplamı, sonra kalan okeyleri yazın: = 34 O*; yalnız okey kaldıysa = 0 O*"),
        ScoreFault::SumOrOkeys { written, number } => fault_rows!(language;
            "\"{written}\" may be a count of okeys, or a sum of {number} and an okey"
                / "\"{written}\" {number} okey de olabilir, {number} sayı ve bir okey de",
            "which one?" / "hangisi?",
            "write O* once for each okey; for the sum write = {number} O*"
                / "her okey için bir O* yazın; toplamsa = {number} O* yazın"),
        ScoreFault::SumMisplaced { sum, okeys } => fault_rows!(language;
            "{sum} is not a tile; a sum comes first, after an equals sign"
                / "{sum} diye taş yok; toplam başa, eşittir işaretinden sonra yazılır",
            "a sum?" / "toplam mı?",
            "write = {sum}{okeys}" / "= {sum}{okeys} yazın"),
        ScoreFault::ReasonUnclear { words } => fault_rows!(language;
            "\"{words}\" may be another correction, or the reason" / "\"{words}\" ikinci bir düzeltme de olabilir, sebep de",
            "which one?" / "hangisi?",
            "give each correction an --adjust of its own; if this is the reason, put it in quotes within the value"
                / "her düzeltmeyi ayrı bir --adjust ile yazın; bu sebepse değerin içinde tırnağa alın"),
        ScoreFault::SumWithTiles { tile } => fault_rows!(language;
            "next to a sum only okeys are written, not {tile}" / "toplamın yanına yalnız okey yazılır, {tile} yazılmaz",
            "not an okey" / "okey değil",
            "add the tile's number to the sum, or list all tiles and leave the sum out"
                / "taşın sayısını toplama katın ya da toplam yerine bütün taşları yazın"),
        ScoreFault::LeftUnopened { name } => fault_rows!(language, name = named(name);
            "{name} has not opened, so what is left does not count" / "{name} açmamış, elinde kalan yazılmaz",
            "not opened" / "açmamış",
            "leave this out, or say how the player opened: series or pairs; after the word unopened, you may write the \
             tiles too"
                / "bunu çıkarın ya da neyle açtığını yazın: seri ya da çift; açmayanın taşları açmadı sözüyle yazılabilir"),
        ScoreFault::TotalsLate => fault_rows!(language;
            "points from earlier games are given too late" / "devreden puanlar geç yazılmış",
            "too late" / "burada olmaz",
            "write them in the header, or in the first hand if there is no header; to correct points later, use adjust"
                / "başlığa, başlık yoksa ilk ele yazın; sonradan düzeltmek için düzelt kullanın"),
        ScoreFault::EldenAfterOpening { finisher, opener } => fault_rows!(language;
            "{finisher} cannot finish elden: {opener} has opened"
                / "elden bitiş olamaz ({finisher}): {opener} el açmış",
            "opened before" / "daha önce açılmış",
            "elden is possible only if no other player has opened, not even a partner"
                / "elden bitmek için, eşi dâhil kimse açmamış olmalı"),
        ScoreFault::EldenWithPairs => fault_rows!(language;
            "a player who opens with pairs cannot finish elden" / "çiftten elden bitilmez",
            "elden".to_owned(),
            "pairs alone never empty a rack of 21: one tile must be laid off, but an elden finish has no layoff"
                / "21 taşlık ıstaka yalnız çiftlerle boşalmaz, bir taş işlenmelidir; elden bitişte ise taş işlenmez"),
        ScoreFault::EldenWithDevam => fault_rows!(language;
            "a finish with devam cannot be elden" / "devam eden elden bitmiş olamaz",
            "elden".to_owned(),
            "devam lays off the first of two okeys, but an elden finish has no layoff: leave out one of the two"
                / "devamda iki okeyden biri işlenir, elden bitişte ise taş işlenmez: ikisinden birini çıkarın"),
        ScoreFault::PairsAfterSeries { name } => fault_rows!(language, name = named(name);
            "{name} opened with series and cannot finish from pairs" / "{name} seri açmış, çiftten bitemez",
            "a finish from pairs" / "çiftten bitiş",
            "leave out one of the two" / "ikisinden birini çıkarın"),
        ScoreFault::PairsDenied { name } => fault_rows!(language, name = named(name);
            "{name} opened with pairs, so this is a finish from pairs"
                / "{name} çift açmış, öyleyse çiftten bitmiştir",
            "the input says that it is not" / "çiftten değil diye yazılmış",
            "leave this out, or correct what the player opened with" / "bunu çıkarın ya da neyle açıldığını düzeltin"),
        ScoreFault::DiziOff => fault_rows!(language;
            "at this table a dizi does not win" / "bu masada dizi bitiş sayılmıyor",
            "dizi".to_owned(),
            "leave it out, or set win.dizi = true if it counts"
                / "bunu çıkarın; sayılıyorsa win.dizi = true yapın"),
        ScoreFault::DevamOff => fault_rows!(language;
            "this table does not play devam" / "bu masada devam oynanmıyor",
            "devam".to_owned(),
            "call it an okey finish, or set devam = true if the table plays it"
                / "okey atarak bitiş yazın; oynanıyorsa devam = true yapın"),
        ScoreFault::AnnounceOff { yuzbir: false } => fault_rows!(language;
            "players announce pairs only in 101" / "çifte gidildiği yalnız 101'de söylenir",
            "announced".to_owned(),
            "leave it out" / "bunu çıkarın"),
        ScoreFault::AnnounceOff { yuzbir: true } => fault_rows!(language;
            "this table does not announce pairs" / "bu masada çifte gidildiği söylenmiyor",
            "announced".to_owned(),
            "leave it out, or set pairs.announce = required if pairs are announced"
                / "bunu çıkarın; söyleniyorsa pairs.announce = required yapın"),
        ScoreFault::AnnouncedSeries { name, finished: true } => fault_rows!(language, name = named(name);
            "{name} announced pairs but did not finish from pairs" / "{name} çifte gittiğini söylemiş ama çiftten bitmemiş",
            "announced pairs" / "çifte gittiğini söylemiş",
            "leave out the announcement, or write that the finish was from pairs"
                / "çifte gittiğini yazmayın ya da çiftten bittiğini yazın"),
        ScoreFault::AnnouncedSeries { name, finished: false } => fault_rows!(language, name = named(name);
            "{name} announced pairs but opened with series" / "{name} çifte gittiğini söylemiş ama seri açmış",
            "announced pairs".to_owned(),
            "leave out the announcement, or write that the opening was with pairs"
                / "çifte gittiğini yazmayın ya da çift açtığını yazın"),
        ScoreFault::FinishUnwanted { how, variant } => {
            let hint = match how {
                FinishKind::Hand | FinishKind::Devam => say!(language;
                    "elden and devam belong to 101" / "elden bitiş ve devam 101'e özgüdür"),
                FinishKind::Dizi => say!(language;
                    "a dizi belongs to the classic game" / "dizi klasik oyuna özgüdür"),
                FinishKind::Okey | FinishKind::Pairs => say!(language;
                    "this game has one way to win" / "bu oyunda bitmenin tek yolu vardır"),
            };
            fault_rows!(language, finish = finish(*how, language);
                "{finish} is not a finish of {variant}" / "{variant} oyununda {finish} yok",
                "not in this game" / "bu oyunda yok",
                hint)
        }
        ScoreFault::DiziWithPairs => fault_rows!(language;
            "a dizi is not seven pairs" / "dizi, yedi çift değildir",
            "dizi".to_owned(),
            "pairs and runs never mix: leave out one of the two"
                / "çiftler serilerle karışmaz: ikisinden birini çıkarın"),
        ScoreFault::OpenedUnwanted { variant } => fault_rows!(language;
            "{variant} has no opening" / "{variant} oyununda el açılmaz",
            "not in this game" / "bu oyunda yok",
            "opening belongs to 101: leave it out, or name that variant"
                / "el açmak 101'e özgüdür: bunu çıkarın ya da oyunun 101 olduğunu yazın"),
        ScoreFault::CopiesLeft { tile, left, exist, thrown, is_okey, on_table } => {
            let what = match (is_okey, left) {
                (true, 1) => say!(language; "1 okey" / "okey"),
                (true, left) => say!(language; "{left} okeys" / "okey"),
                (false, left) => say!(language; "{left} {tile}" / "{tile}"),
            };
            let but = match (thrown, exist) {
                (0, 0) => say!(language; "the set has none" / "taş takımında hiç yok"),
                (0, exist) => say!(language, are = plural(*exist as u64, "is", "are");
                    "there {are} only {exist}" / "oysa {exist} tane var"),
                (thrown, exist) => say!(language;
                    "{thrown} of the {exist} went into the finish"
                    / "oysa {exist} taneden {thrown} tanesi bitişte kullanılmış"),
            };
            let hint = if *on_table {
                say!(language; "its twin is the indicator" / "eşi gösterge olarak açıkta duruyor")
            } else {
                say!(language; "check this tile on all racks" / "bu taşı bütün ıstakalarda kontrol edin")
            };
            fault_rows!(language, are = plural(*left as u64, "is", "are");
                "{what} {are} left in all, but {but}" / "ellerde toplam {left} {what} kalmış, {but}",
                "one too many" / "fazla",
                hint)
        }
        ScoreFault::TooManyLeft { name, held, most, opened } => {
            let tiles = counted(*held, "tile");
            let message = match name {
                Some(name) => say!(language, name = named(name);
                    "{name} has {tiles} left; there can be {most} at most"
                    / "{name} oyuncusunda {held} taş kalmış; en çok {most} olabilir"),
                None => say!(language;
                    "{tiles} left; there can be {most} at most" / "{held} taş kalmış; en çok {most} olabilir"),
            };
            let hint = match opened {
                None => say!(language;
                    "a rack holds fewer: check the tiles" / "ıstakada bu kadar taş olmaz: taşları kontrol edin"),
                Some(Opened::Series) => say!(language;
                    "a player who has opened cannot have this many left: check the tiles"
                    / "el açan oyuncuda bu kadar taş kalmaz: taşları kontrol edin"),
                Some(Opened::Pairs) => say!(language;
                    "a player who has opened with pairs cannot have this many left: check the tiles"
                    / "çift açan oyuncuda bu kadar taş kalmaz: taşları kontrol edin"),
            };
            fault_rows!(language; message, "{tiles}" / "{held} taş", hint)
        }
        ScoreFault::OpenedWithoutTiles { name } => fault_rows!(language, name = named(name);
            "{name} opened and has no tile left, but did not finish" / "{name} açmış, elinde taş kalmamış ama bitmemiş",
            "no tiles" / "taş yok",
            "one tile must stay for the discard: give the tiles left, or name the player as the finisher"
                / "atmak için bir taş kalmalıdır: kalan taşları yazın ya da biten olarak onu yazın"),
        ScoreFault::LeftMissing { name, .. } => fault_rows!(language, name = named(name);
            "the tiles that {name} had left are missing" / "{name} oyuncusunun elinde ne kaldığı yazılmamış",
            "the tiles left are charged" / "kalan taşlar yazılır",
            "add them or their sum: \"left\": \"R5 K7\" or \"= 34\""
                / "taşları ya da toplamını ekleyin: \"left\": \"R5 K7\" ya da \"= 34\""),
        ScoreFault::IndicatorNeeded { needs } => {
            let message = match needs {
                Needs::OkeyAsFalseJoker | Needs::IndicatorAsFalseJoker => say!(language;
                    "without the indicator a false joker has no number"
                    / "gösterge bilinmeden sahte okeyin sayısı bilinmez"),
                Needs::OkeyNumber => say!(language;
                    "without the indicator an okey has no number" / "gösterge bilinmeden okeyin sayısı bilinmez"),
                Needs::Colour => say!(language;
                    "at this table the indicator's colour may double the hand"
                    / "bu masada göstergenin rengi eli iki kat yazdırabilir"),
            };
            let label = match needs {
                Needs::OkeyAsFalseJoker => say!(language; "a false joker has the okey's number"
                    / "sahte okey, okeyin sayısını alır"),
                Needs::IndicatorAsFalseJoker => say!(language;
                    "a false joker has the indicator's number" / "sahte okey, göstergenin sayısını alır"),
                Needs::OkeyNumber => say!(language; "at this table the okey's number counts"
                    / "bu masada okeyin sayısı da yazılır"),
                Needs::Colour => say!(language; "no indicator is given" / "gösterge yazılmamış"),
            };
            fault_rows!(language;
                message,
                label,
                "name the indicator: -i R5, or \"indicator\": \"R5\""
                    / "göstergeyi yazın: -i R5 ya da \"indicator\": \"R5\"")
        }
        ScoreFault::TeamMissing { name, players, .. } => {
            let hint = if *players == SEATS {
                say!(language;
                    "give two players \"team\": \"A\" and the other two \"team\": \"B\"; in a sheet the first hand is enough"
                    / "iki oyuncuya \"team\": \"A\", öbür ikisine \"team\": \"B\" yazın; yazbozda ilk ele yazmak yeter")
            } else {
                say!(language;
                    "partners play two against two, so this table needs four players; here are {players}"
                    / "eşli oyunda iki kişi iki kişiye karşı oynar, masada dört oyuncu olmalıdır; burada {players} oyuncu var")
            };
            fault_rows!(language, name = named(name);
                "the team of {name} is missing" / "{name} oyuncusunun takımı eksik",
                "which team?" / "hangi takım?",
                hint)
        }
        ScoreFault::TeamUnwanted { variant: variant @ Variant::OkeyPot, .. } => fault_rows!(language;
            "in {variant} everyone plays alone" / "{variant} oyununda herkes tek başına oynar",
            "a team" / "takım",
            "leave teams out; the game for a pot has no partners, even with classic.partners = on"
                / "takımları çıkarın; çanaklı oyun, classic.partners = on olsa da eşli oynanmaz"),
        ScoreFault::TeamUnwanted { variant, clause: Clause::ClassicPartners } => fault_rows!(language;
            "in {variant} everyone plays alone" / "{variant} oyununda herkes tek başına oynar",
            "a team" / "takım",
            "leave teams out, or set classic.partners = on if partners play"
                / "takımları çıkarın; eşli oynanıyorsa classic.partners = on yapın"),
        ScoreFault::TeamUnwanted { variant, .. } => fault_rows!(language;
            "in {variant} everyone plays alone" / "{variant} oyununda herkes tek başına oynar",
            "a team" / "takım",
            "leave teams out, or use 101-team for partners" / "takımları çıkarın ya da eşli oyunu (101-team) seçin"),
        ScoreFault::TeamShape { sizes, .. } => {
            let sizes: Vec<String> = match language {
                Language::En => sizes.iter().map(|(team, size)| format!("\"{team}\" has {size}")).collect(),
                Language::Tr => sizes.iter().map(|(team, size)| format!("\"{team}\" {size} kişi")).collect(),
            };
            fault_rows!(language, sizes = sizes.join(", ");
                "with partners, there are two teams of two players: {sizes}"
                    / "eşli oyunda ikişer kişilik iki takım olur: {sizes}",
                "this hand" / "bu el",
                "check the teams" / "takımları kontrol edin")
        }
        ScoreFault::UnknownFoul { name, nearest, scoring } => {
            let message = match scoring {
                None => say!(language; "\"{name}\" is not a foul" / "\"{name}\" bir ceza nedeni değil"),
                Some(_) => say!(language; "{name} is not a foul in this game" / "bu oyunda {name} diye bir ceza yok"),
            };
            let nearest = nearest.map(|nearest| pick(language, nearest.name(), nearest.alias()));
            let yuzbir = || listed_fouls(Scoring::Yuzbir, language);
            let known = match scoring {
                None => say!(language, fouls = yuzbir(), classic = listed_fouls(Scoring::Ladder, language);
                    "use the id of the clause, or in 101 one of {fouls}; in the classic game {classic}"
                    / "kural maddesini yazın; 101'de şunlardan biri de olur: {fouls}; klasik oyunda {classic}"),
                Some(Scoring::Yuzbir) => say!(language, fouls = yuzbir();
                    "use the id of the clause, or one of {fouls}"
                    / "kural maddesini ya da şunlardan birini yazın: {fouls}"),
                Some(Scoring::Ladder) => say!(language, foul = listed_fouls(Scoring::Ladder, language);
                    "the only foul that costs points is {foul}" / "puan götüren tek hata {foul}"),
                Some(Scoring::Pot | Scoring::Chains) => say!(language;
                    "this game has no fouls that cost points" / "bu oyunda puan götüren bir hata yok"),
            };
            fault_rows!(language; message, "unknown" / "bilinmiyor", meant(nearest, known, language))
        }
        ScoreFault::FoulOff { foul } => {
            let hint = match foul.kind {
                FoulKind::PlayableDiscard => say!(language;
                    "leave it out, or set fouls.playable = auto or claim to make it a foul"
                    / "bunu çıkarın ya da ceza sayılması için fouls.playable = auto ya da claim yapın"),
                FoulKind::Feeding => say!(language;
                    "leave it out, or set fouls.feeding = number or flat to make it a foul"
                    / "bunu çıkarın ya da ceza sayılması için fouls.feeding = number ya da flat yapın"),
                _ => say!(language;
                    "leave it out, or set fouls.okey_taken = 101 to make it a foul"
                    / "bunu çıkarın ya da ceza sayılması için fouls.okey_taken = 101 yapın"),
            };
            fault_rows!(language, foul = score::foul(*foul, language);
                "{foul} is not a foul at this table" / "bu masada {foul} ceza sayılmıyor",
                "switched off" / "kapalı",
                hint)
        }
        ScoreFault::FedTileMissing => fault_rows!(language;
            "at this table the cost of feeding depends on the number of the tile thrown"
                / "bu masada beslemenin cezası atılan taşın sayısına bağlı",
            "which tile?" / "hangi taş?",
            "add it: feeding:R7, or feeding:R7:pairs if the next player opened with pairs"
                / "taşı ekleyin: besleme:R7, çift açtırdıysa besleme:R7:çift"),
        ScoreFault::FedNumberUnknown { fed } => fault_rows!(language;
            "without the indicator, \"{fed}\" does not say which number was thrown"
                / "gösterge bilinmeden \"{fed}\" sözü atılan taşın sayısını söylemez",
            "which number?" / "hangi sayı?",
            "name the indicator, or write the number that the tile plays as: feeding:7 or feeding:7:pairs"
                / "göstergeyi yazın ya da taşın yerine geçtiği sayıyı verin: besleme:7, besleme:7:çift gibi"),
        ScoreFault::ShownUnwanted { variant, .. } => fault_rows!(language;
            "showing the indicator's twin scores nothing in {variant}"
                / "{variant} oyununda göstergenin eşini göstermek puan getirmez",
            "not in this game" / "bu oyunda yok",
            "leave it out" / "bunu çıkarın"),
        ScoreFault::ShownTwice => fault_rows!(language;
            "the indicator's twin was shown twice" / "göstergenin eşi iki kez gösterilmiş",
            "again" / "ikinci kez",
            "there is one twin, so only one player can show it"
                / "göstergenin tek eşi vardır, onu tek oyuncu gösterebilir"),
        ScoreFault::StakeMissing => fault_rows!(language;
            "the stake is missing" / "ortaya konan miktar eksik",
            "a hand for a pot" / "çanaklı bir el",
            "give what each player staked, in the first hand of a sheet: \"stake\": 10"
                / "her oyuncunun koyduğunu yazın, yazbozda ilk ele: \"stake\": 10"),
        ScoreFault::StakeUnwanted { variant } => fault_rows!(language;
            "{variant} is not played for a pot" / "{variant} çanaklı oynanmaz",
            "a stake" / "ortaya konan miktar",
            "leave it out; only okey-pot has stakes" / "bunu çıkarın; çanaklı oynanan oyun: çanak (okey-pot)"),
        ScoreFault::SheetStranger { name, nearest } => fault_rows!(language;
            "\"{name}\" is not a player of this sheet" / "\"{name}\" bu yazbozun oyuncusu değil",
            "not in this sheet" / "bu yazbozda yok",
            meant(nearest.as_deref().map(named).as_deref(), say!(language;
                "all hands of a sheet have the same players" / "bir yazbozda bütün ellerin oyuncuları aynıdır"), language)),
        ScoreFault::SheetAbsent { name } => fault_rows!(language;
            "\"{name}\" is missing from this hand" / "\"{name}\" bu elde yok",
            "this hand" / "bu el",
            "all hands of a sheet have the same players" / "bir yazbozda bütün ellerin oyuncuları aynıdır"),
        ScoreFault::SheetTeams { name, team } => fault_rows!(language, name = named(name);
            "{name} is in the team \"{team}\" in this sheet" / "{name} bu yazbozda \"{team}\" takımında",
            "another team" / "başka takım",
            "teams stay the same; you may leave them out after the first hand"
                / "takımlar değişmez; ilk elden sonra yazmayabilirsiniz"),
        ScoreFault::SheetVariant { first, here } => fault_rows!(language;
            "this is a hand of {here}, but the sheet is for {first}" / "bu bir {here} eli, oysa yazboz {first} yazbozu",
            "not {first}" / "{first} değil",
            "score the hands of each variant in a separate sheet" / "her oyunun ellerini ayrı bir yazbozla puanlayın"),
        ScoreFault::HandNumber { number, before: 0 } => fault_rows!(language;
            "no hand can have the number {number}" / "elin numarası {number} olamaz",
            "the first hand" / "ilk el",
            "number the hands from 1" / "elleri 1'den başlayarak numaralayın"),
        ScoreFault::HandNumber { number, before } => fault_rows!(language, next = before.saturating_add(1);
            "hand {number} comes after hand {before}" / "{number}. el {before}. elden sonra geliyor",
            "the numbers must ascend" / "numaralar artmalı",
            "write the next number, {next}, or no number; remove the hand if you wrote it twice"
                / "sıradaki numarayı, {next} yazın ya da numara yazmayın; eli iki kez yazdıysanız birini silin"),
        ScoreFault::HandAfterEnd { hands, clause } => {
            let hint = match clause {
                Some(Clause::MatchHands) => say!(language;
                    "score this hand in another sheet, or say how many hands the game has, or that it is a tournament"
                    / "bu eli ayrı bir yazboza yazın ya da oyunun kaç el olduğunu veya turnuva olduğunu söyleyin"),
                Some(_) => say!(language;
                    "a total had already reached the limit: score the hands of the next game in another sheet"
                    / "bir toplam sınıra ulaşmıştı: sonraki oyunun ellerini ayrı bir yazboza yazın"),
                None => say!(language;
                    "the winner was already known: score the hands of the next game in another sheet"
                    / "kazanan o elde belli olmuştu: sonraki oyunun ellerini ayrı bir yazboza yazın"),
            };
            if *hands == 0 {
                return fault_rows!(language;
                    "the game was over before its first hand" / "oyun ilk elden önce bitmişti",
                    "one hand too many" / "fazladan bir el",
                    "the points carried over have already ended the game: correct the line `totals`, or leave it out"
                        / "devreden puanlarla oyun zaten bitmiş: `devreden` satırını düzeltin ya da çıkarın");
            }
            fault_rows!(language, counted = counted(*hands, "hand");
                "the game was over after {counted}" / "oyun {hands} elde bitmişti",
                "one hand too many" / "fazladan bir el",
                hint)
        }
        ScoreFault::HandsNumber { hands } => fault_rows!(language;
            "a game cannot have {hands} hands" / "{hands} ellik oyun olmaz",
            "use 1 or more; 3, 5, 7, 9 and 11 are usual"
            / "1 ya da daha çok el verin; çoğunlukla 3, 5, 7, 9 ya da 11'dir"),
        ScoreFault::HandsUnwanted { variant } => fault_rows!(language;
            "{variant} is not played over a number of hands" / "{variant} belirli sayıda el üzerinden oynanmaz",
            "leave it out: only 101 has a number of hands and tournaments"
                / "bunu çıkarın: el sayısı ve turnuva 101'e özgüdür"),
    }
}

fn finish(how: FinishKind, language: Language) -> &'static str {
    match how {
        FinishKind::Okey => pick(language, "an okey finish", "okey atarak bitmek"),
        FinishKind::Pairs => pick(language, "a finish from pairs", "çiftten bitmek"),
        FinishKind::Hand => pick(language, "an elden finish", "elden bitmek"),
        FinishKind::Devam => "devam",
        FinishKind::Dizi => pick(language, "a dizi", "diziyle bitmek"),
    }
}

/// Returns the names of the fouls. Those that only some tables charge for come last.
fn listed_fouls(scoring: Scoring, language: Language) -> String {
    let name = |kind: FoulKind| pick(language, kind.name(), kind.alias());
    let (charged, usual): (Vec<FoulKind>, Vec<FoulKind>) =
        FoulKind::of(scoring).partition(|kind| matches!(kind, FoulKind::OkeyLost | FoulKind::Feeding));
    let names = |kinds: Vec<FoulKind>| kinds.into_iter().map(name).collect::<Vec<_>>().join(", ");
    if charged.is_empty() {
        return names(usual);
    }
    say!(language, usual = names(usual), charged = names(charged);
        "{usual} (also {charged}, if the table charges for them)" / "{usual} (masada ceza yazılıyorsa {charged} da)")
}

pub(super) fn sheet(fault: &SheetFault, language: Language) -> FaultText {
    match fault {
        SheetFault::Notation(fault) => notation(fault, language),
        SheetFault::Profile(fault) => profile(fault, language),
        SheetFault::Score(fault) => score(fault, language),
        SheetFault::Record(fault) => record(fault, language),
        SheetFault::NotJson { reason } => fault_rows!(language, why = refusal(reason, language);
            "this is not JSON: {why}" / "bu JSON değil: {why}",
            "here" / "burada",
            "begin a record with a line such as `game 101`, or write each hand as one JSON object; okey help score shows \
             both"
                / "kaydı `oyun 101` gibi bir satırla başlatın ya da her eli bir JSON nesnesi olarak yazın; örnekler: okey \
                   help puan"),
        SheetFault::FieldType { field: "", expected: JsonType::Object } => fault_rows!(language;
            "a hand is an object" / "el, bir nesne olarak yazılır",
            "expected an object" / "nesne bekleniyordu",
            "{\"finish\": {\"by\": \"Ali\"}, \"players\": [{\"name\": \"Ali\"}, ...]}".to_owned()),
        SheetFault::FieldType { field, expected: JsonType::Object } => fault_rows!(language;
            "an entry of \"{field}\" has the wrong type" / "\"{field}\" listesinde türü yanlış bir öğe var",
            "expected an object" / "nesne bekleniyordu",
            "each entry of \"{field}\" is an object such as {{\"name\": \"Ali\"}}"
                / "\"{field}\" listesinde her oyuncu bir nesnedir: {{\"name\": \"Ali\"}} gibi"),
        SheetFault::FieldType { field: "opened", .. } => fault_rows!(language;
            "\"opened\" has the wrong type" / "\"opened\" alanının türü yanlış",
            "series or pairs?" / "seri mi, çift mi?",
            opening_values(language)),
        SheetFault::FieldType { field, expected: kind } => fault_rows!(language, expected = expected(*kind, language);
            "\"{field}\" has the wrong type" / "\"{field}\" alanının türü yanlış",
            "expected {expected}" / "beklenen: {expected}",
            "write {expected} for \"{field}\"" / "\"{field}\" alanına şunu yazın: {expected}"),
        SheetFault::UnknownField { field, nearest, fields } => fault_rows!(language, fields = fields.join(", ");
            "there is no field \"{field}\" here" / "burada \"{field}\" diye bir alan yok",
            "unknown" / "bilinmiyor",
            meant(*nearest, say!(language; "the fields are {fields}" / "alanlar: {fields}"), language)),
        SheetFault::FieldTwice { field } => fault_rows!(language;
            "\"{field}\" is given twice" / "\"{field}\" iki kez verilmiş",
            "again" / "ikinci kez",
            "each field has one value: leave out one of the two" / "her alanın tek değeri olur: birini çıkarın"),
        SheetFault::FieldMissing { field: "finish" } => fault_rows!(language;
            "the JSON does not say how this hand ended" / "bu elin nasıl bittiği yazılmamış",
            "no \"finish\"" / "\"finish\" yok",
            "add \"finish\": {{\"by\": \"NAME\"}}, or \"finish\": null if the stock ran out"
                / "\"finish\": {{\"by\": \"AD\"}} ekleyin; taşlar tükendiyse \"finish\": null"),
        SheetFault::FieldMissing { field } => fault_rows!(language;
            "\"{field}\" is missing" / "\"{field}\" eksik",
            "no \"{field}\"" / "\"{field}\" yok",
            "add \"{field}\"" / "\"{field}\" ekleyin"),
        SheetFault::LinesAlone => fault_rows!(language;
            "these lines of a record do not name the players" / "bu kayıt satırlarında oyuncular yazılmamış",
            "lines" / "satırlar",
            "begin with {{\"record\": 1, \"variant\": \"101\", \"players\": [\"Ali\", ...]}}"
                / "{{\"record\": 1, \"variant\": \"101\", \"players\": [\"Ali\", ...]}} ile başlayın"),
        SheetFault::LinesDiffer => fault_rows!(language;
            "the lines contradict the other fields" / "satırlar öbür alanlarla çelişiyor",
            "lines" / "satırlar",
            "correct one of the two, or leave \"lines\" out" / "birini düzeltin ya da \"lines\" alanını çıkarın"),
        SheetFault::FieldValue { field, value, .. } => fault_rows!(language;
            "\"{field}\" does not take \"{value}\"" / "\"{field}\" alanı \"{value}\" değerini almaz",
            "series or pairs?" / "seri mi, çift mi?",
            opening_values(language)),
    }
}

fn opening_values(language: Language) -> String {
    say!(language;
        "write \"series\" or \"pairs\", or null if the player did not open"
        / "\"seri\" ya da \"çift\" yazın; oyuncu açmadıysa null")
}

fn expected(expected: JsonType, language: Language) -> &'static str {
    match expected {
        JsonType::Object => pick(language, "an object", "nesne"),
        JsonType::ObjectOrNull => pick(language, "an object, or null", "nesne ya da null"),
        JsonType::List => pick(language, "a list", "liste"),
        JsonType::Text => pick(language, "text in quotes", "tırnak içinde metin"),
        JsonType::Count => pick(language, "a whole number from 0 to 1000000", "0 ile 1000000 arası tam sayı"),
        JsonType::Points => pick(language, "a whole number", "tam sayı"),
        JsonType::Adjustments => pick(
            language,
            "an object such as {\"points\": 50, \"reason\": \"came late\"}, or a list of them",
            "{\"points\": 50, \"reason\": \"geç kaldı\"} gibi bir nesne ya da nesne listesi",
        ),
        JsonType::Totals => pick(
            language,
            "an object with the points of each player, such as {\"Ali\": 120}",
            "her oyuncunun puanı, {\"Ali\": 120} gibi bir nesne",
        ),
        JsonType::Lines => pick(language, "a list with the lines of one hand", "bir elin satırlarının listesi"),
        JsonType::HeaderLines => {
            pick(language, "a list with the lines before the first hand", "ilk elden önceki satırların listesi")
        }
        JsonType::Remarks => pick(
            language,
            "an object of texts such as {\"place\": \"club\"}",
            "{\"place\": \"kulüp\"} gibi, değerleri metin olan bir nesne",
        ),
        JsonType::Void => pick(language, "the reason in quotes, or true", "tırnak içinde neden ya da true"),
        JsonType::Bool => pick(language, "true or false", "true ya da false"),
        JsonType::Tiles => pick(
            language,
            "the tiles, such as \"R5 K7\", a list of such texts, or their sum, such as \"= 34\"",
            "\"R5 K7\" gibi taşlar, böyle metinlerden bir liste ya da \"= 34\" gibi toplam",
        ),
    }
}
