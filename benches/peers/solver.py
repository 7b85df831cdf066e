"""Answers the questions with integer programs in HiGHS. Each variable says how often a meld is laid: 0, 1 or 2 times."""

from collections import Counter
from time import process_time

import highspy
import numpy

from melds import WILD, kind, melds, pairs, table


class Solver:
    """A solver that adds up its processor time: `run` counts only HiGHS, and `all` counts parsing and modelling too."""

    def __init__(self):
        self.highs = highspy.Highs()
        self.highs.setOptionValue("output_flag", False)
        self.highs.setOptionValue("threads", 1)
        self.all = self.run = 0.0

    def solve(self, columns, rows, gains, most):
        """Returns the highest total gain, or None if no choice satisfies the bounds.

        `columns` says how much each choice adds to each row, and `rows` has the bounds of each row.
        """
        names = {name: at for at, name in enumerate(rows)}
        starts, index, value = [0], [], []
        for column in columns:
            index += [names[name] for name in column]
            value += column.values()
            starts.append(len(index))
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = len(columns), len(rows)
        model.sense_ = highspy.ObjSense.kMaximize
        model.col_cost_ = numpy.array(gains, dtype=float)
        model.col_lower_ = numpy.zeros(len(columns))
        model.col_upper_ = numpy.array(most, dtype=float)
        model.row_lower_ = numpy.array([low for low, _ in rows.values()], dtype=float)
        model.row_upper_ = numpy.array([high for _, high in rows.values()], dtype=float)
        model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        model.a_matrix_.start_ = numpy.array(starts)
        model.a_matrix_.index_ = numpy.array(index)
        model.a_matrix_.value_ = numpy.array(value, dtype=float)
        model.integrality_ = [highspy.HighsVarType.kInteger] * len(columns)
        self.highs.passModel(model)
        begun = process_time()
        self.highs.run()
        self.run += process_time() - begun
        status = self.highs.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible:
            return None
        assert status == highspy.HighsModelStatus.kOptimal, status
        return round(self.highs.getInfo().objective_function_value)

    def asked(self, question, line):
        begun = process_time()
        at = table(line)
        kinds = Counter(kind(tile, at.okey) for tile in line["hand"].split())
        answer = question(self, kinds, at)
        self.all += process_time() - begun
        return answer


def laid(kinds, wrap):
    """Returns two lists over all melds: the tiles that each meld uses, and its sum."""
    wilds = kinds[WILD]
    found = melds(kinds, wilds, wrap)
    takes = [Counter(natural) + Counter({WILD: held}) for natural, held, _ in found]
    return takes, [worth for _, _, worth in found]


def wins(solver, kinds, at):
    """Returns True if the hand wins: after some discard, the other tiles form melds or seven pairs."""
    takes, _ = laid(kinds, at.wrap)
    rows = {name: (count, count) for name, count in kinds.items()} | {"thrown": (1, 1)}
    thrown = [{name: 1, "thrown": 1} for name in kinds]
    most = [2] * len(takes) + [1] * len(thrown)
    if solver.solve([*takes, *thrown], rows, [0] * len(most), most) is not None:
        return True
    return any(pairs(*without(kinds, name)) == 7 for name in kinds)


def thrown(solver, kinds, at):
    """Returns the discards after which the other tiles form melds."""
    found = set()
    for name in kinds:
        counts, wilds = without(kinds, name)
        left = Counter(counts) + Counter({WILD: wilds})
        takes, _ = laid(left, at.wrap)
        rows = {name: (count, count) for name, count in left.items()}
        if takes and solver.solve(takes, rows, [0] * len(takes), [2] * len(takes)) is not None:
            found.add(name)
    return found


def opening(solver, kinds, at):
    """Returns the highest sum of melds that leave at least one tile to throw."""
    takes, worths = laid(kinds, at.wrap)
    if not takes:
        return 0
    rows = {name: (0, count) for name, count in kinds.items()} | {"tiles": (0, kinds.total() - 1)}
    columns = [take | {"tiles": take.total()} for take in takes]
    return solver.solve(columns, rows, worths, [2] * len(takes))


def without(kinds, name):
    left = kinds - Counter([name])
    return {name: count for name, count in left.items() if name != WILD}, left[WILD]
