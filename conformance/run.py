#!/usr/bin/env python3
"""Asks a program the questions of the suite, and prints how many answers agree, by group and by clause.

    python3 run.py [-v] PROGRAM [ARGUMENT...]

The program reads one question on each line of standard input, and writes one answer on each line of standard output, in
the same order. Both are JSON objects. {} or an error with the code unknown-question says that the program cannot answer.
With -v, every answer that differs is printed.
"""
import collections
import json
import pathlib
import subprocess
import sys


def agrees(expected, found):
    """Returns true if the found answer agrees with the expected one, by the rules in README.md."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(name in found and agrees(value, found[name]) for name, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        if any(isinstance(item, (int, float, list)) for item in expected):
            return len(expected) == len(found) and all(map(agrees, expected, found))
        rest = list(found)
        for item in expected:
            at = next((at for at, other in enumerate(rest) if agrees(item, other)), None)
            if at is None:
                return False
            del rest[at]
        return not rest
    return type(expected) is type(found) and expected == found


def is_answered(answer):
    """Returns true if the answer does not say that the program cannot answer the question."""
    error = answer.get("error")
    return bool(answer) and not (isinstance(error, dict) and error.get("code") == "unknown-question")


def main(arguments):
    wordy = arguments[:1] == ["-v"]
    program = arguments[1:] if wordy else arguments
    if not program:
        sys.exit(__doc__)
    folder = pathlib.Path(__file__).parent / "cases"
    cases = [json.loads(line) for file in sorted(folder.glob("*.jsonl")) for line in file.open(encoding="utf-8")]
    questions = "".join(json.dumps({"id": case["id"], **case["ask"]}) + "\n" for case in cases)
    run = subprocess.run(program, input=questions, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    answers = run.stdout.splitlines()
    if len(answers) != len(cases):
        sys.exit(f"{len(cases)} questions, but {len(answers)} answers")
    groups, clauses = collections.defaultdict(collections.Counter), collections.defaultdict(collections.Counter)
    for case, answer in zip(cases, map(json.loads, answers)):
        right = agrees(case["answer"], answer) if is_answered(answer) else None
        groups[case["id"].rsplit("-", 1)[0]][right] += 1
        for clause in case["clauses"]:
            clauses[clause][right] += 1
        if wordy and right is False:
            print(json.dumps(case), "\n  answered:", json.dumps(answer))
    for name, counts in groups.items():
        print(f"{name:16} {counts[True]:6} agree {counts[False]:6} differ {counts[None]:6} not answered")
    wrong = {clause: counts for clause, counts in sorted(clauses.items()) if counts[False]}
    for clause, counts in wrong.items():
        print(f"  {clause:24} {counts[False]:6} of {counts[True] + counts[False]:6} differ")
    sys.exit(bool(wrong))


main(sys.argv[1:])
