//! The types of the rule catalogue: entries for clauses, sources that state a rule, and examples that show its effect.

use crate::table::{Game, Profile, Variant};
use crate::words::{Bilingual, Clause, both, named};

/// The edition of the rule catalogue. The number increases when a clause is added or a rule changes.
pub const EDITION: u32 = 3;

/// The date of this edition of the rule catalogue.
pub const DATE: &str = "2026-11-24";

named! {
    /// A document that states rules of the game.
    pub enum Document {
        /// The description of an algorithm for online Okey with four players.
        Algorithm = "A",
        /// A complete guide to 101.
        Guide101 = "B",
        /// A homework assignment of a programming course (CS102). It describes a simplified game.
        Course = "C",
        /// The rules of the classic game.
        Classic = "D",
        /// A thesis on the backgammon game hapis tavlası, with the code of a program that plays it.
        Thesis = "T",
        /// Web pages with rules, and open-source programs that play the game.
        Field = "F",
    }
}

impl Document {
    /// Returns the title of the document.
    pub const fn title(self) -> Bilingual {
        match self {
            Self::Algorithm => both("algorithm for four-player Okey", "dört kişilik okeyin algoritma şeması"),
            Self::Guide101 => both("complete guide to 101 Okey", "101 okey oyun kuralları, tam rehber"),
            Self::Course => both("CS102 homework on simplified Okey", "CS102 ödevi, basitleştirilmiş okey"),
            Self::Classic => both("rules of Okey", "okey kuralları"),
            Self::Thesis => both("a thesis on hapis tavlası", "hapis tavlası üzerine bir tez"),
            Self::Field => both(
                "common practice in open-source programs and on web pages with rules",
                "yaygın oynanış: kuralları anlatan internet sayfaları ve açık kaynaklı programlar",
            ),
        }
    }
}

impl Document {
    /// Returns a description of how the catalogue cites a place in this document, for example by section or by heading.
    pub const fn sections(self) -> Bilingual {
        match self {
            Self::Algorithm => both(
                "number of the section (Giriş is the introduction) and heading",
                "bölümün numarası (girişte numara yoktur) ve başlık",
            ),
            Self::Guide101 => both(
                "number of the chapter (the chapter Genel Bilgiler has no number), heading, and number of the item",
                "bölümün numarası (Genel Bilgiler numarasızdır), başlık ve madde numarası",
            ),
            Self::Course => both(
                "number in the list of changed rules; elsewhere the topic of the paragraph: game, winning hand, \
                    program or tiles",
                "değişen kurallarda kuralın numarası (rule), başka yerlerde paragrafın konusu (game: oyun, winning \
                    hand: biten el, program, tiles: taşlar)",
            ),
            Self::Classic => both("heading of the section", "bölümün başlığı"),
            Self::Thesis => both(
                "number of the section, or the appendix (EK-1 to EK-13), which has the code of the program",
                "bölümün numarası ya da programın kodunu veren ek (EK-1 ile EK-13 arası)",
            ),
            Self::Field => both(
                "none; a number of texts says how many programs and web pages state the rule (if they were counted)",
                "yer yazılmaz; aynı kuralı veren sayfa ve programlar sayıldıysa kaç tane olduğu yazılır (16 metin \
                    gibi)",
            ),
        }
    }
}

/// A place in a document where a rule is stated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The document that states the rule.
    pub document: Document,
    /// The section, heading and item number in the document. It is empty for web pages.
    pub section: &'static str,
    /// How many web pages and programs state the rule. `None` if they were not counted.
    pub texts: Option<u8>,
}

/// Source A, the algorithm for an online game, cited without a section.
pub(super) const A: Source = Source { document: Document::Algorithm, section: "", texts: None };
/// Source B, the guide to 101, cited without a section.
pub(super) const B: Source = Source { document: Document::Guide101, section: "", texts: None };
/// Source C, the simplified game from a course, cited without a section.
pub(super) const C: Source = Source { document: Document::Course, section: "", texts: None };
/// Source D, the rules of the classic game, cited without a section.
pub(super) const D: Source = Source { document: Document::Classic, section: "", texts: None };
/// Source T, the thesis on hapis tavlası, cited without a section.
pub(super) const T: Source = Source { document: Document::Thesis, section: "", texts: None };
/// Source F (web pages and open-source programs), cited without the number of texts that state the rule.
pub(super) const F: Source = Source { document: Document::Field, section: "", texts: None };

/// Returns source F (web pages and open-source programs) with the number of texts that state the rule.
pub(super) const fn field(texts: u8) -> Source {
    Source { texts: Some(texts), ..F }
}

impl Source {
    pub(super) const fn at(self, section: &'static str) -> Self {
        Self { section, ..self }
    }
}

/// An example for a clause: a command line with its expected answer.
#[derive(Debug)]
pub struct Example {
    /// A sentence that describes the example.
    pub what: Bilingual,
    /// The arguments of the command line, without the program's name.
    pub call: &'static str,
    /// The standard input of the program. It is empty if the command does not read any.
    pub input: &'static str,
    /// The answer that the program must give.
    pub shows: Shows,
}

/// The answer that an example must give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// The program must answer the question with yes.
    Yes,
    /// The program must answer the question with no.
    No,
    /// The program rejects the input with an error.
    Refused,
    /// The ruling allows the action.
    Allowed,
    /// The ruling forbids the action, without a penalty.
    Forbidden,
    /// The ruling is that the action is a foul.
    Foul,
    /// The named player gets this many points in the last hand of the score sheet.
    Points(&'static str, i32),
}

impl Shows {
    /// Returns the name that JSON uses for this answer.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Refused => "refused",
            Self::Allowed => "allowed",
            Self::Forbidden => "forbidden",
            Self::Foul => "foul",
            Self::Points(..) => "points",
        }
    }
}

/// Declares one constructor for each kind of answer, such as `Example::yes(call, what)`. `call` has the arguments of a
/// command that reads no standard input, and `what` describes the example.
macro_rules! calls {
    ($($of:ident: $shows:ident),+) => {
        $(pub(super) const fn $of(call: &'static str, what: Bilingual) -> Self {
            Self { what, call, input: "", shows: Shows::$shows }
        })+
    };
}

impl Example {
    calls! { yes: Yes, no: No, refused: Refused, allowed: Allowed, forbidden: Forbidden, foul: Foul }

    /// Creates an example that scores a sheet. Player `who` must get `points` points in the last hand.
    pub(super) const fn points(who: &'static str, points: i32, sheet: &'static str, what: Bilingual) -> Self {
        Self::settled(who, points, "score -", sheet, what)
    }

    /// Creates an example that scores a sheet with the arguments `call`, which may contain options such as `--set`.
    /// Player `who` must get `points` points in the last hand.
    pub(super) const fn settled(
        who: &'static str,
        points: i32,
        call: &'static str,
        sheet: &'static str,
        what: Bilingual,
    ) -> Self {
        Self { what, call, input: sheet, shows: Shows::Points(who, points) }
    }

    pub(super) const fn unsettled(call: &'static str, sheet: &'static str, what: Bilingual) -> Self {
        Self { what, call, input: sheet, shows: Shows::Refused }
    }

    pub(super) const fn followed(shows: Shows, record: &'static str, what: Bilingual) -> Self {
        Self { what, call: "replay -", input: record, shows }
    }

    /// Returns the example as a command line for a shell.
    pub fn line(&self) -> String {
        self.called(self.call)
    }

    /// Returns a shell command that runs the program with the arguments `call`. If the example has a standard input,
    /// the command pipes it into the program.
    pub fn called(&self, call: &str) -> String {
        if self.input.is_empty() {
            return format!("okey {call}");
        }
        format!("echo '{}' | okey {call}", self.input)
    }
}

/// A section of the catalogue, which contains all clauses about one subject.
#[derive(Debug)]
pub(crate) struct Section {
    /// The heading of the section, which names its subject.
    pub(crate) title: Bilingual,
    /// The entries of the section, in the order of the catalogue.
    pub(crate) entries: &'static [Entry],
}

/// An entry of the catalogue: one clause with its text, its sources and its examples.
///
/// ```
/// use okey::rules::Status;
/// use okey::Clause;
///
/// let entry = Clause::RunWrap.entry();
/// assert_eq!(entry.status, Status::Contested);
/// ```
#[derive(Debug)]
pub struct Entry {
    /// The clause that the entry describes.
    pub clause: Clause,
    /// The title of the clause, which names its subject in a few words.
    pub title: Bilingual,
    /// The rule, explained in a few sentences.
    pub text: Bilingual,
    /// The phrases that players use when they ask about the clause, separated by commas.
    pub(crate) asked: Bilingual,
    /// How well the sources agree on the rule.
    pub status: Status,
    /// The contradicting versions of the rule, if the sources disagree.
    pub dispute: Option<Dispute>,
    /// The sources that state the rule as the catalogue does.
    pub sources: &'static [Source],
    /// The profiles to which the clause applies.
    pub scope: Scope,
    /// Two examples, or the reason why there are none. The first example obeys the clause. The second one breaks it. If
    /// no example can break the clause, the second one is a case to which the clause does not apply.
    pub examples: Result<[Example; 2], Unshown>,
    /// Related clauses.
    pub see: &'static [Clause],
}

named! {
    /// The reason why a clause has no examples.
    pub enum Unshown {
        /// The clause applies before the first draw, for example to seats or to the deal.
        Setting = "setting",
        /// The clause is about conduct at the table, which the program cannot see in tiles or points.
        Conduct = "conduct",
        /// No source decides the case that the clause is about, so the players must agree on a rule.
        Undecided = "undecided",
    }
}

named! {
    /// How well the sources agree on a rule.
    pub enum Status {
        /// Two or more sources state the rule, and no source contradicts it.
        Agreed = "agreed",
        /// Sources or tables disagree about the rule.
        Contested = "contested",
        /// Exactly one source states the rule, or one source for each game to which it applies.
        SingleSource = "single-source",
        /// No source states the rule, but it follows from other rules.
        Derived = "derived",
        /// No source mentions the case that the clause is about, and no other rule decides this case.
        Silent = "silent",
    }
}

/// The contradicting versions of a rule.
#[derive(Debug)]
pub struct Dispute {
    /// The versions of the rule. The first one is the default.
    pub sides: &'static [DisputeSide],
    /// A note on how the game differs at tables that do not use the default version of the rule.
    pub elsewhere: Bilingual,
}

impl Dispute {
    /// Returns the version of the rule that a table plays. If no version depends on switches, this is the default
    /// version. Returns `None` if the table's switches fit no version.
    pub fn followed(&self, profile: &Profile) -> Option<&'static DisputeSide> {
        let undecided = self.sides.iter().all(|side| side.at.is_empty());
        // If the switches of a table select two versions of a rule, the later version in the list applies.
        if undecided { self.sides.first() } else { self.sides.iter().rev().find(|side| side.is_played_at(profile)) }
    }
}

/// One version of a contested rule.
#[derive(Debug)]
pub struct DisputeSide {
    /// The sources that state this version of the rule.
    pub who: &'static [Source],
    /// The switches that select this version of the rule, each with its value. A switch that may have several
    /// values is listed once for each value. If the list is empty, no table selects this version.
    pub at: &'static [(&'static str, &'static str)],
    /// The rule as this version states it.
    pub says: Bilingual,
}

impl DisputeSide {
    /// Returns true if this version lists at least one switch, and each listed switch has one of its listed values at
    /// the table.
    fn is_played_at(&self, profile: &Profile) -> bool {
        let is_set = |&(key, value): &(&str, &str)| profile.value(key).is_some_and(|set| set.to_string() == value);
        let is_selected = |(key, _): &(&str, &str)| self.at.iter().filter(|(other, _)| other == key).any(is_set);
        !self.at.is_empty() && self.at.iter().all(is_selected)
    }
}

/// The profiles to which a clause applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scope {
    /// All profiles.
    All,
    /// All profiles of games with an okey: every profile except `cs102`.
    Okeys,
    /// All profiles of the classic game.
    Classic,
    /// The profiles of the classic game that are scored in points: all except the pot game.
    Ladder,
    /// The pot game: the classic game played for a pot.
    Pot,
    /// Both profiles of 101: with and without partners.
    Yuzbir,
    /// 101 with partners.
    Teams,
    /// The simplified game `cs102`.
    Chains,
    /// Hapis tavlası, a backgammon game. It has rule sets instead of profiles.
    Hapis,
}

impl Scope {
    /// Returns the profiles in this scope, in the order of [`Variant::ALL`].
    pub const fn variants(self) -> &'static [Variant] {
        use Variant::{Cs102, Okey, OkeyHouse, OkeyPot, Yuzbir, YuzbirTeam};
        match self {
            Self::All => &Variant::ALL,
            Self::Okeys => &[Okey, OkeyHouse, OkeyPot, Yuzbir, YuzbirTeam],
            Self::Classic => &[Okey, OkeyHouse, OkeyPot],
            Self::Ladder => &[Okey, OkeyHouse],
            Self::Pot => &[OkeyPot],
            Self::Yuzbir => &[Yuzbir, YuzbirTeam],
            Self::Teams => &[YuzbirTeam],
            Self::Chains => &[Cs102],
            Self::Hapis => &[],
        }
    }

    /// Returns true if at least one profile in this scope belongs to the game.
    pub(crate) fn is_of(self, game: Game) -> bool {
        self.variants().iter().any(|&variant| Profile::new(variant).game == game)
    }

    /// Returns true if a clause with this scope applies to the profile that `variant` names.
    pub fn covers(self, variant: Variant) -> bool {
        self.variants().contains(&variant)
    }
}
