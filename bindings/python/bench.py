"""Measures how many checks per second the package makes, and compares it with the program.

The program is measured in two ways: started again for each check, and started once for a stream of checks.

    OKEY=target/dist/okey python bindings/python/bench.py
"""

import json
import os
import subprocess
import time

import okey

OKEY = os.environ.get("OKEY", "okey")
deal = [OKEY, "deal", "--json", "--seed", "3", "--count", "20000"]
LINES = subprocess.check_output(deal, text=True).splitlines()
ROWS = [json.loads(line) for line in LINES]


def processes(rows):
    for row in rows:
        subprocess.run([OKEY, "check", "--json", "-i", row["indicator"], row["hand"]], stdout=subprocess.DEVNULL)


def stream(lines):
    subprocess.run([OKEY, "batch", "check"], input="\n".join(lines) + "\n", text=True, stdout=subprocess.PIPE, check=True)


for name, call, asked in [
    ("a process for each check", processes, ROWS[:300]),
    ("okey batch check", stream, LINES),
    ("okey.ask", lambda rows: [okey.ask(row | {"ask": "check"}) for row in rows], ROWS),
    ("okey.ask, fields", lambda rows: [okey.ask(row | {"ask": "check", "fields": "wins"}) for row in rows], ROWS),
    ("okey.batch, jobs=1", lambda rows: okey.batch("check", rows, jobs=1), ROWS),
    ("okey.batch", lambda rows: okey.batch("check", rows), ROWS),
    ("okey.batch, fields", lambda rows: okey.batch("check", rows, fields="wins"), ROWS),
]:
    best = float("inf")
    for _ in range(3):
        start = time.perf_counter()
        call(asked)
        best = min(best, time.perf_counter() - start)
    print(f"{name}: {len(asked) / best:,.0f} checks a second")
