"""How precisely a right output was computed: the rule `ulp`.

The module is computed in float64 on the same inputs. What PyTorch's own float32 result is off by shows how much the computation magnifies rounding; what the candidate is off by, in units of
that, tells which arithmetic it really used: a product in TF32 of numbers in float32 is off 8,000 times as much. The rule `ulp` allows some times the error of PyTorch, and some units in
the last place where PyTorch happens to be exact.
"""

from __future__ import annotations

import copy
import math
from dataclasses import dataclass
from typing import Any, Sequence

import torch
from torch import nn

# As much as PyTorch's own error the rule allows.
MULTIPLE = 10.0

# In units of the last place of the output's scale; no error is taken to be smaller.
FLOOR = 2.0

# What arithmetic rounds to, relative to a number; TF32 keeps as many digits as float16.
CLASSES = {"fp32": 2.0**-24, "tf32 or fp16": 2.0**-11, "bf16": 2.0**-8}

# How many times the errors of its class a result may show.
MARGIN = 4.0


@dataclass(frozen=True)
class Precision:
    """By how much the error of a result exceeds that of PyTorch in the task's own precision, and what it must have been computed in."""

    ratio: float
    reached: str

    @property
    def is_ulp(self) -> bool:
        return self.ratio <= MULTIPLE

    @property
    def text(self) -> str:
        return f"reaches {self.reached}; off by {self.ratio:.3g} times what PyTorch is, {'' if self.is_ulp else 'not '}right by the rule ulp ({MULTIPLE:g} times)"


def exact(model: nn.Module, inputs: Sequence[Any]) -> torch.Tensor:
    """What the module gives in float64."""
    wide = copy.deepcopy(model).double()
    return wide(*[value.double() if isinstance(value, torch.Tensor) and value.is_floating_point() else value for value in inputs])


def of(said: torch.Tensor, expected: torch.Tensor, right: torch.Tensor) -> Precision:
    """Of what was said, where PyTorch says `expected` and `right` is in float64."""
    unit = torch.finfo(expected.dtype).eps / 2
    scale = float(right.abs().max()) or 1.0
    own = max(_error(expected, right) / scale, FLOOR * unit)
    ratio = _error(said, right) / scale / own
    rounds_to = ratio * unit
    for name, roundoff in CLASSES.items():
        if rounds_to <= MARGIN * max(roundoff, unit):
            return Precision(ratio, name)
    return Precision(ratio, "less than bf16")


def _error(said: torch.Tensor, right: torch.Tensor) -> float:
    """The root of the mean of squares over elements that are numbers."""
    square = (said.double() - right).square()
    finite = square[torch.isfinite(square)]
    return math.sqrt(float(finite.mean())) if finite.numel() else 0.0
