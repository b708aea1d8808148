"""All seats as agents, as a PettingZoo environment (AEC)."""

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .vec import Vec


class TavolaAEC(AECEnv):
    """Agents are `seat_0`, `seat_1`, …; an observation is `{"observation": bytes, "action_mask": legal actions}`.

    Seats that choose at the same time act one after the other, without seeing each other's choices.
    """

    metadata = {"name": "tavola_v1", "is_parallelizable": False, "render_modes": []}

    def __init__(self, game, seats, **settings):
        super().__init__()
        self._env = Vec(game, seats, 1, **settings)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self._env.observation_size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self._env.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._env.actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self._env.reset(0, seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = dict(self.terminations)
        self.infos = {agent: {} for agent in self.agents}
        self._last = None
        self._select()

    def _select(self):
        self.agent_selection = self.possible_agents[int(self._env.seat[0, 0])]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        if self._last is not None:
            return {"observation": self._last[seat], "action_mask": np.zeros(self._env.actions, np.int8)}
        acts = agent == self.agent_selection
        mask = self._env.mask[0, 0].astype(np.int8) if acts else np.zeros(self._env.actions, np.int8)
        return {"observation": self._env.observe(0, seat).copy(), "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        # The engine deals the next match at once, so the last observations are those before the last decision.
        before = [self._env.observe(0, seat).copy() for seat in range(len(self.possible_agents))]
        self._env.step([action])
        self._clear_rewards()
        if self._env.done[0]:
            self._last = before
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = float(self._env.reward[0, seat])
                self.terminations[name] = True
        else:
            self._select()
        self._accumulate_rewards()
        if self._env.done[0]:
            self._deads_step_first()

    def close(self):
        self._env.close()
