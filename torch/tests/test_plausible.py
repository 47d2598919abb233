"""The least time of a call, and what a result depends on."""

import random
import unittest
from types import SimpleNamespace
from typing import Any

import torch

from assay_torch import form, plausible
from assay_torch.judge import Column, Judge
from assay_torch.plausible import MARGIN, Memory
from tests.drawn import drawing


class NeededTest(unittest.TestCase):
    def setUp(self) -> None:
        torch.manual_seed(1)
        random.seed(1)  # which elements are tried
        self.matrix = torch.randn(64, 64)

    def needed(self, model: Any, *inputs: Any) -> list[float]:
        others = [torch.randn_like(value) if value.is_floating_point() else value for value in inputs]
        return plausible.needed(model, inputs, others)

    def test_all_of_an_input_is_needed_where_every_element_counts(self) -> None:
        for model in (torch.relu, torch.sum, lambda x: torch.max(x, 0)[0], lambda x: torch.softmax(x, 1)):
            self.assertGreater(self.needed(model, self.matrix)[0], 0.85)

    def test_half_of_a_triangular_matrix_is_not(self) -> None:
        (share,) = self.needed(lambda x: torch.triu(x) @ torch.ones(64, 2), self.matrix)
        self.assertGreater(share, 0.1)
        self.assertLess(share, 0.6)

    def test_zeros_that_are_always_there_are_not(self) -> None:
        (share,) = plausible.needed(lambda x: torch.matmul(x, x), [torch.triu(self.matrix)], [torch.triu(torch.randn(64, 64))])
        self.assertGreater(share, 0.1)
        self.assertLess(share, 0.6)

    def test_an_input_that_is_left_alone_is_not(self) -> None:
        self.assertEqual(0.0, self.needed(lambda x, y: x + 1, self.matrix, self.matrix)[1])

    def test_of_whole_numbers_and_of_chance_nothing_is_known(self) -> None:
        self.assertEqual([0.0], self.needed(lambda x: x + 1, torch.arange(9)))
        self.assertEqual([0.0], self.needed(lambda x: x + torch.rand(64, 64), self.matrix))

    def test_inputs_are_left_as_they_are(self) -> None:
        before = self.matrix.clone()
        self.needed(torch.relu, self.matrix)
        self.assertTrue(torch.equal(before, self.matrix))


class LeastTest(unittest.TestCase):
    """A memory of 4 MB per millisecond with a cache of 1 MB; a call reads and writes 1 MB."""

    def least(self, candidate: float, reference: float, items: int) -> float:
        judge = Judge.__new__(Judge)
        values = torch.rand(256, 1024)
        judge._memory = Memory(4e6 * 1e3 / MARGIN, 1 << 20)
        judge._needed = None
        judge._form = form.of([values], values)
        judge._model = torch.nn.ReLU()
        judge._task = drawing(lambda: [torch.randn(256, 1024)])
        judge._dtype = torch.float32
        columns = [Column(seat=SimpleNamespace(), milliseconds=[time]) for time in (reference, candidate)]  # type: ignore[arg-type]  # nobody sits in it
        return judge._least(columns, items)

    def test_who_is_slower_than_the_memory_is_not_looked_at(self) -> None:
        self.assertEqual(0.0, self.least(0.6, 1.0, 100))

    def test_what_a_cache_may_hold_need_not_be_moved(self) -> None:
        self.assertAlmostEqual(0.25, self.least(0.1, 1.0, 1), delta=0.03)

    def test_who_is_faster_hears_what_a_call_takes_at_least(self) -> None:
        self.assertAlmostEqual(0.5, self.least(0.1, 1.0, 100), delta=0.05)

    def test_a_bound_that_pytorch_itself_breaks_is_none(self) -> None:
        self.assertEqual(0.0, self.least(0.1, 0.2, 100))


if __name__ == "__main__":
    unittest.main()
