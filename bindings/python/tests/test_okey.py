"""Tests the installed package: answers, errors, threads, forks and tables."""

import ast
import contextlib
import doctest
import inspect
import io
import json
import multiprocessing
import os
import pathlib
import random
import re
import threading
import typing
import unittest

import okey
from okey import _okey

HAND = "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 R6"
LAYING = ("finish", "open", "lay", "add", "swap")
CHECK = {"ask": "check", "indicator": "R5", "hand": HAND}


def wins(_):
    return okey.ask(CHECK)["wins"]


class Asking(unittest.TestCase):
    def test_an_answer_is_that_of_the_line(self):
        self.assertEqual(okey.ask(CHECK)["discards"][0]["tile"], "K6")
        self.assertEqual(okey.ask(CHECK | {"id": 7}), json.loads(okey.ask_line(json.dumps(CHECK | {"id": 7}))))

    def test_a_refusal_is_the_programs(self):
        question = {"ask": "check", "indicator": "R5", "hand": "K1 kirmzi7 R5", "lang": "tr"}
        with self.assertRaises(okey.Error) as raised:
            okey.ask(question)
        error, fault = raised.exception, json.loads(okey.ask_line(json.dumps(question)))["error"]
        self.assertEqual((error.code, error.clause, error.span), ("unknown-word", "tiles.set", (3, 10)))
        self.assertEqual((str(error), error.message, error.hint), (fault["message"], fault["message"], fault["hint"]))

    def test_wrong_types_and_huge_inputs(self):
        circle = {}
        circle["circle"] = circle
        nested = []
        for _ in range(100_000):
            nested = [nested]
        for question, code in [
            (5, "line-not-object"),
            (None, "line-not-object"),
            ([CHECK], "line-not-object"),
            ({}, "question-missing"),
            ({"ask": 5}, "field-type"),
            ({"ask": "chek"}, "unknown-question"),
            (CHECK | {"hand": 5}, "field-type"),
            (CHECK | {"hand": {"K1"}}, "line-not-json"),
            (CHECK | {"hand": b"K1"}, "line-not-json"),
            (CHECK | {"hand": float("nan")}, "line-not-json"),
            (CHECK | {"hand": circle}, "line-not-json"),
            (CHECK | {"hand": nested}, "line-not-json"),
            (CHECK | {"hand": "K1 " * 1_000_000}, "too-long"),
            (CHECK | {"hand": "K1 \ud83d"}, "unknown-word"),
        ]:
            with self.subTest(code), self.assertRaises(okey.Error) as raised:
                okey.ask(question)
            self.assertEqual(raised.exception.code, code)
            self.assertTrue(raised.exception.message)
        with self.assertRaises(TypeError):
            okey.ask_line(5)
        self.assertIn('"too-long"', okey.ask_line("[" * 1_000_000))
        self.assertIn('"line-not-object"', okey.ask_line("[" * 60_000))


class Papers(unittest.TestCase):
    def test_the_examples_run(self):
        for paper, start in [("README.md", "True K6\nNot valid: "), ("README.tr.md", "Evet")]:
            with open(os.path.join(os.path.dirname(__file__), "..", paper), encoding="utf-8") as file:
                examples = re.findall(r"```python\n(.*?)```", file.read(), re.DOTALL)
            printed, names = io.StringIO(), {}
            with contextlib.redirect_stdout(printed):
                for example in examples:
                    exec(example, names)
            self.assertTrue(printed.getvalue().startswith(start), printed.getvalue())
        self.assertGreater(len(examples), 0)


class Many(unittest.TestCase):
    rows = [{"id": at, "hand": f"K1-13 K1 {colour}{at % 13 + 1}"} for at in range(2000) for colour in "RBY"]

    def test_a_batch_keeps_the_order(self):
        one = [okey.ask(row | {"ask": "check", "indicator": "R5", "fields": "wins,distance"}) for row in self.rows]
        for jobs in (None, 1, 2, 7):
            rows = (row for row in self.rows)
            self.assertEqual(okey.batch("check", rows, fields=["wins", "distance"], jobs=jobs, indicator="R5"), one)
        self.assertEqual(okey.batch("check", []), [])

    def test_a_row_can_differ_or_be_refused(self):
        rows = [CHECK, {"ask": "rules", "clause": "run.wrap"}, {"hand": "Q7"}, 5, {"id": 4}]
        answers = okey.batch("check", rows, indicator="Y4")
        self.assertEqual([answer.get("indicator") for answer in answers], ["R5", None, None, None, None])
        codes = [answer["error"]["code"] if "error" in answer else None for answer in answers]
        self.assertEqual(codes, [None, None, "unknown-word", "line-not-object", "no-tiles"])
        self.assertEqual(okey.batch(None, [CHECK])[0]["wins"], True)

    def test_a_wrong_call_is_an_error(self):
        with self.assertRaises(okey.Error) as raised:
            okey.batch("chek", [])
        self.assertEqual(raised.exception.code, "unknown-question")
        with self.assertRaises(okey.Error):
            okey.batch(5, [])
        with self.assertRaises(ValueError):
            okey.batch("check", [], jobs=0)
        with self.assertRaises(TypeError):
            okey.batch("check", [], jobs="two")

    def test_threads_ask_at_once(self):
        found, threads = [], [threading.Thread(target=lambda: found.append(wins(0))) for _ in range(20)]
        batches = [threading.Thread(target=lambda: found.append(okey.batch("check", [CHECK])[0]["wins"])) for _ in range(5)]
        for thread in threads + batches:
            thread.start()
        for thread in threads + batches:
            thread.join()
        self.assertEqual(found, [True] * 25)

    @unittest.skipUnless(hasattr(os, "fork"), "this system has no fork")
    def test_a_fork_asks_on(self):
        self.assertTrue(okey.batch("check", self.rows, indicator="R5", jobs=2))
        with multiprocessing.get_context("fork").Pool(2) as pool:
            self.assertEqual(pool.map(wins, range(8)), [True] * 8)
        child = os.fork()
        if child == 0:
            os._exit(0 if len(okey.batch("check", self.rows, indicator="R5", jobs=2)) == len(self.rows) else 1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)

    def test_other_threads_run_during_a_batch(self):
        ticks, done = [], threading.Event()

        def tick():
            while not done.wait(0.001):
                ticks.append(1)

        ticker = threading.Thread(target=tick)
        ticker.start()
        answer = okey._okey.Batch(1)
        hard = '{"ask":"advise","variant":"101","indicator":"R5","hand":"K1-5 R1-5 B9-12 Y1-6 O* O*"}'
        answer.answer([hard] * 20)
        during = len(ticks)
        done.set()
        ticker.join()
        self.assertGreater(during, 3)


class Games(unittest.TestCase):
    def test_random_games_end(self):
        winners, kinds = 0, set()
        for variant in ("okey", "okey-house", "101", "101-team", "cs102"):
            for deal in range(60):
                game, chance = okey.Game(variant, seed=5, deal=deal), random.Random(deal)
                while not game.over:
                    legal, view = game.legal(), game.view(game.seat)
                    self.assertEqual([number for number, may in enumerate(game.mask()) if may], sorted(legal))
                    self.assertTrue(legal)
                    self.check_observation(game, view)
                    # Lay and finish if the rules allow it, so that games have all kinds of actions.
                    better = [number for number in legal if okey.ACTIONS[number].split()[0] in LAYING]
                    number = chance.choice(better or list(legal))
                    self.assertEqual(okey.ACTIONS[number].split()[0], legal[number].split()[0])
                    kinds.add(okey.ACTIONS[number].split()[0])
                    game.step(number)
                result = game.result()
                self.assertEqual((game.legal(), len(result["points"])), ({}, 4))
                winners += result["winner"] is not None
        self.assertGreater(winners, 0)
        self.assertGreaterEqual(kinds, {"draw", "take", "throw", "finish", "open", "add"})

    def check_observation(self, game, view):
        seen = dict(zip(okey.Game.OBSERVATION, game.observation(game.seat), strict=True))
        rack = sorted(tile for tile in view["rack"])
        held = sorted(
            name.removeprefix("rack ") for name, count in seen.items() if name.startswith("rack ") for _ in range(count)
        )
        self.assertEqual(held, rack)
        self.assertEqual((seen["tiles own"], seen["stock"], seen["on turn"]), (len(rack), view["stock"], 1))
        lying = sum(count for name, count in seen.items() if name.startswith("discards "))
        self.assertEqual(lying, sum(not taken for _, _, taken in view["discards"]))

    def test_what_others_hold_is_hidden(self):
        game = okey.Game(seed=1)
        self.assertNotIn("stock tiles", game.view(1))
        self.assertEqual(len(game.view(1)["rack"]), 14)
        self.assertNotEqual(game.observation(1), game.observation(2))
        self.assertEqual(sum(game.observation(2)[:53]), 14)

    def test_the_same_deal_is_the_same_game(self):
        self.assertEqual(okey.Game(seed=3).view(2), okey.Game(seed=3).view(2))
        self.assertNotEqual(okey.Game(seed=3).view(2), okey.Game(seed=3, deal=1).view(2))

    def test_a_wrong_call_is_an_error(self):
        game = okey.Game("101")
        self.assertIsNone(game.result())
        for number in (0, 10_000):
            with self.assertRaises(ValueError):
                game.step(number)
        with self.assertRaises(ValueError):
            game.view(4)
        with self.assertRaises(okey.Error) as raised:
            okey.Game("no game")
        self.assertEqual(raised.exception.code, "unknown-variant")


class Tables(unittest.TestCase):
    def test_a_table_becomes_a_table(self):
        try:
            import pyarrow
        except ImportError:
            self.skipTest("pyarrow is not installed")
        table = pyarrow.table({"id": [1, 2, 3], "hand": [HAND, "K1-13 K1 Y9", "Q7"], "indicator": ["R5", None, "R5"]})
        answers = okey.batch("check", table, indicator="R5", fields="wins,distance")
        self.assertIsInstance(answers, pyarrow.Table)
        self.assertEqual(answers.column("wins").to_pylist(), [True, True, None])
        self.assertEqual(answers.column("id").to_pylist(), [1, 2, 3])
        self.assertEqual(answers.column("error")[2].as_py()["code"], "unknown-word")
        rows = [{"id": 1, "hand": HAND, "set": ["run_wrap=false"]}, {"id": 2, "hand": HAND, "set": ["open.sum=81"], "variant": "101"}]
        mixed = okey.batch("pairs", pyarrow.Table.from_pylist(rows[:1]), indicator="R5")
        self.assertEqual(mixed.column("switches")[0].as_py(), [{"key": "run_wrap", "value": False}])
        self.assertEqual(okey.batch("check", table.slice(0, 0)).num_rows, 0)


def load_tests(loader, tests, ignore):
    for module in (okey, okey.game):
        tests.addTests(doctest.DocTestSuite(module, extraglobs={"okey": okey}))
    return tests


def declared(body):
    """Return the names that a stub declares, each with its parameters, or with its members if it is a class."""
    names = {}
    for node in body:
        if isinstance(node, ast.ClassDef):
            names[node.name] = declared(node.body)
        elif isinstance(node, ast.FunctionDef):
            is_property = any(ast.unparse(decorator) == "property" for decorator in node.decorator_list)
            names[node.name] = None if is_property else [parameter.arg for parameter in node.args.args]
    return names


def compiled(owner):
    """Return the names of the compiled module or of one of its classes, in the same form as `declared`."""
    names = {"__new__": ["cls", *inspect.signature(owner).parameters]} if isinstance(owner, type) else {}
    for name, value in vars(owner).items():
        if not name.startswith("_"):
            if isinstance(value, type):
                names[name] = compiled(value)
            else:
                names[name] = list(inspect.signature(value).parameters) if callable(value) else None
    return names


def fits(value, hint):
    """Return True if a value has the type that a type hint describes."""
    kind, parts = typing.get_origin(hint) or hint, typing.get_args(hint)
    if kind is typing.Any:
        return True
    if kind not in (list, tuple, dict):
        return any(fits(value, part) for part in parts) if parts else isinstance(value, kind)
    if kind is list:
        return isinstance(value, list) and all(fits(item, parts[0]) for item in value)
    if kind is tuple:
        return isinstance(value, tuple) and len(value) == len(parts) and all(map(fits, value, parts))
    return isinstance(value, dict) and all(fits(key, parts[0]) and fits(item, parts[1]) for key, item in value.items())


class Stubs(unittest.TestCase):
    stub = pathlib.Path(_okey.__file__).with_name("_okey.pyi").read_text(encoding="utf-8")

    def test_the_stub_declares_what_the_compiled_module_has(self):
        self.assertEqual(declared(ast.parse(self.stub).body), compiled(_okey))

    def test_the_stub_gives_the_types_of_real_values(self):
        names = {}
        exec(f"from __future__ import annotations\n{self.stub}", names)
        game, line = _okey.Game("101", 1, 1), json.dumps(CHECK)
        values = [
            (names["ask"], _okey.ask(line)),
            (names["action_names"], _okey.action_names()),
            (names["Batch"].answer, _okey.Batch(1).answer([line])),
            (names["Game"].legal, game.legal()),
            (names["Game"].view, game.view(0)),
            (names["Game"].observation, game.observation(0)),
            (names["Game"].result, game.result()),
            (names["Game"].seat.fget, game.seat),
            (names["Game"].over.fget, game.over),
        ]
        for stub, value in values:
            hint = typing.get_type_hints(stub, names)["return"]
            self.assertTrue(fits(value, hint), f"{stub.__name__}: {hint}, {value!r:.100}")


if __name__ == "__main__":
    unittest.main()
