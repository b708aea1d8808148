"""Fits the networks of a game to what its self-play has written."""

import json
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

import nets

WHOLE = 65535


def rows_of(folders, kind, width, most):
    """The newest rows first, at most so many, as 16 bits each."""
    parts, count = [], 0
    for folder in folders:
        for path in sorted(Path(folder).glob(f"{kind}-*.rows")):
            part = np.fromfile(path, dtype=np.int16)
            part = part[: len(part) // width * width].reshape(-1, width)
            parts.append(part[: max(0, most - count)])
            count += len(parts[-1])
    return torch.from_numpy(np.concatenate(parts))


def whole(rows):
    """16 bits are facts and shares from 0 on, not below."""
    return rows.to(torch.int32) & 0xFFFF


class Rows:
    """Shuffled pieces of what is learnt from, and a part held back to see what was learnt."""

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
                yield whole(self.rows[order[at : at + size]])

    def count(self, size, passes):
        return passes * math.ceil(len(self.rows) / size)


def value_loss(net, rows):
    return F.binary_cross_entropy_with_logits(net(rows[:, :-1]), rows[:, -1].float() / WHOLE)


def policy_parts(rows, about):
    room, moves = about["view"], about["moves"]
    split = room["groups"] * room["inGroup"] + room["inWhole"]
    per = moves["inMove"] + 1
    told = rows[:, split:].reshape(len(rows), -1, per)
    chances = told[:, :, -1].float()
    return rows[:, :split], told[:, :, :-1], chances


def policy_loss(net, rows, about):
    view, moves, chances = policy_parts(rows, about)
    scores = net(view, moves).masked_fill(chances == 0, -1e9)
    target = chances / chances.sum(1, keepdim=True)
    return -(target * F.log_softmax(scores, 1)).sum(1).mean()


def floor_of(rows, about):
    """The loss of a network that knew all the chances."""
    _, _, chances = policy_parts(rows, about)
    target = chances / chances.sum(1, keepdim=True)
    return float(-(target * target.clamp_min(1e-9).log()).sum(1).mean())


def fit(net, rows, loss_of, size, passes, rate, seconds):
    """Adam with a rate that rises at first and then falls to nothing, by the passes or by the clock, what ends first."""
    steps = max(1, rows.count(size, passes))
    fast = torch.optim.Adam(net.parameters(), lr=rate)
    began = time.time()
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
    return step + 1


def train(folders, before, after, sizes, size=(8192, 2048), passes=(1, 4), rate=2e-3, seconds=1e9, most=12_000_000, seed=1, device=None):
    """Reads self-play, goes on from the networks in `before` if there are any, writes `after`.pt and `after`.json."""
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    about = json.loads((Path(folders[0]) / "about.json").read_text())
    value = nets.Value(about, *sizes["value"]).to(device)
    policy = nets.Policy(about, *sizes["policy"]).to(device)
    if before is not None:
        known = torch.load(before, map_location=device)
        value.load_state_dict(known["value"])
        policy.load_state_dict(known["policy"])
    room, moves = about["state"], about["moves"]
    width = room["groups"] * room["inGroup"] + room["inWhole"] + 1
    view = about["view"]
    policy_width = view["groups"] * view["inGroup"] + view["inWhole"] + moves["recorded"] * (moves["inMove"] + 1)
    told = {}
    for at, (name, net, kind_width, loss_of) in enumerate([
        ("value", value, width, value_loss),
        ("policy", policy, policy_width, lambda net, piece: policy_loss(net, piece, about)),
    ]):
        began = time.time()
        rows = Rows(rows_of(folders, name, kind_width, most), device, seed)
        loaded = time.time()
        held = whole(rows.held)
        with torch.no_grad():
            at_first = float(loss_of(net, held))
        steps = fit(net, rows, loss_of, size[at], passes[at], rate, seconds)
        with torch.no_grad():
            at_last = float(loss_of(net, held))
        torch.save({"value": value.state_dict(), "policy": policy.state_dict()}, f"{after}.pt")
        told[name] = {
            "rows": len(rows.rows),
            "steps": steps,
            "before": round(at_first, 5),
            "after": round(at_last, 5),
            "load": round(loaded - began, 1),
            "seconds": round(time.time() - loaded, 1),
        }
        if name == "policy":
            told[name]["floor"] = round(floor_of(held, about), 5)
        del rows
    torch.save({"value": value.state_dict(), "policy": policy.state_dict()}, f"{after}.pt")
    nets.write(f"{after}.json", value, policy)
    return told
