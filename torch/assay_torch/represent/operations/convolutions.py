"""Convolutions."""

from __future__ import annotations

from typing import Any, Iterator

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Node, Operation

CONVOLVED = "input weight bias=None stride=1 padding=0 dilation=1 groups=1 padding_mode='zeros'"
TRANSPOSED = "input weight bias=None stride=1 padding=0 output_padding=0 groups=1 dilation=1"


def each(value: Any, sides: int) -> list[Any]:
    """An argument that is one number for all sides or one for each."""
    return list(value) if isinstance(value, (tuple, list)) else [value] * sides


def _convolution(call: Call) -> str:
    weight, bias = call.tensor("weight"), call.given("bias")
    size = tuple(weight.shape[2:]) if weight else "any size"
    added = f"the bias {call.words(bias)}" if bias is not None else "no bias"
    kind = "transposed convolution" if "transpose" in call.word else "convolution"
    extra = f", output padding {call['output_padding']}" if "transpose" in call.word else ""
    groups = call.given("groups")
    return (
        f"the {call.sides}D {kind} of {call['input']} with the kernels {call['weight']} of size {size} and {added}, stride {call['stride']}, padding"
        f" {call['padding']}{extra}, dilation {call['dilation']}, in {groups} group{'' if groups == 1 else 's'}"
    )


def _convolved(call: Call) -> Iterator[Node]:
    weight, sides = call.tensor("weight"), call.sides
    padding = call.given("padding")
    attributes: dict[str, Any] = {"dilations": each(call.given("dilation"), sides), "group": call.given("groups")}
    attributes["kernel_shape"] = list(weight.shape[2:]) if weight else []
    attributes["pads"] = padding if isinstance(padding, str) else each(padding, sides) * 2
    attributes["strides"] = each(call.given("stride"), sides)
    if "transpose" in call.word:
        attributes["output_padding"] = each(call.given("output_padding"), sides)
    inputs = tuple(call.given(name) for name in ("input", "weight", "bias"))
    yield call.node("ConvTranspose" if "transpose" in call.word else "Conv", inputs, None, **attributes)


def _columns(call: Call) -> str:
    return (
        f"each window of size {call['kernel_size']} over the last two dimensions of {call['input']}, stride {call['stride']}, padding {call['padding']}, dilation"
        f" {call['dilation']}, written out as a column of all channels: (batch, channels times places in the window, windows)"
    )


OPERATIONS: dict[str, Operation] = {
    **{f"conv{sides}d": Operation(CONVOLVED, _convolution, _convolved) for sides in (1, 2, 3)},
    **{f"conv_transpose{sides}d": Operation(TRANSPOSED, _convolution, _convolved) for sides in (1, 2, 3)},
    "unfold": Operation("input kernel_size dilation=1 padding=0 stride=1", _columns, "torch.nn.functional.unfold"),
}
