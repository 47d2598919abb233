import math
import unittest
import unittest.mock

import torch

from assay_torch import compare


def worst_by_the_book(said: list[float], expected: list[float], dtype: torch.dtype) -> float:
    """The largest distance, element by element."""
    finite = [right for right in expected if math.isfinite(right)]
    mean = sum(finite) / len(finite)
    allowed = compare.TOLERANCE[dtype] * math.sqrt(sum((right - mean) ** 2 for right in finite) / len(finite))
    worst = 0.0
    for mine, right in zip(said, expected):
        if math.isfinite(mine) and math.isfinite(right):
            worst = max(worst, abs(mine - right) / (allowed + compare.ROUNDING * abs(right)))
        elif math.isfinite(mine) or math.isfinite(right) or (math.isinf(right) and mine != right):
            return math.inf
    return worst


class CompareTest(unittest.TestCase):
    def setUp(self) -> None:
        torch.manual_seed(1)

    def right(self, said: object, expected: torch.Tensor) -> bool:
        return compare.difference(said, expected).is_right

    def test_rounding_is_right_at_every_scale(self) -> None:
        for scale in (1e-20, 1.0, 1e20):
            expected = torch.randn(1000) * scale
            self.assertTrue(self.right(expected.half().float() if scale == 1 else expected * (1 + 1e-6), expected))

    def test_no_constant_is_right_however_small_the_output(self) -> None:
        expected = 5 + torch.rand(1000) * 1e-3
        self.assertFalse(self.right(torch.full_like(expected, float(expected.mean())), expected))
        self.assertFalse(self.right(torch.zeros(1000), torch.rand(1000) * 1e-8))

    def test_one_element_that_is_off_is_named(self) -> None:
        expected = torch.randn(3, 4)
        said = expected.clone()
        said[2, 1] += 1
        found = compare.difference(said, expected)
        self.assertFalse(found.is_right)
        self.assertTrue(found.text.startswith("output[2, 1] is "), found.text)

    def test_the_first_of_many_outputs_that_is_off_is_named(self) -> None:
        expected = torch.randn(5, 3, 4)
        said = expected.clone()
        self.assertIs(compare.RIGHT, compare.first_wrong(said, expected))
        said[4, 0, 0] = float("nan")
        said[3, 2, 1] += 1
        self.assertTrue(compare.first_wrong(said, expected).text.startswith("output[2, 1] is "))

    def test_every_output_of_a_batch_is_measured_by_its_own_spread(self) -> None:
        expected = torch.randn(2, 1000) * torch.tensor([[1.0], [1e-6]])
        self.assertTrue(compare.first_wrong(expected + torch.tensor([[1e-4], [0.0]]), expected).is_right)
        self.assertFalse(compare.first_wrong(expected + torch.tensor([[0.0], [1e-4]]), expected).is_right)

    def test_a_batch_of_numbers_is_compared_as_each_of_them_is(self) -> None:
        expected = torch.tensor([40.0, 4.0])
        self.assertTrue(compare.first_wrong(torch.tensor([40.3, 4.0]), expected).is_right)
        self.assertFalse(compare.first_wrong(torch.tensor([40.0, 4.3]), expected).is_right)

    def test_a_batch_in_parts_is_compared_as_a_whole_one(self) -> None:
        expected = torch.randn(7, 10)
        said = expected.clone()
        said[5, 3] += 1
        for part in (3, 20, 1000):
            with unittest.mock.patch.dict(compare.PART, cpu=part):
                self.assertTrue(compare.first_wrong(said, expected).text.startswith("output[3] is "))
                self.assertTrue(compare.first_wrong(expected.clone(), expected).is_right)

    def test_parts_are_one_whole(self) -> None:
        expected = torch.randn(1000)
        said = expected.clone()
        said[700] += 1
        whole = compare.difference(said, expected)
        with unittest.mock.patch.dict(compare.PART, cpu=300):
            parts = compare.difference(said, expected)
        self.assertEqual(whole.text, parts.text)
        self.assertAlmostEqual(whole.ratio, parts.ratio, places=6)

    def test_nothing_is_right_where_nothing_is_expected(self) -> None:
        self.assertTrue(self.right(torch.empty(0, 3), torch.empty(0, 3)))
        self.assertTrue(compare.first_wrong(torch.empty(2, 0, 3), torch.empty(2, 0, 3)).is_right)

    def test_whole_numbers_that_no_real_one_tells_apart_are(self) -> None:
        self.assertFalse(self.right(torch.tensor([2**53 + 1]), torch.tensor([2**53])))

    def test_one_number_is_measured_by_itself(self) -> None:
        expected = torch.tensor(40.0)
        self.assertTrue(self.right(torch.tensor(40.3), expected))
        self.assertFalse(self.right(torch.tensor(41.0), expected))

    def test_no_number_is_only_right_where_none_is_expected(self) -> None:
        expected = torch.tensor([1.0, float("nan"), 3.0, float("inf")])
        self.assertTrue(self.right(expected.clone(), expected))
        self.assertFalse(self.right(torch.tensor([1.0, 2.0, 3.0, float("inf")]), expected))
        self.assertFalse(self.right(torch.tensor([float("nan"), float("nan"), 3.0, float("inf")]), expected))
        self.assertFalse(self.right(torch.tensor([1.0, float("nan"), 3.0, float("-inf")]), expected))

    def test_every_element_is_measured_as_by_the_book(self) -> None:
        for dtype in (torch.float32, torch.float64, torch.bfloat16):
            for oddities in ((), (0.0, math.inf, -math.inf, math.nan)):
                expected = (5 + torch.randn(6, 40)).to(dtype)
                said = expected + (torch.randn(6, 40) * 2 * compare.TOLERANCE[dtype]).to(dtype)
                for odd in oddities:
                    for tensor in (said, expected):
                        tensor.masked_fill_(torch.rand(6, 40) < 0.05, odd)
                kept = said.clone(), expected.clone()
                for part in (7, 90, 1000):
                    with unittest.mock.patch.dict(compare.PART, cpu=part):
                        for mine, right in zip(said, expected):
                            self.assertAlmostEqual(worst_by_the_book(mine.tolist(), right.tolist(), dtype), compare.difference(mine, right).ratio, places=6)
                for before, now in zip(kept, (said, expected)):
                    self.assertTrue(torch.equal(before.nan_to_num(7.0), now.nan_to_num(7.0)), "comparing changed what was compared")

    def test_one_row_that_is_not_finite_spoils_no_other(self) -> None:
        expected = torch.randn(3, 50)
        expected[1, 4] = math.inf
        said = expected.clone()
        self.assertIs(compare.RIGHT, compare.first_wrong(said, expected))
        said[2, 9] += 1
        self.assertTrue(compare.first_wrong(said, expected).text.startswith("output[9] is "))

    def test_whole_numbers_must_be_the_same(self) -> None:
        expected = torch.tensor([7, 4000])
        self.assertTrue(self.right(expected.clone(), expected))
        self.assertFalse(self.right(torch.tensor([7, 3999]), expected))

    def test_shape_and_kind_must_be_the_same(self) -> None:
        expected = torch.randn(4)
        self.assertIn("shape", compare.difference(expected.view(2, 2), expected).text)
        self.assertIn("float64", compare.difference(expected.double(), expected).text)
        self.assertIn("NoneType", compare.difference(None, expected).text)


if __name__ == "__main__":
    unittest.main()
