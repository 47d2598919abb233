"""What a judge is told before it starts: lines of `key value`; the file is the one that native/judge/job.hpp describes."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Job:
    runners: dict[str, list[str]] = field(default_factory=dict)
    device: int | None = None
    cases: list[str] = field(default_factory=list)
    cgroup: str = ""
    judge_cpus: set[int] = field(default_factory=set)
    spins: bool = False


def read(path: Path) -> Job:
    job = Job()
    command: list[str] = []
    for line in path.read_text().splitlines():
        key, _, value = line.partition(" ")
        if key == "runner":
            command = job.runners.setdefault(value, [])
        elif key == "argument":
            command.append(value)
        elif key == "device":
            job.device = int(value)
        elif key == "case":
            job.cases.append(value)
        elif key == "cgroup":
            job.cgroup = value
        elif key == "judge-cpu":
            job.judge_cpus = {int(word) for word in value.split()}
        elif key == "spins":
            job.spins = value == "1"
        elif key not in ("ranks", "timed", "result", "lane-cpu"):
            raise ValueError(f"{path}: unknown key {key}")
    return job
