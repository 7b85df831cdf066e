//! Parses the kinds of computer players that the user names.

use crate::cli::failure::Failure;
use crate::cli::text::Misuse;
use crate::game::players::PlayerKind;
use crate::table::Profile;
use crate::words::Named;

/// Parses a list of kinds of computer players. `allowed` holds the list lengths that fill the four seats evenly.
pub(super) fn kinds(named: &str, allowed: &[usize], profile: &Profile) -> Result<Vec<PlayerKind>, Failure> {
    let kinds = named.split(',').map(|name| kind(name.trim(), profile)).collect::<Result<Vec<_>, _>>()?;
    if allowed.contains(&kinds.len()) {
        return Ok(kinds);
    }
    let allowed = allowed.iter().map(ToString::to_string).collect();
    Err(Failure::Misuse(Misuse::KindsCount { count: kinds.len(), allowed }))
}

/// Parses the name of one kind of computer player. Fails if this kind cannot play the game.
pub(super) fn kind(name: &str, profile: &Profile) -> Result<PlayerKind, Failure> {
    let plays = |kind: &PlayerKind| kind.plays(profile.game);
    let allowed: Vec<&str> = PlayerKind::ALL.iter().copied().filter(plays).map(PlayerKind::name).collect();
    match name.parse::<PlayerKind>() {
        Ok(kind) if plays(&kind) => Ok(kind),
        Ok(kind) => Err(Failure::Misuse(Misuse::KindElsewhere { kind, variant: profile.variant, allowed })),
        Err(_) => Err(Failure::bad_value("--players", name, &allowed)),
    }
}
