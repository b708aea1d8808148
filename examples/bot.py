"""A bot in Python: npx tavola sim punto --seats 2 --bots "exec:python3 bot.py,random" --games 20 --seed 1

One line of JSON for each message; docs/bots.md describes the protocol. It plays the legal move nearest to the middle.
"""

import json
import sys


def distance(move):
    return abs(move["x"]) + abs(move["y"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 2}
    elif message["type"] == "move":
        legal = message["legal"]
        number = min(range(len(legal)), key=lambda index: distance(legal[index]))
        answer = {"id": message["id"], "move": number}
    else:
        continue
    print(json.dumps(answer), flush=True)
