"""What programs answered to a candidate's libraries while it was built, for a runner that can start none.

Triton asks its assembler for a version and the loader for its libraries before it looks into its cache. Where these questions are asked for the first time, the answers are written
down (`record`); where no program can be started they are given again (`give`).
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Sequence

FILE = "answered.json"
ENCODING = "latin-1"


def _key(command: Any) -> str:
    return command if isinstance(command, str) else json.dumps([str(word) for word in command])


def _is_text(named: dict[str, Any]) -> bool:
    return bool(named.get("text") or named.get("universal_newlines") or named.get("encoding"))


def record(folder: Path) -> None:
    """From now on what programs answer is written down."""
    ask = subprocess.check_output
    answered: dict[str, str] = {}

    def asked(command: Any, *arguments: Any, **named: Any) -> Any:
        said = ask(command, *arguments, **named)
        answered[_key(command)] = said if isinstance(said, str) else said.decode(ENCODING)
        (folder / FILE).write_text(json.dumps(answered))
        return said

    setattr(subprocess, "check_output", asked)


def give(folder: Path) -> None:
    """From now on programs answer what they answered before, and others are not there."""
    file = folder / FILE
    answered: dict[str, str] = json.loads(file.read_text()) if file.exists() else {}

    def asked(command: Any, *_: Any, **named: Any) -> Any:
        said = answered.get(_key(command))
        if said is None:
            raise FileNotFoundError(f"no program can be started here, and nobody asked before: {_key(command)}")
        return said if _is_text(named) else said.encode(ENCODING)

    def started(command: Sequence[Any] | str, *_: Any, **__: Any) -> Any:
        raise FileNotFoundError(f"a kernel is compiled that the first calls on such inputs did not use: {_key(command)}")

    setattr(subprocess, "check_output", asked)
    setattr(subprocess, "check_call", started)
    setattr(subprocess, "run", started)
