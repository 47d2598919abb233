"""Products of matrices."""

from __future__ import annotations

from typing import Iterator

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Node, Operation
from assay_torch.represent.step import Reference


def _linear(call: Call) -> str:
    bias = call.given("bias")
    added = f", plus {call.words(bias)}" if bias is not None else ""
    return f"the matrix product of {call['input']} and the transpose of {call['weight']}{added}"


def _gemm(call: Call) -> Iterator[Node]:
    value, weight, bias = (call.given(name) for name in ("input", "weight", "bias"))
    if call.dimensions() == 2:
        yield call.node("Gemm", (value, weight, bias), None, alpha=1.0, beta=1.0, transA=0, transB=1)
        return
    turned, product = f"{call.name}.transposed", call.name if bias is None else f"{call.name}.product"
    yield call.node("Transpose", (weight,), (turned,), perm=[1, 0])
    yield call.node("MatMul", (value, Reference(turned)), (product,))
    if bias is not None:
        yield call.node("Add", (Reference(product), bias))


def _looked_up(call: Call) -> Iterator[Node]:
    yield call.node("Gather", (call.given("weight"), call.given("input")), None, axis=0)


def _products(call: Call) -> str:
    return f"the sum of products of {call.words(call.given('operands'))} that `{call.given('equation')}` writes as Einstein does"


OPERATIONS: dict[str, Operation] = {
    "matmul": Operation("input other", "the matrix product of {input} and {other}", "MatMul"),
    "linear": Operation("input weight bias=None", _linear, _gemm),
    "einsum": Operation("equation *operands", _products, "Einsum", "equation=equation"),
    "addmm": Operation("input mat1 mat2", "{input} plus the matrix product of {mat1} and {mat2}"),
    "baddbmm": Operation("input batch1 batch2", "{input} plus the matrix products of {batch1} and {batch2}"),
    "outer": Operation("input vec2", "the products of every element of {input}, by rows, with every element of {vec2}, by columns"),
    "embedding": Operation("input weight", "the rows of {weight} whose numbers {input} has", _looked_up),
}
