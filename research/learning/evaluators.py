"""Trains a game's evaluators: small networks over a list of numbers, as src/bots/neural/evaluator.ts computes them."""

import json
import time
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as F

import nets
from rows import Rows, fit, read_rows, signed, whole

WHOLE = 65535
LEAK = 0.05
# Input weights are stored in 4096ths.
ONE = 4096


class Evaluator(nn.Module):
    def __init__(self, shape):
        super().__init__()
        inputs, units, outcomes = shape["inputs"], shape["units"], shape["outcomes"]
        self.shape = shape
        self.inputs = nn.Parameter(torch.randn(inputs, units) * 0.5 * inputs**-0.5)
        self.bias = nn.Parameter(torch.zeros(units))
        self.out = nn.Parameter(torch.randn(outcomes, units) * units**-0.5)
        self.out_bias = nn.Parameter(torch.zeros(outcomes))

    def forward(self, numbers):
        """The log-probability of each outcome."""
        units = F.leaky_relu(numbers @ self.inputs + self.bias, LEAK)
        return F.log_softmax(units @ self.out.T + self.out_bias, 1)

    def written(self):
        out = [nets.numbers(row) for row in self.out]
        inputs = (self.inputs.detach().cpu() * ONE).round().to(torch.int32).reshape(-1).tolist()
        return {"inputs": inputs, "bias": nets.numbers(self.bias), "out": out, "outBias": nets.numbers(self.out_bias)}


def split_rows(rows, shape):
    inputs, outcomes = shape["inputs"], shape["outcomes"]
    sure, target = whole(rows[:, inputs:]).float().split(outcomes, 1)
    return signed(rows[:, :inputs]) / 256, sure / WHOLE, target / target.sum(1, keepdim=True)


def loss_of(net, rows):
    """The cross-entropy of the outcome; the evaluator predicts only the part that is not certain."""
    numbers, sure, target = split_rows(rows, net.shape)
    rest = (1 - sure.sum(1, keepdim=True)).clamp_min(0)
    chances = sure + rest * net(numbers).exp()
    return -(target * chances.clamp_min(1e-6).log()).sum(1).mean()


def train_evaluators(folders, before, after, size=8192, passes=4, rate=2e-3, seconds=1e9, most=12_000_000, seed=1, device=None):
    """Reads self-play, continues from the evaluators in `before` if given, writes `after`.pt and `after`.json."""
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    shapes = json.loads((Path(folders[0]) / "about.json").read_text())["judges"]
    known = torch.load(before, map_location=device) if before is not None else {}
    judges, told = {}, {}
    for name, shape in shapes.items():
        began = time.time()
        net = judges[name] = Evaluator(shape).to(device)
        if name in known:
            net.load_state_dict(known[name])
        rows = Rows(read_rows(folders, name, shape["inputs"] + 2 * shape["outcomes"], most), device, seed)
        with torch.no_grad():
            at_first = float(loss_of(net, rows.held))
        steps = fit(net, rows, loss_of, size, passes, rate, seconds)
        with torch.no_grad():
            at_last = float(loss_of(net, rows.held))
        told[name] = {
            "rows": len(rows.rows),
            "steps": steps,
            "before": round(at_first, 5),
            "after": round(at_last, 5),
            "seconds": round(time.time() - began, 1),
        }
        del rows
    torch.save({name: net.state_dict() for name, net in judges.items()}, f"{after}.pt")
    with open(f"{after}.json", "w", encoding="utf-8") as file:
        json.dump({name: net.written() for name, net in judges.items()}, file, ensure_ascii=False)
    return told
