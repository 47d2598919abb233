"""How fast a task's own module is, as it comes and compiled by `torch.compile`: started as `baseline.py SETTINGS`, prints a line of JSON for each way.

Only `Model` runs here, which is trusted, so there is neither a runner nor a freeze. What is timed is what the judge times: batches of fresh inputs that were copied to where they are
read, a device's caches overwritten before, one clock around all calls, the copies of their results and the wait for the device. Both ways take turns on the same inputs.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Iterator, TextIO

import torch
from torch import nn

from assay_torch import compare, form, staging, task
from assay_torch.form import PRECISIONS
from assay_torch.staging import Cold

EAGER = "eager"

# Those of table 3 of the KernelBench paper: what `torch.compile` is told.
WAYS: dict[str, dict[str, Any]] = {
    "inductor-default": {"backend": "inductor"},
    "inductor-reduce-overhead": {"backend": "inductor", "mode": "reduce-overhead"},
    "inductor-max-autotune": {"backend": "inductor", "mode": "max-autotune"},
    "inductor-max-autotune-no-cudagraphs": {"backend": "inductor", "mode": "max-autotune-no-cudagraphs"},
    "cudagraphs": {"backend": "cudagraphs"},
}

BATCH_MILLISECONDS = 12.0
LONGEST_BATCH_MILLISECONDS = 1000.0
SETTLING_CALLS = 4  # a graph is recorded in the second call and replayed from the third
LEAST_ROUNDS, MOST_ROUNDS, ROUND_SECONDS = 5, 30, 3.0

Module = Callable[..., torch.Tensor]


@dataclass(frozen=True)
class Settings:
    model: Path
    sizes: dict[str, Any]
    precision: str
    threads: int
    cpus: list[int]
    device: int | None
    ways: list[str]


class Bench:
    """A module, fresh inputs for it, and a clock."""

    def __init__(self, settings: Settings) -> None:
        self._dtype = PRECISIONS[settings.precision]
        self._task = task.load(settings.model, settings.sizes)
        self.model: nn.Module = self._task.built(staging.fresh()).to(self._dtype)
        self.device = "cpu" if settings.device is None else "cuda"
        if settings.device is not None:
            staging.on_gpu(settings.device)
            self.model.cuda()
        self._cold = Cold(self.device)
        self._form = form.of(inputs := staging.inputs(self._task, self._dtype), self.model(*inputs))
        self._memory = torch.empty(0, dtype=torch.uint8)
        self.items = 1
        self.items = self._enough(self.turn(self.model, self.staged()))

    def _enough(self, milliseconds: float) -> int:
        """Calls that make a batch long enough for the clock."""
        wanted = math.ceil(BATCH_MILLISECONDS / max(milliseconds, 1e-6))
        most = min(staging.most_items(self._form, self.device, 2), LONGEST_BATCH_MILLISECONDS / max(milliseconds, 1e-6))
        return max(1, min(wanted, int(most)))

    def staged(self) -> form.Memory:
        """Inputs nobody has seen."""
        return staging.staged(self._form, self.items, self._task, self._dtype)

    def turn(self, module: Module, staged: form.Memory) -> float:
        """Milliseconds that a call takes; its results are in the memory afterwards."""
        if self._memory.numel() != staged.numel():
            self._memory = torch.empty_like(staged)
        memory = self._memory.copy_(staged)
        calls = [(staging.views(self._form, memory, item), self._form.output.view(memory, item * self._form.stride)) for item in range(self.items)]
        self._cold.flush()
        begin = time.perf_counter()
        for inputs, output in calls:
            output.copy_(module(*inputs))
        self._cold.settle()
        return (time.perf_counter() - begin) * 1e3 / self.items

    def difference(self, module: Module) -> compare.Difference:
        """How a module's result differs from that of the module as it comes."""
        inputs = staging.views(self._form, self.staged(), 0)
        return compare.difference(module(*inputs).clone(), self.model(*inputs))

    def turns(self, modules: list[Module]) -> list[list[float]]:
        """The times of each, in turns on the same inputs, in random order; a round to warm up is left out."""
        times: list[list[float]] = [[] for _ in modules]
        begin = time.perf_counter()
        for number in range(MOST_ROUNDS + 1):
            staged = self.staged()
            for place in random.sample(range(len(modules)), len(modules)):
                shown = self.turn(modules[place], staged)
                if number:
                    times[place].append(shown)
            if number >= LEAST_ROUNDS and time.perf_counter() - begin > ROUND_SECONDS * len(modules):
                break
        return times


def compiled(bench: Bench, way: str) -> dict[str, Any]:
    """What is to be said of one way to compile."""
    if not hasattr(torch, "compile"):
        return {"problem": f"PyTorch {torch.__version__} has no torch.compile"}
    if way == "cudagraphs" and bench.device == "cpu":
        return {"problem": "there are no CUDA graphs on a CPU"}
    torch._dynamo.reset()  # type: ignore[attr-defined]  # comes with torch.compile
    begin = time.perf_counter()
    module: Module = torch.compile(bench.model, **WAYS[way])
    for _ in range(SETTLING_CALLS):
        found = bench.difference(module)
        if not found.is_right:
            return {"problem": f"its result is wrong: {found.text}"}
    seconds = time.perf_counter() - begin
    eager, times = bench.turns([bench.model, module])
    return {"eager": eager, "milliseconds": times, "compile_seconds": seconds}


def measured(settings: Settings) -> Iterator[dict[str, Any]]:
    """First the module as it comes, then each way to compile it."""
    bench = Bench(settings)
    yield {"way": EAGER, "milliseconds": bench.turns([bench.model])[0], "items": bench.items}
    for way in settings.ways:
        try:
            said = compiled(bench, way)
        except Exception as problem:  # whatever a compiler raises is a reason to have no baseline
            said = {"problem": f"{type(problem).__name__}: {' '.join(str(problem).split())[:500]}"}
        yield {"way": way, **said}


def main(out: TextIO = sys.stdout) -> int:
    told = json.loads(Path(sys.argv[1]).read_text())
    told["model"] = Path(told["model"])
    settings = Settings(**told)
    os.sched_setaffinity(0, settings.cpus)
    torch.set_num_threads(settings.threads)
    torch.set_grad_enabled(False)
    with contextlib.redirect_stdout(sys.stderr):
        for line in measured(settings):
            print(json.dumps(line), file=out, flush=True)
    return 0
