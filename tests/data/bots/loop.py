"""Takes the discard and puts it back, for ever. Both are legal in the classic game."""
import json
import sys

for line in sys.stdin:
    decision = json.loads(line)
    if "result" in decision:
        continue
    view = decision["view"]
    takes = [action for action in decision["legal"] if action.startswith("take")]
    if takes:
        action = takes[0]
    elif view["phase"] == "play" and view["players"][view["seat"]]["tiles"] == 15 and view["turn"] > 0:
        action = "put back"
    else:
        action = decision["legal"][-1]
    print(json.dumps({"action": action}), flush=True)
