#!/usr/bin/env python3
"""Writes the first inputs of each target to fuzz/corpus, from the cases of the tests."""
import hashlib
import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent


def lines_of(pattern):
    return [line for path in sorted(ROOT.glob(pattern)) for line in path.read_text(encoding="utf-8").splitlines() if line]


def texts_of(pattern):
    return [path.read_text(encoding="utf-8") for path in sorted(ROOT.glob(pattern)) if path.is_file()]


cases = [json.loads(line) for line in lines_of("conformance/cases/*.jsonl")]
asked = [json.dumps(case["ask"], ensure_ascii=False) for case in cases[::97]]
hands = [case["ask"]["hand"] for case in cases[::97] if "hand" in case["ask"]]
seeds = {
    "notation": lines_of("grammar/cases/valid/*") + hands,
    "melds": lines_of("grammar/cases/valid/*"),
    "record": texts_of("grammar/record/valid/*") + texts_of("grammar/record/invalid/*") + texts_of("tests/data/*.okey"),
    "rules": texts_of("tests/data/*.toml"),
    "ask": asked + lines_of("tests/data/questions.jsonl"),
    "hand": [],
    "hapis": lines_of("grammar/cases/hapis/**/*"),
}
for target, inputs in seeds.items():
    folder = ROOT / "fuzz/corpus" / target
    folder.mkdir(parents=True, exist_ok=True)
    for text in inputs:
        data = text.encode()
        (folder / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)
    print(f"{target}: {len(inputs)} inputs")
