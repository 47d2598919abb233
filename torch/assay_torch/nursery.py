"""Starts runners from a process that has PyTorch loaded, so that none of them has to, and that knows nothing of a trial.

A judge makes its nursery before it knows anything itself. What it then sends there is the command that would start a runner: a copy of the nursery
confines itself as that command says and only then becomes the runner, so nothing of a candidate is read before. It is the judge's child: what stands
between ends at once, and the judge adopts whoever lost its parent.
"""

from __future__ import annotations

import ctypes
import os
import socket
import struct
import sys
import time
import traceback
from typing import Callable

from assay_torch import extensions, runner
from assay_torch.confinement import Confinement

SEGMENT = 3
MOST_FILES = 2
MOST_BYTES = 1 << 20
INSIDE = "/assay/torch"
PROGRAMS = {f"{INSIDE}/runner.py": runner.main, f"{INSIDE}/record.py": extensions.main}

_ADOPT = 36  # PR_SET_CHILD_SUBREAPER


def open_nursery(confinement: Confinement) -> socket.socket:
    """Where the judge asks for runners."""
    if ctypes.CDLL(None).prctl(_ADOPT, 1, 0, 0, 0) != 0:
        raise OSError("processes without a parent cannot be adopted")
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    if os.fork() == 0:
        ours.close()
        end_with(lambda: _tend(theirs, confinement))
    theirs.close()
    return ours


def _tend(judge: socket.socket, confinement: Confinement) -> None:
    parent = os.getppid()
    while True:
        message, files, _, _ = socket.recv_fds(judge, MOST_BYTES, MOST_FILES)
        if not message:
            return
        between = os.fork()
        if between == 0:
            end_with(lambda: _bear(judge, parent, message.decode().split("\0"), files, confinement))
        os.waitpid(between, 0)
        for file in files:
            os.close(file)


def _bear(judge: socket.socket, parent: int, words: list[str], files: list[int], confinement: Confinement) -> None:
    child = os.fork()
    if child != 0:
        judge.send(struct.pack("i", child))
        return
    while os.getppid() != parent:
        time.sleep(1e-4)
    group, *command = words
    if group:
        with open(group, "w") as processes:
            processes.write("0")
    _place(files)
    become(confinement.enter(command))


def become(command: list[str]) -> None:
    """What the command would start, in this process, which is confined already."""
    sys.path[0] = INSIDE
    for file, program in PROGRAMS.items():
        if file in command:
            program(command[command.index(file) + 1 :])
            return
    raise ValueError(f"there is no program of ours in {command}")


def _place(files: list[int]) -> None:
    """Lays them where a runner finds them; they may lie in each other's way."""
    aside = [os.dup2(file, 200 + number) for number, file in enumerate(files)]
    for number, file in enumerate(aside):
        os.dup2(file, SEGMENT + number)


def end_with(work: Callable[[], None]) -> None:
    """Ends this copy of a process with the work, whatever it does."""
    code = 1
    try:
        work()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
