"""Measures some thousands of hands and estimates the time and the space for a billion hands. See README.md."""

import os
import subprocess
import sys
import tempfile

from clock import on_processor

OKEY = os.environ.get("OKEY", "okey")
HANDS = 1_000_000_000
# Each entry has the question, the game, the number of tiles of a hand, and a factor for the number of measured hands.
# The factor is high for fast questions, so that the time to fill the caches at the start does not matter.
ASKED = [
    ("check", "okey", "15", 250),
    ("pairs", "okey", "15", 250),
    ("advise", "okey", "15", 1),
    ("waits", "okey", "14", 250),
    ("open", "101", "22", 1),
]


def measured(folder, question, variant, tiles, lines):
    """Returns the lines per second on one core, and the mean bytes of a line and of its answer, plain and with gzip."""
    path = {name: os.path.join(folder, name) for name in ("asked", "answers", "packed", "asked.gz")}
    deal = [OKEY, "deal", "--seed", "2024", "--count", str(lines), "--variant", variant, "--tiles", tiles, "--json"]
    with open(path["asked"], "wb") as to:
        subprocess.run(deal, stdout=to, check=True)
    with open(path["asked.gz"], "wb") as to:
        subprocess.run(["gzip", "-1", "-c", path["asked"]], stdout=to, check=True)
    batch = [OKEY, "batch", question, "--jobs", "1"]
    seconds = on_processor(batch, path["asked"], path["answers"])
    on_processor([*batch, "--compress", "gzip"], path["asked"], path["packed"], rounds=1)
    sizes = [os.path.getsize(path[name]) / lines for name in ("asked", "asked.gz", "answers", "packed")]
    return lines / seconds, sizes


def main():
    lines = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print("| question | lines a second, one core | core hours | GB in | with gzip | GB out | with gzip |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for question, variant, tiles, times in ASKED:
            rate, sizes = measured(folder, question, variant, tiles, times * lines)
            gigabytes = " | ".join(f"{size * HANDS / 1e9:.0f}" for size in sizes)
            print(f"| `{question}` | {rate:.0f} | {HANDS / rate / 3600:.1f} | {gigabytes} |", flush=True)


if __name__ == "__main__":
    main()
