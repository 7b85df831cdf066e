"""Measures the processor time of a program, so that other programs hardly affect the result."""

import resource
import subprocess


def on_processor(command, stdin, stdout, rounds=3):
    """Runs the command `rounds` times. Returns the lowest processor time of a run, over all its threads."""
    times = []
    for _ in range(rounds):
        with open(stdin, "rb") as lines, open(stdout, "wb") as answers:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            code = subprocess.run(command, stdin=lines, stdout=answers).returncode
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            assert code == 0, f"{command} ends with {code}"
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)
