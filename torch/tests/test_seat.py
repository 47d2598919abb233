"""What a seat leaves behind when its runner has gone."""

import ctypes
import os
import time
import unittest
from pathlib import Path

import torch

from assay_torch import form
from assay_torch.judge import COLD
from assay_torch.seat import Library, Seat
from tests.asking import Asking

ADOPT = 36  # PR_SET_CHILD_SUBREAPER


def children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


class SeatTest(Asking):
    def setUp(self) -> None:
        ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)
        self.addCleanup(lambda: ctypes.CDLL(None).prctl(ADOPT, 0, 0, 0, 0))

    def test_whoever_lost_its_parent_is_not_left_as_a_zombie(self) -> None:
        """A judge that adopts runners would come to have as many processes as it may."""
        before = children(os.getpid())
        shape = form.of([torch.ones(3)], torch.ones(3))
        seat = Seat(Library(str(self.folder / "libseat.so")), "n=1", ["/bin/sh", "-c", "sleep 100; true"], shape, 1, None, "", False, COLD)
        (outer,) = set(children(os.getpid())) - set(before)
        while not children(outer):
            time.sleep(1e-3)
        seat.leave()
        self.assertEqual(before, children(os.getpid()))


if __name__ == "__main__":
    unittest.main()
