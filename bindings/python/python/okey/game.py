"""A hand in play, for programs that learn. ``okey.Game`` offers what PettingZoo's AEC interface needs."""

from __future__ import annotations

from typing import Any

from ._okey import Game as _Game
from ._okey import action_names

ACTIONS: tuple[str, ...] = tuple(action_names())
"""The name of each action, by its number: ``draw``, ..., ``throw K1``, ..."""


class Game:
    """One hand of four players, dealt at random. Seats are numbered from 0; seat 0 starts.

    ``seed`` and ``deal`` determine the tiles, as in ``okey simulate``.

    >>> game = okey.Game("okey", seed=7)
    >>> game.seat, len(game.view(0)["rack"])
    (0, 15)
    >>> while not game.over:
    ...     game.step(min(game.legal()))
    >>> game.result()["winner"] is None
    True
    """

    def __init__(self, variant: str = "okey", seed: int = 0, deal: int = 0) -> None:
        from . import ask

        # Ask the engine about the variant first, because it refuses an unknown variant with a message.
        ask({"ask": "rules", "profile": variant})
        self._game = _Game(variant, seed, deal)

    @property
    def seat(self) -> int:
        """The seat of the player on turn."""
        return self._game.seat

    @property
    def over(self) -> bool:
        """True if the hand has ended."""
        return self._game.over

    def legal(self) -> dict[int, str]:
        """Return the actions that the player on turn may do without a foul: each number with the action in full.

        The actions are a selection: one rack can have very many openings. If a tile can be laid off in several places,
        its number stands for the first of them.
        """
        return dict(self._game.legal())

    def mask(self) -> list[int]:
        """Return 1 for each legal action and 0 for each other one, by the number of the action."""
        legal = self.legal()
        return [int(number in legal) for number in range(len(ACTIONS))]

    def step(self, action: int) -> None:
        """Do a legal action of the player on turn, by its number. Any other number is a ``ValueError``."""
        self._game.step(action)

    def view(self, seat: int) -> dict[str, Any]:
        """Return what the player at ``seat`` sees: the player's own rack and the table, but no hidden tile."""
        return self._game.view(seat)

    def observation(self, seat: int) -> list[int]:
        """Return what the player at ``seat`` sees as a vector of ``len(okey.Game.OBSERVATION)`` numbers.

        ``Game.OBSERVATION`` names each number. Players are counted from the player at ``seat``.
        """
        return self._game.observation(seat)

    def result(self) -> dict[str, Any] | None:
        """Return the winner (None without one), the ways of the finish and the points of each seat.

        Return None while the hand is in play. The points are those of a first hand, without points from earlier hands.
        In 101 fewer points are better.
        """
        return self._game.result()

    OBSERVATION: tuple[str, ...]
    """The name of each number of an observation."""


def _observation_names() -> tuple[str, ...]:
    tiles = [name.removeprefix("throw ") for name in ACTIONS if name.startswith("throw ")]
    players = ["own", "next", "opposite", "left"]
    groups = ["rack", "indicator", "takeable", "to lay", "melds", *(f"discards {player}" for player in players)]
    names = [f"{group} {tile}" for group in groups for tile in tiles]
    names += [f"{kind} {player}" for kind in ("tiles", "series", "pairs") for player in players]
    return (*names, "stock", "on turn", "must draw")


Game.OBSERVATION = _observation_names()
