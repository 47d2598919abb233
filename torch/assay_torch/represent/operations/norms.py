"""Norms."""

from __future__ import annotations

from typing import Iterator

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Node, Operation
from assay_torch.represent.operations.convolutions import each

CHANNEL = ", which have one element for each channel"
STATISTICS = "less its mean and divided by the square root of its variance plus {eps}"
RUNNING = "input running_mean=None running_var=None weight=None bias=None"


def _scaled(call: Call, each: str = "") -> str:
    """What a norm does last; `each` says what there is one of its weights for."""
    weight, bias = call.given("weight"), call.given("bias")
    steps = [f"multiplied by {call.words(weight)}"] * (weight is not None) + [f"increased by {call.words(bias)}"] * (bias is not None)
    return f", then {' and '.join(steps)}{each}" if steps else ""


def _batch_norm(call: Call) -> str:
    own, running = bool(call.given("training")) or call.named.get("running_mean") is None, call.named.get("running_mean") is not None
    where = f"with {call['running_mean']} and {call['running_var']} as mean and variance" if not own else "over all dimensions but 1 of this batch"
    statistics = STATISTICS.format_map(call)
    call.told |= {"running_mean", "running_var", "momentum"}
    said = f"{call['input']} normalised in each channel (dimension 1): {statistics}, {where}{_scaled(call, CHANNEL)}"
    if own and running:
        said += f"; {call['running_mean']} and {call['running_var']} follow the batch with momentum {call.named['momentum']}"
    return said


def _batch_normalized(call: Call) -> Iterator[Node]:
    inputs = tuple(call.given(name) for name in ("input", "weight", "bias", "running_mean", "running_var"))
    momentum = call.given("momentum")
    attributes = {"epsilon": call.given("eps"), "momentum": None if momentum is None else round(1 - momentum, 12)}
    yield call.node("BatchNormalization", inputs, None, **attributes, training_mode=int(bool(call.given("training"))))


def _layer_norm(call: Call) -> str:
    count = len(each(call.given("normalized_shape"), 1))
    last = f"the last {count} dimensions" if count > 1 else "the last dimension"
    return f"{call['input']} normalised over {last}: {STATISTICS.format_map(call)}{_scaled(call)}"


def _layer_normalized(call: Call) -> Iterator[Node]:
    inputs = tuple(call.given(name) for name in ("input", "weight", "bias"))
    yield call.node("LayerNormalization", inputs, None, axis=-len(each(call.given("normalized_shape"), 1)), epsilon=call.given("eps"))


def _group_norm(call: Call) -> str:
    return (
        f"{call['input']} normalised in each sample and each of {call['num_groups']} groups of successive channels (dimension 1), over the channels of the group and"
        f" all later dimensions: {STATISTICS.format_map(call)}{_scaled(call, CHANNEL)}"
    )


def _instance_norm(call: Call) -> str:
    call.told |= {"running_mean", "running_var", "momentum", "use_input_stats"}
    return f"{call['input']} normalised in each sample and channel over all later dimensions: {STATISTICS.format_map(call)}{_scaled(call, CHANNEL)}"


def _instance_normalized(call: Call) -> Iterator[Node]:
    call.told |= {"running_mean", "running_var", "momentum", "use_input_stats"}
    yield call.node("InstanceNormalization", tuple(call.given(name) for name in ("input", "weight", "bias")), None, epsilon=call.given("eps"))


OPERATIONS: dict[str, Operation] = {
    "batch_norm": Operation(f"{RUNNING} training=False momentum=0.1 eps=1e-05", _batch_norm, _batch_normalized),
    "layer_norm": Operation("input normalized_shape weight=None bias=None eps=1e-05", _layer_norm, _layer_normalized),
    "group_norm": Operation("input num_groups weight=None bias=None eps=1e-05", _group_norm, "GroupNormalization", "num_groups=num_groups epsilon=eps"),
    "instance_norm": Operation(f"{RUNNING} use_input_stats=True momentum=0.1 eps=1e-05", _instance_norm, _instance_normalized),
    "rms_norm": Operation(
        "input normalized_shape weight=None eps=None",
        "{input} divided by the root of its mean square over the last dimensions {normalized_shape}, then multiplied by {weight}",
    ),
    "local_response_norm": Operation(
        "input size alpha=0.0001 beta=0.75 k=1.0",
        "{input} divided by ({k} + {alpha} times the mean of the squares of {size} channels around each) to the power of {beta}",
        "LRN",
        "size=size alpha=alpha beta=beta bias=k",
    ),
}
