"""A training run: lessons and fits in turn, kept after every step, so that it goes on where it was stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from koikoi.agents import net_notes as n
from koikoi.agents.net_file import save_net
from koikoi.errors import KoiKoiError, Reason
from koikoi.lab.train.fit import Net, fit, tried
from koikoi.lab.train.generate import Generator, Lessons, Order, tables
from koikoi.lab.train.lessons import GREEDY, NET, QUICK

HELD: Final = 200_000
"""Lessons kept apart to see how the net does."""
CHECKPOINT: Final = "checkpoint.pt"


@dataclass(frozen=True, slots=True)
class Plan:
    """What a run is to do."""

    steps: int = 370
    lessons: int = 400_000
    """Lessons of a step."""
    first: int = 250
    """Steps in which the greedy player plays the rounds and the quick one plays the options out."""
    renew: int = 40
    """After those the net does both, as it was then; after so many more steps as it is then, and so on."""
    rate: float = 1e-3
    """The learning rate of the first steps, a third of it later; from each change on it falls to a twentieth."""
    seed: int = 1

    def __post_init__(self) -> None:
        if min(self.steps, self.lessons, self.first, self.renew) < 1 or not 0 < self.rate < 1:
            what = "steps, lessons, first and renew are 1 or more, the rate is between 0 and 1"
            raise KoiKoiError(Reason.NOT_ALLOWED, what)

    def renews(self, step: int) -> bool:
        """Whether the net of this step is the next teacher."""
        return step >= self.first and (step - self.first) % self.renew == 0

    def rate_at(self, step: int) -> float:
        """The learning rate of a step."""
        if step < self.first:
            return self.rate * (1 - 0.95 * step / self.first)
        return self.rate / 3 * (1 - 0.95 * ((step - self.first) % self.renew) / self.renew)


class Run:
    """A run in a folder; one that was stopped there goes on, with the plan it was begun with."""

    def __init__(self, folder: Path, plan: Plan, *, processes: int, say: Callable[[str], None]) -> None:
        self.folder, self.plan, self.processes, self._say = folder, plan, processes, say
        torch.manual_seed(plan.seed)
        self.net = Net()
        self.optimiser: Any = torch.optim.AdamW(self.net.parameters(), lr=plan.rate, weight_decay=1e-3)
        self.teacher = self.net.flat()
        self.step = 0
        self.log: list[str] = []
        if (folder / CHECKPOINT).exists():
            self._load()

    def go(self) -> None:
        """Do what is left to do, and write `net.npz`."""
        with Generator(self.processes) as generator:
            order = Order(teacher=GREEDY, learner=GREEDY)
            held = generator.lessons(order, self.teacher, HELD, seed=f"{self.plan.seed} held")()
            self._tell(f"before step {self.step + 1}: {tried(self.net, held)}")
            coming: Callable[[], Lessons] | None = None
            while self.step < self.plan.steps:
                began = time.monotonic()
                lessons = coming() if coming else self._begin(generator, self.step)()
                after = self.step + 1
                last = after == self.plan.steps or self.plan.renews(after)
                coming = None if last else self._begin(generator, after)
                rng = np.random.default_rng([self.plan.seed, self.step])
                fit(self.net, self.optimiser, lessons, rate=self.plan.rate_at(self.step), rng=rng)
                self.step = after
                if self.plan.renews(after):
                    self.teacher = self.net.flat()
                self._tell(f"step {self.step}: {tried(self.net, held)}, {time.monotonic() - began:.0f} s")
                self._save()

    def _begin(self, generator: Generator, step: int) -> Callable[[], Lessons]:
        """Begin with the lessons of a step."""
        order = Order(teacher=QUICK, learner=GREEDY) if step < self.plan.first else Order(teacher=NET, learner=NET)
        return generator.lessons(order, self.teacher, self.plan.lessons, seed=f"{self.plan.seed} step {step}")

    def _tell(self, line: str) -> None:
        self.log.append(line)
        self._say(line)

    def _save(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "plan": asdict(self.plan), "step": self.step, "log": self.log, "encoding": n.ENCODING,
            "net": self.net.state_dict(), "optimiser": self.optimiser.state_dict(),
            "teacher": torch.from_numpy(self.teacher),
        }  # fmt: skip
        half = self.folder / f"{CHECKPOINT}.new"
        torch.save(kept, half)
        half.replace(self.folder / CHECKPOINT)
        about = {"rules": [rules.mapping() for rules in tables()], "plan": asdict(self.plan), "log": self.log}
        save_net(self.folder / "net.npz", self.net.flat(), about=json.dumps(about))

    def _load(self) -> None:
        kept = torch.load(self.folder / CHECKPOINT, weights_only=True)
        if kept["encoding"] != n.ENCODING:
            raise KoiKoiError(
                Reason.NOT_ALLOWED,
                f"{self.folder / CHECKPOINT}: its net is told other things (encoding {kept['encoding']}, now "
                f"{n.ENCODING}); begin in another folder",
            )
        self.plan = Plan(**kept["plan"])
        self.step, self.log = kept["step"], kept["log"]
        self.teacher = kept["teacher"].numpy()
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
