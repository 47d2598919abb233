"""Draws modules."""

from __future__ import annotations

import random
from dataclasses import dataclass

from assay_torch.recipe.followers import FOLLOWERS, Drawing
from assay_torch.recipe.mains import MAINS, Main
from assay_torch.recipe.step import Step

# So many operators follow the main one, as in the paper.
FEWEST, MOST = 2, 5

# Two names of the pack for what is one operator here.
SAME = {"gemm": "matmul"}

# What leaves so little of an input that samples must differ more than by noise.
REDUCING = {"global average pool", "sum", "mean", "max", "min", "logsumexp"}


@dataclass(frozen=True)
class Plan:
    """A module: its operators, and how wide its inputs spread."""

    main: Main
    steps: tuple[Step, ...]
    spread: int

    @property
    def operators(self) -> tuple[str, ...]:
        return (self.main.step.operator, *(one.operator for one in self.steps))

    @property
    def title(self) -> str:
        return "_".join(one.title for one in (self.main.step, *self.steps))

    @property
    def name(self) -> str:
        return self.title.lower().replace("_", "-")

    @property
    def varied(self) -> bool:
        """Whether each sample has a scale and an offset of its own."""
        return any(one.operator in REDUCING for one in self.steps)

    def without(self, place: int) -> Plan:
        """With one of its operators left out."""
        return Plan(self.main, self.steps[:place] + self.steps[place + 1 :], self.spread)


def same(operators: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """By what modules are told apart."""
    return tuple(SAME.get(one, one) for one in operators)


def drawn(chance: random.Random) -> Plan:
    """The next module."""
    main = MAINS[chance.choice(list(MAINS))](chance)
    at = Drawing(chance, main.shape)
    steps: list[Step] = []
    for _ in range(chance.randint(FEWEST, MOST)):
        fitting = [name for name, one in FOLLOWERS.items() if one.fits(at.shape) and not (name == "residual add" and not steps)]
        operator = chance.choice(fitting)
        step, at.shape = FOLLOWERS[operator].put(at, operator, FOLLOWERS[operator].title)
        steps.append(step)
    return Plan(main, tuple(steps), chance.choice([1, 2, 4]))
