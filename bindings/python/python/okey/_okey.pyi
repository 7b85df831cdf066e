"""The compiled part of the package."""

from typing import final

def ask(line: str) -> str:
    """Return the answer to a question. Both are JSON objects."""

@final
class Batch:
    """Threads that answer questions."""

    def __new__(cls, jobs: int | None) -> Batch: ...
    def answer(self, lines: list[str]) -> list[str]:
        """Return the answers to the questions, in their order."""
