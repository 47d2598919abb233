"""Writes a module down, as the files of the pack are written."""

from __future__ import annotations

import re

from assay_torch.recipe.plan import Plan
from assay_torch.recipe.step import Constant, Value

RESIDUAL = "residual add"
ARGUMENTS = ("x", "y")


def model(plan: Plan) -> str:
    """The text of `model.py`."""
    steps = (plan.main.step, *plan.steps)
    constants = all_constants(plan)
    made = [line for step in steps for line in step.made]
    handed = constructor(plan, made)
    kinds = {constant.name: constant.kind for constant in constants}
    lines = ["import torch", "import torch.nn as nn"]
    if any("F." in step.line for step in steps):
        lines.append("import torch.nn.functional as F")
    lines += ["", *(f"{one.name} = {one.text}" for one in constants), "", "", "class Model(nn.Module):", f'    """{sentence(plan)}"""', ""]
    if handed or made:
        lines.append(f"    def __init__(self{''.join(f', {name}: {kinds[name]}' for name in handed)}):")
        lines += [f"        {line}" for line in ("super().__init__()", *made)] + [""]
    arguments = ARGUMENTS[: len(plan.main.inputs)]
    lines.append(f"    def forward(self, {', '.join(f'{one}: torch.Tensor' for one in arguments)}) -> torch.Tensor:")
    lines += [f"        {line}" for line in body(plan)]
    lines += ["", "", "def get_inputs():", *(f"    {line}" for line in inputs(plan))]
    lines += ["", "", "def get_init_inputs():", f"    return [{', '.join(handed)}]"]
    return "\n".join(lines) + "\n"


def constructor(plan: Plan, made: list[str]) -> list[str]:
    """The constants that the constructor gets; a main operator without one of its own leaves some for others to ask for."""
    own = [one.name for one in plan.main.step.constants if one.name not in plan.main.step.handed]
    asked = [name for name in own if any(re.search(rf"\b{name}\b", line) for line in made)]
    return [*asked, *(name for step in (plan.main.step, *plan.steps) for name in step.handed)]


def body(plan: Plan) -> list[str]:
    """The lines of `forward`."""
    kept = any(step.operator == RESIDUAL for step in plan.steps)
    first = "original" if kept else "x"
    lines = [f"{first} = {plan.main.step.line.format(x='x')}"]
    for place, step in enumerate(plan.steps):
        value = step.line.format(x=first if place == 0 else "x")
        lines.append(f"return {value}" if place == len(plan.steps) - 1 else f"x = {value}")
    return lines


def inputs(plan: Plan) -> list[str]:
    """The lines of `get_inputs`."""
    spread = "" if plan.spread == 1 else f" * {plan.spread}"
    values = [f"torch.randn({', '.join(shape)})" for shape in plan.main.inputs]
    values[1:] = [f"{value} / {shape[1]}**0.5" for value, shape in zip(values[1:], plan.main.inputs[1:])]
    if not plan.varied:
        return [f"return [{', '.join([values[0] + spread, *values[1:]])}]"]
    first = plan.main.inputs[0]
    ones = ", 1" * (len(first) - 2)
    offset = f"offset = torch.randn({first[0]}, {first[1]}{ones})" if ones else f"offset = torch.randn({first[0]}, 1)"
    varied = f"({values[0]} + offset) * scale{spread}"
    return [f"scale = torch.rand({first[0]}, 1{ones}) * 2 + 0.5", offset, f"return [{', '.join([varied, *values[1:]])}]"]


def sentence(plan: Plan) -> str:
    """What the module does, in words."""
    *others, last = [step.phrase for step in plan.steps]
    return ", ".join([plan.main.step.phrase, *others]) + f" and {last}."


def description(plan: Plan) -> str:
    """The text of `task.yaml`. A module is for the precision it was certified in."""
    constants = all_constants(plan)
    large = {one.name: one.large for one in constants if one.large is not None and str(one.large) != one.text}
    return "\n".join(
        [
            "schema: 1",
            f"title: {plan.title}",
            f"operators: [{', '.join(plan.operators)}]",
            "sizes:",
            f"  small: {flow(small(plan))}",
            f"  large: {flow(large)}",
            "precisions: [fp32]",
            "",
        ]
    )


def small(plan: Plan) -> dict[str, Value]:
    """The constants that the size `small` changes."""
    return {one.name: one.small for one in all_constants(plan) if one.small is not None}


def flow(values: dict[str, Value]) -> str:
    return "{" + ", ".join(f"{name}: {value}" for name, value in values.items()) + "}"


def all_constants(plan: Plan) -> list[Constant]:
    return [constant for step in (plan.main.step, *plan.steps) for constant in step.constants]
