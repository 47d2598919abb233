"""How a module gets the judge's parameters: by name, where they fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import nn

from assay_torch.form import DTYPES

FILE = "parameters.bin"


def keep(model: nn.Module, folder: Path) -> list[dict[str, Any]]:
    """Writes every parameter and buffer to a file, and tells where each lies."""
    told: list[dict[str, Any]] = []
    with (folder / FILE).open("wb") as file:
        for name, value in model.state_dict().items():
            tensor = value.detach().contiguous().cpu()
            told.append({"name": name, "offset": file.tell(), "shape": list(tensor.shape), "dtype": str(tensor.dtype)})
            file.write(tensor.flatten().view(torch.uint8).numpy().tobytes() if tensor.numel() else b"")
    return told


def give(model: nn.Module, folder: Path, told: list[dict[str, Any]]) -> None:
    """Gives the module every one that has a place of that name, shape and kind in it."""
    own = model.state_dict() if isinstance(model, nn.Module) else {}
    content = bytearray((folder / FILE).read_bytes())
    for one in told:
        place = own.get(one["name"])
        if place is None or list(place.shape) != one["shape"] or str(place.dtype) != one["dtype"] or place.numel() == 0:
            continue
        bytes_ = place.numel() * place.element_size()
        part = memoryview(content)[one["offset"] : one["offset"] + bytes_]
        place.copy_(torch.frombuffer(part, dtype=DTYPES[one["dtype"]]).view(place.shape))


def told(arguments: list[Any]) -> list[Any]:
    """A constructor's arguments as JSON can hold them: tuples apart from lists."""
    return [_told(one) for one in arguments]


def _told(value: Any) -> Any:
    if isinstance(value, (tuple, list)):
        return {"tuple" if isinstance(value, tuple) else "list": [_told(one) for one in value]}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise ValueError(f"an argument of the constructor is a {type(value).__name__}; plain values and tuples of them can be told")


def arguments(told_: list[Any]) -> list[Any]:
    """What `told` told."""
    return [_argument(one) for one in told_]


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        ((kind, parts),) = value.items()
        return (tuple if kind == "tuple" else list)(_argument(one) for one in parts)
    return value
