"""A module built from nothing but its table of torch.fx."""

from __future__ import annotations

import functools
import math
import operator
import re
from typing import Any, Iterator

import torch
from torch import nn

DIAGONAL = re.compile(r"(\S+) (on and above|above|on) the diagonal of the last two dimensions, (\S+) elsewhere")

Row = dict[str, str]


class Rebuilt(nn.Module):
    def __init__(self, text: str) -> None:
        super().__init__()
        for row in section(text, "Submodules"):
            holder, name = self._holder(row["name"])
            if type(holder).__module__.startswith("torch.nn") and hasattr(holder, name):
                continue
            made = getattr(nn, row["type"], None)
            holder.add_module(name, eval(f"made({row['arguments']})", {"made": made}) if made and row["type"] != "Sequential" else nn.Module())
        for row in section(text, "Parameters"):
            holder, name = self._holder(row["name"])
            if not hasattr(holder, name):
                holder.register_parameter(name, nn.Parameter(torch.empty(eval(row["shape"]), dtype=getattr(torch, row["dtype"]))))
        self.told: list[str] = []
        for row in section(text, "Buffers"):
            holder, name = self._holder(row["name"])
            if not hasattr(holder, name):
                holder.register_buffer(name, elements(row), persistent=False)
                self.told.append(row["name"])
        self.rows = list(section(text, "Graph"))[1:]

    def _holder(self, path: str) -> tuple[nn.Module, str]:
        *above, name = path.split(".")
        return functools.reduce(getattr, above, self), name

    def forward(self, *inputs: Any) -> Any:
        left = iter(inputs)
        known: dict[str, Any] = {"torch": torch, "operator": operator, "math": math, "inf": math.inf}
        for row in self.rows:
            args, kwargs = eval(row["args"], dict(known)), eval(row["kwargs"], dict(known))
            if row["opcode"] == "placeholder":
                value = next(left)
            elif row["opcode"] == "output":
                return args[0]
            elif row["opcode"] == "get_attr":
                value = functools.reduce(getattr, row["target"].split("."), self)
            elif row["opcode"] == "call_module":
                value = self.get_submodule(row["target"].split(" ")[0])(*args, **kwargs)
            elif row["opcode"] == "call_method":
                value = getattr(args[0], row["target"])(*args[1:], **kwargs)
            else:
                value = eval(row["target"], dict(known))(*args, **kwargs)
            known[row["name"]] = value
        raise AssertionError("the table has no output")


def section(text: str, title: str) -> Iterator[Row]:
    """The rows of a table, by the columns that its header has."""
    lines = text.split("\n")
    if f"{title}:" not in lines:
        return
    header, *rows = lines[lines.index(f"{title}:") + 1 :]
    begins = [match.start() for match in re.finditer(r"\S+", header)]
    for row in rows:
        if not row:
            return
        yield {header[begin:end].strip(): row[begin:end].strip() for begin, end in zip(begins, [*begins[1:], None])}


def elements(row: Row) -> torch.Tensor:
    shape, told = eval(row["shape"]), row["elements"]
    known = {"inf": math.inf}
    triangle = DIAGONAL.fullmatch(told)
    if triangle:
        inside, outside = eval(triangle[1], known), eval(triangle[3], known)
        above = torch.arange(shape[-1])[None, :] - torch.arange(shape[-2])[:, None]
        chosen = {"on and above": above >= 0, "above": above > 0, "on": above == 0}[triangle[2]]
        made = torch.where(chosen, torch.tensor(inside), torch.tensor(outside)).reshape(shape)
    elif told.startswith("all "):
        made = torch.full(shape, eval(told[4:], known))
    else:
        made = torch.tensor(eval(told, known))
    return made.to(getattr(torch, row["dtype"]))
