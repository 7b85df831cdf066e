//! Sentences about rulings: the question, the verdict and its reasons.

mod fact;
mod parts;

use super::{pick, plural};
use crate::judge::{Claim, ClaimKind, Fact, Irregularity, Neighbour, Pile, PlayableCall, Ruling, Taken};
use crate::notation::{LaidMelds, LaidTile};
use crate::score::FinishKind;
use crate::table::{Game, Table};
use crate::tiles::{Face, Tile};
use crate::words::Language;

pub(crate) use parts::{laid_meld, meld, placed, tile};

pub fn question(question: ClaimKind, language: Language) -> &'static str {
    match question {
        ClaimKind::Finish => pick(language, "Is this layout a win?", "Bu dizilişle el biter mi?"),
        ClaimKind::Opening => pick(language, "Does this open?", "Bu el açılır mı?"),
        ClaimKind::Pairs => pick(language, "Do these pairs open?", "Bu çiftlerle el açılır mı?"),
        ClaimKind::Discard => pick(language, "May this tile be thrown?", "Bu taş atılabilir mi?"),
        ClaimKind::Layoff => pick(language, "May these tiles be laid off?", "Bu taşlar işlenebilir mi?"),
        ClaimKind::Swap => {
            pick(language, "May the okey be taken for this tile?", "Bu taşla yerdeki okey alınabilir mi?")
        }
        ClaimKind::Take => pick(language, "May the discard be taken like this?", "Yandan taş böyle alınabilir mi?"),
        ClaimKind::Indicator => pick(language, "May the indicator be shown?", "Gösterge gösterilebilir mi?"),
        ClaimKind::Foul => pick(language, "What does this foul cost?", "Bunun cezası nedir?"),
        ClaimKind::Left => pick(language, "What do the tiles left cost?", "Elde kalan taşlar kaç yazar?"),
        ClaimKind::Meld => pick(language, "Is this a meld?", "Bu per mi?"),
        ClaimKind::Look => {
            pick(language, "May the player look at the discards?", "Oyuncu atılmış taşlara bakabilir mi?")
        }
        ClaimKind::Irregular => pick(language, "What happens after this?", "Bu durumda ne olur?"),
    }
}

impl Ruling {
    /// Returns the verdict in one sentence.
    pub fn text(&self, table: &Table, language: Language) -> String {
        let against = against(self).map(|against| against.text(table, language));
        let points = self.cost.as_ref().map_or(0, crate::judge::Cost::points);
        match (self.allowed, self.question) {
            (_, ClaimKind::Left) if table.game() != Game::Yuzbir => match points {
                0 => say!(language;
                    "Tiles left on a rack cost nothing." / "Elde kalan taşlar için puan düşülmez."),
                points => say!(language, points = -points;
                    "Every player loses {points}." / "Her oyuncudan {points} puan düşülür."),
            },
            (_, ClaimKind::Left) => say!(language;
                "A player left with these tiles is charged {points}."
                / "Elinde bu taşlar kalan oyuncuya {points} yazılır."),
            (Some(false), ClaimKind::Foul) => say!(language, why = against.unwrap_or_default();
                "A foul: {why}." / "Ceza var: {why}."),
            (Some(true), ClaimKind::Foul) => match void_claim(self) {
                Some(why) => say!(language, why = why.text(table, language);
                    "No foul: {why}." / "Ceza yok: {why}."),
                None => say!(language;
                    "No foul: this table charges no penalty for it."
                    / "Ceza yok: bu masada bunun için bir şey yazılmaz."),
            },
            (None, ClaimKind::Irregular) => say!(language;
                "No rule decides this: each table must agree on it."
                / "Buna karar veren kural yok: her masa kendi kararlaştırır."),
            (None, _) => match unknown_fact(self) {
                Some(unknown) => say!(language, why = unknown.text(table, language);
                    "Undecided: {why}." / "Belirsiz: {why}."),
                None => say!(language;
                    "Undecided: it depends on what the okeys stand for."
                    / "Belirsiz: okeylerin hangi taşların yerine geçtiğine bağlı."),
            },
            (Some(true), ClaimKind::Meld) => {
                let melds = self.findings.iter().filter(|finding| matches!(finding.fact, Fact::IsMeld { .. }));
                say!(language,
                    melds = melds.map(|finding| finding.fact.text(table, language)).collect::<Vec<_>>().join("; ");
                    "Valid: {melds}." / "Geçerli: {melds}.")
            }
            (Some(false), _) => say!(language,
                why = against.unwrap_or_else(|| say!(language; "see the readings" / "okumalara bakın"));
                "Not valid: {why}." / "Geçersiz: {why}."),
            (Some(true), _) if has(self, |fact| *fact == Fact::TakenBack) => say!(language,
                why = Fact::TakenBack.text(table, language);
                "Valid: {why}." / "Geçerli: {why}."),
            (Some(true), _) if has(self, |fact| matches!(fact, Fact::Withdrawn { .. })) => say!(language;
                "Valid: the discard may be taken back." / "Geçerli: atılan taş geri alınabilir."),
            (Some(true), ClaimKind::Opening | ClaimKind::Pairs) if has(self, is_later) => say!(language;
                "Valid: these melds may be laid." / "Geçerli: bu perler konabilir."),
            (Some(true), question) if has(self, |fact| *fact == Fact::NotClaimed) => say!(language,
                stands = stands(question, language);
                "Valid: {stands}, because no opponent claimed it before the next draw."
                / "Geçerli: {stands}; ortadan taş çekilmeden kimse işlek demedi."),
            (Some(true), question) if has(self, |fact| matches!(fact, Fact::WrongMeld { .. })) => say!(language,
                stands = stands(question, language);
                "Valid: {stands}, but not everything on the table is a meld."
                / "Geçerli: {stands}; ama yerdekilerin hepsi per değil."),
            (Some(true), question) if self.findings.iter().any(|finding| finding.foul) => say!(language,
                stands = stands(question, language);
                "Valid: {stands}, but with a foul." / "Geçerli: {stands}; ama ceza var."),
            (Some(true), question) => say!(language, stands = stands(question, language);
                "Valid: {stands}." / "Geçerli: {stands}."),
        }
    }
}

/// Returns a sentence that names the assumed game, because the question names none. If the other game leads to the
/// ruling `other`, a second sentence gives that ruling.
pub fn assumed(assumed: &Table, other: Option<(&Ruling, &Table)>, language: Language) -> String {
    let name = |table: &Table| format!("{} ({})", table.profile().variant, table.profile().variant.alias());
    let assumed = name(assumed);
    let assumption = say!(language;
        "You named no game (--variant), so this ruling follows the rules of {assumed}."
        / "Oyunu yazmadınız (--variant); karar {assumed} kurallarıyla verildi.");
    let Some((other, table)) = other else { return assumption };
    let (ruled, other) = (other.text(table, language), name(table));
    say!(language; "{assumption} In {other}: {ruled}" / "{assumption} {other} oyununda: {ruled}")
}

/// Returns the okeys for which the player named a tile, such as `O*=R9`, if there are any.
fn declared(tiles: &LaidMelds) -> Option<String> {
    let declared = tiles.0.iter().flatten().filter(|laid| laid.declared.is_some());
    let declared: Vec<String> = declared.map(ToString::to_string).collect();
    (!declared.is_empty()).then(|| declared.join(" "))
}

/// Returns the text for the detail of a claim that has a default value. Returns `None` if the claim has no such detail.
pub fn usual_detail(claim: &Claim, language: Language) -> Option<&'static str> {
    Some(match claim {
        Claim::Take(claim) if claim.from == Neighbour::Left => {
            pick(language, "from the left", "soldaki oyuncunun taşı")
        }
        Claim::Take(_) => pick(language, "from the right", "sağdaki oyuncunun taşı"),
        Claim::Indicator { late: true, .. } => {
            pick(language, "shown after the first discard", "ilk taş atıldıktan sonra gösterildi")
        }
        Claim::Indicator { .. } => pick(language, "shown before the first discard", "ilk taş atılmadan gösterildi"),
        Claim::Look { pile: Pile::All, .. } => pick(language, "all discards", "atılmış taşların hepsi"),
        Claim::Look { .. } => pick(language, "the player's own discards", "kendi attığı taşlar"),
        _ => return None,
    })
}

/// Returns a text for each other detail of a claim, for example which tile the player took. The tiles or melds that the
/// question is about are left out.
pub fn claim_details(claim: &Claim, language: Language) -> Vec<String> {
    let yes = |applies: bool, words: &str| applies.then(|| words.to_owned());
    let tiles = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let how = |how: &[FinishKind]| {
        (!how.is_empty()).then(|| how.iter().map(|&how| doubling(how, language)).collect::<Vec<_>>().join(", "))
    };
    let table_melds = |melds: Option<&LaidMelds>| {
        let none = pick(language, "none", "yok");
        let melds = melds.map(|melds| if melds.0.is_empty() { none.to_owned() } else { melds.to_string() });
        melds.map(|melds| say!(language; "melds on the table: {melds}" / "yerdeki perler: {melds}"))
    };
    let laid_off = |laid: &[(Tile, Option<Face>)]| {
        let spelt = |&(tile, face): &(Tile, Option<Face>)| match face {
            Some(face) => LaidTile::standing_for(tile, face).to_string(),
            None => tile.to_string(),
        };
        let tiles = || laid.iter().map(spelt).collect::<Vec<_>>().join(" ");
        (!laid.is_empty()).then(|| say!(language, tiles = tiles(); "{tiles} laid off" / "işlenen: {tiles}"))
    };
    let swapped = |put: &[Tile]| {
        (!put.is_empty()).then(|| {
            say!(language, tiles = tiles(put);
            "{tiles} put down for okeys" / "okey yerine konan: {tiles}")
        })
    };
    let taken = |tile: Tile| say!(language; "{tile} was taken from the left" / "{tile} yandan alındı");
    let highest = |sum: u32| say!(language; "the highest earlier opening was {sum}" / "önceki en yüksek açış {sum}");
    let all = match claim {
        Claim::Finish(claim) => vec![
            swapped(&claim.swapped),
            laid_off(&claim.laid_off),
            table_melds(claim.on_table.as_ref()),
            yes(claim.first_turn, pick(language, "the starter's first turn", "oyuna başlayanın ilk turu")),
            yes(claim.others_opened, pick(language, "another player has opened", "başka bir oyuncu açmıştı")),
            yes(claim.devam, pick(language, "the last two tiles were both okeys", "son iki taşın ikisi de okeydi")),
            claim.highest.map(highest),
            claim.taken.map(taken),
            yes(
                claim.last_discard,
                pick(language, "the last discard, with the stock empty", "deste bitmişken atılan son taş"),
            ),
        ],
        Claim::Opening(claim) | Claim::Pairs(claim) => vec![
            claim.taken.map(taken),
            claim.bar.map(|bar| say!(language; "the bar agreed on is {bar}" / "kararlaştırılan baraj {bar}")),
            claim.highest.map(highest),
            claim.held.map(
                |held| say!(language; "{held} tiles were held before laying" / "açmadan önce elde {held} taş vardı"),
            ),
            table_melds(claim.on_table.as_ref()),
        ],
        Claim::Discard(claim) => vec![
            yes(claim.last, pick(language, "the last tile, which ends the hand", "eli bitiren son taş")),
            claim.called.map(|how| called(how, language).to_owned()),
        ],
        Claim::Layoff(claim) => vec![
            yes(claim.same_turn, pick(language, "the player opened in this turn", "oyuncu bu turda açtı")),
            yes(claim.undo, pick(language, "the tiles are taken back", "taşlar geri alınıyor")),
            declared(&claim.tiles).map(|tiles| say!(language; "declared: {tiles}" / "bildirilen: {tiles}")),
        ],
        Claim::Take(claim) => vec![
            yes(
                claim.last_discard,
                pick(language, "the last discard, with the stock empty", "deste bitmişken atılan son taş"),
            ),
            yes(claim.same_turn, pick(language, "the player opened in this turn", "oyuncu bu turda açtı")),
            yes(claim.pairs_goer, pick(language, "the player who threw it goes for pairs", "atan çifte gidiyor")),
            yes(claim.then == Taken::Kept, pick(language, "kept on the rack", "elde tutuldu")),
            yes(claim.then == Taken::PutBack, pick(language, "put back", "geri bırakıldı")),
            table_melds(claim.on_table.as_ref()),
        ],
        Claim::Indicator { late, drawn, balance, .. } => vec![
            yes(*drawn && !late, pick(language, "shown after the first draw", "ilk taş çekildikten sonra gösterildi")),
            balance.map(|balance| {
                let points = plural(u64::from(balance), "point", "points");
                say!(language; "the other player has {balance} {points}" / "öbür oyuncunun puanı {balance}")
            }),
        ],
        Claim::Left(claim) => vec![
            yes(claim.exhausted, pick(language, "the stock ran out", "taşlar tükendi")),
            yes(claim.announced, pick(language, "the player had announced pairs", "oyuncu çifte gittiğini söylemişti")),
            yes(claim.all_pairs, pick(language, "all players opened with pairs", "bütün oyuncular çift açmıştı")),
            how(&claim.how),
        ],
        Claim::Foul { how: kinds, called: call, .. } => {
            vec![how(kinds), call.map(|how| called(how, language).to_owned())]
        }
        Claim::Look { thrown, .. } => {
            vec![yes(
                *thrown,
                pick(language, "the player has already thrown in this turn", "oyuncu bu turda taşını attı"),
            )]
        }
        Claim::Swap(claim) => vec![
            yes(claim.same_turn, pick(language, "the player opened in this turn", "oyuncu bu turda açtı")),
            yes(claim.again, pick(language, "an okey was already taken in this turn", "bu turda daha önce okey aldı")),
        ],
        Claim::Meld(_) => Vec::new(),
        Claim::Irregular(what) => vec![Some(irregular(*what, language).to_owned())],
    };
    all.into_iter().flatten().collect()
}

/// Returns `text` with a capital letter at the start and a full stop at the end.
pub(crate) fn sentence(text: &str, language: Language) -> String {
    let mut characters = text.chars();
    let first = characters.next().map(|first| match (first, language) {
        ('i', Language::Tr) => "İ".to_owned(),
        (first, _) => first.to_uppercase().to_string(),
    });
    format!("{}{}.", first.unwrap_or_default(), characters.as_str())
}

fn stands(question: ClaimKind, language: Language) -> &'static str {
    match question {
        ClaimKind::Finish => pick(language, "this layout wins", "bu dizilişle el biter"),
        ClaimKind::Opening | ClaimKind::Left | ClaimKind::Foul => pick(language, "this opens", "el açılır"),
        ClaimKind::Pairs => pick(language, "these pairs open", "bu çiftlerle el açılır"),
        ClaimKind::Discard => pick(language, "the tile may be thrown", "taş atılabilir"),
        ClaimKind::Layoff => pick(language, "these tiles may be laid off", "bu taşlar işlenebilir"),
        ClaimKind::Swap => pick(language, "the okey may be taken", "okey alınabilir"),
        ClaimKind::Take => pick(language, "this may be done", "böyle yapılabilir"),
        ClaimKind::Indicator => pick(language, "the indicator may be shown", "gösterge gösterilebilir"),
        ClaimKind::Meld => pick(language, "this is a meld", "bu bir per"),
        ClaimKind::Look => pick(language, "the player may look at these discards", "oyuncu bu taşlara bakabilir"),
        ClaimKind::Irregular => pick(language, "nothing happens", "bir şey yazılmaz"),
    }
}

pub(super) fn doubling(by: FinishKind, language: Language) -> &'static str {
    match by {
        FinishKind::Okey => pick(language, "an okey thrown", "okey atıldı"),
        FinishKind::Pairs => pick(language, "finished with pairs", "çiftten bitildi"),
        FinishKind::Hand => pick(language, "elden", "elden bitildi"),
        FinishKind::Devam => pick(language, "devam", "devam atıldı"),
        FinishKind::Dizi => pick(language, "dizi", "dizi yapıldı"),
    }
}

fn irregular(what: Irregularity, language: Language) -> &'static str {
    match what {
        Irregularity::Count => {
            pick(language, "a rack holds a tile too many or too few", "ıstakada bir taş fazla ya da eksik")
        }
        Irregularity::Turn => pick(language, "a player played out of turn", "bir oyuncu sırası gelmeden oynadı"),
        Irregularity::Exposed => pick(language, "a tile was shown by accident", "yanlışlıkla bir taş gösterildi"),
    }
}

fn called(called: PlayableCall, language: Language) -> &'static str {
    match called {
        PlayableCall::InTime => pick(language, "claimed in time", "zamanında işlek dendi"),
        PlayableCall::Late => {
            pick(language, "claimed after the next draw", "ortadan taş çekildikten sonra işlek dendi")
        }
        PlayableCall::Unnamed => pick(language, "claimed without naming the tile", "taş söylenmeden işlek dendi"),
        PlayableCall::Noticed => {
            pick(language, "claimed after the thrower had noticed", "işlek denmeden önce atan fark etti")
        }
    }
}

/// Returns true if the fact is about melds that a player lays after the opening.
const fn is_later(fact: &Fact) -> bool {
    matches!(fact, Fact::AnySum | Fact::FurtherPairs | Fact::OwnPair)
}

fn has(ruling: &Ruling, such: impl Fn(&Fact) -> bool) -> bool {
    ruling.findings.iter().any(|finding| such(&finding.fact))
}

/// Returns the first fact against the claim. The verdict names it.
fn against(ruling: &Ruling) -> Option<&Fact> {
    ruling.findings.iter().find(|finding| finding.against).map(|finding| &finding.fact)
}

/// Returns the fact that makes a claim of a playable discard invalid, for example because the claim came too late.
fn void_claim(ruling: &Ruling) -> Option<&Fact> {
    let void = |fact: &&Fact| matches!(fact, Fact::CalledLate | Fact::CalledUnnamed | Fact::ThrowerNoticed);
    ruling.findings.iter().map(|finding| &finding.fact).find(void)
}

/// Returns the missing fact that leaves a ruling undecided, if there is one.
pub fn unknown_fact(ruling: &Ruling) -> Option<&Fact> {
    ruling.findings.iter().map(|finding| &finding.fact).find(|fact| fact.is_unknown())
}
