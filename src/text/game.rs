//! Sentences about wrong turns: why the program refuses an action, and what the referee says about a recorded action.

use super::counted;
use super::judge::sentence;
use crate::game::{LeftMissing, State, Why};
use crate::judge::Fact;
use crate::table::{Game, Table};
use crate::words::Language;

impl Why {
    /// Returns the reason why the player on turn may not do something, addressed to the player.
    pub fn refusal(&self, state: &State, names: &[String], language: Language) -> String {
        match self {
            Why::NothingDrawn => say!(language; "Draw or take a tile first." / "Önce taş çekin ya da alın."),
            Why::StarterDraws => say!(language;
                "You start: throw a tile without drawing." / "Oyuna siz başlıyorsunuz: taş çekmeden atın."),
            Why::SecondDraw => {
                let now = match state.table().game() {
                    Game::Yuzbir => say!(language; "lay or throw" / "per indirin ya da taş atın"),
                    Game::Classic | Game::Chains => say!(language; "throw a tile" / "taş atın"),
                };
                say!(language;
                    "You already have your tile for this turn: {now}." / "Bu turda taşınızı zaten aldınız: {now}.")
            }
            Why::NothingToTake => {
                say!(language; "There is no discard for you to take." / "Alabileceğiniz bir taş yok.")
            }
            Why::OtherDiscard { lies } => say!(language;
                "The only discard you can take is {lies}." / "Yandan yalnız {lies} alabilirsiniz."),
            Why::NotHeld { tile } if state.rack(state.seat()).count(*tile) > 0 => say!(language;
                "You do not hold that many copies of {tile}." / "Elinizde o kadar çok {tile} yok."),
            Why::NotHeld { tile } => say!(language; "You do not hold {tile}." / "Elinizde {tile} yok."),
            Why::NothingToUndo { taken_back: true } => say!(language;
                "You have already taken back what you laid off this turn."
                / "Bu turda işlediğinizi zaten geri aldınız."),
            Why::NothingToUndo { taken_back: false } => {
                say!(language; "You have not laid off any tile this turn." / "Bu turda taş işlemediniz.")
            }
            Why::SecondUndo => say!(language;
                "You may take back only the last tile that you laid off; you have already taken one back."
                / "Yalnız son işlediğiniz taşı geri alabilirsiniz; bir taşı zaten geri aldınız."),
            Why::SecondShow => say!(language;
                "The indicator has already been shown; showing it counts only once."
                    / "Gösterge zaten gösterildi; göstermek bir kez sayılır."),
            Why::NothingToGather => say!(language;
                "You have no faulty opening on the table to gather up." / "Yerde toplanacak hatalı açışınız yok."),
            Why::NothingToPutBack => say!(language;
                "You have no tile to put back." / "Geri bırakabileceğiniz bir taş yok."),
            Why::Fact(Fact::PutBack { free: false }) => say!(language;
                "Putting back the tile you took is a foul." / "Aldığınız taşı geri bırakırsanız ceza yazılır."),
            Why::NothingStays => say!(language;
                "One tile must stay on your rack for the discard." / "Atmak için ıstakanızda bir taş kalmalı."),
            Why::Fact(Fact::TakenNotLaid { tile, opened: true }) => say!(language;
                "You took {tile} but have not laid it." / "{tile} taşını aldınız ama yere indirmediniz."),
            Why::Fact(Fact::TakenNotLaid { tile, opened: false }) => say!(language;
                "You took {tile} but do not open with it." / "{tile} taşını aldınız ama onunla el açmıyorsunuz."),
            Why::NotLast { left } => say!(language;
                "You hold {left} tiles; a throw ends the hand only if it is your last tile."
                / "Elinizde {left} taş var; el ancak son taşınız atılınca biter."),
            Why::DoesNotWin => say!(language;
                "Your hand does not win with this discard." / "Bu taşı atınca eliniz bitmiyor."),
            Why::Fact(Fact::Mixed) => say!(language;
                "You opened with pairs, so you may not lay runs or groups."
                / "Çift açtınız; seri ya da grup indiremezsiniz."),
            Why::Fact(Fact::NotOpened) => say!(language; "You have not opened yet." / "Henüz el açmadınız."),
            other => other.text(names, state.table(), language),
        }
    }
}

impl Why {
    /// Returns the referee's sentence about a recorded action: why it is wrong or cannot be judged, or a remark.
    /// `names` has the name of the player at each seat.
    #[expect(clippy::too_many_lines, reason = "a table: one entry for each reason")]
    pub fn text(&self, names: &[String], table: &Table, language: Language) -> String {
        let name = |&seat: &usize| names[seat].clone();
        match self {
            Why::Fact(fact) => sentence(&fact.text(table, language), language),
            Why::OutOfTurn { turn } => {
                let turn = name(turn);
                say!(language;
                    "It is {turn}'s turn; this line is ignored." / "Sıra {turn} adlı oyuncuda; bu satır sayılmadı.")
            }
            Why::Over => say!(language; "The hand is over." / "El bitti."),
            Why::NothingDrawn => say!(language;
                "The player did not draw a tile first, so an unknown tile counts as drawn."
                / "Oyuncu önce taş çekmemiş; bilinmeyen bir taş çekilmiş sayıldı."),
            Why::NothingThrown => say!(language;
                "The record ends the hand without a last throw, so an unknown tile counts as thrown."
                / "Kayıtta el, son taş atılmadan bitiyor; bilinmeyen bir taş atılmış sayıldı."),
            Why::SecondDraw => say!(language;
                "The player has already drawn; the second draw is ignored."
                / "Oyuncu taşını çekmişti; ikinci çekiş sayılmadı."),
            Why::StarterDraws => say!(language;
                "The starter throws first, without drawing; the draw is ignored."
                / "Oyuna başlayan taş çekmeden atar; çekiş sayılmadı."),
            Why::NothingToTake => say!(language;
                "There is no discard to take; an unknown tile counts as drawn."
                / "Yanda alınacak taş yok; bilinmeyen bir taş çekilmiş sayıldı."),
            Why::OtherDiscard { lies } => say!(language;
                "The only discard to take is {lies}; an unknown tile counts as drawn."
                / "Yandan yalnız {lies} alınabilir; bilinmeyen bir taş çekilmiş sayıldı."),
            Why::OtherTop { top } => say!(language;
                "The tile on top of the stock is {top}, so the tile that was drawn counts as unknown."
                / "Destenin üstündeki taş {top}; bu yüzden çekilen taş bilinmiyor sayıldı."),
            Why::NoCopyLeft { tile } => say!(language;
                "No copy of {tile} can be left in the stock, so the tile that was drawn counts as unknown."
                / "Destede {tile} kalmış olamaz; bu yüzden çekilen taş bilinmiyor sayıldı."),
            Why::NotHeld { tile } => {
                say!(language; "The player cannot have {tile}." / "Oyuncunun elinde {tile} olamaz.")
            }
            Why::NotInGame => say!(language; "This game has no such action." / "Bu oyunda böyle bir hamle yok."),
            Why::NoOkeys => say!(language; "This game has no okeys." / "Bu oyunda okey yoktur."),
            Why::NoMeld { number } => say!(language; "No meld has the number {number}." / "{number} numaralı per yok."),
            Why::NowhereToLay { tile } => say!(language;
                "{tile} fits no meld on the table." / "{tile} yerdeki hiçbir pere işlenmez."),
            Why::EndUnknown { as_face, other } => say!(language;
                "The tile may stand for {as_face} or {other}; the record does not say which, so {as_face} is assumed."
                / "Neyin yerine konduğu yazılmamış: {as_face} ya da {other} olabilir; {as_face} sayıldı."),
            Why::SeveralMelds { numbers } => {
                let numbers = numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                say!(language;
                    "The tile fits the melds {numbers}; the first of them was chosen."
                    / "Taş birden çok pere işlenir: {numbers}; ilki seçildi.")
            }
            Why::NothingToUndo { taken_back: true } => say!(language;
                "The player has already taken back what was laid off in this turn."
                / "Oyuncu bu turda işlediğini zaten geri aldı."),
            Why::NothingToUndo { taken_back: false } => {
                say!(language; "No tile was laid off in this turn." / "Bu turda taş işlenmemiş.")
            }
            Why::Exchanged { tile } => say!(language;
                "{tile} was the last tile laid off, but it was exchanged after that and is no longer on the table."
                / "Son işlenen taş {tile}, ama sonra değiştirildi, artık yerde değil."),
            Why::SecondUndo => say!(language;
                "Only the last tile laid off may be taken back; the player has already taken one back."
                / "Yalnız son işlenen taş geri alınabilir; oyuncu bir taşı zaten geri aldı."),
            Why::SecondShow => say!(language;
                "The indicator has already been shown; showing it counts only once."
                / "Gösterge daha önce gösterildi; göstermek bir kez sayılır."),
            Why::NothingToGather => say!(language;
                "There is no faulty opening on the table." / "Yerde hatalı açılmış el yok."),
            Why::NothingToPutBack => say!(language; "There is no tile to put back." / "Geri bırakılacak taş yok."),
            Why::NothingStays => say!(language; "One tile must stay on the rack for the discard."
                / "Atmak için ıstakada bir taş kalmalı."),
            Why::NotLast { left } => say!(language;
                "{left} tiles were left, but a finish needs exactly one. The tile counts as thrown."
                / "Elde {left} taş vardı: bitmek için tek taş kalmalı. Taş atılmış sayıldı."),
            Why::DoesNotWin => say!(language;
                "The hand does not win with this discard. The tile counts as thrown."
                / "El bu taşla bitmiyor. Taş atılmış sayıldı."),
            Why::WinUnseen => say!(language;
                "Some tiles are unknown, so the program cannot tell whether the hand wins."
                / "Bilinmeyen taşlar var; elin bitip bitmediği söylenemez."),
            Why::LayoutNotNamed => say!(language;
                "At this table an okey and a false joker may not lie next to each other, so the program must know the \
                 layout to see whether the hand wins. Write the layout, as in `finish K6 with ...`."
                / "Bu masada okeyle sahte okey yan yana gelemez; elin bitip bitmediği ancak diziliş bilinirse \
                   anlaşılır. Dizilişi yazın: `bit K6 : ...`."),
            Why::PlayedOn => say!(language;
                "Play went on after this finish, so the tile counts as thrown."
                / "Bu bitişten sonra oyun sürdüğü için taş atılmış sayıldı."),
            Why::EndAfterFinish => say!(language;
                "A player had already finished the hand, so this line, which says that the stock ran out, changes \
                 nothing."
                / "Bir oyuncu eli zaten bitirmişti; taşların tükendiğini bildiren bu satır bir şeyi değiştirmez."),
            Why::EndTooEarly { left } => say!(language, tiles = counted(*left, "tile");
                "The stock still holds {tiles}." / "Destede daha {left} taş var."),
            Why::OkeyLost => say!(language;
                "An okey was taken from the player's meld." / "Oyuncunun perindeki okey alındı."),
            Why::FedNextPlayer { tile } => say!(language;
                "The next player opened with {tile}." / "Sonraki oyuncu {tile} ile el açtı."),
            Why::PlayableUndecided => say!(language;
                "The record does not say what an okey on the table stands for, so it is unknown whether the tile was \
                 playable."
                / "Yerdeki bir okeyin neyin yerine geçtiği kayıtta yazmıyor; taşın işlek olup olmadığı buna bağlı."),
            Why::RuledByTable => say!(language; "The players at the table decided this." / "Masa böyle karar verdi."),
            Why::RuledAgain => say!(language;
                "The turns already contain such a foul; this line adds another one."
                / "Hamlelerde böyle bir ceza zaten var; bu satır bir ceza daha ekler."),
            Why::CorrectionUnsettled => say!(language;
                "The hand was broken off, so this correction does not count yet."
                / "El yarıda kaldı; bu düzeltme henüz sayılmıyor."),
            Why::NothingToPardon => say!(language;
                "There is no such foul to pardon." / "Affedilecek böyle bir ceza yok."),
            Why::ClaimLate => say!(language;
                "The claim came too late: play had gone on." / "Geç kalındı: oyun ilerlemişti."),
            Why::ClaimNotThrown => say!(language;
                "That tile was not thrown; a wrong claim costs nothing."
                / "O taş atılmadı; yanlış yere işlek demenin cezası yok."),
            Why::ClaimOfLast => say!(language;
                "The tile that ends the hand may be playable, so there is no foul."
                    / "Eli bitiren son taş işlek olabilir; ceza yok."),
            Why::ClaimWrong => say!(language;
                "That tile was not playable; a wrong claim costs nothing."
                / "O taş işlek değildi; yanlış yere işlek demenin cezası yok."),
            Why::ClaimByPartner => say!(language; "A partner's claim does not count." / "Eşin işlek demesi sayılmaz."),
            Why::ClaimByThrower => say!(language;
                "The player who threw the tile noticed first: no foul." / "Atan kendisi önce fark etti: ceza yok."),
            Why::ClaimAgain => say!(language; "The tile had already been claimed or noticed."
                / "Taşın işlek olduğu daha önce söylenmişti."),
            Why::ClaimIdle => say!(language;
                "Claims have no effect at this table." / "Bu masada işlek demek bir şeyi değiştirmez."),
            Why::ClaimOkey => say!(language;
                "Throwing an okey is a foul even without a claim." / "Okey atmanın cezası kimse söylemese de yazılır."),
            Why::ClaimRight => {
                say!(language; "The claim is right: the tile was playable." / "Doğru: atılan taş işlek.")
            }
        }
    }
}

/// Returns a sentence that says what a record lacks for computing the points of player `name`.
pub fn left_missing(missing: LeftMissing, name: &str, language: Language) -> String {
    match missing.sum {
        None => say!(language;
            "The tiles that {name} had left are missing: write `left {name} K4 R7 ...`, or their sum: `left {name} = \
             34`."
            / "{name} adlı oyuncunun elinde ne kaldığı yazılmamış: `kalan {name} K4 R7 ...` ya da toplamını \
               `kalan {name} = 34` diye yazın."),
        Some(sum) => say!(language;
            "The sum {sum} of the tiles left by {name} does not show whether an okey is among them: write the tiles, \
             `left {name} K4 R7 ...`."
            / "{name} için yazılan {sum} toplamında okey olup olmadığı belli değil: taşları yazın, \
               `kalan {name} K4 R7 ...`."),
    }
}
