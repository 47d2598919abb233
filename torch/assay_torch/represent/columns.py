"""Lines whose columns are aligned."""

from __future__ import annotations

from typing import Iterable, Sequence


def lines(header: Sequence[str], rows: Iterable[Sequence[str]], rule: bool = False) -> list[str]:
    """A header and rows below it, each two spaces in."""
    every = [tuple(header), *(tuple(row) for row in rows)]
    widths = [max(len(row[place]) for row in every) for place in range(len(header))]
    if rule:
        every.insert(1, tuple("-" * width for width in widths))
    return ["  " + "  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip() for row in every]
