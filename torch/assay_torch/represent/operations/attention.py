"""Attention."""

from __future__ import annotations

from typing import Iterator

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Node, Operation
from assay_torch.represent.operations.recurrence import weights
from assay_torch.represent.step import Reference

TAKES = "query key value key_padding_mask=None need_weights=True attn_mask=None average_attn_weights=True embed_dim=0 num_heads=0 batch_first=False"


def _attention(call: Call) -> str:
    call.told |= {"need_weights", "average_attn_weights"}
    at, known = call.step.target, set(weights(call))
    shape = "(batch, token, feature)" if call.given("batch_first") else "(token, batch, feature)"
    heads, size = call.given("num_heads"), call.given("embed_dim")
    if f"{at}.in_proj_weight" in known:
        projection = f"its third of the rows of `{at}.in_proj_weight`"
    else:
        projection = f"`{at}.q_proj_weight`, `{at}.k_proj_weight` and `{at}.v_proj_weight`"
    added = f" plus its third of `{at}.in_proj_bias`" if f"{at}.in_proj_bias" in known else ""
    last = f" plus `{at}.out_proj.bias`" if f"{at}.out_proj.bias" in known else ""
    averaged = " averaged over the heads" if call.named["average_attn_weights"] else ""
    shown = f", and `{call.name}[1]` the weights{averaged}" if call.named["need_weights"] else ""
    return (
        f"attention with {heads} heads over tokens of {size} features, all {shape}: queries of {call['query']}, keys of {call['key']} and values of"
        f" {call['value']}, each multiplied by the transpose of {projection}{added}; in every head the softmax over the keys of the products of queries and"
        f" keys divided by the square root of {size // heads}, times the values; the heads side by side, times the transpose of `{at}.out_proj.weight`{last}."
        f" `{call.name}[0]` is the result{shown}"
    )


def _attended(call: Call) -> Iterator[Node]:
    inputs = tuple(call.given(name) for name in ("query", "key", "value"))
    outputs = (f"{call.name}[0]", f"{call.name}[1]") if call.given("need_weights") else (f"{call.name}[0]",)
    call.given("average_attn_weights")
    attributes = {"embed_dim": call.given("embed_dim"), "num_heads": call.given("num_heads"), "batch_first": int(bool(call.given("batch_first")))}
    yield call.node("MultiheadAttention", inputs + tuple(map(Reference, weights(call))), outputs, **attributes)


OPERATIONS: dict[str, Operation] = {
    "multihead_attention": Operation(TAKES, _attention, _attended),
    "scaled_dot_product_attention": Operation(
        "query key value attn_mask=None dropout_p=0.0 is_causal=False scale=None",
        "the softmax over the keys of the products of {query} and {key} times the scale, which is 1 / sqrt(last length) unless one is given, times {value}",
        "Attention",
    ),
}
