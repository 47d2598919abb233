"""Activations, and what makes shares or unit lengths of elements."""

from __future__ import annotations

from typing import Iterator

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Node, Operation


def _gelu(call: Call) -> str:
    if call.given("approximate") == "tanh":
        return f"the GELU of {call['input']} as the tanh approximates it: 0.5 v (1 + tanh(sqrt(2 / pi) (v + 0.044715 v^3))) of each element v"
    return f"the GELU of {call['input']}: each element times the probability that a standard normal variable is below it"


def _dropout(call: Call) -> str:
    share, training = call.given("p"), call.given("training")
    if not share or not training:
        return f"{call['input']} itself, as nothing is dropped (p is {share}, and the module is in {'training' if training else 'evaluation'} mode)"
    return f"{call['input']} with elements set to 0 at random with probability {share}, and the others divided by {1 - share}"


def _dropped(call: Call) -> Iterator[Node]:
    yield call.node("Dropout", (call.given("input"),), ratio=call.given("p"), training_mode=int(bool(call.given("training"))))


def _cut(call: Call) -> Iterator[Node]:
    yield call.node("Clip", (call.given("input"),), min=call.given("min_val"), max=call.given("max_val"))


def _cut_at_six(call: Call) -> Iterator[Node]:
    yield call.node("Clip", (call.given("input"),), min=0, max=6)


def _hard_sigmoid(call: Call) -> Iterator[Node]:
    yield call.node("HardSigmoid", (call.given("input"),), alpha=1 / 6, beta=0.5)


SELU = "1.0507009873554805 v where an element v of {input} is positive, 1.0507009873554805 * 1.6732632423543772 * (e^v - 1) elsewhere"

OPERATIONS: dict[str, Operation] = {
    "relu": Operation("input", "{input} with 0 in the place of negative elements", "Relu"),
    "relu6": Operation("input", "{input} cut off below at 0 and above at 6", _cut_at_six),
    "leaky_relu": Operation("input negative_slope=0.01", "{input} with negative elements multiplied by {negative_slope}", "LeakyRelu", "alpha=negative_slope"),
    "prelu": Operation("input weight", "{input} with negative elements multiplied by {weight} of their channel", "PRelu"),
    "elu": Operation("input alpha=1.0", "{input} with {alpha} * (e^v - 1) in the place of negative elements v", "Elu", "alpha=alpha"),
    "celu": Operation("input alpha=1.0", "{input} with {alpha} * (e^(v / {alpha}) - 1) in the place of negative elements v", "Celu", "alpha=alpha"),
    "selu": Operation("input", SELU, "Selu"),
    "gelu": Operation("input approximate='none'", _gelu, "Gelu", "approximate=approximate"),
    "silu": Operation("input", "v / (1 + e^-v) of each element v of {input}", "SiLU"),
    "mish": Operation("input", "v tanh(ln(1 + e^v)) of each element v of {input}", "Mish"),
    "sigmoid": Operation("input", "the sigmoid 1 / (1 + e^-v) of each element v of {input}", "Sigmoid"),
    "logsigmoid": Operation("input", "the natural logarithm of the sigmoid of each element of {input}", "LogSigmoid"),
    "tanh": Operation("input", "the hyperbolic tangent of each element of {input}", "Tanh"),
    "tanhshrink": Operation("input", "v - tanh(v) of each element v of {input}", "Tanhshrink"),
    "hardtanh": Operation("input min_val=-1.0 max_val=1.0", "{input} cut off below at {min_val} and above at {max_val}", _cut),
    "hardsigmoid": Operation("input", "v / 6 + 0.5 of each element v of {input}, cut off below at 0 and above at 1", _hard_sigmoid),
    "hardswish": Operation("input", "v times (v / 6 + 0.5, cut off below at 0 and above at 1) of each element v of {input}", "HardSwish"),
    "hardshrink": Operation("input lambd=0.5", "{input} with 0 in the place of elements from -{lambd} to {lambd}", "Shrink", "lambd=lambd"),
    "softshrink": Operation("input lambd=0.5", "each element of {input} moved by {lambd} towards 0, and 0 where it is nearer than that", "Softshrink"),
    "softplus": Operation(
        "input beta=1 threshold=20", "ln(1 + e^({beta} v)) / {beta} of each element v of {input}, and v itself where {beta} v is above {threshold}", "Softplus"
    ),
    "softsign": Operation("input", "v / (1 + |v|) of each element v of {input}", "Softsign"),
    "threshold": Operation("input threshold value", "{input} with {value} in the place of elements that are not above {threshold}", "Threshold"),
    "glu": Operation("input dim=-1", "the first half of {input} along dimension {dim} times the sigmoid of the second half", "GLU"),
    "softmax": Operation("input dim dtype=None", "the softmax of {input} {over}", "Softmax", "axis=dim"),
    "log_softmax": Operation("input dim dtype=None", "the natural logarithm of the softmax of {input} {over}", "LogSoftmax", "axis=dim"),
    "softmin": Operation("input dim", "the softmax of {input} with the sign changed, {over}", "Softmin"),
    "normalize": Operation(
        "input p=2.0 dim=1 eps=1e-12", "{input} divided by its {p}-norm {over}, or by {eps} where that norm is smaller", "LpNormalization", "axis=dim p=p eps=eps"
    ),
    **{name: Operation("input p=0.5 training=True", _dropout, _dropped) for name in ("dropout", "dropout1d", "dropout2d", "dropout3d")},
}
