//! Parses the arguments of `okey judge` into a table and a claim, and collects every fault.

mod questions;
mod reader;

pub(super) use questions::{QUESTIONS, asked_by_claim};
use questions::{fitting, fitting_game, other_game, question, usual_game};
use reader::ClaimReader;

use clap::ArgMatches;

use super::failure::Failure;
use super::finished_hands::HOWS;
use super::input::{Input, letters};
use super::text::Misuse;
use super::values;
use crate::cli::fault::{FaultKind, InputFault};
use crate::cli::place::Place;
use crate::hand::{Hand, HandFault};
use crate::judge::{
    Claim, DiscardClaim, FinishClaim, FoulClaim, IndicatorClaim, Irregularity, LayoffClaim, LeftClaim, LookClaim,
    Neighbour, OpeningClaim, Pile, Question, SwapClaim, TakeClaim, Taken,
};
use crate::score::{FinishKind, Foul, Opened, ScoreFault, okeys_thrown, too_many_left};
use crate::table::{Game, Table};
use crate::tiles::Tiles;
use crate::words::{Named, folded, is_same_word};

/// The keywords of claims that are not tiles, such as `turn`: English form first, then Turkish.
pub(super) const WORDS_OF_CLAIMS: [(&str, &str); 5] =
    [("count", "sayı"), ("turn", "sıra"), ("exposed", "açık"), ("all", "hepsi"), ("own", "kendi")];

/// Returns the English form of a keyword, or the word itself if it is not a keyword.
fn word_of_claim(word: &str) -> String {
    let named = WORDS_OF_CLAIMS.iter().find(|(_, turkish)| is_same_word(turkish, word));
    named.map_or_else(|| folded(word), |(name, _)| (*name).to_owned())
}

/// Returns the kind of finish with this English or Turkish name, if that kind multiplies the score.
fn finish_kind(word: &str) -> Option<FinishKind> {
    HOWS.iter().find(|(name, how)| is_same_word(name, word) && how.factor() > 1).map(|&(_, how)| how)
}

/// The situation that `okey judge` rules on.
pub(super) struct Case {
    pub(super) table: Table,
    pub(super) claim: Claim,
    /// The table of the other game that the question could be about. `None` if the call names its game.
    pub(super) other: Option<Table>,
}

/// Returns the table and the claim that a call describes, or `None` if the call has faults.
pub(crate) fn claim(matches: &ArgMatches) -> Option<(Table, Claim)> {
    case(matches).ok().map(|Case { table, claim, .. }| (table, claim))
}

/// Parses the table and the claim from the arguments of a call.
pub(super) fn case(matches: &ArgMatches) -> Result<Case, Failure> {
    let question = question(matches)?;
    fitting(matches, question)?;
    let mut input = Input::default();
    let letters = letters(matches);
    let profile = input.profile_or(matches, usual_game(matches, question));
    let assumed = profile.as_ref().filter(|profile| input.is_assumed(matches, profile));
    let other = assumed.and_then(|profile| other_game(matches, question, profile.game));
    let indicator = input.indicator(matches, letters);
    let (Some(profile), Ok(indicator)) = (profile, indicator) else { return Err(input.failure()) };
    if !question.is_of(profile.game) {
        input.fault(FaultKind::QuestionNotInGame { question }, Place::Call);
        return Err(input.failure());
    }
    fitting_game(matches, profile.game)?;
    // The claim must be parsed first: it decides whether the ruling needs the indicator.
    let table = match indicator {
        None => Some(Table::unturned(profile)),
        indicator => input.table(profile, indicator),
    };
    let Some(table) = table else { return Err(input.failure()) };
    let other = other.map(|variant| table.played_as(variant));
    let mut reader =
        ClaimReader { matches, letters, input, indicator: table.indicator(), written: Vec::new(), hand: None };
    let claim = reader.claim(question)?;
    if reader.input.faults.is_empty() && matches!(&claim, Claim::Left(left) if left.lacks_tiles(&table)) {
        return Err(Failure::Misuse(Misuse::ArgumentMissing { argument: "CLAIM".to_owned() }));
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
    if let Claim::Left(LeftClaim { how, .. }) | Claim::Foul(FoulClaim { how, .. }) = &claim
        && how.contains(&FinishKind::Devam)
        && table.game() == Game::Yuzbir
        && !table.profile().devam
    {
        reader.devam_off();
    }
    if reader.input.faults.is_empty() {
        reader.take_okeys_off(&claim, &table);
        reader.possible(&table);
        // A player who has laid melds may hold fewer tiles than a full hand.
        let whole = claim.opened().flatten().is_none();
        let hand = |rack| if whole { Hand::new(&table, rack) } else { Hand::in_play(&table, rack) };
        if let Some(Err(faults)) = reader.hand.as_ref().map(hand) {
            // The hand is only compared with the laid tiles. No search runs, so a hand that the search would refuse is
            // fine.
            let wrong = faults.into_iter().filter(|fault| fault.kind != HandFault::KeptApart);
            reader.input.faults.extend(Place::Hand.faults(wrong.collect::<Vec<_>>()));
        }
    }
    let ClaimReader { input, .. } = reader;
    if input.faults.is_empty() { Ok(Case { table, claim, other }) } else { Err(input.failure()) }
}

impl ClaimReader<'_> {
    fn claim(&mut self, question: Question) -> Result<Claim, Failure> {
        Ok(match question {
            Question::Finish => {
                if self.flag("last-discard") {
                    self.needed("taken")?;
                }
                Claim::Finish(self.finish())
            }
            Question::Opening => Claim::Opening(self.opening()),
            Question::Pairs => Claim::Pairs(self.opening()),
            Question::Discard => Claim::Discard(DiscardClaim {
                tile: self.one(),
                on_table: self.given_melds("table"),
                last: self.flag("last"),
                called: self.named("claimed"),
                withdrawn: self.named("withdrawn"),
            }),
            Question::Layoff => {
                self.needed("onto")?;
                Claim::Layoff(LayoffClaim {
                    tiles: self.declared_tiles(),
                    onto: self.melds_of("onto", Place::Table),
                    opened: self.opened(),
                    same_turn: self.same_turn()?,
                    undo: self.flag("undo"),
                })
            }
            Question::Swap => {
                self.needed("from")?;
                if self.flag("same-turn") || self.flag("again") {
                    self.needed("opened")?;
                }
                Claim::Swap(SwapClaim {
                    tiles: self.several(),
                    from: self.melds_of("from", Place::Table),
                    opened: self.opened(),
                    same_turn: self.same_turn()?,
                    again: self.flag("again"),
                })
            }
            Question::Take => Claim::Take(self.take()?),
            Question::Indicator => Claim::Indicator(IndicatorClaim {
                tile: self.one(),
                late: self.flag("late"),
                drawn: self.flag("drawn"),
                balance: self.number("balance"),
            }),
            Question::Foul => {
                Claim::Foul(FoulClaim { foul: self.foul()?, how: self.how()?, called: self.named("claimed") })
            }
            Question::Left => Claim::Left(self.left()?),
            Question::Meld => Claim::Meld(self.laid()),
            Question::Look => Claim::Look(LookClaim {
                pile: self.pile()?,
                opened: self.opened(),
                thrown: self.flag("after-throwing"),
            }),
            Question::Irregular => Claim::Irregular(self.irregularity()?),
        })
    }

    /// Returns true if the player opened in the current turn. In that case `--opened` must say with what.
    fn same_turn(&self) -> Result<bool, Failure> {
        if self.flag("same-turn") {
            self.needed("opened")?;
        }
        Ok(self.flag("same-turn"))
    }

    fn finish(&mut self) -> FinishClaim {
        FinishClaim {
            melds: self.laid_now(),
            thrown: self.option_tile("throw", Place::Thrown),
            swapped: self.option_tiles("swapped", Place::Swapped),
            laid_off: self.option_tiles("laid-off", Place::LaidOff),
            on_table: self.melds_on_table(),
            first_turn: self.flag("first-turn"),
            opened: self.opened(),
            others_opened: self.flag("others-opened"),
            devam: self.flag("devam"),
            highest: self.number("highest"),
            taken: self.taken(),
            last_discard: self.flag("last-discard"),
        }
    }

    /// Parses the claim about tiles left in a rack. Refuses options that contradict each other.
    fn left(&mut self) -> Result<LeftClaim, Failure> {
        let (how, all_pairs) = (self.how()?, self.flag("all-pairs"));
        // `--all-pairs` says that all four players opened with pairs, so this player did too.
        let opened = self.opened().or(all_pairs.then_some(Opened::Pairs));
        let elden = how.contains(&FinishKind::Hand);
        let clashes = [
            ("--finish elden", "--finish pairs", elden && how.contains(&FinishKind::Pairs)),
            ("--finish elden", "--all-pairs", elden && all_pairs),
            ("--finish elden", "--opened", elden && opened.is_some()),
            ("--announced", "--opened series", self.flag("announced") && opened == Some(Opened::Series)),
            ("--all-pairs", "--opened series", all_pairs && opened == Some(Opened::Series)),
        ];
        if let Some((option, other, _)) = clashes.into_iter().find(|&(_, _, clash)| clash) {
            return Err(Failure::Misuse(Misuse::Conflict { option: option.to_owned(), other: other.to_owned() }));
        }
        let tiles = if self.words().is_empty() { Tiles::default() } else { self.several().into_iter().collect() };
        let (exhausted, announced) = (self.flag("exhausted"), self.flag("announced"));
        Ok(LeftClaim { tiles, opened, how, exhausted, all_pairs, announced })
    }

    fn opening(&mut self) -> OpeningClaim {
        let melds = self.laid();
        let taken = self.taken();
        self.held();
        let held = self.hand.as_ref().map(|hand| hand.tiles.len());
        let on_table = self.given_melds("table");
        let (bar, highest, opened) = (self.number("bar"), self.number("highest"), self.opened());
        let others_opened = self.flag("others-opened").then_some(true);
        OpeningClaim { melds, taken, bar, highest, opened, others_opened, held, on_table }
    }

    fn take(&mut self) -> Result<TakeClaim, Failure> {
        let tile = self.one();
        let named = |from: String| {
            let read = values::read("from", &from).and_then(|name| name.parse().ok());
            read.ok_or_else(|| Failure::bad_value("--from", &from, Neighbour::NAMES))
        };
        let from = self.text("from").map_or(Ok(Neighbour::Left), named)?;
        let then = if self.flag("put-back") {
            Taken::PutBack
        } else if self.text("opens").is_some() {
            // The melds after `--opens` contain the taken tile as well, so the separate mention must not be counted.
            self.written.clear();
            Taken::Opens(self.melds_of("opens", Place::Melds))
        } else if self.text("onto").is_some() {
            Taken::Onto(self.melds_of("onto", Place::Table))
        } else if self.flag("kept") {
            Taken::Kept
        } else {
            Taken::Unspecified
        };
        let same_turn = self.same_turn()?;
        let (opened, highest) = (self.opened(), self.number("highest"));
        let (pairs_goer, last_discard) = (self.flag("pairs-goer"), self.flag("last-discard"));
        let on_table = self.given_melds("table");
        Ok(TakeClaim { tile, then, opened, same_turn, from, pairs_goer, last_discard, highest, on_table })
    }

    fn foul(&mut self) -> Result<Foul, Failure> {
        let name = self.words();
        Foul::read(&name, self.letters).ok_or_else(|| {
            let mut input = std::mem::take(&mut self.input);
            input.sources.add(Place::Claim, &name);
            input.fault(ScoreFault::unknown_foul(&name), Place::Claim);
            input.failure()
        })
    }

    /// Returns which discards the claim is about. The default is all of them.
    fn pile(&self) -> Result<Pile, Failure> {
        let name = self.words();
        if name.is_empty() {
            return Ok(Pile::All);
        }
        word_of_claim(&name).parse().map_err(|_| Failure::bad_value("CLAIM", &name, Pile::NAMES))
    }

    /// Returns the irregularity that the claim names, in either language.
    fn irregularity(&self) -> Result<Irregularity, Failure> {
        let name = self.words();
        word_of_claim(&name).parse().map_err(|_| Failure::bad_value("CLAIM", &name, Irregularity::NAMES))
    }

    /// Reports a fault if the claim mentions devam at a table without the devam rule.
    fn devam_off(&mut self) {
        let text = self.text("finish").unwrap_or_default();
        let is_devam = |word: &&str| finish_kind(word) == Some(FinishKind::Devam);
        let word = text.split([' ', ',']).find(is_devam).unwrap_or_default();
        let from = text.find(word).unwrap_or_default();
        self.input.sources.add(Place::HowFinished, &text);
        self.input.faults.push(InputFault::new(ScoreFault::DevamOff, Place::HowFinished, from..from + word.len()));
    }

    /// Returns the kinds of finish that the call names and that multiply the score.
    fn how(&self) -> Result<Vec<FinishKind>, Failure> {
        let text = self.text("finish").unwrap_or_default();
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let unknown = |word| Failure::bad_value("--finish", word, &["okey", "pairs", "elden", "devam"]);
        let mut how = words
            .map(|word| finish_kind(word).ok_or_else(|| unknown(word)))
            .collect::<Result<Vec<FinishKind>, Failure>>()?;
        how.sort_unstable();
        how.dedup();
        Ok(how)
    }
}
