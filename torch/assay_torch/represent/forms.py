"""The forms of one task's module: started as `represent.py [--size paper] FOLDER`, prints one JSON object."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from pathlib import Path
from typing import Any, Callable

import yaml

from assay_torch import task
from assay_torch.represent import english, onnx, reading, table
from assay_torch.represent.graph import Graph
from assay_torch.represent.tracing import Untold, reason

FORMS: dict[str, Callable[[Graph], str]] = {"fx": table.text, "onnx": onnx.text, "text": english.text}


def of(folder: Path, size: str) -> dict[str, Any]:
    """The module of a task's folder at a size, or of a file as it stands, in every form; under `why` the reasons for those that are null."""
    try:
        found = reading.of(task.load(folder if folder.is_file() else folder / "model.py", _sizes(folder)[size]))
    except Untold as untold:
        return {**dict.fromkeys(FORMS), "why": dict.fromkeys(FORMS, str(untold))}
    except Exception as problem:  # whatever a file raises
        return {**dict.fromkeys(FORMS), "why": dict.fromkeys(FORMS, f"the module cannot be loaded or built: {reason(problem)}")}
    made: dict[str, Any] = {}
    why: dict[str, str] = {}
    for name, text in FORMS.items():
        try:
            made[name] = text(found)
        except Exception as problem:  # a step that is put in no words
            made[name] = None
            why[name] = str(problem) if isinstance(problem, Untold) else f"a step cannot be put into words: {reason(problem)}"
    return {**made, "why": why} if why else made


def _sizes(folder: Path) -> dict[str, dict[str, Any]]:
    """The sizes of a task, and the constants that each changes."""
    described = {} if folder.is_file() else yaml.safe_load((folder / "task.yaml").read_text())
    return {task.PAPER: {}, **described.get("sizes", {})}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default=task.PAPER)
    parser.add_argument("folder", type=Path)
    wanted = parser.parse_args()
    if wanted.size not in _sizes(wanted.folder):
        parser.error(f"{wanted.folder} has no size {wanted.size}, but {', '.join(_sizes(wanted.folder))}")
    with contextlib.redirect_stdout(sys.stderr):
        made = of(wanted.folder, wanted.size)
    print(json.dumps(made, ensure_ascii=False))
    return 0
