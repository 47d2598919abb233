"""KernelBench's own evaluator out of a checkout, as it is.

Where it shall run on a CPU, what it asks of `torch.cuda` is imitated and its flush of a cache is left out. Packages that it imports without need are
empty where they are missing. `redteam/against-kernelbench` and `bench/kernelbench` use it.
"""

from __future__ import annotations

import ast
import importlib.util
import sys
import time
import types
from pathlib import Path
from typing import Any, Mapping


def imitate_cuda() -> None:
    """Everything that the evaluator asks of a GPU, on a CPU."""
    import torch

    class Event:
        def __init__(self, **_: Any) -> None:
            self.at = 0.0

        def record(self, *_: Any) -> None:
            self.at = time.perf_counter()

        def elapsed_time(self, end: Event) -> float:
            return (end.at - self.at) * 1e3

    class Device:
        def __init__(self, *_: Any) -> None:
            pass

        def __enter__(self) -> None:
            pass

        def __exit__(self, *_: Any) -> None:
            pass

    def nothing(*_: Any, **__: Any) -> None:
        pass

    for name in ("set_device", "synchronize", "empty_cache", "manual_seed", "reset_peak_memory_stats"):
        setattr(torch.cuda, name, nothing)
    setattr(torch.cuda, "is_available", lambda: True)
    setattr(torch.cuda, "current_device", lambda: torch.device("cpu"))
    setattr(torch.cuda, "get_device_name", lambda *_, **__: "NVIDIA that is a CPU")
    setattr(torch.cuda, "Event", Event)
    setattr(torch.cuda, "device", Device)


def imitate_packages() -> None:
    """Packages that are imported and, for this, not needed."""

    class BaseModel:
        def __init__(self, **said: Any) -> None:
            for name, value in vars(type(self)).items():
                if not name.startswith("__"):
                    setattr(self, name, dict(value) if isinstance(value, dict) else value)
            for name, value in said.items():
                setattr(self, name, value)

    packages: dict[str, dict[str, Any]] = {
        "pydantic": {"BaseModel": BaseModel},
        "dotenv": {"load_dotenv": lambda *_, **__: None},
        "openai": {"OpenAI": object},
        "litellm": {"completion": None},
        "tomli": {},
        "requests": {},
        "tqdm": {"tqdm": lambda things, **_: things},
        "datasets": {"load_dataset": None},
    }
    for name, content in packages.items():
        if name not in sys.modules and importlib.util.find_spec(name) is None:
            module = types.ModuleType(name)
            module.__dict__.update(content)
            sys.modules[name] = module


def opened(checkout: Path, on_cpu: bool) -> Any:
    """The module that has `eval_kernel_against_ref`."""
    if on_cpu:
        imitate_cuda()
    imitate_packages()
    sys.path.insert(0, str(checkout / "src"))
    from kernelbench import eval as evaluator
    from kernelbench import timing

    if on_cpu:
        timing.clear_l2_cache = lambda **_: None
    return evaluator


def with_constants(source: str, constants: Mapping[str, Any]) -> str:
    """The text of a module with constants at the top of it replaced."""
    tree = ast.parse(source)
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name) and statement.targets[0].id in constants:
            value = constants[statement.targets[0].id]
            statement.value = ast.parse(repr(tuple(value) if isinstance(value, list) else value), mode="eval").body
    return ast.unparse(tree)
