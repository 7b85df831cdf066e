"""A second implementation of tiles and melds. It has nothing in common with okey except the notation of tiles."""

from dataclasses import dataclass
from itertools import combinations

COLOURS = "KRBY"
WILD = "wild"


@dataclass(frozen=True)
class Table:
    """The properties of a table that decide which melds are legal: the okey, and whether a 1 may follow 13."""

    okey: tuple
    wrap: bool


def face(tile):
    return tile[0], int(tile[1:])


def table(line):
    """Returns the table of an input line. The okey is the next number in the indicator's colour, and 1 after 13."""
    colour, number = face(line["indicator"])
    return Table((colour, number % 13 + 1), not line["variant"].startswith("101"))


def kind(tile, okey):
    """Returns the face that a tile plays as, or WILD for an okey."""
    if tile == "J*":
        return okey
    return WILD if tile == "O*" or face(tile) == okey else face(tile)


def spans(wrap):
    """Yields the faces of all runs of three to five tiles. A longer run splits into such runs with the same sum."""
    for colour in COLOURS:
        for length in (3, 4, 5):
            for first in range(1, 14 - length + 1 + wrap):
                yield [(colour, (number - 1) % 13 + 1) for number in range(first, first + length)]


def groups():
    for number in range(1, 14):
        for size in (3, 4):
            for colours in combinations(COLOURS, size):
                yield [(colour, number) for colour in colours]


def melds(counts, wilds, wrap):
    """Returns every meld of these tiles as (natural faces, number of wilds, sum). A meld has at least one natural tile."""
    found = set()
    for places in [*spans(wrap), *groups()]:
        worth = sum(number for _, number in places)
        for held in range(min(wilds, len(places) - 1) + 1):
            for wild in combinations(range(len(places)), held):
                natural = [place for at, place in enumerate(places) if at not in wild]
                if all(counts.get(place) for place in natural):
                    found.add((tuple(sorted(natural)), held, worth))
    return sorted(found)


def pairs(counts, wilds):
    """Returns the number of pairs. An okey pairs with any single tile, or with the other okey."""
    made = sum(count // 2 for count in counts.values())
    alone = sum(count % 2 for count in counts.values())
    return made + min(wilds, alone) + max(wilds - alone, 0) // 2
