"""The elements of a tensor that nobody draws, in as few words as tell them all."""

from __future__ import annotations

import math
from typing import Any

import torch

# As many elements are listed one by one.
LISTED = 4096


def words(tensor: torch.Tensor) -> str | None:
    """None where only a longer list would tell."""
    if tensor.numel() == 0:
        return "no elements"
    if tensor.numel() > 1 and bool((tensor == tensor.flatten()[0]).all()):
        return f"all {_number(tensor.flatten()[0])}"
    return _triangle(tensor) or _range(tensor) or (_listed(tensor) if tensor.numel() <= LISTED else None)


def _triangle(tensor: torch.Tensor) -> str | None:
    """A mask that a diagonal cuts in two."""
    if tensor.dim() < 2 or tensor.shape[-2] < 2 or tensor.shape[-1] < 2 or tensor.numel() != tensor.shape[-2] * tensor.shape[-1]:
        return None
    matrix = tensor.reshape(tensor.shape[-2:])
    rows, columns = matrix.shape
    low, high = matrix[-1, 0], matrix[0, -1]
    above = torch.arange(columns)[None, :] - torch.arange(rows)[:, None]
    for diagonal in (0, 1):
        if torch.equal(torch.where(above >= diagonal, high, low), matrix):
            return f"{_number(high)} {'on and ' if diagonal == 0 else ''}above the diagonal of the last two dimensions, {_number(low)} elsewhere"
    if torch.equal(torch.where(above == 0, matrix[0, 0], low), matrix):
        return f"{_number(matrix[0, 0])} on the diagonal of the last two dimensions, {_number(low)} elsewhere"
    return None


def _range(tensor: torch.Tensor) -> str | None:
    """Whole numbers in even steps."""
    flat = tensor.flatten()
    if flat.numel() < 3 or flat.dtype is torch.bool or not bool((flat == flat.round() if flat.is_floating_point() else flat == flat).all()):
        return None
    step = flat[1] - flat[0]
    if bool((flat[1:] - flat[:-1] != step).any()):
        return None
    return f"in order of memory {_number(flat[0])}, {_number(flat[1])}, … {_number(flat[-1])}, in steps of {_number(step)}"


def _listed(tensor: torch.Tensor) -> str:
    def text(part: torch.Tensor) -> str:
        return f"[{', '.join(map(text, part))}]" if part.dim() else _number(part)

    return text(tensor)


def _number(one: torch.Tensor) -> str:
    """In as few digits as give the same element again."""
    value: Any = one.item()
    if not isinstance(value, float) or not math.isfinite(value):
        return str(value)
    for digits in range(1, 18):
        text = f"{value:.{digits}g}"
        if bool(torch.tensor(float(text), dtype=one.dtype) == one):
            return str(float(text))
    return repr(value)
