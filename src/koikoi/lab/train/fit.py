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
    """The net that `koikoi.agents.net_kernel` works out, for training; it begins as the greedy player."""

    def __init__(self) -> None:
        super().__init__()
        self.position = torch.nn.Linear(n.POSITION, n.FIRST)
        self.mixed = torch.nn.Linear(n.FIRST, n.SECOND)
        self.option = torch.nn.Linear(n.TOLD + 96, n.SECOND, bias=False)
        self.third = torch.nn.Linear(n.SECOND, n.THIRD)
        self.out = torch.nn.Linear(n.THIRD, 1)
        torch.nn.init.zeros_(self.out.weight)
        torch.nn.init.zeros_(self.out.bias)
        self.scale = torch.nn.Parameter(torch.ones(3))

    def forward(self, batch: Batch) -> Any:
        """What options are worth, ten points to 1: lessons by MOST, 0 where there is no option."""
        option = batch.option
        take, call = option[:, n.IS_TAKE], option[:, n.IS_CALL]
        scale = self.scale[0] * (1 - take - call) + self.scale[1] * take + self.scale[2] * call
        position = self.mixed(torch.relu(self.position(batch.position)))
        mixed = position.repeat_interleave(batch.number, 0) + self.option(option)
        worth = self.out(torch.relu(self.third(torch.relu(mixed)))).squeeze(-1) + scale * option[:, n.VALUE]
        return torch.zeros_like(batch.results).masked_scatter(batch.there, worth)

    def flat(self) -> npt.NDArray[np.float32]:
        """The weights in a row, as the kernel reads them."""
        row = np.concatenate([part.detach().numpy().ravel() for part in self._parts()])
        assert len(row) == n.NET_SIZE
        return row.astype(np.float32)

    def fill(self, row: npt.NDArray[np.float32]) -> None:
        """Take over the weights of a row, as `flat` gives them."""
        at = 0
        with torch.no_grad():
            for part in self._parts():
                part.copy_(torch.from_numpy(row[at : at + part.numel()]).reshape(part.shape))
                at += part.numel()

    def _parts(self) -> tuple[Any, ...]:
        """The weights, part by part, each as the kernel reads it."""
        first = (self.position.weight.T, self.position.bias, self.mixed.weight.T, self.mixed.bias)
        then = (self.option.weight.T, self.third.weight.T, self.third.bias, self.out.weight, self.out.bias)
        return (*first, *then, self.scale)


class Batch(NamedTuple):
    """Lessons as tensors."""

    position: Any
    """Lessons by POSITION."""
    option: Any
    """Options of all lessons, in order, by TOLD and two times 48 cards: which is played, which are taken."""
    results: Any
    """Lessons by MOST."""
    there: Any
    """Lessons by MOST: whether there is such an option."""
    number: Any
    """The options of each lesson."""
    stop: Any
    """What a stop pays, for each lesson."""


class Score(NamedTuple):
    """How a net does at lessons; squares of ten points, and tens of points."""

    apart: float
    """The mean square of the error in what sets the options of a position apart."""
    level: float
    """The same in what they are worth on average."""
    call: float
    """The same in what a call brings more than a stop."""
    gain: float
    """What the option liked best brought more than the one that the greedy player likes best."""
    call_gain: float
    """What the net's calls and stops brought more than those of the greedy player."""

    def __str__(self) -> str:
        return " ".join(f"{name} {value:.5f}" for name, value in self._asdict().items())


def batches(lessons: Lessons, *, size: int, order: npt.NDArray[np.int64] | None = None) -> Iterator[Batch]:
    """The lessons in batches, in an order or as they are; what is left over makes no batch."""
    for at in range(0, len(lessons.number) - size + 1, size):
        part: Any = slice(at, at + size) if order is None else order[at : at + size]
        yield tensors(Lessons(*(column[part] for column in lessons)))


def tensors(lessons: Lessons) -> Batch:
    """Lessons as tensors, all of them."""
    size, number = len(lessons.number), lessons.number.astype(np.int64)
    there = np.arange(n.MOST)[None, :] < number[:, None]
    sets = np.unpackbits(lessons.masks.reshape(size, -1), axis=1, bitorder="little")
    position = np.concatenate([sets, lessons.worths, lessons.told[:, 0, n.TURNS :]], 1, dtype=np.float32)
    which = lessons.which[there].astype(np.int64)
    option = np.zeros((len(which), n.TOLD + 96), np.float32)
    option[:, : n.TOLD] = lessons.told[there]
    for i in range(n.CARDS):
        known = np.flatnonzero(which[:, i] >= 0)
        option[known, n.TOLD + (0 if i == n.CARD else 48) + which[known, i]] = 1
    stop = lessons.told[:, 0, n.STOP].astype(np.float32)
    return Batch(*map(torch.from_numpy, (position, option, lessons.results, there, number, stop)))


def errors(net: Net, batch: Batch) -> tuple[Any, Any, Any, Any]:
    """For each lesson: squared errors in what sets options apart and in their level, 1 for a call, the gain."""
    results, number, there = batch.results, batch.number, batch.there.float()
    call = (number == 1).float()
    worth = net(batch)
    first = worth[:, 0] - call * batch.stop  # a call is set against a stop
    worth = torch.cat([first[:, None], worth[:, 1:]], 1)
    level, truth = (worth * there).sum(1) / number, (results * there).sum(1) / number
    apart, true_apart = worth - level[:, None], results - truth[:, None]
    greedy = torch.zeros_like(results).masked_scatter(batch.there, batch.option[:, n.VALUE])
    gain = (first > 0).float() - (greedy[:, 0] > batch.stop).float()
    gain = torch.where(call > 0, gain * results[:, 0], chosen(worth, batch) - chosen(greedy, batch))
    return ((apart - true_apart) ** 2 * there).sum(1) / number, (level - truth) ** 2, call, gain


def chosen(worth: Any, batch: Batch) -> Any:
    """What the option brought that is worth most, of equals the first."""
    best = torch.where(batch.there, worth, torch.full_like(worth, -1e9)).argmax(1, keepdim=True)
    return batch.results.gather(1, best).squeeze(1)


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
