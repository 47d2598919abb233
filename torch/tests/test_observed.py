"""Where a candidate spends its time, as its model is told."""

import subprocess
import sys
import tempfile
import types
import unittest
from pathlib import Path
from typing import Any

from assay_torch.observed import table
from assay_torch.observed.calls import Noted

HOME = Path(__file__).resolve().parents[2]
SLOW = """
import torch
import torch.nn as nn

print("this is not for the profile")


class ModelNew(nn.Module):
    def forward(self, x):
        for _ in range(20):
            torch.sin(x)
        return torch.relu(x)
"""


def event(key: str, calls: int, time: float, **more: Any) -> types.SimpleNamespace:
    return types.SimpleNamespace(key=key, count=calls, self_cpu_time_total=time, **more)


class ObservedTest(unittest.TestCase):
    def seen(self, text: str) -> str:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "candidate.py"
            source.write_text(text)
            model = HOME / "packs/kernels/level1/019-relu/model.py"
            words = [sys.executable, str(HOME / "torch/observe.py"), str(source), str(model), "{}", "fp32", "cpu", "1"]
            return subprocess.run(words, check=True, capture_output=True, text=True).stdout

    def test_the_slowest_operator_comes_first_and_nothing_is_told_but_the_table(self) -> None:
        said = self.seen(SLOW)
        lines = said.splitlines()
        self.assertRegex(lines[0], r"^A call on inputs made for practice takes [\d.]+ us\.")
        self.assertRegex(lines[3], r"^aten::sin +20 +[\d.]+ us +\d+\.\d%$")
        self.assertIn("ModelNew.forward", said)
        self.assertNotIn("not for the profile", said)
        self.assertLessEqual(len(lines), 20)

    def test_times_are_those_of_one_call_and_only_the_longest_are_told(self) -> None:
        rows = table.on_host([event(f"op{number}", 10, 10.0 * number) for number in range(20)])
        lines = table.text(rows, "operator", 5).splitlines()
        self.assertEqual(["op19", "2", "38.0", "us", "10.0%"], lines[1].split())
        self.assertEqual(table.MOST_ROWS + 2, len(lines))
        self.assertEqual("and 4 more, together 20.0 us", lines[-1])

    def test_a_device_is_told_by_its_kernels_alone(self) -> None:
        for name in ("self_device_time_total", "self_cuda_time_total"):
            events = [
                event("aten::relu", 5, 9.0, device_type="DeviceType.CPU", **{name: 40}),
                event("relu_kernel(float*)", 5, 0.0, device_type="DeviceType.CUDA", **{name: 40}),
                event("relu", 5, 0.0, device_type="DeviceType.CUDA", **{name: 50}),
                event("ProfilerStep*", 5, 0.0, device_type="DeviceType.CUDA", is_user_annotation=True, **{name: 50}),
            ]
            self.assertEqual([table.Row("relu_kernel(float*)", 5, 40.0)], table.on_device(events, {"relu"}))

    def test_functions_of_an_extension_leave_notes_and_all_else_is_as_it_was(self) -> None:
        module = types.ModuleType("compiled")
        vars(module).update(twice=lambda x: 2 * x, version=3)
        names: set[str] = set()
        noted = Noted(module, names)
        self.assertEqual((42, 3), (noted.twice(21), noted.version))
        self.assertEqual({"twice"}, names)


if __name__ == "__main__":
    unittest.main()
