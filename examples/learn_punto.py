"""Learns to play Punto by playing against itself, with numpy alone, and beats the bot `easy` after some minutes.

    PYTHONPATH=python TAVOLA="node bin/tavola.js" python3 examples/learn_punto.py --minutes 5

The policy is a softmax over cells with one weight for each feature of a cell. After each match, its weights move
towards the choices of the winner and away from those of the loser (REINFORCE).
"""

import argparse
import time

import numpy as np
import tavola_env

SIDE, REACH = 11, 4
DIRECTIONS = [(0, 1), (1, 0), (1, 1), (1, -1)]
# One round decides: a match is shorter, so each decision counts more.
OPTIONS = {"roundsToWin": 1}
SEATS = 2


def runs(cards):
    """For each cell, the number of these cards that would join it in each of the four directions."""
    n = len(cards)
    wide = np.zeros((n, SIDE + 2 * REACH, SIDE + 2 * REACH), np.float32)
    wide[:, REACH:-REACH, REACH:-REACH] = cards
    lengths = []
    for dy, dx in DIRECTIONS:
        length = np.zeros((n, SIDE, SIDE), np.float32)
        for sign in (1, -1):
            unbroken = np.ones_like(length)
            for k in range(1, REACH + 1):
                y, x = REACH + sign * k * dy, REACH + sign * k * dx
                unbroken = unbroken * wide[:, y : y + SIDE, x : x + SIDE]
                length += unbroken
        lengths.append(length)
    return np.sort(np.stack(lengths), axis=0)[::-1]


def one_hot(length):
    return [(np.minimum(length, REACH) == k).astype(np.float32) for k in range(REACH + 1)]


def features(observation, fields):
    """(n, cells, features) from the bytes of n observations."""
    top = observation[:, fields["top"]].reshape(-1, 2, SIDE, SIDE)
    colours, points = top[:, 0], top[:, 1].astype(np.float32) / 9
    card, worth = observation[:, fields["up"]].reshape(-1, SEATS, 2)[:, 0].T
    lines = [runs((colours == colour).astype(np.float32)) for colour in range(1, 5)]
    # The observer's colours are 1 and 2. A row has one colour, that of the card to place.
    is_first = (card == 1)[:, None, None]
    own = np.where(is_first, lines[0], lines[1])
    other = np.where(is_first, lines[1], lines[0])[0]
    theirs = np.sort(np.concatenate([lines[2], lines[3]]), axis=0)[::-1]
    covers_own = ((colours == 1) | (colours == 2)).astype(np.float32)
    covers_theirs = (colours >= 3).astype(np.float32)
    worth = (worth / 9).astype(np.float32)[:, None, None]
    cells = [
        *one_hot(own[0]),
        *one_hot(own[1]),
        *one_hot(theirs[0]),
        *one_hot(theirs[1]),
        *one_hot(other),
        covers_own,
        covers_theirs,
        covers_own * points,
        covers_theirs * points,
        covers_theirs * worth,
        covers_own * worth,
    ]
    return np.stack(cells, axis=-1).reshape(len(observation), SIDE * SIDE, -1)


class Policy:
    def __init__(self, fields):
        self.fields, at = {}, 0
        for field in fields:
            size = int(np.prod(field["shape"]))
            self.fields[field["name"]] = slice(at, at + size)
            at += size
        self.weights = np.zeros(5 * (REACH + 1) + 6, np.float32)

    def chances(self, observation, mask):
        inputs = features(observation, self.fields)
        logits = np.where(mask == 1, inputs @ self.weights, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, chances / chances.sum(axis=1, keepdims=True)

    def best(self, observation, mask):
        return self.chances(observation, mask)[1].argmax(axis=1)


def train(minutes, n, rate, seed, report):
    rng = np.random.default_rng(seed)
    with tavola_env.vec("punto", SEATS, n, seed=f"learn {seed}", options=OPTIONS) as env:
        policy = Policy(env.fields)
        every = np.arange(n)
        # For each seat of each match, the sum of the directions that make its choices more likely.
        traces = np.zeros((n, SEATS, len(policy.weights)), np.float32)
        square, matches = np.zeros_like(policy.weights), 0
        began = time.monotonic()
        next_report = began
        while True:
            if time.monotonic() >= next_report:
                spent = time.monotonic() - began
                report(spent, matches, policy)
                if spent >= minutes * 60:
                    return policy
                next_report += minutes * 60 / 10
            inputs, chances = policy.chances(env.observation[:, 0], env.mask[:, 0])
            drawn = (chances.cumsum(axis=1) > rng.random((n, 1))).argmax(axis=1)
            traces[every, env.seat[:, 0]] += inputs[every, drawn] - np.einsum("na,naf->nf", chances, inputs)
            env.step(drawn)
            over = np.flatnonzero(env.done)
            if len(over) == 0:
                continue
            better = env.reward[over] - 1 / SEATS
            push = np.einsum("ns,nsf->f", better, traces[over]) / n
            square = 0.99 * square + 0.01 * push**2
            policy.weights += rate * push / (np.sqrt(square) + 1e-3)
            matches += len(over)
            traces[over] = 0


def draw_curve(points, path):
    """The learning curve as an SVG picture: share of the victories against `easy`, with 95% intervals."""
    width, height, left, bottom = 640, 320, 56, 44
    last = max(matches for matches, _ in points) or 1
    x = lambda matches: left + matches / last * (width - left - 16)
    y = lambda share: 16 + (1 - share) * (height - 16 - bottom)
    line = " ".join(f"{x(m):.1f},{y(r.share):.1f}" for m, r in points)
    bars = "".join(f'<path d="M{x(m):.1f} {y(r.low):.1f}V{y(r.high):.1f}" stroke="#0072b2"/>' for m, r in points)
    grid = "".join(
        f'<path d="M{left} {y(s):.1f}H{width - 16}" stroke="#ccc"/><text x="{left - 8}" y="{y(s) + 5:.1f}" text-anchor="end">{s:.0%}</text>'
        for s in (0, 0.25, 0.5, 0.75, 1)
    )
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="14">'
            f'<rect width="{width}" height="{height}" fill="#fff"/>{grid}{bars}'
            f'<polyline points="{line}" fill="none" stroke="#0072b2" stroke-width="2"/>'
            f'<text x="{(width + left) / 2}" y="{height - 10}" text-anchor="middle">matches played while learning: 0 to {last:,}</text></svg>\n'
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--matches", type=int, default=200, help="matches of each evaluation")
    parser.add_argument("--n", type=int, default=256)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", help="file for the learning curve, an SVG picture")
    chosen = parser.parse_args()
    points = []

    def report(seconds, matches, policy):
        result = tavola_env.evaluate(
            policy.best, "punto", SEATS, "easy", chosen.matches, seed="judge", options=OPTIONS
        )
        points.append((matches, result))
        print(f"{seconds:5.0f} s  {matches:6} matches  {result.share:.1%} ({result.low:.1%} to {result.high:.1%})", flush=True)

    train(chosen.minutes, chosen.n, chosen.rate, chosen.seed, report)
    if chosen.curve:
        draw_curve(points, chosen.curve)


if __name__ == "__main__":
    main()
