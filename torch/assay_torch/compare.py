"""Whether an output is the right one.

The rule `tolerance` measures the distance of every element in units of how far the right output spreads around its mean, plus what rounding does to the element itself. A constant
is never within it, however small the right output is, and neither does a large mean hide what varies around it. An output of one element has no spread; its distance is
measured in units of itself. Whole numbers and truth values must be the same.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Iterator

import torch

TOLERANCE = {torch.float32: 1e-2, torch.float16: 3e-2, torch.bfloat16: 6e-2, torch.float64: 1e-2}

# Of the element itself: what the last bits of float32 may do to a number that a large mean makes large.
ROUNDING = 1e-5

# Elements that are looked at together.
PART = 1 << 26


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
        wrong = said.ne(expected).flatten()
        return RIGHT if not bool(wrong.any()) else Difference(float("inf"), _element(said, expected, int(wrong.to(torch.uint8).argmax())))
    allowed = TOLERANCE[expected.dtype] * _spread(expected)
    worst, place = 0.0, 0
    for begin, mine, right in _parts(said, expected):
        unlike = torch.isfinite(right).ne(torch.isfinite(mine)) | (torch.isinf(right) & mine.ne(right))
        ratio = (mine - right).abs() / (allowed + ROUNDING * right.abs()).clamp_min(torch.finfo(torch.float64).tiny)
        ratio = torch.where(torch.isfinite(right), ratio, torch.zeros_like(ratio))
        ratio = torch.where(unlike, torch.full_like(ratio, float("inf")), ratio)
        here = int(ratio.argmax())
        if float(ratio[here]) > worst:
            worst, place = float(ratio[here]), begin + here
    return Difference(worst, _element(said, expected, place) if worst > 1 else "")


def _parts(said: torch.Tensor, expected: torch.Tensor) -> Iterator[tuple[int, torch.Tensor, torch.Tensor]]:
    """Pieces of both in double precision, which would not fit into memory as a whole."""
    for begin in range(0, expected.numel(), PART):
        yield begin, said.flatten()[begin : begin + PART].double(), expected.flatten()[begin : begin + PART].double()


def _spread(expected: torch.Tensor) -> float:
    """How far the finite elements lie from their mean, as a root of squares; of one element, how far from 0."""
    count, total = 0, 0.0
    for _, _, part in _parts(expected, expected):
        finite = part[torch.isfinite(part)]
        count, total = count + finite.numel(), total + float(finite.sum())
    if count <= 1:
        return abs(total)
    squares = 0.0
    for _, _, part in _parts(expected, expected):
        squares += float((part[torch.isfinite(part)] - total / count).square().sum())
    return math.sqrt(squares / count)


def _element(said: torch.Tensor, expected: torch.Tensor, place: int) -> str:
    index: list[int] = []
    for length in reversed(expected.shape):
        index.insert(0, place % length)
        place //= length
    at = tuple(index)
    return f"output{list(at)} is {said[at].item()!r}, expected {expected[at].item()!r}"
