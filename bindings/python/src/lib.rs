//! The oracle for Python. The functions that people call are in `../python/okey`.

mod game;

use pyo3::prelude::pymodule;

/// The compiled part of the package `okey`.
#[pymodule]
mod _okey {
    use std::cell::RefCell;
    use std::num::NonZero;
    use std::sync::{Mutex, PoisonError};
    use std::thread;

    use okey::Oracle;
    use pyo3::prelude::*;
    use pyo3::types::PyString;

    #[pymodule_export]
    use crate::game::{Game, action_names};

    /// The number of lines that a thread takes at a time.
    const LINES: usize = 64;

    thread_local! {
        /// Caches the tables of earlier questions.
        static ORACLE: RefCell<Oracle> = RefCell::default();
    }

    /// Returns the answer to a question. Both are JSON objects. Other Python threads can run while the question is
    /// answered.
    #[pyfunction]
    fn ask(line: &Bound<'_, PyString>) -> String {
        let text = line.to_string_lossy();
        line.py().detach(|| ORACLE.with_borrow_mut(|oracle| oracle.ask(&text)))
    }

    /// A pool of oracles that answers questions on several threads. Each thread uses its own oracle. No thread outlives
    /// a call, so the process can be forked safely between calls.
    #[pyclass]
    struct Batch {
        /// One oracle per thread. Python may move this object between threads, so each oracle is in a mutex; no thread
        /// ever waits for one.
        oracles: Vec<Mutex<Oracle>>,
    }

    #[pymethods]
    impl Batch {
        #[new]
        fn new(jobs: Option<NonZero<usize>>) -> Self {
            let jobs = jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get);
            Self { oracles: (0..jobs).map(|_| Mutex::default()).collect() }
        }

        /// Returns the answers to the questions, in the same order. Other Python threads can run while the questions
        /// are answered.
        #[expect(clippy::needless_pass_by_value, reason = "a list is converted to a vector")]
        fn answer(&mut self, py: Python<'_>, lines: Vec<String>) -> Vec<String> {
            let mut answers = vec![String::new(); lines.len()];
            let threads = self.oracles.len().min(lines.len().div_ceil(LINES));
            let work = Mutex::new(lines.chunks(LINES).zip(answers.chunks_mut(LINES)));
            let next = || work.lock().unwrap_or_else(PoisonError::into_inner).next();
            py.detach(|| {
                thread::scope(|scope| {
                    for oracle in self.oracles.iter_mut().take(threads) {
                        let oracle = oracle.get_mut().unwrap_or_else(PoisonError::into_inner);
                        scope.spawn(|| {
                            while let Some((lines, answers)) = next() {
                                for (line, answer) in lines.iter().zip(answers) {
                                    *answer = oracle.ask(line);
                                }
                            }
                        });
                    }
                });
            });
            answers
        }
    }
}
