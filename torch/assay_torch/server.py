"""A process that has PyTorch loaded and becomes others that need it, so that none of them has to load it.

It is told on its first lines where to listen and which library confines programs, and says `ready`. Whoever connects sends words and the standard input,
output and error for a copy of this process. After `judge` come the words of a judge, and the copy becomes that, with a nursery of runners. After `confined`
comes a command that would start one of our programs in a sandbox; the copy confines itself as it says and becomes that program. The caller gets its exit
status, and a copy whose caller is gone is ended. The server ends with its standard input.
"""

from __future__ import annotations

import importlib
import os
import selectors
import signal
import socket
import sys
from dataclasses import dataclass

import torch


def _load_compilers() -> None:
    """PyTorch's compilers look for a GPU as they are loaded, and a process that has looked for one can become none that uses it."""
    looking = torch.cuda.is_available
    torch.cuda.is_available = lambda: False
    try:
        importlib.import_module("torch.utils.cpp_extension")
    finally:
        torch.cuda.is_available = looking


_load_compilers()

from assay_torch import judge
from assay_torch.confinement import Confinement
from assay_torch.nursery import become, end_with, open_nursery

MOST_BYTES = 1 << 16
STREAMS = 3


@dataclass
class Caller:
    """Who waits for a copy."""

    connection: socket.socket
    process: int
    watch: int


class Server:
    def __init__(self, place: str, confinement: Confinement) -> None:
        self._confinement = confinement
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listener.bind(place)
        self._listener.listen()
        self._events = selectors.DefaultSelector()
        self._events.register(sys.stdin, selectors.EVENT_READ)
        self._events.register(self._listener, selectors.EVENT_READ)

    def serve(self) -> None:
        """Until nobody is left who could ask."""
        while True:
            for key, _ in self._events.select():
                if key.fileobj is sys.stdin:
                    return
                if key.fileobj is self._listener:
                    self._welcome()
                elif isinstance(key.data, Caller) and key.fd in (key.data.watch, key.data.connection.fileno()):
                    self._part(key.data, gone=key.fd != key.data.watch)

    def _welcome(self) -> None:
        connection, _ = self._listener.accept()
        message, streams, _, _ = socket.recv_fds(connection, MOST_BYTES, STREAMS)
        if len(streams) != STREAMS:
            connection.close()
            return
        process = os.fork()
        if process == 0:
            end_with(lambda: self._become(message.decode().split("\0"), streams))
        for stream in streams:
            os.close(stream)
        caller = Caller(connection, process, os.pidfd_open(process))
        self._events.register(caller.watch, selectors.EVENT_READ, caller)
        self._events.register(connection, selectors.EVENT_READ, caller)

    def _become(self, words: list[str], streams: list[int]) -> None:
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        os.closerange(STREAMS, 1024)
        what, *rest = words
        if what == "judge":
            sys.exit(judge.main(rest, open_nursery(self._confinement).detach()))
        elif what == "confined":
            become(self._confinement.enter(rest))
        else:
            sys.exit(f"nobody can become {what}")

    def _part(self, caller: Caller, gone: bool) -> None:
        self._events.unregister(caller.watch)
        self._events.unregister(caller.connection)
        if gone:
            os.kill(caller.process, signal.SIGKILL)
        _, status = os.waitpid(caller.process, 0)
        if not gone:
            caller.connection.send(bytes([os.waitstatus_to_exitcode(status) & 0xFF]))
        caller.connection.close()
        os.close(caller.watch)


def main() -> None:
    place, library = sys.stdin.readline().rstrip("\n"), sys.stdin.readline().rstrip("\n")
    confinement = Confinement(library)
    if not confinement.possible:
        sys.exit("this kernel cannot restrict what is mounted, or copies of this process would share memory")
    server = Server(place, confinement)
    print("ready", flush=True)
    server.serve()
