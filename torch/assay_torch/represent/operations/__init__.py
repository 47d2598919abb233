"""The operations that are known, by name."""

from __future__ import annotations

from assay_torch.represent.operation import Operation
from assay_torch.represent.operations import (
    activations,
    arithmetic,
    attention,
    convolutions,
    copies,
    losses,
    norms,
    parts,
    pools,
    products,
    recurrence,
    reductions,
    shapes,
)

FAMILIES = (
    activations,
    arithmetic,
    attention,
    convolutions,
    copies,
    losses,
    norms,
    parts,
    pools,
    products,
    recurrence,
    reductions,
    shapes,
)

OPERATIONS: dict[str, Operation] = {name: operation for family in FAMILIES for name, operation in family.OPERATIONS.items()}
