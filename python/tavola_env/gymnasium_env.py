"""One seat against named bots, as a Gymnasium environment."""

import gymnasium
import numpy as np

from .vec import Vec


class TavolaEnv(gymnasium.Env):
    """Observations are bytes; `info["action_mask"]` says which actions are legal.

    The reward is the own share of the victory when the match ends, else 0. The observation that comes with the end is
    the first one of the next match, which `reset` then begins.
    """

    metadata = {"render_modes": []}

    def __init__(self, game, seats, seat=0, against="easy", seed="1", **settings):
        bots = {other: against for other in range(seats) if other != seat}
        self._env, self._own, self._seed, self._fresh = Vec(game, seats, 1, seed=seed, bots=bots, **settings), seat, seed, True
        self.observation_space = gymnasium.spaces.Box(0, 255, (self._env.observation_size,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(self._env.actions)

    def _look(self):
        return self._env.observation[0, 0].copy(), {"action_mask": self._env.mask[0, 0].astype(np.int8)}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if seed is not None:
            self._env.reset(0, seed)
        elif not self._fresh:
            self._env.reset(0)
        self._fresh = False
        return self._look()

    def step(self, action):
        self._env.step([action])
        over = bool(self._env.done[0])
        reward = float(self._env.reward[0, self._own])
        self._fresh = over
        observation, info = self._look()
        return observation, reward, over, False, info

    def close(self):
        self._env.close()
