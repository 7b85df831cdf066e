//! Parses the options of `okey judge` into a table and a claim (what a player says happened).

mod reader;

use crate::sort;
use std::mem;

use reader::ClaimReader;

use super::diagnostic::{Diagnostic, Place, Refusal};
use super::fault::AskFault;
use super::hands::bar_at;
use super::line::OptionValues;
use super::options::{self, QuestionOption};
use super::reader::OptionReader;
use super::values::{self, english_keyword, finish_kind};
use crate::hand::{Hand, HandFault};
use crate::judge::{
    Claim, ClaimKind, DiscardClaim, FinishClaim, Irregularity, LayoffClaim, LeftClaim, Neighbour, OpeningClaim, Pile,
    SwapClaim, TakeClaim, Taken, by_pairs, table_reading,
};
use crate::score::{FinishKind, Foul, FoulKind, Opened, ScoreFault, Scoring, how_refused, okeys_thrown, too_many_left};
use crate::table::{Game, Table, Variant};
use crate::tiles::Tiles;
use crate::words::Named;

/// The options that exist only in 101.
static OF_YUZBIR: &[&QuestionOption] = &[
    &options::LAID_OFF,
    &options::SWAPPED,
    &options::SAME_TURN,
    &options::OPENED,
    &options::OTHERS_OPENED,
    &options::DEVAM,
    &options::HIGHEST,
    &options::TABLE,
    &options::CLAIMED,
    &options::WITHDRAWN,
    &options::OPENS,
    &options::ONTO,
    &options::PAIRS_GOER,
    &options::ANNOUNCED,
];

/// Options that also exist in classic Okey, but are mostly used in questions about 101. A question that names no game
/// and has one of these options is about 101.
static USUALLY_YUZBIR: &[&QuestionOption] =
    &[&options::PUT_BACK, &options::KEPT, &options::ALL_PAIRS, &options::FINISH, &options::TAKEN];

/// Returns the kind of finish with this English or Turkish name; `None` if the kind does not multiply the score.
fn multiplying_finish(word: &str) -> Option<FinishKind> {
    finish_kind(word).filter(|how| how.factor() > 1)
}

/// The situation that `okey judge` rules on.
pub(crate) struct Case {
    pub(crate) table: Table,
    pub(crate) claim: Claim,
    /// If the question does not name its game: a table of the other game (classic Okey or 101), at which the claim is
    /// judged too. `None` if the claim cannot be about the other game.
    pub(crate) other: Option<Table>,
    /// True if the question leaves out a fact that has a default: the neighbour whose discard is taken, the discards
    /// that the player looks at, or whether a tile was shown late.
    pub(crate) leaves_usual: bool,
}

/// Parses the table and the claim from the options of a question.
pub(crate) fn case(mut input: OptionReader<'_>) -> Result<Case, Refusal> {
    let options = input.options;
    let question = question(options)?;
    fitting(options, question)?;
    let profile = input.profile(usual_game(options, question));
    let assumed = match &profile {
        Some(profile) if input.is_assumed(profile) => Some(profile),
        _ => None,
    };
    let other = assumed.and_then(|profile| other_game(options, question, profile.game));
    let indicator = input.indicator(profile.as_ref());
    let (Some(profile), Ok(indicator)) = (profile, indicator) else { return Err(input.refusal()) };
    if !question.is_of(profile.game) {
        input.fault(AskFault::QuestionNotInGame { question }, Place::Call);
        return Err(input.refusal());
    }
    fitting_game(options, profile.game)?;
    // A missing indicator is no fault yet, because the claim, which is parsed below, may not need one.
    let table = match indicator {
        None => Some(Table::unturned(profile)),
        indicator => input.table(profile, indicator),
    };
    let Some(table) = table else { return Err(input.refusal()) };
    let other = other.map(|variant| table.played_as(variant));
    let mut reader = ClaimReader { input, indicator: table.indicator(), written: Vec::new(), hand: None };
    let claim = reader.claim(question, &table)?;
    // Without an indicator, the claim lacks the tiles that were written as okeys (`O*`). Report the missing indicator
    // below, but not these tiles.
    let unnamed = reader.input.faults.is_empty() && !reader.names_okey();
    if unnamed && matches!(&claim, Claim::Left(left) if left.lacks_tiles(&table)) {
        return Err(refused(AskFault::missing("CLAIM")));
    }
    if table.indicator().is_none() && (claim.hangs_on_okey() || reader.names_okey()) {
        reader.input.table(table.profile().clone(), None);
    }
    if let Claim::Left(left) = &claim {
        let too_many = too_many_left(table.profile(), left.opened, left.tiles.len(), None);
        if let Some(fault) = too_many.or_else(|| okeys_thrown(&table, &left.tiles, &left.how)) {
            reader.input.fault(fault, Place::Claim);
        }
    }
    let how = match &claim {
        Claim::Left(LeftClaim { how, .. }) | Claim::Foul { how, .. } => how.as_slice(),
        Claim::Finish(FinishClaim { devam: true, .. }) => &[FinishKind::Devam],
        _ => &[],
    };
    for &how in how {
        if let Some(fault) = how_refused(table.profile(), how) {
            reader.refuse_how(how, fault);
        }
    }
    let other = other.filter(|other| how.iter().all(|&how| how_refused(other.profile(), how).is_none()));
    if reader.input.faults.is_empty() {
        reader.take_okeys_off(&claim, &table);
        reader.possible(&table);
        reader.fits_hand(&claim, &table, other.as_ref());
        // If the player has opened, the hand may have any number of tiles.
        let whole = claim.opened().flatten().is_none();
        let hand = |rack| if whole { Hand::new(&table, rack) } else { Hand::in_play(&table, rack) };
        if let Some(Err(faults)) = reader.hand.as_ref().map(hand) {
            // Ignore the fault `KeptApart`: it only says that the engine cannot search a hand with an okey and a false
            // joker at this table (`okey.beside-false`). Here the hand is only compared with the laid tiles.
            let wrong = faults.into_iter().filter(|fault| fault.kind != HandFault::KeptApart);
            reader.input.faults.extend(Place::Hand.faults(wrong.collect::<Vec<_>>()));
        }
    }
    let leaves_usual = match question {
        ClaimKind::Take => reader.text(&options::FROM).is_none(),
        ClaimKind::Look => reader.words().is_empty(),
        ClaimKind::Indicator => !reader.flag(&options::LATE),
        _ => false,
    };
    let ClaimReader { input, .. } = reader;
    if input.faults.is_empty() {
        return Ok(Case { table, claim, other, leaves_usual });
    }
    Err(input.refusal().in_game(table.game()))
}

fn refused(fault: AskFault) -> Refusal {
    Refusal::of(fault, Place::Call)
}

fn question(options: &OptionValues<'_>) -> Result<ClaimKind, Refusal> {
    let Some(name) = options.text(&options::QUESTION) else {
        return Err(refused(AskFault::missing_name("QUESTION", <ClaimKind as Named>::NAMES)));
    };
    let asked = values::read("question", name).and_then(|name| name.parse().ok());
    asked.ok_or_else(|| refused(AskFault::bad_value("QUESTION", name, <ClaimKind as Named>::NAMES)))
}

/// Refuses options that the question does not take.
fn fitting(options: &OptionValues<'_>, question: ClaimKind) -> Result<(), Refusal> {
    for option in options.given() {
        if let Some(claims) = option.claims.filter(|claims| !claims.contains(&question)) {
            let names_melds = [&options::FROM, &options::ONTO, &options::TABLE].contains(&option);
            return Err(refused(AskFault::OptionOf {
                option: format!("--{}", options.name_of(option)),
                questions: ClaimKind::ALL
                    .iter()
                    .filter(|asked| claims.contains(asked))
                    .map(ClaimKind::to_string)
                    .collect(),
                instead: names_melds.then(|| melds_option(question)).flatten(),
            }));
        }
    }
    Ok(())
}

/// Returns the option with which a question names the melds on the table; `None` if it has no such option, or several.
const fn melds_option(question: ClaimKind) -> Option<&'static str> {
    Some(match question {
        ClaimKind::Swap => "--from",
        ClaimKind::Layoff => "--onto",
        ClaimKind::Opening | ClaimKind::Pairs | ClaimKind::Discard => "--table",
        _ => return None,
    })
}

/// Returns the game to assume if the question names none. It is 101 if the kind of question, the foul or an option
/// suggests it, or if the claim lists the tiles left on a rack.
fn usual_game(options: &OptionValues<'_>, question: ClaimKind) -> Variant {
    let claim = options.text(&options::CLAIM).unwrap_or_default();
    // In a claim such as `feeding:R7`, the part before the colon names the foul.
    let foul = claim.split(':').next().unwrap_or_default();
    let of_yuzbir = match question {
        ClaimKind::Foul => Foul::find(foul).is_some_and(|foul| foul.kind.scoring() == Scoring::Yuzbir),
        ClaimKind::Left => !claim.is_empty(),
        // Only 101 has a rule about looking at discards, so this question means 101.
        ClaimKind::Look => true,
        _ => !question.is_of(Game::Classic),
    };
    let of_options = options.given().any(|option| OF_YUZBIR.contains(&option) || USUALLY_YUZBIR.contains(&option));
    if of_yuzbir || of_options { Variant::Yuzbir } else { Variant::Okey }
}

/// Refuses options that do not exist in the game of the question.
fn fitting_game(options: &OptionValues<'_>, game: Game) -> Result<(), Refusal> {
    match first_of_yuzbir(options) {
        Some(option) if game != Game::Yuzbir => {
            Err(refused(AskFault::OptionOfYuzbir { option: format!("--{}", options.name_of(option)) }))
        }
        _ => Ok(()),
    }
}

/// Returns a variant of the other game: 101 for classic Okey, and classic Okey for 101. Returns `None` if the question
/// cannot be about that game, for example because of an option of 101. Also returns `None` for [`Game::Chains`].
fn other_game(options: &OptionValues<'_>, question: ClaimKind, game: Game) -> Option<Variant> {
    match game {
        _ if !question.is_of(Game::Classic) => None,
        Game::Classic => Some(Variant::Yuzbir),
        Game::Yuzbir if first_of_yuzbir(options).is_none() => Some(Variant::Okey),
        Game::Yuzbir | Game::Chains => None,
    }
}

/// Returns the first given option that exists only in 101.
fn first_of_yuzbir(options: &OptionValues<'_>) -> Option<&'static QuestionOption> {
    OF_YUZBIR.iter().copied().find(|option| options.given().any(|given| given == *option))
}

/// Returns an error for the first pair of options that contradict each other. Each item of `clashes` has two options,
/// and `true` if they contradict each other.
fn consistent(clashes: &[(&str, &str, bool)]) -> Result<(), Refusal> {
    match clashes.iter().find(|(_, _, clash)| *clash) {
        Some(&(option, other, _)) => {
            Err(refused(AskFault::Conflict { option: option.to_owned(), other: other.to_owned() }))
        }
        None => Ok(()),
    }
}

impl ClaimReader<'_> {
    fn claim(&mut self, question: ClaimKind, table: &Table) -> Result<Claim, Refusal> {
        Ok(match question {
            ClaimKind::Finish => {
                if self.flag(&options::LAST_DISCARD) {
                    self.needed(&options::TAKEN)?;
                }
                Claim::Finish(self.finish()?)
            }
            ClaimKind::Opening => Claim::Opening(self.opening(table, false)),
            ClaimKind::Pairs => Claim::Pairs(self.opening(table, true)),
            ClaimKind::Discard => Claim::Discard(DiscardClaim {
                tile: self.one(),
                on_table: self.given_melds(&options::TABLE),
                last: self.flag(&options::LAST),
                called: self.named(&options::CLAIMED),
                withdrawn: self.named(&options::WITHDRAWN),
            }),
            ClaimKind::Layoff => {
                self.needed(&options::ONTO)?;
                Claim::Layoff(LayoffClaim {
                    tiles: self.declared_tiles(),
                    onto: self.melds_of(&options::ONTO, Place::Table),
                    opened: self.opened(),
                    same_turn: self.same_turn()?,
                    undo: self.flag(&options::UNDO),
                })
            }
            ClaimKind::Swap => {
                self.needed(&options::FROM)?;
                if self.flag(&options::SAME_TURN) || self.flag(&options::AGAIN) {
                    self.needed(&options::OPENED)?;
                }
                Claim::Swap(SwapClaim {
                    tiles: self.several(),
                    from: self.melds_of(&options::FROM, Place::Table),
                    opened: self.opened(),
                    same_turn: self.same_turn()?,
                    again: self.flag(&options::AGAIN),
                })
            }
            ClaimKind::Take => Claim::Take(self.take(table)?),
            ClaimKind::Indicator => Claim::Indicator {
                tile: self.one(),
                late: self.flag(&options::LATE),
                drawn: self.flag(&options::DRAWN),
                balance: self.number(&options::BALANCE),
            },
            ClaimKind::Foul => {
                let foul = self.foul(table)?;
                Claim::Foul { foul, how: self.how(table)?, called: self.named(&options::CLAIMED) }
            }
            ClaimKind::Left => Claim::Left(self.left(table)?),
            ClaimKind::Meld => Claim::Meld(self.laid()),
            ClaimKind::Look => {
                Claim::Look { pile: self.pile()?, opened: self.opened(), thrown: self.flag(&options::AFTER_THROWING) }
            }
            ClaimKind::Irregular => Claim::Irregular(self.irregularity()?),
        })
    }

    /// Returns true if the player opened in the current turn. Fails if the option `--same-turn` is given without
    /// `--opened`.
    fn same_turn(&self) -> Result<bool, Refusal> {
        if self.flag(&options::SAME_TURN) {
            self.needed(&options::OPENED)?;
        }
        Ok(self.flag(&options::SAME_TURN))
    }

    /// Parses the claim of `okey judge finish`. Contradicting options are an error.
    fn finish(&mut self) -> Result<FinishClaim, Refusal> {
        let claim = FinishClaim {
            melds: self.laid_now(),
            thrown: self.option_tile(&options::THROW, Place::Thrown),
            swapped: self.option_tiles(&options::SWAPPED, Place::Swapped),
            laid_off: self.laid_off(),
            on_table: self.melds_on_table(),
            first_turn: self.flag(&options::FIRST_TURN),
            opened: self.opened(),
            others_opened: self.flag(&options::OTHERS_OPENED),
            devam: self.flag(&options::DEVAM),
            highest: self.number(&options::HIGHEST),
            taken: self.taken(),
            last_discard: self.flag(&options::LAST_DISCARD),
        };
        // Before the starter's first turn no player has opened. So the table has no melds, and no opening was highest.
        let contradicts = claim.first_turn && claim.anybody_opened();
        let given = |option| self.text(option).is_some_and(|text| !text.trim().is_empty());
        consistent(&[
            ("--first-turn", "--onto", contradicts && given(&options::ONTO)),
            ("--first-turn", "--table", contradicts && given(&options::TABLE)),
            ("--first-turn", "--highest", contradicts),
        ])?;
        Ok(claim)
    }

    /// Parses the claim of `okey judge left` about the tiles left on a rack. Contradicting options are an error.
    fn left(&mut self, table: &Table) -> Result<LeftClaim, Refusal> {
        let (how, all_pairs) = (self.how(table)?, self.flag(&options::ALL_PAIRS));
        // `--all-pairs` says that all players opened with pairs, so this player did too.
        let opened = self.opened().or(all_pairs.then_some(Opened::Pairs));
        let elden = how.contains(&FinishKind::Hand);
        let clashes = [
            ("--finish elden", "--all-pairs", elden && all_pairs),
            ("--finish elden", "--opened", elden && opened.is_some()),
            ("--announced", "--opened series", self.flag(&options::ANNOUNCED) && opened == Some(Opened::Series)),
            ("--all-pairs", "--opened series", all_pairs && opened == Some(Opened::Series)),
        ];
        consistent(&clashes)?;
        let tiles = if self.words().is_empty() { Tiles::default() } else { self.several().into_iter().collect() };
        let (exhausted, announced) = (self.flag(&options::EXHAUSTED), self.flag(&options::ANNOUNCED));
        Ok(LeftClaim { tiles, opened, how, exhausted, all_pairs, announced })
    }

    /// Parses the claim of `okey judge opening` or, if `pairs` is true, of `okey judge pairs`. A bar below that of the
    /// table is an error.
    fn opening(&mut self, table: &Table, pairs: bool) -> OpeningClaim {
        let melds = self.laid();
        let taken = self.taken();
        self.held();
        let held = self.hand.as_ref().map(|hand| hand.tiles.len());
        let on_table = self.given_melds(&options::TABLE);
        let (bar, highest, opened) = (self.number(&options::BAR), self.number(&options::HIGHEST), self.opened());
        if let Some(bar) = bar {
            let of_pairs = pairs || by_pairs(opened, &table_reading(table, &melds).0);
            if let Err(fault) = bar_at(table.profile(), of_pairs, "--bar", bar) {
                self.input.fault(fault, Place::Call);
            }
        }
        let others_opened = self.flag(&options::OTHERS_OPENED).then_some(true);
        OpeningClaim { melds, taken, bar, highest, opened, others_opened, held, on_table }
    }

    /// Parses the claim of `okey judge take` about a taken discard. Contradicting options are an error.
    fn take(&mut self, table: &Table) -> Result<TakeClaim, Refusal> {
        let tile = self.one();
        let named = |from: &str| {
            let read = values::read("from", from).and_then(|name| name.parse().ok());
            read.ok_or_else(|| refused(AskFault::bad_value("--from", from, Neighbour::NAMES)))
        };
        let from = self.text(&options::FROM).map_or(Ok(Neighbour::Left), named)?;
        let then = if self.flag(&options::PUT_BACK) {
            Taken::PutBack
        } else if self.text(&options::OPENS).is_some() {
            // The option `--opens` names the taken tile again, among its melds. Clear `written`, so that the tile does
            // not count twice.
            self.written.clear();
            Taken::Opens(self.melds_of(&options::OPENS, Place::Melds))
        } else if self.text(&options::ONTO).is_some() {
            Taken::Onto(self.melds_of(&options::ONTO, Place::Table))
        } else if self.flag(&options::KEPT) {
            Taken::Kept
        } else {
            Taken::Unspecified
        };
        let same_turn = self.same_turn()?;
        let (opened, highest) = (self.opened(), self.number(&options::HIGHEST));
        if let (Taken::Opens(melds), true) = (&then, same_turn) {
            let (melds, _) = table_reading(table, melds);
            let all = |pairs: bool| {
                !melds.is_empty() && melds.iter().all(|meld| meld.is_legal(table) && meld.is_pair() == pairs)
            };
            consistent(&[
                ("--opens", "--opened series", opened == Some(Opened::Series) && all(true)),
                ("--opens", "--opened pairs", opened == Some(Opened::Pairs) && all(false)),
            ])?;
        }
        let (pairs_goer, last_discard) = (self.flag(&options::PAIRS_GOER), self.flag(&options::LAST_DISCARD));
        let on_table = self.given_melds(&options::TABLE);
        Ok(TakeClaim { tile, then, opened, same_turn, from, pairs_goer, last_discard, highest, on_table })
    }

    fn foul(&mut self, table: &Table) -> Result<Foul, Refusal> {
        let name = self.words();
        if name.trim().is_empty() {
            let names: Vec<&str> = FoulKind::ALL.iter().map(|kind| kind.name()).collect();
            return Err(refused(AskFault::missing_name("CLAIM", &names)));
        }
        let foul = Foul::read(name, self.input.letters()).ok_or_else(|| ScoreFault::unknown_foul(name));
        let numbered = foul.map(|foul| foul.at(table)).and_then(|foul| match foul.numberless() {
            Some(fed) => Err(ScoreFault::FedNumberUnknown { fed }),
            None => Ok(foul),
        });
        numbered.map_err(|fault| {
            self.input.sources.add(Place::Claim, name);
            self.input.fault(fault, Place::Claim);
            Refusal { faults: mem::take(&mut self.input.faults), sources: mem::take(&mut self.input.sources) }
        })
    }

    /// Returns which discards the player looks at: all of them if the claim is empty.
    fn pile(&self) -> Result<Pile, Refusal> {
        let name = self.words();
        if name.is_empty() {
            return Ok(Pile::All);
        }
        english_keyword(name).parse().map_err(|_| refused(AskFault::bad_value("CLAIM", name, Pile::NAMES)))
    }

    fn irregularity(&self) -> Result<Irregularity, Refusal> {
        let name = self.words();
        if name.trim().is_empty() {
            return Err(refused(AskFault::missing_name("CLAIM", Irregularity::NAMES)));
        }
        english_keyword(name).parse().map_err(|_| refused(AskFault::bad_value("CLAIM", name, Irregularity::NAMES)))
    }

    /// Reports that no hand of the table can end with the kind of finish `how`.
    fn refuse_how(&mut self, how: FinishKind, fault: ScoreFault) {
        let Some(text) = self.text(&options::FINISH) else {
            // The claim has the option `--devam`, which has no text to point at.
            return self.input.fault(fault, Place::Call);
        };
        let word = text.split([' ', ',']).find(|word| multiplying_finish(word) == Some(how)).unwrap_or_default();
        let from = text.find(word).unwrap_or_default();
        if self.input.sources.get(Place::HowFinished).is_none() {
            self.input.sources.add(Place::HowFinished, text);
        }
        self.input.faults.push(Diagnostic::new(fault, Place::HowFinished, from..from + word.len()));
    }

    /// Parses the kinds of finish that ended the hand. Kinds that exclude each other are an error.
    fn how(&self, table: &Table) -> Result<Vec<FinishKind>, Refusal> {
        let Some(text) = self.text(&options::FINISH) else { return Ok(Vec::new()) };
        let unknown = |word| refused(AskFault::bad_value("--finish", word, &["okey", "pairs", "elden", "devam"]));
        let mut how = Vec::new();
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let kind = multiplying_finish(word).ok_or_else(|| unknown(word))?;
            if how.contains(&kind) {
                return Err(Refusal::of(ScoreFault::HowTwice { how: kind }, Place::Call));
            }
            how.push(kind);
        }
        if how.is_empty() {
            return Err(unknown(text));
        }
        let elden_and = |other| how.contains(&FinishKind::Hand) && how.contains(&other);
        consistent(&[
            ("--finish elden", "--finish pairs", elden_and(FinishKind::Pairs)),
            // At a table without devam, the fault about devam says more.
            ("--finish elden", "--finish devam", elden_and(FinishKind::Devam) && table.profile().devam),
        ])?;
        sort::ascending(&mut how);
        Ok(how)
    }
}
