"""Recurrent layers."""

from __future__ import annotations

from typing import Any, Iterator

from torch import nn

from assay_torch.represent.call import Call
from assay_torch.represent.operation import Node, Operation
from assay_torch.represent.step import Reference

TAKES = "input hx=None hidden_size=0 num_layers=1 bias=True batch_first=False bidirectional=False dropout=0.0 proj_size=0"

CELLS = {
    "lstm": (
        "Rows of weights and biases are for the input gate, the forget gate, the new value and the output gate, one after the other; gates are sigmoids,"
        " the new value is a tanh. The cell state becomes forget gate * cell state + input gate * new value, the hidden state output gate * tanh(cell state)"
    ),
    "gru": (
        "Rows of weights and biases are for the reset gate, the update gate and the new value, one after the other; gates are sigmoids. The new value is"
        " the tanh of the input's part plus reset gate * the hidden state's part, each with its bias. The hidden state becomes"
        " (1 - update gate) * new value + update gate * hidden state"
    ),
    "rnn": "The hidden state becomes the activation of the input's part plus the hidden state's part, each with its bias",
}


# The order of gates in weights, which is PyTorch's and not ONNX's.
GATES = {"lstm": "input, forget, cell, output", "gru": "reset, update, new"}


def weights(call: Call) -> list[str]:
    module = call.step.module
    return [f"{call.step.target}.{name}" for name, _ in module.named_parameters()] if isinstance(module, nn.Module) else []


def _recurrent(call: Call) -> str:
    state, layers, both = call.given("hx"), call.given("num_layers"), call.given("bidirectional")
    given = call.words(state) if state is not None else "zeros"
    several = "the last hidden states, and `{0}[1][1]`, the last cell states, of" if call.word == "lstm" else "the last hidden states of"
    last = f"`{call.name}[1]{'[0]' if call.word == 'lstm' else ''}`, {several.format(call.name)} every layer"
    shape = "(batch, step, feature)" if call.given("batch_first") else "(step, batch, feature)"
    kind = f"{call['nonlinearity']} RNN" if call.word == "rnn" else call.word.upper()
    hidden = call.given("hidden_size")
    return (
        f"two results of {'an' if kind[0] in 'LR' else 'a'} {kind} of {layers} layer{'' if layers == 1 else 's'} with {hidden} hidden features,"
        f" {'in both directions, ' if both else ''}over {call['input']}, which is {shape}, starting from {given}: `{call.name}[0]`, the outputs of the last"
        f" layer for every step{', both directions side by side' if both else ''}, and {last}{' and direction' if both else ''}. {CELLS[call.word]}. Its weights are"
        f" {', '.join(f'`{name}`' for name in weights(call))}"
    )


def _recurred(call: Call) -> Iterator[Node]:
    state = call.given("hx")
    attributes: dict[str, Any] = {"direction": "bidirectional" if call.given("bidirectional") else "forward", "hidden_size": call.given("hidden_size")}
    attributes["num_layers"] = call.given("num_layers")
    attributes["batch_first"] = int(bool(call.given("batch_first")))
    if call.word == "rnn":
        attributes["activations"] = [str(call.given("nonlinearity"))]
    if call.word == "gru":
        attributes["linear_before_reset"] = 1
    if call.word in GATES:
        attributes["gates"] = GATES[call.word]
    inputs = [call.given("input"), *map(Reference, weights(call)), *(state if isinstance(state, (tuple, list)) else [state])]
    outputs = (f"{call.name}[0]", f"{call.name}[1][0]", f"{call.name}[1][1]") if call.word == "lstm" else (f"{call.name}[0]", f"{call.name}[1]")
    yield call.node(call.word.upper(), tuple(inputs), outputs, **attributes)


OPERATIONS: dict[str, Operation] = {
    **{name: Operation(TAKES, _recurrent, _recurred) for name in ("lstm", "gru", "rnn")},
}
