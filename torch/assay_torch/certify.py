"""Whether a task tells work from none: run as `python3 -m assay_torch.certify [--size small] [--device cpu] [--precision fp32] FOLDER…`."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
import yaml
from torch import nn

from assay_torch import compare, task, trivial
from assay_torch.form import PRECISIONS

# What a call at the size `small` may take on a CPU.
SECONDS = 1.0


@dataclass(frozen=True)
class Surroundings:
    """Where and how a task is looked at."""

    size: str
    device: str
    precision: str
    seeds: int

    def cast(self, value: Any) -> Any:
        """Tensors of real numbers in the precision, all on the device."""
        if not isinstance(value, torch.Tensor):
            return value
        return value.to(self.device, PRECISIONS[self.precision]) if value.is_floating_point() else value.to(self.device)

    def name(self) -> str:
        return torch.cuda.get_device_name() if self.device == "cuda" else self.device


@dataclass
class Certificate:
    """What was found of which tasks, by the hash of their files."""

    where: Surroundings
    held: dict[str, str] = field(default_factory=dict)
    skipped: list[str] = field(default_factory=list)
    failed: dict[str, list[str]] = field(default_factory=dict)

    def add(self, folder: Path, found: list[str] | None) -> None:
        name = f"{folder.parent.name}/{folder.name}"
        if found is None:
            self.skipped.append(name)
        elif found:
            self.failed[name] = found
        else:
            self.held[name] = fingerprint(folder)

    def text(self) -> str:
        seen = {"torch": torch.__version__, "device": self.where.name(), "size": self.where.size, "precision": self.where.precision}
        return json.dumps({**seen, "seeds": self.where.seeds, "held": self.held, "skipped": self.skipped, "failed": self.failed}, indent=1) + "\n"

    def summary(self) -> str:
        return f"{len(self.held)} of {len(self.held) + len(self.failed)} hold" + (f", {len(self.skipped)} skipped" if self.skipped else "")


def fingerprint(folder: Path) -> str:
    """Tells apart tasks that may behave differently."""
    text = b"".join((folder / name).read_bytes() for name in ("model.py", "task.yaml"))
    return hashlib.sha256(text).hexdigest()[:16]


def complaints(folder: Path, where: Surroundings) -> list[str] | None:
    """Everything that is wrong with a task; nothing is looked at in a precision that it is not for."""
    described = yaml.safe_load((folder / "task.yaml").read_text())
    if where.precision not in described.get("precisions", PRECISIONS):
        return None
    sizes = {} if where.size == task.PAPER else described["sizes"][where.size]
    return complaints_about(task.load(folder / "model.py", sizes), where)


def complaints_about(one: task.Task, where: Surroundings) -> list[str]:
    """Everything that is wrong with a task at the size it was loaded at."""
    found: list[str] = []
    with torch.no_grad():
        model = _built(one, where)
        names = {name for name, value in model.named_parameters() if _is_constant(value)}
        if names:
            found.append(f"parameters start as a constant: {', '.join(sorted(names))}")
        for seed in range(where.seeds):
            found += [text for text in _complaints(one, model, where, 2 * seed) if text not in found]
    return found


def _complaints(one: task.Task, model: nn.Module, where: Surroundings, seed: int) -> list[str]:
    found: list[str] = []
    inputs = [where.cast(value) for value in one.inputs(seed)]
    kept = [value.clone() if isinstance(value, torch.Tensor) else value for value in inputs]
    began = time.perf_counter()
    expected = model(*inputs)
    took = time.perf_counter() - began
    if where.size == "small" and took > SECONDS:
        found.append(f"takes {took:.1f} s")
    if not isinstance(expected, torch.Tensor):
        return [*found, f"returns a {type(expected).__name__}, not a tensor"]
    if not bool(torch.isfinite(expected).all()):
        found.append("its output has elements that are no finite numbers")
    if any(isinstance(a, torch.Tensor) and not torch.equal(a, b) for a, b in zip(inputs, kept)):
        found.append("changes its inputs")
    again = compare.difference(model(*kept), expected)
    if not again.is_right:
        found.append(f"a second call gives something else: {again.text}")
    del kept
    anew = compare.difference(_built(one, where)(*inputs), expected)
    if not anew.is_right:
        found.append(f"does not agree with itself: {anew.text}")
    other = model(*[where.cast(value) for value in one.inputs(seed + 1)])
    for name, answer in trivial.answers(inputs, expected, other):
        if compare.difference(answer, expected).is_right:
            found.append(f"{name} would be right")
    return found


def _built(one: task.Task, where: Surroundings) -> nn.Module:
    return one.built(7).to(torch.device(where.device), PRECISIONS[where.precision])


def _is_constant(value: torch.Tensor) -> bool:
    return value.is_floating_point() and value.numel() > 1 and float(value.max()) == float(value.min())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="small")
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    parser.add_argument("--precision", default="fp32", choices=sorted(PRECISIONS))
    parser.add_argument("--seeds", type=int, default=3, help="pairs of inputs to look at")
    parser.add_argument("--json", type=Path, help="also write what was found to this file")
    parser.add_argument("folders", nargs="+", type=Path)
    wanted = parser.parse_args()
    where = Surroundings(wanted.size, wanted.device, wanted.precision, wanted.seeds)
    if where.device == "cuda":
        torch.set_default_device("cuda")  # type: ignore[attr-defined]  # PyTorch 1.13, which has it not, is for CPUs
    certificate = Certificate(where)
    for folder in wanted.folders:
        began = time.perf_counter()
        try:
            found = complaints(folder, where)
        except Exception as problem:  # whatever a task raises is a complaint about it
            found = [f"{type(problem).__name__}: {str(problem).splitlines()[0] if str(problem) else ''}"]
        word = "skips" if found is None else "FAILS" if found else "holds"
        print(f"{word}  {folder.name}  {time.perf_counter() - began:.1f} s", *(found or []), sep="\n       ", flush=True)
        certificate.add(folder, found)
        if wanted.json:
            wanted.json.write_text(certificate.text())
    print(certificate.summary())
    return 1 if certificate.failed else 0


if __name__ == "__main__":
    sys.exit(main())
