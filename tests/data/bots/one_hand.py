"""Plays one hand with the first legal actions, and ends after its result. Greets on standard error."""
import json
import sys

print("ready", file=sys.stderr, flush=True)
for line in sys.stdin:
    decision = json.loads(line)
    if "result" in decision:
        break
    print(json.dumps({"action": decision["legal"][0], "why": "it is the first"}), flush=True)
