"""The compiled part of the package."""

from typing import Any, final

def ask(line: str) -> str:
    """Return the answer to a question. Both are JSON objects."""

@final
class Batch:
    """Threads that answer questions."""

    def __new__(cls, jobs: int | None) -> Batch: ...
    def answer(self, lines: list[str]) -> list[str]:
        """Return the answers to the questions, in their order."""

def action_names() -> list[str]:
    """Return the name of every action, in the order of their numbers."""

@final
class Game:
    """A hand in play."""

    def __new__(cls, variant: str, seed: int, deal: int) -> Game: ...
    @property
    def seat(self) -> int: ...
    @property
    def over(self) -> bool: ...
    def legal(self) -> list[tuple[int, str]]: ...
    def step(self, number: int) -> None: ...
    def view(self, seat: int) -> dict[str, Any]: ...
    def observation(self, seat: int) -> list[int]: ...
    def result(self) -> dict[str, Any] | None: ...
