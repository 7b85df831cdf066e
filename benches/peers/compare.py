"""Compares the answers and the speed of okey with those of programs that anyone can install. See README.md."""

import json
import os
import subprocess
import sys
import tempfile
from importlib.metadata import version

from clock import on_processor
from hands import built, dealt, with_both_okeys
from melds import kind, table
from solver import Solver, opening, thrown, wins

OKEY = os.environ.get("OKEY", "okey")


def streamed(folder, question, lines):
    """Runs `okey batch` on the lines. Returns its answers and the mean time for one hand in seconds."""
    asked, answers = os.path.join(folder, "asked.jsonl"), os.path.join(folder, "answers.jsonl")
    with open(asked, "w") as to:
        to.writelines(json.dumps(line) + "\n" for line in lines)
    seconds = on_processor([OKEY, "batch", question, "--jobs", "1"], asked, answers)
    with open(answers) as answers:
        return [json.loads(line) for line in answers], seconds / len(lines)


def by_melds(answer, line):
    """Returns the discards after which, according to okey, the other tiles win with melds."""
    okey = table(line).okey
    return {kind(each["tile"], okey) for each in answer["discards"] if each["decompositions"] > 0}


def rows_of_solver(folder, count):
    fifteen, rack = dealt(OKEY, "okey", count), dealt(OKEY, "101", count)
    sets = [
        ("wins by throwing something, dealt 15", "check", fifteen, wins, lambda answer, _: answer["wins"]),
        ("the same, hands that win", "check", [*built(count)], wins, lambda answer, _: answer["wins"]),
        ("every tile to win by throwing, hands that win", "check", [*built(count)], thrown, by_melds),
        ("highest opening, dealt 22", "open", rack, opening, lambda answer, _: answer["sum"]),
        ("the same with both okeys", "open", [*with_both_okeys(rack)], opening, lambda answer, _: answer["sum"]),
    ]
    for name, question, lines, model, said in sets:
        answers, ours = streamed(folder, question, lines)
        solver = Solver()
        theirs = [solver.asked(model, line) for line in lines]
        said = [said(answer, line) for answer, line in zip(answers, lines, strict=True)]
        differ = [line for line, one, other in zip(lines, said, theirs) if one != other]
        for line in differ[:5]:
            print("differs:", json.dumps(line), file=sys.stderr)
        whole, run = solver.all / len(lines), solver.run / len(lines)
        yield len(differ), (
            f"| {name} | {len(lines) - len(differ)} of {len(lines)} | {ours * 1e6:.0f} µs | {run * 1e6:.0f} µs "
            f"| {run / ours:.1f} | {whole / ours:.1f} |"
        )


def rows_of_jq(folder, count):
    asked, answers, again = (os.path.join(folder, name) for name in ("asked", "answers", "again"))
    with open(asked, "wb") as to:
        command = [OKEY, "deal", "--seed", "2024", "--count", str(count), "--json"]
        subprocess.run(command, stdout=to, check=True)
    jq = on_processor(["jq", "-c", "."], asked, again)
    for question in ("pairs", "check"):
        ours = on_processor([OKEY, "batch", question, "--jobs", "1"], asked, answers)
        copied = on_processor(["jq", "-c", "."], answers, again)
        read, written = os.path.getsize(asked) / count, os.path.getsize(answers) / count
        yield (
            f"| `{question}` | {count} | {read:.0f} B | {written:.0f} B | {ours / count * 1e6:.1f} µs "
            f"| {jq / count * 1e6:.1f} µs | {jq / ours:.2g} | {copied / ours:.2g} |"
        )


def main():
    count, lines = (int(argument) for argument in (sys.argv[1:] + ["1000", "10000"][len(sys.argv) - 1 :]))
    tool = subprocess.check_output(["jq", "--version"], text=True).strip()
    told = subprocess.check_output([OKEY, "--version"], text=True).strip()
    print(f"{told}, highspy {version('highspy')}, {tool}, Python {sys.version.split()[0]}\n")
    with tempfile.TemporaryDirectory() as folder:
        print("| question | answers agree | okey, a hand | HiGHS, a hand | ratio | ratio with modelling |")
        print("|---|---|---|---|---|---|")
        differ = 0
        for wrong, row in rows_of_solver(folder, count):
            differ += wrong
            print(row, flush=True)
        print("\n| `okey batch` | lines | a line | its answer | okey | `jq -c .` | ratio | jq on the answers |")
        print("|---|---|---|---|---|---|---|---|")
        for row in rows_of_jq(folder, lines):
            print(row, flush=True)
    sys.exit(differ > 0)


if __name__ == "__main__":
    main()
