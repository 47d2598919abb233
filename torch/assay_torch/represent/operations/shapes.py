"""Operations that arrange elements."""

from __future__ import annotations

from typing import Any, Iterator

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Node, Operation


def _reshaped(call: Call) -> str:
    call.told |= set(call.named)
    return f"{call['input']} in the shape {call.shape}, its elements in the same order"


def _reshape(call: Call) -> Iterator[Node]:
    call.told |= set(call.named)
    yield call.node("Reshape", (call.named["input"],), None, shape=list(call.shape))


def _flattened(call: Call) -> str:
    start, end = call.given("start_dim"), call.given("end_dim")
    return f"{call['input']} with its dimensions {start} to {end} joined into one"


def _flatten(call: Call) -> Iterator[Node]:
    call.told |= set(call.named)
    if len(call.shape) == 2 and call.named["start_dim"] == 1:
        yield call.node("Flatten", (call.named["input"],), None, axis=1)
    else:
        yield from _reshape(call)


def _transpose(call: Call) -> Iterator[Node]:
    order = list(range(call.dimensions()))
    one, other = (call.given(name) % max(len(order), 1) for name in ("dim0", "dim1"))
    order[one], order[other] = order[other], order[one]
    yield call.node("Transpose", (call.given("input"),), None, perm=order)


def _permute(call: Call) -> Iterator[Node]:
    count = call.dimensions()
    yield call.node("Transpose", (call.given("input"),), None, perm=[one % max(count, 1) for one in call.given("dims")])


def _move(call: Call) -> Iterator[Node]:
    count = max(call.dimensions(), 1)
    source, destination = ([one % count for one in (value if isinstance(value, (tuple, list)) else [value])] for value in map(call.given, ("source", "destination")))
    order = [one for one in range(count) if one not in source]
    for place, one in sorted(zip(destination, source)):
        order.insert(place, one)
    yield call.node("Transpose", (call.given("input"),), None, perm=order)


def _turned(call: Call) -> str:
    return f"{call['input']} with its dimensions in reverse order"


def _turn(call: Call) -> Iterator[Node]:
    yield call.node("Transpose", (call.given("input"),), None, perm=list(range(call.dimensions()))[::-1])


def _attribute(call: Call) -> str:
    name = call.given("name")
    if name in ("T", "H"):
        return _turned(call)
    if name in ("mT", "mH"):
        return f"{call['input']} with its last two dimensions exchanged"
    return f"the attribute {name} of {call['input']}"


def _taken(call: Call) -> Iterator[Node]:
    name = call.given("name")
    order = list(range(call.dimensions()))
    if name in ("mT", "mH"):
        order[-2:] = order[:-3:-1]
    if name in ("T", "H", "mT", "mH"):
        yield call.node("Transpose", (call.given("input"),), None, perm=order if name[0] == "m" else order[::-1])
    else:
        yield call.node("getattr", (call.given("input"),), None, name=name)


def _expanded(call: Call) -> str:
    call.told |= set(call.named)
    return f"{call['input']} repeated to the shape {call.shape}"


def _expand(call: Call) -> Iterator[Node]:
    call.told |= set(call.named)
    yield call.node("Expand", (call.named["input"],), None, shape=list(call.shape))


def _squeezed(call: Call) -> str:
    dim = call.given("dim")
    return f"{call['input']} without {'its dimensions' if dim is None else f'dimension {dim}, where it is'} of length 1"


def _resized(call: Call) -> str:
    call.told |= {"size", "scale_factor"}
    return f"{call['input']} resized to the shape {call.shape} by the mode {call['mode']}"


def _axes(type_: str) -> Any:
    def nodes(call: Call) -> Iterator[Node]:
        dim = call.given("dim")
        axes = {} if dim is None else {"axes": list(dim) if isinstance(dim, (tuple, list)) else [dim]}
        yield call.node(type_, (call.given("input"),), None, **axes)

    return nodes


OPERATIONS: dict[str, Operation] = {
    "reshape": Operation("input *shape", _reshaped, _reshape),
    "flatten": Operation("input start_dim=0 end_dim=-1", _flattened, _flatten),
    "unflatten": Operation("input dim sizes", _reshaped, _reshape),
    "transpose": Operation("input dim0 dim1", "{input} with dimensions {dim0} and {dim1} exchanged", _transpose),
    "permute": Operation("input *dims", "{input} with its dimensions in the order {dims}", _permute),
    "movedim": Operation("input source destination", "{input} with dimension {source} moved to the place {destination}, the others in their order", _move),
    "t": Operation("input", _turned, _turn),
    "getattr": Operation("input name", _attribute, _taken),
    "squeeze": Operation("input dim=None", _squeezed, _axes("Squeeze")),
    "unsqueeze": Operation("input dim", "{input} with a new dimension of length 1 at place {dim}", _axes("Unsqueeze")),
    "expand": Operation("input *sizes", _expanded, _expand),
    "repeat": Operation("input *repeats", "{input} repeated {repeats} times along its dimensions", "Tile", "repeats=repeats"),
    "repeat_interleave": Operation("input repeats dim=None", "{input} with each element repeated {repeats} times in its place, {over}"),
    "roll": Operation(
        "input shifts dims=None", "{input} moved by {shifts} places along the dimensions {dims}, what leaves one end coming in at the other", "torch.roll"
    ),
    "pixel_shuffle": Operation(
        "input upscale_factor", "{input} with blocks of {upscale_factor} by {upscale_factor} channels made into places", "DepthToSpace", "blocksize=upscale_factor"
    ),
    "interpolate": Operation(
        "input size=None scale_factor=None mode='nearest' align_corners=None", _resized, "Resize", "sizes=size scales=scale_factor mode=mode"
    ),
}
