"""The operators that follow a main one, and where each may stand.

A rule says no where an operator would do nothing, or would leave nothing of what the inputs were. What the rules do not see the certificate does.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Callable

from assay_torch.recipe.step import Constant, Names, Shape, Step

CHANNELS = frozenset({1})

Made = tuple[Step, Shape]


@dataclass
class Drawing:
    """Where an operator is put."""

    chance: random.Random
    shape: Shape
    names: Names = field(default_factory=Names)

    def number(self, name: str, *values: float) -> Constant:
        return Constant(self.names(name), str(self.chance.choice(values)), "float")

    def layer_suffix(self) -> str:
        return f"{max(1, self.shape.sides)}d"

    def channelwise(self, name: str) -> Constant:
        """The shape of a parameter with an element for each channel."""
        ones = ", 1" * self.shape.sides
        return Constant(self.names(name), f"({self.shape.channels}{ones or ','})", "tuple")


@dataclass(frozen=True)
class Follower:
    """An operator of the paper's list, and whether and how it follows a tensor of some shape."""

    title: str
    fits: Callable[[Shape], bool]
    put: Callable[[Drawing, str, str], Made]


def always(shape: Shape) -> bool:
    return True


def activation(phrase: str, line: str, negative: bool = True) -> Callable[[Drawing, str, str], Made]:
    def put(at: Drawing, operator: str, title: str) -> Made:
        return Step(operator, title, f"through {phrase}", line), at.shape.bent(negative)

    return put


def leaky(at: Drawing, operator: str, title: str) -> Made:
    slope = at.number("negative_slope", 0.01, 0.1, 0.2)
    made = (f"self.{slope.name} = {slope.name}",)
    return Step(operator, title, "through LeakyReLU", f"F.leaky_relu({{x}}, negative_slope=self.{slope.name})", (slope,), (slope.name,), made), at.shape.bent()


def limited(function: str, name: str, phrase: str) -> Callable[[Drawing, str, str], Made]:
    def put(at: Drawing, operator: str, title: str) -> Made:
        low = at.number(f"{name}_min", -1.0, -0.5, -0.2)
        high = at.number(f"{name}_max", 0.3, 0.6, 1.0)
        constants = (low, high)
        made = tuple(f"self.{one.name} = {one.name}" for one in constants)
        return Step(operator, title, phrase, f"{function}({{x}}, self.{low.name}, self.{high.name})", constants, (low.name, high.name), made), at.shape.bent()

    return put


def softmax(at: Drawing, operator: str, title: str) -> Made:
    return Step(operator, title, "through the softmax over its channels", "torch.softmax({x}, dim=1)"), at.shape.levelled(CHANNELS, False)


def by_number(sign: str, name: str, phrase: str, *values: float) -> Callable[[Drawing, str, str], Made]:
    def put(at: Drawing, operator: str, title: str) -> Made:
        value = at.number(name, *values)
        made = (f"self.{value.name} = {value.name}",)
        return Step(operator, title, phrase, f"{{x}} {sign} self.{value.name}", (value,), (value.name,), made), at.shape.shifted()

    return put


def by_channel(sign: str, name: str, phrase: str) -> Callable[[Drawing, str, str], Made]:
    def put(at: Drawing, operator: str, title: str) -> Made:
        shape = at.channelwise(f"{name}_shape")
        attribute = shape.name.replace("_shape", "")
        made = (f"self.{attribute} = nn.Parameter(torch.randn({shape.name}))",)
        return Step(operator, title, phrase, f"{{x}} {sign} self.{attribute}", (shape,), (shape.name,), made), at.shape.bent()

    return put


def either(one: Callable[[Drawing, str, str], Made], for_channels: Callable[[Drawing, str, str], Made]) -> Callable[[Drawing, str, str], Made]:
    """By a number, or by one for each channel where there are several."""

    def put(at: Drawing, operator: str, title: str) -> Made:
        several = at.shape.has_channels() and at.chance.random() < 0.5
        return (for_channels if several else one)(at, operator, title)

    return put


def residual(at: Drawing, operator: str, title: str) -> Made:
    return Step(operator, title, "with what it was at first added", "{x} + original"), at.shape.bent()


def norm(layer: str, arguments: str, phrase: str, line: str = "self.{norm}({{x}})") -> Callable[[Drawing, str, str], Made]:
    def put(at: Drawing, operator: str, title: str) -> Made:
        name = at.names(operator.replace(" ", "_"))
        constants: tuple[Constant, ...] = ()
        if "{groups}" in arguments:
            constants = (Constant(at.names("num_groups"), "8", "int", 4, 8),)
        groups = "".join(one.name for one in constants)
        suffix = at.layer_suffix() if layer == "BatchNorm" else ""
        made = (
            f"self.{name} = nn.{layer}{suffix}({arguments.format(groups=groups, channels=at.shape.channels)})",
            f"nn.init.uniform_(self.{name}.weight, 0.5, 1.5)",
            f"nn.init.normal_(self.{name}.bias)",
        )
        step = Step(operator, title, phrase, line.format(norm=name), constants, tuple(one.name for one in constants), made)
        return step, at.shape.bent()

    return put


def layer_norm(at: Drawing, operator: str, title: str) -> Made:
    moved = "self.{norm}({{x}}.movedim(1, -1)).movedim(-1, 1)" if at.shape.sides else "self.{norm}({{x}})"
    return norm("LayerNorm", "{channels}", "normalised over its channels", moved)(at, operator, title)


def instance_norm(at: Drawing, operator: str, title: str) -> Made:
    name = at.names("instance_norm")
    flat = at.shape.sides == 0
    line = f"self.{name}({{x}}.unsqueeze(1)).squeeze(1)" if flat else f"self.{name}({{x}})"
    channels = "1" if flat else at.shape.channels if at.shape.has_channels() else "1"
    made = (f"self.{name} = nn.InstanceNorm{at.layer_suffix()}({channels})",)
    phrase = "each sample of it normalised" if flat else "each channel of each sample normalised"
    return Step(operator, title, phrase, line, (), (), made), at.shape.levelled(CHANNELS if flat else at.shape.places, True)


def pool(layer: str, phrase: str) -> Callable[[Drawing, str, str], Made]:
    def put(at: Drawing, operator: str, title: str) -> Made:
        name = at.names(operator.replace("average", "avg").replace(" ", "_"))
        line = f"self.{name}({{x}})" if at.shape.sides else f"self.{name}({{x}}.unsqueeze(1)).squeeze(1)"
        made = (f"self.{name} = nn.{layer}Pool{at.layer_suffix()}(2)",)
        return Step(operator, title, phrase, line, (), (), made), at.shape.halved()

    return put


def global_average(at: Drawing, operator: str, title: str) -> Made:
    places = tuple(sorted(at.shape.places))
    text = places[0] if len(places) == 1 else places
    return Step(operator, title, "averaged over its sides", f"torch.mean({{x}}, dim={text}, keepdim=True)"), at.shape.without(at.shape.places)


def reducible(shape: Shape, sums: bool) -> list[int]:
    """Dimensions of which more than one element is left, and of which a sum would say something."""
    left = ({1} | shape.places) - shape.lone
    return sorted(one for one in left if not (sums and one in shape.level))


def reduction(phrase: str, line: str, sums: bool) -> Callable[[Drawing, str, str], Made]:
    def put(at: Drawing, operator: str, title: str) -> Made:
        dimension = at.chance.choice(reducible(at.shape, sums))
        over = "over its channels" if dimension == 1 else "along a side"
        return Step(operator, title, f"{phrase} {over}", line.replace("DIM", str(dimension))), at.shape.without(frozenset({dimension}))

    return put


def can_reduce(sums: bool) -> Callable[[Shape], bool]:
    return lambda shape: bool(reducible(shape, sums))


def can_pool(shape: Shape) -> bool:
    return shape.halvings > 0 and (shape.has_places() if shape.sides else shape.has_channels())


def has_negative(shape: Shape) -> bool:
    return shape.negative


def channels_left(shape: Shape) -> bool:
    return shape.has_channels()


def channels_and_places(shape: Shape) -> bool:
    """Normalising groups of two single numbers would leave their signs."""
    return shape.has_channels() and (shape.sides == 0 or shape.has_places())


def is_uneven(shape: Shape) -> bool:
    """Whether there is something to normalise, and it was not done already."""
    return (shape.has_places() if shape.sides else shape.has_channels()) and not shape.level & (shape.places or CHANNELS)


ADD_NUMBER = by_number("+", "add_value", "with a number added", 0.5, 1.0, -0.5)
MULTIPLY_NUMBER = by_number("*", "multiplier", "multiplied by a number", 0.5, 1.5, 3.0)
SUBTRACT_NUMBER = by_number("-", "subtract_value", "less a number", 0.2, 0.5, 1.0)

FOLLOWERS: dict[str, Follower] = {
    "relu": Follower("ReLU", has_negative, activation("ReLU", "torch.relu({x})", False)),
    "sigmoid": Follower("Sigmoid", always, activation("the sigmoid", "torch.sigmoid({x})", False)),
    "tanh": Follower("Tanh", always, activation("tanh", "torch.tanh({x})")),
    "leaky relu": Follower("LeakyReLU", has_negative, leaky),
    "gelu": Follower("GELU", always, activation("GELU", "F.gelu({x})")),
    "swish": Follower("Swish", always, activation("Swish", "F.silu({x})")),
    "softmax": Follower("Softmax", lambda shape: shape.has_channels() and 1 not in shape.level, softmax),
    "mish": Follower("Mish", always, activation("Mish", "F.mish({x})")),
    "hardtanh": Follower("Hardtanh", always, limited("F.hardtanh", "hardtanh", "limited by Hardtanh")),
    "hardswish": Follower("HardSwish", always, activation("HardSwish", "F.hardswish({x})")),
    "add": Follower("Add", always, either(ADD_NUMBER, by_channel("+", "addend", "with a number added to each channel"))),
    "multiply": Follower("Multiply", always, either(MULTIPLY_NUMBER, by_channel("*", "factors", "with each channel multiplied by a number"))),
    "subtract": Follower("Subtract", always, either(SUBTRACT_NUMBER, by_channel("-", "subtrahend", "with a number subtracted from each channel"))),
    "divide": Follower("Divide", always, by_number("/", "divisor", "divided by a number", 0.5, 2.0, 4.0)),
    "clamp": Follower("Clamp", always, limited("torch.clamp", "clamp", "clamped")),
    "scale": Follower("Scale", always, by_number("*", "scaling_factor", "scaled", 0.5, 2.0, 3.0)),
    "residual add": Follower("ResidualAdd", lambda shape: shape.whole, residual),
    "batch norm": Follower("BatchNorm", channels_left, norm("BatchNorm", "{channels}", "normalised over the batch")),
    "layer norm": Follower("LayerNorm", channels_left, layer_norm),
    "instance norm": Follower("InstanceNorm", is_uneven, instance_norm),
    "group norm": Follower("GroupNorm", channels_and_places, norm("GroupNorm", "{groups}, {channels}", "normalised in groups of channels")),
    "max pool": Follower("MaxPool", can_pool, pool("Max", "pooled by maximum")),
    "average pool": Follower("AvgPool", can_pool, pool("Avg", "pooled by average")),
    "global average pool": Follower("GlobalAvgPool", lambda shape: shape.has_places() and not shape.level & shape.places, global_average),
    "bias add": Follower("BiasAdd", channels_left, by_channel("+", "bias", "with a bias added")),
    "sum": Follower("Sum", can_reduce(True), reduction("summed", "torch.sum({x}, dim=DIM, keepdim=True)", True)),
    "mean": Follower("Mean", can_reduce(True), reduction("averaged", "torch.mean({x}, dim=DIM, keepdim=True)", True)),
    "max": Follower("Max", can_reduce(False), reduction("its maximum", "torch.max({x}, dim=DIM, keepdim=True).values", False)),
    "min": Follower("Min", can_reduce(False), reduction("its minimum", "torch.min({x}, dim=DIM, keepdim=True).values", False)),
    "logsumexp": Follower("LogSumExp", can_reduce(True), reduction("its log-sum-exp", "torch.logsumexp({x}, dim=DIM, keepdim=True)", True)),
}
