"""How well a policy plays against a named bot."""

from dataclasses import dataclass

import numpy as np

from .vec import Vec


@dataclass
class Result:
    """The share of all victories with its 95% interval; a fair share is 1 / seats."""

    share: float
    low: float
    high: float
    matches: int


def evaluate(policy, game, seats, against="expert", matches=400, n=64, seed="evaluate", **settings):
    """Plays `policy(observation, mask) -> actions` in every seat in turn against copies of a bot."""
    shares = []
    for seat in range(seats):
        bots = {other: against for other in range(seats) if other != seat}
        wanted, won = -(-matches // seats), []
        with Vec(game, seats, min(n, wanted), seed=f"{seed} {seat}", bots=bots, **settings) as env:
            # As many from every match place: those that end sooner would count too often.
            each = -(-wanted // env.n)
            counts = np.zeros(env.n, int)
            while counts.min() < each:
                env.step(policy(env.observation[:, 0], env.mask[:, 0]))
                for i in np.flatnonzero(env.done):
                    if counts[i] < each:
                        won.append(env.reward[i, seat])
                        counts[i] += 1
        shares += won
    mean = float(np.mean(shares))
    margin = 1.96 * float(np.std(shares, ddof=1)) / len(shares) ** 0.5
    return Result(mean, max(0.0, mean - margin), min(1.0, mean + margin), len(shares))
