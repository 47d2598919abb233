"""The first calls of a candidate, and what programs answered meanwhile."""

import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from assay_torch import commands, first_calls

HOME = Path(__file__).resolve().parents[2]
MODEL = HOME / "packs/kernels/level1/019-relu/model.py"

CANDIDATE = """
import subprocess
import torch.nn as nn

calls = 0

class ModelNew(nn.Module):
    def forward(self, x):
        global calls
        calls += 1
        subprocess.check_output(["echo", str(calls), str(tuple(x.shape)), str(x.dtype)])
        return x
"""

# As Triton's own is called, wherever it stands.
COMPLAINT = """
class CompilationError(Exception):
    pass

CompilationError.__module__ = "triton.compiler.errors"
"""


class FirstCallsTest(unittest.TestCase):
    def setUp(self) -> None:
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)
        for name in ("check_output", "check_call", "run"):
            self.addCleanup(setattr, subprocess, name, getattr(subprocess, name))

    def called(self, text: str) -> tuple[int, str]:
        source = self.folder / "candidate.py"
        source.write_text(text)
        words = ["first_calls.py", str(source), str(MODEL), json.dumps({"batch_size": 2, "dim": 8}), "fp32"]
        said = io.StringIO()
        with mock.patch.object(sys, "argv", words), mock.patch.dict(os.environ, TRITON_CACHE_DIR=str(self.folder)), contextlib.redirect_stderr(said):
            return first_calls.main("cpu"), said.getvalue()

    def test_the_candidate_is_called_on_inputs_of_the_task(self) -> None:
        self.assertEqual((0, ""), self.called(CANDIDATE))
        answered = json.loads((self.folder / commands.FILE).read_text())
        self.assertEqual(["1 (2, 8) torch.float32\n", "2 (2, 8) torch.float32\n"], list(answered.values()))

    def test_what_a_compiler_complains_about_is_told_apart(self) -> None:
        code, said = self.called(CANDIDATE.replace("return x", "raise CompilationError('no\\nsuch type')") + COMPLAINT)
        self.assertEqual((first_calls.NOT_COMPILED, "CompilationError: no such type\n"), (code, said))
        wrapped = "try:\n            raise CompilationError('a')\n        except CompilationError as e:\n            raise RuntimeError('b') from e"
        self.assertEqual(first_calls.NOT_COMPILED, self.called(CANDIDATE.replace("return x", wrapped) + COMPLAINT)[0])

    def test_whatever_else_goes_wrong_is_left_to_the_judge(self) -> None:
        self.assertEqual((1, "ValueError: other\n"), self.called(CANDIDATE.replace("return x", "raise ValueError('other')")))
        self.assertEqual(1, self.called("import no_such_module")[0])

    def test_programs_that_cannot_be_started_answer_what_they_answered_before(self) -> None:
        commands.record(self.folder)
        first = subprocess.check_output(["echo", "a", "\xe9"])
        commands.give(self.folder)
        with mock.patch.object(subprocess, "Popen", side_effect=PermissionError):
            self.assertEqual(first, subprocess.check_output(["echo", "a", "\xe9"], stderr=subprocess.STDOUT))
            self.assertIsInstance(subprocess.check_output(["echo", "a", "\xe9"], text=True), str)
            for name in ("check_output", "check_call", "run"):
                with self.assertRaises(FileNotFoundError):
                    getattr(subprocess, name)(["ptxas", "--version"])


if __name__ == "__main__":
    unittest.main()
