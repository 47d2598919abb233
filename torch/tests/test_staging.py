import unittest
from typing import Any

import torch

from assay_torch import form, staging
from tests.drawn import drawing

ROWS, ITEMS = 3, 16


def get_inputs() -> list[Any]:
    return [torch.randn(ROWS, 5), 7, torch.randint(0, 1000, (ROWS,)), 0.5]


class StagingTest(unittest.TestCase):
    task = drawing(get_inputs)

    def staged(self) -> tuple[form.Form, form.Memory]:
        shape = form.of(get_inputs(), torch.empty(ROWS))
        return shape, staging.staged(shape, ITEMS, self.task, torch.float32)

    def test_no_two_calls_and_no_two_batches_are_alike(self) -> None:
        seen = set()
        for shape, memory in (self.staged(), self.staged()):
            for item in range(ITEMS):
                real, _, whole, _ = staging.views(shape, memory, item)
                seen |= {("real", tuple(real.flatten().tolist())), ("whole", tuple(whole.tolist()))}
        self.assertEqual(2 * 2 * ITEMS, len(seen))

    def test_plain_numbers_are_what_they_were(self) -> None:
        shape, memory = self.staged()
        _, seven, _, half = staging.views(shape, memory, ITEMS - 1)
        self.assertEqual((7, 0.5), (seven, half))
        self.assertIsInstance(seven, int)

    def test_a_batch_has_no_more_calls_than_there_is_room_for(self) -> None:
        small = form.of([torch.empty(3)], torch.empty(3))
        large = form.of([torch.empty(1 << 20)], torch.empty(1))
        self.assertEqual(staging.MOST_ITEMS, staging.most_items(small, "cpu", 2))
        alone, together = (staging.most_items(large, "cpu", memories) for memories in (1, 2))
        self.assertEqual(staging.MOST_BYTES["cpu"] // large.stride, alone)
        self.assertEqual(alone // 2, together)
        self.assertEqual(1, staging.most_items(large, "cpu", 1 << 20))

    def test_a_seed_says_what_is_drawn(self) -> None:
        one, same, other = (next(self.task.calls(seed))[0] for seed in (1, 1, 2))
        self.assertTrue(torch.equal(one, same))
        self.assertFalse(torch.equal(one, other))
        self.assertTrue(torch.equal(one, self.task.inputs(1)[0]))

    def test_inputs_are_of_the_precision_that_is_asked_for(self) -> None:
        real, _, whole, _ = staging.inputs(self.task, torch.bfloat16)
        self.assertEqual((torch.bfloat16, torch.int64), (real.dtype, whole.dtype))


if __name__ == "__main__":
    unittest.main()
