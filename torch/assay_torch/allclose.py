"""Whether KernelBench would take an output for right.

It allows every element to be off by a share of itself and by as much again, whatever the output spreads: zeros are right where the output is smaller than that. So it decides nothing here.
Scores as KernelBench computes them are by this rule, and every verdict says what it gives.
"""

from __future__ import annotations

import torch

ALLOWED = {torch.float32: 1e-4, torch.float16: 1e-2, torch.bfloat16: 1e-2}

# Elements that are looked at together, as what the rule computes on the way takes several times their memory.
PART = 1 << 24


def is_close(said: torch.Tensor, expected: torch.Tensor, precision: torch.dtype) -> bool:
    """Whether an output of the right shape is right by that rule, where modules compute in that precision."""
    allowed = ALLOWED[precision]
    pairs = zip(expected.flatten().split(PART), said.flatten().split(PART))
    return all(torch.allclose(right, mine, rtol=allowed, atol=allowed) for right, mine in pairs)


def text(close: bool, precision: torch.dtype) -> str:
    return f"{'' if close else 'not '}right by the rule allclose of KernelBench ({ALLOWED[precision]:g})"
