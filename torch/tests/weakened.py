"""A judge and a runner with one defence taken away each; the product has no way to become one of them.

Started as `weakened.py trusted-input SETTINGS JOB`, `weakened.py loose-tolerance SETTINGS JOB` or `weakened.py reused-outputs MODEL WORDS JOB SOURCE NAME`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Callable

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import torch

from assay_torch import compare, form, judge, runner, task
from assay_torch.seat import Seat


class TrustingJudge(judge.Judge):
    """What a candidate left of its input counts as what it was given."""

    def _found(self, seat: Seat, staged: form.Memory, expected: torch.Tensor) -> compare.Difference:
        right = torch.stack([self._model(*self._views(seat.memory, item)) for item in range(len(expected))])
        return compare.first_wrong(self._outputs(seat, len(expected)), right)


def beside(model: Path) -> None:
    """From now on the original computes in the runner's process before each call, and memory is given out again as it was left, as on a GPU."""
    original = task.load(model, {}).built(0)
    serve = runner.serve

    def serve_second(words: runner.Words, memory: form.Memory, shape: form.Form, candidate: Callable[..., Any]) -> None:
        def call(*inputs: Any) -> Any:
            left = original(*inputs)
            setattr(torch, "empty_like", lambda *_, **__: left)
            return candidate(*inputs)

        serve(words, memory, shape, call)

    setattr(runner, "serve", serve_second)


if __name__ == "__main__":
    weakness = sys.argv.pop(1)
    if weakness == "reused-outputs":
        beside(Path(sys.argv.pop(1)))
        runner.main(sys.argv[1:])
    if weakness == "trusted-input":
        judge.Judge = TrustingJudge  # type: ignore[misc]  # a class may not be assigned to by its name; here it shall be
    if weakness == "loose-tolerance":
        compare.TOLERANCE[torch.float32] = 1e-1
    sys.exit(judge.main(sys.argv[1:]))
