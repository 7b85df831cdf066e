"""Hands and melds of the game, told anew: nothing here comes from okey but the notation it prints."""

from dataclasses import dataclass
from itertools import combinations

COLOURS = "KRBY"
WILD = "wild"


@dataclass(frozen=True)
class Table:
    """One table's rules, as far as melds depend on them."""

    okey: tuple
    wrap: bool


def face(tile):
    return tile[0], int(tile[1:])


def table(line):
    """A hand is dealt under an indicator; the okey is the next number up in its colour, the 1 after the 13."""
    colour, number = face(line["indicator"])
    return Table((colour, number % 13 + 1), not line["variant"].startswith("101"))


def kind(tile, okey):
    """What a tile plays as: a face, or anything."""
    if tile == "J*":
        return okey
    return WILD if tile == "O*" or face(tile) == okey else face(tile)


def spans(wrap):
    """The places of all runs of three to five; longer runs are some of these side by side, with the same sum."""
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
    """Every meld that these tiles can lay, as (natural faces, wilds in it, sum); one tile of it is natural at least."""
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
    """How many pairs these tiles make: an okey pairs with any tile left alone, and with the other okey."""
    made = sum(count // 2 for count in counts.values())
    alone = sum(count % 2 for count in counts.values())
    return made + min(wilds, alone) + max(wilds - alone, 0) // 2
