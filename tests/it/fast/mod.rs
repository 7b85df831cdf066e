//! The fast engine against the plain one.

mod wins;
