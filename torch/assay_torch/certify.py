"""Whether a task tells work from none: run as `python3 -m assay_torch.certify [--size small] FOLDER…`."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import torch
import yaml

from assay_torch import compare, task, trivial

SECONDS = 1.0


def sizes(folder: Path, size: str) -> dict[str, Any]:
    """The constants that a size changes."""
    described = yaml.safe_load((folder / "task.yaml").read_text())
    return {} if size == task.PAPER else dict(described["sizes"][size])


def complaints(folder: Path, size: str) -> list[str]:
    """Everything that is wrong with a task at a size."""
    found: list[str] = []
    one = task.load(folder / "model.py", sizes(folder, size))
    with torch.no_grad():
        model = one.built(7)
        names = {name for name, value in model.named_parameters() if _is_constant(value)}
        if names:
            found.append(f"parameters start as a constant: {', '.join(sorted(names))}")
        first = one.inputs(11)
        kept = [value.clone() if isinstance(value, torch.Tensor) else value for value in first]
        began = time.perf_counter()
        expected = model(*first)
        took = time.perf_counter() - began
        if size == "small" and took > SECONDS:
            found.append(f"takes {took:.1f} s")
        if not isinstance(expected, torch.Tensor):
            return [*found, f"returns a {type(expected).__name__}, not a tensor"]
        if not bool(torch.isfinite(expected).all()):
            found.append("its output has elements that are no finite numbers")
        if any(isinstance(a, torch.Tensor) and not torch.equal(a, b) for a, b in zip(first, kept)):
            found.append("changes its inputs")
        again = compare.difference(one.built(7)(*one.inputs(11)), expected)
        if not again.is_right:
            found.append(f"does not agree with itself: {again.text}")
        twice = compare.difference(model(*one.inputs(11)), expected)
        if not twice.is_right:
            found.append(f"a second call gives something else: {twice.text}")
        other = model(*one.inputs(12))
        for name, answer in trivial.answers(first, expected, other):
            if compare.difference(answer, expected).is_right:
                found.append(f"{name} would be right")
    return found


def _is_constant(value: torch.Tensor) -> bool:
    return value.is_floating_point() and value.numel() > 1 and float(value.max()) == float(value.min())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="small")
    parser.add_argument("folders", nargs="+", type=Path)
    wanted = parser.parse_args()
    failed = 0
    for folder in wanted.folders:
        began = time.perf_counter()
        try:
            found = complaints(folder, wanted.size)
        except Exception as problem:  # whatever a task raises is a complaint about it
            found = [f"{type(problem).__name__}: {problem}"]
        failed += bool(found)
        print(f"{'FAILS' if found else 'holds'}  {folder.name}  {time.perf_counter() - began:.1f} s", *found, sep="\n       ")
    print(f"{len(wanted.folders) - failed} of {len(wanted.folders)} hold")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
