//! The comparison of throws in random worlds (`? 400`). It shows its progress, and Ctrl-C stops it.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::cli::batch::progress::{draw_line, erase_line};
use crate::cli::input::cores;
use crate::cli::text::play as text;
use crate::game::{State, TrialProgress, Trials};
use crate::words::Language;

/// The time before the program says that it is still comparing.
const PATIENCE: Duration = Duration::from_millis(500);
/// The time between two updates of the progress on a terminal.
const EVERY: Duration = Duration::from_millis(200);

/// The running comparison, if any. The signal handler shares it.
#[derive(Clone, Default)]
pub(super) struct RunningSearch(Arc<Mutex<Option<Arc<TrialProgress>>>>);

impl RunningSearch {
    /// Stops the running comparison. Returns false if there is none, or if it was already stopped.
    pub(super) fn stop(&self) -> bool {
        let running = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        running.as_ref().is_some_and(|progress| progress.stop())
    }

    fn set(&self, running: Option<Arc<TrialProgress>>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = running;
    }

    /// Compares the most promising throws in `worlds` random worlds (random deals of the unseen tiles). `own` is true
    /// if the program writes to the standard streams of the process; a long comparison then shows its progress on
    /// standard error. Returns a message if the player must draw first, or if the comparison was stopped.
    pub(super) fn try_throws(
        &self,
        state: &State,
        worlds: usize,
        own: bool,
        language: Language,
    ) -> Result<Trials, &'static str> {
        let progress = Arc::new(TrialProgress::default());
        self.set(Some(Arc::clone(&progress)));
        let (done, is_done) = mpsc::channel::<()>();
        let trials = thread::scope(|scope| {
            let shown = &progress;
            // If the thread cannot be started, only the progress is missing.
            let _ = thread::Builder::new().spawn_scoped(scope, move || {
                if own {
                    show(shown, worlds, &is_done, language);
                }
            });
            let trials = state.try_throws_watched(worlds, 0, cores(), &progress);
            drop(done);
            trials
        });
        self.set(None);
        let texts = text::PlayWords::of(language);
        trials.ok_or(if progress.is_stopped() { texts.not_tried } else { texts.draw_to_try })
    }
}

/// Shows the progress of a long comparison until it is done. A terminal shows one line, which is updated and finally
/// erased. Other outputs get one line without updates.
fn show(progress: &TrialProgress, worlds: usize, is_done: &Receiver<()>, language: Language) {
    let is_running = |time| is_done.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
    let line = || text::playing_worlds(progress.played(), worlds, language);
    if !is_running(PATIENCE) {
        return;
    }
    // Ignore failed writes, because the game does not depend on the progress.
    if !io::stderr().is_terminal() {
        let _ = writeln!(io::stderr(), "{}", line());
        return;
    }
    loop {
        draw_line(&line());
        if !is_running(EVERY) {
            break;
        }
    }
    erase_line();
}
