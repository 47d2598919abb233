"""KernelBench's rule, with what it lets pass."""

import unittest
import unittest.mock

import torch

from assay_torch import allclose
from assay_torch.allclose import is_close


class AllcloseTest(unittest.TestCase):
    def test_every_element_may_be_off_by_a_share_of_itself_and_as_much_again(self) -> None:
        expected = torch.tensor([0.0, 100.0])
        self.assertTrue(is_close(expected + torch.tensor([0.9e-4, 0.9e-2]), expected, torch.float32))
        self.assertFalse(is_close(expected + torch.tensor([1.1e-4, 0.0]), expected, torch.float32))
        self.assertFalse(is_close(expected + torch.tensor([0.0, 1.1e-2]), expected, torch.float32))

    def test_less_is_asked_of_less_precision(self) -> None:
        for precision in (torch.float16, torch.bfloat16):
            expected = torch.ones(3, dtype=precision)
            self.assertTrue(is_close(expected * 1.0078125, expected, precision))
            self.assertFalse(is_close(expected * 1.03125, expected, precision))

    def test_zeros_are_right_where_the_output_is_small(self) -> None:
        self.assertTrue(is_close(torch.zeros(1000), torch.rand(1000) * 9e-5, torch.float32))

    def test_no_number_is_never_right(self) -> None:
        nothing = torch.tensor([float("nan")])
        self.assertFalse(is_close(nothing, nothing, torch.float32))

    def test_large_whole_numbers_may_be_off_too(self) -> None:
        self.assertTrue(is_close(torch.tensor([100_001]), torch.tensor([100_000]), torch.float32))
        self.assertFalse(is_close(torch.tensor([101]), torch.tensor([100]), torch.float32))
        self.assertFalse(is_close(torch.tensor([True]), torch.tensor([False]), torch.float32))

    def test_every_part_is_looked_at(self) -> None:
        expected = torch.zeros(5, 3)
        said = expected.clone()
        said[4, 2] = 1
        with unittest.mock.patch.object(allclose, "PART", 4):
            self.assertTrue(is_close(expected, expected, torch.float32))
            self.assertFalse(is_close(said, expected, torch.float32))


if __name__ == "__main__":
    unittest.main()
