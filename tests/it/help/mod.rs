//! Tests of answers that help a player: the tiles that complete a hand (waits), the advice what to discard, the chances
//! of a good draw, and layouts that leave tiles outside melds.

mod advice;
mod chances;
mod partial;
