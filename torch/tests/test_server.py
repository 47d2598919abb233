"""The server that becomes judges: what its callers hear, and what it does without them."""

import mmap
import os
import socket
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from typing import Callable

from assay_torch.confinement import Confinement

HOME = Path(__file__).resolve().parents[2]
PROGRAM = "import sys; sys.path.insert(0, sys.stdin.readline().rstrip(chr(10))); from assay_torch.server import main; main()"


def children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


class ServerTest(unittest.TestCase):
    def setUp(self) -> None:
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)
        launcher = HOME / "native/launcher"
        sources = [*sorted(launcher.glob("*.c")), HOME / "native/torch/confine.c", HOME / "native/torch/world.c"]
        flags = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared", f"-I{launcher}"]
        subprocess.run(["gcc", *flags, "-o", self.folder / "confine.so", *sources], check=True)
        self.place = self.folder / "warm"
        self.server = subprocess.Popen([sys.executable, "-B", "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.server.wait)
        assert self.server.stdin and self.server.stdout
        self.addCleanup(self.server.stdout.close)
        self.addCleanup(self.server.stdin.close)
        self.server.stdin.write(f"{HOME / 'torch'}\n{self.place}\n{self.folder / 'confine.so'}\n")
        self.server.stdin.flush()
        self.assertEqual("ready\n", self.server.stdout.readline())

    def asked(self, *words: str) -> tuple[socket.socket, int]:
        """A connection, and the end of the judge's standard input that it waits at."""
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.addCleanup(connection.close)
        connection.connect(str(self.place))
        question, questions = os.pipe()
        with open(os.devnull, "w") as nobody:
            socket.send_fds(connection, ["\0".join(words).encode()], [question, nobody.fileno(), nobody.fileno()])
        os.close(question)
        return connection, questions

    def test_a_judge_that_fails_is_told_of(self) -> None:
        connection, questions = self.asked("judge", "/no/settings", "/no/job")
        self.assertEqual(b"\1", connection.recv(1))
        os.close(questions)

    def test_it_becomes_nobody_else(self) -> None:
        for words in (["runner", "/no/settings"], ["confined", "/bin/true"]):
            connection, questions = self.asked(*words)
            self.assertNotEqual(b"\0", connection.recv(1))
            os.close(questions)

    def test_a_judge_ends_with_its_caller_and_so_does_its_nursery(self) -> None:
        fifo = self.folder / "settings"
        os.mkfifo(fifo)  # so the judge waits for its settings
        connection, questions = self.asked("judge", str(fifo), "/no/job")
        judge = self.awaited(lambda: children(self.server.pid))[0]
        nursery = self.awaited(lambda: children(judge))[0]
        connection.close()
        self.awaited(lambda: [] if children(self.server.pid) else [0])
        self.awaited(lambda: [] if Path(f"/proc/{nursery}").exists() else [0])
        os.close(questions)

    def test_a_process_that_shares_memory_with_its_copies_confines_none(self) -> None:
        confinement = Confinement(str(self.folder / "confine.so"))
        self.assertTrue(confinement.possible)
        with mmap.mmap(-1, mmap.PAGESIZE):
            self.assertFalse(confinement.possible)

    def test_it_ends_with_its_input(self) -> None:
        assert self.server.stdin
        self.server.stdin.close()
        self.assertEqual(0, self.server.wait(10))

    def awaited(self, look: Callable[[], list[int]]) -> list[int]:
        for _ in range(200):
            if seen := look():
                return seen
            time.sleep(0.05)
        self.fail("it did not happen within ten seconds")
