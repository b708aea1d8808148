"""The two networks of a game as src/bots/neural/networks.ts computes them, and their encoding for it."""

import json

import torch
from torch import nn
from torch.nn import functional as F


SMALL, LARGE = 45, 47
STEPS = SMALL + LARGE
LETTERS = [chr(0x23 + i) for i in range(2 * SMALL + 1)]
LETTERS[0x5C - 0x23] = "!"
BEHIND = [chr(c) for c in range(0xA1, 0x100) if c != 0xAD]
ALPHABET = BEHIND[:LARGE] + LETTERS + BEHIND[LARGE:]


class Base(nn.Module):
    """Features in groups and for the whole; index 0 is no feature."""

    def __init__(self, room, width, hidden):
        super().__init__()
        self.room = room
        self.width = width
        self.facts = nn.Parameter(torch.randn(room["facts"] + 1, width) * 0.1)
        self.group_bias = nn.Parameter(torch.zeros(width))
        self.whole_bias = nn.Parameter(torch.zeros(width))
        self.next = nn.Parameter(torch.randn(2 * width, hidden) * (1 / (2 * width)) ** 0.5)
        self.next_bias = nn.Parameter(torch.zeros(hidden))

    def forward(self, rows):
        groups, in_group = self.room["groups"], self.room["inGroup"]
        split = groups * in_group
        table = self.facts
        in_groups = F.embedding_bag(rows[:, :split].reshape(-1, in_group), table, mode="sum", padding_idx=0)
        pooled = F.relu(in_groups + self.group_bias).view(-1, groups, self.width).sum(1)
        whole = F.relu(F.embedding_bag(rows[:, split:], table, mode="sum", padding_idx=0) + self.whole_bias)
        return torch.cat([pooled, whole], 1) @ self.next + self.next_bias

    def written(self):
        return {
            "facts": matrix(self.facts, zero_first=True),
            "groupBias": numbers(self.group_bias),
            "wholeBias": numbers(self.whole_bias),
            "next": matrix(self.next),
            "nextBias": numbers(self.next_bias),
        }


class Value(nn.Module):
    def __init__(self, about, width=64, hidden=32):
        super().__init__()
        self.base = Base(about["state"], width, hidden)
        self.out = nn.Parameter(torch.randn(hidden) * hidden**-0.5)
        self.out_bias = nn.Parameter(torch.zeros(()))

    def forward(self, rows):
        """The log-odds of winning."""
        return F.relu(self.base(rows)) @ self.out + self.out_bias

    def written(self):
        return {**self.base.written(), "out": numbers(self.out), "outBias": float(self.out_bias.detach())}


class Policy(nn.Module):
    def __init__(self, about, width=64, hidden=48):
        super().__init__()
        self.moves_room = about["moves"]
        self.base = Base(about["view"], width, hidden)
        self.moves = nn.Parameter(torch.randn(about["moves"]["facts"] + 1, hidden) * 0.1)
        self.out = nn.Parameter(torch.randn(hidden) * hidden**-0.5)

    def forward(self, rows, moves):
        """A score per move; their softmax is the policy."""
        count, in_move = moves.shape[1], moves.shape[2]
        of_moves = F.embedding_bag(moves.reshape(-1, in_move), self.moves, mode="sum", padding_idx=0)
        units = F.relu(self.base(rows).unsqueeze(1) + of_moves.view(-1, count, self.moves.shape[1]))
        return units @ self.out

    def written(self):
        return {**self.base.written(), "moves": matrix(self.moves, zero_first=True), "out": numbers(self.out)}


def numbers(tensor):
    return [round(float(x), 5) for x in tensor.detach().cpu().reshape(-1)]


def column_steps(tensor):
    """The value of one step per column, with its largest number at the last step."""
    return tensor.detach().abs().amax(0).clamp_min(1e-6) / STEPS


def letters(whole):
    """One letter per number. No letter needs escaping in a string, and small numbers take one byte."""
    return "".join(ALPHABET[i] for i in (whole + STEPS).reshape(-1).tolist())


def matrix(tensor, zero_first=False):
    values = tensor.detach().float().cpu().clone()
    if zero_first:
        values[0] = 0
    steps = [float(f"{float(x):.6g}") for x in column_steps(values)]
    whole = (values / torch.tensor(steps)).round().clamp(-STEPS, STEPS).to(torch.int32)
    return {
        "rows": values.shape[0],
        "columns": values.shape[1],
        "steps": steps,
        "letters": letters(whole),
    }


def write(path, value, policy):
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"value": value.written(), "policy": policy.written()}, file, ensure_ascii=False)
