"""Operations on elements."""

from __future__ import annotations

from typing import Iterator

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Node, Operation


def _clamped(call: Call) -> str:
    least, most = call.given("min"), call.given("max")
    limits = [f"below at {call.words(least)}"] * (least is not None) + [f"above at {call.words(most)}"] * (most is not None)
    return f"{call['input']} cut off {' and '.join(limits)}"


def _chosen(call: Call) -> Iterator[Node]:
    yield call.node("Where", (call.given("condition"), call.given("input"), call.given("other")))


def _filled(call: Call) -> Iterator[Node]:
    yield call.node("Where", (call.given("mask"), call.given("value"), call.given("input")))


OPERATIONS: dict[str, Operation] = {
    "add": Operation("input other", "the sum of {input} and {other}", "Add"),
    "sub": Operation("input other", "{input} minus {other}", "Sub"),
    "mul": Operation("input other", "the product of {input} and {other}, element by element", "Mul"),
    "div": Operation("input other", "{input} divided by {other}", "Div"),
    "floor_divide": Operation("input other", "{input} divided by {other} and rounded down"),
    "remainder": Operation("input other", "the remainder of {input} divided by {other}", "Mod"),
    "pow": Operation("input exponent", "{input} to the power of {exponent}", "Pow"),
    "neg": Operation("input", "{input} with the sign changed", "Neg"),
    "abs": Operation("input", "the absolute value of each element of {input}", "Abs"),
    "exp": Operation("input", "e to the power of each element of {input}", "Exp"),
    "log": Operation("input", "the natural logarithm of each element of {input}", "Log"),
    "log2": Operation("input", "the logarithm to the base 2 of each element of {input}"),
    "log1p": Operation("input", "the natural logarithm of 1 plus each element of {input}"),
    "expm1": Operation("input", "e to the power of each element of {input}, minus 1"),
    "sqrt": Operation("input", "the square root of each element of {input}", "Sqrt"),
    "rsqrt": Operation("input", "1 divided by the square root of each element of {input}"),
    "square": Operation("input", "the square of each element of {input}"),
    "reciprocal": Operation("input", "1 divided by each element of {input}", "Reciprocal"),
    "sign": Operation("input", "the sign of each element of {input}: -1, 0 or 1", "Sign"),
    "floor": Operation("input", "each element of {input} rounded down", "Floor"),
    "ceil": Operation("input", "each element of {input} rounded up", "Ceil"),
    "round": Operation("input", "each element of {input} rounded to the nearest whole number, halves to the even one", "Round"),
    "sin": Operation("input", "the sine of each element of {input}", "Sin"),
    "cos": Operation("input", "the cosine of each element of {input}", "Cos"),
    "erf": Operation("input", "the error function of each element of {input}", "Erf"),
    "maximum": Operation("input other", "the larger of {input} and {other}, element by element", "Max"),
    "minimum": Operation("input other", "the smaller of {input} and {other}, element by element", "Min"),
    "lt": Operation("input other", "whether each element of {input} is less than {other}", "Less"),
    "le": Operation("input other", "whether each element of {input} is at most {other}", "LessOrEqual"),
    "gt": Operation("input other", "whether each element of {input} is greater than {other}", "Greater"),
    "ge": Operation("input other", "whether each element of {input} is at least {other}", "GreaterOrEqual"),
    "eq": Operation("input other", "whether each element of {input} equals {other}", "Equal"),
    "ne": Operation("input other", "whether each element of {input} differs from {other}"),
    "logical_not": Operation("input", "whether each element of {input} is false or 0", "Not"),
    "logical_and": Operation("input other", "whether both {input} and {other} are true, element by element", "And"),
    "logical_or": Operation("input other", "whether {input} or {other} is true, element by element", "Or"),
    "where": Operation("condition input other", "{input} where {condition} is true, {other} elsewhere", "Where"),
    "chosen": Operation("input condition other", "{input} where {condition} is true, {other} elsewhere", _chosen),
    "masked_fill": Operation("input mask value", "{input} with {value} where {mask} is true", _filled),
    "clamp": Operation("input min=None max=None", _clamped, "Clip", "min=min max=max"),
    "lerp": Operation("input end weight", "{input} plus {weight} times the difference of {end} and {input}"),
}
