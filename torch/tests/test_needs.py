import tempfile
import unittest
from pathlib import Path
from typing import Any

from assay_torch import needs

MODULE = """
import torch
import torch.nn.functional as F
{first}

class Model(torch.nn.Module):
    def forward(self, x):
        return {body}


def get_inputs():
    return [torch.rand(3, 5), torch.randint(0, 2, (7,)).float(), 2.5]


def get_init_inputs():
    return []
"""


class NeedsTest(unittest.TestCase):
    def found(self, body: str = "F.relu(x)", first: str = "") -> dict[str, Any]:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "1_Some.py"
            file.write_text(MODULE.format(body=body, first=first))
            return needs.of(file)

    def test_inputs_are_counted_and_not_made(self) -> None:
        self.assertEqual({"bytes": 4 * (15 + 7)}, self.found())
        self.assertEqual({"bytes": 4 * (15 + 7)}, self.found(first="vast = 1 << 50"))

    def test_functions_that_this_pytorch_lacks_are_named(self) -> None:
        self.assertIn("has no torch.nn.functional.no_such", self.found("F.no_such(x)")["lacks"])
        self.assertIn("has no torch.nn.No", self.found("torch.nn.No(x)")["lacks"])
        self.assertEqual({"bytes": 88}, self.found("x.no_such"))

    def test_missing_modules_are_named(self) -> None:
        self.assertTrue(self.found(first="import assay_has_no_such")["lacks"].endswith("has no module assay_has_no_such"))

    def test_what_downloads_is_not_even_loaded(self) -> None:
        self.assertIn("downloads", self.found("Anything.from_pretrained(x)", first="import assay_has_no_such")["lacks"])


if __name__ == "__main__":
    unittest.main()
