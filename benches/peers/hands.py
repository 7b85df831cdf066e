"""The hands for the comparison: some are dealt by okey, the others are built to win."""

import json
import random
import subprocess

from melds import COLOURS, face, groups, kind, spans, table, WILD


def dealt(okey, variant, count):
    command = [okey, "deal", "--seed", "2024", "--variant", variant, "--count", str(count), "--json"]
    return [json.loads(line) for line in subprocess.check_output(command, text=True).splitlines()]


def with_both_okeys(lines):
    """Yields each rack with two okeys. If a rack has fewer than two, okeys replace some of its other tiles."""
    for line in lines:
        okey = table(line).okey
        tiles = line["hand"].split()
        tiles.sort(key=lambda tile: kind(tile, okey) == WILD)
        missing = 2 - sum(kind(tile, okey) == WILD for tile in tiles)
        yield line | {"hand": " ".join(tiles[missing:] + ["O*"] * missing)}


def built(count, seed=2024):
    """Yields hands that win: 14 tiles in runs and groups, up to two of them replaced by okeys, and one extra tile."""
    chance = random.Random(seed)
    shapes = [*spans(True), *groups()]
    made = 0
    while made < count:
        indicator = chance.choice(COLOURS), chance.randint(1, 13)
        okey = indicator[0], indicator[1] % 13 + 1
        places = []
        while len(places) < 14:
            places += chance.choice(shapes)
        if len(places) != 14:
            continue
        tiles = [f"{colour}{number}" if (colour, number) != okey else "J*" for colour, number in places]
        for at in chance.sample(range(14), chance.randint(0, 2)):
            tiles[at] = "O*"
        tiles.append(f"{chance.choice(COLOURS)}{chance.randint(1, 13)}")
        if legal(tiles, indicator, okey):
            yield {"id": made, "variant": "okey", "indicator": f"{indicator[0]}{indicator[1]}", "hand": " ".join(tiles)}
            made += 1


def legal(tiles, indicator, okey):
    """Returns True if the hand has at most two copies of each tile, and at most one copy of the indicator."""
    physical = [f"{okey[0]}{okey[1]}" if tile == "O*" else tile for tile in tiles]
    return all(
        physical.count(tile) <= (1 if tile != "J*" and face(tile) == indicator else 2) for tile in set(physical)
    )
