"""What is known of an operation: its arguments, a phrase for it, and its counterpart in ONNX."""

from __future__ import annotations

import ast
import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable, Iterable, Union

if TYPE_CHECKING:
    from assay_torch.represent.call import Call


@dataclass(frozen=True)
class Node:
    """A node of ONNX. Inputs are names and constants."""

    type: str
    inputs: tuple[Any, ...]
    outputs: tuple[str, ...]
    attributes: dict[str, Any]


Says = Union[str, Callable[["Call"], str]]
Counterpart = Union[str, Callable[["Call"], Iterable[Node]]]


@dataclass(frozen=True)
class Operation:
    """`takes` has arguments in their order, with their defaults; the last may be `*name` and take what is left.

    A phrase has arguments in braces, besides `{over}` and `{kept}` for `dim` and `keepdim`. Attributes are ONNX's names and
    ours, `axis=dim keepdims=keepdim`. What neither mentions and is not as it comes is added to both.
    """

    takes: str
    says: Says
    onnx: Counterpart = ""
    attributes: str = ""

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(one.partition("=")[0] for one in self.takes.split())

    @functools.cached_property
    def defaults(self) -> dict[str, Any]:
        parts = [one.partition("=") for one in self.takes.split()]
        return {name: ast.literal_eval(text) for name, equals, text in parts if equals}

    @functools.cached_property
    def mapped(self) -> dict[str, str]:
        """ONNX's names of attributes by ours."""
        return {ours: theirs for theirs, _, ours in (one.partition("=") for one in self.attributes.split())}
