"""Computes what a graph in the manner of ONNX says."""

from __future__ import annotations

import functools
import math
import operator
import re
from typing import Any, Callable, Mapping

import torch
import torch.nn.functional as F

Attributes = dict[str, Any]
Compute = Callable[..., Any]

NODE = re.compile(r"Op Type: (\S+)\n  Inputs: \[(.*)\]\n  Outputs: (\[.*?\])(?:  .*)?\n  Attributes: \[(.*)\]")


def computed(text: str, inputs: Mapping[str, Any], kept: Mapping[str, torch.Tensor]) -> Any:
    """The output of the graph; parameters and buffers are those of the module."""
    values: dict[str, Any] = {**inputs, **kept}
    nodes = NODE.findall(text)
    assert len(nodes) == text.count("Op Type: "), "a node cannot be read"
    for type_, given, made, attributes in nodes:
        operands = [values[one] if isinstance(one, str) else one for one in eval(f"[{given}]", {"inf": math.inf})]
        named = eval(f"dict({attributes})", {"inf": math.inf, "slice": slice})
        result = (COMPUTES.get(type_) or functools.partial(_other, type_))(*operands, **named)
        outputs = eval(made)
        values.update(zip(outputs, result if len(outputs) > 1 else [result]))
    (output,) = eval(re.findall(r"^Outputs: (.*)$", text, re.M)[0])
    return values[output]


def _other(type_: str, *operands: Any, **named: Any) -> Any:
    """What ONNX has no counterpart for goes by PyTorch's name."""
    return eval(type_, {"torch": torch, "operator": operator})(*operands, **named)


def _reduced(function: Compute) -> Compute:
    def compute(x: torch.Tensor, keepdims: int, axes: list[int] | None = None) -> Any:
        return function(x, tuple(range(x.dim())) if axes is None else tuple(axes), bool(keepdims))

    return compute


def _conv(x: torch.Tensor, weight: torch.Tensor, bias: Any = None, *, dilations: Any, group: int, kernel_shape: Any, pads: Any, strides: Any) -> Any:
    sides = len(kernel_shape)
    assert list(weight.shape[2:]) == kernel_shape and pads[:sides] == pads[sides:]
    return getattr(F, f"conv{sides}d")(x, weight, bias, strides, tuple(pads[:sides]), dilations, group)


def _transposed(x: torch.Tensor, weight: torch.Tensor, bias: Any = None, *, dilations: Any, group: int, kernel_shape: Any, pads: Any, strides: Any, output_padding: Any) -> Any:
    sides = len(kernel_shape)
    return getattr(F, f"conv_transpose{sides}d")(x, weight, bias, strides, pads[:sides], output_padding, group, dilations)


def _max_pool(x: torch.Tensor, ceil_mode: int, dilations: Any, kernel_shape: Any, pads: Any, strides: Any) -> Any:
    return getattr(F, f"max_pool{len(kernel_shape)}d")(x, kernel_shape, strides, pads[: len(kernel_shape)], dilations, ceil_mode=bool(ceil_mode))


def _average_pool(x: torch.Tensor, ceil_mode: int, count_include_pad: int, kernel_shape: Any, pads: Any, strides: Any) -> Any:
    return getattr(F, f"avg_pool{len(kernel_shape)}d")(x, kernel_shape, strides, pads[: len(kernel_shape)], bool(ceil_mode), bool(count_include_pad))


def _batch_norm(x: torch.Tensor, weight: Any, bias: Any, mean: Any, variance: Any, epsilon: float, momentum: float, training_mode: int) -> Any:
    return F.batch_norm(x, mean.clone(), variance.clone(), weight, bias, bool(training_mode), 1 - momentum, epsilon)


def _layer_norm(x: torch.Tensor, weight: Any = None, bias: Any = None, *, axis: int, epsilon: float) -> Any:
    return F.layer_norm(x, x.shape[axis:], weight, bias, epsilon)


def _group_norm(x: torch.Tensor, weight: Any = None, bias: Any = None, *, num_groups: int, epsilon: float) -> Any:
    return F.group_norm(x, num_groups, weight, bias, epsilon)


def _instance_norm(x: torch.Tensor, weight: Any = None, bias: Any = None, *, epsilon: float) -> Any:
    return F.instance_norm(x, weight=weight, bias=bias, eps=epsilon)


def _gemm(x: torch.Tensor, weight: torch.Tensor, bias: Any = 0, *, alpha: float, beta: float, transA: int, transB: int) -> Any:
    return alpha * ((x.T if transA else x) @ (weight.T if transB else weight)) + beta * bias


def _slice(x: torch.Tensor, axes: Any, starts: Any, ends: Any, steps: Any) -> Any:
    index: list[Any] = [slice(None)] * x.dim()
    if starts[0] == "end":
        return x.flip(axes)
    for axis, start, end, step in zip(axes, starts, ends, steps):
        index[axis] = slice(start, None if end == "end" else end, step)
    return x[tuple(index)]


def _gather(x: torch.Tensor, place: Any, axis: int) -> Any:
    return x.select(axis, place) if isinstance(place, int) else F.embedding(place, x)


def _unsqueezed(x: torch.Tensor, axes: list[int]) -> Any:
    return functools.reduce(torch.unsqueeze, axes, x)


def _squeezed(x: torch.Tensor, axes: list[int]) -> Any:
    return functools.reduce(torch.squeeze, sorted(axes, reverse=True), x)


def _padded(x: torch.Tensor, mode: str, pads: list[int], value: float) -> Any:
    pairs = list(zip(pads[: x.dim()], pads[x.dim() :]))[::-1]
    return F.pad(x, [amount for pair in pairs for amount in pair], mode, value)


def _recurrent(kind: Any) -> Compute:
    def compute(x: torch.Tensor, *operands: torch.Tensor, direction: str, hidden_size: int, num_layers: int, batch_first: int, **_: Any) -> Any:
        both = direction == "bidirectional"
        module = kind(x.shape[-1], hidden_size, num_layers, batch_first=bool(batch_first), bidirectional=both)
        weights = list(module.parameters())
        for own, given in zip(weights, operands):
            own.copy_(given)
        state = operands[len(weights) :]
        outputs, last = module(x, tuple(state) if len(state) == 2 else state[0])
        return (outputs, *last) if isinstance(last, tuple) else (outputs, last)

    return compute


def _attention(query: Any, key: Any, value: Any, weight: Any, bias: Any, last_weight: Any, last_bias: Any, embed_dim: int, num_heads: int, batch_first: int) -> Any:
    module = torch.nn.MultiheadAttention(embed_dim, num_heads, batch_first=bool(batch_first))
    for own, given in ((module.in_proj_weight, weight), (module.in_proj_bias, bias), (module.out_proj.weight, last_weight), (module.out_proj.bias, last_bias)):
        own.copy_(given)
    return module(query, key, value, need_weights=False)[0]


def _triplet(anchor: Any, positive: Any, negative: Any, **named: Any) -> Any:
    return F.triplet_margin_loss(anchor, positive, negative, **named)


def _product(x: torch.Tensor, axes: tuple[int, ...], kept: bool) -> Any:
    (axis,) = axes
    return x.prod(axis, kept)


COMPUTES: dict[str, Compute] = {
    "Add": operator.add,
    "Sub": operator.sub,
    "Mul": operator.mul,
    "Div": operator.truediv,
    "Pow": operator.pow,
    "Min": torch.minimum,
    "Where": lambda mask, value, x: x.masked_fill(mask, value),
    "Clip": lambda x, min=None, max=None: x.clamp(min, max),
    **{name: getattr(torch, name.lower()) for name in ("Abs", "Exp", "Log", "Sqrt", "Tanh", "Sigmoid", "Relu", "Selu")},
    "LeakyRelu": lambda x, alpha: F.leaky_relu(x, alpha),
    "Elu": lambda x, alpha: F.elu(x, alpha),
    "Gelu": lambda x, approximate: F.gelu(x, approximate=approximate),
    "SiLU": F.silu,
    "Mish": F.mish,
    "HardSwish": F.hardswish,
    "HardSigmoid": lambda x, alpha, beta: (alpha * x + beta).clamp(0, 1),
    "Softplus": lambda x: F.softplus(x),
    "Softmax": lambda x, axis: x.softmax(axis),
    "LogSoftmax": lambda x, axis: x.log_softmax(axis),
    "LpNormalization": lambda x, axis, p, eps: F.normalize(x, p, axis, eps),
    "Dropout": lambda x, ratio, training_mode: F.dropout(x, ratio, bool(training_mode)),
    "Identity": lambda x: x,
    "ReduceSum": _reduced(torch.sum),
    "ReduceMean": _reduced(torch.mean),
    "ReduceMax": _reduced(torch.amax),
    "ReduceMin": _reduced(torch.amin),
    "ReduceProd": _reduced(_product),
    "ReduceLogSumExp": _reduced(torch.logsumexp),
    "ReduceL2": _reduced(lambda x, axes, kept: x.square().sum(axes, kept).sqrt()),
    "ArgMax": lambda x, axis, keepdims: x.argmax(axis, bool(keepdims)),
    "ArgMin": lambda x, axis, keepdims: x.argmin(axis, bool(keepdims)),
    "CumSum": lambda x, axis: x.cumsum(axis),
    "CosineSimilarity": lambda x, y, axis, epsilon: F.cosine_similarity(x, y, axis, epsilon),
    "MatMul": torch.matmul,
    "Gemm": _gemm,
    "Einsum": lambda *operands, equation: torch.einsum(equation, *operands),
    "Conv": _conv,
    "ConvTranspose": _transposed,
    "MaxPool": _max_pool,
    "AveragePool": _average_pool,
    "GlobalAveragePool": lambda x: x.mean(tuple(range(2, x.dim())), keepdim=True),
    "BatchNormalization": _batch_norm,
    "LayerNormalization": _layer_norm,
    "GroupNormalization": _group_norm,
    "InstanceNormalization": _instance_norm,
    "LSTM": _recurrent(torch.nn.LSTM),
    "GRU": _recurrent(torch.nn.GRU),
    "MultiheadAttention": _attention,
    "Reshape": lambda x, shape: x.reshape(shape),
    "Flatten": lambda x, axis: x.flatten(axis),
    "Transpose": lambda x, perm: x.permute(perm),
    "Squeeze": _squeezed,
    "Unsqueeze": _unsqueezed,
    "Expand": lambda x, shape: x.expand(shape),
    "Concat": lambda *parts, axis: torch.cat(parts, axis),
    "Slice": _slice,
    "Gather": _gather,
    "Pad": _padded,
    "ConstantOfShape": lambda shape, value: torch.full(shape, float(value)),
    "Trilu": lambda x, k, upper: x.triu(k) if upper else x.tril(k),
    "SoftmaxCrossEntropyLoss": lambda x, target, ignore_index, reduction: F.cross_entropy(x, target, ignore_index=ignore_index, reduction=reduction),
    "SmoothL1Loss": lambda x, target, reduction, beta: F.smooth_l1_loss(x, target, reduction=reduction, beta=beta),
    "KLDivLoss": lambda x, target, reduction, log_target: F.kl_div(x, target, reduction=reduction, log_target=bool(log_target)),
    "TripletMarginLoss": _triplet,
}
