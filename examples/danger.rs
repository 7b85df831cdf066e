//! Fits the weights with which the player `thinker` estimates how much a discard helps the next player.
//!
//! `cargo run --release --example danger -- 2500 src/game/players/danger.tsv` plays 2 500 deals between `careful`
//! players. Before each throw, it samples the discards, except wilds, that leave the hand nearest to a win. A sample
//! says whether the discard helps the next player and whether that player wins with it. The program then fits a
//! logistic model for each of the two outcomes and writes the weights. Without arguments it plays 20 deals and prints
//! the weights.

use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::{env, fs, io, thread};

use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Setup, State};
use okey::within::danger::{FEATURES, Observations, feature_names, logistic};
use okey::{Engine, Hand, NoAnswer, Profile, Symbol, Variant};

const SEED: u64 = 1;
const EPOCHS: i32 = 12;

/// A discard: its features and its two outcomes, each 0.0 or 1.0.
/// 1. The tile brings the next player nearer to a win.
/// 2. The next player wins with the tile.
struct Sample {
    features: [f64; FEATURES],
    outcomes: [f64; 2],
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let deals: u64 = args.next().map_or(Ok(20), |deals| deals.parse())?;
    let (file, threads) = (args.next(), 2);
    let parts: Vec<_> = (0..threads)
        .map(|part| thread::spawn(move || samples(deals * part / threads..deals * (part + 1) / threads)))
        .collect();
    let mut samples = Vec::new();
    for part in parts {
        samples.extend(part.join().map_err(|_| "a thread failed")??);
    }
    // Scale every feature to mean 0 and standard deviation 1, so that one learning rate suits all weights.
    let scales = (0..FEATURES).map(|at| scale(samples.iter().map(|sample| sample.features[at]))).collect::<Vec<_>>();
    for sample in &mut samples {
        for (feature, (mean, deviation)) in sample.features.iter_mut().zip(&scales) {
            *feature = (*feature - mean) / deviation;
        }
    }
    let fitted = [0, 1].map(|outcome| rescaled(&fit(&samples, outcome), &scales));
    let name = file.as_deref().unwrap_or_default();
    let mut text = format!("# cargo run --release --example danger -- {deals} {name}\nfeature\thelps\twins\n");
    for (at, name) in ["always 1".to_owned()].into_iter().chain(feature_names()).enumerate() {
        writeln!(text, "{name}\t{:.4}\t{:.4}", fitted[0][at], fitted[1][at])?;
    }
    match file {
        Some(file) => fs::write(file, text)?,
        None => io::stdout().write_all(text.as_bytes())?,
    }
    Ok(())
}

/// Plays the deals and returns the samples of all throws.
fn samples(deals: std::ops::Range<u64>) -> Result<Vec<Sample>, NoAnswer> {
    let (engine, profile) = (Engine::default(), Profile::new(Variant::Okey));
    let mut samples = Vec::new();
    for deal in deals {
        let setup = Setup::dealt(&profile, SEED, deal, 0);
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        while state.over().is_none() && !state.end_unless_finished(&engine) {
            let view = state.view(state.seat());
            let mut chance = Chance::new(SEED, deal, state.turns(), state.seat());
            let action = PlayerKind::Careful.act(&view, &analyzer, &mut chance);
            if let Action::Throw(Symbol::Tile(_)) = action {
                let hand = |seat| Hand::from_tiles(view.table(), state.rack(seat).iter());
                let (own, next) = (hand(state.seat()).expect("15 tiles"), hand(view.next()).expect("14 tiles"));
                let (useful, waits) = (engine.useful(&next), engine.distances(&next).least() == Some(1));
                let (advice, observed) = (engine.advise(&own, &view.seen())?, Observations::of(&view));
                let least = advice.discards.first().map(okey::AdvisedDiscard::distance);
                for discard in advice.discards.iter().filter(|discard| Some(discard.distance()) == least) {
                    let Some(face) = view.table().roles().of(discard.tile).face() else { continue };
                    let helps = useful.contains(&discard.tile);
                    let outcomes = [helps, helps && waits].map(|outcome| f64::from(u8::from(outcome)));
                    samples.push(Sample { features: observed.features(face), outcomes });
                }
            }
            state.step(&engine, &action);
        }
    }
    Ok(samples)
}

/// Returns the mean and the standard deviation of a feature.
fn scale(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (count, sum, squares) = values
        .fold((0.0, 0.0, 0.0), |(count, sum, squares), value| (count + 1.0, sum + value, squares + value * value));
    let mean: f64 = sum / count;
    (mean, f64::max(squares / count - mean * mean, 1e-6).sqrt())
}

/// Fits a logistic model by stochastic gradient descent with a falling learning rate. `outcome` is an index of
/// [`Sample::outcomes`]. Returns the constant, then the weight of each feature.
fn fit(samples: &[Sample], outcome: usize) -> [f64; 1 + FEATURES] {
    let mut weights = [0.0; 1 + FEATURES];
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut chance = Chance::new(SEED, 0, 0, 0);
    for epoch in 0..EPOCHS {
        let rate = 0.01 * 0.7_f64.powi(epoch);
        for at in (1..order.len()).rev() {
            order.swap(at, chance.below(at + 1));
        }
        for sample in order.iter().map(|&at| &samples[at]) {
            let [first, rest @ ..] = &mut weights;
            let sum =
                *first + rest.iter().zip(&sample.features).map(|(weight, feature)| *weight * feature).sum::<f64>();
            let step = rate * (sample.outcomes[outcome] - logistic(sum));
            *first += step;
            for (weight, feature) in rest.iter_mut().zip(&sample.features) {
                *weight += step * feature;
            }
        }
    }
    weights
}

/// Converts the weights of scaled features to weights of the unscaled features.
fn rescaled(weights: &[f64; 1 + FEATURES], scales: &[(f64, f64)]) -> Vec<f64> {
    let [first, rest @ ..] = weights;
    let own: Vec<f64> = rest.iter().zip(scales).map(|(weight, (_, deviation))| weight / deviation).collect();
    let shift: f64 = own.iter().zip(scales).map(|(weight, (mean, _))| weight * mean).sum();
    [first - shift].into_iter().chain(own).collect()
}
