"""Operations that cut out and join."""

from __future__ import annotations

from typing import Any, Iterator

from assay_torch.represent import names
from assay_torch.represent.call import Call
from assay_torch.represent.made import parts
from assay_torch.represent.operation import Node, Operation
from assay_torch.represent.step import Reference, references


def _part(call: Call) -> str:
    return f"the part `{names.value(call.given('input'))}[{names.index(call.given('index'))}]`"


def _cut(call: Call) -> Iterator[Node]:
    """Slices at once, then single places from the last to the first, then new dimensions; other indices stay PyTorch's."""
    source, index = call.given("input"), call.given("index")
    parts_ = list(index) if isinstance(index, tuple) else [index]
    if any(references(parts_)) or not all(one is None or one is Ellipsis or type(one) in (int, slice) for one in parts_):
        yield call.node("operator.getitem", (source, *map(Reference, references(parts_))), None, index=names.index(index))
        return
    known = [one for one in parts_ if one is not None and one is not Ellipsis]
    if Ellipsis in parts_:
        place = parts_.index(Ellipsis)
        parts_[place : place + 1] = [slice(None)] * (call.dimensions() - len(known))
    old = [one for one in parts_ if one is not None]
    slices = [(axis, one) for axis, one in enumerate(old) if isinstance(one, slice) and one != slice(None)]
    singles = [(axis, one) for axis, one in enumerate(old) if isinstance(one, int)]
    made = [one for one in parts_ if one is None or isinstance(one, slice)]
    new = [axis for axis, one in enumerate(made) if one is None]
    wanted = [("Slice", slices)] * bool(slices) + [("Gather", [one]) for one in reversed(singles)] + [("Unsqueeze", new)] * bool(new)
    for place, (type_, what) in enumerate(wanted):
        name = call.name if place == len(wanted) - 1 else f"{call.name}.{place}"
        yield _one_cut(call, type_, what, source, name)
        source = Reference(name)
    if not wanted:
        yield call.node("Identity", (source,))


def _one_cut(call: Call, type_: str, what: Any, source: Any, name: str) -> Node:
    if type_ == "Unsqueeze":
        return call.node(type_, (source,), (name,), axes=what)
    if type_ == "Gather":
        return call.node(type_, (source, what[0][1]), (name,), axis=what[0][0])
    starts = [one.start or 0 for _, one in what]
    ends = ["end" if one.stop is None else one.stop for _, one in what]
    return call.node(type_, (source,), (name,), axes=[axis for axis, _ in what], starts=starts, ends=ends, steps=[one.step or 1 for _, one in what])


def _selected(call: Call) -> Iterator[Node]:
    yield call.node("Gather", (call.given("input"), call.given("index")), None, axis=call.given("dim"))


def _set(call: Call) -> str:
    return f"nothing: the part `{names.value(call.given('input'))}[{names.index(call.given('index'))}]` becomes {call['value']} from here on"


def _joined(call: Call) -> str:
    return f"{call['tensors']} joined along dimension {call['dim']}, in this order"


def _stack(call: Call) -> Iterator[Node]:
    dim, tensors = call.given("dim"), call.given("tensors")
    wide = [f"{call.name}.{place}" for place, _ in enumerate(tensors)]
    for name, one in zip(wide, tensors):
        yield call.node("Unsqueeze", (one,), (name,), axes=[dim])
    yield call.node("Concat", tuple(map(Reference, wide)), None, axis=dim)


def _split(call: Call) -> Iterator[Node]:
    outputs = [(name, one.shape) for name, one in parts(call.step.made, call.name)]
    dim = call.given("dim") or 0
    call.told |= set(call.named)
    yield call.node("Split", (call.named["input"],), tuple(name for name, _ in outputs), axis=dim, split=[shape[dim] for _, shape in outputs])


def _narrowed(call: Call) -> str:
    start = call.given("start")
    return f"the places from {start} to {start + call.given('length') - 1}, both included, of dimension {call['dim']} of {call['input']}"


def _narrow(call: Call) -> Iterator[Node]:
    dim, start, length = (call.given(name) for name in ("dim", "start", "length"))
    yield call.node("Slice", (call.given("input"),), None, axes=[dim], starts=[start], ends=[start + length], steps=[1])


def _flip(call: Call) -> Iterator[Node]:
    dims = list(call.given("dims"))
    count = len(dims)
    yield call.node("Slice", (call.given("input"),), None, axes=dims, starts=["end"] * count, ends=["begin"] * count, steps=[-1] * count)


def _padded(call: Call) -> str:
    value = call.given("value")
    amounts = list(call.given("pad"))
    sides = [f"{amounts[place]} before and {amounts[place + 1]} after dimension {-1 - place // 2}" for place in range(0, len(amounts), 2)]
    filler = f"elements {call.words(0 if value is None else value)}" if call.given("mode") == "constant" else f"elements by the mode {call['mode']}"
    return f"{call['input']} with {filler} added around: {', '.join(sides)}"


def _pad(call: Call) -> Iterator[Node]:
    amounts = list(call.given("pad"))
    before, after = amounts[::2][::-1], amounts[1::2][::-1]
    none = [0] * (call.dimensions() - len(before))
    value = call.given("value")
    yield call.node("Pad", (call.given("input"),), None, mode=call.given("mode"), pads=[*none, *before, *none, *after], value=0 if value is None else value)


OPERATIONS: dict[str, Operation] = {
    "cat": Operation("tensors dim=0", _joined, "Concat", "axis=dim"),
    "stack": Operation("tensors dim=0", "{tensors} side by side along a new dimension {dim}, in this order", _stack),
    "split": Operation("input split_size_or_sections dim=0", "{input} cut along dimension {dim} into parts of {split_size_or_sections}", _split),
    "chunk": Operation("input chunks dim=0", "{input} cut along dimension {dim} into {chunks} parts", _split),
    "unbind": Operation("input dim=0", "the parts of {input} at each place of dimension {dim}, which is gone"),
    "narrow": Operation("input dim start length", _narrowed, _narrow),
    "select": Operation("input dim index", "the part of {input} at place {index} of dimension {dim}, which is gone", _selected),
    "flip": Operation("input *dims", "{input} in reverse order along the dimensions {dims}", _flip),
    "pad": Operation("input pad mode='constant' value=None", _padded, _pad),
    "getitem": Operation("input index", _part, _cut),
    "setitem": Operation("input index value", _set),
    "gather": Operation("input dim index", "the elements of {input} at the places {index} along dimension {dim}", "GatherElements", "axis=dim"),
    "index_select": Operation("input dim index", "the parts of {input} at the places {index} of dimension {dim}", "Gather", "axis=dim"),
    "windows": Operation(
        "input dimension size step", "the windows of {size} places along dimension {dimension} of {input}, {step} apart, their places in a new last dimension"
    ),
}
