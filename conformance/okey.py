#!/usr/bin/env python3
"""Answers the questions of the suite with the program okey, on standard input and output.

    python3 run.py python3 okey.py [OKEY]

`okey batch` answers all questions except those about hapis tavlası, which the command `okey hapis` answers one by one.
"""
import json
import subprocess
import sys


def hapis(okey, ask):
    """Returns the answer of `okey hapis` to a question."""
    settings = [word for setting in ask.get("set", []) for word in ("--set", setting)]
    words = [ask["question"], ask["position"], *([ask["dice"]] if "dice" in ask else []), "--rules", ask["rules"]]
    run = subprocess.run([okey, "hapis", *words, *settings, "--json"], capture_output=True, check=False)
    return (run.stdout or run.stderr).decode()


def main(okey="okey"):
    lines = sys.stdin.read().splitlines()
    asks = [json.loads(line) for line in lines]
    others = [line for line, ask in zip(lines, asks) if ask["ask"] != "hapis"]
    text = "\n".join(others) + "\n"
    run = subprocess.run([okey, "batch"], input=text, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    answers = iter(run.stdout.splitlines())
    for ask in asks:
        print(hapis(okey, ask).strip() if ask["ask"] == "hapis" else next(answers))


main(*sys.argv[1:])
