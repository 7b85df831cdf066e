"""A rules oracle for the Turkish tile game Okey and its 101 variant.

>>> import okey
>>> okey.ask({"ask": "check", "indicator": "R5", "hand": "K1-13 K1 Y9", "fields": "wins"})
{'id': None, 'wins': True}

A question is a dict with the fields of a line of ``okey batch``. ``ask`` names the question: ``check``, ``melds``,
``pairs``, ``waits``, ``advise``, ``open``, ``score``, ``judge`` or ``rules``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, overload

from ._okey import Batch as _Batch
from ._okey import ask as ask_line
from .game import ACTIONS, Game

if TYPE_CHECKING:
    import pyarrow  # type: ignore[import-untyped]

__all__ = ["ACTIONS", "Error", "Game", "ask", "ask_line", "batch"]

# The number of lines in one call of the engine. Python can react to an interrupt between two calls.
_LINES = 16_384


class Error(ValueError):
    """A question has no answer. The text is the program's message, in the language of the question.

    >>> try:
    ...     okey.ask({"ask": "check", "indicator": "R5", "hand": "K1 Q7"})
    ... except okey.Error as error:
    ...     error.code, error.span
    ('unknown-word', (3, 5))
    """

    code: str
    """The stable name of the kind of fault."""
    message: str
    """What is wrong."""
    clause: str | None
    """The id of the clause that the input breaks."""
    span: tuple[int, int] | None
    """The first faulty character and the one after the last, counted from 0 in the input."""
    input: str | None
    """The name of the input that the span points into."""
    hint: str | None
    """What to write instead."""
    faults: list[dict[str, Any]]
    """All faults including the first one, at most twenty."""

    def __init__(self, refusal: Mapping[str, Any]) -> None:
        super().__init__(refusal)
        error = refusal["error"]
        self.code = error["code"]
        self.message = error["message"]
        self.clause = error["clause"]
        self.span = tuple(error["span"]) if error["span"] else None
        self.input = error["input"]
        self.hint = error["hint"]
        self.faults = refusal["faults"]

    def __str__(self) -> str:
        return self.message


def _written(question: Mapping[str, Any]) -> str:
    """Return the question as a line of JSON. Raise ``Error`` if it has a value that JSON cannot hold."""
    try:
        return json.dumps(question, ensure_ascii=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as reason:
        # Raise the same error as the engine for a line that is not JSON, but with the reason that Python gives.
        error = json.loads(ask_line("{"))["error"]
        error |= {"message": f"{error['message'].split(':')[0]}: {reason}", "span": None}
        raise Error({"error": error, "faults": [error]}) from reason


def ask(question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one question. Raise ``Error`` if it has no answer.

    The answer is the JSON that the command with that name prints with ``--json``, with the ``id`` of the question.
    """
    answer: dict[str, Any] = json.loads(ask_line(_written(question)))
    if "error" in answer:
        raise Error(answer)
    return answer


@overload
def batch(
    question: str | None,
    rows: Iterable[Mapping[str, Any]],
    *,
    fields: str | Sequence[str] | None = ...,
    jobs: int | None = ...,
    **options: Any,
) -> list[dict[str, Any]]: ...


@overload
def batch(
    question: str | None,
    rows: pyarrow.Table,
    *,
    fields: str | Sequence[str] | None = ...,
    jobs: int | None = ...,
    **options: Any,
) -> pyarrow.Table: ...


def batch(
    question: str | None,
    rows: Any,
    *,
    fields: str | Sequence[str] | None = None,
    jobs: int | None = None,
    **options: Any,
) -> Any:
    """Answer one question about many rows, on all cores, without holding the interpreter lock.

    A row is a dict with the fields of a question. ``fields`` names the fields of the answers, ``jobs`` is the number
    of threads, and ``options`` apply to each row that does not set them, for example ``indicator="R5"``.
    ``question`` may be None if every row has the field ``ask``.

    Return a list of answers, in the order of the rows. A row without an answer gets a dict with the fields ``error``
    and ``faults``. If ``rows`` is a ``pyarrow.Table``, return a table; a column of answers without a common Arrow type
    becomes a column of JSON texts.

    >>> okey.batch("check", [{"hand": "K1-13 K1 Y9"}, {"hand": "K1-13 K1 R9"}], indicator="R5", fields="wins")
    [{'id': None, 'wins': True}, {'id': None, 'wins': True}]
    """
    if jobs is not None and jobs < 1:
        raise ValueError(f"jobs is {jobs}; it must be 1 or more")
    if question is not None:
        _known(question)
    common = options | {"ask": question, "fields": fields}
    table = hasattr(rows, "to_pylist") and hasattr(rows, "column_names")
    answers = list(_answers(common, rows.to_pylist() if table else rows, jobs))
    return _table(answers) if table else answers


def _known(question: str) -> None:
    """Raise the engine's error if there is no question with this name."""
    answer = json.loads(ask_line(_written({"ask": question})))
    if "error" in answer and answer["error"]["code"] in ("unknown-question", "field-type"):
        raise Error(answer)


def _answers(common: dict[str, Any], rows: Iterable[Mapping[str, Any]], jobs: int | None) -> Iterator[dict[str, Any]]:
    def line(row: Mapping[str, Any]) -> str:
        # Leave out null values, because in a table a null means that the value is missing. The engine refuses a row
        # that is no dict.
        given = isinstance(row, Mapping)
        return _written(common | {name: value for name, value in row.items() if value is not None} if given else row)

    threads = _Batch(jobs)
    lines = map(line, rows)
    while group := list(islice(lines, _LINES)):
        yield from map(json.loads, threads.answer(group))


def _table(answers: list[dict[str, Any]]) -> pyarrow.Table:
    import pyarrow

    def column(values: list[Any]) -> pyarrow.Array:
        try:
            return pyarrow.array(values)
        except (pyarrow.ArrowInvalid, pyarrow.ArrowTypeError):
            return pyarrow.array([None if value is None else json.dumps(value, ensure_ascii=False) for value in values])

    names = dict.fromkeys(name for answer in answers for name in answer)
    return pyarrow.table({name: column([answer.get(name) for answer in answers]) for name in names})
