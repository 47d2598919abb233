"""A module's steps and all that must be known to build it anew."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from typing import Any

from assay_torch.represent.made import Made, Tensor, parts
from assay_torch.represent.step import Reference, Step, mapped, references

# Steps that may only name something.
NAMING = ("operator.getitem", "getattr")

# The places of results that have names.
FIELDS = {"values": 0, "indices": 1}


@dataclass(frozen=True)
class Kept:
    """A parameter or buffer; of what nobody draws also its elements."""

    name: str
    tensor: Tensor
    elements: str = ""


@dataclass(frozen=True)
class Submodule:
    name: str
    type: str
    arguments: str


@dataclass(frozen=True)
class Graph:
    constructor: str
    training: bool
    looked: bool
    constants: dict[str, Any]
    inputs: dict[str, Made]
    submodules: tuple[Submodule, ...]
    parameters: tuple[Kept, ...]
    buffers: tuple[Kept, ...]
    steps: tuple[Step, ...]

    @functools.cached_property
    def aliases(self) -> dict[str, str]:
        """Parameters by their own names, and single results of steps that have several by their places."""
        found: dict[str, str] = {}
        by_name = {step.name: step for step in self.steps}
        for step in self.steps:
            if step.opcode == "get_attr":
                found[step.name] = step.target
            elif step.target in NAMING and isinstance(step.args[0], Reference):
                several = by_name[step.args[0].name].made
                place = FIELDS.get(step.args[1], step.args[1]) if isinstance(several, tuple) else None
                if isinstance(several, tuple) and isinstance(place, int):
                    found[step.name] = f"{found.get(step.args[0].name, step.args[0].name)}[{place % len(several)}]"
        return found

    @functools.cached_property
    def computing(self) -> tuple[Step, ...]:
        """The steps that compute something, their arguments under the names of `aliases`."""
        return tuple(self._renamed(step) for step in self.steps if step.opcode.startswith("call_") and step.name not in self.aliases)

    @functools.cached_property
    def output(self) -> Step:
        """What is returned, under the names of `aliases`."""
        return self._renamed(self.steps[-1])

    @functools.cached_property
    def made(self) -> dict[str, Made]:
        """What is behind every name of `aliases`."""
        found: dict[str, Made] = {kept.name: kept.tensor for kept in (*self.parameters, *self.buffers)}
        for step in self.steps:
            found[self.aliases.get(step.name, step.name)] = step.made
            found.update(parts(step.made, self.aliases.get(step.name, step.name)))
        return found

    @functools.cached_property
    def used(self) -> frozenset[str]:
        return frozenset(name for step in (*self.computing, self.output) for name in references((step.args, step.kwargs)))

    def _renamed(self, step: Step) -> Step:
        def renamed(argument: Any) -> Any:
            return Reference(self.aliases.get(argument.name, argument.name)) if isinstance(argument, Reference) else argument

        return replace(step, args=mapped(step.args, renamed), kwargs=mapped(step.kwargs, renamed))
