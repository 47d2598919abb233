"""What `torch.profiler` saw, as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterable

MOST_ROWS = 15
WIDEST = 60


@dataclass(frozen=True)
class Row:
    """An operator or kernel: how often it was called, and its own time in microseconds."""

    name: str
    calls: int
    time: float


def on_host(events: Iterable[Any]) -> list[Row]:
    """Operators, and the functions that left a note."""
    return [Row(one.key, one.count, one.self_cpu_time_total) for one in events]


def on_device(events: Iterable[Any], notes: set[str]) -> list[Row]:
    """Kernels and copies. PyTorch lists them beside the operators that started them, and notes once more around them."""
    kernels = [one for one in events if _is_kernel(one) and one.key not in notes]
    return [Row(one.key, one.count, _device_time(one)) for one in kernels]


def _is_kernel(event: Any) -> bool:
    return not getattr(event, "is_user_annotation", False) and str(getattr(event, "device_type", "")).endswith("CUDA")


def _device_time(event: Any) -> float:
    """PyTorch called it otherwise before 2.4."""
    return float(event.self_device_time_total if hasattr(event, "self_device_time_total") else event.self_cuda_time_total)


def text(rows: Iterable[Row], kind: str, calls: int) -> str:
    """The longest first; times are those of one call of the module."""
    ordered = sorted((row for row in rows if row.time > 0), key=lambda row: -row.time)
    whole = sum(row.time for row in ordered)
    shown = ordered[:MOST_ROWS]
    names = [_short(row.name) for row in shown]
    width = max(map(len, [kind, *names]))
    lines = [f"{kind:<{width}}  {'calls':>7}  {'own time':>12}  {'share':>7}"]
    lines += [f"{name:<{width}}  {row.calls / calls:>7.4g}  {row.time / calls:>9.1f} us  {row.time / whole:>6.1%}" for name, row in zip(names, shown)]
    if len(ordered) > len(shown):
        rest = sum(row.time for row in ordered[MOST_ROWS:])
        lines.append(f"and {len(ordered) - len(shown)} more, together {rest / calls:.1f} us")
    return "\n".join(lines)


def _short(name: str) -> str:
    return name if len(name) <= WIDEST else name[: WIDEST - 3] + "..."
