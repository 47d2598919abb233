"""Executes a program that it has confined as a runner out of a nursery confines itself: `confined.py LIBRARY COMMAND…`.

The words are handed on where the program cannot read them: its supervisor's command line shows how this was started.
"""

import os
import sys
from pathlib import Path

PROGRAM = """
import os, sys
home, library, *command = sys.stdin.read().split(chr(0))
sys.path.insert(0, home)
import torch
from assay_torch.confinement import Confinement
confinement = Confinement(library)
if os.fork() == 0:
    confinement.enter(command, executed=True)
sys.exit(os.waitstatus_to_exitcode(os.wait()[1]))
"""

words = [str(Path(__file__).resolve().parents[1]), *sys.argv[1:]]
read, write = os.pipe()
os.write(write, "\0".join(words).encode())
os.close(write)
os.dup2(read, 0)
os.execv(sys.executable, [sys.executable, "-E", "-s", "-B", "-c", PROGRAM])
