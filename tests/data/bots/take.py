"""Takes the left neighbour's discard if that is legal, and throws it again. With the argument `always` it takes the
discard even where that is not legal."""
import json
import sys

taken = None
for line in sys.stdin:
    decision = json.loads(line)
    if "result" in decision:
        continue
    legal = decision["legal"]
    if decision["view"]["phase"] == "draw":
        last = decision["view"]["discards"][-1]["tile"] if decision["view"]["discards"] else None
        action = next((action for action in legal if action.startswith("take")), legal[0])
        if sys.argv[1:] == ["always"] and last:
            action = "take " + last
        taken = action[5:] if action.startswith("take") else None
    else:
        throws = [action for action in legal if action.startswith("throw")]
        action = f"throw {taken}" if f"throw {taken}" in throws else throws[0]
    print(json.dumps({"action": action}), flush=True)
