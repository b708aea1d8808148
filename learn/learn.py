"""
From self-play to weights, one command a game:

    python3 learn/learn.py schicht --generations 6 --matches 20000 --jobs 8

Each generation plays matches with the networks of the one before, fits new ones to them and writes them down. What is
finished is never done again: after an interruption the same command goes on where it was. The last generation's weights
are written as a TypeScript module with --ship.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "learn"))

from evaluators import train_evaluators  # noqa: E402
from train import train  # noqa: E402

SIZES = {"value": (64, 32), "policy": (64, 48)}


def log(text):
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def play(arguments, node):
    done = subprocess.run([node, "--max-old-space-size=4096", *arguments], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def generation(options, number, program, folder):
    here = folder / f"{number:02}"
    here.mkdir(parents=True, exist_ok=True)
    weights = here / "weights"
    if (here / "weights.json").exists():
        return
    before = folder / f"{number - 1:02}" / "weights"
    if not (here / "about.json").exists():
        seconds = options.first_seconds if number == 0 else options.seconds
        played = play(
            [program, "practice", options.game, "--out", str(here), "--seed", f"{options.seed}/{number}"]
            + ["--matches", str(options.first_matches or options.matches if number == 0 else options.matches)]
            + ["--seconds", str(seconds), "--jobs", str(options.jobs)]
            + ([] if number == 0 else ["--weights", f"{before}.json"]),
            options.node,
        )
        log(f"{options.game} {number}: played {played}")
    # Greedy's matches teach the first generation only.
    first = max(0 if number == 0 else 1, number - options.window + 1)
    folders = [folder / f"{n:02}" for n in range(number, first - 1, -1)]
    known = f"{before}.pt" if number > 0 else None
    alike = {"seconds": options.train_seconds, "seed": number + 1, "device": options.device}
    if "judges" in json.loads((here / "about.json").read_text()):
        told = train_evaluators(folders, known, weights, size=options.size, passes=options.passes, **alike)
    else:
        passes = (options.passes, options.policy_passes)
        told = train(folders, known, weights, SIZES, passes=passes, size=(options.size, options.policy_size), **alike)
    log(f"{options.game} {number}: learnt {json.dumps(told)}")
    (here / "learnt.json").write_text(json.dumps(told))
    # What is too old to be learnt from again makes room.
    old = folder / f"{number - options.window + 1:02}"
    if number >= options.window - 1:
        for path in old.glob("*.rows"):
            path.unlink()


def ship(game, weights, target):
    told = json.loads(Path(weights).read_text("utf-8"))
    kind, module = ("NetworkWeights", "networks") if "value" in told else ("NamedEvaluatorWeights", "evaluator")
    text = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
    target.write_text(
        f"/** Written by learn/learn.py; docs/learning.md says how. */\nimport type {{ {kind} }} from '../../../bots/neural/{module}.ts';\n\n"
        f"// oxfmt-ignore\nexport const {game.upper()}_WEIGHTS: {kind} = {text};\n",
        "utf-8",
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--matches", type=int, default=10**9)
    parser.add_argument("--first-matches", type=int, help="of the first generation, if another number")
    parser.add_argument("--seconds", type=float, default=1e9, help="at most so long for the matches of a generation")
    parser.add_argument("--first-seconds", type=float, default=1e9)
    parser.add_argument("--train-seconds", type=float, default=1e9, help="at most so long for each network")
    parser.add_argument("--until", type=float, default=1e18, help="begin no generation after this time (seconds since 1970)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--window", type=int, default=3, help="how many generations' matches are learnt from")
    parser.add_argument("--passes", type=int, default=1)
    parser.add_argument("--policy-passes", type=int, default=4)
    parser.add_argument("--size", type=int, default=8192)
    parser.add_argument("--policy-size", type=int, default=2048)
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--folder", default=str(ROOT / "build" / "learn"))
    parser.add_argument("--node", default="node")
    parser.add_argument("--program", default=str(ROOT / "dist" / "selfPlay.js"))
    parser.add_argument("--device")
    parser.add_argument("--start", help="a folder with weights.json and weights.pt to go on from, instead of greedy")
    parser.add_argument("--ship", action="store_true", help="write the weights into the bots of the game")
    options = parser.parse_args()
    folder = Path(options.folder) / options.game
    if options.start is not None and not (folder / "00").exists():
        (folder / "00").mkdir(parents=True)
        for name in ["weights.pt", "weights.json"]:
            shutil.copy(Path(options.start) / name, folder / "00" / name)
    last = None
    for number in range(options.generations):
        if time.time() > options.until:
            break
        generation(options, number, options.program, folder)
        last = folder / f"{number:02}" / "weights.json"
    if options.ship and last is not None:
        ship(options.game, last, ROOT / "src" / "games" / options.game / "bots" / "weights.ts")


if __name__ == "__main__":
    main()
