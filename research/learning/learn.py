"""
Trains weights from self-play, with one command per game:

    python3 research/learning/learn.py schicht --generations 6 --matches 20000 --jobs 8

Each generation plays matches with the previous networks, then trains and stores new ones. After an interruption the
same command continues and repeats no finished step. --ship writes the last generation's weights as a TypeScript module.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "research" / "learning"))

from evaluators import train_evaluators  # noqa: E402
from train import train  # noqa: E402

PROGRAM = ROOT / "build" / "research" / "selfPlay.js"
SIZES = {"value": (64, 32), "policy": (64, 48)}


def log(text):
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def play(arguments, node):
    done = subprocess.run([node, "--max-old-space-size=4096", *arguments], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def generation(options, number, folder):
    here = folder / f"{number:02}"
    here.mkdir(parents=True, exist_ok=True)
    weights = here / "weights"
    if (here / "weights.json").exists():
        return
    before = folder / f"{number - 1:02}" / "weights"
    if not (here / "about.json").exists():
        seconds = options.first_seconds if number == 0 else options.seconds
        played = play(
            [str(PROGRAM), "practice", options.game, "--out", str(here), "--seed", f"{options.seed}/{number}"]
            + ["--matches", str(options.first_matches or options.matches if number == 0 else options.matches)]
            + ["--seconds", str(seconds), "--jobs", str(options.jobs)]
            + ([] if number == 0 else ["--weights", f"{before}.json"]),
            options.node,
        )
        log(f"{options.game} {number}: played {played}")
    # Only the first generation learns from greedy's matches.
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
    # Deletes rows that no later generation reads.
    old = folder / f"{number - options.window + 1:02}"
    if number >= options.window - 1:
        for path in old.glob("*.rows"):
            path.unlink()


def ship(game, weights, target):
    told = json.loads(Path(weights).read_text("utf-8"))
    kind, module = ("NetworkWeights", "sparseNetwork") if "value" in told else ("NamedEvaluatorWeights", "evaluator")
    text = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
    target.write_text(
        f"/** Written by research/learning/learn.py; see docs/learning.md. */\nimport type {{ {kind} }} from '../../../bots/neural/{module}.ts';\n\n"
        f"// oxfmt-ignore\nexport const {game.upper()}_WEIGHTS: {kind} = {text};\n",
        "utf-8",
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--matches", type=int, default=10**9)
    parser.add_argument("--first-matches", type=int, help="matches of the first generation, if different")
    parser.add_argument("--seconds", type=float, default=1e9, help="time limit for the matches of a generation")
    parser.add_argument("--first-seconds", type=float, default=1e9)
    parser.add_argument("--train-seconds", type=float, default=1e9, help="time limit for training each network")
    parser.add_argument("--until", type=float, default=1e18, help="begin no generation after this time (seconds since 1970)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--window", type=int, default=3, help="number of generations to train on")
    parser.add_argument("--passes", type=int, default=1)
    parser.add_argument("--policy-passes", type=int, default=4)
    parser.add_argument("--size", type=int, default=8192)
    parser.add_argument("--policy-size", type=int, default=2048)
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--folder", default=str(ROOT / "build" / "learn"))
    parser.add_argument("--node", default="node")
    parser.add_argument("--device")
    parser.add_argument("--start", help="folder with weights.json and weights.pt to continue from, instead of greedy")
    parser.add_argument("--ship", action="store_true", help="write the weights into the game's bots")
    options = parser.parse_args()
    subprocess.run([options.node, str(ROOT / "research" / "build.js")], check=True)
    folder = Path(options.folder) / options.game
    if options.start is not None and not (folder / "00").exists():
        (folder / "00").mkdir(parents=True)
        for name in ["weights.pt", "weights.json"]:
            shutil.copy(Path(options.start) / name, folder / "00" / name)
    last = None
    for number in range(options.generations):
        if time.time() > options.until:
            break
        generation(options, number, folder)
        last = folder / f"{number:02}" / "weights.json"
    if options.ship and last is not None:
        ship(options.game, last, ROOT / "src" / "games" / options.game / "bots" / "weights.ts")


if __name__ == "__main__":
    main()
