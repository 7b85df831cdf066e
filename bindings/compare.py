"""Asks the program, Node, Python and the page the same questions of every kind, and compares the answers byte for byte.

    OKEY=target/debug/okey python3 bindings/compare.py --count 300 [node] [python] [chromium]

`node` needs the built package in bindings/js/dist, `python` needs the package `okey` in this Python, and `chromium`
needs the built page in web/dist. Without a name, `node` and `python` are compared.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from itertools import islice

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
OKEY = os.environ.get("OKEY", "okey")
NODE = f"""
import {{ ask }} from "{HERE}/js/dist/node.js";
import {{ readFileSync }} from "node:fs";
const lines = readFileSync(0, "utf8").split("\\n").slice(0, -1);
process.stdout.write(lines.map((line) => ask(line) + "\\n").join(""));
"""

# Questions about a hand. Each comes with some of the options that it takes.
HANDS = [
    ("check", {}),
    ("check", {"say": True, "lang": "tr"}),
    ("melds", {"limit": 20}),
    ("melds", {"partial": True}),
    ("pairs", {"say": True}),
    ("waits", {"draws": 3}),
    ("advise", {}),
    ("advise", {"say": True, "lang": "tr", "fields": "discards,clauses"}),
    ("open", {"limit": 5}),
    ("open", {"bar": 105, "say": True}),
]

# Other questions. Tiles of a dealt hand replace `{0}`, `{1}` and so on.
OTHERS = [
    {"ask": "judge", "question": "meld", "claim": "{0} {1} {2}"},
    {"ask": "judge", "question": "meld", "claim": "{0} {1} {2}", "variant": "101", "lang": "tr", "say": True},
    {"ask": "judge", "question": "layoff", "claim": "{0}", "onto": "R10 R11 R12", "opened": "series", "indicator": "R5"},
    {"ask": "judge", "question": "pairs", "claim": "{0}x2 {1}x2 {2}x2 {3}x2 {4}x2", "variant": "101", "indicator": "K9"},
    {"ask": "judge", "question": "foul", "claim": "put-back", "variant": "101"},
    {"ask": "judge", "question": "layoff", "claim": "{0}", "sameturn": True},
    {"ask": "score", "variant": "101", "finish": {"by": "Ali"}, "players": [
        {"name": "Ali", "opened": "series"}, {"name": "Veli", "opened": "series", "left": "{0} {1} {2}"}, {"name": "Nil"}, {"name": "Efe"}]},
    {"ask": "score", "variant": "okey", "finish": {"by": "Ali", "pairs": True}, "say": True, "lang": "tr",
     "players": [{"name": "Ali"}, {"name": "Veli"}, {"name": "Nil"}, {"name": "Efe"}]},
    {"ask": "rules", "query": "{0} okey", "lang": "tr"},
    {"ask": "rules", "clause": "run.wrap", "say": True},
    {"ask": "rules", "diff": ["okey", "101"]},
    {"ask": "chek", "hand": "{0}"},
    {"ask": "check", "hand": 5},
    {"ask": "check", "indicator": "B4", "hand": "{0} kırmzı7 🔴9 {1}", "lang": "tr"},
    {"ask": "check", "hand": ["{0}", "\ud83d"], "indicator": "B4"},
    {"ask": "check", "indicator": "B4", "hand": "{0}", "id": {"any": ["value", None, 1e300, "é🀄"]}},
    {"hand": "{0}"},
    ["{0}"],
]

BAD = ["", "no JSON at all", '{"ask":"check","hand":"K1', "[" * 200, '{"ask":"check","hand":"' + "K1 " * 30_000 + '"}']


def filled(value, tiles):
    match value:
        case str():
            return re.sub(r"\{(\d)\}", lambda at: tiles[int(at[1])], value)
        case list():
            return [filled(part, tiles) for part in value]
        case dict():
            return {name: filled(part, tiles) for name, part in value.items()}
    return value


def deals(seed):
    """Yields dealt hands of all games without end."""
    while True:
        for variant in ("okey", "101", "cs102", "okey-house", "okey-pot"):
            deal = [OKEY, "deal", "--json", "--seed", str(seed), "--count", "50", "--variant", variant]
            yield from map(json.loads, subprocess.check_output(deal, text=True).splitlines())
        seed += 1


def questions(seed):
    """Yields lines: questions about dealt hands, in turn with other questions and lines that are not JSON."""
    for at, deal in enumerate(deals(seed)):
        tiles = deal["hand"].split()
        ask, options = HANDS[at % len(HANDS)]
        if ask == "open" and deal["variant"] != "101":
            ask, options = "check", {}
        # Remove one tile for `waits`, because this question is about a hand between turns.
        hand = " ".join(tiles[1:] if ask == "waits" else tiles)
        yield json.dumps(deal | {"ask": ask, "id": at, "hand": hand} | options, ensure_ascii=False)
        yield json.dumps(filled(OTHERS[at % len(OTHERS)], tiles))
        if at % 20 == 19:
            yield BAD[at // 20 % len(BAD)]


def by_program(lines):
    answered = subprocess.run([OKEY, "batch"], input="".join(f"{line}\n" for line in lines), capture_output=True, text=True)
    assert answered.returncode in (0, 1), answered.stderr
    # Remove the line numbers, because only `okey batch` adds the number of the line to an error.
    return [re.sub(r'("error":|^\{"id":.*?),"line":\d+,', r"\1,", answer, count=1) for answer in answered.stdout.splitlines()]


def by_node(lines):
    text = "".join(f"{line}\n" for line in lines)
    return subprocess.run(["node", "--input-type=module", "--eval", NODE], input=text, capture_output=True, text=True,
                          check=True).stdout.splitlines()


def by_python(lines):
    import okey

    return [okey.ask_line(line) for line in lines]


def by_chromium(lines):
    text = "".join(f"{line}\n" for line in lines)
    asked = ["node", f"{ROOT}/web/test/ask.mjs"]
    return subprocess.run(asked, input=text, capture_output=True, text=True, check=True).stdout.splitlines()


SIDES = {"node": by_node, "python": by_python, "chromium": by_chromium}
USUAL = ["node", "python"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("sides", nargs="*", metavar="node|python|chromium")
    asked = parser.parse_args()
    lines = list(islice(questions(asked.seed), asked.count))
    program = by_program(lines)
    assert len(program) == len(lines)
    refused = sum('"error":{' in answer for answer in program)
    assert 0 < refused < len(lines) / 3, f"{refused} of {len(lines)} lines are refused"
    for side in asked.sides or USUAL:
        answers = SIDES[side](lines)
        assert len(answers) == len(lines), f"{side}: {len(answers)} answers"
        for line, one, other in zip(lines, program, answers):
            if one != other:
                sys.exit(f"{side} differs\n  question {line[:500]}\n  program  {one[:500]}\n  {side:8} {other[:500]}")
        print(f"{side}: {len(lines)} answers, {refused} of them refusals, equal those of the program")


if __name__ == "__main__":
    main()
