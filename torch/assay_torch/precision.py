"""How precisely an output was computed: the rule `ulp`.

The module is computed in float64 on the same inputs. The rule allows some times the error that PyTorch's own result has, and some units in the last place where PyTorch happens to be exact.
It is computed in float64 once more with inputs and parameters rounded to fewer digits: the first of these errors that explains the candidate's tells which arithmetic it really used.
"""

from __future__ import annotations

import copy
import math
from dataclasses import dataclass
from typing import Any, Sequence

import torch
from torch import nn

# As many times PyTorch's own error the rule allows.
MULTIPLE = 10.0

# In units of the last place of the largest element; no error is taken to be smaller.
FLOOR = 0.5

# What may be rounded to less, most precise first; TF32 keeps as many digits as float16.
LESS = {"tf32 or fp16": torch.float16, "bf16": torch.bfloat16}

# How many times an error it may be and still be explained by it.
MARGIN = 4.0


@dataclass(frozen=True)
class Precision:
    """By how much the error of a result exceeds that of PyTorch, and what it must have been computed in."""

    ratio: float
    reached: str

    @property
    def is_ulp(self) -> bool:
        return self.ratio <= MULTIPLE

    @property
    def text(self) -> str:
        if math.isinf(self.ratio):
            return "is no number where PyTorch has one"
        return f"reaches {self.reached}; off by {self.ratio:.3g} times what PyTorch is"


def text(ulp: bool) -> str:
    return f"{'' if ulp else 'not '}right by the rule ulp (off by at most {MULTIPLE:g} times what PyTorch is)"


def exact(model: nn.Module, inputs: Sequence[Any], rounded: torch.dtype = torch.float64) -> torch.Tensor:
    """What the module gives in float64, of inputs and parameters rounded before."""
    wide = copy.deepcopy(model).to(rounded).double()
    found: torch.Tensor = wide(*[value.to(rounded).double() if isinstance(value, torch.Tensor) and value.is_floating_point() else value for value in inputs])
    return found


def of(said: torch.Tensor, expected: torch.Tensor, model: nn.Module, inputs: Sequence[Any]) -> Precision:
    """Of what was said, where PyTorch says `expected`."""
    right = exact(model, inputs)
    if bool((right.isfinite() & expected.isfinite() & ~said.isfinite()).any()):
        return Precision(math.inf, "nothing")
    own = max(_error(expected, right), FLOOR * torch.finfo(expected.dtype).eps / 2 * float(right.abs().max()), torch.finfo(torch.float64).tiny)
    error = _error(said, right)
    reached = {torch.float32: "fp32", torch.float16: "fp16", torch.bfloat16: "bf16"}[expected.dtype]
    if error > MULTIPLE * own:
        explained = (name for name, rounded in LESS.items() if error <= MARGIN * _error(exact(model, inputs, rounded), right))
        reached = next(explained, "less than bf16")
    return Precision(error / own, reached)


def _error(said: torch.Tensor, right: torch.Tensor) -> float:
    """The root of the mean of squares over elements that are numbers."""
    square = (said.double() - right).square()
    finite = square[torch.isfinite(square)]
    return math.sqrt(float(finite.mean())) if finite.numel() else 0.0
