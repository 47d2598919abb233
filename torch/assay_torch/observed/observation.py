"""Observes a candidate in a sandbox: started as `observe.py SOURCE MODEL SIZES PRECISION DEVICE THREADS [once]`, prints what it saw.

`torch.profiler` needs no right that a sandbox takes away on a CPU: it has clocks of its own, and of the kernel only the number of the process. With `once` the module is called for a
profiler that watches from outside, which can be only one.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import torch
from torch.profiler import ProfilerActivity, profile

from assay_torch import task
from assay_torch.form import PRECISIONS
from assay_torch.observed import table
from assay_torch.observed.calls import FORWARD, Calls

WARM_UP = 3
CALLS = 5


def observed(calls: Calls, device: str) -> str:
    """The tables."""
    for _ in range(WARM_UP):
        calls.call(calls.inputs())
    inputs = [calls.inputs() for _ in range(CALLS)]
    calls.settle()
    begin = time.perf_counter()
    for one in inputs:
        calls.call(one)
    calls.settle()
    each = (time.perf_counter() - begin) / CALLS * 1e6
    activities = [ProfilerActivity.CPU] + ([ProfilerActivity.CUDA] if device == "cuda" else [])
    with profile(activities=activities) as seen:
        for one in inputs:
            calls.call(one)
        calls.settle()
    events = seen.key_averages()
    head = f"A call on inputs made for practice takes {each:.1f} us."
    if device == "cpu":
        return f"{head} Own time on the CPU, that of {FORWARD} being what is in no other row:\n\n{table.text(table.on_host(events), 'operator', CALLS)}"
    kernels = table.on_device(events, calls.names)
    busy = sum(row.time for row in kernels) / CALLS
    return f"{head} The GPU computes for {busy:.1f} us of it:\n\n{table.text(kernels, 'kernel', CALLS)}"


def once(calls: Calls) -> None:
    """One call that a profiler is told to look at."""
    for _ in range(WARM_UP):
        calls.call(calls.inputs())
    inputs = calls.inputs()
    calls.settle()
    torch.cuda.profiler.start()
    calls.call(inputs)
    calls.settle()
    torch.cuda.profiler.stop()


def main() -> int:
    source, model, sizes, precision, device, threads, *mode = sys.argv[1:]
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what the candidate prints is not what was seen
    torch.set_num_threads(int(threads))
    torch.backends.cudnn.allow_tf32 = False
    calls = Calls(Path(source), task.load(Path(model), json.loads(sizes)), PRECISIONS[precision], device)
    if mode == ["once"]:
        once(calls)
    else:
        print(observed(calls, device), file=out, flush=True)
    return 0
