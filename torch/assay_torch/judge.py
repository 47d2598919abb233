"""The trusted process: it owns the task's module, its inputs, the clock and the comparison.

Started as `judge.py SETTINGS JOB`; a command a line comes in, a line of JSON goes out, as native/judge/judge.cpp has it:
    check RUNNER LIMIT_MS                       one fresh process, every case once
    block CALLS ITEMS LIMIT_MS [RUNNER …]       fresh processes timed in turns beside the reference
"""

from __future__ import annotations

import json
import os
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterator

import torch

from assay_torch import allclose, compare, form, job, parameters, plausible, precision, staging, task
from assay_torch.form import PRECISIONS
from assay_torch.seat import Library, Seat, Waited
from assay_torch.staging import Cold

REFERENCE = "reference"
START_SECONDS = 60.0
COLD = -1  # in place of a nursery: runners are started from nothing
HOT_ROUNDS = 3
MOST_CALLS = 8
WARM_UP, LAST = "first round", "last round"  # in place of what a time is taken for

Reply = dict[str, Any]


@dataclass
class Column:
    """What a runner showed over the turns of one block."""

    seat: Seat
    milliseconds: list[float] = field(default_factory=list)
    cpu: float = 0.0
    busiest: float = 0.0
    hot: list[float] = field(default_factory=list)

    def shown(self, least: float) -> Reply:
        return {"milliseconds": self.milliseconds, "cpu": self.cpu, "busiest": self.busiest, "frozen_cpu": self.seat.frozen_cpu, "least": least}


class Judge:
    def __init__(self, settings: dict[str, Any], told: job.Job, nursery: int) -> None:
        torch.set_grad_enabled(False)
        self._nursery = nursery
        self._job = told
        self._library = Library(settings["seats"])
        self._device = "cpu" if told.device is None else "cuda"
        self._dtype = PRECISIONS[settings["precision"]]
        self._task = task.load(Path(settings["model"]), settings["sizes"])
        seed = staging.fresh()
        self._model = self._task.built(seed).to(self._dtype)
        if told.device is not None:
            staging.on_gpu(told.device)
            self._model.cuda()
        self._cold = Cold(self._device)
        self._form = form.of(inputs := staging.inputs(self._task, self._dtype), self._model(*inputs))
        self._memory = plausible.memory() if told.device is not None else None
        self._needed: float | None = None
        self._batch = 0
        self._is_hot_known = told.device is None  # nobody empties a CPU's caches
        folder = Path(settings["told"])
        message = {
            "seed": seed,
            "threads": settings["threads"],
            "device": self._device,
            "precision": settings["precision"],
            "arguments": parameters.told(list(self._task.module.get_init_inputs())),
            "parameters": parameters.keep(self._model, folder),
            "form": self._form.to_json(),
        }
        (folder / "job.json").write_text(json.dumps(message))

    def answer(self, command: str) -> Reply:
        verb, *words = command.split()
        if verb == "check" and len(words) == 2:
            return self.check(words[0], int(words[1]) / 1e3)
        if verb == "block" and len(words) >= 3:
            return self.block(int(words[0]), int(words[1]), int(words[2]) / 1e3, words[3:])
        raise ValueError(f"unknown command: {command}")

    def check(self, runner: str, limit: float) -> Reply:
        """Goes on after a wrong output only as long as KernelBench would not have noticed."""
        seat = self._seat(runner, 1)
        wrong: Reply = {}
        precise: list[Reply] = []
        close = True
        try:
            for number, case in enumerate(self._job.cases):
                staged = self._staged(1)
                expected = self._model(*self._views(staged, 0))
                self._cold.settle()
                last = number + 1 == len(self._job.cases)
                waited = seat.prepare(1, staged, START_SECONDS)
                if waited == Waited.RANG:
                    waited, _ = seat.turn(last, limit)
                if waited != Waited.RANG:
                    return wrong or _ended(waited, runner, case)
                found = self._found(seat, staged, expected.unsqueeze(0))
                wrong = wrong or ({} if found.is_right else _wrong(seat, case, found))
                if wrong.get("reason") == "SHAPE":
                    return wrong
                said = self._outputs(seat, 1)[0]
                close = close and allclose.is_close(said, expected, self._dtype)
                if number == 0 or not found.is_right:
                    precise = self._precision(said, expected, self._views(staged, 0))
                if wrong and not close:
                    break
            remarks = [*precise, _remark("ALLCLOSE", close, allclose.text(close, self._dtype))]
            return {"outcome": "CORRECT", "frozen_cpu": seat.frozen_cpu, **wrong, "remarks": remarks}
        finally:
            seat.leave()

    def block(self, calls: int, items: int, limit: float, runners: list[str]) -> Reply:
        names = [REFERENCE, *runners]
        items = max(1, min(items, staging.most_items(self._form, self._device, len(names))))
        columns: list[Column] = []
        try:
            for name in names:
                columns.append(Column(self._seat(name, items)))
            for taken in self._rounds(calls, items, runners):
                reply = self._round(columns, items, limit, taken)
                if reply is not None:
                    return reply
            least = self._least(columns, items)
            shown = {column.seat.name: column.shown(least) for column in columns}
            return {"outcome": "CORRECT", "items": items, "runners": shown, "remarks": _hot(columns)}
        finally:
            for column in columns:
                column.seat.leave()

    def _rounds(self, calls: int, items: int, runners: list[str]) -> Iterator[str]:
        """What the times of each round of a block are taken for. The last one is killed; how many come before nobody can know."""
        begin = time.monotonic()
        yield WARM_UP
        started = time.monotonic()
        yield "milliseconds"
        cold = max(calls, _worth_a_process(started - begin, time.monotonic() - started)) + random.SystemRandom().randrange(3)
        yield from ["milliseconds"] * (cold - 1) + ["hot"] * self._hot_rounds(items, runners) + [LAST]

    def _hot_rounds(self, items: int, runners: list[str]) -> int:
        """Rounds on inputs that caches may hold: once, where batches have stopped growing, as in short ones all calls take long."""
        if self._is_hot_known or not runners:
            return 0
        self._is_hot_known, self._batch = items == self._batch, items
        return HOT_ROUNDS if self._is_hot_known else 0

    def _least(self, columns: list[Column], items: int) -> float:
        """Milliseconds that a call of such a batch takes at least, or 0 where nobody was suspiciously fast."""
        fastest = min((statistics.median(column.milliseconds) for column in columns[1:]), default=float("inf"))
        if self._memory is None or fastest >= self._memory.seconds(plausible.most_bytes(self._form) * items) * 1e3 / items:
            return 0.0
        if self._needed is None:
            inputs, others = (self._views(self._staged(1), 0) for _ in range(2))
            self._needed = plausible.needed_bytes(self._form, self._model, inputs, others)
        least = self._memory.seconds(self._needed * items) * 1e3 / items
        return least if statistics.median(columns[0].milliseconds) >= least else 0.0

    def _round(self, columns: list[Column], items: int, limit: float, taken: str) -> Reply | None:
        """One turn of each, with its time taken for what is named."""
        staged = self._staged(items)
        drawn = random.SystemRandom().sample(columns, len(columns))
        # A runner that starts uses the device, so nobody's first turn comes before all are ready.
        for group in [drawn] if taken == WARM_UP else [[column] for column in drawn]:
            for column in group:
                waited = column.seat.prepare(items, staged, START_SECONDS)
                if waited != Waited.RANG:
                    return _ended(waited, column.seat.name, "timed")
            for column in group:
                waited = self._turn(column, items, limit, taken)
                if waited != Waited.RANG:
                    return _ended(waited, column.seat.name, "timed")
        expected = self._outputs(columns[0].seat, items)
        for column in columns[1:]:
            found = self._found(column.seat, staged, expected)
            if not found.is_right:
                return _wrong(column.seat, "timed", found)
        return None

    def _turn(self, column: Column, items: int, limit: float, taken: str) -> Waited:
        """Its inputs are in no cache unless it is to be hot."""
        if taken != "hot":
            self._cold.flush()
        waited, shown = column.seat.turn(taken == LAST, limit)
        if waited == Waited.RANG and taken in ("milliseconds", "hot"):
            getattr(column, taken).append(shown.seconds * 1e3 / items)
        if waited == Waited.RANG and taken != LAST:
            column.cpu += shown.cpu
            column.busiest += shown.busiest
        return waited

    def _precision(self, said: torch.Tensor, expected: torch.Tensor, inputs: list[Any]) -> list[Reply]:
        """How precise an output is and what the rule ulp says of it, where that can be told."""
        if not expected.is_floating_point():
            return [_remark("ULP", ulp := torch.equal(said, expected), precision.text(ulp))]
        try:
            found = precision.of(said, expected, self._model, inputs)
        except RuntimeError:  # not everything exists in float64 everywhere
            return []
        return [{"reason": "PRECISION", "text": found.text}, _remark("ULP", found.is_ulp, precision.text(found.is_ulp))]

    def _seat(self, runner: str, items: int) -> Seat:
        return Seat(self._library, runner, self._job.runners[runner], self._form, items, self._job.device, self._job.cgroup, self._job.spins, self._nursery)

    def _staged(self, items: int) -> form.Memory:
        """Inputs nobody has seen in memory of the judge's own."""
        return staging.staged(self._form, items, self._task, self._dtype)

    def _views(self, memory: form.Memory, item: int) -> list[Any]:
        return staging.views(self._form, memory, item)

    def _found(self, seat: Seat, staged: form.Memory, expected: torch.Tensor) -> compare.Difference:
        """What is wrong after a batch: nobody may compute in its inputs, and every output must be right."""
        for number, place in enumerate(self._form.inputs):
            if not torch.equal(*(place.rows(memory, self._form.stride, len(expected)) for memory in (seat.memory, staged))):
                return compare.Difference(float("inf"), f"input {number} was changed")
        return compare.first_wrong(self._outputs(seat, len(expected)), expected)

    def _outputs(self, seat: Seat, items: int) -> torch.Tensor:
        return self._form.output.batch(seat.memory, self._form.stride, items)


def _hot(columns: list[Column]) -> list[Reply]:
    """How long calls take on inputs that caches may hold, where that was looked at."""
    if not columns[0].hot:
        return []
    original, *others = (statistics.median(column.hot) for column in columns)
    return [{"reason": "HOT", "text": f"{other:.4g} ms with its inputs left in the device's caches, where PyTorch takes {original:.4g} ms"} for other in others]


def _worth_a_process(start_seconds: float, round_seconds: float) -> int:
    """How many rounds should be timed in a process: for as long as it took to start, on a GPU much longer than short rounds take."""
    return min(MOST_CALLS, int(start_seconds / round_seconds))


def _ended(waited: Waited, runner: str, case: str) -> Reply:
    outcome = {Waited.DIED: "DIED", Waited.LATE: "TIMED_OUT", Waited.BUSY: "LEFT_WORK"}[waited]
    return {"outcome": outcome, "runner": runner, "case": case}


def _remark(rule: str, right: bool, text: str) -> Reply:
    return {"reason": rule if right else f"NOT_{rule}", "text": text}


def _wrong(seat: Seat, case: str, found: compare.Difference) -> Reply:
    reply = {"outcome": "WRONG", "runner": seat.name, "case": case}
    returned = seat.returned
    return {**reply, "reason": "SHAPE", "text": returned} if returned else {**reply, "reason": "VALUE", "text": found.text}


def main(words: list[str], nursery: int = COLD) -> int:
    """Judges by the settings and the job in the files of these names, with runners from the nursery behind that descriptor, where there is one."""
    settings = json.loads(Path(words[0]).read_text())
    told = job.read(Path(words[1]))
    if told.judge_cpus:
        os.sched_setaffinity(0, told.judge_cpus)
    torch.set_num_threads(1)
    judge = Judge(settings, told, nursery)
    for line in sys.stdin:
        try:
            reply = judge.answer(line)
        except Exception as problem:  # whatever goes wrong here is our fault, and the caller must hear of it
            reply = {"outcome": "INFRA_FAILED", "text": f"{type(problem).__name__}: {problem}"}
        print(json.dumps(reply), flush=True)
    return 0
