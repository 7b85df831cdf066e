"""Chooses the first legal action. After a number of decisions it misbehaves: `python3 first_legal.py 5 crash`."""
import json
import os
import sys
import time

after = int(sys.argv[1]) if len(sys.argv) > 1 else None
mode = sys.argv[2] if len(sys.argv) > 2 else ""
count = 0
for line in sys.stdin:
    decision = json.loads(line)
    if "result" in decision:
        continue
    count += 1
    action = decision["legal"][0]
    if after is not None and count > after:
        if mode == "crash":
            sys.exit(3)
        if mode == "stall":
            time.sleep(60)
        if mode == "flood":
            sys.stdout.write("x" * (1 << 20))
        if mode == "garbage":
            action = "\x1b[2Jmove a pawn"
        if mode == "unreadable":
            print("{", flush=True)
            continue
        if mode == "elsewhere":
            # A tile that this player does not hold.
            tiles = [colour + str(number) for colour in "KRBY" for number in range(1, 14)]
            action = "throw " + next(tile for tile in tiles if tile not in decision["view"]["rack"])
        if mode == "close":
            os.close(1)
            time.sleep(60)
        if mode == "foresee":
            action = "draw K1"
        if mode == "reversed" and action.startswith("open "):
            action = "open " + " / ".join(reversed(action[5:].split(" / ")))
        if mode == "turkish":
            action = action.replace("draw ?", "çek").replace("throw", "at")
    print(json.dumps({"action": action}), flush=True)
