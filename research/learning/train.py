"""Trains the networks of a game on its self-play."""

import json
import time
from pathlib import Path

import torch
from torch.nn import functional as F

import nets
from rows import Rows, fit, read_rows, whole

WHOLE = 65535


def value_loss(net, rows):
    rows = whole(rows)
    return F.binary_cross_entropy_with_logits(net(rows[:, :-1]), rows[:, -1].float() / WHOLE)


def policy_parts(rows, about):
    rows = whole(rows)
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


def policy_floor(rows, about):
    """The loss of a perfect network: the entropy of the targets."""
    _, _, chances = policy_parts(rows, about)
    target = chances / chances.sum(1, keepdim=True)
    return float(-(target * target.clamp_min(1e-9).log()).sum(1).mean())


def train(folders, before, after, sizes, size=(8192, 2048), passes=(1, 4), rate=2e-3, seconds=1e9, most=12_000_000, seed=1, device=None):
    """Reads self-play, continues from the networks in `before` if given, writes `after`.pt and `after`.json."""
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
        rows = Rows(read_rows(folders, name, kind_width, most), device, seed)
        loaded = time.time()
        held = rows.held
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
            told[name]["floor"] = round(policy_floor(held, about), 5)
        del rows
    torch.save({"value": value.state_dict(), "policy": policy.state_dict()}, f"{after}.pt")
    nets.write(f"{after}.json", value, policy)
    return told
