"""The untrusted process: it holds the candidate's module, waits for the judge's words and calls.

Started as `runner.py WORDS JOB SOURCE NAME`, or out of a nursery with the same words: the library of words, the folder with what the judge has to say, the file with the module's text and the
class's name in it. Nothing that is read or written here is believed by the judge.
"""

from __future__ import annotations

import ctypes
import json
import mmap
import os
import sys
import types
from pathlib import Path
from typing import Any, Callable

import torch
from torch import nn

from assay_torch import commands, device, extensions, form, parameters
from assay_torch.form import PRECISIONS

SEGMENT = 3
WORD = 64  # bytes from word to word: request, ready, go, done, items
DEVICE_BYTES = 520  # where it stands how much lies on a device


def loaded(source: Path) -> types.ModuleType:
    """The module of a file, under a name that says nothing."""
    module = types.ModuleType("candidate")
    module.__file__ = str(source)
    sys.modules[module.__name__] = module
    exec(compile(source.read_text(), str(source), "exec"), module.__dict__)
    return module


class Words:
    """The words at the beginning of the segment."""

    def __init__(self, library: str, memory: mmap.mmap) -> None:
        self._calls = ctypes.CDLL(library)
        self._memory = memory
        self._first = ctypes.addressof(ctypes.c_uint32.from_buffer(memory))
        self._items = ctypes.c_uint32.from_buffer(memory, 4 * WORD)

    def _at(self, place: int) -> ctypes.c_void_p:
        return ctypes.c_void_p(self._first + place * WORD)

    def await_request(self, call: int) -> int:
        self._calls.assay_await(self._at(0), call)
        return self._items.value

    def ready(self, call: int) -> None:
        self._calls.assay_ring(self._at(1), call)
        self._calls.assay_await(self._at(2), call)

    def returned(self, text: str) -> None:
        """Says what the module returned instead of an output. The output stays as it was, and is wrong."""
        said = text.encode("ascii", "replace")[: form.RETURNED_BYTES - 1]
        self._memory[form.RETURNED : form.RETURNED + form.RETURNED_BYTES] = said.ljust(form.RETURNED_BYTES, b"\0")

    def done(self, call: int) -> None:
        self._calls.assay_ring(self._at(3), call)


def _kind(value: Any) -> str:
    return f"{value.dtype} of shape {tuple(value.shape)}" if isinstance(value, torch.Tensor) else type(value).__name__


def serve(words: Words, memory: form.Memory, shape: form.Form, model: Callable[..., Any]) -> None:
    """Calls the module on every item of every batch, for as long as the judge asks."""
    call = 0
    while True:
        call += 1
        items = words.await_request(call)
        batch = list(zip(*[place.batch(memory, shape.stride, items).unbind() for place in (*shape.inputs, shape.output)]))
        words.ready(call)
        for *inputs, output in batch:
            result = model(*[tensor.item() if place.plain else tensor for tensor, place in zip(inputs, shape.inputs)])
            if isinstance(result, torch.Tensor) and result.shape == output.shape and result.dtype == output.dtype:
                output.copy_(result)
            else:
                words.returned(f"{_kind(result)} instead of {_kind(output)}")
        if memory.is_cuda:
            torch.cuda.synchronize()
        words.done(call)


def main(words: list[str]) -> None:
    library, folder, source, name = words
    job = json.loads((Path(folder) / "job.json").read_text())
    segment = mmap.mmap(SEGMENT, 0)
    torch.set_num_threads(job["threads"])
    torch.set_grad_enabled(False)
    torch.manual_seed(job["seed"])
    on_device = job["device"] == "cuda"
    if on_device:
        memory = device.memory(int.from_bytes(segment[DEVICE_BYTES : DEVICE_BYTES + 8], "little"))
        torch.backends.cudnn.allow_tf32 = False
    else:
        memory = form.on_host(memoryview(segment)[form.PAGE :])
    extensions.give(Path(source).parent)
    if "TRITON_CACHE_DIR" in os.environ:
        commands.give(Path(os.environ["TRITON_CACHE_DIR"]))
    make: Callable[..., nn.Module] = getattr(loaded(Path(source)), name)
    torch.manual_seed(job["seed"])
    model = make(*parameters.arguments(job["arguments"])).to(job["device"], PRECISIONS[job["precision"]])
    parameters.give(model, Path(folder), job["parameters"])
    serve(Words(library, segment), memory, form.from_json(job["form"]), model)
