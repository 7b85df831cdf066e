//! Sentences on wrong turns: the referee's on finished actions, and those to a player before an action.

use super::judge::sentence;
use super::so_many;
use crate::game::{State, Why};
use crate::judge::Fact;
use crate::table::{Game, Table};
use crate::words::Language;

/// Returns the reason why the player on turn may not do this, addressed to the player. For finished actions see
/// [`why`].
pub fn refused(why: &Why, state: &State, names: &[String], language: Language) -> String {
    match why {
        Why::NothingDrawn => say!(language; "Draw or take a tile first." / "Önce taş çekin ya da alın."),
        Why::StarterDraws => say!(language;
            "Who starts throws first, without drawing." / "Oyuna başlayan taş çekmeden atar."),
        Why::SecondDraw => {
            let now = match state.table().game() {
                Game::Yuzbir => say!(language; "lay or throw" / "per indirin ya da taş atın"),
                Game::Classic | Game::Chains => say!(language; "throw a tile" / "taş atın"),
            };
            say!(language; "You have your tile for this turn: {now}." / "Bu sıranızda taşınızı zaten aldınız: {now}.")
        }
        Why::NothingToTake => say!(language; "No discard lies there for you to take." / "Alabileceğiniz bir taş yok."),
        Why::OtherDiscard { lies } => say!(language;
            "Only {lies} lies there to be taken." / "Yandan yalnız {lies} alınabilir."),
        Why::NotHeld { tile } if state.rack(state.seat()).count(*tile) > 0 => say!(language;
            "You do not hold so many {tile}." / "Elinizde o kadar {tile} yok."),
        Why::NotHeld { tile } => say!(language; "You do not hold {tile}." / "Elinizde {tile} yok."),
        Why::NothingToUndo => say!(language; "You have laid no tile off in this turn." / "Bu sırada taş işlemediniz."),
        Why::SecondUndo => say!(language;
            "Only the last tile laid off may come back; this would be a second one."
            / "Yalnız son işlenen taş geri alınabilir; bu ikincisi olur."),
        Why::SecondShow => say!(language;
            "It has been shown already; it counts once." / "Göstergenin eşi gösterildi; bir kez sayılır."),
        Why::NothingToGather => say!(language;
            "You have no faulty opening on the table to gather up." / "Yerde toplanacak hatalı açışınız yok."),
        Why::NothingToPutBack => say!(language;
            "There is no tile that you could put back." / "Geri bırakabileceğiniz bir taş yok."),
        Why::Fact(Fact::PutBack { free: false }) => say!(language;
            "Putting the tile back that you took is a foul." / "Aldığınız taşı geri bırakmak cezadır."),
        Why::NothingStays => say!(language;
            "One tile must stay on your rack for the discard." / "Atmak için ıstakanızda bir taş kalmalı."),
        Why::Fact(Fact::TakenNotLaid { tile, opened: true }) => say!(language;
            "You took {tile} and have not laid it." / "{tile} taşını aldınız, yere indirmediniz."),
        Why::Fact(Fact::TakenNotLaid { tile, opened: false }) => say!(language;
            "You take {tile} and do not open with it." / "{tile} taşını alıp onunla el açmıyorsunuz."),
        Why::NotLast { left } => say!(language;
            "You hold {left} tiles; only the last one ends the hand."
            / "Elinizde {left} taş var; el yalnız son taşla biter."),
        Why::DoesNotWin => say!(language;
            "Your hand does not win by this discard." / "Bu taşı atınca eliniz bitmiyor."),
        Why::Fact(Fact::Mixed) => say!(language;
            "You opened with pairs and lay no run and no group." / "Çift açtınız, seri ya da grup indiremezsiniz."),
        Why::Fact(Fact::NotOpened) => say!(language; "You have not opened yet." / "Henüz el açmadınız."),
        other => self::why(other, names, state.table(), language),
    }
}

/// Returns the sentence on an `end` that ends nothing.
fn ended(why: &Why, language: Language) -> String {
    match why {
        Why::EndTooEarly { left } => say!(language, tiles = so_many(*left, "tile");
            "The stock still holds {tiles}." / "Destede daha {left} taş var."),
        _ => say!(language;
            "The hand had ended with the finish; end, which says that the stock ran out, changes nothing."
            / "El zaten bitmişti; taşların tükendiğini söyleyen bu satır bir şey değiştirmez."),
    }
}

/// Returns the referee's sentence on a finished action that is wrong, cannot be judged or deserves a note. For actions
/// refused beforehand see [`refused`].
pub fn why(why: &Why, names: &[String], table: &Table, language: Language) -> String {
    let name = |seat: &usize| names.get(*seat).cloned().unwrap_or_default();
    match why {
        Why::Fact(fact) => sentence(&super::judge::fact(fact, table, language), language),
        Why::OutOfTurn { turn } => {
            let turn = name(turn);
            say!(language; "It is {turn}'s turn; the line is left out." / "Sıra {turn} adlı oyuncuda; satır sayılmadı.")
        }
        Why::Over => say!(language; "The hand is over." / "El bitti."),
        Why::NothingDrawn => say!(language;
            "No tile was drawn before; an unknown one counts as drawn." / "Önce taş çekilmemiş; bilinmeyen bir taş çekilmiş sayıldı."),
        Why::NothingThrown => say!(language;
            "No tile was thrown before the end; an unknown one counts as thrown."
            / "Son taş atılmamış; bilinmeyen bir taş atılmış sayıldı."),
        Why::SecondDraw => say!(language;
            "The player has drawn already; the second draw is left out." / "Taşını çekmişti; ikinci çekiş sayılmadı."),
        Why::StarterDraws => say!(language;
            "Who starts throws first, without drawing; the draw is left out."
            / "Oyuna başlayan taş çekmeden atar; çekiş sayılmadı."),
        Why::NothingToTake => say!(language;
            "Nothing lies there to be taken; an unknown tile counts as drawn."
            / "Alınacak taş yok; bilinmeyen bir taş çekilmiş sayıldı."),
        Why::OtherDiscard { lies } => say!(language;
            "{lies} lies there, no other tile; an unknown tile counts as drawn."
            / "Yerde {lies} var, başka taş yok; bilinmeyen bir taş çekilmiş sayıldı."),
        Why::OtherTop { top } => say!(language;
            "The stock's top is {top}; which tile was drawn is unknown from here on."
            / "Destenin üstünde {top} var; hangi taşın çekildiği bundan sonra bilinmiyor."),
        Why::NoCopyLeft { tile } => say!(language;
            "No {tile} can be left; which tile was drawn is unknown from here on."
            / "Geride {tile} kalmış olamaz; hangi taşın çekildiği bundan sonra bilinmiyor."),
        Why::NotHeld { tile } => say!(language; "The player cannot have {tile}." / "Oyuncunun elinde {tile} olamaz."),
        Why::NotInGame => say!(language; "This game has no such action." / "Bu oyunda böyle bir hamle yok."),
        Why::NoOkeys => say!(language; "This game has no okeys." / "Bu oyunda okey yoktur."),
        Why::NoMeld { number } => say!(language; "No meld has the number {number}." / "{number} numaralı per yok."),
        Why::NowhereToLay { tile } => say!(language;
            "No meld on the table takes {tile}." / "{tile} yerdeki hiçbir pere işlenmez."),
        Why::EndUntold { as_face, other } => say!(language;
            "It may stand for {as_face} or {other}: the record does not say. {as_face} was taken."
            / "Neyin yerine konduğu yazılmamış: {as_face} ya da {other} olabilir. {as_face} sayıldı."),
        Why::SeveralMelds { numbers } => {
            let numbers = numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            say!(language;
                "Several melds would do: {numbers}; the first was chosen."
                / "Birden çok per uygun: {numbers}; ilki seçildi.")
        }
        Why::NothingToUndo => say!(language; "No tile was laid off in this turn." / "Bu sırada taş işlenmemiş."),
        Why::Exchanged { tile } => say!(language;
            "{tile} was laid off last and lies there no more: it was exchanged since."
            / "Son işlenen {tile} artık yerde değil: sonra değiştirildi."),
        Why::SecondUndo => say!(language;
            "Only the last tile laid off may come back; this is a second one."
            / "Yalnız son işlenen taş geri alınabilir; bu ikincisi."),
        Why::SecondShow => say!(language;
            "The indicator was shown before; it counts once." / "Gösterge daha önce gösterildi; bir kez sayılır."),
        Why::NothingToGather => say!(language; "No faulty opening lies there." / "Yerde hatalı açılmış el yok."),
        Why::NothingToPutBack => say!(language; "There is no tile that could go back." / "Geri bırakılacak taş yok."),
        Why::NothingStays => say!(language; "One tile must stay for the discard." / "Atmak için bir taş kalmalı."),
        Why::NotLast { left } => say!(language;
            "{left} tiles were left: the finish needs exactly one. The tile counts as thrown."
            / "Elde {left} taş vardı: bitmek için tek taş kalmalı. Taş atılmış sayıldı."),
        Why::DoesNotWin => say!(language;
            "The hand does not win by this discard. The tile counts as thrown."
            / "El bu taşla bitmiyor. Taş atılmış sayıldı."),
        Why::WinUnseen => say!(language;
            "Not all tiles are known: whether they win cannot be said."
            / "Bilinmeyen taşlar var: bitip bitmediği söylenemez."),
        Why::EndAfterFinish | Why::EndTooEarly { .. } => ended(why, language),
        Why::OkeyLost => say!(language;
            "The okey of the player's meld was taken." / "Oyuncunun perindeki okey alındı."),
        Why::Fed { tile } => say!(language;
            "The next player opened with {tile}." / "Sonraki oyuncu {tile} ile el açtı."),
        Why::PlayableUndecided => say!(language;
            "Whether the tile was playable hangs on what an okey on the table stands for: the record does not say."
            / "Taşın işlek olup olmadığı yerdeki bir okeyin neyin yerine geçtiğine bağlı: kayıtta yazmıyor."),
        Why::RuledByTable => say!(language; "The table ruled it." / "Masa böyle karar verdi."),
        Why::RuledAgain => say!(language;
            "The turns show such a foul already; this is one more."
            / "Hamlelerde böyle bir ceza zaten görünüyor; bu, bir tane daha."),
        Why::NothingToPardon => say!(language;
            "There was no such foul to let pass." / "Affedilecek böyle bir ceza yok."),
        Why::ClaimLate => say!(language;
            "The claim came too late: play had gone on." / "Geç söylendi: oyun ilerlemişti."),
        Why::ClaimNotThrown => say!(language;
            "That tile was not thrown; a wrong claim costs nothing." / "O taş atılmadı; yanlış söylemenin cezası yok."),
        Why::ClaimOfLast => say!(language;
            "The last tile, which ends the hand, may be playable." / "Eli bitiren son taş işlek olabilir; ceza yok."),
        Why::ClaimWrong => say!(language;
            "That tile was not playable; a wrong claim costs nothing."
            / "O taş işlek değildi; yanlış söylemenin cezası yok."),
        Why::ClaimByPartner => say!(language; "A partner's claim does not count." / "Eşin söylemesi sayılmaz."),
        Why::ClaimByThrower => say!(language;
            "The thrower noticed first: no foul." / "Atan kendisi önce fark etti: ceza yok."),
        Why::ClaimAgain => say!(language; "It was noticed before." / "Daha önce söylenmişti."),
        Why::ClaimIdle => say!(language;
            "Claims have no effect at this table." / "Bu masada söylemek bir şey değiştirmez."),
        Why::ClaimOkey => say!(language;
            "An okey thrown is a foul without being claimed." / "Atılan okeyin cezası söylenmeden de yazılır."),
        Why::ClaimRight => say!(language; "The claim is right: the tile was playable." / "Doğru: atılan taş işlek."),
    }
}
