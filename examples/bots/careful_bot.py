#!/usr/bin/env python3
"""A small computer player for `okey simulate --players "python3 careful_bot.py,nearest"`.

It reads one line of JSON for each decision and answers with one of the legal actions. It finishes and lays tiles as
soon as it can, takes a discard that fits its rack, and throws the tile with the fewest neighbours. Before it throws,
it looks at what the next player has taken.
"""
import json
import sys

# The kinds of actions, in order of preference. "take" is skipped if the tile is of little use.
ORDER = ["finish", "show", "open", "lay", "add", "swap", "take", "draw", "gather", "undo", "throw"]


def face(tile):
    """Returns the colour and the number of a tile such as K12; a false joker has number 0."""
    return tile[0], int(tile[1:]) if tile[1:].isdigit() else 0


def is_near(one, other):
    """Returns true if the two tiles could be in one run or in one group."""
    (colour, number), (colour2, number2) = face(one), face(other)
    same_run = colour == colour2 and 0 < abs(number - number2) < 3
    return same_run or (number == number2 and colour != colour2)


def use(tile, view):
    """Returns how useful a tile is for the player's own rack, minus its use for the next player."""
    if tile in (view["okey"], "J*"):
        return 100
    rack = list(view["rack"])
    if tile in rack:
        rack.remove(tile)
    following = (view["seat"] + 1) % 4
    collected = [each["tile"] for each in view["discards"] if each["taken_by"] == following]
    return 2 * sum(is_near(tile, other) for other in set(rack)) - sum(is_near(tile, other) for other in collected)


def choose(view, legal):
    for verb in ORDER:
        actions = [action for action in legal if action.split()[0] == verb]
        if verb == "take" and actions and "draw ?" in legal and view["variant"] not in ("101", "101-team"):
            actions = [action for action in actions if use(view["takeable"], view) > 4]
        if actions and verb == "throw":
            return min(actions, key=lambda action: use(action.split()[1], view))
        if actions:
            return actions[0]
    return legal[0]


for line in sys.stdin:
    decision = json.loads(line)
    if "result" not in decision:
        print(json.dumps({"action": choose(decision["view"], decision["legal"])}), flush=True)
