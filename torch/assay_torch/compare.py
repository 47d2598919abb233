"""Whether an output is the right one.

The rule `tolerance` measures the distance of every element in units of how far the right output spreads around its mean, plus what rounding does to the element itself. A constant
is never within it, however small the right output is, and neither does a large mean hide what varies around it. An output of one element has no spread; its distance is
measured in units of itself. Whole numbers and truth values must be the same.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

TOLERANCE = {torch.float32: 1e-2, torch.float16: 3e-2, torch.bfloat16: 6e-2, torch.float64: 1e-2}

# Of the element itself: what the last bits of float32 may do to a number that a large mean makes large.
ROUNDING = 1e-5


@dataclass(frozen=True)
class Difference:
    """How far an output is off; at most 1 is right."""

    ratio: float
    text: str

    @property
    def is_right(self) -> bool:
        return self.ratio <= 1


RIGHT = Difference(0.0, "")


def difference(said: object, expected: torch.Tensor) -> Difference:
    """How far what was said is from what was expected."""
    if not isinstance(said, torch.Tensor):
        return Difference(float("inf"), f"a {type(said).__name__} instead of a tensor")
    if said.shape != expected.shape:
        return Difference(float("inf"), f"shape {tuple(said.shape)} instead of {tuple(expected.shape)}")
    if said.dtype != expected.dtype:
        return Difference(float("inf"), f"{said.dtype} instead of {expected.dtype}")
    if expected.numel() == 0:
        return RIGHT
    if not expected.is_floating_point():
        wrong = said.ne(expected)
        return RIGHT if not bool(wrong.any()) else Difference(float("inf"), _element(said, expected, wrong.to(torch.float32)))
    right = expected.double()
    off = (said.double() - right).abs()
    unlike = torch.isfinite(right).ne(torch.isfinite(said)) | (torch.isinf(right) & said.double().ne(right))
    same = ~torch.isfinite(right) & ~unlike
    finite = right[torch.isfinite(right)]
    spread = float(finite.std(unbiased=False)) if finite.numel() > 1 else float(finite.abs().sum())
    allowed = TOLERANCE[expected.dtype] * spread + ROUNDING * right.abs()
    ratio = off / allowed.clamp_min(torch.finfo(torch.float64).tiny)
    ratio = torch.where(same, torch.zeros_like(ratio), torch.where(unlike, torch.full_like(ratio, float("inf")), ratio))
    worst = float(ratio.max())
    return Difference(worst, _element(said, expected, ratio) if worst > 1 else "")


def _element(said: torch.Tensor, expected: torch.Tensor, badness: torch.Tensor) -> str:
    place = int(badness.argmax())
    index: list[int] = []
    for length in reversed(expected.shape):
        index.insert(0, place % length)
        place //= length
    at = tuple(index)
    return f"output{list(at)} is {said[at].item()!r}, expected {expected[at].item()!r}"
