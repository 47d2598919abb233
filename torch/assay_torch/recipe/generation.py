"""Makes a pack of new modules, and keeps only those that a certificate holds for."""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import torch
import yaml
from torch import nn

from assay_torch import certify, compare, task
from assay_torch.recipe import plan, text

LEVEL = "level2"
CERTIFICATE = "certificates/cpu-small-fp32.json"

SMALL = certify.Surroundings("small", "cpu", "fp32", 3)

# What a size leaves of a softmax or a clamp is seen with few samples, which a CPU can compute.
PAPER = certify.Surroundings("paper", "cpu", "fp32", 1)
FEW_SAMPLES = {"batch_size": 8}

# Who has thrown so many away one after the other will find no further one.
PATIENCE = 500


class Exhausted(Exception):
    """No further module was found."""


class Generation:
    """A pack that grows module by module; the same for the same seed and the same PyTorch."""

    def __init__(self, seed: int, folder: Path, known: Path) -> None:
        """Begins a pack in a new folder; of the pack `known` no module is made again."""
        self.chance = random.Random(seed)
        self.folder = folder
        self.seen = {plan.same(yaml.safe_load(file.read_text())["operators"]) for file in known.glob(f"{LEVEL}/*/task.yaml")}
        self.certificate = certify.Certificate(SMALL)
        (folder / "certificates").mkdir(parents=True)
        name = f"kernels-{LEVEL}-{seed}"
        (folder / "pack.yaml").write_text(f'schema: 1\nname: {name}\nversion: "1.0"\nsuite: kernels\nlicence: Apache-2.0\n')

    def next(self) -> tuple[str, dict[str, list[str]]]:
        """Adds a module; says its name and what was thrown away before it, with the reasons."""
        thrown: dict[str, list[str]] = {}
        with tempfile.TemporaryDirectory() as temporary:
            for _ in range(PATIENCE):
                drawn = plan.drawn(self.chance)
                if plan.same(drawn.operators) in self.seen:
                    continue
                self.seen.add(plan.same(drawn.operators))
                made = Path(temporary) / LEVEL / f"{len(self.certificate.held) + 1:03}-{drawn.name}"
                found = write(drawn, made)
                if not found:
                    kept = self.folder / LEVEL / made.name
                    shutil.copytree(made, kept)
                    self.certificate.add(kept, [])
                    (self.folder / CERTIFICATE).write_text(self.certificate.text())
                    return f"{LEVEL}/{made.name}", thrown
                thrown[drawn.title] = found
        raise Exhausted(f"{PATIENCE} modules after the {len(self.certificate.held)} that were kept would all be no use")


def write(drawn: plan.Plan, folder: Path) -> list[str]:
    """Writes a task, and says what is wrong with it."""
    folder.mkdir(parents=True)
    (folder / "model.py").write_text(text.model(drawn))
    (folder / "task.yaml").write_text(text.description(drawn))
    try:
        found = certify.complaints(folder, SMALL) or needless(drawn, folder, text.small(drawn))
        return found or certify.complaints_about(task.load(folder / "model.py", FEW_SAMPLES), PAPER) or needless(drawn, folder, FEW_SAMPLES)
    except Exception as problem:  # whatever a module raises is a complaint about it
        return [f"{type(problem).__name__}: {problem}"]


def needless(drawn: plan.Plan, folder: Path, sizes: dict[str, Any]) -> list[str]:
    """The operators that could be left out: what they do is lost, or nothing."""
    whole = task.load(folder / "model.py", sizes)
    found: list[str] = []
    with torch.no_grad():
        model = whole.built(7)
        inputs = whole.inputs(0)
        expected = model(*inputs)
        for place, step in enumerate(drawn.steps):
            other = folder / f"without-{place}" / "model.py"
            other.parent.mkdir()
            other.write_text(text.model(drawn.without(place)))
            kept = {name: value for name, value in sizes.items() if name not in {one.name for one in step.constants}}
            said = answer(task.load(other, kept), model, inputs)
            shutil.rmtree(other.parent)
            if said is not None and compare.difference(said, expected).is_right:
                found.append(f"{step.operator} could be left out")
    return found


def answer(shorter: task.Task, model: nn.Module, inputs: list[Any]) -> torch.Tensor | None:
    """What a shorter module makes of the inputs with the parameters of the whole one; nothing where they do not fit it."""
    try:
        other = shorter.built(7)
        other.load_state_dict(model.state_dict(), strict=False)
        said = other(*inputs)
    except (RuntimeError, ValueError):
        return None
    return said if isinstance(said, torch.Tensor) else None


def main() -> int:
    """Is given a seed, a folder and the pack that is known; answers each line it reads with a module that it has added."""
    seed, folder, known = sys.argv[1:]
    torch.set_num_threads(1)
    generation = Generation(int(seed), Path(folder), Path(known))
    for _ in sys.stdin:
        try:
            name, thrown = generation.next()
            said: dict[str, Any] = {"task": name, "thrown": thrown}
        except Exhausted as problem:
            said = {"problem": str(problem)}
        print(json.dumps(said), flush=True)
    return 0
