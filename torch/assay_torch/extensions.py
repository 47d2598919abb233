"""What a candidate asks `torch.utils.cpp_extension` to compile.

A candidate is executed twice. First in a sandbox of its own, where every wish to compile is written down and nothing is compiled (`record`). Its texts are then compiled by nobody
but a compiler, each in a sandbox of its own. In the runner at last the wish is found again by its hash, and what the compiler made is loaded (`give`). So no candidate can put
something into a cache that another asks for.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.machinery
import importlib.util
import io
import json
import sys
import types
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Callable, Sequence

with contextlib.redirect_stderr(io.StringIO()):  # where it says that it found no GPU
    import torch.utils.cpp_extension as original

# Always the same, so that a compiled header can be used for all of them.
MODULE = "assay_extension"

MOST_BYTES = 1 << 20


@dataclass(frozen=True)
class Wish:
    """A text to compile into a module."""

    text: str
    cuda: str
    functions: tuple[str, ...]  # of the text, to be given to Python
    flags: tuple[str, ...]

    @property
    def key(self) -> str:
        return hashlib.sha256(json.dumps(asdict(self)).encode()).hexdigest()[:32]


def inline(name: str, cpp_sources: Any, cuda_sources: Any = None, functions: Any = None, extra_cflags: Any = None, extra_cuda_cflags: Any = None, **_: Any) -> Wish:
    """What `load_inline` would compile."""
    sources = _texts(cpp_sources)
    kernels = _texts(cuda_sources)
    cuda = "\n".join(["#include <torch/types.h>", "#include <cuda.h>", "#include <cuda_runtime.h>", *kernels]) + "\n" if kernels else ""
    return Wish("\n".join(sources) + "\n", cuda, tuple(_texts(functions)), _flags(extra_cflags, extra_cuda_cflags))


def files(name: str, sources: Any, extra_cflags: Any = None, extra_cuda_cflags: Any = None, **_: Any) -> Wish:
    """What `load` would compile: the files of each kind, one after another."""
    names = [Path(one) for one in _texts(sources)]
    cuda = "".join(one.read_text() + "\n" for one in names if one.suffix == ".cu")
    return Wish("".join(one.read_text() + "\n" for one in names if one.suffix != ".cu"), cuda, (), _flags(extra_cflags, extra_cuda_cflags))


def _texts(given: Any) -> list[str]:
    return [given] if isinstance(given, str) else list(given or [])


def _flags(*wanted: Sequence[str] | None) -> tuple[str, ...]:
    return tuple(str(flag) for flags in wanted for flag in flags or ())


class Later(types.ModuleType):
    """Stands for a module that is not compiled yet."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("__"):
            raise AttributeError(name)

        def call(*_: Any, **__: Any) -> Any:
            raise RuntimeError(f"{name} is called before it is compiled")

        return call


def record(folder: Path) -> None:
    """From now on wishes are written down."""

    def noted(wish: Wish) -> Later:
        if len(wish.text.encode()) + len(wish.cuda.encode()) > MOST_BYTES:
            raise RuntimeError("the sources are longer than anybody would write")
        (folder / f"{wish.key}.json").write_text(json.dumps(asdict(wish)))
        return Later(MODULE)

    replace(noted)


def give(folder: Path) -> None:
    """From now on wishes are fulfilled with what was compiled."""

    def loaded(wish: Wish) -> types.ModuleType:
        file = folder / f"{wish.key}.so"
        if not file.exists():
            raise RuntimeError("this was not asked for when the candidate was built")
        return module(file)

    replace(loaded)


def module(file: Path) -> types.ModuleType:
    """What a compiler made."""
    name = f"{file.stem}.{MODULE}"  # pybind11 gives a second module of one name the content of the first
    loader = importlib.machinery.ExtensionFileLoader(name, str(file))
    spec = importlib.util.spec_from_file_location(name, file, loader=loader)
    assert spec is not None
    made = importlib.util.module_from_spec(spec)
    loader.exec_module(made)
    return made


def replace(fulfil: Callable[[Wish], types.ModuleType]) -> None:
    """From now on wishes are fulfilled in that way."""
    original.load_inline = lambda *args, **named: fulfil(inline(*args, **named))
    original.load = lambda *args, **named: fulfil(files(*args, **named))


def main(words: list[str]) -> None:
    """Writes down what a candidate wants compiled: `record.py SOURCE FOLDER`."""
    from assay_torch.runner import loaded

    source, folder = words
    record(Path(folder))
    module = loaded(Path(source))
    if not hasattr(module, "ModelNew"):
        print("there is no class ModelNew in it", file=sys.stderr)
        sys.exit(3)
