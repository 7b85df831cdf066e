//! The clauses: every rule of the game, with a stable id and one sentence in each language.
//!
//! Verdicts, errors and scores cite clauses. If tables play a rule differently, the sentence states the usual rule and
//! mentions the variations. The profile of a table selects one of them.

use std::fmt;
use std::str::FromStr;

use super::language::both;
use super::{Bilingual, Language};

/// Defines the enum `Clause` from a table: each row has a variant, its id, and its sentence in both languages.
macro_rules! clauses {
    ($($name:ident $id:literal $en:literal / $tr:literal;)+) => {
        /// A rule of the game with a stable id.
        ///
        /// Clauses are ordered by subject, as in the rulebook.
        ///
        /// ```
        /// use okey::Clause;
        ///
        /// assert_eq!(Clause::RunNoLoop.id(), "run.no-loop");
        /// assert!(Clause::TilesSet < Clause::MatchHands);
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Clause {
            $(
                #[doc = concat!("`", $id, "`: ", $en, ".")]
                $name,
            )+
        }

        impl Clause {
            /// Every clause, in the order of the rulebook.
            ///
            /// ```
            /// use okey::Clause;
            ///
            /// assert_eq!(Clause::ALL.first(), Some(&Clause::TilesSet));
            /// assert!(Clause::ALL.is_sorted());
            /// ```
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Returns the id, which rulings, errors and scores use to cite the clause. Ids never change.
            ///
            /// ```
            /// use okey::Clause;
            ///
            /// assert_eq!(Clause::FalseJokerValue.id(), "false-joker.value");
            /// ```
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }

            /// Returns the rule as one sentence, without a final full stop.
            ///
            /// ```
            /// use okey::Language;
            /// use okey::Clause;
            ///
            /// let clause = Clause::GroupShape;
            /// assert!(clause.statement(Language::En).starts_with("A group is"));
            /// assert!(clause.statement(Language::Tr).starts_with("Grup, "));
            /// ```
            pub const fn statement(self, language: Language) -> &'static str {
                self.both().get(language)
            }

            /// Returns the rule as one sentence in both languages.
            pub const fn both(self) -> Bilingual {
                match self {
                    $(Self::$name => both($en, $tr),)+
                }
            }
        }
    };
}

clauses! {
    TilesSet "tiles.set"
        "A full set has 106 tiles: two of each number from 1 to 13 in four colours, and two false jokers"
        / "Taş takımı 106 taştır: dört renkte 1'den 13'e kadar ikişer taş ve iki sahte okey";
    TilesColours "tiles.colours"
        "The colours are black, red, blue and yellow; some sets have green in place of yellow, but no hand has both"
        / "Renkler siyah, kırmızı, mavi ve sarıdır; sarının yerine yeşil olabilir ama bir elde ikisi birden olmaz";
    TilesCopies "tiles.copies"
        "A hand has at most two copies of each tile, but only one of the indicator; cs102: up to four of 1 to 7, no false jokers"
        / "Elde bir taştan en çok iki, göstergeyle aynı taştan bir tane olur; cs102'de 1-7 arası en çok dörder, sahte okey yoktur";
    TilesDeal "tiles.deal"
        "Each player is dealt 14 tiles (21 in 101), the starter one more; 48 tiles (20 in 101, 55 in cs102) stay in the stock"
        / "Herkese 14 (101'de 21) taş dağıtılır, başlayana bir fazla; destede 48 (101'de 20, cs102'de 55) taş kalır";
    TilesDirection "tiles.direction"
        "Play passes anticlockwise, to the right, and the left neighbour's last discard may be taken"
        / "Oyun saat yönünün tersine, sağa doğru döner; soldaki oyuncunun attığı son taş yandan alınabilir";

    SeatOrder "seat.order"
        "If players disagree on seats, dice decide: the highest throw sits first, others follow anticlockwise; then no changes"
        / "Yerde anlaşılamazsa zar atılır: büyük atan yerini seçer, öbürleri saat yönünün tersine oturur; sonra yer değişmez";
    DealDealer "deal.dealer"
        "The player to the right of the scorekeeper deals first, then each in turn; the player to the dealer's right starts"
        / "İlk elde yazbozu tutanın sağındaki dağıtır, sonra sıra döner; dağıtanın sağındaki bir taş fazla alır ve başlar";
    DealStacks "deal.stacks"
        "Before the deal tiles lie face down in stacks: 21 of five and one extra tile in the classic game, stacks of seven in 101"
        / "Dağıtımdan önce taşlar kapalı yığınlara dizilir: klasikte 21 beşli yığın ve artan bir taş, 101'de yedili yığınlar";
    IndicatorTurned "indicator.turned"
        "In the classic game dice choose the indicator; in 101 it is the top tile of the leftmost of the three remaining stacks"
        / "Klasikte açılan taşı zar seçer; 101'de dağıtanın önünde kalan üç yığından en soldakinin en üst taşı açılır";
    TurnOrder "turn.order"
        "In a turn a player draws or takes a tile, may lay tiles, and throws one; on the first turn the starter only throws"
        / "Bir turda taş çekilir ya da alınır, istenirse taş açılır, sonra bir taş atılır; başlayan ilk turunda yalnız atar";
    StockLast "stock.last"
        "Once the stock is empty, the next throw ends the hand, unless the table lets the next player finish with the tile thrown"
        / "Deste bitince el, ardından atılan taşla sona erer; masaya göre sıradaki oyuncu o taşla bitebilir";
    TakeLastDiscard "take.last-discard"
        "If the stock is empty, no player may take the last discard; at some tables a player who finishes with it may take it"
        / "Deste bittikten sonra atılan son taşı kimse alamaz; masa izin veriyorsa yalnız onunla bitecek olan alır";
    SeatsTwoThree "seats.two-three"
        "Usually four players play; two or three play by the same rules, with more tiles left in the stock"
        / "Okey çoğunlukla dört kişiyle oynanır; iki ya da üç kişi de aynı kurallarla oynar, destede daha çok taş kalır";

    IndicatorOkey "indicator.okey"
        "The okey has the indicator's colour and the next higher number; if the indicator is a 13, the okey is the 1"
        / "Okey, göstergeyle aynı renkten, sayısı bir büyük olan taştır; gösterge 13 ise okey 1'dir";
    IndicatorRedraw "indicator.redraw"
        "A false joker cannot be the indicator: it is put back, and another tile is turned up until a numbered one shows"
        / "Sahte okey gösterge olamaz: geri konur ve sayılı bir taş çıkana kadar yenisi açılır";
    OkeyWild "okey.wild"
        "Both okeys are wild: each may stand for any tile, even its own colour and number or a tile already used twice"
        / "İki okey de her taşın yerine geçer: kendi rengi ve sayısıyla da, iki tanesi kullanılmış bir taş olarak da oynanabilir";
    FalseJokerValue "false-joker.value"
        "A false joker has the okey's colour and number and is not wild, unless the table says otherwise"
        / "Aksi kararlaştırılmadıkça sahte okey, okeyin rengini ve sayısını alır; her taşın yerine geçmez";

    RunShape "run.shape"
        "A run is three or more consecutive numbers of one colour; it may be as long as the numbers allow"
        / "Seri, aynı renkten en az üç ardışık sayıdır; üçten çok taşlı da olabilir";
    RunWrap "run.wrap"
        "If the table allows it, 1 may follow 13, but only as the last tile of a run"
        / "Masa kabul ediyorsa 13'ten sonra 1 gelebilir, ama yalnız serinin son taşı olarak";
    RunNoLoop "run.no-loop"
        "Nothing follows the 1 that comes after 13: 13-1-2 is never a run, and no run is longer than 14 tiles"
        / "13'ten sonra gelen 1'den sonra taş konmaz: 13-1-2 hiçbir zaman seri olmaz, hiçbir seri 14 taşı geçmez";
    GroupShape "group.shape"
        "A group is three or four tiles of one number, all of different colours"
        / "Grup, aynı sayıdan, hepsi farklı renkte üç ya da dört taştır";
    MeldWilds "meld.wilds"
        "A run or group may hold several okeys in any place but needs one tile that is not an okey; no group has five tiles"
        / "Perin ucunda da içinde de birden çok okey olabilir ama okey olmayan en az bir taş şarttır; beş taşlı grup olmaz";
    OkeyBesideFalse "okey.beside-false"
        "An okey and a false joker may lie next to each other in a meld, unless the table forbids it"
        / "Masa yasaklamıyorsa okeyle sahte okey bir perde yan yana gelebilir";
    PairShape "pair.shape"
        "A pair is two tiles of one colour and number, an okey with any tile, two okeys, or the two false jokers"
        / "Çift, aynı renk ve sayıdan iki taştır; okeyle herhangi bir taş, iki okey ve iki sahte okey de çift sayılır";
    Cs102Chain "cs102.chain"
        "In cs102 a chain is exactly four tiles of one number, one of each colour; there are no runs, okeys or false jokers"
        / "cs102'de zincir, aynı sayıdan her renkten birer olmak üzere tam dört taştır; seri, okey ve sahte okey yoktur";

    WinShape "win.shape"
        "A hand wins if one of its 15 tiles is thrown and all of the other 14 lie in runs and groups"
        / "15 taştan biri atılınca kalan 14 taş, açıkta taş kalmadan seri ve gruplara dizilmişse el biter";
    WinDiscard "win.discard"
        "To win, the player must throw the 15th tile and put it on the indicator"
        / "Bitmek için 15. taş mutlaka atılır ve göstergenin üzerine konur";
    WinPairs "win.pairs"
        "A hand also wins if the 14 tiles left after the throw are seven pairs; pairs never mix with runs and groups"
        / "Çifte gidilirse el, 14 taş yedi çift olunca biter; çiftler seri ve gruplarla karıştırılamaz";
    WinOkeyFinish "win.okey-finish"
        "Winning by throwing an okey is an okey finish; winning by throwing a false joker is not"
        / "Biterken atılan taş okeyse okey atarak bitilmiş olur; sahte okey atmak böyle sayılmaz";
    WinDizi "win.dizi"
        "A dizi is a win with 1 to 13 and the second 1 of one colour; okeys may stand for missing tiles"
        / "Dizi, 14 taşın tek renkte 1'den 13'e sıralanıp ikinci 1'le bitmesidir; eksik taşın yerine okey konabilir";
    WinFirstTurn "win.first-turn"
        "The starter may win on the first turn with the 15 tiles dealt"
        / "Başlayan oyuncu, dağıtılan 15 taşla daha ilk turunda bitebilir";
    Cs102Win "cs102.win"
        "In cs102 a player wins with three chains, each of a different number; tiles left over do not matter"
        / "cs102'de her biri başka sayıdan üç zincirle bitilir; artan taşların önemi yoktur";
    Cs102Tie "cs102.tie"
        "In cs102, if the stock is empty and no player has won, the game is a tie and all hands are shown"
        / "cs102'de deste tükenir ve kimse bitemezse oyun berabere biter, bütün eller gösterilir";

    ScoreNormal "score.normal"
        "A normal finish costs each other player 2 points, unless the table says otherwise"
        / "Normal bitişte diğer oyuncuların her birinden 2 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreOkey "score.okey"
        "An okey finish costs each other player 4 points, unless the table says otherwise"
        / "Okey atarak bitişte diğer oyuncuların her birinden 4 puan düşülür (ya da masanın belirlediği kadar)";
    ScorePairs "score.pairs"
        "A win with seven pairs costs each other player 8 points, unless the table says otherwise"
        / "Yedi çiftle bitişte diğer oyuncuların her birinden 8 puan düşülür (ya da masanın belirlediği kadar)";
    ScorePairsOkey "score.pairs-okey"
        "A win with seven pairs and an okey thrown costs each other player 12 points, unless the table says otherwise"
        / "Yedi çiftle ve okey atarak bitişte diğerlerinin her birinden 12 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreDizi "score.dizi"
        "A dizi costs each other player 16 points, unless the table says otherwise"
        / "Diziyle bitişte diğer oyuncuların her birinden 16 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreDiziOkey "score.dizi-okey"
        "A dizi with an okey thrown costs each other player 20 points, unless the table says otherwise"
        / "Diziyle ve okey atarak bitişte diğerlerinin her birinden 20 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreExhausted "score.exhausted"
        "If the stock runs out and no player has won, every player loses 1 point, unless the table says otherwise"
        / "Kimse bitemeden taşlar tükenirse her oyuncudan 1 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreIndicator "score.indicator"
        "Showing the indicator's twin in the first turn costs the others 1 point each, unless they have under 3; tables differ"
        / "Göstergenin eşi ilk turda, atmadan gösterilirse puanı en az 3 olan diğerlerinden 1'er puan düşülür; masaya göre değişir";
    IndicatorWhen "indicator.when"
        "The indicator's twin is shown on the player's first turn before the throw, or at some tables before the first draw"
        / "Göstergenin eşi ilk turda, taş atmadan gösterilir; kimi masada oyuncu ilk taşını çekmeden göstermelidir";
    ScoreFalseWin "score.false-win"
        "A player who declares a false win loses 4 points, unless the table says otherwise"
        / "Bitmediği hâlde \"Bittim\" diyen oyuncudan 4 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreMoves "score.moves"
        "Players start with 20 points (or another number); a win lowers the others' points, or at some tables the winner's"
        / "Herkes 20 puanla (ya da masanın belirlediğiyle) başlar; el bitince diğerlerinin, kimi masada ise bitenin puanı düşer";
    ScoreColours "score.colours"
        "If the table has doubling colours, a hand whose indicator has one of them counts double"
        / "Masada puanı ikiye katlayan renkler varsa, göstergesi o renklerden olan elde iki kat puan düşülür";
    ScoreDiziGame "score.dizi-game"
        "If the table says so, a dizi ends the whole game at once"
        / "Masa böyle kararlaştırmışsa dizi yapılan elde bütün oyun hemen biter";
    ScorePot "score.pot"
        "Every player stakes the same; the winner takes the pot, or twice the pot with an okey finish or seven pairs"
        / "Çanakta herkes ortaya eşit koyar, biten hepsini alır; okey atarak ya da yedi çiftle bitene iki katı ödenir (çanak kırma)";
    ClassicPartners "classic.partners"
        "The classic game is played alone or, at some tables, with partners; the winner's partner then loses nothing"
        / "Klasik okey tek başına, kimi masada ise eşli oynanır; eşlide bitenin eşinden puan düşülmez";

    OpenSeries "open.series"
        "To open with series, the new runs and groups must sum to at least 101 (or the table's bar); tiles laid off do not count"
        / "Seri açmak için yere yeni açılan perler en az 101'i (ya da masanın barajını) tutmalıdır; işlenen taş sayılmaz";
    OpenPairs "open.pairs"
        "To open with pairs, a player needs at least five pairs, unless the table says otherwise"
        / "Çift açmak için en az beş çift (ya da masanın belirlediği kadar) gerekir";
    OpenNoMix "open.no-mix"
        "A player opens with series or with pairs, never both; a player who opened with pairs lays no runs or groups later"
        / "Ya seri açılır ya çift, ikisi birden olmaz; çift açan sonradan seri ya da grup açamaz";
    OpenKeepOne "open.keep-one"
        "One tile must stay for the discard: a player with 22 tiles lays at most 21"
        / "Atmak için bir taş elde kalmalıdır: 22 taşın en çok 21'i yere konabilir";
    OpenRising "open.rising"
        "With a rising bar (katlamalı), openings must beat earlier ones (or the opponents'); series and pairs have separate bars"
        / "Katlamalı açışta her açış öncekileri (ya da yalnız rakiplerinkini) geçmelidir; seriyle çiftin barajı ayrıdır";
    OpenDeclared "open.declared"
        "In an analysis an okey stands for the tile that gives the highest legal sum, in a ruling for the tile that was declared"
        / "Program el incelerken okeyi en yüksek geçerli toplamı veren taş sayar; karar verirken oyuncunun söylediği taş sayar";
    OpenLater "open.later"
        "A player who opened with series may later lay runs and groups of any sum; a player who opened with pairs, only pairs"
        / "Seri açan sonraki turlarda toplamı ne olursa olsun yeni per açabilir; çift açan yalnız yeni çift açabilir";
    OpenFixed "open.fixed"
        "Melds on the table may not be rearranged; a player charged for too low an opening may correct it on the table"
        / "Yere açılan perler bozulup yeniden dizilmez; tutmayan açış, cezası yazıldıktan sonra yerde düzeltilebilir";
    TakeMustOpen "take.must-open"
        "Before opening a player may take the left discard only to open with it at once (its twin may be laid too); tables differ"
        / "El açmadan yandan taş alan, o taşla hemen açmak zorundadır (eşini de kullanabilir); kimi masada hiç alamaz";
    TakePutBack "take.put-back"
        "Taking the left neighbour's discard and putting it back is a foul that costs 101, unless the table says otherwise"
        / "Yandan aldığı taşı geri bırakana, aksi kararlaştırılmadıkça 101 ceza yazılır";
    TakeOpened "take.opened"
        "A player who has opened must lay a taken discard, lay it off or exchange it for an okey in the same turn"
        / "El açmış oyuncu yandan aldığı taşı aynı turda yere açmalı, işlemeli ya da bir okeyle değiştirmelidir";
    TakePairs "take.pairs"
        "A player who goes for pairs and has not opened may take the left neighbour's discard only to open with pairs"
        / "Çifte giden ve henüz açmamış oyuncu, yandan taşı ancak o taşla çift açacaksa alabilir";
    PairsAnnounce "pairs.announce"
        "At some tables a player who goes for pairs must announce it, and may be charged more for not opening"
        / "Masa istiyorsa çifte giden bunu söyler; söyleyip de açamayana kimi masada daha çok ceza yazılır";
    TakeFits "take.fits"
        "The left neighbour's last discard may be taken; at some tables only if it completes a meld on the rack"
        / "Soldaki oyuncunun attığı son taş alınabilir; kimi masada ancak ıstakada bir per tamamlıyorsa alınır";
    LayoffWho "layoff.who"
        "Only a player who has opened (with series or pairs) may lay off on runs and groups, at some tables only a turn later"
        / "Yalnız el açan taş işleyebilir, kimi masada bir tur sonra; seri açan da çift açan da seri ve gruplara işler";
    LayoffWhen "layoff.when"
        "A player may lay off tiles from the turn of the opening on; at some tables only from the next turn on"
        / "El açılan turdan başlayarak taş işlenebilir; kimi masada bir tur beklenir";
    LayoffRun "layoff.run"
        "A run grows only at its ends, one number at a time, and ends at 13 unless the table says otherwise"
        / "Seriye yalnız uçlarından, sayı atlamadan işlenir; aksi kararlaştırılmadıkça 13'ten sonrası yoktur";
    LayoffGroup "layoff.group"
        "Only the missing colour may be laid off on a group of three; no group ever has five tiles"
        / "Üçlü gruba yalnız eksik renk işlenir; beş taşlı grup olmaz";
    LayoffPair "layoff.pair"
        "No tile is added to a pair, but players who have opened may lay their own pairs once a player has opened with pairs"
        / "Yerdeki çifte taş eklenmez; ama biri çift açmışsa el açmış oyuncular kendi çiftlerini de yere koyabilir";
    LayoffPairsLimit "layoff.pairs-limit"
        "A player who opened with pairs lays off at most two tiles a turn (or the table's own limit)"
        / "Çift açan oyuncu bir turda en çok iki taş (ya da masanın belirlediği kadar) işleyebilir";
    LayoffUndo "layoff.undo"
        "Only the last tile laid off may be taken back; taking back more is a foul"
        / "Yalnız son işlenen taş geri alınabilir; daha fazlasını geri alana ceza yazılır";
    SwapOkey "swap.okey"
        "After opening, a player may exchange an okey on the table for the tile it stands for (if unknown: both possible tiles)"
        / "El açan, yerine geçtiği taşı koyup yerdeki okeyi alabilir; üçlü grupta rengi söylenmemişse eksik iki renk de gerekir";
    SwapWhen "swap.when"
        "From the turn of the opening on, a player may exchange several okeys; at some tables only a turn later or one a turn"
        / "El açan, açtığı turda da, istediği kadar okey alabilir; kimi masada bir tur beklenir ya da turda tek okey alınır";
    DiscardPlayable "discard.playable"
        "Throwing a playable tile (one that fits a meld on the table) is a foul, unless it ends the hand or the table allows it"
        / "Aksi kararlaştırılmadıkça işlek (yere işlenebilen) taş atana, açmamış olsa da ceza yazılır; eli bitiren son taş hariç";
    DiscardOkey "discard.okey"
        "An okey is always playable, so throwing one without finishing is a foul; it counts as one foul, not two"
        / "Okey her zaman işlektir: bitmeden okey atana ceza yazılır, ama iki değil tek ceza";
    OkeyBurnt "okey.burnt"
        "At some tables a player may throw a useless okey (yansın okey), at no cost or for a penalty set by the table"
        / "Kimi masada işe yaramayan okey yakılabilir (yansın okey): cezasız ya da masanın belirlediği cezayla atılır";
    DiscardClaim "discard.claim"
        "If playable discards must be claimed, an opponent must name the tile before its thrower notices it or any player draws"
        / "İşleğin söylendiği masada rakip, atan fark etmeden ve ortadan taş çekilmeden taşın rengini ve sayısını söylemelidir";
    DiscardFinal "discard.final"
        "A player may not withdraw a discard after another player has seen its colour and number"
        / "Rengini ve sayısını başka bir oyuncunun gördüğü taş geri alınamaz";
    DiscardLooking "discard.looking"
        "After opening with pairs a player may look at all discards; after series only at their own, once they have thrown a tile"
        / "Çift açan, atılan bütün taşlara bakabilir; seri açan yalnız kendi attıklarına, taşını attıktan sonra bakabilir";
    DiscardPairsGoer "discard.pairs-goer"
        "The next player may open with the discard of a player who goes for pairs, as with any other discard"
        / "Çifte giden oyuncunun attığı taş da öbürleri gibi alınıp onunla el açılabilir";
    IndicatorNone "indicator.none"
        "In 101 the indicator only determines the okey, and the face-up indicator cannot be used in a pair"
        / "101'de gösterge yalnız okeyi belirler; açık duran gösterge çift yapmak için kullanılamaz";

    FinishLastTile "finish.last-tile"
        "In 101 a player finishes by throwing the last tile; a player who has no tile left to throw does not finish"
        / "101'de elde kalan son taş atılarak bitilir; atacak taşı kalmayan oyuncu bitmiş sayılmaz";
    FinishHand "finish.hand"
        "Elden: opening and finishing in one turn, at any sum, no laying off, before any other player (even a partner) has opened"
        / "Eşi dâhil kimse açmamışken, taş işlemeden tek turda açıp biten elden bitmiş olur; toplamın tutması gerekmez";
    FinishMultiplier "finish.multiplier"
        "An okey thrown, pairs opened and elden each double a finish; a devam (both okeys last) counts x4; tables may differ"
        / "Okey atmak, çiftten bitmek ve elden bitmek x2'dir, çarpılır; devam (son iki taş okey) x4'tür; masaya göre değişir";
    FinishBonus "finish.bonus"
        "The finisher scores -101 times the multiplier: -101, -202, -404 or -808"
        / "Bitene -101, katsayıyla çarpılarak yazılır: -101, -202, -404 ya da -808";
    FinishPairsParity "finish.pairs-parity"
        "Pairs alone cannot use up 21 tiles: to finish, a player who opened with pairs must lay off at least one tile"
        / "21 taş yalnız çiftlerle tükenmez: çift açan oyuncu bitmek için en az bir taş işlemelidir";
    FinishTilePlace "finish.tile-place"
        "In 101 the last tile is put on the indicator or thrown face down to the side"
        / "101'de son taş göstergenin üzerine konur ya da kapalı olarak yana atılır";
    FinishCount "finish.count"
        "At the end of a hand all players show their racks to the opponents and the scorekeeper, and the tiles are counted"
        / "El bitince herkes ıstakasını rakiplere ve yazbozu tutana gösterir, taşlar öyle sayılır";
    PenaltyUnopened "penalty.unopened"
        "A player who has not opened is charged 202 (or the table's figure) times the multiplier; the tiles left do not matter"
        / "El açmayana, ıstakasında ne olursa olsun 202 (ya da masanın belirlediği kadar), katsayıyla çarpılarak yazılır";
    PenaltyOpened "penalty.opened"
        "A player who has opened is charged the sum of the tiles left, times the multiplier"
        / "El açmış oyuncuya, elinde kalan taşların toplamı katsayıyla çarpılarak yazılır";
    PenaltyPairs "penalty.pairs"
        "A player who opened with pairs is charged twice the sum of the tiles left, times the multiplier"
        / "Çift açana, elinde kalan taşların toplamının iki katı, katsayıyla çarpılarak yazılır";
    PenaltyOkey "penalty.okey"
        "A player who has opened pays 101 (unmultiplied) for each okey left instead of its number, others nothing; tables differ"
        / "Elde kalan her okeye, sayısı yerine katsayısız 101 yazılır; açmamışa ek ceza yoktur; masa başka türlü kararlaştırabilir";
    PenaltyFalseJoker "penalty.false-joker"
        "A false joker left on the rack counts as the okey's number, unless the table says otherwise"
        / "Elde kalan sahte okey, aksi kararlaştırılmadıkça okeyin sayısı kadar yazılır";
    PenaltyExhausted "penalty.exhausted"
        "If the stock runs out, those who have not opened pay 202, others their tiles (pairs: twice), unmultiplied; tables differ"
        / "Taşlar tükenirse açmayana 202, açana taşları (çiftse iki katı) yazılır, katsayısız; masaya göre değişir";
    PenaltyAllPairs "penalty.all-pairs"
        "If all players have opened with pairs, the hand is void and replayed, unless the table says otherwise"
        / "Bütün oyuncular çift açarsa, aksi kararlaştırılmadıkça el sayılmaz ve yeniden oynanır";
    FoulFlat "foul.flat"
        "Each foul costs 101; it is charged once and never multiplied, unless the table says otherwise"
        / "Aksi kararlaştırılmadıkça her hataya bir kez 101 ceza yazılır ve katsayıyla çarpılmaz";
    FoulList "foul.list"
        "Fouls, unless allowed: wrong opening, taking or taking back; throwing a playable tile, an okey, or any tile too early"
        / "Serbest değilse yanlış açana, haksız taş alana, yerden toplayana, işlek ya da okey atana, işlerken atana ceza yazılır";
    FoulFeeding "foul.feeding"
        "At some tables, throwing the tile that lets the next player open costs a multiple of its number or a fixed penalty"
        / "Kimi masada, attığı taşla sonraki oyuncuyu açtırana (besleme) taşın sayısının katı ya da sabit bir ceza yazılır";
    FoulOkeyTaken "foul.okey-taken"
        "At some tables a player pays a penalty if another player takes an okey from their meld"
        / "Kimi masada, yerdeki perinden okeyi alınan oyuncuya ceza yazılır";
    TeamMate "team.mate"
        "If one partner finishes, the other's tiles do not count, but the other's fouls do; the bonus belongs to the team"
        / "Eşlerden biri bitince öbürünün ıstakası sayılmaz ama cezaları kalır; bitene yazılan -101 takımındır";
    TeamHandFinish "team.hand-finish"
        "After an elden finish with partners, each opponent who has not opened pays 404 (their team 808); tables may differ"
        / "Eşlide elden bitilince, aksi kararlaştırılmadıkça açmamış her rakibe 404, yani takımlarına 808 yazılır";
    TeamSignals "team.signals"
        "Partners may not talk but may agree on signs; a committee member decides a disputed hand"
        / "Eşler konuşmaz ama aralarında işaret kararlaştırabilir; anlaşmazlıkta düzenleme kurulundan bir üye çağrılır";
    MatchHands "match.hands"
        "The players agree on the number of hands; the lowest total wins, equal totals share a place; tournaments: best of three"
        / "El sayısı kararlaştırılır; en az puan kazanır, eşitler dereceyi paylaşır; turnuvada 11 ellik üç maçın ikisi alınmalı";
    MatchLimit "match.limit"
        "If the table plays to a points limit, the game ends when a player or a team reaches it; the lowest total wins"
        / "Puan sınırıyla oynanan masada bir oyuncu ya da takım sınıra ulaşınca oyun biter; en az puanı olan kazanır";
    MatchGroups "match.groups"
        "In a tournament the teams of a group play three matches of 11 hands; the first two go on to knock-outs (best of three)"
        / "Turnuvada gruplar 11 ellik üç maç oynar, ilk ikisi bir üst aşamaya çıkar; oradan sonrası üç maç üzerinden elemelidir";

    IrregularCount "irregular.count"
        "No source says what happens if a rack has one tile too many or too few; each table must agree on a rule"
        / "Istakada bir taş fazla ya da eksik çıkarsa ne olacağını hiçbir kaynak söylemez; masa kararlaştırır";
    IrregularTurn "irregular.turn"
        "No source says what happens if a player plays out of turn; each table must agree on a rule"
        / "Bir oyuncu sırası gelmeden oynarsa ne olacağını hiçbir kaynak söylemez; masa kararlaştırır";
    IrregularExposed "irregular.exposed"
        "No source says what happens if a tile is shown by accident; each table must agree on a rule"
        / "Bir taş yanlışlıkla gösterilirse ne olacağını hiçbir kaynak söylemez; masa kararlaştırır";

    HapisCheckers "hapis.checkers"
        "In hapis each side has 15 checkers on its own first point; the sides move in opposite directions; the higher die starts"
        / "Hapiste iki taraf da 15 pulla kendi ilk hanesinden başlar, karşı yönlerde ilerler; büyük zarı atan başlar";
    HapisDice "hapis.dice"
        "Each die moves one checker by its number; a double is played four times"
        / "Her zarla bir pul, zarın sayısı kadar ilerler; çift gelen zar dört kez oynanır";
    HapisImprison "hapis.imprison"
        "A checker that lands on a single free enemy checker imprisons that checker, which stays underneath; no checker is hit"
        / "Rakibin tek duran serbest pulunun üstüne gelen pul onu hapseder: hapis pul hanesinde, altta kalır; pul kırılmaz";
    HapisClosed "hapis.closed"
        "A point is closed to a side if two or more enemy checkers stand there, or one that holds a prisoner of that side"
        / "Rakibin iki ya da daha çok pulunun, ya da pulunuzu hapseden tek pulunun durduğu hane kapıdır; oraya pul gelemez";
    HapisPrisoner "hapis.prisoner"
        "A prisoner may move again only when all enemy checkers on top of it have left"
        / "Hapisteki pul, üstündeki bütün rakip pullar kalkmadan oynayamaz";
    HapisBothDice "hapis.both-dice"
        "Both dice must be used if possible, otherwise the larger one; by a looser rule, a player may begin with either die"
        / "İki zar da oynanabiliyorsa ikisi oynanır, yoksa büyüğü; daha gevşek bir kuralda istenen zarla başlanır";
    HapisBearOff "hapis.bear-off"
        "When all checkers are home and free, a die bears off from its own point, or a larger die from the hindmost point"
        / "Pulların hepsi evde ve serbestse zarın gösterdiği haneden, zar daha büyükse en gerideki haneden pul toplanır";
    HapisMother "hapis.mother"
        "A side loses 2 points if its last checker at the start is imprisoned and the enemy start is empty; if both are, a draw"
        / "Başlangıçtaki son pulu hapsolan taraf, rakip kendi başlangıcından çıkmışsa 2 sayı kaybeder; iki ana da hapisse berabere";
    HapisResult "hapis.result"
        "The first side to bear off all checkers wins 1 point, or 2 if the other has none off; if both are stuck for good, a draw"
        / "Pullarını önce toplayan 1, rakip hiç toplamamışsa marsla 2 sayı alır; iki taraf da artık oynayamayacaksa berabere";
}

/// Writes the id of the clause.
///
/// ```
/// use okey::Clause;
///
/// assert_eq!(Clause::DiscardPlayable.to_string(), "discard.playable");
/// ```
impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// Parses the id of a clause. The text must be exactly the id.
///
/// ```
/// use okey::Clause;
///
/// assert_eq!("run.wrap".parse(), Ok(Clause::RunWrap));
/// assert!("run.warp".parse::<Clause>().is_err());
/// ```
impl FromStr for Clause {
    type Err = UnknownClause;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.iter().copied().find(|clause| clause.id() == text).ok_or_else(|| UnknownClause(text.to_owned()))
    }
}

/// The error for a text that is not the id of a clause, for example `run.warp`.
///
/// The message escapes control characters, so that it is safe on a terminal.
///
/// ```
/// use okey::{Clause, UnknownClause};
///
/// let error: UnknownClause = "run.warp".parse::<Clause>().unwrap_err();
/// assert_eq!(error, UnknownClause("run.warp".to_owned()));
/// assert_eq!(error.to_string(), "there is no clause \"run.warp\"; did you mean run.wrap?");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownClause(
    /// The text that is not the id of a clause.
    pub String,
);

/// A set of clauses, as one bit for each clause.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct ClauseSet(u128);

const _: () = assert!(Clause::ALL.len() <= u128::BITS as usize, "a bit for every clause");

impl ClauseSet {
    pub(crate) const fn cite(&mut self, clause: Clause) {
        self.0 |= 1 << clause as u32;
    }

    /// Returns the clauses of the set in the order of [`Clause::ALL`].
    pub(crate) fn to_vec(self) -> Vec<Clause> {
        let mut clauses = Vec::with_capacity(self.0.count_ones() as usize);
        let mut rest = self.0;
        while rest != 0 {
            clauses.push(Clause::ALL[rest.trailing_zeros() as usize]);
            rest &= rest - 1;
        }
        clauses
    }
}

impl Extend<Clause> for ClauseSet {
    fn extend<I: IntoIterator<Item = Clause>>(&mut self, clauses: I) {
        clauses.into_iter().for_each(|clause| self.cite(clause));
    }
}

impl FromIterator<Clause> for ClauseSet {
    fn from_iter<I: IntoIterator<Item = Clause>>(clauses: I) -> Self {
        let mut set = Self::default();
        set.extend(clauses);
        set
    }
}
