"""Losses."""

from __future__ import annotations

from typing import Callable

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Operation

REDUCED = {
    "mean": "the mean over all elements of",
    "sum": "the sum over all elements of",
    "none": "for each element",
    "batchmean": "the sum over all elements, divided by the first dimension's length, of",
}
SAMPLES = {"mean": "the mean over all samples of", "sum": "the sum over all samples of", "none": "for each sample"}

PAIR = "input target reduction='mean'"


def _loss(what: str) -> Callable[[Call], str]:
    """A phrase for the loss of one element, told with how these are put together."""

    def says(call: Call) -> str:
        return f"{REDUCED[call.given('reduction')]} {what.format_map(call)}"

    return says


def _cross_entropy(call: Call) -> str:
    shares = f"the natural logarithm of the softmax of {call['input']} over dimension {1 if call.dimensions() > 1 else 0}"
    how, ignored = SAMPLES[call.given("reduction")], call.given("ignore_index")
    if _are_classes(call):
        return f"{how} minus {shares} at the sample's class, which {call['target']} has; samples whose class is {ignored} do not count"
    return f"{how} minus the sum over that dimension of {call['target']} times {shares}"


def _are_classes(call: Call) -> bool:
    tensor = call.tensor("target")
    return tensor is None or not tensor.dtype.startswith(("float", "bfloat"))


def _divergence(call: Call) -> str:
    target = call["target"]
    what = "e^t (t - v)" if call.given("log_target") else "t (ln t - v), which is 0 where t is 0,"
    return f"{REDUCED[call.given('reduction')]} {what} of elements v of {call['input']} and t of {target}"


def _triplet(call: Call) -> str:
    how = SAMPLES[call.given("reduction")]
    return (
        f"{how} the larger of 0 and d({call['anchor']}, {call['positive']}) - d({call['anchor']}, {call['negative']}) + {call['margin']}, where d is the"
        f" {call['p']}-norm over the last dimension of the difference plus {call['eps']}"
    )


OPERATIONS: dict[str, Operation] = {
    "mse_loss": Operation(PAIR, _loss("the square of {input} minus {target}"), "MSELoss", "reduction=reduction"),
    "l1_loss": Operation(PAIR, _loss("the absolute value of {input} minus {target}"), "L1Loss", "reduction=reduction"),
    "smooth_l1_loss": Operation(
        f"{PAIR} beta=1.0",
        _loss("0.5 d^2 / {beta} where the absolute value of the difference d of {input} and {target} is below {beta}, and |d| - 0.5 * {beta} elsewhere"),
        "SmoothL1Loss",
        "reduction=reduction beta=beta",
    ),
    "huber_loss": Operation(
        f"{PAIR} delta=1.0",
        _loss("0.5 d^2 where the absolute value of the difference d of {input} and {target} is at most {delta}, and {delta} * (|d| - 0.5 * {delta}) elsewhere"),
        "HuberLoss",
        "reduction=reduction delta=delta",
    ),
    "kl_div": Operation(f"{PAIR} log_target=False", _divergence, "KLDivLoss", "reduction=reduction log_target=log_target"),
    "nll_loss": Operation(
        "input target weight=None ignore_index=-100 reduction='mean'",
        _loss("minus the element of {input} at the class that {target} has, except for class {ignore_index}"),
        "NegativeLogLikelihoodLoss",
        "ignore_index=ignore_index reduction=reduction",
    ),
    "cross_entropy": Operation(
        "input target weight=None ignore_index=-100 reduction='mean' label_smoothing=0.0",
        _cross_entropy,
        "SoftmaxCrossEntropyLoss",
        "ignore_index=ignore_index reduction=reduction",
    ),
    "binary_cross_entropy": Operation(
        "input target weight=None reduction='mean'",
        _loss("-(t ln v + (1 - t) ln(1 - v)) of elements v of {input} and t of {target}"),
        "BCELoss",
        "reduction=reduction",
    ),
    "binary_cross_entropy_with_logits": Operation(
        "input target weight=None reduction='mean' pos_weight=None",
        _loss("-(t ln s(v) + (1 - t) ln(1 - s(v))) of elements v of {input} and t of {target}, where s is the sigmoid"),
        "BCEWithLogitsLoss",
        "reduction=reduction",
    ),
    "triplet_margin_loss": Operation(
        "anchor positive negative margin=1.0 p=2 eps=1e-06 swap=False reduction='mean'",
        _triplet,
        "TripletMarginLoss",
        "margin=margin p=p eps=eps reduction=reduction",
    ),
}
