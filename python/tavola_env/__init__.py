"""Four card and tile games as environments for reinforcement learning.

    import numpy as np, tavola_env
    rng = np.random.default_rng(1)
    with tavola_env.vec("jericho", seats=3, n=1024) as env:
        for _ in range(1000):
            env.step(env.random_actions(rng))

The engine is the program `tavola` in its own process; see docs/environment.md.
"""

from .evaluate import Result, evaluate
from .vec import EnvError, Vec, vec

__all__ = ["EnvError", "Result", "Vec", "evaluate", "vec"]
