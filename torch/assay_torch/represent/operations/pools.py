"""Pools."""

from __future__ import annotations

from typing import Any, Callable, Iterator

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Node, Operation
from assay_torch.represent.operations.convolutions import each

WINDOWS = "input kernel_size stride=None padding=0"
LARGEST = f"{WINDOWS} dilation=1 ceil_mode=False return_indices=False"
AVERAGED = f"{WINDOWS} ceil_mode=False count_include_pad=True divisor_override=None"


def _pool(what: str) -> Callable[[Call], str]:
    def says(call: Call) -> str:
        stride, size = call.given("stride"), call.given("kernel_size")
        is_padded = any(each(call.named["padding"], 1))
        parts = [f"stride {call.words(stride if stride not in (None, ()) else size)}", f"padding {call['padding']}"]
        if is_padded and what != "mean":
            parts[-1] += " of what is never the largest"
        if "dilation" in call.named:
            parts.append(f"dilation {call['dilation']}")
        if call.given("ceil_mode"):
            parts.append("with incomplete windows at the ends")
        if is_padded and what == "mean":
            parts.append("zeros of the padding counted" if call.named["count_include_pad"] else "zeros of the padding not counted")
        call.given("count_include_pad")
        last = f"the last {call.sides} dimensions" if call.sides > 1 else "the last dimension"
        return f"the {what} of each window of size {call['kernel_size']} over {last} of {call['input']}, {', '.join(parts)}"

    return says


def _pooled(type_: str) -> Callable[[Call], Iterator[Node]]:
    def nodes(call: Call) -> Iterator[Node]:
        sides, size, stride = call.sides, call.given("kernel_size"), call.given("stride")
        attributes: dict[str, Any] = {"ceil_mode": int(bool(call.given("ceil_mode")))}
        if type_ == "MaxPool":
            attributes["dilations"] = each(call.given("dilation"), sides)
        else:
            attributes["count_include_pad"] = int(bool(call.given("count_include_pad")))
        attributes["kernel_shape"] = each(size, sides)
        attributes["pads"] = each(call.given("padding"), sides) * 2
        attributes["strides"] = each(stride if stride not in (None, ()) else size, sides)
        yield call.node(type_, (call.given("input"),), None, **attributes)

    return nodes


def _adaptive(what: str) -> Callable[[Call], str]:
    def says(call: Call) -> str:
        last = f"the last {call.sides} dimensions" if call.sides > 1 else "the last dimension"
        if set(each(call.named["output_size"], call.sides)) == {1}:
            call.given("output_size")
            return f"the {what} of {call['input']} over {last}, which stay with length 1"
        return f"the {what} of each of the windows that divide {last} of {call['input']} evenly into {call['output_size']}"

    return says


def _adapted(what: str) -> Callable[[Call], Iterator[Node]]:
    def nodes(call: Call) -> Iterator[Node]:
        size = each(call.given("output_size"), call.sides)
        if set(size) == {1}:
            yield call.node(f"Global{what}", (call.given("input"),))
        else:
            short = "Avg" if what == "AveragePool" else "Max"
            yield call.node(f"Adaptive{short}Pool{call.sides}d", (call.given("input"),), None, output_size=size)

    return nodes


OPERATIONS: dict[str, Operation] = {
    **{f"max_pool{sides}d": Operation(LARGEST, _pool("largest element"), _pooled("MaxPool")) for sides in (1, 2, 3)},
    **{f"avg_pool{sides}d": Operation(AVERAGED, _pool("mean"), _pooled("AveragePool")) for sides in (1, 2, 3)},
    **{f"adaptive_avg_pool{sides}d": Operation("input output_size", _adaptive("mean"), _adapted("AveragePool")) for sides in (1, 2, 3)},
    **{f"adaptive_max_pool{sides}d": Operation("input output_size", _adaptive("largest element"), _adapted("MaxPool")) for sides in (1, 2, 3)},
}
