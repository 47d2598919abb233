"""A task's module, loaded at one of its sizes."""

from __future__ import annotations

import ast
import types
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping, Sequence

import torch
from torch import nn

PAPER = "paper"


@dataclass(frozen=True)
class Task:
    """What a model file defines."""

    module: types.ModuleType

    @property
    def model(self) -> Callable[..., nn.Module]:
        made: Callable[..., nn.Module] = self.module.Model
        return made

    def inputs(self, seed: int) -> list[Any]:
        """Arguments of a call: the same for the same seed, others for another."""
        return next(self.calls(seed))

    def calls(self, seed: int) -> Iterator[list[Any]]:
        """Arguments of one call after another, no two alike. While no GPU is used, PyTorch 1.13 takes longer to be seeded than to draw small inputs."""
        torch.manual_seed(seed)
        while True:
            yield list(self.module.get_inputs())

    def built(self, seed: int, make: Callable[..., nn.Module] | None = None) -> nn.Module:
        """A module, its parameters drawn from the seed."""
        torch.manual_seed(seed)
        arguments = list(self.module.get_init_inputs())
        torch.manual_seed(seed)
        return (make or self.model)(*arguments)


def load(source: Path, sizes: Mapping[str, Any]) -> Task:
    """Executes a model file with constants of its own replaced by others.

    They are replaced where they are assigned, so that what is computed from them follows.
    """
    tree = ast.parse(source.read_text(), str(source))
    left = dict(sizes)
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            name = statement.targets[0].id
            if name in left:
                statement.value = _literal(left.pop(name), statement.value)
    if left:
        raise ValueError(f"{source}: there is no constant {', '.join(sorted(left))} at the top of the file")
    module = types.ModuleType(source.parent.name.replace("-", "_"))
    module.__file__ = str(source)
    exec(compile(tree, str(source), "exec"), module.__dict__)  # the pack is trusted
    return Task(module)


def _literal(value: Any, at: ast.expr) -> ast.expr:
    return ast.fix_missing_locations(ast.copy_location(ast.parse(repr(_plain(value)), mode="eval").body, at))


def _plain(value: Any) -> Any:
    return tuple(map(_plain, value)) if isinstance(value, Sequence) and not isinstance(value, str) else value
