"""Confines this process as the launcher and bubblewrap would a new one: native/torch/confine.c, from Python."""

from __future__ import annotations

import ctypes
import os
import signal
from typing import Sequence


class Confinement:
    def __init__(self, library: str) -> None:
        # Nobody else may run Python meanwhile: the process that returns is a copy of this one.
        self._calls = ctypes.PyDLL(library)
        self._calls.assay_confine.restype = ctypes.POINTER(ctypes.c_char_p)

    @property
    def possible(self) -> bool:
        """Whether this kernel has what it takes, and copies of this process would share no memory."""
        return bool(self._calls.assay_can_confine())

    def enter(self, command: Sequence[str], executed: bool = False) -> list[str]:
        """Goes on confined, in a process and an environment of its own, with the words of the program that the command would start there."""
        words = [word.encode() for word in command]
        array = (ctypes.c_char_p * (len(words) + 1))(*words, None)
        said = self._calls.assay_confine(array, int(executed))
        program: list[str] = []
        while said[len(program)] is not None:
            program.append(said[len(program)].decode())
        for number in (signal.SIGPIPE, signal.SIGXFSZ):  # as Python has them from its start
            signal.signal(number, signal.SIG_IGN)
        os.environ.clear()
        os.environ.update(_environment(command))
        return program


def _environment(command: Sequence[str]) -> dict[str, str]:
    settings = (value for option, value in zip(command, command[1:]) if option == "--env")
    return {name: value for name, _, value in (setting.partition("=") for setting in settings)}
