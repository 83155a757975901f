"""Fit the net to lessons: what each option brings more than the others, and what it brings in all.

Needs PyTorch, which the extra `train` brings.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from koikoi.agents import net_notes as n
from koikoi.lab.train.generate import Lessons

BATCH: Final = 4096
LEVEL: Final = 0.1
"""How much it counts what a position is worth in all, against what sets its options apart."""


class Net(torch.nn.Module):  # type: ignore[misc]  # the checker does not know PyTorch
    """The net that `koikoi.agents.net_kernel.think` works out, for training; it begins as the greedy player."""

    def __init__(self) -> None:
        super().__init__()
        self.one = torch.nn.Linear(n.TOLD, n.FIRST)
        self.two = torch.nn.Linear(n.FIRST, n.SECOND)
        self.out = torch.nn.Linear(n.SECOND, 1)
        torch.nn.init.zeros_(self.out.weight)
        torch.nn.init.zeros_(self.out.bias)
        self.scale = torch.nn.Parameter(torch.ones(3))

    def forward(self, told: Any) -> Any:
        """What options are worth, ten points to 1: of the shape of `told` less its last axis, which is TOLD long."""
        take, call = told[..., n.IS_TAKE], told[..., n.IS_CALL]
        scale = self.scale[0] * (1 - take - call) + self.scale[1] * take + self.scale[2] * call
        hidden = torch.relu(self.two(torch.relu(self.one(told))))
        return self.out(hidden).squeeze(-1) + scale * told[..., n.VALUE]

    def flat(self) -> npt.NDArray[np.float32]:
        """The weights in a row, as the kernel reads them."""
        layers = (self.one.weight.T, self.one.bias, self.two.weight.T, self.two.bias, self.out.weight, self.out.bias)
        row = np.concatenate([part.detach().numpy().ravel() for part in (*layers, self.scale)])
        assert len(row) == n.NET_SIZE
        return row.astype(np.float32)


class Batch(NamedTuple):
    """Lessons as tensors."""

    told: Any
    results: Any
    number: Any


class Score(NamedTuple):
    """How a net does at lessons; squares of ten points, and tens of points."""

    apart: float
    """The mean square of the error in what sets the options of a position apart."""
    level: float
    """The same in what they are worth on average."""
    call: float
    """The same in what a call brings more than a stop."""
    gain: float
    """What the option liked best brought more than the average of all."""
    call_gain: float
    """What following the net brought more than always stopping."""

    def __str__(self) -> str:
        return " ".join(f"{name} {value:.5f}" for name, value in self._asdict().items())


def batches(lessons: Lessons, *, size: int, order: npt.NDArray[np.int64] | None = None) -> Iterator[Batch]:
    """The lessons in batches, in an order or as they are; what is left over makes no batch."""
    for at in range(0, len(lessons.number) - size + 1, size):
        part: Any = slice(at, at + size) if order is None else order[at : at + size]
        told = torch.from_numpy(lessons.told[part].astype(np.float32))
        yield Batch(
            told, torch.from_numpy(lessons.results[part]), torch.from_numpy(lessons.number[part].astype(np.int64))
        )


def errors(net: Net, batch: Batch) -> tuple[Any, Any, Any, Any]:
    """For each lesson: squared errors in what sets options apart and in their level, 1 for a call, the gain."""
    told, results, number = batch
    there = (torch.arange(n.MOST)[None, :] < number[:, None]).float()
    call = (number == 1).float()
    worth = net(told)
    first = worth[:, 0] - call * told[:, 0, n.STOP]  # a call is set against a stop
    worth = torch.cat([first[:, None], worth[:, 1:]], 1)
    level, truth = (worth * there).sum(1) / number, (results * there).sum(1) / number
    apart, true_apart = worth - level[:, None], results - truth[:, None]
    best = torch.where(there > 0, worth, torch.full_like(worth, -1e9)).argmax(1, keepdim=True)
    gain = torch.where(call > 0, (first > 0) * results[:, 0], true_apart.gather(1, best).squeeze(1))
    return ((apart - true_apart) ** 2 * there).sum(1) / number, (level - truth) ** 2, call, gain


def fit(net: Net, optimiser: Any, lessons: Lessons, *, rate: float, rng: np.random.Generator) -> None:
    """Go through the lessons once, in batches of BATCH, at a learning rate."""
    for group in optimiser.param_groups:
        group["lr"] = rate
    for batch in batches(lessons, size=BATCH, order=rng.permutation(len(lessons.number))):
        apart, level, call, _ = errors(net, batch)
        loss = (apart * (1 - call) + level * (call + LEVEL * (1 - call))).mean()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()


def tried(net: Net, lessons: Lessons) -> Score:
    """How the net does at lessons that it was not fitted to."""
    sums = np.zeros(7)
    with torch.no_grad():
        for batch in batches(lessons, size=10_000):
            apart, level, call, gain = errors(net, batch)
            card = 1 - call
            parts = (apart * card, level * card, level * call, gain * card, gain * call, card, call)
            sums += [float(part.sum()) for part in parts]
    cards, calls = sums[5], sums[6]
    return Score(*(float(value) for value in sums[:5] / [cards, cards, calls, cards, calls]))
