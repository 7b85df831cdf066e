//! Word lists for the search. The words are in lower case and without the marks of Turkish letters, as
//! [`tokens`](super::tokens) returns them.

use crate::words::{Bilingual, both};

/// Stop words, mostly question words. The search ignores them.
pub(super) const STOP_WORDS: &str = "\
    mi mu miyim muyum misin musun miyiz midir ne nasil neden nicin niye hangi hangisi kac kim kime kimin nedir nerede \
    nereye bir bu su o ve ile de da te ta den dan ten tan ki ben bana benim bende sen biz siz ama icin gibi olur \
    olmaz oluyor mumkun lazim gerek gerekir gerekiyor zorunda var yok ise demek yapiyorum eder ediyor \
    a an the is are be do does did can could may might must have has had i you we he she they it its me my your our \
    their us people of to in on at for with from by but so if how just what who which where why whose that this \
    these there and or any should will would was were get gets got allowed much";

/// Word endings, without the marks of Turkish letters. In English, longer endings come first.
pub(super) const ENDINGS: Bilingual = both!(
    tr "lar ler lari leri larin lerin larim lerim i u in un nin nun a e ya ye yi yu na ne ni nu da de ta te
        dan den tan ten nda nde ndan nden la le yla yle im um imi umu imiz umuz si su sinin sini sina sine
        sinda sinde sindan sinden ki li lu siz suz mak mek ma me mam mem masi mesi mayi meyi maya meye madan
        meden mis mus ar er ir ur r di du ti tu dim tim dum tum acak ecek acagi ecegi acagim ecegim yacak
        yecek iyor uyor yor liyor iyorum uyorum yorum liyorum an en yan yen ip up yip yup inca ince unca
        unce yinca yince abil ebil yabil yebil abilir ebilir yabilir yebilir il ul n nir nur nan nen nmis
        ndi ndigi dik duk tik tuk digi dugu tigi tugu digim dugum tigim tugum sa se sam sem maz mez lik luk
        is us ayim eyim"
    en "ings ing ers er ed es s ly e"
);

/// The Turkish stems that have only two letters, such as `at` in `atmak`.
pub(super) const SHORT_STEMS: &str = "ac al at el es";

/// Turkish words that seem to have an ending but do not. The search keeps them whole.
pub(super) const WHOLE_WORDS: &str = "\
    elden once sonra devam hatali seri dizi okey zaman puan bir iki uc dort bes alti yedi sekiz dokuz on";

/// Synonyms. The words on one line mean the same.
pub(super) const SAME: Bilingual = both!(
    tr "tur sira
        koymak birakmak
        eklemek islemek
        yanlis hatali
        soylemek bildirmek duyurmak
        oyuncu kisi
        ortak es takim arkadas
        kapatmak kapamak bitirmek bitmek"
    en "take took taken pick
        lay laid
        throw threw thrown
        win won winner
        keep kept
        pay paid cost charge
        swap exchange trade
        partner mate team teammate
        wrong false mistake incorrect
        everybody everyone each
        next beside adjacent
        lose lost loses
        go went gone
        show shown
        many number
        deal dealt
        hold held
        announce say said tell declare"
);
