"""Operations that copy, cast and make elements."""

from __future__ import annotations

from typing import Any, Iterator

from assay_torch.represent.call import Call
from assay_torch.represent.made import Tensor
from assay_torch.represent.operation import Node, Operation


def _cast(call: Call) -> str:
    call.told |= set(call.named)
    made = call.step.made
    return f"{call['input']} as {made.dtype if isinstance(made, Tensor) else 'another type'}"


def _casted(call: Call) -> Iterator[Node]:
    call.told |= set(call.named)
    made = call.step.made
    yield call.node("Cast", (call.named["input"],), None, to=made.dtype if isinstance(made, Tensor) else "")


def _filled(what: str) -> Any:
    def says(call: Call) -> str:
        call.told |= {"input", "size", "dtype", "layout", "requires_grad", "memory_format"}
        return f"a tensor of shape {call.shape} whose elements are all {what.format_map(call)}"

    return says


def _constant(value: Any) -> Any:
    def nodes(call: Call) -> Iterator[Node]:
        call.told |= set(call.named)
        yield call.node("ConstantOfShape", (), None, shape=list(call.shape), value=call.named.get("fill_value") if value is None else value)

    return nodes


def _triangle(upper: bool) -> Any:
    def says(call: Call) -> str:
        diagonal = call.given("diagonal")
        side = "below" if upper else "above"
        moved = "" if diagonal == 0 else f" {abs(diagonal)} to the {'right' if diagonal > 0 else 'left'} of the main one"
        return f"{call['input']} with 0 in the place of elements {side} the diagonal{moved} of its last two dimensions"

    return says


def _triangles(upper: bool) -> Any:
    def nodes(call: Call) -> Iterator[Node]:
        yield call.node("Trilu", (call.given("input"),), None, k=call.given("diagonal"), upper=int(upper))

    return nodes


def _diagonal(call: Call) -> str:
    if call.dimensions() == 1:
        return f"the square matrix that has {call['input']} on its diagonal and 0 elsewhere"
    return f"the diagonal of {call['input']}"


OPERATIONS: dict[str, Operation] = {
    "identity": Operation("input memory_format=None", "{input} itself", "Identity"),
    "copy": Operation("input source", "{input} with the elements of {source}"),
    "item": Operation("input", "the only element of {input} as a number"),
    "to": Operation("input dtype=None", _cast, _casted),
    "zeros_like": Operation("input", _filled("0"), _constant(0)),
    "ones_like": Operation("input", _filled("1"), _constant(1)),
    "full_like": Operation("input fill_value", _filled("{fill_value}"), _constant(None)),
    "zeros": Operation("*size", _filled("0"), _constant(0)),
    "ones": Operation("*size", _filled("1"), _constant(1)),
    "full": Operation("size fill_value", _filled("{fill_value}"), _constant(None)),
    "tril": Operation("input diagonal=0", _triangle(False), _triangles(False)),
    "triu": Operation("input diagonal=0", _triangle(True), _triangles(True)),
    "diag": Operation("input diagonal=0", _diagonal, "torch.diag"),
}
