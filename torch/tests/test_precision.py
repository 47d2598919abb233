"""The rule `ulp` sees which arithmetic a result was computed in."""

import unittest

import torch
from torch import nn

from assay_torch import precision


class PrecisionTest(unittest.TestCase):
    def setUp(self) -> None:
        torch.manual_seed(3)
        torch.set_grad_enabled(False)
        self.model = nn.Linear(300, 50, bias=False)
        self.a, self.b = torch.randn(40, 300), self.model.weight.t()

    def of(self, said: torch.Tensor) -> precision.Precision:
        return precision.of(said, self.model(self.a), self.model, [self.a])

    def test_another_order_of_sums_is_as_precise(self) -> None:
        found = self.of(self.a.flip(1) @ self.b.flip(0))
        self.assertEqual("fp32", found.reached)
        self.assertTrue(found.is_ulp, found)

    def test_rounded_operands_are_seen(self) -> None:
        for dtype, name in ((torch.float16, "tf32 or fp16"), (torch.bfloat16, "bf16")):
            found = self.of(self.a.to(dtype).float() @ self.b.to(dtype).float())
            self.assertEqual(name, found.reached)
            self.assertFalse(found.is_ulp, found)

    def test_a_rounded_result_is_seen(self) -> None:
        self.assertEqual("tf32 or fp16", self.of((self.a @ self.b).half().float()).reached)
        self.assertEqual("bf16", self.of((self.a @ self.b).bfloat16().float()).reached)

    def test_what_leaves_terms_out_is_less_than_any(self) -> None:
        self.assertEqual("less than bf16", self.of(self.a[:, :-3] @ self.b[:-3]).reached)

    def test_a_result_that_pytorch_has_exactly_may_be_off_by_some_units(self) -> None:
        right = torch.linspace(-1, 1, 1001)
        near = torch.nextafter(right, torch.ones_like(right))
        self.assertTrue(precision.of(near, right, nn.Identity(), [right]).is_ulp)
        self.assertFalse(precision.of(right + 1e-5, right, nn.Identity(), [right]).is_ulp)

    def test_what_is_no_number_is_not_precise(self) -> None:
        said = self.a @ self.b
        said[3, 4] = float("nan")
        self.assertEqual("is no number where PyTorch has one", self.of(said).text)
        self.assertFalse(self.of(said).is_ulp)

    def test_the_module_stays_as_it_is(self) -> None:
        self.assertEqual(torch.float64, precision.exact(self.model, [self.a], torch.float16).dtype)
        self.assertEqual(torch.float32, self.model.weight.dtype)


if __name__ == "__main__":
    unittest.main()
