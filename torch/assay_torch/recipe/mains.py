"""The main operators."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Callable

from assay_torch.recipe.step import Constant, Shape, Step


@dataclass(frozen=True)
class Main:
    """What a module begins with: `inputs` are the shapes of its arguments, as expressions of constants."""

    step: Step
    shape: Shape
    inputs: tuple[tuple[str, ...], ...]


def integer(name: str, paper: int, small: int | None = None, large: int | None = None) -> Constant:
    return Constant(name, str(paper), "int", small, large)


def matmul(chance: random.Random) -> Main:
    constants = (
        integer("batch_size", 128, 16, 1024),
        integer("in_features", chance.choice([256, 512, 1024]), 65, 8192),
        integer("out_features", chance.choice([256, 512, 1024]), 48, 8192),
    )
    step = Step(
        "matmul",
        "Matmul",
        "A linear layer",
        "self.matmul({x})",
        constants,
        ("in_features", "out_features"),
        ("self.matmul = nn.Linear(in_features, out_features)",),
    )
    return Main(step, Shape("out_features", 0, 2), (("batch_size", "in_features"),))


def bmm(chance: random.Random) -> Main:
    constants = (
        integer("batch_size", 64, 6, 128),
        integer("rows", chance.choice([64, 128]), 8, 1024),
        integer("inner", chance.choice([128, 256]), 33, 512),
        integer("columns", chance.choice([128, 256]), 24, 2048),
    )
    step = Step("bmm", "BMM", "A product of matrices for each sample", "torch.bmm({x}, y)", constants)
    return Main(step, Shape("rows", 1, 2), (("batch_size", "rows", "inner"), ("batch_size", "inner", "columns")))


# Of each side: at the size paper, small, large.
FLAT = {"height": (32, 15, 128), "width": (32, 13, 128)}
DEEP = {"depth": (16, 6, 32), "height": (32, 8, 64), "width": (32, 7, 64)}


def convolution(chance: random.Random, deep: bool, transposed: bool) -> Main:
    sides = DEEP if deep else FLAT
    few = 16 if deep else 128
    constants = [
        integer("batch_size", few, 6, few),
        integer("in_channels", chance.choice([3, 8, 16]), chance.choice([3, 4]), 16 if deep else 32),
        integer("out_channels", chance.choice([16, 32]), 8, 32 if deep else 64),
    ]
    for name, (paper, small, large) in sides.items():
        constants.append(integer(name, paper, (small + 1) // 2 if transposed else small, large // 2 if transposed else large))
    further = [("kernel_size", 3)]
    if transposed:
        further += [("stride", 2), ("padding", 1), ("output_padding", 1)]
    elif chance.random() < 0.5:
        further += [("padding", 1)]
    constants += [integer(name, value) for name, value in further]
    handed = ("in_channels", "out_channels", *(name for name, _ in further))
    attribute = "conv_transpose" if transposed else "conv"
    dimensions = 3 if deep else 2
    layer = f"Conv{'Transpose' if transposed else ''}{dimensions}d"
    options = "".join(f", {name}={name}" for name, _ in further[1:])
    operator = f"{'transposed ' if transposed else ''}{'3d ' if deep else ''}convolution"
    step = Step(
        operator,
        layer,
        f"A {operator.replace('3d', '3D')}",
        f"self.{attribute}({{x}})",
        tuple(constants),
        handed,
        (f"self.{attribute} = nn.{layer}(in_channels, out_channels, kernel_size{options})",),
    )
    return Main(step, Shape("out_channels", dimensions, 1 if deep else 2), (("batch_size", "in_channels", *sides),))


MAINS: dict[str, Callable[[random.Random], Main]] = {
    "matmul": matmul,
    "bmm": bmm,
    "convolution": lambda chance: convolution(chance, False, False),
    "3d convolution": lambda chance: convolution(chance, True, False),
    "transposed convolution": lambda chance: convolution(chance, False, True),
    "transposed 3d convolution": lambda chance: convolution(chance, True, True),
}
