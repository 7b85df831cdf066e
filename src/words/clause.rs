//! The clauses: every rule that the program decides by, each with a stable id and one sentence in each language.
//!
//! Verdicts, errors and lines of a score name the clauses they rest on. Where clubs differ, the sentence states the
//! usual rule and allows for others. The profile of the table decides which of them applies.

use std::fmt;
use std::str::FromStr;

use super::bilingual::both;
use super::{Bilingual, Language};

/// Defines all clauses from one table, so that every clause has an id and both languages.
macro_rules! clauses {
    ($($name:ident $id:literal en $en:literal tr $tr:literal;)+) => {
        /// A rule of the game with a stable id.
        ///
        /// Clauses compare in the order of the catalogue: tiles, seats and turns, indicator, melds, the classic game,
        /// 101, and what no source decides.
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
            /// Every clause, in the order of the catalogue.
            ///
            /// ```
            /// use okey::Clause;
            ///
            /// assert_eq!(Clause::ALL.first(), Some(&Clause::TilesSet));
            /// assert!(Clause::ALL.is_sorted());
            /// ```
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// Returns the id by which rulings, errors and scores cite the clause. It never changes.
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
                    $(Self::$name => both!(tr $tr en $en),)+
                }
            }
        }
    };
}

clauses! {
    TilesSet "tiles.set"
        en "A full set is 106 tiles: 1 to 13 in four colours, two copies of each, and two false jokers"
        tr "Taş takımı 106 taştır: dört renkte 1'den 13'e kadar ikişer taş ve iki sahte okey";
    TilesColours "tiles.colours"
        en "The colours are black, red, blue and yellow; some sets have green in place of yellow, but no hand names both"
        tr "Renkler siyah, kırmızı, mavi ve sarıdır; sarının yerine yeşil olabilir ama bir elde ikisi birden olmaz";
    TilesCopies "tiles.copies"
        en "A hand holds at most two of a tile, but one of the indicator's face; in cs102, four of each 1 to 7 and no false joker"
        tr "Elde bir taştan en çok iki, göstergenin eşinden bir tane olur; cs102'de 1-7 arası dörder taş olur, sahte okey olmaz";
    TilesDeal "tiles.deal"
        en "Okey deals 14 tiles each and 15 to the starter (48 left), 101 deals 21 and 22 (20 left), cs102 14 and 15 of 112"
        tr "Okeyde herkese 14, başlayana 15 taş verilir (48 kalır); 101'de 21 ve 22 (20 kalır), cs102'de 112 taştan 14 ve 15";
    TilesDirection "tiles.direction"
        en "Play passes anticlockwise, to the right, and the left neighbour's last discard may be taken"
        tr "Oyun saat yönünün tersine, sağa doğru döner; soldaki oyuncunun attığı son taş yandan alınabilir";

    SeatOrder "seat.order"
        en "If no seating is agreed, dice decide: the highest picks a seat, the rest follow anticlockwise, for the whole game"
        tr "Yerde anlaşılamazsa zar atılır: büyük atan yerini seçer, diğerleri saatin tersine dizilir, oyun bitene dek yer değişmez";
    DealDealer "deal.dealer"
        en "First the player right of the scorekeeper deals, then each in turn; the player right of the dealer starts"
        tr "İlk taşı yazbozu tutanın sağındaki dağıtır, sonra sıra döner; dağıtanın sağındaki fazla taşı alır ve başlar";
    DealStacks "deal.stacks"
        en "The tiles lie face down in stacks, 21 of five and one over in the classic game, of seven in 101; dice choose among them"
        tr "Taşlar kapalı yığınlara dizilir: klasikte 21 beşli yığın ve artan bir taş, 101'de yedili yığınlar; yığını zar seçer";
    IndicatorTurned "indicator.turned"
        en "Dice choose the tile turned up in the classic game; in 101 it is the top of the leftmost of the three stacks left"
        tr "Klasikte açılan taşı zar seçer; 101'de dağıtanın kalan üç yığınından en soldakinin en üst taşı açılır";
    TurnOrder "turn.order"
        en "A turn is to draw or take one tile, then lay, then throw one; the starter throws first, without drawing"
        tr "Sıra şöyledir: bir taş çekilir ya da alınır, taş açılır, bir taş atılır; başlayan çekmeden yalnız atar";
    SeatsTwoThree "seats.two-three"
        en "Four players sit at a table; two or three play by the same rules, and more tiles stay in the stock"
        tr "Masada dört oyuncu olur; iki ya da üç kişi de aynı kurallarla oynar, destede daha çok taş kalır";

    IndicatorOkey "indicator.okey"
        en "The okey is the next number up in the indicator's colour; an indicator of 13 makes it the 1"
        tr "Okey, göstergeyle aynı renkten, sayısı bir büyük olan taştır; gösterge 13 ise okey 1'dir";
    IndicatorRedraw "indicator.redraw"
        en "A false joker is never the indicator: it is put back, and tiles are turned until a numbered one shows"
        tr "Sahte okey gösterge olamaz: geri konur ve sayılı bir taş çıkana kadar yenisi açılır";
    OkeyWild "okey.wild"
        en "Both okeys are wild: each may stand for any tile, even for itself or for one already in use twice"
        tr "İki okey de her taşın yerine geçer; kendi yerine de, iki tanesi de kullanılmış bir taşın yerine de konabilir";
    FalseJokerValue "false-joker.value"
        en "A false joker plays as the okey's own face and is not wild, unless the table says otherwise"
        tr "Aksi kararlaştırılmadıkça sahte okey, okeyin rengini ve sayısını alır; her taşın yerine geçmez";

    RunShape "run.shape"
        en "A run is three or more consecutive numbers of one colour; it may be as long as the numbers allow"
        tr "Seri, aynı renkten en az üç ardışık sayıdır; sayılar yettikçe uzayabilir";
    RunWrap "run.wrap"
        en "Where the table allows it, 1 may follow 13, but only as the last tile of a run"
        tr "Masa kabul ediyorsa 13'ten sonra 1 gelebilir, ama yalnız serinin son taşı olarak";
    RunNoLoop "run.no-loop"
        en "Nothing follows the 1 that comes after 13: 13-1-2 is never a run, and no run is longer than 14 tiles"
        tr "13'ten sonra gelen 1'in ardına taş konmaz: 13-1-2 hiçbir zaman seri olmaz, hiçbir seri 14 taşı geçmez";
    GroupShape "group.shape"
        en "A group is three or four tiles of one number, all of different colours"
        tr "Grup, aynı sayıdan, hepsi farklı renkte üç ya da dört taştır";
    MeldWilds "meld.wilds"
        en "A run or group may hold several okeys in any place, but needs one tile that is not wild; a group never has five tiles"
        tr "Perin ucunda da içinde de birden çok okey olabilir ama okey olmayan en az bir taş şarttır; beş taşlı grup olmaz";
    PairShape "pair.shape"
        en "A pair is two tiles of one colour and number, an okey with any tile, two okeys, or the two false jokers"
        tr "Çift, aynı renk ve sayıdan iki taştır; okeyle herhangi bir taş, iki okey ve iki sahte okey de çift sayılır";
    Cs102Chain "cs102.chain"
        en "In cs102 a chain is exactly four tiles of one number, one of each colour; there are no runs, okeys or false jokers"
        tr "cs102'de zincir, aynı sayıdan her renkten birer olmak üzere tam dört taştır; seri, okey ve sahte okey yoktur";

    WinShape "win.shape"
        en "A hand wins when one of its 15 tiles is thrown and the other 14 lie in runs and groups, none left over"
        tr "15 taştan biri atılınca kalan 14 taş, açıkta taş kalmadan seri ve gruplara dizilmişse el biter";
    WinDiscard "win.discard"
        en "To win, the 15th tile must be thrown, and it is laid on the indicator"
        tr "Bitmek için 15. taş mutlaka atılır ve göstergenin üzerine konur";
    WinPairs "win.pairs"
        en "A hand also wins when the 14 tiles are seven pairs; pairs never mix with runs and groups"
        tr "Çifte gidilirse el, 14 taş yedi çift olunca biter; çiftler seri ve gruplarla karıştırılamaz";
    WinOkeyFinish "win.okey-finish"
        en "Winning by throwing an okey is an okey finish; winning by throwing a false joker is not"
        tr "Biterken atılan taş okeyse okey atarak bitilmiş olur; sahte okey atmak böyle sayılmaz";
    WinDizi "win.dizi"
        en "A dizi is a win with 1 to 13 and the second 1 of one colour; okeys may stand in"
        tr "Dizi, 14 taşın tek renkte 1'den 13'e sıralanıp ikinci 1'le bitmesidir; eksik taşın yerine okey konabilir";
    WinFirstTurn "win.first-turn"
        en "The starter may win on the first turn with the 15 tiles dealt"
        tr "Başlayan oyuncu, dağıtılan 15 taşla daha ilk sırasında bitebilir";
    Cs102Win "cs102.win"
        en "In cs102 three chains win, each of a different number; tiles left over do not matter"
        tr "cs102'de her biri başka sayıdan üç zincirle bitilir; artan taşların önemi yoktur";
    Cs102Tie "cs102.tie"
        en "In cs102, when the stock is empty and nobody has won, the game is a tie and all hands are shown"
        tr "cs102'de deste tükenip kimse kazanmamışsa oyun berabere biter, bütün eller gösterilir";

    ScoreNormal "score.normal"
        en "A normal finish costs each other player 2 points (or the table's own figure)"
        tr "Normal bitişte diğer oyuncuların her birinden 2 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreOkey "score.okey"
        en "An okey finish costs each other player 4 points (or the table's own figure)"
        tr "Okey atarak bitişte diğer oyuncuların her birinden 4 puan düşülür (ya da masanın belirlediği kadar)";
    ScorePairs "score.pairs"
        en "A win with seven pairs costs each other player 8 points (or the table's own figure)"
        tr "Yedi çiftle bitişte diğer oyuncuların her birinden 8 puan düşülür (ya da masanın belirlediği kadar)";
    ScorePairsOkey "score.pairs-okey"
        en "Seven pairs with an okey thrown cost each other player 12 points (or the table's own figure)"
        tr "Yedi çiftle ve okey atarak bitişte diğerlerinin her birinden 12 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreDizi "score.dizi"
        en "A dizi costs each other player 16 points (or the table's own figure)"
        tr "Diziyle bitişte diğer oyuncuların her birinden 16 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreDiziOkey "score.dizi-okey"
        en "A dizi with an okey thrown costs each other player 20 points (or the table's own figure)"
        tr "Diziyle ve okey atarak bitişte diğerlerinin her birinden 20 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreExhausted "score.exhausted"
        en "When the stock runs out with no winner, every player loses 1 point (or the table's own figure)"
        tr "Kimse bitemeden taşlar tükenirse her oyuncudan 1 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreIndicator "score.indicator"
        en "By default, showing the indicator's twin on one's first turn, before throwing, takes 1 point from others with 3 or more"
        tr "Gösterge ilk sırada, taş atmadan gösterilirse, aksi kararlaştırılmadıkça puanı en az 3 olan diğerlerinden 1 düşülür";
    IndicatorWhen "indicator.when"
        en "The indicator's twin is shown in the player's first turn before the throw, at some tables before the first draw"
        tr "Göstergenin eşi ilk sırada, taş atmadan gösterilir; kimi masada oyuncu ilk taşını çekmeden göstermelidir";
    ScoreFalseWin "score.false-win"
        en "Whoever wrongly declares a win loses 4 points (or the table's own figure)"
        tr "Bitmediği hâlde bittim diyen oyuncudan 4 puan düşülür (ya da masanın belirlediği kadar)";
    ScoreMoves "score.moves"
        en "All start with 20 points (or the table's own figure) and a win lowers the others', or by the table's choice the winner's"
        tr "Herkes 20 puanla (ya da masanın belirlediğiyle) başlar; el bitince diğerlerinin ya da masaya göre bitenin puanı düşer";
    ScoreColours "score.colours"
        en "Where the table has doubling colours, a hand whose indicator is of one of them counts double"
        tr "Masanın iki kat saydığı renkler varsa, göstergesi o renklerden olan el iki kat yazılır";
    ScoreDiziGame "score.dizi-game"
        en "Where the table says so, a dizi ends the whole game at once"
        tr "Masa böyle kararlaştırmışsa dizi yapılan elde bütün oyun hemen biter";
    ScorePot "score.pot"
        en "In the pot game all stake the same and the winner takes the pot; an okey finish or seven pairs pay twice the pot"
        tr "Çanakta herkes ortaya eşit koyar, biten hepsini alır; okey atarak ya da çiftten bitene iki katı ödenir (çanak kırma)";
    ClassicPartners "classic.partners"
        en "The classic game is played alone or, by the table, in partners: then the winner's partner loses nothing"
        tr "Klasik okey tek başına ya da masa isterse eşli oynanır; eşlide bitenin eşinden puan düşülmez";

    OpenSeries "open.series"
        en "To open with series, new runs and groups must sum to at least 101 (or the table's own bar); layoffs do not count"
        tr "Seri açmak için yere yeni açılan perler en az 101'i (ya da masanın barajını) tutmalıdır; işlenen taş sayılmaz";
    OpenPairs "open.pairs"
        en "Opening with pairs takes at least five of them (or the table's own number)"
        tr "Çift açmak için en az beş çift (ya da masanın belirlediği kadar) gerekir";
    OpenNoMix "open.no-mix"
        en "One opens with series or with pairs, never with both; whoever opened with pairs lays no runs or groups later"
        tr "Ya seri açılır ya çift, ikisi birden olmaz; çift açan sonradan seri ya da grup açamaz";
    OpenKeepOne "open.keep-one"
        en "One tile must stay for the discard: a hand of 22 lays at most 21"
        tr "Atmak için bir taş elde kalmalıdır: 22 taşın en çok 21'i yere konabilir";
    OpenRising "open.rising"
        en "Where openings rise (katlamalı), each must beat all before (or all opponents'), series and pairs apart, additions aside"
        tr "Katlamalı açışta her açış öncekileri (ya da rakiplerinkini) geçmelidir; seri, çift ayrı yürür, sonradan eklenen sayılmaz";
    OpenDeclared "open.declared"
        en "An analysis puts an okey where the legal sum is highest; a ruling takes it as the tile its owner declared"
        tr "Çözümlemede okey, kurala uygun en yüksek toplamı veren yere konur; hakem kararında sahibinin bildirdiği yer geçerlidir";
    OpenLater "open.later"
        en "Once opened with series one may lay runs and groups of any sum in later turns; after pairs, only more pairs"
        tr "Seri açan sonraki sıralarda toplamı ne olursa olsun yeni per açabilir; çift açan yalnız yeni çift açabilir";
    OpenFixed "open.fixed"
        en "Melds on the table are not rearranged; a short opening may be mended there once its penalty is written"
        tr "Yere açılan perler bozulup yeniden dizilmez; sayısı tutmayan açış, cezası yazıldıktan sonra yerde düzeltilebilir";
    TakeMustOpen "take.must-open"
        en "An unopened player who takes the left discard must open at once with that tile in the opening; its twin may be used too"
        tr "El açmadan yandan taş alan, o taşı kullanarak hemen açmak zorundadır; elindeki eşini de kullanabilir";
    TakePutBack "take.put-back"
        en "Taking the left discard and putting it back is a foul of 101, unless the table says otherwise"
        tr "Yandan alınan taşı geri bırakmak, aksi kararlaştırılmadıkça 101 cezadır";
    TakeOpened "take.opened"
        en "An opened player who takes the left discard must meld it or lay it off in the same turn"
        tr "El açmış oyuncu yandan aldığı taşı aynı sırada yere açmalı ya da işlemelidir";
    TakePairs "take.pairs"
        en "An unopened player going for pairs takes the left discard only if it completes the pairs opening"
        tr "Çifte giden ama henüz açmamış oyuncu, yandan taşı ancak o taş çift açışını tamamlıyorsa alabilir";
    PairsAnnounce "pairs.announce"
        en "Where the table asks for it, a player going for pairs announces it, and may be charged more for never opening"
        tr "Masa istiyorsa çifte giden bunu söyler; söyleyip de açamayana kimi masada daha çok ceza yazılır";
    TakeFits "take.fits"
        en "Any left discard may be taken; at some tables only one that completes a meld on the rack"
        tr "Soldan her taş alınabilir; kimi masada ancak ıstakada bir per tamamlayan taş alınır";
    LayoffWho "layoff.who"
        en "Only opened players lay off, also in the turn they open: series openers to runs and groups, pairs openers to pairs too"
        tr "Yalnız el açan taş işleyebilir, açtığı sırada da: seri açan seri ve gruplara, çift açan bunlara da çiftlere de";
    LayoffWhen "layoff.when"
        en "Tiles may be laid off from the turn of one's own opening on, unless the table waits a turn"
        tr "Masa bir sıra beklemeyi kararlaştırmadıysa, açılan sıradan başlayarak taş işlenebilir";
    LayoffRun "layoff.run"
        en "A run grows only at its ends, one number at a time, and ends at 13 unless the table says otherwise"
        tr "Seriye yalnız uçlarından, sayı atlamadan işlenir; aksi kararlaştırılmadıkça 13'ten sonrası yoktur";
    LayoffGroup "layoff.group"
        en "A group of three takes only the missing colour, and no group ever has five tiles"
        tr "Üçlü gruba yalnız eksik renk işlenir; beş taşlı grup olmaz";
    LayoffPair "layoff.pair"
        en "A pair never grows, but one's own pairs may be laid once somebody has opened with pairs"
        tr "Yerdeki çifte taş eklenmez; ama biri çift açmışsa eldeki çiftler de yere işlenebilir";
    LayoffPairsLimit "layoff.pairs-limit"
        en "Whoever opened with pairs lays off at most two tiles a turn (or the table's own limit)"
        tr "Çift açan oyuncu bir sırada en çok iki taş (ya da masanın belirlediği kadar) işleyebilir";
    LayoffUndo "layoff.undo"
        en "Only the last tile laid off may be taken back; taking back more is a foul"
        tr "Yalnız son işlenen taş geri alınabilir; daha fazlasını geri almak cezadır";
    SwapOkey "swap.okey"
        en "An opened player may swap a laid okey for the tile it stands for (for both missing colours if a group left that open)"
        tr "El açan, yerdeki okeyi yerine geçtiği taşı koyup alabilir; üçlü grupta rengi söylenmemişse eksik iki renk de gerekir";
    SwapWhen "swap.when"
        en "An okey is exchanged from the opening turn on, any number of times, unless the table waits a turn or allows one a turn"
        tr "Masa bir sıra beklemeyi ya da sırada bir kezi kararlaştırmadıysa yerdeki okey açılan sırada da, kaç kez olursa alınır";
    DiscardPlayable "discard.playable"
        en "Throwing a playable tile (fit for a layoff) is a foul for anyone, unless it ends the hand or the table says otherwise"
        tr "Aksi kararlaştırılmadıkça işlek (yere işlenebilen) taş atmak, açmamışa da cezadır; eli bitiren son taş bunun dışındadır";
    DiscardOkey "discard.okey"
        en "An okey is always playable, so throwing one without finishing is a foul; it counts as one foul, not two"
        tr "Okey her zaman işlektir: bitmeden okey atmak cezadır, ama iki değil tek ceza yazılır";
    OkeyBurnt "okey.burnt"
        en "Some tables let a player throw an okey that is of no use (yansın okey), free or at a price of their own"
        tr "Kimi masada işe yaramayan okey yakılabilir (yansın okey): cezasız ya da masanın belirlediği cezayla atılır";
    DiscardClaim "discard.claim"
        en "Where playable discards are claimed, an opponent names the tile before its thrower notices and before anyone draws"
        tr "İşleğin söylendiği masada rakip, atan fark etmeden ve ortadan taş çekilmeden taşın rengini ve sayısını söylemelidir";
    DiscardFinal "discard.final"
        en "A discard whose colour and number another player has seen cannot be withdrawn"
        tr "Rengi ve sayısı başka bir oyuncu tarafından görülen taş geri alınamaz";
    DiscardLooking "discard.looking"
        en "Discards lie on one another; a pairs opener may have them shown, a series opener may look at their own after throwing"
        tr "Atılan taşlar üst üste konur; çift açan açtırabilir, seri açan yalnız kendi attıklarına, taşını attıktan sonra bakabilir";
    DiscardPairsGoer "discard.pairs-goer"
        en "The discard of a player who goes for pairs may be taken to open with, like any other"
        tr "Çifte giden oyuncunun attığı taş da öbürleri gibi yandan alınıp onunla el açılabilir";
    IndicatorNone "indicator.none"
        en "In 101 the indicator only names the okey, and its face-up tile cannot be used for a pair"
        tr "101'de gösterge yalnız okeyi belirler; açık duran gösterge taşı çift için kullanılamaz";

    FinishLastTile "finish.last-tile"
        en "In 101 one finishes by throwing the one tile left; with no tile left the hand does not end"
        tr "101'de elde kalan tek taş atılarak bitilir; elde hiç taş kalmadıysa el bitmez";
    FinishHand "finish.hand"
        en "Opening and finishing in one turn without a layoff is elden if nobody opened before, partner included; any sum will do"
        tr "Eşi dâhil kimse açmamışken, taş işlemeden tek seferde açıp bitmek elden bitmektir; sayının tutması gerekmez";
    FinishMultiplier "finish.multiplier"
        en "As the table plays it, an okey thrown (x2, or x4 in devam: both okeys last), pairs (x2) and elden (x2) multiply together"
        tr "Okey atmak x2 (devamda, yani son iki taş okeyse x4), çiftten bitmek x2, elden bitmek x2; masaya göre birbiriyle çarpılır";
    FinishBonus "finish.bonus"
        en "The finisher scores -101 times the multiplier: -101, -202, -404 or -808"
        tr "Bitene -101, katsayıyla çarpılarak yazılır: -101, -202, -404 ya da -808";
    FinishPairsParity "finish.pairs-parity"
        en "Pairs alone can never empty a rack of 21: one tile must be laid off"
        tr "21 taşlık ıstaka yalnız çiftlerle boşalmaz: bir taşın işlenmesi gerekir";
    FinishTilePlace "finish.tile-place"
        en "In 101 the last tile goes onto the indicator, or face down to the side"
        tr "101'de son taş göstergenin üzerine konur ya da kapalı olarak yana atılır";
    FinishCount "finish.count"
        en "At the end of a hand all racks are shown to the opponents and the scorekeeper, and counted"
        tr "El bitince herkes ıstakasını rakiplere ve yazbozu tutana gösterir, taşlar öyle sayılır";
    PenaltyUnopened "penalty.unopened"
        en "An unopened player is charged 202 times the multiplier (or as the table sets it), whatever the rack holds"
        tr "El açmayana, ıstakasında ne olursa olsun 202 (ya da masanın belirlediği kadar), katsayıyla çarpılarak yazılır";
    PenaltyOpened "penalty.opened"
        en "An opened player is charged the sum of the tiles left, times the multiplier"
        tr "El açmış oyuncuya, elinde kalan taşların toplamı katsayıyla çarpılarak yazılır";
    PenaltyPairs "penalty.pairs"
        en "Whoever opened with pairs is charged twice the sum of the tiles left, and that times the multiplier"
        tr "Çift açana, elinde kalan taşların toplamı önce ikiyle, sonra katsayıyla çarpılarak yazılır";
    PenaltyOkey "penalty.okey"
        en "Each okey left counts 101 and not its number, never multiplied; unopened, it adds nothing; tables may say otherwise"
        tr "Elde kalan her okeye, sayısı yerine katsayısız 101 yazılır; açmamışa ek ceza yoktur; masa başka türlü belirleyebilir";
    PenaltyFalseJoker "penalty.false-joker"
        en "A false joker left counts the okey's number, unless the table says otherwise"
        tr "Elde kalan sahte okey, aksi kararlaştırılmadıkça okeyin sayısı kadar yazılır";
    PenaltyExhausted "penalty.exhausted"
        en "Stock out: the unopened pay their penalty or, by table, their tiles; others theirs, twice after pairs; never multiplied"
        tr "Taşlar tükenirse açmayana ceza ya da masaya göre taşları, açana taşları (çiftse iki katı) yazılır; katsayı, indirim yok";
    PenaltyAllPairs "penalty.all-pairs"
        en "If all four opened with pairs, the hand is void and replayed, unless the table says otherwise"
        tr "Dört oyuncu da çift açarsa, aksi kararlaştırılmadıkça el sayılmaz ve yeniden oynanır";
    FoulFlat "foul.flat"
        en "Each foul costs 101, once and never multiplied, unless the table says otherwise"
        tr "Aksi kararlaştırılmadıkça her hataya bir kez 101 ceza yazılır ve katsayıyla çarpılmaz";
    FoulList "foul.list"
        en "Fouls, unless waived: a wrong opening or take, taking laid tiles back, throwing a playable tile, an okey, or mid-laying"
        tr "Serbest sayılmadıkça yanlış açmak, haksız taş almak, yerden toplamak, işlek ya da okey atmak, işlerken taş atmak cezadır";
    FoulFeeding "foul.feeding"
        en "Where the table plays it, whoever throws the tile that lets the next player open pays by its number, or a flat foul"
        tr "Masa oynuyorsa, attığı taşla sonraki oyuncuyu açtırana (besleme) taşın sayısına göre ya da tek bir ceza yazılır";
    FoulOkeyTaken "foul.okey-taken"
        en "Where the table plays it, the owner of a meld whose okey is taken pays a penalty"
        tr "Masa oynuyorsa, yerdeki perinden okeyi alınan oyuncuya ceza yazılır";
    TeamMate "team.mate"
        en "When one partner finishes, the other's rack counts nothing but the fouls stay, and the bonus is the team's"
        tr "Eşlerden biri bitince öbürünün ıstakası sayılmaz ama yediği cezalar kalır; bitiş indirimi takımın olur";
    TeamHandFinish "team.hand-finish"
        en "In team play elden costs each unopened opponent 404, so 808 for their team, unless the table says otherwise"
        tr "Eşlide elden bitiş, aksi kararlaştırılmadıkça açmamış rakiplerin her birine 404, yani takımlarına 808 yazdırır";
    TeamSignals "team.signals"
        en "Partners do not talk, but may agree on signs; a disputed hand goes to a member of the committee"
        tr "Eşler konuşmaz ama aralarında işaret kararlaştırabilir; anlaşmazlıkta tertip komisyonundan bir üye çağrılır";
    MatchHands "match.hands"
        en "Hands are agreed, usually 3 to 11, lowest total wins, ties share; a tournament is three games of 11, won by taking two"
        tr "El sayısı kararlaştırılır; en az puan kazanır, eşitler sırayı paylaşır; turnuvada 11 ellik üç maçın ikisi alınmalı";
    MatchLimit "match.limit"
        en "Where the table plays to a limit, the game ends when a player or a team reaches it; the lowest total wins"
        tr "Puan sınırıyla oynanan masada bir oyuncu ya da takım sınıra ulaşınca oyun biter; en az puanı olan kazanır";
    MatchGroups "match.groups"
        en "In a tournament groups play three matches of 11 hands, the first two go on, then best of three knocks out"
        tr "Turnuvada gruplar 11 ellik üç maç oynar, ilk ikisi tur atlar; üst turlar üç oyun üzerinden elemelidir";

    IrregularCount "irregular.count"
        en "No source says what follows when a rack holds a tile too many or too few; the table agrees on it"
        tr "Istakasında bir taş fazla ya da eksik çıkan için hiçbir kaynak bir şey söylemez; masa kararlaştırır";
    IrregularTurn "irregular.turn"
        en "No source says what follows when somebody plays out of turn; the table agrees on it"
        tr "Sırası gelmeden oynayan için hiçbir kaynak bir şey söylemez; masa kararlaştırır";
    IrregularExposed "irregular.exposed"
        en "No source says what follows when a tile is shown by accident; the table agrees on it"
        tr "Yanlışlıkla bir taş gösterilirse ne olacağını hiçbir kaynak söylemez; masa kararlaştırır";

    HapisCheckers "hapis.checkers"
        en "In hapis each side has 15 checkers on its own first point and moves against the other; the higher die starts"
        tr "Hapiste iki taraf da 15 pulla kendi ilk hanesinden başlar, karşı yönlerde ilerler; büyük atan başlar";
    HapisDice "hapis.dice"
        en "Each die moves one checker by its number; a double is played four times"
        tr "Her zar bir pulu sayısı kadar ilerletir; çift gelen zar dört kez oynanır";
    HapisImprison "hapis.imprison"
        en "Landing on a lone free enemy checker imprisons it: it stays on its point, underneath; nothing is hit"
        tr "Rakibin tek duran serbest puluna gelen onu hapseder: pul hanesinde, altta kalır; pul kırılmaz";
    HapisClosed "hapis.closed"
        en "A point is closed to a side where two enemies or more stand, or one that holds a prisoner of that side"
        tr "Rakibin iki ya da daha çok pulunun, ya da pulumuzu hapseden tek pulunun durduğu hane kapıdır; oraya gelinmez";
    HapisPrisoner "hapis.prisoner"
        en "A prisoner moves again only when all its captors have left the point"
        tr "Hapisteki pul, üstündeki bütün rakip pullar kalkmadan oynayamaz";
    HapisBothDice "hapis.both-dice"
        en "Both dice are used if possible, else the larger one; by the thesis one only plays on while a die can be played"
        tr "İki zar da oynanabiliyorsa ikisi oynanır, olmuyorsa büyüğü; tezde yalnız oynanacak zar kaldıkça oynanır";
    HapisBearOff "hapis.bear-off"
        en "With all checkers home and none of them held, a die bears off from its point, a larger die from the hindmost"
        tr "Hepsi evdeyse ve hiçbiri hapiste değilse zar kendi hanesinden, daha büyük zar en gerideki haneden pul toplar";
    HapisMother "hapis.mother"
        en "Whose last checker on the start point is held loses 2 once the captor has left his own start; both held is a draw"
        tr "Başlangıçtaki son pulu hapsolan, rakip kendi başlangıcından çıkmışsa 2 sayı kaybeder; iki ana da hapisse berabere";
    HapisResult "hapis.result"
        en "Who bears off all checkers wins 1, or 2 if the other has borne off none; if neither can ever move it is a draw"
        tr "Pullarını bitiren 1, rakip hiç toplamamışsa mars ile 2 sayı alır; iki taraf da artık oynayamayacaksa berabere";
}

/// Writes the id.
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

/// Parses an id, exactly as it is written.
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

/// An error: a text that is not the id of a clause, such as `run.warp`.
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
    /// The text as it was given.
    pub String,
);
