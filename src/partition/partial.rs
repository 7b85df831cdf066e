//! Tiles that do not all lie in melds: which of them can, when as few as possible stay outside.
//!
//! Groups are chosen number by number; then each colour by itself says which of its other tiles lie in runs.

use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::Partitioner;
use super::groups;
use super::runs::{Numbers, Sweep, Swept};
use crate::material::Material;
use crate::tile::{ByColour, Colour, Number};

const BUDGETS: usize = Material::MAX_WILDS as usize + 1;

/// The fewest tiles that must stay outside, and every choice of tiles that then lie in melds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fewest {
    /// How many tiles stay outside.
    pub outside: usize,
    /// The tiles that lie in melds, each choice once, in a stable order.
    pub inside: Vec<Material>,
}

/// For runs of one colour that use some wilds: the fewest natural tiles outside, and every choice of those inside.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Kept {
    outside: usize,
    inside: Vec<Numbers>,
}

/// By the wilds used; `None` where runs cannot use so many.
type KeptByWilds = Rc<[Option<Kept>; BUDGETS]>;

impl Partitioner {
    /// The fewest tiles that stay outside when the others lie in melds.
    ///
    /// ```
    /// use okey::Role;
    /// use okey::partition::Partitioner;
    ///
    /// let face = |text: &str| Ok::<_, okey::NotATile>(Role::Natural(text.parse()?));
    /// let material = [face("K1")?, face("K2")?, face("K3")?, face("R9")?].into_iter().collect();
    /// let fewest = Partitioner::new(true, 0).fewest_outside(&material);
    /// assert_eq!((fewest.outside, fewest.inside.len()), (1, 1));
    /// # Ok::<(), okey::NotATile>(())
    /// ```
    #[must_use]
    pub fn fewest_outside(&self, material: &Material) -> Fewest {
        let mut search = Search {
            sweep: &mut self.sweep.borrow_mut(),
            material,
            lines: FxHashMap::default(),
            fewest: usize::MAX,
            inside: BTreeSet::new(),
        };
        search.choose(Some(Number::ONE), *material);
        Fewest { outside: search.fewest, inside: search.inside.into_iter().map(Material::from).collect() }
    }
}

/// A material that sorts: its counts by colour and number, then its wilds.
type Ordered = (ByColour<Numbers>, u8);

impl From<Ordered> for Material {
    fn from((naturals, wilds): Ordered) -> Self {
        Self { naturals, wilds }
    }
}

struct Search<'a> {
    sweep: &'a mut Sweep,
    material: &'a Material,
    lines: FxHashMap<Numbers, KeptByWilds>,
    fewest: usize,
    inside: BTreeSet<Ordered>,
}

impl Search<'_> {
    /// Chooses groups from a number on; `rest` is what they have left so far.
    fn choose(&mut self, number: Option<Number>, rest: Material) {
        let Some(number) = number else { return self.runs(rest) };
        for (taken, _) in groups::choices(rest.of_number(number), rest.wilds) {
            let mut rest = rest;
            rest.wilds -= taken.wilds;
            for colour in Colour::ALL {
                rest.naturals[colour][number.index()] -= taken.naturals[colour];
            }
            self.choose(Number::new(number.get() + 1), rest);
        }
    }

    /// Lays what the groups have left in runs, as well as can be.
    fn runs(&mut self, rest: Material) {
        let kept = ByColour::from_fn(|colour| self.line(rest.naturals[colour]));
        // The fewest outside of the colours so far, by the wilds used.
        let mut least = [usize::MAX; BUDGETS];
        least[0] = 0;
        for colour in Colour::ALL {
            let before = std::mem::replace(&mut least, [usize::MAX; BUDGETS]);
            for (wilds, kept) in kept[colour].iter().enumerate() {
                let Some(kept) = kept else { continue };
                for used in 0..BUDGETS - wilds {
                    least[used + wilds] = least[used + wilds].min(before[used].saturating_add(kept.outside));
                }
            }
        }
        let wilds = usize::from(rest.wilds);
        for (used, least) in least.into_iter().enumerate().take(wilds + 1) {
            let outside = least.saturating_add(wilds - used);
            if outside < self.fewest {
                self.fewest = outside;
                self.inside.clear();
            }
            if outside == self.fewest {
                self.collect(&kept, &Colour::ALL, used, least, rest, *self.material);
            }
        }
    }

    /// Notes every choice of tiles for these colours' runs that uses so many wilds and leaves so many natural tiles.
    fn collect(
        &mut self,
        kept: &ByColour<KeptByWilds>,
        colours: &[Colour],
        wilds: usize,
        outside: usize,
        rest: Material,
        mut inside: Material,
    ) {
        let Some((&colour, others)) = colours.split_first() else {
            if wilds == 0 && outside == 0 {
                self.inside.insert((inside.naturals, inside.wilds));
            }
            return;
        };
        if colours.len() == Colour::ALL.len() {
            inside.wilds -= rest.wilds - u8::try_from(wilds).unwrap_or(0);
        }
        for (used, kept_here) in kept[colour].iter().enumerate().take(wilds + 1) {
            let Some(here) = kept_here.as_ref().filter(|here| here.outside <= outside) else { continue };
            for numbers in &here.inside {
                let mut inside = inside;
                for number in Number::all().map(Number::index) {
                    inside.naturals[colour][number] -= rest.naturals[colour][number] - numbers[number];
                }
                self.collect(kept, others, wilds - used, outside - here.outside, rest, inside);
            }
        }
    }

    /// What runs of one colour can do with these tiles.
    fn line(&mut self, numbers: Numbers) -> KeptByWilds {
        if let Some(known) = self.lines.get(&numbers) {
            return Rc::clone(known);
        }
        let wilds = usize::from(self.material.wilds);
        let mut line = Line { sweep: self.sweep, numbers, outside: 0, kept: Default::default() };
        let tiles: usize = numbers.iter().copied().map(usize::from).sum();
        // Few can stay outside in few ways; more are tried only while some count of wilds has found none.
        while line.outside <= tiles && line.kept[..=wilds].contains(&None) {
            line.leave(0, line.outside, Sweep::START, Numbers::default());
            line.outside += 1;
        }
        let kept = Rc::new(line.kept);
        self.lines.insert(numbers, Rc::clone(&kept));
        kept
    }
}

/// The tiles of one colour, of which a given number stays outside.
struct Line<'a> {
    sweep: &'a mut Sweep,
    numbers: Numbers,
    outside: usize,
    kept: [Option<Kept>; BUDGETS],
}

impl Line<'_> {
    /// Leaves `outside` tiles of the numbers from a place on outside, in every way, and notes those that can be laid.
    fn leave(&mut self, at: usize, outside: usize, swept: Swept, inside: Numbers) {
        let Some(&held) = self.numbers.get(at) else {
            if outside == 0 {
                self.note(swept, inside);
            }
            return;
        };
        for left in 0..=held.min(u8::try_from(outside).unwrap_or(u8::MAX)) {
            let mut inside = inside;
            inside[at] = held - left;
            if let Some(next) = self.sweep.step(swept, inside[at]) {
                self.leave(at + 1, outside - usize::from(left), next, inside);
            }
        }
    }

    fn note(&mut self, swept: Swept, inside: Numbers) {
        let ways = self.sweep.finish(swept);
        for (kept, _) in self.kept.iter_mut().zip(ways).filter(|(_, ways)| *ways > 0) {
            let kept = kept.get_or_insert_with(|| Kept { outside: self.outside, inside: Vec::new() });
            if kept.outside == self.outside {
                kept.inside.push(inside);
            }
        }
    }
}
