"""A runner and the protocol of one call with it: native/judge/seat.hpp, from Python."""

from __future__ import annotations

import ctypes
import re
from enum import IntEnum
from typing import Sequence

import torch

from assay_torch import form
from assay_torch.form import Form, Memory


class Waited(IntEnum):
    RANG = 0
    DIED = 1
    LATE = 2
    BUSY = 3


class _Place(ctypes.Structure):
    _fields_ = [("offset", ctypes.c_uint64), ("bytes", ctypes.c_uint64), ("is_output", ctypes.c_int32)]


class Shown(ctypes.Structure):
    """What one timed turn showed from outside."""

    _fields_ = [("seconds", ctypes.c_double), ("cpu", ctypes.c_double), ("busiest", ctypes.c_double)]


class Library:
    """The functions of native/torch/seat_library.cpp."""

    def __init__(self, path: str) -> None:
        self.calls = ctypes.CDLL(path)
        self.calls.assay_seat.restype = ctypes.c_void_p
        self.calls.assay_items.restype = ctypes.c_void_p
        self.calls.assay_device_items.restype = ctypes.c_void_p
        self.calls.assay_frozen_cpu.restype = ctypes.c_double
        self.calls.assay_problem.restype = ctypes.c_char_p

    def problem(self) -> RuntimeError:
        return RuntimeError(self.calls.assay_problem().decode())


class Seat:
    def __init__(self, library: Library, name: str, command: Sequence[str], shape: Form, items: int, device: int | None, cgroup: str, spins: bool, nursery: int) -> None:
        self.name = name
        self._library = library
        self._form = shape
        words = (ctypes.c_char_p * len(command))(*[word.encode() for word in command])
        bytes_ = shape.stride * items
        number = -1 if device is None else device
        self._seat = ctypes.c_void_p(
            library.calls.assay_seat(name.encode(), words, len(command), ctypes.c_uint64(bytes_), number, cgroup.encode(), int(spins), nursery)
        )
        if not self._seat:
            raise library.problem()
        self.memory: Memory = self._memory(bytes_, device)
        places = [(place, 0) for place in shape.inputs] + [(shape.output, 1)]
        self._places = (_Place * len(places))(*[_Place(place.offset, place.bytes, out) for place, out in places])

    def _memory(self, bytes_: int, device: int | None) -> Memory:
        if device is not None:
            return form.on_device(self._library.calls.assay_device_items(self._seat), bytes_)
        first = self._library.calls.assay_items(self._seat)
        return form.on_host((ctypes.c_char * bytes_).from_address(first))

    def prepare(self, items: int, inputs: Memory, limit: float) -> Waited:
        """Has the runner build its arguments, freezes it, and only then lets the inputs appear."""
        if inputs.is_cuda:
            used = self._form.stride * items
            self.memory[:used].copy_(inputs[:used])
            torch.cuda.synchronize()
        first = ctypes.c_void_p(inputs.data_ptr())
        stride = ctypes.c_uint64(self._form.stride)
        said = self._library.calls.assay_prepare(self._seat, self._places, len(self._places), stride, items, first, ctypes.c_double(limit))
        return self._told(said)

    def turn(self, kill_at_done: bool, limit: float) -> tuple[Waited, Shown]:
        """Thaws on the clock, stops it at DONE and freezes, or kills, the runner."""
        shown = Shown()
        said = self._library.calls.assay_turn(self._seat, int(kill_at_done), ctypes.c_double(limit), ctypes.byref(shown))
        return self._told(said), shown

    def _told(self, said: int) -> Waited:
        if said < 0:
            raise self._library.problem()
        return Waited(said)

    @property
    def returned(self) -> str:
        """What the runner says to have been given instead of the output, if it was something else. Only of a wrong output it is worth reading."""
        header = self._library.calls.assay_items(self._seat) - form.PAGE
        said = ctypes.string_at(header + form.RETURNED, form.RETURNED_BYTES).split(b"\0")[0].decode("ascii", "replace")
        return re.sub(r"[^\w .,()\[\]-]", "?", said)

    @property
    def frozen_cpu(self) -> float:
        return float(self._library.calls.assay_frozen_cpu(self._seat))

    def leave(self) -> None:
        """Ends the runner. What lay in its memory is gone."""
        del self.memory
        self._library.calls.assay_leave(self._seat)
