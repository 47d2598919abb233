"""The judge with runners that nothing confines: the protocol, the comparison, what is said of what fails."""

import unittest
from typing import Any

from assay_torch.judge import MOST_CALLS
from tests.asking import HOME, Asking

RIGHT = """
import torch.nn as nn
class ModelNew(nn.Module):
    def __init__(self, num_features):
        super().__init__()
        self.norm = nn.BatchNorm2d(num_features)
    def forward(self, x):
        return self.norm(x)
"""


class JudgeTest(Asking):
    task = HOME / "packs/kernels/level1/033-batchnorm/model.py"
    sizes = {"batch_size": 4, "features": 8, "dim1": 16, "dim2": 16}

    def reasons(self, said: dict[str, Any]) -> list[str]:
        return [remark["reason"] for remark in said["remarks"]]

    def test_a_right_module_is_right_and_timed(self) -> None:
        checked, timed = self.asked(RIGHT, "check n=1 5000", "block 3 2 5000 n=1")
        self.assertEqual("CORRECT", checked["outcome"])
        self.assertEqual(["PRECISION", "ULP", "ALLCLOSE"], self.reasons(checked))
        self.assertTrue(checked["remarks"][0]["text"].startswith("reaches fp32"), checked["remarks"])
        self.assertEqual("CORRECT", timed["outcome"])
        self.assertEqual({"reference", "n=1"}, set(timed["runners"]))
        self.assertGreaterEqual(len(timed["runners"]["n=1"]["milliseconds"]), 3)

    def test_a_process_that_took_long_to_start_is_timed_often(self) -> None:
        (timed,) = self.asked(RIGHT.replace("super().__init__()", "super().__init__(); import time; time.sleep(1)"), "block 1 1 5000 n=1")
        self.assertGreaterEqual(len(timed["runners"]["n=1"]["milliseconds"]), MOST_CALLS)

    def test_what_kernelbench_would_say_stands_beside_what_is_right(self) -> None:
        (said,) = self.asked(RIGHT.replace("self.norm(x)", "self.norm(x) + 1e-3"), "check n=1 5000")
        self.assertEqual("CORRECT", said["outcome"])
        self.assertEqual(["PRECISION", "NOT_ULP", "NOT_ALLCLOSE"], self.reasons(said))
        self.assertEqual("not right by the rule allclose of KernelBench (0.0001)", said["remarks"][2]["text"])

    def test_every_rule_is_asked_about_what_is_wrong_too(self) -> None:
        (said,) = self.asked(RIGHT.replace("self.norm(x)", "self.norm(x) * 2"), "check n=1 5000")
        self.assertEqual(("WRONG", "VALUE"), (said["outcome"], said["reason"]))
        self.assertEqual(["PRECISION", "NOT_ULP", "NOT_ALLCLOSE"], self.reasons(said))
        self.assertRegex(said["remarks"][0]["text"], "^reaches less than bf16; off by .* times what PyTorch is")
        self.assertEqual("not right by the rule ulp (off by at most 10 times what PyTorch is)", said["remarks"][1]["text"])

    def test_a_module_that_keeps_its_first_answer_is_wrong(self) -> None:
        kept = RIGHT.replace("return self.norm(x)", "self.kept = getattr(self, 'kept', self.norm(x)); return self.kept")
        (said,) = self.asked(kept, "check n=1 5000")
        self.assertEqual(("WRONG", "VALUE"), (said["outcome"], said["reason"]))

    def test_a_module_that_answers_before_it_has_seen_its_input_is_wrong(self) -> None:
        (said,) = self.asked(RIGHT.replace("return self.norm(x)", "return x.new_zeros(x.shape)"), "check n=1 5000")
        self.assertEqual("WRONG", said["outcome"])

    def test_a_module_that_computes_in_its_input_is_wrong(self) -> None:
        (said,) = self.asked(RIGHT.replace("self.norm(x)", "x.copy_(self.norm(x))"), "check n=1 5000")
        self.assertEqual(("WRONG", "input 0 was changed"), (said["outcome"], said["text"]))

    def test_a_module_that_is_wrong_in_one_call_of_many_is_wrong(self) -> None:
        seldom = RIGHT.replace("return self.norm(x)", "self.calls = getattr(self, 'calls', 0) + 1; return self.norm(x) * (1 + (self.calls == 3))")
        (said,) = self.asked(seldom, "block 1 4 5000 n=1")
        self.assertEqual(("WRONG", "VALUE"), (said["outcome"], said["reason"]))

    def test_a_module_that_ends_the_process_has_died(self) -> None:
        (said,) = self.asked(RIGHT.replace("return self.norm(x)", "import os; os._exit(0)"), "check n=1 5000")
        self.assertEqual("DIED", said["outcome"])

    def test_a_module_that_never_ends_is_late(self) -> None:
        (said,) = self.asked(RIGHT.replace("return self.norm(x)", "\n        while True: pass"), "check n=1 500")
        self.assertEqual("TIMED_OUT", said["outcome"])

    def test_another_shape_is_wrong_and_told(self) -> None:
        (said,) = self.asked(RIGHT.replace("self.norm(x)", "self.norm(x)[:1]"), "check n=1 5000")
        self.assertEqual(("WRONG", "SHAPE"), (said["outcome"], said["reason"]))
        self.assertEqual("torch.float32 of shape (1, 8, 16, 16) instead of torch.float32 of shape (4, 8, 16, 16)", said["text"])

    def test_what_is_no_tensor_is_wrong(self) -> None:
        (said,) = self.asked(RIGHT.replace("self.norm(x)", "[self.norm(x)]"), "check n=1 5000")
        self.assertEqual(("WRONG", "SHAPE"), (said["outcome"], said["reason"]))
        self.assertTrue(said["text"].startswith("list instead of torch.float32"), said["text"])


ZEROS = """
import torch
import torch.nn as nn
class ModelNew(nn.Module):
    def forward(self, x):
        self.calls = getattr(self, "calls", 0) + 1
        return torch.zeros_like(x)
"""


class SmallOutputTest(Asking):
    """Every element is smaller than what KernelBench's rule allows besides."""

    task = HOME / "packs/kernels/level1/023-softmax/model.py"
    sizes = {"batch_size": 2, "dim": 1 << 22}

    def remark(self, candidate: str) -> str:
        (said,) = self.asked(candidate, "check n=1 5000")
        self.assertEqual(("WRONG", "VALUE"), (said["outcome"], said["reason"]))
        reason: str = said["remarks"][-1]["reason"]
        return reason

    def test_what_only_kernelbench_takes_for_right_is_wrong_and_told(self) -> None:
        self.assertEqual("ALLCLOSE", self.remark(ZEROS))

    def test_kernelbench_looks_at_every_case_too(self) -> None:
        self.assertEqual("NOT_ALLCLOSE", self.remark(ZEROS.replace("zeros_like(x)", "full_like(x, self.calls == 3)")))


LARGEST = """
import torch
import torch.nn as nn
class ModelNew(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.dim = dim
    def forward(self, x):
        return torch.argmax(x, dim=self.dim)
"""


class WholeNumbersTest(Asking):
    """What has no rounding is right by every rule or by none."""

    task = HOME / "packs/kernels/level1/051-argmax-over-a-dimension/model.py"
    sizes = {"batch_size": 2, "dim1": 8, "dim2": 16}

    def reasons(self, candidate: str) -> list[str]:
        (said,) = self.asked(candidate, "check n=1 5000")
        return [said["outcome"], *(remark["reason"] for remark in said["remarks"])]

    def test_the_same_numbers_are_right_by_the_rule_ulp(self) -> None:
        self.assertEqual(["CORRECT", "ULP", "ALLCLOSE"], self.reasons(LARGEST))

    def test_others_are_not(self) -> None:
        self.assertEqual(["WRONG", "NOT_ULP", "NOT_ALLCLOSE"], self.reasons(LARGEST.replace("argmax", "argmin")))


class HotTest(Asking):
    task = JudgeTest.task
    sizes = JudgeTest.sizes
    judge = (HOME / "torch/tests/hot_judge.py",)

    def test_hot_times_are_remarks_and_not_scored(self) -> None:
        blocks = [f"block 1 {items} 5000{runner}" for items, runner in ((2, ""), (2, " n=1"), (4, " n=1"), (4, ""), (4, " n=1"), (4, " n=1"))]
        said = self.asked(RIGHT, *blocks)
        self.assertEqual([0, 0, 0, 0, 1, 0], [len(block["remarks"]) for block in said], "only the first block beside another of as many calls is hot")
        (remark,) = said[4]["remarks"]
        self.assertEqual("HOT", remark["reason"])
        self.assertRegex(remark["text"], r"^[0-9.e-]+ ms with its inputs left .* PyTorch takes [0-9.e-]+ ms$")
        self.assertLessEqual(len(said[4]["runners"]["n=1"]["milliseconds"]), MOST_CALLS + 2)
        self.assertEqual(0.0, said[4]["runners"]["n=1"]["least"])


if __name__ == "__main__":
    unittest.main()
