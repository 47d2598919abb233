"""Operations that make one element of many, and running ones."""

from __future__ import annotations

from typing import Any, Callable, Iterator

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Node, Operation
from assay_torch.represent.step import Reference

REDUCES = "input dim=None keepdim=False dtype=None"
AXES = "axes=dim keepdims=keepdim"

EXTREMES = {"max": ("largest", "larger", "Max"), "min": ("smallest", "smaller", "Min")}


def _extreme(call: Call) -> str:
    """Over all, over a dimension with places, or of two tensors."""
    most, more, _ = EXTREMES[call.word]
    if isinstance(call.named.get("dim"), Reference) or "other" in call.named:
        other = call.given("dim") or call.given("other")
        return f"the {more} of {call['input']} and {call.words(other)}, element by element"
    if call.named.get("dim") is None:
        return f"the {most} element of {call['input']}"
    return f"two results: `{call.name}[0]`, the {most} elements of {call['input']} {call['over']}{call['kept']}, and `{call.name}[1]`, their places there"


def _extremes(call: Call) -> Iterator[Node]:
    name = EXTREMES[call.word][2]
    if isinstance(call.named.get("dim"), Reference) or "other" in call.named:
        yield call.node(name, (call.given("input"), call.given("dim") or call.given("other")))
        return
    dim, kept = call.given("dim"), int(bool(call.given("keepdim")))
    if dim is None:
        yield call.node(f"Reduce{name}", (call.given("input"),), keepdims=0)
        return
    yield call.node(f"Reduce{name}", (call.given("input"),), (f"{call.name}[0]",), axes=[dim], keepdims=kept)
    if not {f"{call.name}[1]", call.name}.isdisjoint(call.graph.used):
        yield call.node(f"Arg{name}", (call.given("input"),), (f"{call.name}[1]",), axis=dim, keepdims=kept)


def _norm(call: Call) -> str:
    p = call.given("p")
    if p in ("fro", 2):
        return f"the square root of the sum of the squares of {call['input']} {call['over']}{call['kept']}"
    return f"the {call.words(p)}-norm of {call['input']} {call['over']}{call['kept']}"


def _norms(call: Call) -> Iterator[Node]:
    p, dim = call.given("p"), call.given("dim")
    attributes: dict[str, Any] = {"keepdims": int(bool(call.given("keepdim")))}
    if dim is not None:
        attributes = {"axes": list(dim) if isinstance(dim, (tuple, list)) else [dim], **attributes}
    type_ = {"fro": "ReduceL2", 2: "ReduceL2", 1: "ReduceL1"}.get(p, "torch.norm")
    yield call.node(type_, (call.given("input"),), None, **attributes, **({"p": p} if type_ == "torch.norm" else {}))


def _spread(root: bool) -> Callable[[Call], str]:
    def says(call: Call) -> str:
        less = call.named.get("correction", 1 if call.named.get("unbiased") is not False else 0)
        call.told |= {"unbiased", "correction"}
        what = "standard deviation" if root else "variance"
        return f"the {what} of {call['input']} {call['over']}{call['kept']}, its squares summed and divided by their number less {less}"

    return says


OPERATIONS: dict[str, Operation] = {
    "sum": Operation(REDUCES, "the sum of {input} {over}{kept}", "ReduceSum", AXES),
    "mean": Operation(REDUCES, "the mean of {input} {over}{kept}", "ReduceMean", AXES),
    "prod": Operation(REDUCES, "the product of the elements of {input} {over}{kept}", "ReduceProd", AXES),
    "amax": Operation(REDUCES, "the largest elements of {input} {over}{kept}", "ReduceMax", AXES),
    "amin": Operation(REDUCES, "the smallest elements of {input} {over}{kept}", "ReduceMin", AXES),
    "max": Operation(REDUCES, _extreme, _extremes),
    "min": Operation(REDUCES, _extreme, _extremes),
    "argmax": Operation(REDUCES, "the place of the largest element of {input} {over}{kept}", "ArgMax", "axis=dim keepdims=keepdim"),
    "argmin": Operation(REDUCES, "the place of the smallest element of {input} {over}{kept}", "ArgMin", "axis=dim keepdims=keepdim"),
    "logsumexp": Operation(REDUCES, "the natural logarithm of the sum of e^v of the elements v of {input} {over}{kept}", "ReduceLogSumExp", AXES),
    "norm": Operation("input p='fro' dim=None keepdim=False dtype=None", _norm, _norms),
    "var": Operation("input dim=None unbiased=True keepdim=False", _spread(False)),
    "std": Operation("input dim=None unbiased=True keepdim=False", _spread(True)),
    "any": Operation(REDUCES, "whether any element of {input} is true, {over}{kept}"),
    "all": Operation(REDUCES, "whether all elements of {input} are true, {over}{kept}"),
    "cumsum": Operation("input dim dtype=None", "the running sum of {input} along dimension {dim}, each element included in its own", "CumSum", "axis=dim"),
    "cumprod": Operation("input dim dtype=None", "the running product of {input} along dimension {dim}, each element included in its own"),
    "cosine_similarity": Operation(
        "x1 x2 dim=1 eps=1e-08",
        "the sum of the products of {x1} and {x2} {over}, divided by the product of the square roots of the sums of their squares, each of which is at least {eps}",
        "CosineSimilarity",
        "axis=dim epsilon=eps",
    ),
}
