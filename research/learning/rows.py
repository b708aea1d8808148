"""Reads the rows of self-play, and fits a network to them."""

import math
import time
from pathlib import Path

import numpy as np
import torch


def read_rows(folders, kind, width, most):
    """At most `most` rows of 16-bit integers, newest folders first."""
    parts, count = [], 0
    for folder in folders:
        for path in sorted(Path(folder).glob(f"{kind}-*.rows")):
            part = np.fromfile(path, dtype=np.int16)
            part = part[: len(part) // width * width].reshape(-1, width)
            parts.append(part[: max(0, most - count)])
            count += len(parts[-1])
    return torch.from_numpy(np.concatenate(parts))


def whole(rows):
    """Reads 16 bits as unsigned features and shares."""
    return rows.to(torch.int32) & 0xFFFF


def signed(rows):
    return rows.to(torch.float32)


class Rows:
    """Shuffled batches of training rows, and a held-out part for validation."""

    def __init__(self, rows, device, seed):
        self.device = device
        self.random = torch.Generator().manual_seed(seed)
        order = torch.randperm(len(rows), generator=self.random)
        held = max(1, min(20000, len(rows) // 20))
        self.held = rows[order[:held]].to(device)
        self.rows = rows[order[held:]].to(device)

    def pieces(self, size, passes):
        for _ in range(passes):
            order = torch.randperm(len(self.rows), generator=self.random).to(self.device)
            for at in range(0, len(order), size):
                yield self.rows[order[at : at + size]]

    def count(self, size, passes):
        return passes * math.ceil(len(self.rows) / size)


def fit(net, rows, loss_of, size, passes, rate, seconds):
    """Adam with warm-up and cosine decay, by passes or by the clock, whichever ends first."""
    steps = max(1, rows.count(size, passes))
    fast = torch.optim.Adam(net.parameters(), lr=rate)
    began = time.time()
    done = 0
    for step, piece in enumerate(rows.pieces(size, passes)):
        part = max(step / steps, (time.time() - began) / seconds)
        if part >= 1:
            break
        for group in fast.param_groups:
            group["lr"] = rate * min(1, 20 * part + 0.05) * 0.5 * (1 + math.cos(math.pi * part))
        loss = loss_of(net, piece)
        fast.zero_grad()
        loss.backward()
        fast.step()
        done = step + 1
    return done
