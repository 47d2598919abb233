"""The times of a module by itself and of what it is compiled into."""

import io
import json
import os
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any, Callable
from unittest import mock

import torch

from assay_torch import baseline

HOME = Path(__file__).resolve().parents[2]


class BaselineTest(unittest.TestCase):
    settings = {
        "model": str(HOME / "packs/kernels/level1/033-batchnorm/model.py"),
        "sizes": {"batch_size": 4, "features": 8, "dim1": 16, "dim2": 16},
        "precision": "fp32",
        "threads": 1,
        "device": None,
    }

    def said(self, *ways: str) -> list[dict[str, Any]]:
        """With rounds enough to see that there are some."""
        out = io.StringIO()
        cpus = os.sched_getaffinity(0)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "settings.json"
            file.write_text(json.dumps({**self.settings, "cpus": sorted(cpus), "ways": ways}))
            with mock.patch.object(sys, "argv", ["baseline.py", str(file)]), mock.patch.object(baseline, "MOST_ROUNDS", 6):
                self.assertEqual(0, baseline.main(out))
        return [json.loads(line) for line in out.getvalue().splitlines()]

    def compiled_by(self, compile_: Callable[..., Any]) -> Any:
        """Where torch.compile is something else."""
        return mock.patch.multiple(torch, create=True, compile=compile_, _dynamo=mock.Mock())

    def test_a_module_is_timed_as_it_comes(self) -> None:
        (eager,) = self.said()
        self.assertEqual("eager", eager["way"])
        self.assertEqual(6, len(eager["milliseconds"]))
        self.assertTrue(all(time > 0 for time in eager["milliseconds"]))
        self.assertGreater(eager["items"], 1)

    def test_what_it_is_compiled_into_takes_turns_with_it(self) -> None:
        told: list[dict[str, Any]] = []

        def compile_(module: Any, **named: Any) -> Any:
            told.append(named)
            return lambda *inputs: (module(*inputs), module(*inputs), module(*inputs))[0]

        with self.compiled_by(compile_):
            _, said = self.said("inductor-max-autotune")
        self.assertEqual([{"backend": "inductor", "mode": "max-autotune"}], told)
        self.assertEqual(len(said["eager"]), len(said["milliseconds"]))
        self.assertGreater(sum(said["milliseconds"]), 1.5 * sum(said["eager"]))

    def test_what_it_is_compiled_into_must_be_right(self) -> None:
        with self.compiled_by(lambda module, **_: lambda *inputs: module(*inputs) * 2):
            _, said = self.said("inductor-default")
        self.assertTrue(said["problem"].startswith("its result is wrong"), said)

    def test_what_a_compiler_raises_is_told_and_the_next_way_is_tried(self) -> None:
        with self.compiled_by(mock.Mock(side_effect=RuntimeError("no such\nbackend"))):
            _, first, second = self.said("inductor-default", "inductor-reduce-overhead")
        self.assertEqual({"way": "inductor-default", "problem": "RuntimeError: no such backend"}, first)
        self.assertEqual("inductor-reduce-overhead", second["way"])

    @unittest.skipIf(hasattr(torch, "compile"), "there is torch.compile")
    def test_an_old_pytorch_has_no_compiler(self) -> None:
        _, said = self.said("inductor-default")
        self.assertEqual(f"PyTorch {torch.__version__} has no torch.compile", said["problem"])


if __name__ == "__main__":
    unittest.main()
