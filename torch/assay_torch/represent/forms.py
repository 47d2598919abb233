"""The forms of tasks' modules: started as `represent.py [--size paper] FOLDER…` or `represent.py --list FILE`, prints one JSON object on a line for each.

The file holds a list of `{"model": "…/model.py", "constants": {…}}`, where the constants are those that are others than in the model's file.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping

from assay_torch import task
from assay_torch.represent import english, onnx, reading, table
from assay_torch.represent.graph import Graph
from assay_torch.represent.tracing import Untold, reason

FORMS: dict[str, Callable[[Graph], str]] = {"fx": table.text, "onnx": onnx.text, "text": english.text}


def of(folder: Path, size: str) -> dict[str, Any]:
    """The module of a task's folder at a size, or of a file as it stands, in every form."""
    return shown(folder if folder.is_file() else folder / "model.py", _sizes(folder)[size])


def shown(model: Path, constants: Mapping[str, Any]) -> dict[str, Any]:
    """A module in every form; under `why` the reasons for those that are null."""
    try:
        found = reading.of(task.load(model, constants))
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
    if folder.is_file():
        return {task.PAPER: {}}
    import yaml  # which not every Python with PyTorch has

    return {task.PAPER: {}, **yaml.safe_load((folder / "task.yaml").read_text()).get("sizes", {})}


def _wanted(arguments: list[str] | None = None) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    """Models and their constants."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default=task.PAPER)
    parser.add_argument("--list", type=Path)
    parser.add_argument("folder", type=Path, nargs="*")
    wanted = parser.parse_args(arguments)
    if (wanted.list is None) == (not wanted.folder):
        parser.error("give either folders or --list FILE")
    for folder in wanted.folder:
        sizes = _sizes(folder)
        if wanted.size not in sizes:
            parser.error(f"{folder} has no size {wanted.size}, but {', '.join(sizes)}")
        yield folder if folder.is_file() else folder / "model.py", sizes[wanted.size]
    for one in json.loads(wanted.list.read_text()) if wanted.list else []:
        yield Path(one["model"]), one["constants"]


def main() -> int:
    for model, constants in list(_wanted()):
        with contextlib.redirect_stdout(sys.stderr):
            made = shown(model, constants)
        print(json.dumps(made, ensure_ascii=False), flush=True)
    return 0
