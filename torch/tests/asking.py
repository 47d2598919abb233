"""What tests of the judge share: its libraries, and a way to ask it about runners that nothing confines."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any, Sequence

HOME = Path(__file__).resolve().parents[2]


class Asking(unittest.TestCase):
    temporary: tempfile.TemporaryDirectory[str]
    folder: Path
    task: Path
    sizes: dict[str, Any]
    judge: Sequence[Any] = (HOME / "torch/judge.py",)
    runner: Sequence[Any] = (HOME / "torch/runner.py",)

    @classmethod
    def setUpClass(cls) -> None:
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)
        native = HOME / "native"
        parts = ["seat", "runner_process", "process_tree", "shared_memory", "hands", "no_device", "device_arguments"]
        sources = [str(native / "torch/seat_library.cpp"), *(str(native / "judge" / f"{part}.cpp") for part in parts)]
        flags = ["-O1", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared"]
        subprocess.run(["g++", "-std=c++20", *flags, f"-I{native}/runner", f"-I{native}/judge", "-o", cls.folder / "libseat.so", *sources], check=True)
        subprocess.run(["gcc", *flags, "-o", cls.folder / "libwords.so", native / "torch/words.c"], check=True)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.temporary.cleanup()

    def asked(self, candidate: str, *commands: str) -> list[dict[str, Any]]:
        told = self.folder / "told"
        told.mkdir(exist_ok=True)
        source = self.folder / "candidate.py"
        source.write_text(candidate)
        settings = self.folder / "settings.json"
        settings.write_text(json.dumps({"seats": str(self.folder / "libseat.so"), "model": str(self.task), "sizes": self.sizes, "told": str(told), "threads": 1, "precision": "fp32"}))
        lines = []
        for name, file, what in (("reference", self.task, "Model"), ("n=1", source, "ModelNew")):
            lines.append(f"runner {name}")
            words = [sys.executable, *(self.runner if name != "reference" else Asking.runner), self.folder / "libwords.so", told, file, what]
            lines += [f"argument {word}" for word in words]
        lines += ["case fresh"] * 3
        job = self.folder / "job"
        job.write_text("\n".join(lines) + "\n")
        judge = [sys.executable, *self.judge, settings, job]
        said = subprocess.run(judge, input="\n".join(commands), capture_output=True, text=True, check=True)
        return [json.loads(line) for line in said.stdout.splitlines()]
