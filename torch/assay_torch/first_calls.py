"""The first calls of a candidate whose kernels are compiled by calling them, as Triton's are: started as `first_calls.py SOURCE MODEL SIZES PRECISION`.

They are made in a sandbox with compilers, on inputs as the task's own file makes them, before anything is timed. What is compiled lies in the folder that `TRITON_CACHE_DIR` names;
the runner gets it to read, and has no compiler. Nothing that is written here is believed by the judge, and nobody but this candidate gets to see it.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import torch

from assay_torch import commands, extensions, staging, task
from assay_torch.form import PRECISIONS
from assay_torch.runner import loaded

CALLS = 2

# Says that a kernel could not be compiled, in contrast to all else that may go wrong: what the judge will see for itself.
NOT_COMPILED = 3


def call(source: Path, of: task.Task, dtype: torch.dtype, device: str) -> None:
    """Calls the candidate as its runner will."""
    torch.set_grad_enabled(False)
    extensions.give(source.parent)
    make = loaded(source).ModelNew
    model = make(*of.module.get_init_inputs()).to(device, dtype)
    for _ in range(CALLS):
        model(*[value.to(device) if isinstance(value, torch.Tensor) else value for value in staging.inputs(of, dtype)])
    if device == "cuda":
        torch.cuda.synchronize()


def is_compilers(problem: BaseException | None) -> bool:
    """Whether it was Triton's compiler that complained, at first or at last."""
    while problem is not None:
        if type(problem).__module__.startswith("triton.compiler") or type(problem).__name__ in ("PTXASError", "OutOfResources"):
            return True
        problem = problem.__cause__ or problem.__context__
    return False


def main(device: str) -> int:
    source, model, sizes, precision = sys.argv[1:]
    commands.record(Path(os.environ["TRITON_CACHE_DIR"]))
    try:
        call(Path(source), task.load(Path(model), json.loads(sizes)), PRECISIONS[precision], device)
    except Exception as problem:
        print(f"{type(problem).__name__}: {' '.join(str(problem).split())}", file=sys.stderr)
        return NOT_COMPILED if is_compilers(problem) else 1
    return 0
