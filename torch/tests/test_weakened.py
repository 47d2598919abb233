"""Attacks that KernelBench's evaluator happens to stop succeed once a defence of ours is gone, so that none is a dead letter."""

import unittest

from tests.asking import HOME, Asking

WEAKENED = HOME / "torch/tests/weakened.py"
MODEL = HOME / "packs/kernels/level1/019-relu/model.py"


def text(attack: str) -> str:
    """An attack that has no use for the kernel it brings."""
    return (HOME / "redteam" / attack / "candidate.py").read_text().replace("@oracle@", "import torch\nimport torch.nn as nn\n")


class Weakened(Asking):
    task = MODEL
    sizes = {"batch_size": 5, "dim": 1031}

    def outcome(self, attack: str) -> str:
        return str(self.asked(text(attack), "check n=1 5000")[0]["outcome"])


class TrustedInputTest(Weakened):
    def test_zeros_are_right_for_an_input_that_was_made_zero(self) -> None:
        self.assertEqual("WRONG", self.outcome("module-zero-input"))
        self.judge = (WEAKENED, "trusted-input")
        self.assertEqual("CORRECT", self.outcome("module-zero-input"))


class ReusedOutputsTest(Weakened):
    def test_memory_that_was_never_written_holds_the_result_of_whoever_came_before(self) -> None:
        self.assertEqual("WRONG", self.outcome("module-uninitialised"))
        self.runner = (WEAKENED, "reused-outputs", MODEL)
        self.assertEqual("CORRECT", self.outcome("module-uninitialised"))


class LooseToleranceTest(Weakened):
    task = HOME / "packs/kernels/level1/001-square-matrix-multiplication/model.py"
    sizes = {"N": 67}

    def test_bfloat16_is_near_enough_for_who_is_content_with_a_tenth(self) -> None:
        self.assertEqual("WRONG", self.outcome("module-bfloat16"))
        self.judge = (WEAKENED, "loose-tolerance")
        self.assertEqual("CORRECT", self.outcome("module-bfloat16"))


class SharedOutputTest(Weakened):
    def test_who_prints_where_the_judge_does_speaks_for_it(self) -> None:
        self.assertEqual("CORRECT", self.outcome("module-print-pass"))


if __name__ == "__main__":
    unittest.main()
