"""Compares the answers of Spark's workers with one run of `okey batch` on the same lines. Some lines are invalid.

    OKEY=target/dist/okey python examples/spark/test.py

Exit code 77 means that the test was skipped, because Java or pyspark is missing.
"""

import glob
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter

HERE = os.path.dirname(os.path.abspath(__file__))
PARTITIONS = 7
BAD = [
    '{"id":"short","indicator":"R5","hand":"K1 K2"}',
    '{"id":"no-hand","indicator":"R5"}',
    '{"id":"word","indicator":"R5","hand":"K1 kırmzı7 Q7"}',
    '{"id":"type","hand":5}',
    '{"id":"cut","indicator":"R5","hand":"K1',
    "",
    "no JSON at all",
]


def program():
    named = shutil.which(os.environ.get("OKEY", "okey"))
    return os.path.abspath(named or sys.exit("no okey in the PATH, nor by OKEY"))


def made(okey, path):
    """Writes a file of hands dealt in three games, with an invalid line after every hundred hands."""
    deals = []
    for variant in ("okey", "101", "cs102"):
        deal = [okey, "deal", "--seed", "7", "--count", "1500", "--variant", variant, "--json"]
        for line in subprocess.check_output(deal, text=True).splitlines():
            hand = json.loads(line)
            deals.append(json.dumps(hand | {"id": f"{variant}-{hand['id']}"}))
    with open(path, "w") as to:
        for at, line in enumerate(deals):
            to.write(line + "\n")
            if at % 100 == 99:
                to.write(BAD[at // 100 % len(BAD)] + "\n")


def told(text):
    """Returns the answers without the line numbers of refused lines, and these numbers.

    Each process counts its own lines, so the numbers of several processes differ from those of one.
    """
    answers = [json.loads(line) for line in text.splitlines()]
    numbers = [answer.pop("line") for answer in answers if "error" in answer]
    return answers, numbers


def compare_tables(okey, folder):
    """Compares the rows of `arrow.py` with one run of `okey batch`, by `id`. Needs the Python package."""
    import pyarrow.parquet

    lines, answers = os.path.join(folder, "deals.jsonl"), os.path.join(folder, "answers.parquet")
    with open(lines, "w") as to:
        subprocess.run([okey, "deal", "--seed", "8", "--count", "1500", "--json"], stdout=to, check=True)
        to.write('{"id":"short","indicator":"R5","hand":"K1 K2"}\n')
    columns = "id string, wins boolean, distance int, discards string, error string"
    command = [sys.executable, os.path.join(HERE, "arrow.py"), "check", lines, answers, columns]
    subprocess.run(command, env=os.environ | {"PARTITIONS": str(PARTITIONS)}, check=True)
    rows = pyarrow.parquet.read_table(answers).to_pylist()
    single = subprocess.run([okey, "batch", "check", "--fields", "wins,distance,discards", lines], capture_output=True, text=True)
    expected = {str(answer["id"]): answer for answer in map(json.loads, single.stdout.splitlines())}
    assert single.returncode == 1 and len(expected) == 1501, single.stderr
    assert {row["id"] for row in rows} == set(expected) and len(rows) == len(expected), "one row for every id"
    for row in rows:
        answer = expected[row["id"]]
        assert (row["error"] is None) == ("error" not in answer), row
        if "error" in answer:
            assert json.loads(row["error"])["code"] == answer["error"]["code"], row
        else:
            assert [row["wins"], row["distance"]] == [answer["wins"], answer["distance"]], row
            assert json.loads(row["discards"]) == answer["discards"], row
    print(f"{len(rows)} rows of a table: the same as one run")


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(77)


def main():
    if not shutil.which("java"):
        skip("there is no java in the PATH")
    if not importlib.util.find_spec("pyspark"):
        skip("pyspark is not installed for this Python")
    okey = program()
    with tempfile.TemporaryDirectory() as folder:
        lines, answers = os.path.join(folder, "lines.jsonl"), os.path.join(folder, "answers")
        made(okey, lines)
        environment = os.environ | {"OKEY": okey, "PARTITIONS": str(PARTITIONS)}
        batch = [sys.executable, os.path.join(HERE, "batch.py"), "pairs", lines, answers]
        subprocess.run(batch, env=environment, check=True)
        parts = sorted(glob.glob(os.path.join(answers, "part-*")))
        spark, numbers = told("".join(open(part).read() for part in parts))
        one = subprocess.run([okey, "batch", "pairs", lines], capture_output=True, text=True)
        single, places = told(one.stdout)
        if importlib.util.find_spec("okey") and importlib.util.find_spec("pyarrow"):
            compare_tables(okey, folder)
        else:
            print("skipped: without the packages okey and pyarrow, mapInArrow was not tried")
    assert one.returncode == 1, one.stderr
    assert len(parts) >= PARTITIONS, parts
    assert len(numbers) == len(places) > 0, "some lines are refused"
    assert numbers != places and max(numbers) < max(places), "each process counts its own lines"
    by_id = [Counter(json.dumps([answer["id"], answer], sort_keys=True) for answer in run) for run in (spark, single)]
    assert by_id[0] == by_id[1], "the same answer for every id"
    assert spark == single, "and the parts one after another are in the order of the lines"
    print(f"{len(spark)} lines in {len(parts)} parts, {len(numbers)} of them refused: the same as one run")


if __name__ == "__main__":
    main()
