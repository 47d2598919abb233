"""What a module is made of: operators, each with the constants, the parts and the line of code that it adds."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Union

Value = Union[int, float]


@dataclass(frozen=True)
class Constant:
    """A constant at the top of a file; a size that changes it has another value."""

    name: str
    text: str
    kind: str
    small: Value | None = None
    large: Value | None = None


@dataclass(frozen=True)
class Step:
    """An operator in its place.

    `line` is what it makes of `{x}`. What `handed` names goes to the constructor. `made` are lines of the constructor.
    """

    operator: str
    title: str
    phrase: str
    line: str
    constants: tuple[Constant, ...] = ()
    handed: tuple[str, ...] = ()
    made: tuple[str, ...] = ()


@dataclass(frozen=True)
class Shape:
    """What the rules know of a tensor of samples, channels and sides.

    `channels` is an expression of constants. Of `lone` dimensions a single element is left. `level` are those over which the sum is the same everywhere,
    whatever the inputs are.
    """

    channels: str
    sides: int
    halvings: int
    lone: frozenset[int] = frozenset()
    level: frozenset[int] = frozenset()
    negative: bool = True
    whole: bool = True

    @property
    def places(self) -> frozenset[int]:
        """The dimensions after the channels."""
        return frozenset(range(2, 2 + self.sides))

    def has_channels(self) -> bool:
        return 1 not in self.lone

    def has_places(self) -> bool:
        """Whether no side was reduced to one element, and there are sides."""
        return self.sides > 0 and not self.lone & self.places

    def without(self, dimensions: frozenset[int]) -> Shape:
        """With a single element left of some dimensions."""
        return dataclasses.replace(self, lone=self.lone | dimensions, level=frozenset(), whole=False, negative=True)

    def halved(self) -> Shape:
        """With every side half as long, or the channels where there are no sides."""
        channels = self.channels if self.sides else f"{self.channels} // 2"
        return dataclasses.replace(self, channels=channels, halvings=self.halvings - 1, level=frozenset(), whole=False)

    def bent(self, negative: bool = True) -> Shape:
        """After something that changes elements one by one, and not in proportion."""
        return dataclasses.replace(self, level=frozenset(), negative=negative)

    def shifted(self) -> Shape:
        """After something that keeps what is level so."""
        return dataclasses.replace(self, negative=True)

    def levelled(self, dimensions: frozenset[int], negative: bool) -> Shape:
        return dataclasses.replace(self, level=dimensions, negative=negative)


class Names:
    """Gives each name once; who comes second gets a number."""

    def __init__(self) -> None:
        self.given: dict[str, int] = {}

    def __call__(self, name: str) -> str:
        self.given[name] = self.given.get(name, 0) + 1
        return name if self.given[name] == 1 else f"{name}_{self.given[name]}"
